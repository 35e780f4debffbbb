//! What the people of a game do, at random: single commands in all roles, and sequences by which somebody could learn or
//! do what isn't theirs. It follows from a seed and from what everybody at the table could know.

mod adoption;
mod opening;
mod phases;
mod plots;
mod secrets;
mod single;

use std::collections::{BTreeMap, VecDeque};

use dragoman_game::event::{PersonId, RoomId};
use dragoman_game::model::{PowerId, Stage};

use self::adoption::Proposed;
pub use self::single::for_game;
use super::ledger::Ledger;
use super::role::Role;
use super::world::World;
use crate::seed::Chance;

/// The people who play, as far as there are seats.
pub const PLAYERS: [&str; 7] = ["ada", "ben", "cleo", "dora", "emil", "fay", "gus"];
/// Who creates the game.
pub const MASTER: &str = "mara";
/// Who administrates the place.
pub const ADMINISTRATOR: &str = "root";
/// Who has no seat in the beginning.
pub const OTHERS: [&str; 5] = ["wim", "wanda", "dede", "otto", "olga"];
/// Who is expelled before the game begins.
pub const EXPELLED: &str = "xaver";
/// Who may join no games on the server.
pub const BARRED: &str = "barbara";
/// Who is in the waiting list.
pub const WAITING: &str = "willa";

/// Everybody.
pub fn everybody() -> impl Iterator<Item = &'static str> {
    PLAYERS.into_iter().chain([MASTER, ADMINISTRATOR]).chain(OTHERS).chain([EXPELLED, BARRED, WAITING])
}

/// The difference between two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difference {
    /// Orders that are replaced by equal ones before the deadline.
    ReplacedOrders,
    /// Orders that stay different.
    Orders,
    /// The words of a letter, or of a message in a press room.
    Letter,
    /// Which of two players agreed in a vote, and which refused.
    Vote,
    /// A wish that doesn't change the draw.
    Wish,
    /// In an anonymous game, which of two people plays which of two powers.
    Accounts,
}

/// All of them.
pub const KINDS: [Difference; 6] = [
    Difference::ReplacedOrders,
    Difference::Orders,
    Difference::Letter,
    Difference::Vote,
    Difference::Wish,
    Difference::Accounts,
];

/// Where something is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spot {
    Private,
    Public,
    /// A command in the channel that is answered to its author alone, where the network has that.
    Aside,
    Room(RoomId),
}

/// What one person does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doing {
    Command(&'static str, BTreeMap<String, String>),
    Text(String),
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    Act {
        who: &'static str,
        spot: Spot,
        doing: Doing,
    },
    /// Time passes.
    Wait {
        minutes: i64,
    },
    /// Two seats exchange their powers in one of the two games, before anybody knows.
    Exchange(&'static str, &'static str),
    /// Powers lose everything in both games: their player is eliminated.
    Eliminate(Vec<PowerId>),
}

/// The same step in both games.
pub struct Twin {
    pub one: Step,
    /// What is done in the other game, where that differs.
    pub other: Option<Step>,
    /// What is secret from here on.
    pub secret: Option<Secret>,
}

/// What differs, and whose it is.
#[derive(Clone, Debug)]
pub enum Secret {
    /// Orders of a power; they become equal again if `replaced`.
    Orders { power: PowerId },
    /// From here on the orders are equal again.
    OrdersAgain,
    /// Words between powers.
    Words { powers: Vec<PowerId> },
    /// Answers of powers.
    Votes { powers: Vec<PowerId> },
    /// A wish of a person.
    Wish { who: &'static str },
    /// Who of two people plays what.
    Accounts { people: [&'static str; 2] },
}

/// The longest game, in steps.
const STEPS: u32 = 1000;
/// How many steps follow the end of a game at least, and at most while somebody hasn't had their turn.
const AFTER: (u32, u32) = (14, 150);

/// What people will do.
pub struct Script {
    pub chance: Chance,
    number: u64,
    pub kind: Difference,
    seats: usize,
    master_plays: bool,
    administrator_plays: bool,
    planned: VecDeque<Twin>,
    steps: u32,
    after: u32,
    /// Since the phase began.
    of_phase: (u32, u32),
    /// How often the difference was tried.
    tried: u32,
    /// What was proposed, so that it becomes the difference.
    proposed: Option<Proposed>,
    /// Who will answer the vote that was proposed, and for which powers.
    voting: Option<[(&'static str, PowerId); 2]>,
    /// While it is open, nobody ends the phase.
    pub open: bool,
    phases: u32,
    counts: BTreeMap<Role, u64>,
    /// Whether nothing may come before the next planned step.
    at_once: bool,
}

fn values(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
    pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

fn act(who: &'static str, spot: Spot, command: &'static str, given: &[(&str, &str)]) -> Step {
    Step::Act { who, spot, doing: Doing::Command(command, values(given)) }
}

fn same(one: Step) -> Twin {
    Twin { one, other: None, secret: None }
}

/// The person of this name.
pub fn called(person: &PersonId) -> &'static str {
    everybody().find(|name| *name == person.native()).unwrap_or(OTHERS[4])
}

impl Script {
    pub fn new(number: u64, seed: u64) -> Self {
        let mut chance = Chance(seed);
        let kind = KINDS[usize::try_from(number % 6).expect("small")];
        // By turns, so that each of these occurs equally often with each kind of difference and on each network.
        let turn = number / 6;
        // Three seats are played faster.
        let seats = if (turn / 3).is_multiple_of(4) { 7 } else { 3 };
        let master_plays = turn.is_multiple_of(2);
        // Who administrates the place isn't exchanged with anybody.
        let administrator_plays = (turn / 2).is_multiple_of(3) && kind != Difference::Accounts;
        let phases = 4 + u32::try_from(chance.below(3)).expect("small");
        let (planned, counts) = Default::default();
        Self {
            chance,
            number,
            kind,
            seats,
            master_plays,
            administrator_plays,
            planned,
            steps: 0,
            after: 0,
            of_phase: (0, 0),
            tried: 0,
            proposed: None,
            voting: None,
            open: false,
            phases,
            counts,
            at_once: false,
        }
    }

    fn one_in(&mut self, many: u64) -> bool {
        self.chance.below(many) == 0
    }

    fn of<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        let count = u64::try_from(all.len()).expect("few");
        let at = self.chance.below(count.max(1));
        all.get(usize::try_from(at).expect("small")).cloned()
    }

    fn pop(&mut self) -> Option<Twin> {
        let next = self.planned.pop_front();
        // The two answers of a secret vote come one after the other.
        self.at_once = next.as_ref().is_some_and(|next| matches!(next.secret, Some(Secret::Votes { .. })));
        next
    }

    fn plan(&mut self, steps: impl IntoIterator<Item = Step>) {
        self.planned.extend(steps.into_iter().map(same));
    }

    /// The next step; `None`: nothing more happens.
    pub fn next(&mut self, world: &World<'_>, ledger: &Ledger) -> Option<Twin> {
        self.steps += 1;
        if self.steps > STEPS {
            return None;
        }
        let at_once = std::mem::take(&mut self.at_once);
        if !self.planned.is_empty() && (at_once || !(self.steps > 20 && self.one_in(4))) {
            return self.pop();
        }
        let Some(game) = world.game() else {
            self.opening();
            return self.pop();
        };
        let running = match &game.stage {
            Stage::Running(running) => running,
            Stage::Lobby => return Some(self.lobby(world, ledger)),
            Stage::Over(_) => return self.over(world, ledger),
        };
        if self.of_phase.0 != running.number {
            self.of_phase = (running.number, 0);
        }
        self.of_phase.1 += 1;
        if self.planned.is_empty() {
            self.decide(world, ledger, game, running);
        }
        match self.planned.is_empty() || !self.at_once && self.one_in(3) {
            true => Some(self.single(world, ledger)),
            false => self.pop(),
        }
    }
}
