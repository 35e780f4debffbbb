//! What waits for an answer within three seconds, and gets one at once: an acknowledgement, suggestions, or a form.
//!
//! Nothing is decided here. A command and a button are acknowledged before the service hears of them; suggestions and
//! forms are their own answer and change nothing.

use std::sync::Arc;
use std::time::Duration;

use dragoman_l10n::Language;
use serde_json::{Value, json};
use serenity::http::{LightMethod, Route};
use tokio::sync::watch;
use tokio::time::sleep;
use tracing::warn;

use super::body::cut;
use super::replies::{Acknowledged, Ticket};
use super::rest::{Trouble, code};
use super::wire::{Component, Id, Interaction};
use super::{Discord, channel, person};
use crate::command;
use crate::event::Place;
use crate::platforms::Sink;

/// The form of the order sheet.
pub(super) const ORDER_FORM: &str = "form/order";
/// The command that the form stands for, and its parameter.
pub(super) const ORDER: (&str, &str) = ("order", "text");
/// What is asked of [`Sink::complete`] to fill the form: the first value is the stored sheet.
const SHEET: &str = "sheet";

/// How an interaction is answered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// With suggestions for what is being typed.
    Suggest,
    /// With the order sheet to fill in.
    Form,
    /// "… is thinking": the answer follows.
    Think {
        /// Only its author will see the answer.
        ephemeral: bool,
    },
    /// Silently: the answer comes as an ordinary message of a private conversation.
    Nod,
    /// Not at all: a kind that isn't ours.
    Ignore,
}

impl Interaction {
    /// In the conversation of one person with the bot.
    pub(super) fn is_private(&self) -> bool {
        self.guild_id.is_none()
    }

    pub(super) fn author(&self) -> Option<&super::wire::User> {
        self.member.as_ref().and_then(|member| member.user.as_ref()).or(self.user.as_ref())
    }

    /// The channel of the server in which it happened; for a thread, the thread's.
    pub(super) fn public_channel(&self) -> Option<Id> {
        self.guild_id?;
        let thread = self.channel.as_ref().filter(|channel| channel.is_thread());
        thread.and_then(|thread| thread.parent_id).or(self.channel_id)
    }

    pub(super) fn manner(&self) -> Manner {
        let private = self.is_private();
        let data = self.data.as_ref();
        match self.kind {
            2 => {
                let bare = data.is_some_and(|data| {
                    data.name == ORDER.0 && data.options.iter().all(|option| option.name != ORDER.1)
                });
                if bare { Manner::Form } else { Manner::Think { ephemeral: !private } }
            }
            3 if private => Manner::Nod,
            3 | 5 => Manner::Think { ephemeral: !private },
            4 => Manner::Suggest,
            _ => Manner::Ignore,
        }
    }

    pub(super) fn ticket(&self, ephemeral: bool) -> Ticket {
        Ticket { interaction: self.id, token: self.token.clone(), ephemeral }
    }
}

/// What was written into the field `id` of a form.
pub(super) fn field(components: &[Component], id: &str) -> Option<String> {
    let all = components.iter().flat_map(|component| component.all());
    all.into_iter().find(|component| component.custom_id.as_deref() == Some(id)).and_then(|field| field.value.clone())
}

impl Discord {
    /// Answers or acknowledges `interaction`, in a task of its own.
    pub(super) fn receive(self: &Arc<Self>, sink: &Arc<dyn Sink>, interaction: Interaction) {
        let discord = Arc::clone(self);
        match interaction.manner() {
            Manner::Ignore => {}
            Manner::Think { ephemeral } => {
                let tell = self.replies.open(interaction.id, self.now());
                let flags = if ephemeral { 1 << 6 } else { 0 };
                let answer = json!({ "type": 5, "data": { "flags": flags } });
                tokio::spawn(async move { discord.acknowledge(&interaction, &answer, tell).await });
            }
            Manner::Nod => {
                let tell = self.replies.open(interaction.id, self.now());
                tokio::spawn(async move { discord.acknowledge(&interaction, &json!({ "type": 6 }), tell).await });
            }
            Manner::Suggest => {
                let sink = Arc::clone(sink);
                tokio::spawn(async move {
                    let answer = suggestions(&*sink, &interaction).await;
                    discord.answer_at_once(&interaction, &answer).await;
                });
            }
            Manner::Form => {
                let sink = Arc::clone(sink);
                tokio::spawn(async move {
                    let answer = discord.form(&*sink, &interaction).await;
                    discord.answer_at_once(&interaction, &answer).await;
                });
            }
        }
    }

    async fn acknowledge(&self, interaction: &Interaction, answer: &Value, tell: watch::Sender<Acknowledged>) {
        // An interaction waits three seconds; a second attempt after that is in vain.
        for pause in [100, 400, 0] {
            match self.call_back(interaction, answer).await {
                Ok(()) | Err(Trouble::Bad(code::ALREADY_ACKNOWLEDGED, _)) => {
                    let _ = tell.send(Acknowledged::Yes);
                    return;
                }
                Err(Trouble::Later(..)) if pause > 0 => sleep(Duration::from_millis(pause)).await,
                Err(trouble) => {
                    warn!(%trouble, "an interaction couldn't be acknowledged; its answer goes to its author");
                    break;
                }
            }
        }
        let _ = tell.send(Acknowledged::No);
    }

    async fn answer_at_once(&self, interaction: &Interaction, answer: &Value) {
        if let Err(trouble) = self.call_back(interaction, answer).await {
            warn!(%trouble, "suggestions or a form couldn't be shown");
        }
    }

    async fn call_back(&self, interaction: &Interaction, answer: &Value) -> Result<(), Trouble> {
        let route = Route::InteractionResponse { interaction_id: interaction.id.to(), token: &interaction.token };
        self.rest.tell(LightMethod::Post, route, Some(answer)).await
    }

    /// The order sheet, filled with what is stored.
    async fn form(&self, sink: &dyn Sink, interaction: &Interaction) -> Value {
        let language = interaction.locale.as_deref().and_then(Language::from_locale).unwrap_or_default();
        let stored = match (interaction.author(), place(interaction)) {
            (Some(author), Some(place)) => sink.complete(&place, &person(author.id), ORDER.0, SHEET, "").await,
            _ => Vec::new(),
        };
        let sheet = stored.into_iter().next().map(|(_, sheet)| cut(&sheet, 4000)).unwrap_or_default();
        let title = command::by_id(ORDER.0).map(|spec| command::name(&self.words, spec, language)).unwrap_or_default();
        let label = self.words.plain(language, "parameter-text.about");
        json!({ "type": 9, "data": {
            "custom_id": ORDER_FORM,
            "title": cut(&title, 45),
            "components": [{ "type": 18, "label": cut(&label, 45), "component": {
                "type": 4, "custom_id": ORDER.1, "style": 2, "value": sheet, "required": true, "max_length": 4000,
            }}],
        }})
    }
}

/// Where a question is asked from: a conversation or a channel.
fn place(interaction: &Interaction) -> Option<Place> {
    match interaction.public_channel() {
        Some(id) => Some(Place::Channel(channel(id))),
        None => interaction.author().map(|author| Place::Person(person(author.id))),
    }
}

async fn suggestions(sink: &dyn Sink, interaction: &Interaction) -> Value {
    const LIMIT: usize = 100;
    let mut offered = Vec::new();
    let focused = interaction.data.as_ref().and_then(|data| {
        let option = data.options.iter().find(|option| option.focused)?;
        Some((&data.name, option))
    });
    if let (Some((command, option)), Some(author), Some(place)) = (focused, interaction.author(), place(interaction)) {
        offered = sink.complete(&place, &person(author.id), command, &option.name, &option.typed()).await;
    }
    let choices = offered.into_iter().filter(|(shown, value)| !shown.is_empty() && value.chars().count() <= LIMIT);
    let choices: Vec<_> = choices
        .take(super::commands::CHOICES)
        .map(|(shown, value)| json!({ "name": cut(&shown, LIMIT), "value": value }))
        .collect();
    json!({ "type": 8, "data": { "choices": choices } })
}
