//! Renders scenes and charts as PNGs, with basemaps, labels and symbols from the cache.

use std::sync::{Arc, Mutex};

use crate::basemap::{Basemap, HATCHING};
use crate::cache::{Cache, Entry, Key, locked};
use crate::canvas::Canvas;
use crate::chart::Chart;
use crate::close_up::CloseUp;
use crate::draw::canvases::Canvases;
use crate::draw::chart;
use crate::draw::labels::{LabelRoom, LabelStyle, Labels};
use crate::draw::legend::{self, LegendFormat};
use crate::draw::symbols;
use crate::draw::title_bar::{self, HEIGHT, TitleBar};
use crate::error::RenderError;
use crate::geometry::{Board, UNITS_WIDE};
use crate::ground::{Ground, GroundKey, PaintedBoard};
use crate::layers::{Layers, Owners, Sprites};
use crate::layout::label_choice::{self, ShownLabel};
use crate::layout::{Layout, LayoutKey};
use crate::lettering::Lettering;
use crate::marks::{self, Marks};
use crate::palette::Palette;
use crate::png::{self, Png};
use crate::scene::{LegendWords, Scene};

/// The widths in pixels that can be drawn.
pub const SIZES: std::ops::RangeInclusive<u32> = 200..=4000;

/// Width of a thumbnail in pixels.
const THUMBNAIL: u32 = 400;

/// Below this width a picture is drawn larger and scaled down: otherwise its lines would be thinner than a pixel.
const SHARP: u32 = 1000;

/// Draws scenes. One is enough for a process; it can be shared between threads.
pub struct Renderer {
    cache: Cache,
    canvases: Canvases,
    /// Held while something large is prepared, so that it isn't prepared twice.
    preparing: Mutex<()>,
}

impl Default for Renderer {
    /// A cache of up to 64 MB.
    fn default() -> Self {
        Self::new(64 << 20)
    }
}

impl Renderer {
    /// A renderer with a cache of at most `cache_bytes` for basemaps, labels and finished pictures.
    #[must_use]
    pub fn new(cache_bytes: usize) -> Self {
        Self { cache: Cache::new(cache_bytes), canvases: Canvases::default(), preparing: Mutex::new(()) }
    }

    /// The size of the cache at the moment, in bytes.
    #[must_use]
    pub fn cached_bytes(&self) -> usize {
        self.cache.bytes()
    }

    /// Draws `scene` as a PNG of `width` pixels; a close-up is a part of that, so that nothing is prepared for close-ups
    /// alone. In a narrow picture labels are larger than on the whole map, and there are fewer of them. The same scene again is taken from the cache; a thread that asks for it while another draws it waits for the
    /// other.
    ///
    /// # Errors
    /// If the width isn't in [`SIZES`].
    pub fn draw(&self, scene: &Arc<Scene>, width: u32) -> Result<Arc<Png>, RenderError> {
        self.draw_within(scene, width, &|draw| draw())
    }

    /// [`draw`](Renderer::draw), with `around` called in place of drawing, once for what is below the labels and once for
    /// the rest; it must call the function it is given. For measuring the time of drawing. It isn't called for what is
    /// cached.
    ///
    /// # Errors
    /// As [`Renderer::draw`].
    pub fn draw_within(
        &self,
        scene: &Arc<Scene>,
        width: u32,
        around: &dyn Fn(&mut dyn FnMut()),
    ) -> Result<Arc<Png>, RenderError> {
        if !SIZES.contains(&width) {
            return Err(RenderError::Size(width));
        }
        let key = Key::Map(Arc::clone(scene), width);
        if let Some(Entry::Picture(png)) = self.cache.get(&key) {
            return Ok(png);
        }
        let ground = self.ground(scene, width, around)?;
        self.cache.made(key, || {
            let mut drawn = Err(RenderError::Size(width));
            around(&mut || drawn = self.draw_anew(scene, width, &ground));
            drawn
        })
    }

    /// How many times larger a map is drawn.
    fn factor(width: u32) -> u32 {
        match width {
            SHARP.. => 1,
            // Twice is enough for lines of two pixels; more would take twice the time.
            THUMBNAIL.. => 2,
            _ => SHARP.div_ceil(width),
        }
    }

    /// The width in which the map of a picture of `width` pixels is drawn.
    fn drawn_width(scene: &Scene, width: u32) -> u32 {
        if scene.part.is_some() { width.max(SHARP) } else { width * Self::factor(width) }
    }

    fn draw_anew(&self, scene: &Scene, width: u32, ground: &Ground) -> Result<Png, RenderError> {
        let prepared = self.prepare(scene, width)?;
        let full = prepared.width;
        if let Some(part) = scene.part {
            let (pixels, width, height) = prepared.pixels_of(scene, part, ground)?;
            return png::encode(&pixels, width as u32, height as u32, prepared.palette);
        }
        let factor = Self::factor(width);
        let (palette, full_height) = (prepared.palette, prepared.height());
        let badges = self.badges(scene, prepared.size, full as u32)?;
        let pixels = prepared.pixels(scene, ground, &badges)?;
        let (pixels, height) = if factor == 1 {
            (pixels, full_height)
        } else {
            png::scaled_down(&pixels, full, full_height, factor as usize, palette)
        };
        png::encode(&pixels, width, height as u32, palette)
    }

    /// A thumbnail of the picture that [`draw`](Renderer::draw) makes of `scene` with `width` pixels, for a chat that
    /// shows one before the picture is loaded, or instead of it. A map is drawn again, so that its labels can be read; a
    /// close-up, whose labels are large, is made smaller.
    ///
    /// # Errors
    /// As [`Renderer::draw`].
    pub fn thumbnail(&self, scene: &Arc<Scene>, width: u32) -> Result<Arc<Png>, RenderError> {
        if !scene.is_close_up() {
            return self.draw(scene, THUMBNAIL.min(width));
        }
        let whole = self.draw(scene, width)?;
        let palette = Palette::of(scene.board(), scene.theme);
        self.cache.made(Key::Thumbnail(Arc::clone(scene), width), || png::thumbnail(&whole, THUMBNAIL, palette))
    }

    /// A thumbnail of the picture that [`chart`](Renderer::chart) makes of `chart` with `width` pixels.
    ///
    /// # Errors
    /// As [`Renderer::chart`].
    pub fn chart_thumbnail(&self, chart: &Arc<Chart>, width: u32) -> Result<Arc<Png>, RenderError> {
        self.chart(chart, THUMBNAIL.min(width))
    }

    /// Draws `chart` as a PNG of `width` pixels.
    ///
    /// # Errors
    /// If the width isn't in [`SIZES`].
    pub fn chart(&self, chart: &Arc<Chart>, width: u32) -> Result<Arc<Png>, RenderError> {
        if !SIZES.contains(&width) {
            return Err(RenderError::Size(width));
        }
        self.cache.made(Key::Chart(Arc::clone(chart), width), || self.chart_anew(chart, width))
    }

    fn chart_anew(&self, chart: &Chart, width: u32) -> Result<Png, RenderError> {
        // A chart is small: it takes little time.
        let factor = SHARP.div_ceil(width).max(1);
        let full = (width * factor) as usize;
        let scale = full as f32 / UNITS_WIDE;
        let height = (chart::height(chart) * scale).round() as usize;
        let palette = Palette::of(chart.board, chart.theme);
        let mut pixels = vec![palette.index(palette.colours.title_bar); full * height];
        let mut canvas = Canvas::new(full, height, scale).ok_or(RenderError::Size(width))?;
        chart::draw(&mut canvas, &chart.shortened(), Lettering::of_width(width).is_large(), &palette.colours);
        canvas.blend_into(&mut pixels, palette);
        let (pixels, height) = match factor {
            1 => (pixels, height),
            _ => png::scaled_down(&pixels, full, height, factor as usize, palette),
        };
        png::encode(&pixels, width, height as u32, palette)
    }

    fn basemap(&self, board: Board, width: u32) -> Result<Arc<Basemap>, RenderError> {
        let board = board.without_powers();
        let key = Key::Basemap(board, width);
        if let Some(Entry::Basemap(basemap)) = self.cache.get(&key) {
            return Ok(basemap);
        }
        let _preparing = locked(&self.preparing);
        if let Some(Entry::Basemap(basemap)) = self.cache.get(&key) {
            return Ok(basemap);
        }
        let basemap = Arc::new(Basemap::new(board, width as usize)?);
        self.cache.put(key, Entry::Basemap(Arc::clone(&basemap)), basemap.bytes());
        Ok(basemap)
    }

    fn labels(&self, scene: &Scene, size: Lettering, width: u32, basemap: &Basemap, scale: f32) -> Arc<Labels> {
        let style = LabelStyle { lettered: scene.marks != Marks::None && !size.is_large(), size };
        let key = Key::Labels(Arc::clone(&scene.drawn), width, scene.labels.clone(), style);
        if let Some(Entry::Labels(labels)) = self.cache.get(&key) {
            return labels;
        }
        let labels = Arc::new(Labels::new(&scene.drawn, basemap, &scene.labels, style, scale));
        self.cache.put(key, Entry::Labels(Arc::clone(&labels)), labels.bytes());
        labels
    }

    /// The positions of everything in `scene`: the same in all languages and sizes.
    pub(crate) fn layout(&self, scene: &Scene, basemap: &Basemap) -> Arc<Layout> {
        let key = Key::Layout(Arc::new(LayoutKey::of(scene)));
        if let Some(Entry::Layout(layout)) = self.cache.get(&key) {
            return layout;
        }
        let layout = Arc::new(Layout::new(scene, &self.label_rooms(scene, basemap)));
        self.cache.put(key, Entry::Layout(Arc::clone(&layout)), layout.bytes());
        layout
    }

    /// The room for the labels of `scene` in all languages.
    fn label_rooms(&self, scene: &Scene, basemap: &Basemap) -> Arc<Vec<LabelRoom>> {
        let lettered = scene.marks != Marks::None;
        let key = Key::LabelRooms(Arc::clone(&scene.drawn), scene.translated.clone(), lettered);
        if let Some(Entry::LabelRooms(rooms)) = self.cache.get(&key) {
            return rooms;
        }
        let rooms = Arc::new(LabelRoom::of(&scene.drawn, basemap, &scene.translated.0, lettered));
        self.cache.put(key, Entry::LabelRooms(Arc::clone(&rooms)), rooms.len() * size_of::<LabelRoom>());
        rooms
    }

    /// What is below the labels of `scene` in a picture of `width` pixels, drawn with `around` if it isn't in the cache.
    fn ground(&self, scene: &Scene, width: u32, around: &dyn Fn(&mut dyn FnMut())) -> Result<Arc<Ground>, RenderError> {
        let size = Lettering::of(scene, width);
        let width = Self::drawn_width(scene, width);
        let scale = width as f32 / UNITS_WIDE;
        self.cache.made(Key::Ground(Arc::new(GroundKey::of(scene, size)), width), || {
            let basemap = self.basemap(scene.board(), width)?;
            let mut drawn = Err(RenderError::Size(width));
            around(&mut || {
                let (board, layout) = (self.painted(scene, &basemap), self.layout(scene, &basemap));
                drawn = Ground::new(scene, &board, layout, &self.canvases, (size, scale));
            });
            drawn
        })
    }

    /// The board of `scene` in its owners' colours.
    fn painted(&self, scene: &Scene, basemap: &Basemap) -> Arc<PaintedBoard> {
        let width = basemap.width as u32;
        let hatched = scene.marks == Marks::Patterns;
        let key = Key::Painted(Arc::clone(&scene.drawn), scene.theme, width, scene.land.clone(), hatched);
        if let Some(Entry::Painted(board)) = self.cache.get(&key) {
            return board;
        }
        let board = Arc::new(PaintedBoard::new(scene, basemap, width as f32 / UNITS_WIDE));
        self.cache.put(key, Entry::Painted(Arc::clone(&board)), board.pixels.len());
        board
    }

    fn sprites(&self, scene: &Scene, size: Lettering, width: u32) -> Arc<Sprites> {
        let key = Key::Sprites(scene.board(), scene.theme, width, scene.letters.clone(), size);
        if let Some(Entry::Sprites(sprites)) = self.cache.get(&key) {
            return sprites;
        }
        let sprites = Arc::new(Sprites::default());
        // Seven powers, two shapes, three sizes; the other symbols are smaller and few.
        let side = (2.0 * symbols::UNIT_REACH * width as f32 / UNITS_WIDE) as usize + 1;
        self.cache.put(key, Entry::Sprites(Arc::clone(&sprites)), 50 * 4 * side * side);
        sprites
    }

    /// The title bar of `scene` without its words, as palette indices: the same in pictures with different titles.
    fn badges(&self, scene: &Scene, size: Lettering, width: u32) -> Result<Arc<Vec<u8>>, RenderError> {
        let hatched = scene.marks == Marks::Patterns;
        let key = Key::Badges(scene.board(), scene.theme, width, size, scene.badges.clone(), hatched);
        if let Some(Entry::Badges(badges)) = self.cache.get(&key) {
            return Ok(badges);
        }
        let scale = width as f32 / UNITS_WIDE;
        let palette = Palette::of(scene.board(), scene.theme);
        let [wide, tall] = [width as usize, (HEIGHT * scale).round() as usize];
        let badges = self.canvases.with([wide, tall], scale, |canvas| {
            let mut pixels = vec![palette.index(palette.colours.title_bar); wide * tall];
            draw_badges(canvas, scene, size.is_large(), palette, &mut pixels);
            Arc::new(pixels)
        })?;
        self.cache.put(key, Entry::Badges(Arc::clone(&badges)), badges.len());
        Ok(badges)
    }

    /// The data for drawing `scene` in a picture of `width` pixels that other pictures share.
    pub(crate) fn prepare(&self, scene: &Scene, width: u32) -> Result<Prepared<'_>, RenderError> {
        let size = Lettering::of(scene, width);
        let pixels = width;
        let width = Self::drawn_width(scene, width);
        let scale = width as f32 / UNITS_WIDE;
        let basemap = self.basemap(scene.board(), width)?;
        Ok(Prepared {
            palette: Palette::of(scene.board(), scene.theme),
            labels: self.labels(scene, size, width, &basemap, scale),
            sprites: self.sprites(scene, size, width),
            owners: Owners::new(scene),
            canvases: &self.canvases,
            width: width as usize,
            top: (HEIGHT * scale).round() as usize,
            legend: scene.legend.as_ref().map(|_| LegendFormat::of(pixels)),
            scale,
            size,
            basemap,
        })
    }
}

/// The data for drawing a scene, besides the scene.
pub(crate) struct Prepared<'a> {
    pub palette: &'a Palette,
    pub basemap: Arc<Basemap>,
    labels: Arc<Labels>,
    sprites: Arc<Sprites>,
    owners: Owners,
    canvases: &'a Canvases,
    /// The width in pixels.
    pub width: usize,
    /// The height of the title bar above the map, in pixels.
    pub top: usize,
    /// How the legend below it is set, if there is one.
    legend: Option<LegendFormat>,
    /// Pixels per unit.
    pub scale: f32,
    /// How large labels are.
    pub size: Lettering,
}

impl Prepared<'_> {
    /// Height of the whole picture in pixels.
    pub fn height(&self) -> usize {
        self.top + self.basemap.height + self.legend.map_or(0, |format| format.height(self.scale))
    }

    /// The labels as they are drawn over `layout`, with what is drawn of each.
    pub fn shown_labels(&self, scene: &Scene, layout: &Layout) -> (Vec<LabelRoom>, Vec<ShownLabel>) {
        let rooms: Vec<LabelRoom> = self.labels.iter().map(|label| label.room).collect();
        let shown = label_choice::choose(&rooms, scene, layout, self.size);
        (rooms, shown)
    }

    /// The labels and what is above them.
    pub fn layers<'b>(&'b self, scene: &'b Scene, layout: &'b Layout) -> Layers<'b> {
        Layers {
            scene,
            colours: &self.palette.colours,
            labels: &self.labels,
            sprites: &self.sprites,
            owners: &self.owners,
            shown: self.shown_labels(scene, layout).1,
            size: self.size,
            layout,
            scale: self.scale,
        }
    }

    /// The picture as palette indices; `badges` are its title bar without words.
    fn pixels(&self, scene: &Scene, ground: &Ground, badges: &[u8]) -> Result<Vec<u8>, RenderError> {
        let colours = &self.palette.colours;
        let height = self.height();
        let bar = self.palette.index(colours.title_bar);
        let mut pixels = Vec::with_capacity(self.width * height);
        pixels.extend_from_slice(badges);
        pixels.extend_from_slice(&ground.pixels);
        pixels.resize(self.width * height, bar);
        self.canvases.with([self.width, height], self.scale, |canvas| {
            title_bar::draw(canvas, &TitleBar::of(scene, self.size.is_large()), colours);
            canvas.set_origin(0.0, self.top as f32 / self.scale);
            self.layers(scene, &ground.layout).lay(&mut |_, draw| draw(canvas));
            canvas.blend_into(&mut pixels, self.palette);
        })?;
        if let (Some(words), Some(format)) = (&scene.legend, self.legend) {
            let below = pixels.get_mut(self.width * (self.top + self.basemap.height)..).unwrap_or_default();
            self.draw_legend(words, format, [self.width, format.height(self.scale)], self.scale, below)?;
        }
        Ok(pixels)
    }

    /// A part of the map below a title bar of its width, as palette indices, with width and height in pixels.
    fn pixels_of(&self, scene: &Scene, part: CloseUp, ground: &Ground) -> Result<(Vec<u8>, usize, usize), RenderError> {
        let colours = &self.palette.colours;
        let failed = || RenderError::Size(self.width as u32);
        let mut map = ground.pixels.clone();
        self.canvases.with([self.width, self.basemap.height], self.scale, |canvas| {
            self.layers(scene, &ground.layout).lay(&mut |_, draw| draw(canvas));
            canvas.blend_into(&mut map, self.palette);
        })?;
        let [left, top, wide, tall] = part.pixels([self.width, self.basemap.height], self.scale);
        // Title bar and legend are as wide as the part.
        let scale = wide as f32 / UNITS_WIDE;
        let bar = (HEIGHT * scale).round() as usize;
        let format = scene.legend.as_ref().map(|words| (words, LegendFormat::of(wide as u32)));
        let legend = format.map_or(0, |(_, format)| format.height(scale));
        let height = bar + tall + legend;
        let mut pixels = vec![self.palette.index(colours.title_bar); wide * height];
        for (row, line) in pixels.chunks_exact_mut(wide.max(1)).skip(bar).take(tall).enumerate() {
            let start = (top + row) * self.width + left;
            line.copy_from_slice(map.get(start..start + wide).ok_or_else(failed)?);
        }
        let mut canvas = Canvas::new(wide, height, scale).ok_or_else(failed)?;
        title_bar::draw(&mut canvas, &TitleBar::of(scene, true), colours);
        draw_badges(&mut canvas, scene, true, self.palette, &mut pixels);
        if let Some((words, format)) = format {
            let below = pixels.get_mut(wide * (bar + tall)..).unwrap_or_default();
            self.draw_legend(words, format, [wide, legend], scale, below)?;
        }
        Ok((pixels, wide, height))
    }

    /// Draws the legend into the rows `into` of a picture, of which a unit of the map is `scale` pixels long.
    fn draw_legend(
        &self,
        words: &LegendWords,
        format: LegendFormat,
        [width, height]: [usize; 2],
        scale: f32,
        into: &mut [u8],
    ) -> Result<(), RenderError> {
        let failed = || RenderError::Size(u32::try_from(width).unwrap_or(u32::MAX));
        let mut canvas = Canvas::new(width, height, format.scale(scale)).ok_or_else(failed)?;
        legend::draw(&mut canvas, format, words, &self.palette.colours);
        canvas.blend_into(into, self.palette);
        Ok(())
    }
}

/// Draws the badges of `scene` onto `canvas`, blends it into a picture, and shows each power's pattern in its badge, if patterns tell
/// powers apart.
fn draw_badges(canvas: &mut Canvas, scene: &Scene, large: bool, palette: &Palette, into: &mut [u8]) {
    title_bar::draw_badges(canvas, &TitleBar::of(scene, large), &palette.colours);
    canvas.blend_into(into, palette);
    if scene.marks != Marks::Patterns {
        return;
    }
    let (scale, [width, _]) = (canvas.scale(), canvas.size());
    let pixels = |from: f32, size: f32| (from * scale).round() as usize..((from + size) * scale).round() as usize;
    for (badge, [left, top, wide, tall]) in title_bar::swatches(&scene.badges, large) {
        let tint = palette.colours.land(Some(badge.power));
        let lines = into.chunks_exact_mut(width).enumerate();
        for (y, line) in lines.filter(|(y, _)| pixels(top, tall).contains(y)) {
            for (x, pixel) in line.iter_mut().enumerate().filter(|(x, _)| pixels(left, wide).contains(x)) {
                let (x, y) = ((x as f32 + 0.5) / scale - left, (y as f32 + 0.5) / scale - top - tall / 2.0);
                let share = HATCHING * marks::coverage(badge.power, x, y, scale);
                *pixel = palette.index(tint.mix(palette.colours.ink, share));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use dragoman_engine::{GameOptions, Map, Position};

    use super::*;
    use crate::palette::Theme;
    use crate::scene_of::SceneWords;

    #[test]
    fn lines_are_placed_once_for_pictures_of_all_sizes_and_themes() {
        let position = Position::start(Map::classic(), GameOptions::default());
        let renderer = Renderer::default();
        let layout = |theme, marks, width| {
            let scene = Scene::position(&position, SceneWords::default(), theme).unwrap().with_marks(marks);
            let prepared = renderer.prepare(&scene, width).unwrap();
            renderer.layout(&scene, &prepared.basemap)
        };
        let first = layout(Theme::Dark, Marks::None, 1000);
        assert!(Arc::ptr_eq(&first, &layout(Theme::Light, Marks::None, 400)));
        assert!(!Arc::ptr_eq(&first, &layout(Theme::Dark, Marks::Letters, 1000)), "letters in marks need more room");
    }

    #[test]
    fn what_pictures_share_is_that_of_each() {
        let map = Map::classic();
        let mut position = Position::start(map, GameOptions::default());
        let scene = |position: &Position, theme, marks| {
            Arc::new(Scene::position(position, SceneWords::default(), theme).unwrap().with_marks(marks))
        };
        let mut scenes = vec![scene(&position, Theme::Dark, Marks::None), scene(&position, Theme::Light, Marks::None)];
        position.centres.give(map.province("SPA").unwrap(), map.power("FRANCE").unwrap());
        scenes.extend([Marks::None, Marks::Patterns].map(|marks| scene(&position, Theme::Light, marks)));
        let shared = Renderer::default();
        // Both are drawn 1,000 pixels wide.
        for width in [250, 1000] {
            for scene in &scenes {
                let alone = Renderer::default().draw(scene, width).unwrap();
                assert!(shared.draw(scene, width).unwrap() == alone, "{} at {width}", scene.title);
            }
        }
    }
}
