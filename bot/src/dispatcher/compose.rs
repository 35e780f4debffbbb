//! Composes notices: loads what they need, writes them for their readers, draws the map, and splits them for the place.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, PoisonError};

use dragoman_game::action::is_taken_in_public;
use dragoman_game::event::{PersonId, Place};
use dragoman_game::model::Game;
use dragoman_game::notice::{Notice, Reader};
use dragoman_l10n::{Args, Language, Text, Words};
use dragoman_platform::message::{Action, Capabilities, Drawing, File, Message, Picture, Translation};
use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use dragoman_say::game_page::{GamePages, NoPage};
use dragoman_say::picture::MapRenderer;
use dragoman_say::{Material, PictureOf, Pictured, Said, Speaker, Writer, name_in_another, no_files};
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
            let _alone = suspects::alone(&self.suspected, tries, &self.store).await;
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
    ) -> Result<Option<(Message, Vec<Message>)>, StoreError> {
        let Some(first) = readers.first() else { return Ok(None) };
        let maps = self.defaults.maps.is_some();
        let material = Material { maps, ..self.material(notice, game, place, first).await? };
        let spoken = match self.platform(place.platform()) {
            // While it can't be said who reads there, words are in all languages all the same.
            Some(platform) => platform.languages(place).await.unwrap_or_else(|_| Some(Vec::new())),
            None => None,
        };
        let (words, map_renderer, pages) =
            (Arc::clone(&self.words), Arc::clone(&self.map_renderer), Arc::clone(&self.pages));
        let (notice, readers) = (notice.clone(), readers.to_vec());
        // Composing searches for support that could have helped, and rendering a map takes even longer: tasks that wait
        // for a network must not be delayed by that.
        let composing = move || {
            let composer = Composer {
                words: &words,
                map_renderer: &map_renderer,
                pages: &pages,
                notice: &notice,
                material: &material,
                capabilities,
            };
            composer.message(&readers, spoken.as_deref())
        };
        Ok(self.workers.run_through(composing).await)
    }
}

/// Writes a notice for readers, and draws what belongs to it.
struct Composer<'a> {
    words: &'a Words,
    map_renderer: &'a Arc<MapRenderer>,
    pages: &'a GamePages,
    notice: &'a Notice,
    material: &'a Material,
    capabilities: Capabilities,
}

/// Whose words a notice is composed in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum For {
    /// Of those in whose language the post is: it waits for the map, and for the game as a page.
    Place,
    /// Of those who read in another language: the map is drawn once the post has been made, and there is one page for all.
    Others,
}

/// A notice in one language, or in those of a room one below the other.
struct Composed {
    /// The first text, and those that follow it.
    texts: Vec<Text>,
    picture: Option<Picture>,
    /// The map that is drawn later.
    drawing: Option<Drawing>,
    /// The map in words; empty: there is none.
    alt: String,
    file: Option<File>,
    actions: Vec<Action>,
    mentions: Vec<PersonId>,
    rings: bool,
    pinned: bool,
}

impl Composer<'_> {
    /// The message for `readers`, the first of whom gets the picture, and those that follow it. Where everybody reads in their
    /// own language, it is in all in which there are words: somebody may come who reads in another one. Maps are drawn only in
    /// those that are `spoken`.
    fn message(&self, readers: &[Reader], spoken: Option<&[Language]>) -> Option<(Message, Vec<Message>)> {
        fault::breaks("compute", || format!("{:?}", self.notice));
        let (reader, others) = readers.split_first()?;
        let own = self.composed(self.notice, (reader, others), For::Place)?;
        let others = spoken.map(|spoken| self.translations(reader, spoken)).unwrap_or_default();
        let pinned = self.material.game.as_ref().filter(|_| own.pinned).map(|game| game.id.clone());
        let has_map = own.picture.is_some();
        // A text may have more parts in one language than in another.
        let parts = others.iter().map(|(_, other)| other.texts.len()).chain([own.texts.len()]).max().unwrap_or(0);
        let part = |texts: &[Text], at: usize| texts.get(at).cloned().unwrap_or_else(|| Text::own("…"));
        let rest = (1..parts).map(|at| Message {
            text: part(&own.texts, at),
            translations: others
                .iter()
                .map(|(language, other)| Translation::of_words(*language, part(&other.texts, at)))
                .collect(),
            ..Message::default()
        });
        let rest = rest.collect();
        let translations = others.into_iter().map(|(language, other)| Translation {
            alt: if has_map { other.alt } else { String::new() },
            drawing: other.drawing.filter(|_| has_map),
            actions: other.actions,
            ..Translation::of_words(language, first(other.texts))
        });
        let message = Message {
            answers: None,
            translations: translations.collect(),
            text: first(own.texts),
            picture: own.picture,
            file: own.file,
            actions: own.actions,
            mentions: own.mentions,
            rings: own.rings,
            pinned,
        };
        Some((message, rest))
    }

    /// The notice in all languages in which there are words, but for the one in which it is said to `reader`. Words beside a
    /// game as a page name the language of the page: they are the same for all.
    fn translations(&self, reader: &Reader, spoken: &[Language]) -> Vec<(Language, Composed)> {
        let own = self.notice.said_in().unwrap_or(reader.language);
        let others = self.words.languages().iter().filter(|language| *language != own);
        let composed = |language| {
            let notice = self.notice.clone().for_readers_of(language);
            let reader = Reader { language, ..reader.clone() };
            let mut other = self.composed(&notice, (&reader, &[]), For::Others)?;
            other.drawing.take_if(|_| !spoken.contains(&language));
            Some((language, other))
        };
        others.filter_map(composed).collect()
    }

    /// `notice` for `reader`, below it for `others`.
    fn composed(&self, notice: &Notice, (reader, others): (&Reader, &[Reader]), whose: For) -> Option<Composed> {
        let Self { words, material, .. } = *self;
        let capabilities = self.capabilities;
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
        } else if page && whose == For::Others {
            return None;
        } else if page {
            match self.pages.page(&writer(reader), self.map_renderer) {
                Ok(page) => file = Some(page),
                Err(NoPage::Busy) => text = words.say(reader.language, "export-busy", &Args::new()),
                Err(NoPage::Nothing) => {}
            }
        }
        let (mut alt, mut has_map, mut drawing) = (String::new(), false, None);
        let pictured = board.or_else(|| material.game.as_ref().map(Pictured::of));
        let picture = match picture.zip(pictured) {
            Some((of, pictured)) if !capabilities.pictures => {
                text = text.below(Text::lines_of(self.map_in_words(&pictured, &of, reader).lines()));
                None
            }
            Some((of, pictured)) if whose == For::Others => {
                alt = self.map_in_words(&pictured, &of, reader);
                has_map = true;
                let (renderer, reader) = (Arc::clone(self.map_renderer), reader.clone());
                drawing = Some(Drawing::of(move || map(&renderer, &pictured, &of, &reader, capabilities)));
                None
            }
            Some((of, pictured)) => map(self.map_renderer, &pictured, &of, reader, capabilities),
            None => None,
        };
        if let Some(picture) = &picture {
            alt.clone_from(&picture.alt);
            has_map = true;
        }
        let file = file.filter(|_| {
            if !capabilities.files {
                text = std::mem::take(&mut text).below(no_files(words, reader.language));
            }
            capabilities.files
        });
        let limit = if has_map { capabilities.caption_limit } else { capabilities.text_limit };
        if most == 0 && reacts {
            actions.retain(|action| is_taken_in_public(&action.id));
            actions.truncate(reactions);
        } else if actions.len() > capabilities.actions {
            let listed: Vec<Action> = actions.split_off(capabilities.actions);
            text = text.below(typed_choices(&listed));
        }
        let texts = text.split(limit, capabilities.text_limit);
        Some(Composed { texts, picture, drawing, alt, file, actions, mentions, rings, pinned })
    }

    /// The map in words; empty if that is impossible.
    fn map_in_words(&self, pictured: &Pictured, of: &PictureOf, reader: &Reader) -> String {
        let words = self.map_renderer.in_words(pictured, of, reader.language, self.capabilities.alt_limit);
        words.unwrap_or_else(|error| {
            METRICS.dispatcher_errors.count();
            tracing::error!(%error, "a map couldn't be put in words");
            String::new()
        })
    }
}

/// The map for `reader`. The words contain the same information: a missing one must not delay the results.
fn map(
    renderer: &MapRenderer,
    pictured: &Pictured,
    of: &PictureOf,
    reader: &Reader,
    capabilities: Capabilities,
) -> Option<Picture> {
    let (limit, small) = (capabilities.alt_limit, capabilities.thumbnails);
    let draw = AssertUnwindSafe(|| renderer.draw_with(pictured, of, reader, limit, small));
    match catch_unwind(draw) {
        Ok(Ok(picture)) => Some(picture),
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

/// The first part of a text.
fn first(texts: Vec<Text>) -> Text {
    texts.into_iter().next().unwrap_or_default()
}

/// Buttons that can't be shown, as choices to type: orders, and the games of a question; the text contains the others.
fn typed_choices(actions: &[Action]) -> Text {
    let typed = actions.iter().filter(|action| action.id.starts_with("order:") || action.id.starts_with("which:"));
    Text::join(typed.map(|action| Text::code(&action.label)), " · ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use dragoman_game::notice::{History, MapView};
    use dragoman_game::rules;
    use dragoman_platform::message::{Commands, RoomReading, Times};
    use dragoman_say::{Past, samples};

    use super::*;

    const LOCAL: Capabilities = Capabilities {
        text_limit: 20_000,
        caption_limit: 20_000,
        alt_limit: 8_000,
        actions: 40,
        reactions: 0,
        pictures: true,
        files: true,
        thumbnails: false,
        edits: true,
        free_edits: true,
        rooms: true,
        room: RoomReading::ALL,
        times: Times::Tags,
        commands: Commands::Names,
    };

    const SPOKEN: [Language; 2] = [Language::of(*b"de"), Language::of(*b"it")];

    /// A message in an Italian channel that is read in German and in Italian.
    fn message(notice: &Notice) -> Message {
        let words = Arc::new(dragoman_locales::words().expect("checked elsewhere"));
        let game = samples::game("Bosforo");
        let opening = rules::opening(&game.settings);
        let records = vec![rules::adjudicate(&game.settings, &opening, &BTreeMap::new())];
        let past = Past { records, ..Past::default() };
        let material = Material { game: Some(game), past, maps: true, ..Material::default() };
        let composer = Composer {
            words: &words,
            map_renderer: &Arc::new(MapRenderer::new(Arc::clone(&words))),
            pages: &GamePages::default(),
            notice,
            material: &material,
            capabilities: LOCAL,
        };
        let reader = Reader {
            language: "it".parse().expect("a tag"),
            timezone: "UTC".to_owned(),
            person: None,
            pictures: Default::default(),
            wording: Default::default(),
        };
        composer.message(&[reader], Some(&SPOKEN)).expect("a message").0
    }

    #[test]
    fn a_game_as_a_page_is_in_the_language_that_its_words_name() {
        let message = message(&Notice::History(History::Page));
        assert!(message.file.is_some() && message.text.plain().contains("in italiano"), "{:?}", message.text);
        assert_eq!(message.translations, [], "they would name another language");
    }

    #[test]
    fn maps_for_readers_of_other_languages_are_drawn_later() {
        let message = message(&Notice::Map { view: MapView::Now });
        let own = message.picture.expect("a map");
        for other in &message.translations {
            let drawn = other.drawing.as_ref().map(|drawing| drawing.draw().expect("a map"));
            assert_eq!(drawn.is_some(), SPOKEN.contains(&other.language), "{}", other.language);
            assert!(!other.alt.is_empty() && other.alt != own.alt, "{}", other.language);
            if let Some(drawn) = drawn {
                assert!(drawn.alt == other.alt && drawn.png != own.png, "{}", other.language);
            }
        }
        assert_eq!(message.translations.len(), 4);
    }
}
