//! Finds the function that carries out a command: its row (`bot/reading/src/command/rows.rs`) names it.

use dragoman_reading::command::{CommandId, Invocation};
use dragoman_reading::commands;

use super::confirmation::{MEANT, SURE};
use super::context::Context;
use super::not_done::Outcome;
use super::votes::Proposable;
use super::{
    admission, adopt, agreements, away, by_hand, company, conduct, corrections, creation, declare, deputies, draft,
    elsewhere, history, info, invitations, letters, lobby, master, order_map, orders, own_games, personal, pictures,
    practice, press, record, relay, rematch, rule, seats, showing, sounds, statements, votes, watching, what_if, whom,
    wording,
};
use crate::action::{CHOICE, GameRef};
use crate::loaded::LoadedGame;
use crate::notice::{OrderChoice, OrderKind};
use crate::question::{FROM, UNDERSTOOD, offered};

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

    /// The value of a parameter; empty if there is none or it is blank.
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

    /// Whether its giver has confirmed it: by the button, or by `go-ahead`. Nobody types that with the command.
    fn is_sure(&self) -> bool {
        self.get(SURE) == Some("yes")
    }

    /// What tells the person about whom its giver was asked from others.
    fn meant(&self) -> Option<&str> {
        self.get(MEANT)
    }
}

/// Carries out a command that is about no game, or finds the game itself.
type Alone = fn(&Context<'_>, &Arguments<'_>) -> Outcome;
/// Carries out a command about a game, once it is clear that the person may give it.
type InGame = fn(&Context<'_>, &LoadedGame, &Arguments<'_>) -> Outcome;
/// Carries out a command for a game of elsewhere, if there is one.
type Elsewhere = fn(&Context<'_>, &Arguments<'_>) -> Option<Outcome>;

/// How a command is carried out.
pub(super) enum Handler {
    /// Without a game.
    Alone(Alone),
    /// In the game that is named or meant.
    Game(InGame),
    /// If no game is named: in the only game of elsewhere that can be meant, else as [`Handler::Game`].
    OwnGame(Elsewhere, InGame),
}

/// Says a statement.
fn say(context: &Context<'_>, game: &LoadedGame, given: &Arguments<'_>) -> Outcome {
    let choice = given.get(CHOICE);
    let to = whom::chosen(given.get(whom::WHOM), choice);
    let proposed = statements::Proposed {
        to: given.get("to"),
        within: given.get("in"),
        words: given.get("words"),
        offer: given.get("offer"),
        reply: given.get("reply"),
        talk: given.get("talk"),
        map: given.get("map"),
        room: given.get("room"),
        whom: to,
        chosen: whom::chosen(given.get(whom::TALKS), choice),
        typed_in: given.get(whom::TYPED_IN).and_then(|language| language.parse().ok()),
        asked: (given.is_sure() || choice.is_some()).then(|| statements::Asked {
            from: given.get(FROM),
            understood: given.get(offered(choice).filter(|_| to.is_none()).unwrap_or(UNDERSTOOD)),
        }),
    };
    statements::propose(context, game, &proposed)
}

/// Proposes `what` with the values of the command.
fn propose(context: &Context<'_>, game: &LoadedGame, given: &Arguments<'_>, what: Proposable) -> Outcome {
    let words = votes::Words {
        power: given.get("power").or(given.get("with")),
        value: given.get("number").or(given.get("time")),
    };
    votes::propose(context, game, what, &words)
}

macro_rules! handlers {
    ($(
        $(#[$meaning:meta])*
        $id:ident = $message:literal: $topic:ident, $group:ident; $who:ident, $spot:ident, $effect:ident, $act:ident;
            takes($($parameters:tt)*) => $handler:expr;
    )*) => {
        /// How `command` is carried out.
        pub(super) fn handler(command: CommandId) -> Handler {
            use Handler::{Alone, Game, OwnGame};
            match command {
                $(CommandId::$id => $handler,)*
            }
        }
    };
}
commands!(handlers);
