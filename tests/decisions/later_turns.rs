//! Decisions about statements for a later turn, and about those that hold for several.

use dragoman_game::event::Place;
use dragoman_game::notice::statement::StatementNotice;
use dragoman_game::notice::{Destination, Notice};
use dragoman_game::testing::{Trial, person};

use super::heard::Heard as _;

const YES: &str = "agreements:game=ab12cd34;answer=yes";

/// Whether a player was told that their orders contradict something.
fn is_warned(table: &Trial, who: &str) -> bool {
    let to = Destination::Place(Place::Person(person(who)));
    let is_word = |notice: &Notice| matches!(notice, Notice::Statement(StatementNotice::Contradicted { .. }));
    table.said.iter().any(|outgoing| outgoing.to == to && is_word(&outgoing.notice))
}

/// `author` has said to `other` what the other has agreed to.
fn agreed(author: &str, other: (&str, &str), text: &str) -> Trial {
    let mut table = Trial::new();
    let (who, power) = other;
    table.says(author, &format!("to {power}: {text}")).says(who, "#1 ok");
    assert!(table.heard(author).contains("Agreed"), "{}", table.heard(author));
    table.first_deadline_stays().forget();
    table
}

/// The phase ends, with these orders.
fn passes(table: &mut Trial, orders: &[(&str, &str)]) {
    for (who, text) in orders {
        table.says(who, text);
    }
    table.later(48).ticks().forget();
}

/// What Italy and Germany have agreed on, and whether it was kept, as the channel is shown it.
fn shown(table: &mut Trial) -> String {
    table.says("italy", "draw");
    for who in ["austria", "england", "france", "germany", "russia", "turkey"] {
        table.says(who, "agree");
    }
    table.forget().presses("italy", YES).presses("germany", YES);
    table.public()
}

#[test]
fn a_support_for_a_later_turn_is_ordered_and_judged_in_that_turn() {
    for keeps in [true, false] {
        let mut table = agreed("italy", ("germany", "Germany"), "need support: A Ven - Tyr\nfrom: autumn 1901");
        table.says("germany", "adopt #1");
        assert!(table.heard("germany").contains("nothing in #1 that you can order"), "{}", table.heard("germany"));
        table.forget().says("germany", "agreements");
        assert!(table.heard("germany").contains("still holding"), "{}", table.heard("germany"));
        table.forget().says("germany", "A Mun H\nA Ber - Kie\nF Kie - Hol").says("italy", "A Ven H");
        assert!(!is_warned(&table, "germany") && !is_warned(&table, "italy"), "{}", table.heard("germany"));
        passes(&mut table, &[]);
        assert_eq!(table.running().position.phase.as_str(), "F1901M");
        if keeps {
            table.says("germany", "adopt #1").says("italy", "adopt #1");
            assert_eq!(table.orders("GERMANY"), ["A MUN S A VEN - TYR"], "{}", table.heard("germany"));
            assert_eq!(table.orders("ITALY"), ["A VEN - TYR"]);
        } else {
            table.says("germany", "A Mun - Bur\nA Kie H\nF Hol H").says("italy", "A Ven - Tyr");
            assert!(is_warned(&table, "germany") && !is_warned(&table, "italy"), "{}", table.heard("germany"));
        }
        passes(&mut table, &[]);
        let public = shown(&mut table);
        let verdict = if keeps { "→ Kept" } else { "Not kept: Germany (Autumn 1901)" };
        assert!(public.contains(verdict), "{public}");
    }
}

#[test]
fn what_is_said_for_a_later_turn_can_be_agreed_to_until_its_orders_are_due() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: need support: A Ven - Tyr\nfrom: autumn 1901").first_deadline_stays();
    passes(&mut table, &[]);
    table.says("germany", "agreements");
    assert!(table.heard("germany").contains("Waiting for your answer"), "{}", table.heard("germany"));
    table.says("germany", "#1 ok").forget().says("germany", "adopt #1");
    assert_eq!(table.orders("GERMANY"), ["A MUN S A VEN - TYR"], "{}", table.heard("germany"));
    passes(&mut table, &[]);
    table.says("italy", "agreements");
    assert!(table.heard("italy").contains("Over:"), "{}", table.heard("italy"));
}

#[test]
fn an_order_that_is_forbidden_until_a_turn_is_contradicted_in_each_turn_until_then() {
    let mut table = agreed("italy", ("germany", "Germany"), "don't order: A Mun - Tyr\nuntil: autumn 1901");
    for counts in [true, true, false] {
        table.says("germany", "A Mun - Tyr");
        assert_eq!(is_warned(&table, "germany"), counts, "{}", table.heard("germany"));
        passes(&mut table, &[("germany", "A Mun H")]);
    }
}

#[test]
fn a_support_to_hold_until_a_turn_is_owed_in_each_turn_until_then() {
    let mut table = agreed("germany", ("france", "France"), "need support for: A Mun\nuntil: autumn 1901");
    passes(&mut table, &[("france", "A Par - Bur"), ("germany", "A Mun H")]);
    for counts in [true, false] {
        table.says("france", "A Bur - Par\nA Mar H\nF Bre H");
        assert_eq!(is_warned(&table, "france"), counts, "{}", table.heard("france"));
        table.forget().says("france", "adopt #1");
        assert_eq!(table.orders("FRANCE").contains(&"A BUR S A MUN".into()), counts, "{}", table.heard("france"));
        passes(&mut table, &[("france", "A Bur H")]);
    }
}

#[test]
fn a_move_that_is_agreed_until_a_turn_is_owed_once() {
    let mut table = agreed("austria", ("italy", "Italy"), "you order: A Ven - Apu\nuntil: autumn 1902");
    passes(&mut table, &[("italy", "A Ven - Apu\nA Rom H")]);
    passes(&mut table, &[("italy", "A Apu - Ven\nA Rom H")]);
    table.says("italy", "A Ven H\nA Rom H\nF Nap H");
    assert!(!is_warned(&table, "italy"), "{}", table.heard("italy"));
}

#[test]
fn a_support_that_lasts_is_owed_to_no_other_unit_that_stands_there_later() {
    // Italy's army goes where Germany's was that was to be supported; or France's own does.
    for (another, order) in [(true, "A Bur - Mun"), (false, "A Mun - Boh")] {
        let mut table = agreed("germany", ("france", "France"), "need support for: A Mun\nuntil: autumn 1902");
        passes(&mut table, &[("germany", "A Mun - Ruh"), ("france", "A Par - Bur"), ("italy", "A Ven - Tyr")]);
        passes(&mut table, &[if another { ("italy", "A Tyr - Mun") } else { ("france", "A Bur - Mun") }]);
        while !table.running().position.phase.is_movement() {
            passes(&mut table, &[]);
        }
        assert_eq!(table.running().position.phase.as_str(), "S1902M");
        table.says("france", "adopt #1");
        assert!(table.heard("france").contains("nothing in #1 that you can order"), "{}", table.heard("france"));
        table.forget().says("france", &format!("{order}\nA Mar H\nF Bre H"));
        assert!(table.orders("FRANCE").contains(&order.to_uppercase().into()), "{}", table.heard("france"));
        assert!(!is_warned(&table, "france"), "{}", table.heard("france"));
    }
}

#[test]
fn who_was_to_be_helped_in_several_turns_may_move_after_the_first() {
    let mut table = agreed("germany", ("france", "France"), "need support for: A Mun\nuntil: autumn 1901");
    for counts in [true, false] {
        table.says("germany", "A Mun - Boh");
        assert_eq!(is_warned(&table, "germany"), counts, "{}", table.heard("germany"));
        passes(&mut table, &[("germany", "A Mun H")]);
    }
}

#[test]
fn nobody_breaks_what_they_had_not_agreed_to_yet() {
    let mut table = Trial::new();
    table.says("italy", "to Germany: don't order: A Mun - Tyr\nuntil: autumn 1901").first_deadline_stays();
    passes(&mut table, &[("germany", "A Mun - Tyr"), ("austria", "A Vie - Tyr")]);
    table.says("germany", "agreements");
    assert!(table.heard("germany").contains("Waiting for your answer"), "{}", table.heard("germany"));
    table.says("germany", "#1 ok");
    passes(&mut table, &[("germany", "A Mun H")]);
    let public = shown(&mut table);
    assert!(public.contains("→ Kept"), "{public}");
}

#[test]
fn what_holds_is_listed_as_holding_between_the_moves_and_what_never_can_isnt() {
    for (text, holds) in [
        ("need support for: A Mun\nuntil: autumn 1902", true),
        ("don't build: fleet\nuntil: winter 1903", true),
        ("don't build: fleet\nfrom: spring 1902", true),
        ("peace:\nuntil: spring 1901\nfrom: autumn 1901", false),
        ("need support: A Mun - Bur", false),
    ] {
        let mut table = agreed("germany", ("france", "France"), text);
        if !holds {
            passes(&mut table, &[]);
        }
        table.says("germany", "agreements");
        let heard = table.heard("germany");
        assert_eq!(heard.contains("still holding"), holds, "{text}: {heard}");
    }
}

#[test]
fn builds_that_are_forbidden_from_a_spring_on_are_those_of_its_winter() {
    // France has two builds in each winter; nothing else changes.
    let mut table = agreed("england", ("france", "France"), "don't build: fleet\nfrom: spring 1902");
    let moves = [
        &[("france", "A Par - Bur\nA Mar - Spa\nF Bre - MAO")][..],
        &[("france", "F MAO - Por\nA Bur H")],
        &[],
        &[("france", "A Bur - Bel\nA Spa H\nF Por H")],
        &[("france", "A Bel H\nA Spa - Gas")],
    ];
    let mut warned = Vec::new();
    for orders in moves {
        if table.running().position.phase.is_movement() {
            passes(&mut table, orders);
            continue;
        }
        table.says("france", "build F Bre");
        warned.push((table.running().position.phase.to_string(), is_warned(&table, "france")));
        passes(&mut table, &[]);
    }
    table.says("france", "build F Mar\nbuild F Bre");
    warned.push((table.running().position.phase.to_string(), is_warned(&table, "france")));
    assert_eq!(warned, [("W1901A".to_owned(), false), ("W1902A".to_owned(), true)], "{}", table.heard("france"));
}

#[test]
fn thanks_or_a_second_yes_hide_no_breach() {
    for (said, before, after) in [("I don't attack:", "", "#1 thanks"), ("peace:", "#1 ok", "#1 choose 1")] {
        let mut table = Trial::new();
        table.says("italy", &format!("to Germany: {said}")).first_deadline_stays();
        if !before.is_empty() {
            table.says("germany", before);
        }
        passes(&mut table, &[("italy", "A Ven - Tyr"), ("germany", "A Mun H")]);
        passes(&mut table, &[("italy", "A Tyr - Mun"), ("germany", "A Mun H")]);
        while !table.running().position.phase.is_movement() {
            passes(&mut table, &[]);
        }
        table.says("germany", after);
        let public = shown(&mut table);
        assert!(public.contains("Not kept: Italy (Autumn 1901)"), "{said}: {public}");
    }
}
