//! The game's past in words: results in one's own language, reasons, charts, typed orders.

use std::collections::BTreeMap;

use dragoman_game::model::{Game, PhaseRecord, PowerId, Stage};
use dragoman_game::notice::History;
use dragoman_game::rules::{self, Remedy};
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::{Action, File};

use super::results::Next;
use super::speaker::{PictureOf, Said, Speaker, quoted};

/// How many of the lines that somebody typed in a phase are repeated at most: the last ones.
const MOST_TYPED: usize = 60;

/// A year and how many centres each power had at its end.
pub struct Year {
    /// The year; `None`: the start.
    pub year: Option<u16>,
    /// By power.
    pub centres: BTreeMap<PowerId, usize>,
}

/// How many centres each power had at the end of each year, from the start on. A year whose retreats or builds are
/// still to be played isn't included.
pub fn years(records: &[PhaseRecord]) -> Vec<Year> {
    let count = |centers: &BTreeMap<PowerId, Vec<String>>| {
        centers.iter().map(|(power, centres)| (power.clone(), centres.len())).collect()
    };
    let mut years = Vec::new();
    if let Some(first) = records.first() {
        years.push(Year { year: None, centres: count(&first.before.centers) });
    }
    let mut by_year: BTreeMap<u16, &PhaseRecord> = BTreeMap::new();
    for record in records.iter().filter(|record| record.before.phase.starts_with(['F', 'W'])) {
        let year = record.before.phase.get(1..5).and_then(|year| year.parse().ok());
        // A retreat phase that follows may still change owners.
        if let Some(year) = year.filter(|_| !record.after.phase.ends_with('R')) {
            by_year.insert(year, record);
        }
    }
    years.extend(
        by_year.into_iter().map(|(year, record)| Year { year: Some(year), centres: count(&record.after.centers) }),
    );
    years
}

impl Speaker<'_> {
    pub(super) fn history(&self, history: &History) -> Said {
        if history.phase().is_some() && self.material.past.number == 0 && !matches!(history, History::Position { .. }) {
            return self.no_such_phase(history.phase().unwrap_or_default());
        }
        match history {
            History::Translated { .. } => self.translated(),
            History::Why { unit: None, .. } => self.why_any(),
            History::Why { unit: Some(unit), .. } => self.why(unit),
            History::Position { phase } => self.position(phase),
            History::Orders { .. } => self.orders_of_the_past(),
            History::Chart => self.chart(),
            History::Saved => self.saved(),
            History::Possible { unit } => self.possible(unit.as_deref()),
        }
    }

    pub(super) fn no_such_phase(&self, named: &str) -> Said {
        let played = &self.material.past.played;
        let first = played.first().map(|(_, phase)| phase.clone()).unwrap_or_default();
        let last = played.last().map(|(_, phase)| phase.clone()).unwrap_or_default();
        if played.is_empty() {
            return self.only("nothing-to-show", &Args::new());
        }
        self.only(
            "history-no-such-phase",
            &Args::new().text("word", quoted(named)).text("first", first).text("last", last),
        )
    }

    /// The powers of the reader, if they are one of the players.
    pub(super) fn own_powers(&self) -> Vec<PowerId> {
        let game = self.material.game.as_ref();
        let person = self.reader.person.as_ref();
        game.zip(person)
            .and_then(|(game, person)| game.seat_of(person))
            .map(|seat| seat.powers.clone())
            .unwrap_or_default()
    }

    /// The buttons below the results of phase `number`.
    pub(super) fn results_actions(&self, number: u32, public: bool) -> Vec<Action> {
        let Some(game) = self.material.game.as_ref().filter(|_| number > 0) else { return Vec::new() };
        let of = |command: &str, number: u32, message: &str| {
            self.action(format!("{command}:game={};phase={number}", game.id), message)
        };
        let mut actions = Vec::new();
        if public {
            actions.push(of("translate", number, "action-translate"));
        }
        actions.push(of("why", number, "action-why"));
        actions.push(of("map", number + 1, "action-position"));
        if number > 1 {
            actions.push(of("results", number - 1, "action-earlier"));
        }
        if self.material.past.played.iter().any(|(known, _)| *known == number + 1) {
            actions.push(of("results", number + 1, "action-later"));
        }
        if public && matches!(game.stage, Stage::Running(_)) {
            actions.extend(self.game_action("orders", "action-orders"));
        }
        actions
    }

    fn translated(&self) -> Said {
        let mut said = self.results_for(Next::Unsaid, &self.own_powers());
        said.actions = self.results_actions(self.material.past.number, false);
        said.rings = false;
        said
    }

    /// What the reader's own units could have done for an order that failed.
    pub(super) fn remedy(&self, unit: &str, own: &[PowerId]) -> Option<Text> {
        let (game, record) = (self.material.game.as_ref()?, self.material.record.as_ref()?);
        let either = |units: &[String]| Args::new().either("units", self.units(units));
        Some(match rules::remedy(&game.settings, record, own, unit)? {
            Remedy::NobodyNear => self.plain("remedy-nobody"),
            Remedy::Enough(units) => self.text("remedy-enough", &either(&units)),
            Remedy::Together(units) => self.text("remedy-together", &Args::new().list("units", self.units(&units))),
            Remedy::TooWeak(units) => self.text("remedy-too-weak", &either(&units)),
        })
    }

    /// The orders that can be asked about: the reader's own first, then those of others that failed.
    fn why_any(&self) -> Said {
        let (Some(game), Some(record)) = (&self.material.game, &self.material.record) else {
            return self.no_such_phase("");
        };
        let own = self.own_powers();
        let mut units = rules::units(record);
        units.sort_by_key(|(power, _)| !own.contains(power));
        let explained = |unit: &String| rules::explain(self.words, self.language(), &game.settings, record, unit);
        let wanted = |(power, unit): &&(PowerId, String)| {
            own.contains(power) || explained(unit).is_some_and(|explained| explained.reason.is_some())
        };
        let number = self.material.past.number;
        let actions = units.iter().filter(wanted).take(24).map(|(_, unit)| Action {
            id: format!("why:game={};phase={number};unit={unit}", game.id),
            label: self.unit(unit),
        });
        let actions: Vec<Action> = actions.collect();
        let example = actions.first().map_or_else(|| "A Ven".to_owned(), |action| action.label.clone());
        let phase = self.phase(&record.before.phase);
        let id = if actions.is_empty() { "why-nothing-failed" } else { "why-which" };
        let command = self.command_with(dragoman_game::command::CommandId::Why, "unit");
        let args = Args::new().text("phase", phase).text("why", command).text("example", example);
        Said { actions, ..self.only(id, &args) }
    }

    fn why(&self, typed: &str) -> Said {
        let (Some(game), Some(record)) = (&self.material.game, &self.material.record) else {
            return self.no_such_phase("");
        };
        let units = rules::units(record);
        let found = rules::find_unit(self.words, self.variant(), &units, typed);
        let explained =
            found.as_ref().and_then(|unit| rules::explain(self.words, self.language(), &game.settings, record, unit));
        let phase = self.phase(&record.before.phase);
        let (Some(unit), Some(explained)) = (found, explained) else {
            let mut said = self.why_any();
            let args = Args::new().text("word", quoted(typed)).text("phase", phase);
            said.text = self.text("why-no-such-unit", &args).below(said.text);
            return said;
        };
        let args = Args::new().text("phase", phase).power("power", &explained.power).text("order", explained.order);
        let mut text = vec![self.text("why-title", &args)];
        match (&explained.reason, explained.strengths) {
            (Some(reason), _) => {
                let mut reason = reason.chars();
                let first = reason.next().map(|first| first.to_uppercase().collect::<String>()).unwrap_or_default();
                text.push(Text::own("✗ ") + first + reason.as_str() + ".");
            }
            (None, Some((attack, 0))) => text.push(self.text("why-unopposed", &Args::new().number("attack", attack))),
            (None, Some((attack, against))) => {
                text.push(self.text("why-won", &Args::new().number("attack", attack).number("against", against)));
            }
            (None, None) if explained.succeeded => text.push(self.plain("why-done")),
            (None, None) => text.push(self.plain("why-nothing")),
        }
        if !explained.carried_by.is_empty() {
            text.push(self.text("why-by-convoy", &Args::new().list("fleets", explained.carried_by)));
        }
        if !explained.supports.is_empty() {
            text.push(self.plain("why-supports"));
            text.extend(explained.supports.iter().map(Text::item));
        }
        let own = self.own_powers();
        if own.contains(&explained.power) {
            text.extend(self.remedy(&unit, &own));
        }
        let actions = self.results_actions(self.material.past.number, false);
        Said { text: Text::lines_of(text), actions, ..Said::default() }
    }

    /// The board when the orders of a phase were given; also of the running phase, and of the end.
    fn position(&self, named: &str) -> Said {
        let now = self.current_position();
        let running = self.material.game.as_ref().and_then(Game::running);
        let next = self.material.past.played.last().map_or(1, |(number, _)| number + 1);
        let is_now = named.trim().parse() == Ok(running.map_or(next, |running| running.number))
            || running.is_some_and(|running| running.position.phase.eq_ignore_ascii_case(named.trim()));
        let position = match &self.material.record {
            _ if is_now => now,
            Some(record) => Some(record.before.clone()),
            None => None,
        };
        let Some(position) = position else { return self.no_such_phase(named) };
        let title = match &self.material.game {
            Some(Game { stage: Stage::Over(_), .. }) if is_now => self.plain("map-end"),
            _ => self.text("map-now", &Args::new().text("phase", self.phase(&position.phase))),
        };
        Said { text: title, picture: Some(PictureOf::Position(position)), ..Said::default() }
    }

    /// The reader's own orders of a phase, as finally understood and as typed.
    fn orders_of_the_past(&self) -> Said {
        let Some(record) = &self.material.record else { return self.no_such_phase("") };
        let own = self.own_powers();
        let phase = self.phase(&record.before.phase);
        let mut text = vec![self.text("past-orders-title", &Args::new().text("phase", phase))];
        for power in &own {
            let counted = record.orders.get(power).cloned().unwrap_or_default();
            let orders = if counted.is_empty() { vec![self.plain("past-orders-none")] } else { self.orders(&counted) };
            text.push(self.text("results-power", &Args::new().power("power", power).row("orders", orders)));
        }
        let sent = self.material.past.sent.iter().flat_map(|sent| sent.typed.lines());
        let typed: Vec<_> = sent.filter(|line| !line.trim().is_empty()).collect();
        if !typed.is_empty() {
            text.push(self.plain("past-orders-typed"));
            let (first, last) = typed.split_at(typed.len().saturating_sub(MOST_TYPED));
            if !first.is_empty() {
                text.push(self.text("past-orders-earlier", &Args::new().number("count", first.len())));
            }
            text.extend(last.iter().map(|line| Text::item(quoted(line))));
        }
        if own.is_empty() {
            return self.only("not-in", &Args::new());
        }
        let actions = self.results_actions(self.material.past.number, false);
        Said { text: Text::lines_of(text), actions, ..Said::default() }
    }

    fn chart(&self) -> Said {
        let years = years(&self.material.past.records);
        let Some(game) = self.material.game.as_ref().filter(|_| !years.is_empty()) else {
            return self.only("nothing-to-show", &Args::new());
        };
        let name = |year: &Year| match year.year {
            None => self.label("chart-start"),
            Some(year) => self.words.year(self.language(), year),
        };
        let names: Vec<String> = years.iter().map(name).collect();
        let title = self.text("chart-title", &Args::new().text("name", game.name.clone()));
        let mut text = vec![title, names.join(" · ").into()];
        let mut rows: Vec<(PowerId, Vec<u8>)> = rules::powers(self.variant())
            .into_iter()
            .map(|power| {
                let of = |year: &Year| u8::try_from(year.centres.get(power).copied().unwrap_or(0)).unwrap_or(u8::MAX);
                (power.to_owned(), years.iter().map(of).collect())
            })
            .collect();
        for (power, centres) in &rows {
            let args = Args::new().power("power", power).row("numbers", centres.iter().map(ToString::to_string));
            text.push(self.text("chart-power", &args));
        }
        // A power that never played has no row.
        rows.retain(|(_, centres)| centres.iter().any(|count| *count > 0));
        let picture = PictureOf::Chart { title: self.label("chart-heading"), years: names, rows };
        Said { text: Text::lines_of(text), picture: Some(picture), ..Said::default() }
    }

    /// The game as a file.
    fn saved(&self) -> Said {
        let Some((game, position)) = self.material.game.as_ref().and_then(|game| Some((game, game.position()?))) else {
            return self.only("nothing-to-show", &Args::new());
        };
        if matches!(game.stage, Stage::Over(_)) && self.material.past.played.is_empty() {
            return self.only("nothing-to-show", &Args::new());
        }
        let args = Args::new().text("name", game.name.clone());
        let Some(document) = &self.material.past.document else {
            let results = self.command(dragoman_game::command::CommandId::Results);
            return self.only("export-impossible", &args.text("results", results));
        };
        let (phase, mut said) = match game.stage {
            Stage::Over(_) => ("COMPLETED", self.only("export-whole", &args)),
            Stage::Lobby | Stage::Running(_) => {
                let phase = position.phase.as_str();
                (phase, self.only("export-so-far", &args.text("phase", self.phase(phase))))
            }
        };
        if rules::is_known_to_package(self.variant()) {
            said.text = said.text + " " + self.plain("export-package");
        }
        Said { file: Some(File::json(&format!("{} {phase}", game.name), &game.id.0, document)), ..said }
    }

    fn possible(&self, typed: Option<&str>) -> Said {
        let Some((game, running)) = self.material.game.as_ref().and_then(|game| Some((game, game.running()?))) else {
            return self.only("nothing-to-show", &Args::new());
        };
        let own = self.own_powers();
        let (number, position) = (running.number, &running.position);
        let powers: Vec<PowerId> = rules::powers(&game.settings.variant).into_iter().map(str::to_owned).collect();
        let unit_of = |order: &String| order.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
        let adjusting = position.phase.ends_with('A');
        let of = |power: &PowerId| -> Vec<(PowerId, String, Vec<String>)> {
            let legal =
                rules::legal_orders(&game.settings, position, power).into_iter().filter(|orders| !orders.is_empty());
            legal.map(|orders| (power.clone(), orders.first().map(unit_of).unwrap_or_default(), orders)).collect()
        };
        let all: Vec<_> = powers.iter().flat_map(of).collect();
        if let Some((_, _, orders)) = all.iter().find(|(power, ..)| adjusting && own.contains(power)) {
            let actions = orders.iter().take(24).filter_map(|order| self.order_action(number, order)).collect();
            let args = Args::new().row("orders", self.orders(orders));
            return Said { actions, ..self.only("possible-adjustment", &args) };
        }
        let units: Vec<(PowerId, String)> = all.iter().map(|(power, unit, _)| (power.clone(), unit.clone())).collect();
        let found = typed.and_then(|typed| rules::find_unit(self.words, self.variant(), &units, typed));
        let Some((power, unit, orders)) = all.iter().find(|(_, unit, _)| Some(unit) == found.as_ref()) else {
            let own_units = units.iter().filter(|(power, _)| own.contains(power));
            let actions: Vec<Action> = own_units
                .map(|(_, unit)| Action {
                    id: format!("possible:game={};unit={unit}", game.id),
                    label: self.unit(unit),
                })
                .collect();
            let example = actions.first().map_or_else(|| "A Ven".to_owned(), |action| action.label.clone());
            let command = self.command_with(dragoman_game::command::CommandId::Possible, "unit");
            return Said {
                actions,
                ..self.only("possible-which", &Args::new().text("possible", command).text("example", example))
            };
        };
        let title = Args::new().text("unit", self.unit(unit)).power("power", power);
        let mut text = vec![self.text("possible-title", &title)];
        let is = |order: &&String, sign: &str| format!(" {order} ").contains(sign);
        let supports = |order: &&String| is(order, " S ");
        let convoys = |order: &&String| is(order, " C ");
        let plain = |order: &&String| !supports(order) && !convoys(order);
        let mut group = |message: &str, orders: Vec<&String>| {
            if !orders.is_empty() {
                let orders: Vec<String> = orders.into_iter().cloned().collect();
                let said = self.text(message, &Args::new().row("orders", self.orders(&orders)));
                text.push(said);
            }
        };
        let pick = |wanted: &dyn Fn(&&String) -> bool| orders.iter().filter(wanted).collect::<Vec<_>>();
        group("possible-moves", pick(&|order| plain(order) && is(order, " - ") && !is(order, " VIA ")));
        group("possible-convoyed", pick(&|order| plain(order) && is(order, " VIA ")));
        group("possible-supports", pick(&|order| supports(order) && is(order, " - ")));
        group("possible-support-holds", pick(&|order| supports(order) && !is(order, " - ")));
        group("possible-convoys", pick(&|order| convoys(order)));
        group("possible-retreats", pick(&|order| is(order, " R ") || is(order, " D ")));
        group("possible-else", pick(&|order| is(order, " H ")));
        let offered = orders.iter().filter(|order| own.contains(power) && plain(order)).take(24);
        Said {
            actions: offered.filter_map(|order| self.order_action(number, order)).collect(),
            text: Text::lines_of(text),
            ..Said::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragoman_game::model::Position;

    #[test]
    fn phases_are_found_as_people_name_them() {
        let words = dragoman_l10n::Words::new().unwrap();
        let played: Vec<(u32, String)> = ["S1901M", "F1901M", "F1901R", "W1901A"]
            .iter()
            .zip(1..)
            .map(|(phase, number)| (number, (*phase).to_owned()))
            .collect();
        for (named, number) in [
            (None, Some(4)),
            (Some("2"), Some(2)),
            (Some("s1901m"), Some(1)),
            (Some("F1901"), Some(2)),
            (Some("Primavera 1901"), Some(1)),
            (Some("wiosna 1901"), Some(1)),
            (Some("W1901"), Some(4)),
            (Some("S1950M"), None),
        ] {
            assert_eq!(rules::find_phase(&words, &played, named), number, "{named:?}");
        }
    }

    #[test]
    fn a_year_counts_when_its_retreats_are_over() {
        let position = |phase: &str, centres: &[&str]| Position {
            phase: phase.to_owned(),
            centers: BTreeMap::from([("ITALY".to_owned(), centres.iter().map(|id| (*id).to_owned()).collect())]),
            ..Position::default()
        };
        let record = |before: &str, after: &str, centres: &[&str]| PhaseRecord {
            before: position(before, &["ROM"]),
            orders: BTreeMap::new(),
            results: BTreeMap::new(),
            after: position(after, centres),
            winners: Vec::new(),
            cause: dragoman_game::model::Cause::default(),
            report: None,
        };
        let mut records = vec![record("S1901M", "F1901M", &["ROM"]), record("F1901M", "F1901R", &["ROM"])];
        let counts = |records: &[PhaseRecord]| -> Vec<(Option<u16>, usize)> {
            years(records).into_iter().map(|year| (year.year, year.centres["ITALY"])).collect()
        };
        assert_eq!(counts(&records), [(None, 1)]);
        records.push(record("F1901R", "W1901A", &["ROM", "NAP"]));
        records.push(record("W1901A", "S1902M", &["ROM", "NAP"]));
        assert_eq!(counts(&records), [(None, 1), (Some(1901), 2)]);
    }
}
