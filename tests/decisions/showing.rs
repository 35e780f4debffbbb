//! Decisions about showing agreements after the end of a game.

use dragoman_game::event::Place;
use dragoman_game::model::Stage;
use dragoman_game::negotiation::{Answer, Reply, StatementRow};
use dragoman_game::notice::statement::StatementNotice;
use dragoman_game::notice::{Destination, Notice};
use dragoman_game::standing::storage;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;
use dragoman_statements::Meaning;

use super::heard::Heard as _;

const YES: &str = "agreements:game=ab12cd34;answer=yes";
const NO: &str = "agreements:game=ab12cd34;answer=no";
const OTHERS: [&str; 6] = ["austria", "england", "france", "germany", "russia", "turkey"];

/// Whatever is open is decided by a draw.
fn ends(table: &mut Trial) {
    table.says("italy", "draw");
    for who in OTHERS {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.heard("italy"));
}

/// Italy and Germany have agreed on peace and on a support; Italy and France on a DMZ; Germany and France on nothing. Germany attacks.
fn over() -> Trial {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").says("germany", "to Italy: #1 ok");
    table.says("italy", "to Germany: need support: A Ven - Tyr").says("germany", "to Italy: #2 ok");
    table.says("germany", "to Italy: dmz: Boh");
    table.says("italy", "to France: dmz: Pie").says("france", "to Italy: #1 ok");
    table.says("germany", "to France: peace:").says("france", "to Germany: #1 no");
    table.says("italy", "A Ven - Tyr").says("germany", "A Mun S A Ven - Tyr");
    table.later(48).ticks().says("germany", "A Mun - Tyr").later(48).ticks().forget();
    ends(&mut table);
    table
}

/// What the channel was shown.
fn shown(table: &Trial) -> String {
    let channel = Destination::Place(Place::Channel(table.game().channel.clone()));
    let is_it = |notice: &Notice| matches!(notice, Notice::Statement(StatementNotice::Shown { .. }));
    let posts = table.said.iter().filter(|post| post.to == channel && is_it(&post.notice));
    posts.map(|post| table.spoken(&post.notice, Language::EN)).collect::<Vec<_>>().join("\n")
}

#[test]
fn whoever_talked_in_statements_is_asked_alone_at_the_end() {
    let table = over();
    for who in ["italy", "germany", "france"] {
        assert!(table.heard(who).contains("whether it was kept?"), "{}", table.heard(who));
        assert!(table.buttons(who).contains(&YES.to_owned()), "{:?}", table.buttons(who));
    }
    for who in ["austria", "england", "russia", "turkey", "ola"] {
        assert!(!table.heard(who).contains("whether it was kept?"), "{}", table.heard(who));
    }
    assert_eq!(shown(&table), "", "nothing is shown by itself");
}

#[test]
fn agreements_are_shown_once_all_in_the_conversation_want_it() {
    let mut table = over();
    table.forget().presses("italy", YES);
    assert!(table.heard("italy").contains("Noted."), "{}", table.heard("italy"));
    assert_eq!(table.public(), "", "until all want it nothing is said");
    for who in OTHERS {
        assert_eq!(table.heard(who), "", "nobody learns who wants it: {who}");
    }
    table.forget().presses("germany", YES);
    let public = shown(&table);
    assert!(public.contains("#1 · Italy → Germany** (Spring 1901)") && public.contains("I propose peace"), "{public}");
    assert!(public.contains("Not kept: Germany (Autumn 1901)"), "{public}");
    assert!(public.contains("Can you support A Ven - Tyr?") && public.contains("→ Kept"), "{public}");
    assert!(!public.contains("Bohemia"), "what was only proposed stays secret: {public}");
    assert!(!public.contains("Piedmont") && !public.contains("France"), "France hasn't answered: {public}");
    table.forget().presses("germany", YES).presses("italy", YES);
    assert_eq!(table.public(), "", "it is shown once");
    table.forget().presses("france", YES);
    let public = shown(&table);
    assert!(public.contains("Piedmont") && public.contains("→ Kept"), "{public}");
    assert!(!public.contains("Germany"), "nothing was agreed with Germany: {public}");
}

#[test]
fn who_doesnt_want_it_any_more_keeps_the_rest_secret() {
    let mut table = over();
    table.forget().presses("italy", YES).presses("italy", NO).presses("germany", YES).presses("france", YES);
    assert_eq!(table.public(), "");
    assert!(table.heard("italy").contains("won't show any more"), "{}", table.heard("italy"));
}

#[test]
fn what_was_agreed_before_a_seat_came_to_its_player_isnt_shown() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: peace:").says("germany", "to Italy: #1 ok");
    table.confirms("italy", "resign back:no").calls("tom", "take-over Italy").later(48).ticks().later(48).ticks();
    table.says("tom", "to Germany: dmz: Boh").says("germany", "to Italy: #2 ok").later(48).ticks();
    table.says("tom", "draw");
    for who in OTHERS {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.heard("tom"));
    assert!(table.game().seat_of(&person("tom")).is_some());
    table.forget().presses("tom", YES).presses("germany", YES);
    let public = shown(&table);
    assert!(public.contains("Bohemia") && !public.contains("peace"), "{public}");
}

#[test]
fn a_roll_back_voids_what_it_undoes_and_asks_again_and_what_is_shown_ends_it() {
    let mut table = over();
    table.presses("italy", YES);
    table.says("ola", "rollback F1901M reason:x game:Bosforo").says("ola", "go-ahead");
    if table.game().running().is_none() {
        table.calls("ola", "rollback F1901M reason:x").calls("ola", "go-ahead");
    }
    assert!(table.game().running().is_some(), "{} {}", table.heard("ola"), table.public());
    table.forget().presses("germany", YES);
    assert!(table.heard("germany").contains("once this game is over"), "{}", table.heard("germany"));
    ends(&mut table);
    table.forget().presses("germany", YES);
    assert_eq!(shown(&table), "", "Italy is asked again");
    table.presses("italy", YES);
    let public = shown(&table);
    assert!(public.contains("peace") && !public.contains("Not kept"), "what broke it was undone: {public}");
    table.forget().calls("ola", "rollback S1901M reason:x");
    table.calls("ola", "go-ahead");
    assert!(table.game().running().is_none(), "the end stands");
}

#[test]
fn what_was_shown_isnt_shown_again_by_no_and_yes() {
    let mut table = over();
    table.forget().presses("italy", YES).presses("germany", YES);
    assert!(shown(&table).contains("peace"), "{}", shown(&table));
    table.forget().presses("germany", NO).presses("germany", YES).presses("italy", NO).presses("italy", YES);
    assert_eq!(shown(&table), "", "each conversation is shown once");
    // The others are still shown once their time comes.
    table.forget().presses("france", YES);
    assert!(shown(&table).contains("Piedmont"), "{}", shown(&table));
}

#[test]
fn a_predecessors_agreements_stay_secret_where_older_changes_of_seats_arent_kept() {
    let mut table = over();
    // So many seats have changed hands since that what is known of Italy's and Germany's isn't kept any more.
    let tenure =
        |power: &str| serde_json::json!({ "powers": [power], "person": null, "name": "", "from": null, "to": null });
    let full: Vec<_> = (0..40).map(|_| tenure("TURKEY")).collect();
    let fewer = serde_json::from_value(serde_json::json!(&full[1..])).expect("tenures");
    table.loaded.game.tenures = serde_json::from_value(serde_json::json!(full)).expect("tenures");
    table.forget().presses("italy", YES).presses("germany", YES);
    assert_eq!(shown(&table), "");
    table.loaded.game.tenures = fewer;
    table.forget().presses("france", YES);
    assert!(shown(&table).contains("Piedmont"), "{}", shown(&table));
}

#[test]
fn whoever_talked_with_computers_alone_is_asked_nothing() {
    let mut table = Trial::new();
    for (seat, seed) in table.loaded.game.seats.iter_mut().zip(1..) {
        if seat.holds(&"TURKEY".into()) {
            seat.held_by(dragoman_game::model::Holder::Computer(seed));
        }
    }
    table.says("italy", "to Turkey: peace:").says("france", "to Italy: hello").forget();
    table.says("italy", "draw");
    for who in OTHERS {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.heard("italy"));
    assert!(!table.heard("italy").contains("whether it was kept?"), "{}", table.heard("italy"));
}

#[test]
fn many_agreements_are_shown_in_several_posts_and_those_beyond_are_counted() {
    for (agreed, posts, left) in [(60, 1, 0), (70, 2, 0), (605, 10, 5)] {
        let mut table = Trial::new();
        table.says("italy", "to Germany: peace:").says("germany", "to Italy: #1 ok");
        let rows: Vec<StatementRow> = (2..=agreed)
            .map(|number| {
                let permit = storage();
                let first = table.statements[0].read(&permit).expect("it is stored");
                let row = StatementRow::new(table.game().id.clone(), first.talk.to_vec(), number, first.said.clone());
                row.with([("GERMANY".into(), Answer::new(Reply::of(Meaning::Yes), 1))])
            })
            .collect();
        table.statements.extend(rows);
        ends(&mut table);
        table.forget().presses("italy", YES).presses("germany", YES);
        let said: Vec<(usize, usize)> = table
            .said
            .iter()
            .filter_map(|post| match &post.notice {
                Notice::Statement(StatementNotice::Shown { agreements, left, .. }) => Some((agreements.len(), *left)),
                _ => None,
            })
            .collect();
        assert_eq!((said.len(), said.last().map(|(_, left)| *left)), (posts, Some(left)), "{agreed}: {said:?}");
        let shown: usize = said.iter().map(|(shown, _)| shown).sum();
        assert_eq!(shown + left, usize::try_from(agreed).expect("a number"), "{said:?}");
        assert!(said.iter().all(|(shown, _)| *shown <= 60), "{said:?}");
    }
}
