//! The game's past in words: results in one's own language, reasons, charts, typed orders.

use dragoman_game::action::ActionId;
use dragoman_game::model::{Game, OrderText, PhaseId, PhaseRecord, PowerId, Running, Stage, UnitText};
use dragoman_game::notice::History;
use dragoman_game::rules;
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::{Action, File};
use dragoman_reading::command::CommandId;
use dragoman_reading::phase;

use super::results::Next;
use super::writer::{PictureOf, Said, Writer, quoted};

/// How many of the lines that somebody typed in a phase are repeated: the last ones.
const MOST_TYPED: usize = 60;

/// Whether `power` gave `unit` an order in the phase of `record`.
fn has_order(record: &PhaseRecord, power: &PowerId, unit: &UnitText) -> bool {
    record.orders.get(power).is_some_and(|orders| rules::was_ordered(unit, orders))
}

impl Writer<'_> {
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
            History::Revisions => self.revisions(),
            History::Chart => self.chart(),
            History::Saved => self.saved(),
            History::Log => self.log(),
            History::Page => self.page_said(),
            History::Possible(choice) => self.possible(choice),
        }
    }

    pub(super) fn no_such_phase(&self, named: &str) -> Said {
        let played = &self.material.past.played;
        let name = |phase: Option<&(u32, PhaseId)>| phase.map(|(_, phase)| self.phase(phase)).unwrap_or_default();
        let (first, last) = (name(played.first()), name(played.last()));
        if played.is_empty() {
            return self.only("nothing-to-show", &Args::new());
        }
        self.only(
            "history-no-such-phase",
            &Args::new().text("word", quoted(named)).text("first", first).text("last", last),
        )
    }

    /// The results of the earlier phase in the material, if the game has one that is `named` so.
    pub(super) fn earlier_results(&self, named: Option<&str>) -> Said {
        match self.material.record {
            None => self.no_such_phase(named.unwrap_or_default()),
            Some(_) => self.adjudicated(self.material.past.number, Next::Unsaid, None),
        }
    }

    fn translated(&self) -> Said {
        let mut said = self.results_for(Next::Unsaid, &self.own_powers());
        said.actions = self.results_actions(self.material.past.number, false);
        said.rings = false;
        said
    }

    /// That a dislodged unit had nowhere to go, and why not.
    fn destroyed(&self, game: &Game, record: &PhaseRecord, (power, unit): (&PowerId, &UnitText)) -> Vec<Text> {
        if !record.before.phase.is_movement() || !rules::destroyed(&game.settings, record).contains(unit) {
            return Vec::new();
        }
        let mut text = vec![self.plain("why-destroyed")];
        let known = rules::dislodgement(&game.settings, record, power, unit);
        text.extend(known.and_then(|known| self.closed_places(&known.closed)));
        text
    }

    /// The orders that can be asked about: the reader's own first, then those of others that failed.
    fn why_any(&self) -> Said {
        let (Some(game), Some(record)) = (&self.material.game, &self.material.record) else {
            return self.no_such_phase("");
        };
        let own = self.own_powers();
        let mut units = rules::units(record);
        units.sort_by_key(|(power, _)| !own.contains(power));
        let explained = |unit: &UnitText| rules::explain(self.words, self.language(), &game.settings, record, unit);
        let wanted = |(power, unit): &&(PowerId, UnitText)| {
            own.contains(power) || explained(unit).is_some_and(|explained| explained.reason.is_some())
        };
        let number = self.material.past.number;
        let actions = units.iter().filter(wanted).take(24).map(|(_, unit)| Action {
            id: ActionId::of(CommandId::Why).game(&game.id).with("phase", number).with("unit", unit).into(),
            label: self.unit(unit),
        });
        let actions: Vec<Action> = actions.collect();
        let unit = units.first().map_or_else(|| "A Ven".to_owned(), |(_, unit)| self.unit(unit));
        let example = actions.first().map_or(unit, |action| action.label.clone());
        let phase = self.phase(&record.before.phase);
        let id = if actions.is_empty() { "why-nothing-failed" } else { "why-which" };
        let command = self.command_with(CommandId::Why, "unit");
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
            // A unit that holds without an order has carried out none.
            (None, None) if explained.succeeded && has_order(record, &explained.power, &unit) => {
                text.push(self.plain("why-done"));
            }
            (None, None) => text.push(self.plain("why-nothing")),
        }
        text.extend(self.destroyed(game, record, (&explained.power, &unit)));
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
        let rule = explained.rule.map(|topic| {
            let id = ActionId::of(CommandId::Rule).game(&game.id).with("topic", topic.id());
            self.action(id, "action-rule")
        });
        let others = self.results_actions(self.material.past.number, false);
        let actions = rule.into_iter().chain(others).collect();
        Said { text: Text::lines_of(text), actions, ..Said::default() }
    }

    /// The board when the orders of a phase were given; also of the running phase, and of the end.
    fn position(&self, named: &str) -> Said {
        let now = self.current_position();
        let running = self.material.game.as_ref().and_then(Game::running);
        let next = self.material.past.played.last().map_or(1, |(number, _)| number + 1);
        let is_now = match running {
            Some(Running { number, position, .. }) => {
                phase::find(self.words, &[(*number, &*position.phase)], Some(named)).is_some()
            }
            None => named.trim().parse() == Ok(next),
        };
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

    /// The board as it is now.
    pub(super) fn map_now(&self) -> Said {
        let position = self.current_position().unwrap_or_default();
        let args = Args::new().text("phase", self.phase(&position.phase));
        Said { picture: Some(PictureOf::Position(position)), ..self.only("map-now", &args) }
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

    /// How the reader's own orders of the phase that is played have changed, and when.
    fn revisions(&self) -> Said {
        let Some(running) = self.material.game.as_ref().and_then(Game::running) else {
            return self.only("nothing-to-show", &Args::new());
        };
        let phase = Args::new().text("phase", self.phase(&running.position.phase));
        let mut text = Vec::new();
        for (power, revisions) in &self.material.past.revisions {
            let mut before: &[OrderText] = &[];
            let mut lines = Vec::new();
            for (at, orders) in revisions {
                let changes = self.changes(before, orders);
                before = orders;
                if !changes.is_empty() {
                    let args = Args::new().text("at", self.at(*at)).row("changes", changes);
                    lines.push(Text::item(self.text("order-history-line", &args)));
                }
            }
            if !lines.is_empty() {
                text.push(self.of_several(power, self.text("order-history-title", &phase)));
                text.extend(lines);
            }
        }
        if text.is_empty() {
            text.push(self.text("order-history-none", &phase));
        }
        let orders = self.game_action(CommandId::Orders, "action-orders");
        Said { text: Text::lines_of(text), actions: orders.into_iter().collect(), ..Said::default() }
    }

    /// What is new in `after`, what took the place of another order, and which unit has none any more.
    fn changes(&self, before: &[OrderText], after: &[OrderText]) -> Vec<Text> {
        let of_unit = |orders: &[OrderText], unit: &UnitText| {
            orders.iter().find(|order| rules::ordered_unit(order) == *unit).cloned()
        };
        let order = |order: &OrderText| Text::code(self.order(order));
        let new = after.iter().filter(|order| !before.contains(order)).map(|new| {
            match of_unit(before, &rules::ordered_unit(new)).filter(|old| !after.contains(old)) {
                Some(old) => {
                    let args = Args::new().text("order", order(new)).text("before", order(&old));
                    self.text("order-history-instead", &args)
                }
                None => order(new),
            }
        });
        let gone = before.iter().filter(|old| of_unit(after, &rules::ordered_unit(old)).is_none());
        let gone = gone.map(|old| self.text("order-history-withdrawn", &Args::new().text("order", order(old))));
        new.chain(gone).collect()
    }

    /// The numbers of centres by year; of a game that is over, below its final result.
    fn chart(&self) -> Said {
        let Some((game, PictureOf::Chart { title, years, rows })) =
            self.material.game.as_ref().zip(self.chart_picture())
        else {
            return self.only("nothing-to-show", &Args::new());
        };
        let heading = self.text("chart-title", &Args::new().text("name", game.name.clone()));
        let mut text = vec![heading, years.join(" · ").into()];
        for (power, centres) in &rows {
            let args = Args::new().power("power", power).row("numbers", centres.iter().map(ToString::to_string));
            text.push(self.text("chart-power", &args));
        }
        text.extend(self.final_result());
        Said { text: Text::lines_of(text), picture: Some(PictureOf::Chart { title, years, rows }), ..Said::default() }
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
            let results = self.command(CommandId::Results);
            return self.only("export-impossible", &args.text("results", results));
        };
        let (phase, mut said) = match game.stage {
            Stage::Over(_) => (PhaseId::completed(), self.only("export-whole", &args)),
            Stage::Lobby | Stage::Running(_) => {
                let phase = position.phase.clone();
                let said = self.only("export-so-far", &args.text("phase", self.phase(&phase)));
                (phase, said)
            }
        };
        if rules::is_known_to_package(self.variant()) {
            said.text = said.text + " " + self.plain("export-package");
        }
        let page =
            self.in_game(CommandId::Export).map(|id| self.action(id.with("format", "page"), "action-export-page"));
        let file = Some(File::json(&format!("{} {phase}", game.name), &game.id.0, document));
        Said { file, actions: page.into_iter().collect(), ..said }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_are_found_as_people_name_them() {
        let words = dragoman_locales::words().unwrap();
        let played: Vec<(u32, PhaseId)> = ["S1901M", "F1901M", "F1901R", "W1901A"]
            .iter()
            .zip(1..)
            .map(|(phase, number)| (number, (*phase).into()))
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
            assert_eq!(phase::find(&words, &played, named), number, "{named:?}");
        }
    }
}
