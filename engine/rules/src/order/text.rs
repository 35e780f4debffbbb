//! Orders in the text of the exchange format: `A BUD S A VIE - GAL`, ids only, no language.

use std::fmt;

use crate::location::Location;
use crate::map::Map;
use crate::order::{PathChoice, WrittenOrder, WrittenUnit};
use crate::unit::{Unit, UnitKind};

/// Why a text isn't an order of the exchange format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UnreadableOrder {
    /// Nothing but spaces.
    #[error("the order is empty")]
    Empty,
    /// A word where a place belongs that is the id of none.
    #[error("`{0}` is not a place on this map")]
    UnknownPlace(String),
    /// A word that doesn't fit there.
    #[error("`{0}` does not fit there")]
    Unexpected(String),
    /// The text ends too early.
    #[error("the order is not complete")]
    Incomplete,
}

impl WrittenOrder {
    /// Reads an order in the notation of the exchange format. A unit's letter may be missing.
    ///
    /// # Errors
    /// The first thing that doesn't fit.
    pub fn read(map: &Map, text: &str) -> Result<WrittenOrder, UnreadableOrder> {
        let mut words = Words { map, rest: text.split_ascii_whitespace(), peeked: None };
        let Some(first) = words.peek() else { return Err(UnreadableOrder::Empty) };
        if first == "WAIVE" {
            words.next();
            return words.end(WrittenOrder::Waive);
        }
        let unit = words.unit()?;
        match words.next().ok_or(UnreadableOrder::Incomplete)? {
            "H" => words.end(WrittenOrder::Hold { unit }),
            "D" => words.end(WrittenOrder::Disband { unit }),
            "B" => words.end(WrittenOrder::Build { unit }),
            "R" => {
                let to = words.place()?;
                words.end(WrittenOrder::Retreat { unit, to })
            }
            "-" => {
                let to = words.place()?;
                let path = if words.peek() == Some("VIA") {
                    words.next();
                    PathChoice::ByConvoy
                } else {
                    PathChoice::Unstated
                };
                words.end(WrittenOrder::Move { unit, to, path })
            }
            "S" => {
                let supported = words.unit()?;
                match words.next() {
                    None => Ok(WrittenOrder::SupportHold { unit, supported }),
                    Some("H") => words.end(WrittenOrder::SupportHold { unit, supported }),
                    Some("-") => {
                        let to = words.place()?;
                        words.end(WrittenOrder::SupportMove { unit, supported, to })
                    }
                    Some(other) => Err(UnreadableOrder::Unexpected(other.to_owned())),
                }
            }
            "C" => {
                let army = words.unit()?;
                match words.next() {
                    Some("-") => {
                        let to = words.place()?;
                        words.end(WrittenOrder::Convoy { unit, army, to })
                    }
                    Some(other) => Err(UnreadableOrder::Unexpected(other.to_owned())),
                    None => Err(UnreadableOrder::Incomplete),
                }
            }
            other => Err(UnreadableOrder::Unexpected(other.to_owned())),
        }
    }

    /// The order in the notation of the exchange format, to be displayed.
    pub const fn text<'a>(&'a self, map: &'a Map) -> impl fmt::Display + 'a {
        OrderText { order: self, map }
    }
}

impl WrittenUnit {
    /// Reads `A BUD`, `F STP/NC`, or a place without the letter.
    ///
    /// # Errors
    /// The first thing that doesn't fit.
    pub fn read(map: &Map, text: &str) -> Result<WrittenUnit, UnreadableOrder> {
        let mut words = Words { map, rest: text.split_ascii_whitespace(), peeked: None };
        let unit = words.unit()?;
        words.end(unit)
    }

    /// The unit in the notation of the exchange format, to be displayed. A nationality isn't part of it.
    pub const fn text(self, map: &Map) -> impl fmt::Display + '_ {
        UnitText { unit: self, map }
    }
}

impl Unit {
    /// The unit as it is written in full.
    pub const fn written(self) -> WrittenUnit {
        WrittenUnit { kind: Some(self.kind), nationality: None, at: self.location }
    }

    /// `A BUD`, `F STP/NC`, to be displayed.
    pub const fn text(self, map: &Map) -> impl fmt::Display + '_ {
        UnitText { unit: self.written(), map }
    }
}

struct Words<'m, 't> {
    map: &'m Map,
    rest: std::str::SplitAsciiWhitespace<'t>,
    peeked: Option<&'t str>,
}

impl<'t> Words<'_, 't> {
    fn next(&mut self) -> Option<&'t str> {
        self.peeked.take().or_else(|| self.rest.next())
    }

    fn peek(&mut self) -> Option<&'t str> {
        self.peeked = self.next();
        self.peeked
    }

    fn place(&mut self) -> Result<Location, UnreadableOrder> {
        let id = self.next().ok_or(UnreadableOrder::Incomplete)?;
        self.map.location(id).ok_or_else(|| UnreadableOrder::UnknownPlace(id.to_owned()))
    }

    fn unit(&mut self) -> Result<WrittenUnit, UnreadableOrder> {
        let kind = match self.peek() {
            Some("A") => Some(UnitKind::Army),
            Some("F") => Some(UnitKind::Fleet),
            _ => None,
        };
        if kind.is_some() {
            self.next();
        }
        Ok(WrittenUnit { kind, nationality: None, at: self.place()? })
    }

    fn end<T>(mut self, read: T) -> Result<T, UnreadableOrder> {
        match self.next() {
            None => Ok(read),
            Some(word) => Err(UnreadableOrder::Unexpected(word.to_owned())),
        }
    }
}

struct UnitText<'m> {
    unit: WrittenUnit,
    map: &'m Map,
}

impl fmt::Display for UnitText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(kind) = self.unit.kind {
            write!(f, "{} ", kind.letter())?;
        }
        f.write_str(self.map.location_id(self.unit.at))
    }
}

struct OrderText<'a> {
    order: &'a WrittenOrder,
    map: &'a Map,
}

impl fmt::Display for OrderText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let map = self.map;
        let id = |at| map.location_id(at);
        match *self.order {
            WrittenOrder::Hold { unit } => write!(f, "{} H", unit.text(map)),
            WrittenOrder::Move { unit, to, path: PathChoice::Unstated } => write!(f, "{} - {}", unit.text(map), id(to)),
            WrittenOrder::Move { unit, to, path: PathChoice::ByConvoy } => {
                write!(f, "{} - {} VIA", unit.text(map), id(to))
            }
            WrittenOrder::SupportHold { unit, supported } => write!(f, "{} S {}", unit.text(map), supported.text(map)),
            WrittenOrder::SupportMove { unit, supported, to } => {
                write!(f, "{} S {} - {}", unit.text(map), supported.text(map), id(to))
            }
            WrittenOrder::Convoy { unit, army, to } => {
                write!(f, "{} C {} - {}", unit.text(map), army.text(map), id(to))
            }
            WrittenOrder::Retreat { unit, to } => write!(f, "{} R {}", unit.text(map), id(to)),
            WrittenOrder::Disband { unit } => write!(f, "{} D", unit.text(map)),
            WrittenOrder::Build { unit } => write!(f, "{} B", unit.text(map)),
            WrittenOrder::Waive => f.write_str("WAIVE"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_read_and_written_alike() {
        let map = Map::classic();
        for text in [
            "A PAR H",
            "A BUD - GAL",
            "F MAO - SPA/NC",
            "A LON - BEL VIA",
            "A BUD S F TRI",
            "A BUD S A VIE - GAL",
            "F NTH C A LON - BEL",
            "F RUM R SEV",
            "F RUM D",
            "F STP/NC B",
            "WAIVE",
            "PAR - BUR",
        ] {
            let order = WrittenOrder::read(map, text).unwrap();
            assert_eq!(order.text(map).to_string(), text);
        }
    }

    #[test]
    fn an_invalid_order_is_refused_with_the_reason() {
        let map = Map::classic();
        for (text, reason) in [
            ("", "the order is empty"),
            ("A PAR", "the order is not complete"),
            ("A PAR - ", "the order is not complete"),
            ("A PAR - XXX", "`XXX` is not a place on this map"),
            ("A PAR - MUN/NC", "`MUN/NC` is not a place on this map"),
            ("A PAR ł BUR", "`ł` does not fit there"),
            ("A PAR S A BUR - MUN VIA", "`VIA` does not fit there"),
            ("F NTH C A LON", "the order is not complete"),
        ] {
            assert_eq!(WrittenOrder::read(map, text).unwrap_err().to_string(), reason, "{text}");
        }
    }
}
