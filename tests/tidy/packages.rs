//! Packages of others: which we use, under which licences, and which exist in more than one version.
//!
//! Packages for other systems than the one that runs the tests aren't checked: cargo fetches them only there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// Licences under which others may distribute the program. MPL-2.0 covers changes of its own files, and we change none.
const ALLOWED: [&str; 14] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "MPL-2.0+",
    "Unicode-3.0",
    "Zlib",
];

/// Packages with several versions, and why: no choice of versions or features of ours removes one.
pub const TWICE: [(&str, &str); 9] = [
    (
        "serenity's requests can't be had without its TLS, which is older than that of matrix-sdk and axum",
        "reqwest rustls rustls-webpki tokio-rustls tokio-tungstenite tungstenite webpki-roots",
    ),
    ("the newer reqwest asks for a newer one than matrix-sdk, serenity and sqlx", "base64"),
    ("vodozemac, tungstenite and matrix-sdk each ask for another rand", "getrandom rand rand_chacha rand_core"),
    ("the newest rand draws from a newer cipher than the Matrix store encrypts with", "chacha20 cpufeatures"),
    ("rusqlite in matrix-sdk, sqlx and indexmap ask for different tables", "foldhash hashbrown hashlink"),
    (
        "sqlx greets PostgreSQL with newer hashes than matrix-sdk encrypts with, and than it needs itself",
        "block-buffer crypto-common digest hkdf hmac sha2",
    ),
    ("png asks for an older one than flate2", "miniz_oxide"),
    ("oauth2, which matrix-sdk brings, asks for an old one", "thiserror thiserror-impl"),
    (
        "derive macros move to syn 3 one by one; the older of the others are for matrix-sdk's documentation and for the \
         crate that the engine is compared with",
        "itertools strsim syn",
    ),
];

/// A package that is compiled for the program or its tests.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Package {
    name: String,
    version: String,
    license: String,
}

/// A crate of ours, and its dependencies except those of tests and build scripts.
pub struct Crate {
    name: String,
    folder: PathBuf,
    /// The package's name, and its name in the sources.
    dependencies: BTreeMap<String, String>,
    /// Whether its documentation is searched for examples to run.
    runs_examples: bool,
    /// Whether its library is compiled once more for unit tests.
    runs_units: bool,
    /// Whether a program of its is.
    runs_units_of_programs: bool,
}

fn cargo(root: &Path, arguments: &[&str]) -> Vec<u8> {
    let out = Command::new(env!("CARGO")).args(arguments).args(["--offline", "--locked"]).current_dir(root).output();
    let out = out.expect("cargo can be run");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    out.stdout
}

/// Every package that is compiled for the workspace and its tests.
pub fn compiled(root: &Path) -> BTreeSet<Package> {
    let tree = ["tree", "--workspace", "--edges", "normal,build,dev", "--prefix", "none", "--format", "{p}|{l}"];
    let tree =
        String::from_utf8(cargo(root, &[&tree[..], &["--features", "dragoman/faults"]].concat())).expect("a text");
    let read = |line: &str| {
        let (package, license) = line.split_once('|').expect("a package and its licence");
        let mut words = package.split_whitespace();
        let (name, version) = (words.next().expect("a name"), words.next().expect("a version"));
        // Packages that were listed before are marked.
        let license = license.trim_end_matches("(*)").trim();
        Package { name: name.to_owned(), version: version.to_owned(), license: license.to_owned() }
    };
    tree.lines().filter(|line| !line.is_empty()).map(read).collect()
}

/// Our crates.
pub fn crates(root: &Path) -> Vec<Crate> {
    let metadata = cargo(root, &["metadata", "--no-deps", "--format-version", "1"]);
    let found: Value = serde_json::from_slice(&metadata).expect("JSON");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let array = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let called = |dependency: &Value| {
        let name = text(&dependency["name"]);
        let alias = dependency["rename"].as_str().unwrap_or(&name).replace('-', "_");
        (name, alias)
    };
    let is_tested = |package: &Value, kind: &str| {
        let of_kind = |target: &Value| array(&target["kind"]).iter().any(|found| found.as_str() == Some(kind));
        array(&package["targets"]).iter().any(|target| of_kind(target) && target["test"] == Value::Bool(true))
    };
    let read = |package: &Value| Crate {
        name: text(&package["name"]),
        folder: Path::new(&text(&package["manifest_path"])).parent().expect("a folder").to_owned(),
        dependencies: array(&package["dependencies"])
            .iter()
            .filter(|dependency| dependency["kind"].is_null())
            .map(called)
            .collect(),
        runs_examples: array(&package["targets"]).iter().any(|target| target["doctest"] == Value::Bool(true)),
        runs_units: is_tested(package, "lib"),
        runs_units_of_programs: is_tested(package, "bin"),
    };
    // Those for larger maps have the sources and tests of the ones that they repeat.
    let own = |package: &&Value| !text(&package["name"]).ends_with(super::crates::WIDE);
    array(&found["packages"]).iter().filter(own).map(read).collect()
}

/// Whether `expression` (SPDX; older manifests write "/" for "OR") is fulfilled by licences of [`ALLOWED`].
fn is_allowed(expression: &str) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    let allowed = any(&mut rest);
    allowed && rest.is_empty()
}

fn any(rest: &mut &[&str]) -> bool {
    let mut allowed = all(rest);
    while let Some(("OR", behind)) = rest.split_first().map(|(word, behind)| (*word, behind)) {
        *rest = behind;
        // Both sides are read, whatever the first result.
        allowed |= all(rest);
    }
    allowed
}

fn all(rest: &mut &[&str]) -> bool {
    let mut allowed = one(rest);
    while let Some(("AND", behind)) = rest.split_first().map(|(word, behind)| (*word, behind)) {
        *rest = behind;
        allowed &= one(rest);
    }
    allowed
}

fn one(rest: &mut &[&str]) -> bool {
    let Some((&first, behind)) = rest.split_first() else { return false };
    *rest = behind;
    if first == "(" {
        let allowed = any(rest);
        let closed = rest.first() == Some(&")");
        *rest = rest.get(1..).unwrap_or_default();
        return allowed && closed;
    }
    if let [with, exception, behind @ ..] = *rest
        && *with == "WITH"
    {
        *rest = behind;
        return ALLOWED.contains(&format!("{first} WITH {exception}").as_str());
    }
    ALLOWED.contains(&first)
}

/// Packages whose licence isn't allowed.
pub fn forbidden(packages: &BTreeSet<Package>) -> Vec<&Package> {
    packages.iter().filter(|package| !is_allowed(&package.license)).collect()
}

/// The packages with more than one version.
pub fn duplicates(packages: &BTreeSet<Package>) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        versions.entry(&package.name).or_default().insert(&package.version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    versions
}

/// Dependencies that the crates' sources don't name: `crate: package`.
pub fn unused(crates: &[Crate]) -> Vec<String> {
    let mut found = Vec::new();
    for asking in crates {
        let sources = sources(&asking.folder.join("src"));
        let missing = asking.dependencies.iter().filter(|(_, alias)| !names(&sources, alias));
        found.extend(missing.map(|(name, _)| format!("{}: {name}", asking.name)));
    }
    found
}

/// The crates that depend on `wanted` and whose sources name it.
pub fn users<'a>(crates: &'a [Crate], wanted: &str) -> Vec<&'a str> {
    let uses = |asking: &&Crate| {
        let alias = asking.dependencies.get(wanted);
        alias.is_some_and(|alias| names(&sources(&asking.folder.join("src")), alias))
    };
    crates.iter().filter(uses).map(|user| user.name.as_str()).collect()
}

/// Whether a source in `folder` has a line that begins with one of `beginnings`.
fn has_line(folder: &Path, beginnings: &[&str]) -> bool {
    std::fs::read_dir(folder).expect("a folder").any(|entry| {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            return has_line(&path, beginnings);
        }
        let begins = |line: &str| beginnings.iter().any(|beginning| line.trim_start().starts_with(beginning));
        let is_source = path.extension().is_some_and(|extension| extension == "rs");
        is_source && std::fs::read_to_string(&path).expect("a source").lines().any(begins)
    })
}

/// Crates whose documentation has examples that aren't run, or whose documentation is searched for examples in vain.
pub fn wrong_about_examples(crates: &[Crate]) -> Vec<&str> {
    let examples = |one: &&Crate| has_line(&one.folder.join("src"), &["/// ```", "//! ```"]) != one.runs_examples;
    crates.iter().filter(examples).map(|one| one.name.as_str()).collect()
}

/// Crates with unit tests that aren't run, or that are compiled once more for unit tests that they don't have. Programs have
/// none: what they do is in libraries.
pub fn wrong_about_units(crates: &[Crate]) -> Vec<&str> {
    let has_units = |one: &Crate| has_line(&one.folder.join("src"), &["#[test]", "#[tokio::test"]);
    let wrong = crates.iter().filter(|one| one.runs_units_of_programs || has_units(one) != one.runs_units);
    wrong.map(|one| one.name.as_str()).collect()
}

/// The sources of a crate, without comments and without unit tests at the end of a file.
fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            text.push_str(&sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).expect("a source");
            let product = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let code = product.lines().filter(|line| !line.trim_start().starts_with("//"));
            text.extend(code.flat_map(|line| [line, "\n"]));
        }
    }
    text
}

/// Whether a path of `text` begins with the package that sources call `alias`.
fn names(text: &str, alias: &str) -> bool {
    text.match_indices(alias).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let behind = &text[at + alias.len()..];
        let begins = before.is_none_or(|c| !c.is_alphanumeric() && !matches!(c, '_' | ':' | '.'));
        begins && (behind.starts_with("::") || (behind.starts_with(';') && text[..at].ends_with("use ")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_read_as_expressions() {
        for allowed in ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR MIT", "(MIT OR GPL-2.0) AND Zlib"] {
            assert!(is_allowed(allowed), "{allowed}");
        }
        for forbidden in ["", "GPL-3.0", "MIT AND GPL-2.0", "(MIT", "MIT Zlib", "Apache-2.0 WITH Something"] {
            assert!(!is_allowed(forbidden), "{forbidden}");
        }
        assert!(is_allowed("Apache-2.0 WITH LLVM-exception OR GPL-2.0"));
    }

    #[test]
    fn a_package_is_used_where_a_path_begins_with_it() {
        assert!(names("use image::RgbImage;", "image") && names("let a = image::open(b)", "image"));
        for other in ["use crate::image::X;", "let image = 1;", "bigimage::x()", "image_of::x"] {
            assert!(!names(other, "image"), "{other}");
        }
    }
}
