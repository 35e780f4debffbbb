//! A game as one page that needs nothing else, not even a network: its phases with maps and results, in every language.

use std::sync::{Arc, Mutex, TryLockError};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use dragoman_game::loaded::Letter;
use dragoman_game::model::{Game, OrderText, PhaseRecord, PowerId};
use dragoman_l10n::Words;
use dragoman_platform::message::File;
use dragoman_render::{Board, Rgb, power_colours, unit_outline};
use serde_json::json;

use super::game_log::GameLog;
use super::letters::letter_head;
use super::picture::MapRenderer;
use super::speaker::{PictureOf, Speaker};

/// The widths in pixels that maps may have: the first at which all of them fit.
const WIDTHS: [u32; 4] = [1200, 900, 640, 480];
/// The most that a page may take, in bytes: Discord takes files of 10 MB.
const MOST: usize = 9_500_000;

const TEMPLATE: &str = include_str!("game_page.html");

/// Why there is no page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPage {
    /// Nothing was played.
    Nothing,
    /// Another page is being made. Making one takes seconds, and everybody may ask for one.
    Busy,
}

/// Makes pages, one at a time. The last one is kept: everybody asks for it when a game ends.
#[derive(Debug, Default)]
pub struct GamePages(Mutex<Option<Made>>);

#[derive(Debug)]
struct Made {
    game: Game,
    phases: usize,
    letters: usize,
    page: File,
}

impl GamePages {
    /// The page of the game in the speaker's material. Maps are labelled in the game's language.
    ///
    /// # Errors
    /// If nothing was played, or another page is being made.
    pub fn page(&self, speaker: &Speaker<'_>, renderer: &MapRenderer) -> Result<File, NoPage> {
        let records = &speaker.material.past.records;
        let game = speaker.material.game.as_ref().filter(|_| !records.is_empty()).ok_or(NoPage::Nothing)?;
        let mut last = match self.0.try_lock() {
            Ok(last) => last,
            // The page is replaced as a whole: a panic leaves the one before.
            Err(TryLockError::Poisoned(broken)) => broken.into_inner(),
            Err(TryLockError::WouldBlock) => return Err(NoPage::Busy),
        };
        let letters = &speaker.material.past.letters;
        let is_of = |made: &&Made| made.game == *game && made.phases == records.len() && made.letters == letters.len();
        if let Some(made) = last.as_ref().filter(is_of) {
            return Ok(made.page.clone());
        }
        let page = make(speaker.words, renderer, game, (records, letters), &speaker.game_logs(game));
        *last = Some(Made { game: game.clone(), phases: records.len(), letters: letters.len(), page: page.clone() });
        Ok(page)
    }
}

/// `letters`: those that were published.
fn make(
    words: &Words,
    renderer: &MapRenderer,
    game: &Game,
    (records, letters): (&[PhaseRecord], &[Letter]),
    logs: &[GameLog],
) -> File {
    let languages: Vec<_> = logs.iter().map(|log| in_language(words, log, letters)).collect();
    // The phase in which each was written, by its place on the slider, and what it says.
    // Those of a phase that wasn't played to its end are below the last one.
    let last = records.len().saturating_sub(1);
    let phase = |letter: &Letter| records.iter().position(|record| record.before.phase == letter.phase).unwrap_or(last);
    let letters: Vec<_> = letters.iter().map(|letter| json!({ "phase": phase(letter), "text": letter.text })).collect();
    let said = json!(languages).to_string().len() + json!(letters).to_string().len() + TEMPLATE.len();
    // Base64 makes four characters of three bytes.
    let maps = maps(renderer, game, records, MOST.saturating_sub(said) / 4 * 3);
    let data = json!({
        "name": game.name, "language": game.settings.language, "maps": maps, "languages": languages,
        "size": Board::of_variant(&game.settings.variant).map(Board::picture_size),
        "moves": records.iter().map(|record| moves(&game.settings.variant, record)).collect::<Vec<_>>(),
        "shapes": [unit_outline(false), unit_outline(true)],
        "letters": letters,
    });
    // `<` could end the element in which the data is.
    let data = data.to_string().replace('<', "\\u003c");
    // The data first: a name that looks like its place must not get it.
    let page = TEMPLATE.replacen("{{DATA}}", &data, 1).replacen("{{TITLE}}", &escaped(&game.name), 1);
    File::page(&game.name, &game.id.0, &page)
}

fn in_language(words: &Words, log: &GameLog, letters: &[Letter]) -> serde_json::Value {
    let heads: Vec<_> = letters.iter().map(|letter| letter_head(words, log.language, letter)).collect();
    let word = |id: &str| words.plain(log.language, id);
    json!({
        "tag": log.language, "name": words.languages().name(log.language), "phases": log.phases, "end": log.end,
        "letters": heads,
        "words": {
            "earlier": word("record-earlier"), "later": word("record-later"), "play": word("record-play"),
            "stop": word("record-stop"), "speed": word("record-speed"), "keys": word("record-keys"),
            "phase": word("record-phase"), "language": word("record-language"), "letters": word("record-letters"),
        },
    })
}

/// The units that moved or retreated in a phase, each with its shape, its colours, and the places between which it goes, in
/// the units of the picture.
fn moves(variant: &str, record: &PhaseRecord) -> Vec<serde_json::Value> {
    let Some(board) = Board::of_variant(variant).filter(|_| record.cause.is_orders()) else { return Vec::new() };
    let done = |(power, order): (&PowerId, &OrderText)| {
        let (unit, to) = order.split_once(" - ").or_else(|| order.split_once(" R "))?;
        // Supports and convoys contain a move of another unit.
        if unit.split_whitespace().count() != 2 || record.results.get(unit).is_none_or(|words| !words.is_empty()) {
            return None;
        }
        let (kind, from) = unit.split_once(' ')?;
        // A convoyed army may be written with the provinces on its way.
        let to = to.trim_end_matches(" VIA").rsplit(" - ").next()?;
        let at = |place: &str| board.unit_at(place).map(|point| board.in_picture(point));
        let (strong, ink) = power_colours(power)
            .map_or_else(|| ("#555555".to_owned(), "#ffffff".to_owned()), |it| (hex(it.strong), hex(it.on_strong)));
        let letter = power.chars().next().map(String::from);
        Some(json!({
            "fleet": kind == "F", "letter": letter, "colour": strong, "ink": ink, "from": at(from)?, "to": at(to)?,
        }))
    };
    let given = record.orders.iter().flat_map(|(power, orders)| orders.iter().map(move |order| (power, order)));
    given.filter_map(done).collect()
}

fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The maps as data URLs, `None` for those that can't be drawn. Together their PNGs take at most `most` bytes: if they
/// take more at the smallest width too, those of retreats and adjustments, on which little happens, are left out, and
/// then the last ones.
fn maps(renderer: &MapRenderer, game: &Game, records: &[PhaseRecord], most: usize) -> Vec<Option<String>> {
    let draw = |record: &PhaseRecord, width: u32| {
        let of = PictureOf::Results(Box::new(record.clone()));
        renderer.draw_of_width(game, &of, game.settings.language, width).ok()
    };
    let size = |maps: &[Option<Arc<[u8]>>]| -> usize { maps.iter().flatten().map(|png| png.len()).sum() };
    let is_movement = |record: &&PhaseRecord| record.before.phase.is_movement();
    let moves = records.iter().filter(is_movement).count();
    let mut drawn = Vec::new();
    for width in WIDTHS {
        // What is surely too large isn't drawn as a whole: the last moves are a sample.
        let sample = records.iter().rfind(is_movement).and_then(|record| draw(record, width));
        let is_last = width == WIDTHS[WIDTHS.len() - 1];
        if !is_last && sample.map_or(0, |png| png.len()) * moves / 2 > most {
            continue;
        }
        drawn = records.iter().map(|record| draw(record, width)).collect();
        if size(&drawn) <= most {
            break;
        }
    }
    let mut spared: Vec<usize> = (0..drawn.len()).collect();
    spared.sort_by_key(|at| (records.get(*at).is_some_and(|record| is_movement(&record)), std::cmp::Reverse(*at)));
    for at in spared {
        if size(&drawn) <= most {
            break;
        }
        drawn[at] = None;
    }
    let url = |png: Arc<[u8]>| format!("data:image/png;base64,{}", STANDARD.encode(png));
    drawn.into_iter().map(|png| png.map(url)).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_name_is_shown_as_it_is() {
        let words = Arc::new(dragoman_locales::words().expect("checked elsewhere"));
        let renderer = MapRenderer::new(Arc::clone(&words));
        for name in ["{{DATA}}", "{{TITLE}}", "</script><b>"] {
            let page = make(&words, &renderer, &crate::samples::game(name), (&[], &[]), &[]);
            let page = String::from_utf8(page.bytes.to_vec()).expect("text");
            let (_, data) = page.split_once(r#"<script id="data" type="application/json">"#).expect("the data");
            let (data, _) = data.split_once("</script>").expect("its end");
            let data: serde_json::Value = serde_json::from_str(data).expect("JSON");
            assert_eq!(data["name"], name);
            assert!(page.contains(&format!("<title>{}</title>", escaped(name))), "{name}");
        }
    }

    #[test]
    fn words_of_people_are_neither_elements_nor_the_end_of_the_data() {
        let name = "</script><img src=x onerror=alert(1)>\"&";
        assert_eq!(escaped(name), "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&amp;");
        let data = json!({ "name": name }).to_string().replace('<', "\\u003c");
        assert!(!data.contains('<'), "{data}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&data).expect("JSON")["name"], name);
    }
}
