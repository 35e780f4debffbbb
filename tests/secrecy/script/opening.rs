//! How a game begins: its settings, its people, and who watches, stands in or is eliminated from the start.

use dragoman_game::event::PersonId;
use dragoman_game::model::{Game, PowerId};

use super::{
    ADMINISTRATOR, BARRED, Difference, EXPELLED, MASTER, OTHERS, PLAYERS, Script, Secret, Spot, Step, Twin, WAITING,
    act, same,
};
use crate::secrecy::ledger::Ledger;
use crate::secrecy::world::World;

impl Script {
    /// A game is created, and its seats are taken.
    pub(super) fn opening(&mut self) {
        let mut terms = vec![("name", "Gulf".to_owned()), ("deadline", "24h".to_owned())];
        terms.push(("retreats", "12h".to_owned()));
        terms.push(("builds", "12h".to_owned()));
        terms.push(("confirm", "no".to_owned()));
        if self.seats == 3 {
            terms.push(("players", "3a".to_owned()));
        }
        let press = match self.chance.below(8) {
            0 if self.kind != Difference::Letter => "none",
            1 if self.kind != Difference::Letter => "public",
            _ => "full",
        };
        terms.push(("press", press.to_owned()));
        let anonymous = match self.kind {
            Difference::Accounts => true,
            Difference::Wish => self.one_in(2),
            _ => self.one_in(5),
        };
        terms.push(("anonymous", if anonymous { "yes" } else { "no" }.to_owned()));
        // Who plays sees nothing, whatever was agreed.
        let sees = if self.master_plays { self.one_in(8) } else { (self.number / 12).is_multiple_of(2) };
        terms.push(("master-sees", if sees { "yes" } else { "no" }.to_owned()));
        let mut options = Vec::new();
        let often = if self.kind == Difference::Letter || self.one_in(3) { 1 } else { 2 };
        for (many, option) in [
            (often, "watch=yes"),
            (3, "letters=kept"),
            (3, "votes=told"),
            (4, "ballots=revealed"),
            (6, "missing=pause"),
            (8, "replacements=no"),
            (8, "early=no"),
        ] {
            if self.chance.below(many) == 0 {
                options.push(option);
            }
        }
        if !options.is_empty() {
            terms.push(("options", options.join(", ")));
        }
        let given: Vec<(&str, &str)> = terms.iter().map(|(key, value)| (*key, value.as_str())).collect();
        self.plan([act(MASTER, Spot::Public, "new", &given)]);
        // Everybody was seen in the channel: only then can they be named.
        let seen = OTHERS.iter().chain([&ADMINISTRATOR, &BARRED, &WAITING]);
        self.plan(seen.map(|who| act(who, Spot::Public, "rules", &[])));
        self.plan([
            act(ADMINISTRATOR, Spot::Public, "ban", &[("who", BARRED)]),
            act(EXPELLED, Spot::Public, "join", &[]),
            act(MASTER, Spot::Public, "expel", &[("who", EXPELLED), ("sure", "yes")]),
        ]);
        let mut joining: Vec<&'static str> = PLAYERS[..self.seats].to_vec();
        if self.master_plays {
            let at = usize::try_from(self.chance.below(joining.len() as u64)).expect("small");
            joining[at] = MASTER;
        }
        if self.administrator_plays {
            let free = (0..joining.len()).find(|at| joining[*at] != MASTER).expect("several seats");
            joining[free] = ADMINISTRATOR;
        }
        let wishes = self.chance.below(2) == 0 || self.kind == Difference::Wish;
        let last = joining.pop().expect("somebody");
        for who in &joining {
            self.plan([act(who, Spot::Public, "join", &[])]);
        }
        if wishes {
            for who in &joining {
                let wish = self.wish();
                self.plan([act(who, Spot::Private, "prefer", &[("prefer", &wish)])]);
            }
        }
        if self.kind == Difference::Wish {
            let who = joining[0];
            let (one, other) = (self.wish(), self.wish());
            self.planned.push_back(Twin {
                one: act(who, Spot::Private, "prefer", &[("prefer", &one)]),
                other: Some(act(who, Spot::Private, "prefer", &[("prefer", &other)])),
                secret: Some(Secret::Wish { who }),
            });
        }
        self.plan([act(last, Spot::Public, "join", &[])]);
        if self.kind == Difference::Accounts {
            let people = [joining[0], joining[1]].map(|who| if who == MASTER { last } else { who });
            self.planned.push_back(Twin {
                one: Step::Exchange(people[0], people[1]),
                other: None,
                secret: Some(Secret::Accounts { people }),
            });
        }
    }

    pub(super) fn wish(&mut self) -> String {
        const WISHES: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
        let first = self.of(&WISHES).expect("some");
        let second = self.of(&WISHES).expect("some");
        format!("{first}, {second}")
    }

    /// Somebody may have left: the seats are taken again.
    pub(super) fn lobby(&mut self, world: &World<'_>, ledger: &Ledger) -> Twin {
        let game = world.game().expect("a lobby");
        let free = PLAYERS.iter().find(|who| game.seat_of(&PersonId::new(world.platform, who)).is_none());
        match free {
            // As planned, as long as nobody has left.
            Some(who) if self.planned.is_empty() && !self.one_in(3) => same(act(who, Spot::Public, "join", &[])),
            _ => self.single(world, ledger),
        }
    }

    /// Somebody is eliminated, somebody watches, somebody has a deputy: at once, so that they take part for long.
    pub(super) fn populate(&mut self, world: &World<'_>, game: &Game) {
        let seated = Self::seated(game);
        let spared = self.kind == Difference::Accounts;
        // A secret vote needs a third who asks.
        let many = self.kind == Difference::Vote;
        let others: Vec<_> = seated.iter().filter(|(who, _)| *who != MASTER).cloned().collect();
        let eliminated = self.of(&others).filter(|_| !spared);
        let remain = others.iter().filter(|(who, _)| eliminated.as_ref().is_none_or(|(out, _)| out != who));
        let remain: Vec<_> = remain.cloned().collect();
        if let Some((_, powers)) = eliminated.filter(|_| self.seats == 7 || !many && !self.one_in(3)) {
            self.plan([Step::Eliminate(powers)]);
        }
        self.join_in(world, game, &remain);
    }

    /// Somebody watches, somebody stands in for a player, somebody waits for a seat, unless there is one who does.
    pub(super) fn join_in(&mut self, world: &World<'_>, game: &Game, players: &[(&'static str, Vec<PowerId>)]) {
        if game.settings.watched && game.watching().next().is_none() {
            self.watch(OTHERS[1], &Self::seated(game));
        }
        if game.deputies(world.now).next().is_none()
            && let Some((who, _)) = self.of(players)
        {
            self.deputise(world, game, who);
        }
        if game.waiting.is_empty() {
            self.plan([act(WAITING, Spot::Public, "join", &[])]);
        }
    }

    /// Somebody watches, as all agree.
    pub(super) fn watch(&mut self, watcher: &'static str, seated: &[(&'static str, Vec<PowerId>)]) {
        self.plan([act(watcher, Spot::Aside, "watch", &[])]);
        let yes = [("who", watcher), ("answer", "yes")];
        self.plan(seated.iter().map(|(name, _)| act(name, Spot::Private, "watchers", &yes)));
    }

    /// A player gets a deputy for some days.
    pub(super) fn deputise(&mut self, world: &World<'_>, game: &Game, who: &'static str) {
        let today = game.day(world.now);
        let days = format!("{today}..{}", today.checked_add(jiff::Span::new().days(5)).expect("a day"));
        self.plan([
            act(who, Spot::Private, "deputy", &[("person", OTHERS[2]), ("days", &days)]),
            act(OTHERS[2], Spot::Private, "deputy", &[("answer", "yes")]),
        ]);
    }
}
