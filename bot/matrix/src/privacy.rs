//! Whether a room with only the bot and one person in it is a private conversation.
//!
//! Orders and results are written in such a room only if nobody else could read it: it was created by the bot or by
//! that person, is encrypted, can be entered by invitation only, isn't world-readable, and never had a third member.
//! Somebody who prepares a room for somebody else therefore reads nothing in it. Checked again before each post, in the
//! state of the last sync: people with the power to change that state may have done so.

use dragoman_game::refusal::NotPrivate;
use matrix_sdk::ruma::events::room::history_visibility::HistoryVisibility;
use matrix_sdk::ruma::events::room::join_rules::JoinRule;
use matrix_sdk::ruma::{OwnedUserId, UserId};

/// The state of a room of two that decides who else could read it.
#[derive(Clone, Debug)]
pub(super) struct Readers {
    /// Who created the room; empty: unknown.
    pub(super) creators: Vec<OwnedUserId>,
    /// Somebody else was once a member, was invited, or was banned.
    pub(super) had_others: bool,
    /// The bot opened the room itself, for invited people only.
    pub(super) opened_by_bot: bool,
    /// `None`: unknown. A sync while the homeserver creates a room contains only the beginning of its state.
    pub(super) join_rule: Option<JoinRule>,
    pub(super) history: HistoryVisibility,
    pub(super) encrypted: bool,
}

impl Readers {
    /// Why the room isn't private between `own` and `person`; `None`: it is.
    pub(super) fn obstacle(&self, own: &UserId, person: &UserId) -> Option<NotPrivate> {
        let ours = |user: &OwnedUserId| *user == own || *user == person;
        let made_by_us = !self.creators.is_empty() && self.creators.iter().all(ours);
        let invited_only = match &self.join_rule {
            Some(rule) => *rule == JoinRule::Invite,
            None => self.opened_by_bot,
        };
        if !made_by_us || self.had_others || !invited_only || self.history == HistoryVisibility::WorldReadable {
            return Some(NotPrivate::Shared);
        }
        (!self.encrypted).then_some(NotPrivate::Unencrypted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn user(id: &str) -> OwnedUserId {
        UserId::parse(id).expect("an account")
    }

    fn of(creator: &str) -> Readers {
        Readers {
            creators: vec![user(creator)],
            had_others: false,
            opened_by_bot: false,
            join_rule: Some(JoinRule::Invite),
            history: HistoryVisibility::Shared,
            encrypted: true,
        }
    }

    #[test]
    fn a_room_of_two_is_private_only_if_no_other_made_it_was_in_it_or_can_read_it() {
        let (bot, ada) = (user("@bot:x"), user("@ada:x"));
        let obstacle = |readers: Readers| readers.obstacle(&bot, &ada);
        assert_eq!(obstacle(of("@bot:x")), None);
        assert_eq!(obstacle(of("@ada:x")), None);
        let shared = Some(NotPrivate::Shared);
        assert_eq!(obstacle(of("@rival:x")), shared);
        let two = Readers { creators: vec![user("@ada:x"), user("@rival:x")], ..of("@ada:x") };
        assert_eq!(obstacle(two), shared, "a second creator has every right");
        assert_eq!(obstacle(Readers { creators: Vec::new(), ..of("@ada:x") }), shared);
        assert_eq!(obstacle(Readers { had_others: true, ..of("@ada:x") }), shared);
        assert_eq!(obstacle(Readers { history: HistoryVisibility::WorldReadable, ..of("@ada:x") }), shared);
        for rule in [Some(JoinRule::Public), Some(JoinRule::Knock), None] {
            assert_eq!(obstacle(Readers { join_rule: rule, ..of("@bot:x") }), shared);
        }
        let half_known = Readers { opened_by_bot: true, join_rule: None, ..of("@bot:x") };
        assert_eq!(obstacle(half_known.clone()), None, "another conversation would be opened beside it");
        assert_eq!(obstacle(Readers { join_rule: Some(JoinRule::Public), ..half_known }), shared);
        let clear = Readers { encrypted: false, ..of("@ada:x") };
        assert_eq!(obstacle(clear), Some(NotPrivate::Unencrypted));
        let both = Readers { encrypted: false, ..of("@rival:x") };
        assert_eq!(obstacle(both), shared, "that somebody else reads it weighs more");
    }
}
