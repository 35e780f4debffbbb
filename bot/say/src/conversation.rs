//! Notices about a person's private conversation.

use dragoman_game::notice::conversation::Conversation;
use dragoman_game::refusal::NotPrivate;
use dragoman_l10n::{Args, Text};
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer};

impl Writer<'_> {
    pub(super) fn conversation(&self, notice: &Conversation) -> Said {
        match notice {
            Conversation::NotHere { person, why, language } => {
                let id = match why {
                    NotPrivate::Shared => "conversation-not-private",
                    NotPrivate::Unencrypted => "conversation-unencrypted",
                };
                let text = self.words.say(*language, id, &Args::new());
                Said { text, mentions: vec![person.clone()], rings: true, ..Said::default() }
            }
            Conversation::Verification => self.only("conversation-verification", &Args::new()),
            Conversation::TypeInstead { sign } => {
                self.only("conversation-type-instead", &Args::new().text("sign", Text::code(sign.clone())))
            }
            Conversation::TypeInRoom { sign } => {
                self.only("conversation-type-in-room", &Args::new().text("sign", Text::code(sign.clone())))
            }
            Conversation::TypeAlways { sign } => {
                self.only("conversation-type-always", &Args::new().text("sign", Text::code(sign.clone())))
            }
            Conversation::WhichPost { sign } => {
                self.only("conversation-which-post", &Args::new().text("sign", Text::code(sign.clone())))
            }
            Conversation::TypeReady => {
                let ready = Text::code(self.command(CommandId::Ready));
                self.only("conversation-type-ready", &Args::new().text("ready", ready))
            }
            // Somebody else may have written: its owner is to hear of it.
            Conversation::Unsigned => Said { rings: true, ..self.only("conversation-unsigned", &Args::new()) },
            Conversation::NewIdentity => Said { rings: true, ..self.only("conversation-new-identity", &Args::new()) },
            Conversation::Own => Said { rings: true, ..self.only("conversation-own", &Args::new()) },
        }
    }
}
