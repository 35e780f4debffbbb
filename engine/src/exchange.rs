//! Foreign formats, with types of their own: the line format of `dragoman adjudicate`, and the saved games of the
//! Python package `diplomacy`.
//!
//! The line format is JSON with the notation of that package: one request a line, one answer a line. Reading a request
//! checks everything that makes it a position; orders never make it an error.

mod answer;
mod legal;
mod reason;
mod request;
mod saved_game;
mod words;

pub use answer::Adjudicated;
pub use request::{Refused, Request};
pub use saved_game::SavedGame;

/// Answers one line of `dragoman adjudicate`: a request, or in place of an answer what is wrong with it.
pub fn adjudicate_line(line: &str) -> String {
    match Request::read(line) {
        Ok(request) => request.adjudicate().answer(&request).to_string(),
        Err(refused) => refused.answer().to_string(),
    }
}

/// Answers one line of `dragoman legal`: every lawful order of the position.
pub fn legal_line(line: &str) -> String {
    match Request::read(line) {
        Ok(request) => legal::answer(&request).to_string(),
        Err(refused) => refused.answer().to_string(),
    }
}
