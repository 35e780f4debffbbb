//! Letters without case, accents or width, as people type them in a hurry.
//!
//! Folding makes `Śląsk`, `slask` and `SLASK` the same. It is applied to the tables when a lexicon is built and to
//! every message when it is read, so that both match.

use unicode_normalization::char::{decompose_canonical, is_combining_mark};

/// Appends `c` folded to `out`: nothing for a combining accent, one or two letters otherwise.
pub(super) fn fold_into(c: char, out: &mut String) {
    if c.is_ascii() {
        out.push(c.to_ascii_lowercase());
        return;
    }
    let plain = match c {
        // These have no accent that could be removed.
        'đ' | 'Đ' | 'ð' | 'Ð' => "d",
        'ı' => "i",
        'ł' | 'Ł' => "l",
        'ø' | 'Ø' => "o",
        'æ' | 'Æ' => "ae",
        'œ' | 'Œ' => "oe",
        'ß' | 'ẞ' => "ss",
        'ĳ' | 'Ĳ' => "ij",
        'Ａ'..='Ｚ' => return out.push(shifted(c, 'Ａ', b'a')),
        'ａ'..='ｚ' => return out.push(shifted(c, 'ａ', b'a')),
        '０'..='９' => return out.push(shifted(c, '０', b'0')),
        _ => {
            return decompose_canonical(c, |part| {
                if !is_combining_mark(part) {
                    out.extend(part.to_lowercase());
                }
            });
        }
    };
    out.push_str(plain);
}

/// The letter or digit as far from `to` as `c` is from `from`.
fn shifted(c: char, from: char, to: u8) -> char {
    char::from(to.saturating_add(u8::try_from(u32::from(c).saturating_sub(u32::from(from))).unwrap_or(0)))
}

/// `text` in the form in which it is compared: without case, accents and width, and with exactly one space between
/// words.
pub fn key(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut gap = false;
    for c in text.chars() {
        if c.is_alphanumeric() || ('\u{300}'..='\u{36f}').contains(&c) || c == '+' {
            if gap && !out.is_empty() {
                out.push(' ');
            }
            gap = false;
            fold_into(c, &mut out);
        } else {
            gap = true;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::key;

    #[test]
    fn letters_lose_case_accents_and_width() {
        assert_eq!(key("Śląsk"), "slask");
        assert_eq!(key("MÜNCHEN"), "munchen");
        assert_eq!(key("Ærø, Œuvre, Weiß, Đ, ĲMUIDEN"), "aero oeuvre weiss d ijmuiden");
        assert_eq!(key("Ｐａｒ １"), "par 1");
    }

    #[test]
    fn every_accent_is_removed_in_one_character_or_in_two() {
        assert_eq!(key("Iaşi Iași Elazığ Việt Ŵ"), "iasi iasi elazig viet w");
        assert_eq!(key("z\u{307}o\u{301}łw"), key("Żółw"));
        assert_eq!(key("İstanbul"), "istanbul");
    }
}
