//! Suggestions while orders are typed, and the order form: reads only.

use dragoman_l10n::{Language, Words};
use dragoman_reading::command::CommandId;
use dragoman_reading::fold::letters_of;
use jiff::Timestamp;

use crate::action::ActionId;
use crate::event::{GAME_ID, PersonId};
use crate::loaded::LoadedGame;
use crate::model::{PhaseTimes, PowerId, Running, Settings};
use crate::practice::{self, Practice};
use crate::rules;
use crate::standing::{What, may_see};
use crate::what_if::WhatIf;

/// The number that a network shows.
const OFFERED: usize = 25;
/// The largest number of characters of a value.
const LENGTH: usize = 100;

/// The order form of a game. What is filled in is for the phase in which it was opened: in a later one it changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderForm {
    /// The command with the game and the phase, as the id of an action; what is filled in is its parameter `text`.
    pub action: String,
    /// The game's name.
    pub game: String,
    /// The orders that are stored, in the reader's notation.
    pub sheet: String,
}

/// The order form for the seat that `person` plays at `now` in a game that is being played; `None` for anybody else.
pub fn form(
    words: &Words,
    language: Language,
    loaded: &LoadedGame,
    (person, now): (&PersonId, Timestamp),
) -> Option<OrderForm> {
    let game = &loaded.game;
    let (seat, running) = (game.seat_played_by(person, now)?, game.running()?);
    let permits = seat.powers.iter().filter_map(|power| may_see(game, person, What::Orders(power.clone()), now));
    let sheets = permits.filter_map(|permit| loaded.sheet(&permit));
    let lines = sheets.flat_map(|sheet| &sheet.lines);
    let written = lines.map(|line| rules::write_order(words, language, &game.settings.variant, &line.order));
    let action = ActionId::of(CommandId::Order).with(GAME_ID, &game.id);
    Some(OrderForm {
        action: action.during(running.number, &running.position.phase).into(),
        game: game.name.clone(),
        sheet: written.collect::<Vec<_>>().join("\n"),
    })
}

/// The orders that `person` is offered at `now` in a game for the seat that they play, as far as `typed`. Nothing for anybody
/// else.
pub fn in_game(
    words: &Words,
    language: Language,
    loaded: &LoadedGame,
    (person, now): (&PersonId, Timestamp),
    typed: &str,
) -> Vec<(String, String)> {
    let game = &loaded.game;
    let (Some(seat), Some(running)) = (game.seat_played_by(person, now), game.running()) else { return Vec::new() };
    orders(words, language, &game.settings, running, &seat.powers, typed)
}

/// Whole orders for what is being typed, in the person's notation. Of several orders the last is completed, and the
/// others are kept in front of it.
pub fn orders(
    words: &Words,
    language: Language,
    settings: &Settings,
    running: &Running,
    powers: &[PowerId],
    typed: &str,
) -> Vec<(String, String)> {
    let cut = typed.rfind([',', ';', '\n']).map_or(0, |at| at + 1);
    let (before, last) = typed.split_at(cut);
    let before = before.trim();
    let wanted = letters_of(last);
    let mut units: Vec<Vec<String>> = Vec::new();
    for power in powers {
        for orders in rules::legal_orders(settings, &running.position, power) {
            let written = orders.iter().map(|order| rules::write_order(words, language, &settings.variant, order));
            units.push(written.filter(|order| letters_of(order).starts_with(&wanted)).collect());
        }
    }
    // A few of each unit, not all of the first.
    let longest = units.iter().map(Vec::len).max().unwrap_or(0);
    let in_turn = (0..longest).flat_map(|turn| units.iter().filter_map(move |orders| orders.get(turn)));
    let whole = in_turn.map(|order| if before.is_empty() { order.clone() } else { format!("{before} {order}") });
    let fitting = whole.filter(|order| order.chars().count() <= LENGTH).take(OFFERED);
    fitting.map(|order| (order.clone(), order)).collect()
}

/// Orders that continue what is typed in a practice, as [`orders`].
pub fn practice(words: &Words, language: Language, practice: &Practice, typed: &str) -> Vec<(String, String)> {
    let running = Running::new(1, practice.position(), practice.touched, PhaseTimes::default());
    orders(words, language, &practice::settings(), &running, &[practice::power()], typed)
}

/// Orders that continue what is typed on a board on which orders of any powers are tried, as [`orders`].
pub fn what_if(words: &Words, language: Language, board: &WhatIf, typed: &str) -> Vec<(String, String)> {
    let powers = rules::powers(&board.settings.variant);
    orders(words, language, &board.settings, &board.running(), &powers, typed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered(power: &str, typed: &str) -> Vec<String> {
        let words = dragoman_locales::words().expect("the tables are checked elsewhere");
        let settings = Settings::habit("classic", Language::EN, "UTC");
        let running = Running::new(1, rules::opening(&settings), Timestamp::UNIX_EPOCH, PhaseTimes::default());
        let offered = orders(&words, Language::of(*b"it"), &settings, &running, &[power.into()], typed);
        offered
            .into_iter()
            .map(|(shown, value)| if shown == value { value } else { format!("{shown}/{value}") })
            .collect()
    }

    #[test]
    fn what_is_typed_is_completed_to_legal_orders_in_the_players_words() {
        let offered = offered("ITALY", "a ven - t");
        assert!(
            offered.contains(&"A Ven - Tri".to_owned()) && offered.contains(&"A Ven - Tir".to_owned()),
            "{offered:?}"
        );
        assert!(offered.iter().all(|order| order.starts_with("A Ven - T")), "{offered:?}");
    }

    #[test]
    fn the_last_of_several_orders_is_completed_and_the_others_stay() {
        let offered = offered("ITALY", "A Ven - Tri, F Nap - Mi");
        assert_eq!(offered, ["A Ven - Tri, F Nap - Mio"]);
    }

    #[test]
    fn with_nothing_typed_every_unit_has_suggestions() {
        let offered = offered("ITALY", "");
        assert_eq!(offered.len(), OFFERED);
        for unit in ["A Ven", "A Rom", "F Nap"] {
            assert!(offered.iter().filter(|order| order.starts_with(unit)).count() >= 5, "{unit}: {offered:?}");
        }
    }

    #[test]
    fn a_practice_is_completed_like_a_game() {
        let words = dragoman_locales::words().expect("the tables are checked elsewhere");
        let mut begun = Practice::new(Timestamp::UNIX_EPOCH);
        let offered = |begun: &Practice, typed: &str| practice(&words, Language::EN, begun, typed);
        assert!(offered(&begun, "A Bud - S").contains(&("A Bud - Ser".to_owned(), "A Bud - Ser".to_owned())));
        begun.give(practice::wanted(practice::Lesson::Spring));
        begun.advance();
        assert!(offered(&begun, "A Ser S F Alb - G").iter().any(|(order, _)| order == "A Ser S F Alb - Gre"));
    }

    #[test]
    fn on_a_board_the_orders_of_all_powers_are_completed() {
        let words = dragoman_locales::words().expect("the tables are checked elsewhere");
        let board = WhatIf::opening("classic", Timestamp::UNIX_EPOCH);
        for (typed, wanted) in [("A War - G", "A War - Gal"), ("A War - Gal, A Vie - G", "A War - Gal, A Vie - Gal")] {
            let offered = what_if(&words, Language::EN, &board, typed);
            assert!(offered.iter().any(|(order, _)| order == wanted), "{typed}: {offered:?}");
        }
    }

    #[test]
    fn nothing_is_offered_for_units_of_others() {
        assert_eq!(offered("ITALY", "A Vie"), Vec::<String>::new());
    }
}
