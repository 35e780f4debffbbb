//! A game as one page that needs nothing else, not even a network: its phases with maps and results, in the language of who
//! asks for it.
//!
//! The maps share what is the same in them: of each, only what differs from the land of the powers is stored.

use std::collections::BTreeMap;
use std::sync::{Mutex, TryLockError};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use dragoman_game::loaded::Letter;
use dragoman_game::model::{Game, OrderText, PhaseRecord, Position, PowerId};
use dragoman_l10n::{Language, Words, sanitise};
use dragoman_platform::message::File;
use dragoman_render::{Board, Layer, Rgb, Series, power_colours, unit_outline};
use serde_json::json;

use super::game_log::GameLog;
use super::letters::letter_head;
use super::picture::MapRenderer;
use super::writer::{PictureOf, Pictured, Writer};

/// The widths in pixels that maps may have: the first at which all of them fit.
const WIDTHS: [u32; 4] = [1200, 900, 640, 480];
/// The most that a page may take, in bytes: Discord takes files of 10 MB.
const MOST_BYTES: usize = 9_500_000;

const TEMPLATE: &str = include_str!("game_page.html");

/// Why there is no page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPage {
    /// Nothing was played.
    Nothing,
    /// Another page is being made. Making one takes seconds, and everybody may ask for one.
    Busy,
}

/// Makes pages, one at a time. The last ones are kept, one for each language: everybody asks for the page when a game ends.
#[derive(Debug, Default)]
pub struct GamePages(Mutex<Vec<Made>>);

#[derive(Debug)]
struct Made {
    game: Game,
    phases: usize,
    letters: usize,
    language: Language,
    page: File,
}

impl GamePages {
    /// The page of the game in the writer's material, in the reader's language.
    ///
    /// # Errors
    /// If nothing was played, or another page is being made.
    pub fn page(&self, writer: &Writer<'_>, renderer: &MapRenderer) -> Result<File, NoPage> {
        let records = &writer.material.past.records;
        let game = writer.material.game.as_ref().filter(|_| !records.is_empty()).ok_or(NoPage::Nothing)?;
        let mut last = match self.0.try_lock() {
            Ok(last) => last,
            // A page is added as a whole: a panic leaves those before.
            Err(TryLockError::Poisoned(broken)) => broken.into_inner(),
            Err(TryLockError::WouldBlock) => return Err(NoPage::Busy),
        };
        let letters = &writer.material.past.letters;
        let is_of = |made: &Made| made.game == *game && made.phases == records.len() && made.letters == letters.len();
        last.retain(is_of);
        let language = writer.reader.language;
        if let Some(made) = last.iter().find(|made| made.language == language) {
            return Ok(made.page.clone());
        }
        let log = writer.game_log(game, language);
        let page = make(writer.words, renderer, game, (records, letters), &log);
        let (phases, letters) = (records.len(), letters.len());
        last.push(Made { game: game.clone(), phases, letters, language, page: page.clone() });
        Ok(page)
    }
}

/// `letters`: those that were published.
fn make(
    words: &Words,
    renderer: &MapRenderer,
    game: &Game,
    (records, letters): (&[PhaseRecord], &[Letter]),
    log: &GameLog,
) -> File {
    let heads: Vec<_> = letters.iter().map(|letter| letter_head(words, log.language, letter)).collect();
    // The phase in which each was written, by its place on the slider, and what it says.
    // Those of a phase that wasn't played to its end are below the last one.
    let last = records.len().saturating_sub(1);
    let phase = |letter: &Letter| records.iter().position(|record| record.before.phase == letter.phase).unwrap_or(last);
    let letters: Vec<_> = letters
        .iter()
        .zip(heads)
        .map(|(letter, head)| json!({ "phase": phase(letter), "head": head, "text": letter.text }))
        .collect();
    let said = in_words(words, log);
    let text = said.to_string().len() + json!(letters).to_string().len() + TEMPLATE.len();
    // Base64 makes four characters of three bytes.
    let (maps, layers) =
        maps(renderer, &Pictured::of(game), records, log.language, MOST_BYTES.saturating_sub(text) / 4 * 3);
    let url = |png: &[u8]| format!("data:image/png;base64,{}", STANDARD.encode(png));
    let layers: Vec<_> = layers.iter().map(|layer| json!({ "png": url(&layer.png), "over": layer.over })).collect();
    let data = json!({
        "name": game.name, "language": log.language, "maps": maps, "layers": layers, "said": said,
        "size": Board::of_variant(&game.settings.variant).map(Board::picture_size),
        "moves": records.iter().map(|record| moves(&game.settings.variant, record)).collect::<Vec<_>>(),
        "shapes": [unit_outline(false), unit_outline(true)],
        "letters": letters,
    });
    // `<` could end the element in which the data is.
    let data = data.to_string().replace('<', "\\u003c");
    // The data first: a name that looks like its place must not get it.
    let page = TEMPLATE.replacen("{{DATA}}", &data, 1).replacen("{{TITLE}}", &sanitise::html(&game.name), 1);
    let page = page.replacen("{{LANGUAGE}}", &log.language.to_string(), 1);
    File::page(&game.name, &game.id.0, &page)
}

fn in_words(words: &Words, log: &GameLog) -> serde_json::Value {
    let word = |id: &str| words.plain(log.language, id);
    json!({
        "phases": log.phases, "end": log.end,
        "words": {
            "earlier": word("record-earlier"), "later": word("record-later"), "play": word("record-play"),
            "stop": word("record-stop"), "speed": word("record-speed"), "keys": word("record-keys"),
            "phase": word("record-phase"), "letters": word("record-letters"),
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

/// How many grounds may lie one above the other, before a whole one.
const MOST_GROUNDS: usize = 5;

/// The layers of the maps, and which layer shows each phase; `None` for maps that can't be drawn. Together the layers take at
/// most `most` bytes: if they take more at the smallest width too, the maps of retreats and adjustments, on which little
/// happens, are left out, and then the last ones.
fn maps(
    renderer: &MapRenderer,
    pictured: &Pictured,
    records: &[PhaseRecord],
    language: Language,
    most: usize,
) -> (Vec<Option<usize>>, Vec<Layer>) {
    let size = |layers: &[Layer]| -> usize { layers.iter().map(|layer| layer.png.len()).sum() };
    let is_movement = |record: &&PhaseRecord| record.before.phase.is_movement();
    let (mut shown, mut layers) = (Vec::new(), Vec::new());
    for width in WIDTHS {
        (shown, layers) = layered(renderer, pictured, records, language, width, most);
        if shown.len() == records.len() && size(&layers) <= most {
            break;
        }
    }
    let mut spared: Vec<usize> = (0..shown.len()).collect();
    spared.sort_by_key(|at| (records.get(*at).is_some_and(|record| is_movement(&record)), std::cmp::Reverse(*at)));
    for at in spared {
        if size(&layers) <= most {
            break;
        }
        if let Some(layer) = shown[at].take().and_then(|number: usize| layers.get_mut(number)) {
            layer.png.clear();
        }
    }
    (shown, layers)
}

/// The maps in one width. It stops where they take more than `most` bytes, unless the width is the smallest one.
fn layered(
    renderer: &MapRenderer,
    pictured: &Pictured,
    records: &[PhaseRecord],
    language: Language,
    width: u32,
    most: usize,
) -> (Vec<Option<usize>>, Vec<Layer>) {
    let is_last = width == WIDTHS[WIDTHS.len() - 1];
    let draw = |of: &PictureOf| renderer.draw_of_width(pictured, of, language, width).ok();
    let mut series = Series::default();
    let mut shown = Vec::new();
    // The newest ground, whose land it shows, and how many lie below it.
    let mut ground: Option<(usize, &Position, usize)> = None;
    for record in records {
        // Where the game master changed the position or went back there are no orders: the map shows what came of it.
        let (board, of) = match record.cause.is_orders() {
            true => (&record.before, PictureOf::Results(Box::new(record.clone()))),
            false => (&record.after, PictureOf::Position(record.after.clone())),
        };
        if ground.is_none_or(|(_, of, _)| of.centers != board.centers) {
            // The land of the powers, with nothing on it.
            let bare = Position { units: BTreeMap::new(), dislodged: BTreeMap::new(), ..board.clone() };
            let below = ground.filter(|(.., below)| *below + 1 < MOST_GROUNDS);
            let added = draw(&PictureOf::Position(bare))
                .and_then(|png| series.add_ground(&png, below.map(|(number, ..)| number)).ok());
            ground = added.map(|number| (number, board, below.map_or(0, |(.., below)| below + 1)));
        }
        let over = ground.map(|(number, ..)| number);
        let png = draw(&of);
        shown.push(png.and_then(|png| series.add(&png, over).ok()));
        if !is_last && series.bytes() > most {
            break;
        }
    }
    (shown, series.into_layers())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use dragoman_game::model::Cause;
    use dragoman_game::rules;

    use super::*;

    #[test]
    fn any_name_is_shown_as_it_is() {
        let words = Arc::new(dragoman_locales::words().expect("checked elsewhere"));
        let renderer = MapRenderer::new(Arc::clone(&words));
        for name in ["{{DATA}}", "{{TITLE}}", "</script><b>"] {
            let log = GameLog { language: Language::EN, phases: Vec::new(), end: Vec::new() };
            let page = make(&words, &renderer, &crate::samples::game(name), (&[], &[]), &log);
            let page = String::from_utf8(page.bytes.to_vec()).expect("text");
            let (_, data) = page.split_once(r#"<script id="data" type="application/json">"#).expect("the data");
            let (data, _) = data.split_once("</script>").expect("its end");
            let data: serde_json::Value = serde_json::from_str(data).expect("JSON");
            assert_eq!(data["name"], name);
            assert!(page.contains(&format!("<title>{}</title>", sanitise::html(name))), "{name}");
        }
    }

    #[test]
    fn a_change_of_the_position_has_the_map_that_came_of_it() {
        let words = Arc::new(dragoman_locales::words().expect("checked elsewhere"));
        let renderer = MapRenderer::new(words);
        let game = crate::samples::game("x");
        let opening = rules::opening(&game.settings);
        let spring = rules::adjudicate(&game.settings, &opening, &BTreeMap::new());
        let changed = |before: &Position, after: &Position, cause| PhaseRecord {
            before: before.clone(),
            orders: BTreeMap::new(),
            results: BTreeMap::new(),
            after: after.clone(),
            winners: Vec::new(),
            cause,
            report: None,
        };
        let mut fewer = spring.after.clone();
        fewer.units.remove("TURKEY");
        let edited = Cause::Edited { edits: Vec::new(), reason: "x".to_owned() };
        let undone = Cause::RolledBack { to: 1, reason: "x".to_owned() };
        let records = [spring.clone(), changed(&spring.after, &fewer, edited), changed(&fewer, &opening, undone)];
        let (shown, layers) = layered(&renderer, &Pictured::of(&game), &records, Language::EN, 480, usize::MAX);
        assert!(shown.iter().all(Option::is_some), "{shown:?}");
        let bytes = |at: usize| shown[at].and_then(|layer| layers.get(layer)).map(|layer| layer.png.clone());
        assert_ne!(bytes(1), bytes(2), "the first has no Turkish units");
    }

    #[test]
    fn words_of_people_are_neither_elements_nor_the_end_of_the_data() {
        let name = "</script><img src=x onerror=alert(1)>\"&";
        assert_eq!(sanitise::html(name), "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&amp;");
        let data = json!({ "name": name }).to_string().replace('<', "\\u003c");
        assert!(!data.contains('<'), "{data}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&data).expect("JSON")["name"], name);
    }
}
