//! Whether honest players end each phase within its greatest length, whatever the others and the clock do.
//!
//! More than half of the players are honest: they send their orders at once, refuse every proposal that delays, and
//! propose to end what a neutral game master has begun. The others, the game master and the people without a seat do what
//! the script says, and the clock sometimes wakes late. How long a phase may last is counted here from the page of rules and
//! the game's settings: its own time and once more as much, at least a day where it has twelve hours or more. Beyond it are
//! pauses of a neutral game master until the players have ended them, what is waited for missing orders where that was
//! agreed, with a day for whoever takes over at its end, and the time for which the program was away.

use std::collections::BTreeMap;

use dragoman_engine::PhaseKind;
use dragoman_game::decide::votes;
use dragoman_game::event::{PersonId, PlatformName};
use dragoman_game::model::{Game, GoingOn, Limit, Paused, PowerId, Proposal, Running, Seat};
use dragoman_game::rules;
use dragoman_l10n::Language;
use dragoman_reading::command;
use jiff::{SignedDuration, Timestamp};

use super::ledger::Ledger;
use super::pair::perform;
use super::script::{ADMINISTRATOR, Doing, MASTER, Script, Spot, Step, called, everybody};
use super::world::{Shared, World};
use crate::seed::Chance;

/// What honest players also do when the script says so: nothing that delays, and nothing that gives up their seat.
const HARMLESS: [&str; 10] =
    ["status", "map", "orders", "players", "help", "letter", "talk", "my-data", "results", "ready"];

/// For how many minutes honest players don't look.
const GLANCE: i64 = 30;

/// For how many minutes the program is away at most.
const AWAY: u64 = 300;

/// What was seen.
#[derive(Default)]
pub struct Seen {
    pub phases: u64,
    pub steps: u64,
    /// How often something delayed a phase, by its kind.
    pub delays: BTreeMap<&'static str, u64>,
    /// What isn't allowed.
    pub late: Vec<String>,
}

/// A game with honest players.
/// What stands in the way while missing orders are waited for.
const MISSING: &str = "orders are missing";

struct Table<'a> {
    world: World<'a>,
    honest: Vec<&'static str>,
    languages: u64,
    chance: Chance,
    /// The number of the phase, and when it has to end.
    phase: Option<(u32, Timestamp)>,
    /// The phase in which missing orders were waited for last.
    awaited_in: Option<u32>,
    /// How often orders of a power were sent in this phase.
    sent: BTreeMap<PowerId, u32>,
    traced: bool,
    seen: Seen,
}

/// Plays game `number` with its own `seed`.
pub fn play_in_time(shared: &Shared, number: u64, seed: u64, traced: bool) -> Seen {
    let platform = PlatformName::Local;
    let mut script = Script::new(number, seed);
    let mut table = Table {
        world: World::new(shared, platform, seed),
        honest: Vec::new(),
        languages: seed,
        chance: Chance(seed ^ 0x5eed),
        phase: None,
        awaited_in: None,
        sent: BTreeMap::new(),
        traced,
        seen: Seen::default(),
    };
    let ledger = Ledger::default();
    while let Some(twin) = script.next(&table.world, &ledger) {
        // Nothing is compared: phases may end.
        script.open = false;
        table.seen.steps += 1;
        table.step(&twin.one);
        if !table.goes_on() {
            break;
        }
    }
    table.seen
}

/// The greatest length of the phase, by the page of rules.
fn greatest_length(game: &Game, running: &Running) -> SignedDuration {
    let tempo = &game.settings.tempo;
    let limit = match running.position.phase.kind() {
        Some(PhaseKind::Retreat) => &tempo.retreat,
        Some(PhaseKind::Adjustment) => &tempo.adjustment,
        Some(PhaseKind::Movement) | None if running.number == 1 => tempo.first.as_ref().unwrap_or(&tempo.movement),
        Some(PhaseKind::Movement) | None => &tempo.movement,
    };
    let Limit::After(seconds) = limit else { panic!("the games have no calendar") };
    let own = SignedDuration::from_secs(i64::from(*seconds));
    let least = if own >= SignedDuration::from_hours(12) { SignedDuration::from_hours(24) } else { own };
    own + own.max(least)
}

impl Table<'_> {
    fn person(&self, name: &str) -> PersonId {
        PersonId::new(self.world.platform, name)
    }

    /// The players who are asked in a vote.
    fn voters(game: &Game) -> impl Iterator<Item = &Seat> {
        game.seats.iter().filter(|seat| seat.person().is_some() && game.has_units(seat) && !game.is_absent(seat))
    }

    /// Whether the honest players are still more than half of all.
    fn goes_on(&self) -> bool {
        let Some(game) = self.world.game().filter(|game| game.running().is_some()) else { return true };
        let is_honest = |seat: &&Seat| seat.person().is_some_and(|person| self.honest.contains(&called(person)));
        let (all, honest) = (Self::voters(game).count(), Self::voters(game).filter(is_honest).count());
        honest * 2 > all
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Wait { minutes } => {
                let mut left = *minutes;
                while left > 0 {
                    let slice = left.min(GLANCE);
                    self.passes(&Step::Wait { minutes: slice });
                    left -= slice;
                }
            }
            Step::Act { who, doing, .. } if self.honest.contains(who) => match doing {
                Doing::Command(command, _) if HARMLESS.contains(command) => self.passes(step),
                Doing::Command(..) | Doing::Text(_) => {}
            },
            Step::Eliminate(powers) => {
                let spared = |seat: &Seat| seat.person().is_some_and(|person| self.honest.contains(&called(person)));
                let game = self.world.game();
                let harms = game.is_some_and(|game| {
                    game.seats.iter().any(|seat| spared(seat) && seat.powers.iter().any(|power| powers.contains(power)))
                });
                if !harms {
                    super::pair::eliminate(&mut self.world, powers);
                }
            }
            Step::Act { .. } | Step::Exchange(..) => self.passes(step),
        }
        match self.chance.below(25) {
            0 => self.sleeps(),
            1..=8 => self.delays(),
            _ => {}
        }
    }

    /// Somebody who isn't honest delays the phase.
    fn delays(&mut self) {
        let Some(game) = self.world.game().filter(|game| game.running().is_some()) else { return };
        let today = game.day(self.world.now);
        let days = format!("{today}..{}", today.checked_add(jiff::Span::new().days(20)).expect("a day"));
        let powers = rules::powers(&game.settings.variant);
        let at = usize::try_from(self.chance.below(powers.len() as u64)).expect("small");
        let vacant = powers[at].to_string();
        let others: Vec<&'static str> = everybody().filter(|who| !self.honest.contains(who)).collect();
        let at = usize::try_from(self.chance.below(others.len() as u64)).expect("small");
        let (who, sure) = (others[at], ("sure", "yes"));
        let (who, command, given): (_, _, &[(&str, &str)]) = match self.chance.below(8) {
            0 | 1 => (MASTER, "extend", &[("time", "24h"), sure]),
            2 => (MASTER, "pause", &[sure]),
            3 => (MASTER, "extend", &[("time", "5h"), sure]),
            4 => (who, "away", &[("days", &days)]),
            5 => (who, "resign", &[sure, ("back", "yes")]),
            6 => (who, "return", &[]),
            _ => (who, "take-over", &[("power", &vacant)]),
        };
        let given = given.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        self.passes(&Step::Act { who, spot: Spot::Private, doing: Doing::Command(command, given) });
    }

    /// The program is away: what is due meanwhile is done late.
    fn sleeps(&mut self) {
        let minutes = 1 + i64::try_from(self.chance.below(AWAY)).expect("small");
        let away = SignedDuration::from_mins(minutes);
        self.world.now = self.world.now.checked_add(away).expect("an instant");
        if let Some((_, until)) = &mut self.phase {
            *until = until.checked_add(away).expect("an instant");
        }
        self.passes(&Step::Wait { minutes: 0 });
    }

    /// Something is done, and the honest players do their part.
    fn passes(&mut self, step: &Step) {
        if self.traced {
            println!("{} {step:?}", self.world.now);
        }
        self.carry_out(step);
        self.react();
        self.look();
    }

    /// Carries a step out, and counts the time that doesn't count against the phase.
    fn carry_out(&mut self, step: &Step) {
        let is_extended =
            |world: &World<'_>| world.game().and_then(Game::running).is_some_and(|running| running.clock.is_extended());
        let (since, stood, extended) = (self.world.now, self.stands(), is_extended(&self.world));
        perform(&mut self.world, step, self.languages);
        let now = self.world.now;
        let stands = stood.or_else(|| self.stands());
        if let Some(why) = stands {
            *self.seen.delays.entry(why).or_default() += 1;
        }
        let goes_on = stood == Some(MISSING) && self.stands().is_none();
        let Some((number, until)) = &mut self.phase else { return };
        if stands.is_some() {
            *until = until.checked_add(now.duration_since(since)).expect("an instant");
        }
        // Who takes over at the end of the wait has a day to order, once a phase.
        if goes_on && self.awaited_in.replace(*number) != Some(*number) {
            *until = (*until).max(now.checked_add(SignedDuration::from_hours(24)).expect("an instant"));
        }
        if extended && !is_extended(&self.world) {
            // Nobody is surprised by an end within the hour.
            *until = (*until).max(now.checked_add(SignedDuration::from_hours(1)).expect("an instant"));
        }
    }

    /// Why the clock stands for something that doesn't count.
    fn stands(&self) -> Option<&'static str> {
        let pause = self.world.game()?.running()?.clock.paused()?;
        match pause.why {
            Paused::ByMaster => Some("paused by a neutral game master"),
            Paused::Missing => Some(MISSING),
            Paused::ByAll => Some("all have agreed"),
            Paused::Imported => Some("imported"),
            Paused::ByPlayingMaster => None,
        }
    }

    fn look(&mut self) {
        let now = self.world.now;
        let Some(game) = self.world.game() else { return };
        let Some(running) = game.running() else {
            self.phase = None;
            return;
        };
        if self.phase.is_none_or(|(number, _)| number != running.number) {
            let until = running.began.checked_add(greatest_length(game, running)).expect("an instant");
            self.phase = Some((running.number, until));
            self.sent.clear();
            self.seen.phases += 1;
            if self.honest.is_empty() {
                let seated = game.seats.iter().filter_map(|seat| Some(called(seat.person()?)));
                let mut players: Vec<_> = seated.filter(|name| *name != MASTER && *name != ADMINISTRATOR).collect();
                players.truncate(game.seats.len() / 2 + 1);
                self.honest = players;
            }
            return;
        }
        if let Some((number, until)) = self.phase
            && now > until
        {
            let deadline = running.clock.deadline();
            let detail = format!(
                "phase {number}, begun at {}, should have ended by {until}, and it is {now}; due {deadline:?}, {:?}",
                running.began,
                running.clock.paused()
            );
            self.seen.late.push(detail);
            // Once is enough.
            let never = now.checked_add(SignedDuration::from_hours(24 * 366 * 10)).expect("an instant");
            self.phase = Some((number, never));
        }
    }

    /// The honest players do what is to be done.
    fn react(&mut self) {
        let honest = self.honest.clone();
        honest.iter().for_each(|name| self.orders(name));
        honest.iter().for_each(|name| self.ends_delays(name));
        honest.iter().for_each(|name| self.votes(name));
        let Some(running) = self.world.game().and_then(Game::running) else { return };
        let is_open = |proposal: &Proposal| {
            self.world.game().is_some_and(|game| game.votes.iter().any(|vote| vote.open && vote.proposal == *proposal))
        };
        let stuck = match running.clock.paused() {
            Some(pause) => pause.why == Paused::ByMaster && is_open(&Proposal::Resume),
            None => running.clock.is_extended() && is_open(&Proposal::EndExtension),
        };
        let delayed = match running.clock.paused() {
            Some(pause) => pause.why == Paused::ByMaster,
            None => running.clock.is_extended(),
        };
        let stands = match (delayed, stuck) {
            (_, true) => Some("more than half have agreed to end a delay, and it goes on"),
            (true, false) => Some("nobody can propose to end what a neutral game master has begun"),
            (false, false) => None,
        };
        if let Some(why) = stands.filter(|_| self.goes_on()) {
            self.seen.late.push(format!("{}: {why}", self.world.now));
        }
    }

    fn act(&mut self, who: &'static str, command: &'static str, given: &[(&str, &str)]) {
        let given = given.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let step = Step::Act { who, spot: Spot::Private, doing: Doing::Command(command, given) };
        if self.traced {
            println!("    {step:?}");
        }
        self.carry_out(&step);
    }

    fn orders(&mut self, name: &'static str) {
        let me = self.person(name);
        let Some(stored) = self.world.games.first() else { return };
        let game = &stored.loaded.game;
        let (Some(seat), Some(running)) = (game.seat_of(&me), game.running()) else { return };
        let sheets = &stored.loaded.sheets;
        let lacks = |power: &&PowerId| {
            rules::decides(&game.settings, &running.position, power)
                && (!sheets.has_orders(power) || sheets.is_asked(power))
                && self.sent.get(*power).is_none_or(|times| *times < 3)
        };
        let lacking: Vec<PowerId> = seat.powers.iter().filter(lacks).cloned().collect();
        let chance = &mut self.chance;
        let mut choose = |count: usize| usize::try_from(chance.below(count as u64)).expect("small");
        let sent: Vec<(PowerId, String)> = lacking
            .into_iter()
            .map(|power| {
                let text = Script::orders(game, running, std::slice::from_ref(&power), &mut choose);
                (power, text)
            })
            .collect();
        for (power, text) in sent.into_iter().filter(|(_, text)| !text.is_empty()) {
            *self.sent.entry(power).or_default() += 1;
            self.act(name, "order", &[("text", &text)]);
        }
    }

    /// Answers everything that is open.
    fn votes(&mut self, name: &'static str) {
        let me = self.person(name);
        let Some(game) = self.world.game() else { return };
        let (Some(seat), Some(running)) = (game.seat_of(&me), game.running()) else { return };
        let answered = |power: &PowerId| seat.powers.contains(power);
        let open = game.votes.iter().filter(|vote| {
            vote.open && !vote.in_test().0.iter().any(answered) && !vote.in_test().1.iter().any(answered)
        });
        let answers: Vec<(&'static str, String)> = open
            .map(|vote| {
                let ends = matches!(vote.proposal, Proposal::Resume | Proposal::EndExtension);
                let spec = command::COMMANDS.iter().find(|spec| spec.command == votes::command_of(&vote.proposal));
                let called = spec.map(|spec| command::name(&self.world.shared.words, spec, Language::EN));
                (if ends { "agree" } else { "refuse" }, called.unwrap_or_default())
            })
            .collect();
        let going_on = running.going_on.is_some().then(|| format!("{}-{}", running.number, GoingOn::Disorder.id()));
        for (answer, vote) in answers.into_iter().chain(going_on.map(|vote| ("agree", vote))) {
            self.act(name, answer, &[("vote", &vote)]);
        }
    }

    /// Proposes to end what a neutral game master has begun.
    fn ends_delays(&mut self, name: &'static str) {
        let Some(game) = self.world.game() else { return };
        let Some(running) = game.running() else { return };
        let delays = match running.clock.paused() {
            Some(pause) => matches!(pause.why, Paused::ByMaster | Paused::ByPlayingMaster),
            None => running.clock.is_extended(),
        };
        let is_open = game
            .votes
            .iter()
            .any(|vote| vote.open && matches!(vote.proposal, Proposal::Resume | Proposal::EndExtension));
        if delays && !is_open {
            *self.seen.delays.entry("ended by the players").or_default() += 1;
            self.act(name, "vote-resume", &[]);
        }
    }
}
