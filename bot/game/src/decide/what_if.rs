//! Orders that a person tries on a board of their own (`what_if.rs` has what is stored of it).
//!
//! Whatever is typed here names the command, so that nothing that is meant for a game is read as an experiment, and no
//! experiment as an order. Positions are those that `map` shows to everybody; of orders in a game only the person's own can
//! be put on the board.

use dragoman_reading::command::{self, Kind, WHAT_IF_STEPS};

use super::context::Context;
use super::decision::Decision;
use super::not_done::Outcome;
use super::orders;
use crate::action::GameRef;
use crate::event::{Content, Place};
use crate::loaded::LoadedGame;
use crate::model::{Line, OrderText, PowerId, Sheet};
use crate::notice::what_if::{Remark, WhatIfNotice};
use crate::notice::{Declined, Notice};
use crate::rules::{self, Message};
use crate::what_if::{Origin, WhatIf};

/// What somebody does with the board besides trying orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    /// Plays the phase, and goes on to the next one.
    GoOn,
    /// Puts the orders there that the person has sent in the game.
    OwnOrders,
    /// Takes all orders of the phase away.
    NoOrders,
    /// Begins again with the game's present position.
    StartOver,
}

impl Deed {
    fn with_id(id: &str) -> Option<Self> {
        match id {
            "go-on" => Some(Self::GoOn),
            "own-orders" => Some(Self::OwnOrders),
            "no-orders" => Some(Self::NoOrders),
            "start-over" => Some(Self::StartOver),
            _ => None,
        }
    }
}

/// The command `what-if`: tries orders, or does something else with the board. `at` is what a button was made for.
pub(super) fn what_if(
    context: &Context<'_>,
    named: Option<&GameRef>,
    [text, then, variant, at]: [Option<&str>; 4],
) -> Outcome {
    let choice = |kind: Kind, text: &str| command::choice(context.words, kind, text.trim());
    let is_typed = !matches!(context.event.content, Content::Pressed { .. });
    // "what-if continue", "what-if ancient-mediterranean": the first value takes all that is typed.
    let of_text = |kind: Kind| text.filter(|_| is_typed).and_then(|text| choice(kind, text));
    let step = then.map(str::to_owned).or_else(|| of_text(Kind::Choice(WHAT_IF_STEPS)));
    let deed = step.as_deref().and_then(Deed::with_id);
    let variant = variant.and_then(|variant| choice(Kind::Variant, variant)).or_else(|| of_text(Kind::Variant));
    let text = text.filter(|text| deed.is_none() && of_text(Kind::Variant).is_none() && !text.trim().is_empty());

    let stored = context.view.person.what_if.as_deref().filter(|board| !board.is_over(context.view.now));
    let (mut board, mut remark) = match (variant, stored) {
        (Some(variant), _) => (WhatIf::opening(&variant, context.view.now), None),
        (None, Some(stored)) if deed != Some(Deed::StartOver) => current(context, named, stored)?,
        (None, stored) => (begun(context, named, stored)?, at.filter(|_| stored.is_none()).map(|_| Remark::Gone)),
    };
    if let Some(at) = at.filter(|_| deed != Some(Deed::StartOver) && remark.is_none()) {
        let tag = if deed.is_some() { board.tag() } else { board.phase_tag() };
        remark = (tag != at).then_some(Remark::Earlier);
    }
    // A button does only what it was made for.
    if at.is_some() && remark.is_some() {
        return Ok(shown(context, board, Vec::new(), remark));
    }
    let mut messages = Vec::new();
    match deed {
        Some(Deed::GoOn) if !board.advance() => remark = Some(Remark::Over),
        Some(Deed::GoOn | Deed::StartOver) => {}
        Some(Deed::NoOrders) => board.orders.clear(),
        Some(Deed::OwnOrders) => match own(context, &board) {
            own if own.is_empty() => remark = Some(Remark::NothingOwn),
            own => own.into_iter().for_each(|(power, orders)| put(&mut board, &power, orders)),
        },
        None => messages = text.map(|text| tried(context, &mut board, text)).unwrap_or_default(),
    }
    Ok(shown(context, board, messages, remark))
}

/// The game that is meant expressly: by its name, by a heading, or by where the command was given.
fn meant<'a>(context: &Context<'a>, named: Option<&GameRef>) -> Result<Option<&'a LoadedGame>, Declined> {
    let is_private = match &context.event.place {
        Place::Person(_) => true,
        Place::Reply { .. } => context.event.channel.is_none(),
        Place::Channel(_) | Place::Room(_) => false,
    };
    // A button belongs to its board, wherever it is pressed.
    let is_pressed = matches!(context.event.content, Content::Pressed { .. });
    match context.game_or(named) {
        Ok(loaded) if named.is_some() || context.meant.is_some() || !is_private && !is_pressed => Ok(Some(loaded)),
        Err(why) if named.is_some() => Err(why),
        Ok(_) | Err(_) => Ok(None),
    }
}

/// The stored board, or a new one if another game is meant or its game has moved on before anything was played on it.
fn current(
    context: &Context<'_>,
    named: Option<&GameRef>,
    stored: &WhatIf,
) -> Result<(WhatIf, Option<Remark>), Declined> {
    let now = context.view.now;
    if let Some(loaded) = meant(context, named)?
        && stored.origin.as_ref().is_none_or(|origin| origin.game != loaded.game.id)
    {
        return WhatIf::of(&loaded.game, now).map(|board| (board, None)).ok_or(Declined::Over);
    }
    let loaded = stored.origin.as_ref().and_then(|origin| context.view.by_id(&origin.game));
    let moved = loaded.filter(|loaded| stored.origin.as_ref() != Some(&Origin::of(&loaded.game)));
    match moved.and_then(|loaded| WhatIf::of(&loaded.game, now)) {
        Some(board) if stored.played == 0 => Ok((board, Some(Remark::Moved))),
        Some(_) => Ok((stored.clone(), Some(Remark::Behind))),
        None => Ok((stored.clone(), None)),
    }
}

/// A new board: with the position of the game that is meant, else of the person's own, else with an opening.
fn begun(context: &Context<'_>, named: Option<&GameRef>, stored: Option<&WhatIf>) -> Result<WhatIf, Declined> {
    let now = context.view.now;
    let again = stored.and_then(|stored| context.view.by_id(&stored.origin.as_ref()?.game));
    let loaded = match (meant(context, named)?, again) {
        (Some(loaded), _) | (None, Some(loaded)) => Ok(loaded),
        (None, None) => context.game_or(named),
    };
    match loaded {
        Ok(loaded) => WhatIf::of(&loaded.game, now).ok_or(Declined::Over),
        Err(why @ Declined::WhichGame { .. }) => Err(why),
        Err(_) => Ok(WhatIf::opening(stored.map_or("classic", |stored| stored.settings.variant.as_str()), now)),
    }
}

/// The person's own orders in the phase from which the board began, while it is being played.
fn own(context: &Context<'_>, board: &WhatIf) -> Vec<(PowerId, Vec<OrderText>)> {
    let loaded = board.origin.as_ref().filter(|_| board.played == 0).and_then(|origin| {
        let loaded = context.view.by_id(&origin.game)?;
        (Origin::of(&loaded.game) == *origin).then_some(loaded)
    });
    let Some(loaded) = loaded else { return Vec::new() };
    let powers = orders::own_powers(context, &loaded.game).into_iter();
    let of = |power: PowerId| {
        let orders: Vec<OrderText> =
            context.sheet(loaded, &power)?.lines.iter().map(|line| line.order.clone()).collect();
        (!orders.is_empty()).then_some((power, orders))
    };
    powers.filter_map(of).collect()
}

/// Puts orders of `power` on the board: the last one for a unit counts.
fn put(board: &mut WhatIf, power: &PowerId, orders: Vec<OrderText>) {
    let line = |order: OrderText| Line { typed: String::new(), order };
    let stored = board.orders.get(power).cloned().unwrap_or_default();
    let mut sheet = Sheet { lines: stored.into_iter().map(line).collect(), doubts: Vec::new() };
    let new: Vec<_> = orders.into_iter().map(|order| (String::new(), order)).collect();
    rules::amend(&mut sheet, &new, &board.settings, &board.position, power);
    let orders = sheet.lines.into_iter().map(|line| line.order).collect();
    board.orders.insert(power.clone(), orders);
}

/// Reads `text` as orders of any powers, and puts them on the board. Returns the text by power with its reading.
fn tried(context: &Context<'_>, board: &mut WhatIf, text: &str) -> Vec<Message> {
    let language = context.language();
    let powers: Vec<PowerId> = rules::powers(&board.settings.variant)
        .into_iter()
        .filter(|power| rules::decides(&board.settings, &board.position, power))
        .collect();
    if let Content::Pressed { .. } = context.event.content {
        let exact = |power: &PowerId| rules::exact(&board.settings, &board.position, power, text);
        if let Some((power, order)) = powers.iter().find_map(|power| Some((power, exact(power)?))) {
            put(board, power, vec![order]);
        }
        return Vec::new();
    }
    let parts = rules::share(context.words, language, &board.settings, &board.position, &powers, text);
    let mut messages = Vec::new();
    for (power, part) in parts {
        let before = board.orders.get(&power).cloned().unwrap_or_default();
        let mut message = Message::unread(&part, language, &power, before);
        let reading = rules::take_in(context.words, &board.settings, &board.position, &mut message);
        // Nothing below the heading of another phase is meant for this one.
        if reading.other_heading.is_none() && !reading.orders.is_empty() {
            put(board, &power, reading.orders.into_iter().map(|(_, order)| order).collect());
        }
        messages.push(message);
    }
    messages
}

/// Stores the board, and shows it where the person asked, to them alone.
fn shown(context: &Context<'_>, mut board: WhatIf, messages: Vec<Message>, remark: Option<Remark>) -> Decision {
    board.touched = context.view.now;
    let own = !own(context, &board).is_empty();
    let mut person = context.view.person.clone();
    let board = Box::new(board);
    person.what_if = Some(board.clone());
    let notice = Notice::WhatIf(WhatIfNotice { board, messages, own, remark });
    let mut decision = context.say(context.aside(), None, notice);
    decision.changes.person = Some(person);
    decision
}
