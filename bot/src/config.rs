//! The configuration: one file and its environment, read once and checked whole.
//!
//! Every key of `dragoman.toml` is also an environment variable (`discord.token` is `DRAGOMAN_DISCORD_TOKEN`), which
//! takes precedence. An unknown key is an error, since it is most often a misspelt one. All problems are reported at
//! once.

use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use dragoman_game::limits::{LIMITS, Limits};
use dragoman_l10n::Language;
use dragoman_store::{Database, FEWEST_CONNECTIONS};

use crate::credentials::{self, PREFIX};

/// The whole configuration, checked.
#[derive(Clone, PartialEq, Eq)]
pub struct Config {
    /// The folder for all data.
    pub data: PathBuf,
    /// Where games, orders and posts are: an SQLite file, or a database on a PostgreSQL server.
    pub database: Database,
    /// The language of a new game's public posts, and of people whose own isn't known.
    pub language: Language,
    /// The time zone of new games: an IANA name.
    pub timezone: String,
    /// The content and the form of the log.
    pub log: LogConfig,
    /// The limits for one person.
    pub limits: Limits,
    /// The local page; always on.
    pub local: LocalConfig,
    /// Discord, if a token is set.
    pub discord: Option<DiscordConfig>,
    /// Matrix, if a homeserver is set.
    pub matrix: Option<MatrixConfig>,
}

/// The log on standard error. No order, letter or token is ever in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogConfig {
    /// Which events, in the notation of `tracing_subscriber::EnvFilter`: `warn,dragoman=debug`.
    pub filter: String,
    /// One JSON object per line instead of text.
    pub json: bool,
}

/// The default filter. The Matrix adapter reports failed requests itself, and if something that is looked for is
/// missing, that isn't a failure.
const QUIET: &str = "warn,dragoman=info,tiny_skia=error,matrix_sdk=off,matrix_sdk_crypto=error";

/// The local page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalConfig {
    /// The address on which it listens.
    pub listen: SocketAddr,
    /// The names under which a reverse proxy serves the page by HTTPS, with the port unless it is 443.
    pub hosts: Vec<String>,
    /// The address of the page for people of other networks: `https://play.example.org`. `None`: they get no links.
    pub public_url: Option<String>,
    /// Whether the host may move the clock.
    pub demo: bool,
}

/// Discord.
#[derive(Clone, PartialEq, Eq)]
pub struct DiscordConfig {
    /// The bot's token.
    pub token: String,
    /// Another server than Discord's own, for tests.
    pub api: Option<String>,
    /// A PEM file with the certificate authority of `api`.
    pub ca: Option<PathBuf>,
    /// Whether to read messages in threads (needs the privileged intent).
    pub message_content: bool,
    /// Registers the commands in this server at once.
    pub guild: Option<u64>,
    /// How many shards are opened; `None`: as many as Discord recommends.
    pub shards: Option<NonZeroU32>,
    /// The most calls in a second, if Discord allows the account more than others.
    pub calls_a_second: Option<u32>,
}

/// Matrix.
#[derive(Clone, PartialEq, Eq)]
pub struct MatrixConfig {
    /// Its address: `https://…`.
    pub homeserver: String,
    /// The bot's account: `@dragoman:example.org` or `dragoman`.
    pub user: String,
    /// How it logs in the first time.
    pub login: MatrixLogin,
    /// Whether an identity and a key backup of the account for which this program has no key are replaced.
    pub reset_identity: bool,
    /// Whether only messages of devices count that their accounts have signed.
    pub signed_devices: bool,
    /// Accounts whose identity is another one than the bot knows, and is accepted.
    pub accept_identities: Vec<String>,
    /// Whose invitations are accepted: accounts and servers; empty: everyone's.
    pub allow: Vec<String>,
    /// Where session and keys are; `None`: in `matrix` in the data folder.
    pub folder: Option<PathBuf>,
}

/// How the Matrix account logs in.
#[derive(Clone, PartialEq, Eq)]
pub enum MatrixLogin {
    /// By password.
    Password(String),
    /// By an access token.
    Token(String),
}

/// A problem, with the key that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The key, or the file.
    pub key: String,
    /// What is wrong and what would be right. Never contains a secret.
    pub sentence: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.sentence)
    }
}

/// The address of a database. Wrong ones aren't repeated: there may be a password in them.
pub const ADDRESS: &str = "must look like sqlite:path/to/file or postgres://user:password@host:5432/name; in a password \
                           write %40 for @, %2F for / and %3A for :";

/// How many connections to a PostgreSQL server are used, unless configured otherwise, and at most.
pub const CONNECTIONS: u32 = 16;
const MOST_CONNECTIONS: u32 = 200;

const KEYS: [&str; 27] = [
    "data",
    "database",
    "database_connections",
    "language",
    "timezone",
    "log",
    "log_format",
    "local.listen",
    "local.hosts",
    "local.public_url",
    "local.demo",
    "discord.token",
    "discord.api",
    "discord.ca",
    "discord.message_content",
    "discord.guild",
    "discord.shards",
    "discord.calls_a_second",
    "matrix.homeserver",
    "matrix.user",
    "matrix.password",
    "matrix.token",
    "matrix.reset_identity",
    "matrix.signed_devices",
    "matrix.accept_identities",
    "matrix.allow",
    "matrix.folder",
];

/// All keys: those above, and one for each row of the table of limits.
fn keys() -> impl Iterator<Item = &'static str> {
    KEYS.into_iter().chain(LIMITS.iter().map(|limit| limit.key))
}

fn variable(key: &str) -> String {
    format!("{PREFIX}{}", key.replace('.', "_").to_uppercase())
}

/// The networks that are compiled in.
#[derive(Clone, Copy)]
struct Built {
    local: bool,
    discord: bool,
    matrix: bool,
}

const BUILT: Built =
    Built { local: cfg!(feature = "local"), discord: cfg!(feature = "discord"), matrix: cfg!(feature = "matrix") };

struct Values {
    values: BTreeMap<&'static str, String>,
    problems: Vec<Problem>,
}

impl Values {
    fn problem(&mut self, key: &str, sentence: impl Into<String>) {
        self.problems.push(Problem { key: key.to_owned(), sentence: sentence.into() });
    }

    fn take(&mut self, key: &'static str) -> Option<String> {
        debug_assert!(keys().any(|known| known == key), "{key}");
        self.values.remove(key).filter(|value| !value.is_empty())
    }

    fn parsed<T>(&mut self, key: &'static str, expected: &str, parse: impl Fn(&str) -> Option<T>) -> Option<T> {
        let value = self.take(key)?;
        let parsed = parse(value.trim());
        if parsed.is_none() {
            self.problem(key, format!("{value:?} is not {expected}"));
        }
        parsed
    }

    fn flag(&mut self, key: &'static str) -> bool {
        self.parsed(key, "true or false", |value| value.parse().ok()).unwrap_or(false)
    }

    fn read_file(&mut self, name: &str, text: &str) {
        let table = match text.parse::<toml::Table>() {
            Ok(table) => table,
            Err(error) => return self.problem(name, format!("is not readable as TOML: {}", error.message())),
        };
        for (section, value) in table {
            match value {
                toml::Value::Table(table) => {
                    for (key, value) in table {
                        self.file_key(&format!("{section}.{key}"), &value);
                    }
                }
                value => self.file_key(&section, &value),
            }
        }
    }

    fn file_key(&mut self, key: &str, value: &toml::Value) {
        let Some(known) = keys().find(|known| *known == key) else {
            let known: Vec<_> = keys().collect();
            return self.problem(key, format!("there is no such key; the keys are {}", known.join(", ")));
        };
        let text = match value {
            toml::Value::String(text) => text.clone(),
            toml::Value::Boolean(flag) => flag.to_string(),
            toml::Value::Integer(number) => number.to_string(),
            _ => return self.problem(key, "must be a text, a number, true or false"),
        };
        self.values.insert(known, text);
    }

    fn read_environment(&mut self, environment: impl Iterator<Item = (String, String)>) {
        for (name, value) in environment.filter(|(name, _)| name.starts_with(PREFIX)) {
            match keys().find(|key| variable(key) == name) {
                Some(key) => {
                    self.values.insert(key, value);
                }
                // Switches of the test programs, which start the bot in their own environment.
                None if name.starts_with("DRAGOMAN_TEST_") || name == "DRAGOMAN_LONG" => {}
                None => self.problem(&name, "there is no such key; see the README for the list"),
            }
        }
    }
}

impl Config {
    /// Reads `file` like [`load`](Self::load), and the environment of the process with what systemd hands over as credentials.
    pub fn of_process(file: Option<&Path>) -> Result<Self, Vec<Problem>> {
        let environment = credentials::environment()
            .map_err(|unreadable| vec![Problem { key: unreadable.what, sentence: unreadable.why }])?;
        Self::load(file, environment.into_iter())
    }

    /// Reads `file` (if given it must exist; else `dragoman.toml` if there is one) and `environment`.
    pub fn load(
        file: Option<&Path>,
        environment: impl Iterator<Item = (String, String)>,
    ) -> Result<Self, Vec<Problem>> {
        let path = file.unwrap_or(Path::new("dragoman.toml"));
        let text = match std::fs::read_to_string(path) {
            Ok(text) => Some(text),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && file.is_none() => None,
            Err(error) => {
                let sentence = format!("can't be read: {error}");
                return Err(vec![Problem { key: path.display().to_string(), sentence }]);
            }
        };
        Self::read(&path.display().to_string(), text.as_deref(), environment)
    }

    /// Checks the text of a file and an environment.
    pub fn read(
        name: &str,
        file: Option<&str>,
        environment: impl Iterator<Item = (String, String)>,
    ) -> Result<Self, Vec<Problem>> {
        Self::read_by(BUILT, name, file, environment)
    }

    fn read_by(
        built: Built,
        name: &str,
        file: Option<&str>,
        environment: impl Iterator<Item = (String, String)>,
    ) -> Result<Self, Vec<Problem>> {
        let mut values = Values { values: BTreeMap::new(), problems: Vec::new() };
        if let Some(text) = file {
            values.read_file(name, text);
        }
        values.read_environment(environment);
        let config = Self::check(&mut values);
        config.check_built(built, &mut values);
        if values.problems.is_empty() { Ok(config) } else { Err(values.problems) }
    }

    fn check(values: &mut Values) -> Self {
        let data = PathBuf::from(values.take("data").unwrap_or_else(|| "data".to_owned()));
        let database = Self::check_database(values, &data);
        let language = Self::check_language(values, &data);
        let timezone = values
            .parsed("timezone", "a time zone such as Europe/Rome", |name| {
                jiff::tz::TimeZone::get(name).ok().map(|_| name.to_owned())
            })
            .unwrap_or_else(|| "UTC".to_owned());
        let readable = |filter: &str| tracing_subscriber::EnvFilter::try_new(filter).ok().map(|_| filter.to_owned());
        let filter = values.parsed("log", "a filter such as warn,dragoman=debug", readable);
        let json = values.parsed("log_format", "text or json", |format| match format {
            "text" => Some(false),
            "json" => Some(true),
            _ => None,
        });
        let log = LogConfig { filter: filter.unwrap_or_else(|| QUIET.to_owned()), json: json.unwrap_or(false) };
        let listen =
            values.parsed("local.listen", "an address and port such as 127.0.0.1:7901", |address| address.parse().ok());
        let listen = listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 7901)));
        let hosts: Vec<String> =
            values.parsed("local.hosts", "names such as play.example.org", hosts).unwrap_or_default();
        let public_url = Self::check_public_url(values, listen, &hosts);
        let local = LocalConfig { listen, hosts, public_url, demo: values.flag("local.demo") };
        let limits = Self::check_limits(values);
        let discord = Self::check_discord(values);
        let matrix = Self::check_matrix(values);
        if local.demo && (discord.is_some() || matrix.is_some()) {
            values.problem(
                "local.demo",
                "can't be used together with Discord or Matrix: their players' clock is the real one",
            );
        }
        Self { data, database, language, timezone, log, limits, local, discord, matrix }
    }

    /// What is switched on must be compiled in. If it isn't, one command builds everything that is switched on.
    fn check_built(&self, built: Built, values: &mut Values) {
        let (discord, matrix) = (self.discord.is_some(), self.matrix.is_some());
        let features: Vec<&str> = [(discord, "discord"), (matrix, "matrix")]
            .iter()
            .filter(|(is_on, _)| *is_on)
            .map(|(_, name)| *name)
            .collect();
        let command = match features.as_slice() {
            [] => "cargo build --release".to_owned(),
            _ => format!("cargo build --release --features {}", features.join(",")),
        };
        for (is_on, is_built, key, network) in [
            (self.local.public_url.is_some(), built.local, "local.public_url", "the local page"),
            (discord, built.discord, "discord.token", "Discord"),
            (matrix, built.matrix, "matrix.homeserver", "Matrix"),
        ] {
            if is_on && !is_built {
                values
                    .problem(key, format!("this program was built without {network}; build it again with: {command}"));
            }
        }
    }

    fn check_database(values: &mut Values, data: &Path) -> Database {
        let expected = format!("a whole number from {FEWEST_CONNECTIONS} to {MOST_CONNECTIONS}");
        let parse =
            |value: &str| value.parse().ok().filter(|count| (FEWEST_CONNECTIONS..=MOST_CONNECTIONS).contains(count));
        let connections = values.parsed("database_connections", &expected, parse);
        let file = Database::Sqlite(data.join("dragoman.sqlite"));
        let Some(address) = values.take("database") else { return file };
        Database::read(&address, connections.unwrap_or(CONNECTIONS)).unwrap_or_else(|| {
            values.problem("database", ADDRESS);
            file
        })
    }

    /// Links to maps have secrets in them: unencrypted they may only be used on this machine.
    fn check_public_url(values: &mut Values, listen: SocketAddr, hosts: &[String]) -> Option<String> {
        let url = values.take("local.public_url")?;
        let url = url.trim().trim_end_matches('/').to_ascii_lowercase();
        let is_own = |host: &str| {
            let (name, port) = host.rsplit_once(':').unwrap_or((host, "80"));
            let address: Option<std::net::IpAddr> = name.trim_matches(['[', ']']).parse().ok();
            let loopback = name == "localhost" || address.is_some_and(|address| address.is_loopback());
            loopback && port.parse() == Ok(listen.port())
        };
        let problem = match url.split_once("://") {
            Some(("https", host)) if hosts.iter().any(|known| known.eq_ignore_ascii_case(host)) => None,
            Some(("https", host)) if !host.is_empty() && !host.contains(['/', '?', '#', '@']) => {
                Some(format!("{host} must be one of local.hosts: the page isn't served under other names"))
            }
            Some(("http", host)) if is_own(host) => None,
            Some(("http", _)) => Some("must begin with https://, except on this machine".to_owned()),
            _ => Some("must look like https://play.example.org, without a path".to_owned()),
        };
        if let Some(sentence) = problem {
            values.problem("local.public_url", sentence);
        }
        Some(url)
    }

    fn check_language(values: &mut Values, data: &Path) -> Language {
        let languages = match dragoman_locales::languages() {
            Ok(languages) => languages,
            Err(error) => {
                values.problem("language", error.to_string());
                return Language::EN;
            }
        };
        let tags: Vec<String> = languages.iter().map(|language| language.to_string()).collect();
        let own = data.join("locales");
        let expected = format!("one of {}, nor of those in {}", tags.join(", "), own.display());
        let has_folder = |tag: &Language| own.join(tag.to_string()).join("language.ftl").is_file();
        let read = |name: &str| languages.read_name(name).ok().or_else(|| name.parse().ok().filter(has_folder));
        values.parsed("language", &expected, read).unwrap_or_default()
    }

    fn check_limits(values: &mut Values) -> Limits {
        let mut limits = Limits::default();
        for row in LIMITS {
            let expected = format!("a whole number from {} to {}", row.least, row.most);
            let parse = |value: &str| value.parse().ok().filter(|number| (row.least..=row.most).contains(number));
            if let Some(number) = values.parsed(row.key, &expected, parse) {
                limits.set(row.key, number);
            }
        }
        limits
    }

    fn check_discord(values: &mut Values) -> Option<DiscordConfig> {
        let api = values.take("discord.api");
        if let Some(api) = &api
            && !api.starts_with("http://")
            && !api.starts_with("https://")
        {
            values.problem("discord.api", "must begin with https:// (or http:// for tests)");
        }
        let ca = values.take("discord.ca").map(PathBuf::from);
        let message_content = values.flag("discord.message_content");
        let guild =
            values.parsed("discord.guild", "a server's id, a number", |id| id.parse().ok().filter(|id| *id != 0));
        let shards = values.parsed("discord.shards", "\"auto\", or a number from 1 to 16384", |shards| match shards {
            "auto" => Some(None),
            number => number.parse().ok().filter(|number: &NonZeroU32| number.get() <= 16_384).map(Some),
        });
        let calls_a_second = values.parsed("discord.calls_a_second", "a number from 10 to 1000", |calls| {
            calls.parse().ok().filter(|calls| (10..=1000).contains(calls))
        });
        let token = values.take("discord.token");
        let others = api.is_some() || ca.is_some() || message_content || guild.is_some() || shards.is_some();
        let others = others || calls_a_second.is_some();
        if token.is_none() && others {
            values.problem("discord.token", "is missing, though other keys of Discord are set");
        }
        let token = token?;
        if token.split('.').count() != 3 || token.contains(char::is_whitespace) {
            values
                .problem("discord.token", "doesn't look like a bot's token: three parts with dots between, no blanks");
        }
        Some(DiscordConfig { token, api, ca, message_content, guild, shards: shards.flatten(), calls_a_second })
    }

    fn check_matrix(values: &mut Values) -> Option<MatrixConfig> {
        let homeserver = values.take("matrix.homeserver");
        let user = values.take("matrix.user");
        let password = values.take("matrix.password");
        let token = values.take("matrix.token");
        let reset_identity = values.flag("matrix.reset_identity");
        let signed_devices = values.flag("matrix.signed_devices");
        let accepted =
            values.parsed("matrix.accept_identities", "a list of accounts such as @ola:example.org", accounts);
        let folder = values.take("matrix.folder").map(PathBuf::from);
        let expected = "a list of servers and accounts such as example.org, @ola:matrix.org";
        let allow = values.parsed("matrix.allow", expected, allowed).unwrap_or_default();
        let login = match (password, token) {
            (Some(_), Some(_)) => {
                values.problem("matrix.token", "set either matrix.password or matrix.token, not both");
                return None;
            }
            (Some(password), None) => Some(MatrixLogin::Password(password)),
            (None, Some(token)) => Some(MatrixLogin::Token(token)),
            (None, None) => None,
        };
        if homeserver.is_none() && user.is_none() && login.is_none() {
            return None;
        }
        for (key, missing) in [
            ("matrix.homeserver", homeserver.is_none()),
            ("matrix.user", user.is_none()),
            ("matrix.password", login.is_none()),
        ] {
            if missing {
                values.problem(key, "is missing, though other keys of Matrix are set");
            }
        }
        let homeserver = homeserver?;
        if !homeserver.starts_with("http://") && !homeserver.starts_with("https://") {
            values.problem("matrix.homeserver", "must begin with https:// (or http:// on this machine)");
        }
        let accept_identities = accepted.unwrap_or_default();
        if !signed_devices && !accept_identities.is_empty() {
            values.problem("matrix.accept_identities", "does nothing without matrix.signed_devices = true");
        }
        Some(MatrixConfig {
            homeserver,
            user: user?,
            login: login?,
            reset_identity,
            signed_devices,
            accept_identities,
            allow,
            folder,
        })
    }
}

/// Matrix servers and accounts, separated by commas or spaces.
fn allowed(list: &str) -> Option<Vec<String>> {
    let words = list.split([',', ' ']).filter(|word| !word.is_empty()).map(str::to_owned);
    let is_server = |name: &str| !name.is_empty() && !name.contains(['@', '/', '!', '#']);
    let is_known = |word: &String| match word.strip_prefix('@') {
        Some(account) => account.split_once(':').is_some_and(|(name, server)| !name.is_empty() && is_server(server)),
        None => is_server(word),
    };
    let words: Vec<String> = words.collect();
    (!words.is_empty() && words.iter().all(is_known)).then_some(words)
}

/// Matrix accounts, separated by commas or spaces.
fn accounts(list: &str) -> Option<Vec<String>> {
    allowed(list).filter(|words| words.iter().all(|word| word.starts_with('@')))
}

/// Names of hosts, each with a port if it isn't the one of HTTPS: `play.example.org games.example.org:8443`. `None`: none
/// of them, or something else, such as an address with its scheme.
fn hosts(list: &str) -> Option<Vec<String>> {
    let words: Vec<String> =
        list.split([',', ' ']).filter(|word| !word.is_empty()).map(str::to_ascii_lowercase).collect();
    let is_name =
        |name: &str| !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-'));
    let is_host = |word: &String| match word.split_once(':') {
        Some((name, port)) => is_name(name) && port.parse::<u16>().is_ok_and(|port| port != 0),
        None => is_name(word),
    };
    (!words.is_empty() && words.iter().all(is_host)).then_some(words)
}

/// Why the folder `data` can't be used, if so. Changes nothing.
pub fn check_folder(data: &Path) -> Option<Problem> {
    let existing = data.ancestors().map(|path| if path.as_os_str().is_empty() { Path::new(".") } else { path });
    let (path, found) = existing.filter_map(|path| Some((path, path.metadata().ok()?))).next()?;
    let name = path.display();
    let sentence = if !found.is_dir() {
        format!("{name} is not a folder")
    } else if found.permissions().readonly() {
        format!("the folder {name} can't be written; choose another, or change its permissions")
    } else {
        return None;
    };
    Some(Problem { key: "data".to_owned(), sentence })
}

/// Why there can be no SQLite file where `database` is, if so. Changes nothing. Only the folder `data` is made if it isn't there.
pub fn check_file(database: &Database, data: &Path) -> Option<Problem> {
    let Database::Sqlite(file) = database else { return None };
    let folder = file.parent().map(|path| if path.as_os_str().is_empty() { Path::new(".") } else { path })?;
    let whole = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let sentence = if file.is_dir() {
        format!("{} is a folder", file.display())
    } else if !folder.is_dir() && whole(folder) != whole(data) {
        format!("there is no folder {} for {}", folder.display(), file.display())
    } else {
        return None;
    };
    Some(Problem { key: "database".to_owned(), sentence })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(file: &str, environment: &[(&str, &str)]) -> Result<Config, Vec<Problem>> {
        let environment = environment.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Config::read("dragoman.toml", Some(file), environment)
    }

    fn problems(file: &str, environment: &[(&str, &str)]) -> Vec<String> {
        read(file, environment).err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn without_settings_there_is_the_local_page() {
        let config = read("", &[]).expect("an empty file is fine");
        assert_eq!(config.local.listen.to_string(), "127.0.0.1:7901");
        assert!(config.discord.is_none() && config.matrix.is_none());
    }

    #[test]
    fn the_environment_takes_precedence() {
        let config = read("language = 'it'", &[("DRAGOMAN_LANGUAGE", "pl")]).expect("both are languages");
        assert_eq!(config.language, Language::of(*b"pl"));
    }

    #[test]
    fn limits_are_keys_with_a_range() {
        let config = read("[limits]\ntext = 500", &[("DRAGOMAN_LIMITS_COMMANDS", "20")]).expect("both are allowed");
        assert_eq!((config.limits.text, config.limits.commands), (500, 20));
        assert_eq!(config.limits.games_per_person, Limits::default().games_per_person);
        let found = problems("[limits]\ntext = 5\ntea = 3", &[]);
        assert!(found.contains(&"limits.text: \"5\" is not a whole number from 200 to 16000".to_owned()), "{found:#?}");
        assert!(found.iter().any(|line| line.starts_with("limits.tea: there is no such key")), "{found:#?}");
    }

    #[test]
    fn shards_are_a_number_or_left_to_discord() {
        let shards = |value: &str| {
            let file = format!("[discord]\ntoken = 'a.b.c'\nshards = {value}");
            read(&file, &[]).ok().and_then(|config| config.discord).map(|discord| discord.shards)
        };
        assert_eq!((shards("'auto'"), shards("4")), (Some(None), Some(NonZeroU32::new(4))));
        for wrong in ["0", "-1", "16385", "'all'"] {
            assert_eq!(shards(wrong), None, "{wrong}");
        }
        let found = problems("[discord]\nshards = 2", &[]);
        assert!(found.iter().any(|line| line.starts_with("discord.token: is missing")), "{found:#?}");
    }

    #[test]
    fn the_pace_of_calls_to_discord_has_bounds() {
        let calls = |value: &str| {
            let file = format!("[discord]\ntoken = 'a.b.c'\ncalls_a_second = {value}");
            read(&file, &[]).ok().and_then(|config| config.discord).and_then(|discord| discord.calls_a_second)
        };
        assert_eq!((calls("10"), calls("400")), (Some(10), Some(400)));
        for wrong in ["9", "1001", "-1", "'all'"] {
            assert_eq!(calls(wrong), None, "{wrong}");
        }
        let found = problems("[discord]\ncalls_a_second = 90", &[]);
        assert!(found.iter().any(|line| line.starts_with("discord.token: is missing")), "{found:#?}");
    }

    #[test]
    fn the_names_of_a_reverse_proxy_have_no_scheme_and_no_path() {
        let config =
            read("[local]\nhosts = 'play.example.org, Games.example.org:8443'", &[]).expect("both are allowed");
        assert_eq!(config.local.hosts, ["play.example.org", "games.example.org:8443"]);
        for wrong in ["https://play.example.org", "play.example.org/x", "play.example.org:x", ","] {
            assert_eq!(hosts(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_list_of_accepted_invitations_has_servers_and_accounts() {
        assert_eq!(
            allowed("example.org, @ola:matrix.org  localhost:8448"),
            Some(["example.org", "@ola:matrix.org", "localhost:8448"].map(str::to_owned).to_vec())
        );
        for wrong in ["@ola", "https://example.org", "#room:example.org", ",", "@:example.org"] {
            assert_eq!(allowed(wrong), None, "{wrong}");
        }
        let found = problems("[matrix]\nallow = '@ola'", &[]);
        assert!(found.iter().any(|line| line.starts_with("matrix.allow")), "{found:#?}");
    }

    #[test]
    fn new_identities_are_accepted_of_accounts_where_only_signed_devices_count() {
        let matrix = "[matrix]\nhomeserver = 'https://x.example'\nuser = 'bot'\npassword = 'secret'\n";
        let signed = format!("{matrix}signed_devices = true\naccept_identities = '@ola:x.example'");
        let config = read(&signed, &[]).expect("both are allowed").matrix.expect("Matrix is on");
        assert!(config.signed_devices);
        assert_eq!(config.accept_identities, ["@ola:x.example"]);
        for wrong in [
            format!("{matrix}accept_identities = '@ola:x.example'"),
            format!("{matrix}signed_devices = true\naccept_identities = 'x.example'"),
        ] {
            let found = problems(&wrong, &[]);
            assert!(found.iter().any(|line| line.starts_with("matrix.accept_identities")), "{found:#?}");
        }
        assert!(!read(matrix, &[]).expect("it is right").matrix.expect("Matrix is on").signed_devices);
    }

    #[test]
    fn every_problem_is_reported_at_once() {
        let found = problems(
            "language = 'xx'\ntokn = 'x'\nlog_format = 'xml'\ndatabase = 'postgres://x:s3cret@y:z/'\n[local]\nlisten = 'here'\n[discord]\ntoken = 'a b'",
            &[("DRAGOMAN_MATRIX_USER", "bot"), ("DRAGOMAN_DISCROD_TOKEN", "x")],
        );
        let keys: Vec<_> = found.iter().filter_map(|line| line.split(':').next()).collect();
        for key in [
            "tokn",
            "log_format",
            "DRAGOMAN_DISCROD_TOKEN",
            "database",
            "language",
            "local.listen",
            "discord.token",
            "matrix.homeserver",
            "matrix.password",
        ] {
            assert!(keys.contains(&key), "{key} in {found:#?}");
        }
    }

    #[test]
    fn a_database_is_a_file_or_on_a_server() {
        let read =
            |file: &str| Config::read("f", Some(file), std::iter::empty()).map(|config| config.database.to_string());
        assert_eq!(read("data = 'd'").unwrap(), "d/dragoman.sqlite");
        for (address, file) in
            [("/x/y.db", "/x/y.db"), ("x.db", "x.db"), ("///x/y.db", "/x/y.db"), ("////x/y.db", "//x/y.db")]
        {
            assert_eq!(read(&format!("database = 'sqlite:{address}'")).unwrap(), file);
        }
        for wrong in ["sqlite:", "sqlite://", "sqlite::memory:"] {
            let found = problems(&format!("database = '{wrong}'"), &[]);
            assert!(found[0].starts_with("database: must look like"), "{wrong}: {found:#?}");
        }
        let server = "database = 'postgres://bot:s3cret@db:5433/games'\ndatabase_connections = 40";
        assert_eq!(read(server).unwrap(), "postgres://bot@db:5433/games");
        let found = problems("database = 'postgres://bot:s3cret@host:port/x'\ndatabase_connections = 3", &[]);
        assert!(found.iter().any(|line| line.starts_with("database: must look like")), "{found:#?}");
        assert!(found.iter().any(|line| line.starts_with("database_connections: ")), "{found:#?}");
        assert!(!found.concat().contains("s3cret"), "{found:#?}");
    }

    #[test]
    fn a_database_needs_a_folder_that_is_there() {
        let problem = |file: &str| check_file(&Database::Sqlite(file.into()), Path::new("not-there-yet"));
        for good in ["not-there-yet/dragoman.sqlite", "./not-there-yet/x", "games.sqlite", "src/games.sqlite"] {
            assert_eq!(problem(good), None, "{good}");
        }
        let said = |file: &str| problem(file).map(|problem| problem.to_string());
        let missing = "database: there is no folder elsewhere for elsewhere/games.sqlite";
        assert_eq!(said("elsewhere/games.sqlite").as_deref(), Some(missing));
        assert_eq!(said("src").as_deref(), Some("database: src is a folder"));
    }

    #[test]
    fn a_language_may_be_one_of_the_operators_own() {
        let data = tempfile::tempdir().expect("a folder");
        let read = |tag: &str| {
            let file = format!("data = '{}'\nlanguage = '{tag}'", data.path().display());
            read(&file, &[]).map(|config| config.language.to_string()).map_err(|found| found[0].to_string())
        };
        let refused = read("fr").expect_err("there is none");
        assert!(refused.starts_with("language: \"fr\" is not one of en, "), "{refused}");
        std::fs::create_dir_all(data.path().join("locales/fr")).expect("a folder");
        assert!(read("fr").is_err(), "an empty folder is no language");
        std::fs::write(data.path().join("locales/fr/language.ftl"), "language-name = Français").expect("written");
        assert_eq!((read("fr"), read("FR")), (Ok("fr".to_owned()), Ok("fr".to_owned())));
    }

    #[test]
    fn a_file_isnt_accepted_as_folder() {
        let problem = check_folder(Path::new("Cargo.toml/data")).expect("Cargo.toml is a file");
        assert_eq!(problem.to_string(), "data: Cargo.toml is not a folder");
        assert_eq!(check_folder(Path::new("not-there-yet/data")), None);
    }

    #[test]
    fn links_to_maps_are_encrypted_unless_they_stay_on_this_machine() {
        let read = |keys: &str| Config::read("x.toml", Some(&format!("[local]\n{keys}")), std::iter::empty());
        let url = |keys: &str| read(keys).map(|config| config.local.public_url).map_err(|found| found[0].to_string());
        let proxied = "hosts = 'play.example.org games.example.org:8443'\n";
        for good in ["https://play.example.org", "https://games.example.org:8443"] {
            assert_eq!(url(&format!("{proxied}public_url = '{good}/'")), Ok(Some(good.to_owned())));
        }
        for own in ["http://127.0.0.1:7901", "http://localhost:7901", "http://[::1]:7901"] {
            assert_eq!(url(&format!("public_url = '{own}'")), Ok(Some(own.to_owned())));
        }
        assert_eq!(url("public_url = ''"), Ok(None));
        for bad in [
            "http://play.example.org",
            "https://other.example.org",
            "https://play.example.org/map",
            "https://ola@play.example.org",
            "http://127.0.0.1:80",
            "http://192.168.1.5:7901",
            "play.example.org",
            "https://",
        ] {
            let problem = url(&format!("{proxied}public_url = '{bad}'")).expect_err(bad);
            assert!(problem.starts_with("local.public_url: "), "{problem}");
        }
    }

    #[test]
    fn a_network_that_is_not_compiled_in_is_named_with_the_command_that_builds_it() {
        const DISCORD: &str = "[discord]\ntoken = 'a.b.c'\n";
        const MATRIX: &str = "[matrix]\nhomeserver = 'https://example.org'\nuser = 'bot'\npassword = 'x'\n";
        let said = |built: Built, file: &str| -> Vec<String> {
            let found = Config::read_by(built, "x.toml", Some(file), std::iter::empty()).err().unwrap_or_default();
            found.iter().map(ToString::to_string).collect()
        };
        let page = Built { local: true, discord: false, matrix: false };
        assert_eq!(said(page, ""), [""; 0]);
        assert_eq!(
            said(page, DISCORD),
            ["discord.token: this program was built without Discord; build it again with: \
                 cargo build --release --features discord"]
        );
        let both = format!("{DISCORD}{MATRIX}");
        let found = said(Built { discord: true, ..page }, &both);
        assert_eq!(
            found,
            ["matrix.homeserver: this program was built without Matrix; build it again with: \
                 cargo build --release --features discord,matrix"]
        );
        assert_eq!(said(page, &both).len(), 2);
        assert_eq!(said(Built { discord: true, matrix: true, ..page }, &both), [""; 0]);
    }

    #[test]
    fn a_movable_clock_is_for_the_local_page_only() {
        let found = problems("[local]\ndemo = true\n[discord]\ntoken = 'a.b.c'", &[]);
        assert!(found.iter().any(|line| line.starts_with("local.demo")), "{found:#?}");
    }
}
