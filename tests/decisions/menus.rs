//! Decisions about what is chosen by buttons: language, time zone, preferred powers, and with whom one talks.

use dragoman_game::model::Settings;
use dragoman_game::notice::Notice;
use dragoman_game::testing::Trial;
use dragoman_l10n::Language;

use super::heard::Heard as _;

fn ids(table: &Trial, who: &str, begins: &str) -> Vec<String> {
    table.buttons(who).into_iter().filter(|id| id.starts_with(begins)).collect()
}

#[test]
fn somebody_without_a_language_is_asked_for_it_and_greeted_again_in_it() {
    let mut table = Trial::created("new Gulf");
    table.forget().calls("anna", "join");
    let id = table.game().id.0.clone();
    let languages = ids(&table, "anna", "language:");
    assert_eq!(languages.len(), table.words.languages().iter().count() - 1, "{languages:?}");
    let polish = format!("language:game={id};language=pl");
    assert!(languages.contains(&polish), "{languages:?}");
    table.forget().presses("anna", &polish);
    let greeted = table.said.iter().any(|outgoing| matches!(outgoing.notice, Notice::Welcome { .. }));
    let asks = table.said.iter().any(|outgoing| matches!(outgoing.notice, Notice::Welcome { asks: true, .. }));
    assert!(greeted && !asks && table.heard("anna").contains("polsku"), "{}", table.heard("anna"));
    // The others find the languages behind a button.
    assert_eq!(ids(&table, "anna", "language:"), [format!("language:game={id}")]);
    table.forget().presses("anna", &format!("language:game={id}"));
    assert!(ids(&table, "anna", "language:").contains(&polish));
}

#[test]
fn a_language_is_chosen_from_a_menu_without_a_game_too() {
    let mut table = Trial::new();
    table.says("nobody", "language");
    let buttons = ids(&table, "nobody", "language:");
    assert!(buttons.iter().any(|id| id.ends_with("language=it")), "{buttons:?}");
    table.forget().presses("nobody", "language:language=it");
    assert!(table.heard("nobody").contains("italiano"), "{}", table.heard("nobody"));
}

#[test]
fn a_time_zone_is_chosen_from_likely_ones_or_typed() {
    let settings = Settings { timezone: "America/Lima".to_owned(), ..Settings::habit("classic", Language::EN, "UTC") };
    let mut table = Trial::with(settings);
    table.says("italy", "timezone");
    let zones = ids(&table, "italy", "timezone:");
    assert!(zones.contains(&"timezone:timezone=America/Lima".to_owned()), "that of one's game: {zones:?}");
    assert!(zones.len() >= 5 && zones.len() <= 8 && table.heard("italy").contains("Europe/Lisbon"), "{zones:?}");
    table.forget().presses("italy", "timezone:timezone=Europe/Warsaw");
    assert!(table.heard("italy").contains("Europe/Warsaw"), "{}", table.heard("italy"));
    for (city, zone) in [("Berlin", "Europe/Berlin"), ("new york", "America/New_York")] {
        table.forget().says("italy", &format!("timezone {city}"));
        assert!(table.heard("italy").contains(zone), "{city}: {}", table.heard("italy"));
    }
    table.forget().says("italy", "timezone Atlantis");
    assert!(table.heard("italy").contains("Atlantis"), "{}", table.heard("italy"));
}

#[test]
fn preferred_powers_are_chosen_one_after_the_other() {
    let mut table = Trial::created("new Gulf");
    table.calls("anna", "join");
    let game = table.game().id.clone();
    assert_eq!(ids(&table, "anna", "prefer:"), [format!("prefer:game={game}")], "a button leads to it");
    table.forget().presses("anna", &format!("prefer:game={game}"));
    let mut wanted = Vec::new();
    for power in ["ITALY", "TURKEY", "AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "RUSSIA"] {
        wanted.push(power);
        let button = format!("prefer:game={game};prefer={}", wanted.join(","));
        assert!(table.buttons("anna").contains(&button), "{button}: {:?}", table.buttons("anna"));
        table.forget().presses("anna", &button);
        assert_eq!(table.wishes("anna"), wanted);
    }
    // The command alone changes nothing, and any power will do again by a button.
    table.forget().says("anna", "prefer");
    assert!(table.heard("anna").contains("Italy, Turkey"), "{}", table.heard("anna"));
    assert_eq!(table.wishes("anna").len(), 7);
    table.presses("anna", &format!("prefer:game={game};prefer=any"));
    assert!(table.wishes("anna").is_empty());
    // Somebody who hasn't joined has none, and some games know none.
    table.forget().presses("bart", &format!("prefer:game={game}"));
    assert!(!table.heard("bart").contains("favourite") && ids(&table, "bart", "prefer:").is_empty());
    let mut table = Trial::created("new Gulf preferences:no");
    table.calls("anna", "join");
    assert!(ids(&table, "anna", "prefer:").is_empty());
}

#[test]
fn a_player_talks_with_a_power_that_is_chosen_from_a_menu() {
    let mut table = Trial::new();
    table.says("italy", "talk");
    let all = ids(&table, "italy", "talk:");
    assert_eq!(all.len(), 7, "six powers, and several: {all:?}");
    assert!(!all.iter().any(|id| id.ends_with("ITALY")), "{all:?}");
    table.forget().presses("italy", "talk:game=ab12cd34;with=FRANCE");
    assert_eq!(table.loaded.rooms.len(), 1);
    assert_eq!(table.members(&table.loaded.rooms[0].key), ["france", "italy"]);
    assert!(table.heard("italy").contains("France"), "{}", table.heard("italy"));
}

#[test]
fn several_powers_are_chosen_for_one_room() {
    let mut table = Trial::new();
    table.presses("italy", "talk:game=ab12cd34;several=-");
    assert!(!ids(&table, "italy", "talk:game=ab12cd34;with").iter().any(|_| true), "nobody is chosen yet");
    for chosen in ["FRANCE", "FRANCE,TURKEY"] {
        let button = format!("talk:game=ab12cd34;several={chosen}");
        assert!(table.buttons("italy").contains(&button), "{:?}", table.buttons("italy"));
        table.forget().presses("italy", &button);
    }
    assert!(table.loaded.rooms.is_empty(), "no room before it is wanted");
    table.forget().presses("italy", "talk:game=ab12cd34;with=FRANCE,TURKEY");
    assert_eq!(table.members(&table.loaded.rooms[0].key), ["france", "italy", "turkey"]);
}

#[test]
fn nobody_is_offered_to_talk_where_there_is_no_press_or_seat() {
    let none =
        Settings { press: dragoman_game::model::PressRule::None, ..Settings::habit("classic", Language::EN, "UTC") };
    let mut table = Trial::with(none);
    table.says("italy", "talk");
    assert!(ids(&table, "italy", "talk:").is_empty());
    let mut table = Trial::new();
    table.presses("tom", "talk:game=ab12cd34");
    assert!(ids(&table, "tom", "talk:").is_empty() && table.loaded.rooms.is_empty());
}

#[test]
fn the_start_message_leads_to_the_menu_of_powers() {
    let mut table = Trial::created("new Gulf players:2");
    table.calls("anna", "join").forget().calls("bart", "join");
    assert_eq!(ids(&table, "anna", "talk:").len(), 1, "{:?}", table.buttons("anna"));
}

#[test]
fn the_button_to_join_is_in_all_languages() {
    let table = Trial::created("new Gulf");
    let card = table.said.iter().find(|outgoing| matches!(outgoing.notice, Notice::Lobby(_))).expect("a card");
    let label = table.label(&card.notice, "join:");
    for language in table.words.languages() {
        let word = table.words.plain(language, "action-join");
        assert!(label.contains(&word), "{word}: {label}");
    }
    assert!(label.chars().count() <= 80 && label.starts_with("Join"), "{label}");
}

#[test]
fn the_public_status_lets_readers_of_other_languages_choose_theirs() {
    let mut table = Trial::new();
    table.calls("italy", "status");
    let is_it = |notice: &&Notice| matches!(notice, Notice::Status(_));
    let mut posted = table.said.iter().map(|post| &post.notice).chain(table.answers.iter().map(|(_, notice)| notice));
    let status = posted.rfind(is_it).expect("a status");
    assert_eq!(table.label(status, "language:"), "Language… · Sprache … · Lingua… · Taal… · Język…");
}
