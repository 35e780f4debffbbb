//! Every set-up is created, joined, begun and played for two years, as people would play it.

use std::collections::BTreeSet;

use dragoman_game::model::{Game, PowerId, Stage};
use dragoman_game::rules;
use dragoman_game::testing::Trial;
use dragoman_l10n::Language;

use super::heard::Heard as _;

const PEOPLE: [&str; 7] = ["anna", "bart", "carl", "dora", "emma", "finn", "gina"];

fn created(text: &str, players: usize) -> Trial {
    let mut trial = Trial::created(text);
    let further = (PEOPLE.len()..players).map(|at| format!("player-{at}"));
    let names: Vec<String> = PEOPLE.iter().take(players).map(|name| (*name).to_owned()).chain(further).collect();
    for name in &names {
        assert!(matches!(trial.game().stage, Stage::Lobby), "{text}: begun too early");
        trial.calls(name, "join");
    }
    assert!(trial.game().running().is_some(), "{text}: {players} didn't begin it");
    trial
}

/// Some legal orders for every power of `name`, as that player would type them, all in one message.
fn orders(trial: &Trial, game: &Game, name: &str, turn: usize) -> String {
    let running = game.running().expect("it is being played");
    let seat = game.seats.iter().find(|seat| seat.name_in_test() == name).expect("a player");
    let mut lines = Vec::new();
    for power in seat.powers.iter().filter(|power| rules::decides(&game.settings, &running.position, power)) {
        let wanted = rules::due(&game.settings, &running.position, power).max(1);
        for (at, legal) in rules::legal_orders(&game.settings, &running.position, power).iter().enumerate() {
            let moves: Vec<_> = legal.iter().filter(|order| order.contains(" - ") && !order.contains(" S ")).collect();
            let choices: Vec<_> = if moves.is_empty() { legal.iter().collect() } else { moves };
            let adjusts = running.position.phase.is_adjustment();
            let taken = if adjusts { wanted } else { 1 };
            let mut places = BTreeSet::new();
            for order in choices.iter().cycle().skip((turn * 7 + at * 3) % choices.len().max(1)).take(choices.len()) {
                let place = order.split([' ', '/']).nth(1).unwrap_or_default();
                if places.len() < taken && !order.contains(" VIA") && places.insert(place) {
                    lines.push(rules::write_order(trial.words, Language::EN, &game.settings.variant, order));
                }
            }
        }
    }
    lines.join("\n")
}

/// Plays until two years after the first, or to the end.
fn two_years(trial: &mut Trial) {
    two_years_seen(trial, &mut |_| {});
}

/// The same; `seen` sees what each player's orders have caused.
fn two_years_seen(trial: &mut Trial, seen: &mut dyn FnMut(&Trial)) {
    let year = |game: &Game| Some(game.running()?.position.phase.code()?.turn.year);
    let first = year(trial.game()).expect("it is being played");
    for turn in 0..40 {
        let game = trial.game().clone();
        if year(&game).is_none_or(|year| year >= first + 2) {
            return;
        }
        let number = game.running().map(|running| running.number);
        for seat in &game.seats {
            let deciding = |power: &&PowerId| {
                game.running().is_some_and(|running| rules::decides(&game.settings, &running.position, power))
            };
            if trial.game().running().map(|running| running.number) != number
                || !seat.powers.iter().any(|p| deciding(&p))
            {
                continue;
            }
            let text = orders(trial, &game, seat.name_in_test(), turn);
            trial.forget().says(seat.name_in_test(), &text);
            if trial.game().running().map(|running| running.number) == number {
                trial.says(seat.name_in_test(), "ready");
            }
            seen(trial);
        }
        assert_ne!(trial.game().running().map(|running| running.number), number, "nobody was awaited any more");
    }
    panic!("two years took more than forty phases");
}

fn ordered(trial: &Trial) -> usize {
    trial.past.iter().flat_map(|(_, record)| record.orders.values()).map(Vec::len).sum()
}

#[test]
fn every_set_up_for_fewer_players_is_played_for_two_years() {
    for (setup, players, opening) in
        [("3a", 3, "S1901M"), ("3b", 3, "S1901M"), ("4", 4, "S1901M"), ("5", 5, "S1801M"), ("6", 6, "S1870M")]
    {
        let mut trial = created(&format!("new Gulf players:{setup}"), players);
        assert_eq!(trial.running().position.phase, opening);
        two_years(&mut trial);
        assert!(trial.past.len() >= 5, "{setup}: {} phases", trial.past.len());
        assert!(ordered(&trial) > 60, "{setup}: only {} orders were read", ordered(&trial));
        let proof = trial.drawn();
        assert_eq!(proof.verify(), Ok(()), "{setup}");
    }
}

#[test]
fn units_of_neutral_powers_hold() {
    let mut trial = created("new Gulf players:5", 5);
    let before = trial.running().position.units["ITALY"].clone();
    assert!(trial.public().contains("Anna") || trial.public().contains("anna"));
    two_years(&mut trial);
    let position = trial.game().position().expect("a position");
    let now: BTreeSet<_> = position.units.get("ITALY").into_iter().flatten().collect();
    assert!(now.iter().all(|unit| before.contains(unit)), "{now:?}");
    assert!(trial.past.iter().all(|(_, record)| !record.orders.contains_key("ITALY")));
}

#[test]
fn in_the_game_for_two_the_coin_is_tossed_after_1914_and_can_be_verified() {
    let mut trial = created("new Gulf players:2", 2);
    assert!(trial.public().contains("The coin toss is sealed too"));
    two_years(&mut trial);
    let proof = trial.drawn();
    let coin = proof.coin.clone().expect("the coin was tossed");
    assert!(!coin.event.is_empty());
    assert_eq!(proof.verify(), Ok(()));
    let holder = trial.game().seat_with(&"ITALY".into()).expect("Italy has joined somebody");
    assert_eq!(holder.holds(&"ENGLAND".into()), coin.side == "allies");
    let position = |phase: &str| trial.past.iter().find(|(_, record)| record.before.phase == phase);
    let (_, spring) = position("S1914M").expect("it was played");
    assert_eq!(spring.before.standing.coin, None);
    let (_, next) = position("S1915M").expect("it was played");
    assert_eq!(next.before.standing.coin.as_deref(), Some(coin.side.as_str()));
    assert!(next.orders.contains_key("ITALY"), "from 1915 Italy is led by its side");
    // It is the same seat as before: the way back to it is open.
    let (id, name) = (trial.game().id.0.clone(), holder.name_in_test().to_owned());
    trial.confirms(&name, "resign");
    assert!(trial.game().seat_with(&"ITALY".into()).is_some_and(|seat| seat.is_vacant()), "{}", trial.heard(&name));
    trial.presses(&name, &format!("return:game={id}"));
    let back = trial.game().seat_with(&"ITALY".into()).map(|seat| seat.person().is_some());
    assert_eq!(back, Some(true), "{}", trial.heard(&name));
}

#[test]
fn in_an_anonymous_game_for_two_the_coin_names_nobody() {
    let mut trial = created("new Gulf players:2 anonymous:yes", 2);
    let mut tossed = Vec::new();
    two_years_seen(&mut trial, &mut |trial| {
        tossed.extend(trial.public().lines().filter(|line| line.contains("coin has been tossed")).map(str::to_owned));
    });
    let [tossed] = tossed.as_slice() else { panic!("once: {tossed:?}") };
    assert!(!tossed.contains("anna") && !tossed.contains("bart"), "{tossed}");
    assert!(tossed.contains("England") != tossed.contains("Austria"), "{tossed}");
}

#[test]
fn ancient_mediterranean_is_played_for_two_years() {
    let mut trial = created("new Gulf variant:ancient-mediterranean", 5);
    two_years(&mut trial);
    assert!(ordered(&trial) > 60, "only {} orders were read", ordered(&trial));
}

#[test]
fn every_start_is_played_for_two_years() {
    for (variant, players, least) in [
        ("france-austria", 2, 25),
        ("england-turkey", 2, 25),
        ("germany-italy", 2, 25),
        ("frankland-juggernaut", 2, 50),
        ("germany-russia", 2, 25),
        ("france-germany-austria", 3, 35),
        ("italy-england-russia", 3, 45),
        ("fleet-rome", 7, 80),
        ("build-anywhere", 7, 80),
    ] {
        let mut trial = created(&format!("new Gulf variant:{variant}"), players);
        assert_eq!(trial.running().position.phase, "S1901M");
        let map = rules::map(variant);
        assert_eq!(rules::powers(variant).len(), players);
        two_years(&mut trial);
        assert!(ordered(&trial) > least, "{variant}: only {} orders were read", ordered(&trial));
        assert_eq!((map.board(), map.wins()), ("classic", 18));
        assert_eq!(trial.drawn().verify(), Ok(()), "{variant}");
    }
}

#[test]
fn chaos_begins_with_builds_and_is_played_by_34_for_two_years() {
    let mut trial = created("new Gulf variant:chaos", 34);
    assert_eq!(trial.running().position.phase, "W1900A");
    assert!(trial.running().position.units.values().all(Vec::is_empty));
    // From the winter of 1900 to the end of 1901, and two years more.
    two_years(&mut trial);
    two_years(&mut trial);
    let (_, first) = trial.past.first().expect("the builds were played");
    assert_eq!(first.orders.values().map(Vec::len).sum::<usize>(), 34, "everybody has built");
    assert!(ordered(&trial) > 150, "only {} orders were read", ordered(&trial));
}

#[test]
fn a_start_is_explained_with_its_goal_and_who_made_it() {
    let mut trial = Trial::created("new Gulf variant:EvT");
    let lobby = trial.public();
    for said in [
        "is looking for players: England against Turkey, 2 players",
        "an army in London and fleets in the English Channel and the North Sea",
        "18 supply centres",
        "Start designed by Orathaic.",
    ] {
        assert!(lobby.contains(said), "{said}: {lobby}");
    }
    trial.calls("anna", "join");
    trial.forget().says("anna", "rules");
    let rules = trial.heard("anna");
    assert!(
        rules.contains("Start designed by Orathaic.") && rules.matches("18 supply centres").count() == 1,
        "{rules}"
    );
    // By its Italian word.
    let chaos = Trial::created("new Gulf variant:caos");
    let lobby = chaos.public();
    assert!(lobby.contains("34 players with one supply centre each") && lobby.contains("Carey Jensen"), "{lobby}");
    let italian = chaos.words.variant(Language::of(*b"it"), "chaos").and_then(|entry| entry.explained.clone());
    assert!(italian.is_some_and(|said| said.contains("34 giocatori con un centro ciascuno")));
    let lobby = Trial::created("new Gulf variant:fleet-rome").public();
    assert!(lobby.contains("Who designed this start isn't known."), "{lobby}");
    let lobby = Trial::created("new Gulf").public();
    assert!(!lobby.contains("made"), "{lobby}");
}

#[test]
fn for_two_orders_to_a_unit_the_receipt_says_which_counts() {
    let mut trial = created("new Gulf players:4", 4);
    let seat = trial.game().seat_with(&"AUSTRIA".into()).expect("somebody").clone();
    trial.forget().says(seat.name_in_test(), "A Vie - Gal\nF Tri - Alb\nA Vie - Boh");
    let heard = trial.heard(seat.name_in_test());
    assert!(heard.contains("A Vie - Gal: your other order for this unit counts"), "{heard}");
    assert!(heard.contains("✓ A Vie - Boh: ") && !heard.contains("✓ A Vie - Gal"), "{heard}");
}

#[test]
fn a_player_of_several_powers_has_a_receipt_for_each_and_is_ready_with_all() {
    let mut trial = created("new Gulf players:4", 4);
    let seat = trial.game().seat_with(&"AUSTRIA".into()).expect("somebody").clone();
    assert_eq!(seat.powers, ["AUSTRIA", "FRANCE"]);
    trial.forget().says(seat.name_in_test(), "A Vie - Gal\nA Par - Bur\nF Tri - Alb");
    let heard = trial.heard(seat.name_in_test());
    assert!(heard.contains("**Austria** · I have 2 of 3") && heard.contains("**France** · I have 1 of 3"), "{heard}");
    assert!(!heard.contains("isn't yours"), "{heard}");
    trial.forget().says(seat.name_in_test(), "ready");
    assert!(["AUSTRIA", "FRANCE"].iter().all(|power| trial.running().ready.contains(*power)));
    trial.forget().says(seat.name_in_test(), "France:\nA Mar H\n\nAustria:\nA Bud - Ser");
    let heard = trial.heard(seat.name_in_test());
    assert!(heard.contains("all 3 orders") && heard.contains("**France** · I have 2 of 3"), "{heard}");
}
