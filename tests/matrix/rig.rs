//! The adapter as a library, with a recording service behind it.

use std::sync::Arc;

use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::post::{Key, Posted};
use dragoman_game::room::Room;
use dragoman_matrix::Matrix;
use dragoman_matrix::settings::{Login, MatrixSettings, SearchLimits};
use dragoman_platform::message::{Message, Picture, Text};
use dragoman_platform::{Platform, Setback, Unusable};
use serde_json::json;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::homeserver::{self, PASSWORD};
use crate::players::{PATIENCE, Players, id, unique};
use crate::proxy::Proxy;
use crate::recorder::Recorder;

pub type Listening = JoinHandle<Result<(), Unusable>>;

/// The bot without its service: an account, a folder, a memory.
pub struct Bot {
    pub name: String,
    pub settings: MatrixSettings,
    pub folder: tempfile::TempDir,
    pub recorder: Recorder,
    pub running: Option<(Arc<Matrix>, Listening)>,
}

impl Bot {
    pub async fn new(players: &mut Players) -> Self {
        let url = players.url.clone();
        Self::by(&url, players).await
    }

    /// The same, with this URL of the homeserver.
    pub async fn by(url: &str, players: &mut Players) -> Self {
        let _ = tracing_subscriber::fmt()
            .with_env_filter(
                tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "dragoman=info".into()),
            )
            .with_test_writer()
            .try_init();
        let name = unique("dragoman");
        players.register(&[&name]).await;
        let settings = settings(url, &name, PASSWORD);
        let folder = tempfile::tempdir().expect("a data folder");
        let mut bot = Self { name, settings, folder, recorder: Recorder::default(), running: None };
        bot.start().await;
        bot
    }

    pub async fn start(&mut self) {
        // People invite the bot into many rooms here within a minute.
        let matrix = Matrix::connect_with(self.settings.clone(), self.folder.path(), 1000, &self.recorder).await;
        let matrix = matrix.expect("the settings are right");
        let matrix = Arc::new(matrix);
        let sink = Arc::new(self.recorder.clone());
        let listening = tokio::spawn(matrix.clone().listen(sink, CancellationToken::new()));
        self.running = Some((matrix, listening));
    }

    /// Ends it at any point of its work.
    pub async fn kill(&mut self) {
        if let Some((matrix, listening)) = self.running.take() {
            listening.abort();
            let _ = listening.await;
            drop(matrix);
        }
    }

    pub async fn restart(&mut self) {
        self.kill().await;
        self.start().await;
    }

    pub fn matrix(&self) -> &Matrix {
        &self.running.as_ref().expect("it runs").0
    }

    /// The token of its session, which whoever runs its homeserver has too.
    pub fn token(&self) -> String {
        let kept = std::fs::read_to_string(self.folder.path().join("matrix/session.json")).expect("a session");
        let kept: serde_json::Value = serde_json::from_str(&kept).expect("JSON");
        kept["access_token"].as_str().expect("a token").to_owned()
    }

    /// Loses all that it has in its folder but the recovery key: at its next start it logs in as a new device.
    pub fn lose_device(&self) {
        assert!(self.running.is_none(), "it has been ended");
        let folder = self.folder.path().join("matrix");
        let recovery = std::fs::read(folder.join("recovery-key")).expect("a recovery key");
        std::fs::remove_dir_all(&folder).expect("the folder is removed");
        std::fs::create_dir(&folder).expect("a new folder");
        std::fs::write(folder.join("recovery-key"), recovery).expect("the recovery key is kept");
    }

    /// Posts like the dispatcher: retries when it is told to.
    pub async fn post(&self, key: &Key, to: &Place, message: &Message) -> Posted {
        let start = std::time::Instant::now();
        loop {
            match self.matrix().post(key, to, message).await {
                Ok(posted) => return posted,
                Err(Setback::Later { .. }) if start.elapsed() < PATIENCE => {
                    tokio::time::sleep(std::time::Duration::from_millis(250)).await;
                }
                Err(setback) => panic!("it can't be posted: {setback}"),
            }
        }
    }
}

/// The people, the bot, somebody who is called so, and their encrypted conversation with the bot. Variables of this order
/// drop the bot before the people.
pub async fn in_private(name: &str) -> (Players, Bot, String, String) {
    let (mut players, bot, who) = met(name).await;
    let room = players.open_direct(&who, &bot.name).await;
    (players, bot, who, room)
}

/// The same, and a named room of theirs with the bot.
pub async fn in_lobby(name: &str, encrypted: bool) -> (Players, Bot, String, String) {
    let (mut players, bot, who) = met(name).await;
    let room = players.create(&who, Some("lobby"), encrypted, &[&bot.name]).await;
    players.until_joined(&who, &room, &bot.name).await;
    (players, bot, who, room)
}

/// The people, the bot, and somebody who is called so.
pub async fn met(name: &str) -> (Players, Bot, String) {
    let mut players = Players::on(homeserver::shared().await);
    let bot = Bot::new(&mut players).await;
    let who = unique(name);
    players.enter(&[&who]).await;
    (players, bot, who)
}

/// The same, and a proxy between the bot and its homeserver.
pub async fn met_behind_proxy(name: &str) -> (Proxy, Players, Bot, String) {
    let url = homeserver::shared().await;
    let proxy = Proxy::to(url).await;
    let mut players = Players::on(url);
    let bot = Bot::by(&proxy.url, &mut players).await;
    let who = unique(name);
    players.enter(&[&who]).await;
    (proxy, players, bot, who)
}

pub fn settings(url: &str, user: &str, password: &str) -> MatrixSettings {
    MatrixSettings {
        homeserver: url.to_owned(),
        user: user.to_owned(),
        login: Login::Password(password.to_owned()),
        reset_identity: false,
        signed_devices: false,
        accept_identities: Vec::new(),
        allow: Vec::new(),
        folder: None,
        shared_by: None,
        search: SearchLimits::default(),
    }
}

pub fn key(name: &str) -> Key {
    serde_json::from_value(json!(format!("{name:0<22}"))).expect("22 characters")
}

pub fn person(name: &str) -> PersonId {
    PersonId::new(PlatformName::Matrix, &id(name))
}

pub fn private(name: &str) -> Place {
    Place::Person(person(name))
}

pub fn channel(room: &str) -> Place {
    Place::Channel(ChannelId::new(PlatformName::Matrix, room))
}

pub fn said(text: &str) -> Message {
    Message { text: Text::lines_of(text.lines()), ..Message::default() }
}

/// A small real PNG.
pub fn png(width: u32, height: u32) -> Arc<[u8]> {
    by_hand::encode(width, height).into()
}

mod by_hand {
    /// One colour, by hand: signature, IHDR, one stored block, IEND.
    pub fn encode(width: u32, height: u32) -> Vec<u8> {
        let crc = |bytes: &[u8]| {
            !bytes.iter().fold(!0_u32, |crc, byte| {
                (0..8)
                    .fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 })
            })
        };
        let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
        let mut chunk = |kind: &[u8], data: &[u8]| {
            png.extend(u32::try_from(data.len()).expect("small").to_be_bytes());
            let body = [kind, data].concat();
            png.extend(&body);
            png.extend(crc(&body).to_be_bytes());
        };
        let header = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 0, 0, 0, 0]].concat();
        chunk(b"IHDR", &header);
        let raw = vec![0_u8; (width as usize + 1) * height as usize];
        let length = u16::try_from(raw.len()).expect("small");
        let (mut a, mut b) = (1_u32, 0_u32);
        for byte in &raw {
            a = (a + u32::from(*byte)) % 65521;
            b = (b + a) % 65521;
        }
        let adler = (b << 16 | a).to_be_bytes();
        let data = [&[0x78, 1, 1][..], &length.to_le_bytes(), &(!length).to_le_bytes(), &raw, &adler].concat();
        chunk(b"IDAT", &data);
        chunk(b"IEND", b"");
        png
    }
}

pub fn with_map(text: &'static str) -> Message {
    let (name, alt) = ("Bosforo-S1901M".to_owned(), "A grey map.".to_owned());
    let picture = Picture { png: png(160, 120), thumbnail: png(40, 30), width: 160, height: 120, name, alt };
    Message { text: Text::own(text), picture: Some(picture), rings: true, ..Message::default() }
}

pub fn press_room(channel: &str, members: &[&str], open: bool, known: Option<RoomId>) -> Room {
    Room {
        known,
        channel: ChannelId::new(PlatformName::Matrix, channel),
        game: "Bosforo".to_owned(),
        name: "Bosforo · Italy – Turkey".to_owned(),
        members: members.iter().map(|name| person(name)).collect(),
        open,
        ask_back: false,
        over: false,
    }
}
