//! The value of a place, a centre and a whole board for a computer player.
//!
//! All values are whole numbers, so that every machine gets the same results. A centre won in autumn is [`GAIN`];
//! everything else is measured against that.

use dragoman_engine::{
    LocationSet, Map, MovementReport, Position, Power, PowerSet, Province, ProvinceSet, Season, Table, Unit, UnitKind,
    Units,
};

/// The value of a centre that is won in autumn.
const GAIN: i32 = 1000;
/// The value of a centre of the player's own.
const LOSS: i32 = 1150;
/// The percentage of it that counts already in spring, when others can still react.
const IN_SPRING: i32 = 50;
/// The cost of being dislodged, and the additional cost if the unit can't retreat.
const DISLODGED: i32 = 350;
const DISBANDED: i32 = 450;
/// The value of dislodging another's unit.
const DRIVEN_OUT: i32 = 160;
const DESTROYED: i32 = 200;
/// For each attacker near a centre of the player's own that no unit of the player's can defend against.
const EXPOSED: i32 = 110;
/// For a build that finds no empty home centre.
const UNBUILT: i32 = 220;
/// The percentage of a centre's value that it adds to places that many moves away.
const NEARNESS: [i32; 9] = [0, 64, 40, 25, 15, 9, 5, 3, 2];

/// The board as one player sees it at the start of a phase.
pub(super) struct Evaluation {
    map: &'static Map,
    autumn: bool,
    /// The powers that the player leads.
    pub(super) friends: PowerSet,
    /// Their centres.
    own: ProvinceSet,
    of_power: Vec<(Power, ProvinceSet)>,
    /// All other centres, with their values.
    foreign: ProvinceSet,
    gain: Table<i32>,
    /// By location: the value of an army, and of a fleet, there for winning further centres.
    army: Table<i32>,
    fleet: Table<i32>,
    /// The provinces next to each centre.
    near: Table<ProvinceSet>,
}

impl Evaluation {
    pub(super) fn new(position: &Position, friends: PowerSet) -> Evaluation {
        let map = position.map;
        let own = friends.iter().fold(ProvinceSet::EMPTY, |all, power| all | position.centres.of(power));
        let of_power = friends.iter().map(|power| (power, position.centres.of(power))).collect();
        let mut evaluation = Evaluation {
            map,
            autumn: position.turn.season == Season::Autumn,
            friends,
            own,
            of_power,
            foreign: map.centres() - own,
            gain: Table::new(0),
            army: Table::new(0),
            fleet: Table::new(0),
            near: Table::new(ProvinceSet::EMPTY),
        };
        for centre in map.centres() {
            evaluation.near[centre] = map.neighbours(centre);
        }
        let leader = leader(position, friends);
        for centre in evaluation.foreign {
            let owner = position.centres.owner(centre);
            let ahead = owner.is_some() && owner == leader;
            let guards = (evaluation.near[centre].with(centre) & evaluation.others(&position.units)).len() as i32;
            let draw = (if owner.is_none() { 130 } else { 115 }) - 12 * guards.min(5) + if ahead { 40 } else { 0 };
            evaluation.gain[centre] = GAIN + if ahead { 250 } else { 0 };
            evaluation.spread(centre, draw);
        }
        evaluation
    }

    /// Adds a centre's value to the places around it, less with each move of distance.
    fn spread(&mut self, centre: Province, draw: i32) {
        let map = self.map;
        let (mut reached, mut fresh) = (ProvinceSet::of(centre), ProvinceSet::of(centre));
        let (mut sailed, mut afloat) = (map.fleet_places(centre), map.fleet_places(centre));
        for share in NEARNESS {
            for at in fresh & map.land() {
                self.army[at] += draw * share / 100;
            }
            for at in afloat {
                self.fleet[at] += draw * share / 100;
            }
            // An army comes over water too, one water a step: a fleet may carry it.
            let mut next = ProvinceSet::EMPTY;
            for at in fresh {
                next |= map.army_borders(at) | map.shores(at);
                if map.waters().contains(at) {
                    next |= map.ports(at);
                }
            }
            fresh = next - reached;
            reached |= fresh;
            let mut next = LocationSet::EMPTY;
            for at in afloat {
                next |= map.fleet_borders(at);
            }
            afloat = next - sailed;
            sailed |= afloat;
        }
    }

    /// The value of a unit's place for winning further centres.
    pub(super) fn place(&self, unit: Unit) -> i32 {
        match unit.kind {
            UnitKind::Army => self.army[unit.location],
            UnitKind::Fleet => self.fleet[unit.location],
        }
    }

    /// The value of being in a centre of others at the end of the phase.
    pub(super) fn prize(&self, at: Province) -> i32 {
        if !self.foreign.contains(at) {
            0
        } else if self.autumn {
            self.gain[at]
        } else {
            self.gain[at] * IN_SPRING / 100
        }
    }

    /// The player's units.
    pub(super) fn ours(&self, units: &Units) -> ProvinceSet {
        self.friends.iter().fold(ProvinceSet::EMPTY, |all, power| all | units.of(power))
    }

    /// The units of all others.
    pub(super) fn others(&self, units: &Units) -> ProvinceSet {
        units.occupied() - self.ours(units)
    }

    /// Whether others can come to a province in one move, as far as the map goes.
    pub(super) fn is_contested(&self, at: Province, units: &Units) -> bool {
        (self.map.neighbours(at).with(at)).intersects(self.others(units))
    }

    /// By how many others outnumber the player's units around a centre of the player's.
    pub(super) fn exposure(&self, centre: Province, ours: ProvinceSet, others: ProvinceSet) -> i32 {
        let attackers = (self.near[centre] & others).len() as i32;
        if attackers == 0 {
            return 0;
        }
        let guards = (self.near[centre].with(centre) & ours).len() as i32;
        (attackers - guards + i32::from(!ours.contains(centre))).clamp(0, 3)
    }

    /// The value of the board after a movement phase.
    pub(super) fn value(&self, after: &Units, report: &MovementReport) -> i32 {
        let ours = self.ours(after);
        let others = after.occupied() - ours;
        let mut value = 0;
        for at in ours {
            if let Some(unit) = after.at(at) {
                value += self.place(unit);
            }
        }
        let (won, lost) = (ours & self.foreign, others & self.own);
        for centre in won {
            value += self.prize(centre);
        }
        let share = if self.autumn { 100 } else { IN_SPRING };
        value -= lost.len() as i32 * LOSS * share / 100;
        for centre in (self.own - lost) | won {
            value -= EXPOSED * self.exposure(centre, ours, others);
        }
        for it in report.dislodged() {
            let gone = it.retreats.is_empty();
            value += match (self.friends.contains(it.unit.power), gone) {
                (true, false) => -DISLODGED,
                (true, true) => -DISLODGED - DISBANDED,
                (false, false) => DRIVEN_OUT,
                (false, true) => DRIVEN_OUT + DESTROYED,
            };
        }
        if self.autumn {
            value -= UNBUILT * self.unbuilt(after, lost);
        }
        value
    }

    /// How many builds would be due to the powers for which there is no room.
    fn unbuilt(&self, after: &Units, lost: ProvinceSet) -> i32 {
        let mut unbuilt = 0;
        for &(power, centres) in &self.of_power {
            let units = after.of(power);
            let owns = (centres - lost) | (units & self.foreign);
            let sites = (self.map.build_sites(power) & owns) - after.occupied();
            let owed = owns.len() as i32 - units.len() as i32;
            unbuilt += (owed - sites.len() as i32).max(0);
        }
        unbuilt
    }
}

/// The strongest of the other powers, once it is close to winning.
fn leader(position: &Position, friends: PowerSet) -> Option<Power> {
    let size = |power: &Power| position.centres.of(*power).len();
    let others = position.map.powers().filter(|&power| !friends.contains(power));
    let strongest = others.max_by_key(|power| (size(power), std::cmp::Reverse(*power)))?;
    (2 * size(&strongest) >= usize::from(position.map.wins())).then_some(strongest)
}
