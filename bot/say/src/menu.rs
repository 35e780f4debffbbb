//! Choices by buttons or from menus.

use dragoman_game::action::ActionId;
use dragoman_game::decide::company::{Company, company};
use dragoman_game::model::{PowerId, PressRule, Seat};
use dragoman_game::notice::menu::Menu;
use dragoman_l10n::{Args, Language, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;

use super::writer::{Said, Writer};

impl Writer<'_> {
    pub(super) fn menu(&self, menu: &Menu) -> Said {
        match menu {
            Menu::Language => {
                Said { text: self.plain("choose-language"), actions: self.language_actions(), ..Said::default() }
            }
            Menu::Timezone { zones } => {
                let timezone = self.command_with(CommandId::Timezone, "timezone");
                let zone = |zone: &String| {
                    let id = ActionId::of(CommandId::Timezone).with("timezone", zone);
                    id.fits().then(|| Action { id: id.into(), label: zone.clone() })
                };
                let actions = zones.iter().filter_map(zone).collect();
                let args = Args::new().text("timezone", timezone).text("now", self.reader.timezone.clone());
                Said { text: self.text("choose-timezone", &args), actions, ..Said::default() }
            }
            Menu::Wishes { powers } => {
                let text = match powers.is_empty() {
                    true => self.plain("choose-wishes"),
                    false => self.text("choose-wishes-more", &Args::new().powers("powers", powers)),
                };
                Said { text, actions: self.wish_actions(powers), ..Said::default() }
            }
            Menu::Talk { others, chosen } => self.talk_menu(others, chosen.as_deref()),
        }
    }

    /// Said in the language that was chosen.
    pub(super) fn language_set(&self, language: Language) -> Said {
        Said { text: self.words.say(language, "language-set", &Args::new()), ..Said::default() }
    }

    /// The languages, each by its own name.
    pub(super) fn language_actions(&self) -> Vec<Action> {
        let languages = self.words.languages();
        let others = languages.iter().filter(|language| *language != self.reader.language);
        let action = |language| {
            let id = self.in_game(CommandId::Language).unwrap_or_else(|| ActionId::of(CommandId::Language));
            Action { id: id.with("language", language).into(), label: languages.name(language) }
        };
        others.map(action).collect()
    }

    /// The powers that can be put behind those that a player prefers already.
    pub(super) fn wish_actions(&self, chosen: &[PowerId]) -> Vec<Action> {
        let action = |list: String, label: String| {
            let id = self.in_game(CommandId::Prefer)?.with("prefer", list);
            id.fits().then(|| Action { id: id.into(), label })
        };
        let before: String = chosen.iter().map(|power| format!("{power},")).collect();
        let others = self.taking_part().into_iter().filter(|power| !chosen.contains(power));
        let more = others.filter_map(|power| action(format!("{before}{power}"), self.power(&power)));
        more.chain(action("any".to_owned(), self.label("action-any-power"))).collect()
    }

    /// The button that shows with whom a player can talk; `None` where computers play all other powers.
    pub(super) fn talk_action(&self) -> Option<Action> {
        let game = self.material.game.as_ref()?;
        let own = self.reader.person.as_ref();
        let somebody = game.seats.iter().filter_map(Seat::person).any(|person| Some(person) != own);
        (game.settings.press == PressRule::Full && somebody)
            .then(|| self.game_action(CommandId::Talk, "action-talk"))?
    }

    /// The buttons at the beginning of a phase by which a player talks: with whom, and what. None where nobody would answer.
    pub(super) fn talk_actions(&self) -> Vec<Action> {
        let (Some(game), Some(person)) = (&self.material.game, &self.reader.person) else { return Vec::new() };
        let talk = || self.game_action(CommandId::Talk, "action-talk");
        let propose = || self.game_action(CommandId::Propose, "action-propose");
        match company(game, person) {
            Company::Nobody => Vec::new(),
            // The same button leads to what can be said to them.
            Company::Computers => talk().into_iter().collect(),
            Company::People => talk().into_iter().chain(propose()).collect(),
        }
    }

    fn talk_menu(&self, others: &[PowerId], chosen: Option<&[PowerId]>) -> Said {
        let listed = |powers: &[&PowerId]| powers.iter().map(|power| power.as_str()).collect::<Vec<_>>().join(",");
        let action = |key: &str, value: String, label: String| {
            let id = self.in_game(CommandId::Talk)?.with(key, value);
            id.fits().then(|| Action { id: id.into(), label })
        };
        let (text, actions): (Text, Vec<Option<Action>>) = match chosen {
            None => {
                let one = |power: &PowerId| action("with", power.to_string(), self.power(power));
                let several =
                    (others.len() > 1).then(|| action("several", "-".to_owned(), self.label("action-several")));
                let say = std::iter::once(self.game_action(CommandId::Propose, "action-propose"));
                (self.plain("choose-talk"), others.iter().map(one).chain(several).chain(say).collect())
            }
            Some(chosen) => {
                let text = match chosen.is_empty() {
                    true => self.plain("choose-talk-several"),
                    false => self.text("choose-talk-more", &Args::new().powers("powers", chosen)),
                };
                let more = others.iter().filter(|power| !chosen.contains(power)).map(|power| {
                    let with: Vec<&PowerId> = chosen.iter().chain([power]).collect();
                    action("several", listed(&with), self.power(power))
                });
                let all: Vec<&PowerId> = chosen.iter().collect();
                let open = (!chosen.is_empty()).then(|| action("with", listed(&all), self.label("action-open-room")));
                (text, open.into_iter().chain(more).collect())
            }
        };
        Said { text, actions: actions.into_iter().flatten().collect(), ..Said::default() }
    }
}
