//! Decisions on what networks report: who is told, what is stored, and that a repeated report changes nothing more.

use dragoman_game::decide::network::{self, Known, Next, Reaction};
use dragoman_game::decide::press::{ASKED, declared_room};
use dragoman_game::event::{ChannelId, Place, PlatformName, ReplyToken, RoomId};
use dragoman_game::loaded::RoomRow;
use dragoman_game::model::{Holder, ResultsIn, Settings, Stage, Watchers};
use dragoman_game::notice::order_thread::OrderThreads;
use dragoman_game::notice::practice::PracticeNotice;
use dragoman_game::notice::relayed::Why;
use dragoman_game::notice::{Destination, Notice, Outgoing};
use dragoman_game::order_thread::OrderThread;
use dragoman_game::person::Person;
use dragoman_game::post::Key;
use dragoman_game::refusal::{NotPrivate, Refusal};
use dragoman_game::report::{MemberChange, Report};
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

fn room(name: &str) -> RoomId {
    RoomId::new(PlatformName::Local, name)
}

fn channel(trial: &Trial) -> Place {
    Place::Channel(trial.game().channel.clone())
}

/// The press room of Germany and Italy.
fn inside() -> Destination {
    Destination::Press { key: "GI".to_owned(), platform: PlatformName::Local }
}

/// Reports while the row with `key` is handled, whose notice is `notice`.
fn report_of(trial: &mut Trial, (notice, key): (&Notice, &str), last: Option<&Place>, report: &Report) -> Next {
    let (key, order_thread) = (Key::of(key), trial.order_thread.clone());
    let outcome = network::reported(
        report,
        &Known {
            game: Some(trial.game()),
            version: Some(trial.loaded.version),
            rooms: &trial.loaded.rooms,
            order_thread: order_thread.as_ref(),
            last_reply: last,
            carried: Some((notice, &key)),
            ..Known::at(trial.now)
        },
    );
    trial.apply(outcome.decision);
    outcome.next
}

fn report(trial: &mut Trial, report: &Report) -> Next {
    report_of(trial, (&Notice::EnsureRoom, "row"), None, report)
}

/// A game with a press room that is open as `open`, or replaced by letters.
fn with_room(open: Option<&str>, relayed: Option<Why>) -> Trial {
    let mut trial = Trial::new();
    let powers = ["GERMANY", "ITALY"].map(Into::into).to_vec();
    let (key, game) = ("GI".to_owned(), trial.game().id.clone());
    trial.loaded.rooms.push(RoomRow { key, game, members: powers.into(), room: open.map(room), relayed });
    trial
}

fn stored(trial: &Trial) -> (Option<RoomId>, Option<Why>) {
    let row = trial.loaded.rooms.iter().find(|row| row.key == "GI").expect("the room");
    (row.room.clone(), row.relayed.clone())
}

fn ensured(name: &str, missing: &[&str]) -> Report {
    let missing = missing.iter().map(|name| person(name)).collect();
    Report::RoomEnsured { room: room(name), missing, let_in: Vec::new() }
}

#[test]
fn a_room_is_stored_before_anyone_is_let_in_and_letters_end_when_all_are_in() {
    let why = Why::Permission { permission: "Manage Threads".to_owned() };
    let mut trial = with_room(None, Some(why.clone()));
    assert_eq!(report(&mut trial, &Report::RoomMade { room: room("1") }), Next::Done);
    assert_eq!(stored(&trial), (Some(room("1")), Some(why)));
    assert_eq!(report(&mut trial, &ensured("1", &[])), Next::Done);
    assert_eq!(stored(&trial), (Some(room("1")), None));
    assert!(trial.said.is_empty(), "{:?}", trial.said);
}

#[test]
fn a_replacement_room_is_introduced_once_though_the_bot_is_restarted_in_between() {
    let mut trial = with_room(Some("1"), None);
    report(&mut trial, &Report::RoomMade { room: room("2") });
    // The bot was restarted: the new room is known by now.
    report(&mut trial, &ensured("2", &[]));
    let told = trial.told_at(&inside()).join("\n");
    assert_eq!(told.matches("This is a private room for Germany").count(), 1, "{told}");
    assert_eq!(stored(&trial).0, Some(room("2")));
    // A room that the network itself has replaced.
    report(trial.forget(), &ensured("3", &[]));
    report(&mut trial, &ensured("3", &[]));
    assert_eq!(trial.told_at(&inside()).len(), 1, "{:?}", trial.said);
}

#[test]
fn missing_members_are_named_once_in_the_room_and_to_the_game_master() {
    let mut trial = with_room(Some("1"), None);
    assert_eq!(report(&mut trial, &ensured("1", &["germany", "ola"])), Next::Done);
    let told = trial.told_at(&inside()).join("\n");
    assert!(told.contains("Missing for now: Germany"), "{told}");
    assert_eq!(trial.heard("ola"), "", "who isn't there isn't told in private");
    report(&mut trial, &ensured("1", &["germany"]));
    assert_eq!(trial.told_at(&inside()).len(), 1, "the room knows");
    assert!(trial.heard("ola").contains("room of Germany and Italy: I couldn't let everyone in"));
    report_of(&mut trial, (&Notice::EnsureRoom, "later"), None, &ensured("1", &["germany"]));
    assert_eq!(trial.said.len(), 2, "once for the same people: {:?}", trial.said);
    report_of(&mut trial, (&Notice::EnsureRoom, "later"), None, &ensured("1", &["italy"]));
    assert_eq!(trial.said.len(), 4);
}

#[test]
fn a_game_master_who_plays_learns_of_no_room_of_others() {
    for (master, told) in [("france", false), ("italy", true)] {
        let mut trial = with_room(Some("1"), None);
        trial.loaded.game.creator = person(master);
        report(&mut trial, &ensured("1", &["germany"]));
        assert_eq!(trial.told_at(&inside()).len(), 1, "the room knows");
        assert_eq!(
            trial.heard(master).contains("room of Germany and Italy"),
            told,
            "{master}: {}",
            trial.heard(master)
        );
    }
}

#[test]
fn a_room_that_others_could_read_is_replaced_by_letters() {
    for (open, locked, told) in [
        (None, false, "No private room here: the player of France can manage threads"),
        (Some("1"), true, "I've locked the room with Germany and Italy: the player of France can now manage threads"),
        (Some("1"), false, "No private room here: the player of France can manage threads"),
    ] {
        let mut trial = with_room(open, None);
        let readable = Report::RoomReadable { by: vec![person("france")], locked };
        let next = report(&mut trial, &readable);
        assert_eq!(next, Next::Drop("letters take the place of its room"));
        for member in ["germany", "italy"] {
            assert!(trial.heard(member).contains(told), "{}", trial.heard(member));
        }
        assert_eq!((trial.heard("france").as_str(), trial.public().as_str()), ("", ""));
        let why = Why::ReadableByOthers { by: vec!["FRANCE".into()] };
        assert_eq!(stored(&trial), (open.map(room), Some(why)));
        let next = report(trial.forget(), &readable);
        assert_eq!(next, Next::Drop("its members know already that letters take its place"));
        assert!(trial.said.is_empty());
    }
}

#[test]
fn a_refused_room_is_replaced_by_letters_and_an_open_one_waits() {
    let permission = Refusal::Permission("Create Private Threads".to_owned());
    for (refused, told) in [
        (Report::RoomRefused { refusal: permission.clone() }, "I lack the permission \"Create Private Threads\""),
        (Report::RoomRefused { refusal: Refusal::NoRooms }, "Private rooms can't be opened in this game's channel"),
        (Report::RoomRefused { refusal: Refusal::Malformed }, "Private rooms can't be opened in this game's channel"),
        (Report::RoomRefused { refusal: Refusal::TooManyRooms }, "as many active threads as Discord allows"),
        (Report::RoomGone, "Private rooms can't be opened in this game's channel"),
    ] {
        let mut trial = with_room(None, None);
        assert!(matches!(report(&mut trial, &refused), Next::Drop(_)));
        for member in ["germany", "italy"] {
            assert!(trial.heard(member).contains(told), "{refused:?}: {}", trial.heard(member));
        }
        assert!(stored(&trial).1.is_some());
        let mut trial = with_room(Some("1"), None);
        let next = report(&mut trial, &refused);
        // One that can't be woken up any more is as good as gone.
        let is_gone = matches!(refused, Report::RoomGone | Report::RoomRefused { refusal: Refusal::TooManyRooms });
        assert_eq!(next != Next::AsAnswered, is_gone, "{refused:?}");
        assert_eq!(trial.said.is_empty(), !is_gone, "{refused:?}");
    }
    // Not for ever: somebody may be in it who has lost their seat meanwhile.
    let mut trial = with_room(Some("1"), None);
    assert!(matches!(report(&mut trial, &Report::RoomGivenUp { refusal: permission }), Next::Drop(_)));
    let heard = trial.heard("italy");
    assert!(heard.contains("I lack the permission \"Create Private Threads\"") && heard.contains("don't write there"));
    assert_eq!(stored(&trial).0, Some(room("1")));
    assert!(stored(&trial).1.is_some(), "nothing more is posted there");
    let mut trial = with_room(None, None);
    assert_eq!(report(&mut trial, &Report::RoomRefused { refusal: Refusal::PutOut }), Next::AsAnswered);
    assert!(trial.said.is_empty() && stored(&trial).1.is_none(), "somebody may invite the bot again");
}

#[test]
fn after_a_change_of_permissions_rooms_are_closed_and_the_channel_learns_who_could_read() {
    let mut trial = with_room(Some("1"), None);
    let by = |names: &[&str]| Report::RoomsReadable { by: names.iter().map(|name| person(name)).collect() };
    report(&mut trial, &by(&["germany"]));
    assert!(trial.said.is_empty(), "Germany is in the only room: {:?}", trial.said);
    report(&mut trial, &by(&["france"]));
    assert_eq!(trial.members("GI"), ["germany", "italy"], "its state is computed again");
    let public = trial.public();
    assert!(public.contains("France can manage threads in this channel and could read other players'"), "{public}");
    let mut trial = with_room(Some("1"), Some(Why::NoRooms));
    report(&mut trial, &by(&["france"]));
    assert!(trial.said.is_empty(), "nothing is posted in it anyway");
    let readable_by_others = Settings { readable_by_others: true, ..Settings::habit("classic", Language::EN, "UTC") };
    let rooms = with_room(Some("1"), None).loaded.rooms;
    let mut trial = Trial::with(readable_by_others);
    trial.loaded.rooms = rooms;
    report(&mut trial, &by(&["france"]));
    assert!(trial.said.is_empty(), "everybody has agreed to that");
    assert_eq!(network::outsiders(trial.game(), PlatformName::Local, &[]), None);
}

#[test]
fn who_stands_in_or_watches_must_not_read_rooms_either() {
    let mut trial = with_room(Some("1"), None);
    trial.known.push(Person::new(person("tom"), "tom"));
    trial.says("italy", "deputy tom 22-24 November").forget().presses("tom", "deputy:game=ab12cd34;answer=yes");
    let members = ["germany", "italy"];
    assert_eq!(trial.members("GI"), members, "the network is asked who could read it now");
    trial.forget().lets_watch("wim");
    let outside = network::outsiders(trial.game(), PlatformName::Local, &members.map(person)).expect("it matters");
    assert!(outside.contains(&person("tom")) && outside.contains(&person("wim")), "{outside:?}");
    report(&mut trial, &Report::RoomsReadable { by: vec![person("tom")] });
    assert_eq!(trial.members("GI"), members);
    assert!(trial.public().contains("tom can manage threads in this channel and could read"), "{}", trial.public());
    for (locked, told) in [(true, "I've locked the room with"), (false, "No private room here")] {
        let mut trial = with_room(Some("1"), None);
        report(&mut trial, &Report::RoomReadable { by: vec![person("tom")], locked });
        for member in members {
            let heard = trial.heard(member);
            assert!(heard.contains(told) && heard.contains("someone who stands in for a player or watches"), "{heard}");
        }
        assert_eq!(stored(&trial).1, Some(Why::ReadableByOthers { by: Vec::new() }));
    }
}

#[test]
fn only_people_on_the_network_outside_a_room_are_looked_up() {
    let trial = Trial::new();
    let members = [person("germany"), person("italy")];
    let outside = network::outsiders(trial.game(), PlatformName::Local, &members).expect("it matters");
    assert_eq!(outside.len(), 5);
    assert!(!outside.contains(&person("italy")) && outside.contains(&person("france")));
    assert_eq!(network::outsiders(trial.game(), PlatformName::Discord, &members), Some(Vec::new()));
    assert_eq!(network::others([trial.game()], &person("italy")).len(), 6);
}

fn results() -> Notice {
    Notice::Done
}

#[test]
fn a_person_with_closed_private_messages_gets_an_order_thread_and_is_told_where() {
    let mut trial = Trial::new();
    let italy = person("italy");
    let closed = Report::PrivateClosed { place: Place::Person(italy.clone()) };
    assert_eq!(report_of(&mut trial, (&results(), "row"), None, &closed), Next::OpenOrderThread);
    let made = Report::OrderThreadMade { person: italy.clone(), room: room("1") };
    report(&mut trial, &made);
    assert!(trial.order_thread.as_ref().is_some_and(|thread| !thread.closed && thread.room == room("1")));
    let opened = Report::OrderThreadOpened { person: italy.clone(), room: room("1"), is_new: true };
    assert_eq!(report(&mut trial, &opened), Next::Again);
    assert!(trial.order_thread.as_ref().is_some_and(|thread| thread.closed));
    let public = trial.public();
    assert!(public.contains("I've opened the private thread \"orders · italy\" for you"), "{public}");
    report(&mut trial, &opened);
    assert_eq!(trial.said.len(), 1, "told once");
    // Where they wrote last, if that is known; and not again if it existed already.
    let reply = Place::Reply { token: ReplyToken::new(PlatformName::Local, "t"), author: italy.clone() };
    let again = Report::OrderThreadOpened { person: italy.clone(), room: room("2"), is_new: true };
    report_of(trial.forget(), (&results(), "row"), Some(&reply), &again);
    assert_eq!((trial.told(&reply).len(), trial.public().as_str()), (1, ""));
    let known = Report::OrderThreadOpened { person: italy.clone(), room: room("3"), is_new: false };
    report(trial.forget(), &known);
    assert!(trial.said.is_empty() && trial.order_thread.as_ref().is_some_and(|thread| thread.room == room("3")));
    // Their private messages are open again, or the thread was deleted: private messages are tried.
    for (unused, next) in [
        (Report::PrivateOpen { person: italy.clone() }, Next::Done),
        (Report::OrderThreadGone { person: italy.clone() }, Next::Again),
    ] {
        report(&mut trial, &known);
        assert_eq!(report(&mut trial, &unused), next);
        assert!(trial.order_thread.as_ref().is_some_and(|thread| !thread.closed));
    }
}

#[test]
fn an_order_thread_that_cant_be_private_or_opened_is_announced_once_as_unavailable() {
    let italy = || person("italy");
    for refused in [
        Report::OrderThreadReadable { person: italy() },
        Report::OrderThreadRefused { person: italy(), refusal: Refusal::NoRooms },
        Report::OrderThreadRefused { person: italy(), refusal: Refusal::Deleted },
        Report::OrderThreadRefused { person: italy(), refusal: Refusal::Permission("Send Messages".to_owned()) },
    ] {
        let mut trial = Trial::new();
        for row in ["one", "one", "another"] {
            assert_eq!(report_of(&mut trial, (&results(), row), None, &refused), Next::AsAnswered);
        }
        assert_eq!(trial.public(), "italy, I can't send you DMs. Please allow them: that's where your orders go.");
        assert_eq!(trial.order_thread, None);
    }
    let mut trial = Trial::new();
    report(&mut trial, &Report::OrderThreadRefused { person: italy(), refusal: Refusal::PutOut });
    assert!(trial.public().contains("italy isn't on this server any more"), "{}", trial.public());
}

#[test]
fn in_an_anonymous_game_the_channel_isnt_told_whose_private_messages_are_closed() {
    let mut trial = Trial::new();
    trial.loaded.game.settings.anonymous = true;
    trial.confirms("italy", "resign").presses("tom", "take-over:game=ab12cd34;power=ITALY").forget();
    let (tom, france) = (person("tom"), person("france"));
    for told in [
        Report::OrderThreadRefused { person: tom.clone(), refusal: Refusal::NoRooms },
        Report::OrderThreadReadable { person: tom.clone() },
        Report::OrderThreadOpened { person: tom.clone(), room: room("1"), is_new: true },
    ] {
        report(&mut trial, &told);
        assert_eq!(trial.public(), "", "{told:?}");
    }
    // Where they wrote last, for them alone.
    let reply = Place::Reply { token: ReplyToken::new(PlatformName::Local, "t"), author: tom.clone() };
    let opened = Report::OrderThreadOpened { person: tom, room: room("2"), is_new: true };
    report_of(trial.forget(), (&results(), "row"), Some(&reply), &opened);
    assert_eq!((trial.told(&reply).len(), trial.public().as_str()), (1, ""));
    // Of the first players all know that they play.
    report(&mut trial, &Report::OrderThreadRefused { person: france, refusal: Refusal::NoRooms });
    assert!(trial.public().contains("france, I can't send you DMs"), "{}", trial.public());
}

#[test]
fn an_order_thread_that_others_can_read_isnt_used_any_more() {
    let mut trial = Trial::new();
    let thread = |owner: &str| OrderThread {
        person: person(owner),
        channel: trial.game().channel.clone(),
        room: room(owner),
        closed: true,
    };
    let others = |owner: &str| network::others([trial.game()], &person(owner));
    let threads = ["italy", "france"].map(|owner| (thread(owner), others(owner)));
    let found = |by: &[&str]| {
        let by: Vec<_> = by.iter().map(|name| person(name)).collect();
        let found = network::readable_order_threads(&threads, &by);
        found.map(|thread| thread.person.native().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(
        found(&["france", "somebody"]),
        ["italy"],
        "France's own is France's; the other person doesn't play here"
    );
    assert_eq!(found(&["france", "italy"]), ["italy", "france"]);
    assert_eq!(found(&[]), Vec::<String>::new());
    trial.order_thread = Some(threads[0].0.clone());
    assert_eq!(report(&mut trial, &Report::OrderThreadLocked { person: person("italy") }), Next::Done);
    assert!(trial.order_thread.as_ref().is_some_and(|thread| !thread.closed));
    assert!(trial.public().contains("italy, I can't send you DMs"), "{}", trial.public());
}

#[test]
fn whoever_is_let_into_an_order_thread_by_hand_is_put_out_and_its_owner_is_told_once() {
    let mut trial = Trial::new();
    let (italy, channel) = (person("italy"), trial.game().channel.clone());
    let thread = OrderThread { person: italy.clone(), channel, room: room("1"), closed: true };
    trial.order_thread = Some(thread.clone());
    let changed = |who: &str, change| Report::OrderThreadMember { person: person(who), change };
    let added = |event: &str| MemberChange::Added { event: event.to_owned() };
    // The network reports the same again after a crash, and what changes nothing for its owner.
    for told in [
        changed("france", added("1")),
        changed("france", added("1")),
        changed("italy", added("2")),
        changed("italy", MemberChange::PutOut),
        changed("italy", MemberChange::Back { is_in: true }),
    ] {
        assert_eq!(report(&mut trial, &told), Next::Done);
    }
    let [told] = trial.said.as_slice() else { panic!("{:?}", trial.said) };
    let entered = Notice::OrderThreads(OrderThreads::Entered);
    assert_eq!((&told.to, &told.notice), (&Destination::Place(Place::Person(italy.clone())), &entered));
    assert!(trial.heard("italy").contains("They're out again"), "{}", trial.heard("italy"));
    assert_eq!(trial.order_thread, Some(thread));
    assert_eq!(report(&mut trial, &changed("france", added("3"))), Next::Done);
    assert_eq!(trial.said.len(), 2, "another time");
    // What comes after it isn't held up if the thread isn't used any more.
    let closed = Report::PrivateClosed { place: Place::Person(italy) };
    assert!(matches!(report_of(&mut trial, (&entered, "row"), None, &closed), Next::Drop(_)));
}

#[test]
fn an_order_thread_is_private_towards_the_players_of_all_games_of_its_owner() {
    let (mut trial, mut other) = (Trial::new(), Trial::new());
    let at = other.game().seats.iter().position(|seat| seat.holds(&"FRANCE".into())).expect("a seat");
    other.loaded.game.seats[at].held_by(Holder::Person(person("tom")));
    let italy = person("italy");
    let others = network::others([trial.game(), other.game()], &italy);
    assert!(others.contains(&person("tom")) && others.contains(&person("france")) && !others.contains(&italy));
    assert!(others.iter().all(|person| person.platform() == italy.platform()));
    // Who plays for a player who is away, and who watches with the consent of all, gets secrets in private too.
    let played = |table: &Trial, name: &str| network::is_served(table.game(), &person(name));
    assert!(played(&other, "tom") && !played(&other, "france") && !played(&trial, "tom"));
    assert!(played(&trial, "ola"), "the game master");
    let mut watchers = Watchers::default();
    watchers.ask(person("wim"), "wim".to_owned(), 0);
    other.loaded.game.watchers = watchers.clone();
    assert!(!played(&other, "wim"), "nobody has agreed");
    watchers.begin(&person("wim"), 0);
    other.loaded.game.watchers = watchers;
    assert!(played(&other, "wim") && network::others([other.game()], &italy).contains(&person("wim")));
    trial.known.push(Person::new(person("tom"), "tom"));
    trial.says("italy", "deputy tom 22-24 November");
    assert!(!played(&trial, "tom"), "not before he has accepted");
    trial.presses("tom", "deputy:game=ab12cd34;answer=yes");
    assert!(played(&trial, "tom"));
}

#[test]
fn a_notice_that_cant_be_sent_in_private_goes_where_it_can() {
    let mut trial = Trial::new();
    let italy = person("italy");
    let private = Report::PrivateClosed { place: Place::Person(italy.clone()) };
    // They say that their private messages are open, but they aren't.
    let again = Notice::OrderThreads(OrderThreads::Again { from: channel(&trial) });
    assert_eq!(report_of(&mut trial, (&again, "row"), None, &private), Next::Drop("still closed"));
    assert!(trial.public().contains("I still can't send you DMs"), "{}", trial.public());
    // The token of a command's own answer has expired.
    let reply = Place::Reply { token: ReplyToken::new(PlatformName::Local, "t"), author: italy.clone() };
    let expired = Report::PrivateClosed { place: reply };
    let next = report_of(trial.forget(), (&results(), "row"), None, &expired);
    assert_eq!(next, Next::Drop("the answer went to its author"));
    assert_eq!(trial.said.iter().map(|said| said.notice.clone()).collect::<Vec<_>>(), [results()]);
    assert_eq!(trial.said[0].to, Destination::Place(Place::Person(italy.clone())));
    // For a game of another place an order thread is used if there is one; otherwise the notice waits.
    trial.forget().loaded.game.channel = ChannelId::new(PlatformName::Matrix, "elsewhere");
    assert_eq!(report_of(&mut trial, (&results(), "row"), None, &private), Next::AsAnswered);
    let channel = ChannelId::new(PlatformName::Local, "hall");
    trial.order_thread = Some(OrderThread { person: italy, channel, room: room("1"), closed: false });
    assert_eq!(report_of(&mut trial, (&results(), "row"), None, &private), Next::Again);
    assert!(trial.order_thread.as_ref().is_some_and(|thread| thread.closed) && trial.said.is_empty());
}

#[test]
fn a_past_player_who_cant_be_reached_isnt_told_how_the_game_ended() {
    let mut trial = Trial::new();
    let finished = Notice::Finished { name: "Bosforo".to_owned(), winners: Vec::new(), drawn: false };
    let closed = Report::PrivateClosed { place: Place::Person(person("tom")) };
    let next = report_of(&mut trial, (&finished, "row"), None, &closed);
    assert!(matches!(next, Next::Drop(_)) && trial.said.is_empty(), "nobody else is told of that");
}

#[test]
fn a_practice_holds_nothing_up_for_a_person_with_closed_private_messages() {
    let mut trial = Trial::new();
    trial.loaded.game.channel = ChannelId::new(PlatformName::Matrix, "elsewhere");
    let closed = Report::PrivateClosed { place: Place::Person(person("tom")) };
    let practice = Notice::Practice(PracticeNotice::Stopped);
    let next = report_of(&mut trial, (&practice, "row"), None, &closed);
    assert!(matches!(next, Next::Drop(_)) && trial.said.is_empty(), "{next:?}");
    // Where there is an order thread it is used.
    let channel = ChannelId::new(PlatformName::Local, "hall");
    trial.order_thread = Some(OrderThread { person: person("tom"), channel, room: room("1"), closed: false });
    assert_eq!(report_of(&mut trial, (&practice, "row"), None, &closed), Next::Again);
}

#[test]
fn the_game_master_is_told_once_of_a_closed_channel() {
    let hall = ChannelId::new(PlatformName::Local, "hall");
    let refused = |refusal, again| Report::ChannelRefused { channel: hall.clone(), refusal, again };
    let permission = || Refusal::Permission("Send Messages".to_owned());
    let mut trial = Trial::new();
    for _ in 0..2 {
        assert_eq!(report(&mut trial, &refused(permission(), false)), Next::AsAnswered);
        report(&mut trial, &refused(permission(), true));
    }
    report(&mut trial, &refused(Refusal::Malformed, false));
    assert_eq!(trial.said.len(), 1, "{:?}", trial.said);
    let heard = trial.heard("ola");
    assert!(heard.contains("In the channel of **Bosforo** I lack the permission \"Send Messages\""), "{heard}");
    report_of(trial.forget(), (&results(), "another"), None, &refused(Refusal::PutOut, false));
    assert!(trial.heard("ola").contains("I was removed from the channel of **Bosforo**"), "{}", trial.heard("ola"));
    // Where the game has a thread of its own, which is archived.
    for again in [false, true] {
        report_of(&mut trial, (&results(), "third"), None, &refused(Refusal::TooManyRooms, again));
    }
    let heard = trial.heard("ola");
    assert_eq!(heard.matches("I can't post in the thread of **Bosforo**: it's archived").count(), 1, "{heard}");
}

#[test]
fn everyone_in_the_game_is_told_once_of_a_deleted_channel() {
    let deleted = |trial: &Trial| Report::ChannelDeleted { channel: trial.game().channel.clone() };
    let mut trial = Trial::new();
    let told = deleted(&trial);
    for row in ["one", "two"] {
        assert_eq!(report_of(&mut trial, (&results(), row), None, &told), Next::AsAnswered);
    }
    for who in ["austria", "england", "france", "germany", "italy", "russia", "turkey", "ola"] {
        let heard = trial.heard(who);
        assert_eq!(heard.matches("The channel of **Bosforo** no longer exists").count(), 1, "{who}: {heard}");
    }
    assert_eq!((trial.said.len(), trial.public().as_str()), (8, ""));
    // What was to be posted where the game was played before isn't missed.
    let before = ChannelId::new(PlatformName::Local, "before");
    report(trial.forget(), &Report::ChannelDeleted { channel: before });
    assert!(trial.said.is_empty());
    let mut lobby = Trial::new();
    lobby.loaded.game.stage = Stage::Lobby;
    let told = deleted(&lobby);
    report(&mut lobby, &told);
    assert_eq!(lobby.said.len(), 8, "people in the lobby too");
}

#[test]
fn a_person_who_writes_where_others_could_read_is_told_where_to_write() {
    let mut trial = Trial::new();
    let place = ChannelId::new(PlatformName::Local, "two");
    for (why, told) in [
        (NotPrivate::Unencrypted, "This conversation isn't encrypted"),
        (NotPrivate::Shared, "This is not our private conversation"),
    ] {
        let writes = Report::NotPrivate { place: place.clone(), person: person("italy"), why };
        for _ in 0..2 {
            assert_eq!(report(&mut trial, &writes), Next::Done);
        }
        let here = trial.told(&Place::Channel(place.clone()));
        assert_eq!(here.iter().filter(|text| text.contains(told)).count(), 1, "{here:?}");
    }
    assert!(trial.heard("italy").starts_with("This is our own conversation."), "{}", trial.heard("italy"));
    assert_eq!(trial.said.len(), 3, "their own conversation is named once");
}

#[test]
fn another_channel_that_is_closed_or_deleted_ends_only_itself_and_the_game_master_is_told_once() {
    let news = ChannelId::new(PlatformName::Local, "news");
    let refusal = Refusal::Permission("Send Messages".to_owned());
    let closed = Report::ChannelRefused { channel: news.clone(), refusal, again: false };
    for told in [closed, Report::ChannelDeleted { channel: news.clone() }] {
        let mut trial = Trial::new();
        let other = ChannelId::new(PlatformName::Local, "other");
        for channel in [news.clone(), other.clone()] {
            trial.loaded.game.results_in.push(ResultsIn { channel, language: Language::EN });
        }
        for row in ["one", "one", "two"] {
            let next = report_of(&mut trial, (&results(), row), None, &told);
            if row == "one" && trial.said.is_empty() {
                assert!(matches!(next, Next::Drop(_)), "{next:?}");
            }
        }
        assert_eq!(trial.game().results_language(&news), None);
        assert_eq!(trial.game().results_language(&other), Some(Language::EN));
        assert_eq!(trial.said.len(), 1, "{:?}", trial.said);
        assert!(trial.heard("ola").contains("**Bosforo** no longer appear there"), "{}", trial.heard("ola"));
    }
}

#[test]
fn a_room_is_told_who_was_put_out_by_hand_or_is_back() {
    let told = |who: &str, change| {
        let mut trial = with_room(Some("1"), None);
        let changed = Report::RoomMember { person: person(who), change };
        assert_eq!(report(&mut trial, &changed), Next::Done);
        let first = trial.told_at(&inside()).join("\n");
        // Somebody who does it again and again makes one post an hour.
        report(&mut trial, &changed);
        trial.said.dedup_by(|a, b| a.slot.is_some() && a.slot == b.slot);
        assert!(trial.said.len() <= 1, "{:?}", trial.said);
        assert!(trial.said.iter().all(|outgoing| outgoing.to == inside()));
        first
    };
    let heard = told("germany", MemberChange::PutOut);
    assert!(heard.contains("removed Germany") && heard.contains("`room`"), "{heard}");
    assert_eq!(told("stranger", MemberChange::PutOut), "");
    let back = || MemberChange::Back { is_in: true };
    let heard = told("germany", back());
    assert!(heard.contains("Germany left and came back, so I've let them into this room again"), "{heard}");
    assert_eq!((told("stranger", back()), told("france", back())), (String::new(), String::new()));
}

fn added(who: &str) -> Report {
    Report::RoomMember { person: person(who), change: MemberChange::Added { event: "$1".to_owned() } }
}

/// Lets the network answer `answer` to the row that puts somebody out of the room.
fn put_out(trial: &mut Trial, answer: &Report) -> Next {
    let put_out = |outgoing: &Outgoing| outgoing.notice == Notice::EnsureRoom;
    let slot = trial.said.iter().find(|outgoing| put_out(outgoing)).expect("the row").slot.clone();
    assert_ne!(slot.as_deref(), Some(ASKED), "who has left the room isn't called back");
    trial.said.clear();
    let known =
        Known { game: Some(trial.game()), rooms: &trial.loaded.rooms, slot: slot.as_deref(), ..Known::at(trial.now) };
    let Reaction { decision, next } = network::reported(answer, &known);
    trial.apply(decision);
    next
}

/// The bot may end at any time: what is to be done is stored first, and what has been done is told once.
#[test]
fn who_was_let_in_by_hand_is_put_out_and_then_the_room_is_told() {
    for (who, named) in [("france", "The player of France"), ("stranger", "Someone who doesn't belong")] {
        let mut trial = with_room(Some("1"), None);
        // The network reports it again after a crash.
        for _ in 0..2 {
            assert_eq!(report(&mut trial, &added(who)), Next::Done);
        }
        let [ensure] = trial.said.as_slice() else { panic!("{:?}", trial.said) };
        assert_eq!((&ensure.to, &ensure.notice), (&inside(), &Notice::EnsureRoom));
        assert_eq!(put_out(&mut trial, &ensured("1", &[])), Next::Done);
        let heard = trial.told_at(&inside()).join("\n");
        assert!(heard.starts_with(named) && heard.contains("They're out again"), "{heard}");
        // Another time is another row.
        let again = MemberChange::Added { event: "$2".to_owned() };
        report(trial.forget(), &Report::RoomMember { person: person(who), change: again });
        assert_eq!(put_out(&mut trial, &ensured("1", &[])), Next::Done);
        // Somebody who does it again and again makes one post an hour.
        assert!(trial.said[0].slot.as_deref().is_some_and(|slot| slot.starts_with("entered:")), "{:?}", trial.said);
    }
    // They have got a seat of the room meanwhile.
    let mut trial = with_room(Some("1"), None);
    report(&mut trial, &added("germany"));
    put_out(&mut trial, &ensured("1", &[]));
    assert!(trial.said.is_empty(), "{:?}", trial.said);
}

#[test]
fn letters_take_the_place_of_a_room_from_which_somebody_cant_be_removed() {
    let denied = || Refusal::Permission("Manage Threads".to_owned());
    for (who, refusal, locked) in [
        ("france", Refusal::Stranger { who: vec![person("france")], locked: true }, true),
        ("stranger", Refusal::Stranger { who: vec![person("stranger")], locked: true }, true),
        ("france", Refusal::Stranger { who: vec![person("france")], locked: false }, false),
        ("stranger", denied(), false),
    ] {
        let mut trial = with_room(Some("1"), None);
        report(&mut trial, &added(who));
        let refused = Report::RoomRefused { refusal };
        // The row ends: it would keep back what comes after it.
        assert!(matches!(put_out(&mut trial, &refused), Next::Drop(_)));
        let heard = trial.told_at(&inside()).join("\n");
        assert!(heard.contains("I deliver letters instead") && heard.contains("`room` opens it again"), "{heard}");
        let powers = if who == "france" { vec!["FRANCE".into()] } else { Vec::new() };
        assert_eq!(heard.contains("France"), who == "france", "{heard}");
        for member in ["germany", "italy"] {
            let told = trial.heard(member);
            let instead = told.contains("I'll deliver letters instead") && told.contains("`room` opens the room again");
            assert!(instead && told.contains("is locked") == locked, "{told}");
            assert_eq!(told.contains("don't write there"), !locked, "{told}");
        }
        assert_eq!(trial.heard("france"), "");
        assert_eq!(stored(&trial), (Some(room("1")), Some(Why::Stranger { powers, locked })));
        // Somebody asks for the room, and they are still in it: all know that.
        if refused != (Report::RoomRefused { refusal: denied() }) {
            let next = report(trial.forget(), &refused);
            assert_eq!((matches!(next, Next::Drop(_)), trial.said.len()), (true, 0), "{:?}", trial.said);
        }
        // They are gone.
        assert_eq!(report(&mut trial, &ensured("1", &[])), Next::Done);
        assert_eq!(stored(&trial), (Some(room("1")), None));
        // What letters replace isn't opened again because somebody is put out of it.
        let mut trial = with_room(Some("1"), Some(Why::NoRooms));
        report(&mut trial, &added(who));
        let [ensure] = trial.said.as_slice() else { panic!("{:?}", trial.said) };
        let row = &trial.loaded.rooms[0];
        assert!(!declared_room(trial.game(), row, ensure.slot.as_deref()).open);
        assert!(declared_room(trial.game(), row, Some(ASKED)).open);
        assert_eq!(put_out(&mut trial, &ensured("1", &[])), Next::Done);
        assert_eq!(stored(&trial).1, Some(Why::NoRooms));
        assert!(trial.told_at(&inside()).join("\n").contains("They're out again"));
    }
}

#[test]
fn nobody_is_let_into_a_room_again_whose_place_letters_take() {
    let why = Why::Permission { permission: "Manage Threads".to_owned() };
    for is_in in [false, true] {
        let mut trial = with_room(Some("1"), Some(why.clone()));
        let back = Report::RoomMember { person: person("germany"), change: MemberChange::Back { is_in } };
        assert_eq!(report(&mut trial, &back), Next::Done);
        assert!(trial.said.is_empty(), "{:?}", trial.said);
    }
}

#[test]
fn who_is_back_is_let_in_again_where_the_network_doesnt_do_it() {
    let mut trial = with_room(Some("1"), None);
    let back = |who| Report::RoomMember { person: person(who), change: MemberChange::Back { is_in: false } };
    assert_eq!(report(&mut trial, &back("france")), Next::Done);
    assert_eq!(trial.said.len(), 0, "France isn't a member: {:?}", trial.said);
    assert_eq!(report(&mut trial, &back("germany")), Next::Done);
    let [ensure, said] = trial.said.as_slice() else { panic!("{:?}", trial.said) };
    assert_eq!((&ensure.to, &ensure.notice, ensure.slot.as_deref()), (&inside(), &Notice::EnsureRoom, Some(ASKED)));
    assert!(matches!(said.notice, Notice::RoomBack { .. }), "{said:?}");
}

#[test]
fn who_is_let_into_a_room_again_is_named_in_it() {
    let mut trial = with_room(Some("1"), None);
    let let_in = |who: &[&str]| Report::RoomEnsured {
        room: room("1"),
        missing: Vec::new(),
        let_in: who.iter().map(|who| person(who)).collect(),
    };
    assert_eq!(report(&mut trial, &let_in(&["stranger"])), Next::Done);
    assert_eq!(trial.told_at(&inside()), [""; 0]);
    assert_eq!(report(&mut trial, &let_in(&["germany"])), Next::Done);
    assert_eq!(trial.told_at(&inside()), ["Germany can come into this room now."]);
}
