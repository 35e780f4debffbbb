use super::*;

fn asked(values: &[(&str, &str)]) -> Result<Settings, Vec<Problem>> {
    asked_of(None, values)
}

fn asked_of(present: Option<&Settings>, values: &[(&str, &str)]) -> Result<Settings, Vec<Problem>> {
    asked_with(60, present, values)
}

/// With a shortest deadline of so many seconds.
fn asked_with(shortest: u32, present: Option<&Settings>, values: &[(&str, &str)]) -> Result<Settings, Vec<Problem>> {
    let words = dragoman_locales::words().unwrap();
    let get = |id: &str| values.iter().find(|(key, _)| *key == id).map(|(_, value)| *value);
    let now = "2026-11-21T18:00:00Z".parse().unwrap();
    read(&Asked {
        get: &get,
        words: &words,
        language: Language::of(*b"it"),
        timezone: "Europe/Rome",
        present,
        now,
        shortest,
    })
}

fn agreed(values: &[(&str, &str)]) -> Settings {
    asked(values).unwrap()
}

fn changed(present: &Settings, values: &[(&str, &str)]) -> Settings {
    asked_of(Some(present), values).unwrap()
}

fn on(weekdays: &[u8], hour: u8, minute: u8) -> Limit {
    Limit::On(Calendar { weekdays: weekdays.to_vec(), hour, minute })
}

#[test]
fn settings_default_to_the_habit() {
    assert_eq!(agreed(&[]), Settings::habit("classic", Language::of(*b"it"), "Europe/Rome"));
}

#[test]
fn deadlines_are_lengths_or_days_in_any_language() {
    let words = dragoman_locales::words().unwrap();
    assert_eq!(limit(&words, Language::EN, "48h"), Some(Limit::After(48 * 3600)));
    for text in [
        "mon,wed,fri 20:00",
        "Monday, Wednesday and Friday at 8pm",
        "lun mer ven 20.00",
        "lunedì, mercoledì, venerdì alle 20",
        "ma/wo/vr 20u",
        "pn., śr., pt. o 20:00",
        "poniedziałek środa piątek 20:00",
    ] {
        assert_eq!(limit(&words, Language::EN, text), Some(on(&[1, 3, 5], 20, 0)), "{text}");
    }
    assert_eq!(limit(&words, Language::EN, "daily 7:30"), Some(on(&[1, 2, 3, 4, 5, 6, 7], 7, 30)));
    for text in ["", "mon", "20:00", "mon 25:00", "someday 20:00", "mon 20:00 21:00"] {
        assert_eq!(limit(&words, Language::EN, text), None, "{text}");
    }
}

#[test]
fn holidays_are_read_and_need_a_calendar() {
    let calendar = ("deadline", "lun gio 20:00");
    let skip = |text: &str| asked(&[calendar, ("options", text)]).map(|settings| settings.holidays);
    let off = |from: &str, to: &str| Holidays { from: from.parse().unwrap(), to: to.parse().unwrap() };
    let (year_end, easter) = (off("2026-12-24", "2027-01-06"), off("2027-03-28", "2027-03-28"));
    assert_eq!(skip("skip=2026-12-24..2027-01-06"), Ok(vec![year_end]));
    assert_eq!(skip("skip=2026-12-24..2027-01-06, skip=2027-03-28"), Ok(vec![year_end, easter]));
    assert_eq!(skip("skip=no"), Ok(Vec::new()));
    // In the past, backwards, too long, no date.
    for text in
        ["skip=2025-12-24..2026-01-06", "skip=2027-01-06..2026-12-24", "skip=2027-01-01..2027-12-31", "skip=xmas"]
    {
        assert!(skip(text).is_err(), "{text}");
    }
    let problems = asked(&[("options", "skip=2026-12-24..2027-01-06")]);
    assert_eq!(problems, Err(vec![Problem::SkipsNothing]));
}

#[test]
fn by_the_calendar_retreats_and_builds_end_at_its_hour_on_any_day() {
    let daily = on(&[1, 2, 3, 4, 5, 6, 7], 20, 30);
    let tempo = agreed(&[("deadline", "lun mer ven 20:30")]).tempo;
    assert_eq!((tempo.movement, &tempo.retreat, &tempo.adjustment), (on(&[1, 3, 5], 20, 30), &daily, &daily));
    let tempo = agreed(&[("deadline", "lun mer ven 20:30"), ("builds", "12h")]).tempo;
    assert_eq!((tempo.retreat, tempo.adjustment), (daily, Limit::After(43_200)));
    assert_eq!(agreed(&[("retreats", "lun 20:00")]).tempo.adjustment, Tempo::default().adjustment);
}

#[test]
fn with_another_limit_of_moves_only_limits_change_that_followed_from_the_earlier_one() {
    let daily = |hour: u8| on(&[1, 2, 3, 4, 5, 6, 7], hour, 0);
    let hours = |hours: u32| Limit::After(hours * 3600);
    let others = |settings: &Settings| (settings.tempo.retreat.clone(), settings.tempo.adjustment.clone());
    let calendar = ("deadline", "lun 20:00");

    let both = agreed(&[("retreats", "12h"), ("builds", "6h")]);
    let both = changed(&both, &[calendar]);
    assert_eq!((&both.tempo.movement, others(&both)), (&on(&[1], 20, 0), (hours(12), hours(6))));
    assert_eq!(others(&changed(&both, &[("deadline", "48h")])), (hours(12), hours(6)));

    let one = changed(&agreed(&[("builds", "6h")]), &[calendar]);
    assert_eq!(others(&one), (daily(20), hours(6)));
    assert_eq!(others(&changed(&one, &[("deadline", "gio 21:00")])), (daily(21), hours(6)));
    assert_eq!(others(&changed(&one, &[("deadline", "72h")])), (hours(24), hours(6)));
    assert_eq!(others(&changed(&one, &[("deadline", "72h"), ("builds", "8h")])), (hours(24), hours(8)));

    let none = agreed(&[calendar]);
    assert_eq!(changed(&none, &[("deadline", "48h")]).tempo, Tempo::default());
    assert_eq!(changed(&none, &[("grace", "2h")]).tempo, Tempo { grace: 7200, ..none.tempo.clone() });
    assert_eq!(changed(&none, &[("tempo", "table")]).tempo, table());

    let live = agreed(&[("tempo", "table"), ("builds", "3m")]);
    let live = changed(&live, &[("deadline", "10m")]);
    assert_eq!((&live.tempo.movement, others(&live)), (&Limit::After(600), (Limit::After(300), Limit::After(180))));
}

#[test]
fn holidays_need_a_calendar_after_a_change_too() {
    let settings = agreed(&[("deadline", "lun 20:00"), ("options", "skip=2026-12-24..2027-01-06")]);
    let length = ("deadline", "48h");
    assert_eq!(asked_of(Some(&settings), &[length]), Err(vec![Problem::SkipsNothing]));
    assert_eq!(changed(&settings, &[length, ("options", "skip=no")]).tempo, Tempo::default());
}

#[test]
fn the_table_has_the_seeds_tempo() {
    let tempo = agreed(&[("tempo", "table")]).tempo;
    assert_eq!((tempo.first, tempo.movement), (Some(Limit::After(1800)), Limit::After(900)));
    assert_eq!((tempo.writing, tempo.retreat), (Some(300), Limit::After(300)));
    assert_eq!(agreed(&[("tempo", "table"), ("deadline", "10m")]).tempo.movement, Limit::After(600));
}

#[test]
fn sets_of_players_are_for_the_classic_board() {
    assert_eq!(agreed(&[("players", "3b")]).setup.as_deref(), Some("players-3b"));
    assert_eq!(agreed(&[("players", "7")]).setup, None);
    assert_eq!(agreed(&[("players", "5")]).setup.as_deref(), Some("players-5"));
    let ancient = ("variant", "ancient-mediterranean");
    assert_eq!(agreed(&[ancient, ("players", "5")]).setup, None);
    assert!(matches!(&asked(&[ancient, ("players", "4")]).unwrap_err()[..], [Problem::Players { needed: 5, .. }]));
}

#[test]
fn whether_vote_counts_are_announced_is_agreed_among_the_single_rules() {
    assert!(!agreed(&[]).votes_told);
    let settings = agreed(&[("options", "votes=told, 4.A.1=a")]);
    assert!(settings.votes_told && settings.options.len() == 1, "{settings:?}");
    assert!(!agreed(&[("options", "Votes: secret")]).votes_told);
    let problems = format!("{:?}", asked(&[("options", "votes=public")]).unwrap_err());
    assert!(problems.contains("voti=segreti") && problems.contains("voti=pubblici"), "{problems}");
}

#[test]
fn whether_moves_end_early_is_agreed_among_the_single_rules() {
    assert!(!agreed(&[]).never_early && !agreed(&[("options", "early=yes")]).never_early);
    assert!(agreed(&[("options", "early=no")]).never_early);
    let problems = format!("{:?}", asked(&[("options", "early=soon")]).unwrap_err());
    assert!(problems.contains("anticipo=no"), "{problems}");
}

#[test]
fn options_are_checked_and_their_values_are_named() {
    let settings = agreed(&[("options", "4.a.1=a; missing_coast:accept")]);
    assert_eq!(settings.options.get("4.A.1").map(String::as_str), Some("a"));
    assert_eq!(settings.options.get("missing_coast").map(String::as_str), Some("accept"));
    let problems = asked(&[("options", "4.A.1=z, 4.Z.9=a")]).unwrap_err();
    let [Problem::Value { expected: values, .. }, Problem::Value { expected: keys, .. }] = &problems[..] else {
        panic!("{problems:?}");
    };
    assert_eq!(values, &["4.A.1=a", "4.A.1=b"]);
    assert!(keys.iter().any(|key| key == "4.D.8"));
}

#[test]
fn a_rule_without_effect_is_refused_with_the_reason() {
    let problems = asked(&[("options", "4.A.6=b, 4.b.7=a, 4.D.1=c, 4.A.1=a")]).unwrap_err();
    let refused = ["4.A.6", "4.B.7", "4.D.1"].map(|option| Problem::NoEffect { option: option.to_owned() });
    assert_eq!(problems, refused);
    // Every rule is either agreed or refused, and none that changes nothing is agreed.
    for (key, mut values) in Rulebook::options() {
        let asked = asked(&[("options", &format!("{key}={}", values.next().unwrap()))]);
        let option = || key.to_owned();
        match asked {
            Ok(settings) => assert!(settings.options.contains_key(key)),
            Err(problems) => assert_eq!(problems, [Problem::NoEffect { option: option() }]),
        }
    }
}

#[test]
fn all_problems_are_reported_at_once() {
    let problems = asked(&[("deadline", "soon"), ("victory", "3"), ("timezone", "Mars"), ("last-year", "1800")]);
    assert_eq!(problems.unwrap_err().len(), 4);
}

#[test]
fn ends_are_read_with_what_is_counted() {
    let settings = agreed(&[("last-year", "1910 unità"), ("last-hour", "22:00")]);
    assert_eq!(settings.last_year, Some(LastYear { year: 1910, by: CountBy::Units }));
    let hour = settings.last_hour.unwrap();
    assert_eq!((hour.at.to_string().as_str(), hour.by), ("2026-11-21T21:00:00Z", CountBy::Units));
    let hour = agreed(&[("last-hour", "2026-12-31 23:00 centri")]).last_hour.unwrap();
    assert_eq!((hour.at.to_string().as_str(), hour.by), ("2026-12-31T22:00:00Z", CountBy::Centres));
    // It is 19:00 in the game's time zone: 18:00 is tomorrow.
    assert_eq!(agreed(&[("last-hour", "18:00")]).last_hour.unwrap().at.to_string(), "2026-11-22T17:00:00Z");
}

#[test]
fn the_old_italian_rules_know_civil_disorder_for_the_late() {
    assert_eq!(agreed(&[("rulebook", "seed-001")]).absence, Absence::Disorder);
    assert_eq!(agreed(&[("rulebook", "seed-001"), ("absence", "hold")]).absence, Absence::Hold);
    assert_eq!(agreed(&[]).absence, Absence::Hold);
}

#[test]
fn another_rulebook_keeps_what_was_agreed_about_absence() {
    let (old, new) = (("rulebook", "seed-001"), ("rulebook", "2023"));
    assert_eq!(changed(&agreed(&[]), &[old]).absence, Absence::Disorder);
    assert_eq!(changed(&agreed(&[old]), &[new]).absence, Absence::Hold);
    assert_eq!(changed(&agreed(&[("absence", "disorder")]), &[new]).absence, Absence::Disorder);
    let holds = agreed(&[old, ("absence", "hold")]);
    assert_eq!(changed(&holds, &[("rulebook", "seed-000")]).absence, Absence::Hold);
    assert_eq!(changed(&holds, &[("anonymous", "yes")]).absence, Absence::Hold);
    assert_eq!(changed(&holds, &[("absence", "disorder")]).absence, Absence::Disorder);
}

#[test]
fn a_short_deadline_is_refused_with_the_shortest_one_that_is_allowed() {
    let too_short = Problem::TooShort { parameter: "deadline".into(), value: "8s".into(), least: 60 };
    assert_eq!(asked(&[("deadline", "8s")]), Err(vec![too_short]));
}

#[test]
fn a_deadline_of_seconds_is_read_where_the_operator_allows_it() {
    for (value, seconds) in [("5s", 5), ("8s", 8), ("9 s", 9), ("59s", 59)] {
        let settings = asked_with(5, None, &[("deadline", value)]).expect("it is allowed");
        assert_eq!(settings.tempo.movement, Limit::After(seconds), "{value}");
    }
    let too_short = Problem::TooShort { parameter: "deadline".into(), value: "4s".into(), least: 5 };
    assert_eq!(asked_with(5, None, &[("deadline", "4s")]), Err(vec![too_short]));
    assert!(asked_with(1, None, &[("deadline", "1s")]).is_ok());
}

#[test]
fn options_are_read_and_named_in_every_language() {
    let words = dragoman_locales::words().unwrap();
    for language in words.languages() {
        let in_language = |text: &str| {
            read(&Asked {
                get: &|id| match id {
                    "options" => Some(text),
                    // Holidays need one by the calendar.
                    "deadline" => Some("mon 20:00"),
                    _ => None,
                },
                words: &words,
                language,
                timezone: "Europe/Rome",
                present: None,
                now: "2026-11-21T18:00:00Z".parse().unwrap(),
                shortest: 60,
            })
        };
        // The examples that people are shown.
        let about = words.plain(language, "parameter-options.about");
        let examples: Vec<&str> = about.split([' ', ',']).filter(|word| word.contains('=')).collect();
        let agreed = in_language(&examples.join(",")).unwrap_or_else(|problems| panic!("{about}: {problems:?}"));
        assert!(agreed.votes_told && agreed.letters_kept, "{about}");
        assert_eq!((agreed.holidays.len(), agreed.picture.is_usual()), (1, false), "{about}");
        assert_eq!(agreed.computer_level, ComputerLevel::Marshal, "{about}");
        // What is offered instead of a slip is read too.
        let mut offered = Vec::new();
        for slip in OPTIONS.iter().map(|option| format!("{}=?", option.key)).chain(["?".to_owned()]) {
            let problems = in_language(&slip).unwrap_err();
            let [Problem::Value { expected, .. }] = problems.as_slice() else { panic!("{slip}: {problems:?}") };
            offered.extend(expected.iter().filter(|word| word.contains('=')).cloned());
        }
        let keys: Vec<_> = OPTIONS.iter().map(|option| option.word(&words, language)).collect();
        let values = OPTIONS.iter().flat_map(GameOption::values);
        let values: Vec<_> = values.map(|value| option_value_word(&words, language, value)).collect();
        for option in &offered {
            assert!(in_language(option).is_ok(), "{option} in {language}");
            // Years, dates and lengths are written with digits.
            let (key, value) = option.split_once('=').unwrap_or_default();
            let known = values.iter().any(|known| known == value) || value.contains(|letter: char| letter.is_numeric());
            assert!(keys.iter().any(|known| known == key) && known, "{option} in {language}");
        }
        for key in &keys {
            let named = offered.iter().any(|option| option.split_once('=').is_some_and(|(offered, _)| offered == key));
            assert!(named, "{key} in {language}: {offered:?}");
        }
    }
}

#[test]
fn every_key_and_value_of_the_options_has_words_in_every_language() {
    let words = dragoman_locales::words().unwrap();
    let languages = words.languages();
    let others = || languages.iter().filter(|language| *language != Language::EN);
    for option in OPTIONS {
        for language in others() {
            // None is the same in two languages.
            let word = option.word(&words, language);
            assert_ne!(word, option.key, "{language}");
            let called = GameOption::called(&words, &word).map(|option| option.key);
            assert_eq!(called, Some(option.key), "{word} in {language}");
        }
    }
    for value in OPTIONS.iter().flat_map(GameOption::values) {
        // Some are: an open game is open in Dutch.
        let word = |language| option_value_word(&words, language, value).into_owned();
        assert!(others().any(|language| word(language) != value), "{value}");
    }
}

#[test]
fn examples_of_lengths_are_read_in_their_language() {
    let words = dragoman_locales::words().unwrap();
    for language in words.languages() {
        let read = duration_examples(&words, language);
        let read: Vec<_> = read.iter().map(|example| seconds(&words, language, example)).collect();
        assert_eq!(read, [48 * 3600, 3 * 86_400, 1800].map(Some), "{language}");
    }
}
