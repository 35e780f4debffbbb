//! The end of a game: who has won and by which rule, the final table, and scores.

use dragoman_game::final_table::{FinalRow, final_table, finish, finishers};
use dragoman_game::model::{CountBy, EndedBy, Ending, Game, PressRule, Stage, not_undone};
use dragoman_game::notice::Sitting;
use dragoman_game::room::ROOM_DAYS;
use dragoman_game::rules;
use dragoman_game::scoring::System;
use dragoman_l10n::{Args, Text};
use dragoman_reading::command::CommandId;

use super::times::length;
use super::writer::{Said, Writer};

/// Whether one power has won alone, which isn't so for the side of two players, nor where a date decided.
fn is_solo(ending: &Ending) -> bool {
    matches!(ending.by, Some(EndedBy::Solo | EndedBy::Concession)) && ending.winners.len() == 1
}

impl Writer<'_> {
    /// To all, with a ping; to those who lost their seats in private, without one.
    pub(super) fn finished(&self, name: &str, winners: &[Sitting], drawn: bool) -> Said {
        let args = Args::new().text("name", name).list("winners", self.people(winners));
        let id = match (winners.len(), drawn) {
            (0, _) => "finished-off",
            // Also if one person holds all powers that share it.
            (_, true) => "finished-draw",
            (1, _) if self.ending().is_some_and(is_solo) => "finished-solo",
            (1, _) => "finished-win",
            (_, false) => "finished-shared",
        };
        let settings = self.material.settings();
        let has_rooms = settings.is_some_and(|settings| settings.press == PressRule::Full && !settings.anonymous);
        let rooms = || self.text("finished-rooms", &Args::new().number("days", i64::from(ROOM_DAYS)));
        let rooms = (has_rooms && !winners.is_empty()).then(rooms);
        let text = Text::lines_of(std::iter::once(self.text(id, &args)).chain(self.final_result()).chain(rooms));
        let picture = self.chart_picture().filter(|_| !winners.is_empty());
        let page = self.in_game(CommandId::Export).filter(|_| picture.is_some());
        let page = page.map(|id| self.action(id.with("format", "page"), "action-export-page"));
        let is_practice = settings.is_some_and(|settings| settings.practice);
        let rematch = self.game_action(CommandId::Rematch, "action-rematch").filter(|_| page.is_some() && !is_practice);
        let has_letters = self.material.game.as_ref().is_some_and(|game| game.letters.count > 0);
        let letters = self.game_action(CommandId::OpenLetters, "action-letters").filter(|_| has_letters);
        let actions = page.into_iter().chain(rematch).chain(letters).collect();
        let said = Said { text, picture, actions, ..Said::default() };
        match &self.reader.person {
            None => Said { rings: true, mentions: self.seated(), ..said },
            Some(_) => said,
        }
    }

    /// The rule by which the game ended, the final table and the scores; nothing of a game that was never played or
    /// isn't over.
    pub(super) fn final_result(&self) -> Vec<Text> {
        let records = &self.material.past.records;
        let Some((game, ending)) = self.material.game.as_ref().zip(self.ending()).filter(|_| !records.is_empty())
        else {
            return Vec::new();
        };
        let rows = final_table(game, ending, records);
        let mut text: Vec<Text> = self.rule(game, ending).into_iter().collect();
        text.extend(self.played_for(game, ending));
        text.extend(rows.iter().map(|row| self.final_row(row)));
        text.extend(self.scores(game, ending, &rows));
        text
    }

    fn ending(&self) -> Option<&Ending> {
        match &self.material.game.as_ref()?.stage {
            Stage::Over(ending) => Some(ending),
            Stage::Lobby | Stage::Running(_) => None,
        }
    }

    /// The rule by which it ended, with its numbers.
    fn rule(&self, game: &Game, ending: &Ending) -> Option<Text> {
        let Ending { winners, position, .. } = ending;
        let settings = &game.settings;
        Some(match ending.by? {
            EndedBy::Nothing => return None,
            EndedBy::Draw => self.plain("ended-by-draw"),
            EndedBy::JointVictory => self.plain("ended-by-joint-victory"),
            EndedBy::Concession => self.plain("ended-by-concession"),
            EndedBy::Solo => match winners.as_slice() {
                [winner] if rules::has_goal(settings, position) => {
                    let goal = self.goal(rules::map(&settings.variant));
                    self.text("ended-by-goal", &goal.power("power", winner))
                }
                [winner] => {
                    let centres = position.centers.get(winner).map_or(0, Vec::len);
                    let args = Args::new().power("power", winner).number("centres", number(centres));
                    let needed = rules::centres_to_win(settings, position);
                    self.text("ended-by-centres", &args.number("needed", number(needed)))
                }
                side => {
                    let units = side.iter().map(|power| position.units.get(power).map_or(0, Vec::len)).sum();
                    self.text("ended-by-units", &Args::new().number("units", number(units)))
                }
            },
            EndedBy::Date => {
                let last = settings.last_year?;
                let id = if last.by == CountBy::Units { "ended-by-year-units" } else { "ended-by-year-centres" };
                let year = self.words.year(self.language(), last.year);
                self.text(id, &Args::new().text("year", year))
            }
            EndedBy::Hour => {
                let by = settings.last_hour?.by;
                self.plain(if by == CountBy::Units { "ended-by-hour-units" } else { "ended-by-hour-centres" })
            }
        })
    }

    /// How many phases were played, from which to which, and in how much time.
    fn played_for(&self, game: &Game, ending: &Ending) -> Option<Text> {
        let mut played = not_undone(&self.material.past.records);
        played.retain(|(_, record)| record.cause.is_orders());
        let ((_, first), (_, last)) = (played.first()?, played.last()?);
        let args = Args::new()
            .number("count", number(played.len()))
            .text("from", self.phase(&first.before.phase))
            .text("to", self.phase(&last.before.phase));
        let Some(begun) = game.begun else { return Some(self.text("final-length", &args)) };
        let seconds = u32::try_from(ending.at.duration_since(begun).as_secs().max(60)).unwrap_or(u32::MAX);
        // In whole days, or hours: nobody wants to know more.
        let whole = |unit: u32| seconds.saturating_add(unit / 2) / unit * unit;
        let time = match seconds {
            seconds if seconds >= 48 * 3600 => whole(86_400),
            seconds if seconds >= 2 * 3600 => whole(3600),
            seconds => seconds,
        };
        Some(self.text("final-length-time", &args.text("time", length(self.words, self.language(), time))))
    }

    fn final_row(&self, row: &FinalRow) -> Text {
        let mut facts = vec![match row.eliminated {
            Some((_, year)) => {
                let year = self.words.year(self.language(), year);
                self.text("final-eliminated", &Args::new().text("year", year))
            }
            None => self.text("final-centres", &Args::new().number("count", number(row.centres))),
        }];
        if row.missed > 0 {
            facts.push(self.text("final-missed", &Args::new().number("count", number(row.missed))));
        }
        let args = Args::new().power("power", &row.power).clauses("facts", facts);
        match &row.player {
            Some(name) => self.text("final-row", &args.text("name", self.player(name))),
            None => self.text("final-row-nobody", &args),
        }
    }

    fn scores(&self, game: &Game, ending: &Ending, rows: &[FinalRow]) -> Vec<Text> {
        let Some(finish) = finish(game, ending) else { return Vec::new() };
        let finishers = finishers(rows);
        let of_system = |system: &System| {
            let scored = finishers.iter().zip(system.points(&finishers, &finish));
            // In tenths of a point: far from the limits of the type.
            let scored = scored.map(|(finisher, points)| (finisher, (points * 10.0).round() as i64));
            let mut scored: Vec<_> = scored.filter(|(_, tenths)| *tenths > 0).collect();
            scored.sort_by_key(|(_, tenths)| -tenths);
            let scores = scored.into_iter().map(|(finisher, tenths)| {
                let args = Args::new().power("power", &finisher.power).number("points", tenths / 10);
                match tenths % 10 {
                    0 => self.text("score-of", &args),
                    rest => self.text("score-of-tenths", &args.number("tenths", rest)),
                }
            });
            let id = match system {
                System::DrawSize => "scores-draw-size",
                System::SumOfSquares => "scores-sum-of-squares",
                System::CDiplo => "scores-c-diplo",
                System::Dixie => "scores-dixie",
            };
            self.text(id, &Args::new().row("scores", scores))
        };
        let scores = System::of_game(rows.len()).iter().map(of_system);
        std::iter::once(self.plain("scores-title")).chain(scores).collect()
    }
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
