//! Where the data is: an SQLite file, or a database on a PostgreSQL server.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use rustls::crypto::ring;
use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgSslMode};

/// A database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// A file.
    Sqlite(PathBuf),
    /// A database on a server.
    Postgres(Server),
}

impl Database {
    /// Reads `sqlite:path/to/file` or `postgres://user:password@host:5432/name`; a server is used through at most
    /// `connections`. `None`: it is neither.
    pub fn read(address: &str, connections: u32) -> Option<Self> {
        match address.strip_prefix("sqlite:") {
            Some(path) => {
                let path = path.strip_prefix("//").unwrap_or(path);
                // SQLite takes these for databases that end with the process.
                (!path.is_empty() && !path.starts_with(':')).then(|| Self::Sqlite(path.into()))
            }
            None => Server::new(address, connections).map(Self::Postgres),
        }
    }
}

impl From<&Path> for Database {
    fn from(file: &Path) -> Self {
        Self::Sqlite(file.to_owned())
    }
}

impl From<&PathBuf> for Database {
    fn from(file: &PathBuf) -> Self {
        Self::Sqlite(file.clone())
    }
}

impl From<&Self> for Database {
    fn from(database: &Self) -> Self {
        database.clone()
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(file) => write!(f, "{}", file.display()),
            Self::Postgres(server) => write!(f, "{server}"),
        }
    }
}

/// A database on a PostgreSQL server. Its password is in no output.
#[derive(Clone, PartialEq, Eq)]
pub struct Server {
    /// With the password.
    address: String,
    /// How many connections are used at most.
    connections: u32,
}

/// The fewest connections with which a store works: for reading, for writing, for writing what may be lost, for
/// notifications, and the one by which the process is registered.
pub const FEWEST_CONNECTIONS: u32 = 5;

impl Server {
    /// `None`: `address` isn't one of PostgreSQL, such as `postgres://user:password@host:5432/name`. What is left out in
    /// it is taken from the variables that PostgreSQL's own programs use (`PGPASSWORD`), and from `~/.pgpass`.
    pub fn new(address: &str, connections: u32) -> Option<Self> {
        let known = ["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme));
        let readable = known && PgConnectOptions::from_str(address).is_ok();
        readable.then(|| Self { address: address.to_owned(), connections: connections.max(FEWEST_CONNECTIONS) })
    }

    /// How many connections are used at most, for all purposes.
    pub(super) fn most(&self) -> u32 {
        self.connections
    }

    /// How many connections are used for queries.
    pub(super) fn connections(&self) -> u32 {
        self.connections - 2
    }

    pub(super) fn options(&self) -> Result<PgConnectOptions, sqlx::Error> {
        let mut options = PgConnectOptions::from_str(&self.address)?.application_name("dragoman");
        let stated = ["sslmode=", "ssl-mode="].iter().any(|key| self.address.contains(key));
        if !stated && std::env::var_os("PGSSLMODE").is_none() {
            let mode = if is_this_machine(&options) { PgSslMode::Prefer } else { PgSslMode::VerifyFull };
            options = options.ssl_mode(mode);
        }
        if matches!(options.get_ssl_mode(), PgSslMode::VerifyCa) {
            // For this mode alone sqlx asks for the process's cryptography, and rustls chooses none by itself if two are
            // compiled. It may be installed already.
            let _ = ring::default_provider().install_default();
        }
        if !self.address.contains("statement-cache-capacity=") {
            // As many as there are queries.
            options = options.statement_cache_capacity(500);
        }
        // A transaction that waits longer than this is stuck: its caller tries again. A connection that the network has cut
        // isn't kept by the server for hours, with its locks.
        let options = options.options([
            ("lock_timeout", "10s"),
            ("tcp_keepalives_idle", "15"),
            ("tcp_keepalives_interval", "5"),
            ("tcp_keepalives_count", "3"),
        ]);
        Ok(options.disable_statement_logging())
    }
}

/// Whether nobody can listen in on the way.
fn is_this_machine(options: &PgConnectOptions) -> bool {
    let host = options.get_host().trim_matches(['[', ']']);
    let is_loopback = host.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback());
    is_socket(options) || host == "localhost" || is_loopback
}

/// Whether the server is reached through a file of this machine.
pub(super) fn is_socket(options: &PgConnectOptions) -> bool {
    options.get_socket().is_some() || options.get_host().starts_with('/')
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ok(options) = PgConnectOptions::from_str(&self.address) else { return f.write_str("postgres://…") };
        let host =
            options.get_socket().map_or_else(|| options.get_host().to_owned(), |path| path.display().to_string());
        let (user, port) = (options.get_username(), options.get_port());
        write!(f, "postgres://{user}@{host}:{port}/{}", options.get_database().unwrap_or(user))
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_in_no_output() {
        for address in
            ["postgres://bot:s3cret@db.example.org/games", "postgres://db.example.org/games?user=bot&password=s3cret"]
        {
            let server = Server::new(address, 16).expect("an address");
            for text in [server.to_string(), format!("{server:?}"), format!("{:?}", Database::Postgres(server.clone()))]
            {
                assert!(
                    text.contains("postgres://bot@db.example.org:5432/games") && !text.contains("s3cret"),
                    "{text}"
                );
            }
        }
        for wrong in ["postgres:/x", "mysql://x/y", "postgres://host:port/x", "postgres://h/x?sslmode=sometimes"] {
            assert_eq!(Server::new(wrong, 16), None, "{wrong}");
        }
    }

    #[test]
    fn a_server_on_another_machine_has_to_show_its_certificate() {
        let mode = |address| {
            format!("{:?}", Server::new(address, 16).expect("an address").options().expect("read").get_ssl_mode())
        };
        for near in ["postgres://localhost/x", "postgres://[::1]/x", "postgres://%2Frun%2Fpostgresql/x"] {
            assert_eq!(mode(near), "Prefer", "{near}");
        }
        assert_eq!(mode("postgres://db.example.org/x"), "VerifyFull");
        assert_eq!(mode("postgres://10.0.0.2/x?sslmode=disable"), "Disable");
    }
}
