//! The texts of all languages, loaded once.

mod orders;
mod sentences;

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use dragoman_engine::Map;
use dragoman_notation::{Lexicon, MAX_LANGUAGES};

use self::sentences::Sentence;
use crate::functions::{self, Joint, ValueFormatter};
use crate::languages::{self, ITSELF};
use crate::lexicons::LanguageWords;
use crate::order_format::NOTATIONS;
use crate::tables::{self, ProvinceEntry, Table, TableError, VariantEntry, WordEntry};
use crate::{Args, File, Language, Languages, OrderFormat, Text};

/// The texts couldn't be loaded; the message has the file and the line.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each field stands in the message beside it")]
pub enum WordsError {
    /// A table has an error.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A message is defined twice in one language, or a function couldn't be set up.
    #[error("{path}: {what}")]
    Bundle { path: String, what: String },
    /// There are more languages than a lexicon can hold.
    #[error("there are {0} languages, and no more than {MAX_LANGUAGES} can be read")]
    TooMany(usize),
}

/// One language: its messages, names and order words.
struct LanguagePack {
    bundle: FluentBundle<FluentResource>,
    formatter: Arc<ValueFormatter>,
    words: Vec<WordEntry>,
    /// The words of each message without its variables, each form on its own.
    sentences: Vec<Sentence>,
}

/// All texts that Dragoman writes and reads.
pub struct Words {
    languages: Languages,
    /// In the order of `languages`.
    packs: Vec<LanguagePack>,
    /// The maps that could be played when the words were loaded.
    maps: Vec<&'static Map>,
    /// By variant: made at the first use.
    lexicons: Vec<(String, OnceLock<Lexicon>)>,
    /// By map, language and notation: made at the first use.
    order_formats: Vec<OnceLock<Arc<OrderFormat>>>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").finish_non_exhaustive()
    }
}

const ORDER_WORDS: &str = "orders";

/// The tables of all maps that can be played.
fn tables_of_maps() -> Vec<&'static str> {
    let mut all: Vec<&str> = Vec::new();
    for table in Map::variants().into_iter().map(|map| Words::table_name(map.variant())) {
        if !all.contains(&table) {
            all.push(table);
        }
    }
    all
}

impl Words {
    /// Loads and checks the given files. Each folder is a language; each must have all tables, English above all.
    ///
    /// # Errors
    /// The first error, with its file and line.
    pub fn from_files(files: &[File<'_>]) -> Result<Self, WordsError> {
        Self::check(files).map_err(|faults| faults.0)
    }

    /// As [`from_files`](Words::from_files), for people who correct the files.
    ///
    /// # Errors
    /// The first error, with its file and line, and then the others: one per file.
    pub fn check(files: &[File<'_>]) -> Result<Self, Box<(WordsError, Vec<WordsError>)>> {
        let mut faults = Vec::new();
        let tags = languages::tags(files);
        let packs: Vec<LanguagePack> = tags.iter().map(|tag| LanguagePack::load(*tag, files, &mut faults)).collect();
        if tags.len() > MAX_LANGUAGES {
            faults.push(WordsError::TooMany(tags.len()));
        }
        // All languages must have the entries that English has. A file that can't be read lacks them all, and is
        // reported above.
        if let (true, Some(english)) = (faults.is_empty(), packs.first()) {
            for (language, pack) in tags.iter().zip(&packs) {
                faults.extend(pack.gaps(english, *language, files).into_iter().map(WordsError::Table));
            }
        }
        let languages = match Languages::read(files) {
            Ok(languages) => languages,
            Err(of_languages) => {
                let (first, others) = *of_languages;
                faults.extend(std::iter::once(first).chain(others).map(WordsError::Table));
                return Err(Box::new((faults.remove(0), faults)));
            }
        };
        if !faults.is_empty() {
            return Err(Box::new((faults.remove(0), faults)));
        }
        let maps = Map::variants();
        let order_formats = (0..maps.len() * languages.count() * NOTATIONS).map(|_| OnceLock::new()).collect();
        let lexicons = maps.iter().map(|map| (map.variant().to_owned(), OnceLock::new())).collect();
        Ok(Self { languages, packs, maps, lexicons, order_formats })
    }

    /// The supported languages: English first, then by tag.
    #[must_use]
    pub const fn languages(&self) -> &Languages {
        &self.languages
    }

    /// The data for a lexicon of `variant`, by language.
    fn lexicon_words(&self, variant: &str) -> Vec<LanguageWords<'_>> {
        let entries = self.languages.entries().iter().zip(&self.packs);
        entries.map(|(entry, pack)| LanguageWords { entry, table: pack.table(variant), words: &pack.words }).collect()
    }

    /// The pack of `language`; of English if it isn't supported.
    fn pack(&self, language: Language) -> &LanguagePack {
        &self.packs[self.languages.place(language)]
    }

    /// The message `id` in `language`, with `args` inserted.
    ///
    /// Every message exists in every language (a test checks that); if one is missing nevertheless, the English one is
    /// returned, and if that is missing too, the id itself.
    #[must_use]
    pub fn text(&self, language: Language, id: &str, args: &Args<'_>) -> String {
        self.try_text(language, id, args)
            .or_else(|| self.try_text(Language::EN, id, args))
            .unwrap_or_else(|| id.to_owned())
    }

    /// A message as spans, for people: the formatting of the message is parsed, that of its values isn't.
    #[must_use]
    pub fn say(&self, language: Language, id: &str, args: &Args<'_>) -> Text {
        let args = args.encoded();
        self.format(language, id, &args)
            .or_else(|| self.format(Language::EN, id, &args))
            .map_or_else(|| Text::quoted(id), |said| Text::read(&said))
    }

    /// The id of the message in `language` of which `quoted` says most, if it is clear which one that is.
    #[must_use]
    pub fn message_like(&self, language: Language, quoted: &str) -> Option<&str> {
        sentences::like(&self.pack(language).sentences, quoted)
    }

    /// The message `id` without variables.
    #[must_use]
    pub fn plain(&self, language: Language, id: &str) -> String {
        self.text(language, id, &Args::new())
    }

    /// The message `id` in exactly this language, if it has one.
    #[must_use]
    pub fn try_text(&self, language: Language, id: &str, args: &Args<'_>) -> Option<String> {
        self.format(language, id, &args.plain())
    }

    fn format(&self, language: Language, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        Some(Self::noted(self.formatted(language, id, args)?, language, id))
    }

    /// The message `id` in this very language, if it has one, with what was wrong with it.
    #[must_use]
    pub fn try_say(&self, language: Language, id: &str, args: &Args<'_>) -> Option<(String, Vec<String>)> {
        let (said, errors) = self.formatted(language, id, &args.plain())?;
        Some((said, errors.iter().map(ToString::to_string).collect()))
    }

    /// The message as far as possible, with the errors that Fluent reported: a missing variable, an unknown function.
    fn formatted(&self, language: Language, id: &str, args: &FluentArgs<'_>) -> Option<(String, Vec<FluentError>)> {
        let LanguagePack { bundle, formatter, .. } = self.pack(language);
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors: Vec<FluentError> = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some((formatter.finish(said), errors))
    }

    /// Logs the errors of a message; the reader gets as much of it as possible.
    fn noted((said, errors): (String, Vec<FluentError>), language: Language, id: &str) -> String {
        for error in errors {
            tracing::error!(%language, id, %error, "a message has errors");
        }
        said
    }

    /// Whether `language` has the message `id`.
    #[must_use]
    pub fn has(&self, language: Language, id: &str) -> bool {
        self.pack(language).bundle.has_message(id)
    }

    /// The name of the table of `variant`, which is the name of a file in each language's folder: the variant's own, or
    /// that of the variant of which it is an edition (`ancient-mediterranean` is also for
    /// `ancient-mediterranean-one-coast`) or on whose board it is a start. Empty for a custom map, whose places are named by
    /// their ids.
    #[must_use]
    pub fn table_name(variant: &str) -> &'static str {
        let Some(variant) = Map::of_variant(variant).map(Map::board) else { return "" };
        let mut ends = variant.match_indices('-').map(|(end, _)| end).chain([variant.len()]);
        ends.find_map(|end| Map::of_variant(&variant[..end])).map_or("", Map::variant)
    }

    /// The names of `variant`'s provinces and powers.
    #[must_use]
    pub fn table(&self, language: Language, variant: &str) -> &Table {
        self.pack(language).table(variant)
    }

    /// The names of `variant` itself.
    #[must_use]
    pub fn variant(&self, language: Language, variant: &str) -> Option<&VariantEntry> {
        self.table(language, variant).variant(variant)
    }

    /// The full name of a province: "Monaco".
    #[must_use]
    pub fn province(&self, language: Language, variant: &str, id: &str) -> String {
        self.table(language, variant).province(id).map_or_else(|| id.to_owned(), |entry| entry.name.clone())
    }

    /// The abbreviation of a province that is written in `language`: "Mon".
    #[must_use]
    pub fn province_abbr(&self, language: Language, variant: &str, id: &str) -> String {
        self.table(language, variant).province(id).map_or_else(|| id.to_owned(), |entry| entry.abbr.clone())
    }

    /// The abbreviations of a map's provinces, in its order.
    #[must_use]
    pub fn province_abbrs(&self, language: Language, map: &Map) -> Vec<String> {
        self.of_provinces(language, map, |entry| &entry.abbr)
    }

    /// The full names of a map's provinces, in its order.
    #[must_use]
    pub fn province_names(&self, language: Language, map: &Map) -> Vec<String> {
        self.of_provinces(language, map, |entry| &entry.name)
    }

    /// Words for a map's provinces, in its order. The table is looked for once: each picture has them in all languages.
    fn of_provinces(&self, language: Language, map: &Map, word: impl Fn(&ProvinceEntry) -> &str) -> Vec<String> {
        let table = self.table(language, map.variant());
        let named = |id: &str| table.province(id).map_or(id, &word).to_owned();
        map.provinces().map(|province| named(map.id(province))).collect()
    }

    /// The abbreviations of a map's provinces, in its order, in each language.
    #[must_use]
    pub fn translated_abbrs(&self, map: &Map) -> Vec<Vec<String>> {
        self.languages.iter().map(|language| self.province_abbrs(language, map)).collect()
    }

    /// The name of a power of any variant: "Niemcy".
    #[must_use]
    pub fn power(&self, language: Language, id: &str) -> String {
        self.pack(language).formatter.power(id, None)
    }

    /// Several powers, joined according to the language: "Italia, Russia e Turchia". For text outside of messages; a
    /// message takes the ids ([`Args::powers`]).
    #[must_use]
    pub fn powers(&self, language: Language, ids: impl IntoIterator<Item = impl AsRef<str>>) -> String {
        let names: Vec<String> = ids.into_iter().map(|id| self.power(language, id.as_ref())).collect();
        self.pack(language).formatter.join(&names, Joint::And)
    }

    /// The words for "and" in `language`: in Italian *e* and, before an *e*, *ed*.
    pub fn and_words(&self, language: Language) -> impl Iterator<Item = &str> {
        self.pack(language).formatter.and_words()
    }

    /// The words that can precede the last of several entries of a list behind a negation.
    pub fn nor_words(&self, language: Language) -> impl Iterator<Item = &str> {
        self.pack(language).formatter.nor_words()
    }

    /// A grammatical form of a power's name (`gen`, `dat`, `acc`, `ins`, `in` in Polish; `the`, `of`, `to`, `from` in
    /// Italian), or the name where the language needs no such form.
    #[must_use]
    pub fn power_form(&self, language: Language, id: &str, form: &str) -> String {
        self.pack(language).formatter.power(id, Some(form))
    }

    /// The order word `id` (`order-support`, `coast-nc`, `season-spring`…).
    #[must_use]
    pub fn word(&self, language: Language, id: &str) -> Option<&WordEntry> {
        self.pack(language).words.iter().find(|word| word.id == id)
    }

    /// All order words.
    #[must_use]
    pub fn order_words(&self, language: Language) -> &[WordEntry] {
        &self.pack(language).words
    }
}

impl LanguagePack {
    fn table(&self, variant: &str) -> &Table {
        static EMPTY: Table = Table { variants: Vec::new(), provinces: Vec::new(), powers: Vec::new() };
        self.formatter.table(Words::table_name(variant)).unwrap_or(&EMPTY)
    }

    fn load(language: Language, files: &[File<'_>], faults: &mut Vec<WordsError>) -> Self {
        let stems = tables_of_maps();
        let mut loaded = HashMap::new();
        let (mut words, mut resources) = (Vec::new(), Vec::new());
        // A language without known plural rules gets those of English.
        let identifier: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Players would copy the marks that Fluent puts around variables into their orders.
        bundle.set_use_isolating(false);
        for file in files.iter().filter(|file| file.language == language) {
            let stem = file.stem();
            let fault = if stem == ITSELF {
                None
            } else if stems.contains(&stem) {
                tables::variant(file).map(|table| loaded.insert(stem.to_owned(), table)).err().map(WordsError::Table)
            } else if stem == ORDER_WORDS {
                tables::words(file).map(|read| words = read).err().map(WordsError::Table)
            } else {
                resource(file).map(|read| resources.push((file.path, read))).err()
            };
            faults.extend(fault);
        }
        let sentences = resources.iter().flat_map(|(_, resource)| sentences::of(resource)).collect();
        let formatter = Arc::new(ValueFormatter::new(loaded, &resources));
        if let Err(error) = functions::add(&mut bundle, &formatter) {
            faults.push(WordsError::Bundle { path: "functions".to_owned(), what: error.to_string() });
        }
        for (path, resource) in resources {
            if let Err(errors) = bundle.add_resource(resource) {
                let what = errors.iter().fold(String::new(), |mut all, error| {
                    let _ = write!(all, "{error} ");
                    all
                });
                faults.push(WordsError::Bundle { path: path.to_owned(), what });
            }
        }
        Self { bundle, formatter, words, sentences }
    }

    /// The first entry of each table that `english` has and this language doesn't.
    fn gaps(&self, english: &Self, language: Language, files: &[File<'_>]) -> Vec<TableError> {
        let gap = |stem: &str, own: &[String], measure: &[String]| {
            let path = format!("locales/{language}/{stem}.ftl");
            let missing = File { language, path: &path, source: "" };
            let file = files.iter().find(|file| file.language == language && file.stem() == stem);
            tables::complete(file.unwrap_or(&missing), own, measure).err()
        };
        let ids = |pack: &Self, stem: &str| -> Vec<String> {
            let Some(table) = pack.formatter.table(stem) else { return Vec::new() };
            let provinces = table.provinces.iter().map(|entry| entry.id.clone());
            let powers = table.powers.iter().map(|entry| entry.id.clone());
            let variants = table.variants.iter().map(|entry| format!("variant-{}", entry.id));
            provinces.chain(powers).chain(variants).collect()
        };
        let words = |pack: &Self| pack.words.iter().map(|word| word.id.clone()).collect::<Vec<_>>();
        let tables = tables_of_maps().into_iter();
        let tables = tables.filter_map(|stem| gap(stem, &ids(self, stem), &ids(english, stem)));
        tables.chain(gap(ORDER_WORDS, &words(self), &words(english))).collect()
    }
}

/// Parses messages. They may have placeables; an error has its line, as in a table.
fn resource(file: &File<'_>) -> Result<FluentResource, WordsError> {
    FluentResource::try_new(file.source.to_owned()).map_err(|(_, errors)| {
        let what = errors.first().map_or_else(String::new, ToString::to_string);
        let line = errors.first().map_or(1, |error| {
            file.source.as_bytes().iter().take(error.pos.start).filter(|byte| **byte == b'\n').count() + 1
        });
        WordsError::Bundle { path: format!("{}:{line}", file.path), what }
    })
}
