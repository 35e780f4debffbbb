//! The order in which things are drawn over the basemap, the same for drawing them and for measuring what hides what.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use dragoman_engine::{Power, Province, UnitKind};

use crate::canvas::{Canvas, Sprite};
use crate::colour::Rgb;
use crate::draw::arrow;
use crate::draw::labels::{self, Labels, Placed};
use crate::draw::symbols::{self, Letters, Sign};
use crate::geometry::{Board, Point};
use crate::layout::label_choice::{SIGNS, ShownLabel};
use crate::layout::shapes::RING;
use crate::layout::{self, Layout, RingKind};
use crate::lettering::Lettering;
use crate::marks::Marks;
use crate::palette::Colours;
use crate::scene::Scene;

/// A symbol that many pictures share.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Symbol {
    /// A unit, its size in hundredths of the full one.
    Unit { kind: UnitKind, power: Power, size: u32 },
    /// A supply centre's mark.
    Centre { owner: Option<Power>, home: Option<Power> },
    /// That of a centre which has just changed hands.
    Taken { owner: Power },
    /// A sign, its radius in tenths of a unit.
    Sign { sign: Sign, radius: u32 },
}

/// Symbols, drawn once.
#[derive(Default)]
pub(crate) struct Sprites(Mutex<HashMap<Symbol, Option<Arc<Sprite>>>>);

impl Sprites {
    fn take(&self, symbol: Symbol, draw: impl FnOnce() -> Option<Sprite>) -> Option<Arc<Sprite>> {
        // A sprite is added as a whole or not at all, so a panic elsewhere leaves no incomplete state.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(symbol).or_insert_with(|| draw().map(Arc::new)).clone()
    }
}

/// The owners of land and centres, and the powers whose homes they are, by number of the region.
pub(crate) struct Owners {
    pub land: Vec<Option<Power>>,
    pub centres: Vec<Option<Power>>,
    pub homes: Vec<Option<Power>>,
}

impl Owners {
    pub fn new(scene: &Scene) -> Self {
        let by_region = |of: &[Option<Power>]| scene.drawn.by_region(of);
        Self { land: by_region(&scene.land), centres: by_region(&scene.centres), homes: by_region(&scene.homes) }
    }
}

/// Something that must be visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Feature {
    /// The unit in this province, or the one that must retreat from it.
    Unit(Province),
    /// The letters of this province's label.
    Label(Province),
    /// The head of the arrow from one province to another.
    Head(Province, Province),
}

/// Gets the feature that is drawn, if it must be visible, and the function that draws it.
type Each<'a> = dyn FnMut(Option<Feature>, &dyn Fn(&mut Canvas)) + 'a;

fn strong(colours: &Colours, power: Power) -> Rgb {
    colours.powers.get(power.index()).map_or(colours.ink, |power| power.strong)
}

/// Draws everything below the labels from bottom to top: the same in all languages. In small pictures, where labels are larger,
/// so are thin lines.
pub(crate) fn lay_lines(board: Board, layout: &Layout, size: Lettering, colours: &Colours, each: &mut Each<'_>) {
    let bold = size.of_lines();
    for (a, b) in layout::bridges(board) {
        each(None, &|canvas| arrow::draw_bridge(canvas, a, b, colours));
    }
    for &crossing in layout::crossings(board) {
        each(None, &|canvas| arrow::draw_crossing(canvas, crossing, colours));
    }
    for &([x, y], size) in &layout.bursts {
        each(None, &|canvas| symbols::draw_burst(canvas, x, y, size, colours));
    }
    for (spine, style) in &layout.ghosts {
        each(None, &|canvas| arrow::draw_ghost(canvas, spine, style, colours));
    }
    for line in &layout.arrows {
        let colour = strong(colours, line.power);
        each(None, &|canvas| arrow::draw_body(canvas, &line.spine, &line.style.emboldened(bold), colour, colours));
    }
    for &leader in &layout.leaders {
        each(None, &|canvas| arrow::draw_leader(canvas, leader, colours));
    }
    for line in &layout.supports {
        let colour = strong(colours, line.power);
        each(None, &|canvas| arrow::draw_support(canvas, &line.spine, line.broken, line.dot, bold, colour, colours));
    }
    for ring in &layout.rings {
        each(None, &|canvas| {
            let (path, dashes): (_, &[f32]) = match ring.kind {
                RingKind::Hold => (symbols::octagon(RING), &[]),
                RingKind::Supported => (symbols::circle(RING), &[]),
                RingKind::Unsupported => (symbols::circle(RING), &[9.0, 7.0]),
            };
            symbols::ring(canvas, path, ring.at, dashes, bold, strong(colours, ring.power), colours);
        });
    }
}

/// The labels and what is above them.
pub(crate) struct Layers<'a> {
    pub scene: &'a Scene,
    pub colours: &'a Colours,
    pub labels: &'a Labels,
    pub sprites: &'a Sprites,
    pub owners: &'a Owners,
    pub layout: &'a Layout,
    /// What is drawn of each label; empty: all of every label, at its place.
    pub shown: Vec<ShownLabel>,
    /// How large labels are.
    pub size: Lettering,
    /// Pixels per unit.
    pub scale: f32,
}

impl Layers<'_> {
    /// The letters on the symbols of a power, if it has any.
    fn letters(&self, power: Power) -> Option<Letters<'_>> {
        let text = self.scene.letters_of(power);
        let colour = self.colours.powers.get(power.index())?.on_strong;
        (!text.is_empty()).then_some(Letters { text, colour })
    }

    /// Draws it from bottom to top.
    pub fn lay(&self, each: &mut Each<'_>) {
        let (layout, colours) = (self.layout, self.colours);
        for (number, label) in self.labels.iter().enumerate() {
            let (by, mark) = match self.shown.get(number) {
                None => ([0.0; 2], [0.0; 2]),
                Some(ShownLabel::Moved(by)) => (*by, *by),
                Some(ShownLabel::Turned(by)) => (*by, [0.0; 2]),
                Some(ShownLabel::MarkAlone) => {
                    each(None, &|canvas| self.centre_mark(canvas, label, [0.0; 2]));
                    continue;
                }
            };
            each(None, &|canvas| label.lay_halo(canvas, by, colours, &self.owners.land));
            each(Some(Feature::Label(label.room.province)), &|canvas| label.lay_ink(canvas, by, colours));
            each(None, &|canvas| self.centre_mark(canvas, label, mark));
        }
        for unit in &layout.units {
            let larger = unit.size * self.size.of_units();
            let size = (larger * 100.0).round() as u32;
            let symbol = Symbol::Unit { kind: unit.kind, power: unit.power, size };
            let fill = strong(colours, unit.power);
            let Some(sprite) = self.sprites.take(symbol, || {
                symbols::unit_sprite(unit.kind, fill, self.letters(unit.power), colours, larger, self.scale)
            }) else {
                continue;
            };
            each(Some(Feature::Unit(unit.province)), &|canvas| {
                canvas.sprite(&sprite, unit.at[0], unit.at[1], unit.alpha)
            });
        }
        for line in &layout.arrows {
            let [from, to] = line.ends;
            each(Some(Feature::Head(from, to)), &|canvas| {
                arrow::draw_head(canvas, &line.spine, &line.style, strong(colours, line.power), colours);
            });
        }
        for &(sign, [x, y], r) in &layout.signs {
            let r = if self.size.is_large() { SIGNS * r } else { r };
            let symbol = Symbol::Sign { sign, radius: (r * 10.0).round() as u32 };
            let Some(sprite) = self.sprites.take(symbol, || symbols::sign_sprite(sign, r, colours, self.scale)) else {
                continue;
            };
            each(None, &|canvas| canvas.sprite(&sprite, x, y, 1.0));
        }
    }

    /// Draws the mark of a supply centre, moved by some units.
    fn centre_mark(&self, canvas: &mut Canvas, label: &Placed, [dx, dy]: Point) {
        let Some(([x, y], _)) = label.room.mark else { return };
        let (x, y) = (x + dx, y + dy);
        // In a small picture letters in marks can't be read; those on units can.
        let lettered = self.scene.marks != Marks::None && !self.size.is_large();
        let scale = self.scale * self.size.factor();
        let of = |powers: &[Option<Power>]| powers.get(usize::from(label.region)).copied().flatten();
        let (owner, home) = (of(&self.owners.centres), of(&self.owners.homes));
        if let Some(owner) = owner.filter(|_| self.scene.taken.contains(label.room.province)) {
            let fill = strong(self.colours, owner);
            let letters = self.letters(owner).filter(|_| lettered);
            let draw = || labels::taken_sprite(fill, letters, self.colours, scale);
            if let Some(sprite) = self.sprites.take(Symbol::Taken { owner }, draw) {
                canvas.sprite(&sprite, x, y, 1.0);
            }
            return;
        }
        let symbol = Symbol::Centre { owner, home };
        let letters = lettered.then(|| owner.map_or("", |owner| self.scene.letters_of(owner)));
        let draw = || labels::centre_sprite(owner, home, letters, self.colours, scale);
        if let Some(sprite) = self.sprites.take(symbol, draw) {
            canvas.sprite(&sprite, x, y, 1.0);
        }
    }
}
