//! Puts the house together and runs it until it is told to stop.

use std::path::Path;
use std::sync::Arc;

use anyhow::Context as _;
use dragoman_l10n::Words;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::courier::Courier;
use crate::picture::Studio;
use crate::platforms::{Platform, Sink, Unusable};
use crate::service::{Answers, Defaults, Service};
use crate::store::Store;
use crate::world::{Clock, Entropy, SystemClock, SystemEntropy};
use crate::{clock, platforms};

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
    runtime.block_on(serve(config))
}

async fn connect(
    config: &Config,
    store: &Store,
    words: &Arc<Words>,
    clock: &Arc<dyn Clock>,
    entropy: &Arc<dyn Entropy>,
) -> anyhow::Result<Vec<Arc<dyn Platform>>> {
    let mut connected: Vec<Arc<dyn Platform>> = Vec::new();
    #[cfg(feature = "local")]
    {
        let (store, clock, entropy) = (store.clone(), Arc::clone(clock), Arc::clone(entropy));
        let local = platforms::local::Local::new(store, clock, entropy, Arc::clone(words), config.local.listen);
        connected.push(Arc::new(local.await.context("opening the local page")?));
    }
    #[cfg(feature = "discord")]
    if let Some(discord) = &config.discord {
        let settings = discord_settings(discord)?;
        let adapter = platforms::discord::Discord::new(settings, Arc::clone(words), Arc::clone(clock))?;
        connected.push(Arc::new(adapter));
    }
    #[cfg(feature = "matrix")]
    if let Some(matrix) = &config.matrix {
        connected.push(Arc::new(platforms::matrix::Matrix::connect(matrix.clone(), &config.data).await?));
    }
    Ok(connected)
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

async fn serve(config: Config) -> anyhow::Result<()> {
    let words = Arc::new(Words::new().context("reading the words")?);
    let store = Store::open(&config.data, &config.database).await?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let entropy: Arc<dyn Entropy> = Arc::new(SystemEntropy);
    let defaults = Defaults { language: config.language, timezone: config.timezone.clone() };
    store.release_claims().await?;

    let connected = connect(&config, &store, &words, &clock, &entropy).await?;
    let outbox = Arc::new(Notify::new());
    let courier = Arc::new(Courier::new(
        store.clone(),
        Arc::clone(&words),
        Arc::clone(&clock),
        defaults.clone(),
        Arc::new(Studio::new(Arc::clone(&words))),
        connected.clone(),
        Arc::clone(&outbox),
    ));
    let rooms = connected.iter().map(|platform| platform.name()).collect();
    let answers: Arc<dyn Answers> = Arc::<Courier>::clone(&courier);
    let service = Arc::new(Service::new(store, words, Arc::clone(&clock), entropy, defaults, answers, outbox, rooms));

    let stop = CancellationToken::new();
    let mut listeners = tokio::task::JoinSet::new();
    let mut workers = tokio::task::JoinSet::new();
    workers.spawn(clock::run(Arc::clone(&service), stop.clone()));
    for platform in connected {
        workers.spawn(Arc::clone(&courier).run(platform.name(), stop.clone()));
        let sink: Arc<dyn Sink> = Arc::<Service>::clone(&service);
        listeners.spawn(platform.listen(sink, stop.clone()));
    }
    let ended = tokio::select! {
        () = told_to_stop() => Ok(()),
        ended = first_unusable(&mut listeners) => ended,
    };
    stop.cancel();
    while listeners.join_next().await.is_some() {}
    while workers.join_next().await.is_some() {}
    ended.map_err(anyhow::Error::from)
}

/// The first platform that can't go on; the others would only hide it.
async fn first_unusable(listeners: &mut tokio::task::JoinSet<Result<(), Unusable>>) -> Result<(), Unusable> {
    while let Some(ended) = listeners.join_next().await {
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
