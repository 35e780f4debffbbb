//! Completions for a parameter of a command, while it is typed, and the order form. Reads only.

use std::sync::Arc;

use dragoman_game::action::GameRef;
use dragoman_game::decide::suggest::OrderForm;
use dragoman_game::decide::{draft, suggest};
use dragoman_game::event::{PersonId, Place, RoomId};
use dragoman_game::loaded::LoadedGame;
use dragoman_game::model::GameId;
use dragoman_game::person::Person;
use dragoman_game::what_if::WhatIf;
use dragoman_l10n::Language;
use dragoman_reading::command::{self, CommandId, Kind};
use dragoman_reading::fold::fold;
use dragoman_store::StoreError;

use super::{HandleError, Service};

/// The fewest letters by which a city is found that other languages write differently.
const FEWEST: usize = 3;

/// The time zones whose names contain `typed`, folded. If there are none, those whose city begins most like it: the database
/// has English names only, and most others begin alike (`Warszawa`, `Parigi`, `Londyn`).
fn zones(typed: &str) -> Vec<String> {
    let all: Vec<(String, String)> =
        jiff::tz::db().available().map(|name| (fold(name.as_str()), name.as_str().to_owned())).collect();
    let found = |is_meant: &dyn Fn(&str) -> bool| {
        let meant = all.iter().filter(|(folded, _)| is_meant(folded));
        meant.map(|(_, name)| name.clone()).collect::<Vec<_>>()
    };
    let whole = found(&|folded| folded.contains(typed));
    if !whole.is_empty() {
        return whole;
    }
    let city: Vec<char> = typed.rsplit('/').next().unwrap_or(typed).chars().collect();
    let beginnings = (FEWEST..city.len()).rev().map(|length| city.iter().take(length).collect::<String>());
    let like =
        |beginning: String| found(&|folded| folded.rsplit('/').next().is_some_and(|city| city.starts_with(&beginning)));
    beginnings.map(like).find(|zones| !zones.is_empty()).unwrap_or_default()
}

/// Whether `person` means this game in `place`, if they don't name another one.
fn is_here(place: &Place, person: &Person, loaded: &LoadedGame) -> bool {
    match place {
        Place::Channel(channel) => loaded.game.channel == *channel,
        Place::Person(_) | Place::Room(_) | Place::Reply { .. } => {
            person.current_game.as_ref().is_none_or(|id| loaded.game.id == *id)
        }
    }
}

impl Service {
    pub(super) async fn completions(
        &self,
        place: &Place,
        (person, client): (&PersonId, Option<Language>),
        (command, game): (&str, Option<&str>),
        parameter: &str,
        typed: &str,
    ) -> Result<Vec<(String, String)>, HandleError> {
        let Some(spec) = command::by_id(command) else { return Ok(Vec::new()) };
        let named = game.filter(|game| !game.trim().is_empty()).map(|game| GameRef::Named(game.to_owned()));
        let is_meant =
            |loaded: &&LoadedGame| named.as_ref().is_none_or(|named| named.means(&loaded.game.id, &loaded.game.name));
        let known = spec.parameters.iter().find(|known| known.id == parameter);
        let person = self.person(person, "").await?;
        let language = person.language.or(client).unwrap_or(self.defaults.language);
        // Of several powers the last one is being typed; those before it are kept.
        let are_powers = known.is_some_and(|known| known.kind == Kind::Power);
        let cut = typed.rfind([',', '+']).filter(|_| are_powers).map_or(0, |at| at + 1);
        let (before, written) = typed.split_at(cut);
        let typed = fold(if are_powers { written.trim() } else { written });
        let mut found: Vec<(String, String)> = match (parameter, known.map(|known| known.kind)) {
            // What would be created, as it is typed.
            ("sheet", _) if spec.command == CommandId::New => {
                let draft = self.store.question(game.unwrap_or_default(), &person.id, self.clock.now()).await?;
                let sheet = draft.and_then(|draft| draft::sheet(&self.words, language, &draft));
                return Ok(sheet.map(|sheet| (String::new(), sheet)).into_iter().collect());
            }
            ("game", _) => {
                let games = self.load(self.games_near(place, &person.id).await?).await?;
                games.into_iter().map(|loaded| (loaded.game.name.clone(), loaded.game.name)).collect()
            }
            ("timezone", _) => zones(&typed).into_iter().map(|name| (name.clone(), name)).take(25).collect(),
            ("command", _) => {
                let name = |spec| command::name(&self.words, spec, language);
                command::COMMANDS.iter().map(|spec| (name(spec), spec.id.to_owned())).collect()
            }
            (_, Some(Kind::Power)) => {
                let games = self.load(self.games_near(place, &person.id).await?).await?;
                let game = games.iter().find(is_meant).map(|loaded| &loaded.game);
                let variant = game.map_or("classic", |game| game.settings.variant.as_str());
                // Nobody writes to themselves.
                let talks = matches!(parameter, "with" | "to");
                let own = game.filter(|_| talks).and_then(|game| game.seat_of(&person.id));
                let own = own.map(|seat| seat.powers.clone()).unwrap_or_default();
                let powers = dragoman_game::rules::powers(variant).into_iter();
                powers
                    .filter(|power| !own.contains(power))
                    .map(|power| (self.words.power(language, &power), power.into()))
                    .collect()
            }
            // The legal orders of the person's own game here.
            ("text", _) => {
                let ids = self.store.games_of(&person.id).await?;
                let here = |loaded: &&LoadedGame| is_here(place, &person, loaded);
                let mut running = self.load(ids).await?;
                running.retain(|loaded| loaded.game.running().is_some() && is_meant(&loaded));
                let now = self.clock.now();
                let practice = person.practice.as_ref().filter(|practice| !practice.is_over(now));
                let practice = practice.filter(|practice| command == "practice" || !practice.left);
                // As for orders that are sent: who plays in a game names the practice.
                if command != "what-if" && (command == "practice" || running.is_empty()) {
                    let Some(practice) = practice.cloned() else { return Ok(Vec::new()) };
                    let (words, written) = (Arc::clone(&self.words), written.to_owned());
                    let suggesting = move || suggest::practice(&words, language, &practice, &written);
                    return Ok(self.workers.run(suggesting).await?);
                }
                if command == "what-if" {
                    // All powers, on the person's board or in the position with which it would begin.
                    let board =
                        person.what_if.as_deref().filter(|board| named.is_none() && !board.is_over(now)).cloned();
                    let game = running.iter().find(here).or(running.first());
                    let board = board.or_else(|| WhatIf::of(&game?.game, now));
                    let board = board.unwrap_or_else(|| WhatIf::opening("classic", now));
                    let (words, written) = (Arc::clone(&self.words), written.to_owned());
                    let suggesting = move || suggest::what_if(&words, language, &board, &written);
                    return Ok(self.workers.run(suggesting).await?);
                }
                let Some(loaded) = running.iter().find(here).or(running.first()).cloned() else {
                    return Ok(Vec::new());
                };
                let (words, id, written) = (Arc::clone(&self.words), person.id.clone(), written.to_owned());
                let suggesting = move || suggest::in_game(&words, language, &loaded, (&id, now), &written);
                return Ok(self.workers.run(suggesting).await?);
            }
            (_, Some(kind @ (Kind::Choice(_) | Kind::Variant | Kind::Language))) => {
                let shown = |choice: &String| command::choice_name(&self.words, language, kind, choice);
                let choices = command::choices(&self.words, kind).into_iter();
                choices.map(|choice| (shown(&choice), choice)).collect()
            }
            _ => Vec::new(),
        };
        if parameter != "timezone" {
            found.retain(|(shown, value)| fold(shown).contains(&typed) || fold(value).contains(&typed));
        }
        found.truncate(25);
        if !before.is_empty() {
            for text in found.iter_mut().flat_map(|(shown, value)| [shown, value]) {
                *text = format!("{before} {text}");
            }
        }
        Ok(found)
    }

    /// See [`Lookups::order_form`](dragoman_platform::Lookups::order_form).
    pub(super) async fn form(
        &self,
        place: &Place,
        room: Option<&RoomId>,
        (person, client): (&PersonId, Option<Language>),
        game: Option<&str>,
    ) -> Result<Option<OrderForm>, HandleError> {
        let named = game.filter(|game| !game.trim().is_empty()).map(|game| GameRef::Named(game.to_owned()));
        let person = self.person(person, "").await?;
        let language = person.language.or(client).unwrap_or(self.defaults.language);
        let of_room = match room {
            Some(room) => self.store.room(room).await?.map(|row| row.game),
            None => None,
        };
        let mut running = self.load(self.store.games_of(&person.id).await?).await?;
        running.retain(|loaded| {
            let is_meant = named.as_ref().is_none_or(|named| named.means(&loaded.game.id, &loaded.game.name));
            is_meant && loaded.game.running().is_some()
        });
        let of_room = running.iter().find(|loaded| Some(&loaded.game.id) == of_room.as_ref());
        let here = || running.iter().find(|loaded| is_here(place, &person, loaded));
        let Some(loaded) = of_room.or_else(here).or(running.first()).cloned() else { return Ok(None) };
        let (words, id, now) = (Arc::clone(&self.words), person.id.clone(), self.clock.now());
        let filling = move || suggest::form(&words, language, &loaded, (&id, now));
        Ok(self.workers.run(filling).await?)
    }

    /// The games of a person, and then those of the channel: a person who joins has none there yet.
    async fn games_near(&self, place: &Place, person: &PersonId) -> Result<Vec<GameId>, StoreError> {
        let mut ids = self.store.games_of(person).await?;
        if let Place::Channel(channel) = place {
            let here = self.store.games_in(channel).await?;
            ids.extend(here.into_iter().filter(|id| !ids.contains(id)).collect::<Vec<_>>());
        }
        Ok(ids)
    }
}
