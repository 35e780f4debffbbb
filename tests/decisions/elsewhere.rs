use dragoman_game::event::{ChannelId, Content, Place, PlatformName};
use dragoman_game::model::{MOST_RESULTS_IN, Stage};
use dragoman_game::notice::{Destination, Notice, Outgoing};
use dragoman_game::testing::Trial;
use dragoman_l10n::Language;

use super::heard::Heard as _;

fn place(name: &str) -> Place {
    Place::Channel(ChannelId::new(PlatformName::Local, name))
}

fn asks(table: &mut Trial, who: &str, channel: &str, text: &str) {
    table.forget().does(who, place(channel), Content::Text { text: text.to_owned(), addressed: true });
}

fn results_in(table: &Trial) -> Vec<String> {
    table.game().results_in.iter().map(|results| results.channel.native().to_owned()).collect()
}

fn all_ready(table: &mut Trial) {
    for power in ["austria", "england", "france", "germany", "italy", "russia", "turkey"] {
        table.says(power, "ready");
    }
}

#[test]
fn the_game_master_has_results_posted_in_another_channel_without_buttons_and_pings() {
    let mut table = Trial::new();
    asks(&mut table, "italy", "news", "results-here game:Bosforo");
    assert!(results_in(&table).is_empty(), "only the game master");
    asks(&mut table, "ola", "news", "results-here");
    assert_eq!(results_in(&table), ["news"]);
    let here = table.told(&place("news")).join("\n");
    assert!(here.contains("the start, results and end of **Bosforo** are posted here"), "{here}");
    assert!(table.public().contains("now posted in another channel as well"), "{}", table.public());
    table.forget();
    all_ready(&mut table);
    let here = table.told(&place("news"));
    assert_eq!(here.len(), 1, "results, and nothing else: {here:?}");
    assert!(here[0].contains("**Spring 1901**"), "{here:?}");
    let news = table.said.iter().filter(|outgoing| matches!(outgoing.notice, Notice::Elsewhere { .. }));
    for outgoing in news {
        assert!(table.actions(&outgoing.notice).is_empty());
    }
    assert!(table.public().contains("**Spring 1901**"), "and in its own channel");
}

#[test]
fn nothing_but_the_beginning_results_corrections_and_the_end_goes_to_the_other_channel() {
    let mut table = Trial::new();
    asks(&mut table, "ola", "news", "results-here");
    table
        .forget()
        .says("italy", "A Ven - Tyr")
        .says("france", "say: Burgundy is ours")
        .says("italy", "letter Austria: hi");
    table.says("ola", "pause").says("ola", "resume").says("ola", "announce Dinner at eight").says("england", "draw");
    table.confirms("england", "resign");
    assert!(table.told(&place("news")).is_empty(), "{:?}", table.told(&place("news")));
    table.confirms("ola", "adjudicate").forget().says("ola", "rollback S1901M reason:slip").says("ola", "proceed");
    let here = table.told(&place("news")).join("\n");
    assert!(here.contains("Back to Spring 1901"), "{here}");
    table.forget().says("ola", "call-off reason:over").says("ola", "proceed");
    assert!(matches!(table.game().stage, Stage::Over(_)));
    assert!(!table.told(&place("news")).is_empty(), "the end");
}

#[test]
fn results_go_to_a_few_channels_in_the_language_of_each() {
    let mut table = Trial::new();
    for number in 1..=MOST_RESULTS_IN {
        asks(&mut table, "ola", &format!("news-{number}"), "results-here language:it");
    }
    assert_eq!(table.game().results_in.len(), MOST_RESULTS_IN);
    let channel = ChannelId::new(PlatformName::Local, "news-1");
    assert_eq!(table.game().results_language(&channel), Some(Language::of(*b"it")));
    asks(&mut table, "ola", "news-4", "results-here");
    assert_eq!(table.game().results_in.len(), MOST_RESULTS_IN);
    assert!(table.told(&place("news-4")).join("").contains("at most 3 other channels"));
    asks(&mut table, "ola", "news-1", "results-here yes language:de game:Bosforo");
    assert_eq!(table.game().results_language(&channel), Some(Language::of(*b"de")), "the language is changed");
    assert_eq!(table.game().results_in.len(), MOST_RESULTS_IN);
    asks(&mut table, "ola", "hall", "results-here");
    assert!(table.public().contains("already played in this channel"), "{}", table.public());
}

#[test]
fn who_administrates_the_other_channel_ends_it_too() {
    let mut table = Trial::new();
    asks(&mut table, "ola", "news", "results-here");
    asks(&mut table, "italy", "news", "results-here no game:ab12cd34");
    assert_eq!(results_in(&table), ["news"], "a player may not");
    asks(&mut table, "admin", "news", "results-here no game:ab12cd34");
    assert!(results_in(&table).is_empty());
    asks(&mut table, "ola", "news", "results-here");
    asks(&mut table, "ola", "news", "results-here no");
    assert!(results_in(&table).is_empty());
    asks(&mut table, "ola", "news", "results-here no game:Bosforo");
    assert!(table.told(&place("news")).join("").contains("aren't posted in this channel"));
}

#[test]
fn a_game_that_moves_to_the_other_channel_posts_its_results_there_once() {
    let mut table = Trial::new();
    asks(&mut table, "ola", "news", "results-here");
    asks(&mut table, "ola", "news", "move-here game:Bosforo");
    assert!(results_in(&table).is_empty());
    table.forget();
    all_ready(&mut table);
    let to = Destination::Place(place("news"));
    let of_results = |outgoing: &&Outgoing| {
        matches!(outgoing.notice, Notice::Adjudicated { .. } | Notice::Elsewhere { .. }) && outgoing.to == to
    };
    assert_eq!(table.said.iter().filter(of_results).count(), 1);
}
