//! Sequences of several people's actions by which somebody could learn or do what isn't theirs.

use dragoman_game::model::{Game, Running};

use super::{MASTER, OTHERS, Script, Spot, Step, act};
use crate::secrecy::ledger::Ledger;
use crate::secrecy::world::World;

impl Script {
    pub(super) fn edit(&mut self, running: &Running, master: &'static str) {
        let units: Vec<_> = running.position.units.values().flatten().cloned().collect();
        let Some(unit) = self.of(&units) else { return };
        let changes = format!("- {unit}");
        self.plan([
            act(master, Spot::Private, "edit", &[("changes", &changes), ("reason", "a mistake")]),
            act(master, Spot::Private, "proceed", &[]),
        ]);
    }

    /// A sequence of several people's actions.
    pub(super) fn plot(&mut self, world: &World<'_>, _ledger: &Ledger, game: &Game, running: &Running) {
        let seated = Self::seated(game);
        let Some((who, powers)) = self.of(&seated) else { return };
        let others: Vec<_> = seated.iter().filter(|(name, _)| *name != who).cloned().collect();
        let Some((second, second_powers)) = self.of(&others) else { return };
        let (word, second_word) = (powers[0].to_string(), second_powers[0].to_string());
        let sure = [("sure", "yes")];
        // A game master says whether they may come back.
        let comes_back = if self.one_in(3) { "no" } else { "yes" };
        let resigns = |name| match name == MASTER {
            true => act(name, Spot::Public, "resign", &[("sure", "yes"), ("back", comes_back)]),
            false => act(name, Spot::Public, "resign", &sure),
        };
        let orders = self.random_orders(game, running, &powers);
        let second_orders = self.random_orders(game, running, &second_powers);
        let first_line = second_orders.lines().next().unwrap_or_default().to_owned();
        // Who acts publicly in an anonymous game shows that they play.
        match self.chance.below(16) {
            0 => self.plan([
                act(MASTER, Spot::Private, "enter", &[("power", &second_word), ("text", &first_line), ("sure", "yes")]),
                act(MASTER, Spot::Private, "my-data", &[]),
            ]),
            1 if self.one_in(2) && seated.iter().any(|(name, _)| *name == MASTER) => {
                let rival: Vec<_> = seated.iter().filter(|(name, _)| *name != MASTER).cloned().collect();
                let Some((rival, rival_powers)) = self.of(&rival) else { return };
                let text = self.random_orders(game, running, &rival_powers[..1]);
                let line = text.lines().next().unwrap_or_default().to_owned();
                let target = rival_powers[0].to_string();
                self.plan([resigns(MASTER)]);
                if self.one_in(2) {
                    self.plan([act(
                        MASTER,
                        Spot::Private,
                        "enter",
                        &[("power", &target), ("text", &line), ("sure", "yes")],
                    )]);
                } else if self.one_in(2) {
                    self.edit(running, MASTER);
                } else {
                    self.plan([act(MASTER, Spot::Public, "expel", &[("who", &target), ("sure", "yes")])]);
                }
                self.plan([act(MASTER, Spot::Public, "return", &[]), act(rival, Spot::Private, "orders", &[])]);
            }
            3 => self.plan([
                resigns(second),
                resigns(who),
                Step::Wait { minutes: 65 },
                act(who, Spot::Aside, "take-over", &[("power", &second_word)]),
                act(who, Spot::Private, "orders", &[]),
                resigns(who),
                act(who, Spot::Aside, "return", &[]),
                act(who, Spot::Private, "order", &[("text", &orders)]),
            ]),
            4 => self.plan([
                act(MASTER, Spot::Public, "expel", &[("who", &word), ("sure", "yes")]),
                act(who, Spot::Aside, "take-over", &[("power", &word)]),
                act(who, Spot::Aside, "forget", &sure),
                act(who, Spot::Aside, "take-over", &[("power", &word)]),
                act(who, Spot::Private, "order", &[("text", &orders)]),
            ]),
            5 => {
                self.plan([resigns(who), act(OTHERS[4], Spot::Public, "players", &[])]);
                if self.one_in(2) {
                    self.plan([act(who, Spot::Aside, "return", &[])]);
                } else {
                    self.plan([Step::Wait { minutes: 65 }]);
                    self.plan([act(OTHERS[3], Spot::Aside, "take-over", &[("power", &word)])]);
                }
                self.plan([act(OTHERS[4], Spot::Public, "players", &[])]);
            }
            6 => {
                self.deputise(world, game, who);
                self.plan([
                    act(OTHERS[2], Spot::Private, "order", &[("text", &orders)]),
                    act(OTHERS[2], Spot::Private, "orders", &[]),
                ]);
                if self.one_in(3) {
                    self.plan([
                        act(who, Spot::Private, "deputy", &[("person", "none")]),
                        resigns(second),
                        act(OTHERS[2], Spot::Aside, "take-over", &[("power", &second_word)]),
                    ]);
                }
            }
            7 => self.plan([
                act(who, Spot::Private, "draw", &[]),
                act(second, Spot::Private, "refuse", &[]),
                act(MASTER, Spot::Private, "agree", &[]),
            ]),
            8 => {
                self.plan([act(who, Spot::Private, "talk", &[("with", &second_word)])]);
                let words = [("to", second_word.as_str()), ("words", "Good morning, neighbour.")];
                self.plan([act(who, Spot::Private, "letter", &words)]);
            }
            9 => self.plan([
                act(MASTER, Spot::Public, "pause", &sure),
                act(who, Spot::Private, "vote-resume", &[]),
                act(MASTER, Spot::Public, "resume", &[]),
            ]),
            10 => self.plan([act(MASTER, Spot::Public, "adjudicate", &sure)]),
            11 if game.settings.watched => {
                self.watch(OTHERS[1], &seated);
            }
            12 => {
                self.edit(running, MASTER);
            }
            13 if running.number > 1 => {
                self.roll_back(game, MASTER);
                self.plan([Step::Wait { minutes: 300 }, act(MASTER, Spot::Private, "proceed", &[])]);
            }
            14 => self.plan([
                act(OTHERS[4], Spot::Public, "join", &[]),
                act(MASTER, Spot::Public, "replace", &[("power", &word), ("person", OTHERS[3])]),
                act(OTHERS[3], Spot::Aside, "take-over", &[("power", &word)]),
            ]),
            _ => {
                self.plan([Step::Wait { minutes: 90 }, act(MASTER, Spot::Private, "panel", &[])]);
                self.plan([act(who, Spot::Private, "order", &[("text", &orders)])]);
            }
        }
        if running.number > 3 && self.one_in(40) {
            self.end(game);
        }
    }
}
