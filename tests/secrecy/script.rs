//! What the people of a game do, at random: single commands in all roles, and sequences by which somebody could learn or
//! do what isn't theirs. It follows from a seed and from what everybody at the table could know.

use std::collections::{BTreeMap, VecDeque};

use dragoman_game::command::{self, COMMANDS, Kind, Spec};
use dragoman_game::decide::press::powers_in;
use dragoman_game::event::{GAME_ID, PersonId, RoomId};
use dragoman_game::loaded::RoomRow;
use dragoman_game::model::{Game, PowerId, PressRule, Running, Stage, Watching};
use dragoman_game::rules;

use super::ledger::{Ledger, Left};
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

/// Everybody.
pub fn everybody() -> impl Iterator<Item = &'static str> {
    PLAYERS.into_iter().chain([MASTER, ADMINISTRATOR]).chain(OTHERS)
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

/// The role in which somebody does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    Player,
    Master,
    PlayingMaster,
    Administrator,
    Deputy,
    Watcher,
    Eliminated,
    Resigned,
    Outsider,
}

pub const ROLES: [Role; 9] = [
    Role::Player,
    Role::Master,
    Role::PlayingMaster,
    Role::Administrator,
    Role::Deputy,
    Role::Watcher,
    Role::Eliminated,
    Role::Resigned,
    Role::Outsider,
];

/// The role of `who` at the moment.
pub fn role(world: &World<'_>, ledger: &Ledger, who: &str) -> Role {
    let me = PersonId::new(world.platform, who);
    let Some(game) = world.game() else { return Role::Outsider };
    let seat = game.seat_of(&me);
    let resigned =
        || ledger.holds.iter().any(|hold| hold.person == me && hold.left.is_some_and(|left| left != Left::Out));
    if who == ADMINISTRATOR {
        return Role::Administrator;
    }
    match seat {
        Some(seat) if game.is_out(seat) => Role::Eliminated,
        Some(_) if game.creator == me => Role::PlayingMaster,
        Some(_) => Role::Player,
        None if game.creator == me => Role::Master,
        None if game.deputies(world.now).any(|(_, deputy)| *deputy == me) => Role::Deputy,
        None if game.watchers.iter().any(|it| it.person == me && it.state == Watching::Yes) => Role::Watcher,
        None if resigned() => Role::Resigned,
        None => Role::Outsider,
    }
}

/// The longest game, in steps.
const STEPS: u32 = 340;
/// How many steps follow the end of a game.
const AFTER: u32 = 14;

/// What people will do.
pub struct Script {
    pub chance: Chance,
    number: u64,
    pub kind: Difference,
    seats: usize,
    master_plays: bool,
    planned: VecDeque<Twin>,
    steps: u32,
    after: u32,
    /// Since the phase began.
    of_phase: (u32, u32),
    /// How often the difference was tried.
    tried: u32,
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
fn called(person: &PersonId) -> &'static str {
    everybody().find(|name| *name == person.native()).unwrap_or(OTHERS[4])
}

impl Script {
    pub fn new(number: u64, seed: u64) -> Self {
        let mut chance = Chance(seed);
        let kind = KINDS[usize::try_from(number % 6).expect("small")];
        // Three seats are played faster; anonymous accounts and votes need more people.
        let seats = if chance.below(4) == 0 { 7 } else { 3 };
        let master_plays = chance.below(2) == 0;
        let phases = 4 + u32::try_from(chance.below(3)).expect("small");
        let (planned, counts) = Default::default();
        Self {
            chance,
            number,
            kind,
            seats,
            master_plays,
            planned,
            steps: 0,
            after: 0,
            of_phase: (0, 0),
            tried: 0,
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
        match self.planned.is_empty() || self.one_in(3) {
            true => Some(self.single(world, ledger)),
            false => self.pop(),
        }
    }

    /// A game is created, and its seats are taken.
    fn opening(&mut self) {
        let mut terms = vec![("name", "Gulf".to_owned()), ("deadline", "24h".to_owned())];
        terms.push(("retreats", "12h".to_owned()));
        terms.push(("builds", "12h".to_owned()));
        terms.push(("confirm", "no".to_owned()));
        if self.seats == 3 {
            terms.push(("players", "3a".to_owned()));
        }
        let press = match self.chance.below(8) {
            0 if self.kind != Difference::Letter => "none",
            1 if self.kind != Difference::Letter => "public",
            _ => "full",
        };
        terms.push(("press", press.to_owned()));
        let anonymous = match self.kind {
            Difference::Accounts => true,
            Difference::Wish => self.one_in(2),
            _ => self.one_in(5),
        };
        terms.push(("anonymous", if anonymous { "yes" } else { "no" }.to_owned()));
        let sees = self.one_in(5);
        terms.push(("master-sees", if sees { "yes" } else { "no" }.to_owned()));
        let mut options = Vec::new();
        let often = if self.kind == Difference::Letter || self.one_in(3) { 1 } else { 2 };
        for (many, option) in [
            (often, "watch=yes"),
            (3, "letters=kept"),
            (3, "votes=told"),
            (4, "ballots=revealed"),
            (6, "missing=pause"),
            (8, "replacements=no"),
            (8, "early=no"),
        ] {
            if self.chance.below(many) == 0 {
                options.push(option);
            }
        }
        if !options.is_empty() {
            terms.push(("options", options.join(", ")));
        }
        let given: Vec<(&str, &str)> = terms.iter().map(|(key, value)| (*key, value.as_str())).collect();
        self.plan([act(MASTER, Spot::Public, "new", &given)]);
        // Everybody was seen in the channel: only then can they be named.
        self.plan(OTHERS.iter().chain([&ADMINISTRATOR]).map(|who| act(who, Spot::Public, "rules", &[])));
        let mut joining: Vec<&'static str> = PLAYERS[..self.seats].to_vec();
        if self.master_plays {
            let at = usize::try_from(self.chance.below(joining.len() as u64)).expect("small");
            joining[at] = MASTER;
        }
        let wishes = self.chance.below(2) == 0 || self.kind == Difference::Wish;
        let last = joining.pop().expect("somebody");
        for who in &joining {
            self.plan([act(who, Spot::Public, "join", &[])]);
        }
        if wishes {
            for who in &joining {
                let wish = self.wish();
                self.plan([act(who, Spot::Private, "prefer", &[("prefer", &wish)])]);
            }
        }
        if self.kind == Difference::Wish {
            let who = joining[0];
            let (one, other) = (self.wish(), self.wish());
            self.planned.push_back(Twin {
                one: act(who, Spot::Private, "prefer", &[("prefer", &one)]),
                other: Some(act(who, Spot::Private, "prefer", &[("prefer", &other)])),
                secret: Some(Secret::Wish { who }),
            });
        }
        self.plan([act(last, Spot::Public, "join", &[])]);
        if self.kind == Difference::Accounts {
            let people = [joining[0], joining[1]].map(|who| if who == MASTER { last } else { who });
            self.planned.push_back(Twin {
                one: Step::Exchange(people[0], people[1]),
                other: None,
                secret: Some(Secret::Accounts { people }),
            });
        }
    }

    fn wish(&mut self) -> String {
        const WISHES: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
        let first = self.of(&WISHES).expect("some");
        let second = self.of(&WISHES).expect("some");
        format!("{first}, {second}")
    }

    /// Somebody may have left: the seats are taken again.
    fn lobby(&mut self, world: &World<'_>, ledger: &Ledger) -> Twin {
        let game = world.game().expect("a lobby");
        let free = PLAYERS.iter().find(|who| game.seat_of(&PersonId::new(world.platform, who)).is_none());
        match free {
            Some(who) if !self.one_in(3) => same(act(who, Spot::Public, "join", &[])),
            _ => self.single(world, ledger),
        }
    }

    fn over(&mut self, world: &World<'_>, ledger: &Ledger) -> Option<Twin> {
        self.after += 1;
        if self.after > AFTER {
            return None;
        }
        if self.after == 1 {
            let game = world.game().expect("it is over");
            let former = called(game.people().next().unwrap_or(&game.creator));
            match self.chance.below(3) {
                0 => self.roll_back(game, MASTER),
                1 => {
                    self.plan([act(former, Spot::Public, "rematch", &[])]);
                    self.plan([act(former, Spot::Private, "panel", &[])]);
                }
                _ => self.plan(everybody().map(|who| act(who, Spot::Private, "open-letters", &[("answer", "yes")]))),
            }
        }
        if self.planned.is_empty() && self.one_in(3) {
            self.vote(world.game().expect("it is over"));
        }
        if let Some(next) = self.pop() {
            return Some(next);
        }
        Some(self.single(world, ledger))
    }

    /// Plans what comes next in the phase that is played.
    fn decide(&mut self, world: &World<'_>, ledger: &Ledger, game: &Game, running: &Running) {
        let busy = 16 + self.chance.below(8);
        if self.of_phase == (1, 1) {
            self.populate(world, game);
        }
        if !self.open && self.tried < 1 && running.number <= 3 && self.of_phase.1 > 2 && self.one_in(2) {
            self.secret(world, game, running);
            if !self.planned.is_empty() {
                return;
            }
        }
        if u64::from(self.of_phase.1) > busy && !self.open {
            if running.number > self.phases {
                self.end(game);
            } else {
                self.close(world, game, running);
            }
            return;
        }
        if self.one_in(3) {
            self.plot(world, ledger, game, running);
        } else if self.one_in(2) {
            self.vote(game);
        }
    }

    /// Everybody answers the open votes, most of them in favour.
    fn vote(&mut self, game: &Game) {
        if !game.votes.iter().any(|vote| vote.open) {
            return;
        }
        let seated: Vec<_> = game.people().map(called).collect();
        let agrees = !self.one_in(3);
        for who in seated {
            let answer = if agrees || self.one_in(3) { "agree" } else { "refuse" };
            self.plan([act(who, Spot::Private, answer, &[])]);
        }
    }

    /// Somebody is eliminated, somebody watches, somebody has a deputy: at once, so that they take part for long.
    fn populate(&mut self, world: &World<'_>, game: &Game) {
        let seated = Self::seated(game);
        let spared = self.kind == Difference::Accounts;
        let others: Vec<_> = seated.iter().filter(|(who, _)| *who != MASTER).cloned().collect();
        let eliminated = self.of(&others).filter(|_| !spared);
        let remain = others.iter().filter(|(who, _)| eliminated.as_ref().is_none_or(|(out, _)| out != who));
        let remain: Vec<_> = remain.cloned().collect();
        if let Some((_, powers)) = eliminated.filter(|_| self.seats == 7 || self.one_in(2)) {
            self.plan([Step::Eliminate(powers)]);
        }
        if game.settings.watched {
            self.watch(OTHERS[1], &seated);
        }
        if let Some((who, _)) = self.of(&remain) {
            self.deputise(world, game, who);
        }
    }

    /// Somebody watches, as all agree.
    fn watch(&mut self, watcher: &'static str, seated: &[(&'static str, Vec<PowerId>)]) {
        self.plan([act(watcher, Spot::Aside, "watch", &[])]);
        let yes = [("who", watcher), ("answer", "yes")];
        self.plan(seated.iter().map(|(name, _)| act(name, Spot::Private, "watchers", &yes)));
    }

    /// A player gets a deputy for some days.
    fn deputise(&mut self, world: &World<'_>, game: &Game, who: &'static str) {
        let today = game.day(world.now);
        let days = format!("{today}..{}", today.checked_add(jiff::Span::new().days(5)).expect("a day"));
        self.plan([
            act(who, Spot::Private, "deputy", &[("person", OTHERS[2]), ("days", &days)]),
            act(OTHERS[2], Spot::Private, "deputy", &[("answer", "yes")]),
        ]);
    }

    /// Orders of all units of a seat, by `choose` the number of each unit's order.
    fn orders(game: &Game, running: &Running, powers: &[PowerId], choose: &mut dyn FnMut(usize) -> usize) -> String {
        let mut lines = Vec::new();
        for power in powers {
            for legal in rules::legal_orders(&game.settings, &running.position, power) {
                if !legal.is_empty() {
                    lines.push(legal[choose(legal.len()) % legal.len()].to_string());
                }
            }
        }
        lines.join("\n")
    }

    fn random_orders(&mut self, game: &Game, running: &Running, powers: &[PowerId]) -> String {
        let chance = &mut self.chance;
        let mut choose = |count: usize| usize::try_from(chance.below(count as u64)).expect("small");
        Self::orders(game, running, powers, &mut choose)
    }

    /// Players send orders, and the deadline passes.
    fn close(&mut self, world: &World<'_>, game: &Game, running: &Running) {
        if running.clock.paused().is_some() {
            self.plan([act(MASTER, Spot::Public, "resume", &[])]);
        }
        let seated: Vec<_> =
            game.seats.iter().filter_map(|seat| Some((called(seat.person()?), seat.powers.clone()))).collect();
        let careful = self.one_in(2);
        for (who, powers) in seated {
            if careful || !self.one_in(3) {
                let text = self.random_orders(game, running, &powers);
                if !text.is_empty() {
                    self.plan([act(who, Spot::Private, "order", &[("text", &text)])]);
                }
            }
            if careful && !self.one_in(3) {
                self.plan([act(who, Spot::Private, "ready", &[])]);
            }
        }
        let left = running.clock.deadline().map_or(1500, |deadline| deadline.duration_since(world.now).as_mins() + 1);
        self.plan([Step::Wait { minutes: left.clamp(1, 4000) }]);
    }

    /// The game ends, by one of its ways.
    fn end(&mut self, game: &Game) {
        let seated: Vec<_> = game.seats.iter().filter_map(|seat| seat.person()).map(called).collect();
        if self.one_in(3) || seated.is_empty() {
            self.plan([
                act(MASTER, Spot::Private, "call-off", &[("reason", "holidays")]),
                act(MASTER, Spot::Private, "proceed", &[]),
            ]);
            self.plan([Step::Wait { minutes: 700 }, act(MASTER, Spot::Private, "proceed", &[])]);
            if self.one_in(2) {
                self.roll_back(game, MASTER);
            }
        } else {
            self.plan([act(seated[0], Spot::Private, "draw", &[])]);
            self.plan(seated.iter().map(|who| act(who, Spot::Private, "agree", &[("vote", "draw")])));
            self.plan([act(seated[0], Spot::Private, "agree", &[])]);
        }
    }

    fn roll_back(&mut self, game: &Game, master: &'static str) {
        let phase = game.position().map_or_else(|| "S1901M".to_owned(), |_| "S1901M".to_owned());
        self.plan([
            act(master, Spot::Private, "rollback", &[("phase", &phase), ("reason", "a mistake")]),
            act(master, Spot::Private, "proceed", &[]),
        ]);
    }

    fn seated(game: &Game) -> Vec<(&'static str, Vec<PowerId>)> {
        let with_units = game.seats.iter().filter(|seat| game.has_units(seat));
        with_units.filter_map(|seat| Some((called(seat.person()?), seat.powers.clone()))).collect()
    }

    /// Plans the difference between the two games.
    fn secret(&mut self, world: &World<'_>, game: &Game, running: &Running) {
        let seated = Self::seated(game);
        let Some((who, powers)) = self.of(&seated) else { return };
        match self.kind {
            Difference::ReplacedOrders | Difference::Orders => {
                if !running.position.phase.is_movement() || running.clock.paused().is_some() {
                    return;
                }
                let shift = 1 + usize::try_from(self.chance.below(3)).expect("small");
                let base = usize::try_from(self.chance.below(40)).expect("small");
                let one = Self::orders(game, running, &powers[..1], &mut |_| base);
                let other = Self::orders(game, running, &powers[..1], &mut |_| base + shift);
                if one.is_empty() || one == other {
                    return;
                }
                let power = powers[0].clone();
                self.tried += 1;
                self.open = true;
                self.planned.push_back(Twin {
                    one: act(who, Spot::Private, "order", &[("text", &one)]),
                    other: Some(act(who, Spot::Private, "order", &[("text", &other)])),
                    secret: Some(Secret::Orders { power: power.clone() }),
                });
                self.pry(world, game, running, (who, &power));
                if self.kind == Difference::ReplacedOrders {
                    let last = self.random_orders(game, running, &powers[..1]);
                    self.planned.push_back(Twin {
                        one: act(who, Spot::Private, "order", &[("text", &last)]),
                        other: None,
                        secret: Some(Secret::OrdersAgain),
                    });
                } else {
                    self.close(world, game, running);
                }
            }
            Difference::Letter => self.secret_letter(world, game, running, &seated),
            // Nobody waits for the answer of an absent player, and another open vote could be meant.
            Difference::Vote if game.seats.iter().any(|seat| game.is_absent(seat)) => {}
            Difference::Vote if game.votes.iter().any(|vote| vote.open) => {}
            Difference::Vote => {
                let others: Vec<_> = seated.iter().filter(|(name, _)| *name != who).cloned().collect();
                let (Some((second, second_powers)), true) = (self.of(&others), seated.len() > 2) else { return };
                let asker = seated.iter().map(|(name, _)| *name).find(|name| *name != who && *name != second);
                let Some(asker) = asker else { return };
                self.tried += 1;
                let (proposal, values): (&str, Vec<(&str, &str)>) = self
                    .of(&[("more-time", vec![("time", "5h")]), ("vote-pause", vec![]), ("draw", vec![])])
                    .expect("some");
                let command = command::by_id(proposal).expect("a command").id;
                self.plan([act(asker, Spot::Private, command, &values)]);
                let voted = [powers[0].clone(), second_powers[0].clone()].to_vec();
                for (voter, answers) in [(who, ["agree", "refuse"]), (second, ["refuse", "agree"])] {
                    self.planned.push_back(Twin {
                        one: act(voter, Spot::Private, answers[0], &[]),
                        other: Some(act(voter, Spot::Private, answers[1], &[])),
                        secret: Some(Secret::Votes { powers: voted.clone() }),
                    });
                }
                self.plan([act(MASTER, Spot::Private, "panel", &[]), act(OTHERS[3], Spot::Public, "status", &[])]);
            }
            Difference::Wish | Difference::Accounts => {}
        }
    }

    /// Letters between two players, and the ways in which others could read them.
    fn secret_letter(
        &mut self,
        world: &World<'_>,
        game: &Game,
        running: &Running,
        seated: &[(&'static str, Vec<PowerId>)],
    ) {
        let Some((who, powers)) = self.of(seated) else { return };
        let others: Vec<_> = seated.iter().filter(|(name, _)| *name != who).cloned().collect();
        let Some((reader, readers)) = self.of(&others) else { return };
        if game.settings.press != PressRule::Full || running.clock.paused().is_some() {
            return;
        }
        self.tried += 1;
        let between = vec![powers[0].clone(), readers[0].clone()];
        let rest: Vec<_> =
            seated.iter().map(|(name, _)| *name).filter(|name| *name != who && *name != reader).collect();
        let watcher = OTHERS[0];
        let gives_up = rest.first().copied();
        let seat_of = |name: &str| {
            let seat = seated.iter().find(|(other, _)| *other == name);
            seat.map_or_else(String::new, |(_, powers)| powers[0].to_string())
        };
        let yes = [("who", watcher), ("answer", "yes")];
        let all: Vec<&'static str> = seated.iter().map(|(name, _)| *name).collect();
        let (sneaks, forgets) = (self.one_in(2), self.one_in(2));
        if game.settings.watched && !self.one_in(4) {
            self.plan([act(watcher, Spot::Aside, "watch", &[])]);
            let agreeing = all.iter().filter(|name| !sneaks || Some(**name) != gives_up && **name != who);
            self.plan(agreeing.map(|name| act(name, Spot::Private, "watchers", &yes)));
            if let (true, Some(gone)) = (sneaks, gives_up) {
                self.plan([
                    act(gone, Spot::Public, "resign", &[("sure", "yes")]),
                    // Others come first for an hour.
                    Step::Wait { minutes: 65 },
                    act(watcher, Spot::Aside, "take-over", &[("power", &seat_of(gone))]),
                    act(who, Spot::Private, "watchers", &yes),
                    act(watcher, Spot::Private, "watchers", &yes),
                ]);
            }
        }
        let letter = |words: &str| {
            let to = readers[0].to_string();
            act(who, Spot::Private, "letter", &[("to", &to), ("words", words)])
        };
        self.planned.push_back(Twin {
            one: letter("Shall we meet at the western gate?"),
            other: Some(letter("Shall we meet at the eastern gate?")),
            secret: Some(Secret::Words { powers: between.clone() }),
        });
        let room = world.stored(&game.id).and_then(|stored| {
            let both = |powers: &[PowerId]| powers.len() == 2 && between.iter().all(|power| powers.contains(power));
            let powers = |row: &RoomRow| powers_in(&stored.loaded.game, row).to_vec();
            let mut rooms = stored.loaded.rooms.iter().filter(|row| both(&powers(row)));
            rooms.find_map(|row| Some((row.room.clone()?, powers(row))))
        });
        if let Some((room, powers)) = room {
            let say =
                |text: &str| Step::Act { who, spot: Spot::Room(room.clone()), doing: Doing::Text(text.to_owned()) };
            self.planned.push_back(Twin {
                one: say("nobody shall know of the western gate"),
                other: Some(say("nobody shall know of the eastern gate")),
                secret: Some(Secret::Words { powers }),
            });
        }
        self.close(world, game, running);
        if let Some(gone) = gives_up.filter(|_| forgets && game.settings.watched && !sneaks) {
            self.plan([
                act(gone, Spot::Public, "resign", &[("sure", "yes")]),
                act(watcher, Spot::Aside, "forget", &[("sure", "yes")]),
                Step::Wait { minutes: 65 },
                act(watcher, Spot::Aside, "take-over", &[("power", &seat_of(gone))]),
                act(watcher, Spot::Private, "clear", &[]),
            ]);
        }
    }

    /// Ways in which somebody could learn the orders that `victim` has sent.
    fn pry(&mut self, _world: &World<'_>, game: &Game, running: &Running, victim: (&'static str, &PowerId)) {
        let (who, power) = victim;
        let word = power.to_string();
        let choices = [0, 1, 2, 3, 4, 5];
        match self.of(&choices).unwrap_or(0) {
            0 | 1 => {
                let text = Self::orders(game, running, std::slice::from_ref(power), &mut |_| 0);
                let first = text.lines().next().unwrap_or_default().to_owned();
                let given = [("power", word.as_str()), ("text", &first), ("sure", "yes")];
                self.plan([
                    act(MASTER, Spot::Private, "enter", &given),
                    act(MASTER, Spot::Private, "my-data", &[]),
                    act(MASTER, Spot::Private, "panel", &[]),
                ]);
            }
            2 => {
                self.plan([
                    act(who, Spot::Public, "resign", &[("sure", "yes")]),
                    act(OTHERS[4], Spot::Aside, "take-over", &[("power", &word)]),
                    act(OTHERS[4], Spot::Private, "orders", &[]),
                    act(OTHERS[4], Spot::Public, "resign", &[("sure", "yes")]),
                ]);
            }
            3 => {
                self.plan([act(who, Spot::Public, "resign", &[("sure", "yes")])]);
                self.edit(running, MASTER);
                self.plan([act(MASTER, Spot::Private, "my-data", &[])]);
            }
            _ => self.plan([
                act(MASTER, Spot::Private, "panel", &[]),
                act(ADMINISTRATOR, Spot::Aside, "panel", &[]),
                act(MASTER, Spot::Private, "export", &[("format", "json")]),
            ]),
        }
    }

    fn edit(&mut self, running: &Running, master: &'static str) {
        let units: Vec<_> = running.position.units.values().flatten().cloned().collect();
        let Some(unit) = self.of(&units) else { return };
        let changes = format!("- {unit}");
        self.plan([
            act(master, Spot::Private, "edit", &[("changes", &changes), ("reason", "a mistake")]),
            act(master, Spot::Private, "proceed", &[]),
        ]);
    }

    /// A sequence of several people's actions.
    fn plot(&mut self, world: &World<'_>, _ledger: &Ledger, game: &Game, running: &Running) {
        let seated = Self::seated(game);
        let Some((who, powers)) = self.of(&seated) else { return };
        let others: Vec<_> = seated.iter().filter(|(name, _)| *name != who).cloned().collect();
        let Some((second, second_powers)) = self.of(&others) else { return };
        let (word, second_word) = (powers[0].to_string(), second_powers[0].to_string());
        let sure = [("sure", "yes")];
        // A game master says whether they may come back.
        let comes_back = if self.one_in(3) { "no" } else { "yes" };
        let resigns = |name| match name == MASTER {
            true => act(name, Spot::Public, "resign", &[("sure", "yes"), ("back", comes_back)]),
            false => act(name, Spot::Public, "resign", &sure),
        };
        let orders = self.random_orders(game, running, &powers);
        let second_orders = self.random_orders(game, running, &second_powers);
        let first_line = second_orders.lines().next().unwrap_or_default().to_owned();
        // Who acts publicly in an anonymous game shows that they play.
        match self.chance.below(16) {
            0 => self.plan([
                act(MASTER, Spot::Private, "enter", &[("power", &second_word), ("text", &first_line), ("sure", "yes")]),
                act(MASTER, Spot::Private, "my-data", &[]),
            ]),
            1 if self.one_in(2) && seated.iter().any(|(name, _)| *name == MASTER) => {
                let rival: Vec<_> = seated.iter().filter(|(name, _)| *name != MASTER).cloned().collect();
                let Some((rival, rival_powers)) = self.of(&rival) else { return };
                let text = self.random_orders(game, running, &rival_powers[..1]);
                let line = text.lines().next().unwrap_or_default().to_owned();
                let target = rival_powers[0].to_string();
                self.plan([resigns(MASTER)]);
                if self.one_in(2) {
                    self.plan([act(
                        MASTER,
                        Spot::Private,
                        "enter",
                        &[("power", &target), ("text", &line), ("sure", "yes")],
                    )]);
                } else if self.one_in(2) {
                    self.edit(running, MASTER);
                } else {
                    self.plan([act(MASTER, Spot::Public, "expel", &[("who", &target), ("sure", "yes")])]);
                }
                self.plan([act(MASTER, Spot::Public, "return", &[]), act(rival, Spot::Private, "orders", &[])]);
            }
            3 => self.plan([
                resigns(second),
                resigns(who),
                Step::Wait { minutes: 65 },
                act(who, Spot::Aside, "take-over", &[("power", &second_word)]),
                act(who, Spot::Private, "orders", &[]),
                resigns(who),
                act(who, Spot::Aside, "return", &[]),
                act(who, Spot::Private, "order", &[("text", &orders)]),
            ]),
            4 => self.plan([
                act(MASTER, Spot::Public, "expel", &[("who", &word), ("sure", "yes")]),
                act(who, Spot::Aside, "take-over", &[("power", &word)]),
                act(who, Spot::Aside, "forget", &sure),
                act(who, Spot::Aside, "take-over", &[("power", &word)]),
                act(who, Spot::Private, "order", &[("text", &orders)]),
            ]),
            5 => {
                self.plan([resigns(who), act(OTHERS[4], Spot::Public, "players", &[])]);
                if self.one_in(2) {
                    self.plan([act(who, Spot::Aside, "return", &[])]);
                } else {
                    self.plan([Step::Wait { minutes: 65 }]);
                    self.plan([act(OTHERS[3], Spot::Aside, "take-over", &[("power", &word)])]);
                }
                self.plan([act(OTHERS[4], Spot::Public, "players", &[])]);
            }
            6 => {
                self.deputise(world, game, who);
                self.plan([
                    act(OTHERS[2], Spot::Private, "order", &[("text", &orders)]),
                    act(OTHERS[2], Spot::Private, "orders", &[]),
                ]);
                if self.one_in(3) {
                    self.plan([
                        act(who, Spot::Private, "deputy", &[("person", "none")]),
                        resigns(second),
                        act(OTHERS[2], Spot::Aside, "take-over", &[("power", &second_word)]),
                    ]);
                }
            }
            7 => self.plan([
                act(who, Spot::Private, "draw", &[]),
                act(second, Spot::Private, "refuse", &[]),
                act(MASTER, Spot::Private, "agree", &[]),
            ]),
            8 => {
                self.plan([act(who, Spot::Private, "talk", &[("with", &second_word)])]);
                let words = [("to", second_word.as_str()), ("words", "Good morning, neighbour.")];
                self.plan([act(who, Spot::Private, "letter", &words)]);
            }
            9 => self.plan([
                act(MASTER, Spot::Public, "pause", &sure),
                act(who, Spot::Private, "vote-resume", &[]),
                act(MASTER, Spot::Public, "resume", &[]),
            ]),
            10 => self.plan([act(MASTER, Spot::Public, "adjudicate", &[])]),
            11 if game.settings.watched => {
                self.watch(OTHERS[1], &seated);
            }
            12 => {
                self.edit(running, MASTER);
            }
            13 if running.number > 1 => {
                self.roll_back(game, MASTER);
                self.plan([Step::Wait { minutes: 300 }, act(MASTER, Spot::Private, "proceed", &[])]);
            }
            14 => self.plan([
                act(OTHERS[4], Spot::Public, "join", &[]),
                act(MASTER, Spot::Public, "replace", &[("power", &word), ("person", OTHERS[3])]),
                act(OTHERS[3], Spot::Aside, "take-over", &[("power", &word)]),
            ]),
            _ => {
                self.plan([Step::Wait { minutes: 90 }, act(MASTER, Spot::Private, "panel", &[])]);
                self.plan([act(who, Spot::Private, "order", &[("text", &orders)])]);
            }
        }
        if running.number > 3 && self.one_in(40) {
            self.end(game);
        }
    }

    /// One command of somebody in the role that has had least to do.
    fn single(&mut self, world: &World<'_>, ledger: &Ledger) -> Twin {
        let mut present: BTreeMap<Role, Vec<&'static str>> = BTreeMap::new();
        for who in everybody() {
            present.entry(role(world, ledger, who)).or_default().push(who);
        }
        // Some roles are rarely there.
        let weight = |role: Role| match role {
            Role::Deputy | Role::Watcher | Role::Eliminated | Role::PlayingMaster => 1,
            Role::Player | Role::Master | Role::Administrator | Role::Resigned | Role::Outsider => 6,
        };
        let done = |role: Role| self.counts.get(&role).copied().unwrap_or(0) * weight(role);
        let rare = present.keys().min_by_key(|role| (done(**role), **role)).copied();
        let role = rare.expect("somebody is there");
        let count = self.counts.entry(role).or_default();
        *count += 1;
        let at = self.number.wrapping_mul(11).wrapping_add(*count);
        let spec = &COMMANDS[usize::try_from(at).expect("small") % COMMANDS.len()];
        let who = self.of(&present[&role]).expect("somebody");
        let public = match spec.spot {
            command::Spot::Public => true,
            command::Spot::Anywhere => self.one_in(3),
            command::Spot::Private => false,
        };
        let insider = !matches!(role, Role::Outsider | Role::Resigned | Role::Administrator);
        let spot = match (public, insider) {
            (true, _) => Spot::Public,
            (false, true) => Spot::Private,
            (false, false) => Spot::Aside,
        };
        let given = self.given(world, spec, who);
        same(Step::Act { who, spot, doing: Doing::Command(spec.id, given) })
    }

    /// Values for a command.
    fn given(&mut self, world: &World<'_>, spec: &Spec, who: &str) -> BTreeMap<String, String> {
        let mut given = BTreeMap::new();
        let game = world.game();
        let me = PersonId::new(world.platform, who);
        let powers = game.map_or_else(Vec::new, |game| rules::powers(&game.settings.variant));
        for parameter in spec.parameters {
            // Terms of a game are agreed in the beginning.
            let is_term =
                matches!(spec.id, "new" | "change") && !matches!(parameter.id, "name" | "deadline" | "practice");
            if parameter.id == "game" || is_term || !parameter.required && self.one_in(3) {
                continue;
            }
            let value = match (parameter.id, parameter.kind) {
                ("person" | "who", _) => {
                    // Whom everybody sees being appointed or barred isn't exchanged with another.
                    let players = matches!(spec.id, "appoint" | "ban" | "admit") && self.kind == Difference::Accounts;
                    let all: Vec<&str> = everybody().filter(|who| !players || !PLAYERS.contains(who)).collect();
                    self.of(&all).expect("somebody").to_owned()
                }
                ("reason", _) => "because".to_owned(),
                ("changes", _) => {
                    let units: Vec<_> = game
                        .and_then(|game| game.running())
                        .map_or_else(Vec::new, |now| now.position.units.values().flatten().cloned().collect());
                    self.of(&units).map_or_else(String::new, |unit| format!("- {unit}"))
                }
                ("days", _) => game.map_or_else(String::new, |game| game.day(world.now).to_string()),
                ("phase", _) => self.of(&["S1901M", "F1901M", "1", "2"]).expect("some").to_owned(),
                ("hours", _) => "23:00-7:00".to_owned(),
                ("topic", _) => self.of(&["convoy", "support", "retreat"]).expect("some").to_owned(),
                ("step", _) => "stop".to_owned(),
                ("name", _) => "Second".to_owned(),
                ("format", _) => self.of(&["json", "text", "text", "page"]).expect("some").to_owned(),
                ("unit", _) => {
                    let own = game.and_then(|game| Some((game.seat_of(&me)?, game.running()?)));
                    let units: Vec<_> = own.map_or_else(Vec::new, |(seat, now)| {
                        let units = seat.powers.iter().filter_map(|power| now.position.units.get(power));
                        units.flatten().cloned().collect()
                    });
                    self.of(&units).map_or_else(|| "A MUN".to_owned(), |unit| unit.to_string())
                }
                (_, Kind::Choice(choices)) => self.of(choices).expect("some").to_owned(),
                (_, Kind::Power) => self.of(&powers).map_or_else(String::new, |power| power.to_string()),
                (_, Kind::Orders) => {
                    let own = game.and_then(|game| Some((game, game.seat_of(&me)?.powers.clone(), game.running()?)));
                    own.map_or_else(
                        || "A Mun H".to_owned(),
                        |(game, powers, now)| self.random_orders(game, now, &powers),
                    )
                }
                (_, Kind::Duration | Kind::Limit) => self.of(&["5h", "12h", "24h"]).expect("some").to_owned(),
                (_, Kind::Number) => "14".to_owned(),
                (_, Kind::Language) => self.of(&["en", "it", "nl", "pl", "de"]).expect("some").to_owned(),
                (_, Kind::Words) => "Peace for our time, A Par - Bur.".to_owned(),
                (_, Kind::Variant) => "classic".to_owned(),
                (_, Kind::Text) => "1".to_owned(),
            };
            given.insert(parameter.id.to_owned(), value);
        }
        given
    }
}

/// The values of a command with the game that it is for.
pub fn for_game(game: Option<&Game>, command: &str, given: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let mut given = given.clone();
    let takes = command::by_id(command).is_some_and(|spec| spec.parameters.iter().any(|it| it.id == "game"));
    if let Some(game) = game.filter(|_| takes) {
        given.insert(GAME_ID.to_owned(), game.id.0.clone());
    }
    given
}
