//! Who was what in a game that is over, in words: which seats changed hands, who stood in, watched, could read everything and
//! entered orders for others, and in which phases.

use dragoman_game::model::{Game, Moment, Part, PhaseId, PowerId, Stage, Tenure, Time};
use dragoman_game::standing::{What, published};
use dragoman_l10n::{Args, Text};
use dragoman_reading::command::{CommandId, FORMATS, Kind};
use jiff::tz::TimeZone;

use super::writer::{Said, Writer};

/// How many lines one post has at most: an exported game has all.
const MOST_LINES: usize = 40;

impl Writer<'_> {
    /// The post of its own at the end of a game.
    pub(super) fn parts(&self, name: &str) -> Said {
        let title = self.text("parts-title", &Args::new().text("name", name.to_owned()));
        let lines = std::iter::once(title).chain(self.known_tenures()).chain(self.some_part_lines());
        Said { text: Text::lines_of(lines), ..Said::default() }
    }

    /// All lines for an exported game, below their titles; none before the end, or while that is secret.
    pub(super) fn exported_parts(&self) -> Vec<Text> {
        let is_over = self.material.game.as_ref().is_some_and(|game| matches!(game.stage, Stage::Over(_)));
        let tenures = if is_over { self.known_tenures() } else { Vec::new() };
        let parts = self.part_lines();
        let title = (!parts.is_empty()).then(|| self.plain("parts-others"));
        tenures.into_iter().chain(title).chain(parts).collect()
    }

    fn known_tenures(&self) -> Vec<Text> {
        let game = self.material.game.as_ref();
        let permit = game.and_then(|game| published(game, What::Assignment));
        let known = game.zip(permit.as_ref()).and_then(|(game, permit)| game.tenures.read(&game.id, permit));
        self.tenures(known.unwrap_or_default())
    }

    /// As many lines as fit into a post, below a title of their own; none if there is nothing to say.
    pub(super) fn some_part_lines(&self) -> Vec<Text> {
        let mut lines = self.part_lines();
        if lines.is_empty() {
            return lines;
        }
        let more = lines.len().saturating_sub(MOST_LINES);
        lines.truncate(MOST_LINES);
        if more > 0 {
            let text = self.choice_word(Kind::Choice(FORMATS), "text");
            let args = Args::new()
                .number("count", i64::try_from(more).unwrap_or(i64::MAX))
                .text("export", self.command_setting(CommandId::Export, "format", &text));
            lines.push(self.text("parts-more", &args));
        }
        std::iter::once(self.plain("parts-others")).chain(lines).collect()
    }

    /// A line for each part that somebody had beside a seat; none before the end, or while that is secret.
    pub(super) fn part_lines(&self) -> Vec<Text> {
        let game = self.material.game.as_ref().filter(|game| !game.settings.practice && !game.hides_players());
        let Some(game) = game.filter(|game| matches!(game.stage, Stage::Over(_))) else { return Vec::new() };
        let parts = game.standing.parts().iter();
        parts.flat_map(|part| self.lines_of_part(game, part)).map(Text::item).collect()
    }

    fn lines_of_part(&self, game: &Game, part: &Part) -> Vec<Text> {
        let args = |powers: &[PowerId], times: &[Time]| {
            let times = times.iter().filter_map(|time| self.time_of(game, time));
            Args::new().text("name", self.player(&part.name)).powers("powers", powers).list("times", times)
        };
        let mut lines: Vec<Text> = Vec::new();
        lines.extend(part.deputised.iter().map(|stay| self.text("part-deputised", &args(&stay.powers, &stay.times))));
        if !part.watched.is_empty() {
            lines.push(self.text("part-watched", &args(&[], &part.watched)));
        }
        if !part.saw_all.is_empty() {
            lines.push(self.text("part-saw-all", &args(&[], &part.saw_all)));
        }
        let mut powers: Vec<&PowerId> = part.entered.iter().map(|entered| &entered.power).collect();
        powers.sort();
        powers.dedup();
        lines.extend(powers.into_iter().map(|power| {
            let of_power = part.entered.iter().filter(|entered| entered.power == *power);
            let times: Vec<Time> =
                of_power.map(|entered| Time { from: entered.phase, to: Some(entered.phase) }).collect();
            self.text("part-entered", &args(std::slice::from_ref(power), &times))
        }));
        lines
    }

    /// "Spring 1901 – Autumn 1902"; `None` if its first phase isn't known.
    fn time_of(&self, game: &Game, time: &Time) -> Option<Text> {
        let from = self.phase(&self.phase_of(game, time.from)?);
        let to = match time.to {
            Some(to) => self.phase_of(game, to),
            // It went on to the end.
            None => self.last_phase(game),
        };
        let to = to.map(|to| self.phase(&to)).filter(|to| *to != from);
        Some(match to {
            Some(to) => self.text("part-from-to", &Args::new().text("from", from).text("to", to)),
            None => from.into(),
        })
    }

    /// The phase with this number. The last one may have been left without being adjudicated.
    fn phase_of(&self, game: &Game, number: u32) -> Option<PhaseId> {
        let records = &self.material.past.records;
        let at = usize::try_from(number.checked_sub(1)?).ok()?;
        match records.get(at) {
            Some(record) => Some(record.before.phase.clone()),
            None if at == records.len() => self.last_phase(game),
            None => None,
        }
    }

    /// The phase in which the game ended.
    fn last_phase(&self, game: &Game) -> Option<PhaseId> {
        let unplayed = game.position().map(|position| position.phase.clone()).filter(|phase| !phase.is_completed());
        unplayed.or_else(|| Some(self.material.past.records.last()?.before.phase.clone()))
    }

    /// Who has held the seats that have changed hands, below a title; nothing if none has.
    pub(super) fn tenures(&self, tenures: &[Tenure]) -> Vec<Text> {
        let zone = TimeZone::get(&self.reader.timezone).unwrap_or(TimeZone::UTC);
        let moment = |moment: &Moment| {
            let day = self.day(moment.at.to_zoned(zone.clone()).date());
            self.text("tenure-moment", &Args::new().text("phase", self.phase(&moment.phase)).text("day", day))
        };
        let line = |tenure: &Tenure| {
            let args = Args::new().powers("power", &tenure.powers).text("name", self.player(&tenure.name));
            let said = match (&tenure.from, &tenure.to) {
                (Some(from), Some(to)) => {
                    self.text("tenure-from-to", &args.text("from", moment(from)).text("to", moment(to)))
                }
                (Some(from), None) => self.text("tenure-since", &args.text("from", moment(from))),
                (None, Some(to)) => self.text("tenure-until", &args.text("to", moment(to))),
                (None, None) => self.text("sitting", &args),
            };
            Text::item(said)
        };
        let title = (!tenures.is_empty()).then(|| self.plain("tenures-title"));
        title.into_iter().chain(tenures.iter().map(line)).collect()
    }
}
