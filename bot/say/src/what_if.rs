//! The board on which a person tries orders, in words: what would happen, and that it isn't the game.

use dragoman_game::action::ActionId;
use dragoman_game::model::{OrderText, PowerId};
use dragoman_game::notice::what_if::{Remark, WhatIfNotice};
use dragoman_game::rules::{self, Found};
use dragoman_game::what_if::{WhatIf, goes_on};
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::{CommandId, Kind, WHAT_IF_STEPS};

use super::reading::Answer;
use super::results::Next;
use super::writer::{PictureOf, Pictured, Said, Writer};

/// The most buttons with orders.
const MOST_ORDERS: usize = 12;
/// The most suggestions for one error.
const MOST_SUGGESTIONS: usize = 3;

impl Writer<'_> {
    pub(super) fn what_if(&self, notice: &WhatIfNotice) -> Said {
        let board = &notice.board;
        let pictured = Pictured {
            settings: board.settings.clone(),
            name: self.what_if_title(board),
            id: "what-if".to_owned(),
            winners: Vec::new(),
            is_what_if: true,
        };
        let record = (!board.is_empty()).then(|| board.record());
        self.on_board((pictured, board.position.clone()), record, |writer| writer.tried(notice))
    }

    /// What a board is called on its pictures and in their alternative text: not the game.
    fn what_if_title(&self, board: &WhatIf) -> String {
        match &board.origin {
            Some(origin) => {
                let args = Args::new().text("name", origin.name.clone());
                self.words.text(self.language(), "what-if-title-game", &args)
            }
            None => self.label("what-if-title"),
        }
    }

    fn tried(&self, notice: &WhatIfNotice) -> Said {
        let board = &notice.board;
        let mut text = vec![self.what_if_head(board)];
        text.extend(notice.remark.map(|remark| self.remark(remark)));
        let (lines, orders) = self.what_if_lines(notice);
        let picture = match (&self.material.record, lines.is_empty()) {
            (Some(_), _) => None,
            (None, true) => Some(PictureOf::Position(board.position.clone())),
            (None, false) => None,
        };
        text.extend(lines);
        let Some(record) = &self.material.record else {
            text.extend(self.what_if_begun(board));
            let actions = self.what_if_actions(notice, &orders, true);
            return Said { text: Text::lines_of(text), picture, actions, ..Said::default() };
        };
        let told = self.results_for(Next::Unsaid, &[]);
        let goes_on = goes_on(record);
        let mut text = Text::lines_of(text).below(told.text);
        if !record.winners.is_empty() {
            text = text.below(self.text("what-if-won", &Args::new().powers("powers", &record.winners)));
        }
        let args = Args::new()
            .text("more", self.command_name(CommandId::WhatIf))
            .text("on", self.what_if_typed("go-on"))
            .text("none", self.what_if_typed("no-orders"))
            .text("over", self.what_if_typed("start-over"));
        text = text.below(self.text("what-if-ways", &args));
        let actions = self.what_if_actions(notice, &orders, goes_on);
        Said { text, picture: told.picture, actions, ..Said::default() }
    }

    fn what_if_head(&self, board: &WhatIf) -> Text {
        let args = Args::new().text("phase", self.phase(&board.position.phase));
        match &board.origin {
            Some(origin) => self.text("what-if-head-game", &args.text("name", origin.name.clone())),
            None => self.text("what-if-head", &args),
        }
    }

    fn remark(&self, remark: Remark) -> Text {
        match remark {
            Remark::Moved => self.plain("what-if-moved"),
            Remark::Behind => self.text("what-if-behind", &Args::new().text("over", self.what_if_typed("start-over"))),
            Remark::Earlier => self.plain("what-if-earlier"),
            Remark::Gone => self.plain("what-if-gone"),
            Remark::NothingOwn => self.plain("what-if-nothing-own"),
            Remark::Over => self.plain("what-if-over"),
        }
    }

    /// What is typed to do something with the board.
    fn what_if_typed(&self, step: &str) -> String {
        let word = self.choice_word(Kind::Choice(WHAT_IF_STEPS), step);
        format!("{} {word}", self.command_name(CommandId::WhatIf))
    }

    /// The answers to what was typed, as far as the results don't say them, and orders that may have been meant.
    fn what_if_lines(&self, notice: &WhatIfNotice) -> (Vec<Text>, Vec<OrderText>) {
        let (board, mut text, mut orders) = (&notice.board, Vec::new(), Vec::new());
        for message in &notice.messages {
            let stored = board.orders.get(&message.power).map(Vec::as_slice).unwrap_or_default();
            let mut lines = self.answers_to(&board.settings, &board.position, message);
            let is_plain = |line: &Answer| match &line.found {
                Found::Order { order } => line.said.is_empty() && stored.contains(order),
                Found::Question { .. } | Found::Beside { .. } | Found::Error { .. } => false,
            };
            lines.retain(|line| !is_plain(line));
            for line in &lines {
                match &line.found {
                    Found::Order { .. } => {}
                    Found::Question { choices: found } | Found::Beside { orders: found, .. } => {
                        orders.extend(found.iter().cloned());
                    }
                    Found::Error { suggestions } => {
                        orders.extend(suggestions.iter().take(MOST_SUGGESTIONS).cloned());
                    }
                }
            }
            text.extend(self.read_lines(&lines, stored));
        }
        (text, orders)
    }

    /// A board without orders: how to try some, and what happens without them.
    fn what_if_begun(&self, board: &WhatIf) -> Vec<Text> {
        let args = Args::new()
            .text("more", self.command_name(CommandId::WhatIf))
            .text("example", self.what_if_example(board))
            .text("on", self.what_if_typed("go-on"));
        let id = if board.played == 0 { "what-if-begin" } else { "what-if-next" };
        let mut text = vec![self.text(id, &args)];
        if board.position.phase.is_retreat() {
            let units: Vec<_> = board.position.dislodged.values().flat_map(|units| units.keys().cloned()).collect();
            text.push(self.text("what-if-rest-retreat", &Args::new().list("units", self.units(&units))));
        } else if board.position.phase.is_adjustment() {
            text.extend(self.adjustments(&board.position));
            text.push(self.plain("what-if-rest-adjustment"));
        } else {
            text.push(self.plain("what-if-rest-movement"));
        }
        text
    }

    /// An order that can be tried, in the reader's notation.
    fn what_if_example(&self, board: &WhatIf) -> String {
        let powers = rules::powers(&board.settings.variant);
        let decides = |power: &&PowerId| rules::decides(&board.settings, &board.position, power);
        let Some(power) = powers.iter().find(decides) else { return String::new() };
        let order = if board.position.phase.is_movement() {
            board
                .position
                .units
                .get(power)
                .and_then(|units| units.first())
                .map(|unit| rules::example_order(self.variant(), unit))
        } else {
            rules::legal_orders(&board.settings, &board.position, power).into_iter().flatten().next()
        };
        order.map(|order| self.order(&order)).unwrap_or_default()
    }

    fn what_if_actions(&self, notice: &WhatIfNotice, orders: &[OrderText], goes_on: bool) -> Vec<Action> {
        let board = &notice.board;
        let mut actions: Vec<Action> = Vec::new();
        let mut offered: Vec<OrderText> = orders.to_vec();
        if board.is_empty() && board.position.phase.is_retreat() {
            for (unit, places) in board.position.dislodged.values().flatten() {
                offered.extend(places.iter().map(|place| OrderText::from(format!("{unit} R {place}"))));
            }
        }
        let phase = board.phase_tag();
        for order in &offered {
            let id = ActionId::of(CommandId::WhatIf).with("text", order).with("at", &phase);
            let action = Action { id: id.clone().into(), label: self.order_label(order) };
            if id.fits() && actions.len() < MOST_ORDERS && !actions.contains(&action) {
                actions.push(action);
            }
        }
        let tag = board.tag();
        let step = |step: &str, message: &str| {
            self.action(ActionId::of(CommandId::WhatIf).with("then", step).with("at", &tag), message)
        };
        if goes_on {
            actions.push(step("go-on", "action-what-if-go-on"));
        }
        if notice.own && board.is_empty() {
            actions.push(step("own-orders", "action-what-if-own"));
        }
        if !board.is_empty() {
            actions.push(step("no-orders", "action-what-if-none"));
        }
        if board.played > 0 {
            actions.push(step("start-over", "action-what-if-over"));
        }
        actions
    }
}
