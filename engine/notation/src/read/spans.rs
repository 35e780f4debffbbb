//! Makes the entries together cover the whole text.

use crate::reading::{Entry, Finding};

/// Separates entries that share a word: "FNap" is a letter and a name, and one of them may be all that an entry is
/// about.
pub(super) fn part(entries: &mut Vec<Entry>) {
    let mut end = 0;
    for entry in entries.iter_mut() {
        entry.span.start = entry.span.start.max(end);
        entry.span.end = entry.span.end.max(entry.span.start);
        end = entry.span.end;
        // The cause of an error is a part of its entry; if the word is outside, the cause is the whole entry.
        if let Finding::Error { at, .. } = &mut entry.finding
            && (at.start < entry.span.start || at.end > entry.span.end || at.start >= at.end)
        {
            *at = entry.span.clone();
        }
    }
    entries.retain(|entry| !entry.span.is_empty());
}

/// Extends the entries over the text between them: marks after an order belong to it, bullets and numbers to the one
/// after them.
pub(super) fn fill_gaps(text: &str, entries: &mut Vec<Entry>) {
    let mut missing = Vec::new();
    let mut end = 0;
    for index in 0..=entries.len() {
        let next = entries.get(index).map_or(text.len(), |entry| entry.span.start);
        let gap = end..next.max(end);
        end = entries.get(index).map_or(text.len(), |entry| entry.span.end);
        let Some(between) = text.get(gap.clone()) else { continue };
        let trimmed = between.trim();
        if trimmed.is_empty() {
            continue;
        }
        let start = gap.start + (between.len() - between.trim_start().len());
        let stop = start + trimmed.len();
        // The text on the line of the entry before it that isn't a word.
        let line = trimmed.find('\n').map_or(trimmed.len(), |newline| newline);
        let same_line =
            !between.get(..between.len() - between.trim_start().len()).is_some_and(|blank| blank.contains('\n'));
        let head = trimmed.get(..line).unwrap_or_default().trim_end();
        let marks = !head.contains(char::is_alphanumeric);
        let mut from = start;
        if index > 0
            && same_line
            && marks
            && !head.is_empty()
            && let Some(before) = entries.get_mut(index - 1)
        {
            before.span.end = start + head.len();
            from = start + head.len();
        }
        let rest = text.get(from..stop).unwrap_or_default();
        let rest_start = from + (rest.len() - rest.trim_start().len());
        if rest.trim().is_empty() {
            continue;
        }
        match entries.get_mut(index) {
            Some(next) if !rest.trim().contains('\n') => next.span.start = rest_start,
            _ => missing.push(Entry { span: rest_start..stop, finding: Finding::Comment }),
        }
    }
    if !missing.is_empty() {
        entries.append(&mut missing);
        entries.sort_by_key(|entry| entry.span.start);
    }
}
