//! In which language a notice is said, where that isn't its readers'.

use dragoman_l10n::Language;

use super::Notice;
use super::opening::OpeningNotice;

impl Notice {
    /// The language in which this is said in a place with others: that of who has asked. `None`: that of its readers.
    pub fn said_in(&self) -> Option<Language> {
        if let Self::InLanguage { language, .. }
        | Self::Opening(OpeningNotice::Draft { language, .. } | OpeningNotice::DraftDone { language, .. }) = self
        {
            Some(*language)
        } else {
            None
        }
    }

    /// The same for those who read in `language`.
    #[must_use]
    pub fn for_readers_of(self, other: Language) -> Self {
        let mut notice = if let Self::InLanguage { notice, .. } = self { *notice } else { self };
        if let Self::Opening(OpeningNotice::Draft { language, .. } | OpeningNotice::DraftDone { language, .. }) =
            &mut notice
        {
            *language = other;
        }
        notice
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_in_the_language_of_who_asks_is_said_to_others_in_theirs() {
        let [de, it] = ["de", "it"].map(|tag| tag.parse::<Language>().expect("a tag"));
        let asked = Notice::InLanguage { language: it, notice: Box::new(Notice::Done) };
        let done = |language| Notice::Opening(OpeningNotice::DraftDone { language, made: None });
        assert_eq!((asked.said_in(), done(it).said_in(), Notice::Done.said_in()), (Some(it), Some(it), None));
        assert_eq!(asked.for_readers_of(de), Notice::Done);
        assert_eq!(done(it).for_readers_of(de), done(de));
    }
}
