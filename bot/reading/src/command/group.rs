//! Groups of commands: where a network's menu shows them, and how they are typed.
//!
//! A list of some sixty commands is too long to read, so a menu shows them by group: `/vote draw`. Typed commands need
//! no group, but may have one in front: `vote draw`. Inside its group a command may have a shorter name (`.short`):
//! `/vote pause` is `vote-pause` elsewhere.

use std::collections::HashMap;
use std::sync::OnceLock;

use dragoman_l10n::{Args, Language, Words};

use super::first_words::begun_with;
use super::names::names;
use super::spec::{CommandId, Group, Invocation, Kind, PREFIXES, Spec};
use super::table::COMMANDS;
use super::words::{choice_word, name};
use crate::fold::{fold, looked_up};

/// The commands that a menu shows outside of their group, so that one word gives them.
///
/// Orders and readiness are what every player sends in every phase; the map and the status are what everybody looks up
/// in between; help is what people type first. A menu doesn't show them in their groups as well: it is long enough.
pub const AT_THE_TOP: [CommandId; 5] =
    [CommandId::Order, CommandId::Ready, CommandId::Map, CommandId::Status, CommandId::Help];

/// Commands that take another one back. A menu shows the other one, which takes this as an option: `undo:yes`.
const TAKES_BACK: [(CommandId, CommandId); 7] = [
    (CommandId::Unready, CommandId::Ready),
    (CommandId::Unblock, CommandId::Block),
    (CommandId::Unwatch, CommandId::Watch),
    (CommandId::Unmute, CommandId::Mute),
    (CommandId::VoteResume, CommandId::VotePause),
    (CommandId::Return, CommandId::Resign),
    (CommandId::Leave, CommandId::Join),
];

/// Commands that the menu of a message has, by their messages' `.menu`.
pub const OF_MESSAGES: [CommandId; 2] = [CommandId::Notation, CommandId::WrongSentence];

/// Commands that a button gives where they are of use: a menu doesn't show them, and is short enough to be read.
pub const BY_BUTTON: [CommandId; 6] = [
    CommandId::OrderHistory,
    CommandId::Confirm,
    CommandId::Adopt,
    CommandId::Renew,
    CommandId::Proceed,
    CommandId::Sign,
];

/// The commands that people use most in their groups; the others follow in the order of the table.
const USED_MOST: [CommandId; 17] = [
    CommandId::New,
    CommandId::Join,
    CommandId::Players,
    CommandId::Results,
    CommandId::Rules,
    CommandId::Orders,
    CommandId::Possible,
    CommandId::OrderMap,
    CommandId::Why,
    CommandId::Talk,
    CommandId::Letter,
    CommandId::Say,
    CommandId::Language,
    CommandId::Timezone,
    CommandId::Notify,
    CommandId::Panel,
    CommandId::Setup,
];

/// The command that takes back the one of `spec`.
fn taken_back_by(spec: &Spec) -> Option<&'static Spec> {
    let found = TAKES_BACK.iter().find(|(_, done)| *done == spec.command);
    found.map(|(other, _)| super::spec(*other))
}

impl Invocation {
    /// The command that is meant: the one that takes this one back, if that is asked for.
    #[must_use]
    pub fn meant(mut self) -> Self {
        let Some(other) =
            taken_back_by(self.spec).filter(|_| self.values.get(UNDO_PARAMETER).is_some_and(|undo| undo == "yes"))
        else {
            return self;
        };
        self.values.remove(UNDO_PARAMETER);
        self.values.retain(|id, _| other.parameters.iter().any(|parameter| parameter.id == id));
        Self { spec: other, ..self }
    }
}

/// The parameter that takes a command back.
pub(super) const UNDO_PARAMETER: &str = "undo";

impl Group {
    /// Every group, in the order in which a menu shows them.
    pub const ALL: [Self; 6] = [Self::Game, Self::Orders, Self::Press, Self::Vote, Self::Master, Self::Person];

    /// Its message in `commands.ftl`: the value is its name, `.also` further names, `.about` what it is for.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Game => "group-game",
            Self::Orders => "group-orders",
            Self::Press => "group-press",
            Self::Vote => "group-vote",
            Self::Master => "group-master",
            Self::Person => "group-person",
        }
    }

    /// Its name in `language`.
    pub fn name(self, words: &Words, language: Language) -> String {
        words.plain(language, self.message())
    }

    /// What it is for, in one line of at most 100 characters.
    pub fn about(self, words: &Words, language: Language) -> String {
        words.plain(language, &format!("{}.about", self.message()))
    }

    /// Its commands.
    pub fn commands(self) -> impl Iterator<Item = &'static Spec> {
        COMMANDS.iter().filter(move |spec| spec.group == self)
    }

    /// Those that a menu shows in it, the most used first.
    pub fn shown(self) -> Vec<&'static Spec> {
        let elsewhere = |command| {
            AT_THE_TOP.contains(&command)
                || OF_MESSAGES.contains(&command)
                || BY_BUTTON.contains(&command)
                || TAKES_BACK.iter().any(|(other, _)| *other == command)
        };
        let mut shown: Vec<_> = self.commands().filter(|spec| !elsewhere(spec.command)).collect();
        let place = |command| USED_MOST.iter().position(|used| *used == command).unwrap_or(USED_MOST.len());
        shown.sort_by_key(|spec| place(spec.command));
        shown
    }
}

/// The name of a command inside its group in `language`: shorter where the group says the rest.
pub fn short_name(words: &Words, spec: &Spec, language: Language) -> String {
    let short = words.try_text(language, &format!("{}.short", spec.message), &Args::new());
    short.unwrap_or_else(|| name(words, spec, language))
}

/// The shortest form in which a menu shows a command in `language`: `ready`, `game join`.
pub fn path(words: &Words, spec: &Spec, language: Language) -> String {
    if let Some((_, done)) = TAKES_BACK.iter().find(|(other, _)| *other == spec.command) {
        let yes = choice_word(words, language, Kind::Choice(super::table::UNDO), "yes");
        let undo = words.plain(language, "parameter-undo");
        return format!("{} {undo}:{yes}", path(words, super::spec(*done), language));
    }
    if AT_THE_TOP.contains(&spec.command) { name(words, spec, language) } else { path_in_group(words, spec, language) }
}

/// The form with its group, which every command has: `orders ready`.
pub fn path_in_group(words: &Words, spec: &Spec, language: Language) -> String {
    format!("{} {}", spec.group.name(words, language), short_name(words, spec, language))
}

/// The names of groups, and those of commands inside them.
struct Names {
    groups: HashMap<(Language, String), Group>,
    commands: HashMap<(Language, Group, String), &'static Spec>,
}

impl Names {
    /// The tables, made at the first call: the words are compiled in.
    fn of(words: &Words) -> &'static Self {
        looked_up(0);
        static NAMES: OnceLock<Names> = OnceLock::new();
        NAMES.get_or_init(|| Self::new(words))
    }

    fn new(words: &Words) -> Self {
        let (mut groups, mut commands) = (HashMap::new(), HashMap::new());
        for language in words.languages() {
            for group in Group::ALL {
                for name in names(words, group.message(), language) {
                    groups.entry((language, name)).or_insert(group);
                }
            }
            // A name that a menu shows takes precedence over one that is only read.
            for spec in COMMANDS {
                let short = fold(&short_name(words, spec, language));
                commands.entry((language, spec.group, short)).or_insert(spec);
            }
            for spec in COMMANDS {
                for name in names(words, spec.message, language) {
                    commands.entry((language, spec.group, name)).or_insert(spec);
                }
            }
        }
        Self { groups, commands }
    }
}

/// The command with whose group and name in `language` the text begins, and the text after them: "vote draw". A group's
/// name alone, or before anything else, isn't read here: `orders` and `press` are commands too.
pub(super) fn begun<'a>(words: &Words, language: Language, text: &'a str) -> Option<(&'static Spec, &'a str)> {
    let text = text.trim().trim_start_matches(PREFIXES);
    // Both are in one line.
    let (first, behind) = text.split_once([' ', '\t'])?;
    let names = Names::of(words);
    let group = *names.groups.get(&(language, fold(first)))?;
    begun_with(behind.trim_start_matches([' ', '\t']), |name| {
        names.commands.get(&(language, group, name.to_owned())).copied()
    })
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::super::tests::places_and_powers;
    use super::super::{Typed, is_own_word, read};
    use super::*;

    fn words() -> Words {
        dragoman_locales::words().expect("the tables are checked elsewhere")
    }

    fn command(words: &Words, language: Language, text: &str) -> Option<(CommandId, BTreeMap<String, String>)> {
        match read(words, language, text) {
            Typed::Command(invocation) => Some((invocation.spec.command, invocation.values)),
            Typed::Unknown { .. } => None,
        }
    }

    #[test]
    fn everything_that_a_menu_shows_can_be_typed() {
        let words = words();
        for (language, spec) in
            words.languages().iter().flat_map(|language| COMMANDS.iter().map(move |spec| (language, spec)))
        {
            let grouped = path_in_group(&words, spec, language);
            let long = format!("{} {}", spec.group.name(&words, language), name(&words, spec, language));
            for typed in [path(&words, spec, language), format!("/{grouped}"), grouped, long] {
                let read = command(&words, language, &typed).map(|(command, values)| (command, values.is_empty()));
                let takes_the_rest =
                    spec.parameters.first().is_some_and(|first| matches!(first.kind, Kind::Orders | Kind::Words));
                assert_eq!(read, Some((spec.command, !takes_the_rest)), "{typed} in {language}");
                assert!(is_own_word(&words, language, &typed), "{typed} in {language}");
            }
        }
    }

    #[test]
    fn a_group_may_precede_a_name_and_hides_none() {
        let words = words();
        for (language, text, meant) in [
            (Language::EN, "gm pause", CommandId::Pause),
            (Language::EN, "vote draw", CommandId::Draw),
            (Language::EN, "vote pause", CommandId::VotePause),
            (Language::EN, "Vote more time 24h", CommandId::MoreTime),
            (Language::EN, "orders ready", CommandId::Ready),
            (Language::EN, "my data", CommandId::MyData),
            (Language::of(*b"it"), "voto patta", CommandId::Draw),
            (Language::of(*b"it"), "vote draw", CommandId::Draw),
            (Language::of(*b"nl"), "mijn taal nl", CommandId::Language),
            (Language::of(*b"pl"), "mg przerwa", CommandId::Pause),
            (Language::of(*b"pl"), "głosowanie przerwa", CommandId::VotePause),
            (Language::of(*b"pl"), "glosowanie remis", CommandId::Draw),
            // Text that isn't a command of the group is read as without groups.
            (Language::EN, "orders", CommandId::Orders),
            (Language::EN, "orders S1901M", CommandId::Orders),
            (Language::EN, "press Germany", CommandId::Talk),
            (Language::EN, "press with Germany", CommandId::Talk),
            (Language::EN, "gm", CommandId::Panel),
            (Language::EN, "gm Bosforo", CommandId::Panel),
            (Language::EN, "pause Bosforo", CommandId::Pause),
        ] {
            assert_eq!(command(&words, language, text).map(|(command, _)| command), Some(meant), "{text}");
        }
        for text in ["vote", "vote for peace", "game", "my game", "vote\ndraw", "vote, draw", "gm: pause the war"] {
            assert_ne!(
                command(&words, Language::EN, text).map(|(command, _)| command),
                Some(CommandId::Draw),
                "{text}"
            );
            assert_ne!(
                command(&words, Language::EN, text).map(|(command, _)| command),
                Some(CommandId::Pause),
                "{text}"
            );
        }
        let (talk, values) = command(&words, Language::EN, "press room with: Germany").expect("a command");
        assert_eq!((talk, values["with"].as_str()), (CommandId::Talk, "Germany"));
    }

    #[test]
    fn a_word_that_is_a_group_and_a_command_is_unambiguous() {
        let words = words();
        let played = ["S1901M", "S1901R", "F1901M", "W1901A"].map(|phase| (1, phase));
        let mut shared = BTreeSet::new();
        for language in words.languages() {
            for group in Group::ALL {
                for word in names(&words, group.message(), language) {
                    let Some((of_word, _)) = command(&words, language, &word) else { continue };
                    // A phase, a power or a game's name may follow the command's name: nothing in the group has the
                    // name of a phase or a power.
                    assert!(
                        matches!(of_word, CommandId::Orders | CommandId::Talk | CommandId::Panel),
                        "{word} in {language} is the command {of_word:?}"
                    );
                    shared.insert((language, word));
                    let table = words.table(language, "classic");
                    for spec in group.commands() {
                        for inside in names(&words, spec.message, language) {
                            let phase = crate::phase::find(&words, &played, Some(&inside));
                            assert_eq!(phase, None, "{inside} in {language}");
                            let is_power = table.powers.iter().any(|power| fold(&power.name) == inside);
                            assert!(!is_power, "{inside} in {language}");
                        }
                    }
                }
            }
        }
        let known: Vec<_> = shared.iter().map(|(language, word)| format!("{language} {word}")).collect();
        assert_eq!(
            known,
            [
                "de befehle",
                "de gm",
                "de spielleitung",
                "en gm",
                "en orders",
                "en press",
                "it ordini",
                "nl bevelen",
                "nl overleg",
                "pl rozkazy"
            ]
        );
    }

    #[test]
    fn inside_a_group_every_name_is_of_one_command() {
        let words = words();
        for language in words.languages() {
            let mut groups = BTreeSet::new();
            for group in Group::ALL {
                for name in names(&words, group.message(), language) {
                    assert!(groups.insert(name.clone()), "{name} in {language}: two groups");
                    assert!(!name.contains([' ', '-']), "{name} in {language}: one word");
                }
                let mut taken: BTreeMap<String, CommandId> = BTreeMap::new();
                for spec in group.commands() {
                    let short = fold(&short_name(&words, spec, language));
                    for name in names(&words, spec.message, language).into_iter().chain([short]) {
                        let other = taken.insert(name.clone(), spec.command);
                        assert!(other.is_none_or(|other| other == spec.command), "{name} in {language}: {other:?}");
                    }
                }
                assert!(taken.len() > 3, "{group:?}");
            }
        }
    }

    #[test]
    fn no_group_has_the_name_of_a_place_a_power_or_an_order() {
        let words = words();
        for language in words.languages() {
            let mut taken: BTreeSet<String> = places_and_powers(&words, language).into_keys().collect();
            let orders = words.order_words(language).iter().filter(|word| word.id.starts_with("order-"));
            taken.extend(orders.flat_map(|word| &word.forms).map(|form| fold(form)));
            for name in Group::ALL.into_iter().flat_map(|group| names(&words, group.message(), language)) {
                assert!(!taken.contains(&name), "{name} in {language}");
            }
        }
    }
}
