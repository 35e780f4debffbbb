//! Sets whose bits are one integer.

/// Defines the operations on the bits of a set that are one integer, where `$bit` gives the bit of a number.
macro_rules! one_integer {
    ($bits:ty, $number:ty, $bit:path) => {
        /// The bits of a set.
        pub(crate) type Bits = $bits;
        /// The number of one of its members.
        pub(crate) type Number = $number;

        pub(crate) const EMPTY: Bits = 0;

        #[inline]
        pub(crate) const fn has(bits: Bits, number: Number) -> bool {
            bits & $bit(number) != 0
        }

        #[inline]
        pub(crate) const fn with(bits: Bits, number: Number) -> Bits {
            bits | $bit(number)
        }

        #[inline]
        pub(crate) const fn without(bits: Bits, number: Number) -> Bits {
            bits & !$bit(number)
        }

        #[inline]
        pub(crate) const fn or(one: Bits, other: Bits) -> Bits {
            one | other
        }

        #[inline]
        pub(crate) const fn and(one: Bits, other: Bits) -> Bits {
            one & other
        }

        #[inline]
        pub(crate) const fn minus(one: Bits, other: Bits) -> Bits {
            one & !other
        }

        #[inline]
        pub(crate) const fn either(one: Bits, other: Bits) -> Bits {
            one ^ other
        }

        #[inline]
        pub(crate) const fn is_empty(bits: Bits) -> bool {
            bits == 0
        }

        #[inline]
        pub(crate) const fn len(bits: Bits) -> usize {
            bits.count_ones() as usize
        }

        #[inline]
        pub(crate) const fn first(bits: Bits) -> Option<Number> {
            if bits == 0 { None } else { Some(bits.trailing_zeros() as Number) }
        }

        #[inline]
        pub(crate) const fn only(bits: Bits) -> Option<Number> {
            if bits != 0 && bits & (bits - 1) == 0 { first(bits) } else { None }
        }
    };
}
pub(crate) use one_integer;
