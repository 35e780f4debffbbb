//! Names of commands in posts can be pressed where the command is in the menu and Discord's id of it is known.

use std::sync::Arc;
use std::time::Instant;

use dragoman_discord::DiscordSettings;
use dragoman_game::event::{PersonId, Place, PlatformName};
use dragoman_platform::Platform;
use dragoman_platform::message::{Message, Text};

use super::outbound::{key, public};
use super::recorder::{Recorder, Running, settings};
use super::season::{PATIENCE, Stage};
use super::stage::DiscordStage;
use super::stand::{Stand, words};

const PUT: &str = "PUT /applications/{application_id}/commands";
const GET: &str = "GET /applications/{application_id}/commands";

/// What a client sends who presses a command's name: the name in English, with the id of the command or its group.
fn pressed(stand: &Stand, scope: &str, path: &str) -> String {
    let world = stand.world();
    let registered = &world.registered[&format!("applications/{}{scope}/commands", world.application)];
    let name = path.split(' ').next().expect("a name");
    let all = registered.as_array().expect("a list");
    let entry = all.iter().find(|entry| entry["name"] == name && entry["type"] == 1).expect("it is registered");
    format!("</{path}:{}>", entry["id"].as_str().expect("an id"))
}

/// A post with a command's name, as it arrives.
async fn named(bot: &Running, stand: &Stand, number: usize, place: &Place) -> String {
    let text = Text::code(Text::command("/partita nuova", "game new")) + Text::own(": ciao");
    let message = Message { text, ..Message::default() };
    let posted = bot.discord.post(&key(&format!("named{number}")), place, &message).await.expect("posted");
    let id = posted.id.0.split('/').nth(2).and_then(|id| id.parse::<u64>().ok()).expect("a message");
    stand.world().messages.get(&id).map(words).expect("it is there")
}

/// Posts it until it is as `wanted`: the ids arrive soon after the connection.
async fn becomes(bot: &Running, stand: &Stand, numbers: &mut std::ops::RangeFrom<usize>, wanted: &str) {
    let start = Instant::now();
    loop {
        let said = named(bot, stand, numbers.next().expect("a number"), &public(stand)).await;
        if said == wanted {
            return;
        }
        assert_eq!(said, "`/partita nuova`: ciao");
        assert!(start.elapsed() < PATIENCE, "never {wanted}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_can_be_pressed_as_soon_as_its_id_is_known() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let mut numbers = 0..;
    stand.faults().denied = Some((PUT, 50001));
    let bot = Running::connected(&stand, &sink).await;
    stand.until("the attempt", || (!stand.calls(PUT).is_empty()).then_some(())).await;
    let unknown = named(&bot, &stand, numbers.next().expect("a number"), &public(&stand)).await;
    assert_eq!(unknown, "`/partita nuova`: ciao");
    bot.stop().await;
    stand.faults().denied = None;

    let bot = Running::connected(&stand, &sink).await;
    stand.until("the note", || sink.cursors.lock().unwrap().get("discord.commands").cloned()).await;
    let wanted = format!("{}: ciao", pressed(&stand, "", "game new"));
    becomes(&bot, &stand, &mut numbers, &wanted).await;
    bot.stop().await;

    // Nothing is registered again: the ids are asked for.
    let (puts, gets) = (stand.calls(PUT).len(), stand.calls(GET).len());
    let bot = Running::connected(&stand, &sink).await;
    becomes(&bot, &stand, &mut numbers, &wanted).await;
    assert_eq!((stand.calls(PUT).len(), stand.calls(GET).len()), (puts, gets + 1));
    bot.stop().await;
    stand.assert_content();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_of_one_server_cant_be_pressed_in_private() {
    let stand = Stand::start().await;
    let sink = Arc::new(Recorder::default());
    let mut numbers = 0..;
    let guild = stand.world().guild;
    let bot = Running::start(DiscordSettings { guild: Some(guild), ..settings(&stand) }, &sink);
    stand.until("the note", || sink.cursors.lock().unwrap().get("discord.commands").cloned()).await;
    let wanted = format!("{}: ciao", pressed(&stand, &format!("/guilds/{guild}"), "game new"));
    becomes(&bot, &stand, &mut numbers, &wanted).await;
    let private = Place::Person(PersonId::new(PlatformName::Discord, &stand.person("tom").to_string()));
    let said = named(&bot, &stand, numbers.next().expect("a number"), &private).await;
    assert_eq!(said, "`/partita nuova`: ciao");
    bot.stop().await;
    stand.assert_content();
}

/// Asks for help in the channel until the answer has `wanted`, and returns it.
async fn help_with(stage: &DiscordStage, who: &str, wanted: &str) -> String {
    let start = Instant::now();
    loop {
        let token = stage.stand.invoke(stage.stand.person(who), stage.stand.channel, "help", &[]);
        let answer = stage.stand.answer(&token).await;
        if answer.contains(wanted) {
            return answer;
        }
        assert!(start.elapsed() < PATIENCE, "no {wanted}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_in_help_can_be_pressed_and_copied() {
    let mut stage = DiscordStage::start().await;
    let new = pressed(&stage.stand, "", "game new");
    for who in ["tom", "giulia"] {
        let help = help_with(&stage, who, &new).await;
        assert!(help.contains(&pressed(&stage.stand, "", "game join")), "{help}");
        assert!(!help.contains("`/game new`") && !help.contains("`/partita nuova`"), "{help}");
    }
    // With a value behind it a command can't be pressed with that value.
    let help = help_with(&stage, "tom", &new).await;
    assert!(help.contains("`/help command:"), "{help}");

    // Somebody copies a name into the private conversation.
    let giulia = stage.stand.person("giulia");
    stage.stand.write_privately(giulia, &pressed(&stage.stand, "", "help"));
    let copied = || stage.stand.private_posts(giulia).iter().any(|post| words(post).contains(&new)).then_some(());
    stage.stand.until("help in private", copied).await;

    stage.stop().await;
    stage.start().await;
    help_with(&stage, "tom", &new).await;
    stage.stand.assert_content();
}
