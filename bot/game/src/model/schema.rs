//! The schemas that a stored game has had; each is converted to the newest when it is read.
//!
//! A game takes months, and the program changes meanwhile. Every later version reads what an older one wrote.

use serde_json::{Map, Value, json};

use super::game::Game;
use super::inferred;
use crate::event::PersonId;

/// The newest schema of [`Game`] in the store.
///
/// 1: a seat is a person's; a phase ends a number of seconds after it began.
/// 2: a seat may be vacant or the computer's; a phase may end by the calendar.
/// 3: what people have been and have learnt is stored; those who were expelled are part of it.
pub const SCHEMA: u32 = 3;

/// Reads a stored game of any schema up to [`SCHEMA`].
///
/// # Errors
/// If it was written by a newer version, or isn't a game.
pub fn read(body: &str) -> Result<Game, serde_json::Error> {
    let mut stored: Value = serde_json::from_str(body)?;
    if stored.get("schema") == Some(&json!(1))
        && let Some(game) = stored.as_object_mut()
    {
        to_2(game);
    }
    let expelled = stored.get_mut("expelled").map(Value::take).filter(|_| stored.get("schema") == Some(&json!(2)));
    let expelled: Vec<PersonId> = expelled.map(serde_json::from_value).transpose()?.unwrap_or_default();
    let mut game: Game = serde_json::from_value(stored)?;
    if game.schema == 2 {
        inferred::fill(&mut game, &expelled);
        game.schema = SCHEMA;
    }
    if game.schema > SCHEMA {
        let newer = format!("the game has shape {}, and this program knows up to {SCHEMA}", game.schema);
        return Err(serde::de::Error::custom(newer));
    }
    Ok(game)
}

fn to_2(game: &mut Map<String, Value>) {
    game.insert("schema".to_owned(), json!(2));
    for seat in game.get_mut("seats").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(seat) = seat.as_object_mut()
            && let Some(person) = seat.remove("person")
        {
            seat.insert("holder".to_owned(), json!({ "person": person }));
        }
    }
    let tempo = game.get_mut("settings").and_then(|settings| settings.get_mut("tempo")).and_then(Value::as_object_mut);
    for limit in tempo.into_iter().flat_map(Map::values_mut).filter(|limit| limit.is_number()) {
        *limit = json!({ "after": limit });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Holder, Limit};

    /// As the first version wrote it.
    const FIRST: &str = r#"{"schema":1,"id":"ab12cd34","name":"Bosforo","channel":"local:hall","creator":"local:ola",
        "settings":{"variant":"classic","rulebook":"2023","options":{},"setup":null,"press":"full",
            "tempo":{"movement":172800,"retreat":86400,"adjustment":86400},"language":"en","timezone":"Europe/Rome"},
        "commitment":{"seed":"00","hash":"11"},
        "seats":[{"person":"local:marco","name":"Marco","powers":["AUSTRIA"],"joined_by":"local:5"}],
        "stage":"lobby"}"#;

    #[test]
    fn a_game_of_the_first_version_is_read() {
        let game = read(FIRST).unwrap();
        assert_eq!(game.schema, SCHEMA);
        assert_eq!(*game.seats[0].holder(), Holder::Person("local:marco".to_owned().try_into().unwrap()));
        assert_eq!(game.settings.tempo.movement, Limit::After(172_800));
        assert_eq!(read(&serde_json::to_string(&game).unwrap()).unwrap(), game);
    }

    #[test]
    fn a_game_of_a_newer_version_is_refused() {
        let newer = FIRST.replace(r#""schema":1"#, r#""schema":99"#);
        assert!(read(&newer).is_err());
    }
}
