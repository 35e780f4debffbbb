//! How people see colours: the difference between two, and what a colour deficiency makes of one.

use dragoman_render::Rgb;

/// The perceived difference of two colours, CIE76: about 2 is just noticeable, black and white differ by 100.
pub fn difference(one: Rgb, other: Rgb) -> f64 {
    let (a, b) = (lab(one), lab(other));
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// The colour as `sight` sees it.
pub fn seen_by(sight: Sight, colour: Rgb) -> Rgb {
    let Some(matrix) = sight.matrix() else { return colour };
    let light = linear(colour);
    from_linear(matrix.map(|row| row.iter().zip(light).map(|(m, v)| m * v).sum()))
}

/// Linear light, 0 to 1.
fn linear(Rgb(red, green, blue): Rgb) -> [f64; 3] {
    [red, green, blue].map(|channel| {
        let v = f64::from(channel) / 255.0;
        if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    })
}

fn from_linear(light: [f64; 3]) -> Rgb {
    let [r, g, b] = light.map(|v| {
        let v = v.clamp(0.0, 1.0);
        let v = if v <= 0.003_130_8 { v * 12.92 } else { 1.055 * v.powf(1.0 / 2.4) - 0.055 };
        (v * 255.0).round() as u8
    });
    Rgb(r, g, b)
}

/// CIE L*a*b* under D65.
fn lab(colour: Rgb) -> [f64; 3] {
    let [r, g, b] = linear(colour);
    let f = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = f((0.412_456 * r + 0.357_576 * g + 0.180_437 * b) / 0.950_47);
    let y = f(0.212_673 * r + 0.715_152 * g + 0.072_175 * b);
    let z = f((0.019_334 * r + 0.119_192 * g + 0.950_304 * b) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// A kind of colour vision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// All three kinds of cones work.
    Full,
    /// No long-wave cones: about 1 % of men.
    Protanopia,
    /// No middle-wave cones: about 1 % of men, and 5 % in a weaker form.
    Deuteranopia,
    /// No short-wave cones: rare.
    Tritanopia,
}

impl Sight {
    /// All kinds of sight that the colours are tested for.
    pub const ALL: [Self; 4] = [Self::Full, Self::Protanopia, Self::Deuteranopia, Self::Tritanopia];

    /// Machado, Oliveira and Fernandes 2009, severity 1.0, for linear light.
    fn matrix(self) -> Option<[[f64; 3]; 3]> {
        match self {
            Self::Full => None,
            Self::Protanopia => Some([
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ]),
            Self::Deuteranopia => Some([
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ]),
            Self::Tritanopia => Some([
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ]),
        }
    }
}
