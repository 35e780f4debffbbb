//! The check of a real network, shared by the program that an operator runs (`main.rs`) and by the suites, which run it
//! against their substitutes so that it stays right.
#![allow(dead_code, reason = "each suite checks its own network")]

pub mod remover;
pub mod steps;

use dragoman_game::event::ChannelId;
use dragoman_platform::Platform;
use jiff::Timestamp;

use self::remover::Remover;
use self::steps::Findings;

/// Tries everything in `channel`, and removes it. `run`: eight letters or digits, different in each run.
pub async fn check(
    platform: &dyn Platform,
    channel: &ChannelId,
    remover: Remover,
    run: &str,
    now: Timestamp,
    is_registered: Option<bool>,
) -> Findings {
    let mut findings = steps::try_out(platform, channel, run, now).await;
    if let Some(is_registered) = is_registered {
        findings.registered(is_registered);
    }
    for made in findings.made.clone() {
        let removed = remover.remove(&made).await;
        findings.removed(&made, removed);
    }
    steps::after_removal(platform, &mut findings).await;
    if let Err(error) = remover.end().await {
        findings.deviations.push(format!("the session of the check couldn't be ended: {error}"));
    }
    findings
}
