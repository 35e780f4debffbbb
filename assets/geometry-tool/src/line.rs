//! Lines given by hand as a few places, made to look drawn.

/// Longitude, latitude in degrees.
pub type Place = [f64; 2];

/// The line with a point at least every `step` degrees, because a straight line on the sphere isn't one in the picture.
pub fn densify(line: &[Place], step: f64) -> Vec<Place> {
    let mut out: Vec<Place> = line.first().into_iter().copied().collect();
    for pair in line.windows(2) {
        let ([ax, ay], [bx, by]) = (pair[0], pair[1]);
        let parts = ((ax - bx).abs().max((ay - by).abs()) / step).floor().max(1.0) as usize;
        out.extend((1..=parts).map(|i| {
            let t = i as f64 / parts as f64;
            [ax + (bx - ax) * t, ay + (by - ay) * t]
        }));
    }
    out
}

/// The polygon's outline, closed and densified.
pub fn outline(polygon: &[Place]) -> Vec<Place> {
    let mut closed = polygon.to_vec();
    closed.extend(polygon.first());
    densify(&closed, 0.2)
}

/// A Catmull-Rom curve through the points.
pub fn spline(line: &[Place], samples: usize) -> Vec<Place> {
    let (Some(&first), Some(&last)) = (line.first(), line.last()) else { return Vec::new() };
    if line.len() < 3 {
        return line.to_vec();
    }
    let mut points = vec![first];
    points.extend(line);
    points.push(last);
    let mut out = Vec::new();
    for window in points.windows(4) {
        for i in 0..samples {
            let t = i as f64 / samples as f64;
            out.push([0, 1].map(|k| {
                let (a, b, c, d) = (window[0][k], window[1][k], window[2][k], window[3][k]);
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
                    + (3.0 * b - a - 3.0 * c + d) * t * t * t)
            }));
        }
    }
    out.push(last);
    out
}

/// A closed Catmull-Rom curve through the points.
pub fn closed_spline(points: &[Place], samples: usize) -> Vec<Place> {
    let n = points.len();
    if n < 3 {
        return points.to_vec();
    }
    let mut around = vec![points[n - 1]];
    around.extend(points);
    around.extend(&points[..2]);
    let mut curve = spline(&around, samples);
    curve.truncate(samples * (n + 1) + 1);
    curve.split_off(samples)
}

/// Midpoint displacement in three rounds, for inland borders that are given by a few points only. `amount` is the usual
/// shift of the first round as a share of the segment's length. The wiggle depends on the ends of a segment alone and
/// is the same from either end, so that two neighbours who both name the segment get one border.
pub fn roughen(line: &[Place], amount: f64) -> Vec<Place> {
    if amount == 0.0 {
        return line.to_vec();
    }
    let mut points = line.to_vec();
    let mut size = amount;
    for _ in 0..3 {
        let mut next: Vec<Place> = points.first().into_iter().copied().collect();
        for pair in points.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let shift = wiggle(a, b) * size;
            next.push([(a[0] + b[0]) / 2.0 - (b[1] - a[1]) * shift, (a[1] + b[1]) / 2.0 + (b[0] - a[0]) * shift]);
            next.push(b);
        }
        points = next;
        size *= 0.75;
    }
    points
}

/// A number in −1.7..1.7, usually below 0.7, hashed from the segment; antisymmetric in its ends.
fn wiggle(a: Place, b: Place) -> f64 {
    let swap = a > b;
    let (low, high) = if swap { (b, a) } else { (a, b) };
    // A millionth of a degree: coarser than the rounding that the direction of walking leaves behind.
    let whole = |x: f64| ((x * 1e6).round() as i64) as u64;
    let mut hash = 0x9E37_79B9_7F4A_7C15_u64;
    for word in [low[0], low[1], high[0], high[1]].map(whole) {
        hash = mix(hash ^ word);
    }
    // The sum of two even numbers: triangular, so never far out.
    let unit = |bits: u64| (bits & 0xFFFF_FFFF) as f64 / f64::from(u32::MAX) * 2.0 - 1.0;
    let value = (unit(hash) + unit(hash >> 32)) * 0.85;
    if swap { -value } else { value }
}

/// The finaliser of SplitMix64 (public domain, Sebastiano Vigna).
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_border_is_the_same_from_either_side() {
        let line = [[-2.1, 51.9], [-1.3, 52.2], [0.05, 52.75]];
        let there = roughen(&line, 0.1);
        let mut back = line;
        back.reverse();
        let mut back = roughen(&back, 0.1);
        back.reverse();
        assert_eq!(there.len(), 17);
        for (a, b) in there.iter().zip(&back) {
            assert!((a[0] - b[0]).abs() < 1e-9 && (a[1] - b[1]).abs() < 1e-9, "{a:?} {b:?}");
        }
        assert!(there.iter().zip(densify(&line, 0.1)).any(|(a, b)| (a[0] - b[0]).abs() > 0.001));
    }

    #[test]
    fn a_curve_passes_through_its_points() {
        let line = [[0.0, 0.0], [1.0, 2.0], [3.0, 1.0], [4.0, 4.0]];
        let curve = spline(&line, 10);
        assert_eq!(curve.len(), 31);
        for (i, point) in line.iter().enumerate() {
            assert_eq!(&curve[i * 10], point);
        }
        let ring = closed_spline(&line, 10);
        assert_eq!(ring.len(), 41);
        assert_eq!(ring[0], line[0]);
        assert_eq!(ring[40], line[0]);
    }
}
