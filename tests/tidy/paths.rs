//! Finds the files that a document names and that don't exist.

/// `{a,b}.rs` is `a.rs` and `b.rs`.
fn expanded(path: &str) -> Vec<String> {
    let parts = path.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)));
    let Some((before, (choices, after))) = parts else { return vec![path.to_owned()] };
    choices.split(',').flat_map(|choice| expanded(&format!("{before}{choice}{after}"))).collect()
}

/// The files and folders that `document` names in code marks and that aren't among `files`. A path may begin at any folder:
/// tables name the files of one folder by their last parts. Patterns and commands aren't looked at.
pub fn missing(document: &str, files: &[String]) -> Vec<String> {
    let is_path = |piece: &&str| {
        let is_file = [".rs", ".ftl", ".js", ".html", ".md"].iter().any(|ending| piece.ends_with(ending));
        (is_file || piece.len() > 1 && piece.ends_with('/'))
            && !piece.contains(|c: char| c.is_whitespace() || "*<".contains(c))
    };
    let named = document.lines().flat_map(|line| line.split('`').skip(1).step_by(2)).filter(is_path);
    let exists = |path: &String| {
        files.iter().any(|file| match path.ends_with('/') {
            true => format!("/{file}").contains(&format!("/{path}")),
            false => file == path || file.ends_with(&format!("/{path}")),
        })
    };
    named.flat_map(expanded).filter(|path| !exists(path)).collect()
}

#[test]
fn a_path_that_does_not_exist_is_found() {
    let files = ["bot/game/src/decide.rs", "bot/game/src/decide/away.rs", "tests/tidy.rs"].map(str::to_owned);
    let document = "In `bot/game/src/{decide,announce}.rs`, `away.rs`, `game/src/decide/`, `bot/game/src/play/`, `ride.rs`,\n\
        `locales/*/press.ftl`, `cargo test away.rs`.";
    assert_eq!(missing(document, &files), ["bot/game/src/announce.rs", "bot/game/src/play/", "ride.rs"]);
}
