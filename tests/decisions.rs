//! Decisions on what people write: a game in memory, in which each decision is applied at once, and its notices are
//! read in words.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

mod decisions {
    pub mod admission;
    pub mod agreed_deeds;
    pub mod away;
    pub mod choosing;
    pub mod clock;
    pub mod computer_games;
    pub mod computers;
    pub mod conduct;
    pub mod corrections;
    pub mod declare;
    pub mod delays;
    pub mod deputies;
    pub mod dispatch;
    pub mod doubts;
    pub mod draft;
    pub mod elsewhere;
    pub mod ending;
    pub mod first_steps;
    pub mod heard;
    pub mod help;
    pub mod honest;
    pub mod invitations;
    pub mod letters;
    pub mod lobby;
    pub mod master;
    pub mod menus;
    pub mod network;
    pub mod order_map;
    pub mod own_games;
    pub mod phase;
    pub mod phases;
    pub mod pictures;
    pub mod practice;
    pub mod press;
    pub mod record;
    pub mod relay;
    pub mod rematch;
    pub mod rights;
    pub mod ringing;
    pub mod rule;
    pub mod seats;
    pub mod sentences;
    pub mod setup;
    pub mod showing;
    pub mod small_talk;
    pub mod standing;
    pub mod statements;
    pub mod talk;
    pub mod votes;
    pub mod watching;
    pub mod what_if;
    pub mod wording;
}
