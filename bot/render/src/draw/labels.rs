//! The labels of a map in one language: computed once, then blended over each picture as a sparse layer.
//!
//! A label is ink in a halo of its region's colour, so only its coverage is stored; the colours depend on the owners.

use dragoman_engine::Power;
use tiny_skia::{PathBuilder, Transform};

mod full_names;
mod label;

use self::label::{CENTRE, LETTERED, Place, Set};
pub(crate) use self::label::{LabelRoom, LabelStyle, Rect};
use super::symbols::{self, Letters};
use crate::basemap::{Basemap, RegionId};
use crate::canvas::{Canvas, Mask, Sprite, StrokeStyle};
use crate::colour::Rgb;
use crate::drawn_map::DrawnMap;
use crate::geometry::Point;
use crate::lettering::Lettering;
use crate::palette::Colours;
use crate::scene::LabelText;

/// The width of a halo in units.
const HALO: f32 = 6.6;
/// The radius of a mark of a centre that changes hands, without its casing.
const TAKEN: f32 = 11.6;

/// A label with its position.
pub(crate) struct Placed {
    pub region: RegionId,
    sea: bool,
    /// What it takes.
    pub room: LabelRoom,
    /// The first pixel of halo and ink, in pixels of the map.
    corner: [usize; 2],
    halo: Mask,
    ink: Mask,
}

/// All labels in one language at one width.
pub(crate) struct Labels {
    placed: Vec<Placed>,
}

impl LabelRoom {
    /// The room for the labels of all these languages, by province; with letters in the centre marks if `lettered`.
    pub fn of(drawn: &DrawnMap, basemap: &Basemap, languages: &[Vec<LabelText>], lettered: bool) -> Vec<Self> {
        let style = LabelStyle { lettered, size: Lettering::USUAL };
        let mut rooms: Vec<Option<Self>> = Vec::new();
        for labels in languages {
            let found = set_all(drawn, basemap, labels, style).into_iter().map(|set| set.map(|set| set.room));
            for (index, found) in found.enumerate() {
                match rooms.get_mut(index) {
                    Some(known) => *known = [*known, found].into_iter().flatten().reduce(Self::and),
                    None => rooms.push(found),
                }
            }
        }
        rooms.into_iter().flatten().collect()
    }
}

impl Labels {
    /// The labels in this style.
    pub fn new(drawn: &DrawnMap, basemap: &Basemap, texts: &[LabelText], style: LabelStyle, scale: f32) -> Self {
        let sets = set_all(drawn, basemap, texts, style).into_iter().flatten();
        let placed = sets.filter_map(|set| place(set, style, [basemap.width, basemap.height], scale));
        Self { placed: placed.collect() }
    }

    /// The labels, one by one.
    pub fn iter(&self) -> impl Iterator<Item = &Placed> {
        self.placed.iter()
    }

    /// Its size in memory, in bytes.
    pub fn bytes(&self) -> usize {
        self.placed.iter().map(|label| label.halo.bytes() + label.ink.bytes() + size_of::<Placed>()).sum()
    }
}

impl Placed {
    /// Its first pixel where it is moved by some units.
    fn corner(&self, canvas: &Canvas, by: Point) -> [usize; 2] {
        let moved = |from: usize, by: f32| from.saturating_add_signed((by * canvas.scale()).round() as isize);
        [moved(self.corner[0], by[0]), moved(self.corner[1], by[1])]
    }

    /// Draws the halo in the colour of the region, moved by some units; the canvas's origin is the map's.
    pub fn lay_halo(&self, canvas: &mut Canvas, by: Point, colours: &Colours, owners: &[Option<Power>]) {
        let region = || colours.land(owners.get(usize::from(self.region)).copied().flatten());
        let colour = if self.sea { colours.sea } else { region() };
        canvas.mask(&self.halo, self.corner(canvas, by), colour);
    }

    /// Draws the letters over their halo.
    pub fn lay_ink(&self, canvas: &mut Canvas, by: Point, colours: &Colours) {
        let colour = if self.sea { colours.sea_text } else { colours.ink };
        canvas.mask(&self.ink, self.corner(canvas, by), colour);
    }
}

/// Sets all labels: abbreviations at their places, and full names instead of those where there are any and they have room.
fn set_all(drawn: &DrawnMap, basemap: &Basemap, texts: &[LabelText], style: LabelStyle) -> Vec<Option<Set>> {
    let set = |text: &LabelText| {
        Some(Place::of(text.province, drawn, basemap, style)?.set(&[text.text.as_str()], text.centre))
    };
    let mut sets: Vec<Option<Set>> = texts.iter().map(set).collect();
    if !style.size.is_large() {
        full_names::set(drawn, texts, &mut sets);
    }
    sets
}

fn place(set: Set, style: LabelStyle, [width, height]: [usize; 2], scale: f32) -> Option<Placed> {
    let Set { place: Place { region, sea, .. }, lines, room } = set;
    let halo = HALO * style.size.factor();
    let mut outlines = PathBuilder::new();
    for outline in lines.iter().filter_map(|(line, [x, y])| line.at(*x, *y)) {
        outlines.push_path(&outline);
    }
    let path = outlines.finish()?;
    // A canvas just large enough for letters and halo, aligned to whole pixels of the map.
    let bounds = path.bounds();
    let low = |v: f32| ((v - halo) * scale).floor().max(0.0) as usize;
    let high = |v: f32, end: usize| (((v + halo) * scale).ceil().max(0.0) as usize).min(end);
    let (x0, y0) = (low(bounds.left()), low(bounds.top()));
    let (x1, y1) = (high(bounds.right(), width), high(bounds.bottom(), height));
    let (wide, tall) = (x1.checked_sub(x0)?, y1.checked_sub(y0)?);
    let path = path.transform(Transform::from_translate(-(x0 as f32) / scale, -(y0 as f32) / scale))?;
    let sheet = |draw: &dyn Fn(&mut Canvas)| -> Option<Mask> {
        let mut canvas = Canvas::new(wide, tall, scale)?;
        draw(&mut canvas);
        Some(canvas.into_mask())
    };
    let black = Rgb(0, 0, 0);
    let halo = sheet(&|canvas| canvas.stroke(&path, StrokeStyle::solid(halo), black, 0.82))?;
    let ink = sheet(&|canvas| canvas.fill(&path, black, 1.0))?;
    Some(Placed { region, sea, room, corner: [x0, y0], halo, ink })
}

/// A supply centre's mark as a sprite: a plain dot, or with a ring in the colour of the power whose home it is. `letters` are
/// the owner's, if letters tell powers apart; empty for a centre of nobody's. A unit of a mark of the usual size is `scale`
/// pixels long.
pub(crate) fn centre_sprite(
    owner: Option<Power>,
    home: Option<Power>,
    letters: Option<&str>,
    colours: &Colours,
    scale: f32,
) -> Option<Sprite> {
    let radius = if letters.is_some() { LETTERED } else { CENTRE };
    symbols::sprite(radius + 5.0, scale, |canvas| centre_mark(canvas, owner, home, (letters, radius), colours))
}

/// The mark of a supply centre that has just changed hands: a star on its new owner's colour. `letters` are the owner's, if
/// letters tell powers apart, with their colour.
pub(crate) fn taken_sprite(owner: Rgb, letters: Option<Letters<'_>>, colours: &Colours, scale: f32) -> Option<Sprite> {
    symbols::sprite(TAKEN + 5.0, scale, |canvas| {
        let Some(disc) = PathBuilder::from_circle(0.0, 0.0, TAKEN) else { return };
        canvas.stroke(&disc, StrokeStyle::solid(6.4), colours.ink, 0.9);
        canvas.stroke(&disc, StrokeStyle::solid(3.6), colours.casing, 1.0);
        canvas.fill(&disc, owner, 1.0);
        match letters {
            Some(letters) => {
                if let Some(text) = symbols::centred(letters.text, 24.0, 20.0, [0.0, 0.0]) {
                    canvas.fill(&text, letters.colour, 1.0);
                }
            }
            None => {
                if let Some(star) = symbols::star(5, TAKEN * 0.9, TAKEN * 0.9 * 0.42) {
                    canvas.fill(&star, colours.casing, 1.0);
                }
            }
        }
    })
}

fn centre_mark(
    canvas: &mut Canvas,
    owner: Option<Power>,
    of_home: Option<Power>,
    (letters, radius): (Option<&str>, f32),
    colours: &Colours,
) {
    let strong = |power: Option<Power>| power.and_then(|power| colours.powers.get(power.index())).map(|it| it.strong);
    let circle = |r: f32| PathBuilder::from_circle(0.0, 0.0, r);
    if let (Some(home), Some(disc)) = (strong(of_home), circle(radius)) {
        // A home that another has, or nobody, could be taken for that power's own.
        let width = if owner == of_home { 5.4 } else { 2.8 };
        canvas.stroke(&disc, StrokeStyle::solid(width + 3.2), colours.ink, 0.9);
        canvas.stroke(&disc, StrokeStyle::solid(width), home, 1.0);
    } else if let Some(disc) = circle(radius - 0.9) {
        canvas.stroke(&disc, StrokeStyle::solid(4.6), colours.ink, 1.0);
    }
    if let Some(disc) = circle(radius - 1.6) {
        canvas.fill(&disc, colours.paper, 1.0);
    }
    if let Some(letters) = letters.filter(|letters| !letters.is_empty()) {
        if let Some(text) = symbols::centred(letters, 26.0, 20.0, [0.0, 0.0]) {
            canvas.fill(&text, colours.ink, 1.0);
        }
        return;
    }
    match strong(owner) {
        Some(owner) => {
            if let Some(dot) = circle(5.2) {
                canvas.fill(&dot, owner, 1.0);
            }
        }
        None => {
            if let Some(dot) = circle(3.2) {
                canvas.fill(&dot, colours.ink, 1.0);
            }
        }
    }
}
