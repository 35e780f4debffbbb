//! A game in a channel of its own, with three people of its own, who do what a script says.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;

use crate::network::{At, Network, Read};
use crate::season::{Post, Spot, Stage};
use crate::{PATIENCE, transcript};

/// What is played: on which network, by which script.
pub type Kind = (&'static str, &'static str);

/// The scripts, each with its people.
pub const SCRIPTS: [(&str, &str, [&str; 3]); 2] = [
    ("ready", include_str!("ready.script"), ["anna", "kasia", "giulia"]),
    ("deadline", include_str!("deadline.script"), ["tom", "femke", "ellie"]),
];

/// The name of the game in scripts.
const GAME: &str = "Gulf";

/// How often people look for news.
const LOOK: Duration = Duration::from_millis(300);

/// How many of the last messages of each place are shown where a game wasn't played to its end.
const LAST: usize = 4;

/// How long a first command's answer is waited for.
const FIRST_ANSWER: Duration = Duration::from_secs(100);

/// A game that is played.
pub struct Table {
    network: Arc<dyn Network>,
    script: usize,
    number: u32,
    /// The network's id of its channel.
    channel: String,
}

impl Table {
    /// Makes the channel with its people. `number` is below 1,000 and unique on the network.
    pub async fn new(network: Arc<dyn Network>, script: usize, number: u32) -> Self {
        let mut table = Self { network, script, number, channel: String::new() };
        table.channel = table.network.gather(&table.game(), &table.people()).await;
        table
    }

    /// What is played.
    pub fn kind(&self) -> Kind {
        (self.network.name(), SCRIPTS[self.script].0)
    }

    /// The name of its game.
    pub fn game(&self) -> String {
        self.named(GAME)
    }

    /// What the names of the game and of its people end with, and nothing else that is written contains.
    fn mark(&self) -> String {
        format!("z{:03}z", self.number)
    }

    fn named(&self, name: &str) -> String {
        format!("{name}{}", self.mark())
    }

    fn people(&self) -> Vec<String> {
        SCRIPTS[self.script].2.iter().map(|name| self.named(name)).collect()
    }

    /// Plays it to its end.
    pub async fn play(&mut self) {
        let script = SCRIPTS[self.script].1.replace(GAME, &self.game());
        crate::season::perform(&script, self).await;
    }

    /// Its first command, which makes a game, is answered in the channel.
    pub async fn is_answered(&self) -> bool {
        let (who, begun) = (self.named(SCRIPTS[self.script].2[0]), Instant::now());
        let command = format!("new name:{} players:3a language:en", self.game());
        self.network.write(&who, At::Channel(&self.channel), &command).await;
        while begun.elapsed() < FIRST_ANSWER {
            if self.posted_at(&self.game()).await.is_some() {
                return true;
            }
            tokio::time::sleep(LOOK).await;
        }
        false
    }

    fn at<'a>(&'a self, spot: &Spot, game: &'a str) -> At<'a> {
        match spot {
            Spot::Channel => At::Channel(&self.channel),
            Spot::Private => At::Private,
            Spot::Room(_) => At::Room(game),
            Spot::Elsewhere => panic!("a game has one channel here"),
        }
    }

    async fn read(&self, who: &str, spot: &Spot) -> Vec<Read> {
        let who = if who == "anybody" { SCRIPTS[self.script].2[0] } else { who };
        self.network.read(&self.named(who), self.at(spot, &self.game())).await
    }

    /// When the first post in the channel that holds these words was made, in milliseconds since 1970.
    pub async fn posted_at(&self, words: &str) -> Option<i64> {
        let posts = self.read("anybody", &Spot::Channel).await;
        posts.iter().find(|post| !post.by_person && post.text.contains(words)).map(|post| post.at)
    }

    /// Waits until everybody has seen everything that is posted, and returns what they have read, by reader and place.
    pub async fn transcript(&self) -> transcript::Transcript {
        let mut all = BTreeMap::new();
        for name in SCRIPTS[self.script].2 {
            for spot in [Spot::Channel, Spot::Private, Spot::Room(Vec::new())] {
                let game = self.game();
                self.network.arrived(&self.named(name), self.at(&spot, &game)).await;
                let read = self.read(name, &spot).await;
                // Whether somebody writes before or after a post comes doesn't matter.
                for (by, by_person) in [("bot", false), ("people", true)] {
                    let plain = |read: &Read| transcript::plain(read, &self.mark());
                    let said = read.iter().filter(|read| read.by_person == by_person).map(plain).collect();
                    all.insert(format!("{name} {spot:?}, by {by}"), said);
                }
            }
        }
        all
    }

    /// The last that each of its people has read in each place, a line each.
    pub async fn last_read(&self) -> String {
        let mut all = format!("{:?}, {}", self.kind(), self.game());
        for name in SCRIPTS[self.script].2 {
            for spot in [Spot::Channel, Spot::Private, Spot::Room(Vec::new())] {
                for read in self.read(name, &spot).await.iter().rev().take(LAST) {
                    let by = if read.by_person { "a person" } else { "the bot" };
                    all += &format!("\n{name} {spot:?}, by {by}, {}: {:?}", read.at, read.text);
                }
            }
        }
        all
    }

    /// Its people close their clients.
    pub async fn end(&self) {
        self.network.leave(&self.people()).await;
    }
}

#[async_trait]
impl Stage for Table {
    async fn say(&mut self, who: &str, spot: &Spot, text: &str) {
        let game = self.game();
        self.network.write(&self.named(who), self.at(spot, &game), text).await;
    }

    async fn press(&mut self, _: &str, _: &Spot, _: &str) {
        panic!("people only write here");
    }

    async fn posts(&mut self, who: &str, spot: &Spot) -> Vec<Post> {
        tokio::time::sleep(LOOK).await;
        let read = self.read(who, spot).await;
        // In a room people read each other.
        let seen = read.into_iter().filter(|read| !read.by_person || matches!(spot, Spot::Room(_)));
        seen.map(|read| Post { text: read.text, alt: read.alt, ..Post::default() }).collect()
    }

    async fn chat(&mut self, who: &str, spot: &Spot, text: &str) {
        self.say(who, spot, text).await;
    }

    async fn reply(&mut self, _: &str, _: &Spot, _: &str) {
        panic!("nobody replies here");
    }

    async fn leave(&mut self, _: &str, _: &Spot) {
        panic!("nobody leaves here");
    }

    async fn come_back(&mut self, _: &str) {
        panic!("nobody leaves here");
    }

    async fn stop(&mut self) {
        panic!("scripts don't stop processes here");
    }

    async fn start(&mut self) {
        panic!("scripts don't start processes here");
    }

    async fn silence(&mut self) {
        panic!("a network with many games is never silent");
    }

    fn network(&self) -> &'static str {
        self.network.name()
    }

    fn pictures(&self) -> bool {
        false
    }

    fn patience(&self) -> Duration {
        PATIENCE
    }

    fn begins(&mut self, line: &str) {
        if crate::season::draft().is_some() {
            eprintln!("{:?} {line}", self.kind());
        }
    }
}
