//! Who is let into a press room or put out of it by others than the bot.
//!
//! In its press rooms only the bot may invite and remove people. Whoever runs its homeserver can do so too: with the
//! account's own session, or with powers in the room that the homeserver gives to somebody. Each event about a member is
//! therefore compared with who belongs there, no matter whose name it bears. In the same way somebody can be let into a
//! private conversation, which is none from then on.

use dragoman_game::event::{ChannelId, PersonId, PlatformName, RoomId};
use dragoman_game::refusal::NotPrivate;
use dragoman_game::report::MemberChange;
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::{OwnedUserId, UserId};

use super::Inbound;
use crate::history::Stopped;
use crate::members::MemberEvent;

/// What an event does to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    /// They can read the room from now on: they are invited or have joined.
    LetIn,
    /// They were removed.
    PutOut,
}

impl Inbound<'_> {
    /// Reports whom `event` lets into a press room who doesn't belong there, so that they are put out, and which member it
    /// removes. Stored before the token moves: neither is lost in a crash.
    pub(super) async fn look_whom_somebody_moved(&mut self, room: &Room, event: &TimelineEvent) -> Result<(), Stopped> {
        let member = event.raw().deserialize_as_unchecked::<MemberEvent>().ok();
        let Some((user, deed)) = member.as_ref().and_then(moved) else { return Ok(()) };
        if user == self.account.own {
            return Ok(());
        }
        let id = RoomId::new(PlatformName::Matrix, room.room_id().as_str());
        let person = PersonId::new(PlatformName::Matrix, user.as_str());
        match (self.stored(|| self.sink.belongs(&id, &person)).await?, deed) {
            (Some(false), Deed::LetIn) => {
                let event = event.event_id().map(|id| id.to_string()).unwrap_or_default();
                let change = || MemberChange::Added { event: event.clone() };
                self.stored(|| self.sink.room_member(&id, &person, change())).await
            }
            (Some(true), Deed::PutOut) => {
                self.stored(|| self.sink.room_member(&id, &person, MemberChange::PutOut)).await
            }
            (None, Deed::LetIn) => self.tell_whose_conversation_it_was(room, &user).await,
            (Some(true), Deed::LetIn) | (Some(false) | None, Deed::PutOut) => Ok(()),
        }
    }

    /// If `room` was a private conversation before `newcomer` was let in, its person is told that it isn't one any more,
    /// before they write there again.
    async fn tell_whose_conversation_it_was(&self, room: &Room, newcomer: &UserId) -> Result<(), Stopped> {
        let Some(person) = self.account.was_alone_in(room, newcomer).await else { return Ok(()) };
        let place = ChannelId::new(PlatformName::Matrix, self.account.origin(room).as_str());
        if self.stored(|| self.sink.has_game(&place)).await? {
            // Its person has made it a group's room.
            return Ok(());
        }
        let person = PersonId::new(PlatformName::Matrix, person.as_str());
        self.stored(|| self.sink.not_private(&place, &person, NotPrivate::Shared)).await
    }
}

/// Whom an event lets in or puts out. Who leaves by themselves, or declines an invitation, isn't put out.
fn moved(event: &MemberEvent) -> Option<(OwnedUserId, Deed)> {
    let user = event.user()?;
    let (before, after) = event.change();
    let was_in = matches!(before, "" | "join" | "invite");
    let deed = match after {
        // A change of a display name is no joining.
        "join" | "invite" if after != before => Deed::LetIn,
        "leave" | "ban" if was_in && !event.is_by_themselves() => Deed::PutOut,
        _ => return None,
    };
    Some((user, deed))
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
            let event: MemberEvent = serde_json::from_value(event).expect("an event");
            moved(&event).map(|(_, deed)| deed)
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
