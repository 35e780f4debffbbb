//! Questions, and how somebody likes to be spoken to.

use super::decide::{Act, Decision, declined};
use super::terms::TIMEZONES;
use super::{history, phase, view};
use crate::game::Stage;
use crate::notice::survey::Surveyed;
use crate::notice::{Declined, MapView, Moment, Notice};
use crate::store::LoadedGame;

pub(super) fn help(act: &Act<'_>) -> Decision {
    let me = &act.view.person.id;
    let own: Vec<_> = act.view.mine.iter().filter(|loaded| loaded.game.seat_of(me).is_some()).collect();
    let playing = own.iter().any(|loaded| matches!(loaded.game.stage, Stage::Running(_)));
    let moment = match (playing, own.is_empty()) {
        (true, _) => Moment::Playing,
        (false, false) => Moment::Lobby,
        (false, true) => Moment::Alone,
    };
    let game = act.view.game(act.event, None).ok().map(|loaded| &loaded.game);
    act.answer(act.back(), game, Notice::Help { moment })
}

/// What the bot may do in the channel where somebody asks.
pub(super) fn setup(act: &Act<'_>) -> Decision {
    let Some(channel) = view::channel(act.event) else { return declined(act, Declined::InPublic) };
    act.answer(act.back(), None, Notice::Survey(Surveyed::Asked { channel }))
}

pub(super) fn language(act: &Act<'_>, tag: &str) -> Decision {
    let Ok(language) = tag.parse() else { return declined(act, Declined::NothingToShow) };
    let mut decision = act.say(act.aside(), None, Notice::LanguageSet { language });
    let mut person = act.view.person.clone();
    person.language = Some(language);
    decision.changes.person = Some(person);
    decision
}

pub(super) fn timezone(act: &Act<'_>, name: &str) -> Decision {
    let name = name.trim();
    let Some(known) = jiff::tz::TimeZone::get(name).ok().and_then(|zone| zone.iana_name().map(str::to_owned)) else {
        let expected = TIMEZONES.map(str::to_owned).to_vec();
        let (parameter, value) = ("timezone".to_owned(), name.to_owned());
        return declined(act, Declined::BadValue { parameter, value, expected });
    };
    let mut decision = act.say(act.aside(), None, Notice::TimezoneSet { timezone: known.clone() });
    let mut person = act.view.person.clone();
    person.timezone = Some(known);
    decision.changes.person = Some(person);
    decision
}

pub(super) fn status(act: &Act<'_>, loaded: &LoadedGame) -> Decision {
    let sheets = loaded.sheets.iter().map(|(power, (_, sheet))| (power.clone(), sheet.clone())).collect();
    match &loaded.game.stage {
        Stage::Running(running) => {
            act.answer(act.back(), Some(&loaded.game), phase::status(&loaded.game, running, &sheets))
        }
        Stage::Lobby => declined(act, Declined::NotBegun),
        Stage::Over(_) => declined(act, Declined::Over),
    }
}

pub(super) fn map(act: &Act<'_>, loaded: &LoadedGame) -> Decision {
    match &loaded.game.stage {
        Stage::Lobby => declined(act, Declined::NotBegun),
        Stage::Running(_) | Stage::Over(_) => {
            act.answer(act.back(), Some(&loaded.game), Notice::Map { view: MapView::Now })
        }
    }
}

pub(super) fn results(act: &Act<'_>, loaded: &LoadedGame, phase: Option<&str>) -> Decision {
    let played = match &loaded.game.stage {
        Stage::Lobby => return declined(act, Declined::NotBegun),
        Stage::Running(running) => running.number - 1,
        Stage::Over(_) => u32::MAX,
    };
    if played == 0 {
        return declined(act, Declined::NothingToShow);
    }
    let notice = Notice::Results { phase: phase.map(|phase| phase.trim().to_owned()) };
    act.answer(history::calm(act), Some(&loaded.game), notice)
}
