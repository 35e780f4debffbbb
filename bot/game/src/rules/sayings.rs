//! What can be said about the units and provinces of a board, for a player who points at them.
//!
//! Who could support or convoy is known from the legal orders of all powers, so from the position alone. What a saying says is in
//! [`offer`](super::offer), by its id.

use std::collections::{BTreeMap, BTreeSet};

use dragoman_engine::{Map, PathChoice, Phase, Province, ProvinceSet, Turn, WrittenOrder, WrittenUnit};
use dragoman_statements::{Meaning, turn_of_orders};

use super::ids::{location_id, order_text};
use super::legal::legal_orders;
use super::position::load;
use super::setup::map;
use super::statements::board;
use super::why::province_of;
use crate::model::{LocationId, Position, PowerId, ProvinceId, Settings, UnitText};

/// What is pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// A unit.
    Unit {
        /// Whose it is.
        power: PowerId,
        /// The unit.
        unit: UnitText,
        /// Where it would go; `None`: it is spoken of where it is.
        to: Option<LocationId>,
    },
    /// A province in which no unit is.
    Province(ProvinceId),
}

/// Something that can be said by one press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// What it is about.
    pub about: About,
    /// The power that says it.
    pub from: PowerId,
    /// Those that it is said to.
    pub to: Vec<PowerId>,
    /// The id of what is said, by which [`offer`](super::offer) reads it.
    pub offer: String,
}

/// Those who talk.
pub struct Talkers<'a> {
    /// The powers of the one who points, of which each unit's own speaks for it, and otherwise the first.
    pub own: &'a [PowerId],
    /// Those that can be spoken to.
    pub others: &'a [PowerId],
    /// Whether all of them hear what is said, in a room. Otherwise each is spoken to alone.
    pub together: bool,
}

/// What can be said about units and provinces in `position`.
pub fn sayings(settings: &Settings, position: &Position, talkers: &Talkers<'_>) -> Vec<Saying> {
    let (Some(phase), Some(first)) = (load(settings, position), talkers.own.first()) else { return Vec::new() };
    if talkers.others.is_empty() || board(&phase).is_none() {
        return Vec::new();
    }
    let mut told = Told::new(settings, position, &phase, talkers, first);
    for (power, units) in &position.units {
        for unit in units {
            match WrittenUnit::read(told.map, unit) {
                Ok(written) if talkers.own.contains(power) => told.own(power, unit, written),
                Ok(written) => told.theirs(power, unit, written),
                Err(_) => {}
            }
        }
    }
    told.provinces();
    told.found
}

/// What the units of a power can do.
#[derive(Default)]
struct Able {
    /// Moves without a convoy and with one, by the unit's province.
    moves: BTreeMap<Province, Vec<(WrittenOrder, bool)>>,
    /// From where to where a move can be supported.
    supports: BTreeSet<(Province, Province)>,
    /// Where a unit can be supported to hold.
    holds: BTreeSet<Province>,
    /// From where to where an army can be convoyed.
    convoys: BTreeSet<(Province, Province)>,
    /// Where a unit can go without a convoy.
    reach: ProvinceSet,
}

impl Able {
    fn new(settings: &Settings, position: &Position, map: &Map, power: &PowerId) -> Self {
        let mut able = Self::default();
        for order in legal_orders(settings, position, power).into_iter().flatten() {
            let Ok(order) = WrittenOrder::read(map, &order) else { continue };
            match order {
                WrittenOrder::Move { unit, to, path } => {
                    let convoyed = matches!(path, PathChoice::ByConvoy);
                    let plain = WrittenOrder::Move { unit, to, path: PathChoice::default() };
                    let moves = able.moves.entry(map.province_of(unit.at)).or_default();
                    match moves.iter_mut().find(|(known, _)| *known == plain) {
                        // Whoever can do without a convoy needn't ask for one.
                        Some((_, by_convoy)) => *by_convoy &= convoyed,
                        None => moves.push((plain, convoyed)),
                    }
                }
                WrittenOrder::SupportHold { supported, .. } => {
                    able.holds.insert(map.province_of(supported.at));
                }
                WrittenOrder::SupportMove { supported, to, .. } => {
                    able.supports.insert((map.province_of(supported.at), map.province_of(to)));
                }
                WrittenOrder::Convoy { army, to, .. } => {
                    able.convoys.insert((map.province_of(army.at), map.province_of(to)));
                }
                WrittenOrder::Hold { .. }
                | WrittenOrder::Retreat { .. }
                | WrittenOrder::Disband { .. }
                | WrittenOrder::Build { .. }
                | WrittenOrder::Waive => {}
            }
        }
        able
    }
}

/// Sayings while they are found.
struct Told<'a> {
    map: &'static Map,
    position: &'a Position,
    talkers: &'a Talkers<'a>,
    first: &'a PowerId,
    able: BTreeMap<PowerId, Able>,
    /// The movement turn for which orders are asked for.
    turn: Turn,
    found: Vec<Saying>,
}

impl<'a> Told<'a> {
    fn new(
        settings: &Settings,
        position: &'a Position,
        phase: &Phase,
        talkers: &'a Talkers<'a>,
        first: &'a PowerId,
    ) -> Self {
        let map = map(&settings.variant);
        let is_movement = matches!(phase, Phase::Movement(_));
        let mut able: BTreeMap<PowerId, Able> = BTreeMap::new();
        for power in position.units.keys() {
            let mut one = Able::default();
            if is_movement {
                one = Able::new(settings, position, map, power);
            }
            if let Some((board, power)) = board(phase).zip(map.power(power)) {
                let units = board.units.iter().filter(|(_, unit)| unit.power == power);
                one.reach = units.fold(ProvinceSet::EMPTY, |all, (_, unit)| all | map.reach(unit));
            }
            able.insert(power.clone(), one);
        }
        let turn = board(phase).map_or_else(|| map.starts(), |board| turn_of_orders(board.turn, is_movement));
        Self { map, position, talkers, first, able, turn, found: Vec::new() }
    }

    /// Whether any of `powers` is able to do it.
    fn can(&self, powers: &[PowerId], does: impl Fn(&Able) -> bool) -> bool {
        powers.iter().any(|power| self.able.get(power).is_some_and(&does))
    }

    /// Those of the others who are able to do it; in a room all, if one of them is.
    fn who(&self, does: impl Fn(&Able) -> bool) -> Vec<PowerId> {
        let others = self.talkers.others;
        if self.talkers.together {
            return if self.can(others, does) { others.to_vec() } else { Vec::new() };
        }
        others.iter().filter(|power| self.able.get(*power).is_some_and(&does)).cloned().collect()
    }

    /// Says it to each of these, or to all together.
    fn say(&mut self, about: &About, from: &PowerId, to: &[PowerId], offer: &str) {
        let to: Vec<Vec<PowerId>> = match (self.talkers.together, to) {
            (_, []) => Vec::new(),
            (true, _) => vec![self.talkers.others.to_vec()],
            (false, to) => to.iter().map(|power| vec![power.clone()]).collect(),
        };
        let said =
            to.into_iter().map(|to| Saying { about: about.clone(), from: from.clone(), to, offer: offer.to_owned() });
        self.found.extend(said);
    }

    /// Whether what is asked of `power` alone can be said to it: in a room of several all would be asked.
    fn alone(&self, power: &PowerId) -> bool {
        let others = self.talkers.others;
        if self.talkers.together { others == std::slice::from_ref(power) } else { others.contains(power) }
    }

    fn own(&mut self, power: &PowerId, unit: &UnitText, written: WrittenUnit) {
        let (map, others) = (self.map, self.talkers.others);
        let here = map.province_of(written.at);
        let about = |to| About::Unit { power: power.clone(), unit: unit.clone(), to };
        let held = order_text(map, &WrittenOrder::Hold { unit: written });
        self.say(&about(None), power, &self.who(|able| able.holds.contains(&here)), &format!("hold={held}"));
        let near = self.who(|able| able.reach.contains(here));
        // It names no unit: as for a province, the first power says it.
        self.say(&about(None), self.first, &near, &format!("{}={}", Meaning::KeepOutYou.id(), map.id(here)));
        let moves = self.able.get(power).and_then(|able| able.moves.get(&here)).cloned().unwrap_or_default();
        for (order, convoyed) in moves {
            let WrittenOrder::Move { to, .. } = order else { continue };
            let (goal, text) = (map.province_of(to), order_text(map, &order));
            let about = about(Some(location_id(map, to)));
            self.say(
                &about,
                power,
                &self.who(|able| able.supports.contains(&(here, goal))),
                &format!("support={text}"),
            );
            if convoyed {
                let who = self.who(|able| able.convoys.contains(&(here, goal)));
                self.say(&about, power, &who, &format!("{}={text}", Meaning::ConvoyAsk.id()));
            }
            self.say(&about, power, others, &format!("{}={text}", Meaning::OrderMe.id()));
            self.bounces(&about, (power, unit), goal);
            if !convoyed {
                let (near, until) =
                    (self.who(|able| able.reach.contains(goal)), turn_of_orders(self.turn.next(), true));
                let offer = format!("{}={unit},{},{until}", Meaning::TransitAsk.id(), map.id(goal));
                self.say(&about, power, &near, &offer);
            }
        }
    }

    /// Standoffs that are agreed on in a province in which nobody is.
    fn bounces(&mut self, about: &About, (power, unit): (&PowerId, &UnitText), goal: Province) {
        if self.is_taken(goal) {
            return;
        }
        let talkers = self.talkers;
        for other in talkers.others {
            if !self.alone(other) {
                continue;
            }
            let moves = self.able.get(other).map(|able| &able.moves);
            let come = moves.into_iter().flatten().filter_map(|(_, moves)| {
                let comes = |(order, _): &&(WrittenOrder, bool)| {
                    matches!(order, WrittenOrder::Move { to, .. } if self.map.province_of(*to) == goal)
                };
                moves.iter().find(comes)?.0.unit()
            });
            let offer = |theirs: WrittenUnit| {
                format!("{}={},{unit},{}", Meaning::Bounce.id(), self.map.id(goal), theirs.text(self.map))
            };
            let offers: Vec<String> = come.map(offer).collect();
            for offer in offers {
                self.say(about, power, std::slice::from_ref(other), &offer);
            }
        }
    }

    fn theirs(&mut self, power: &PowerId, unit: &UnitText, written: WrittenUnit) {
        let (map, first, own) = (self.map, self.first, self.talkers.own);
        let here = map.province_of(written.at);
        let about = |to| About::Unit { power: power.clone(), unit: unit.clone(), to };
        let owner = std::slice::from_ref(power);
        let (hears, alone) = (self.talkers.others.contains(power), self.alone(power));
        let is_home = self.position.centers.get(power).is_some_and(|all| all.iter().any(|at| **at == *map.id(here)));
        if hears && self.can(own, |able| able.holds.contains(&here)) {
            self.say(&about(None), first, owner, &format!("{}={unit}", Meaning::SupportOfferHold.id()));
        }
        if alone {
            self.say(&about(None), first, owner, &format!("{}={unit}", Meaning::AskUnit.id()));
            if !is_home {
                let until = self.autumn();
                let offer = format!("{}={},{until}", Meaning::VacateYou.id(), map.id(here));
                self.say(&about(None), first, owner, &offer);
            }
        }
        if hears && self.can(own, |able| able.reach.contains(here)) {
            self.say(&about(None), first, owner, &format!("{}={}", Meaning::KeepOutMe.id(), map.id(here)));
        }
        let moves = self.able.get(power).and_then(|able| able.moves.get(&here)).cloned().unwrap_or_default();
        for (order, convoyed) in moves {
            let WrittenOrder::Move { to, .. } = order else { continue };
            let (goal, text) = (map.province_of(to), order_text(map, &order));
            let about = about(Some(location_id(map, to)));
            if hears && self.can(own, |able| able.supports.contains(&(here, goal))) {
                self.say(&about, first, owner, &format!("offer={text}"));
            }
            if hears && convoyed && self.can(own, |able| able.convoys.contains(&(here, goal))) {
                self.say(&about, first, owner, &format!("{}={text}", Meaning::ConvoyOffer.id()));
            }
            if alone {
                for meaning in [Meaning::OrderYou, Meaning::NoOrderYou, Meaning::AskWillOrder] {
                    self.say(&about, first, owner, &format!("{}={text}", meaning.id()));
                }
            }
            if !alone || !self.talkers.together {
                // Alone it is told to those who could be there too.
                let near = |able: &Able| able.reach.contains(goal);
                let mut hearers = if self.talkers.together { self.talkers.others.to_vec() } else { self.who(near) };
                hearers.retain(|other| other != power || self.talkers.together);
                self.say(&about, first, &hearers, &format!("{}={text}", Meaning::Expect.id()));
            }
        }
    }

    fn provinces(&mut self) {
        let (map, first, own) = (self.map, self.first, self.talkers.own);
        let is_free = |place: &Province| !map.neighbours(*place).is_empty() && !self.is_taken(*place);
        let free: Vec<Province> = map.provinces().filter(is_free).collect();
        for place in free {
            let (id, about) = (map.id(place), About::Province(map.id(place).into()));
            let near = self.who(|able| able.reach.contains(place));
            let near = if near.is_empty() { self.talkers.others.to_vec() } else { near };
            let mut meanings = vec![Meaning::Dmz, Meaning::KeepOutYou];
            if self.can(own, |able| able.reach.contains(place)) {
                meanings.push(Meaning::KeepOutMe);
            }
            meanings.push(Meaning::AskWillGo);
            if map.centres().contains(place) {
                meanings.push(Meaning::Take);
            }
            for meaning in meanings {
                self.say(&about, first, &near, &format!("{}={id}", meaning.id()));
            }
        }
    }

    fn is_taken(&self, place: Province) -> bool {
        let id = self.map.id(place);
        self.position.units.values().flatten().any(|unit| province_of(unit) == id)
    }

    /// The next autumn in which orders are given.
    fn autumn(&self) -> Turn {
        Turn { season: dragoman_engine::Season::Autumn, ..self.turn }
    }
}

#[cfg(test)]
mod tests {
    use dragoman_statements::Alternative;
    use serde_json::json;

    use super::*;
    use crate::rules::tests::settings;
    use crate::rules::{offer, powers, who_can};

    fn said(position: &Position, own: &[&str], others: &[&str], together: bool) -> Vec<Saying> {
        let ids = |all: &[&str]| all.iter().map(|id| PowerId::from(*id)).collect::<Vec<_>>();
        let (own, others) = (ids(own), ids(others));
        sayings(&settings("classic"), position, &Talkers { own: &own, others: &others, together })
    }

    /// The offers to a power about a unit and its destination.
    fn to(all: &[Saying], power: &str, unit: &str, goal: Option<&str>) -> Vec<String> {
        let is_about =
            |about: &About| matches!(about, About::Unit { unit: at, to, .. } if **at == *unit && to.as_deref() == goal);
        let found = all.iter().filter(|one| one.to.iter().any(|to| **to == *power) && is_about(&one.about));
        found.map(|one| one.offer.clone()).collect()
    }

    const SIX: [&str; 6] = ["ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

    #[test]
    fn what_is_offered_can_be_said_and_done() {
        let settings = settings("classic");
        let opening = crate::rules::opening(&settings);
        for position in [opening, played()] {
            for own in powers("classic") {
                let others: Vec<PowerId> = powers("classic").into_iter().filter(|power| *power != own).collect();
                let talkers = Talkers { own: std::slice::from_ref(&own), others: &others, together: false };
                for saying in sayings(&settings, &position, &talkers) {
                    let alternative = offer(&settings, &saying.offer);
                    let Some(said) = alternative.as_ref() else { panic!("nothing is said by {}", saying.offer) };
                    let by = (&saying.from, saying.to.as_slice());
                    let able = who_can(&settings, &position, by, std::slice::from_ref(said));
                    assert_eq!(able.unwrap_or_else(|| saying.to.clone()), saying.to, "{saying:?}");
                    let meanings: Vec<Meaning> = said.clauses().iter().map(|clause| clause.meaning()).collect();
                    assert_eq!(meanings.len(), 1, "{saying:?}");
                }
            }
        }
        for odd in [
            "",
            "peace=",
            "order.me",
            "order.me=A VEN",
            "bounce=GAL,A VIE",
            "order.me=A VEN - TYR,A VEN",
            "yes",
            "vote",
        ] {
            let read = offer(&settings, odd);
            let plain = |one: &Alternative| one.clauses().iter().all(|clause| clause.meaning() == Meaning::Peace);
            assert!(read.as_ref().is_none_or(plain), "{odd}: {read:?}");
        }
    }

    fn played() -> Position {
        let units = json!({
            "AUSTRIA": ["A TYR", "A VIE", "F TRI"], "ENGLAND": ["A LON", "F ENG", "F NTH"], "FRANCE": ["A BUR", "F MAO"],
            "GERMANY": ["A MUN", "F HOL"], "ITALY": ["A VEN", "F ION"], "RUSSIA": ["A GAL", "F STP/SC"], "TURKEY": ["A BUL", "F BLA"],
        });
        serde_json::from_value(json!({ "phase": "F1902M", "units": units })).expect("a position")
    }

    #[test]
    fn a_support_is_asked_for_and_offered_where_it_can_be_given() {
        let all = said(&played(), &["AUSTRIA"], &SIX, false);
        // Of Germany and Italy only the one can go there.
        assert!(to(&all, "GERMANY", "A TYR", Some("PIE")).iter().all(|offer| !offer.starts_with("support=")));
        assert!(to(&all, "ITALY", "A TYR", Some("PIE")).contains(&"support=A TYR - PIE".to_owned()));
        assert!(to(&all, "GERMANY", "A TYR", None).contains(&"hold=A TYR H".to_owned()));
        let theirs = to(&all, "GERMANY", "A MUN", Some("BOH"));
        for offer in
            ["offer=A MUN - BOH", "order.you=A MUN - BOH", "no-order.you=A MUN - BOH", "ask-will.order=A MUN - BOH"]
        {
            assert!(theirs.contains(&offer.to_owned()), "{offer}: {theirs:?}");
        }
        // To Russia the same unit is something to talk about only.
        assert_eq!(to(&all, "RUSSIA", "A MUN", Some("BOH")), ["expect=A MUN - BOH"]);
        assert!(to(&all, "RUSSIA", "A GAL", None).contains(&"vacate.you=GAL,F1902".to_owned()));
        assert!(to(&all, "RUSSIA", "A VIE", Some("BUD")).contains(&"bounce=BUD,A VIE,A GAL".to_owned()));
        let convoy = said(&played(), &["ENGLAND"], &["FRANCE", "ITALY"], false);
        assert!(to(&convoy, "FRANCE", "A LON", Some("BRE")).contains(&"order.me=A LON - BRE".to_owned()));
        let free = all.iter().any(|one| one.about == About::Province("BOH".into()) && one.offer == "dmz=BOH");
        assert!(free, "{all:#?}");
        assert!(all.iter().all(|one| !matches!(&one.about, About::Province(id) if **id == *"SWI" || **id == *"MUN")));
    }

    fn all_to(one: &Saying) -> String {
        one.to.iter().map(PowerId::as_str).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn in_a_room_everything_is_said_to_all_in_it() {
        let two = said(&played(), &["AUSTRIA"], &["ITALY"], true);
        assert!(two.iter().all(|one| all_to(one) == "ITALY"));
        assert!(to(&two, "ITALY", "A VEN", Some("TUS")).contains(&"order.you=A VEN - TUS".to_owned()));
        let three = said(&played(), &["AUSTRIA"], &["GERMANY", "ITALY"], true);
        assert!(three.iter().all(|one| all_to(one) == "GERMANY ITALY"));
        // "Please order: A Ven - Tus" would ask Germany too.
        assert!(to(&three, "ITALY", "A VEN", Some("TUS")).iter().all(|offer| !offer.starts_with("order.you")));
        assert!(to(&three, "ITALY", "A TYR", Some("PIE")).contains(&"support=A TYR - PIE".to_owned()));
    }

    #[test]
    fn between_moves_provinces_can_be_spoken_of() {
        let units = json!({ "AUSTRIA": ["A VIE"], "ITALY": ["A VEN"] });
        let winter: Position =
            serde_json::from_value(json!({ "phase": "W1902A", "units": units })).expect("a position");
        let all = said(&winter, &["AUSTRIA"], &["ITALY"], false);
        let goes = |one: &Saying| matches!(one.about, About::Unit { to: Some(_), .. });
        assert!(!all.is_empty() && !all.iter().any(goes), "{all:#?}");
        assert!(all.iter().any(|one| one.offer == "dmz=TYR"));
        assert!(said(&winter, &["AUSTRIA"], &[], false).is_empty());
    }
}
