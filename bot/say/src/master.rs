//! The game master's actions in words.

use dragoman_game::model::{Asked, Cause, Deed, Edit, Game, OrderText, PhaseRecord, Settings};
use dragoman_game::notice::master::{MasterNotice, NoDeed, Phrases, Played, PowerRow};
use dragoman_game::rules;
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;
use jiff::civil::Date;

use super::times::length;
use super::writer::{PictureOf, Said, Writer, quoted};

/// How many seats the panel's buttons offer to others.
const REPLACE_BUTTONS: usize = 3;

impl Writer<'_> {
    /// What the game master has done, and by which vote more than half of the players can end it, if they can.
    fn revocable(&self, text: Text, can: bool) -> Text {
        match can {
            true => {
                let vote = self.command(CommandId::VoteResume);
                text.below(self.text("master-revocable", &Args::new().text("vote", vote)))
            }
            false => text,
        }
    }

    pub(super) fn master(&self, notice: &MasterNotice) -> Said {
        let now = || self.current_position().map(PictureOf::Position);
        match notice {
            MasterNotice::Paused { until, then, revocable } => {
                let text = match until {
                    None => self.plain("master-paused"),
                    Some(until) if then.is_some() => {
                        let args = Args::new().text("until", self.at(*until)).text("deadline", self.end(*then));
                        self.text("master-paused-to", &args)
                    }
                    Some(until) => self.text("master-paused-until", &Args::new().text("until", self.at(*until))),
                };
                self.to_all(Said { text: self.revocable(text, *revocable), ..Said::default() })
            }
            MasterNotice::Resumed { deadline } => {
                self.to_all(self.only("master-resumed", &Args::new().text("deadline", self.end(*deadline))))
            }
            MasterNotice::Extended { seconds, deadline, revocable } => {
                let time = length(self.words, self.language(), *seconds);
                let text =
                    self.due(["master-extended", "master-extended-paused"], Args::new().text("time", time), *deadline);
                self.to_all(Said { text: self.revocable(text, *revocable), ..Said::default() })
            }
            MasterNotice::WouldClose { phase, powers } => {
                let args = Args::new().text("phase", self.phase(phase));
                match powers.is_empty() {
                    true => self.only("master-ask-close-all", &args),
                    false => self.only("master-ask-close", &args.powers("powers", powers)),
                }
            }
            MasterNotice::Closing => self.only("master-closing", &Args::new()),
            MasterNotice::ClosingAt { deadline } => {
                self.to_all(self.only("master-closing-at", &Args::new().text("deadline", self.at(*deadline))))
            }
            MasterNotice::Planned { deed, reason, phase, at } => {
                let args = Args::new()
                    .text("phase", self.phase(phase))
                    .text("name", self.game_name())
                    .text("reason", reason)
                    .text("at", self.at(*at));
                let id = match deed {
                    Deed::Cancel => "master-plans-to-cancel",
                    Deed::Rollback { .. } | Deed::Edit { .. } => "master-plans-rollback",
                    // These are done at once, or when all have agreed.
                    Deed::Pause
                    | Deed::PauseUntil { .. }
                    | Deed::Extend { .. }
                    | Deed::Announce { .. }
                    | Deed::Enter { .. }
                    | Deed::Expel { .. }
                    | Deed::SetUp { .. }
                    | Deed::Close => return Said::default(),
                };
                Said { rings: true, mentions: self.seated(), ..self.only(id, &args) }
            }
            MasterNotice::EnteredForAll { power } => {
                self.only("master-entered-for-all", &Args::new().power("power", power))
            }
            MasterNotice::Muted { power, muted } => {
                self.only(if *muted { "master-muted" } else { "master-unmuted" }, &Args::new().power("power", power))
            }
            MasterNotice::PowerAssigned { powers, name } => {
                let args = Args::new().powers("powers", powers).text("name", self.player(name));
                self.only("master-assigned", &args)
            }
            MasterNotice::AssignmentTakenBack { powers } => {
                self.only("master-unassigned", &Args::new().powers("powers", powers))
            }
            MasterNotice::Announced { text } => {
                let text = self.plain("master-announced").below(Text::prose(text));
                Said { text, rings: true, mentions: self.seated(), ..Said::default() }
            }
            MasterNotice::Asked { deed, reason, phase, phases, orders } => {
                let count = |number: &usize| i64::try_from(*number).unwrap_or(0);
                let args = Args::new()
                    .text("phase", self.phase(phase))
                    .number("count", count(phases))
                    .number("given", count(orders))
                    .text("reason", reason);
                let said = match deed {
                    Deed::Rollback { .. } => self.text("master-ask-rollback", &args),
                    Deed::Edit { edits } => {
                        let args = Args::new().row("changes", self.edits(edits)).text("reason", reason);
                        self.edit_warnings(edits).into_iter().fold(self.text("master-ask-edit", &args), Text::below)
                    }
                    Deed::Cancel => self.text("master-ask-cancel", &Args::new().text("name", self.game_name())),
                    Deed::SetUp { start } => self.ask_start(start.as_ref()),
                    // These are shown as they will be posted.
                    Deed::Pause
                    | Deed::PauseUntil { .. }
                    | Deed::Extend { .. }
                    | Deed::Announce { .. }
                    | Deed::Enter { .. }
                    | Deed::Expel { .. }
                    | Deed::Close => Text::default(),
                };
                Said { picture: self.after_deed(deed), ..self.to_confirm(said, deed, reason) }
            }
            MasterNotice::Shown { deed, post } => {
                let said = match post.as_ref() {
                    MasterNotice::Entered { message, orders, number } => {
                        self.entered("master-ask-enter", message, orders, *number)
                    }
                    MasterNotice::WouldClose { .. } => self.master(post).text,
                    post => self.plain("master-ask-post").below(self.master(post).text),
                };
                self.to_confirm(said, deed, "")
            }
            MasterNotice::Dropped => self.only("master-dropped", &Args::new()),
            MasterNotice::Start => self.present_start(),
            MasterNotice::StartEnded => self.only("master-start-ended", &Args::new()),
            MasterNotice::RolledBack { phase, phases, reason, deadline } => {
                let args = Args::new()
                    .text("phase", self.phase(phase))
                    .number("count", i64::try_from(*phases).unwrap_or(0))
                    .text("reason", reason);
                let text = self.due(["master-rolled-back", "master-rolled-back-paused"], args, *deadline);
                Said { text, picture: now(), rings: true, ..Said::default() }
            }
            MasterNotice::Edited { edits, reason, deadline } => {
                let args = Args::new().row("changes", self.edits(edits)).text("reason", reason);
                let at = |deadline| self.text("deadline-line", &Args::new().text("deadline", self.at(deadline)));
                let lines = std::iter::once(self.text("master-edited", &args)).chain(deadline.map(at));
                Said { text: Text::lines_of(lines), picture: now(), rings: true, ..Said::default() }
            }
            MasterNotice::Cancelled { reason, secret_until } => {
                let args = Args::new().text("name", self.game_name()).text("reason", reason);
                let id = if reason.is_empty() { "master-cancelled" } else { "master-cancelled-because" };
                let until = |until| {
                    let args = Args::new().text("until", self.at(until));
                    self.text("master-cancelled-secret", &args.text("rollback", self.command(CommandId::Rollback)))
                };
                let text = Text::lines_of(std::iter::once(self.text(id, &args)).chain(secret_until.map(until)));
                Said { text, ..Said::default() }
            }
            MasterNotice::EnteredForYou { power } => Said {
                rings: true,
                mentions: self.reader.person.iter().cloned().collect(),
                ..self.only("master-entered-for-you", &Args::new().power("power", power))
            },
            MasterNotice::Entered { message, orders, number } => {
                let id = if orders.is_empty() { "master-entered-nothing" } else { "master-entered" };
                Said { text: self.entered(id, message, orders, *number), ..Said::default() }
            }
            MasterNotice::Appointed { name } => self.only("master-appointed", &Args::new().text("name", name)),
            MasterNotice::Reminded { powers } => self.only("master-reminded", &Args::new().powers("powers", powers)),
            MasterNotice::ResultsHere { name, id, on } => {
                let stop = format!("{} no", self.command_with(CommandId::ResultsHere, "answer"));
                let args = Args::new().text("name", name).text("id", &id.0).text("stop", stop);
                self.only(if *on { "results-here-on" } else { "results-here-off" }, &args)
            }
            MasterNotice::ResultsElsewhere { on } => {
                self.only(if *on { "results-elsewhere-on" } else { "results-elsewhere-off" }, &Args::new())
            }
            MasterNotice::ResultsEnded { name } => {
                let args = Args::new().text("name", name).text("again", self.command(CommandId::ResultsHere));
                Said { rings: true, ..self.only("results-elsewhere-ended", &args) }
            }
            MasterNotice::Moved { name } => {
                Said { rings: true, ..self.only("master-moved", &Args::new().text("name", name)) }
            }
            MasterNotice::Panel { phase, deadline, rows, orders, tenures } => {
                let args = Args::new().text("name", self.game_name()).text("phase", self.phase(phase));
                let clock = self.due(["deadline-line", "deadline-none"], Args::new(), *deadline);
                let mut text = vec![self.text("panel-title", &args), clock];
                text.extend(rows.iter().map(|row| self.row(row)));
                text.extend(self.tenures(tenures));
                match orders {
                    None => text.push(self.plain("panel-blind")),
                    Some(orders) => text.extend(orders.iter().map(|(power, orders)| {
                        let args = Args::new().power("power", power).row("orders", self.orders(orders));
                        self.text("results-power", &args)
                    })),
                }
                let clock = match deadline {
                    Some(_) => self.game_action(CommandId::Pause, "action-pause"),
                    None => self.game_action(CommandId::Resume, "action-resume"),
                };
                // In another phase these buttons would act on that one.
                let running = self.material.game.as_ref().and_then(Game::running);
                let number = running.filter(|running| running.position.phase == *phase).map(|running| running.number);
                let day = number.and_then(|number| self.during(CommandId::Extend, number));
                let day = day.map(|id| self.action(id.with("time", "24h"), "action-extend-day"));
                let close =
                    number.and_then(|number| self.phase_action(CommandId::Adjudicate, number, "action-adjudicate"));
                let lacks = |row: &&PowerRow| {
                    matches!(row.played, Played::Person | Played::Offered) && row.sent < row.wanted && !row.ready
                };
                let remind = self.game_action(CommandId::Remind, "action-remind");
                let remind = remind.filter(|_| deadline.is_some() && rows.iter().any(|row| lacks(&row)));
                // Those who missed a phase, or have sent nothing, and whose seats aren't offered.
                let silent =
                    |row: &&PowerRow| row.played == Played::Person && lacks(row) && (row.missed > 0 || row.sent == 0);
                let mut silent: Vec<&PowerRow> = rows.iter().filter(silent).collect();
                silent.sort_by_key(|row| std::cmp::Reverse(row.missed));
                let replace = silent.into_iter().take(REPLACE_BUTTONS).filter_map(|row| {
                    let id = self.in_game(CommandId::Replace)?.with("power", &row.power);
                    let args = Args::new().power("power", &row.power);
                    Some(Action { id: id.into(), label: self.words.text(self.language(), "action-replace", &args) })
                });
                let actions: Vec<Action> = [day, clock, close, remind].into_iter().flatten().chain(replace).collect();
                Said { text: Text::lines_of(text), actions, ..Said::default() }
            }
        }
    }

    /// What would be done, with the buttons to do it or not.
    fn to_confirm(&self, said: Text, deed: &Deed, reason: &str) -> Said {
        let text = said.below(self.confirmed_by());
        let id = self.in_game(CommandId::Proceed).map(|id| id.with("asked", Asked::tag(deed, reason)));
        let actions = id.into_iter().flat_map(|id| {
            [self.action(id.clone(), "action-proceed"), self.action(id.with("answer", "no"), "action-drop")]
        });
        Said { text, actions: actions.collect(), ..Said::default() }
    }

    /// The position that a change would leave, for a picture.
    pub(super) fn after_deed(&self, deed: &Deed) -> Option<PictureOf> {
        let settings = &self.material.game.as_ref()?.settings;
        if let Deed::SetUp { start } = deed {
            let settings = Settings { own_start: start.clone(), ..settings.clone() };
            return Some(PictureOf::Position(rules::opening(&settings)));
        }
        let Deed::Edit { edits } = deed else { return None };
        rules::edited(settings, &self.current_position()?, edits).map(PictureOf::Position)
    }

    /// What may not have been meant by these changes, each in a line.
    pub(super) fn edit_warnings(&self, edits: &[Edit]) -> Vec<Text> {
        let Some((game, before)) = self.material.game.as_ref().zip(self.current_position()) else { return Vec::new() };
        let Some(after) = rules::edited(&game.settings, &before, edits) else { return Vec::new() };
        let warnings = rules::edit_warnings(&game.settings, &before, &after);
        warnings.iter().map(|warning| self.edit_warning(warning)).collect()
    }

    /// Orders that the game master enters for a player, with the answer to each line.
    fn entered(&self, id: &str, message: &rules::Message, orders: &[OrderText], number: u32) -> Text {
        let position = self.position_of(number).unwrap_or_default();
        let lines = self.answers_in_game(&position, message);
        let args = Args::new().power("power", &message.power).row("orders", self.orders(orders));
        let mut text = vec![self.text(id, &args)];
        text.extend(self.read_lines(&lines, orders));
        Text::lines_of(text)
    }

    fn game_name(&self) -> String {
        self.material.game.as_ref().map(|game| game.name.clone()).unwrap_or_default()
    }

    fn row(&self, row: &PowerRow) -> Text {
        let count = |number: usize| i64::try_from(number).unwrap_or(0);
        let args = Args::new()
            .power("power", &row.power)
            .number("sent", count(row.sent))
            .number("wanted", count(row.wanted))
            .number("missed", i64::from(row.missed));
        let id = match row.played {
            Played::Computer => "panel-computer",
            Played::Nobody => "panel-nobody",
            Played::Offered => "panel-offered",
            Played::Person if row.ready => "panel-ready",
            Played::Person if row.missed > 0 => "panel-missed",
            Played::Person => "panel-row",
        };
        let said = self.text(id, &args);
        match row.seen {
            Some(seen) => said + " · " + self.text("panel-seen", &Args::new().text("at", self.at(seen))),
            None => said,
        }
    }

    pub(super) fn edits(&self, edits: &[Edit]) -> Vec<String> {
        edits.iter().map(|edit| self.edit(edit)).collect()
    }

    /// A change in the notation in which changes are typed, with the reader's names.
    fn edit(&self, edit: &Edit) -> String {
        match edit {
            Edit::Move { unit, to } => format!("{} → {}", self.unit(unit), self.unit(to)),
            Edit::Place { power, unit } => format!("+ {} {}", self.power(power), self.unit(unit)),
            Edit::Remove { unit } => format!("− {}", self.unit(unit)),
            Edit::Give { centre, to: Some(power) } => format!("{} = {}", self.unit(centre), self.power(power)),
            Edit::Give { centre, to: None } => format!("{} =", self.unit(centre)),
        }
    }

    /// The cause of a record that doesn't follow from orders.
    pub(super) fn cause(&self, record: &PhaseRecord) -> Option<Said> {
        let (id, args) = match &record.cause {
            Cause::Orders => return None,
            Cause::Edited { edits, reason } => {
                let args = Args::new().row("changes", self.edits(edits)).text("reason", reason);
                ("master-edited", args)
            }
            Cause::RolledBack { reason, .. } => {
                let args = Args::new().text("phase", self.phase(&record.after.phase)).text("reason", reason);
                ("master-went-back", args)
            }
        };
        let heading = rules::phase_heading(self.words, self.language(), &record.before.phase);
        let text = Text::bold(heading).below(self.text(id, &args));
        Some(Said { text, picture: Some(PictureOf::Position(record.after.clone())), ..Said::default() })
    }

    /// A pause until this day, as it is typed.
    fn pause_until(&self, day: Date) -> String {
        format!("{} {}", self.command_with(CommandId::Pause, "until"), self.day(day))
    }

    pub(super) fn no_deed(&self, why: &NoDeed) -> Text {
        match why {
            NoDeed::Paused => self.plain("no-vote-paused"),
            NoDeed::NotPaused => self.plain("no-vote-not-paused"),
            NoDeed::NothingToExtend => self.plain("no-deed-nothing-to-extend"),
            NoDeed::GreatestLength { latest } => {
                let args = Args::new().text("latest", self.at(*latest)).text("vote", self.command(CommandId::MoreTime));
                self.text("no-deed-greatest-length", &args)
            }
            NoDeed::PauseTooLong { latest } => {
                self.text("no-pause-so-long", &Args::new().text("latest", self.at(*latest)))
            }
            NoDeed::PauseIsOver { example } => {
                self.text("no-pause-back", &Args::new().text("example", self.pause_until(*example)))
            }
            NoDeed::NoDay { typed, example } => {
                let args = Args::new().text("typed", quoted(typed)).text("example", self.pause_until(*example));
                self.text("no-pause-day", &args)
            }
            NoDeed::ChoosePhrase { list } => {
                let id = match list {
                    Phrases::Announcements => "no-deed-choose-announcement",
                    Phrases::Reasons => "no-deed-choose-reason",
                };
                let numbered = list
                    .messages()
                    .into_iter()
                    .enumerate()
                    .map(|(at, message)| Text::from(format!("{}. ", at + 1)) + self.plain(message));
                self.plain(id).below(Text::lines_of(numbered.collect::<Vec<_>>()))
            }
            NoDeed::HereAlready => self.plain("no-deed-here-already"),
            NoDeed::NobodyToRemind => self.plain("no-deed-nobody-to-remind"),
            NoDeed::RemindedJustNow { at } => self.text("no-deed-reminded", &Args::new().text("at", self.at(*at))),
            NoDeed::NotPostedHere => self.plain("no-deed-not-posted-here"),
            NoDeed::TooManyChannels { most } => self.text(
                "no-deed-too-many-channels",
                &Args::new().number("most", i64::try_from(*most).unwrap_or(i64::MAX)),
            ),
            NoDeed::YouPlay => {
                self.text("no-deed-you-play", &Args::new().text("appoint", self.command(CommandId::Appoint)))
            }
            NoDeed::NobodyToAgree => {
                self.text("no-deed-nobody-to-agree", &Args::new().text("appoint", self.command(CommandId::Appoint)))
            }
            NoDeed::EndStands => self.plain("no-deed-end-stands"),
            NoDeed::NotYet { at } => self.text("no-deed-not-yet", &Args::new().text("at", self.at(*at))),
            NoDeed::ResumeFirst => {
                self.text("no-deed-resume-first", &Args::new().text("resume", self.command(CommandId::Resume)))
            }
            NoDeed::NothingAsked => self.plain("no-deed-nothing-asked"),
            NoDeed::NoSuchPhase { phase } => {
                self.text("no-deed-no-such-phase", &Args::new().text("phase", quoted(phase)))
            }
            NoDeed::UnreadableEdit { part } => {
                self.text("no-deed-unreadable-edit", &Args::new().text("text", quoted(part)))
            }
            NoDeed::ImpossibleEdit => self.plain("no-deed-impossible-edit"),
            NoDeed::Start(why) => self.no_start(why),
            NoDeed::EditsDislodged { unit, moves } => {
                let rollback = format!("{} {moves}", self.command_with(CommandId::Rollback, "phase"));
                self.text(
                    "no-deed-edits-dislodged",
                    &Args::new().text("unit", self.unit(unit)).text("rollback", rollback),
                )
            }
            NoDeed::NobodyPlays { power } => self.text("no-deed-nobody-plays", &Args::new().power("power", power)),
            NoDeed::OnTime { power } => self.text("no-deed-on-time", &Args::new().power("power", power)),
        }
    }
}
