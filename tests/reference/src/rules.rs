//! The points of DATC chapter 4 that change how movement resolves.

/// 4.A.2: what decides a paradox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paradox {
    /// The convoys of the knot fail.
    Szykman,
    /// All moves of the knot fail.
    AllHold,
    /// A convoyed army doesn't cut a support against a fleet of its own convoy; then Szykman.
    Rule1971,
    /// A convoyed army doesn't cut a support in or into a province with a convoying fleet; then Szykman.
    Rule1982,
    /// A convoyed army doesn't cut a support against a fleet that its convoy can't do without; then Szykman.
    Rule2000,
}

/// 4.A.3: how an army goes that could walk as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjacent {
    /// By an unbroken convoy, if the unit at the goal moves the opposite way.
    Edition1971,
    /// By convoy if a fleet of its own power is ordered to.
    Edition1982,
    /// By convoy if a fleet of its own power is ordered to or the order says so, and the route is ordered.
    Edition2000,
    /// As 2000, but "via convoy" is never by land.
    Edition2023,
    /// By convoy only if the order says so.
    Explicit,
    /// As 2023, but what was told to go "via convoy" sets out again by land if the convoy is missing or broken.
    Fallback,
}

/// 4.B.4: coasts in supports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SupportCoast {
    /// The support names the coast as the move does.
    Strict,
    /// It may be left out for a unit of the supporter's own power.
    OwnPowerOnly,
    /// It may be left out, but must match if given.
    Omit,
}

/// A rulebook, as far as movement goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// 4.A.1 a: one lost fleet on any route breaks the convoy.
    pub any_route_breaks: bool,
    /// 4.A.2
    pub paradox: Paradox,
    /// 4.A.3
    pub adjacent: Adjacent,
    /// 4.A.4 b: an attack by convoy cuts support against its own origin.
    pub convoy_cuts_against_origin: bool,
    /// 4.A.5 b: a unit dislodged by convoy may retreat to the attacker's origin.
    pub retreat_to_convoy_origin: bool,
    /// 4.A.7 a: a dislodged unit never affects the province that its dislodger came from.
    pub dislodged_without_effect: bool,
    /// 4.B.4
    pub support_coast: SupportCoast,
    /// 4.B.2 b: a fleet's move without the coast that it needs fails, also where only one can be reached.
    pub missing_coast_fails: bool,
}

impl Rules {
    /// The preset called `name`: an edition, or a seed's rules, which for movement are those of an edition.
    #[must_use]
    pub fn preset(name: &str) -> Option<Self> {
        let base = Self {
            any_route_breaks: false,
            paradox: Paradox::Szykman,
            adjacent: Adjacent::Edition2023,
            convoy_cuts_against_origin: false,
            retreat_to_convoy_origin: true,
            dislodged_without_effect: false,
            support_coast: SupportCoast::Omit,
            missing_coast_fails: matches!(name, "seed-000" | "seed-004"),
        };
        Some(match name {
            "1971" | "seed-000" | "seed-001" | "seed-004" => Self {
                any_route_breaks: true,
                paradox: Paradox::Rule1971,
                adjacent: Adjacent::Edition1971,
                retreat_to_convoy_origin: false,
                ..base
            },
            "1982" => Self {
                paradox: Paradox::Rule1982,
                adjacent: Adjacent::Edition1982,
                retreat_to_convoy_origin: false,
                ..base
            },
            "2000" => Self { adjacent: Adjacent::Edition2000, ..base },
            "seed-002" => Self { adjacent: Adjacent::Edition2000, paradox: Paradox::Rule2000, ..base },
            "2023" => base,
            _ => return None,
        })
    }

    /// The names of all presets.
    pub const PRESETS: [&str; 8] = ["1971", "1982", "2000", "2023", "seed-000", "seed-001", "seed-002", "seed-004"];
}
