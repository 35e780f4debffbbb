//! Where pictures are made: prepared grounds, labels and symbols at hand, scenes in, PNGs out.

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use crate::base::Base;
use crate::draw::canvas::Canvas;
use crate::draw::labels::Labels;
use crate::draw::legend::{self, LEGEND};
use crate::draw::strip::{self, STRIP};
use crate::draw::symbols;
use crate::geometry::{Board, UNITS_WIDE};
use crate::layers::{Layers, Owners, Stamps};
use crate::palette::{Palette, Theme};
use crate::png::{self, Png};
use crate::scene::Scene;

/// Widths in pixels that can be drawn.
pub const SIZES: std::ops::RangeInclusive<u32> = 200..=4000;

/// Below this width a picture is drawn larger and scaled down, or its lines would be thinner than a pixel.
pub(crate) const SHARP: u32 = 1000;

/// Why a scene can't be drawn.
#[derive(Debug, thiserror::Error)]
pub enum Undrawable {
    /// The width is outside of [`SIZES`].
    #[error("a picture can't be {0} pixels wide: ask for 200 to 4000")]
    Size(u32),
    /// A unit or order is in a province that isn't on the map.
    #[error("there is no province {0} on this map")]
    Province(String),
    /// The PNG couldn't be written.
    #[error("the picture couldn't be encoded: {0}")]
    Encoding(String),
}

/// Something prepared, and what it costs to keep.
#[derive(Clone)]
enum Kept {
    Base(Arc<Base>),
    Labels(Arc<Labels>),
    Stamps(Arc<Stamps>),
    Picture(Arc<Png>),
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    Base(Board, u32),
    /// The labels' texts by their hash.
    Labels(Board, u32, u64),
    Stamps(Board, Theme, u32),
    /// The scene by its hash.
    Picture(u64, u32),
}

struct Shelf {
    kept: HashMap<Key, (Kept, usize, u64)>,
    clock: u64,
    bytes: usize,
    limit: usize,
}

impl Shelf {
    fn take(&mut self, key: &Key) -> Option<Kept> {
        self.clock += 1;
        let clock = self.clock;
        self.kept.get_mut(key).map(|(kept, _, used)| {
            *used = clock;
            kept.clone()
        })
    }

    fn put(&mut self, key: Key, kept: Kept, bytes: usize) {
        if bytes > self.limit {
            return;
        }
        self.clock += 1;
        if let Some((_, before, _)) = self.kept.insert(key, (kept, bytes, self.clock)) {
            self.bytes -= before;
        }
        self.bytes += bytes;
        while self.bytes > self.limit {
            let Some(oldest) = self.kept.iter().min_by_key(|(_, (_, _, used))| *used).map(|(key, _)| key.clone())
            else {
                break;
            };
            if let Some((_, bytes, _)) = self.kept.remove(&oldest) {
                self.bytes -= bytes;
            }
        }
    }
}

/// Draws scenes. One is enough for a process; it can be shared between threads.
pub struct Atelier {
    shelf: Mutex<Shelf>,
    /// Held while something large is prepared, so that it isn't prepared twice.
    preparing: Mutex<()>,
    palettes: [OnceLock<Palette>; 4],
}

impl Default for Atelier {
    /// Keeps up to 64 MB.
    fn default() -> Self {
        Self::new(64 << 20)
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is kept is only ever replaced whole, so a panic elsewhere leaves nothing half done.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn fingerprint(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

impl Atelier {
    /// An atelier that keeps prepared grounds, labels and finished pictures of at most `cache_bytes` together.
    #[must_use]
    pub fn new(cache_bytes: usize) -> Self {
        Self {
            shelf: Mutex::new(Shelf { kept: HashMap::new(), clock: 0, bytes: 0, limit: cache_bytes }),
            preparing: Mutex::new(()),
            palettes: [const { OnceLock::new() }; 4],
        }
    }

    /// Bytes kept at the moment.
    #[must_use]
    pub fn kept_bytes(&self) -> usize {
        locked(&self.shelf).bytes
    }

    /// Draws `scene` as a PNG of `width` pixels. The same scene again is the same picture, without being drawn again.
    ///
    /// # Errors
    /// If the width is absurd or the scene names a province that isn't on its map.
    pub fn draw(&self, scene: &Scene, width: u32) -> Result<Arc<Png>, Undrawable> {
        if !SIZES.contains(&width) {
            return Err(Undrawable::Size(width));
        }
        let key = Key::Picture(fingerprint(scene), width);
        if let Some(Kept::Picture(png)) = locked(&self.shelf).take(&key) {
            return Ok(png);
        }
        let factor = if width < SHARP { SHARP.div_ceil(width) } else { 1 };
        let full = width * factor;
        let prepared = self.prepare(scene, full)?;
        let (palette, full_height) = (prepared.palette, prepared.height());
        let pixels = prepared.pixels(scene)?;
        let (pixels, height) = if factor == 1 {
            (pixels, full_height)
        } else {
            png::scaled_down(&pixels, full as usize, full_height, factor as usize, palette)
        };
        let png = Arc::new(png::encode(&pixels, width, height as u32, palette)?);
        locked(&self.shelf).put(key, Kept::Picture(Arc::clone(&png)), png.bytes.len());
        Ok(png)
    }

    /// Draws `scene` small, for a chat that shows a thumbnail before the picture is loaded.
    ///
    /// # Errors
    /// As [`Atelier::draw`].
    pub fn thumbnail(&self, scene: &Scene) -> Result<Arc<Png>, Undrawable> {
        self.draw(scene, 400)
    }

    pub(crate) fn palette(&self, board: Board, theme: Theme) -> &Palette {
        let board_place = match board {
            Board::Classic => 0,
            Board::AncientMediterranean => 2,
        };
        let theme_place = match theme {
            Theme::Dark => 0,
            Theme::Light => 1,
        };
        self.palettes[board_place + theme_place].get_or_init(|| Palette::new(board, theme))
    }

    fn base(&self, board: Board, width: u32) -> Arc<Base> {
        let key = Key::Base(board, width);
        if let Some(Kept::Base(base)) = locked(&self.shelf).take(&key) {
            return base;
        }
        let _preparing = locked(&self.preparing);
        if let Some(Kept::Base(base)) = locked(&self.shelf).take(&key) {
            return base;
        }
        let base = Arc::new(Base::new(board, width as usize));
        locked(&self.shelf).put(key, Kept::Base(Arc::clone(&base)), base.bytes());
        base
    }

    fn labels(&self, scene: &Scene, width: u32, base: &Base, scale: f32) -> Arc<Labels> {
        let key = Key::Labels(scene.board, width, fingerprint(&scene.labels));
        if let Some(Kept::Labels(labels)) = locked(&self.shelf).take(&key) {
            return labels;
        }
        let labels = Labels::new(scene.board, &base.grounds, &scene.labels, base.width, base.height, scale);
        let labels = Arc::new(labels);
        locked(&self.shelf).put(key, Kept::Labels(Arc::clone(&labels)), labels.bytes());
        labels
    }

    fn stamps(&self, scene: &Scene, width: u32) -> Arc<Stamps> {
        let key = Key::Stamps(scene.board, scene.theme, width);
        let mut shelf = locked(&self.shelf);
        if let Some(Kept::Stamps(stamps)) = shelf.take(&key) {
            return stamps;
        }
        let stamps = Arc::new(Stamps::default());
        // Seven powers, two shapes, three sizes; the other symbols are smaller, and not many.
        let side = (2.0 * symbols::UNIT_REACH * width as f32 / UNITS_WIDE) as usize + 1;
        shelf.put(key, Kept::Stamps(Arc::clone(&stamps)), 50 * 4 * side * side);
        stamps
    }

    /// What drawing `scene` needs and other pictures share.
    pub(crate) fn prepare(&self, scene: &Scene, width: u32) -> Result<Prepared<'_>, Undrawable> {
        check(scene)?;
        let scale = width as f32 / UNITS_WIDE;
        let base = self.base(scene.board, width);
        Ok(Prepared {
            palette: self.palette(scene.board, scene.theme),
            labels: self.labels(scene, width, &base, scale),
            stamps: self.stamps(scene, width),
            owners: Owners::new(scene, &base),
            width: width as usize,
            top: (STRIP * scale).round() as usize,
            legend: scene.legend.as_ref().map_or(0, |_| (LEGEND * scale).round() as usize),
            scale,
            base,
        })
    }
}

/// What drawing a scene needs besides the scene.
pub(crate) struct Prepared<'a> {
    palette: &'a Palette,
    base: Arc<Base>,
    labels: Arc<Labels>,
    stamps: Arc<Stamps>,
    owners: Owners,
    /// In pixels.
    pub width: usize,
    /// Heights of the strip above the map and the legend below it, in pixels.
    pub top: usize,
    legend: usize,
    /// Pixels per unit.
    pub scale: f32,
}

impl Prepared<'_> {
    /// Height of the whole picture in pixels.
    pub fn height(&self) -> usize {
        self.top + self.base.height + self.legend
    }

    /// Everything that lies over the ground, in its place.
    pub fn layers<'b>(&'b self, scene: &'b Scene) -> Layers<'b> {
        Layers::new(scene, &self.palette.colours, &self.labels, &self.stamps, &self.owners, self.scale)
    }

    /// The picture as palette indices.
    fn pixels(&self, scene: &Scene) -> Result<Vec<u8>, Undrawable> {
        let colours = &self.palette.colours;
        let height = self.height();
        let mut pixels = vec![self.palette.index(colours.strip); self.width * height];
        let map = &mut pixels[self.width * self.top..self.width * (self.top + self.base.height)];
        self.base.paint(&self.owners.land, self.palette, map);
        let mut canvas = Canvas::new(self.width, height, self.scale).ok_or(Undrawable::Size(self.width as u32))?;
        strip::draw(&mut canvas, &scene.title, &scene.subtitle, &scene.chips, colours);
        if let Some(words) = &scene.legend {
            legend::draw(&mut canvas, (self.top + self.base.height) as f32 / self.scale, words, colours);
        }
        canvas.set_origin(0.0, self.top as f32 / self.scale);
        self.layers(scene).lay(|_, draw| draw(&mut canvas));
        canvas.blend_into(&mut pixels, self.palette);
        Ok(pixels)
    }
}

/// Refuses provinces that aren't on the map, before anything is drawn.
fn check(scene: &Scene) -> Result<(), Undrawable> {
    let geometry = scene.board.geometry();
    let known =
        |province: &str| geometry.ground(province).map(|_| ()).ok_or_else(|| Undrawable::Province(province.to_owned()));
    for piece in &scene.pieces {
        known(&piece.at.province)?;
    }
    for order in &scene.orders {
        known(&order.from.province)?;
    }
    for (province, _) in scene.owners.iter().chain(&scene.homes).chain(&scene.centres) {
        known(province)?;
    }
    Ok(())
}
