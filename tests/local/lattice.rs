//! A pack with a board that is larger than the classic one, made here: 200 provinces in rows, every third of them water, and 20
//! powers.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};

const ROWS: usize = 10;
const COLUMNS: usize = 20;
/// The side of a province, in units of the picture.
const SIDE: usize = 100;

/// The id of a province: `BAL` is in the first row and the first column. They are in the order of the alphabet, as in a map file.
fn id(row: usize, column: usize) -> String {
    let letter = |letters: &str, at: usize| letters.chars().nth(at).expect("so many letters");
    [letter("BCDFGHJKLM", row), letter("AEIOU", column / 4), letter("LNTX", column % 4)].iter().collect()
}

/// An id as a name is written: `Bal`.
fn title(id: &str) -> String {
    format!("{}{}", &id[..1], id[1..].to_lowercase())
}

/// The powers, called after the province in the second row that is a home centre of theirs.
fn powers() -> impl Iterator<Item = (usize, String)> {
    (0..COLUMNS).map(|column| (column, format!("{}IA", id(1, column))))
}

const fn is_water(row: usize) -> bool {
    row % 3 == 2
}

/// The row of the water at a coast; `None`: inland.
const fn shore(row: usize) -> Option<usize> {
    match row % 3 {
        1 if row + 1 < ROWS => Some(row + 1),
        0 if row > 0 => Some(row - 1),
        _ => None,
    }
}

fn beside(column: usize) -> impl Iterator<Item = usize> {
    [column.wrapping_sub(1), column + 1].into_iter().filter(|&column| column < COLUMNS)
}

fn map() -> String {
    let mut text = "format 2\nvariant lattice\nauthor Nobody\nstarts S1901M\nwins 21\n".to_owned();
    for (column, power) in powers() {
        let (north, south) = (id(1, column), id(4, column));
        let _ = writeln!(text, "power {power}\n  home {north} {south}\n  units A {north}, F {south}");
    }
    for (row, column) in (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column))) {
        let above = [row.wrapping_sub(1), row + 1].into_iter().filter(|&row| row < ROWS);
        if is_water(row) {
            let near = beside(column).map(|column| id(row, column)).chain(above.map(|row| id(row, column)));
            let _ = writeln!(text, "province {} sea\n  fleet {}", id(row, column), near.collect::<Vec<_>>().join(" "));
            continue;
        }
        let land = above.filter(|&row| !is_water(row)).map(|row| id(row, column));
        let land: Vec<String> = land.chain(beside(column).map(|column| id(row, column))).collect();
        let (kind, centre) = (if shore(row).is_some() { "coastal" } else { "inland" }, [1, 4].contains(&row));
        let _ = writeln!(text, "province {} {kind}{}", id(row, column), if centre { " centre" } else { "" });
        let _ = writeln!(text, "  army {}", land.join(" "));
        if let Some(water) = shore(row) {
            let along = beside(column).map(|column| id(row, column)).chain([id(water, column)]);
            let _ = writeln!(text, "  fleet {}", along.collect::<Vec<_>>().join(" "));
        }
    }
    text
}

fn style() -> Value {
    let powers: Vec<Value> = powers()
        .map(|(at, id)| {
            // Six steps of red, five of green, and blue against red.
            let (red, green) = (40 * (at % 6), 50 * (at % 5));
            let (strong, tint) = ([red, green, 220 - red], [128 + red / 2, 128 + green / 2, 238 - red / 2]);
            let hex = |[red, green, blue]: [usize; 3]| format!("{red:02X}{green:02X}{blue:02X}");
            json!({ "id": id, "strong": hex(strong), "tint": hex(tint) })
        })
        .collect();
    json!({ "variants": ["lattice"], "rose": { "at": [1900, 100], "radius": 40 }, "powers": powers })
}

fn geometry() -> Value {
    let place = |row: usize, column: usize| (row < ROWS && column < COLUMNS).then(|| id(row, column));
    // Edges from west to east, one row of them more than provinces; then those from north to south.
    let level = |row: usize, column: usize| row * COLUMNS + column;
    let upright = |row: usize, column: usize| (ROWS + 1) * COLUMNS + row * (COLUMNS + 1) + column;
    let mut arcs = Vec::new();
    for (row, column) in (0..=ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column))) {
        let (x, y) = (column * SIDE, row * SIDE);
        let (left, right) = (place(row.wrapping_sub(1), column), place(row, column));
        arcs.push(json!({ "left": left, "right": right, "points": [[x, y], [x + SIDE, y]] }));
    }
    for (row, column) in (0..ROWS).flat_map(|row| (0..=COLUMNS).map(move |column| (row, column))) {
        let (x, y) = (column * SIDE, row * SIDE);
        let (left, right) = (place(row, column), place(row, column.wrapping_sub(1)));
        arcs.push(json!({ "left": left, "right": right, "points": [[x, y], [x, y + SIDE]] }));
    }
    let (mut kinds, mut regions, mut anchors) = (json!({}), json!({}), json!({}));
    for (row, column) in (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column))) {
        let (id, x, y) = (id(row, column), column * SIDE, row * SIDE);
        kinds[&id] = if is_water(row) { "sea" } else { "land" }.into();
        regions[&id] = json!([[
            [level(row, column), false],
            [upright(row, column + 1), false],
            [level(row + 1, column), true],
            [upright(row, column), true],
        ]]);
        anchors[&id] = json!({ "unit": [x + 50, y + 40], "label": [x + 50, y + 80] });
    }
    json!({ "height": ROWS * SIDE, "kinds": kinds, "arcs": arcs, "regions": regions, "anchors": anchors })
}

fn names() -> String {
    let mut text = "### The lattice in English.\n\n## The variant\n\nvariant-lattice = The Lattice\n    .about = The Lattice, 20 players\n    .word = lattice\n\n## Provinces\n\n".to_owned();
    for id in (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| id(row, column))) {
        let _ = writeln!(text, "{id} = {}land\n    .abbr = {}", title(&id), title(&id));
    }
    text.push_str("\n## Powers\n\n");
    for (_, id) in powers() {
        let _ = writeln!(text, "{id} = {}\n    .abbr = {}\n    .adjective = {}n", title(&id), title(&id), title(&id));
    }
    text
}

/// Writes the pack into a data folder.
pub fn write(data: &Path) {
    let (assets, locales) = (data.join("assets/lattice"), data.join("locales/en"));
    for folder in [&assets, &locales] {
        std::fs::create_dir_all(folder).expect("a folder");
    }
    for (file, text) in [
        (assets.join("map.txt"), map()),
        (assets.join("style.json"), style().to_string()),
        (assets.join("geometry.json"), geometry().to_string()),
        (locales.join("lattice.ftl"), names()),
    ] {
        std::fs::write(file, text).expect("it is written");
    }
}
