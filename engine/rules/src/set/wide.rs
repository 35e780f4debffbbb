//! Up to 512 places: a set of them is eight words, the number of one has two bytes.

/// The most locations (provinces and coasts together) that a map may have.
pub const MAX_LOCATIONS: usize = 512;

/// The bits of a set, the lowest numbers in the first word.
pub(crate) type Bits = [u64; WORDS];
/// The number of a place.
pub(crate) type Number = u16;

/// The memory of a table with large entries.
pub(crate) type Large<T> = Box<[T]>;

pub(crate) fn large<T: Copy>(entry: T) -> Large<T> {
    vec![entry; MAX_LOCATIONS].into_boxed_slice()
}

const WORDS: usize = MAX_LOCATIONS / 64;

pub(crate) const EMPTY: Bits = [0; WORDS];

/// The word that a number is in.
#[inline(always)]
const fn word(number: Number) -> usize {
    (number as usize / 64) & (WORDS - 1)
}

/// The bit of a number in its word.
#[inline(always)]
const fn bit(number: Number) -> u64 {
    1 << (number & 63)
}

#[inline]
pub(crate) const fn has(bits: Bits, number: Number) -> bool {
    bits[word(number)] & bit(number) != 0
}

#[inline]
pub(crate) const fn with(mut bits: Bits, number: Number) -> Bits {
    bits[word(number)] |= bit(number);
    bits
}

#[inline]
pub(crate) const fn without(mut bits: Bits, number: Number) -> Bits {
    bits[word(number)] &= !bit(number);
    bits
}

#[inline]
pub(crate) const fn or(mut one: Bits, other: Bits) -> Bits {
    let mut at = 0;
    while at < WORDS {
        one[at] |= other[at];
        at += 1;
    }
    one
}

#[inline]
pub(crate) const fn and(mut one: Bits, other: Bits) -> Bits {
    let mut at = 0;
    while at < WORDS {
        one[at] &= other[at];
        at += 1;
    }
    one
}

#[inline]
pub(crate) const fn minus(mut one: Bits, other: Bits) -> Bits {
    let mut at = 0;
    while at < WORDS {
        one[at] &= !other[at];
        at += 1;
    }
    one
}

#[inline]
pub(crate) const fn either(mut one: Bits, other: Bits) -> Bits {
    let mut at = 0;
    while at < WORDS {
        one[at] ^= other[at];
        at += 1;
    }
    one
}

#[inline]
pub(crate) const fn is_empty(bits: Bits) -> bool {
    let (mut all, mut at) = (0, 0);
    while at < WORDS {
        all |= bits[at];
        at += 1;
    }
    all == 0
}

#[inline]
pub(crate) const fn len(bits: Bits) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < WORDS {
        count += bits[at].count_ones();
        at += 1;
    }
    count as usize
}

#[inline]
pub(crate) const fn first(bits: Bits) -> Option<Number> {
    let mut at = 0;
    while at < WORDS {
        if bits[at] != 0 {
            return Some((64 * at) as Number + bits[at].trailing_zeros() as Number);
        }
        at += 1;
    }
    None
}

#[inline]
pub(crate) const fn only(bits: Bits) -> Option<Number> {
    if len(bits) == 1 { first(bits) } else { None }
}

/// Takes out the lowest bit, if there is one, and gives its number.
#[inline]
pub(crate) fn take_first(bits: &mut Bits) -> Option<Number> {
    let number = first(*bits)?;
    let word = &mut bits[word(number)];
    *word &= *word - 1;
    Some(number)
}
