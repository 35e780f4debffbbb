//! What the players agreed on in addition to the rulebook: how many play, when the game ends, who is absent.

use crate::map::Map;
use crate::power::{MAX_POWERS, PowerSet};
use crate::province::ProvinceSet;
use crate::turn::{Season, Turn};

/// The options of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GameOptions {
    /// How the powers are divided among the players.
    pub setup: Setup,
    /// The powers in civil disorder in this phase: their units hold and don't support each other, are disbanded when
    /// dislodged, and nothing is built; removals follow the rule (Italian rulebook XIV.3, Italian board edition
    /// "Rivolta"). The next phase starts without any: a player may be back.
    pub disorder: PowerSet,
    /// The turn after which the game is over, even without a solo.
    pub end: Option<DatedEnd>,
    /// The number of centres that wins, if the players agreed on another than the map's (Polish rulebook).
    pub wins: Option<u8>,
}

/// A turn after which the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DatedEnd {
    /// The last turn that is played.
    pub after: Turn,
    /// What is counted; the power with the most wins, several if they have the same.
    pub by: Count,
}

/// What decides a dated end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// Supply centres (Italian board edition).
    Centres,
    /// Units (Italian rulebook).
    Units,
}

/// The set-ups of the Italian rulebook (XIV.2) for fewer players than powers. All but the first are for the classic
/// map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Setup {
    /// One player for each power.
    #[default]
    Full,
    /// Italy is neutral: its units hold.
    Players6,
    /// Italy and Germany are neutral.
    Players5,
    /// England alone; Austria and France; Germany and Turkey; Italy and Russia.
    Players4,
    /// Russia alone; England, France and Germany; Austria, Italy and Turkey.
    Players3A,
    /// England, Germany and Austria; Russia and Italy; France and Turkey.
    Players3B,
    /// England, France and Russia (the allies) against Germany, Austria and Turkey (the central powers). Italy is
    /// neutral and closed until spring 1915, then obeys the side that won the toss; 24 units of one side win.
    Players2 {
        /// The side that the coin gives Italy to; `None` before it is tossed.
        coin: Option<Side>,
    },
}

/// A side of the game for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// England, France and Russia.
    Allies,
    /// Germany, Austria and Turkey.
    Central,
}

/// The year in which the game for two starts; Italy is neutral in it.
const TWO_PLAYERS_START: u16 = 1914;

/// How many units of one side win the game for two.
pub(crate) const TWO_PLAYERS_UNITS: usize = 24;

impl Setup {
    /// Every set-up, the coin not tossed.
    pub const ALL: [Setup; 7] = [
        Setup::Full,
        Setup::Players6,
        Setup::Players5,
        Setup::Players4,
        Setup::Players3A,
        Setup::Players3B,
        Setup::Players2 { coin: None },
    ];

    /// The name in the exchange format; the full game has none there and is `players-7` here.
    pub const fn name(self) -> &'static str {
        match self {
            Setup::Full => "players-7",
            Setup::Players6 => "players-6",
            Setup::Players5 => "players-5",
            Setup::Players4 => "players-4",
            Setup::Players3A => "players-3a",
            Setup::Players3B => "players-3b",
            Setup::Players2 { .. } => "players-2",
        }
    }

    /// The set-up of that name.
    pub fn of_name(name: &str) -> Option<Setup> {
        Setup::ALL.into_iter().find(|setup| setup.name() == name)
    }

    /// Whether this set-up can be played on `map`: the full game on any, the others on maps that have the powers of the
    /// classic one, and beside them only such as nobody plays.
    pub fn fits(self, map: &Map) -> bool {
        let classic = Map::classic();
        self == Setup::Full
            || classic.powers().all(|power| map.power(classic.power_id(power)).is_some())
                && (map.power_set() - map.neutral()).iter().all(|power| classic.power(map.power_id(power)).is_some())
    }

    /// The turn in which the game starts.
    pub fn starts(self, map: &Map) -> Turn {
        let year = match self {
            Setup::Full | Setup::Players4 | Setup::Players3A | Setup::Players3B => map.starts().year,
            Setup::Players6 => 1870,
            Setup::Players5 => 1801,
            Setup::Players2 { .. } => TWO_PLAYERS_START,
        };
        Turn { year, ..map.starts() }
    }

    /// The powers that nobody plays in `turn`, because of the set-up or of the map: their units hold.
    pub fn neutral(self, map: &Map, turn: Turn) -> PowerSet {
        let named = |ids: &[&str]| ids.iter().filter_map(|id| map.power(id)).collect();
        let standing: PowerSet = match self {
            Setup::Full | Setup::Players4 | Setup::Players3A | Setup::Players3B => PowerSet::EMPTY,
            Setup::Players6 => named(&["ITALY"]),
            Setup::Players5 => named(&["ITALY", "GERMANY"]),
            Setup::Players2 { .. } if turn.year <= TWO_PLAYERS_START => named(&["ITALY"]),
            Setup::Players2 { .. } => PowerSet::EMPTY,
        };
        standing | map.neutral()
    }

    /// The provinces that nobody may enter in `turn`.
    pub fn closed(self, map: &Map, turn: Turn) -> ProvinceSet {
        match self {
            Setup::Players2 { .. } if turn.year <= TWO_PLAYERS_START => {
                map.power("ITALY").map_or(ProvinceSet::EMPTY, |italy| map.country(italy))
            }
            _ => ProvinceSet::EMPTY,
        }
    }

    /// The players: for each, the powers that they lead in `turn`. Neutral powers are in none.
    pub fn players(self, map: &Map, turn: Turn) -> Vec<PowerSet> {
        self.each_player(map, turn).collect()
    }

    /// [`players`](Setup::players), one after the other and without a list.
    pub fn each_player(self, map: &Map, turn: Turn) -> impl Iterator<Item = PowerSet> + Clone + use<> {
        let mut players = [PowerSet::EMPTY; MAX_POWERS];
        let shared: &[&[&str]] = match self {
            Setup::Full | Setup::Players6 | Setup::Players5 => {
                players.iter_mut().zip(map.powers()).for_each(|(player, power)| player.insert(power));
                &[]
            }
            Setup::Players4 => &[&["ENGLAND"], &["AUSTRIA", "FRANCE"], &["GERMANY", "TURKEY"], &["ITALY", "RUSSIA"]],
            Setup::Players3A => &[&["RUSSIA"], &["ENGLAND", "FRANCE", "GERMANY"], &["AUSTRIA", "ITALY", "TURKEY"]],
            Setup::Players3B => &[&["ENGLAND", "GERMANY", "AUSTRIA"], &["RUSSIA", "ITALY"], &["FRANCE", "TURKEY"]],
            Setup::Players2 { .. } => {
                let sides = [Side::Allies, Side::Central];
                players.iter_mut().zip(sides).for_each(|(player, side)| *player = self.side(side, map));
                &[]
            }
        };
        for (player, ids) in players.iter_mut().zip(shared) {
            player.extend(ids.iter().filter_map(|id| map.power(id)));
        }
        let standing = self.neutral(map, turn);
        players.into_iter().map(move |powers| powers - standing).filter(|powers| !powers.is_empty())
    }

    /// The powers that a side of the game for two leads, if they aren't neutral.
    fn side(self, side: Side, map: &Map) -> PowerSet {
        let mut powers = side.powers(map);
        if self == (Setup::Players2 { coin: Some(side) }) {
            powers.extend(map.power("ITALY"));
        }
        powers
    }

    /// Whether the coin is to be tossed after `turn`: at the end of the first year of the game for two.
    pub fn tosses_after(self, turn: Turn) -> bool {
        self == (Setup::Players2 { coin: None }) && turn.year == TWO_PLAYERS_START && turn.season >= Season::Autumn
    }
}

impl Side {
    /// The powers of this side from the beginning.
    pub fn powers(self, map: &Map) -> PowerSet {
        let ids: [&str; 3] = match self {
            Side::Allies => ["ENGLAND", "FRANCE", "RUSSIA"],
            Side::Central => ["GERMANY", "AUSTRIA", "TURKEY"],
        };
        ids.iter().filter_map(|id| map.power(id)).collect()
    }

    /// The name in the exchange format.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Allies => "allies",
            Side::Central => "central",
        }
    }
}
