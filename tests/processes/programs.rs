//! The processes of the program on one database, each with all three networks.

use std::time::{Duration, Instant};

use crate::PATIENCE;
use crate::bot::{Bot, free_port};
use crate::homeserver::PASSWORD;
use crate::stand::{Stand, TOKEN};

/// What all processes are told.
pub struct Told<'a> {
    /// The address of the database that they share; `None`: a file.
    pub database: Option<&'a str>,
    pub stand: &'a Stand,
    pub homeserver: &'a str,
    /// The account on Matrix.
    pub account: &'a str,
}

/// The processes.
pub struct Programs {
    bots: Vec<Bot>,
    /// The address of each one's page.
    pub addresses: Vec<String>,
    /// The token of the host's link, which opens each page.
    pub host: String,
    client: reqwest::Client,
}

impl Programs {
    /// Starts so many, and waits until their pages answer.
    pub async fn start(count: usize, told: &Told<'_>) -> Self {
        let addresses: Vec<String> = (0..count).map(|_| format!("127.0.0.1:{}", free_port())).collect();
        let mut bots: Vec<Bot> = addresses.iter().map(|address| bot(address, told)).collect();
        // The account's keys are in one folder.
        let keys = bots[0].data().join("data/matrix").display().to_string();
        bots.iter_mut().for_each(|bot| bot.set("DRAGOMAN_MATRIX_FOLDER", &keys));
        let client = reqwest::Client::builder().timeout(Duration::from_secs(1)).build().expect("a client");
        let mut programs = Self { bots, addresses, host: String::new(), client };
        programs.bots[0].start();
        programs.answers(0).await;
        let link = std::fs::read_to_string(programs.bots[0].data().join("data/host-token")).expect("the host's link");
        programs.host = link.trim().to_owned();
        for number in 1..count {
            let data = programs.bots[number].data().join("data");
            std::fs::create_dir_all(&data).expect("a folder that can be written");
            std::fs::write(data.join("host-token"), &link).expect("a folder that can be written");
            programs.bots[number].start();
        }
        for number in 1..count {
            programs.answers(number).await;
        }
        programs
    }

    async fn answers(&mut self, number: usize) {
        let begun = Instant::now();
        let url = format!("http://{}/health", self.addresses[number]);
        while self.client.get(&url).send().await.is_err() {
            assert!(self.bots[number].runs() && begun.elapsed() < PATIENCE, "{}", self.bots[number].said());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until one that isn't disturbed has posted everything.
    pub async fn silence(&mut self, number: usize) {
        self.bots[number].silent().await;
    }

    pub fn count(&self) -> usize {
        self.bots.len()
    }

    /// Kills one by SIGKILL.
    pub fn kill(&mut self, number: usize) {
        self.bots[number].kill();
    }

    /// Starts one that was killed.
    pub fn revive(&mut self, number: usize) {
        self.bots[number].start();
    }

    /// Starts one again that has ended by itself. That is done only to a process that stands still, by the one that takes
    /// over its Matrix folder.
    pub fn was_ended(&mut self, number: usize) -> bool {
        let ended = !self.bots[number].runs();
        if ended {
            self.bots[number].kill();
            self.bots[number].start();
        }
        ended
    }

    /// Sends it a signal.
    pub fn signal(&self, number: usize, name: &str) {
        let process = self.bots[number].process().expect("it was started").to_string();
        // It may have been ended by another one.
        let _ = std::process::Command::new("kill").args([&format!("-{name}"), &process]).status();
    }

    /// A process, and the names of the leases that it holds, as it says itself; none if it doesn't say anything.
    pub async fn leases(&self, number: usize) -> (usize, Vec<String>) {
        let url = format!("http://{}/metrics?token={}", self.addresses[number], self.host);
        let Ok(answer) = self.client.get(url).send().await else { return (number, Vec::new()) };
        let text = answer.text().await.unwrap_or_default();
        let held = text.lines().filter_map(|line| line.strip_prefix("dragoman_lease{lease=\"")?.strip_suffix("\"} 1"));
        (number, held.map(str::to_owned).collect())
    }

    /// Everything that they have said in their logs.
    pub fn said(&self) -> String {
        self.bots.iter().map(Bot::said).collect()
    }
}

fn bot(address: &str, told: &Told<'_>) -> Bot {
    let mut bot = Bot::new(&[
        ("DRAGOMAN_LOCAL_LISTEN", address.to_owned()),
        ("DRAGOMAN_DISCORD_TOKEN", TOKEN.to_owned()),
        ("DRAGOMAN_DISCORD_API", told.stand.url()),
        ("DRAGOMAN_MATRIX_HOMESERVER", told.homeserver.to_owned()),
        ("DRAGOMAN_MATRIX_USER", told.account.to_owned()),
        ("DRAGOMAN_MATRIX_PASSWORD", PASSWORD.to_owned()),
        // Hundreds of rooms are opened in a minute, on one server.
        ("DRAGOMAN_LIMITS_INVITATIONS", "1000".to_owned()),
    ]);
    bot.set("DRAGOMAN_DATABASE", told.database.unwrap_or_default());
    bot
}
