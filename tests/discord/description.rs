//! Checks requests and answers against Discord's published description of its API.
//!
//! `description.json` holds the operations that are used and the schemas that they need, without their prose. Stricter
//! than a schema asks: a property that the description doesn't know is an error too.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use serde_json::Value;

fn description() -> &'static Value {
    static DESCRIPTION: OnceLock<Value> = OnceLock::new();
    DESCRIPTION.get_or_init(|| serde_json::from_str(include_str!("description.json")).expect("it is JSON"))
}

/// What is wrong with `body` as the request of `operation` ("POST /channels/{channel_id}/messages").
pub fn check_request(operation: &str, body: &Value) -> Vec<String> {
    match description()["operations"].get(operation) {
        None => vec![format!("{operation}: the description has no such operation, or it isn't used yet")],
        Some(operation) => operation.get("request").map_or_else(Vec::new, |schema| check(schema, body, "body")),
    }
}

/// The outermost part of what `operation` takes (no status) or gives (with one), for a second reader.
pub fn schema(operation: &str, status: Option<u16>) -> Option<Value> {
    let operation_schema = description()["operations"].get(operation)?;
    let schema = match status {
        None => operation_schema.get("request"),
        Some(_) if NOT_STOOD_IN_FOR.contains(&operation) => None,
        Some(status) => operation_schema["answers"].get(status.to_string()),
    };
    schema.filter(|schema| !schema.is_null()).cloned()
}

/// The bot reads three fields of these answers, which have hundreds: they aren't stood in for in full.
const NOT_STOOD_IN_FOR: [&str; 2] = ["GET /oauth2/applications/@me", "GET /guilds/{guild_id}"];

/// What is wrong with `body` as the answer of `operation` with `status`.
pub fn check_answer(operation: &str, status: u16, body: &Value) -> Vec<String> {
    if NOT_STOOD_IN_FOR.contains(&operation) {
        return Vec::new();
    }
    let answers = &description()["operations"][operation]["answers"];
    match answers.get(status.to_string()) {
        None => vec![format!("status {status} isn't an answer")],
        Some(Value::Null) => Vec::new(),
        Some(schema) => check(schema, body, "answer"),
    }
}

fn check(schema: &Value, value: &Value, at: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let mut known = BTreeSet::new();
    let mut open = false;
    properties(schema, value, &mut known, &mut open);
    shape(schema, value, at, &mut problems);
    if let Some(object) = value.as_object()
        && !open
    {
        problems.extend(object.keys().filter(|key| !known.contains(*key)).map(|key| format!("{at}.{key}: not known")));
    }
    problems
}

fn resolve(schema: &Value) -> &Value {
    match schema.get("$ref").and_then(Value::as_str).and_then(|reference| reference.rsplit('/').next()) {
        Some(name) => &description()["schemas"][name],
        None => schema,
    }
}

/// The properties that `schema` knows of an object, its parts included.
fn properties(schema: &Value, value: &Value, known: &mut BTreeSet<String>, open: &mut bool) {
    let schema = resolve(schema);
    if let Some(properties) = schema.get("properties").and_then(Value::as_object) {
        known.extend(properties.keys().cloned());
    }
    *open |= schema.get("additionalProperties").is_some_and(|more| more != &Value::Bool(false));
    *open |= schema.as_object().is_some_and(|schema| {
        ["properties", "oneOf", "anyOf", "allOf", "$ref"].iter().all(|keyword| !schema.contains_key(*keyword))
    });
    for part in schema.get("allOf").and_then(Value::as_array).into_iter().flatten() {
        properties(part, value, known, open);
    }
    for keyword in ["oneOf", "anyOf"] {
        let choices = schema.get(keyword).and_then(Value::as_array).into_iter().flatten();
        if let Some(choice) = choices.min_by_key(|choice| check(choice, value, "").len()) {
            properties(choice, value, known, open);
        }
    }
}

fn shape(schema: &Value, value: &Value, at: &str, problems: &mut Vec<String>) {
    if let Some(reference) = schema.get("$ref") {
        let resolved = resolve(schema);
        assert!(!resolved.is_null(), "{reference} isn't in the description");
        return shape(resolved, value, at, problems);
    }
    let mut wrong = |what: String| problems.push(format!("{at}: {what}"));
    if let Some(types) = schema.get("type") {
        let types: Vec<_> = types.as_array().map_or_else(|| vec![types], |types| types.iter().collect());
        if !types.iter().any(|kind| is(value, kind.as_str().unwrap_or_default())) {
            return wrong(format!("{value} isn't {types:?}"));
        }
    }
    if let Some(only) = schema.get("const").filter(|only| *only != value) {
        wrong(format!("{value} isn't {only}"));
    }
    if let Some(choices) = schema.get("enum").and_then(Value::as_array).filter(|choices| !choices.contains(value)) {
        wrong(format!("{value} is none of {choices:?}"));
    }
    let size = match value {
        Value::String(text) => Some(("Length", text.chars().count())),
        Value::Array(items) => Some(("Items", items.len())),
        Value::Object(map) => Some(("Properties", map.len())),
        _ => None,
    };
    if let Some((keyword, size)) = size {
        let bound = |end: &str| schema.get(format!("{end}{keyword}")).and_then(Value::as_u64);
        if bound("max").is_some_and(|max| size as u64 > max) || bound("min").is_some_and(|min| (size as u64) < min) {
            wrong(format!("{size} is too much or too little"));
        }
    }
    if let Some(number) = value.as_f64() {
        let bound = |end: &str| schema.get(end).and_then(Value::as_f64);
        if bound("maximum").is_some_and(|max| number > max) || bound("minimum").is_some_and(|min| number < min) {
            wrong(format!("{number} is out of range"));
        }
    }
    if schema.get("pattern").and_then(Value::as_str) == Some("^(0|[1-9][0-9]*)$") {
        let text = value.as_str().unwrap_or("0");
        if text != "0" && (text.starts_with('0') || !text.bytes().all(|byte| byte.is_ascii_digit())) {
            wrong(format!("{value} isn't a snowflake"));
        }
    }
    if let (Some(items), Some(list)) = (schema.get("items"), value.as_array()) {
        for (number, item) in list.iter().enumerate() {
            problems.extend(check(items, item, &format!("{at}[{number}]")));
        }
    }
    if let Some(object) = value.as_object() {
        for required in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
            if !object.contains_key(required.as_str().unwrap_or_default()) {
                problems.push(format!("{at}: {required} is missing"));
            }
        }
        if let Some(properties) = schema.get("properties").and_then(Value::as_object) {
            for (name, schema) in properties {
                if let Some(value) = object.get(name) {
                    problems.extend(check(schema, value, &format!("{at}.{name}")));
                }
            }
        }
        if let Some(more) = schema.get("additionalProperties").filter(|more| more.is_object()) {
            for (name, value) in object {
                problems.extend(check(more, value, &format!("{at}.{name}")));
            }
        }
    }
    for part in schema.get("allOf").and_then(Value::as_array).into_iter().flatten() {
        shape(part, value, at, problems);
    }
    for keyword in ["oneOf", "anyOf"] {
        let choices = schema.get(keyword).and_then(Value::as_array).into_iter().flatten();
        if let Some(nearest) = choices.map(|choice| check(choice, value, at)).min_by_key(Vec::len) {
            problems.extend(nearest);
        }
    }
}

fn is(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const POST: &str = "POST /channels/{channel_id}/messages";

    #[test]
    fn the_description_lets_a_plain_message_pass() {
        assert_eq!(check_request(POST, &json!({ "content": "ciao", "flags": 4096 })), Vec::<String>::new());
    }

    #[test]
    fn the_description_catches_what_is_too_long_unknown_or_of_another_type() {
        let bad = json!({
            "content": 7, "nonce": "x".repeat(26), "colour": 1,
            "attachments": [{ "id": "0", "description": "x".repeat(1025) }],
        });
        let problems = check_request(POST, &bad).join("\n");
        for part in ["body.content", "body.nonce", "body.colour: not known", "body.attachments[0].description"] {
            assert!(problems.contains(part), "{part} in\n{problems}");
        }
    }
}
