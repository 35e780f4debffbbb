//! First responses to interactions, which Discord wants within three seconds: an acknowledgement, suggestions, or a
//! form.
//!
//! Nothing is decided here. Commands and buttons are stored and acknowledged before the service handles them;
//! suggestions and forms are complete answers and change nothing.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::action;
use dragoman_game::event::{GAME_ID, Place};
use dragoman_l10n::{Args, Language, Languages, Words, capitalized};
use dragoman_platform::{Sink, StoreUnavailable};
use dragoman_reading::command::{self, CommandId, OF_MESSAGES};
use jiff::SignedDuration;
use serde::Deserialize;
use serde_json::{Value, json};
use serenity::http::{LightMethod, Route};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tracing::warn;

use super::Discord;
use super::body::{self, cut};
use super::commands::{CHOICES, completes, name_in_menu};
use super::ids::{channel, person, room};
use super::replies::{Acknowledged, Ticket};
use super::rest::{CallError, code};
use super::wire::{Component, Id, Interaction, InteractionData};

/// The prefix of a form's custom id; its action follows.
const FORM: &str = "form/";
/// The command whose form shows the stored orders, and the parameter that is filled in.
const ORDER: (&str, &str) = ("order", "text");
/// The command whose form is empty, and the parameter that is filled in.
const LETTER: (&str, &str) = ("letter", "words");
/// The command whose form shows the settings of a game that is prepared, and the parameter that is filled in.
const DRAFT: (&str, &str) = ("new", "changes");
/// The value of the button that opens that form, and the one that names what is prepared.
const DRAFT_FORM: (&str, &str) = ("form", "draft");
/// The longest custom id, in characters.
const CUSTOM_ID: usize = 100;
/// The kinds of interaction: a command, and the completion of one that is being typed.
const COMMAND: u8 = 2;
const TYPING: u8 = 4;
/// The type of a command that is chosen from a message's menu.
pub(super) const TRANSLATE: u8 = 3;
/// How long storing an interaction may take: less than Discord waits for its acknowledgement.
const KEEPING: Duration = Duration::from_secs(2);
/// The pause after each attempt at a first response, in milliseconds. An interaction is valid for three seconds without
/// one.
const RETRY_PAUSES: [u64; 3] = [100, 400, 0];
/// So long after an interaction it isn't acknowledged any more, which would be in vain; a resumed session repeats such ones.
/// That is more than Discord's three seconds, since its clock and ours may differ.
const TOO_LATE: SignedDuration = SignedDuration::from_secs(30);
/// The query to [`Lookups::complete`](dragoman_platform::Lookups::complete) that fills the form of a game that is prepared.
const SHEET: &str = "sheet";

/// A form to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Form {
    /// The action that it performs, without the value that is filled in.
    action: String,
    /// The command and the parameter that is filled in.
    about: (&'static str, &'static str),
}

impl Form {
    fn new(action: String, about: (&'static str, &'static str)) -> Option<Self> {
        (FORM.len() + action.len() <= CUSTOM_ID).then_some(Self { action, about })
    }

    /// The action of a submitted form, and its values.
    pub(super) fn filled(data: &InteractionData) -> Option<(String, BTreeMap<String, String>)> {
        let (command, mut values) = action::of_action(data.custom_id.strip_prefix(FORM)?);
        let (_, id) = [ORDER, LETTER, DRAFT].into_iter().find(|(id, _)| *id == command)?;
        values.insert(id.to_owned(), field(&data.components, id).unwrap_or_default());
        Some((command.to_owned(), values))
    }
}

/// The first response to an interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// Suggestions for the value that is being typed.
    Suggest,
    /// A form: the orders, a letter, or the settings of a game.
    Form(Form),
    /// "… is thinking": the answer follows.
    Think {
        /// Only its author will see the answer.
        ephemeral: bool,
    },
    /// A silent acknowledgement: the answer is an ordinary message in the private conversation.
    Nod,
    /// None: the interaction is of a kind that isn't ours.
    Ignore,
}

impl Interaction {
    /// Whether it happened in a private conversation with the bot.
    pub(super) fn is_private(&self) -> bool {
        self.guild_id.is_none()
    }

    /// The language of the person's client, if it is supported.
    pub(super) fn language(&self, languages: &Languages) -> Option<Language> {
        self.locale.as_deref().and_then(|locale| languages.of_locale(locale))
    }

    pub(super) fn author(&self) -> Option<&super::wire::User> {
        self.member.as_ref().and_then(|member| member.user.as_ref()).or(self.user.as_ref())
    }

    /// The channel of the server in which it happened; for a thread, its parent.
    pub(super) fn public_channel(&self) -> Option<Id> {
        self.guild_id?;
        let thread = self.channel.as_ref().filter(|channel| channel.is_thread());
        thread.and_then(|thread| thread.parent_id).or(self.channel_id)
    }

    pub(super) fn manner(&self) -> Manner {
        let private = self.is_private();
        let data = self.data.as_ref();
        if let Some(form) = data.and_then(|data| self.form(data)) {
            return Manner::Form(form);
        }
        match self.kind {
            COMMAND => Manner::Think { ephemeral: !private },
            3 if private => Manner::Nod,
            3 | 5 => Manner::Think { ephemeral: !private },
            TYPING => Manner::Suggest,
            _ => Manner::Ignore,
        }
    }

    /// The form of a command without its last value, of the button under a letter, and of the one under a game that is
    /// prepared.
    fn form(&self, data: &InteractionData) -> Option<Form> {
        match self.kind {
            COMMAND if data.kind != TRANSLATE => {
                let (command, id) = [ORDER, LETTER].into_iter().find(|(command, _)| *command == data.name)?;
                if data.options.iter().any(|option| option.name == id && !option.typed().trim().is_empty()) {
                    return None;
                }
                let values = data.options.iter().filter(|option| option.name != id);
                let values: Vec<_> = values.map(|option| format!("{}={}", option.name, option.typed())).collect();
                let whole = values.iter().all(|value| !value.contains(';'));
                let action =
                    if values.is_empty() { command.to_owned() } else { format!("{command}:{}", values.join(";")) };
                Form::new(action, (command, id)).filter(|_| whole)
            }
            3 => {
                let action = body::action(&data.custom_id);
                let (command, values) = action::of_action(action);
                let (form, draft) = DRAFT_FORM;
                if let Some(id) = values.get(draft).filter(|_| command == DRAFT.0 && values.contains_key(form)) {
                    return Form::new(format!("{command}:{draft}={id}"), DRAFT);
                }
                let bare = command == LETTER.0 && !values.contains_key(LETTER.1);
                // A button names its game by id, a command by name.
                Form::new(action.replacen(":game=", &format!(":{GAME_ID}="), 1), LETTER).filter(|_| bare)
            }
            _ => None,
        }
    }

    pub(super) fn ticket(&self, ephemeral: bool) -> Ticket {
        Ticket { interaction: self.id, token: self.token.clone(), ephemeral }
    }
}

/// The value of the field `id` of a form.
pub(super) fn field(components: &[Component], id: &str) -> Option<String> {
    let all = components.iter().flat_map(|component| component.all());
    all.into_iter().find(|component| component.custom_id.as_deref() == Some(id)).and_then(|field| field.value.clone())
}

impl Discord {
    /// Parses an interaction, with ids instead of names of the command and its options.
    pub(super) fn read_interaction(&self, data: &Value) -> Result<Interaction, serde_json::Error> {
        let mut interaction: Interaction = Deserialize::deserialize(data)?;
        if matches!(interaction.kind, COMMAND | TYPING)
            && let Some(data) = interaction.data.take()
        {
            let chosen = data.kind == TRANSLATE;
            interaction.data =
                Some(if chosen { self.of_message(data) } else { self.called.with_ids(&self.words, data) });
        }
        Ok(interaction)
    }

    /// `data` of a command from a message's menu, by the command's id. The menu shows English names where there is no
    /// translation, and sends them.
    fn of_message(&self, mut data: InteractionData) -> InteractionData {
        let is_called = |spec: &&command::Spec| name_in_menu(&self.words, spec, Language::EN) == data.name;
        let found = OF_MESSAGES.into_iter().map(command::spec).find(is_called);
        data.name = found.map_or("notation", |spec| spec.id).to_owned();
        data
    }

    /// Sends the first response to `interaction`, in a task of its own.
    pub(super) fn receive(
        self: &Arc<Self>,
        sink: &Arc<dyn Sink>,
        interaction: Interaction,
        data: &Value,
        stop: &CancellationToken,
    ) {
        if let Some(author) = interaction.author() {
            let joined = interaction.member.as_ref().and_then(|member| member.joined_at.as_deref());
            self.notice_return(author.id, joined, stop);
        }
        let (discord, sink) = (Arc::clone(self), Arc::clone(sink));
        let is_late = self.now().duration_since(interaction.id.at()) > TOO_LATE;
        match interaction.manner() {
            Manner::Ignore => {}
            // Whether an earlier run has acknowledged it is asked when there is an answer.
            Manner::Think { .. } | Manner::Nod if is_late => self.pending.take_on(interaction.id, data),
            Manner::Suggest | Manner::Form(_) if is_late => {}
            Manner::Think { ephemeral } => {
                self.pending.take_on(interaction.id, data);
                let tell = self.replies.open(interaction.id, self.now());
                let flags = if ephemeral { 1 << 6 } else { 0 };
                let answer = json!({ "type": 5, "data": { "flags": flags } });
                tokio::spawn(async move { discord.acknowledge(&*sink, &interaction, &answer, tell).await });
            }
            Manner::Nod => {
                self.pending.take_on(interaction.id, data);
                let tell = self.replies.open(interaction.id, self.now());
                let answer = json!({ "type": 6 });
                tokio::spawn(async move { discord.acknowledge(&*sink, &interaction, &answer, tell).await });
            }
            Manner::Suggest => {
                tokio::spawn(async move {
                    let answer = suggestions(&*sink, &discord.words, &interaction).await;
                    discord.answer_at_once(&interaction, &answer).await;
                });
            }
            Manner::Form(form) => {
                tokio::spawn(async move {
                    let answer = discord.form(&*sink, &interaction, &form).await;
                    discord.answer_at_once(&interaction, &answer).await;
                });
            }
        }
    }

    async fn acknowledge(
        &self,
        sink: &dyn Sink,
        interaction: &Interaction,
        answer: &Value,
        tell: watch::Sender<Acknowledged>,
    ) {
        // An acknowledged interaction must not be lost by a crash. Discord shows an error for one that isn't
        // acknowledged.
        let kept = timeout(KEEPING, self.pending.kept(sink, interaction.id)).await;
        if !matches!(kept, Ok(Ok(()))) {
            warn!(
                "an interaction couldn't be stored in time and isn't acknowledged; the answer goes to its author in private"
            );
            let _ = tell.send(Acknowledged::No);
            return;
        }
        let mut may_have_arrived = false;
        for pause in RETRY_PAUSES {
            match self.call_back(interaction, answer).await {
                Ok(()) => {
                    let _ = tell.send(Acknowledged::Yes);
                    return;
                }
                Err(CallError::Bad(code::ALREADY_ACKNOWLEDGED, _)) => {
                    // Not by this run: an earlier one may have answered it too.
                    let _ = tell.send(if may_have_arrived { Acknowledged::Yes } else { Acknowledged::Unknown });
                    return;
                }
                Err(CallError::Later(..)) if pause > 0 => {
                    may_have_arrived = true;
                    sleep(Duration::from_millis(pause)).await;
                }
                Err(error @ CallError::Later(..)) => {
                    warn!(%error, "nobody knows whether an interaction was acknowledged");
                    let _ = tell.send(Acknowledged::Unknown);
                    return;
                }
                Err(error) => {
                    warn!(%error, "an interaction couldn't be acknowledged; the answer goes to its author in private");
                    break;
                }
            }
        }
        let _ = tell.send(Acknowledged::No);
    }

    async fn answer_at_once(&self, interaction: &Interaction, answer: &Value) {
        for pause in RETRY_PAUSES {
            match self.call_back(interaction, answer).await {
                Ok(()) | Err(CallError::Bad(code::ALREADY_ACKNOWLEDGED, _)) => return,
                Err(CallError::Later(..)) if pause > 0 => sleep(Duration::from_millis(pause)).await,
                Err(error) => return warn!(%error, "suggestions or a form couldn't be shown"),
            }
        }
    }

    /// Whether no game is played in `here`, and the author of `interaction` plays in none and practises nothing. In doubt
    /// it is not so.
    async fn has_nothing_to_order(&self, sink: &dyn Sink, interaction: &Interaction, here: Option<Id>) -> bool {
        let (Some(here), Some(author)) = (here, interaction.author()) else { return false };
        let (place, asker) = (Place::Channel(channel(here)), person(author.id));
        let client = interaction.language(self.words.languages());
        matches!(sink.has_game(&channel(here)).await, Ok(false))
            && sink.seats(&asker).await.is_ok_and(|seats| seats.is_empty())
            && sink.complete(&place, (&asker, client), (ORDER.0, None), ORDER.1, "").await.is_empty()
    }

    async fn call_back(&self, interaction: &Interaction, answer: &Value) -> Result<(), CallError> {
        let route = Route::InteractionResponse { interaction_id: interaction.id.to(), token: &interaction.token };
        self.rest.tell_patiently(LightMethod::Post, route, Some(answer)).await
    }

    /// The form's JSON; for orders and settings, with those that are stored. Where somebody has nothing to order, a sentence
    /// instead.
    async fn form(&self, sink: &dyn Sink, interaction: &Interaction, form: &Form) -> Value {
        let language = interaction.language(self.words.languages()).unwrap_or_default();
        // Orders that are stored are offered in the form, which is for their game and phase; without the store it is empty.
        let here = game_channel(sink, interaction).await.unwrap_or_else(|_| interaction.public_channel());
        let (command, values) = action::of_action(&form.action);
        let client = interaction.language(self.words.languages());
        let (mut draft, mut orders) = (String::new(), None);
        if let (Some(author), Some(place)) = (interaction.author(), place(interaction, here)) {
            let author = person(author.id);
            if form.about == DRAFT {
                let about = (command, values.get(DRAFT_FORM.1).map(String::as_str));
                let stored = sink.complete(&place, (&author, client), about, SHEET, "").await;
                draft = stored.into_iter().next().map(|(_, sheet)| sheet).unwrap_or_default();
            } else if form.about == ORDER {
                let thread = interaction.channel.as_ref().filter(|channel| channel.is_thread());
                let thread = thread.filter(|channel| !channel.is_public_thread()).map(|channel| room(channel.id));
                let game = values.get("game").map(String::as_str);
                orders = sink.order_form(&place, thread.as_ref(), (&author, client), game).await;
            }
        }
        let is_bare = form.about == ORDER && !values.contains_key("game") && orders.is_none();
        if is_bare && self.has_nothing_to_order(sink, interaction, here).await {
            let new = format!("/{}", command::path(&self.words, command::spec(CommandId::New), language));
            let said = self.words.say(language, "no-game-here", &Args::new().text("new", new)).plain();
            return json!({ "type": 4, "data": { "content": said, "flags": 1 << 6 } });
        }
        let (command, id) = form.about;
        let spec = command::by_id(command);
        let mut title = spec.map(|spec| capitalized(&command::name(&self.words, spec, language))).unwrap_or_default();
        let mut form = form.clone();
        let mut sheet = draft;
        // Who plays in several games sees for which one the orders are that are filled in, and they are for that one.
        if let Some(orders) = orders {
            title = format!("{title} · {}", orders.game);
            form = Form::new(orders.action, form.about).unwrap_or(form);
            sheet = orders.sheet;
        }
        let sheet = cut(&sheet, 4000);
        let parameter = spec.and_then(|spec| spec.parameters.iter().find(|parameter| parameter.id == id));
        let label = match parameter {
            Some(one) => self.words.plain(language, &format!("{}.about", command::parameter_message(one))),
            None => self.words.plain(language, "draft-form"),
        };
        let mut input = json!({ "type": 4, "custom_id": id, "style": 2, "required": true, "max_length": 4000 });
        if !sheet.is_empty() {
            input["value"] = sheet.into();
        }
        json!({ "type": 9, "data": {
            "custom_id": format!("{FORM}{}", form.action),
            "title": cut(&title, 45),
            "components": [{ "type": 18, "label": cut(&label, 45), "component": input }],
        }})
    }
}

/// The channel whose games an interaction is about; `None` in private. In a public thread it is the thread if a game is
/// played in it, or none in its parent.
pub(super) async fn game_channel(sink: &dyn Sink, interaction: &Interaction) -> Result<Option<Id>, StoreUnavailable> {
    let parent = interaction.public_channel();
    let Some(thread) = interaction.channel.as_ref().filter(|channel| channel.is_public_thread()) else {
        return Ok(parent);
    };
    let Some(of) = parent else { return Ok(None) };
    let own = sink.has_game(&channel(thread.id)).await? || !sink.has_game(&channel(of)).await?;
    Ok(Some(if own { thread.id } else { of }))
}

/// Where the interaction comes from: a private conversation, or `here`, its channel.
fn place(interaction: &Interaction, here: Option<Id>) -> Option<Place> {
    match here {
        Some(id) => Some(Place::Channel(channel(id))),
        None => interaction.author().map(|author| Place::Person(person(author.id))),
    }
}

async fn suggestions(sink: &dyn Sink, words: &Words, interaction: &Interaction) -> Value {
    const LIMIT: usize = 100;
    let mut offered = Vec::new();
    let focused = interaction.data.as_ref().and_then(|data| {
        let option = data.options.iter().find(|option| option.focused)?;
        // An older menu may ask for parameters that don't exist any more.
        let parameters = command::by_id(&data.name)?.parameters;
        let registered = parameters.iter().any(|known| known.id == option.name && completes(words, known));
        let game = data.options.iter().find(|option| option.name == "game" && !option.focused);
        registered.then_some((&data.name, option, game.map(|game| game.typed())))
    });
    let here = game_channel(sink, interaction).await.unwrap_or_else(|_| interaction.public_channel());
    if let (Some((command, option, game)), Some(author), Some(place)) =
        (focused, interaction.author(), place(interaction, here))
    {
        let command = (command.as_str(), game.as_deref());
        let asker = person(author.id);
        let client = interaction.language(words.languages());
        offered = sink.complete(&place, (&asker, client), command, &option.name, &option.typed()).await;
    }
    let choices = offered.into_iter().filter(|(shown, value)| !shown.is_empty() && value.chars().count() <= LIMIT);
    let choices: Vec<_> =
        choices.take(CHOICES).map(|(shown, value)| json!({ "name": cut(&shown, LIMIT), "value": value })).collect();
    json!({ "type": 8, "data": { "choices": choices } })
}
