//! Two homeservers that federate over loopback, and what the second does to games of people on the first.

use std::sync::LazyLock;

use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName};
use dragoman_game::room::Room;
use dragoman_platform::Platform;
use dragoman_runtime::clock::{Clock, SystemClock};
use jiff::SignedDuration;
use serde_json::json;
use tokio::runtime::Runtime;
use tokio::sync::{Mutex, MutexGuard, OnceCell};

use crate::abroad::{Abroad, pair};
use crate::homeserver::Homeserver;
use crate::players::{Players, unique};
use crate::proxy::Proxy;
use crate::recorder::Recorder;
use crate::rig::{Bot, channel, key, said};
use crate::rooms::upgrade;
use crate::season;
use crate::stage::MatrixStage;

/// The requests by which a homeserver sends events to another.
const SEND: &str = "/_matrix/federation/v1/send/";

/// The adapter alone on the first homeserver, Ola there, and Mallory on the second.
struct Met {
    pair: MutexGuard<'static, (Homeserver, Abroad)>,
    players: Players,
    bot: Bot,
    ola: String,
    mallory: String,
}

/// Two homeservers for all tests of the adapter, one test at a time: what one withholds is withheld from all.
pub async fn shared() -> MutexGuard<'static, (Homeserver, Abroad)> {
    static SHARED: OnceCell<Mutex<(Homeserver, Abroad)>> = OnceCell::const_new();
    // The proxies outlive the test that starts them.
    static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("a runtime"));
    let started = SHARED.get_or_init(async || Mutex::new(RUNTIME.spawn(pair()).await.expect("two homeservers")));
    let pair = started.await.lock().await;
    // As a test that failed may have left them.
    pair.1.here.release();
    pair.1.there.release();
    pair.1.homeserver.state_times(None);
    pair
}

async fn met() -> Met {
    let pair = shared().await;
    let (homeserver, abroad) = &*pair;
    let (ola, mallory) = (unique("ola"), unique("mallory"));
    let mut players = Players::of(homeserver);
    players.settle(&[&mallory], &abroad.homeserver);
    let bot = Bot::new(&mut players).await;
    players.enter(&[&ola, &mallory]).await;
    Met { pair, players, bot, ola, mallory }
}

impl Met {
    fn abroad(&self) -> &Abroad {
        &self.pair.1
    }

    /// Opens a private conversation with the bot, in which something was said.
    async fn converse(&mut self, who: &str) -> String {
        let room = self.players.open_direct(who, &self.bot.name).await;
        let hello = format!("hello from {who}");
        self.players.say(who, &room, &hello).await;
        self.bot.recorder.hears(&hello).await;
        room
    }

    /// A deadline that is now passes.
    async fn deadline_passes(&self) -> jiff::Timestamp {
        let deadline = SystemClock.now();
        self.bot.recorder.until_caught_up(deadline).await;
        println!("a deadline was reached after {:.1} s", SystemClock.now().duration_since(deadline).as_secs_f64());
        deadline
    }
}

#[tokio::test]
async fn another_homeservers_times_make_no_message_early_and_hold_no_deadline() {
    let mut met = met().await;
    let (ola, mallory) = (met.ola.clone(), met.mallory.clone());
    let room = met.converse(&mallory).await;
    // Said to have been written an hour ago, and sent after the deadline.
    met.abroad().homeserver.state_times(Some(SignedDuration::from_hours(-1)));
    met.abroad().here.withhold(SEND);
    met.players.say(&mallory, &room, "late").await;
    met.abroad().here.until_withheld().await;
    let deadline = met.deadline_passes().await;
    met.abroad().here.release();
    let late = met.bot.recorder.hears("late").await;
    assert!(late.at >= deadline, "{late:?} counts before {deadline}");

    met.abroad().homeserver.state_times(Some(SignedDuration::from_hours(1)));
    met.players.say(&mallory, &room, "tomorrow").await;
    let tomorrow = met.bot.recorder.hears("tomorrow").await;
    assert!(tomorrow.at <= SystemClock.now(), "{tomorrow:?} is in the future");
    met.deadline_passes().await;
    let room = met.converse(&ola).await;
    met.players.say(&ola, &room, "today").await;
    let today = met.bot.recorder.hears("today").await;
    assert!(today.at >= tomorrow.at);

    // Nor do they end the search for an earlier post, which would then be posted twice.
    let lobby = met.players.create(&ola, Some("lobby"), false, &[&met.bot.name, &mallory]).await;
    for name in [met.bot.name.as_str(), &mallory] {
        met.players.until_joined(&ola, &lobby, name).await;
    }
    let posted = met.bot.post(&key("result"), &channel(&lobby), &said("Spring 1901")).await;
    met.abroad().homeserver.state_times(Some(SignedDuration::from_hours(-24 * 30)));
    met.players.say(&mallory, &lobby, "!dragoman status").await;
    met.bot.recorder.hears("status").await;
    let yesterday = SystemClock.now() - SignedDuration::from_hours(24);
    let found = met.bot.matrix().find(&key("result"), &channel(&lobby), yesterday).await;
    assert_eq!(found, Ok(Some(posted)));
}

/// The bot joins a room of a stranger's homeserver, which then says neither who else is in it nor what was written.
#[tokio::test]
async fn a_room_of_a_homeserver_that_hangs_holds_no_deadline() {
    let mut met = met().await;
    let (ola, mallory) = (met.ola.clone(), met.mallory.clone());
    let conversation = met.converse(&ola).await;
    let room = met.players.create(&mallory, None, false, &[]).await;
    met.players.say(&mallory, &room, "before").await;
    for part in ["/backfill/", "/state/", "/state_ids/", "/get_missing_events/", "/event/", "/event_auth/"] {
        met.abroad().there.withhold(part);
    }
    let bot = met.players.id(&met.bot.name);
    met.players.act(&mallory, "invite", json!({ "room": room, "user": bot })).await;
    met.players.until_joined(&mallory, &room, &met.bot.name.clone()).await;
    met.abroad().there.until_withheld().await;
    met.players.say(&mallory, &room, "!dragoman status").await;
    met.players.say(&ola, &conversation, "A War - Gal").await;
    met.bot.recorder.hears("A War - Gal").await;
    met.deadline_passes().await;
    // Nor does it keep anybody's first private message back: it isn't a conversation with them.
    let nora = unique("nora");
    met.players.enter(&[&nora]).await;
    let nora = Place::Person(PersonId::new(PlatformName::Matrix, &met.players.id(&nora)));
    let posted = met.bot.matrix().post(&key("welcome"), &nora, &said("Welcome")).await;
    assert!(posted.is_ok(), "{posted:?}");
    met.abroad().there.release();
    met.bot.recorder.hears("status").await;
}

/// The bot is in a room of two people of a stranger's homeserver, which doesn't say who else is in it. One of them comes and
/// goes, and each time it is looked whose conversation it was.
#[tokio::test]
async fn who_comes_into_a_room_of_a_homeserver_that_hangs_holds_no_deadline() {
    let mut met = met().await;
    let (ola, mallory, trudy) = (met.ola.clone(), met.mallory.clone(), unique("trudy"));
    met.bot.kill().await;
    let proxy = Proxy::to(&met.players.url).await;
    met.bot = Bot::by(&proxy.url, &mut met.players).await;
    met.players.settle(&[&trudy], &met.pair.1.homeserver);
    met.players.enter(&[&trudy]).await;
    let conversation = met.converse(&ola).await;
    let room = met.players.create(&mallory, None, false, &[&trudy]).await;
    met.players.until_joined(&mallory, &room, &trudy).await;
    for part in ["/state/", "/state_ids/"] {
        met.abroad().there.withhold(part);
    }
    // What was written before isn't given either. That isn't waited for here.
    let history = format!("{room}/messages?");
    proxy.answers(&history, 1_000, 200, json!({ "chunk": [], "start": "t" }));
    let bot = met.players.id(&met.bot.name);
    met.players.act(&mallory, "invite", json!({ "room": room, "user": bot })).await;
    met.players.until_joined(&mallory, &room, &met.bot.name.clone()).await;
    met.abroad().there.until_withheld().await;
    let is_read = |recorder: &Recorder| (proxy.asked(&history) > 0 && recorder.notes("matrix.gap.") == 0).then_some(());
    met.bot.recorder.until("that the room is read as it comes", is_read).await;
    for number in 0..2 {
        met.players.act(&trudy, "leave", json!({ "room": room })).await;
        let trudys = met.players.id(&trudy);
        met.players.act(&mallory, "invite", json!({ "room": room, "user": trudys })).await;
        met.players.until_joined(&mallory, &room, &trudy).await;
        let last = format!("status {number}");
        met.players.say(&mallory, &room, &format!("!dragoman {last}")).await;
        met.bot.recorder.hears(&last).await;
    }
    met.players.say(&ola, &conversation, "A War - Gal").await;
    met.bot.recorder.hears("A War - Gal").await;
    met.deadline_passes().await;
    assert_eq!(proxy.asked(&format!("{room}/members")), 0, "its homeserver would be asked who is in it");
    met.abroad().there.release();
}

/// Rooms of a stranger name successors on a homeserver that never answers. The bot came into Ola's room after these.
#[tokio::test]
async fn an_upgraded_room_is_followed_while_others_hang() {
    let mut met = met().await;
    let (ola, mallory, bot) = (met.ola.clone(), met.mallory.clone(), met.bot.name.clone());
    let mut rooms = Vec::new();
    for _ in 0..5 {
        let room = met.players.create(&mallory, None, false, &[&bot]).await;
        met.players.until_joined(&mallory, &room, &bot).await;
        // Ids of newer versions don't say whom to ask.
        let how = json!({ "preset": "public_chat", "room_version": "11" });
        rooms.push((room, met.players.create_as(&mallory, how).await));
    }
    let how = json!({ "preset": "public_chat", "name": "lobby", "invite": [met.players.id(&bot)] });
    let lobby = met.players.create_as(&ola, how).await;
    met.players.until_joined(&ola, &lobby, &bot).await;
    met.players.say(&ola, &lobby, "!dragoman before").await;
    met.bot.recorder.hears("before").await;
    met.abroad().there.withhold("/make_join/");
    for (room, after) in &rooms {
        let path = format!("/_matrix/client/v3/rooms/{room}/state/m.room.tombstone/");
        let moved = json!({ "body": "moved", "replacement_room": after });
        assert_eq!(met.players.request(&mallory, "PUT", &path, moved).await["status"], 200);
    }
    met.abroad().there.until_withheld().await;
    let new = upgrade(&mut met.players, &ola, &lobby).await;
    met.players.until_joined(&ola, &new, &bot).await;
    met.players.say(&ola, &new, "!dragoman after").await;
    assert_eq!(met.bot.recorder.hears("after").await.place, channel(&lobby));
    met.abroad().there.release();
}

#[tokio::test]
async fn a_flood_from_another_homeserver_holds_no_deadline() {
    let mut met = met().await;
    let (ola, mallory) = (met.ola.clone(), met.mallory.clone());
    let conversation = met.converse(&ola).await;
    let room = met.players.create(&mallory, None, false, &[&met.bot.name]).await;
    met.players.until_joined(&mallory, &room, &met.bot.name.clone()).await;
    met.players.act(&mallory, "flood", json!({ "room": room, "text": "!dragoman status" })).await;
    met.bot.recorder.hears("status 30").await;
    met.players.say(&ola, &conversation, "A War - Gal").await;
    met.bot.recorder.hears("A War - Gal").await;
    met.deadline_passes().await;
    met.players.act(&mallory, "calm", json!({})).await;
}

#[tokio::test]
async fn nobody_waits_for_the_room_of_somebody_whose_homeserver_hangs() {
    let mut met = met().await;
    let (ola, mallory) = (met.ola.clone(), met.mallory.clone());
    let lobby = met.players.create(&ola, Some("lobby"), false, &[&met.bot.name]).await;
    met.players.until_joined(&ola, &lobby, &met.bot.name.clone()).await;
    met.abroad().there.withhold("/invite/");
    let wanted = |name: &str, member: &str| Room {
        known: None,
        channel: ChannelId::new(PlatformName::Matrix, &lobby),
        game: "Bosforo".to_owned(),
        name: format!("Bosforo · {name}"),
        members: vec![PersonId::new(PlatformName::Matrix, &met.players.id(member))],
        open: true,
        ask_back: false,
        over: false,
    };
    let matrix = met.bot.matrix();
    let (press, elsewhere) = (key("elsewhere"), wanted("Italy – Turkey", &mallory));
    let hanging = matrix.ensure_room(&press, &elsewhere);
    tokio::pin!(hanging);
    let held = async {
        met.abroad().there.until_withheld().await;
        let here = matrix.ensure_room(&key("here"), &wanted("Austria – Italy", &ola)).await;
        assert_eq!(here.expect("a room").missing, []);
    };
    tokio::select! {
        biased;
        ended = &mut hanging => panic!("the others waited until {ended:?}"),
        () = held => {}
    }
    met.abroad().there.release();
    assert_eq!(hanging.await.expect("a room").missing, []);
}

/// England, France and Russia are Anna's. Germany, Austria, Italy and Turkey are Kasia's, whose account is elsewhere. Her
/// homeserver then delivers an order too late, which it says is an hour old, and answers nothing.
#[tokio::test]
async fn a_player_on_another_homeserver_plays_and_no_late_order_counts() {
    let mut stage = MatrixStage::federated(&["anna"], &["kasia"]).await;
    let script = include_str!("../season/federation.script");
    let parts: Vec<&str> = script.split("# --- ").collect();
    let [phase, late, after] = parts.as_slice() else { panic!("two marks") };
    let (opening, negotiation) = phase.split_once("kasia &").expect("Kasia writes in the room");
    season::play(opening, &mut stage).await;
    // The room is unlocked when its members are in; her homeserver learns that a little later than Anna's.
    let start = std::time::Instant::now();
    let press = loop {
        let rooms = stage.players.rooms_with("kasia", "anna").await;
        let powers = ["ENGLAND".to_owned(), "GERMANY".to_owned()];
        let is_theirs =
            |room: &&serde_json::Value| room["name"].as_str().is_some_and(|name| season::is_room_of(name, &powers));
        if let Some(room) = rooms.iter().find(is_theirs).and_then(|room| room["room"].as_str()) {
            let path = format!("/_matrix/client/v3/rooms/{room}/state/m.room.power_levels");
            let levels = stage.players.request("kasia", "GET", &path, json!(null)).await["body"].clone();
            if levels["users"].is_object() && levels["events_default"].as_i64().unwrap_or(0) == 0 {
                break room.to_owned();
            }
        }
        assert!(start.elapsed() < season::PATIENCE, "Kasia may never write in the room: {rooms:?}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    };
    season::play(&format!("kasia &{negotiation}"), &mut stage).await;
    stage.players.reads("anna", &press, "kasia", "Belgien gehört mir").await;

    let abroad = stage.abroad.as_ref().expect("there are two");
    abroad.homeserver.state_times(Some(SignedDuration::from_hours(-1)));
    abroad.here.withhold(SEND);
    abroad.there.withhold("");
    let (_, late) = late.split_once('\n').expect("the mark is a line");
    let (order, deadline) = late.split_once("stop\n").expect("then the deadline passes");
    season::play(order, &mut stage).await;
    stage.abroad.as_ref().expect("there are two").here.until_withheld().await;
    season::play(&format!("stop\n{deadline}"), &mut stage).await;

    let abroad = stage.abroad.as_ref().expect("there are two");
    abroad.here.release();
    abroad.there.release();
    let (_, after) = after.split_once('\n').expect("the mark is a line");
    season::play(after, &mut stage).await;
}
