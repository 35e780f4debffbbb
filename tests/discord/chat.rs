//! Two hundred channels in which people talked while the bot was off: it answers and adjudicates before it has read
//! what they said.

use super::letters::begun;
use super::season::Stage;
use super::stage::DiscordStage;
use super::stand::words;

/// Channels besides the one of the game, and the messages in each; the rest of the ten thousand is in the game's.
const CHANNELS: usize = 199;
const EACH: usize = 40;
const ALL: usize = 10_000;
/// The heading of the phase's results, with the only order.
const RESULTS: &str = "Spring 1901** · 1 of 1";
/// The last words in the long channel, which the answer repeats.
const LAST: &str = "frobnicate";
/// Pages that are given before the others wait. The private conversations of the seven players need fourteen.
const FIRST: usize = 40;
/// With these all other channels are read, and six of the twenty pages of the long one.
const NEXT: usize = 14 + CHANNELS + 6 - FIRST;

/// How many posts of the bot in `channel` contain `part`.
fn answers(stage: &DiscordStage, person: u64, channel: u64, part: &str) -> usize {
    stage.stand.posts(person, channel).iter().filter(|post| words(post).contains(part)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_and_deadlines_dont_wait_for_ten_thousand_messages_of_chat() {
    let mut stage = DiscordStage::start().await;
    let (tom, ellie) = (stage.stand.person("tom"), stage.stand.person("ellie"));
    let sits = begun(&mut stage, "").await;
    let game = stage.stand.channel;
    let channels: Vec<_> =
        (0..CHANNELS).map(|number| stage.stand.make_channel(0, &format!("chat-{number}"), None)).collect();
    // The bot knows a channel from the first words to it there.
    for channel in &channels {
        stage.stand.write(tom, *channel, "@bot status");
    }
    let known = || channels.iter().all(|channel| !stage.stand.posts(tom, *channel).is_empty()).then_some(());
    stage.stand.until("an answer in each channel", known).await;
    let usual = stage.stand.posts(tom, channels[0]).iter().map(words).next().expect("just seen");
    // Until the bot knows the ids of commands after a start, their names can't be pressed.
    let usual = usual.split(['`', '<']).next().expect("its beginning").to_owned();
    assert!(!usual.is_empty());
    stage.silence().await;
    stage.stop().await;

    stage.stand.forget_session();
    for number in 0..EACH {
        for (at, channel) in channels.iter().enumerate() {
            // In the middle of the chat of every twentieth channel somebody asks the bot.
            let asks = number == EACH / 2 && at % 20 == 0;
            stage.stand.write(ellie, *channel, if asks { "@bot status" } else { "did you see that?" });
        }
    }
    let asked = format!("@bot {LAST}");
    for number in 1..=ALL - CHANNELS * EACH {
        let last = number == ALL - CHANNELS * EACH;
        stage.stand.write(ellie, game, if last { &asked } else { "did you see that?" });
    }
    // In time, and in private.
    stage.stand.write_privately(stage.stand.person(&sits["Italy"]), "A Ven - Pie");
    stage.deadline_now().await;
    let given = |left: Option<usize>| left == Some(0);
    stage.stand.faults().pages = Some(FIRST);
    stage.start().await;

    // Most channels are still to be read, and all readers wait.
    let token = stage.stand.invoke(tom, channels[CHANNELS - 1], "help", &[]);
    assert!(!stage.stand.answer(&token).await.is_empty());
    stage.stand.until("the first pages", || given(stage.stand.faults().pages).then_some(())).await;
    let token = stage.stand.invoke(ellie, game, "orders show", &[]);
    assert!(!stage.stand.answer(&token).await.is_empty());
    assert_eq!(answers(&stage, tom, game, RESULTS), 0, "orders may be among what wasn't read");

    // Nothing waits for the rest of the long channel.
    stage.stand.faults().pages = Some(NEXT);
    let results = || (answers(&stage, tom, game, RESULTS) == 1).then_some(());
    stage.stand.until("the results", results).await;
    assert_eq!(answers(&stage, tom, game, LAST), 0, "nothing waits for the end of the long channel");
    stage.stand.faults().pages = None;
    let asked = || channels.iter().step_by(20).all(|channel| answers(&stage, tom, *channel, &usual) == 2).then_some(());
    stage.stand.until("the answers to what was asked meanwhile", asked).await;
    let last = || (answers(&stage, tom, game, LAST) == 1).then_some(());
    stage.stand.until("the answer to the last words", last).await;
    stage.silence().await;

    // Once more, after which a second answer would be there before the one to this.
    stage.restart().await;
    for channel in &channels {
        stage.stand.write(tom, *channel, "@bot status");
    }
    let again = |at: usize| 2 + usize::from(at.is_multiple_of(20));
    let count = |channel: &u64| stage.stand.posts(tom, *channel).iter().filter(|post| post.only.is_none()).count();
    let all = || channels.iter().enumerate().all(|(at, channel)| count(channel) >= again(at)).then_some(());
    stage.stand.until("an answer in each channel", all).await;
    for (at, channel) in channels.iter().enumerate() {
        assert_eq!(count(channel), again(at), "in channel {at}");
    }
    assert_eq!((answers(&stage, tom, game, RESULTS), answers(&stage, tom, game, LAST)), (1, 1));
    stage.stand.assert_content();
}
