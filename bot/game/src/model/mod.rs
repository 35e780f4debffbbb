//! One game at present: its seats, its settings, its phase.
//!
//! This is the document that the store keeps in one column. What happened earlier is in the store's history and never
//! in here. Positions are stored in the exchange format, by province ids, since indexes mean nothing outside the
//! process.

mod away;
mod clock;
mod computer_name;
mod deadline;
mod deputy;
mod document;
mod earlier_phase;
mod game;
mod game_id;
mod going_on;
mod ids;
mod inferred;
mod invitation;
mod kept_letters;
mod own_start;
mod phase_record;
mod position;
mod published;
mod results_in;
mod running;
mod schema;
mod seat;
mod settings;
mod showing;
mod standing;
mod tenure;
mod trust;
mod undone;
mod vote;
mod watching;
mod wishes;

pub use away::{AWAY_DAYS, Away, LONGEST_AWAY, MOST_AWAY};
pub use clock::{Outage, Pause, Paused, PhaseClock, PhaseTimes, Reminded};
pub use computer_name::{computer_name, computer_number, free_computer_names};
pub(crate) use deadline::later;
pub use deadline::{Delay, latest_end};
pub use deputy::{Deputy, MOST_ASKED};
pub use document::{Declaration, Document};
pub use earlier_phase::EarlierPhase;
pub use game::{EndedBy, Ending, Game, PutOff, Stage};
pub use game_id::GameId;
pub use going_on::{Choices, GoingOn};
pub use ids::{LocationId, OrderText, PhaseId, PowerId, ProvinceId, UnitText, is_one_seat};
pub use invitation::{JoinRequest, MOST_INVITED, MOST_REQUESTS};
pub use kept_letters::{KeptLetters, LettersVote};
pub use own_start::OwnStart;
pub use phase_record::{Cause, Doubt, Line, PhaseRecord, Sheet, not_undone, played};
pub use position::{Circumstances, Position};
pub use published::{Piece, Published};
pub use results_in::{MOST_RESULTS_IN, ResultsIn};
pub use running::Running;
pub use schema::{SCHEMA, read};
pub use seat::{Commitment, Holder, OFFERED_AFTER, Seat, Waiting};
pub use settings::{
    Absence, Calendar, ComputerLevel, CountBy, Holidays, LastHour, LastYear, Limit, PressRule, Settings, Tempo,
};
pub use showing::{Showing, Verdict};
pub use standing::{
    Entered, Identity, Learnt, Left, MOST_PEOPLE, Mark, MarkKey, Part, Reliability, Role, Secret, Standing, Stay, Time,
};
pub(crate) use tenure::MOST_TENURES;
pub use tenure::{Moment, Tenure, Tenures};
pub use trust::Trust;
pub use undone::Undone;
pub use vote::{
    Admission, Admitted, Asked, Ballot, Ballots, Deed, Edit, Proposal, Proposed, ProposedDeed, Tally, Vote,
};
pub use watching::{MOST_REMEMBERED, MOST_REQUESTS_TO_WATCH, MOST_WATCHERS, Watcher, Watchers, Watching};
pub use wishes::Wishes;
