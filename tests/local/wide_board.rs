//! A variant whose board has more places than the engine for classic boards holds.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Map, Value, json};

use crate::season;
use crate::stage::LocalStage;

const WIDE: usize = 16;
const HIGH: usize = 10;

/// The province in a column and a row: `QAB` is in the first row and second column.
fn id(x: usize, y: usize) -> String {
    let letter = |number: usize| char::from(b'A' + number as u8);
    format!("Q{}{}", letter(y), letter(x))
}

fn cells() -> impl Iterator<Item = (usize, usize)> {
    (0..HIGH).flat_map(|y| (0..WIDE).map(move |x| (x, y)))
}

/// The cells at the four sides of one.
fn beside(x: usize, y: usize) -> impl Iterator<Item = (usize, usize)> {
    let sides = [(x, y.wrapping_sub(1)), (x.wrapping_sub(1), y), (x + 1, y), (x, y + 1)];
    sides.into_iter().filter(|&(x, y)| x < WIDE && y < HIGH)
}

/// A grid: the first row is sea, each land of the last row is a supply centre, and two powers begin in its corners.
fn map() -> String {
    let mut text = "variant grid\nstarts S1901M\nwins 9\n".to_owned();
    for (power, homes) in [("EAST", [WIDE - 2, WIDE - 1]), ("WEST", [0, 1])] {
        let [one, other] = homes.map(|x| id(x, HIGH - 1));
        _ = write!(text, "power {power}\n  home {one} {other}\n  units A {one}, A {other}\n");
    }
    for (x, y) in cells() {
        let kind = ["sea", "coastal"].get(y).unwrap_or(&"inland");
        let centre = if y == HIGH - 1 { " centre" } else { "" };
        let near = |rows: fn(usize) -> bool| {
            beside(x, y).filter(|&(_, y)| rows(y)).map(|(x, y)| format!(" {}", id(x, y))).collect::<String>()
        };
        _ = writeln!(text, "province {} {kind}{centre}", id(x, y));
        if y > 0 {
            _ = writeln!(text, "  army{}", near(|y| y > 0));
        }
        if y < 2 {
            _ = writeln!(text, "  fleet{}", near(|y| y < 2));
        }
    }
    text
}

fn names() -> String {
    let mut text = "variant-grid = The Grid\n    .about = The Grid, 2 players\n    .word = grid\n".to_owned();
    for (x, y) in cells() {
        let id = id(x, y);
        let short = format!("Q{}", id[1..].to_lowercase());
        _ = write!(text, "{id} = {short}land\n    .abbr = {short}\n");
    }
    for (power, name) in [("EAST", "East"), ("WEST", "West")] {
        _ = write!(text, "{power} = {name}\n    .abbr = {}\n    .adjective = {name}ern\n", &name[..1]);
    }
    text
}

/// Where the cells are in the picture: arcs from left to right, with the cell above on their left, then from top to bottom.
fn geometry() -> Value {
    let (wide, high) = (2000 / WIDE, 120);
    let at = |x: usize, y: usize| json!([x * wide, y * high]);
    let cell = |x: usize, y: usize| (x < WIDE && y < HIGH).then(|| id(x, y));
    let mut arcs = vec![];
    for y in 0..=HIGH {
        for x in 0..WIDE {
            let (above, below) = (cell(x, y.wrapping_sub(1)), cell(x, y));
            arcs.push(json!({ "left": above, "right": below, "points": [at(x, y), at(x + 1, y)] }));
        }
    }
    for y in 0..HIGH {
        for x in 0..=WIDE {
            let (east, west) = (cell(x, y), cell(x.wrapping_sub(1), y));
            arcs.push(json!({ "left": east, "right": west, "points": [at(x, y), at(x, y + 1)] }));
        }
    }
    let across = |x: usize, y: usize| y * WIDE + x;
    let down = |x: usize, y: usize| (HIGH + 1) * WIDE + y * (WIDE + 1) + x;
    let (mut kinds, mut regions, mut anchors) = (Map::new(), Map::new(), Map::new());
    for (x, y) in cells() {
        kinds.insert(id(x, y), json!(if y == 0 { "sea" } else { "land" }));
        // Those that end where they should begin are followed backwards.
        let round = [(across(x, y + 1), false), (down(x + 1, y), true), (across(x, y), true), (down(x, y), false)];
        regions.insert(id(x, y), json!([round]));
        let (left, top) = (x * wide, y * high);
        let anchor = json!({ "unit": [left + wide / 2, top + 45], "label": [left + wide / 2, top + 95] });
        anchors.insert(id(x, y), anchor);
    }
    json!({ "height": HIGH * high, "kinds": kinds, "arcs": arcs, "regions": regions, "anchors": anchors })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_of_a_hundred_and_sixty_provinces_is_played_like_any_other() {
    let prepare = |data: &Path| {
        let assets = data.join("assets/grid");
        std::fs::create_dir_all(&assets).expect("a folder");
        std::fs::create_dir_all(data.join("locales/en")).expect("a folder");
        let style = json!({
            "variants": ["grid"], "rose": { "at": [1900, 60], "radius": 40 },
            "powers": [
                { "id": "EAST", "strong": "B8281A", "tint": "DD8468" },
                { "id": "WEST", "strong": "143C90", "tint": "7C9FE6" },
            ],
        });
        let write = |path: &str, text: String| std::fs::write(data.join(path), text).expect("it is written");
        write("assets/grid/map.txt", map());
        write("assets/grid/geometry.json", geometry().to_string());
        write("assets/grid/style.json", style.to_string());
        write("locales/en/grid.ftl", names());
    };
    let mut stage = LocalStage::prepared(&prepare, &[], None).await;
    let script = r#"
        marco #: new name:Grande variant:grid language:en
        expect #: The Grid, 2 players
        marco #: join
        tom #: join
        expect #: Grande begins
        expect # picture
        EAST @: A Qjp - Qip\nA Qjo - Qjn
        expect EAST @: I have both orders
        WEST @: A Qjb - Qjc\nA Qja - Qia
        expect WEST @: I have both orders
        EAST @: ready
        WEST @: ready
        expect #: 4 of 4 orders succeeded
        expect # picture
    "#;
    season::play(script, &mut stage).await;
    let picture = season::newest_picture(&mut stage, "marco", &season::Spot::Channel).await;
    assert!(picture.alt.contains("East (2 centres): A Qip and A Qjn."), "{}", picture.alt);
}
