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
pub mod operation;
mod phase;
mod posts;
mod press;
mod rooms;
mod seats;
mod votes;
mod watching;

use jiff::Timestamp;

use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::PowerId;
use crate::notice::master::MasterNotice;
use crate::notice::vote::VoteNotice;
use crate::notice::{Notice, Outgoing, Priority};

pub(crate) use self::deputies::without_deputy;
use self::posts::Posts;
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
    let mut posts = Posts { before, after, now, outgoing: Vec::new() };
    let moved = before.is_some_and(|before| before.game.channel != after.game.channel);
    // In another channel the card comes after the news that the game is played there.
    if !moved {
        posts.card();
    }
    for happening in happenings {
        tell(&mut posts, happening);
    }
    if moved {
        posts.card();
    }
    posts.ask_about_watchers();
    if !happenings.contains(&Happening::GoingOnAsked) {
        posts.ask_more_how_to_go_on();
    }
    posts.status();
    let mut said = posts.outgoing;
    if let Some(before) = before {
        said.extend(rooms::changed(before, after, now));
    }
    said
}

/// Adds what those concerned are told of what has happened.
fn tell(posts: &mut Posts<'_>, happening: &Happening) {
    match happening {
        Happening::Joined { seat } => posts.who_else_reads(&[*seat]),
        Happening::MovedUp { person, joined } => posts.moved_up(person, *joined),
        Happening::ConfirmationRequested { by } => posts.confirmation_requested(*by),
        Happening::SeatForfeited { person } => posts.seat_forfeited(person),
        Happening::SettingsChanged { before } => posts.settings_changed(before),
        Happening::RematchOpened { of, name, people } => posts.rematch_opened(of, name, people),
        Happening::LobbyExpired => posts.lobby_expired(),
        Happening::PracticeShared { seat, joined } => posts.practice_shared(seat, *joined),
        Happening::Begun => posts.begun(),
        Happening::WritingBegun => posts.writing_begun(),
        Happening::ReadyButPaused => posts.ready_but_paused(),
        Happening::Adjudicated { number, overdue, toss, absent } => {
            posts.adjudicated(*number, *overdue, toss.as_ref(), absent);
        }
        Happening::Ended { winners, drawn } => posts.ended(winners, *drawn),
        Happening::HourStruck { by, winners } => posts.hour_struck(*by, winners),
        Happening::ComputersAlone => posts.computers_alone(),
        Happening::EndedUnattended => posts.ended_unattended(),
        Happening::Unattended { phases } => posts.unattended(*phases),
        Happening::Postponed { latest } => posts.postponed(*latest),
        Happening::NetworkBack { deadline } => posts.network_back(*deadline),
        Happening::GraceBegun { late, until } => posts.grace_begun(late, *until),
        Happening::OrdersAwaited { powers, offered, until } => posts.orders_awaited(powers, offered, *until),
        Happening::GoingOnAsked => posts.going_on_asked(),
        Happening::GoingOnDecided { choice, powers, until } => posts.going_on_decided(*choice, powers, *until),
        Happening::FirstDeadlineMoved { late, until } => posts.first_deadline_moved(late, *until),
        Happening::InvitationRequested { request } => posts.invitation_requested(request),
        Happening::Invited { person } => posts.invited(person),
        Happening::InvitationRefused { person } => posts.invitation_refused(person),
        Happening::DeputyAsked { seat } => posts.deputy_asked(*seat),
        Happening::DeputyAgreed { seat } => posts.deputy_agreed(*seat),
        Happening::DeputyRefused { person, name } => posts.deputy_refused(person, name),
        Happening::DeputyBegun { seat } => posts.deputy_begun(*seat),
        Happening::DeputyEnded { seat, deputy } => posts.deputy_ended(*seat, deputy),
        Happening::SteppedOver { people, until, deadline } => posts.stepped_over(people, *until, *deadline),
        Happening::AbsenceAnnounced { person, from, to } => posts.absence_announced(person, *from, *to),
        Happening::AbsencesTakenBack { person } => posts.absences_taken_back(person),
        Happening::ReminderDue { empty } => posts.remind(*empty),
        Happening::SeatOffered { seat, cause } => posts.seat_offered(*seat, *cause),
        Happening::SeatVacated { seat } => posts.seat_vacated(*seat),
        Happening::OrdersSealed { powers } => posts.orders_sealed(powers),
        Happening::Expelled { person, name, powers } => posts.expelled(person, name, powers),
        Happening::SeatProposed { person, seat } => posts.seat_proposed(person, *seat),
        Happening::SeatKept { seat } => posts.seat_kept(*seat),
        Happening::SeatTaken { seat, from, again } => posts.seat_taken(*seat, from.as_ref(), *again),
        Happening::ComputersSeated { powers } => posts.computers_seated(powers),
        Happening::VoteProposed { id, proposal, by } => posts.vote_proposed(id, proposal, by),
        Happening::VoteAccepted { proposal, powers, deadline, absent, by_majority } => {
            posts.vote_accepted(proposal, powers, *deadline, absent, *by_majority);
        }
        Happening::Admitted { asked } => {
            let notice = VoteNotice::Admitted { why: asked.why.clone() };
            posts.tell_person(&asked.person, Notice::Vote(notice), Priority::Event);
        }
        Happening::VoteHadNoEffect { proposal } => posts.vote_had_no_effect(proposal),
        Happening::VoteLapsed { proposal, count } => posts.vote_lapsed(proposal, *count),
        Happening::MasterActed(notice) => posts.tell_all(Notice::Master(notice.clone()), Priority::Event),
        Happening::Rewritten(notice) => rewritten(posts, notice),
        Happening::OrdersEntered { power } => orders_entered(posts, power),
        Happening::Declared(notice) => posts.tell_all(Notice::Press(notice.clone()), Priority::Event),
        Happening::DocumentShown { document, notice } => posts.document_shown(document, notice),
        Happening::Reported { text } => posts.reported(text),
        Happening::LetterSent { to, letter } => posts.letter_sent(to, letter),
        Happening::StatementMade { to, room, notice } => posts.statement_made(to, room.as_deref(), notice),
        Happening::AgreementsShown { notice } => {
            posts.tell_all(Notice::Statement(notice.clone()), Priority::Routine);
        }
        Happening::WatchBegun { watcher, name } => posts.watch_begun(watcher, name),
        Happening::WatchEnded { watcher, name, watched, own } => posts.watch_ended(watcher, name, *watched, *own),
        Happening::LettersShown { watcher, phase, from, to } => posts.letters_shown(watcher, phase, *from, *to),
        Happening::LettersProposed { by, until } => posts.letters_proposed(by, *until),
        Happening::LettersOpened => posts.letters_opened(),
        Happening::BallotsPublished => posts.ballots_published(),
        Happening::PlayersPublished => posts.players_published(),
        Happening::SecretsPublished => posts.ask_about_agreements(),
        Happening::RoomRequested { room } => posts.room_requested(room),
        Happening::RoomDeclared { room } => posts.room_declared(room),
        Happening::LettersInstead { members, why, except } => posts.letters_instead(members, why, except),
    }
}

/// Tells everyone in public, and each player and deputy in private with the orders that are stored now.
fn rewritten(posts: &mut Posts<'_>, notice: &MasterNotice) {
    let notice = Notice::Master(notice.clone());
    posts.tell_everywhere(notice.clone(), Priority::Event);
    let after = posts.after;
    for seat in &after.game.seats {
        for person in posts.players_of(seat) {
            posts.tell_person(person, notice.clone(), Priority::Event);
            if !after.game.is_out(seat) {
                posts.stored_orders(person, &seat.powers);
            }
        }
    }
}

/// Everything that the game master does to a game is announced; the orders are shown only to their player, and who stands in.
fn orders_entered(posts: &mut Posts<'_>, power: &PowerId) {
    posts.tell_all(Notice::Master(MasterNotice::EnteredForAll { power: power.clone() }), Priority::Event);
    let after = posts.after;
    let Some(seat) = after.game.seat_with(power) else { return };
    let notice = Notice::Master(MasterNotice::EnteredForYou { power: power.clone() });
    let number = |loaded: &LoadedGame| loaded.game.running().map(|running| running.number);
    for player in posts.players_of(seat) {
        posts.tell_person(player, notice.clone(), Priority::Event);
        if posts.before.is_some_and(|before| number(before) == number(after)) {
            posts.stored_orders(player, std::slice::from_ref(power));
        }
    }
}
