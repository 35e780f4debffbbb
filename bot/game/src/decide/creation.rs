//! Creates a game, if its rules are consistent, and changes them until it begins.

use std::collections::BTreeMap;

use dragoman_l10n::sanitise;
use dragoman_reading::command::Invocation;
use dragoman_reading::fold::fold;

use super::actor_name::name_of;
use super::begin::begin;
use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::terms::{self, Asked};
use super::{conduct, game_name, lobby, stage, view};
use crate::decide::filling;
use crate::decide::seeds::seed_for;
use crate::event::{ChannelId, IN_THREAD, Place};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{
    Ballots, Game, GameId, KeptLetters, Published, SCHEMA, Seat, Settings, Showing, Stage, Standing, Tenures, Trust,
    Undone, Watchers, Wishes,
};
use crate::notice::limit::Reached;
use crate::notice::opening::OpeningNotice;
use crate::notice::seat::NoSeat;
use crate::notice::{Declined, Notice};
use crate::{assignment, rules};

/// A game that can be created.
pub(super) struct Prepared {
    id: GameId,
    pub(super) name: String,
    channel: ChannelId,
    pub(super) settings: Settings,
}

/// The game that `invocation` asks for, or why there can be none.
pub(super) fn prepared(context: &Context<'_>, invocation: &Invocation) -> Outcome<Prepared> {
    let channel = channel(context, invocation)?;
    conduct::may_join(context, &channel)?;
    let get = |id: &str| invocation.values.get(id).map(String::as_str).filter(|value| !value.trim().is_empty());
    let id = GameId::fresh(&context.view.seed);
    // As it is read: what nobody sees in it makes it neither a name nor another one.
    let named = get("name").map(|name| sanitise::name(name, usize::MAX)).filter(|name| !name.is_empty());
    if let Some(name) = named.clone().filter(|name| GameId::is_like(name)) {
        return declined(Declined::NameLikeId { name });
    }
    let is_called = |loaded: &LoadedGame, name: &str| {
        !matches!(loaded.game.stage, Stage::Over(_)) && fold(&loaded.game.name) == fold(name)
    };
    let is_taken = |name: &str| context.view.here.iter().any(|loaded| is_called(loaded, name));
    let name = named.unwrap_or_else(|| game_name::invented(&context.view.seed, is_taken));
    if is_taken(&name) {
        return declined(Declined::GameHere { name });
    }
    may_open(context, &context.view.here, &channel, &name)?;
    let (words, language, timezone) = (context.words, context.language(), context.view.timezone.as_str());
    let shortest = context.view.limits.shortest_deadline;
    let asked = Asked { get: &get, words, language, timezone, present: None, now: context.view.now, shortest };
    let settings = terms::read(&asked).map_err(|problems| Declined::Terms { problems, exists: false })?;
    Ok(Prepared { id, name, channel, settings })
}

/// Creates the game that `invocation` asks for.
pub(super) fn create(context: &Context<'_>, invocation: &Invocation) -> Outcome {
    let Prepared { id, name, channel, settings } = prepared(context, invocation)?;
    let mut game = lobby(context, id, name, channel, settings);
    let mut decision = Decision::default();
    let now = context.view.now;
    if game.settings.practice {
        let joined_by = context.event.id.as_str().to_owned();
        game.seats.push(Seat::taken(context.view.person.id.clone(), name_of(context), joined_by));
        begin(&mut decision, now, &mut game);
    } else {
        game.expires = lobby::expiry(now, &context.view.limits);
    }
    if let Place::Reply { .. } = context.event.place {
        let notice = Notice::Created { name: game.name.clone(), begun: game.running().is_some() };
        decision.reply(now, context.back(), Some(&game), notice);
    }
    decision.changes.game = Some((game, 0));
    Ok(decision)
}

/// A game of the acting person in which nobody has a seat yet.
pub(super) fn lobby(context: &Context<'_>, id: GameId, name: String, channel: ChannelId, settings: Settings) -> Game {
    // The id is public and comes from the same bytes: no seed may be computable from it.
    let coin = matches!(rules::setup(&settings), dragoman_engine::Setup::Players2 { .. });
    Game {
        schema: SCHEMA,
        id,
        name,
        channel,
        creator: context.view.person.id.clone(),
        master: name_of(context),
        commitment: assignment::commit(seed_for("draw", &context.view.seed)),
        coin: coin.then(|| assignment::commit(seed_for("coin", &context.view.seed))),
        settings,
        seats: Vec::new(),
        stage: Stage::Lobby,
        waiting: Vec::new(),
        confirm_by: None,
        put_off: None,
        drawn: None,
        votes: Vec::new(),
        asked: None,
        settings_changed: None,
        rooms_opened: BTreeMap::new(),
        begun: None,
        standing: Standing::default(),
        barred: Vec::new(),
        past_players: Vec::new(),
        earlier: Vec::new(),
        ballots: Ballots::default(),
        watchers: Watchers::default(),
        results_in: Vec::new(),
        tenures: Tenures::default(),
        away: Vec::new(),
        invited: Vec::new(),
        requests: Vec::new(),
        expires: None,
        published: Published::default(),
        documents: Vec::new(),
        declarations: Vec::new(),
        letters: KeptLetters::default(),
        negotiated: false,
        showing: Showing::default(),
        trust: Trust::default(),
        undone: Undone::default(),
    }
}

/// Changes the settings that are named. The board and the number of seats stay: people have joined for those.
pub(super) fn change(context: &Context<'_>, loaded: &LoadedGame, invocation: &Invocation) -> Outcome {
    let mut game = loaded.game.clone();
    stage::joining(&game)?;
    let get = |id: &str| invocation.values.get(id).map(String::as_str).filter(|value| !value.trim().is_empty());
    let asked = Asked {
        get: &get,
        words: context.words,
        language: context.language(),
        timezone: &loaded.game.settings.timezone,
        present: Some(&loaded.game.settings),
        now: context.view.now,
        shortest: context.view.limits.shortest_deadline,
    };
    let settings = terms::read(&asked).map_err(|problems| Declined::Terms { problems, exists: true })?;
    let has_computers = game.seats.iter().any(|seat| seat.computer().is_some());
    refuse_if(settings.anonymous && has_computers, Declined::Seat(NoSeat::AnonymousComputers))?;
    if settings.anonymous && game.seats.iter().any(|seat| seat.assigned.is_some()) {
        return declined(Declined::Seat(NoSeat::AnonymousAssignment));
    }
    let before = std::mem::replace(&mut game.settings, settings);
    if before == game.settings {
        let notice = OpeningNotice::Unchanged { name: game.name.clone() };
        return Ok(context.say(context.aside(), Some(&game), Notice::Opening(notice)));
    }
    if !game.settings.preferences {
        // Powers are drawn by the lists that people have: what was said before must not count now.
        game.seats.iter_mut().for_each(|seat| seat.preferences = Wishes::default());
        game.waiting.iter_mut().for_each(|waiting| waiting.preferences = Wishes::default());
    }
    // Who must confirm isn't a rule by which is played.
    if before != (Settings { confirm: before.confirm, ..game.settings.clone() }) {
        game.settings_changed = Some(context.view.now);
    }
    let mut decision = Decision::default();
    decision.happened(Happening::SettingsChanged { before: Box::new(before) });
    context.acknowledge(&mut decision, &game);
    if game.confirm_by.is_some() {
        filling::ask_again(&mut decision, context.view.now, &mut game);
    }
    Ok(decision.with(loaded, game))
}

/// The channel in which a game is to be played: that of the event, or the public thread in which the command was given. A
/// thread is on the network of its channel.
pub(super) fn channel(context: &Context<'_>, invocation: &Invocation) -> Result<ChannelId, Declined> {
    let channel = view::channel(context.event).ok_or(Declined::InPublic)?;
    let parent = context.event.channel.as_ref();
    match invocation.values.get(IN_THREAD) {
        Some(thread) => ChannelId::try_from(thread.clone())
            .ok()
            .filter(|thread| thread.platform() == channel.platform())
            .ok_or(Declined::InThread),
        None if parent.is_some_and(|parent| *parent != channel) => Err(Declined::InThread),
        None => Ok(channel),
    }
}

/// Whether a game called `name` can be played in `channel`, the channel of the event, beside those that are played there.
pub(super) fn may_come(context: &Context<'_>, channel: &ChannelId, name: &str) -> Result<(), Declined> {
    let is_open = |loaded: &&LoadedGame| !matches!(loaded.game.stage, Stage::Over(_));
    let here: Vec<_> =
        context.view.here.iter().filter(is_open).filter(|loaded| loaded.game.channel == *channel).collect();
    if here.iter().any(|loaded| fold(&loaded.game.name) == fold(name)) {
        return Err(Declined::GameHere { name: name.to_owned() });
    }
    let most = context.view.limits.games_per_channel;
    let is_full = u32::try_from(here.len()).unwrap_or(u32::MAX) >= most;
    if is_full { Err(Declined::Limit(Reached::GamesHere { most })) } else { Ok(()) }
}

/// Whether one more game stays within the limits: of games that the person has created, of games in the channel, or of the
/// length of its name.
///
/// `beside`: the games that are known of the channel.
pub(super) fn may_open(
    context: &Context<'_>,
    beside: &[LoadedGame],
    channel: &ChannelId,
    name: &str,
) -> Result<(), Declined> {
    let limits = &context.view.limits;
    let counts = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let open = |loaded: &&LoadedGame| !matches!(loaded.game.stage, Stage::Over(_));
    let own =
        context.view.mine.iter().filter(open).filter(|loaded| loaded.game.creator == context.view.person.id).count();
    let here = beside.iter().filter(open).filter(|loaded| loaded.game.channel == *channel).count();
    let length = counts(name.chars().count());
    if length > limits.name {
        return Err(Declined::Limit(Reached::Name { length, most: limits.name }));
    }
    if counts(own) >= limits.games_per_person {
        return Err(Declined::Limit(Reached::OwnGames { most: limits.games_per_person }));
    }
    match counts(here) >= limits.games_per_channel {
        true => Err(Declined::Limit(Reached::GamesHere { most: limits.games_per_channel })),
        false => Ok(()),
    }
}
