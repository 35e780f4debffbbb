//! Composes notices: loads what they need, writes them for their readers, draws the map, and splits them for the place.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, PoisonError};

use dragoman_game::action::is_taken_in_public;
use dragoman_game::event::Place;
use dragoman_game::model::Game;
use dragoman_game::notice::{Notice, Reader};
use dragoman_l10n::{Args, Text, Words};
use dragoman_platform::message::{Action, Capabilities, Message};
use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use dragoman_say::game_page::{GamePages, NoPage};
use dragoman_say::picture::MapRenderer;
use dragoman_say::{Material, Pictured, Said, Speaker, Writer, name_in_another, no_files};
use dragoman_store::{OutboxRow, StoreError, TRIES, of_post};

use super::OutboxDispatcher;
use crate::service::suspects;

impl OutboxDispatcher {
    /// Composes the notice of `row`. If that may have ended the process before, it is noted first. `None`: it has done so
    /// too often.
    pub(super) async fn composes<T: Send>(
        &self,
        row: &OutboxRow,
        composing: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<Option<T>, StoreError> {
        if !row.suspected {
            return composing.await.map(Some);
        }
        let work = of_post(&row.key);
        let is_excused = self.excused.lock().unwrap_or_else(PoisonError::into_inner).remove(&row.seq);
        let composed = async {
            let tries = self.store.begin_try(&work, !is_excused, self.clock.now()).await?.unwrap_or_default();
            if tries > TRIES {
                return Ok(None);
            }
            let _alone = suspects::alone(&self.suspected, tries).await;
            self.store.computing(&work).await?;
            let composed = composing.await?;
            self.store.computed(&work).await?;
            Ok(Some(composed))
        };
        let composed = composed.await;
        if composed.as_ref().is_err_and(StoreError::is_of_database) {
            // The row isn't the cause, however often that happens.
            self.excused.lock().unwrap_or_else(PoisonError::into_inner).insert(row.seq);
        }
        composed
    }

    /// In a press room the bot writes in every member's language, so that everyone understands.
    pub(super) async fn readers(
        &self,
        notice: &Notice,
        reader: Reader,
        place: &Place,
        game: Option<&Game>,
    ) -> Result<Vec<Reader>, StoreError> {
        // The words of these notices contain every reader's language already.
        let once = matches!(
            notice,
            Notice::InYourNotation { .. }
                | Notice::InYourWords { .. }
                | Notice::Press(dragoman_game::notice::press::PressNotice::Document { .. })
        );
        let (Place::Room(room), Some(game), false) = (place, game, once) else {
            return Ok(vec![reader]);
        };
        let Some(row) = self.store.room(room).await? else { return Ok(vec![reader]) };
        let languages = self.languages_in(game, &row).await?;
        let readers: Vec<Reader> =
            languages.into_iter().map(|language| Reader { language, ..reader.clone() }).collect();
        Ok(if readers.is_empty() { vec![reader] } else { readers })
    }

    pub(super) async fn compose(
        &self,
        notice: &Notice,
        game: Option<Game>,
        (place, readers): (&Place, &[Reader]),
        capabilities: Capabilities,
    ) -> Result<Option<(Message, Vec<Text>)>, StoreError> {
        let Some(first) = readers.first() else { return Ok(None) };
        let maps = self.defaults.maps.is_some();
        let material = Material { maps, ..self.material(notice, game, place, first).await? };
        let (words, map_renderer) = (Arc::clone(&self.words), Arc::clone(&self.map_renderer));
        let (notice, readers) = (notice.clone(), readers.to_vec());
        // Composing searches for support that could have helped, and rendering a map takes even longer: tasks that wait
        // for a network must not be delayed by that.
        let pages = Arc::clone(&self.pages);
        let composing = move || compose(&words, (&map_renderer, &pages), &notice, &material, &readers, capabilities);
        Ok(self.workers.run_through(composing).await)
    }
}

/// Composes `notice` for `readers`, the first of whom gets the picture, and splits it for the capabilities of the
/// place: the message, and the texts that follow it.
fn compose(
    words: &Words,
    (map_renderer, pages): (&MapRenderer, &GamePages),
    notice: &Notice,
    material: &Material,
    readers: &[Reader],
    capabilities: Capabilities,
) -> Option<(Message, Vec<Text>)> {
    let (reader, others) = readers.split_first()?;
    fault::breaks("compute", || format!("{notice:?}"));
    let Capabilities { times, commands, actions: most, reactions, room, .. } = capabilities;
    let reacts = reactions > 0;
    let writer = |reader| Writer { words, reader, times, commands, actions: most, reacts, room, material };
    let mut said = Speaker(writer(reader)).say(notice);
    for other in others {
        let Said { text, actions, .. } = Speaker(writer(other)).say(notice);
        said.text = said.text.below(text);
        name_in_another(&mut said.actions, &actions);
    }
    if said.text.is_empty() && said.picture.is_none() && said.file.is_none() {
        return None;
    }
    let Said { mut text, picture, board, mut file, page, mut actions, mentions, rings, pinned } = said;
    if page && !capabilities.files {
        text = text.below(no_files(words, reader.language));
    } else if page {
        match pages.page(&writer(reader), map_renderer) {
            Ok(page) => file = Some(page),
            Err(NoPage::Busy) => text = words.say(reader.language, "export-busy", &Args::new()),
            Err(NoPage::Nothing) => {}
        }
    }
    let pinned = material.game.as_ref().filter(|_| pinned).map(|game| game.id.clone());
    let pictured = picture.and_then(|of| Some((of, board.or_else(|| material.game.as_ref().map(Pictured::of))?)));
    let picture = match pictured {
        Some((of, pictured)) if !capabilities.pictures => {
            match map_renderer.in_words(&pictured, &of, reader.language, capabilities.alt_limit) {
                Ok(alt) => text = text.below(Text::lines_of(alt.lines())),
                Err(error) => {
                    METRICS.dispatcher_errors.count();
                    tracing::error!(%error, "a map couldn't be put in words");
                }
            }
            None
        }
        Some((of, pictured)) => {
            let (limit, small) = (capabilities.alt_limit, capabilities.thumbnails);
            let draw = AssertUnwindSafe(|| map_renderer.draw_with(&pictured, &of, reader, limit, small));
            match catch_unwind(draw) {
                Ok(Ok(picture)) => Some(picture),
                // The words contain the same information: a missing picture must not delay the results.
                Ok(Err(error)) => {
                    METRICS.dispatcher_errors.count();
                    tracing::error!(%error, "a map couldn't be rendered");
                    None
                }
                Err(_) => {
                    tracing::error!("rendering a map was interrupted");
                    None
                }
            }
        }
        None => None,
    };
    let file = file.filter(|_| {
        if !capabilities.files {
            text = std::mem::take(&mut text).below(no_files(words, reader.language));
        }
        capabilities.files
    });
    let limit = if picture.is_some() { capabilities.caption_limit } else { capabilities.text_limit };
    if most == 0 && reacts {
        actions.retain(|action| is_taken_in_public(&action.id));
        actions.truncate(reactions);
    } else if actions.len() > capabilities.actions {
        let listed: Vec<Action> = actions.split_off(capabilities.actions);
        text = text.below(typed_choices(&listed));
    }
    let mut parts = text.split(limit, capabilities.text_limit);
    let rest = parts.split_off(1.min(parts.len()));
    let text = parts.pop().unwrap_or_default();
    Some((Message { answers: None, text, picture, file, actions, mentions, rings, pinned }, rest))
}

/// Buttons that can't be shown, as choices to type: orders, and the games of a question; the text contains the others.
fn typed_choices(actions: &[Action]) -> Text {
    let typed = actions.iter().filter(|action| action.id.starts_with("order:") || action.id.starts_with("which:"));
    Text::join(typed.map(|action| Text::code(&action.label)), " · ")
}
