//! The page: its files, compiled in, and its texts in the reader's language.

use std::collections::BTreeMap;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use dragoman_game::map_link::{Closed, NoMap};
use dragoman_l10n::{Args, Language, Words};

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Name, media type, content.
const FILES: &[(&str, &str, &str)] = &[
    ("page.html", "text/html; charset=utf-8", include_str!("page/page.html")),
    ("page.css", "text/css; charset=utf-8", include_str!("page/page.css")),
    ("chat.css", "text/css; charset=utf-8", include_str!("page/chat.css")),
    ("tap.css", "text/css; charset=utf-8", include_str!("page/tap.css")),
    ("map.html", "text/html; charset=utf-8", include_str!("page/map.html")),
    ("icon.svg", "image/svg+xml", include_str!("page/icon.svg")),
    ("main.js", SCRIPT, include_str!("page/main.js")),
    ("composer.js", SCRIPT, include_str!("page/composer.js")),
    ("dom.js", SCRIPT, include_str!("page/dom.js")),
    ("kept.js", SCRIPT, include_str!("page/kept.js")),
    ("known.js", SCRIPT, include_str!("page/known.js")),
    ("map.js", SCRIPT, include_str!("page/map.js")),
    ("notify.js", SCRIPT, include_str!("page/notify.js")),
    ("people.js", SCRIPT, include_str!("page/people.js")),
    ("places.js", SCRIPT, include_str!("page/places.js")),
    ("posts.js", SCRIPT, include_str!("page/posts.js")),
    ("ordermap.js", SCRIPT, include_str!("page/ordermap.js")),
    ("session.js", SCRIPT, include_str!("page/session.js")),
    ("storage.js", SCRIPT, include_str!("page/storage.js")),
    ("token.js", SCRIPT, include_str!("page/token.js")),
    ("tap-socket.js", SCRIPT, include_str!("page/tap-socket.js")),
    ("tap.js", SCRIPT, include_str!("page/tap.js")),
    ("viewer.js", SCRIPT, include_str!("page/viewer.js")),
    ("zoom.js", SCRIPT, include_str!("page/zoom.js")),
];

/// One of the page's files.
pub(super) fn file(name: &str) -> Response {
    match FILES.iter().find(|(known, _, _)| *known == name) {
        Some((_, kind, text)) => ([(header::CONTENT_TYPE, *kind)], *text).into_response(),
        None => (StatusCode::NOT_FOUND, "there is nothing here").into_response(),
    }
}

/// The messages that the page shows, by the ids that its scripts use.
const MESSAGES: &[&str] = &[
    "page-title",
    "page-skip",
    "page-places",
    "page-channels",
    "page-private",
    "page-rooms",
    "page-conversation",
    "page-bot",
    "page-you",
    "page-seat-of",
    "page-acting",
    "page-no-seat",
    "page-language",
    "page-notify-on",
    "page-notify-off",
    "page-notify-refused",
    "page-notify-new",
    "page-online",
    "page-offline",
    "page-not-sent",
    "page-room-gone",
    "page-no-token",
    "page-who",
    "page-go-on-as",
    "page-write-here",
    "page-write-orders",
    "page-write-room",
    "page-send",
    "page-hint",
    "page-hint-private",
    "page-commands",
    "page-offers",
    "page-locked",
    "page-channel-about",
    "page-private-about",
    "page-room-about",
    "page-today",
    "page-new",
    "page-unread",
    "page-newest",
    "page-earlier",
    "page-in-words",
    "page-enlarge",
    "page-save",
    "page-sounds-wrong",
    "page-ask-wrong",
    "command-wrong-sentence",
    "page-answered",
    "in-public",
    "page-picture",
    "page-zoom-in",
    "page-zoom-out",
    "page-fit",
    "page-previous",
    "page-next",
    "page-close",
    "page-empty",
    "page-empty-private",
    "page-empty-room",
    "page-welcome",
    "page-welcome-about",
    "page-against-computers",
    "page-try-alone",
    "page-seat-languages",
    "page-seat-languages-own",
    "page-seat-languages-each",
    "page-friends",
    "page-open-game",
    "page-starts",
    "page-people",
    "page-people-about",
    "page-network-open",
    "page-network-closed",
    "page-all-me",
    "page-invite",
    "page-fill",
    "page-no-lobby",
    "page-act",
    "page-copy-link",
    "page-copied",
    "page-private-about-host",
    "page-by-link",
    "page-by-link-here",
    "page-no-link",
    "page-mine",
    "page-mine-given",
    "page-give",
    "page-renew",
    "page-end-link",
    "page-take",
    "page-ask-renew",
    "page-ask-end",
    "page-ask-end-unused",
    "page-ask-take",
    "page-cancel",
    "page-link-made",
    "page-link-made-give",
    "page-link-made-own",
    "page-own-link",
    "page-own-link-about",
    "page-show-link",
    "page-link-own",
    "page-let-in",
    "page-keep-link",
    "page-link-ended",
    "page-seat-taken",
    "page-too-long",
    "page-add-somebody",
    "page-person-name",
    "page-add",
    "page-clock",
    "page-no-deadline",
    "page-tap-open",
    "page-tap-back",
    "page-tap-map",
    "page-tap-list",
    "page-tap-game",
    "page-tap-sent",
    "page-tap-waits",
    "page-tap-not-sent",
    "page-tap-hint",
    "page-tap-loading",
    "page-tap-failed",
    "page-tap-say",
    "page-tap-order",
    "page-tap-mode",
    "page-tap-say-open",
    "page-link-open",
    "page-link-once",
    "page-link-unknown",
    "page-link-busy",
    "page-link-unavailable",
];

/// Messages with a number that only the page knows.
const COUNTED: &[&str] = &["page-offers-count"];

/// The plural categories, each with a number of that category in the languages that distinguish it. A script chooses
/// the category and replaces the `#` by its own number.
const FORMS: [(&str, u8); 4] = [("one", 1), ("few", 2), ("many", 5), ("other", 5)];

/// Why there is no map, for the page of a link.
pub(super) fn why(words: &Words, Closed { why, language }: Closed) -> BTreeMap<&'static str, String> {
    let id = match why {
        NoMap::Unknown => "page-link-unknown",
        NoMap::Used => "page-link-used",
        NoMap::Expired => "page-link-expired",
        NoMap::PhaseOver => "page-link-over",
        NoMap::NotIn => "page-link-not-in",
        NoMap::Busy => "page-link-busy",
        NoMap::NotOffered => "page-link-not-offered",
        NoMap::Unavailable => "page-link-unavailable",
    };
    // Whose link it is isn't known: the page says it in the language of the browser.
    let known = language.map(|language| [("why", words.plain(language, id)), ("language", language.to_string())]);
    known.into_iter().flatten().chain([("message", id.to_owned())]).collect()
}

/// The page's texts.
pub(super) fn words(words: &Words, language: Language) -> BTreeMap<String, String> {
    let plain = MESSAGES.iter().map(|id| ((*id).to_owned(), words.plain(language, id)));
    let counted = COUNTED.iter().flat_map(|id| {
        FORMS.iter().map(move |(form, count)| {
            let said = words.text(language, id, &Args::new().number("count", *count));
            (format!("{id}.{form}"), said.replacen(&count.to_string(), "#", 1))
        })
    });
    plain.chain(counted).collect()
}
