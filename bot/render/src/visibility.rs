//! Measures how much of each feature of a picture is visible.

use std::collections::BTreeMap;

use crate::canvas::Canvas;
use crate::error::RenderError;
use crate::layers::{Feature, lay_lines};
use crate::renderer::{Renderer, SIZES};
use crate::scene::Scene;

/// A feature that must be visible, and how much of it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Visibility {
    /// The feature.
    pub what: Feature,
    /// The middle of its pixels, in pixels from the top left corner of the picture.
    pub at: [f32; 2],
    /// The share of its pixels that nothing was drawn over, 0 to 1.
    pub share: f32,
    /// The feature that hides most of the rest, to find the cause; `None` for lines, rings and signs.
    pub by: Option<Feature>,
}

impl Renderer {
    /// How much of each unit, label and arrowhead is visible in the picture of `scene` at `width` pixels.
    ///
    /// Each feature is removed from the canvas before the next is drawn, in the order and by the code of the picture
    /// itself.
    ///
    /// # Errors
    /// As [`Renderer::draw`].
    pub fn visibility(&self, scene: &Scene, width: u32) -> Result<Vec<Visibility>, RenderError> {
        if !SIZES.contains(&width) {
            return Err(RenderError::Size(width));
        }
        let prepared = self.prepare(scene, width)?;
        let mut probe = OcclusionProbe {
            wide: prepared.width,
            last: vec![0; prepared.width * prepared.height()],
            things: Vec::new(),
        };
        let mut canvas =
            Canvas::new(prepared.width, prepared.height(), prepared.scale).ok_or(RenderError::Size(width))?;
        canvas.set_origin(0.0, prepared.top as f32 / prepared.scale);
        let layout = self.layout(scene, &prepared.basemap);
        let mut note = |what: Option<Feature>, draw: &dyn Fn(&mut Canvas)| {
            draw(&mut canvas);
            probe.note(what, &mut canvas);
        };
        lay_lines(scene.board(), &layout, prepared.size, &prepared.palette.colours, &mut note);
        prepared.layers(scene, &layout).lay(&mut note);
        Ok(probe.report())
    }
}

/// Records for each pixel which object was drawn last.
struct OcclusionProbe {
    /// Width of the picture.
    wide: usize,
    /// The object's index in the list, from 1.
    last: Vec<u16>,
    /// The objects with their pixels; the feature, if it must be visible.
    things: Vec<(Option<Feature>, Vec<usize>)>,
}

impl OcclusionProbe {
    /// Takes the canvas's pixels for one object, and clears the canvas for the next.
    fn note(&mut self, what: Option<Feature>, canvas: &mut Canvas) {
        let number = u16::try_from(self.things.len() + 1).unwrap_or(u16::MAX);
        let mut pixels = Vec::new();
        canvas.take_touched(|pixel| {
            if let Some(last) = self.last.get_mut(pixel) {
                *last = number;
            }
            if what.is_some() {
                pixels.push(pixel);
            }
        });
        self.things.push((what, pixels));
    }

    fn report(self) -> Vec<Visibility> {
        let mut out = Vec::new();
        for (number, (what, pixels)) in (1..).zip(&self.things) {
            let Some(what) = what else { continue };
            let mut hiders: BTreeMap<u16, usize> = BTreeMap::new();
            for last in pixels.iter().filter_map(|pixel| self.last.get(*pixel)).filter(|last| **last != number) {
                *hiders.entry(*last).or_default() += 1;
            }
            let most = hiders.iter().max_by_key(|(_, pixels)| **pixels).map(|(last, _)| usize::from(*last) - 1);
            let count = pixels.len().max(1) as f32;
            let middle = |part: &dyn Fn(usize) -> usize| {
                pixels.iter().map(|pixel| part(*pixel)).sum::<usize>() as f32 / count + 0.5
            };
            out.push(Visibility {
                what: *what,
                at: [middle(&|pixel| pixel % self.wide), middle(&|pixel| pixel / self.wide)],
                share: 1.0 - hiders.values().sum::<usize>() as f32 / count,
                by: most.and_then(|thing| self.things.get(thing)?.0),
            });
        }
        out
    }
}
