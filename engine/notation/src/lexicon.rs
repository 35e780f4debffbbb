//! What words mean: the forms of all languages in one prepared index.
//!
//! A [`Lexicon`] is for one map. It is filled once, language by language, with every form in the tables, and is then
//! only read: a word of a message is one look-up, for any number of languages. Each form stores in which languages it
//! is known, and how well (written there, or only understood), since the player's own language takes precedence.
//! Beginnings of names and misspellings are found by indices of their own.

mod everyday;
mod shortened;

use dragoman_engine::{Location, Map, PhaseKind, Power, Province, ProvinceSet, Season, UnitKind};
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use super::coast::Coast;
use super::fold;
use shortened::{Name, SHORTEST_GUESS, one_slip};

pub use shortened::Phrase;
pub(super) use shortened::Typed;

/// The most languages that one lexicon holds.
pub const MAX_LANGUAGES: usize = 32;

/// A language of a [`Lexicon`]: its place in the order in which languages were added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LanguageId(u8);

impl From<usize> for LanguageId {
    /// The language that was added as number `index`, from 0. Languages beyond [`MAX_LANGUAGES`] share the last place.
    fn from(index: usize) -> Self {
        Self(u8::try_from(index.min(MAX_LANGUAGES - 1)).unwrap_or(u8::MAX))
    }
}

impl LanguageId {
    const fn bit(self) -> u32 {
        1 << (self.0 as usize % MAX_LANGUAGES)
    }
}

/// A verb of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Stay.
    Hold,
    /// Go.
    Move,
    /// Help another unit.
    Support,
    /// Carry an army.
    Convoy,
    /// Go by convoy.
    Via,
    /// Leave after a defeat.
    Retreat,
    /// Leave the board.
    Disband,
    /// A new unit.
    Build,
    /// Do without a new unit.
    Waive,
}

/// A word that isn't an order by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FunctionWord {
    /// Introduces a destination: "to", "verso", "naar", "do"; also "in", which may only locate.
    To,
    /// Leads back: "from", "da", "uit", "z"; also "of".
    From,
    /// Joins orders.
    And,
    /// Leaves a choice open: "or", "oppure".
    Or,
    /// Makes a condition: an order with it isn't one.
    If,
    /// Takes back: an order with it isn't one.
    Not,
    /// Articles, pronouns, politeness: passed over between the parts of an order.
    Noise,
    /// What may stand beside an order and says nothing about it: "please", "thanks", "here are my orders". Any other
    /// word beside an order makes it a question.
    Courtesy,
    /// Says that all units hold, or all that have no order: "all hold", "the rest holds".
    AllHold,
    /// Begins a question: "can", "is", "why". What it stands before is asked about, and no order.
    Asks,
    /// Takes an order back that was given before: "cancel", "is off".
    Withdraws,
    /// Between two orders for one unit: the later counts. "no, rather", "sorry", "I mean".
    Corrects,
    /// Behind an order, before the unit that supports it: "supported by".
    SupportedBy,
    /// The second half of a verb of two parts, which without its verb says that an order is off: "läuft nach Kiel aus".
    Completes,
}

impl FunctionWord {
    /// Whether it is a word of talk, which has no place in an order.
    pub(super) const fn is_talk(self) -> bool {
        matches!(
            self,
            Self::Courtesy | Self::Asks | Self::Withdraws | Self::Corrects | Self::SupportedBy | Self::Completes
        )
    }
}

/// What a form may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sense {
    /// A province.
    Place(Province),
    /// A province with its coast attached: `stpnc`.
    Coasted(Province, Coast),
    /// Army or fleet.
    Unit(UnitKind),
    /// An order word.
    Verb(Verb),
    /// A coast, valid behind a province that has it.
    Coast(Coast),
    /// A power by its name or abbreviation.
    Power(Power),
    /// A power by its adjective.
    Adjective(Power),
    /// A season.
    Season(Season),
    /// A kind of phase.
    Phase(PhaseKind),
    /// Heads the orders of a phase of any kind: "orders".
    Orders,
    /// A function word.
    FunctionWord(FunctionWord),
}

/// How well a language knows a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// The language writes it so.
    Written = 1,
    /// The language understands it.
    Understood = 2,
}

/// A sense of a form, and who knows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub sense: Sense,
    /// A bit for each language that writes it so.
    written: u32,
    /// A bit for each language that understands it; one that writes it as well counts as writing it.
    understood: u32,
}

impl Known {
    /// How well `language` knows this sense.
    pub(super) const fn rank(&self, language: LanguageId) -> Option<Rank> {
        let bit = language.bit();
        if self.written & bit != 0 {
            Some(Rank::Written)
        } else if self.understood & bit != 0 {
            Some(Rank::Understood)
        } else {
            None
        }
    }
}

/// FNV-1a: fast for short words, and it takes a word byte by byte, so that a word without one of its letters is hashed
/// without being built. Nobody can choose the keys of the table, so deliberate collisions don't matter.
#[derive(Clone, Copy)]
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

fn hash(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let mut hasher = Fnv::default();
    for byte in bytes {
        hasher.write(&[byte]);
    }
    hasher.finish()
}

type Index<K, V> = HashMap<K, V, BuildHasherDefault<Fnv>>;

#[derive(Debug, Default)]
struct Form {
    senses: Vec<Known>,
    /// The most words of a form that begins with this word.
    longest: u8,
}

/// The phrases of everyday speech that a key is.
#[derive(Debug, Default)]
struct Phrases {
    senses: Vec<(Phrase, LanguageId)>,
    /// The most words of a phrase that begins with this word.
    longest: u8,
}

/// A name or word of a name that a player may begin and not finish.
#[derive(Debug)]
struct Beginning {
    word: Box<str>,
    province: Province,
    language: LanguageId,
    /// Whether the word is in the names of many provinces: "Sea", "Golfo", "Morze".
    generic: bool,
    /// Whether the name begins with it.
    leading: bool,
}

/// Everything that is understood on one map.
///
/// Made by a [`LexiconBuilder`].
#[derive(Debug, Default)]
pub struct Lexicon {
    forms: Index<Box<str>, Form>,
    /// Sorted by word.
    beginnings: Vec<Beginning>,
    /// Place forms by the hash of themselves and of themselves with one letter left out.
    near: Index<u64, Vec<u32>>,
    /// The place forms that `near` points at.
    places: Vec<(Box<str>, Province, LanguageId)>,
    languages: u8,
    /// The ways to say "by convoy", each with its first word and what follows it.
    via: Vec<(Box<str>, Box<str>)>,
    /// The words for convoys, but the shortest.
    convoys: Vec<Box<str>>,
    /// The letters with which the orders to convoy begin, and to go by convoy as it is written.
    convoy_letters: HashSet<char>,
    /// The seasons by the first letters of their names.
    seasons: Vec<(char, Season, LanguageId)>,
    /// The coasts that the map has.
    coasts: Vec<(Province, Coast)>,
    /// The provinces whose short names are most often confused.
    confusable: ProvinceSet,
    /// Phrases of everyday speech, by their first word and as a whole.
    phrases: Index<Box<str>, Phrases>,
    /// Names and their words.
    names: Vec<(LanguageId, Name)>,
    /// The names by the letters with which their words begin.
    initials: HashMap<char, Vec<u32>>,
    /// Each word of a phrase.
    phrase_words: HashSet<Box<str>>,
}

/// A province that a word may have been meant to name, and how it differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Guess {
    pub province: Province,
    /// Whether the player's own language has it.
    pub own: bool,
    /// Whether English has it.
    pub english: bool,
    /// Whether the word only begins one that many names have.
    pub generic: bool,
    /// Whether one letter is missing at the end of a long word: more likely misspelt than unfinished.
    pub slip: bool,
    /// Whether the first letter is another: rarer than other slips.
    pub far: bool,
}

/// A word in the names of this many provinces doesn't identify one.
const GENERIC: usize = 3;

/// Longer words aren't names; a search for similar ones would only take time.
const LONGEST_GUESS: usize = 24;

/// Shorter words for convoys resemble others, or begin them.
const SHORTEST_CONVOY: usize = 6;

/// A lexicon that is being made: languages one after the other, with their forms.
#[derive(Debug)]
pub struct LexiconBuilder {
    lexicon: Lexicon,
    /// Names of several words.
    long_names: Vec<(LanguageId, Box<str>, Province)>,
}

impl LexiconBuilder {
    /// An empty builder for `map`.
    #[must_use]
    pub fn new(map: &Map) -> Self {
        let coast = |place: Location| {
            let suffix = map.location_id(place).split_once('/')?.1;
            Some((map.province_of(place), Coast::ALL.into_iter().find(|coast| coast.suffix() == suffix)?))
        };
        let lexicon = Lexicon { coasts: map.locations().filter_map(coast).collect(), ..Lexicon::default() };
        Self { lexicon, long_names: Vec::new() }
    }

    /// Adds a province whose short names are easily confused with another's: for misspellings there the writer is
    /// asked.
    pub fn confusable(&mut self, province: Province) {
        self.lexicon.confusable.insert(province);
    }

    /// Adds a language; its forms follow by [`add`](Self::add) and [`add_place`](Self::add_place).
    ///
    /// Languages beyond [`MAX_LANGUAGES`] share the place of the last one.
    pub fn language(&mut self) -> LanguageId {
        let language = LanguageId::from(usize::from(self.lexicon.languages));
        self.lexicon.languages = self.lexicon.languages.saturating_add(1);
        language
    }

    /// Adds a form that isn't a place.
    pub fn add(&mut self, language: LanguageId, form: &str, sense: Sense, rank: Rank) {
        if sense == Sense::Verb(Verb::Via) {
            let key = fold::key(form);
            let (first, second) = key.split_once(' ').unwrap_or((&key, ""));
            self.lexicon.via.push((first.into(), second.into()));
        }
        let key = fold::key(form);
        if matches!(sense, Sense::Verb(Verb::Via | Verb::Convoy)) {
            let words = key.split(' ').filter(|word| word.len() >= SHORTEST_CONVOY);
            self.lexicon.convoys.extend(words.map(Into::into));
        }
        if sense == Sense::Verb(Verb::Convoy) || (sense == Sense::Verb(Verb::Via) && rank == Rank::Written) {
            self.lexicon.convoy_letters.extend(key.chars().next());
        }
        if key.contains(' ') {
            self.lexicon.phrase_words.extend(key.split(' ').map(Into::into));
        } else if let (Sense::Season(season), Some(letter)) = (sense, key.chars().next()) {
            self.lexicon.seasons.push((letter, season, language));
        }
        self.insert(language, &key, sense, rank);
    }

    fn insert(&mut self, language: LanguageId, key: &str, sense: Sense, rank: Rank) {
        if key.is_empty() {
            return;
        }
        let words = u8::try_from(key.split(' ').count()).unwrap_or(u8::MAX);
        let first = key.split(' ').next().unwrap_or(key);
        let entry = self.lexicon.forms.entry(first.into()).or_default();
        entry.longest = entry.longest.max(words);
        let form = self.lexicon.forms.entry(key.into()).or_default();
        let at = form.senses.iter().position(|known| known.sense == sense).unwrap_or_else(|| {
            form.senses.push(Known { sense, written: 0, understood: 0 });
            form.senses.len() - 1
        });
        let known = &mut form.senses[at];
        match rank {
            Rank::Written => known.written |= language.bit(),
            Rank::Understood => known.understood |= language.bit(),
        }
    }

    /// Adds a form of a province. Words of names (`name`) may be left unfinished.
    pub fn add_place(&mut self, language: LanguageId, form: &str, province: Province, rank: Rank, name: bool) {
        let key = fold::key(form);
        self.insert(language, &key, Sense::Place(province), rank);
        let length = key.chars().count();
        if (SHORTEST_GUESS..=LONGEST_GUESS).contains(&length) && !key.contains(' ') {
            let number = u32::try_from(self.lexicon.places.len()).unwrap_or(u32::MAX);
            for hash in neighbourhood(&key) {
                let numbers = self.lexicon.near.entry(hash).or_default();
                if !numbers.contains(&number) {
                    numbers.push(number);
                }
            }
            self.lexicon.places.push((key.as_str().into(), province, language));
        }
        if name {
            self.note_name(language, &key, province);
        }
        if name && key.contains(' ') {
            self.long_names.push((language, key.as_str().into(), province));
        }
        if name {
            for (at, word) in key.split(' ').enumerate() {
                if word.chars().count() >= SHORTEST_GUESS {
                    let beginning =
                        Beginning { word: word.into(), province, language, generic: false, leading: at == 0 };
                    self.lexicon.beginnings.push(beginning);
                }
            }
        }
        // "Zwartezee", "Middenatlantische Oceaan": names written together.
        if key.contains(' ') {
            let together = key.replace(' ', "");
            if together.len() <= LONGEST_GUESS {
                self.add_place(language, &together, province, Rank::Understood, false);
            }
            if form.contains('-') {
                self.add_place(language, &form.replace('-', ""), province, Rank::Understood, false);
            }
        }
    }

    /// Notes the words of a name, by which it may be shortened.
    fn note_name(&mut self, language: LanguageId, key: &str, province: Province) {
        let words: Vec<_> = key.split(' ').map(|word| (word.into(), false)).collect();
        let together = key.replace(' ', "").into();
        let number = u32::try_from(self.lexicon.names.len()).unwrap_or(u32::MAX);
        for initial in key.split(' ').filter_map(|word| word.chars().next()).collect::<HashSet<_>>() {
            self.lexicon.initials.entry(initial).or_default().push(number);
        }
        self.lexicon.names.push((language, Name { province, words, together }));
    }

    /// Adds the forms of a province's coast attached to its name: `stpnc`, `bulec`.
    pub fn add_coasted(&mut self, language: LanguageId, place: &str, coast: &str, province: Province, which: Coast) {
        let key = format!("{}{}", fold::key(place), fold::key(coast));
        self.insert(language, &key, Sense::Coasted(province, which), Rank::Understood);
    }

    /// Adds shorter forms of names whose first word is in several: "m. nero", "mar nero", "g. botnia" for "Golfo di
    /// Botnia". What is known already keeps its meaning.
    fn shorten_long_names(&mut self) {
        let long_names = std::mem::take(&mut self.long_names);
        let first = |name: &str| name.split(' ').next().unwrap_or_default().to_owned();
        let mut provinces: HashMap<(u8, String), HashSet<Province>> = HashMap::new();
        for (language, name, province) in &long_names {
            provinces.entry((language.0, first(name))).or_default().insert(*province);
        }
        for (language, name, province) in &long_names {
            let Some((word, rest)) = name.split_once(' ') else { continue };
            if provinces.get(&(language.0, word.to_owned())).is_none_or(|provinces| provinces.len() < 2) {
                continue;
            }
            let letters = |count: usize| word.char_indices().nth(count).map_or(word, |(end, _)| &word[..end]);
            let mut short = vec![word, letters(SHORTEST_GUESS)];
            let letter = letters(1);
            // "n" is a coast, "z" a preposition.
            if self.lexicon.senses(letter).iter().all(|known| known.sense == Sense::Verb(Verb::Move)) {
                short.push(letter);
            }
            // Without articles and prepositions.
            let bare: Vec<&str> = rest.split(' ').filter(|word| word.chars().count() > SHORTEST_GUESS).collect();
            for (short, rest) in short.into_iter().flat_map(|short| [(short, rest.to_owned()), (short, bare.join(" "))])
            {
                let key = format!("{short} {rest}");
                if !rest.is_empty() && self.lexicon.senses(&key).is_empty() {
                    self.insert(*language, &key, Sense::Place(*province), Rank::Understood);
                }
            }
        }
    }

    /// The lexicon, with its indices.
    #[must_use]
    pub fn build(mut self) -> Lexicon {
        self.shorten_long_names();
        let mut lexicon = self.lexicon;
        let beginnings = &mut lexicon.beginnings;
        beginnings.sort_by(|a, b| a.word.cmp(&b.word).then(b.leading.cmp(&a.leading)));
        // A word counts once for a province, in however many of its forms it is.
        let mut seen = HashSet::new();
        beginnings.retain(|it| seen.insert((it.word.clone(), it.language.0, it.province)));
        lexicon.mark_generic_words();
        lexicon
    }
}

impl Lexicon {
    /// Whether `province` has `coast` as one of several.
    pub(super) fn has_coast(&self, province: Province, coast: Coast) -> bool {
        self.coasts.contains(&(province, coast))
    }

    /// The location of that coast.
    pub(super) fn coast_of(&self, map: &Map, province: Province, coast: Coast) -> Option<Location> {
        map.coasts(province).iter().find(|place| map.location_id(*place).ends_with(coast.suffix()))
    }

    /// Whether the province's short names are among those most often confused.
    pub(super) fn confusable(&self, province: Province) -> bool {
        self.confusable.contains(province)
    }

    /// Whether two words are one typing error away from "by convoy", or the first alone is.
    pub(super) fn resembles_via(&self, word: &str, next: &str) -> bool {
        if word.len() > LONGEST_GUESS || next.len() > LONGEST_GUESS {
            return false;
        }
        self.via.iter().any(|(first, second)| {
            // Short words ("per", "met") are one typing error away from too many others.
            let alone = (first.len() > SHORTEST_GUESS || second.is_empty()) && one_slip(word, first);
            let pair = (word == &**first && one_slip(next, second)) || (one_slip(word, first) && next == &**second);
            alone || (pair && !second.is_empty())
        })
    }

    /// Whether a word is one typing error away from one for a convoy, or begins with one: "convoyed".
    pub(super) fn resembles_convoy(&self, word: &str) -> bool {
        word.len() <= LONGEST_GUESS
            && self.convoys.iter().any(|convoy| word.starts_with(&**convoy) || one_slip(word, convoy))
    }

    /// Whether an order word for a convoy begins with the letter: "begeleidt", "VIA".
    pub(super) fn begins_convoy(&self, letter: &str) -> bool {
        self.convoy_letters.iter().any(|begins| letter.starts_with(*begins))
    }

    /// The only season of which a name begins with the letter in that language.
    pub(super) fn season_begun(&self, letter: char, language: LanguageId) -> Option<Season> {
        let named = |(begins, _, of): &&(char, Season, LanguageId)| *begins == letter && *of == language;
        let mut found = self.seasons.iter().filter(named).map(|(_, season, _)| *season);
        let first = found.next()?;
        found.all(|season| season == first).then_some(first)
    }

    /// The senses of a folded form.
    pub(super) fn senses(&self, form: &str) -> &[Known] {
        self.forms.get(form).map_or(&[], |form| &form.senses)
    }

    /// The senses of a single word, and how many words the longest form has that begins with it.
    pub(super) fn word(&self, word: &str) -> (&[Known], usize) {
        self.forms.get(word).map_or((&[], 0), |form| (&form.senses, usize::from(form.longest)))
    }

    /// Whether the word says in some language what shall not be done.
    pub(super) fn negates(&self, word: &str) -> bool {
        self.senses(word).iter().any(|known| known.sense == Sense::FunctionWord(FunctionWord::Not))
    }

    /// The provinces of which a name, or a word of a name, begins with `word`. One or two letters are looked for only
    /// where names begin in the writer's own language.
    pub(super) fn begun(&self, word: &str, own: LanguageId, english: Option<LanguageId>, found: &mut Vec<Guess>) {
        if word.is_empty() || word.len() > LONGEST_GUESS {
            return;
        }
        let short = word.len() < SHORTEST_GUESS;
        let from = self.beginnings.partition_point(|beginning| &*beginning.word < word);
        for beginning in self.beginnings.iter().skip(from).take_while(|beginning| beginning.word.starts_with(word)) {
            if short && (beginning.language != own || !beginning.leading) {
                continue;
            }
            let guess = Guess {
                province: beginning.province,
                own: beginning.language == own,
                english: english == Some(beginning.language),
                generic: beginning.generic,
                slip: word.len() >= 5 && beginning.word.len() == word.len() + 1,
                far: false,
            };
            note(found, guess);
        }
    }

    /// The provinces that have a form one typing error away from `word`: a letter too many, too few, wrong, or two
    /// exchanged.
    pub(super) fn misspelt(&self, word: &str, own: LanguageId, found: &mut Vec<Guess>) {
        let length = word.chars().count();
        if !(SHORTEST_GUESS..=LONGEST_GUESS).contains(&length) {
            return;
        }
        for hash in neighbourhood(word) {
            for number in self.near.get(&hash).into_iter().flatten() {
                let Some((form, province, language)) = self.places.get(*number as usize) else { continue };
                if one_slip(word, form) {
                    let far = word.chars().next() != form.chars().next();
                    note(
                        found,
                        Guess {
                            province: *province,
                            own: *language == own,
                            english: false,
                            generic: false,
                            slip: true,
                            far,
                        },
                    );
                }
            }
        }
    }

    /// The provinces of which a name has the letters of `word` in their order, beginning with the first: "Mnch", "Bdpst".
    pub(super) fn skipped(&self, word: &str, own: LanguageId, english: Option<LanguageId>, found: &mut Vec<Guess>) {
        const SHORTEST_NAME: usize = 5;
        let length = word.chars().count();
        if !(SHORTEST_GUESS..=LONGEST_GUESS).contains(&length) {
            return;
        }
        let known = |language: LanguageId| language == own || english == Some(language);
        for (form, province, language) in self.places.iter().filter(|(.., language)| known(*language)) {
            let mut letters = form.chars();
            let follows = form.len() >= SHORTEST_NAME
                && word.chars().next() == form.chars().next()
                && word.chars().all(|letter| letters.any(|other| other == letter));
            if follows {
                let own = *language == own;
                let guess = Guess { province: *province, own, english: !own, generic: false, slip: true, far: true };
                note(found, guess);
            }
        }
    }

    /// Whether some place form is one typing error away from `word`.
    pub(super) fn resembles(&self, word: &str) -> bool {
        // A search takes the square of a word's length, and no name is so long.
        word.len() <= LONGEST_GUESS * 2
            && neighbourhood(word).any(|hash| {
                self.near
                    .get(&hash)
                    .into_iter()
                    .flatten()
                    .any(|number| self.places.get(*number as usize).is_some_and(|(form, ..)| one_slip(word, form)))
            })
    }
}

fn note(found: &mut Vec<Guess>, new: Guess) {
    match found.iter_mut().find(|guess| guess.province == new.province) {
        Some(guess) => {
            guess.own |= new.own;
            guess.english |= new.english;
            guess.generic &= new.generic;
            guess.slip &= new.slip;
            guess.far &= new.far;
        }
        None => found.push(new),
    }
}

/// Hashes of `word` and of `word` with any one letter left out: two words one error apart share at least one.
fn neighbourhood(word: &str) -> impl Iterator<Item = u64> + '_ {
    let whole = std::iter::once(hash(word.bytes()));
    whole.chain(word.char_indices().map(move |(at, c)| {
        let (before, after) = (word.get(..at).unwrap_or_default(), word.get(at + c.len_utf8()..).unwrap_or_default());
        hash(before.bytes().chain(after.bytes()))
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_in_several_forms_of_one_name_counts_once() {
        let map = Map::classic();
        let mut builder = LexiconBuilder::new(map);
        let language = builder.language();
        for (id, forms) in
            [("MAO", ["Medio Atlantico", "Centro Atlantico"]), ("NAO", ["Nord Atlantico", "Alto Atlantico"])]
        {
            for form in forms {
                builder.add_place(language, form, map.province(id).unwrap(), Rank::Written, true);
            }
        }
        let lexicon = builder.build();
        let mut found = Vec::new();
        lexicon.begun("atlant", language, None, &mut found);
        assert_eq!(found.len(), 2);
        assert!(found.iter().all(|guess| !guess.generic), "two provinces are less than {GENERIC}: {found:?}");
    }

    #[test]
    fn a_very_long_word_resembles_no_name_and_isnt_searched_for() {
        let map = Map::classic();
        let mut builder = LexiconBuilder::new(map);
        let language = builder.language();
        let name = "a".repeat(LONGEST_GUESS);
        builder.add_place(language, &name, map.province("MAO").unwrap(), Rank::Written, true);
        let lexicon = builder.build();
        assert!(lexicon.resembles(&format!("{name}b")));
        assert!(!lexicon.resembles(&"a".repeat(LONGEST_GUESS * 2 + 1)));
    }
}
