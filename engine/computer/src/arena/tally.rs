//! Games added up.

use dragoman_engine::Power;

use super::{Conduct, Score};

/// A mean with its standard error, both as shares of one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error: two thirds of such means are no further from the true one. 0 for fewer than two games.
    pub error: f64,
}

impl Mean {
    /// The mean of `values`.
    fn of(values: impl Iterator<Item = f64> + Clone) -> Mean {
        let (mut number, mut sum) = (0.0, 0.0);
        for value in values.clone() {
            number += 1.0;
            sum += value;
        }
        if number == 0.0 {
            return Mean::default();
        }
        let mean = sum / number;
        let squares: f64 = values.map(|value| (value - mean) * (value - mean)).sum();
        let error = if number > 1.0 { (squares / (number - 1.0) / number).sqrt() } else { 0.0 };
        Mean { mean, error }
    }
}

/// Games of one match, in the order of their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    games: Vec<Score>,
}

impl FromIterator<Score> for Tally {
    fn from_iter<I: IntoIterator<Item = Score>>(games: I) -> Tally {
        Tally { games: games.into_iter().collect() }
    }
}

impl Tally {
    /// The games.
    pub fn games(&self) -> &[Score] {
        &self.games
    }

    fn mean(&self, value: impl Fn(&Score) -> f64 + Clone) -> Mean {
        Mean::of(self.games.iter().map(value))
    }

    /// The share of all owned centres that the one had at the end: with seven powers, 1/7 is par.
    pub fn share(&self) -> Mean {
        self.mean(|game| f64::from(game.centres) / f64::from(game.owned.max(1)))
    }

    /// The games that the one won alone.
    pub fn solos(&self) -> Mean {
        self.mean(|game| f64::from(u8::from(game.solo)))
    }

    /// The games that one of the others won alone.
    pub fn beaten(&self) -> Mean {
        self.mean(|game| f64::from(u8::from(game.beaten)))
    }

    /// The games in which the one was still there at the end.
    pub fn survival(&self) -> Mean {
        self.mean(|game| f64::from(u8::from(game.survived)))
    }

    /// The games in which the one played `power`.
    pub fn of_power(&self, power: Power) -> Tally {
        self.games.iter().filter(|game| game.power == Some(power)).copied().collect()
    }

    /// The years played, on average.
    pub fn years(&self) -> f64 {
        self.mean(|game| f64::from(game.years)).mean
    }

    /// How the one played, and how the others did.
    pub fn conduct(&self) -> [Conduct; 2] {
        let mut both = [Conduct::default(); 2];
        for game in &self.games {
            both[0].add(&game.conduct);
            both[1].add(&game.others);
        }
        both
    }
}
