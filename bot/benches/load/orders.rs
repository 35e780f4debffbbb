//! How long a message with orders takes to be answered.

use std::sync::atomic::AtomicUsize;
use std::time::{Duration, Instant};

use dragoman_game::event::Place;
use dragoman_game::model::GameId;
use dragoman_game::rules;
use dragoman_l10n::Language;
use dragoman_platform::Inbox as _;
use dragoman_runtime::clock::Clock as _;
use jiff::SignedDuration;

use crate::Running;
use crate::games::some_orders;
use crate::runtime::{Chance, event, text};
use crate::times::{at, processor};

/// Sends `messages` messages in `games` games, one after the other.
pub async fn orders(running: &Running, events: &AtomicUsize, games: usize, messages: usize) {
    let now = running.clock.now().checked_add(SignedDuration::from_secs(60)).expect("a time");
    running.clock.set(now);
    let mut took = Vec::with_capacity(messages);
    let (mut used, mut followed) = (0.0, 0.0);
    let mut chance = Chance(1902);
    for message in 0..messages {
        let id = GameId(format!("g{:07}", 1 + message % games));
        let Some(loaded) = running.store.game(&id).await.expect("a store") else { continue };
        let Some(game) = loaded.game.running().filter(|game| game.position.phase.is_movement()) else {
            continue;
        };
        let choices = some_orders(&loaded.game.settings, &game.position, &mut chance);
        let Some((power, choices)) = choices.iter().find(|(_, orders)| orders.len() >= 3) else { continue };
        let seat = loaded.game.seat_with(power).expect("somebody plays it");
        let person = seat.person().expect("a person").clone();
        let written: Vec<_> = choices
            .iter()
            .map(|order| rules::write_order(&running.words, Language::EN, &loaded.game.settings.variant, order))
            .collect();
        let event = event(events, person.native(), Place::Person(person.clone()), text(&written.join("\n")), now);
        let answered = running.network.answered.notified();
        tokio::pin!(answered);
        answered.as_mut().enable();
        let (start, before) = (Instant::now(), processor());
        running.service.deliver(event).await.expect("a store");
        answered.await;
        took.push(start.elapsed());
        used += processor() - before;
        // The public status is edited too.
        let before = processor();
        while running.store.waiting().await.expect("a store") > 0 {
            let _ = tokio::time::timeout(Duration::from_millis(20), running.network.arrived.notified()).await;
        }
        followed += processor() - before;
    }
    took.sort();
    println!("{} messages with a power's whole orders, one after the other", took.len());
    println!("  to the answer, median   {:8.1} ms", at(&took, 0.5));
    println!("  to the answer, 99 %     {:8.1} ms  (aim: 25 ms)", at(&took, 0.99));
    println!(
        "  processor               {:8.1} ms  (aim: 5 ms; reading, storing, words, and the map)",
        used * 1000.0 / took.len() as f64
    );
    println!("  and for what follows    {:8.1} ms  (the public status)", followed * 1000.0 / took.len() as f64);
}
