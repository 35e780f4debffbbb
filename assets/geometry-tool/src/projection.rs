//! From longitude and latitude to the plane of the picture.

use serde::Deserialize;

/// Mean radius of the Earth in kilometres (IUGG).
const EARTH_KM: f64 = 6371.0088;

/// Where a Lambert azimuthal equal-area projection touches the sphere, in degrees, and what it enlarges.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProjectionSource {
    lon0: f64,
    lat0: f64,
    bulges: Vec<Bulge>,
}

/// A neighbourhood drawn `1 + gain` times larger than the rim of the map. Monotonic while `gain` < 2.2.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bulge {
    lon: f64,
    lat: f64,
    gain: f64,
    sigma_km: f64,
}

/// The picture without its title bar: its size in px, the place at its middle, the scale at its rim.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// Width of the map in px.
    pub width: usize,
    /// Height of the map in px.
    pub height: usize,
    lon: f64,
    lat: f64,
    km_per_px: f64,
}

/// Lambert azimuthal equal-area on the sphere, then Gaussian bulges: a bulge moves a point `p` away from its centre `c`
/// by `gain · (p−c) · exp(−|p−c|²/σ²)`, so that the crowded middle of the map gets room and its rim stays.
///
/// Sines and exponentials come from `libm`, not from the system, so that the same place has the same bits everywhere.
#[derive(Debug, Clone)]
pub struct Projection {
    lon0: f64,
    sin0: f64,
    cos0: f64,
    px_per_km: f64,
    /// Centre x and y in km, gain, 1/σ².
    bulges: Vec<(f64, f64, f64, f64)>,
    offset: (f64, f64),
}

impl Projection {
    /// The projection of a map into its frame.
    pub fn new(source: &ProjectionSource, frame: &Frame) -> Self {
        let lat0 = source.lat0.to_radians();
        let mut projection = Self {
            lon0: source.lon0.to_radians(),
            sin0: libm::sin(lat0),
            cos0: libm::cos(lat0),
            px_per_km: 1.0 / frame.km_per_px,
            bulges: Vec::new(),
            offset: (0.0, 0.0),
        };
        for bulge in &source.bulges {
            let (x, y) = projection.plane(bulge.lon, bulge.lat);
            projection.bulges.push((x, y, bulge.gain, 1.0 / (bulge.sigma_km * bulge.sigma_km)));
        }
        let (x, y) = projection.at([frame.lon, frame.lat]);
        projection.offset = (frame.width as f64 / 2.0 - x, frame.height as f64 / 2.0 - y);
        projection
    }

    /// Where a place (longitude, latitude in degrees) lies in the picture: px, y downwards.
    pub fn at(&self, [lon, lat]: [f64; 2]) -> (f64, f64) {
        let (x, y) = self.plane(lon, lat);
        let (mut dx, mut dy) = (0.0, 0.0);
        for &(bx, by, gain, inverse) in &self.bulges {
            let (ex, ey) = (x - bx, y - by);
            let weight = gain * libm::exp(-(ex * ex + ey * ey) * inverse);
            dx += weight * ex;
            dy += weight * ey;
        }
        ((x + dx) * self.px_per_km + self.offset.0, self.offset.1 - (y + dy) * self.px_per_km)
    }

    /// The place (longitude, latitude) that lies at a point of the picture, found from a place near it.
    pub fn place(&self, point: (f64, f64), near: [f64; 2]) -> [f64; 2] {
        const STEP: f64 = 1e-5;
        let mut place = near;
        for _ in 0..50 {
            let (x, y) = self.at(place);
            let (east, north) = (self.at([place[0] + STEP, place[1]]), self.at([place[0], place[1] + STEP]));
            let (a, b) = ((east.0 - x) / STEP, (north.0 - x) / STEP);
            let (c, d) = ((east.1 - y) / STEP, (north.1 - y) / STEP);
            let (ex, ey) = (point.0 - x, point.1 - y);
            let determinant = a * d - b * c;
            place = [place[0] + (d * ex - b * ey) / determinant, place[1] + (a * ey - c * ex) / determinant];
        }
        place
    }

    fn plane(&self, lon: f64, lat: f64) -> (f64, f64) {
        let (lambda, phi) = (lon.to_radians() - self.lon0, lat.to_radians());
        let (sin_phi, cos_phi) = (libm::sin(phi), libm::cos(phi));
        let cos_lambda = libm::cos(lambda);
        let cosine = self.sin0 * sin_phi + self.cos0 * cos_phi * cos_lambda;
        let k = (2.0 / (1.0 + cosine).max(1e-9)).sqrt() * EARTH_KM;
        (k * cos_phi * libm::sin(lambda), k * (self.cos0 * sin_phi - self.sin0 * cos_phi * cos_lambda))
    }
}
