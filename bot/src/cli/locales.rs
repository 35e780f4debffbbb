//! Reads the Fluent files of a folder, in place of those that are compiled in.

use std::path::Path;

use anyhow::{Context as _, bail};
use dragoman_l10n::{File, Language, Words};

use crate::fluent_files::{FluentFile, entries, fluent_files};

/// Files that were read; `None` for those that are compiled in.
pub(super) struct Locales(Option<Vec<FluentFile>>);

impl Locales {
    /// Reads every `*.ftl` in the folders of `folder`, each of which is named by the tag of its language.
    pub(super) fn load(folder: Option<&Path>) -> anyhow::Result<Self> {
        let Some(folder) = folder else { return Ok(Self(None)) };
        let mut files = Vec::new();
        for language in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
            let own = fluent_files(&language)?;
            if own.is_empty() {
                continue;
            }
            let name = language.file_name().unwrap_or_default().to_string_lossy();
            let tag = name.parse().with_context(|| language.display().to_string())?;
            for path in own {
                let source = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
                files.push(FluentFile::new(tag, &path, source));
            }
        }
        if files.is_empty() {
            bail!("{}: there is no folder with `.ftl` files here", folder.display());
        }
        Ok(Self(Some(files)))
    }

    /// The files, with those of English if there are none.
    pub(super) fn files(&self) -> Vec<File<'_>> {
        let Some(read) = &self.0 else { return dragoman_locales::files().to_vec() };
        let mut files: Vec<File<'_>> = read.iter().map(FluentFile::file).collect();
        if files.iter().all(|file| file.language != Language::EN) {
            files.extend(dragoman_locales::files().iter().filter(|file| file.language == Language::EN));
        }
        files
    }
}

/// The words of `files`; else all problems, by file and line.
pub(super) fn words(files: &[File<'_>]) -> anyhow::Result<Words> {
    Words::check(files).map_err(|faults| {
        let (first, others) = *faults;
        let all: Vec<String> = std::iter::once(&first).chain(&others).map(ToString::to_string).collect();
        anyhow::anyhow!(all.join("\ndragoman: "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_custom_folder_is_read_and_each_files_fault_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        for file in dragoman_locales::files().iter().filter(|file| file.language == Language::of(*b"nl")) {
            let path = folder.path().join("xx").join(format!("{}.ftl", file.stem()));
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            std::fs::write(path, file.source).expect("written");
        }
        std::fs::create_dir(folder.path().join(".git")).expect("a folder that is no language");
        let read = || Locales::load(Some(folder.path())).expect("readable");
        let locales = read();
        let known = words(&locales.files()).expect("as sound as the Dutch files");
        let tags: Vec<String> = known.languages().iter().map(|language| language.to_string()).collect();
        assert_eq!(tags, ["en", "xx"], "English is compiled in");
        for (stem, broken) in [("clock", "one = 1\ntwo = { $x\n"), ("classic", "ADR = Zee\n")] {
            std::fs::write(folder.path().join(format!("xx/{stem}.ftl")), broken).expect("written");
        }
        let locales = read();
        let faults = format!("{:#}", words(&locales.files()).expect_err("two files are broken"));
        assert!(faults.contains("xx/classic.ftl:1: `ADR` has no `.abbr`"), "{faults}");
        assert!(faults.contains("xx/clock.ftl:3: Expected a token"), "{faults}");
    }
}
