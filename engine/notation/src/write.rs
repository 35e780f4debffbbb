//! Writes orders as text: the inverse of [`read`](super::read()).

use dragoman_engine::{Location, Map, PathChoice, Power, UnitKind, WrittenOrder, WrittenUnit};
use std::fmt::Write as _;

use super::coast::Coast;

/// The words of one language and style, as the writer needs them.
pub trait Wording {
    /// `A`, `F`, or the words for them.
    fn unit(&self, kind: UnitKind) -> &str;
    /// A province's name or abbreviation.
    fn place<'w>(&'w self, map: &'w Map, at: Location) -> &'w str;
    /// A coast, with what joins it to the province: `/nc`, ` (Cn)`.
    fn coast(&self, coast: Coast) -> &str;
    /// Whose unit it is, before a foreign unit; empty where the style leaves it out.
    fn nationality(&self, map: &Map, power: Power) -> &str;
    /// The same before a fleet, in languages in which it agrees with the unit: `Turkse F Bul`.
    fn nationality_of_fleet(&self, map: &Map, power: Power) -> &str {
        self.nationality(map, power)
    }
    /// Whether the nationality is written after the letter, `A (turca) Bul`, and not before it, `Turks A Bul`.
    fn nationality_behind(&self) -> bool {
        false
    }
    /// The text after a unit that is supported to hold, with its space: ` XXX`.
    fn supported_hold(&self) -> &str {
        ""
    }
    /// The text between a unit and its destination, with spaces: ` - `.
    fn to(&self) -> &str;
    /// `S`, `APP`.
    fn support(&self) -> &str;
    /// `C`, `TRA`.
    fn convoy(&self) -> &str;
    /// `H`, `XXX`.
    fn hold(&self) -> &str;
    /// `VIA`.
    fn via(&self) -> &str;
    /// The text between a dislodged unit and its destination, with spaces: ` R `, ` RIT `.
    fn retreat(&self) -> &str;
    /// `D`.
    fn disband(&self) -> &str;
    /// `B`.
    fn build(&self) -> &str;
    /// `WAIVE`.
    fn waive(&self) -> &str;
}

/// The coast of a location, if it is one.
pub(super) fn coast_of(map: &Map, at: Location) -> Option<Coast> {
    let suffix = map.location_id(at).split_once('/')?.1;
    Coast::ALL.into_iter().find(|coast| coast.suffix() == suffix)
}

/// `order` in the words of `wording`.
#[must_use]
pub fn write(order: &WrittenOrder, map: &Map, wording: &impl Wording) -> String {
    let mut text = String::with_capacity(32);
    put(&mut text, order, map, wording);
    text
}

fn put(out: &mut String, order: &WrittenOrder, map: &Map, w: &impl Wording) {
    let result = match *order {
        WrittenOrder::Hold { unit } => {
            put_unit(out, unit, map, w);
            write!(out, " {}", w.hold())
        }
        WrittenOrder::Move { unit, to, path } => {
            put_unit(out, unit, map, w);
            out.push_str(w.to());
            put_place(out, to, map, w);
            match path {
                PathChoice::Unstated => Ok(()),
                PathChoice::ByConvoy => write!(out, " {}", w.via()),
            }
        }
        WrittenOrder::SupportHold { unit, supported } => {
            put_unit(out, unit, map, w);
            let done = write!(out, " {} ", w.support());
            put_unit(out, supported, map, w);
            out.push_str(w.supported_hold());
            done
        }
        WrittenOrder::SupportMove { unit, supported, to } => {
            put_unit(out, unit, map, w);
            let done = write!(out, " {} ", w.support());
            put_unit(out, supported, map, w);
            out.push_str(w.to());
            put_place(out, to, map, w);
            done
        }
        WrittenOrder::Convoy { unit, army, to } => {
            put_unit(out, unit, map, w);
            let done = write!(out, " {} ", w.convoy());
            put_unit(out, army, map, w);
            out.push_str(w.to());
            put_place(out, to, map, w);
            done
        }
        WrittenOrder::Retreat { unit, to } => {
            put_unit(out, unit, map, w);
            out.push_str(w.retreat());
            put_place(out, to, map, w);
            Ok(())
        }
        WrittenOrder::Disband { unit } => {
            put_unit(out, unit, map, w);
            write!(out, " {}", w.disband())
        }
        WrittenOrder::Build { unit } => {
            put_unit(out, unit, map, w);
            write!(out, " {}", w.build())
        }
        WrittenOrder::Waive => {
            out.push_str(w.waive());
            Ok(())
        }
    };
    debug_assert!(result.is_ok(), "writing into a String doesn't fail");
}

fn put_unit(out: &mut String, unit: WrittenUnit, map: &Map, w: &impl Wording) {
    let nationality = unit.nationality.map_or("", |power| match unit.kind {
        Some(UnitKind::Fleet) => w.nationality_of_fleet(map, power),
        Some(UnitKind::Army) | None => w.nationality(map, power),
    });
    let mut put = |word: &str| {
        if !word.is_empty() {
            out.push_str(word);
            out.push(' ');
        }
    };
    let letter = unit.kind.map_or("", |kind| w.unit(kind));
    if w.nationality_behind() {
        put(letter);
        put(nationality);
    } else {
        put(nationality);
        put(letter);
    }
    put_place(out, unit.at, map, w);
}

fn put_place(out: &mut String, at: Location, map: &Map, w: &impl Wording) {
    out.push_str(w.place(map, at));
    if let Some(coast) = coast_of(map, at) {
        out.push_str(w.coast(coast));
    }
}
