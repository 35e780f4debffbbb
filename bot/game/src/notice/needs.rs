//! What is loaded for a notice before it is put into words, besides the game as it is then.
//!
//! Most notices hold all that they say. Others refer to the game's past, or to data about their reader, which is looked up when
//! they are posted.

use super::history::History;
use super::letters::LettersNotice;
use super::opening::OpeningNotice;
use super::personal::Personal;
use super::watching::WatchNotice;
use super::{MapView, Notice, Receipt};

/// What a notice refers to and doesn't hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs<'a> {
    /// Nothing.
    Nothing,
    /// All data that is stored about the reader.
    Reader,
    /// The phase with this number, which is shown with its results.
    Phase(u32),
    /// How units were dislodged that retreat in the phase with this number, if retreats are decided in it now: the phase before.
    Dislodgements {
        /// The number of the phase with the retreats.
        retreats: u32,
    },
    /// The phase with this number, if it is over by now.
    IfOver(u32),
    /// The phase that the reader has named, or the last one, if it is over.
    Named(Option<&'a str>),
    /// The same, with what the reader sent for it.
    NamedWithSent(Option<&'a str>),
    /// How the reader changed their orders of the phase that is played.
    Revisions,
    /// The records of all phases.
    Records,
    /// The records of all phases, once the game is over.
    RecordsAfterEnd,
    /// All phases that are over, with their reports.
    Reports,
    /// The same, with all letters if they are published.
    ReportsWithLetters,
    /// The game as a file.
    Saved,
    /// All letters, if they are published.
    PublishedLetters,
    /// The letters from one number to another, if the reader may read them.
    Letters {
        /// The number of the first.
        from: u32,
        /// The number of the last.
        to: u32,
    },
}

impl Notice {
    /// What is loaded for it.
    pub fn needs(&self) -> Needs<'_> {
        match self {
            Self::InLanguage { notice, .. } | Self::Elsewhere { notice } => notice.needs(),
            Self::Adjudicated { number, .. } => Needs::Phase(*number),
            Self::Map { view } => view.needs(),
            Self::Decide { number, .. } => Needs::Dislodgements { retreats: *number },
            Self::Receipt(Receipt { number, .. }) => Needs::IfOver(*number),
            Self::Results { phase } => Needs::Named(phase.as_deref()),
            Self::Finished { .. } => Needs::Records,
            Self::History(about) => about.needs(),
            Self::Letters(about) => about.needs(),
            Self::Watching(about) => about.needs(),
            Self::Opening(about) => about.needs(),
            Self::Personal(about) => about.needs(),
            // They hold what they say, or it is in the game.
            Self::Created { .. }
            | Self::Lobby(_)
            | Self::Seated { .. }
            | Self::Welcome { .. }
            | Self::Left { .. }
            | Self::MapLink { .. }
            | Self::Started { .. }
            | Self::YourPowers { .. }
            | Self::NoOrders { .. }
            | Self::ReceiptBelow
            | Self::HeaderMismatch { .. }
            | Self::Cleared { .. }
            | Self::Removed { .. }
            | Self::Readiness(_)
            | Self::ReadyAsked { .. }
            | Self::Status(_)
            | Self::Unanswered { .. }
            | Self::Reminder { .. }
            | Self::Orders(_)
            | Self::EnsureRoom
            | Self::ForgetNotes
            | Self::EnsureSpace
            | Self::RoomOpened { .. }
            | Self::RoomEntered { .. }
            | Self::RoomPutOut { .. }
            | Self::RoomBack { .. }
            | Self::RoomLetIn { .. }
            | Self::RoomMissing { .. }
            | Self::RoomSilence { .. }
            | Self::RoomClosed
            | Self::Talking { .. }
            | Self::Record(_)
            | Self::Rule(_)
            | Self::Conduct(_)
            | Self::Relayed(_)
            | Self::Practice(_)
            | Self::WhatIf(_)
            | Self::OrderThreads(_)
            | Self::Conversation(_)
            | Self::Permissions(_)
            | Self::InYourNotation { .. }
            | Self::InYourWords { .. }
            | Self::LanguageSet { .. }
            | Self::Menu(_)
            | Self::TimezoneSet { .. }
            | Self::Help(_)
            | Self::Clock(_)
            | Self::Vote(_)
            | Self::Seat(_)
            | Self::Away(_)
            | Self::Deputy(_)
            | Self::WhichGame { .. }
            | Self::Meant { .. }
            | Self::SaidInPublic { .. }
            | Self::Press(_)
            | Self::Statement(_)
            | Self::Master(_)
            | Self::Done
            | Self::Declined(_)
            | Self::Undecryptable
            | Self::SetAside
            | Self::Limited { .. }
            | Self::Busy
            | Self::GameSetAside { .. }
            | Self::Lacks { .. } => Needs::Nothing,
        }
    }
}

impl MapView {
    fn needs<'a>(self) -> Needs<'a> {
        match self {
            Self::Now => Needs::Nothing,
            Self::After { number } => Needs::Phase(number),
        }
    }
}

impl History {
    fn needs(&self) -> Needs<'_> {
        match self {
            Self::Translated { .. } | Self::Why { .. } | Self::Position { .. } => Needs::Named(self.phase()),
            Self::Orders { .. } => Needs::NamedWithSent(self.phase()),
            Self::Revisions => Needs::Revisions,
            Self::Chart => Needs::Records,
            Self::Saved => Needs::Saved,
            Self::Log => Needs::Reports,
            Self::Page => Needs::ReportsWithLetters,
            Self::Possible(_) => Needs::Nothing,
        }
    }
}

impl LettersNotice {
    fn needs<'a>(&self) -> Needs<'a> {
        match self {
            Self::Opened { .. } => Needs::PublishedLetters,
            Self::Asked { .. } | Self::Answered { .. } => Needs::Nothing,
        }
    }
}

impl WatchNotice {
    fn needs<'a>(&self) -> Needs<'a> {
        match self {
            Self::Letters { from, to, .. } => Needs::Letters { from: *from, to: *to },
            Self::Asked { .. }
            | Self::Asking { .. }
            | Self::Answered { .. }
            | Self::Begun { .. }
            | Self::YouWatch { .. }
            | Self::Ended { .. }
            | Self::YouDont { .. }
            | Self::Listed { .. } => Needs::Nothing,
        }
    }
}

impl OpeningNotice {
    fn needs<'a>(&self) -> Needs<'a> {
        match self {
            // Who did what, and in which phases.
            Self::Parts { .. } => Needs::Records,
            Self::Players { .. } => Needs::RecordsAfterEnd,
            Self::Rules { .. }
            | Self::Draft { .. }
            | Self::DraftDone { .. }
            | Self::Waiting { .. }
            | Self::MovedUp { .. }
            | Self::AskedToJoin { .. }
            | Self::AsksToJoin { .. }
            | Self::YouAreInvited { .. }
            | Self::NotInvited { .. }
            | Self::InvitationSent { .. }
            | Self::StoppedWaiting { .. }
            | Self::Wishes { .. }
            | Self::Confirm { .. }
            | Self::Confirmed { .. }
            | Self::Dropped { .. }
            | Self::Changed { .. }
            | Self::Unchanged { .. }
            | Self::Rematch { .. }
            | Self::Expired { .. }
            | Self::Shared { .. }
            | Self::Drawn { .. }
            | Self::Tossed { .. } => Needs::Nothing,
        }
    }
}

impl Personal {
    fn needs<'a>(&self) -> Needs<'a> {
        match self {
            Self::Kept { .. } => Needs::Reader,
            Self::Asked { .. }
            | Self::Tied { .. }
            | Self::Forgotten { .. }
            | Self::Ringing { .. }
            | Self::Wording { .. }
            | Self::Pictures { .. }
            | Self::Games { .. }
            | Self::Digest { .. } => Needs::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_elsewhere_or_in_a_language_needs_what_it_says() {
        let results = || Box::new(Notice::Results { phase: Some("S1901M".to_owned()) });
        let in_language = Notice::InLanguage { language: dragoman_l10n::Language::EN, notice: results() };
        for notice in [*results(), Notice::Elsewhere { notice: results() }, in_language] {
            assert_eq!(notice.needs(), Needs::Named(Some("S1901M")));
        }
        assert_eq!(Notice::Map { view: MapView::Now }.needs(), Needs::Nothing);
        assert_eq!(Notice::Map { view: MapView::After { number: 3 } }.needs(), Needs::Phase(3));
    }
}
