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
    marco @: A Ank - Arm
    expect marco @: A Ank - Arm
    tom @: F Smy - Con
    expect tom @: F Smy - Con
";

/// Plays it. After the first spring the two of them order nothing more, and say that they mean it. What they have to decide
/// depends on the computers: where that is nothing, a phase ends without them.
pub async fn play_for_two_years(stage: &mut dyn Stage) {
    season::play(BEGINNING, stage).await;
    for _ in 0..20 {
        if is_posted(stage, "Spring 1903").await {
            // Most of the powers are still there, and each that is has its words.
            let picture = season::newest_picture(stage, "anybody", &Spot::Channel).await;
            assert!(picture.alt.matches("centre").count() > 10, "{}", picture.alt);
            return;
        }
        let before = phases(stage).await;
        for who in ["marco", "tom"] {
            stage.say(who, &Spot::Private, "ready").await;
            stage.say(who, &Spot::Private, "go-ahead").await;
        }
        let start = tokio::time::Instant::now();
        while phases(stage).await == before {
            assert!(start.elapsed() < stage.patience(), "after {before} results no phase ends");
            tokio::time::sleep(Duration::from_millis(250)).await;
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
