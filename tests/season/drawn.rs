//! Renders the bot's pictures again from its stored data.
#![allow(dead_code, reason = "each platform's test uses its own part")]

use std::path::Path;
use std::sync::Arc;

use dragoman_l10n::Language;
use dragoman_say::picture::MapRenderer;
use dragoman_say::{PictureOf, Pictured};
use dragoman_store::Store;

/// The results of phase `number` of the only game in `data`, as a PNG for readers of `language`. The bot must not run.
pub async fn results(data: &Path, number: u32, language: Language) -> Vec<u8> {
    let store = Store::open(data, crate::bot::database(data)).await.expect("the bot has been stopped");
    let [id] = &store.all_games().await.expect("a readable store")[..] else { panic!("one game was played") };
    let game = store.game(id).await.expect("a readable store").expect("it is there").game;
    let record = store.phase(id, number).await.expect("a readable store").expect("it was adjudicated");
    // What is still open keeps out who opens it next.
    store.close().await;
    let map_renderer = MapRenderer::new(Arc::new(dragoman_locales::words().expect("checked elsewhere")));
    let (pictured, of) = (Pictured::of(&game), PictureOf::Results(Box::new(record)));
    let picture = map_renderer.draw(&pictured, &of, language, 8000).expect("it can be drawn");
    picture.png.to_vec()
}
