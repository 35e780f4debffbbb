//! Grids of pixels: filling, stroking, components, nearest neighbours, blur. Plain arithmetic without anti-aliasing and
//! without the order of threads, so the same input gives the same pixels everywhere.

/// A point of the grid; pixel (i, j) covers i..i+1, j..j+1.
pub type Point = (f64, f64);

/// A rectangle of values, row by row.
#[derive(Debug, Clone)]
pub struct Grid<T> {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// `width × height` values.
    pub cells: Vec<T>,
}

/// Which pixels belong to something.
pub type Mask = Grid<bool>;

impl<T: Copy> Grid<T> {
    /// A grid of one value.
    pub fn new(width: usize, height: usize, value: T) -> Self {
        Self { width, height, cells: vec![value; width * height] }
    }

    /// The value at a column and a row inside the grid.
    pub fn at(&self, x: usize, y: usize) -> T {
        self.cells[y * self.width + x]
    }

    /// A grid of the same size computed pixel by pixel.
    pub fn map<U>(&self, f: impl FnMut(&T) -> U) -> Grid<U> {
        Grid { width: self.width, height: self.height, cells: self.cells.iter().map(f).collect() }
    }

    /// The grid without `margin` pixels on each side.
    pub fn crop(&self, margin: usize) -> Self {
        let (width, height) = (self.width - 2 * margin, self.height - 2 * margin);
        let cells = (0..height).flat_map(|y| {
            let start = (y + margin) * self.width + margin;
            self.cells[start..start + width].iter().copied()
        });
        Self { width, height, cells: cells.collect() }
    }

    /// The grid with a rim of one pixel of `value` around it.
    pub fn rimmed(&self, value: T) -> Self {
        let mut out = Self::new(self.width + 2, self.height + 2, value);
        for (y, row) in self.cells.chunks(self.width).enumerate() {
            let start = (y + 1) * out.width + 1;
            out.cells[start..start + self.width].copy_from_slice(row);
        }
        out
    }
}

/// Calls `paint` with the index of each pixel whose centre lies inside the rings by the even-odd rule.
pub fn fill(width: usize, height: usize, rings: &[Vec<Point>], mut paint: impl FnMut(usize)) {
    let all = || rings.iter().flatten();
    let low = all().map(|p| p.1).fold(f64::INFINITY, f64::min);
    let high = all().map(|p| p.1).fold(f64::NEG_INFINITY, f64::max);
    if low >= high {
        return;
    }
    let first = (low - 0.5).ceil().clamp(0.0, height as f64) as usize;
    let last = (high - 0.5).ceil().clamp(0.0, height as f64) as usize;
    let mut crossings: Vec<Vec<f64>> = vec![Vec::new(); last.saturating_sub(first)];
    for ring in rings {
        for (i, &a) in ring.iter().enumerate() {
            let b = ring[(i + 1) % ring.len()];
            let (upper, lower) = if a.1 <= b.1 { (a, b) } else { (b, a) };
            let from = (upper.1 - 0.5).ceil().clamp(first as f64, last as f64) as usize;
            let to = (lower.1 - 0.5).ceil().clamp(first as f64, last as f64) as usize;
            for y in from..to {
                let t = (y as f64 + 0.5 - upper.1) / (lower.1 - upper.1);
                crossings[y - first].push(upper.0 + (lower.0 - upper.0) * t);
            }
        }
    }
    for (row, xs) in crossings.iter_mut().enumerate() {
        xs.sort_by(f64::total_cmp);
        for pair in xs.chunks_exact(2) {
            let from = (pair[0] - 0.5).ceil().clamp(0.0, width as f64) as usize;
            let to = (pair[1] - 0.5).ceil().clamp(0.0, width as f64) as usize;
            for x in from..to {
                paint((row + first) * width + x);
            }
        }
    }
}

/// Draws a line one pixel wide (Bresenham), which no flood in four directions can pass.
pub fn thin_line(mask: &mut Mask, line: &[Point]) {
    let whole = |v: f64| v.floor() as i64;
    for pair in line.windows(2) {
        let (mut x, mut y) = (whole(pair[0].0), whole(pair[0].1));
        let (x1, y1) = (whole(pair[1].0), whole(pair[1].1));
        let (dx, dy) = ((x1 - x).abs(), -(y1 - y).abs());
        let (sx, sy) = ((x1 - x).signum(), (y1 - y).signum());
        let mut error = dx + dy;
        loop {
            if x >= 0 && y >= 0 && (x as usize) < mask.width && (y as usize) < mask.height {
                mask.cells[y as usize * mask.width + x as usize] = true;
            }
            if (x, y) == (x1, y1) {
                break;
            }
            let twice = 2 * error;
            if twice >= dy {
                error += dy;
                x += sx;
            }
            if twice <= dx {
                error += dx;
                y += sy;
            }
        }
    }
}

/// Draws a line with round ends and joints, `width` pixels wide.
pub fn broad_line(mask: &mut Mask, line: &[Point], width: f64) {
    let reach = width / 2.0;
    for pair in line.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let range = |p: f64, q: f64, size: usize| {
            let from = (p.min(q) - reach).floor().clamp(0.0, size as f64) as usize;
            from..(p.max(q) + reach).ceil().clamp(0.0, size as f64) as usize
        };
        for y in range(a.1, b.1, mask.height) {
            for x in range(a.0, b.0, mask.width) {
                if distance((x as f64 + 0.5, y as f64 + 0.5), a, b) <= reach {
                    mask.cells[y * mask.width + x] = true;
                }
            }
        }
    }
}

/// How far a point lies from a segment.
pub fn distance(p: Point, a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = dx * dx + dy * dy;
    let t = if square > 0.0 { (((p.0 - a.0) * dx + (p.1 - a.1) * dy) / square).clamp(0.0, 1.0) } else { 0.0 };
    let (ex, ey) = (p.0 - a.0 - t * dx, p.1 - a.1 - t * dy);
    (ex * ex + ey * ey).sqrt()
}

/// Components of pixels that `same` holds together: for each pixel its component's number (0: `background`), and the size of
/// each component (the first entry is the background's).
pub fn components<T: Copy + PartialEq>(grid: &Grid<T>, background: T, diagonal: bool) -> (Grid<u32>, Vec<usize>) {
    let (width, height) = (grid.width, grid.height);
    let mut number = Grid::new(width, height, 0_u32);
    let mut sizes = vec![0];
    let mut stack = Vec::new();
    for start in 0..grid.cells.len() {
        let value = grid.cells[start];
        if value == background || number.cells[start] != 0 {
            continue;
        }
        let id = sizes.len() as u32;
        let mut size = 0;
        number.cells[start] = id;
        stack.push(start);
        while let Some(cell) = stack.pop() {
            size += 1;
            let (x, y) = (cell % width, cell / width);
            for dy in -1_i64..=1 {
                for dx in -1_i64..=1 {
                    if (dx, dy) == (0, 0) || (!diagonal && dx != 0 && dy != 0) {
                        continue;
                    }
                    let (nx, ny) = (x as i64 + dx, y as i64 + dy);
                    if nx < 0 || ny < 0 || nx >= width as i64 || ny >= height as i64 {
                        continue;
                    }
                    let next = ny as usize * width + nx as usize;
                    if number.cells[next] == 0 && grid.cells[next] == value {
                        number.cells[next] = id;
                        stack.push(next);
                    }
                }
            }
        }
        sizes.push(size);
    }
    sizes[0] = grid.cells.len() - sizes.iter().sum::<usize>();
    (number, sizes)
}

/// For each pixel the index of the nearest pixel of the mask (exact Euclidean, after Felzenszwalb and Huttenlocher) and the
/// square of its distance. Without any pixel in the mask the distance is infinite.
pub fn nearest(mask: &Mask) -> (Vec<u32>, Vec<f32>) {
    let (width, height) = (mask.width, mask.height);
    let far = 1.0e12_f64;
    // Down the columns: the nearest row with a pixel of the mask.
    let mut row_of = vec![u32::MAX; width * height];
    for x in 0..width {
        let mut seen = None;
        for y in 0..height {
            if mask.at(x, y) {
                seen = Some(y);
            }
            if let Some(row) = seen {
                row_of[y * width + x] = row as u32;
            }
        }
        seen = None;
        for y in (0..height).rev() {
            if mask.at(x, y) {
                seen = Some(y);
            }
            let cell = y * width + x;
            if let Some(row) = seen
                && (row_of[cell] == u32::MAX || row - y < y - row_of[cell] as usize)
            {
                row_of[cell] = row as u32;
            }
        }
    }
    // Along the rows: the lower envelope of the columns' parabolas.
    let mut index = vec![u32::MAX; width * height];
    let mut square = vec![f32::INFINITY; width * height];
    let mut hull = vec![0_usize; width];
    let mut bounds = vec![0.0_f64; width + 1];
    let mut depth = vec![far; width];
    for y in 0..height {
        for x in 0..width {
            let row = row_of[y * width + x];
            let gap = y as f64 - f64::from(row);
            depth[x] = if row == u32::MAX { far } else { gap * gap };
        }
        let mut top = 0;
        hull[0] = 0;
        bounds[0] = f64::NEG_INFINITY;
        bounds[1] = f64::INFINITY;
        for q in 1..width {
            let meet = |p: usize| {
                let (p64, q64) = (p as f64, q as f64);
                ((depth[q] + q64 * q64) - (depth[p] + p64 * p64)) / (2.0 * (q64 - p64))
            };
            let mut s = meet(hull[top]);
            while s <= bounds[top] {
                top -= 1;
                s = meet(hull[top]);
            }
            top += 1;
            hull[top] = q;
            bounds[top] = s;
            bounds[top + 1] = f64::INFINITY;
        }
        let mut k = 0;
        for x in 0..width {
            while bounds[k + 1] < x as f64 {
                k += 1;
            }
            let from = hull[k];
            if depth[from] < far {
                let gap = x as f64 - from as f64;
                square[y * width + x] = (gap * gap + depth[from]) as f32;
                index[y * width + x] = row_of[y * width + from] * width as u32 + from as u32;
            }
        }
    }
    (index, square)
}

/// The half of a Gaussian kernel, its middle first, normalised over both sides; four σ long.
pub fn kernel(sigma: f64) -> Vec<f32> {
    let radius = (4.0 * sigma + 0.5) as usize;
    let weights: Vec<f64> = (0..=radius).map(|i| libm::exp(-((i * i) as f64) / (2.0 * sigma * sigma))).collect();
    let total = weights[0] + 2.0 * weights[1..].iter().sum::<f64>();
    weights.iter().map(|w| (w / total) as f32).collect()
}

/// Blurs a grid in both directions with a kernel's half; beyond the rim the rim's value goes on.
pub fn blur(grid: &Grid<f32>, half: &[f32]) -> Grid<f32> {
    let (width, height) = (grid.width, grid.height);
    let radius = half.len() - 1;
    let mut across = Grid::new(width, height, 0.0_f32);
    let mut padded = vec![0.0_f32; width + 2 * radius];
    for (row, out) in grid.cells.chunks(width).zip(across.cells.chunks_mut(width)) {
        padded[..radius].fill(row[0]);
        padded[radius..radius + width].copy_from_slice(row);
        padded[radius + width..].fill(row[width - 1]);
        for (x, value) in out.iter_mut().enumerate() {
            *value = padded[x + radius] * half[0];
        }
        for (i, &weight) in half.iter().enumerate().skip(1) {
            let (left, right) = (&padded[radius - i..], &padded[radius + i..]);
            for ((value, a), b) in out.iter_mut().zip(left).zip(right) {
                *value += (a + b) * weight;
            }
        }
    }
    let mut down = Grid::new(width, height, 0.0_f32);
    for (y, out) in down.cells.chunks_mut(width).enumerate() {
        let row = |y: usize| &across.cells[y * width..(y + 1) * width];
        for (value, a) in out.iter_mut().zip(row(y)) {
            *value = a * half[0];
        }
        for (i, &weight) in half.iter().enumerate().skip(1) {
            let (above, below) = (row(y.saturating_sub(i)), row((y + i).min(height - 1)));
            for ((value, a), b) in out.iter_mut().zip(above).zip(below) {
                *value += (a + b) * weight;
            }
        }
    }
    down
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polygons_with_a_common_edge_leave_no_gap_and_no_overlap() {
        let mut hits = vec![0; 400];
        let (a, b, c, d, middle) = ((1.0, 1.0), (18.0, 2.0), (19.0, 17.0), (2.5, 18.5), (9.3, 8.7));
        for triangle in [[a, b, middle], [b, c, middle], [c, d, middle], [d, a, middle]] {
            fill(20, 20, &[triangle.to_vec()], |i| hits[i] += 1);
        }
        let mut whole = vec![0; 400];
        fill(20, 20, &[vec![a, b, c, d]], |i| whole[i] += 1);
        assert_eq!(hits, whole);
        assert!(whole.iter().sum::<i32>() > 200);
    }

    #[test]
    fn a_thin_line_parts_the_floods_on_its_two_sides() {
        let mut barrier = Mask::new(30, 20, false);
        thin_line(&mut barrier, &[(-3.0, 4.2), (11.0, 13.0), (40.0, 5.5)]);
        let free = barrier.map(|b| !b);
        let (number, sizes) = components(&free, false, false);
        assert_eq!(sizes.len(), 3);
        assert_ne!(number.at(15, 0), number.at(15, 19));
    }

    #[test]
    fn the_nearest_pixel_is_the_one_that_a_search_finds() {
        let mut mask = Mask::new(17, 13, false);
        let seeds = [(2, 3), (15, 1), (9, 12), (9, 6)];
        for (x, y) in seeds {
            mask.cells[y * 17 + x] = true;
        }
        let (index, square) = nearest(&mask);
        for y in 0..13_i64 {
            for x in 0..17_i64 {
                let best = seeds.iter().map(|&(sx, sy)| (sx as i64 - x).pow(2) + (sy as i64 - y).pow(2)).min();
                let cell = (y * 17 + x) as usize;
                assert_eq!(Some(square[cell] as i64), best);
                let (nx, ny) = (i64::from(index[cell]) % 17, i64::from(index[cell]) / 17);
                assert_eq!((nx - x).pow(2) + (ny - y).pow(2), square[cell] as i64);
            }
        }
    }

    #[test]
    fn a_blur_keeps_what_is_even() {
        let even = Grid::new(40, 30, 1.0_f32);
        assert!(blur(&even, &kernel(3.2)).cells.iter().all(|v| (v - 1.0).abs() < 1e-5));
    }
}
