//! Shapes, text and symbols on the canvas: everything that is drawn over the basemap. `layout` decides their positions.

pub(crate) mod arrow;
pub(crate) mod canvases;
pub(crate) mod chart;
pub(crate) mod labels;
pub(crate) mod legend;
pub(crate) mod symbols;
pub(crate) mod title_bar;
pub(crate) mod zone;
