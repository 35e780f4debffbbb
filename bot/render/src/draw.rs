//! Pixels: everything that is drawn over the ground. Nothing here knows Diplomacy.

pub(crate) mod arrow;
pub(crate) mod canvas;
pub(crate) mod curve;
pub(crate) mod labels;
pub(crate) mod legend;
pub(crate) mod symbols;
pub(crate) mod title_bar;
