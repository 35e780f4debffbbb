//! What lies on the outlines: names of provinces, units, and the reader's stored orders, as SVG.
//!
//! Units have names for screen readers; everything else is for the eyes only, since the list of choices says the same.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use dragoman_game::model::{PowerId, ProvinceId, UnitText};
use dragoman_game::order_map::{LegalOrder, OrderMap};
use dragoman_game::rules::{self, Deed, province_in};
use dragoman_l10n::sanitise::html;
use dragoman_render::{Board, beginnings, burst_outline, power_colours, unit_outline};

use super::names::{Names, is_fleet, place};
use crate::protocol::hex;

type Point = [f32; 2];

/// The radius around a unit that lines keep free.
const ROOM: f32 = 31.0;

/// Where a dislodged unit is shown: beside the one that dislodged it.
pub(super) fn dislodged_at([x, y]: Point) -> Point {
    [x + 34.0, y - 30.0]
}

pub(super) fn svg(names: &Names<'_>, board: Board, map: &OrderMap) -> String {
    let [width, height] = board.size();
    let mut svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">");
    svg.push_str("<g class=\"orders\" aria-hidden=\"true\">");
    for order in &map.stored {
        let _ = draw_order(&mut svg, board, map, order);
    }
    svg.push_str("</g>");
    // Above lines and rings, which would hide them.
    labels(&mut svg, names, board, map);
    svg.push_str("<g class=\"units\">");
    let position = &map.position;
    let letters = letters(names, &map.variant);
    for (power, unit) in position.units.iter().flat_map(|(power, all)| all.iter().map(move |unit| (power, unit))) {
        if let Some(at) = board.unit_at(place(unit)) {
            draw_unit(&mut svg, (names, &letters), map, (power, unit), at, false);
        }
    }
    for (power, unit) in position.dislodged.iter().flat_map(|(power, all)| all.keys().map(move |unit| (power, unit))) {
        if let Some(at) = board.unit_at(place(unit)) {
            draw_unit(&mut svg, (names, &letters), map, (power, unit), dislodged_at(at), true);
        }
    }
    svg.push_str("</g></svg>");
    svg
}

fn labels(svg: &mut String, names: &Names<'_>, board: Board, map: &OrderMap) {
    let centres: BTreeSet<ProvinceId> = rules::centres(&map.variant).into_iter().collect();
    let is_centre = |id: &str| centres.contains(&ProvinceId::from(id));
    svg.push_str("<g class=\"names\" aria-hidden=\"true\">");
    for id in board.provinces() {
        let Some([x, y]) = board.label_at(id) else { continue };
        let short = html(&names.short(id));
        let class = if board.is_land(id) { "on-land" } else { "on-sea" };
        if is_centre(id) {
            let left = x - 7.0 * short.chars().count() as f32 - 4.0;
            let _ = write!(svg, "<circle class=\"centre\" cx=\"{left}\" cy=\"{y}\" r=\"7\"/>");
        }
        let x = if is_centre(id) { x + 9.0 } else { x };
        let _ = write!(svg, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{short}</text>");
    }
    svg.push_str("</g>");
}

/// The letters of each power in the reader's language.
fn letters(names: &Names<'_>, variant: &str) -> BTreeMap<PowerId, String> {
    let powers = rules::powers(variant);
    let name = |power: &PowerId| names.words.power(names.language, power);
    let all = beginnings(&powers.iter().map(name).collect::<Vec<_>>());
    powers.into_iter().zip(all).collect()
}

fn colours(power: &str) -> (String, String) {
    power_colours(power).map_or_else(
        || ("#555555".to_owned(), "#ffffff".to_owned()),
        |colours| (hex(colours.strong), hex(colours.on_strong)),
    )
}

fn draw_unit(
    svg: &mut String,
    (names, letters): (&Names<'_>, &BTreeMap<PowerId, String>),
    map: &OrderMap,
    (power, unit): (&PowerId, &UnitText),
    [x, y]: Point,
    dislodged: bool,
) {
    let (strong, ink) = colours(power);
    let name = html(&names.whose(unit, power, &map.powers, dislodged));
    let at = place(unit);
    let kind = if is_fleet(unit) { "fleet" } else { "army" };
    let _ = write!(
        svg,
        "<g class=\"unit {kind}\" role=\"img\" aria-label=\"{name}\" data-at=\"{at}\" transform=\"translate({x} {y})\">"
    );
    if dislodged {
        let _ = write!(svg, "<path class=\"burst\" d=\"{}\"/>", burst_outline());
    }
    let letters = html(letters.get(power).map_or("", String::as_str));
    let _ = write!(svg, "<path d=\"{}\" fill=\"{strong}\"/>", unit_outline(is_fleet(unit)));
    // The power's first letters, for those who don't tell the colours apart.
    let y = if is_fleet(unit) { 14 } else { 1 };
    let class = if letters.chars().nth(1).is_some() { " class=\"several\"" } else { "" };
    let _ = write!(svg, "<text{class} y=\"{y}\" fill=\"{ink}\">{letters}</text></g>");
}

/// A stored order; `None` if one of its places isn't on this board.
fn draw_order(svg: &mut String, board: Board, map: &OrderMap, order: &LegalOrder) -> Option<()> {
    let unit = order.unit.as_ref()?;
    let here = board.unit_at(place(unit))?;
    let (colour, _) = colours(&order.power);
    let spot = |location: &str| board.unit_at(location);
    let taken = |location: &str| {
        let units = map.position.units.values().flatten();
        if units.map(|unit| province_in(place(unit))).any(|at| at == province_in(location)) { ROOM } else { 8.0 }
    };
    match &order.deed {
        Deed::Hold => ring(svg, here, &colour, "hold"),
        Deed::Move { to, .. } => line(svg, here, spot(to)?, taken(to), &colour, "move"),
        Deed::SupportHold { unit } => {
            let there = spot(place(unit))?;
            line(svg, here, there, ROOM, &colour, "support");
            ring(svg, there, &colour, "support");
        }
        Deed::SupportMove { unit, to } => {
            line(svg, here, between(spot(place(unit))?, spot(to)?), 0.0, &colour, "support");
        }
        Deed::Convoy { unit, to } => {
            line(svg, here, between(spot(place(unit))?, spot(to)?), 0.0, &colour, "convoy");
        }
        Deed::Retreat { to } => line(svg, dislodged_at(here), spot(to)?, taken(to), &colour, "move"),
        Deed::Disband => {
            let [x, y] = if map.position.phase.is_retreat() { dislodged_at(here) } else { here };
            let _ = write!(svg, "<path class=\"gone\" d=\"M{} {}l40 40m0 -40l-40 40\"/>", x - 20.0, y - 20.0);
        }
        Deed::Build => {
            let [x, y] = here;
            let shape = unit_outline(is_fleet(unit));
            let _ = write!(
                svg,
                "<g transform=\"translate({x} {y})\"><path class=\"built\" d=\"{shape}\" fill=\"{colour}\"/></g>"
            );
            ring(svg, here, &colour, "built");
        }
        Deed::Waive => {}
    }
    Some(())
}

/// A point of a move, nearer to its end: where a support's line ends.
fn between([ax, ay]: Point, [bx, by]: Point) -> Point {
    [ax + (bx - ax) * 0.55, ay + (by - ay) * 0.55]
}

fn ring(svg: &mut String, [x, y]: Point, colour: &str, class: &str) {
    let _ = write!(svg, "<circle class=\"casing\" cx=\"{x}\" cy=\"{y}\" r=\"38\"/>");
    let _ = write!(svg, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"38\" stroke=\"{colour}\"/>");
}

/// A line that ends `room` before its end, with a head if it is a move.
fn line(svg: &mut String, [ax, ay]: Point, [bx, by]: Point, room: f32, colour: &str, class: &str) {
    let length = (bx - ax).hypot(by - ay).max(1.0);
    let (dx, dy) = ((bx - ax) / length, (by - ay) / length);
    let start = ROOM.min(length / 3.0);
    let end = (length - room).max(start + 1.0);
    let at = |along: f32, aside: f32| [ax + dx * along - dy * aside, ay + dy * along + dx * aside];
    let head = if class == "move" { 22.0 } else { 0.0 };
    let ([x1, y1], [x2, y2]) = (at(start, 0.0), at((end - head).max(start), 0.0));
    let path = format!("M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}");
    let _ =
        write!(svg, "<path class=\"casing\" d=\"{path}\"/><path class=\"{class}\" d=\"{path}\" stroke=\"{colour}\"/>");
    if head > 0.0 {
        let ([tx, ty], [lx, ly], [rx, ry]) = (at(end, 0.0), at(end - head - 4.0, 14.0), at(end - head - 4.0, -14.0));
        let _ = write!(
            svg,
            "<path class=\"head\" d=\"M{tx:.1} {ty:.1}L{lx:.1} {ly:.1}L{rx:.1} {ry:.1}Z\" fill=\"{colour}\"/>"
        );
    }
}
