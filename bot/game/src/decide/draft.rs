//! A game that is prepared before it is created: its settings are shown, can be changed by buttons or in a form, and
//! nothing but the question itself is stored until they are confirmed.

use std::collections::BTreeMap;

use dragoman_l10n::{Language, Words};
use dragoman_reading::command::{self, CommandId, Invocation, Kind, PRESS, RULEBOOKS, Typed};
use dragoman_runtime::names::name_from;
use jiff::SignedDuration;

use super::context::Context;
use super::creation::{create, prepared};
use super::decision::Decision;
use super::not_done::{Outcome, declined};
use super::terms::TIMEZONES;
use super::values;
use crate::event::{Content, IN_ROOM, IN_THREAD, Place};
use crate::notice::opening::{DraftStep, OpeningNotice};
use crate::notice::{Declined, Notice};
use crate::question::{Question, Request};

/// The value of a button or form that names the question with the draft.
pub(super) const DRAFT: &str = "draft";
/// The value of a button: what to do with the draft.
const DO: &str = "do";
/// The value of a button: the parameter whose choices are shown.
const ASK: &str = "ask";
/// The value of a button: how many of these choices were shown before.
const FROM: &str = "from";
/// The value of a button: a parameter and its value, `press=none`.
const SET: &str = "set";
/// The value of a form: settings as they are typed after `new`.
const CHANGES: &str = "changes";
/// The stored value with the id of the first question: every later one is shown in the same post.
const ROOT: &str = "root";

/// The parameter that says the game's language.
const LANGUAGE: &str = "language";

/// How long a draft can be confirmed.
const DRAFT_LIFE: SignedDuration = SignedDuration::from_hours(24);

/// The settings that can be changed by buttons.
pub const CHANGED: [&str; 8] =
    ["deadline", "press", "rulebook", "players", "anonymous", "variant", "language", "timezone"];
/// Deadlines that can be chosen by buttons.
const DEADLINES: [&str; 7] =
    ["24h", "48h", "72h", "168h", "mon,wed,fri 20:00", "tue,thu,sun 20:00", "mon,tue,wed,thu,fri,sat,sun 20:00"];

/// `new`: creates a game, or shows how it would be if nothing was said about it.
pub(super) fn new(context: &Context<'_>, invocation: &Invocation) -> Outcome {
    if invocation.values.contains_key(DRAFT) {
        return answered(context, invocation);
    }
    let is_set = |(id, value): (&String, &String)| id != IN_THREAD && id != IN_ROOM && !value.trim().is_empty();
    if invocation.values.iter().any(is_set) {
        create(context, &in_its_language(context, invocation))
    } else {
        begin(context, invocation)
    }
}

/// `new` with the language in which it was typed, as that of the game, if neither says another one and the bot knows none
/// of the person. English is none: its names are those that documents use.
fn in_its_language(context: &Context<'_>, invocation: &Invocation) -> Invocation {
    let mut values = invocation.values.clone();
    let is_known = context.view.person.language.or(context.event.actor.language).is_some();
    if let Content::Text { text, .. } = &context.event.content
        && !is_known
        && let Some(language) = command::named_in(context.words, context.language(), text)
        && language != Language::EN
    {
        values.entry(LANGUAGE.to_owned()).or_insert_with(|| language.to_string());
    }
    Invocation { spec: invocation.spec, values }
}

/// The language in which a draft is shown: that of the game for somebody who has none yet.
fn shown_in(context: &Context<'_>, values: &BTreeMap<String, String>) -> Language {
    let own = context.view.person.language.or(context.event.actor.language);
    let chosen = || values.get(LANGUAGE).and_then(|tag| tag.parse().ok());
    own.or_else(chosen).unwrap_or_else(|| context.language())
}

/// Shows how a game will be that nothing was said about, or not for certain.
pub(super) fn begin(context: &Context<'_>, invocation: &Invocation) -> Outcome {
    show(context, in_its_language(context, invocation).values, None)
}

/// A button or a form of a draft.
fn answered(context: &Context<'_>, invocation: &Invocation) -> Outcome {
    let get = |id: &str| invocation.values.get(id).map(String::as_str);
    let stored = context.view.question.as_ref().filter(|question| get(DRAFT) == Some(question.id.as_str()));
    let question = stored.ok_or(Declined::NoDraft)?;
    let values = match &question.said {
        Request::Command(command, values) if *command == command::spec(CommandId::New).id => values.clone(),
        Request::Command(..) | Request::Text(_) | Request::Pressed(_) => return declined(Declined::NoDraft),
    };
    if let Some((id, value)) = get(SET).and_then(|set| set.split_once('=')) {
        let mut changed = values;
        changed.insert(id.to_owned(), value.to_owned());
        if id == "variant" {
            // Another board has its own numbers of players and of centres.
            changed.remove("players");
            changed.remove("victory");
        }
        return show(context, changed, Some(question));
    }
    if let Some(text) = get(CHANGES) {
        let name = command::name(context.words, command::spec(CommandId::New), context.language());
        let Typed::Command(typed) = command::read(context.words, context.language(), &format!("{name} {text}")) else {
            return declined(Declined::NoDraft);
        };
        let mut changed = values;
        changed.extend(typed.values);
        return show(context, changed, Some(question));
    }
    match (get(DO), get(ASK)) {
        (Some("create"), _) => {
            let invocation = Invocation { spec: invocation.spec, values: values.clone() };
            let mut decision = create(context, &invocation)?;
            if let Some((game, _)) = &decision.changes.game {
                let made = Some(game.name.clone());
                decision.changes.answered = Some(question.id.clone());
                if let Place::Channel(_) = context.event.place {
                    let notice = OpeningNotice::DraftDone { language: shown_in(context, &values), made };
                    reply(context, &mut decision, &values, &question.id, notice);
                }
            }
            Ok(decision)
        }
        (Some("cancel"), _) => {
            let mut decision = Decision::default();
            decision.changes.answered = Some(question.id.clone());
            let notice = OpeningNotice::DraftDone { language: shown_in(context, &values), made: None };
            reply(context, &mut decision, &values, &question.id, notice);
            Ok(decision)
        }
        (Some("change"), _) => step(context, &values, question, DraftStep::Which),
        (_, Some(parameter)) if CHANGED.contains(&parameter) => {
            let from = get(FROM).and_then(|from| from.parse().ok()).unwrap_or(0);
            let step_of =
                DraftStep::Value { parameter: parameter.to_owned(), values: choices(context, parameter), from };
            step(context, &values, question, step_of)
        }
        _ => step(context, &values, question, DraftStep::Create),
    }
}

/// The settings of a draft as they are typed, one a line, to be changed in a form; `None` if `question` isn't about one.
pub fn sheet(words: &Words, language: Language, question: &Question) -> Option<String> {
    let Request::Command(_, values) = &question.said else { return None };
    values.get(ROOT)?;
    let usual = |id: &str| match id {
        "deadline" => Some("48h"),
        "press" => Some("full"),
        "rulebook" => Some("2023"),
        "anonymous" => Some("no"),
        "variant" => Some("classic"),
        _ => None,
    };
    let parameters = command::spec(CommandId::New).parameters.iter();
    let lines = parameters.filter_map(|parameter| {
        let value = values.get(parameter.id).map(String::as_str).or_else(|| usual(parameter.id))?;
        let word = match parameter.kind {
            kind @ (Kind::Choice(_) | Kind::Variant | Kind::Language) => {
                command::choice_word(words, language, kind, value)
            }
            _ => value.to_owned(),
        };
        let quote = if word.contains(char::is_whitespace) { "\"" } else { "" };
        Some(format!("{}:{quote}{word}{quote}", words.plain(language, command::parameter_message(parameter))))
    });
    Some(lines.collect::<Vec<_>>().join("\n"))
}

/// What can be chosen for a parameter.
fn choices(context: &Context<'_>, parameter: &str) -> Vec<String> {
    let all = |known: &[&str]| known.iter().map(|choice| (*choice).to_owned()).collect();
    match parameter {
        "deadline" => all(&DEADLINES),
        "press" => all(PRESS),
        "rulebook" => all(RULEBOOKS),
        "anonymous" => all(&["yes", "no"]),
        "variant" => command::choices(context.words, Kind::Variant),
        "language" => command::choices(context.words, Kind::Language),
        "timezone" => all(&TIMEZONES),
        _ => {
            let parameters = command::spec(CommandId::New).parameters;
            let known = parameters.iter().find(|known| known.id == parameter);
            known.map(|known| command::choices(context.words, known.kind)).unwrap_or_default()
        }
    }
}

/// Shows another step of a draft that stays as it is.
fn step(context: &Context<'_>, values: &BTreeMap<String, String>, question: &Question, step: DraftStep) -> Outcome {
    let invocation = Invocation { spec: command::spec(CommandId::New), values: values.clone() };
    let prepared = prepared(context, &invocation)?;
    let mut decision = Decision::default();
    let notice = OpeningNotice::Draft {
        language: shown_in(context, values),
        question: question.id.clone(),
        name: values.get("name").map(|_| prepared.name),
        settings: Box::new(prepared.settings),
        step,
    };
    reply(context, &mut decision, values, &question.id, notice);
    Ok(decision)
}

/// Shows the game with these values, as a new question in place of the one `before`.
fn show(context: &Context<'_>, mut values: BTreeMap<String, String>, before: Option<&Question>) -> Outcome {
    values.retain(|id, _| {
        let parameters = command::spec(CommandId::New).parameters;
        id == IN_THREAD || id == ROOT || parameters.iter().any(|parameter| parameter.id == id)
    });
    let now = context.view.now;
    let id = name_from(context.event.id.as_str(), 12);
    values.entry(ROOT.to_owned()).or_insert_with(|| id.clone());
    let question = Question {
        id,
        person: context.view.person.id.clone(),
        said: Request::Command(command::spec(CommandId::New).id.to_owned(), values.clone()),
        // A game that is prepared is in no phase.
        during: BTreeMap::new(),
        expires: now.checked_add(DRAFT_LIFE).unwrap_or(now),
        slot: None,
    };
    let asked = Invocation { spec: command::spec(CommandId::New), values };
    // What can't be carried out is said, and the draft stays as it was.
    values::check(context, &asked)?;
    let mut decision = step(context, &asked.values, &question, DraftStep::Create)?;
    decision.changes.question = Some(question);
    decision.changes.answered = before.map(|question| question.id.clone());
    Ok(decision)
}

/// Shows `notice` to the one who prepares a game, in place of what was shown before.
fn reply(
    context: &Context<'_>,
    decision: &mut Decision,
    values: &BTreeMap<String, String>,
    question: &str,
    notice: OpeningNotice,
) {
    let root = values.get(ROOT).map_or(question, String::as_str);
    let slot = Some(format!("draft:{root}"));
    decision.reply_in(context.view.now, context.back(), slot, None, Notice::Opening(notice));
}
