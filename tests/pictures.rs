//! Pictures: their colours, what can be read on them, and golden examples of each kind.
#![expect(clippy::unwrap_used, reason = "what goes wrong in a test shall fail it")]

#[path = "pictures/chart.rs"]
mod chart;
#[path = "pictures/colours.rs"]
mod colours;
#[path = "pictures/eye.rs"]
mod eye;
#[path = "pictures/golden.rs"]
mod golden;
#[path = "pictures/legibility.rs"]
mod legibility;
#[path = "pictures/placement.rs"]
mod placement;
#[path = "pictures/play.rs"]
mod play;
#[path = "pictures/recognise.rs"]
mod recognise;
#[path = "pictures/requests.rs"]
mod requests;
#[path = "pictures/sight.rs"]
mod sight;
#[path = "pictures/words.rs"]
mod words;
