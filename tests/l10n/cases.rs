//! Powers, people and lists stand in the case, and with the article, that the words around them ask for.
//!
//! German, Italian and Polish change a power's name with its place in the sentence, and a message asks for that with
//! `form: "…"`. A message that asks for none shows the name as it is in a list: right behind a colon, wrong behind a
//! preposition. The samples can't show all of these, so the messages themselves are read.

use std::collections::BTreeSet;

use dragoman_l10n::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// Where a name may stand as it is, each with its reason.
const ALLOWED: [(&str, &str, &str); 7] = [
    ("de", "action-replace", "a button has no space for an article"),
    ("de", "action-take-over", "a button has no space for an article"),
    ("de", "action-ask-support", "a button has no space for an article"),
    ("de", "talking", "\"für\" stands before \"dich und\""),
    ("de", "reading-other-power", "a heading is quoted as it is typed"),
    ("it", "reading-other-power", "a heading is quoted as it is typed"),
    ("pl", "reading-other-power", "a heading is quoted as it is typed"),
];

/// What a language asks for.
struct Grammar {
    language: &'static str,
    /// Words before a power, and the forms that may follow them.
    prepositions: &'static [(&'static str, &'static [&'static str])],
    /// Whether a power that begins a sentence has an article.
    has_articles: bool,
    /// Words that may stand before a list of players: their powers are in one case ("für die Türkei (Kasia)").
    before_players: &'static [&'static str],
    /// Words behind which a person's name would have to be declined.
    before_no_person: &'static [&'static str],
}

const GRAMMARS: [Grammar; 3] = [
    Grammar {
        language: "de",
        prepositions: &[
            ("mit", &["dat"]),
            ("von", &["dat"]),
            ("bei", &["dat"]),
            ("zu", &["dat"]),
            ("für", &["acc"]),
            ("gegen", &["acc"]),
            ("ohne", &["acc"]),
        ],
        has_articles: true,
        before_players: &["für"],
        before_no_person: &[],
    },
    Grammar {
        language: "it",
        prepositions: &[("con", &["the"]), ("per", &["the"]), ("tra", &["the"]), ("di", &[]), ("a", &[]), ("da", &[])],
        has_articles: true,
        before_players: &["con", "per", "tra"],
        before_no_person: &[],
    },
    Grammar {
        language: "pl",
        prepositions: &[
            ("do", &["gen"]),
            ("od", &["gen"]),
            ("dla", &["gen"]),
            ("bez", &["gen"]),
            ("przez", &["acc"]),
            ("między", &["ins"]),
            ("na", &["acc"]),
        ],
        has_articles: false,
        before_players: &[],
        before_no_person: &[
            "do", "od", "dla", "z", "ze", "przez", "o", "u", "na", "za", "bez", "przed", "po", "gracza", "graczowi",
            "graczem", "osoby", "między",
        ],
    },
];

/// Lists of players with their powers, ready to be put in.
const PLAYERS: [&str; 3] = ["winners", "members", "with"];
/// Names of people.
const PEOPLE: [&str; 3] = ["name", "player", "names"];

/// A name in a message.
#[derive(Debug)]
struct Name {
    message: String,
    variable: String,
    is_power: bool,
    form: Option<String>,
    is_comma_list: bool,
    before: String,
    after: String,
}

fn names_of(language: &str) -> Vec<Name> {
    let mut names = Vec::new();
    for file in dragoman_locales::files().iter().filter(|file| file.language.to_string() == language) {
        let resource = fluent_syntax::parser::parse(file.source).expect("checked elsewhere");
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            if let Some(value) = &message.value {
                walk(message.id.name, value, "", &mut names);
            }
        }
    }
    names
}

/// Collects the names of a pattern behind `before`.
fn walk(message: &str, pattern: &Pattern<&str>, before: &str, names: &mut Vec<Name>) {
    let mut before = before.to_owned();
    for (at, element) in pattern.elements.iter().enumerate() {
        match element {
            PatternElement::TextElement { value } => before.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| walk(message, &variant.value, &before, names));
                before.push('…');
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                let after = match pattern.elements.get(at + 1) {
                    Some(PatternElement::TextElement { value }) => (*value).to_owned(),
                    Some(PatternElement::Placeable { .. }) | None => String::new(),
                };
                names.extend(name_of(message, inline, &before, &after));
                before.push('…');
            }
        }
    }
}

fn name_of(message: &str, inline: &InlineExpression<&str>, before: &str, after: &str) -> Option<Name> {
    let name = |variable: &str| Name {
        message: message.to_owned(),
        variable: variable.to_owned(),
        is_power: false,
        form: None,
        is_comma_list: false,
        before: before.to_owned(),
        after: after.to_owned(),
    };
    match inline {
        InlineExpression::VariableReference { id } => Some(name(id.name)),
        InlineExpression::FunctionReference { id: function, arguments } => match arguments.positional.first()? {
            InlineExpression::VariableReference { id } => {
                let option = |option: &str| {
                    arguments.named.iter().find(|argument| argument.name.name == option).and_then(|argument| {
                        match &argument.value {
                            InlineExpression::StringLiteral { value } => Some((*value).to_owned()),
                            _ => None,
                        }
                    })
                };
                Some(Name {
                    is_power: matches!(function.name, "POWER" | "POWERS"),
                    form: option("form"),
                    is_comma_list: option("join").as_deref() == Some("comma"),
                    ..name(id.name)
                })
            }
            // CAPITAL(POWER($power, form: "nom"))
            nested => name_of(message, nested, before, after),
        },
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => name_of(message, inline, before, after),
            Expression::Select { .. } => None,
        },
        _ => None,
    }
}

impl Name {
    /// The word right before the name, if only a space and marks of emphasis or quotation are between them.
    fn word_before(&self) -> Option<String> {
        let before = self.before.trim_end_matches(['*', '„', '“', '«', '‘', '"']).strip_suffix(' ')?;
        let word: String = before.chars().rev().take_while(|c| c.is_alphabetic()).collect();
        (!word.is_empty()).then(|| word.chars().rev().collect::<String>().to_lowercase())
    }

    /// Whether it begins a sentence whose next word isn't a name or a sign.
    fn begins_sentence(&self) -> bool {
        let before = self.before.trim_end_matches(['*', '…']).trim_end();
        let begins = before.is_empty() || before.ends_with(['.', '!', '?', '\n']);
        let after = self.after.trim_start_matches('*');
        begins && after.strip_prefix(' ').is_some_and(|next| next.starts_with(char::is_lowercase))
    }

    /// Whether it is part of what can be typed.
    fn is_code(&self) -> bool {
        self.before.matches('`').count() % 2 == 1
    }

    /// What is wrong with it.
    fn fault(&self, grammar: &Grammar) -> Option<String> {
        let (before, form) = (self.word_before(), self.form.as_deref());
        let word = before.as_deref();
        if self.is_power && !self.is_comma_list {
            let asked = word.and_then(|word| grammar.prepositions.iter().find(|(known, _)| *known == word));
            return match (asked, word, form) {
                (Some((word, forms)), _, form) if form.is_none_or(|form| !forms.contains(&form)) => {
                    Some(format!("behind {word:?} with the form {form:?}"))
                }
                (None, Some(word), None) => Some(format!("behind {word:?} without a form")),
                (None, None, None) if grammar.has_articles && self.begins_sentence() => {
                    Some("at the beginning of a sentence without an article".to_owned())
                }
                _ => None,
            };
        }
        let word = word?;
        if PLAYERS.contains(&self.variable.as_str()) && !grammar.before_players.contains(&word) {
            return Some(format!("players with their powers behind {word:?}"));
        }
        (PEOPLE.contains(&self.variable.as_str()) && grammar.before_no_person.contains(&word))
            .then(|| format!("a person's name behind {word:?}"))
    }
}

#[test]
fn names_stand_in_the_case_that_the_words_around_them_ask_for() {
    let (mut faults, mut used) = (Vec::new(), BTreeSet::new());
    for grammar in &GRAMMARS {
        let names = names_of(grammar.language);
        assert!(names.iter().filter(|name| name.is_power && name.form.is_some()).count() > 40, "{}", grammar.language);
        for name in names.iter().filter(|name| !name.is_code()) {
            let Some(fault) = name.fault(grammar) else { continue };
            let is_allowed = |(language, message, _): &&(&str, &str, &str)| {
                *language == grammar.language && *message == name.message
            };
            match ALLOWED.iter().find(is_allowed) {
                Some(allowed) => _ = used.insert(*allowed),
                None => faults.push(format!("{}: `{}`: ${} {fault}", grammar.language, name.message, name.variable)),
            }
        }
    }
    faults.extend(
        ALLOWED
            .iter()
            .filter(|allowed| !used.contains(*allowed))
            .map(|allowed| format!("{}: `{}` needs no exception any more: {}", allowed.0, allowed.1, allowed.2)),
    );
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_name_in_the_wrong_place_is_found() {
    let fault = |language: &str, text: &str| {
        let source = format!("message = {text}\n");
        let resource = fluent_syntax::parser::parse(source.as_str()).expect("a message");
        let Some(Entry::Message(message)) = resource.body.first() else { panic!("{text}") };
        let mut names = Vec::new();
        walk("message", message.value.as_ref().expect("a text"), "", &mut names);
        let grammar = GRAMMARS.iter().find(|grammar| grammar.language == language).expect("a grammar");
        names.iter().any(|name| !name.is_code() && name.fault(grammar).is_some())
    };
    for (language, wrong, right) in [
        ("de", "Vertretung für **{ POWERS($powers) }**", "Vertretung für **{ POWERS($powers, form: \"acc\") }**"),
        ("de", "Räume mit { POWER($power, form: \"acc\") }", "Räume mit { POWER($power, form: \"dat\") }"),
        ("de", "{ POWER($power) } darf wieder", "{ CAPITAL(POWER($power, form: \"nom\")) } darf wieder"),
        ("de", "Unentschieden zwischen { LIST($winners) }", "Unentschieden für { LIST($winners) }"),
        ("it", "stanza di { POWERS($powers) }", "stanza { POWERS($powers, form: \"of\") }"),
        ("pl", "Brakuje { POWERS($powers) }.", "Brakuje { POWERS($powers, form: \"gen\") }."),
        ("pl", "zastępujesz gracza { $name }", "Zaczyna się zastępstwo: { $name }"),
        ("pl", "`a` dla { POWERS($powers) }", "`dla { POWERS($powers) }`"),
    ] {
        assert!(fault(language, wrong), "{language}: {wrong}");
        assert!(!fault(language, right), "{language}: {right}");
    }
}

#[test]
fn every_language_whose_tables_decline_powers_is_read() {
    let words = dragoman_locales::words().expect("the embedded files are sound");
    let declines = |language: &Language| {
        let table = words.table(*language, "classic");
        // Order sheets of old games have names of their own, and the adjective of a fleet is no case.
        let is_declined = |form: &str, text: &str, name: &str| !matches!(form, "sheet" | "fleet") && text != name;
        table.powers.iter().any(|power| power.forms.iter().any(|(form, text)| is_declined(form, text, &power.name)))
    };
    let languages: BTreeSet<String> = words.languages().iter().filter(declines).map(|tag| tag.to_string()).collect();
    assert_eq!(languages, GRAMMARS.iter().map(|grammar| grammar.language.to_owned()).collect());
}
