//! The legal orders of a unit, listed, and offered as buttons: unit, then order; of supports and convoys first the kind,
//! and the supported or convoyed unit if there are many. Somebody else's units have no buttons.

use dragoman_game::action::ActionId;
use dragoman_game::model::{Game, OrderText, PowerId, UnitText};
use dragoman_game::notice::{OrderChoice, OrderKind};
use dragoman_game::rules;
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer};

/// The most buttons of one answer: a menu of Discord has as many lines.
const MOST_BUTTONS: usize = 25;

/// A unit with its legal orders.
struct Choices {
    power: PowerId,
    unit: UnitText,
    orders: Vec<OrderText>,
}

impl Writer<'_> {
    pub(super) fn possible(&self, choice: &OrderChoice) -> Said {
        let Some((game, running)) = self.material.game.as_ref().and_then(|game| Some((game, game.running()?))) else {
            return self.only("nothing-to-show", &Args::new());
        };
        let own = self.own_powers();
        let (number, position) = (running.number, &running.position);
        let powers = rules::powers(&game.settings.variant);
        let all: Vec<Choices> = powers
            .iter()
            .flat_map(|power| {
                let legal = rules::legal_orders(&game.settings, position, power);
                legal.into_iter().filter(|orders| !orders.is_empty()).map(|orders| Choices {
                    power: power.clone(),
                    unit: orders.first().map(rules::ordered_unit).unwrap_or_default(),
                    orders,
                })
            })
            .collect();
        let adjusting = position.phase.is_adjustment();
        if let Some(builds) = all.iter().find(|choices| adjusting && own.contains(&choices.power)) {
            let args = Args::new().row("orders", self.orders(&builds.orders));
            let offered = self.order_actions(number, &builds.orders);
            let actions = self.page(game, offered, Vec::new(), &OrderChoice { unit: None, ..choice.clone() });
            return Said { actions, ..self.only("possible-adjustment", &args) };
        }
        let units: Vec<(PowerId, UnitText)> =
            all.iter().map(|choices| (choices.power.clone(), choices.unit.clone())).collect();
        let found = choice.unit.as_ref();
        let found = found.and_then(|typed| rules::find_unit(self.words, self.variant(), &units, typed));
        let Some(choices) = all.iter().find(|choices| Some(&choices.unit) == found.as_ref()) else {
            let own_units = units.iter().filter(|(power, _)| own.contains(power)).map(|(_, unit)| unit);
            return self.possible_which(game, own_units.collect(), choice.from);
        };
        let choice = OrderChoice { unit: Some(choices.unit.to_string()), ..choice.clone() };
        self.possible_of(game, number, choices, &own, &choice)
    }

    /// Asks for which of the reader's `units`.
    fn possible_which(&self, game: &Game, units: Vec<&UnitText>, from: usize) -> Said {
        let offered: Vec<Action> = units
            .into_iter()
            .map(|unit| {
                let id = choice_id(game, &OrderChoice { unit: Some(unit.to_string()), ..OrderChoice::default() });
                Action { id: id.into(), label: self.unit(unit) }
            })
            .collect();
        let example = offered.first().map_or_else(|| "A Ven".to_owned(), |action| action.label.clone());
        let args =
            Args::new().text("possible", self.command_with(CommandId::Possible, "unit")).text("example", example);
        let map = self.material.maps.then(|| self.game_action(CommandId::OrderMap, "page-tap-open")).flatten();
        let map = map.into_iter().collect();
        let actions = self.page(game, offered, map, &OrderChoice { from, ..OrderChoice::default() });
        Said { actions, ..self.only("possible-which", &args) }
    }

    /// The orders of one unit, or those of the kind that was chosen.
    fn possible_of(&self, game: &Game, number: u32, of: &Choices, own: &[PowerId], choice: &OrderChoice) -> Said {
        let wanted = |order: &&OrderText| {
            choice.kind.is_none_or(|kind| kind_of(order) == Some(kind))
                && choice.of.as_ref().is_none_or(|unit| other_unit(order).as_ref() == Some(unit))
        };
        let orders: Vec<&OrderText> = of.orders.iter().filter(wanted).collect();
        if orders.is_empty() {
            // A button of an earlier phase: the unit can't do that now.
            let all = OrderChoice { unit: choice.unit.clone(), ..OrderChoice::default() };
            return self.possible_of(game, number, of, own, &all);
        }
        let is_own = own.contains(&of.power);
        if let (Some(kind), None, true) = (choice.kind, &choice.of, orders.len() > self.most() && is_own) {
            return self.possible_for_whom(game, kind, &orders, own, choice);
        }
        let title = Args::new().text("unit", self.unit(&of.unit)).power("power", &of.power);
        let mut text = vec![self.text("possible-title", &title)];
        text.extend(self.by_kind(&orders));
        if !is_own {
            return Said { text: Text::lines_of(text), ..Said::default() };
        }
        let (offered, kinds) = match choice.kind {
            Some(_) => (self.order_actions(number, orders), Vec::new()),
            None => {
                let kinds = [(OrderKind::Support, "action-support"), (OrderKind::Convoy, "action-convoy")];
                let kinds = kinds.into_iter().filter(|(kind, _)| orders.iter().any(|o| kind_of(o) == Some(*kind)));
                let kinds = kinds.map(|(kind, label)| {
                    let chosen = OrderChoice { kind: Some(kind), from: 0, ..choice.clone() };
                    self.action(choice_id(game, &chosen), label)
                });
                let kinds = kinds.collect();
                (self.order_actions(number, orders.into_iter().filter(|order| kind_of(order).is_none())), kinds)
            }
        };
        Said { text: Text::lines_of(text), actions: self.page(game, offered, kinds, choice), ..Said::default() }
    }

    /// Asks which unit is to be supported or convoyed; the reader's own first.
    fn possible_for_whom(
        &self,
        game: &Game,
        kind: OrderKind,
        orders: &[&OrderText],
        own: &[PowerId],
        choice: &OrderChoice,
    ) -> Said {
        let mut units: Vec<UnitText> = Vec::new();
        for unit in orders.iter().filter_map(|order| other_unit(order)) {
            if !units.contains(&unit) {
                units.push(unit);
            }
        }
        let position = self.current_position().unwrap_or_default();
        let is_own =
            |unit: &UnitText| own.iter().any(|power| position.units.get(power).is_some_and(|all| all.contains(unit)));
        units.sort_by_key(|unit| !is_own(unit));
        let offered = units.into_iter().map(|unit| Action {
            label: self.unit(&unit),
            id: choice_id(game, &OrderChoice { of: Some(unit), from: 0, ..choice.clone() }).into(),
        });
        let actions = self.page(game, offered.collect(), Vec::new(), choice);
        let id = match kind {
            OrderKind::Support => "possible-support-which",
            OrderKind::Convoy => "possible-convoy-which",
        };
        let unit = self.unit(choice.unit.as_deref().unwrap_or_default());
        Said { actions, ..self.only(id, &Args::new().text("unit", unit)) }
    }

    /// Orders in groups of one kind each, a line for each group.
    fn by_kind(&self, orders: &[&OrderText]) -> Vec<Text> {
        let is = |order: &OrderText, sign: &str| format!(" {order} ").contains(sign);
        let group_of = |order: &OrderText| match kind_of(order) {
            Some(OrderKind::Support) if is(order, " - ") => "possible-supports",
            Some(OrderKind::Support) => "possible-support-holds",
            Some(OrderKind::Convoy) => "possible-convoys",
            None if is(order, " VIA ") => "possible-convoyed",
            None if is(order, " - ") => "possible-moves",
            None if is(order, " R ") || is(order, " D ") => "possible-retreats",
            None => "possible-else",
        };
        let groups = [
            "possible-moves",
            "possible-convoyed",
            "possible-supports",
            "possible-support-holds",
            "possible-convoys",
            "possible-retreats",
            "possible-else",
        ];
        let line = |group: &&str| {
            let of_group: Vec<OrderText> =
                orders.iter().filter(|order| group_of(order) == *group).map(|order| (*order).clone()).collect();
            let args = Args::new().row("orders", self.orders(&of_group));
            Some(self.text(group, &args)).filter(|_| !of_group.is_empty())
        };
        groups.iter().filter_map(line).collect()
    }

    fn order_actions<'a>(&self, number: u32, orders: impl IntoIterator<Item = &'a OrderText>) -> Vec<Action> {
        orders.into_iter().filter_map(|order| self.order_action(number, order)).collect()
    }

    /// How many buttons an answer has here. A place without buttons lists the orders of all of them.
    fn most(&self) -> usize {
        if self.actions == 0 { MOST_BUTTONS } else { self.actions.min(MOST_BUTTONS) }
    }

    /// As many of `offered` as fit, from where `choice` is on, and those that are on each page. The last button leads
    /// on, and from the last page to the first.
    fn page(&self, game: &Game, offered: Vec<Action>, on_each: Vec<Action>, choice: &OrderChoice) -> Vec<Action> {
        let room = self.most().saturating_sub(on_each.len());
        if offered.len() <= room {
            return offered.into_iter().chain(on_each).collect();
        }
        let shown = room.saturating_sub(1).max(1);
        let from = if choice.from < offered.len() { choice.from } else { 0 };
        let next = if from + shown < offered.len() { from + shown } else { 0 };
        let more = self.action(choice_id(game, &OrderChoice { from: next, ..choice.clone() }), "action-more");
        offered.into_iter().skip(from).take(shown).chain(on_each).chain([more]).collect()
    }
}

/// The kind of an order that refers to another unit.
fn kind_of(order: &OrderText) -> Option<OrderKind> {
    match order.split_whitespace().nth(2) {
        Some("S") => Some(OrderKind::Support),
        Some("C") => Some(OrderKind::Convoy),
        _ => None,
    }
}

/// The unit that an order supports or convoys.
fn other_unit(order: &OrderText) -> Option<UnitText> {
    kind_of(order)?;
    Some(order.split_whitespace().skip(3).take(2).collect::<Vec<_>>().join(" ").into())
}

/// The id of the action that leads to `choice`.
fn choice_id(game: &Game, choice: &OrderChoice) -> ActionId {
    let values = [
        ("unit", choice.unit.clone()),
        ("kind", choice.kind.map(|kind| kind.id().to_owned())),
        ("of", choice.of.as_ref().map(ToString::to_string)),
        ("from", Some(choice.from).filter(|from| *from > 0).map(|from| from.to_string())),
    ];
    let values = values.into_iter().filter_map(|(parameter, value)| Some((parameter, value?)));
    values.fold(ActionId::of(CommandId::Possible).game(&game.id), |id, (parameter, value)| id.with(parameter, value))
}
