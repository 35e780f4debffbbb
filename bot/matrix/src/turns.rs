//! Processes that share a database use one folder of session and keys in turn: an account has one device, whose keys mustn't
//! be used by two.
//!
//! Who may use it next is decided by a lease in the database. The folder's lock shows whether the one before has ended.
//! If that one stands still instead, on this machine, it is ended: when it went on, it would write keys that are older
//! than those of its successor. On another machine nobody can do that: there the folder's volume must be one that only
//! one machine has mounted.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::time::{Duration, Instant};

use dragoman_platform::Unusable;
use dragoman_runtime::data_folder::MATRIX;
use rustix::process::{Pid, Signal, kill_process};

use super::session::{Folder, NoSession};

/// The file that whoever uses the folder has locked.
const LOCK: &str = "lock";

/// The file that says who that is.
const HOLDER: &str = "holder";

/// How long the one before may take to end by itself.
const END_WAIT: Duration = Duration::from_secs(2);

/// The turn of this process. It ends when this is dropped, or with the process.
#[derive(Debug)]
pub(super) struct Turn(#[expect(dead_code, reason = "locked until it is dropped")] File);

/// A process of this machine since it was started, by its number and when it began.
fn process(number: u32) -> Option<String> {
    let start = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    let stat = std::fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
    // The name, in brackets, may contain anything.
    let (_, fields) = stat.rsplit_once(')')?;
    Some(format!("{} {number} {}", start.trim(), fields.split_whitespace().nth(19)?))
}

/// Ends the process in the file if it belongs to the same database, on this machine.
fn end(holder: &str, database: &str) {
    let Some((theirs, noted)) = holder.split_once('\n') else { return };
    let number = noted.split(' ').nth(1).and_then(|number| number.parse().ok());
    let Some(number) = number.filter(|number| process(*number).as_deref() == Some(noted.trim_end())) else { return };
    if theirs == database && number != std::process::id() {
        tracing::warn!(process = number, "the process that has used the Matrix folder stands still: it is ended");
        let ended = i32::try_from(number).ok().and_then(Pid::from_raw).map(|holder| kill_process(holder, Signal::KILL));
        // If this fails, the lock shows it.
        if let Some(Err(error)) = ended {
            tracing::warn!(process = number, %error, "it couldn't be ended");
        }
    }
}

impl Folder {
    /// Waits until no other process uses the folder. `database`: what the processes share; `None`: there are no others.
    pub(super) async fn turn(&self, database: Option<&str>) -> Result<Turn, NoSession> {
        let failed = |error: &std::io::Error| NoSession::Unusable(self.unwritable(error));
        let lock = File::create(self.path(LOCK)).map_err(|error| failed(&error))?;
        let (begun, mut ended) = (Instant::now(), false);
        loop {
            match lock.try_lock() {
                Ok(()) => break,
                Err(TryLockError::Error(error)) => return Err(failed(&error)),
                Err(TryLockError::WouldBlock) if begun.elapsed() < END_WAIT => {}
                Err(TryLockError::WouldBlock) => match database.filter(|_| !ended) {
                    Some(database) => {
                        ended = true;
                        end(&std::fs::read_to_string(self.path(HOLDER)).unwrap_or_default(), database);
                    }
                    None if begun.elapsed() > 2 * END_WAIT => {
                        let sentence = format!(
                            "another program uses {}; end it there, or choose another folder for this one",
                            self.path("").display()
                        );
                        return Err(NoSession::Unreachable(sentence, END_WAIT));
                    }
                    None => {}
                },
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let holder = process(std::process::id()).unwrap_or_default();
        let noted = format!("{}\n{holder}\n", database.unwrap_or_default());
        std::fs::write(self.path(HOLDER), noted).map_err(|error| failed(&error))?;
        Ok(Turn(lock))
    }

    /// `matrix/` below the data folder, or the one that is configured.
    pub(super) fn of(configured: Option<&Path>, data: &Path) -> Result<Self, Unusable> {
        match configured {
            Some(folder) => Self::at(folder),
            None => Self::at(&data.join(MATRIX)),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    #[tokio::test]
    async fn a_folder_is_used_by_one_at_a_time() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = Folder::of(None, data.path()).expect("a folder");
        let turn = folder.turn(Some("db")).await.expect("it is free");
        let second = folder.turn(None).await;
        assert!(matches!(second, Err(NoSession::Unreachable(_, _))), "this process itself isn't ended");
        drop(turn);
        folder.turn(Some("db")).await.expect("it is free again");
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_process_that_stands_still_is_ended_if_it_shares_the_database() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = Folder::of(None, data.path()).expect("a folder");
        // `flock` takes the lock, and becomes a program that does nothing.
        let lock = folder.path(LOCK);
        let mut frozen = Command::new("flock")
            .arg("--no-fork")
            .arg(&lock)
            .args(["sleep", "600"])
            .spawn()
            .expect("the system has flock");
        while File::create(folder.path(LOCK)).expect("a file").try_lock().is_ok() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let holder = process(frozen.id()).expect("it runs");
        let note = |database: &str| {
            std::fs::write(folder.path(HOLDER), format!("{database}\n{holder}\n")).expect("a file");
        };
        note("another");
        assert!(folder.turn(Some("db")).await.is_err());
        assert_eq!(frozen.try_wait().expect("a process"), None, "it isn't ours");
        note("db");
        folder.turn(Some("db")).await.expect("its lock ends with it");
        frozen.wait().expect("it has ended");
    }
}
