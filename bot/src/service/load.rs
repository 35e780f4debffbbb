//! Loads what a decision may look at.

use std::collections::HashMap;

use dragoman_game::action;
use dragoman_game::conduct::{List, Subject};
use dragoman_game::decide::decision::Want;
use dragoman_game::decide::game_choice;
use dragoman_game::decide::press::powers_in;
use dragoman_game::decide::view::{self, View};
use dragoman_game::event::{AUTHOR, Content, Event, PersonId, Place};
use dragoman_game::loaded::LoadedGame;
use dragoman_game::model::{GameId, Stage};
use dragoman_game::person::Person;
use dragoman_l10n::Language;
use dragoman_store::StoreError;
use dragoman_tasks::locks::Seen;

use super::Service;

/// The games that a decision has read.
pub(super) type Looked = HashMap<GameId, Seen>;

impl Service {
    /// Loads games, without a decision.
    pub(super) async fn load(&self, ids: Vec<GameId>) -> Result<Vec<LoadedGame>, StoreError> {
        self.load_all(ids, &mut Looked::new()).await
    }

    async fn load_all(&self, ids: Vec<GameId>, looked: &mut Looked) -> Result<Vec<LoadedGame>, StoreError> {
        let mut games = Vec::with_capacity(ids.len());
        for id in ids {
            games.extend(self.load_one(&id, looked).await?);
        }
        Ok(games)
    }

    /// The same, without those that can't be read: why one of them can't is left in `failed`.
    pub(super) async fn load_readable(
        &self,
        ids: Vec<GameId>,
        (looked, failed): (&mut Looked, &mut Option<StoreError>),
    ) -> Result<Vec<LoadedGame>, StoreError> {
        let mut games = Vec::with_capacity(ids.len());
        for id in ids {
            match self.load_one(&id, looked).await {
                Ok(loaded) => games.extend(loaded),
                Err(error) if error.is_of_a_document() => {
                    tracing::error!(game = %id, %error, "a game can't be read");
                    *failed = Some(error);
                }
                Err(error) => return Err(error),
            }
        }
        Ok(games)
    }

    pub(super) async fn load_one(&self, id: &GameId, looked: &mut Looked) -> Result<Option<LoadedGame>, StoreError> {
        // Counted before it is loaded, so that no change in between is missed.
        let seen = self.games.look(id);
        looked.entry(id.clone()).or_insert(seen);
        // A loaded game is large: on the heap, so that it isn't a part of each future that loads one.
        let loading = async {
            match self.store.game(id).await? {
                Some(loaded) => Ok(Some(self.with_barred(loaded).await?)),
                None => Ok(None),
            }
        };
        Box::pin(loading).await
    }

    /// The game with those of its waiting list who may not join games on its server.
    pub(super) async fn with_barred(&self, mut loaded: LoadedGame) -> Result<LoadedGame, StoreError> {
        loaded.game.barred = Vec::new();
        if matches!(loaded.game.stage, Stage::Lobby) && !loaded.game.waiting.is_empty() {
            let key = self.answer_sender.server_of(&loaded.game.channel);
            let bars = self.store.list(List::Bars, &key, self.clock.now()).await?;
            let mark_key = self.store.mark_key().await?;
            let is_barred = |person: &&PersonId| {
                let subject = Subject::person(&mark_key, person);
                bars.iter().any(|listed| listed.subject == subject)
            };
            let waiting = loaded.game.waiting.iter().map(|waiting| &waiting.person);
            loaded.game.barred = waiting.filter(is_barred).cloned().collect();
        }
        Ok(loaded)
    }

    /// The view of the person who caused `event`, and why it lacks a game, if one can't be read.
    pub(super) async fn view(
        &self,
        event: &Event,
        looked: &mut Looked,
    ) -> Result<(View, Option<StoreError>), StoreError> {
        let person = self.person(&event.actor.person, &event.actor.name).await?;
        let mut failed = None;
        let mine = self.load_readable(self.store.games_of(&person.id).await?, (&mut *looked, &mut failed)).await?;
        let mut here = match view::channel(event) {
            Some(channel) => {
                let mut ids = self.store.games_in(&channel).await?;
                if ids.is_empty() {
                    ids.extend(self.store.last_game_in(&channel).await?);
                }
                let mut here = Vec::with_capacity(ids.len());
                for id in ids {
                    // Most players of a channel's game are in that game.
                    match mine.iter().find(|loaded| loaded.game.id == id) {
                        Some(loaded) => here.push(loaded.clone()),
                        None => here.extend(self.load_readable(vec![id.clone()], (&mut *looked, &mut failed)).await?),
                    }
                }
                here
            }
            None => Vec::new(),
        };
        let question = match game_choice::named(&event.content) {
            Some(id) => self.store.question(&id, &person.id, self.clock.now()).await?,
            None => None,
        };
        // What was requested in a room is carried out for it.
        let room = match event.room().or_else(|| question.as_ref()?.room()) {
            Some(room) => self.store.room(&room).await?,
            None => None,
        };
        // A person to whom a seat is offered may have no seat yet and press the button in private.
        if let Some(id) = offered(event)
            && !mine.iter().chain(&here).any(|loaded| loaded.game.id == id)
        {
            here.extend(self.load_readable(vec![id], (&mut *looked, &mut failed)).await?);
        }
        let mut readers = Vec::new();
        if let Some(room) = &room {
            if !mine.iter().any(|loaded| loaded.game.id == room.game) {
                here.extend(self.load_readable(vec![room.game.clone()], (&mut *looked, &mut failed)).await?);
            }
            let game = mine.iter().chain(&here).map(|loaded| &loaded.game).find(|game| game.id == room.game);
            let powers = game.map(|game| powers_in(game, room)).unwrap_or_default();
            let seats = game.iter().flat_map(|game| &game.seats);
            for seat in seats.filter(|seat| powers.iter().any(|power| seat.holds(power))) {
                let Some(person) = seat.person() else { continue };
                readers.push(self.language_of(person).await?);
            }
        }
        let mut receipts = Vec::new();
        for loaded in mine.iter().filter(|_| matches!(event.place, Place::Person(_))) {
            let Some(running) = loaded.game.running() else { continue };
            receipts.extend(self.store.receipts(&person.id, &loaded.game.id, running.number).await?);
        }
        // A command about another person's message has the account that wrote it.
        let writer = match &event.content {
            Content::Invoked { arguments, .. } => {
                arguments.get(AUTHOR).and_then(|id| PersonId::try_from(id.clone()).ok())
            }
            Content::Text { .. }
            | Content::Edited { .. }
            | Content::Pressed { .. }
            | Content::Reacted { .. }
            | Content::Removed { .. }
            | Content::Unreadable(_)
            | Content::Undecryptable
            | Content::Invited => None,
        };
        let writer = match writer {
            Some(writer) => self.store.person(&writer).await?.and_then(|writer| writer.language),
            None => None,
        };
        let key = self.store.mark_key().await?;
        let view = View {
            question,
            newest: None,
            receipts,
            writer,
            now: self.clock.now(),
            restored: self.store.restored().map(|restored| restored.begun),
            behind: self.network_clocks.behind(event.actor.person.platform(), self.clock.now()),
            seed: self.entropy.seed_for("event"),
            person,
            key,
            mine,
            here,
            room,
            readers,
            length: None,
            limits: self.defaults.limits,
            language: self.defaults.language,
            timezone: self.defaults.timezone.clone(),
            maps: self.defaults.maps.clone(),
            rooms: self.answer_sender.has_rooms(&event.place),
            past: None,
            statements: None,
            over: None,
            beside: None,
            unreadable: None,
            records: None,
            conduct: dragoman_game::conduct::KnownConduct::default(),
            named: None,
        };
        Ok((view, failed))
    }

    /// Loads data that a decision requests beyond what every decision gets.
    pub(super) async fn fetch(
        &self,
        want: Want,
        event: &Event,
        view: &mut View,
        looked: &mut Looked,
    ) -> Result<(), StoreError> {
        match want {
            Want::Statements(game) => view.statements = Some(self.store.statements(&game).await?),
            Want::Past(game) => view.past = Some(self.store.phases(&game).await?),
            Want::Question => {
                view.newest = Some(self.store.newest_question(&view.person.id, view.now).await?);
            }
            Want::Over(game) => {
                let over = self.store.games_over(view::channel(event).as_ref(), &view.person.id).await?;
                let called = over.into_iter().filter(|(id, called)| game.means(id, called));
                view.over = Some(self.load_all(called.map(|(id, _)| id).collect(), looked).await?);
            }
            Want::Beside { game, channel } => {
                let mut ids = self.store.games_in(&channel).await?;
                if !ids.contains(&game) {
                    ids.insert(0, game);
                }
                view.beside = Some(self.load_all(ids, looked).await?);
            }
            Want::Records(people) => {
                let mut records = Vec::with_capacity(people.len());
                for person in people {
                    let record = self.store.track_record(&person).await?;
                    records.push((person, record));
                }
                view.records = Some(records);
            }
            Want::Blocks => {
                let blocks = self.store.list(List::Blocks, view.person.id.as_str(), view.now).await?;
                view.conduct.blocks = Some(blocks);
            }
            Want::Blockers(subject) => {
                view.conduct.blockers = Some(self.store.blockers(&subject, view.now).await?);
            }
            Want::Server(channel) => {
                let key = self.answer_sender.server_of(&channel);
                view.conduct.server = Some(self.store.server(key, &view.person.id, view.now).await?);
            }
            Want::Unreadable => view.unreadable = Some(self.store.unreadable_games(&view.person.id).await?),
            Want::Named { name, channel } => view.named = Some(self.store.persons_seen(&channel, &name).await?),
        }
        Ok(())
    }

    /// The language in which somebody is written to.
    async fn language_of(&self, id: &PersonId) -> Result<Language, StoreError> {
        Ok(self.store.person(id).await?.and_then(|person| person.language).unwrap_or(self.defaults.language))
    }

    pub(super) async fn person(&self, id: &PersonId, name: &str) -> Result<Person, StoreError> {
        let stranger = || Person::new(id.clone(), name);
        Ok(self.store.person(id).await?.unwrap_or_else(stranger))
    }
}

/// The game whose seat a person takes by a button, whose waiting list they leave, whose rematch they want, whose
/// letters they vote on, whose agreements may be shown, which they want to watch, or which they were asked about: they may
/// have no seat in it, or it is over.
fn offered(event: &Event) -> Option<GameId> {
    match action::of_action(event.content.action()?) {
        ("take-over" | "leave" | "rematch" | "open-letters" | "agreements" | "watch" | "which", mut values) => {
            values.remove("game").map(GameId)
        }
        _ => None,
    }
}
