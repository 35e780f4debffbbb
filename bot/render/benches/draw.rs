//! The time to draw pictures on one thread: `cargo bench -p dragoman-render`.
//!
//! `--only KIND TIMES` draws one kind of picture (`results`, `language`, `position`, `preview`, `small`) up to 33 times and
//! nothing else after the preparation, for a profiler or for counting instructions: those of 33 pictures less those of one, by 32.
//!
//! Each case is drawn many times with another title, so that no finished picture is taken from the cache. The output is
//! the mean processor time (the cost of the work, also on a busy machine), the best and the median wall time, and the
//! target.
//!
//! For comparison: the renderer of the Python package `diplomacy` 1.1.2 needs 23 ms for an SVG of the same turn, and
//! resvg another 112 ms to make a PNG of 2,000 pixels of it: several times what is needed here, on the same processor.
//! Its map has no results; resvg draws its units as black blots, and CairoSVG (315 ms) draws hardly anything of it.

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use dragoman_engine::{
    GameOptions, Map, Movement, MovementOrder, Orders, Position, Rulebook, Unit, UnitKind, Units, WrittenOrder,
};
use dragoman_render::{Outcome, Renderer, ResolvedOrder, Scene, SceneWords, Theme};

/// A busy autumn with 34 orders of every kind.
const AUTUMN: &str = "
    AUSTRIA A TYR - MUN, A BUD - RUM, A SER S A BUD - RUM, A GAL S A BUD - RUM, F GRE H
    ENGLAND A YOR - NWY VIA, F NTH C A YOR - NWY, F NWG S A YOR - NWY, F ENG - BRE
    FRANCE A BUR S A BEL - RUH, A BEL - RUH, A PIC S F BRE, F BRE H, F MAO - ENG, F WES - TYS
    GERMANY F DEN - SWE, A HOL S A RUH, A RUH H, A SIL - GAL, A MUN - TYR
    ITALY A VEN - TRI, F TYS - ION, F ION - GRE, A TUN - NAF
    RUSSIA A STP - NWY, F SWE H, A WAR S A UKR - GAL, A UKR - GAL, A RUM - BUL, F BLA - CON
    TURKEY A ARM - SEV, A BUL H, F CON S A BUL, F AEG S F ION - GRE";

fn autumn(map: &'static Map) -> (Movement, Orders<MovementOrder>) {
    let mut position = Position::start(map, GameOptions::default());
    position.units = Units::new();
    let mut orders = Orders::new();
    for line in AUTUMN.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (power, list) = line.split_once(' ').expect("a power and its orders");
        let power = map.power(power).expect("a power of the map");
        for text in list.split(", ") {
            let order = WrittenOrder::read(map, text).expect("an order");
            let unit = order.unit().expect("a unit");
            let kind = unit.kind.unwrap_or(UnitKind::Army);
            position.units.place(map, Unit { power, kind, location: unit.at }).expect("room");
            orders.give(map.province_of(unit.at), order.movement(map).expect("a movement order"));
        }
    }
    (Movement::new(position).expect("no winter"), orders)
}

fn words(map: &Map) -> SceneWords {
    SceneWords {
        title: "Autumn 1903".to_owned(),
        subtitle: "Orders and results".to_owned(),
        powers: map.powers().map(|power| map.power_id(power).to_owned()).collect(),
        provinces: map.provinces().map(|province| map.id(province).to_owned()).collect(),
        names: Vec::new(),
        translated: Vec::new(),
        legend: None,
    }
}

/// The processor time of this thread; zero where the system doesn't report it.
fn on_processor() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(told.split(' ').next().and_then(|first| first.parse().ok()).unwrap_or(0))
}

/// The times of several draws.
struct Times {
    clock: Vec<Duration>,
    processor: Duration,
}

fn row(name: &str, mut times: Times, aim: f64, note: &str) {
    times.clock.sort();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "{name:<44} processor {:6.1} ms   clock best {:6.1} median {:6.1}   aim {aim:5.1} ms   {note}",
        milliseconds(times.processor),
        milliseconds(times.clock[0]),
        milliseconds(times.clock[times.clock.len() / 2]),
    );
}

/// Draws each of these scenes once: nothing of it was drawn before.
fn draw(renderer: &Renderer, scenes: &[Scene], width: u32) -> (Times, usize) {
    let mut bytes = 0;
    let before = on_processor();
    let clock: Vec<_> = scenes
        .iter()
        .map(|scene| {
            let scene = Arc::new(scene.clone());
            let start = Instant::now();
            bytes = black_box(renderer.draw(&scene, width).expect("a picture")).bytes.len();
            start.elapsed()
        })
        .collect();
    let times = u32::try_from(clock.len()).expect("few");
    (Times { clock, processor: (on_processor() - before) / times }, bytes)
}

/// Draws `scene` `times` times with other words, as in other languages: what is below the labels is drawn once.
fn again(renderer: &Renderer, scene: &Scene, width: u32, times: u32) -> (Times, usize) {
    static TURN: AtomicU32 = AtomicU32::new(1000);
    let mut bytes = 0;
    let before = on_processor();
    let clock = (0..times)
        .map(|_| {
            let title = format!("Autumn {}", TURN.fetch_add(1, Ordering::Relaxed));
            let scene = Arc::new(scene.clone().with_title(title));
            let start = Instant::now();
            let png = black_box(renderer.draw(&scene, width).expect("a picture"));
            bytes = png.bytes.len();
            start.elapsed()
        })
        .collect();
    (Times { clock, processor: (on_processor() - before) / times }, bytes)
}

fn main() {
    let map = Map::classic();
    let (movement, orders) = autumn(map);
    let position = movement.position();
    let rulebook = Rulebook::default();
    let (report, _) = movement.adjudicate(&orders, &rulebook);
    // Every third order fails, so that as much is drawn as is ever possible.
    let resolved = ResolvedOrder::all(&report).enumerate().map(|(number, (at, resolved))| {
        let outcome = if number % 3 == 0 { Outcome::Failed } else { Outcome::Succeeded };
        (
            at,
            ResolvedOrder {
                outcome,
                dislodged: false,
                order: orders.of(at).and_then(Result::ok).unwrap_or_default(),
                ..resolved
            },
        )
    });
    let resolved: Vec<_> = resolved.collect();
    let results = Scene::results(position, resolved.iter().copied(), words(map), Theme::Dark).expect("a drawn map");
    // Each lacks another order.
    let all: Vec<Scene> = (0..resolved.len())
        .map(|one| {
            let others = resolved.iter().enumerate().filter(|(number, _)| *number != one).map(|(_, order)| *order);
            Scene::results(position, others, words(map), Theme::Dark).expect("a drawn map")
        })
        .collect();
    let england = map.power("ENGLAND").expect("a power");
    let preview = Scene::preview(&movement, england, &orders, &rulebook, words(map), Theme::Dark).expect("a drawn map");
    let plain = Scene::position(position, words(map), Theme::Dark).expect("a drawn map");

    let renderer = Renderer::default();
    let arguments: Vec<String> = std::env::args().collect();
    if let Some(at) = arguments.iter().position(|argument| argument == "--only") {
        let times: u32 = arguments.get(at + 2).and_then(|times| times.parse().ok()).unwrap_or(1).min(33);
        let some = &all[..times as usize];
        for scene in [&results, &plain] {
            again(&renderer, scene, 2000, 1);
        }
        again(&renderer, &preview, 1000, 1);
        again(&renderer, &results, 400, 1);
        let (times, bytes) = match arguments.get(at + 1).map(String::as_str) {
            Some("results") => draw(&renderer, some, 2000),
            Some("language") => again(&renderer, &results, 2000, times),
            Some("position") => again(&renderer, &plain, 2000, times),
            Some("preview") => again(&renderer, &preview, 1000, times),
            _ => draw(&renderer, some, 400),
        };
        return row("", times, 0.0, &format!("{} KB", bytes / 1000));
    }
    let (warm_up, _) = again(&renderer, &results, 2000, 1);
    row(
        "warm-up: first map of a board and language",
        warm_up,
        400.0,
        "2,000 px, fonts and geometry read, ground prepared",
    );
    let basemap = renderer.cached_bytes();
    let (times, bytes) = draw(&renderer, &all, 2000);
    row("results with 33 orders, 2,000 px", times, 16.0, &format!("{} KB", bytes / 1000));
    let (times, bytes) = again(&renderer, &results, 2000, 40);
    row("the same in another language", times, 12.0, &format!("{} KB", bytes / 1000));
    let (times, bytes) = again(&renderer, &plain, 2000, 40);
    row("position, 2,000 px, in another language", times, 12.0, &format!("{} KB", bytes / 1000));
    again(&renderer, &preview, 1000, 1);
    let (times, bytes) = again(&renderer, &preview, 1000, 40);
    row("preview of one power's orders, 1,000 px", times, 2.5, &format!("{} KB", bytes / 1000));
    again(&renderer, &results, 400, 1);
    let (times, bytes) = draw(&renderer, &all, 400);
    row("results, 400 px", times, 5.2, &format!("{} KB", bytes / 1000));
    let results = Arc::new(results);
    let again = renderer.draw(&results, 2000).expect("a picture");
    let start = Instant::now();
    let same = black_box(renderer.draw(&results, 2000).expect("a picture"));
    row(
        "the same picture again",
        Times { clock: vec![start.elapsed()], processor: start.elapsed() },
        1.0,
        if Arc::ptr_eq(&again, &same) { "not drawn" } else { "DRAWN" },
    );
    println!("kept after the first map (ground, labels, symbols, picture): {:.1} MB", basemap as f64 / 1e6);
}
