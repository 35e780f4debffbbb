//! Reads the history of rooms page by page: what a sync left out, and what was written before the bot had joined.

use std::collections::BTreeMap;
use std::time::Duration;

use jiff::Timestamp;
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::room::MessagesOptions;
use matrix_sdk::ruma::{OwnedEventId, UInt, UserId};
use tokio_util::sync::CancellationToken;

use super::account::Account;
use super::gaps::Gap;
use super::reading::Native;
use super::setback::{ORDINARY, requested_wait, timed_out, unreachable, within};

/// Stopped in the middle: undelivered events come again at the next start.
pub(super) struct Stopped;

/// Waits for `pause`, unless `stop` comes first.
pub(super) async fn sleep(stop: &CancellationToken, pause: Duration) -> Result<(), Stopped> {
    tokio::select! {
        () = stop.cancelled() => Err(Stopped),
        () = tokio::time::sleep(pause) => Ok(()),
    }
}

/// The events of one room.
pub(super) struct RoomEvents {
    pub(super) room: Room,
    pub(super) events: Vec<TimelineEvent>,
    /// None of the events is older than this; `None`: unknown.
    pub(super) earliest: Option<Timestamp>,
    /// The same for single events.
    pub(super) arrived: BTreeMap<OwnedEventId, Option<Timestamp>>,
    /// All earlier events were read; empty: from the bot's invitation.
    pub(super) from: String,
    /// Where reading continues, since the homeserver refused a page or didn't answer; empty: from the bot's invitation.
    pub(super) gap: Option<String>,
}

impl RoomEvents {
    /// A room of which nothing could be read from `from` on.
    pub(super) fn refused(room: &Room, from: &str, earliest: Option<Timestamp>) -> Self {
        Self { gap: Some(from.to_owned()), ..Self::read(room.clone(), Vec::new(), from, earliest) }
    }

    /// A room that was read from `from` on.
    pub(super) fn read(room: Room, events: Vec<TimelineEvent>, from: &str, earliest: Option<Timestamp>) -> Self {
        Self { room, events, earliest, arrived: BTreeMap::new(), from: from.to_owned(), gap: None }
    }
}

/// After how many failures of the homeserver a room isn't waited for any more while the others wait.
const TRIES: u32 = 3;

/// After how many it is tried again later where nobody waits for it: a gap that stays closed is given up in the end.
const TRIES_BESIDE: u32 = 12;

/// Who waits while a room is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waits {
    /// All other rooms. A homeserver can fail to give the history of one room only.
    Everybody,
    /// Nobody: it is read in a task of its own, and an outage of the homeserver may last.
    Nobody,
}

impl Waits {
    /// The pause before a page is asked for again that the homeserver has failed to give `times` times. `None`: it isn't.
    fn pause(self, times: u32) -> Option<Duration> {
        let pause = Duration::from_secs(1) * 2_u32.saturating_pow(times.saturating_sub(1).min(6));
        let most = if self == Self::Nobody { TRIES_BESIDE } else { TRIES };
        (times < most).then_some(pause.min(super::LONGEST_PAUSE))
    }
}

/// How much of a room is read at once: pages with events, and bytes. It is kept in memory until it is delivered.
const PAGES: usize = 50;
const BYTES: usize = 8 << 20;

/// So many pages without events, one after another, are taken for the end: a homeserver may count on for ever.
const EMPTY_PAGES: usize = 1000;

/// The pages that were read of a room.
#[derive(Default)]
struct Pages {
    events: Vec<TimelineEvent>,
    bytes: usize,
    pages: usize,
    empty: usize,
}

/// What comes after a page.
#[derive(Debug, PartialEq, Eq)]
enum Next {
    /// The page after this token.
    From(String),
    /// The same, and so much was read that it isn't read now.
    Full(String),
    /// Nothing.
    End,
}

impl Pages {
    /// Takes the page at `token`, which ends at `end`. Homeservers leave out what the bot may not see, and what has expired:
    /// a page without events is the last one only if it has no end.
    fn take(&mut self, chunk: Vec<TimelineEvent>, token: Option<&str>, end: Option<String>) -> Next {
        let is_empty = chunk.is_empty();
        self.bytes += chunk.iter().map(|event| event.raw().json().get().len()).sum::<usize>();
        self.events.extend(chunk);
        let Some(end) = end.filter(|end| Some(end.as_str()) != token) else { return Next::End };
        if is_empty {
            self.empty += 1;
            if self.empty < EMPTY_PAGES {
                return Next::From(end);
            }
            tracing::error!("a homeserver gives one page without events after another: the rest of a room is skipped");
            return Next::End;
        }
        (self.empty, self.pages) = (0, self.pages + 1);
        if self.pages < PAGES && self.bytes < BYTES { Next::From(end) } else { Next::Full(end) }
    }
}

/// A page of a room's history.
enum Page {
    /// Events, and the token of the next page.
    Of(Vec<TimelineEvent>, Option<String>),
    /// The homeserver refuses the page, or doesn't answer in time: it may wait for another homeserver.
    Refused,
}

/// What reading needs to know.
pub(super) struct History<'a> {
    pub(super) account: &'a Account,
    pub(super) stop: &'a CancellationToken,
    pub(super) waits: Waits,
}

impl History<'_> {
    /// A page of a room's history.
    async fn page(&self, room: &Room, backward: bool, from: Option<&str>) -> Result<Page, Stopped> {
        let mut failures = 0;
        loop {
            let options = if backward { MessagesOptions::backward() } else { MessagesOptions::forward() };
            let mut options = options.from(from);
            options.limit = UInt::from(100_u32);
            match within(ORDINARY, room.messages(options)).await {
                Ok(Ok(page)) => return Ok(Page::Of(page.chunk, page.end)),
                Ok(Err(error)) if timed_out(&error) => return Ok(Self::late(room)),
                Ok(Err(error)) if requested_wait(&error).is_none() && !unreachable(&error) => {
                    tracing::error!(room = %room.room_id(), %error, "a room's history can't be read");
                    return Ok(Page::Refused);
                }
                Ok(Err(error)) => {
                    tracing::warn!(room = %room.room_id(), %error, "a room's history couldn't be read yet");
                    let requested = requested_wait(&error);
                    failures += u32::from(requested.is_none());
                    let Some(pause) = requested.or(self.waits.pause(failures)) else { return Ok(Page::Refused) };
                    sleep(self.stop, pause).await?;
                }
                Err(_) => return Ok(Self::late(room)),
            }
        }
    }

    fn late(room: &Room) -> Page {
        tracing::warn!(room = %room.room_id(), "the homeserver doesn't give a room's history in time");
        Page::Refused
    }

    /// The events in `room` since `token`, of which none is older than `earliest`. After many there is a gap.
    pub(super) async fn missed(
        &self,
        room: &Room,
        token: &str,
        earliest: Option<Timestamp>,
    ) -> Result<RoomEvents, Stopped> {
        let mut pages = Pages::default();
        let mut from = token.to_owned();
        let gap = loop {
            let Page::Of(chunk, end) = self.page(room, false, Some(&from)).await? else { break Some(from) };
            // The bot joined this room after the token: messages between invitation and joining may be older.
            if chunk.iter().any(|event| self.membership_of_ours(event).is_some_and(|ours| ours != Ours::Invited)) {
                return self.since_invitation(room, earliest).await;
            }
            match pages.take(chunk, Some(&from), end) {
                Next::From(end) => from = end,
                Next::Full(end) => break Some(end),
                Next::End => break None,
            }
        };
        Ok(RoomEvents { gap, ..RoomEvents::read(room.clone(), pages.events, token, earliest) })
    }

    /// All events in `room` since the bot was invited, of which none is older than `earliest`: people write before it
    /// has joined. Of many the newest: anybody can invite the bot, and write more than it can keep. Where it came without an
    /// invitation, as into a public room by the hand of its operator, nothing from before is for it; but where the room succeeds
    /// another one, all is.
    async fn since_invitation(&self, room: &Room, earliest: Option<Timestamp>) -> Result<RoomEvents, Stopped> {
        let mut pages = Pages::default();
        let mut from: Option<String> = None;
        loop {
            let Page::Of(mut chunk, end) = self.page(room, true, from.as_deref()).await? else {
                // Newer events wait for older ones.
                return Ok(RoomEvents::refused(room, "", earliest));
            };
            let begins = |event: &TimelineEvent| match self.membership_of_ours(event) {
                Some(Ours::Invited) => true,
                Some(Ours::CameUnasked) => *self.account.origin(room) == *room.room_id(),
                Some(Ours::Joined) | None => false,
            };
            if let Some(place) = chunk.iter().position(begins) {
                chunk.truncate(place + 1);
                pages.events.extend(chunk);
                break;
            }
            match pages.take(chunk, from.as_deref(), end) {
                Next::From(end) => from = Some(end),
                Next::Full(_) => {
                    tracing::warn!(room = %room.room_id(), "so much was written before the bot came that the oldest is skipped");
                    break;
                }
                Next::End => break,
            }
        }
        let mut events = pages.events;
        events.reverse();
        Ok(RoomEvents::read(room.clone(), events, "", earliest))
    }

    fn membership_of_ours(&self, event: &TimelineEvent) -> Option<Ours> {
        Native::of(event).as_ref().and_then(|native| Ours::of(native, &self.account.own))
    }
}

/// What an event says about the bot's own membership.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ours {
    Invited,
    Joined,
    /// It joined without an invitation.
    CameUnasked,
}

impl Ours {
    fn of(native: &Native, own: &UserId) -> Option<Self> {
        if native.kind != "m.room.member" || native.state_key.as_deref() != Some(own.as_str()) {
            return None;
        }
        match native.content["membership"].as_str()? {
            "join" if native.is_joining() => {
                let is_invited = native.unsigned["prev_content"]["membership"] == "invite";
                Some(if is_invited { Self::Joined } else { Self::CameUnasked })
            }
            "invite" => Some(Self::Invited),
            _ => None,
        }
    }
}

/// Reads what is missing of `room`, and who is in it, so that its events can be read without waiting.
pub(super) async fn read_gap(
    account: &Account,
    room: &Room,
    gap: &Gap,
    stop: &CancellationToken,
) -> Result<RoomEvents, Stopped> {
    let history = History { account, stop, waits: Waits::Nobody };
    let read = match gap.from.as_str() {
        "" => history.since_invitation(room, gap.earliest).await?,
        from => history.missed(room, from, gap.earliest).await?,
    };
    if read.events.iter().all(|event| account.message_of(event).is_none()) {
        return Ok(read);
    }
    // The homeserver may ask others who is in the room.
    Ok(match account.learn_usage(room).await {
        Err(error) if unreachable(&error) || requested_wait(&error).is_some() => {
            tracing::warn!(room = %room.room_id(), %error, "the homeserver doesn't say yet who is in a room");
            RoomEvents::refused(room, &gap.from, gap.earliest)
        }
        Ok(_) | Err(_) => read,
    })
}

/// An event with its room, from where on that was read, and before which time the event can't have been written.
pub(super) type Brought = (Room, TimelineEvent, String, Option<Timestamp>);

/// Merges rooms by time without changing the order within a room.
pub(super) fn in_order_of_time(batch: Vec<RoomEvents>) -> Vec<Brought> {
    let mut all = Vec::new();
    for RoomEvents { room, events, earliest, arrived, from, gap: _ } in batch {
        let mut latest = i64::MIN;
        for event in events {
            latest = latest.max(event.timestamp().map_or(latest, |at| at.get().into()));
            let earliest = event.event_id().and_then(|id| arrived.get(&id).copied()).unwrap_or(earliest);
            all.push((latest, (room.clone(), event, from.clone(), earliest)));
        }
    }
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, brought)| brought).collect()
}

#[cfg(test)]
mod tests {
    use matrix_sdk::ruma::serde::Raw;
    use serde_json::json;

    use super::*;

    fn event(text: &str) -> TimelineEvent {
        let event = json!({
            "type": "m.room.message", "event_id": "$e:x", "sender": "@ada:x", "origin_server_ts": 1,
            "content": { "msgtype": "m.text", "body": text },
        });
        TimelineEvent::from_plaintext(Raw::new(&event).expect("JSON").cast_unchecked())
    }

    fn end(token: &str) -> Option<String> {
        Some(token.to_owned())
    }

    #[test]
    fn a_room_into_which_the_bot_came_unasked_begins_there() {
        let own = UserId::parse("@bot:x").expect("an account");
        let of = |who: &str, before: Option<&str>, now: &str| {
            let mut event = json!({
                "type": "m.room.member", "event_id": "$e:x", "sender": who, "state_key": who, "origin_server_ts": 1,
                "content": { "membership": now },
            });
            if let Some(before) = before {
                event["unsigned"] = json!({ "prev_content": { "membership": before } });
            }
            Ours::of(&serde_json::from_value(event).expect("an event"), &own)
        };
        for (before, now, ours) in [
            (None, "invite", Some(Ours::Invited)),
            (Some("invite"), "join", Some(Ours::Joined)),
            (None, "join", Some(Ours::CameUnasked)),
            (Some("leave"), "join", Some(Ours::CameUnasked)),
            (Some("join"), "join", None),
            (Some("join"), "leave", None),
        ] {
            assert_eq!(of("@bot:x", before, now), ours, "{before:?} {now}");
        }
        assert_eq!(of("@ada:x", None, "join"), None);
    }

    #[test]
    fn a_page_without_events_isnt_the_last_one_if_it_has_an_end() {
        let mut pages = Pages::default();
        assert_eq!(pages.take(Vec::new(), Some("t1"), end("t2")), Next::From("t2".to_owned()));
        assert_eq!(pages.take(vec![event("A War - Gal")], Some("t2"), end("t3")), Next::From("t3".to_owned()));
        assert_eq!(pages.take(Vec::new(), Some("t3"), None), Next::End);
        assert_eq!(pages.take(Vec::new(), Some("t3"), end("t3")), Next::End, "some end so");
        assert_eq!(pages.events.len(), 1);
        let mut pages = Pages::default();
        let number = (1..).find(|number| pages.take(Vec::new(), None, end(&number.to_string())) == Next::End);
        assert_eq!(number, Some(EMPTY_PAGES), "a homeserver that counts on for ever");
    }

    #[test]
    fn a_room_isnt_kept_in_memory_whole() {
        let read = |text: &str| {
            let mut pages = Pages::default();
            let page = || vec![event(text); 100];
            let asked =
                (1..).find(|number| !matches!(pages.take(page(), None, end(&number.to_string())), Next::From(_)));
            (asked.expect("a number of pages"), pages.bytes)
        };
        assert_eq!(read("short").0, PAGES);
        let (asked, bytes) = read(&"long".repeat(15_000));
        assert!(asked == 2 && bytes < 2 * BYTES, "{asked} pages, {bytes} bytes");
    }

    #[test]
    fn a_room_that_the_homeserver_fails_to_give_delays_the_others_for_seconds() {
        let pauses = |waits: Waits| (1..=9).map_while(move |times| waits.pause(times)).map(|pause| pause.as_secs());
        assert_eq!(pauses(Waits::Everybody).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(pauses(Waits::Nobody).collect::<Vec<_>>(), [1, 2, 4, 8, 16, 32, 60, 60, 60], "an outage may last");
    }
}
