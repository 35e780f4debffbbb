//! From "who plays?" to the first spring: create, join, leave, start.

use jiff::Timestamp;

use super::decide::{Act, Decision, declined};
use super::{deadlines, view};
use crate::command::{Invocation, seconds};
use crate::draw;
use crate::event::Place;
use crate::game::{Game, GameId, Limit, PressRule, Running, SCHEMA, Seat, Settings, Stage, Tempo};
use crate::notice::{Declined, Destination, Notice, Priority, Sitting};
use crate::rules;
use crate::world;

/// The longest name of a game, in characters: it must fit into the names of rooms.
const NAME_LIMIT: usize = 40;

pub(super) fn new(act: &Act<'_>, invocation: &Invocation) -> Decision {
    let Some(channel) = view::channel(act.event) else { return declined(act, Declined::InPublic) };
    let get = |id: &str| invocation.values.get(id).map(String::as_str).filter(|value| !value.trim().is_empty());
    let id = GameId(world::name_of(&act.view.seed, 8).to_lowercase());
    let name: String =
        get("name").unwrap_or(&id.0).trim().replace(['`', '*', '\n', '@'], " ").chars().take(NAME_LIMIT).collect();
    if act.view.here.iter().any(|loaded| {
        !matches!(loaded.game.stage, Stage::Over(_)) && loaded.game.name.to_lowercase() == name.to_lowercase()
    }) {
        return declined(act, Declined::GameHere { name });
    }
    let timezone = get("timezone").map(str::trim).unwrap_or(&act.view.timezone).to_owned();
    if jiff::tz::TimeZone::get(&timezone).is_err() {
        return declined(act, bad_timezone(timezone));
    }
    let habit = Tempo::default();
    let limit = |id, habit| get(id).and_then(seconds).map_or(habit, Limit::After);
    let tempo = Tempo {
        movement: limit("deadline", habit.movement),
        retreat: limit("retreats", habit.retreat),
        adjustment: limit("builds", habit.adjustment),
        ..Tempo::default()
    };
    let press = match get("press") {
        Some("public") => PressRule::Public,
        Some("none") => PressRule::None,
        _ => PressRule::Full,
    };
    let language = get("language").and_then(|tag| tag.parse().ok()).unwrap_or_else(|| act.language());
    let settings = Settings {
        rulebook: get("rulebook").unwrap_or("2023").to_owned(),
        press,
        overheard: get("moderators") == Some("rooms"),
        tempo,
        ..Settings::habit(get("variant").unwrap_or("classic"), language, &timezone)
    };
    let mut seed = act.view.seed;
    // The id is public and comes from the same bytes: the draw's seed must not be guessable from it.
    seed.rotate_left(11);
    let game = Game {
        schema: SCHEMA,
        id,
        name,
        channel,
        creator: act.view.person.id.clone(),
        settings,
        commitment: draw::commit(sha2_of(&seed)),
        seats: Vec::new(),
        stage: Stage::Lobby,
        waiting: Vec::new(),
        confirm_by: None,
        coin: None,
        votes: Vec::new(),
        asked: None,
    };
    let mut decision = Decision::default();
    post_lobby(&mut decision, act.view.now, &game);
    if let Place::Reply { .. } = act.event.place {
        decision.say(
            act.view.now,
            act.back(),
            Some(&game),
            Notice::Created { name: game.name.clone() },
            Priority::Answer,
        );
    }
    decision.changes.game = Some((game, 0));
    decision
}

fn sha2_of(seed: &[u8; 32]) -> [u8; 32] {
    use sha2::{Digest, Sha256};
    Sha256::digest(seed).into()
}

pub(super) fn bad_timezone(value: String) -> Declined {
    let expected = ["Europe/Rome", "Europe/Amsterdam", "Europe/Warsaw", "Europe/London", "UTC"];
    Declined::BadValue { parameter: "timezone".to_owned(), value, expected: expected.map(str::to_owned).to_vec() }
}

/// How many people must join.
pub(super) fn needed(game: &Game) -> usize {
    rules::seats(&game.settings).len()
}

fn post_lobby(decision: &mut Decision, now: Timestamp, game: &Game) {
    let notice = Notice::Lobby {
        name: game.name.clone(),
        settings: game.settings.clone(),
        needed: needed(game),
        joined: game.seats.iter().map(|seat| seat.name.clone()).collect(),
        hash: game.commitment.hash.clone(),
    };
    let to = Destination::Place(Place::Channel(game.channel.clone()));
    decision.post(now, to, Some(format!("lobby:{}", game.id)), Some(game), notice, Priority::Routine);
}

pub(super) fn join(act: &Act<'_>, named: Option<&str>) -> Decision {
    let loaded = match act.view.lobby(named) {
        Some(loaded) => loaded,
        None => match act.view.game(act.event, named) {
            Ok(loaded) if loaded.game.seat_of(&act.view.person.id).is_some() => {
                return declined(act, Declined::AlreadyIn);
            }
            Ok(loaded) => match loaded.game.stage {
                Stage::Over(_) => return declined(act, Declined::Over),
                Stage::Lobby | Stage::Running(_) => return declined(act, Declined::Begun),
            },
            Err(why) => return declined(act, why),
        },
    };
    let mut game = loaded.game.clone();
    if game.seat_of(&act.view.person.id).is_some() {
        return declined(act, Declined::AlreadyIn);
    }
    if game.seats.len() >= needed(&game) {
        return declined(act, Declined::Full);
    }
    let name = act.event.actor.name.replace(['`', '*', '\n', '@'], " ");
    game.seats.push(Seat::taken(act.view.person.id.clone(), name, act.event.id.as_str().to_owned()));
    let mut decision = Decision::default();
    let now = act.view.now;
    post_lobby(&mut decision, now, &game);
    let (joined, needed) = (game.seats.len(), needed(&game));
    let person = Place::Person(act.view.person.id.clone());
    decision.say(
        now,
        person,
        Some(&game),
        Notice::Welcome { name: game.name.clone(), joined, needed },
        Priority::Answer,
    );
    if let Place::Reply { .. } = act.event.place {
        let notice = Notice::Seated { name: game.name.clone(), joined, needed };
        decision.say(now, act.back(), Some(&game), notice, Priority::Answer);
    }
    super::relay::ask_who_overhears(&mut decision, now, &game, &[joined - 1]);
    if joined == needed {
        begin(&mut decision, now, &mut game);
    }
    decision.change(loaded, game);
    decision
}

/// Computers have taken the seats that were free: the game begins if none is left.
pub(super) fn filled(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    post_lobby(decision, now, game);
    if game.seats.len() >= needed(game) {
        begin(decision, now, game);
    }
}

pub(super) fn leave(act: &Act<'_>, loaded: &crate::store::LoadedGame) -> Decision {
    let mut game = loaded.game.clone();
    if !matches!(game.stage, Stage::Lobby) {
        return declined(act, Declined::Begun);
    }
    game.seats.retain(|seat| seat.person() != Some(&act.view.person.id));
    let mut decision = Decision::default();
    post_lobby(&mut decision, act.view.now, &game);
    decision.say(act.view.now, act.aside(), Some(&game), Notice::Left { name: game.name.clone() }, Priority::Answer);
    decision.change(loaded, game);
    decision
}

pub(super) fn start_now(act: &Act<'_>, loaded: &crate::store::LoadedGame) -> Decision {
    let mut game = loaded.game.clone();
    match game.stage {
        Stage::Lobby => {}
        Stage::Running(_) => return declined(act, Declined::Begun),
        Stage::Over(_) => return declined(act, Declined::Over),
    }
    let free = needed(&game).saturating_sub(game.seats.len());
    if free > 0 {
        return declined(act, Declined::SeatsFree { free });
    }
    let mut decision = Decision::default();
    begin(&mut decision, act.view.now, &mut game);
    decision.change(loaded, game);
    decision
}

/// Draws the powers and opens the first phase.
fn begin(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    let joins: Vec<String> = game.seats.iter().map(|seat| seat.joined_by.clone()).collect();
    let preferences: Vec<_> = game.seats.iter().map(|seat| seat.preferences.clone()).collect();
    let drawn = draw::deal(&game.commitment, &joins, &preferences, &rules::seats(&game.settings));
    for (seat, powers) in game.seats.iter_mut().zip(drawn) {
        seat.powers = powers;
    }
    let position = rules::opening(&game.settings);
    let times = deadlines::of(&game.settings, &position.phase, true, now);
    let deadline = times.deadline;
    let mut running = Running::new(1, position.clone(), now, deadline);
    running.talk_until = times.talk_until;
    game.stage = Stage::Running(running);
    let notice = Notice::Started {
        name: game.name.clone(),
        sitting: sitting(game),
        deadline,
        seed: game.commitment.seed.clone(),
    };
    decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Event);
    for seat in &game.seats {
        let units = seat.powers.iter().filter_map(|power| position.units.get(power)).flatten().cloned().collect();
        let notice = Notice::YourPowers { name: game.name.clone(), powers: seat.powers.clone(), units, deadline };
        let Some(person) = seat.person() else { continue };
        decision.say(now, Place::Person(person.clone()), Some(game), notice, Priority::Event);
    }
    let everybody: Vec<usize> = (0..game.seats.len()).collect();
    super::relay::ask_who_overhears(decision, now, game, &everybody);
    super::phase::post_status(decision, now, game, &std::collections::BTreeMap::new());
}

/// Who plays what, in the order of the variant's powers.
pub(super) fn sitting(game: &Game) -> Vec<Sitting> {
    let mut sitting: Vec<Sitting> =
        game.seats.iter().map(|seat| Sitting { name: seat.name.clone(), powers: seat.powers.clone() }).collect();
    sitting.sort_by(|a, b| a.powers.cmp(&b.powers));
    sitting
}
