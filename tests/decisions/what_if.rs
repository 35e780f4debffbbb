//! Orders that a person tries on a board of their own: what would happen, and that it touches and reveals nothing.

use dragoman_game::action::{self, CommandAction};
use dragoman_game::event::Place;
use dragoman_game::model::{OrderText, PowerId, Settings, Stage};
use dragoman_game::notice::Notice;
use dragoman_game::notice::what_if::WhatIfNotice;
use dragoman_game::testing::{Trial, person};
use dragoman_game::what_if::WhatIf;
use dragoman_l10n::Language;
use dragoman_reading::command::{self, CommandId};

use super::heard::Heard as _;

/// What `who` hears after writing `text`.
fn answer(trial: &mut Trial, who: &str, text: &str) -> String {
    trial.forget().says(who, text).heard(who)
}

fn board<'a>(trial: &'a Trial, who: &str) -> &'a WhatIf {
    &trial.boards[&person(who)]
}

fn tried(trial: &Trial, who: &str, power: &str) -> Vec<OrderText> {
    board(trial, who).orders.get(&PowerId::from(power)).cloned().unwrap_or_default()
}

fn button(trial: &Trial, who: &str, wanted: &str) -> String {
    let buttons = trial.buttons(who);
    buttons.iter().find(|id| id.contains(wanted)).unwrap_or_else(|| panic!("{wanted} isn't among {buttons:?}")).clone()
}

#[test]
fn orders_of_any_powers_are_tried_and_answered_as_results() {
    let mut trial = Trial::new();
    let before = trial.loaded.clone();
    let heard = answer(&mut trial, "austria", "what-if A Vie - Gal\nA War - Gal, Turkey A Con - Bul\nF Sev - Rum");
    assert!(heard.contains("Not the real game") && heard.contains("**Bosforo**"), "{heard}");
    assert!(heard.contains("bounced with A War, 1 against 1"), "{heard}");
    assert!(heard.contains("A Con - Bul") && heard.contains("F Sev - Rum"), "{heard}");
    assert_eq!(tried(&trial, "austria", "RUSSIA"), ["A WAR - GAL", "F SEV - RUM"]);
    // Other orders join these, and the last one for a unit counts.
    let heard = answer(&mut trial, "austria", "what-if Russia: A War - Ukr");
    assert!(heard.contains("A Vie - Gal") && heard.contains("A War - Ukr") && !heard.contains("standoff"), "{heard}");
    assert_eq!(trial.loaded.game, before.game, "nothing of the game has changed");
    assert!(trial.past.is_empty() && trial.orders("AUSTRIA").is_empty());
    assert_eq!(trial.public(), "");
}

#[test]
fn a_heading_names_the_power_of_the_lines_below_it() {
    let mut trial = Trial::new();
    answer(&mut trial, "anna", "what-if\nFrance:\nA Par - Bur\nA Mar S A Par - Bur\nGermany:\nA Mun - Bur");
    assert_eq!(tried(&trial, "anna", "FRANCE"), ["A PAR - BUR", "A MAR S A PAR - BUR"]);
    assert_eq!(tried(&trial, "anna", "GERMANY"), ["A MUN - BUR"]);
}

#[test]
fn mistakes_are_explained_and_offered_as_buttons() {
    let mut trial = Trial::new();
    let heard = answer(&mut trial, "austria", "what-if A Vie - Par\nF Tri - Alb");
    assert!(heard.contains("✗ A Vie - Par") && heard.contains("F Tri - Alb"), "{heard}");
    assert!(tried(&trial, "austria", "AUSTRIA") == ["F TRI - ALB"]);
    let heard = answer(&mut trial, "austria", "what-if Autumn 1905\nA Vie - Gal");
    assert!(heard.contains("names another phase"), "{heard}");
    assert_eq!(tried(&trial, "austria", "AUSTRIA"), ["F TRI - ALB"], "nothing of it counts");
    // Of two readings one is chosen by a button.
    let heard = answer(&mut trial, "austria", "what-if F Tri - A");
    assert!(heard.contains('?'), "{heard}");
    if let Some(id) = trial.buttons("austria").iter().find(|id| id.contains("text=F TRI - ADR")).cloned() {
        trial.presses("austria", &id);
        assert_eq!(tried(&trial, "austria", "AUSTRIA"), ["F TRI - ADR"]);
    }
}

#[test]
fn the_next_phases_follow_with_retreats_and_builds() {
    let mut trial = Trial::new();
    let russia = "what-if A War - Gal, A Mos - Ukr, F Sev - Rum";
    trial.says("anna", russia);
    let on = button(&trial, "anna", "then=go-on");
    trial.presses("anna", &on);
    assert_eq!(board(&trial, "anna").position.phase, "F1901M");
    let heard = answer(&mut trial, "anna", "what-if A Gal - Vie, A Ukr - Gal, A Vie H");
    assert!(heard.contains("A Gal - Vie ✗"), "1 against 1: {heard}");
    // With a support Vienna falls.
    answer(&mut trial, "anna", "what-if A Tyr S A Gal - Vie");
    let heard = answer(&mut trial, "anna", "what-if A Bud S A Gal - Vie");
    assert!(heard.contains("A Gal - Vie"), "{heard}");
    let mut other = Trial::new();
    other.says("anna", "what-if A Ven - Tyr, A Rom - Ven, A Vie H, A Mun - Boh").says("anna", "what-if continue");
    let heard = answer(&mut other, "anna", "what-if A Tyr - Vie, A Boh S A Tyr - Vie");
    assert!(heard.contains("dislodged"), "{heard}");
    let heard = answer(&mut other, "anna", "what-if continue");
    assert_eq!(board(&other, "anna").position.phase, "F1901R");
    assert!(heard.contains("To retreat: A Vie"), "{heard}");
    let id = button(&other, "anna", "text=A VIE R GAL");
    assert!(id.len() <= action::LONGEST_ID && CommandAction::read(&id).is_some(), "{id}");
    let heard = other.forget().presses("anna", &id).heard("anna");
    assert!(heard.contains("A Vie R Gal ✓"), "{heard}");
    let heard = answer(&mut other, "anna", "what-if continue");
    assert_eq!(board(&other, "anna").position.phase, "W1901A");
    assert!(heard.contains("To build: Italy 1") && !heard.contains("nobody's real orders"), "{heard}");
    let heard = answer(&mut other, "anna", "what-if A Ven B");
    assert!(heard.contains("✗"), "an army is there: {heard}");
    let heard = answer(&mut other, "anna", "what-if Italy: F Rom B");
    assert!(heard.contains("F Rom"), "{heard}");
    other.says("anna", "what-if continue");
    let now = board(&other, "anna");
    assert_eq!((now.position.phase.as_str(), now.played), ("S1902M", 4));
    assert!(now.position.units[&PowerId::from("ITALY")].contains(&"F ROM".into()));
}

#[test]
fn nobodys_real_orders_are_shown_or_tried_but_ones_own() {
    let mut trial = Trial::new();
    trial.says("italy", "A Ven - Tri").says("austria", "F Tri - Alb");
    let heard = answer(&mut trial, "austria", "what-if");
    assert!(!heard.contains("Ven - Tri") && heard.contains("nobody's real orders"), "{heard}");
    let own = button(&trial, "austria", "then=own-orders");
    let heard = trial.forget().presses("austria", &own).heard("austria");
    assert_eq!(tried(&trial, "austria", "AUSTRIA"), ["F TRI - ALB"]);
    assert!(heard.contains("F Tri - Alb") && !heard.contains("Ven - Tri"), "{heard}");
    assert!(tried(&trial, "austria", "ITALY").is_empty());
    // The game master, who doesn't play, and somebody else have no orders to try.
    for who in ["ola", "anna"] {
        let heard = answer(&mut trial, who, "what-if own-orders");
        assert!(heard.contains("haven't sent any orders"), "{who}: {heard}");
        assert!(trial.boards[&person(who)].is_empty());
        assert!(!trial.buttons(who).iter().any(|id| id.contains("own-orders")), "{who}");
        let heard = answer(&mut trial, who, "what-if A Ven - Tyr");
        assert!(!heard.contains("Tri - Alb") && !heard.contains("Ven - Tri"), "{heard}");
    }
    assert_eq!(trial.orders("ITALY"), ["A VEN - TRI"]);
    assert_eq!(trial.orders("AUSTRIA"), ["F TRI - ALB"]);
}

/// A player types each of the command's names in all languages: no order of the game may come of it.
#[test]
fn an_experiment_is_never_stored_as_an_order() {
    let spec = command::spec(CommandId::WhatIf);
    for reader in ["en", "it", "nl", "pl", "de"] {
        let reader: Language = reader.parse().unwrap();
        let mut trial = Trial::new();
        trial.language = reader;
        for other in trial.words.languages().iter().collect::<Vec<_>>() {
            let names = trial.words.plain(other, &format!("{}.also", spec.message));
            let name = command::name(trial.words, spec, other);
            for name in names.split('|').map(str::trim).chain([name.as_str()]) {
                for order in ["A Vie H", "A Vie", "A Bud S A Vie\nA Vie H"] {
                    for text in [format!("{name} {order}"), format!("{}\n{order}", name.replace('-', " "))] {
                        trial.boards.clear();
                        trial.forget().says("austria", &text);
                        assert!(trial.orders("AUSTRIA").is_empty(), "{reader}: {text}");
                        assert!(trial.boards.contains_key(&person("austria")), "{reader}: {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_board_follows_the_game_until_it_is_played_on() {
    let mut trial = Trial::new();
    trial.says("anna", "what-if A Vie - Gal");
    let old = button(&trial, "anna", "then=go-on");
    assert!(board(&trial, "anna").origin.is_none(), "they are in no game: the opening");
    trial
        .says("austria", "what-if A Vie - Gal")
        .says("russia", "what-if A War - Gal")
        .says("russia", "what-if continue");
    trial.confirms_in_public("ola", "adjudicate");
    assert_eq!(trial.running().position.phase, "F1901M");
    let heard = answer(&mut trial, "austria", "what-if A Vie - Tyr");
    assert!(heard.contains("game has moved on, so this board starts") && heard.contains("Autumn 1901"), "{heard}");
    assert_eq!(tried(&trial, "austria", "AUSTRIA"), ["A VIE - TYR"]);
    let heard = answer(&mut trial, "russia", "what-if A Gal - Bud");
    assert!(heard.contains("this board hasn't") && board(&trial, "russia").played == 1, "{heard}");
    answer(&mut trial, "russia", "what-if restart");
    assert_eq!((board(&trial, "russia").played, board(&trial, "russia").is_empty()), (0, true));
    assert!(board(&trial, "russia").position.units[&PowerId::from("RUSSIA")].contains(&"A WAR".into()));
    // A board is over after a day; its buttons begin a new one and do nothing else.
    let heard = trial.later(25).forget().presses("anna", &old).heard("anna");
    assert!(heard.contains("no longer exists") && board(&trial, "anna").played == 0, "{heard}");
}

#[test]
fn a_button_below_an_older_answer_does_nothing() {
    let mut trial = Trial::new();
    trial.says("austria", "what-if A Vie - Gal");
    let old = button(&trial, "austria", "then=go-on");
    trial.forget().says("austria", "what-if A Bud - Ser");
    let heard = trial.forget().presses("austria", &old).heard("austria");
    assert!(heard.contains("earlier state") && board(&trial, "austria").played == 0, "{heard}");
    let new = button(&trial, "austria", "then=go-on");
    trial.presses("austria", &new).presses("austria", &new);
    assert_eq!(board(&trial, "austria").played, 1, "a second press changes nothing");
}

#[test]
fn it_is_read_by_the_games_own_rules_and_before_the_game_by_its_opening() {
    let mut settings = Settings::habit("classic", Language::EN, "UTC");
    settings.rulebook = "1971".to_owned();
    settings.victory = Some(5);
    let mut trial = Trial::with(settings.clone());
    trial.says("austria", "what-if");
    assert_eq!(board(&trial, "austria").settings, settings);
    trial.loaded.game.stage = Stage::Lobby;
    let heard = answer(&mut trial, "austria", "what-if restart");
    assert!(heard.contains("Spring 1901"), "{heard}");
    let heard = answer(&mut trial, "austria", "what-if ancient-mediterranean");
    assert!(board(&trial, "austria").origin.is_none() && heard.contains("Not a real game"), "{heard}");
    let example =
        heard.split("`what-if ").nth(1).and_then(|rest| rest.split('`').next()).expect("an example").to_owned();
    let heard = answer(&mut trial, "austria", &format!("what-if {example}"));
    assert!(!board(&trial, "austria").is_empty(), "{example}: {heard}");
}

#[test]
fn a_game_that_would_be_won_goes_no_further() {
    let mut settings = Settings::habit("classic", Language::EN, "UTC");
    settings.victory = Some(5);
    let mut trial = Trial::with(settings);
    trial.says("austria", "what-if A Bud - Ser, F Tri - Alb").says("austria", "what-if continue");
    let heard = answer(&mut trial, "austria", "what-if A Ser H, F Alb - Gre");
    assert!(heard.contains("That would win the game for") && heard.contains("Austria"), "{heard}");
    assert!(!trial.buttons("austria").iter().any(|id| id.contains("go-on")));
    let heard = answer(&mut trial, "austria", "what-if continue");
    assert!(heard.contains("would be over") && board(&trial, "austria").position.phase == "F1901M", "{heard}");
}

#[test]
fn the_answer_is_private_wherever_it_is_asked() {
    let mut trial = Trial::new();
    trial.calls("austria", "what-if A Vie - Gal");
    assert_eq!(trial.public(), "");
    assert!(trial.heard("austria").contains("Not the real game"));
    let private = trial.said.iter().all(|outgoing| {
        outgoing.to == dragoman_game::notice::Destination::Place(Place::Person(person("austria")))
            && outgoing.game.is_none()
    });
    assert!(private);
}

#[test]
fn every_answer_says_in_every_language_and_in_the_picture_that_it_isnt_the_game() {
    let mut trial = Trial::new();
    trial.says("austria", "what-if A Vie - Gal");
    let notices: Vec<Notice> = trial.said.iter().map(|outgoing| outgoing.notice.clone()).collect();
    for language in trial.words.languages() {
        let head = trial.words.plain(language, "what-if-title");
        let word = head.split_whitespace().last().unwrap().to_owned();
        for notice in &notices {
            let said = trial.spoken(notice, language);
            assert!(said.starts_with("**"), "{language}: {said}");
            let composed = trial.composed(notice, language);
            let (board, of) = composed.board.zip(composed.picture).expect("a picture of the board");
            let title = &board.name;
            assert!(title.contains("Bosforo") && said.contains("Bosforo"), "{language}: {title}");
            assert!(!word.is_empty());
            let renderer =
                dragoman_say::picture::MapRenderer::new(std::sync::Arc::new(dragoman_locales::words().expect("words")));
            assert!(matches!(of, dragoman_say::PictureOf::Results(_)), "{language}: {of:?}");
            let alt = renderer.in_words(&board, &of, language, 1000).expect("words");
            assert!(alt.contains(title), "{language}: {alt}");
        }
    }
}

#[test]
fn a_stored_notice_is_told_as_it_was_decided() {
    let mut trial = Trial::new();
    trial.says("austria", "what-if A Vie - Gal, A War - Gal");
    let notice = trial.said.last().expect("an answer").notice.clone();
    let Notice::WhatIf(answer) = &notice else { panic!("{notice:?}") };
    let read: WhatIfNotice = serde_json::from_str(&serde_json::to_string(answer).unwrap()).unwrap();
    assert_eq!(read, *answer);
    let read = Notice::WhatIf(read);
    assert_eq!(trial.spoken(&read, Language::EN), trial.spoken(&notice, Language::EN));
}
