//! Makes the ids and texts of a stored document of the engine's values.

use dragoman_engine::{Location, Map, Power, Province, Unit, WrittenOrder};
use dragoman_l10n::Words;
use dragoman_reading::names;

use crate::model::{LocationId, OrderText, PowerId, ProvinceId, UnitText};

/// The id of a power.
pub fn power_id(map: &Map, power: Power) -> PowerId {
    map.power_id(power).into()
}

pub(super) fn province_id(map: &Map, province: Province) -> ProvinceId {
    map.id(province).into()
}

pub(super) fn location_id(map: &Map, location: Location) -> LocationId {
    map.location_id(location).into()
}

/// The province of a location: `STP` of `STP/SC`.
pub fn province_in(place: &str) -> &str {
    place.split_once('/').map_or(place, |(province, _)| province)
}

pub(super) fn unit_text(map: &Map, unit: Unit) -> UnitText {
    format!("{} {}", unit.kind.letter(), map.location_id(unit.location)).into()
}

pub(super) fn order_text(map: &Map, order: &WrittenOrder) -> OrderText {
    order.text(map).to_string().into()
}

/// The power that `word` names, in any language.
pub fn power(words: &Words, variant: &str, word: &str) -> Option<PowerId> {
    names::power(words, variant, word).map(PowerId::from)
}
