//! Plays a season from a script on any platform.
//!
//! A script is one file, the same for all platforms (`spring-1901.script`): who writes what where, and which posts must
//! then be there. A platform provides its stage: how its people write, press and read. Blank lines and `#` are
//! comments.
//!
//! ```text
//! marco #: new name:Bosforo          says it in the game's channel, to the bot
//! marco ##: results-here             says it in another channel, to the bot
//! marco @: A Vie - Gal               says it to the bot in private
//! marco &AUSTRIA+ITALY: ciao         says it in the press room of those powers
//! chat marco #: who helps me?        writes it there, to nobody in particular
//! reply marco #: ready               replies so to the bot's newest post there
//! marco leaves #                     leaves the network's server or room, or closes the page
//! marco returns #                    and comes back
//! marco @ [ready]                    presses the action whose id begins so, under the newest post that has it
//! marco @ [order:F_TRI_R_ALB]        the same, and whose id ends so
//! expect #: Bosforo                  some post in the channel holds these words (waits for it)
//! expect marco @: Trieste            some post that marco sees in private holds them
//! expect marco @: Trieste | Roma     one post holds all of these
//! expect marco @ [map] [orders]: Roma   a post that has these words has these actions too, by their ids' beginnings
//! rings marco @: Trieste             the post with these words notifies marco
//! silent marco @: Trieste            it doesn't
//! newest marco @ [agree]: patta      the newest post that marco sees in private has these words and actions
//! expect marco @ picture             the newest post there has a picture with an alternative text
//! once #: Spring 1901                exactly one post holds these words
//! never femke @: Galicja             no post holds them
//! mark #                             from here on posts in the channel are counted, as tom sees them
//! since # 2: Spring                  there are exactly two since, of which one at most notifies, and one holds these words
//! everybody @: ready                 all who have a power say it
//! powers ROME CARTHAGE               those that are played, in the variant's order; without this the seven of classic
//! deadline                           the deadline passes
//! ENGLAND is otto                    from now on somebody else plays it
//! restart                            the bot is killed and started again
//! stop                               the bot is killed
//! start                              it is started again
//! deadline now                       while it is stopped: what is said from here on comes after the deadline
//! deadline in 100                    while it is stopped: the deadline is so many minutes away
//! joined long ago                    while it is stopped: everybody has joined two hours ago
//! rooms marco &AUSTRIA+ITALY: ciao   the line behind it counts only on networks with press rooms
//! letters marco @: to Italy: ciao    the line behind it counts only on networks without them
//! matrix marco @ [ready]             the line behind it counts on this network only; so do `local` and `discord`
//! ```
//!
//! Marks of bold text and of commands (`**` and "`") are left out on Matrix, whose plain texts have none.
//!
//! Where a network has no pictures, `picture` means their alternative text.
//!
//! Powers are assigned randomly, so that a script can't know who plays what: `ITALY` as a person is the player of
//! Italy, by the post of the game's beginning in English. `\n` in a text is a line break.
#![allow(dead_code, reason = "each platform's test uses its own part")]

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;

pub use crate::bot::PATIENCE;

/// Where somebody writes or reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The game's channel.
    Channel,
    /// Another channel of the same server, with the same people.
    Elsewhere,
    /// The private conversation with the bot.
    Private,
    /// The press room of these powers, e.g. `["AUSTRIA", "ITALY"]`, in the order of the variant.
    Room(Vec<String>),
}

/// Whether a press room with this name is that of `powers`: `Bosforo · Germany/Germania – Italy/Italia`, in the languages of its
/// members.
pub fn is_room_of(name: &str, powers: &[String]) -> bool {
    let names: Vec<&str> = name.rsplit(" · ").next().unwrap_or_default().split(" – ").collect();
    let title = |power: &String| format!("{}{}", &power[..1], power[1..].to_lowercase());
    let is_named = |power: &String| names.iter().any(|all| all.split('/').any(|name| name == title(power)));
    names.len() == powers.len() && powers.iter().all(is_named)
}

/// A post as somebody sees it now, with edits applied.
#[derive(Clone, Debug, Default)]
pub struct Post {
    /// Its text; with a captioned picture, the caption.
    pub text: String,
    /// The picture's alternative text; empty without a picture.
    pub alt: String,
    /// The PNG.
    pub picture: Option<Vec<u8>>,
    /// The name of its file.
    pub saved_as: Option<String>,
    /// Id and label of its buttons.
    pub actions: Vec<(String, String)>,
    /// Whether it notifies the person who reads it.
    pub rings: bool,
}

impl Post {
    /// Whether it holds all of `words`, which ` | ` separates, and has an action for each of `actions`.
    fn holds(&self, words: &str, actions: &[&str]) -> bool {
        let has = |action: &&str| self.actions.iter().any(|(id, _)| is_action(id, action.trim_matches(['[', ']'])));
        words.split(" | ").all(|part| self.text.contains(part)) && actions.iter().all(has)
    }
}

/// Whether an action's id is the one that a script names: by its beginning, and by its end behind a colon, with `_` for
/// blanks.
pub fn is_action(id: &str, named: &str) -> bool {
    let (name, text) = named.split_once(':').unwrap_or((named, ""));
    // Discord's ids end with the post's key.
    let id = id.split('~').next().unwrap_or_default();
    id.starts_with(named) || (id.starts_with(name) && !text.is_empty() && id.ends_with(&text.replace('_', " ")))
}

/// A platform with its people.
#[async_trait]
pub trait Stage: Send {
    /// `who` writes `text`; in the channel it is addressed to the bot.
    async fn say(&mut self, who: &str, spot: &Spot, text: &str);
    /// `who` presses the action with this id prefix under the newest post that `who` sees there and that has one.
    async fn press(&mut self, who: &str, spot: &Spot, action: &str);
    /// The bot's posts that `who` sees there, oldest first. In the channel `who` may be anybody.
    async fn posts(&mut self, who: &str, spot: &Spot) -> Vec<Post>;
    /// `who` writes `text`, but not to the bot.
    async fn chat(&mut self, who: &str, spot: &Spot, text: &str);
    /// `who` replies to the bot's newest post there; where the network has no replies, they only write it.
    async fn reply(&mut self, who: &str, spot: &Spot, text: &str);
    /// `who` leaves: the channel, with the server that it belongs to, or a press room.
    async fn leave(&mut self, who: &str, spot: &Spot);
    /// `who` comes back to the channel.
    async fn come_back(&mut self, who: &str);
    /// Lets the deadline pass.
    async fn pass_deadline(&mut self) {
        panic!("time can't be moved on here");
    }
    /// Moves the deadline to this moment. The bot must not run.
    async fn deadline_now(&mut self) {
        panic!("the deadline can't be moved here");
    }
    /// Sets the deadline to so many minutes from now. The bot must not run.
    async fn deadline_in(&mut self, _: i64) {
        panic!("the deadline can't be moved here");
    }
    /// Moves the moments at which people have joined two hours into the past. The bot must not run.
    async fn joined_long_ago(&mut self) {
        panic!("the time can't be moved here");
    }
    /// Kills the bot, which can't clean up, and starts it again.
    async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }
    /// Kills the bot, which can't clean up.
    async fn stop(&mut self);
    /// Starts it again.
    async fn start(&mut self);
    /// Waits until the bot has posted everything that is due now, and everybody has read it.
    async fn silence(&mut self);
    /// The network's name, as in the configuration.
    fn network(&self) -> &'static str;
    /// Whether the network has press rooms.
    fn rooms(&self) -> bool {
        true
    }
    /// Whether the network has pictures; otherwise posts have their alternative text only.
    fn pictures(&self) -> bool {
        true
    }
    /// A line of the script begins: the last one of a test that failed is where it stopped.
    fn begins(&mut self, line: &str) {
        eprintln!("  {line}");
    }
    /// How long a test waits for something that must happen.
    fn patience(&self) -> Duration {
        PATIENCE
    }
}

fn spot(word: &str) -> Spot {
    match word.split_at(1) {
        ("#", "") => Spot::Channel,
        ("#", "#") => Spot::Elsewhere,
        ("@", "") => Spot::Private,
        ("&", powers) => Spot::Room(powers.split('+').map(str::to_owned).collect()),
        _ => panic!("{word:?} is no place of a script: #, ##, @ or &POWER+POWER"),
    }
}

/// How many lines weren't fulfilled in drafts.
static UNFULFILLED: AtomicUsize = AtomicUsize::new(0);

/// While a script is written: so many seconds are waited for each line, and the play goes on after one that isn't fulfilled,
/// to show all of them.
pub fn draft() -> Option<Duration> {
    let seconds = std::env::var("DRAGOMAN_TEST_DRAFT").ok()?;
    Some(Duration::from_secs(seconds.parse().expect("a number of seconds")))
}

async fn eventually(stage: &mut dyn Stage, who: &str, spot: &Spot, line: &str, wanted: impl Fn(&[Post]) -> bool) {
    let start = tokio::time::Instant::now();
    let patience = draft().unwrap_or(stage.patience());
    loop {
        let posts = stage.posts(who, spot).await;
        if wanted(&posts) {
            return;
        }
        if start.elapsed() > patience {
            // The newest first, a line each: a summary of many tests shows only the first lines.
            let line_of = |post: &Post| format!("{:?} {:?}, rings: {}", post.text, post.actions, post.rings);
            let seen: Vec<String> = posts.iter().rev().map(line_of).collect();
            let seen = seen.join("\n");
            if draft().is_some() {
                eprintln!("NOT FULFILLED: {line}\n{seen}");
                UNFULFILLED.fetch_add(1, Ordering::Relaxed);
                return;
            }
            panic!("{line}\nwas not fulfilled; {who} sees in {spot:?}, newest first:\n{seen}");
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// The player of `power`, as the channel shows it: "Italy: giulia".
pub async fn holder(stage: &mut dyn Stage, power: &str) -> String {
    let mut name = power.to_lowercase();
    name[..1].make_ascii_uppercase();
    let prefix = format!("{name}: ");
    eventually(stage, "anybody", &Spot::Channel, power, |posts| posts.iter().any(|post| post.text.contains(&prefix)))
        .await;
    let posts = stage.posts("anybody", &Spot::Channel).await;
    let line = posts
        .iter()
        .flat_map(|post| post.text.lines())
        .find_map(|line| line.trim().strip_prefix(&prefix).map(str::to_owned));
    line.expect("just seen").trim().to_owned()
}

const POWERS: [&str; 7] = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

/// The present player of `power`.
async fn player(stage: &mut dyn Stage, successors: &BTreeMap<String, String>, power: &str) -> String {
    match successors.get(power) {
        Some(successor) => successor.clone(),
        None => holder(stage, power).await,
    }
}

/// Plays `script` to its end; panics with the line that failed. With `DRAGOMAN_TEST_DRAFT=3`, for writing one, a line that
/// isn't fulfilled within three seconds is printed, and the play goes on, to fail at its end.
pub async fn play(script: &str, stage: &mut dyn Stage) {
    perform(script, stage).await;
    let unfulfilled = UNFULFILLED.load(Ordering::Relaxed);
    assert_eq!(unfulfilled, 0, "lines of a draft aren't fulfilled");
}

/// The same, without failing at the end of a draft.
pub async fn perform(script: &str, stage: &mut dyn Stage) {
    let mut successors = BTreeMap::new();
    let mut marked = 0;
    let mut powers = POWERS.map(str::to_owned).to_vec();
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("# ")) {
        stage.begins(line);
        let line = match line.split_once(' ') {
            Some(("rooms", line)) if stage.rooms() => line,
            Some(("letters", line)) if !stage.rooms() => line,
            Some((network, line)) if network == stage.network() => line,
            Some(("rooms" | "letters" | "local" | "discord" | "matrix", _)) => continue,
            _ => line,
        };
        if line == "restart" {
            stage.restart().await;
            continue;
        }
        if line == "stop" {
            stage.stop().await;
            continue;
        }
        if line == "start" {
            stage.start().await;
            continue;
        }
        if line == "deadline now" {
            stage.deadline_now().await;
            continue;
        }
        if let Some(minutes) = line.strip_prefix("deadline in ") {
            stage.deadline_in(minutes.parse().expect("minutes")).await;
            continue;
        }
        if line == "joined long ago" {
            stage.joined_long_ago().await;
            continue;
        }
        if line == "deadline" {
            stage.pass_deadline().await;
            continue;
        }
        if let Some(named) = line.strip_prefix("powers ") {
            powers = named.split_whitespace().map(str::to_owned).collect();
            continue;
        }
        if let Some((power, who)) =
            line.split_once(" is ").filter(|(power, _)| powers.iter().any(|known| known == power))
        {
            successors.insert(power.to_owned(), who.to_owned());
            continue;
        }
        if let Some(rest) = line.strip_prefix("everybody ") {
            let (place, words) = rest.split_once(": ").expect("a place and words");
            for power in &powers {
                let who = player(stage, &successors, power).await;
                stage.say(&who, &spot(place), words).await;
            }
            continue;
        }
        let (head, words) = line.split_once(": ").unwrap_or((line, ""));
        let mut words = words.replace("\\n", "\n");
        if stage.network() == "matrix" {
            words = words.replace("**", "").replace('`', "");
        }
        let mut parts: Vec<String> = head.split_whitespace().map(str::to_owned).collect();
        for part in &mut parts {
            if part.len() > 2 && part.chars().all(|c| c.is_ascii_uppercase()) {
                *part = player(stage, &successors, part).await;
            }
        }
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        match parts.as_slice() {
            ["expect", place, "picture"] => {
                newest_picture(stage, "anybody", &spot(place)).await;
            }
            ["expect", who, place, "picture"] => {
                newest_picture(stage, who, &spot(place)).await;
            }
            [verb @ ("expect" | "rings" | "silent"), rest @ ..] => {
                let (who, place, actions) = match rest {
                    [place, actions @ ..] if place.starts_with(['#', '@', '&']) => ("anybody", *place, actions),
                    [who, place, actions @ ..] => (*who, *place, actions),
                    _ => panic!("{line}: {verb} [who] place [actions]: words"),
                };
                let fits = |post: &Post| match *verb {
                    "rings" => post.rings,
                    "silent" => !post.rings,
                    _ => true,
                };
                eventually(stage, who, &spot(place), line, |posts| {
                    posts.iter().any(|post| post.holds(&words, actions) && fits(post))
                })
                .await;
            }
            ["newest", who, place, actions @ ..] => {
                eventually(stage, who, &spot(place), line, |posts| {
                    posts.last().is_some_and(|post| post.holds(&words, actions))
                })
                .await;
            }
            ["mark", place] => {
                stage.silence().await;
                marked = stage.posts("tom", &spot(place)).await.len();
            }
            ["since", place, number] => {
                let (place, number): (_, usize) = (spot(place), number.parse().expect("a number"));
                let new = |posts: &[Post]| posts.get(marked..).unwrap_or_default().to_vec();
                eventually(stage, "tom", &place, line, |posts| {
                    let new = new(posts);
                    let ringing = new.iter().filter(|post| post.rings).count();
                    new.len() == number && ringing <= 1 && new.iter().any(|post| post.holds(&words, &[]))
                })
                .await;
            }
            ["once", rest @ ..] => {
                let (who, place) = match rest {
                    [who, place] => (*who, *place),
                    [place] => ("anybody", *place),
                    _ => panic!("{line}: once [who] place: words"),
                };
                let place = spot(place);
                eventually(stage, who, &place, line, |posts| posts.iter().any(|post| post.holds(&words, &[]))).await;
                // After this, a repeated post would have come. A status with the same text is about to be edited:
                // readers see that a moment later.
                stage.silence().await;
                let (start, patience) = (tokio::time::Instant::now(), stage.patience());
                loop {
                    let posts = stage.posts(who, &place).await;
                    let count = posts.iter().filter(|post| post.holds(&words, &[])).count();
                    if count == 1 || draft().is_some() {
                        break;
                    }
                    assert!(start.elapsed() < patience, "{line}: posted {count} times");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
            ["never", who, place] => {
                let seen = stage.posts(who, &spot(place)).await;
                assert!(
                    seen.iter().all(|post| !post.text.contains(words.as_str()) && !post.alt.contains(words.as_str())),
                    "{line}: {seen:#?}"
                );
            }
            ["chat", who, place] => stage.chat(who, &spot(place), &words).await,
            ["reply", who, place] => stage.reply(who, &spot(place), &words).await,
            [who, "leaves", place] => stage.leave(who, &spot(place)).await,
            [who, "returns", "#"] => stage.come_back(who).await,
            [who, place, action] if action.starts_with('[') => {
                stage.press(who, &spot(place), action.trim_matches(['[', ']'])).await;
            }
            [who, place] => stage.say(who, &spot(place), &words).await,
            _ => panic!("{line}: not a line of a script"),
        }
    }
}

/// What is said in `negotiation.script`, in every language of its people and in that of the others, with who may read it. The first
/// two lines are typed; the others are sentences that the bot says.
pub const NEGOTIATED: &[(&[&str], &str)] = &[
    (&["ITALY"], "a Germania: pace:"),
    (&["RUSSIA"], "do Niemiec, Włoch: sojusz"),
    (&["ITALY"], "Propongo la pace"),
    (&["GERMANY"], "dass wir Frieden schließen"),
    (&["GERMANY", "RUSSIA"], "Proponuję pokój"),
    (&["FRANCE"], "dat we vrede sluiten"),
    (&[], "propose peace"),
    (&["RUSSIA"], "sojusz przeciwko Austrii"),
    (&["GERMANY"], "ein Bündnis gegen Österreich"),
    (&["ITALY"], "un'alleanza contro l'Austria"),
    (&[], "an alliance against Austria"),
    (&["GERMANY"], "Kannst du A Ven - Tyr unterstützen"),
    (&["ITALY"], "Puoi appoggiare A Ven - Tir"),
    (&[], "support A Ven - Tyr?"),
    (&["ITALY", "GERMANY"], "Buona fortuna"),
    (&["GERMANY"], "de: Viel Glück"),
];

/// Asserts that each of these texts is in no post that anybody else sees, in the channel or in private, than the players of those
/// powers.
pub async fn assert_seen_only_by(stage: &mut dyn Stage, secrets: &[(&[&str], &str)]) {
    let posts = stage.posts("anybody", &Spot::Channel).await;
    let mut seen = vec![("", posts)];
    for power in POWERS {
        let who = holder(stage, power).await;
        seen.push((power, stage.posts(&who, &Spot::Private).await));
    }
    for (readers, words) in secrets {
        for (power, posts) in seen.iter().filter(|(power, _)| !readers.contains(power)) {
            let shows = |post: &&Post| post.text.contains(words) || post.alt.contains(words);
            let found = posts.iter().find(shows);
            assert!(found.is_none(), "{power} (nobody: the channel) reads {words:?}: {found:#?}");
        }
    }
}

/// The newest post with a picture there, or with its alternative text where there are none, once there is one.
pub async fn newest_picture(stage: &mut dyn Stage, who: &str, spot: &Spot) -> Post {
    let start = tokio::time::Instant::now();
    loop {
        // A client that is reconnecting sees nothing for a moment, not even older posts.
        let posts = stage.posts(who, spot).await;
        let pictures = stage.pictures();
        let shows = |post: &Post| if pictures { post.picture.is_some() } else { !post.alt.is_empty() };
        if let Some(post) = posts.into_iter().rev().find(shows) {
            return post;
        }
        assert!(start.elapsed() < stage.patience(), "{who} sees no picture");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
