//! A zlib stream (RFC 1950 and 1951) of a picture with few colours.
//!
//! What a row of a map repeats is the pixel before, in an area, or the row above, at a border or in a letter. Only those few
//! places are searched: that takes a fraction of the time of a search among everything before, and finds as much.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

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

/// How many symbols have codes in common.
const BLOCK: usize = 1 << 16;

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

/// A pixel, or a match: the number of its place and its length.
#[derive(Clone, Copy)]
enum Token {
    Literal(u8),
    Match(u8, u16),
}

/// Compresses the rows of a picture, each `stride` bytes long, with what comes before its pixels.
pub(crate) fn zlib(rows: &[u8], stride: usize) -> Vec<u8> {
    let mut places = vec![1];
    for distance in [stride, stride.saturating_sub(1), stride + 1] {
        if (2..=32_768).contains(&distance) && !places.contains(&distance) {
            places.push(distance);
        }
    }
    let mut stream = Stream::new(&places, rows.len() / 8);
    let mut tokens = Vec::with_capacity(BLOCK);
    let mut at = 0;
    while let Some(&pixel) = rows.get(at) {
        let token = best(rows, at, &stream.distances).unwrap_or(Token::Literal(pixel));
        at += match token {
            Token::Literal(_) => 1,
            Token::Match(_, length) => usize::from(length),
        };
        tokens.push(token);
        if tokens.len() == BLOCK && at < rows.len() {
            stream.block(&tokens, false);
            tokens.clear();
        }
    }
    stream.block(&tokens, true);
    stream.finish(simd_adler32::adler32(&rows))
}

/// The match at a position that saves most, if one saves anything.
#[inline]
fn best(rows: &[u8], at: usize, distances: &[(usize, Symbol)]) -> Option<Token> {
    let ahead = &rows[at..rows.len().min(at + LONGEST_MATCH)];
    // The last pixels of a picture are compared one by one.
    let first = ahead.first_chunk().map(|bytes| u64::from_le_bytes(*bytes));
    let (mut best, mut most) = (None, 0);
    for (number, &(distance, symbol)) in distances.iter().enumerate() {
        let Some(from) = at.checked_sub(distance) else { continue };
        let before = &rows[from..from + ahead.len()];
        let costs = MATCH_BITS + usize::from(symbol.bits);
        let least = (most + costs) / LITERAL_BITS;
        let length = match (first, before.first_chunk()) {
            (Some(first), Some(bytes)) => match equal(first, u64::from_le_bytes(*bytes)) {
                // Many end before a match that was found.
                WORD if before.get(least) == ahead.get(least) => WORD + common(&ahead[WORD..], &before[WORD..]),
                few => few,
            },
            _ => common(ahead, before),
        };
        if length > least && length >= SHORTEST_MATCH {
            most = length * LITERAL_BITS - costs;
            best = Some(Token::Match(number as u8, length as u16));
            if length == LONGEST_MATCH {
                break;
            }
        }
    }
    best
}

/// How many bytes are compared at once.
const WORD: usize = size_of::<u64>();

/// How many bytes two words begin with in common.
#[inline]
fn equal(a: u64, b: u64) -> usize {
    (a ^ b).trailing_zeros() as usize / 8
}

/// How many bytes two slices of one length begin with in common.
#[inline]
fn common(a: &[u8], b: &[u8]) -> usize {
    let ((wide_a, rest_a), (wide_b, rest_b)) = (a.as_chunks::<WORD>(), b.as_chunks::<WORD>());
    for (at, (a, b)) in wide_a.iter().zip(wide_b).enumerate() {
        let (a, b) = (u64::from_le_bytes(*a), u64::from_le_bytes(*b));
        if a != b {
            return WORD * at + equal(a, b);
        }
    }
    WORD * wide_a.len() + rest_a.iter().zip(rest_b).take_while(|(a, b)| a == b).count()
}

/// The compressed bytes so far.
struct Stream {
    bytes: Vec<u8>,
    /// Bits that don't fill 32 yet.
    pending: u64,
    count: u8,
    /// The places that are searched, each with its symbol.
    distances: Vec<(usize, Symbol)>,
    /// The symbols of lengths, from [`SHORTEST_MATCH`] on.
    lengths: Vec<Symbol>,
}

impl Stream {
    fn new(places: &[usize], capacity: usize) -> Self {
        let mut bytes = Vec::with_capacity(capacity);
        // A window of 32 KB, compressed fast.
        bytes.extend([0x78, 0x01]);
        Self {
            bytes,
            pending: 0,
            count: 0,
            distances: places.iter().map(|&distance| (distance, Symbol::of_distance(distance))).collect(),
            lengths: (SHORTEST_MATCH..=LONGEST_MATCH).map(Symbol::of_length).collect(),
        }
    }

    #[inline(always)]
    fn put(&mut self, bits: u32, count: u8) {
        self.pending |= u64::from(bits) << self.count;
        self.count += count;
        if self.count >= 32 {
            self.bytes.extend_from_slice(&(self.pending as u32).to_le_bytes());
            self.pending >>= 32;
            self.count -= 32;
        }
    }

    fn length(&self, length: u16) -> Symbol {
        self.lengths.get(usize::from(length) - SHORTEST_MATCH).copied().unwrap_or_default()
    }

    fn distance(&self, place: u8) -> Symbol {
        self.distances.get(usize::from(place)).map(|(_, symbol)| *symbol).unwrap_or_default()
    }

    /// Writes a block with codes of its own.
    fn block(&mut self, tokens: &[Token], last: bool) {
        let (mut literals, mut distances) = ([0; LITERALS], [0; DISTANCES]);
        literals[END] = 1;
        for &token in tokens {
            match token {
                Token::Literal(pixel) => literals[usize::from(pixel)] += 1,
                Token::Match(place, length) => {
                    literals[self.length(length).number] += 1;
                    distances[self.distance(place).number] += 1;
                }
            }
        }
        let (literals, distances) = (Codes::new(&literals, CODE), Codes::new(&distances, CODE));
        self.put(u32::from(last), 1);
        self.put(2, 2);
        self.codes(&literals, &distances);
        // A code and the bits that follow it are written at once.
        let lengths: Vec<(u32, u8)> = self.lengths.iter().map(|&length| literals.with_extra(length)).collect();
        let places: Vec<(u32, u8)> = self.distances.iter().map(|&(_, place)| distances.with_extra(place)).collect();
        for &token in tokens {
            match token {
                Token::Literal(pixel) => self.code(&literals, usize::from(pixel)),
                Token::Match(place, length) => {
                    let (bits, count) = lengths[usize::from(length) - SHORTEST_MATCH];
                    self.put(bits, count);
                    let (bits, count) = places[usize::from(place)];
                    self.put(bits, count);
                }
            }
        }
        self.code(&literals, END);
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
        self.bytes.extend(self.pending.to_le_bytes().into_iter().take(usize::from(self.count.div_ceil(8))));
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
