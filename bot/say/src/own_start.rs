//! A start of the game master's own in words: what it is, what it would be, why it can't be, and what may not have been meant by it
//! or by another change of the position.

use dragoman_game::model::{OwnStart, Position, PowerId, Settings};
use dragoman_game::notice::master::NoStart;
use dragoman_game::rules::{self, EditWarning};
use dragoman_l10n::{Args, Text};
use dragoman_reading::command::CommandId;

use super::writer::{PictureOf, Said, Writer, quoted};

impl Writer<'_> {
    /// The powers that somebody can play.
    pub(super) fn taking_part(&self) -> Vec<PowerId> {
        let left_out = self.material.settings().map(rules::left_out).unwrap_or_default();
        rules::powers(self.variant()).into_iter().filter(|power| !left_out.contains(power)).collect()
    }

    /// An own start, as a term of the game; nothing if it begins as is usual on its board.
    pub(super) fn own_start(&self, settings: &Settings) -> Vec<Text> {
        if settings.own_start.is_none() {
            return Vec::new();
        }
        let master = self.material.game.as_ref().map(|game| game.master.clone()).filter(|name| !name.is_empty());
        let heading = match master {
            Some(name) => self.text("term-own-start", &Args::new().text("name", name)),
            None => self.plain("term-own-start-unnamed"),
        };
        std::iter::once(heading).chain(self.lines_of_start(settings)).collect()
    }

    /// The map of an own start.
    pub(super) fn picture_of_start(&self, settings: &Settings) -> Option<PictureOf> {
        settings.own_start.is_some().then(|| PictureOf::Position(rules::opening(settings)))
    }

    /// Each power that begins otherwise than is usual, and those that take no part.
    fn lines_of_start(&self, settings: &Settings) -> Vec<Text> {
        let (usual, own) = (rules::usual_opening(settings), rules::opening(settings));
        let left_out = rules::left_out(settings);
        let differs = |power: &PowerId| {
            let is_same = usual.units.get(power) == own.units.get(power);
            !(left_out.contains(power) || is_same && usual.centers.get(power) == own.centers.get(power))
        };
        let powers = rules::powers(&settings.variant).into_iter().filter(differs);
        let mut lines: Vec<Text> =
            powers.map(|power| Text::item(Text::code(self.line_of_start(&own, &power)))).collect();
        if !left_out.is_empty() {
            lines.push(Text::item(self.text("term-left-out", &Args::new().powers("powers", &left_out))));
        }
        lines
    }

    /// With what a power begins, as it is typed: "Italy: A Ven, F Nap, Rom, Ven".
    fn line_of_start(&self, position: &Position, power: &PowerId) -> String {
        let units = position.units.get(power).into_iter().flatten().map(|unit| self.unit(unit));
        let centres = position.centers.get(power).into_iter().flatten().map(|centre| self.unit(centre));
        let all: Vec<String> = units.chain(centres).collect();
        let all = if all.is_empty() { "-".to_owned() } else { all.join(", ") };
        format!("{}: {all}", self.power(power))
    }

    /// What may not have been meant by a position.
    pub(super) fn edit_warning(&self, warning: &EditWarning) -> Text {
        let count = |number: usize| i64::try_from(number).unwrap_or(0);
        match warning {
            EditWarning::TooManyUnits { power, units, centres } => {
                let args = Args::new().power("power", power).number("units", count(*units));
                self.text("edit-warning-units", &args.number("centres", count(*centres)))
            }
            EditWarning::NoUnits { power } => self.text("edit-warning-none", &Args::new().power("power", power)),
            EditWarning::Wins { power, centres } => {
                let args = Args::new().power("power", power).number("centres", count(*centres));
                self.text("edit-warning-wins", &args)
            }
        }
    }

    /// To the game master: with what the game would begin, and what of it may not have been meant.
    pub(super) fn ask_start(&self, start: Option<&OwnStart>) -> Text {
        let (Some(game), Some(start)) = (&self.material.game, start) else {
            return self.plain("master-ask-usual-start");
        };
        let settings = Settings { own_start: Some(start.clone()), ..game.settings.clone() };
        let mut text = vec![self.plain("master-ask-start")];
        text.extend(self.lines_of_start(&settings));
        let warnings = rules::edit_warnings(&settings, &rules::usual_opening(&settings), &rules::opening(&settings));
        let meant = |warning: &&EditWarning| match warning {
            EditWarning::NoUnits { power } => start.leaves_out(power),
            EditWarning::TooManyUnits { .. } | EditWarning::Wins { .. } => false,
        };
        text.extend(warnings.iter().filter(|warning| !meant(warning)).map(|warning| self.edit_warning(warning)));
        Text::lines_of(text)
    }

    /// To the game master: with what the game begins at present, and how that is changed.
    pub(super) fn present_start(&self) -> Said {
        let Some(settings) = self.material.settings() else { return Said::default() };
        let mut text = self.own_start(settings);
        match settings.own_start {
            None => text.push(self.plain("start-usual")),
            Some(_) => {
                let undo = self.command_setting(CommandId::Edit, "undo", &self.choice("yes"));
                text.push(self.text("start-undo", &Args::new().text("undo", undo)));
            }
        }
        text.push(self.text("start-how", &self.examples_of_start(settings)));
        let picture = Some(PictureOf::Position(rules::opening(settings)));
        Said { text: Text::lines_of(text), picture, ..Said::default() }
    }

    /// How a power's start is typed, as `example`, and how one is left out, as `out`.
    fn examples_of_start(&self, settings: &Settings) -> Args<'static> {
        let usual = rules::usual_opening(settings);
        let powers = rules::powers(&settings.variant);
        let command = self.command_with(CommandId::Edit, "changes");
        let typed = |line: String| Text::quoted(&format!("{command} {line}"));
        let example = powers.first().map(|power| self.line_of_start(&usual, power)).unwrap_or_default();
        let out = powers.last().map(|power| format!("{}: -", self.power(power))).unwrap_or_default();
        Args::new().text("example", typed(example)).text("out", typed(out))
    }

    pub(super) fn no_start(&self, why: &NoStart) -> Text {
        let count = |number: &usize| i64::try_from(*number).unwrap_or(0);
        match why {
            NoStart::Unreadable { part } => {
                let args = self.material.settings().map(|settings| self.examples_of_start(settings));
                self.text("no-start-unreadable", &args.unwrap_or_default().text("text", quoted(part)))
            }
            NoStart::Misplaced { unit } => self.text("no-start-misplaced", &Args::new().text("unit", self.unit(unit))),
            NoStart::Together { province } => {
                self.text("no-start-together", &Args::new().text("place", self.unit(province)))
            }
            NoStart::NotACentre { province } => {
                self.text("no-start-not-a-centre", &Args::new().text("place", self.unit(province)))
            }
            NoStart::FewPowers => self.plain("no-start-few-powers"),
            NoStart::ManyPlayers { joined, seats } => {
                let args = Args::new().number("joined", count(joined)).number("seats", count(seats));
                self.text("no-start-many-players", &args)
            }
            NoStart::Wins { power, centres } => {
                let args = Args::new().power("power", power).number("centres", count(centres));
                self.text("no-start-wins", &args)
            }
            NoStart::Unchanged => self.plain("no-start-unchanged"),
            NoStart::NoneSet => self.plain("no-start-none"),
            NoStart::FewerPlayers => self.plain("no-start-fewer-players"),
            NoStart::Begun => self.plain("no-start-begun"),
        }
    }
}
