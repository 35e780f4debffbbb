//! How reliably people have played: shown to themselves, and to a game master who looks for players if they agreed.

use super::context::Context;
use super::decision::Want;
use super::not_done::Outcome;
use crate::event::PersonId;
use crate::loaded::LoadedGame;
use crate::model::Seat;
use crate::notice::Notice;
use crate::notice::record::RecordNotice;
use crate::standing::known_name;
use crate::track_record::TrackRecord;

fn of(records: &[(PersonId, TrackRecord)], person: &PersonId) -> TrackRecord {
    records.iter().find(|(known, _)| known == person).map(|(_, record)| *record).unwrap_or_default()
}

/// Shows the acting person's own record, or changes who sees it.
pub(super) fn own(context: &Context<'_>, share: Option<&str>) -> Outcome {
    let me = &context.view.person.id;
    let records = context.view.records.as_ref().ok_or_else(|| Want::Records(vec![me.clone()]))?;
    let mut record = of(records, me);
    let shares = share.map(|share| share == "yes");
    record.shared = shares.unwrap_or(record.shared);
    let mut decision = context.say(context.aside(), None, Notice::Record(RecordNotice::Own { record }));
    decision.changes.shares_record = shares;
    Ok(decision)
}

/// For the game master of a lobby: how those have played who have joined and let game masters see it.
pub(super) fn lobby(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let game = &loaded.game;
    let want = || Want::Records(game.people().cloned().collect());
    let records = context.view.records.as_ref().ok_or_else(want)?;
    let record = |seat: &Seat| seat.person().map(|person| of(records, person)).filter(|record| record.shared);
    let seats = game.seats.iter().filter(|seat| seat.person().is_some());
    let people = seats.map(|seat| (known_name(game, seat).to_owned(), record(seat))).collect();
    let notice = RecordNotice::Joined { name: game.name.clone(), people };
    Ok(context.answer(context.aside(), Some(game), Notice::Record(notice)))
}
