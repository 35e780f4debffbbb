//! Help for the present situation, and the description of a command.

use dragoman_game::action::ActionId;
use dragoman_game::notice::help::{Helped, Moment, Small};
use dragoman_game::rules;
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::topic::{ALL_TOPICS, Topic};
use dragoman_reading::command::{self, CommandId, Kind, Spec, Who};
use dragoman_statements::Meaning;

use super::writer::{Said, Writer};

/// The most names of commands of a topic that are listed where a button shows all of them.
const MOST_NAMES: usize = 5;

/// Whether somebody plays, or has played, in a game that goes on.
fn is_playing(moment: Moment) -> bool {
    !matches!(moment, Moment::Alone | Moment::Lobby)
}

/// Whether help is read by its person alone, and whether they have begun a practice.
#[derive(Clone, Copy)]
struct Privately {
    private: bool,
    practising: bool,
}

impl Writer<'_> {
    pub(super) fn help(&self, helped: &Helped) -> Said {
        match helped {
            Helped::Brief { said, moment, private, practising, .. } => {
                self.help_briefly(*said, *moment, Privately { private: *private, practising: *practising })
            }
            Helped::Now { moment, private, brief: true, practising, .. } => {
                self.what_now(*moment, Privately { private: *private, practising: *practising })
            }
            Helped::Now { moment, private, master, press, brief: false, practising, .. } => {
                let privately = Privately { private: *private, practising: *practising };
                self.help_now(*moment, privately, *master, *press)
            }
            Helped::Topic { id } => self.help_topic(id),
            Helped::Wall => Said { text: self.wall(), ..Said::default() },
            Helped::Command { id } => self.help_command(id),
        }
    }

    /// What somebody can do now: a few lines, and buttons.
    fn what_now(&self, moment: Moment, privately: Privately) -> Said {
        let (lines, mut actions) = self.help_begun(moment, privately);
        actions.push(self.action(ActionId::of(CommandId::Help).with("command", ALL_TOPICS), "action-commands"));
        Said { text: Text::lines_of(lines), actions, ..Said::default() }
    }

    /// What help begins with: the situation, and buttons that are of use in it.
    fn help_begun(&self, moment: Moment, privately: Privately) -> (Vec<Text>, Vec<Action>) {
        let (playing, private) = (is_playing(moment), privately.private);
        let mut lines = vec![self.moment(moment, privately.private)];
        lines.extend(self.practice_line(moment, privately));
        lines.extend(self.what_happens());
        if playing && !private {
            lines.push(self.plain("help-secret"));
        }
        let mut actions: Vec<Action> = self.ready_action(moment).into_iter().collect();
        if playing {
            actions.extend(self.game_action(CommandId::Orders, "action-orders"));
            actions.extend(self.game_action(CommandId::Map, "action-map"));
            actions.extend(self.game_action(CommandId::Status, "action-status"));
            actions.extend(self.game_action(CommandId::Players, "action-players"));
        }
        if moment == Moment::Movement {
            actions.extend(self.talk_actions());
        }
        actions.extend(self.practice_button(moment, privately));
        (lines, actions)
    }

    /// That a practice waits, or an offer of one to who doesn't play.
    fn practice_line(&self, moment: Moment, Privately { private, practising }: Privately) -> Option<Text> {
        match practising {
            true => Some(self.practice_waits()),
            false => (private && !is_playing(moment)).then(|| self.practice_offer()),
        }
    }

    /// The button beside that.
    fn practice_button(&self, moment: Moment, Privately { private, practising }: Privately) -> Option<Action> {
        match practising {
            true => Some(self.practice_continued()),
            false => (private && !is_playing(moment)).then(|| self.practice_action()),
        }
    }

    /// The commands, by topics: of each the first ones, and a button for the others.
    fn help_now(&self, moment: Moment, privately: Privately, master: bool, press: bool) -> Said {
        let playing = is_playing(moment);
        let (mut lines, mut actions) = self.help_begun(moment, privately);
        for topic in Topic::ALL {
            let fits = match topic {
                Topic::Lobby => !playing,
                Topic::Orders => {
                    matches!(moment, Moment::Movement | Moment::Retreat | Moment::Adjustment | Moment::Ordered)
                }
                Topic::Questions => moment != Moment::Alone,
                Topic::Press => playing && press,
                Topic::Votes => playing && moment != Moment::Eliminated,
                Topic::Seats => playing || moment == Moment::Alone,
                Topic::Master => master,
                Topic::Person => true,
            };
            if fits {
                let names: Vec<Text> =
                    self.commands_of(topic).map(|spec| Text::code(self.command(spec.command))).collect();
                // Without buttons the others couldn't be found.
                let is_long = self.actions > 0 && names.len() > MOST_NAMES + 1;
                let most = if is_long { MOST_NAMES } else { names.len() };
                let args = Args::new()
                    .text("topic", self.plain(topic.message()))
                    .list("commands", names.into_iter().take(most));
                lines.push(self.text(if is_long { "help-topic-begun" } else { "help-topic" }, &args));
                if is_long {
                    let id = ActionId::of(CommandId::Help).with("command", topic.message());
                    actions.push(self.action(id, topic.message()));
                }
            }
        }
        let args = Args::new()
            .text("help", self.command_with(CommandId::Help, "command"))
            .text("example", self.example(moment));
        lines.push(self.text("help-more", &args));
        if playing || master {
            lines.push(self.text("wall-more", &Args::new().text("help", self.help_wall())));
        }
        Said { text: Text::lines_of(lines), actions, ..Said::default() }
    }

    fn help_briefly(&self, said: Small, moment: Moment, privately: Privately) -> Said {
        let private = privately.private;
        let first = match said {
            Small::Called | Small::HowToPlay => None,
            Small::Greeting => Some(self.plain("help-greeting")),
            Small::Thanks => Some(self.plain("help-thanks")),
            Small::Wordless => Some(self.plain("help-wordless")),
            Small::Unaddressed => {
                Some(self.text("help-unaddressed", &Args::new().text("order", self.command(CommandId::Order))))
            }
        };
        let mut lines: Vec<Text> = first.into_iter().collect();
        if !matches!(said, Small::Thanks | Small::Unaddressed) {
            lines.push(self.moment(moment, private));
            if said == Small::HowToPlay || privately.practising {
                lines.extend(self.practice_line(moment, privately));
            }
            lines.push(self.text("help-brief", &Args::new().text("help", self.command(CommandId::Help))));
        }
        let mut actions = Vec::new();
        if private {
            actions.extend(self.ready_action(moment).filter(|_| said != Small::Thanks));
            actions.push(self.help_action());
            actions.extend(self.practice_button(moment, privately));
        }
        Said { text: Text::lines_of(lines), actions, ..Said::default() }
    }

    /// The button of a player who is done; `None` for others.
    fn ready_action(&self, moment: Moment) -> Option<Action> {
        let game = self.material.game.as_ref().filter(|_| moment == Moment::Ordered)?;
        let number = game.running()?.number;
        self.phase_action(CommandId::Ready, number, "action-ready")
    }

    /// The commands of `topic` that can be given here.
    fn commands_of(&self, topic: Topic) -> impl Iterator<Item = &'static Spec> {
        let maps = self.material.maps;
        topic.commands().filter(move |spec| maps || spec.command != CommandId::OrderMap)
    }

    /// The commands of a topic, each with what it does.
    fn help_topic(&self, id: &str) -> Said {
        let Some(topic) = Topic::of_message(id) else { return Said::default() };
        let title = Text::bold(self.plain(topic.message()));
        let line = |spec: &Spec| {
            let args = Args::new().text("name", self.command(spec.command)).text("about", self.purpose(spec));
            self.text("help-parameter", &args)
        };
        let lines = self.commands_of(topic).map(line);
        Said { text: Text::lines_of(std::iter::once(title).chain(lines)), ..Said::default() }
    }

    /// When the present phase ends, and what ends it earlier.
    fn what_happens(&self) -> Option<Text> {
        let game = self.material.game.as_ref()?;
        let running = game.running()?;
        let args = Args::new()
            .text("phase", self.phase(&running.position.phase))
            .text("status", self.command(CommandId::Status))
            .text("players", self.command(CommandId::Players));
        let waits = game.settings.never_early && running.position.phase.is_movement();
        let ids = match (running.clock.talks(), waits) {
            (true, _) => return None,
            (false, true) => ["help-clock-waits", "help-clock-paused"],
            (false, false) => ["help-clock", "help-clock-paused"],
        };
        Some(self.due(ids, args, running.clock.deadline()))
    }

    fn moment(&self, moment: Moment, private: bool) -> Text {
        let name = |command| self.command(command);
        match moment {
            Moment::Alone => {
                let args = Args::new().text("new", name(CommandId::New)).text("join", name(CommandId::Join));
                self.text("help-alone", &args)
            }
            Moment::Lobby => self.text("help-lobby", &Args::new().text("leave", name(CommandId::Leave))),
            Moment::Movement => {
                let args = Args::new()
                    .text("orders", name(CommandId::Orders))
                    .text("clear", name(CommandId::Clear))
                    .text("ready", name(CommandId::Ready))
                    .text("example", self.own_example());
                self.text(if private { "help-movement-here" } else { "help-movement" }, &args)
            }
            Moment::Retreat => self.plain("help-retreat"),
            Moment::Adjustment => self.plain("help-adjustment"),
            Moment::Ordered => self.text("help-ordered", &Args::new().text("ready", name(CommandId::Ready))),
            Moment::Waiting => self.text("help-waiting", &Args::new().text("status", name(CommandId::Status))),
            Moment::Eliminated => self.text("help-eliminated", &Args::new().text("take", name(CommandId::Take))),
        }
    }

    /// A move of one of the reader's units.
    fn own_example(&self) -> String {
        let position = self.current_position();
        let own = self.own_powers();
        let first =
            position.and_then(|position| own.iter().find_map(|power| position.units.get(power)?.first().cloned()));
        first.map_or_else(|| "A Mun - Ruh".to_owned(), |unit| self.order(&rules::example_order(self.variant(), &unit)))
    }

    /// A command that is useful in this situation.
    fn example(&self, moment: Moment) -> String {
        self.command_name(match moment {
            Moment::Alone => CommandId::New,
            Moment::Lobby => CommandId::Join,
            Moment::Movement | Moment::Waiting => CommandId::Draw,
            Moment::Retreat | Moment::Adjustment | Moment::Ordered => CommandId::Possible,
            Moment::Eliminated => CommandId::Why,
        })
    }

    fn help_command(&self, id: &str) -> Said {
        let Some(spec) = command::by_id(id) else { return Said::default() };
        let args = Args::new().text("name", self.command(spec.command)).text("about", self.purpose(spec));
        let mut lines = vec![self.text("help-command", &args)];
        let others = command::other_names(self.words, spec, self.language());
        if !others.is_empty() {
            lines.push(self.text("help-also", &Args::new().list("names", others)));
        }
        for parameter in spec.parameters {
            let message = command::parameter_message(parameter);
            let about = self.plain(&format!("{message}.about"));
            let args = Args::new().text("name", self.plain(message)).text("about", about);
            lines.push(match parameter.kind {
                // The values of a switch are in its description.
                kind @ (Kind::Choice(_) | Kind::Variant | Kind::Language)
                    if !command::is_choice(self.words, kind, "yes") =>
                {
                    let choices = command::choices(self.words, kind);
                    let choices = choices.iter().map(|choice| Text::code(self.choice_word(kind, choice)));
                    self.text("help-parameter-choices", &args.either("choices", choices))
                }
                _ => self.text("help-parameter", &args),
            });
        }
        if spec.command == CommandId::Propose {
            let keywords = self.statement_keywords();
            let number = |meaning| Text::code(format!("#1 {}", self.statement_keyword(meaning)));
            let args = Args::new()
                .list("forms", keywords)
                .list("answers", [Meaning::Yes, Meaning::No, Meaning::Drop, Meaning::Withdraw].map(number))
                .text("counter", format!("#1 {}: …", self.statement_keyword(Meaning::Dmz)))
                .text("agreements", self.command(CommandId::Agreements));
            lines.push(self.text("help-propose", &args));
        }
        lines.push(self.plain(match spec.who {
            Who::Anyone => "help-who-anyone",
            Who::Player => "help-who-player",
            Who::Survivor => "help-who-survivor",
            Who::GameMaster | Who::Mover => "help-who-master",
            Who::Administrator => "help-who-administrator",
        }));
        Said { text: Text::lines_of(lines), ..Said::default() }
    }

    fn purpose(&self, spec: &Spec) -> String {
        command::about(self.words, spec, self.language())
    }
}
