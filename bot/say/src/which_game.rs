//! Names the game in front of a post whose reader has more than one.

use dragoman_game::notice::menu::Menu;
use dragoman_game::notice::{Declined, Notice};
use dragoman_l10n::{Content, Text};

use super::writer::{Said, Writer};

impl Writer<'_> {
    /// Puts the game's name in front of the text, if it isn't in it already.
    pub(super) fn with_game(&self, notice: &Notice, mut said: Said) -> Said {
        let game = self.material.game.as_ref().filter(|_| self.material.several && is_of_a_game(notice));
        if let Some(game) = game
            && !said.text.is_empty()
            && !names(&said.text, &game.name)
        {
            said.text = Text::bold(&game.name) + " · " + said.text;
        }
        said
    }
}

/// Whether the bold name of a game is in `text`: messages that name a game show it so.
fn names(text: &Text, name: &str) -> bool {
    let mut spans = text.lines().iter().flat_map(|line| &line.spans);
    spans.any(|span| span.bold && matches!(&span.content, Content::Quoted(words) if words == name))
}

/// Whether a notice that comes with a game is about it. Other notices only refer to it, or ask which of several is
/// meant.
fn is_of_a_game(notice: &Notice) -> bool {
    match notice {
        Notice::Help(_)
        | Notice::Record(_)
        | Notice::Conduct(_)
        | Notice::Personal(_)
        | Notice::Practice(_)
        | Notice::WhatIf(_)
        | Notice::WhichGame { .. }
        | Notice::Meant { game: None, .. }
        | Notice::ReceiptBelow
        | Notice::LanguageSet { .. }
        | Notice::Menu(Menu::Language | Menu::Timezone { .. })
        | Notice::TimezoneSet { .. }
        | Notice::Conversation(_)
        | Notice::OrderThreads(_)
        | Notice::Permissions(_)
        | Notice::InYourNotation { .. }
        | Notice::InYourWords { .. }
        | Notice::EnsureRoom
        | Notice::EnsureSpace
        | Notice::ForgetNotes
        | Notice::Undecryptable
        | Notice::SetAside
        | Notice::Limited { .. }
        | Notice::Busy
        | Notice::Lacks { .. } => false,
        Notice::Elsewhere { notice } | Notice::InLanguage { notice, .. } => is_of_a_game(notice),
        Notice::Declined(why) => is_refused_in_a_game(why),
        Notice::Lobby(_)
        | Notice::Meant { game: Some(_), .. }
        | Notice::SaidInPublic { .. }
        | Notice::Created { .. }
        | Notice::Seated { .. }
        | Notice::Welcome { .. }
        | Notice::Menu(Menu::Wishes { .. } | Menu::Talk { .. })
        | Notice::Left { .. }
        | Notice::MapLink { .. }
        | Notice::Started { .. }
        | Notice::YourPowers { .. }
        | Notice::Receipt(_)
        | Notice::NoOrders { .. }
        | Notice::HeaderMismatch { .. }
        | Notice::Cleared { .. }
        | Notice::Removed { .. }
        | Notice::Readiness(_)
        | Notice::ReadyAsked { .. }
        | Notice::Status(_)
        | Notice::Adjudicated { .. }
        | Notice::Decide { .. }
        | Notice::Reminder { .. }
        | Notice::Unanswered { .. }
        | Notice::Finished { .. }
        | Notice::Map { .. }
        | Notice::Results { .. }
        | Notice::Orders(_)
        | Notice::RoomOpened { .. }
        | Notice::RoomMissing { .. }
        | Notice::RoomEntered { .. }
        | Notice::RoomPutOut { .. }
        | Notice::RoomBack { .. }
        | Notice::RoomLetIn { .. }
        | Notice::RoomSilence { .. }
        | Notice::RoomClosed
        | Notice::Talking { .. }
        | Notice::Relayed(_)
        | Notice::Clock(_)
        | Notice::Away(_)
        | Notice::Deputy(_)
        | Notice::Opening(_)
        | Notice::Vote(_)
        | Notice::Seat(_)
        | Notice::History(_)
        | Notice::Press(_)
        | Notice::Statement(_)
        | Notice::Rule(_)
        | Notice::Letters(_)
        | Notice::Watching(_)
        | Notice::Master(_)
        | Notice::Done
        | Notice::GameSetAside { .. } => true,
    }
}

/// Whether a refused message was understood, and for which game: otherwise it is about none.
fn is_refused_in_a_game(why: &Declined) -> bool {
    !matches!(
        why,
        Declined::UnknownCommand { .. }
            | Declined::BadValue { .. }
            | Declined::NoDraft
            | Declined::Terms { .. }
            | Declined::NoGameHere
            | Declined::NoGameCalled { .. }
            | Declined::NoGameOfYours
            | Declined::WhichGame { .. }
            | Declined::GameHere { .. }
            | Declined::WriteAnew
            | Declined::InPublic
            | Declined::TooOld
            | Declined::TooLong { .. }
            | Declined::NameLikeId { .. }
            | Declined::GivenBack { .. }
            | Declined::Ignored { .. }
            | Declined::Conduct(_)
            | Declined::Limit(_)
    )
}
