//! The powers' colours stay apart, also for eyes with a colour deficiency.
//!
//! Differences are CIE76; deficiencies are simulated after Machado, Oliveira and Fernandes (2009) at full severity.

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

#[test]
fn simulated_sight_is_that_of_the_published_matrices() {
    // White stays white, and pure red is dark to those who lack the long-wave cones.
    for sight in Sight::ALL {
        let white = Rgb(255, 255, 255);
        assert!(difference(seen_by(sight, white), white) < 1.0, "{sight:?}");
    }
    assert_eq!(seen_by(Sight::Protanopia, Rgb(255, 0, 0)), Rgb(109, 95, 0));
}
