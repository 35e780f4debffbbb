use super::*;
use crate::event::{ChannelId, Content, PlatformName};
use crate::game::{Seat, Settings};
use crate::service::trial::{Trial, person};
use crate::store::Person;
use dragoman_l10n::Language;
use jiff::Timestamp;

fn deadline(table: &Trial) -> Option<Timestamp> {
    table.running().deadline
}

#[test]
fn a_pause_keeps_the_time_that_was_left_and_orders_may_come_meanwhile() {
    let mut table = Trial::new();
    table.later(12).calls("ola", "pause");
    assert_eq!(deadline(&table), None);
    assert!(table.public().contains("has paused the game"), "{}", table.public());
    table.later(500).ticks().says("italy", "A Ven - Tyr");
    assert_eq!((table.running().number, table.orders("ITALY")), (1, vec!["A VEN - TYR".to_owned()]));
    table.forget().calls("ola", "pause");
    assert!(table.public().contains("clock stands already"), "{}", table.public());
    table.calls("ola", "resume");
    assert_eq!(deadline(&table), table.now.checked_add(SignedDuration::from_hours(36)).ok());
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"]);
}

#[test]
fn the_deadline_is_put_off_and_the_phase_closed_by_the_game_master_alone() {
    let mut table = Trial::new();
    let before = deadline(&table).expect("the clock is running");
    for command in
        ["extend 24h", "adjudicate", "pause", "announce hello", "fill", "panel", "call-off", "enter Italy A Ven H"]
    {
        table.forget().says("italy", command);
        assert!(table.heard("italy").contains("Only the game master"), "{command}: {}", table.heard("italy"));
    }
    table.calls("ola", "extend 24h");
    assert_eq!(deadline(&table), before.checked_add(SignedDuration::from_hours(24)).ok());
    table.forget().calls("admin", "adjudicate");
    assert_eq!(table.running().number, 2, "whoever administrates the place may stand in");
    assert!(table.public().contains("closes the phase now"), "{}", table.public());
    assert!(table.game().seats.iter().all(|seat| seat.missed == 0), "nobody missed a deadline that hadn't passed");
}

#[test]
fn announcements_are_shown_as_what_they_are() {
    let mut table = Trial::new();
    table.says("ola", "announce **Bosforo is over.** `x`\nsecond line");
    let public = table.public();
    assert!(public.starts_with("**The game master:**\n│ ") && public.contains("│ second line"), "{public}");
    assert!(!public.contains("**Bosforo") && !public.contains('`'), "{public}");
}

#[test]
fn the_panel_counts_orders_and_shows_none() {
    let mut table = Trial::new();
    table
        .says("italy", "A Ven - Tyr")
        .says("france", "A Par - Bur\nA Mar S A Par - Bur\nF Bre - MAO")
        .says("france", "ready");
    table.forget().says("ola", "panel");
    let heard = table.heard("ola");
    assert!(heard.contains("Italy: 1 of 3") && heard.contains("France: 3 of 3, done"), "{heard}");
    assert!(!heard.contains("Tyr") && !heard.contains("Bur") && heard.contains("don't see the orders"), "{heard}");
}

#[test]
fn only_in_a_game_that_says_so_the_game_master_reads_orders() {
    let mut table = Trial::with(Settings { master_sees: true, ..Settings::habit("classic", Language::En, "UTC") });
    table.says("italy", "A Ven - Tyr").forget().says("ola", "panel");
    assert!(table.heard("ola").contains("A Ven - Tyr"), "{}", table.heard("ola"));
    table.forget().calls("admin", "panel");
    let heard = table.heard("admin");
    assert!(heard.contains("Italy: 1 of 3") && !heard.contains("Tyr"), "an administrator wasn't agreed to: {heard}");
}

#[test]
fn what_the_game_master_enters_the_player_sees_at_once_and_the_game_master_nothing_else() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tyr").says("italy", "ready").forget();
    table.says("ola", "enter Italy F Nap - ION");
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR", "F NAP - ION"]);
    let (player, master) = (table.heard("italy"), table.heard("ola"));
    assert!(player.contains("entered orders for you") && player.contains("F Nap - ION"), "{player}");
    assert!(master.contains("F Nap - ION") && !master.contains("Tyr"), "{master}");
    assert!(!table.running().ready.contains("ITALY"));
    table.forget().calls("ola", "enter Italy A Rom - Apu");
    assert_eq!(table.orders("ITALY").len(), 2, "not in public");
    table.forget().says("ola", "enter Italy nonsense");
    assert!(table.heard("ola").contains("nothing of this") && table.heard("italy").is_empty());
}

#[test]
fn an_administrator_appoints_another_game_master() {
    let mut table = Trial::new();
    table.known =
        vec![Person { id: person("tom"), name: "tom".to_owned(), language: None, timezone: None, current_game: None }];
    table.calls("ola", "appoint tom");
    assert!(table.public().contains("administrates this place"), "{}", table.public());
    table.forget().calls("admin", "appoint tom");
    assert_eq!(table.game().creator, person("tom"));
    assert!(table.public().contains("tom is the game master"), "{}", table.public());
}

#[test]
fn whoever_administrates_a_place_of_their_own_has_no_say_in_a_game_of_elsewhere() {
    let mut table = Trial::new();
    // Italy's player, who has opened a server of their own with the bot in it.
    table.loaded.game.seats[4] =
        Seat { powers: vec!["ITALY".to_owned()], ..Seat::taken(person("admin"), "admin".to_owned(), String::new()) };
    for (platform, own) in [(PlatformName::Discord, "2"), (PlatformName::Matrix, "!own:example.org")] {
        table.loaded.game.channel = ChannelId::new(platform, "1");
        let before = table.loaded.game.clone();
        for deed in [
            "adjudicate game:Bosforo",
            "pause game:Bosforo",
            "panel game:Bosforo",
            "enter power:FRANCE game:Bosforo text:A Par - Bur",
            "edit changes:\"A TUR CON\" reason:why game:Bosforo",
            "appoint person:admin game:Bosforo",
        ] {
            let text = Content::Text { text: deed.to_owned(), addressed: true };
            table.forget().does("admin", Place::Channel(ChannelId::new(platform, own)), text);
            assert_eq!(*table.game(), before, "{deed}");
            assert!(table.said.is_empty(), "{deed}: {:?}", table.said);
            assert!(table.answers.iter().all(|(_, notice)| matches!(notice, Notice::Declined(_))), "{deed}");
        }
        table.forget().calls("admin", "pause");
        assert_ne!(*table.game(), before, "in the game's own channel they stand in for the game master");
        table.loaded.game = before;
    }
}
