//! Further processes of the program on the database of a test's own one, of which one after the other is killed or stands
//! still while a test runs (`DRAGOMAN_TEST_PROCESSES=4`, with `DRAGOMAN_TEST_DATABASE=postgres`). People see nothing of it.
#![allow(dead_code, reason = "each suite uses its own part")]

use std::path::Path;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::seed::Chance;

/// The time between two blows: a little longer than it takes until others have taken over.
const TURN: Duration = Duration::from_secs(6);

/// How long a process stands still: longer than the others wait.
const FROZEN: Duration = Duration::from_secs(9);

/// How many processes there are, together with the test's own one.
pub fn wanted() -> usize {
    std::env::var("DRAGOMAN_TEST_PROCESSES").ok().and_then(|count| count.parse().ok()).unwrap_or(1)
}

/// A process that is started again after each end.
pub type Shared = Arc<Mutex<Process>>;

/// A process.
pub struct Process {
    make: Box<dyn Fn() -> Command + Send>,
    child: Option<Child>,
}

impl Process {
    pub fn new(make: impl Fn() -> Command + Send + 'static) -> Shared {
        Arc::new(Mutex::new(Self { make: Box::new(make), child: None }))
    }

    fn start(&mut self) {
        self.child = Some((self.make)().spawn().expect("the program can be started"));
    }

    fn runs(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| child.try_wait().expect("its status can be asked").is_none())
    }

    fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
        }
    }

    fn signal(&self, name: &str) {
        let Some(child) = &self.child else { return };
        let sent = Command::new("kill").args([name, &child.id().to_string()]).status();
        assert!(sent.expect("the system has kill").success());
    }
}

/// The processes, and what is done to them.
pub struct Peers {
    processes: Vec<Shared>,
    stop: Arc<AtomicBool>,
    blows: Option<JoinHandle<()>>,
}

impl Peers {
    /// Starts them all.
    pub fn start(processes: Vec<Shared>) -> Self {
        processes.iter().for_each(|process| locked(process).start());
        let stop = Arc::<AtomicBool>::default();
        let blows = {
            let (processes, stop) = (processes.clone(), Arc::clone(&stop));
            std::thread::spawn(move || disturb(&processes, &stop))
        };
        Self { processes, stop, blows: Some(blows) }
    }
}

impl Drop for Peers {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::SeqCst);
        if let Some(blows) = self.blows.take() {
            // Its panic is reported already.
            let _ = blows.join();
        }
        self.processes.iter().for_each(|process| locked(process).kill());
    }
}

fn locked(process: &Shared) -> MutexGuard<'_, Process> {
    process.lock().unwrap_or_else(PoisonError::into_inner)
}

/// `false`: it was told to stop meanwhile.
fn waited(long: Duration, stop: &AtomicBool) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < long {
        if stop.load(Ordering::SeqCst) {
            return false;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    true
}

fn disturb(processes: &[Shared], stop: &AtomicBool) {
    let mut chance = Chance::of("peers");
    while waited(TURN, stop) {
        let process = &processes[chance.below(processes.len() as u64) as usize];
        if chance.below(3) == 0 {
            locked(process).signal("-STOP");
            waited(FROZEN, stop);
            locked(process).signal("-CONT");
        } else {
            locked(process).kill();
            locked(process).start();
        }
        // Who stands still on Matrix is ended by its successor.
        for process in processes {
            let mut process = locked(process);
            if !process.runs() {
                process.start();
            }
        }
    }
}

/// Where a peer writes what it has to say.
pub fn log(folder: &Path, number: usize) -> std::path::PathBuf {
    folder.join(format!("bot-{number}.log"))
}
