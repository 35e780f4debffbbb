//! All words of all languages, loaded once.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::{LanguageIdentifier, langid};

use dragoman_engine::Map;
use dragoman_notation::Lexicon;

use crate::functions::{self, Joint, Sayer};
use crate::order_format;
use crate::tables::{self, Table, TableError, WordEntry};
use crate::{Args, File, Language, OrderFormat, Text, embedded, lexicons};

/// The words couldn't be loaded; the message names the file and the line.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each field stands in the message beside it")]
pub enum WordsError {
    /// A table has a mistake.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A message is defined twice in one language, or a function couldn't be set up.
    #[error("{path}: {what}")]
    Bundle { path: String, what: String },
}

/// One language: its messages, names and order words.
struct LanguagePack {
    bundle: FluentBundle<FluentResource>,
    sayer: Arc<Sayer>,
    words: Vec<WordEntry>,
}

/// Everything that Dragoman can say and read.
pub struct Words {
    packs: [LanguagePack; 4],
    /// By variant.
    pub(crate) lexicons: Vec<(String, Lexicon)>,
    /// Of the built-in maps, by map, language and notation: made when first asked for, since an answer asks often.
    pub(crate) order_formats: Vec<OnceLock<Arc<OrderFormat>>>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").finish_non_exhaustive()
    }
}

/// Files that are tables and not messages.
const TABLES: [&str; 2] = ["classic", "ancient-mediterranean"];
const ORDER_WORDS: &str = "orders";

impl Words {
    /// Loads and checks what is compiled in.
    ///
    /// # Errors
    /// When a file has a mistake; a released program has none, since the tests load the same files.
    pub fn new() -> Result<Self, WordsError> {
        Self::from_files(embedded())
    }

    /// Loads and checks the given files. Each language must have all tables.
    ///
    /// # Errors
    /// Names the file and the line of the first mistake.
    pub fn from_files(files: &[File]) -> Result<Self, WordsError> {
        let [en, it, nl, pl] = Language::ALL.map(|language| LanguagePack::load(language, files));
        let packs = [en?, it?, nl?, pl?];
        // English is the measure: what it names, all must name.
        for language in Language::ALL {
            for stem in TABLES {
                let ids = |pack: &LanguagePack| -> Vec<String> {
                    pack.sayer
                        .table(stem)
                        .map(|table| {
                            let provinces = table.provinces.iter().map(|entry| entry.id.clone());
                            provinces.chain(table.powers.iter().map(|entry| entry.id.clone())).collect()
                        })
                        .unwrap_or_default()
                };
                if let Some(file) = files.iter().find(|file| file.language == language && file.stem() == stem) {
                    tables::complete(file, &ids(&packs[language.index()]), &ids(&packs[0]))?;
                }
            }
            if let Some(file) = files.iter().find(|file| file.language == language && file.stem() == ORDER_WORDS) {
                let ids = |pack: &LanguagePack| pack.words.iter().map(|word| word.id.clone()).collect::<Vec<_>>();
                tables::complete(file, &ids(&packs[language.index()]), &ids(&packs[0]))?;
            }
        }
        let lexicons = Map::all()
            .into_iter()
            .map(|map| {
                let table = |language: Language| packs[language.index()].table(map.variant());
                let words = |language: Language| packs[language.index()].words.as_slice();
                (map.variant().to_owned(), lexicons::lexicon(map, table, words))
            })
            .collect();
        let order_formats = (0..order_format::KINDS).map(|_| OnceLock::new()).collect();
        Ok(Self { packs, lexicons, order_formats })
    }

    const fn pack(&self, language: Language) -> &LanguagePack {
        &self.packs[language.index()]
    }

    /// The message `id` in `language`, with `args` put in.
    ///
    /// Every message exists in every language (a test sees to that); should one be missing all the same, the English
    /// one is given, and at last the id itself, since an odd answer is better than none.
    #[must_use]
    pub fn text(&self, language: Language, id: &str, args: &Args<'_>) -> String {
        self.try_text(language, id, args)
            .or_else(|| self.try_text(Language::En, id, args))
            .unwrap_or_else(|| id.to_owned())
    }

    /// The same as spans, for people: the formatting of the message is read, that of its values is their own.
    #[must_use]
    pub fn say(&self, language: Language, id: &str, args: &Args<'_>) -> Text {
        let args = args.encoded();
        self.format(language, id, &args)
            .or_else(|| self.format(Language::En, id, &args))
            .map_or_else(|| Text::quoted(id), |said| Text::read(&said))
    }

    /// The message `id` without variables.
    #[must_use]
    pub fn plain(&self, language: Language, id: &str) -> String {
        self.text(language, id, &Args::new())
    }

    /// The message `id` in this very language, if it has one.
    #[must_use]
    pub fn try_text(&self, language: Language, id: &str, args: &Args<'_>) -> Option<String> {
        self.format(language, id, &args.plain())
    }

    fn format(&self, language: Language, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        Some(Self::noted(self.formatted(language, id, args)?, language, id))
    }

    /// The message `id` in this very language, if it has one, with what was wrong with it.
    pub(crate) fn try_say(&self, language: Language, id: &str, args: &Args<'_>) -> Option<(String, Vec<String>)> {
        let (said, errors) = self.formatted(language, id, &args.plain())?;
        Some((said, errors.iter().map(ToString::to_string).collect()))
    }

    /// The message as far as it can be said, with what Fluent found wrong: a variable that isn't given, a function that
    /// isn't known.
    fn formatted(&self, language: Language, id: &str, args: &FluentArgs<'_>) -> Option<(String, Vec<FluentError>)> {
        let LanguagePack { bundle, sayer, .. } = self.pack(language);
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors: Vec<FluentError> = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some((sayer.finish(said), errors))
    }

    /// A fault is ours, not the reader's, who gets the message as far as it can be said.
    fn noted((said, errors): (String, Vec<FluentError>), language: Language, id: &str) -> String {
        for error in errors {
            tracing::error!(%language, id, %error, "a message couldn't be said whole");
        }
        said
    }

    /// Whether `language` has the message `id`.
    #[must_use]
    pub fn has(&self, language: Language, id: &str) -> bool {
        self.pack(language).bundle.has_message(id)
    }

    /// The name of the table that serves `variant`: both editions of the Ancient Mediterranean share one. Empty for a map
    /// of one's own, whose places have no names but their ids.
    #[must_use]
    pub fn table_name(variant: &str) -> &'static str {
        match Map::of_variant(variant).map(Map::variant) {
            None => "",
            Some(variant) if variant.starts_with("ancient-mediterranean") => "ancient-mediterranean",
            Some(_) => "classic",
        }
    }

    /// The names of `variant`'s provinces and powers.
    #[must_use]
    pub fn table(&self, language: Language, variant: &str) -> &Table {
        self.pack(language).table(variant)
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

    /// The name of a power, whatever its variant: "Niemcy".
    #[must_use]
    pub fn power(&self, language: Language, id: &str) -> String {
        self.pack(language).sayer.power(id, None)
    }

    /// Several powers as the language joins them: "Italia, Russia e Turchia". For what is no sentence of a message; a
    /// message takes the ids ([`Args::powers`]).
    #[must_use]
    pub fn powers(&self, language: Language, ids: impl IntoIterator<Item = impl AsRef<str>>) -> String {
        let names: Vec<String> = ids.into_iter().map(|id| self.power(language, id.as_ref())).collect();
        self.pack(language).sayer.join(&names, Joint::And)
    }

    /// The words for "and" in `language`: Italian has *e* and, before an *e*, *ed*.
    pub fn and_words(&self, language: Language) -> impl Iterator<Item = &str> {
        self.pack(language).sayer.and_words()
    }

    /// A grammatical form of a power's name (`gen`, `dat`, `acc`, `ins`, `in` in Polish; `the`, `of`, `to`, `from` in
    /// Italian), or the name where the language needs no such form.
    #[must_use]
    pub fn power_form(&self, language: Language, id: &str, form: &str) -> String {
        self.pack(language).sayer.power(id, Some(form))
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
        static EMPTY: Table = Table { provinces: Vec::new(), powers: Vec::new() };
        self.sayer.table(Words::table_name(variant)).unwrap_or(&EMPTY)
    }

    fn load(language: Language, files: &[File]) -> Result<Self, WordsError> {
        let mut loaded = HashMap::new();
        let (mut words, mut resources) = (Vec::new(), Vec::new());
        let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
        // The marks that Fluent puts around variables would be copied into orders by players.
        bundle.set_use_isolating(false);
        for file in files.iter().filter(|file| file.language == language) {
            let stem = file.stem();
            if TABLES.contains(&stem) {
                loaded.insert(stem, tables::variant(file)?);
            } else if stem == ORDER_WORDS {
                words = tables::words(file)?;
            } else {
                // Reads it as a table would, for an error with its line; messages may have placeables.
                let resource = FluentResource::try_new(file.source.to_owned()).map_err(|(_, errors)| {
                    let what = errors.first().map_or_else(String::new, ToString::to_string);
                    let line = errors.first().map_or(1, |error| {
                        file.source.as_bytes().iter().take(error.pos.start).filter(|byte| **byte == b'\n').count() + 1
                    });
                    WordsError::Bundle { path: format!("{}:{line}", file.path), what }
                })?;
                resources.push((file.path, resource));
            }
        }
        let sayer = Arc::new(Sayer::new(loaded, &resources));
        functions::add(&mut bundle, &sayer)
            .map_err(|error| WordsError::Bundle { path: "functions".to_owned(), what: error.to_string() })?;
        for (path, resource) in resources {
            bundle.add_resource(resource).map_err(|errors| {
                let what = errors.iter().fold(String::new(), |mut all, error| {
                    let _ = write!(all, "{error} ");
                    all
                });
                WordsError::Bundle { path: path.to_owned(), what }
            })?;
        }
        Ok(Self { bundle, sayer, words })
    }
}

const fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::En => langid!("en"),
        Language::It => langid!("it"),
        Language::Nl => langid!("nl"),
        Language::Pl => langid!("pl"),
    }
}
