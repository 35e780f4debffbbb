//! Renders pictures: from the content of a notice to a PNG with its alternative text.
//!
//! An earlier phase is drawn with its stored report.

use std::sync::Arc;

use dragoman_engine::{AdjustmentOrder, Map, Orders, Outcome, Phase, Power, Report, WrittenOrder};
use dragoman_game::model::{OrderText, PhaseId, PhaseRecord, Position, PowerId, ProvinceId, Settings, UnitText};
use dragoman_game::notice::Reader;
use dragoman_game::pictures::{Background, PictureSize, PictureStyle, PowerMarks, ResultStyle};
use dragoman_game::rules;
use dragoman_l10n::{AltPicture, AltPower, Language, Words, alt, shortened};
use dragoman_platform::message::{Picture, file_stem};
use dragoman_render::{
    Board, Chart, ChartRow, LegendWords, Marks, Png, RenderError, Renderer, ResolvedOrder, Scene, SceneWords, Theme,
};
use dragoman_runtime::metrics::METRICS;

use super::writer::{PictureOf, Pictured};

/// Width of a posted map in pixels, of the usual size.
const FULL: u32 = 2000;
/// Width of one's own copy of the results, likewise: they are in the channel in full, and a phone shows fewer pixels.
const COPY: u32 = 1400;
/// Width of a private preview, likewise.
const PREVIEW: u32 = 1000;
/// How much memory prepared maps and finished pictures may take, in bytes.
const CACHE: usize = 64 << 20;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The engine can't read the stored position.
    #[error("a stored position makes no sense to the engine")]
    Position,
    /// The renderer can't draw it.
    #[error("the renderer can't draw it: {0}")]
    Rendering(#[from] RenderError),
}

/// Renders the pictures of notices.
pub struct MapRenderer {
    words: Arc<Words>,
    renderer: Renderer,
}

impl MapRenderer {
    /// A renderer with an empty cache.
    pub fn new(words: Arc<Words>) -> Self {
        Self { words, renderer: Renderer::new(CACHE) }
    }

    /// Renders `of` for those who read the game's channel in `language`, in the game's own style; `alt_limit` is the longest
    /// alternative text in characters.
    pub fn draw(
        &self,
        pictured: &Pictured,
        of: &PictureOf,
        language: Language,
        alt_limit: usize,
    ) -> Result<Picture, PictureError> {
        let (timezone, pictures) = (pictured.settings.timezone.clone(), pictured.settings.picture);
        self.draw_with(
            pictured,
            of,
            &Reader { language, timezone, person: None, pictures, wording: Default::default() },
            alt_limit,
            false,
        )
    }

    /// Renders `of` for `reader`, with a thumbnail if `small`: otherwise that is empty. Readers for whom it is the same share
    /// one picture in the cache.
    pub fn draw_with(
        &self,
        pictured: &Pictured,
        of: &PictureOf,
        reader: &Reader,
        alt_limit: usize,
        small: bool,
    ) -> Result<Picture, PictureError> {
        let (language, style) = (reader.language, &reader.pictures);
        let alt = self.in_words(pictured, of, language, alt_limit)?;
        let scene = match of {
            PictureOf::Chart { title, years, rows } => {
                let chart = Arc::new(self.chart(pictured, title, years, rows, (language, style))?);
                let width = sized(PREVIEW, style);
                let drawn = self.renderer.chart(&chart, width)?;
                let thumbnail = small.then(|| self.renderer.chart_thumbnail(&chart, width)).transpose()?;
                return Ok(framed(&drawn, thumbnail, name(pictured, of), alt));
            }
            PictureOf::Position(position) => {
                self.position(pictured, position, (language, &with_names(position, style)))?
            }
            PictureOf::Results(record) => match style.results {
                ResultStyle::Orders => {
                    let scene = self.results(pictured, record, (language, style))?;
                    // After builds everybody wants the board on which the next year is played.
                    let part = record.before.phase.is_retreat() && !style.whole;
                    if part { scene.close_up(None) } else { scene }
                }
                ResultStyle::After => self
                    .position(pictured, &record.after, (language, &with_names(&record.after, style)))?
                    .with_title(rules::phase_heading(&self.words, language, &record.before.phase)),
            },
            PictureOf::Plan { position, orders, zones } => {
                self.plan(pictured, position, (orders, zones), (language, style))?
            }
            PictureOf::Preview { position, power, orders } => {
                let scene = self.preview(pictured, position, power, orders, (language, style))?;
                // Nobody else's units decide what is seen of the map.
                let own = rules::map(&pictured.settings.variant).power(power);
                if style.whole { scene } else { scene.close_up(own) }
            }
        };
        let usual = match of {
            // A close-up is part of a larger map: it's about as wide as a preview.
            _ if scene.is_close_up() => FULL,
            PictureOf::Preview { .. } | PictureOf::Plan { .. } => PREVIEW,
            PictureOf::Results(_) if reader.person.is_some() => COPY,
            PictureOf::Results(_) | PictureOf::Position(_) | PictureOf::Chart { .. } => FULL,
        };
        let width = sized(usual, style);
        let scene = Arc::new(scene);
        let drawn = self.renderer.draw_within(&scene, width, &|draw| METRICS.render.time(draw))?;
        let thumbnail = small.then(|| self.renderer.thumbnail(&scene, width)).transpose()?;
        Ok(framed(&drawn, thumbnail, name(pictured, of), alt))
    }

    /// Only the PNG of the whole map, of this width in pixels, in the game's own style without a legend.
    pub(super) fn draw_of_width(
        &self,
        pictured: &Pictured,
        of: &PictureOf,
        language: Language,
        width: u32,
    ) -> Result<Arc<[u8]>, PictureError> {
        let style = PictureStyle { legend: false, ..pictured.settings.picture };
        let scene = match of {
            PictureOf::Results(record) => self.results(pictured, record, (language, &style))?,
            PictureOf::Position(position) => self.position(pictured, position, (language, &style))?,
            PictureOf::Preview { .. } | PictureOf::Plan { .. } | PictureOf::Chart { .. } => {
                return Err(PictureError::Position);
            }
        };
        Ok(Arc::clone(&self.renderer.draw_within(&Arc::new(scene), width, &|draw| METRICS.render.time(draw))?.bytes))
    }

    /// The alternative text of `of`, at most `limit` characters: for networks without pictures nothing is drawn.
    pub fn in_words(
        &self,
        pictured: &Pictured,
        of: &PictureOf,
        language: Language,
        limit: usize,
    ) -> Result<String, PictureError> {
        let settings = &pictured.settings;
        let mut picture = match of {
            PictureOf::Chart { title, years, rows } => {
                let style = PictureStyle::default();
                return Ok(shortened(
                    &alt_chart(&self.chart(pictured, title, years, rows, (language, &style))?),
                    limit,
                ));
            }
            PictureOf::Position(position) => self.alt_position(settings, position, language),
            PictureOf::Results(record) => self.alt_results(settings, record, language),
            PictureOf::Preview { position, orders, power: _ } => AltPicture {
                ordered: self.written(settings, orders, language),
                ..self.alt_position(settings, position, language)
            },
            PictureOf::Plan { position, orders, zones } => {
                let name = |zone: &ProvinceId| self.words.province_abbr(language, &settings.variant, zone.as_str());
                AltPicture {
                    proposed: self.written(settings, orders, language),
                    free: zones.iter().map(name).collect(),
                    ..self.alt_position(settings, position, language)
                }
            }
        };
        if pictured.is_what_if {
            picture.title = format!("{}. {}", pictured.name, picture.title);
        }
        Ok(shortened(&alt(&self.words, language, &picture), limit))
    }

    fn chart(
        &self,
        pictured: &Pictured,
        title: &str,
        years: &[String],
        rows: &[(PowerId, Vec<u8>)],
        (language, style): (Language, &PictureStyle),
    ) -> Result<Chart, PictureError> {
        let map = rules::map(&pictured.settings.variant);
        let board = Board::of_variant(&pictured.settings.variant).ok_or(PictureError::Position)?;
        Ok(Chart {
            board,
            theme: theme(style),
            title: title.to_owned(),
            subtitle: pictured.name.clone(),
            years: years.to_vec(),
            rows: rows
                .iter()
                .filter_map(|(id, centres)| {
                    let name = self.words.power(language, id);
                    Some(ChartRow { power: map.power(id)?, name, centres: centres.clone() })
                })
                .collect(),
            wins: pictured.settings.victory.or(Some(map.wins()).filter(|_| map.goal().is_empty())),
        })
    }

    fn words(
        &self,
        pictured: &Pictured,
        phase: &PhaseId,
        map: &Map,
        (language, style): (Language, &PictureStyle),
    ) -> SceneWords {
        SceneWords {
            title: rules::phase_heading(&self.words, language, phase),
            subtitle: pictured.name.clone(),
            powers: map.powers().map(|power| self.words.power(language, map.power_id(power))).collect(),
            provinces: self.words.province_abbrs(language, map),
            names: if style.names { self.words.province_names(language, map) } else { Vec::new() },
            translated: self.words.translated_abbrs(map),
            legend: style.legend.then(|| legend(&self.words, language)),
        }
    }

    fn position(
        &self,
        pictured: &Pictured,
        position: &Position,
        (language, style): (Language, &PictureStyle),
    ) -> Result<Scene, PictureError> {
        let map = rules::map(&pictured.settings.variant);
        let words = self.words(pictured, &position.phase, map, (language, style));
        let scene = match rules::load(&pictured.settings, position) {
            Some(Phase::Retreat(retreat)) => Scene::retreats(&retreat, None, words, theme(style)),
            _ => {
                let board = rules::board(&pictured.settings, position).ok_or(PictureError::Position)?;
                Scene::position(&board, words, theme(style))
            }
        };
        let winners = if position.phase.is_completed() { pictured.winners.as_slice() } else { &[] };
        Ok(won(marked(scene?, style), winners))
    }

    fn results(
        &self,
        pictured: &Pictured,
        record: &PhaseRecord,
        (language, style): (Language, &PictureStyle),
    ) -> Result<Scene, PictureError> {
        let map = rules::map(&pictured.settings.variant);
        let words = self.words(pictured, &record.before.phase, map, (language, style));
        let scene = results_scene(&pictured.settings, record, words, theme(style)).ok_or(PictureError::Position)?;
        Ok(won(marked(scene, style), &record.winners))
    }

    fn preview(
        &self,
        pictured: &Pictured,
        position: &Position,
        power: &PowerId,
        orders: &[OrderText],
        (language, style): (Language, &PictureStyle),
    ) -> Result<Scene, PictureError> {
        let map = rules::map(&pictured.settings.variant);
        let words = self.words(pictured, &position.phase, map, (language, style));
        let written = || orders.iter().filter_map(|order| WrittenOrder::read(map, order).ok());
        let (movement, power) = match (rules::load(&pictured.settings, position), map.power(power)) {
            (Some(Phase::Movement(movement)), Some(power)) => (movement, power),
            (Some(Phase::Retreat(retreat)), _) => {
                let given = |order: WrittenOrder| Some((map.province_of(order.unit()?.at), order.retreat()?, None));
                let given: Vec<_> = written().filter_map(given).collect();
                return Ok(marked(Scene::retreat_results(&retreat, given, words, theme(style))?, style));
            }
            (Some(Phase::Adjustment(_)), Some(power)) => {
                let board = rules::board(&pictured.settings, position).ok_or(PictureError::Position)?;
                let given: Vec<_> = written().filter_map(|order| Some((power, order.adjustment(map)?))).collect();
                return Ok(marked(Scene::adjustments(&board, given, words, theme(style))?, style));
            }
            _ => return self.position(pictured, position, (language, style)),
        };
        let mut given = Orders::new();
        for order in written() {
            if let (Some(unit), Some(lawful)) = (order.unit(), order.movement(map)) {
                given.give(map.province_of(unit.at), lawful);
            }
        }
        let rulebook = rules::rulebook(&pictured.settings);
        Ok(marked(Scene::preview(&movement, power, &given, &rulebook, words, theme(style))?, style))
    }

    /// Orders of any powers that somebody proposes, and provinces that are to be kept free.
    fn plan(
        &self,
        pictured: &Pictured,
        position: &Position,
        (orders, zones): (&[OrderText], &[ProvinceId]),
        (language, style): (Language, &PictureStyle),
    ) -> Result<Scene, PictureError> {
        let map = rules::map(&pictured.settings.variant);
        let zones = zones.iter().filter_map(|zone| map.province(zone)).collect();
        let Some(Phase::Movement(movement)) = rules::load(&pictured.settings, position) else {
            return Ok(self.position(pictured, position, (language, style))?.with_zones(zones));
        };
        let mut given = Orders::new();
        for order in orders.iter().filter_map(|order| WrittenOrder::read(map, order).ok()) {
            if let (Some(unit), Some(lawful)) = (order.unit(), order.movement(map)) {
                given.give(map.province_of(unit.at), lawful);
            }
        }
        let words = self.words(pictured, &position.phase, map, (language, style));
        let scene = Scene::plan(&movement, &given, &rules::rulebook(&pictured.settings), words, theme(style))?;
        Ok(marked(scene, style).with_zones(zones))
    }

    fn written(&self, settings: &Settings, orders: &[OrderText], language: Language) -> Vec<String> {
        let write = |order| rules::write_order(&self.words, language, &settings.variant, order);
        orders.iter().map(write).collect()
    }

    fn alt_position(&self, settings: &Settings, position: &Position, language: Language) -> AltPicture {
        let variant = &settings.variant;
        let unit = |unit: &UnitText| rules::write_unit(&self.words, language, variant, unit);
        AltPicture {
            title: rules::phase_heading(&self.words, language, &position.phase),
            powers: rules::powers(variant)
                .into_iter()
                .map(|id| AltPower {
                    centres: position.centers.get(&id).map_or(0, Vec::len),
                    units: position.units.get(&id).into_iter().flatten().map(unit).collect(),
                    id: id.into(),
                })
                .collect(),
            retreats: position
                .dislodged
                .values()
                .flatten()
                .map(|(driven, places)| {
                    let places = places.iter().map(|place| rules::write_unit(&self.words, language, variant, place));
                    (unit(driven), places.collect())
                })
                .collect(),
            ..AltPicture::default()
        }
    }

    fn alt_results(&self, settings: &Settings, record: &PhaseRecord, language: Language) -> AltPicture {
        let mut picture = self.alt_position(settings, &record.after, language);
        picture.title = rules::phase_heading(&self.words, language, &record.before.phase);
        let lines = rules::write_results(&self.words, language, settings, record);
        let failed = lines.values().flatten().filter(|line| !line.succeeded).map(|line| line.text.clone()).collect();
        picture.failed = Some(failed);
        picture
    }
}

/// A usual width in pixels, in the size of `style`.
fn sized(usual: u32, style: &PictureStyle) -> u32 {
    match style.size {
        PictureSize::Small => usual * 7 / 10,
        PictureSize::Normal => usual,
        PictureSize::Large => usual * 7 / 5,
    }
}

/// The style of a picture of `position`: without orders there is room for the full names of provinces.
fn with_names(position: &Position, style: &PictureStyle) -> PictureStyle {
    PictureStyle { names: style.names || !position.phase.is_retreat(), ..*style }
}

fn theme(style: &PictureStyle) -> Theme {
    match style.background {
        Background::Dark => Theme::Dark,
        Background::Light => Theme::Light,
    }
}

fn marked(scene: Scene, style: &PictureStyle) -> Scene {
    scene.with_marks(match style.marks {
        PowerMarks::None => Marks::None,
        PowerMarks::Letters => Marks::Letters,
        PowerMarks::Patterns => Marks::Patterns,
    })
}

/// The scene of a game that these powers have won: one that has won alone is marked.
fn won(scene: Scene, winners: &[PowerId]) -> Scene {
    let winner = match winners {
        [winner] => scene.map().power(winner),
        _ => None,
    };
    match winner {
        Some(winner) => scene.won_by(winner),
        None => scene,
    }
}

/// The words of a picture's legend.
pub fn legend(words: &Words, language: Language) -> LegendWords {
    LegendWords::of(|id| words.plain(language, id))
}

/// The name of the picture's file: whoever saves it knows the game and the phase.
fn name(pictured: &Pictured, of: &PictureOf) -> String {
    let what = match of {
        PictureOf::Chart { .. } => "centres",
        PictureOf::Position(position) | PictureOf::Preview { position, .. } | PictureOf::Plan { position, .. } => {
            position.phase.as_str()
        }
        PictureOf::Results(record) => record.before.phase.as_str(),
    };
    format!("{}-{}", file_stem(&pictured.name, &pictured.id), file_stem(what, "map"))
}

/// The rendered picture as it is posted.
fn framed(drawn: &Png, thumbnail: Option<Arc<Png>>, name: String, alt: String) -> Picture {
    Picture {
        png: Arc::clone(&drawn.bytes),
        thumbnail: thumbnail.map(|small| Arc::clone(&small.bytes)).unwrap_or_default(),
        width: drawn.width,
        height: drawn.height,
        name,
        alt,
    }
}

/// The chart in words, for people who don't see the picture.
fn alt_chart(chart: &Chart) -> String {
    let rows = chart.rows.iter().map(|row| {
        let counts = chart.years.iter().zip(&row.centres).map(|(year, count)| format!("{year} {count}"));
        format!("{}: {}.", row.name, counts.collect::<Vec<_>>().join(", "))
    });
    format!("{}. {}", chart.title, rows.collect::<Vec<_>>().join(" "))
}

/// `scene` with the supply centres that changed hands in this phase.
fn with_centres(scene: Scene, settings: &Settings, record: &PhaseRecord) -> Scene {
    match rules::board(settings, &record.after) {
        Some(after) => scene.with_centres_of(&after),
        None => scene,
    }
}

/// The scene of an earlier phase.
fn results_scene(settings: &Settings, record: &PhaseRecord, words: SceneWords, theme: Theme) -> Option<Scene> {
    let (phase, report) = rules::phase_and_report(settings, record)?;
    let board = phase.position();
    match &*report {
        Report::Movement(report) => {
            let scene = Scene::results(board, ResolvedOrder::all(report), words, theme).ok()?;
            let scene = with_centres(scene, settings, record);
            // Only units that were ordered to hold get the sign for it.
            let ordered = rules::ordered(record);
            Some(scene.holding_only(|at| ordered.contains(board.map.id(at))))
        }
        Report::Retreat(report) => {
            let Phase::Retreat(retreat) = &*phase else { return None };
            let orders = report.iter().map(|(at, resolved)| (at, resolved.order, Some(resolved.outcome)));
            let scene = Scene::retreat_results(retreat, orders.collect::<Vec<_>>(), words, theme).ok()?;
            Some(with_centres(scene, settings, record))
        }
        Report::Adjustment(report) => {
            let done = report.iter().filter(|resolved| matches!(resolved.outcome, Outcome::Succeeds));
            let orders: Vec<(Power, AdjustmentOrder)> = done.map(|resolved| (resolved.power, resolved.order)).collect();
            Scene::adjustments(board, orders, words, theme).ok()
        }
    }
}

#[cfg(test)]
mod tests {
    use dragoman_game::model::Game;
    use serde_json::json;

    use super::*;
    use crate::samples::game;

    /// What Italy has ordered in this phase is drawn, and not the position alone.
    fn shows(position: serde_json::Value, orders: &[&str]) {
        let words = Arc::new(dragoman_locales::words().expect("checked elsewhere"));
        let map_renderer = MapRenderer::new(words);
        let position: Position = serde_json::from_value(position).expect("a position");
        let orders: Vec<OrderText> = orders.iter().map(|order| (*order).into()).collect();
        let preview = |orders: &[OrderText]| {
            let style = PictureStyle::default();
            map_renderer
                .preview(&Pictured::of(&game("x")), &position, &"ITALY".into(), orders, (Language::EN, &style))
                .expect("a scene")
        };
        assert!(preview(&orders) != preview(&[]), "{orders:?}");
    }

    #[test]
    fn ordered_retreats_builds_and_removals_are_drawn() {
        let units = json!({ "AUSTRIA": ["A VEN"], "ITALY": ["A ROM"] });
        let dislodged = json!({ "ITALY": { "A VEN": ["TUS", "PIE"] } });
        let of = |centres: &[&str]| json!({ "ITALY": centres });
        let retreats = json!({ "phase": "F1901R", "units": units, "dislodged": dislodged, "centers": of(&["ROM"]) });
        shows(retreats, &["A VEN R TUS"]);
        shows(json!({ "phase": "W1901A", "units": units, "centers": of(&["ROM", "VEN", "NAP"]) }), &["F NAP B"]);
        shows(json!({ "phase": "W1901A", "units": units, "centers": of(&[]) }), &["A ROM D"]);
    }

    /// A winter in which Italy builds a fleet in Naples.
    fn winter() -> PhaseRecord {
        let position = |phase: &str, units: &[&str]| {
            let centres = ["ROM", "VEN", "NAP"];
            json!({ "phase": phase, "units": { "ITALY": units }, "centers": { "ITALY": centres } })
        };
        let (before, after) =
            (position("W1901A", &["A ROM", "A VEN"]), position("S1902M", &["A ROM", "A VEN", "F NAP"]));
        let orders = json!({ "ITALY": ["F NAP B"] });
        let record = json!({ "before": before, "orders": orders, "results": { "F NAP": [] }, "after": after });
        serde_json::from_value(record).expect("a record")
    }

    fn drawn(map_renderer: &MapRenderer, of: &PictureOf, pictures: PictureStyle) -> Picture {
        let reader = Reader {
            language: Language::EN,
            timezone: "UTC".to_owned(),
            person: None,
            pictures,
            wording: Default::default(),
        };
        map_renderer.draw_with(&Pictured::of(&game("Bosforo")), of, &reader, 1000, true).expect("a picture")
    }

    fn map_renderer() -> MapRenderer {
        MapRenderer::new(Arc::new(dragoman_locales::words().expect("checked elsewhere")))
    }

    #[test]
    fn what_is_proposed_is_drawn_with_its_orders_of_any_powers_and_its_hatched_provinces() {
        let map_renderer = map_renderer();
        let position: Position = serde_json::from_value(json!({
            "phase": "S1901M",
            "units": { "ITALY": ["A VEN"], "GERMANY": ["A MUN"] },
            "centers": { "ITALY": ["VEN"], "GERMANY": ["MUN"] },
        }))
        .expect("a position");
        let style = PictureStyle { size: PictureSize::Small, ..PictureStyle::default() };
        let plan = |orders: &[&str], zones: &[&str]| {
            let orders = orders.iter().map(|order| (*order).into()).collect();
            let zones = zones.iter().map(|zone| (*zone).into()).collect();
            drawn(&map_renderer, &PictureOf::Plan { position: position.clone(), orders, zones }, style)
        };
        let both = ["A VEN - TYR", "A MUN S A VEN - TYR"];
        // One after the other, since what is below the labels is drawn once for pictures that share it.
        let all = [
            plan(&[], &[]),
            plan(&[], &["TYS"]),
            plan(&[], &["TYS", "BOH"]),
            plan(&both[..1], &[]),
            plan(&both, &[]),
            plan(&both, &["TYS"]),
        ];
        for (at, one) in all.iter().enumerate() {
            assert!(all[at + 1..].iter().all(|other| other.png != one.png), "{at}");
        }
        assert!(all[4].alt.contains("A Ven - Tyr") && all[4].alt.contains("A Mun S A Ven - Tyr"), "{}", all[4].alt);
    }

    /// Every choice that changes the results of builds, one at a time.
    fn styles() -> Vec<PictureStyle> {
        let usual = PictureStyle::default();
        vec![
            usual,
            PictureStyle { background: Background::Light, ..usual },
            PictureStyle { marks: PowerMarks::Letters, ..usual },
            PictureStyle { marks: PowerMarks::Patterns, ..usual },
            PictureStyle { size: PictureSize::Small, ..usual },
            PictureStyle { size: PictureSize::Large, ..usual },
            PictureStyle { results: ResultStyle::After, ..usual },
            PictureStyle { legend: true, ..usual },
            PictureStyle { names: true, ..usual },
        ]
    }

    #[test]
    fn readers_with_other_choices_get_other_pictures_and_the_same_words() {
        let map_renderer = map_renderer();
        let of = PictureOf::Results(Box::new(winter()));
        let pictures: Vec<Picture> = styles().into_iter().map(|style| drawn(&map_renderer, &of, style)).collect();
        // Thumbnails are of one size, and have no room for full names.
        let small = |style: &PictureStyle| PictureStyle { size: PictureSize::Normal, names: false, ..*style };
        let styles_of: Vec<PictureStyle> = styles().iter().map(small).collect();
        for (at, picture) in pictures.iter().enumerate() {
            assert_eq!((&picture.alt, &picture.name), (&pictures[0].alt, &pictures[0].name));
            for (before, other) in pictures[..at].iter().enumerate() {
                assert!(picture.png != other.png, "{at}");
                assert_eq!(picture.thumbnail == other.thumbnail, styles_of[at] == styles_of[before], "{before}, {at}");
            }
        }
        // Those with the same choice share one.
        for (picture, style) in pictures.iter().zip(styles()) {
            assert_eq!(picture.png, drawn(&map_renderer, &of, style).png);
        }
        assert!(map_renderer.renderer.cached_bytes() <= CACHE);
    }

    #[test]
    fn full_names_are_printed_where_no_orders_are_drawn() {
        let map_renderer = map_renderer();
        let drawn = |of: &PictureOf, names: bool| {
            drawn(&map_renderer, of, PictureStyle { names, ..PictureStyle::default() }).png
        };
        let board = PictureOf::Position(winter().after);
        assert!(drawn(&board, false) == drawn(&board, true));
        let results = PictureOf::Results(Box::new(winter()));
        assert!(drawn(&results, false) != drawn(&results, true));
        let position: Position = serde_json::from_value(json!({
            "phase": "F1901R",
            "units": { "AUSTRIA": ["A VEN"] },
            "dislodged": { "ITALY": { "A VEN": ["TUS", "PIE"] } },
        }))
        .expect("a position");
        let retreats = PictureOf::Position(position);
        assert!(drawn(&retreats, false) != drawn(&retreats, true));
    }

    #[test]
    fn pictures_are_smaller_or_larger_and_a_legend_lies_below_them() {
        let map_renderer = map_renderer();
        let of = PictureOf::Position(winter().before);
        let size = |style: PictureStyle| {
            let picture = drawn(&map_renderer, &of, style);
            (picture.width, picture.height)
        };
        let usual = PictureStyle::default();
        let (width, height) = size(usual);
        assert_eq!(width, 2000);
        assert_eq!(size(PictureStyle { size: PictureSize::Small, ..usual }).0, 1400);
        assert_eq!(size(PictureStyle { size: PictureSize::Large, ..usual }).0, 2800);
        assert_eq!(size(PictureStyle { legend: true, ..usual }), (2000, height + 150));
    }

    #[test]
    fn the_last_picture_marks_who_has_won_alone() {
        let map_renderer = map_renderer();
        let position =
            json!({ "phase": "COMPLETED", "units": { "ITALY": ["A ROM"] }, "centers": { "ITALY": ["ROM"] } });
        let of = PictureOf::Position(serde_json::from_value(position.clone()).expect("a position"));
        let last = |winners: &[&str]| {
            let over = json!({ "winners": winners, "position": position, "at": "2026-11-20T19:00:00Z" });
            let stage = serde_json::from_value(json!({ "over": over })).expect("an end");
            let over = Game { stage, ..game("Bosforo") };
            map_renderer.draw(&Pictured::of(&over), &of, Language::EN, 1000).expect("a picture").png
        };
        assert!(last(&["ITALY"]) != last(&[]));
        assert!(last(&["ITALY"]) != last(&["TURKEY"]));
        assert!(last(&["ITALY", "TURKEY"]) == last(&[]), "they share it");
    }

    #[test]
    fn only_phases_in_which_little_happens_are_shown_close_up() {
        let map_renderer = map_renderer();
        let width = |of: &PictureOf, whole: bool| {
            drawn(&map_renderer, of, PictureStyle { whole, ..PictureStyle::default() }).width
        };
        let results = PictureOf::Results(Box::new(winter()));
        assert_eq!(width(&results, false), 2000, "the next year is played on it");
        // One's own orders alone decide what is seen.
        let preview = |position: Position, orders: &[&str]| PictureOf::Preview {
            position,
            power: "ITALY".into(),
            orders: orders.iter().map(|order| (*order).into()).collect(),
        };
        let winter = winter();
        assert_eq!(width(&preview(winter.before.clone(), &["F NAP B"]), false), 800);
        assert_eq!(width(&preview(winter.before.clone(), &["F NAP B"]), true), 1000);
        assert_eq!(width(&preview(winter.before, &[]), false), 1000, "nothing happens yet");
        assert_eq!(width(&preview(winter.after.clone(), &["A ROM - APU"]), false), 1000, "moves are shown whole");
        assert_eq!(width(&PictureOf::Position(winter.after), false), 2000);
    }
}
