//! How it should feel: scripts of what people do and see, step by step, the same on every network.
//!
//! Each script (`5.05-orders.script`) is a scene: who types or presses what, and what each person must then see. The language is
//! that of `season/mod.rs`. The scenes of one evening continue each other: seven people of four languages, who play the
//! powers that they prefer, so that Giulia plays Italy on every network. What differs between networks begins with the
//! network's name.

use std::fmt::Write as _;
use std::path::Path;

use crate::season::{self, Spot, Stage};

/// Plays these scenes one after the other.
pub async fn play(scenes: &[&str], stage: &mut dyn Stage) {
    for scene in scenes {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/ux").join(format!("{scene}.script"));
        let script = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        eprintln!("-- {scene}");
        season::perform(&script, stage).await;
        if let Some(folder) = std::env::var_os("DRAGOMAN_TEST_TRANSCRIPT") {
            let written = transcript(stage).await;
            let file = Path::new(&folder).join(format!("{}-{scene}.txt", stage.network()));
            std::fs::write(&file, written).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        }
    }
    season::play("", stage).await;
}

/// Who joins the game of the evening by a press, without having spoken to the bot before.
const NEWCOMER: &str = "giulia";

/// What the newcomer sees at this moment, post by post as edited since, and how much that is.
async fn transcript(stage: &mut dyn Stage) -> String {
    let mut written = String::new();
    for (place, spot) in [("In the channel", Spot::Channel), ("In private", Spot::Private)] {
        let posts = stage.posts(NEWCOMER, &spot).await;
        let words: usize = posts.iter().map(|post| post.text.split_whitespace().count()).sum();
        let rings = posts.iter().filter(|post| post.rings).count();
        let pictures = posts.iter().filter(|post| post.picture.is_some()).count();
        let _ =
            writeln!(written, "{place}: {} posts, {words} words, {pictures} pictures; {rings} posts ring", posts.len());
        for post in &posts {
            let labels: Vec<&str> = post.actions.iter().map(|(_, label)| label.as_str()).collect();
            let marks = [(post.rings, " rings"), (post.picture.is_some(), " picture")];
            let marks: String = marks.iter().filter(|(is_so, _)| *is_so).map(|(_, mark)| *mark).collect();
            let _ = writeln!(written, "---{marks}\n{}", post.text);
            if !labels.is_empty() {
                let _ = writeln!(written, "[{}]", labels.join("] ["));
            }
        }
        written.push('\n');
    }
    written
}

/// From the first post to the first builds.
pub const EVENING: [&str; 9] = [
    "5.02-creating",
    "5.03-joining",
    "5.04-start",
    "5.05-orders",
    "5.06-negotiating",
    "5.07-reminder",
    "5.08-results",
    "5.09-retreat",
    "5.10-builds",
];

/// The game master's day, who hears what, a vote, the end.
pub const LATER: [&str; 5] =
    ["5.05-two-readings", "5.11-game-master", "5.14-who-hears-what", "5.12-draw-vote", "5.13-end"];
