//! Decides which invitations are accepted now: fairly by server and by person, the oldest first, a limited number a minute
//! from each server, half of it at most from one person.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::time::Duration;

use jiff::Timestamp;
use matrix_sdk::ruma::{OwnedRoomId, RoomId as NativeRoomId, UserId};

/// How many minutes' worth of a server's invitations may wait; more are declined.
pub(super) const WAITING: usize = 20;

/// The time span in which a server's invitations are counted.
pub(super) const SPAN: Duration = Duration::from_secs(60);

/// The pause before an invitation without an answer is tried again.
pub(super) const REFUSED_SHORTLY: Duration = Duration::from_secs(10);

/// The pauses before an invitation that the homeserver refuses is tried again; after these it is [`REFUSED`]. Another
/// homeserver may deliver an invitation before it knows of it itself, and then refuses it for a moment.
const REFUSED_PAUSES: [Duration; 2] = [Duration::from_secs(2), REFUSED_SHORTLY];
/// The pause before an invitation that was refused several times is tried again.
const REFUSED: Duration = Duration::from_secs(600);

/// An invitation that couldn't be accepted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Refused {
    not_before: Timestamp,
    /// How often the homeserver refused it.
    times: usize,
}

/// What was done with the invitations of the last minute.
#[derive(Debug)]
pub(super) struct Invitations {
    /// The number accepted in a minute from one server.
    pub(super) limit: usize,
    /// When rooms were joined, by the inviter's server.
    pub(super) accepted: HashMap<String, VecDeque<(Timestamp, String)>>,
    /// Invitations that couldn't be accepted.
    refused: HashMap<OwnedRoomId, Refused>,
    /// The invitations that wait, numbered in the order in which they were seen first.
    seen: HashMap<OwnedRoomId, u64>,
    /// How many have been seen.
    count: u64,
}

/// An invitation that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Invitation {
    /// The inviter's server.
    pub(super) server: String,
    /// The full id of the inviter; empty if they aren't known.
    pub(super) person: String,
    pub(super) room: OwnedRoomId,
}

/// What to do with the invitations of one server now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) accept: Vec<OwnedRoomId>,
    pub(super) decline: Vec<OwnedRoomId>,
}

impl Invitations {
    pub(super) fn at_most(limit: u32) -> Self {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        Self { limit, accepted: HashMap::new(), refused: HashMap::new(), seen: HashMap::new(), count: 0 }
    }

    /// Whether `room` couldn't be joined before.
    pub(super) fn was_refused(&self, room: &NativeRoomId) -> bool {
        self.refused.contains_key(room)
    }

    /// The invitation to `room` couldn't be accepted. `pause`: when to try again, if the homeserver didn't refuse it.
    pub(super) fn failed(&mut self, room: &NativeRoomId, pause: Option<Duration>, now: Timestamp) {
        let refused = self.refused.entry(room.to_owned()).or_insert(Refused { not_before: now, times: 0 });
        let refusal = || REFUSED_PAUSES.get(refused.times).copied().unwrap_or(REFUSED);
        let next = pause.unwrap_or_else(refusal);
        refused.not_before = now + next;
        refused.times += usize::from(pause.is_none());
    }

    /// Takes those of `waiting` that may be accepted now, and counts them. Of one server each person's first comes before
    /// anybody's second, and the older before the newer.
    pub(super) fn turn(&mut self, mut waiting: Vec<Invitation>, now: Timestamp) -> Vec<Turn> {
        self.accepted.retain(|_, times| {
            times.retain(|(at, _)| *at + SPAN > now);
            !times.is_empty()
        });
        // A server may send any number of them.
        let here: HashSet<OwnedRoomId> = waiting.iter().map(|waits| waits.room.clone()).collect();
        self.refused.retain(|room, _| here.contains(room));
        self.seen.retain(|room, _| here.contains(room));
        // Those that came at the same time have no order.
        waiting.sort_by(|a, b| a.room.cmp(&b.room));
        for waits in &waiting {
            self.seen.entry(waits.room.clone()).or_insert_with(|| {
                self.count += 1;
                self.count
            });
        }
        waiting.sort_by_key(|waits| self.seen.get(&waits.room).copied());
        // A person's id names their server.
        let mut ranks: HashMap<String, usize> = HashMap::new();
        let mut servers: BTreeMap<String, Vec<(usize, Invitation)>> = BTreeMap::new();
        for waits in waiting {
            let rank = ranks.entry(waits.person.clone()).or_default();
            servers.entry(waits.server.clone()).or_default().push((*rank, waits));
            *rank += 1;
        }
        let mut turns = Vec::new();
        for (server, mut rooms) in servers {
            rooms.sort_by_key(|(rank, _)| *rank);
            // In steps, so that declining a flood delays nothing else.
            let most = self.limit.saturating_mul(WAITING);
            let decline = rooms.split_off(most.min(rooms.len())).into_iter().take(most);
            let decline = decline.map(|(_, waits)| waits.room).collect();
            rooms.retain(|(_, waits)| self.refused.get(&waits.room).is_none_or(|refused| now >= refused.not_before));
            let times = self.accepted.entry(server).or_default();
            let most_of_one = self.limit.div_ceil(2);
            let mut accept = Vec::new();
            for (_, waits) in rooms {
                let own = times.iter().filter(|(_, person)| *person == waits.person).count();
                if times.len() >= self.limit {
                    break;
                }
                if own < most_of_one {
                    times.push_back((now, waits.person));
                    accept.push(waits.room);
                }
            }
            turns.push(Turn { accept, decline });
        }
        turns
    }
}

/// Whether an invitation by `inviter` is accepted: all are, if `allow` is empty.
pub(super) fn is_allowed(allow: &[String], inviter: Option<&UserId>) -> bool {
    let names = |inviter: &UserId| {
        allow.iter().any(|allowed| allowed == inviter.as_str() || *allowed == *inviter.server_name().as_str())
    };
    allow.is_empty() || inviter.is_some_and(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accounts_and_servers_that_are_listed_may_invite_and_everybody_if_none_is() {
        let user = |id: &str| UserId::parse(id).expect("an account");
        let allow = ["example.org".to_owned(), "@ola:elsewhere.net".to_owned()];
        for (inviter, allowed) in [
            ("@anna:example.org", true),
            ("@ola:elsewhere.net", true),
            ("@ben:elsewhere.net", false),
            ("@anna:evil.example.org", false),
        ] {
            assert_eq!(is_allowed(&allow, Some(&user(inviter))), allowed, "{inviter}");
            assert!(is_allowed(&[], Some(&user(inviter))));
        }
        assert!(!is_allowed(&allow, None) && is_allowed(&[], None));
    }

    fn room(server: &str, number: usize) -> Invitation {
        of("@anybody", server, number)
    }

    fn of(person: &str, server: &str, number: usize) -> Invitation {
        let room = matrix_sdk::ruma::RoomId::parse(format!("!r{number:05}:{server}")).expect("a room's id");
        Invitation { server: server.to_owned(), person: format!("{person}:{server}"), room }
    }

    #[test]
    fn a_flood_of_one_person_delays_nobody_else_of_their_server() {
        let mut invitations = Invitations::at_most(10);
        let mut waiting: Vec<_> = (100..400).map(|number| of("@eve", "shared.example", number)).collect();
        let turns = invitations.turn(waiting.clone(), at(0));
        assert_eq!(turns[0].accept.len(), 5, "half of them are left for others");
        // Somebody who comes then is let in at once, and isn't declined, though their room's id is the last one.
        let newcomer = of("@ada", "shared.example", 900);
        waiting.retain(|waits| !turns[0].accept.contains(&waits.room) && !turns[0].decline.contains(&waits.room));
        waiting.push(newcomer.clone());
        let turns = invitations.turn(waiting, at(1));
        assert_eq!(turns[0].accept, [newcomer.room]);
    }

    #[test]
    fn the_oldest_invitation_of_a_person_is_accepted_first() {
        let mut invitations = Invitations::at_most(2);
        let (old, new) = (of("@eve", "x", 9), of("@eve", "x", 1));
        assert_eq!(invitations.turn(vec![of("@eve", "x", 5)], at(0))[0].accept.len(), 1);
        assert!(invitations.turn(vec![old.clone()], at(1))[0].accept.is_empty());
        assert!(invitations.turn(vec![new.clone(), old.clone()], at(2))[0].accept.is_empty());
        assert_eq!(invitations.turn(vec![new, old.clone()], at(61))[0].accept, [old.room]);
    }

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(seconds).expect("an instant")
    }

    #[test]
    fn a_flood_of_one_server_delays_no_other_and_is_bounded() {
        let mut invitations = Invitations::at_most(10);
        let mut waiting: Vec<_> = (0..1000).map(|number| of(&format!("@f{number}"), "flood.example", number)).collect();
        waiting.push(room("quiet.example", 1));
        let turns = invitations.turn(waiting.clone(), at(0));
        let counts: Vec<_> = turns.iter().map(|turn| (turn.accept.len(), turn.decline.len())).collect();
        assert_eq!(counts, [(10, 200), (1, 0)]);
        let mut left: Vec<_> = waiting
            .into_iter()
            .filter(|waits| {
                turns.iter().all(|turn| !turn.accept.contains(&waits.room) && !turn.decline.contains(&waits.room))
            })
            .collect();
        left.push(room("quiet.example", 2));
        let turns = invitations.turn(left.clone(), at(30));
        let counts: Vec<_> = turns.iter().map(|turn| (turn.accept.len(), turn.decline.len())).collect();
        assert_eq!(counts, [(0, 200), (1, 0)], "within a minute no more of that server, and of the other still");
        let counts: Vec<_> = invitations.turn(left, at(61)).iter().map(|turn| turn.accept.len()).collect();
        assert_eq!(counts, [10, 1]);
    }

    /// The inviting homeserver may refuse it for a moment only.
    #[test]
    fn an_invitation_is_tried_again_soon_before_it_waits_for_long() {
        let mut invitations = Invitations::at_most(100);
        let room = room("x", 1);
        let mut pauses = Vec::new();
        let mut now = 0;
        for _ in 0..4 {
            invitations.failed(&room.room, None, at(now));
            let failed = now;
            while invitations.turn(vec![room.clone()], at(now)).iter().all(|turn| turn.accept.is_empty()) {
                now += 1;
            }
            pauses.push(now - failed);
        }
        assert_eq!(pauses, [2, 10, 600, 600]);
        invitations.failed(&room.room, Some(Duration::from_secs(7)), at(now));
        assert!(invitations.turn(vec![room.clone()], at(now + 6)).iter().all(|turn| turn.accept.is_empty()));
    }

    #[test]
    fn a_refused_invitation_waits_and_uses_no_quota() {
        let mut invitations = Invitations::at_most(1);
        let (first, second) = (room("x", 1), room("x", 2));
        for second in [0, 2, 12] {
            invitations.failed(&first.room, None, at(second));
        }
        let accepted = |turns: Vec<Turn>| turns.into_iter().flat_map(|turn| turn.accept).collect::<Vec<_>>();
        assert_eq!(accepted(invitations.turn(vec![first.clone(), second.clone()], at(13))), [second.room]);
        assert!(accepted(invitations.turn(vec![first.clone()], at(100))).is_empty());
        assert_eq!(accepted(invitations.turn(vec![first.clone()], at(612))), [first.room]);
        invitations.turn(Vec::new(), at(700));
        assert!(invitations.refused.is_empty() && invitations.accepted.is_empty(), "nothing stays for ever");
    }
}
