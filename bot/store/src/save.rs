//! Saves a decision with all its effects in one transaction.

use dragoman_game::changes::Changes;
use dragoman_game::event::EventId;
use dragoman_game::notice::Outgoing;
use dragoman_runtime::fault;

use super::db::{self, begin};
use super::error::StoreError;
use super::opened::Store;
use super::personal::Unreadable;
use super::signals::Signal;
use super::{
    conduct, forgotten, games, letters, map_links, mark_keys, order_threads, outbox, personal, persons, questions,
    statements, track_records, tries,
};

/// How often a decision is saved again after its transaction and another have waited for each other.
const SAVE_RETRIES: u32 = 3;

impl Store {
    /// Saves a decision. `false`: the event's effects were stored before, and nothing was changed now.
    pub async fn save(
        &self,
        changes: &Changes,
        now: jiff::Timestamp,
        key: impl Fn(&Outgoing) -> String,
    ) -> Result<bool, StoreError> {
        // Made once, since a transaction that is tried again has the same ones.
        let keys: Vec<String> = changes.outgoing.iter().map(key).collect();
        let mut saved = self.try_save(changes, now, &keys).await;
        for _ in 0..SAVE_RETRIES {
            if !matches!(saved, Err(StoreError::Contended)) {
                break;
            }
            saved = self.try_save(changes, now, &keys).await;
        }
        self.noted(saved)
    }

    async fn try_save(&self, changes: &Changes, now: jiff::Timestamp, keys: &[String]) -> Result<bool, StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        let said = changes.outgoing.iter().chain(changes.once.iter().map(|(outgoing, _)| outgoing));
        let forgotten = match &changes.forget {
            Some(person) => personal::places_of(&mut transaction, person).await?,
            None => Vec::new(),
        };
        outbox::hold(&mut transaction, said, changes.dropped.map(|(seq, _)| seq), forgotten).await?;
        if let Some(event) = &changes.event {
            let inserted = db::query("INSERT INTO inbox (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING")
                .bind(event.as_str())
                .bind(now.as_millisecond())
                .execute(&mut transaction)
                .await?;
            if inserted == 0 {
                return Ok(false);
            }
        }
        if let Some(work) = changes.event.as_ref().map(EventId::as_str).or(changes.work.as_deref()) {
            tries::done(&mut transaction, work).await?;
        }
        let mut seated_anew = changes.forget.is_some();
        if let Some(person) = &changes.person {
            seated_anew |= persons::save(&mut transaction, person, now).await?;
        }
        if let Some((game, version)) = &changes.game {
            let news = self.cache.compare(&game.id, *version, |before| games::News::of(before, game));
            let news = news.unwrap_or_default();
            seated_anew |= news.seats;
            games::save(&mut transaction, game, *version, news, now).await?;
        }
        for row in &changes.orders {
            games::save_orders(&mut transaction, row).await?;
        }
        if let (Some((number, record)), Some((game, _))) = (&changes.phase, &changes.game) {
            games::save_phase(&mut transaction, &game.id, *number, record, now).await?;
        }
        for room in &changes.rooms {
            games::save_room(&mut transaction, room, now).await?;
        }
        for record in &changes.records {
            track_records::save(&mut transaction, record, now).await?;
        }
        if let (Some(shares), Some(person)) = (changes.shares_record, &changes.person) {
            track_records::share(&mut transaction, &person.id, shares, now).await?;
        }
        for change in &changes.lists {
            conduct::change(&mut transaction, change).await?;
        }
        if let Some(report) = &changes.report {
            conduct::report(&mut transaction, report, now).await?;
        }
        if let Some(wrong) = &changes.wrong_sentence {
            conduct::wrong_sentence(&mut transaction, wrong, now).await?;
        }
        for letter in &changes.letters {
            letters::save(&mut transaction, letter, now).await?;
        }
        for statement in &changes.statements {
            statements::save(&mut transaction, statement, now).await?;
        }
        for reply in &changes.replies {
            statements::answer(&mut transaction, reply, now).await?;
        }
        if let Some(order_thread) = &changes.order_thread {
            order_threads::save(&mut transaction, order_thread).await?;
        }
        if let Some(question) = &changes.question {
            questions::ask(&mut transaction, question, now).await?;
        }
        if let Some(id) = &changes.answered {
            questions::answered(&mut transaction, id).await?;
        }
        if let Some(link) = &changes.map_link {
            map_links::save(&mut transaction, link, now).await?;
        }
        if let Some(person) = &changes.forget {
            let mark = mark_keys::key(&mut transaction).await?.mark(person);
            let told = Unreadable::Told(&changes.unforgotten);
            personal::forget(&mut transaction, person, (&mark, now), told).await?;
            forgotten::note(&mut transaction, mark.written(), now.as_millisecond()).await?;
        }
        for (outgoing, key) in changes.outgoing.iter().zip(keys) {
            let attempted = self.attempted(outgoing.to.platform(), now);
            outbox::save(&mut transaction, outgoing, key, attempted).await?;
        }
        for (outgoing, key) in &changes.once {
            let attempted = self.attempted(outgoing.to.platform(), now);
            outbox::save_once(&mut transaction, outgoing, key, attempted).await?;
        }
        if let Some((seq, why)) = changes.dropped {
            outbox::end(&mut transaction, seq, None, Some(why), now).await?;
        }
        fault::point("before commit");
        transaction.commit().await?;
        if !changes.outgoing.is_empty() || !changes.once.is_empty() {
            self.tell(Signal::Outbox);
        }
        self.keep_in_step(changes, seated_anew);
        if changes.forget.is_some() {
            self.tell_here(Signal::LocalLinks);
        }
        if changes.forget.is_some()
            && let Err(error) = self.list_forgotten().await
        {
            // The next hour does it, or the next start.
            tracing::error!(%error, "the list of forgotten people can't be written");
        }
        fault::point("committed");
        Ok(true)
    }

    /// Updates the cache after changes that were stored.
    fn keep_in_step(&self, changes: &Changes, seated_anew: bool) {
        if changes.forget.is_some() {
            // A deleted person's text must not come back with the next change of a game.
            self.cache.clear();
        }
        if changes.forget.is_some() || !changes.rooms.is_empty() {
            self.rooms_changed();
        }
        if seated_anew {
            self.seated_anew();
        }
        match &changes.game {
            Some((game, version)) => self.cache.changed(game, *version, &changes.orders),
            None => changes.orders.iter().for_each(|row| self.cache.remove(&row.game)),
        }
        // A cached game has its statements too, while it is played.
        let said = changes.statements.iter().map(|row| &row.game);
        said.chain(changes.replies.iter().map(|row| &row.game)).for_each(|game| self.cache.remove(game));
    }
}
