//! Which labels a picture has, and where.
//!
//! In a picture of the usual size all are at their places, except names without the mark of a supply centre that an arrowhead or
//! a sign would hide: they are moved a little if that helps. A small picture's labels are larger than the room that lines leave for them, so each is moved a little if that helps, and left out
//! where it would lie on a unit, an arrowhead, a sign or another label. Those of supply centres are placed first, of them those
//! in which something happens. Lines may pass below a label.

use dragoman_engine::ProvinceSet;

use super::shapes::Layout;
use crate::draw::curve::distance;
use crate::draw::labels::{LabelRoom, Rect};
use crate::geometry::{Point, UNITS_WIDE};
use crate::lettering::Lettering;
use crate::scene::Scene;

/// What of a label is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum ShownLabel {
    /// All of it, moved by some units.
    Moved(Point),
    /// Only the mark of a supply centre, at its place.
    MarkAlone,
}

/// The radius of a unit that letters keep free, and that of a ring around one, in units.
const UNIT: f32 = 24.0;
const RING: f32 = 38.0;

/// The distance of two labels, across and down.
const APART: [f32; 2] = [6.0, 1.0];

/// The distance of a label from the edge of the map, at least: its halo is drawn in whole.
const EDGE: f32 = 12.0;

/// How far labels are moved at most.
const FARTHEST: f32 = 60.0;
/// How far something reaches into the letters of a label that is moved in a picture of the usual size, and what each unit of
/// that costs where no place is free.
const TOUCHED: f32 = 5.0;
const COVERED: f32 = 1.5;

/// Chooses for each of `labels`, which are those of `scene`.
pub(crate) fn choose(labels: &[LabelRoom], scene: &Scene, layout: &Layout, size: Lettering) -> Vec<ShownLabel> {
    let height = scene.drawn.board.geometry().height;
    let large = size.is_large();
    let obstacles = obstacles(layout, size);
    let bodies: Vec<Point> = lines(layout).collect();
    let busy: ProvinceSet = layout
        .units
        .iter()
        .map(|unit| unit.province)
        .chain(layout.arrows.iter().flat_map(|arrow| arrow.ends))
        .collect();
    let hiding = hiding(layout, size);
    let hidden = |label: &LabelRoom| hiding.iter().any(|(at, r)| label.letters.distance(*at) < r - TOUCHED);
    let (mut order, stay): (Vec<usize>, Vec<usize>) = (0..labels.len()).partition(|&index| {
        let label = &labels[index];
        large || label.mark.is_none() && hidden(label)
    });
    order.sort_by_key(|&index| {
        let label = &labels[index];
        (label.mark.is_none(), !busy.contains(label.province))
    });
    let usual = if large { ShownLabel::MarkAlone } else { ShownLabel::Moved([0.0; 2]) };
    let mut shown = vec![usual; labels.len()];
    let mut taken: Vec<Rect> = stay.into_iter().map(|index| labels[index].block()).collect();
    for index in order {
        let label = &labels[index];
        let block = label.block();
        let reach = |[x, y]: &Point, r: f32| block.distance([*x, *y]) < FARTHEST + r;
        let near: Vec<(Point, f32)> = obstacles.iter().copied().filter(|(at, r)| reach(at, *r)).collect();
        let below: Vec<Point> = bodies.iter().copied().filter(|at| reach(at, 0.0)).collect();
        let free = |moved: &Rect| {
            let on_map = moved.left > EDGE
                && moved.right < UNITS_WIDE - EDGE
                && moved.top > EDGE
                && moved.bottom < height - EDGE;
            on_map && !taken.iter().any(|other| other.meets(moved, APART))
        };
        let middle = |by: Point| {
            let Rect { left, top, right, bottom } = label.letters.moved(by);
            [(left + right) / 2.0, (top + bottom) / 2.0]
        };
        let contains = |by: Point| scene.drawn.contains(label.province, middle(by));
        let abroad = !contains([0.0; 2]);
        let mut found: Option<(f32, Point)> = None;
        for (away, by) in moves() {
            let least = found.map_or(f32::MAX, |(least, _)| least);
            // The ways become longer, so none of the others costs less.
            if 0.12 * away >= least {
                break;
            }
            let moved = block.moved(by);
            // A short way is better than a line below the letters, but not a long one.
            let lines = || below.iter().filter(|at| moved.distance(**at) < 1.0).count().min(12);
            let covered: f32 = near.iter().map(|(at, r)| (r - moved.distance(*at)).max(0.0)).sum();
            if large && covered > 0.0 || !free(&moved) || !(by == [0.0; 2] || abroad || contains(by)) {
                continue;
            }
            let cost = 0.12 * away + 0.25 * lines() as f32 + COVERED * covered;
            if cost < least {
                found = Some((cost, by));
            }
        }
        let found = found.map(|(_, by)| by).or((!large).then_some([0.0; 2]));
        if let Some(by) = found {
            taken.push(block.moved(by));
            shown[index] = ShownLabel::Moved(by);
        }
    }
    shown
}

/// The round things on which no label lies: middle and radius.
fn obstacles(layout: &Layout, size: Lettering) -> Vec<(Point, f32)> {
    let units = layout.units.iter().map(|unit| (unit.at, UNIT * unit.size * size.of_units()));
    let rings = layout.rings.iter().map(|ring| (ring.at, RING));
    let bursts = layout.bursts.iter().map(|(at, size)| (*at, RING * size));
    units.chain(rings).chain(bursts).chain(hiding(layout, size)).collect()
}

/// What is drawn over labels, except units, which have places of their own.
fn hiding(layout: &Layout, size: Lettering) -> Vec<(Point, f32)> {
    let heads = layout.arrows.iter().map(|arrow| {
        let [length, half] = arrow.style.head;
        (arrow.spine.at(arrow.spine.length() - length * 0.6).0, half)
    });
    let larger = if size.is_large() { SIGNS } else { 1.0 };
    let signs = layout.signs.iter().map(|(_, at, r)| (*at, r * larger));
    let dots = layout.supports.iter().filter_map(|support| Some((*support.spine.points().last()?, support.dot?)));
    heads.chain(signs).chain(dots).collect()
}

/// How much larger signs are in a small picture.
pub(crate) const SIGNS: f32 = 1.3;

/// Points along all lines.
fn lines(layout: &Layout) -> impl Iterator<Item = Point> + '_ {
    let spines = layout.arrows.iter().map(|arrow| &arrow.spine).chain(layout.supports.iter().map(|line| &line.spine));
    spines.flat_map(|spine| {
        let mut last: Option<Point> = None;
        spine.points().iter().copied().filter(move |point| {
            let far = last.is_none_or(|last| distance(last, *point) >= 8.0);
            if far {
                last = Some(*point);
            }
            far
        })
    })
}

/// The ways in which a label is moved, each with its length.
fn moves() -> impl Iterator<Item = (f32, Point)> {
    let ring = |away: f32| {
        (0..12).map(move |step| {
            let angle = std::f32::consts::TAU * step as f32 / 12.0;
            (away, [away * angle.cos(), away * angle.sin()])
        })
    };
    std::iter::once((0.0, [0.0; 2])).chain([12.0, 24.0, 36.0, 48.0, FARTHEST].into_iter().flat_map(ring))
}
