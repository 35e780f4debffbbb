//! Alphabetical order of province names, which settles the last tie of a removal in civil disorder.

/// A language in whose alphabet the names of provinces can be sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English: the preference of DATC 4.D.8.
    #[default]
    English,
    /// Italian.
    Italian,
    /// Dutch.
    Dutch,
    /// Polish.
    Polish,
}

impl Language {
    /// The languages in the order in which a map file lists the names.
    pub const ALL: [Language; 4] = [Language::English, Language::Italian, Language::Dutch, Language::Polish];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Italian => "it",
            Language::Dutch => "nl",
            Language::Polish => "pl",
        }
    }

    /// The language of a two-letter code.
    pub fn of_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// A key by which names sort as a dictionary of this language has them: case doesn't count, a space comes before
    /// every letter, a Polish letter with a mark comes after the one without, elsewhere marks don't count.
    pub(super) fn sort_key(self, name: &str) -> Vec<(char, u8)> {
        name.chars().flat_map(char::to_lowercase).map(|letter| self.place(letter)).collect()
    }

    fn place(self, letter: char) -> (char, u8) {
        let (base, mark) = match letter {
            'ą' => ('a', 1),
            'ć' => ('c', 1),
            'ę' => ('e', 1),
            'ł' => ('l', 1),
            'ń' => ('n', 1),
            'ó' => ('o', 1),
            'ś' => ('s', 1),
            'ź' => ('z', 1),
            'ż' => ('z', 2),
            'à' | 'á' | 'ä' => ('a', 0),
            'è' | 'é' | 'ë' | 'ê' => ('e', 0),
            'ì' | 'í' | 'ï' => ('i', 0),
            'ò' | 'ö' => ('o', 0),
            'ù' | 'ú' | 'ü' => ('u', 0),
            _ => (letter, 0),
        };
        (base, if self == Language::Polish { mark } else { 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polish_letters_with_a_mark_have_a_place_of_their_own() {
        let sorted = |language: Language| {
            let mut names = ["Śląsk", "Szwecja", "Smyrna", "Serbia", "Środkowy Atlantyk", "Toskania"];
            names.sort_by_key(|name| language.sort_key(name));
            names
        };
        assert_eq!(sorted(Language::Polish), ["Serbia", "Smyrna", "Szwecja", "Śląsk", "Środkowy Atlantyk", "Toskania"]);
        assert_eq!(
            sorted(Language::English),
            ["Serbia", "Śląsk", "Smyrna", "Środkowy Atlantyk", "Szwecja", "Toskania"]
        );
    }
}
