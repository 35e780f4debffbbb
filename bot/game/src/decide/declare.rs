//! Public declarations in a power's name, and documents that their readers can sign. They bind nobody (seed 001 IV.2).

use std::collections::{BTreeMap, BTreeSet};

use dragoman_l10n::Language;
use dragoman_runtime::names;
use dragoman_statements::{Alternative, Sort, StoredStatement};

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::press::everyday;
use super::publishable::whole;
use super::silence::is_silent;
use super::{addressees, letters, stage, statements};
use crate::decide::press::powers_in;
use crate::event::Place;
use crate::happening::Happening;
use crate::loaded::{LoadedGame, RoomRow};
use crate::model::{Declaration, Document, Game, Piece, PowerId, PressRule, Running, Seat};
use crate::notice::limit::Reached;
use crate::notice::press::{NoWords, PressNotice};
use crate::notice::{Declined, Destination, Notice};
use crate::rules::{self, InPress};

/// The number of documents for the same readers that a game keeps for signing; the oldest are removed.
const KEPT: usize = 50;

/// The number of documents that not everybody reads that a game keeps for signing, whoever their readers are; from then on each new
/// one takes the place of the oldest of the power that has offered most.
const KEPT_OF_SOME: usize = 300;

/// From here on are the numbers of documents that not everybody reads.
const NOT_PUBLIC: u32 = 10_000;

/// The number of declarations that a game keeps, to say them in other languages; the oldest are removed.
const KEPT_DECLARATIONS: usize = 50;

/// Whether the acting player may publish something now, to everyone or to some.
fn may<'a>(context: &Context<'_>, game: &'a Game, public: bool) -> Result<(&'a Running, PowerId), Declined> {
    let running = stage::running(game)?;
    match game.settings.press {
        PressRule::None => return Err(Declined::Press(NoWords::NoTalk)),
        PressRule::Public if !public => return Err(Declined::NoPress),
        PressRule::Public | PressRule::Full => {}
    }
    if is_silent(game) {
        return Err(Declined::Silence);
    }
    if game.settings.anonymous && matches!(context.event.place, Place::Channel(_) | Place::Room(_)) {
        return Err(Declined::Press(NoWords::InPrivate));
    }
    let seat = game.seat_of(&context.view.person.id);
    if public && seat.is_some_and(|seat| seat.muted) {
        return Err(Declined::Press(NoWords::Muted));
    }
    let own = seat.and_then(|seat| seat.powers.first());
    own.map(|own| (running, own.clone())).ok_or(Declined::NotIn)
}

/// Counts one more publication of `who`.
pub(super) fn count(context: &Context<'_>, game: &mut Game, who: &PowerId) -> Result<(), Declined> {
    let (most, number) = (context.view.limits.documents, game.running().map_or(0, |running| running.number));
    match game.published.count(number, Piece::Document, who, most) {
        true => Ok(()),
        false => Err(Declined::Limit(Reached::Documents { most })),
    }
}

fn orders(context: &Context<'_>, game: &Game, running: &Running, text: &str) -> InPress {
    rules::orders_in_press(context.words, context.language(), &game.settings, &running.position, text)
}

/// Publishes a declaration in the name of the acting player's power.
pub(super) fn say(context: &Context<'_>, loaded: &LoadedGame, text: &str) -> Outcome {
    let game = &loaded.game;
    let (running, power) = may(context, game, true)?;
    let mut after = game.clone();
    let text = whole(text).and_then(|text| count(context, &mut after, &power).map(|()| text))?;
    let statement = statement(context, game, running, (&power, &text));
    let InPress { orders, left } = match &statement {
        // Its orders are said in each language anyway.
        Some(_) => InPress::default(),
        None => orders(context, game, running, &text),
    };
    let phrases = if orders.is_empty() { everyday(context, context.language(), &text) } else { Vec::new() };
    let language = context.language();
    let number = game.declarations.last().map_or(1, |last| last.number + 1);
    let known = Declaration { number, power, statement, orders, left, phrases, language };
    // Words of one's own aren't stored, and can't be said in another language.
    let is_said_anew = known.statement.is_some() || !known.orders.is_empty() || !known.phrases.is_empty();
    let notice = declared(&known, text, is_said_anew);
    if is_said_anew {
        after.declarations.push(known);
        let surplus = after.declarations.len().saturating_sub(KEPT_DECLARATIONS);
        after.declarations.drain(..surplus);
    }
    let mut decision = Decision::default();
    decision.happened(Happening::Declared(notice));
    context.acknowledge(&mut decision, game);
    Ok(decision.with(loaded, after))
}

/// What a declaration says as a statement to all others who still play, if it is one.
fn statement(
    context: &Context<'_>,
    game: &Game,
    running: &Running,
    (power, text): (&PowerId, &str),
) -> Option<StoredStatement> {
    let read = statements::sure(context, game, running, power, text).filter(|read| read.answers.is_none())?;
    let mut clauses = read.alternatives.iter().flat_map(Alternative::clauses);
    if clauses.all(|clause| matches!(clause.sort(), Sort::Answer | Sort::Line)) {
        return None;
    }
    let others = rules::powers(&game.settings.variant).into_iter();
    let others: Vec<PowerId> = others.filter(|other| other != power && !running.position.is_out(other)).collect();
    rules::statement(&game.settings.variant, power, &others, None, read.alternatives)
}

fn declared(known: &Declaration, text: String, is_said_anew: bool) -> PressNotice {
    let Declaration { number, power, statement, orders, left, phrases, language } = known.clone();
    let number = if is_said_anew { number } else { 0 };
    PressNotice::Declared { power, text, orders, left, language, phrases, statement, number }
}

/// A declaration in the language of who asks, to them alone.
pub(super) fn translated(context: &Context<'_>, loaded: &LoadedGame, number: &str) -> Decision {
    let game = &loaded.game;
    let found = game.declarations.iter().find(|known| known.number.to_string() == number);
    let known = found.map(|known| Notice::Press(declared(known, String::new(), true)));
    context.answer(context.aside(), Some(game), known.unwrap_or(Notice::Declined(Declined::TooOld)))
}

/// The places in which the readers of a document read it.
pub(crate) fn places(game: &Game, document: &Document) -> Vec<Destination> {
    if let Some(key) = &document.room {
        return vec![Destination::Press { key: key.clone(), platform: game.channel.platform() }];
    }
    if document.readers.is_empty() {
        return vec![Destination::Place(Place::Channel(game.channel.clone()))];
    }
    let readers = game.seats.iter().filter(|seat| seat.powers.iter().any(|power| document.readers.contains(power)));
    readers.filter_map(Seat::person).map(|person| Destination::Place(Place::Person(person.clone()))).collect()
}

/// The press room whose members read a document that is written there and is for nobody in particular.
fn room_of<'a>(context: &Context<'a>, loaded: &LoadedGame, with: Option<&str>) -> Option<&'a RoomRow> {
    let here = context.view.room.as_ref().filter(|_| with.is_none());
    here.filter(|room| room.game == loaded.game.id && room.relayed.is_none())
}

/// The powers that read a document of who plays `own`: the room's, or those that are named. Empty: everyone reads it.
pub(super) fn readers(
    context: &Context<'_>,
    loaded: &LoadedGame,
    with: Option<&str>,
    own: &[PowerId],
) -> Result<BTreeSet<PowerId>, Declined> {
    match (room_of(context, loaded, with), with) {
        (Some(room), _) => {
            let members = powers_in(&loaded.game, room);
            let is_member = members.iter().any(|power| own.contains(power));
            if is_member { Ok(members.iter().cloned().collect()) } else { Err(Declined::NotIn) }
        }
        // A thread that not everybody reads, and no press room: who writes there doesn't mean the whole table.
        (None, None) if context.event.room().is_some() => Err(Declined::TalkToWhom),
        (None, None) => Ok(BTreeSet::new()),
        (None, Some(with)) => match addressees::powers(context.words, &loaded.game.settings.variant, with, own)? {
            powers if powers.is_empty() => Err(Declined::TalkToWhom),
            powers => Ok(powers.into_iter().collect()),
        },
    }
}

/// Publishes a document to the readers of the room in which it was written, to the powers that are named, or to
/// everyone.
pub(super) fn document(context: &Context<'_>, loaded: &LoadedGame, text: &str, with: Option<&str>) -> Outcome {
    // Whom it is for, if that is said, and otherwise all readers of the room.
    let room = room_of(context, loaded, with);
    let public = room.is_none() && with.is_none();
    let (running, power) = may(context, &loaded.game, public)?;
    let own = loaded.game.seat_of(&context.view.person.id).map(|seat| seat.powers.clone()).unwrap_or_default();
    let readers = readers(context, loaded, with, &own)?.into_iter().chain(with.map(|_| power.clone())).collect();
    let mut game = loaded.game.clone();
    let text = whole(text).and_then(|text| count(context, &mut game, &power).map(|()| text))?;
    let own_language = context.language();
    let mut languages: Vec<Language> = Vec::new();
    for language in context.view.readers.iter().filter(|language| room.is_some() && **language != own_language) {
        if !languages.contains(language) {
            languages.push(*language);
        }
    }
    let number = next_number(&game, &readers, context.event.id.as_str());
    let document = Document { number, readers, room: room.map(|room| room.key.clone()), signed: vec![power.clone()] };
    let InPress { orders, left } = orders(context, &game, running, &text);
    let mut decision = Decision::default();
    if !document.readers.is_empty() {
        let to: Vec<PowerId> = document.readers.iter().filter(|reader| **reader != power).cloned().collect();
        letters::keep(&mut decision, context, &mut game, &power, &to, &text);
    }
    let notice = PressNotice::Document { number, power, text, orders, left, language: own_language, languages };
    acknowledge(context, &mut decision, &game, &document);
    decision.happened(Happening::DocumentShown { document: document.clone(), notice });
    store(&mut game, document);
    Ok(decision.with(loaded, game))
}

/// The number of the document for `readers` that is offered by `event`. Public ones are counted. How many documents some have shown each
/// other is theirs: the number of such a one says nothing about those of others. No number comes again, also after the oldest
/// documents are gone: a button to sign one has nothing else.
fn next_number(game: &Game, readers: &BTreeSet<PowerId>, event: &str) -> u32 {
    let numbers = game.documents.iter().map(|known| known.number);
    if readers.is_empty() {
        // An older version counted all of them together.
        return numbers.filter(|number| *number < NOT_PUBLIC).max().map_or(1, |last| last + 1);
    }
    let same = || game.documents.iter().filter(|known| known.readers == *readers).map(|known| known.number);
    let names: Vec<&str> = readers.iter().map(PowerId::as_str).collect();
    let derived = |again: u32| {
        let of = names::number_from(&format!("{}:{}:{event}:{again}", game.id, names.join("+")));
        NOT_PUBLIC + u32::try_from(of % 90_000).unwrap_or_default()
    };
    (0..).map(derived).find(|number| same().all(|known| known != *number)).unwrap_or(NOT_PUBLIC)
}

/// Keeps `document` for signing. The documents of others take nothing from it.
fn store(game: &mut Game, document: Document) {
    let is_same = |known: &Document| known.readers == document.readers;
    let oldest = game.documents.iter().position(is_same);
    if let Some(oldest) = oldest.filter(|_| game.documents.iter().filter(|known| is_same(known)).count() >= KEPT) {
        game.documents.remove(oldest);
    }
    game.documents.push(document);
    while game.documents.iter().filter(|known| !known.readers.is_empty()).count() > KEPT_OF_SOME {
        let Some(oldest) = surplus(&game.documents) else { return };
        game.documents.remove(oldest);
    }
}

/// Which document goes first of those that not everybody reads: they stay with the game, and one power may show them to many sets of
/// readers.
fn surplus(documents: &[Document]) -> Option<usize> {
    let of_some = || documents.iter().enumerate().filter(|(_, known)| !known.readers.is_empty());
    let authors = || of_some().filter_map(|(at, known)| Some((at, known.signed.first()?)));
    let mut offered: BTreeMap<&PowerId, usize> = BTreeMap::new();
    for (_, author) in authors() {
        *offered.entry(author).or_default() += 1;
    }
    let (most, _) = offered.into_iter().max_by_key(|(_, count)| *count)?;
    authors().find(|(_, author)| *author == most).map(|(at, _)| at)
}

/// An author who wrote in another place than the document's gets a confirmation.
fn acknowledge(context: &Context<'_>, decision: &mut Decision, game: &Game, document: &Document) {
    let place = &context.event.place;
    let here = match context.view.room.as_ref().filter(|_| matches!(place, Place::Room(_))) {
        Some(room) => document.room.as_ref() == Some(&room.key),
        None => places(game, document).contains(&Destination::Place(place.clone())),
    };
    if !here {
        decision.reply(context.view.now, context.aside(), Some(game), Notice::Done);
    }
}

/// Signs a document with the acting player's power.
pub(super) fn sign(context: &Context<'_>, loaded: &LoadedGame, which: Option<&str>) -> Outcome {
    let mut game = loaded.game.clone();
    let own = game.seat_of(&context.view.person.id).map(|seat| seat.powers.clone()).ok_or(Declined::NotIn)?;
    let is_reader =
        |document: &Document| document.readers.is_empty() || own.iter().any(|power| document.readers.contains(power));
    let has_signed = |document: &Document| own.iter().any(|power| document.signed.contains(power));
    let number = match which.map(|which| which.trim().trim_start_matches('#').parse::<u32>()) {
        Some(Ok(number)) => Some(number),
        Some(Err(_)) => None,
        None => {
            let open: Vec<u32> = game
                .documents
                .iter()
                .filter(|document| is_reader(document) && !has_signed(document))
                .map(|document| document.number)
                .collect();
            match open.as_slice() {
                [] => None,
                [only] => Some(*only),
                _ => return declined(Declined::Press(NoWords::WhichDocument { numbers: open })),
            }
        }
    };
    let found = game.documents.iter().position(|document| Some(document.number) == number && is_reader(document));
    let at = found.ok_or(Declined::Press(NoWords::NoDocument))?;
    refuse_if(has_signed(&game.documents[at]), Declined::Press(NoWords::SignedAlready))?;
    let public = game.documents[at].readers.is_empty();
    let power = match may(context, &game, public).map(|(_, power)| power) {
        // A button under a document in the channel doesn't show who presses it.
        Err(Declined::Press(NoWords::InPrivate)) => own.first().cloned().ok_or(Declined::NotIn),
        power => power,
    }?;
    game.documents[at].signed.push(power.clone());
    let document = game.documents[at].clone();
    let notice = PressNotice::Signed { number: document.number, power, signed: document.signed.clone() };
    let mut decision = Decision::default();
    acknowledge(context, &mut decision, &game, &document);
    decision.happened(Happening::DocumentShown { document, notice });
    Ok(decision.with(loaded, game))
}
