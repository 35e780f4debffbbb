//! Questions, and how somebody likes to be spoken to.

use dragoman_engine::PhaseKind;
use dragoman_reading::command::topic::{ALL_TOPICS, Topic};
use dragoman_reading::command::{self, Typed};
use dragoman_reading::fold::fold;

use super::context::{Context, unknown};
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::sheets::incomplete;
use super::status::{absentees, status as status_of};
use super::terms::TIMEZONES;
use super::{begin, history, lobby, orders, practice, stage, view};
use crate::action::GameRef;
use crate::decide::filling::powers_of;
use crate::event::{Content, PersonId, Place};
use crate::loaded::LoadedGame;
use crate::model::{Game, PowerId, PressRule, Seat, Stage, Tenure};
use crate::notice::help::{Helped, Moment, Small};
use crate::notice::menu::Menu;
use crate::notice::opening::OpeningNotice;
use crate::notice::permissions::PermissionCheck;
use crate::notice::{Declined, MapView, Notice, Sitting};
use crate::person::Person;
use crate::standing::{What, known_name, published};
use crate::{rules, wall};

pub(super) fn help(context: &Context<'_>, about: Option<&str>) -> Outcome {
    let game = context.game().ok().map(|loaded| &loaded.game);
    let is_brief = about.is_none() && matches!(context.event.content, Content::Pressed { .. });
    if let Some(word) = about.filter(|word| *word != ALL_TOPICS) {
        if wall::is_asked(context.words, word) {
            return Ok(context.answer(context.back(), game, Notice::Help(Helped::Wall)));
        }
        let called = command::called(context.words, context.language(), word);
        // A button says which topic is meant. In words a command may be called as the topic to which it belongs, and counts.
        let typed = || Topic::named(context.words, word).filter(|_| !matches!(called, Typed::Command(_)));
        if let Some(topic) = Topic::of_message(word).or_else(typed) {
            let id = topic.message().to_owned();
            return Ok(context.answer(context.back(), game, Notice::Help(Helped::Topic { id })));
        }
        return match called {
            Typed::Command(invocation) => {
                let id = invocation.spec.id.to_owned();
                Ok(context.answer(context.back(), game, Notice::Help(Helped::Command { id })))
            }
            Typed::Unknown { word } => declined(unknown(context, &word)),
        };
    }
    let (meant, moment, private) = situation(context);
    let master = meant.or(game).is_some_and(|game| game.creator == context.view.person.id);
    let press = meant.is_some_and(|game| game.settings.press != PressRule::None);
    // The button asks what to do now; who writes "help" wants to know what can be written.
    let practising = practises(context, private);
    let number = meant.and_then(Game::running).map(|running| running.number);
    let helped = Helped::Now { moment, private, master, press, brief: is_brief, practising, number };
    Ok(context.answer(context.back(), meant.or(game), Notice::Help(helped)))
}

/// The answer in a few lines to what isn't a command, and the game that it is about.
pub(super) fn brief<'a>(context: &Context<'a>, said: Small) -> (Option<&'a Game>, Helped) {
    let (meant, moment, private) = situation(context);
    let game = meant.or_else(|| context.game().ok().map(|loaded| &loaded.game));
    let number = meant.and_then(Game::running).map(|running| running.number);
    (game, Helped::Brief { said, moment, private, practising: practises(context, private), number })
}

/// Whether somebody who asks in private has begun a practice: nobody else is told.
fn practises(context: &Context<'_>, private: bool) -> bool {
    private && practice::waits(context)
}

/// The units of somebody who is to order moves; `None` for everybody else.
pub(super) fn own_units(context: &Context<'_>) -> Option<Decision> {
    let me = &context.view.person.id;
    let game = own_game(context).filter(|game| moment(game, me) == Moment::Movement)?;
    let notice = begin::your_powers(game, game.seat_of(me)?)?;
    Some(context.answer(context.aside(), Some(game), notice))
}

/// The game that is meant if somebody asks for help, where they stand in it, and whether they ask in private. In public
/// nothing of a game is shown by which others could tell who plays what.
fn situation<'a>(context: &Context<'a>) -> (Option<&'a Game>, Moment, bool) {
    let private = !matches!(context.event.place, Place::Channel(_) | Place::Room(_));
    let meant = own_game(context).filter(|game| private || !game.hides_players());
    let moment = meant.map_or(Moment::Alone, |game| moment(game, &context.view.person.id));
    let is_done = private && meant.is_some_and(|game| has_ordered(context, game));
    (meant, if is_done { Moment::Ordered } else { moment }, private)
}

/// Whether the person has ordered everything that they have to, and hasn't said that they are done.
fn has_ordered(context: &Context<'_>, game: &Game) -> bool {
    let (Some(loaded), Some(running)) = (context.view.by_id(&game.id), game.running()) else { return false };
    let mut deciding = orders::own_powers(context, game);
    deciding.retain(|power| rules::decides(&game.settings, &running.position, power));
    !running.clock.talks()
        && deciding.iter().any(|power| !running.ready.contains(power))
        && incomplete(loaded, running, &deciding).is_empty()
}

/// The game that somebody with a seat means.
fn own_game<'a>(context: &Context<'a>) -> Option<&'a Game> {
    let game = context.game().ok().map(|loaded| &loaded.game);
    let me = &context.view.person.id;
    let own = context.view.mine.iter().map(|loaded| &loaded.game).filter(|game| game.seat_of(me).is_some());
    // The game of the place, else one that is being played, else one that waits.
    let played = own.clone().find(|game| game.running().is_some());
    game.filter(|game| game.seat_of(me).is_some()).or(played).or_else(|| own.clone().next())
}

/// Where somebody stands in a game.
fn moment(game: &Game, person: &PersonId) -> Moment {
    let (Some(running), Some(seat)) = (game.running(), game.seat_of(person)) else {
        return if matches!(game.stage, Stage::Lobby) { Moment::Lobby } else { Moment::Alone };
    };
    let decides = seat.powers.iter().any(|power| rules::decides(&game.settings, &running.position, power));
    match running.position.phase.kind() {
        _ if !decides && game.is_out(seat) => Moment::Eliminated,
        _ if !decides => Moment::Waiting,
        Some(PhaseKind::Retreat) => Moment::Retreat,
        Some(PhaseKind::Adjustment) => Moment::Adjustment,
        Some(PhaseKind::Movement) | None => Moment::Movement,
    }
}

/// What the bot may do in the channel where somebody asks.
pub(super) fn setup(context: &Context<'_>) -> Outcome {
    let channel = view::channel(context.event).ok_or(Declined::InPublic)?;
    Ok(context.answer(context.back(), None, Notice::Permissions(PermissionCheck::Asked { channel })))
}

/// Chooses the language in which the bot speaks to the person, or shows the languages. `named`: a game in whose lobby the
/// person was greeted; the greeting is said again in the new language.
pub(super) fn language(context: &Context<'_>, named: Option<&GameRef>, tag: Option<&str>) -> Outcome {
    let game = named.and_then(|game| context.game_or(Some(game)).ok()).map(|loaded| &loaded.game);
    let Some(tag) = tag.filter(|tag| !tag.trim().is_empty()) else {
        return Ok(context.answer(context.aside(), game, Notice::Menu(Menu::Language)));
    };
    let language = context.words.languages().read_name(tag).map_err(|_| Declined::NothingToShow)?;
    let mut decision = context.say(context.aside(), None, Notice::LanguageSet { language });
    decision.changes.person = Some(Person { language: Some(language), ..context.view.person.clone() });
    if let Some(game) = game {
        lobby::greet_again(context, &mut decision, game);
    }
    Ok(decision)
}

/// Chooses the person's time zone, or shows likely ones.
pub(super) fn timezone(context: &Context<'_>, name: Option<&str>) -> Outcome {
    let Some(name) = name.map(str::trim).filter(|name| !name.is_empty()) else {
        let of_games = context.view.mine.iter().map(|loaded| loaded.game.settings.timezone.clone());
        let own = context.view.person.timezone.clone();
        let usual = TIMEZONES.map(str::to_owned);
        let mut zones: Vec<String> = Vec::new();
        for zone in own.into_iter().chain(of_games).chain([context.view.timezone.clone()]).chain(usual) {
            if !zones.contains(&zone) && zones.len() < MOST_ZONES {
                zones.push(zone);
            }
        }
        return Ok(context.answer(context.aside(), None, Notice::Menu(Menu::Timezone { zones })));
    };
    let Some(known) = zone_called(name) else {
        let expected = TIMEZONES.map(str::to_owned).to_vec();
        let (parameter, value) = ("timezone".to_owned(), name.to_owned());
        return declined(Declined::BadValue { parameter, value, expected });
    };
    let mut decision = context.say(context.aside(), None, Notice::TimezoneSet { timezone: known.clone() });
    decision.changes.person = Some(Person { timezone: Some(known), ..context.view.person.clone() });
    Ok(decision)
}

/// The time zone with this name, or with this city if there is one such: "Berlin".
fn zone_called(name: &str) -> Option<String> {
    let whole = jiff::tz::TimeZone::get(name).ok().and_then(|zone| zone.iana_name().map(str::to_owned));
    whole.or_else(|| {
        let folded = |city: &str| fold(&city.replace('_', " "));
        let city = folded(name);
        let is_city = |zone: &str| zone.split_once('/').is_some_and(|(_, known)| folded(known) == city);
        let mut zones = jiff::tz::db().available().map(|zone| zone.as_str().to_owned()).filter(|zone| is_city(zone));
        zones.next().filter(|_| zones.next().is_none())
    })
}

/// How many time zones are offered: as many as fit under a post everywhere.
const MOST_ZONES: usize = 8;

pub(super) fn status(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let running = stage::running(&loaded.game)?;
    Ok(context.answer(context.back(), Some(&loaded.game), status_of(loaded, running)))
}

/// The same, to who asks alone: in their language.
pub(super) fn status_aside(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let running = stage::running(&loaded.game)?;
    Ok(context.answer(context.aside(), Some(&loaded.game), status_of(loaded, running)))
}

/// Who plays which power, as far as everybody may know it: in an anonymous game the powers stay secret until the end.
pub(super) fn players(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let game = &loaded.game;
    let secret = game.hides_players();
    // In an anonymous game nobody is listed: who isn't in a list any more, or is new in it, has to do with the seat of
    // which all know that it has changed hands.
    let played = game.seats.iter().filter(|seat| !seat.is_vacant() && !secret);
    let mut sitting: Vec<Sitting> =
        played.map(|seat| Sitting { name: known_name(game, seat).to_owned(), powers: powers_of(game, seat) }).collect();
    sitting.sort_by(|a, b| (&a.powers, a.name.to_lowercase()).cmp(&(&b.powers, b.name.to_lowercase())));
    let is_free = |seat: &&Seat| game.running().is_some() && seat.offered().is_some() && !game.is_out(seat);
    let offered = game.seats.iter().filter(is_free);
    let mut offered: Vec<PowerId> = offered.flat_map(|seat| seat.powers.clone()).collect();
    offered.sort();
    // In an anonymous game an absence would show who the silent power is, also one that was announced in the lobby.
    let hides_absences = secret || game.settings.anonymous && matches!(game.stage, Stage::Lobby);
    let away = if hides_absences { Vec::new() } else { absentees(game, game.day(context.view.now)) };
    let notice = OpeningNotice::Players { name: game.name.clone(), sitting, offered, away, tenures: tenures(game) };
    Ok(context.answer(history::calm(context), Some(game), Notice::Opening(notice)))
}

/// Who has held the seats that have changed hands, as far as everybody may know it.
pub(super) fn tenures(game: &Game) -> Vec<Tenure> {
    let permit = published(game, What::Assignment);
    let known = permit.and_then(|permit| game.tenures.read(&game.id, &permit));
    let mut tenures = known.unwrap_or_default().to_vec();
    // Those of one seat stay in the order of time.
    tenures.sort_by(|a, b| a.powers.cmp(&b.powers));
    tenures
}

pub(super) fn map(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    stage::begun(&loaded.game)?;
    Ok(context.answer(context.back(), Some(&loaded.game), Notice::Map { view: MapView::Now }))
}

pub(super) fn results(context: &Context<'_>, loaded: &LoadedGame, phase: Option<&str>) -> Outcome {
    let played = match &loaded.game.stage {
        Stage::Lobby => return declined(Declined::NotBegun),
        Stage::Running(running) => running.number - 1,
        Stage::Over(_) => u32::MAX,
    };
    refuse_if(played == 0, Declined::NothingToShow)?;
    let notice = Notice::Results { phase: phase.map(|phase| phase.trim().to_owned()) };
    Ok(context.answer(history::calm(context), Some(&loaded.game), notice))
}
