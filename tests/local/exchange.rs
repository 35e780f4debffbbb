//! `dragoman export` and `dragoman import` from the command line: a game with a history is exported while it is played,
//! imported into another bot, is the same there, and is continued; and each failure is reported in a sentence.

use std::path::Path;

use serde_json::{Value, json};

use crate::bot::program;
use crate::stage::LocalStage;
use crate::wire::Line;
use crate::{season, setups};

/// Exit status, standard output and standard error of the program over `data`.
fn dragoman(data: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = program(arguments);
    let folder = data.parent().expect("a folder around it");
    let done = command.current_dir(folder).env("DRAGOMAN_DATA", data).output().expect("it can be started");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (done.status.code(), text(done.stdout), text(done.stderr))
}

/// Refused with status 1, nothing on standard output, and one sentence that contains `words`.
fn refused(data: &Path, arguments: &[&str], words: &str) {
    let (status, out, error) = dragoman(data, arguments);
    assert_eq!((status, out.as_str()), (Some(1), ""), "{arguments:?}: {error}");
    assert!(error.starts_with("dragoman: ") && error.lines().count() == 1, "{arguments:?}: {error}");
    assert!(error.contains(words), "{arguments:?}: {error}");
}

/// The phases of a saved game, without the id that each game has.
fn phases(saved: &str) -> Value {
    let mut saved: Value = serde_json::from_str(saved).expect("JSON");
    for phase in saved["phases"].as_array_mut().expect("phases") {
        phase["state"]["game_id"] = Value::Null;
    }
    saved["phases"].take()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_exported_from_one_bot_and_continued_in_another() {
    let mut stage = LocalStage::start().await;
    season::play(include_str!("../season/year-1901.script"), &mut stage).await;
    let data = stage.bot.data().join("data");
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();

    // Export while it is played: by name or id, to a file that doesn't exist yet, or to standard output.
    let saved = path("bosforo.json");
    assert_eq!(dragoman(&data, &["export", "bosforo", "--out", &saved]), (Some(0), String::new(), String::new()));
    refused(&data, &["export", "Bosforo", "--out", &saved], "is there already; name a new file");
    refused(&data, &["export", "Bosforo", "--out", &path("no/where.json")], "where.json: No such file");
    refused(&data, &["export", "Atlantis"], "there is no game \"Atlantis\" here");
    assert_eq!(dragoman(&data, &["export"]).0, Some(2));
    let text = std::fs::read_to_string(&saved).expect("it was written");
    let id = serde_json::from_str::<Value>(&text).expect("JSON")["id"].as_str().expect("an id").to_owned();
    assert_eq!(dragoman(&data, &["export", &id]), (Some(0), format!("{text}\n"), String::new()));
    season::play("ola #: new name:Ponte language:en\nexpect #: **Ponte** is looking", &mut stage).await;
    refused(&data, &["export", "Ponte"], "Ponte hasn't begun: there is nothing to export");
    season::play("ola #: new name:Delta language:en practice:yes\nexpect #: Delta begins", &mut stage).await;
    let ola = stage.token("ola").await;
    let mut line = Line::open(&stage, &ola, 0).await;
    line.send(json!({ "id": "d", "place": "#other", "text": "/new name:Delta practice:yes" })).await;
    line.until(|frame| frame["place"] == "#other" && frame["from"].is_null()).await;
    refused(&data, &["export", "Delta"], "several games are called \"Delta\"; name one by its id: ");
    let names = phases(&text);
    let names: Vec<_> = names.as_array().into_iter().flatten().map(|phase| phase["name"].clone()).collect();
    assert_eq!(names, ["S1901M", "F1901M", "F1901R", "W1901A", "S1902M"]);

    // Import while no bot runs, and only of a saved game.
    let import = |file: &str| {
        ["import", file, "--channel", "local:hall", "--master", "local:host", "--name", "Bosforo"].map(str::to_owned)
    };
    let arguments = import(&saved);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    refused(&data, &arguments, "another Dragoman uses");
    let fresh = folder.path().join("fresh");
    let broken = [
        ("empty.json", "", "no saved game"),
        ("picture.json", "\u{89}PNG", "the file is not JSON"),
        ("other.json", "{\"name\": \"else\"}", "field `id`: it must be a string"),
        ("none.json", "{\"id\": \"x\", \"map\": \"standard\", \"phases\": []}", "there is no phase in this file"),
        ("moon.json", "{\"id\": \"x\", \"map\": \"moon\", \"phases\": []}", "`moon` is not a map that can be read"),
        ("cut.json", &text[..text.len() / 2], "the file is not JSON"),
    ];
    for (name, text, words) in broken {
        std::fs::write(path(name), text).expect("written");
        let arguments = import(&path(name));
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        refused(&fresh, &arguments, words);
        refused(&fresh, &arguments, name);
    }
    refused(&fresh, &["import", &path("nowhere"), "--channel", "local:hall", "--master", "local:host"], "No such file");
    refused(&fresh, &["import", &saved, "--channel", "hall", "--master", "local:host"], "must look like `local:hall`");
    assert_eq!(dragoman(&fresh, &["import", &saved]).0, Some(2));
    assert!(!fresh.exists(), "nothing is left behind");
    let (status, said, error) = dragoman(&fresh, &arguments);
    assert_eq!((status, error.as_str()), (Some(0), ""));
    assert!(said.contains("Bosforo (") && said.contains("4 phases, S1902M"), "{said}");
    assert!(said.contains("let players take the seats, then resume it"), "{said}");
    assert!(!said.contains("lead elsewhere"), "{said}");
    refused(&fresh, &arguments, "Bosforo is played in local:hall already; give this game another --name");
    let (_, again, _) = dragoman(&fresh, &["export", "Bosforo"]);
    assert_eq!(phases(&again), phases(&text), "the same game");

    // It continues: seats are taken, its clock runs, its history is there.
    drop(stage);
    let data = fresh.display().to_string();
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_DATA", data.as_str())], None).await;
    let host = stage.host();
    let mut line = Line::open(&stage, &host, 0).await;
    let people = ["anna", "bart", "carl", "dora", "emma", "finn", "gina"];
    let powers = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
    for (name, power) in people.iter().zip(powers) {
        let take = format!("{name} #: take-over power:{power} game:Bosforo\nexpect #: {name} now plays **{power}**");
        season::play(&take, &mut stage).await;
    }
    line.send(json!({ "id": "1", "place": "#hall", "text": "/resume" })).await;
    let orders = "\
        expect #: The game resumes\n\
        anna @: A Boh - Gal\n\
        expect anna @: 1 of 3 orders\n\
        emma @: results F1901M\n\
        expect emma @: dislodged by\n";
    let ready: String = people.iter().map(|name| format!("{name} @: ready\n")).collect();
    // The last one is asked, having ordered nothing, and says it again.
    season::play(
        &format!("{orders}{ready}gina @: ready\nonce #: A Boh - Gal ✗ bounced off A Gal\nexpect # picture"),
        &mut stage,
    )
    .await;
}

/// Units and centres by power, without an order.
fn board(phase: &Value) -> Value {
    let sorted = |field: &str| {
        let by_power = phase["state"][field].as_object().expect("by power").iter();
        let lists = by_power.map(|(power, texts)| (power.clone(), json!(setups::listed(texts))));
        Value::Object(lists.filter(|(_, texts)| texts != &json!([])).collect())
    };
    json!([phase["name"], sorted("units"), sorted("centers")])
}

#[test]
fn games_saved_by_the_package_are_imported_and_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    for (name, map) in [("classic", "standard"), ("ancient-mediterranean", "ancmed")] {
        let file = format!("{}/../tests/saved_games/{name}.json", env!("CARGO_MANIFEST_DIR"));
        let arguments = ["import", &file, "--channel", "local:hall", "--master", "local:host", "--name", name];
        let (status, said, error) = dragoman(&data, &arguments);
        assert!(status == Some(0) && said.contains("COMPLETED"), "{said}{error}");
        let theirs = phases(&std::fs::read_to_string(&file).expect("a saved game"));
        let (_, ours, _) = dragoman(&data, &["export", name]);
        assert_eq!(serde_json::from_str::<Value>(&ours).expect("JSON")["map"], map);
        let mut theirs: Vec<Value> = theirs.as_array().into_iter().flatten().map(board).collect();
        let ours: Vec<Value> = phases(&ours).as_array().into_iter().flatten().map(board).collect();
        // It was drawn in the last phase, which wasn't played.
        theirs.remove(theirs.len() - 2);
        assert_eq!(ours, theirs, "{name}");
    }
}

/// The arguments that import the package's game of classic under a name.
fn import_as<'a>(file: &'a str, name: &'a str) -> [&'a str; 8] {
    ["import", file, "--channel", "local:hall", "--master", "local:host", "--name", name]
}

#[test]
fn an_imported_game_has_a_name_that_the_chat_would_take() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    // As some editors save it.
    let saved = format!("\u{feff}{}", include_str!("../saved_games/classic.json"));
    let file = folder.path().join("game.json").display().to_string();
    std::fs::write(&file, saved).expect("written");
    let long = "x".repeat(41);
    for (name, words) in [
        ("", "--name: there is nothing to read in it"),
        ("\u{2060} ", "--name: there is nothing to read in it"),
        ("ab12\u{2060}cd34", "--name: ab12cd34 looks like the id of a game"),
        (&long, "--name: it has 41 characters; `limits.name` allows 40"),
    ] {
        refused(&data, &import_as(&file, name), words);
    }
    let (status, said, error) = dragoman(&data, &import_as(&file, "Gałczyński\n 2"));
    assert!(status == Some(0) && said.starts_with("Gałczyński 2 ("), "{said}{error}");
    // It is found as in the chat.
    assert_eq!(dragoman(&data, &["export", "galczynski 2"]).0, Some(0));
}

#[test]
fn an_imported_game_is_called_like_no_other_that_is_played_in_its_channel() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut saved: Value = serde_json::from_str(include_str!("../saved_games/classic.json")).expect("JSON");
    let phases = saved["phases"].as_array_mut().expect("phases");
    // Its second phase is played.
    phases.truncate(2);
    phases[1]["orders"] = json!({});
    phases[1]["results"] = json!({});
    let file = folder.path().join("game.json").display().to_string();
    std::fs::write(&file, saved.to_string()).expect("written");
    let (status, said, error) = dragoman(&data, &import_as(&file, "Gałczyński 2"));
    assert!(status == Some(0) && said.contains("1 phases, F1901M"), "{said}{error}");
    // The chat takes all these for the same name.
    for name in ["galczynski 2", "GAŁCZYŃSKI\n2", "Ga\u{2060}lczyn\u{301}ski 2"] {
        refused(&data, &import_as(&file, name), "Gałczyński 2 is played in local:hall already; give this game another");
    }
    let elsewhere = import_as(&file, "galczynski 2").map(|it| if it == "local:hall" { "local:other" } else { it });
    assert_eq!(dragoman(&data, &elsewhere).0, Some(0));
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_no_half_of_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let file = format!("{}/../tests/saved_games/classic.json", env!("CARGO_MANIFEST_DIR"));
    assert_eq!(dragoman(&data, &import_as(&file, "Ponte")).0, Some(0));
    let out = folder.path().join("ponte.json").display().to_string();
    let export = program(&["export", "Ponte", "--out", &out]);
    // No file may have more than 40 KB: the database that was closed has what it needs beside it, and the game is longer.
    let mut limited = std::process::Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -f 80 && exec \"$0\" \"$@\""]).arg(export.get_program());
    limited.args(export.get_args()).current_dir(folder.path());
    let done = limited.env("DRAGOMAN_DATA", &data).output().expect("it can be started");
    let said = String::from_utf8(done.stderr).expect("text");
    assert!(done.status.code() == Some(1) && said.contains("ponte.json: File too large"), "{said}");
    assert!(!Path::new(&out).exists(), "half a game was left");
    assert_eq!(dragoman(&data, &["export", "Ponte", "--out", &out]), (Some(0), String::new(), String::new()));
}
