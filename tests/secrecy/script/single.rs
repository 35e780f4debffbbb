//! Single commands, with values that have an effect where that is possible.

use std::collections::BTreeMap;

use dragoman_game::event::{GAME_ID, PersonId};
use dragoman_game::model::Game;
use dragoman_game::rules;
use dragoman_reading::command::{self, COMMANDS, Kind, Spec};

use super::{Difference, Doing, PLAYERS, Script, Spot, Step, Twin, everybody, same};
use crate::secrecy::ledger::Ledger;
use crate::secrecy::role::{Role, role};
use crate::secrecy::world::World;

/// How much somebody in the role is there, in 48ths of the pairs: who is there rarely does more.
fn presence(role: Role) -> u64 {
    match role {
        Role::Eliminated => 2,
        Role::PlayingAdministrator => 3,
        Role::SeeingMaster => 5,
        Role::PlayingMaster => 6,
        // Some of a watcher's commands end the watching, and the others that were to follow.
        Role::Watcher => 16,
        Role::Host => 16,
        Role::NeutralMaster | Role::Deputy => 20,
        Role::Former | Role::Administrator => 30,
        Role::Player => 36,
        Role::Outsider | Role::Waiting | Role::Expelled | Role::Barred | Role::Operator => 48,
    }
}

/// The command with which somebody in a role begins in pair `number`. Each pair gives some commands that follow each other;
/// multiples of the golden ratio distribute their beginnings evenly, also those of each third or sixth pair.
fn first_command(number: u64, role: Role) -> usize {
    let column = Role::ALL.iter().position(|known| *known == role).expect("it is there") as u64;
    let turns = number.wrapping_add(column << 20).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let at = (u128::from(turns) * COMMANDS.len() as u128) >> 64;
    usize::try_from(at).expect("small")
}

/// Fourteen commands of those who are always there, and as many times more of others as they are there less.
const SHARE: u64 = 672;

/// Who is there, by their roles.
fn present(world: &World<'_>, ledger: &Ledger) -> BTreeMap<Role, Vec<&'static str>> {
    let mut present: BTreeMap<Role, Vec<&'static str>> = BTreeMap::new();
    for who in everybody() {
        present.entry(role(world, ledger, who)).or_default().push(who);
    }
    present
}

/// What is shown before it is done.
const CONFIRMED: [&str; 10] =
    ["resign", "leave", "forget", "expel", "extend", "pause", "enter", "announce", "appoint", "adjudicate"];

impl Script {
    /// How much somebody in `role` has done, compared with how rarely they are there.
    fn done(&self, role: Role) -> u64 {
        self.counts.get(&role).copied().unwrap_or(0) * presence(role)
    }

    /// Whether somebody is there who has done less than their share.
    pub(super) fn has_idle(&self, world: &World<'_>, ledger: &Ledger) -> bool {
        present(world, ledger).keys().any(|role| self.done(*role) < SHARE)
    }

    /// One command of somebody in the role that has had least to do.
    pub(super) fn single(&mut self, world: &World<'_>, ledger: &Ledger) -> Twin {
        let present = present(world, ledger);
        let rare = present.keys().min_by_key(|role| (self.done(**role), **role)).copied();
        let role = rare.expect("somebody is there");
        let count = self.counts.entry(role).or_default();
        *count += 1;
        // In every second pair backwards: what follows a command with which somebody leaves is given before it there.
        let (from, steps) = (first_command(self.number, role), usize::try_from(*count).expect("few") % COMMANDS.len());
        let at = if self.number.is_multiple_of(2) { from + steps } else { from + COMMANDS.len() - steps };
        let spec = &COMMANDS[at % COMMANDS.len()];
        let who = self.of(&present[&role]).expect("somebody");
        let public = match spec.spot {
            command::Spot::Public => true,
            command::Spot::Anywhere => self.one_in(3),
            command::Spot::Private => false,
        };
        let insider = match role {
            Role::Watcher
            | Role::Deputy
            | Role::Player
            | Role::Eliminated
            | Role::NeutralMaster
            | Role::PlayingMaster
            | Role::SeeingMaster
            | Role::PlayingAdministrator => true,
            Role::Outsider
            | Role::Waiting
            | Role::Former
            | Role::Administrator
            | Role::Expelled
            | Role::Barred
            | Role::Host
            | Role::Operator => false,
        };
        let spot = match (public, insider) {
            (true, _) => Spot::Public,
            (false, true) => Spot::Private,
            (false, false) => Spot::Aside,
        };
        let mut given = self.given(world, spec, who);
        if CONFIRMED.contains(&spec.id) && !self.one_in(3) {
            given.insert("sure".to_owned(), "yes".to_owned());
        }
        same(Step::Act { who, spot, doing: Doing::Command(spec.id, given) })
    }

    /// Values for a command.
    pub(super) fn given(&mut self, world: &World<'_>, spec: &Spec, who: &str) -> BTreeMap<String, String> {
        let mut given = BTreeMap::new();
        let game = world.game();
        let me = PersonId::new(world.platform, who);
        let powers = game.map_or_else(Vec::new, |game| rules::powers(&game.settings.variant));
        for parameter in spec.parameters {
            // Terms of a game are agreed in the beginning.
            let is_term =
                matches!(spec.id, "new" | "change") && !matches!(parameter.id, "name" | "deadline" | "practice");
            if parameter.id == "game" || is_term || !parameter.required && self.one_in(3) {
                continue;
            }
            let value = match (parameter.id, parameter.kind) {
                ("person" | "who", _) => {
                    // Whom everybody sees being appointed or barred isn't exchanged with another.
                    let players = matches!(spec.id, "appoint" | "ban" | "admit") && self.kind == Difference::Accounts;
                    let all: Vec<&str> = everybody().filter(|who| !players || !PLAYERS.contains(who)).collect();
                    self.of(&all).expect("somebody").to_owned()
                }
                ("reason", _) => "because".to_owned(),
                ("changes", _) => {
                    let units: Vec<_> = game
                        .and_then(|game| game.running())
                        .map_or_else(Vec::new, |now| now.position.units.values().flatten().cloned().collect());
                    self.of(&units).map_or_else(String::new, |unit| format!("- {unit}"))
                }
                ("days", _) => game.map_or_else(String::new, |game| game.day(world.now).to_string()),
                ("phase", _) => self.of(&["S1901M", "F1901M", "1", "2"]).expect("some").to_owned(),
                ("hours", _) => "23:00-7:00".to_owned(),
                ("topic", _) => self.of(&["convoy", "support", "retreat"]).expect("some").to_owned(),
                ("step", _) => "stop".to_owned(),
                ("name", _) => "Second".to_owned(),
                ("format", _) => self.of(&["json", "text", "text", "page"]).expect("some").to_owned(),
                ("unit", _) => {
                    let own = game.and_then(|game| Some((game.seat_of(&me)?, game.running()?)));
                    let units: Vec<_> = own.map_or_else(Vec::new, |(seat, now)| {
                        let units = seat.powers.iter().filter_map(|power| now.position.units.get(power));
                        units.flatten().cloned().collect()
                    });
                    self.of(&units).map_or_else(|| "A MUN".to_owned(), |unit| unit.to_string())
                }
                (_, Kind::Choice(choices)) => self.of(choices).expect("some").to_owned(),
                (_, Kind::Power) => self.of(&powers).map_or_else(String::new, |power| power.to_string()),
                (_, Kind::Orders) => {
                    let own = game.and_then(|game| Some((game, game.seat_of(&me)?.powers.clone(), game.running()?)));
                    own.map_or_else(
                        || "A Mun H".to_owned(),
                        |(game, powers, now)| self.random_orders(game, now, &powers),
                    )
                }
                (_, Kind::Duration | Kind::Limit) => self.of(&["5h", "12h", "24h"]).expect("some").to_owned(),
                (_, Kind::Number) => "14".to_owned(),
                (_, Kind::Language) => self.of(&["en", "it", "nl", "pl", "de"]).expect("some").to_owned(),
                (_, Kind::Words) if spec.id == "propose" => {
                    let said =
                        ["peace:", "ally against: Turkey", "dmz: Tyr", "? plans", "#1 ok", "#1 drop", "#1 dmz: Gal"];
                    self.of(&said).expect("some").to_owned()
                }
                (_, Kind::Words) => "Peace for our time, A Par - Bur.".to_owned(),
                (_, Kind::Variant) => "classic".to_owned(),
                (_, Kind::Text | Kind::Person) => "1".to_owned(),
            };
            given.insert(parameter.id.to_owned(), value);
        }
        given
    }
}

/// The values of a command with the game that it is for.
pub fn for_game(game: Option<&Game>, command: &str, given: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let mut given = given.clone();
    let takes = command::by_id(command).is_some_and(|spec| spec.parameters.iter().any(|it| it.id == "game"));
    if let Some(game) = game.filter(|_| takes) {
        given.insert(GAME_ID.to_owned(), game.id.0.clone());
    }
    given
}
