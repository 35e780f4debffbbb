//! Reads the notices of decisions: their words and buttons, in the reader's language.

use dragoman_game::event::Place;
use dragoman_game::notice::opening::OpeningNotice;
use dragoman_game::notice::{Destination, History, Notice, Reader};
use dragoman_game::testing::{Trial, person};
use dragoman_game::wording::Wording;
use dragoman_l10n::Language;
use dragoman_platform::message::{Commands, Times};
use dragoman_say::{Material, Speaker};

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
    /// The same with their labels.
    fn labelled(&self, notice: &Notice) -> Vec<(String, String)>;
    /// The label of the button under a public notice whose id begins so.
    fn label(&self, notice: &Notice, begins: &str) -> String;
    /// The ids of the buttons under private notices to `who`.
    fn buttons(&self, who: &str) -> Vec<String>;
    /// The same where a post has at most `most` buttons.
    fn buttons_of(&self, who: &str, most: usize) -> Vec<String>;
}

impl Heard for Trial {
    fn spoken(&self, notice: &Notice, reader: Language) -> String {
        self.spoken_as(notice, reader, Wording::default())
    }

    fn spoken_as(&self, notice: &Notice, reader: Language, wording: Wording) -> String {
        let reader = Reader {
            language: reader,
            timezone: "UTC".to_owned(),
            person: None,
            pictures: Default::default(),
            wording,
        };
        let said = match notice {
            Notice::Elsewhere { notice } => &**notice,
            notice => notice,
        };
        let record = match said {
            Notice::Adjudicated { number, .. } => self.past.iter().find(|(known, _)| known == number),
            Notice::Decide { number, .. } => self.past.iter().find(|(known, _)| known + 1 == *number),
            _ => None,
        };
        let record = record.map(|(_, record)| record.clone()).or(material(self, notice).record);
        let mut material = Material { record, ..material(self, notice) };
        let who = matches!(notice, Notice::Opening(OpeningNotice::Parts { .. } | OpeningNotice::Players { .. }));
        if who || matches!(notice, Notice::Finished { .. } | Notice::History(History::Chart)) {
            material.past.records = self.past.iter().map(|(_, record)| record.clone()).collect();
        }
        Speaker {
            words: &self.words,
            reader: &reader,
            times: Times::Words,
            commands: Commands::Names,
            actions: 25,
            reacts: false,
            material: &material,
        }
        .say(notice)
        .text
        .markdown()
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

    fn label(&self, notice: &Notice, begins: &str) -> String {
        let all = self.labelled(notice);
        all.into_iter().find(|(id, _)| id.starts_with(begins)).expect("such a button").1
    }

    fn labelled(&self, notice: &Notice) -> Vec<(String, String)> {
        let reader = Reader {
            language: Language::EN,
            timezone: "UTC".to_owned(),
            person: None,
            pictures: Default::default(),
            wording: Default::default(),
        };
        let mut material = Material { game: Some(self.game().clone()), ..Material::default() };
        material.past.records = self.past.iter().map(|(_, record)| record.clone()).collect();
        let speaker = Speaker {
            words: &self.words,
            reader: &reader,
            times: Times::Words,
            commands: Commands::Names,
            actions: 25,
            reacts: false,
            material: &material,
        };
        speaker.say(notice).actions.into_iter().map(|action| (action.id, action.label)).collect()
    }

    fn buttons(&self, who: &str) -> Vec<String> {
        self.buttons_of(who, 25)
    }

    fn buttons_of(&self, who: &str, most: usize) -> Vec<String> {
        let to = Destination::Place(Place::Person(person(who)));
        let reader = Reader {
            language: Language::EN,
            timezone: "UTC".to_owned(),
            person: Some(person(who)),
            pictures: Default::default(),
            wording: Default::default(),
        };
        let actions = |notice: &Notice| {
            let material = material(self, notice);
            let (times, commands) = (Times::Words, Commands::Names);
            Speaker {
                words: &self.words,
                reader: &reader,
                times,
                commands,
                actions: most,
                reacts: false,
                material: &material,
            }
            .say(notice)
            .actions
        };
        let said = self.said.iter().filter(|outgoing| outgoing.to == to).map(|outgoing| &outgoing.notice);
        let private = Place::Person(person(who));
        let answered = self.answers.iter().filter(|(to, _)| *to == private).map(|(_, notice)| notice);
        said.chain(answered).flat_map(actions).map(|action| action.id).collect()
    }
}

/// What `notice` refers to, without what was played before.
fn material(trial: &Trial, notice: &Notice) -> Material {
    let (game, record) = match notice {
        Notice::Practice(notice) => notice.material("Practice".to_owned()),
        Notice::WhatIf(notice) => notice.material(dragoman_say::what_if::title(&trial.words, Language::EN, notice)),
        _ => (trial.game().clone(), None),
    };
    Material { game: Some(game), record, ..Material::default() }
}
