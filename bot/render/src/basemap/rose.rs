//! A compass rose on the open sea, as faint as the graticule, so that it isn't mistaken for an order.

use tiny_skia::PathBuilder;

use crate::canvas::{Canvas, StrokeStyle};
use crate::colour::Rgb;
use crate::geometry::{Board, RoseStyle};

/// How strongly the rose shows in each pixel of the map.
pub(super) struct Rose {
    left: usize,
    top: usize,
    side: usize,
    levels: Vec<u8>,
}

/// The strongest level.
pub(super) const STRONGEST: u8 = 4;

impl Rose {
    pub fn new(board: Board, scale: f32) -> Self {
        let &RoseStyle { at: [x, y], radius } = &board.style().rose;
        let reach = radius + 3.0;
        let corner = |v: f32| ((v - reach) * scale).floor().max(0.0) as usize;
        let (left, top) = (corner(x), corner(y));
        let side = (2.0 * reach * scale).ceil() as usize + 1;
        let mut levels = Vec::new();
        if let Some(mut canvas) = Canvas::new(side, side, scale) {
            canvas.set_origin(x - left as f32 / scale, y - top as f32 / scale);
            draw(&mut canvas, radius);
            levels = canvas.alphas().map(|alpha| (u32::from(alpha) * u32::from(STRONGEST) / 255) as u8).collect();
        }
        Self { left, top, side, levels }
    }

    /// The level at a pixel of the map: 0 up to [`STRONGEST`].
    pub fn at(&self, x: usize, y: usize) -> u8 {
        let (Some(x), Some(y)) = (x.checked_sub(self.left), y.checked_sub(self.top)) else { return 0 };
        if x < self.side { self.levels.get(y * self.side + x).copied().unwrap_or(0) } else { 0 }
    }
}

fn draw(canvas: &mut Canvas, radius: f32) {
    let white = Rgb(255, 255, 255);
    for (r, width) in [(radius * 0.78, 2.4), (radius * 0.72, 1.4)] {
        if let Some(circle) = PathBuilder::from_circle(0.0, 0.0, r) {
            canvas.stroke(&circle, StrokeStyle::solid(width), white, 0.75);
        }
    }
    // Short points first, so that the long ones cover them. Each point has a light and a dark half.
    for (first, length, width) in [(0.5_f32, 0.6, 0.12), (0.0, 1.0, 0.15)] {
        for quarter in 0..4 {
            let angle = (first + quarter as f32) * std::f32::consts::FRAC_PI_2;
            let along = |share: f32, turn: f32| {
                let turned = angle + turn;
                (radius * share * turned.sin(), -radius * share * turned.cos())
            };
            for (side, alpha) in [(-1.0_f32, 1.0), (1.0, 0.5)] {
                let (tip, waist) = (along(length, 0.0), along(width, side * std::f32::consts::FRAC_PI_4));
                let mut builder = PathBuilder::new();
                builder.move_to(0.0, 0.0);
                builder.line_to(tip.0, tip.1);
                builder.line_to(waist.0, waist.1);
                builder.close();
                if let Some(half) = builder.finish() {
                    canvas.fill(&half, white, alpha);
                }
            }
        }
    }
}
