//! Who is let into a press room or put out of it by others than the bot.
//!
//! In its press rooms only the bot may invite and remove people. Whoever runs its homeserver can do so too: with the
//! account's own session, or with powers in the room that the homeserver gives to somebody. Each event about a member is
//! therefore compared with who belongs there, no matter whose name it bears.

use dragoman_game::event::{PersonId, PlatformName, RoomId};
use dragoman_game::report::MemberChange;
use dragoman_platform::Setback;
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::{OwnedUserId, UserId};

use super::Inbound;
use crate::account::Account;
use crate::history::Stopped;
use crate::reading::Native;
use crate::setback::now;

/// How often it is tried to put somebody out, or to lock the room.
const ATTEMPTS: u32 = 5;
/// The longest pause between two attempts.
const PAUSE: std::time::Duration = std::time::Duration::from_secs(10);

/// What an event does to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    /// They can read the room from now on: they are invited or have joined.
    LetIn,
    /// They were removed.
    PutOut,
}

impl Inbound<'_> {
    /// If `event` lets somebody into a press room who doesn't belong there, puts them out again; if it removes a member, the
    /// others are told.
    pub(super) async fn look_whom_somebody_moved(&mut self, room: &Room, event: &TimelineEvent) -> Result<(), Stopped> {
        let Some((user, deed)) = Native::of(event).as_ref().and_then(moved) else { return Ok(()) };
        if user == self.account.own {
            return Ok(());
        }
        let id = RoomId::new(PlatformName::Matrix, room.room_id().as_str());
        let person = PersonId::new(PlatformName::Matrix, user.as_str());
        match (self.stored(|| self.sink.belongs(&id, &person)).await?, deed) {
            (Some(false), Deed::LetIn) => {
                let (account, room) = (self.account.clone(), room.clone());
                self.moving.spawn(async move {
                    let change = account.put_out(&room, &user).await?;
                    Some((id, person, change))
                });
                Ok(())
            }
            (Some(true), Deed::PutOut) => {
                self.stored(|| self.sink.room_member(&id, &person, MemberChange::PutOut)).await
            }
            (Some(true), Deed::LetIn) | (Some(false), Deed::PutOut) | (None, _) => Ok(()),
        }
    }

    /// Tells the rooms what became of those who were let in.
    pub(super) async fn tell_moved(&mut self) -> Result<(), Stopped> {
        while let Some(ended) = self.moving.try_join_next() {
            let Ok(Some((room, person, change))) = ended else { continue };
            // They may have got a seat while they were put out: then they are let in again.
            let belongs = self.stored(|| self.sink.belongs(&room, &person)).await? == Some(true);
            let change = if belongs { MemberChange::Back { is_in: false } } else { change };
            self.stored(|| self.sink.room_member(&room, &person, change)).await?;
        }
        Ok(())
    }
}

impl Account {
    /// Removes `user`, who doesn't belong into `room`; if that isn't possible, locks it. Returns what could be done; `None`:
    /// they aren't in it any more.
    async fn put_out(&self, room: &Room, user: &UserId) -> Option<MemberChange> {
        let kicking = || async move { Ok(self.is_in(room, user).await? && self.kick(room, user).await?) };
        match patiently(kicking).await {
            Ok(false) => return None,
            Ok(true) => {
                tracing::info!(room = %room.room_id(), "somebody was let into a room who doesn't belong there, and was removed");
                return Some(MemberChange::Added { locked: false });
            }
            Err(setback) => {
                tracing::warn!(
                    room = %room.room_id(), %setback,
                    "somebody who doesn't belong into a room can't be removed; it is locked"
                );
            }
        }
        match patiently(|| self.set_open(room, false)).await {
            Ok(()) => Some(MemberChange::Added { locked: true }),
            Err(setback) => {
                tracing::error!(
                    room = %room.room_id(), %setback,
                    "a room in which somebody is who doesn't belong there can't be locked"
                );
                Some(MemberChange::Stays)
            }
        }
    }
}

/// Repeats `act` while the homeserver asks to wait.
async fn patiently<T, F>(mut act: impl FnMut() -> F) -> Result<T, Setback>
where
    F: Future<Output = Result<T, Setback>>,
{
    let mut attempt = 1;
    loop {
        match act().await {
            Err(Setback::Later { not_before, .. }) if attempt < ATTEMPTS => {
                tokio::time::sleep(not_before.duration_since(now()).unsigned_abs().min(PAUSE)).await;
                attempt += 1;
            }
            done => return done,
        }
    }
}

/// Whom an event lets in or puts out. Who leaves by themselves, or declines an invitation, isn't put out.
fn moved(native: &Native) -> Option<(OwnedUserId, Deed)> {
    let user = native.state_key.as_deref().filter(|_| native.kind == "m.room.member")?;
    let membership = |content: &serde_json::Value| content["membership"].as_str().unwrap_or_default().to_owned();
    let (before, after) = (membership(&native.unsigned["prev_content"]), membership(&native.content));
    let was_in = before.is_empty() || before == "join" || before == "invite";
    let deed = match after.as_str() {
        // A change of a display name is no joining.
        "join" | "invite" if after != before => Deed::LetIn,
        "leave" | "ban" if was_in && native.sender != user => Deed::PutOut,
        _ => return None,
    };
    Some((UserId::parse(user).ok()?, deed))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_an_event_that_changes_who_is_in_a_room_counts() {
        let by = |sender: &str, before: &str, after: &str| {
            let event = json!({
                "event_id": "$1", "sender": sender, "type": "m.room.member", "state_key": "@ada:x", "origin_server_ts": 1,
                "content": { "membership": after }, "unsigned": { "prev_content": { "membership": before } },
            });
            let native: Native = serde_json::from_value(event).expect("an event");
            moved(&native).map(|(_, deed)| deed)
        };
        for (sender, before, after, deed) in [
            ("@bot:x", "leave", "invite", Some(Deed::LetIn)),
            ("@ada:x", "invite", "join", Some(Deed::LetIn)),
            ("@ada:x", "", "join", Some(Deed::LetIn)),
            ("@ada:x", "join", "join", None),
            ("@bot:x", "join", "leave", Some(Deed::PutOut)),
            ("@root:x", "join", "ban", Some(Deed::PutOut)),
            ("@ada:x", "join", "leave", None),
            ("@root:x", "ban", "leave", None),
            ("@ada:x", "leave", "knock", None),
        ] {
            assert_eq!(by(sender, before, after), deed, "{sender} {before} {after}");
        }
    }
}
