//! Refusals: why something wasn't done, and what to do instead.

use dragoman_game::notice::Declined;
use dragoman_game::notice::limit::Reached;
use dragoman_game::notice::opening::NoRematch;
use dragoman_game::wall::WallRule;
use dragoman_l10n::{Args, Text};
use dragoman_reading::command::{self, CommandId};
use jiff::{SignedDuration, Timestamp};

use super::writer::{Said, Writer, quoted};

impl Writer<'_> {
    /// Why something isn't done, and the rule of the wall that is behind it.
    pub(super) fn declined(&self, why: &Declined) -> Text {
        let refusal = self.refusal(why);
        let refusal = match self.how_to_lift(why) {
            Some(how) => refusal.below(how),
            None => refusal,
        };
        match WallRule::behind(why) {
            Some(rule) => refusal.below(self.wall_rule(rule)),
            None => refusal,
        }
    }

    /// A refusal as a message of its own.
    pub(super) fn refused(&self, why: &Declined) -> Said {
        // Who plays nowhere and writes to the bot may be looking for a beginning.
        let is_new = self.reader.person.is_some() && self.material.game.is_none();
        let offers = is_new && matches!(why, Declined::NoGameOfYours | Declined::UnknownCommand { .. });
        let actions = if offers { vec![self.practice_action()] } else { Vec::new() };
        Said { text: self.declined(why), actions, ..Said::default() }
    }

    /// To somebody who writes more than is read of one person.
    pub(super) fn limited(&self, since: Timestamp, until: Timestamp, limit: u32) -> Said {
        let args = Args::new().number("limit", i64::from(limit));
        // Times are written in minutes: the minute in which it ends isn't over yet.
        let until = until.checked_add(SignedDuration::from_secs(59)).unwrap_or(until);
        self.only("limited", &args.text("since", self.at(since)).text("until", self.at(until)))
    }

    fn refusal(&self, why: &Declined) -> Text {
        let plain = |id: &str| self.plain(id);
        match why {
            Declined::UnknownCommand { word, nearest } => {
                let help = self.command(CommandId::Help);
                let args = Args::new().text("word", quoted(word)).text("help", help);
                match nearest.as_deref().and_then(command::by_id) {
                    Some(spec) => {
                        let name = self.command(spec.command);
                        self.text("unknown-command-nearest", &args.text("nearest", name))
                    }
                    None => self.text("unknown-command", &args),
                }
            }
            Declined::BadValue { parameter, value, expected } => self.bad_value(parameter, value, expected),
            Declined::Terms { problems, exists } => self.problems(problems, *exists),
            Declined::NoDraft => self.text("no-draft", &Args::new().text("new", self.command(CommandId::New))),
            Declined::NoWishes => plain("no-wishes"),
            Declined::NothingToConfirm => plain("nothing-to-confirm"),
            Declined::ConfirmedBefore => plain("confirmed-before"),
            Declined::NothingDrawn => plain("nothing-drawn"),
            Declined::NoGameHere => self.text("no-game-here", &Args::new().text("new", self.command(CommandId::New))),
            Declined::NoGameCalled { name, games } => {
                self.text("no-game-called", &Args::new().text("name", name).list("names", games))
            }
            Declined::NoSuchOption { command, option, value, nearest } => {
                let command = command::by_id(command).map(|spec| self.command(spec.command)).unwrap_or_default();
                let args = Args::new().text("command", command).text("option", quoted(option));
                self.text("no-such-option", &args.text("nearest", self.setting(nearest, &quoted(value))))
            }
            Declined::NoGameOfYours => plain("no-game-of-yours").below(self.practice_offer()),
            Declined::WhichGame { games } => {
                let names: Vec<&str> = games.iter().map(|(_, name)| name.as_str()).collect();
                let args = Args::new()
                    .list("names", names.iter().copied())
                    .text("status", self.command(CommandId::Status))
                    .text("first", names.first().copied().unwrap_or_default());
                self.text("which-game", &args)
            }
            Declined::GameHere { name } => self.text("game-here", &Args::new().text("name", name.clone())),
            Declined::Full => plain("full"),
            Declined::AlreadyIn => plain("already-in"),
            Declined::NotIn => plain("not-in"),
            Declined::Begun => plain("begun"),
            Declined::NotBegun => plain("not-begun"),
            Declined::Over => plain("over"),
            Declined::NoMap { variant } => {
                let new = self.command_with(CommandId::New, "variant");
                self.text("no-map", &Args::new().text("map", quoted(variant)).text("new", new))
            }
            Declined::NoOrderMap => {
                self.text("no-order-map", &Args::new().text("possible", self.command(CommandId::Possible)))
            }
            Declined::NotYours => plain("not-yours"),
            Declined::SeatsFree { free } => {
                self.text("seats-free", &Args::new().number("free", i64::try_from(*free).unwrap_or(0)))
            }
            Declined::SettingsUnconfirmed { awaited } => {
                let awaited = i64::try_from(*awaited).unwrap_or(0);
                self.text("settings-unconfirmed", &Args::new().number("awaited", awaited))
            }
            Declined::TooLate => plain("too-late"),
            Declined::TooLateAway => plain("too-late-away"),
            Declined::InPrivate => plain("in-private"),
            Declined::WriteAnew => plain("write-anew"),
            Declined::InPublic => plain("in-public"),
            Declined::InThread => plain("in-thread"),
            Declined::NothingToOrder => plain("nothing-to-order"),
            Declined::NoPress => plain("no-press"),
            Declined::Silence => plain("silence"),
            Declined::UnknownPower { word } => self.text("unknown-power", &Args::new().text("word", quoted(word))),
            Declined::NobodyToTalkTo => {
                self.text("nobody-to-talk-to", &Args::new().text("propose", self.command(CommandId::Propose)))
            }
            Declined::TalkToWhom => {
                let args = Args::new().text("talk", self.command_with(CommandId::Talk, "with"));
                self.text("talk-to-whom", &args.power("power", &self.another_power()))
            }
            Declined::WriteToWhom => {
                self.text("write-to-whom", &Args::new().text("letter", self.command_with(CommandId::Letter, "to")))
            }
            Declined::TooOld => plain("question-too-old"),
            Declined::PastPhase { phase: Some(phase) } => {
                self.text("past-phase", &Args::new().text("phase", self.phase(phase)))
            }
            Declined::PastPhase { phase: None } => plain("past-phase-unnamed"),
            Declined::GivenBack { typed } => plain("given-back").below(Text::lines_of(typed.lines())),
            Declined::Ignored { words } => self.text("ignored-words", &Args::new().text("words", quoted(words))),
            Declined::TooLong { limit, length } => {
                self.text("too-long", &Args::new().number("limit", *limit).number("length", *length))
            }
            Declined::NameLikeId { name } => self.text("name-like-id", &Args::new().text("name", quoted(name))),
            Declined::NothingToShow => plain("nothing-to-show"),
            Declined::NotSurvivor => plain("not-survivor"),
            Declined::NotAdministrator => plain("not-administrator"),
            Declined::Conduct(why) => self.no_conduct(why),
            Declined::Letters(why) => self.no_letters(*why),
            Declined::Rematch(NoRematch::NotOver) => plain("no-rematch-not-over"),
            Declined::Rematch(NoRematch::Practice) => {
                let new = self.command_setting(CommandId::New, "practice", &self.choice("yes"));
                self.text("no-rematch-practice", &Args::new().text("new", new))
            }
            Declined::Rematch(NoRematch::TooLate { days }) => {
                let args = Args::new().number("days", *days).text("new", self.command(CommandId::New));
                self.text("no-rematch-too-late", &args)
            }
            Declined::Vote(why) => self.no_vote(why),
            Declined::Seat(why) => self.no_seat(why),
            Declined::Invitation(why) => self.no_invitation(why),
            Declined::Away(why) => self.no_away(why),
            Declined::Deputy(why) => self.no_deputy(why),
            Declined::Watching(why) => self.no_watching(*why),
            Declined::Master(why) => self.no_deed(why),
            Declined::Press(why) => self.no_words(why),
            Declined::Statement(why) => self.no_statement(why),
            Declined::Limit(reached) => self.reached(*reached),
            Declined::TooLateCounted => plain("too-late-counted"),
        }
    }

    fn reached(&self, reached: Reached) -> Text {
        let number = |name: &'static str, number: u32| Args::new().number(name, i64::from(number));
        match reached {
            Reached::OwnGames { most } => {
                self.text("limit-own-games", &number("most", most).text("cancel", self.command(CommandId::Cancel)))
            }
            Reached::GamesHere { most } => self.text("limit-games-here", &number("most", most)),
            Reached::Documents { most } => self.text("limit-documents", &number("most", most)),
            Reached::Letters { most } => self.text("limit-letters", &number("most", most)),
            Reached::Rooms { most } => {
                self.text("limit-rooms", &number("most", most).text("letter", self.command(CommandId::Letter)))
            }
            Reached::OwnRooms { most } => {
                self.text("limit-own-rooms", &number("most", most).text("letter", self.command(CommandId::Letter)))
            }
            Reached::Blocks { most } => {
                self.text("limit-blocks", &number("most", most).text("unblock", self.command(CommandId::Unblock)))
            }
            Reached::Bars { most } => {
                self.text("limit-bars", &number("most", most).text("admit", self.command(CommandId::Admit)))
            }
            Reached::Reports { most } => self.text("limit-reports", &number("most", most)),
            Reached::Votes { most } => self.text("limit-votes", &number("most", most)),
            Reached::Length { length, most } => {
                self.text("limit-length", &number("most", most).number("length", i64::from(length)))
            }
            Reached::Name { length, most } => {
                self.text("limit-name", &number("most", most).number("length", i64::from(length)))
            }
        }
    }
}
