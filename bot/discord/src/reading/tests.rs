use super::*;

const ONE: Shard = Shard { id: 0, count: 1 };

fn id(text: &str) -> Id {
    text.parse().expect("an id")
}

/// Channels with these ids, all of them behind since `start`.
fn behind(channels: &[(&str, Sort)], start: Instant) -> Reading {
    let reading = Reading::default();
    for (channel, sort) in channels {
        let known = Known { sort: *sort, read: id("1") };
        reading.with(|state| state.known.insert(id(channel), known));
    }
    reading.all_behind(ONE, start);
    reading
}

#[test]
fn a_channel_that_cant_be_read_holds_the_others_for_a_minute() {
    let start = Instant::now();
    let reading = behind(&[("5", Sort::Public)], start);
    let channel = id("5");
    let at = |seconds| start + Duration::from_secs(seconds);
    for seconds in [0, 2, 30, 58] {
        assert!(reading.next(at(seconds), &[]).is_some(), "it is tried soon");
        assert!(!reading.failed(channel, at(seconds)) && reading.holds(at(seconds)), "{seconds}");
    }
    assert!(reading.next(at(61), &[]).is_some());
    assert!(reading.failed(channel, at(61)), "it is said once");
    assert!(!reading.holds(at(61)) && reading.is_any_behind(), "nothing of it is skipped");
    assert!(reading.next(at(100), &[]).is_none(), "it is tried as seldom");
    assert!(reading.next(at(122), &[]).is_some() && !reading.failed(channel, at(122)));
    reading.all_behind(ONE, at(123));
    assert!(reading.holds(at(123)), "a new session");
}

#[test]
fn until_missed_changes_are_looked_for_no_later_sign_of_life_is_noted() {
    let start = Instant::now();
    let reading = behind(&[("5", Sort::Private(None)), ("6", Sort::Public)], start);
    assert!(!reading.is_any_unseen(start), "the bot was never connected before");
    reading.connected(ONE, Timestamp::UNIX_EPOCH);
    reading.all_behind(ONE, start);
    for channel in ["5", "6"] {
        assert!(reading.is_any_unseen(start));
        assert!(matches!(reading.finish(id(channel), reading.left_alone(id(channel))), Finished::Yes));
    }
    assert!(!reading.is_any_unseen(start));
    reading.all_behind(ONE, start);
    assert!(!reading.is_any_unseen(start + LONGEST_WAIT), "nothing waits for what can't be read");
}

#[test]
fn a_long_channel_delays_others_no_longer_than_an_unreadable_one() {
    let start = Instant::now();
    let reading = behind(&[("5", Sort::Private(None)), ("6", Sort::Public), ("7", Sort::Public)], start);
    let at = |seconds| start + Duration::from_secs(seconds);
    let order: Vec<_> = (0..3).filter_map(|_| reading.next(at(0), &[])).map(|(id, _)| id.to_string()).collect();
    assert_eq!(order, ["5", "6", "7"], "what is private first");
    assert!(matches!(reading.finish(id("6"), 0), Finished::Yes));
    assert!(!reading.turned(id("5"), false, at(1)) && !reading.turned(id("7"), false, at(1)));
    for seconds in 2..60 {
        // Channels take turns, however many pages one has.
        let both = [reading.next(at(seconds), &[]), reading.next(at(seconds), &[])];
        assert!(both.iter().all(Option::is_some) && reading.holds(at(seconds)));
        assert!(!reading.turned(id("5"), false, at(seconds)) && !reading.turned(id("7"), false, at(seconds)));
    }
    assert!(!reading.holds(at(61)), "every page begins no new minute");
    reading.next(at(61), &[]);
    assert!(reading.turned(id("5"), false, at(61)), "it is said once");
    reading.next(at(61), &[]);
    assert_eq!(reading.pages(id("7")), 59);
}

#[test]
fn nothing_waits_for_a_released_public_channel_or_longer_than_ten_minutes() {
    let start = Instant::now();
    let reading = behind(&[("6", Sort::Public), ("7", Sort::Public)], start);
    assert!(reading.next(start, &[]).is_some() && reading.turned(id("6"), true, start));
    let at = |seconds| start + Duration::from_secs(seconds);
    assert!(reading.holds(at(599)), "nobody could turn to the other yet");
    assert!(!reading.holds(at(600)));
}

#[test]
fn events_while_a_channel_is_read_come_after_missed_messages() {
    let start = Instant::now();
    let reading = behind(&[("5", Sort::Private(None))], start);
    let channel = id("5");
    assert!(reading.next(start, &[]).is_some());
    let before = reading.left_alone(channel);
    assert!(reading.leaves_alone(channel, id("2")) && reading.holds_back(channel, "MESSAGE_UPDATE", &Value::Null));
    assert!(reading.holds_back_interaction(channel, "INTERACTION_CREATE", &Value::Null, start));
    assert!(matches!(reading.finish(channel, before), Finished::MoreWritten));
    let Finished::Held(held) = reading.finish(channel, before + 1) else { panic!("something is held back") };
    assert_eq!(held.len(), 2);
    assert!(matches!(reading.finish(channel, before + 1), Finished::Yes) && !reading.leaves_alone(channel, id("3")));

    reading.all_behind(ONE, start);
    assert!(reading.holds_back_interaction(channel, "INTERACTION_CREATE", &Value::Null, start));
    let late = start + LONGEST_WAIT;
    assert!(reading.let_go(channel, "INTERACTION_CREATE", start).is_empty());
    assert_eq!(reading.let_go(channel, "INTERACTION_CREATE", late).len(), 1);
    assert!(!reading.holds_back_interaction(channel, "INTERACTION_CREATE", &Value::Null, late));
}

#[test]
fn of_too_many_edits_the_last_of_a_message_is_held_back() {
    let start = Instant::now();
    let reading = behind(&[("5", Sort::Private(None))], start);
    let channel = id("5");
    assert!(reading.next(start, &[]).is_some());
    let edit = |of: usize, text: &str| {
        let data = serde_json::json!({ "id": of.to_string(), "content": text });
        assert!(reading.holds_back(channel, "MESSAGE_UPDATE", &data));
    };
    (0..=HELD).for_each(|of| edit(of, "A Mun - Ruh"));
    edit(1, "A Mun - Bur");
    let Finished::Held(held) = reading.finish(channel, 0) else { panic!("something is held back") };
    assert_eq!(held.len(), HELD);
    let text = |of: usize| held[of].1["content"].as_str().map(str::to_owned);
    assert_eq!((text(0).as_deref(), text(1).as_deref()), (Some("A Mun - Ruh"), Some("A Mun - Bur")));
}

/// The id of the `number`th message at this second since Discord's first day.
fn at_second(second: u64, number: u64) -> Id {
    id(&(((second * 1000) << 22) + number).to_string())
}

#[test]
fn a_message_may_come_shortly_after_later_ones_and_once() {
    let reading = Reading::default();
    let channel = id("5");
    let known = Known { sort: Sort::Public, read: at_second(100, 2) };
    reading.with(|state| state.known.insert(channel, known));
    reading.delivered(channel, at_second(100, 2), false);
    assert!(reading.is_read(channel, at_second(100, 2)) && reading.is_read(channel, at_second(80, 1)));
    assert!(!reading.is_read(channel, at_second(100, 1)) && !reading.is_read(channel, at_second(100, 3)));
    reading.delivered(channel, at_second(100, 1), false);
    assert!(reading.is_read(channel, at_second(100, 1)));
    assert_eq!(reading.recent(channel), [at_second(100, 1), at_second(100, 2)]);
    reading.delivered(channel, at_second(111, 1), false);
    assert_eq!(reading.recent(channel), [at_second(111, 1)], "nothing so old comes any more");
    reading.delivered(channel, at_second(300, 1), true);
    assert_eq!(reading.recent(channel).len(), 2, "these may be deleted");
}

#[test]
fn a_channel_is_read_again_from_shortly_before_its_cursor() {
    let start = Instant::now();
    let reading = Reading::default();
    let channel = id("5");
    let known = Known { sort: Sort::Public, read: at_second(100, 2) };
    reading.with(|state| state.known.insert(channel, known));
    reading.all_behind(ONE, start);
    assert_eq!(reading.begin(channel, known.read), at_second(90, 0));
    assert_eq!(reading.begin(channel, known.read), known.read, "once");
    assert!(reading.leaves_alone(channel, at_second(100, 3)));
    assert_eq!(reading.begin(channel, known.read), known.read, "what is later comes anyway");
    assert!(reading.leaves_alone(channel, at_second(100, 1)));
    assert_eq!(reading.begin(channel, known.read), at_second(100, 0));
}

/// Channels 5 (private), 6 and 7 (on the servers of two shards) and 8 (nobody knows where).
fn on_two_shards() -> (Reading, [Shard; 2]) {
    let reading = Reading::default();
    for channel in ["5", "6", "7", "8"] {
        let sort = if channel == "5" { Sort::Private(None) } else { Sort::Public };
        reading.with(|state| state.known.insert(id(channel), Known { sort, read: id("1") }));
    }
    reading.note_guild(id("1"), [id("5"), id("6")].into_iter());
    reading.note_guild(id("4194304"), [id("7"), id("99")].into_iter());
    (reading, [0, 1].map(|id| Shard { id, count: 2 }))
}

fn all_due(reading: &Reading, without: &[Shard]) -> Vec<String> {
    let now = Instant::now();
    std::iter::from_fn(|| reading.next(now, without)).map(|(id, _)| id.to_string()).collect()
}

#[test]
fn all_are_connected_up_to_where_the_last_shard_is() {
    let (reading, [first, second]) = on_two_shards();
    let at = Timestamp::constant;
    assert_eq!(reading.connected(first, at(50, 0)), None, "nothing is known of the other");
    assert_eq!(reading.connected(second, at(53, 0)), Some(at(50, 0)));
    assert_eq!(reading.connected(second, at(80, 0)), Some(at(50, 0)), "the first is cut");
    assert_eq!(reading.connected(first, at(81, 0)), Some(at(80, 0)));
    assert_eq!(reading.connected(ONE, at(90, 0)), Some(at(90, 0)), "with another number nothing is left of them");
}

#[test]
fn only_what_is_on_a_shard_falls_behind_with_it() {
    let (reading, [first, second]) = on_two_shards();
    reading.all_behind(second, Instant::now());
    assert_eq!(all_due(&reading, &[]), ["7", "8"]);
    assert!(reading.is_behind(first), "as far as known");
    let (reading, _) = on_two_shards();
    reading.note_guild(id("4194304"), [id("8")].into_iter());
    reading.all_behind(second, Instant::now());
    assert!(reading.is_behind(second) && !reading.is_behind(first));
    reading.all_behind(first, Instant::now());
    assert_eq!(all_due(&reading, &[second]), ["5", "6"], "the others when their servers are described");
    assert_eq!(all_due(&reading, &[]), ["7", "8"]);
    assert_eq!(reading.guilds_on(second).len(), 1);
}

#[test]
fn many_cursors_are_stored_in_turns() {
    let reading = Reading::default();
    let start = Instant::now();
    let all: Vec<Id> = (1..=500).map(|number: u32| id(&number.to_string())).collect();
    let mut stored = Vec::new();
    for beat in 0..3 {
        // People write in all of them all the time.
        reading.with(|state| state.passed.extend(all.iter().copied()));
        let now = start + Duration::from_secs(beat * 3);
        let due = reading.due(Some(now));
        assert!(due.len() <= CURSORS_AT_ONCE);
        reading.with(|state| state.noted.extend(due.iter().map(|channel| (*channel, now))));
        stored.extend(due);
    }
    assert_eq!(stored, all, "each once");
    let later = reading.due(Some(start + NOTING + Duration::from_secs(4)));
    assert_eq!(later, all[..CURSORS_AT_ONCE], "those that waited longest");
    assert_eq!(reading.due(None).len(), all.len());
}

#[test]
fn a_stored_cursor_can_be_read_again() {
    for known in [
        Known { sort: Sort::Private(Some(id("5"))), read: id("6") },
        Known { sort: Sort::Private(None), read: id("6") },
        Known { sort: Sort::Public, read: id("7") },
    ] {
        let (again, recent, _) = Known::of(&known.value(&[], None)).expect("a value");
        assert_eq!((again.sort, again.read, recent.as_slice()), (known.sort, known.read, &[][..]));
    }
    let known = Known { sort: Sort::Private(Some(id("5"))), read: id("6") };
    let (_, recent, _) = Known::of(&known.value(&[id("4"), id("6")], None)).expect("a value");
    assert_eq!(recent, [id("4"), id("6")]);
    let known = Known { sort: Sort::Public, read: id("6") };
    let (again, recent, _) = Known::of(&known.value(&[id("4")], None)).expect("a value");
    assert_eq!((again.sort, recent.as_slice()), (Sort::Public, &[id("4")][..]));
    for recent in [&[][..], &[id("4"), id("5")][..]] {
        let (again, recents, guild) = Known::of(&known.value(recent, Some(id("9")))).expect("a value");
        assert_eq!((again.read, recents.as_slice(), guild), (known.read, recent, Some(id("9"))));
    }
    assert!(Known::of("private/6/x").is_none() && Known::of("public").is_none());
}

#[test]
fn channels_that_nobody_has_used_are_read_last_and_nothing_waits_for_them() {
    let start = Instant::now();
    let now: Timestamp = "2026-11-24T12:00:00Z".parse().expect("an instant");
    let newest = |seconds| Id::first_at(now + SignedDuration::from_secs(seconds));
    let reading = behind(&[("5", Sort::Public)], start);
    let two = |at| vec![(id("6"), newest(at)), (id("7"), newest(at))];
    reading.look_for_first_uses(ONE, id("1"), two(0), now);
    assert!(!reading.is_unused(id("6")) && reading.is_watching(&[]), "the first session has missed nothing");
    reading.connected(ONE, now);
    reading.all_behind(ONE, start);
    assert!(!reading.is_watching(&[ONE]) && reading.is_watching(&[]), "until its servers are described");
    reading.all_behind(ONE, start);
    reading.look_for_first_uses(ONE, id("1"), two(-11), now);
    assert!(!reading.is_unused(id("6")), "these were received");
    reading.look_for_first_uses(ONE, id("1"), two(1), now);
    let next = || reading.next(start, &[]).map(|(id, known)| (id.to_string(), known.read));
    assert_eq!(next().map(|(id, _)| id), Some("5".to_owned()));
    assert_eq!(next(), Some(("6".to_owned(), newest(-10))));
    assert_eq!(next(), None, "one at a time");
    assert!(matches!(reading.finish(id("5"), reading.left_alone(id("5"))), Finished::Yes) && !reading.holds(start));
    assert!(!reading.is_watching(&[]), "a run that ends now must not hide them");
    assert!(matches!(reading.finish(id("6"), 0), Finished::Yes) && reading.known(id("6")).is_none());
    assert_eq!(next().map(|(id, _)| id), Some("7".to_owned()));
    assert!(!reading.failed(id("7"), start) && reading.is_unused(id("7")));
    assert!(!reading.failed(id("7"), start + 2 * LONGEST_WAIT) && !reading.is_any_behind(), "it isn't tried for ever");
    assert!(reading.is_watching(&[]));
    reading.all_behind(ONE, start);
    let many = (10..200).map(|channel: u64| (id(&channel.to_string()), newest(1))).collect();
    reading.look_for_first_uses(ONE, id("1"), many, now);
    let unused = (10..200).filter(|channel: &u64| reading.is_unused(id(&channel.to_string())));
    assert_eq!(unused.count(), 50);
}

/// A new session describes each server with the newest message of each of its channels.
#[test]
fn channels_with_nothing_new_are_not_read_after_a_new_session() {
    let (start, at) =
        (Instant::now(), |second: i64| Timestamp::from_second(1_800_000_000 + second).expect("an instant"));
    let alive = at(100);
    let said = |second: i64| Id::first_at(at(second));
    let channels = [
        ("5", Sort::Public, said(70)),
        ("6", Sort::Public, said(85)),
        ("7", Sort::Private(None), said(70)),
        ("8", Sort::Public, said(40)),
        ("9", Sort::Public, said(70)),
    ];
    let reading = Reading::default();
    for (channel, sort, read) in channels {
        reading.with(|state| state.known.insert(id(channel), Known { sort, read }));
    }
    let newest = || channels.map(|(channel, _, read)| (id(channel), if channel == "8" { said(70) } else { read }));
    reading.all_behind(ONE, start);
    reading.pass_over(&newest());
    let behind =
        |reading: &Reading| reading.with(|state| state.behind.keys().map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(behind(&reading), ["5", "6", "7", "8", "9"], "nobody knows when the bot was last there");

    reading.with(|state| state.alive = Some(alive));
    reading.with(|state| state.behind.clear());
    reading.all_behind(ONE, start);
    assert!(reading.leaves_alone(id("9"), said(110)));
    reading.pass_over(&newest());
    // Written too shortly before, private, not delivered, and with a new message.
    assert_eq!(behind(&reading), ["6", "7", "8", "9"]);
}

#[test]
fn a_deadline_waits_only_briefly_for_what_is_read_again() {
    let start = Instant::now();
    let at = |seconds| start + Duration::from_secs(seconds);
    let deadline: Timestamp = "2026-11-27T20:00:00Z".parse().expect("an instant");
    let channels = [("5", Sort::Private(Some(id("50")))), ("6", Sort::Private(Some(id("60")))), ("7", Sort::Public)];
    let reading = behind(&channels, start);
    for (channel, _) in channels {
        reading.next(start, &[]);
        assert!(matches!(reading.finish(id(channel), 0), Finished::Yes));
    }
    assert_eq!(reading.looks_for_deadlines(deadline), Some(Timestamp::MIN));
    let undecided = [(id("50"), deadline), (id("70"), deadline)];
    reading.heard(deadline, &undecided, &[(id("7"), id("70"))], start);
    assert_eq!(reading.looks_for_deadlines(deadline), None, "once");
    let people =
        |seconds| reading.awaits(at(seconds)).1.iter().map(|(person, _)| person.to_string()).collect::<Vec<_>>();
    assert_eq!(people(0), ["discord:50", "discord:70"], "and not the third, who decides nothing");
    assert!(!reading.holds(start) && !reading.is_any_missed(), "other games don't wait");
    for seconds in [0, 2, 4, 6, 8] {
        let tried = [reading.next(at(seconds), &[]), reading.next(at(seconds), &[])];
        assert!(tried.iter().all(Option::is_some), "it is tried soon");
        assert!(!reading.failed(id("5"), at(seconds)) && !reading.failed(id("7"), at(seconds)));
    }
    assert_eq!(people(9).len(), 2);
    assert!(people(10).is_empty(), "ten seconds");
    reading.next(at(10), &[]);
    reading.leaves_alone(id("7"), id("9"));
    assert!(reading.failed(id("5"), at(10)) && reading.failed(id("7"), at(10)), "it is said");
    assert!(
        reading.known(id("5")).is_some() && !reading.leaves_alone(id("5"), id("9")),
        "live messages are handled again"
    );
    assert!(reading.leaves_alone(id("7"), id("10")), "what has come meanwhile is read");
    assert_eq!(reading.next(at(12), &[]).map(|(channel, _)| channel), Some(id("7")));
}

/// Somebody gives orders for another game, and is the last to be ready there.
#[test]
fn what_somebody_does_waits_for_what_they_wrote_while_their_conversation_is_read_again() {
    let start = Instant::now();
    let at = |seconds| start + Duration::from_secs(seconds);
    let deadline: Timestamp = "2026-11-27T20:00:00Z".parse().expect("an instant");
    let (channel, pressed) = (id("5"), "INTERACTION_CREATE");
    let reading = behind(&[("5", Sort::Private(Some(id("50"))))], start);
    reading.next(start, &[]);
    assert!(matches!(reading.finish(channel, 0), Finished::Yes));
    let holds_back = |seconds| reading.holds_back_interaction(channel, pressed, &Value::Null, at(seconds));
    assert!(!holds_back(0));
    reading.heard(deadline, &[(id("50"), deadline)], &[], start);
    assert!(reading.next(start, &[]).is_some() && reading.leaves_alone(channel, id("9")));
    assert!(holds_back(1) && reading.let_go(channel, pressed, at(1)).is_empty() && !reading.holds(at(1)));
    assert!(!reading.failed(channel, at(9)));
    // Its deadline waits no longer, but the message is still to be read.
    assert!(reading.failed(channel, at(10)) && reading.let_go(channel, pressed, at(10)).is_empty() && holds_back(11));
    assert_eq!(reading.let_go(channel, pressed, at(60)).len(), 2, "not for ever");
    assert!(!holds_back(60));
    reading.next(at(60), &[]);
    let left_alone = reading.left_alone(channel);
    assert!(matches!(reading.finish(channel, left_alone), Finished::Yes));
    // Without a message nothing is held up for longer than the deadline.
    reading.heard(deadline, &[(id("50"), deadline)], &[], at(70));
    assert!(holds_back(70) && !holds_back(80) && reading.let_go(channel, pressed, at(80)).len() == 1);
}

/// Phases of eight seconds, or two games of one person.
#[test]
fn a_deadline_is_awaited_as_long_when_another_one_follows_soon() {
    let start = Instant::now();
    let at = |seconds| start + Duration::from_secs(seconds);
    let first: Timestamp = "2026-11-27T20:00:00Z".parse().expect("an instant");
    let second = first + SignedDuration::from_secs(8);
    let reading = behind(&[("5", Sort::Private(Some(id("50"))))], start);
    reading.next(start, &[]);
    assert!(matches!(reading.finish(id("5"), 0), Finished::Yes));
    reading.heard(first, &[(id("50"), first)], &[], at(0));
    assert!(reading.next(at(0), &[]).is_some() && !reading.failed(id("5"), at(1)));
    reading.heard(second, &[(id("50"), second)], &[], at(8));
    let awaited = |seconds| reading.awaits(at(seconds)).1.into_iter().map(|(_, at)| at).collect::<Vec<_>>();
    assert_eq!(awaited(9), [first, second]);
    assert!(reading.next(at(9), &[]).is_some() && !reading.failed(id("5"), at(9)), "it is tried for both");
    assert_eq!(awaited(10), [second], "ten seconds each");
    assert_eq!(awaited(17), [second]);
    assert!(awaited(18).is_empty());
    // One reading is enough for both, if its page was requested after both.
    reading.heard(second, &[(id("50"), second)], &[], at(18));
    assert!(reading.next(at(19), &[]).is_some());
    let left_alone = reading.left_alone(id("5"));
    assert!(matches!(reading.finish(id("5"), left_alone), Finished::Yes) && awaited(19).is_empty());
}

#[test]
fn of_too_many_conversations_those_of_the_first_people_are_read_again() {
    let start = Instant::now();
    let deadline: Timestamp = "2026-11-27T20:00:00Z".parse().expect("an instant");
    let reading = Reading::default();
    let person = |number: usize| id(&(1000 + number).to_string());
    for number in 0..300 {
        let known = Known { sort: Sort::Private(Some(person(number))), read: id("1") };
        reading.with(|state| state.known.insert(id(&(5000 + number).to_string()), known));
    }
    let undecided: Vec<(Id, Timestamp)> = (0..300).rev().map(|number| (person(number), deadline)).collect();
    reading.heard(deadline, &undecided, &[], start);
    let awaited: Vec<String> = reading.awaits(start).1.iter().map(|(person, _)| person.native().to_owned()).collect();
    assert_eq!((awaited.len(), awaited[0].as_str()), (200, "1100"), "not those who come last");
}
