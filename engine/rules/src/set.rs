//! Bitsets over the places of one map, and tables with one entry for each of them.
//!
//! A map has at most [`MAX_LOCATIONS`] locations, so a set of them has a fixed size and a table is a plain array: both live
//! on the stack and are copied like numbers. How many that are is known to one file, which the feature `wide` exchanges,
//! `narrow` or `wide`, and so is whether a [`LargeTable`] is on the heap. The rest of the engine is the same source in both widths.

mod integer;
#[cfg(not(feature = "wide"))]
pub(crate) mod narrow;
#[cfg(feature = "wide")]
pub(crate) mod wide;

#[cfg(not(feature = "wide"))]
pub(crate) use narrow as places;
#[cfg(feature = "wide")]
pub(crate) use wide as places;

pub use places::MAX_LOCATIONS;

/// The number of a place.
pub(crate) type Number = places::Number;

/// Numbers of powers, and their bits.
pub(crate) mod powers {
    crate::set::integer::one_integer!(u64, u8, bit);

    #[inline(always)]
    const fn bit(power: u8) -> u64 {
        1 << (power & 63)
    }

    /// Takes out the lowest bit, if there is one, and gives its number.
    #[inline]
    pub(crate) fn take_first(bits: &mut Bits) -> Option<Number> {
        let first = (*bits != 0).then(|| bits.trailing_zeros() as u8)?;
        *bits &= *bits - 1;
        Some(first)
    }
}

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

/// A table with large entries, for working memory and reports.
///
/// With few places it is an array, as any table. With many it is on the heap: a set of provinces for each of 512 places takes
/// 32 kB, and what is decided has little room on the stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LargeTable<T>(places::Large<T>);

impl<T: Copy> LargeTable<T> {
    /// The same entry everywhere.
    #[inline]
    pub(crate) fn new(entry: T) -> Self {
        LargeTable(places::large(entry))
    }
}

impl<T> LargeTable<T> {
    /// The entry of the place with this number, which is less than [`MAX_LOCATIONS`].
    #[inline]
    pub(crate) fn entry(&self, index: usize) -> &T {
        &self.0[index & (MAX_LOCATIONS - 1)]
    }

    /// As [`entry`](LargeTable::entry), to change it.
    #[inline]
    pub(crate) fn entry_mut(&mut self, index: usize) -> &mut T {
        &mut self.0[index & (MAX_LOCATIONS - 1)]
    }
}

/// Defines a set of `$item`, whose numbers and bits are those of the module `$numbers`.
macro_rules! bitset {
    ($(#[$doc:meta])* $set:ident of $item:ident by $numbers:ident, aligned to $alignment:literal) => {
        $(#[$doc])*
        // What holds a set isn't padded to the alignment of its bits.
        #[repr(Rust, packed($alignment))]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $set(pub(crate) $numbers::Bits);

        impl $set {
            /// The set without members.
            pub const EMPTY: Self = $set($numbers::EMPTY);

            /// The set of one.
            #[inline]
            pub const fn of(item: $item) -> Self {
                $set($numbers::with($numbers::EMPTY, item.0))
            }

            /// Whether `item` is a member.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                $numbers::has(self.0, item.0)
            }

            /// Adds `item`.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 = $numbers::with(self.0, item.0);
            }

            /// Takes `item` out, if it was in.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 = $numbers::without(self.0, item.0);
            }

            /// This set with `item`.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                $set($numbers::with(self.0, item.0))
            }

            /// This set without `item`.
            #[inline]
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                $set($numbers::without(self.0, item.0))
            }

            /// Whether there are no members.
            #[inline]
            pub const fn is_empty(self) -> bool {
                $numbers::is_empty(self.0)
            }

            /// The number of members.
            #[inline]
            pub const fn len(self) -> usize {
                $numbers::len(self.0)
            }

            /// Whether the two sets share a member.
            #[inline]
            pub const fn intersects(self, other: Self) -> bool {
                !$numbers::is_empty($numbers::and(self.0, other.0))
            }

            /// Whether every member is also in `other`.
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                $numbers::is_empty($numbers::minus(self.0, other.0))
            }

            /// The member that comes first in the map, if there is one.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                match $numbers::first(self.0) {
                    Some(number) => Some($item(number)),
                    None => None,
                }
            }

            /// The only member, if there is exactly one.
            #[inline]
            pub const fn only(self) -> Option<$item> {
                match $numbers::only(self.0) {
                    Some(number) => Some($item(number)),
                    None => None,
                }
            }

            /// The members, in the order of the map.
            #[inline]
            pub const fn iter(self) -> crate::set::Members<$numbers::Bits, $item> {
                crate::set::Members(self.0, std::marker::PhantomData)
            }
        }

        impl Default for $set {
            #[inline]
            fn default() -> Self {
                $set::EMPTY
            }
        }

        impl Iterator for crate::set::Members<$numbers::Bits, $item> {
            type Item = $item;
            #[inline]
            fn next(&mut self) -> Option<$item> {
                $numbers::take_first(&mut self.0).map($item)
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = $numbers::len(self.0);
                (left, Some(left))
            }
        }

        impl ExactSizeIterator for crate::set::Members<$numbers::Bits, $item> {}

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = crate::set::Members<$numbers::Bits, $item>;
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
                $set($numbers::or(self.0, other.0))
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 = $numbers::or(self.0, other.0);
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                $set($numbers::and(self.0, other.0))
            }
        }

        impl std::ops::BitXor for $set {
            type Output = Self;
            #[inline]
            fn bitxor(self, other: Self) -> Self {
                $set($numbers::either(self.0, other.0))
            }
        }

        impl std::ops::Sub for $set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                $set($numbers::minus(self.0, other.0))
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
