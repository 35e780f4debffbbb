//! The program in memory: games, people and posts, with the real decisions and the real words.
//!
//! Each event is decided on what the store would load for it, its changes are applied as the store would apply them, and
//! its notices are composed at once, as the dispatcher does. What it can't show is what only the store and the adapters do.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use dragoman_game::action;
use dragoman_game::changes::Changes;
use dragoman_game::conduct::{List, ListChange, Listed, Report, Server, Subject};
use dragoman_game::decide::decision::{Decision, Want};
use dragoman_game::decide::means::Means;
use dragoman_game::decide::view::{self, View};
use dragoman_game::decide::{clock, decide, game_choice, press, suggest};
use dragoman_game::event::{AUTHOR, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::limits::Limits;
use dragoman_game::loaded::{LetterRow, LoadedGame, OrderRow, RoomRow, hears};
use dragoman_game::model::{Cause, Game, GameId, OrderText, PhaseRecord, PowerId, Stage};
use dragoman_game::negotiation::StatementRow;
use dragoman_game::notice::relayed::Relayed;
use dragoman_game::notice::{Destination, Notice, Outgoing};
use dragoman_game::person::{Person, is_stranger, leave_nothing, stranger};
use dragoman_game::post::Key;
use dragoman_game::question::Question;
use dragoman_game::testing::mark_key;
use dragoman_game::track_record::{GameRecord, TrackRecord};
use dragoman_l10n::{Language, Words};
use dragoman_say::picture::MapRenderer;
use jiff::{SignedDuration, Timestamp};

use super::leaks::Leak;
use super::shown::{EDITS, Shown};
use crate::seed::Chance;

/// What all worlds share.
pub struct Shared {
    /// The words of all languages.
    pub words: Words,
    /// Draws pictures, and puts them in words.
    pub maps: MapRenderer,
}

impl Shared {
    pub fn new() -> Self {
        let words = dragoman_locales::words().expect("the words are complete");
        let maps = MapRenderer::new(std::sync::Arc::new(dragoman_locales::words().expect("the words are complete")));
        Self { words, maps }
    }
}

/// A stored game.
pub struct Stored {
    pub loaded: LoadedGame,
    /// The phases that were played, by their numbers.
    pub past: Vec<(u32, PhaseRecord)>,
}

/// A press room as its members see it.
pub struct OpenRoom {
    pub members: BTreeSet<PersonId>,
    state: String,
    history: Vec<Rc<Shown>>,
}

impl OpenRoom {
    /// What was written there.
    pub fn written(&self) -> impl Iterator<Item = &str> {
        self.history.iter().filter_map(|shown| shown.writing())
    }
}

/// What a step has changed, besides the games themselves.
#[derive(Default)]
pub struct Happened {
    /// New revisions of orders.
    pub orders: Vec<OrderRow>,
    /// Why phases were recorded.
    pub causes: Vec<Cause>,
}

/// The program, and what everybody has received from it.
pub struct World<'a> {
    pub shared: &'a Shared,
    pub platform: PlatformName,
    pub channel: ChannelId,
    seed: u64,
    pub now: Timestamp,
    /// The oldest first.
    pub games: Vec<Stored>,
    pub rows: Vec<OrderRow>,
    pub letters: Vec<LetterRow>,
    /// The statements, with their answers.
    pub statements: Vec<StatementRow>,
    pub persons: BTreeMap<PersonId, Person>,
    sightings: BTreeSet<PersonId>,
    records: Vec<GameRecord>,
    sharing: BTreeSet<PersonId>,
    lists: Vec<ListChange>,
    reports: Vec<Report>,
    questions: Vec<Question>,
    once: Vec<(Destination, Option<String>, Key)>,
    slots: BTreeSet<String>,
    pub rooms: BTreeMap<RoomId, OpenRoom>,
    /// What came in the last step where everybody reads it.
    pub public: Vec<Rc<Shown>>,
    /// What came in the last step to one person.
    pub private: BTreeMap<PersonId, Vec<Rc<Shown>>>,
    /// How many more pictures are drawn.
    pub draws: u32,
    /// A leak that is planted.
    pub leak: Option<Leak>,
    events: u64,
}

impl<'a> World<'a> {
    pub fn new(shared: &'a Shared, platform: PlatformName, seed: u64) -> Self {
        Self {
            shared,
            platform,
            channel: ChannelId::new(platform, "hall"),
            seed,
            now: Timestamp::constant(1_795_000_000, 0),
            games: Vec::new(),
            rows: Vec::new(),
            letters: Vec::new(),
            statements: Vec::new(),
            persons: BTreeMap::new(),
            sightings: BTreeSet::new(),
            records: Vec::new(),
            sharing: BTreeSet::new(),
            lists: Vec::new(),
            reports: Vec::new(),
            questions: Vec::new(),
            once: Vec::new(),
            slots: BTreeSet::new(),
            rooms: BTreeMap::new(),
            public: Vec::new(),
            private: BTreeMap::new(),
            draws: 0,
            leak: None,
            events: 0,
        }
    }

    /// The game that is played: the first one.
    pub fn game(&self) -> Option<&Game> {
        self.games.first().map(|stored| &stored.loaded.game)
    }

    pub fn stored(&self, id: &GameId) -> Option<&Stored> {
        self.games.iter().find(|stored| stored.loaded.game.id == *id)
    }

    /// The orders of a power that were sent last in a phase.
    pub fn sent(&self, power: &PowerId, phase: u32) -> Option<BTreeSet<OrderText>> {
        let row = self.rows.iter().rev().find(|row| row.power == *power && row.phase == phase)?;
        Some(row.sheet.in_test().lines.iter().map(|line| line.order.clone()).collect())
    }

    /// The id of the next event: the same in two worlds in which the same was done.
    pub fn event_id(&mut self) -> EventId {
        self.events += 1;
        EventId::new(self.platform, &self.events.to_string())
    }

    /// Random bytes that depend on what they are for, and not on how many were drawn before.
    fn random(&self, purpose: &str) -> [u8; 32] {
        // FNV-1a.
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let mut chance = Chance(purpose.bytes().fold(self.seed ^ 0xcbf2_9ce4_8422_2325, hash));
        let mut bytes = [0; 32];
        bytes.chunks_mut(8).for_each(|chunk| chunk.copy_from_slice(&chance.next().to_le_bytes()));
        bytes
    }

    /// Somebody does something.
    pub fn handle(&mut self, event: &Event) -> Happened {
        self.public.clear();
        self.private.clear();
        self.note_barred();
        self.sightings.extend(view::channel(event).map(|_| event.actor.person.clone()));
        if let (Place::Room(room), Content::Text { text, .. }) = (&event.place, &event.content) {
            let written = Rc::new(Shown::written(&event.actor.name, text));
            self.post_in(room, written);
        }
        let mut view = self.view(event);
        let decision = loop {
            view.recognise();
            let mut decision = decide(event, &view, &self.shared.words);
            match decision.wants.take() {
                Some(want) => self.fetch(want, event, &mut view),
                None => break decision,
            }
        };
        self.apply(decision)
    }

    /// Time passes until `then`: what is due is done.
    pub fn until(&mut self, then: Timestamp) -> Happened {
        self.public.clear();
        self.private.clear();
        let mut all = Happened::default();
        loop {
            let next = self.games.iter().filter_map(|stored| stored.loaded.game.wake_at()).min();
            let at = next.map_or(then, |next| next.clamp(self.now, then));
            self.now = at;
            self.note_barred();
            let due = |stored: &Stored| Some((stored.loaded.clone(), clock::due(&stored.loaded.game, at)?));
            let Some((loaded, due)) = self.games.iter().find_map(due) else {
                if at >= then {
                    return all;
                }
                // Woken too early: a second later at the latest.
                self.now = at.checked_add(SignedDuration::from_secs(1)).expect("an instant").min(then);
                continue;
            };
            let means = Means { seed: &[9; 32] };
            let decision = clock::carry_out_due(&loaded, due, at, &Limits::default(), &means);
            let happened = self.apply(decision);
            all.orders.extend(happened.orders);
            all.causes.extend(happened.causes);
        }
    }

    /// Tells each game who of its waiting list may not join games here.
    fn note_barred(&mut self) {
        let bars = self.listed(List::Bars, "server");
        let is_barred =
            |person: &PersonId| bars.iter().any(|listed| listed.subject == Subject::person(&mark_key(), person));
        for stored in &mut self.games {
            let game = &mut stored.loaded.game;
            game.barred = game.waiting.iter().map(|waiting| waiting.person.clone()).filter(is_barred).collect();
        }
    }

    /// Whether somebody may join no games here.
    pub fn is_barred(&self, person: &PersonId) -> bool {
        self.listed(List::Bars, "server").iter().any(|listed| listed.subject == Subject::person(&mark_key(), person))
    }

    /// The games that somebody finds by their part in them, the newest first.
    fn found_by<'b>(&'b self, person: &'b PersonId) -> impl Iterator<Item = &'b Stored> {
        let finds = move |game: &Game| {
            let of_seats = game.seats.iter().flat_map(|seat| {
                let deputy = seat.asked_deputy().map(|deputy| &deputy.person);
                seat.person().into_iter().chain(seat.former()).chain(seat.invited()).chain(deputy)
            });
            let watchers = game.watchers.iter().map(|watcher| &watcher.person);
            of_seats.chain(watchers).chain([&game.creator]).chain(&game.invited).any(|known| known == person)
        };
        self.games.iter().rev().filter(move |stored| finds(&stored.loaded.game))
    }

    fn view(&self, event: &Event) -> View {
        let me = &event.actor.person;
        let is_open = |stored: &&Stored| !matches!(stored.loaded.game.stage, Stage::Over(_));
        let mine: Vec<_> = self.found_by(me).filter(is_open).map(|stored| stored.loaded.clone()).collect();
        let mut here = Vec::new();
        if view::channel(event).is_some() {
            here.extend(self.games.iter().rev().filter(is_open).map(|stored| stored.loaded.clone()));
            if here.is_empty() {
                here.extend(self.games.last().map(|stored| stored.loaded.clone()));
            }
        }
        let room = match &event.place {
            Place::Room(room) => self.room_row(room).cloned(),
            _ => None,
        };
        let offered = match &event.content {
            Content::Pressed { action } => match action::of_action(action) {
                ("take-over" | "leave" | "rematch" | "open-letters" | "agreements" | "watch", mut values) => {
                    values.remove("game").map(GameId)
                }
                _ => None,
            },
            _ => None,
        };
        for id in offered.iter().chain(room.iter().map(|room| &room.game)) {
            if !mine.iter().chain(&here).any(|loaded| loaded.game.id == *id) {
                here.extend(self.stored(id).map(|stored| stored.loaded.clone()));
            }
        }
        let mut readers = Vec::new();
        if let Some((room, game)) = room.as_ref().and_then(|room| Some((room, self.stored(&room.game)?))) {
            let game = &game.loaded.game;
            let powers = press::powers_in(game, room);
            for seat in game.seats.iter().filter(|seat| powers.iter().any(|power| seat.holds(power))) {
                readers.extend(seat.person().map(|person| self.language_of(person)));
            }
        }
        let person = self.persons.get(me).cloned().unwrap_or_else(|| Person::new(me.clone(), &event.actor.name));
        let writer = match &event.content {
            Content::Invoked { arguments, .. } => arguments.get(AUTHOR).cloned(),
            _ => None,
        };
        View {
            newest: None,
            question: game_choice::named(&event.content)
                .and_then(|id| self.questions.iter().find(|it| it.id == id && it.person == *me).cloned()),
            receipts: Vec::new(),
            writer: writer.and_then(|id| self.persons.get(&PersonId::try_from(id).ok()?)?.language),
            now: self.now,
            restored: None,
            behind: SignedDuration::ZERO,
            seed: self.random(event.id.as_str()),
            person,
            key: mark_key(),
            mine,
            here,
            room,
            readers,
            language: Language::EN,
            limits: Limits::default(),
            length: None,
            timezone: "UTC".to_owned(),
            maps: Some("https://play.example.org".to_owned()),
            rooms: true,
            past: None,
            statements: None,
            over: None,
            beside: None,
            unreadable: None,
            records: None,
            conduct: Default::default(),
            named: None,
        }
    }

    pub fn language_of(&self, person: &PersonId) -> Language {
        self.persons.get(person).and_then(|person| person.language).unwrap_or(Language::EN)
    }

    fn room_row(&self, room: &RoomId) -> Option<&RoomRow> {
        let rows = self.games.iter().flat_map(|stored| &stored.loaded.rooms);
        rows.into_iter().find(|row| row.room.as_ref() == Some(room))
    }

    fn fetch(&self, want: Want, event: &Event, view: &mut View) {
        let me = &event.actor.person;
        match want {
            Want::Question => {
                let is_open = |question: &&Question| {
                    question.person == *me && question.slot.is_none() && question.expires > view.now
                };
                let newest = self.questions.iter().filter(is_open).max_by_key(|question| question.expires);
                view.newest = Some(newest.cloned());
            }
            Want::Statements(id) => {
                view.statements = Some(self.statements.iter().filter(|row| row.game == id).cloned().collect());
            }
            Want::Past(id) => view.past = Some(self.stored(&id).map(|stored| stored.past.clone()).unwrap_or_default()),
            Want::Over(meant) => {
                let public = view::channel(event).is_some();
                let mine: Vec<&GameId> = self.found_by(me).map(|stored| &stored.loaded.game.id).collect();
                let over = self.games.iter().rev().map(|stored| &stored.loaded).filter(|loaded| {
                    let game = &loaded.game;
                    matches!(game.stage, Stage::Over(_))
                        && (public || mine.contains(&&game.id))
                        && meant.means(&game.id, &game.name)
                });
                view.over = Some(over.cloned().collect());
            }
            Want::Beside { game, channel } => {
                let is_open = |game: &Game| game.channel == channel && !matches!(game.stage, Stage::Over(_));
                let beside = self.games.iter().rev().map(|stored| &stored.loaded);
                view.beside =
                    Some(beside.filter(|loaded| loaded.game.id == game || is_open(&loaded.game)).cloned().collect());
            }
            Want::Records(people) => {
                view.records = Some(people.into_iter().map(|person| (person.clone(), self.record(&person))).collect());
            }
            Want::Blocks => view.conduct.blocks = Some(self.listed(List::Blocks, me.as_str())),
            Want::Blockers(subject) => {
                let of = |change: &&ListChange| change.list == List::Blocks && change.subject == subject;
                let owners = self.lists.iter().filter(of).filter_map(|change| change.owner.clone().try_into().ok());
                view.conduct.blockers = Some(owners.collect());
            }
            Want::Server(_) => {
                let own = self.reports.iter().filter(|report| report.reporter == Subject::person(&mark_key(), me));
                view.conduct.server = Some(Server {
                    key: "server".to_owned(),
                    bars: self.listed(List::Bars, "server"),
                    reported: u32::try_from(own.count()).expect("few"),
                    reports: self.reports.iter().filter(|report| !report.server.is_empty()).cloned().collect(),
                });
            }
            Want::Unreadable => view.unreadable = Some(Vec::new()),
            Want::Named { name, .. } => {
                let seen = self.sightings.iter().filter_map(|person| self.persons.get(person));
                let called = |person: &&Person| person.name.eq_ignore_ascii_case(name.trim());
                view.named = Some(seen.filter(called).cloned().collect());
            }
        }
    }

    fn record(&self, person: &PersonId) -> TrackRecord {
        let mut sum = TrackRecord { shared: self.sharing.contains(person), ..TrackRecord::default() };
        for record in self.records.iter().filter(|record| record.person == *person) {
            sum.finished += u32::from(record.finished);
            sum.left += u32::from(!record.finished);
            sum.phases += record.phases;
            sum.missed += record.missed;
        }
        sum
    }

    fn listed(&self, list: List, owner: &str) -> Vec<Listed> {
        let own = self.lists.iter().filter(|change| change.list == list && change.owner == owner);
        own.filter_map(|change| change.row.clone()).collect()
    }

    /// Applies a decision as the store would, and posts its notices.
    fn apply(&mut self, decision: Decision) -> Happened {
        let Decision { changes, answers, .. } = decision;
        let happened = Happened {
            orders: changes.orders.clone(),
            causes: changes.phase.iter().map(|(_, record)| record.cause.clone()).collect(),
        };
        let posts = self.save(changes);
        for outgoing in posts {
            self.carry(&outgoing);
        }
        for answer in answers {
            self.show(&answer.to, answer.game.as_ref(), &answer.notice, String::new());
        }
        happened
    }

    fn save(&mut self, changes: Changes) -> Vec<Outgoing> {
        let changed = changes.game.as_ref().map(|(game, _)| game.id.clone());
        if let Some((game, version)) = changes.game {
            if version == 0 {
                let loaded = LoadedGame::new(game, 1);
                self.games.push(Stored { loaded, past: Vec::new() });
            } else {
                let stored = self.games.iter_mut().find(|stored| stored.loaded.game.id == game.id).expect("it exists");
                assert_eq!(stored.loaded.version, version, "nothing came in between");
                let number = |game: &Game| game.running().map(|running| running.number);
                if number(&stored.loaded.game) != number(&game) {
                    stored.loaded.sheets.clear();
                }
                stored.loaded.game = game;
                stored.loaded.version += 1;
            }
        }
        for row in changes.orders {
            if let Some(stored) = self.games.iter_mut().find(|stored| stored.loaded.game.id == row.game)
                && stored.loaded.game.running().is_some_and(|running| running.number == row.phase)
            {
                stored.loaded.sheets.set(row.power.clone(), row.revision, row.sheet.clone());
            }
            self.rows.push(row);
        }
        if let (Some(record), Some(id)) = (changes.phase, &changed) {
            let stored = self.games.iter_mut().find(|stored| stored.loaded.game.id == *id).expect("it exists");
            stored.past.push(record);
        }
        for row in changes.rooms {
            let stored = self.games.iter_mut().find(|stored| stored.loaded.game.id == row.game).expect("it exists");
            stored.loaded.rooms.retain(|known| known.key != row.key);
            stored.loaded.rooms.push(row);
        }
        self.letters.extend(changes.letters);
        self.statements.extend(changes.statements);
        for reply in changes.replies {
            self.statements.iter_mut().for_each(|row| {
                row.take(&reply);
            });
        }
        for stored in &mut self.games {
            let of_game = self.statements.iter().filter(|row| row.game == stored.loaded.game.id);
            stored.loaded.statements = hears(&stored.loaded.game).then(|| of_game.cloned().collect());
        }
        for record in changes.records {
            self.records.retain(|known| (&known.person, &known.game) != (&record.person, &record.game));
            self.records.push(record);
        }
        if let (Some(shares), Some(person)) = (changes.shares_record, &changes.person) {
            match shares {
                true => self.sharing.insert(person.id.clone()),
                false => self.sharing.remove(&person.id),
            };
        }
        for change in changes.lists {
            self.lists.retain(|known| {
                (known.list, &known.owner, &known.subject) != (change.list, &change.owner, &change.subject)
            });
            self.lists.extend(change.row.is_some().then_some(change));
        }
        self.reports.extend(changes.report);
        if let Some(question) = changes.question {
            let is_replaced = |old: &Question| old.slot.is_some() && old.slot == question.slot;
            self.questions.retain(|old| old.person != question.person || !is_replaced(old));
            self.questions.push(question);
        }
        self.questions.retain(|question| Some(&question.id) != changes.answered.as_ref());
        if let Some(person) = changes.person {
            self.persons.insert(person.id.clone(), person);
        }
        if let Some(person) = changes.forget {
            self.forget(&person);
        }
        let mut posts = changes.outgoing;
        for (outgoing, key) in changes.once {
            let same = |(to, slot, known): &(Destination, Option<String>, Key)| {
                *known == key || *to == outgoing.to && slot.is_some() && *slot == outgoing.slot
            };
            if !self.once.iter().any(same) {
                self.once.push((outgoing.to.clone(), outgoing.slot.clone(), key));
                posts.push(outgoing);
            }
        }
        posts
    }

    /// Deletes what is stored about a person.
    fn forget(&mut self, person: &PersonId) {
        for stored in &mut self.games {
            let mut game = stored.loaded.game.clone();
            if leave_nothing(&mut game, person, &mark_key().mark(person), self.now) {
                stored.loaded.game = game;
                stored.loaded.version += 1;
            }
        }
        for row in self.rows.iter_mut().filter(|row| row.person == *person) {
            (row.person, row.typed) = (stranger(person.platform()), String::new());
        }
        self.letters.retain(|letter| !letter.is_of(person));
        self.lists.retain(|change| change.owner != person.as_str());
        self.records.retain(|record| record.person != *person);
        self.sharing.remove(person);
        self.questions.retain(|question| question.person != *person);
        self.sightings.remove(person);
        self.persons.remove(person);
    }

    /// Carries out what the dispatcher does with a row of the outbox.
    fn carry(&mut self, outgoing: &Outgoing) {
        let after = outgoing.due.duration_since(self.now).as_secs();
        // A later post of a slot edits the earlier one.
        let edits = outgoing.slot.as_ref().is_some_and(|slot| !self.slots.insert(format!("{:?} {slot}", outgoing.to)));
        let how = format!("after {after} s{}", if edits { EDITS } else { "" });
        match (&outgoing.to, &outgoing.notice) {
            (Destination::Press { key, .. }, Notice::EnsureRoom) => self.ensure_room(key),
            // Nobody on these networks can read rooms of others.
            (
                _,
                Notice::EnsureRoom
                | Notice::EnsureSpace
                | Notice::ForgetNotes
                | Notice::Relayed(Relayed::Outsiders { .. }),
            ) => {}
            (Destination::Press { key, .. }, notice) => {
                let rooms = self.games.iter().flat_map(|stored| &stored.loaded.rooms);
                let room = rooms.into_iter().find(|row| row.key == *key && row.relayed.is_none());
                if let Some(room) = room.and_then(|row| row.room.clone()) {
                    self.show(&Place::Room(room), outgoing.game.as_ref(), notice, how);
                }
            }
            (Destination::Place(place), notice) => self.show(place, outgoing.game.as_ref(), notice, how),
        }
    }

    /// Gives a press room its members and its state: who comes in reads what was written before.
    fn ensure_room(&mut self, key: &str) {
        let (platform, leak) = (self.platform, self.leak);
        let bit = leak.is_some() && self.secret_bit();
        for stored in &mut self.games {
            let game = &stored.loaded.game;
            let Some(row) = stored.loaded.rooms.iter_mut().find(|row| row.key == key) else { continue };
            if row.relayed.is_some() {
                return;
            }
            let mut room = press::room_of(game, row);
            let address = || leak.map_or_else(|| key.to_owned(), |leak| leak.in_address(key, bit));
            let id = row.room.get_or_insert_with(|| RoomId::new(platform, &address())).clone();
            let members: BTreeSet<PersonId> = room
                .members
                .into_iter()
                .filter(|member| !is_stranger(member) && member.platform() == platform)
                .collect();
            let mut names: Vec<String> = members.iter().map(|member| member.as_str().to_owned()).collect();
            if let Some(leak) = leak {
                leak.in_room(&mut room.name, &mut names, bit);
            }
            let state = format!("{} {} {} {names:?}", room.game, room.name, room.open);
            let empty = || OpenRoom { members: BTreeSet::new(), state: String::new(), history: Vec::new() };
            let open = self.rooms.entry(id.clone()).or_insert_with(empty);
            for member in members.difference(&open.members) {
                self.private.entry(member.clone()).or_default().extend(open.history.iter().cloned());
            }
            open.members = members;
            if open.state != state {
                open.state.clone_from(&state);
                let shown = Rc::new(Shown::state(key, &state));
                for member in open.members.clone() {
                    self.private.entry(member).or_default().push(Rc::clone(&shown));
                }
            }
            return;
        }
    }

    fn post_in(&mut self, room: &RoomId, shown: Rc<Shown>) {
        let Some(open) = self.rooms.get_mut(room) else { return };
        open.history.push(Rc::clone(&shown));
        for member in open.members.clone() {
            self.private.entry(member).or_default().push(Rc::clone(&shown));
        }
    }

    /// Composes a notice for `place`, and gives it to those who read there.
    fn show(&mut self, place: &Place, game: Option<&GameId>, notice: &Notice, how: String) {
        let Some(mut shown) = self.composed(place, game, notice, how) else { return };
        if let Some(leak) = self.leak {
            let watches = |person: &PersonId| {
                self.game().is_some_and(|game| game.watching().any(|watcher| watcher.person == *person))
            };
            let watched =
                matches!(place, Place::Person(reader) | Place::Reply { author: reader, .. } if watches(reader));
            leak.in_post(&mut shown, place, watched, self.secret_bit());
        }
        let shown = Rc::new(shown);
        match place {
            Place::Channel(_) => self.public.push(shown),
            Place::Person(person) | Place::Reply { author: person, .. } => {
                self.private.entry(person.clone()).or_default().push(shown);
            }
            Place::Room(room) => self.post_in(room, shown),
        }
    }

    /// Somebody types orders, in a line or in the order form: what is suggested.
    pub fn types(&mut self, person: &PersonId) {
        let Some(stored) = self.games.first() else { return };
        let (words, language) = (&self.shared.words, self.language_of(person));
        let at = (person, self.now);
        let line = suggest::in_game(words, language, &stored.loaded, at, "A ");
        let form = suggest::form(words, language, &stored.loaded, at);
        let form = form.map(|form| (form.action, format!("{} {}", form.game, form.sheet)));
        for mut offers in [line, form.into_iter().collect()] {
            if let Some(leak) = self.leak {
                leak.in_suggestions(&mut offers, self.secret_bit());
            }
            if !offers.is_empty() {
                let shown = Rc::new(Shown::suggested(&format!("{offers:?}")));
                self.private.entry(person.clone()).or_default().push(shown);
            }
        }
    }
}
