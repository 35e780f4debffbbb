//! Maps of Diplomacy positions, orders and results as PNG, and the outlines of the board as SVG (`vector.rs`).
//!
//! Two steps: a [`Scene`] describes Diplomacy (a position, orders and outcomes, texts), and the [`Renderer`] draws it
//! and knows only pixels. Unchanging parts are prepared once per board and width and kept in a bounded cache; a picture
//! is one pass over them, tinted by ownership, with labels, units and arrows on top, written as an indexed PNG. Nothing
//! here is asynchronous; drawing takes some tens of milliseconds and belongs on a blocking thread.

mod basemap;
mod cache;
mod canvas;
mod chart;
mod close_up;
mod colour;
mod curve;
mod deflate;
mod draw;
mod drawn_map;
mod error;
mod geometry;
mod ground;
mod layers;
mod layout;
mod lettering;
mod marks;
mod palette;
mod pixel;
mod placement;
mod png;
mod renderer;
mod request;
mod scene;
mod scene_of;
mod series;
mod text;
mod vector;
mod visibility;

pub use chart::{Chart, ChartRow};
pub use colour::Rgb;
pub use drawn_map::check_drawn;
pub use error::RenderError;
pub use geometry::{Board, BoardError};
pub use layers::Feature;
pub use marks::{Marks, beginnings};
pub use palette::{Colours, PowerColours, Theme, power_colours};
pub use placement::{PlacedArrow, PlacedSupport, PlacedUnit, Placement};
pub use png::Png;
pub use renderer::{Renderer, SIZES};
pub use request::{Description, RenderRequest, RequestError, RequestKind, Shows};
pub use scene::{Act, LegendWords, Order, Outcome, Piece, Scene, State};
pub use scene_of::{ResolvedOrder, SceneWords};
pub use series::{Layer, Series};
pub use vector::{burst_outline, unit_outline};
pub use visibility::Visibility;
