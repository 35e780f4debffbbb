//! A start of the game master's own, before the game begins: which units stand where, and who owns which centres.
//!
//! It is shown with its map first. Once it is confirmed it is a setting like the others: everybody reads it before joining, and
//! who joined before is asked to agree to it. The board stays; a power with nothing takes no part, and its seat is gone.

use dragoman_reading::command::is_name_of;

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::{filling, stage};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Asked, Deed, Game, OwnStart, PhaseId, PowerId, Settings};
use crate::notice::master::{MasterNotice, NoDeed, NoStart};
use crate::notice::seat::NoSeat;
use crate::notice::{Declined, Notice};
use crate::rules::{self, EditWarning, UnreadableStart};
use crate::standing::known_name;

fn refused(why: NoStart) -> Declined {
    Declined::Master(NoDeed::Start(why))
}

/// Shows with what the game would begin after `changes`, takes its own start back, or says how it begins at present.
pub(super) fn edit(context: &Context<'_>, loaded: &LoadedGame, changes: Option<&str>, undo: bool) -> Outcome {
    let game = &loaded.game;
    stage::joining(game)?;
    refuse_if(game.settings.setup.is_some(), refused(NoStart::FewerPlayers))?;
    if undo || changes.is_some_and(|changes| is_name_of(context.words, "choice-no", changes)) {
        refuse_if(game.settings.own_start.is_none(), refused(NoStart::NoneSet))?;
        return agreed(context, loaded, game.clone(), None);
    }
    let Some(changes) = changes else {
        return Ok(context.answer(context.aside(), Some(game), Notice::Master(MasterNotice::Start)));
    };
    let start = rules::read_start(context.words, context.language(), &game.settings, changes);
    let start = start.map_err(|unreadable| {
        refused(match unreadable {
            UnreadableStart::Part(part) => NoStart::Unreadable { part },
            UnreadableStart::Misplaced(unit) => NoStart::Misplaced { unit },
            UnreadableStart::Together(province) => NoStart::Together { province },
            UnreadableStart::NotACentre(province) => NoStart::NotACentre { province },
        })
    })?;
    may_begin_so(game, start.as_ref())?;
    let deed = Deed::SetUp { start };
    let (reason, phase, by) = (String::new(), PhaseId::default(), Some(context.view.person.id.clone()));
    let notice = MasterNotice::Asked { deed: deed.clone(), reason: reason.clone(), phase, phases: 0, orders: 0 };
    let mut game = game.clone();
    game.asked = Some(Asked { deed, reason, number: 0, not_before: None, by });
    Ok(context.say(context.aside(), Some(&game), Notice::Master(notice)).with(loaded, game))
}

/// Whether the game can begin with `start`, for those who have joined and with what they were assigned.
fn may_begin_so(game: &Game, start: Option<&OwnStart>) -> Outcome<()> {
    refuse_if(game.settings.own_start.as_ref() == start, refused(NoStart::Unchanged))?;
    let settings = Settings { own_start: start.cloned(), ..game.settings.clone() };
    let seats = rules::seats(&settings);
    refuse_if(seats.len() < 2, refused(NoStart::FewPowers))?;
    let (joined, count) = (game.seats.len(), seats.len());
    refuse_if(joined > count, refused(NoStart::ManyPlayers { joined, seats: count }))?;
    let played: Vec<&PowerId> = seats.iter().flatten().collect();
    let gone = game.seats.iter().find(|seat| seat.assigned.as_ref().is_some_and(|power| !played.contains(&power)));
    if let Some(seat) = gone {
        let (powers, name) = (seat.assigned.iter().cloned().collect(), known_name(game, seat).to_owned());
        return declined(Declined::Seat(NoSeat::Assigned { powers, name }));
    }
    let (usual, own) = (rules::usual_opening(&settings), rules::opening(&settings));
    let wins = rules::edit_warnings(&settings, &usual, &own).into_iter().find_map(|warning| match warning {
        EditWarning::Wins { power, centres } => Some(NoStart::Wins { power, centres }),
        EditWarning::TooManyUnits { .. } | EditWarning::NoUnits { .. } => None,
    });
    wins.map_or(Ok(()), |wins| declined(refused(wins)))
}

/// Sets up what was shown and is confirmed; `None`: the usual start of the board. Nobody has agreed to it yet but the acting person,
/// if they play.
pub(super) fn agreed(context: &Context<'_>, loaded: &LoadedGame, mut game: Game, start: Option<OwnStart>) -> Outcome {
    stage::joining(&game)?;
    may_begin_so(&game, start.as_ref())?;
    let (me, now) = (&context.view.person.id, context.view.now);
    let before = game.settings.clone();
    game.settings.own_start = start;
    game.settings_changed = Some(now);
    if let Some(own) = game.seats.iter_mut().find(|seat| seat.person() == Some(me)) {
        own.promised_at = Some(now);
    }
    let mut decision = Decision::default();
    decision.happened(Happening::SettingsChanged { before: Box::new(before) });
    context.acknowledge(&mut decision, &game);
    // There may be fewer seats now, or more.
    if game.confirm_by.is_some() || game.seats.len() >= filling::needed(&game) {
        filling::ask_again(&mut decision, now, &mut game);
    }
    Ok(decision.with(loaded, game))
}
