//! Greetings, thanks, newcomers' questions, a mention without a word, messages without words, and invitations.

use dragoman_game::action::can_be_undone;
use dragoman_game::event::{Content, Place, Unreadable};
use dragoman_game::model::Settings;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;

use super::heard::Heard as _;

/// A language, a greeting, thanks, a question how one plays, and one for one's units.
const TALK: [([u8; 2], &str, &str, &str, &str); 5] = [
    (*b"en", "Hi!", "Thanks :)", "How do I play?", "what are my units?"),
    (*b"it", "Ciao", "grazie mille!", "Come si gioca?", "quali sono le mie unità?"),
    (*b"de", "Hallo!", "Danke schön", "Wie spiele ich?", "Welche Einheiten habe ich?"),
    (*b"nl", "hoi", "dank je wel", "Hoe werkt dit?", "Welke eenheden heb ik?"),
    (*b"pl", "Czesc", "dziękuję", "jak grać?", "jakie mam jednostki?"),
];

/// What `who` is answered, in lines.
fn answered(table: &mut Trial, who: &str, text: &str) -> Vec<String> {
    table.forget().says(who, text);
    table.heard(who).lines().map(str::to_owned).collect()
}

#[test]
fn small_talk_of_every_language_gets_one_short_answer_that_says_what_to_do() {
    for (language, greeting, thanks, how, units) in TALK {
        for who in ["italy", "stranger"] {
            let mut table = Trial::new();
            table.language = Language::of(language);
            table.says("italy", "A Ven - Tri");
            let stored = table.orders("ITALY");
            assert_eq!(stored.len(), 1, "{language:?}");
            for text in [greeting, how, units] {
                let lines = answered(&mut table, who, text);
                // Until the first results the answer about one's units says what comes next.
                assert!((2..=5).contains(&lines.len()), "{text}: {lines:#?}");
                let all = lines.join("\n");
                assert!(!all.contains('✗') && !all.contains("I don't know the command"), "{text}: {all}");
            }
            let said = table.forget().says(who, greeting).heard(who);
            assert!(said.starts_with("Hello!") && said.contains("`help`"), "{said}");
            let said = table.forget().says(who, how).heard(who);
            let teaches = if who == "italy" { "one line per unit" } else { "`join`" };
            assert!(said.contains(teaches), "{said}");
            assert_eq!(answered(&mut table, who, thanks), ["You're welcome."]);
            assert!(table.buttons(who).contains(&"help".to_owned()), "{:?}", table.buttons(who));
            assert_eq!(table.orders("ITALY"), stored, "nothing of it is an order");
        }
        let mut table = Trial::new();
        table.language = Language::of(language);
        let said = table.says("italy", units).heard("italy");
        assert!(said.contains("A Ven") && said.contains("F Nap") && said.contains("A Rom"), "{units}: {said}");
        assert!(!said.contains("A Vie"), "{units}: only one's own: {said}");
    }
}

#[test]
fn questions_for_the_deadline_and_the_players_are_answered_and_a_lone_question_mark_gets_help() {
    for (language, deadline, players, power, ready) in [
        (*b"en", "When is the deadline?", "who is playing?", "who is Germany?", "I am done"),
        (*b"it", "Quanto tempo abbiamo?", "chi gioca?", "chi è la Germania?", "sono pronta"),
        (*b"de", "Wie lange haben wir noch?", "Wer spielt mit?", "Wer spielt Deutschland?", "Ich bin fertig"),
        (*b"nl", "Hoe lang hebben we?", "wie doen er mee?", "wie is Duitsland?", "ik ben klaar"),
        (*b"pl", "Ile mamy czasu?", "kto gra?", "kto ma Niemcy?", "jestem gotowy"),
    ] {
        let mut table = Trial::new();
        table.language = Language::of(language);
        for (text, part) in [
            (deadline, "Deadline:"),
            (players, "England: "),
            (power, "England: "),
            ("?", "`ready`"),
            (ready, "`ready`"),
        ] {
            let said = table.forget().says("italy", text).heard("italy");
            assert!(said.contains(part), "{text}: {said}");
            assert!(!said.contains('✗') && !said.contains("ignored it"), "{text}: {said}");
        }
        assert!(table.running().ready.is_empty(), "what is said so is no command");
    }
}

#[test]
fn in_an_anonymous_game_a_public_answer_says_nothing_of_ones_seat() {
    let settings = Settings { anonymous: true, ..Settings::habit("classic", Language::EN, "UTC") };
    for text in ["hi", "how do I play?", "", "help"] {
        let public = |who: &str| Trial::with(settings.clone()).calls(who, text).public();
        assert!(!public("italy").is_empty(), "{text:?}");
        assert_eq!(public("italy"), public("stranger"), "{text:?}");
    }
}

#[test]
fn an_order_beside_a_greeting_is_an_order() {
    let mut table = Trial::new();
    table.says("italy", "hi, A Ven - Tri");
    assert!(!table.heard("italy").starts_with("Hello!"), "{}", table.heard("italy"));
}

#[test]
fn the_bots_name_alone_is_answered_in_one_post_an_hour() {
    for text in ["", " ", "/", "!"] {
        let mut table = Trial::new();
        table.calls("anna", text);
        assert!(table.public().contains("`join`") && table.public().contains("`help`"), "{text:?}: {}", table.public());
        table.calls("anna", text).calls("anna", "hello").calls("anna", "how do I play?");
        let mut slots: Vec<_> = table.said.iter().map(|outgoing| outgoing.slot.clone().expect("a slot")).collect();
        slots.dedup();
        assert_eq!((table.said.len(), slots.len()), (4, 1), "{text:?}");
        table.later(1).calls("anna", text);
        assert_ne!(table.said.last().and_then(|outgoing| outgoing.slot.clone()), slots.pop(), "{text:?}");
    }
    // Nobody is answered who doesn't speak to the bot.
    let mut table = Trial::new();
    let channel = Place::Channel(table.game().channel.clone());
    for text in ["", "hi", "how do I play?"] {
        table.does("anna", channel.clone(), Content::Text { text: text.to_owned(), addressed: false });
    }
    assert!(table.said.is_empty() && table.answers.is_empty());
}

#[test]
fn whoever_invites_the_bot_learns_what_it_is_for() {
    let mut table = Trial::new();
    let channel = Place::Channel(table.game().channel.clone());
    // Of what they play nothing is said.
    table.does("italy", channel.clone(), Content::Invited);
    let greeting = table.public();
    for part in ["Hello!", "I run games", "`new`", "`join`", "`help`"] {
        assert!(greeting.contains(part), "{part}: {greeting}");
    }
    assert!(!greeting.contains("one line per unit") && table.said.len() == 1, "{greeting}");
    // Again it is the same post; what they ask next has one of its own.
    table.does("italy", channel, Content::Invited).calls("italy", "");
    let slots: Vec<_> = table.said.iter().map(|outgoing| outgoing.slot.clone().expect("a slot")).collect();
    assert!(slots[0] == slots[1] && slots[1] != slots[2], "{slots:?}");
}

#[test]
fn a_picture_instead_of_orders_is_answered_in_words_once_a_minute() {
    for who in ["italy", "stranger"] {
        let mut table = Trial::new();
        let place = Place::Person(person(who));
        table.does(who, place.clone(), Content::Unreadable(Unreadable::Wordless));
        let heard = table.heard(who);
        assert!(heard.contains("can't read pictures"), "{heard}");
        assert_eq!(heard.contains("one line per unit"), who == "italy", "{heard}");
        let slot = |table: &Trial| table.said.last().and_then(|outgoing| outgoing.slot.clone()).expect("a slot");
        let first = slot(&table);
        table.does(who, place.clone(), Content::Unreadable(Unreadable::Wordless));
        assert_eq!(slot(&table), first);
        table.later(1).does(who, place.clone(), Content::Unreadable(Unreadable::Wordless));
        assert_ne!(slot(&table), first);
    }
}

#[test]
fn what_the_network_keeps_from_the_bot_in_an_order_thread_is_answered_once_a_phase() {
    let mut table = Trial::new();
    let place = Place::Person(person("italy"));
    let unaddressed = || Content::Unreadable(Unreadable::Unaddressed);
    table.does("italy", place.clone(), unaddressed());
    assert!(table.heard("italy").contains("messages that mention me"), "{}", table.heard("italy"));
    table.later(3).does("italy", place.clone(), unaddressed());
    let mut slots: Vec<_> = table.said.iter().map(|outgoing| outgoing.slot.clone().expect("a slot")).collect();
    slots.dedup();
    assert_eq!(slots.len(), 1);
    table.first_deadline_stays().later(48).ticks().forget();
    table.does("italy", place, unaddressed());
    assert_ne!(table.said.last().and_then(|outgoing| outgoing.slot.clone()), slots.pop());
}

#[test]
fn what_cant_be_believed_or_done_on_matrix_is_answered_with_what_to_do_instead() {
    let mut table = Trial::new();
    let place = Place::Person(person("italy"));
    let plain = |can_be_undone| Unreadable::PlainReaction { sign: "2".to_owned(), can_be_undone };
    for (why, says) in [
        (plain(false), "This can't be undone, so please type it here: `2`"),
        (
            plain(true),
            "I don't accept them: the person who runs your homeserver could send one for you. Please type it here: `2`",
        ),
        (Unreadable::WhichPost { sign: "2".to_owned() }, "I don't know which of them `2` is for"),
        (Unreadable::Verification, "You can write to me all the same"),
        (Unreadable::Unsigned, "Please verify the device that you wrote it on"),
        (Unreadable::NewIdentity, "until the person who runs me accepts the new ones"),
    ] {
        table.forget().does("italy", place.clone(), Content::Unreadable(why.clone()));
        assert!(table.heard("italy").contains(says), "{}", table.heard("italy"));
        table.does("italy", place.clone(), Content::Unreadable(why));
        assert_eq!(table.said[0].slot, table.said[1].slot);
    }
}

#[test]
fn only_what_can_be_undone_is_taken_by_a_reaction() {
    for (action, taken) in [
        ("order:game=ab12cd34;during=1-S1901M;text=A VEN - TYR", true),
        ("ready:game=ab12cd34;during=1-S1901M", true),
        ("unready:game=ab12cd34", true),
        ("withdraw:game=ab12cd34;unit=A VEN", true),
        ("language:language=it", true),
        ("help", true),
        ("orders:game=ab12cd34", true),
        ("practice", true),
        ("talk:game=ab12cd34;with=GERMANY", true),
        ("letter:game=ab12cd34;to=GERMANY", true),
        ("confirm:game=ab12cd34", true),
        ("agree:vote=1;game=ab12cd34", false),
        ("refuse:vote=1;game=ab12cd34", false),
        ("draw:game=ab12cd34", false),
        ("clear:game=ab12cd34", false),
        ("resign:game=ab12cd34;sure=yes", false),
        ("leave:game=ab12cd34;sure=yes", false),
        ("forget:sure=yes", false),
        ("proceed:game=ab12cd34;asked=x", false),
        ("take-over:game=ab12cd34;power=ENGLAND", false),
        ("which:question=abc", false),
        ("sign:game=ab12cd34;document=1", false),
    ] {
        assert_eq!(can_be_undone(action), taken, "{action}");
    }
}

/// `who` reacts to a choice in an encrypted conversation.
fn reacts<'a>(table: &'a mut Trial, who: &str, action: &str) -> &'a mut Trial {
    let content = Content::Reacted { sign: "✅".to_owned(), action: action.to_owned() };
    table.forget().does(who, Place::Person(person(who)), content)
}

#[test]
fn a_reaction_ends_no_phase_and_opens_no_room() {
    let mut table = Trial::new();
    let ready = "ready:game=ab12cd34;during=1-S1901M";
    // Who has ordered nothing would be asked first.
    table.says("italy", "A Ven H");
    for who in ["austria", "england", "france", "germany", "russia", "turkey"] {
        reacts(&mut table, who, ready);
        assert!(table.running().ready.contains(who.to_uppercase().as_str()), "{}", table.heard(who));
    }
    for (language, says) in [
        (Language::EN, "please type it here: `ready`"),
        (Language::of(*b"de"), "tipp es bitte hier: `fertig`"),
        (Language::of(*b"it"), "scrivilo qui, per favore: `finito`"),
        (Language::of(*b"nl"), "typ het dan hier: `klaar`"),
        (Language::of(*b"pl"), "napisz to tutaj: `gotowe`"),
    ] {
        reacts(&mut table, "italy", ready);
        assert_eq!((table.running().number, table.running().ready.contains("ITALY")), (1, false));
        let spoken = table.said.iter().map(|outgoing| table.spoken(&outgoing.notice, language)).collect::<String>();
        assert!(spoken.contains(says), "{spoken}");
    }
    // By the sign it is typed as well: in an encrypted message.
    table.presses("italy", ready);
    assert_eq!(table.running().number, 2);

    let talk = "talk:game=ab12cd34;with=GERMANY";
    let said = reacts(&mut table, "italy", talk).heard("italy");
    assert!(table.loaded.rooms.is_empty() && said.contains("This can't be undone"), "{said}");
    table.presses("italy", talk);
    assert_eq!(table.loaded.rooms.len(), 1);
    let said = reacts(&mut table, "italy", talk).heard("italy");
    assert!(!said.contains("This can't be undone"), "who left it is invited again: {said}");
}
