//! Loads what a notice refers to from the store, before it is composed.

use dragoman_game::event::Place;
use dragoman_game::loaded::Letter;
use dragoman_game::model::{Game, GameId, PhaseRecord, PowerId, Running, Sheet, Stage};
use dragoman_game::notice::needs::Needs;
use dragoman_game::notice::{Notice, Reader};
use dragoman_game::rules;
use dragoman_game::standing::{Permit, What, may_see, published};
use dragoman_reading::phase;
use dragoman_say::{Material, Past, StoredAt};
use dragoman_store::StoreError;

use super::OutboxDispatcher;

/// How many changes of a power's orders are shown: the last ones.
const MOST_REVISIONS: u32 = 30;

/// All letters of a game.
const ALL_LETTERS: What = What::Letters { from: 0, to: u32::MAX };

impl OutboxDispatcher {
    /// All data that `notice` refers to. Of typed texts only the reader's own are loaded.
    pub(super) async fn material(
        &self,
        notice: &Notice,
        game: Option<Game>,
        place: &Place,
        reader: &Reader,
    ) -> Result<Material, StoreError> {
        let needs = notice.needs();
        let mut past = Past::default();
        if let (Needs::Reader, Some(person)) = (needs, &reader.person) {
            past.document = Some(serde_json::to_string_pretty(&self.store.personal(person).await?)?);
        }
        let Some(game) = game else { return Ok(Material { past, ..Material::default() }) };
        let record = self.needed(needs, &game, reader, &mut past).await?;
        let several = self.has_others(place, &game).await?;
        Ok(Material { game: Some(game), record, past, several, ..Material::default() })
    }

    /// Loads what a notice needs of the past of `game`: the phase that is told, and everything else into `past`.
    async fn needed(
        &self,
        needs: Needs<'_>,
        game: &Game,
        reader: &Reader,
        past: &mut Past,
    ) -> Result<Option<PhaseRecord>, StoreError> {
        match needs {
            Needs::Nothing | Needs::Reader => {}
            Needs::Phase(number) => {
                past.number = number;
                return self.phase(game, number).await;
            }
            Needs::Dislodgements { retreats } => {
                if game.running().is_some_and(|running| is_retreat(running, retreats)) {
                    return self.phase(game, retreats.saturating_sub(1)).await;
                }
            }
            Needs::IfOver(number) => {
                if is_past(game, number) {
                    return self.store.phase(&game.id, number).await;
                }
            }
            Needs::Named(phase) => return self.named(game, phase, past).await,
            Needs::NamedWithSent(phase) => {
                let record = self.named(game, phase, past).await?;
                if let Some(person) = &reader.person {
                    past.sent = self.store.sent(&game.id, past.number, person).await?;
                }
                return Ok(record);
            }
            Needs::Revisions => past.revisions = self.revisions(game, reader).await?,
            Needs::Records => past.records = self.store.records(&game.id).await?,
            Needs::RecordsAfterEnd => {
                if matches!(game.stage, Stage::Over(_)) {
                    past.records = self.store.records(&game.id).await?;
                }
            }
            Needs::Reports => past.records = self.reports(game).await?,
            Needs::ReportsWithLetters => {
                past.records = self.reports(game).await?;
                past.letters = self.letters(game, published(game, ALL_LETTERS)).await?;
            }
            Needs::Saved => {
                past.played = self.store.played(&game.id).await?;
                past.document = self.saved(game).await?;
            }
            Needs::PublishedLetters => past.letters = self.letters(game, published(game, ALL_LETTERS)).await?,
            Needs::Letters { from, to } => {
                // Somebody may have withdrawn their consent since.
                let (what, now) = (What::Letters { from, to }, self.clock.now());
                let permit = reader.person.as_ref().and_then(|me| may_see(game, me, what, now));
                past.letters = self.letters(game, permit).await?;
            }
        }
        Ok(None)
    }

    /// The records of the phases that are over, with their reports.
    async fn reports(&self, game: &Game) -> Result<Vec<PhaseRecord>, StoreError> {
        let phases = self.phases(game).await?;
        Ok(phases.into_iter().map(|(_, record)| record).collect())
    }

    /// How the reader changed the orders of each power that they play now, in the phase that is played.
    async fn revisions(&self, game: &Game, reader: &Reader) -> Result<Vec<(PowerId, Vec<StoredAt>)>, StoreError> {
        let (Some(running), Some(me)) = (game.running(), &reader.person) else { return Ok(Vec::new()) };
        let now = self.clock.now();
        let powers = game.seat_played_by(me, now).map(|seat| seat.powers.clone()).unwrap_or_default();
        let mut all = Vec::new();
        for power in powers {
            let Some(permit) = may_see(game, me, What::Orders(power.clone()), now) else { continue };
            let stored = self.store.revisions((&game.id, running.number, &power), me, MOST_REVISIONS).await?;
            let orders = |sheet: &Sheet| sheet.lines.iter().map(|line| line.order.clone()).collect();
            let read = stored.iter().filter_map(|revision| revision.read(game, &permit));
            let read = read.map(|(at, sheet)| (at, orders(sheet))).collect();
            all.push((power, read));
        }
        Ok(all)
    }

    /// The stored letters of the game that `permit` permits to read.
    async fn letters(&self, game: &Game, permit: Option<Permit>) -> Result<Vec<Letter>, StoreError> {
        let Some(permit) = permit else { return Ok(Vec::new()) };
        let letters = self.store.letters(&game.id).await?.into_iter();
        Ok(letters.filter_map(|letter| letter.opened(&permit)).collect())
    }

    /// Whether `place` is also used for another game than `game`: one of the person, or of the channel.
    async fn has_others(&self, place: &Place, game: &Game) -> Result<bool, StoreError> {
        let others = |ids: Vec<GameId>| ids.iter().any(|id| *id != game.id);
        Ok(match place {
            Place::Person(person) => others(self.store.games_of(person).await?),
            // In another channel than its own a game must be named.
            Place::Channel(channel) => *channel != game.channel || others(self.store.games_in(channel).await?),
            // A menu is opened in a channel by a person who may play elsewhere.
            Place::Reply { author, .. } => {
                others(self.store.games_of(author).await?) || others(self.store.games_in(&game.channel).await?)
            }
            // A room belongs to one game.
            Place::Room(_) => false,
        })
    }

    /// The game as a file, if the format supports its board. Of the present phase it contains only the position.
    async fn saved(&self, game: &Game) -> Result<Option<String>, StoreError> {
        let phases = self.phases(game).await?;
        let game = game.clone();
        // Writing a long game takes a while.
        let saved = tokio::task::spawn_blocking(move || rules::saved(&game, &phases).map(|saved| saved.to_string()));
        Ok(match saved.await {
            Ok(Ok(saved)) => Some(saved),
            Ok(Err(_)) => None,
            Err(error) => {
                tracing::error!(%error, "saving a game was interrupted");
                None
            }
        })
    }

    /// The phase that a person named, if it is over.
    async fn named(
        &self,
        game: &Game,
        named: Option<&str>,
        past: &mut Past,
    ) -> Result<Option<PhaseRecord>, StoreError> {
        past.played = self.store.played(&game.id).await?;
        past.played.retain(|(number, _)| is_past(game, *number));
        let Some(number) = phase::find(&self.words, &past.played, named) else { return Ok(None) };
        past.number = number;
        self.phase(game, number).await
    }

    /// All phases that are over, with their reports.
    async fn phases(&self, game: &Game) -> Result<Vec<(u32, PhaseRecord)>, StoreError> {
        let mut phases = self.store.phases(&game.id).await?;
        phases.retain(|(number, _)| is_past(game, *number));
        self.complete(game, &mut phases).await;
        Ok(phases)
    }

    /// An earlier phase with its report.
    async fn phase(&self, game: &Game, number: u32) -> Result<Option<PhaseRecord>, StoreError> {
        let Some(record) = self.store.phase(&game.id, number).await? else { return Ok(None) };
        let mut phases = [(number, record)];
        self.complete(game, &mut phases).await;
        let [(_, record)] = phases;
        Ok(Some(record))
    }

    /// Adds reports to phases that were stored without one: this version's engine adjudicates them, and the result is
    /// stored, so that no later version does so again. If it can't be stored now, it is used all the same.
    async fn complete(&self, game: &Game, phases: &mut [(u32, PhaseRecord)]) {
        let mut reports = Vec::new();
        for (number, record) in phases {
            if let Some(report) = rules::first_report(&game.settings, record) {
                record.report = Some(report.clone());
                reports.push((*number, report));
            }
        }
        if reports.is_empty() {
            return;
        }
        if let Err(error) = self.store.keep_reports(&game.id, &reports).await {
            tracing::warn!(game = %game.id, %error, "reports of past phases couldn't be stored");
        }
    }
}

/// Whether phase `number` is being played, and retreats are decided in it.
fn is_retreat(running: &Running, number: u32) -> bool {
    running.number == number && running.position.phase.is_retreat()
}

/// Whether phase `number` was adjudicated according to `game`: later phases in the store aren't shown.
fn is_past(game: &Game, number: u32) -> bool {
    match &game.stage {
        Stage::Lobby => false,
        Stage::Running(running) => number < running.number,
        Stage::Over(_) => true,
    }
}
