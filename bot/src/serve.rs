//! Puts the house together and runs it until it is told to stop.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use dragoman_l10n::Words;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::courier::Courier;
use crate::event::PlatformName;
use crate::picture::Studio;
use crate::platforms::{Platform, Sink};
use crate::service::{Answers, Defaults, Service};
use crate::store::Store;
use crate::world::{Clock, Entropy, MovableClock, SystemClock, SystemEntropy};
use crate::{clock, janitor, platforms};

/// Under which name the store keeps how far a demonstration's clock is ahead, in milliseconds.
pub const MOVED_ON: &str = "local.moved-on";

/// Reads the configuration; prints every problem on standard error.
pub fn configure(file: Option<&Path>) -> anyhow::Result<Config> {
    Config::load(file, std::env::vars()).map_err(|problems| {
        let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
        anyhow::anyhow!("the configuration needs a look:\n{}", lines.join("\n"))
    })
}

/// Runs the bot until Ctrl-C or SIGTERM.
pub fn run(config: Config) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("starting the runtime")?;
    let ended = runtime.block_on(serve(config));
    // A map that is being drawn need not be finished: its notice is still in the outbox.
    runtime.shutdown_timeout(Duration::from_secs(2));
    ended
}

/// How long adapters and workers may take to finish what they have begun.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// What every network is put to work with.
#[derive(Clone)]
struct House {
    courier: Arc<Courier>,
    sink: Arc<dyn Sink>,
    stop: CancellationToken,
}

impl House {
    /// Puts a network to work, until it is told to stop or can't go on.
    async fn attend(self, platform: Arc<dyn Platform>) -> anyhow::Result<()> {
        let name = platform.name();
        self.courier.connect(Arc::clone(&platform));
        let carrying = tokio::spawn(Arc::clone(&self.courier).run(name, self.stop.clone()));
        let listened = platform.listen(self.sink, self.stop.clone()).await;
        if listened.is_err() {
            self.stop.cancel();
        }
        if let Err(error) = carrying.await {
            tracing::error!(platform = %name, %error, "the courier broke off");
        }
        Ok(listened?)
    }
}

/// The networks that the configuration switches on.
fn switched_on(config: &Config) -> Vec<PlatformName> {
    let local = cfg!(feature = "local").then_some(PlatformName::Local);
    let discord = config.discord.as_ref().filter(|_| cfg!(feature = "discord")).map(|_| PlatformName::Discord);
    let matrix = config.matrix.as_ref().filter(|_| cfg!(feature = "matrix")).map(|_| PlatformName::Matrix);
    [local, discord, matrix].into_iter().flatten().collect()
}

/// The bot's name on Discord, or what keeps it from working there.
#[cfg(feature = "discord")]
pub fn check_discord(discord: &crate::config::DiscordConfig) -> anyhow::Result<String> {
    let words = Arc::new(Words::new().context("reading the words")?);
    let adapter = platforms::discord::Discord::new(discord_settings(discord)?, words, Arc::new(SystemClock))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("starting the runtime")?;
    Ok(runtime.block_on(adapter.check())?)
}

#[cfg(feature = "discord")]
fn discord_settings(discord: &crate::config::DiscordConfig) -> anyhow::Result<platforms::discord::DiscordSettings> {
    use platforms::discord::{Api, DiscordSettings};
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
    })
}

/// The clock of this run, and the same once more if the host may move it on.
async fn clocks(config: &Config, store: &Store) -> anyhow::Result<(Arc<dyn Clock>, Option<Arc<MovableClock>>)> {
    let ahead: i64 = store.cursor(MOVED_ON).await?.and_then(|value| value.parse().ok()).unwrap_or(0);
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

async fn serve(config: Config) -> anyhow::Result<()> {
    let words = Arc::new(Words::new().context("reading the words")?);
    let store = Store::open(&config.data, &config.database).await?;
    let (clock, movable) = clocks(&config, &store).await?;
    let store = store.started(clock.now()).await?;
    let entropy: Arc<dyn Entropy> = Arc::new(SystemEntropy);
    let defaults = Defaults { language: config.language, timezone: config.timezone.clone(), limits: config.limits };
    store.release_claims().await?;

    let outbox = Arc::new(Notify::new());
    let courier = Arc::new(Courier::new(
        store.clone(),
        Arc::clone(&words),
        Arc::clone(&clock),
        defaults.clone(),
        Arc::new(Studio::new(Arc::clone(&words))),
        Arc::clone(&outbox),
    ));
    let answers: Arc<dyn Answers> = Arc::<Courier>::clone(&courier);
    let service = Arc::new(Service::new(
        store.clone(),
        Arc::clone(&words),
        Arc::clone(&clock),
        Arc::clone(&entropy),
        defaults,
        answers,
        outbox,
        switched_on(&config),
    ));

    let stop = CancellationToken::new();
    let house = House { courier, sink: Arc::<Service>::clone(&service), stop: stop.clone() };
    let mut networks = tokio::task::JoinSet::new();
    let ticking = tokio::spawn(clock::run(service, stop.clone()));
    let tidying = tokio::spawn(janitor::run(store.clone(), Arc::clone(&clock), stop.clone()));
    // The page first, and each network for itself: one that is slow to answer keeps no other waiting.
    #[cfg(feature = "local")]
    {
        let (clock, words) = (Arc::clone(&clock), Arc::clone(&words));
        let settings = platforms::local::LocalSettings {
            listen: config.local.listen,
            data: config.data.clone(),
            text: config.limits.text,
            movable,
        };
        let local = platforms::local::Local::new(store, clock, entropy, words, settings);
        networks.spawn(house.clone().attend(Arc::new(local.await.context("opening the local page")?)));
    }
    #[cfg(feature = "discord")]
    if let Some(discord) = &config.discord {
        let settings = discord_settings(discord)?;
        let adapter = platforms::discord::Discord::new(settings, Arc::clone(&words), Arc::clone(&clock))?;
        networks.spawn(house.clone().attend(Arc::new(adapter)));
    }
    #[cfg(feature = "matrix")]
    if let Some(matrix) = config.matrix.clone() {
        let (house, data) = (house.clone(), config.data.clone());
        networks.spawn(async move {
            let stop = house.stop.clone();
            tokio::select! {
                () = stop.cancelled() => Ok(()),
                adapter = platforms::matrix::Matrix::connect_with(matrix, &data, config.limits.invitations) => house.attend(Arc::new(adapter?)).await,
            }
        });
    }
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "Dragoman is at work");
    let ended = tokio::select! {
        () = told_to_stop() => Ok(()),
        ended = first_unusable(&mut networks) => ended,
    };
    stop.cancel();
    tracing::info!("Dragoman is stopping: what was begun is finished");
    let rest = async {
        while networks.join_next().await.is_some() {}
        let _ = ticking.await;
        let _ = tidying.await;
    };
    if tokio::time::timeout(LAST_WORDS, rest).await.is_err() {
        tracing::warn!("something didn't finish in time; it is done at the next start");
    }
    ended
}

/// The first network that can't go on; the others would only hide it.
async fn first_unusable(networks: &mut tokio::task::JoinSet<anyhow::Result<()>>) -> anyhow::Result<()> {
    while let Some(ended) = networks.join_next().await {
        match ended {
            Ok(Ok(())) => {}
            Ok(Err(unusable)) => return Err(unusable),
            Err(error) => tracing::error!(%error, "a platform's listener broke off"),
        }
    }
    Ok(())
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
