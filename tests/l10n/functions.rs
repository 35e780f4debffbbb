//! What messages do with ids and lists: POWER, POWERS, PROVINCE, LIST and COUNT in each language.

use dragoman_l10n::{Args, File, Language, Text, Words};

/// A file that is like any other to the loader, with messages for these tests alone.
const MESSAGES: &str = r#"
one = { POWER($power) }
of-one = { POWER($power, form: "gen") }
of-two = { POWER($power, form: "of") }
some = { POWERS($powers) }
bold = **{ POWERS($powers) }**!
of-some = { POWERS($powers, form: "gen") }
the-some = { POWERS($powers, form: "the") }
or-some = { POWERS($powers, join: "or") }
ranked = { POWERS($powers, join: "comma") }
to = { PROVINCE($place, form: "to") }
units = { LIST($units) }
units-comma = { LIST($units, join: "comma") }
bare = { $units } { $power } { $place }
any = { POWER($any) } { POWERS($any) } { PROVINCE($any) } { LIST($any) }
literal = { POWER("ITALY") } { PROVINCE("classic/ROM") }
heading = { CAPITAL($turn) } · { CAPITAL(POWERS($powers, form: "the")) }
quoted = «{ UNSTOPPED($sentence) }».
count =
    { COUNT($units) ->
        [0] none
        [one] one
        [few] few
       *[other] { COUNT($units) }
    }
"#;

fn words() -> Words {
    let mut files: Vec<File<'_>> =
        dragoman_locales::files().iter().filter(|file| file.stem() != "press").copied().collect();
    files.extend(LANGUAGES.map(|language| File { language, path: "locales/en/press.ftl", source: MESSAGES }));
    Words::from_files(&files).expect("sound")
}

const LANGUAGES: [Language; 5] =
    [Language::EN, Language::of(*b"it"), Language::of(*b"nl"), Language::of(*b"pl"), Language::of(*b"de")];

fn said(id: &str, args: &Args<'_>) -> [String; 5] {
    let words = words();
    LANGUAGES.map(|language| {
        let text = words.text(language, id, args);
        assert_eq!(words.say(language, id, args).plain().replace("**", ""), text.replace("**", ""), "{language}: {id}");
        text
    })
}

#[test]
fn a_sentence_in_quotation_marks_loses_its_full_stop_alone() {
    for (sentence, quoted) in [("Yes.", "«Yes»."), ("Why?", "«Why?»."), ("Well...", "«Well...»."), ("", "«».")]
    {
        assert_eq!(said("quoted", &Args::new().text("sentence", sentence)), [quoted; 5]);
    }
    let lines = Text::lines_of(["Yes.".to_owned(), "No.".to_owned()]);
    assert_eq!(said("quoted", &Args::new().text("sentence", lines))[0], "«Yes.\nNo».");
}

#[test]
fn powers_are_joined_as_each_language_joins_them() {
    let some = |ids: &[&str]| said("some", &Args::new().powers("powers", ids));
    assert_eq!(some(&[]), ["", "", "", "", ""]);
    assert_eq!(some(&["TURKEY"]), ["Turkey", "Turchia", "Turkije", "Turcja", "Türkei"]);
    // No comma before the conjunction, in any language.
    assert_eq!(
        some(&["ITALY", "RUSSIA", "TURKEY"]),
        [
            "Italy, Russia and Turkey",
            "Italia, Russia e Turchia",
            "Italië, Rusland en Turkije",
            "Włochy, Rosja i Turcja",
            "Italien, Russland und Türkei"
        ]
    );
    let two = Args::new().powers("powers", ["AUSTRIA", "GERMANY"]);
    assert_eq!(
        said("or-some", &two),
        [
            "Austria or Germany",
            "Austria o Germania",
            "Oostenrijk-Hongarije of Duitsland",
            "Austria albo Niemcy",
            "Österreich-Ungarn oder Deutschland"
        ]
    );
    assert_eq!(
        said("ranked", &two),
        [
            "Austria, Germany",
            "Austria, Germania",
            "Oostenrijk-Hongarije, Duitsland",
            "Austria, Niemcy",
            "Österreich-Ungarn, Deutschland"
        ]
    );
}

#[test]
fn a_heading_begins_with_a_capital() {
    let args = || Args::new().text("turn", "élan 1901").powers("powers", ["ITALY", "TURKEY"]);
    assert_eq!(
        said("heading", &args()),
        [
            "Élan 1901 · Italy and Turkey",
            "Élan 1901 · L'Italia e la Turchia",
            "Élan 1901 · Italië en Turkije",
            "Élan 1901 · Włochy i Turcja",
            "Élan 1901 · Italien und Türkei"
        ]
    );
}

#[test]
fn a_conjunction_fits_the_letter_behind_it() {
    let args = |ids: [&str; 2]| Args::new().powers("powers", ids);
    let italian = |ids| words().text(Language::of(*b"it"), "bold", &args(ids));
    assert_eq!(italian(["GREECE", "EGYPT"]), "**Grecia ed Egitto**!");
    assert_eq!(italian(["EGYPT", "GREECE"]), "**Egitto e Grecia**!");
    let said = words().say(Language::of(*b"it"), "units", &Args::new().list("units", ["Ada", "Eva"]));
    assert_eq!(said.plain(), "Ada ed Eva");
}

#[test]
fn each_power_of_a_list_has_the_form_that_was_asked_for() {
    let args = Args::new().powers("powers", ["ITALY", "RUSSIA", "TURKEY"]).power("power", "GERMANY");
    let words = words();
    assert_eq!(words.text(Language::of(*b"pl"), "of-some", &args), "Włoch, Rosji i Turcji");
    assert_eq!(words.text(Language::of(*b"it"), "the-some", &args), "l'Italia, la Russia e la Turchia");
    assert_eq!(words.text(Language::of(*b"pl"), "of-one", &args), "Niemiec");
    assert_eq!(words.text(Language::of(*b"it"), "of-two", &args), "della Germania");
    assert_eq!(words.text(Language::of(*b"de"), "of-some", &args), "Italiens, Russlands und der Türkei");
    // A language that needs no such form has the name.
    assert_eq!(words.text(Language::EN, "of-some", &args), "Italy, Russia and Turkey");
}

#[test]
fn provinces_have_the_form_that_was_asked_for() {
    let args = Args::new().province("place", "classic", "NTH");
    let said = said("to", &args);
    assert_eq!(
        said,
        ["to the North Sea", "nel Mare del Nord", "naar de Noordzee", "na Morze Północne", "in die Nordsee"]
    );
    let both = Args::new().provinces("units", "classic", ["ROM", "VEN"]);
    assert_eq!(words().text(Language::EN, "units", &both), "Rome and Venice");
}

#[test]
fn lists_are_joined_by_what_they_are() {
    let units = ["A Bud", "A Vie", "F Tri"];
    let english = |id: &str, args: Args<'_>| words().text(Language::EN, id, &args);
    assert_eq!(english("units", Args::new().list("units", units)), "A Bud, A Vie and F Tri");
    assert_eq!(english("units", Args::new().either("units", units)), "A Bud, A Vie or F Tri");
    assert_eq!(english("units", Args::new().row("units", units)), "A Bud · A Vie · F Tri");
    assert_eq!(english("units", Args::new().clauses("units", units)), "A Bud; A Vie; F Tri");
    assert_eq!(english("units-comma", Args::new().either("units", units)), "A Bud, A Vie, F Tri");
}

#[test]
fn entries_are_counted_as_each_language_counts() {
    let count = |number: usize| said("count", &Args::new().list("units", vec!["A Bud"; number]));
    assert_eq!(count(0), ["none", "none", "none", "none", "none"]);
    assert_eq!(count(1), ["one", "one", "one", "one", "one"]);
    assert_eq!(count(2), ["2", "2", "2", "few", "2"]);
    assert_eq!(count(5), ["5", "5", "5", "5", "5"]);
    assert_eq!(count(22), ["22", "22", "22", "few", "22"]);
    assert_eq!(said("count", &Args::new().number("units", 22)), ["22", "22", "22", "few", "22"], "a number is itself");
    assert_eq!(said("count", &Args::new().text("units", "A Bud")), ["one", "one", "one", "one", "one"]);
}

#[test]
fn a_finished_text_goes_through_every_function_unchanged() {
    for text in ["Marco", "Italy, Russia", ""] {
        let said = said("any", &Args::new().text("any", text));
        assert!(said.iter().all(|said| *said == [text; 4].join(" ")), "{said:?}");
    }
    assert_eq!(said("literal", &Args::new())[0], "Italy Rome");
}

#[test]
fn no_id_is_ever_shown() {
    let args =
        Args::new().list("units", ["A Bud", "A Vie"]).power("power", "ITALY").province("place", "classic", "ROM");
    assert_eq!(said("bare", &args)[1], "A Bud e A Vie Italia Roma");
}

#[test]
fn what_people_wrote_is_no_formatting_in_a_list_either() {
    let words = words();
    let nasty = ["**x**", "`x`", "- x", "\u{fdd2}pITALY\u{fdd4}", "\u{fdd3}", "ITALY", "a\u{fdd1}b"];
    for one in nasty {
        let harmless = Text::quoted(one).plain();
        let args = Args::new().list("units", [one, "y"]).text("any", one);
        let said = words.say(Language::EN, "units", &args);
        assert_eq!(said.plain(), format!("{harmless} and y"), "{one:?}");
        assert!(said.lines().iter().all(|line| !line.item), "{one:?}");
        assert!(said.lines().iter().flat_map(|line| &line.spans).all(|span| !span.bold && !span.code), "{one:?}");
        assert_eq!(words.say(Language::EN, "any", &args).plain(), [harmless.as_str(); 4].join(" "), "{one:?}");
    }
    let plain = words.text(Language::EN, "units", &Args::new().list("units", ["\u{fdd2}pITALY\u{fdd4}", "y"]));
    assert_eq!(plain, "pITALY and y");
}

#[test]
fn entries_keep_their_formatting_and_a_list_can_be_bold() {
    let words = words();
    let orders = [Text::code("A Bud - Ser"), Text::bold("x`y")];
    let said = words.say(Language::of(*b"it"), "units", &Args::new().list("units", orders));
    assert_eq!(said.markdown(), "`A Bud - Ser` e **x\\`y**");
    let said = words.say(Language::of(*b"nl"), "bold", &Args::new().powers("powers", ["ITALY", "TURKEY"]));
    assert_eq!(said.markdown(), "**Italië en Turkije**!");
}

#[test]
fn a_variable_that_isnt_given_is_a_fault() {
    let words = dragoman_locales::words().expect("the embedded files are sound");
    let say = |args: Args<'_>| words.try_say(Language::EN, "reading-no-such-unit-any", &args).expect("a message");
    let (text, faults) = say(Args::new());
    assert!(text.contains("place") || text.contains("PROVINCE"), "{text}");
    assert!(!faults.is_empty(), "{text}");
    let (text, faults) = say(Args::new().province("place", "classic", "BUR"));
    assert_eq!((text.as_str(), faults.len()), ("There is no unit in Burgundy.", 0));
}
