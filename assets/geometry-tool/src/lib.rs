//! The geometry of Dragoman's maps: built from Natural Earth's coasts and our own lines, checked against what it must say.
//!
//! A map is first painted as labels on a fine grid (one label a pixel, so no gap and no overlap can exist), each label is
//! blurred and every pixel goes to the strongest (which makes coasts and borders calm together and keeps the partition), and
//! the seams between labels are traced as arcs which both neighbours share. [`borders`] then reads off the arcs alone who
//! borders whom.

pub mod anchors;
pub mod borders;
pub mod build;
pub mod geometry;
mod line;
pub mod packages;
mod paint;
pub mod projection;
mod raster;
pub mod source;
mod topology;
mod trace;
