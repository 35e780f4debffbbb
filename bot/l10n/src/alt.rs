//! Alternative texts of pictures.
//!
//! A map's alternative text has the map's content: the subject, the failed orders and dislodged units, then the
//! positions of all units. The most important comes first, so that a network's limit cuts off the least important.

use crate::{Args, Language, Words};

/// A power's part of a map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AltPower {
    /// Its id.
    pub id: String,
    /// How many centres it owns.
    pub centres: usize,
    /// Its units in the reader's notation: "A Bud".
    pub units: Vec<String>,
}

/// The content of a map, in the reader's notation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AltPicture {
    /// The title bar's text: "Autumn 1903, orders and results".
    pub title: String,
    /// The powers with their units.
    pub powers: Vec<AltPower>,
    /// Orders that were carried out, holds usually left out.
    pub succeeded: Vec<String>,
    /// Orders that failed. `None` if the picture shows no results.
    pub failed: Option<Vec<String>>,
    /// Orders that aren't adjudicated yet.
    pub ordered: Vec<String>,
    /// Orders that somebody proposes, and nobody has given.
    pub proposed: Vec<String>,
    /// Provinces that are to be kept free, as somebody proposes.
    pub free: Vec<String>,
    /// Units that were dislodged.
    pub dislodged: Vec<String>,
    /// Units that must retreat, and their possible destinations.
    pub retreats: Vec<(String, Vec<String>)>,
    /// New units.
    pub built: Vec<String>,
    /// Removed units.
    pub removed: Vec<String>,
}

/// The alternative text of `picture` in `language`.
#[must_use]
pub fn alt(words: &Words, language: Language, picture: &AltPicture) -> String {
    let mut sentences = vec![words.text(language, "alt-map", &Args::new().text("title", picture.title.as_str()))];
    match &picture.failed {
        Some(failed) if failed.is_empty() => sentences.push(words.plain(language, "alt-none-failed")),
        Some(failed) => sentences.push(words.text(language, "alt-failed", &Args::new().clauses("orders", failed))),
        None => {}
    }
    let mut units = |id: &str, units: &[String]| {
        if !units.is_empty() {
            sentences.push(words.text(language, id, &Args::new().list("units", units)));
        }
    };
    units("alt-dislodged", &picture.dislodged);
    units("alt-built", &picture.built);
    units("alt-removed", &picture.removed);
    units("alt-free", &picture.free);
    let mut orders = |id: &str, orders: &[String]| {
        if !orders.is_empty() {
            sentences.push(words.text(language, id, &Args::new().clauses("orders", orders)));
        }
    };
    orders("alt-succeeded", &picture.succeeded);
    orders("alt-ordered", &picture.ordered);
    orders("alt-proposed", &picture.proposed);
    for (unit, places) in &picture.retreats {
        let args = Args::new().text("unit", unit.as_str()).either("places", places);
        sentences.push(words.text(language, "alt-may-retreat", &args));
    }
    let (out, playing): (Vec<&AltPower>, Vec<&AltPower>) =
        picture.powers.iter().partition(|power| power.centres == 0 && power.units.is_empty());
    for power in playing {
        let args = Args::new().power("power", &power.id).number("centres", power.centres as u64);
        sentences.push(if power.units.is_empty() {
            words.text(language, "alt-power-without-units", &args)
        } else {
            words.text(language, "alt-power", &args.list("units", &power.units))
        });
    }
    if !out.is_empty() {
        let args = Args::new().powers("powers", out.iter().map(|power| &power.id));
        sentences.push(words.text(language, "alt-eliminated", &args));
    }
    sentences.join(" ")
}

/// `text`, cut to at most `limit` characters, after a sentence if possible, with "…" in place of the rest.
#[must_use]
pub fn shortened(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let kept: String = text.chars().take(limit.saturating_sub(2)).collect();
    let end = kept.rfind(". ").map_or(kept.len(), |dot| dot + 1);
    let sentence = kept.get(..end).unwrap_or(&kept);
    if end < kept.len() { format!("{sentence} …") } else { format!("{sentence}…") }
}
