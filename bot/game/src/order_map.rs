//! A phase for a network that lets people choose orders on a map: the position, and what the reader's units can do.
//! Reads only. It is only for the person it was made for: it has their orders.

use dragoman_l10n::{Language, Words};
use jiff::Timestamp;

use crate::decide::company::{Company, company};
use crate::event::PersonId;
use crate::loaded::LoadedGame;
use crate::model::{GameId, OrderText, Position, PowerId, Stage};
use crate::pictures::Background;
use crate::rules::{self, Deed};
use crate::standing::{What, may_see};

/// A running game of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunningGame {
    /// Its id.
    pub id: GameId,
    /// Its name.
    pub name: String,
}

/// The present phase of a game as one of its players may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderMap {
    /// The game.
    pub game: RunningGame,
    /// The variant.
    pub variant: String,
    /// The number of the phase.
    pub number: u32,
    /// The position, which everybody may see.
    pub position: Position,
    /// The powers whose orders the player may see and give now.
    pub powers: Vec<PowerId>,
    /// For each unit that can be ordered its legal orders; in adjustments, for each power.
    pub legal: Vec<Vec<LegalOrder>>,
    /// The player's stored orders.
    pub stored: Vec<LegalOrder>,
    /// The background that the player has chosen for pictures; `None`: none, so that the page has its own.
    pub background: Option<Background>,
    /// How many builds or removals are due to each of the powers, in adjustments.
    pub due: Vec<(PowerId, usize)>,
    /// Whether the player can say something to somebody in this phase.
    pub talks: bool,
}

/// An order, and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalOrder {
    /// The power.
    pub power: PowerId,
    /// In the exchange format.
    pub order: OrderText,
    /// In the reader's notation.
    pub written: String,
    /// The unit; `None`: a build is waived.
    pub unit: Option<crate::model::UnitText>,
    /// What the order does.
    pub deed: Deed,
}

impl OrderMap {
    /// The phase that is played in `loaded`, as `person` may see it `now`. `None`: they play no seat there, or nothing
    /// is played.
    pub fn new(
        words: &Words,
        language: Language,
        loaded: &LoadedGame,
        (person, now): (&PersonId, Timestamp),
    ) -> Option<Self> {
        let game = &loaded.game;
        let Stage::Running(running) = &game.stage else { return None };
        let seat = game.seat_played_by(person, now)?;
        let (settings, position) = (&game.settings, &running.position);
        let powers: Vec<PowerId> =
            seat.powers.iter().filter(|power| !running.sealed.contains(*power)).cloned().collect();
        let written = |power: &PowerId, order: &OrderText| {
            let (unit, deed) = rules::deed(&settings.variant, order)?;
            let written = rules::write_order(words, language, &settings.variant, order);
            Some(LegalOrder { power: power.clone(), order: order.clone(), written, unit, deed })
        };
        let deciding = powers.iter().filter(|power| rules::decides(settings, position, power));
        let legal = deciding.flat_map(|power| {
            let units = rules::legal_orders(settings, position, power).into_iter();
            units.map(move |orders| orders.iter().filter_map(|order| written(power, order)).collect::<Vec<_>>())
        });
        let legal = legal.filter(|orders| !orders.is_empty()).collect();
        let sheet = |power: &PowerId| loaded.sheet(&may_see(game, person, What::Orders(power.clone()), now)?);
        let stored = powers.iter().filter_map(|power| Some((power, sheet(power)?)));
        let stored = stored.flat_map(|(power, sheet)| {
            sheet.lines.iter().filter_map(move |line| written(power, &line.order)).collect::<Vec<_>>()
        });
        let stored = stored.collect();
        let due = powers.iter().map(|power| (power.clone(), rules::due(settings, position, power))).collect();
        Some(Self {
            game: RunningGame { id: game.id.clone(), name: game.name.clone() },
            variant: settings.variant.clone(),
            number: running.number,
            position: position.clone(),
            powers,
            legal,
            stored,
            background: None,
            due,
            talks: company(game, person) != Company::Nobody,
        })
    }
}
