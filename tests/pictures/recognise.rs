//! On a phone: at 400 pixels' width the power and the kind of every unit can still be told.
//!
//! Random positions are drawn at full size and scaled down five times. Around each unit the pixels are compared with
//! every power's army and fleet, scaled down in the same way and set to the same place; the likest must be the unit
//! that stands there, also when all colours are seen through a colour deficiency.

use std::sync::Arc;

use dragoman_engine::{GameOptions, Location, Map, Position, Power, Province, ProvinceKind, Unit, UnitKind, Units};
use dragoman_render::{Feature, Marks, Renderer, Rgb, Scene, SceneWords, Theme};

use crate::eye::Pixels;
use crate::sight::{Sight, difference, seen_by};

const SCALE: usize = 5;
/// Half the side of the window around a unit, in pixels of the full picture.
const REACH: usize = 35;

/// A unit's picture on its own: colours, and which pixels belong to it.
struct Model {
    power: Power,
    kind: UnitKind,
    colours: Vec<Rgb>,
    mask: Vec<bool>,
}

fn models(renderer: &Renderer, empty: &Position, theme: Theme, marks: Marks) -> Vec<Model> {
    let map = empty.map;
    let drawn = |position: &Position| Arc::new(scene(position, theme, marks));
    let ground = Pixels::of(&renderer.draw(&drawn(empty), 2000).unwrap());
    let mut models = Vec::new();
    for power in map.powers() {
        for kind in [UnitKind::Army, UnitKind::Fleet] {
            // On ground that doesn't take the power's colour: at sea, or a centre that nobody owns.
            let at = match kind {
                UnitKind::Fleet => map.waters().iter().find(|&at| map.kind(at) == ProvinceKind::Sea),
                UnitKind::Army => map.centres().iter().find(|&centre| empty.centres.owner(centre).is_none()),
            };
            let mut alone = *empty;
            alone.units.place(map, Unit { power, kind, location: at.unwrap().location() }).unwrap();
            let scene = drawn(&alone);
            let picture = Pixels::of(&renderer.draw(&scene, 2000).unwrap());
            let (x, y) = units(renderer, &scene)[0].1;
            let mut model = Model { power, kind, colours: Vec::new(), mask: Vec::new() };
            for row in y - REACH..=y + REACH {
                for column in x - REACH..=x + REACH {
                    model.colours.push(picture.at(column, row));
                    model.mask.push(picture.at(column, row) != ground.at(column, row));
                }
            }
            models.push(model);
        }
    }
    models
}

fn scene(position: &Position, theme: Theme, marks: Marks) -> Scene {
    Scene::position(position, SceneWords::default(), theme).unwrap().with_marks(marks)
}

/// Each unit's province and the middle of its symbol.
fn units(renderer: &Renderer, scene: &Scene) -> Vec<(Province, (usize, usize))> {
    let shown = renderer.visibility(scene, 2000).unwrap();
    shown
        .into_iter()
        .filter_map(|shown| match shown.what {
            Feature::Unit(province) => Some((province, (shown.at[0] as usize, shown.at[1] as usize))),
            Feature::Label(_) | Feature::Head(..) => None,
        })
        .collect()
}

/// The pixels of the picture that is `SCALE` times smaller and that `model` would cover at (`x`, `y`) of the full one: what they
/// would be, and are.
fn compared<const SCALE: usize>(small: &Pixels, model: &Model, (x, y): (usize, usize)) -> Vec<(Rgb, Rgb)> {
    let (left, top) = (x - REACH, y - REACH);
    let side = 2 * REACH + 1;
    let mut pairs = Vec::new();
    for row in top.div_ceil(SCALE)..(top + side) / SCALE {
        for column in left.div_ceil(SCALE)..(left + side) / SCALE {
            let first = (row * SCALE - top) * side + column * SCALE - left;
            let places = (0..SCALE).flat_map(|line| first + line * side..first + line * side + SCALE);
            let own = places.clone().filter(|&place| model.mask[place]).count();
            if own * 10 >= SCALE * SCALE * 9 {
                pairs.push((crate::eye::mean(places.map(|place| model.colours[place])), small.at(column, row)));
            }
        }
    }
    pairs
}

/// The mean difference of such pixels as they are seen.
fn mean_difference(pairs: &[(Rgb, Rgb)], seen: impl Fn(Rgb) -> Rgb) -> f64 {
    let sum: f64 = pairs.iter().map(|(expected, found)| difference(seen(*expected), seen(*found))).sum();
    sum / pairs.len().max(1) as f64
}

/// Numbers that look random, the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}

/// About 34 units of all powers anywhere they can stand.
fn anywhere(map: &'static Map, dice: &mut Dice) -> Position {
    let mut position = Position::start(map, GameOptions::default());
    position.units = Units::new();
    let powers: Vec<Power> = map.powers().collect();
    let places: Vec<Location> = map.locations().collect();
    for _ in 0..45 {
        let kind = if dice.roll(2) == 0 { UnitKind::Army } else { UnitKind::Fleet };
        let unit = Unit { power: powers[dice.roll(powers.len())], kind, location: places[dice.roll(places.len())] };
        // Occupied or unfit places are left out.
        let _ = position.units.place(map, unit);
    }
    position
}

#[test]
fn at_400_pixels_the_power_and_kind_of_a_unit_can_be_told() {
    let renderer = Renderer::default();
    let mut dice = Dice(1901);
    let mut seen = 0;
    let mut wrong = [0; Sight::ALL.len()];
    for (map, theme) in [
        (Map::classic(), Theme::Dark),
        (Map::ancient_mediterranean(), Theme::Dark),
        (Map::classic(), Theme::Light),
        (Map::ancient_mediterranean(), Theme::Light),
    ] {
        let mut empty = Position::start(map, GameOptions::default());
        empty.units = Units::new();
        let models = models(&renderer, &empty, theme, Marks::None);
        let enough = seen + 250;
        while seen < enough {
            let position = anywhere(map, &mut dice);
            let scene = Arc::new(scene(&position, theme, Marks::None));
            let small = Pixels::of(&renderer.draw(&scene, 2000).unwrap()).scaled_down(SCALE);
            for (province, at) in units(&renderer, &scene) {
                let unit = position.units.at(province).unwrap();
                seen += 1;
                let compared: Vec<_> = models.iter().map(|model| compared::<SCALE>(&small, model, at)).collect();
                for (wrong, sight) in wrong.iter_mut().zip(Sight::ALL) {
                    let likest = models
                        .iter()
                        .zip(&compared)
                        .map(|(model, pairs)| (mean_difference(pairs, |colour| seen_by(sight, colour)), model))
                        .min_by(|a, b| a.0.total_cmp(&b.0))
                        .map(|(_, model)| (model.power, model.kind));
                    *wrong += usize::from(likest != Some((unit.power, unit.kind)));
                }
            }
        }
    }
    println!("of {seen} units {wrong:?} were taken for others, by sight");
    assert!(seen >= 1000);
    for (wrong, sight) in wrong.into_iter().zip(Sight::ALL) {
        let allowed = if sight == Sight::Full { seen / 100 } else { seen * 3 / 100 };
        assert!(wrong <= allowed, "{sight:?}: {wrong} of {seen} units are taken for others");
    }
}

/// A colour without its hue.
fn grey(colour: Rgb) -> Rgb {
    let light = (299 * u32::from(colour.0) + 587 * u32::from(colour.1) + 114 * u32::from(colour.2)) / 1000;
    Rgb(light as u8, light as u8, light as u8)
}

/// How many of 300 units are taken for those of another power, if nobody sees colours, on a private picture's 1000 pixels.
fn mistaken_without_colours(map: &'static Map, theme: Theme, marks: Marks) -> usize {
    let renderer = Renderer::default();
    let mut dice = Dice(1902);
    let mut empty = Position::start(map, GameOptions::default());
    empty.units = Units::new();
    let models = models(&renderer, &empty, theme, marks);
    let (mut seen, mut wrong) = (0, 0);
    while seen < 300 {
        let position = anywhere(map, &mut dice);
        let scene = Arc::new(scene(&position, theme, marks));
        let small = Pixels::of(&renderer.draw(&scene, 2000).unwrap()).scaled_down(2);
        for (province, at) in units(&renderer, &scene) {
            let unit = position.units.at(province).unwrap();
            seen += 1;
            // Lightness isn't a sign: it depends on the screen. The pixels are compared after it is made equal.
            let off = |model: &Model| {
                let pairs = compared::<2>(&small, model, at);
                let mean = |of: fn(&(Rgb, Rgb)) -> Rgb| {
                    pairs.iter().map(|pair| f64::from(grey(of(pair)).0)).sum::<f64>() / pairs.len().max(1) as f64
                };
                let (expected, found) = (mean(|pair| pair.0), mean(|pair| pair.1));
                let apart =
                    |(a, b): &(Rgb, Rgb)| (f64::from(grey(*a).0) - expected - f64::from(grey(*b).0) + found).abs();
                pairs.iter().map(apart).sum::<f64>() / pairs.len().max(1) as f64
            };
            let likest = models.iter().map(|model| (off(model), model)).min_by(|a, b| a.0.total_cmp(&b.0));
            wrong += usize::from(likest.is_none_or(|(_, model)| model.power != unit.power));
        }
    }
    wrong
}

#[test]
fn letters_tell_powers_apart_without_any_colour() {
    for map in [Map::classic(), Map::ancient_mediterranean()] {
        for theme in [Theme::Dark, Theme::Light] {
            let lettered = mistaken_without_colours(map, theme, Marks::Letters);
            println!("{}, {theme:?}: {lettered} of 300", map.variant());
            assert!(lettered <= 3, "{}, {theme:?}: {lettered} units", map.variant());
        }
    }
}
