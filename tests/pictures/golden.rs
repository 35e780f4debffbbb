//! Golden pictures: one for each kind of picture, arrow, corner and language.
//!
//! `states.jsonl` has a request of the exchange format for each. Drawing is deterministic, so every pixel must be the same:
//! one sign that is missing is a handful of pixels in a million. A picture that changed is written beside the golden one
//! as `<name>.actual.png`: expected, difference and actual side by side. Goldens are replaced only by
//! `DRAGOMAN_GOLDENS=replace cargo test -p dragoman-render --test pictures golden`, in a commit of their own.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use dragoman_engine::{Failure, Orders, Outcome, Phase, Report, WrittenOrder};
use dragoman_exchange::Request;
use dragoman_l10n::{Language, PictureKind, picture_words};
use dragoman_render::{
    LegendWords, Marks, Png, RenderRequest, Renderer, RequestKind, Rgb, Scene, SceneWords, Shows, Theme,
};
use serde::Deserialize;
use serde_json::Value;

use crate::eye::Pixels;

#[derive(Deserialize)]
pub struct State {
    pub name: String,
    language: String,
    #[serde(default)]
    theme: String,
    #[serde(default)]
    kind: String,
    power: Option<String>,
    #[serde(default)]
    legend: bool,
    #[serde(default)]
    marks: String,
    #[serde(default)]
    close_up: bool,
    #[serde(default)]
    names: bool,
    /// Provinces that are to be kept free.
    #[serde(default)]
    zones: Vec<String>,
    #[serde(default = "thousand")]
    width: u32,
    request: Value,
}

fn thousand() -> u32 {
    1000
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/pictures")
}

pub fn states() -> Vec<State> {
    let text = std::fs::read_to_string(folder().join("states.jsonl")).unwrap();
    text.lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

impl State {
    pub fn scene(&self, words: &dragoman_l10n::Words) -> Arc<Scene> {
        let language: Language = self.language.parse().unwrap();
        let kind = match self.kind.as_str() {
            "" => None,
            // What somebody proposes: see `planned`.
            "plan" => Some(RequestKind::Position),
            "position" => Some(RequestKind::Position),
            "results" => Some(RequestKind::Results),
            "preview" => Some(RequestKind::Preview),
            "retreats" => Some(RequestKind::Retreats),
            other => panic!("{}: no kind {other}", self.name),
        };
        let mut asked = self.request.clone();
        if self.kind == "plan" {
            // A picture of the position would be one after the orders.
            asked["orders"] = Value::Null;
        }
        let request = RenderRequest::read(&asked.to_string(), kind, self.power.as_deref())
            .unwrap_or_else(|error| panic!("{}: {error}", self.name));
        let shown = match request.shows() {
            Shows::Position => PictureKind::Position,
            Shows::Results => PictureKind::Results,
            Shows::Preview(power) => PictureKind::Preview(power),
            Shows::Retreats => PictureKind::Retreats,
            Shows::RetreatResults => PictureKind::RetreatResults,
            Shows::Adjustments => PictureKind::Adjustments,
        };
        let printed = picture_words(words, language, request.map(), request.turn(), shown, None);
        let words = SceneWords {
            title: printed.title,
            subtitle: printed.subtitle,
            powers: printed.powers,
            provinces: printed.provinces,
            names: if self.names { words.province_names(language, request.map()) } else { Vec::new() },
            translated: words.translated_abbrs(request.map()),
            legend: self.legend.then(|| LegendWords::of(|id| words.plain(language, id))),
        };
        let theme = if self.theme == "light" { Theme::Light } else { Theme::Dark };
        let marks = match self.marks.as_str() {
            "" => Marks::None,
            "letters" => Marks::Letters,
            "patterns" => Marks::Patterns,
            other => panic!("{}: no marks {other}", self.name),
        };
        let power = self.power.as_deref().and_then(|power| request.map().power(power));
        let scene = match self.kind.as_str() {
            "plan" => self.planned(words, theme),
            _ => request.scene(words, theme).unwrap(),
        };
        let zones = self.zones.iter().map(|zone| request.map().province(zone).unwrap()).collect();
        let scene = scene.with_zones(zones).with_marks(marks);
        Arc::new(if self.close_up { scene.close_up(power) } else { scene })
    }

    /// Orders of any powers that somebody proposes.
    fn planned(&self, words: SceneWords, theme: Theme) -> Scene {
        let request = Request::read(&self.request.to_string()).unwrap();
        let Phase::Movement(movement) = &request.phase else { panic!("{}: no movement phase", self.name) };
        let map = request.map();
        let mut orders = Orders::new();
        for (_, text) in &request.orders {
            let written = WrittenOrder::read(map, text).unwrap();
            orders.give(map.province_of(written.unit().unwrap().at), written.movement(map).unwrap());
        }
        Scene::plan(movement, &orders, &request.rulebook, words, theme).unwrap()
    }
}

/// How many pixels differ; `None` if the pictures are of different sizes.
fn difference(expected: &Pixels, actual: &Pixels) -> Option<usize> {
    if (expected.width, expected.height) != (actual.width, actual.height) {
        return None;
    }
    let off = expected.colours.iter().zip(&actual.colours).filter(|(a, b)| a != b).count();
    Some(off)
}

/// Expected, difference and actual side by side.
fn side_by_side(expected: &Pixels, actual: &Pixels, to: &Path) {
    let (width, height) = (expected.width.max(actual.width), expected.height.max(actual.height));
    let mut picture = image::RgbImage::new(3 * width as u32, height as u32);
    let rgb = |colour: Rgb| image::Rgb([colour.0, colour.1, colour.2]);
    let at = |pixels: &Pixels, x: usize, y: usize| (x < pixels.width && y < pixels.height).then(|| pixels.at(x, y));
    for y in 0..height {
        for x in 0..width {
            let (before, now) = (at(expected, x, y), at(actual, x, y));
            let both = match (before, now) {
                (Some(before), Some(now)) if before == now => {
                    let faint = (u32::from(now.0) + u32::from(now.1) + u32::from(now.2)) / 12;
                    image::Rgb([faint as u8; 3])
                }
                _ => image::Rgb([255, 0, 160]),
            };
            let parts = [before.map(rgb), Some(both), now.map(rgb)];
            for (part, colour) in parts.into_iter().enumerate() {
                if let Some(colour) = colour {
                    picture.put_pixel((x + part * width) as u32, y as u32, colour);
                }
            }
        }
    }
    picture.save(to).unwrap();
}

/// How `png` differs from the golden picture `name`, which is replaced instead when that is asked for.
pub fn change(png: &Png, name: &str) -> Option<String> {
    let golden = folder().join(format!("{name}.png"));
    if std::env::var("DRAGOMAN_GOLDENS").is_ok_and(|what| what == "replace") {
        std::fs::create_dir_all(golden.parent().unwrap()).unwrap();
        std::fs::write(&golden, &png.bytes).unwrap();
        return None;
    }
    let actual = Pixels::of(png);
    let expected = std::fs::read(&golden).map(|bytes| Pixels::read(&bytes));
    let expected = expected.unwrap_or(Pixels { width: 0, height: 0, colours: Vec::new() });
    let off = difference(&expected, &actual);
    if off == Some(0) {
        return None;
    }
    let beside = folder().join(format!("{name}.actual.png"));
    side_by_side(&expected, &actual, &beside);
    Some(match off {
        Some(off) => format!("{name}: {off} pixels differ; see {}", beside.display()),
        None => format!("{name}: no picture of that size; see {}", beside.display()),
    })
}

#[test]
fn pictures_are_the_golden_ones() {
    let words = dragoman_locales::words().unwrap();
    let renderer = Renderer::default();
    let mut changed = Vec::new();
    let states = states();
    assert!(states.len() >= 30);
    for state in &states {
        let png: Png = (*renderer.draw(&state.scene(&words), state.width).unwrap()).clone();
        changed.extend(change(&png, &format!("golden/{}", state.name)));
    }
    assert!(changed.is_empty(), "pictures changed:\n{}", changed.join("\n"));
}

/// The name of the golden picture that shows this failure.
const fn picture_of(failure: Failure) -> &'static str {
    match failure {
        Failure::Standoff { .. } => "failure-standoff",
        Failure::HeldOff { .. } => "failure-held-off",
        Failure::HeadToHead { .. } => "failure-head-to-head",
        Failure::OwnUnitInTheWay { .. } => "failure-own-unit",
        Failure::SupportCut { .. } => "failure-support-cut",
        Failure::Dislodged { .. } => "failure-dislodged",
        Failure::NoConvoyPath { .. } => "failure-no-convoy",
        Failure::Paradox => "failure-paradox",
        Failure::RetreatCollision { .. } => "failure-retreat-collision",
    }
}

#[test]
fn every_failure_has_a_golden_picture() {
    let mut shown = 0;
    for state in states().iter().filter(|state| state.name.starts_with("failure-")) {
        let request = Request::read(&state.request.to_string()).unwrap();
        let outcomes: Vec<Outcome> = match request.adjudicate().report.unwrap() {
            Report::Movement(report) => report.iter().map(|(_, resolved)| resolved.outcome).collect(),
            Report::Retreat(report) => report.iter().map(|(_, resolved)| resolved.outcome).collect(),
            Report::Adjustment(report) => report.iter().map(|resolved| resolved.outcome).collect(),
        };
        let fails = |outcome: &Outcome| matches!(outcome, Outcome::Fails(why) if picture_of(*why) == state.name);
        assert!(outcomes.iter().any(fails), "{}: {outcomes:?}", state.name);
        shown += 1;
    }
    assert_eq!(shown, 9, "one for each");
}

#[test]
fn every_golden_picture_has_a_state() {
    let names: Vec<String> = states().into_iter().map(|state| state.name).collect();
    for file in std::fs::read_dir(folder().join("golden")).unwrap() {
        let file = file.unwrap().file_name().into_string().unwrap();
        let name = file.trim_end_matches(".actual.png").trim_end_matches(".png");
        assert!(names.iter().any(|known| known == name), "{file} belongs to no state");
    }
    let mut unique = names.clone();
    unique.sort();
    unique.dedup();
    assert_eq!(unique.len(), names.len(), "a name is used twice");
}

#[test]
fn posted_pictures_are_2000_pixels_wide_and_below_a_megabyte() {
    let words = dragoman_locales::words().unwrap();
    let renderer = Renderer::default();
    for state in states() {
        let png = renderer.draw(&state.scene(&words), 2000).unwrap();
        let scene = state.scene(&words);
        assert!(png.width == 2000 || scene.is_close_up() && (800..=1240).contains(&png.width), "{}", state.name);
        assert!(png.bytes.len() < 1_000_000, "{}: {} bytes", state.name, png.bytes.len());
    }
}
