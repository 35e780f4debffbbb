//! What each person has been and has learnt in a game: the facts from which follows what they may know and do in it.
//!
//! A seat is given up in a moment, and what was read in it isn't. So the facts are stored beside the seats and aren't part of
//! what a rollback, an edit or an import restores. Phases are named by their numbers, since a rollback plays a phase of
//! the same name again. What isn't known, of games that began under an older version, counts as not learnt.
//!
//! Here the facts are recorded. What follows from them is decided in [`crate::standing`], and nowhere else.

mod mark;

use serde::{Deserialize, Serialize};

pub use self::mark::{Mark, MarkKey};
use super::ids::{PowerId, is_one_seat};
use crate::event::PersonId;

/// How many people a game remembers. When it is full nobody new gets in: nothing that bars anybody is forgotten.
pub const MOST_PEOPLE: usize = 400;

/// How many times of a person in one seat are told apart; beyond that the last two become one.
const MOST_TIMES: usize = 20;

/// How many entries of orders for others are remembered for each person: the newest. They bar from nothing by themselves.
const MOST_ENTERED: usize = 200;

/// Who somebody is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Identity {
    /// A person.
    Person(PersonId),
    /// Somebody who asked to be forgotten; the same account is recognised by this.
    Forgotten(Mark),
}

/// A time, in numbers of phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Time {
    /// The phase in which it began.
    pub from: u32,
    /// The phase in which it ended; `None`: it goes on.
    pub to: Option<u32>,
}

impl Time {
    /// Whether phase `number` is in it.
    pub fn has(&self, number: u32) -> bool {
        self.from <= number && self.to.is_none_or(|to| number <= to)
    }
}

/// How somebody left a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Left {
    /// With units or centres: they may come back to it while nobody has it, and take no other.
    #[default]
    Open,
    /// With units or centres, and they have said that they won't come back: they take no other.
    ForGood,
    /// Without units and centres: they may take another.
    Eliminated,
}

/// Somebody's times in one seat, as its player or as the player's deputy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stay {
    /// The seat's powers, the first one first, and which it got later.
    pub powers: Vec<PowerId>,
    /// When, the first time first.
    pub times: Vec<Time>,
    /// How they left it last.
    #[serde(default)]
    pub left: Left,
    /// All who have a seat have agreed that it bars the person from nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lifted: bool,
}

impl Stay {
    /// Whether it goes on.
    pub fn is_open(&self) -> bool {
        self.times.last().is_some_and(|time| time.to.is_none())
    }

    /// The seat has, or had, `powers` too.
    fn has_been(&mut self, powers: &[PowerId]) {
        let new: Vec<PowerId> = powers.iter().filter(|power| !self.powers.contains(power)).cloned().collect();
        self.powers.extend(new);
    }

    /// Whether they were in it in phase `number`.
    pub fn has(&self, number: u32) -> bool {
        self.times.iter().any(|time| time.has(number))
    }
}

/// A secret that somebody was shown before the rules published it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Secret {
    /// Orders and votes of a power.
    Orders(PowerId),
    /// Letters, or what was written in rooms.
    Letters,
    /// Who plays what in an anonymous game.
    Assignment,
}

/// That somebody has learnt a secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Learnt {
    /// What was learnt.
    pub what: Secret,
    /// Of which phase; of letters, in which phase they were last shown some.
    pub phase: u32,
    /// All who have a seat have agreed that it bars the person from nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lifted: bool,
}

/// Orders that somebody entered for a power that they didn't play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entered {
    /// For which power.
    pub power: PowerId,
    /// In which phase.
    pub phase: u32,
}

/// How reliably somebody has played in the game, in all their times together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reliability {
    /// In how many phases they had something to decide.
    pub played: u32,
    /// In how many of them they sent nothing.
    pub absent: u32,
}

/// One person's part in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The person whose part it is.
    pub who: Identity,
    /// As others saw them; empty if they asked to be forgotten.
    #[serde(default)]
    pub name: String,
    /// The seats that they have held.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<Stay>,
    /// The seats for whose players they have stood in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deputised: Vec<Stay>,
    /// When they have watched.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub watched: Vec<Time>,
    /// When they could read everything, as the game master of a game in which that was agreed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub saw_all: Vec<Time>,
    /// The orders that they have entered for others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entered: Vec<Entered>,
    /// What they have learnt; of each secret once, and once more if that was lifted before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub learnt: Vec<Learnt>,
    /// Whether they were expelled.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub expelled: bool,
    /// How reliably they played in seats that they don't hold any more.
    #[serde(default)]
    pub reliability: Reliability,
}

impl Part {
    fn new(who: Identity) -> Self {
        Self {
            who,
            name: String::new(),
            held: Vec::new(),
            deputised: Vec::new(),
            watched: Vec::new(),
            saw_all: Vec::new(),
            entered: Vec::new(),
            learnt: Vec::new(),
            expelled: false,
            reliability: Reliability::default(),
        }
    }

    /// Whether they held a seat with `power` in phase `number`, or stood in for its player.
    pub fn played(&self, power: &PowerId, number: u32) -> bool {
        let mut stays = self.held.iter().chain(&self.deputised);
        stays.any(|stay| stay.powers.contains(power) && stay.has(number))
    }

    /// Whether they were more than the player of a seat: a deputy, a watcher, somebody who entered orders or could read all.
    pub fn has_more_than_a_seat(&self) -> bool {
        !self.deputised.is_empty() || !self.watched.is_empty() || !self.saw_all.is_empty() || !self.entered.is_empty()
    }

    /// The person; `None` if they asked to be forgotten.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.who {
            Identity::Person(person) => Some(person),
            Identity::Forgotten(_) => None,
        }
    }

    fn learn(&mut self, what: Secret, phase: u32) {
        match self.learnt.iter_mut().find(|known| known.what == what && (!known.lifted || known.phase >= phase)) {
            Some(known) => known.phase = known.phase.max(phase),
            None => {
                // What was lifted in earlier phases says nothing any more.
                self.learnt.retain(|known| known.what != what);
                self.learnt.push(Learnt { what, phase, lifted: false });
            }
        }
    }

    /// Adds what is known of the same person under another name.
    fn merge(&mut self, other: Self) {
        for (mine, theirs) in [(&mut self.held, other.held), (&mut self.deputised, other.deputised)] {
            for stay in theirs {
                match mine.iter_mut().find(|known| is_one_seat(&known.powers, &stay.powers)) {
                    Some(known) => {
                        known.has_been(&stay.powers);
                        known.times.extend(stay.times);
                        known.times.sort_by_key(|time| (time.from, time.to.is_none(), time.to));
                        known.lifted &= stay.lifted;
                        if known.left == Left::Open {
                            known.left = stay.left;
                        }
                        shorten(&mut known.times);
                    }
                    None => mine.push(stay),
                }
            }
        }
        self.watched.extend(other.watched);
        self.saw_all.extend(other.saw_all);
        self.entered.extend(other.entered);
        for learnt in other.learnt.into_iter().filter(|learnt| !learnt.lifted) {
            self.learn(learnt.what, learnt.phase);
        }
        self.expelled |= other.expelled;
        self.reliability.played = self.reliability.played.saturating_add(other.reliability.played);
        self.reliability.absent = self.reliability.absent.saturating_add(other.reliability.absent);
        if self.name.is_empty() {
            self.name = other.name;
        }
    }
}

/// Keeps at most [`MOST_TIMES`]: the last two become one.
fn shorten(times: &mut Vec<Time>) {
    while times.len() > MOST_TIMES {
        let Some(last) = times.pop() else { return };
        if let Some(before) = times.last_mut() {
            before.to = last.to;
        }
    }
}

/// Begins a time in `number`, unless one goes on; one that ended in the same phase goes on.
fn begin(times: &mut Vec<Time>, number: u32) {
    match times.last_mut() {
        Some(Time { to: None, .. }) => {}
        Some(last) if last.to == Some(number) => last.to = None,
        Some(_) | None => {
            times.push(Time { from: number, to: None });
            shorten(times);
        }
    }
}

/// Ends the time that goes on, in `number`.
fn end(times: &mut [Time], number: u32) {
    if let Some(last) = times.last_mut().filter(|last| last.to.is_none()) {
        last.to = Some(number.max(last.from));
    }
}

/// In which role somebody is in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// As its player.
    Player,
    /// As its player's deputy.
    Deputy,
}

/// What all people have been and have learnt in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Their parts.
    #[serde(default)]
    parts: Vec<Part>,
    /// Whether who played what in an anonymous game was published.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub assignment_published: bool,
}

impl Standing {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The parts, in the order in which they began.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// What is known of `person`.
    pub fn of(&self, person: &PersonId) -> Option<&Part> {
        self.parts.iter().find(|part| part.person() == Some(person))
    }

    /// Whether `person` has come into the seat of `powers` in phase `number`, and somebody else had it before.
    pub fn has_replaced(&self, person: &PersonId, powers: &[PowerId], number: u32) -> bool {
        fn stay<'a>(part: &'a Part, powers: &[PowerId]) -> Option<&'a Stay> {
            part.held.iter().find(|stay| is_one_seat(&stay.powers, powers))
        }
        let own = self.of(person).and_then(|part| stay(part, powers)).and_then(|stay| stay.times.last());
        let others = || self.parts.iter().filter(|part| part.person() != Some(person));
        own.is_some_and(|time| time.from == number && time.to.is_none())
            && others().any(|part| stay(part, powers).is_some())
    }

    /// Whether the game remembers as many people as it can, and not `person`: they don't get in.
    pub fn is_full_for(&self, person: &PersonId) -> bool {
        self.parts.len() >= MOST_PEOPLE && self.of(person).is_none()
    }

    /// Whether `person` was expelled.
    pub fn is_expelled(&self, person: &PersonId) -> bool {
        self.of(person).is_some_and(|part| part.expelled)
    }

    /// The people who were expelled and are known.
    pub fn expelled(&self) -> impl Iterator<Item = &PersonId> {
        self.parts.iter().filter(|part| part.expelled).filter_map(Part::person)
    }

    /// The part of `person`, also a new one.
    fn part(&mut self, person: &PersonId) -> Option<&mut Part> {
        let at = match self.parts.iter().position(|part| part.person() == Some(person)) {
            Some(at) => at,
            None => {
                self.parts.push(Part::new(Identity::Person(person.clone())));
                self.parts.len() - 1
            }
        };
        self.parts.get_mut(at)
    }

    fn stay<'a>(stays: &'a mut Vec<Stay>, powers: &[PowerId]) -> Option<&'a mut Stay> {
        let at = match stays.iter().position(|stay| is_one_seat(&stay.powers, powers)) {
            Some(at) => at,
            None => {
                stays.push(Stay { powers: powers.to_vec(), times: Vec::new(), left: Left::Open, lifted: false });
                stays.len() - 1
            }
        };
        stays.get_mut(at)
    }

    /// `person`, whom others see as `name`, is in the seat of `powers` in phase `number`.
    pub fn enter(&mut self, person: &PersonId, name: &str, role: Role, powers: &[PowerId], number: u32) {
        let Some(part) = self.part(person) else { return };
        if !name.is_empty() {
            name.clone_into(&mut part.name);
        }
        let stays = match role {
            Role::Player => &mut part.held,
            Role::Deputy => &mut part.deputised,
        };
        if let Some(stay) = Self::stay(stays, powers) {
            stay.has_been(powers);
            if !stay.is_open() {
                begin(&mut stay.times, number);
                (stay.left, stay.lifted) = (Left::Open, false);
            }
        }
        if role == Role::Deputy {
            powers.iter().for_each(|power| part.learn(Secret::Orders(power.clone()), number));
        }
    }

    /// Ends in phase `number` each stay in a role for which `is_over` says so; `left` says how a player left the seat.
    pub fn leave(
        &mut self,
        role: Role,
        number: u32,
        is_over: impl Fn(&PersonId, &[PowerId]) -> bool,
        left: impl Fn(&[PowerId]) -> Left,
    ) {
        for part in &mut self.parts {
            let Identity::Person(person) = &part.who else { continue };
            let stays = match role {
                Role::Player => &mut part.held,
                Role::Deputy => &mut part.deputised,
            };
            for stay in stays.iter_mut().filter(|stay| stay.is_open() && is_over(person, &stay.powers)) {
                end(&mut stay.times, number);
                if stay.left == Left::Open {
                    stay.left = left(&stay.powers);
                }
            }
        }
    }

    /// `person` says that they won't come back to a seat that they give up or have given up. Returns whether there is one.
    pub fn leave_for_good(&mut self, person: &PersonId) -> bool {
        let Some(part) = self.part(person) else { return false };
        let mut found = false;
        for stay in part.held.iter_mut().filter(|stay| stay.left == Left::Open) {
            (stay.left, found) = (Left::ForGood, true);
        }
        found
    }

    /// `person` watches in phase `number`, or doesn't any more.
    pub fn watch(&mut self, person: &PersonId, name: &str, number: u32, watches: bool) {
        let Some(part) = self.part(person) else { return };
        match watches {
            true => {
                name.clone_into(&mut part.name);
                begin(&mut part.watched, number);
                part.learn(Secret::Letters, number);
            }
            false => end(&mut part.watched, number),
        }
    }

    /// `person` can read all orders and all press in phase `number`, or can't any more.
    pub fn see_all(&mut self, person: &PersonId, name: &str, number: u32, powers: &[PowerId], sees: bool) {
        let Some(part) = self.part(person) else { return };
        match sees {
            true => {
                name.clone_into(&mut part.name);
                begin(&mut part.saw_all, number);
                part.learn(Secret::Letters, number);
                powers.iter().for_each(|power| part.learn(Secret::Orders(power.clone()), number));
            }
            false => end(&mut part.saw_all, number),
        }
    }

    /// `person`, whom others see as `name`, has entered orders for `power`, which they don't play, in phase `number`: they know
    /// these.
    pub fn entered(&mut self, person: &PersonId, name: &str, power: &PowerId, number: u32) {
        let Some(part) = self.part(person) else { return };
        if !name.is_empty() {
            name.clone_into(&mut part.name);
        }
        part.learn(Secret::Orders(power.clone()), number);
        let entered = Entered { power: power.clone(), phase: number };
        if !part.entered.contains(&entered) {
            part.entered.push(entered);
        }
        let surplus = part.entered.len().saturating_sub(MOST_ENTERED);
        part.entered.drain(..surplus);
    }

    /// `person` was shown `what` in phase `number`.
    pub fn learn(&mut self, person: &PersonId, what: Secret, number: u32) {
        if let Some(part) = self.part(person) {
            part.learn(what, number);
        }
    }

    /// Phase `from` was left without being adjudicated, for phase `to`: what was known of its orders stays known.
    pub fn carry(&mut self, from: u32, to: u32) {
        let learnt = self.parts.iter_mut().flat_map(|part| &mut part.learnt);
        for learnt in learnt.filter(|learnt| matches!(learnt.what, Secret::Orders(_)) && learnt.phase == from) {
            learnt.phase = to;
        }
    }

    /// Phase `from` has the number `to` now and is still the same one: who was in a seat until then has been in it in this phase.
    pub fn renumber(&mut self, from: u32, to: u32) {
        let stays = self.parts.iter_mut().flat_map(|part| part.held.iter_mut().chain(&mut part.deputised));
        for time in stays.flat_map(|stay| &mut stay.times).filter(|time| time.to == Some(from)) {
            time.to = Some(to);
        }
    }

    /// Expels `person`, whom others see as `name`.
    pub fn expel(&mut self, person: &PersonId, name: &str) {
        if let Some(part) = self.part(person) {
            part.expelled = true;
            if !name.is_empty() {
                name.clone_into(&mut part.name);
            }
        }
    }

    /// All who have a seat agree that nothing that `person` has read or given up bars them any more. Expelled stays
    /// expelled.
    pub fn lift(&mut self, person: &PersonId) {
        let Some(part) = self.parts.iter_mut().find(|part| part.person() == Some(person)) else { return };
        part.learnt.iter_mut().for_each(|learnt| learnt.lifted = true);
        part.held.iter_mut().filter(|stay| !stay.is_open()).for_each(|stay| stay.lifted = true);
        part.deputised.iter_mut().for_each(|stay| stay.lifted = true);
    }

    /// `person` has played so reliably in a seat that they have left.
    pub fn count(&mut self, person: &PersonId, reliability: Reliability) {
        if let Some(part) = self.part(person) {
            part.reliability = reliability;
        }
    }

    /// Everybody who was expelled, for the next game of the same people.
    pub fn for_rematch(&self) -> Self {
        let expelled = self.parts.iter().filter(|part| part.expelled);
        let parts = expelled.map(|part| Part { expelled: true, ..Part::new(part.who.clone()) }).collect();
        Self { parts, assignment_published: false }
    }

    /// Replaces `person`, who asked to be forgotten, by their mark. Who has learnt nothing and isn't expelled is removed.
    pub fn forget(&mut self, person: &PersonId, mark: &Mark) {
        for part in self.parts.iter_mut().filter(|part| part.person() == Some(person)) {
            part.who = Identity::Forgotten(mark.clone());
            part.name = String::new();
        }
        self.join_parts();
    }

    /// Finds `person`, who has `mark`, if they asked to be forgotten: they are known again.
    pub fn recognise(&mut self, person: &PersonId, mark: &Mark) {
        if !self.has_forgotten(mark) {
            return;
        }
        for part in self.parts.iter_mut().filter(|part| part.who == Identity::Forgotten(mark.clone())) {
            part.who = Identity::Person(person.clone());
        }
        self.join_parts();
    }

    /// Whether `mark` is somebody's who asked to be forgotten.
    fn has_forgotten(&self, mark: &Mark) -> bool {
        self.parts.iter().any(|part| part.who == Identity::Forgotten(mark.clone()))
    }

    /// Each person has one part.
    fn join_parts(&mut self) {
        let mut joined: Vec<Part> = Vec::with_capacity(self.parts.len());
        for part in self.parts.drain(..) {
            match joined.iter_mut().find(|known| known.who == part.who) {
                Some(known) => known.merge(part),
                None => joined.push(part),
            }
        }
        self.parts = joined;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::PlatformName;

    fn person(name: &str) -> PersonId {
        PersonId::new(PlatformName::Local, name)
    }

    fn italy() -> Vec<PowerId> {
        vec!["ITALY".into()]
    }

    #[test]
    fn times_in_a_seat_are_told_apart_by_phases_and_none_that_bars_is_forgotten() {
        let mut standing = Standing::default();
        for round in 0..100 {
            standing.enter(&person("ada"), "Ada", Role::Player, &italy(), round * 2 + 1);
            standing.leave(Role::Player, round * 2 + 1, |_, _| true, |_| Left::Open);
        }
        let stay = &standing.of(&person("ada")).unwrap().held[0];
        assert_eq!((stay.times.len(), stay.times[0].from, stay.times.last().unwrap().to), (MOST_TIMES, 1, Some(199)));
        // Who is back in the same phase was hardly away.
        standing.enter(&person("ada"), "Ada", Role::Player, &italy(), 199);
        assert!(standing.of(&person("ada")).unwrap().held[0].is_open());
    }

    #[test]
    fn a_deputy_and_who_enters_orders_know_them_and_an_edit_doesnt_change_that() {
        let mut standing = Standing::default();
        standing.enter(&person("tom"), "Tom", Role::Deputy, &italy(), 3);
        standing.entered(&person("ola"), "Ola", &"FRANCE".into(), 3);
        standing.carry(3, 4);
        for (who, power) in [("tom", "ITALY"), ("ola", "FRANCE")] {
            let learnt = &standing.of(&person(who)).unwrap().learnt;
            assert_eq!((learnt[0].what.clone(), learnt[0].phase), (Secret::Orders(power.into()), 4));
        }
    }

    #[test]
    fn what_is_lifted_bars_again_once_it_is_learnt_again() {
        let mut standing = Standing::default();
        let bars =
            |standing: &Standing| standing.of(&person("wim")).unwrap().learnt.iter().any(|learnt| !learnt.lifted);
        standing.watch(&person("wim"), "Wim", 1, true);
        assert!(bars(&standing));
        standing.lift(&person("wim"));
        standing.watch(&person("wim"), "Wim", 1, true);
        assert!(!bars(&standing), "of that phase all have agreed");
        standing.watch(&person("wim"), "Wim", 2, true);
        assert!(bars(&standing));
        standing.expel(&person("wim"), "Wim");
        standing.lift(&person("wim"));
        assert!(standing.is_expelled(&person("wim")));
    }

    #[test]
    fn a_forgotten_person_is_recognised_by_the_key_and_by_nothing_else() {
        let key = MarkKey::new([1; 32]);
        let mut standing = Standing::default();
        standing.expel(&person("zbig"), "Zbigniew");
        standing.forget(&person("zbig"), &key.mark(&person("zbig")));
        let stored = serde_json::to_string(&standing).unwrap();
        assert!(!stored.contains("zbig") && !stored.contains("Zbigniew"), "{stored}");
        assert!(!standing.is_expelled(&person("zbig")));
        let mut other = standing.clone();
        other.recognise(&person("zbig"), &MarkKey::new([2; 32]).mark(&person("zbig")));
        assert!(!other.is_expelled(&person("zbig")));
        // Meanwhile something else became known of them.
        standing.watch(&person("zbig"), "Zbigniew", 4, true);
        standing.recognise(&person("zbig"), &key.mark(&person("zbig")));
        assert!(standing.is_expelled(&person("zbig")) && standing.parts().len() == 1);
        assert_eq!(standing.of(&person("zbig")).unwrap().watched.len(), 1);
    }

    #[test]
    fn when_it_is_full_only_those_it_knows_get_in() {
        let mut standing = Standing::default();
        for number in 0..MOST_PEOPLE {
            assert!(!standing.is_full_for(&person("ada")));
            standing.watch(&person(&format!("guest{number}")), "", 1, true);
        }
        assert!(standing.is_full_for(&person("ada")) && !standing.is_full_for(&person("guest0")));
        standing.expel(&person("ada"), "");
        assert!(standing.is_expelled(&person("ada")), "nothing that bars is lost");
    }
}
