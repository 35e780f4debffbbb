//! Where units, labels, arrows and signs are on twenty crowded boards, how well orders are seen on them, and how large letters
//! are.

use std::sync::Arc;

use dragoman_engine::{
    GameOptions, Map, Movement, MovementOrder, Orders, PathChoice, Phase, Position, Province, ProvinceKind, Rulebook,
    Unit, UnitKind, Units,
};
use dragoman_l10n::Language;
use dragoman_render::{Placement, Renderer, Scene, SceneWords, Theme};

use crate::eye::Pixels;
use crate::golden::states;
use crate::play::{Played, game, words};
use crate::sight::difference;

/// How many boards of each map, and with how many orders at least.
const BOARDS: usize = 10;
const ORDERS: usize = 30;

/// The radius of a unit, in units of length, and how far the points of the star of a dislodged one reach into a label's box.
const UNIT: f32 = 23.0;
const POINTS: f32 = 6.0;

/// The first movement phases of random play in which that many units have orders, one of each game.
fn crowded(map: &'static Map) -> Vec<Played> {
    let crowded = |played: &Played| played.results.len() >= ORDERS;
    (0..).filter_map(|seed| game(map, seed).into_iter().find(crowded)).take(BOARDS).collect()
}

/// The words with full names.
fn named(map: &Map, language: Language) -> SceneWords {
    let lexicon = dragoman_locales::words().expect("the checked-in words are complete");
    SceneWords { names: lexicon.province_names(language, map), ..words(map, language) }
}

const LANGUAGES: [&str; 5] = ["en", "it", "nl", "pl", "de"];

fn results(played: &Played, words: &SceneWords, theme: Theme) -> Scene {
    Scene::results(&played.before, played.results.iter().copied(), words.clone(), theme).expect("a drawn map")
}

/// The scenes of all crowded boards, with the positions of everything on them.
fn scenes(renderer: &Renderer, theme: Theme) -> Vec<(Played, Scene, Placement)> {
    let of = |map| {
        let words = words(map, Language::EN);
        crowded(map).into_iter().map(move |played| (results(&played, &words, theme), played))
    };
    let all = [Map::classic(), Map::ancient_mediterranean()].into_iter().flat_map(of);
    let placed = all.map(|(scene, played)| {
        let placement = renderer.placement(&scene, 1000).unwrap();
        (played, scene, placement)
    });
    placed.collect()
}

/// The crowded boards with their results, and those on which units must retreat.
fn results_and_retreats(renderer: &Renderer) -> Vec<Scene> {
    let results = scenes(renderer, Theme::Dark).into_iter().map(|(_, scene, _)| scene);
    let retreats = [Map::classic(), Map::ancient_mediterranean()].into_iter().flat_map(retreats);
    results.chain(retreats.map(|[_, scene]| scene)).collect()
}

/// How many units an arrow goes over the border of its destination, so that it is seen which one that is: all but one of fifty.
const OVER: f32 = 4.0;

#[test]
fn every_arrow_ends_in_the_province_to_which_it_leads() {
    let renderer = Renderer::default();
    let mut inside: Vec<(f32, String)> = Vec::new();
    for scene in results_and_retreats(&renderer) {
        let map = scene.map();
        for arrow in renderer.placement(&scene, 1000).unwrap().arrows {
            assert!(arrow.arrives, "{}-{} ends at {:?}", map.id(arrow.from), map.id(arrow.to), arrow.tip);
            inside.push((arrow.inside, format!("{}-{}", map.id(arrow.from), map.id(arrow.to))));
        }
    }
    inside.sort_by(|a, b| a.0.total_cmp(&b.0));
    let barely = inside.iter().filter(|(inside, _)| *inside < OVER).count();
    println!(
        "of {} arrows {barely} go less than {OVER} units over the border; half of them {}",
        inside.len(),
        inside[inside.len() / 2].0
    );
    assert!(inside.len() > 350 && barely * 50 <= inside.len(), "{:?}", &inside[..12]);
}

/// Where a unit stands as near to another province's name as to its own, and why.
const MISNAMED: [(&str, &str); 2] = [
    ("ATH/WC", "the name is between the province's two other places, and Sparta's begins at this coast"),
    ("CIL", "82 px from Antioch, the narrowest sea: Antioch's name has to be on the water"),
];

/// The units that stand at least as near to another province's name as to their own, of one on each place of a map.
fn misnamed(renderer: &Renderer, map: &'static Map, words: &SceneWords) -> Vec<String> {
    let mut misnamed = Vec::new();
    for location in map.locations() {
        let mut position = Position::start(map, GameOptions::default());
        position.units = Units::new();
        let power = map.powers().next().unwrap();
        let fits = [UnitKind::Army, UnitKind::Fleet]
            .into_iter()
            .any(|kind| position.units.place(map, Unit { power, kind, location }).is_ok());
        if !fits {
            continue;
        }
        let scene = Scene::position(&position, words.clone(), Theme::Dark).unwrap();
        let unit = renderer.placement(&scene, 1000).unwrap().units[0];
        let [own, other] = unit.labels;
        let name = map.location_id(location);
        if own >= other && !MISNAMED.iter().any(|(exception, _)| *exception == name) {
            misnamed.push(format!("{name}: {own:.0}, {} {other:.0}", map.id(unit.other)));
        }
    }
    misnamed
}

#[test]
fn every_unit_stands_nearest_to_the_name_of_its_own_province() {
    let renderer = Renderer::default();
    for map in [Map::classic(), Map::ancient_mediterranean()] {
        for language in LANGUAGES {
            let language = language.parse().unwrap();
            for words in [words(map, language), named(map, language)] {
                let misnamed = misnamed(&renderer, map, &words);
                let full = !words.names.is_empty();
                assert_eq!(misnamed, [""; 0], "{} in {language}, full names: {full}", map.variant());
            }
        }
    }
}

/// How far the middles of the names of two seas are apart at least, in units: nearer ones could be taken for one name.
const SEAS: f32 = 60.0;

#[test]
fn the_names_of_two_seas_are_apart() {
    let renderer = Renderer::default();
    for map in [Map::classic(), Map::ancient_mediterranean()] {
        let start = Position::start(map, GameOptions::default());
        let scene = Scene::position(&start, words(map, Language::EN), Theme::Dark).unwrap();
        let letters = renderer.placement(&scene, 1000).unwrap().letters.into_iter();
        let seas = letters.filter(|(province, _)| map.kind(*province) == ProvinceKind::Sea);
        let seas: Vec<_> =
            seas.map(|(sea, [left, top, right, bottom])| (sea, [(left + right) / 2.0, (top + bottom) / 2.0])).collect();
        for (number, (sea, at)) in seas.iter().enumerate() {
            for (other, there) in &seas[..number] {
                let apart = (at[0] - there[0]).hypot(at[1] - there[1]);
                assert!(apart >= SEAS, "{} and {}: {apart:.0}", map.id(*sea), map.id(*other));
            }
        }
    }
}

/// What lies on each other, of units, signs and letters, each with the number of units by which it does.
fn overlaps(scene: &Scene, placement: &Placement) -> Vec<String> {
    let mut found = Vec::new();
    let map = scene.map();
    let apart = |a: [f32; 2], b: [f32; 2]| (a[0] - b[0]).hypot(a[1] - b[1]);
    for (number, unit) in placement.units.iter().enumerate() {
        let name = map.id(unit.province);
        for other in &placement.units[..number] {
            if apart(unit.at, other.at) < unit.radius + other.radius {
                let by = unit.radius + other.radius - apart(unit.at, other.at);
                found.push(format!("units {name} and {}, {by:.0}", map.id(other.province)));
            }
        }
        for (at, r) in &placement.signs {
            if apart(unit.at, *at) < unit.radius + r {
                found.push(format!("a sign and unit {name}, {:.0}", unit.radius + r - apart(unit.at, *at)));
            }
        }
    }
    for (province, [left, top, right, bottom]) in &placement.letters {
        let away = |[x, y]: [f32; 2]| {
            let (dx, dy) = ((left - x).max(x - right).max(0.0), (top - y).max(y - bottom).max(0.0));
            dx.hypot(dy)
        };
        for unit in &placement.units {
            // The points of a star may reach into the box around letters, not to them.
            let touching = if unit.radius > 1.3 * UNIT { POINTS } else { 0.0 };
            let by = unit.radius - away(unit.at);
            if by > touching {
                found.push(format!("unit {} and label {}, {by:.0}", map.id(unit.province), map.id(*province)));
            }
        }
        for (at, r) in placement.signs.iter().filter(|(at, r)| away(*at) < *r) {
            found.push(format!("a sign and label {}, {:.0}", map.id(*province), r - away(*at)));
        }
    }
    for (number, (at, r)) in placement.signs.iter().enumerate() {
        for (other, radius) in &placement.signs[..number] {
            if apart(*at, *other) < r + radius {
                found.push(format!("two signs, {:.0}", r + radius - apart(*at, *other)));
            }
        }
    }
    for (number, (province, [left, top, right, bottom])) in placement.letters.iter().enumerate() {
        for (other, sides) in &placement.letters[..number] {
            if *left < sides[2] && sides[0] < *right && *top < sides[3] && sides[1] < *bottom {
                found.push(format!("labels {} and {}", map.id(*province), map.id(*other)));
            }
        }
    }
    found
}

#[test]
fn names_leave_lines_where_there_is_room() {
    let renderer = Renderer::default();
    let (mut unmoved, mut crossed) = (0, Vec::new());
    for (played, scene, placement) in scenes(&renderer, Theme::Dark) {
        let bodies = placement.arrows.iter().map(|arrow| &arrow.body);
        let lines: Vec<[f32; 2]> =
            bodies.chain(placement.supports.iter().map(|support| &support.body)).flatten().copied().collect();
        let map = scene.map();
        let crossing = |placement: &Placement| -> Vec<Province> {
            let is_crossed = |[left, top, right, bottom]: [f32; 4]| {
                lines.iter().filter(|[x, y]| (left..right).contains(x) && (top..bottom).contains(y)).count() > 1
            };
            // A name beside the mark of a supply centre stays with it.
            let alone = placement.letters.iter().filter(|(at, _)| !map.centres().contains(*at));
            alone.filter(|(_, sides)| is_crossed(*sides)).map(|(at, _)| *at).collect()
        };
        // Without lines all names are at their places.
        let bare = Scene::position(&played.before, words(map, Language::EN), Theme::Dark).unwrap();
        unmoved += crossing(&renderer.placement(&bare, 1000).unwrap()).len();
        crossed.extend(crossing(&placement).into_iter().map(|at| map.id(at)));
    }
    println!("lines cross {} names, and would cross {unmoved} that stayed", crossed.len());
    assert!(unmoved > 10 && crossed.len() * 3 <= unmoved * 2, "{unmoved}: {crossed:?}");
}

/// How far the middle of a convoy's line is from a name beside it, at least: half its width with its casing, less what lies between
/// two points at which it is measured.
const BESIDE: f32 = 3.0;

#[test]
fn a_convoy_doesnt_touch_the_name_of_the_sea_that_it_crosses() {
    let lexicon = dragoman_locales::words().expect("the checked-in words are complete");
    let state =
        states().into_iter().find(|state| state.name == "busy-autumn-en").expect("a convoy through the North Sea");
    let scene = state.scene(&lexicon);
    let placement = Renderer::default().placement(&scene, 1000).unwrap();
    let sea = scene.map().province("NTH").unwrap();
    let york = scene.map().province("YOR").unwrap();
    let convoy = placement.arrows.iter().find(|arrow| arrow.from == york).unwrap();
    let (_, [left, top, right, bottom]) = placement.letters.iter().find(|(province, _)| *province == sea).unwrap();
    let away = |[x, y]: &[f32; 2]| (left - x).max(x - right).max(0.0).hypot((top - y).max(y - bottom).max(0.0));
    let nearest = convoy.body.iter().map(away).fold(f32::MAX, f32::min);
    assert!(nearest > BESIDE, "{nearest}");
}

/// By how many units something may lie on another: of a picture of 400 pixels a fifth of a pixel each, where units are larger.
fn tolerated(width: u32) -> f32 {
    if width < 1000 { 6.0 } else { 0.5 }
}

#[test]
fn no_unit_or_sign_lies_on_another_or_on_letters() {
    let renderer = Renderer::default();
    let boards = results_and_retreats(&renderer);
    for width in WIDTHS {
        let found = boards.iter().flat_map(|scene| overlaps(scene, &renderer.placement(scene, width).unwrap()));
        let by = |found: &String| found.rsplit_once(' ').and_then(|(_, by)| by.parse::<f32>().ok());
        let found: Vec<_> = found.filter(|found| by(found).is_none_or(|by| by > tolerated(width))).collect();
        assert_eq!(found, [""; 0], "{width}");
    }
}

/// The widths at which pictures are posted, and shown by a chat that makes them smaller.
const WIDTHS: [u32; 4] = [400, 550, 1000, 2000];

#[test]
fn letters_have_nine_pixels_at_every_width() {
    let renderer = Renderer::default();
    for map in [Map::classic(), Map::ancient_mediterranean()] {
        let scene =
            Scene::position(&Position::start(map, GameOptions::default()), words(map, Language::EN), Theme::Dark);
        for width in WIDTHS {
            let size = renderer.placement(scene.as_ref().unwrap(), width).unwrap().letter_size;
            println!("{} at {width}: {size:.1} px", map.variant());
            assert!(size >= 9.0, "{} at {width}: {size}", map.variant());
        }
        // The same picture, shown at a chat's width.
        let posted = renderer.placement(scene.as_ref().unwrap(), 2000).unwrap().letter_size;
        assert!(posted * 550.0 / 2000.0 >= 9.0, "{posted}");
    }
}

#[test]
fn labels_of_a_small_picture_lie_on_nothing_and_most_are_there() {
    let renderer = Renderer::default();
    for map in [Map::classic(), Map::ancient_mediterranean()] {
        let crowded = crowded(map);
        for language in LANGUAGES {
            let words = words(map, language.parse().unwrap());
            let all = map.provinces().count();
            let mut printed = Vec::new();
            for played in &crowded {
                let scene = results(played, &words, Theme::Dark);
                let placement = renderer.placement(&scene, 400).unwrap();
                let letters = |found: &String| found.contains("label");
                let found: Vec<_> = overlaps(&scene, &placement).into_iter().filter(letters).collect();
                assert_eq!(found, [""; 0], "{} in {language}", map.variant());
                printed.push(placement.letters.len());
            }
            let start = Scene::position(&Position::start(map, GameOptions::default()), words, Theme::Dark).unwrap();
            let start = renderer.placement(&start, 400).unwrap().letters.len();
            println!("{} in {language}: {printed:?} and {start} of {all} labels", map.variant());
            let least = printed.into_iter().min().unwrap_or(0);
            assert!(least * 10 >= all * 9 && start * 100 >= all * 95, "{least}, {start} of {all}");
        }
    }
}

#[test]
fn full_names_lie_on_nothing_and_abbreviations_stay_where_they_have_no_room() {
    let renderer = Renderer::default();
    for map in [Map::classic(), Map::ancient_mediterranean()] {
        let crowded = crowded(map);
        for language in LANGUAGES {
            let language = language.parse().unwrap();
            let (short, full) = (words(map, language), named(map, language));
            let mut longer = Vec::new();
            for played in &crowded {
                let letters = |words: &SceneWords| {
                    let scene = results(played, words, Theme::Dark);
                    let placement = renderer.placement(&scene, 2000).unwrap();
                    // A sign may reach into the box around letters, not to them.
                    let touching = |found: &String| {
                        let (what, by) = found.rsplit_once(' ').unwrap_or_default();
                        what.starts_with("a sign") && by.parse::<f32>().is_ok_and(|by| by <= 5.0)
                    };
                    let found = overlaps(&scene, &placement).into_iter();
                    let found = found.filter(|found| found.contains("label") && !touching(found));
                    (found.collect::<Vec<_>>(), placement.letters)
                };
                let ((_, abbreviated), (found, named)) = (letters(&short), letters(&full));
                assert_eq!(found, [""; 0], "{} in {language}", map.variant());
                longer.push(abbreviated.iter().zip(&named).filter(|(a, b)| a != b).count());
            }
            println!("{} in {language}: {} of {} full names", map.variant(), longer[0], map.provinces().count());
            // Between three and five of ten, by map and language.
            assert!(longer[0] * 10 >= map.provinces().count() * 3, "{longer:?}");
        }
    }
}

/// The mean difference (CIE76) that an order makes to a square of seven pixels on its line, at least.
const CONTRAST: f64 = 15.0;

/// The mean difference at `point` in a square of `side` pixels; `None` at the edge of the picture.
fn change(point: [f32; 2], [with, without]: [&Pixels; 2], side: usize) -> Option<f64> {
    let scale = with.width as f32 / 2000.0;
    // The map begins below the title bar.
    let (x, y) = ((point[0] * scale) as usize, ((point[1] + 148.0) * scale) as usize);
    if !(3..with.width - 3).contains(&x) || !(3..with.height - 3).contains(&y) {
        return None;
    }
    let square = (0..side * side).map(|i| (x + i % side - side / 2, y + i / side - side / 2));
    let sum = square.map(|(x, y)| difference(with.at(x, y), without.at(x, y))).sum::<f64>();
    Some(sum / (side * side) as f64)
}

/// The difference that three quarters of an order's line don't exceed, in squares of `side` pixels; `None` if hardly a point of it is
/// clear of units.
fn contrast(body: &[[f32; 2]], placement: &Placement, pictures: [&Pixels; 2], side: usize) -> Option<f64> {
    let free = |point: &&[f32; 2]| {
        placement.units.iter().all(|unit| (unit.at[0] - point[0]).hypot(unit.at[1] - point[1]) > 1.6 * UNIT)
    };
    let mut found: Vec<f64> = body.iter().filter(free).filter_map(|point| change(*point, pictures, side)).collect();
    found.sort_by(f64::total_cmp);
    // Of shorter lines hardly more is seen than their heads, and a label may lie on a part of a longer one.
    (found.len() >= 4).then(|| found[found.len() * 3 / 4])
}

/// The difference that half of the ring around a unit exceeds: a line may lie on the other half.
fn ringed(ring: &[[f32; 2]], pictures: [&Pixels; 2]) -> f64 {
    let mut all: Vec<f64> = ring.iter().filter_map(|point| change(*point, pictures, 5)).collect();
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}

#[test]
fn every_order_is_seen_on_its_ground() {
    let renderer = Renderer::default();
    for theme in [Theme::Dark, Theme::Light] {
        let (mut all, mut rings) = (Vec::new(), Vec::new());
        for (played, scene, placement) in scenes(&renderer, theme) {
            let map = scene.map();
            let bare = Scene::position(&played.before, words(map, Language::EN), theme).unwrap();
            let draw = |scene: Scene| Pixels::of(&renderer.draw(&Arc::new(scene), 1000).unwrap());
            let (with, without) = (draw(scene.clone()), draw(bare));
            let seen = |body| contrast(body, &placement, [&with, &without], 7);
            for arrow in &placement.arrows {
                let name = format!("{}-{}", map.id(arrow.from), map.id(arrow.to));
                all.extend(seen(&arrow.body).map(|seen| (seen, name)));
            }
            for support in &placement.supports {
                let name = format!("a support of {}", map.power_id(support.power));
                all.extend(seen(&support.body).map(|seen| (seen, name)));
            }
            // Their own units are within.
            let ring = |ring: &Vec<[f32; 2]>| ringed(ring, [&with, &without]);
            rings.extend(placement.rings.iter().map(ring));
        }
        all.sort_by(|a, b| a.0.total_cmp(&b.0));
        assert!(all.len() > 450, "{}", all.len());
        assert!(all[0].0 >= CONTRAST, "{theme:?}: {:?}", &all[..all.len().min(10)]);
        rings.sort_by(f64::total_cmp);
        println!("{theme:?}: {} rings, the worst {:.0}", rings.len(), rings[0]);
        assert!(rings.len() > 50 && rings[0] >= CONTRAST, "{theme:?}: {:?}", &rings[..10]);
    }
}

/// The retreats of the first games in which there are any, on the board without them and with them.
fn retreats(map: &'static Map) -> Vec<[Scene; 2]> {
    let words = words(map, Language::EN);
    let of = |played: Played| match played.next {
        Phase::Retreat(retreat) => Some([
            Scene::position(retreat.position(), words.clone(), Theme::Dark).unwrap(),
            Scene::retreats(&retreat, None, words.clone(), Theme::Dark).unwrap(),
        ]),
        _ => None,
    };
    (0..).flat_map(|seed| game(map, seed)).filter_map(of).take(BOARDS).collect()
}

/// The mean difference that half of all retreats make at 550 pixels, at least: with small dots it was 37.
const RETREAT: f64 = 45.0;

#[test]
fn retreats_are_seen_on_the_whole_board_at_the_width_of_a_chat() {
    let renderer = Renderer::default();
    let mut all: Vec<f64> = Vec::new();
    for [without, with] in [Map::classic(), Map::ancient_mediterranean()].into_iter().flat_map(retreats) {
        let placement = renderer.placement(&with, 550).unwrap();
        let draw = |scene: Scene| Pixels::of(&renderer.draw(&Arc::new(scene), 550).unwrap());
        let (with, without) = (draw(with), draw(without));
        let seen = |body| contrast(body, &placement, [&with, &without], 3);
        all.extend(placement.arrows.iter().filter_map(|arrow| seen(&arrow.body)));
    }
    all.sort_by(f64::total_cmp);
    println!("{} retreats, the worst {:.0}, half of them up to {:.0}", all.len(), all[0], all[all.len() / 2]);
    assert!(all.len() > 20 && all[all.len() / 2] >= RETREAT, "{all:?}");
}

/// How much of an arrow is seen before its head, in units: at least in any, and in all but one of a hundred.
const BODY: [f32; 2] = [8.0, 16.0];

#[test]
fn the_shortest_moves_have_a_body_before_their_heads() {
    let mut lengths: Vec<(f32, String)> = Vec::new();
    for (_, scene, placement) in scenes(&Renderer::default(), Theme::Dark) {
        let map = scene.map();
        for arrow in &placement.arrows {
            let steps = arrow.body.windows(2).map(|ends| (ends[0][0] - ends[1][0]).hypot(ends[0][1] - ends[1][1]));
            lengths.push((steps.sum(), format!("{}-{}", map.id(arrow.from), map.id(arrow.to))));
        }
    }
    lengths.sort_by(|a, b| a.0.total_cmp(&b.0));
    let short = |least: f32| lengths.iter().filter(|(length, _)| *length < least).count();
    println!("of {} arrows {} have a body below 16 units, {} below 24", lengths.len(), short(16.0), short(24.0));
    assert!(lengths[0].0 >= BODY[0] && short(BODY[1]) * 100 <= lengths.len(), "{:?}", &lengths[..8]);
}

/// Fleets go round land: from the Mid-Atlantic through the Strait of Gibraltar, and not over Spain.
#[test]
fn fleets_are_led_over_water_and_not_over_the_land_of_others() {
    let map = Map::classic();
    let renderer = Renderer::default();
    let sails = [("MAO", "WES"), ("WES", "MAO"), ("ENG", "NTH"), ("BAR", "NWG"), ("TYS", "ION"), ("KIE", "BAL")];
    for (from, to) in sails {
        let [at, to] = [from, to].map(|id| map.province(id).unwrap());
        let mut position = Position::start(map, GameOptions::default());
        position.units = Units::new();
        let power = map.powers().next().unwrap();
        position.units.place(map, Unit { power, kind: UnitKind::Fleet, location: at.location() }).unwrap();
        let mut orders = Orders::new();
        orders.give(at, MovementOrder::Move { to: to.location(), path: PathChoice::Unstated });
        let movement = Movement::new(position).unwrap();
        let rulebook = Rulebook::edition_2023();
        let scene = Scene::plan(&movement, &orders, &rulebook, words(map, Language::EN), Theme::Dark).unwrap();
        let arrow = &renderer.placement(&scene, 1000).unwrap().arrows[0];
        println!("{from}-{}: {:.0} units over other land", map.id(to), arrow.over_land);
        assert!(arrow.arrives && arrow.over_land < 40.0, "{from}-{}: {}", map.id(to), arrow.over_land);
    }
}
