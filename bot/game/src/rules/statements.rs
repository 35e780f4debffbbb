//! Statements in a stored position: read, and what follows from those that are agreed.

use std::collections::{BTreeMap, BTreeSet};

use dragoman_engine::{
    Map, PathChoice, Phase, PhaseKind, Position as Board, Power, Rulebook, Season, Turn, WrittenOrder, WrittenUnit,
};
use dragoman_l10n::{Language, Words};
use dragoman_notation::Situation;
use dragoman_reading::orders::OrderReader;
use dragoman_statements::{
    AlsoReads, Alternative, Between, Clause, Meaning, OwnSide, Recognised, Recogniser, Slot, Statement,
    StoredStatement, Task, TypedReader, TypedStatement, Unread, Until, Value, also_reads, by_convoy, is_fact,
    is_judged, is_of_one_turn, is_repeated, tasks, turn_of_orders,
};
use jiff::civil::Date;

use super::ids::{order_text, power_id};
use super::legal::legal_orders;
use super::position::{load, situation};
use super::setup::{map, rulebook, seats};
use super::why::ordered_unit;
use crate::model::{OrderText, PhaseId, PhaseRecord, Position, PowerId, ProvinceId, Settings, Verdict};

/// Reads what a power writes on a day, in a position.
pub struct StatementReader<'a> {
    words: &'a Words,
    language: Language,
    situation: Situation,
    rulebook: Rulebook,
    power: Option<Power>,
    today: Date,
}

impl<'a> StatementReader<'a> {
    /// The reader of what `power` writes on the day `today`; `None` where no orders are read.
    pub fn new(
        words: &'a Words,
        language: Language,
        (settings, position): (&Settings, &Position),
        (power, today): (&PowerId, Date),
    ) -> Option<Self> {
        let situation = situation(settings, position)?;
        let power = situation.map().power(power);
        Some(Self { words, language, situation, rulebook: rulebook(settings), power, today })
    }

    fn recogniser(&self) -> Recogniser<'_> {
        let Self { words, language, situation, rulebook, power, today } = self;
        let orders = OrderReader { words, language: *language, situation, rulebook };
        Recogniser { reader: TypedReader { orders, today: *today }, power: *power }
    }

    /// A text as a statement that was typed, and what else it reads as.
    pub fn typed(&self, text: &str) -> (Result<TypedStatement, Unread>, AlsoReads) {
        let reader = self.recogniser().reader;
        let read = reader.read(text);
        let also = match read {
            Ok(_) => also_reads(&reader.orders, self.power, text),
            Err(_) => AlsoReads::default(),
        };
        (read, also)
    }

    /// Whether a text begins with a keyword of a statement in its writer's language and a colon, though it may be the name of a
    /// command.
    pub fn begins_with_keyword(&self, text: &str) -> bool {
        dragoman_statements::begins_with_keyword(&self.recogniser().reader.orders, text)
    }

    /// What talk may mean as a statement, the likeliest first: what its author may be asked about.
    pub fn offers(&self, text: &str) -> Vec<TypedStatement> {
        self.recogniser().offers(text)
    }

    /// What talk in private, where orders are read, means as a statement ([`Recogniser::in_private`]).
    pub fn talk_in_private(&self, text: &str) -> Option<TypedStatement> {
        self.recogniser().in_private(text)
    }

    /// The orders in talk that are asked for, refused or expected there, and not those that its author will give: without its other
    /// words such an order would say something else.
    pub fn orders_talked_about(&self, text: &str) -> Vec<OrderText> {
        let all = match self.recogniser().read(text) {
            Recognised::Said(one) => vec![one],
            Recognised::Offered(all) => all,
            Recognised::Nothing => return Vec::new(),
        };
        // What may be the author's own order is relayed as one.
        let is_own = |clause: &Clause| clause.meaning() == Meaning::OrderMe;
        let clauses = || all.iter().flat_map(|one| &one.alternatives).flat_map(Alternative::clauses);
        if clauses().any(is_own) {
            return Vec::new();
        }
        let said = clauses().flat_map(|clause| [Slot::Orders, Slot::Order].map(|slot| clause.value(slot)));
        let said = said.filter_map(|value| if let Some(Value::Orders(all)) = value { Some(all) } else { None });
        // A convoy is asked for whether or not the order says so.
        let ways = said.flatten().flat_map(|order| [*order, by_convoy(order)]);
        ways.map(|order| order_text(self.situation.map(), &order)).collect()
    }
}

/// A statement of `from` to others in its stored form; `None` if it is said to nobody.
pub fn statement(
    variant: &str,
    from: &PowerId,
    to: &[PowerId],
    answers: Option<u32>,
    alternatives: Vec<Alternative>,
) -> Option<StoredStatement> {
    let map = map(variant);
    let to: Option<Vec<Power>> = to.iter().map(|power| map.power(power)).collect();
    Some(StoredStatement::write(map, &Statement::new(map.power(from)?, to?, answers, alternatives)?))
}

/// An alternative that is agreed between its author and others, said in a phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// Who has said it.
    pub author: PowerId,
    /// Those who have agreed to it, or to whom its author is bound by it.
    pub with: Vec<PowerId>,
    /// The phase for which it was said.
    pub phase: PhaseId,
    /// What is agreed.
    pub alternative: Alternative,
}

/// Of which turn's orders an alternative is that was said in a phase.
struct Asked<'a> {
    alternative: &'a Alternative,
    /// The turn in which it was said, and that of the next moves then.
    said: Turn,
    next: Turn,
    /// Whether it was said in a winter.
    in_winter: bool,
}

impl<'a> Asked<'a> {
    /// `None`: the phase has no turn.
    fn new(alternative: &'a Alternative, phase: &PhaseId) -> Option<Self> {
        let said = phase.code()?.turn;
        let next = turn_of_orders(said, phase.is_movement());
        Some(Self { alternative, said, next, in_winter: phase.kind() == Some(PhaseKind::Adjustment) })
    }

    /// The first turn whose orders `clause` is about, if it is about the orders of one turn; else that in which it begins to hold.
    fn first(&self, clause: &Clause) -> Turn {
        self.first_at(clause, self.alternative.from())
    }

    /// The same if it holds `from` a turn on.
    fn first_at(&self, clause: &Clause, from: Option<Turn>) -> Turn {
        let from_after = |turn: Turn| from.filter(|from| *from > turn);
        match clause.meaning() {
            meaning if !is_of_one_turn(meaning) => from_after(self.said).unwrap_or(self.said),
            meaning if is_of_builds(meaning) => {
                Turn { season: Season::Winter, ..from_after(self.said).unwrap_or(self.said) }
            }
            // What is dislodged in the turn in which that is said retreats in it.
            Meaning::RetreatMe | Meaning::RetreatYou => match from_after(self.said) {
                Some(from) => turn_of_orders(from, true),
                None if self.in_winter => self.next,
                None => self.said,
            },
            _ => from_after(self.next).map_or(self.next, |from| turn_of_orders(from, true)),
        }
    }

    /// Whether `clause` is about each turn until the alternative ends.
    fn repeats(&self, clause: &Clause) -> bool {
        is_repeated(clause) && self.alternative.until().is_some()
    }

    /// Whether the alternative has ended by the turn `now`.
    fn has_ended(&self, now: Turn) -> bool {
        matches!(self.alternative.until(), Some(Until::Turn(until)) if now > until)
    }

    /// Whether `clause` is about the orders of `phase`, which is in the turn `now`.
    fn is_about(&self, clause: &Clause, phase: &Phase, now: Turn) -> bool {
        let first = self.first(clause);
        let is_later = self.repeats(clause) && now > first;
        match (clause.meaning(), phase) {
            (meaning, _) if !is_of_one_turn(meaning) => true,
            (meaning, phase) if is_of_builds(meaning) => {
                matches!(phase, Phase::Adjustment(_)) && (first.year == now.year || is_later)
            }
            (Meaning::RetreatMe | Meaning::RetreatYou, phase) => matches!(phase, Phase::Retreat(_)) && first == now,
            (_, Phase::Movement(_)) => first == now || is_later,
            (_, Phase::Retreat(_) | Phase::Adjustment(_) | Phase::Over(_)) => false,
        }
    }

    /// Whether nothing follows from `clause` any more, in `phase` of the turn `now` or later.
    fn is_past(&self, clause: &Clause, phase: &Phase, now: Turn) -> bool {
        let first = self.first(clause);
        // The turn whose orders can be given now.
        let given = match clause.meaning() {
            meaning if !is_of_one_turn(meaning) || is_of_builds(meaning) => now,
            Meaning::RetreatMe | Meaning::RetreatYou if !matches!(phase, Phase::Adjustment(_)) => now,
            _ => turn_of_orders(now, matches!(phase, Phase::Movement(_))),
        };
        let is_over = is_of_one_turn(clause.meaning()) && first < given && !self.repeats(clause);
        is_over || self.has_ended(given) || self.has_ended(first)
    }
}

/// Whether a clause is about builds.
const fn is_of_builds(meaning: Meaning) -> bool {
    matches!(meaning, Meaning::BuildMe | Meaning::BuildYou | Meaning::NoBuildMe | Meaning::NoBuildYou)
}

/// Whether nothing follows any more, in `position` or later, from a part of an alternative that was said in the phase `said`.
pub fn is_partly_past(settings: &Settings, position: &Position, said: &PhaseId, alternative: &Alternative) -> bool {
    let Some(phase) = load(settings, position) else { return true };
    let (Some(board), Some(asked)) = (board(&phase), Asked::new(alternative, said)) else { return true };
    alternative.clauses().iter().any(|clause| asked.is_past(clause, &phase, board.turn))
}

impl Agreed {
    /// Whether `power` is one of those between whom it is agreed.
    pub fn is_of(&self, power: &PowerId) -> bool {
        self.author == *power || self.with.contains(power)
    }

    fn asked(&self) -> Option<Asked<'_>> {
        Asked::new(&self.alternative, &self.phase)
    }

    /// The clauses that hold in the phase of `board`.
    pub(super) fn clauses<'a>(&'a self, settings: &'a Settings, phase: &'a Phase) -> impl Iterator<Item = &'a Clause> {
        let now = board(phase).map(|board| board.turn);
        let begins = self.alternative.from().is_none_or(|from| now.is_some_and(|now| now >= from));
        // Nothing follows from what is said under a condition that isn't fulfilled, or of which the position doesn't tell.
        let is_so = |clause: &Clause| board(phase).and_then(|board| is_fact(board, clause));
        let is_fulfilled = self.alternative.conditions().all(|clause| is_so(clause) == Some(true))
            && self.alternative.exceptions().all(|clause| is_so(clause) == Some(false));
        let asked = self.asked().zip(board(phase));
        let asked = asked.filter(|(asked, board)| begins && is_fulfilled && !asked.has_ended(board.turn));
        self.alternative.clauses().iter().filter(move |clause| {
            asked.as_ref().is_some_and(|(asked, board)| {
                let is_later = board.turn > asked.next;
                asked.is_about(clause, phase, board.turn)
                    && (!is_later || self.is_of_same_units(settings, clause, board))
            })
        })
    }

    /// Whether the units that a clause asks or offers to help are those of whom that was agreed with. At once a third power's unit may
    /// be meant; in a later turn another one may stand there.
    fn is_of_same_units(&self, settings: &Settings, clause: &Clause, board: &Board) -> bool {
        let map = board.map;
        // Who plays several powers speaks for all.
        let seats = seats(settings);
        let is_of = |unit: Option<WrittenUnit>, powers: &[PowerId]| {
            let owner = unit.and_then(|unit| board.units.at(map.province_of(unit.at)));
            let owner = owner.map(|unit| power_id(map, unit.power));
            let seat = seats.iter().find(|seat| owner.as_ref().is_some_and(|owner| seat.contains(owner)));
            seat.is_some_and(|seat| powers.iter().any(|power| seat.contains(power)))
        };
        let orders = [Slot::Order, Slot::Orders].into_iter().find_map(|slot| match clause.value(slot) {
            Some(Value::Orders(all)) => Some(all.as_slice()),
            _ => None,
        });
        let orders = orders.unwrap_or_default();
        let helped = match clause.value(Slot::Unit) {
            Some(Value::Units(all)) => all.first().copied(),
            _ => orders.first().and_then(WrittenOrder::unit),
        };
        match clause.meaning() {
            Meaning::SupportAsk | Meaning::SupportAskHold | Meaning::ConvoyAsk => {
                is_of(helped, std::slice::from_ref(&self.author))
            }
            Meaning::SupportOffer | Meaning::SupportOfferHold | Meaning::ConvoyOffer => is_of(helped, &self.with),
            Meaning::OrderMe | Meaning::OrderYou => {
                let both = [std::slice::from_ref(&self.author), &self.with].concat();
                orders.iter().all(|order| match order {
                    WrittenOrder::SupportHold { supported, .. } | WrittenOrder::SupportMove { supported, .. } => {
                        is_of(Some(*supported), &both)
                    }
                    WrittenOrder::Convoy { army, .. } => is_of(Some(*army), &both),
                    _ => true,
                })
            }
            _ => true,
        }
    }

    /// Whether `power`, which is to be helped to hold in several turns, may do without that in `phase`.
    fn is_help_for(&self, clause: &Clause, phase: &Phase, power: &PowerId) -> bool {
        let is_receiver = match clause.meaning() {
            Meaning::SupportAsk | Meaning::SupportAskHold => self.author == *power,
            Meaning::SupportOffer | Meaning::SupportOfferHold => self.with.contains(power),
            _ => false,
        };
        let asked = self.asked().zip(board(phase));
        is_receiver && asked.is_some_and(|(asked, board)| board.turn > asked.first(clause))
    }

    /// Whether it is about the orders of more turns than one, or of a later one than the next: nobody can say now what that will cost.
    pub(super) fn is_about_later_orders(&self) -> bool {
        let Some(asked) = self.asked() else { return false };
        self.alternative.clauses().iter().filter(|clause| is_of_one_turn(clause.meaning())).any(|clause| {
            let first = asked.first(clause);
            let second = if is_of_builds(clause.meaning()) {
                Turn { year: first.year.saturating_add(1), ..first }
            } else {
                turn_of_orders(first.next(), true)
            };
            asked.repeats(clause) && !asked.has_ended(second) || first != asked.first_at(clause, None)
        })
    }
}

pub(super) fn board(phase: &Phase) -> Option<&Board> {
    match phase {
        Phase::Movement(movement) => Some(movement.position()),
        Phase::Retreat(retreat) => Some(retreat.position()),
        Phase::Adjustment(adjustment) => Some(adjustment.position()),
        Phase::Over(_) => None,
    }
}

/// The orders of one power in a position, read once for all agreements that they are compared with.
pub struct OwnOrders<'a> {
    settings: &'a Settings,
    stored: &'a Position,
    name: &'a PowerId,
    phase: Phase,
    map: &'static Map,
    power: Power,
    orders: Vec<WrittenOrder>,
    is_complete: bool,
}

impl<'a> OwnOrders<'a> {
    /// The `orders` of `power`; `is_complete`: all its units have one. `None` where the game is over.
    pub fn read(
        settings: &'a Settings,
        stored: &'a Position,
        (name, orders, is_complete): (&'a PowerId, &[OrderText], bool),
    ) -> Option<Self> {
        let map = map(&settings.variant);
        let phase = load(settings, stored)?;
        let orders = orders.iter().filter_map(|order| WrittenOrder::read(map, order).ok()).collect();
        Some(Self { settings, stored, name, phase, map, power: map.power(name)?, orders, is_complete })
    }

    /// Whether they contradict something of what is agreed.
    pub fn contradict(&self, agreed: &Agreed) -> bool {
        let (Some(position), Some(author)) = (board(&self.phase), self.map.power(&agreed.author)) else { return false };
        let to: Vec<Power> = agreed.with.iter().filter_map(|power| self.map.power(power)).collect();
        let (power, orders, is_complete) = (self.power, &self.orders, self.is_complete);
        let is_movement = matches!(self.phase, Phase::Movement(_));
        let side = OwnSide { position, power, orders, is_complete, is_movement };
        let between = Between { author, to: &to };
        let is_bound = |clause: &&Clause| !agreed.is_help_for(clause, &self.phase, self.name);
        let mut clauses = agreed.clauses(self.settings, &self.phase).filter(is_bound);
        clauses.any(|clause| side.contradicts(between, clause) && self.could_do(between, clause))
    }

    /// Whether legal orders could do what a clause asks for: nobody breaks what was never possible.
    fn could_do(&self, between: Between<'_>, clause: &Clause) -> bool {
        let Some(position) = board(&self.phase) else { return false };
        let tasks = tasks(self.map, &position.units, self.power, between, clause);
        if tasks.is_empty() {
            return true;
        }
        let legal: Vec<WrittenOrder> = legal_orders(self.settings, self.stored, self.name)
            .iter()
            .flatten()
            .filter_map(|order| WrittenOrder::read(self.map, order).ok())
            .collect();
        tasks.iter().all(|task| legal.iter().any(|order| task.is_done_by(self.map, order)))
    }
}

/// Whether something may follow from what is agreed in a position, or later.
pub fn may_hold(settings: &Settings, position: &Position, agreed: &Agreed) -> bool {
    let Some(phase) = load(settings, position) else { return false };
    let (Some(board), Some(asked)) = (board(&phase), agreed.asked()) else { return false };
    // That something holds again says nothing by itself: what does is agreed beside it.
    let mut clauses = agreed.alternative.clauses().iter().filter(|clause| clause.meaning() != Meaning::Renew);
    clauses.any(|clause| !asked.is_past(clause, &phase, board.turn))
}

/// Whether what was agreed was kept, as far as the orders of those whom it binds tell: as they are compared while it holds. `phases` are
/// those that were played since, by their numbers; `answered`: in which each has agreed to it, where that is known.
pub fn verdict<'a>(
    settings: &Settings,
    phases: impl IntoIterator<Item = (u32, &'a PhaseRecord)>,
    agreed: &Agreed,
    answered: &BTreeMap<PowerId, u32>,
) -> Verdict {
    // Nobody breaks what nobody has agreed to yet.
    let since = |power: &PowerId| answered.get(power).copied().unwrap_or_default();
    let first = agreed.with.iter().map(since).min().unwrap_or_default();
    let with = agreed.with.iter().map(|power| (power, since(power)));
    let parties: Vec<(&PowerId, u32)> = std::iter::once((&agreed.author, first)).chain(with).collect();
    let mut is_told = false;
    let mut broken: Vec<(PowerId, PhaseId)> = Vec::new();
    for (number, record) in phases.into_iter().filter(|(number, _)| *number >= first) {
        let Some(phase) = load(settings, &record.before) else { continue };
        // What isn't about this phase alone is kept by what is ordered in movement, and can be broken by a retreat too.
        let is_about = |meaning| matches!(phase, Phase::Movement(_)) || is_of_one_turn(meaning);
        let with = agreed.with.iter().filter(|power| number >= since(power)).cloned().collect();
        // Towards those who had agreed by then.
        let agreed = &Agreed { with, ..agreed.clone() };
        let mut judged = agreed.clauses(settings, &phase).map(Clause::meaning).filter(|meaning| is_judged(*meaning));
        is_told |= judged.any(is_about);
        for (power, _) in parties.iter().filter(|(_, since)| number >= *since) {
            let orders = record.orders.get(*power).map(Vec::as_slice).unwrap_or_default();
            let own = OwnOrders::read(settings, &record.before, (power, orders, true));
            let is_first = !broken.iter().any(|(known, _)| known == *power);
            if is_first && own.is_some_and(|own| own.contradict(agreed)) {
                broken.push(((*power).clone(), record.before.phase.clone()));
            }
        }
    }
    match (is_told, broken.is_empty()) {
        (false, true) => Verdict::Untold,
        (true, true) => Verdict::Kept,
        (_, false) => Verdict::Broken { by: broken },
    }
}

/// What `power` can order now for what is agreed: for each thing that it has to do, the legal orders that do it.
pub fn orders_for(settings: &Settings, position: &Position, power: &PowerId, agreed: &Agreed) -> Vec<Vec<OrderText>> {
    let map = map(&settings.variant);
    let Some(phase) = load(settings, position) else { return Vec::new() };
    let (Some(board), Some(own), Some(author)) = (board(&phase), map.power(power), map.power(&agreed.author)) else {
        return Vec::new();
    };
    let to: Vec<Power> = agreed.with.iter().filter_map(|power| map.power(power)).collect();
    let between = Between { author, to: &to };
    let all: Vec<Task> =
        agreed.clauses(settings, &phase).flat_map(|clause| tasks(map, &board.units, own, between, clause)).collect();
    let legal: Vec<OrderText> = legal_orders(settings, position, power).into_iter().flatten().collect();
    all.iter()
        .map(|task| {
            let does =
                |order: &&OrderText| WrittenOrder::read(map, order).is_ok_and(|order| task.is_done_by(map, &order));
            let mut found: Vec<OrderText> = legal.iter().filter(does).cloned().collect();
            match task {
                Task::Order(order) => {
                    // Of an order that can be written in several ways the one that was agreed counts.
                    let exact = order_text(map, order);
                    if found.contains(&exact) {
                        found = vec![exact];
                    }
                }
                // A unit can support with a coast and without: without, it supports whichever is ordered.
                Task::Support { .. } => {
                    found.sort_by_key(|order| order.as_str().len());
                    let mut units = BTreeSet::new();
                    found.retain(|order| units.insert(ordered_unit(order)));
                }
                Task::Convoy { .. } => {}
            }
            found
        })
        .filter(|found| !found.is_empty())
        .collect()
}

/// What `from` can say to `to` by one press, made from the board: peace, provinces between both kept free, support for what the units
/// of either could do, given by the other's, support for units that hold, and an alliance. Each with the id by which a button names it; the first are of all kinds,
/// since some places show only those.
pub fn offers(settings: &Settings, position: &Position, from: &PowerId, to: &PowerId) -> Vec<(String, Alternative)> {
    let map = map(&settings.variant);
    let Some(phase) = load(settings, position) else { return Vec::new() };
    let (Some(board), Some(own), Some(other)) = (board(&phase), map.power(from), map.power(to)) else {
        return Vec::new();
    };
    // Provinces that border on units of both and that nobody is in.
    let reach = |power: Power| {
        let units = board.units.iter().filter(move |(_, unit)| unit.power == power);
        units.fold(dragoman_engine::ProvinceSet::EMPTY, |all, (_, unit)| all | map.reach(unit))
    };
    let between = reach(own) & reach(other);
    let free = between.iter().filter(|place| board.units.at(*place).is_none());
    let dmz: Vec<String> = free.take(DMZS.1).map(|place| format!("dmz={}", map.id(place))).collect();
    let (mut asked, mut held, mut offered) = (Vec::new(), Vec::new(), Vec::new());
    if matches!(phase, Phase::Movement(_)) {
        let named = |kind: &str, moves: Vec<WrittenOrder>| -> Vec<String> {
            moves.iter().map(|order| format!("{kind}={}", order_text(map, order))).collect()
        };
        let can = |power: &PowerId| legal_orders(settings, position, power).into_iter().flatten().collect();
        let theirs = legal_orders(settings, position, to);
        held = named("hold", supported_to_hold(board, &theirs, (other, own)));
        asked = named("support", supported(board, theirs, (other, own), &can(from)));
        offered = named("offer", supported(board, legal_orders(settings, position, from), (own, other), &can(to)));
    }
    let kinds = [(dmz, DMZS), (asked, ASKED), (held, HELD), (offered, OFFERED)];
    let first = kinds.iter().flat_map(|(ids, (first, _))| ids.iter().take(*first));
    let more = kinds.iter().flat_map(|(ids, (first, most))| ids.iter().take(*most).skip(*first));
    let enemies = board.units.powers().iter().filter(|power| ![own, other].contains(power));
    let allies = enemies.map(|power| format!("ally={}", map.power_id(power)));
    let ids = std::iter::once("peace".to_owned()).chain(first.chain(more).cloned()).chain(allies);
    ids.filter_map(|id| Some((id.clone(), offer(settings, &id)?))).collect()
}

/// What a map can show of a statement: orders of any powers, and provinces that are to be kept free. Nothing of one with alternatives.
/// Of a support or convoy that is asked or offered, the unit is shown too if only one could do it: the public position tells.
pub fn on_map(settings: &Settings, position: &Position, statement: &Statement) -> (Vec<OrderText>, Vec<ProvinceId>) {
    let map = map(&settings.variant);
    let (mut orders, mut zones) = (Vec::new(), Vec::new());
    let [only] = statement.alternatives() else { return (orders, zones) };
    for clause in only.clauses() {
        let unit = |slot| match clause.value(slot) {
            Some(Value::Units(all)) => all.first().copied(),
            _ => None,
        };
        let provinces = |slot| match clause.value(slot) {
            Some(Value::Provinces(all)) => all.as_slice(),
            _ => &[],
        };
        match clause.meaning() {
            Meaning::OrderMe
            | Meaning::OrderYou
            | Meaning::SupportAsk
            | Meaning::SupportOffer
            | Meaning::ConvoyAsk
            | Meaning::ConvoyOffer => {
                let said = [Slot::Orders, Slot::Order].into_iter().filter_map(|slot| clause.value(slot));
                let said = said.filter_map(|value| if let Value::Orders(all) = value { Some(all) } else { None });
                let is_convoy = matches!(clause.meaning(), Meaning::ConvoyAsk | Meaning::ConvoyOffer);
                let shown = |order: &WrittenOrder| if is_convoy { by_convoy(order) } else { *order };
                orders.extend(said.flatten().map(|order| order_text(map, &shown(order))));
                orders.extend(only_helper(settings, position, statement, clause));
            }
            Meaning::SupportAskHold | Meaning::SupportOfferHold => {
                orders.extend(unit(Slot::Unit).map(|unit| order_text(map, &WrittenOrder::Hold { unit })));
                orders.extend(only_helper(settings, position, statement, clause));
            }
            Meaning::Bounce => {
                let place = provinces(Slot::Province).first().and_then(|place| map.location(map.id(*place)));
                let units = [Slot::MyUnit, Slot::YourUnit].into_iter().filter_map(unit);
                let path = PathChoice::default();
                if let Some(to) = place {
                    let goes = |unit| WrittenOrder::Move { unit, to, path };
                    orders.extend(units.map(|unit| order_text(map, &goes(unit))));
                }
            }
            Meaning::Dmz | Meaning::KeepOutMe | Meaning::KeepOutYou => {
                zones.extend(provinces(Slot::Provinces).iter().map(|place| ProvinceId::from(map.id(*place))));
            }
            _ => {}
        }
    }
    (orders, zones)
}

/// The order by which a clause is done that asks for the help of a unit or offers it, if only one unit can.
fn only_helper(settings: &Settings, position: &Position, statement: &Statement, clause: &Clause) -> Option<OrderText> {
    let map = map(&settings.variant);
    let phase = load(settings, position)?;
    let board = board(&phase).filter(|_| matches!(phase, Phase::Movement(_)))?;
    let between = Between { author: statement.author(), to: statement.to() };
    let is_asked = matches!(clause.meaning(), Meaning::SupportAsk | Meaning::SupportAskHold | Meaning::ConvoyAsk);
    let helpers = if is_asked { statement.to() } else { &[statement.author()] };
    let mut found: Vec<OrderText> = Vec::new();
    for helper in helpers {
        let helps = |task: &Task| matches!(task, Task::Support { .. } | Task::Convoy { .. });
        let legal = legal_orders(settings, position, &power_id(map, *helper));
        for task in tasks(map, &board.units, *helper, between, clause).into_iter().filter(helps) {
            let does =
                |order: &&OrderText| WrittenOrder::read(map, order).is_ok_and(|order| task.is_done_by(map, &order));
            found.extend(legal.iter().flatten().filter(does).cloned());
        }
    }
    // An order can be written with a coast and without.
    found.sort_by_key(|order| order.as_str().len());
    let units: BTreeSet<_> = found.iter().map(ordered_unit).collect();
    if units.len() == 1 { found.into_iter().next() } else { None }
}

/// Whether an order moves a unit.
pub fn is_move(settings: &Settings, order: &OrderText) -> bool {
    matches!(WrittenOrder::read(map(&settings.variant), order), Ok(WrittenOrder::Move { .. }))
}

/// Those of `others` whose units can do all that one of these alternatives asks of them, said by `from`: give the support or the convoy,
/// or order what it names. `None`: it asks for nothing of that kind in the phase that is played.
pub fn who_can(
    settings: &Settings,
    position: &Position,
    (from, others): (&PowerId, &[PowerId]),
    alternatives: &[Alternative],
) -> Option<Vec<PowerId>> {
    let map = map(&settings.variant);
    let phase = load(settings, position).filter(|phase| matches!(phase, Phase::Movement(_)))?;
    let (board, author) = (board(&phase)?, map.power(from)?);
    let is_asked = |clause: &&Clause| {
        let meaning = clause.meaning();
        matches!(meaning, Meaning::SupportAsk | Meaning::SupportAskHold | Meaning::ConvoyAsk | Meaning::OrderYou)
    };
    // By a later phase other units may stand there.
    let is_for_now = |alternative: &Alternative| alternative.from().is_none();
    let asks = |alternative: &Alternative| alternative.clauses().iter().any(|clause| is_asked(&clause));
    if !alternatives.iter().all(|alternative| is_for_now(alternative) && asks(alternative)) {
        return None;
    }
    let can = |other: &&PowerId| {
        let Some(helper) = map.power(other) else { return false };
        let legal = legal_orders(settings, position, other);
        let legal: Vec<WrittenOrder> =
            legal.iter().flatten().filter_map(|order| WrittenOrder::read(map, order).ok()).collect();
        let between = Between { author, to: &[helper] };
        let does = |clause: &Clause| {
            let tasks = tasks(map, &board.units, helper, between, clause);
            let is_done = |task: &Task| legal.iter().any(|order| task.is_done_by(map, order));
            !tasks.is_empty() && tasks.iter().all(is_done)
        };
        alternatives.iter().any(|alternative| alternative.clauses().iter().filter(is_asked).all(does))
    };
    Some(others.iter().filter(can).cloned().collect())
}

/// How many provinces are offered among the first, and in all.
const DMZS: (usize, usize) = (2, 3);
/// How many supports of moves are asked for among the first, and in all.
const ASKED: (usize, usize) = (3, 4);
/// How many supports to hold are asked for among the first, and in all.
const HELD: (usize, usize) = (1, 2);
/// How many supports of moves are offered among the first, and in all.
const OFFERED: (usize, usize) = (2, 4);

/// The moves of units of `receiver` that units of `giver` can support, as their `legal` orders say, and that the receiver `can` order as
/// they are written, with the coast; the likeliest first.
fn supported(
    board: &Board,
    legal: Vec<Vec<OrderText>>,
    (giver, receiver): (Power, Power),
    can: &BTreeSet<OrderText>,
) -> Vec<WrittenOrder> {
    let map = board.map;
    // First where somebody else stands, or where there is a centre to take.
    let mut found: Vec<((bool, bool), WrittenOrder)> = Vec::new();
    for order in legal.into_iter().flatten().filter_map(|order| WrittenOrder::read(map, &order).ok()) {
        let WrittenOrder::SupportMove { supported, to, .. } = order else { continue };
        let is_theirs = board.units.at(map.province_of(supported.at)).is_some_and(|unit| unit.power == receiver);
        let goal = map.province_of(to);
        let takes = board.units.at(goal).is_some_and(|unit| unit.power != receiver && unit.power != giver)
            || map.centres().contains(goal) && board.centres.owner(goal) != Some(receiver);
        // Nobody supports an attack on their own.
        let is_on_giver = board.units.of(giver).contains(goal) || board.centres.owner(goal) == Some(giver);
        // Where a unit of the same power stands it would have to leave first.
        let rank = (board.units.of(receiver).contains(goal), !takes);
        let wanted = WrittenOrder::Move { unit: supported, to, path: PathChoice::default() };
        let is_theirs = is_theirs && can.contains(&order_text(map, &wanted));
        if is_theirs && !is_on_giver && !found.contains(&(rank, wanted)) {
            found.push((rank, wanted));
        }
    }
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, order)| order).collect()
}

/// The units of `receiver` that units of `giver` can support where they are, as their `legal` orders say, as they would hold; first
/// those that a unit of a third power can attack.
fn supported_to_hold(board: &Board, legal: &[Vec<OrderText>], (giver, receiver): (Power, Power)) -> Vec<WrittenOrder> {
    let map = board.map;
    let is_third = |power: Power| power != giver && power != receiver;
    let is_attacked =
        |place| board.units.iter().any(|(_, unit)| is_third(unit.power) && map.reach(unit).contains(place));
    let mut found: Vec<(bool, WrittenOrder)> = Vec::new();
    for order in legal.iter().flatten().filter_map(|order| WrittenOrder::read(map, order).ok()) {
        let WrittenOrder::SupportHold { supported, .. } = order else { continue };
        let place = map.province_of(supported.at);
        let held = (!is_attacked(place), WrittenOrder::Hold { unit: supported });
        if board.units.of(receiver).contains(place) && !found.contains(&held) {
            found.push(held);
        }
    }
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, order)| order).collect()
}

/// What the button with this id says.
pub fn offer(settings: &Settings, id: &str) -> Option<Alternative> {
    let map = map(&settings.variant);
    let (kind, value) = id.split_once('=').unwrap_or((id, ""));
    let clause = match kind {
        "peace" => Clause::plain(Meaning::Peace),
        "dmz" => Clause::new(map, Meaning::Dmz, [(Slot::Provinces, Value::Provinces(vec![map.province(value)?]))]),
        "support" | "offer" => {
            let meaning = if kind == "offer" { Meaning::SupportOffer } else { Meaning::SupportAsk };
            let order = WrittenOrder::read(map, value).ok()?;
            Clause::new(map, meaning, [(Slot::Order, Value::Orders(vec![order]))])
        }
        "hold" => match WrittenOrder::read(map, value).ok()? {
            WrittenOrder::Hold { unit } => {
                Clause::new(map, Meaning::SupportAskHold, [(Slot::Unit, Value::Units(vec![unit]))])
            }
            _ => return None,
        },
        "ally" => Clause::new(map, Meaning::Ally, [(Slot::Against, Value::Powers(vec![map.power(value)?]))]),
        _ => {
            let meaning = Meaning::of_id(kind).filter(|meaning| POINTED.contains(meaning))?;
            let mut parts = value.split(',');
            let fill = |slot: &Slot| Some((*slot, filled(map, *slot, parts.next()?)?));
            let values: Vec<(Slot, Value)> = meaning.needs().iter().map(fill).collect::<Option<_>>()?;
            if parts.next().is_some() {
                return None;
            }
            Clause::new(map, meaning, values)
        }
    };
    Alternative::new([clause.ok()?])
}

/// What a button says of the unit or province at which somebody points, beside what is offered anyway. Its id has the id of the
/// meaning and then, with commas, what the meaning needs: `bounce=GAL,A VIE,A WAR`.
const POINTED: [Meaning; 16] = [
    Meaning::SupportOfferHold,
    Meaning::ConvoyAsk,
    Meaning::ConvoyOffer,
    Meaning::OrderMe,
    Meaning::OrderYou,
    Meaning::NoOrderYou,
    Meaning::AskWillOrder,
    Meaning::Expect,
    Meaning::Bounce,
    Meaning::TransitAsk,
    Meaning::KeepOutMe,
    Meaning::KeepOutYou,
    Meaning::VacateYou,
    Meaning::Take,
    Meaning::AskUnit,
    Meaning::AskWillGo,
];

/// The value of a slot, as a button's id has it.
fn filled(map: &Map, slot: Slot, text: &str) -> Option<Value> {
    match slot {
        Slot::Orders | Slot::Order => Some(Value::Orders(vec![WrittenOrder::read(map, text).ok()?])),
        Slot::Unit | Slot::MyUnit | Slot::YourUnit => Some(Value::Units(vec![WrittenUnit::read(map, text).ok()?])),
        Slot::Provinces | Slot::Province | Slot::Centre => Some(Value::Provinces(vec![map.province(text)?])),
        Slot::Turn => Turn::read(text).map(Value::Turn),
        _ => None,
    }
}
