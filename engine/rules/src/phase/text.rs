//! A phase as one line of text, and the orders given in it as another.
//!
//! A phase has six fields between spaces, in the manner of chess's FEN; what is empty is `-`:
//!
//! ```text
//! classic S1901R AUSTRIA:ABUD,FALB;ITALY:ATRI AUSTRIA:BUD,VIE;ITALY:TRI AUSTRIA:AVIE>BOH>TYR end:F1910:centres
//! variant  phase  units by power               centres by power         dislodged, and where to  options
//! ```
//!
//! Options are separated by commas: a set-up by its name (`players-6`, `players-2:allies`), `absent:ITALY+FRANCE`,
//! `end:F1910:centres` or `:units`, `wins:20`. Of a game that is over the phase is the bare turn (`F1910`), and a
//! seventh field says how: `solo:FRANCE`, `dated:`, `draw:ENGLAND+TURKEY`, `concession:`.
//!
//! Orders are those of the exchange format, separated by `; `, in the order in which they were given (of a movement
//! phase, where that means nothing, in the order of the map); in an adjustment phase each begins with its power: `A TRI
//! - VEN; F ALB S A TRI - VEN`, `FRANCE A PAR B; FRANCE WAIVE`.

use std::fmt::{self, Display};

use crate::centres::Centres;
use crate::game::PhaseOrders;
use crate::game_options::{Count, DatedEnd, GameOptions, Setup, Side};
use crate::location::LocationSet;
use crate::map::Map;
use crate::order::{AdjustmentOrders, Orders, RetreatOrder, UnitOrder, UnreadableOrder, WrittenOrder};
use crate::phase::{Adjustment, Dislodged, Ending, EndingKind, Movement, Phase, Retreat};
use crate::position::{Position, PositionError};
use crate::power::{Power, PowerSet};
use crate::province::Province;
use crate::turn::{PhaseCode, PhaseKind, Season, Turn};
use crate::unit::{Misplaced, Unit, UnitKind, Units};

/// Why a text isn't a phase.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UnreadablePhase {
    /// A phase has six fields, or seven if the game is over.
    #[error("a phase has six fields, or seven if the game is over; this text has {0}")]
    Fields(usize),
    /// No map of that variant is known.
    #[error("there is no map `{0}`")]
    Variant(String),
    /// No phase such as `S1901M`.
    #[error("`{0}` is not a phase such as S1901M, F1901R or W1901A")]
    Code(String),
    /// A part of a field that can't be read.
    #[error("`{0}` cannot be read")]
    Piece(String),
    /// A unit that can't stand where it is said to.
    #[error("`{unit}`: {why}")]
    Unit {
        /// The unit.
        unit: String,
        /// Why not.
        why: Misplaced,
    },
    /// The content is inconsistent.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Why a text isn't a list of orders for a phase.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UnreadableOrders {
    /// One of them isn't an order.
    #[error("`{order}`: {why}")]
    Order {
        /// The order.
        order: String,
        /// What doesn't fit.
        why: UnreadableOrder,
    },
    /// It belongs to another kind of phase, or names no power in winter.
    #[error("`{0}` does not belong to this phase")]
    OtherPhase(String),
}

const ENDINGS: [(&str, EndingKind); 4] = [
    ("solo", EndingKind::Solo),
    ("dated", EndingKind::Dated),
    ("draw", EndingKind::Draw),
    ("concession", EndingKind::Concession),
];

/// `-` for what has nothing in it.
fn or_nothing(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

fn ids(map: &Map, powers: PowerSet) -> String {
    powers.iter().map(|power| map.power_id(power)).collect::<Vec<_>>().join("+")
}

/// `AUSTRIA:…,…;ITALY:…`, without the powers that have nothing.
fn by_power(map: &Map, of: impl Fn(Power) -> Vec<String>) -> String {
    let powers = map.powers().map(|power| (power, of(power))).filter(|(_, items)| !items.is_empty());
    or_nothing(
        powers
            .map(|(power, items)| format!("{}:{}", map.power_id(power), items.join(",")))
            .collect::<Vec<_>>()
            .join(";"),
    )
}

fn compact(map: &Map, unit: Unit) -> String {
    format!("{}{}", unit.kind.letter(), map.location_id(unit.location))
}

fn options(map: &Map, options: &GameOptions) -> String {
    let mut parts = Vec::new();
    match options.setup {
        Setup::Full => {}
        Setup::Players2 { coin: Some(side) } => parts.push(format!("{}:{}", options.setup.name(), side.name())),
        setup => parts.push(setup.name().to_owned()),
    }
    if !options.disorder.is_empty() {
        parts.push(format!("absent:{}", ids(map, options.disorder)));
    }
    if let Some(DatedEnd { after, by }) = options.end {
        let by = if by == Count::Centres { "centres" } else { "units" };
        parts.push(format!("end:{after}:{by}"));
    }
    if let Some(wins) = options.wins {
        parts.push(format!("wins:{wins}"));
    }
    or_nothing(parts.join(","))
}

impl Phase {
    /// This phase as a line of text, to be displayed; [`Phase::read`] reads it.
    ///
    /// ```
    /// use dragoman_engine::{Game, GameOptions, Map, Phase, Rulebook};
    ///
    /// let game = Game::start(Map::classic(), Rulebook::default(), GameOptions::default())?;
    /// let text = game.phase().text().to_string();
    /// assert!(text.starts_with("classic S1901M AUSTRIA:ABUD,FTRI,AVIE;ENGLAND:FEDI,FLON,ALVP;"));
    /// assert_eq!(Phase::read(&text, Map::of_variant)?, *game.phase());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn text(&self) -> impl Display + '_ {
        PhaseText(self)
    }

    /// Reads a line of text; `find` knows the maps by their variants ([`Map::of_variant`] the built-in ones).
    ///
    /// # Errors
    /// The first thing that can't be read, or everything that is inconsistent.
    pub fn read(text: &str, find: impl Fn(&str) -> Option<&'static Map>) -> Result<Phase, UnreadablePhase> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let (fields, ending) = match fields.split_first_chunk::<6>() {
            Some((fields, [])) => (fields, None),
            Some((fields, [ending])) => (fields, Some(*ending)),
            _ => return Err(UnreadablePhase::Fields(fields.len())),
        };
        let [variant, code, units, centres, dislodged, options] = *fields;
        let map = find(variant).ok_or_else(|| UnreadablePhase::Variant(variant.to_owned()))?;
        let reader = Reader { map };
        let bad_code = || UnreadablePhase::Code(code.to_owned());
        let phase = PhaseCode::read(code);
        let turn = match (phase, ending) {
            (Some(code), None) => code.turn,
            (None, Some(_)) => Turn::read(code).ok_or_else(bad_code)?,
            _ => return Err(bad_code()),
        };
        let (units, centres, options) = (reader.units(units)?, reader.centres(centres)?, reader.options(options)?);
        let position = Position { map, turn, units, centres, options };
        let dislodged = reader.dislodged(dislodged)?;
        Ok(match phase.map(|code| code.kind) {
            Some(PhaseKind::Movement) => Phase::Movement(Movement::new(position)?),
            Some(PhaseKind::Adjustment) => Phase::Adjustment(Adjustment::new(position)?),
            Some(PhaseKind::Retreat) => Phase::Retreat(Retreat::described(position, dislodged)?),
            None => {
                let (kind, winners) = reader.ending(ending.unwrap_or_default())?;
                Phase::Over(Ending { position, winners, kind })
            }
        })
    }

    /// Orders of this phase as a line of text, to be displayed; those that are orders. [`Phase::read_orders`] reads it.
    pub fn orders_text<'a>(&'a self, orders: &'a PhaseOrders) -> impl Display + 'a {
        OrdersText { phase: self, orders }
    }

    /// Reads a line of orders for this phase. They are orders on the map, perhaps not in this position.
    ///
    /// # Errors
    /// The first one that isn't an order of such a phase.
    pub fn read_orders(&self, text: &str) -> Result<PhaseOrders, UnreadableOrders> {
        let map = self.position().map;
        let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
        let read = |part: &str, order: &str| {
            WrittenOrder::read(map, order).map_err(|why| UnreadableOrders::Order { order: part.to_owned(), why })
        };
        let other = |part: &str| UnreadableOrders::OtherPhase(part.to_owned());
        let place = |order: &WrittenOrder| order.unit().map(|unit| map.province_of(unit.at));
        Ok(match self {
            Phase::Movement(_) => {
                let mut orders = Orders::new();
                for part in parts {
                    let order = read(part, part)?;
                    let (Some(at), Some(order)) = (place(&order), order.movement(map)) else { return Err(other(part)) };
                    orders.give(at, order);
                }
                PhaseOrders::Movement(orders)
            }
            Phase::Retreat(_) => {
                let mut orders = Orders::new();
                for part in parts {
                    let order = read(part, part)?;
                    let (Some(at), Some(order)) = (place(&order), order.retreat()) else { return Err(other(part)) };
                    orders.give(at, order);
                }
                PhaseOrders::Retreat(orders)
            }
            Phase::Adjustment(_) | Phase::Over(_) => {
                let mut orders = AdjustmentOrders::new();
                for part in parts {
                    let (power, order) = part.split_once(' ').ok_or_else(|| other(part))?;
                    let power = map.power(power).ok_or_else(|| other(part))?;
                    orders.give(power, read(part, order)?.adjustment(map).ok_or_else(|| other(part))?);
                }
                PhaseOrders::Adjustment(orders)
            }
        })
    }
}

impl Position {
    /// This position as a line of text: that of the movement phase that begins with it, or in winter the adjustment.
    /// [`Position::read`] reads it.
    pub fn text(&self) -> String {
        let position = *self;
        let phase = match position.turn.season {
            Season::Winter => Phase::Adjustment(Adjustment { position }),
            Season::Spring | Season::Autumn => Phase::Movement(Movement { position }),
        };
        phase.text().to_string()
    }

    /// Reads the position of a phase's line of text, as [`Phase::read`] does.
    ///
    /// # Errors
    /// The first thing that can't be read, or everything that is inconsistent.
    pub fn read(text: &str, find: impl Fn(&str) -> Option<&'static Map>) -> Result<Position, UnreadablePhase> {
        Phase::read(text, find).map(|phase| *phase.position())
    }
}

struct PhaseText<'a>(&'a Phase);

impl Display for PhaseText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { map, turn, units, centres, options: agreed } = *self.0.position();
        let code = |kind| PhaseCode { turn, kind }.to_string();
        let mut dislodged = "-".to_owned();
        let phase = match self.0 {
            Phase::Movement(_) => code(PhaseKind::Movement),
            Phase::Adjustment(_) => code(PhaseKind::Adjustment),
            Phase::Retreat(retreat) => {
                dislodged = by_power(map, |power| {
                    let own = retreat.dislodged().filter(|(_, it)| it.unit.power == power);
                    let text = |it: Dislodged| {
                        let mut text = compact(map, it.unit);
                        it.retreats.iter().for_each(|to| text += &format!(">{}", map.location_id(to)));
                        text
                    };
                    own.map(|(_, it)| text(it)).collect()
                });
                code(PhaseKind::Retreat)
            }
            Phase::Over(_) => turn.to_string(),
        };
        let own = |power| units.of(power).iter().filter_map(|at| Some(compact(map, units.at(at)?))).collect();
        let owned = |power| centres.of(power).iter().map(|centre| map.id(centre).to_owned()).collect();
        let (units, centres) = (by_power(map, own), by_power(map, owned));
        write!(f, "{} {phase} {units} {centres} {dislodged} {}", map.variant(), options(map, &agreed))?;
        if let Phase::Over(ending) = self.0 {
            let kind = ENDINGS.iter().find(|(_, kind)| *kind == ending.kind).map_or("", |(name, _)| name);
            write!(f, " {kind}:{}", ids(map, ending.winners))?;
        }
        Ok(())
    }
}

struct OrdersText<'a> {
    phase: &'a Phase,
    orders: &'a PhaseOrders,
}

impl Display for OrdersText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { map, units, .. } = self.phase.position();
        let mut first = true;
        let mut next = |f: &mut fmt::Formatter<'_>| if std::mem::take(&mut first) { Ok(()) } else { f.write_str("; ") };
        match (self.orders, self.phase) {
            (PhaseOrders::Movement(orders), _) => {
                for order in in_sequence(orders, |at, order| order.written(units, at)) {
                    next(f)?;
                    order.text(map).fmt(f)?;
                }
            }
            (PhaseOrders::Retreat(orders), Phase::Retreat(retreat)) => {
                let written = |at, order: RetreatOrder| retreat.dislodged_from(at).map(|it| order.written(it.unit));
                for order in in_sequence(orders, written) {
                    next(f)?;
                    order.text(map).fmt(f)?;
                }
            }
            (PhaseOrders::Retreat(_), _) => {}
            (PhaseOrders::Adjustment(orders), _) => {
                for (power, order, _) in orders.given.iter().filter(|(.., lawful)| lawful.is_ok()) {
                    next(f)?;
                    write!(f, "{} {}", map.power_id(*power), order.written(units).text(map))?;
                }
            }
        }
        Ok(())
    }
}

/// The orders as they were given, one after the other.
fn in_sequence<O: UnitOrder>(
    orders: &Orders<O>,
    written: impl Fn(Province, O) -> Option<WrittenOrder>,
) -> impl Iterator<Item = WrittenOrder> {
    let mut all: Vec<(Province, O)> = orders.iter().collect();
    all.sort_by_key(|(at, _)| orders.sequence(*at));
    all.into_iter().filter_map(move |(at, order)| written(at, order)).collect::<Vec<_>>().into_iter()
}

/// Reads the fields of a phase on one map.
struct Reader {
    map: &'static Map,
}

type Read<T> = Result<T, UnreadablePhase>;

fn bad(piece: &str) -> UnreadablePhase {
    UnreadablePhase::Piece(piece.to_owned())
}

impl Reader {
    /// The items of each power.
    fn by_power<'t>(&self, field: &'t str) -> Read<Vec<(Power, &'t str)>> {
        let mut found = Vec::new();
        for group in field.split(';').filter(|group| *group != "-") {
            let (id, items) = group.split_once(':').ok_or_else(|| bad(group))?;
            let power = self.map.power(id).ok_or_else(|| bad(group))?;
            found.extend(items.split(',').map(|item| (power, item)));
        }
        Ok(found)
    }

    fn unit(&self, power: Power, text: &str) -> Read<Unit> {
        let kind = match text.chars().next() {
            Some('A') => UnitKind::Army,
            Some('F') => UnitKind::Fleet,
            _ => return Err(bad(text)),
        };
        let location = text.get(1..).and_then(|id| self.map.location(id)).ok_or_else(|| bad(text))?;
        Ok(Unit { power, kind, location })
    }

    fn units(&self, field: &str) -> Read<Units> {
        let mut units = Units::new();
        for (power, text) in self.by_power(field)? {
            let refuse = |why| UnreadablePhase::Unit { unit: text.to_owned(), why };
            units.place(self.map, self.unit(power, text)?).map_err(refuse)?;
        }
        Ok(units)
    }

    fn centres(&self, field: &str) -> Read<Centres> {
        let mut centres = Centres::new();
        for (power, id) in self.by_power(field)? {
            let centre = self.map.province(id).filter(|centre| centres.owner(*centre).is_none());
            centres.give(centre.ok_or_else(|| bad(id))?, power);
        }
        Ok(centres)
    }

    fn dislodged(&self, field: &str) -> Read<Vec<Dislodged>> {
        let mut found = Vec::new();
        for (power, text) in self.by_power(field)? {
            let mut pieces = text.split('>');
            let unit = self.unit(power, pieces.next().unwrap_or_default())?;
            let place = |id| self.map.location(id).ok_or_else(|| bad(text));
            let retreats = pieces.map(place).collect::<Read<LocationSet>>()?;
            found.push(Dislodged { unit, retreats });
        }
        Ok(found)
    }

    fn powers(&self, text: &str) -> Read<PowerSet> {
        text.split('+').filter(|id| !id.is_empty()).map(|id| self.map.power(id).ok_or_else(|| bad(id))).collect()
    }

    fn options(&self, field: &str) -> Read<GameOptions> {
        let mut options = GameOptions::default();
        for part in field.split(',').filter(|part| *part != "-") {
            let (name, value) = part.split_once(':').unwrap_or((part, ""));
            match name {
                "absent" => options.disorder = self.powers(value)?,
                "wins" => options.wins = Some(value.parse().map_err(|_| bad(part))?),
                "end" => {
                    let (after, by) = value.split_once(':').ok_or_else(|| bad(part))?;
                    let after = Turn::read(after).ok_or_else(|| bad(part))?;
                    let by = match by {
                        "centres" => Count::Centres,
                        "units" => Count::Units,
                        _ => return Err(bad(part)),
                    };
                    options.end = Some(DatedEnd { after, by });
                }
                setup => {
                    options.setup = Setup::of_name(setup).ok_or_else(|| bad(part))?;
                    if let (Setup::Players2 { coin }, false) = (&mut options.setup, value.is_empty()) {
                        let side = [Side::Allies, Side::Central].into_iter().find(|side| side.name() == value);
                        *coin = Some(side.ok_or_else(|| bad(part))?);
                    }
                }
            }
        }
        Ok(options)
    }

    fn ending(&self, field: &str) -> Read<(EndingKind, PowerSet)> {
        let (name, winners) = field.split_once(':').ok_or_else(|| bad(field))?;
        let (_, kind) = ENDINGS.iter().find(|(known, _)| *known == name).ok_or_else(|| bad(field))?;
        Ok((*kind, self.powers(winners)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        Phase::read(text, Map::of_variant).unwrap_err().to_string()
    }

    #[test]
    fn a_phase_is_read_and_written_alike() {
        for text in [
            "classic S1901M AUSTRIA:ABUD;RUSSIA:FSTP/SC AUSTRIA:BUD,VIE - -",
            "classic F1914R ITALY:ATRI - AUSTRIA:FTRI>ADR>ALB,AVIE>BOH players-2,absent:FRANCE+GERMANY",
            "classic W1915A - - - players-2:central,end:F1920:units,wins:20",
            "ancient-mediterranean F0010 ROME:FATH/EC - - - draw:CARTHAGE+ROME",
        ] {
            let phase = Phase::read(text, Map::of_variant).unwrap();
            assert_eq!(phase.text().to_string(), text);
        }
    }

    #[test]
    fn an_invalid_phase_is_refused_with_the_part() {
        assert_eq!(
            refused("classic S1901M - -"),
            "a phase has six fields, or seven if the game is over; this text has 4"
        );
        assert_eq!(refused("mars S1901M - - - -"), "there is no map `mars`");
        assert_eq!(refused("classic S1901X - - - -"), "`S1901X` is not a phase such as S1901M, F1901R or W1901A");
        assert_eq!(refused("classic S1901M ITALY:AROM,AROM - - -"), "`AROM`: another unit stands in that province");
        assert_eq!(refused("classic S1901M ITALY:XROM - - -"), "`XROM` cannot be read");
        assert_eq!(refused("classic S1901M - ITALY:GAL - -"), "GAL is not a supply centre");
        assert_eq!(refused("classic S1901R - - ITALY:AROM>ADR -"), "the unit from ROM cannot stand in ADR");
        assert_eq!(refused("classic S1901M - - - players-9"), "`players-9` cannot be read");
    }

    #[test]
    fn orders_are_read_and_written_alike() {
        let movement = "classic S1901M AUSTRIA:ABUD,FTRI,AVIE - - -";
        let winter = "classic W1901A AUSTRIA:ABUD AUSTRIA:BUD,VIE - -";
        for (phase, orders) in [
            (movement, "A BUD - GAL; F TRI - ALB; A VIE S A BUD - GAL"),
            ("classic S1901R - - AUSTRIA:FTRI>ADR>ALB,AVIE>BOH -", "A VIE D; F TRI R ADR"),
            (winter, "AUSTRIA A VIE B; AUSTRIA WAIVE"),
        ] {
            let phase = Phase::read(phase, Map::of_variant).unwrap();
            let read = phase.read_orders(orders).unwrap();
            assert_eq!(phase.orders_text(&read).to_string(), orders);
        }
        let refused = |phase: &str, orders: &str| {
            Phase::read(phase, Map::of_variant).unwrap().read_orders(orders).unwrap_err().to_string()
        };
        assert_eq!(refused(movement, "A VIE B"), "`A VIE B` does not belong to this phase");
        assert_eq!(refused(winter, "A VIE B"), "`A VIE B` does not belong to this phase");
        assert!(refused(movement, "A XXX H").starts_with("`A XXX H`: "));
    }
}
