//! Lists the files of `locales/`, so that a new language needs only a new folder.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

const LOCALES: &str = "../../locales";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LOCALES}");
    println!("cargo::rerun-if-changed=build.rs");
    let mut array = String::from("&[\n");
    for folder in sorted(Path::new(LOCALES))?.iter().filter(|path| path.is_dir()) {
        let files = sorted(folder)?;
        let files: Vec<_> = files.iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")).collect();
        if files.is_empty() {
            continue;
        }
        let tag = name(folder)?;
        let is_tag = tag.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        if !is_tag || !(2..=12).contains(&tag.len()) || !tag.starts_with(|c: char| c.is_ascii_lowercase()) {
            return Err(format!("locales/{tag}: a folder is called by the tag of its language: `de`, `pt-br`").into());
        }
        for file in files {
            let path = format!("locales/{tag}/{}", name(file)?);
            writeln!(array, "    File {{")?;
            writeln!(array, "        language: Language::of(*b{tag:?}),")?;
            writeln!(array, "        path: {path:?},")?;
            let place = format!("/../../{path}");
            writeln!(array, "        source: include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {place:?})),")?;
            writeln!(array, "    }},")?;
        }
    }
    array.push_str("]\n");
    std::fs::write(PathBuf::from(std::env::var("OUT_DIR")?).join("files.rs"), array)?;
    Ok(())
}

/// The entries of a folder, sorted by name: the same on every machine.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        all.push(entry?.path());
    }
    all.sort();
    Ok(all)
}

fn name(path: &Path) -> Result<&str, String> {
    path.file_name().and_then(|name| name.to_str()).ok_or_else(|| format!("{}: not a name in UTF-8", path.display()))
}
