//! What the program needs of a network, step by step, each with what the tests' substitutes assume about it.
//!
//! Only the boundary is used ([`Platform`]); what a network can't do isn't tried. Removing what was made isn't part of
//! the boundary: [`remover`](super::remover) does that with the network's own calls.

use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::{ChannelId, Place, RoomId};
use dragoman_game::post::{Key, Posted};
use dragoman_game::room::Room;
use dragoman_l10n::Text;
use dragoman_platform::message::{Action, File, Message, Picture};
use dragoman_platform::{Platform, Setback};
use jiff::{SignedDuration, Timestamp};

/// How often a call that is put off is repeated.
const ATTEMPTS: u32 = 60;
/// The longest pause between two attempts.
const PAUSE: Duration = Duration::from_secs(5);

/// Something that was made.
#[derive(Clone, Debug)]
pub enum Made {
    Post(Posted),
    Room(RoomId),
}

/// What was made, and what wasn't as the substitutes assume it.
#[derive(Debug, Default)]
pub struct Findings {
    pub made: Vec<Made>,
    pub deviations: Vec<String>,
}

impl Findings {
    /// Reports a step: `assumed` is what the substitutes do, `found` what happened instead, if anything did.
    fn step(&mut self, assumed: &str, found: Result<(), String>) {
        match found {
            Ok(()) => println!("as assumed: {assumed}"),
            Err(found) => {
                println!("DEVIATES: {assumed}: {found}");
                self.deviations.push(format!("{assumed}: {found}"));
            }
        }
    }

    /// The value of a call that is assumed to succeed.
    fn done<T>(&mut self, assumed: &str, outcome: Result<T, Setback>) -> Option<T> {
        match outcome {
            Ok(value) => {
                self.step(assumed, Ok(()));
                Some(value)
            }
            Err(setback) => {
                self.step(assumed, Err(setback.to_string()));
                None
            }
        }
    }

    fn made(&mut self, made: Made) {
        let is_known = self.made.iter().any(|known| match (known, &made) {
            (Made::Post(known), Made::Post(made)) => known == made,
            (Made::Room(known), Made::Room(made)) => known == made,
            (Made::Post(_), Made::Room(_)) | (Made::Room(_), Made::Post(_)) => false,
        });
        if !is_known {
            self.made.push(made);
        }
    }

    /// Reports commands that were or weren't registered.
    pub fn registered(&mut self, is_registered: bool) {
        let found = if is_registered { Ok(()) } else { Err("they weren't".to_owned()) };
        self.step("the commands are registered after connecting", found);
    }

    /// Reports the removal of something that was made.
    pub fn removed(&mut self, made: &Made, outcome: Result<(), String>) {
        let what = match made {
            Made::Post(posted) => format!("the post {} is removed", posted.id.0),
            Made::Room(room) => format!("the room {} is removed", room.native()),
        };
        self.step(&what, outcome);
    }
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, expected: &T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{found:?} instead of {expected:?}")) }
}

/// Repeats a call as long as the network puts it off, as the outbox dispatcher does.
async fn patiently<T>(mut call: impl AsyncFnMut() -> Result<T, Setback>) -> Result<T, Setback> {
    let mut outcome = call().await;
    for attempt in 1..ATTEMPTS {
        let Err(Setback::Later { .. }) = &outcome else { break };
        tokio::time::sleep(PAUSE.min(Duration::from_millis(100) * attempt)).await;
        outcome = call().await;
    }
    outcome
}

fn said(words: &str) -> Message {
    Message { text: Text::lines_of(words.lines()), ..Message::default() }
}

/// Tries everything in `channel`. `run` is different in each run: eight letters or digits, part of all keys.
pub async fn try_out(platform: &dyn Platform, channel: &ChannelId, run: &str, now: Timestamp) -> Findings {
    let mut findings = Findings::default();
    let place = Place::Channel(channel.clone());
    let may = platform.capabilities(&place);
    let key = |name: &str| Key::from(format!("{run}{name:0<14}"));
    let from = now.saturating_sub(SignedDuration::from_secs(3600)).unwrap_or(now);

    if let Some(survey) =
        findings.done("permissions can be asked", patiently(async || platform.permissions(channel).await).await)
    {
        let lacking = [survey.posting, survey.rooms, survey.pinning].concat();
        let found = if lacking.is_empty() { Ok(()) } else { Err(format!("it lacks {}", lacking.join(", "))) };
        findings.step("the bot may do everything in the channel", found);
    }

    let mut messages = vec![("one", said("Dragoman checks this network: one line."))];
    messages.push(("long", said(&"x".repeat(may.text_limit))));
    if may.actions > 0 {
        let actions = (0..may.actions.min(6))
            .map(|number| Action { id: format!("order:{number:0>74}"), label: format!("Choice {number}") });
        messages.push(("actions", Message { actions: actions.collect(), ..said("With choices.") }));
    }
    if may.pictures {
        let png: Arc<[u8]> = include_bytes!("../pictures/golden/busy-autumn-thumbnail.png").as_slice().into();
        let picture = Picture {
            thumbnail: Arc::clone(&png),
            png,
            width: 400,
            height: 340,
            name: "Check-F1901M".into(),
            alt: "A map.".into(),
        };
        messages.push(("picture", Message { picture: Some(picture), ..said("With a picture.") }));
    }
    if may.files {
        let file = File::json("Check", "ab12cd34", r#"{"phases":[]}"#);
        messages.push(("file", Message { file: Some(file), ..said("With a file.") }));
    }
    let mut first = None;
    for (name, message) in messages {
        let key = key(name);
        let find = || patiently(async || platform.find(&key, &place, from).await);
        let post = || patiently(async || platform.post(&key, &place, &message).await);
        if let Some(found) = findings.done(&format!("{name}: a post is looked for before it is made"), find().await) {
            findings.step(&format!("{name}: none is found under a new key"), same(&found, &None));
        }
        let Some(posted) = findings.done(&format!("{name}: it is posted"), post().await) else { continue };
        findings.made(Made::Post(posted.clone()));
        if let Some(again) = findings.done(&format!("{name}: it is posted again under its key"), post().await) {
            findings.step(&format!("{name}: the same key is the same post"), same(&again, &posted));
            findings.made(Made::Post(again));
        }
        if let Some(found) = findings.done(&format!("{name}: it is looked for by its key"), find().await) {
            findings.step(&format!("{name}: it is found by its key"), same(&found, &Some(posted.clone())));
        }
        first.get_or_insert((key, posted));
    }
    if let Some((key, posted)) = first.filter(|_| may.edits) {
        let edit = patiently(async || platform.edit(&posted, &said("Dragoman checks this network: edited.")).await);
        findings.done("a post is edited", edit.await);
        let found = patiently(async || platform.find(&key, &place, from).await).await;
        if let Some(found) = findings.done("an edited post is looked for", found) {
            findings.step("an edited post is found by its key", same(&found, &Some(posted)));
        }
    }
    if may.rooms {
        rooms(platform, channel, &key("room"), &mut findings).await;
    }
    findings
}

/// A room: opened, found again, written in, locked.
async fn rooms(platform: &dyn Platform, channel: &ChannelId, key: &Key, findings: &mut Findings) {
    let mut wanted = Room {
        known: None,
        channel: channel.clone(),
        game: "Check".into(),
        name: "Check · Italy – Germany".into(),
        members: Vec::new(),
        open: true,
        ask_back: false,
        over: false,
    };
    let open = patiently(async || platform.open(key, &wanted).await).await;
    let Some(room) = findings.done("a room is opened", open) else { return };
    findings.made(Made::Room(room.clone()));
    if let Some(again) =
        findings.done("it is opened again", patiently(async || platform.open(key, &wanted).await).await)
    {
        findings.step("the same key is the same room", same(&again, &room));
        findings.made(Made::Room(again));
    }
    let place = Place::Room(room.clone());
    for open in [true, false] {
        let state = if open { "open" } else { "locked" };
        (wanted.known, wanted.open) = (Some(room.clone()), open);
        let ensured = patiently(async || platform.ensure_room(key, &wanted).await).await;
        if let Some(ensured) = findings.done(&format!("a room becomes {state}"), ensured) {
            findings.step(&format!("{state}, it is the same room"), same(&ensured.room, &room));
            findings.step(&format!("{state}, nobody is missing"), same(&ensured.missing, &Vec::new()));
        }
        let key = Key::from(format!("{}{state:0<8}", &key.as_str()[..14]));
        let post = patiently(async || platform.post(&key, &place, &said(state)).await).await;
        findings.done(&format!("the bot writes in the {state} room"), post);
    }
}

/// What is assumed about things that were removed.
pub async fn after_removal(platform: &dyn Platform, findings: &mut Findings) {
    let posts = findings.made.iter().find_map(|made| match made {
        Made::Post(posted) => Some(posted.clone()),
        Made::Room(_) => None,
    });
    if let Some(posted) = posts.filter(|posted| platform.capabilities(&posted.place).edits) {
        let edit = patiently(async || platform.edit(&posted, &said("This is removed.")).await).await;
        findings.step("a removed post is gone when it is edited", same(&edit, &Err(Setback::Gone)));
    }
}
