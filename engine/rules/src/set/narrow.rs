//! Up to 128 places: a set of them is a `u128`, the number of one a byte.

/// The most locations (provinces and coasts together) that a map may have.
pub const MAX_LOCATIONS: usize = 128;

super::integer::one_integer!(u128, u8, bit);

/// The memory of a table with large entries.
pub(crate) type Large<T> = [T; MAX_LOCATIONS];

#[inline]
pub(crate) const fn large<T: Copy>(entry: T) -> Large<T> {
    [entry; MAX_LOCATIONS]
}

/// The bits of a `u128`. Looking one up is quicker than shifting, which takes two words and a choice between them.
static BITS: [u128; MAX_LOCATIONS] = {
    let mut bits = [0; MAX_LOCATIONS];
    let mut at = 0;
    while at < MAX_LOCATIONS {
        bits[at] = 1 << at;
        at += 1;
    }
    bits
};

#[inline(always)]
const fn bit(place: u8) -> u128 {
    BITS[place as usize & (MAX_LOCATIONS - 1)]
}

/// Takes out the lowest bit, if there is one, and gives its number.
#[inline]
pub(crate) fn take_first(bits: &mut Bits) -> Option<Number> {
    // Half by half: arithmetic on the whole `u128` takes three times as many instructions, and sets are iterated over
    // very often.
    let (low, high) = (*bits as u64, (*bits >> 64) as u64);
    if low != 0 {
        *bits = u128::from(high) << 64 | u128::from(low & (low - 1));
        Some(low.trailing_zeros() as u8)
    } else if high != 0 {
        *bits = u128::from(high & (high - 1)) << 64;
        Some(64 + high.trailing_zeros() as u8)
    } else {
        None
    }
}
