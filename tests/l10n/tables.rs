//! The tables of names and order words.

use dragoman_l10n::{Args, File, Language, Words};

#[test]
fn everything_loads() {
    Words::new().expect("the embedded files are sound");
}

#[test]
fn a_clash_is_reported_with_file_and_line() {
    let file = File {
        language: Language::En,
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
        table(Language::En, "locales/en/classic.ftl", "ADR = Adriatic Sea\n    .abbr = ADR\n"),
        table(Language::It, "locales/it/classic.ftl", "AEG = Mar Egeo\n    .abbr = Meg\n"),
    ])
    .expect_err("Italian has no ADR")
    .to_string();
    assert!(error.starts_with("locales/it/classic.ftl: no entry for `ADR`"), "{error}");
}

#[test]
fn a_broken_file_is_reported_with_file_and_line() {
    let file =
        File { language: Language::Pl, path: "locales/pl/notices.ftl", source: "hello = Cześć\nbroken = { $name\n" };
    let error = Words::from_files(&[file]).expect_err("a brace is open").to_string();
    assert!(error.starts_with("locales/pl/notices.ftl:"), "{error}");
}

#[test]
fn languages_are_known_by_locale_and_by_name() {
    for (text, language) in [
        ("it", Language::It),
        ("it-IT", Language::It),
        ("nl_BE.UTF-8", Language::Nl),
        ("en-US", Language::En),
        ("Polski", Language::Pl),
        ("olandese", Language::Nl),
    ] {
        assert_eq!(text.parse::<Language>(), Ok(language), "{text}");
    }
    assert!("de".parse::<Language>().is_err());
}

#[test]
fn powers_and_provinces_are_inflected() {
    let file = |source| File { language: Language::Pl, path: "locales/pl/notices.ftl", source };
    let mut files = dragoman_l10n::embedded().to_vec();
    files.retain(|file| file.language != Language::Pl || file.stem() != "notices");
    files.push(file(
        "turn-of = Kolej { POWER($power, form: \"gen\") }.\nretreat = Ucieka { PROVINCE($province, form: \"to\") }.\n",
    ));
    let words = Words::from_files(&files).expect("sound");
    let args = Args::new().power("power", "GERMANY").province("province", "classic", "BLA");
    assert_eq!(words.text(Language::Pl, "turn-of", &args), "Kolej Niemiec.");
    assert_eq!(words.text(Language::Pl, "retreat", &args), "Ucieka na Morze Czarne.");
}
