//! Notices about order threads in words.

use dragoman_game::command::{AGAIN, CommandId};
use dragoman_game::notice::order_thread::OrderThreads;
use dragoman_l10n::{Args, Language, Words};
use dragoman_platform::message::Action;

use super::speaker::{Said, Speaker};

/// The name of somebody's order thread.
pub fn order_thread_name(words: &Words, language: Language, name: &str) -> String {
    words.text(language, "desk-name", &Args::new().text("name", name))
}

impl Speaker<'_> {
    pub(super) fn order_thread(&self, order_thread: &OrderThreads) -> Said {
        let again = || vec![Action { id: AGAIN.to_owned(), label: self.label("action-desk") }];
        let titled = |name: &str| order_thread_name(self.words, self.language(), name);
        match order_thread {
            OrderThreads::Here { person } => Said {
                mentions: vec![person.clone()],
                rings: true,
                actions: again(),
                ..self.only("desk-here", &Args::new().text("order", self.command(CommandId::Order)))
            },
            OrderThreads::Opened { person, name } => Said {
                mentions: vec![person.clone()],
                rings: true,
                ..self.only("desk-opened", &Args::new().text("desk", titled(name)))
            },
            OrderThreads::Unreachable { person, name } => Said {
                mentions: vec![person.clone()],
                rings: true,
                ..self.only("lacks-private", &Args::new().text("name", name.clone()))
            },
            OrderThreads::Left { name } => {
                let args = Args::new().text("name", name.clone()).text("replace", self.command(CommandId::Replace));
                Said { rings: true, ..self.only("desk-left", &args) }
            }
            OrderThreads::Again { .. } => self.only("desk-again", &Args::new()),
            OrderThreads::Trying => self.only("desk-trying", &Args::new()),
            OrderThreads::StillClosed => Said { actions: again(), ..self.only("desk-still-closed", &Args::new()) },
        }
    }
}
