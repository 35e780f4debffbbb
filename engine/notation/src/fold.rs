//! Letters as a hurried player types them: without case, accents or width.
//!
//! Folding makes `Śląsk`, `slask` and `SLASK` the same. It is applied to the tables when a lexicon is built and to every
//! message when it is read, so that the two always meet.

/// Appends `c` folded to `out`: nothing for a combining accent, one or two letters otherwise.
pub(super) fn fold_into(c: char, out: &mut String) {
    if c.is_ascii() {
        out.push(c.to_ascii_lowercase());
        return;
    }
    let plain = match c {
        '\u{300}'..='\u{36f}' => return,
        'à'..='å' | 'À'..='Å' | 'ā' | 'Ā' | 'ă' | 'Ă' | 'ą' | 'Ą' => "a",
        'ç' | 'Ç' | 'ć' | 'Ć' | 'č' | 'Č' => "c",
        'ď' | 'Ď' | 'đ' | 'Đ' | 'ð' | 'Ð' => "d",
        'è'..='ë' | 'È'..='Ë' | 'ē' | 'Ē' | 'ę' | 'Ę' | 'ě' | 'Ě' => "e",
        'ì'..='ï' | 'Ì'..='Ï' | 'ī' | 'Ī' | 'ı' | 'İ' => "i",
        'ł' | 'Ł' | 'ĺ' | 'Ĺ' => "l",
        'ñ' | 'Ñ' | 'ń' | 'Ń' | 'ň' | 'Ň' => "n",
        'ò'..='ö' | 'Ò'..='Ö' | 'ø' | 'Ø' | 'ō' | 'Ō' | 'ő' | 'Ő' => "o",
        'ř' | 'Ř' => "r",
        'ś' | 'Ś' | 'š' | 'Š' | 'ş' | 'Ş' => "s",
        'ť' | 'Ť' => "t",
        'ù'..='ü' | 'Ù'..='Ü' | 'ū' | 'Ū' | 'ů' | 'Ů' | 'ű' | 'Ű' => "u",
        'ý' | 'ÿ' | 'Ý' | 'Ÿ' => "y",
        'ź' | 'Ź' | 'ż' | 'Ż' | 'ž' | 'Ž' => "z",
        'æ' | 'Æ' => "ae",
        'œ' | 'Œ' => "oe",
        'ß' | 'ẞ' => "ss",
        'ĳ' | 'Ĳ' => "ij",
        'Ａ'..='Ｚ' => return out.push(shifted(c, 'Ａ', b'a')),
        'ａ'..='ｚ' => return out.push(shifted(c, 'ａ', b'a')),
        '０'..='９' => return out.push(shifted(c, '０', b'0')),
        _ => return out.extend(c.to_lowercase()),
    };
    out.push_str(plain);
}

/// The letter or digit as far from `to` as `c` is from `from`.
fn shifted(c: char, from: char, to: u8) -> char {
    char::from(to.saturating_add(u8::try_from(u32::from(c).saturating_sub(u32::from(from))).unwrap_or(0)))
}

/// `text` in the form in which it is compared: without case, accents and width, one space between its words and nothing
/// else.
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
