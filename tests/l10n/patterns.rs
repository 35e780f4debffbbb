//! What stands in a message, for tests that look at its words.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// Stands for what is put in when the message is said.
pub const PUT_IN: char = '\u{fffc}';

/// The texts of a pattern: its own, then those of the variants in it.
pub fn texts(pattern: &Pattern<&str>) -> Vec<String> {
    let (mut own, mut of_variants) = (String::new(), Vec::new());
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value }
            | PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                own.push_str(value)
            }
            PatternElement::Placeable { expression } => {
                own.push(PUT_IN);
                if let Expression::Select { variants, .. } = expression {
                    of_variants.extend(variants.iter().flat_map(|variant| texts(&variant.value)));
                }
            }
        }
    }
    std::iter::once(own).chain(of_variants).collect()
}

/// What stands between backticks in `text`: it is typed as it is.
pub fn typed(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// What stands outside of backticks: sentences.
pub fn said(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').step_by(2)
}
