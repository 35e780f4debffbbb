//! Votes in words.

use dragoman_game::decide::votes::command_of;
use dragoman_game::model::{Admitted, Ballot, Proposal, Stage};
use dragoman_game::notice::vote::{NoVote, VoteNotice};
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;

use super::times::length;
use super::writer::{Said, Writer};

impl Writer<'_> {
    /// The button that asks all for more time: half of the phase's, in whole hours if it is long, at most a day.
    pub(super) fn more_time(&self) -> Option<Action> {
        let running = self.material.game.as_ref()?.running()?;
        let minutes = running.length()?.as_mins() / 2;
        let (seconds, typed) = match u32::try_from(minutes / 60).ok()? {
            0 => (u32::try_from(minutes.max(1)).ok()? * 60, format!("{}m", minutes.max(1))),
            hours => (hours.min(24) * 3600, format!("{}h", hours.min(24))),
        };
        let id = self.during(CommandId::MoreTime, running.number)?.with("time", &typed);
        let args = Args::new().text("time", length(self.words, self.language(), seconds));
        Some(Action { id: id.into(), label: self.words.text(self.language(), "action-more-time", &args) })
    }

    pub(super) fn vote(&self, notice: &VoteNotice) -> Said {
        match notice {
            VoteNotice::Asked { proposal, id, voters, absent, by_majority, for_stalemate } => {
                let how = Args::new()
                    .text("agree", self.command(CommandId::Agree))
                    .text("refuse", self.command(CommandId::Refuse));
                let answers = [(CommandId::Agree, "action-agree"), (CommandId::Refuse, "action-refuse")];
                let mut text = if let Proposal::Deed(proposed) = proposal {
                    self.deed_asked(proposed, voters, &how)
                } else if let Proposal::Admit(asked) = proposal {
                    self.admission_asked(asked, voters, absent, &how)
                } else {
                    let args = how.text("what", self.proposal(proposal)).powers("powers", voters);
                    vec![self.text(if *by_majority { "vote-asked-majority" } else { "vote-asked" }, &args)]
                };
                if *for_stalemate {
                    text.push(self.plain("vote-for-stalemate"));
                }
                if !absent.is_empty() {
                    text.push(self.text("vote-absent", &Args::new().powers("powers", absent)));
                }
                Said {
                    text: Text::lines_of(text),
                    actions: answers.iter().filter_map(|(command, label)| self.answer(*command, id, label)).collect(),
                    rings: true,
                    mentions: self.reader.person.iter().cloned().collect(),
                    ..Said::default()
                }
            }
            VoteNotice::Asking { why } => self.admission_asking(why),
            VoteNotice::Admitted { why } => self.admitted(why),
            VoteNotice::Shown { proposal } => self.deed_shown(proposal),
            VoteNotice::Proposed { proposal: proposal @ Proposal::Deed(_) } => self.about("deed-proposed", proposal),
            VoteNotice::Proposed { proposal } => self.about("vote-proposed", proposal),
            VoteNotice::Noted { proposal, agreed, closed: true, id: _ } => {
                self.about(if *agreed { "vote-noted-last-yes" } else { "vote-noted-last-no" }, proposal)
            }
            VoteNotice::Noted { proposal, agreed: true, id, .. } => Said {
                actions: self.answer(CommandId::Refuse, id, "action-refuse").into_iter().collect(),
                ..self.about("vote-noted-yes", proposal)
            },
            VoteNotice::Noted { proposal, agreed: false, id, .. } => Said {
                actions: self.answer(CommandId::Agree, id, "action-agree").into_iter().collect(),
                ..self.about("vote-noted-no", proposal)
            },
            VoteNotice::Accepted { proposal, powers, deadline, absent, by_majority } => {
                let by_two = matches!(proposal, Proposal::Admit(asked) if matches!(asked.why, Admitted::Often { .. }));
                let id = match (by_two || *by_majority, absent.is_empty()) {
                    (true, _) if by_two => "admit-accepted",
                    (true, _) => "vote-accepted-majority",
                    (false, true) => "vote-accepted",
                    (false, false) => "vote-accepted-present",
                };
                let mut text = vec![self.about(id, proposal).text];
                if !absent.is_empty() && !by_majority {
                    text.push(self.text("vote-not-awaited", &Args::new().powers("powers", absent)));
                }
                if !powers.is_empty() {
                    let is_draw = matches!(proposal, Proposal::Draw | Proposal::DrawAmong { .. });
                    let id = if is_draw { "vote-drawn" } else { "vote-winners" };
                    text.push(self.text(id, &Args::new().powers("powers", powers)));
                }
                if let Some(deadline) = deadline {
                    text.push(self.text("vote-deadline", &Args::new().text("deadline", self.at(*deadline))));
                }
                let said = Said { text: Text::lines_of(text), ..Said::default() };
                // What says that the game is over, right below it, rings for all.
                let is_over = self.material.game.as_ref().is_some_and(|game| matches!(game.stage, Stage::Over(_)));
                if is_over { said } else { self.to_all(said) }
            }
            VoteNotice::Revealed { ballots } => {
                let mut text = vec![self.plain("votes-revealed")];
                text.extend(ballots.iter().map(|ballot| self.ballot(ballot)));
                Said { text: Text::lines_of(text), ..Said::default() }
            }
            VoteNotice::NoEffect { proposal } => self.about("vote-had-no-effect", proposal),
            VoteNotice::Lapsed { proposal, count: None } => self.about("vote-lapsed", proposal),
            VoteNotice::Lapsed { proposal, count: Some(count) } => {
                let number = |count: usize| i64::try_from(count).unwrap_or(0);
                let args = Args::new().number("agreed", number(count.agreed)).number("all", number(count.all));
                self.only("vote-lapsed-told", &args.text("what", self.proposal(proposal)))
            }
        }
    }

    /// How a vote went, in a line.
    fn ballot(&self, ballot: &Ballot) -> Text {
        let args = Args::new().text("phase", self.phase(&ballot.phase)).text("what", self.proposal(&ballot.proposal));
        let mut line = self.text("vote-revealed", &args);
        for (id, powers) in [("vote-revealed-yes", &ballot.agreed), ("vote-revealed-no", &ballot.refused)] {
            if !powers.is_empty() {
                line = line + " · " + self.text(id, &Args::new().powers("powers", powers));
            }
        }
        Text::item(line)
    }

    fn about(&self, id: &str, proposal: &Proposal) -> Said {
        self.only(id, &Args::new().text("what", self.proposal(proposal)))
    }

    fn answer(&self, command: CommandId, id: &str, label: &str) -> Option<Action> {
        Some(self.action(self.in_game(command)?.with("vote", id), label))
    }

    /// A proposal in the form for a heading.
    pub(super) fn proposal(&self, proposal: &Proposal) -> Text {
        match proposal {
            Proposal::Draw => self.plain("proposal-draw"),
            Proposal::DrawAmong { powers } => self.text("proposal-draw-among", &Args::new().powers("powers", powers)),
            Proposal::End => self.plain("proposal-end"),
            Proposal::Victory { centres } => {
                self.text("proposal-victory", &Args::new().number("centres", i64::from(*centres)))
            }
            Proposal::Concede { power } => self.text("proposal-concede", &Args::new().power("power", power)),
            Proposal::Extend { seconds } => {
                let time = length(self.words, self.language(), *seconds);
                self.text("proposal-extend", &Args::new().text("time", time))
            }
            Proposal::Pause => self.plain("proposal-pause"),
            Proposal::Resume => self.plain("proposal-resume"),
            Proposal::Deed(proposed) => self.deed(proposed),
            Proposal::Admit(asked) => self.admission(asked),
            Proposal::EndExtension => self.plain("proposal-end-extension"),
        }
    }

    pub(super) fn no_vote(&self, why: &NoVote) -> Text {
        match why {
            NoVote::InPrivate => self.plain("no-vote-in-private"),
            NoVote::NotBefore { year } => {
                let year = self.words.year(self.language(), *year);
                self.text("no-vote-before", &Args::new().text("year", year))
            }
            NoVote::Open => self.plain("no-vote-open"),
            NoVote::Refused { until: None } => self.plain("no-vote-refused"),
            NoVote::Refused { until: Some(until) } => {
                self.text("no-vote-refused-until", &Args::new().text("until", self.at(*until)))
            }
            NoVote::TooMany { most, until } => {
                let args = Args::new().number("most", i64::from(*most)).text("until", self.at(*until));
                self.text("no-vote-too-many", &args)
            }
            NoVote::Gone => self.plain("no-vote-gone"),
            NoVote::NotAsked => self.plain("no-vote-not-asked"),
            NoVote::Which { proposals, refused } => {
                let answer = if *refused { CommandId::Refuse } else { CommandId::Agree };
                let answer = self.command_with(answer, "vote");
                let typed = proposals
                    .iter()
                    .map(|proposal| Text::code(format!("{answer} {}", self.command_name(command_of(proposal)))));
                self.text("no-vote-which", &Args::new().row("list", typed))
            }
            NoVote::Paused => self.plain("no-vote-paused"),
            NoVote::NotPaused => self.plain("no-vote-not-paused"),
            NoVote::WonByUnits => self.plain("won-by-units"),
        }
    }
}
