//! Results in words, and what must be decided after them.

use std::collections::BTreeMap;

use dragoman_game::action::ActionId;
use dragoman_game::model::{Game, OrderText, PhaseRecord, Position, PowerId, PressRule, ProvinceId, Stage, UnitText};
use dragoman_game::rules::{self, Closed, Dislodgement, Remedy};
use dragoman_l10n::{Args, Text, Words};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;
use jiff::Timestamp;

use super::writer::{PictureOf, Said, Writer};

/// What is said of the next phase below results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Nothing: the results are of an earlier phase.
    Unsaid,
    /// When its orders are due, and when it ends at the latest, if that is said.
    By(Timestamp, Option<Timestamp>),
    /// Nobody has anything to decide in it.
    AtOnce,
}

impl Next {
    /// `deadline` and `latest`: those of the next phase, unless nobody has anything to decide in it (`at_once`).
    pub(super) fn of(deadline: Option<Timestamp>, latest: Option<Timestamp>, at_once: bool) -> Self {
        let by = |deadline| Self::By(deadline, latest);
        if at_once { Self::AtOnce } else { deadline.map_or(Self::Unsaid, by) }
    }
}

impl Writer<'_> {
    /// The results of the phase in the material, the reader's own first.
    pub(super) fn adjudicated(&self, number: u32, next: Next, reader: Option<&PowerId>) -> Said {
        let own = match reader {
            Some(reader) if self.own_powers().is_empty() => vec![reader.clone()],
            Some(_) => self.own_powers(),
            None => Vec::new(),
        };
        let mut said = self.results_for(next, &own);
        if said.picture.is_some() {
            said.actions = self.results_actions(number, reader.is_none());
        }
        if reader.is_some() && self.moves_after(number) {
            said.actions.extend(self.talk_actions());
        }
        said
    }

    /// Whether the reader orders moves in the phase that follows phase `number`, and that phase is still played.
    fn moves_after(&self, number: u32) -> bool {
        let (Some(game), own) = (&self.material.game, self.own_powers()) else { return false };
        let Some(running) = game.running() else { return false };
        let is_next = running.number == number + 1 && running.position.phase.is_movement();
        is_next && own.iter().any(|power| running.position.has_units(power))
    }

    /// The results of the phase in the material, those of `own` powers first and with the support that would have saved
    /// them.
    pub(super) fn results_for(&self, next: Next, own: &[PowerId]) -> Said {
        let Some(record) = &self.material.record else {
            return Said { text: self.plain("nothing-to-show"), ..Said::default() };
        };
        if let Some(said) = self.cause(record) {
            return said;
        }
        let phase = self.phase(&record.before.phase);
        let settings = self.material.settings();
        let write =
            |settings| rules::write_results_as(self.words, self.language(), settings, record, &self.reader.wording);
        let lines = settings.map(write).unwrap_or_default();
        // Units without orders are included, but not as orders that were carried out.
        let ordered = || lines.values().flatten().filter(|line| line.ordered);
        let (all, done) = (ordered().count(), ordered().filter(|line| line.succeeded).count());
        let args = Args::new()
            .text("phase", phase)
            .number("done", i64::try_from(done).unwrap_or(0))
            .number("all", i64::try_from(all).unwrap_or(0));
        let title = match () {
            () if all == 0 => "results-nothing",
            () if record.before.phase.is_adjustment() => "results-title-adjustment",
            () => "results-title",
        };
        let mut text = vec![self.text(title, &args)];
        if let (Some(title), true) = (text.first_mut(), all > 0 && record.before.phase.is_movement()) {
            let dislodged =
                record.results.values().filter(|words| words.iter().any(|word| word == "dislodged")).count();
            let count = Args::new().number("count", i64::try_from(dislodged).unwrap_or(0));
            *title = std::mem::take(title) + ", " + self.text("results-dislodged", &count);
        }
        if next != Next::Unsaid {
            text.extend(self.without_orders(record, &lines));
        }
        let said = |lines: &[rules::ResultLine]| lines.iter().map(|line| Text::from(&line.text)).collect::<Vec<_>>();
        for power in own {
            let Some(lines) = lines.get(power) else { continue };
            let (done, failed): (Vec<_>, Vec<_>) = lines.iter().cloned().partition(|line| line.succeeded);
            let mut told = vec![Text::join(said(&done), " · ")];
            let brief = self.reader.wording.brief;
            let remedy = |line: &rules::ResultLine| {
                line.unit.as_ref().filter(|_| !brief).and_then(|unit| self.remedy(unit, own))
            };
            told.extend(failed.iter().map(|line| match remedy(line) {
                Some(remedy) => Text::from(&line.text) + ". " + remedy,
                None => (&line.text).into(),
            }));
            told.retain(|line| !line.is_empty());
            let args = Args::new().text("orders", Text::lines_of(told));
            text.push(match own {
                [_] => self.text("results-yours", &args),
                _ => self.text("results-yours-of", &args.power("power", power)),
            });
        }
        for power in rules::powers(self.variant()) {
            if let Some(lines) = lines.get(&power).filter(|_| !own.contains(&power)) {
                let args = Args::new().power("power", &power).row("orders", said(lines));
                text.push(self.text("results-power", &args));
            }
        }
        if let Some(settings) = settings.filter(|_| record.before.phase.is_movement()) {
            let lost = rules::destroyed(settings, record);
            let args = Args::new().list("units", self.units(&lost));
            text.extend((!lost.is_empty()).then(|| self.text("results-destroyed", &args)));
        }
        if record.after.centers != record.before.centers {
            let mut owners: Vec<_> = record.after.centers.iter().filter(|(_, centres)| !centres.is_empty()).collect();
            owners.sort_by_key(|(power, centres)| (std::cmp::Reverse(centres.len()), (*power).clone()));
            let centres = owners.into_iter().map(|(power, centres)| {
                let count = i64::try_from(centres.len()).unwrap_or(0);
                self.text("centres-of", &Args::new().power("power", power).number("number", count))
            });
            text.push(self.text("results-centres", &Args::new().row("centres", centres)));
        }
        if next != Next::Unsaid && record.after.phase.is_adjustment() {
            text.extend(self.adjustments(&record.after));
        }
        text.extend(self.eliminated(record, own));
        if !record.after.phase.is_completed() {
            let args = Args::new().text("phase", self.phase(&record.after.phase));
            text.extend(match next {
                Next::Unsaid => None,
                Next::By(deadline, latest) => {
                    let waits =
                        settings.is_some_and(|settings| settings.never_early) && record.after.phase.is_movement();
                    let id = if waits { "results-next" } else { "results-next-ready" };
                    Some(self.with_latest(self.text(id, &args.text("deadline", self.at(deadline))), latest))
                }
                Next::AtOnce => Some(self.text("results-next-at-once", &args)),
            });
        }
        Said {
            text: Text::lines_of(text),
            picture: Some(PictureOf::Results(Box::new(record.clone()))),
            rings: next != Next::Unsaid,
            ..Said::default()
        }
    }

    /// The powers that had moves to make and sent no order, unless nobody did: that is said in the title.
    fn without_orders(&self, record: &PhaseRecord, lines: &BTreeMap<PowerId, Vec<rules::ResultLine>>) -> Option<Text> {
        let settings = self.material.settings().filter(|_| record.before.phase.is_movement())?;
        let powers = rules::powers(self.variant()).into_iter();
        let silent: Vec<_> = powers.filter(|power| rules::missed(settings, record, power)).collect();
        let is_said = !silent.is_empty() && lines.values().flatten().any(|line| line.ordered);
        is_said.then(|| self.text("results-no-orders", &Args::new().powers("powers", &silent)))
    }

    /// The centres that nobody owns, and who may build or must disband how many units in this adjustment phase.
    pub(super) fn adjustments(&self, position: &Position) -> Vec<Text> {
        let Some(settings) = self.material.settings() else { return Vec::new() };
        let (mut builds, mut disbands, mut nothing) = (Vec::new(), Vec::new(), Vec::new());
        for power in rules::powers(self.variant()).into_iter().filter(|power| !position.is_out(power)) {
            if !rules::decides(settings, position, &power) {
                nothing.push(power);
                continue;
            }
            let count = i64::try_from(rules::due(settings, position, &power)).unwrap_or(0);
            let line = self.text("due-of", &Args::new().power("power", &power).number("number", count));
            let options = rules::adjustment_options(settings, position, &power);
            if options.iter().any(|order| order.ends_with(" B")) { builds.push(line) } else { disbands.push(line) }
        }
        let owned = |centre: &ProvinceId| position.centers.values().flatten().any(|province| province == centre);
        let unowned: Vec<ProvinceId> =
            rules::centres(self.variant()).into_iter().filter(|centre| !owned(centre)).collect();
        let mut text = Vec::new();
        if !unowned.is_empty() {
            let table = Words::table_name(self.variant());
            text.push(self.text("results-unowned", &Args::new().provinces("places", table, &unowned)));
        }
        for (id, lines) in [("results-builds", builds), ("results-disbands", disbands)] {
            if !lines.is_empty() {
                text.push(self.text(id, &Args::new().row("powers", lines)));
            }
        }
        if !nothing.is_empty() {
            text.push(self.text("results-nothing-due", &Args::new().powers("powers", &nothing)));
        }
        text
    }

    /// Who is out of the game since `record`, and what is left to do for the reader whose `own` powers all are.
    fn eliminated(&self, record: &PhaseRecord, own: &[PowerId]) -> Vec<Text> {
        let powers = rules::powers(self.variant());
        let out: Vec<_> =
            powers.into_iter().filter(|power| !record.before.is_out(power) && record.after.is_out(power)).collect();
        if out.is_empty() {
            return Vec::new();
        }
        let mut text = vec![self.text("results-eliminated", &Args::new().powers("powers", &out))];
        let gone = |power: &PowerId| record.after.is_out(power);
        if own.iter().any(|power| out.contains(power)) && own.iter().all(gone) && record.winners.is_empty() {
            let args =
                Args::new().text("take", self.command(CommandId::Take)).text("leave", self.command(CommandId::Leave));
            text.push(self.text("results-you-eliminated", &args));
        }
        text
    }

    /// How `unit` was dislodged, where it may retreat to, and why to no other place.
    fn dislodged(&self, game: &Game, power: &PowerId, unit: &UnitText, retreats: &[OrderText]) -> Vec<Text> {
        let args = Args::new().text("unit", self.unit(unit));
        let record = self.material.record.as_ref();
        let known = record.and_then(|record| rules::dislodgement(&game.settings, record, power, unit));
        let (how, closed) = match known {
            None => (self.text("decide-retreat", &args), Vec::new()),
            Some(Dislodgement { by, power, attack, defence, supporters, closed }) => {
                let args = args.text("by", self.unit(&by)).power("power", &power);
                let args = args.number("attack", attack).number("against", defence);
                let how = match supporters.as_slice() {
                    [] => self.text("decide-retreat-by", &args),
                    all => self.text("decide-retreat-by-supported", &args.list("supports", self.units(all))),
                };
                (how, closed)
            }
        };
        let options = Args::new().row("options", self.orders(retreats));
        let mut text = vec![how + " " + self.text("decide-retreat-where", &options)];
        text.extend(self.closed_places(&closed));
        text
    }

    /// Where a dislodged unit can't go, and why.
    pub(super) fn closed_places(&self, closed: &[(ProvinceId, Closed)]) -> Option<Text> {
        let places: Vec<Text> = closed.iter().map(|(place, why)| self.closed(place, why)).collect();
        let args = || Args::new().clauses("places", places.clone());
        (!places.is_empty()).then(|| self.text("decide-retreat-closed", &args()))
    }

    fn closed(&self, place: &ProvinceId, why: &Closed) -> Text {
        let args = Args::new().province("place", Words::table_name(self.variant()), place);
        match why {
            Closed::Occupied(power) => self.text("retreat-occupied", &args.power("power", power)),
            Closed::AttackersOrigin => self.text("retreat-attackers-origin", &args),
            Closed::Standoff => self.text("retreat-standoff", &args),
        }
    }

    /// What `power` must decide in a retreat or adjustment phase.
    pub(super) fn decide(&self, power: &PowerId, number: u32, deadline: Option<Timestamp>) -> Said {
        let Some(game) = &self.material.game else { return Said::default() };
        let Some(position) = self.current_position() else { return Said::default() };
        let mut text = Vec::new();
        let mut actions: Vec<Action> = Vec::new();
        if let Some(dislodged) = position.dislodged.get(power).filter(|_| position.phase.is_retreat()) {
            for (unit, places) in dislodged {
                let retreats: Vec<OrderText> = places.iter().map(|place| format!("{unit} R {place}").into()).collect();
                text.extend(self.dislodged(game, power, unit, &retreats));
                actions.extend(retreats.iter().filter_map(|order| self.order_action(number, order)));
                actions.extend(self.order_action(number, &format!("{unit} D").into()));
            }
            text.push(self.due(["decide-retreat-end", "decide-retreat-end-paused"], Args::new(), deadline));
            if game.settings.press != PressRule::None && !game.settings.never_silent {
                text.push(self.plain("silence"));
            }
        } else if position.phase.is_adjustment() {
            let due = rules::due(&game.settings, &position, power);
            let options = rules::adjustment_options(&game.settings, &position, power);
            let count = i64::try_from(due).unwrap_or(0);
            let builds = options.iter().any(|order| order.ends_with(" B"));
            if builds {
                let table = Words::table_name(self.variant());
                let args = Args::new().number("count", count).provinces("sites", table, sites(&options));
                text.push(self.text("decide-build", &args));
            } else {
                let removed = rules::removed_without_orders(&game.settings, &position, power);
                let without = Args::new().list("units", self.units(&removed));
                let remove = self.text("decide-remove", &Args::new().number("count", count));
                text.push(remove + " " + self.text("decide-remove-without", &without));
            }
            let example = options.first().map(|order| self.order(order)).unwrap_or_default();
            text.push(self.due(["decide-end", "decide-end-paused"], Args::new().text("example", example), deadline));
            actions.extend(options.iter().filter_map(|order| self.order_action(number, order)));
            actions.extend(self.order_action(number, &"WAIVE".into()).filter(|_| builds));
        }
        actions.extend(self.phase_action(CommandId::Ready, number, "action-ready"));
        if let Some(first) = text.first_mut() {
            *first = self.of_several(power, std::mem::take(first));
        }
        Said { text: Text::lines_of(text), actions, rings: true, ..Said::default() }
    }

    /// The buttons below the results of phase `number`.
    pub(super) fn results_actions(&self, number: u32, public: bool) -> Vec<Action> {
        let Some(game) = self.material.game.as_ref().filter(|_| number > 0) else { return Vec::new() };
        let of = |command: CommandId, number: u32, message: &str| {
            self.action(ActionId::of(command).game(&game.id).with("phase", number), message)
        };
        let mut actions = Vec::new();
        if public {
            actions.extend(self.in_other_languages(|id| id.with("phase", number)));
        }
        actions.push(of(CommandId::Why, number, "action-why"));
        actions.push(of(CommandId::Map, number + 1, "action-position"));
        if number > 1 {
            actions.push(of(CommandId::Results, number - 1, "action-earlier"));
        }
        if self.material.past.played.iter().any(|(known, _)| *known == number + 1) {
            actions.push(of(CommandId::Results, number + 1, "action-later"));
        }
        if public && matches!(game.stage, Stage::Running(_)) {
            actions.extend(self.game_action(CommandId::Orders, "action-orders"));
        }
        actions
    }

    /// What the reader's own units could have done for an order that failed.
    pub(super) fn remedy(&self, unit: &UnitText, own: &[PowerId]) -> Option<Text> {
        let (settings, record) = (self.material.settings()?, self.material.record.as_ref()?);
        let either = |units: &[UnitText]| Args::new().either("units", self.units(units));
        Some(match rules::remedy(settings, record, own, unit)? {
            Remedy::NobodyNear => self.plain("remedy-nobody"),
            Remedy::Enough(units) => self.text("remedy-enough", &either(&units)),
            Remedy::Together(units) => self.text("remedy-together", &Args::new().list("units", self.units(&units))),
            Remedy::TooWeak(units) => self.text("remedy-too-weak", &either(&units)),
        })
    }
}

/// The provinces in which something can be built, each once.
fn sites(options: &[OrderText]) -> Vec<&str> {
    let mut sites: Vec<&str> = Vec::new();
    for place in options.iter().filter(|order| order.ends_with(" B")).map(|order| rules::province_of(order)) {
        if !sites.contains(&place) {
            sites.push(place);
        }
    }
    sites
}
