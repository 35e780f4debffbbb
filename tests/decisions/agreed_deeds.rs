//! Where the game master plays, what a neutral one does alone is shown to all other players and done once all agree.

use dragoman_game::model::{Ending, Settings, Stage};
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

const OTHERS: [&str; 6] = ["austria", "england", "france", "germany", "russia", "turkey"];

/// Italy's player is the game master.
fn table() -> Trial {
    let mut table = Trial::new();
    table.loaded.game.creator = person("italy");
    table.loaded.game.master = "italy".to_owned();
    table
}

/// All of `people` press the button to agree below what they were asked.
fn press(table: &mut Trial, people: &[&str]) {
    for who in people {
        let button = table.buttons(who).into_iter().find(|id| id.starts_with("agree:"));
        table.presses(who, &button.unwrap_or_else(|| panic!("{who}: {}", table.heard(who))));
    }
}

#[test]
fn a_small_group_corrects_the_position_with_a_press_each() {
    let mut table = table();
    table.says("italy", "edit \"A Mun - Ruh\" reason:\"typed wrongly\"");
    assert!(table.heard("italy").contains("I'm asking the others"), "{}", table.heard("italy"));
    for who in OTHERS {
        let heard = table.heard(who);
        for shown in ["italy, who runs this game and also plays, proposes", "A Mun → Ruh", "typed wrongly"] {
            assert!(heard.contains(shown), "{who}: {heard}");
        }
    }
    press(&mut table, &OTHERS[..5]);
    assert!(table.running().position.units["GERMANY"].contains(&"A MUN".into()), "not all have agreed");
    press(&mut table, &OTHERS[5..]);
    assert!(table.running().position.units["GERMANY"].contains(&"A RUH".into()), "{}", table.public());
    let public = table.public();
    assert!(public.contains("Accepted by all") && public.contains("has changed the position"), "{public}");
}

#[test]
fn one_refusal_or_the_end_of_the_phase_and_nothing_is_done() {
    let mut table = table();
    table.says("italy", "edit \"- A Mun\" reason:x").says("france", "refuse edit");
    for who in OTHERS.iter().filter(|who| **who != "france") {
        table.says(who, "agree");
    }
    assert!(table.public().contains("Proposed and not accepted"), "{}", table.public());
    assert!(table.running().position.units["GERMANY"].contains(&"A MUN".into()));
    let mut table = self::table();
    table.says("italy", "edit \"- A Mun\" reason:x");
    press(&mut table, &OTHERS[..5]);
    table.later(48).ticks().forget().says("turkey", "agree");
    assert!(table.heard("turkey").contains("That vote is closed"), "{}", table.heard("turkey"));
    assert!(table.running().position.units["GERMANY"].contains(&"A MUN".into()));
}

#[test]
fn whoever_would_be_expelled_is_shown_it_and_isnt_asked_and_their_orders_count() {
    let mut table = table();
    table.says("germany", "A Mun - Ruh").forget().says("italy", "expel Germany");
    let shown = table.heard("germany");
    assert!(shown.contains("the player of Germany is removed") && shown.contains("you aren't"), "{shown}");
    assert!(table.buttons("germany").iter().all(|id| !id.starts_with("agree:")), "{:?}", table.buttons("germany"));
    assert!(!table.heard("france").contains("Everyone must agree: Austria, England, France, Germany"));
    table.says("germany", "refuse");
    assert!(table.heard("germany").contains("You aren't asked about this"), "{}", table.heard("germany"));
    press(&mut table, &["austria", "england", "france", "russia", "turkey"]);
    assert!(table.game().standing.is_expelled(&person("germany")), "{}", table.public());
    assert!(table.game().seat_of(&person("germany")).is_none());
    assert!(table.running().sealed.contains("GERMANY") && table.orders("GERMANY") == ["A MUN - RUH"]);
}

#[test]
fn nobody_ends_the_vote_on_their_own_expulsion_by_leaving_and_coming_back() {
    let mut table = table();
    table.says("italy", "expel Germany");
    press(&mut table, &["austria", "england"]);
    table.confirms("germany", "resign").says("germany", "return");
    assert!(table.game().seat_of(&person("germany")).is_some(), "{}", table.heard("germany"));
    press(&mut table, &["france", "russia", "turkey"]);
    assert!(table.game().standing.is_expelled(&person("germany")), "{}", table.public());
    // Also while the seat is vacant: they may come back to it.
    let mut table = self::table();
    table.says("germany", "A Mun - Ruh").says("italy", "expel Germany").confirms("germany", "resign");
    press(&mut table, &["austria", "england", "france", "russia", "turkey"]);
    table.says("germany", "return");
    assert!(table.game().seat_of(&person("germany")).is_none(), "{}", table.public());
}

#[test]
fn who_is_agreed_upon_is_expelled_and_no_earlier_player_of_the_seat() {
    let others = ["austria", "england", "france", "russia", "turkey"];
    let mut table = table();
    table.says("italy", "expel Germany").confirms("germany", "resign back:no");
    assert!(table.game().seat_of(&person("germany")).is_none(), "{}", table.heard("germany"));
    press(&mut table, &others);
    assert!(table.game().standing.is_expelled(&person("germany")), "{}", table.public());
    // Germany's first player may come back.
    let mut table = self::table();
    table.confirms("germany", "resign").presses("bart", "take-over:game=ab12cd34;power=GERMANY").later(72).ticks();
    table.forget().says("italy", "expel Germany").confirms("bart", "resign back:no").calls("bart", "join");
    assert!(table.game().seat_of(&person("bart")).is_none(), "{}", table.heard("bart"));
    assert!(table.game().place_in_line(&person("bart")).is_some(), "{}", table.public());
    press(&mut table, &others);
    let is_expelled = |who: &str| table.game().standing.is_expelled(&person(who));
    assert!(is_expelled("bart") && !is_expelled("germany"), "{}", table.public());
    assert!(table.game().waiting.is_empty());
}

#[test]
fn who_was_done_is_expelled_with_what_was_decided() {
    let mut table = table();
    table.loaded.game.settings.tempo.grace = 7200;
    for who in ["austria", "england", "france", "germany", "italy"] {
        table.says(who, "ready");
    }
    table.first_deadline_stays().later(48).ticks();
    assert!(table.running().clock.is_grace());
    table.forget().says("italy", "expel Germany");
    press(&mut table, &["austria", "england", "france", "russia", "turkey"]);
    assert!(table.game().seat_of(&person("germany")).is_none(), "{}", table.public());
    assert!(table.running().sealed.contains("GERMANY"), "{}", table.public());
}

#[test]
fn orders_for_a_rival_are_shown_to_players_only_and_entered_when_all_agree() {
    let mut table = table();
    table.says("germany", "F Kie - Den").forget().says("italy", "enter Germany A Mun - Ruh");
    let heard = table.heard("france");
    assert!(heard.contains("A Mun - Ruh") && !heard.contains("Den"), "{heard}");
    assert_eq!(table.orders("GERMANY"), ["F KIE - DEN"]);
    press(&mut table, &["austria", "england", "france", "russia", "turkey"]);
    assert_eq!(table.orders("GERMANY"), ["F KIE - DEN", "A MUN - RUH"]);
    let public = table.public();
    assert!(public.contains("entered orders for Germany") && !public.contains("Ruh"), "{public}");
    assert!(table.heard("germany").contains("entered orders for you"), "{}", table.heard("germany"));
    // What isn't accepted shows no orders in public either.
    table.forget().says("italy", "enter Germany A Mun - Bur").says("france", "refuse enter");
    for who in ["austria", "england", "russia", "turkey"] {
        table.says(who, "agree");
    }
    let public = table.public();
    assert!(
        public.contains("not accepted: orders are entered for Germany, only for") && !public.contains("Bur"),
        "{public}"
    );
}

#[test]
fn rivals_replace_no_order_that_its_player_has_sent() {
    let mut table = table();
    table.says("germany", "A Mun - Ruh").forget().says("italy", "enter Germany A Mun H, F Kie - Den");
    let rivals = ["austria", "england", "france", "russia", "turkey"];
    press(&mut table, &rivals);
    assert_eq!(table.orders("GERMANY"), ["A MUN - RUH", "F KIE - DEN"], "{}", table.public());
    // None is left that they could enter, which nobody learns.
    table.forget().says("italy", "enter Germany A Mun H");
    press(&mut table, &rivals);
    assert!(
        table.orders("GERMANY") == ["A MUN - RUH", "F KIE - DEN"] && table.public().contains("has entered"),
        "{}",
        table.public()
    );
}

#[test]
fn rivals_enter_nothing_for_who_was_on_time_and_can_change_nothing_any_more() {
    let mut table = table();
    table.loaded.game.settings.tempo.grace = 7200;
    table.says("germany", "A Mun - Ruh");
    for who in ["austria", "england", "france", "italy", "russia"] {
        table.says(who, "ready");
    }
    // Proposed before the deadline; the last answer comes after it.
    table.first_deadline_stays().says("italy", "enter Germany F Kie - Den");
    press(&mut table, &["austria", "england", "france", "russia"]);
    table.later(48).ticks();
    assert!(table.running().clock.is_grace());
    press(&mut table, &["turkey"]);
    assert_eq!(table.orders("GERMANY"), ["A MUN - RUH"]);
    assert!(table.public().contains("no longer has any effect"), "{}", table.public());
    table.forget().says("italy", "enter Germany F Kie - Den");
    assert!(table.heard("italy").contains("its player was on time"), "{}", table.heard("italy"));
    assert!(table.game().votes.iter().all(|vote| !vote.open));
    // For who is late they may.
    table.forget().says("italy", "enter Turkey A Con - Bul");
    press(&mut table, &["austria", "england", "france", "germany", "russia"]);
    assert_eq!(table.orders("TURKEY"), ["A CON - BUL"], "{}", table.public());
}

#[test]
fn a_phase_is_closed_early_when_all_agree() {
    let mut table = table();
    table.calls("italy", "adjudicate");
    assert_eq!(table.running().number, 1, "{}", table.public());
    press(&mut table, &OTHERS);
    assert_eq!(table.running().number, 2, "{}", table.public());
    assert!(table.game().seats.iter().all(|seat| seat.missed() == 0), "nobody missed a deadline");
}

#[test]
fn a_phase_isnt_closed_while_the_game_is_paused() {
    let mut table = table();
    table.calls("italy", "adjudicate");
    press(&mut table, &OTHERS[..5]);
    table.confirms_in_public("italy", "pause");
    press(&mut table, &OTHERS[5..]);
    assert!(table.running().number == 1 && table.running().clock.paused().is_some(), "{}", table.public());
    assert!(table.public().contains("no longer has any effect"), "{}", table.public());
}

#[test]
fn the_others_agree_to_go_back() {
    let mut table = table();
    table.says("italy", "A Ven - Tyr").later(48).ticks().says("germany", "ready").later(48).ticks();
    for seat in &mut table.loaded.game.seats {
        seat.has_missed(0);
    }
    let number = table.running().number;
    table.forget().says("italy", "rollback S1901M reason:\"the wrong map\"");
    assert!(table.heard("france").contains("back to Spring 1901, which undoes 2 phases"), "{}", table.heard("france"));
    press(&mut table, &OTHERS);
    assert_eq!((table.running().number, table.running().position.phase.as_str()), (number + 1, "S1901M"));
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"]);
}

#[test]
fn a_game_master_who_played_undoes_the_end_only_with_the_others() {
    let mut table = table();
    table.says("italy", "A Ven - Tyr").later(48).ticks();
    let position = table.running().position.clone();
    let at = table.now;
    table.loaded.game.stage =
        Stage::Over(Ending { winners: vec!["FRANCE".into()], position, at, by: None, keeps_secrets: false });
    table.forget().calls("italy", "rollback S1901M reason:unfair");
    table.calls("italy", "go-ahead");
    assert!(table.game().running().is_none(), "not alone: {}", table.public());
    assert!(!table.heard("france").contains("Open until the phase ends"), "{}", table.heard("france"));
    press(&mut table, &OTHERS[..5]);
    assert!(table.game().running().is_none());
    press(&mut table, &OTHERS[5..]);
    assert_eq!(table.running().position.phase, "S1901M", "{}", table.heard("turkey"));
}

#[test]
fn a_vote_after_the_end_is_closed_by_the_clock_and_its_proposer_makes_only_so_many() {
    let mut table = table();
    table.says("italy", "A Ven - Tyr").later(48).ticks();
    let (position, at) = (table.running().position.clone(), table.now);
    let winners = vec!["FRANCE".into()];
    table.loaded.game.stage = Stage::Over(Ending { winners, position, at, by: None, keeps_secrets: false });
    table.forget().calls("italy", "rollback S1901M reason:unfair");
    press(&mut table, &OTHERS[..5]);
    let late = table.buttons("turkey").into_iter().find(|id| id.starts_with("agree:")).expect("a button");
    assert!(table.heard("turkey").contains("Open for three days"), "{}", table.heard("turkey"));
    table.forget().later(71).ticks();
    assert!(table.game().votes.iter().any(|vote| vote.open));
    table.later(1).ticks();
    assert!(table.public().contains("not accepted") && !table.game().votes.iter().any(|vote| vote.open));
    table.presses("turkey", &late);
    assert!(table.game().running().is_none(), "it is closed: {}", table.heard("turkey"));
    for reason in 1..=5 {
        table.later(3).forget().calls("italy", &format!("rollback S1901M reason:{reason}"));
        for who in OTHERS {
            let answer = if who == "france" { "refuse:" } else { "agree:" };
            let button = table.buttons(who).into_iter().find(|id| id.starts_with(answer)).expect("a button");
            table.presses(who, &button);
        }
    }
    table.later(3).forget().calls("italy", "rollback S1901M reason:6");
    assert!(table.public().contains("already made 5 proposals"), "{}", table.public());
}

/// A game that all others have left.
fn left_by_the_others() -> Trial {
    let mut table = table();
    for seat in &mut table.loaded.game.seats {
        seat.has_missed(if seat.holds(&"ITALY".into()) { 0 } else { 2 });
    }
    table
}

#[test]
fn nobody_is_asked_where_nobody_else_could_agree() {
    let mut table = left_by_the_others();
    for deed in ["edit \"- A Mun\" reason:x", "expel Germany", "adjudicate", "enter Germany A Mun H"] {
        table.forget().says("italy", deed);
        assert!(table.heard("italy").contains("there's nobody who could"), "{deed}: {}", table.heard("italy"));
    }
    assert!(table.game().votes.is_empty() && table.running().number == 1);
    // A game that all others have left can be cancelled, once everybody could have read it.
    table.forget().says("italy", "call-off reason:holidays").says("italy", "go-ahead");
    assert!(table.heard("italy").contains("announced to everyone first"), "{}", table.heard("italy"));
    table.later(1).says("italy", "go-ahead");
    assert!(table.game().running().is_none(), "{}", table.heard("italy"));
}

#[test]
fn a_game_that_was_left_isnt_cancelled_alone_once_somebody_is_back() {
    let mut table = left_by_the_others();
    table.says("italy", "call-off reason:holidays").says("france", "A Par - Bur");
    table.later(1).forget().says("italy", "go-ahead");
    assert!(table.game().running().is_some(), "{}", table.public());
    table.forget().says("italy", "call-off reason:holidays");
    press(&mut table, &["france"]);
    assert!(table.game().running().is_none(), "{}", table.heard("italy"));
}

#[test]
fn a_game_master_who_plays_cancels_the_game_with_the_others_only() {
    let mut table = table();
    table.says("italy", "call-off reason:holidays").later(1).says("italy", "go-ahead");
    assert!(table.game().running().is_some(), "{}", table.public());
    for who in OTHERS {
        table.says(who, "agree call-off");
    }
    assert!(matches!(&table.game().stage, Stage::Over(ending) if ending.winners.is_empty()), "{}", table.public());
}

#[test]
fn who_proposes_is_named_and_what_they_play_isnt() {
    let mut table = Trial::with(Settings { anonymous: true, ..Settings::habit("classic", Language::EN, "UTC") });
    (table.loaded.game.creator, table.loaded.game.master) = (person("italy"), "Ida".to_owned());
    for seat in &mut table.loaded.game.seats {
        seat.called("somebody");
    }
    table.says("italy", "edit \"- A Mun\" reason:x");
    let heard = table.heard("france");
    assert!(heard.contains("who runs this game and also plays, proposes"), "{heard}");
    assert!(heard.contains("Austria, England, France, Germany, Italy, Russia and Turkey"), "{heard}");
}

#[test]
fn a_neutral_game_master_acts_alone_as_before() {
    let mut table = Trial::new();
    table.says("ola", "enter Germany A Mun - Ruh").says("ola", "go-ahead");
    assert_eq!(table.orders("GERMANY"), ["A MUN - RUH"]);
    table
        .says("ola", "edit \"A Kie - Hol\" reason:x")
        .confirms("ola", "expel Germany")
        .confirms_in_public("ola", "adjudicate");
    assert!(table.game().votes.is_empty() && table.running().number == 2);
    assert!(table.game().standing.is_expelled(&person("germany")));
}
