//! Conduct: blocking somebody's letters, a server's list of people who may not join, and reports.
//!
//! Only the person who blocks is told. Who is blocked gets the same answers as before, as far as that is possible. A
//! report passes on the words that its writer chose, and nothing else.

use dragoman_l10n::sanitise;
use dragoman_reading::fold::fold;

use super::context::{Context, declined};
use super::decision::{Decision, Want};
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

/// What is done instead of something.
pub(super) enum Instead {
    /// This is loaded first.
    Ask(Want),
    /// It is declined.
    No(Declined),
}

impl Instead {
    /// The decision.
    pub(super) fn decision(self, context: &Context<'_>) -> Decision {
        match self {
            Self::Ask(want) => wants(want),
            Self::No(why) => declined(context, why),
        }
    }
}

fn wants(want: Want) -> Decision {
    Decision { wants: Some(want), ..Decision::default() }
}

fn no(context: &Context<'_>, why: NoConduct) -> Decision {
    declined(context, Declined::Conduct(why))
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
fn meant(context: &Context<'_>, named: Option<&GameRef>, who: &str) -> Result<(Subject, String), Instead> {
    let game = context.game_or(named).map(|loaded| &loaded.game);
    if let Ok(game) = game
        && let Some(power) = rules::power(context.words, &game.settings.variant, who)
        && let Some(seat) = game.seat_with(&power)
    {
        let Some(person) = seat.person() else {
            return Err(Instead::No(Declined::Conduct(NoConduct::NobodyPlays { power })));
        };
        if *person == context.view.person.id {
            return Err(Instead::No(Declined::Conduct(NoConduct::Yourself)));
        }
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
    let Some(channel) = channel else { return Err(Instead::No(Declined::NoGameOfYours)) };
    let (person, name) = seen(context, channel, who)?;
    Ok((Subject::person(&context.view.key, &person), name))
}

/// The person called `name` among those who were seen in `channel`; not the acting person.
fn seen(context: &Context<'_>, channel: ChannelId, name: &str) -> Result<(PersonId, String), Instead> {
    let name = name.trim();
    let Some(found) = &context.view.named else {
        return Err(Instead::Ask(Want::Named { name: name.to_owned(), channel }));
    };
    match found.as_slice() {
        [only] if only.id == context.view.person.id => Err(Instead::No(Declined::Conduct(NoConduct::Yourself))),
        [only] => Ok((only.id.clone(), sanitise::name(&only.name, usize::MAX))),
        [] => Err(Instead::No(Declined::Seat(NoSeat::nobody(name)))),
        _ => Err(Instead::No(Declined::Seat(NoSeat::SeveralCalled { name: name.to_owned() }))),
    }
}

/// Whether nobody may know who plays what.
fn is_secret(game: &Game) -> bool {
    game.hides_players()
}

/// Blocks somebody, or shows whom the acting person has blocked.
pub(super) fn block(context: &Context<'_>, named: Option<&GameRef>, who: Option<&str>) -> Decision {
    let Some(blocks) = &context.view.conduct.blocks else { return wants(Want::Blocks) };
    let Some(who) = who else { return told(context, ConductNotice::Blocks { people: shown(blocks) }) };
    let (subject, name) = match meant(context, named, who) {
        Ok(meant) => meant,
        Err(instead) => return instead.decision(context),
    };
    let most = context.view.limits.blocks;
    let count = u32::try_from(blocks.len()).unwrap_or(u32::MAX);
    if count >= most && !is_on(blocks, &subject) {
        return declined(context, Declined::Limit(Reached::Blocks { most }));
    }
    let until = until(context);
    let mut decision = told(context, ConductNotice::Blocked { name: name.clone(), until });
    let row = Some(Listed { subject: subject.clone(), shown: name, until });
    let owner = context.view.person.id.as_str().to_owned();
    decision.changes.lists.push(ListChange { list: List::Blocks, owner, subject, row });
    decision
}

/// The row in which somebody is shown as `who`.
fn listed_as<'a>(rows: &'a [Listed], who: &str) -> Option<&'a Listed> {
    let who = fold(who.trim());
    rows.iter().find(|listed| fold(&listed.shown) == who)
}

/// Takes a block back.
pub(super) fn unblock(context: &Context<'_>, named: Option<&GameRef>, who: &str) -> Decision {
    let Some(blocks) = &context.view.conduct.blocks else { return wants(Want::Blocks) };
    // The name under which they are listed is enough, also if they aren't seen any more.
    let known = listed_as(blocks, who);
    let subject = match known {
        Some(listed) => listed.subject.clone(),
        None => match meant(context, named, who) {
            Ok((subject, _)) => subject,
            Err(instead) => return instead.decision(context),
        },
    };
    let Some(listed) = blocks.iter().find(|listed| listed.subject == subject) else {
        return no(context, NoConduct::NotListed { name: sanitise::name(who, 60) });
    };
    let mut decision = told(context, ConductNotice::Unblocked { name: listed.shown.clone() });
    let owner = context.view.person.id.as_str().to_owned();
    decision.changes.lists.push(ListChange { list: List::Blocks, owner, subject, row: None });
    decision
}

/// Who has blocked the acting person, as far as it counts in `game`. In an anonymous game only those count who have
/// blocked a power there, since letters that don't arrive would tell who plays it.
pub(super) fn blockers<'a>(context: &'a Context<'_>, game: &Game) -> Result<&'a [PersonId], Instead> {
    let own = game.seat_of(&context.view.person.id).and_then(|seat| seat.powers.first());
    let subject = match own {
        Some(power) if is_secret(game) => Subject::power(&context.view.key, &game.id, power),
        _ => Subject::person(&context.view.key, &context.view.person.id),
    };
    context.view.conduct.blockers.as_deref().ok_or(Instead::Ask(Want::Blockers(subject)))
}

/// Whether the acting person may join a game in `channel`.
pub(super) fn may_join(context: &Context<'_>, channel: &ChannelId) -> Result<(), Instead> {
    let Some(server) = &context.view.conduct.server else { return Err(Instead::Ask(Want::Server(channel.clone()))) };
    match is_on(&server.bars, &Subject::person(&context.view.key, &context.view.person.id)) {
        true => Err(Instead::No(Declined::Conduct(NoConduct::Barred))),
        false => Ok(()),
    }
}

/// The server of the event's channel, for its administrators.
fn administrated<'a>(context: &'a Context<'_>) -> Result<(&'a Server, ChannelId), Instead> {
    let Some(channel) = view::channel(context.event) else { return Err(Instead::No(Declined::InPublic)) };
    if !context.event.actor.administrator {
        return Err(Instead::No(Declined::NotAdministrator));
    }
    match &context.view.conduct.server {
        Some(server) => Ok((server, channel)),
        None => Err(Instead::Ask(Want::Server(channel))),
    }
}

/// Puts somebody on the server's list, or shows the list.
pub(super) fn bar(context: &Context<'_>, who: Option<&str>) -> Decision {
    let (server, channel) = match administrated(context) {
        Ok(administrated) => administrated,
        Err(instead) => return instead.decision(context),
    };
    let Some(who) = who else { return told(context, ConductNotice::Bars { people: shown(&server.bars) }) };
    let (person, name) = match seen(context, channel, who) {
        Ok(seen) => seen,
        Err(instead) => return instead.decision(context),
    };
    let subject = Subject::person(&context.view.key, &person);
    if server.bars.len() >= usize::try_from(MOST_BARRED).unwrap_or(usize::MAX) && !is_on(&server.bars, &subject) {
        return declined(context, Declined::Limit(Reached::Bars { most: MOST_BARRED }));
    }
    let until = until(context);
    let mut decision = told(context, ConductNotice::Barred { name: name.clone(), until });
    let row = Some(Listed { subject: subject.clone(), shown: name, until });
    decision.changes.lists.push(ListChange { list: List::Bars, owner: server.key.clone(), subject, row });
    decision
}

/// The person whom a mention on Discord names by id. Who isn't in the server any more wasn't seen in its channels.
fn mentioned(context: &Context<'_>, who: &str) -> Option<PersonId> {
    let native = who.trim().strip_prefix("<@")?.strip_suffix('>')?.trim_start_matches('!');
    (!native.is_empty()).then(|| PersonId::new(context.event.place.platform(), native))
}

/// Takes somebody off the server's list.
pub(super) fn admit(context: &Context<'_>, who: &str) -> Decision {
    let (server, channel) = match administrated(context) {
        Ok(administrated) => administrated,
        Err(instead) => return instead.decision(context),
    };
    let subject = match (listed_as(&server.bars, who), mentioned(context, who)) {
        (Some(listed), _) => listed.subject.clone(),
        (None, Some(person)) => Subject::person(&context.view.key, &person),
        (None, None) => match seen(context, channel, who) {
            Ok((person, _)) => Subject::person(&context.view.key, &person),
            Err(instead) => return instead.decision(context),
        },
    };
    let Some(listed) = server.bars.iter().find(|listed| listed.subject == subject) else {
        return no(context, NoConduct::NotListed { name: sanitise::name(who, 60) });
    };
    let mut decision = told(context, ConductNotice::Admitted { name: listed.shown.clone() });
    decision.changes.lists.push(ListChange { list: List::Bars, owner: server.key.clone(), subject, row: None });
    decision
}

/// Passes on what the acting person has written, to the game master or to the administrators.
pub(super) fn report(context: &Context<'_>, loaded: &LoadedGame, text: &str, to: Option<&str>) -> Decision {
    let game = &loaded.game;
    let me = &context.view.person.id;
    if matches!(context.event.place, Place::Channel(_) | Place::Room(_)) {
        return no(context, NoConduct::InPrivate);
    }
    let took_part = game.seats.iter().any(|seat| seat.person() == Some(me)) || game.past_players.contains(me);
    if !took_part {
        return declined(context, Declined::NotIn);
    }
    let text = match whole(text) {
        Ok(text) => text,
        Err(why) => return declined(context, why),
    };
    let Some(server) = &context.view.conduct.server else { return wants(Want::Server(game.channel.clone())) };
    let most = context.view.limits.reports;
    if server.reported >= most {
        return declined(context, Declined::Limit(Reached::Reports { most }));
    }
    // What is said of a game master doesn't go to that game master.
    let reader = match to {
        Some("administrators") => Reader::Administrators,
        // The game master has deleted their data.
        _ if is_stranger(&game.creator) => Reader::Administrators,
        _ => Reader::Master,
    };
    if reader == Reader::Master && game.creator == *me {
        return no(context, NoConduct::YouAreMaster);
    }
    let now = context.view.now;
    let mut decision = Decision::default();
    let reported = ConductNotice::Reported { reader, text: text.clone() };
    decision.reply(now, context.aside(), Some(game), Notice::Conduct(reported));
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
        decision.change(loaded, game.clone());
    }
    decision.changes.report = Some(stored);
    decision
}

/// Shows the administrators what was reported to them.
pub(super) fn reports(context: &Context<'_>) -> Decision {
    match administrated(context) {
        Ok((server, _)) => {
            let reports = server.reports.iter().map(|report| (report.game.clone(), report.text.clone())).collect();
            context.answer(context.aside(), None, Notice::Conduct(ConductNotice::Reports { reports }))
        }
        Err(instead) => instead.decision(context),
    }
}

/// Notes that a sentence of the bot sounds wrong: which one is found by its words, and only its id is stored.
pub(super) fn wrong_sentence(context: &Context<'_>, quoted: &str) -> Decision {
    // Posts to all are in the language of their game.
    let mut languages = context.words.languages().beginning_with(context.language());
    let found = languages.find_map(|language| Some((language, context.words.message_like(language, quoted)?)));
    let Some((language, id)) = found else {
        return no(context, NoConduct::NoSentence);
    };
    let mut decision = told(context, ConductNotice::WrongSentence);
    decision.changes.wrong_sentence = Some((id.to_owned(), language));
    decision
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
