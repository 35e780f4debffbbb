//! Languages and variants that an operator has put into the data folder, beside those that are part of the program.
//!
//! A pack looks like the folders that the program is built from: `locales/<language>/*.ftl` for words, and
//! `assets/<variant>/` with `map.txt`, `style.json` and `geometry.json` for a variant, whose names are in
//! `locales/<language>/<variant>.ftl`. A start on a board needs its `map.txt` only: it is drawn and named as its board, and
//! powers that the board doesn't have are called by their ids. They are read once, when the program starts, and checked like the built-in ones.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use dragoman_engine::Map;
use dragoman_l10n::{File, Language, Words};
use dragoman_render::{Board, check_drawn};

use crate::fluent_files::{FluentFile, entries, fluent_files};

/// The size limit of a file in a pack, in bytes.
const LARGEST: u64 = 4 << 20;
/// The largest number of files that are read.
const MOST_FILES: usize = 1000;

/// Adds the variants in the folder `data`, and loads all words.
///
/// # Errors
/// Names the file and what to correct in it. The program doesn't start with an incomplete pack: a game could be played
/// on another map than its players see.
pub(crate) fn load(data: &Path) -> anyhow::Result<Words> {
    let variants = variants(&data.join("assets"))?;
    let read = words(&data.join("locales"))?;
    let mut files: Vec<File<'_>> = dragoman_locales::files().to_vec();
    for found in &read {
        let file = found.file();
        let is_known = files.iter().any(|known| known.language == file.language && known.stem() == file.stem());
        ensure!(!is_known, "{}: that file is part of the program, and can't be replaced", file.path);
        files.push(file);
    }
    for variant in variants {
        // In a language without names for the variant's places the English names are used.
        let english = files.iter().find(|file| file.language == Language::EN && file.stem() == variant).copied();
        let Some(english) = english else {
            let expected = data.join("locales/en").join(format!("{variant}.ftl"));
            bail!("{}: the variant `{variant}` has no names in English", expected.display());
        };
        let mut languages: Vec<Language> = files.iter().map(|file| file.language).collect();
        languages.sort_unstable();
        languages.dedup();
        for language in languages {
            if !files.iter().any(|file| file.language == language && file.stem() == variant) {
                files.push(File { language, ..english });
            }
        }
    }
    Words::from_files(&files).with_context(|| format!("reading the words, those in {} among them", data.display()))
}

/// Adds each variant that has a folder in `assets`, and returns the names of those that need names.
fn variants(assets: &Path) -> anyhow::Result<Vec<String>> {
    let mut read = Vec::new();
    for folder in folders(assets)? {
        let map = text(&folder.join("map.txt"))?;
        read.push((name(&folder)?, folder, map));
    }
    let mut found = Vec::new();
    for (name, folder, written) in boards_first(read) {
        let text = |file: &str| text(&folder.join(file));
        let map = Map::read(&folder.join("map.txt").display().to_string(), &written)?;
        ensure!(map.variant() == name, "{}: the map is of the variant `{}`", folder.display(), map.variant());
        if map.board() != map.variant() {
            let map = add(map, &folder, &written)?;
            check_drawn(map).with_context(|| folder.display().to_string())?;
            continue;
        }
        if Map::of_variant(map.variant()) != Some(&map) || Board::of_variant(map.variant()).is_none() {
            let board = Board::add(&text("style.json")?, &text("geometry.json")?);
            board.with_context(|| folder.display().to_string())?;
        }
        let map = add(map, &folder, &written)?;
        check_drawn(map).with_context(|| folder.display().to_string())?;
        found.push(name);
    }
    Ok(found)
}

/// Makes a map, which was read from `text`, a variant. For computer players one of classic size is also kept in the engine that
/// they think in.
fn add(map: Map, folder: &Path, text: &str) -> anyhow::Result<&'static Map> {
    let file = folder.display().to_string();
    let map = map.add_variant().with_context(|| file.clone())?;
    // Larger ones can't be read there, nor starts on them.
    if let Ok(small) = dragoman_engine_narrow::Map::read(&file, text) {
        small.add_variant().with_context(|| file)?;
    }
    Ok(map)
}

/// Starts after the boards that they are on, which may be starts themselves, whatever their folders are called. Starts that
/// wait for each other stay as they are, at the end.
fn boards_first(mut maps: Vec<(String, PathBuf, String)>) -> Vec<(String, PathBuf, String)> {
    let mut sorted = Vec::new();
    while !maps.is_empty() {
        let waits = |map: &str| board_of_start(map).is_some_and(|board| maps.iter().any(|(name, ..)| name == board));
        let (later, next): (Vec<_>, Vec<_>) = maps.iter().cloned().partition(|(_, _, map)| waits(map));
        if next.is_empty() {
            sorted.extend(later);
            break;
        }
        sorted.extend(next);
        maps = later;
    }
    sorted
}

/// The board that a map's line `start … of …` names, as far as it has one.
fn board_of_start(map: &str) -> Option<&str> {
    let starts = map.lines().find_map(|line| line.trim_start_matches('\u{feff}').strip_prefix("start "))?;
    let words = starts.split('#').next()?.split_whitespace().collect::<Vec<_>>();
    match words[..] {
        [_, "of", board] => Some(board),
        _ => None,
    }
}

/// Every Fluent file in `locales`.
fn words(locales: &Path) -> anyhow::Result<Vec<FluentFile>> {
    let mut found = Vec::new();
    for folder in folders(locales)? {
        let language = name(&folder)?.parse().with_context(|| folder.display().to_string())?;
        for file in fluent_files(&folder)? {
            ensure!(found.len() < MOST_FILES, "{}: there are more than {MOST_FILES} files", locales.display());
            found.push(FluentFile::new(language, &file, text(&file)?));
        }
    }
    Ok(found)
}

/// The folders in a folder, sorted by name; none if there is no such folder.
fn folders(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let all = if folder.exists() { entries(folder)? } else { Vec::new() };
    Ok(all.into_iter().filter(|path| path.is_dir()).collect())
}

fn name(path: &Path) -> anyhow::Result<String> {
    let name = path.file_name().and_then(|name| name.to_str());
    name.map(str::to_owned).with_context(|| format!("{}: not a name in UTF-8", path.display()))
}

fn text(path: &Path) -> anyhow::Result<String> {
    let size = path.metadata().with_context(|| path.display().to_string())?.len();
    ensure!(size <= LARGEST, "{}: the file is larger than {LARGEST} bytes", path.display());
    std::fs::read_to_string(path).with_context(|| path.display().to_string())
}
