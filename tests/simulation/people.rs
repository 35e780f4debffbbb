//! People's actions in a run: a game of three on three networks, with changing orders, letters, votes, pauses and
//! deadlines.

use dragoman_game::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName};
use dragoman_game::model::{Game, Seat, Stage};
use dragoman_game::standing::storage;
use jiff::{SignedDuration, Timestamp};

use super::program::{Program, Step};
use crate::seed::Chance;

/// When a run begins.
pub const START: Timestamp = Timestamp::constant(1_795_000_000, 0);

/// When no more actions follow.
pub const END: Timestamp = Timestamp::constant(1_795_000_000 + 60 * 24 * 3600, 0);

/// The first steps, which create the game: without faults in them, each run has the same powers.
pub const OPENING: usize = 4;

/// Texts of letters, with the people who may read them.
pub const SECRETS: [(&str, &[&str]); 3] =
    [("marzipan", &["anna", "bart"]), ("quicksilver", &["bart", "cleo"]), ("tamarind", &["cleo", "anna"])];

const PEOPLE: [(&str, PlatformName); 3] =
    [("anna", PlatformName::Local), ("bart", PlatformName::Discord), ("cleo", PlatformName::Matrix)];

/// The game master, who doesn't play.
const MASTER: (&str, PlatformName) = ("dora", PlatformName::Local);

/// The most steps of a run.
const STEPS: usize = 36;

/// `time` plus `minutes`.
pub fn after(time: Timestamp, minutes: i64) -> Timestamp {
    time.checked_add(SignedDuration::from_mins(minutes)).expect("an instant")
}

/// The random numbers of one purpose in the run of `seed`, the same on every machine.
pub fn chance(seed: u64, purpose: u64) -> Chance {
    Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ purpose.wrapping_mul(0xd1b5_4a32_d192_ed03))
}

fn one_of<'a, T>(chance: &mut Chance, choices: &'a [T]) -> &'a T {
    let count = u64::try_from(choices.len()).expect("few");
    &choices[usize::try_from(chance.below(count)).expect("few")]
}

/// The people of a run.
pub struct People {
    chance: Chance,
    now: Timestamp,
    said: u64,
    steps: usize,
}

/// The seat of the player called `name`.
fn seat_called<'a>(game: &'a Game, name: &str) -> Option<&'a Seat> {
    game.seats.iter().find(|seat| seat.name(&game.id, &storage()) == Some(name))
}

impl People {
    /// The people of the run of `seed`.
    pub fn new(seed: u64) -> Self {
        Self { chance: chance(seed, 1), now: START, said: 0, steps: 0 }
    }

    fn says(&mut self, (name, network): (&str, PlatformName), public: bool, text: &str) -> Step {
        self.said += 1;
        self.now = self.now.checked_add(SignedDuration::from_secs(7)).expect("an instant");
        let person = PersonId::new(network, name);
        let place = if public {
            Place::Channel(ChannelId::new(PlatformName::Local, "hall"))
        } else {
            Place::Person(person.clone())
        };
        Step::Event(Box::new(Event {
            id: EventId::new(network, &self.said.to_string()),
            at: self.now,
            actor: Actor { person, name: name.to_owned(), language: None, administrator: false },
            place,
            channel: None,
            content: Content::Text { text: text.to_owned(), addressed: true },
        }))
    }

    /// The next step; `None`: no more actions follow.
    pub fn next(&mut self, program: &Program<'_>) -> Option<Step> {
        let number = self.steps;
        self.steps += 1;
        if let Some(text) = ["new Gulf players:3a", "join", "join", "join"].get(number) {
            let who = if number == 0 { MASTER } else { PEOPLE[number - 1] };
            return Some(self.says(who, true, text));
        }
        let game = program.game().expect("a game");
        if number >= STEPS || matches!(game.stage, Stage::Over(_)) {
            return match game.stage {
                Stage::Over(_) => None,
                Stage::Lobby | Stage::Running(_) if number.is_multiple_of(2) => {
                    Some(self.says(MASTER, false, "cancel-game reason:holidays"))
                }
                Stage::Lobby | Stage::Running(_) => Some(self.says(MASTER, false, "go-ahead")),
            };
        }
        let who = *one_of(&mut self.chance, &PEOPLE);
        Some(match self.chance.below(16) {
            0..=5 => {
                let orders = self.orders(&game, who.0);
                self.says(who, false, &orders)
            }
            6 => self.says(who, false, "ready"),
            7 => {
                let everybody = self.chance.below(3) == 0;
                let hours = if everybody { 49 } else { 5 };
                self.now = after(self.now, hours * 60);
                Step::Until(self.now)
            }
            8 => self.says(who, false, "unready"),
            9 => {
                let number = usize::try_from(self.chance.below(3)).expect("small");
                let (word, readers) = SECRETS[number];
                let from = PEOPLE.iter().find(|(name, _)| *name == readers[0]).expect("somebody");
                let to = seat_called(&game, readers[1]).map(|seat| seat.powers[0].to_lowercase());
                let to = to.unwrap_or_else(|| "nobody".to_owned());
                self.says(*from, false, &format!("to {to}: the {word} is yours"))
            }
            10 => {
                let text = *one_of(&mut self.chance, &["draw", "agree", "refuse"]);
                self.says(who, false, text)
            }
            11 => {
                let text = *one_of(&mut self.chance, &["pause", "go-ahead"]);
                self.says(MASTER, true, text)
            }
            12 => self.says(MASTER, true, "resume"),
            13 => self.says(who, true, "status"),
            14 => self.says(who, false, "clear"),
            _ => self.says(who, false, "orders"),
        })
    }

    /// An order for each unit of `who`: a hold or a move. There are only two choices, so that few different maps are
    /// drawn.
    fn orders(&mut self, game: &Game, who: &str) -> String {
        let seat = seat_called(game, who);
        let (Some(seat), Some(running)) = (seat, game.running()) else { return "status".to_owned() };
        let mut lines = Vec::new();
        let holds = self.chance.below(2) == 0;
        for power in &seat.powers {
            for orders in dragoman_game::rules::legal_orders(&game.settings, &running.position, power) {
                let number = if holds { 0 } else { orders.len().saturating_sub(1) };
                lines.extend(orders.get(number).map(ToString::to_string));
            }
        }
        lines.join("\n")
    }
}
