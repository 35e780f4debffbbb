//! Declarations and documents in words.

use dragoman_game::model::{OrderText, PowerId, UnitText};
use dragoman_game::notice::press::{NoWords, PressNotice};
use dragoman_game::rules;
use dragoman_l10n::{Args, Language, Text, Value};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;
use dragoman_statements::PhraseId;

use super::writer::{Said, Writer};

impl Writer<'_> {
    pub(super) fn press(&self, notice: &PressNotice) -> Said {
        match notice {
            PressNotice::Declared { power, text, orders, left, language, phrases, statement, number } => {
                let head = self.text("press-declared", &Args::new().power("power", power));
                // Who asks for it in their language reads only what can be said in it.
                let is_translated = self.is_translated(*language) || text.is_empty();
                let own = if is_translated { vec![self.language()] } else { Vec::new() };
                let said = match statement {
                    Some(statement) => Said { text: head.below(self.declaration(statement)), ..Said::default() },
                    None => {
                        let said = self.words_of(head, text, (orders, *left), &own);
                        let phrases =
                            own.iter().filter(|_| !phrases.is_empty()).map(|own| self.everyday(*own, phrases));
                        Said { text: phrases.fold(said.text, Text::below), ..said }
                    }
                };
                let is_offered = *number > 0 && self.reader.person.is_none();
                let actions = self.in_other_languages(|id| id.with("declared", number)).filter(|_| is_offered);
                // Who asked for it waits for it.
                Said { rings: !text.is_empty(), actions: actions.into_iter().collect(), ..said }
            }
            PressNotice::Document { number, power, text, orders, left, language, languages } => {
                let args = Args::new().number("number", i64::from(*number)).power("power", power);
                let head = self.text("press-document", &args);
                let mut readers = languages.clone();
                if self.is_translated(*language) && !readers.contains(&self.language()) && self.reader.person.is_some()
                {
                    readers.push(self.language());
                }
                let sign =
                    self.in_game(CommandId::Sign).map(|id| self.action(id.with("document", number), "action-sign"));
                let actions: Vec<Action> = sign.into_iter().collect();
                Said { actions, rings: true, ..self.words_of(head, text, (orders, *left), &readers) }
            }
            PressNotice::Signed { number, power, signed } => {
                let args =
                    Args::new().number("number", i64::from(*number)).power("power", power).powers("powers", signed);
                self.only("press-signed", &args)
            }
        }
    }

    /// A person's words, marked as theirs, and the orders in them for readers of other languages.
    pub(super) fn words_of(
        &self,
        head: Text,
        text: &str,
        (orders, left): (&[OrderText], usize),
        languages: &[Language],
    ) -> Said {
        let mut said = if text.is_empty() { head } else { head.below(Text::prose(text)) };
        for language in languages.iter().filter(|_| !orders.is_empty()) {
            said = said.below(self.in_notation(*language, &[], (orders, left), Text::code));
        }
        Said { text: said, ..Said::default() }
    }

    /// The whole orders of a text for readers of `language`, each `shown` so, and that so many more are `left` out. Where
    /// nothing above them says it, they are said to be those of these powers, or what is in a message `by` them.
    pub(super) fn in_notation<T: Into<Value>>(
        &self,
        language: Language,
        by: &[PowerId],
        (orders, left): (&[OrderText], usize),
        shown: impl Fn(String) -> T,
    ) -> Text {
        let write = |order: &OrderText| match language == self.language() {
            true => self.order(order),
            false => rules::write_order(self.words, language, self.variant(), order),
        };
        let written = orders.iter().map(|order| shown(write(order)));
        let args = Args::new().text("language", language.tag()).row("orders", written);
        let args = args.number("count", i64::try_from(left).unwrap_or(1));
        if by.is_empty() {
            self.words.say(language, "in-your-notation", &args)
        } else if self.are_of(by, orders) {
            self.words.say(language, "in-your-notation-of", &args.powers("powers", by))
        } else {
            self.words.say(language, "in-your-notation-in", &args.powers("powers", by))
        }
    }

    /// The orders of a text for readers of several languages, a line for each language.
    pub(super) fn in_notations(
        &self,
        by: &[PowerId],
        orders: &[OrderText],
        left: usize,
        languages: &[Language],
    ) -> Said {
        let line = |language: &Language| self.in_notation(*language, by, (orders, left), String::from);
        let lines = languages.iter().map(line);
        Said { text: Text::lines_of(lines), ..Said::default() }
    }

    /// Whether all these orders are for units that these powers have now: who proposes a plan writes others' orders too.
    fn are_of(&self, by: &[PowerId], orders: &[OrderText]) -> bool {
        let Some(position) = self.current_position() else { return false };
        let units: Vec<&UnitText> = by.iter().filter_map(|power| position.units.get(power)).flatten().collect();
        orders.iter().all(|order| units.contains(&&rules::ordered_unit(order)))
    }

    /// Everyday sentences for readers of `language`, by their ids.
    pub(super) fn everyday(&self, language: Language, phrases: &[String]) -> Text {
        let known = phrases.iter().filter_map(|id| PhraseId::of_id(id));
        let said: Vec<String> = known.map(|phrase| phrase.say(self.words, language)).collect();
        let args = Args::new().text("language", language.tag()).text("sentences", said.join(" "));
        self.words.say(language, "in-your-words", &args)
    }

    /// Everyday sentences for readers of several languages, a line for each language.
    pub(super) fn everyday_in(&self, phrases: &[String], languages: &[Language]) -> Said {
        let lines = languages.iter().map(|language| self.everyday(*language, phrases));
        Said { text: Text::lines_of(lines), ..Said::default() }
    }

    pub(super) fn no_words(&self, why: &NoWords) -> Text {
        match why {
            NoWords::NoTalk => self.plain("no-words-no-talk"),
            NoWords::InPrivate => self.plain("no-words-in-private"),
            NoWords::Muted => self.plain("no-words-muted"),
            NoWords::NoDocument => self.plain("no-words-no-document"),
            NoWords::SignedAlready => self.plain("no-words-signed-already"),
            NoWords::WhichDocument { numbers } => {
                let sign = self.command_with(CommandId::Sign, "document");
                let typed = numbers.iter().map(|number| Text::code(format!("{sign} {number}")));
                self.text("no-words-which-document", &Args::new().row("list", typed))
            }
        }
    }
}
