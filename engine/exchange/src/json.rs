//! JSON whose texts are those of the line that it was read from: nothing is copied but texts with escapes.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

/// A value. Numbers aren't kept: no request has any.
#[derive(Clone, Debug)]
pub(super) enum Json<'t> {
    Null,
    Bool(bool),
    Number,
    Text(Cow<'t, str>),
    List(Vec<Json<'t>>),
    Object(Object<'t>),
}

/// Fields in the order in which they stand. Of a name that stands several times the last value counts, in the place of the
/// first, as `serde_json` has it.
#[derive(Clone, Debug, Default)]
pub(super) struct Object<'t>(Vec<(Cow<'t, str>, Json<'t>)>);

impl<'t> Json<'t> {
    pub(super) fn as_str(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            Json::Null | Json::Bool(_) | Json::Number | Json::List(_) | Json::Object(_) => None,
        }
    }
}

impl<'t> Object<'t> {
    pub(super) fn get(&self, name: &str) -> Option<&Json<'t>> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &Json<'t>)> {
        self.0.iter().map(|(name, value)| (&**name, value))
    }

    /// Fields of which some may have the same name.
    fn of(mut fields: Vec<(Cow<'t, str>, Json<'t>)>) -> Self {
        // Few are compared with each other more quickly than they are hashed.
        let repeats = |fields: &[(Cow<'_, str>, _)]| {
            (1..fields.len()).any(|at| fields[..at].iter().any(|(name, _)| *name == fields[at].0))
        };
        if fields.len() > 16 || repeats(&fields) {
            let mut first: HashMap<Cow<'t, str>, usize> = HashMap::with_capacity(fields.len());
            let mut kept = Vec::with_capacity(fields.len());
            for (name, value) in fields {
                match first.get(&name) {
                    Some(&at) => kept[at] = (name, value),
                    None => {
                        first.insert(name.clone(), kept.len());
                        kept.push((name, value));
                    }
                }
            }
            fields = kept;
        }
        Object(fields)
    }
}

impl<'t> From<&'t Value> for Json<'t> {
    fn from(value: &'t Value) -> Self {
        match value {
            Value::Null => Json::Null,
            Value::Bool(value) => Json::Bool(*value),
            Value::Number(_) => Json::Number,
            Value::String(text) => Json::Text(Cow::Borrowed(text)),
            Value::Array(items) => Json::List(items.iter().map(Json::from).collect()),
            Value::Object(fields) => Json::Object(Object(
                fields.iter().map(|(name, value)| (Cow::Borrowed(&**name), value.into())).collect(),
            )),
        }
    }
}

/// A text that is borrowed if it can be.
struct Text<'t>(Cow<'t, str>);

struct TextVisitor;

impl<'t> Visitor<'t> for TextVisitor {
    type Value = Text<'t>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_borrowed_str<E>(self, text: &'t str) -> Result<Text<'t>, E> {
        Ok(Text(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Text<'t>, E> {
        Ok(Text(Cow::Owned(text.to_owned())))
    }
}

impl<'t> Deserialize<'t> for Text<'t> {
    fn deserialize<D: Deserializer<'t>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor)
    }
}

struct JsonVisitor;

impl<'t> Visitor<'t> for JsonVisitor {
    type Value = Json<'t>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Json<'t>, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json<'t>, E> {
        Ok(Json::Bool(value))
    }

    fn visit_i64<E>(self, _: i64) -> Result<Json<'t>, E> {
        Ok(Json::Number)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Json<'t>, E> {
        Ok(Json::Number)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Json<'t>, E> {
        Ok(Json::Number)
    }

    fn visit_borrowed_str<E>(self, text: &'t str) -> Result<Json<'t>, E> {
        Ok(Json::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Json<'t>, E> {
        Ok(Json::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'t>>(self, mut items: A) -> Result<Json<'t>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'t>>(self, mut fields: A) -> Result<Json<'t>, A::Error> {
        let mut object = Vec::new();
        while let Some((Text(name), value)) = fields.next_entry()? {
            object.push((name, value));
        }
        Ok(Json::Object(Object::of(object)))
    }
}

impl<'t> Deserialize<'t> for Json<'t> {
    fn deserialize<D: Deserializer<'t>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(JsonVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What would be read into `serde_json`'s own value.
    fn same(json: &Json<'_>, value: &Value) -> bool {
        match (json, value) {
            (Json::Null, Value::Null) | (Json::Number, Value::Number(_)) => true,
            (Json::Bool(one), Value::Bool(other)) => one == other,
            (Json::Text(one), Value::String(other)) => one == other,
            (Json::List(one), Value::Array(other)) => {
                one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
            }
            (Json::Object(one), Value::Object(other)) => {
                one.0.len() == other.len()
                    && one
                        .iter()
                        .zip(other)
                        .all(|((one, value), (other, same_as))| one == other && same(value, same_as))
            }
            _ => false,
        }
    }

    #[test]
    fn a_text_is_read_as_by_serde_json() {
        let long: String = (0..40).map(|number| format!(r#""k{}":{number},"#, number % 30)).collect();
        for text in [
            r#"{"id":"é\n","units":{"A":["A VIE",null,true,1,-2.5e3]},"id":"b","x":{}}"#,
            "[[],{\"\":\"\"}]",
            &format!("{{{long}\"end\":[]}}"),
        ] {
            let value: Value = serde_json::from_str(text).unwrap();
            let json: Json<'_> = serde_json::from_str(text).unwrap();
            assert!(same(&json, &value) && same(&Json::from(&value), &value), "{json:?} {value}");
        }
        for text in ["", "{", "[1e999]", "nul", "{\"a\":}", "{} x"] {
            let value = serde_json::from_str::<Value>(text).unwrap_err().to_string();
            assert_eq!(serde_json::from_str::<Json<'_>>(text).unwrap_err().to_string(), value, "{text}");
        }
    }

    #[test]
    fn texts_without_escapes_are_borrowed() {
        let json: Json<'_> = serde_json::from_str(r#"["A VIE - GAL","A\tB"]"#).unwrap();
        let Json::List(texts) = json else { panic!("a list") };
        assert!(matches!(texts[..], [Json::Text(Cow::Borrowed(_)), Json::Text(Cow::Owned(_))]));
    }
}
