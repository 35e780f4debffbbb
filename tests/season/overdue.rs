//! Moves deadlines, and moments of the past, on networks that use the real clock.
#![allow(dead_code, reason = "each platform's test uses its own part")]

use std::path::Path;

use dragoman_game::changes::Changes;
use dragoman_game::model::{Game, Stage};
use dragoman_runtime::clock::{Clock, SystemClock};
use dragoman_runtime::entropy::SystemEntropy;
use dragoman_runtime::names::random_name;
use dragoman_store::Store;
use jiff::SignedDuration;

/// Makes the deadline of the only game in `data` due now, as if the time had passed. The bot must not run.
pub async fn let_pass(data: &Path) {
    due_in(data, SignedDuration::ZERO).await;
}

/// Sets the deadline of the only game in `data` to `left` from now. The bot must not run.
pub async fn due_in(data: &Path, left: SignedDuration) {
    change(data, |game| {
        let Stage::Running(running) = &mut game.stage else { panic!("the game isn't running") };
        let deadline = running.clock.deadline().expect("the phase has a deadline");
        let sooner = SystemClock.now().checked_add(left).expect("it isn't far");
        // The phase keeps its length: its beginning moves too.
        running.began = running.began.checked_add(sooner.duration_since(deadline)).expect("it isn't far");
        running.clock.bring_forward(sooner);
    })
    .await;
}

/// Moves the moments at which people have joined the only game in `data` two hours into the past. The bot must not run.
pub async fn joined_long_ago(data: &Path) {
    change(data, |game| {
        let long_ago = SystemClock.now().checked_sub(SignedDuration::from_hours(2)).expect("it isn't far");
        for seat in &mut game.seats {
            seat.promised_at = Some(long_ago);
        }
    })
    .await;
}

async fn change(data: &Path, with: impl FnOnce(&mut Game)) {
    let store = Store::open(data, crate::bot::database(data)).await.expect("the bot has been stopped");
    let [id] = &store.all_games().await.expect("a readable store")[..] else { panic!("one game is played") };
    let loaded = store.game(id).await.expect("a readable store").expect("it is there");
    let mut game = loaded.game;
    with(&mut game);
    let changes = Changes { game: Some((game, loaded.version)), ..Changes::default() };
    let key = |_: &_| random_name(&SystemEntropy, 22);
    assert!(store.save(&changes, SystemClock.now(), key).await.expect("it can be written"));
    // What is still open keeps out the bot that is started next.
    store.close().await;
}
