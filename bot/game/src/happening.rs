//! What has happened in a game, as facts. A decision lists happenings; only [`crate::announce`] decides who is told of
//! each.

use jiff::Timestamp;
use jiff::civil::Date;

use crate::assignment::CoinProof;
use crate::event::PersonId;
use crate::loaded::RoomRow;
use crate::model::{
    Admission, CountBy, Deputy, Document, GameId, GoingOn, JoinRequest, PhaseId, PowerId, Proposal, Seat, Settings,
};
use crate::notice::Sitting;
use crate::notice::master::MasterNotice;
use crate::notice::press::PressNotice;
use crate::notice::relayed::{Relayed, Why};
use crate::notice::seat::OfferCause;
use crate::notice::statement::StatementNotice;
use crate::notice::vote::Count;

/// Who was absent in a phase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Absent {
    /// The phase's code.
    pub phase: PhaseId,
    /// Indexes of seats, with their powers that had to decide.
    pub seats: Vec<(usize, Vec<PowerId>)>,
    /// Whether these powers were in civil disorder.
    pub disorder: bool,
}

/// The coin of the game for two was tossed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toss {
    /// What is needed to verify it.
    pub proof: CoinProof,
    /// The index of the seat that Italy has joined.
    pub seat: Option<usize>,
}

/// Something that has happened in a game. Seats are given by their index in the game after the decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// Somebody has joined the lobby.
    Joined {
        /// Their seat.
        seat: usize,
    },
    /// Somebody from the waiting list has got a seat.
    MovedUp {
        /// The person who has got it.
        person: PersonId,
        /// How many have joined.
        joined: usize,
    },
    /// All seats are taken; those who joined long ago have to confirm.
    ConfirmationRequested {
        /// Until then.
        by: Timestamp,
    },
    /// Somebody hasn't confirmed in time and has lost their seat.
    SeatForfeited {
        /// The person.
        person: PersonId,
    },
    /// The settings were changed before the beginning.
    SettingsChanged {
        /// As they were.
        before: Box<Settings>,
    },
    /// The game is the rematch of another one.
    RematchOpened {
        /// Of which.
        of: GameId,
        /// That one's name.
        name: String,
        /// Those who played in it and haven't asked for the rematch.
        people: Vec<PersonId>,
    },
    /// The lobby wasn't filled in time.
    LobbyExpired,
    /// A person plays powers of a practice game that another player had.
    PracticeShared {
        /// Their seat.
        seat: Seat,
        /// Whether they are new in the game.
        joined: bool,
    },
    /// The game has begun.
    Begun,
    /// In a live game the negotiation is over, and the time for writing orders has begun.
    WritingBegun,
    /// Everybody is ready, but the game is paused.
    ReadyButPaused,
    /// A phase was adjudicated.
    Adjudicated {
        /// Its number.
        number: u32,
        /// Its deadline, if that passed so long ago that the result is late.
        overdue: Option<Timestamp>,
        /// The toss that followed it.
        toss: Option<Toss>,
        /// Who was absent.
        absent: Absent,
    },
    /// The game is over.
    Ended {
        /// Who has won, or shares the draw; empty: nobody.
        winners: Vec<PowerId>,
        /// Whether it is a draw.
        drawn: bool,
    },
    /// The agreed end of the game has been reached.
    HourStruck {
        /// What was counted.
        by: CountBy,
        /// The powers that have the most.
        winners: Vec<PowerId>,
    },
    /// Only computers still play, and nobody waits for deadlines any more.
    ComputersAlone,
    /// Only computers still play, and the game ends as was agreed.
    EndedUnattended,
    /// Only computers have played for this many phases.
    Unattended {
        /// How many.
        phases: u32,
    },
    /// Orders stay open because a network is unreachable.
    Postponed {
        /// Until then at the latest.
        latest: Timestamp,
    },
    /// That network is reachable again.
    NetworkBack {
        /// The present deadline.
        deadline: Timestamp,
    },
    /// The deadline has passed; late orders count for a limited time.
    GraceBegun {
        /// Who is late.
        late: Vec<PowerId>,
        /// The end of that time.
        until: Timestamp,
    },
    /// The game is paused until missing orders are there, or somebody else plays.
    OrdersAwaited {
        /// The powers whose orders are missing.
        powers: Vec<PowerId>,
        /// The seats that are offered because of that.
        offered: Vec<usize>,
        /// When the players decide how it goes on.
        until: Option<Timestamp>,
    },
    /// The game has waited for them as long as was agreed: the players are asked how it goes on.
    GoingOnAsked,
    /// More than half of those who were asked have chosen.
    GoingOnDecided {
        /// What they have chosen.
        choice: GoingOn,
        /// The powers whose orders are missing.
        powers: Vec<PowerId>,
        /// If it waits once more: until then.
        until: Option<Timestamp>,
    },
    /// The first deadline was moved, because some players sent nothing.
    FirstDeadlineMoved {
        /// Their powers.
        late: Vec<PowerId>,
        /// The new deadline.
        until: Timestamp,
    },
    /// Somebody has asked to be invited.
    InvitationRequested {
        /// The request.
        request: JoinRequest,
    },
    /// The game master has invited somebody.
    Invited {
        /// The person who is invited.
        person: PersonId,
    },
    /// The game master has refused somebody who asked to be invited.
    InvitationRefused {
        /// The person who is refused.
        person: PersonId,
    },
    /// A player has asked somebody to be their deputy.
    DeputyAsked {
        /// The player's seat.
        seat: usize,
    },
    /// That person has accepted.
    DeputyAgreed {
        /// The seat.
        seat: usize,
    },
    /// That person has refused.
    DeputyRefused {
        /// The player who asked.
        person: PersonId,
        /// The name of the person who was asked.
        name: String,
    },
    /// The days of a deputy have begun.
    DeputyBegun {
        /// The seat.
        seat: usize,
    },
    /// A deputy plays no longer: the days are over, or the player is back.
    DeputyEnded {
        /// The seat.
        seat: usize,
        /// The deputy.
        deputy: Box<Deputy>,
    },
    /// A deadline has stepped over absences.
    SteppedOver {
        /// The players who are away.
        people: Vec<PersonId>,
        /// The last day of the last one.
        until: Date,
        /// The deadline.
        deadline: Timestamp,
    },
    /// A player has announced an absence.
    AbsenceAnnounced {
        /// The player who will be away.
        person: PersonId,
        /// Its first day.
        from: Date,
        /// Its last day.
        to: Date,
    },
    /// A player has taken back all absences.
    AbsencesTakenBack {
        /// The player who won't be away after all.
        person: PersonId,
    },
    /// Half of the time has passed, or the last reminder is due.
    ReminderDue {
        /// Whether only players are reminded who have sent nothing at all.
        empty: bool,
    },
    /// A seat is offered to others.
    SeatOffered {
        /// The number of the seat in the game.
        seat: usize,
        /// What has led to the offer.
        cause: OfferCause,
    },
    /// Nobody plays a seat any more, and it isn't offered to others.
    SeatVacated {
        /// The number of the seat in the game.
        seat: usize,
    },
    /// The orders of these powers are sealed for this phase.
    OrdersSealed {
        /// The powers whose orders are sealed.
        powers: Vec<PowerId>,
    },
    /// The game master has expelled somebody.
    Expelled {
        /// The person who was expelled.
        person: PersonId,
        /// Their name, unless it is secret.
        name: String,
        /// What they played; nothing before the game begins.
        powers: Vec<PowerId>,
    },
    /// The game master has asked somebody to take over a seat.
    SeatProposed {
        /// The person who is asked.
        person: PersonId,
        /// The number of the seat in the game.
        seat: usize,
    },
    /// A player whose seat was offered is back.
    SeatKept {
        /// Which seat.
        seat: usize,
    },
    /// Somebody has taken over a seat.
    SeatTaken {
        /// The number of the seat in the game.
        seat: usize,
        /// Its previous player, if they hadn't resigned.
        from: Option<PersonId>,
        /// Whether its former player has come back.
        again: bool,
    },
    /// The computer plays these powers from now on.
    ComputersSeated {
        /// The powers of the computer's new seats.
        powers: Vec<PowerId>,
    },
    /// A vote was proposed.
    VoteProposed {
        /// Which: its phase's number and its own in that phase.
        id: String,
        /// What about.
        proposal: Proposal,
        /// The power of its proposer, who isn't asked.
        by: PowerId,
    },
    /// The players have agreed that somebody may take a seat.
    Admitted {
        /// What they agreed to.
        asked: Box<Admission>,
    },
    /// A vote was accepted.
    VoteAccepted {
        /// What about.
        proposal: Proposal,
        /// The powers that share a draw or an early end.
        powers: Vec<PowerId>,
        /// The deadline, if the vote was about it.
        deadline: Option<Timestamp>,
        /// Powers whose players weren't waited for.
        absent: Vec<PowerId>,
        /// Whether more than half of them decided, and not all.
        by_majority: bool,
    },
    /// A vote was accepted, but what it was about has changed since it was proposed: nothing is done.
    VoteHadNoEffect {
        /// What about.
        proposal: Proposal,
    },
    /// A vote wasn't accepted.
    VoteLapsed {
        /// What about.
        proposal: Proposal,
        /// How many agreed, if the settings allow this to be announced.
        count: Option<Count>,
    },
    /// The game master has done something that everybody sees.
    MasterActed(MasterNotice),
    /// The game master has rewritten the game: another phase or position is played.
    Rewritten(MasterNotice),
    /// The game master has entered orders for a player.
    OrdersEntered {
        /// The power.
        power: PowerId,
    },
    /// A power has declared something.
    Declared(PressNotice),
    /// A document was offered for signing, or signed.
    DocumentShown {
        /// The document.
        document: Document,
        /// What is shown.
        notice: PressNotice,
    },
    /// Somebody has reported something to the game master.
    Reported {
        /// As written.
        text: String,
    },
    /// A letter was sent.
    LetterSent {
        /// To these powers.
        to: Vec<PowerId>,
        /// The letter.
        letter: Relayed,
    },
    /// All have agreed that somebody watches.
    WatchBegun {
        /// The person who watches from now on.
        watcher: PersonId,
        /// As others see them.
        name: String,
    },
    /// Somebody doesn't watch any more, or was refused.
    WatchEnded {
        /// The person who watched, or had asked to.
        watcher: PersonId,
        /// As others see them.
        name: String,
        /// Whether they had watched.
        watched: bool,
        /// Whether they have stopped themselves.
        own: bool,
    },
    /// A statement was made, or answered.
    StatementMade {
        /// To the players of these powers; in a room to all in it.
        to: Vec<PowerId>,
        /// The key of the room.
        room: Option<String>,
        /// What they are told.
        notice: StatementNotice,
    },
    /// Agreements of the game, which is over, are shown to all, as all in them want.
    AgreementsShown {
        /// What is shown.
        notice: StatementNotice,
    },
    /// Somebody who watches gets the letters of a phase.
    LettersShown {
        /// The person who gets them.
        watcher: PersonId,
        /// The phase.
        phase: PhaseId,
        /// The number of the first letter.
        from: u32,
        /// The number of the last.
        to: u32,
    },
    /// Somebody has proposed to publish the stored letters.
    LettersProposed {
        /// Who: they have agreed.
        by: PersonId,
        /// Until then all must have agreed.
        until: Timestamp,
    },
    /// All who wrote or received stored letters have agreed to publish them.
    LettersOpened,
    /// How votes of a cancelled game went isn't secret any more.
    BallotsPublished,
    /// A cancelled game can't go on any more, and what is secret until then isn't.
    SecretsPublished,
    /// Who played what in a cancelled anonymous game isn't secret any more.
    PlayersPublished,
    /// Somebody has asked for a press room that is open already: those who left it are invited again.
    RoomRequested {
        /// The room as it is stored.
        room: RoomRow,
    },
    /// A press room is to be opened.
    RoomDeclared {
        /// The room as it is stored.
        room: RoomRow,
    },
    /// Letters take the place of a press room.
    LettersInstead {
        /// Its members.
        members: Vec<Sitting>,
        /// What keeps the room from being opened.
        why: Why,
        /// The person who has asked for it and is answered separately.
        except: PersonId,
    },
}

impl Happening {
    /// Whether nothing is lost if somebody else than its person made it happen. Whatever else happens in a game is announced,
    /// and can't be undone: a phase ends, a game begins or goes on, a room is opened.
    pub fn is_harmless(&self) -> bool {
        matches!(self, Self::ReadyButPaused | Self::RoomRequested { .. })
    }
}
