//! Channels that are closed or deleted, and conversations that aren't private.

use std::collections::BTreeSet;

use dragoman_runtime::names::name_from;

use super::reaction::{Known, Next, Reaction};
use crate::event::{ChannelId, PersonId, Place};
use crate::model::{Game, Stage};
use crate::notice::conversation::Conversation;
use crate::notice::master::MasterNotice;
use crate::notice::{Destination, Notice, Outgoing, Priority};
use crate::person::is_stranger;
use crate::post::Key;
use crate::refusal::{NotPrivate, Refusal};

/// The number of the notice about a failure, among those that follow from one that couldn't be posted: after the parts
/// of the longest message.
const COMPLAINT: usize = 1004;

/// Tells the person who opened the game that its channel is closed to the bot: once for each time that it is found
/// closed, since further posts there wait for the first.
pub(super) fn refused(known: &Known<'_>, channel: &ChannelId, refusal: &Refusal, again: bool) -> Reaction {
    if let Some(ended) = results_ended(known, channel) {
        return ended;
    }
    let reaction = Reaction::of(Next::AsAnswered);
    // In a thread of its own a game can't be posted about while it is archived and as many are active as may be.
    let closed = matches!(refusal, Refusal::Permission(_) | Refusal::PutOut | Refusal::TooManyRooms);
    let Some(game) = known.game.filter(|game| game.channel == *channel && closed && !again) else { return reaction };
    let notice = Notice::Lacks { refusal: refusal.clone(), name: Some(game.name.clone()) };
    let to = Destination::Place(Place::Person(game.creator.clone()));
    reaction.post_once(known.about(to, notice, Priority::Event), known.part(COMPLAINT))
}

/// Ends the posting of results in `channel` if that isn't the game's own, and tells the game master.
fn results_ended(known: &Known<'_>, channel: &ChannelId) -> Option<Reaction> {
    let (game, version) = known.game.zip(known.version)?;
    game.results_language(channel).filter(|_| game.channel != *channel)?;
    let mut after = game.clone();
    after.results_in.retain(|results| results.channel != *channel);
    let mut reaction = Reaction::of(Next::Drop("nothing can be posted in the other channel"));
    reaction.decision.changes.game = Some((after, version));
    if is_stranger(&game.creator) {
        return Some(reaction);
    }
    let notice = Notice::Master(MasterNotice::ResultsEnded { name: game.name.clone() });
    let to = Destination::Place(Place::Person(game.creator.clone()));
    Some(reaction.post_once(known.about(to, notice, Priority::Event), known.part(COMPLAINT)))
}

/// Tells everyone in the game, once each, that its channel was deleted.
pub(super) fn deleted(known: &Known<'_>, channel: &ChannelId) -> Reaction {
    if let Some(ended) = results_ended(known, channel) {
        return ended;
    }
    let reaction = Reaction::of(Next::AsAnswered);
    // What was to be posted where the game was played before isn't missed.
    let plays_there = |game: &&Game| game.channel == *channel && !matches!(game.stage, Stage::Over(_));
    let Some(game) = known.game.filter(plays_there) else { return reaction };
    let people: BTreeSet<&PersonId> = game.people().chain([&game.creator]).collect();
    people.into_iter().filter(|person| !is_stranger(person)).fold(reaction, |reaction, person| {
        let notice = Notice::Lacks { refusal: Refusal::Deleted, name: Some(game.name.clone()) };
        let to = Destination::Place(Place::Person(person.clone()));
        let slot = Some(format!("deleted:{}:{channel}", game.id));
        let key = Key::from(name_from(&format!("deleted {} {channel} {person}", game.id), 22));
        reaction.post_once(Outgoing { slot, ..known.about(to, notice, Priority::Event) }, Some(key))
    })
}

/// Tells the person there that the conversation isn't private, and in their own one that it is private: once each.
pub(super) fn not_private(known: &Known<'_>, place: &ChannelId, person: &PersonId, why: NotPrivate) -> Reaction {
    let slot = match why {
        NotPrivate::Shared => "conversation:shared",
        NotPrivate::Unencrypted => "conversation:unencrypted",
    };
    let not_here = Conversation::NotHere { person: person.clone(), why, language: known.language };
    let told = [
        (slot, Place::Channel(place.clone()), place.as_str(), not_here),
        ("conversation", Place::Person(person.clone()), person.as_str(), Conversation::Own),
    ];
    told.into_iter().fold(Reaction::of(Next::Done), |reaction, (slot, to, about, notice)| {
        let outgoing = known.about(Destination::Place(to), Notice::Conversation(notice), Priority::Answer);
        let key = Key::from(name_from(&format!("{slot} {about}"), 22));
        reaction.post_once(Outgoing { slot: Some(slot.to_owned()), ..outgoing }, Some(key))
    })
}
