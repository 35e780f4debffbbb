//! Pictures in words say what the pictures say.

use dragoman_l10n::{AltPicture, AltPower, Language, alt, shortened};

fn picture() -> AltPicture {
    let power = |id: &str, centres: usize, units: &[&str]| AltPower {
        id: id.to_owned(),
        centres,
        units: units.iter().map(|unit| (*unit).to_owned()).collect(),
    };
    AltPicture {
        title: "F1903M".to_owned(),
        powers: vec![
            power("AUSTRIA", 5, &["A Bud", "F Tri"]),
            power("ITALY", 1, &["A Ven"]),
            power("TURKEY", 2, &[]),
            power("FRANCE", 0, &[]),
        ],
        failed: Some(vec!["A Ven - Tri".to_owned()]),
        dislodged: vec!["F Alb".to_owned()],
        retreats: vec![("F Alb".to_owned(), vec!["Adr".to_owned(), "Ion".to_owned()])],
        ..AltPicture::default()
    }
}

#[test]
fn everything_is_said_in_every_language() {
    let words = dragoman_locales::words().unwrap();
    for (language, expected) in [
        (
            Language::EN,
            "Map: F1903M. Failed: A Ven - Tri. Dislodged: F Alb. F Alb may retreat to Adr or Ion. Austria (5 centres): \
             A Bud and F Tri. Italy (1 centre): A Ven. Turkey (2 centres): no units. Eliminated: France.",
        ),
        (
            Language::of(*b"it"),
            "Mappa: F1903M. Falliti: A Ven - Tri. Sloggiate: F Alb. F Alb può ritirarsi in: Adr o Ion. Austria (5 centri): \
             A Bud e F Tri. Italia (1 centro): A Ven. Turchia (2 centri): nessuna unità. Fuori dal gioco: Francia.",
        ),
        (
            Language::of(*b"nl"),
            "Kaart: F1903M. Mislukt: A Ven - Tri. Verdreven: F Alb. F Alb kan zich terugtrekken naar Adr of Ion. \
             Oostenrijk-Hongarije (5 aanvoergebieden): A Bud en F Tri. Italië (1 aanvoergebied): A Ven. \
             Turkije (2 aanvoergebieden): geen eenheden. Uitgeschakeld: Frankrijk.",
        ),
        (
            Language::of(*b"pl"),
            "Mapa: F1903M. Nieudane: A Ven - Tri. Wyparte: F Alb. F Alb może się wycofać do: Adr albo Ion. \
             Austria (5 centrów): A Bud i F Tri. Włochy (1 centrum): A Ven. Turcja (2 centra): bez jednostek. \
             Wyeliminowane: Francja.",
        ),
    ] {
        assert_eq!(alt(&words, language, &picture()), expected);
    }
}

#[test]
fn what_is_too_long_ends_with_a_whole_sentence() {
    let words = dragoman_locales::words().unwrap();
    let text = alt(&words, Language::of(*b"pl"), &picture());
    assert_eq!(shortened(&text, 1024), text);
    for limit in [40, 80, 120, 160] {
        let short = shortened(&text, limit);
        assert!(short.chars().count() <= limit, "{limit}: {short}");
        assert!(short.ends_with(". …"), "{limit}: {short}");
    }
    assert_eq!(shortened("ąąąąąąąąąą", 5), "ąąą…");
}
