//! A text that begins like a letter: "to Germany: …". What its recipients read can't be taken back, so a text in which
//! something else may be meant for others, or for the bot, is shown first, with those who would read it.

use dragoman_reading::command::{self, CommandId, Invocation, PREFIXES};
use dragoman_reading::letter::{self, Heading};
use dragoman_reading::names;

use super::context::Context;
use super::decision::Decision;
use super::given::Given;
use super::invoke::invoke;
use super::public_orders;
use crate::event::{Content, Place};
use crate::loaded::LoadedGame;
use crate::notice::Notice;
use crate::notice::relayed::Relayed;

/// The decision on a text with the heading of a letter; `None`: it has none.
pub(super) fn typed(context: &Context<'_>, variant: &str, text: &str) -> Option<Decision> {
    let heading = letter::heading(context.words, variant, text)?;
    // In public it isn't sent, and what is edited isn't either.
    let is_new = matches!((&context.event.place, &context.event.content), (Place::Person(_), Content::Text { .. }));
    if is_new && let Some(loaded) = orders_below(context, variant, &heading) {
        let heading = text.split_once(':').map_or("", |(head, _)| head.trim()).to_owned();
        let notice = Notice::Relayed(Relayed::OrdersBelow { heading });
        return Some(context.say(context.aside(), Some(&loaded.game), notice));
    }
    let is_exact = !(is_new && is_doubtful(context, variant, (text, &heading)));
    let values = [("to", heading.to), ("words", heading.words)].map(|(id, value)| (id.to_owned(), value.to_owned()));
    let invocation = Invocation { spec: command::spec(CommandId::Letter), values: values.into() };
    Some(invoke(context, &Given { is_exact, ..Given::chosen(invocation) }))
}

/// The game in which a heading that names no power stands above orders of the writer, and nothing else: "For this turn: A Par - Bur".
fn orders_below<'a>(context: &Context<'a>, variant: &str, heading: &Heading<'_>) -> Option<&'a LoadedGame> {
    let mut named = heading.to.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    if named.any(|word| names::power(context.words, variant, word).is_some()) {
        return None;
    }
    own_orders(context, heading.words)
}

/// Whether something in a letter may not be meant for those that its heading names.
fn is_doubtful(context: &Context<'_>, variant: &str, (text, heading): (&str, &Heading<'_>)) -> bool {
    let words = context.words;
    let is_letter =
        |line: &str| letter::heading(words, variant, line).is_some_and(|it| it.is_to_powers(words, variant));
    let has_prefix = text.trim_start().starts_with(PREFIXES);
    !has_prefix && heading.is_foreign(words, context.language(), variant)
        || heading.words.lines().any(is_letter)
        || last_paragraph(heading.words).is_some_and(|last| own_orders(context, last).is_some())
}

/// The game in which all of `text` reads as orders of the writer.
fn own_orders<'a>(context: &Context<'a>, text: &str) -> Option<&'a LoadedGame> {
    context.own_games().iter().find(|loaded| public_orders::are_orders(context, loaded, text))
}

/// What stands below the last empty line.
fn last_paragraph(text: &str) -> Option<&str> {
    let text = text.trim_end();
    let mut at = 0;
    let mut begins = None;
    for line in text.split_inclusive('\n') {
        at += line.len();
        if line.trim().is_empty() {
            begins = Some(at);
        }
    }
    begins.and_then(|begins| text.get(begins..))
}
