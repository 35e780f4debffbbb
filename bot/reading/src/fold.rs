//! Case folding: the form in which names that people type are compared.
//!
//! Lower case, without diacritics, so that `Łukasz`, `łukasz` and `lukasz` are one name, and `perche` finds `perché`.
//! The letters are those of Latin alphabets; others only lose their case. Folded text is compared and never shown.

/// `text` in lower case and without diacritics, with "ss" for "ß". White space is unchanged.
pub fn fold(text: &str) -> String {
    looked_up(text.len());
    let small = spelt_out(text.chars().flat_map(char::to_lowercase));
    small.filter(|c| !is_combining(*c)).map(without_mark).collect()
}

/// The letters and digits of `text`, in lower case: the form in which orders and units are compared.
pub fn letters_of(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// `letters` with "ss" for "ß", which has no single plain letter.
pub fn spelt_out(letters: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    letters.flat_map(|c| if c == 'ß' { ['s', 's'].into_iter().take(2) } else { [c, c].into_iter().take(1) })
}

/// Counts work of look-ups, for the test that it grows no faster than the typed text.
#[cfg(not(any(test, feature = "testing")))]
#[inline(always)]
pub(crate) fn looked_up(_work: usize) {}

#[cfg(any(test, feature = "testing"))]
thread_local! {
    static LOOKED_UP: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

#[cfg(any(test, feature = "testing"))]
pub(crate) fn looked_up(work: usize) {
    let work = u64::try_from(work).unwrap_or(u64::MAX);
    LOOKED_UP.with(|count| count.set(count.get().saturating_add(work).saturating_add(1)));
}

/// The look-up work of this thread since it started: bytes that were folded, and look-ups in tables.
#[cfg(any(test, feature = "testing"))]
pub fn look_ups() -> u64 {
    LOOKED_UP.with(std::cell::Cell::get)
}

/// The ASCII letter or digit without the diacritic of `c`; `None` if there is none.
pub fn plain_letter(c: char) -> Option<char> {
    let small = c.to_lowercase().next().map_or(c, without_mark);
    let plain = if c.is_uppercase() { small.to_ascii_uppercase() } else { small };
    Some(plain).filter(char::is_ascii_alphanumeric)
}

/// Whether `c` is a combining diacritic: some keyboards write `ż` as two characters.
fn is_combining(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

/// A small letter without its diacritic; others unchanged.
fn without_mark(c: char) -> char {
    match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => 'g',
        'ĥ' | 'ħ' => 'h',
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => 'i',
        'ĵ' => 'j',
        'ķ' => 'k',
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => 'l',
        'ñ' | 'ń' | 'ņ' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => 'o',
        'ŕ' | 'ŗ' | 'ř' => 'r',
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => 's',
        'ţ' | 'ť' | 'ŧ' | 'ț' => 't',
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ŵ' => 'w',
        'ý' | 'ÿ' | 'ŷ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_our_languages_lose_case_and_marks() {
        assert_eq!(fold("Łukasz"), "lukasz");
        assert_eq!(fold("ZAŻÓŁĆ GĘŚLĄ JAŹŃ"), "zazolc gesla jazn");
        assert_eq!(fold("Perché è già Più"), "perche e gia piu");
        assert_eq!(fold("Oekraïne, geïnd, één"), "oekraine, geind, een");
        assert_eq!(fold("Jörg Weiß"), "jorg weiss");
        assert_eq!(fold("GROẞ"), fold("GROSS"));
    }

    #[test]
    fn a_mark_after_its_letter_belongs_to_it() {
        assert_eq!(fold("z\u{307}o\u{301}łw"), fold("Żółw"));
        assert_eq!(fold("İstanbul"), "istanbul");
    }

    #[test]
    fn folding_folded_text_changes_nothing() {
        for text in ["Łódź", "ELBĄG", "Straße", "Ελλάς", "🙂 a\u{301}", "I\u{307}"] {
            assert_eq!(fold(&fold(text)), fold(text), "{text}");
        }
    }
}
