//! What the bot answered can be copied and sent back: the same orders, and none that it only mentioned.

use dragoman_engine::WrittenOrder;
use dragoman_l10n::{Notation, Reply};
use dragoman_notation::{Finding, Problem};

use crate::reader::{self, WORDS};
use crate::{board, cases};

#[test]
fn an_answer_that_is_sent_back_gives_the_same_orders() {
    let mut wrong = Vec::new();
    for case in cases::CORPUS.iter().flat_map(|file| cases::load(file)) {
        let board = board::board(&case.position);
        let power = board::power(board.map, &case.power);
        let situation = reader::situation(&board);
        let rulebook = reader::rulebook(&case.position);
        let language = reader::language(&case.language);
        let read = reader::read(&situation, language, power, &rulebook, &case.text);
        for notation in [Notation::Abbreviations, Notation::Names] {
            let reply = Reply { words: &WORDS, language, notation, situation: &situation };
            let answer: Vec<String> = read.iter().filter_map(|entry| reply.entry(&case.text, entry)).collect();
            let answer = answer.join("\n");
            let orders = |entries: &[dragoman_notation::Entry]| -> Vec<WrittenOrder> {
                entries
                    .iter()
                    .filter_map(|entry| match entry.finding {
                        Finding::Order { order, .. } => Some(order),
                        _ => None,
                    })
                    .collect()
            };
            let again = reader::read(&situation, language, power, &rulebook, &answer);
            let (first, second) = (orders(&read), orders(&again));
            if first != second {
                let text = |orders: &[WrittenOrder]| -> Vec<String> {
                    orders.iter().map(|order| order.text(board.map).to_string()).collect()
                };
                wrong.push(format!(
                    "{} answered {answer:?}: {:?}, not {:?}",
                    case.place(),
                    text(&second),
                    text(&first)
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

/// "I don't understand Mün. Do you mean Mün?" says nothing: the word that isn't known is another one.
#[test]
fn no_word_is_suggested_for_itself() {
    let mut wrong = Vec::new();
    let strange = |text: &str, at: usize| {
        let mut words: Vec<&str> = text.split(' ').collect();
        words.insert(at, "xyzzy");
        words.join(" ")
    };
    for case in cases::CORPUS.iter().flat_map(|file| cases::load(file)) {
        let board = board::board(&case.position);
        let power = board::power(board.map, &case.power);
        let situation = reader::situation(&board);
        let rulebook = reader::rulebook(&case.position);
        let language = reader::language(&case.language);
        let provinces = &WORDS.table(language, board.map.variant()).provinces;
        let texts = (0..=case.text.split(' ').count()).map(|at| strange(&case.text, at));
        for text in texts.chain([case.text.clone()]) {
            for entry in reader::read(&situation, language, power, &rulebook, &text) {
                let Finding::Error { problem: Problem::UnknownWord { nearest }, at, .. } = entry.finding else {
                    continue;
                };
                let word = text[at].to_lowercase();
                let itself = nearest
                    .iter()
                    .map(|&province| &provinces[province.index()])
                    .find(|entry| [&entry.name, &entry.abbr].into_iter().any(|name| name.to_lowercase() == word));
                if let Some(itself) = itself {
                    wrong.push(format!("{} as {text:?}: {}", case.place(), itself.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}
