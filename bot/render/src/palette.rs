//! The colours of a picture by their use, and their indices among the 256 of an indexed PNG.
//!
//! The powers' colours are chosen to differ also for people with a colour deficiency (tested in `tests/pictures`). The
//! palette contains each flat colour exactly, and ramps between those that are adjacent, so that edges are smooth with
//! no more than 256 colours.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Mutex, PoisonError};

use dragoman_engine::Power;

use crate::colour::Rgb;
use crate::geometry::{Board, PowerStyle};

/// The background on which the picture will be shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// A dark sea, for dark chats; it is also clear on light ones.
    #[default]
    Dark,
    /// A pale sea, for print and for light chats.
    Light,
}

/// A power's three colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PowerColours {
    /// Units, arrows, badges.
    pub strong: Rgb,
    /// Land that it owns.
    pub tint: Rgb,
    /// Text on `strong`.
    pub on_strong: Rgb,
}

const WHITE: Rgb = Rgb(255, 255, 255);

/// The colours of a power by its id, on any board.
#[must_use]
pub fn power_colours(power: &str) -> Option<PowerColours> {
    let boards = Board::all();
    let own = boards.iter().flat_map(|board| &board.style().powers);
    let of_starts = boards.iter().flat_map(|board| &board.style().powers_of_starts);
    own.chain(of_starts).find(|style| style.id == power).map(PowerColours::of)
}

impl PowerColours {
    fn of(style: &PowerStyle) -> Self {
        let hex = |digits: &str| Rgb::hex(u32::from_str_radix(digits, 16).unwrap_or_default());
        let on_strong = if style.dark_text { Rgb::hex(0x1B_1510) } else { WHITE };
        Self { strong: hex(&style.strong), tint: hex(&style.tint), on_strong }
    }
}

/// The colours by their use in one theme.
#[derive(Clone, Debug)]
pub struct Colours {
    /// Open water.
    pub sea: Rgb,
    /// The colour mixed into the water near a coast.
    pub shallows: Rgb,
    /// Impassable water.
    pub dead_sea: Rgb,
    /// Borders between seas.
    pub sea_border: Rgb,
    /// Text on the sea.
    pub sea_text: Rgb,
    /// The graticule.
    pub graticule: Rgb,
    /// Land without an owner.
    pub neutral: Rgb,
    /// Its band along borders.
    pub neutral_band: Rgb,
    /// Borders and text on land.
    pub ink: Rgb,
    /// The line where land meets water.
    pub coast: Rgb,
    /// Impassable land.
    pub impassable: Rgb,
    /// The hatching of land that nobody may enter.
    pub hatch: Rgb,
    /// Islets that belong to nobody.
    pub islet: Rgb,
    /// Rivers and canals.
    pub river: Rgb,
    /// The title bar.
    pub title_bar: Rgb,
    /// The line below it.
    pub rule: Rgb,
    /// The title.
    pub title: Rgb,
    /// Other text in the title bar.
    pub muted: Rgb,
    /// The soft edge around everything on the map.
    pub shadow: Rgb,
    /// The casing of units and arrows.
    pub casing: Rgb,
    /// The background of centre marks.
    pub paper: Rgb,
    /// Failure.
    pub failure: Rgb,
    /// A build.
    pub build: Rgb,
    /// By power, in the order of [`Board::powers`].
    pub powers: Vec<PowerColours>,
}

impl Colours {
    /// The colours of `theme` on `board`.
    #[must_use]
    pub fn new(board: Board, theme: Theme) -> Self {
        let powers = board.power_styles().into_iter().map(|(_, style)| PowerColours::of(style)).collect();
        let dark = Self {
            sea: Rgb::hex(0x2C_5A74),
            shallows: Rgb::hex(0xA9_D3E2),
            dead_sea: Rgb::hex(0x24_485D),
            sea_border: Rgb::hex(0xCF_E6EF),
            sea_text: Rgb::hex(0xE6_F2F7),
            graticule: WHITE,
            neutral: Rgb::hex(0xF2_EBDB),
            neutral_band: Rgb::hex(0xB7_9F74),
            ink: Rgb::hex(0x2A_2019),
            coast: Rgb::hex(0x16_242D),
            impassable: Rgb::hex(0xB7_AE9E),
            hatch: Rgb::hex(0x8E_8472),
            islet: Rgb::hex(0xC9_BEA6),
            river: Rgb::hex(0x6F_B3CF),
            title_bar: Rgb::hex(0x10_1C25),
            rule: Rgb::hex(0xC9_A35B),
            title: Rgb::hex(0xFF_F6E2),
            muted: Rgb::hex(0x9F_B2BF),
            shadow: Rgb::hex(0x0E_171E),
            casing: WHITE,
            paper: Rgb::hex(0xFF_FDF6),
            failure: Rgb::hex(0xFF_1744),
            build: Rgb::hex(0x1E_9E5A),
            powers,
        };
        match theme {
            Theme::Dark => dark,
            Theme::Light => Self {
                sea: Rgb::hex(0xBF_D0CC),
                shallows: Rgb::hex(0xF3_F7F1),
                dead_sea: Rgb::hex(0xB0_C1BD),
                sea_border: Rgb::hex(0x6A_8C8C),
                sea_text: Rgb::hex(0x1F_4A61),
                graticule: WHITE,
                neutral: Rgb::hex(0xFB_F6E9),
                coast: Rgb::hex(0x2A_4250),
                impassable: Rgb::hex(0xCF_C8BA),
                hatch: Rgb::hex(0xA6_9D8C),
                islet: Rgb::hex(0xE0_D7C2),
                river: Rgb::hex(0x6F_B3CF),
                title_bar: Rgb::hex(0xF7_F1E3),
                rule: Rgb::hex(0xB5_8F4A),
                title: Rgb::hex(0x2A_2019),
                muted: Rgb::hex(0x6A_6152),
                shadow: Rgb::hex(0x1B_2A33),
                ..dark
            },
        }
    }

    /// A power's colours.
    fn of(&self, power: Option<Power>) -> Option<&PowerColours> {
        self.powers.get(power?.index())
    }

    /// The tint of the land of `owner`; `None`: nobody's.
    pub(crate) fn land(&self, owner: Option<Power>) -> Rgb {
        self.tint(self.of(owner))
    }

    /// The band along the borders of such land.
    pub(crate) fn band(&self, owner: Option<Power>) -> Rgb {
        self.band_of(self.of(owner))
    }

    fn tint(&self, owner: Option<&PowerColours>) -> Rgb {
        owner.map_or(self.neutral, |power| power.tint)
    }

    fn band_of(&self, owner: Option<&PowerColours>) -> Rgb {
        match owner {
            Some(power) => power.tint.mix(power.strong, 0.38),
            None => self.neutral.mix(self.neutral_band, 0.32),
        }
    }

    /// The colour of water at a depth step: 0 is open sea, [`SHALLOWS`] the shore.
    pub(crate) fn water(&self, step: u8) -> Rgb {
        let mut colour = self.sea;
        for deeper in 0..step.min(SHALLOWS) {
            colour = colour.mix(self.shallows, SHALLOW_SHARES[usize::from(deeper)]);
        }
        colour
    }
}

/// Depth steps along a coast.
pub(crate) const SHALLOWS: u8 = 4;

/// How much of the shallows' colour each step adds to the one before it.
const SHALLOW_SHARES: [f32; SHALLOWS as usize] = [0.055, 0.07, 0.09, 0.12];

/// Colours by index, and the nearest index of any colour.
pub(crate) struct Palette {
    pub colours: Colours,
    entries: Vec<Rgb>,
    /// By the upper six bits of red, green and blue: index + 1 of the nearest entry, or 0 if not computed yet.
    nearest: Vec<AtomicU16>,
}

/// The palettes that were needed, at most two for each board.
static KEPT: Mutex<BTreeMap<(Board, Theme), &'static Palette>> = Mutex::new(BTreeMap::new());

impl Palette {
    /// The palette of a board in a theme, made at the first call.
    pub fn of(board: Board, theme: Theme) -> &'static Self {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        kept.entry((board, theme)).or_insert_with(|| Box::leak(Box::new(Self::new(board, theme))))
    }

    pub fn new(board: Board, theme: Theme) -> Self {
        let colours = Colours::new(board, theme);
        let mut entries = Vec::with_capacity(256);
        let mut add = |colour: Rgb| {
            // The first 256 colours are used; the least important come last.
            if entries.len() < 256 && !entries.contains(&colour) {
                entries.push(colour);
            }
        };
        wish(&colours, &mut add);
        let nearest = (0..1 << 18).map(|_| AtomicU16::new(0)).collect();
        let palette = Self { colours, entries, nearest };
        for (index, &entry) in palette.entries.iter().enumerate().rev() {
            palette.nearest[Self::cell(entry)].store(index as u16 + 1, Ordering::Relaxed);
        }
        palette
    }

    fn cell(colour: Rgb) -> usize {
        usize::from(colour.0 >> 2) << 12 | usize::from(colour.1 >> 2) << 6 | usize::from(colour.2 >> 2)
    }

    /// The index of the entry nearest to `colour`; always the same for the same colour.
    #[inline]
    pub fn index(&self, colour: Rgb) -> u8 {
        let cell = Self::cell(colour);
        match self.nearest[cell].load(Ordering::Relaxed) {
            0 => self.search(cell),
            known => (known - 1) as u8,
        }
    }

    #[cold]
    fn search(&self, cell: usize) -> u8 {
        let middle = |shift: usize| ((cell >> shift & 63) << 2 | 2) as u8;
        let colour = Rgb(middle(12), middle(6), middle(0));
        let index = self
            .entries
            .iter()
            .enumerate()
            .min_by_key(|(_, entry)| entry.distance(colour))
            .map_or(0, |(index, _)| index);
        self.nearest[cell].store(index as u16 + 1, Ordering::Relaxed);
        index as u8
    }

    /// The colour behind an index.
    #[inline]
    pub fn colour(&self, index: u8) -> Rgb {
        self.entries.get(usize::from(index)).copied().unwrap_or(Rgb(0, 0, 0))
    }

    /// All entries, as the bytes of a PNG's palette.
    pub fn bytes(&self) -> Vec<u8> {
        self.entries.iter().flat_map(|entry| [entry.0, entry.1, entry.2]).collect()
    }
}

/// Calls `add` with every colour that should be in the palette, the most important first.
fn wish(colours: &Colours, add: &mut impl FnMut(Rgb)) {
    let owners = || std::iter::once(None).chain(colours.powers.iter().map(Some));
    // Flat colours.
    for step in 0..=SHALLOWS {
        add(colours.water(step));
    }
    for owner in owners() {
        add(colours.tint(owner));
        add(colours.band_of(owner));
    }
    for power in &colours.powers {
        add(power.strong);
    }
    for colour in [
        colours.casing,
        colours.ink,
        colours.coast,
        colours.impassable,
        colours.hatch,
        colours.islet,
        colours.river,
        colours.title_bar,
        colours.rule,
        colours.title,
        colours.muted,
        colours.shadow,
        colours.failure,
        colours.build,
        colours.dead_sea,
        colours.sea_text,
        colours.sea_border,
    ] {
        add(colour);
    }
    let mut ramp = |from: Rgb, to: Rgb, shares: &[f32]| {
        for &share in shares {
            add(from.mix(to, share));
        }
    };
    // Lines on land.
    for owner in owners() {
        ramp(colours.tint(owner), colours.ink, &[0.2, 0.4, 0.58, 0.78]);
        ramp(colours.band_of(owner), colours.ink, &[0.28, 0.52, 0.76]);
    }
    // Units and arrows: fill to casing, casing to shadow, shadow to ground.
    for power in &colours.powers {
        ramp(power.strong, colours.casing, &[0.25, 0.5, 0.75]);
        ramp(power.strong, colours.shadow, &[0.5]);
    }
    ramp(colours.casing, colours.shadow, &[0.15, 0.3, 0.45, 0.6, 0.75, 0.88]);
    // Lines on the sea.
    ramp(colours.sea, colours.graticule, &[0.035, 0.07, 0.105, 0.14]);
    ramp(colours.sea, colours.sea_border, &[0.2, 0.4, 0.62]);
    ramp(colours.dead_sea, colours.graticule, &[0.07, 0.14]);
    ramp(colours.water(2), colours.sea_border, &[0.4, 0.62]);
    ramp(colours.sea, colours.sea_text, &[0.3, 0.55, 0.8]);
    ramp(colours.water(SHALLOWS), colours.coast, &[0.35, 0.7]);
    ramp(colours.sea, colours.shadow, &[0.3, 0.6]);
    ramp(colours.sea, colours.casing, &[0.5]);
    ramp(colours.water(SHALLOWS), colours.casing, &[0.5]);
    // Marks.
    ramp(colours.failure, colours.casing, &[0.33, 0.66]);
    ramp(colours.failure, colours.shadow, &[0.5]);
    ramp(colours.build, colours.casing, &[0.33, 0.66]);
    // The title bar.
    ramp(colours.title_bar, colours.title, &[0.12, 0.3, 0.55, 0.8]);
    ramp(colours.title_bar, colours.muted, &[0.3, 0.6]);
    for power in &colours.powers {
        ramp(power.strong, power.on_strong, &[0.33, 0.66]);
        ramp(power.strong, colours.title_bar, &[0.6]);
    }
    // Casing to background, and other combinations.
    for owner in owners() {
        ramp(colours.tint(owner), colours.casing, &[0.5]);
        ramp(colours.tint(owner), colours.shadow, &[0.3]);
        ramp(colours.tint(owner), colours.band_of(owner), &[0.5]);
    }
    ramp(colours.impassable, colours.hatch, &[0.35, 0.7]);
    ramp(colours.impassable, colours.ink, &[0.4, 0.75]);
    ramp(colours.islet, colours.ink, &[0.4, 0.75]);
    ramp(colours.river, colours.coast, &[0.4]);
    ramp(colours.dead_sea, colours.shallows, &[0.1, 0.2]);
    for power in &colours.powers {
        ramp(power.strong, power.tint, &[0.5]);
        ramp(power.strong, colours.sea, &[0.5]);
        ramp(power.strong, colours.failure, &[0.5]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_power_has_its_colours() {
        for power in Board::all().into_iter().flat_map(|board| &board.style().powers) {
            for digits in [&power.strong, &power.tint] {
                assert!(digits.len() == 6 && u32::from_str_radix(digits, 16).is_ok(), "{}: {digits}", power.id);
            }
        }
        assert_eq!(power_colours("FRANCE").map(|colours| colours.strong), Some(Rgb(0x5A, 0xBD, 0xEC)));
        assert_eq!(power_colours("MARS"), None);
    }

    #[test]
    fn flat_colours_are_in_the_palette_exactly() {
        for board in Board::all() {
            for theme in [Theme::Dark, Theme::Light] {
                let palette = Palette::new(board, theme);
                for power in &palette.colours.powers {
                    for colour in [power.strong, power.tint] {
                        assert_eq!(palette.colour(palette.index(colour)), colour);
                    }
                }
                for colour in [palette.colours.sea, palette.colours.neutral, palette.colours.title_bar] {
                    assert_eq!(palette.colour(palette.index(colour)), colour);
                }
            }
        }
    }

    #[test]
    fn the_palette_is_near_every_mixture_that_is_drawn() {
        for board in Board::all() {
            for theme in [Theme::Dark, Theme::Light] {
                let palette = Palette::new(board, theme);
                let colours = &palette.colours;
                for owner in &colours.powers {
                    for share in [0.1, 0.3, 0.5, 0.7, 0.9] {
                        let wanted = colours.tint(Some(owner)).mix(colours.ink, share);
                        let got = palette.colour(palette.index(wanted));
                        let off = [wanted.0.abs_diff(got.0), wanted.1.abs_diff(got.1), wanted.2.abs_diff(got.2)];
                        assert!(off.iter().all(|&channel| channel <= 32), "{wanted:?} became {got:?}");
                    }
                }
            }
        }
    }
}
