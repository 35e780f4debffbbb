//! Divides a message of somebody who plays several powers among these powers.

use dragoman_l10n::{Language, Words};
use dragoman_reading::orders::OrderReader;
use dragoman_reading::share;

use super::ids::power_id;
use super::position::situation;
use super::setup::rulebook;
use crate::model::{Position, PowerId, Settings};

/// The part of `text` for each of `powers` that it concerns, in their order ([`share::share`]).
pub fn share(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &Position,
    powers: &[PowerId],
    text: &str,
) -> Vec<(PowerId, String)> {
    let Some(situation) = situation(settings, position) else { return Vec::new() };
    let map = situation.map();
    let reader = OrderReader { words, language, situation: &situation, rulebook: &rulebook(settings) };
    let powers: Vec<_> = powers.iter().filter_map(|power| map.power(power)).collect();
    let shared = share::share(&reader, &powers, text).into_iter();
    shared.map(|(power, text)| (power_id(map, power), text)).collect()
}
