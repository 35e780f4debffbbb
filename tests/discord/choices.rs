//! Choices by buttons and menus: votes, retreats, builds and removals; and mentions of late players.

use std::collections::BTreeMap;

use dragoman_game::model::{PowerId, UnitText};
use jiff::SignedDuration;
use serde_json::{Value, json};

use super::canaries::{ORDERS, typed};
use super::letters::begun;
use super::overdue;
use super::season::{self, Stage};
use super::stage::DiscordStage;
use super::stand::{actions, words};
use super::world::Message;

/// A game of seven in English: player by power.
async fn in_english(stage: &mut DiscordStage) -> BTreeMap<String, String> {
    let sits = begun(stage, "").await;
    let lines: String =
        sits.values().map(|name| format!("{name} @: language en\nexpect {name} @: English\n")).collect();
    season::play(&lines, stage).await;
    sits
}

/// Posts of the bot in `name`'s private conversation, oldest first.
fn private(stage: &DiscordStage, name: &str) -> Vec<Message> {
    let person = stage.stand.person(name);
    stage.stand.private_posts(person)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_practises_a_year_in_private() {
    let mut stage = DiscordStage::start().await;
    season::play(include_str!("../season/practice.script"), &mut stage).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_are_tried_on_a_board_of_ones_own() {
    let mut stage = DiscordStage::start().await;
    season::play(include_str!("../season/what-if.script"), &mut stage).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn votes_are_cast_and_changed_by_buttons_and_stay_secret() {
    let mut stage = DiscordStage::start().await;
    let sits = in_english(&mut stage).await;
    season::play(
        "AUSTRIA @: more-time 1d
         expect ENGLAND @: **Vote:**
         expect FRANCE @: **Vote:**
         expect GERMANY @: **Vote:**
         expect ITALY @: **Vote:**
         expect RUSSIA @: **Vote:**
         expect TURKEY @: **Vote:**
         RUSSIA @ [refuse]
         ENGLAND @ [agree]
         FRANCE @ [agree]
         GERMANY @ [agree]
         ITALY @ [agree]
         never anybody #: Proposed and not accepted
         TURKEY @ [agree]
         once #: Proposed and not accepted",
        &mut stage,
    )
    .await;
    let channel = stage.stand.channel;
    let public: Vec<_> = stage.stand.posts(stage.stand.person("otto"), channel).iter().map(words).collect();
    let told = public.iter().find(|post| post.contains("Proposed and not accepted")).expect("just seen");
    assert!(sits.iter().all(|(power, name)| !told.contains(power) && !told.contains(name)), "{told}");

    // Each is asked once, in a message that notifies, and is answered by editing it.
    let turkey = stage.stand.person(&sits["Turkey"]);
    let asked: Vec<_> =
        private(&stage, &sits["Turkey"]).into_iter().filter(|post| words(post).contains("**Vote:**")).collect();
    assert!(asked.len() == 1 && asked[0].flags == 0, "{asked:#?}");
    let labels: Vec<_> = actions(&asked[0]).into_iter().map(|(_, label)| label).collect();
    assert_eq!(labels, ["Agree", "Reject"]);
    let late = stage.stand.press(turkey, asked[0].id, &actions(&asked[0])[1].0);
    assert_eq!(stage.stand.acknowledged(&late).await.1["type"], 6);
    season::play("expect TURKEY @: That vote is closed", &mut stage).await;

    // After two presses the program is killed. Somebody changes their vote with the button under the edited message;
    // the last vote ends the game.
    season::play(
        "AUSTRIA @: draw
         expect ENGLAND @: a draw between all
         expect FRANCE @: a draw between all
         expect GERMANY @: a draw between all
         expect ITALY @: a draw between all
         expect RUSSIA @: a draw between all
         expect TURKEY @: a draw between all
         ENGLAND @ [refuse]
         FRANCE @ [agree]
         restart
         expect ENGLAND @: you are against it: a draw
         expect FRANCE @: you agree: a draw
         GERMANY @ [agree]
         ITALY @ [agree]
         RUSSIA @ [agree]
         ENGLAND @ [agree]
         expect ENGLAND @: you agree: a draw
         TURKEY @ [agree]
         once #: Bosforo is over",
        &mut stage,
    )
    .await;
    stage.stand.assert_content();
}

/// Austria holds more centres than it can defend: two armies are about to be dislodged, and three units will be removed
/// in winter.
fn overstretched() -> Value {
    let mut game: Value = serde_json::from_str(include_str!("../saved_games/classic.json")).expect("a saved game");
    let phases = game["phases"].as_array_mut().expect("a list");
    phases.truncate(1);
    let phase = &mut phases[0];
    phase["name"] = "F1905M".into();
    phase["state"]["name"] = "F1905M".into();
    for power in ["ENGLAND", "FRANCE", "ITALY", "TURKEY"] {
        phase["state"]["units"][power] = json!([]);
        phase["state"]["centers"][power] = json!([]);
    }
    let mine = "A GAL, A MUN, F GRE, A SER, F ALB, F ADR, F ION, F TYS, A ROM, A APU, A NAP";
    phase["state"]["units"]["AUSTRIA"] = mine.split(", ").collect();
    phase["state"]["centers"]["AUSTRIA"] = json!(["BUD", "TRI", "VIE", "SER", "GRE", "ROM", "NAP", "VEN"]);
    phase["state"]["units"]["GERMANY"] = json!(["A BER", "A RUH"]);
    phase["state"]["centers"]["GERMANY"] = json!(["BER", "KIE", "MUN"]);
    phase["state"]["units"]["RUSSIA"] = json!(["A WAR", "A UKR"]);
    phase["state"]["centers"]["RUSSIA"] = json!(["MOS", "WAR", "SEV"]);
    (phase["orders"], phase["results"]) = (json!({}), json!({}));
    game
}

/// Imports a saved game. The program must not run.
fn import(stage: &DiscordStage, game: &Value) {
    let file = stage.bot.data().join("saved.json");
    std::fs::write(&file, game.to_string()).expect("it can be written");
    let (channel, master) = (stage.stand.channel, stage.stand.person("ola"));
    let (channel, master) = (format!("discord:{channel}"), format!("discord:{master}"));
    stage.bot.run(&["import", "saved.json", "--name", "Bosforo", "--channel", &channel, "--master", &master]);
}

/// Takes `order` under the newest post that offers it; returns the component's type: 2 a button, 3 a menu.
async fn take(stage: &DiscordStage, name: &str, order: &str) -> u64 {
    let wanted = format!("text={order}");
    let hit = || {
        let posts = private(stage, name);
        posts.into_iter().rev().find_map(|post| {
            let (id, _) = actions(&post).into_iter().find(|(id, _)| id.contains(&wanted))?;
            Some((post, id))
        })
    };
    let (post, id) = stage.stand.until(order, hit).await;
    let token = stage.stand.take(stage.stand.person(name), post.id, &id);
    assert_eq!(stage.stand.acknowledged(&token).await.1["type"], 6);
    post.components[0]["components"][0]["type"].as_u64().expect("a kind")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn retreats_and_removals_are_chosen_from_menus_and_builds_by_buttons() {
    let mut stage = DiscordStage::start().await;
    stage.stop().await;
    import(&stage, &overstretched());
    stage.start().await;
    season::play(
        "marco #: take-over power:Austria
         expect #: marco now plays
         joost #: take-over power:Germany
         expect #: joost now plays
         tom #: take-over power:Russia
         expect #: tom now plays
         ola #: resume
         expect #: The game resumes
         marco @: language en
         joost @: language nl
         joost @: A Ber - Mun\\nA Ruhr S A Ber - Mun
         tom @: A War - Gal\\nA Ukr S A War - Gal
         marco @: ready
         joost @: klaar
         tom @: ready
         expect #: Autumn 1905, retreats
         expect marco @: Where does it retreat to?",
        &mut stage,
    )
    .await;
    // Twelve choices: a menu, no buttons. A choice is answered with what is still open.
    assert_eq!(take(&stage, "marco", "A GAL R VIE").await, 3);
    season::play("expect marco @: A Gal R Vie", &mut stage).await;
    assert_eq!(take(&stage, "marco", "A MUN R TYR").await, 3);
    season::play(
        "marco @: ready\nexpect #: Winter 1905\nexpect marco @: You must disband 3\nexpect joost @: bouwen",
        &mut stage,
    )
    .await;

    // Eleven units to choose three from; a further choice withdraws none of the earlier ones.
    for order in ["F TYS D", "A APU D", "A ROM D"] {
        assert_eq!(take(&stage, "marco", order).await, 3);
    }
    assert_eq!(take(&stage, "joost", "F KIE B").await, 2);
    assert_eq!(take(&stage, "tom", "F SEV B").await, 2);
    season::play("marco @: ready\njoost @: klaar\ntom @: ready\nexpect #: Spring 1906", &mut stage).await;
    stage.stop().await;
    let units = units(&stage).await;
    assert_eq!(units["AUSTRIA"], ["A NAP", "A SER", "A TYR", "A VIE", "F ADR", "F ALB", "F GRE", "F ION"]);
    assert_eq!(units["GERMANY"], ["A MUN", "A RUH", "F KIE"]);
    assert_eq!(units["RUSSIA"], ["A GAL", "A UKR", "F SEV"]);
    stage.stand.assert_content();
}

/// The units of the only game, by power. The bot must not run.
async fn units(stage: &DiscordStage) -> BTreeMap<PowerId, Vec<UnitText>> {
    let data = stage.bot.data().join("data");
    let store = dragoman_store::Store::look(crate::bot::database(&data)).await.expect("a readable store");
    let [id] = &store.all_games().await.expect("a readable store")[..] else { panic!("one game is played") };
    let game = store.game(id).await.expect("a readable store").expect("it is there").game;
    let mut units = game.running().expect("it runs").position.units.clone();
    units.values_mut().for_each(|units| units.sort());
    units
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_late_players_are_mentioned() {
    let mut stage = DiscordStage::start().await;
    let sits = in_english(&mut stage).await;
    let late = ["Russia", "Germany", "France", "Turkey"];
    // Some have sent all orders, marked as ready or not; Russia lacks one order, three lack all, and one of these takes
    // no private messages.
    let phrases = dragoman_locales::words().expect("the words");
    for (power, _, orders) in
        ORDERS.iter().filter(|(power, ..)| ["AUSTRIA", "ENGLAND", "ITALY", "RUSSIA"].contains(power))
    {
        let typed = orders.map(|order| typed(&phrases, "en", order));
        season::play(&format!("{power} @: {}\nexpect {power} @: {}", typed.join("\\n"), typed[0]), &mut stage).await;
    }
    season::play("AUSTRIA @: ready\nITALY @: ready\nexpect ITALY @: Thanks", &mut stage).await;
    stage.stop().await;
    let turkey = stage.stand.person(&sits["Turkey"]);
    stage.stand.world().users.get_mut(&turkey).expect("somebody").open = false;
    let before = stage.stand.shared.told.lock().expect("no poison").len();
    overdue::due_in(&stage.bot.data().join("data"), SignedDuration::from_mins(30)).await;
    stage.start().await;

    let ids: BTreeMap<&str, u64> =
        sits.iter().map(|(power, name)| (power.as_str(), stage.stand.person(name))).collect();
    let calls = || {
        let world = stage.stand.world();
        let calls =
            world.messages.values().filter(|post| post.author == world.bot && words(post).contains("Still missing:"));
        calls.cloned().collect::<Vec<Message>>()
    };
    stage.stand.until("four calls", || (calls().len() == 4).then_some(())).await;
    for power in late {
        let own: Vec<_> = calls()
            .into_iter()
            .filter(|post| {
                let world = stage.stand.world();
                world.sees(ids[power], &world.channels[&post.channel])
            })
            .collect();
        assert!(own.len() == 1 && own[0].flags == 0, "{power} is called once, and it rings: {own:#?}");
        let world = stage.stand.world();
        let place = &world.channels[&own[0].channel];
        assert!(place.members.len() == 2 && place.members.contains(&ids[power]), "nobody else reads it");
        // In a thread only a mention notifies.
        let mentioned = if power == "Turkey" { vec![ids[power]] } else { Vec::new() };
        assert_eq!((place.kind == 12, &own[0].mentions), (power == "Turkey", &mentioned), "{power}");
    }
    // Nobody else is mentioned anywhere.
    let told = stage.stand.shared.told.lock().expect("no poison");
    for told in told.iter().skip(before) {
        for (power, id) in ids.iter().filter(|(power, _)| !late.contains(power)) {
            assert!(!told.said.contains(&format!("<@{id}>")), "{power} is called: {}", told.said);
        }
    }
    drop(told);
    stage.stand.assert_content();
}
