//! Results in other channels than the game's own: switched on by the game master, and off by them or by an administrator
//! of that channel.
//!
//! What is posted there is what everybody may read in the game's own channel: its beginning, results, corrections and
//! end ([`crate::announce`]). Nothing is done there with the game, so that these posts have no buttons.

use dragoman_l10n::Language;
use dragoman_reading::command::Invocation;

use super::context::Context;
use super::decision::{Decision, Want};
use super::not_done::{Outcome, declined, refuse_if, wants};
use super::{creation, roles, view};
use crate::action::GameRef;
use crate::event::{ChannelId, Place};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, GameId, MOST_RESULTS_IN, ResultsIn, Stage};
use crate::notice::master::{MasterNotice, NoDeed};
use crate::notice::{Declined, Notice};

/// Lets the results of a game be posted in the channel of the event, in `language`, or ends that.
pub(super) fn results_here(context: &Context<'_>, named: Option<&GameRef>, invocation: &Invocation) -> Outcome {
    let channel = creation::channel(context, invocation)?;
    let value = |id: &str| invocation.values.get(id).map(String::as_str).filter(|value| !value.trim().is_empty());
    let on = value("answer") != Some("no");
    let loaded = meant(context, named, &channel, on)?;
    let language = value("language").and_then(|tag| context.words.languages().read_name(tag).ok());
    match on {
        true => begin(context, loaded, channel, language),
        false => end(context, loaded, &channel),
    }
}

fn is_open(game: &Game) -> bool {
    !matches!(game.stage, Stage::Over(_))
}

/// The game that is named, else the only one of elsewhere that the acting person governs and whose results aren't, or
/// are, posted here.
fn meant<'a>(context: &Context<'a>, named: Option<&GameRef>, channel: &ChannelId, on: bool) -> Outcome<&'a LoadedGame> {
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
                declined(Declined::Master(NoDeed::HereAlready))
            }
            [] => declined(Declined::NoGameHere),
            [only] => Ok(only),
            several => declined(view::which(several)),
        };
    };
    match (view.game(context.event, Some(named)), named) {
        (Ok(loaded), _) => Ok(loaded),
        // An administrator of this channel needn't be in the game: its id is in the first post here.
        (Err(Declined::NoGameHere), GameRef::Named(id)) if !on && view.beside.is_none() => {
            let game = GameId(id.trim().to_lowercase());
            wants(Want::Beside { game, channel: channel.clone() })
        }
        (Err(Declined::NoGameHere), GameRef::Named(id)) if !on => {
            let loaded = view.by_id(&GameId(id.trim().to_lowercase()));
            loaded.ok_or(Declined::NoGameHere.into())
        }
        (Err(why), _) => declined(why),
    }
}

fn begin(context: &Context<'_>, loaded: &LoadedGame, channel: ChannelId, language: Option<Language>) -> Outcome {
    let mut game = loaded.game.clone();
    refuse_if(!roles::governs(context, &game), Declined::NotYours)?;
    refuse_if(!is_open(&game), Declined::Over)?;
    refuse_if(game.channel == channel, Declined::Master(NoDeed::HereAlready))?;
    refuse_if(game.channel.platform() != channel.platform(), Declined::NoGameHere)?;
    let language = language.unwrap_or(game.settings.language);
    let is_new = game.results_language(&channel).is_none();
    game.results_in.retain(|results| results.channel != channel);
    if game.results_in.len() >= MOST_RESULTS_IN {
        return declined(Declined::Master(NoDeed::TooManyChannels { most: MOST_RESULTS_IN }));
    }
    game.results_in.push(ResultsIn { channel: channel.clone(), language });
    Ok(told(context, loaded, game, channel, is_new, true))
}

fn end(context: &Context<'_>, loaded: &LoadedGame, channel: &ChannelId) -> Outcome {
    let mut game = loaded.game.clone();
    // Who administrates a channel decides what is posted in it.
    refuse_if(!roles::governs(context, &game) && !context.event.actor.administrator, Declined::NotYours)?;
    refuse_if(game.results_language(channel).is_none(), Declined::Master(NoDeed::NotPostedHere))?;
    game.results_in.retain(|results| results.channel != *channel);
    Ok(told(context, loaded, game, channel.clone(), true, false))
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
    decision.with(loaded, game)
}
