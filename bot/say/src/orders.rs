//! Stored orders in words: shown, withdrawn, and what wasn't taken for orders.

use std::collections::BTreeMap;

use dragoman_game::model::{OrderText, PhaseId, PowerId, UnitText};
use dragoman_game::notice::StoredOrders;
use dragoman_game::rules::ordered_unit;
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;
use jiff::Timestamp;

use super::look::Look;
use super::writer::{Said, Writer, quoted};

impl Writer<'_> {
    /// The reader's orders, and what they were asked about them.
    pub(super) fn own_orders(&self, own: &StoredOrders) -> Said {
        let StoredOrders { power, orders, missing, doubts, deadline, number } = own;
        let mut said = self.stored_orders(power.as_ref(), orders, missing, *deadline, *number);
        said.text = said.text.below(self.doubt_lines(doubts));
        said.actions.splice(..0, self.doubt_actions(doubts));
        said
    }

    fn stored_orders(
        &self,
        power: Option<&PowerId>,
        orders: &BTreeMap<PowerId, Vec<OrderText>>,
        missing: &BTreeMap<PowerId, Vec<UnitText>>,
        deadline: Option<Timestamp>,
        number: Option<u32>,
    ) -> Said {
        let mut text = Vec::new();
        for (power, orders) in orders.iter().filter(|(_, orders)| !orders.is_empty()) {
            text.push(self.text("orders-title", &Args::new().power("power", power)));
            text.extend(
                orders.iter().map(|order| self.text("orders-line", &Args::new().text("order", self.order(order)))),
            );
        }
        let any = !text.is_empty();
        if !any {
            text.push(self.plain("orders-none"));
        }
        let units: Vec<_> = missing.values().flatten().filter(|unit| !unit.is_empty()).cloned().collect();
        if !units.is_empty() {
            let count = i64::try_from(units.len()).unwrap_or(0);
            let id = if self.retreats_in(number) { "receipt-missing-retreat" } else { "receipt-missing" };
            text.push(self.text(id, &Args::new().list("units", self.units(&units)).number("count", count)));
        }
        text.push(self.open_until(any, power, deadline));
        let picture = power.and_then(|power| self.preview(self.current_position()?, power, orders.get(power)?));
        Said {
            text: Text::lines_of(text),
            picture,
            actions: number
                .into_iter()
                .flat_map(|number| {
                    let ready = self.phase_action(CommandId::Ready, number, "action-ready");
                    let choose = if units.is_empty() { Vec::new() } else { self.where_to_look(&[Look::Possible]) };
                    let history = self.game_action(CommandId::OrderHistory, "action-order-history").filter(|_| any);
                    let withdrawals = self.withdrawals(number, orders.values().flatten());
                    ready.into_iter().chain(choose).chain(history).chain(withdrawals)
                })
                .collect(),
            ..Said::default()
        }
    }

    /// Buttons that withdraw one order each.
    fn withdrawals<'a>(&self, number: u32, orders: impl Iterator<Item = &'a OrderText>) -> Vec<Action> {
        let one = |order: &OrderText| {
            // Not "✗", which stands before what failed.
            let label =
                self.words.text(self.language(), "action-withdraw", &Args::new().text("order", self.order(order)));
            self.handled(number, CommandId::Withdraw, None, Some(("unit", &ordered_unit(order))), label)
        };
        orders.filter_map(one).take(18).collect()
    }

    /// Orders with a heading for another phase or power.
    pub(super) fn header_mismatch(&self, header: &str, phase: &PhaseId, power: &PowerId) -> Said {
        let args = Args::new().text("header", quoted(header)).text("phase", self.phase(phase)).power("power", power);
        self.only("header-mismatch", &args)
    }

    /// After a message with orders was deleted: what is stored now.
    pub(super) fn removed(&self, orders: &BTreeMap<PowerId, Vec<OrderText>>, deadline: Option<Timestamp>) -> Said {
        let clear = self.command(CommandId::Clear);
        let mut text = vec![self.text("message-removed", &Args::new().text("clear", clear))];
        for (power, orders) in orders {
            text.push(self.text("orders-title", &Args::new().power("power", power)));
            let line = |order: &OrderText| self.text("orders-line", &Args::new().text("order", self.order(order)));
            text.extend(orders.iter().map(line));
        }
        text.push(self.open_until(!orders.is_empty(), orders.keys().next(), deadline));
        Said { text: Text::lines_of(text), ..Said::default() }
    }

    /// After all orders were withdrawn.
    pub(super) fn cleared(&self, power: &PowerId, unready: bool) -> Said {
        // What was withdrawn by mistake can be found again.
        let earlier = self.game_action(CommandId::OrderHistory, "action-order-history");
        let mut said = self.only("cleared", &Args::new().power("power", power));
        if unready {
            said.text = said.text.below(self.no_longer_ready());
        }
        Said { actions: earlier.into_iter().collect(), ..said }
    }

    /// What was asked in a phase that is over, and never answered.
    pub(super) fn unanswered(&self, phase: &PhaseId, typed: &[String]) -> Said {
        let line = |typed: &String| {
            self.text("unanswered", &Args::new().text("phase", self.phase(phase)).text("typed", quoted(typed)))
        };
        Said { text: Text::lines_of(typed.iter().map(line)), ..Said::default() }
    }
}
