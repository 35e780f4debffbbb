//! What a reader gets of a notice: the words, the buttons, the file, the picture's data and its alternative text.

use std::fmt::{self, Write as _};

use dragoman_game::decide::press::powers_in;
use dragoman_game::event::{PersonId, Place, PlatformName};
use dragoman_game::loaded::{Letter, OrderRow, Sent};
use dragoman_game::model::{Game, GameId, PhaseRecord, PowerId, Stage};
use dragoman_game::notice::needs::Needs;
use dragoman_game::notice::{Notice, Reader};
use dragoman_game::person::Person;
use dragoman_game::rules::{self, Revision};
use dragoman_game::standing::{Permit, What, may_see, may_see_letter, may_see_sent, published, what_they_held};
use dragoman_platform::message::{Commands, RoomReading, Times};
use dragoman_reading::phase;
use dragoman_say::picture::MapRenderer;
use dragoman_say::{Material, Past, PictureOf, Pictured, Said, Speaker, StoredAt, Writer};
use serde_json::json;

use super::world::World;

/// The kind of what a person wrote in a room.
const WRITTEN: &str = "written in a room";
/// How the description of a post ends that replaces an earlier one.
pub const EDITS: &str = ", edits";

/// The longest alternative text.
const ALT: usize = 2000;

/// Something that somebody received.
#[derive(Debug, PartialEq)]
pub struct Shown {
    /// The kind of notice.
    pub kind: String,
    /// Where, when, and whether it edits an earlier post.
    how: String,
    pub(super) said: Said,
    pub(super) alt: Option<String>,
    pub(super) bytes: Option<Vec<u8>>,
    /// What a page with maps is made of.
    records: Vec<PhaseRecord>,
    letters: Vec<Letter>,
}

impl Shown {
    fn of(kind: &str, how: String) -> Self {
        let (records, letters) = Default::default();
        Self { kind: kind.to_owned(), how, said: Said::default(), alt: None, bytes: None, records, letters }
    }

    /// What a person wrote in a room.
    pub fn written(name: &str, text: &str) -> Self {
        Self::of(WRITTEN, format!("{name}: {text}"))
    }

    /// The words, if a person wrote it in a room.
    pub fn writing(&self) -> Option<&str> {
        (self.kind == WRITTEN).then_some(&*self.how)
    }

    /// What is suggested while somebody types.
    pub fn suggested(offers: &str) -> Self {
        Self::of("suggestions while typing", offers.to_owned())
    }

    /// Whether it replaces an earlier post.
    pub fn edits(&self) -> bool {
        self.how.ends_with(EDITS)
    }

    /// The name, members and state of a room.
    pub fn state(key: &str, state: &str) -> Self {
        Self::of("state of a room", format!("{key}: {state}"))
    }

    /// How this and `other` differ, for the report of a failure.
    pub fn differs(&self, other: &Self) -> String {
        let text = |shown: &Self| {
            let buttons: Vec<_> = shown.said.actions.iter().map(|action| (&action.id, &action.label)).collect();
            let file = shown.said.file.as_ref().map(|file| String::from_utf8_lossy(&file.bytes).into_owned());
            let Said { text, mentions, rings, pinned, .. } = &shown.said;
            let text = text.plain();
            let marks = format!("{mentions:?} {rings} {pinned}");
            format!("{} {}\n{text}\n{buttons:?}\n{file:?}\n{marks}\n{:?}", shown.kind, shown.how, shown.alt)
        };
        let (one, two) = (text(self), text(other));
        if one == two {
            return format!("{one}\n(the picture, or what a page is made of, differs)");
        }
        let lines = one.lines().zip(two.lines()).filter(|(one, two)| one != two);
        let lines: Vec<String> = lines.map(|(one, two)| format!("- {}\n+ {}", cut(one), cut(two))).collect();
        format!("{}: {}", self.kind, lines.join("\n"))
    }
}

fn cut(line: &str) -> String {
    line.chars().take(4000).collect()
}

/// Writes the beginning of a notice only: its names, not its values.
struct Names {
    left: usize,
    text: String,
}

impl fmt::Write for Names {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text.push_str(text);
        self.left = self.left.saturating_sub(text.len());
        if self.left == 0 { Err(fmt::Error) } else { Ok(()) }
    }
}

/// The kind of a notice: its names from outside to inside, as in `Master(Panel`.
pub fn kind_of(notice: &Notice) -> String {
    let mut names = Names { left: 60, text: String::new() };
    // It ends with an error where enough was written.
    let _ended = write!(names, "{notice:?}");
    let end = names.text.find([' ', '{', '[', '"']).unwrap_or(names.text.len());
    names.text[..end].trim_end_matches([')', ',', '(']).to_owned()
}

/// Whether phase `number` was adjudicated according to `game`.
fn is_past(game: &Game, number: u32) -> bool {
    match &game.stage {
        Stage::Lobby => false,
        Stage::Running(running) => number < running.number,
        Stage::Over(_) => true,
    }
}

impl World<'_> {
    /// The notice as those see it who read in `place`.
    pub(super) fn composed(
        &mut self,
        place: &Place,
        game: Option<&GameId>,
        notice: &Notice,
        how: String,
    ) -> Option<Shown> {
        let game = game.and_then(|id| self.stored(id)).map(|stored| stored.loaded.game.clone());
        let reader = self.reader(place, game.as_ref());
        let material = self.material(notice, game, place, &reader);
        let say = |reader: &Reader| {
            let (times, commands, actions, words) = (Times::Words, Commands::Names, 25, &self.shared.words);
            Speaker(Writer {
                words,
                reader,
                times,
                commands,
                actions,
                reacts: false,
                room: RoomReading::ALL,
                material: &material,
            })
            .say(notice)
        };
        let mut said = say(&reader);
        for language in self.other_languages(place, material.game.as_ref()) {
            said.text = said.text.below(say(&Reader { language, ..reader.clone() }).text);
        }
        if said.text.is_empty() && said.picture.is_none() && said.file.is_none() {
            return None;
        }
        let (mut alt, mut bytes) = (None, None);
        let pictured = said.board.clone().or_else(|| material.game.as_ref().map(Pictured::of));
        if let (Some(of), Some(pictured)) = (&said.picture, &pictured) {
            (alt, bytes) = self.drawn(pictured, of, &reader);
        }
        let place = match place {
            Place::Channel(channel) => channel.as_str().to_owned(),
            Place::Person(_) => "in private".to_owned(),
            Place::Reply { .. } => "as a reply".to_owned(),
            Place::Room(room) => room.as_str().to_owned(),
        };
        let (records, letters) =
            if said.page { (material.past.records, material.past.letters) } else { Default::default() };
        Some(Shown { kind: kind_of(notice), how: format!("{place} {how}"), said, alt, bytes, records, letters })
    }

    fn drawn(&mut self, pictured: &Pictured, of: &PictureOf, reader: &Reader) -> (Option<String>, Option<Vec<u8>>) {
        let maps: &MapRenderer = &self.shared.maps;
        let alt = maps.in_words(pictured, of, reader.language, ALT).expect("it can be put in words");
        if self.draws == 0 {
            return (Some(alt), None);
        }
        self.draws -= 1;
        let drawn = maps.draw_with(pictured, of, reader, ALT, false).expect("it can be drawn");
        (Some(alt), Some(drawn.png.to_vec()))
    }

    fn reader(&self, place: &Place, game: Option<&Game>) -> Reader {
        let language = game.map_or(dragoman_l10n::Language::EN, |game| game.settings.language);
        let timezone = game.map_or_else(|| "UTC".to_owned(), |game| game.settings.timezone.clone());
        let pictures = game.map(|game| game.settings.picture).unwrap_or_default();
        let public = Reader { language, timezone, person: None, pictures, wording: Default::default() };
        let person = match place {
            Place::Person(person) | Place::Reply { author: person, .. } => person,
            Place::Channel(channel) => {
                let language = game.and_then(|game| game.results_language(channel)).unwrap_or(language);
                return Reader { language, ..public };
            }
            Place::Room(_) => return public,
        };
        let known: Option<&Person> = self.persons.get(person);
        Reader {
            language: known.and_then(|known| known.language).unwrap_or(language),
            pictures: known.map_or(pictures, |known| known.pictures.over(&pictures)),
            wording: known.map(|known| known.wording).unwrap_or_default(),
            timezone: known.and_then(|known| known.timezone.clone()).unwrap_or(public.timezone),
            person: Some(person.clone()),
        }
    }

    /// In a room each post is said in the languages of all members.
    fn other_languages(&self, place: &Place, game: Option<&Game>) -> Vec<dragoman_l10n::Language> {
        let (Place::Room(room), Some(game)) = (place, game) else { return Vec::new() };
        let rows = self.games.iter().flat_map(|stored| &stored.loaded.rooms);
        let Some(row) = rows.into_iter().find(|row| row.room.as_ref() == Some(room)) else { return Vec::new() };
        let mut languages = vec![game.settings.language];
        for person in powers_in(game, row).iter().filter_map(|power| game.seat_with(power)?.person()) {
            let language = self.language_of(person);
            if !languages.contains(&language) {
                languages.push(language);
            }
        }
        languages.split_off(1)
    }

    /// What a notice refers to, as the dispatcher loads it.
    fn material(&self, notice: &Notice, game: Option<Game>, place: &Place, reader: &Reader) -> Material {
        let needs = notice.needs();
        let words = &self.shared.words;
        let mut past = Past::default();
        if let (Needs::Reader, Some(person)) = (needs, &reader.person) {
            past.document = Some(self.personal(person));
        }
        let Some(stored) = game.as_ref().and_then(|game| self.stored(&game.id)) else {
            return Material { game, past, ..Material::default() };
        };
        let game = &stored.loaded.game;
        let phase = |number: u32| {
            let found = stored.past.iter().find(|(known, _)| *known == number);
            found.map(|(_, record)| record.clone())
        };
        let named = |name: Option<&str>, past: &mut Past| {
            let played =
                stored.past.iter().filter(|(number, record)| record.cause.is_orders() && is_past(game, *number));
            past.played = played.map(|(number, record)| (*number, record.before.phase.clone())).collect();
            past.number = phase::find(words, &past.played, name)?;
            phase(past.number)
        };
        let letters = |permit: Option<Permit>| -> Vec<Letter> {
            let of_game = self.letters.iter().filter(|letter| letter.game == game.id);
            permit
                .map(|permit| of_game.filter_map(|letter| letter.read(&permit).cloned()).collect())
                .unwrap_or_default()
        };
        let opened = || letters(published(game, What::Letters { from: 0, to: u32::MAX }));
        let over: Vec<_> = stored.past.iter().filter(|(number, _)| is_past(game, *number)).collect();
        let reports = || over.iter().map(|(_, record)| record.clone()).collect();
        let records = || stored.past.iter().map(|(_, record)| record.clone()).collect();
        let mut record = None;
        match needs {
            Needs::Nothing | Needs::Reader => {}
            Needs::Phase(number) => {
                past.number = number;
                record = phase(number);
            }
            Needs::Dislodgements { retreats } => {
                if game.running().is_some_and(|now| now.position.phase.is_retreat()) {
                    record = phase(retreats.saturating_sub(1));
                }
            }
            Needs::IfOver(number) => {
                if is_past(game, number) {
                    record = phase(number);
                }
            }
            Needs::Named(name) => record = named(name, &mut past),
            Needs::NamedWithSent(name) => {
                record = named(name, &mut past);
                let sent = self.rows.iter().filter(|row| {
                    row.game == game.id && row.phase == past.number && Some(&row.person) == reader.person.as_ref()
                });
                past.sent = sent.map(|row| Sent { power: row.power.clone(), typed: row.typed.clone() }).collect();
            }
            Needs::Revisions => past.revisions = self.revisions(game, reader),
            Needs::Records => past.records = records(),
            Needs::RecordsAfterEnd => {
                if matches!(game.stage, Stage::Over(_)) {
                    past.records = records();
                }
            }
            Needs::Reports => past.records = reports(),
            Needs::ReportsWithLetters => (past.records, past.letters) = (reports(), opened()),
            Needs::Saved => {
                let phases: Vec<_> = over.iter().map(|phase| (*phase).clone()).collect();
                past.played = phases.iter().map(|(number, record)| (*number, record.before.phase.clone())).collect();
                past.document = rules::saved(game, &phases).ok().map(|saved| saved.to_string());
            }
            Needs::PublishedLetters => past.letters = opened(),
            Needs::Letters { from, to } => {
                let what = What::Letters { from, to };
                past.letters = letters(reader.person.as_ref().and_then(|me| may_see(game, me, what, self.now)));
            }
        }
        let others = |person: &PersonId| {
            self.games.iter().any(|stored| {
                let other = &stored.loaded.game;
                other.id != game.id && !matches!(other.stage, Stage::Over(_)) && other.seat_of(person).is_some()
            })
        };
        let several = match place {
            Place::Person(person) | Place::Reply { author: person, .. } => others(person),
            Place::Channel(_) => {
                self.games.iter().filter(|it| !matches!(it.loaded.game.stage, Stage::Over(_))).count() > 1
            }
            Place::Room(_) => false,
        };
        let maps = self.platform != PlatformName::Local;
        Material { game: Some(game.clone()), record, past, several, maps, ..Material::default() }
    }

    /// How the reader changed their orders of the phase that is played: the rows that the store finds by the person.
    fn revisions(&self, game: &Game, reader: &Reader) -> Vec<(PowerId, Vec<StoredAt>)> {
        let (Some(running), Some(me)) = (game.running(), &reader.person) else { return Vec::new() };
        let powers = game.seat_played_by(me, self.now).map(|seat| seat.powers.clone()).unwrap_or_default();
        let of_power = |power: PowerId| {
            let permit = may_see(game, me, What::Orders(power.clone()), self.now)?;
            let rows = self.rows.iter().filter(|row| {
                row.game == game.id && row.phase == running.number && row.power == power && row.person == *me
            });
            let read = |row: &OrderRow| {
                let revision = Revision::new(power.clone(), row.phase, row.sent_at, row.sheet.clone());
                let (at, sheet) = revision.read(game, &permit)?;
                Some((at, sheet.lines.iter().map(|line| line.order.clone()).collect()))
            };
            let read = rows.filter_map(read).collect();
            Some((power, read))
        };
        powers.into_iter().filter_map(of_power).collect()
    }

    /// All data that is stored about somebody: the rows that the store finds by the person.
    fn personal(&self, person: &PersonId) -> String {
        let known = self.persons.get(person).map(|known| json!({ "name": known.name, "language": known.language }));
        let orders: Vec<_> = self
            .rows
            .iter()
            .filter(|row| row.person == *person)
            .map(|row| {
                // As the store does: who entered some orders for another player sees only what they typed.
                let game = self.stored(&row.game);
                let is_theirs =
                    game.is_some_and(|stored| may_see_sent(&stored.loaded.game, person, &row.power, row.phase));
                let stored: Vec<_> =
                    row.sheet.in_test().lines.iter().filter(|_| is_theirs).map(|line| line.order.clone()).collect();
                json!({ "phase": row.phase, "power": row.power, "typed": row.typed, "stored": stored })
            })
            .collect();
        let letters: Vec<_> = self
            .letters
            .iter()
            .filter_map(|letter| letter.read(&may_see_letter(letter, person)?))
            .map(|letter| json!({ "from": letter.from, "to": letter.to, "text": letter.text }))
            .collect();
        let games: Vec<_> = self
            .games
            .iter()
            .filter_map(|stored| {
                let game = &stored.loaded.game;
                let seat = game.seat_of(person);
                let former = game.seats.iter().find(|seat| seat.former() == Some(person));
                let own = what_they_held(game, person);
                let held: Vec<_> = game.tenures.of(&game.id, &own).collect();
                let watches = game.watchers.iter().find(|watcher| watcher.person == *person);
                let is_there = seat.is_some()
                    || former.is_some()
                    || !held.is_empty()
                    || watches.is_some()
                    || game.creator == *person;
                is_there.then(|| {
                    json!({ "game": game.name, "powers": seat.map(|seat| &seat.powers),
                        "gave_up": former.map(|seat| &seat.powers), "held": held,
                        "watches": watches.map(|watcher| watcher.state) })
                })
            })
            .collect();
        json!({ "person": person, "preferences": known, "games": games, "orders": orders, "letters": letters })
            .to_string()
    }
}
