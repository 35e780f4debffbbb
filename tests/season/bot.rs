//! The program under test, as a process: started, killed, restarted.
#![allow(dead_code, reason = "each platform's test uses its own part")]

use std::net::{Ipv4Addr, TcpListener, UdpSocket};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use sqlx::Connection;

use crate::seed;

#[path = "peers.rs"]
mod peers;
#[path = "postgres.rs"]
pub mod postgres;
#[path = "rows.rs"]
pub mod rows;

/// How long a test waits for something that must happen, on a machine with other load.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// The program with `arguments`: nothing of the tests' own environment but the seed and a name for the process.
pub fn program(arguments: &[&str]) -> Command {
    program_with(None, arguments)
}

/// The same, with at most so many files open.
fn program_with(files: Option<u32>, arguments: &[&str]) -> Command {
    let path = env!("CARGO_BIN_EXE_dragoman");
    let mut command = match files {
        Some(files) => {
            let mut shell = Command::new("sh");
            shell.args(["-c", "ulimit -n \"$0\" && exec \"$@\"", &files.to_string(), path]);
            shell
        }
        None => Command::new(path),
    };
    command.args(arguments).stdin(Stdio::null());
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("DRAGOMAN_")) {
        command.env_remove(name);
    }
    command.envs(seed::life());
    command
}

/// The database of the bot with this data folder.
pub fn database(data: &Path) -> dragoman_store::Database {
    let address = data.parent().and_then(|folder| std::fs::read_to_string(folder.join("database")).ok());
    let server = address.and_then(|address| dragoman_store::Database::read(&address, 4));
    server.unwrap_or_else(|| dragoman_store::Database::Sqlite(data.join("dragoman.sqlite")))
}

/// A bot with its data folder.
pub struct Bot {
    variables: Vec<(String, String)>,
    /// The most files that a process may open, if there is a limit of the test's.
    files: Option<u32>,
    data: tempfile::TempDir,
    child: Option<Child>,
    /// It and further processes on its database, instead of `child`.
    peers: Option<peers::Peers>,
}

impl Bot {
    /// A bot that isn't started yet; `variables` are its configuration. A season takes seconds here, so that the limits
    /// for messages per minute are raised.
    pub fn new(variables: &[(&str, String)]) -> Self {
        let mut all = vec![("DRAGOMAN_LIMITS_COMMANDS".to_owned(), "10000".to_owned())];
        all.extend(variables.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
        if let Ok(filter) = std::env::var("DRAGOMAN_TEST_LOG") {
            all.push(("DRAGOMAN_LOG".to_owned(), filter));
        }
        let data = tempfile::tempdir().expect("a folder for the bot");
        if std::env::var("DRAGOMAN_TEST_DATABASE").is_ok_and(|database| database == "postgres") {
            let address = postgres::cluster().new_database();
            std::fs::write(data.path().join("database"), &address).expect("a folder that can be written");
            all.push(("DRAGOMAN_DATABASE".to_owned(), address));
        }
        Self { variables: all, files: None, data, child: None, peers: None }
    }

    /// From the next start on it may open so many files, and no more.
    pub fn limit_files(&mut self, files: u32) {
        self.files = Some(files);
    }

    /// Sets a variable for the next start; empty: removes it.
    pub fn set(&mut self, name: &str, value: &str) {
        self.variables.retain(|(known, _)| known != name);
        if !value.is_empty() {
            self.variables.push((name.to_owned(), value.to_owned()));
        }
    }

    /// Its process, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Its data folder.
    pub fn data(&self) -> &Path {
        self.data.path()
    }

    /// The program with `arguments` beside it, on its data.
    pub fn beside(&self, arguments: &[&str]) -> Command {
        let mut command = program(arguments);
        command.current_dir(self.data()).env("DRAGOMAN_DATA", self.data().join("data"));
        command.envs(rows::address(self.data()).map(|address| ("DRAGOMAN_DATABASE", address)));
        command
    }

    /// Starts it; its output goes to `bot.log` and `bot.out` in its folder.
    pub fn start(&mut self) {
        let file = |name: &str| {
            std::fs::File::options().create(true).append(true).open(self.data.path().join(name)).expect("a log file")
        };
        if peers::wanted() > 1 {
            self.peers = Some(peers::Peers::start((0..peers::wanted()).map(|number| self.peer(number)).collect()));
            return;
        }
        let mut command = self.command();
        command.stdout(file("bot.out")).stderr(file("bot.log"));
        self.child = Some(command.spawn().expect("the program can be started"));
    }

    /// A process with a folder and a page of its own; the first has the bot's.
    fn peer(&self, number: usize) -> peers::Shared {
        let (folder, variables, files) = (self.data.path().to_owned(), self.variables.clone(), self.files);
        let listen = format!("127.0.0.1:{}", free_port());
        peers::Process::new(move || {
            let log = peers::log(&folder, number);
            let said = std::fs::File::options().create(true).append(true).open(log).expect("a log file");
            let mut command = configured(&folder, &variables, files);
            command.stdout(Stdio::null()).stderr(said);
            if number > 0 {
                let data = folder.join(format!("data-{number}"));
                command.env("DRAGOMAN_DATA", data).env("DRAGOMAN_LOCAL_LISTEN", &listen);
            }
            // The account's keys are in one folder.
            if variables.iter().any(|(name, _)| name.starts_with("DRAGOMAN_MATRIX_")) {
                command.env("DRAGOMAN_MATRIX_FOLDER", folder.join("data/matrix"));
            }
            command
        })
    }

    fn command(&self) -> Command {
        configured(self.data.path(), &self.variables, self.files)
    }

    /// Runs another command of the program over the same folder, as an operator would, and expects success.
    pub fn run(&self, arguments: &[&str]) {
        let done = self.command().args(arguments).output().expect("the program can be started");
        assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    }

    /// SIGKILL: the bot can't clean up.
    pub fn kill(&mut self) {
        self.peers = None;
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
        }
    }

    /// SIGTERM: asks it to stop.
    pub fn ask_to_stop(&self) {
        let process = self.process().expect("it was started");
        let sent = Command::new("kill").arg(process.to_string()).status().expect("the system has kill");
        assert!(sent.success());
    }

    /// Whether it still runs.
    pub fn runs(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| child.try_wait().expect("its status can be asked").is_none())
    }

    /// Waits until nothing is to be posted now: posts that a network has refused wait for a later try.
    pub async fn silent(&mut self) {
        let address = self.variables.iter().rev().find(|(name, _)| name == "DRAGOMAN_LOCAL_LISTEN");
        let (_, address) = address.expect("a page of its own").clone();
        let client = reqwest::Client::new();
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Ok(answer) = client.get(format!("http://{address}/health")).send().await
                && let Ok(health) = answer.json::<serde_json::Value>().await
                && (health["outbox_waiting"] == 0 || self.waits_for_another_time().await)
            {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("it never stops posting:\n{}", self.said());
    }

    /// Whether all waiting posts were tried and postponed.
    async fn waits_for_another_time(&self) -> bool {
        let to_say = "SELECT COUNT(*) FROM places JOIN outbox ON outbox.seq = places.head
                      WHERE outbox.attempts = 0 OR places.ready_at <=";
        let waiting = if let Ok(address) = std::fs::read_to_string(self.data().join("database")) {
            let to_say = format!("{to_say} extract(epoch FROM now()) * 1000");
            let Ok(mut connection) = sqlx::PgConnection::connect(&address).await else { return false };
            sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(to_say)).fetch_one(&mut connection).await
        } else {
            let to_say = format!("{to_say} CAST(unixepoch('subsec') * 1000 AS INTEGER)");
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(self.data().join("data/dragoman.sqlite"));
            let connected = sqlx::SqliteConnection::connect_with(&options.read_only(true)).await;
            let Ok(mut connection) = connected else { return false };
            sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(to_say)).fetch_one(&mut connection).await
        };
        matches!(waiting, Ok(0))
    }

    /// Its exit status, once it has ended by itself.
    pub async fn ended(&mut self) -> Option<i32> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let child = self.child.as_mut().expect("it was started");
            if let Some(status) = child.try_wait().expect("its status can be asked") {
                return status.code();
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("it still runs:\n{}", self.said());
    }

    /// Its standard output and standard error so far.
    pub fn said(&self) -> String {
        let read = |name: &str| std::fs::read_to_string(self.data.path().join(name)).unwrap_or_default();
        let peers: Vec<String> = (0..peers::wanted()).map(|number| read(&format!("bot-{number}.log"))).collect();
        format!("{}{}{}", read("bot.out"), read("bot.log"), peers.concat())
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            eprintln!("--- the bot said:\n{}", self.said());
        }
    }
}

/// The program in the folder of a bot.
fn configured(folder: &Path, variables: &[(String, String)], files: Option<u32>) -> Command {
    let mut command = program_with(files, &[]);
    command.current_dir(folder);
    // Tests are faster than people, and the same few create every game.
    for (limit, value) in [("SHORTEST_DEADLINE", "1"), ("GAMES_PER_PERSON", "1000"), ("GAMES_PER_CHANNEL", "1000")] {
        command.env(format!("DRAGOMAN_LIMITS_{limit}"), value);
    }
    command.env("DRAGOMAN_DATA", folder.join("data"));
    for (name, value) in variables {
        command.env(name, value);
    }
    command
}

/// Below the ports that systems give to outgoing connections, one of which could be taken before the bot starts.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// A port for the program under test, for all its processes: nothing listens there, and no other test of this process
/// or another gets it while this process runs, since the UDP port of the same number is held.
pub fn free_port() -> u16 {
    static HELD: Mutex<Vec<UdpSocket>> = Mutex::new(Vec::new());
    let first = std::process::id() as usize * 97 % PORTS.len();
    let mut held = HELD.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    for port in PORTS.cycle().skip(first).take(PORTS.len()) {
        let Ok(twin) = UdpSocket::bind((Ipv4Addr::LOCALHOST, port)) else { continue };
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            held.push(twin);
            return port;
        }
    }
    panic!("no port is free");
}

/// The error that `/health` of the bot whose page is at `address` reports once `network` has failed; the bot continues.
pub async fn failed(bot: &mut Bot, address: &str, network: &str) -> serde_json::Value {
    let client = reqwest::Client::new();
    for _ in 0..600 {
        if let Ok(answer) = client.get(format!("http://{address}/health")).send().await {
            let health: serde_json::Value = answer.json().await.expect("JSON");
            if health["platforms"][network]["state"] == "failed" {
                assert!(bot.runs(), "{}", bot.said());
                return health;
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{network} never failed:\n{}", bot.said());
}
