//! The labels of a map in one language: computed once, then blended over each picture as a sparse layer.
//!
//! A label is ink in a halo of its region's colour, so only its coverage is stored; the colours depend on the owners.

use dragoman_engine::{Power, Province};
use tiny_skia::{PathBuilder, Transform};

use super::canvas::{Canvas, Sprite, StrokeStyle};
use super::curve::distance;
use super::symbols::{self, Letters};
use crate::basemap::{Basemap, RegionId, Terrain};
use crate::colour::Rgb;
use crate::drawn_map::DrawnMap;
use crate::geometry::Point;
use crate::palette::Colours;
use crate::scene::LabelText;
use crate::text::{Line, Typeface};

/// Sizes in units.
const LAND_SIZE: f32 = 34.0;
const SEA_SIZE: f32 = 34.5;
const HALO: f32 = 6.6;
/// The radius of a centre mark's disc, and its distance from the text.
const CENTRE: f32 = 9.4;
/// That of a mark with its owner's letters.
const LETTERED: f32 = 13.0;
const CENTRE_GAP: f32 = 4.6;
/// The radius of a mark of a centre that changes hands, without its casing.
const TAKEN: f32 = 11.6;

/// A box in units: left, top, right, bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rect {
    /// Smallest x.
    pub left: f32,
    /// Smallest y.
    pub top: f32,
    /// Largest x.
    pub right: f32,
    /// Largest y.
    pub bottom: f32,
}

impl Rect {
    /// How far a point lies outside of it; 0 inside.
    pub fn distance(&self, [x, y]: Point) -> f32 {
        let dx = (self.left - x).max(x - self.right).max(0.0);
        let dy = (self.top - y).max(y - self.bottom).max(0.0);
        distance([dx, dy], [0.0; 2])
    }

    /// Its left, top, right and bottom side.
    pub const fn sides(&self) -> [f32; 4] {
        [self.left, self.top, self.right, self.bottom]
    }
}

/// A label with its position.
pub(crate) struct Placed {
    pub province: Province,
    pub region: RegionId,
    sea: bool,
    /// The position of the centre mark, if there is one.
    pub mark: Option<Point>,
    /// Pixels of the coverage below: left, top, width, height, in pixels of the map.
    area: [usize; 4],
    /// Halo and ink of each pixel of the area.
    coverage: Vec<[u8; 2]>,
}

/// All labels in one language at one width.
pub(crate) struct Labels {
    placed: Vec<Placed>,
}

/// The parts of a label that nothing else should cover, in all languages of a picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LabelRoom {
    pub province: Province,
    /// The letters' box in units.
    pub letters: Rect,
    /// The centre mark's middle and radius, if there is one.
    pub mark: Option<(Point, f32)>,
}

impl LabelRoom {
    /// The room for the labels of all these languages, by province; with letters in the centre marks if `lettered`.
    pub fn of(drawn: &DrawnMap, basemap: &Basemap, languages: &[Vec<LabelText>], lettered: bool) -> Vec<Self> {
        let radius = radius(lettered);
        let room = |text: &LabelText| {
            let place = Place::of(text.province, drawn, basemap, radius)?;
            let (_, Set { letters, mark }) = place.set(text);
            Some(Self { province: text.province, letters, mark: mark.map(|at| (at, radius)) })
        };
        let mut rooms: Vec<Option<Self>> = Vec::new();
        for labels in languages {
            for (index, found) in labels.iter().map(room).enumerate() {
                match rooms.get_mut(index) {
                    Some(known) => *known = [*known, found].into_iter().flatten().reduce(Self::and),
                    None => rooms.push(found),
                }
            }
        }
        rooms.into_iter().flatten().collect()
    }

    /// The room for both labels of a province.
    fn and(self, other: Self) -> Self {
        let (a, b) = (self.letters, other.letters);
        let letters = Rect {
            left: a.left.min(b.left),
            top: a.top.min(b.top),
            right: a.right.max(b.right),
            bottom: a.bottom.max(b.bottom),
        };
        // The marks are on one line, a few units apart.
        let mark = match (self.mark, other.mark) {
            (Some(([x, y], r)), Some(([other, _], radius))) => {
                let (left, right) = ((x - r).min(other - radius), (x + r).max(other + radius));
                Some(([(left + right) / 2.0, y], (right - left) / 2.0))
            }
            (one, two) => one.or(two),
        };
        Self { province: self.province, letters, mark }
    }
}

impl Labels {
    /// The labels; with room for letters in the centre marks if `lettered`.
    pub fn new(drawn: &DrawnMap, basemap: &Basemap, texts: &[LabelText], lettered: bool, scale: f32) -> Self {
        let radius = radius(lettered);
        let placed = texts.iter().filter_map(|label| {
            let at = Place::of(label.province, drawn, basemap, radius)?;
            place(label, at, [basemap.width, basemap.height], scale)
        });
        Self { placed: placed.collect() }
    }

    /// The labels, one by one.
    pub fn iter(&self) -> impl Iterator<Item = &Placed> {
        self.placed.iter()
    }

    /// Its size in memory, in bytes.
    pub fn bytes(&self) -> usize {
        self.placed.iter().map(|label| label.coverage.len() * 2 + size_of::<Placed>()).sum()
    }
}

impl Placed {
    /// Draws the halo in the colour of the region; the canvas's origin is the map's.
    pub fn lay_halo(&self, canvas: &mut Canvas, colours: &Colours, owners: &[Option<Power>]) {
        let region = || colours.land(owners.get(usize::from(self.region)).copied().flatten());
        canvas.blit(self.area, &self.coverage, 0, if self.sea { colours.sea } else { region() });
    }

    /// Draws the letters over their halo.
    pub fn lay_ink(&self, canvas: &mut Canvas, colours: &Colours) {
        canvas.blit(self.area, &self.coverage, 1, if self.sea { colours.sea_text } else { colours.ink });
    }
}

/// Where a label is placed.
struct Place {
    region: RegionId,
    sea: bool,
    /// The middle of mark and text.
    centre: Point,
    /// The radius of a mark.
    radius: f32,
}

/// A label's letters and mark at their place.
struct Set {
    letters: Rect,
    mark: Option<Point>,
}

impl Place {
    /// Where the label of `province` is placed; `None` if that isn't on the board.
    fn of(province: Province, drawn: &DrawnMap, basemap: &Basemap, radius: f32) -> Option<Self> {
        let region = basemap.regions.number(drawn.region(province))?;
        let sea = !matches!(basemap.regions.terrains[usize::from(region)], Terrain::Land(_));
        Some(Self { region, sea, centre: drawn.label(province), radius })
    }

    /// Sets the text here.
    fn set(&self, label: &LabelText) -> (Line, Set) {
        let (typeface, size) = if self.sea { (Typeface::Sea, SEA_SIZE) } else { (Typeface::Label, LAND_SIZE) };
        let line = Line::set(typeface, size, &label.text);
        let room = if label.centre { 2.0 * self.radius + CENTRE_GAP } else { 0.0 };
        let left = self.centre[0] - (room + line.width) / 2.0 + room;
        let baseline = self.centre[1] + line.capital / 2.0;
        let letters = Rect { left, top: baseline - line.capital, right: left + line.width, bottom: baseline };
        let mark = label.centre.then(|| [left - CENTRE_GAP - self.radius, self.centre[1]]);
        (line, Set { letters, mark })
    }
}

/// The radius of centre marks.
const fn radius(lettered: bool) -> f32 {
    if lettered { LETTERED } else { CENTRE }
}

fn place(label: &LabelText, at: Place, [width, height]: [usize; 2], scale: f32) -> Option<Placed> {
    let (line, Set { letters, mark }) = at.set(label);
    let Place { region, sea, .. } = at;
    let path = line.at(letters.left, letters.bottom)?;
    // A canvas just large enough for letters and halo, aligned to whole pixels of the map.
    let bounds = path.bounds();
    let low = |v: f32| ((v - HALO) * scale).floor().max(0.0) as usize;
    let high = |v: f32, end: usize| (((v + HALO) * scale).ceil().max(0.0) as usize).min(end);
    let (x0, y0) = (low(bounds.left()), low(bounds.top()));
    let (x1, y1) = (high(bounds.right(), width), high(bounds.bottom(), height));
    let (wide, tall) = (x1.checked_sub(x0)?, y1.checked_sub(y0)?);
    let path = path.transform(Transform::from_translate(-(x0 as f32) / scale, -(y0 as f32) / scale))?;
    let sheet = |draw: &dyn Fn(&mut Canvas)| -> Option<Vec<u8>> {
        let mut canvas = Canvas::new(wide, tall, scale)?;
        draw(&mut canvas);
        Some(canvas.alphas().collect())
    };
    let black = Rgb(0, 0, 0);
    let halo = sheet(&|canvas| canvas.stroke(&path, StrokeStyle::solid(HALO), black, 0.82))?;
    let ink = sheet(&|canvas| canvas.fill(&path, black, 1.0))?;
    let coverage = halo.into_iter().zip(ink).map(|(halo, ink)| [halo, ink]).collect();
    Some(Placed { province: label.province, region, sea, mark, area: [x0, y0, wide, tall], coverage })
}

/// A supply centre's mark as a sprite: a plain dot, or with a ring in the colour of the power whose home it is. `letters` are
/// the owner's, if letters tell powers apart; empty for a centre of nobody's.
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
    home: Option<Power>,
    (letters, radius): (Option<&str>, f32),
    colours: &Colours,
) {
    let strong = |power: Option<Power>| power.and_then(|power| colours.powers.get(power.index())).map(|it| it.strong);
    let circle = |r: f32| PathBuilder::from_circle(0.0, 0.0, r);
    if let (Some(home), Some(disc)) = (strong(home), circle(radius)) {
        canvas.stroke(&disc, StrokeStyle::solid(8.6), colours.ink, 0.9);
        canvas.stroke(&disc, StrokeStyle::solid(5.4), home, 1.0);
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
