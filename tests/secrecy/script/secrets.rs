//! The difference between the two games, and the ways in which others could learn it.

use dragoman_game::decide::press::powers_in;
use dragoman_game::loaded::RoomRow;
use dragoman_game::model::{Game, PowerId, PressRule, Running, Vote};
use dragoman_reading::command;

use super::adoption::next_number;
use super::{ADMINISTRATOR, Difference, Doing, MASTER, OTHERS, Script, Secret, Spot, Step, Twin, act};
use crate::secrecy::world::World;

impl Script {
    /// Plans the difference between the two games.
    pub(super) fn secret(&mut self, world: &World<'_>, game: &Game, running: &Running) {
        let seated = Self::seated(game);
        let Some((who, powers)) = self.of(&seated) else { return };
        match self.kind {
            Difference::ReplacedOrders | Difference::Orders => {
                if !running.position.phase.is_movement() || running.clock.paused().is_some() {
                    return;
                }
                let shift = 1 + usize::try_from(self.chance.below(3)).expect("small");
                let base = usize::try_from(self.chance.below(40)).expect("small");
                let one = Self::orders(game, running, &powers[..1], &mut |_| base);
                let other = Self::orders(game, running, &powers[..1], &mut |_| base + shift);
                if one.is_empty() || one == other {
                    return;
                }
                let power = powers[0].clone();
                self.tried += 1;
                if self.one_in(2) && self.propose_order(game, running, &seated, (who, &power)) {
                    return;
                }
                self.open = true;
                self.planned.push_back(Twin {
                    one: act(who, Spot::Private, "order", &[("text", &one)]),
                    other: Some(act(who, Spot::Private, "order", &[("text", &other)])),
                    secret: Some(Secret::Orders { power: power.clone() }),
                });
                self.pry(world, game, running, (who, &power));
                self.after_secret_orders(world, game, running, (who, &power));
            }
            Difference::Letter => self.secret_letter(world, game, running, &seated),
            // Nobody waits for the answer of an absent player, and another open vote could be meant.
            Difference::Vote if game.seats.iter().any(|seat| game.is_absent(seat)) => {}
            Difference::Vote if game.votes.iter().any(|vote| vote.open) => {}
            Difference::Vote => {
                let others: Vec<_> = seated.iter().filter(|(name, _)| *name != who).cloned().collect();
                let (Some((second, second_powers)), true) = (self.of(&others), seated.len() > 2) else { return };
                let asker = seated.iter().map(|(name, _)| *name).find(|name| *name != who && *name != second);
                let Some(asker) = asker else { return };
                self.tried += 1;
                let (proposal, values): (&str, Vec<(&str, &str)>) = self
                    .of(&[("more-time", vec![("time", "5h")]), ("vote-pause", vec![]), ("draw", vec![])])
                    .expect("some");
                let command = command::by_id(proposal).expect("a command").id;
                self.plan([act(asker, Spot::Private, command, &values)]);
                self.voting = Some([(who, powers[0].clone()), (second, second_powers[0].clone())]);
            }
            Difference::Wish | Difference::Accounts => {}
        }
    }

    /// Two players answer the vote that was proposed, each otherwise in the other game: if nobody is absent, no other vote could be
    /// meant, and neither has answered by a proposal of their own, so that the first answer decides nothing.
    pub(super) fn secret_votes(&mut self, game: &Game, voters: [(&'static str, PowerId); 2]) {
        let voted: Vec<PowerId> = voters.iter().map(|(_, power)| power.clone()).collect();
        let open: Vec<&Vote> = game.votes.iter().filter(|vote| vote.open).collect();
        let has_answered = |vote: &Vote| {
            let (agreed, refused) = vote.in_test();
            voted.iter().any(|power| agreed.contains(power) || refused.contains(power))
        };
        let is_absent = game.seats.iter().any(|seat| game.is_absent(seat));
        if is_absent || open.len() != 1 || open.into_iter().any(has_answered) {
            self.tried = 0;
            return;
        }
        for ((voter, _), answers) in voters.iter().zip([["agree", "refuse"], ["refuse", "agree"]]) {
            self.planned.push_back(Twin {
                one: act(voter, Spot::Private, answers[0], &[]),
                other: Some(act(voter, Spot::Private, answers[1], &[])),
                secret: Some(Secret::Votes { powers: voted.clone() }),
            });
        }
        self.at_once = true;
        self.plan([act(MASTER, Spot::Private, "panel", &[]), act(OTHERS[3], Spot::Public, "status", &[])]);
    }

    /// Letters between two players, and the ways in which others could read them.
    pub(super) fn secret_letter(
        &mut self,
        world: &World<'_>,
        game: &Game,
        running: &Running,
        seated: &[(&'static str, Vec<PowerId>)],
    ) {
        let Some((who, powers)) = self.of(seated) else { return };
        let others: Vec<_> = seated.iter().filter(|(name, _)| *name != who).cloned().collect();
        let Some((reader, readers)) = self.of(&others) else { return };
        if game.settings.press != PressRule::Full || running.clock.paused().is_some() {
            return;
        }
        self.tried += 1;
        let between = vec![powers[0].clone(), readers[0].clone()];
        let rest: Vec<_> =
            seated.iter().map(|(name, _)| *name).filter(|name| *name != who && *name != reader).collect();
        let watcher = OTHERS[0];
        let gives_up = rest.first().copied();
        let seat_of = |name: &str| {
            let seat = seated.iter().find(|(other, _)| *other == name);
            seat.map_or_else(String::new, |(_, powers)| powers[0].to_string())
        };
        let yes = [("who", watcher), ("answer", "yes")];
        let all: Vec<&'static str> = seated.iter().map(|(name, _)| *name).collect();
        let (sneaks, forgets) = (self.one_in(2), self.one_in(2));
        if game.settings.watched && !self.one_in(4) {
            self.plan([act(watcher, Spot::Aside, "watch", &[])]);
            let agreeing = all.iter().filter(|name| !sneaks || Some(**name) != gives_up && **name != who);
            self.plan(agreeing.map(|name| act(name, Spot::Private, "watchers", &yes)));
            if let (true, Some(gone)) = (sneaks, gives_up) {
                self.plan([
                    act(gone, Spot::Public, "resign", &[("sure", "yes")]),
                    // Others come first for an hour.
                    Step::Wait { minutes: 65 },
                    act(watcher, Spot::Aside, "take-over", &[("power", &seat_of(gone))]),
                    act(who, Spot::Private, "watchers", &yes),
                    act(watcher, Spot::Private, "watchers", &yes),
                ]);
            }
        }
        let letter = |words: &str| {
            let to = readers[0].to_string();
            act(who, Spot::Private, "letter", &[("to", &to), ("words", words)])
        };
        self.planned.push_back(Twin {
            one: letter("I propose peace between us."),
            other: Some(letter("Good luck!")),
            secret: Some(Secret::Words { powers: between.clone() }),
        });
        // The same as a statement, which is answered, listed by everybody, and adopted.
        let proposal = |words: &str| {
            let to = readers[0].to_string();
            act(who, Spot::Private, "propose", &[("to", &to), ("words", words)])
        };
        self.planned.push_back(Twin {
            one: proposal("peace:"),
            other: Some(proposal("pretend war:")),
            secret: Some(Secret::Words { powers: between.clone() }),
        });
        let author = powers[0].to_string();
        let number = format!("#{}", next_number(world, game, who, &between));
        let answer = |word: &str| {
            let words = format!("{number} {word}");
            act(reader, Spot::Private, "propose", &[("to", &author), ("words", &words)])
        };
        self.planned.push_back(Twin {
            one: answer("ok"),
            other: Some(answer("no")),
            secret: Some(Secret::Words { powers: between.clone() }),
        });
        let orders = self.random_orders(game, running, &powers);
        let order = orders.lines().next().unwrap_or_default().to_owned();
        self.plan(all.iter().map(|name| act(name, Spot::Private, "agreements", &[])));
        self.plan([
            act(reader, Spot::Private, "adopt", &[("statement", &number)]),
            act(who, Spot::Private, "order", &[("text", &order)]),
            act(MASTER, Spot::Private, "agreements", &[]),
            act(watcher, Spot::Aside, "agreements", &[]),
        ]);
        let room = world.stored(&game.id).and_then(|stored| {
            let both = |powers: &[PowerId]| powers.len() == 2 && between.iter().all(|power| powers.contains(power));
            let powers = |row: &RoomRow| powers_in(&stored.loaded.game, row).to_vec();
            let mut rooms = stored.loaded.rooms.iter().filter(|row| both(&powers(row)));
            rooms.find_map(|row| Some((row.room.clone()?, powers(row))))
        });
        if let Some((room, powers)) = room {
            let say =
                |text: &str| Step::Act { who, spot: Spot::Room(room.clone()), doing: Doing::Text(text.to_owned()) };
            self.planned.push_back(Twin {
                one: say("I won't attack you."),
                other: Some(say("Good evening! How are you?")),
                secret: Some(Secret::Words { powers }),
            });
        }
        self.close(world, game, running);
        if let Some(gone) = gives_up.filter(|_| forgets && game.settings.watched && !sneaks) {
            self.plan([
                act(gone, Spot::Public, "resign", &[("sure", "yes")]),
                act(watcher, Spot::Aside, "forget", &[("sure", "yes")]),
                Step::Wait { minutes: 65 },
                act(watcher, Spot::Aside, "take-over", &[("power", &seat_of(gone))]),
                act(watcher, Spot::Private, "clear", &[]),
            ]);
        }
    }

    /// Ways in which somebody could learn the orders that `victim` has sent.
    pub(super) fn pry(&mut self, _world: &World<'_>, game: &Game, running: &Running, victim: (&'static str, &PowerId)) {
        let (who, power) = victim;
        let word = power.to_string();
        let choices = [0, 1, 2, 3, 4, 5];
        match self.of(&choices).unwrap_or(0) {
            0 | 1 => {
                let text = Self::orders(game, running, std::slice::from_ref(power), &mut |_| 0);
                let first = text.lines().next().unwrap_or_default().to_owned();
                let given = [("power", word.as_str()), ("text", &first), ("sure", "yes")];
                self.plan([
                    act(MASTER, Spot::Private, "enter", &given),
                    act(MASTER, Spot::Private, "my-data", &[]),
                    act(MASTER, Spot::Private, "panel", &[]),
                ]);
            }
            2 => {
                self.plan([
                    act(who, Spot::Public, "resign", &[("sure", "yes")]),
                    act(OTHERS[4], Spot::Aside, "take-over", &[("power", &word)]),
                    act(OTHERS[4], Spot::Private, "orders", &[]),
                    act(OTHERS[4], Spot::Public, "resign", &[("sure", "yes")]),
                ]);
            }
            3 => {
                self.plan([act(who, Spot::Public, "resign", &[("sure", "yes")])]);
                self.edit(running, MASTER);
                self.plan([act(MASTER, Spot::Private, "my-data", &[])]);
            }
            _ => self.plan([
                act(MASTER, Spot::Private, "panel", &[]),
                act(ADMINISTRATOR, Spot::Aside, "panel", &[]),
                act(MASTER, Spot::Private, "export", &[("format", "json")]),
            ]),
        }
    }
}
