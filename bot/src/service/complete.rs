//! What a parameter of a command could be, while it is typed. Reads only.

use std::sync::Arc;

use super::{HandleError, Service, suggest};
use crate::command;
use crate::event::{PersonId, Place};
use crate::fold::fold;
use crate::store::LoadedGame;

impl Service {
    pub(super) async fn completions(
        &self,
        place: &Place,
        person: &PersonId,
        command: &str,
        parameter: &str,
        typed: &str,
    ) -> Result<Vec<(String, String)>, HandleError> {
        let Some(spec) = command::by_id(command) else { return Ok(Vec::new()) };
        let person = self.person(person, "").await?;
        let language = person.language.unwrap_or(self.defaults.language);
        let (written, typed) = (typed, fold(typed));
        let mut found: Vec<(String, String)> = match parameter {
            "game" => {
                let games = self.load(self.store.games_of(&person.id).await?).await?;
                games.into_iter().map(|loaded| (loaded.game.name.clone(), loaded.game.name)).collect()
            }
            "timezone" => {
                let zones = jiff::tz::db().available().map(|name| name.as_str().to_owned());
                zones.map(|name| (name.clone(), name)).collect()
            }
            "with" | "to" => {
                let mut ids = self.store.games_of(&person.id).await?;
                if let Place::Channel(channel) = place {
                    ids.extend(self.store.games_in(channel).await?);
                }
                let games = self.load(ids).await?;
                let variant = games.first().map_or("classic", |loaded| loaded.game.settings.variant.as_str());
                let own =
                    games.first().and_then(|loaded| loaded.game.seat_of(&person.id)).map(|seat| seat.powers.clone());
                crate::rules::powers(variant)
                    .into_iter()
                    .filter(|power| !own.as_ref().is_some_and(|own| own.iter().any(|held| held == power)))
                    .map(|power| (self.words.power(language, power), power.to_owned()))
                    .collect()
            }
            // The person's own game here: its lawful orders, or the orders that are stored.
            "text" | "sheet" => {
                let ids = self.store.games_of(&person.id).await?;
                let here = |loaded: &&LoadedGame| match place {
                    Place::Channel(channel) => loaded.game.channel == *channel,
                    Place::Person(_) | Place::Room(_) | Place::Reply { .. } => {
                        person.current_game.as_ref().is_none_or(|id| loaded.game.id == *id)
                    }
                };
                let running: Vec<_> =
                    self.load(ids).await?.into_iter().filter(|loaded| loaded.game.running().is_some()).collect();
                let Some(loaded) = running.iter().find(here).or(running.first()) else { return Ok(Vec::new()) };
                let (Some(seat), Some(now)) = (loaded.game.seat_of(&person.id), loaded.game.running()) else {
                    return Ok(Vec::new());
                };
                let (words, settings) = (Arc::clone(&self.words), loaded.game.settings.clone());
                if parameter == "text" {
                    let (now, powers, written) = (now.clone(), seat.powers.clone(), written.to_owned());
                    let suggesting = move || suggest::orders(&words, language, &settings, &now, &powers, &written);
                    return Ok(self.workers.run(suggesting).await?);
                }
                let open = seat.powers.iter().filter(|power| !now.sealed.contains(*power));
                let sheets = open.filter_map(|power| loaded.sheets.get(power));
                let sheets: Vec<_> = sheets.map(|(_, sheet)| sheet.clone()).collect();
                let writing = move || suggest::sheet(&words, language, &settings, &sheets);
                return Ok(vec![(loaded.game.name.clone(), self.workers.run(writing).await?)]);
            }
            _ => {
                let kind = spec.parameters.iter().find(|known| known.id == parameter).map(|known| known.kind);
                let choices = kind.into_iter().flat_map(|kind| {
                    let choices = command::choices(&self.words, kind).into_iter();
                    choices.map(move |choice| (command::choice_name(&self.words, language, kind, &choice), choice))
                });
                choices.collect()
            }
        };
        found.retain(|(shown, value)| fold(shown).contains(&typed) || fold(value).contains(&typed));
        found.truncate(25);
        Ok(found)
    }
}
