//! Finds the imports between the files of a crate: there must be no circle.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use syn::visit::Visit;
use syn::{Attribute, Item, UseTree};

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

fn is_for_tests(attributes: &[Attribute]) -> bool {
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

    /// Files that import each other, directly or through others.
    pub fn circles(&self) -> Vec<BTreeSet<&str>> {
        let edges = self.edges();
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
