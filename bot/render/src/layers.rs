//! Everything that lies over the ground, drawn thing by thing from below to above.
//!
//! A picture and the measure of what can be seen on it ([`crate::Shown`]) go through the same list, so the measure can't
//! be about something else than the picture.

use std::collections::HashMap;

use crate::draw::canvas::{Canvas, Stamp};
use crate::draw::labels::{self, Labels};
use crate::draw::symbols::{self, Shape};
use crate::draw::{arrow, legend};
use crate::palette::Colours;
use crate::plan::{self, Plan, RingKind};
use crate::scene::Scene;

/// Symbols of units, drawn once: by shape, power, and size in per cent.
pub(crate) type Stamps = HashMap<(Shape, usize, u32), Option<Stamp>>;

/// What was just drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Thing<'a> {
    /// The unit that stands in this province, or waits there.
    Unit(&'a str),
    /// The letters of this province's label.
    Label(&'a str),
    /// The head of the arrow between these provinces.
    Head(&'a [String; 2]),
    /// Something that may be hidden.
    Other,
}

/// What the list is made from. Owners, centres and homes are by region.
pub(crate) struct Layers<'a> {
    pub scene: &'a Scene,
    pub plan: &'a Plan,
    pub labels: &'a Labels,
    pub colours: &'a Colours,
    pub owners: &'a [Option<usize>],
    pub centres: &'a [Option<usize>],
    pub homes: &'a [Option<usize>],
    /// Width of the canvas in pixels, and its row at which the map begins.
    pub width: usize,
    pub top: usize,
}

impl Layers<'_> {
    /// Draws everything and calls `each` after each thing.
    pub fn draw(&self, canvas: &mut Canvas, stamps: &mut Stamps, each: &mut dyn FnMut(Thing<'_>, &mut Canvas)) {
        let Self { scene, plan, colours, .. } = *self;
        let strong = |power: usize| colours.powers.get(power).map_or(colours.ink, |power| power.strong);
        for (a, b) in plan::bridges(scene.board) {
            arrow::draw_bridge(canvas, a, b, colours);
            each(Thing::Other, canvas);
        }
        for &crossing in plan::crossings(scene.board) {
            arrow::draw_crossing(canvas, crossing, colours);
            each(Thing::Other, canvas);
        }
        for &([x, y], size) in &plan.bursts {
            symbols::draw_burst(canvas, x, y, size, colours);
            each(Thing::Other, canvas);
        }
        for (spine, style) in &plan.ghosts {
            arrow::draw_ghost(canvas, spine, style, colours);
            each(Thing::Other, canvas);
        }
        for arrow in &plan.arrows {
            arrow::draw_body(canvas, &arrow.spine, &arrow.style, strong(arrow.power), colours);
            each(Thing::Other, canvas);
        }
        for support in &plan.supports {
            let colour = strong(support.power);
            arrow::draw_support(canvas, &support.spine, support.broken, support.dot, colour, colours);
            each(Thing::Other, canvas);
        }
        self.draw_labels(canvas, each);
        for ring in &plan.rings {
            let [x, y] = ring.at;
            let (path, dashes): (_, &[f32]) = match ring.kind {
                RingKind::Hold => (symbols::octagon(37.0), &[]),
                RingKind::Supported => (tiny_skia::PathBuilder::from_circle(0.0, 0.0, 37.0), &[]),
                RingKind::Unsupported => (tiny_skia::PathBuilder::from_circle(0.0, 0.0, 37.0), &[9.0, 7.0]),
            };
            symbols::ring(canvas, path, x, y, dashes, strong(ring.power), colours);
            each(Thing::Other, canvas);
        }
        for unit in &plan.units {
            let size = (unit.size * 100.0).round() as u32;
            let scale = canvas.scale();
            let stamp = stamps
                .entry((unit.shape, unit.power, size))
                .or_insert_with(|| symbols::unit_stamp(unit.shape, strong(unit.power), colours, unit.size, scale));
            if let Some(stamp) = stamp {
                canvas.stamp(stamp, unit.at[0], unit.at[1], unit.alpha);
            }
            each(Thing::Unit(&unit.province), canvas);
        }
        for arrow in &plan.arrows {
            arrow::draw_head(canvas, &arrow.spine, &arrow.style, strong(arrow.power), colours);
            each(Thing::Head(&arrow.name), canvas);
        }
        for &(sign, [x, y], r) in &plan.signs {
            symbols::sign(canvas, sign, x, y, r, colours);
            each(Thing::Other, canvas);
        }
        if let Some(words) = &scene.legend {
            legend::draw(canvas, scene.board, words, colours);
            each(Thing::Other, canvas);
        }
    }

    fn draw_labels(&self, canvas: &mut Canvas, each: &mut dyn FnMut(Thing<'_>, &mut Canvas)) {
        for label in self.labels.iter() {
            label.lay_halo(canvas, self.colours, self.owners, self.width, self.top);
            each(Thing::Other, canvas);
            label.lay_ink(canvas, self.colours, self.width, self.top);
            each(Thing::Label(&label.province), canvas);
        }
        for label in self.labels.boxes() {
            if let Some(mark) = label.mark {
                let of = |powers: &[Option<usize>]| powers.get(usize::from(label.ground)).copied().flatten();
                labels::centre_mark(canvas, mark, of(self.centres), of(self.homes), self.colours);
                each(Thing::Other, canvas);
            }
        }
    }
}
