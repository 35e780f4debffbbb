//! Every message with sample values, to be read aloud.

use std::collections::BTreeMap;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::{Args, Language, Words, embedded};

/// A message with sample values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The message's id.
    pub id: String,
    /// How it sounds.
    pub text: String,
    /// What Fluent found wrong with it: a variable that isn't given, a function that isn't known.
    pub faults: Vec<String>,
}

/// What a variable holds, as the comments of the English files declare it: `$count (Number)`, `$units, $order (String)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariableKind {
    /// A number, by which the message may choose its form.
    Number,
    /// Words.
    String,
}

/// Every message of `language` with sample values. Messages with a number are given for 1, 2 and 5, since languages
/// differ there.
#[must_use]
pub fn samples(words: &Words, language: Language) -> Vec<Sample> {
    let declared = declared();
    let mut all = Vec::new();
    for file in embedded().iter().filter(|file| file.language == language) {
        let Ok(resource) = fluent_syntax::parser::parse(file.source) else { continue };
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            if !words.has(language, id) {
                continue;
            }
            let mut variables = BTreeMap::new();
            if let Some(value) = &message.value {
                pattern(value, &mut variables);
            }
            let is_number = |name: &str| declared.get(&(id.to_owned(), name.to_owned())) == Some(&VariableKind::Number);
            let numbers: &[u64] = if variables.keys().any(|name| is_number(name)) { &[1, 2, 5] } else { &[1] };
            for number in numbers {
                let mut args = Args::new();
                for (name, id) in &variables {
                    args = match id {
                        true => sample_id(args, name),
                        false if is_number(name) => args.number(name, *number),
                        false => sample(words, language, args, name),
                    };
                }
                if let Some((text, faults)) = words.try_say(language, id, &args) {
                    all.push(Sample { id: id.to_owned(), text, faults });
                }
            }
        }
    }
    all
}

/// What each variable of each message holds: by message and variable, as the last comment above it that speaks of it
/// says. Only the English files declare; the others have the same messages.
#[must_use]
pub fn declared() -> BTreeMap<(String, String), VariableKind> {
    let mut all = BTreeMap::new();
    for file in embedded().iter().filter(|file| file.language == Language::En) {
        let Ok(resource) = fluent_syntax::parser::parse(file.source) else { continue };
        let mut known: BTreeMap<String, VariableKind> = BTreeMap::new();
        for entry in &resource.body {
            match entry {
                Entry::Comment(comment) | Entry::GroupComment(comment) | Entry::ResourceComment(comment) => {
                    comment.content.iter().for_each(|line| declarations(line, &mut known));
                }
                Entry::Message(message) => {
                    if let Some(comment) = &message.comment {
                        comment.content.iter().for_each(|line| declarations(line, &mut known));
                    }
                    let of =
                        |(name, kind): (&String, &VariableKind)| ((message.id.name.to_owned(), name.clone()), *kind);
                    all.extend(known.iter().map(of));
                }
                Entry::Term(_) | Entry::Junk { .. } => {}
            }
        }
    }
    all
}

/// Reads `$count, $most (Number) lines` from a line of a comment.
fn declarations(line: &str, known: &mut BTreeMap<String, VariableKind>) {
    let mut waiting: Vec<&str> = Vec::new();
    for word in line.split([' ', ',', ':', ';']).filter(|word| !word.is_empty()) {
        let kind = match word {
            "(Number)" => VariableKind::Number,
            "(String)" => VariableKind::String,
            _ => {
                match word.strip_prefix('$') {
                    Some(name) => waiting.push(name),
                    None => waiting.clear(),
                }
                continue;
            }
        };
        known.extend(waiting.drain(..).map(|name| (name.to_owned(), kind)));
    }
}

fn sample_id<'a>(args: Args<'a>, name: &'a str) -> Args<'a> {
    if name.contains("province") { args.province(name, "classic", "BUR") } else { args.power(name, "GERMANY") }
}

fn sample<'a>(words: &Words, language: Language, args: Args<'a>, name: &'a str) -> Args<'a> {
    let classic = "classic";
    let unit = |letter: &str, id: &str| format!("{letter} {}", words.province_abbr(language, classic, id));
    let order = |from: &str, to: &str| {
        format!("A {} - {}", words.province_abbr(language, classic, from), words.province_abbr(language, classic, to))
    };
    let turn = || words.turn(language, dragoman_engine::Turn { year: 1901, season: dragoman_engine::Season::Spring });
    match name {
        "power" | "by" | "to" | "from" => args.text(name, words.power(language, "GERMANY")),
        "variant" => args.text(name, words.plain(language, "picture-classic")),
        "names" => args.text(name, "Kasia, Joost"),
        "hash" => args.text(name, "7f3c…"),
        "powers" => args.text(name, format!("{}, {}", words.power(language, "ITALY"), words.power(language, "RUSSIA"))),
        "unit" => args.text(name, unit("A", "MUN")),
        "units" => args.text(name, format!("{}, {}", unit("A", "MUN"), unit("F", "KIE"))),
        "order" => args.text(name, order("MUN", "BUR")),
        "orders" => args.text(name, format!("{}, {}", order("MUN", "BUR"), order("BER", "SIL"))),
        "place" => args.text(name, words.province(language, classic, "BUR")),
        "places" => args.text(name, words.province_abbr(language, classic, "BUR")),
        "province" => args.province(name, classic, "BUR"),
        "turn" | "phase" | "title" => args.text(name, turn()),
        "year" => args.text(name, "1901"),
        "word" => args.text(name, "Vem"),
        "game" => args.text(name, "Bosforo"),
        "player" | "name" => args.text(name, "Kasia"),
        "time" | "deadline" => args.text(name, "20:00"),
        other => args.text(other, format!("‹{other}›")),
    }
}

fn pattern(pattern_of: &Pattern<&str>, variables: &mut BTreeMap<String, bool>) {
    for element in &pattern_of.elements {
        if let PatternElement::Placeable { expression: found } = element {
            expression(found, variables);
        }
    }
}

fn expression(found: &Expression<&str>, variables: &mut BTreeMap<String, bool>) {
    match found {
        Expression::Inline(found) => inline(found, variables),
        Expression::Select { selector, variants } => {
            inline(selector, variables);
            for variant in variants {
                pattern(&variant.value, variables);
            }
        }
    }
}

fn inline(found: &InlineExpression<&str>, variables: &mut BTreeMap<String, bool>) {
    let arguments = |list: &CallArguments<&str>, variables: &mut BTreeMap<String, bool>| {
        for argument in &list.positional {
            inline(argument, variables);
        }
    };
    match found {
        InlineExpression::VariableReference { id } => {
            variables.entry(id.name.to_owned()).or_insert(false);
        }
        // What goes through POWER and PROVINCE goes in as an id.
        InlineExpression::FunctionReference { arguments: list, .. } => {
            for argument in &list.positional {
                if let InlineExpression::VariableReference { id } = argument {
                    variables.insert(id.name.to_owned(), true);
                }
            }
        }
        InlineExpression::TermReference { arguments: Some(list), .. } => arguments(list, variables),
        InlineExpression::Placeable { expression: found } => expression(found, variables),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_that_isnt_given_is_a_fault() {
        let words = Words::new().expect("the embedded files are sound");
        let say = |args: Args<'_>| words.try_say(Language::En, "reading-no-such-unit-any", &args).expect("a message");
        let (text, faults) = say(Args::new());
        assert!(text.contains("$place") && faults.len() == 1, "{text}: {faults:?}");
        let (text, faults) = say(Args::new().text("place", "Burgundy"));
        assert_eq!((text.as_str(), faults.len()), ("There is no unit in Burgundy.", 0));
    }

    #[test]
    fn comments_declare_what_variables_hold() {
        let mut known = BTreeMap::new();
        declarations(" $units, $order (String) as typed  $count (Number) 1 or more; $year: as written", &mut known);
        let kind = |name: &str| known.get(name).copied();
        assert_eq!(kind("units"), Some(VariableKind::String));
        assert_eq!(kind("order"), Some(VariableKind::String));
        assert_eq!(kind("count"), Some(VariableKind::Number));
        assert_eq!(kind("year"), None);
    }
}
