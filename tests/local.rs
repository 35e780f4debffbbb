//! The local platform, played through its web socket against the real program.

#[path = "local/adapter_contract.rs"]
mod adapter_contract;
#[path = "local/any_input.rs"]
mod any_input;
#[path = "local/arena.rs"]
mod arena;
#[path = "local/backup.rs"]
mod backup;
#[path = "season/bot.rs"]
mod bot;
#[path = "local/browser.rs"]
mod browser;
#[path = "season/canaries.rs"]
mod canaries;
#[path = "local/closed_output.rs"]
mod closed_output;
#[path = "local/containment.rs"]
mod containment;
#[path = "contract/mod.rs"]
mod contract;
#[path = "local/copied.rs"]
mod copied;
#[path = "season/crowd.rs"]
mod crowd;
#[path = "local/disk.rs"]
mod disk;
#[path = "season/drawn.rs"]
mod drawn;
#[path = "season/entropy.rs"]
mod entropy;
#[path = "local/exchange.rs"]
mod exchange;
#[path = "local/files.rs"]
mod files;
#[path = "local/host_link.rs"]
mod host_link;
#[path = "local/keyboard.rs"]
mod keyboard;
#[path = "local/lattice.rs"]
mod lattice;
#[path = "local/links.rs"]
mod links;
#[path = "local/lives.rs"]
mod lives;
#[path = "local/map_link.rs"]
mod map_link;
#[path = "local/map_page.rs"]
mod map_page;
#[path = "local/older.rs"]
mod older;
#[path = "local/operation.rs"]
mod operation;
#[path = "season/overdue.rs"]
mod overdue;
#[path = "local/own_language.rs"]
mod own_language;
#[path = "local/own_map.rs"]
mod own_map;
#[path = "local/own_orders.rs"]
mod own_orders;
#[path = "local/packs.rs"]
mod packs;
#[path = "local/page.rs"]
mod page;
#[path = "local/phone.rs"]
mod phone;
#[path = "local/pictures.rs"]
mod pictures;
#[path = "local/protocol.rs"]
mod protocol;
#[path = "local/quick_start.rs"]
mod quick_start;
#[path = "local/readers.rs"]
mod readers;
#[path = "local/reload.rs"]
mod reload;
#[path = "local/returning.rs"]
mod returning;
#[path = "local/reverse_proxy.rs"]
mod reverse_proxy;
#[path = "local/ringing.rs"]
mod ringing;
#[path = "local/roles.rs"]
mod roles;
#[path = "local/scenes.rs"]
mod scenes;
#[path = "season/mod.rs"]
mod season;
#[path = "local/secrets.rs"]
mod secrets;
#[path = "local/security.rs"]
mod security;
#[path = "season/seed.rs"]
mod seed;
#[path = "local/setups.rs"]
mod setups;
#[path = "local/stage.rs"]
mod stage;
#[path = "local/strangers.rs"]
mod strangers;
#[path = "local/tap.rs"]
mod tap;
#[path = "local/tap_said.rs"]
mod tap_said;
#[path = "local/unsent.rs"]
mod unsent;
#[path = "ux/mod.rs"]
mod ux;
#[path = "season/visitor.rs"]
mod visitor;
#[path = "local/wire.rs"]
mod wire;

use dragoman_l10n::Language;
use season::Spot;
use stage::LocalStage;

#[tokio::test(flavor = "multi_thread")]
async fn the_spring_of_1901_is_played() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/spring-1901.script"), &mut stage).await;
    let post = season::newest_picture(&mut stage, "anybody", &Spot::Channel).await;
    assert_eq!(post.saved_as.as_deref(), Some("Bosforo-S1901M.png"), "whoever saves it knows what it shows");
    stage.bot.kill();
    let drawn = drawn::results(&stage.bot.data().join("data"), 1, Language::EN).await;
    assert!(post.picture == Some(drawn), "the picture that arrived isn't the one that was drawn");
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_votes_and_the_game_master_in_a_whole_year() {
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_LOCAL_DEMO", "true")], None).await;
    season::play(include_str!("season/seats.script"), &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_is_played_for_two_years() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/duel.script"), &mut stage).await;
    if let Some(folder) = std::env::var_os("DRAGOMAN_TEST_PICTURES") {
        let post = season::newest_picture(&mut stage, "anybody", &Spot::Channel).await;
        let path = std::path::Path::new(&folder).join("duel.png");
        std::fs::write(path, post.picture.expect("a picture")).expect("it is written");
    }
}

/// On the other map, to known positions; the posted pictures are those that the program renders, in each reader's language.
#[tokio::test(flavor = "multi_thread")]
async fn ancient_mediterranean_is_played_for_two_years() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/ancient-mediterranean.script"), &mut stage).await;
    season::Stage::silence(&mut stage).await;
    let greek = season::holder(&mut stage, "GREECE").await;
    let mut read = Vec::new();
    // Who has named no language gets the channel's.
    for (who, language, power) in
        [("anybody", Language::EN, "Carthage"), (greek.as_str(), Language::of(*b"nl"), "Carthago")]
    {
        let posts = season::Stage::posts(&mut stage, who, &Spot::Channel).await;
        let posts: Vec<_> = posts.into_iter().filter(|post| post.picture.is_some()).collect();
        read.push((language, power, posts));
    }
    let saved = setups::exported(&stage, "Bosforo");
    let phases = saved["phases"].as_array().expect("phases");
    let names: Vec<_> = phases.iter().map(|phase| phase["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["S0001M", "F0001M", "W0001A", "S0002M", "F0002M", "F0002R", "W0002A", "S0003M"]);
    let units = &phases[6]["state"]["units"];
    let stand = |power: &str| setups::listed(&units[power]).into_iter().collect::<Vec<_>>().join(", ");
    assert_eq!(stand("CARTHAGE"), "A LEP, A SAG, A TAR, F BAL, F BER");
    assert_eq!(stand("EGYPT"), "A JER, A PET, F GOP, F GOS, F REE");
    assert_eq!(stand("GREECE"), "A BYZ, A DAL, F GOT, F MIL");
    assert_eq!(stand("PERSIA"), "A ARA, A CAP, A CHE, A TYE, F CYP, F SYR");
    assert_eq!(stand("ROME"), "A GAU, A VEN, A VIN, F LIB, F SAD");
    let built: Vec<_> = setups::listed(&phases[2]["orders"]["GREECE"]).into_iter().collect();
    assert_eq!(built, ["F ATH/EC B"], "on the coast that was asked for");
    stage.bot.kill();
    for (language, power, posts) in read {
        assert_eq!(posts.len(), names.len(), "a picture at the beginning, and one for each phase that was played");
        for (number, post) in (1..).zip(&posts[1..]) {
            let drawn = drawn::results(&stage.bot.data().join("data"), number, language).await;
            let is_drawn = post.picture == Some(drawn);
            assert!(is_drawn, "the picture of phase {number} in {language} isn't the one that was drawn");
            assert!(post.alt.len() > 100 && post.alt.contains(power), "{}", post.alt);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_past_is_asked_about() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/questions.script"), &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_shown_before_it_is_created() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/prepared.script"), &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_newcomers_say_is_answered_shortly() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/small-talk.script"), &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_in_two_games_is_asked_once_which_is_meant() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/two-games.script"), &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_receipt_is_edited() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/receipts.script"), &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_practises_a_year_in_private() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/practice.script"), &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_tried_on_a_board_of_ones_own() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/what-if.script"), &mut stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_fills_and_its_game_begins() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("season/lobby.script"), &mut stage).await;
    let file = files::brought(&mut stage, "anna", '@', 1).await;
    assert_eq!(file.name, "Gulf-assignment.json");
    let published = String::from_utf8(file.bytes).expect("text");
    assert_eq!(drawn_again(&published), (Some(0), "ok\n".to_owned(), String::new()));
    // As some editors save it, or as it stands in a chat.
    assert_eq!(drawn_again(&format!("\u{feff}`{published}`\r\n")).0, Some(0));
    let (status, said, error) = drawn_again(&published.replace("RUSSIA", "ITALY"));
    assert_eq!((status, said.as_str()), (Some(1), ""));
    assert!(error.contains("differs: player 1 should have ENGLAND+FRANCE+RUSSIA"), "{error}");
}

/// The result of `dragoman draw --verify` for a published assignment: its exit status, output and errors.
fn drawn_again(published: &str) -> (Option<i32>, String, String) {
    use std::io::Write;
    use std::process::Stdio;
    let mut command = bot::program(&["draw", "--verify"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program can be started");
    child.stdin.take().expect("its input").write_all(published.as_bytes()).expect("it is read");
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// From the first spring to a solo, in four languages, with a clock that can be moved.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played() {
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_LOCAL_DEMO", "true")], None).await;
    season::play(include_str!("season/whole-game.script"), &mut stage).await;
    // Otto plays to the end with any power: the player whose seat he took gets no more notices. The game is over: in
    // private it must be named. Marco has played: that its end is undone he can only propose.
    let after = r#"
        marco @: language en
        otto @: language en
        marco @: map
        expect marco @: You aren't in any game.
        marco @: results game:Bosforo
        expect marco @: **Autumn 1905
        otto @: rollback F1905M reason:"two orders were mixed up" game:Bosforo
        expect otto @: Only the game master
        marco @: rollback F1905M reason:"two orders were mixed up" game:Bosforo
        expect marco @: done as soon as all of them agree
        expect otto @: two orders were mixed up
    "#;
    season::play(after, &mut stage).await;
    assert!(!stage.bot.said().contains("panicked"), "{}", stage.bot.said());
}
