//! The settings of a game in words, and how long such a game takes.

use dragoman_engine::{BuildSites, Map};
use dragoman_game::model::{
    AWAY_DAYS, Absence, Calendar, ComputerLevel, CountBy, Holidays, Limit, PressRule, Settings,
};
use dragoman_game::options::{OPTIONS, OptionKind};
use dragoman_game::pictures::{Background, PictureSize, PictureStyle, PowerMarks, ResultStyle};
use dragoman_game::rules;
use dragoman_l10n::{Args, Text, Words};
use dragoman_reading::command::{self, Kind};

use super::times::{self, DayForm};
use super::writer::Writer;

/// How many years a game lasts: "about twenty rounds" (seed 004).
const YEARS: u32 = 10;

impl Writer<'_> {
    /// Three days as an example of a length, as it is typed.
    pub(super) fn three_days(&self) -> String {
        let examples = command::duration_examples(self.words, self.language());
        examples.into_iter().nth(1).unwrap_or_else(|| "3d".to_owned())
    }

    /// The map, or the set-up for fewer players on it.
    pub(super) fn board(&self, settings: &Settings) -> String {
        match settings.setup.as_deref().and_then(|setup| setup.strip_prefix("players-")) {
            Some(players) => self.choice(players),
            None => command::choice_name(self.words, self.language(), Kind::Variant, &settings.variant),
        }
    }

    pub(super) fn limit(&self, limit: &Limit) -> String {
        times::limit(self.words, self.language(), limit)
    }

    fn length(&self, seconds: u32) -> String {
        times::length(self.words, self.language(), seconds)
    }

    /// What a start is: what is different from the usual game on its board, what wins, and who made it. Nothing for a board.
    pub(super) fn start(&self, settings: &Settings) -> Vec<Text> {
        let map = rules::map(&settings.variant);
        if map.board() == map.variant() {
            return Vec::new();
        }
        let entry = self.words.variant(self.language(), &settings.variant);
        let explained = entry.and_then(|entry| entry.explained.as_deref()).map(Text::from);
        let author = match map.author() {
            Some(author) => self.text("start-author", &Args::new().text("author", author.to_owned())),
            None => self.plain("start-author-unknown"),
        };
        let victory = settings.victory.is_none().then(|| self.victory(map));
        explained.into_iter().chain(victory).chain([author]).collect()
    }

    /// What wins on a map.
    fn victory(&self, map: &Map) -> Text {
        match map.goal().is_empty() {
            true => self.text("term-victory", &Args::new().number("centres", map.wins())),
            false => self.text("term-goal", &self.goal(map)),
        }
    }

    /// The centres of which all win, as the variable `centres`.
    pub(super) fn goal(&self, map: &Map) -> Args<'static> {
        let centres = map.goal().iter().map(|centre| map.id(centre));
        Args::new().provinces("centres", Words::table_name(map.variant()), centres)
    }

    /// What everybody wants to know before joining: rules, press, tempo, and unusual settings.
    pub(super) fn terms(&self, settings: &Settings) -> Vec<Text> {
        let mut terms = self.start(settings);
        terms.extend(self.own_start(settings));
        terms.extend([self.edition(settings), self.tempo(settings)]);
        terms.extend(self.unusual(settings).into_iter().map(Text::item));
        // A time of day means nothing without its zone.
        if settings.tempo.has_calendar() {
            terms.push(Text::item(self.language_term(settings)));
        }
        terms
    }

    /// All settings, also those that are as usual.
    pub(super) fn all_terms(&self, settings: &Settings) -> Vec<Text> {
        let plain = |id: &str| self.plain(id);
        let mut terms = vec![self.board(settings).into()];
        let start = self.start(settings);
        let is_start = !start.is_empty();
        terms.extend(start);
        terms.extend(self.own_start(settings));
        terms.extend([self.edition(settings), self.tempo(settings)]);
        let unusual = self.unusual(settings);
        let map = rules::map(&settings.variant);
        if settings.victory.is_none() && settings.setup.as_deref() != Some("players-2") && !is_start {
            terms.push(self.victory(map));
        }
        if map.lead() > 1 {
            terms.push(self.text("term-lead", &Args::new().number("centres", map.lead())));
        }
        if map.builds() == BuildSites::Owned {
            terms.push(plain("term-builds-owned"));
        }
        terms.extend(unusual);
        if !settings.never_early {
            terms.push(plain("term-early"));
        }
        if !settings.never_waits && !settings.practice && settings.tempo.writing.is_none() {
            terms.push(self.text("term-waits", &Args::new().number("days", i64::from(AWAY_DAYS))));
        }
        if settings.computer_level.is_usual() {
            terms.push(self.level_term(settings));
        }
        if settings.press != PressRule::None && !settings.never_silent {
            terms.push(plain("term-silent"));
        }
        if settings.absence == Absence::Hold {
            terms.push(plain("term-hold"));
        }
        if settings.preferences {
            terms.push(plain("term-wishes"));
        }
        if settings.confirm {
            terms.push(plain("term-confirm"));
        }
        if !settings.master_sees {
            terms.push(plain("term-master-blind"));
        }
        terms.push(plain("term-master-plays"));
        terms.push(self.language_term(settings));
        terms.into_iter().enumerate().map(|(at, term)| if at == 0 { term } else { Text::item(term) }).collect()
    }

    fn level_term(&self, settings: &Settings) -> Text {
        self.text("term-computer-level", &Args::new().text("level", self.level(settings.computer_level)))
    }

    /// What a level of the computer is called.
    pub(super) fn level(&self, level: ComputerLevel) -> String {
        match level {
            ComputerLevel::Recruit => self.label("computer-level-recruit"),
            ComputerLevel::Officer => self.label("computer-level-officer"),
            ComputerLevel::Marshal => self.label("computer-level-marshal"),
        }
    }

    pub(super) fn language_term(&self, settings: &Settings) -> Text {
        let language = self.words.languages().name(settings.language);
        let args = Args::new().text("language", language).text("timezone", settings.timezone.clone());
        self.text("term-language", &args)
    }

    fn edition(&self, settings: &Settings) -> Text {
        let press = match settings.press {
            PressRule::Full => "full",
            PressRule::Public => "public",
            PressRule::None => "none",
        };
        format!("{} · {}", self.choice(&settings.rulebook), self.choice(press)).into()
    }

    fn tempo(&self, settings: &Settings) -> Text {
        let tempo = &settings.tempo;
        let args = Args::new()
            .text("movement", self.limit(&tempo.movement))
            .text("first", self.limit(tempo.first.as_ref().unwrap_or(&tempo.movement)))
            .text("writing", self.length(tempo.writing.unwrap_or(0)))
            .text("retreat", self.limit(&tempo.retreat))
            .text("adjustment", self.limit(&tempo.adjustment));
        let id = match (tempo.writing, &tempo.first) {
            (Some(_), _) => "term-table",
            (None, Some(_)) => "term-tempo-first",
            (None, None) => "term-tempo",
        };
        let mut text = self.text(id, &args);
        if !settings.practice && settings.last_hour.is_none() {
            let (id, count) = estimated(settings);
            text += Text::own(" · ") + self.text(id, &Args::new().number("count", count));
        }
        text
    }

    /// What is unusual about a game's pictures.
    fn styles(&self, style: &PictureStyle) -> Vec<String> {
        let background = match style.background {
            Background::Dark => None,
            Background::Light => Some("style-light"),
        };
        let marks = match style.marks {
            PowerMarks::None => None,
            PowerMarks::Letters => Some("style-letters"),
            PowerMarks::Patterns => Some("style-patterns"),
        };
        let size = match style.size {
            PictureSize::Small => Some("style-small"),
            PictureSize::Normal => None,
            PictureSize::Large => Some("style-large"),
        };
        let results = match style.results {
            ResultStyle::Orders => None,
            ResultStyle::After => Some("style-after"),
        };
        let legend = style.legend.then_some("style-legend");
        let whole = style.whole.then_some("style-whole");
        let names = style.names.then_some("style-names");
        [background, marks, legend, size, results, whole, names]
            .into_iter()
            .flatten()
            .map(|id| self.label(id))
            .collect()
    }

    /// The unusual settings.
    fn unusual(&self, settings: &Settings) -> Vec<Text> {
        let plain = |id: &str| self.plain(id);
        let mut terms = Vec::new();
        if settings.practice {
            terms.push(plain("term-practice"));
        }
        if !settings.options.is_empty() {
            let options = settings.options.iter().map(|(key, value)| format!("{key}={value}"));
            terms.push(self.text("term-options", &Args::new().list("options", options)));
        }
        if settings.tempo.grace > 0 {
            terms.push(self.text("term-grace", &Args::new().text("length", self.length(settings.tempo.grace))));
        }
        if settings.never_silent {
            terms.push(plain("term-never-silent"));
        }
        if settings.anonymous {
            terms.push(plain("term-anonymous"));
        }
        if settings.readable_by_others {
            terms.push(plain("lobby-overheard"));
        }
        terms.extend(OPTIONS.iter().flat_map(|option| self.option_terms(&option.kind, settings)));
        if settings.setup.as_deref() == Some("players-2") {
            terms.push(plain("term-two-players"));
        }
        if let Some(centres) = settings.victory {
            terms.push(self.text("term-victory", &Args::new().number("centres", centres)));
        }
        if let Some(last) = settings.last_year {
            let id = match last.by {
                CountBy::Centres => "term-last-year-centres",
                CountBy::Units => "term-last-year-units",
            };
            terms.push(self.text(id, &Args::new().text("year", last.year.to_string())));
        }
        if let Some(last) = settings.last_hour {
            let id = match last.by {
                CountBy::Centres => "term-last-hour-centres",
                CountBy::Units => "term-last-hour-units",
            };
            terms.push(self.text(id, &Args::new().text("hour", self.at(last.at))));
        }
        if settings.absence == Absence::Disorder {
            terms.push(plain("term-disorder"));
        }
        if !settings.preferences {
            terms.push(plain("term-no-wishes"));
        }
        if !settings.confirm && !settings.practice {
            terms.push(plain("term-no-confirm"));
        }
        if settings.master_sees {
            terms.push(plain("term-master-sees"));
        }
        terms
    }

    /// What was agreed with an option, if it isn't the usual.
    fn option_terms(&self, option: &OptionKind, settings: &Settings) -> Vec<Text> {
        let only = |is_unusual: bool, term: &dyn Fn() -> Text| is_unusual.then(term).into_iter().collect();
        match option {
            OptionKind::Switch(switch) => only((switch.is_on)(settings), &|| self.plain(switch.term)),
            OptionKind::Holidays => settings.holidays.iter().map(|holidays| self.holidays(holidays)).collect(),
            OptionKind::DrawFrom => {
                let term = |year: u16| self.text("term-draw-from", &Args::new().text("year", year.to_string()));
                settings.draw_from.map(term).into_iter().collect()
            }
            OptionKind::Missing if settings.missing_pauses => {
                let time = Args::new().text("time", self.length(settings.wait_for_missing()));
                vec![self.plain("term-missing-pauses"), self.text("term-missing-wait", &time)]
            }
            OptionKind::Missing => Vec::new(),
            OptionKind::Level => only(!settings.computer_level.is_usual(), &|| self.level_term(settings)),
            OptionKind::Picture => only(!settings.picture.is_usual(), &|| {
                self.text("term-picture", &Args::new().list("styles", self.styles(&settings.picture)))
            }),
        }
    }

    fn holidays(&self, Holidays { from, to }: &Holidays) -> Text {
        let day = |form, date| self.day_as(form, date);
        match from == to {
            true => self.text("term-skip-day", &Args::new().text("date", day(DayForm::The, *from))),
            false => {
                let args = Args::new().text("from", day(DayForm::From, *from)).text("to", day(DayForm::To, *to));
                self.text("term-skip", &args)
            }
        }
    }
}

/// How long such a game takes, as a message and its number.
///
/// Movements are played to their deadline; two of three are followed by retreats, each year by builds, and both end
/// after half of their time, since few have to answer.
fn estimated(settings: &Settings) -> (&'static str, u32) {
    let first = rules::setup(settings).starts(rules::map(&settings.variant)).year;
    let years = settings.last_year.map_or(YEARS, |last| u32::from(last.year.saturating_sub(first)) + 1);
    let tempo = &settings.tempo;
    let movements = 2 * years;
    let writing = u64::from(tempo.writing.unwrap_or(0));
    let one = |limit: &Limit| match limit {
        Limit::After(seconds) => u64::from(*seconds),
        Limit::On(Calendar { weekdays, .. }) => 7 * 86_400 / (weekdays.len().max(1) as u64),
    };
    let moves = u64::from(movements) * (one(&tempo.movement) + writing);
    // By the calendar, retreats and builds take place between two of its days.
    let between = match tempo.movement {
        Limit::After(_) => {
            u64::from(movements) * one(&tempo.retreat) / 3 + u64::from(years) * one(&tempo.adjustment) / 2
        }
        Limit::On(_) => 0,
    };
    let hours = (moves + between).div_ceil(3600);
    let (id, count) = match hours {
        0..36 => ("lasts-hours", hours),
        36..360 => ("lasts-days", hours.div_ceil(24)),
        360..1500 => ("lasts-weeks", (hours + 84) / 168),
        _ => ("lasts-months", (hours + 365) / 730),
    };
    (id, u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use dragoman_l10n::Language;

    use super::*;
    use dragoman_game::model::{LastYear, Tempo};

    fn lasts(tempo: Tempo, last: Option<u16>) -> (&'static str, u32) {
        let last_year = last.map(|year| LastYear { year, by: CountBy::Centres });
        estimated(&Settings { tempo, last_year, ..Settings::habit("classic", Language::EN, "UTC") })
    }

    #[test]
    fn the_estimated_length_depends_on_tempo_and_end() {
        let days = |days: u32| Limit::After(days * 86_400);
        let table =
            Tempo { movement: Limit::After(900), retreat: Limit::After(300), writing: Some(300), ..Tempo::default() };
        let table = Tempo { adjustment: Limit::After(300), ..table };
        assert_eq!(lasts(table.clone(), None), ("lasts-hours", 8));
        assert_eq!(lasts(table, Some(1902)), ("lasts-hours", 2));
        assert_eq!(lasts(Tempo::default(), None), ("lasts-weeks", 7));
        assert_eq!(lasts(Tempo { movement: days(7), ..Tempo::default() }, None), ("lasts-months", 5));
        let thrice = Limit::On(Calendar { weekdays: vec![1, 3, 5], hour: 20, minute: 0 });
        assert_eq!(lasts(Tempo { movement: thrice, ..Tempo::default() }, None), ("lasts-weeks", 7));
        assert_eq!(lasts(Tempo { movement: days(1), ..Tempo::default() }, Some(1903)), ("lasts-days", 10));
    }
}
