//! Notices about letters in words.

use dragoman_game::model::PowerId;
use dragoman_game::notice::Sitting;
use dragoman_game::notice::relayed::{Relayed, Why};
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::{Action, Overseer};
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer};

impl Writer<'_> {
    pub(super) fn relayed(&self, relayed: &Relayed) -> Said {
        match relayed {
            Relayed::Letter { from, to, text, orders, left, phrases, language } => {
                let own = self.own_powers();
                let args = Args::new().power("from", from).powers("to", to);
                let head = self.text(if to.len() > 1 { "letter-to-several" } else { "letter" }, &args);
                let translated = if self.is_translated(*language) { vec![self.language()] } else { Vec::new() };
                let mut said = self.words_of(head, text, (orders, *left), &translated);
                for language in translated.iter().filter(|_| !phrases.is_empty()) {
                    said.text = said.text.below(self.everyday(*language, phrases));
                }
                let others = std::iter::once(from).chain(to.iter().filter(|power| !own.contains(power)));
                let others: Vec<_> = others.cloned().collect();
                Said { actions: self.reply(&others), rings: true, ..said }
            }
            Relayed::Sent { to } => {
                // What is kept of it was agreed at the creation.
                let settings = self.material.settings();
                let on_page = self.room.overseer == Overseer::Operator;
                let id = match settings.map(|settings| (settings.letters_kept, settings.watched)) {
                    Some((true, true)) => "letter-sent-watched",
                    Some((true, false)) => "letter-sent-kept",
                    Some((false, _)) | None if on_page => "letter-sent-page",
                    Some((false, _)) | None => "letter-sent",
                };
                let sent = self.text(id, &Args::new().powers("to", to));
                let text = if on_page { Text::lines_of([sent, self.plain("letter-page-keeps")]) } else { sent };
                Said { text, ..Said::default() }
            }
            Relayed::HowTo { to } => self.only("letter-how", &self.how(to)),
            Relayed::Instead { members, why, closed } => {
                let own = self.own_powers();
                let powers: Vec<_> = members.iter().flat_map(|sitting| &sitting.powers).cloned().collect();
                let others: Vec<_> = powers.into_iter().filter(|power| !own.contains(power)).collect();
                let why = match why {
                    // Nobody of them plays: they stand in for players, or watch.
                    Why::ReadableByOthers { by } if by.is_empty() => {
                        let args = Args::new().powers("with", &others);
                        self.text(if *closed { "room-overheard-unseated" } else { "letters-overheard-unseated" }, &args)
                    }
                    Why::ReadableByOthers { by } => {
                        let args = Args::new()
                            .powers("powers", by)
                            .powers("with", &others)
                            .number("count", i64::try_from(by.len()).unwrap_or(1));
                        self.text(if *closed { "room-overheard" } else { "letters-overheard" }, &args)
                    }
                    Why::Permission { permission } if *closed => {
                        let (permission, talk) = (self.permission(permission), self.command(CommandId::Talk));
                        let args =
                            Args::new().powers("with", &others).text("permission", permission).text("talk", talk);
                        self.text("room-permission", &args)
                    }
                    Why::Permission { permission } => {
                        self.text("letters-permission", &Args::new().text("permission", self.permission(permission)))
                    }
                    Why::Unsettled if *closed => {
                        let talk = self.command(CommandId::Talk);
                        self.text("room-unsettled", &Args::new().powers("with", &others).text("talk", talk))
                    }
                    Why::NoRooms | Why::Unsettled => self.plain("letters-no-rooms"),
                    Why::TooManyRooms => self.plain("letters-too-many-rooms"),
                    Why::Stranger { locked, .. } => {
                        let talk = self.command(CommandId::Talk);
                        let args = Args::new().powers("with", &others).text("talk", talk);
                        self.text(if *locked { "letters-stranger" } else { "letters-stranger-open" }, &args)
                    }
                    Why::Apart => self.plain("letters-apart"),
                    Why::Anonymous => self.plain("letters-anonymous"),
                };
                let text = why.below(self.text("letter-how", &self.how(&others))).below(self.keeps_statements());
                Said { text, actions: self.reply(&others), rings: true, ..Said::default() }
            }
            Relayed::Opening { with } => self.only("room-opening", &Args::new().list("with", self.people(with))),
            Relayed::Outsiders { people } => {
                let sitting: Vec<Sitting> = people.iter().map(|outsider| outsider.sitting.clone()).collect();
                let args = Args::new()
                    .list("people", self.outsiders(&sitting))
                    .number("count", i64::try_from(people.len()).unwrap_or(1));
                if people.is_empty() { Said::default() } else { self.only("ears", &args) }
            }
            Relayed::Unsent { to, room } => {
                let id = if *room { "letter-in-room" } else { "letter-in-public" };
                self.only(id, &Args::new().powers("to", to))
            }
            Relayed::NoOrders => self.only("no-orders", &Args::new()),
            Relayed::InPrivate => self.only("letter-in-private", &Args::new()),
            Relayed::OrdersBelow { heading } => {
                self.only("letter-or-orders", &Args::new().text("heading", heading.clone()))
            }
            Relayed::Delivered => self.only("press-edited", &Args::new()),
            Relayed::Nobody { power } => self.only("letter-nobody", &Args::new().power("power", power)),
            Relayed::Computer { power } => {
                let propose = self.command(CommandId::Propose);
                let args = Args::new().power("power", power).text("propose", propose);
                Said { actions: self.propose_to(power).into_iter().collect(), ..self.only("letter-computer", &args) }
            }
            Relayed::SilentComputer { power } => {
                self.only("letter-silent-computer", &Args::new().power("power", power))
            }
        }
    }

    /// By power once powers are assigned, else by name.
    fn outsiders(&self, people: &[Sitting]) -> Vec<String> {
        let one = |sitting: &Sitting| match sitting.powers.as_slice() {
            [] => self.player(&sitting.name),
            powers => self.powers(powers),
        };
        people.iter().map(one).collect()
    }

    fn how(&self, to: &[PowerId]) -> Args<'static> {
        Args::new()
            .text("example", self.text("letter-example", &Args::new().powers("to", to)))
            .text("letter", self.command(CommandId::Letter))
    }

    /// A button that answers all of them, if their names fit into it.
    fn reply(&self, to: &[PowerId]) -> Vec<Action> {
        let id = self.in_game(CommandId::Letter).map(|id| id.with("to", to.join("+")));
        let Some(id) = id.filter(|id| !to.is_empty() && id.fits()) else { return Vec::new() };
        let label = self.words.text(self.language(), "action-letter", &Args::new().powers("to", to));
        vec![Action { id: id.into(), label }]
    }
}
