//! Validates requests and answers against Discord's published description of its API.
//!
//! `description.json` contains the operations that are used and their schemas, without their prose. Stricter than the
//! schemas: an unknown property is an error too.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use serde_json::Value;

fn description() -> &'static Value {
    static DESCRIPTION: OnceLock<Value> = OnceLock::new();
    DESCRIPTION.get_or_init(|| serde_json::from_str(include_str!("description.json")).expect("it is JSON"))
}

/// The errors of `body` as the request of `operation` ("POST /channels/{channel_id}/messages").
pub fn check_request(operation: &str, body: &Value) -> Vec<String> {
    match description()["operations"].get(operation) {
        None => vec![format!("{operation}: the description has no such operation, or it isn't used yet")],
        Some(operation) => operation.get("request").map_or_else(Vec::new, |schema| check(schema, body, "body")),
    }
}

/// The top level of what `operation` takes (without a status) or returns (with one), for the second validator.
pub fn schema(operation: &str, status: Option<u16>) -> Option<Value> {
    let operation_schema = description()["operations"].get(operation)?;
    let schema = match status {
        None => operation_schema.get("request"),
        Some(_) if NOT_STOOD_IN_FOR.contains(&operation) => None,
        Some(status) => operation_schema["answers"].get(status.to_string()),
    };
    schema.filter(|schema| !schema.is_null()).cloned()
}

/// The bot reads a few fields of these answers, which have hundreds: the stand-in doesn't provide the others.
const NOT_STOOD_IN_FOR: [&str; 3] =
    ["GET /oauth2/applications/@me", "GET /guilds/{guild_id}", "GET /guilds/{guild_id}/channels"];

/// The errors of `body` as the answer of `operation` with `status`.
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

fn check(schema: &'static Value, value: &Value, at: &str) -> Vec<String> {
    let mut found = Found::default();
    found.compare(schema, value, at);
    found.conclude(value, at)
}

fn resolve(schema: &'static Value) -> &'static Value {
    match schema.get("$ref").and_then(Value::as_str).and_then(|reference| reference.rsplit('/').next()) {
        Some(name) => &description()["schemas"][name],
        None => schema,
    }
}

/// What was found by comparing one value with a schema and the schema's parts.
#[derive(Default)]
struct Found {
    problems: Vec<String>,
    /// The properties that the schema and its parts declare.
    known: BTreeSet<&'static str>,
    /// Whether others are allowed.
    open: bool,
}

impl Found {
    /// All problems: properties that no part knows too.
    fn conclude(mut self, value: &Value, at: &str) -> Vec<String> {
        if let Some(object) = value.as_object()
            && !self.open
        {
            let unknown = object.keys().filter(|key| !self.known.contains(key.as_str()));
            self.problems.extend(unknown.map(|key| format!("{at}.{key}: not known")));
        }
        self.problems
    }

    /// How many problems [`Found::conclude`] returns.
    fn count(&self, value: &Value) -> usize {
        let unknown = |object: &serde_json::Map<String, Value>| {
            object.keys().filter(|key| !self.open && !self.known.contains(key.as_str())).count()
        };
        self.problems.len() + value.as_object().map_or(0, unknown)
    }

    fn compare(&mut self, schema: &'static Value, value: &Value, at: &str) {
        if let Some(reference) = schema.get("$ref") {
            let resolved = resolve(schema);
            assert!(!resolved.is_null(), "{reference} isn't in the description");
            return self.compare(resolved, value, at);
        }
        self.declare(schema);
        let mut wrong = |what: String| self.problems.push(format!("{at}: {what}"));
        if let Some(types) = schema.get("type") {
            let types: Vec<_> = types.as_array().map_or_else(|| vec![types], |types| types.iter().collect());
            if !types.iter().any(|kind| is(value, kind.as_str().unwrap_or_default())) {
                return wrong(format!("{} isn't {types:?}", short(value)));
            }
        }
        if let Some(only) = schema.get("const").filter(|only| *only != value) {
            wrong(format!("{} isn't {only}", short(value)));
        }
        if let Some(choices) = schema.get("enum").and_then(Value::as_array).filter(|choices| !choices.contains(value)) {
            wrong(format!("{} is none of {choices:?}", short(value)));
        }
        let size = match value {
            Value::String(text) => Some(("maxLength", "minLength", text.chars().count())),
            Value::Array(items) => Some(("maxItems", "minItems", items.len())),
            Value::Object(map) => Some(("maxProperties", "minProperties", map.len())),
            _ => None,
        };
        if let Some((max, min, size)) = size {
            let bound = |keyword: &str| schema.get(keyword).and_then(Value::as_u64);
            if bound(max).is_some_and(|max| size as u64 > max) || bound(min).is_some_and(|min| (size as u64) < min) {
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
                wrong(format!("{} isn't a snowflake", short(value)));
            }
        }
        self.inside(schema, value, at);
        for part in schema.get("allOf").and_then(Value::as_array).into_iter().flatten() {
            self.compare(part, value, at);
        }
        for keyword in ["oneOf", "anyOf"] {
            let choices = schema.get(keyword).and_then(Value::as_array).into_iter().flatten();
            let compared = choices.map(|choice| {
                let mut found = Self::default();
                found.compare(choice, value, at);
                found
            });
            // Each choice is compared once: twice on each level would double the work with the depth.
            if let Some(nearest) = compared.min_by_key(|found| found.count(value)) {
                self.problems.extend(nearest.problems);
                self.known.extend(nearest.known);
                self.open |= nearest.open;
            }
        }
    }

    /// Notes which properties `schema` itself declares.
    fn declare(&mut self, schema: &'static Value) {
        if let Some(properties) = schema.get("properties").and_then(Value::as_object) {
            self.known.extend(properties.keys().map(String::as_str));
        }
        self.open |= schema.get("additionalProperties").is_some_and(|more| more != &Value::Bool(false));
        self.open |= schema.as_object().is_some_and(|schema| {
            ["properties", "oneOf", "anyOf", "allOf"].iter().all(|keyword| !schema.contains_key(*keyword))
        });
    }

    /// Compares what is in a list or an object.
    fn inside(&mut self, schema: &'static Value, value: &Value, at: &str) {
        if let (Some(items), Some(list)) = (schema.get("items"), value.as_array()) {
            for (number, item) in list.iter().enumerate() {
                self.problems.extend(check(items, item, &format!("{at}[{number}]")));
            }
        }
        let Some(object) = value.as_object() else { return };
        for required in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
            if !object.contains_key(required.as_str().unwrap_or_default()) {
                self.problems.push(format!("{at}: {required} is missing"));
            }
        }
        if let Some(properties) = schema.get("properties").and_then(Value::as_object) {
            for (name, schema) in properties {
                if let Some(value) = object.get(name) {
                    self.problems.extend(check(schema, value, &format!("{at}.{name}")));
                }
            }
        }
        if let Some(more) = schema.get("additionalProperties").filter(|more| more.is_object()) {
            for (name, value) in object {
                self.problems.extend(check(more, value, &format!("{at}.{name}")));
            }
        }
    }
}

/// A value in a report: objects and lists are too long for one.
fn short(value: &Value) -> String {
    match value {
        Value::Object(_) => "an object".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        _ => value.to_string(),
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
    fn a_plain_message_is_valid() {
        assert_eq!(check_request(POST, &json!({ "content": "ciao", "flags": 4096 })), Vec::<String>::new());
    }

    #[test]
    fn nested_components_are_compared_with_the_nearest_kind() {
        let button = |id: &str| json!({ "type": 2, "style": 1, "label": "Pronto", "custom_id": id });
        let row = |buttons: &[Value]| json!({ "content": "", "components": [{ "type": 1, "components": buttons }] });
        assert_eq!(check_request(POST, &row(&[button("a"), button("b")])), Vec::<String>::new());
        let problems = check_request(POST, &row(&[button(&"x".repeat(101))])).join("\n");
        assert!(problems.contains("custom_id: 101 is too much"), "{problems}");
        let mut odd = button("a");
        odd["colour"] = json!(1);
        let problems = check_request(POST, &row(&[odd])).join("\n");
        assert!(problems.contains("colour: not known"), "{problems}");
    }

    #[test]
    fn long_unknown_and_mistyped_values_are_invalid() {
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
