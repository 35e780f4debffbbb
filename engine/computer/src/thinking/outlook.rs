//! The value of a place, a centre and a whole board for one player.
//!
//! All values are whole numbers, so that every machine gets the same results. A centre won in autumn is [`GAIN`];
//! everything else is measured against that.

use dragoman_engine::{
    Failure, LocationSet, Map, MovementReport, Outcome, Position, Power, PowerSet, Province, ProvinceSet, Season,
    Table, Unit, UnitKind, Units,
};

/// The value of a centre that is won.
const GAIN: i32 = 1000;
/// The value of a centre of the player's own.
const LOSS: i32 = 1100;
/// The value of winning the game, and of keeping another from it.
const VICTORY: i32 = 30_000;
/// The additional value of a centre of whoever may win soon.
const LEADERS: i32 = 300;
/// The additional value of the centres that are nearest to winning, from twelve on.
const LAST: i32 = 350;
/// The cost of being dislodged, and the additional cost if the unit can't retreat.
const DISLODGED: i32 = 300;
const DISBANDED: i32 = 450;
/// The value of dislodging another's unit.
const DRIVEN_OUT: i32 = 120;
const DESTROYED: i32 = 220;
/// For each move that fails because of an own unit alone: the others learn that the power is in its own way.
const IN_OWN_WAY: i32 = 30;
/// For a build that finds no empty home centre.
const UNBUILT: i32 = 220;
/// The percentage of what may be won or lost in the next season that counts: in spring, and in autumn, after which others
/// build.
const NEXT: [i32; 2] = [100, 36];
/// The percentage of a centre's value that it adds to places that many moves away.
const NEARNESS: [i32; 9] = [0, 64, 40, 25, 15, 9, 5, 3, 2];
/// How many moves an army needs on average to go onto a fleet's water: it waits for the fleet.
const EMBARK: usize = 2;
/// Centres from which a player plans to win.
const TO_FINISH: usize = 12;

/// The board as one player sees it at the start of a phase.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    map: &'static Map,
    autumn: bool,
    look_ahead: bool,
    /// The powers that the player leads.
    pub(super) friends: PowerSet,
    others: Vec<Power>,
    own: ProvinceSet,
    of_power: Vec<(Power, ProvinceSet)>,
    owner: Table<Option<Power>>,
    foreign: ProvinceSet,
    gain: Table<i32>,
    /// The centres of others, those first that are worth most.
    targets: Vec<Province>,
    /// By location: the value of an army, and of a fleet, there for winning further centres.
    army: Table<i32>,
    fleet: Table<i32>,
    wins: usize,
}

/// Who can come to each centre in one move.
struct Reach {
    /// The player's units.
    comers: Table<ProvinceSet>,
    /// How many units the power has that can come with most.
    strongest: Table<u8>,
    /// Of the power whose unit stands there, the units that can come too.
    supporters: Table<u8>,
}

impl Outlook {
    pub(super) fn new(position: &Position, friends: PowerSet, look_ahead: bool) -> Outlook {
        let map = position.map;
        let own = friends.iter().fold(ProvinceSet::EMPTY, |all, power| all | position.centres.of(power));
        let mut outlook = Outlook {
            map,
            autumn: position.turn.season == Season::Autumn,
            look_ahead,
            friends,
            others: map.powers().filter(|&power| !friends.contains(power)).collect(),
            own,
            of_power: friends.iter().map(|power| (power, position.centres.of(power))).collect(),
            owner: Table::new(None),
            foreign: map.centres() - own,
            gain: Table::new(0),
            targets: (map.centres() - own).iter().collect(),
            army: Table::new(0),
            fleet: Table::new(0),
            wins: usize::from(position.options.wins.unwrap_or(map.wins())),
        };
        for centre in map.centres() {
            outlook.owner[centre] = position.centres.owner(centre);
        }
        let leader = leader(position, friends, outlook.wins);
        let near = outlook.last_needed(position);
        for centre in outlook.foreign {
            let owner = position.centres.owner(centre);
            let ahead = owner.is_some() && owner == leader;
            let guards = ((map.neighbours(centre).with(centre)) & outlook.theirs(&position.units)).len() as i32;
            let last = near.contains(centre);
            outlook.gain[centre] = GAIN + if ahead { LEADERS } else { 0 } + if last { LAST } else { 0 };
            let draw = (if owner.is_none() { 130 } else { 115 }) - 12 * guards.min(5)
                + if ahead { 40 } else { 0 }
                + if last { 50 } else { 0 };
            spread(map, centre, &mut outlook.army, &mut outlook.fleet, draw);
        }
        let gain = outlook.gain;
        outlook.targets.sort_by_key(|&centre| (-gain[centre], centre));
        outlook
    }

    /// The centres of others that are nearest to the player's units, as many as it still needs, from twelve on.
    fn last_needed(&self, position: &Position) -> ProvinceSet {
        if self.own.len() < TO_FINISH || self.friends.len() > 1 {
            return ProvinceSet::EMPTY;
        }
        let map = self.map;
        let ours = self.ours(&position.units);
        let (mut reached, mut found) = (ours, ours & self.foreign);
        let needed = self.wins.saturating_sub(self.own.len()) + 1;
        for _ in 0..map.province_count() {
            if found.len() >= needed {
                break;
            }
            let next = reached.iter().fold(reached, |all, at| all | map.neighbours(at));
            if next == reached {
                break;
            }
            // Of equally near ones those that are least guarded.
            let mut fresh: Vec<Province> = ((next - reached) & self.foreign).iter().collect();
            let theirs = self.theirs(&position.units);
            fresh.sort_by_key(|&at| ((map.neighbours(at).with(at) & theirs).len(), at));
            for at in fresh.into_iter().take(needed.saturating_sub(found.len())) {
                found.insert(at);
            }
            reached = next;
        }
        found
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
            self.gain[at] / 2
        }
    }

    /// The player's units.
    pub(super) fn ours(&self, units: &Units) -> ProvinceSet {
        self.friends.iter().fold(ProvinceSet::EMPTY, |all, power| all | units.of(power))
    }

    /// The units of all others.
    pub(super) fn theirs(&self, units: &Units) -> ProvinceSet {
        units.occupied() - self.ours(units)
    }

    /// Whether others can come to a province in one move, as far as the map goes.
    pub(super) fn is_contested(&self, at: Province, units: &Units) -> bool {
        (self.map.neighbours(at).with(at)).intersects(self.theirs(units))
    }

    /// By how many others outnumber the player's units around a centre of the player's.
    pub(super) fn exposure(&self, centre: Province, ours: ProvinceSet, theirs: ProvinceSet) -> i32 {
        let near = self.map.neighbours(centre);
        let attackers = (near & theirs).len() as i32;
        if attackers == 0 {
            return 0;
        }
        let guards = (near.with(centre) & ours).len() as i32;
        (attackers - guards + i32::from(!ours.contains(centre))).clamp(0, 3)
    }

    /// The value of the board after a movement phase.
    pub(super) fn value(&self, after: &Units, report: &MovementReport) -> i32 {
        let ours = self.ours(after);
        let theirs = after.occupied() - ours;
        let mut value = self.settled(after, report);
        for at in ours {
            if let Some(unit) = after.at(at) {
                value += self.place(unit);
            }
        }
        let (won, lost) = (ours & self.foreign, theirs & self.own);
        if self.look_ahead {
            value + self.next(after, ours, won, lost)
        } else {
            if !self.autumn {
                for centre in won {
                    value += self.gain[centre] / 2;
                }
                value -= lost.len() as i32 * LOSS / 2;
            }
            for centre in (self.own - lost) | won {
                value -= 100 * self.exposure(centre, ours, theirs);
            }
            value
        }
    }

    /// What a movement phase has decided, whatever comes after it: units that are dislodged, in autumn centres won and lost.
    fn settled(&self, after: &Units, report: &MovementReport) -> i32 {
        let ours = self.ours(after);
        let theirs = after.occupied() - ours;
        let mut value = 0;
        for it in report.dislodged() {
            let gone = it.retreats.is_empty();
            value += match (self.friends.contains(it.unit.power), gone) {
                (true, false) => -DISLODGED,
                (true, true) => -DISLODGED - DISBANDED,
                (false, false) => DRIVEN_OUT,
                (false, true) => DRIVEN_OUT + DESTROYED,
            };
        }
        for power in self.friends {
            for at in report.units().of(power) {
                if report.resolved(at).is_some_and(|it| is_in_own_way(&it.outcome, report.units(), power)) {
                    value -= IN_OWN_WAY;
                }
            }
        }
        let (won, lost) = (ours & self.foreign, theirs & self.own);
        if self.autumn {
            for centre in won {
                value += self.gain[centre];
            }
            value -= lost.len() as i32 * LOSS;
            value -= UNBUILT * self.unbuilt(after, lost);
            if self.own.len() + won.len() >= self.wins + lost.len() {
                value += VICTORY;
            }
            value -= self.won_by_another(after);
        }
        value
    }

    /// The cost of another having won.
    fn won_by_another(&self, after: &Units) -> i32 {
        for &power in &self.others {
            let mut centres = after.of(power) & self.map.centres();
            for centre in self.map.centres() - after.occupied() {
                if self.owner[centre] == Some(power) {
                    centres.insert(centre);
                }
            }
            if centres.len() >= self.wins {
                return VICTORY / 2;
            }
        }
        0
    }

    /// What may be won and lost in the season after: attackers and defenders of each centre are counted.
    fn next(&self, after: &Units, ours: ProvinceSet, won: ProvinceSet, lost: ProvinceSet) -> i32 {
        let Reach { comers, strongest, supporters } = self.reach(after, ours);
        let mut value = 0;
        let mut free = ours;
        let mut held = self.own;
        if self.autumn {
            held = (self.own - lost) | won;
        }
        for &centre in &self.targets {
            let come = comers[centre] & free;
            if held.contains(centre) {
                continue;
            }
            let chance = if ours.contains(centre) {
                // In spring: it stands there, and has to stay until autumn is over.
                free.remove(centre);
                let (helpers, attackers) = (come.len(), usize::from(strongest[centre]));
                if attackers == 0 {
                    97
                } else if attackers <= helpers {
                    82
                } else if attackers == helpers + 1 {
                    58
                } else {
                    35
                }
            } else if come.is_empty() {
                continue;
            } else {
                let needed = match after.at(centre) {
                    Some(_) => 2 + usize::from(supporters[centre]),
                    None => 1 + usize::from(strongest[centre]),
                };
                let number = come.len();
                for unit in come.iter().take(needed) {
                    free.remove(unit);
                }
                if number >= needed {
                    if needed == 1 { 92 } else { 66 }
                } else if number + 1 == needed {
                    26
                } else {
                    7
                }
            };
            value += self.gain[centre] * chance / 100;
        }
        for centre in held {
            let stands = ours.contains(centre);
            let is_taken = !stands && after.occupied().contains(centre);
            let guards = comers[centre].len();
            let risk = if is_taken {
                if guards > 1 + usize::from(supporters[centre]) { 40 } else { 85 }
            } else {
                match (usize::from(strongest[centre]), stands) {
                    (0, _) => 0,
                    (attackers, true) if attackers > guards + 1 => 42,
                    (attackers, true) if attackers > guards => 20,
                    (_, true) => 4,
                    (_, false) if guards == 0 => 70,
                    (attackers, false) if attackers > guards => 42,
                    (_, false) => 14,
                }
            };
            value -= LOSS * risk / 100;
        }
        value * NEXT[usize::from(self.autumn)] / 100
    }

    /// Who can come to each centre in the season after.
    fn reach(&self, after: &Units, ours: ProvinceSet) -> Reach {
        let centres = self.map.centres();
        let mut comers = Table::new(ProvinceSet::EMPTY);
        for at in ours {
            let Some(unit) = after.at(at) else { continue };
            for centre in self.map.reach(unit) & centres {
                comers[centre].insert(at);
            }
        }
        let (mut strongest, mut supporters) = (Table::new(0), Table::new(0));
        for &power in &self.others {
            let theirs = after.of(power);
            if theirs.is_empty() {
                continue;
            }
            let (mut number, mut reached) = (Table::new(0_u8), ProvinceSet::EMPTY);
            for at in theirs {
                let Some(unit) = after.at(at) else { continue };
                let reach = self.map.reach(unit) & centres;
                reached |= reach;
                for centre in reach {
                    number[centre] += 1;
                }
            }
            for centre in reached {
                strongest[centre] = number[centre].max(strongest[centre]);
            }
            for centre in theirs & reached {
                supporters[centre] = number[centre];
            }
        }
        Reach { comers, strongest, supporters }
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

/// Whether an order failed because of units of the same power alone.
fn is_in_own_way(outcome: &Outcome, units: &Units, power: Power) -> bool {
    let own = units.of(power);
    match outcome {
        Outcome::Fails(Failure::OwnUnitInTheWay { .. }) => true,
        Outcome::Fails(Failure::Standoff { with, .. }) => with.is_subset(own),
        Outcome::Fails(Failure::HeldOff { by, .. }) => own.contains(*by),
        Outcome::Fails(Failure::HeadToHead { against, .. }) => own.contains(*against),
        Outcome::Fails(
            Failure::SupportCut { .. }
            | Failure::Dislodged { .. }
            | Failure::NoConvoyPath { .. }
            | Failure::Paradox
            | Failure::RetreatCollision { .. },
        )
        | Outcome::Succeeds
        | Outcome::Void(_) => false,
    }
}

/// Adds a centre's value to the places around it, less with each move of distance.
fn spread(map: &Map, centre: Province, army: &mut Table<i32>, fleet: &mut Table<i32>, draw: i32) {
    let mut reached = ProvinceSet::of(centre);
    // What is reached in so many moves, the nearest first.
    let mut due = [ProvinceSet::EMPTY; NEARNESS.len() + EMBARK + 1];
    due[0] = reached;
    let (mut sailed, mut afloat) = (map.fleet_places(centre), map.fleet_places(centre));
    for (moves, share) in NEARNESS.into_iter().enumerate() {
        let fresh = due[moves];
        for at in fresh & map.land() {
            army[at] += draw * share / 100;
        }
        for at in afloat {
            fleet[at] += draw * share / 100;
        }
        // An army comes over water too: a fleet may carry it. From a centre back to where it starts.
        for at in fresh {
            let near = map.army_borders(at) | map.shores(at);
            let far = if map.waters().contains(at) { map.ports(at) } else { ProvinceSet::EMPTY };
            let (near, far) = (near - reached, far - reached);
            due[moves + 1] |= near;
            if let Some(later) = due.get_mut(moves + EMBARK) {
                *later |= far - near;
            }
            reached |= near | far;
        }
        let mut next = LocationSet::EMPTY;
        for at in afloat {
            next |= map.fleet_borders(at);
        }
        afloat = next - sailed;
        sailed |= afloat;
    }
}

/// The strongest of the other powers, once it is close to winning.
fn leader(position: &Position, friends: PowerSet, wins: usize) -> Option<Power> {
    let size = |power: &Power| position.centres.of(*power).len();
    let others = position.map.powers().filter(|&power| !friends.contains(power));
    let strongest = others.max_by_key(|power| (size(power), std::cmp::Reverse(*power)))?;
    (2 * size(&strongest) >= wins).then_some(strongest)
}
