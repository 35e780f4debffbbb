//! `dragoman export` and `dragoman import`: whole games in the format of the Python package `diplomacy`.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use dragoman_game::decide::deadlines;
use dragoman_game::model::{Game, GameId, Holder, LastHour, Paused, Running, Settings};
use dragoman_game::rules;
use dragoman_l10n::sanitise;
use dragoman_reading::fold::fold;
use dragoman_runtime::clock::{Clock, SystemClock};
use dragoman_runtime::entropy::{Entropy, SystemEntropy};
use dragoman_runtime::names::random_name;
use dragoman_store::Store;
use jiff::Timestamp;
use serde_json::json;

use super::output::{note, print_line};

#[derive(clap::Args)]
pub(super) struct Export {
    /// The game's id or name.
    game: String,
    /// Where to write; standard output if left out.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(clap::Args)]
pub(super) struct Import {
    /// A saved game of the package.
    file: PathBuf,
    /// The channel in which it is to be shown and played on, such as `local:hall`.
    #[arg(long)]
    channel: String,
    /// Who is its game master, such as `local:host`.
    #[arg(long)]
    master: String,
    /// Its new name.
    #[arg(long)]
    name: Option<String>,
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

pub(super) fn export(config: Option<&Path>, arguments: &Export) -> anyhow::Result<()> {
    let config = crate::serve::configure(config)?;
    // Games on the operator's own maps are read too.
    crate::packs::load(&config.data)?;
    let text = runtime()?.block_on(async {
        let store = Store::look(&config.database).await?;
        let game = found(&store, &arguments.game).await?;
        let saved = rules::saved(&game, &store.phases(&game.id).await?)?;
        anyhow::Ok(serde_json::to_string_pretty(&saved)?)
    })?;
    match &arguments.out {
        Some(file) => write_new(file, &text, File::sync_all),
        None => print_line(text),
    }
}

/// The game with this id, or else the only one of this name: there may be several, in different channels or one after
/// the other. The others aren't read: one that can't be prevents nothing.
async fn found(store: &Store, wanted: &str) -> anyhow::Result<Game> {
    let mut called = Vec::new();
    for (id, name) in store.named_games().await? {
        if id.0 != wanted && fold(&name) != fold(wanted) {
            continue;
        }
        let Some(loaded) = store.game(&id).await? else { continue };
        if id.0 == wanted {
            return Ok(loaded.game);
        }
        called.push(loaded.game);
    }
    let Some(only) = called.pop() else { anyhow::bail!("there is no game {wanted:?} here") };
    if called.is_empty() {
        return Ok(only);
    }
    called.push(only);
    let ids: Vec<_> = called.iter().map(|game| format!("{} in {}", game.id, game.channel)).collect();
    anyhow::bail!("several games are called {wanted:?}; name one by its id: {}", ids.join(", "))
}

/// Removes the hour at which the game ends, if it has passed. Returns it.
fn passed_hour(settings: &mut Settings, now: Timestamp) -> Option<LastHour> {
    settings.last_hour.take_if(|hour| hour.at <= now)
}

/// Writes a new file: an existing one, such as an earlier export, isn't overwritten. `sync` waits until it is on the disk.
fn write_new(path: &Path, text: &str, sync: impl FnOnce(&File) -> io::Result<()>) -> anyhow::Result<()> {
    use std::io::{ErrorKind, Write as _};
    let mut file = match File::create_new(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            anyhow::bail!("{} is there already; name a new file", path.display())
        }
        opened => opened.with_context(|| path.display().to_string())?,
    };
    let written = file.write_all(text.as_bytes()).map(|()| sync(&file));
    let unsynced = match written {
        Ok(Err(error)) if matches!(error.kind(), ErrorKind::Unsupported | ErrorKind::InvalidInput) => Some(error),
        Ok(Ok(())) => None,
        Ok(Err(error)) | Err(error) => {
            // Half a game is of no use, and would be in the way of the next try.
            let _ = std::fs::remove_file(path);
            return Err(error).with_context(|| path.display().to_string());
        }
    };
    // Some file systems have no such call: the file is whole, and only a loss of power soon after may still cost it.
    if let Some(error) = unsynced {
        note(format_args!(
            "{} is written, but its file system can't confirm that it is on the disk: {error}",
            path.display()
        ));
    }
    Ok(())
}

/// The name of a game as the chat would take it: without what nobody sees, of at most `most` characters, and no id.
fn game_name(typed: &str, most: u32) -> anyhow::Result<String> {
    let name = sanitise::name(typed, usize::MAX);
    anyhow::ensure!(!name.is_empty(), "--name: there is nothing to read in it");
    anyhow::ensure!(!GameId::is_like(&name), "--name: {name} looks like the id of a game");
    let length = name.chars().count();
    anyhow::ensure!(
        u32::try_from(length).is_ok_and(|length| length <= most),
        "--name: it has {length} characters; `limits.name` allows {most}"
    );
    Ok(name)
}

pub(super) fn import(config: Option<&Path>, arguments: &Import) -> anyhow::Result<()> {
    let config = crate::serve::configure(config)?;
    let name = arguments.name.as_deref().map(|name| game_name(name, config.limits.name)).transpose()?;
    crate::packs::load(&config.data)?;
    let path = arguments.file.display();
    let text = std::fs::read_to_string(&arguments.file).with_context(|| path.to_string())?;
    let hours = |hours: u32| json!({ "after": hours * 3600 });
    let habit = serde_json::from_value(json!({
        "variant": "classic", "rulebook": "2023", "press": "full", "language": config.language, "timezone": config.timezone,
        "tempo": { "movement": hours(48), "retreat": hours(24), "adjustment": hours(24) },
    }))?;
    let mut read = rules::import(text.trim_start_matches('\u{feff}'), &habit).with_context(|| path.to_string())?;
    let now = SystemClock.now();
    // An hour that has passed would end it as soon as the bot starts.
    let passed = passed_hour(&mut read.settings, now);
    let id = random_name(&SystemEntropy, 8).to_lowercase();
    let stage = if read.over {
        json!({ "over": { "winners": read.winners, "position": read.now, "at": now } })
    } else {
        let number = read.records.len() + 1;
        // It is paused, with all of the phase's time left.
        let times = deadlines::of(&read.settings, &read.now.phase, false, now);
        let mut running = Running::new(u32::try_from(number)?, read.now.clone(), now, times);
        anyhow::ensure!(running.clock.pause(now, Paused::Imported), "the phase would have no deadline");
        json!({ "running": running })
    };
    let seats: Vec<_> = read
        .seats
        .iter()
        .map(
            |powers| json!({ "holder": Holder::Vacant, "name": "", "powers": powers, "joined_by": "", "offered": now }),
        )
        .collect();
    let commitment = dragoman_game::assignment::commit(SystemEntropy.seed());
    let game: Game = serde_json::from_value(json!({
        "schema": dragoman_game::model::SCHEMA, "id": id, "name": name.unwrap_or_else(|| id.clone()),
        "channel": arguments.channel, "creator": arguments.master, "settings": read.settings,
        "commitment": commitment, "seats": seats, "stage": stage,
    }))
    .context("--channel and --master must look like `local:hall` and `local:host`")?;
    runtime()?.block_on(async {
        let store = Store::open(&config.data, &config.database).await?;
        let here = store.games_in(&game.channel).await?;
        for (id, known) in store.named_games().await? {
            if here.contains(&id) && fold(&known) == fold(&game.name) {
                anyhow::bail!("{} is played in {} already; give this game another --name", known, game.channel);
            }
        }
        store.import(&game, &read.records, now).await?;
        store.close().await;
        anyhow::Ok(())
    })?;
    print_line(format_args!("{} ({}): {} phases, {}", game.name, game.id, read.records.len(), read.now.phase))?;
    if !read.otherwise.is_empty() {
        print_line(format_args!(
            "the file's positions were kept where these rules lead elsewhere, after: {}",
            read.otherwise.join(", ")
        ))?;
    }
    if let Some(hour) = passed.filter(|_| !read.over) {
        print_line(format_args!("its last hour, {}, has passed: it isn't played to an hour any more", hour.at))?;
    }
    if !read.over {
        print_line(format_args!(
            "its seats are free and its clock stands: start the bot, let players take the seats, then resume it"
        ))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_export_stays_where_its_file_system_cannot_sync_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, kind: Option<io::ErrorKind>| {
            let path = folder.path().join(name);
            let written = write_new(&path, "a game", |_| kind.map_or(Ok(()), |kind| Err(kind.into())));
            (written.is_ok(), std::fs::read_to_string(path).ok())
        };
        let whole = || (true, Some("a game".to_owned()));
        assert_eq!(write("synced", None), whole());
        // As file systems of the network and in user space answer.
        assert_eq!(write("unsupported", Some(io::ErrorKind::Unsupported)), whole());
        assert_eq!(write("invalid", Some(io::ErrorKind::InvalidInput)), whole());
        // What was accepted and couldn't be stored isn't there.
        assert_eq!(write("full", Some(io::ErrorKind::StorageFull)), (false, None));
    }

    #[test]
    fn an_hour_that_has_passed_ends_no_imported_game() {
        let hours = |hours: u32| json!({ "after": hours * 3600 });
        let mut settings: Settings = serde_json::from_value(json!({
            "variant": "classic", "rulebook": "2023", "press": "full", "language": "en", "timezone": "UTC",
            "tempo": { "movement": hours(48), "retreat": hours(24), "adjustment": hours(24) },
            "last_hour": { "at": "2026-11-21T22:00:00Z", "by": "units" },
        }))
        .expect("settings");
        let at = |time: &str| time.parse::<Timestamp>().expect("an instant");
        assert_eq!(passed_hour(&mut settings, at("2026-11-21T21:59:59Z")), None);
        assert!(settings.last_hour.is_some());
        assert!(passed_hour(&mut settings, at("2026-11-22T09:00:00Z")).is_some());
        assert_eq!(settings.last_hour, None);
    }
}
