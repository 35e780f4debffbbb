//! What a program has done with its files, as `strace` wrote it down.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One step of a program.
#[derive(Debug)]
pub(super) enum Step {
    /// A file was opened that may be new; `empty`: without its former content.
    Open {
        file: PathBuf,
        make: bool,
        empty: bool,
    },
    /// Written where the last write ended, or at an offset.
    Write {
        file: PathBuf,
        at: Option<usize>,
        bytes: Vec<u8>,
    },
    Resize {
        file: PathBuf,
        to: usize,
    },
    /// A file has another name, or also another one.
    Rename {
        from: PathBuf,
        to: PathBuf,
        stays: bool,
    },
    Remove(PathBuf),
    Folder(PathBuf),
    /// A file or a folder is on the disk as it was before step `begun`.
    Sync {
        what: PathBuf,
        begun: usize,
    },
    /// The work up to this number was acknowledged.
    Acknowledged(usize),
}

/// Every call that changes files. Nothing here writes to files by mapping them, but SQLite to the index of its log, which
/// it makes anew after a crash.
const CALLS: &str = "trace=open,openat,creat,write,pwrite64,writev,pwritev,pwritev2,truncate,ftruncate,fallocate,\
    rename,renameat,renameat2,link,linkat,unlink,unlinkat,mkdir,mkdirat,fsync,fdatasync,syncfs,sync";

/// What is written to standard error, whole, when work up to `number` is acknowledged.
pub(super) fn acknowledgement(number: usize) -> String {
    format!("acknowledged {number};")
}

/// `strace`, which writes down what the program does that is added as arguments.
pub(super) fn strace(mut under: Command, to: &Path) -> Command {
    under.args(["-f", "-y", "-xx", "--seccomp-bpf", "-s", "16777216", "-e", "signal=none", "-e", CALLS, "-o"]).arg(to);
    under
}

/// A call: its text, in which strings and paths of descriptors are empty, and these.
#[derive(Default)]
struct Call {
    text: String,
    strings: Vec<Vec<u8>>,
    descriptors: Vec<PathBuf>,
}

fn path(bytes: &[u8]) -> PathBuf {
    PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
}

fn call(line: &str) -> Call {
    let mut call = Call::default();
    let mut rest = line;
    while let Some(at) = rest.find(['"', '<']) {
        let (before, quoted) = rest.split_at(at + 1);
        call.text.push_str(before);
        let Some(end) = quoted.find(if before.ends_with('"') { '"' } else { '>' }) else { break };
        let digits = quoted[..end].split("\\x").skip(1);
        let bytes = digits.map(|digits| u8::from_str_radix(digits, 16).expect("two digits")).collect::<Vec<_>>();
        if before.ends_with('"') {
            call.strings.push(bytes)
        } else {
            call.descriptors.push(path(&bytes))
        }
        rest = &quoted[end..];
        call.text.push_str(&rest[..1]);
        rest = &rest[1..];
    }
    call.text.push_str(rest);
    call
}

/// What the program did in the folder `root`, in the order in which it was done. A call that was interrupted by others
/// counts when it has ended; a file that is synced meanwhile, only up to where it began.
pub(super) fn steps(root: &Path, trace: &Path) -> Vec<Step> {
    let trace = std::fs::read_to_string(trace).expect("a trace");
    let (mut steps, mut begun) = (Vec::new(), HashMap::new());
    for line in trace.lines() {
        let (process, said) = line.split_once(' ').expect("a process");
        let said = said.trim_start();
        if let Some(beginning) = said.strip_suffix(" <unfinished ...>") {
            begun.insert(process, (beginning, steps.len()));
        } else if said.starts_with("<... ") {
            let end = said.split_once(" resumed>").expect("the end of a call").1;
            let Some((beginning, since)) = begun.remove(process) else { continue };
            steps.extend(step(root, &call(&format!("{beginning}{end}")), since));
        } else {
            let since = steps.len();
            steps.extend(step(root, &call(said), since));
        }
    }
    steps
}

fn step(root: &Path, call: &Call, begun: usize) -> Option<Step> {
    let (name, arguments) = call.text.split_once('(')?;
    let (arguments, result) = arguments.rsplit_once(" = ")?;
    let result: String = result.chars().take_while(char::is_ascii_digit).collect();
    // What has failed changes nothing.
    let result: usize = result.parse().ok()?;
    let numbers: Vec<usize> = arguments.split([',', ')', ' ']).filter_map(|number| number.parse().ok()).collect();
    let named = |number: usize| Some(root.join(path(call.strings.get(number)?)));
    let step = match name {
        "open" | "openat" | "creat" => Step::Open {
            file: named(0)?,
            make: name == "creat" || arguments.contains("O_CREAT"),
            empty: name == "creat" || arguments.contains("O_TRUNC"),
        },
        "write" | "writev" | "pwrite64" | "pwritev" => {
            let mut bytes = call.strings.concat();
            if let Some(number) = acknowledged(&bytes) {
                return Some(Step::Acknowledged(number));
            }
            bytes.truncate(result);
            let at = if name.starts_with('p') { Some(*numbers.last()?) } else { None };
            Step::Write { file: call.descriptors.first()?.clone(), at, bytes }
        }
        "ftruncate" => Step::Resize { file: call.descriptors.first()?.clone(), to: *numbers.last()? },
        "truncate" => Step::Resize { file: named(0)?, to: *numbers.last()? },
        "rename" | "renameat" | "renameat2" => Step::Rename { from: named(0)?, to: named(1)?, stays: false },
        "link" | "linkat" => Step::Rename { from: named(0)?, to: named(1)?, stays: true },
        "unlink" | "unlinkat" => Step::Remove(named(0)?),
        "mkdir" | "mkdirat" => Step::Folder(named(0)?),
        "fsync" | "fdatasync" => Step::Sync { what: call.descriptors.first()?.clone(), begun },
        // Others are used elsewhere only.
        _ => {
            let mut within = call.descriptors.iter().filter(|what| what.starts_with(root));
            assert!(within.next().is_none() && !name.starts_with("sync"), "{name} isn't understood here: {arguments}");
            return None;
        }
    };
    let is_here = match &step {
        Step::Open { file, .. } | Step::Write { file, .. } | Step::Resize { file, .. } => file.starts_with(root),
        Step::Rename { to, .. } => to.starts_with(root),
        Step::Remove(what) | Step::Folder(what) | Step::Sync { what, .. } => what.starts_with(root),
        Step::Acknowledged(_) => true,
    };
    // A file that was deleted while it was open.
    (is_here && !arguments.contains("(deleted)")).then_some(step)
}

fn acknowledged(bytes: &[u8]) -> Option<usize> {
    let text = std::str::from_utf8(bytes).ok()?;
    text.split_once("acknowledged ")?.1.split_once(';')?.0.parse().ok()
}
