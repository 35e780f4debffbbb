//! Rules of the project that no compiler checks: names of files, and what they must not contain.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

#[path = "tidy/catch_all.rs"]
mod catch_all;
#[path = "tidy/circles.rs"]
mod circles;
#[path = "tidy/crates.rs"]
mod crates;
#[path = "tidy/imports.rs"]
mod imports;
#[path = "tidy/notices.rs"]
mod notices;
#[path = "tidy/packages.rs"]
mod packages;
#[path = "tidy/paths.rs"]
mod paths;
#[path = "tidy/units.rs"]
mod units;
#[path = "tidy/words.rs"]
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// File names that don't describe the content.
const NAMELESS: [&str; 6] = ["utils", "util", "helpers", "common", "types", "manager"];

/// Marks of unfinished work, in pieces, so that this file isn't reported.
const UNFINISHED: [&str; 3] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("#[ig", "nore")];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The paths of the project's files.
fn files() -> Vec<String> {
    let top = std::fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().file_name().display().to_string());
    let mut found: Vec<String> = top.filter(|name| name.ends_with(".md")).collect();
    let mut folders: Vec<PathBuf> =
        ["assets", "bot", "engine", "locales", "migrations", "tests"].map(|name| root().join(name)).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let is_built = path.file_name().is_some_and(|name| name == "target" || name == "node_modules");
            if !path.is_dir() {
                found.push(path.strip_prefix(root()).unwrap().display().to_string());
            } else if !is_built {
                folders.push(path);
            }
        }
    }
    found
}

/// Every Rust file of the project.
fn sources() -> Vec<(String, String)> {
    let read = |path: String| {
        let text = std::fs::read_to_string(root().join(&path)).unwrap();
        (path, text)
    };
    let found: Vec<_> = files().into_iter().filter(|path| path.ends_with(".rs")).map(read).collect();
    assert!(found.len() > 200, "only {} files were found", found.len());
    found
}

#[test]
fn files_are_named_for_their_content() {
    let nameless = |path: &&String| {
        Path::new(path).iter().any(|part| NAMELESS.contains(&part.to_string_lossy().trim_end_matches(".rs")))
    };
    let sources = sources();
    let found: Vec<&String> = sources.iter().map(|(path, _)| path).filter(nameless).collect();
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn nothing_is_left_unfinished() {
    for (path, text) in sources() {
        for (number, line) in text.lines().enumerate() {
            let mark = UNFINISHED.iter().find(|mark| line.contains(*mark));
            assert_eq!(mark, None, "{path}:{}: {line}", number + 1);
        }
    }
}

/// A lint that is switched off permanently has a reason; one that can't be met in one place is `expect`ed there.
#[test]
fn lints_are_switched_off_with_a_reason() {
    for (path, text) in sources() {
        let attributes = text.match_indices("[allow(").filter(|(at, _)| text[..*at].ends_with(['#', '!']));
        for (at, _) in attributes {
            let attribute = text[at..].split_once(']').map_or("", |(attribute, _)| attribute);
            let number = text[..at].lines().count();
            assert!(attribute.contains("reason = \""), "{path}:{number}: {attribute}");
            let source = path.contains("/src/") && !path.starts_with("tests/");
            assert!(!source, "{path}:{number}: `expect` instead of `allow`");
        }
    }
}

/// Everything else lists what has happened, answers the acting person, or asks announcements for a notice.
#[test]
fn only_announcements_and_answers_make_notices() {
    let mut makers = BTreeSet::new();
    for found in crates::crates(&root()).into_values() {
        let folder = found.folder.join("src");
        let shown = folder.strip_prefix(root()).unwrap().display().to_string();
        makers.extend(notices::makers(&folder).into_iter().map(|file| format!("{shown}/{file}")));
    }
    let may = |file: &&String| notices::MAKERS.iter().any(|maker| file.starts_with(maker));
    let others: Vec<&String> = makers.iter().filter(|file| !may(file)).collect();
    assert!(others.is_empty(), "these make notices by themselves: {others:#?}");
    for maker in notices::MAKERS {
        assert!(makers.iter().any(|file| file.starts_with(maker)), "{maker} makes none any more");
    }
}

/// Each migration has a number of its own. Released ones stay, so gaps exist only where none was released.
#[test]
fn the_units_expose_little_of_the_system() {
    for name in ["dragoman.service", "dragoman@.service"] {
        let exposed = units::exposed(&root().join("bot/deploy").join(name));
        assert!(exposed.is_empty(), "{name}: {exposed:#?}");
    }
}

#[test]
fn a_container_runs_as_nobody_of_the_host_and_writes_in_its_volume_only() {
    let file = std::fs::read_to_string(root().join("bot/deploy/Containerfile")).unwrap();
    let guide = std::fs::read_to_string(root().join("bot/docs/running.md")).unwrap();
    let exposed = units::exposed_container(&file, &guide);
    assert!(exposed.is_empty(), "{exposed:#?}");
}

#[test]
fn migrations_have_a_number_each() {
    for kind in std::fs::read_dir(root().join("migrations")).unwrap() {
        let kind = kind.unwrap().path();
        let mut numbers = BTreeSet::new();
        for file in std::fs::read_dir(&kind).unwrap() {
            let name = file.unwrap().file_name().to_string_lossy().into_owned();
            let (number, rest) = name.split_once('_').unwrap_or_else(|| panic!("{name}: a number and a name"));
            assert!(number.len() == 4 && rest.ends_with(".sql"), "{name}: four digits and a name");
            assert!(numbers.insert(number.parse::<u16>().unwrap()), "{name}: the number is taken");
        }
        assert!(!numbers.is_empty(), "{}", kind.display());
    }
}

/// The files of a crate import each other in one direction: a reader of a file needs to know only the files that it
/// imports.
#[test]
fn no_files_import_each_other_in_a_circle() {
    let mut circles = Vec::new();
    let mut files = 0;
    for (name, found) in crates::crates(&root()) {
        let imports = imports::Imports::read(&found.folder.join("src"));
        files += imports.edges().len();
        let excused: Vec<&str> =
            imports::ENTANGLED.iter().filter(|(of, ..)| *of == name).map(|(_, to, _)| *to).collect();
        circles.extend(imports.circles(&excused).into_iter().map(|circle| format!("{name}: {circle:?}")));
        for one in &excused {
            let others: Vec<&str> = excused.iter().filter(|other| *other != one).copied().collect();
            assert!(!imports.circles(&others).is_empty(), "{name}: {one} isn't entangled any more");
        }
    }
    assert!(files > 250, "imports were found in {files} files only");
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

/// Folders are for subjects: who reads one needs to know only the folders that it imports.
#[test]
fn no_folders_import_each_other_in_a_circle() {
    let mut found = BTreeSet::new();
    for (name, of) in crates::crates(&root()) {
        let circles = imports::Imports::read(&of.folder.join("src")).circles_of_folders();
        found.extend(circles.into_iter().map(|circle| (name.clone(), circle)));
    }
    let excused: BTreeSet<(String, String)> =
        imports::MUTUAL.iter().map(|(name, circle, _)| ((*name).to_owned(), (*circle).to_owned())).collect();
    let new: Vec<_> = found.difference(&excused).collect();
    assert!(new.is_empty(), "{new:#?}");
    let gone: Vec<_> = excused.difference(&found).collect();
    assert!(
        gone.is_empty(),
        "they are no circle any more, so that tests/tidy/imports.rs needs not name them: {gone:?}"
    );
}

/// The table of crates in ARCHITECTURE equals what cargo reports.
#[test]
fn the_crates_are_those_of_the_documentation() {
    let documented = crates::documented(&std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap());
    let root = root();
    let seen = crates::crates(&root).into_iter().map(|(name, found)| {
        let folder = found.folder.strip_prefix(&root).unwrap().display().to_string();
        (name, (folder, found.imports))
    });
    assert_eq!(seen.collect::<BTreeMap<_, _>>(), documented);
}

/// Who looks for something finds it where ARCHITECTURE says, and who follows a message finds each file on its way.
#[test]
fn the_files_that_the_documentation_names_exist() {
    for document in ["ARCHITECTURE.md", "bot/docs/flow.md"] {
        let missing = paths::missing(&std::fs::read_to_string(root().join(document)).unwrap(), &files());
        assert!(missing.is_empty(), "{document}: {missing:#?}");
    }
}

/// The crates that each layer must not reach, directly or through others.
#[test]
fn layers_import_downwards_only() {
    let crates = crates::crates(&root());
    let all = |name: &str| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![name.to_owned()]);
        while let Some(next) = open.pop() {
            for import in &crates[&next].imports {
                if seen.insert(import.clone()) {
                    open.push(import.clone());
                }
            }
        }
        seen
    };
    for (layer, never) in [
        ("dragoman-engine", &["dragoman-notation", "dragoman-game"][..]),
        ("dragoman-reading", &["dragoman-game", "dragoman-runtime", "dragoman-computer"]),
        (
            "dragoman-game",
            &["dragoman-say", "dragoman-store", "dragoman-platform", "dragoman-render", "dragoman-tasks"],
        ),
        ("dragoman-platform", &["dragoman-store", "dragoman-say", "dragoman-render"]),
        ("dragoman-say", &["dragoman-store"]),
        ("dragoman-store", &["dragoman-platform", "dragoman-say", "dragoman-render"]),
        ("dragoman-discord", &["dragoman-store", "dragoman-say", "dragoman-matrix", "dragoman-local"]),
        ("dragoman-matrix", &["dragoman-store", "dragoman-say", "dragoman-discord", "dragoman-local"]),
        ("dragoman-local", &["dragoman-say", "dragoman-discord", "dragoman-matrix"]),
    ] {
        let reached = all(layer);
        assert!(crates.contains_key(layer) && reached.len() < crates.len());
        for name in never {
            assert!(!reached.contains(*name), "{layer} reaches {name}");
        }
    }
}

/// The game core does no input or output and knows no network: none of these packages is in its manifest or in that of
/// a crate below it.
#[test]
fn the_game_core_is_pure() {
    for folder in
        ["bot/game", "bot/reading", "bot/runtime", "bot/l10n", "engine/rules", "engine/notation", "engine/exchange"]
    {
        let manifest = std::fs::read_to_string(root().join(folder).join("Cargo.toml")).unwrap();
        for package in ["tokio", "sqlx", "serenity", "matrix-sdk", "reqwest", "axum", "futures"] {
            let named = |line: &&str| line.split(['.', ' ', '=']).next() == Some(package);
            assert!(!manifest.lines().any(|line| named(&line)), "{folder} asks for {package}");
        }
    }
}

/// The local page's adapter sees its own tables, and neither games nor orders.
#[test]
fn the_local_page_gets_its_own_tables_only() {
    for (path, text) in sources().into_iter().filter(|(path, _)| path.starts_with("bot/local/src/")) {
        let text = text.replace("pub(super) mod tests {", "mod tests {");
        let product = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let named = product.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == "Store");
        assert!(!named, "{path}: the whole store");
    }
}

/// Secrets of a stored game are read with a permit that says who may see them. Only the store reads them without a reason, since
/// it shows nothing.
#[test]
fn only_the_store_reads_secrets_without_a_reason() {
    let product = sources().into_iter().filter(|(path, _)| path.starts_with("bot/") && !path.ends_with("tests.rs"));
    let reads = product.filter(|(_, text)| text.contains("storage()")).map(|(path, _)| path);
    let others: Vec<String> = reads
        .filter(|path| !path.starts_with("bot/store/src/") && !path.starts_with("bot/game/src/standing/"))
        .collect();
    assert!(others.is_empty(), "they name the permit of the store: {others:?}");
}

/// The packages that the program is built on: each is a dependency of a crate of the product whose sources use it.
#[test]
fn the_program_uses_what_it_is_built_on() {
    let crates = packages::crates(&root());
    for name in ["serenity", "matrix-sdk", "tokio", "sqlx", "fluent", "serde", "image"] {
        let users = packages::users(&crates, name);
        let product = users.iter().any(|user| !matches!(*user, "dragoman-geometry" | "dragoman-reference"));
        assert!(product, "{name} is used by {users:?} only");
    }
    let unused = packages::unused(&crates);
    assert!(unused.is_empty(), "asked for, and not used:\n{}", unused.join("\n"));
}

/// To search a crate for examples takes seconds, since the crate is read again for it: `doctest = false` where there are
/// none.
#[test]
fn examples_are_run_where_there_are_any() {
    let crates = packages::crates(&root());
    let wrong = packages::wrong_about_examples(&crates);
    assert!(wrong.is_empty(), "`doctest = false` belongs to crates without examples, and only to them: {wrong:?}");
}

/// A library is compiled once more for its unit tests, and so is a program: `test = false` where there are none.
#[test]
fn nothing_is_compiled_for_unit_tests_that_it_does_not_have() {
    let crates = packages::crates(&root());
    let wrong = packages::wrong_about_units(&crates);
    assert!(wrong.is_empty(), "`test = false` belongs to targets without unit tests, and only to them: {wrong:?}");
}

#[test]
fn licences_of_packages_let_everybody_use_the_program() {
    let packages = packages::compiled(&root());
    assert!(packages.len() > 300, "only {} packages were found", packages.len());
    let forbidden = packages::forbidden(&packages);
    assert!(forbidden.is_empty(), "{forbidden:#?}");
}

/// A second version of a package is compiled, updated and trusted twice: each needs a reason.
#[test]
fn packages_are_there_in_one_version() {
    let packages = packages::compiled(&root());
    let found = packages::duplicates(&packages);
    let excused: BTreeSet<&str> = packages::TWICE.iter().flat_map(|(_, names)| names.split(' ')).collect();
    let new: Vec<_> = found.iter().filter(|(name, _)| !excused.contains(**name)).collect();
    assert!(new.is_empty(), "in several versions, and without a reason in tests/tidy/packages.rs: {new:?}");
    let gone: Vec<_> = excused.into_iter().filter(|name| !found.contains_key(name)).collect();
    assert!(gone.is_empty(), "in one version only, so that they need no reason any more: {gone:?}");
}

#[test]
fn things_have_the_names_that_the_field_gives_them() {
    let mut found = Vec::new();
    for (path, text) in sources() {
        found.extend(words::invented(&text).into_iter().map(|fault| format!("{path}: {fault}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A new notice, refusal, report or kind of event shows every place that must learn it.
#[test]
fn matches_list_the_variants_of_our_own_enums() {
    let sources = sources();
    let source = |path: &str| &sources.iter().find(|(known, _)| known == path).unwrap().1;
    let own = catch_all::OWN.map(|(name, path)| catch_all::Own::read(name, source(path)));
    let mut found = Vec::new();
    for (path, text) in &sources {
        let is_product = path.contains("/src/") && !path.starts_with("tests/") && !path.ends_with("tests.rs");
        if is_product && !path.contains("/tests/") {
            found.extend(catch_all::catch_alls(text, &own).into_iter().map(|name| format!("{path}: {name}")));
        }
    }
    assert!(found.is_empty(), "an arm stands for all other variants:\n{}", found.join("\n"));
}

/// The name of a constant says what it limits, also where it is read without its file.
#[test]
fn constants_say_what_they_limit() {
    let product = sources().into_iter().filter(|(path, _)| path.contains("/src/") && !path.starts_with("tests/"));
    let bare = product.map(|(path, text)| (path, words::bare(&text))).filter(|(_, names)| !names.is_empty());
    let found: BTreeMap<String, Vec<String>> = bare.collect();
    assert!(found.is_empty(), "{found:#?}");
}
