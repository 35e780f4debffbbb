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
    /// The servers whose invitations are being accepted or declined: no others of theirs are meanwhile.
    busy: HashSet<(String, Deed)>,
}

/// What is done with an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Deed {
    Accept,
    Decline,
}

/// An invitation that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Invitation {
    /// The inviter's server.
    pub(super) server: String,
    /// The full id of the inviter; empty if they aren't known.
    pub(super) person: String,
    pub(super) room: OwnedRoomId,
    /// Whether the operator lets the bot accept it.
    pub(super) allowed: bool,
}

/// What to do with invitations of one server now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) server: String,
    pub(super) deed: Deed,
    pub(super) rooms: Vec<OwnedRoomId>,
}

impl Invitations {
    pub(super) fn at_most(limit: u32) -> Self {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let (accepted, refused, seen, busy) = (HashMap::new(), HashMap::new(), HashMap::new(), HashSet::new());
        Self { limit, accepted, refused, seen, count: 0, busy }
    }

    /// What was due with invitations of `server` is done.
    pub(super) fn done(&mut self, server: &str, deed: Deed) {
        self.busy.remove(&(server.to_owned(), deed));
    }

    /// Nothing is being accepted or declined any more.
    pub(super) fn none_is_busy(&mut self) {
        self.busy.clear();
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

    /// Takes those of `waiting` that may be accepted now, and counts them, and those that are declined. Of one server each
    /// person's first comes before anybody's second, and the older before the newer. Until a turn is [`Self::done`], its
    /// server has no other with the same deed, and the others have theirs.
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
        for (server, rooms) in servers {
            let (mut rooms, unwanted): (Vec<_>, Vec<_>) = rooms.into_iter().partition(|(_, waits)| waits.allowed);
            rooms.sort_by_key(|(rank, _)| *rank);
            // In steps, so that declining a flood delays nothing else.
            let most = self.limit.saturating_mul(WAITING);
            let decline = rooms.split_off(most.min(rooms.len())).into_iter().chain(unwanted).take(most);
            let decline: Vec<_> = decline.map(|(_, waits)| waits.room).collect();
            if !decline.is_empty() && self.busy.insert((server.clone(), Deed::Decline)) {
                turns.push(Turn { server: server.clone(), deed: Deed::Decline, rooms: decline });
            }
            let accepting = (server.clone(), Deed::Accept);
            if self.busy.contains(&accepting) {
                continue;
            }
            rooms.retain(|(_, waits)| self.refused.get(&waits.room).is_none_or(|refused| now >= refused.not_before));
            let times = self.accepted.entry(server.clone()).or_default();
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
            if !accept.is_empty() {
                self.busy.insert(accepting);
                turns.push(Turn { server, deed: Deed::Accept, rooms: accept });
            }
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
        Invitation { server: server.to_owned(), person: format!("{person}:{server}"), room, allowed: true }
    }

    /// The rooms of all turns with this deed.
    fn rooms(turns: &[Turn], deed: Deed) -> Vec<OwnedRoomId> {
        turns.iter().filter(|turn| turn.deed == deed).flat_map(|turn| turn.rooms.clone()).collect()
    }

    /// The turn at `now`, done at once: the rooms to accept, and those to decline.
    fn turn(invitations: &mut Invitations, waiting: &[Invitation], now: i64) -> (Vec<OwnedRoomId>, Vec<OwnedRoomId>) {
        let turns = invitations.turn(waiting.to_vec(), at(now));
        turns.iter().for_each(|turn| invitations.done(&turn.server, turn.deed));
        (rooms(&turns, Deed::Accept), rooms(&turns, Deed::Decline))
    }

    #[test]
    fn a_server_whose_rooms_cant_be_joined_delays_no_other() {
        let mut invitations = Invitations::at_most(10);
        let (hostile, unwanted) =
            (room("hostile.example", 1), Invitation { allowed: false, ..room("hostile.example", 2) });
        let mut waiting = vec![hostile.clone(), unwanted.clone()];
        let turns = invitations.turn(waiting.clone(), at(0));
        assert_eq!(rooms(&turns, Deed::Accept), [hostile.room]);
        assert_eq!(rooms(&turns, Deed::Decline), [unwanted.room]);
        // Neither is done; others are let in meanwhile.
        let (other, late) = (room("quiet.example", 1), room("hostile.example", 3));
        waiting.extend([other.clone(), late.clone()]);
        assert_eq!(turn(&mut invitations, &waiting, 1), (vec![other.room], Vec::new()));
        invitations.done("hostile.example", Deed::Accept);
        let (accept, decline) = turn(&mut invitations, &waiting[3..], 2);
        assert_eq!((accept, decline), (vec![late.room], Vec::new()));
    }

    #[test]
    fn a_flood_of_one_person_delays_nobody_else_of_their_server() {
        let mut invitations = Invitations::at_most(10);
        let mut waiting: Vec<_> = (100..400).map(|number| of("@eve", "shared.example", number)).collect();
        let (accept, decline) = turn(&mut invitations, &waiting, 0);
        assert_eq!(accept.len(), 5, "half of them are left for others");
        // Somebody who comes then is let in at once, and isn't declined, though their room's id is the last one.
        let newcomer = of("@ada", "shared.example", 900);
        waiting.retain(|waits| !accept.contains(&waits.room) && !decline.contains(&waits.room));
        waiting.push(newcomer.clone());
        assert_eq!(turn(&mut invitations, &waiting, 1).0, [newcomer.room]);
    }

    #[test]
    fn the_oldest_invitation_of_a_person_is_accepted_first() {
        let mut invitations = Invitations::at_most(2);
        let (old, new) = (of("@eve", "x", 9), of("@eve", "x", 1));
        let mut accept = |waiting: &[Invitation], now: i64| turn(&mut invitations, waiting, now).0;
        assert_eq!(accept(&[of("@eve", "x", 5)], 0).len(), 1);
        assert!(accept(std::slice::from_ref(&old), 1).is_empty());
        assert!(accept(&[new.clone(), old.clone()], 2).is_empty());
        assert_eq!(accept(&[new, old.clone()], 61), [old.room]);
    }

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(seconds).expect("an instant")
    }

    #[test]
    fn a_flood_of_one_server_delays_no_other_and_is_bounded() {
        let mut invitations = Invitations::at_most(10);
        let mut waiting: Vec<_> = (0..1000).map(|number| of(&format!("@f{number}"), "flood.example", number)).collect();
        waiting.push(room("quiet.example", 1));
        let counts = |(accept, decline): &(Vec<OwnedRoomId>, Vec<OwnedRoomId>)| {
            let of_flood = accept.iter().filter(|room| room.as_str().ends_with(":flood.example")).count();
            (of_flood, accept.len() - of_flood, decline.len())
        };
        let first = turn(&mut invitations, &waiting, 0);
        assert_eq!(counts(&first), (10, 1, 200));
        let is_left = |waits: &Invitation| !first.0.contains(&waits.room) && !first.1.contains(&waits.room);
        let mut left: Vec<_> = waiting.into_iter().filter(is_left).collect();
        left.push(room("quiet.example", 2));
        let within_a_minute = turn(&mut invitations, &left, 30);
        assert_eq!(counts(&within_a_minute), (0, 1, 200), "no more of that server, and of the other still");
        assert_eq!(counts(&turn(&mut invitations, &left, 61)), (10, 1, 200));
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
            while turn(&mut invitations, std::slice::from_ref(&room), now).0.is_empty() {
                now += 1;
            }
            pauses.push(now - failed);
        }
        assert_eq!(pauses, [2, 10, 600, 600]);
        invitations.failed(&room.room, Some(Duration::from_secs(7)), at(now));
        assert!(turn(&mut invitations, &[room], now + 6).0.is_empty());
    }

    #[test]
    fn a_refused_invitation_waits_and_uses_no_quota() {
        let mut invitations = Invitations::at_most(1);
        let (first, second) = (room("x", 1), room("x", 2));
        for second in [0, 2, 12] {
            invitations.failed(&first.room, None, at(second));
        }
        let mut accept = |waiting: &[Invitation], now: i64| turn(&mut invitations, waiting, now).0;
        assert_eq!(accept(&[first.clone(), second.clone()], 13), [second.room]);
        assert!(accept(std::slice::from_ref(&first), 100).is_empty());
        assert_eq!(accept(std::slice::from_ref(&first), 612), [first.room]);
        invitations.turn(Vec::new(), at(700));
        assert!(invitations.refused.is_empty() && invitations.accepted.is_empty(), "nothing stays for ever");
    }
}
