//! A conversation in which statements are said: whose it is, and what its members are asked about.

use std::collections::BTreeMap;

use dragoman_statements::{Clause, StoredStatement, TypedStatement};

use super::addressees::silent;
use super::agreements::{asks, own};
use super::confirmation::SURE;
use super::context::Context;
use super::phase_of_event::written;
use crate::event::GAME_ID;
use crate::loaded::LoadedGame;
use crate::model::{Game, PowerId, Running};
use crate::negotiation::{Read, Talk};
use crate::question::{FROM, Understood};
use crate::rules;

/// Where a statement is said, by whom and to whom.
pub(super) struct Conversation<'a> {
    /// The game.
    pub loaded: &'a LoadedGame,
    /// Its phase.
    pub running: &'a Running,
    /// The power that says it.
    pub from: PowerId,
    /// The powers that it is said to.
    pub to: Vec<PowerId>,
    /// The key of the press room.
    pub room: Option<String>,
}

impl Conversation<'_> {
    /// The powers that talk with each other.
    pub(super) fn talk(&self) -> Talk {
        let is_in = |power: &PowerId| *power == self.from || self.to.contains(power);
        rules::powers(&self.loaded.game.settings.variant).into_iter().filter(is_in).collect()
    }

    /// The conversation in which `read` was said, by the power of the acting person that takes part in it.
    pub(super) fn of(&self, context: &Context<'_>, read: &Read<'_>) -> Self {
        let own = own(context, &self.loaded.game);
        let from = own.into_iter().find(|power| read.talk.contains(power)).unwrap_or_else(|| self.from.clone());
        let to = read.talk.iter().filter(|power| **power != from).cloned().collect();
        Self { loaded: self.loaded, running: self.running, from, to, room: self.room.clone() }
    }
}

/// The values of a question about something that is said in a conversation, without what it is.
pub(super) fn asked_about(talk: &Conversation<'_>) -> BTreeMap<String, String> {
    let game = &talk.loaded.game;
    let values = [(FROM, talk.from.to_string()), (GAME_ID, game.id.0.clone()), (SURE, "yes".to_owned())];
    let room = talk.room.clone().map(|room| ("room".to_owned(), room));
    values.map(|(id, value)| (id.to_owned(), value)).into_iter().chain(room).collect()
}

/// A statement that its author is asked about, which can be typed as `typed`: in its stored form, and as a value of the question.
pub(super) fn understood(
    talk: &Conversation<'_>,
    typed: String,
    statement: TypedStatement,
) -> Option<(StoredStatement, String)> {
    let TypedStatement { answers, alternatives } = statement;
    let variant = &talk.loaded.game.settings.variant;
    let statement = rules::statement(variant, &talk.from, &talk.to, answers, alternatives)?;
    let value = serde_json::to_string(&Understood { typed, statement: statement.clone() }).ok()?;
    Some((statement, value))
}

/// The only clause of a statement that has one line.
pub(super) fn only_clause(statement: &TypedStatement) -> Option<&Clause> {
    let [alternative] = statement.alternatives.as_slice() else { return None };
    let [clause] = alternative.clauses() else { return None };
    (alternative.lines().count() == 1).then_some(clause)
}

/// Whether a statement waits for the answer of who plays `own`, and can still be answered.
pub(super) fn waits_for(game: &Game, running: &Running, own: &[PowerId], read: &Read<'_>) -> bool {
    let author = &read.said.from;
    let is_open = |power| !read.replies.contains_key(power) && !read.replies.contains_key(author);
    own.iter().find(|power| read.said.delivered.contains(power)).is_some_and(is_open)
        && !read.is_undone
        && silent(game, std::slice::from_ref(author)).is_none()
        && game.is_said_by_present_player(read.said)
        && asks(game, running, read)
}

/// Whether a statement was said already when the acting person wrote: what was said since isn't answered by that.
pub(super) fn was_said(context: &Context<'_>, read: &Read<'_>) -> bool {
    read.said.at.is_none_or(|at| at <= written(context))
}

/// The powers to which the acting person can say something.
pub(super) fn said_to(context: &Context<'_>, game: &Game) -> Vec<PowerId> {
    let own = own(context, game);
    let is_played = |power: &PowerId| !own.contains(power) && silent(game, std::slice::from_ref(power)).is_none();
    rules::powers(&game.settings.variant).into_iter().filter(is_played).collect()
}
