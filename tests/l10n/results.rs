//! Results in words.

use dragoman_engine::{PhaseCode, Report};
use dragoman_exchange::Request;
use dragoman_l10n::{Args, Language, Results, Style, lines};

/// The lines of an adjudicated phase, sorted, as `style` has them.
fn said(language: Language, style: Style, request: &str) -> Vec<String> {
    let words = dragoman_locales::words().expect("the embedded files are sound");
    let request = Request::read(request).expect("a position");
    let adjudicated = request.adjudicate();
    let report = adjudicated.report.as_ref().expect("the phase isn't over");
    let position = request.phase.position();
    let units = match report {
        Report::Movement(report) => *report.units(),
        Report::Retreat(_) | Report::Adjustment(_) => position.units,
    };
    let results = Results::new(&words, language, style, request.map(), &units);
    let mut told: Vec<String> = lines(&request.phase, report).iter().map(|line| results.line(line)).collect();
    told.sort();
    told
}

/// The first turn of the game that the Dutch rulebook prints.
const FIRST_TURN: &str = r#"{"id":"s1901","variant":"classic","phase":"S1901M","units":{
"ENGLAND":["A LVP","F LON","F EDI"],"GERMANY":["A BER","A MUN","F KIE"],"RUSSIA":["A MOS","A WAR","F STP/SC","F SEV"],
"TURKEY":["A CON","A SMY","F ANK"],"AUSTRIA":["A VIE","A BUD","F TRI"],"ITALY":["A VEN","A ROM","F NAP"],
"FRANCE":["A PAR","A MAR","F BRE"]},"orders":{
"ENGLAND":["A LVP - YOR","F LON - NTH","F EDI - NWG"],"GERMANY":["A BER - KIE","A MUN - RUH","F KIE - DEN"],
"RUSSIA":["A MOS - UKR","A WAR - GAL","F STP/SC - BOT","F SEV - BLA"],
"TURKEY":["A CON - BUL","A SMY - CON","F ANK - BLA"],"AUSTRIA":["A VIE - TRI","A BUD - GAL","F TRI - ALB"],
"ITALY":["A VEN - PIE","A ROM - VEN","F NAP - ION"],"FRANCE":["A PAR - BUR","A MAR - SPA","F BRE - PIC"]}}"#;

#[test]
fn the_dutch_rulebook_prints_its_first_turn_so() {
    let mut printed = [
        "A Lpl-Yor @",
        "F Lon-Nrd @",
        "F Edi-NZ @",
        "A Ber-Kie @",
        "A Mun-Ruh @",
        "F Kie-Dm @",
        "A Mos-Oek @",
        "A War-Gal X (bounce op bud-gal)",
        "F Pet(zk)-Bot @",
        "F Seb-Zwz X (bounce op ank-zwz)",
        "A Con-Bul @",
        "A Smy-Con @",
        "F Ank-Zwz X (bounce op seb-zwz)",
        "A We-Tri @",
        "A Bud-Gal X (bounce op war-gal)",
        "F Tri-Alb @",
        "A Ven-Pie @",
        "A Rom-Ven @",
        "F Nap-Ion @",
        "A Par-Bour @",
        "A Mar-Spa @",
        "F Bre-Pic @",
    ];
    printed.sort_unstable();
    assert_eq!(said(Language::of(*b"nl"), Style::JudgeNl, &FIRST_TURN.replace('\n', "")), printed);
}

/// A support cut, a unit dislodged, a bounce, and an impossible order.
const FIGHT: &str = r#"{"id":"ex1","variant":"classic","phase":"F1901M","units":{"AUSTRIA":["A BUD","A SER","F TRI"],
"ITALY":["A TYR","A VEN"],"RUSSIA":["A GAL","A RUM","F SEV"]},"orders":{"AUSTRIA":["A BUD S A SER - RUM","A SER - RUM",
"F TRI - BUD"],"ITALY":["A TYR S A VEN - TRI","A VEN - TRI"],"RUSSIA":["A GAL - BUD","F SEV S A RUM"]}}"#;

#[test]
fn every_failure_has_its_reason_in_every_language() {
    let fight = FIGHT.replace('\n', "");
    let failed = |language| -> Vec<String> {
        said(language, Style::Sign, &fight).into_iter().filter(|line| line.contains('✗')).collect()
    };
    assert_eq!(
        failed(Language::EN),
        [
            "A Bud S A Ser - Rum ✗ support cut by A Gal",
            "A Gal - Bud ✗ bounced off A Bud, 1 against 1",
            "A Ser - Rum ✗ bounced off A Rum, 1 against 2",
            "F Tri - Bud ✗ void: this unit can't do that; it holds; dislodged by A Ven, 2 against 1",
        ]
    );
    assert_eq!(
        failed(Language::of(*b"it")),
        [
            "A Bud APP A Ser - Rmn ✗ appoggio tagliato da A Glz",
            "A Glz - Bud ✗ respinta da A Bud, 1 contro 1",
            "A Ser - Rmn ✗ respinta da A Rmn, 1 contro 2",
            "F Tri - Bud ✗ ordine non valido: quell'unità non può farlo; resta ferma; sloggiata da A Ven, 2 contro 1",
        ]
    );
    assert_eq!(
        failed(Language::of(*b"nl")),
        [
            "A Bud S A Ser - Ro ✗ steun verbroken door A Gal",
            "A Gal - Bud ✗ afgeslagen door A Bud, 1 tegen 1",
            "A Ser - Ro ✗ afgeslagen door A Ro, 1 tegen 2",
            "F Tri - Bud ✗ ongeldig bevel: dat kan zo'n eenheid niet; de eenheid houdt stand; verdreven door A Ven, 2 tegen 1",
        ]
    );
    assert_eq!(
        failed(Language::of(*b"pl")),
        [
            "A Bud S A Ser - Rum ✗ wsparcie odcięte przez A Gal",
            "A Gal - Bud ✗ odparta przez A Bud, siły 1 : 1",
            "A Ser - Rum ✗ odparta przez A Rum, siły 1 : 2",
            "F Tri - Bud ✗ rozkaz nieważny: ta jednostka nie może tego zrobić; broni się; wyparta przez A Wen, siły 2 : 1",
        ]
    );
}

#[test]
fn who_comes_too_weak_had_no_standoff() {
    let race =
        r#"{"id":"ex1","variant":"classic","phase":"S1901M","units":{"GERMANY":["A MUN"],"FRANCE":["A GAS","A PAR"],
"ITALY":["A MAR"]},"orders":{"GERMANY":["A MUN - BUR"],"FRANCE":["A GAS - BUR","A PAR S A GAS - BUR"],
"ITALY":["A MAR - GAS"]}}"#
            .replace('\n', "");
    let failed = |language| said(language, Style::Sign, &race).into_iter().find(|line| line.contains('✗'));
    assert_eq!(failed(Language::EN).as_deref(), Some("A Mun - Bur ✗ too weak against A Gas, 1 against 2"));
    assert_eq!(failed(Language::of(*b"it")).as_deref(), Some("A Mon - Bor ✗ battuta da A Gua, 1 contro 2"));
}

#[test]
fn failed_orders_are_underlined_and_nothing_else() {
    let told = said(Language::of(*b"it"), Style::Underline, &FIGHT.replace('\n', ""));
    let underlined = told.iter().filter(|line| line.contains('\u{332}')).count();
    assert_eq!((underlined, told.len()), (4, 8), "{told:?}");
}

#[test]
fn dates_are_written_as_each_language_writes_them() {
    let words = dragoman_locales::words().expect("sound");
    let heading = |language, phase| words.heading(language, PhaseCode::read(phase).expect("a phase"));
    assert_eq!(heading(Language::of(*b"it"), "S1901M"), "Primavera 1901");
    assert_eq!(heading(Language::of(*b"nl"), "F1901M"), "Najaar 1901");
    assert_eq!(heading(Language::of(*b"pl"), "F1901R"), "Jesień 1901, odwroty");
    assert_eq!(heading(Language::EN, "W1901A"), "Winter 1901, builds");
    assert_eq!(heading(Language::of(*b"de"), "F1901R"), "Herbst 1901, Rückzüge");
    assert_eq!(heading(Language::of(*b"it"), "S0001M"), "Primavera 1 d.C.");
    assert_eq!(heading(Language::of(*b"nl"), "S0001M"), "Voorjaar 1 n.Chr.");
    assert_eq!(heading(Language::of(*b"pl"), "S0001M"), "Wiosna 1 r. n.e.");
    assert_eq!(heading(Language::EN, "S0001M"), "Spring AD 1");
    assert_eq!(heading(Language::of(*b"de"), "S0001M"), "Frühjahr 1 n. Chr.");
}

#[test]
fn polish_counts_in_its_own_way() {
    let words = dragoman_locales::words().expect("sound");
    let dislodged = |count| words.text(Language::of(*b"pl"), "results-dislodged", &Args::new().number("count", count));
    assert_eq!(dislodged(1), "wyparta jedna jednostka");
    assert_eq!(dislodged(3), "wyparte 3 jednostki");
    assert_eq!(dislodged(5), "wypartych 5 jednostek");
    assert_eq!(dislodged(12), "wypartych 12 jednostek");
    assert_eq!(dislodged(22), "wyparte 22 jednostki");
}
