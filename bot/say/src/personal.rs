//! Stored data of a person in words, and the question which of their games is meant.

use dragoman_game::action::ActionId;
use dragoman_game::model::GameId;
use dragoman_game::notice::personal::{OwnGame, OwnState, ToDo};
use dragoman_game::notice::{Personal, Readers};
use dragoman_game::pictures::{Background, PictureChoice, PictureSize, PowerMarks, ResultStyle};
use dragoman_game::ringing::{QuietHours, Ringing};
use dragoman_game::wording::OrderNotation;
use dragoman_l10n::{Args, Text, sanitise};
use dragoman_platform::message::{Action, File};
use dragoman_reading::command::{self, CommandId};

use super::writer::{PictureOf, QUOTED, Said, Writer};

/// How many games have a button below the list of somebody's games.
const GAME_BUTTONS: usize = 8;

impl Writer<'_> {
    pub(super) fn personal(&self, personal: &Personal) -> Said {
        match personal {
            Personal::Kept { unreadable } => {
                let forget = self.command(CommandId::Forget);
                let title = self.command_name(CommandId::MyData);
                let file = self.material.past.document.as_ref().map(|kept| File::json(&title, "my-data", kept));
                let text = self.text("personal-kept", &Args::new().text("forget", forget));
                Said { file, text: self.without(text, "personal-unread", unreadable), ..Said::default() }
            }
            Personal::Asked { unreadable } => Said {
                text: self
                    .without(self.plain("personal-asked"), "personal-asked-unread", unreadable)
                    .below(self.confirmed_by()),
                actions: vec![self.action(ActionId::of(CommandId::Forget).with("sure", "yes"), "action-forget")],
                ..Said::default()
            },
            Personal::Tied { names } => {
                let args = Args::new().list("names", names).text("leave", self.command(CommandId::Resign));
                self.only("personal-tied", &args)
            }
            Personal::Ringing { ringing, timezone } => self.ringing(ringing, timezone),
            Personal::Pictures { choice } => self.pictures(choice),
            Personal::Wording { choice } => {
                let notation = match choice.notation {
                    Some(OrderNotation::Short) => "choice-abbreviations",
                    Some(OrderNotation::Long) => "choice-full-names",
                    None => "choice-as-usual",
                };
                let detail = if choice.brief { "choice-brief" } else { "choice-with-reasons" };
                let args = Args::new().text("notation", self.label(notation)).text("detail", self.label(detail));
                self.only("wording-chosen", &args)
            }
            Personal::Digest { games } => {
                let one = |(name, count): &(String, u32)| {
                    let args = Args::new().text("name", name.clone()).number("count", i64::from(*count));
                    self.text(if name.is_empty() { "digest-other" } else { "digest-game" }, &args)
                };
                let said = self.only("digest", &Args::new().row("games", games.iter().map(one)));
                Said { rings: true, mentions: self.reader.person.iter().cloned().collect(), ..said }
            }
            Personal::Games { games, more, practising } => self.own_games(games, *more, *practising),
            Personal::Forgotten { unreadable } if unreadable.is_empty() => {
                self.only("personal-forgotten", &Args::new())
            }
            Personal::Forgotten { unreadable } => {
                self.only("personal-forgotten-unread", &Args::new().list("names", unreadable))
            }
        }
    }

    /// `text`, and below it the sentence `id` about games that can't be read, if there are any.
    fn without(&self, text: Text, id: &str, unreadable: &[String]) -> Text {
        match unreadable {
            [] => text,
            names => text.below(self.text(id, &Args::new().list("names", names))),
        }
    }

    /// The reader's games, with a button to their orders in each that they play.
    fn own_games(&self, games: &[OwnGame], more: usize, practising: bool) -> Said {
        let mut text = vec![match games.is_empty() {
            true => {
                let args =
                    Args::new().text("new", self.command(CommandId::New)).text("join", self.command(CommandId::Join));
                self.text("my-games-none", &args)
            }
            false => self.plain("my-games-title"),
        }];
        text.extend(games.iter().map(|game| Text::item(self.own_game(game))));
        if more > 0 {
            text.push(self.text("my-games-more", &Args::new().number("count", i64::try_from(more).unwrap_or(0))));
        }
        if practising {
            text.push(self.practice_waits());
        }
        let plays = |game: &&OwnGame| matches!(&game.state, OwnState::Running { powers, .. } if !powers.is_empty());
        let orders = |game: &OwnGame| Action {
            id: ActionId::of(CommandId::Orders).game(&game.id).into(),
            label: self.words.text(self.language(), "action-orders-of", &Args::new().text("name", game.name.clone())),
        };
        let mut actions: Vec<Action> = games.iter().filter(plays).take(GAME_BUTTONS).map(orders).collect();
        actions.extend(practising.then(|| self.practice_continued()));
        Said { text: Text::lines_of(text), actions, ..Said::default() }
    }

    fn own_game(&self, game: &OwnGame) -> Text {
        let count = |number: usize| i64::try_from(number).unwrap_or(0);
        let name = || Args::new().text("name", game.name.clone());
        match &game.state {
            OwnState::Lobby { joined, needed } => {
                let args = name().number("joined", count(*joined)).number("needed", count(*needed));
                self.text("my-game-lobby", &args)
            }
            OwnState::Running { phase, deadline, powers, to_do } => {
                let args = name().text("phase", self.phase(phase));
                let head = match (powers.is_empty(), game.master) {
                    (true, true) => self.text("my-game-master", &args),
                    (true, false) => self.text("my-game-left", &args),
                    (false, _) => self.text("my-game-plays", &args.powers("powers", powers)),
                };
                let to_do = match to_do {
                    ToDo::Orders { missing } => {
                        Some(self.text("my-game-missing", &Args::new().number("count", count(*missing))))
                    }
                    ToDo::Ready => {
                        let args = Args::new().text("ready", self.command(CommandId::Ready));
                        Some(self.text("my-game-unready", &args))
                    }
                    ToDo::Wait => Some(self.plain("my-game-ready")),
                    ToDo::Nothing => Some(self.plain("my-game-nothing")),
                    ToDo::Eliminated => Some(self.plain("my-game-out")),
                    ToDo::NoSeat => None,
                };
                let due = self.due(["deadline-line", "deadline-none"], Args::new(), *deadline);
                to_do.into_iter().chain([due]).fold(head, |said, next| said + " " + next)
            }
        }
    }

    /// All that a person has chosen for their own pictures, with a map as an example.
    fn pictures(&self, choice: &PictureChoice) -> Said {
        let switch = |on: bool| if on { "yes" } else { "no" };
        let said = |chosen: Option<&str>| self.choice(chosen.unwrap_or("as-game"));
        let args = Args::new()
            .text(
                "background",
                said(choice.background.map(|background| match background {
                    Background::Dark => "dark",
                    Background::Light => "light",
                })),
            )
            .text(
                "marks",
                said(choice.marks.map(|marks| match marks {
                    PowerMarks::None => "no-marks",
                    PowerMarks::Letters => "power-letters",
                    PowerMarks::Patterns => "power-patterns",
                })),
            )
            .text(
                "size",
                said(choice.size.map(|size| match size {
                    PictureSize::Small => "small",
                    PictureSize::Normal => "normal",
                    PictureSize::Large => "large",
                })),
            )
            .text(
                "results",
                said(choice.results.map(|results| match results {
                    ResultStyle::Orders => "arrows",
                    ResultStyle::After => "after",
                })),
            )
            .text("legend", said(choice.legend.map(switch)))
            .text("closeup", said(choice.whole.map(|whole| switch(!whole))))
            .text("names", said(choice.names.map(switch)));
        let scope = Args::new().text("options", self.parameter("options"));
        let text = self.text("pictures-chosen", &args).below(self.text("pictures-scope", &scope));
        Said { text, picture: self.current_position().map(PictureOf::Position), ..Said::default() }
    }

    /// All that a person has chosen to ring or not.
    fn ringing(&self, ringing: &Ringing, timezone: &str) -> Said {
        let choice = |silent: bool| self.choice(if silent { "no" } else { "yes" });
        let args = Args::new()
            .text("results", choice(ringing.silent_results))
            .text("reminders", choice(ringing.silent_reminders))
            .text("letters", choice(ringing.silent_letters));
        let mut text = vec![self.text("ringing-title", &args)];
        let zone = Args::new().text("zone", timezone.to_owned());
        text.push(match ringing.quiet {
            Some(QuietHours { from, to }) => {
                let time = |minute: u16| format!("{}:{:02}", minute / 60, minute % 60);
                let zone = zone.text("timezone", self.command_with(CommandId::Timezone, "timezone"));
                self.text("ringing-quiet", &zone.text("from", time(from)).text("to", time(to)))
            }
            None => {
                let quiet = self.command_with(CommandId::Quiet, "hours");
                self.text("ringing-not-quiet", &zone.text("quiet", quiet))
            }
        });
        if !ringing.muted.is_empty() {
            let names = ringing.muted.iter().map(|(_, name)| name.as_str());
            let args = Args::new().list("games", names).text("unmute", self.command(CommandId::Unmute));
            text.push(self.text("ringing-muted", &args));
        }
        Said { text: Text::lines_of(text), ..Said::default() }
    }

    pub(super) fn which_game(&self, question: &str, games: &[(GameId, String)]) -> Said {
        let one = |(game, name): &(GameId, String)| Action {
            id: ActionId::which_game(game, question).into(),
            label: sanitise::name(name, QUOTED),
        };
        let first = games.first().map(|(_, name)| name.clone()).unwrap_or_default();
        Said {
            actions: games.iter().map(one).collect(),
            ..self.only("question-which-game", &Args::new().text("name", first))
        }
    }

    /// Whether a command is meant that a sentence begins with.
    pub(super) fn meant(
        &self,
        question: &str,
        command: &str,
        game: Option<&GameId>,
        (words, readers): (Option<&str>, Option<&Readers>),
    ) -> Said {
        let Some(spec) = command::by_id(command) else { return Said::default() };
        let name = self.command_name(spec.command);
        let about = command::about(self.words, spec, self.language());
        let args = || Args::new().text("command", name.as_str()).text("about", about.as_str());
        let text = match words {
            Some(words) => {
                let asked = match readers {
                    Some(Readers::Everyone) => self.text("question-meant-everyone", &args()),
                    Some(Readers::Powers(powers)) => self.text("question-meant-powers", &args().powers("to", powers)),
                    None => self.text("question-meant-words", &args()),
                };
                asked.below(Text::prose(words))
            }
            None => self.text("question-meant", &args()),
        };
        let label = self.words.text(self.language(), "action-meant", &Args::new().text("command", name.as_str()));
        let action = Action { id: ActionId::carry_out(game, question).into(), label };
        Said { text, actions: vec![action], ..Said::default() }
    }

    /// What was written where everybody can read it doesn't count yet.
    pub(super) fn said_in_public(&self, question: &str, ready: bool, room: bool) -> Said {
        let (id, label) = match (ready, room) {
            (true, _) => ("ready-in-public", "action-ready"),
            (false, true) => ("orders-in-room", "action-store-orders"),
            (false, false) => ("orders-in-public", "action-store-orders"),
        };
        let game = self.material.game.as_ref().map(|game| &game.id);
        Said { actions: vec![self.action(ActionId::carry_out(game, question), label)], ..self.only(id, &Args::new()) }
    }
}
