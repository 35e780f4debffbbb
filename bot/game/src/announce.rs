//! Who is told what: the one place that turns what has happened in a game into notices.
//!
//! Rules of play and commands only list [`Happening`]s. What follows from a comparison of the game before and after
//! needs no happening, so that no command can forget it: the lobby's card, the status of the phase, and the press rooms
//! with their members. An answer to the acting person isn't an announcement; commands give it themselves.

mod away;
mod card;
mod clock;
mod deputies;
mod lobby;
mod phase;
mod press;
mod rooms;
mod seats;
mod votes;
mod watching;

use jiff::Timestamp;

use crate::event::{PersonId, Place};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, PowerId, Seat};
use crate::notice::master::MasterNotice;
use crate::notice::vote::VoteNotice;
use crate::notice::{Destination, Notice, Outgoing, Priority};

pub(crate) use self::deputies::without_deputy;
pub(crate) use self::rooms::follow as follow_rooms;

/// The notices about what has happened, in the order in which they are posted in each place.
///
/// `before` is the game as it was loaded, `None` for a new one; `after` is the game that will be stored, with the
/// orders of its current phase and all its rooms.
pub fn announce(
    before: Option<&LoadedGame>,
    after: &LoadedGame,
    happenings: &[Happening],
    now: Timestamp,
) -> Vec<Outgoing> {
    let mut announcement = Announcement { before, after, now, said: Vec::new() };
    let moved = before.is_some_and(|before| before.game.channel != after.game.channel);
    // In another channel the card comes after the news that the game is played there.
    if !moved {
        announcement.card();
    }
    for happening in happenings {
        announcement.tell(happening);
    }
    if moved {
        announcement.card();
    }
    announcement.ask_about_watchers();
    announcement.status();
    let mut said = announcement.said;
    if let Some(before) = before {
        said.extend(rooms::changed(before, after, now));
    }
    said
}

/// The notices that have been collected so far.
struct Announcement<'a> {
    before: Option<&'a LoadedGame>,
    after: &'a LoadedGame,
    now: Timestamp,
    said: Vec<Outgoing>,
}

impl Announcement<'_> {
    fn game(&self) -> &Game {
        &self.after.game
    }

    /// Posts `notice` in the game's channel.
    fn tell_all(&mut self, notice: Notice, priority: Priority) {
        let channel = Place::Channel(self.game().channel.clone());
        self.post(Destination::Place(channel), None, notice, priority);
    }

    /// Posts `notice` in the game's channel, and in the others in which its results are posted.
    fn tell_everywhere(&mut self, notice: Notice, priority: Priority) {
        let channels: Vec<_> = self.game().results_in.iter().map(|results| results.channel.clone()).collect();
        self.tell_all(notice.clone(), priority);
        for channel in channels {
            let elsewhere = Notice::Elsewhere { notice: Box::new(notice.clone()) };
            self.post(Destination::Place(Place::Channel(channel)), None, elsewhere, Priority::Routine);
        }
    }

    /// Posts `notice` in a person's private conversation.
    fn tell_person(&mut self, person: &PersonId, notice: Notice, priority: Priority) {
        self.post(Destination::Place(Place::Person(person.clone())), None, notice, priority);
    }

    /// Posts `notice` anywhere. A later post of one slot edits the earlier one.
    fn post(&mut self, to: Destination, slot: Option<String>, notice: Notice, priority: Priority) {
        let game = Some(self.game().id.clone());
        self.said.push(Outgoing { to, slot, game, notice, priority, due: self.now, expires: None });
    }

    fn tell(&mut self, happening: &Happening) {
        match happening {
            Happening::Joined { seat } => self.who_else_reads(&[*seat]),
            Happening::MovedUp { person, joined } => self.moved_up(person, *joined),
            Happening::ConfirmationRequested { by } => self.confirmation_requested(*by),
            Happening::SeatForfeited { person } => self.seat_forfeited(person),
            Happening::SettingsChanged { before } => self.settings_changed(before),
            Happening::RematchOpened { of, name, people } => self.rematch_opened(of, name, people),
            Happening::LobbyExpired => self.lobby_expired(),
            Happening::PracticeShared { seat, joined } => self.practice_shared(seat, *joined),
            Happening::Begun => self.begun(),
            Happening::WritingBegun => self.writing_begun(),
            Happening::ReadyButPaused => self.ready_but_paused(),
            Happening::Adjudicated { number, overdue, toss, absent } => {
                self.adjudicated(*number, *overdue, toss.as_ref(), absent);
            }
            Happening::Ended { winners, drawn } => self.ended(winners, *drawn),
            Happening::HourStruck { by, winners } => self.hour_struck(*by, winners),
            Happening::ComputersAlone => self.computers_alone(),
            Happening::EndedUnattended => self.ended_unattended(),
            Happening::Unattended { phases } => self.unattended(*phases),
            Happening::Postponed { latest } => self.postponed(*latest),
            Happening::NetworkBack { deadline } => self.network_back(*deadline),
            Happening::GraceBegun { late, until } => self.grace_begun(late, *until),
            Happening::OrdersAwaited { powers, offered, until } => self.orders_awaited(powers, offered, *until),
            Happening::GoingOnAsked => self.going_on_asked(),
            Happening::GoingOnDecided { choice, powers, until } => self.going_on_decided(*choice, powers, *until),
            Happening::FirstDeadlineMoved { late, until } => self.first_deadline_moved(late, *until),
            Happening::InvitationRequested { request } => self.invitation_requested(request),
            Happening::Invited { person } => self.invited(person),
            Happening::InvitationRefused { person } => self.invitation_refused(person),
            Happening::DeputyAsked { seat } => self.deputy_asked(*seat),
            Happening::DeputyAgreed { seat } => self.deputy_agreed(*seat),
            Happening::DeputyRefused { person, name } => self.deputy_refused(person, name),
            Happening::DeputyBegun { seat } => self.deputy_begun(*seat),
            Happening::DeputyEnded { seat, deputy } => self.deputy_ended(*seat, deputy),
            Happening::SteppedOver { people, until, deadline } => self.stepped_over(people, *until, *deadline),
            Happening::AbsenceAnnounced { person, from, to } => self.absence_announced(person, *from, *to),
            Happening::AbsencesTakenBack { person } => self.absences_taken_back(person),
            Happening::ReminderDue { empty } => self.remind(*empty),
            Happening::SeatOffered { seat, cause } => self.seat_offered(*seat, *cause),
            Happening::SeatVacated { seat } => self.seat_vacated(*seat),
            Happening::OrdersSealed { powers } => self.orders_sealed(powers),
            Happening::Expelled { person, name, powers } => self.expelled(person, name, powers),
            Happening::SeatProposed { person, seat } => self.seat_proposed(person, *seat),
            Happening::SeatKept { seat } => self.seat_kept(*seat),
            Happening::SeatTaken { seat, from, again } => self.seat_taken(*seat, from.as_ref(), *again),
            Happening::ComputersSeated { powers } => self.computers_seated(powers),
            Happening::VoteProposed { id, proposal, by } => self.vote_proposed(id, proposal, by),
            Happening::VoteAccepted { proposal, powers, deadline, absent, by_majority } => {
                self.vote_accepted(proposal, powers, *deadline, absent, *by_majority);
            }
            Happening::Admitted { asked } => {
                let notice = VoteNotice::Admitted { why: asked.why.clone() };
                self.tell_person(&asked.person, Notice::Vote(notice), Priority::Event);
            }
            Happening::VoteHadNoEffect { proposal } => self.vote_had_no_effect(proposal),
            Happening::VoteLapsed { proposal, count } => self.vote_lapsed(proposal, *count),
            Happening::MasterActed(notice) => self.tell_all(Notice::Master(notice.clone()), Priority::Event),
            Happening::Rewritten(notice) => self.rewritten(notice),
            Happening::OrdersEntered { power } => self.orders_entered(power),
            Happening::Declared(notice) => self.tell_all(Notice::Press(notice.clone()), Priority::Event),
            Happening::DocumentShown { document, notice } => self.document_shown(document, notice),
            Happening::Reported { text } => self.reported(text),
            Happening::LetterSent { to, letter } => self.letter_sent(to, letter),
            Happening::StatementMade { to, room, notice } => self.statement_made(to, room.as_deref(), notice),
            Happening::AgreementsShown { notice } => {
                self.tell_all(Notice::Statement(notice.clone()), Priority::Routine);
            }
            Happening::WatchBegun { watcher, name } => self.watch_begun(watcher, name),
            Happening::WatchEnded { watcher, name, watched, own } => self.watch_ended(watcher, name, *watched, *own),
            Happening::LettersShown { watcher, phase, from, to } => self.letters_shown(watcher, phase, *from, *to),
            Happening::LettersProposed { by, until } => self.letters_proposed(by, *until),
            Happening::LettersOpened => self.letters_opened(),
            Happening::BallotsPublished => self.ballots_published(),
            Happening::PlayersPublished => self.players_published(),
            Happening::SecretsPublished => self.ask_about_agreements(),
            Happening::RoomRequested { room } => self.room_requested(room),
            Happening::RoomDeclared { room } => self.room_declared(room),
            Happening::LettersInstead { members, why, except } => self.letters_instead(members, why, except),
        }
    }

    /// Tells everyone in public, and each player in private with the orders that are stored now.
    fn rewritten(&mut self, notice: &MasterNotice) {
        let notice = Notice::Master(notice.clone());
        self.tell_everywhere(notice.clone(), Priority::Event);
        let after = self.after;
        for seat in &after.game.seats {
            let Some(person) = seat.person() else { continue };
            self.tell_person(person, notice.clone(), Priority::Event);
            if !after.game.is_out(seat) {
                self.stored_orders(person, &seat.powers);
            }
        }
    }

    /// Everything that the game master does to a game is announced; the orders are shown only to their player.
    fn orders_entered(&mut self, power: &PowerId) {
        self.tell_all(Notice::Master(MasterNotice::EnteredForAll { power: power.clone() }), Priority::Event);
        let after = self.after;
        let Some(player) = after.game.seat_with(power).and_then(Seat::person) else { return };
        let notice = Notice::Master(MasterNotice::EnteredForYou { power: power.clone() });
        self.tell_person(player, notice, Priority::Event);
        self.stored_orders(player, std::slice::from_ref(power));
    }
}
