//! What the game that a message is about is like for its reader: its position, their powers, whether orders still count.

use dragoman_game::event::PersonId;
use dragoman_game::model::{Game, Position, PowerId, Stage};
use dragoman_game::rules;
use dragoman_l10n::{Args, Language, Text};
use dragoman_reading::command::CommandId;
use jiff::Timestamp;

use super::writer::{Said, Writer};

impl Writer<'_> {
    pub(super) fn current_position(&self) -> Option<Position> {
        if let Some((_, position)) = &self.material.board {
            return Some(position.clone());
        }
        match &self.material.game.as_ref()?.stage {
            Stage::Lobby => None,
            Stage::Running(running) => Some(running.position.clone()),
            Stage::Over(ending) => Some(ending.position.clone()),
        }
    }

    /// The position in which the orders of phase `number` were given.
    pub(super) fn position_of(&self, number: u32) -> Option<Position> {
        let running = self.material.game.as_ref().and_then(Game::running);
        match running.filter(|running| running.number == number) {
            Some(running) => Some(running.position.clone()),
            None => self.material.record.as_ref().map(|record| record.before.clone()),
        }
    }

    /// The powers of the reader, if they are one of the players.
    pub(super) fn own_powers(&self) -> Vec<PowerId> {
        let game = self.material.game.as_ref();
        let person = self.reader.person.as_ref();
        game.zip(person)
            .and_then(|(game, person)| game.seat_of(person).or_else(|| game.deputed_to(person)))
            .map(|seat| seat.powers.clone())
            .unwrap_or_default()
    }

    /// A power that the reader doesn't play, as an example.
    pub(super) fn another_power(&self) -> PowerId {
        let own = self.own_powers();
        let mut powers = rules::powers(self.variant()).into_iter().filter(|power| !own.contains(power)).rev();
        powers.next().unwrap_or_default()
    }

    /// Whether `deadline` is so near because everything is chosen, and some haven't said that they are done.
    pub(super) fn closes_early(&self, deadline: Option<Timestamp>) -> bool {
        let running = self.material.game.as_ref().and_then(|game| game.running());
        running.is_some_and(|running| running.clock.is_shortened() && running.clock.deadline() == deadline)
    }

    /// Whether only others, who are late, may still send orders than who plays `power`.
    fn is_closed_to(&self, power: &PowerId) -> bool {
        let game = self.material.game.as_ref();
        game.is_some_and(|game| game.seat_with(power).is_some_and(|seat| game.is_closed_to(seat)))
    }

    /// Until when orders of `power` can be changed, or sent if there are none.
    pub(super) fn open_until(&self, any: bool, power: Option<&PowerId>, deadline: Option<Timestamp>) -> Text {
        if power.is_some_and(|power| self.is_closed_to(power)) {
            return self.plain("orders-closed");
        }
        let ids = match any {
            true if self.closes_early(deadline) => ["receipt-deadline-early", "receipt-deadline-paused"],
            true => ["receipt-deadline", "receipt-deadline-paused"],
            false => ["orders-open", "orders-open-paused"],
        };
        self.due(ids, Args::new(), deadline)
    }

    /// Whether phase `number` is the game's first one, and is still played.
    pub(super) fn is_first(&self, number: u32) -> bool {
        let running = self.material.game.as_ref().and_then(|game| game.running());
        number == 1 && running.is_some_and(|running| running.number == number)
    }

    /// What a player does until the first results of their game; `None`: these have come, or nobody writes orders yet.
    pub(super) fn first_steps(&self) -> Option<Text> {
        let game = self.material.game.as_ref()?;
        let running = game.running().filter(|running| running.number == 1 && !running.clock.talks())?;
        let waits = game.settings.never_early && running.position.phase.is_movement();
        let ready = Args::new().text("ready", self.command(CommandId::Ready));
        Some(if waits { self.plain("steps-order-waits") } else { self.text("steps-order", &ready) })
    }

    /// What comes next for `power`, all of whose units have orders in phase `number`, until the first results.
    pub(super) fn next_step(&self, power: &PowerId, number: u32) -> Option<Text> {
        let game = self.material.game.as_ref().filter(|_| self.is_first(number))?;
        let running = game.running()?;
        let is_done = game.settings.never_early || running.ready.contains(power);
        let ready = Args::new().text("ready", self.command(CommandId::Ready));
        Some(if is_done { self.plain("steps-done") } else { self.text("steps-ready", &ready) })
    }

    /// Whether retreats are decided in phase `number`; without one, or if nothing is known of it, now.
    pub(super) fn retreats_in(&self, number: Option<u32>) -> bool {
        let position = number.and_then(|number| self.position_of(number)).or_else(|| self.current_position());
        position.is_some_and(|position| position.phase.is_retreat())
    }

    /// Whether orders in what somebody wrote in `language` are repeated in the reader's. In an anonymous game they always are:
    /// otherwise it would show which language the writer has chosen.
    pub(super) fn is_translated(&self, language: Language) -> bool {
        let is_anonymous = self.material.game.as_ref().is_some_and(|game| game.settings.anonymous);
        is_anonymous || language != self.language()
    }

    /// The players, who are notified of a public post. Once a seat of an anonymous game has changed hands, nobody is: who
    /// isn't mentioned any more, or is from now on, would be the one who gave it up or took it.
    pub(super) fn seated(&self) -> Vec<PersonId> {
        let Some(game) = &self.material.game else { return Vec::new() };
        if game.hides_players() && (!game.tenures.is_empty() || game.people().count() < game.seats.len()) {
            return Vec::new();
        }
        game.people().cloned().collect()
    }

    /// For all players: they are notified.
    pub(super) fn to_all(&self, said: Said) -> Said {
        Said { rings: true, mentions: self.seated(), ..said }
    }
}
