//! Classifies failed calls by what the caller does next: retry later, gone, refused.
//!
//! Every call to the homeserver has a time limit ([`within`]). The SDK's own retries are switched off: they wait inside
//! the call for as long as the server demands (a minute per room at the default limits), and the dispatcher couldn't do
//! anything more urgent meanwhile.

use std::collections::HashMap;
use std::future::IntoFuture;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use dragoman_game::refusal::{POWER_LEVEL, Refusal};
use dragoman_platform::Setback;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use jiff::Timestamp;
use matrix_sdk::ruma::api::error::{ErrorKind, RetryAfter};
use matrix_sdk::ruma::{OwnedUserId, UserId};
use matrix_sdk::{Error, HttpError, Room};
use tokio::time::error::Elapsed;

/// How long an ordinary call may take.
pub(super) const ORDINARY: Duration = Duration::from_secs(30);
/// How long a call may take that uploads something or creates a room.
pub(super) const HEAVY: Duration = Duration::from_secs(90);
/// How long to leave the homeserver alone if it demands no time itself.
const PAUSE: Duration = Duration::from_secs(3);
/// The pause before a room is looked up again that the bot isn't in any more.
const REMOVED: Duration = Duration::from_secs(1);

/// How long after an exhausted limit messages are rationed.
const LATELY: Duration = Duration::from_secs(30);

/// The adapter's clock, for waiting times and for "read up to now" only; the times of events are the homeserver's.
#[expect(clippy::disallowed_methods, reason = "a call's waiting time has no caller who could pass a clock in")]
pub(super) fn now() -> Timestamp {
    Timestamp::now()
}

/// Retry after `pause`: the call may have done something.
pub(super) fn later(pause: Duration) -> Setback {
    Setback::Later { not_before: now() + pause, nothing_done: false }
}

/// Limits of the homeserver, each with its own counter there, so that an exhausted one doesn't delay the others.
#[derive(Clone, Copy, Debug)]
pub(super) enum Limit {
    Messages,
    Rooms,
    Invitations,
    None,
}

/// The longest wait that the homeserver demands for an invitation because of the bot or the room. It also counts how often
/// each person is invited, by anybody, and makes all wait minutes who invite them then: others aren't concerned.
const INVITATIONS: Duration = Duration::from_secs(10);

impl Limit {
    /// The longest wait that counts for everything under this limit.
    fn longest(self) -> Duration {
        match self {
            Self::Invitations => INVITATIONS,
            Self::Messages | Self::Rooms | Self::None => Duration::MAX,
        }
    }
}

/// Until when each limit is known to be exhausted, in Unix milliseconds.
#[derive(Debug, Default)]
pub(super) struct Quotas {
    messages: AtomicI64,
    rooms: AtomicI64,
    invitations: AtomicI64,
    /// Until when a person can't be invited.
    invited: Mutex<HashMap<OwnedUserId, Timestamp>>,
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

    /// Until when the homeserver accepts no messages; in the past, if that was so recently.
    pub(super) fn limited_until(&self) -> Option<Timestamp> {
        let until = Timestamp::from_millisecond(self.messages.load(Ordering::Relaxed)).ok()?;
        (now() < until + LATELY).then_some(until)
    }

    /// Invites `person` into `room`, unless a limit is known to be exhausted: that of invitations, or theirs.
    pub(super) async fn invite(&self, room: &Room, person: &UserId) -> Result<(), Setback> {
        let theirs = || self.invited.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(until) = theirs().get(person).copied().filter(|until| *until > now()) {
            return Err(Setback::Later { not_before: until, nothing_done: true });
        }
        let invited = self.call(Limit::Invitations, ORDINARY, room.invite_user_by_id(person)).await;
        if let Err(Setback::Later { not_before, nothing_done: true }) = invited
            && not_before > now() + INVITATIONS
        {
            let mut theirs = theirs();
            theirs.retain(|_, until| *until > now());
            theirs.insert(person.to_owned(), not_before);
        }
        invited
    }

    /// Deletes what is known of the invitations of `person`.
    pub(super) fn forget(&self, person: &UserId) {
        self.invited.lock().unwrap_or_else(PoisonError::into_inner).remove(person);
    }

    /// Makes `call`, unless its limit is known to be exhausted, and classifies its failure.
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
                return Err(Setback::Later { not_before: until, nothing_done: true });
            }
            match tokio::time::timeout(patience, call).await {
                Err(_) => Err(later(PAUSE)),
                Ok(Ok(done)) => Ok(done),
                Ok(Err(error)) => {
                    let error = error.into();
                    let demanded = requested_wait(&error).filter(|pause| *pause <= limit.longest());
                    if let (Some(slot), Some(pause)) = (slot, demanded) {
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
/// Boxed, like every future of the SDK here: the compiler takes seconds to check whether such a future is `Send`, and
/// without the box would repeat that for every caller.
pub(super) fn within<'a, F>(patience: Duration, call: F) -> BoxFuture<'a, Result<F::Output, Elapsed>>
where
    F: IntoFuture,
    F::IntoFuture: Send + 'a,
{
    tokio::time::timeout(patience, call.into_future()).boxed()
}

/// How long the homeserver demands to wait, if that is why it refused.
pub(super) fn requested_wait(error: &Error) -> Option<Duration> {
    let ErrorKind::LimitExceeded(limit) = error.client_api_error_kind()? else { return None };
    Some(match &limit.retry_after {
        Some(RetryAfter::Delay(pause)) => *pause,
        Some(RetryAfter::DateTime(at)) => at.duration_since(now().into()).unwrap_or_default(),
        None => PAUSE,
    })
}

/// What happened to the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Login {
    /// The homeserver has ended it, and deleted the device.
    Ended,
    /// It requires a new login as the same device, which keeps its keys.
    Wanted,
}

/// What happened to the session, if that is why the homeserver refused.
pub(super) fn login(error: &Error) -> Option<Login> {
    match error.client_api_error_kind()? {
        ErrorKind::UnknownToken(unknown) if unknown.soft_logout => Some(Login::Wanted),
        ErrorKind::UnknownToken(_) | ErrorKind::MissingToken => Some(Login::Ended),
        _ => None,
    }
}

/// Whether the homeserver hasn't answered in time. It may be waiting for another homeserver.
pub(super) fn timed_out(error: &Error) -> bool {
    match error {
        Error::Io(error) => error.kind() == std::io::ErrorKind::TimedOut,
        Error::Http(error) => matches!(&**error, HttpError::Reqwest(error) if error.is_timeout()),
        _ => false,
    }
}

/// Whether the failure is one of the connection (no connection, no answer, a gateway's error) and not of the request.
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

/// What the dispatcher does after `error`.
pub(super) fn setback(error: &Error) -> Setback {
    if let Some(pause) = requested_wait(error) {
        return Setback::Later { not_before: now() + pause, nothing_done: true };
    }
    // The bot was removed from the room since it was looked up. Whether it is gone, or waits for an invitation, is found by
    // whoever looks it up again.
    if let Error::WrongRoomState(_) = error {
        return later(REMOVED);
    }
    let Some(api) = error.as_client_api_error() else {
        tracing::warn!(%error, "a call to the homeserver failed");
        return later(PAUSE);
    };
    tracing::warn!(status = api.status_code.as_u16(), kind = ?api.error_kind(), "the homeserver refused a call");
    refused(api.status_code.as_u16(), api.error_kind())
}

/// What the dispatcher does after a refusal with this status.
fn refused(status: u16, kind: Option<&ErrorKind>) -> Setback {
    match kind {
        // Somebody who blocks the bot's invitations takes no private messages from it either.
        Some(ErrorKind::InviteBlocked) => Setback::Refused(Refusal::ClosedToBot),
        Some(ErrorKind::NotFound) => Setback::Gone,
        Some(ErrorKind::TooLarge | ErrorKind::BadJson | ErrorKind::NotJson | ErrorKind::InvalidParam) => {
            Setback::Refused(Refusal::Malformed)
        }
        Some(ErrorKind::UnknownToken(_) | ErrorKind::MissingToken) => later(Duration::from_secs(60)),
        _ if status == 413 => Setback::Refused(Refusal::Malformed),
        // Whatever the reason, trying again in three seconds changes nothing. A suspended account, terms that nobody has
        // accepted or a proxy aren't mended by a power level: their code is said as it is.
        Some(ErrorKind::Forbidden) => Setback::Refused(Refusal::Permission(POWER_LEVEL.to_owned())),
        _ if status == 403 => {
            let code = kind.map_or_else(|| "HTTP 403".to_owned(), |kind| kind.errcode().to_string());
            Setback::Refused(Refusal::Permission(code))
        }
        _ => later(PAUSE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_not_retried_within_seconds() {
        let permission = Setback::Refused(Refusal::Permission(POWER_LEVEL.to_owned()));
        assert_eq!(refused(403, Some(&ErrorKind::InviteBlocked)), Setback::Refused(Refusal::ClosedToBot));
        assert_eq!(refused(403, Some(&ErrorKind::Forbidden)), permission);
        for (kind, code) in [
            (Some(&ErrorKind::UserSuspended), "M_USER_SUSPENDED"),
            (Some(&ErrorKind::UserDeactivated), "M_USER_DEACTIVATED"),
            (None, "HTTP 403"),
        ] {
            assert_eq!(refused(403, kind), Setback::Refused(Refusal::Permission(code.to_owned())));
        }
        assert_eq!(refused(413, None), Setback::Refused(Refusal::Malformed));
        assert_eq!(refused(404, Some(&ErrorKind::NotFound)), Setback::Gone);
        assert!(matches!(refused(502, None), Setback::Later { .. }));
        assert!(matches!(refused(401, Some(&ErrorKind::MissingToken)), Setback::Later { .. }));
    }

    #[tokio::test]
    async fn only_a_limit_is_sure_to_have_posted_nothing() {
        let quotas = Quotas::default();
        let nothing_done = |setback: Setback| match setback {
            Setback::Later { nothing_done, .. } => nothing_done,
            other => panic!("{other:?}"),
        };
        let failing = async || {
            let error = std::io::Error::from(std::io::ErrorKind::TimedOut);
            let outcome = quotas.call(Limit::Messages, ORDINARY, async { Err::<(), Error>(error.into()) }).await;
            nothing_done(outcome.expect_err("it fails"))
        };
        assert!(!failing().await, "the homeserver may have taken it");
        quotas.messages.store((now() + Duration::from_secs(60)).as_millisecond(), Ordering::Relaxed);
        assert!(failing().await, "it isn't even called");
    }
}
