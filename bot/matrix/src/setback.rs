//! What a call that failed means for who asked: later, gone, refused.
//!
//! Every call to the homeserver has a limit ([`within`]): the SDK's own retries are switched off, since they wait
//! silently inside the call for as long as the server says (a minute per room at the default limits), and the courier
//! couldn't do anything more urgent meanwhile.

use std::future::IntoFuture;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use dragoman_game::refusal::Refusal;
use dragoman_platform::Setback;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use jiff::Timestamp;
use matrix_sdk::ruma::api::error::{ErrorKind, RetryAfter};
use matrix_sdk::{Error, HttpError};
use tokio::time::error::Elapsed;

/// How long an ordinary call may take.
pub(super) const ORDINARY: Duration = Duration::from_secs(30);
/// How long a call may take that uploads something or creates a room.
pub(super) const HEAVY: Duration = Duration::from_secs(90);
/// How long to leave the homeserver alone when it gives no time itself.
const PAUSE: Duration = Duration::from_secs(3);

/// So long after a limit was used up messages are scarce.
const LATELY: Duration = Duration::from_secs(30);

/// The adapter's clock. Only waiting times and the answer to "how far have we read" come from it; when something was
/// said is always the homeserver's word.
#[expect(clippy::disallowed_methods, reason = "a call's waiting time has no caller who could pass a clock in")]
pub(super) fn now() -> Timestamp {
    Timestamp::now()
}

/// Not now, but after `pause`.
pub(super) fn later(pause: Duration) -> Setback {
    Setback::Later { not_before: now() + pause }
}

/// What the homeserver limits, each with its own counter there, so that a full one doesn't hold up the others.
#[derive(Clone, Copy, Debug)]
pub(super) enum Limit {
    Messages,
    Rooms,
    Invitations,
    None,
}

/// Until when each limit is known to be used up, in Unix milliseconds.
#[derive(Debug, Default)]
pub(super) struct Quotas {
    messages: AtomicI64,
    rooms: AtomicI64,
    invitations: AtomicI64,
}

impl Quotas {
    fn slot(&self, limit: Limit) -> Option<&AtomicI64> {
        match limit {
            Limit::Messages => Some(&self.messages),
            Limit::Rooms => Some(&self.rooms),
            Limit::Invitations => Some(&self.invitations),
            Limit::None => None,
        }
    }

    /// Until when the homeserver takes no messages; in the past, if it was so lately.
    pub(super) fn limited_until(&self) -> Option<Timestamp> {
        let until = Timestamp::from_millisecond(self.messages.load(Ordering::Relaxed)).ok()?;
        (now() < until + LATELY).then_some(until)
    }

    /// Whether `limit` is known to be used up.
    pub(super) fn is_used_up(&self, limit: Limit) -> bool {
        let until = self.slot(limit).and_then(|slot| Timestamp::from_millisecond(slot.load(Ordering::Relaxed)).ok());
        until.is_some_and(|until| until > now())
    }

    /// Makes `call`, unless its limit is known to be used up, and reads its failure.
    pub(super) fn call<'a, T, E, F>(
        &'a self,
        limit: Limit,
        patience: Duration,
        call: F,
    ) -> BoxFuture<'a, Result<T, Setback>>
    where
        T: Send + 'a,
        E: Into<Error> + Send + 'a,
        F: IntoFuture<Output = Result<T, E>>,
        F::IntoFuture: Send + 'a,
    {
        let call = call.into_future();
        let limited = async move {
            let slot = self.slot(limit);
            if let Some(until) = slot.and_then(|slot| Timestamp::from_millisecond(slot.load(Ordering::Relaxed)).ok())
                && until > now()
            {
                return Err(Setback::Later { not_before: until });
            }
            match tokio::time::timeout(patience, call).await {
                Err(_) => Err(later(PAUSE)),
                Ok(Ok(done)) => Ok(done),
                Ok(Err(error)) => {
                    let error = error.into();
                    if let (Some(slot), Some(pause)) = (slot, told_to_wait(&error)) {
                        slot.fetch_max((now() + pause).as_millisecond(), Ordering::Relaxed);
                    }
                    Err(setback(&error))
                }
            }
        };
        limited.boxed()
    }
}

/// Waits for the homeserver no longer than `patience`.
///
/// In a box, as every future of the SDK here: whether such a future may move between threads takes the compiler seconds
/// to find out, and without the box it would do so again for everything that waits for it.
pub(super) fn within<'a, F>(patience: Duration, call: F) -> BoxFuture<'a, Result<F::Output, Elapsed>>
where
    F: IntoFuture,
    F::IntoFuture: Send + 'a,
{
    tokio::time::timeout(patience, call.into_future()).boxed()
}

/// How long the homeserver tells us to wait, if that is why it refused.
pub(super) fn told_to_wait(error: &Error) -> Option<Duration> {
    let ErrorKind::LimitExceeded(limit) = error.client_api_error_kind()? else { return None };
    Some(match &limit.retry_after {
        Some(RetryAfter::Delay(pause)) => *pause,
        Some(RetryAfter::DateTime(at)) => at.duration_since(now().into()).unwrap_or_default(),
        None => PAUSE,
    })
}

/// What has become of our session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Login {
    /// The homeserver has ended it, and our device with it.
    Ended,
    /// It wants us to log in again, as the same device, which keeps its keys.
    Wanted,
}

/// What has become of our session, if that is why the homeserver refused.
pub(super) fn login(error: &Error) -> Option<Login> {
    match error.client_api_error_kind()? {
        ErrorKind::UnknownToken(unknown) if unknown.soft_logout => Some(Login::Wanted),
        ErrorKind::UnknownToken(_) | ErrorKind::MissingToken => Some(Login::Ended),
        _ => None,
    }
}

/// Whether the failure is one of the way (no connection, no answer, a gateway's error) and not of what was asked.
pub(super) fn unreachable(error: &Error) -> bool {
    match error {
        Error::Io(_) => true,
        Error::Http(error) => match &**error {
            HttpError::Reqwest(_) => true,
            error => error
                .as_client_api_error()
                .is_none_or(|error| error.status_code.is_server_error() || error.status_code.as_u16() == 429),
        },
        _ => false,
    }
}

/// What the courier does after `error`.
pub(super) fn setback(error: &Error) -> Setback {
    if let Some(pause) = told_to_wait(error) {
        return later(pause);
    }
    if let Error::WrongRoomState(_) = error {
        return Setback::Gone;
    }
    let Some(api) = error.as_client_api_error() else {
        tracing::warn!(%error, "a call to the homeserver failed");
        return later(PAUSE);
    };
    tracing::warn!(status = api.status_code.as_u16(), kind = ?api.error_kind(), "the homeserver refused a call");
    refused(api.status_code.as_u16(), api.error_kind())
}

/// What the courier does after a refusal with this status.
fn refused(status: u16, kind: Option<&ErrorKind>) -> Setback {
    match kind {
        // Who blocks the bot's invitations takes no private messages from it either.
        Some(ErrorKind::InviteBlocked) => Setback::Refused(Refusal::ClosedToBot),
        Some(ErrorKind::NotFound) => Setback::Gone,
        Some(ErrorKind::TooLarge | ErrorKind::BadJson | ErrorKind::NotJson | ErrorKind::InvalidParam) => {
            Setback::Refused(Refusal::Malformed)
        }
        Some(ErrorKind::UnknownToken(_) | ErrorKind::MissingToken) => later(Duration::from_secs(60)),
        _ if status == 413 => Setback::Refused(Refusal::Malformed),
        // Whatever the reason is called, trying again in three seconds changes nothing.
        _ if status == 403 => Setback::Refused(Refusal::Permission("power level".to_owned())),
        _ => later(PAUSE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_no_matter_of_seconds() {
        let permission = Setback::Refused(Refusal::Permission("power level".to_owned()));
        assert_eq!(refused(403, Some(&ErrorKind::InviteBlocked)), Setback::Refused(Refusal::ClosedToBot));
        assert_eq!(refused(403, Some(&ErrorKind::Forbidden)), permission);
        assert_eq!(refused(403, Some(&ErrorKind::UserDeactivated)), permission);
        assert_eq!(refused(413, None), Setback::Refused(Refusal::Malformed));
        assert_eq!(refused(404, Some(&ErrorKind::NotFound)), Setback::Gone);
        assert!(matches!(refused(502, None), Setback::Later { .. }));
        assert!(matches!(refused(401, Some(&ErrorKind::MissingToken)), Setback::Later { .. }));
    }
}
