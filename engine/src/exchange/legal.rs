//! The answer of `dragoman legal`.

use serde_json::{Value, json};

use super::Request;

pub(super) fn answer(request: &Request) -> Value {
    json!({ "id": request.id })
}
