//! What the bot may do in a channel, asked there.

use super::season::Stage;
use super::stage::DiscordStage;
use super::stand::actions;
use super::world::{MANAGE_THREADS, PIN_MESSAGES};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_missing_is_named_with_the_place_to_click_until_it_is_there() {
    let mut stage = DiscordStage::start().await;
    stage.stand.world().roles.values_mut().for_each(|role| *role &= !(MANAGE_THREADS | PIN_MESSAGES));
    stage.restart().await;
    let (giulia, channel) = (stage.stand.person("giulia"), stage.stand.channel);
    let token = stage.stand.invoke(giulia, channel, "gm permissions", &[]);
    let answer = stage.stand.answer(&token).await;
    for part in [
        "mancano 2 permessi",
        "✓ Qui posso scrivere",
        "dai al mio ruolo il permesso «Manage Threads» (Modifica canale › Permessi",
        "dai al mio ruolo il permesso «Pin Messages»",
        "dal menu del messaggio › App › «Traduci ordini»",
    ] {
        assert!(answer.contains(part), "{part}: {answer}");
    }
    stage.stand.world().roles.values_mut().for_each(|role| *role |= MANAGE_THREADS | PIN_MESSAGES);
    stage.restart().await;
    let seen = stage.stand.posts(giulia, channel);
    let shown = seen.iter().rev().find(|post| post.only == Some(giulia)).expect("the answer");
    let (button, label) = actions(shown).remove(0);
    assert_eq!(label, "Verifica di nuovo");
    let token = stage.stand.press(giulia, shown.id, &button);
    let answer = stage.stand.answer(&token).await;
    assert!(answer.starts_with("Tutto a posto.\n") && !answer.contains('✗'), "{answer}");
    stage.stand.assert_content();
}
