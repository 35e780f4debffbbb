//! What people have been in a game, as the test itself has seen it, and the rules of the wall, written a second time: who
//! may know a secret, and who may do what. Nothing here asks the program; it reads only who holds which seat, the
//! settings, and what has changed.

use std::collections::{BTreeMap, BTreeSet};

use dragoman_game::event::PersonId;
use dragoman_game::loaded::OrderRow;
use dragoman_game::model::{
    Admitted, Cause, Deed as Asked, EndedBy, Game, PowerId, Proposal, Seat, Stage, Vote, Watching,
};
use jiff::Timestamp;

/// How somebody lost a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// They gave it up, and may come back.
    GaveUp,
    /// They gave it up for good.
    ForGood,
    /// They had neither units nor centres.
    Out,
    /// Somebody else removed or replaced them.
    Removed,
    /// All who had a seat then agreed that it counts no more (rule f).
    Lifted,
}

/// Somebody's hold on a seat.
#[derive(Clone, Debug)]
pub struct Hold {
    pub person: PersonId,
    pub powers: Vec<PowerId>,
    /// How it ended; `None`: it hasn't.
    pub left: Option<Left>,
}

/// What somebody was shown of powers whose seat they didn't hold.
#[derive(Clone, Debug)]
pub struct Learnt {
    pub powers: Vec<PowerId>,
    /// The phase whose end lifts the bar; `None`: only the end of the game does.
    pub phase: Option<u32>,
}

/// The memory of one game.
#[derive(Default)]
pub struct Ledger {
    pub holds: Vec<Hold>,
    /// Deputies that have played, with the last phase in which they did.
    pub deputised: BTreeMap<PersonId, u32>,
    pub watched: BTreeSet<PersonId>,
    pub expelled: BTreeSet<PersonId>,
    pub learnt: BTreeMap<PersonId, Vec<Learnt>>,
    /// Who plays what was shown to all in an anonymous game.
    pub revealed: bool,
    /// When somebody cancelled it, if it doesn't go on.
    cancelled: Option<Timestamp>,
    /// Letters were published.
    pub opened: bool,
}

/// Something that the rules don't allow.
#[derive(Clone, Debug)]
pub struct Breach {
    /// The property, 1 to 3.
    pub property: u8,
    /// What it is an instance of.
    pub kind: String,
    pub detail: String,
}

fn breach(property: u8, kind: &str, detail: String) -> Breach {
    Breach { property, kind: kind.to_owned(), detail }
}

/// What was done.
pub struct Deed<'a> {
    /// Who; `None`: the clock.
    pub who: Option<&'a PersonId>,
    pub administrator: bool,
    /// The command's id; empty for a text.
    pub command: &'a str,
    /// Whether somebody says that they won't come back to the seat that they give up.
    pub for_good: bool,
    pub now: Timestamp,
    pub orders: &'a [OrderRow],
    pub causes: &'a [Cause],
}

impl Ledger {
    fn ever_held(&self, person: &PersonId) -> bool {
        self.holds.iter().any(|hold| hold.person == *person)
    }

    /// Whether `person` has no seat with something on the board, no way back to one, and plays for nobody as a deputy, or
    /// did so in this phase (rule c).
    pub fn is_neutral(&self, game: &Game, person: &PersonId, now: Timestamp) -> bool {
        let seated = game.seats.iter().any(|seat| seat.person() == Some(person) && !game.is_out(seat));
        let over = matches!(game.stage, Stage::Over(_));
        let back = self.holds.iter().any(|hold| {
            let vacant = game
                .seats
                .iter()
                .any(|seat| seat.powers == hold.powers && seat.person().is_none() && (over || game.has_units(seat)));
            hold.person == *person && hold.left == Some(Left::GaveUp) && vacant
        });
        let deputes = game
            .seats
            .iter()
            .filter_map(|seat| seat.deputy())
            .any(|deputy| deputy.person == *person && deputy.acts(now));
        let number = game.running().map_or(u32::MAX, |running| running.number);
        let deputed = self.deputised.get(person).is_some_and(|last| *last >= number);
        !seated && !back && !deputes && !deputed
    }

    /// Whether `person` may read everything: the game master of a game that agreed to that, who has never held, deputised
    /// or watched in it (rule c).
    pub fn is_all_seeing(&self, game: &Game, person: &PersonId) -> bool {
        game.settings.master_sees
            && game.creator == *person
            && game.seat_of(person).is_none()
            && !self.ever_held(person)
            && !self.deputised.contains_key(person)
            && !self.watched.contains(person)
    }

    /// Whether `person` may know the orders and votes of `power`.
    pub fn may_know_orders(&self, game: &Game, power: &PowerId, person: &PersonId, now: Timestamp) -> bool {
        let Some(seat) = game.seat_with(power) else { return false };
        let deputes = seat.deputy().is_some_and(|deputy| deputy.person == *person && deputy.acts(now));
        seat.person() == Some(person) || deputes || self.is_all_seeing(game, person)
    }

    /// Whether `person` may know what `powers` say to each other.
    pub fn may_know_letters(&self, game: &Game, powers: &[PowerId], person: &PersonId) -> bool {
        let holds = game
            .seats
            .iter()
            .any(|seat| seat.person() == Some(person) && seat.powers.iter().any(|power| powers.contains(power)));
        holds || self.is_all_seeing(game, person) || self.watches(game, person)
    }

    /// Whether `person` watches: all who have a seat agree, and they themselves have none, nor a way back to one.
    fn watches(&self, game: &Game, person: &PersonId) -> bool {
        let agreed = game.watchers.iter().any(|watcher| {
            let all = watcher.is_let_by(game.people());
            watcher.person == *person && watcher.state == Watching::Yes && all
        });
        let back = self.holds.iter().any(|hold| hold.person == *person && hold.left == Some(Left::GaveUp));
        agreed && game.seat_of(person).is_none() && !back
    }

    /// Notes that `person` was shown something of `powers`, whose seat they don't hold.
    pub fn learns(&mut self, person: &PersonId, powers: &[PowerId], phase: Option<u32>) {
        self.learnt.entry(person.clone()).or_default().push(Learnt { powers: powers.to_vec(), phase });
    }

    /// Why `person` may not act for `powers` now.
    fn barred(&self, game: &Game, person: &PersonId, powers: &[PowerId]) -> Option<Breach> {
        let number = game.running().map_or(u32::MAX, |running| running.number);
        let bars = |learnt: &&Learnt| {
            learnt.phase.is_none_or(|phase| number <= phase)
                && !learnt.powers.iter().any(|power| powers.contains(power))
        };
        let learnt = self.learnt.get(person)?.iter().find(bars)?;
        let what = if learnt.phase.is_some() { "orders or votes" } else { "letters" };
        Some(breach(2, &format!("acts after reading {what}"), format!("{person} acts for {powers:?}: {learnt:?}")))
    }

    /// Compares the game before and after a deed with the table of rights, and remembers what has become of whom.
    pub fn observe(&mut self, before: &Game, after: &Game, deed: &Deed<'_>) -> Vec<Breach> {
        let mut found = Vec::new();
        self.check_orders(before, deed, &mut found);
        self.check_corrections(before, deed, &mut found);
        self.check_votes(before, after, deed, &mut found);
        self.check_clock(before, after, deed, &mut found);
        self.lift(before, after, &mut found);
        self.check_seats(before, after, deed, &mut found);
        self.remember(before, after, deed);
        found
    }

    fn governs(game: &Game, deed: &Deed<'_>) -> bool {
        deed.who.is_some_and(|who| game.creator == *who || deed.administrator)
    }

    /// Whether the one who acts may do alone what only a neutral game master may: where nobody else plays, nobody is
    /// harmed.
    fn may_alone(&self, game: &Game, deed: &Deed<'_>) -> bool {
        let Some(who) = deed.who else { return false };
        let is_other = |seat: &Seat| seat.person().is_some_and(|person| person != who) && !game.is_out(seat);
        let has_rivals = game.seats.iter().any(is_other);
        Self::governs(game, deed) && (!has_rivals || self.is_neutral(game, who, deed.now))
    }

    fn check_orders(&self, before: &Game, deed: &Deed<'_>, found: &mut Vec<Breach>) {
        let (Some(who), Some(running)) = (deed.who, before.running()) else { return };
        for row in deed.orders.iter().filter(|row| row.game == before.id && row.phase == running.number) {
            let Some(seat) = before.seat_with(&row.power) else { continue };
            let deputes = seat.deputy().is_some_and(|deputy| deputy.person == *who && deputy.acts(deed.now));
            if seat.person() == Some(who) || deputes {
                found.extend(self.barred(before, who, &seat.powers));
            } else if !self.may_alone(before, deed) && !Self::is_agreed(before, deed) {
                let detail = format!("{who} stores orders for {}", row.power);
                found.push(breach(3, &format!("orders of a rival ({})", deed.command), detail));
            }
        }
    }

    /// What all players but the one it is done to agreed to is done by whoever agrees last. Nobody waits for absent
    /// players, but one player alone agrees to nothing.
    fn is_agreed(before: &Game, deed: &Deed<'_>) -> bool {
        let Some(own) = deed.who.and_then(|who| before.seat_played_by(who, deed.now)) else { return false };
        before.votes.iter().any(|vote| {
            let Proposal::Deed(proposed) = &vote.proposal else { return false };
            let done_to = match &proposed.deed {
                Asked::Enter { power, .. } | Asked::Expel { power } => Some(power),
                _ => None,
            };
            let agrees =
                |seat: &Seat| seat.powers == own.powers || seat.powers.iter().any(|it| vote.in_test().0.contains(it));
            let asked = before.seats.iter().filter(|seat| {
                let spared = done_to.is_some_and(|power| seat.holds(power));
                seat.person().is_some() && before.has_units(seat) && !spared
            });
            let asked: Vec<&Seat> = asked.collect();
            let agreed = asked.iter().filter(|seat| agrees(seat)).count();
            vote.open && agreed > 1 && asked.iter().all(|seat| agrees(seat) || before.is_absent(seat))
        })
    }

    /// Lifts the bars of those to whom all who have a seat have agreed; an expulsion isn't one of them.
    fn lift(&mut self, before: &Game, after: &Game, found: &mut Vec<Breach>) {
        for (index, vote) in after.votes.iter().enumerate() {
            let Proposal::Admit(asked) = &vote.proposal else { continue };
            let known = same_vote(before, (index, vote));
            // Where who asks has their data deleted, the vote ends without a result, and names nobody any more.
            let is_forgotten = known.is_some_and(|known| known.proposal != vote.proposal);
            if vote.open || known.is_some_and(|known| !known.open) || vote.is_refused() || is_forgotten {
                continue;
            }
            // A seat that changes hands often is given with the yes of two players (rule g), and no bar is lifted.
            if let Admitted::Often { .. } = asked.why {
                let players = before.seats.iter().filter(|seat| seat.person().is_some() && before.has_units(seat));
                if vote.in_test().0.len() < players.count().min(2) {
                    found.push(breach(3, "a seat given without two", format!("{} is admitted", asked.person)));
                }
                continue;
            }
            let agrees = |seat: &Seat| seat.powers.iter().any(|power| vote.in_test().0.contains(power));
            let mut asked_seats = before.seats.iter().filter(|seat| seat.person().is_some() && before.has_units(seat));
            if !asked_seats.all(|seat| agrees(seat) || before.is_absent(seat)) {
                found.push(breach(3, "a bar lifted without all", format!("{} is admitted", asked.person)));
            }
            self.learnt.remove(&asked.person);
            let own = self.holds.iter_mut().filter(|hold| hold.person == asked.person && hold.left.is_some());
            own.for_each(|hold| hold.left = Some(Left::Lifted));
        }
    }

    fn check_corrections(&self, before: &Game, deed: &Deed<'_>, found: &mut Vec<Breach>) {
        let Some(who) = deed.who else { return };
        let ended = matches!(before.stage, Stage::Over(_));
        for cause in deed.causes {
            let what = match cause {
                Cause::Orders => continue,
                Cause::Edited { .. } => "edits the position",
                Cause::RolledBack { .. } if ended => "undoes the end",
                Cause::RolledBack { .. } => "rolls back",
            };
            if !self.may_alone(before, deed) && !Self::is_agreed(before, deed) {
                found.push(breach(3, what, format!("{who}, who isn't neutral, {what}")));
            }
            if ended && (self.opened || self.revealed) {
                let published = if self.opened { "letters" } else { "an anonymous assignment" };
                found.push(breach(3, "goes on after publishing", format!("{published} were published")));
            }
        }
        // Closing before the deadline.
        let is_played = deed.causes.iter().any(Cause::is_orders);
        if deed.command == "adjudicate" && is_played && !self.may_alone(before, deed) {
            found.push(breach(3, "closes a phase early", format!("{who}, who isn't neutral")));
        }
    }

    fn check_votes(&self, before: &Game, after: &Game, deed: &Deed<'_>, found: &mut Vec<Breach>) {
        let Some(who) = deed.who else { return };
        for (index, vote) in after.votes.iter().enumerate() {
            let known = same_vote(before, (index, vote));
            let answer = |vote: &Vote, power: &PowerId| {
                let (agreed, refused) = vote.in_test();
                (agreed.contains(power), refused.contains(power))
            };
            let (agreed, refused) = vote.in_test();
            let changed = agreed
                .union(refused)
                .filter(|power| known.is_none_or(|known| answer(known, power) != answer(vote, power)));
            for power in changed {
                let Some(seat) = after.seat_with(power) else { continue };
                let deputes = seat.deputy().is_some_and(|deputy| deputy.person == *who && deputy.acts(deed.now));
                if seat.person() == Some(who) || deputes {
                    found.extend(self.barred(before, who, &seat.powers));
                } else {
                    found.push(breach(3, "vote of a rival", format!("{who} answers for {power}")));
                }
            }
        }
    }

    fn check_clock(&self, before: &Game, after: &Game, deed: &Deed<'_>, found: &mut Vec<Breach>) {
        let (Some(who), Some(old), Some(new)) = (deed.who, before.running(), after.running()) else { return };
        if old.number != new.number {
            return;
        }
        let moved = old.clock.deadline() != new.clock.deadline()
            || old.clock.paused().is_some() != new.clock.paused().is_some();
        let plays = |game: &Game| game.seat_played_by(who, deed.now).is_some();
        if moved && !plays(before) && !plays(after) && !Self::governs(before, deed) {
            found.push(breach(3, &format!("clock moved by a stranger ({})", deed.command), format!("{who} moves it")));
        }
        let earlier = old.clock.deadline().zip(new.clock.deadline()).is_some_and(|(old, new)| new < old);
        if earlier && deed.command == "adjudicate" && !self.may_alone(before, deed) {
            found.push(breach(3, "brings the deadline forward", format!("{who}, who isn't neutral")));
        }
    }

    fn check_seats(&self, before: &Game, after: &Game, deed: &Deed<'_>, found: &mut Vec<Breach>) {
        if before.running().is_none() || after.running().is_none() {
            return;
        }
        for (old, new) in before.seats.iter().zip(&after.seats).filter(|(old, new)| old.holder() != new.holder()) {
            if let (Some(lost), Some(who)) = (old.person(), deed.who) {
                let offered = old.offered().is_some() || old.invited().is_some();
                let replaced = new.person() == Some(who) && offered;
                if lost != who
                    && !replaced
                    && !before.is_out(old)
                    && !self.may_alone(before, deed)
                    && !Self::is_agreed(before, deed)
                {
                    let detail = format!("{who}, who isn't neutral, takes {:?} from {lost}", old.powers);
                    found.push(breach(3, &format!("seat of a rival ({})", deed.command), detail));
                }
            }
            let Some(seated) = new.person() else {
                if new.computer().is_some() && old.person().is_some() {
                    found.push(breach(3, "a computer in a player's seat", format!("{:?}", old.powers)));
                }
                continue;
            };
            if deed.who != Some(seated) {
                found.push(breach(3, "seated by another", format!("{seated} gets {:?}", new.powers)));
            }
            if self.expelled.contains(seated) {
                let how = format!("out is out ({})", deed.command);
                found.push(breach(3, &how, format!("{seated} was expelled and plays {:?}", new.powers)));
            }
            // Somebody without units and centres may take a vacant seat.
            let is_out = |hold: &Hold| {
                let seat = before.seats.iter().find(|seat| seat.powers == hold.powers);
                seat.is_some_and(|seat| seat.person() == Some(seated) && is_lost(before, seat))
            };
            let other = self.holds.iter().find(|hold| {
                let counts = hold.person == *seated && !matches!(hold.left, Some(Left::Out | Left::Lifted));
                counts && hold.powers != new.powers && !is_out(hold)
            });
            if let Some(other) = other {
                let detail =
                    format!("{seated} played {:?} (left: {:?}) and plays {:?}", other.powers, other.left, new.powers);
                found.push(breach(2, &format!("a second seat ({})", deed.command), detail));
            }
            found.extend(self.barred(before, seated, &new.powers));
        }
    }

    fn remember(&mut self, before: &Game, after: &Game, deed: &Deed<'_>) {
        self.opened |= after.letters.are_opened();
        match &after.stage {
            Stage::Over(ending) => {
                let is_cancelled = ending.by == Some(EndedBy::Nothing) && deed.who.is_some();
                if before.running().is_some() && is_cancelled {
                    self.cancelled = Some(ending.at);
                }
                // After a cancellation it is published a day later.
                let is_due = self.cancelled.is_none_or(|at| deed.now.duration_since(at).as_hours() >= 24);
                self.revealed |= after.settings.anonymous && is_due && !matches!(before.stage, Stage::Lobby);
            }
            Stage::Lobby | Stage::Running(_) => self.cancelled = None,
        }
        self.expel(before, after, deed);
        if self.holds.is_empty() {
            if after.running().is_some() {
                self.holds.extend(after.seats.iter().filter_map(hold));
            }
            return;
        }
        for (old, new) in before.seats.iter().zip(&after.seats).filter(|(old, new)| old.holder() != new.holder()) {
            if let Some(person) = old.person() {
                let own = deed.who == Some(person);
                let left = match (is_lost(before, old), own) {
                    (true, _) => Left::Out,
                    (false, true) if deed.for_good => Left::ForGood,
                    (false, true) => Left::GaveUp,
                    (false, false) => Left::Removed,
                };
                // Whose seat is taken from them, and not because another takes it, is out.
                if !own && new.person().is_none() && deed.who.is_some() {
                    self.expelled.insert(person.clone());
                }
                let held = self.holds.iter_mut().rev().find(|hold| hold.person == *person && hold.powers == old.powers);
                if let Some(held) = held {
                    held.left = Some(left);
                }
            }
            self.holds.extend(hold(new));
        }
        if deed.for_good
            && let Some(who) = deed.who
        {
            let gave_up = self.holds.iter_mut().filter(|hold| hold.person == *who && hold.left == Some(Left::GaveUp));
            gave_up.for_each(|hold| hold.left = Some(Left::ForGood));
        }
        let number = after.running().map_or(u32::MAX, |running| running.number);
        for seat in &after.seats {
            if let Some(deputy) = seat.deputy().filter(|deputy| deputy.acts(deed.now)) {
                self.deputised.insert(deputy.person.clone(), number);
            }
        }
        let watching = after.watchers.iter().filter(|watcher| watcher.state == Watching::Yes);
        self.watched.extend(watching.map(|watcher| watcher.person.clone()));
    }

    /// Whoever loses a place in the lobby or in the waiting list by another's command is out, until they are asked back by name.
    fn expel(&mut self, before: &Game, after: &Game, deed: &Deed<'_>) {
        let places = |game: &Game| -> BTreeSet<PersonId> {
            let seats = game.seats.iter().filter(|seat| seat.powers.is_empty()).filter_map(Seat::person);
            seats.chain(game.waiting.iter().map(|waiting| &waiting.person)).cloned().collect()
        };
        if deed.command == "expel" {
            let kept = places(after);
            let seated = |person: &PersonId| after.seat_of(person).is_some();
            let lost = places(before).into_iter().filter(|person| !kept.contains(person) && !seated(person));
            self.expelled.extend(lost);
        }
        let asked = after.seats.iter().filter_map(|seat| seat.invited()).chain(&after.invited);
        let known = |person: &&PersonId| {
            before.invited.contains(person) || before.seats.iter().any(|seat| seat.invited() == Some(*person))
        };
        for person in asked.filter(|person| !known(person)) {
            self.expelled.remove(person);
        }
    }
}

/// The same vote before: what is proposed may name nobody any more, and others may have been removed from the list.
fn same_vote<'a>(before: &'a Game, (index, vote): (usize, &Vote)) -> Option<&'a Vote> {
    let is_same = |(at, known): &(usize, &Vote)| {
        known.number(*at) == vote.number(index)
            && known.proposed_at == vote.proposed_at
            && known.proposal.is_like(&vote.proposal)
    };
    before.votes.iter().enumerate().find(is_same).map(|(_, known)| known)
}

/// Whether a seat has neither units nor centres, in a game that is over too.
fn is_lost(game: &Game, seat: &Seat) -> bool {
    game.position().is_some_and(|position| seat.powers.iter().all(|power| position.is_out(power)))
}

fn hold(seat: &Seat) -> Option<Hold> {
    Some(Hold { person: seat.person()?.clone(), powers: seat.powers.clone(), left: None })
}
