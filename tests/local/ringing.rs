//! What rings for a person, and what came during their quiet hours.

use serde_json::{Value, json};

use crate::stage::LocalStage;
use crate::wire::{Line, call};

/// A player's socket and private place.
struct Player {
    line: Line,
    home: String,
    sent: usize,
}

impl Player {
    async fn of(stage: &LocalStage, seat: &Value) -> Self {
        let mut line = Line::open(stage, seat["token"].as_str().expect("a token"), 0).await;
        let hello = line.seen(|frame| frame["hello"].is_object()).await["hello"].clone();
        let home = format!("@{}", hello["person"].as_str().expect("an id"));
        // The game has begun.
        let begins = |frame: &Value| frame["text"].as_str().is_some_and(|text| text.contains("you play **"));
        line.seen(|frame| frame["place"] == home.as_str() && begins(frame)).await;
        Self { line, home, sent: 0 }
    }

    async fn says(&mut self, text: &str) {
        self.sent += 1;
        let id = format!("{}-{}", self.home, self.sent);
        self.line.send(json!({ "id": id, "place": self.home, "text": text })).await;
    }

    /// Whether the next private post with these words rings.
    async fn rings(&mut self, words: &str) -> bool {
        let home = self.home.clone();
        let has = |frame: &Value| frame["text"].as_str().is_some_and(|text| text.contains(words));
        let post = self.line.until(|frame| frame["place"] == home.as_str() && has(frame)).await;
        post["rings"].as_bool().expect("a flag")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_and_muted_games_are_silent_and_a_digest_follows() {
    let stage = LocalStage::start().await;
    let names = ["ada", "ben", "carla", "dora", "emil", "finn", "gus"];
    let players: Vec<_> = names.iter().map(|name| json!({ "name": name, "language": "en" })).collect();
    let body = json!({ "command": "name:Bosforo", "channel": "#table-2", "players": players });
    let (_, seats) = call(&stage, &stage.host(), "/api/games", body).await;
    let mut ada = Player::of(&stage, &seats[0]).await;
    let mut ben = Player::of(&stage, &seats[1]).await;
    let mut carla = Player::of(&stage, &seats[2]).await;
    ada.says("quiet 0-24").await;
    ada.rings("Quiet hours: 0:00 to 0:00").await;
    carla.says("draw").await;
    assert!(ben.rings("**Vote:** a draw").await);
    assert!(!ada.rings("**Vote:** a draw").await);
    ben.says("mute").await;
    ben.rings("Muted: Bosforo").await;
    carla.says("vote-pause").await;
    assert!(!ben.rings("**Vote:** a pause").await);
    assert!(!ada.rings("**Vote:** a pause").await);
    ada.says("quiet none").await;
    // The second one may be counted only after this.
    assert!(ada.rings("Your quiet hours are over").await, "the digest rings");
}
