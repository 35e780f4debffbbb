//! Computers that negotiate: what they answer and propose, what they order by it, and what they don't know.

use std::collections::BTreeMap;

use dragoman_engine::Season;
use dragoman_game::model::{Holder, OrderText, PhaseRecord, Piece, PowerId, PressRule, Settings, Stage, UnitText};
use dragoman_game::negotiation::StatementRow;
use dragoman_game::notice::statement::StatementNotice;
use dragoman_game::notice::{Destination, Notice};
use dragoman_game::rules::MOST_PROPOSED;
use dragoman_game::standing::{computer_may_see, storage};
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;
use dragoman_statements::Meaning;

use super::heard::Heard as _;

pub(super) const POWERS: [&str; 7] = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

/// A game in which people play these powers, and computers the others.
pub(super) fn with(settings: Settings, people: &[&str]) -> Trial {
    let mut table = Trial::with(settings);
    for (seat, seed) in table.loaded.game.seats.iter_mut().zip(1..) {
        if !people.iter().any(|power| seat.holds(&(*power).into())) {
            seat.held_by(Holder::Computer(seed));
        }
    }
    table
}

pub(super) fn usual() -> Settings {
    Settings::habit("classic", Language::EN, "UTC")
}

/// These units, and no others.
fn stand(table: &mut Trial, units: &[(&str, &[&str])]) {
    let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is being played") };
    running.position.units.clear();
    for (power, all) in units {
        let all: Vec<UnitText> = all.iter().map(|unit| (*unit).into()).collect();
        running.position.units.insert((*power).into(), all);
    }
}

/// What the computers have answered since the last `forget`, as it was told to `who`.
fn answered(table: &Trial, who: &str) -> Vec<(PowerId, Meaning)> {
    let to = Destination::Place(dragoman_game::event::Place::Person(person(who)));
    let told = table.said.iter().filter(|outgoing| outgoing.to == to);
    told.filter_map(|outgoing| match &outgoing.notice {
        Notice::Statement(StatementNotice::Answered { by, reply, .. }) => Some((by.clone(), reply.meaning)),
        _ => None,
    })
    .collect()
}

/// What was said by powers that computers play: to whom, and what.
pub(super) fn said_by(table: &Trial, power: &str) -> Vec<String> {
    let permit = storage();
    let of = |row: &StatementRow| {
        let read = row.read(&permit)?;
        let text = serde_json::to_string(&read.said.statement).expect("a statement can be stored");
        (read.said.from.as_str() == power).then(|| format!("{:?} {text}", read.said.delivered))
    };
    table.statements.iter().filter_map(of).collect()
}

/// What `power` has answered to everything that was said to it.
pub(super) fn replies_of(table: &Trial, power: &str) -> Vec<String> {
    let permit = storage();
    let power = PowerId::from(power);
    let of = |row: &StatementRow| {
        let read = row.read(&permit)?;
        let reply = read.replies.get(&power)?;
        Some(format!("{:?} {} {}", read.talk, read.number, String::from(*reply)))
    };
    table.statements.iter().filter_map(of).collect()
}

fn trust(table: &Trial, by: &str, other: &str) -> u8 {
    let (by, other) = (PowerId::from(by), PowerId::from(other));
    let permit = computer_may_see(table.game(), &by).expect("a computer plays it");
    table.game().trust.percent(&table.game().id, &permit, (&by, &other))
}

/// All people are ready, and the phase is adjudicated; also those in which nobody has anything to decide.
pub(super) fn adjudicates(table: &mut Trial) {
    let Some(running) = table.game().running() else { return };
    let number = running.number;
    let people: Vec<String> = table.game().people().map(|person| person.native().to_owned()).collect();
    for who in people {
        if table.game().running().is_some_and(|running| running.number == number) {
            table.says(&who, "ready");
        }
    }
    table.ticks();
    if table.game().running().is_some_and(|running| running.number == number) {
        table.later(24 * 14).ticks();
    }
}

fn orders(table: &Trial, phase: usize, power: &str) -> Vec<OrderText> {
    table.past[phase].1.orders.get(&PowerId::from(power)).cloned().unwrap_or_default()
}

/// Italy can't take Trieste alone; a German army in Vienna, which is German, can attack nobody by itself with success.
fn idle_neighbour(table: &mut Trial) {
    stand(
        table,
        &[
            ("ITALY", &["A VEN", "F NAP"]),
            ("AUSTRIA", &["A TRI", "A BUD"]),
            ("GERMANY", &["A VIE", "A MUN", "F KIE"]),
            ("FRANCE", &["A PAR"]),
            ("ENGLAND", &["F LON"]),
            ("RUSSIA", &["A MOS"]),
            ("TURKEY", &["F ANK"]),
        ],
    );
    let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is being played") };
    for (power, centres) in [("AUSTRIA", &["TRI", "BUD"][..]), ("GERMANY", &["VIE", "MUN", "KIE", "BER"])] {
        let all = centres.iter().map(|centre| (*centre).into()).collect();
        running.position.centers.insert(power.into(), all);
    }
}

#[test]
fn a_computer_answers_in_the_readers_language_and_does_what_it_agreed_to() {
    let it = Language::of(*b"it");
    let mut table = with(usual(), &["ITALY"]);
    table.first_deadline_stays();
    table.language = it;
    idle_neighbour(&mut table);
    table.says("italy", "a Germania: chiedo appoggio: A Ven - Tri");
    let answers = answered(&table, "italy");
    assert_eq!(answers, [("GERMANY".into(), Meaning::Yes)], "{:?}", table.heard("italy"));
    let notice = table.said.iter().find(|it| matches!(&it.notice, Notice::Statement(StatementNotice::Answered { .. })));
    let words = table.spoken(&notice.expect("an answer").notice, it);
    assert!(words.contains("Germania") && words.contains("D'accordo."), "{words}");
    assert_eq!(table.public(), "");
    table.says("italy", "A Ven - Tri");
    adjudicates(&mut table);
    let ordered = orders(&table, 0, "GERMANY");
    assert!(ordered.contains(&"A VIE S A VEN - TRI".into()), "{ordered:?}");
    assert!(table.past[0].1.after.units["ITALY"].contains(&"A TRI".into()), "{:?}", table.past[0].1.results);
    assert!(trust(&table, "GERMANY", "ITALY") > 60, "Italy has ordered what it had said");
}

#[test]
fn a_computer_refuses_to_support_an_attack_on_itself_and_what_it_cant_order() {
    let mut table = with(usual(), &["ITALY"]);
    for (ask, says) in [
        ("to Austria: need support: A Ven - Tri", Meaning::No),
        ("to Austria: need support: A Rom - Tus", Meaning::No),
        ("to Austria: peace:", Meaning::Yes),
        ("to Turkey: peace:", Meaning::Yes),
        ("to Russia: split later: Ser", Meaning::No),
        ("to Russia: ? plans", Meaning::CantSay),
        ("to Russia: I keep out: GAL", Meaning::Thanks),
    ] {
        table.forget().says("italy", ask);
        let answers: Vec<Meaning> = answered(&table, "italy").into_iter().map(|(_, meaning)| meaning).collect();
        assert_eq!(answers, [says], "{ask}: {}", table.heard("italy"));
    }
    // It is answered once, by the computer that it was said to, and nobody else hears of it.
    assert!(table.forget().says("italy", "agreements").heard("italy").contains("#1"));
    assert!(table.public().is_empty() && table.heard("ola").is_empty());
}

#[test]
fn free_text_reaches_no_computer_and_its_author_is_told() {
    let mut table = with(usual(), &["ITALY"]);
    table.says("italy", "to Germany: shall we be friends?");
    assert!(table.heard("italy").contains("doesn't read free text"), "{}", table.heard("italy"));
    assert!(table.statements.is_empty() && table.letters.is_empty());
}

#[test]
fn trust_falls_when_a_pledge_is_broken() {
    let mut table = with(usual(), &["ITALY"]);
    table.first_deadline_stays();
    table.says("italy", "to Austria: peace:");
    assert_eq!(answered(&table, "italy"), [("AUSTRIA".into(), Meaning::Yes)]);
    table.says("italy", "to Turkey: dmz: Tyr").says("italy", "A Ven - Tri");
    adjudicates(&mut table);
    assert!(trust(&table, "AUSTRIA", "ITALY") < 60, "it was attacked");
    assert!(trust(&table, "TURKEY", "ITALY") > 60, "Venice didn't go to Tyrolia");
    let attacks =
        |order: &OrderText| ["VEN", "ROM", "NAP"].iter().any(|id| order.as_str().ends_with(&format!("- {id}")));
    assert!(!orders(&table, 0, "AUSTRIA").iter().any(attacks), "Austria kept it: {:?}", orders(&table, 0, "AUSTRIA"));
    let mut known = trust(&table, "AUSTRIA", "ITALY");
    for _ in 0..2 {
        table.says("italy", "A Ven - Tri").says("italy", "A Rom - Ven");
        adjudicates(&mut table);
        let now = trust(&table, "AUSTRIA", "ITALY");
        assert!(now <= known, "{now} {known}");
        known = now;
    }
}

/// Back to the first phase of this name.
fn rolls_back(table: &mut Trial, phase: &str) {
    table.says("ola", &format!("rollback {phase} reason:x game:Bosforo")).says("ola", "go-ahead");
    assert_eq!(table.running().position.phase.as_str(), phase, "{} {}", table.heard("ola"), table.public());
}

/// The number of the newest statement of `from` to `to`.
fn newest(table: &Trial, from: &str, to: &str) -> u32 {
    let permit = storage();
    let all = table.statements.iter().rev().filter_map(|row| row.read(&permit));
    let mut own = all.filter(|read| read.said.from.as_str() == from && *read.said.delivered == [PowerId::from(to)]);
    own.next().expect("a statement").number
}

#[test]
fn what_was_said_in_a_phase_that_was_undone_binds_nobody_and_costs_no_trust() {
    let mut table = with(usual(), &["ITALY", "FRANCE"]);
    table.first_deadline_stays();
    table.says("italy", "to Austria: peace:").says("france", "to Italy: dmz: Pie").says("italy", "A Ven - Tri");
    assert!(table.heard("italy").contains("don't fit what you've agreed to"), "{}", table.heard("italy"));
    let peace = newest(&table, "ITALY", "AUSTRIA");
    let dmz = newest(&table, "FRANCE", "ITALY");
    adjudicates(&mut table);
    assert!(trust(&table, "AUSTRIA", "ITALY") < 60, "it was attacked");
    let said = table.statements.len();
    rolls_back(&mut table, "S1901M");
    assert_eq!(trust(&table, "AUSTRIA", "ITALY"), 60, "as before that phase");
    assert_eq!(table.statements.len(), said, "nothing that was said is lost");
    table.forget().says("italy", "agreements");
    assert!(table.heard("italy").matches("that phase was undone").count() >= 2, "{}", table.heard("italy"));
    table.forget().says("italy", "A Ven H").says("italy", "A Ven - Tri");
    assert!(!table.heard("italy").contains("don't fit"), "{}", table.heard("italy"));
    table.forget().says("italy", &format!("to Austria: ? still: #{peace}"));
    assert_eq!(answered(&table, "italy"), [("AUSTRIA".into(), Meaning::NoFact)], "{}", table.heard("italy"));
    table.forget().says("italy", &format!("to France: #{dmz} ok"));
    assert!(table.heard("italy").contains("no longer stands: the phase"), "{}", table.heard("italy"));
    assert_eq!(table.heard("france"), "");
    // It can be proposed again, and counts then.
    table.forget().says("italy", &format!("renew {dmz}@FRANCE+ITALY"));
    let again = newest(&table, "ITALY", "FRANCE");
    table.says("france", &format!("to Italy: #{again} ok")).forget().says("italy", "A Ven - Pie");
    assert!(table.heard("italy").contains("don't fit"), "{}", table.heard("italy"));
    sound(&table);
}

#[test]
fn computers_propose_again_what_they_proposed_in_a_phase_that_was_undone() {
    let mut table = with(usual(), &["ITALY"]);
    table.first_deadline_stays();
    let proposed = |table: &Trial| -> Vec<String> {
        let permit = storage();
        let number = table.running().number;
        let reads = table.statements.iter().filter_map(|row| row.read(&permit));
        let now = reads.filter(|read| read.said.phase.number == number);
        now.map(|read| serde_json::to_string(&read.said.statement).expect("a statement can be stored")).collect()
    };
    adjudicates(&mut table);
    let first = proposed(&table);
    assert!(!first.is_empty(), "neighbours want peace or support");
    adjudicates(&mut table);
    // Each time with other orders, after which something else may be worth more.
    let again: Vec<String> = (0..8)
        .flat_map(|_| {
            rolls_back(&mut table, "S1901M");
            adjudicates(&mut table);
            proposed(&table)
        })
        .collect();
    assert!(again.iter().any(|said| first.contains(said)), "{first:#?} {again:#?}");
    sound(&table);
}

#[test]
fn nothing_is_said_where_the_table_wants_silence() {
    for settings in [
        Settings { press: PressRule::None, ..usual() },
        Settings { press: PressRule::Public, ..usual() },
        Settings { anonymous: true, ..usual() },
        Settings { computers_silent: true, ..usual() },
    ] {
        let mut table = with(settings, &["ITALY"]);
        table.first_deadline_stays();
        table.says("italy", "propose to:Austria words:peace:").says("italy", "to Austria: peace:");
        assert!(answered(&table, "italy").is_empty(), "{}", table.heard("italy"));
        if table.game().settings.press == PressRule::Full {
            assert!(table.heard("italy").contains("computer, which doesn't talk"), "{}", table.heard("italy"));
        }
        adjudicates(&mut table);
        adjudicates(&mut table);
        assert!(table.statements.is_empty(), "{}", table.heard("italy"));
    }
}

#[test]
fn a_decision_is_the_same_each_time_and_answers_once() {
    let mut table = with(usual(), &["ITALY"]);
    table.first_deadline_stays();
    let [one, other] = [0, 1].map(|_| table.would_say("italy", "to Austria: peace:").changes);
    assert_eq!((one.statements, one.replies.len()), (other.statements.clone(), other.replies.len()));
    assert_eq!(other.replies.len(), 1, "stored with the statement that it answers");
}

/// The game as a program reads it that was started after another was killed.
fn restarts(table: &mut Trial) {
    let stored = serde_json::to_string(table.game()).expect("a game can be stored");
    table.loaded.game = serde_json::from_str(&stored).expect("a stored game is read");
}

#[test]
fn what_is_negotiated_is_the_same_if_the_program_is_killed_before_it_is_stored() {
    let play = |killed: bool| {
        let mut table = with(usual(), &["ITALY"]);
        table.first_deadline_stays();
        let spring = ["to Austria: peace:", "to Turkey: peace:", "ready"];
        let autumn = ["#1 ok", "to Germany: need support: A Ven - Tyr", "A Ven - Tyr", "ready"];
        for text in spring.into_iter().chain(autumn) {
            if killed {
                // What is decided first is lost with the program: an answer, a phase with what is proposed in the next.
                table.would_say("italy", text);
                restarts(&mut table);
            }
            table.says("italy", text).ticks();
        }
        table
    };
    let [whole, killed] = [false, true].map(play);
    assert!(whole.past.len() >= 2 && !whole.statements.is_empty(), "{}", whole.heard("italy"));
    for power in POWERS {
        assert_eq!(said_by(&whole, power), said_by(&killed, power), "{power}");
        assert_eq!(replies_of(&whole, power), replies_of(&killed, power), "{power}");
        for phase in 0..2 {
            assert_eq!(orders(&whole, phase, power), orders(&killed, phase, power), "{power}");
        }
    }
    assert_eq!(whole.game().trust, killed.game().trust);
    sound(&killed);
}

/// A number below `bound` from a seed that goes on.
pub(super) fn draw(seed: &mut u64, bound: usize) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*seed >> 33).expect("a small number") % bound
}

/// Things that people say, to one power or to two.
pub(super) const SAID: &[&str] = &[
    "peace:",
    "ally against: Turkey",
    "dmz: Tyr, Gal",
    "keep out: BLA",
    "I keep out: BUR",
    "need support: A Ven - Tri",
    "need support: A Mun - Bur",
    "offer support: A Vie - Gal",
    "share: me: Ser Gre you: Rum Bul",
    "peace:\nor:\ndmz: Tyr",
    "peace:\nuntil: autumn 1902",
    "? plans",
    "same again:",
    "you order: A Vie - Gal",
    "draw between: Italy, France",
];

#[test]
fn over_random_play_computers_say_little_soundly_and_by_what_they_know() {
    let mut seed = 20_261_129;
    for game in 0..3 {
        // Two games that differ only in what France says to Italy; and people order the same.
        let mut tables = [0, 1].map(|_| with(usual(), &["ITALY", "FRANCE"]));
        for table in &mut tables {
            table.first_deadline_stays();
        }
        for phase in 0..5 {
            let before: Vec<usize> = tables.iter().map(|table| table.statements.len()).collect();
            for _ in 0..3 {
                let who = ["italy", "france"][draw(&mut seed, 2)];
                let to = ["Austria", "Germany", "England", "Turkey, Russia", "Russia"][draw(&mut seed, 5)];
                let text = format!("to {to}: {}", SAID[draw(&mut seed, SAID.len())]);
                for table in &mut tables {
                    table.says(who, &text);
                }
            }
            let secret = format!("to Italy: {}", SAID[draw(&mut seed, SAID.len())]);
            tables[phase % 2].says("france", &secret).says("italy", "#1 ok");
            let asked = before.into_iter().zip(&tables).map(|(before, table)| table.statements.len() - before);
            assert!(asked.into_iter().all(|asked| asked <= 4), "computers say nothing unasked within a phase");
            for table in &mut tables {
                adjudicates(table);
            }
            let [one, other] = &tables;
            for power in POWERS.into_iter().filter(|power| !["ITALY", "FRANCE"].contains(power)) {
                assert_eq!(said_by(one, power), said_by(other, power), "game {game}, phase {phase}: {power}");
                assert_eq!(replies_of(one, power), replies_of(other, power), "game {game}, phase {phase}: {power}");
                let played = |table: &Trial| {
                    table.past.iter().map(|(_, it)| it.orders.get(&PowerId::from(power)).cloned()).collect::<Vec<_>>()
                };
                assert_eq!(played(one), played(other), "game {game}, phase {phase}: {power}");
            }
            sound(one);
        }
    }
}

/// Every statement of a computer is one that its seat may make, to people, and few in a phase.
pub(super) fn sound(table: &Trial) {
    let permit = storage();
    let map = dragoman_game::rules::map("classic");
    let mut counts: BTreeMap<(PowerId, u32), usize> = BTreeMap::new();
    for row in &table.statements {
        let read = row.read(&permit).expect("the store reads all");
        let statement = read.said.statement.read(map).expect("it is well-formed");
        assert_eq!(map.power_id(statement.author()), read.said.from.as_str());
        let is_computer = |power: &PowerId| table.game().computer(power).is_some();
        if is_computer(&read.said.from) {
            assert!(!read.said.delivered.iter().any(is_computer), "computers talk to people");
            assert!(read.said.phase.code.is_movement(), "not in retreats and builds: {}", read.said.phase.code);
            *counts.entry((read.said.from.clone(), read.said.phase.number)).or_default() += 1;
        }
        for (power, reply) in read.replies.iter().filter(|(power, _)| is_computer(power)) {
            assert!(read.said.delivered.contains(power), "{power} has heard it");
            let taken = statement.sort().answers();
            let is_taken = taken.contains(&reply.meaning) || reply.meaning == Meaning::Choose;
            assert!(is_taken || reply.meaning == Meaning::Thanks, "{:?} to {statement:?}", reply.meaning);
        }
    }
    assert!(counts.values().all(|count| *count <= MOST_PROPOSED), "{counts:?}");
}

#[test]
fn computers_propose_a_little_and_dont_repeat_it() {
    let mut table = with(usual(), &["ITALY"]);
    table.first_deadline_stays();
    let mut proposed = 0;
    // Two years.
    while table.running().position.phase.code().is_some_and(|code| code.turn.year < 1903) {
        adjudicates(&mut table);
        sound(&table);
        proposed = table.statements.len();
    }
    assert!(proposed > 0, "somebody is near and wants peace or support");
    let permit = storage();
    let early = |row: &StatementRow| {
        let read = row.read(&permit)?;
        let is_early = read.said.phase.code.code().is_some_and(|code| code.turn.year < 1903);
        is_early.then(|| serde_json::to_string(&read.said.statement).expect("a statement can be stored"))
    };
    let mut all: Vec<String> = table.statements.iter().filter_map(early).collect();
    let count = all.len();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), count, "nothing was said twice within two years: {all:#?}");
    assert!(table.heard("italy").contains("#1"), "{}", table.heard("italy"));
}

#[test]
fn a_game_against_computers_begins_with_proposals_of_neighbours() {
    let mut table = Trial::with(Settings { confirm: false, ..usual() });
    table.loaded.game.stage = Stage::Lobby;
    table.loaded.game.seats.truncate(1);
    table.loaded.game.seats[0].powers.clear();
    table.calls("ola", "fill");
    sound(&table);
    let heard = table.heard("austria");
    let proposals = table.statements.len();
    assert!(proposals > 0 && proposals <= 6, "{proposals}");
    assert_eq!(heard.matches("· #1").count(), proposals, "{heard}");
    // All six answer on the first evening.
    let own = table.game().seat_of(&person("austria")).map(|seat| seat.powers.clone()).expect("a seat");
    for power in POWERS.iter().filter(|power| !own.contains(&(**power).into())) {
        let answers = says(&mut table, "austria", &format!("to {power}: peace:"));
        assert!(matches!(answers[..], [Meaning::Yes | Meaning::Later | Meaning::No]), "{power}: {answers:?}");
    }
}

#[test]
fn nobody_hears_many_proposals_in_a_phase_however_many_computers_play() {
    // Without a limit each of them hears nine in the first spring.
    for (power, home) in [("BELGIUM", "Bel"), ("DENMARK", "Den"), ("GREECE", "Gre")] {
        let mut table = Trial::created("new Gulf variant:chaos");
        table.calls("anna", "join").calls("ola", "fill");
        let seats = &mut table.loaded.game.seats;
        let person = seats.iter().position(|seat| seat.person().is_some()).expect("a person");
        let wanted = seats.iter().position(|seat| seat.holds(&power.into())).expect("a seat");
        let powers = std::mem::take(&mut seats[wanted].powers);
        seats[wanted].powers = std::mem::replace(&mut seats[person].powers, powers);
        table.first_deadline_stays().says("anna", &format!("build A {home}"));
        adjudicates(&mut table);
        assert_eq!(table.running().position.phase, "S1901M", "{}", table.heard("anna"));
        let to_person =
            |row: &&StatementRow| row.read(&storage()).is_some_and(|it| *it.said.delivered == [PowerId::from(power)]);
        assert_eq!(table.statements.iter().filter(to_person).count(), 6, "{power}: {}", table.heard("anna"));
        assert_eq!(table.statements.len(), 6, "to computers they say nothing");
    }
}

#[test]
fn who_asks_whether_something_still_holds_learns_nothing_of_what_never_reached_them() {
    let mut table = with(usual(), &["ITALY", "GERMANY"]);
    table.first_deadline_stays();
    idle_neighbour(&mut table);
    // France hears what Germany, who has blocked Italy, doesn't.
    table.says("germany", "block Italy").says("italy", "to France, Germany: peace:");
    assert_eq!(answered(&table, "italy"), [("FRANCE".into(), Meaning::Yes)], "{}", table.heard("italy"));
    table.forget().says("germany", "to France, Italy: ? still: #1");
    assert_eq!(answered(&table, "germany"), [("FRANCE".into(), Meaning::NoFact)], "{}", table.heard("germany"));
    table.forget().says("italy", "to France, Germany: ? still: #1");
    assert_eq!(answered(&table, "italy"), [("FRANCE".into(), Meaning::YesFact)], "{}", table.heard("italy"));
}

/// Italy has promised Austria to keep out of Tyrolia and Trieste, and doesn't play any more; the others have ordered, and are ready or wait for it.
fn waits_for_italy(ready: bool) -> Trial {
    let mut table = with(Settings { missing_pauses: true, ..usual() }, &POWERS);
    table.first_deadline_stays();
    table.says("italy", "to Austria: I keep out: TYR, TRI");
    table.confirms("italy", "resign");
    let ordered = [("austria", "A Vie - Gal"), ("england", "F Lon - NTH"), ("france", "A Par - Bur")];
    for (who, order) in ordered.into_iter().chain([("germany", "A Ber - Kie"), ("turkey", "A Con - Bul")]) {
        table.says(who, order);
    }
    table.says("russia", "A War - Gal");
    let people: Vec<String> = table.game().people().map(|person| person.native().to_owned()).collect();
    for who in people.iter().filter(|_| ready) {
        table.says(who, "ready");
    }
    if !ready {
        table.later(24 * 14).ticks();
        assert!(table.running().clock.paused().is_some(), "{}", table.public());
    }
    table
}

#[test]
fn a_computer_that_takes_a_seat_in_the_last_moment_knows_what_was_said() {
    // By a vote after the deadline, and by the game master while all others are ready.
    for by_master in [false, true] {
        let mut table = waits_for_italy(by_master);
        assert!(table.loaded.statements.is_some(), "a game that is played is loaded with them");
        if by_master {
            table.says("ola", "fill");
        } else {
            table.later(7 * 24).ticks();
            for who in ["austria", "england", "france", "russia"] {
                table.says(who, "agree computer");
            }
        }
        assert!(table.game().computer(&"ITALY".into()).is_some(), "{}", table.public());
        let keeps_out = |order: &OrderText| !["- TRI", "- TYR"].iter().any(|to| order.as_str().ends_with(to));
        assert_eq!(table.past.len(), 1, "{}", table.public());
        let ordered = orders(&table, 0, "ITALY");
        assert!(ordered.len() == 3 && ordered.iter().all(keeps_out), "{ordered:?}");
        sound(&table);
    }
}

#[test]
fn a_computer_that_doesnt_know_what_was_said_proposes_nothing() {
    let mut table = with(usual(), &["ITALY"]);
    table.first_deadline_stays();
    table.says("italy", "to Austria: peace:").says("italy", "A Ven H");
    table.loaded.statements = None;
    let said = table.statements.len();
    adjudicates(&mut table);
    assert_eq!((table.past.len(), table.statements.len()), (1, said));
    adjudicates(&mut table);
    adjudicates(&mut table);
    sound(&table);
}

/// The computer of `by` doesn't trust `other` any more.
fn distrusts(table: &mut Trial, by: &str, other: &str) {
    table.loaded.game.trust.note(&by.into(), &other.into(), false);
    assert!(trust(table, by, other) < 40);
}

/// What the computers answer `who` to `text`.
fn says(table: &mut Trial, who: &str, text: &str) -> Vec<Meaning> {
    table.forget().says(who, text);
    answered(table, who).into_iter().map(|(_, meaning)| meaning).collect()
}

#[test]
fn who_isnt_trusted_doesnt_learn_with_whom_a_computer_has_agreed() {
    let asks = |agreed: bool, trusted: bool, whom: &str| {
        let mut table = with(usual(), &["ITALY", "FRANCE"]);
        idle_neighbour(&mut table);
        if agreed {
            assert_eq!(says(&mut table, "france", "to Germany: peace:"), [Meaning::Yes]);
        }
        if !trusted {
            distrusts(&mut table, "GERMANY", "ITALY");
        }
        says(&mut table, "italy", &format!("to Germany: ? will attack: {whom}"))
    };
    for agreed in [false, true] {
        assert_eq!(asks(agreed, false, "France"), [Meaning::CantSay], "agreed with France: {agreed}");
        assert_eq!(asks(agreed, true, "Italy"), [Meaning::CantSay], "of who asks nothing is said");
    }
    assert_eq!(asks(true, true, "France"), [Meaning::NoFact]);
}

#[test]
fn to_agree_to_what_nobody_could_break_earns_no_trust() {
    let mut table = with(usual(), &["ITALY"]);
    table.first_deadline_stays();
    for (whom, what) in
        [("Austria", "dmz: NWG"), ("Turkey", "dmz: ADR"), ("Russia", "peace:"), ("France", "dmz: TYR, NWG")]
    {
        assert_eq!(says(&mut table, "italy", &format!("to {whom}: {what}")), [Meaning::Yes], "{whom}");
    }
    adjudicates(&mut table);
    for power in ["AUSTRIA", "TURKEY", "RUSSIA"] {
        assert_eq!(trust(&table, power, "ITALY"), 60, "{power}: no Italian unit could have broken it");
    }
    assert_eq!(trust(&table, "FRANCE", "ITALY"), 68, "Venice could have gone to Tyrolia");
}

/// How often a computer may still search for an answer to `power`.
fn searches_left(table: &mut Trial, power: &str) -> u32 {
    let number = table.running().number;
    let mut published = table.game().published.clone();
    (0..).take_while(|_| published.count(number, Piece::Search, &power.into(), 60)).count().try_into().expect("few")
}

#[test]
fn a_computer_searches_for_few_answers_in_a_phase() {
    let mut table = with(usual(), &["ITALY"]);
    table.first_deadline_stays();
    for _ in 0..58 {
        table.loaded.game.published.count(1, Piece::Search, &"ITALY".into(), 60);
    }
    assert_eq!(says(&mut table, "italy", "to Austria: peace:"), [Meaning::Yes]);
    assert_eq!(says(&mut table, "italy", "to Austria: split later: Ser"), [Meaning::No], "that needs no search");
    assert_eq!(searches_left(&mut table, "ITALY"), 1);
    assert_eq!(says(&mut table, "italy", "to Turkey: peace:"), [Meaning::Yes]);
    assert_eq!(says(&mut table, "italy", "to Russia: peace:"), [Meaning::Later], "not any more in this phase");
    assert_eq!(says(&mut table, "italy", "to Russia: ? will attack: Turkey"), [Meaning::CantSay]);
    adjudicates(&mut table);
    assert_eq!(searches_left(&mut table, "ITALY"), 60, "in the next phase");
}

#[test]
fn what_one_asks_costs_no_other_an_answer() {
    let mut table = with(usual(), &["ITALY", "FRANCE"]);
    for _ in 0..60 {
        table.loaded.game.published.count(1, Piece::Search, &"FRANCE".into(), 60);
    }
    assert_eq!(says(&mut table, "france", "to Austria: peace:"), [Meaning::Later]);
    assert_eq!(says(&mut table, "italy", "to Austria: peace:"), [Meaning::Yes]);
    // Nor do answers to one use up those to another.
    let most = table.limits.letters / 2;
    while table.loaded.game.published.count_answer(1, (&"AUSTRIA".into(), &"FRANCE".into()), most) {}
    assert_eq!(says(&mut table, "france", "to Austria: dmz: Tyr"), []);
    assert!(!says(&mut table, "italy", "to Austria: dmz: Tyr").is_empty());
}

#[test]
fn nothing_is_searched_for_an_answer_that_isnt_given() {
    let mut table = with(usual(), &["ITALY"]);
    let most = table.limits.letters;
    while table.loaded.game.published.count_answer(1, (&"AUSTRIA".into(), &"ITALY".into()), most) {}
    assert_eq!(says(&mut table, "italy", "to Austria: peace:"), []);
    assert_eq!(searches_left(&mut table, "ITALY"), 60);
}

#[test]
fn a_computer_without_units_judges_by_no_other_powers() {
    let mut table = with(usual(), &["ITALY"]);
    // Austria, the first of the powers, attacks Venice from Trieste; Turkey has no unit.
    stand(&mut table, &[("AUSTRIA", &["A TRI", "A TYR", "A VIE"]), ("ITALY", &["A VEN", "F NAP"])]);
    for whom in ["Italy", "Austria", "Russia"] {
        let answer = says(&mut table, "italy", &format!("to Turkey: ? will attack: {whom}"));
        assert_eq!(answer, [Meaning::NoFact], "{whom}");
    }
    assert_eq!(says(&mut table, "italy", "to Turkey: peace:"), [Meaning::No]);
    assert_eq!(says(&mut table, "italy", "to Turkey: you order: A Vie - Gal"), [Meaning::No]);
    assert_eq!(searches_left(&mut table, "ITALY"), 60);
}

#[test]
fn a_computer_builds_and_lets_pass_as_it_agreed() {
    let mut table = with(usual(), &["ITALY"]);
    table.first_deadline_stays();
    idle_neighbour(&mut table);
    let asks = "to Germany: you build: fleet Ber";
    assert_eq!(says(&mut table, "italy", asks), [Meaning::Later], "no peace was made");
    assert_eq!(says(&mut table, "italy", "to Germany: peace:"), [Meaning::Yes]);
    assert_eq!(says(&mut table, "italy", asks), [Meaning::Yes], "{}", table.heard("italy"));
    assert_eq!(says(&mut table, "italy", "to Germany: you build: army Ven"), [Meaning::Later], "that isn't its own");
    for lasting in [
        "don't build: army\nuntil: winter 1905",
        "don't order: A Mun - Tyr\nuntil: autumn 1903",
        "you build: fleet Kie\nfrom: winter 1902",
    ] {
        let answers = says(&mut table, "italy", &format!("to Germany: {lasting}"));
        assert_eq!(answers, [Meaning::Later], "what it will cost isn't known: {lasting}");
    }
    // Peace among three counts too.
    let mut pact = with(usual(), &["ITALY", "FRANCE"]);
    idle_neighbour(&mut pact);
    says(&mut pact, "italy", "to Germany, France: peace between: Italy, Germany, France");
    pact.says("france", "#1 ok");
    assert_eq!(says(&mut pact, "italy", asks), [Meaning::Yes], "{}", pact.heard("italy"));
    let mut passes = |whom: &str, place: &str| {
        table.forget().confirms("italy", &format!("to {whom}: let through: A Ven {place} autumn 1901"));
        answered(&table, "italy").into_iter().map(|(_, meaning)| meaning).collect::<Vec<_>>()
    };
    assert_eq!(passes("Germany", "Tyr"), [Meaning::Yes]);
    assert_eq!(passes("Austria", "Tri"), [Meaning::No], "not through a centre of its own");
    let is_winter = |it: &PhaseRecord| it.before.phase.code().is_some_and(|code| code.turn.season == Season::Winter);
    while !table.past.last().is_some_and(|(_, it)| is_winter(it)) {
        table.says("italy", "A Ven H").says("italy", "F Nap H");
        adjudicates(&mut table);
    }
    for phase in 0..2 {
        let enters = |order: &OrderText| order.as_str().ends_with("- TYR");
        assert!(!orders(&table, phase, "GERMANY").iter().any(enters), "{:?}", orders(&table, phase, "GERMANY"));
    }
    let winter = table.past.len() - 1;
    assert!(orders(&table, winter, "GERMANY").contains(&"F BER B".into()), "{:?}", orders(&table, winter, "GERMANY"));
}

#[test]
fn a_computer_is_not_bound_for_long_by_what_binds_it_alone() {
    let mut table = with(usual(), &["ITALY"]);
    table.first_deadline_stays();
    for text in ["keep out: Ser, Gre, Rum", "don't attack me:", "keep out: BLA, ARM, AEG, EAS"] {
        let answer = says(&mut table, "italy", &format!("to Turkey: {text}"));
        assert_eq!(answer, [Meaning::Later], "nobody knows what that will cost: {text}");
    }
    assert_eq!(says(&mut table, "italy", "to Turkey: keep out: Ser, Gre\nuntil: spring 1901"), [Meaning::Yes]);
    assert_eq!(says(&mut table, "italy", "to Turkey: keep out: Tyr"), [Meaning::Yes], "a single one without a centre");
    assert_eq!(says(&mut table, "italy", "to Turkey: keep out: Pie"), [Meaning::Later], "one after the other");
    assert_eq!(says(&mut table, "italy", "to Turkey: keep out: Ven, Rom"), [Meaning::Yes], "what is Italy's");
    assert_eq!(says(&mut table, "italy", "to Turkey: dmz: Gre, Alb"), [Meaning::Yes], "both keep out");
    assert_eq!(says(&mut table, "italy", "to Turkey: peace:"), [Meaning::Yes]);
    assert_eq!(says(&mut table, "italy", "to Turkey: don't attack me:"), [Meaning::Later], "Italy can end its peace");
}

#[test]
fn a_computer_never_agrees_to_build_nothing() {
    let asks = |whom: &str, first: &str, then: &str| {
        let mut table = with(usual(), &["ITALY"]);
        table.first_deadline_stays();
        idle_neighbour(&mut table);
        assert_eq!(says(&mut table, "italy", &format!("to {whom}: peace:")), [Meaning::Yes]);
        [first, then].map(|text| says(&mut table, "italy", &format!("to {whom}: {text}")))
    };
    let [fleets, armies] = asks("Germany", "don't build: fleet", "don't build: army");
    assert_eq!((fleets, armies), (vec![Meaning::Yes], vec![Meaning::Later]));
    let [armies, fleets] = asks("Germany", "don't build: army", "don't build: fleet");
    assert_eq!((armies, fleets), (vec![Meaning::Later], vec![Meaning::Yes]), "Munich has no coast");
    let [both, one] = asks("Germany", "don't build: army Ber\ndon't build: fleet Ber", "don't build: army Ber");
    assert_eq!((both, one), (vec![Meaning::Later], vec![Meaning::Yes]));
}

#[test]
fn a_computer_answers_the_same_whatever_it_has_agreed_to_with_others() {
    for agreed in [false, true] {
        let mut table = with(usual(), &["ITALY", "FRANCE"]);
        idle_neighbour(&mut table);
        if agreed {
            assert_eq!(says(&mut table, "france", "to Germany: peace:"), [Meaning::Yes]);
        }
        for _ in 0..30 {
            table.loaded.game.published.count(1, Piece::Search, &"ITALY".into(), 30);
        }
        assert_eq!(says(&mut table, "italy", "to Germany: ? will attack: France"), [Meaning::CantSay], "{agreed}");
    }
}

#[test]
fn what_a_computer_was_released_from_is_not_compared_with_orders() {
    for breaks in [false, true] {
        let mut table = with(usual(), &["ITALY"]);
        table.first_deadline_stays();
        assert_eq!(says(&mut table, "italy", "to Austria: peace:"), [Meaning::Yes]);
        adjudicates(&mut table);
        distrusts(&mut table, "AUSTRIA", "ITALY");
        let before = trust(&table, "AUSTRIA", "ITALY");
        if breaks {
            table.says("italy", "A Ven - Tri");
        }
        adjudicates(&mut table);
        assert_eq!(trust(&table, "AUSTRIA", "ITALY"), before, "breaks: {breaks}");
    }
}

#[test]
fn what_is_over_or_was_agreed_with_who_isnt_trusted_any_more_doesnt_hold() {
    let mut table = with(usual(), &["ITALY"]);
    table.first_deadline_stays();
    idle_neighbour(&mut table);
    assert_eq!(says(&mut table, "italy", "to Germany: peace:\nuntil: spring 1901"), [Meaning::Yes]);
    assert_eq!(says(&mut table, "italy", "to Germany: peace:"), [Meaning::Yes]);
    let mut asks = |number: u32| says(&mut table, "italy", &format!("to Germany: ? still: #{number}"));
    assert_eq!((asks(1), asks(2)), (vec![Meaning::YesFact], vec![Meaning::YesFact]));
    adjudicates(&mut table);
    let mut asks = |number: u32| says(&mut table, "italy", &format!("to Germany: ? still: #{number}"));
    assert_eq!((asks(1), asks(2)), (vec![Meaning::NoFact], vec![Meaning::YesFact]));
    distrusts(&mut table, "GERMANY", "ITALY");
    assert_eq!(says(&mut table, "italy", "to Germany: ? still: #2"), [Meaning::NoFact]);
}
