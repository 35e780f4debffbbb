//! People who watch, in words.

use dragoman_game::model::PhaseId;
use dragoman_game::notice::watching::{NoWatching, WatchNotice};
use dragoman_l10n::{Args, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer};

impl Writer<'_> {
    pub(super) fn watching(&self, notice: &WatchNotice) -> Said {
        let named = |name: &str| Args::new().text("name", name.to_owned());
        let game = |game: &str| Args::new().text("game", game.to_owned());
        let to_reader = |said: Said| {
            let mentions = self.reader.person.iter().cloned().collect();
            Said { rings: true, mentions, ..said }
        };
        match notice {
            WatchNotice::Asked { game, name, key, already } => {
                let args = named(name).text("game", game.clone());
                let said = self.only(if *already { "watch-asked-again" } else { "watch-asked" }, &args);
                let actions = [self.let_watch(key, true), self.let_watch(key, false)];
                to_reader(Said { actions: actions.into_iter().flatten().collect(), ..said })
            }
            WatchNotice::Asking { game: name } => self.only("watch-asking", &game(name)),
            WatchNotice::Answered { name, key, agreed } => {
                let args = named(name).text("watchers", self.command(CommandId::Watchers));
                let actions = self.let_watch(key, false).filter(|_| *agreed).into_iter().collect();
                Said { actions, ..self.only(if *agreed { "watch-agreed" } else { "watch-refused" }, &args) }
            }
            WatchNotice::Begun { name } => {
                let args = named(name).text("watchers", self.command(CommandId::Watchers));
                Said { rings: true, mentions: self.seated(), ..self.only("watch-begun", &args) }
            }
            WatchNotice::YouWatch { game: name } => {
                let args = game(name).text("unwatch", self.command(CommandId::Unwatch));
                to_reader(self.only("watch-yours", &args))
            }
            WatchNotice::Ended { name } => self.only("watch-ended", &named(name)),
            WatchNotice::YouDont { game: name, own } => {
                self.only(if *own { "watch-stopped" } else { "watch-not-agreed" }, &game(name))
            }
            WatchNotice::Listed { watching, asking } => {
                let mut text = vec![match watching.is_empty() {
                    true => self.plain("watch-nobody"),
                    false => self.text("watch-listed", &Args::new().list("names", watching.clone())),
                }];
                text.extend(asking.iter().map(|(name, _, agreed)| {
                    Text::item(self.text(if *agreed { "watch-line-agreed" } else { "watch-line" }, &named(name)))
                }));
                let actions = asking.iter().filter_map(|(_, key, agreed)| self.let_watch(key, !agreed)).collect();
                Said { text: Text::lines_of(text), actions, ..Said::default() }
            }
            WatchNotice::Letters { game, phase, .. } => {
                Said { text: self.shown_letters(game, phase), ..Said::default() }
            }
        }
    }

    /// The button by which a player agrees that somebody watches, or doesn't.
    fn let_watch(&self, key: &str, agrees: bool) -> Option<Action> {
        let (value, label) = if agrees { ("yes", "action-watch-yes") } else { ("no", "action-watch-no") };
        let id = self.in_game(CommandId::Watchers)?.with("who", key).with("answer", value);
        Some(self.action(id, label))
    }

    /// The letters of a phase for somebody who watches; nothing if none may be shown any more.
    fn shown_letters(&self, game: &str, phase: &PhaseId) -> Text {
        let letters = &self.material.past.letters;
        if letters.is_empty() {
            return Text::default();
        }
        let args = Args::new().text("game", game.to_owned()).text("phase", self.phase(phase));
        let mut text = vec![self.text("watch-letters", &args)];
        for letter in letters {
            let args = Args::new().power("from", &letter.from).powers("to", &letter.to);
            text.push(self.text("letters-file-head", &args));
            text.push(Text::prose(&letter.text));
        }
        Text::lines_of(text)
    }

    pub(super) fn no_watching(&self, why: NoWatching) -> Text {
        match why {
            NoWatching::NotAgreed => {
                self.text("no-watching-agreed", &Args::new().text("options", self.parameter("options")))
            }
            NoWatching::YouPlay => self.plain("no-watching-you-play"),
            NoWatching::Already => self.plain("no-watching-already"),
            NoWatching::TooOften => self.plain("no-watching-too-often"),
            NoWatching::TooMany => self.plain("no-watching-too-many"),
            NoWatching::NoRequest => self.plain("no-watching-request"),
            NoWatching::HasWatched => self.plain("no-watching-has-watched"),
            NoWatching::NotWatching => self.plain("no-watching-now"),
        }
    }
}
