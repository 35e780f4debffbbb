//! What a disk holds after a power cut.
//!
//! What was synced is there. What was only written may be there or not, in pieces of a sector or a page and in any order.
//! A file's name is there once the file or its folder was synced; of later changes of names a disk has all up to one of
//! them. So do the file systems of Linux.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::seed::Chance;
use super::trace::Step;

/// A change that isn't synced, with the number of its step.
#[derive(Clone)]
struct Change {
    number: usize,
    what: Changed,
}

#[derive(Clone)]
enum Changed {
    Write(usize, Vec<u8>),
    Resize(usize),
}

#[derive(Clone, Default)]
struct File {
    synced: Vec<u8>,
    changes: Vec<Change>,
    /// Where the last write ended.
    at: usize,
}

/// One name less, and one more.
#[derive(Clone)]
struct Naming {
    number: usize,
    less: Option<PathBuf>,
    more: Option<(PathBuf, usize)>,
    synced: bool,
}

/// A disk, and what the system hasn't written to it yet.
#[derive(Clone, Default)]
pub(super) struct Disk {
    folders: BTreeSet<PathBuf>,
    files: Vec<File>,
    /// As the program sees them.
    names: BTreeMap<PathBuf, usize>,
    /// As they were at the beginning.
    first: BTreeMap<PathBuf, usize>,
    namings: Vec<Naming>,
}

impl Changed {
    fn apply(&self, to: &mut Vec<u8>) {
        match self {
            Self::Write(at, bytes) => {
                let end = at + bytes.len();
                to.resize(to.len().max(end), 0);
                to[*at..end].copy_from_slice(bytes);
            }
            Self::Resize(length) => to.resize(*length, 0),
        }
    }

    /// Its parts in pieces of `size`, each of which a disk writes whole or not.
    fn pieces(&self, size: usize) -> Vec<Self> {
        let Self::Write(at, bytes) = self else { return vec![Self::Resize(self.length())] };
        let (mut pieces, mut from) = (Vec::new(), 0);
        while from < bytes.len() {
            let to = bytes.len().min(from + size - (at + from) % size);
            pieces.push(Self::Write(at + from, bytes[from..to].to_vec()));
            from = to;
        }
        pieces
    }

    fn length(&self) -> usize {
        match self {
            Self::Write(at, bytes) => at + bytes.len(),
            Self::Resize(length) => *length,
        }
    }
}

impl Disk {
    /// A disk that holds what is in `folder`, with nothing unsynced.
    pub(super) fn with(folder: &Path) -> Self {
        let mut disk = Self::default();
        disk.take_in(folder);
        disk.first.clone_from(&disk.names);
        disk
    }

    fn take_in(&mut self, folder: &Path) {
        self.folders.insert(folder.to_owned());
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                self.take_in(&path);
            } else {
                let synced = std::fs::read(&path).expect("a file");
                self.names.insert(path, self.files.len());
                self.files.push(File { synced, ..File::default() });
            }
        }
    }

    fn name(&mut self, number: usize, less: Option<PathBuf>, more: Option<(PathBuf, usize)>) {
        if let Some(less) = &less {
            self.names.remove(less);
        }
        if let Some((path, file)) = &more {
            self.names.insert(path.clone(), *file);
        }
        self.namings.push(Naming { number, less, more, synced: false });
    }

    fn change(&mut self, file: &Path, number: usize, what: Changed) {
        let Some(file) = self.names.get(file) else { return };
        self.files[*file].changes.push(Change { number, what });
    }

    /// Takes a step, by its number.
    pub(super) fn take(&mut self, number: usize, step: &Step) {
        match step {
            Step::Open { file, make, empty } => {
                if *make && !self.names.contains_key(file) && !self.folders.contains(file) {
                    self.name(number, None, Some((file.clone(), self.files.len())));
                    self.files.push(File::default());
                }
                if *empty {
                    self.change(file, number, Changed::Resize(0));
                }
                if let Some(file) = self.names.get(file) {
                    self.files[*file].at = 0;
                }
            }
            Step::Write { file, at, bytes } => {
                let Some(known) = self.names.get(file) else { return };
                let from = at.unwrap_or(self.files[*known].at);
                self.files[*known].at = from + bytes.len();
                self.change(file, number, Changed::Write(from, bytes.clone()));
            }
            Step::Resize { file, to } => self.change(file, number, Changed::Resize(*to)),
            Step::Rename { from, to, stays } => {
                let Some(file) = self.names.get(from).copied() else { panic!("{from:?} has a name") };
                self.name(number, (!stays).then(|| from.clone()), Some((to.clone(), file)));
            }
            Step::Remove(file) => self.name(number, Some(file.clone()), None),
            Step::Folder(folder) => {
                self.folders.insert(folder.clone());
            }
            Step::Sync { what, begun } => self.sync(what, *begun),
            Step::Acknowledged(_) => {}
        }
    }

    fn sync(&mut self, what: &Path, begun: usize) {
        let file = self.names.get(what).copied();
        for naming in self.namings.iter_mut().filter(|naming| naming.number < begun) {
            let within = |path: &PathBuf| path.parent() == Some(what);
            let of_folder = naming.less.as_ref().is_some_and(within);
            let of_file = |(path, named): &(PathBuf, usize)| within(path) || Some(*named) == file;
            naming.synced |= of_folder || naming.more.as_ref().is_some_and(of_file);
        }
        let Some(file) = file.and_then(|file| self.files.get_mut(file)) else { return };
        let (synced, later) = std::mem::take(&mut file.changes).into_iter().partition(|change| change.number < begun);
        file.changes = later;
        let synced: Vec<Change> = synced;
        synced.iter().for_each(|change| change.what.apply(&mut file.synced));
    }

    /// Writes into the folder `to` what is left of `from` after a power cut now; without `chance`, nothing is left that
    /// wasn't synced.
    pub(super) fn cut(&self, from: &Path, to: &Path, mut chance: Option<&mut Chance>) {
        let there = |path: &Path| to.join(path.strip_prefix(from).expect("a path below it"));
        for folder in &self.folders {
            std::fs::create_dir_all(there(folder)).expect("a folder");
        }
        let kept = chance.as_deref_mut().map_or(0, |chance| below(chance, self.namings.len() + 1));
        let mut names = self.first.clone();
        for (number, naming) in self.namings.iter().enumerate() {
            if naming.synced || number < kept {
                if let Some(less) = &naming.less {
                    names.remove(less);
                }
                names.extend(naming.more.clone());
            }
        }
        for (path, file) in names {
            std::fs::write(there(&path), self.files[file].left(chance.as_deref_mut())).expect("a file");
        }
    }
}

impl File {
    fn left(&self, chance: Option<&mut Chance>) -> Vec<u8> {
        let mut content = self.synced.clone();
        let Some(chance) = chance else { return content };
        // A sector, a page, or all that was written at once.
        let size = [512, 4096, usize::MAX / 2][below(chance, 3)];
        // Few of them, half of them, or most.
        let of_four = 1 + below(chance, 3);
        for piece in self.changes.iter().flat_map(|change| change.what.pieces(size)) {
            if below(chance, 4) < of_four {
                piece.apply(&mut content);
            }
        }
        content
    }
}

/// A number below `end`.
pub(super) fn below(chance: &mut Chance, end: usize) -> usize {
    usize::try_from(chance.below(end as u64)).expect("a small number")
}
