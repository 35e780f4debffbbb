//! The table of rights: every command is given in every role, and what follows is compared with the table.

use std::collections::BTreeMap;

use dragoman_game::conduct::{LISTED, List, ListChange, Listed, Subject};
use dragoman_game::event::{ChannelId, Content, Place, PlatformName, ReplyToken};
use dragoman_game::model::{Deputy, Ending, Proposal, Seat, Settings, Stage, Vote, Waiting, Wishes};
use dragoman_game::notice::seat::NoSeat;
use dragoman_game::notice::watching::NoWatching;
use dragoman_game::notice::{Declined, Destination, Notice};
use dragoman_game::person::Person;
use dragoman_game::rights::{self, Right, Role, right};
use dragoman_game::testing::{Trial, mark_key, person};
use dragoman_l10n::Language;
use dragoman_reading::command::{COMMANDS, CommandId, Spec};
use jiff::{SignedDuration, Timestamp};

/// How far the game has come in which a command is of use.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Lobby,
    Spring,
    /// A phase was played.
    Autumn,
    Over,
}

/// Where a command is of use, and values with which it does something.
fn given(command: CommandId) -> (At, &'static [(&'static str, &'static str)]) {
    use At::{Autumn, Lobby, Over, Spring};
    match command {
        CommandId::New => (Spring, &[("name", "Other")]),
        CommandId::Join | CommandId::Confirm | CommandId::Start => (Lobby, &[]),
        CommandId::Prefer => (Lobby, &[("prefer", "FRANCE")]),
        CommandId::Assign => (Lobby, &[("power", "ITALY"), ("person", "france")]),
        CommandId::Leave => (Lobby, &[("sure", "yes")]),
        CommandId::Change => (Lobby, &[("deadline", "24h")]),
        CommandId::Rematch | CommandId::OpenLetters => (Over, &[]),
        CommandId::Results | CommandId::Translate | CommandId::Chart | CommandId::Export => (Autumn, &[]),
        CommandId::Rules
        | CommandId::Lots
        | CommandId::Players
        | CommandId::Orders
        | CommandId::OrderHistory
        | CommandId::Clear
        | CommandId::Ready
        | CommandId::Unready
        | CommandId::Status
        | CommandId::Map
        | CommandId::WhatIf
        | CommandId::Rule
        | CommandId::OrderMap
        | CommandId::Watch
        | CommandId::Unwatch
        | CommandId::Watchers
        | CommandId::MyGames
        | CommandId::MyRecord
        | CommandId::MyData
        | CommandId::Practice
        | CommandId::Quiet
        | CommandId::Mute
        | CommandId::Unmute
        | CommandId::Setup
        | CommandId::Help
        | CommandId::Draw
        | CommandId::Agree
        | CommandId::Refuse
        | CommandId::End
        | CommandId::VotePause
        | CommandId::VoteResume
        | CommandId::Return
        | CommandId::Fill
        | CommandId::Panel
        | CommandId::Remind
        | CommandId::Resume
        | CommandId::Adjudicate
        | CommandId::Proceed
        | CommandId::Reports
        | CommandId::MoveHere
        | CommandId::ResultsHere => (Spring, &[]),
        CommandId::Why => (Autumn, &[("unit", "F LON")]),
        CommandId::Possible => (Spring, &[("unit", "F LON")]),
        CommandId::Order => (Spring, &[("text", "A VEN H")]),
        CommandId::Withdraw => (Spring, &[("unit", "A VEN")]),
        CommandId::Talk => (Spring, &[("with", "FRANCE")]),
        CommandId::Agreements => (Spring, &[]),
        CommandId::Propose => (Spring, &[("to", "FRANCE"), ("words", "peace:")]),
        CommandId::Adopt | CommandId::Renew => (Spring, &[("statement", "#1")]),
        CommandId::Letter => (Spring, &[("to", "FRANCE"), ("words", "hello")]),
        CommandId::Notation => (Spring, &[("quoted", "A Mun - Ruh")]),
        CommandId::Block | CommandId::Unblock => (Spring, &[("who", "GERMANY")]),
        CommandId::Report => (Spring, &[("words", "rude"), ("reader", "administrators")]),
        CommandId::WrongSentence => (Spring, &[("quoted", "You have no seat in this game.")]),
        CommandId::Language => (Spring, &[("language", "pl")]),
        CommandId::Forget => (Spring, &[("sure", "yes")]),
        CommandId::Timezone => (Spring, &[("timezone", "Europe/Rome")]),
        CommandId::Notify => (Spring, &[("ring-results", "no")]),
        CommandId::Pictures => (Spring, &[("marks", "power-letters")]),
        CommandId::Wording => (Spring, &[("detail", "brief")]),
        CommandId::Concede => (Spring, &[("power", "FRANCE")]),
        CommandId::Victory => (Spring, &[("number", "15")]),
        CommandId::MoreTime => (Spring, &[("time", "24h")]),
        CommandId::Resign => (Spring, &[("sure", "yes")]),
        CommandId::Take | CommandId::Replace => (Spring, &[("power", "GERMANY")]),
        CommandId::Away => (Spring, &[("days", "2026-12-03..2026-12-06")]),
        CommandId::Deputy => (Spring, &[("person", "tom"), ("days", "2026-12-03..2026-12-06")]),
        CommandId::Expel => (Spring, &[("who", "GERMANY"), ("sure", "yes")]),
        CommandId::Invite => (Spring, &[("person", "tom")]),
        CommandId::Pause => (Spring, &[("sure", "yes")]),
        CommandId::Extend => (Spring, &[("time", "1h"), ("sure", "yes")]),
        CommandId::Announce => (Spring, &[("message", "hello"), ("sure", "yes")]),
        CommandId::Rollback => (Autumn, &[("phase", "S1901M"), ("reason", "a slip")]),
        CommandId::Edit => (Spring, &[("changes", "A MUN - RUH"), ("reason", "a slip")]),
        CommandId::Enter => (Spring, &[("power", "GERMANY"), ("text", "A MUN H"), ("sure", "yes")]),
        CommandId::Cancel => (Spring, &[("reason", "no time")]),
        CommandId::Appoint => (Spring, &[("person", "tom"), ("sure", "yes")]),
        CommandId::MutePower => (Spring, &[("power", "GERMANY")]),
        CommandId::Bar | CommandId::Admit => (Spring, &[("who", "tom")]),
        CommandId::Say => (Spring, &[("message", "hello")]),
        CommandId::Document => (Spring, &[("message", "peace"), ("with", "FRANCE")]),
        CommandId::Sign => (Spring, &[("document", "1")]),
    }
}

/// Whose role it is, and the power that they play for.
fn actor(role: Role) -> (&'static str, Option<&'static str>) {
    match role {
        Role::Outsider | Role::Operator => ("nobody", None),
        Role::Waiting => ("wim", None),
        Role::Watcher => ("wanda", None),
        Role::Deputy => ("dan", Some("TURKEY")),
        Role::Player | Role::PlayingMaster => ("italy", Some("ITALY")),
        Role::Eliminated => ("turkey", Some("TURKEY")),
        Role::Former => ("england", None),
        Role::NeutralMaster | Role::SeeingMaster => ("ola", None),
        Role::Administrator | Role::Host => ("admin", None),
        Role::PlayingAdministrator => ("admin", Some("ITALY")),
        Role::Expelled => ("xaver", None),
        Role::Barred => ("barbara", None),
    }
}

/// A unit of a power, as it stands when the game begins.
fn unit(power: Option<&str>) -> &'static str {
    match power {
        Some("TURKEY") => "F ANK",
        _ => "A VEN",
    }
}

/// A game in which somebody has `role`.
fn table(role: Role, at: At) -> Trial {
    let habit = Settings::habit("classic", Language::EN, "UTC");
    let settings = Settings { watched: true, letters_kept: true, master_sees: role == Role::SeeingMaster, ..habit };
    let mut table = Trial::with(settings);
    table.first_deadline_stays();
    table.maps = Some("https://play.example.org".to_owned());
    table.known.push(Person::new(person("tom"), "tom"));
    let since = table.now;
    let (who, _) = actor(role);
    if role == Role::Administrator {
        table.loaded.game.channel = ChannelId::new(PlatformName::Discord, "1");
    }
    if role == Role::PlayingAdministrator {
        let seat = table.loaded.game.seats.iter_mut().find(|seat| seat.holds(&"ITALY".into())).expect("a seat");
        *seat = Seat::taken(person(who), who.to_owned(), "local:1".to_owned()).with(seat.powers.clone());
    }
    if role == Role::PlayingMaster {
        table.loaded.game.creator = person(who);
    }
    if at != At::Lobby {
        table.says("italy", "to Germany: hello").says("germany", "to Italy: hello");
    }
    match role {
        Role::Waiting => table.loaded.game.waiting.push(Waiting {
            person: person(who),
            name: who.to_owned(),
            joined_by: "local:1".to_owned(),
            preferences: Wishes::default(),
            since,
        }),
        Role::Watcher => {
            table.lets_watch(who);
        }
        Role::Deputy => {
            let day = SignedDuration::from_hours(24);
            let (begins, ends) = (since - day, since + day * 30);
            let game = &mut table.loaded.game;
            let at = game.seats.iter().position(|seat| seat.holds(&"TURKEY".into())).expect("a seat");
            let day = |at: Timestamp| at.to_zoned(jiff::tz::TimeZone::UTC).date();
            let (who, days) = ((person(who), who.to_owned()), (day(begins), day(ends)));
            game.seats[at].ask_deputy(Deputy::asked(person("turkey"), who, days, (begins, ends)));
            game.accept_deputy(at);
            game.begin_deputy(at);
        }
        Role::Eliminated => {
            let Stage::Running(running) = &mut table.loaded.game.stage else { panic!("it is being played") };
            running.position.units.remove("TURKEY");
            running.position.centers.remove("TURKEY");
        }
        Role::Former => {
            table.confirms("england", "resign");
        }
        Role::Expelled => table.loaded.game.standing.expel(&person(who), who),
        Role::Barred => bar(&mut table, who),
        Role::Outsider
        | Role::Player
        | Role::NeutralMaster
        | Role::PlayingMaster
        | Role::SeeingMaster
        | Role::Administrator
        | Role::PlayingAdministrator
        | Role::Host
        | Role::Operator => {}
    }
    match at {
        At::Lobby => {
            let game = &mut table.loaded.game;
            game.stage = Stage::Lobby;
            game.seats.iter_mut().for_each(|seat| seat.powers.clear());
        }
        At::Spring => {}
        At::Autumn => {
            table.later(48).ticks();
        }
        At::Over => {
            let Stage::Running(running) = &table.loaded.game.stage else { panic!("it is being played") };
            let position = running.position.clone();
            table.loaded.game.stage = Stage::Over(Ending {
                winners: vec!["FRANCE".into()],
                position,
                at: since,
                by: None,
                keeps_secrets: false,
            });
        }
    }
    table
}

fn bar(table: &mut Trial, who: &str) {
    let (subject, until) = (Subject::person(&mark_key(), &person(who)), table.now + LISTED);
    let row = Some(Listed { subject: subject.clone(), shown: who.to_owned(), until });
    table.lists.push(ListChange { list: List::Bars, owner: "local:page".to_owned(), subject, row });
}

/// Brings about what `command` needs to do something.
fn prepare(table: &mut Trial, command: CommandId, role: Role) {
    let (who, power) = actor(role);
    match command {
        // A seat is left for whoever comes, a place in the lobby likewise.
        CommandId::Join => {
            table.loaded.game.seats.retain(|seat| seat.name_in_test() == who || seat.name_in_test() != "france");
        }
        CommandId::Confirm => {
            table.loaded.game.confirm_by = Some(table.now + SignedDuration::from_hours(24));
        }
        CommandId::Start => table.loaded.game.seats.iter_mut().for_each(|seat| seat.confirmed = true),
        CommandId::Clear | CommandId::Withdraw | CommandId::Unready => {
            let power = power.unwrap_or("ITALY");
            let holder = table.game().seat_with(&power.into()).and_then(Seat::person).expect("somebody").clone();
            table.says(holder.native(), &format!("{} H", unit(Some(power))));
        }
        CommandId::Adopt | CommandId::Renew => {
            let power = power.unwrap_or("ITALY");
            let holder = table.game().seat_with(&power.into()).and_then(Seat::person).expect("somebody").clone();
            let order = if power == "TURKEY" { "F ANK - BLA" } else { "A VEN - TRI" };
            table.presses(holder.native(), &format!("propose:game=ab12cd34;to=FRANCE;offer=support={order}"));
        }
        CommandId::Unblock => {
            let channel = table.game().channel.clone();
            let block = Content::Text { text: "block GERMANY".to_owned(), addressed: true };
            table.does(who, Place::Channel(channel), block);
        }
        CommandId::Agree | CommandId::Refuse => {
            table.says("france", "draw");
        }
        CommandId::VoteResume | CommandId::Resume => {
            let now = table.now;
            if let Stage::Running(running) = &mut table.loaded.game.stage {
                assert!(running.clock.pause(now, dragoman_game::model::Paused::ByMaster));
            }
        }
        // A game master who plays gives away no seat that a rival holds.
        CommandId::Take | CommandId::Fill | CommandId::Replace => {
            table.confirms("germany", "resign");
        }
        CommandId::Proceed => {
            let (master, administrates) = (table.game().creator.native().to_owned(), who == "admin");
            let asks = if administrates { who } else { &*master };
            let channel = table.game().channel.clone();
            table.does(asks, Place::Channel(channel), Content::Text { text: "pause".to_owned(), addressed: true });
        }
        CommandId::Admit => bar(table, "tom"),
        CommandId::Sign => {
            table.calls("france", "/document peace");
        }
        _ => {}
    }
}

/// What `who` is told at the end in answer, or that it was refused.
fn refusal(table: &Trial, who: &str) -> Option<Declined> {
    let own = |to: &Place| match to {
        Place::Person(reader) => *reader == person(who),
        Place::Reply { .. } => true,
        Place::Channel(_) | Place::Room(_) => false,
    };
    let said = table.said.iter().filter_map(|outgoing| match &outgoing.to {
        Destination::Place(to) if own(to) => Some(&outgoing.notice),
        Destination::Place(_) | Destination::Press { .. } => None,
    });
    let answered = table.answers.iter().filter(|(to, _)| own(to)).map(|(_, notice)| notice);
    said.chain(answered).find_map(|notice| match notice {
        Notice::Declined(Declined::Ignored { .. } | Declined::GivenBack { .. }) => None,
        Notice::Declined(why) => Some(why.clone()),
        _ => None,
    })
}

/// What follows when somebody in `role` gives the command, from a menu in the game's channel.
fn tried(command: &Spec, role: Role) -> (Right, Option<Declined>) {
    let (at, values) = given(command.command);
    let mut table = table(role, at);
    let (who, power) = actor(role);
    prepare(&mut table, command.command, role);
    let mut values: BTreeMap<String, String> =
        values.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    if matches!(command.command, CommandId::Order) {
        values.insert("text".to_owned(), format!("{} H", unit(power)));
    }
    if matches!(command.command, CommandId::Withdraw) {
        values.insert("unit".to_owned(), unit(power).to_owned());
    }
    let mut channel = table.game().channel.clone();
    if matches!(command.command, CommandId::MoveHere | CommandId::ResultsHere) {
        channel = ChannelId::new(channel.platform(), "elsewhere");
        values.insert("game".to_owned(), table.game().name.clone());
    }
    let token = ReplyToken::new(PlatformName::Local, "t1");
    let place = Place::Reply { token, author: person(who) };
    let content = Content::Invoked { command: command.id.to_owned(), arguments: values };
    table.forget().does_in(Some(channel), who, place, content);
    let why = refusal(&table, who);
    let is_proposed = |vote: &Vote| vote.open && matches!(vote.proposal, Proposal::Deed(_));
    let found = match &why {
        // The powers of a game in memory aren't drawn by lot.
        Some(Declined::NothingDrawn) => Right::Yes,
        Some(why) if is_empty(why) => Right::Nothing,
        Some(_) => Right::No,
        None if table.game().votes.iter().any(is_proposed) => Right::WhenAllAgree,
        None => Right::Yes,
    };
    (found, why)
}

/// Whether something is refused because there is nothing to do, and not for who asks.
fn is_empty(why: &Declined) -> bool {
    matches!(
        why,
        Declined::AlreadyIn
            | Declined::NothingToOrder
            | Declined::NoGameHere
            | Declined::Seat(NoSeat::Gone)
            | Declined::Watching(NoWatching::NotWatching | NoWatching::Already)
    )
}

#[test]
fn every_command_does_for_every_role_what_the_table_of_rights_says() {
    let mut wrong = Vec::new();
    for command in COMMANDS {
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Operator) {
            let (found, why) = tried(command, role);
            let agreed = right(command.command, role);
            if found != agreed {
                wrong.push(format!("{} as {}: {found:?} instead of {agreed:?}: {why:?}", command.id, role.id()));
            }
        }
        assert_eq!(
            right(command.command, Role::Operator),
            Right::Nothing,
            "{}: who operates it isn't asked",
            command.id
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nobody_but_a_neutral_game_master_acts_alone_on_what_belongs_to_others() {
    let acts = [CommandId::Edit, CommandId::Enter, CommandId::Expel, CommandId::Rollback, CommandId::Adjudicate];
    for command in acts {
        for role in Role::ALL {
            let alone = [Role::NeutralMaster, Role::SeeingMaster, Role::Administrator, Role::Host].contains(&role);
            assert_eq!(right(command, role) == Right::Yes, alone, "{command:?} as {}", role.id());
        }
    }
}

#[test]
fn the_guide_has_the_table_and_explains_each_role() {
    let guide = include_str!("../../bot/docs/rights.md");
    let table = rights::table(dragoman_game::testing::words(), Language::EN);
    assert!(guide.ends_with(&table), "put this at the end of bot/docs/rights.md:\n{table}");
    for role in Role::ALL {
        assert!(guide.contains(&format!("**{}**", role.id())), "{} isn't explained", role.id());
    }
}

#[test]
fn each_line_of_the_table_for_programs_has_the_right_of_each_role() {
    let lines = rights::lines();
    assert_eq!(lines.lines().count(), COMMANDS.len());
    let edit = lines.lines().find(|line| line.contains(r#""command":"edit""#)).expect("a line");
    assert!(edit.contains(r#""neutral-master":"yes""#) && edit.contains(r#""player":"no""#), "{edit}");
    assert!(lines.lines().all(|line| line.matches(':').count() == Role::ALL.len() + 1), "{lines}");
}
