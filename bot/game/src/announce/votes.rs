//! Votes: asked in private, announced once they are decided.

use jiff::Timestamp;

use super::posts::Posts;
use crate::decide::open_votes::{asked, voice, voters};
use crate::model::{PowerId, Proposal};
use crate::notice::vote::{Count, VoteNotice};
use crate::notice::{Notice, Priority};

impl Posts<'_> {
    pub(super) fn vote_proposed(&mut self, id: &str, proposal: &Proposal, by: &PowerId) {
        let after = self.after;
        let game = &after.game;
        let (waited_for, absent) = asked(game, proposal);
        let by_majority = game.running().is_some_and(|running| running.is_decided_by_majority(proposal));
        let done_to = proposal.done_to().and_then(|power| game.seat_with(power));
        for person in done_to.into_iter().flat_map(|seat| self.players_of(seat)).collect::<Vec<_>>() {
            self.tell_person(person, Notice::Vote(VoteNotice::Shown { proposal: proposal.clone() }), Priority::Event);
        }
        for seat in voters(game, proposal).filter(|seat| voice(seat).as_ref() != Some(by)) {
            let notice = VoteNotice::Asked {
                proposal: proposal.clone(),
                id: id.to_owned(),
                voters: waited_for.clone(),
                absent: absent.clone(),
                by_majority,
                for_stalemate: by.as_str().is_empty() && *proposal == Proposal::Draw,
            };
            for reader in self.players_of(seat) {
                self.tell_person(reader, Notice::Vote(notice.clone()), Priority::Event);
            }
        }
    }

    pub(super) fn vote_accepted(
        &mut self,
        proposal: &Proposal,
        powers: &[PowerId],
        deadline: Option<Timestamp>,
        absent: &[PowerId],
        by_majority: bool,
    ) {
        let notice = VoteNotice::Accepted {
            proposal: proposal.in_public(),
            powers: powers.to_vec(),
            deadline,
            absent: absent.to_vec(),
            by_majority,
        };
        self.tell_all(Notice::Vote(notice), Priority::Event);
    }

    pub(super) fn vote_had_no_effect(&mut self, proposal: &Proposal) {
        let notice = VoteNotice::NoEffect { proposal: proposal.in_public() };
        self.tell_all(Notice::Vote(notice), Priority::Routine);
    }

    pub(super) fn vote_lapsed(&mut self, proposal: &Proposal, count: Option<Count>) {
        let notice = VoteNotice::Lapsed { proposal: proposal.in_public(), count };
        self.tell_all(Notice::Vote(notice), Priority::Routine);
    }
}
