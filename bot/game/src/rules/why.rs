//! Explains the outcome of an order, from its phase's report; and what would have changed it, which is found by
//! adjudicating other orders.

use dragoman_engine::{Failure, Fate, MovementOrder, Outcome, PhaseKind, Report, VoidReason, WrittenOrder};
use dragoman_l10n::{Language, Notation, ResultLine, Results, Style, Words, lines};
use dragoman_reading::fold::letters_of;

use super::adjudicate::{decided, phase_and_report};
use super::ids::{power_id, province_in};
use super::legal::legal_orders;
use super::setup::map;
use super::write::unit as write_unit;
use crate::model::{OrderText, PhaseRecord, PowerId, Settings, UnitText};
use crate::rule_topic::RuleTopic;

/// What the reader's own units could have done for an order that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// None of them could have supported it.
    NobodyNear,
    /// Any one of these would have been enough.
    Enough(Vec<UnitText>),
    /// These together would have been enough, and none of them alone.
    Together(Vec<UnitText>),
    /// Not even all of these would have been enough.
    TooWeak(Vec<UnitText>),
}

/// An order of an earlier phase in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    /// The order with full names.
    pub order: String,
    /// Whose order it is.
    pub power: PowerId,
    /// Whether it was carried out.
    pub succeeded: bool,
    /// The rule that decided it, if it failed or its unit was dislodged.
    pub rule: Option<RuleTopic>,
    /// The reason of a failure, or the fate of its unit.
    pub reason: Option<String>,
    /// The strength of a move that was carried out, and the strength against it.
    pub strengths: Option<(u8, u8)>,
    /// The fleets that convoyed it, in the order of travel; empty without a convoy.
    pub carried_by: Vec<String>,
    /// The supports that it was given, each as its order with its outcome.
    pub supports: Vec<String>,
}

/// The province in an order or unit of the exchange format: `A STP/SC - MOS` is of `STP`.
pub fn province_of(text: &str) -> &str {
    province_in(text.split_whitespace().nth(1).unwrap_or_default())
}

/// The unit that an order is for: `A BUD`.
pub fn ordered_unit(order: &OrderText) -> UnitText {
    order.split_whitespace().take(2).collect::<Vec<_>>().join(" ").into()
}

/// Whether one of `orders` is for the unit.
pub fn was_ordered(unit: &UnitText, orders: &[OrderText]) -> bool {
    orders.iter().any(|order| ordered_unit(order) == *unit)
}

/// The units of a phase that had, or could have had, an order: `A BUD`; in adjustments those that were built or
/// removed.
pub fn units(record: &PhaseRecord) -> Vec<(PowerId, UnitText)> {
    let owned = |power: &PowerId, units: Vec<UnitText>| units.into_iter().map(|unit| (power.clone(), unit)).collect();
    let of = |power: &PowerId| -> Vec<(PowerId, UnitText)> {
        let units = match record.before.phase.kind() {
            Some(PhaseKind::Movement) => record.before.units.get(power).cloned().unwrap_or_default(),
            Some(PhaseKind::Retreat) => {
                record.before.dislodged.get(power).map(|units| units.keys().cloned().collect()).unwrap_or_default()
            }
            Some(PhaseKind::Adjustment) | None => record
                .orders
                .get(power)
                .into_iter()
                .flatten()
                .filter(|order| *order != "WAIVE")
                .map(ordered_unit)
                .collect(),
        };
        owned(power, units)
    };
    let mut powers: Vec<&PowerId> =
        record.before.units.keys().chain(record.before.dislodged.keys()).chain(record.orders.keys()).collect();
    powers.sort();
    powers.dedup();
    powers.into_iter().flat_map(of).collect()
}

/// The unit among `units` that `typed` means: with its letter or without, abbreviated or in full, in any language.
pub fn find_unit(words: &Words, variant: &str, units: &[(PowerId, UnitText)], typed: &str) -> Option<UnitText> {
    let wanted = letters_of(typed);
    let forms = |unit: &UnitText| -> Vec<String> {
        let (letter, place) = unit.split_once(' ').unwrap_or(("", unit));
        let province = province_of(unit);
        let mut forms = vec![unit.to_string(), place.to_owned(), province.to_owned(), format!("{letter} {province}")];
        for language in words.languages() {
            let written = write_unit(words, language, variant, unit);
            let kind = written.split(' ').next().unwrap_or_default().to_owned();
            let names = [words.province(language, variant, province), words.province_abbr(language, variant, province)];
            for name in names {
                forms.push(format!("{kind} {name}"));
                forms.push(name);
            }
            forms.push(written);
        }
        forms
    };
    units.iter().map(|(_, unit)| unit).find(|unit| forms(unit).iter().any(|form| letters_of(form) == wanted)).cloned()
}

/// The line of `unit` among `all` of a phase.
fn line_of(settings: &Settings, all: &[ResultLine], unit: &UnitText) -> Option<ResultLine> {
    let province = map(&settings.variant).province(province_of(unit))?;
    all.iter().find(|line| line.province == Some(province)).copied()
}

/// The rule that decided what became of an order that failed, or of its unit.
fn rule(line: &ResultLine) -> Option<RuleTopic> {
    Some(match line.outcome {
        Outcome::Succeeds if line.fate.is_dislodged() => RuleTopic::Standoff,
        Outcome::Succeeds => return None,
        Outcome::Fails(failure) => match failure {
            Failure::Standoff { .. } | Failure::HeldOff { .. } => RuleTopic::Standoff,
            Failure::HeadToHead { .. } => RuleTopic::HeadToHead,
            Failure::OwnUnitInTheWay { .. } => RuleTopic::OwnUnits,
            Failure::SupportCut { .. } | Failure::Dislodged { .. } => RuleTopic::SupportCut,
            Failure::NoConvoyPath { .. } => RuleTopic::Convoy,
            Failure::Paradox => RuleTopic::Paradox,
            Failure::RetreatCollision { .. } => RuleTopic::Retreat,
        },
        Outcome::Void(void) => match void.reason {
            VoidReason::NoConvoyPath
            | VoidReason::FleetByConvoy
            | VoidReason::CannotConvoy
            | VoidReason::OffEveryPath
            | VoidReason::MismatchedConvoy => RuleTopic::Convoy,
            VoidReason::WrongCoast | VoidReason::MissingCoast | VoidReason::ImpossibleCoast => RuleTopic::Coast,
            VoidReason::Duplicate => RuleTopic::SeveralOrders,
            VoidReason::Disorder => RuleTopic::Disorder,
            VoidReason::IllegalRetreat | VoidReason::NotDislodged => RuleTopic::Retreat,
            VoidReason::NoFreeSite | VoidReason::Occupied => RuleTopic::Build,
            _ => return None,
        },
    })
}

/// Explains the order of `unit` in an earlier phase.
pub fn explain(
    words: &Words,
    language: Language,
    settings: &Settings,
    record: &PhaseRecord,
    unit: &UnitText,
) -> Option<Explained> {
    let (phase, report) = phase_and_report(settings, record)?;
    let all = lines(&phase, &report);
    let line = line_of(settings, &all, unit)?;
    let position = phase.position();
    let writer = Results::new(words, language, Style::Sign, position.map, &position.units).of(&phase);
    let at = line.province?;
    let helps = |other: &&ResultLine| match other.order {
        WrittenOrder::SupportHold { supported, .. } | WrittenOrder::SupportMove { supported, .. } => {
            position.map.province_of(supported.at) == at
        }
        _ => false,
    };
    Some(Explained {
        order: words.order(language, position.map, Notation::Names, &line.order),
        power: power_id(position.map, line.power),
        succeeded: matches!(line.outcome, Outcome::Succeeds),
        rule: rule(&line),
        reason: writer.reason(&line),
        strengths: match (line.order, line.fate) {
            (WrittenOrder::Move { .. }, Fate::Moves { attack, against, .. }) => Some((attack, against)),
            _ => None,
        },
        carried_by: writer.carried_by(&line),
        supports: all.iter().filter(helps).map(|other| writer.line_in_full(other)).collect(),
    })
}

/// The support by units of `own` that would have saved the order of `unit`; `None` if it needed none, or support
/// wouldn't have helped. Only what happened and what the reader's own units could have done is considered.
pub fn remedy(settings: &Settings, record: &PhaseRecord, own: &[PowerId], unit: &UnitText) -> Option<Remedy> {
    let (phase, report) = phase_and_report(settings, record)?;
    let line = line_of(settings, &lines(&phase, &report), unit)?;
    let map = map(&settings.variant);
    let moves = match (line.order, line.outcome) {
        (
            WrittenOrder::Move { to, .. },
            Outcome::Fails(Failure::Standoff { .. } | Failure::HeldOff { .. } | Failure::HeadToHead { .. }),
        ) => Some(map.province_of(to)),
        (WrittenOrder::Move { .. }, _) => return None,
        _ if line.fate.is_dislodged() => None,
        _ => return None,
    };
    let target = |order: &WrittenOrder| match (order, moves) {
        (WrittenOrder::SupportMove { supported, to, .. }, Some(goal)) => {
            Some(map.province_of(supported.at)) == line.province && map.province_of(*to) == goal
        }
        (WrittenOrder::SupportHold { supported, .. }, None) => Some(map.province_of(supported.at)) == line.province,
        _ => false,
    };
    let helps = |text: &OrderText| WrittenOrder::read(map, text).is_ok_and(|order| target(&order));
    // This engine may say what would have happened only if it agrees with the report on what did happen.
    let Some(Report::Movement(now)) = decided(settings, &record.before, &record.orders) else { return None };
    now.resolved(line.province?).filter(|now| (now.outcome, now.fate) == (line.outcome, line.fate))?;
    // One support for each unit that could have given it and didn't.
    let mut able: Vec<(PowerId, UnitText, OrderText)> = Vec::new();
    for power in own {
        let given = record.orders.get(power).into_iter().flatten();
        let gave: Vec<&str> = given.filter(|order| helps(order)).map(|order| province_of(order)).collect();
        for orders in legal_orders(settings, &record.before, power) {
            let Some(order) = orders.into_iter().find(helps) else { continue };
            if !gave.contains(&province_of(&order)) {
                able.push((power.clone(), ordered_unit(&order), order));
            }
        }
    }
    let saved = |helpers: &[&(PowerId, UnitText, OrderText)]| -> bool {
        let mut changed = record.orders.clone();
        for (power, unit, order) in helpers {
            let orders = changed.entry(power.clone()).or_default();
            orders.retain(|other| province_of(other) != province_of(unit));
            orders.push(order.clone());
        }
        let Some(Report::Movement(after)) = decided(settings, &record.before, &changed) else { return false };
        let Some(resolved) = line.province.and_then(|at| after.resolved(at).copied()) else { return false };
        match resolved.order {
            MovementOrder::Move { .. } => matches!(resolved.fate, Fate::Moves { .. }),
            _ => !resolved.fate.is_dislodged(),
        }
    };
    let names = |helpers: &[&(PowerId, UnitText, OrderText)]| helpers.iter().map(|(_, unit, _)| unit.clone()).collect();
    let every: Vec<_> = able.iter().collect();
    if every.is_empty() {
        return Some(Remedy::NobodyNear);
    }
    let alone: Vec<_> = every.iter().copied().filter(|helper| saved(&[helper])).collect();
    if !alone.is_empty() {
        return Some(Remedy::Enough(names(&alone)));
    }
    let pairs = every.iter().enumerate().flat_map(|(at, one)| every[at + 1..].iter().map(move |other| [*one, *other]));
    if let Some(pair) = pairs.into_iter().find(|pair| saved(pair)) {
        return Some(Remedy::Together(names(&pair)));
    }
    if every.len() > 2 && saved(&every) {
        return Some(Remedy::Together(names(&every)));
    }
    Some(Remedy::TooWeak(names(&every)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::model::Position;

    fn owned<T: for<'a> From<&'a str>>(listed: &[(&str, &[&str])]) -> BTreeMap<PowerId, Vec<T>> {
        let texts = |texts: &[&str]| texts.iter().map(|text| T::from(text)).collect();
        listed.iter().map(|(power, listed)| ((*power).into(), texts(listed))).collect()
    }

    fn played(units: &[(&str, &[&str])], orders: &[(&str, &[&str])]) -> (Settings, PhaseRecord) {
        let settings = crate::rules::tests::settings("classic");
        let before = Position { phase: "S1901M".into(), units: owned(units), ..Position::default() };
        let record = crate::rules::adjudicate(&settings, &before, &owned(orders));
        (settings, record)
    }

    const SPRING: [(&str, &[&str]); 2] = [("AUSTRIA", &["A VIE", "A BUD", "F TRI"]), ("RUSSIA", &["A WAR", "F SEV"])];

    #[test]
    fn marco_learns_that_budapest_would_have_been_enough() {
        let orders: [(&str, &[&str]); 2] = [("AUSTRIA", &["A VIE - GAL", "A BUD - SER"]), ("RUSSIA", &["A WAR - GAL"])];
        let (settings, record) = played(&SPRING, &orders);
        let own = |power: &str| vec![power.into()];
        assert_eq!(
            remedy(&settings, &record, &own("AUSTRIA"), &"A VIE".into()),
            Some(Remedy::Enough(vec!["A BUD".into()]))
        );
        assert_eq!(remedy(&settings, &record, &own("RUSSIA"), &"A WAR".into()), Some(Remedy::NobodyNear));
        assert_eq!(remedy(&settings, &record, &own("AUSTRIA"), &"A BUD".into()), None, "it was carried out");
        let words = dragoman_locales::words().unwrap();
        let said = explain(&words, Language::of(*b"it"), &settings, &record, &"A VIE".into()).unwrap();
        assert_eq!(said.order, "A Vienna → Galizia");
        assert!(!said.succeeded && said.reason.unwrap().contains("1"));
    }

    #[test]
    fn the_effect_of_each_support_and_the_convoy_path_are_shown() {
        let units: [(&str, &[&str]); 2] =
            [("ENGLAND", &["A NWY", "F SKA", "A FIN"]), ("FRANCE", &["A PAR", "A PIC", "A BUR", "A GAS"])];
        let orders: [(&str, &[&str]); 2] = [
            ("ENGLAND", &["A NWY - SWE", "F SKA C A NWY - SWE", "A FIN S A NWY - SWE"]),
            ("FRANCE", &["A PAR - BUR", "A GAS S A PAR - BUR", "A PIC H"]),
        ];
        let (settings, record) = played(&units, &orders);
        let words = dragoman_locales::words().unwrap();
        let army = explain(&words, Language::EN, &settings, &record, &"A NWY".into()).unwrap();
        assert_eq!(army.carried_by, ["F SKA"], "though it could have walked");
        assert_eq!(army.supports, ["A Fin S A Nwy - Swe ✓ · not needed: the supported unit met no opposition"]);
        let own = explain(&words, Language::EN, &settings, &record, &"A PAR".into()).unwrap();
        assert_eq!(
            own.supports,
            ["A Gas S A Par - Bur ✓ · doesn't count against A Bur: you can't help dislodge your own unit"]
        );
    }

    #[test]
    fn what_others_could_have_done_is_never_shown() {
        let units: [(&str, &[&str]); 3] =
            [("ITALY", &["A VEN"]), ("AUSTRIA", &["A TRI", "A TYR"]), ("GERMANY", &["A MUN"])];
        let orders: [(&str, &[&str]); 2] = [("ITALY", &["A VEN - TYR"]), ("AUSTRIA", &["A TRI H"])];
        let (settings, record) = played(&units, &orders);
        let told = remedy(&settings, &record, &["ITALY".into()], &"A VEN".into());
        assert_eq!(told, Some(Remedy::NobodyNear), "Munich could have helped, and isn't Italy's");
    }

    #[test]
    fn two_supports_are_found_where_one_isnt_enough() {
        let units: [(&str, &[&str]); 2] =
            [("GERMANY", &["A MUN", "A RUH", "A KIE"]), ("FRANCE", &["A BUR", "A PAR", "A BEL", "A GAS"])];
        let orders: [(&str, &[&str]); 2] =
            [("FRANCE", &["A PAR - BUR", "A BUR - MUN"]), ("GERMANY", &["A RUH S A MUN", "A KIE S A MUN"])];
        let (settings, record) = played(&units, &orders);
        let told = remedy(&settings, &record, &["FRANCE".into()], &"A BUR".into());
        assert_eq!(told, Some(Remedy::NobodyNear), "no other French unit reaches Munich");
        let orders: [(&str, &[&str]); 2] =
            [("GERMANY", &["A MUN - BUR"]), ("FRANCE", &["A PAR S A BUR", "A GAS S A BUR"])];
        let (settings, record) = played(&units, &orders);
        let told = remedy(&settings, &record, &["GERMANY".into()], &"A MUN".into());
        assert_eq!(told, Some(Remedy::TooWeak(vec!["A RUH".into()])));
    }

    #[test]
    fn units_are_found_as_people_name_them() {
        let orders: [(&str, &[&str]); 1] = [("AUSTRIA", &["A VIE - GAL"])];
        let (_, record) = played(&SPRING, &orders);
        let words = dragoman_locales::words().unwrap();
        let units = units(&record);
        for typed in ["A VIE", "a vie", "Vienna", "Wiedeń", "wenen", "A Wie"] {
            assert_eq!(find_unit(&words, "classic", &units, typed).as_deref(), Some("A VIE"), "{typed}");
        }
        assert_eq!(find_unit(&words, "classic", &units, "A PAR"), None);
    }
}
