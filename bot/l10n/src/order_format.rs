//! The form in which one language writes orders: with its abbreviations, or with full names.

use dragoman_engine::{Location, Map, Power, UnitKind, WrittenOrder};
use dragoman_notation::{Coast, Wording};
use serde::{Deserialize, Serialize};

use crate::languages::{CoastMark, LanguageEntry};
use crate::tables::{Table, WordEntry};

/// The notation of provinces and order words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Notation {
    /// `A Mon APP A Ruh - Bor`.
    #[default]
    Abbreviations,
    /// `A Monaco appoggia A Ruhr → Borgogna`.
    Names,
    /// As on play-by-mail sheets (Dutch rulebook): `F Pet(zk)-Bot`, `A Oek S F Ro XXX`.
    Sheet,
}

/// How many notations there are.
pub(crate) const NOTATIONS: usize = 3;

/// The texts of a language and a notation on one map. Its output can be read back.
#[derive(Clone, Debug)]
pub struct OrderFormat {
    /// By province.
    places: Vec<String>,
    /// In the order of [`Coast::ALL`].
    coasts: [String; 4],
    /// By power.
    nationalities: Vec<String>,
    nationalities_of_fleets: Vec<String>,
    army: String,
    fleet: String,
    to: String,
    support: String,
    convoy: String,
    hold: String,
    via: String,
    retreat: String,
    disband: String,
    build: String,
    waive: String,
    behind: bool,
    supported_hold: String,
}

impl OrderFormat {
    /// Made of the names in `table` and the order words of one language.
    pub(crate) fn new(
        itself: &LanguageEntry,
        table: &Table,
        words: &[WordEntry],
        map: &Map,
        notation: Notation,
    ) -> Self {
        let word = |id: &str| words.iter().find(|word| word.id == id);
        let written = |id: &str| word(id).map_or_else(|| id.to_owned(), |entry| entry.written.clone());
        let name = |id: &str| word(id).map_or_else(|| id.to_owned(), |entry| entry.name.clone());
        let places = map
            .provinces()
            .map(|province| {
                let id = map.id(province);
                let entry = table.province(id);
                entry.map_or_else(
                    || id.to_owned(),
                    |entry| match notation {
                        Notation::Abbreviations | Notation::Sheet => entry.abbr.clone(),
                        Notation::Names => entry.name.clone(),
                    },
                )
            })
            .collect();
        let coast = |id: &str| match (notation, itself.coast) {
            (Notation::Abbreviations, CoastMark::Slash) => format!("/{}", written(id)),
            (Notation::Abbreviations, CoastMark::Parentheses) => format!(" ({})", written(id)),
            (Notation::Names, _) => format!(" ({})", name(id)),
            (Notation::Sheet, _) => format!("({})", written(id).to_lowercase()),
        };
        let adjective = |power| table.power(map.power_id(power))?.adjectives.first().cloned();
        let of_fleet = |power| table.power(map.power_id(power))?.forms.get("fleet").cloned();
        let say = |id: &str| match notation {
            Notation::Abbreviations | Notation::Sheet => written(id),
            Notation::Names => name(id),
        };
        let to = match notation {
            Notation::Abbreviations => " - ",
            Notation::Names => " → ",
            Notation::Sheet => "-",
        };
        let behind = itself.nationality_behind;
        let beside = |said: Option<String>| match said.unwrap_or_default() {
            said if behind && !said.is_empty() => format!("({said})"),
            said => said,
        };
        let nationalities = map.powers().map(|power| beside(adjective(power))).collect();
        let nationalities_of_fleets =
            map.powers().map(|power| beside(of_fleet(power).or_else(|| adjective(power)))).collect();
        let supported_hold = match notation {
            Notation::Abbreviations | Notation::Names => String::new(),
            Notation::Sheet => format!(" {}", written("order-hold")),
        };
        Self {
            behind,
            supported_hold,
            places,
            coasts: [coast("coast-nc"), coast("coast-sc"), coast("coast-ec"), coast("coast-wc")],
            nationalities,
            nationalities_of_fleets,
            army: written("unit-army"),
            fleet: written("unit-fleet"),
            to: to.to_owned(),
            support: say("order-support"),
            convoy: say("order-convoy"),
            hold: say("order-hold"),
            via: say("order-via"),
            retreat: match notation {
                Notation::Abbreviations => format!(" {} ", written("order-retreat")),
                Notation::Names | Notation::Sheet => to.to_owned(),
            },
            disband: say("order-disband"),
            build: say("order-build"),
            waive: written("order-waive"),
        }
    }

    /// A location: `Mon`, `Spi (Cs)`.
    #[must_use]
    pub fn location(&self, map: &Map, at: Location) -> String {
        let place = self.place(map, at);
        match map.location_id(at).split_once('/') {
            Some((_, suffix)) => {
                let coast = Coast::ALL.into_iter().find(|coast| coast.suffix() == suffix);
                format!("{place}{}", coast.map_or("", |coast| self.coast(coast)))
            }
            None => place.to_owned(),
        }
    }

    /// A unit: `A Mon`.
    #[must_use]
    pub fn unit_at(&self, map: &Map, kind: UnitKind, at: Location) -> String {
        format!("{} {}", self.unit(kind), self.location(map, at))
    }

    /// An order.
    #[must_use]
    pub fn order(&self, map: &Map, order: &WrittenOrder) -> String {
        dragoman_notation::write(order, map, self)
    }
}

impl Wording for OrderFormat {
    fn unit(&self, kind: UnitKind) -> &str {
        match kind {
            UnitKind::Army => &self.army,
            UnitKind::Fleet => &self.fleet,
        }
    }

    fn place<'w>(&'w self, map: &'w Map, at: Location) -> &'w str {
        self.places.get(map.province_of(at).index()).map_or("", String::as_str)
    }

    fn coast(&self, coast: Coast) -> &str {
        let [north, south, east, west] = &self.coasts;
        match coast {
            Coast::North => north,
            Coast::South => south,
            Coast::East => east,
            Coast::West => west,
        }
    }

    fn nationality(&self, _map: &Map, power: Power) -> &str {
        self.nationalities.get(power.index()).map_or("", String::as_str)
    }

    fn nationality_of_fleet(&self, _map: &Map, power: Power) -> &str {
        self.nationalities_of_fleets.get(power.index()).map_or("", String::as_str)
    }

    fn nationality_behind(&self) -> bool {
        self.behind
    }

    fn supported_hold(&self) -> &str {
        &self.supported_hold
    }

    fn to(&self) -> &str {
        &self.to
    }

    fn support(&self) -> &str {
        &self.support
    }

    fn convoy(&self) -> &str {
        &self.convoy
    }

    fn hold(&self) -> &str {
        &self.hold
    }

    fn via(&self) -> &str {
        &self.via
    }

    fn retreat(&self) -> &str {
        &self.retreat
    }

    fn disband(&self) -> &str {
        &self.disband
    }

    fn build(&self) -> &str {
        &self.build
    }

    fn waive(&self) -> &str {
        &self.waive
    }
}
