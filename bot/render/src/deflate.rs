//! A zlib stream (RFC 1950 and 1951) of a picture with few colours.
//!
//! What a row of a map repeats is the pixel before, in an area, or the row above, at a border or in a letter. Only those few
//! places are searched: that takes a fraction of the time of a search among everything before, and finds as much. A whole row is
//! compared with each of them at once, eight pixels at a time; a bit for each pixel then tells where a match begins and how long it
//! is ([`Marks`]).

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;

/// The lengths of a match.
const SHORTEST_MATCH: usize = 3;
const LONGEST_MATCH: usize = 258;

/// The longest codes of symbols, and of the lengths of their codes.
const CODE: u8 = 15;
const LENGTH_CODE: u8 = 7;

/// The symbol that ends a block, the number of symbols for literals and lengths, and that of distances.
const END: usize = 256;
const LITERALS: usize = 286;
const DISTANCES: usize = 30;

/// About how many bits a pixel takes by itself, and a match besides the extra bits of its distance.
const LITERAL_BITS: usize = 4;
const MATCH_BITS: usize = 8;

/// How many tokens have codes in common, and how many of them are written between two checks for room.
const BLOCK: usize = 1 << 16;
const CHUNK: usize = 1 << 10;

/// The order in which the lengths of the codes for lengths are stored.
const STORED: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// A symbol and the bits that follow it.
#[derive(Clone, Copy, Default)]
struct Symbol {
    number: usize,
    extra: u32,
    bits: u8,
}

impl Symbol {
    /// The symbol of a number from 0 on, of which the first `plain` symbols stand for one number each and each following
    /// `group` of them for twice as many as the group before.
    fn of(value: usize, plain: usize, group: usize) -> Self {
        let mut symbol = Self { number: value, extra: 0, bits: 0 };
        let (mut first, mut number) = (plain, plain);
        while value >= first {
            symbol.bits += 1;
            let each = 1 << symbol.bits;
            let within = ((value - first) / each).min(group - 1);
            symbol.number = number + within;
            symbol.extra = (value - first - within * each) as u32;
            first += group * each;
            number += group;
        }
        symbol
    }

    /// Of a match's length.
    fn of_length(length: usize) -> Self {
        // The longest has a symbol of its own.
        if length == LONGEST_MATCH {
            return Self { number: LITERALS - 1, extra: 0, bits: 0 };
        }
        let symbol = Self::of(length - SHORTEST_MATCH, 8, 4);
        Self { number: END + 1 + symbol.number, ..symbol }
    }

    /// Of a match's distance.
    fn of_distance(distance: usize) -> Self {
        Self::of(distance - 1, 4, 2)
    }
}

/// What is written as one: a pixel by its number, or behind these a match by its place and length.
type Token = u16;

/// How many lengths matches have, how many places there are, and how many tokens.
const LENGTHS: usize = LONGEST_MATCH + 1 - SHORTEST_MATCH;
const PLACES: usize = 4;
const TOKENS: usize = END + PLACES * LENGTHS;

/// A place in which matches are searched.
#[derive(Clone, Copy)]
struct Place {
    number: usize,
    /// How many pixels before it is.
    back: usize,
    /// How many of a row's last pixels have none there.
    short: usize,
    /// About how many bits a match takes.
    bits: usize,
}

impl Place {
    /// A match with it.
    fn token(self, length: usize) -> Token {
        (END + self.number * LENGTHS + length - SHORTEST_MATCH) as Token
    }

    /// About how many bits a match of this length saves.
    #[inline(always)]
    fn saved(self, length: usize) -> usize {
        (length * LITERAL_BITS).saturating_sub(self.bits)
    }

    /// The shortest match that saves something.
    fn shortest(self) -> usize {
        self.bits / LITERAL_BITS + 1
    }
}

/// Compresses the rows of a picture that is `width` pixels wide, each behind the number of its filter: none.
pub(crate) fn zlib(pixels: &[u8], width: usize) -> Vec<u8> {
    const FILTER: u8 = 0;
    // The pixel before, and those above this one, above the next and above the one before.
    let distances = [1, width + 1, width, width + 2].map(Symbol::of_distance);
    let place = |number: usize, back: usize, short: usize| {
        let bits = MATCH_BITS + usize::from(distances[number].bits);
        Place { number, back, short, bits }
    };
    let before = place(0, 1, 0);
    let above = place(1, width, 0);
    let all = [before, above, place(2, width.saturating_sub(1), 1), place(3, width + 1, 0)];
    let mut stream = Stream::new(distances, pixels.len() / 8);
    let mut marks = Marks::of_width(width);
    let mut checksum = simd_adler32::Adler32::new();
    for start in (0..pixels.len()).step_by(width.max(1)) {
        let end = start + width;
        let Some(row) = pixels.get(start..end) else { break };
        checksum.write(&[FILTER]);
        checksum.write(row);
        let same = match start {
            0 => 0,
            _ => common(&row[..width.min(LONGEST_MATCH - 1)], &pixels[start - width..]),
        };
        // The number of the filter is above too.
        let at = if above.saved(same + 1) > 0 {
            stream.add(above.token(same + 1));
            start + same
        } else {
            stream.add(Token::from(FILTER));
            stream.add(Token::from(row[0]));
            start + 1
        };
        // The first pixel has none before it.
        marks.compare(pixels, start + 1..end, if start == 0 { &all[..1] } else { &all[..] });
        stream.pixels(&pixels[at..end], &marks, at - (start + 1), &all);
    }
    stream.block(true);
    stream.finish(checksum.finish())
}

/// How many bytes are compared at once, and how many bits such a word has.
const WORD: usize = size_of::<u64>();
const BITS: usize = u64::BITS as usize;

/// How many bytes two slices begin with in common.
fn common(a: &[u8], b: &[u8]) -> usize {
    let words = a.as_chunks::<WORD>().0.iter().zip(b.as_chunks::<WORD>().0);
    let whole = WORD * words.take_while(|(a, b)| a == b).count();
    whole + a[whole..].iter().zip(&b[whole..]).take_while(|(a, b)| a == b).count()
}

/// A bit for each byte that two words have in common.
#[inline(always)]
fn equal(a: [u8; WORD], b: [u8; WORD]) -> u64 {
    const LOW: u64 = u64::from_le_bytes([0x7F; WORD]);
    // The bit 8i comes to 56 + i, and no two bits to one place.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let differs = u64::from_le_bytes(a) ^ u64::from_le_bytes(b);
    // The highest bit of each byte that doesn't differ.
    let same = !(((differs & LOW) + LOW) | differs | LOW);
    (same >> 7).wrapping_mul(GATHER) >> (BITS - WORD)
}

/// A bit for each byte that so many have in common.
#[inline(always)]
fn bits(a: &[u8; BITS], b: &[u8; BITS]) -> u64 {
    let words = a.as_chunks::<WORD>().0.iter().zip(b.as_chunks::<WORD>().0);
    words.enumerate().fold(0, |bits, (at, (a, b))| bits | equal(*a, *b) << (WORD * at))
}

/// Which pixels of a row are as those in each place: a bit for each pixel from the second on.
struct Marks {
    equal: [Vec<u64>; PLACES],
    /// Where a match begins that saves something.
    worth: Vec<u64>,
}

impl Marks {
    fn of_width(width: usize) -> Self {
        // Behind the last is none.
        let words = vec![0; width.div_ceil(BITS) + 1];
        Self { equal: std::array::from_fn(|_| words.clone()), worth: words }
    }

    /// Compares the pixels of `row` with those in `places`, and with no others.
    fn compare(&mut self, pixels: &[u8], row: Range<usize>, places: &[Place]) {
        self.worth.fill(0);
        for place in places {
            let equal = &mut self.equal[place.number];
            let end = row.end.saturating_sub(place.short).max(row.start);
            let (here, more) = pixels[row.start..end].as_chunks::<BITS>();
            let (there, more_there) = pixels[row.start - place.back..end - place.back].as_chunks::<BITS>();
            let mut words = equal.iter_mut();
            for ((here, there), word) in here.iter().zip(there).zip(&mut words) {
                // Most of what has one colour is so wide.
                *word = if here == there { u64::MAX } else { bits(here, there) };
            }
            if let Some(word) = words.next() {
                let more = more.iter().zip(more_there).enumerate();
                *word = more.fold(0, |bits, (at, (here, there))| bits | u64::from(here == there) << at);
            }
            words.for_each(|word| *word = 0);
            for (worth, pair) in self.worth.iter_mut().zip(equal.windows(2)) {
                let [word, next] = [pair[0], pair[1]];
                let runs = (1..place.shortest()).fold(word, |runs, by| runs & (word >> by | next << (BITS - by)));
                *worth |= runs;
            }
        }
    }

    /// The first pixel from `at` on at which a match begins that saves something.
    #[inline(always)]
    fn next(&self, at: usize) -> Option<usize> {
        let mut word = at / BITS;
        let mut left = self.worth.get(word)? >> (at % BITS) << (at % BITS);
        while left == 0 {
            word += 1;
            left = *self.worth.get(word)?;
        }
        Some(BITS * word + left.trailing_zeros() as usize)
    }

    /// How many pixels from `at` on are as those in `place`, at most the longest match.
    #[inline(always)]
    fn length(&self, place: Place, at: usize) -> usize {
        let words = &self.equal[place.number];
        let (mut word, within) = (at / BITS, at % BITS);
        let mut length = (!(words[word] >> within)).trailing_zeros() as usize;
        let mut end = BITS - within;
        while length == end && length < LONGEST_MATCH {
            word += 1;
            length += (!words[word]).trailing_zeros() as usize;
            end += BITS;
        }
        length.min(LONGEST_MATCH)
    }
}

/// The compressed bytes so far.
struct Stream {
    bytes: Vec<u8>,
    /// Bits that don't fill a byte yet.
    pending: u64,
    count: u32,
    /// The tokens that aren't written yet, and how often each occurs.
    tokens: Vec<Token>,
    counts: Box<[u32; TOKENS]>,
    /// The symbols of the places.
    distances: [Symbol; PLACES],
    /// The symbols of lengths, from [`SHORTEST_MATCH`] on.
    lengths: [Symbol; LENGTHS],
}

impl Stream {
    fn new(distances: [Symbol; PLACES], capacity: usize) -> Self {
        let mut bytes = Vec::with_capacity(capacity);
        // A window of 32 KB, compressed fast.
        bytes.extend([0x78, 0x01]);
        Self {
            bytes,
            pending: 0,
            count: 0,
            tokens: Vec::with_capacity(BLOCK),
            counts: Box::new([0; TOKENS]),
            distances,
            lengths: std::array::from_fn(|length| Symbol::of_length(length + SHORTEST_MATCH)),
        }
    }

    #[inline(always)]
    fn add(&mut self, token: Token) {
        self.tokens.push(token);
        self.counts[usize::from(token)] += 1;
        if self.tokens.len() == BLOCK {
            self.block(false);
        }
    }

    /// Adds the last pixels of a row, of which the first has the bit `first`: at each position the match that saves most, or
    /// else the pixel there.
    fn pixels(&mut self, pixels: &[u8], marks: &Marks, first: usize, places: &[Place; PLACES]) {
        let mut at = 0;
        while at < pixels.len() {
            let next = marks.next(first + at).map_or(pixels.len(), |next| next - first);
            for &pixel in &pixels[at..next] {
                self.add(Token::from(pixel));
            }
            if next == pixels.len() {
                return;
            }
            let (mut most, mut token, mut length) = (0, 0, 1);
            for place in places {
                let common = marks.length(*place, first + next);
                let saved = place.saved(common);
                if saved > most {
                    (most, token, length) = (saved, place.token(common), common);
                }
            }
            self.add(token);
            at = next + length;
        }
    }

    #[inline(always)]
    fn put(&mut self, bits: u32, count: u8) {
        self.pending |= u64::from(bits) << self.count;
        self.count += u32::from(count);
        while self.count >= 8 {
            self.bytes.push(self.pending as u8);
            self.pending >>= 8;
            self.count -= 8;
        }
    }

    /// The symbols of a match.
    fn symbols(&self, token: usize) -> (Symbol, Symbol) {
        let number = token - END;
        (self.lengths[number % LENGTHS], self.distances[number / LENGTHS])
    }

    /// Writes the tokens as a block with codes of its own.
    fn block(&mut self, last: bool) {
        let (mut literals, mut distances) = ([0; LITERALS], [0; DISTANCES]);
        literals[..END].copy_from_slice(&self.counts[..END]);
        literals[END] = 1;
        for (token, &count) in self.counts.iter().enumerate().skip(END) {
            let (length, distance) = self.symbols(token);
            literals[length.number] += count;
            distances[distance.number] += count;
        }
        let (literals, distances) = (Codes::new(&literals, CODE), Codes::new(&distances, CODE));
        self.put(u32::from(last), 1);
        self.put(2, 2);
        self.codes(&literals, &distances);
        let mut codes = [(0, 0); TOKENS];
        for (token, code) in codes.iter_mut().enumerate() {
            *code = if token < END {
                (u64::from(literals.codes[token]), u32::from(literals.lengths[token]))
            } else {
                let (length, distance) = self.symbols(token);
                let ((length, first), (distance, second)) =
                    (literals.with_extra(length), distances.with_extra(distance));
                (u64::from(length) | u64::from(distance) << first, u32::from(first + second))
            };
        }
        let mut written = [0; CHUNK * WORD];
        for tokens in self.tokens.chunks(CHUNK) {
            let mut at = 0;
            for &token in tokens {
                let (bits, count) = codes[usize::from(token)];
                self.pending |= bits << self.count;
                self.count += count;
                // All whole bytes are written; the next ones overwrite the rest.
                if let Some(bytes) = written.get_mut(at..).and_then(|bytes| bytes.first_chunk_mut()) {
                    *bytes = self.pending.to_le_bytes();
                }
                at += self.count as usize / 8;
                self.pending >>= self.count & !7;
                self.count &= 7;
            }
            self.bytes.extend_from_slice(&written[..at]);
        }
        self.code(&literals, END);
        self.tokens.clear();
        self.counts.fill(0);
    }

    /// Writes the lengths of the codes of a block.
    fn codes(&mut self, literals: &Codes, distances: &Codes) {
        let lengths = || literals.lengths.iter().chain(&distances.lengths).map(|&length| usize::from(length));
        let mut counts = [0; STORED.len()];
        for length in lengths() {
            counts[length] += 1;
        }
        let stored = Codes::new(&counts, LENGTH_CODE);
        self.put((LITERALS - 257) as u32, 5);
        self.put((DISTANCES - 1) as u32, 5);
        self.put((STORED.len() - 4) as u32, 4);
        for length in STORED {
            self.put(u32::from(stored.lengths[length]), 3);
        }
        for length in lengths() {
            self.code(&stored, length);
        }
    }

    #[inline(always)]
    fn code(&mut self, codes: &Codes, symbol: usize) {
        self.put(u32::from(codes.codes[symbol]), codes.lengths[symbol]);
    }

    /// The whole stream, with the checksum of what was compressed.
    fn finish(mut self, checksum: u32) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.pending as u8);
        }
        self.bytes.extend(checksum.to_be_bytes());
        self.bytes
    }
}

/// The codes of some symbols: the more often one occurs, the shorter.
struct Codes {
    /// In bits; 0: it doesn't occur.
    lengths: Vec<u8>,
    /// The bits in the order in which they are written.
    codes: Vec<u16>,
}

impl Codes {
    /// Codes of at most `longest` bits for symbols that occur `counts` times.
    fn new(counts: &[u32], longest: u8) -> Self {
        let mut counts = counts.to_vec();
        // A code needs two symbols to be complete.
        for number in 0..2 {
            if counts.iter().filter(|count| **count > 0).count() < 2 {
                counts[number] = counts[number].max(1);
            }
        }
        let mut lengths = depths(&counts);
        while lengths.iter().any(|&length| length > longest) {
            for count in counts.iter_mut().filter(|count| **count > 0) {
                *count = (*count).div_ceil(2);
            }
            lengths = depths(&counts);
        }
        let mut next = [0_u16; CODE as usize + 2];
        for &length in lengths.iter().filter(|length| **length > 0) {
            next[usize::from(length) + 1] += 1;
        }
        // The first code of each length follows the last one of the length before.
        for length in 1..next.len() {
            next[length] = (next[length - 1] + next[length]) << 1;
        }
        let codes = lengths.iter().map(|&length| {
            let code = next[usize::from(length)];
            if length == 0 {
                return 0;
            }
            next[usize::from(length)] += 1;
            code.reverse_bits() >> (16 - length)
        });
        Self { codes: codes.collect(), lengths }
    }
}

impl Codes {
    /// The code of a symbol with the bits that follow it, and how many that are.
    fn with_extra(&self, symbol: Symbol) -> (u32, u8) {
        let length = self.lengths[symbol.number];
        (u32::from(self.codes[symbol.number]) | symbol.extra << length, length + symbol.bits)
    }
}

/// The depth of each symbol in Huffman's tree; 0 if it doesn't occur.
fn depths(counts: &[u32]) -> Vec<u8> {
    let symbols = (0..).zip(counts).filter(|(_, count)| **count > 0);
    let mut heap: BinaryHeap<Reverse<(u32, usize)>> =
        symbols.map(|(symbol, &count)| Reverse((count, symbol))).collect();
    // Nodes are numbered behind the symbols, so each is behind what is below it.
    let mut above = vec![0; counts.len()];
    while let (Some(Reverse((least, one))), Some(Reverse((less, other)))) = (heap.pop(), heap.pop()) {
        let node = above.len();
        above.push(0);
        (above[one], above[other]) = (node, node);
        heap.push(Reverse((least + less, node)));
        if heap.len() == 1 {
            break;
        }
    }
    let mut depths = vec![0_u8; above.len()];
    for node in (0..above.len()).rev() {
        if above[node] != 0 {
            depths[node] = depths[above[node]] + 1;
        }
    }
    depths.truncate(counts.len());
    depths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_distances_have_the_symbols_of_the_standard() {
        let length = |length| {
            let Symbol { number, extra, bits } = Symbol::of_length(length);
            (number, extra, bits)
        };
        for (of, symbol) in [
            (3, (257, 0, 0)),
            (10, (264, 0, 0)),
            (11, (265, 0, 1)),
            (12, (265, 1, 1)),
            (18, (268, 1, 1)),
            (19, (269, 0, 2)),
            (130, (280, 15, 4)),
            (131, (281, 0, 5)),
            (257, (284, 30, 5)),
            (258, (285, 0, 0)),
        ] {
            assert_eq!(length(of), symbol, "{of}");
        }
        let distance = |distance| {
            let Symbol { number, extra, bits } = Symbol::of_distance(distance);
            (number, extra, bits)
        };
        for (of, symbol) in [
            (1, (0, 0, 0)),
            (4, (3, 0, 0)),
            (5, (4, 0, 1)),
            (6, (4, 1, 1)),
            (7, (5, 0, 1)),
            (2001, (21, 464, 9)),
            (4001, (23, 928, 10)),
            (32_768, (29, 8191, 13)),
        ] {
            assert_eq!(distance(of), symbol, "{of}");
        }
    }

    #[test]
    fn rare_symbols_have_codes_that_arent_too_long() {
        // As Fibonacci's numbers, for which Huffman's tree is deepest.
        let mut counts = vec![1_u32, 1];
        while counts.len() < 30 {
            counts.push(counts[counts.len() - 1] + counts[counts.len() - 2]);
        }
        for longest in [7, 15] {
            let codes = Codes::new(&counts, longest);
            let filled: f64 = codes.lengths.iter().map(|&length| 0.5_f64.powi(i32::from(length))).sum();
            assert!(codes.lengths.iter().all(|length| (1..=longest).contains(length)), "{:?}", codes.lengths);
            assert!((filled - 1.0).abs() < 1e-9, "{filled}");
        }
        for counts in [[0, 0, 0], [0, 5, 0], [7, 0, 0]] {
            let codes = Codes::new(&counts, 7);
            assert_eq!(codes.lengths.iter().filter(|length| **length == 1).count(), 2, "{counts:?}");
        }
    }
}
