//! Words of identifiers: the field's terms, and no invented words for things that have a name.

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::Visit;
use syn::{Ident, ImplItemConst, ItemConst, ItemStatic};

/// Words that were invented here, and the terms that replace them.
const INVENTED: [(&str, &str); 29] = [
    ("afterthoughts", "second pass"),
    ("atelier", "renderer"),
    ("backers", "supporters"),
    ("breath", "interval"),
    ("clutter", "collision index"),
    ("courier", "outbox dispatcher"),
    ("desk", "order thread"),
    ("ear", "outsider"),
    ("ears", "readers outside"),
    ("gathering", "space"),
    ("house", "runtime"),
    ("leisure", "relaxed"),
    ("mixer", "shader"),
    ("orthography", "order format"),
    ("overheard", "readable by others"),
    ("overhearing", "readers outside"),
    ("pile", "order collector"),
    ("placer", "label placer"),
    ("portfolio", "picture cache"),
    ("prick", "wake"),
    ("promise", "pending interaction"),
    ("promises", "pending interactions"),
    ("shelf", "cache"),
    ("studio", "renderer"),
    ("tidings", "events"),
    ("tongue", "language"),
    ("treacherous", "confusable"),
    ("trouble", "error, or health"),
    ("undrawable", "render error"),
];

/// Names of constants that say nothing of what is limited.
const BARE: [&str; 5] = ["AGAIN", "AT_ONCE", "LONGEST", "MOST", "PATIENCE"];

/// The words of an identifier, in small letters: `DeskRow` and `desk_row` are `desk` and `row`.
fn words(identifier: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut before = ' ';
    for c in identifier.chars() {
        if c == '_' || c.is_uppercase() && before.is_lowercase() {
            words.push(String::new());
        }
        if c != '_' {
            words.last_mut().expect("one").extend(c.to_lowercase());
        }
        before = c;
    }
    words.retain(|word| !word.is_empty());
    words
}

fn identifiers(tokens: TokenStream, found: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => identifiers(group.stream(), found),
            TokenTree::Ident(identifier) => found.push(identifier.to_string()),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// The invented words among the identifiers of `source`, with the terms that replace them.
pub fn invented(source: &str) -> Vec<String> {
    let tokens: TokenStream = source.parse().expect("Rust");
    let mut all = Vec::new();
    identifiers(tokens, &mut all);
    all.sort_unstable();
    all.dedup();
    let mut found = Vec::new();
    for identifier in all {
        for word in words(&identifier) {
            if let Some((_, better)) = INVENTED.iter().find(|(invented, _)| *invented == word) {
                found.push(format!("`{identifier}`: say {better}"));
            }
        }
    }
    found
}

/// The constants of `source` whose names say nothing of what is limited.
pub fn bare(source: &str) -> Vec<String> {
    struct Constants(Vec<String>);
    impl Constants {
        fn note(&mut self, name: &Ident) {
            self.0.extend(Some(name.to_string()).filter(|name| BARE.contains(&name.as_str())));
        }
    }
    impl<'ast> Visit<'ast> for Constants {
        fn visit_item_const(&mut self, found: &'ast ItemConst) {
            self.note(&found.ident);
            syn::visit::visit_item_const(self, found);
        }

        fn visit_item_static(&mut self, found: &'ast ItemStatic) {
            self.note(&found.ident);
            syn::visit::visit_item_static(self, found);
        }

        fn visit_impl_item_const(&mut self, found: &'ast ImplItemConst) {
            self.note(&found.ident);
            syn::visit::visit_impl_item_const(self, found);
        }
    }
    let mut constants = Constants(Vec::new());
    constants.visit_file(&syn::parse_file(source).expect("Rust"));
    constants.0
}

#[test]
fn constants_that_say_nothing_of_what_is_limited_are_found() {
    let source = "const MOST: u32 = 1; impl A { const AGAIN: u8 = 2; } fn f() { static AT_ONCE: u8 = 3; } const MOST_PAGES: u8 = MOST;";
    assert_eq!(bare(source), ["MOST", "AGAIN", "AT_ONCE"]);
}

#[test]
fn identifiers_are_read_by_their_words() {
    assert_eq!(words("DeskRow"), ["desk", "row"]);
    assert_eq!(words("at_desk"), ["at", "desk"]);
    assert_eq!(invented("fn desk_of() {} // desk\nconst A: &str = \"desk\";"), ["`desk_of`: say order thread"]);
    assert_eq!(invented("fn search(year: u32, clear: bool) {}"), Vec::<String>::new());
}
