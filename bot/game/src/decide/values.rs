//! Checks the values of a command before it is carried out.

use dragoman_reading::command::{self, CommandId, Invocation, Kind};

use super::context::Context;
use crate::notice::Declined;

/// Whether no value is missing, and each is one that its parameter takes.
pub(super) fn check(context: &Context<'_>, invocation: &Invocation) -> Result<(), Declined> {
    let spec = invocation.spec;
    for parameter in spec.parameters {
        let value = invocation.values.get(parameter.id);
        let bad = |value: &str, expected: Vec<String>| {
            let (parameter, value) = (parameter.id.to_owned(), value.to_owned());
            Err(Declined::BadValue { parameter, value, expected })
        };
        match (value, parameter.kind) {
            (None, _) if parameter.required && parameter.kind != Kind::Orders => {
                return bad("", expected(context, parameter.kind));
            }
            // An empty text isn't published. Orders to translate may be in a message that is quoted.
            (Some(value), Kind::Words)
                if parameter.required
                    && spec.command != CommandId::Notation
                    && value.trim().trim_matches(command::MARKS).trim().is_empty() =>
            {
                return bad("", Vec::new());
            }
            (Some(value), kind @ (Kind::Choice(_) | Kind::Variant | Kind::Language))
                if !command::is_choice(context.words, kind, value) =>
            {
                return bad(value, expected(context, kind));
            }
            (Some(value), Kind::Duration) if command::seconds(context.words, context.language(), value).is_none() => {
                return bad(value, expected(context, parameter.kind));
            }
            _ => {}
        }
    }
    Ok(())
}

fn expected(context: &Context<'_>, kind: Kind) -> Vec<String> {
    match kind {
        Kind::Choice(_) | Kind::Variant | Kind::Language => command::choices(context.words, kind),
        Kind::Duration => command::duration_examples(context.words, context.language()),
        Kind::Limit | Kind::Text | Kind::Orders | Kind::Words | Kind::Power | Kind::Person | Kind::Number => Vec::new(),
    }
}
