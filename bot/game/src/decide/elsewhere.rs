//! Results in other channels than the game's own: switched on by the game master, and off by them or by an administrator
//! of that channel.
//!
//! What is posted there is what everybody may read in the game's own channel: its beginning, results, corrections and
//! end ([`crate::announce`]). Nothing is done there with the game, so that these posts have no buttons.

use dragoman_l10n::Language;
use dragoman_reading::command::Invocation;

use super::context::{Context, declined};
use super::decision::{Decision, Want};
use super::{creation, roles, view};
use crate::action::GameRef;
use crate::event::{ChannelId, Place};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, GameId, MOST_RESULTS_IN, ResultsIn, Stage};
use crate::notice::master::{MasterNotice, NoDeed};
use crate::notice::{Declined, Notice};

/// Lets the results of a game be posted in the channel of the event, in `language`, or ends that.
pub(super) fn results_here(context: &Context<'_>, named: Option<&GameRef>, invocation: &Invocation) -> Decision {
    let channel = match creation::channel(context, invocation) {
        Ok(channel) => channel,
        Err(why) => return declined(context, why),
    };
    let value = |id: &str| invocation.values.get(id).map(String::as_str).filter(|value| !value.trim().is_empty());
    let on = value("answer") != Some("no");
    let loaded = match meant(context, named, &channel, on) {
        Ok(loaded) => loaded,
        Err(Meant::Ask(want)) => return Decision { wants: Some(want), ..Decision::default() },
        Err(Meant::No(why)) => return declined(context, why),
    };
    let language = value("language").and_then(|tag| context.words.languages().read_name(tag).ok());
    match on {
        true => begin(context, loaded, channel, language),
        false => end(context, loaded, &channel),
    }
}

/// Why no game is meant yet.
enum Meant {
    /// This must be loaded first.
    Ask(Want),
    /// None can be.
    No(Declined),
}

fn is_open(game: &Game) -> bool {
    !matches!(game.stage, Stage::Over(_))
}

/// The game that is named, else the only one of elsewhere that the acting person governs and whose results aren't, or
/// are, posted here.
fn meant<'a>(
    context: &Context<'a>,
    named: Option<&GameRef>,
    channel: &ChannelId,
    on: bool,
) -> Result<&'a LoadedGame, Meant> {
    if let Some(loaded) = context.meant {
        return Ok(loaded);
    }
    let view = context.view;
    let Some(named) = named else {
        let is_meant = |loaded: &&LoadedGame| {
            let game = &loaded.game;
            is_open(game) && game.channel != *channel && game.results_language(channel).is_none() == on
        };
        let own: Vec<_> = view.mine.iter().filter(|loaded| roles::governs(context, &loaded.game)).collect();
        let own: Vec<_> = own.into_iter().filter(is_meant).collect();
        return match own.as_slice() {
            [] if view
                .here
                .iter()
                .any(|loaded| loaded.game.channel == *channel && roles::governs(context, &loaded.game)) =>
            {
                Err(Meant::No(Declined::Master(NoDeed::HereAlready)))
            }
            [] => Err(Meant::No(Declined::NoGameHere)),
            [only] => Ok(only),
            several => Err(Meant::No(view::which(several))),
        };
    };
    match (view.game(context.event, Some(named)), named) {
        (Ok(loaded), _) => Ok(loaded),
        // An administrator of this channel needn't be in the game: its id is in the first post here.
        (Err(Declined::NoGameHere), GameRef::Named(id)) if !on && view.beside.is_none() => {
            let game = GameId(id.trim().to_lowercase());
            Err(Meant::Ask(Want::Beside { game, channel: channel.clone() }))
        }
        (Err(Declined::NoGameHere), GameRef::Named(id)) if !on => {
            let loaded = view.by_id(&GameId(id.trim().to_lowercase()));
            loaded.ok_or(Meant::No(Declined::NoGameHere))
        }
        (Err(why), _) => Err(Meant::No(why)),
    }
}

fn begin(context: &Context<'_>, loaded: &LoadedGame, channel: ChannelId, language: Option<Language>) -> Decision {
    let mut game = loaded.game.clone();
    if !roles::governs(context, &game) {
        return declined(context, Declined::NotYours);
    }
    if !is_open(&game) {
        return declined(context, Declined::Over);
    }
    if game.channel == channel {
        return declined(context, Declined::Master(NoDeed::HereAlready));
    }
    if game.channel.platform() != channel.platform() {
        return declined(context, Declined::NoGameHere);
    }
    let language = language.unwrap_or(game.settings.language);
    let is_new = game.results_language(&channel).is_none();
    game.results_in.retain(|results| results.channel != channel);
    if game.results_in.len() >= MOST_RESULTS_IN {
        return declined(context, Declined::Master(NoDeed::TooManyChannels { most: MOST_RESULTS_IN }));
    }
    game.results_in.push(ResultsIn { channel: channel.clone(), language });
    told(context, loaded, game, channel, is_new, true)
}

fn end(context: &Context<'_>, loaded: &LoadedGame, channel: &ChannelId) -> Decision {
    let mut game = loaded.game.clone();
    // Who administrates a channel decides what is posted in it.
    if !roles::governs(context, &game) && !context.event.actor.administrator {
        return declined(context, Declined::NotYours);
    }
    if game.results_language(channel).is_none() {
        return declined(context, Declined::Master(NoDeed::NotPostedHere));
    }
    game.results_in.retain(|results| results.channel != *channel);
    told(context, loaded, game, channel.clone(), true, false)
}

/// Says so in both channels, in the game's own only if that is news.
fn told(
    context: &Context<'_>,
    loaded: &LoadedGame,
    game: Game,
    channel: ChannelId,
    is_news: bool,
    on: bool,
) -> Decision {
    let notice = MasterNotice::ResultsHere { name: game.name.clone(), id: game.id.clone(), on };
    let mut decision = context.say(Place::Channel(channel), Some(&game), Notice::Master(notice));
    if is_news {
        decision.happened(Happening::MasterActed(MasterNotice::ResultsElsewhere { on }));
    }
    decision.change(loaded, game);
    decision
}
