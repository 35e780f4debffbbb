//! The practice in words: what comes next, what was understood, and what the results show.

use dragoman_game::action::ActionId;
use dragoman_game::model::OrderText;
use dragoman_game::notice::practice::{Next, PracticeNotice};
use dragoman_game::practice::{self, Lesson, Step};
use dragoman_game::rules::{self, Found, Message};
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::{CommandId, Kind, PRACTICE_STEPS};

use super::results;
use super::writer::{PictureOf, Pictured, Said, Writer};

impl Writer<'_> {
    pub(super) fn practice(&self, notice: &PracticeNotice) -> Said {
        let board = Pictured {
            settings: practice::settings(),
            name: self.label("practice-title"),
            id: "practice".to_owned(),
            winners: Vec::new(),
            is_what_if: false,
        };
        let (lesson, record) = notice.phase();
        self.on_board((board, practice::position(lesson)), record, |writer| writer.practised(notice))
    }

    fn practised(&self, notice: &PracticeNotice) -> Said {
        match notice {
            PracticeNotice::Next(next) => self.next(next),
            PracticeNotice::Earlier(next) => {
                let said = self.next(next);
                Said { text: self.plain("practice-earlier").below(said.text), ..said }
            }
            PracticeNotice::Read { message, others, next } => self.read(message, others, next),
            PracticeNotice::Results { .. } => self.results_for(results::Next::Unsaid, &[practice::power()]),
            PracticeNotice::Finished => {
                let args = Args::new()
                    .text("rule", self.command(CommandId::Rule))
                    .text("join", self.command(CommandId::Join))
                    .text("new", self.command(CommandId::New))
                    .text("help", self.command(CommandId::Help));
                Said { actions: vec![self.help_action()], ..self.only("practice-finished", &args) }
            }
            PracticeNotice::Stopped => self.over("practice-stopped"),
            PracticeNotice::Left => {
                let end = ActionId::of(CommandId::Practice).with("step", "stop");
                let actions = vec![self.practice_continued(), self.action(end, "action-practice-end")];
                Said { actions, ..self.over("practice-left") }
            }
            PracticeNotice::Continued(next) => {
                let said = self.next(next);
                let position = practice::position(next.step.lesson());
                let picture = self.preview(position.clone(), &practice::power(), &next.given);
                let picture = picture.or(Some(PictureOf::Position(position)));
                Said { text: self.plain("practice-continued").below(said.text), picture, ..said }
            }
            PracticeNotice::InPrivate => self.only("practice-in-private", &Args::new()),
            PracticeNotice::None => self.over("practice-none"),
            PracticeNotice::NotHere { example } => {
                self.only("practice-not-here", &Args::new().text("example", self.typed_apart(&self.order(example))))
            }
        }
    }

    /// Below a message that greets somebody: a practice begins.
    pub(super) fn practice_action(&self) -> Action {
        self.action(ActionId::of(CommandId::Practice), "action-practice")
    }

    /// Continues a practice that was left.
    pub(super) fn practice_continued(&self) -> Action {
        self.action(ActionId::of(CommandId::Practice), "action-practice-continue")
    }

    /// That a practice waits to be continued.
    pub(super) fn practice_waits(&self) -> Text {
        self.text("practice-waits", &self.naming_practice())
    }

    /// Says how a practice begins.
    pub(super) fn practice_offer(&self) -> Text {
        self.text("practice-offer", &self.naming_practice())
    }

    /// The command, as the variable `practice`.
    fn naming_practice(&self) -> Args<'static> {
        Args::new().text("practice", self.command(CommandId::Practice))
    }

    fn over(&self, id: &str) -> Said {
        Said { actions: vec![self.practice_action()], ..self.only(id, &self.naming_practice()) }
    }

    /// What is typed for the practice by somebody who also plays in a game.
    fn typed_apart(&self, what: &str) -> String {
        format!("{} {what}", self.command_name(CommandId::Practice))
    }

    /// What is typed for `next`.
    fn to_type(&self, next: &Next, what: String) -> String {
        if next.apart { self.typed_apart(&what) } else { what }
    }

    fn step_action(&self, next: &Next, deed: &str, message: &str) -> Action {
        let id = ActionId::of(CommandId::Practice).with("step", deed).with("at", next.step.id());
        self.action(id, message)
    }

    fn practice_order(&self, next: &Next, order: &OrderText) -> Action {
        let id = ActionId::of(CommandId::Practice).with("text", order).with("at", next.step.id());
        Action { id: id.into(), label: self.order_label(order) }
    }

    /// What comes next, with its buttons, and the board where a phase begins.
    fn next(&self, next: &Next) -> Said {
        let mut text = Vec::new();
        let mut picture = None;
        match next.step {
            Step::First => {
                let position = practice::position(Lesson::Spring);
                let units = position.units.get(&practice::power()).map(Vec::as_slice).unwrap_or_default();
                text.push(self.text("practice-welcome", &Args::new().list("units", self.units(units))));
                picture = Some(PictureOf::Position(position));
            }
            Step::Support if next.given.is_empty() => text.push(self.plain("practice-standoff")),
            Step::Builds if next.given.is_empty() => text.push(self.plain("practice-centres")),
            Step::Moves | Step::ReadyForSpring | Step::Support | Step::ReadyForAutumn | Step::Builds => {}
        }
        text.extend(self.asked(next));
        Said { text: Text::lines_of(text), picture, actions: self.step_actions(next), ..Said::default() }
    }

    /// What the step asks for, and what else can be typed.
    fn asked(&self, next: &Next) -> Vec<Text> {
        let orders = next.asked.iter().map(|order| Text::code(self.to_type(next, self.order(order))));
        let orders = Args::new().row("orders", orders);
        let ready = || Args::new().text("ready", self.to_type(next, self.command_name(CommandId::Ready)));
        let is_begun = !next.given.is_empty();
        let mut text = vec![match next.step {
            Step::First => self.text("practice-first", &orders),
            Step::Moves => {
                let count = i64::try_from(next.asked.len()).unwrap_or(0);
                self.text("practice-moves", &orders.number("count", count))
            }
            Step::ReadyForSpring => self.text("practice-ready-spring", &ready()),
            Step::Support if is_begun => self.text("practice-support-left", &orders),
            Step::Support => self.text("practice-support", &orders),
            Step::ReadyForAutumn => self.text("practice-ready-autumn", &ready()),
            Step::Builds if is_begun => self.text("practice-builds-left", &orders),
            Step::Builds => self.text("practice-builds", &orders),
        }];
        if next.apart {
            let args = Args::new().text("practice", self.command_name(CommandId::Practice));
            text.push(self.text("practice-apart", &args));
        }
        let word = |deed| self.to_type(next, self.choice_word(Kind::Choice(PRACTICE_STEPS), deed));
        text.push(self.text("practice-ways", &Args::new().text("skip", word("skip")).text("stop", word("stop"))));
        text
    }

    fn step_actions(&self, next: &Next) -> Vec<Action> {
        let mut actions: Vec<Action> = match next.step {
            Step::First | Step::Moves | Step::Support => {
                next.asked.iter().map(|order| self.practice_order(next, order)).collect()
            }
            Step::ReadyForSpring | Step::ReadyForAutumn => vec![self.step_action(next, "ready", "action-ready")],
            Step::Builds => {
                let position = practice::position(Lesson::Winter);
                let options = rules::adjustment_options(&practice::settings(), &position, &practice::power());
                let is_free = |order: &&OrderText| {
                    next.given.iter().all(|given| rules::province_of(given) != rules::province_of(order))
                };
                options.iter().filter(is_free).map(|order| self.practice_order(next, order)).collect()
            }
        };
        if !matches!(next.step, Step::ReadyForSpring | Step::ReadyForAutumn) {
            actions.push(self.step_action(next, "skip", "action-practice-skip"));
        }
        actions.push(self.step_action(next, "stop", "action-practice-stop"));
        actions
    }

    /// What was understood, and what comes next.
    fn read(&self, message: &Message, others: &[OrderText], next: &Next) -> Said {
        let position = practice::position(next.step.lesson());
        let lines = self.answers_to(&practice::settings(), &position, message);
        // An order that the lesson doesn't need was understood all the same.
        let understood: Vec<OrderText> = next.given.iter().chain(others).cloned().collect();
        let mut text = self.read_lines(&lines, &understood);
        let is_repeated = |order: &&OrderText| {
            lines.iter().any(|line| matches!(&line.found, Found::Order { order: other } if other == *order))
        };
        let standing: Vec<&OrderText> = next.given.iter().filter(|order| !is_repeated(order)).collect();
        if !standing.is_empty() && !lines.is_empty() {
            text.push(self.plain("receipt-standing"));
        }
        text.extend(standing.iter().map(|order| Text::own("✓ ") + self.full(order)));
        if !others.is_empty() {
            text.push(self.text("practice-others", &Args::new().row("orders", self.orders(others))));
        }
        text.extend(self.asked(next));
        let shows_orders = lines.is_empty() || next.given.iter().any(|order| is_repeated(&order));
        let picture = if shows_orders { self.preview(position, &practice::power(), &next.given) } else { None };
        let actions = self.step_actions(next);
        Said { text: Text::lines_of(text), picture, actions, ..Said::default() }
    }
}
