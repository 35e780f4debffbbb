//! Legal orders as steps: a unit, what it does, whom it supports, where to. Each step has a name for screen readers, a
//! place on the map, and either an order or further steps.

use std::collections::BTreeMap;

use dragoman_game::model::{PowerId, UnitText};
use dragoman_game::order_map::{LegalOrder, OrderMap};
use dragoman_game::rules::{Deed, province_in};
use dragoman_l10n::Args;
use dragoman_render::Board;
use serde::Serialize;

use super::layer::dislodged_at;
use super::names::{Names, place};

/// One of several things to choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(super) struct Choice {
    /// Its name: "Army Munich, yours", "Move to Burgundy".
    pub(super) label: String,
    /// What is stored of it: the unit's order.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(super) note: String,
    /// Its location: `MUN`, `STP/SC`; none for what has no place, such as the choice to support something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) at: Option<String>,
    /// Its place on the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) spot: Option<[f32; 2]>,
    /// The order that this gives, in the person's notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) order: Option<String>,
    /// The same in the exchange format.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) exact: Option<String>,
    /// The id of the button that says this, which is a sentence to others and no order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) press: Option<String>,
    /// The next question.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(super) ask: String,
    /// Its answers; none if this gives an order or says something.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) next: Vec<Self>,
}

/// The first question and its answers.
pub(super) fn choices(names: &Names<'_>, board: Option<Board>, map: &OrderMap) -> (String, Vec<Choice>) {
    let tree = Tree { names, board, map };
    if map.legal.iter().all(Vec::is_empty) {
        return (names.plain("tap-nothing"), Vec::new());
    }
    if map.position.phase.is_adjustment() {
        let mut all: Vec<Choice> = map.legal.iter().flat_map(|orders| tree.adjustment(orders)).collect();
        // A waived build, which has no place, is the last one.
        all.sort_by(|a, b| (a.at.is_none(), &a.label).cmp(&(b.at.is_none(), &b.label)));
        let due = map.due.iter().map(|(_, due)| *due).sum::<usize>();
        let builds = map.legal.iter().flatten().any(|order| matches!(order.deed, Deed::Build));
        let args = Args::new().number("count", due);
        return (names.text(if builds { "tap-ask-build" } else { "tap-ask-removal" }, &args), all);
    }
    let mut units: Vec<Choice> = map.legal.iter().filter_map(|orders| tree.unit(orders)).collect();
    units.sort_by(|a, b| a.label.cmp(&b.label));
    (names.plain("tap-ask-unit"), units)
}

struct Tree<'a> {
    names: &'a Names<'a>,
    board: Option<Board>,
    map: &'a OrderMap,
}

/// The messages of a choice whose answers are units, and theirs in turn destinations.
struct Menu {
    label: &'static str,
    ask: &'static str,
    unit: &'static str,
    ask_to: &'static str,
    to: &'static str,
}

const SUPPORTS: Menu = Menu {
    label: "tap-support",
    ask: "tap-ask-support",
    unit: "tap-supported",
    ask_to: "tap-ask-supported",
    to: "tap-goes",
};
const CONVOYS: Menu = Menu {
    label: "tap-convoy",
    ask: "tap-ask-convoy",
    unit: "tap-convoyed",
    ask_to: "tap-ask-convoyed",
    to: "tap-carried",
};

/// By name, as a list is read.
pub(super) fn sorted(mut choices: Vec<Choice>) -> Vec<Choice> {
    choices.sort_by(|a, b| a.label.cmp(&b.label));
    choices
}

impl Tree<'_> {
    fn spot(&self, location: &str) -> Option<[f32; 2]> {
        self.board?.unit_at(location)
    }

    fn choice(&self, label: String, at: &str) -> Choice {
        Choice { label, at: Some(at.to_owned()), spot: self.spot(at), ..Choice::default() }
    }

    /// A choice that gives `order`.
    fn given(&self, label: String, at: &str, order: &LegalOrder) -> Choice {
        Choice { order: Some(order.written.clone()), exact: Some(order.order.to_string()), ..self.choice(label, at) }
    }

    fn about(&self, id: &str, unit: &UnitText) -> String {
        self.names.text(id, &Args::new().text("unit", self.names.unit(unit)))
    }

    fn whose(&self, unit: &UnitText) -> String {
        let units = self.map.position.units.iter();
        let power = units.clone().find(|(_, all)| all.contains(unit)).map(|(power, _)| power.clone());
        self.names.whose(unit, &power.unwrap_or_default(), &self.map.powers, false)
    }

    /// What is stored for the unit in the province of `at`.
    fn note(&self, at: &str, missing: &str) -> String {
        let is_here =
            |order: &&LegalOrder| order.unit.as_ref().is_some_and(|unit| province_in(place(unit)) == province_in(at));
        match self.map.stored.iter().find(is_here) {
            Some(order) => self.ordered(order),
            None if missing.is_empty() => String::new(),
            None => self.names.plain(missing),
        }
    }

    fn ordered(&self, order: &LegalOrder) -> String {
        self.names.text("tap-ordered", &Args::new().text("order", order.written.clone()))
    }

    /// What is stored of waived builds of `power`, and which build one more would replace.
    fn of_waiving(&self, power: &PowerId) -> String {
        let stored: Vec<_> = self.map.stored.iter().filter(|order| order.power == *power).collect();
        let due = self.map.due.iter().find(|(owed, _)| owed == power).map_or(0, |(_, due)| *due);
        let waived = stored.iter().find(|order| matches!(order.deed, Deed::Waive)).map(|waived| self.ordered(waived));
        // The earliest order is removed.
        let first = stored.first().filter(|order| stored.len() >= due && !matches!(order.deed, Deed::Waive));
        let replaces =
            first.map(|order| self.names.text("tap-replaces", &Args::new().text("order", order.written.clone())));
        waived.into_iter().chain(replaces).collect::<Vec<_>>().join(". ")
    }

    /// A unit with its orders.
    fn unit(&self, orders: &[LegalOrder]) -> Option<Choice> {
        let first = orders.first()?;
        let unit = first.unit.as_ref()?;
        let at = place(unit);
        let retreats = self.map.position.phase.is_retreat();
        let (mut still, mut moves, mut supports, mut convoys) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for order in orders {
            match &order.deed {
                Deed::Hold => still.push(self.given(self.names.plain("tap-hold"), at, order)),
                Deed::Disband => {
                    let choice = self.given(self.names.plain("tap-disband"), at, order);
                    still.push(Choice { spot: choice.spot.map(dislodged_at), ..choice });
                }
                Deed::Move { to, convoyed } => {
                    let id = if *convoyed { "tap-move-convoyed" } else { "tap-move" };
                    moves.push(self.given(self.names.at(id, to), to, order));
                }
                Deed::Retreat { to } => moves.push(self.given(self.names.at("tap-retreat", to), to, order)),
                Deed::SupportHold { unit } => {
                    let label = self.about("tap-stays", unit);
                    supports.push((unit, self.given(label, place(unit), order)));
                }
                Deed::SupportMove { unit, to } => {
                    supports.push((unit, self.given(self.names.at("tap-goes", to), to, order)));
                }
                Deed::Convoy { unit, to } => {
                    convoys.push((unit, self.given(self.names.at("tap-carried", to), to, order)));
                }
                Deed::Build | Deed::Waive => {}
            }
        }
        let (mut next, last) = if retreats { (Vec::new(), still) } else { (still, Vec::new()) };
        next.extend(self.by_province(moves, if retreats { "tap-retreat" } else { "tap-move" }));
        next.extend(self.menu(supports, &SUPPORTS));
        next.extend(self.menu(convoys, &CONVOYS));
        next.extend(last);
        let mut choice = self.choice(self.names.whose(unit, &first.power, &self.map.powers, retreats), at);
        choice.note = self.note(at, "tap-no-order");
        choice.ask = self.about(if retreats { "tap-ask-retreat" } else { "tap-ask-order" }, unit);
        if retreats {
            choice.spot = choice.spot.map(dislodged_at);
        }
        Some(Choice { next, ..choice })
    }

    /// One choice for each province. Where there are several orders for one (coasts, with or without a convoy), they
    /// are the answers to a question, and `label` is the message for all of them.
    fn by_province(&self, choices: Vec<Choice>, label: &str) -> Vec<Choice> {
        let mut all: BTreeMap<String, Vec<Choice>> = BTreeMap::new();
        for choice in choices {
            let at = choice.at.as_deref().map(province_in).unwrap_or_default().to_owned();
            all.entry(at).or_default().push(choice);
        }
        let each = all.into_iter().map(|(at, mut choices)| match choices.len() {
            1 => choices.remove(0),
            _ => {
                let ask = self.names.at("tap-ask-which", &at);
                Choice { ask, next: choices, ..self.choice(self.names.at(label, &at), &at) }
            }
        });
        sorted(each.collect())
    }

    /// A choice without a place ("Support a unit"), whose answers are units, whose answers are orders.
    fn menu(&self, orders: Vec<(&UnitText, Choice)>, of: &Menu) -> Option<Choice> {
        let mut units: BTreeMap<&UnitText, Vec<Choice>> = BTreeMap::new();
        for (unit, choice) in orders {
            units.entry(unit).or_default().push(choice);
        }
        let units = units.into_iter().map(|(unit, choices)| {
            let label = self.names.text(of.unit, &Args::new().text("unit", self.whose(unit)));
            let next = self.by_province(choices, of.to);
            Choice { ask: self.about(of.ask_to, unit), next, ..self.choice(label, place(unit)) }
        });
        let next = sorted(units.collect());
        let (label, ask) = (self.names.plain(of.label), self.names.plain(of.ask));
        (!next.is_empty()).then(|| Choice { label, ask, next, ..Choice::default() })
    }

    /// Builds by site, removals by unit, and a waived build.
    fn adjustment(&self, orders: &[LegalOrder]) -> Vec<Choice> {
        let mut sites: BTreeMap<&str, Vec<Choice>> = BTreeMap::new();
        let mut others = Vec::new();
        for order in orders {
            let at = order.unit.as_ref().map_or("", |unit| place(unit));
            match &order.deed {
                Deed::Build => {
                    let label = order.unit.as_ref().map(|unit| self.names.unit(unit)).unwrap_or_default();
                    sites.entry(province_in(at)).or_default().push(self.given(label, at, order));
                }
                Deed::Disband => {
                    let label = order.unit.as_ref().map(|unit| self.about("tap-removal", unit)).unwrap_or_default();
                    others.push(Choice { note: self.note(at, ""), ..self.given(label, at, order) });
                }
                Deed::Waive => others.push(Choice {
                    label: self.names.plain("tap-waive"),
                    note: self.of_waiving(&order.power),
                    order: Some(order.written.clone()),
                    exact: Some(order.order.to_string()),
                    ..Choice::default()
                }),
                Deed::Hold
                | Deed::Move { .. }
                | Deed::SupportHold { .. }
                | Deed::SupportMove { .. }
                | Deed::Convoy { .. }
                | Deed::Retreat { .. } => {}
            }
        }
        let sites = sites.into_iter().map(|(site, next)| {
            let ask = self.names.at("tap-ask-site", site);
            let note = self.note(site, "");
            Choice { ask, note, next, ..self.choice(self.names.at("tap-build", site), site) }
        });
        sites.chain(others).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use dragoman_game::model::{GameId, Position, Settings};
    use dragoman_game::order_map::RunningGame;
    use dragoman_game::rules;
    use dragoman_l10n::Language;
    use serde_json::json;

    use super::*;

    fn settings() -> Settings {
        let hours = json!({ "after": 3600 });
        let tempo = json!({ "movement": hours, "retreat": hours, "adjustment": hours });
        let settings = json!({
            "variant": "classic", "rulebook": "2023", "press": "full", "tempo": tempo, "language": "en", "timezone": "UTC"
        });
        serde_json::from_value(settings).expect("settings")
    }

    /// What `power` can do in `position`, and the question.
    fn map(position: &Position, power: &str) -> (OrderMap, Vec<Choice>, String) {
        let (words, settings) = (dragoman_locales::words().expect("checked elsewhere"), settings());
        let power = PowerId::from(power);
        let legal = rules::legal_orders(&settings, position, &power).into_iter();
        let known = |order| {
            let (unit, deed) = rules::deed("classic", &order).expect("a legal order");
            let written = rules::write_order(&words, Language::EN, "classic", &order);
            LegalOrder { power: power.clone(), order, written, unit, deed }
        };
        let map = OrderMap {
            game: RunningGame { id: GameId("abcdefg1".into()), name: "Bosforo".into() },
            variant: "classic".into(),
            number: 1,
            position: position.clone(),
            powers: vec![power.clone()],
            legal: legal.map(|orders| orders.into_iter().map(known).collect()).collect(),
            stored: Vec::new(),
            background: None,
            due: vec![(power.clone(), rules::due(&settings, position, &power))],
            talks: true,
        };
        let names = Names::new(&words, Language::EN, "classic");
        let (ask, choices) = choices(&names, Board::of_variant("classic"), &map);
        (map, choices, ask)
    }

    /// The orders at the ends, each with the labels that lead there.
    fn ends(choices: &[Choice], before: &str, found: &mut Vec<(String, String)>) {
        let labels: BTreeSet<_> = choices.iter().map(|choice| &choice.label).collect();
        assert_eq!(labels.len(), choices.len(), "two choices have one name below {before}: {labels:?}");
        for choice in choices {
            let path = format!("{before} > {}", choice.label);
            assert_ne!(choice.order.is_some(), !choice.next.is_empty(), "{path}");
            assert_eq!(choice.next.is_empty(), choice.ask.is_empty(), "{path}");
            assert_eq!(choice.at.is_some(), choice.spot.is_some(), "{path}");
            found.extend(choice.order.iter().map(|order| (order.clone(), path.clone())));
            ends(&choice.next, &path, found);
        }
    }

    fn check(position: serde_json::Value, power: &str, wanted: &[(&str, &str)]) -> String {
        let position: Position = serde_json::from_value(position).expect("a position");
        let (map, choices, ask) = map(&position, power);
        let mut found = Vec::new();
        ends(&choices, "", &mut found);
        let mut orders: Vec<&str> = found.iter().map(|(order, _)| order.as_str()).collect();
        let mut legal: Vec<&str> = map.legal.iter().flatten().map(|order| order.written.as_str()).collect();
        orders.sort_unstable();
        legal.sort_unstable();
        assert_eq!(orders, legal, "each legal order is at the end of one path");
        for (order, path) in wanted {
            let real = found.iter().find(|(found, _)| found == order).map(|(_, path)| path.as_str());
            assert_eq!(real, Some(*path), "{order}");
        }
        ask
    }

    #[test]
    fn each_legal_order_is_at_the_end_of_one_path() {
        let wanted = [
            ("F MAO - Spa/nc", " > Fleet Mid-Atlantic Ocean, yours > Move to Spain > Move to Spain (north coast)"),
            ("A Lon - Bre VIA", " > Army London, yours > Move to Brest by convoy"),
            (
                "A Yor S A Lon - Wal",
                " > Army Yorkshire, yours > Support a unit… > Support: Army London, yours > It moves to Wales",
            ),
            (
                "F ENG C A Lon - Bel",
                " > Fleet English Channel, yours > Convoy an army… > Convoy: Army London, yours > Convoy it to Belgium",
            ),
            (
                "F ENG S F MAO",
                " > Fleet English Channel, yours > Support a unit… > Support: Fleet Mid-Atlantic Ocean, yours > Fleet Mid-Atlantic Ocean stays",
            ),
        ];
        let units = json!({ "ENGLAND": ["A LON", "F ENG", "F MAO", "A YOR"], "FRANCE": ["A BRE", "F POR"] });
        let ask = check(json!({ "phase": "S1902M", "units": units }), "ENGLAND", &wanted);
        assert_eq!(ask, "Which unit do you want to order?");
    }

    #[test]
    fn retreats_and_adjustments_have_paths_too() {
        let units = json!({ "AUSTRIA": ["A VEN"], "ITALY": ["A ROM"] });
        let retreats =
            json!({ "phase": "F1901R", "units": units, "dislodged": { "ITALY": { "A VEN": ["TUS", "PIE"] } } });
        let wanted = [
            ("A Ven R Tus", " > Army Venice, yours, dislodged > Retreat to Tuscany"),
            ("A Ven D", " > Army Venice, yours, dislodged > Disband"),
        ];
        check(retreats, "ITALY", &wanted);
        let builds = json!({ "phase": "W1901A", "units": { "RUSSIA": ["A WAR"] }, "centers": { "RUSSIA": ["WAR", "STP", "MOS"] } });
        let wanted = [
            ("F StP/nc B", " > Build in St Petersburg > Fleet St Petersburg (north coast)"),
            ("A Mos B", " > Build in Moscow > Army Moscow"),
            ("waive", " > Waive a build"),
        ];
        assert_eq!(check(builds, "RUSSIA", &wanted), "You can build 2 units. Where?");
        let removals =
            json!({ "phase": "W1901A", "units": { "RUSSIA": ["A WAR", "A MOS"] }, "centers": { "RUSSIA": ["WAR"] } });
        let asked = check(removals.clone(), "RUSSIA", &[("A Mos D", " > Disband: Army Moscow")]);
        assert_eq!(asked, "You must disband 1 unit. Which one?");
        assert_eq!(check(removals, "FRANCE", &[]), "You have nothing to order in this phase.");
    }

    #[test]
    fn a_waived_build_says_which_build_it_replaces() {
        let builds = json!({ "phase": "W1901A", "units": { "RUSSIA": ["A WAR"] }, "centers": { "RUSSIA": ["WAR", "STP", "MOS"] } });
        let position: Position = serde_json::from_value(builds).expect("a position");
        let (mut map, _, _) = map(&position, "RUSSIA");
        let words = dragoman_locales::words().expect("checked elsewhere");
        let names = Names::new(&words, Language::EN, "classic");
        let legal: Vec<LegalOrder> = map.legal.iter().flatten().cloned().collect();
        for (stored, note) in [
            (&[][..], ""),
            (&["A Mos B"], ""),
            (&["waive"], "Ordered: waive"),
            (&["A Mos B", "waive"], "Ordered: waive. Instead of: A Mos B"),
            (&["waive", "waive"], "Ordered: waive"),
        ] {
            let order = |written: &&str| legal.iter().find(|order| order.written == **written).expect("legal").clone();
            map.stored = stored.iter().map(order).collect();
            let (_, choices) = choices(&names, Board::of_variant("classic"), &map);
            assert_eq!(choices.last().map(|waive| waive.note.as_str()), Some(note), "{stored:?}");
        }
    }
}
