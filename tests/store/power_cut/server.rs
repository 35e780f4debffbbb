//! A PostgreSQL server of a test's own, in a folder that the test keeps.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::trace::strace;
use crate::database;
use crate::test_database::cluster::{as_its_user, give_to_its_user, programs};

/// How long it may take to start.
const START_TIMEOUT: Duration = Duration::from_secs(120);

/// Runs a server until this script's input ends.
const SCRIPT: &str = r#"
cd "$1" || exit 1
shift
"$@" >> log 2>&1 &
cat > /dev/null
kill -QUIT "$(head -n 1 data/postmaster.pid)"
wait
"#;

/// A server, which ends at once when it is dropped, as in a crash.
pub(crate) struct Server {
    script: Child,
    port: u16,
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.script.stdin.take());
        let _ = self.script.wait();
    }
}

/// Makes the files of a server in `folder/data`.
pub(crate) fn prepare(folder: &Path) {
    give_to_its_user(folder);
    let mut make = as_its_user(&programs().join("initdb"));
    make.arg("-D").arg(folder.join("data"));
    make.args(["-U", "dragoman", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--data-checksums"]);
    // Small files of its log, since what is written there is written down.
    let made = make.arg("--wal-segsize=1").current_dir(folder).output().expect("initdb can be run");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

impl Server {
    /// Starts a server on the files in `folder/data`, under `strace` if there is a file for what it writes. `Err`: it
    /// doesn't start; what it says.
    pub(crate) fn start(folder: &Path, is_synced: bool, trace: Option<&Path>) -> Result<Self, String> {
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        Self::start_at(free.expect("a port").port(), folder, is_synced, trace)
    }

    /// The same server, which crashes and starts again.
    pub(crate) fn again(self, folder: &Path) -> Result<Self, String> {
        let port = self.port;
        drop(self);
        Self::start_at(port, folder, true, None)
    }

    fn start_at(port: u16, folder: &Path, is_synced: bool, trace: Option<&Path>) -> Result<Self, String> {
        // What a copy doesn't have, and what it has of a server that is gone.
        std::fs::set_permissions(folder.join("data"), std::fs::Permissions::from_mode(0o700)).expect("a folder");
        for gone in ["data/postmaster.pid", "log"] {
            let _ = std::fs::remove_file(folder.join(gone));
        }
        give_to_its_user(folder);
        let mut shell = as_its_user(Path::new("sh"));
        shell.args(["-c", SCRIPT, "sh"]).arg(folder);
        let mut shell = match trace {
            Some(trace) => strace(add(shell, "strace"), trace),
            None => shell,
        };
        shell.arg(programs().join("postgres")).args(["-D", "data", "-p", &port.to_string()]);
        shell.args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "shared_buffers=16MB"]);
        shell.args(["-c", if is_synced { "fsync=on" } else { "fsync=off" }]);
        let script = shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a shell");
        let mut server = Self { script, port };
        let begun = Instant::now();
        loop {
            let log = std::fs::read_to_string(folder.join("log")).unwrap_or_default();
            if log.contains("ready to accept connections") || log.contains("ready to accept read-only connections") {
                return Ok(server);
            }
            let is_end = |line: &str| line.contains("PANIC") || line.contains("FATAL") && !line.contains("starting up");
            let ended = server.script.try_wait().expect("a script").is_some() || log.lines().any(is_end);
            if ended || begun.elapsed() > START_TIMEOUT {
                return Err(log);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn database(&self) -> database::Server {
        database::Server::new(&self.address("127.0.0.1"), 8).expect("an address")
    }

    /// The address of its database, for who calls its machine `host`.
    pub(crate) fn address(&self, host: &str) -> String {
        format!("postgres://dragoman@{host}:{}/postgres", self.port)
    }
}

fn add(mut command: Command, argument: &str) -> Command {
    command.arg(argument);
    command
}
