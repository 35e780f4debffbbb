//! The tables of names and order words.

use dragoman_engine::{Map, Province};
use dragoman_l10n::{Args, File, Language, Words};

#[test]
fn everything_loads() {
    dragoman_locales::words().expect("the embedded files are sound");
}

#[test]
fn a_clash_is_reported_with_file_and_line() {
    let file = File {
        language: Language::EN,
        path: "locales/en/classic.ftl",
        source: "ADR = Adriatic Sea\n    .abbr = ADR\nAEG = Aegean Sea\n    .abbr = Adr\n",
    };
    let error = Words::from_files(&[file]).expect_err("both are written ADR").to_string();
    assert!(error.starts_with("locales/en/classic.ftl:3: `Adr` is written for `AEG`, but line 1"), "{error}");
}

#[test]
fn a_gap_is_reported_with_its_file() {
    let table = |language, path, source| File { language, path, source };
    let error = Words::from_files(&[
        table(Language::EN, "locales/en/classic.ftl", "ADR = Adriatic Sea\n    .abbr = ADR\n"),
        table(Language::of(*b"it"), "locales/it/classic.ftl", "AEG = Mar Egeo\n    .abbr = Meg\n"),
    ])
    .expect_err("Italian has no ADR")
    .to_string();
    assert!(error.starts_with("locales/it/classic.ftl: no entry for `ADR`"), "{error}");
}

#[test]
fn a_broken_file_is_reported_with_file_and_line() {
    let file = File {
        language: Language::of(*b"pl"),
        path: "locales/pl/notices.ftl",
        source: "hello = Cześć\nbroken = { $name\n",
    };
    let error = Words::from_files(&[file]).expect_err("a brace is open").to_string();
    assert!(error.starts_with("locales/pl/notices.ftl:"), "{error}");
}

#[test]
fn languages_are_known_by_locale_and_by_name() {
    let languages = dragoman_locales::languages().expect("the embedded files are sound");
    for (text, language) in [
        ("it", Language::of(*b"it")),
        ("it-IT", Language::of(*b"it")),
        ("nl_BE.UTF-8", Language::of(*b"nl")),
        ("en-US", Language::EN),
        ("Polski", Language::of(*b"pl")),
        ("olandese", Language::of(*b"nl")),
        ("wloski", Language::of(*b"it")),
        ("Niederlandisch", Language::of(*b"nl")),
        ("de-AT", Language::of(*b"de")),
        ("deutsch", Language::of(*b"de")),
    ] {
        assert_eq!(languages.read_name(text), Ok(language), "{text}");
    }
    let unknown = languages.read_name("xx").expect_err("there is no such folder").to_string();
    assert!(unknown.starts_with("unknown language `xx`: known are en, "), "{unknown}");
    assert_eq!(languages.of_locale("xx-XX"), None);
}

#[test]
fn a_name_is_that_of_one_language_only() {
    let languages = dragoman_locales::languages().expect("the embedded files are sound");
    for entry in languages.entries() {
        for name in std::iter::once(&entry.name).chain(&entry.also) {
            assert_eq!(languages.read_name(name), Ok(entry.language), "{name}");
        }
        for locale in &entry.discord {
            assert_eq!(languages.of_locale(locale), Some(entry.language), "{locale}");
        }
    }
}

#[test]
fn powers_and_provinces_are_inflected() {
    let file = |source| File { language: Language::of(*b"pl"), path: "locales/pl/notices.ftl", source };
    let mut files = dragoman_locales::files().to_vec();
    files.retain(|file| file.language != Language::of(*b"pl") || file.stem() != "notices");
    files.push(file(
        "turn-of = Kolej { POWER($power, form: \"gen\") }.\nflees-to = Ucieka { PROVINCE($province, form: \"to\") }.\n",
    ));
    let words = Words::from_files(&files).expect("sound");
    let args = Args::new().power("power", "GERMANY").province("province", "classic", "BLA");
    assert_eq!(words.text(Language::of(*b"pl"), "turn-of", &args), "Kolej Niemiec.");
    assert_eq!(words.text(Language::of(*b"pl"), "flees-to", &args), "Ucieka na Morze Czarne.");
}

/// A key by which names sort as a dictionary has them: case doesn't count, a space comes before every letter, a Polish
/// letter with a mark comes after the one without, elsewhere marks don't count.
fn sort_key(language: Language, name: &str) -> Vec<(char, u8)> {
    let place = |letter| {
        let (base, mark) = match letter {
            'ą' => ('a', 1),
            'ć' => ('c', 1),
            'ę' => ('e', 1),
            'ł' => ('l', 1),
            'ń' => ('n', 1),
            'ó' => ('o', 1),
            'ś' => ('s', 1),
            'ź' => ('z', 1),
            'ż' => ('z', 2),
            'à' | 'á' | 'ä' => ('a', 0),
            'è' | 'é' | 'ë' | 'ê' => ('e', 0),
            'ì' | 'í' | 'ï' => ('i', 0),
            'ò' | 'ö' => ('o', 0),
            'ù' | 'ú' | 'ü' => ('u', 0),
            _ => (letter, 0),
        };
        (base, if language == Language::of(*b"pl") { mark } else { 0 })
    };
    name.chars().flat_map(char::to_lowercase).map(place).collect()
}

/// The map files list the provinces in alphabetical order for each language, because the engine knows none.
#[test]
fn the_alphabets_of_the_maps_are_those_of_the_names() {
    let words = dragoman_locales::words().expect("the embedded files are sound");
    for map in Map::all() {
        for alphabet in map.alphabets() {
            let language = words.languages().read_name(alphabet.name()).expect("an alphabet of a language");
            let mut provinces: Vec<Province> = map.provinces().collect();
            let name = |province| words.province(language, map.variant(), map.id(province));
            // The sort is stable: names that are alike stay in the order of their ids.
            provinces.sort_by_key(|&province| sort_key(language, &name(province)));
            let ranks: Vec<usize> = provinces.iter().map(|&province| map.rank(province, alphabet)).collect();
            assert!(ranks.is_sorted(), "{}: {alphabet}", map.variant());
        }
        // Rulebooks name these; further ones may follow.
        let names: Vec<String> = map.alphabets().map(|alphabet| alphabet.to_string()).collect();
        assert!(["en", "it", "nl", "pl"].iter().all(|name| names.iter().any(|known| known == name)), "{names:?}");
    }
}
