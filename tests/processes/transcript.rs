//! What the people of a game have read, without what differs between games: names, times, ids.

use std::collections::BTreeMap;

use crate::network::Read;

/// Messages in order, by reader, place, and whether the bot or people wrote them.
pub type Transcript = BTreeMap<String, Vec<String>>;

/// A message; `mark` is at the end of the names of the game and its people.
pub fn plain(read: &Read, mark: &str) -> String {
    let text = format!("{}\n{}\n{}", read.text, read.alt, read.labels.join(" | "));
    text.split('\n')
        .map(|line| without_times(&without_ids(&unpressed(&line.replace(mark, "")))))
        .collect::<Vec<_>>()
        .join("\n")
}

/// `</game new:1>` on Discord can be pressed once its id is known, which a process asks for when it begins: until then it is code,
/// in the reader's language.
fn unpressed(line: &str) -> String {
    let mut parts = line.split("</");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push_str("`/`");
        plain.push_str(part.split_once('>').map_or(part, |(_, rest)| rest));
    }
    let spans = plain.split('`').map(|span| if span.starts_with('/') { "/" } else { span });
    spans.collect::<Vec<_>>().join("`")
}

/// The seed of the power assignment, its hash and its data depend on ids.
fn without_ids(line: &str) -> String {
    if line.starts_with("`{") {
        return "{~}".to_owned();
    }
    let secret = |word: &&str| word.len() >= 32 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric()).filter(secret).collect();
    words.iter().fold(line.to_owned(), |line, word| line.replace(word, "~"))
}

/// `<t:1700000000:F>` on Discord, "Sat 21 November, 16:57" elsewhere: the time and the four words before it, in any
/// language.
fn without_times(line: &str) -> String {
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    for at in 0..words.len() {
        if let Some((before, after)) = words[at].clone().split_once("<t:") {
            let rest = after.trim_start_matches(|c: char| c.is_ascii_digit());
            words[at] = format!("{before}<t:~{rest}");
        }
        let digits = words[at].bytes().filter(u8::is_ascii_digit).count();
        if words[at].get(2..3) == Some(":") && digits >= 4 {
            for word in &mut words[at.saturating_sub(4)..=at] {
                "~".clone_into(word);
            }
        }
    }
    words.join(" ")
}

/// The first words of a message, by which it can be told.
fn begin(message: &str) -> String {
    message.chars().take(80).collect()
}

/// What differs first between two games of a kind.
pub fn difference(expected: &Transcript, found: &Transcript) -> Option<String> {
    for (place, expected) in expected {
        let found = found.get(place).map_or(&[][..], Vec::as_slice);
        let same = expected.iter().zip(found).take_while(|(expected, found)| expected == found).count();
        if same < expected.len().max(found.len()) {
            let next = |messages: &[String]| {
                let next = messages.iter().skip(same).take(3).map(|message| begin(message));
                next.collect::<Vec<_>>()
            };
            return Some(format!(
                "{place}, message {same} of {} ({} expected):\nfound {:#?}\nexpected {:#?}",
                found.len(),
                expected.len(),
                next(found),
                next(expected),
            ));
        }
    }
    None
}
