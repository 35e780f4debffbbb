//! How well a computer player plays.

/// The levels, by how much they think. How strong each is, and how long it takes: `bot/docs/computers.md`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Goes for the nearest centres and guards its own; expects of others no more than that.
    Recruit,
    /// Plays against what the others may answer; the aim is at most 50 ms for a phase.
    #[default]
    Officer,
    /// Thinks some twenty times as long: as an officer in the place of each player near, and then about its answer.
    Marshal,
}

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Level; 3] = [Level::Recruit, Level::Officer, Level::Marshal];

    /// What it is called where no language is chosen: on the command line and in stored games.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Recruit => "recruit",
            Level::Officer => "officer",
            Level::Marshal => "marshal",
        }
    }

    /// The level of that name.
    pub fn of_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How much it thinks.
    pub(crate) const fn budget(self) -> Budget {
        match self {
            Level::Recruit => Budget {
                guesses: 2,
                rounds: 0,
                answered: 0,
                answers: 0,
                matching: 0,
                draws: 2,
                own: 240,
                look_ahead: false,
                starts: 1,
                imitated: 0,
            },
            Level::Officer => Budget {
                guesses: 7,
                rounds: 1,
                answered: 3,
                answers: 200,
                matching: 12,
                draws: 10,
                own: 1_500,
                look_ahead: true,
                starts: 1,
                imitated: 0,
            },
            Level::Marshal => Budget {
                guesses: 8,
                rounds: 0,
                answered: 0,
                answers: 0,
                matching: 0,
                draws: 32,
                own: 20_000,
                look_ahead: true,
                starts: 4,
                imitated: 12,
            },
        }
    }
}

impl Level {
    /// How much it thinks to answer or to propose something, before its orders: a part of the time of an officer.
    pub(crate) const fn talking(self) -> Budget {
        match self {
            Level::Recruit => self.budget(),
            Level::Officer | Level::Marshal => {
                Budget { answers: 60, matching: 6, draws: 8, own: 600, ..Level::Officer.budget() }
            }
        }
    }
}

/// How much a player thinks. Where a number of adjudications is meant, a thousand take a few milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    /// First plans of each player.
    pub guesses: usize,
    /// How often every player near answers the others.
    pub rounds: usize,
    /// How many draws of the others' plans such an answer is tried against.
    pub answered: usize,
    /// Adjudications for each of these answers.
    pub answers: usize,
    /// Rounds of regret matching.
    pub matching: u32,
    /// Draws of the others' plans against which the own orders are tried.
    pub draws: usize,
    /// Adjudications for the own orders.
    pub own: usize,
    /// Whether what can be won in the next season counts.
    pub look_ahead: bool,
    /// From how many plans the search for the own orders starts.
    pub starts: usize,
    /// How often it thinks as an officer in the place of each player near.
    pub imitated: usize,
}
