//! Games by invitation: the game master invites people, and whoever isn't invited may ask once.

use super::context::Context;
use super::decision::Decision;
use super::named::named;
use super::not_done::{Outcome, declined, refuse_if};
use super::stage;
use crate::decide::actor_name::name_of;
use crate::decide::hidden_players::is_hidden_player;
use crate::event::PersonId;
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, JoinRequest, MOST_INVITED, MOST_REQUESTS};
use crate::notice::opening::{NoInvitation, OpeningNotice};
use crate::notice::seat::NoSeat;
use crate::notice::{Declined, Notice};

fn no(why: NoInvitation) -> Outcome {
    declined(Declined::Invitation(why))
}

/// Asks the game master to invite the acting person: once, and only a limited number of people.
pub(super) fn request(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let mut game = loaded.game.clone();
    let me = &context.view.person.id;
    match game.requests.iter().find(|request| request.person == *me) {
        Some(request) if request.refused => return no(NoInvitation::Refused),
        Some(_) => return no(NoInvitation::Asked),
        None if game.requests.len() >= MOST_REQUESTS => return no(NoInvitation::TooManyAsk),
        None => {}
    }
    let request = JoinRequest { person: me.clone(), name: name_of(context), refused: false };
    game.requests.push(request.clone());
    let notice = Notice::Opening(OpeningNotice::AskedToJoin { name: game.name.clone() });
    let mut decision = context.say(context.aside(), Some(&game), notice);
    decision.happened(Happening::InvitationRequested { request });
    Ok(decision.with(loaded, game))
}

/// The game master invites a person by name, or answers a request by its key.
pub(super) fn invite(context: &Context<'_>, loaded: &LoadedGame, word: &str, agreed: bool) -> Outcome {
    let game = &loaded.game;
    stage::not_over(game)?;
    if word.starts_with('~') {
        let request = game.requests.iter().find(|request| request.key() == word && !request.refused);
        return match request.cloned() {
            None => no(NoInvitation::NoRequest),
            Some(JoinRequest { person, name, .. }) if agreed => admit(context, loaded, &person, name),
            Some(request) => Ok(refuse(context, loaded, &request)),
        };
    }
    let person = named(context, game, word)?;
    admit(context, loaded, &person.id, person.name)
}

fn answered(context: &Context<'_>, game: &Game, name: String, invited: bool) -> Decision {
    let notice = OpeningNotice::InvitationSent { name, invited };
    context.say(context.aside(), Some(game), Notice::Opening(notice))
}

fn admit(context: &Context<'_>, loaded: &LoadedGame, person: &PersonId, name: String) -> Outcome {
    let mut game = loaded.game.clone();
    if game.invited.contains(person) || game.seat_of(person).is_some() || is_hidden_player(&game, person) {
        return no(NoInvitation::Invited { name });
    }
    if game.standing.is_expelled(person) {
        return declined(Declined::Seat(NoSeat::ExpelledBefore { name }));
    }
    refuse_if(game.invited.len() >= MOST_INVITED, Declined::Invitation(NoInvitation::TooManyInvited))?;
    game.requests.retain(|request| request.person != *person);
    game.invited.push(person.clone());
    let mut decision = answered(context, &game, name, true);
    decision.happened(Happening::Invited { person: person.clone() });
    Ok(decision.with(loaded, game))
}

fn refuse(context: &Context<'_>, loaded: &LoadedGame, request: &JoinRequest) -> Decision {
    let mut game = loaded.game.clone();
    for known in game.requests.iter_mut().filter(|known| known.person == request.person) {
        known.refused = true;
    }
    let mut decision = answered(context, &game, request.name.clone(), false);
    decision.happened(Happening::InvitationRefused { person: request.person.clone() });
    decision.with(loaded, game)
}
