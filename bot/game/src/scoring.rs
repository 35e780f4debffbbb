//! Scoring systems: what a finished game is worth in points, by the systems that leagues and tournaments use.
//!
//! Pure, and only for information: nothing is decided by points. All systems are for games in which each player has one
//! power.

use crate::model::PowerId;

/// A power at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finisher {
    /// The power.
    pub power: PowerId,
    /// How many supply centres it has.
    pub centres: usize,
    /// For an eliminated power, the number of the phase in which that happened.
    pub eliminated: Option<u32>,
}

/// What a game's end means for its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finish {
    /// This power has won alone: by its centres, or because all others conceded.
    Solo(PowerId),
    /// Nobody has: these powers share a draw. Also where the game ended at an agreed time: then all survivors.
    Draw(Vec<PowerId>),
}

/// A scoring system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// 100 points for a solo; in a draw those who take part in it share 100 points equally.
    ///
    /// Source: the rules of the game, by which all players with units share equally in a draw; with 100 points as in
    /// <https://brotherbored.com/guest-post-draw-size-vs-sum-of-squares-scoring/>.
    DrawSize,
    /// 100 points for a solo; otherwise 100 n² / Σn² for n centres, where the sum is over all who share the draw.
    ///
    /// Source: <https://diplomaticon.com/2021/10/09/sum-of-squares-scoring/>.
    SumOfSquares,
    /// 100 points for a solo; otherwise a point for taking part, a point for each centre, and 38, 14 and 7 points for
    /// the three powers with the most centres. Tied powers share the points of their places.
    ///
    /// Source: Toby Harris, "C-Diplo – Saint or Sinner?", <https://diplom.org/~diparch/resources/ftf/c-diplo.htm>.
    CDiplo,
    /// 4 points for each centre, and 270, 70, 50, 34, 20, 10 and 0 points for the places 1 to 7. Places are by centres,
    /// then by elimination, the first eliminated last; those who share a draw share the first places; tied powers share
    /// the points of their places.
    ///
    /// Source: DixieCon's tournament rules, <https://www.dixiecon.com/tournament-rules>.
    Dixie,
}

impl System {
    /// Those for a game of `powers` powers: two of them distribute points for the places of seven.
    pub fn of_game(powers: usize) -> &'static [Self] {
        let all = &[Self::DrawSize, Self::SumOfSquares, Self::CDiplo, Self::Dixie];
        if powers == 7 { all } else { &all[..2] }
    }

    /// The points of each power, in the order of `finishers`.
    pub fn points(self, finishers: &[Finisher], finish: &Finish) -> Vec<f64> {
        let all = || finishers.iter();
        match (self, finish) {
            (Self::DrawSize | Self::SumOfSquares | Self::CDiplo, Finish::Solo(winner)) => {
                all().map(|one| if one.power == *winner { 100.0 } else { 0.0 }).collect()
            }
            (Self::DrawSize, Finish::Draw(sharing)) => {
                let share = 100.0 / count(sharing.len().max(1));
                all().map(|one| if sharing.contains(&one.power) { share } else { 0.0 }).collect()
            }
            (Self::SumOfSquares, Finish::Draw(sharing)) => {
                let square = |one: &Finisher| {
                    if sharing.contains(&one.power) { count(one.centres) * count(one.centres) } else { 0.0 }
                };
                let sum: f64 = all().map(square).sum();
                all().map(|one| if sum > 0.0 { 100.0 * square(one) / sum } else { 0.0 }).collect()
            }
            (Self::CDiplo, Finish::Draw(_)) => {
                let bonus = by_place(finishers, &[38.0, 14.0, 7.0], |one| (0, one.centres, 0));
                all().zip(bonus).map(|(one, bonus)| 1.0 + count(one.centres) + bonus).collect()
            }
            (Self::Dixie, finish) => {
                let first = |one: &Finisher| match finish {
                    Finish::Solo(winner) => one.power == *winner,
                    Finish::Draw(sharing) => sharing.contains(&one.power),
                };
                // Those who share the first places are tied, whatever they have.
                let place = |one: &Finisher| match (first(one), one.eliminated) {
                    (true, _) => (2, 0, 0),
                    (false, None) => (1, one.centres, 0),
                    (false, Some(phase)) => (0, 0, phase),
                };
                let bonus = by_place(finishers, &[270.0, 70.0, 50.0, 34.0, 20.0, 10.0, 0.0], place);
                all().zip(bonus).map(|(one, bonus)| 4.0 * count(one.centres) + bonus).collect()
            }
        }
    }
}

fn count(number: usize) -> f64 {
    u32::try_from(number).map_or(f64::MAX, f64::from)
}

/// The points of each finisher's place, the first place for the highest `rank`; equal ranks share the points of their
/// places.
fn by_place<R: Ord>(finishers: &[Finisher], points: &[f64], rank: impl Fn(&Finisher) -> R) -> Vec<f64> {
    let of_place = |place: usize| points.get(place).copied().unwrap_or(0.0);
    let share = |one: &Finisher| {
        let own = rank(one);
        let better = finishers.iter().filter(|other| rank(other) > own).count();
        let equal = finishers.iter().filter(|other| rank(other) == own).count();
        (better..better + equal).map(of_place).sum::<f64>() / count(equal.max(1))
    };
    finishers.iter().map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Powers with these centres; those without any were eliminated in the phases of `eliminated`, in that order.
    fn finishers(centres: &[usize], eliminated: &[u32]) -> Vec<Finisher> {
        let mut eliminated = eliminated.iter().copied();
        let one = |(at, centres): (usize, &usize)| Finisher {
            power: format!("P{at}").into(),
            centres: *centres,
            eliminated: if *centres == 0 { eliminated.next() } else { None },
        };
        centres.iter().enumerate().map(one).collect()
    }

    fn survivors(finishers: &[Finisher]) -> Finish {
        let alive = finishers.iter().filter(|one| one.eliminated.is_none());
        Finish::Draw(alive.map(|one| one.power.clone()).collect())
    }

    #[track_caller]
    fn assert_points(system: System, finishers: &[Finisher], finish: &Finish, points: &[f64]) {
        let given = system.points(finishers, finish);
        let same = given.iter().zip(points).all(|(one, other)| (one - other).abs() < 0.005);
        assert!(same && given.len() == points.len(), "{system:?}: {given:?}");
    }

    #[test]
    fn the_example_of_a_draw_of_five_gives_its_points() {
        let all = finishers(&[10, 9, 7, 5, 3, 0, 0], &[20, 15]);
        let draw = survivors(&all);
        assert_points(System::DrawSize, &all, &draw, &[20.0, 20.0, 20.0, 20.0, 20.0, 0.0, 0.0]);
        assert_points(System::SumOfSquares, &all, &draw, &[37.88, 30.68, 18.56, 9.47, 3.41, 0.0, 0.0]);
        assert_points(System::CDiplo, &all, &draw, &[49.0, 24.0, 15.0, 6.0, 4.0, 1.0, 1.0]);
        // A draw of five is worth 88.8 points each, which DixieCon's table rounds.
        assert_points(System::Dixie, &all, &draw, &[128.8, 124.8, 116.8, 108.8, 100.8, 10.0, 0.0]);
    }

    #[test]
    fn a_solo_takes_all_but_in_dixie_the_places_count() {
        let all = finishers(&[18, 9, 4, 3, 0, 0, 0], &[30, 20, 10]);
        let solo = Finish::Solo("P0".into());
        for system in [System::DrawSize, System::SumOfSquares, System::CDiplo] {
            assert_points(system, &all, &solo, &[100.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        }
        assert_points(System::Dixie, &all, &solo, &[342.0, 106.0, 66.0, 46.0, 20.0, 10.0, 0.0]);
    }

    #[test]
    fn tied_powers_share_the_points_of_their_places() {
        // Two share the first place, four the third: of the last bonus they get a quarter each.
        let all = finishers(&[9, 9, 4, 4, 4, 4, 0], &[12]);
        let draw = survivors(&all);
        assert_points(System::CDiplo, &all, &draw, &[36.0, 36.0, 6.75, 6.75, 6.75, 6.75, 1.0]);
        // Eliminated in one phase: they share the last two places. The second place isn't in the draw.
        let all = finishers(&[17, 9, 8, 0, 0], &[12, 12]);
        let draw = Finish::Draw(vec!["P0".into(), "P2".into()]);
        assert_points(System::Dixie, &all, &draw, &[238.0, 86.0, 202.0, 27.0, 27.0]);
        assert_points(System::SumOfSquares, &all, &draw, &[81.87, 0.0, 18.13, 0.0, 0.0]);
    }

    #[test]
    fn the_draws_of_dixiecons_table_have_its_values() {
        for (size, points) in [(2, 170.0), (3, 130.0), (4, 106.0)] {
            let all = finishers(&[5; 7], &[]);
            let draw = Finish::Draw(all.iter().take(size).map(|one| one.power.clone()).collect());
            assert!((System::Dixie.points(&all, &draw)[0] - 20.0 - points).abs() < 0.005, "{size}");
        }
    }

    #[test]
    fn c_diplo_always_gives_a_hundred_points_in_all() {
        for centres in [[10, 9, 7, 5, 3, 0, 0], [6, 6, 6, 6, 5, 5, 0], [17, 17, 0, 0, 0, 0, 0], [7, 7, 4, 4, 4, 4, 4]] {
            let all = finishers(&centres, &[1, 2, 3, 4, 5]);
            let sum: f64 = System::CDiplo.points(&all, &survivors(&all)).iter().sum();
            assert!((sum - 100.0).abs() < 0.005, "{centres:?}: {sum}");
        }
    }

    #[test]
    fn systems_for_seven_places_need_seven_powers() {
        assert_eq!(System::of_game(7).len(), 4);
        assert_eq!(System::of_game(5), [System::DrawSize, System::SumOfSquares]);
    }
}
