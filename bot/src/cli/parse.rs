//! `dragoman parse`: orders as people type them, one request per line.

use std::ops::Range;

use dragoman_engine::{Map, PhaseKind, WrittenOrder};
use dragoman_exchange::{Maps, Request};
use dragoman_l10n::{Language, Notation, Reply, Words};
use dragoman_notation::{Entry, Finding, Problem, Situation, read};
use serde_json::{Value, json};

use super::adjudicate::OwnMaps;
use super::lines;

/// Arguments of `dragoman parse`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    own: OwnMaps,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let maps = arguments.own.read()?;
    let mut words = dragoman_locales::words()?;
    maps.iter().for_each(|map| words.add_map(map));
    lines::answer(move |line| answer(&words, &maps, line).to_string())
}

/// The fields of a request besides the position.
struct Wanted {
    language: Language,
    power: Option<String>,
    text: String,
}

/// The answer to one line: what was read, or what is wrong with the request.
fn answer(words: &Words, maps: &Maps, line: &str) -> Value {
    let request = match Request::read_on(maps, line) {
        Ok(request) => request,
        Err(refused) => return refused.answer(),
    };
    match wanted(words, line).and_then(|wanted| lines_of(words, &request, &wanted)) {
        Ok(lines) => json!({ "id": request.id, "lines": lines }),
        Err(error) => json!({ "id": request.id, "error": error }),
    }
}

fn wanted(words: &Words, line: &str) -> Result<Wanted, String> {
    let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let string = |field: &'static str| match value.get(field) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.clone())),
        Some(_) => Err(format!("field `{field}`: it must be a string")),
    };
    let language = match string("language")? {
        Some(language) => {
            words.languages().read_name(&language).map_err(|error| format!("field `language`: {error}"))?
        }
        None => Language::default(),
    };
    let text = string("text")?.ok_or("field `text`: it is missing")?;
    Ok(Wanted { language, power: string("power")?, text })
}

fn lines_of(words: &Words, request: &Request, wanted: &Wanted) -> Result<Vec<Value>, String> {
    let map = request.map();
    let power = match &wanted.power {
        Some(id) => Some(map.power(id).ok_or_else(|| format!("field `power`: `{id}` isn't on this map"))?),
        None => None,
    };
    let situation = Situation::of(&request.phase).ok_or("field `phase`: the game is over")?;
    let context = words
        .reader(wanted.language, &situation, power, &request.rulebook)
        .ok_or("field `variant`: there are no names for this map")?;
    let reply = Reply { words, language: wanted.language, notation: Notation::Abbreviations, situation: &situation };
    let entries = read(&wanted.text, &context);
    Ok(entries.iter().map(|entry| line_of(entry, &wanted.text, &reply)).collect())
}

fn line_of(entry: &Entry, message: &str, reply: &Reply<'_>) -> Value {
    let map = reply.situation.map();
    let text = message.get(entry.span.clone()).unwrap_or_default();
    let characters = |byte: usize| message.get(entry.span.start..byte).map_or(0, |text| text.chars().count());
    let written = |orders: &[WrittenOrder]| orders.iter().map(|order| exchange(order, map)).collect::<Vec<String>>();
    let beside = |orders: &[WrittenOrder], why: &Range<usize>| json!({ "text": text, "choices": written(orders), "because": [characters(why.start), characters(why.end)] });
    match &entry.finding {
        Finding::Order { order, assumed, .. } if assumed.nothing() => {
            json!({ "text": text, "order": exchange(order, map) })
        }
        Finding::Order { order, assumed, .. } => {
            json!({ "text": text, "order": exchange(order, map), "assumed": assumed.names() })
        }
        Finding::Choices(orders) => json!({ "text": text, "choices": written(orders) }),
        Finding::Unaccounted { orders, words, .. } => beside(orders, words),
        // "cancel A Vie - Gal", "czy A War - Gal": a word beside the order is why it isn't one.
        Finding::Error { problem: Problem::Withdrawn | Problem::Asked, at, suggestions } if !suggestions.is_empty() => {
            beside(suggestions, at)
        }
        Finding::Error { problem, at, suggestions } => {
            let word = message.get(at.clone()).unwrap_or_default();
            json!({ "text": text, "error": {
                "kind": problem.kind(),
                "at": [characters(at.start), characters(at.end)],
                "message": reply.problem(problem, word, suggestions),
                "suggestions": forms(problem, suggestions, reply),
            } })
        }
        Finding::Comment => json!({ "text": text, "skipped": "comment" }),
        Finding::Header => json!({ "text": text, "skipped": "header" }),
    }
}

fn exchange(order: &WrittenOrder, map: &Map) -> String {
    order.text(map).to_string()
}

/// What could be written instead: orders, units of the player, or names of provinces in the player's language.
fn forms(problem: &Problem, suggestions: &[WrittenOrder], reply: &Reply<'_>) -> Vec<String> {
    let map = reply.situation.map();
    match problem {
        Problem::UnknownWord { nearest } if suggestions.is_empty() => {
            let name = |id| reply.words.province_abbr(reply.language, map.variant(), id);
            nearest.iter().map(|province| name(map.id(*province))).collect()
        }
        Problem::NoSuchUnit { yours, .. } | Problem::NotYourUnit { yours, .. }
            if reply.situation.kind != PhaseKind::Retreat && !yours.is_empty() =>
        {
            let units = yours.iter().filter_map(|province| reply.situation.units().at(province));
            units.map(|unit| unit.text(map).to_string()).collect()
        }
        Problem::UnknownWord { .. }
        | Problem::Conditional
        | Problem::Negated
        | Problem::Withdrawn
        | Problem::Asked
        | Problem::NoOrder
        | Problem::AllHold
        | Problem::NoSuchUnit { .. }
        | Problem::NotYourUnit { .. }
        | Problem::WrongPhase
        | Problem::OtherTurn
        | Problem::OtherPower { .. }
        | Problem::Void(_)
        | Problem::SeveralGoals
        | Problem::AmbiguousCoast { .. } => suggestions.iter().map(|order| exchange(order, map)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(language: &str, text: &str) -> Vec<Value> {
        let words = dragoman_locales::words().expect("the tables are checked elsewhere");
        let units = json!({ "AUSTRIA": ["A VIE", "A BUD", "F TRI"], "RUSSIA": ["A WAR", "A MOS", "F SEV"] });
        let request = json!({
            "id": "1", "variant": "classic", "phase": "S1901M", "units": units, "language": language, "power": "AUSTRIA",
            "text": text,
        });
        let answer = answer(&words, &Maps::default(), &request.to_string());
        answer["lines"].as_array().unwrap_or_else(|| panic!("{answer}")).clone()
    }

    #[test]
    fn a_stretch_that_is_asked_about_has_choices_and_the_words_that_are_why() {
        for (language, text, because) in [
            ("en", "can A Vie go to Gal?", "can"),
            ("en", "A Vie - Gal is cancelled", "cancelled"),
            ("en", "Russia wants A Vie - Gal", "Russia wants"),
            ("en", "thanks for A Vie - Gal", "for"),
            ("en", "cancel A Vie - Gal", "cancel"),
            ("en", "A Vie can go to Gal?", "can"),
            ("it", "può A Vie andare in Gal?", "può"),
            ("pl", "czy A Wie - Gal", "czy"),
            ("de", "kann A Wie nach Gal?", "kann"),
            ("nl", "kan A Wen naar Gal?", "kan"),
        ] {
            let lines = parsed(language, text);
            let [line] = &lines[..] else { panic!("{text}: {lines:?}") };
            assert_eq!(line["text"], text);
            assert_eq!(line["choices"], json!(["A VIE - GAL"]), "{text}: {line}");
            let at =
                |end: usize| line["because"][end].as_u64().and_then(|at| usize::try_from(at).ok()).expect("a place");
            let words: String = text.chars().take(at(1)).skip(at(0)).collect();
            assert_eq!(words, because, "{text}: {line}");
            assert!(line.get("order").is_none() && line.get("error").is_none(), "{line}");
        }
        // What isn't asked about has none of it; a plain order beside a question stays one.
        assert_eq!(parsed("en", "A Vie - Gal"), [json!({ "text": "A Vie - Gal", "order": "A VIE - GAL" })]);
        let lines = parsed("en", "A Vie - Gal\ncan A Bud go to Rum?");
        assert_eq!(lines[0]["order"], "A VIE - GAL");
        assert_eq!(lines[1]["choices"], json!(["A BUD - RUM"]), "{lines:?}");
    }

    /// Whatever talk is typed, no part of it is an order.
    #[test]
    fn conditions_and_negations_are_no_orders_either() {
        for text in
            ["if Russia moves, A Vie - Gal", "not A Vie - Gal", "A Vie - Gal or A Vie - Tyr", "maybe A Vie - Gal"]
        {
            let lines = parsed("en", text);
            assert!(!lines.is_empty() && lines.iter().all(|line| line.get("order").is_none()), "{text}: {lines:?}");
        }
    }
}
