use dragoman_game::model::{EndedBy, Holder, Settings, Stage};
use dragoman_game::testing::Trial;
use dragoman_l10n::Language;
use jiff::SignedDuration;

use super::heard::Heard as _;

const ALL: [&str; 7] = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];

fn agree_all(table: &mut Trial, but: &[&str]) {
    for who in ALL.iter().filter(|who| !but.contains(who)) {
        table.says(who, "agree");
    }
}

#[test]
fn a_draw_needs_everybody_and_the_proposer_stays_secret() {
    let mut table = Trial::new();
    table.says("italy", "draw");
    assert!(table.heard("italy").contains("asking the others"), "{}", table.heard("italy"));
    let asked = table.heard("france");
    assert!(asked.contains("Vote:") && asked.contains("Austria"), "{asked}");
    let others: Vec<String> = ALL.iter().filter(|who| **who != "italy").map(|who| table.heard(who)).collect();
    assert!(others.iter().all(|heard| *heard == asked), "all others are asked alike");
    assert_eq!(table.public(), "", "nothing is public before it is decided");
    agree_all(&mut table, &["italy", "russia"]);
    assert!(table.game().running().is_some(), "no answer is a no");
    assert_eq!(table.public(), "");
    table.says("russia", "agree");
    assert!(matches!(&table.game().stage, Stage::Over(ending) if ending.winners.len() == 7));
    let public = table.public();
    assert!(public.contains("Accepted by all") && public.contains("a draw"), "{public}");
}

#[test]
fn a_refusal_without_a_subject_is_answered_with_how_to_refuse() {
    let mut table = Trial::new();
    table.says("italy", "draw").says("france", "vote-pause").forget();
    table.says("russia", "refuse");
    let told = table.heard("russia");
    assert!(told.contains("reject draw") && !told.contains("agree"), "{told}");
    table.forget().says("russia", "agree");
    assert!(table.heard("russia").contains("agree draw"), "{}", table.heard("russia"));
}

#[test]
fn a_vote_or_a_missed_phase_doesnt_reveal_who_joined_first() {
    let mut table = Trial::with(Settings { anonymous: true, ..Settings::habit("classic", Language::EN, "UTC") });
    table.loaded.game.seats.reverse();
    table.says("italy", "draw");
    let asked = table.heard("france");
    assert!(asked.contains("Austria, England, France, Germany, Italy, Russia and Turkey"), "{asked}");
    table.forget().later(48).ticks();
    let public = table.public();
    assert!(public.contains("from Austria, England, France, Germany, Italy, Russia and Turkey"), "{public}");
}

#[test]
fn one_refusal_fails_it_and_it_is_repeated_only_after_a_time() {
    let mut table = Trial::new();
    table.says("italy", "draw");
    table.says("russia", "refuse");
    agree_all(&mut table, &["italy", "russia"]);
    let public = table.public();
    assert!(public.contains("not accepted"), "{public}");
    for who in ALL {
        assert!(!public.to_lowercase().contains(who), "{public}");
    }
    table.forget().says("turkey", "draw");
    assert!(
        table.heard("turkey").contains("can be proposed again from Sat 21 November, 14:00"),
        "{}",
        table.heard("turkey")
    );
    table.later(2);
    table.forget().says("turkey", "draw");
    assert!(table.heard("turkey").contains("asking the others"), "{}", table.heard("turkey"));
}

#[test]
fn the_count_in_favour_is_announced_only_if_agreed_and_never_who() {
    for told in [false, true] {
        let settings = Settings { votes_told: told, ..Settings::habit("classic", Language::EN, "UTC") };
        let mut table = Trial::with(settings);
        table.says("italy", "draw").says("russia", "refuse");
        agree_all(&mut table, &["italy", "russia"]);
        let refused = table.public();
        assert_eq!(refused.contains("In favour: 6 of 7"), told, "{refused}");
        // A player who doesn't answer isn't in favour either.
        table.later(48).ticks().says("turkey", "end-game").says("italy", "agree").forget().later(48).ticks();
        let ended = table.public();
        assert_eq!(ended.contains("In favour: 2 of 7"), told, "{ended}");
        let lapsed: Vec<_> = [refused, ended]
            .iter()
            .flat_map(|text| text.lines().map(str::to_lowercase).collect::<Vec<_>>())
            .filter(|line| line.contains("not accepted"))
            .collect();
        assert!(lapsed.len() == 2 && lapsed.iter().all(|line| ALL.iter().all(|who| !line.contains(who))), "{lapsed:?}");
    }
}

#[test]
fn the_end_of_the_phase_ends_a_vote() {
    let mut table = Trial::new();
    table.says("italy", "draw");
    agree_all(&mut table, &["italy", "russia"]);
    table.forget().later(48).ticks();
    assert!(table.public().contains("not accepted"), "{}", table.public());
    assert_eq!(table.running().number, 2);
    table.forget().says("russia", "agree");
    assert!(table.heard("russia").contains("That vote is closed"), "{}", table.heard("russia"));
    let old = "agree:game=ab12cd34;vote=1-0";
    table.forget().says("italy", "draw").presses("russia", old);
    assert!(table.heard("russia").contains("That vote is closed"), "an old button answers no new vote");
}

#[test]
fn a_vote_after_the_deadline_counts_as_no() {
    let mut table = Trial::new();
    table.says("italy", "draw");
    agree_all(&mut table, &["italy", "russia"]);
    table.later(49).says("russia", "agree");
    assert!(table.game().running().is_some() && table.heard("russia").contains("too late"));
}

#[test]
fn votes_leave_no_trace_in_public() {
    let mut table = Trial::new();
    table.calls("italy", "draw");
    assert!(table.game().votes.is_empty());
    assert!(table.public().contains("DM me, so that nobody learns"), "{}", table.public());
}

#[test]
fn eliminated_players_vacant_seats_and_computers_have_no_vote() {
    let mut table = Trial::new();
    if let Stage::Running(running) = &mut table.loaded.game.stage {
        running.position.units.remove("TURKEY");
    }
    table.loaded.game.seats[0].held_by(Holder::Vacant);
    table.loaded.game.seats[1].held_by(Holder::Computer(1));
    table.says("turkey", "draw");
    assert!(table.heard("turkey").contains("still have units"), "{}", table.heard("turkey"));
    table.says("ola", "draw");
    assert!(table.heard("ola").contains("no seat"), "{}", table.heard("ola"));
    table.forget().says("italy", "draw");
    assert_eq!(table.heard("turkey"), "", "an eliminated player isn't asked");
    for who in ["france", "germany", "russia"] {
        table.says(who, "agree");
    }
    let Stage::Over(ending) = &table.game().stage else { panic!("all voters agreed") };
    // Austria has no player any more, and Turkey has no units; the computer's England is still on the board.
    assert_eq!(ending.winners, ["ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA"]);
}

#[test]
fn a_victory_is_conceded_by_all() {
    let mut table = Trial::new();
    table.says("italy", "concede Rusland");
    assert!(table.heard("france").contains("the game is conceded to Russia"), "{}", table.heard("france"));
    agree_all(&mut table, &["italy"]);
    assert!(matches!(&table.game().stage, Stage::Over(ending) if ending.winners == ["RUSSIA"]));
}

#[test]
fn another_number_of_centres_wins_from_the_next_count() {
    let mut table = Trial::new();
    table.says("italy", "victory 99");
    assert!(table.heard("italy").contains("99"), "{}", table.heard("italy"));
    table.says("italy", "victory 4");
    agree_all(&mut table, &["italy"]);
    assert_eq!(table.running().position.standing.wins, Some(4));
    // Russia begins with four centres and is counted at the end of the year.
    table.later(48).ticks().later(48).ticks();
    assert!(matches!(&table.game().stage, Stage::Over(ending) if ending.winners.contains(&"RUSSIA".into())));
}

#[test]
fn more_time_a_pause_and_its_end_are_voted_on() {
    let mut table = Trial::new();
    let deadline = table.running().clock.deadline().expect("the clock is running");
    table.says("italy", "more-time 24h");
    agree_all(&mut table, &["italy"]);
    let moved = deadline.checked_add(SignedDuration::from_hours(24)).expect("an instant");
    assert_eq!(table.running().clock.deadline(), Some(moved));
    table.later(12).says("italy", "vote-resume");
    assert!(table.heard("italy").contains("already running"), "{}", table.heard("italy"));
    table.says("italy", "vote-pause");
    agree_all(&mut table, &["italy"]);
    assert_eq!(table.running().clock.deadline(), None);
    table.later(1000).says("italy", "vote-resume");
    agree_all(&mut table, &["italy"]);
    let expected = table.now.checked_add(SignedDuration::from_hours(48 + 24 - 12)).expect("an instant");
    assert_eq!(table.running().clock.deadline(), Some(expected));
}

#[test]
fn with_several_votes_the_named_one_is_answered() {
    let mut table = Trial::new();
    table.says("italy", "draw").says("france", "vote-pause");
    table.says("russia", "agree");
    assert!(table.heard("russia").contains("Which one"), "{}", table.heard("russia"));
    table.says("russia", "zgoda remis");
    let agreed = |index: usize| table.game().votes[index].in_test().0.clone();
    assert!(agreed(0).contains("RUSSIA") && agreed(1).len() == 1);
    let button = table.buttons("russia").into_iter().find(|id| id.contains("vote=1-1")).expect("a button");
    table.presses("russia", &button);
    assert!(table.game().votes[1].in_test().0.contains("RUSSIA"));
}

#[test]
fn answers_may_be_changed_while_a_vote_is_open() {
    let mut table = Trial::new();
    table.says("italy", "end-game").says("russia", "agree").says("russia", "refuse");
    agree_all(&mut table, &["italy", "russia", "turkey"]);
    table.says("russia", "agree").says("turkey", "agree");
    assert!(matches!(&table.game().stage, Stage::Over(ending) if ending.winners.len() == 7));
}

/// The player of `power` has sent nothing for a while.
fn vanish(table: &mut Trial, power: &str) {
    let since = table.now;
    let seat = table.loaded.game.seats.iter_mut().find(|seat| seat.holds(&power.into())).expect("a seat");
    seat.has_missed(2).offer(since);
}

#[test]
fn nobody_waits_for_an_absent_player_but_their_answer_counts() {
    let mut table = Trial::new();
    vanish(&mut table, "ENGLAND");
    table.says("italy", "draw");
    for who in ["france", "england"] {
        let asked = table.heard(who);
        assert!(asked.contains("also asked England, but I'm not waiting for them"), "{asked}");
    }
    agree_all(&mut table, &["italy", "england"]);
    assert!(matches!(&table.game().stage, Stage::Over(_)), "all who are there agreed");
    assert!(table.public().contains("Accepted by everyone taking part"), "{}", table.public());

    let mut table = Trial::new();
    vanish(&mut table, "ENGLAND");
    table.says("italy", "draw").says("england", "refuse");
    agree_all(&mut table, &["italy", "england"]);
    assert!(table.game().running().is_some() && table.public().contains("not accepted"), "{}", table.public());
}

#[test]
fn a_seat_that_the_game_master_offers_keeps_its_vote() {
    let mut table = Trial::new();
    table.says("ola", "replace England").says("italy", "draw");
    agree_all(&mut table, &["italy", "england"]);
    assert!(table.game().running().is_some(), "England sent something in every phase, and is waited for");
    table.says("england", "agree");
    assert!(matches!(&table.game().stage, Stage::Over(_)));
}

#[test]
fn no_single_player_ends_a_game_while_the_others_are_absent() {
    let mut table = Trial::new();
    for power in ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "RUSSIA", "TURKEY"] {
        vanish(&mut table, power);
    }
    table.says("italy", "concede Italy");
    assert!(table.game().running().is_some(), "one alone decides nothing about the end");
    table.says("italy", "vote-pause");
    assert!(table.running().clock.paused().is_some(), "a pause is allowed");
    table.says("russia", "agree concede");
    assert!(matches!(&table.game().stage, Stage::Over(ending) if ending.winners == ["ITALY"]));
}

/// All but `proposer` answer.
fn all_answer(table: &mut Trial, proposer: &str, answer: &str) {
    for who in ["austria", "england", "france", "germany", "italy", "russia", "turkey"] {
        if who != proposer {
            table.says(who, answer);
        }
    }
}

#[test]
fn who_voted_how_is_published_after_the_game_if_that_was_agreed() {
    for revealed in [false, true] {
        let mut table =
            Trial::with(Settings { votes_revealed: revealed, ..Settings::habit("classic", Language::EN, "UTC") });
        table.says("italy", "draw");
        for who in ["austria", "england", "germany", "russia", "turkey"] {
            table.says(who, "agree");
        }
        table.says("france", "refuse");
        assert!(!table.public().contains("against"), "not during the game: {}", table.public());
        assert_eq!(table.game().ballots.len(), usize::from(revealed));
        table.forget().says("italy", "end-game");
        all_answer(&mut table, "italy", "agree");
        assert!(matches!(table.game().stage, Stage::Over(_)), "{}", table.heard("italy"));
        let public = table.public();
        assert_eq!(public.contains("How everyone voted"), revealed, "{public}");
        assert_eq!(public.contains("against: France"), revealed, "{public}");
    }
}

#[test]
fn a_draw_among_some_is_shared_by_these_and_agreed_by_all() {
    let mut table = Trial::new();
    table.says("italy", "draw with:\"Austria, France\"");
    assert!(
        table.heard("turkey").contains("a draw between Austria, France and Italy only"),
        "{}",
        table.heard("turkey")
    );
    for who in ["austria", "england", "france", "germany", "russia"] {
        table.says(who, "agree");
    }
    assert!(matches!(table.game().stage, Stage::Running(_)), "all must agree, also those who don't share it");
    table.says("turkey", "agree");
    let Stage::Over(ending) = &table.game().stage else { panic!("{}", table.public()) };
    assert_eq!(ending.winners, ["AUSTRIA", "FRANCE", "ITALY"]);
    assert_eq!(ending.by, Some(EndedBy::Draw));
    assert!(table.public().contains("shared between Austria, France and Italy"), "{}", table.public());
}

#[test]
fn no_draw_is_proposed_before_the_agreed_year() {
    let mut lobby = Trial::created("new Delta options:draw-from=1905,ballots=revealed");
    lobby.says("ola", "settings");
    let told = format!("{} {}", lobby.public(), lobby.heard("ola"));
    assert!(told.contains("No draw can be proposed before 1905") && told.contains("learns who voted how"), "{told}");
    let mut table = Trial::with(Settings { draw_from: Some(1902), ..Settings::habit("classic", Language::EN, "UTC") });
    for proposal in ["draw", "draw with:Austria", "end-game"] {
        table.forget().says("italy", proposal);
        assert!(table.heard("italy").contains("from 1902 on"), "{proposal}: {}", table.heard("italy"));
        assert!(table.game().votes.is_empty());
    }
    for _ in 0..4 {
        table.confirms("ola", "adjudicate");
    }
    table.forget().says("italy", "draw");
    assert_eq!(table.game().votes.len(), 1, "{}", table.heard("italy"));
}
