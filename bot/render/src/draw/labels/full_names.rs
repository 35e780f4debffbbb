//! Full names instead of abbreviations, where they have room.
//!
//! A name is set in one, two or three lines near the place of its label. It is printed if it lies in its province, clear of
//! the places of all units and of all other labels, and if no unit would then stand nearer to another province's name than to
//! its own. Otherwise the abbreviation stays.

use dragoman_engine::Province;

use super::label::{Place, Rect, Set};
use crate::drawn_map::DrawnMap;
use crate::geometry::{Point, UNITS_WIDE};
use crate::scene::LabelText;

/// How far letters keep away from the middle of a unit, in units.
const UNIT: f32 = 31.0;

/// The distance of two labels, across and down, and of a label from the edge of the map.
const APART: [f32; 2] = [9.0, 5.0];
const EDGE: f32 = 6.0;

/// Replaces the abbreviations of `sets` by the names of `texts`.
pub(super) fn set(drawn: &DrawnMap, texts: &[LabelText], sets: &mut [Option<Set>]) {
    let mut named: Vec<usize> = (0..texts.len())
        .filter(|&index| !texts[index].name.is_empty() && texts[index].name != texts[index].text)
        .collect();
    if named.is_empty() {
        return;
    }
    // Short names have the fewest places at which they don't touch another.
    named.sort_by_key(|&index| texts[index].name.chars().count());
    let units: Vec<(Province, Point)> = drawn.map.locations().map(|at| (drawn.province(at), drawn.unit(at))).collect();
    for index in named {
        let (Some(text), Some(Some(abbreviation))) = (texts.get(index), sets.get(index)) else { continue };
        let room = Room { drawn, sets, own: index, units: &units };
        let found = room.find(text, abbreviation.place);
        if found.is_some() {
            sets[index] = found;
        }
    }
}

/// What a name has to keep clear of.
struct Room<'a> {
    drawn: &'a DrawnMap,
    sets: &'a [Option<Set>],
    /// The number of its own label.
    own: usize,
    units: &'a [(Province, Point)],
}

impl Room<'_> {
    /// The name at the first place that has room for it.
    fn find(&self, text: &LabelText, place: Place) -> Option<Set> {
        broken(&text.name).into_iter().find_map(|lines| {
            shifts().find_map(|[dx, dy]| {
                let centre = [place.centre[0] + dx, place.centre[1] + dy];
                let set = Place { centre, ..place }.set(&lines, text.centre);
                self.holds(&set).then_some(set)
            })
        })
    }

    fn holds(&self, set: &Set) -> bool {
        let (room, block) = (&set.room, set.room.block());
        let height = self.drawn.board.geometry().height;
        let on_map =
            block.left > EDGE && block.right < UNITS_WIDE - EDGE && block.top > EDGE && block.bottom < height - EDGE;
        let others = || self.sets.iter().enumerate().filter(|(number, _)| *number != self.own);
        let others = || others().filter_map(|(_, other)| Some(&other.as_ref()?.room));
        on_map
            && self.units.iter().all(|(_, at)| room.distance(*at) > UNIT)
            && !others().any(|other| other.block().meets(&block, APART))
            && self.units.iter().all(|(province, at)| {
                let here = room.distance(*at);
                if *province == room.province {
                    others().all(|other| here < other.distance(*at))
                } else {
                    let own = others().find(|other| other.province == *province);
                    own.is_none_or(|own| own.distance(*at) < here)
                }
            })
            && self.is_inside(set)
    }

    /// Whether nearly all of the letters lie in their province: they may reach a little over its border, and those of land
    /// a little further over its coast.
    fn is_inside(&self, set: &Set) -> bool {
        let Rect { left, top, right, bottom } = set.room.letters;
        let (x, y) = ((left + right) / 2.0, (top + bottom) / 2.0);
        let province = set.room.province;
        if set.room.mark.is_some_and(|(at, _)| !self.drawn.contains(province, at)) {
            return false;
        }
        let outside =
            [[left, top], [right, top], [left, bottom], [right, bottom], [x, top], [x, bottom], [left, y], [right, y]]
                .into_iter()
                .filter(|point| !self.drawn.contains(province, *point));
        let outside: Vec<Point> = outside.collect();
        let land = |point: &Point| {
            let mut land = self.drawn.map.land().iter();
            land.any(|other| other != province && self.drawn.contains(other, *point))
        };
        if !self.drawn.contains(province, [x, y]) {
            return false;
        }
        outside.len() <= if set.place.sea { 2 } else { 3 } && outside.into_iter().filter(land).count() <= 2
    }
}

/// Places near that of a label, the nearest first.
fn shifts() -> impl Iterator<Item = Point> {
    let ring = |away: f32| {
        (0..8).map(move |step| {
            let angle = std::f32::consts::TAU * step as f32 / 8.0;
            [away * angle.cos(), away * angle.sin()]
        })
    };
    std::iter::once([0.0; 2]).chain([10.0, 20.0, 30.0, 42.0, 56.0].into_iter().flat_map(ring))
}

/// The ways to break a name into one, two or three lines of nearly the same length, the fewest first.
fn broken(name: &str) -> Vec<Vec<&str>> {
    let mut words: Vec<&str> = Vec::new();
    let mut rest = name;
    while let Some((at, letter)) = rest.char_indices().find(|(_, letter)| matches!(letter, ' ' | '-')) {
        let (first, second) = rest.split_at(at + letter.len_utf8());
        words.push(first);
        rest = second;
    }
    words.push(rest);
    let mut ways = vec![vec![name]];
    ways.extend((2..=words.len().min(3)).map(|lines| divided(name, &words, lines)));
    ways
}

/// `name` in so many lines, the longest of which is as short as possible.
fn divided<'n>(name: &'n str, words: &[&'n str], lines: usize) -> Vec<&'n str> {
    if lines < 2 || words.len() < 2 {
        return vec![name.trim_end()];
    }
    let longest = |lines: &[&str]| lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let ways = (1..=words.len() + 1 - lines).map(|first| {
        let cut = words[..first].iter().map(|word| word.len()).sum();
        let (head, tail) = name.split_at(cut);
        let mut way = vec![head.trim_end()];
        way.extend(divided(tail, &words[first..], lines - 1));
        way
    });
    ways.min_by_key(|way| longest(way)).unwrap_or_else(|| vec![name])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_broken_after_blanks_and_hyphens() {
        assert_eq!(broken("Spain"), [vec!["Spain"]]);
        assert_eq!(broken("Adriatic Sea"), [vec!["Adriatic Sea"], vec!["Adriatic", "Sea"]]);
        assert_eq!(
            broken("Mid-Atlantic Ocean"),
            [vec!["Mid-Atlantic Ocean"], vec!["Mid-Atlantic", "Ocean"], vec!["Mid-", "Atlantic", "Ocean"]]
        );
        assert_eq!(broken("Sea of the Hesperides")[1], ["Sea of the", "Hesperides"]);
    }
}
