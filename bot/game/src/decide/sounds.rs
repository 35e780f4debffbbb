//! What rings for a person: chosen by them, for all networks and games.

use dragoman_reading::command::{self, Kind};
use dragoman_reading::times::time_of_day;

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined};
use crate::loaded::LoadedGame;
use crate::model::Game;
use crate::notice::{Declined, Notice, Personal};
use crate::ringing::{MOST_MUTED, QuietHours, Ringing};

/// Instead of hours: there are none.
const NONE: Kind = Kind::Choice(&["none", "no"]);

/// Stores what the person has chosen, and shows all of it.
fn chosen(context: &Context<'_>, game: Option<&Game>, ringing: Ringing) -> Decision {
    let mut person = context.view.person.clone();
    let timezone = person.timezone.clone().unwrap_or_else(|| context.view.timezone.clone());
    let notice = Notice::Personal(Personal::Ringing { ringing: ringing.clone(), timezone });
    let mut decision = context.say(context.aside(), game, notice);
    if person.ringing != ringing {
        person.ringing = ringing;
        decision.changes.person = Some(person);
    }
    decision
}

/// Whether results, reminders and letters ring; what isn't named stays as it is.
pub(super) fn notify(context: &Context<'_>, rings: &dyn Fn(&str) -> Option<bool>) -> Decision {
    let mut ringing = context.view.person.ringing.clone();
    let silent = |id: &str, before: bool| rings(id).map_or(before, |rings| !rings);
    ringing.silent_results = silent("ring-results", ringing.silent_results);
    ringing.silent_reminders = silent("ring-reminders", ringing.silent_reminders);
    ringing.silent_letters = silent("ring-letters", ringing.silent_letters);
    chosen(context, None, ringing)
}

/// Sets quiet hours, or ends them.
pub(super) fn quiet(context: &Context<'_>, hours: Option<&str>) -> Outcome {
    let mut ringing = context.view.person.ringing.clone();
    match hours {
        None => {}
        Some(text) if command::choice(context.words, NONE, text.trim()).is_some() => ringing.quiet = None,
        Some(text) => match read_hours(text) {
            Some(hours) => ringing.quiet = Some(hours),
            None => {
                let none = context.words.plain(context.language(), "word-none");
                let expected = vec!["23:00-7:00".to_owned(), "22-8".to_owned(), none];
                let (parameter, value) = ("hours".to_owned(), text.to_owned());
                return declined(Declined::BadValue { parameter, value, expected });
            }
        },
    }
    Ok(chosen(context, None, ringing))
}

/// Reads `23:00-7:00`, `22 – 8`, `23.30 - 7.00`.
fn read_hours(text: &str) -> Option<QuietHours> {
    let tidy = text.to_lowercase().replace(['–', '—'], "-").replace("..", "-");
    let (from, to) = tidy.split_once('-')?;
    let minute = |text: &str| {
        let text = text.trim();
        let whole = || text.parse::<u16>().ok().filter(|hour| *hour <= 24).map(|hour| hour % 24 * 60);
        let exact = || {
            let time = time_of_day(text)?;
            u16::try_from(i32::from(time.hour()) * 60 + i32::from(time.minute())).ok()
        };
        whole().or_else(exact)
    };
    let (from, to) = (minute(from)?, minute(to)?);
    // "0-24" is the whole day.
    (from != to || from == 0).then_some(QuietHours { from, to })
}

/// Mutes a game, or ends that.
pub(super) fn mute(context: &Context<'_>, loaded: &LoadedGame, muted: bool) -> Decision {
    let mut ringing = context.view.person.ringing.clone();
    let game = &loaded.game;
    ringing.muted.retain(|(id, _)| *id != game.id);
    if muted {
        ringing.muted.push((game.id.clone(), game.name.clone()));
        let surplus = ringing.muted.len().saturating_sub(MOST_MUTED);
        ringing.muted.drain(..surplus);
    }
    chosen(context, Some(game), ringing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_read_as_people_write_them() {
        let night = Some(QuietHours { from: 23 * 60, to: 7 * 60 });
        for text in ["23:00-7:00", "23-7", "23 – 7", "23.00 - 07.00", "23:00..7:00"] {
            assert_eq!(read_hours(text), night, "{text}");
        }
        assert_eq!(read_hours("0-8:30"), Some(QuietHours { from: 0, to: 510 }));
        assert_eq!(read_hours("0-24"), Some(QuietHours { from: 0, to: 0 }));
        assert_eq!(read_hours("12-24"), Some(QuietHours { from: 720, to: 0 }));
        for text in ["", "23", "25-7", "night", "7-7", "23:00-", "-7"] {
            assert_eq!(read_hours(text), None, "{text}");
        }
    }
}
