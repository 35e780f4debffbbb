//! What is said in place of a file.

use dragoman_l10n::{Args, Language, Text, Words};

/// The sentence below a message whose file the network doesn't take.
pub fn no_files(words: &Words, language: Language) -> Text {
    words.say(language, "file-impossible", &Args::new())
}
