//! Legal orders as steps: a unit, what it does, whom it supports, where to. Each step has a name for screen readers, a
//! place on the map, and either an order or further steps.

use std::collections::BTreeMap;

use dragoman_game::model::UnitText;
use dragoman_game::order_map::{LegalOrder, OrderMap};
use dragoman_game::rules::Deed;
use dragoman_l10n::Args;
use dragoman_render::Board;
use serde::Serialize;

use super::layer::dislodged_at;
use super::names::{Names, place, province};

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
    /// The next question.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(super) ask: String,
    /// Its answers; none if this gives an order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) next: Vec<Self>,
}

/// The first question and its answers.
pub(super) fn choices(names: &Names<'_>, board: Option<Board>, map: &OrderMap) -> (String, Vec<Choice>) {
    let tree = Tree { names, board, map };
    if map.legal.is_empty() {
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
fn sorted(mut choices: Vec<Choice>) -> Vec<Choice> {
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
        Choice { order: Some(order.written.clone()), ..self.choice(label, at) }
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
            |order: &&LegalOrder| order.unit.as_ref().is_some_and(|unit| province(place(unit)) == province(at));
        match self.map.stored.iter().find(is_here) {
            Some(order) => self.ordered(order),
            None if missing.is_empty() => String::new(),
            None => self.names.plain(missing),
        }
    }

    fn ordered(&self, order: &LegalOrder) -> String {
        self.names.text("tap-ordered", &Args::new().text("order", order.written.clone()))
    }

    fn waived(&self) -> Option<&LegalOrder> {
        self.map.stored.iter().find(|order| matches!(order.deed, Deed::Waive))
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
                Deed::Disband => still.push(self.given(self.names.plain("tap-disband"), at, order)),
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
            let at = choice.at.as_deref().map(province).unwrap_or_default().to_owned();
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
                    sites.entry(province(at)).or_default().push(self.given(label, at, order));
                }
                Deed::Disband => {
                    let label = order.unit.as_ref().map(|unit| self.about("tap-removal", unit)).unwrap_or_default();
                    others.push(Choice { note: self.note(at, ""), ..self.given(label, at, order) });
                }
                Deed::Waive => others.push(Choice {
                    label: self.names.plain("tap-waive"),
                    note: self.waived().map(|waived| self.ordered(waived)).unwrap_or_default(),
                    order: Some(order.written.clone()),
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
