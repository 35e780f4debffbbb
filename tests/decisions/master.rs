use dragoman_game::event::{ChannelId, Content, IN_THREAD, Place, PlatformName};
use dragoman_game::model::{Holder, Limit, PhaseClock, PhaseTimes, Seat, Settings, Stage, Tempo};
use dragoman_game::notice::{Declined, Notice};
use dragoman_game::person::{Person, stranger};
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;
use jiff::{SignedDuration, Timestamp};

use super::heard::Heard as _;

fn deadline(table: &Trial) -> Option<Timestamp> {
    table.running().clock.deadline()
}

#[test]
fn a_pause_keeps_the_remaining_time_and_orders_may_be_sent_meanwhile() {
    let mut table = Trial::new();
    table.later(12).confirms_in_public("ola", "pause");
    assert_eq!(deadline(&table), None);
    assert!(table.public().contains("has paused the game"), "{}", table.public());
    table.later(500).ticks().says("italy", "A Ven - Tyr");
    assert_eq!((table.running().number, table.orders("ITALY")), (1, vec!["A VEN - TYR".into()]));
    table.forget().confirms_in_public("ola", "pause");
    assert!(table.public().contains("clock is already stopped"), "{}", table.public());
    table.calls("ola", "resume");
    assert_eq!(deadline(&table), table.now.checked_add(SignedDuration::from_hours(36)).ok());
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"]);
}

#[test]
fn only_the_game_master_extends_the_deadline_and_closes_the_phase() {
    let mut table = Trial::new();
    let before = deadline(&table).expect("the clock is running");
    for command in
        ["extend 24h", "adjudicate", "pause", "announce hello", "fill", "panel", "call-off", "enter Italy A Ven H"]
    {
        table.forget().says("italy", command);
        assert!(table.heard("italy").contains("Only the game master"), "{command}: {}", table.heard("italy"));
    }
    table.confirms_in_public("ola", "extend 24h");
    assert_eq!(deadline(&table), before.checked_add(SignedDuration::from_hours(24)).ok());
    table.forget().confirms_in_public("admin", "adjudicate");
    assert_eq!(table.running().number, 2, "an administrator of the place may act for them");
    assert!(table.public().contains("is adjudicating the phase now"), "{}", table.public());
    assert!(table.game().seats.iter().all(|seat| seat.missed() == 0), "nobody missed a deadline that hadn't passed");
}

#[test]
fn announcements_are_shown_as_quotations() {
    let mut table = Trial::new();
    table.confirms("ola", "announce **Bosforo is over.** `x`\nsecond line");
    let public = table.public();
    assert!(public.starts_with("**The game master:**\n│ ") && public.contains("│ second line"), "{public}");
    assert!(!public.contains("**Bosforo") && public.contains(r"\`x\`"), "{public}");
}

#[test]
fn the_panel_counts_orders_and_shows_none() {
    let mut table = Trial::new();
    table
        .says("italy", "A Ven - Tyr")
        .says("france", "A Par - Bur\nA Mar S A Par - Bur\nF Bre - MAO")
        .says("france", "ready");
    table.forget().says("ola", "panel");
    let heard = table.heard("ola");
    assert!(heard.contains("Italy: 1 of 3") && heard.contains("France: 3 of 3, ready"), "{heard}");
    assert!(!heard.contains("Tyr") && !heard.contains("Bur") && heard.contains("can't see the orders"), "{heard}");
}

#[test]
fn the_game_master_reads_orders_only_in_a_game_that_says_so() {
    let mut table = Trial::with(Settings { master_sees: true, ..Settings::habit("classic", Language::EN, "UTC") });
    table.says("italy", "A Ven - Tyr").forget().says("ola", "panel");
    assert!(table.heard("ola").contains("A Ven - Tyr"), "{}", table.heard("ola"));
    table.forget().calls("admin", "panel");
    let heard = table.heard("admin");
    assert!(heard.contains("Italy: 1 of 3") && !heard.contains("Tyr"), "an administrator wasn't agreed to: {heard}");
}

#[test]
fn entered_orders_are_shown_to_the_player_at_once_and_nothing_else_to_the_game_master() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tyr").says("italy", "ready").forget();
    table.confirms("ola", "enter Italy F Nap - ION");
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR", "F NAP - ION"]);
    let (player, master) = (table.heard("italy"), table.heard("ola"));
    assert!(player.contains("entered orders for you") && player.contains("F Nap - ION"), "{player}");
    assert!(master.contains("F Nap - ION") && !master.contains("Tyr"), "{master}");
    assert!(!table.running().ready.contains("ITALY"));
    table.forget().confirms_in_public("ola", "enter Italy A Rom - Apu");
    assert_eq!(table.orders("ITALY").len(), 2, "not in public");
    table.forget().confirms("ola", "enter Italy nonsense");
    assert!(table.heard("ola").contains("None of this") && table.heard("italy").is_empty());
}

#[test]
fn an_administrator_appoints_another_game_master() {
    let mut table = Trial::new();
    table.known = vec![Person::new(person("tom"), "tom")];
    table.calls("ola", "appoint tom");
    assert!(table.public().contains("an admin of this server or room"), "{}", table.public());
    table.forget().calls("admin", "appoint tom");
    assert_eq!(table.game().creator, person("ola"), "it is asked first");
    assert_eq!(table.public(), "", "nobody else hears of the question");
    assert!(table.heard("admin").contains("write `go-ahead`"), "{}", table.heard("admin"));
    let button = table.buttons("admin")[0].clone();
    assert!(button.len() <= 100, "{button}");
    let hall = Place::Channel(table.game().channel.clone());
    table.forget().does("admin", hall, Content::Pressed { action: button });
    assert_eq!(table.game().creator, person("tom"));
    assert!(table.public().contains("tom is now the game master"), "{}", table.public());
}

#[test]
fn an_administrator_of_another_place_has_no_say_in_the_game() {
    let mut table = Trial::new();
    // Italy's player, who has opened their own server with the bot in it.
    table.loaded.game.seats[4] =
        Seat::taken(person("admin"), "admin".to_owned(), String::new()).with(vec!["ITALY".into()]);
    for (platform, own) in [(PlatformName::Discord, "2"), (PlatformName::Matrix, "!own:example.org")] {
        table.loaded.game.channel = ChannelId::new(platform, "1");
        let before = table.loaded.game.clone();
        for deed in [
            "adjudicate game:Bosforo",
            "pause game:Bosforo",
            "panel game:Bosforo",
            "enter power:FRANCE game:Bosforo text:A Par - Bur",
            "edit changes:\"A TUR CON\" reason:why game:Bosforo",
            "appoint person:admin game:Bosforo",
            "move-here game:Bosforo",
        ] {
            let text = Content::Text { text: deed.to_owned(), addressed: true };
            table.forget().does("admin", Place::Channel(ChannelId::new(platform, own)), text);
            assert_eq!(*table.game(), before, "{deed}");
            let said = table.said.iter().map(|outgoing| &outgoing.notice);
            let mut told = said.chain(table.answers.iter().map(|(_, notice)| notice));
            assert!(told.all(|notice| matches!(notice, Notice::Declined(_))), "{deed}: {:?}", table.said);
        }
        table.forget().confirms_in_public("admin", "pause");
        assert_ne!(*table.game(), before, "in the game's own channel they stand in for the game master");
        table.loaded.game = before;
    }
}

const ALL: [&str; 7] = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];

#[test]
fn a_paused_game_waits_until_it_is_resumed_though_everybody_is_ready() {
    for vote in [false, true] {
        let mut table = Trial::new();
        let everybody = |table: &mut Trial, first: &str, then: &str| {
            table.says("italy", first);
            for who in ALL.iter().filter(|who| **who != "italy") {
                table.says(who, then);
            }
        };
        match vote {
            true => everybody(&mut table, "vote-pause", "agree"),
            false => drop(table.confirms_in_public("ola", "pause")),
        }
        table.says("italy", "A Ven - Tyr").forget();
        everybody(&mut table, "ready", "ready");
        assert_eq!((table.running().number, table.running().ready.len()), (1, 7), "{vote}");
        assert!(table.running().clock.paused().is_some());
        assert!(table.public().contains("Everyone is ready, but the game is paused"), "{}", table.public());
        table.later(1000).ticks();
        table.forget().calls("ola", "adjudicate");
        assert!(table.public().contains("Resume it first"), "{}", table.public());
        assert!(table.running().number == 1 && table.running().clock.paused().is_some());
        match vote {
            true => everybody(&mut table, "vote-resume", "agree"),
            false => drop(table.calls("ola", "resume")),
        }
        assert_eq!(table.running().number, 2, "it continues at once");
        assert!(table.running().clock.paused().is_none() && deadline(&table).is_some());
        assert_eq!(table.past[0].1.orders["ITALY"], ["A VEN - TYR"]);
    }
}

#[test]
fn a_pause_in_the_negotiation_keeps_readiness() {
    let tempo = Tempo { movement: Limit::After(900), writing: Some(300), ..Tempo::default() };
    let mut table = Trial::with(Settings { tempo, ..Settings::habit("classic", Language::EN, "UTC") });
    if let Stage::Running(running) = &mut table.loaded.game.stage {
        let talk_until = table.now.checked_add(SignedDuration::from_secs(900)).ok();
        running.clock =
            PhaseClock::new(PhaseTimes { deadline: running.clock.deadline(), talk_until, ..PhaseTimes::default() });
    }
    table.confirms_in_public("ola", "pause");
    for who in ALL {
        table.says(who, "ready");
    }
    assert!(table.running().clock.talks() && table.running().ready.len() == 7);
    table.forget().calls("ola", "resume");
    assert!(!table.running().clock.talks() && table.public().contains("Negotiation is over"), "{}", table.public());
    assert_eq!(table.running().number, 1);
}

#[test]
fn nobody_waits_for_absent_players_but_all_wait_for_the_deadline_if_nobody_is_present() {
    let mut table = Trial::new();
    let seat = table.loaded.game.seats.iter_mut().find(|seat| seat.holds(&"ENGLAND".into())).expect("a seat");
    seat.has_missed(2);
    for who in ALL.iter().filter(|who| **who != "england") {
        assert_eq!(table.running().number, 1);
        table.says(who, "ready");
    }
    assert_eq!(table.running().number, 2, "England is absent");
    // A player who comes back is awaited again.
    table.says("england", "F Lon H");
    for who in ALL.iter().filter(|who| **who != "england") {
        table.says(who, "ready");
    }
    assert_eq!(table.running().number, 2);
    let mut table = Trial::new();
    for seat in &mut table.loaded.game.seats {
        seat.has_missed(2);
    }
    table.confirms_in_public("ola", "pause").calls("ola", "resume");
    assert_eq!(table.running().number, 1, "nobody is there who could be ready");
    table.forget().later(47).ticks();
    assert!(table.heard("england").contains("Orders are due"), "they are reminded: {}", table.heard("england"));
}

/// Italy's player is the game master.
fn playing_master() -> Trial {
    let mut table = Trial::new();
    table.loaded.game.creator = person("italy");
    table
}

#[test]
fn a_game_master_who_plays_does_nothing_to_rivals_alone() {
    let mut table = playing_master();
    table.says("france", "A Par - Bur").forget();
    for command in ["enter France A Par H", "edit changes:\"A Par -> Bur\" reason:because"] {
        table.forget().says("italy", command).says("italy", "go-ahead");
        assert!(table.heard("italy").contains("I'm asking the others"), "{}", table.heard("italy"));
        table.says("turkey", "refuse");
        for who in ["austria", "england", "france", "germany", "russia"] {
            table.says(who, "agree");
        }
    }
    assert_eq!(table.orders("FRANCE"), ["A PAR - BUR"]);
    assert!(table.game().asked.is_none());
    table.forget().confirms("italy", "enter Italy A Ven - Tyr");
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"]);
}

#[test]
fn entered_orders_are_announced() {
    let mut table = Trial::new();
    table.confirms("ola", "enter Italy A Ven - Tyr");
    assert!(table.public().contains("has entered orders for Italy"), "{}", table.public());
    assert!(!table.public().contains("Tyr"));
}

#[test]
fn a_refused_extension_isnt_announced() {
    let mut table = Trial::new();
    for _ in 0..6 {
        table.confirms_in_public("ola", "extend 60d");
    }
    let before = deadline(&table);
    table.forget().confirms_in_public("ola", "extend 60d");
    assert_eq!(deadline(&table), before, "a year is the farthest");
    assert!(table.public().contains("no deadline to extend here"), "{}", table.public());
    assert!(!table.public().contains("has extended"));
}

#[test]
fn only_players_with_stored_orders_are_told_that_they_count() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tyr").later(49).forget();
    table.says("italy", "A Ven H");
    assert!(table.heard("italy").contains("What you sent before counts"), "{}", table.heard("italy"));
    table.says("france", "A Par H");
    let late = table.heard("france");
    assert!(late.contains("too late") && !late.contains("counts"), "{late}");
}

#[test]
fn only_the_game_master_moves_a_game_to_another_channel_with_its_rooms() {
    let elsewhere = |table: &Trial| Place::Channel(ChannelId::new(table.game().channel.platform(), "elsewhere"));
    let asked = |text: &str| Content::Text { text: text.to_owned(), addressed: true };
    let mut table = Trial::new();
    table.says("italy", "talk Germany");
    assert_eq!(table.loaded.rooms.len(), 1);
    let (before, new) = (table.game().channel.clone(), elsewhere(&table));
    table.forget().does("italy", new.clone(), asked("move-here game:Bosforo"));
    assert_eq!(table.game().channel, before);
    table.forget().calls("ola", "move-here");
    assert!(table.public().contains("already played in this channel"), "{}", table.public());
    table.forget().says("ola", "move-here");
    assert_eq!(table.game().channel, before, "only in public");
    // There is no other game that could be meant.
    table.forget().does("ola", new.clone(), asked("move-here"));
    assert_eq!(Place::Channel(table.game().channel.clone()), new);
    assert!(table.public().contains("**Bosforo** is played in this channel from now on"), "{}", table.public());
    let said = |wanted: fn(&Notice) -> bool| table.said.iter().any(|outgoing| wanted(&outgoing.notice));
    assert!(said(|notice| *notice == Notice::EnsureRoom), "its rooms are opened there");
    assert!(said(|notice| matches!(notice, Notice::Status(_))));
}

/// The administrator of a place has no rights in games of other places, unless the game would stay without a channel.
#[test]
fn if_the_game_master_is_gone_a_player_who_administrates_the_new_place_moves_the_game() {
    let place = |name: &str| Place::Channel(ChannelId::new(PlatformName::Discord, name));
    let asked = || Content::Text { text: "move-here game:Bosforo".to_owned(), addressed: true };
    let mut table = Trial::new();
    let before = ChannelId::new(PlatformName::Discord, "deleted");
    table.loaded.game.channel = before.clone();
    let attempt = |table: &mut Trial, who: &str| {
        table.forget().does(who, place("elsewhere"), asked());
        table.game().channel != before
    };
    assert!(!attempt(&mut table, "admin"), "an administrator who doesn't play");
    let seat =
        table.loaded.game.seats.iter_mut().find(|seat| seat.person() == Some(&person("italy"))).expect("a player");
    seat.held_by(Holder::Person(person("admin")));
    assert!(!attempt(&mut table, "admin"), "the game master decides");
    table.loaded.game.creator = stranger(PlatformName::Discord);
    assert!(!attempt(&mut table, "france"), "a player who isn't an administrator");
    table.forget().does(
        "admin",
        place("elsewhere"),
        Content::Text { text: "pause game:Bosforo".into(), addressed: true },
    );
    assert!(table.running().clock.deadline().is_some(), "no other right of the game master");
    assert!(attempt(&mut table, "admin"));
    assert_eq!(Place::Channel(table.game().channel.clone()), place("elsewhere"));
    assert!(table.public().contains("**Bosforo** is played in this channel from now on"), "{}", table.public());
}

#[test]
fn no_game_is_created_in_or_moved_to_a_private_thread() {
    let mut table = Trial::new();
    let before = table.game().clone();
    let place = Place::Channel(ChannelId::new(before.channel.platform(), "elsewhere"));
    for command in ["new", "move-here"] {
        let arguments = [("name", "Ionio"), (IN_THREAD, "")];
        let arguments = arguments.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        let given = Content::Invoked { command: command.to_owned(), arguments };
        table.forget().does("ola", place.clone(), given);
        assert_eq!(*table.game(), before, "{command}");
        let told = table.answers.iter().map(|(_, notice)| notice);
        let mut told = told.chain(table.said.iter().map(|outgoing| &outgoing.notice));
        assert!(told.any(|notice| *notice == Notice::Declined(Declined::InThread)), "{command}: {:?}", table.said);
    }
}

#[test]
fn a_game_is_moved_to_a_public_thread() {
    let mut table = Trial::new();
    let platform = table.game().channel.platform();
    let place = Place::Channel(ChannelId::new(platform, "elsewhere"));
    let thread = ChannelId::new(platform, "thread");
    let arguments = [(IN_THREAD.to_owned(), thread.to_string())].into();
    let given = Content::Invoked { command: "move-here".to_owned(), arguments };
    table.does("ola", place, given);
    assert_eq!(table.game().channel, thread);
}

/// The button under the newest private notice that does what was shown.
fn go_ahead(table: &Trial, who: &str) -> String {
    let buttons = table.buttons(who);
    let found = buttons.iter().rfind(|id| id.starts_with("proceed:") && !id.contains("answer="));
    found.unwrap_or_else(|| panic!("{buttons:?}")).clone()
}

#[test]
fn an_extension_a_pause_and_an_announcement_are_shown_before_they_are_posted() {
    let mut table = Trial::new();
    let deadline = |table: &Trial| table.running().clock.deadline();
    let before = deadline(&table);
    for (typed, posted) in [
        ("announce Dinner at eight", "Dinner at eight"),
        ("extend 24h", "extended the deadline by 24 h. Orders by"),
        ("pause", "has paused the game"),
    ] {
        table.forget().calls("ola", typed);
        assert_eq!(table.public(), "", "{typed}");
        let heard = table.heard("ola");
        assert!(heard.contains("This will be posted:") && heard.contains(posted), "{typed}: {heard}");
        let shown = heard.split_once("posted:\n").and_then(|(_, shown)| shown.lines().next()).expect("it follows");
        let shown = shown.to_owned();
        let button = go_ahead(&table, "ola");
        table.forget().presses("ola", &button);
        let public = table.public();
        assert!(public.contains(posted) && public.starts_with(&shown), "{shown:?} {public:?}");
        table.forget().presses("ola", &button);
        assert!(table.heard("ola").contains("nothing to carry out") && table.public().is_empty(), "only once");
    }
    assert!(deadline(&table) != before && table.running().clock.paused().is_some());
}

#[test]
fn a_game_master_is_shown_whose_orders_are_missing_before_the_phase_is_adjudicated() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tyr, A Rom H, F Nap H").says("france", "A Par H").says("turkey", "ready");
    table.forget().calls("ola", "adjudicate");
    assert_eq!((table.running().number, table.public()), (1, String::new()));
    let heard = table.heard("ola");
    let missing = "Orders are still missing from Austria, England, France, Germany and Russia";
    assert!(heard.contains("This would adjudicate Spring 1901 now") && heard.contains(missing), "{heard}");
    let (button, buttons) = (go_ahead(&table, "ola"), table.buttons("ola"));
    let no = buttons.iter().find(|id| id.contains("answer=no")).expect("a button").clone();
    table.forget().presses("ola", &no).presses("ola", &button);
    assert_eq!(table.running().number, 1, "it was dropped: {}", table.heard("ola"));
    table.says("ola", "adjudicate").forget().presses("ola", &button);
    assert_eq!(table.running().number, 2, "{}", table.heard("ola"));
    assert!(table.public().contains("is adjudicating the phase now"), "{}", table.public());
    assert_eq!(table.past[0].1.orders["ITALY"].len(), 3);
    // What was shown in one phase closes no other, and nothing is closed while the clock stands.
    let button = |table: &mut Trial| go_ahead(table.forget().says("ola", "adjudicate"), "ola");
    let late = button(&mut table);
    table.later(48).ticks().presses("ola", &late);
    assert_eq!(table.running().number, 3, "{}", table.heard("ola"));
    let shown = button(&mut table);
    table.says("italy", "vote-pause");
    for who in ALL.iter().filter(|who| **who != "italy") {
        table.says(who, "agree");
    }
    table.forget().presses("ola", &shown);
    assert!(table.running().number == 3 && table.heard("ola").contains("Resume it first"), "{}", table.heard("ola"));
    // Nor by somebody who plays meanwhile.
    let mut table = Trial::new();
    let shown = button(&mut table);
    table.loaded.game.creator = person("italy");
    table.loaded.game.asked.as_mut().expect("it was asked").by = Some(person("italy"));
    table.presses("italy", &shown);
    assert_eq!(table.running().number, 1, "{}", table.heard("italy"));
}

#[test]
fn what_was_shown_can_be_dropped_by_a_button_or_a_word() {
    let mut table = Trial::new();
    table.says("ola", "pause");
    let buttons = table.buttons("ola");
    let no = buttons.iter().find(|id| id.contains("answer=no")).expect("a button").clone();
    table.forget().presses("ola", &no);
    assert!(table.heard("ola").contains("OK, cancelled"), "{}", table.heard("ola"));
    table.says("ola", "extend 24h").says("ola", "go-ahead no").forget().says("ola", "go-ahead");
    assert!(table.heard("ola").contains("nothing to carry out") && table.public().is_empty());
    assert!(table.running().clock.paused().is_none() && table.game().asked.is_none());
    // What isn't possible is said at once, and nothing waits.
    table.confirms("ola", "pause").forget().says("ola", "pause");
    assert!(table.heard("ola").contains("already stopped") && table.game().asked.is_none(), "{}", table.heard("ola"));
}

#[test]
fn who_administrates_the_place_confirms_where_they_read_it_and_nobody_else_does() {
    let mut table = Trial::new();
    table.calls("admin", "pause");
    let button = go_ahead(&table, "admin");
    table.forget().presses("italy", &button);
    assert!(table.running().clock.paused().is_none(), "{}", table.heard("italy"));
    table.forget().presses("admin", &button);
    assert!(table.running().clock.paused().is_some(), "{}", table.heard("admin"));
}

#[test]
fn orders_for_a_player_are_shown_before_they_are_stored_and_only_in_their_phase() {
    let mut table = Trial::new();
    table.says("italy", "A Ven - Tyr").forget().says("ola", "enter Italy F Nap - ION");
    let heard = table.heard("ola");
    assert!(heard.contains("I would enter for Italy: `F Nap - ION`") && !heard.contains("Tyr"), "{heard}");
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR"]);
    assert_eq!(table.heard("italy"), "");
    let button = go_ahead(&table, "ola");
    table.forget().presses("ola", &button);
    assert_eq!(table.orders("ITALY"), ["A VEN - TYR", "F NAP - ION"]);
    assert!(table.heard("italy").contains("entered orders for you"), "{}", table.heard("italy"));
    table.says("ola", "enter Italy A Rom - Apu");
    let late = go_ahead(&table, "ola");
    table.confirms_in_public("ola", "adjudicate").forget().presses("ola", &late);
    assert!(table.orders("ITALY").is_empty() && table.heard("ola").contains("nothing to carry out"));
}

#[test]
fn the_panel_says_when_players_were_last_seen_and_has_buttons_to_remind_and_replace() {
    let mut table = Trial::new();
    for power in ["austria", "france", "germany", "italy", "russia"] {
        table.says(power, "ready");
    }
    table.says("england", "F Lon - ENG").forget().later(3).says("ola", "panel");
    let panel = table.heard("ola");
    let england = panel.lines().find(|line| line.contains("England")).expect("a line");
    assert!(england.contains("last seen") && england.contains("12:00"), "{panel}");
    let turkey = panel.lines().find(|line| line.contains("Turkey")).expect("a line");
    assert!(!turkey.contains("last seen"), "{panel}");
    let buttons = table.buttons("ola");
    assert!(buttons.iter().any(|id| id.starts_with("remind:")), "{buttons:?}");
    let replace: Vec<_> = buttons.iter().filter(|id| id.starts_with("replace:")).collect();
    assert_eq!(replace, ["replace:game=ab12cd34;power=TURKEY"], "who has sent something isn't replaced by a button");
    table.forget().presses("ola", "remind:game=ab12cd34");
    assert!(
        table.heard("turkey").contains("A Con") && table.heard("england").contains("F Edi"),
        "{}",
        table.heard("england")
    );
    assert_eq!(table.heard("italy"), "", "nothing of theirs is missing");
    assert!(table.heard("ola").contains("reminded England and Turkey"), "{}", table.heard("ola"));
    table.forget().presses("ola", "remind:game=ab12cd34");
    assert!(
        table.heard("turkey").is_empty() && table.heard("ola").contains("a short while ago"),
        "{}",
        table.heard("ola")
    );
    table.forget().presses("ola", "replace:game=ab12cd34;power=TURKEY");
    assert!(table.public().contains("**Turkey** needs a new player"), "{}", table.public());
}

#[test]
fn in_an_anonymous_game_the_panel_doesnt_say_who_was_there_when() {
    let mut table = Trial::with(Settings { anonymous: true, ..Settings::habit("classic", Language::EN, "UTC") });
    table.says("england", "F Lon - ENG").forget().says("ola", "panel");
    assert!(!table.heard("ola").contains("last seen"), "{}", table.heard("ola"));
}

#[test]
fn a_pause_ends_on_a_day_that_is_named_in_any_language() {
    for (language, text) in [
        ("en", "pause until 7 December"),
        ("en", "pause until:7 December"),
        ("en", "pause Gulf until 7 December"),
        ("it", "pausa fino al 7 dicembre"),
        ("nl", "pauze tot 7 december"),
        ("pl", "przerwa do 7 grudnia"),
        ("de", "pause bis 7. Dezember"),
    ] {
        let mut table = Trial::new();
        table.loaded.game.name = "Gulf".to_owned();
        table.language = language.parse().unwrap();
        table.later(12);
        let (zone, left) = (table.game().settings.zone(), deadline(&table).unwrap().duration_since(table.now));
        let heard = table.says("ola", text).heard("ola");
        assert!(table.running().clock.paused().is_none(), "{text} is shown first: {heard}");
        table.forget().says("ola", "go-ahead");
        let until = table.running().clock.paused().and_then(|pause| pause.until).expect(text);
        let (ends, begun) = (until.to_zoned(zone.clone()), table.now.to_zoned(zone));
        assert_eq!((ends.date().to_string().as_str(), ends.time()), ("2026-12-07", begun.time()), "{text}");
        let said = table.public();
        assert!(said.contains("has paused the game until Mon 7 December"), "{text}: {said}");
        assert_eq!(said.matches("due by").count(), 1, "the deadline after it is said once: {said}");
        // It goes on by itself, with the time that was left.
        table.now = until;
        table.ticks();
        assert_eq!(deadline(&table), until.checked_add(left).ok(), "{text}");
    }
}

#[test]
fn a_day_that_can_not_end_a_pause_is_answered_kindly() {
    for (text, answer) in [
        ("pause until whenever", "I can't read \"until whenever\" as a day"),
        ("pause until 1 November 2026", "A pause ends on a later day"),
        ("pause until 3-6 December", "as a day"),
        ("pause until 1 September 2027", "A pause can last until"),
    ] {
        let mut table = Trial::new();
        let heard = table.says("ola", text).says("ola", "go-ahead").heard("ola");
        assert!(heard.contains(answer), "{text}: {heard}");
        assert!(table.running().clock.paused().is_none(), "{text}");
    }
    // A game is still named as before.
    let mut table = Trial::new();
    let heard = table.says("ola", "pause Nowhere").heard("ola");
    assert!(heard.contains("no game here has that name") && heard.contains("Nowhere"), "{heard}");
}

#[test]
fn a_pause_until_a_day_that_is_over_by_now_isnt_begun() {
    let tempo = Tempo { movement: Limit::After(7 * 86_400), ..Tempo::default() };
    let mut table = Trial::with(Settings { tempo, ..Settings::habit("classic", Language::EN, "UTC") });
    table.says("ola", "pause until 23 November");
    let button = go_ahead(&table, "ola");
    table.later(72).forget().presses("ola", &button);
    assert!(table.heard("ola").contains("A pause ends on a later day"), "{}", table.heard("ola"));
    assert!(table.running().clock.paused().is_none() && table.public().is_empty(), "{}", table.public());
}

#[test]
fn nobody_confirms_what_was_shown_to_somebody_else() {
    let mut table = Trial::new();
    table.says("ola", "call-off").forget().calls("admin", "go-ahead");
    assert!(table.game().running().is_some(), "{}", table.public());
    assert!(table.public().contains("nothing to carry out"), "{}", table.public());
    table.calls("admin", "go-ahead no").says("ola", "go-ahead");
    assert!(table.game().running().is_none(), "nobody has dropped it either: {}", table.heard("ola"));
}

#[test]
fn a_change_of_the_position_is_shown_with_what_may_not_have_been_meant() {
    let mut table = Trial::new();
    let heard = table.says("ola", "edit changes:\"+ Italy A Tyr\" reason:\"a slip\"").heard("ola");
    assert!(heard.contains("⚠ Italy would have more units (4) than centres (3)."), "{heard}");
    assert!(!table.running().position.units["ITALY"].contains(&"A TYR".into()), "it isn't done yet");
    // The picture shows the position as it would be.
    let shown = table.pictures_of("ola");
    assert!(shown.iter().any(|units| units.contains("A TYR")), "{shown:?}");
    table.forget().says("ola", "go-ahead");
    assert!(table.running().position.units["ITALY"].contains(&"A TYR".into()), "{}", table.heard("ola"));
    let heard = table.forget().says("ola", "edit changes:\"A Mun -> Ruh\" reason:\"a slip\"").heard("ola");
    assert!(!heard.contains('⚠'), "{heard}");
    // Where the game master plays, those who are asked are warned too.
    let mut table = Trial::new();
    table.loaded.game.creator = person("italy");
    table.says("italy", "edit changes:\"- A Vie, - A Bud, - F Tri\" reason:\"a slip\"");
    let heard = table.heard("france");
    assert!(heard.contains("⚠ Austria would have no units left."), "{heard}");
}
