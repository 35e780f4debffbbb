//! Commands, buttons and forms: what an interaction says, after it was acknowledged.

use std::sync::Arc;

use dragoman_game::event::{AUTHOR, Actor, Content, Event, EventId, IN_ROOM, IN_THREAD, Place, PlatformName};
use dragoman_l10n::Languages;
use dragoman_platform::Sink;
use serde_json::Value;
use tokio_util::sync::CancellationToken;

use super::delivery::{deliver, stored};
use super::guilds::permission;
use super::ids::{channel, person, room};
use super::interactions::{Form, Manner, TRANSLATE, game_channel};
use super::reading::Sort;
use super::wire::{Id, Interaction};
use super::{Discord, body};

/// How many characters of a message are quoted.
const QUOTED: usize = 4000;

impl Discord {
    /// Handles a command, a button or a form; it was acknowledged before.
    pub(super) async fn interaction(
        self: &Arc<Self>,
        sink: &dyn Sink,
        data: &Value,
        stop: &CancellationToken,
    ) -> Option<()> {
        let Ok(interaction) = self.read_interaction(data) else {
            return Some(());
        };
        let Some(author) = interaction.author().map(|author| author.id) else {
            return Some(());
        };
        if let Some(id) = interaction.channel_id {
            let sort = if interaction.is_private() { Sort::Private(Some(author)) } else { Sort::Public };
            stored(stop, || self.reading.meet(sink, id, sort, interaction.id)).await?;
            self.in_guild(id, interaction.guild_id);
        }
        let here = stored(stop, || game_channel(sink, &interaction)).await?;
        if let Some(event) = event_of_interaction(self.words.languages(), &interaction, here) {
            let mut delivered = deliver(sink, event, stop).await?;
            if !delivered.is_answered() {
                // Kept until it is answered; the next one doesn't wait for that.
                let (discord, id) = (Arc::clone(self), interaction.id);
                tokio::spawn(async move {
                    delivered.answered().await;
                    discord.pending.fulfilled(id);
                });
                return Some(());
            }
        }
        self.pending.fulfilled(interaction.id);
        Some(())
    }
}

/// `here`: see [`game_channel`].
fn event_of_interaction(languages: &Languages, interaction: &Interaction, here: Option<Id>) -> Option<Event> {
    let author = interaction.author()?;
    let data = interaction.data.clone().unwrap_or_default();
    let place = match interaction.manner() {
        Manner::Suggest | Manner::Form(_) | Manner::Ignore => return None,
        Manner::Nod => Place::Person(person(author.id)),
        Manner::Think { ephemeral } => {
            Place::Reply { token: interaction.ticket(ephemeral).token(), author: person(author.id) }
        }
    };
    let content = match interaction.kind {
        2 if data.kind == TRANSLATE => {
            let message = data.target_id.and_then(|id| data.resolved.messages.get(&id))?;
            // The bot's own posts have most of their text in an embed.
            let texts = std::iter::once(&message.content).chain(message.embeds.iter().map(|embed| &embed.description));
            let quoted: Vec<&str> = texts.map(String::as_str).filter(|text| !text.is_empty()).collect();
            let is_wrong = data.name == "wrong-sentence";
            let author = (!is_wrong).then(|| (AUTHOR.to_owned(), person(message.author.id).to_string()));
            let quoted = [("quoted".to_owned(), body::cut(&quoted.join("\n"), QUOTED))];
            let command = if is_wrong { "wrong-sentence" } else { "notation" };
            Content::Invoked { command: command.into(), arguments: quoted.into_iter().chain(author).collect() }
        }
        2 => {
            let given = data.options.iter().map(|option| (option.name.clone(), option.typed()));
            let thread = interaction.channel.as_ref().filter(|channel| channel.is_thread() && here != Some(channel.id));
            let given = given.filter(|(name, _)| name != IN_ROOM && name != IN_THREAD);
            let thread = thread.into_iter().flat_map(|thread| match thread.is_public_thread() {
                true => vec![(IN_THREAD.to_owned(), channel(thread.id).to_string())],
                false => vec![(IN_THREAD.to_owned(), String::new()), (IN_ROOM.to_owned(), room(thread.id).to_string())],
            });
            Content::Invoked { command: data.name, arguments: given.chain(thread).collect() }
        }
        5 => {
            let (command, arguments) = Form::filled(&data)?;
            Content::Invoked { command, arguments }
        }
        // A menu reports the choice, a button its own id.
        _ => Content::Pressed {
            action: data.values.first().cloned().unwrap_or_else(|| body::action(&data.custom_id).to_owned()),
        },
    };
    let member = interaction.member.as_ref();
    let nick = member.and_then(|member| member.nick.clone()).or_else(|| author.global_name.clone());
    let actor = Actor {
        person: person(author.id),
        name: nick.unwrap_or_else(|| author.username.clone()),
        language: interaction.language(languages),
        administrator: member
            .and_then(|member| member.permissions)
            .is_some_and(|all| all.contain(permission::MANAGE_SERVER)),
    };
    Some(Event {
        id: EventId::new(PlatformName::Discord, &format!("interaction/{}", interaction.id)),
        at: interaction.id.at(),
        actor,
        place,
        channel: here.map(channel),
        content,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use dragoman_l10n::Language;
    use serde_json::json;

    use super::*;

    fn languages() -> Languages {
        dragoman_locales::languages().expect("checked elsewhere")
    }

    fn event_of(interaction: &Interaction) -> Option<Event> {
        event_of_interaction(&languages(), interaction, interaction.public_channel())
    }

    fn interaction(kind: u8, extra: Value) -> Interaction {
        let mut all = json!({
            "id": "175928847299117063", "token": "t", "type": kind, "locale": "pl",
            "guild_id": "1", "channel_id": "6", "channel": { "id": "6", "type": 12, "parent_id": "5" },
            "member": { "nick": "Kasia", "permissions": "32", "user": { "id": "7", "username": "k" } },
        });
        for (field, value) in extra.as_object().expect("an object") {
            all[field] = value.clone();
        }
        serde_json::from_value(all).expect("an interaction")
    }

    #[test]
    fn a_command_in_a_thread_belongs_to_the_threads_channel() {
        let options = json!([{ "name": "name", "type": 3, "value": "Bosforo" }]);
        let event = event_of(&interaction(2, json!({ "data": { "name": "new", "options": options } })));
        let event = event.expect("an event");
        assert_eq!(event.channel.as_ref().map(|id| id.native()), Some("5"));
        assert_eq!(event.at, "2016-04-30T11:18:25.796Z".parse().expect("an instant"));
        assert_eq!((event.actor.name.as_str(), event.actor.administrator), ("Kasia", true));
        assert_eq!(event.actor.language, Some(Language::of(*b"pl")));
        assert!(matches!(event.place, Place::Reply { .. }));
        assert_eq!(event.room(), Some(room("6".parse().expect("an id"))));
        let arguments = [("name", "Bosforo"), (IN_THREAD, ""), (IN_ROOM, "discord:6")];
        let arguments = BTreeMap::from(arguments.map(|(name, value)| (name.to_owned(), value.to_owned())));
        assert_eq!(event.content, Content::Invoked { command: "new".into(), arguments });
    }

    #[test]
    fn a_command_in_a_public_thread_names_it_unless_its_games_are_meant() {
        let thread = json!({ "id": "6", "type": 11, "parent_id": "5" });
        let given = interaction(2, json!({ "data": { "name": "new" }, "channel": thread }));
        for (here, named) in [("5", Some("discord:6")), ("6", None)] {
            let here = here.parse().expect("an id");
            let event = event_of_interaction(&languages(), &given, Some(here)).expect("an event");
            assert_eq!(event.channel, Some(channel(here)));
            let Content::Invoked { arguments, .. } = event.content else { panic!("a command") };
            assert_eq!(arguments.get(IN_THREAD).map(String::as_str), named);
        }
    }

    #[test]
    fn a_button_gives_its_action_and_a_menu_its_choice() {
        let pressed = |data| match event_of(&interaction(3, json!({ "data": data }))) {
            Some(Event { content: Content::Pressed { action }, .. }) => action,
            other => panic!("{other:?}"),
        };
        assert_eq!(pressed(json!({ "custom_id": "ready:g1~0123456789abcdefghijkl" })), "ready:g1");
        assert_eq!(pressed(json!({ "custom_id": "menu0", "values": ["retreat:ALB"] })), "retreat:ALB");
    }

    #[test]
    fn a_button_in_a_private_conversation_is_answered_there() {
        let mut pressed = interaction(3, json!({ "data": { "custom_id": "ready" } }));
        pressed.user = pressed.member.take().and_then(|member| member.user);
        pressed.guild_id = None;
        let event = event_of(&pressed).expect("an event");
        assert_eq!(event.place, Place::Person(person("7".parse().expect("an id"))));
        assert_eq!(event.channel, None);
    }

    #[test]
    fn an_order_without_text_opens_the_form_and_a_filled_form_is_an_order() {
        let bare = |data| matches!(interaction(2, json!({ "data": data })).manner(), Manner::Form(_));
        assert!(bare(json!({ "name": "order" })));
        let game = json!({ "name": "game", "value": "Bosforo" });
        assert!(bare(json!({ "name": "order", "options": [game] })));
        assert!(!bare(json!({ "name": "order", "options": [{ "name": "text", "value": "A Ven H" }] })));
        let components =
            json!([{ "type": 18, "component": { "type": 4, "custom_id": "text", "value": "A Ven - Tri" } }]);
        let data = json!({ "data": { "custom_id": "form/order", "components": components } });
        let event = event_of(&interaction(5, data)).expect("an event");
        let arguments = BTreeMap::from([("text".to_owned(), "A Ven - Tri".to_owned())]);
        assert_eq!(event.content, Content::Invoked { command: "order".into(), arguments });
    }

    #[test]
    fn a_filled_form_names_the_game_and_the_phase_in_which_it_was_opened() {
        let components = json!([{ "type": 18, "component": { "type": 4, "custom_id": "text", "value": "A Ven H" } }]);
        let id = "form/order:game-id=ab12cd34;during=1-S1901M";
        let event = event_of(&interaction(5, json!({ "data": { "custom_id": id, "components": components } })));
        let arguments = [("during", "1-S1901M"), ("game-id", "ab12cd34"), ("text", "A Ven H")];
        let arguments = arguments.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        assert_eq!(event.expect("an event").content, Content::Invoked { command: "order".into(), arguments });
    }

    #[test]
    fn the_button_under_a_letter_opens_a_form_for_the_answer() {
        let pressed =
            interaction(3, json!({ "data": { "custom_id": "letter:game=g1;to=ITALY~0123456789abcdefghijkl" } }));
        assert!(matches!(pressed.manner(), Manner::Form(_)));
        let components = json!([{ "type": 18, "component": { "type": 4, "custom_id": "words", "value": "ciao" } }]);
        let data = json!({ "data": { "custom_id": "form/letter:game-id=g1;to=ITALY", "components": components } });
        let event = event_of(&interaction(5, data)).expect("an event");
        let arguments = [("game-id", "g1"), ("to", "ITALY"), ("words", "ciao")];
        let arguments = arguments.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        assert_eq!(event.content, Content::Invoked { command: "letter".into(), arguments });
    }

    #[test]
    fn the_menu_of_a_message_gives_its_text_and_author() {
        let message = json!({ "id": "8", "channel_id": "6", "content": "A Ven - Tri", "author": { "id": "9" } });
        let data = json!({ "name": "Translate orders", "type": 3, "target_id": "8", "resolved": { "messages": { "8": message } } });
        let event = event_of(&interaction(2, json!({ "data": data }))).expect("an event");
        let arguments = [("author", "discord:9"), ("quoted", "A Ven - Tri")];
        let arguments = arguments.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        assert_eq!(event.content, Content::Invoked { command: "notation".into(), arguments });
    }
}
