//! The bot's permissions in a channel, as it reports them there.

use super::season::Stage;
use super::stage::DiscordStage;
use super::stand::actions;
use super::world::{MANAGE_THREADS, PIN_MESSAGES};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn missing_permissions_are_named_with_the_setting_until_they_are_given() {
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
