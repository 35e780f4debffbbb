//! Which labels a picture has, and where.
//!
//! In a picture of the usual size all are at their places, except those that an arrowhead or a sign would hide, and names alone
//! that a line would cross or touch: they are moved a little if that helps, and letters beside the mark of a supply centre to
//! another side of it. A small picture's labels are larger than the room that lines leave for them, so each is moved a little or
//! set at another side of its mark if that helps, and left out where it would lie on a unit, an arrowhead, a sign or another
//! label. Those of supply centres are placed first, of them those in which something happens. Lines may pass below a label.

use std::sync::LazyLock;

use dragoman_engine::{Province, ProvinceSet};

use super::shapes::{BURST, Layout};
use crate::curve::{Curve, distance};
use crate::draw::labels::{LabelRoom, Rect};
use crate::geometry::{Point, UNITS_WIDE};
use crate::lettering::Lettering;
use crate::scene::Scene;

/// What of a label is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum ShownLabel {
    /// All of it, moved by some units.
    Moved(Point),
    /// All of it, only the letters moved by some units: to another side of the mark of a supply centre.
    Turned(Point),
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
const TOUCHED: f32 = 2.0;
const COVERED: f32 = 3.5;

/// How many points of lines below letters cross them. A point is below them if it is nearer than this, and costs as much: usually,
/// and below a name alone in a picture of the usual size, which isn't to be touched by a line of the usual width either.
const CROSSING: usize = 2;
const BELOW: [f32; 2] = [1.0, 5.0];
const CROSSED: [f32; 2] = [0.25, 2.0];

/// The distance of these points along a line, in units. In a small picture it is the least: there most labels are above lines.
const BETWEEN: f32 = 8.0;

/// How far something may reach into letters before each unit more counts three times: it hides a letter.
const DEEP: f32 = 6.0;

/// How much something hides that reaches into letters by so many units.
fn reaching(by: f32) -> f32 {
    by.max(0.0) + 2.0 * (by - DEEP).max(0.0)
}

/// What it costs that a name that leaves its place is nearer to another's unit than the unit's own.
const MISNAMED: f32 = 12.0;

/// Chooses for each of `labels`, which are those of `scene`.
pub(crate) fn choose(labels: &[LabelRoom], scene: &Scene, layout: &Layout, size: Lettering) -> Vec<ShownLabel> {
    let height = scene.drawn.board.geometry().height;
    let large = size.is_large();
    let obstacles = obstacles(layout, size);
    let bodies: Vec<Point> = if large { corners(layout).collect() } else { along(layout).collect() };
    let busy: ProvinceSet = layout
        .units
        .iter()
        .map(|unit| unit.province)
        .chain(layout.arrows.iter().flat_map(|arrow| arrow.ends))
        .collect();
    let hiding = hiding(layout, size);
    let hidden = |label: &LabelRoom| hiding.iter().any(|(at, r)| label.letters.distance(*at) < r - TOUCHED);
    let crossed = |label: &LabelRoom| {
        let below = bodies.iter().filter(|at| label.letters.distance(**at) < BELOW[1]);
        label.mark.is_none() && below.count() >= CROSSING
    };
    let (mut order, stay): (Vec<usize>, Vec<usize>) =
        (0..labels.len()).partition(|&index| large || hidden(&labels[index]) || crossed(&labels[index]));
    let units: Vec<(Point, f32)> = layout.units.iter().map(|unit| (unit.at, UNIT * unit.size)).collect();
    // How far units are from their own names.
    let named: Vec<(Province, Point, f32)> = layout
        .units
        .iter()
        .filter_map(|unit| {
            let own = labels.iter().find(|label| label.province == unit.province)?;
            Some((unit.province, unit.at, own.distance(unit.at)))
        })
        .collect();
    order.sort_by_key(|&index| {
        let label = &labels[index];
        (label.mark.is_none(), !busy.contains(label.province))
    });
    let unmoved = if large { ShownLabel::MarkAlone } else { ShownLabel::Moved([0.0; 2]) };
    let mut shown = vec![unmoved; labels.len()];
    let mut taken: Vec<Rect> = stay.into_iter().map(|index| labels[index].block()).collect();
    for index in order {
        let label = &labels[index];
        // A name alone goes further: letters beside a mark belong to it.
        let alone = !large && label.mark.is_none();
        let (beside, crossing) = (BELOW[usize::from(alone)], CROSSED[usize::from(alone)]);
        // Letters that go to the left of their mark go twice as far as it is from them.
        let block = label.block();
        let farthest = FARTHEST.max(label.mark.map_or(0.0, |_| block.right - block.left));
        let reach = |[x, y]: &Point, r: f32| block.distance([*x, *y]) < farthest + r;
        let near: Vec<(Point, f32)> = obstacles.iter().copied().filter(|(at, r)| reach(at, *r)).collect();
        let below: Vec<Point> = bodies.iter().copied().filter(|at| reach(at, beside)).collect();
        let free = |moved: &Rect| {
            let on_map = moved.left > EDGE
                && moved.right < UNITS_WIDE - EDGE
                && moved.top > EDGE
                && moved.bottom < height - EDGE;
            on_map && !taken.iter().any(|other| other.meets(moved, APART))
        };
        let is_of =
            |province: Province, place: &ShownLabel| scene.drawn.contains(province, place.of(label).letters.middle());
        let land = scene.drawn.map.land();
        let contains = |place: &ShownLabel| match place {
            // In a small picture, and beside their own mark, the letters of land may lie on water.
            _ if land.contains(label.province) && (large || matches!(place, ShownLabel::Turned(_))) => {
                !land.iter().any(|other| other != label.province && is_of(other, place))
            }
            _ => is_of(label.province, place),
        };
        let abroad = !contains(&ShownLabel::Moved([0.0; 2]));
        let mut found: Option<(f32, ShownLabel)> = None;
        let mut at_home = f32::MAX;
        for (cost, place) in places(label, large) {
            let least = found.map_or(f32::MAX, |(least, _)| least);
            // The ways become longer, so none of the others costs less.
            if cost >= least {
                break;
            }
            let placed = place.of(label);
            let blocks = blocks(&placed, place);
            let blocks = || blocks.iter().flatten();
            let apart = |at: Point| blocks().map(|block| block.distance(at)).fold(f32::MAX, f32::min);
            // A short way is better than a line below the letters, but not a long one.
            let lines = || below.iter().filter(|at| apart(**at) < beside).count().min(12);
            let covered: f32 = near.iter().map(|(at, r)| reaching(r - apart(*at))).sum();
            let stays = place == ShownLabel::Moved([0.0; 2]);
            if stays {
                at_home = covered;
            }
            let tight = large || matches!(place, ShownLabel::Turned(by) if !NUDGES.contains(&by));
            // No label leaves a line for something that hides more of it.
            let most = if tight { 0.0 } else { at_home };
            if covered > most || !blocks().all(free) || !(stays || abroad || contains(&place)) {
                continue;
            }
            if !large && !stays && units.iter().any(|(at, r)| placed.letters.distance(*at) < *r) {
                continue;
            }
            // A name that leaves its place isn't to be taken for that of another unit.
            let misnames = |&(province, at, own): &(Province, Point, f32)| {
                province != label.province && apart(at) <= own && apart(at) < label.distance(at)
            };
            let misnamed = if alone && !stays {
                MISNAMED * named.iter().filter(|unit| misnames(unit)).count() as f32
            } else {
                0.0
            };
            let cost = cost + misnamed + crossing * lines() as f32 + COVERED * covered;
            if cost < least {
                found = Some((cost, place));
            }
        }
        let found = found.map(|(_, place)| place).or((!large).then_some(ShownLabel::Moved([0.0; 2])));
        if let Some(place) = found {
            taken.extend(blocks(&place.of(label), place).into_iter().flatten());
            shown[index] = place;
        }
    }
    shown
}

/// The round things on which no label lies: middle and radius.
fn obstacles(layout: &Layout, size: Lettering) -> Vec<(Point, f32)> {
    let units = layout.units.iter().map(|unit| (unit.at, UNIT * unit.size * size.of_units()));
    let rings = layout.rings.iter().map(|ring| (ring.at, RING));
    units.chain(rings).chain(hiding(layout, size)).collect()
}

/// What is drawn over labels, except units, which have places of their own: not with the star of a dislodged one.
fn hiding(layout: &Layout, size: Lettering) -> Vec<(Point, f32)> {
    let heads = layout.arrows.iter().map(|arrow| {
        let [length, half] = arrow.style.head;
        (arrow.spine.at(arrow.spine.length() - length * 0.6).0, half)
    });
    let larger = if size.is_large() { SIGNS } else { 1.0 };
    let signs = layout.signs.iter().map(|(_, at, r)| (*at, r * larger));
    let dots = layout.supports.iter().filter_map(|support| Some((*support.spine.points().last()?, support.dot?)));
    let bursts = layout.bursts.iter().map(|(at, size)| (*at, BURST * size));
    heads.chain(signs).chain(dots).chain(bursts).collect()
}

/// How much larger signs are in a small picture.
pub(crate) const SIGNS: f32 = 1.3;

/// The lines of moves and supports.
fn lines(layout: &Layout) -> impl Iterator<Item = &Curve> {
    layout.arrows.iter().map(|arrow| &arrow.spine).chain(layout.supports.iter().map(|line| &line.spine))
}

/// Points along all lines, equally far from each other: below a label a long line has as many as a short one.
fn along(layout: &Layout) -> impl Iterator<Item = Point> + '_ {
    lines(layout).flat_map(|spine| {
        let steps = (spine.length() / BETWEEN) as usize;
        (0..=steps).map(move |step| spine.at(BETWEEN * step as f32).0)
    })
}

/// Those points by which lines are given that are far enough from each other.
fn corners(layout: &Layout) -> impl Iterator<Item = Point> + '_ {
    lines(layout).flat_map(|spine| {
        let mut last: Option<Point> = None;
        spine.points().iter().copied().filter(move |point| {
            let far = last.is_none_or(|last| distance(last, *point) >= BETWEEN);
            if far {
                last = Some(*point);
            }
            far
        })
    })
}

impl ShownLabel {
    /// What a label takes that is shown in this way.
    pub fn of(self, room: &LabelRoom) -> LabelRoom {
        match self {
            Self::Moved(by) => room.moved(by),
            Self::Turned(by) => LabelRoom { letters: room.letters.moved(by), ..*room },
            Self::MarkAlone => *room,
        }
    }
}

/// The boxes in which a label lies that is shown like this: one if its parts are side by side.
fn blocks(room: &LabelRoom, shown: ShownLabel) -> [Option<Rect>; 2] {
    match shown {
        ShownLabel::Moved(_) => [Some(room.block()), None],
        ShownLabel::Turned(_) | ShownLabel::MarkAlone => {
            [Some(LabelRoom { mark: None, ..*room }.block()), mark_box(room)]
        }
    }
}

fn mark_box(room: &LabelRoom) -> Option<Rect> {
    room.mark.map(|([x, y], r)| Rect { left: x - r, top: y - r, right: x + r, bottom: y + r })
}

/// The places of a label that are tried, each with what it costs: none less than those before.
fn places(label: &LabelRoom, large: bool) -> impl Iterator<Item = (f32, ShownLabel)> {
    // In a picture of the usual size a mark stays.
    let free = large || label.mark.is_none();
    let moves = MOVES.iter().filter(move |(cost, _)| free || *cost == 0.0);
    let moves = moves.map(|(cost, by)| (*cost, ShownLabel::Moved(*by)));
    let short = moves.clone().take_while(|(cost, _)| *cost <= TURNED);
    let long = moves.skip_while(|(cost, _)| *cost <= TURNED);
    short.chain(turns(label).map(|by| (TURNED, ShownLabel::Turned(by)))).chain(long)
}

/// What it costs to have letters at another side of the mark of their supply centre than usual.
const TURNED: f32 = 3.5;

/// How far letters are from the mark above or below them, in units.
const GAP: f32 = 5.0;

/// By how much letters move away from what reaches into them, beside their mark.
const NUDGES: [Point; 5] = [[9.0, 0.0], [0.0, 9.0], [0.0, -9.0], [9.0, 9.0], [9.0, -9.0]];

/// The ways by which letters get to the other sides of their mark: below it, above it, and to its left; and a little away from it.
fn turns(label: &LabelRoom) -> impl Iterator<Item = Point> {
    let Rect { left, top, right, bottom } = label.letters;
    label.mark.into_iter().flat_map(move |([x, y], r)| {
        let (gap, middle) = (left - x - r, x - (left + right) / 2.0);
        let (below, above) = (y + r + GAP - top, y - r - GAP - bottom);
        // Half as wide to either side, so that letters keep clear of what is at one of them.
        let half = (right - left) / 2.0 - r;
        let rows = [below, above].into_iter().flat_map(move |by| [0.0, half, -half].map(|aside| [middle + aside, by]));
        rows.chain([[x - r - gap - right, 0.0]]).chain(NUDGES)
    })
}

/// The ways in which a label is moved, each with what it costs, the shortest first.
static MOVES: LazyLock<Vec<(f32, Point)>> = LazyLock::new(|| {
    let ring = |away: f32| {
        (0..12).map(move |step| {
            let angle = std::f32::consts::TAU * step as f32 / 12.0;
            (0.12 * away, [away * angle.cos(), away * angle.sin()])
        })
    };
    std::iter::once((0.0, [0.0; 2])).chain([12.0, 24.0, 36.0, 48.0, FARTHEST].into_iter().flat_map(ring)).collect()
});
