//! Finds arms for everything else in matches over our own enums: a new variant would do there what nobody has thought about.
//!
//! Types aren't known here. A match is one over such an enum if an arm names a variant of it, alone or in a tuple. Who asks for
//! single variants says so with `matches!`, `if let` or `let else`.

use std::collections::BTreeSet;

use syn::visit::Visit;
use syn::{ExprMatch, Item, Pat, Path, Type};

use super::imports::is_for_tests;

/// The enums, and where their variants stand.
pub const OWN: [(&str, &str); 6] = [
    ("CommandId", "bot/reading/src/command/rows.rs"),
    ("Content", "bot/game/src/event.rs"),
    ("Declined", "bot/game/src/notice/mod.rs"),
    ("Notice", "bot/game/src/notice/mod.rs"),
    ("Place", "bot/game/src/event.rs"),
    ("Report", "bot/game/src/report.rs"),
];

/// An enum of ours.
pub struct Own {
    name: String,
    variants: BTreeSet<String>,
}

impl Own {
    /// The enum `name` that `source` defines, or whose variants are rows of a macro there: `Name = "message": …`.
    pub fn read(name: &str, source: &str) -> Self {
        let defined = syn::parse_file(source).expect("Rust").items.into_iter().find_map(|item| match item {
            Item::Enum(found) if found.ident == name => {
                Some(found.variants.iter().map(|variant| variant.ident.to_string()).collect())
            }
            _ => None,
        });
        let row = |line: &str| line.trim().split_once(" = \"").map(|(name, _)| name.to_owned());
        let variants: BTreeSet<String> = defined.unwrap_or_else(|| source.lines().filter_map(row).collect());
        assert!(variants.len() > 2, "{name} has the variants {variants:?}");
        Self { name: name.to_owned(), variants }
    }
}

/// The matches in a file.
struct Matches<'a> {
    own: &'a [Own],
    /// The type whose `impl` is read.
    implemented: Option<String>,
    found: Vec<String>,
}

impl Matches<'_> {
    /// The enum of ours of which `path` is a variant.
    fn of(&self, path: &Path) -> Option<&str> {
        let mut segments = path.segments.iter().rev().map(|segment| segment.ident.to_string());
        let (variant, named) = (segments.next()?, segments.next()?);
        let named = if named == "Self" { self.implemented.clone()? } else { named };
        let own = self.own.iter().find(|own| own.name == named && own.variants.contains(&variant))?;
        Some(&own.name)
    }

    /// The enums of ours that `pattern` names, alone or in a tuple.
    fn named<'a>(&'a self, pattern: &Pat, names: &mut BTreeSet<&'a str>) {
        match pattern {
            Pat::Or(several) => several.cases.iter().for_each(|case| self.named(case, names)),
            Pat::Tuple(several) => several.elems.iter().for_each(|element| self.named(element, names)),
            Pat::Paren(inner) => self.named(&inner.pat, names),
            Pat::Reference(inner) => self.named(&inner.pat, names),
            Pat::Ident(bound) => bound.subpat.iter().for_each(|(_, inner)| self.named(inner, names)),
            Pat::Path(found) => names.extend(self.of(&found.path)),
            Pat::Struct(found) => names.extend(self.of(&found.path)),
            Pat::TupleStruct(found) => names.extend(self.of(&found.path)),
            _ => {}
        }
    }
}

/// Whether `pattern` takes everything.
fn takes_all(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) | Pat::Rest(_) => true,
        Pat::Ident(bound) => bound.subpat.is_none() && bound.ident.to_string().starts_with(char::is_lowercase),
        Pat::Tuple(several) => several.elems.iter().all(takes_all),
        Pat::Or(several) => several.cases.iter().any(takes_all),
        Pat::Paren(inner) => takes_all(&inner.pat),
        Pat::Reference(inner) => takes_all(&inner.pat),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Matches<'_> {
    fn visit_expr_match(&mut self, found: &'ast ExprMatch) {
        let mut names = BTreeSet::new();
        found.arms.iter().for_each(|arm| self.named(&arm.pat, &mut names));
        let has_rest = found.arms.iter().any(|arm| arm.guard.is_none() && takes_all(&arm.pat));
        let names: Vec<String> = names.into_iter().filter(|_| has_rest).map(str::to_owned).collect();
        self.found.extend(names);
        syn::visit::visit_expr_match(self, found);
    }

    fn visit_item_impl(&mut self, found: &'ast syn::ItemImpl) {
        if is_for_tests(&found.attrs) {
            return;
        }
        let name = match &*found.self_ty {
            Type::Path(named) => named.path.segments.last().map(|last| last.ident.to_string()),
            _ => None,
        };
        let outside = std::mem::replace(&mut self.implemented, name);
        syn::visit::visit_item_impl(self, found);
        self.implemented = outside;
    }

    fn visit_item_mod(&mut self, found: &'ast syn::ItemMod) {
        if !is_for_tests(&found.attrs) {
            syn::visit::visit_item_mod(self, found);
        }
    }

    fn visit_item_fn(&mut self, found: &'ast syn::ItemFn) {
        if !is_for_tests(&found.attrs) {
            syn::visit::visit_item_fn(self, found);
        }
    }

    fn visit_impl_item_fn(&mut self, found: &'ast syn::ImplItemFn) {
        if !is_for_tests(&found.attrs) {
            syn::visit::visit_impl_item_fn(self, found);
        }
    }
}

/// The enums of `own` that a match in `source` doesn't list whole.
pub fn catch_alls(source: &str, own: &[Own]) -> Vec<String> {
    let mut matches = Matches { own, implemented: None, found: Vec::new() };
    matches.visit_file(&syn::parse_file(source).expect("Rust"));
    matches.found
}

#[test]
fn an_arm_for_everything_else_is_found() {
    let notice = "pub enum Notice { Busy, Done, Map { view: u8 }, Said(Box<Notice>) }";
    let rows = "commands! {\n  /// Join.\n  Join = \"command-join\": A;\n  Leave = \"command-leave\": B;\n  New = \"command-new\": C;\n}";
    let own = [Own::read("Notice", notice), Own::read("CommandId", rows)];
    let found = |arms: &str| catch_alls(&format!("fn f() {{ match it {{ {arms} }} }}"), &own);
    for arms in [
        "Notice::Busy => 1, _ => 2",
        "Notice::Busy => 1, other => 2",
        "&notice::Notice::Map { .. } | Notice::Busy => 1, _ => 2",
        "(Some(_), Notice::Said(_)) => 1, (_, notice) => 2",
        "said @ (Notice::Done | Notice::Busy) if a => { match b { _ => 0 } } _ => 2",
    ] {
        assert_eq!(found(arms), ["Notice"], "{arms}");
    }
    assert_eq!(found("CommandId::Join => 1, _ => match a { Notice::Done => 2, _ => 3 }"), ["CommandId", "Notice"]);
    assert_eq!(catch_alls("impl Notice { fn f(&self) { match self { Self::Busy => 1, _ => 2 } } }", &own), ["Notice"]);
    for arms in [
        "Notice::Busy => 1, Notice::Done | Notice::Map { .. } | Notice::Said(_) => 2",
        "Notice::Busy => 1, _ if a => 2, Notice::Done => 3",
        // Another enum of that name, and none of ours.
        "Notice::Elsewhere => 1, _ => 2",
        "Ok(_) => 1, _ => 2",
    ] {
        assert!(found(arms).is_empty(), "{arms}");
    }
    let tests = "#[cfg(test)] mod tests { fn f() { match a { Notice::Busy => 1, _ => 2 } } }";
    assert!(catch_alls(tests, &own).is_empty());
}
