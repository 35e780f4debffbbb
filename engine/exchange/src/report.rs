//! Reports as they are stored: with ids instead of a map's numbers, and with the version of the engine that made them.
//!
//! A stored report is read back as it was made, whatever later versions would decide. A report of a newer version is
//! read if everything in it is known here; otherwise the error says which version wrote it, and the stored form stays
//! as it is.

mod data;
mod ids;
mod misfit;

use dragoman_engine::{
    self as engine, AdjustmentOrder, AdjustmentReport, Dislodged, MovementOrder, MovementParts, MovementReport, Phase,
    Province, Report, Resolved, ResolvedAdjustment, Retreat, RetreatOrder, RetreatReport, Unit, VERSION, WrittenOrder,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use self::data::StoredVoid;
use self::data::{Driven, Line, Movement, Resolution, Whole};
pub use self::ids::Ids;
pub use self::misfit::Misfit;

/// A report as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredReport {
    /// The version of the engine that made it.
    pub engine: String,
    /// The results of the phase, decoded when they are needed.
    report: Value,
}

/// A stored report that can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("version {engine} of the engine wrote this report, and version {VERSION} can't read it: {why}")]
pub struct UnreadableReport {
    /// The version of the engine that wrote it.
    pub engine: String,
    /// What doesn't fit.
    pub why: Misfit,
}

impl StoredReport {
    /// A report of `phase`, made by this version.
    pub fn write(phase: &Phase, report: &Report) -> StoredReport {
        // Its keys are words and its values texts and small numbers, all of which JSON can represent.
        let report = serde_json::to_value(whole(phase, report)).unwrap_or_default();
        StoredReport { engine: VERSION.to_owned(), report }
    }

    /// The report, of `phase`.
    ///
    /// # Errors
    /// If a newer version wrote it in words that this one doesn't know, or it isn't about this phase.
    pub fn read(&self, phase: &Phase) -> Result<Report, UnreadableReport> {
        let whole = Whole::deserialize(&self.report).map_err(|error| Misfit::Shape(error.to_string()));
        whole.and_then(|whole| read(phase, &whole)).map_err(|why| UnreadableReport { engine: self.engine.clone(), why })
    }
}

fn whole(phase: &Phase, report: &Report) -> Whole {
    let position = phase.position();
    let (ids, units) = (Ids(position.map), &position.units);
    match report {
        Report::Movement(report) => {
            let parts = report.parts();
            let line = |(at, resolved): &(Province, Resolved<MovementOrder>)| {
                let order = resolved.order.written(units, *at)?;
                let (fails, void) = ids.outcome_data(resolved.outcome);
                let path = parts.convoyed.iter().find(|(army, _)| army == at);
                Some(Line {
                    order: ids.order_text(&order),
                    fails,
                    void,
                    fate: ids.fate_data(resolved.fate),
                    convoy: path.map(|(_, fleets)| fleets.iter().map(|&fleet| ids.id(fleet)).collect()),
                })
            };
            let driven = |it: &Dislodged| Driven {
                from: ids.id(position.map.province_of(it.unit.location)),
                retreats: it.retreats.iter().map(|to| position.map.location_id(to).to_owned()).collect(),
            };
            Whole::Movement(Movement {
                units: parts.resolved.iter().filter_map(line).collect(),
                supporting: ids.ids(parts.supporting),
                contested: ids.ids(parts.contested),
                dislodged: parts.dislodged.iter().map(driven).collect(),
                contests_attackers_origin: parts.contests_attackers_origin,
            })
        }
        Report::Retreat(report) => {
            let dislodged = |from| match phase {
                Phase::Retreat(retreat) => retreat.dislodged_from(from),
                Phase::Movement(_) | Phase::Adjustment(_) | Phase::Over(_) => None,
            };
            let line = |(from, resolved): (Province, &Resolved<RetreatOrder>)| {
                let order = resolved.order.written(dislodged(from)?.unit);
                let (fails, void) = ids.outcome_data(resolved.outcome);
                Some(Line {
                    order: ids.order_text(&order),
                    fails,
                    void,
                    fate: ids.fate_data(resolved.fate),
                    convoy: None,
                })
            };
            Whole::Retreat(report.iter().filter_map(line).collect())
        }
        Report::Adjustment(report) => {
            let line = |resolved: &ResolvedAdjustment| {
                let (fails, void) = ids.outcome_data(resolved.outcome);
                Resolution {
                    power: position.map.power_id(resolved.power).to_owned(),
                    order: ids.order_text(&resolved.order.written(units)),
                    fails,
                    void,
                    // The unit is named by the order, or there is none of that power.
                    no_unit: resolved.unit.is_none() && resolved.order != AdjustmentOrder::Waive,
                    by_rule: resolved.by_rule,
                }
            };
            Whole::Adjustment(report.iter().map(line).collect())
        }
    }
}

fn read(phase: &Phase, whole: &Whole) -> Result<Report, Misfit> {
    match (phase, whole) {
        (Phase::Movement(movement), Whole::Movement(data)) => {
            Ok(Report::Movement(MovementReport::of(movement, &movement_parts(movement, data)?)?))
        }
        (Phase::Retreat(retreat), Whole::Retreat(lines)) => {
            let lines = lines.iter().map(|line| retreat_line(retreat, line)).collect::<Result<Vec<_>, _>>()?;
            Ok(Report::Retreat(RetreatReport::of(retreat, lines)?))
        }
        (Phase::Adjustment(winter), Whole::Adjustment(lines)) => {
            let lines = lines.iter().map(|line| resolution(winter, line)).collect::<Result<Vec<_>, _>>()?;
            Ok(Report::Adjustment(AdjustmentReport::of(winter, lines)?))
        }
        (Phase::Movement(_) | Phase::Retreat(_) | Phase::Adjustment(_) | Phase::Over(_), _) => Err(Misfit::OtherPhase),
    }
}

fn other_order(line: &str) -> Misfit {
    Misfit::OtherOrder(line.to_owned())
}

/// The unit that an order begins with, if it is `unit`: its letter, and the coast on which it stands.
fn orders(order: &WrittenOrder, unit: Option<Unit>) -> bool {
    let named = order.unit().map(|named| (named.kind, named.at));
    named.is_some() && named == unit.map(|unit| (Some(unit.kind), unit.location))
}

fn movement_parts(movement: &engine::Movement, data: &Movement) -> Result<MovementParts, Misfit> {
    let position = movement.position();
    let (map, ids) = (position.map, Ids(position.map));
    let mut parts = MovementParts {
        supporting: ids.provinces(&data.supporting)?,
        contests_attackers_origin: data.contests_attackers_origin,
        contested: ids.provinces(&data.contested)?,
        ..MovementParts::default()
    };
    for line in &data.units {
        let written = ids.order(&line.order)?;
        let at = written.unit().map(|unit| map.province_of(unit.at)).ok_or_else(|| other_order(&line.order))?;
        let order = written.movement(map).filter(|_| orders(&written, position.units.at(at)));
        let order = order.ok_or_else(|| other_order(&line.order))?;
        let outcome = ids.outcome(line.fails.as_ref(), line.void.as_ref())?;
        parts.resolved.push((at, Resolved { order, outcome, fate: ids.fate(line.fate.as_ref())? }));
        if let Some(fleets) = &line.convoy {
            let fleets = fleets.iter().map(|fleet| ids.province(fleet)).collect::<Result<_, _>>()?;
            parts.convoyed.push((at, fleets));
        }
    }
    for driven in &data.dislodged {
        let unknown = || Misfit::Unknown(driven.from.clone());
        let unit = position.units.at(ids.province(&driven.from)?).ok_or_else(unknown)?;
        let retreats = driven.retreats.iter().map(|to| ids.location(to)).collect::<Result<_, _>>()?;
        parts.dislodged.push(Dislodged { unit, retreats });
    }
    Ok(parts)
}

fn retreat_line(retreat: &Retreat, line: &Line) -> Result<(Province, Resolved<RetreatOrder>), Misfit> {
    let map = retreat.position().map;
    let ids = Ids(map);
    let written = ids.order(&line.order)?;
    let from = written.unit().map(|unit| map.province_of(unit.at)).ok_or_else(|| other_order(&line.order))?;
    let unit = retreat.dislodged_from(from).map(|it| it.unit);
    let order = written.retreat().filter(|_| orders(&written, unit) && line.convoy.is_none());
    let order = order.ok_or_else(|| other_order(&line.order))?;
    let outcome = ids.outcome(line.fails.as_ref(), line.void.as_ref())?;
    Ok((from, Resolved { order, outcome, fate: ids.fate(line.fate.as_ref())? }))
}

fn resolution(winter: &engine::Adjustment, line: &Resolution) -> Result<ResolvedAdjustment, Misfit> {
    let position = winter.position();
    let ids = Ids(position.map);
    let power = ids.power(&line.power)?;
    let written = ids.order(&line.order)?;
    let order = written.adjustment(position.map).ok_or_else(|| other_order(&line.order))?;
    let unit = match order {
        _ if line.no_unit => None,
        AdjustmentOrder::Build { kind, at } => Some(Unit { power, kind, location: at }),
        AdjustmentOrder::Remove { unit } => position.units.at(unit),
        AdjustmentOrder::Waive => None,
    };
    let outcome = ids.outcome(line.fails.as_ref(), line.void.as_ref())?;
    Ok(ResolvedAdjustment { power, order, outcome, unit, by_rule: line.by_rule })
}
