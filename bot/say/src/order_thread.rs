//! Notices about order threads in words.

use dragoman_game::action::ASK_AGAIN;
use dragoman_game::notice::order_thread::OrderThreads;
use dragoman_l10n::{Args, Language, Words};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer};

/// The name of somebody's order thread.
pub fn order_thread_name(words: &Words, language: Language, name: &str) -> String {
    words.text(language, "order-thread-name", &Args::new().text("name", name))
}

impl Writer<'_> {
    pub(super) fn order_thread(&self, order_thread: &OrderThreads) -> Said {
        let again = || vec![Action { id: ASK_AGAIN.to_owned(), label: self.label("action-try-again") }];
        let titled = |name: &str| order_thread_name(self.words, self.language(), name);
        match order_thread {
            OrderThreads::Here { person } => Said {
                mentions: vec![person.clone()],
                rings: true,
                actions: again(),
                ..self.only("order-thread-here", &Args::new().text("order", self.command(CommandId::Order)))
            },
            OrderThreads::Opened { person, name } => Said {
                mentions: vec![person.clone()],
                rings: true,
                ..self.only("order-thread-opened", &Args::new().text("thread", titled(name)))
            },
            OrderThreads::Unreachable { person, name } => Said {
                mentions: vec![person.clone()],
                rings: true,
                ..self.only("lacks-private", &Args::new().text("name", name.clone()))
            },
            OrderThreads::Left { name } => {
                let args = Args::new().text("name", name.clone()).text("replace", self.command(CommandId::Replace));
                Said { rings: true, ..self.only("order-thread-left", &args) }
            }
            OrderThreads::Again { .. } => self.only("order-thread-again", &Args::new()),
            OrderThreads::Trying => self.only("order-thread-trying", &Args::new()),
            OrderThreads::StillClosed => {
                Said { actions: again(), ..self.only("order-thread-still-closed", &Args::new()) }
            }
            OrderThreads::Entered => Said { rings: true, ..self.only("order-thread-entered", &Args::new()) },
        }
    }
}
