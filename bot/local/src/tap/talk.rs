//! What can be said to others as steps: a unit or a province, perhaps where the unit would go, and a sentence. The sentence is
//! read in the person's own language before it is said, with those to whom it goes.

use std::collections::BTreeMap;

use dragoman_game::decide::sayings::{Sentence, Sentences};
use dragoman_game::model::{PowerId, UnitText};
use dragoman_game::order_map::OrderMap;
use dragoman_game::rules::{About, province_in};
use dragoman_l10n::Args;
use dragoman_render::Board;

use super::names::{Names, place};
use super::tree::{Choice, sorted};

/// To so many a sentence is offered at once; who can be told is asked behind it if there are more.
const FEW_RECIPIENTS: usize = 3;

/// The first question and its answers: the units, and behind a choice without a place the provinces without one.
pub(super) fn choices(
    names: &Names<'_>,
    board: Option<Board>,
    map: &OrderMap,
    sentences: Option<&Sentences>,
) -> (String, Vec<Choice>) {
    let Some(sentences) = sentences.filter(|said| !said.all.is_empty()) else {
        return (names.plain("tap-say-nothing"), Vec::new());
    };
    let talk = Talk { names, board, map, together: sentences.together };
    let mut units: BTreeMap<Pointed<'_>, Vec<&Sentence>> = BTreeMap::new();
    let mut places: BTreeMap<&str, Vec<&Sentence>> = BTreeMap::new();
    for sentence in &sentences.all {
        match &sentence.about {
            About::Unit { power, unit, .. } => units.entry((power, unit)).or_default().push(sentence),
            About::Province(id) => places.entry(id).or_default().push(sentence),
        }
    }
    let listed = |is_own: bool| {
        let those = units.iter().filter(|((power, _), _)| map.powers.contains(*power) == is_own);
        sorted(those.map(|(unit, said)| talk.unit(*unit, said)).collect())
    };
    let mut all = listed(true);
    all.extend(listed(false));
    let next = sorted(places.into_iter().map(|(id, said)| talk.province(id, &said)).collect());
    if !next.is_empty() {
        let (label, ask) = (names.plain("tap-say-province"), names.plain("tap-ask-say-province"));
        all.push(Choice { label, ask, next, ..Choice::default() });
    }
    (names.plain("tap-ask-say"), all)
}

/// A unit and whose it is.
type Pointed<'a> = (&'a PowerId, &'a UnitText);

struct Talk<'a> {
    names: &'a Names<'a>,
    board: Option<Board>,
    map: &'a OrderMap,
    /// Whether all in a room read it.
    together: bool,
}

impl Talk<'_> {
    fn choice(&self, label: String, at: &str) -> Choice {
        let spot = self.board.and_then(|board| board.unit_at(at));
        Choice { label, at: Some(at.to_owned()), spot, ..Choice::default() }
    }

    /// A unit: what can be said of it where it is, and where it could go.
    fn unit(&self, (power, unit): Pointed<'_>, said: &[&Sentence]) -> Choice {
        let mut here = Vec::new();
        let mut goals: BTreeMap<&str, Vec<&Sentence>> = BTreeMap::new();
        for sentence in said {
            match &sentence.about {
                About::Unit { to: Some(to), .. } => goals.entry(province_in(to)).or_default().push(sentence),
                About::Unit { to: None, .. } | About::Province(_) => here.push(*sentence),
            }
        }
        let goals = goals.into_iter().map(|(goal, said)| {
            let args = Args::new().text("unit", self.names.unit(unit));
            let ask = self.names.about("tap-ask-say-move", args, goal);
            Choice { ask, next: self.sentences(&said), ..self.choice(self.names.at("tap-goes", goal), goal) }
        });
        let mut next = self.sentences(&here);
        next.extend(sorted(goals.collect()));
        let ask = self.names.text("tap-ask-say-unit", &Args::new().text("unit", self.names.unit(unit)));
        let label = self.names.whose(unit, power, &self.map.powers, false);
        Choice { ask, next, ..self.choice(label, place(unit)) }
    }

    fn province(&self, id: &str, said: &[&Sentence]) -> Choice {
        let ask = self.names.at("tap-ask-say-about", id);
        Choice { ask, next: self.sentences(said), ..self.choice(self.names.at("tap-province", id), id) }
    }

    /// The sentences, each with those to whom it can be said.
    fn sentences(&self, said: &[&Sentence]) -> Vec<Choice> {
        let mut all: Vec<(&str, Vec<&Sentence>)> = Vec::new();
        for sentence in said {
            match all.iter_mut().find(|(text, _)| *text == sentence.text) {
                Some((_, same)) => same.push(sentence),
                None => all.push((&sentence.text, vec![sentence])),
            }
        }
        let mut choices = Vec::new();
        for (text, said) in all {
            let next = said.iter().map(|sentence| self.sentence(sentence));
            if self.together || said.len() <= FEW_RECIPIENTS {
                choices.extend(next);
            } else {
                // It isn't said yet when it is chosen.
                let (label, ask) = (text.to_owned(), self.names.plain("tap-ask-say-whom"));
                choices.push(Choice { label, note: ask.clone(), ask, next: next.collect(), ..Choice::default() });
            }
        }
        choices
    }

    fn sentence(&self, sentence: &Sentence) -> Choice {
        let press = Some(sentence.press.clone());
        let args = Args::new().powers("to", &sentence.to).text("said", sentence.text.clone());
        let label = self.names.text("tap-say-to", &args);
        Choice { label, press, ..Choice::default() }
    }
}
