//! The real program on the stand-in, and the people of a season.

use async_trait::async_trait;
use jiff::SignedDuration;

use super::bot::{Bot, free_port};
use super::gateway::Tally;
use super::overdue;
use super::season::{Post, Spot, Stage, is_action, is_room_of};
use super::stand::{Stand, TOKEN, actions, path_of, shown, takes, words};
use super::world::Message;

/// The flag of messages that don't notify.
const SILENT: u64 = 1 << 12;

/// The program, and the people who play with it.
pub struct DiscordStage {
    pub stand: Stand,
    pub bot: Bot,
}

impl DiscordStage {
    /// Starts the program with a new stand-in.
    pub async fn start() -> Self {
        Self::start_with(&[]).await
    }

    /// The same with further variables.
    pub async fn start_with(more: &[(&str, String)]) -> Self {
        let stand = Stand::start().await;
        enter(&stand);
        let mut bot = program(&stand, more);
        bot.start();
        let stage = Self { stand, bot };
        stage.connected(0).await;
        stage
    }

    /// Waits for the session after `before` earlier ones.
    pub async fn connected(&self, before: usize) {
        self.stand.until("the program to connect", || (self.stand.tally().identified > before).then_some(())).await;
        self.stand.until("the menu", || self.stand.world().commands.is_array().then_some(())).await;
    }

    /// Another channel; made when it is first used.
    fn elsewhere(&self) -> u64 {
        let made = self.stand.world().channels.values().find(|made| made.name == "elsewhere").map(|made| made.id);
        made.unwrap_or_else(|| self.stand.make_channel(0, "elsewhere", None))
    }

    fn place(&self, who: u64, spot: &Spot) -> Option<u64> {
        match spot {
            Spot::Channel => Some(self.stand.channel),
            Spot::Elsewhere => Some(self.elsewhere()),
            Spot::Private => Some(self.stand.world().conversation(who)),
            Spot::Room(powers) => {
                let threads = self.stand.threads("Bosforo · ");
                let hit = threads.iter().find(|thread| is_room_of(&thread.name, powers));
                hit.map(|thread| thread.id)
            }
        }
    }

    /// The bot's posts that `who` sees there. Those that only they see count as private: in a channel, and in the order
    /// thread that is opened for who can't be written to, as for somebody who has just left and comes back.
    fn seen(&self, who: u64, spot: &Spot) -> Vec<Message> {
        let Some(place) = self.place(who, spot) else { return Vec::new() };
        let mut posts = self.stand.posts(who, place);
        match spot {
            Spot::Channel | Spot::Elsewhere => posts.retain(|post| post.only.is_none()),
            Spot::Private => {
                posts.extend(self.stand.posts(who, self.stand.channel).into_iter().filter(|post| post.only.is_some()));
                let (mut order_threads, bot) = (self.stand.threads(""), self.stand.world().bot);
                order_threads.retain(|thread| {
                    thread.members.contains(&who) && thread.members.iter().all(|member| [who, bot].contains(member))
                });
                posts.extend(order_threads.iter().flat_map(|thread| self.stand.posts(who, thread.id)));
                posts.sort_by_key(|post| post.id);
            }
            Spot::Room(_) => {}
        }
        posts
    }
}

/// The people of a season, with the languages of their clients.
pub fn enter(stand: &Stand) {
    for (name, locale) in [
        ("marco", "it"),
        ("giulia", "it"),
        ("tom", "en-GB"),
        ("ellie", "en-US"),
        ("joost", "nl"),
        ("femke", "nl"),
        ("kasia", "pl"),
    ] {
        stand.person_with(name, locale);
    }
}

/// The program with its token and the stand-in as its Discord.
pub fn program(stand: &Stand, more: &[(&str, String)]) -> Bot {
    let mut variables = vec![
        ("DRAGOMAN_DISCORD_TOKEN", TOKEN.to_owned()),
        ("DRAGOMAN_DISCORD_API", stand.url()),
        ("DRAGOMAN_LOCAL_LISTEN", format!("127.0.0.1:{}", free_port())),
    ];
    variables.extend(more.iter().cloned());
    Bot::new(&variables)
}

#[async_trait]
impl Stage for DiscordStage {
    async fn say(&mut self, who: &str, spot: &Spot, text: &str) {
        let person = self.stand.person(who);
        let place = self.stand.until("the place", || self.place(person, spot)).await;
        match spot {
            Spot::Private => self.stand.write(person, place, text),
            Spot::Room(_) => self.stand.write(person, place, &format!("@bot {text}")),
            Spot::Channel | Spot::Elsewhere => {
                let menu = self.stand.world().commands.clone();
                let (first, behind) = text.split_once(' ').unwrap_or((text, ""));
                let (second, rest) = behind.split_once(' ').unwrap_or((behind, ""));
                let grouped = Some(format!("{first} {second}")).filter(|path| shown(&menu, path).is_some());
                let rest = if grouped.is_some() { rest } else { behind };
                let options: Option<Vec<_>> = rest.split_whitespace().map(|option| option.split_once(':')).collect();
                // Commands that aren't in the menu are typed.
                let path = grouped.or_else(|| path_of(&menu, first)).filter(|path| {
                    let entry = shown(&menu, path).unwrap_or_default();
                    options.iter().flatten().all(|(name, _)| takes(&entry, name))
                });
                let (Some(path), Some(options)) = (path, options) else {
                    self.stand.write(person, place, &format!("@bot {text}"));
                    return;
                };
                let token = self.stand.invoke(person, place, &path, &options);
                self.stand.acknowledged(&token).await;
                return;
            }
        };
    }

    async fn press(&mut self, who: &str, spot: &Spot, action: &str) {
        let person = self.stand.person(who);
        let hit = || {
            let posts = self.seen(person, spot);
            posts.iter().rev().find_map(|post| {
                let (id, _) = actions(post).into_iter().find(|(id, _)| is_action(id, action))?;
                Some((post.id, id))
            })
        };
        let (message, id) = self.stand.until(action, hit).await;
        let token = self.stand.take(person, message, &id);
        self.stand.acknowledged(&token).await;
    }

    async fn posts(&mut self, who: &str, spot: &Spot) -> Vec<Post> {
        let person = self.stand.person(who);
        let post = |message: Message| {
            let file = message.attachments.iter().find(|file| file.name.ends_with(".png"));
            Post {
                text: words(&message),
                alt: file.map(|file| file.alt.clone()).unwrap_or_default(),
                picture: file.map(|file| file.bytes.clone()),
                saved_as: file.map(|file| file.name.clone()),
                actions: actions(&message),
                rings: message.flags & SILENT == 0 && (*spot == Spot::Private || message.mentions.contains(&person)),
            }
        };
        self.seen(person, spot).into_iter().map(post).collect()
    }

    async fn chat(&mut self, who: &str, spot: &Spot, text: &str) {
        let person = self.stand.person(who);
        let place = self.stand.until("the place", || self.place(person, spot)).await;
        self.stand.write(person, place, text);
    }

    async fn reply(&mut self, who: &str, spot: &Spot, text: &str) {
        let person = self.stand.person(who);
        let place = self.stand.until("the place", || self.place(person, spot)).await;
        self.stand.reply(person, place, text);
    }

    async fn leave(&mut self, who: &str, spot: &Spot) {
        let person = self.stand.person(who);
        match spot {
            Spot::Channel => self.stand.leave_server(person),
            Spot::Room(_) => {
                let thread = self.place(person, spot).expect("a thread");
                self.stand.leave_thread(person, thread);
            }
            Spot::Private | Spot::Elsewhere => panic!("nobody leaves {spot:?}"),
        }
    }

    async fn come_back(&mut self, who: &str) {
        self.stand.return_to_server(self.stand.person(who));
    }

    fn network(&self) -> &'static str {
        "discord"
    }

    async fn pass_deadline(&mut self) {
        self.stop().await;
        self.deadline_now().await;
        self.start().await;
    }

    async fn deadline_now(&mut self) {
        overdue::let_pass(&self.bot.data().join("data")).await;
    }

    async fn deadline_in(&mut self, minutes: i64) {
        overdue::due_in(&self.bot.data().join("data"), SignedDuration::from_mins(minutes)).await;
    }

    async fn joined_long_ago(&mut self) {
        overdue::joined_long_ago(&self.bot.data().join("data")).await;
    }

    async fn silence(&mut self) {
        self.bot.silent().await;
    }

    async fn stop(&mut self) {
        self.bot.kill();
    }

    async fn start(&mut self) {
        let (before, shards) = (self.stand.tally(), self.stand.sharding().recommended);
        self.bot.start();
        if shards == 1 {
            return self.connected(before.identified).await;
        }
        // Sessions of several shards go on.
        let sessions = |tally: Tally| tally.identified + tally.resumed;
        let wanted = sessions(before) + usize::try_from(shards).expect("a small number");
        self.stand.until("all shards", || (sessions(self.stand.tally()) >= wanted).then_some(())).await;
    }
}
