//! Canvases that were used before: to clear what was touched of one takes less time than to get a new one.

use std::sync::{Mutex, PoisonError};

use crate::canvas::Canvas;
use crate::error::RenderError;

/// How many are kept, and how many pixels the largest of them has: 32 MB in all.
const KEPT: usize = 2;
const LARGEST: usize = 4 << 20;

/// The canvases that nobody uses now.
#[derive(Default)]
pub(crate) struct Canvases(Mutex<Vec<Canvas>>);

impl Canvases {
    /// Calls `draw` with an empty canvas of this width and at least this height, as [`Canvas::new`] makes it.
    pub fn with<T>(
        &self,
        [width, height]: [usize; 2],
        scale: f32,
        draw: impl FnOnce(&mut Canvas) -> T,
    ) -> Result<T, RenderError> {
        let used = {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let fits = |canvas: &Canvas| canvas.size()[0] == width && canvas.size()[1] >= height;
            kept.iter().position(fits).map(|at| kept.remove(at))
        };
        let failed = || RenderError::Size(u32::try_from(width).unwrap_or(u32::MAX));
        let mut canvas = match used {
            Some(mut canvas) => {
                canvas.clear(scale);
                canvas
            }
            None => Canvas::new(width, height, scale).ok_or_else(failed)?,
        };
        let drawn = draw(&mut canvas);
        let [width, height] = canvas.size();
        if width * height <= LARGEST {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            // The newest is the likeliest to be needed again.
            if kept.len() >= KEPT {
                kept.remove(0);
            }
            kept.push(canvas);
        }
        Ok(drawn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::Rgb;

    #[test]
    fn a_canvas_that_was_used_is_empty_again() {
        let canvases = Canvases::default();
        let opaque = |canvas: &mut Canvas| canvas.alphas().filter(|alpha| *alpha > 0).count();
        for turn in 0..3 {
            let found = canvases.with([100, 70], 2.0, |canvas| {
                let before = opaque(canvas);
                canvas.set_origin(turn as f32, 0.0);
                canvas.rectangle(0.0, 0.0, 10.0, 20.0, Rgb(1, 2, 3), 1.0);
                (before, opaque(canvas))
            });
            assert_eq!(found.unwrap(), (0, 800), "turn {turn}");
        }
        assert_eq!(canvases.0.into_inner().unwrap().len(), 1);
    }
}
