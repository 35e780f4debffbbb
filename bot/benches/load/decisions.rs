//! Many games that are due at once, in one or several processes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::time::Duration;

use dragoman_platform::Inbox as _;
use dragoman_store::Store;

use crate::games::Address;
use crate::runtime::{LOCAL, megabytes};
use crate::times::{Marks, machine, now, processor};
use crate::{open, times};

/// Above the rows of [`measure`].
pub const HEADING: &str = "                       decided   games/s  1st picture  last picture  everything  processor for a game  machine  memory";

/// What a process reports at its end.
struct Report {
    decided: u64,
    public: (usize, u64, u64),
    private: (usize, u64, u64),
    posts: (usize, u64, u64),
    bytes: usize,
    processor: f64,
    memory: f64,
}

impl Report {
    fn read(line: &str) -> Self {
        let numbers: Vec<f64> = line.split_whitespace().map(|number| number.parse().expect("a number")).collect();
        let whole = |at: usize| numbers[at] as u64;
        let marks = |at: usize| (whole(at) as usize, whole(at + 1), whole(at + 2));
        Self {
            decided: whole(0),
            public: marks(1),
            private: marks(4),
            posts: marks(7),
            bytes: whole(10) as usize,
            processor: numbers[11],
            memory: numbers[12],
        }
    }
}

/// A process of its own: says when it is ready, begins when it is told to, says when nothing is due any more, and reports
/// at its end.
pub async fn process(folder: &Path, database: &Address, posts: bool) {
    let running = open(folder, database, posts).await;
    let told = || {
        let mut line = String::new();
        std::io::stdin().read_line(&mut line).expect("its parent");
    };
    println!("ready");
    tokio::task::block_in_place(told);
    let (before, deadline) = (processor(), times().1);
    running.clock.set(deadline);
    running.service.caught_up(LOCAL, deadline);
    while running.service.tick().await.expect("a store").is_some_and(|next| next <= deadline) {
        // Others are deciding the rest.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let decided = now();
    println!("decided");
    tokio::task::block_in_place(told);
    let network = &running.network;
    let marks = |marks: &Marks| {
        let (count, first, last) = marks.read();
        format!("{count} {first} {last}")
    };
    println!(
        "{decided} {} {} {} {} {} {}",
        marks(&network.public_pictures),
        marks(&network.private_pictures),
        marks(&network.posts),
        network.bytes.load(Ordering::SeqCst),
        processor() - before,
        megabytes("VmHWM")
    );
}

struct Process(Child, BufReader<std::process::ChildStdout>);

impl Process {
    fn start(folder: &Path, database: &Address, posts: bool) -> Self {
        let posts = if posts { "posts" } else { "decides" };
        let me = std::env::current_exe().expect("this program");
        let mut command = Command::new(me);
        command.arg("--process").arg(folder).args([&database.text(), posts]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a process");
        let said = BufReader::new(child.stdout.take().expect("its words"));
        Self(child, said)
    }

    fn said(&mut self) -> String {
        let mut line = String::new();
        self.1.read_line(&mut line).expect("its words");
        line
    }

    fn tell(&mut self) {
        self.0.stdin.as_mut().expect("it listens").write_all(b"go on\n").expect("it listens");
    }
}

/// Lets processes decide all games of a database and post what follows; prints a row.
pub async fn measure(folder: &Path, database: &Address, (kind, count, all_post): (&str, usize, bool), games: usize) {
    let mut processes: Vec<Process> = (0..count)
        .map(|number| {
            let own = if count == 1 { folder.to_owned() } else { folder.join(number.to_string()) };
            std::fs::create_dir_all(&own).expect("a folder");
            Process::start(&own, database, all_post || number == 0)
        })
        .collect();
    for process in &mut processes {
        assert_eq!(process.said(), "ready\n");
    }
    let (start, before) = (now(), machine());
    processes.iter_mut().for_each(Process::tell);
    for process in &mut processes {
        assert_eq!(process.said(), "decided\n");
    }
    let store = Store::look(database.database()).await.expect("a store");
    while store.waiting().await.expect("a store") > 0 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let machine = machine() - before;
    drop(store);
    let reports: Vec<Report> = processes
        .iter_mut()
        .map(|process| {
            process.tell();
            let report = Report::read(&process.said());
            assert!(process.0.wait().expect("it ends").success());
            report
        })
        .collect();
    let seconds = |at: u64| at.saturating_sub(start) as f64 / 1000.0;
    let sum = |of: &dyn Fn(&Report) -> f64| reports.iter().map(of).sum::<f64>();
    let last = |of: &dyn Fn(&Report) -> u64| reports.iter().map(of).max().unwrap_or_default();
    let decided = seconds(last(&|report| report.decided));
    let first = reports.iter().map(|report| report.public.1).filter(|at| *at > 0).min().unwrap_or_default();
    let whose = if all_post { String::new() } else { ", one posts".to_owned() };
    let (each, memory) = (1000.0 / games as f64, last(&|report| report.memory as u64));
    println!(
        "{:22} {decided:7.1} s {:9.1} {:10.2} s {:11.1} s {:9.1} s {:18.1} ms {:6.1} ms {memory:5} MB",
        format!("{kind} × {count}{whose}"),
        games as f64 / decided,
        seconds(first),
        seconds(last(&|report| report.public.2)),
        seconds(last(&|report| report.posts.2)),
        sum(&|report| report.processor) * each,
        machine * each,
    );
    println!(
        "    {} posts, {} public and {} private pictures, {:.1} MB",
        sum(&|report| report.posts.0 as f64),
        sum(&|report| report.public.0 as f64),
        sum(&|report| report.private.0 as f64),
        sum(&|report| report.bytes as f64) / 1e6
    );
}
