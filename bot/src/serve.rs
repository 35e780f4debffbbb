//! Starts all parts of the program and runs them until it is stopped.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use dragoman_engine::Map;
use dragoman_game::event::PlatformName;
use dragoman_platform::{self, Platform, Sink};
use dragoman_runtime::clock::{Clock, MovableClock, SystemClock};
use dragoman_runtime::entropy::{Entropy, SystemEntropy};
use dragoman_say::picture::MapRenderer;
use dragoman_store::{Lease, Signal, Store, StoreError};
use dragoman_tasks::contain::{caught, report_panics};
use dragoman_tasks::supervisor::{Loop, Supervisor};
use tokio::sync::Notify;
use tokio::sync::broadcast::error::RecvError;
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::dispatcher::OutboxDispatcher;
use crate::service::{Answers, Defaults, Service};
use crate::{clock, janitor, open_files, packs};

/// Reads the configuration; prints every problem on standard error.
pub fn configure(file: Option<&Path>) -> anyhow::Result<Config> {
    Config::of_process(file).map_err(|problems| {
        let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
        anyhow::anyhow!("the configuration needs a look:\n{}", lines.join("\n"))
    })
}

/// Runs the bot until Ctrl-C or SIGTERM.
pub fn run(config: Config) -> anyhow::Result<()> {
    report_panics();
    // Each connection of a network or of the database counts too.
    open_files::raise_limit();
    // Whoever has run, or could, goes on waiting.
    let (mut failing_since, mut stands_by) = (None, false);
    loop {
        let begun = Instant::now();
        let runtime =
            tokio::runtime::Builder::new_multi_thread().enable_all().build().context("starting the runtime")?;
        // From here on: a signal that comes while it begins isn't lost if it can't.
        let told = runtime.spawn(told_to_stop());
        let ended = runtime.block_on(serve(config.clone()));
        let waits = match ended {
            Ok(End::Stopped) => return Ok(()),
            Ok(End::TakenOut) => {
                tracing::info!("Dragoman begins anew");
                (failing_since, stands_by) = (None, true);
                Duration::ZERO
            }
            Ok(End::Superseded) => {
                stands_by = true;
                START_RETRY
            }
            Err(error) => match error.downcast_ref() {
                // From the first, or in the middle of the start.
                Some(error)
                    if error.is_passing()
                        && (stands_by || failing_since.get_or_insert(begun).elapsed() < SERVER_STARTS) =>
                {
                    tracing::warn!("{error:#}; trying again{}", if stands_by { "" } else { " for a minute" });
                    START_RETRY
                }
                // It may have to do the work if the newer one has ended, or is replaced by this version again.
                Some(StoreError::Superseded(_)) => {
                    if !std::mem::replace(&mut stands_by, true) {
                        tracing::warn!("{error:#}");
                    }
                    START_RETRY
                }
                Some(StoreError::Newer(_)) if stands_by => START_RETRY,
                _ => return Err(error),
            },
        };
        let is_stopped = runtime.block_on(async { tokio::time::timeout(waits, told).await.is_ok() });
        // A map that is being rendered needn't be completed: its notice is still in the outbox.
        runtime.shutdown_timeout(Duration::from_secs(2));
        if is_stopped {
            return Ok(());
        }
    }
}

/// How long a process that can't begin waits until it tries again.
const START_RETRY: Duration = Duration::from_secs(1);

/// Why the bot has ended.
enum End {
    /// It was told to.
    Stopped,
    /// It stood still for so long that other processes have taken over what it did.
    TakenOut,
    /// A process of a newer version is there, and has taken over what it did.
    Superseded,
}

/// How long adapters and workers may take to finish what they have begun.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// The parts that every network needs.
#[derive(Clone)]
struct Runtime {
    store: Store,
    dispatcher: Arc<OutboxDispatcher>,
    sink: Arc<dyn Sink>,
    supervisor: Arc<Supervisor>,
    stop: CancellationToken,
}

#[cfg_attr(
    not(any(feature = "local", feature = "discord", feature = "matrix")),
    expect(dead_code, reason = "no network")
)]
impl Runtime {
    /// Connects a network and runs it until the program is stopped. A failing network stops no other: the reason is in
    /// the log and in `/health`, and notices for it wait. While another process does this for the same account, it waits.
    async fn run_platform(
        self,
        name: PlatformName,
        connect: impl Future<Output = anyhow::Result<Arc<dyn Platform>>>,
    ) -> anyhow::Result<()> {
        let stop = self.stop.child_token();
        // The local page has a server in every process; it takes its lease itself.
        if name != PlatformName::Local
            && stop.run_until_cancelled(self.store.lease(Lease::Network(name))).await.is_none()
        {
            return Ok(());
        }
        let worked = match stop.run_until_cancelled(caught(connect)).await {
            None => return Ok(()),
            Some(Ok(Ok(platform))) => self.work(name, platform, &stop).await,
            Some(Ok(Err(error))) => Err(error),
            Some(Err(panicked)) => Err(panicked.into()),
        };
        stop.cancel();
        if let Err(error) = &worked {
            let sentence = format!("{error:#}");
            tracing::error!(platform = %name, "this network can't be used until this is corrected: {sentence}");
            self.supervisor.fail(name, sentence);
            // Another process may be able to use it.
            if let Err(error) = self.store.release(Lease::Network(name)).await {
                tracing::warn!(platform = %name, %error, "the lease couldn't be given back");
            }
        }
        worked
    }

    async fn work(
        &self,
        name: PlatformName,
        platform: Arc<dyn Platform>,
        stop: &CancellationToken,
    ) -> anyhow::Result<()> {
        self.dispatcher.connect(Arc::clone(&platform));
        let dispatching = {
            let (dispatcher, supervisor, stop) =
                (Arc::clone(&self.dispatcher), Arc::clone(&self.supervisor), stop.clone());
            tokio::spawn(async move {
                let dispatch = || {
                    let (dispatcher, watched, stop) = (Arc::clone(&dispatcher), Arc::clone(&supervisor), stop.clone());
                    dispatcher.dispatch(name, stop, move || watched.turned(Loop::Dispatcher(name)))
                };
                supervisor.keep(Loop::Dispatcher(name), &stop, dispatch).await;
            })
        };
        let listen = || Arc::clone(&platform).listen(Arc::clone(&self.sink), stop.clone());
        let listened = self.supervisor.keep(Loop::Listener(name), stop, listen).await;
        stop.cancel();
        if let Err(error) = dispatching.await {
            tracing::error!(platform = %name, %error, "the dispatcher stopped");
        }
        Ok(listened.unwrap_or(Ok(()))?)
    }
}

/// The networks that the configuration enables.
fn switched_on(config: &Config) -> Vec<PlatformName> {
    let local = cfg!(feature = "local").then_some(PlatformName::Local);
    let discord = config.discord.as_ref().filter(|_| cfg!(feature = "discord")).map(|_| PlatformName::Discord);
    let matrix = config.matrix.as_ref().filter(|_| cfg!(feature = "matrix")).map(|_| PlatformName::Matrix);
    [local, discord, matrix].into_iter().flatten().collect()
}

/// The bot's name on Discord, or why the token can't be used.
#[cfg(feature = "discord")]
pub fn check_discord(discord: &crate::config::DiscordConfig) -> anyhow::Result<String> {
    let words = Arc::new(dragoman_locales::words().context("reading the words")?);
    let adapter = dragoman_discord::Discord::new(discord_settings(discord)?, words, Arc::new(SystemClock))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("starting the runtime")?;
    Ok(runtime.block_on(adapter.check())?)
}

#[cfg(feature = "matrix")]
pub(crate) fn matrix_settings(
    matrix: &crate::config::MatrixConfig,
    database: &dragoman_store::Database,
) -> dragoman_matrix::settings::MatrixSettings {
    use dragoman_matrix::settings::{Login, MatrixSettings, SearchLimits};
    let login = match &matrix.login {
        crate::config::MatrixLogin::Password(password) => Login::Password(password.clone()),
        crate::config::MatrixLogin::Token(token) => Login::Token(token.clone()),
    };
    let (homeserver, user) = (matrix.homeserver.clone(), matrix.user.clone());
    let (reset_identity, signed_devices) = (matrix.reset_identity, matrix.signed_devices);
    let (accept_identities, allow) = (matrix.accept_identities.clone(), matrix.allow.clone());
    let shared_by = matches!(database, dragoman_store::Database::Postgres(_)).then(|| database.to_string());
    let (folder, search) = (matrix.folder.clone(), SearchLimits::default());
    MatrixSettings {
        homeserver,
        user,
        login,
        reset_identity,
        signed_devices,
        accept_identities,
        allow,
        folder,
        shared_by,
        search,
    }
}

#[cfg(feature = "discord")]
fn discord_settings(discord: &crate::config::DiscordConfig) -> anyhow::Result<dragoman_discord::DiscordSettings> {
    use dragoman_discord::{Api, CALLS_A_SECOND, DiscordSettings, Shards};
    let api = match (&discord.api, &discord.ca) {
        (None, _) => Api::Public,
        (Some(url), Some(ca)) => {
            let ca = std::fs::read(ca).with_context(|| format!("discord.ca: reading {}", ca.display()))?;
            Api::Server { url: url.clone(), ca }
        }
        (Some(url), None) => Api::Plain { url: url.clone() },
    };
    Ok(DiscordSettings {
        token: discord.token.clone(),
        api,
        guild: discord.guild,
        message_content: discord.message_content,
        shards: discord.shards.map_or(Shards::Auto, Shards::Number),
        calls_a_second: discord.calls_a_second.unwrap_or(CALLS_A_SECOND),
    })
}

/// The clock of this run, and the same as a movable clock if the host may move it.
async fn clocks(config: &Config, store: &Store) -> anyhow::Result<(Arc<dyn Clock>, Option<Arc<MovableClock>>)> {
    let ahead: i64 =
        store.cursor(dragoman_runtime::data_folder::MOVED_ON).await?.and_then(|value| value.parse().ok()).unwrap_or(0);
    if !config.local.demo {
        anyhow::ensure!(
            ahead == 0,
            "local.demo: the clock of {} was moved on, and time must not run backwards there; set local.demo = true, or \
             choose another `data` folder",
            config.data.display()
        );
        return Ok((Arc::new(SystemClock), None));
    }
    let movable = Arc::new(MovableClock::ahead_by(ahead));
    Ok((Arc::<MovableClock>::clone(&movable), Some(movable)))
}

/// How long a start waits for a database server that can't be reached: it may be starting too.
const SERVER_STARTS: Duration = Duration::from_secs(60);

async fn opened(config: &Config) -> Result<Store, StoreError> {
    if config.local.demo {
        // Its clock isn't the others'.
        Store::open_alone(&config.data, &config.database).await
    } else {
        Store::open(&config.data, &config.database).await
    }
}

async fn serve(config: Config) -> anyhow::Result<End> {
    let words = Arc::new(packs::load(&config.data)?);
    let store = tokio::select! {
        opened = opened(&config) => opened?,
        () = told_to_stop() => return Ok(End::Stopped),
    };
    let missing = store.variants_in_use().await?.into_iter().find(|variant| Map::of_variant(variant).is_none());
    if let Some(variant) = missing {
        let folder = config.data.join("assets").join(&variant);
        anyhow::bail!("games are being played on `{variant}`: put its map back into {}", folder.display());
    }
    let (clock, movable) = clocks(&config, &store).await?;
    let store = store.started(clock.now()).await?;
    let entropy: Arc<dyn Entropy> = Arc::new(SystemEntropy);
    let defaults = Defaults {
        language: config.language,
        timezone: config.timezone.clone(),
        limits: config.limits,
        maps: config.local.public_url.clone(),
    };
    store.release_claims(clock.now()).await?;

    let outbox = Arc::new(Notify::new());
    let dispatcher = Arc::new(OutboxDispatcher::new(
        store.clone(),
        Arc::clone(&words),
        Arc::clone(&clock),
        defaults.clone(),
        Arc::new(MapRenderer::new(Arc::clone(&words))),
        Arc::clone(&outbox),
    ));
    let answers: Arc<dyn Answers> = Arc::<OutboxDispatcher>::clone(&dispatcher);
    let service = Arc::new(Service::new(
        store.clone(),
        Arc::clone(&words),
        Arc::clone(&clock),
        Arc::clone(&entropy),
        defaults,
        answers,
        Arc::clone(&outbox),
        switched_on(&config),
    ));
    let supervisor = service.supervised();

    let stop = CancellationToken::new();
    let sink: Arc<dyn Sink> = Arc::<Service>::clone(&service);
    let runtime =
        Runtime { store: store.clone(), dispatcher, sink, supervisor: Arc::clone(&supervisor), stop: stop.clone() };
    let mut networks = tokio::task::JoinSet::new();
    let ticking = {
        let (service, stop, supervisor) = (Arc::clone(&service), stop.clone(), Arc::clone(&supervisor));
        tokio::spawn(async move {
            let tick = || clock::run(Arc::clone(&service), stop.clone());
            supervisor.keep(Loop::Clock, &stop, tick).await;
        })
    };
    let tidying = {
        let (store, clock, stop) = (store.clone(), Arc::clone(&clock), stop.clone());
        let supervisor = Arc::clone(&supervisor);
        tokio::spawn(async move {
            let tidy = || {
                let watched = Arc::clone(&supervisor);
                janitor::run(store.clone(), Arc::clone(&clock), stop.clone(), move || watched.turned(Loop::Janitor))
            };
            supervisor.keep(Loop::Janitor, &stop, tidy).await;
        })
    };
    let waking = tokio::spawn(woken_by_others(store.clone(), outbox, stop.clone()));
    // The page first, and each network in its own task: one that is slow to connect doesn't delay the others.
    #[cfg(feature = "local")]
    {
        let (clock, words) = (Arc::clone(&clock), Arc::clone(&words));
        let settings = dragoman_local::LocalSettings {
            listen: config.local.listen,
            hosts: config.local.hosts.clone(),
            data: config.data.clone(),
            text: config.limits.text,
            maps: config.local.public_url.is_some(),
            files: open_files::raise_limit(),
            movable,
        };
        let local = dragoman_local::Local::new(store.local(), clock, entropy, words, settings);
        let local: Arc<dyn Platform> = Arc::new(local.await.context("opening the local page")?);
        networks.spawn(runtime.clone().run_platform(PlatformName::Local, async { Ok(local) }));
    }
    #[cfg(feature = "discord")]
    if let Some(discord) = config.discord.clone() {
        let (words, clock) = (Arc::clone(&words), Arc::clone(&clock));
        let connect = async move {
            let adapter = dragoman_discord::Discord::new(discord_settings(&discord)?, words, clock)?;
            Ok(Arc::new(adapter) as Arc<dyn Platform>)
        };
        networks.spawn(runtime.clone().run_platform(PlatformName::Discord, connect));
    }
    #[cfg(feature = "matrix")]
    if let Some(matrix) = config.matrix.clone() {
        let (data, invitations) = (config.data.clone(), config.limits.invitations);
        let settings = matrix_settings(&matrix, &config.database);
        let sink = Arc::clone(&runtime.sink);
        let connect = async move {
            let adapter = dragoman_matrix::Matrix::connect_with(settings, &data, invitations, &*sink).await?;
            Ok(Arc::new(adapter) as Arc<dyn Platform>)
        };
        networks.spawn(runtime.clone().run_platform(PlatformName::Matrix, connect));
    }
    // The networks have what they need; without the local page nobody moves the clock.
    drop(runtime);
    #[cfg(not(feature = "local"))]
    drop(movable);
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "Dragoman is running");
    let ended = tokio::select! {
        () = told_to_stop() => Ok(End::Stopped),
        () = store.taken_out() => Ok(End::TakenOut),
        version = store.superseded() => {
            tracing::warn!("Dragoman {version} uses the database now, which is newer: this process ends its work");
            Ok(End::Superseded)
        }
        ended = all_failed(&mut networks) => ended.map(|()| End::Stopped),
    };
    stop.cancel();
    tracing::info!("Dragoman is stopping: tasks in progress are completed");
    let rest = async {
        while networks.join_next().await.is_some() {}
        let _ = ticking.await;
        let _ = tidying.await;
        let _ = waking.await;
        service.answered().await;
    };
    if matches!(ended, Ok(End::TakenOut)) {
        // Nothing can be stored any more: whoever has taken over does it.
        return ended;
    }
    if tokio::time::timeout(LAST_WORDS, rest).await.is_err() {
        tracing::warn!("a task didn't finish in time; it is repeated at the next start");
    }
    if store.is_shared() && tokio::time::timeout(LAST_WORDS, store.close()).await.is_err() {
        tracing::warn!(
            "a task still uses the database; other processes find out by themselves that this one has ended"
        );
    }
    ended
}

/// Wakes the dispatchers when another process has stored something to be posted.
pub async fn woken_by_others(store: Store, outbox: Arc<Notify>, stop: CancellationToken) {
    let mut signals = store.signals();
    while let Some(signal) = stop.run_until_cancelled(signals.recv()).await {
        match signal {
            Ok(Signal::Outbox) | Err(RecvError::Lagged(_)) => outbox.notify_waiters(),
            Ok(Signal::LocalPosts | Signal::LocalLinks | Signal::Seating) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

/// Returns when no working network is left, with all reasons.
async fn all_failed(networks: &mut tokio::task::JoinSet<anyhow::Result<()>>) -> anyhow::Result<()> {
    let mut reasons = Vec::new();
    while let Some(ended) = networks.join_next().await {
        match ended {
            Ok(Ok(())) => {}
            Ok(Err(unusable)) => reasons.push(format!("{unusable:#}")),
            Err(error) => reasons.push(error.to_string()),
        }
    }
    if reasons.is_empty() { Ok(()) } else { Err(anyhow::anyhow!(reasons.join("\n"))) }
}

async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let terminated = async {
            match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
                Ok(mut signal) => {
                    signal.recv().await;
                }
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = interrupted => {}
            () = terminated => {}
        }
    }
    #[cfg(not(unix))]
    {
        let _ = interrupted.await;
    }
}
