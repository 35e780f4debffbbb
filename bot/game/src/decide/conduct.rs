//! Conduct: blocking somebody's letters, a server's list of people who may not join, and reports.
//!
//! Only the person who blocks is told. Who is blocked gets the same answers as before, as far as that is possible. A
//! report passes on the words that its writer chose, and nothing else.

use dragoman_l10n::sanitise;
use dragoman_reading::fold::fold;

use super::context::Context;
use super::decision::{Decision, Want};
use super::not_done::{Outcome, declined, refuse_if};
use super::publishable::whole;
use super::view;
use crate::action::GameRef;
use crate::conduct::{LISTED, List, ListChange, Listed, REPORTED, Report, Server, Subject};
use crate::event::{ChannelId, PersonId, Place};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, Seat};
use crate::notice::conduct::{ConductNotice, NoConduct, Reader};
use crate::notice::limit::Reached;
use crate::notice::seat::NoSeat;
use crate::notice::{Declined, Notice};
use crate::person::is_stranger;
use crate::rules;
use crate::standing::known_name;

/// How many people a server's list has at most.
const MOST_BARRED: u32 = 500;

fn no<T>(why: NoConduct) -> Outcome<T> {
    declined(Declined::Conduct(why))
}

fn told(context: &Context<'_>, notice: ConductNotice) -> Decision {
    context.say(context.aside(), None, Notice::Conduct(notice))
}

fn until(context: &Context<'_>) -> jiff::Timestamp {
    context.view.now.checked_add(LISTED).unwrap_or(context.view.now)
}

fn shown(listed: &[Listed]) -> Vec<(String, jiff::Timestamp)> {
    listed.iter().map(|listed| (listed.shown.clone(), listed.until)).collect()
}

fn is_on(list: &[Listed], subject: &Subject) -> bool {
    list.iter().any(|listed| listed.subject == *subject)
}

/// Whom `who` means: the player of a power of the game that is meant, or somebody who was seen in its channel.
fn meant(context: &Context<'_>, named: Option<&GameRef>, who: &str) -> Outcome<(Subject, String)> {
    let game = context.game_or(named).map(|loaded| &loaded.game);
    if let Ok(game) = game
        && let Some(power) = rules::power(context.words, &game.settings.variant, who)
        && let Some(seat) = game.seat_with(&power)
    {
        let Some(person) = seat.person() else {
            return no(NoConduct::NobodyPlays { power });
        };
        refuse_if(*person == context.view.person.id, Declined::Conduct(NoConduct::Yourself))?;
        return Ok(match is_secret(game) {
            true => {
                let power_name = context.words.power(context.language(), power.as_str());
                // A player is known by the first of several powers.
                (
                    Subject::power(&context.view.key, &game.id, seat.powers.first().unwrap_or(&power)),
                    format!("{power_name} ({})", game.name),
                )
            }
            false => (Subject::person(&context.view.key, person), known_name(game, seat).to_owned()),
        });
    }
    let channel = view::channel(context.event).or_else(|| game.ok().map(|game| game.channel.clone()));
    let channel = channel.ok_or(Declined::NoGameOfYours)?;
    let (person, name) = seen(context, channel, who)?;
    Ok((Subject::person(&context.view.key, &person), name))
}

/// The person called `name` among those who were seen in `channel`; not the acting person.
fn seen(context: &Context<'_>, channel: ChannelId, name: &str) -> Outcome<(PersonId, String)> {
    let name = name.trim();
    let want = || Want::Named { name: name.to_owned(), channel };
    let found = context.view.named.as_deref().ok_or_else(want)?;
    match found {
        [only] if only.id == context.view.person.id => no(NoConduct::Yourself),
        [only] => Ok((only.id.clone(), sanitise::name(&only.name, usize::MAX))),
        [] => declined(Declined::Seat(NoSeat::nobody(name))),
        _ => declined(Declined::Seat(NoSeat::SeveralCalled { name: name.to_owned() })),
    }
}

/// Whether nobody may know who plays what.
fn is_secret(game: &Game) -> bool {
    game.hides_players()
}

/// Whether `subject` may be put on a list: there is space, or they are on it already.
fn may_list(list: &[Listed], subject: &Subject, most: u32) -> bool {
    u32::try_from(list.len()).unwrap_or(u32::MAX) < most || is_on(list, subject)
}

/// Puts somebody on the `list` of `owner` as `shown`; without a name, takes them off it.
fn changed(
    context: &Context<'_>,
    notice: ConductNotice,
    (list, owner): (List, &str),
    subject: Subject,
    shown: Option<String>,
) -> Decision {
    let mut decision = told(context, notice);
    let row = shown.map(|shown| Listed { subject: subject.clone(), shown, until: until(context) });
    decision.changes.lists.push(ListChange { list, owner: owner.to_owned(), subject, row });
    decision
}

/// The people whom the acting person has blocked.
fn blocks<'a>(context: &Context<'a>) -> Result<&'a [Listed], Want> {
    context.view.conduct.blocks.as_deref().ok_or(Want::Blocks)
}

/// Blocks somebody, or shows whom the acting person has blocked.
pub(super) fn block(context: &Context<'_>, named: Option<&GameRef>, who: Option<&str>) -> Outcome {
    let blocks = blocks(context)?;
    let Some(who) = who else { return Ok(told(context, ConductNotice::Blocks { people: shown(blocks) })) };
    let (subject, name) = meant(context, named, who)?;
    let most = context.view.limits.blocks;
    refuse_if(!may_list(blocks, &subject, most), Declined::Limit(Reached::Blocks { most }))?;
    let notice = ConductNotice::Blocked { name: name.clone(), until: until(context) };
    Ok(changed(context, notice, (List::Blocks, context.view.person.id.as_str()), subject, Some(name)))
}

/// The row in which somebody is shown as `who`.
fn listed_as<'a>(rows: &'a [Listed], who: &str) -> Option<&'a Listed> {
    let who = fold(who.trim());
    rows.iter().find(|listed| fold(&listed.shown) == who)
}

/// The row of `list` about `subject`, whom somebody has called `who`.
fn listed<'a>(list: &'a [Listed], subject: &Subject, who: &str) -> Outcome<&'a Listed> {
    match list.iter().find(|listed| listed.subject == *subject) {
        Some(listed) => Ok(listed),
        None => no(NoConduct::NotListed { name: sanitise::name(who, 60) }),
    }
}

/// Takes a block back.
pub(super) fn unblock(context: &Context<'_>, named: Option<&GameRef>, who: &str) -> Outcome {
    let blocks = blocks(context)?;
    // The name under which they are listed is enough, also if they aren't seen any more.
    let subject = match listed_as(blocks, who) {
        Some(listed) => listed.subject.clone(),
        None => meant(context, named, who)?.0,
    };
    let notice = ConductNotice::Unblocked { name: listed(blocks, &subject, who)?.shown.clone() };
    Ok(changed(context, notice, (List::Blocks, context.view.person.id.as_str()), subject, None))
}

/// Who has blocked the acting person, as far as it counts in `game`. In an anonymous game only those count who have
/// blocked a power there, since letters that don't arrive would tell who plays it.
pub(super) fn blockers<'a>(context: &'a Context<'_>, game: &Game) -> Outcome<&'a [PersonId]> {
    let own = game.seat_of(&context.view.person.id).and_then(|seat| seat.powers.first());
    let subject = match own {
        Some(power) if is_secret(game) => Subject::power(&context.view.key, &game.id, power),
        _ => Subject::person(&context.view.key, &context.view.person.id),
    };
    context.view.conduct.blockers.as_deref().ok_or(Want::Blockers(subject).into())
}

/// The server of `channel`.
fn server<'a>(context: &Context<'a>, channel: &ChannelId) -> Result<&'a Server, Want> {
    context.view.conduct.server.as_ref().ok_or_else(|| Want::Server(channel.clone()))
}

/// Whether the acting person may join a game in `channel`.
pub(super) fn may_join(context: &Context<'_>, channel: &ChannelId) -> Outcome<()> {
    let server = server(context, channel)?;
    match is_on(&server.bars, &Subject::person(&context.view.key, &context.view.person.id)) {
        true => no(NoConduct::Barred),
        false => Ok(()),
    }
}

/// The server of the event's channel, for its administrators.
fn administrated<'a>(context: &Context<'a>) -> Outcome<(&'a Server, ChannelId)> {
    let channel = view::channel(context.event).ok_or(Declined::InPublic)?;
    match context.event.actor.administrator {
        true => Ok((server(context, &channel)?, channel)),
        false => declined(Declined::NotAdministrator),
    }
}

/// Puts somebody on the server's list, or shows the list.
pub(super) fn bar(context: &Context<'_>, who: Option<&str>) -> Outcome {
    let (server, channel) = administrated(context)?;
    let Some(who) = who else { return Ok(told(context, ConductNotice::Bars { people: shown(&server.bars) })) };
    let (person, name) = seen(context, channel, who)?;
    let subject = Subject::person(&context.view.key, &person);
    refuse_if(!may_list(&server.bars, &subject, MOST_BARRED), Declined::Limit(Reached::Bars { most: MOST_BARRED }))?;
    let notice = ConductNotice::Barred { name: name.clone(), until: until(context) };
    Ok(changed(context, notice, (List::Bars, &server.key), subject, Some(name)))
}

/// The person whom a mention on Discord names by id. Who isn't in the server any more wasn't seen in its channels.
fn mentioned(context: &Context<'_>, who: &str) -> Option<PersonId> {
    let native = who.trim().strip_prefix("<@")?.strip_suffix('>')?.trim_start_matches('!');
    (!native.is_empty()).then(|| PersonId::new(context.event.place.platform(), native))
}

/// Takes somebody off the server's list.
pub(super) fn admit(context: &Context<'_>, who: &str) -> Outcome {
    let (server, channel) = administrated(context)?;
    let subject = match (listed_as(&server.bars, who), mentioned(context, who)) {
        (Some(listed), _) => listed.subject.clone(),
        (None, Some(person)) => Subject::person(&context.view.key, &person),
        (None, None) => Subject::person(&context.view.key, &seen(context, channel, who)?.0),
    };
    let notice = ConductNotice::Admitted { name: listed(&server.bars, &subject, who)?.shown.clone() };
    Ok(changed(context, notice, (List::Bars, &server.key), subject, None))
}

/// Passes on what the acting person has written, to the game master or to the administrators.
pub(super) fn report(context: &Context<'_>, loaded: &LoadedGame, text: &str, to: Option<&str>) -> Outcome {
    let game = &loaded.game;
    let me = &context.view.person.id;
    if matches!(context.event.place, Place::Channel(_) | Place::Room(_)) {
        return no(NoConduct::InPrivate);
    }
    let took_part = game.seats.iter().any(|seat| seat.person() == Some(me)) || game.past_players.contains(me);
    refuse_if(!took_part, Declined::NotIn)?;
    let text = whole(text)?;
    let server = server(context, &game.channel)?;
    let most = context.view.limits.reports;
    refuse_if(server.reported >= most, Declined::Limit(Reached::Reports { most }))?;
    // What is said of a game master doesn't go to that game master.
    let reader = match to {
        Some("administrators") => Reader::Administrators,
        // The game master has deleted their data.
        _ if is_stranger(&game.creator) => Reader::Administrators,
        _ => Reader::Master,
    };
    refuse_if(reader == Reader::Master && game.creator == *me, Declined::Conduct(NoConduct::YouAreMaster))?;
    let now = context.view.now;
    let reported = ConductNotice::Reported { reader, text: text.clone() };
    let mut decision = context.say(context.aside(), Some(game), Notice::Conduct(reported));
    let mut stored = Report {
        reporter: Subject::person(&context.view.key, me),
        server: server.key.clone(),
        game: game.name.clone(),
        text: text.clone(),
        until: now.checked_add(REPORTED).unwrap_or(now),
    };
    if reader == Reader::Master {
        (stored.server, stored.text) = (String::new(), String::new());
        decision.happened(Happening::Reported { text });
        decision = decision.with(loaded, game.clone());
    }
    decision.changes.report = Some(stored);
    Ok(decision)
}

/// Shows the administrators what was reported to them.
pub(super) fn reports(context: &Context<'_>) -> Outcome {
    let (server, _) = administrated(context)?;
    let reports = server.reports.iter().map(|report| (report.game.clone(), report.text.clone())).collect();
    Ok(context.answer(context.aside(), None, Notice::Conduct(ConductNotice::Reports { reports })))
}

/// Notes that a sentence of the bot sounds wrong: which one is found by its words, and only its id is stored.
pub(super) fn wrong_sentence(context: &Context<'_>, quoted: &str) -> Outcome {
    // Posts to all are in the language of their game.
    let mut languages = context.words.languages().beginning_with(context.language());
    let found = languages.find_map(|language| Some((language, context.words.message_like(language, quoted)?)));
    let (language, id) = found.ok_or(Declined::Conduct(NoConduct::NoSentence))?;
    let mut decision = told(context, ConductNotice::WrongSentence);
    decision.changes.wrong_sentence = Some((id.to_owned(), language));
    Ok(decision)
}

/// The people among the players of `powers` who haven't blocked the writer.
pub(super) fn reached<'a>(
    game: &'a Game,
    powers: &'a [crate::model::PowerId],
    blockers: &'a [PersonId],
) -> impl Iterator<Item = &'a crate::model::PowerId> {
    powers.iter().filter(move |power| {
        let person = game.seat_with(power).and_then(Seat::person);
        person.is_none_or(|person| !blockers.contains(person))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::PlatformName;
    use crate::model::GameId;

    #[test]
    fn whom_a_list_is_about_cant_be_read_in_it() {
        let (key, person) = (crate::testing::mark_key(), PersonId::new(PlatformName::Local, "zbig"));
        let subject = Subject::person(&key, &person);
        assert!(!subject.0.contains("zbig") && subject == Subject::person(&key, &person));
        assert_ne!(subject, Subject::power(&key, &GameId("zbig".to_owned()), &"ITALY".into()));
    }
}
