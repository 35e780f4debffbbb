//! Orders that somebody takes over from what was agreed: others know the agreement, and not whether it became an order.

use dragoman_game::event::PersonId;
use dragoman_game::model::{Game, PowerId, PressRule, Running};
use dragoman_game::negotiation::button_name;
use dragoman_game::rules;
use dragoman_game::standing::{What, may_see};

use super::{Difference, MASTER, OTHERS, Script, Secret, Spot, Twin, act};
use crate::secrecy::world::World;

/// Something that was proposed to the player whose orders will differ.
pub(super) struct Proposed {
    /// Who proposes, and for which power.
    author: (&'static str, PowerId),
    /// Who answers, and for which power.
    victim: (&'static str, PowerId),
    /// The order that follows from it.
    order: String,
    /// Another order of the same unit.
    instead: String,
    /// The move that was to be supported, if a support was asked.
    supported: Option<String>,
    /// In which phase.
    phase: u32,
}

impl Script {
    /// Another player proposes an order of one of `victim`'s units, or asks for its support; `false`: that isn't possible.
    pub(super) fn propose_order(
        &mut self,
        game: &Game,
        running: &Running,
        seated: &[(&'static str, Vec<PowerId>)],
        victim: (&'static str, &PowerId),
    ) -> bool {
        let (who, power) = victim;
        let others: Vec<_> = seated.iter().filter(|(name, _)| *name != who).cloned().collect();
        let Some((author, powers)) = self.of(&others).filter(|_| game.settings.press == PressRule::Full) else {
            return false;
        };
        let legal = |power: &PowerId| -> Vec<Vec<String>> {
            let units = rules::legal_orders(&game.settings, &running.position, power);
            units.iter().map(|unit| unit.iter().map(ToString::to_string).collect()).collect()
        };
        let units: Vec<Vec<String>> = legal(power).into_iter().filter(|orders| orders.len() > 1).collect();
        let theirs = legal(&powers[0]).concat();
        let supports = units.iter().flat_map(|orders| orders.iter().map(move |order| (orders, order))).filter_map(
            |(orders, order)| {
                let (_, supported) = order.split_once(" S ")?;
                let is_theirs = supported.contains(" - ") && theirs.iter().any(|known| known == supported);
                is_theirs.then(|| (orders.clone(), order.clone(), Some(supported.to_owned())))
            },
        );
        let supports: Vec<_> = supports.collect();
        let chosen = match self.one_in(2) {
            true => self.of(&supports),
            false => None,
        };
        let chosen = chosen.or_else(|| {
            let orders = self.of(&units)?;
            Some((orders.clone(), self.of(&orders)?, None))
        });
        let Some((orders, order, supported)) = chosen else { return false };
        let orders: Vec<String> = orders.into_iter().filter(|known| *known != order).collect();
        let Some(instead) = self.of(&orders) else { return false };
        let words = match &supported {
            Some(supported) => format!("need support: {supported}"),
            None => format!("you order: {order}"),
        };
        self.plan([act(author, Spot::Private, "propose", &[("to", power.as_str()), ("words", &words)])]);
        self.proposed = Some(Proposed {
            author: (author, powers[0].clone()),
            victim: (who, power.clone()),
            order,
            instead,
            supported,
            phase: running.number,
        });
        true
    }

    /// What was proposed is agreed. In one of the games it becomes an order by `adopt`, in the other one its player orders
    /// something else.
    pub(super) fn adoption(&mut self, world: &World<'_>, game: &Game, running: &Running, proposed: Proposed) {
        let (author, of_author) = &proposed.author;
        let (who, power) = &proposed.victim;
        let is_now = running.number == proposed.phase && running.clock.paused().is_none();
        let Some((number, button)) = said(world, game, running, &proposed).filter(|_| is_now) else {
            // It wasn't said, or too late: something else is tried.
            self.tried = 0;
            return;
        };
        self.open = true;
        let number = format!("#{number}");
        let answer = format!("{number} ok");
        self.plan([act(who, Spot::Private, "propose", &[("to", of_author.as_str()), ("words", &answer)])]);
        // A button names the conversation too; what is typed may be asked about.
        let which = if self.one_in(3) { &number } else { &button };
        // Several of their units may be able to support the same move.
        let unit = proposed.supported.as_ref().map(|_| ("unit", proposed.order.as_str()));
        let given: Vec<(&str, &str)> = [("statement", which.as_str())].into_iter().chain(unit).collect();
        let adopts = act(who, Spot::Private, "adopt", &given);
        let orders = act(who, Spot::Private, "order", &[("text", &proposed.instead)]);
        let (one, other) = if self.one_in(2) { (adopts, orders) } else { (orders, adopts) };
        let secret = Some(Secret::Orders { power: power.clone() });
        self.planned.push_back(Twin { one, other: Some(other), secret });
        // Who has proposed it looks and orders their part of it, and others look.
        let own = match &proposed.supported {
            Some(supported) if self.one_in(2) => supported.clone(),
            _ => self.random_orders(game, running, std::slice::from_ref(of_author)),
        };
        self.plan([
            act(author, Spot::Private, "agreements", &[]),
            act(author, Spot::Private, "adopt", &[("statement", &button)]),
            act(author, Spot::Private, "order", &[("text", &own)]),
            act(author, Spot::Private, "orders", &[]),
            act(MASTER, Spot::Private, "agreements", &[]),
            act(MASTER, Spot::Private, "panel", &[]),
            act(OTHERS[3], Spot::Public, "status", &[]),
        ]);
        if self.one_in(3) {
            let drops = format!("{number} drop");
            self.plan([
                act(author, Spot::Private, "propose", &[("to", power.as_str()), ("words", &drops)]),
                act(author, Spot::Private, "agreements", &[]),
            ]);
        }
        self.pry(world, game, running, (who, power));
        self.after_secret_orders(world, game, running, (who, power));
    }

    /// Orders that were different become equal again, or the phase ends.
    pub(super) fn after_secret_orders(
        &mut self,
        world: &World<'_>,
        game: &Game,
        running: &Running,
        victim: (&'static str, &PowerId),
    ) {
        let (who, power) = victim;
        if self.kind == Difference::ReplacedOrders {
            let last = self.random_orders(game, running, std::slice::from_ref(power));
            self.planned.push_back(Twin {
                one: act(who, Spot::Private, "order", &[("text", &last)]),
                other: None,
                secret: Some(Secret::OrdersAgain),
            });
        } else {
            self.close(world, game, running);
        }
    }
}

/// The number that the next statement of `who` gets in a conversation of these two powers, of which the first is theirs.
pub(super) fn next_number(world: &World<'_>, game: &Game, who: &str, between: &[PowerId]) -> u32 {
    let me = PersonId::new(world.platform, who);
    let permit = between.first().and_then(|own| may_see(game, &me, What::StatementsOf(own.clone()), world.now));
    let read = permit.iter().flat_map(|permit| world.statements.iter().filter_map(|row| row.read(permit)));
    let is_theirs = |talk: &[PowerId]| talk.len() == between.len() && between.iter().all(|power| talk.contains(power));
    read.filter(|read| is_theirs(read.talk)).map(|read| read.number).max().unwrap_or(0) + 1
}

/// The number of what was proposed, and its name on a button: statements are numbered in each conversation.
fn said(world: &World<'_>, game: &Game, running: &Running, proposed: &Proposed) -> Option<(u32, String)> {
    let ((_, author), (who, power)) = (&proposed.author, &proposed.victim);
    let me = PersonId::new(world.platform, who);
    let permit = may_see(game, &me, What::StatementsOf(power.clone()), world.now)?;
    let read = world.statements.iter().rev().filter_map(|row| row.read(&permit));
    let mut read = read.filter(|read| {
        let is_theirs = read.said.from == *author && read.said.delivered == [power.clone()];
        is_theirs && read.said.phase.number == running.number
    });
    read.next().map(|read| (read.number, button_name(read.number, read.talk)))
}
