//! Names a network's method in the log while it is being called.

use tracing::Span;

/// The span of a call to this method of `Platform`.
pub(super) fn call(method: &'static str) -> Span {
    tracing::info_span!("call", method)
}
