//! Looking at a finished picture: its pixels, and the same scaled down.

use dragoman_render::{Png, Rgb};

/// Pixels of a picture.
pub struct Pixels {
    pub width: usize,
    pub height: usize,
    pub colours: Vec<Rgb>,
}

impl Pixels {
    /// Decodes an indexed PNG.
    pub fn of(png: &Png) -> Self {
        Self::read(&png.bytes)
    }

    /// Decodes the bytes of an indexed PNG.
    pub fn read(bytes: &[u8]) -> Self {
        let decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        let mut reader = decoder.read_info().expect("a PNG");
        let mut indices = vec![0; reader.output_buffer_size().expect("a size")];
        let frame = reader.next_frame(&mut indices).expect("a picture");
        assert_eq!((frame.color_type, frame.bit_depth), (png::ColorType::Indexed, png::BitDepth::Eight));
        let palette = reader.info().palette.clone().expect("a palette");
        let colours = indices[..frame.buffer_size()]
            .iter()
            .map(|&index| {
                let place = usize::from(index) * 3;
                Rgb(palette[place], palette[place + 1], palette[place + 2])
            })
            .collect();
        Self { width: frame.width as usize, height: frame.height as usize, colours }
    }

    pub fn at(&self, x: usize, y: usize) -> Rgb {
        self.colours[y * self.width + x]
    }

    /// Each block of `factor` by `factor` pixels as one, as a phone shows it.
    pub fn scaled_down(&self, factor: usize) -> Self {
        let (width, height) = (self.width / factor, self.height / factor);
        let mut colours = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                colours.push(mean(
                    (0..factor * factor).map(|i| self.at(x * factor + i % factor, y * factor + i / factor)),
                ));
            }
        }
        Self { width, height, colours }
    }
}

/// The mean of some colours.
pub fn mean(colours: impl Iterator<Item = Rgb>) -> Rgb {
    let mut sum = [0_u32; 3];
    let mut count = 0;
    for colour in colours {
        sum[0] += u32::from(colour.0);
        sum[1] += u32::from(colour.1);
        sum[2] += u32::from(colour.2);
        count += 1;
    }
    let [r, g, b] = sum.map(|sum| ((sum + count / 2) / count.max(1)) as u8);
    Rgb(r, g, b)
}
