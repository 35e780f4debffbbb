//! What was read of a message with orders, in the reader's words.

use dragoman_game::model::{Position, Settings};
use dragoman_game::rules::{self, Found, Message, ReadLine};
use dragoman_l10n::{Language, Notation, Reply, Words};

use super::writer::Writer;

/// A part of a message with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Answer {
    /// The author's own words.
    pub typed: String,
    /// What it was read as.
    pub found: Found,
    /// What was assumed, the question, or what is wrong; empty if that is nothing.
    pub said: String,
}

impl Writer<'_> {
    /// The answer to each part of a message that needs one.
    pub(super) fn answers_to(&self, settings: &Settings, position: &Position, message: &Message) -> Vec<Answer> {
        answers(self.words, self.language(), settings, position, message)
    }

    /// The answer to each part of a message in the game that needs one.
    pub(super) fn answers_in_game(&self, position: &Position, message: &Message) -> Vec<Answer> {
        let game = self.material.game.as_ref();
        game.map(|game| self.answers_to(&game.settings, position, message)).unwrap_or_default()
    }
}

fn answers(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &Position,
    message: &Message,
) -> Vec<Answer> {
    let Some(situation) = rules::situation(settings, position) else { return Vec::new() };
    let reply = Reply { words, language, notation: Notation::Abbreviations, situation: &situation };
    let answer = |ReadLine { typed, found, finding }| {
        let said = reply.finding(&message.text, &finding);
        Answer { typed, found, said }
    };
    rules::read(words, settings, &situation, message).lines.into_iter().map(answer).collect()
}

#[cfg(test)]
mod tests {
    use dragoman_game::practice;

    use super::*;

    /// Texts of people who know the game, who don't, and of other powers' players.
    const TYPED: [&str; 13] = [
        "A Vie - Gal\nA Bud - Ser; F Tri - Alb",
        "Spring 1901\nA Vie S F Tri - Ven\nF Tre - Ven\nSerbia",
        "Autumn 1905\nA Vie - Gal",
        "RUSSIA\nA War - Gal",
        "A Bud - Par, A War - Gal, A Swe H, F Tri C A Vie - Alb",
        "if Russia moves then A Vie - Gal",
        "A Vienna-Gallicia\nBudapest or Vienna to Trieste\nA Vie - Tri - Ven",
        "Wiedeń - Galicja\nF Triest - Albanië (hello)",
        "F Vie - Gal, Russian A Bud - Rum",
        "A Vie - Boe; A Vie - Wen",
        "A Vie B, F Tri D, A Vie R Boh",
        "A",
        "ąę 🙂 \u{0} - - S C - 💥 A Vi",
    ];

    #[test]
    fn what_was_read_is_repeated_unchanged_in_every_language() {
        let words = dragoman_locales::words().unwrap();
        let settings = practice::settings();
        let opening = rules::opening(&settings);
        let mut winter = Position { phase: "W1901A".into(), ..opening.clone() };
        winter.units.insert("AUSTRIA".into(), vec!["F TRI".into()]);
        let mut found = (0, 0, 0);
        for (typed, position) in TYPED.iter().flat_map(|typed| [(*typed, &opening), (*typed, &winter)]) {
            for reader in words.languages() {
                let mut message = Message::unread(typed, Language::EN, &"AUSTRIA".into(), vec!["A VIE - BOH".into()]);
                rules::take_in(&words, &settings, position, &mut message);
                let said = |message: &Message| answers(&words, reader, &settings, position, message);
                let lines = said(&message);
                let text = serde_json::to_string(&message).unwrap();
                let kept: Message = serde_json::from_str(&text).unwrap();
                assert!(kept.reading.is_some());
                assert_eq!(said(&kept), lines, "{text}");
                let unread = Message { reading: None, ..kept };
                assert_eq!(said(&unread), lines, "{typed}");
                for line in &lines {
                    match line.found {
                        Found::Order { .. } => found.0 += 1,
                        Found::Question { .. } | Found::Beside { .. } => found.1 += 1,
                        Found::Error { .. } => found.2 += 1,
                    }
                }
            }
        }
        assert!(found.0 > 30 && found.1 > 0 && found.2 > 60, "{found:?}");
    }
}
