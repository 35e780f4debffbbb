//! A network that has nothing but text plays a season: typed commands, letters in place of press rooms, and the
//! alternative texts of the maps.

use async_trait::async_trait;
use dragoman_game::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName};
use jiff::{SignedDuration, Timestamp};
use tokio::task::block_in_place;

use super::network::ONLY_TEXT;
use super::people::START;
use super::program::{Program, Shared, Step};
use crate::season::{self, Post, Spot, Stage};

/// The network borrows a name: the program knows networks by their capabilities.
const NAME: PlatformName = PlatformName::Matrix;

/// The program on this network alone. It has a runtime of its own, so that every call of it blocks.
struct OnlyText<'a> {
    program: Program<'a>,
    now: Timestamp,
    said: u64,
}

impl<'a> OnlyText<'a> {
    fn start(shared: &'a Shared) -> Self {
        let program = block_in_place(|| Program::on(&[(NAME, ONLY_TEXT)], shared, START));
        Self { program, now: START, said: 0 }
    }

    fn place(who: &str, spot: &Spot) -> Place {
        match spot {
            Spot::Channel => Place::Channel(ChannelId::new(NAME, "hall")),
            Spot::Elsewhere => Place::Channel(ChannelId::new(NAME, "elsewhere")),
            Spot::Private => Place::Person(PersonId::new(NAME, who)),
            Spot::Room(powers) => panic!("there are no rooms, not of {powers:?} either"),
        }
    }

    fn write(&mut self, who: &str, spot: &Spot, text: &str, addressed: bool) {
        self.said += 1;
        self.now = self.now.checked_add(SignedDuration::from_secs(7)).expect("an instant");
        let event = Event {
            id: EventId::new(NAME, &self.said.to_string()),
            at: self.now,
            actor: Actor {
                person: PersonId::new(NAME, who),
                name: who.to_owned(),
                language: None,
                administrator: false,
            },
            place: Self::place(who, spot),
            channel: None,
            content: Content::Text { text: text.to_owned(), addressed },
        };
        block_in_place(|| self.program.step(&Step::Event(Box::new(event))));
    }
}

impl Drop for OnlyText<'_> {
    fn drop(&mut self) {
        block_in_place(|| self.program.end());
    }
}

#[async_trait]
impl Stage for OnlyText<'_> {
    async fn say(&mut self, who: &str, spot: &Spot, text: &str) {
        self.write(who, spot, text, true);
    }

    async fn chat(&mut self, who: &str, spot: &Spot, text: &str) {
        self.write(who, spot, text, *spot == Spot::Private);
    }

    /// There are no replies.
    async fn reply(&mut self, who: &str, spot: &Spot, text: &str) {
        self.chat(who, spot, text).await;
    }

    /// Everybody stays.
    async fn leave(&mut self, _who: &str, _spot: &Spot) {}

    async fn come_back(&mut self, _who: &str) {}

    /// Every action can be typed: its last word does it.
    async fn press(&mut self, who: &str, spot: &Spot, action: &str) {
        self.say(who, spot, action.rsplit(':').next().unwrap_or(action)).await;
    }

    async fn posts(&mut self, who: &str, spot: &Spot) -> Vec<Post> {
        let (reader, place) = (PersonId::new(NAME, who), Self::place(who, spot));
        let seen = self.program.networks[0].seen(&reader, &place).into_iter().map(|post| post.text);
        // An alternative text lists each power with its centres and units.
        let lists = |text: &str| ["Austria (", "Turcja (", "Turkey ("].iter().any(|power| text.contains(power));
        seen.map(|text| Post { alt: if lists(&text) { text.clone() } else { String::new() }, text, ..Post::default() })
            .collect()
    }

    fn network(&self) -> &'static str {
        "text"
    }

    async fn stop(&mut self) {
        block_in_place(|| self.program.end());
    }

    async fn start(&mut self) {
        block_in_place(|| self.program.start());
    }

    /// Each step posts everything that is due.
    async fn silence(&mut self) {}

    fn rooms(&self) -> bool {
        false
    }

    fn pictures(&self) -> bool {
        false
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_spring_of_1901_is_played_by_text_alone() {
    let shared = Shared::new();
    let mut stage = OnlyText::start(&shared);
    season::play(include_str!("../season/spring-1901.script"), &mut stage).await;
    assert_only_text(&stage);
}

fn assert_only_text(stage: &OnlyText<'_>) {
    let network = &stage.program.networks[0];
    assert_eq!(network.faults(), Vec::<String>::new(), "nothing is posted that it can't show");
    assert!(network.posts().iter().all(|post| post.message.enclosed().is_none() && post.message.actions.is_empty()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_others_press_is_typed_and_files_are_refused() {
    let shared = Shared::new();
    let mut stage = OnlyText::start(&shared);
    let script = "
        marco #: new name:Alfa variant:classic language:en players:2
        marco #: join game:Alfa
        tom #: join game:Alfa
        expect #: Alfa begins
        marco #: new name:Beta variant:classic language:en players:2
        marco #: join game:Beta
        tom #: join game:Beta
        expect #: Beta begins
        marco @: A Par - Bur, A Ber - Kie
        expect marco @: Which game do you mean?
        marco @: Alfa: A Par - Pic, A Mun H
        expect marco @: Alfa · 
        marco @: my-data
        expect marco @: I can't send files here
        otto @: language en
        otto @: forget-me
        expect otto @: Do you want me to delete your data?
        expect otto @: write go-ahead
        otto @: go-ahead
        expect otto @: I no longer store anything about you
    ";
    season::play(script, &mut stage).await;
    assert_only_text(&stage);
    let posts = stage.posts("marco", &Spot::Private).await;
    let question = posts.iter().find(|post| post.text.starts_with("Which game")).expect("it was asked");
    let mut games: Vec<_> = question.text.lines().last().unwrap_or_default().split(" · ").collect();
    games.sort_unstable();
    assert_eq!(games, ["Alfa", "Beta"], "the games are listed where they can't be pressed");
}
