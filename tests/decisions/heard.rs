//! Reads the notices of decisions: their words and buttons, in the reader's language.

use dragoman_game::event::{PersonId, Place};
use dragoman_game::notice::needs::Needs;
use dragoman_game::notice::{Destination, History, Notice, Reader};
use dragoman_game::testing::{Trial, person};
use dragoman_game::wording::Wording;
use dragoman_l10n::Language;
use dragoman_platform::message::{Commands, RoomReading, Times};
use dragoman_say::{Material, Past, PictureOf, Said, Speaker, Writer};

/// The notices of a [`Trial`] in words.
pub trait Heard {
    /// The text of a notice.
    fn spoken(&self, notice: &Notice, reader: Language) -> String;
    /// The same as somebody likes it.
    fn spoken_as(&self, notice: &Notice, reader: Language, wording: Wording) -> String;
    /// The notices to `place` since the last `forget`, in English.
    fn told(&self, place: &Place) -> Vec<String>;
    /// The notices to any destination since the last `forget`, in English.
    fn told_at(&self, to: &Destination) -> Vec<String>;
    /// The notices to `who` in private since the last `forget`.
    fn heard(&self, who: &str) -> String;
    /// The notices in the channel since the last `forget`.
    fn public(&self) -> String;
    /// The ids of the buttons under a public notice.
    fn actions(&self, notice: &Notice) -> Vec<String>;
    /// The same where only so many buttons fit.
    fn actions_within(&self, notice: &Notice, most: usize) -> Vec<String>;
    /// The same with their labels.
    fn labelled(&self, notice: &Notice) -> Vec<(String, String)>;
    /// The label of the button under a public notice whose id begins so.
    fn label(&self, notice: &Notice, begins: &str) -> String;
    /// The game as a text file.
    fn exported(&self) -> String;
    /// The ids of the buttons under private notices to `who`.
    fn buttons(&self, who: &str) -> Vec<String>;
    /// The labels of these buttons.
    fn labels(&self, who: &str) -> Vec<String>;
    /// What somebody was told in private, as they read it: their own powers are "you".
    fn read_by(&self, who: &str) -> String;
    /// The same where a post has at most `most` buttons.
    fn buttons_of(&self, who: &str, most: usize) -> Vec<String>;
    /// A public notice as it is composed, but for what was played before.
    fn composed(&self, notice: &Notice, language: Language) -> Said;
    /// The picture of a notice.
    fn picture(&self, notice: &Notice) -> Option<PictureOf>;
    /// The units in the positions that are shown to somebody in private.
    fn pictures_of(&self, who: &str) -> Vec<String>;
}

impl Heard for Trial {
    fn spoken(&self, notice: &Notice, reader: Language) -> String {
        self.spoken_as(notice, reader, Wording::default())
    }

    fn spoken_as(&self, notice: &Notice, reader: Language, wording: Wording) -> String {
        let reader = Reader { language: reader, wording, ..english(None) };
        let mut material = present(self);
        let phase = |number: u32| {
            let found = self.past.iter().find(|(known, _)| *known == number);
            found.map(|(_, record)| record.clone())
        };
        match notice.needs() {
            Needs::Phase(number) => material.record = phase(number),
            Needs::Dislodgements { retreats } => material.record = phase(retreats.saturating_sub(1)),
            Needs::Records | Needs::RecordsAfterEnd => {
                material.past.records = self.past.iter().map(|(_, record)| record.clone()).collect();
            }
            // Tests that ask for the rest give it themselves.
            Needs::Nothing
            | Needs::Reader
            | Needs::IfOver(_)
            | Needs::Named(_)
            | Needs::NamedWithSent(_)
            | Needs::Revisions
            | Needs::Reports
            | Needs::ReportsWithLetters
            | Needs::Saved
            | Needs::PublishedLetters
            | Needs::Letters { .. } => {}
        }
        say(self, notice, &reader, &material, 25).text.markdown()
    }

    fn told(&self, place: &Place) -> Vec<String> {
        let to = Destination::Place(place.clone());
        let here = self.said.iter().filter(|outgoing| outgoing.to == to);
        let answered = self.answers.iter().filter(|(to, _)| to == place).map(|(_, notice)| notice);
        let wording = match place {
            Place::Person(person) => self.wording.get(person).copied().unwrap_or_default(),
            Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => Wording::default(),
        };
        let notices = here.map(|outgoing| &outgoing.notice).chain(answered);
        notices.map(|notice| self.spoken_as(notice, Language::EN, wording)).collect()
    }

    fn told_at(&self, to: &Destination) -> Vec<String> {
        let here = self.said.iter().filter(|outgoing| outgoing.to == *to);
        here.map(|outgoing| self.spoken(&outgoing.notice, Language::EN)).collect()
    }

    fn heard(&self, who: &str) -> String {
        self.told(&Place::Person(person(who))).join("\n")
    }

    fn public(&self) -> String {
        self.told(&Place::Channel(self.game().channel.clone())).join("\n")
    }

    fn actions(&self, notice: &Notice) -> Vec<String> {
        self.labelled(notice).into_iter().map(|(id, _)| id).collect()
    }

    fn actions_within(&self, notice: &Notice, most: usize) -> Vec<String> {
        let said = say(self, notice, &english(None), &with_past(self), most);
        said.actions.into_iter().map(|action| action.id).collect()
    }

    fn label(&self, notice: &Notice, begins: &str) -> String {
        let all = self.labelled(notice);
        all.into_iter().find(|(id, _)| id.starts_with(begins)).expect("such a button").1
    }

    fn labelled(&self, notice: &Notice) -> Vec<(String, String)> {
        let said = say(self, notice, &english(None), &with_past(self), 25);
        said.actions.into_iter().map(|action| (action.id, action.label)).collect()
    }

    fn exported(&self) -> String {
        let file = say(self, &Notice::History(History::Log), &english(None), &with_past(self), 25).file;
        String::from_utf8(file.expect("a file").bytes.to_vec()).expect("text")
    }

    fn buttons(&self, who: &str) -> Vec<String> {
        self.buttons_of(who, 25)
    }

    fn read_by(&self, who: &str) -> String {
        let to = Destination::Place(Place::Person(person(who)));
        let reader = english(Some(person(who)));
        let said = self.said.iter().filter(|outgoing| outgoing.to == to).map(|outgoing| &outgoing.notice);
        let texts = said.map(|notice| say(self, notice, &reader, &present(self), 25).text.markdown());
        texts.collect::<Vec<_>>().join("\n")
    }

    fn buttons_of(&self, who: &str, most: usize) -> Vec<String> {
        let to = Destination::Place(Place::Person(person(who)));
        let reader = english(Some(person(who)));
        let actions = |notice: &Notice| say(self, notice, &reader, &present(self), most).actions;
        let said = self.said.iter().filter(|outgoing| outgoing.to == to).map(|outgoing| &outgoing.notice);
        let private = Place::Person(person(who));
        let answered = self.answers.iter().filter(|(to, _)| *to == private).map(|(_, notice)| notice);
        said.chain(answered).flat_map(actions).map(|action| action.id).collect()
    }

    fn labels(&self, who: &str) -> Vec<String> {
        let private = Place::Person(person(who));
        let to = Destination::Place(private.clone());
        let reader = english(Some(person(who)));
        let said = self.said.iter().filter(|outgoing| outgoing.to == to).map(|outgoing| &outgoing.notice);
        let answered = self.answers.iter().filter(|(to, _)| *to == private).map(|(_, notice)| notice);
        let actions = |notice: &Notice| say(self, notice, &reader, &present(self), 25).actions;
        said.chain(answered).flat_map(actions).map(|action| action.label).collect()
    }

    fn composed(&self, notice: &Notice, language: Language) -> Said {
        say(self, notice, &Reader { language, ..english(None) }, &present(self), 25)
    }

    fn picture(&self, notice: &Notice) -> Option<PictureOf> {
        self.composed(notice, Language::EN).picture
    }

    fn pictures_of(&self, who: &str) -> Vec<String> {
        let to = Destination::Place(Place::Person(person(who)));
        let reader = english(Some(person(who)));
        let said = self.said.iter().filter(|outgoing| outgoing.to == to);
        let pictures =
            said.filter_map(|outgoing| match say(self, &outgoing.notice, &reader, &present(self), 25).picture? {
                PictureOf::Position(position) => Some(position),
                PictureOf::Results(_)
                | PictureOf::Preview { .. }
                | PictureOf::Plan { .. }
                | PictureOf::Chart { .. } => None,
            });
        let units = |position: dragoman_game::model::Position| {
            position.units.values().flatten().map(|unit| unit.to_string()).collect::<Vec<_>>().join(", ")
        };
        pictures.map(units).collect()
    }
}

/// Somebody who reads English; in public nobody in particular.
fn english(person: Option<PersonId>) -> Reader {
    Reader {
        language: Language::EN,
        timezone: "UTC".to_owned(),
        person,
        pictures: Default::default(),
        wording: Default::default(),
    }
}

/// `notice` as `reader` gets it, with at most so many buttons.
fn say(trial: &Trial, notice: &Notice, reader: &Reader, material: &Material, actions: usize) -> Said {
    let (words, times, commands) = (trial.words, Times::Words, Commands::Names);
    let writer = Writer { words, reader, times, commands, actions, reacts: false, room: RoomReading::ALL, material };
    Speaker(writer).say(notice)
}

/// The game with what was played before.
fn with_past(trial: &Trial) -> Material {
    let records = trial.past.iter().map(|(_, record)| record.clone()).collect();
    let past = Past { records, ..Past::default() };
    Material { game: Some(trial.game().clone()), past, ..Material::default() }
}

/// The game without what was played before.
fn present(trial: &Trial) -> Material {
    Material { game: Some(trial.game().clone()), ..Material::default() }
}
