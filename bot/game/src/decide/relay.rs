//! Letters: the bot carries a message from one private conversation to others, signed with the sender's power.
//!
//! A letter's text is stored until it is delivered, and no longer. A letter names only powers, so that it reveals
//! nothing in an anonymous game.

use std::collections::BTreeSet;

use dragoman_l10n::Words;

use super::context::{Context, declined};
use super::decision::Decision;
use super::silence::is_silent;
use super::{conduct, letters, stage};
use crate::event::{Content, Place};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, Piece, PowerId, PressRule, Seat, Settings};
use crate::notice::limit::Reached;
use crate::notice::relayed::{Outsider, Relayed, Why};
use crate::notice::{Declined, Destination, Notice, Sitting};
use crate::standing::known_name;
use crate::{command, rules};

/// Whether everybody agreed at creation that rooms are opened although players outside them could read them.
pub fn may_be_read_by_others(settings: &Settings) -> bool {
    settings.readable_by_others
}

/// The recipients in a line such as "to Germany, France: …", and the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heading<'a> {
    pub(super) to: &'a str,
    pub(super) words: &'a str,
}

/// Reads a text as a letter. A line that begins like a letter but names unknown powers is one too: what was meant for
/// another player must never be read as an order.
pub(super) fn heading<'a>(words: &Words, variant: &str, text: &'a str) -> Option<Heading<'a>> {
    let (head, rest) = text.split_once(':')?;
    let head = head.trim_start_matches(['!', '/']).trim();
    if head.contains('\n') {
        return None;
    }
    let (first, to) = head.split_once(|c: char| c.is_whitespace() || c == '\'' || c == '’')?;
    if !command::begins_letter(words, first) || command::names_value(words, first, to) {
        return None;
    }
    // "A Rome: …" may be an army: a heading of one letter must be followed by powers that aren't provinces.
    if first.chars().count() == 1 {
        let is_place = |name: &str| rules::names_province(words, variant, name);
        let powers = names(to).collect::<Vec<_>>();
        if powers.iter().any(|name| is_place(name) || rules::power(words, variant, name).is_none()) {
            return None;
        }
    }
    Some(Heading { to: to.trim(), words: rest.trim() })
}

fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';', '+', '&', '/']).map(str::trim).filter(|word| !word.is_empty())
}

/// The powers that `text` names, without `own`, in the variant's order. They are separated by commas and the like, or
/// only by spaces: "Germany, France", "Germany France", "Germania e Francia".
pub(super) fn powers(words: &Words, variant: &str, text: &str, own: &[PowerId]) -> Result<Vec<PowerId>, Declined> {
    let mut named = BTreeSet::new();
    for part in names(text) {
        named.extend(powers_in(words, variant, part)?);
    }
    Ok(rules::powers(variant).into_iter().filter(|power| named.contains(power) && !own.contains(power)).collect())
}

/// The powers of a part without commas. The longest name is tried first, since a power's name may have two words.
fn powers_in(words: &Words, variant: &str, part: &str) -> Result<Vec<PowerId>, Declined> {
    let parts: Vec<&str> = part.split_whitespace().collect();
    let most = rules::longest_power(words, variant);
    let mut found = Vec::new();
    let mut at = 0;
    while at < parts.len() {
        let longest = (at + 1..=parts.len().min(at + most))
            .rev()
            .find_map(|end| Some((end, rules::power(words, variant, &parts[at..end].join(" "))?)));
        let between = !found.is_empty() && at + 1 < parts.len() && command::is_and(words, parts[at]);
        match longest {
            _ if between => at += 1,
            Some((end, power)) => {
                found.push(power);
                at = end;
            }
            None => return Err(Declined::UnknownPower { word: parts[at..].join(" ") }),
        }
    }
    Ok(found)
}

/// Sends a letter from the acting player.
pub(super) fn send(context: &Context<'_>, loaded: &LoadedGame, to: &str, text: &str) -> Decision {
    let game = &loaded.game;
    let say = |relayed| context.answer(context.aside(), Some(game), Notice::Relayed(relayed));
    if matches!(context.event.place, Place::Channel(_) | Place::Room(_)) {
        return say(Relayed::InPrivate);
    }
    if let Content::Edited { .. } = context.event.content {
        return say(Relayed::Delivered);
    }
    let running = match stage::running(game) {
        Ok(running) => running,
        Err(why) => return declined(context, why),
    };
    match game.settings.press {
        PressRule::Full => {}
        PressRule::Public | PressRule::None => return declined(context, Declined::NoPress),
    }
    if is_silent(game) {
        return declined(context, Declined::Silence);
    }
    let own = game.seat_of(&context.view.person.id).map(|seat| seat.powers.clone()).unwrap_or_default();
    let Some(from) = own.first() else { return declined(context, Declined::NotIn) };
    let to = match powers(context.words, &game.settings.variant, to, &own) {
        Ok(to) if to.is_empty() => return declined(context, Declined::TalkToWhom),
        Ok(to) => to,
        Err(why) => return declined(context, why),
    };
    if text.trim().is_empty() {
        return say(Relayed::HowTo { to });
    }
    if let Some(power) = to.iter().find(|power| game.seat_with(power).and_then(Seat::person).is_none()) {
        return say(Relayed::Nobody { power: power.clone() });
    }
    let delivered: Vec<PowerId> = match conduct::blockers(context, game) {
        Ok(blockers) => conduct::reached(game, &to, blockers).cloned().collect(),
        Err(instead) => return instead.decision(context),
    };
    let most = context.view.limits.letters;
    let mut after = game.clone();
    if !after.published.count(running.number, Piece::Letter, from, most) {
        return declined(context, Declined::Limit(Reached::Letters { most }));
    }
    let language = context.language();
    let orders = rules::orders_in_press(context.words, language, &game.settings, &running.position, text);
    let letter = Relayed::Letter { from: from.clone(), to: to.clone(), text: text.trim().to_owned(), orders, language };
    let mut decision = Decision::default();
    if !delivered.is_empty() {
        letters::keep(&mut decision, context, &mut after, from, &delivered, text.trim());
        decision.happened(Happening::LetterSent { to: delivered, letter });
    }
    decision.reply(context.view.now, context.aside(), Some(game), Notice::Relayed(Relayed::Sent { to }));
    decision.change(loaded, after);
    decision
}

/// Tells all members of a room that couldn't be opened, or was closed, to write letters instead.
pub fn instead(game: &Game, members: &[Sitting], why: &Why, closed: bool) -> Vec<(Destination, Notice)> {
    let seats = game
        .seats
        .iter()
        .filter(|seat| members.iter().any(|sitting| sitting.powers.iter().any(|power| seat.powers.contains(power))));
    seats
        .filter_map(|seat| {
            let notice = Relayed::Instead { members: members.to_vec(), why: why.clone(), closed };
            Some((Destination::Place(Place::Person(seat.person()?.clone())), Notice::Relayed(notice)))
        })
        .collect()
}

/// The player of `seat`, as a person who could read the room.
pub fn outsider(game: &Game, seat: &Seat) -> Option<Outsider> {
    let sitting = Sitting { name: known_name(game, seat).to_owned(), powers: seat.powers.clone() };
    Some(Outsider { person: seat.person()?.clone(), sitting })
}

#[cfg(test)]
mod tests {
    use dragoman_l10n::Args;

    use super::*;

    fn read(text: &str) -> Option<(String, String)> {
        let words = dragoman_locales::words().expect("the words are complete");
        heading(&words, "classic", text).map(|heading| (heading.to.to_owned(), heading.words.to_owned()))
    }

    #[test]
    fn the_example_of_a_letter_is_read_as_one_in_every_language() {
        let words = dragoman_locales::words().expect("the words are complete");
        for variant in ["classic", "ancient-mediterranean"] {
            let all = rules::powers(variant);
            for language in words.languages() {
                for pair in all.windows(2) {
                    let example = words.text(language, "letter-example", &Args::new().powers("to", pair));
                    let found = heading(&words, variant, &example).unwrap_or_else(|| panic!("{example:?} is a letter"));
                    assert_eq!(powers(&words, variant, found.to, &[]).expect("powers"), pair, "{example:?}");
                }
            }
        }
    }

    #[test]
    fn a_letter_is_recognised_by_its_heading_in_four_languages() {
        for (text, to) in [
            ("to Germany: hello", "Germany"),
            ("To Germany, France: hello", "Germany, France"),
            ("a Germania: ciao", "Germania"),
            ("all'Italia: ciao", "Italia"),
            ("aan Duitsland: hallo", "Duitsland"),
            ("do Niemiec: cześć", "Niemiec"),
            ("letter Germany: hello", "Germany"),
            ("/napisz Niemcy: cześć", "Niemcy"),
        ] {
            let found = read(text).unwrap_or_else(|| panic!("{text:?} is a letter"));
            assert_eq!(found.0, to);
            let words = dragoman_locales::words().expect("the words are complete");
            assert!(powers(&words, "classic", &found.0, &[]).is_ok_and(|powers| !powers.is_empty()), "{text}");
        }
    }

    #[test]
    fn orders_arent_letters_and_letters_without_recipient_arent_orders() {
        for text in ["A Ven - Tri", "A Ven: holds", "Germany: A Mun - Ruh", "Spring 1901: A Mun - Ruh", "A Mun\nto: x"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read("to Grmany: A Mun - Ruh"), Some(("Grmany".into(), "A Mun - Ruh".into())));
        // Values with their parameters' names, as help shows them, belong to the command.
        for text in
            ["letter to:Germany words:\"hello\"", "lettera a:Germania", "/list do: Niemcy", "letter game:Pera to:x"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read("to words: hello"), Some(("words".into(), "hello".into())), "no command");
        let words = dragoman_locales::words().expect("the words are complete");
        assert_eq!(heading(&words, "ancient-mediterranean", "A Rome: holds"), None);
    }
}
