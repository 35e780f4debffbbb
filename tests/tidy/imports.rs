//! Finds the imports between the files of a crate: there must be no circle.
//!
//! A file that calls a method of its own type needs the file that has the method, although nothing imports it: such a call
//! counts as an import.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::Visit;
use syn::{Attribute, Expr, ImplItem, Item, ItemImpl, Type, UseTree};

/// Types whose methods still need each other across files: the crate, and the type. None may come. `Reader`, `Line`, `Interpreter`,
/// `Grammar`, `Decisions` and `MovementReport` recur into each other by their nature.
pub const ENTANGLED: [(&str, &str); 14] = [
    ("dragoman", "OutboxDispatcher"),
    ("dragoman", "Service"),
    ("dragoman-discord", "Reading"),
    ("dragoman-engine", "Decisions"),
    ("dragoman-engine", "MovementReport"),
    ("dragoman-matrix", "Account"),
    ("dragoman-matrix", "Inbound"),
    ("dragoman-notation", "Grammar"),
    ("dragoman-notation", "Interpreter"),
    ("dragoman-notation", "LexiconBuilder"),
    ("dragoman-notation", "Line"),
    ("dragoman-notation", "Reader"),
    ("dragoman-say", "Speaker"),
    ("dragoman-store", "Store"),
];

/// A module: what it declares, and what it refers to.
#[derive(Default)]
struct Module {
    file: String,
    /// Modules below it.
    children: BTreeSet<String>,
    /// What is defined in it.
    defined: BTreeSet<String>,
    /// What it imports: the name in this module, and the source.
    imports: Vec<Import>,
    /// The paths in its code.
    paths: Vec<Vec<String>>,
    /// What it adds to types.
    added: Vec<Added>,
}

/// An `impl`.
struct Added {
    /// The type.
    to: Vec<String>,
    /// Its methods, if it implements no trait.
    methods: Vec<String>,
    /// The methods of the same type that are called in it.
    calls: BTreeSet<String>,
}

struct Import {
    alias: String,
    path: Vec<String>,
    /// Whether it is only re-exported.
    passed_on: bool,
}

/// The files of a crate, and for each the files that it imports something from.
pub struct Imports {
    modules: HashMap<Vec<String>, Module>,
}

/// Whether only tests see what has these attributes.
pub fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let mut found = false;
        if attribute.path().is_ident("cfg") {
            let tokens = attribute.meta.require_list().map(|list| list.tokens.to_string()).unwrap_or_default();
            found = tokens.split(|c: char| !c.is_alphanumeric()).any(|word| word == "test");
        }
        found
    })
}

fn leaves(tree: &UseTree, path: &[String], passed_on: bool, found: &mut Vec<Import>) {
    let with = |name: &syn::Ident| path.iter().cloned().chain([name.to_string()]).collect::<Vec<_>>();
    let import = |alias: String, path: Vec<String>| Import { alias, path, passed_on };
    match tree {
        UseTree::Path(part) => leaves(&part.tree, &with(&part.ident), passed_on, found),
        UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, path, passed_on, found)),
        UseTree::Name(name) if name.ident == "self" => {
            found.push(import(path.last().cloned().unwrap_or_default(), path.to_vec()));
        }
        UseTree::Name(name) => found.push(import(name.ident.to_string(), with(&name.ident))),
        UseTree::Rename(name) => found.push(import(name.rename.to_string(), with(&name.ident))),
        UseTree::Glob(_) => found.push(import("*".to_owned(), path.to_vec())),
    }
}

struct Paths<'a>(&'a mut Vec<Vec<String>>);

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.0.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        syn::visit::visit_path(self, path);
    }

    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {
        // `pub(super)` imports nothing.
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        // The content of a macro is tokens: `a::b` in them is taken for a path.
        let text = call.tokens.to_string().replace(" :: ", "::");
        for path in
            text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').filter(|path| path.contains("::"))
        {
            self.0.push(path.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect());
        }
        syn::visit::visit_macro(self, call);
    }
}

/// The methods of its own type that an `impl` calls.
struct OwnCalls<'a> {
    of: &'a str,
    calls: BTreeSet<String>,
}

impl OwnCalls<'_> {
    /// The calls in the content of a macro, which is tokens.
    fn of_macro(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let word = |at: usize| match tokens.get(at) {
                Some(TokenTree::Ident(word)) => Some(word.to_string()),
                _ => None,
            };
            let is_sign = |at: usize, sign: char| matches!(tokens.get(at), Some(TokenTree::Punct(found)) if found.as_char() == sign);
            match token {
                TokenTree::Group(group) => self.of_macro(group.stream()),
                TokenTree::Ident(first) if first == "self" && is_sign(at + 1, '.') => {
                    self.calls.extend(word(at + 2).filter(|_| matches!(tokens.get(at + 3), Some(TokenTree::Group(_)))));
                }
                TokenTree::Ident(first) if (first == "Self" || first == self.of) && is_sign(at + 1, ':') => {
                    self.calls.extend(word(at + 3));
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }
}

/// Whether `expression` is `self` or a copy of it: `&self`, `self.clone()`, `Arc::clone(self)`.
fn is_self(expression: &Expr) -> bool {
    match expression {
        Expr::Path(path) => path.path.is_ident("self"),
        Expr::Reference(inner) => is_self(&inner.expr),
        Expr::Paren(inner) => is_self(&inner.expr),
        Expr::MethodCall(call) => call.method == "clone" && is_self(&call.receiver),
        Expr::Call(call) => {
            let is_clone = matches!(&*call.func, Expr::Path(path)
                if path.path.segments.last().is_some_and(|last| last.ident == "clone"));
            is_clone && call.args.first().is_some_and(is_self)
        }
        _ => false,
    }
}

impl<'ast> Visit<'ast> for OwnCalls<'_> {
    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if is_self(&call.receiver) {
            self.calls.insert(call.method.to_string());
        }
        syn::visit::visit_expr_method_call(self, call);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut segments = path.segments.iter().map(|segment| segment.ident.to_string());
        if let (Some(first), Some(method)) = (segments.next(), segments.next())
            && (first == "Self" || first == self.of)
        {
            self.calls.insert(method);
        }
        syn::visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.of_macro(call.tokens.clone());
    }

    fn visit_impl_item_fn(&mut self, method: &'ast syn::ImplItemFn) {
        if !is_for_tests(&method.attrs) {
            syn::visit::visit_impl_item_fn(self, method);
        }
    }
}

/// What `found` adds to its type.
fn added(found: &ItemImpl) -> Option<Added> {
    let Type::Path(to) = &*found.self_ty else { return None };
    let to: Vec<String> = to.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    let mut own = OwnCalls { of: to.last()?, calls: BTreeSet::new() };
    own.visit_item_impl(found);
    let calls = own.calls;
    let methods = found.items.iter().filter_map(|item| match item {
        ImplItem::Fn(method) if found.trait_.is_none() && !is_for_tests(&method.attrs) => {
            Some(method.sig.ident.to_string())
        }
        _ => None,
    });
    Some(Added { methods: methods.collect(), calls, to })
}

impl Imports {
    /// Reads the crate whose sources are in `folder`.
    pub fn read(folder: &Path) -> Self {
        let mut imports = Self { modules: HashMap::new() };
        let root = if folder.join("lib.rs").exists() { "lib.rs" } else { "main.rs" };
        imports.read_file(&folder.join(root), folder, Vec::new());
        imports
    }

    fn read_file(&mut self, file: &Path, folder: &Path, module: Vec<String>) {
        let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let parsed = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let shown = file.strip_prefix(folder).unwrap_or(file).display().to_string();
        self.read_items(&parsed.items, file, folder, shown, module);
    }

    fn read_items(&mut self, items: &[Item], file: &Path, folder: &Path, shown: String, path: Vec<String>) {
        let mut module = Module { file: shown.clone(), ..Module::default() };
        let mut below = Vec::new();
        for item in items {
            let mut define = |name: &syn::Ident| {
                module.defined.insert(name.to_string());
            };
            match item {
                Item::Mod(inner) if !is_for_tests(&inner.attrs) => {
                    module.children.insert(inner.ident.to_string());
                    below.push(inner);
                    continue;
                }
                Item::Mod(_) => continue,
                Item::Use(used) if !is_for_tests(&used.attrs) => {
                    let passed_on = !matches!(used.vis, syn::Visibility::Inherited);
                    leaves(&used.tree, &[], passed_on, &mut module.imports);
                    continue;
                }
                Item::Use(_) => continue,
                Item::Impl(found) if !is_for_tests(&found.attrs) => module.added.extend(added(found)),
                Item::Fn(found) => define(&found.sig.ident),
                Item::Struct(found) => define(&found.ident),
                Item::Enum(found) => define(&found.ident),
                Item::Trait(found) => define(&found.ident),
                Item::Type(found) => define(&found.ident),
                Item::Const(found) => define(&found.ident),
                Item::Static(found) => define(&found.ident),
                Item::Macro(found) => {
                    // Declared by a macro of ours: every type name in its tokens.
                    let text = found.mac.tokens.to_string();
                    let names = text.split(|c: char| !c.is_alphanumeric() && c != '_');
                    module.defined.extend(names.filter(|name| !name.is_empty()).map(str::to_owned));
                }
                _ => {}
            }
            Paths(&mut module.paths).visit_item(item);
        }
        self.modules.insert(path.clone(), module);
        for inner in below {
            let name = inner.ident.to_string();
            let path: Vec<String> = path.iter().cloned().chain([name.clone()]).collect();
            match &inner.content {
                Some((_, items)) => self.read_items(items, file, folder, shown.clone(), path),
                None => self.read_file(&beside(file, folder, &path), folder, path),
            }
        }
    }

    /// The path from the crate's root that `path` means in `module`; `None`: it is in another crate.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Vec<String>> {
        let mut from: Vec<String> = module.to_vec();
        let mut rest = path;
        match path.first()?.as_str() {
            "crate" => {
                from.clear();
                rest = &path[1..];
            }
            "self" => rest = &path[1..],
            "super" => {
                while rest.first().is_some_and(|part| part == "super") {
                    from.pop();
                    rest = &rest[1..];
                }
            }
            first => {
                let known = self.modules.get(module)?;
                if let Some(import) = known.imports.iter().find(|import| import.alias == first) {
                    // A path of another crate may begin with a word that is imported under another name.
                    if import.path[0] == first {
                        return None;
                    }
                    let whole: Vec<String> = import.path.iter().chain(&path[1..]).cloned().collect();
                    return self.absolute(module, &whole);
                }
                if !known.children.contains(first) {
                    return None;
                }
            }
        }
        from.extend(rest.iter().cloned());
        Some(from)
    }

    /// The file that defines what `path` names, followed through re-exports.
    fn defining(&self, path: &[String], depth: u32) -> Option<&str> {
        let split = (0..=path.len()).rev().find(|length| self.modules.contains_key(&path[..*length]))?;
        let module = &self.modules[&path[..split]];
        let Some(name) = path.get(split) else { return Some(&module.file) };
        if module.defined.contains(name) || depth == 0 {
            return Some(&module.file);
        }
        let passed = module.imports.iter().filter(|import| import.alias == *name || import.alias == "*");
        let found = passed.filter_map(|import| {
            let mut whole = self.absolute(&path[..split], &import.path)?;
            if import.alias == "*" {
                whole.push(name.clone());
            }
            whole.extend(path[split + 1..].iter().cloned());
            self.defining(&whole, depth - 1)
        });
        let found = found.into_iter().next();
        found.or(Some(&module.file))
    }

    /// For each file the files that it imports something from.
    pub fn edges(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut edges: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (path, module) in &self.modules {
            // A re-export is no use, and of a module only what is named through it is used.
            let used = module.imports.iter().filter(|import| !import.passed_on).filter_map(|import| {
                let whole = self.absolute(path, &import.path)?;
                (import.alias == "*" || !self.modules.contains_key(&whole)).then_some(whole)
            });
            // A single word that is a module's name is a variable here.
            let named = module.paths.iter().filter_map(|to| self.absolute(path, to));
            let named = named.filter(|whole| !self.modules.contains_key(whole));
            for whole in used.chain(named) {
                if let Some(file) = self.defining(&whole, 8)
                    && file != module.file
                {
                    edges.entry(&module.file).or_default().insert(file);
                }
            }
        }
        edges
    }

    /// For each type of the crate, by its name: for each file the files whose methods of the type its own ones call.
    fn calls(&self) -> BTreeMap<&str, BTreeMap<&str, BTreeSet<&str>>> {
        let all =
            || self.modules.iter().flat_map(|(path, module)| module.added.iter().map(move |one| (path, module, one)));
        // Two types may have one name: each is known by the file that defines it too.
        let home = |path: &[String], to: &[String]| {
            let whole = self.absolute(path, to).unwrap_or_else(|| path.iter().chain(to).cloned().collect());
            self.defining(&whole, 8).map(str::to_owned)
        };
        let mut files: HashMap<(Option<String>, &str, &str), BTreeSet<&str>> = HashMap::new();
        for (path, module, one) in all() {
            for method in &one.methods {
                let key = (home(path, &one.to), one.to.last().map_or("", String::as_str), method.as_str());
                files.entry(key).or_default().insert(&module.file);
            }
        }
        let mut calls: BTreeMap<&str, BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
        for (path, module, one) in all() {
            let (at, name) = (home(path, &one.to), one.to.last().map_or("", String::as_str));
            for method in &one.calls {
                let found = files.get(&(at.clone(), name, method.as_str())).into_iter().flatten();
                for file in found.filter(|file| **file != module.file) {
                    calls.entry(name).or_default().entry(&module.file).or_default().insert(file);
                }
            }
        }
        calls
    }

    /// Files that need each other, directly or through others: by imports, and by calls of the methods of their own types,
    /// except of those in `without`.
    pub fn circles(&self, without: &[&str]) -> Vec<BTreeSet<&str>> {
        let mut edges = self.edges();
        for (_, calls) in self.calls().into_iter().filter(|(name, _)| !without.contains(name)) {
            for (file, called) in calls {
                edges.entry(file).or_default().extend(called);
            }
        }
        let reach = |from: &str| {
            let (mut seen, mut open) = (BTreeSet::new(), vec![from.to_owned()]);
            while let Some(next) = open.pop() {
                for to in edges.get(next.as_str()).into_iter().flatten() {
                    if seen.insert(*to) {
                        open.push((*to).to_owned());
                    }
                }
            }
            seen
        };
        let reached: BTreeMap<&str, BTreeSet<&str>> = edges.keys().map(|file| (*file, reach(file))).collect();
        let mut circles: Vec<BTreeSet<&str>> = Vec::new();
        for (file, seen) in &reached {
            if seen.contains(file) && !circles.iter().any(|circle| circle.contains(file)) {
                let both = |other: &&&str| reached.get(**other).is_some_and(|back| back.contains(file));
                circles.push(seen.iter().filter(both).copied().collect());
            }
        }
        circles
    }
}

/// The file of the module `path`, which `file` declares.
fn beside(file: &Path, folder: &Path, path: &[String]) -> PathBuf {
    let name = folder.join(path.join("/"));
    let (flat, nested) = (name.with_extension("rs"), name.join("mod.rs"));
    match (flat.exists(), nested.exists()) {
        (true, _) => flat,
        (false, true) => nested,
        (false, false) => panic!("{}: its module {} has no file", file.display(), path.join("::")),
    }
}

/// The crate of these files.
fn crate_of(name: &str, files: &[(&str, &str)]) -> Imports {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    for (file, text) in files {
        std::fs::write(folder.join(file), text).expect("a file");
    }
    Imports::read(&folder)
}

#[test]
fn methods_of_a_type_that_call_each_other_are_a_circle() {
    let lowest = ("lib.rs", "mod a; mod b; pub struct Thing; impl Thing { fn low(&self) {} }");
    let calls =
        ("a.rs", "use super::Thing; impl Thing { pub fn a(self: Arc<Self>) { Arc::clone(&self).b(); self.low(); } }");
    let called = ("b.rs", "use super::Thing; impl Thing { pub fn b(&self) { log!(self.low()) } }");
    let calls_back = ("b.rs", "use super::Thing; impl Thing { pub fn b(&self) { log!(self.low(), Self::a(self)) } }");
    let calls_down = ("lib.rs", "mod a; mod b; pub struct Thing; impl Thing { fn low(&self) { self.b() } }");
    let both = BTreeSet::from(["a.rs", "b.rs"]);
    assert!(crate_of("sound", &[lowest, calls, called]).circles(&[]).is_empty());
    assert_eq!(crate_of("back", &[lowest, calls, calls_back]).circles(&[]), [both]);
    assert_eq!(crate_of("down", &[calls_down, calls, called]).circles(&[]), [BTreeSet::from(["b.rs", "lib.rs"])]);
    assert!(crate_of("excused", &[lowest, calls, calls_back]).circles(&["Thing"]).is_empty());
    // Another type of the same name has methods of its own.
    let others = ("b.rs", "struct Thing; impl Thing { pub fn b(&self) { self.a() } pub fn a(&self) {} }");
    assert!(crate_of("others", &[lowest, calls, others]).circles(&[]).is_empty());
}
