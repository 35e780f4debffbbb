//! A game: who plays, its state, and its settings.

use std::collections::BTreeMap;

use dragoman_l10n::Language;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp, ToSpan};
use serde::{Deserialize, Serialize};

use super::earlier_phase::{self, EarlierPhase};
use super::game_id::GameId;
use super::ids::PowerId;
use super::position::Position;
use super::tenure::{self, Moment, Tenures};
use super::trust::Trust;
use super::undone::Undone;
use super::vote::{Asked, Ballots};
use crate::assignment::Drawn;
use crate::event::{ChannelId, PersonId};
use crate::model::{
    AWAY_DAYS, Away, Commitment, Declaration, Deputy, Document, JoinRequest, KeptLetters, OFFERED_AFTER, Published,
    ResultsIn, Running, Seat, Settings, Showing, Standing, Vote, Waiting, Watcher, Watchers, Watching,
};
use crate::negotiation::Said;
use crate::standing::Permit;

/// The end of a time that was put off because a network was unreachable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PutOff {
    /// When it was due first.
    pub first: Timestamp,
    /// When it is due now: what is due at another time wasn't put off.
    pub until: Timestamp,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Who won; several share a draw; empty: the game was cancelled.
    pub winners: Vec<PowerId>,
    /// The last position.
    pub position: Position,
    /// When the game ended.
    pub at: Timestamp,
    /// By which rule; `None`: it ended under an older version, or was imported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<EndedBy>,
    /// It was cancelled a short while ago, and may still go on: what is published at the end of a game stays secret until then,
    /// who plays what in an anonymous game and stored letters ([`Ending::secret_until`]).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub keeps_secrets: bool,
}

/// For how long a cancelled game can go on, and what it publishes at its end stays secret.
const SECRET: SignedDuration = SignedDuration::from_hours(24);

impl Ending {
    /// Until when what is published at the end stays secret; `None`: nothing is secret any more.
    pub fn secret_until(&self) -> Option<Timestamp> {
        self.at.checked_add(SECRET).ok().filter(|_| self.keeps_secrets)
    }
}

/// The rule by which a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndedBy {
    /// A power has the supply centres that win; in the game for two, a side has the units.
    Solo,
    /// A draw was agreed in a vote.
    Draw,
    /// It was agreed in a vote that all who still have units win together.
    JointVictory,
    /// All others conceded in a vote.
    Concession,
    /// The agreed last year has been played.
    Date,
    /// The agreed time has come.
    Hour,
    /// It was cancelled, or nobody played it any more: nobody has won.
    Nothing,
}

/// The stage of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People are joining.
    Lobby,
    /// It is being played.
    Running(Box<Running>),
    /// It is over.
    Over(Ending),
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// The schema of this document: [`SCHEMA`](super::SCHEMA) when it was written.
    pub schema: u32,
    /// Its id.
    pub id: GameId,
    /// The name that its creator gave it.
    pub name: String,
    /// Where it is played.
    pub channel: ChannelId,
    /// Other channels in which its results are posted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub results_in: Vec<ResultsIn>,
    /// Who created it, and is its game master.
    pub creator: PersonId,
    /// The game master's name as others see it; empty in a game of an older version.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub master: String,
    /// The settings.
    pub settings: Settings,
    /// The commitment to the power assignment.
    pub commitment: Commitment,
    /// Who plays, in the order of joining.
    pub seats: Vec<Seat>,
    /// The stage.
    pub stage: Stage,
    /// The waiting list: people who asked for a seat when all were taken, in that order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Waiting>,
    /// All seats are taken, and until then those who joined long ago must confirm that they will play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirm_by: Option<Timestamp>,
    /// What was put off last because a network was unreachable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub put_off: Option<PutOff>,
    /// The power assignment, once it was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
    /// The coin of the game for two, fixed like the assignment and published after its toss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coin: Option<Commitment>,
    /// The votes of this phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub votes: Vec<Vote>,
    /// How earlier votes went, if it was agreed to publish that after the game.
    #[serde(default, skip_serializing_if = "Ballots::is_empty")]
    pub ballots: Ballots,
    /// The documents that players have offered each other to sign.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub documents: Vec<Document>,
    /// What powers have declared lately and can be said in other languages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declarations: Vec<Declaration>,
    /// The letters that are stored, if that was agreed.
    #[serde(default, skip_serializing_if = "KeptLetters::is_empty")]
    pub letters: KeptLetters,
    /// Whether somebody has made a statement in it: only then are they looked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub negotiated: bool,
    /// Whose agreements are shown after the end.
    #[serde(default, skip_serializing_if = "Showing::is_empty")]
    pub showing: Showing,
    /// How far computers trust others.
    #[serde(default, skip_serializing_if = "Trust::is_empty")]
    pub trust: Trust,
    /// The phases that were undone.
    #[serde(default, skip_serializing_if = "Undone::is_empty")]
    pub undone: Undone,
    /// When a lobby that hasn't begun is closed; `None`: an older version created it, and the clock will set it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Timestamp>,
    /// How much was published in this phase.
    #[serde(default, skip_serializing_if = "Published::is_empty")]
    pub published: Published,
    /// How many press rooms each power has opened, as far as known.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub rooms_opened: BTreeMap<PowerId, u32>,
    /// What people have been and have learnt in it. A rollback, an edit or an import doesn't change it.
    #[serde(default, skip_serializing_if = "Standing::is_empty")]
    pub standing: Standing,
    /// People who played in it and have no seat any more, in the order in which they lost it: they are told how it
    /// ends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub past_players: Vec<PersonId>,
    /// The last phases that were played, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<EarlierPhase>,
    /// Who has held the seats that have changed hands, in the order in which they got them.
    #[serde(default, skip_serializing_if = "Tenures::is_empty")]
    pub tenures: Tenures,
    /// People who watch, with the consent of all players, or have asked to.
    #[serde(default, skip_serializing_if = "Watchers::is_empty")]
    pub watchers: Watchers,
    /// People in the waiting list who may not join games on its server. It isn't stored with the game: a server's list is
    /// read with each lobby that has a waiting list.
    #[serde(skip)]
    pub barred: Vec<PersonId>,
    /// People whom the game master has invited.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invited: Vec<PersonId>,
    /// People who have asked to be invited.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requests: Vec<JoinRequest>,
    /// Absences that players have announced, also past ones of this year.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<Away>,
    /// The game master's action that isn't confirmed yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// When the settings were last changed in the lobby: who took a seat before hasn't agreed to them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings_changed: Option<Timestamp>,
    /// When it began; `None`: it hasn't, or began under an older version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<Timestamp>,
}

/// The number of people who lost their seats that a game remembers: the last ones.
const MOST_PAST_PLAYERS: usize = 50;

impl Game {
    /// Remembers those who had a seat in the running game `before` and have none now.
    pub fn remember_past_players(&mut self, before: &Self) {
        if before.running().is_none() || self.settings.practice {
            return;
        }
        let left: Vec<PersonId> = before.people().filter(|person| self.seat_of(person).is_none()).cloned().collect();
        self.past_players.retain(|person| !left.contains(person));
        self.past_players.extend(left);
        let surplus = self.past_players.len().saturating_sub(MOST_PAST_PLAYERS);
        self.past_players.drain(..surplus);
    }

    /// Remembers the phase of `before`, if another one is played now, or none.
    pub fn remember_phase(&mut self, before: &Self) {
        let Some(over) = before.running() else { return };
        if self.running().is_none_or(|running| running.number != over.number) {
            let (number, phase) = (over.number, over.position.phase.clone());
            earlier_phase::remember(
                &mut self.earlier,
                EarlierPhase { number, phase, began: over.began, trust: Some(before.trust.clone()) },
            );
        }
    }

    /// The phase before the present one that was played at `at`; `None` if it isn't remembered.
    pub fn phase_at(&self, at: Timestamp) -> Option<&EarlierPhase> {
        earlier_phase::at(&self.earlier, at)
    }

    /// Records which seats have changed hands since `before`, if it was being played.
    pub fn remember_tenures(&mut self, before: &Self, now: Timestamp) {
        let Some(running) = before.running().filter(|_| !self.settings.practice) else { return };
        let phase = self.running().unwrap_or(running).position.phase.clone();
        tenure::remember(&mut self.tenures.0, &before.seats, &self.seats, &Moment { phase, at: now });
    }

    /// Whether who plays the power that has said something said it themselves, and no earlier player of it.
    pub fn is_said_by_present_player(&self, said: &Said) -> bool {
        let seat = self.seat_with(&said.from);
        seat.is_some_and(|seat| self.tenures.is_of_present(seat, said.at, &said.phase.code))
    }

    /// Nobody has decided anything about seats whose player is another one than in `before`.
    pub fn await_new_players(&mut self, before: &Self) {
        for (seat, before) in self.seats.iter_mut().zip(&before.seats) {
            seat.await_new_player(before);
        }
    }

    /// Remembers how a vote went that is closed, if it was agreed to publish that after the game.
    pub fn remember_ballot(&mut self, vote: &Vote) {
        let Some(phase) = self.running().map(|running| running.position.phase.clone()) else { return };
        if self.settings.votes_revealed {
            self.ballots.keep(phase, vote);
        }
    }

    /// Those who watch it, now that all who have a seat agree.
    pub fn watching(&self) -> impl Iterator<Item = &Watcher> {
        let watches = |watcher: &&Watcher| watcher.state == Watching::Yes && self.all_let(watcher);
        self.watchers.iter().filter(watches)
    }

    /// Whether all who have a seat have agreed that `watcher` watches.
    pub fn all_let(&self, watcher: &Watcher) -> bool {
        watcher.is_let_by(self.people())
    }

    /// The language in which its results are posted in `channel`, which isn't its own; `None`: they aren't.
    pub fn results_language(&self, channel: &ChannelId) -> Option<Language> {
        self.results_in.iter().find(|results| results.channel == *channel).map(|results| results.language)
    }

    /// `lobby`, `running` or `over`.
    pub fn stage_name(&self) -> &'static str {
        match self.stage {
            Stage::Lobby => "lobby",
            Stage::Running(_) => "running",
            Stage::Over(_) => "over",
        }
    }

    /// The phase that is being played.
    pub fn running(&self) -> Option<&Running> {
        match &self.stage {
            Stage::Running(running) => Some(running),
            Stage::Lobby | Stage::Over(_) => None,
        }
    }

    /// The seat of `person`.
    pub fn seat_of(&self, person: &PersonId) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.person() == Some(person))
    }

    /// What `person` is called who has a seat: their name alone says nothing of what they play.
    pub fn name_of(&self, person: &PersonId) -> &str {
        self.seat_of(person).map(|seat| seat.name.as_str()).unwrap_or_default()
    }

    /// What all are called who have a seat, in an order that says nothing of what they play.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.seats.iter().map(|seat| seat.name.clone()).collect();
        names.sort_by_key(|name| name.to_lowercase());
        names
    }

    /// The seat for which `person` may send orders at `now`: their own, or the one whose deputy they are in a running
    /// game. Who has a seat is nobody's deputy.
    pub fn seat_played_by(&self, person: &PersonId, now: Timestamp) -> Option<&Seat> {
        let acts = |seat: &&Seat| seat.deputy().is_some_and(|deputy| deputy.person == *person && deputy.acts(now));
        let deputed = || self.running().and_then(|_| self.seats.iter().find(acts));
        self.seat_of(person).or_else(deputed)
    }

    /// The seat whose deputy `person` is, as far as the clock has recorded it: only for what everybody may see anyway.
    pub fn deputed_to(&self, person: &PersonId) -> Option<&Seat> {
        let deputes = |seat: &&Seat| seat.deputy().is_some_and(|deputy| deputy.person == *person && deputy.has_begun());
        self.running().and_then(|_| self.seats.iter().find(deputes))
    }

    /// The deputies who play now.
    pub fn deputies(&self, now: Timestamp) -> impl Iterator<Item = (&Seat, &PersonId)> {
        let acting = move |seat: &'_ Seat| seat.deputy().is_some_and(|deputy| deputy.acts(now));
        let seats = self.seats.iter().filter(move |seat| self.running().is_some() && acting(seat));
        let free = seats.filter_map(|seat| Some((seat, &seat.deputy()?.person)));
        free.filter(|(_, person)| self.seat_of(person).is_none())
    }

    /// The deputies who play at `until`, or whose days end then.
    pub fn deputies_until(&self, until: Timestamp) -> impl Iterator<Item = (&Seat, &PersonId)> {
        let of = move |seat: &'_ Seat| seat.deputy().is_some_and(|deputy| deputy.played_until(until));
        let seats = self.seats.iter().filter(move |seat| of(seat));
        seats.filter_map(|seat| Some((seat, &seat.deputy()?.person)))
    }

    /// Whether `person` may take a seat without being invited.
    pub fn is_open_to(&self, person: &PersonId) -> bool {
        !self.settings.by_invitation || self.creator == *person || self.invited.contains(person)
    }

    /// The deputy of the seat at `at` accepts.
    pub fn accept_deputy(&mut self, at: usize) {
        if let Some(seat) = self.seats.get_mut(at) {
            seat.with_deputy(Deputy::accept);
        }
    }

    /// The days of the deputy of the seat at `at` have begun.
    pub fn begin_deputy(&mut self, at: usize) {
        if let Some(seat) = self.seats.get_mut(at) {
            seat.with_deputy(Deputy::begin);
        }
    }

    /// The seat at `at` has no deputy any more. One who has begun knows the orders of the phase. Returns who it was.
    pub fn end_deputy(&mut self, at: usize) -> Option<Deputy> {
        let deputy = self.seats.get_mut(at)?.take_deputy()?;
        if let Stage::Running(running) = &mut self.stage
            && deputy.has_begun()
        {
            running.former_deputies.insert(deputy.person.clone());
        }
        Some(deputy)
    }

    /// When the next deputy begins or ends.
    pub fn next_deputy(&self) -> Option<Timestamp> {
        let times = self.seats.iter().filter_map(|seat| {
            let deputy = seat.asked_deputy()?;
            let begins =
                Some(deputy.begins).filter(|_| deputy.has_accepted() && !deputy.has_begun() && seat.deputy().is_some());
            Some(begins.unwrap_or(deputy.ends))
        });
        times.min()
    }

    /// Whether the player of `seat` has agreed to the present settings, by joining or confirming since they were changed.
    pub fn is_agreed_by(&self, seat: &Seat) -> bool {
        let since = |changed| seat.promised_at.is_some_and(|promised| promised >= changed);
        seat.person().is_none() || self.settings_changed.is_none_or(since)
    }

    /// The powers that somebody in the lobby or in its waiting list prefers: whom `permit` names. `None`: it names nobody
    /// here.
    pub fn wishes(&self, permit: &Permit) -> Option<&[PowerId]> {
        let person = permit.wishes(&self.id)?;
        let waiting = || self.waiting.iter().find(|waiting| waiting.person == *person);
        let seated = self.seat_of(person).map(|seat| &seat.preferences);
        seated.or_else(|| Some(&waiting()?.preferences)).map(|wishes| wishes.0.as_slice())
    }

    /// The powers that those who have a seat prefer, in the order of the seats, if `permit` permits to read that.
    pub fn all_wishes(&self, permit: &Permit) -> Option<Vec<Vec<PowerId>>> {
        let wishes = || self.seats.iter().map(|seat| seat.preferences.0.clone()).collect();
        permit.is_for_all_wishes(&self.id).then(wishes)
    }

    /// The people who have a seat.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.seats.iter().filter_map(Seat::person)
    }

    /// Deputies who have accepted, and those who watch: each with their name.
    pub fn guests(&self) -> impl Iterator<Item = (&PersonId, &String)> {
        let deputies = self.seats.iter().filter_map(Seat::deputy).filter(|deputy| deputy.has_accepted());
        let watchers = self.watchers.iter().filter(|watcher| watcher.state == Watching::Yes);
        let deputies = deputies.map(|deputy| (&deputy.person, &deputy.name));
        deputies.chain(watchers.map(|watcher| (&watcher.person, &watcher.name)))
    }

    /// The seat that holds `power`.
    pub fn seat_with(&self, power: &PowerId) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.holds(power))
    }

    /// The seed from which the bot plays `power`, if it does.
    pub fn computer(&self, power: &PowerId) -> Option<u64> {
        self.seat_with(power)?.computer()
    }

    /// The present position, or the last one.
    pub fn position(&self) -> Option<&Position> {
        match &self.stage {
            Stage::Lobby => None,
            Stage::Running(running) => Some(&running.position),
            Stage::Over(ending) => Some(&ending.position),
        }
    }

    /// Whether the player of `seat` still has units, dislodged ones among them.
    pub fn has_units(&self, seat: &Seat) -> bool {
        self.position().is_some_and(|position| seat.powers.iter().any(|power| position.has_units(power)))
    }

    /// Whether the player of `seat` is eliminated in a running game: they have no unit and no supply centre.
    pub fn is_out(&self, seat: &Seat) -> bool {
        self.running().is_some_and(|running| seat.is_out_in(&running.position))
    }

    /// Whether only others, who are late, may still send orders than who plays `seat`.
    pub fn is_closed_to(&self, seat: &Seat) -> bool {
        self.running().is_some_and(|running| running.clock.is_closed_to(&seat.powers))
    }

    /// Whether the player of `seat` is absent: nothing came from them in as many phases as a seat is offered after, or
    /// nothing in the last phase and the game master has offered the seat since. Nobody waits for them. That the game
    /// master offers a seat isn't enough: a game master must not take another's vote away.
    pub fn is_absent(&self, seat: &Seat) -> bool {
        let missed = seat.missed() >= OFFERED_AFTER || seat.missed() > 0 && seat.offered().is_some();
        seat.person().is_some() && missed
    }

    /// The powers that still have units and a player, person or computer: those who share a draw.
    pub fn survivors(&self) -> Vec<PowerId> {
        let Some(position) = self.position() else { return Vec::new() };
        let played = self.seats.iter().filter(|seat| !seat.is_vacant()).flat_map(|seat| &seat.powers);
        let mut powers: Vec<PowerId> = played.filter(|power| position.has_units(power)).cloned().collect();
        powers.sort();
        powers
    }

    /// The day of the game's time zone at `now`.
    pub fn day(&self, now: Timestamp) -> Date {
        now.to_zoned(self.settings.zone()).date()
    }

    /// Whether deadlines step over absences: not in practice and live games, nor if that was agreed.
    pub fn waits_for_absences(&self) -> bool {
        !self.settings.never_waits && !self.settings.practice && self.settings.tempo.writing.is_none()
    }

    /// The absences of people who have a seat, from `day` on, the first to begin first.
    pub fn absences(&self, day: Date) -> Vec<(&Seat, &Away)> {
        let current = self.away.iter().filter(|away| !away.taken_back && away.to >= day);
        let mut found: Vec<_> = current.filter_map(|away| Some((self.seat_of(&away.person)?, away))).collect();
        found.sort_by_key(|(_, away)| (away.from, away.to));
        found
    }

    /// The number of days on which deadlines still wait for `person`, of those that `day` has in the year around it.
    pub fn days_left(&self, person: &PersonId, day: Date) -> i32 {
        let since = day.checked_sub(1.year()).unwrap_or(Date::MIN);
        let counts = |away: &&Away| away.person == *person && away.to >= since && (away.waited || !away.taken_back);
        AWAY_DAYS - self.away.iter().filter(counts).map(Away::days).sum::<i32>()
    }

    /// The position of `person` in the waiting list: 1 is next. `None` if they aren't in it.
    pub fn place_in_line(&self, person: &PersonId) -> Option<usize> {
        self.waiting.iter().position(|waiting| waiting.person == *person).map(|at| at + 1)
    }

    /// When the phase ends at the latest, as it is shown with its deadline: not in practice games, nor while nothing can
    /// delay it further.
    pub fn latest(&self) -> Option<Timestamp> {
        let clock = &self.running().filter(|running| !running.at_once && !self.settings.practice)?.clock;
        clock.latest().filter(|latest| clock.deadline().is_none_or(|deadline| deadline < *latest))
    }

    /// Whether there is a deadline, which ends what belongs to the phase.
    pub fn has_deadline(&self) -> bool {
        self.running().is_some_and(|running| running.clock.deadline().is_some())
    }

    /// When the first vote ends without a result, where no deadline ends it; `None`: none does.
    pub fn votes_until(&self) -> Option<Timestamp> {
        let open = self.votes.iter().filter(|vote| vote.open && !self.has_deadline());
        let stopped = self.stopped_since();
        open.filter_map(|vote| vote.until(stopped)).min()
    }

    /// Since when the game is paused; `None`: it isn't.
    pub fn stopped_since(&self) -> Option<Timestamp> {
        self.running()?.clock.paused().map(|pause| pause.since)
    }

    /// When the clock must handle the game next.
    pub fn wake_at(&self) -> Option<Timestamp> {
        match &self.stage {
            // A lobby of an older version is handled once, to get its time.
            Stage::Lobby => self.confirm_by.or(self.expires).or(Some(Timestamp::UNIX_EPOCH)),
            Stage::Running(running) => {
                let others = [self.settings.last_hour.map(|hour| hour.at), self.next_deputy(), self.votes_until()];
                running.wake_at().into_iter().chain(others.into_iter().flatten()).min()
            }
            Stage::Over(ending) => self.votes_until().into_iter().chain(ending.secret_until()).min(),
        }
    }

    /// Whether it is secret that `person` plays or stands in: nobody knows who does, but of the first players, whom all know by
    /// name.
    pub fn hides(&self, person: &PersonId) -> bool {
        self.hides_players() && !self.tenures.began_with(&self.seats, person)
    }

    /// Whether nobody may know who plays what: in an anonymous game that is being played, or that was cancelled a short while
    /// ago and may still go on.
    pub fn hides_players(&self) -> bool {
        self.settings.anonymous
            && match &self.stage {
                Stage::Lobby => false,
                Stage::Running(_) => true,
                Stage::Over(ending) => ending.keeps_secrets,
            }
    }
}
