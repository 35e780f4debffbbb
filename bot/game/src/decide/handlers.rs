//! What carries out each command: one row a command. What a command is called, who may give it and where stands in
//! [`crate::command`], which knows nothing of decisions.

use super::context::Context;
use super::decision::Decision;
use super::{creation, declare, history, info, lobby, master, orders, personal, press, relay, rewriting, seats, votes};
use crate::command::{CommandId, GameRef, Invocation};
use crate::loaded::LoadedGame;
use crate::notice::{OrderChoice, OrderKind};

/// The values of a command.
pub(super) struct Arguments<'a> {
    /// The command as it was given.
    pub invocation: &'a Invocation,
    /// The game that it names.
    pub named: Option<&'a GameRef>,
}

impl<'a> Arguments<'a> {
    /// The value of a parameter, if it isn't blank.
    fn get(&self, parameter: &str) -> Option<&'a str> {
        self.invocation.values.get(parameter).map(String::as_str).filter(|value| !value.trim().is_empty())
    }

    /// The same; empty if there is none.
    fn text(&self, parameter: &str) -> &'a str {
        self.get(parameter).unwrap_or_default()
    }

    /// How far an order was chosen. All but the unit comes from buttons only: in words, one types the order.
    fn order_choice(&self) -> OrderChoice {
        OrderChoice {
            unit: self.get("unit").map(str::to_owned),
            kind: self.get("kind").and_then(OrderKind::with_id),
            of: self.get("of").map(Into::into),
            from: self.get("from").and_then(|from| from.parse().ok()).unwrap_or(0),
        }
    }

    /// Whether something is to be given up without being asked first.
    fn is_sure(&self) -> bool {
        self.get("sure") == Some("yes")
    }
}

/// Carries out a command that is about no game, or finds the game itself.
type Alone = fn(&Context<'_>, &Arguments<'_>) -> Decision;
/// Carries out a command about a game, once it is clear that the person may give it.
type InGame = fn(&Context<'_>, &LoadedGame, &Arguments<'_>) -> Decision;
/// Carries out a command for a game of elsewhere, if there is one.
type Elsewhere = fn(&Context<'_>, &Arguments<'_>) -> Option<Decision>;

/// How a command is carried out.
pub(super) enum Handler {
    /// Without a game.
    Alone(Alone),
    /// In the game that is named or meant.
    Game(InGame),
    /// If no game is named: in the only game of elsewhere that can be meant, else as [`Handler::Game`].
    OwnGame(Elsewhere, InGame),
}

/// How `command` is carried out.
pub(super) fn handler(command: CommandId) -> Handler {
    use Handler::{Alone, Game, OwnGame};
    match command {
        CommandId::New => Alone(|context, given| creation::new(context, given.invocation)),
        CommandId::Join => Alone(|context, given| lobby::join(context, given.named, given.get("prefer"))),
        CommandId::Help => Alone(|context, given| info::help(context, given.get("command"))),
        CommandId::Setup => Alone(|context, _| info::setup(context)),
        CommandId::MyData => Alone(|context, _| personal::kept(context)),
        CommandId::Forget => Alone(|context, given| personal::forget(context, given.is_sure())),
        CommandId::Language => Alone(|context, given| info::language(context, given.text("language"))),
        CommandId::Timezone => Alone(|context, given| info::timezone(context, given.text("timezone"))),

        CommandId::Leave => Game(|context, game, given| lobby::leave(context, game, given.is_sure())),
        CommandId::Prefer => Game(|context, game, given| lobby::prefer(context, game, given.get("prefer"))),
        CommandId::Confirm => Game(|context, game, _| lobby::confirm(context, game)),
        CommandId::Rules => Game(|context, game, _| lobby::rules(context, game)),
        CommandId::Lots => Game(|context, game, _| lobby::lots(context, game)),
        CommandId::Players => Game(|context, game, _| info::players(context, game)),
        CommandId::Start => Game(|context, game, _| lobby::start_now(context, game)),

        CommandId::Order => Game(|context, game, given| orders::send(context, Some(game), given.text("text"))),
        CommandId::Orders => Game(|context, game, given| match given.get("phase") {
            Some(phase) => history::orders(context, game, phase),
            None => orders::show(context, game),
        }),
        CommandId::Withdraw => Game(|context, game, given| orders::withdraw(context, game, given.get("unit"))),
        CommandId::Clear => Game(|context, game, _| orders::clear(context, game)),
        CommandId::Ready => Game(|context, game, _| orders::ready(context, game, true)),
        CommandId::Unready => Game(|context, game, _| orders::ready(context, game, false)),

        CommandId::Status => Game(|context, game, _| info::status(context, game)),
        CommandId::Map => Game(|context, game, given| match given.get("phase") {
            Some(phase) => history::position(context, game, phase),
            None => info::map(context, game),
        }),
        CommandId::Results => Game(|context, game, given| info::results(context, game, given.get("phase"))),
        CommandId::Translate => Game(|context, game, given| history::translated(context, game, given.get("phase"))),
        CommandId::Why => {
            Game(|context, game, given| history::why(context, game, given.get("unit"), given.get("phase")))
        }
        CommandId::Possible => Game(|context, game, given| history::possible(context, game, given.order_choice())),
        CommandId::Chart => Game(|context, game, _| history::chart(context, game)),
        CommandId::Export => Game(|context, game, given| history::export(context, game, given.text("format"))),

        CommandId::Talk => Game(|context, game, given| press::talk(context, game, given.text("with"))),
        CommandId::Notation => Game(|context, game, given| press::translate(context, game, given.text("quoted"))),
        CommandId::Letter => {
            Game(|context, game, given| relay::send(context, game, given.text("to"), given.text("words")))
        }
        CommandId::Say => Game(|context, game, given| declare::say(context, game, given.text("message"))),
        CommandId::Document => {
            Game(|context, game, given| declare::document(context, game, given.text("message"), given.get("with")))
        }
        CommandId::Sign => Game(|context, game, given| declare::sign(context, game, given.get("document"))),

        CommandId::Draw
        | CommandId::Concede
        | CommandId::End
        | CommandId::Victory
        | CommandId::MoreTime
        | CommandId::VotePause
        | CommandId::VoteResume => Game(|context, game, given| {
            let words = votes::Words { power: given.get("power"), value: given.get("number").or(given.get("time")) };
            votes::propose(context, game, given.invocation.spec.command, &words)
        }),
        CommandId::Agree => Game(|context, game, given| votes::answer(context, game, given.get("vote"), true)),
        CommandId::Refuse => Game(|context, game, given| votes::answer(context, game, given.get("vote"), false)),

        CommandId::Resign => Game(|context, game, given| seats::resign(context, game, given.is_sure())),
        CommandId::Take => Game(|context, game, given| seats::take(context, game, given.get("power"))),
        CommandId::Return => Game(|context, game, _| seats::come_back(context, game)),
        CommandId::Replace => {
            Game(|context, game, given| seats::replace(context, game, given.text("power"), given.get("person")))
        }
        CommandId::Expel => Game(|context, game, given| seats::expel(context, game, given.get("who"), given.is_sure())),
        CommandId::Fill => Game(|context, game, _| seats::fill(context, game)),

        CommandId::Pause => Game(|context, game, _| master::pause(context, game)),
        CommandId::Resume => Game(|context, game, _| master::resume(context, game)),
        CommandId::Extend => Game(|context, game, given| master::extend(context, game, given.text("time"))),
        CommandId::Adjudicate => Game(|context, game, _| master::adjudicate(context, game)),
        CommandId::Announce => Game(|context, game, given| master::announce(context, game, given.text("message"))),
        CommandId::Enter => {
            Game(|context, game, given| master::enter(context, game, given.text("power"), given.text("text")))
        }
        CommandId::Panel => Game(|context, game, _| master::panel(context, game)),
        CommandId::Appoint => {
            Game(|context, game, given| master::appoint(context, game, given.text("person"), given.is_sure()))
        }
        CommandId::Change => Game(|context, game, given| creation::change(context, game, given.invocation)),
        // In a new channel there is no game yet.
        CommandId::MoveHere => OwnGame(
            |context, given| master::move_own(context, given.invocation),
            |context, game, given| master::move_here(context, game, given.invocation),
        ),
        CommandId::Rollback => {
            Game(|context, game, given| rewriting::rollback(context, game, given.text("phase"), given.get("reason")))
        }
        CommandId::Edit => {
            Game(|context, game, given| rewriting::edit(context, game, given.text("changes"), given.get("reason")))
        }
        CommandId::Cancel => Game(|context, game, given| rewriting::cancel(context, game, given.get("reason"))),
        CommandId::Proceed => Game(|context, game, given| rewriting::proceed(context, game, given.get("asked"))),
    }
}
