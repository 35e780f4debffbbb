//! A game in memory for tests of decisions: decisions are applied at once, notices are kept.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use dragoman_l10n::{Language, Words};
use jiff::{SignedDuration, Timestamp};

use crate::assignment::Proof;
use crate::conduct::{List, ListChange, Listed, Report, Server, Subject};
use crate::decide::decision::Decision;
use crate::decide::means::Means;
use crate::decide::view::View;
use crate::decide::{clock, deadlines, decide, game_choice};
use crate::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName};
use crate::limits::Limits;
use crate::loaded::{LetterRow, LoadedGame, hears};
use crate::map_link::MapLink;
use crate::model::{
    Ballots, Commitment, Doubt, Game, GameId, KeptLetters, MarkKey, OrderText, PhaseRecord, PhaseTimes, PowerId,
    Published, Reminded, Running, SCHEMA, Seat, Settings, Sheet, Showing, Stage, Standing, Tenures, Trust, Undone,
    Watchers,
};
use crate::negotiation::StatementRow;
use crate::notice::{Destination, Notice, Outgoing};
use crate::order_thread::OrderThread;
use crate::person::Person;
use crate::pictures::PictureChoice;
use crate::post::Key;
use crate::practice::Practice;
use crate::question::Question;
use crate::ringing::Ringing;
use crate::rules;
use crate::standing::{What, may_see, published};
use crate::track_record::{GameRecord, TrackRecord};
use crate::what_if::WhatIf;
use crate::wording::Wording;

/// The words of all languages, read once: that takes longer than most decisions.
pub fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| dragoman_locales::words().expect("the words are complete"));
    &WORDS
}

/// The person with this name.
pub fn person(name: &str) -> PersonId {
    PersonId::new(PlatformName::Local, name)
}

/// The key by which forgotten people are recognised.
pub fn mark_key() -> MarkKey {
    MarkKey::new([17; 32])
}

/// A game in memory.
pub struct Trial {
    /// The game, as it would be loaded.
    pub loaded: LoadedGame,
    /// The current time.
    pub now: Timestamp,
    /// The words of all languages.
    pub words: &'static Words,
    /// The notices to post since the last [`Trial::forget`].
    pub said: Vec<Outgoing>,
    /// The answers to the last event.
    pub answers: Vec<(Place, Notice)>,
    /// The phases that were played, by their numbers.
    pub past: Vec<(u32, PhaseRecord)>,
    /// The game that was over when the present one was created.
    pub finished: Option<LoadedGame>,
    /// The letters that were stored.
    pub letters: Vec<LetterRow>,
    /// The statements that were made, with their answers.
    pub statements: Vec<StatementRow>,
    /// The rows of all lists of people.
    pub lists: Vec<ListChange>,
    /// What was reported.
    pub reports: Vec<Report>,
    /// The messages that people found wrong.
    pub wrong_sentences: Vec<String>,
    /// How people have played.
    pub records: Vec<GameRecord>,
    /// Who lets game masters see that.
    pub sharing: Vec<PersonId>,
    /// The games of whoever acts that can't be read.
    pub unreadable: Vec<(GameId, String)>,
    /// The languages of a press room's members.
    pub readers: Vec<Language>,
    /// People that the bot knows in addition to those who have a seat.
    pub known: Vec<Person>,
    /// The language of all who act.
    pub language: Language,
    /// The limits for one person.
    pub limits: Limits,
    /// The address before the maps on which orders are chosen.
    pub maps: Option<String>,
    /// The links to such maps that were made.
    pub map_links: Vec<MapLink>,
    /// Whether the network has press rooms.
    pub rooms: bool,
    /// By how much the network's clock may be slower than ours.
    pub behind: SignedDuration,
    /// When the next events happened, if they arrive late.
    pub said_at: Option<Timestamp>,
    /// The slots of the receipts that are known to be in the conversation of who acts.
    pub receipts: Vec<String>,
    /// The order thread that was changed last.
    pub order_thread: Option<OrderThread>,
    /// The questions that wait for their answers.
    pub questions: Vec<Question>,
    /// The practices of people.
    pub practices: BTreeMap<PersonId, Practice>,
    /// The boards on which people try orders.
    pub boards: BTreeMap<PersonId, WhatIf>,
    /// What people have chosen to ring.
    pub ringing: BTreeMap<PersonId, Ringing>,
    /// How people's own pictures look.
    pub pictures: BTreeMap<PersonId, PictureChoice>,
    /// How people like to be written to.
    pub wording: BTreeMap<PersonId, Wording>,
    /// When people were last answered in private.
    pub answered: BTreeMap<PersonId, Timestamp>,
    /// Where notices were posted that are posted once.
    once: Vec<(Destination, Option<String>, Key)>,
    events: u64,
}

impl Default for Trial {
    fn default() -> Self {
        Self::new()
    }
}

impl Trial {
    /// Classic in spring 1901: each power is played by a person of its own name in small letters, and `ola` is the game
    /// master.
    pub fn new() -> Self {
        Self::with(Settings::habit("classic", Language::EN, "UTC"))
    }

    /// The game of [`new`](Self::new) with other settings.
    pub fn with(settings: Settings) -> Self {
        let now: Timestamp = "2026-11-21T12:00:00Z".parse().expect("an instant");
        let position = rules::opening(&settings);
        let PhaseTimes { deadline, latest, .. } = deadlines::of(&settings, &position.phase, true, now);
        let times = PhaseTimes { deadline, latest, ..PhaseTimes::default() };
        let seats = rules::seats(&settings).into_iter().map(|powers| {
            let name = powers[0].to_lowercase();
            Seat::taken(person(&name), name.clone(), format!("local:join-{name}")).with(powers)
        });
        let game = Game {
            schema: SCHEMA,
            id: GameId("ab12cd34".to_owned()),
            name: "Bosforo".to_owned(),
            channel: ChannelId::new(PlatformName::Local, "hall"),
            creator: person("ola"),
            master: "ola".to_owned(),
            commitment: Commitment { seed: "00".repeat(32), hash: "11".repeat(32) },
            seats: seats.collect(),
            stage: Stage::Running(Box::new(Running::new(1, position, now, times))),
            waiting: Vec::new(),
            confirm_by: None,
            put_off: None,
            drawn: None,
            coin: None,
            votes: Vec::new(),
            asked: None,
            settings_changed: None,
            rooms_opened: BTreeMap::new(),
            begun: Some(now),
            standing: Standing::default(),
            barred: Vec::new(),
            past_players: Vec::new(),
            earlier: Vec::new(),
            ballots: Ballots::default(),
            watchers: Watchers::default(),
            results_in: Vec::new(),
            tenures: Tenures::default(),
            away: Vec::new(),
            invited: Vec::new(),
            requests: Vec::new(),
            expires: None,
            published: Published::default(),
            documents: Vec::new(),
            declarations: Vec::new(),
            letters: KeptLetters::default(),
            negotiated: false,
            showing: Showing::default(),
            trust: Trust::default(),
            undone: Undone::default(),
            settings,
        };
        let loaded = LoadedGame::new(game, 1);
        Self {
            loaded,
            now,
            words: words(),
            said: Vec::new(),
            answers: Vec::new(),
            past: Vec::new(),
            finished: None,
            letters: Vec::new(),
            statements: Vec::new(),
            records: Vec::new(),
            sharing: Vec::new(),
            unreadable: Vec::new(),
            lists: Vec::new(),
            reports: Vec::new(),
            wrong_sentences: Vec::new(),
            readers: Vec::new(),
            known: Vec::new(),
            language: Language::EN,
            limits: Limits::default(),
            maps: None,
            map_links: Vec::new(),
            rooms: true,
            behind: SignedDuration::ZERO,
            said_at: None,
            receipts: Vec::new(),
            order_thread: None,
            questions: Vec::new(),
            practices: BTreeMap::new(),
            boards: BTreeMap::new(),
            ringing: BTreeMap::new(),
            pictures: BTreeMap::new(),
            wording: BTreeMap::new(),
            answered: BTreeMap::new(),
            once: Vec::new(),
            events: 0,
        }
    }

    /// A game that `ola` has created by saying `text`.
    pub fn created(text: &str) -> Self {
        let mut trial = Self::new();
        trial.calls("ola", text);
        trial
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.loaded.game
    }

    /// The phase that is being played.
    pub fn running(&self) -> &Running {
        self.game().running().expect("it is being played")
    }

    /// The first deadline doesn't move any more for players who send nothing.
    pub fn first_deadline_stays(&mut self) -> &mut Self {
        if let Stage::Running(running) = &mut self.loaded.game.stage {
            running.clock.put_off(running.clock.deadline().expect("it has a deadline"));
            running.clock.remind(Reminded::Never);
        }
        self
    }

    /// Moves the clock by `hours`.
    pub fn later(&mut self, hours: i64) -> &mut Self {
        self.now = self.now.checked_add(SignedDuration::from_hours(hours)).expect("an instant");
        self
    }

    /// `who` says `text` to the bot in private.
    pub fn says(&mut self, who: &str, text: &str) -> &mut Self {
        let place = Place::Person(person(who));
        let content = Content::Text { text: text.to_owned(), addressed: true };
        self.does(who, place.clone(), content.clone());
        // Who is ready in a test means it, whatever is missing.
        let asked = self.said.last().is_some_and(|last| matches!(last.notice, Notice::ReadyAsked { .. }));
        if asked && text == "ready" { self.does(who, place, content) } else { self }
    }

    /// `who` says `text` to the bot in the channel.
    pub fn calls(&mut self, who: &str, text: &str) -> &mut Self {
        let place = Place::Channel(self.game().channel.clone());
        self.does(who, place, Content::Text { text: text.to_owned(), addressed: true })
    }

    /// `who` says `text` to the bot in private, and then that it is to be done.
    pub fn confirms(&mut self, who: &str, text: &str) -> &mut Self {
        self.says(who, text).says(who, "go-ahead")
    }

    /// `who` says `text` to the bot in the channel, and then that it is to be done.
    pub fn confirms_in_public(&mut self, who: &str, text: &str) -> &mut Self {
        self.calls(who, text).calls(who, "go-ahead")
    }

    /// `who` presses a button in the channel.
    pub fn presses_in_public(&mut self, who: &str, action: &str) -> &mut Self {
        let place = Place::Channel(self.game().channel.clone());
        self.does(who, place, Content::Pressed { action: action.to_owned() })
    }

    /// `who` presses a button in private.
    pub fn presses(&mut self, who: &str, action: &str) -> &mut Self {
        self.does(who, Place::Person(person(who)), Content::Pressed { action: action.to_owned() })
    }

    /// The event that `who` does something in `place`.
    fn event(&mut self, who: &str, place: Place, content: Content) -> Event {
        self.events += 1;
        let actor = Actor { person: person(who), name: who.to_owned(), language: None, administrator: who == "admin" };
        let id = EventId::new(PlatformName::Local, &self.events.to_string());
        Event { id, at: self.said_at.unwrap_or(self.now), actor, place, channel: None, content }
    }

    /// `who` does something in `place`: it is decided, with all data that the decision requests, and applied.
    pub fn does(&mut self, who: &str, place: Place, content: Content) -> &mut Self {
        self.does_in(None, who, place, content)
    }

    /// `who` does something in `place`, which belongs to the public `channel`.
    pub fn does_in(&mut self, channel: Option<ChannelId>, who: &str, place: Place, content: Content) -> &mut Self {
        let event = Event { channel, ..self.event(who, place, content) };
        let decision = self.decides(&event);
        self.apply(decision)
    }

    /// What is decided on what `who` says in private; it isn't applied.
    pub fn would_say(&mut self, who: &str, text: &str) -> Decision {
        let content = Content::Text { text: text.to_owned(), addressed: true };
        let event = self.event(who, Place::Person(person(who)), content);
        self.decides(&event)
    }

    /// The decision on `event`, with all data that it requests.
    fn decides(&self, event: &Event) -> Decision {
        let mut view = self.seen(event);
        view.recognise();
        let mut decision = decide(event, &view, self.words);
        while let Some(want) = decision.wants.take() {
            match want {
                crate::decide::decision::Want::Past(_) => view.past = Some(self.past.clone()),
                crate::decide::decision::Want::Statements(game) => {
                    let is_played = self.game().id == game && self.game().running().is_some();
                    assert!(!is_played, "a game that is played is loaded with its statements");
                    view.statements = Some(self.statements.clone());
                }
                crate::decide::decision::Want::Question => {
                    let is_open = |question: &&Question| {
                        let is_theirs = question.person == event.actor.person && question.slot.is_none();
                        is_theirs && question.expires > self.now
                    };
                    let newest = self.questions.iter().filter(is_open).max_by_key(|question| question.expires);
                    view.newest = Some(newest.cloned());
                }
                crate::decide::decision::Want::Over(meant) => {
                    let game = self.game();
                    let known = event.actor.name == "ola" || game.seat_of(&event.actor.person).is_some();
                    let found = known && matches!(game.stage, Stage::Over(_)) && meant.means(&game.id, &game.name);
                    view.over = Some(found.then(|| self.loaded.clone()).into_iter().collect());
                    let finished =
                        self.finished.iter().filter(|loaded| meant.means(&loaded.game.id, &loaded.game.name));
                    view.over.get_or_insert_default().extend(finished.cloned());
                }
                crate::decide::decision::Want::Beside { game, channel } => {
                    let present = self.game();
                    let open = present.channel == channel && !matches!(present.stage, Stage::Over(_));
                    let known = (present.id == game || open).then(|| self.loaded.clone());
                    view.beside = Some(known.into_iter().collect());
                }
                crate::decide::decision::Want::Records(people) => {
                    view.records =
                        Some(people.into_iter().map(|person| (person.clone(), self.record(&person))).collect());
                }
                crate::decide::decision::Want::Blocks => {
                    view.conduct.blocks = Some(self.listed(List::Blocks, event.actor.person.as_str()));
                }
                crate::decide::decision::Want::Blockers(subject) => {
                    let of = |change: &&ListChange| change.list == List::Blocks && change.subject == subject;
                    let owners = self.lists.iter().filter(of).filter_map(|change| change.owner.clone().try_into().ok());
                    view.conduct.blockers = Some(owners.collect());
                }
                crate::decide::decision::Want::Server(_) => {
                    let me = Subject::person(&mark_key(), &event.actor.person);
                    let own = self.reports.iter().filter(|report| report.reporter == me);
                    view.conduct.server = Some(Server {
                        key: "local:page".to_owned(),
                        bars: self.listed(List::Bars, "local:page"),
                        reported: u32::try_from(own.count()).expect("few"),
                        reports: self.reports.iter().filter(|report| !report.server.is_empty()).cloned().collect(),
                    });
                }
                crate::decide::decision::Want::Unreadable => view.unreadable = Some(self.unreadable.clone()),
                crate::decide::decision::Want::Named { name, .. } => {
                    let called = |person: &&Person| person.name.eq_ignore_ascii_case(&name);
                    view.named = Some(self.known.iter().filter(called).cloned().collect());
                }
            }
            view.recognise();
            decision = decide(event, &view, self.words);
        }
        decision
    }

    /// How `person` has played in games that are over.
    pub fn record(&self, person: &PersonId) -> TrackRecord {
        let mut sum = TrackRecord { shared: self.sharing.contains(person), ..TrackRecord::default() };
        for record in self.records.iter().filter(|record| record.person == *person) {
            sum.finished += u32::from(record.finished);
            sum.left += u32::from(!record.finished);
            sum.phases += record.phases;
            sum.missed += record.missed;
        }
        sum
    }

    /// The people in the waiting list who may not join games.
    fn barred(&self) -> Vec<PersonId> {
        let bars = self.listed(List::Bars, "local:page");
        let is_barred =
            |person: &PersonId| bars.iter().any(|listed| listed.subject == Subject::person(&mark_key(), person));
        self.game().waiting.iter().map(|waiting| waiting.person.clone()).filter(is_barred).collect()
    }

    fn listed(&self, list: List, owner: &str) -> Vec<Listed> {
        let own = self.lists.iter().filter(|change| change.list == list && change.owner == owner);
        own.filter_map(|change| change.row.clone()).collect()
    }

    /// Runs the clock: everything due is done.
    pub fn ticks(&mut self) -> &mut Self {
        for _ in 0..20 {
            let Some(due) = clock::due(self.game(), self.now) else { break };
            self.loaded.game.barred = self.barred();
            let means = Means { seed: &[7; 32] };
            let decision = clock::carry_out_due(&self.loaded, due, self.now, &self.limits, &means);
            self.apply(decision);
        }
        self
    }

    /// Applies a decision as the store would.
    pub fn apply(&mut self, decision: Decision) -> &mut Self {
        let changes = decision.changes;
        self.answers = decision.answers.into_iter().map(|answer| (answer.to, answer.notice)).collect();
        let before = self.loaded.game.running().map(|running| running.number);
        if let Some((game, 0)) = &changes.game {
            // A new game replaces the old one.
            let over = matches!(self.loaded.game.stage, Stage::Over(_));
            self.finished = over.then(|| self.loaded.clone());
            self.loaded = LoadedGame::new(game.clone(), 0);
        }
        if let Some((game, version)) = changes.game {
            assert_eq!(version, self.loaded.version, "a conflicting change");
            self.loaded.game = game;
            self.loaded.version += 1;
        }
        let now = self.loaded.game.running().map(|running| running.number);
        if before != now {
            self.loaded.sheets.clear();
        }
        for row in changes.orders {
            let last = self.loaded.sheets.revision(&row.power);
            if Some(row.phase) == now {
                assert_eq!(row.revision, last + 1, "revisions count up");
                self.loaded.sheets.set(row.power, row.revision, row.sheet);
            }
        }
        if let Some((number, record)) = changes.phase {
            assert!(self.past.iter().all(|(known, _)| *known != number), "history is never overwritten");
            self.past.push((number, record));
        }
        if let Some(person) = &changes.person {
            self.ringing.insert(person.id.clone(), person.ringing.clone());
            self.pictures.insert(person.id.clone(), person.pictures);
            self.wording.insert(person.id.clone(), person.wording);
            self.answered.extend(person.answered.map(|at| (person.id.clone(), at)));
            self.practices.remove(&person.id);
            self.practices.extend(person.practice.clone().map(|practice| (person.id.clone(), practice)));
            self.boards.remove(&person.id);
            self.boards.extend(person.what_if.as_deref().map(|board| (person.id.clone(), board.clone())));
        }
        if let Some(person) = changes.forget {
            crate::person::leave_nothing(&mut self.loaded.game, &person, &mark_key().mark(&person), self.now);
        }
        for row in changes.rooms {
            self.loaded.rooms.retain(|known| known.key != row.key);
            self.loaded.rooms.push(row);
        }
        self.letters.extend(changes.letters);
        for row in &changes.statements {
            assert!(!self.statements.iter().any(|known| known.is_same(row)), "numbers count up");
        }
        self.statements.extend(changes.statements);
        for reply in changes.replies {
            assert!(self.statements.iter_mut().any(|row| row.take(&reply)), "an answer to a statement");
        }
        self.loaded.statements = hears(&self.loaded.game).then(|| self.statements.clone().into());
        for record in changes.records {
            self.records.retain(|known| (&known.person, &known.game) != (&record.person, &record.game));
            self.records.push(record);
        }
        if let (Some(shares), Some(person)) = (changes.shares_record, &changes.person) {
            self.sharing.retain(|known| *known != person.id);
            self.sharing.extend(shares.then(|| person.id.clone()));
        }
        for change in changes.lists {
            self.lists.retain(|known| {
                (known.list, &known.owner, &known.subject) != (change.list, &change.owner, &change.subject)
            });
            self.lists.extend(change.row.is_some().then_some(change));
        }
        if let Some(question) = changes.question {
            let is_replaced = |old: &Question| old.slot.is_some() && old.slot == question.slot;
            self.questions.retain(|old| old.person != question.person || !is_replaced(old));
            self.questions.push(question);
        }
        self.questions.retain(|question| Some(&question.id) != changes.answered.as_ref());
        self.reports.extend(changes.report);
        self.map_links.extend(changes.map_link);
        self.wrong_sentences.extend(changes.wrong_sentence.map(|(id, _)| id));
        self.order_thread = changes.order_thread.or(self.order_thread.take());
        // The unit tests of the game leave this to the decisions: a quarter of what is compiled with them would be this.
        #[cfg(not(test))]
        for outgoing in &changes.outgoing {
            // It is stored until it is posted, and read again then.
            let stored = serde_json::to_string(&outgoing.notice).expect("a notice can be stored");
            let read: Result<Notice, _> = serde_json::from_str(&stored);
            assert!(read.as_ref().is_ok_and(|read| *read == outgoing.notice), "{stored}: {read:?}");
        }
        self.said.extend(changes.outgoing);
        for (outgoing, key) in changes.once {
            let same = |(to, slot, known): &(Destination, Option<String>, Key)| {
                *known == key || *to == outgoing.to && slot.is_some() && *slot == outgoing.slot
            };
            if !self.once.iter().any(same) {
                self.once.push((outgoing.to.clone(), outgoing.slot.clone(), key));
                self.said.push(outgoing);
            }
        }
        self
    }

    /// The view of the person who does `event`.
    pub fn seen(&self, event: &Event) -> View {
        let mut loaded = self.loaded.clone();
        loaded.game.barred = self.barred();
        let sits = self.game().seats.iter().any(|seat| {
            let deputy = seat.asked_deputy().map(|deputy| &deputy.person);
            let others = [seat.person(), seat.former(), deputy];
            others.into_iter().flatten().any(|person| *person == event.actor.person)
        });
        let looks_after = self.game().creator == event.actor.person;
        // A menu's command names the channel in which it was given.
        let public = matches!(event.place, Place::Channel(_)) || event.channel.as_ref() == Some(&self.game().channel);
        let plays = !matches!(self.game().stage, Stage::Over(_));
        let named = matches!(&event.content, Content::Pressed { action } if action.contains(&self.game().id.0));
        let question = game_choice::named(&event.content).and_then(|id| {
            let asked = |question: &&Question| question.id == id && question.person == event.actor.person;
            self.questions.iter().find(asked).cloned()
        });
        let room = event.room().or_else(|| question.as_ref()?.room());
        let room = room.and_then(|room| self.loaded.rooms.iter().find(|row| row.room.as_ref() == Some(&room)).cloned());
        let named = named || matches!(&event.content, Content::Pressed { action } if action.starts_with("take-over:"));
        let shows = public || named || room.is_some() || plays && !sits && event.actor.name == "ola";
        View {
            newest: None,
            question,
            receipts: self.receipts.clone(),
            writer: None,
            now: self.now,
            restored: None,
            behind: self.behind,
            seed: [u8::try_from(self.events % 251).expect("small"); 32],
            person: Person {
                id: event.actor.person.clone(),
                name: event.actor.name.clone(),
                language: None,
                timezone: None,
                current_game: None,
                answered: self.answered.get(&event.actor.person).copied(),
                ringing: self.ringing.get(&event.actor.person).cloned().unwrap_or_default(),
                pictures: self.pictures.get(&event.actor.person).copied().unwrap_or_default(),
                wording: self.wording.get(&event.actor.person).copied().unwrap_or_default(),
                practice: self.practices.get(&event.actor.person).cloned(),
                what_if: self.boards.get(&event.actor.person).cloned().map(Box::new),
            },
            key: mark_key(),
            mine: if plays && (sits || looks_after || event.actor.name == "ola") {
                vec![loaded.clone()]
            } else {
                Vec::new()
            },
            here: if shows { vec![loaded.clone()] } else { Vec::new() },
            room,
            readers: self.readers.clone(),
            language: self.language,
            limits: self.limits,
            length: None,
            timezone: "UTC".to_owned(),
            maps: self.maps.clone(),
            rooms: self.rooms,
            past: None,
            statements: None,
            over: None,
            beside: None,
            unreadable: None,
            records: None,
            conduct: crate::conduct::KnownConduct::default(),
            named: None,
        }
    }

    /// Removes the notices that were collected.
    pub fn forget(&mut self) -> &mut Self {
        self.said.clear();
        self.answers.clear();
        self
    }

    /// Who is let into the room with `key`, if that was requested since the last [`Trial::forget`].
    pub fn members(&self, key: &str) -> Vec<String> {
        let to = Destination::Press { key: key.to_owned(), platform: self.game().channel.platform() };
        let asked = self.said.iter().any(|outgoing| outgoing.to == to && outgoing.notice == Notice::EnsureRoom);
        let row = self.loaded.rooms.iter().find(|row| row.key == key).filter(|_| asked);
        let room = row.map(|row| crate::decide::press::room_of(self.game(), row));
        room.map(|room| room.members.iter().map(|member| member.native().to_owned()).collect()).unwrap_or_default()
    }

    /// All let `who` watch, whatever else they are in the game.
    pub fn lets_watch(&mut self, who: &str) -> &mut Self {
        let (game, who) = (&mut self.loaded.game, person(who));
        let people: Vec<PersonId> = game.people().cloned().collect();
        if game.watchers.of(&who).is_none() {
            game.watchers.ask(who.clone(), who.native().to_owned(), 1);
        }
        people.into_iter().for_each(|player| game.watchers.agree(&who, player));
        game.watchers.begin(&who, 1);
        self
    }

    /// How the powers were assigned, where that isn't secret.
    pub fn drawn(&self) -> Proof {
        let permit = published(self.game(), What::Assignment).expect("it isn't secret");
        let drawn = self.game().drawn.as_ref().expect("powers were drawn");
        drawn.read(&self.game().id, &permit).expect("it is permitted").clone()
    }

    /// The powers that `who` prefers, as `who` may see them.
    pub fn wishes(&self, who: &str) -> Vec<PowerId> {
        let permit = may_see(self.game(), &person(who), What::Wishes(person(who)), self.now).expect("their own");
        self.game().wishes(&permit).expect("they are in the game").to_vec()
    }

    /// The stored orders of `power`.
    pub fn orders(&self, power: &str) -> Vec<OrderText> {
        self.sheet(power).lines.into_iter().map(|line| line.order).collect()
    }

    /// What `power` was asked about and hasn't answered.
    pub fn doubts(&self, power: &str) -> Vec<Doubt> {
        self.sheet(power).doubts
    }

    fn sheet(&self, power: &str) -> Sheet {
        self.loaded.sheets.in_test(&power.into()).cloned().unwrap_or_default()
    }
}
