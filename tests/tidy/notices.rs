//! Finds which files of a crate make notices: those with a literal of `Outgoing`. Tests may make any.

use std::collections::BTreeSet;
use std::path::Path;

use syn::visit::Visit;

use super::imports::{beside, is_for_tests};

/// The only files that make them: announcements, answers to the acting person, and what follows from networks' reports, which
/// neither a command nor the clock has caused.
pub const MAKERS: [&str; 3] =
    ["bot/game/src/announce/", "bot/game/src/decide/decision.rs", "bot/game/src/decide/network/"];

/// The files below the crate's sources in `folder` that make notices.
pub fn makers(folder: &Path) -> BTreeSet<String> {
    let roots = ["lib.rs", "main.rs"].map(|root| folder.join(root)).into_iter().filter(|root| root.exists());
    let mut found = BTreeSet::new();
    for root in roots {
        read(&root, folder, Vec::new(), &mut found);
    }
    found
}

fn read(file: &Path, folder: &Path, module: Vec<String>, found: &mut BTreeSet<String>) {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let parsed = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut literals = Literals { module, below: Vec::new(), found: false };
    literals.visit_file(&parsed);
    if literals.found {
        found.insert(file.strip_prefix(folder).unwrap_or(file).display().to_string());
    }
    for below in literals.below {
        read(&beside(file, folder, &below), folder, below, found);
    }
}

/// What is found in a file.
struct Literals {
    /// The module that is being read.
    module: Vec<String>,
    /// Modules with files of their own.
    below: Vec<Vec<String>>,
    /// Whether there is a literal of `Outgoing`.
    found: bool,
}

impl<'ast> Visit<'ast> for Literals {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if is_for_tests(&module.attrs) {
            return;
        }
        self.module.push(module.ident.to_string());
        if module.content.is_none() {
            self.below.push(self.module.clone());
        }
        syn::visit::visit_item_mod(self, module);
        self.module.pop();
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if !is_for_tests(&function.attrs) {
            syn::visit::visit_item_fn(self, function);
        }
    }

    fn visit_item_impl(&mut self, methods: &'ast syn::ItemImpl) {
        if !is_for_tests(&methods.attrs) {
            syn::visit::visit_item_impl(self, methods);
        }
    }

    fn visit_impl_item_fn(&mut self, method: &'ast syn::ImplItemFn) {
        if !is_for_tests(&method.attrs) {
            syn::visit::visit_impl_item_fn(self, method);
        }
    }

    fn visit_expr_struct(&mut self, literal: &'ast syn::ExprStruct) {
        self.found |= literal.path.segments.last().is_some_and(|last| last.ident == "Outgoing");
        syn::visit::visit_expr_struct(self, literal);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        // The content of a macro is tokens.
        self.found |= call.tokens.to_string().contains("Outgoing {");
    }
}

#[test]
fn a_literal_anywhere_but_in_tests_is_found() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("notices");
    std::fs::create_dir_all(folder.join("below")).expect("a folder");
    let files = [
        ("lib.rs", "mod below; mod macros; mod sound; #[cfg(test)] mod tests { fn a() { Outgoing { to }; } }"),
        ("below.rs", "mod lower;"),
        ("below/lower.rs", "fn a() -> Outgoing { notice::Outgoing { slot, ..b() } }"),
        ("macros.rs", "fn a() -> Vec<Outgoing> { vec![Outgoing { to }] }"),
        ("sound.rs", "fn a() -> Outgoing { b() } #[cfg(test)] fn b() -> Outgoing { Outgoing { to } }"),
    ];
    for (file, text) in files {
        std::fs::write(folder.join(file), text).expect("a file");
    }
    assert_eq!(makers(&folder), BTreeSet::from(["below/lower.rs".to_owned(), "macros.rs".to_owned()]));
}
