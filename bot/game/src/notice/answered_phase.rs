//! Which phase a private answer is about: once that is over, the results say more than the answer, and shouldn't wait for it.
//!
//! A network may be unreachable for an hour, and then take a few posts a minute.

use super::clock::ClockNotice;
use super::help::Helped;
use super::history::History;
use super::master::MasterNotice;
use super::statement::StatementNotice;
use super::{MapView, Notice, Readiness, Receipt, Status, StoredOrders};
use crate::model::{Game, PhaseId};

/// The phase that an answer is about, if it is of no use once that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnsweredPhase<'a> {
    /// It stays of use: it isn't about the phase that is played, or it is no answer.
    None,
    /// The one that is played when the answer is given; the notice doesn't name it, and is put into words with what is played
    /// when it is posted.
    Present,
    /// The one with this number.
    Number(u32),
    /// The one with this code.
    Code(&'a PhaseId),
}

impl<'a> AnsweredPhase<'a> {
    /// The one with this number; 0 and none are in notices of older versions, which didn't say it.
    fn numbered(number: Option<u32>) -> Self {
        number.filter(|number| *number > 0).map_or(Self::None, Self::Number)
    }

    /// Whether it is over in `game`. `asked`: the number of the phase that was played when the answer was given; `None`: not
    /// known.
    pub fn is_over(self, game: &Game, asked: Option<u32>) -> bool {
        let is_past = |number: u32| game.running().is_none_or(|running| running.number > number);
        match self {
            Self::None => false,
            Self::Present => asked.is_some_and(is_past),
            Self::Number(number) => is_past(number),
            Self::Code(phase) => game.running().is_none_or(|running| running.position.phase != *phase),
        }
    }
}

impl Notice {
    /// The phase that this answer is about, if it is of no use once that is over.
    pub fn answered_phase(&self) -> AnsweredPhase<'_> {
        match self {
            Self::InLanguage { notice, .. } | Self::Elsewhere { notice } => notice.answered_phase(),
            Self::Receipt(Receipt { number, .. })
            | Self::NoOrders { number, .. }
            | Self::Readiness(Readiness { number, .. })
            | Self::ReadyAsked { number, .. }
            | Self::Cleared { number, .. }
            | Self::Removed { number, .. } => AnsweredPhase::numbered(Some(*number)),
            Self::Orders(StoredOrders { number, .. }) => AnsweredPhase::numbered(*number),
            Self::HeaderMismatch { phase, .. } | Self::Status(Status { phase, .. }) | Self::MapLink { phase, .. } => {
                AnsweredPhase::Code(phase)
            }
            Self::Map { view: MapView::Now } => AnsweredPhase::Present,
            Self::History(about) => about.answered_phase(),
            Self::Help(helped) => helped.answered_phase(),
            Self::Clock(about) => about.answered_phase(),
            Self::Statement(about) => about.answered_phase(),
            Self::Master(about) => about.answered_phase(),
            // Of a phase that is over, or of the whole game.
            Self::Map { view: MapView::After { .. } }
            | Self::Results { .. }
            | Self::Adjudicated { .. }
            | Self::Unanswered { .. }
            | Self::Finished { .. }
            | Self::Record(_)
            | Self::Rule(_)
            // No answers: what the bot says by itself comes with the results, or expires.
            | Self::Lobby(_)
            | Self::Started { .. }
            | Self::YourPowers { .. }
            | Self::Decide { .. }
            | Self::Reminder { .. }
            | Self::ReceiptBelow
            | Self::RoomOpened { .. }
            | Self::RoomEntered { .. }
            | Self::RoomPutOut { .. }
            | Self::RoomBack { .. }
            | Self::RoomLetIn { .. }
            | Self::RoomMissing { .. }
            | Self::RoomSilence { .. }
            | Self::RoomClosed
            | Self::EnsureRoom
            | Self::EnsureSpace
            | Self::ForgetNotes
            | Self::InYourNotation { .. }
            | Self::InYourWords { .. }
            | Self::GameSetAside { .. }
            // What was done or refused stays so, whatever phase is played, and a question can still be answered.
            | Self::Created { .. }
            | Self::Seated { .. }
            | Self::Welcome { .. }
            | Self::Left { .. }
            | Self::Talking { .. }
            | Self::Conduct(_)
            | Self::Letters(_)
            | Self::Watching(_)
            | Self::Relayed(_)
            | Self::OrderThreads(_)
            | Self::Conversation(_)
            | Self::Permissions(_)
            | Self::LanguageSet { .. }
            | Self::Menu(_)
            | Self::TimezoneSet { .. }
            | Self::Opening(_)
            | Self::Vote(_)
            | Self::Seat(_)
            | Self::Away(_)
            | Self::Deputy(_)
            | Self::Press(_)
            | Self::Personal(_)
            | Self::WhichGame { .. }
            | Self::Meant { .. }
            | Self::SaidInPublic { .. }
            | Self::Done
            | Self::Declined(_)
            | Self::Undecryptable
            | Self::SetAside
            | Self::Limited { .. }
            | Self::Busy
            | Self::Lacks { .. }
            // On boards of one's own.
            | Self::Practice(_)
            | Self::WhatIf(_) => AnsweredPhase::None,
        }
    }
}

impl History {
    fn answered_phase(&self) -> AnsweredPhase<'_> {
        match self {
            Self::Possible(_) | Self::Revisions => AnsweredPhase::Present,
            Self::Translated { .. }
            | Self::Why { .. }
            | Self::Position { .. }
            | Self::Orders { .. }
            | Self::Chart
            | Self::Saved
            | Self::Log
            | Self::Page => AnsweredPhase::None,
        }
    }
}

impl Helped {
    fn answered_phase(&self) -> AnsweredPhase<'_> {
        match self {
            Self::Now { number, .. } | Self::Brief { number, .. } => AnsweredPhase::numbered(*number),
            Self::Topic { .. } | Self::Wall | Self::Command { .. } => AnsweredPhase::None,
        }
    }
}

impl ClockNotice {
    fn answered_phase(&self) -> AnsweredPhase<'_> {
        match self {
            Self::Talk { number, .. } | Self::GoingOnNoted { number, .. } => AnsweredPhase::numbered(Some(*number)),
            Self::Writing { .. }
            | Self::ReadyButPaused
            | Self::Late { .. }
            | Self::Awaited { .. }
            | Self::GoingOn { .. }
            | Self::GoingOnDecided { .. }
            | Self::YouAreAwaited { .. }
            | Self::Overdue { .. }
            | Self::FirstPutOff { .. }
            | Self::Missed { .. }
            | Self::YouMissed { .. }
            | Self::Postponed { .. }
            | Self::Restored { .. }
            | Self::Back { .. }
            | Self::ComputersAlone
            | Self::EndedUnattended
            | Self::Unattended { .. }
            | Self::HourStruck { .. } => AnsweredPhase::None,
        }
    }
}

impl StatementNotice {
    fn answered_phase(&self) -> AnsweredPhase<'_> {
        match self {
            Self::Contradicted { number, .. } | Self::WhichUnit { number, .. } => {
                AnsweredPhase::numbered(Some(*number))
            }
            Self::Offers { .. } | Self::OnMap { .. } => AnsweredPhase::Present,
            Self::Said { .. }
            | Self::Answered { .. }
            | Self::NotUnderstood { .. }
            | Self::Recognised { .. }
            | Self::Whom { .. }
            | Self::WhichAnswer { .. }
            | Self::WhichTalk { .. }
            | Self::List { .. }
            | Self::MayShow { .. }
            | Self::ShowingNoted { .. }
            | Self::Shown { .. } => AnsweredPhase::None,
        }
    }
}

impl MasterNotice {
    fn answered_phase(&self) -> AnsweredPhase<'_> {
        match self {
            Self::Entered { number, .. } => AnsweredPhase::numbered(Some(*number)),
            Self::Panel { phase, .. } => AnsweredPhase::Code(phase),
            Self::Paused { .. }
            | Self::Resumed { .. }
            | Self::Extended { .. }
            | Self::WouldClose { .. }
            | Self::Closing
            | Self::ClosingAt { .. }
            | Self::Planned { .. }
            | Self::EnteredForAll { .. }
            | Self::Muted { .. }
            | Self::PowerAssigned { .. }
            | Self::AssignmentTakenBack { .. }
            | Self::Announced { .. }
            | Self::Asked { .. }
            | Self::Shown { .. }
            | Self::Dropped
            | Self::Start
            | Self::StartEnded
            | Self::RolledBack { .. }
            | Self::Edited { .. }
            | Self::Cancelled { .. }
            | Self::EnteredForYou { .. }
            | Self::Appointed { .. }
            | Self::Reminded { .. }
            | Self::ResultsHere { .. }
            | Self::ResultsElsewhere { .. }
            | Self::ResultsEnded { .. }
            | Self::Moved { .. } => AnsweredPhase::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notice::history::OrderChoice;
    use crate::testing::Trial;

    #[test]
    fn what_is_about_the_phase_that_is_played_is_over_with_it() {
        let mut trial = Trial::new();
        let help = |number| Notice::Help(Helped::Topic { id: format!("topic-{number}") });
        let first = trial.running().position.phase.clone();
        let number = Some(1);
        let (orders, missing, doubts) = (Default::default(), Default::default(), Vec::new());
        let answers = [
            Notice::Map { view: MapView::Now },
            Notice::History(History::Possible(OrderChoice::default())),
            Notice::Orders(StoredOrders { power: None, orders, missing, doubts, deadline: None, number }),
            Notice::Cleared { power: "ITALY".into(), number: 1, unready: false },
            Notice::HeaderMismatch { header: "F1901M".into(), phase: first.clone(), power: "ITALY".into() },
            Notice::Status(Status {
                phase: first.clone(),
                deadline: None,
                latest: None,
                talk_until: None,
                powers: Vec::new(),
                away: Vec::new(),
            }),
        ];
        let stay = [
            help(1),
            Notice::Map { view: MapView::After { number: 1 } },
            Notice::Results { phase: None },
            Notice::History(History::Chart),
            // Of an older version, which didn't say the phase.
            Notice::Cleared { power: "ITALY".into(), number: 0, unready: false },
        ];
        let over = |trial: &Trial, notice: &Notice| notice.answered_phase().is_over(trial.game(), Some(1));
        assert!(answers.iter().chain(&stay).all(|notice| !over(&trial, notice)), "it is played");
        for who in ["austria", "england", "france", "germany", "italy", "russia", "turkey"] {
            trial.says(who, "ready");
        }
        assert_ne!(trial.running().position.phase, first);
        for notice in &answers {
            assert!(over(&trial, notice), "{notice:?}");
        }
        for notice in &stay {
            assert!(!over(&trial, notice), "{notice:?}");
        }
        assert!(!answers[0].answered_phase().is_over(trial.game(), None), "it isn't known when it was given");
    }
}
