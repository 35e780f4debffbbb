//! Cuts long texts just above the limit, so that they are still recognised as too long.

use dragoman_game::event::{Content, Event};

/// The longest name of a person, command, parameter or action that is read, in characters.
const NAME: usize = 200;

/// The event with its texts cut to one character more than `limit`, which still shows that they are too long, so that
/// later work on a text is limited. Also returns the number of characters of the longest text that was cut.
pub(super) fn shortened(mut event: Event, limit: u32) -> (Event, Option<u32>) {
    let limit = usize::try_from(limit).unwrap_or(usize::MAX).saturating_add(1);
    cut(&mut event.actor.name, NAME);
    let length = match &mut event.content {
        Content::Text { text, .. } | Content::Edited { text, .. } => cut(text, limit),
        Content::Invoked { command, arguments } => {
            cut(command, NAME);
            if arguments.keys().any(|name| name.len() > NAME) {
                arguments.retain(|name, _| name.len() <= NAME);
            }
            arguments.values_mut().filter_map(|value| cut(value, limit)).max()
        }
        Content::Pressed { action } | Content::Reacted { action, .. } => cut(action, limit),
        Content::Removed { .. } | Content::Unreadable(_) | Content::Undecryptable | Content::Invited => None,
    };
    (event, length.map(|length| u32::try_from(length).unwrap_or(u32::MAX)))
}

/// Cuts `text` to `limit` characters; returns how many it had, if it was longer.
fn cut(text: &mut String, limit: usize) -> Option<usize> {
    // A text with so few bytes can't have more characters: usual texts needn't be counted.
    if text.len() <= limit {
        return None;
    }
    let (end, _) = text.char_indices().nth(limit)?;
    let length = limit + text[end..].chars().count();
    text.truncate(end);
    Some(length)
}

#[cfg(test)]
mod tests {
    use dragoman_game::event::{Actor, EventId, PersonId, Place, PlatformName};
    use jiff::Timestamp;

    use super::*;

    #[test]
    fn a_long_text_is_cut_to_one_character_above_the_limit() {
        let person = PersonId::new(PlatformName::Local, "ada");
        let event = Event {
            id: EventId::new(PlatformName::Local, "1"),
            at: Timestamp::UNIX_EPOCH,
            actor: Actor { person: person.clone(), name: "ada".to_owned(), language: None, administrator: false },
            place: Place::Person(person),
            channel: None,
            content: Content::Text { text: "ą".repeat(5_000), addressed: true },
        };
        let (event, length) = shortened(event, 3);
        assert_eq!((event.content, length), (Content::Text { text: "ąąąą".to_owned(), addressed: true }, Some(5_000)));
    }
}
