//! Bitsets over the places of one map, and tables with one entry for each of them.
//!
//! A map has at most [`MAX_LOCATIONS`] locations, so a set of them is one `u128` and a table a plain array: both live
//! on the stack and are copied like numbers.

/// The most locations (provinces and coasts together) that a map may have.
pub const MAX_LOCATIONS: usize = 128;

/// One `T` for each province of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table<T>([T; MAX_LOCATIONS]);

impl<T: Copy> Table<T> {
    /// The same entry everywhere.
    #[inline]
    pub const fn new(entry: T) -> Self {
        Table([entry; MAX_LOCATIONS])
    }
}

impl<T> Table<T> {
    /// The entry of the place with this number, which is less than [`MAX_LOCATIONS`].
    #[inline]
    pub(crate) const fn entry(&self, index: usize) -> &T {
        // The mask costs nothing and lets the compiler drop the bounds check.
        &self.0[index & (MAX_LOCATIONS - 1)]
    }

    /// As [`entry`](Table::entry), to change it.
    #[inline]
    pub(crate) const fn entry_mut(&mut self, index: usize) -> &mut T {
        &mut self.0[index & (MAX_LOCATIONS - 1)]
    }
}

/// The bits of a `u128`. Looking one up is quicker than shifting, which takes two words and a choice between them.
const BITS: [u128; MAX_LOCATIONS] = {
    let mut bits = [0; MAX_LOCATIONS];
    let mut at = 0;
    while at < MAX_LOCATIONS {
        bits[at] = 1 << at;
        at += 1;
    }
    bits
};

/// The bit of a place.
#[inline(always)]
pub(crate) const fn place_bit(index: u8) -> u128 {
    BITS[index as usize & (MAX_LOCATIONS - 1)]
}

/// The bit of a power.
#[inline(always)]
pub(crate) const fn power_bit(index: u8) -> u64 {
    1 << (index & 63)
}

/// Defines a set of `$item` as a bitset.
macro_rules! bitset {
    ($(#[$doc:meta])* $set:ident of $item:ident in $bits:ty, $bit:path, aligned to $alignment:literal) => {
        $(#[$doc])*
        // What holds a set isn't padded to the alignment of its bits.
        #[repr(Rust, packed($alignment))]
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $set(pub(crate) $bits);

        impl $set {
            /// The set without members.
            pub const EMPTY: Self = $set(0);

            /// The set of one.
            #[inline]
            pub const fn of(item: $item) -> Self {
                $set($bit(item.0))
            }

            /// Whether `item` is a member.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & $bit(item.0) != 0
            }

            /// Adds `item`.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= $bit(item.0);
            }

            /// Takes `item` out, if it was in.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !$bit(item.0);
            }

            /// This set with `item`.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                $set(self.0 | $bit(item.0))
            }

            /// This set without `item`.
            #[inline]
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                $set(self.0 & !$bit(item.0))
            }

            /// Whether there are no members.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of members.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the two sets share a member.
            #[inline]
            pub const fn intersects(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether every member is also in `other`.
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// The member that comes first in the map, if there is one.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item(self.0.trailing_zeros() as u8)) }
            }

            /// The only member, if there is exactly one.
            #[inline]
            pub const fn only(self) -> Option<$item> {
                if self.0 != 0 && self.0 & (self.0 - 1) == 0 { self.first() } else { None }
            }

            /// The members, in the order of the map.
            #[inline]
            pub const fn iter(self) -> crate::set::Members<$bits, $item> {
                crate::set::Members(self.0, std::marker::PhantomData)
            }
        }

        impl Iterator for crate::set::Members<$bits, $item> {
            type Item = $item;
            #[inline]
            fn next(&mut self) -> Option<$item> {
                crate::set::Bits::take_first(&mut self.0).map($item)
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.0.count_ones() as usize;
                (left, Some(left))
            }
        }

        impl ExactSizeIterator for crate::set::Members<$bits, $item> {}

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = crate::set::Members<$bits, $item>;
            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl Extend<$item> for $set {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                for item in items {
                    self.insert(item);
                }
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = $set::EMPTY;
                set.extend(items);
                set
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                $set(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                $set(self.0 & other.0)
            }
        }

        impl std::ops::Sub for $set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                $set(self.0 & !other.0)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
pub(crate) use bitset;

/// The members of a set, in the order of the map.
#[derive(Clone, Debug)]
pub struct Members<B, I>(pub(crate) B, pub(crate) std::marker::PhantomData<I>);

/// Bits of a set.
pub(crate) trait Bits {
    /// Takes out the lowest bit, if there is one, and gives its place.
    fn take_first(&mut self) -> Option<u8>;
}

impl Bits for u128 {
    #[inline]
    fn take_first(&mut self) -> Option<u8> {
        // Half by half: arithmetic on the whole `u128` takes three times as many instructions, and sets are iterated
        // over very often.
        let (low, high) = (*self as u64, (*self >> 64) as u64);
        if low != 0 {
            *self = u128::from(high) << 64 | u128::from(low & (low - 1));
            Some(low.trailing_zeros() as u8)
        } else if high != 0 {
            *self = u128::from(high & (high - 1)) << 64;
            Some(64 + high.trailing_zeros() as u8)
        } else {
            None
        }
    }
}

impl Bits for u64 {
    #[inline]
    fn take_first(&mut self) -> Option<u8> {
        let first = (*self != 0).then(|| self.trailing_zeros() as u8)?;
        *self &= *self - 1;
        Some(first)
    }
}
