//! Over random play with talk: what is confirmed as said is read by somebody, and what counts as agreed may count.
//!
//! Players propose, answer, take back, renew, resign and come; computers take seats; phases are played and undone. After each step
//! what was stored is compared with what happened, as a list of its own has it. `DRAGOMAN_LONG` plays more games.

use std::collections::{BTreeMap, BTreeSet};

use dragoman_l10n::Language;
use jiff::SignedDuration;

use super::agreements::agreed;
use super::computer_talk;
use crate::event::{PersonId, Place};
use crate::model::{Cause, ComputerLevel, Game, Holder, PowerId, Settings, Stage};
use crate::negotiation::{Read, Talk, button_name};
use crate::notice::relayed::Relayed;
use crate::notice::statement::{NoStatement, StatementNotice};
use crate::notice::{Declined, Destination, Notice};
use crate::rules;
use crate::standing::{Permit, What, computer_may_see, may_see, storage};
use crate::testing::{Trial, person};

const POWERS: [&str; 7] = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];
const SAID: [&str; 5] =
    ["peace:", "dmz: Tyr, Gal", "I keep out: BUR", "need support: A Ven - Tyr", "peace:\nor:\ndmz: Tyr"];
const ANSWERS: [&str; 6] = ["yes", "yes", "yes", "no", "drop", "withdraw"];

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % bound.max(1)
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// Who plays a power; `None`: nobody. A computer is the same after a roll-back.
fn player(game: &Game, power: &PowerId) -> Option<Option<PersonId>> {
    match game.seat_with(power)?.holder() {
        Holder::Person(person) => Some(Some(person.clone())),
        Holder::Computer(_) => Some(None),
        Holder::Vacant => None,
    }
}

fn reads(game: &Game, power: &PowerId) -> bool {
    matches!(player(game, power), Some(Some(_))) || computer_talk::answers(game, power)
}

/// All that is stored, by conversation and number.
fn stored<'a>(table: &'a Trial, permit: &Permit) -> BTreeMap<(Talk, u32), Read<'a>> {
    table
        .statements
        .iter()
        .filter_map(|row| row.read(permit))
        .map(|read| ((read.talk.to_vec(), read.number), read))
        .collect()
}

/// What each answer was in the last look.
type Replies = BTreeMap<(Talk, u32), BTreeMap<PowerId, crate::negotiation::Reply>>;

/// What happened, as far as the stored statements are compared with it.
#[derive(Default)]
struct Ledger {
    said_by: BTreeMap<(Talk, u32), Option<PersonId>>,
    replies: Replies,
    /// In which phase each power has answered what last.
    given: BTreeMap<(Talk, u32, PowerId), u32>,
    declined: BTreeSet<&'static str>,
    agreed: usize,
}

impl Ledger {
    fn is_undone(table: &Trial, number: u32) -> bool {
        let undoes =
            |(at, cause): (u32, &Cause)| matches!(cause, Cause::RolledBack { to, .. } if (*to..=at).contains(&number));
        table.past.iter().any(|(at, record)| undoes((*at, &record.cause)))
    }

    /// Compares what is stored after a step with what happened.
    fn look(&mut self, table: &Trial, number: u32, step: &str) {
        let (game, permit) = (table.game(), storage());
        let posted =
            || table.said.iter().map(|post| &post.notice).chain(table.answers.iter().map(|(_, notice)| notice));
        for notice in posted() {
            if let Notice::Statement(StatementNotice::Answered { said, by, .. }) = notice {
                self.given.insert((said.talk.clone(), said.number, by.clone()), number);
            }
        }
        for (key, read) in stored(table, &permit) {
            let said = read.said;
            let readers = |by: &PowerId| {
                let all = std::iter::once(&said.from).chain(&said.delivered);
                all.filter(|power| *power != by && reads(game, power)).cloned().collect::<Vec<_>>()
            };
            if !self.said_by.contains_key(&key) {
                let by = player(game, &said.from).unwrap_or_else(|| panic!("{step}: {key:?} is said by nobody"));
                self.said_by.insert(key.clone(), by);
                let readers = readers(&said.from);
                assert!(!readers.is_empty(), "{step}: {key:?} is read by nobody");
                assert!(
                    told(
                        table,
                        &readers,
                        |it| matches!(it, StatementNotice::Said { said, .. } if said.number == key.1)
                    ),
                    "{step}"
                );
            }
            let known = self.replies.entry(key.clone()).or_default();
            for (power, reply) in &read.replies {
                if known.insert(power.clone(), *reply) == Some(*reply) {
                    continue;
                }
                let is_it = |it: &StatementNotice| matches!(it, StatementNotice::Answered { said, by, .. } if said.number == key.1 && by == power);
                let confirmed = player(game, power).flatten().is_some_and(|who| hears(table, &who, is_it));
                let readers = readers(power);
                assert!(
                    !confirmed || !readers.is_empty(),
                    "{step}: the answer of {power} to {key:?} is read by nobody"
                );
                assert!(!confirmed || told(table, &readers, is_it), "{step}: {power} to {key:?}");
                if reply.agrees() {
                    self.agreed += 1;
                    assert!(!read.is_ended_by(&said.from), "{step}: {power} agrees to {key:?}, which was taken back");
                    assert!(
                        !Self::is_undone(table, said.phase.number),
                        "{step}: {power} agrees to {key:?}, which was undone"
                    );
                    let author = player(game, &said.from);
                    assert_eq!(
                        author.as_ref(),
                        self.said_by.get(&key),
                        "{step}: {power} agrees to {key:?}: its author left"
                    );
                }
            }
        }
        for power in POWERS.map(PowerId::from) {
            let permit = match player(game, &power) {
                Some(Some(who)) => may_see(game, &who, What::StatementsOf(power.clone()), table.now),
                Some(None) => computer_may_see(game, &power),
                None => None,
            };
            let Some(permit) = permit else { continue };
            let all: Vec<Read<'_>> = table.statements.iter().filter_map(|row| row.read(&permit)).collect();
            for read in all.iter().filter(|read| !agreed(read, &all, "classic", &power, 0).is_empty()) {
                let what = format!("{step}: {:?} #{} binds {power}", read.talk, read.number);
                assert!(!read.is_ended_by(&read.said.from), "{what}, and was taken back");
                assert!(!Self::is_undone(table, read.said.phase.number), "{what}, and was undone");
                let counts = |by: &PowerId| {
                    let at = self.given.get(&(read.talk.to_vec(), read.number, by.clone()));
                    at.is_some_and(|at| !Self::is_undone(table, *at))
                };
                let statement = read.said.statement.read(rules::map("classic")).expect("a statement of this board");
                let is_answered = match read.said.from == power {
                    true => statement.bound() == [statement.author()] || read.said.delivered.iter().any(counts),
                    false => counts(&power),
                };
                assert!(is_answered, "{what}, and its answer was undone");
            }
        }
        self.declined.extend(posted().filter_map(|notice| match notice {
            Notice::Declined(Declined::Statement(NoStatement::TakenBack { .. })) => Some("taken back"),
            Notice::Declined(Declined::Statement(NoStatement::OfEarlierPlayer { .. })) => Some("earlier player"),
            Notice::Declined(Declined::Statement(NoStatement::Undone { .. })) => Some("undone"),
            Notice::Relayed(Relayed::Nobody { .. }) => Some("nobody"),
            _ => None,
        }));
    }
}

/// Whether `who` is told of a statement or an answer.
fn hears(table: &Trial, who: &PersonId, is_it: impl Fn(&StatementNotice) -> bool) -> bool {
    let to = Destination::Place(Place::Person(who.clone()));
    let mut posts = table.said.iter().filter(|post| post.to == to);
    posts.any(|post| matches!(&post.notice, Notice::Statement(notice) if is_it(notice)))
}

/// Whether all people among the players of `readers` are told of it.
fn told(table: &Trial, readers: &[PowerId], is_it: impl Fn(&StatementNotice) -> bool) -> bool {
    let mut people = readers.iter().filter_map(|power| player(table.game(), power).flatten());
    people.all(|who| hears(table, &who, &is_it))
}

/// Something happens.
fn step(table: &mut Trial, random: &mut Random, newcomers: &mut usize) -> String {
    let people: Vec<(PowerId, String)> = POWERS
        .map(PowerId::from)
        .into_iter()
        .filter_map(|power| Some((power.clone(), player(table.game(), &power)??.native().to_owned())))
        .collect();
    let vacant = POWERS.into_iter().find(|power| player(table.game(), &(*power).into()).is_none());
    let (power, who) = random.of(&people).clone();
    let permit = may_see(table.game(), &person(&who), What::StatementsOf(power.clone()), table.now);
    let known: Vec<(Talk, u32)> = {
        let read = |row: &crate::negotiation::StatementRow| {
            row.read(permit.as_ref()?).map(|read| (read.talk.to_vec(), read.number))
        };
        table.statements.iter().filter_map(read).collect()
    };
    match (random.below(40), vacant) {
        (0..12, _) => {
            let others: Vec<&str> = POWERS.into_iter().filter(|other| *other != power.as_str()).collect();
            let to = match random.below(4) {
                0 => format!("{}, {}", random.of(&others), random.of(&others)),
                _ => (*random.of(&others)).to_owned(),
            };
            let text = format!("to {to}: {}", random.of(&SAID));
            table.says(&who, &text);
            format!("{who}: {text}")
        }
        (12..32, _) if !known.is_empty() => {
            let newest = known.len() - 1 - random.below(known.len().min(8));
            let (talk, number) = &known[newest];
            let others: Vec<&str> = talk.iter().filter(|other| **other != power).map(PowerId::as_str).collect();
            let text = match random.below(8) {
                0 => format!("#{number} dmz: Tyr"),
                1 => format!("renew {}", button_name(*number, talk)),
                _ => format!("propose:game=ab12cd34;to={};reply={number}.{}", others.join("+"), random.of(&ANSWERS)),
            };
            if text.starts_with("propose:") {
                table.presses(&who, &text);
            } else {
                table.says(&who, &text);
            }
            format!("{who}: {text}")
        }
        (32..34, _) if people.len() > 3 => {
            table.confirms(&who, "resign back:no");
            format!("{who} resigns")
        }
        (34..36, Some(power)) => {
            *newcomers += 1;
            let name = format!("tom{newcomers}");
            table.calls(&name, &format!("take-over {power}"));
            format!("{name} takes {power}")
        }
        (36, Some(_)) => {
            table.confirms("ola", "fill");
            "computers come".to_owned()
        }
        (37, _) if table.past.len() < 12 => {
            table.later(48).ticks();
            "a phase is played".to_owned()
        }
        (38, _) if !table.past.is_empty() => {
            let played: Vec<&str> = table.past.iter().map(|(_, record)| record.before.phase.as_str()).collect();
            let text = format!("rollback {} reason:x game:Bosforo", random.of(&played));
            table.confirms("ola", &text);
            text
        }
        _ => String::new(),
    }
}

#[test]
fn what_is_said_is_read_and_what_is_agreed_may_count_over_random_play() {
    let games = if std::env::var_os("DRAGOMAN_LONG").is_some() { 100 } else { 4 };
    let settings =
        Settings { computer_level: ComputerLevel::Recruit, ..Settings::habit("classic", Language::EN, "UTC") };
    let mut ledgers = Vec::new();
    for game in 0..games {
        let mut random = Random(20_261_129 + game);
        let mut table = Trial::with(settings.clone());
        table.first_deadline_stays();
        let (mut ledger, mut newcomers) = (Ledger::default(), 0);
        for number in 0..150 {
            if !matches!(table.game().stage, Stage::Running(_)) {
                break;
            }
            table.now += SignedDuration::from_mins(1);
            table.forget();
            let phase = table.running().number;
            let done = step(&mut table, &mut random, &mut newcomers);
            ledger.look(&table, phase, &format!("game {game}, step {number}, {done}"));
        }
        ledgers.push(ledger);
    }
    let declined: BTreeSet<&str> = ledgers.iter().flat_map(|ledger| ledger.declined.iter().copied()).collect();
    let agreed: usize = ledgers.iter().map(|ledger| ledger.agreed).sum();
    println!("{agreed} agreed, declined: {declined:?}");
    assert_eq!(declined, BTreeSet::from(["earlier player", "nobody", "taken back", "undone"]));
    assert!(agreed > 20, "{agreed}");
}
