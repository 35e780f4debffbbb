//! Orders with their outcomes and reasons, as text.

use std::sync::Arc;

use dragoman_engine::{
    Failure, Fate, Map, Outcome, Phase, Power, Province, ProvinceSet, Report, Support, SupportEffect, Travel, Unit,
    Units, VoidReason, WrittenOrder,
};
use serde::{Deserialize, Serialize};

use crate::{Args, Language, Notation, OrderFormat, Words};

/// How outcomes are marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// `A Bud - Ser ✓`, `A Vie - Gal ✗ standoff with A War, 1 against 1`.
    #[default]
    Sign,
    /// `A Bud-Ser @`, `A We-Gal X (bounce op war-gal)`: the marks of the Dutch rulebook.
    JudgeNl,
    /// Failed orders are underlined (both Italian texts, the Polish rulebook).
    Underline,
}

impl Style {
    /// The notation of this style's orders.
    #[must_use]
    pub const fn notation(self) -> Notation {
        match self {
            Self::Sign | Self::Underline => Notation::Abbreviations,
            Self::JudgeNl => Notation::Sheet,
        }
    }
}

/// An order with its outcome.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResultLine {
    /// The power.
    pub power: Power,
    /// The unit's province; the site of a build.
    pub province: Option<Province>,
    /// The order.
    pub order: WrittenOrder,
    /// Its outcome.
    pub outcome: Outcome,
    /// The unit's fate.
    pub fate: Fate,
    /// The effect of a support; `None` for other orders.
    pub support: Option<Support>,
    /// How an army's move went; `None` for other orders.
    pub travel: Option<Travel>,
}

/// The orders of a phase with their outcomes, unit by unit in the order of the map. `phase` is the adjudicated one.
#[must_use]
pub fn lines(phase: &Phase, report: &Report) -> Vec<ResultLine> {
    let map = phase.position().map;
    match report {
        Report::Movement(report) => report
            .iter()
            .filter_map(|(at, resolved)| {
                let unit = report.units().at(at)?;
                let order = resolved.order.written(report.units(), at)?.with_nationality(map, report.units());
                let (outcome, fate) = (resolved.outcome, resolved.fate);
                let (support, travel) = (report.support(at), report.travel(at));
                Some(ResultLine { power: unit.power, province: Some(at), order, outcome, fate, support, travel })
            })
            .collect(),
        Report::Retreat(report) => {
            let Phase::Retreat(retreat) = phase else { return Vec::new() };
            report
                .iter()
                .filter_map(|(at, resolved)| {
                    let unit = retreat.dislodged_from(at)?.unit;
                    let order = resolved.order.written(unit);
                    let (outcome, fate) = (resolved.outcome, resolved.fate);
                    Some(ResultLine {
                        power: unit.power,
                        province: Some(at),
                        order,
                        outcome,
                        fate,
                        support: None,
                        travel: None,
                    })
                })
                .collect()
        }
        Report::Adjustment(report) => report
            .iter()
            .map(|resolved| {
                let order = resolved.order.written(&phase.position().units);
                let province = order.unit().map(|unit| map.province_of(unit.at));
                let (power, outcome) = (resolved.power, resolved.outcome);
                ResultLine { power, province, order, outcome, fate: Fate::Stays, support: None, travel: None }
            })
            .collect(),
    }
}

/// Writes results in one language and style.
#[derive(Debug)]
pub struct Results<'a> {
    words: &'a Words,
    language: Language,
    style: Style,
    map: &'a Map,
    /// The units before the phase.
    units: &'a Units,
    /// The units that had to retreat, by the provinces in which they were dislodged: other units are there now.
    retreating: Vec<Unit>,
    order_format: Arc<OrderFormat>,
}

impl<'a> Results<'a> {
    /// For the results of a phase on `map` with `units` on the board before it.
    #[must_use]
    pub fn new(words: &'a Words, language: Language, style: Style, map: &'a Map, units: &'a Units) -> Self {
        let order_format = words.order_format(language, map, style.notation());
        Self { words, language, style, map, units, retreating: Vec::new(), order_format }
    }

    /// For the results of `phase`: in a retreat phase reasons name the units that had to retreat.
    #[must_use]
    pub fn of(mut self, phase: &Phase) -> Self {
        if let Phase::Retreat(retreat) = phase {
            self.retreating = retreat.dislodged().map(|(_, dislodged)| dislodged.unit).collect();
        }
        self
    }

    /// For results with orders in another notation.
    #[must_use]
    pub fn in_notation(mut self, notation: Notation) -> Self {
        self.order_format = self.words.order_format(self.language, self.map, notation);
        self
    }

    /// The order with a sign for its outcome, without reasons.
    #[must_use]
    pub fn brief(&self, line: &ResultLine) -> String {
        format!("{} {}", self.order(&line.order), if failed(line) { '✗' } else { '✓' })
    }

    /// The order without a mark.
    #[must_use]
    pub fn order(&self, order: &WrittenOrder) -> String {
        self.order_format.order(self.map, order)
    }

    /// The order with its mark, and in the styles that have it, with its reason.
    #[must_use]
    pub fn line(&self, line: &ResultLine) -> String {
        let order = self.order(&line.order);
        let failed = failed(line);
        match self.style {
            Style::Sign if !failed => format!("{order} ✓"),
            Style::Sign => match self.reason(line) {
                Some(reason) => format!("{order} ✗ {reason}"),
                None => format!("{order} ✗"),
            },
            Style::JudgeNl if !failed => format!("{order} @"),
            Style::JudgeNl => match self.bounce(line) {
                Some(bounce) => format!("{order} X ({bounce})"),
                None => format!("{order} X"),
            },
            Style::Underline if failed => underlined(&order),
            Style::Underline => order,
        }
    }

    /// The reason as a sentence with its order: "A Vie - Glz: stallo con A Var, 1 contro 1."
    #[must_use]
    pub fn sentence(&self, line: &ResultLine) -> Option<String> {
        let reason = self.reason(line)?;
        Some(format!("{}: {reason}.", self.order(&line.order)))
    }

    /// Why the order failed, and how its unit was dislodged; `None` if neither happened.
    #[must_use]
    pub fn reason(&self, line: &ResultLine) -> Option<String> {
        let failure = match line.outcome {
            Outcome::Succeeds => None,
            Outcome::Fails(failure) => Some(self.failure(failure)),
            Outcome::Void(void) => Some(self.words.plain(self.language, void_id(void.reason))),
        };
        let dislodged = match line.fate {
            Fate::Dislodged { from, attack, defence } => {
                let args = Args::new().text("unit", self.unit(from));
                let args = args.number("attack", attack).number("against", defence);
                Some(self.words.text(self.language, "outcome-dislodged-strength", &args))
            }
            Fate::Stays | Fate::Moves { .. } | Fate::Disbanded => None,
        };
        match (failure, dislodged) {
            // A support that ended because its unit was dislodged has one reason, not two.
            (Some(_), Some(dislodged)) if matches!(line.outcome, Outcome::Fails(Failure::Dislodged { .. })) => {
                Some(dislodged)
            }
            (Some(failure), Some(dislodged)) => Some(format!("{failure}; {dislodged}")),
            (one, other) => one.or(other),
        }
    }

    /// The order with its mark, and the effect of a support: for players who ask for reasons.
    #[must_use]
    pub fn line_in_full(&self, line: &ResultLine) -> String {
        let said = self.line(line);
        match line.support.and_then(|support| self.effect(support)) {
            Some(effect) => format!("{said} · {effect}"),
            None => said,
        }
    }

    /// Why a support that was given had no effect; `None` if it counted, or wasn't given.
    fn effect(&self, support: Support) -> Option<String> {
        match support.effect {
            SupportEffect::NotNeeded => Some(self.words.plain(self.language, "support-not-needed")),
            SupportEffect::NoAttack => Some(self.words.plain(self.language, "support-no-attack")),
            SupportEffect::OwnUnitAttacked => {
                let args = Args::new().text("unit", self.unit(self.map.province_of(support.to?)));
                Some(self.words.text(self.language, "support-own-unit", &args))
            }
            SupportEffect::Counted
            | SupportEffect::Cut { .. }
            | SupportEffect::Dislodged { .. }
            | SupportEffect::Void(_) => None,
        }
    }

    /// The fleets that carried an army, in the order of travel; empty for a move by land or one that failed.
    #[must_use]
    pub fn carried_by(&self, line: &ResultLine) -> Vec<String> {
        match (line.travel, line.outcome) {
            (Some(Travel::By(path)), Outcome::Succeeds) => {
                path.fleets().iter().map(|&fleet| self.unit(fleet)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn unit(&self, province: Province) -> String {
        match self.units.at(province) {
            Some(unit) => self.order_format.unit_at(self.map, unit.kind, unit.location),
            None => self.order_format.location(self.map, province.location()),
        }
    }

    /// A unit that had to retreat from `province`.
    fn dislodged(&self, province: Province) -> String {
        let unit = self.retreating.iter().find(|unit| self.map.province_of(unit.location) == province);
        match unit {
            Some(unit) => self.order_format.unit_at(self.map, unit.kind, unit.location),
            None => self.order_format.location(self.map, province.location()),
        }
    }

    fn several(&self, provinces: ProvinceSet) -> Vec<String> {
        provinces.iter().map(|province| self.unit(province)).collect()
    }

    fn failure(&self, failure: Failure) -> String {
        let say = |id: &str, args: Args<'_>| self.words.text(self.language, id, &args);
        let strengths = |attack: u8, against: u8| Args::new().number("attack", attack).number("against", against);
        match failure {
            Failure::Standoff { with, attack, against } => {
                // A unit with the smaller strength has no standoff: the stronger one wins, or is held off by a third.
                let id = if attack < against { "outcome-too-weak" } else { "outcome-standoff" };
                say(id, strengths(attack, against).list("units", self.several(with)))
            }
            Failure::HeldOff { by, attack, defence } => {
                say("outcome-held-off", strengths(attack, defence).text("unit", self.unit(by)))
            }
            Failure::HeadToHead { against, attack, defence } => {
                say("outcome-head-to-head", strengths(attack, defence).text("unit", self.unit(against)))
            }
            Failure::OwnUnitInTheWay { at, .. } => say("outcome-own-unit", Args::new().text("unit", self.unit(at))),
            Failure::SupportCut { by } => say("outcome-support-cut", Args::new().list("units", self.several(by))),
            Failure::Dislodged { by } => say("outcome-dislodged", Args::new().text("unit", self.unit(by))),
            Failure::NoConvoyPath { lost } if lost.is_empty() => say("outcome-no-convoy", Args::new()),
            Failure::NoConvoyPath { lost } => say(
                "outcome-no-convoy-lost",
                Args::new().list("units", self.several(lost)).number("count", lost.len() as u64),
            ),
            Failure::Paradox => say("outcome-paradox", Args::new()),
            Failure::RetreatCollision { with } => {
                let units = with.iter().map(|province| self.dislodged(province));
                say("outcome-retreat-collision", Args::new().list("units", units))
            }
        }
    }

    /// `bounce op bud-gal`, as printed in the Dutch rulebook.
    fn bounce(&self, line: &ResultLine) -> Option<String> {
        let Outcome::Fails(Failure::Standoff { with, .. }) = line.outcome else { return None };
        let WrittenOrder::Move { to, .. } = line.order else { return None };
        let place = |province: Province| self.order_format.location(self.map, province.location()).to_lowercase();
        let goal = place(self.map.province_of(to));
        let moves = with.iter().map(|from| format!("{}-{goal}", place(from)));
        Some(format!("bounce op {}", moves.collect::<Vec<_>>().join(", ")))
    }

    /// The power's name above its orders, in this style.
    #[must_use]
    pub fn heading(&self, power: Power) -> String {
        let id = self.map.power_id(power);
        match self.style {
            Style::JudgeNl => self.words.power_form(self.language, id, "sheet"),
            Style::Sign | Style::Underline => self.words.power(self.language, id),
        }
    }
}

impl Words {
    /// The word for a failure in an exchange format, for results without reasons.
    #[must_use]
    pub fn outcome_word(&self, language: Language, word: &str) -> String {
        let id = match word {
            "bounce" => "outcome-word-bounce",
            "no convoy" | "disrupted" => "outcome-word-no-convoy",
            "cut" => "outcome-word-cut",
            "void" => "outcome-word-void",
            "dislodged" => "outcome-word-dislodged",
            "disband" => "outcome-word-disband",
            other => return other.to_owned(),
        };
        self.plain(language, id)
    }
}

/// Whether a line is shown as failed: its order failed, or its unit was dislodged.
#[must_use]
pub fn failed(line: &ResultLine) -> bool {
    line.outcome != Outcome::Succeeds || (line.fate.is_dislodged() && matches!(line.order, WrittenOrder::Hold { .. }))
}

/// `text` underlined with a combining mark after each character, so that the line survives copying.
#[must_use]
pub fn underlined(text: &str) -> String {
    text.chars().flat_map(|c| [c, '\u{332}']).collect()
}

const fn void_id(reason: VoidReason) -> &'static str {
    match reason {
        VoidReason::Unreadable => "void-unreadable",
        VoidReason::NoSuchUnit | VoidReason::NotDislodged => "void-no-such-unit",
        VoidReason::WrongUnitKind => "void-wrong-unit-kind",
        VoidReason::WrongNationality => "void-wrong-nationality",
        VoidReason::WrongCoast => "void-wrong-coast",
        VoidReason::NotAdjacent => "void-not-adjacent",
        VoidReason::OffEveryPath => "void-off-every-path",
        VoidReason::NoConvoyPath => "void-no-route",
        VoidReason::WrongTerrain | VoidReason::FleetByConvoy | VoidReason::CannotConvoy | VoidReason::NotAnArmy => {
            "void-wrong-terrain"
        }
        VoidReason::MissingCoast => "void-missing-coast",
        VoidReason::ImpossibleCoast => "void-impossible-coast",
        VoidReason::OutOfSupport | VoidReason::SupportedCannot | VoidReason::SupportsItself => {
            "void-unreachable-support"
        }
        VoidReason::MismatchedSupport => "void-mismatched-support",
        VoidReason::MismatchedConvoy => "void-mismatched-convoy",
        VoidReason::Duplicate => "void-duplicate",
        VoidReason::Disorder => "void-disorder",
        VoidReason::Closed => "void-closed",
        VoidReason::IllegalRetreat => "void-illegal-retreat",
        VoidReason::NoFreeSite | VoidReason::Occupied | VoidReason::NotHome | VoidReason::NotOwned => {
            "void-no-free-site"
        }
        VoidReason::NoOwnCentre => "void-not-yours",
        VoidReason::TooMany | VoidReason::NothingToBuild | VoidReason::NothingToRemove => "void-too-many",
    }
}
