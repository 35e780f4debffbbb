//! A PostgreSQL server for tests: a cluster of its own in a new folder, on a loopback port, as long as the process of the
//! tests runs. Nothing in it outlives the tests.

#![allow(dead_code, reason = "each suite uses its own part")]

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// The password of the user `dragoman`.
pub const PASSWORD: &str = "tests' own";

/// How long the server may take to start.
const PATIENCE: Duration = Duration::from_secs(120);

/// Makes a cluster and runs its server until this script's input ends, which it does with the process of the tests.
const SCRIPT: &str = r#"
trap '' INT HUP
programs=$1 folder=$2 port=$3
cd "$folder" || exit 1
printf '%s' "$4" > password
"$programs/initdb" -D data -U dragoman --auth-local=trust --auth-host=scram-sha-256 --pwfile=password \
    -E UTF8 --locale=C.UTF-8 --no-sync > log 2>&1 || { echo 'initdb failed' >> log; exit 1; }
# Again after a crash.
while [ ! -e stopped ]; do
    "$programs/postgres" -D data -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=500 \
        $5 >> log 2>&1
done &
cat > /dev/null
touch stopped
kill -QUIT "$(head -n 1 data/postmaster.pid)"
wait
rm -rf "$folder"
"#;

/// Nothing waits for the disk.
const FAST: &str = "-c fsync=off -c full_page_writes=off -c shared_buffers=32MB";

/// As it is installed: what it has committed is on the disk.
const DURABLE: &str = "-c shared_buffers=128MB";

/// A running server.
pub struct Cluster {
    port: u16,
    folder: PathBuf,
    /// The script, with its input, which ends with this process.
    _script: Child,
}

impl Cluster {
    /// The address of a new database without tables.
    ///
    /// # Panics
    /// If there can't be one.
    pub fn new_database(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("new_{}", NUMBER.fetch_add(1, Ordering::SeqCst));
        let mut create = Command::new(programs().join("createdb"));
        create
            .args(["-h", "127.0.0.1", "-U", "dragoman", "-p", &self.port.to_string(), &name])
            .env("PGPASSWORD", PASSWORD);
        let created = create.output().expect("createdb can be run");
        assert!(created.status.success(), "{}", String::from_utf8_lossy(&created.stderr));
        self.address(&name)
    }

    /// The number of the server's process.
    fn server(&self) -> String {
        let file = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).expect("it runs");
        file.lines().next().expect("a number").to_owned()
    }

    /// What its server has written into its log.
    pub fn log(&self) -> String {
        log(&self.folder)
    }

    /// Ends the server at once, as a crash does, and waits until it is there again.
    ///
    /// # Panics
    /// If it doesn't come back.
    pub async fn crash(&self) {
        let ready = "ready to accept connections";
        let (server, starts) = (self.server(), log(&self.folder).matches(ready).count());
        said("kill", &["-QUIT", &server]);
        let begun = Instant::now();
        while log(&self.folder).matches(ready).count() == starts {
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL doesn't come back:\n{}", log(&self.folder));
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Lets the server and its connections stand still.
    pub async fn freeze(&self, long: Duration) {
        let server = self.server();
        let children = said("pgrep", &["-P", &server]);
        let processes: Vec<&str> = [server.as_str()].into_iter().chain(children.split_whitespace()).collect();
        for signal in ["-STOP", "-CONT"] {
            for process in &processes {
                // One may have ended.
                let _ = Command::new("kill").args([signal, process]).stderr(Stdio::null()).status();
            }
            if signal == "-STOP" {
                tokio::time::sleep(long).await;
            }
        }
    }

    /// The address of one of its databases.
    pub fn address(&self, database: &str) -> String {
        self.address_of("dragoman", PASSWORD, database)
    }

    /// The address of one of its databases for somebody.
    pub fn address_of(&self, user: &str, password: &str, database: &str) -> String {
        let password = password.replace('\'', "%27").replace(' ', "%20");
        format!("postgres://{user}:{password}@127.0.0.1:{}/{database}", self.port)
    }
}

/// The server of this process, which is started at the first call.
///
/// # Panics
/// If PostgreSQL isn't installed, or doesn't start: tests on it must not be skipped unnoticed.
pub fn cluster() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| start(FAST))
}

/// The same, for measuring: it waits for the disk. A process has one of the two.
pub fn durable() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| start(DURABLE))
}

/// Where its programs are: Debian doesn't put them on the path.
pub fn programs() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path =
        std::env::split_paths(&path).find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists());
    let debian = || {
        let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
        let folders = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
        folders.filter(|folder| folder.join("initdb").exists()).max()
    };
    let found = on_path.map(|folder| {
        let initdb = std::fs::canonicalize(folder.join("initdb")).unwrap_or_default();
        initdb.parent().map_or(folder, Path::to_owned)
    });
    found.or_else(debian).expect(
        "PostgreSQL isn't installed, and these tests need its server: `apt-get install postgresql` (tests/run does so)",
    )
}

fn said(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output().unwrap_or_else(|error| panic!("{program}: {error}"));
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// A program that is started as the user under whom servers run: they refuse to run as root.
pub fn as_its_user(program: &Path) -> Command {
    if said("id", &["-u"]) != "0" {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=nobody", &format!("--regid={}", group()), "--clear-groups"]).arg(program);
    command
}

/// Makes a folder, with all that is in it, that user's.
pub fn give_to_its_user(folder: &Path) {
    if said("id", &["-u"]) == "0" {
        said("chown", &["-R", &format!("nobody:{}", group()), &folder.display().to_string()]);
    }
}

fn group() -> String {
    said("id", &["-gn", "nobody"])
}

fn start(options: &str) -> Cluster {
    let programs = programs();
    let port =
        std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
    let folder = std::env::temp_dir().join(format!("dragoman-postgres-{}", std::process::id()));
    std::fs::create_dir(&folder).expect("a new folder");
    give_to_its_user(&folder);
    let mut shell = as_its_user(Path::new("sh"));
    shell.args(["-c", SCRIPT, "sh"]).arg(&programs).arg(&folder).args([&port.to_string(), PASSWORD, options]);
    shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut script = shell.spawn().expect("a shell");
    let begun = Instant::now();
    loop {
        let log = log(&folder);
        if log.contains("ready to accept connections") {
            return Cluster { port, folder, _script: script };
        }
        let ended =
            script.try_wait().expect("a script").is_some() || log.contains("could not bind") || log.contains("FATAL");
        assert!(!ended && begun.elapsed() < PATIENCE, "PostgreSQL doesn't start in {}:\n{log}", folder.display());
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn log(folder: &Path) -> String {
    std::fs::read_to_string(folder.join("log")).unwrap_or_default()
}
