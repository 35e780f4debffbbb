//! A variant and a language that are only in the data folder.

use std::path::{Path, PathBuf};

use crate::stage::LocalStage;
use crate::{lattice, season};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &target);
        } else {
            std::fs::copy(&path, &target).expect("it is copied");
        }
    }
}

/// The words of English under another tag, with one sentence of their own.
fn write_language(locales: &Path) {
    let folder = locales.join("qps");
    copy(&root().join("locales/en"), &folder);
    let change = |file: &str, from: &str, to: &str| {
        let path = folder.join(file);
        let text = std::fs::read_to_string(&path).expect("a file of words");
        assert!(text.contains(from), "{from}");
        std::fs::write(&path, text.replacen(from, to, 1)).expect("it is written");
    };
    change(
        "language.ftl",
        "language-name = English\n    .also = Inglese",
        "language-name = Pseudo\n    .also = Pseudish",
    );
    let said = std::fs::read_to_string(folder.join("notices.ftl")).expect("a file of words");
    let line = said.lines().find(|line| line.starts_with("language-set = ")).expect("the sentence").to_owned();
    change("notices.ftl", &line, "language-set = Pṡeudo it iṡ.");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_variant_and_a_language_come_as_folders_in_the_data_folder() {
    let prepare = |data: &Path| {
        copy(&root().join("tests/local/packs"), data);
        write_language(&data.join("locales"));
    };
    let mut stage = LocalStage::prepared(&prepare, &[], None).await;
    let script = r#"
        marco #: new name:Bosforo variant:isthmus language:en
        expect #: The Isthmus, 2 players
        marco #: join
        tom #: join
        expect #: Bosforo begins
        expect # picture
        marco @: language Pseudo
        expect marco @: Pṡeudo it iṡ.
        EAST @: A Dun - Fen\nF Elm - Sse
        expect EAST @: I have both orders
        WEST @: A Bro - Cam\nF Ald - Nse
        expect WEST @: I have both orders
        EAST @: ready
        WEST @: ready
        expect #: 4 of 4 orders succeeded
        expect # picture
    "#;
    season::play(script, &mut stage).await;
    let picture = season::newest_picture(&mut stage, "marco", &season::Spot::Channel).await;
    assert!(picture.alt.contains("East (2 centres): A Fen and F Sse."), "{}", picture.alt);
    // The game can't be played on without its map.
    stage.bot.kill();
    std::fs::remove_dir_all(stage.bot.data().join("data/assets/isthmus")).expect("it is removed");
    std::fs::remove_file(stage.bot.data().join("data/locales/en/isthmus.ftl")).expect("it is removed");
    stage.bot.start();
    assert_eq!(stage.bot.ended().await, Some(1));
    let said = stage.bot.said();
    assert!(said.contains("games are being played on `isthmus`"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pack_with_a_mistake_is_named_and_nothing_is_started() {
    for (file, mistake, expected) in [
        ("assets/isthmus/map.txt", "variant isthmus\n", "map.txt"),
        (
            "assets/isthmus/style.json",
            r#"{"variants":["isthmus"],"rose":{"at":[1,1],"radius":60},"powers":[]}"#,
            "style.json",
        ),
        ("assets/isthmus/geometry.json", "{", "geometry.json"),
        ("locales/en/isthmus.ftl", "ALD = Aldland\n", "`ALD` has no `.abbr`"),
        ("locales/en/notices.ftl", "welcome = Hi\n", "part of the program"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        copy(&root().join("tests/local/packs"), folder.path());
        std::fs::write(folder.path().join(file), mistake).expect("it is written");
        let mut command = crate::bot::program(&["check-config"]);
        let output = command.env("DRAGOMAN_DATA", folder.path()).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(!output.status.success() && said.contains(expected), "{file}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operators_start_needs_one_file_and_is_played_like_a_variant() {
    let prepare = |data: &Path| {
        let folder = data.join("assets/a-duel-of-ours");
        std::fs::create_dir_all(&folder).expect("a folder");
        // The board that it is on comes later in the alphabet.
        copy(&root().join("tests/local/packs"), data);
        let text = "format 2\nstart a-duel-of-ours of isthmus\nauthor Zosia\nwins all BRO ALD\npower EAST\npower WEST\n  home BRO\n  units F BRO\n";
        std::fs::write(folder.join("map.txt"), text).expect("it is written");
    };
    let mut stage = LocalStage::prepared(&prepare, &[], None).await;
    let script = r#"
        powers EAST WEST
        marco #: new name:Bosforo variant:a-duel-of-ours language:en
        expect #: The power that owns all of these supply centres wins: Aldland and Broland. | Start designed by Zosia.
        marco #: join
        tom #: join
        expect #: Bosforo begins
        expect # picture
        WEST @: F Bro - Ald
        expect WEST @: I have your order
        WEST @: rule victory
        expect WEST @: A power that owns all of these supply centres | Aldland and Broland. It doesn't matter
        EAST @: A Dun H\nF Elm H
        expect EAST @: I have both orders
        WEST @: ready
        EAST @: ready
        expect #: 3 of 3 orders succeeded
        WEST @: F Ald H
        EAST @: A Dun H\nF Elm - Sse
        expect EAST @: F Elm - Sse
        WEST @: ready
        EAST @: ready
        expect #: West has all the supply centres needed to win: Aldland and Broland.
    "#;
    season::play(script, &mut stage).await;
    // Another game on such a map, which isn't over, prevents no export.
    let another = "ola #: new name:Ponte variant:a-duel-of-ours language:en\nexpect #: **Ponte** is looking";
    season::play(another, &mut stage).await;
    // A file of that format would name a map that nobody else has.
    let output = stage.bot.beside(&["export", "Bosforo"]).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let expected = "Bosforo is played on `a-duel-of-ours`, a map of your own: files of that format only name maps that are part \
                    of the program\n";
    assert_eq!((output.status.code(), said), (Some(1), format!("dragoman: {expected}")));
}

/// What `check-config` says of a data folder with these maps, and whether it is content.
fn checked(maps: &[(&str, &str)]) -> (bool, String) {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in maps {
        let assets = folder.path().join("assets").join(name);
        std::fs::create_dir_all(&assets).expect("a folder");
        std::fs::write(assets.join("map.txt"), text).expect("it is written");
    }
    let mut command = crate::bot::program(&["check-config"]);
    let output = command.env("DRAGOMAN_DATA", folder.path()).output().expect("it runs");
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn a_start_may_be_on_a_start_whatever_their_folders_are_called() {
    let start = |name: &str, board: &str| format!("format 2\nstart {name} of {board}\npower AUSTRIA\npower FRANCE\n");
    let [third, second, first] = [start("a", "b"), start("b", "c"), start("c", "classic")];
    let (content, said) = checked(&[("a", &third), ("b", &second), ("c", &first)]);
    assert!(content, "{said}");
    // Starts on each other are named, and nothing waits for them.
    let (content, said) = checked(&[("a", &third), ("b", &start("b", "a"))]);
    assert!(!content && said.contains("line 2: no map is called `b`"), "{said}");
}

/// A board of 200 provinces: a person among 19 computers.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_larger_than_the_classic_one_is_played() {
    let mut stage = LocalStage::prepared(&lattice::write, &[], None).await;
    let script = r#"
        powers CALIA
        marco @: language en
        expect marco @: English
        marco #: new name:Bosforo variant:lattice language:en options:level=recruit
        expect #: The Lattice, 20 players
        marco #: join prefer:Calia
        marco #: fill
        once #: Bosforo begins
        expect # picture
        marco @: A Cal - Bal\nF Gal - Hal
        expect marco @: I have both orders
        marco @: ready
        expect #: Autumn 1901
        expect # picture
        restart
        marco @: A Bal H\nF Hal - Jal
        expect marco @: A Bal H | F Hal - Jal
        marco @: why F Gal
        expect marco @: F Gal - Hal
    "#;
    season::play(script, &mut stage).await;
    let picture = season::newest_picture(&mut stage, "marco", &season::Spot::Channel).await;
    assert!(picture.alt.contains("Calia"), "{}", picture.alt);
    if let Some(folder) = std::env::var_os("DRAGOMAN_TEST_PICTURES") {
        std::fs::write(Path::new(&folder).join("lattice.png"), picture.picture.expect("a picture"))
            .expect("it is written");
    }
}

#[test]
fn a_board_with_more_places_than_any_is_refused() {
    let many: String = (0..513).map(|number| format!("province P{number:03} inland\n")).collect();
    let (content, said) = checked(&[("large", &format!("variant large\nstarts S1901M\nwins 1\npower P\n{many}"))]);
    assert!(!content && said.contains("line 517: more than 512 provinces and coasts: unite some"), "{said}");
}
