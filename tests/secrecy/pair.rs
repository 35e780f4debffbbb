//! One random game played twice, with one secret different.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use dragoman_game::event::{Actor, Content, Event, PersonId, Place, PlatformName, ReplyToken};
use dragoman_game::model::{Game, OrderText, PowerId, Stage};
use dragoman_game::person::Person;
use dragoman_l10n::Language;

use super::leaks::Leak;
use super::ledger::{Breach, Deed, Ledger};
use super::role::{Role, role};
use super::script::{ADMINISTRATOR, Difference, Doing, PLAYERS, Script, Secret, Spot, Step, everybody, for_game};
use super::shown::Shown;
use super::world::{Happened, Shared, World};

/// The commands that answer a vote, or count as an answer to one.
const VOTING: [&str; 9] =
    ["agree", "refuse", "draw", "concede", "end-game", "victory", "more-time", "vote-pause", "vote-resume"];

/// What was seen in some pairs.
#[derive(Default)]
pub struct Tally {
    pub pairs: u64,
    /// Pairs in which there was a difference, by its kind.
    pub differing: BTreeMap<Difference, u64>,
    pub steps: u64,
    pub phases: u64,
    /// Pairs in which what was agreed became an order in one of the games, and not in the other.
    pub adopted: u64,
    /// How often each command was given in each role.
    pub commands: BTreeMap<(String, Role), u64>,
    /// How often each kind of post was compared.
    pub posts: BTreeMap<String, u64>,
    pub pictures: u64,
    /// Breaches by their kind, with the pair in which each came first and how many there were.
    pub breaches: BTreeMap<(u8, String), (u64, u64, String)>,
}

impl Tally {
    /// How often a command was given in a role.
    pub fn count(&self, command: &str, role: Role) -> u64 {
        self.commands.get(&(command.to_owned(), role)).copied().unwrap_or(0)
    }

    /// Whether somebody received a difference who wasn't entitled to it.
    pub fn has_leaked(&self) -> bool {
        self.breaches.keys().any(|(property, _)| *property == 1)
    }

    pub fn add(&mut self, other: Self) {
        self.pairs += other.pairs;
        self.steps += other.steps;
        self.phases += other.phases;
        self.adopted += other.adopted;
        self.pictures += other.pictures;
        for (kind, count) in other.differing {
            *self.differing.entry(kind).or_default() += count;
        }
        for (command, count) in other.commands {
            *self.commands.entry(command).or_default() += count;
        }
        for (kind, count) in other.posts {
            *self.posts.entry(kind).or_default() += count;
        }
        for (kind, (pair, count, detail)) in other.breaches {
            let known = self.breaches.entry(kind).or_insert_with(|| (pair, 0, detail.clone()));
            known.1 += count;
            if pair < known.0 {
                (known.0, known.2) = (pair, detail);
            }
        }
    }
}

/// A pair that is being played.
struct Pair<'a> {
    number: u64,
    one: World<'a>,
    other: World<'a>,
    ledger: Ledger,
    /// What differs now.
    secrets: Vec<Secret>,
    /// In which phase it began to differ.
    since: u32,
    /// Whether the games are still compared.
    compares: bool,
    /// Those who knew a secret rightly, or about whom a breach was reported.
    knowing: BTreeSet<PersonId>,
    /// Those who have received a difference.
    received: BTreeSet<PersonId>,
    languages: u64,
    last_phase: u32,
    /// Whether each step is printed.
    traced: bool,
    tally: Tally,
}

/// How a pair is played.
#[derive(Clone, Copy, Default)]
pub struct Way {
    /// Whether each step is printed.
    pub traced: bool,
    /// A leak that is planted: the pair ends when it is found.
    pub leak: Option<Leak>,
}

/// How many pictures are drawn after a difference, in each twentieth pair.
const PICTURES: u32 = 8;

/// Plays pair `number` with its own `seed`.
pub fn play(shared: &Shared, number: u64, seed: u64, way: Way) -> Tally {
    let mut script = Script::new(number, seed);
    let all = PlatformName::ALL;
    let platform = all[usize::try_from(number % all.len() as u64).expect("small")];
    let mut pair = Pair {
        number,
        one: World::new(shared, platform, seed),
        other: World::new(shared, platform, seed),
        ledger: Ledger::default(),
        secrets: Vec::new(),
        since: 0,
        compares: true,
        knowing: BTreeSet::new(),
        received: BTreeSet::new(),
        languages: if script.kind == Difference::Accounts { alike(seed) } else { seed },
        last_phase: 0,
        traced: way.traced,
        tally: Tally { pairs: 1, ..Tally::default() },
    };
    (pair.one.leak, pair.other.leak) = (way.leak, way.leak);
    while let Some(twin) = script.next(&pair.one, &pair.ledger) {
        let opens = matches!(twin.secret, Some(Secret::Orders { .. }));
        let before = pair.number_of_phase();
        let is_secret = twin.other.is_some();
        if let Some(secret) = twin.secret {
            pair.keep(secret);
        }
        if is_secret && number.is_multiple_of(20) {
            // Pictures from before a difference are equal anyway, and each takes a tenth of a second.
            pair.one.draws = PICTURES;
            pair.other.draws = PICTURES;
        }
        pair.step(&twin.one, twin.other.as_ref().unwrap_or(&twin.one), is_secret);
        script.open = (script.open || opens) && before == pair.number_of_phase() && pair.differs_in_orders();
        if way.leak.is_some() && pair.tally.has_leaked() {
            break;
        }
    }
    pair.tally.phases += u64::from(pair.last_phase);
    pair.tally
}

impl Pair<'_> {
    fn number_of_phase(&self) -> u32 {
        self.one.game().and_then(Game::running).map_or(0, |running| running.number)
    }

    fn differs_in_orders(&self) -> bool {
        self.secrets.iter().any(|secret| matches!(secret, Secret::Orders { .. }))
    }

    fn keep(&mut self, secret: Secret) {
        match secret {
            Secret::OrdersAgain => {}
            secret => {
                self.secrets.push(secret);
                self.since = self.number_of_phase();
                let kind = self.secrets.last().map(kind_of);
                if let Some(kind) = kind {
                    self.tally.differing.entry(kind).or_insert(1);
                }
            }
        }
    }

    fn person(&self, name: &str) -> PersonId {
        PersonId::new(self.one.platform, name)
    }

    /// Does the same in both games, but for what is secret, and compares.
    fn step(&mut self, one: &Step, other: &Step, is_secret: bool) {
        self.tally.steps += 1;
        if self.traced {
            println!("{one:?}{}", if one == other { String::new() } else { format!(" / {other:?}") });
        }
        match one {
            Step::Exchange(first, second) => {
                let people = [first, second].map(|name| self.person(name));
                return exchange(&mut self.other, &people);
            }
            Step::Eliminate(powers) => {
                eliminate(&mut self.one, powers);
                return eliminate(&mut self.other, powers);
            }
            Step::Act { .. } | Step::Wait { .. } => {}
        }
        let other = self.swapped(other);
        let (one, other) = if is_secret { (one.clone(), other) } else { (self.discreet(one), self.discreet(&other)) };
        let everyone: Vec<PersonId> = everybody().map(|name| self.person(name)).collect();
        let before = self.one.game().cloned();
        let entitled: BTreeSet<PersonId> = everyone.iter().filter(|it| self.may_know(it)).cloned().collect();
        if let Step::Act { who, doing: Doing::Command(command, _), .. } = &one {
            let role = role(&self.one, &self.ledger, who);
            *self.tally.commands.entry(((*command).to_owned(), role)).or_default() += 1;
        }
        let languages = self.languages;
        let stored = self.stored_orders();
        let happened = perform(&mut self.one, &one, languages);
        perform(&mut self.other, &other, languages);
        let changed = stored.into_iter().zip(self.stored_orders()).map(|(before, after)| before != after);
        let adopts = [&one, &other].map(|step| matches!(step, Step::Act { doing: Doing::Command("adopt", _), .. }));
        if is_secret && adopts.into_iter().zip(changed).any(|(adopts, changed)| adopts && changed) {
            self.tally.adopted += u64::from(self.orders_differ());
        }
        // One after the other of them begins to type.
        if let Some(person) = everyone.iter().cycle().nth(usize::try_from(self.tally.steps).expect("few")) {
            self.one.types(person);
            self.other.types(person);
        }
        if let (Some(before), Some(after)) = (before, self.one.game().cloned()) {
            self.check(&one, &before, &after, &happened);
        }
        self.knowing.extend(entitled);
        let known: Vec<PersonId> = everyone.iter().filter(|it| self.may_know(it)).cloned().collect();
        self.knowing.extend(known);
        self.settle();
        if self.compares {
            self.compare(&everyone);
        }
    }

    /// In the other game the two people whose seats are exchanged do what the other one of them does.
    fn swapped(&self, step: &Step) -> Step {
        let people = self.secrets.iter().find_map(|secret| match secret {
            Secret::Accounts { people } => Some(*people),
            _ => None,
        });
        match (step, people) {
            (Step::Act { who, spot, doing }, Some([first, second])) if *who == first || *who == second => {
                let who = if *who == first { second } else { first };
                Step::Act { who, spot: spot.clone(), doing: doing.clone() }
            }
            (step, _) => step.clone(),
        }
    }

    /// Whether `person` answers for a power whose answer differs in the vote of this phase.
    fn has_voted(&self, person: &PersonId) -> bool {
        let Some(seat) = self.one.game().and_then(|game| game.seat_played_by(person, self.one.now)) else {
            return false;
        };
        self.compares
            && self.since == self.number_of_phase()
            && self.secrets.iter().any(|secret| {
                matches!(secret, Secret::Votes { powers } if seat.powers.iter().any(|power| powers.contains(power)))
            })
    }

    /// Who speaks in the channel shows what they do: the two whose seats are exchanged don't.
    fn discreet(&self, step: &Step) -> Step {
        let hides = |name: &str| {
            self.secrets.iter().any(|secret| matches!(secret, Secret::Accounts { people } if people.contains(&name)))
        };
        match step {
            // Whoever changes a secret answer changes what comes of the vote.
            Step::Act { who, spot, doing: Doing::Command(command, _) }
                if VOTING.contains(command) && self.has_voted(&self.person(who)) =>
            {
                Step::Act { who, spot: spot.clone(), doing: Doing::Command("help", BTreeMap::new()) }
            }
            // Whoever has deleted their data can't be named any more, and who waits for a seat or asks to watch is shown by
            // name: that they have no seat is no secret then.
            Step::Act { who, spot, doing: Doing::Command("forget" | "join" | "watch", _) } if hides(who) => {
                Step::Act { who, spot: spot.clone(), doing: Doing::Command("help", BTreeMap::new()) }
            }
            // The lobby of a rematch names who has asked for it.
            Step::Act { who, spot, doing: Doing::Command("rematch", _) } if hides(who) => {
                Step::Act { who, spot: spot.clone(), doing: Doing::Command("help", BTreeMap::new()) }
            }
            Step::Act { who, spot: Spot::Public | Spot::Aside, doing } if hides(who) => {
                Step::Act { who, spot: Spot::Private, doing: doing.clone() }
            }
            step => step.clone(),
        }
    }

    /// Whether `person` may know what differs, as things stand now.
    fn may_know(&self, person: &PersonId) -> bool {
        let Some(game) = self.one.game() else { return false };
        self.secrets.iter().any(|secret| match secret {
            Secret::Orders { power } => self.ledger.may_know_orders(game, power, person, self.one.now),
            Secret::Votes { powers } => {
                powers.iter().any(|power| self.ledger.may_know_orders(game, power, person, self.one.now))
            }
            Secret::Words { powers } => self.ledger.may_know_letters(game, powers, person),
            Secret::Wish { who } => person.native() == *who,
            // Who asks somebody to be their deputy tells them what they play.
            Secret::Accounts { people } => {
                let is_theirs = |id: &PersonId| people.contains(&id.native());
                let asks = game.seats.iter().filter_map(|seat| seat.asked_deputy());
                is_theirs(person) || asks.filter(|it| is_theirs(&it.of)).any(|it| it.person == *person)
            }
            Secret::OrdersAgain => false,
        })
    }

    fn check(&mut self, step: &Step, before: &Game, after: &Game, happened: &Happened) {
        let (who, command) = match step {
            Step::Act { who, doing: Doing::Command(command, _), .. } => (Some(self.person(who)), *command),
            Step::Act { who, .. } => (Some(self.person(who)), ""),
            _ => (None, ""),
        };
        let administrator = who.as_ref().is_some_and(|who| who.native() == ADMINISTRATOR);
        let for_good = match step {
            Step::Act { doing: Doing::Command("leave", _), .. } => true,
            // A menu gives `leave` in this form.
            Step::Act { doing: Doing::Command("join", given), .. }
                if given.get("undo").is_some_and(|it| it == "yes") =>
            {
                true
            }
            Step::Act { doing: Doing::Command(_, given), .. } => given.get("back").is_some_and(|back| back == "no"),
            _ => false,
        };
        let deed = Deed {
            who: who.as_ref(),
            administrator,
            command,
            for_good,
            now: self.one.now,
            orders: &happened.orders,
            causes: &happened.causes,
        };
        let found = self.ledger.observe(before, after, &deed);
        let phase = before.running().map_or_else(String::new, |running| running.position.phase.to_string());
        for breach in found {
            self.report(Breach { detail: format!("{phase} {step:?}: {}", breach.detail), ..breach });
        }
    }

    fn report(&mut self, breach: Breach) {
        if self.traced {
            println!("    ({}) {}: {}", breach.property, breach.kind, breach.detail);
        }
        let known = self.tally.breaches.entry((breach.property, breach.kind));
        known.or_insert_with(|| (self.number, 0, breach.detail)).1 += 1;
    }

    /// Compares what everybody has received in this step.
    fn compare(&mut self, everyone: &[PersonId]) {
        let pairs = |one: &[Rc<Shown>], other: &[Rc<Shown>]| -> Option<(String, String)> {
            if one.len() == other.len() {
                let (one, other) = one.iter().zip(other).find(|(one, other)| one != other)?;
                return Some((one.kind.clone(), one.differs(other)));
            }
            let (more, fewer) = if one.len() > other.len() { (one, other) } else { (other, one) };
            let extra = more.iter().find(|shown| !fewer.contains(shown)).or(more.last())?;
            Some((extra.kind.clone(), format!("only in one: {}", extra.differs(&Shown::state("", "")))))
        };
        let empty = Vec::new();
        let public = pairs(&self.one.public, &self.other.public);
        let mut found: Vec<(PersonId, String, String)> = Vec::new();
        for shown in &self.one.public {
            *self.tally.posts.entry(shown.kind.clone()).or_default() += 1;
        }
        for person in everyone {
            let one = self.one.private.get(person).unwrap_or(&empty);
            let other = self.other.private.get(person).unwrap_or(&empty);
            for shown in one {
                *self.tally.posts.entry(shown.kind.clone()).or_default() += 1;
            }
            if let Some((kind, how)) = public.clone().or_else(|| pairs(one, other)) {
                found.push((person.clone(), kind, how));
            }
        }
        for (person, kind, how) in found {
            self.received(&person, &kind, how);
        }
    }

    /// `person` received something that isn't the same in both games.
    fn received(&mut self, person: &PersonId, kind: &str, how: String) {
        let learnt: Vec<(Vec<PowerId>, Option<u32>)> = self
            .secrets
            .iter()
            .filter_map(|secret| match secret {
                Secret::Orders { power } => Some((vec![power.clone()], Some(self.since))),
                Secret::Votes { powers } => Some((powers.clone(), Some(self.since))),
                Secret::Words { powers } => Some((powers.clone(), None)),
                Secret::Wish { .. } | Secret::Accounts { .. } | Secret::OrdersAgain => None,
            })
            .collect();
        let holds = |powers: &[PowerId]| {
            let seat = self.one.game().and_then(|game| game.seat_of(person));
            seat.is_some_and(|seat| seat.powers.iter().any(|power| powers.contains(power)))
        };
        let foreign: Vec<_> = learnt.into_iter().filter(|(powers, _)| !holds(powers)).collect();
        // What came to one's own seat can be read again later.
        if self.received.insert(person.clone()) {
            if self.traced {
                println!("    {person} receives a difference: {kind}: {}", how.chars().take(300).collect::<String>());
            }
            for (powers, phase) in foreign {
                self.ledger.learns(person, &powers, phase);
            }
        }
        if self.knowing.contains(person) {
            return;
        }
        self.knowing.insert(person.clone());
        let what = self.secrets.first().map(kind_of);
        let what = what.map_or_else(|| "nothing".to_owned(), |what| format!("{what:?}"));
        let role = role(&self.one, &self.ledger, person.native());
        let detail = format!("{person} ({role:?}) after {:?}: {how}", self.secrets);
        self.report(Breach { property: 1, kind: format!("{what} in {kind}"), detail });
    }

    /// Whether everybody may know by now what differs: then nothing is compared any more.
    fn settle(&mut self) {
        let Some(game) = self.one.game() else { return };
        let number = self.number_of_phase();
        self.last_phase = self.last_phase.max(number);
        let over = matches!(game.stage, Stage::Over(_));
        let begun = !matches!(game.stage, Stage::Lobby);
        let (anonymous, published) = (game.settings.anonymous, self.ledger.opened);
        // After a cancellation who played what stays secret for a day.
        let shown = over && (!anonymous || self.ledger.revealed);
        let ended = self.secrets.iter().any(|secret| match secret {
            // When they are adjudicated, everybody sees them.
            Secret::Orders { power } => number != self.since && self.sheets_differ(power) || over,
            // What was agreed is shown once all in the conversation want it. A computer that has a seat keeps what was agreed by it,
            // and everybody sees what it orders.
            Secret::Words { powers } => {
                let by_computer = powers.iter().any(|power| game.computer(power).is_some());
                published || by_computer || over && game.showing.is_wanted_by(powers)
            }
            // Whoever has no vote any more is counted no more.
            Secret::Votes { powers } => {
                let votes = |power: &PowerId| {
                    game.seat_with(power).is_some_and(|it| it.person().is_some() && game.has_units(it))
                };
                over && game.settings.votes_revealed || number == self.since && !powers.iter().all(votes)
            }
            // The draw is published with the wishes.
            Secret::Wish { .. } => begun && !anonymous || shown || begun && self.draws_differ(),
            // Who is game master is no secret, nor whether they play.
            Secret::Accounts { people } => shown || people.contains(&game.creator.native()),
            Secret::OrdersAgain => false,
        });
        if ended {
            self.compares = false;
            self.secrets.clear();
        }
    }

    /// Whether the power's last orders of the phase in which the difference arose differ.
    fn sheets_differ(&self, power: &PowerId) -> bool {
        self.one.sent(power, self.since) != self.other.sent(power, self.since)
    }

    /// Whether orders that are secret differ.
    fn orders_differ(&self) -> bool {
        self.secrets.iter().any(|secret| matches!(secret, Secret::Orders { power } if self.sheets_differ(power)))
    }

    /// The secret orders that are stored in both games.
    fn stored_orders(&self) -> [Vec<Option<BTreeSet<OrderText>>>; 2] {
        let power = |secret: &Secret| match secret {
            Secret::Orders { power } => Some(power.clone()),
            _ => None,
        };
        let powers: Vec<PowerId> = self.secrets.iter().filter_map(power).collect();
        [&self.one, &self.other].map(|world| powers.iter().map(|power| world.sent(power, self.since)).collect())
    }

    fn draws_differ(&self) -> bool {
        let powers = |world: &World<'_>| -> Vec<Vec<PowerId>> {
            let seats = world.game().map(|game| game.seats.iter().map(|seat| seat.powers.clone()).collect());
            seats.unwrap_or_default()
        };
        powers(&self.one) != powers(&self.other)
    }
}

fn kind_of(secret: &Secret) -> Difference {
    match secret {
        Secret::Orders { .. } | Secret::OrdersAgain => Difference::Orders,
        Secret::Words { .. } => Difference::Letter,
        Secret::Votes { .. } => Difference::Vote,
        Secret::Wish { .. } => Difference::Wish,
        Secret::Accounts { .. } => Difference::Accounts,
    }
}

/// Exchanges two people: the powers of their seats, and all but their names in how they read and write. What one of them
/// writes is read with their preferences, and shows in how many orders are in.
fn exchange(world: &mut World<'_>, people: &[PersonId; 2]) {
    if let [Some(first), Some(second)] = people.each_ref().map(|person| world.persons.get(person).cloned()) {
        let named = |settings: &Person, as_in: &Person| Person {
            id: as_in.id.clone(),
            name: as_in.name.clone(),
            ..settings.clone()
        };
        world.persons.insert(first.id.clone(), named(&second, &first));
        world.persons.insert(second.id.clone(), named(&first, &second));
    }
    let Some(stored) = world.games.first_mut() else { return };
    let seats = &mut stored.loaded.game.seats;
    let at = |person: &PersonId| seats.iter().position(|seat| seat.person() == Some(person));
    if let (Some(first), Some(second)) = (at(&people[0]), at(&people[1])) {
        let powers = seats[first].powers.clone();
        seats[first].powers = std::mem::replace(&mut seats[second].powers, powers);
    }
    // What the game remembers of them since it began is exchanged too.
    let standing = &mut stored.loaded.game.standing;
    let [one, other] = people.each_ref().map(|person| format!("{:?}", person.as_str()));
    let text = serde_json::to_string(standing).expect("it is JSON").replace(&one, "\"\"").replace(&other, &one);
    *standing = serde_json::from_str(&text.replace("\"\"", &other)).expect("and is read again");
}

/// Takes all units and centres from powers.
pub fn eliminate(world: &mut World<'_>, powers: &[PowerId]) {
    let Some(stored) = world.games.first_mut() else { return };
    let Stage::Running(running) = &mut stored.loaded.game.stage else { return };
    let position = &mut running.position;
    for power in powers {
        position.units.remove(power);
        let centres = position.centers.remove(power).unwrap_or_default();
        if let Some((_, gained)) = position.centers.iter_mut().find(|(other, _)| !powers.contains(other)) {
            gained.extend(centres);
            gained.sort();
        }
    }
}

/// The languages of a game in which the network reports the same one for all who play: any two of them may be exchanged.
fn alike(languages: u64) -> u64 {
    (1..PLAYERS.len()).fold(languages, |all, at| all & !(7 << (3 * at)) | (languages & 7) << (3 * at))
}

/// Carries out a step in one game.
pub fn perform(world: &mut World<'_>, step: &Step, languages: u64) -> Happened {
    let (who, spot, doing) = match step {
        Step::Act { who, spot, doing } => (*who, spot, doing),
        Step::Wait { minutes } => {
            let then = world.now.checked_add(jiff::SignedDuration::from_mins(*minutes)).expect("an instant");
            return world.until(then);
        }
        Step::Exchange(..) | Step::Eliminate(_) => return Happened::default(),
    };
    let now = world.now.checked_add(jiff::SignedDuration::from_secs(20)).expect("an instant");
    // What is due meanwhile comes first, as in the program.
    world.now = now;
    let id = world.event_id();
    let person = PersonId::new(world.platform, who);
    let channel = || world.channel.clone();
    let (place, within) = match spot {
        Spot::Private => (Place::Person(person.clone()), None),
        Spot::Public => (Place::Channel(channel()), None),
        Spot::Aside if world.platform == PlatformName::Discord => {
            let token = ReplyToken::new(world.platform, id.native());
            (Place::Reply { token, author: person.clone() }, Some(channel()))
        }
        Spot::Aside => (Place::Channel(channel()), None),
        Spot::Room(room) => (Place::Room(room.clone()), Some(channel())),
    };
    let content = match doing {
        Doing::Text(text) => Content::Text { text: text.clone(), addressed: false },
        Doing::Command(command, given) => {
            let mut arguments = for_game(world.game(), command, given);
            arguments.remove("sure");
            Content::Invoked { command: (*command).to_owned(), arguments }
        }
    };
    // Each has a language of their own, which the network reports.
    let at = everybody().position(|name| name == who).unwrap_or(0) as u64;
    let language = match (languages >> (3 * at)) % 8 {
        0 => Language::of(*b"pl"),
        1 => Language::of(*b"de"),
        2 => Language::of(*b"it"),
        _ => Language::EN,
    };
    let actor = Actor { person, name: who.to_owned(), language: Some(language), administrator: who == ADMINISTRATOR };
    let event = Event { id, at: now, actor, place, channel: within, content };
    let happened = world.handle(&event);
    if !matches!(doing, Doing::Command(_, given) if given.contains_key("sure")) {
        return happened;
    }
    // Whoever is sure goes ahead with what they are shown.
    let shown = (std::mem::take(&mut world.public), std::mem::take(&mut world.private));
    let id = world.event_id();
    let content = Content::Invoked { command: "proceed".to_owned(), arguments: BTreeMap::new() };
    let confirmed = world.handle(&Event { id, content, ..event });
    world.public.splice(..0, shown.0);
    for (person, posts) in shown.1 {
        world.private.entry(person).or_default().splice(..0, posts);
    }
    Happened {
        orders: happened.orders.into_iter().chain(confirmed.orders).collect(),
        causes: happened.causes.into_iter().chain(confirmed.causes).collect(),
    }
}
