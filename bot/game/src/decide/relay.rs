//! Letters: the bot carries a message from one private conversation to others, under the sender's power.
//!
//! What is written is kept until it is delivered and no longer. A letter names powers only, so that it says no more in
//! an anonymous game than it should.

use std::collections::BTreeSet;

use dragoman_l10n::Words;

use super::context::{Context, declined};
use super::decision::Decision;
use super::silence::is_silent;
use super::stage;
use crate::event::{Content, Place};
use crate::loaded::LoadedGame;
use crate::model::{Game, Piece, PowerId, PressRule, Seat, Settings};
use crate::notice::limit::Reached;
use crate::notice::relayed::{Outsider, Relayed, Why};
use crate::notice::{Declined, Destination, Notice, Priority, Sitting};
use crate::{command, rules};

/// Whether everybody agreed at the creation that rooms are opened though players who aren't in them could read them.
pub fn may_be_read_by_others(settings: &Settings) -> bool {
    settings.readable_by_others
}

/// To whom a line such as "to Germany, France: …" is, and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heading<'a> {
    pub(super) to: &'a str,
    pub(super) words: &'a str,
}

/// Reads a text as a letter. A line that begins like one whose powers aren't known is one too: what was meant for
/// somebody else's eyes must never be read as an order.
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
    // "A Rome: …" may be an army: a lone letter needs powers after it that are no provinces.
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

/// The powers that `text` names, without `own`, in the variant's order. They stand apart by commas and the like, or by
/// blanks alone: "Germany, France", "Germany France", "Germania e Francia".
pub(super) fn powers(words: &Words, variant: &str, text: &str, own: &[PowerId]) -> Result<Vec<PowerId>, Declined> {
    let mut named = BTreeSet::new();
    for part in names(text) {
        named.extend(powers_in(words, variant, part)?);
    }
    let all = rules::powers(variant).into_iter().map(str::to_owned);
    Ok(all.filter(|power| named.contains(power) && !own.contains(power)).collect())
}

/// The powers of a part without commas. The longest name comes first: a power may be called by two words.
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

/// Sends a letter of the acting player.
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
    let most = context.view.limits.letters;
    let mut after = game.clone();
    if !after.published.count(running.number, Piece::Letter, from, most) {
        return declined(context, Declined::Limit(Reached::Letters { most }));
    }
    let language = context.language();
    let orders = rules::orders_in_press(context.words, language, &game.settings, &running.position, text);
    let letter = Relayed::Letter { from: from.clone(), to: to.clone(), text: text.trim().to_owned(), orders, language };
    let mut decision = Decision::default();
    let readers = game.seats.iter().filter(|seat| to.iter().any(|power| seat.holds(power)));
    for person in readers.filter_map(Seat::person) {
        let notice = Notice::Relayed(letter.clone());
        decision.say(context.view.now, Place::Person(person.clone()), Some(game), notice, Priority::Event);
    }
    decision.say(
        context.view.now,
        context.aside(),
        Some(game),
        Notice::Relayed(Relayed::Sent { to }),
        Priority::Answer,
    );
    decision.change(loaded, after);
    decision
}

/// Tells everybody of a room that isn't one, or no more, to write letters instead.
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

/// Who sits there, as somebody who might read along.
pub fn outsider(seat: &Seat) -> Option<Outsider> {
    let sitting = Sitting { name: seat.name.clone(), powers: seat.powers.clone() };
    Some(Outsider { person: seat.person()?.clone(), sitting })
}

/// Has the courier find out which of the seats `people` could read rooms that they aren't in, and say so in the channel.
pub(super) fn ask_who_else_reads(decision: &mut Decision, now: jiff::Timestamp, game: &Game, people: &[usize]) {
    // Where no rooms are opened nobody can read along.
    let no_rooms = game.settings.press != PressRule::Full || game.settings.anonymous;
    if no_rooms || may_be_read_by_others(&game.settings) {
        return;
    }
    let people = people
        .iter()
        .filter_map(|seat| game.seats.get(*seat))
        .filter_map(outsider)
        .filter(|outsider| outsider.person.platform() == game.channel.platform())
        .collect();
    let notice = Notice::Relayed(Relayed::Outsiders { people });
    decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Routine);
}

#[cfg(test)]
mod tests {
    use dragoman_l10n::Args;

    use super::*;

    fn read(text: &str) -> Option<(String, String)> {
        let words = Words::new().expect("the words are whole");
        heading(&words, "classic", text).map(|heading| (heading.to.to_owned(), heading.words.to_owned()))
    }

    #[test]
    fn the_example_of_a_letter_is_read_as_one_in_every_language() {
        let words = Words::new().expect("the words are whole");
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
    fn a_letter_is_known_by_its_heading_in_four_languages() {
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
            let words = Words::new().expect("the words are whole");
            assert!(powers(&words, "classic", &found.0, &[]).is_ok_and(|powers| !powers.is_empty()), "{text}");
        }
    }

    #[test]
    fn orders_are_no_letters_and_a_letter_to_nobody_is_no_order() {
        for text in ["A Ven - Tri", "A Ven: holds", "Germany: A Mun - Ruh", "Spring 1901: A Mun - Ruh", "A Mun\nto: x"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read("to Grmany: A Mun - Ruh"), Some(("Grmany".into(), "A Mun - Ruh".into())));
        // Values by their names, as help has them, are the command's.
        for text in
            ["letter to:Germany words:\"hello\"", "lettera a:Germania", "/list do: Niemcy", "letter game:Pera to:x"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read("to words: hello"), Some(("words".into(), "hello".into())), "no command");
        let words = Words::new().expect("the words are whole");
        assert_eq!(heading(&words, "ancient-mediterranean", "A Rome: holds"), None);
    }
}
