//! What is known of people's standing in a game that an older version stored: it follows from what that version kept.
//!
//! What can't be known counts as not learnt. Older versions named phases by their codes alone; a moment is in the present
//! phase if it isn't before its beginning.

use super::game::Game;
use super::ids::PowerId;
use super::standing::{Left, Role, Secret};
use super::tenure::{Moment, Tenure};
use super::watching::Watching;
use crate::event::PersonId;

/// Who replaced people whose data was deleted: nobody.
fn is_nobody(person: &PersonId) -> bool {
    person.native() == "former player"
}

/// Fills the standing of `game`; `expelled` are the people whom its game master had expelled.
pub(super) fn fill(game: &mut Game, expelled: &[PersonId]) {
    for person in expelled.iter().filter(|person| !is_nobody(person)) {
        game.standing.expel(person, "");
    }
    if let Some(running) = game.running().filter(|_| !game.settings.practice) {
        let (number, began) = (running.number, running.began);
        let before = number.saturating_sub(1).max(1);
        let at = |moment: &Moment| if moment.at >= began { number } else { before };
        seats(game, number, at);
        watchers(game, number);
        deputies(game, number);
    }
}

fn seats(game: &mut Game, number: u32, at: impl Fn(&Moment) -> u32) {
    let standing = &mut game.standing;
    let mut left: Vec<(PersonId, Vec<PowerId>, u32)> = Vec::new();
    for Tenure { powers, person, name, from, to } in &game.tenures.0 {
        let Some(person) = person.as_ref().filter(|person| !is_nobody(person)) else { continue };
        let began = from.as_ref().map_or(1, &at);
        standing.enter(person, name, Role::Player, powers, began);
        if let Some(to) = to {
            left.push((person.clone(), powers.clone(), at(to)));
        }
    }
    let present = game.seats.iter().filter_map(|seat| Some((seat.person()?.clone(), seat)));
    for (person, seat) in present {
        left.retain(|(gone, powers, _)| *gone != person || !seat.is_of(powers));
        standing.enter(&person, &seat.name, Role::Player, &seat.powers, 1);
    }
    for seat in game.seats.iter().filter(|seat| seat.is_vacant()) {
        let Some(former) = seat.former().filter(|former| !is_nobody(former)) else { continue };
        if !left.iter().any(|(gone, powers, _)| gone == former && seat.is_of(powers)) {
            standing.enter(former, &seat.name, Role::Player, &seat.powers, 1);
            left.push((former.clone(), seat.powers.clone(), number));
        }
    }
    let position = match &game.stage {
        super::game::Stage::Running(running) => &running.position,
        super::game::Stage::Lobby | super::game::Stage::Over(_) => return,
    };
    let how = |powers: &[PowerId]| match powers.iter().all(|power| position.is_out(power)) {
        true => Left::Eliminated,
        false => Left::Open,
    };
    for (person, powers, number) in left {
        let is_theirs = |other: &PersonId, others: &[PowerId]| *other == person && *others == *powers;
        standing.leave(Role::Player, number, is_theirs, how);
    }
}

fn watchers(game: &mut Game, number: u32) {
    for watcher in game.watchers.iter().filter(|watcher| watcher.ever || watcher.state == Watching::Yes) {
        game.standing.watch(&watcher.person, &watcher.name, number, true);
        if watcher.state != Watching::Yes {
            game.standing.watch(&watcher.person, &watcher.name, number, false);
        }
    }
}

fn deputies(game: &mut Game, number: u32) {
    for seat in &game.seats {
        if let Some(deputy) = seat.deputy().filter(|deputy| deputy.has_begun()) {
            game.standing.enter(&deputy.person, &deputy.name, Role::Deputy, &seat.powers, number);
        }
    }
    let former = match &game.stage {
        super::game::Stage::Running(running) => running.former_deputies.clone(),
        super::game::Stage::Lobby | super::game::Stage::Over(_) => return,
    };
    // For which power isn't known.
    former.iter().for_each(|person| game.standing.learn(person, Secret::Orders(PowerId::default()), number));
}

#[cfg(test)]
mod tests {
    use super::super::schema::read;
    use super::*;
    use crate::event::PlatformName;

    /// A game that is being played, as the version before this one stored it: England's player was expelled, France's has
    /// resigned, Tom plays Italy after Ida, Wim has watched, and Deb stands in for Turkey's player.
    const BEFORE: &str = r#"{"schema":2,"id":"ab12cd34","name":"Bosforo","channel":"local:hall","creator":"local:ola",
        "settings":{"variant":"classic","rulebook":"2023","press":"full","language":"en","timezone":"UTC",
            "tempo":{"movement":{"after":60},"retreat":{"after":60},"adjustment":{"after":60}}},
        "commitment":{"seed":"00","hash":"11"},"expelled":["local:eve"],
        "seats":[{"holder":"vacant","name":"Fay","powers":["FRANCE"],"joined_by":"local:1","former":"local:fay"},
            {"holder":{"person":"local:tom"},"name":"Tom","powers":["ITALY"],"joined_by":"local:2"},
            {"holder":{"person":"local:tia"},"name":"Tia","powers":["TURKEY"],"joined_by":"local:3",
                "deputy":{"of":"local:tia","person":"local:deb","name":"Deb","from":"2026-11-21","to":"2026-11-25",
                    "begins":"2026-11-21T00:00:00Z","ends":"2026-11-26T00:00:00Z","accepted":true,"begun":true}}],
        "tenures":[{"powers":["ITALY"],"person":"local:ida","name":"Ida","from":null,
                "to":{"phase":"S1901M","at":"2026-11-20T12:00:00Z"}},
            {"powers":["ITALY"],"person":"local:tom","name":"Tom",
                "from":{"phase":"S1901M","at":"2026-11-20T13:00:00Z"},"to":null}],
        "watchers":[{"person":"local:wim","name":"Wim","state":"no","asked":1,"ever":true}],
        "stage":{"running":{"number":4,"position":{"phase":"F1901M","units":{"ITALY":["A VEN"],"FRANCE":["A PAR"]}},
            "began":"2026-11-21T12:00:00Z","deadline":"2026-11-23T12:00:00Z","ready":[]}}}"#;

    #[test]
    fn what_an_older_version_knew_of_people_is_taken_over() {
        let game = read(BEFORE).unwrap();
        let part = |name: &str| game.standing.of(&PersonId::new(PlatformName::Local, name)).unwrap();
        assert!(part("eve").expelled);
        let held = |name: &str| (part(name).held[0].times.clone(), part(name).held[0].left);
        let time = |from, to| vec![super::super::standing::Time { from, to }];
        assert_eq!(held("fay"), (time(1, Some(4)), Left::Open), "when isn't known: it may have been in this phase");
        assert_eq!(held("ida"), (time(1, Some(3)), Left::Open));
        assert_eq!(held("tom"), (time(3, None), Left::Open));
        assert_eq!(held("tia"), (time(1, None), Left::Open));
        assert_eq!(part("deb").learnt[0].what, Secret::Orders("TURKEY".into()));
        assert_eq!(part("wim").learnt[0].what, Secret::Letters);
        assert!(!part("wim").watched.is_empty() && part("wim").watched[0].to.is_some());
        assert_eq!(read(&serde_json::to_string(&game).unwrap()).unwrap(), game, "it is stored so");
    }
}
