//! Whole negotiations with computers: what comes of it, in five languages, and that nobody's secrets change what they do.
//!
//! `DRAGOMAN_LONG` plays longer games, and more of them.

use std::collections::BTreeMap;

use dragoman_game::model::{ComputerLevel, OrderText, PowerId, Settings, Verdict};
use dragoman_game::negotiation::StatementRow;
use dragoman_game::notice::Notice;
use dragoman_game::rules::{self, Agreed};
use dragoman_game::standing::storage;
use dragoman_game::testing::Trial;
use dragoman_l10n::Language;

use super::computers::{POWERS, SAID, adjudicates, draw, replies_of, said_by, sound, usual, with};
use super::heard::Heard as _;

fn is_long() -> bool {
    std::env::var_os("DRAGOMAN_LONG").is_some()
}

/// In each language: to somebody; peace; not into Tyrolia; support for an army in Venice that holds.
const SCRIPTS: [([u8; 2], &str, [&str; 3]); 5] = [
    (*b"en", "to", ["peace:", "keep out: Tyr", "need support for: A Ven"]),
    (*b"it", "a", ["pace:", "non entrare: Tir", "chiedo appoggio per: A Ven"]),
    (*b"pl", "do", ["rozejm:", "nie wchodź: Tyr", "proszę o wsparcie dla: A Wen"]),
    (*b"nl", "aan", ["vrede:", "blijf weg: Tir", "vraag steun voor: A Ven"]),
    (*b"de", "an", ["frieden:", "bleib weg: Tir", "brauche unterstützung für: A Ven"]),
];

/// What became of what was agreed.
#[derive(Debug, Default)]
struct Count {
    said: usize,
    proposed: usize,
    agreed: usize,
    kept: usize,
    broken_by_computers: usize,
    broken_by_people: usize,
    untold: usize,
}

/// What is agreed by a statement with its answers.
fn agreed(row: &StatementRow) -> Vec<Agreed> {
    let permit = storage();
    let read = row.read(&permit).expect("the store reads all");
    let statement = read.said.statement.read(rules::map("classic")).expect("it is well-formed");
    let by = |(power, reply): (&PowerId, &dragoman_game::negotiation::Reply)| {
        let at = reply.choice.and_then(|choice| usize::try_from(choice).ok()).unwrap_or(1);
        let alternative = statement.alternatives().get(at - 1).filter(|_| reply.agrees())?.clone();
        let (author, phase) = (read.said.from.clone(), read.said.phase.code.clone());
        Some(Agreed { author, with: vec![power.clone()], phase, alternative })
    };
    read.replies.iter().filter_map(by).collect()
}

/// Italy agrees to everything that computers have proposed in this phase.
fn agrees_to_all(table: &mut Trial) {
    let permit = storage();
    let now = table.running().number;
    let open = |row: &StatementRow| {
        let read = row.read(&permit)?;
        let is_open = read.said.phase.number == now && read.said.from.as_str() != "ITALY" && read.replies.is_empty();
        is_open.then(|| (read.said.from.clone(), read.number))
    };
    let open: Vec<(PowerId, u32)> = table.statements.iter().filter_map(open).collect();
    for (from, number) in open {
        table.presses("italy", &format!("propose:game=ab12cd34;to={from};reply={number}.yes"));
    }
}

/// One person's scripted play: everything is proposed to everybody, and what computers propose is agreed to. `honest`: nobody is
/// attacked.
fn play(
    seed: usize,
    (language, to, script): ([u8; 2], &str, [&str; 3]),
    honest: bool,
    phases: usize,
) -> (Trial, Count) {
    let language = Language::of(language);
    let level = if is_long() { ComputerLevel::Officer } else { ComputerLevel::Recruit };
    let mut table = with(Settings { computer_level: level, ..usual() }, &["ITALY"]);
    table.first_deadline_stays();
    table.language = language;
    // The three scripts are said in turn: without this, games of two languages would be the same.
    for (at, seat) in table.loaded.game.seats.iter_mut().enumerate() {
        seat.reseed((100 * seed + at) as u64);
    }
    let mut count = Count::default();
    for phase in 0..phases {
        if table.game().running().is_none() || !table.running().position.has_units(&"ITALY".into()) {
            break;
        }
        if table.running().position.phase.is_movement() {
            agrees_to_all(&mut table);
            for (at, power) in POWERS.iter().enumerate().filter(|(_, power)| **power != "ITALY") {
                let words = script[(at + phase + seed) % script.len()];
                let before = table.statements.len();
                table.says("italy", &format!("{to} {power}: {words}"));
                assert_eq!(table.statements.len(), before + 1, "{words}: {}", table.heard("italy"));
                count.said += 1;
            }
            let orders = if honest { "A Ven H" } else { "A Ven - Tri" };
            table.says("italy", orders);
        }
        adjudicates(&mut table);
        sound(&table);
    }
    for outgoing in &table.said {
        if let Notice::Statement(_) = &outgoing.notice {
            assert!(!table.spoken(&outgoing.notice, language).trim().is_empty());
        }
        let is_written = matches!(&outgoing.notice, Notice::Relayed(_));
        assert!(!is_written, "computers say nothing but statements: {}", table.spoken(&outgoing.notice, language));
    }
    assert!(table.letters.is_empty() && table.game().documents.is_empty());
    let permit = storage();
    for row in &table.statements {
        let is_computers = row.read(&permit).is_some_and(|read| read.said.from.as_str() != "ITALY");
        count.proposed += usize::from(is_computers);
        for agreed in agreed(row) {
            let since = agreed.phase.code();
            let is_since = |before: &dragoman_game::model::PhaseId| before.code() >= since;
            let records = table.past.iter().map(|(number, record)| (*number, record));
            let records = records.filter(|(_, it)| is_since(&it.before.phase));
            count.agreed += 1;
            match rules::verdict(&table.game().settings, records, &agreed, &BTreeMap::new()) {
                Verdict::Kept => count.kept += 1,
                Verdict::Untold => count.untold += 1,
                Verdict::Broken { by } => {
                    let is_person = |power: &PowerId| power.as_str() == "ITALY";
                    count.broken_by_people += usize::from(by.iter().any(|(power, _)| is_person(power)));
                    count.broken_by_computers += usize::from(by.iter().any(|(power, _)| !is_person(power)));
                }
            }
        }
    }
    (table, count)
}

#[test]
fn ten_games_of_one_person_with_six_computers_in_five_languages() {
    let phases = if is_long() { 30 } else { 3 };
    let mut sum = Count::default();
    for (at, script) in SCRIPTS.into_iter().enumerate() {
        for honest in [true, false] {
            let (_, count) = play(2 * at + usize::from(honest), script, honest, phases);
            println!("{} {honest}: {count:?}", String::from_utf8_lossy(&script.0));
            assert!(count.agreed > 0, "{count:?}");
            sum.said += count.said;
            sum.proposed += count.proposed;
            sum.agreed += count.agreed;
            sum.kept += count.kept;
            sum.broken_by_computers += count.broken_by_computers;
            sum.broken_by_people += count.broken_by_people;
            sum.untold += count.untold;
        }
    }
    println!("all: {sum:?}");
    assert!(sum.proposed > 0 && sum.kept > 0 && sum.broken_by_people > 0, "{sum:?}");
    assert!(sum.broken_by_computers * 4 < sum.agreed, "they keep most of what they agree to: {sum:?}");
}

/// A secret that is no computer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Differs {
    /// What Italy orders.
    Orders,
    /// What France says to Italy as a statement.
    Statement,
    /// What France writes to Italy.
    Letter,
    /// What France says to Turkey, whose computer may answer and order by it.
    ToAnother,
    /// From which seed the computer of Turkey plays.
    Seed,
}

impl Differs {
    const ALL: [Self; 5] = [Self::Orders, Self::Statement, Self::Letter, Self::ToAnother, Self::Seed];

    /// It is in this game.
    fn happens(self, table: &mut Trial, seed: &mut u64) {
        match self {
            Self::Orders => table.says("italy", "A Ven - Tri").says("italy", "A Rom - Ven"),
            Self::Statement => {
                let text = SAID[draw(seed, SAID.len())];
                table.says("france", &format!("to Italy: {text}")).says("italy", "#1 ok")
            }
            Self::Letter => table.says("france", "to Italy: let us attack Austria together, and tell nobody"),
            Self::ToAnother => table.says("france", "to Turkey: peace:"),
            Self::Seed => {
                let seat = table.loaded.game.seats.iter_mut().find(|seat| seat.holds(&"TURKEY".into()));
                seat.expect("a seat").reseed(draw(seed, 1000) as u64 + 1000);
                table
            }
        };
    }
}

/// What a computer has said, answered and ordered.
type Deeds = (Vec<String>, Vec<String>, Vec<Option<Vec<OrderText>>>);

fn deeds(table: &Trial, but: &[&str]) -> BTreeMap<String, Deeds> {
    let computers = POWERS.iter().filter(|power| table.game().computer(&(**power).into()).is_some());
    let of = |power: &&str| {
        let ordered = table.past.iter().map(|(_, it)| it.orders.get(&PowerId::from(*power)).cloned()).collect();
        ((*power).to_owned(), (said_by(table, power), replies_of(table, power), ordered))
    };
    computers.filter(|power| !but.contains(power)).map(of).collect()
}

#[test]
fn no_secret_of_others_changes_what_a_computer_says_or_orders() {
    let games = if is_long() { 200 } else { 15 };
    let mut seed = 20_261_130;
    for game in 0..games {
        let differs = Differs::ALL[game % Differs::ALL.len()];
        let level = if is_long() { ComputerLevel::Officer } else { ComputerLevel::Recruit };
        let settings = Settings { computer_level: level, ..usual() };
        let mut tables = [0, 1].map(|_| with(settings.clone(), &["ITALY", "FRANCE"]));
        for table in &mut tables {
            table.first_deadline_stays();
        }
        let shared = draw(&mut seed, 3);
        for phase in 0..=shared {
            if phase == shared {
                differs.happens(&mut tables[game / Differs::ALL.len() % 2], &mut seed);
            }
            for _ in 0..3 {
                let who = ["italy", "france"][draw(&mut seed, 2)];
                let to = ["Austria", "Germany", "England", "Russia"][draw(&mut seed, 4)];
                let text = format!("to {to}: {}", SAID[draw(&mut seed, SAID.len())]);
                for table in &mut tables {
                    table.says(who, &text);
                }
            }
            let but: &[&str] = if matches!(differs, Differs::ToAnother | Differs::Seed) { &["TURKEY"] } else { &[] };
            let said = |table: &Trial| deeds(table, but).into_iter().map(|(power, it)| (power, it.0, it.1)).collect();
            let before: [Vec<_>; 2] = [said(&tables[0]), said(&tables[1])];
            assert_eq!(before[0], before[1], "game {game}, phase {phase}: {differs:?}");
            let played = tables[0].past.len();
            for table in &mut tables {
                adjudicates(table);
            }
            let [one, other] = [deeds(&tables[0], but), deeds(&tables[1], but)];
            // What is ordered differently is on the board afterwards, and seen by all.
            let is_on_board =
                phase == shared && matches!(differs, Differs::Orders | Differs::ToAnother | Differs::Seed);
            for (power, (said, replies, ordered)) in &one {
                let (other_said, other_replies, other_ordered) = &other[power];
                let phases = if is_on_board { played + 1 } else { ordered.len() };
                let first = |all: &[Option<Vec<OrderText>>]| all.iter().take(phases).cloned().collect::<Vec<_>>();
                assert_eq!(first(ordered), first(other_ordered), "game {game}, phase {phase}: {differs:?}, {power}");
                let is_same = is_on_board || said == other_said && replies == other_replies;
                assert!(is_same, "game {game}, phase {phase}: {differs:?}, {power}: {said:?} {other_said:?}");
            }
        }
    }
}

#[test]
fn a_secret_that_was_told_a_computer_changes_what_it_does() {
    // The pairs above would find a computer that knew too much: what it does know makes a difference.
    let ordered = |told: bool| {
        let mut table = with(usual(), &["ITALY", "FRANCE"]);
        table.first_deadline_stays();
        if told {
            table.says("italy", "to Germany: you order: A Mun H");
            table.says("italy", "to Germany: need support for: A Ven");
        }
        adjudicates(&mut table);
        (replies_of(&table, "GERMANY"), table.past[0].1.orders.get(&PowerId::from("GERMANY")).cloned())
    };
    assert_ne!(ordered(false).0, ordered(true).0);
}
