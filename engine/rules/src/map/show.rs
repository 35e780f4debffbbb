//! Values with the ids of a map in place of its numbers, for people who debug.

use std::fmt::{self, Debug, Display};

use super::Map;
use crate::location::Location;
use crate::power::Power;
use crate::province::Province;

impl Map {
    /// What `{:?}` makes of a value, with the ids of this map for its provinces, locations and powers. Meant for logs and
    /// failed tests: the form is that of `Debug` and may change with it.
    ///
    /// ```
    /// use dragoman_engine::{Failure, Map, Outcome};
    ///
    /// let map = Map::classic();
    /// let by = map.province("TRI").ok_or("no such province")?;
    /// let outcome = Outcome::Fails(Failure::HeldOff { by, attack: 1, defence: 1 });
    /// assert_eq!(map.show(&outcome).to_string(), "Fails(HeldOff { by: TRI, attack: 1, defence: 1 })");
    /// # Ok::<(), &str>(())
    /// ```
    pub fn show<'a>(&'a self, value: &'a impl Debug) -> impl Display + 'a {
        Shown { map: self, value }
    }
}

struct Shown<'a, T> {
    map: &'a Map,
    value: &'a T,
}

impl<T: Debug> Display for Shown<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = if f.alternate() { format!("{:#?}", self.value) } else { format!("{:?}", self.value) };
        let mut rest = text.as_str();
        while let Some(open) = rest.find('(') {
            let (before, after) = rest.split_at(open);
            let word = before.len() - before.bytes().rev().take_while(u8::is_ascii_alphanumeric).count();
            let (before, word) = before.split_at(word);
            // Pretty printing puts the number on a line of its own.
            f.write_str(before)?;
            let number = after[1..].split_once(')');
            match number.and_then(|(number, rest)| Some((self.id(word, number)?, rest))) {
                Some((id, after)) => {
                    f.write_str(id)?;
                    rest = after;
                }
                None => {
                    write!(f, "{word}(")?;
                    rest = &after[1..];
                }
            }
        }
        f.write_str(rest)
    }
}

impl<T> Shown<'_, T> {
    /// The id for `kind(number)`.
    fn id(&self, kind: &str, number: &str) -> Option<&str> {
        // Pretty printing puts the number on a line of its own.
        let number = number.trim_matches([' ', '\n', ',']);
        let id = match kind {
            "Province" => self.map.id(Province(number.parse().ok()?)),
            "Location" => self.map.location_id(Location(number.parse().ok()?)),
            "Power" => self.map.power_id(Power(number.parse().ok()?)),
            _ => return None,
        };
        (!id.is_empty()).then_some(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::province::ProvinceSet;

    #[test]
    fn numbers_become_ids_and_nothing_else_changes() {
        let map = Map::classic();
        let spain = map.location("SPA/NC").unwrap();
        let set: ProvinceSet = ["BUR", "PAR"].into_iter().filter_map(|id| map.province(id)).collect();
        let value = (spain, map.power("ITALY"), set, "Province (1)", Some(7));
        let shown = r#"(SPA/NC, Some(ITALY), {BUR, PAR}, "Province (1)", Some(7))"#;
        assert_eq!(map.show(&value).to_string(), shown);
        assert_eq!(format!("{:#}", map.show(&Some(spain))), "Some(\n    SPA/NC,\n)");
    }
}
