//! A real homeserver on loopback: Synapse, installed from PyPI by `install`.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use base64::Engine;
use jiff::SignedDuration;
use sha2::{Digest, Sha256};

use crate::bot::{PATIENCE, free_port};

/// The shared secret for creating accounts; `player.py` has it too.
const SECRET: &str = "tests";

/// The homeserver's rate limits.
#[derive(Clone, Copy)]
pub enum Limits {
    /// No limits.
    Relaxed,
    /// Synapse's defaults, except for creating accounts and logging in, which the bot does once.
    Default,
}

/// The password of everybody.
pub const PASSWORD: &str = "correct horse";

/// What the client of `who` wrote to its log, which `folder` has: which keys came, and what couldn't be decrypted.
pub fn log_of(folder: &Path, who: &str) -> String {
    let log = std::fs::read_to_string(folder.join("log")).unwrap_or_default();
    log.lines().filter(|line| line.contains(who)).flat_map(|line| [line, "\n"]).collect()
}

/// The program that acts for people, with their keys in `folder`.
pub fn players(folder: &Path) -> tokio::process::Child {
    tokio::process::Command::new(python())
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/matrix/player.py"))
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::from(std::fs::File::create(folder.join("log")).expect("a log")))
        .kill_on_drop(true)
        .spawn()
        .expect("the players start")
}

/// The Python environment with Synapse and the players' client library.
pub fn python() -> PathBuf {
    static PYTHON: OnceLock<PathBuf> = OnceLock::new();
    PYTHON
        .get_or_init(|| {
            let tools = std::env::var_os("DRAGOMAN_TEST_TOOLS")
                .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/test-tools"), PathBuf::from);
            let install = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/matrix/install");
            let done = Command::new(install).arg(&tools).status().expect("tests/matrix/install runs");
            assert!(
                done.success(),
                "Synapse and matrix-nio could not be installed from PyPI (needs python3 with venv)"
            );
            tools.join("matrix/bin/python")
        })
        .clone()
}

/// Synapse; ends when dropped.
pub struct Homeserver {
    pub url: String,
    /// Its server name, which its accounts' ids end with.
    pub name: String,
    folder: tempfile::TempDir,
    child: Option<Child>,
}

/// What Synapse logs: without this a line for every request, and more.
const LOGGED: &str = "version: 1
formatters: {plain: {format: '%(asctime)s %(levelname)s %(name)s %(message)s'}}
handlers: {console: {class: logging.StreamHandler, formatter: plain}}
root: {level: WARNING, handlers: [console]}
";

/// The name of a server that doesn't federate.
pub const LONELY: &str = "localhost";

/// What a server that federates with others on this machine needs. Certificates aren't what is tested. An answer is
/// waited for longer than any test withholds it: Synapse doesn't request the state of a room again. A server that
/// didn't answer is tried again soon, and not after Synapse's ten minutes.
const FEDERATED: &str = "federation_verify_certificates: false
ip_range_blacklist: []
federation: {client_timeout: 300s, destination_min_retry_interval: 1s, destination_max_retry_interval: 2s}
rc_federation: {sleep_limit: 1000, reject_limit: 1000, concurrent: 10}
";

fn config(folder: &Path, name: &str, port: u16, limits: Limits) -> String {
    let folder = folder.display();
    let (resources, federation) = if name == LONELY {
        ("client", "federation_domain_whitelist: []\n")
    } else {
        ("client, federation", FEDERATED)
    };
    let free = "{per_second: 10000, burst_count: 10000}";
    let relaxed = format!(
        "rc_message: {free}
rc_joins: {{local: {free}, remote: {free}}}
rc_joins_per_room: {free}
rc_invites: {{per_room: {free}, per_user: {free}, per_issuer: {free}}}
rc_room_creation: {free}
rc_media_create: {free}
"
    );
    format!(
        "server_name: {name}
pid_file: {folder}/synapse.pid
listeners:
  - {{port: {port}, tls: false, type: http, x_forwarded: false, bind_addresses: [127.0.0.1], resources: [{{names: [{resources}]}}]}}
database: {{name: sqlite3, args: {{database: {folder}/homeserver.db}}}}
media_store_path: {folder}/media
signing_key_path: {folder}/signing.key
registration_shared_secret: {SECRET}
macaroon_secret_key: {SECRET}
form_secret: {SECRET}
log_config: {folder}/logged.yaml
report_stats: false
trusted_key_servers: []
{federation}presence: {{enabled: false}}
experimental_features: {{msc4155_enabled: true}}
bcrypt_config: {{}}
bcrypt_rounds: 4
rc_registration: {free}
rc_login: {{address: {free}, account: {free}, failed_attempts: {free}}}
{}",
        match limits {
            Limits::Relaxed => relaxed.as_str(),
            Limits::Default => "",
        }
    )
}

impl Homeserver {
    /// A new homeserver, running.
    pub async fn start(limits: Limits) -> Self {
        let mut server = Self::prepared(limits);
        server.run().await;
        server
    }

    /// A new homeserver that doesn't run yet.
    pub fn prepared(limits: Limits) -> Self {
        Self::named(LONELY, limits)
    }

    /// The same under `name`: it federates, unless that is [`LONELY`].
    pub fn named(name: &str, limits: Limits) -> Self {
        let folder = tempfile::tempdir().expect("a folder for Synapse");
        let port = free_port();
        let yaml = folder.path().join("homeserver.yaml");
        std::fs::write(&yaml, config(folder.path(), name, port, limits)).expect("Synapse's configuration is written");
        // Synapse makes them itself if it is started once more for that: a second and a half for each server.
        let seed = base64::engine::general_purpose::STANDARD_NO_PAD
            .encode(Sha256::digest(folder.path().as_os_str().as_encoded_bytes()));
        std::fs::write(folder.path().join("signing.key"), format!("ed25519 a_test {seed}\n"))
            .expect("the key is written");
        std::fs::write(folder.path().join("logged.yaml"), LOGGED).expect("what is logged is written");
        Self { url: format!("http://127.0.0.1:{port}"), name: name.to_owned(), folder, child: None }
    }

    /// From now on it states the times of its events as `offset` from the true ones; `None`: as they are.
    pub fn state_times(&self, offset: Option<SignedDuration>) {
        let file = self.folder.path().join("offset");
        match offset {
            Some(offset) => std::fs::write(file, offset.as_millis().to_string()).expect("the offset is written"),
            None => drop(std::fs::remove_file(file)),
        }
    }

    /// Starts it, or starts it again with its data.
    pub async fn run(&mut self) {
        let log = std::fs::File::create(self.folder.path().join("log")).expect("a log for Synapse");
        let child = Command::new(python())
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/matrix/homeserver.py"))
            .arg("-c")
            .arg(self.folder.path().join("homeserver.yaml"))
            .current_dir(self.folder.path())
            .stdin(Stdio::piped())
            .stdout(log.try_clone().expect("a log for Synapse"))
            .stderr(log)
            .spawn()
            .expect("Synapse starts");
        self.child = Some(child);
        let start = Instant::now();
        let url = format!("{}/_matrix/client/versions", self.url);
        loop {
            if reqwest::get(&url).await.is_ok_and(|answer| answer.status().is_success()) {
                return;
            }
            let log = || std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            assert!(start.elapsed() < PATIENCE, "Synapse doesn't start:\n{}", log());
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Everything that it has written so far: database and log.
    pub fn everything(&self) -> Vec<u8> {
        let read = |name: &str| std::fs::read(self.folder.path().join(name)).unwrap_or_default();
        ["homeserver.db", "homeserver.db-wal", "log"].map(read).concat()
    }

    /// Makes it forget its transaction ids, as after two days. It must not run.
    pub fn forget(&self) {
        assert!(self.child.is_none(), "a running homeserver isn't tampered with");
        let script = "import sqlite3, sys; d = sqlite3.connect(sys.argv[1]); \
                      d.execute('DELETE FROM event_txn_id_device_id'); d.commit()";
        let done = Command::new(python()).args(["-c", script]).arg(self.folder.path().join("homeserver.db")).status();
        assert!(done.expect("Python runs").success(), "Synapse's database has another form");
    }

    /// Kills it.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Homeserver {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            let log = std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            let lines: Vec<&str> = log.lines().filter(|line| line.contains("WARN") || line.contains("ERROR")).collect();
            let newest = lines.len().saturating_sub(40);
            eprintln!("--- the homeserver {} said:\n{}", self.name, lines[newest..].join("\n"));
        }
    }
}

/// The homeserver shared by all tests that don't need one of their own.
pub async fn shared() -> &'static str {
    static SHARED: tokio::sync::OnceCell<Homeserver> = tokio::sync::OnceCell::const_new();
    &SHARED.get_or_init(|| Homeserver::start(Limits::Relaxed)).await.url
}
