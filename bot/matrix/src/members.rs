//! What events say about who is in a room.
//!
//! In the event of one's own joining everybody writes what they like. So nothing else of it is read: nobody may be overlooked
//! because another field is odd.

use matrix_sdk::ruma::{OwnedUserId, UserId};
use serde::Deserialize;

/// An event about a member, or another one with a state key.
#[derive(Debug, Deserialize)]
pub(super) struct MemberEvent {
    #[serde(rename = "type")]
    kind: String,
    sender: String,
    state_key: String,
    #[serde(default)]
    content: Membership,
    #[serde(default)]
    unsigned: Before,
}

#[derive(Debug, Default, Deserialize)]
struct Membership {
    #[serde(default)]
    membership: String,
}

#[derive(Debug, Default, Deserialize)]
struct Before {
    #[serde(default)]
    prev_content: Option<Membership>,
}

impl MemberEvent {
    /// Whom it is about; `None`: nobody.
    pub(super) fn user(&self) -> Option<OwnedUserId> {
        UserId::parse(&self.state_key).ok().filter(|_| self.kind == "m.room.member")
    }

    /// What they are in the room from then on, and what they were before; empty: nothing.
    pub(super) fn change(&self) -> (&str, &str) {
        let before = self.unsigned.prev_content.as_ref();
        (before.map_or("", |before| before.membership.as_str()), self.content.membership.as_str())
    }

    /// Whether they have done it themselves.
    pub(super) fn is_by_themselves(&self) -> bool {
        self.sender == self.state_key
    }
}

/// Somebody who is or was in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Member {
    /// They are in it, or invited.
    pub(super) is_here: bool,
    /// They left it, or declined the invitation.
    pub(super) has_left: bool,
}

impl Member {
    /// Who it is, and whether they are there.
    pub(super) fn of(event: &MemberEvent) -> Option<(OwnedUserId, Self)> {
        let (_, is) = event.change();
        let member =
            Self { is_here: matches!(is, "join" | "invite"), has_left: is == "leave" && event.is_by_themselves() };
        Some((event.user()?, member))
    }
}

#[cfg(test)]
mod tests {
    use matrix_sdk::ruma::events::room::member::RoomMemberEvent;
    use matrix_sdk::ruma::serde::Raw;
    use serde_json::{Value, json};

    use super::*;

    fn member(sender: &str, content: &Value) -> Option<(String, Member)> {
        let event = json!({
            "type": "m.room.member", "event_id": "$1", "room_id": "!r:x", "sender": sender, "state_key": "@eve:x",
            "origin_server_ts": 1, "content": content,
        });
        let event: Raw<RoomMemberEvent> = Raw::new(&event).expect("JSON").cast_unchecked();
        let event: MemberEvent = event.deserialize_as_unchecked().ok()?;
        Member::of(&event).map(|(user, member)| (user.to_string(), member))
    }

    #[test]
    fn nobody_is_overlooked_because_of_what_they_write_into_the_event_of_their_joining() {
        let deep = (0..500).fold(json!(1), |inner, _| json!([inner]));
        let odd = [
            json!({ "membership": "join", "is_direct": "x" }),
            json!({ "membership": "join", "reason": 5, "displayname": ["Eve"], "avatar_url": {} }),
            json!({ "membership": "join", "third_party_invite": [], "join_authorised_via_users_server": 1 }),
            json!({ "membership": "join", "org.example": deep }),
        ];
        let here = Member { is_here: true, has_left: false };
        for content in odd {
            assert_eq!(member("@eve:x", &content), Some(("@eve:x".to_owned(), here)));
        }
        assert_eq!(member("@bot:x", &json!({ "membership": "invite" })), Some(("@eve:x".to_owned(), here)));
    }

    #[test]
    fn who_leaves_by_themselves_isnt_put_out() {
        let has_left = |sender, membership: &str| {
            let (_, member) = member(sender, &json!({ "membership": membership })).expect("a member");
            assert!(!member.is_here, "{membership}");
            member.has_left
        };
        assert!(has_left("@eve:x", "leave"));
        assert!(!has_left("@bot:x", "leave") && !has_left("@bot:x", "ban") && !has_left("@eve:x", "knock"));
    }

    #[test]
    fn an_event_about_nobody_is_none_about_a_member() {
        let of = |event: Value| serde_json::from_value::<MemberEvent>(event).ok().and_then(|event| event.user());
        assert_eq!(of(json!({ "type": "m.room.name", "sender": "@eve:x", "state_key": "", "content": {} })), None);
        assert_eq!(of(json!({ "type": "m.room.member", "sender": "@eve:x", "state_key": "eve", "content": {} })), None);
        assert_eq!(of(json!({ "type": "m.room.member", "sender": "@eve:x", "content": {} })), None);
    }
}
