//! The powers' colours stay apart, also for eyes with a colour deficiency.
//!
//! Differences are CIE76; deficiencies are simulated after Machado, Oliveira and Fernandes (2009) at full severity.

use dragoman_engine::Map;
use dragoman_render::{Board, Colours, Rgb, Theme};

use crate::sight::{Sight, difference, seen_by};

/// The two colours that look most alike, and how different they are.
fn worst(colours: &[(String, Rgb)], sight: Sight) -> (f64, String) {
    let mut worst = (f64::MAX, String::new());
    for (index, (name, colour)) in colours.iter().enumerate() {
        for (other_name, other) in &colours[..index] {
            let difference = difference(seen_by(sight, *colour), seen_by(sight, *other));
            if difference < worst.0 {
                worst = (difference, format!("{other_name} and {name}"));
            }
        }
    }
    worst
}

fn check(floor: f64, colours: impl Fn(Board, Theme) -> Vec<(String, Rgb)>) {
    for board in Board::all() {
        for theme in [Theme::Dark, Theme::Light] {
            for sight in Sight::ALL {
                let (difference, pair) = worst(&colours(board, theme), sight);
                assert!(difference >= floor, "{board:?}, {theme:?}, {sight:?}: {pair} differ by {difference:.1}");
            }
        }
    }
}

fn named(board: Board, pick: impl Fn(usize) -> Rgb) -> Vec<(String, Rgb)> {
    board.powers().enumerate().map(|(power, name)| (name.to_owned(), pick(power))).collect()
}

#[test]
fn units_of_two_powers_differ_by_19_for_every_kind_of_sight() {
    check(19.0, |board, theme| {
        let colours = Colours::new(board, theme);
        named(board, |power| colours.powers[power].strong)
    });
}

#[test]
fn land_of_two_powers_and_of_none_differs_by_13_for_every_kind_of_sight() {
    check(13.0, |board, theme| {
        let colours = Colours::new(board, theme);
        let mut tints = named(board, |power| colours.powers[power].tint);
        tints.push(("nobody".to_owned(), colours.neutral));
        tints
    });
}

/// Every start but Chaos has few powers, which differ as those of a board do.
#[test]
fn the_powers_of_a_start_differ_as_those_of_a_board() {
    for start in Map::starts_on_boards().into_iter().filter(|start| start.powers().len() < 12) {
        let board = Board::of_variant(start.variant()).expect("it is drawn");
        assert_eq!(board.powers().collect::<Vec<_>>(), start.powers().map(|it| start.power_id(it)).collect::<Vec<_>>());
        for theme in [Theme::Dark, Theme::Light] {
            let colours = Colours::new(board, theme);
            let mut tints = named(board, |power| colours.powers[power].tint);
            tints.push(("nobody".to_owned(), colours.neutral));
            for (floor, colours) in [(19.0, named(board, |power| colours.powers[power].strong)), (13.0, tints)] {
                for sight in Sight::ALL {
                    let (difference, pair) = worst(&colours, sight);
                    assert!(difference >= floor, "{board:?}, {theme:?}, {sight:?}: {pair} differ by {difference:.1}");
                }
            }
        }
    }
}

/// Nobody can tell 34 colours apart; but in Chaos those can be told that lie beside each other at the beginning, and all from
/// land that is nobody's. Letters say the rest.
#[test]
fn neighbours_in_chaos_differ_as_powers_of_a_board_do() {
    let chaos = Map::of_variant("chaos").expect("a built-in start");
    let colours = Colours::new(Board::of_variant("chaos").expect("it is drawn"), Theme::Dark);
    let of = |power: dragoman_engine::Power| &colours.powers[power.index()];
    let home = |power| chaos.home(power).only().expect("one centre each");
    for one in chaos.powers() {
        for sight in Sight::ALL {
            let from_none = difference(seen_by(sight, of(one).tint), seen_by(sight, colours.neutral));
            assert!(from_none >= 13.0, "{sight:?}: {} and nobody differ by {from_none:.1}", chaos.power_id(one));
            for other in chaos.powers().filter(|&other| chaos.neighbours(home(one)).contains(home(other))) {
                let names = [one, other].map(|power| chaos.power_id(power));
                let strong = difference(seen_by(sight, of(one).strong), seen_by(sight, of(other).strong));
                let tint = difference(seen_by(sight, of(one).tint), seen_by(sight, of(other).tint));
                assert!(strong >= 19.0 && tint >= 13.0, "{sight:?}: {names:?} differ by {strong:.1} and {tint:.1}");
            }
        }
    }
}

#[test]
fn simulated_sight_is_that_of_the_published_matrices() {
    // White stays white, and pure red is dark to those who lack the long-wave cones.
    for sight in Sight::ALL {
        let white = Rgb(255, 255, 255);
        assert!(difference(seen_by(sight, white), white) < 1.0, "{sight:?}");
    }
    assert_eq!(seen_by(Sight::Protanopia, Rgb(255, 0, 0)), Rgb(109, 95, 0));
}
