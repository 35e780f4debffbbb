//! Every message with sample values, for proof-reading.

use std::collections::{BTreeMap, HashSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::{Args, File, Language, Words};

/// A message with sample values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The message's id.
    pub id: String,
    /// The text.
    pub text: String,
    /// The errors that Fluent reported: a missing variable, an unknown function.
    pub faults: Vec<String>,
}

/// The kind of a variable, as declared in the comments of the English files: `$count (Number)`, `$units (List)`,
/// `$word, $order (String)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariableKind {
    /// A number, by which the message may choose its form.
    Number,
    /// A text.
    String,
    /// A power's id, for POWER.
    Power,
    /// The ids of one or more powers, for POWERS.
    Powers,
    /// A province's id, for PROVINCE.
    Province,
    /// One or more finished texts, for LIST.
    List,
    /// One or more finished texts that the program joins with "or" unless the message says otherwise: something to choose from.
    Or,
    /// One or more finished texts that the program sets side by side: "A · B".
    Row,
}

impl VariableKind {
    fn read(word: &str) -> Option<Self> {
        Some(match word {
            "(Number)" => Self::Number,
            "(String)" => Self::String,
            "(Power)" => Self::Power,
            "(Powers)" => Self::Powers,
            "(Province)" => Self::Province,
            "(List)" => Self::List,
            "(Or)" => Self::Or,
            "(Row)" => Self::Row,
            _ => return None,
        })
    }
}

/// The values for sample messages.
#[derive(Clone, Copy, Debug)]
pub struct Filling<'a> {
    /// The name of the provinces' table.
    pub table: &'a str,
    /// The powers of a list; the first one for a single power.
    pub powers: &'a [&'a str],
    /// A province.
    pub province: &'a str,
    /// The value of every number; if it is 1 or more, also the length of other lists.
    pub number: u64,
    /// Who and what stands in the other places.
    pub subject: Subject,
}

/// People and units, which differ in gender.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Subject {
    /// A woman, and armies.
    #[default]
    Kasia,
    /// A man, and fleets.
    Marco,
}

impl Subject {
    fn names(self) -> [&'static str; 3] {
        match self {
            Self::Kasia => ["Kasia", "Joost", "Marco"],
            Self::Marco => ["Marco", "Kasia", "Joost"],
        }
    }

    /// Units with targets, by the ids of their provinces.
    fn moves(self) -> [(&'static str, &'static str); 3] {
        match self {
            Self::Kasia => [("MUN", "BUR"), ("BER", "SIL"), ("KIE", "DEN")],
            Self::Marco => [("KIE", "HEL"), ("NTH", "ENG"), ("BRE", "MAO")],
        }
    }

    fn unit(self) -> &'static str {
        match self {
            Self::Kasia => "unit-army",
            Self::Marco => "unit-fleet",
        }
    }
}

/// What can really be in and beside a province of the classic map, so that a sample is a sentence that a player could say.
struct Around {
    /// The word for the units that go there.
    unit: &'static str,
    /// Where two of these units are.
    from: [&'static str; 2],
    /// Supply centres near it.
    centres: [&'static str; 3],
}

impl Around {
    fn of(filling: &Filling<'_>) -> Option<Self> {
        let (army, fleet) = ("unit-army", "unit-fleet");
        let (unit, from, centres) = match filling.province {
            _ if filling.table != "classic" => return None,
            "BUR" => (army, ["MUN", "PAR"], ["PAR", "MUN", "MAR"]),
            "ENG" => (fleet, ["BRE", "LON"], ["LON", "BRE", "BEL"]),
            "RUH" => (army, ["MUN", "KIE"], ["HOL", "BEL", "KIE"]),
            "NTH" => (fleet, ["LON", "EDI"], ["EDI", "NWY", "DEN"]),
            "WAR" => (army, ["MOS", "GAL"], ["WAR", "SEV", "RUM"]),
            "TYR" => (army, ["VEN", "MUN"], ["VEN", "TRI", "MUN"]),
            "SIL" => (army, ["BER", "WAR"], ["BER", "WAR", "MUN"]),
            _ => return None,
        };
        Some(Self { unit, from, centres })
    }

    fn unit(&self, words: &Words, language: Language, which: usize) -> String {
        let letter = words.word(language, self.unit).map_or("A", |word| word.written.as_str());
        let from = self.from.get(which).copied().unwrap_or_default();
        format!("{letter} {}", words.province_abbr(language, "classic", from))
    }
}

/// Numbers whose plural forms differ in some language.
const NUMBERS: [u64; 5] = [0, 1, 2, 5, 22];

/// Powers whose names have another article, number or gender in some language ("la Germania", "l'Austria", "l'Egitto",
/// "Roma"; "die Türkei"; "Niemcy" is a plural), each with a province and a subject: the Channel and the Ruhr have
/// articles in German, Dutch and English ("in the Channel", "im Ruhrgebiet").
const OTHERS: [(&[&str], &str, Subject); 7] = [
    (&["TURKEY"], "ENG", Subject::Marco),
    (&["TURKEY", "GERMANY"], "RUH", Subject::Marco),
    (&["AUSTRIA"], "RUH", Subject::Kasia),
    (&["AUSTRIA", "ENGLAND"], "NTH", Subject::Marco),
    (&["EGYPT"], "WAR", Subject::Kasia),
    (&["ROME"], "TYR", Subject::Kasia),
    (&["ROME", "EGYPT"], "SIL", Subject::Kasia),
];

/// Every message of `language` with sample values; `files` are those that `words` was loaded from. Messages with a
/// number, a list, a power, a province, a unit or a person occur several times, since their forms differ.
#[must_use]
pub fn samples(words: &Words, files: &[File<'_>], language: Language) -> Vec<Sample> {
    let mut fillings = Vec::new();
    for number in NUMBERS {
        let powers: &[&str] = if number == 1 { &["GERMANY"] } else { &["GERMANY", "ITALY", "RUSSIA"] };
        fillings.push(Filling { table: "classic", powers, province: "BUR", number, subject: Subject::Kasia });
    }
    fillings.extend(OTHERS.map(|(powers, province, subject)| {
        let number = u64::try_from(powers.len()).unwrap_or(1);
        Filling { table: "classic", powers, province, number, subject }
    }));
    let declarations = Declarations::of(files);
    let (mut all, mut known) = (Vec::new(), HashSet::new());
    for filling in fillings {
        for (place, sample) in filled(words, files, language, &filling, &declarations).into_iter().enumerate() {
            if known.insert((place, sample.text.clone())) {
                all.push((place, sample));
            }
        }
    }
    all.sort_by_key(|(place, _)| *place);
    all.into_iter().map(|(_, sample)| sample).collect()
}

/// Every message of `language`, once, with the given values.
#[must_use]
pub fn samples_with(words: &Words, files: &[File<'_>], language: Language, filling: &Filling<'_>) -> Vec<Sample> {
    filled(words, files, language, filling, &Declarations::of(files))
}

/// What the comments of the English files say about variables, by message and variable.
struct Declarations {
    kinds: BTreeMap<(String, String), VariableKind>,
    examples: BTreeMap<(String, String), Example>,
}

impl Declarations {
    fn of(files: &[File<'_>]) -> Self {
        Self { kinds: declared(files), examples: examples(files) }
    }
}

/// Every message of `language`, once, with the given values.
fn filled(
    words: &Words,
    files: &[File<'_>],
    language: Language,
    filling: &Filling<'_>,
    declarations: &Declarations,
) -> Vec<Sample> {
    let mut all = Vec::new();
    for file in files.iter().filter(|file| file.language == language) {
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
            let mut args = Args::new();
            for (name, function) in &variables {
                let known = declarations.kinds.get(&(id.to_owned(), name.to_owned())).copied();
                let kind = known.filter(|kind| *kind != VariableKind::String || function.is_none());
                args = match kind.or(*function).unwrap_or(VariableKind::String) {
                    VariableKind::Number => args.number(name, filling.number),
                    VariableKind::Power => args.power(name, filling.powers.first().unwrap_or(&"GERMANY")),
                    VariableKind::Powers => args.powers(name, filling.powers),
                    VariableKind::Province => args.province(name, filling.table, place(name, filling)),
                    VariableKind::List => args.list(name, entries(words, language, name, filling)),
                    VariableKind::Or => args.either(name, entries(words, language, name, filling)),
                    VariableKind::Row => args.row(name, entries(words, language, name, filling)),
                    VariableKind::String => {
                        let example = declarations.examples.get(&(id.to_owned(), name.to_owned()));
                        sample(words, language, args, (id, name, example), filling)
                    }
                };
            }
            if let Some((text, faults)) = words.try_say(language, id, &args) {
                all.push(Sample { id: id.to_owned(), text, faults });
            }
        }
    }
    all
}

/// A unit in a province of the classic map.
fn unit_in(words: &Words, language: Language, subject: Subject, id: &str) -> String {
    let letter = words.word(language, subject.unit()).map_or("A", |word| word.written.as_str());
    format!("{letter} {}", words.province_abbr(language, "classic", id))
}

/// The province of a sample; a centre where one is meant.
fn place<'a>(name: &str, filling: &Filling<'a>) -> &'a str {
    let which = match name {
        "centre" | "centres" | "mine" => 0,
        "yours" => 1,
        "theirs" => 2,
        _ => return filling.province,
    };
    Around::of(filling).and_then(|around| around.centres.get(which).copied()).unwrap_or(filling.province)
}

/// The entries of a sample list, at most three.
fn entries(words: &Words, language: Language, name: &str, filling: &Filling<'_>) -> Vec<String> {
    let count = usize::try_from(filling.number).unwrap_or(1).clamp(1, 3);
    let abbr = |id: &str| words.province_abbr(language, "classic", id);
    let subject = if name == "fleets" { Subject::Marco } else { filling.subject };
    let unit = |id: &str| unit_in(words, language, subject, id);
    let moves = subject.moves().into_iter().take(count);
    match name {
        "orders" => moves.map(|(from, to)| format!("{} - {}", unit(from), abbr(to))).collect(),
        "places" => moves.map(|(_, to)| abbr(to)).collect(),
        "units" | "fleets" => moves.map(|(from, _)| unit(from)).collect(),
        _ => subject.names().into_iter().take(count).map(str::to_owned).collect(),
    }
}

/// The kind of each variable of each message: by message and variable, as the last comment above it that mentions it
/// declares. Only the English files have declarations; the others have the same messages.
#[must_use]
pub fn declared(files: &[File<'_>]) -> BTreeMap<(String, String), VariableKind> {
    of_each_message(files, |comment, known| comment.iter().for_each(|line| declarations(line, known)))
}

/// The example of each variable that is declared with one: `$take (String) a command: "take-over"`.
fn examples(files: &[File<'_>]) -> BTreeMap<(String, String), Example> {
    of_each_message(files, |comment, known| quoted(&comment.join(" "), known))
}

/// What comments say about variables, by message and variable; `read` reads a comment.
fn of_each_message<T: Clone>(
    files: &[File<'_>],
    read: impl Fn(&[&str], &mut BTreeMap<String, T>),
) -> BTreeMap<(String, String), T> {
    let mut all = BTreeMap::new();
    for file in files.iter().filter(|file| file.language == Language::EN) {
        let Ok(resource) = fluent_syntax::parser::parse(file.source) else { continue };
        let mut known = BTreeMap::new();
        for entry in &resource.body {
            match entry {
                Entry::Comment(comment) | Entry::GroupComment(comment) | Entry::ResourceComment(comment) => {
                    read(&comment.content, &mut known);
                }
                Entry::Message(message) => {
                    if let Some(comment) = &message.comment {
                        read(&comment.content, &mut known);
                    }
                    let of = |(name, value): (&String, &T)| ((message.id.name.to_owned(), name.clone()), value.clone());
                    all.extend(known.iter().map(of));
                }
                Entry::Term(_) | Entry::Junk { .. } => {}
            }
        }
    }
    all
}

/// A value that the comment of a message gives for a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Example {
    /// As it is written there.
    value: String,
    /// Whether it is the id of a command, which has another name in each language.
    is_command: bool,
}

/// Reads `$new, $join (String) commands: "new", "join"`: the examples are those of the variables in their order.
fn quoted(comment: &str, known: &mut BTreeMap<String, Example>) {
    let mut rest = comment;
    while let Some(begin) = rest.find('$') {
        let (names, behind) = rest[begin..].split_once('(').unwrap_or((&rest[begin..], ""));
        let end = behind.find('$').unwrap_or(behind.len());
        let (about, next) = behind.split_at(end);
        let names =
            names.split('$').map(|name| name.trim_matches([' ', ',']).to_owned()).filter(|name| !name.is_empty());
        let values = about.split('"').skip(1).step_by(2);
        let is_command = about.contains("command");
        known.extend(names.zip(values).map(|(name, value)| (name, Example { value: value.to_owned(), is_command })));
        rest = next;
    }
}

/// Parses `$count, $most (Number) lines` from a line of a comment.
fn declarations(line: &str, known: &mut BTreeMap<String, VariableKind>) {
    let mut waiting: Vec<&str> = Vec::new();
    for word in line.split([' ', ',', ':', ';']).filter(|word| !word.is_empty()) {
        let Some(kind) = VariableKind::read(word) else {
            match word.strip_prefix('$') {
                Some(name) => waiting.push(name),
                None => waiting.clear(),
            }
            continue;
        };
        known.extend(waiting.drain(..).map(|name| (name.to_owned(), kind)));
    }
}

fn sample<'a>(
    words: &Words,
    language: Language,
    args: Args<'a>,
    (id, name, example): (&str, &'a str, Option<&Example>),
    filling: &Filling<'_>,
) -> Args<'a> {
    let subject = filling.subject;
    let [(from, to), (other, _), ..] = subject.moves();
    let around = Around::of(filling);
    let to = if around.is_some() { filling.province } else { to };
    let unit_of = |which: usize, from: &str| match &around {
        Some(around) => around.unit(words, language, which),
        None => unit_in(words, language, subject, from),
    };
    let unit = || unit_of(0, from);
    let is_statement = id.starts_with("statement-");
    let season = |id: &str| words.text(language, id, &Args::new().text("year", "1901"));
    let turn = || words.turn(language, dragoman_engine::Turn { year: 1901, season: dragoman_engine::Season::Spring });
    match name {
        "variant" => args.text(name, words.variant(language, "classic").map_or("classic", |entry| entry.name.as_str())),
        "hash" => args.text(name, "7f3c…"),
        "unit" | "mine" => args.text(name, unit()),
        "yours" => args.text(name, unit_of(1, other)),
        "kind" if subject == Subject::Marco => args.text(name, "fleet"),
        "kind" => args.text(name, "army"),
        "by" if is_statement => args.text(name, season("statement-by-autumn")),
        "until" if is_statement => args.text(name, season("statement-until-autumn")),
        "at" if is_statement => args.text(name, season("statement-in-autumn")),
        "plan" => args.text(name, words.plain(language, "statement-plan-lepanto")),
        "direction" => args.text(name, words.plain(language, "statement-direction-north")),
        "clause" => args.text(name, words.plain(language, "statement-peace")),
        "order" => args.text(name, format!("{} - {}", unit(), words.province_abbr(language, "classic", to))),
        "turn" | "phase" | "title" => args.text(name, turn()),
        "year" => args.text(name, "1901"),
        "word" => args.text(name, "Vem"),
        "what" => args.text(name, words.plain(language, "proposal-draw")),
        "month" => args.text(name, words.plain(language, "month-8")),
        "weekday" => args.text(name, words.plain(language, "weekday-3")),
        "language" => args.text(name, words.languages().name(language).to_owned()),
        "level" => args.text(name, words.plain(language, "computer-level-recruit")),
        "zone" | "timezone" => args.text(name, "UTC"),
        "game" => args.text(name, "Bosforo"),
        "player" | "name" => args.text(name, subject.names()[0]),
        "time" | "deadline" => args.text(name, "20:00"),
        "from" | "to" | "first" | "until" | "since" | "at" | "latest" | "before"
            if example.is_none_or(|example| !example.is_command) =>
        {
            args.text(name, date(words, language, subject, (id, name)))
        }
        other => args.text(other, value(words, language, other, example)),
    }
}

/// A day whose number has another article in Italian ("l'8", "l'11"), with its preposition, or with the time of day.
fn date(words: &Words, language: Language, subject: Subject, (id, name): (&str, &str)) -> String {
    let day = if subject == Subject::Kasia { 8 } else { 11 };
    let month = words.plain(language, &format!("month-{day}"));
    let args = Args::new().number("day", day).text("month", month).text("year", "2026");
    match name {
        "from" | "to" if id.starts_with("days-") || id.starts_with("final-") => words.text(language, "date", &args),
        "from" => words.text(language, "date-from", &args),
        "to" => words.text(language, "date-to", &args),
        "first" => words.text(language, "date-the", &args),
        _ => {
            let weekday = words.plain(language, "weekday-3");
            words.text(language, "instant", &args.text("weekday", weekday).text("time", "20:00").text("zone", "UTC"))
        }
    }
}

/// The example in the reader's language; an English word that isn't a command's is none for others.
fn value(words: &Words, language: Language, name: &str, example: Option<&Example>) -> String {
    let command = |value: &str| Some(format!("command-{value}")).filter(|id| words.has(language, id));
    match example {
        Some(Example { value, is_command: true }) if let Some(id) = command(value) => words.plain(language, &id),
        Some(Example { value, .. }) if language == Language::EN || !value.contains(char::is_alphabetic) => {
            value.clone()
        }
        _ => format!("‹{name}›"),
    }
}

/// The variables of a message, with the kind that their function takes.
type Variables = BTreeMap<String, Option<VariableKind>>;

fn pattern(pattern_of: &Pattern<&str>, variables: &mut Variables) {
    for element in &pattern_of.elements {
        if let PatternElement::Placeable { expression: found } = element {
            expression(found, variables);
        }
    }
}

fn expression(found: &Expression<&str>, variables: &mut Variables) {
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

fn inline(found: &InlineExpression<&str>, variables: &mut Variables) {
    let arguments = |list: &CallArguments<&str>, variables: &mut Variables| {
        for argument in &list.positional {
            inline(argument, variables);
        }
    };
    match found {
        InlineExpression::VariableReference { id } => {
            variables.entry(id.name.to_owned()).or_default();
        }
        InlineExpression::FunctionReference { id: function, arguments: list } => {
            let kind = match function.name {
                "POWER" => Some(VariableKind::Power),
                "POWERS" => Some(VariableKind::Powers),
                "PROVINCE" => Some(VariableKind::Province),
                "LIST" => Some(VariableKind::List),
                _ => None,
            };
            for argument in &list.positional {
                if let InlineExpression::VariableReference { id } = argument {
                    let known = variables.entry(id.name.to_owned()).or_default();
                    *known = known.or(kind);
                } else {
                    // A function in another: CAPITAL(POWER($power)).
                    inline(argument, variables);
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
    fn comments_declare_what_variables_hold() {
        let mut known = BTreeMap::new();
        declarations(" $units, $order (String) as typed  $count (Number) 1 or more; $year: as written", &mut known);
        let kind = |name: &str| known.get(name).copied();
        assert_eq!(kind("units"), Some(VariableKind::String));
        assert_eq!(kind("order"), Some(VariableKind::String));
        assert_eq!(kind("count"), Some(VariableKind::Number));
        assert_eq!(kind("year"), None);
    }

    #[test]
    fn comments_give_examples_of_variables() {
        let mut known = BTreeMap::new();
        let comment = "In a lobby. Variables: $new, $join (String) commands: \"new\", \"join\" $count (Number) one or more \
                       $order (String) as typed: \"A Par - Bur\"";
        quoted(comment, &mut known);
        let example =
            |name: &str| known.get(name).map(|example: &Example| (example.value.as_str(), example.is_command));
        assert_eq!(example("new"), Some(("new", true)));
        assert_eq!(example("join"), Some(("join", true)));
        assert_eq!(example("count"), None);
        assert_eq!(example("order"), Some(("A Par - Bur", false)));
    }
}
