//! What is below the labels of a map: its board in the owners' colours, and the lines of the orders. It is the same in all
//! languages, and drawn once for those that are posted one after the other.

use std::sync::Arc;

use dragoman_engine::{Power, ProvinceKind, ProvinceSet};

use crate::basemap::Basemap;
use crate::draw::canvases::Canvases;
use crate::draw::zone;
use crate::drawn_map::DrawnMap;
use crate::error::RenderError;
use crate::layers::{Owners, lay_lines};
use crate::layout::Layout;
use crate::lettering::Lettering;
use crate::marks::Marks;
use crate::palette::{Palette, Theme};
use crate::scene::{Order, Piece, Scene, Translations};

/// Everything that a ground depends on, besides its width.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct GroundKey {
    drawn: Arc<DrawnMap>,
    size: Lettering,
    theme: Theme,
    marks: Marks,
    translated: Translations,
    land: Vec<Option<Power>>,
    pieces: Vec<Piece>,
    orders: Vec<Order>,
    zones: ProvinceSet,
}

impl GroundKey {
    pub fn of(scene: &Scene, size: Lettering) -> Self {
        Self {
            drawn: Arc::clone(&scene.drawn),
            size,
            theme: scene.theme,
            marks: scene.marks,
            translated: scene.translated.clone(),
            land: scene.land.clone(),
            pieces: scene.pieces.clone(),
            orders: scene.orders.clone(),
            zones: scene.zones,
        }
    }
}

/// A board in the colours of its owners: the same for all orders of a phase.
pub(crate) struct PaintedBoard {
    /// Palette indices.
    pub pixels: Vec<u8>,
    /// Width and height in pixels.
    size: [usize; 2],
}

impl PaintedBoard {
    /// Paints the board of `scene`, on which a unit is `scale` pixels long.
    pub fn new(scene: &Scene, basemap: &Basemap, scale: f32) -> Self {
        let palette = Palette::of(scene.board(), scene.theme);
        let owners = Owners::new(scene);
        let mut pixels = basemap.paint(&owners.land, palette);
        if scene.marks == Marks::Patterns {
            basemap.hatch(&owners.land, palette, scale, &mut pixels);
        }
        Self { pixels, size: [basemap.width, basemap.height] }
    }
}

/// The lower part of a map.
pub(crate) struct Ground {
    /// Palette indices of the whole map, without title bar and legend.
    pub pixels: Vec<u8>,
    /// The positions of everything on it.
    pub layout: Arc<Layout>,
}

impl Ground {
    /// Draws the ground of `scene` over its board, for labels of this size; a unit is `scale` pixels long.
    pub fn new(
        scene: &Scene,
        board: &PaintedBoard,
        layout: Arc<Layout>,
        canvases: &Canvases,
        (size, scale): (Lettering, f32),
    ) -> Result<Self, RenderError> {
        let palette = Palette::of(scene.board(), scene.theme);
        let mut pixels = board.pixels.clone();
        canvases.with(board.size, scale, |canvas| {
            for province in scene.zones {
                let is_dark = scene.theme == Theme::Dark && scene.map().kind(province) == ProvinceKind::Sea;
                zone::draw(canvas, &scene.drawn.rings(province), is_dark, &palette.colours);
            }
            lay_lines(scene.board(), &layout, size, &palette.colours, &mut |_, draw| draw(canvas));
            canvas.blend_into(&mut pixels, palette);
        })?;
        Ok(Self { pixels, layout })
    }
}
