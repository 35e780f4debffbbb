//! What a game needs of a network: a channel, people who write there as people do, and what they read.

use async_trait::async_trait;

/// Where somebody writes or reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum At<'a> {
    /// The game's channel, by the network's id.
    Channel(&'a str),
    /// The private conversation with the bot.
    Private,
    /// The press room of the game of this name: a game has only one here.
    Room(&'a str),
}

/// A message as somebody sees it now, with edits applied.
#[derive(Clone, Debug, Default)]
pub struct Read {
    /// Of a person, and not of the bot.
    pub by_person: bool,
    /// Its text, or the caption of its picture.
    pub text: String,
    /// The alternative text of its picture; empty without one.
    pub alt: String,
    /// The labels of its actions.
    pub labels: Vec<String>,
    /// When it was posted, in milliseconds since 1970.
    pub at: i64,
}

/// A network with its people. Names of people are unique on it.
#[async_trait]
pub trait Network: Send + Sync {
    /// Its name, as in the configuration.
    fn name(&self) -> &'static str;
    /// Makes a channel with these people, of whom the first creates it, and waits until all are there. Returns its id.
    async fn gather(&self, channel: &str, people: &[String]) -> String;
    /// `who` writes, and repeats it until the network has it. In the channel it is addressed to the bot.
    async fn write(&self, who: &str, at: At<'_>, text: &str);
    /// What `who` sees there, oldest first.
    async fn read(&self, who: &str, at: At<'_>) -> Vec<Read>;
    /// Waits until `who` has seen everything that the network has for them there.
    async fn arrived(&self, who: &str, at: At<'_>);
    /// These people close their clients.
    async fn leave(&self, people: &[String]);
}
