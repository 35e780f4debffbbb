//! Checks a real network against what the tests' substitutes assume, with an account of the operator's own.
//!
//! ```text
//! DRAGOMAN_LIVE_TOKEN=… cargo run --features networks --example live -- discord CHANNEL
//! DRAGOMAN_LIVE_PASSWORD=… cargo run --features networks --example live -- matrix https://example.org @check:example.org ROOM
//! ```
//!
//! On Discord, `CHANNEL` is the id of a text channel in which the bot has the permissions of `bot/docs/discord.md`; its
//! commands are registered as the program does it. On Matrix, `ROOM` is the id of a room that the account was invited
//! to; use an account that has never been used, since it gets an identity for encryption of which nothing is kept. It
//! takes a minute. Everything that is made is removed; what can't be removed is listed. The exit status is 1 if anything
//! deviates.
//!
//! It is a program and no test, because it needs an account, and no part of `dragoman`, because it is of use only to
//! somebody who changes the substitutes. The suites `discord` and `matrix` run the same steps against their substitutes.

#[path = "mod.rs"]
mod live;
mod memory;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::{ChannelId, PlatformName};
use dragoman_platform::{Platform, Sink};
use dragoman_runtime::clock::{Clock, SystemClock};
use tokio_util::sync::CancellationToken;

use live::remover::Remover;
use memory::Memory;

const USAGE: &str = "live discord CHANNEL, with DRAGOMAN_LIVE_TOKEN\n\
                     live matrix HOMESERVER USER ROOM, with DRAGOMAN_LIVE_PASSWORD";
/// How long connecting and registering may take.
const PATIENCE: Duration = Duration::from_secs(120);

fn secret(name: &str) -> Result<String, String> {
    std::env::var(name).map_err(|_| format!("{name} isn't set"))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let outcome = match runtime {
        Ok(runtime) => runtime.block_on(run(&arguments)),
        Err(error) => Err(error.to_string()),
    };
    match outcome {
        Ok(0) => {
            println!("nothing deviates");
            ExitCode::SUCCESS
        }
        Ok(count) => {
            println!("{count} of the assumptions don't hold");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// The number of deviations.
async fn run(arguments: &[&str]) -> Result<usize, String> {
    let text = |error: dragoman_platform::Unusable| error.to_string();
    match arguments {
        ["discord", channel] => {
            let token = secret("DRAGOMAN_LIVE_TOKEN")?;
            let settings = dragoman_discord::DiscordSettings {
                token: token.clone(),
                api: dragoman_discord::Api::Public,
                guild: None,
                message_content: false,
                shards: dragoman_discord::Shards::Auto,
                calls_a_second: dragoman_discord::CALLS_A_SECOND,
            };
            let words = Arc::new(dragoman_locales::words().map_err(|error| error.to_string())?);
            let adapter = dragoman_discord::Discord::new(settings, words, Arc::new(SystemClock)).map_err(text)?;
            let remover = Remover::Discord { api: "https://discord.com".to_owned(), token };
            check(Arc::new(adapter), ChannelId::new(PlatformName::Discord, channel), remover).await
        }
        ["matrix", homeserver, user, room] => {
            let password = secret("DRAGOMAN_LIVE_PASSWORD")?;
            let settings = dragoman_matrix::settings::MatrixSettings {
                homeserver: (*homeserver).to_owned(),
                user: (*user).to_owned(),
                login: dragoman_matrix::settings::Login::Password(password.clone()),
                reset_identity: false,
                signed_devices: false,
                accept_identities: Vec::new(),
                allow: Vec::new(),
                folder: None,
                shared_by: None,
                search: dragoman_matrix::settings::SearchLimits::default(),
            };
            let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
            let adapter =
                dragoman_matrix::Matrix::connect(settings, folder.path(), &Memory::default()).await.map_err(text)?;
            let remover = Remover::on_matrix(homeserver, user, &password).await?;
            check(Arc::new(adapter), ChannelId::new(PlatformName::Matrix, room), remover).await
        }
        _ => Err(USAGE.to_owned()),
    }
}

async fn check(platform: Arc<dyn Platform>, channel: ChannelId, remover: Remover) -> Result<usize, String> {
    let (memory, stop) = (Arc::new(Memory::default()), CancellationToken::new());
    let sink: Arc<dyn Sink> = Arc::<Memory>::clone(&memory);
    let listening = tokio::spawn(Arc::clone(&platform).listen(sink, stop.clone()));
    let is_registered = match platform.name() {
        PlatformName::Discord => Some(tokio::time::timeout(PATIENCE, memory.has("discord.commands")).await.is_ok()),
        PlatformName::Local | PlatformName::Matrix => None,
    };
    if listening.is_finished() {
        return Err(match listening.await {
            Ok(Err(unusable)) => unusable.to_string(),
            Ok(Ok(())) | Err(_) => "the connection ended".to_owned(),
        });
    }
    let now = SystemClock.now();
    let run = format!("{:08x}", now.as_second() & 0xffff_ffff);
    let findings = live::check(&*platform, &channel, remover, &run, now, is_registered).await;
    stop.cancel();
    let _ = listening.await;
    for deviation in &findings.deviations {
        println!("- {deviation}");
    }
    Ok(findings.deviations.len())
}
