//! Who would read what a command passes on: said before it is sent, where the person is asked whether it is meant.

use dragoman_reading::command::{CommandId, Invocation, MARKS};
use dragoman_reading::letter;

use super::addressees::powers;
use super::agreements::own;
use super::confirmation::SURE;
use super::context::Context;
use super::declare;
use super::given::Given;
use crate::event::Content;
use crate::loaded::LoadedGame;
use crate::model::PowerId;
use crate::notice::{Declined, Readers};

/// Who would read what `invocation` passes on; `None`: nobody is named, or that isn't known beforehand.
pub(super) fn readers(
    context: &Context<'_>,
    loaded: &LoadedGame,
    invocation: &Invocation,
) -> Result<Option<Readers>, Declined> {
    let get = |id: &str| invocation.values.get(id).map(String::as_str);
    let own = own(context, &loaded.game);
    let named = |text: &str| powers(context.words, &loaded.game.settings.variant, text, &own);
    let some = |powers: Vec<PowerId>| (!powers.is_empty()).then_some(Readers::Powers(powers));
    let command = invocation.spec.command;
    if command == CommandId::Say {
        return Ok(Some(Readers::Everyone));
    }
    if command == CommandId::Document {
        let readers = declare::readers(context, loaded, get("with"), &own)?;
        let others = readers.iter().filter(|reader| !own.contains(reader)).cloned().collect();
        return Ok(if readers.is_empty() { Some(Readers::Everyone) } else { some(others) });
    }
    if command == CommandId::Letter {
        return Ok(some(named(get("to").unwrap_or_default())?));
    }
    let to = get("to").filter(|_| command == CommandId::Propose);
    Ok(to.and_then(|to| named(to).ok()).and_then(some))
}

/// Whether everyone would read a text that begins as if it were for some powers only: "say: to Russia: …", "document: with
/// Germany, …". That can't be taken back.
pub(super) fn is_for_fewer(context: &Context<'_>, given: &Given, loaded: &LoadedGame) -> bool {
    let values = &given.invocation.values;
    if values.contains_key(SURE) || matches!(context.event.content, Content::Edited { .. }) {
        return false;
    }
    let is_addressed = values.get("message").is_some_and(|text| {
        let text = text.trim().trim_matches(MARKS);
        letter::is_addressed(context.words, &loaded.game.settings.variant, text)
    });
    is_addressed && matches!(readers(context, loaded, &given.invocation), Ok(Some(Readers::Everyone)))
}
