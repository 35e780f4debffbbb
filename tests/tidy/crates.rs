//! The crates of the workspace, and which of them imports which.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// A crate of the workspace.
pub struct Crate {
    /// Its folder.
    pub folder: PathBuf,
    /// The crates of the workspace that it imports.
    pub imports: BTreeSet<String>,
}

/// What the name of a package ends with that has no sources of its own, but those of another one, for larger maps.
pub const WIDE: &str = "-wide";

/// The crates of the workspace by their names, as cargo sees them; those for larger maps as the ones that they repeat.
pub fn crates(root: &Path) -> BTreeMap<String, Crate> {
    let mut metadata = Command::new(env!("CARGO"));
    metadata.args(["metadata", "--no-deps", "--offline", "--locked", "--format-version", "1"]).current_dir(root);
    let out = metadata.output().expect("cargo can be run");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let found: Value = serde_json::from_slice(&out.stdout).expect("JSON");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let own = |package: &&Value| !text(&package["name"]).ends_with(WIDE);
    let packages = found["packages"].as_array().expect("packages").iter().filter(own);
    let names: BTreeSet<String> = packages.clone().map(|package| text(&package["name"])).collect();
    let read = |package: &Value| {
        let dependencies = package["dependencies"].as_array().expect("dependencies").iter();
        // Those of tests go any way.
        let real = dependencies.filter(|dependency| dependency["kind"].is_null());
        let imports = real.map(|dependency| text(&dependency["name"]).trim_end_matches(WIDE).to_owned());
        let imports = imports.filter(|name| names.contains(name)).collect();
        let folder = Path::new(&text(&package["manifest_path"])).parent().expect("a folder").to_owned();
        (text(&package["name"]), Crate { folder, imports })
    };
    packages.map(read).collect()
}

/// The table of crates in ARCHITECTURE: lines of folder, name and imports.
pub fn documented(architecture: &str) -> BTreeMap<String, (String, BTreeSet<String>)> {
    let table = architecture.split("```").find(|block| block.contains("dragoman-engine ")).expect("a table");
    let mut found = BTreeMap::new();
    for line in table.lines().filter(|line| !line.trim().is_empty()) {
        let mut words = line.split_whitespace();
        let (folder, name) = (words.next().expect("a folder"), words.next().expect("a name"));
        let rest: Vec<&str> = words.collect();
        let rest = rest.join(" ");
        let rest = rest.split('(').next().unwrap_or_default();
        let imports = rest.split(',').map(str::trim).filter(|name| !matches!(*name, "" | "–"));
        let imports = imports.map(|name| format!("dragoman-{name}")).collect();
        found.insert(name.to_owned(), (folder.to_owned(), imports));
    }
    found
}
