//! Chaos for two people, with the computer in the other 32 seats, from the builds before the first spring to the end of two years.

use std::time::Duration;

use super::season::{self, Post, Spot, Stage};

/// What is typed and pressed before the first moves: whatever lists 34 powers has to fit into what the network allows.
const BEGINNING: &str = "
    powers ANKARA SMYRNA
    marco @: language en
    expect marco @: English
    tom @: language en
    expect tom @: English
    marco #: new name:Bosforo variant:chaos language:en options:level=recruit
    expect #: 34 players with one supply centre each | 18 supply centres | Carey Jensen
    marco #: join prefer:Ankara
    tom #: join prefer:Smyrna
    marco #: fill
    once #: Bosforo begins
    expect # picture
    marco @: build A Ank
    expect marco @: A Ank
    tom @: build F Smy
    expect tom @: F Smy
    marco @: ready
    tom @: ready
    expect #: Spring 1901
    marco @: talk
    marco @: propose
    marco @: players
    expect marco @: Constantinople
    tom @: F Smy - Con
    expect tom @: F Smy - Con
";

/// Plays it. The phases that nobody waits for are adjudicated by the game master: which they are depends on the assignment.
pub async fn play_for_two_years(stage: &mut dyn Stage) {
    season::play(BEGINNING, stage).await;
    for _ in 0..20 {
        if is_posted(stage, "Spring 1903").await {
            let picture = season::newest_picture(stage, "anybody", &Spot::Channel).await;
            assert!(picture.alt.contains("Ankara"), "{}", picture.alt);
            return;
        }
        let before = phases(stage).await;
        stage.say("marco", &Spot::Channel, "adjudicate").await;
        stage.say("marco", &Spot::Channel, "go-ahead").await;
        let start = tokio::time::Instant::now();
        while phases(stage).await == before {
            assert!(start.elapsed() < stage.patience(), "after {before} results no phase ends");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        stage.silence().await;
    }
    panic!("two years took more than twenty phases");
}

/// The posts in the channel that show results: each has a picture, or its words.
async fn phases(stage: &mut dyn Stage) -> usize {
    let posts = stage.posts("anybody", &Spot::Channel).await;
    posts.iter().filter(|post: &&Post| post.picture.is_some() || !post.alt.is_empty()).count()
}

async fn is_posted(stage: &mut dyn Stage, words: &str) -> bool {
    stage.posts("anybody", &Spot::Channel).await.iter().any(|post| post.text.contains(words))
}
