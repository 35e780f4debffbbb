//! The Fluent files, compiled in.

use crate::Language;

/// One Fluent file of one language.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its language.
    pub language: Language,
    /// Its path from the top of the repository, for messages.
    pub path: &'static str,
    /// Its text.
    pub source: &'static str,
}

impl File {
    /// The file's name without folder and ending: `orders`, `classic`…
    #[must_use]
    pub fn stem(&self) -> &'static str {
        let name = self.path.rsplit('/').next().unwrap_or(self.path);
        name.strip_suffix(".ftl").unwrap_or(name)
    }
}

/// Names the files of all languages. A new file is one more word here, and one file in each of the four folders.
macro_rules! embed {
    ($($stem:literal)*) => {
        /// Every Fluent file of every language.
        #[must_use]
        pub const fn embedded() -> &'static [File] {
            const FILES: &[File] = &[
                $(
                    embed!(@one En "en" $stem), embed!(@one It "it" $stem),
                    embed!(@one Nl "nl" $stem), embed!(@one Pl "pl" $stem),
                )*
            ];
            FILES
        }
    };
    (@one $language:ident $folder:literal $stem:literal) => {
        File {
            language: Language::$language,
            path: concat!("locales/", $folder, "/", $stem, ".ftl"),
            source: include_str!(concat!("../../../locales/", $folder, "/", $stem, ".ftl")),
        }
    };
}

embed!(
    "classic" "ancient-mediterranean" "orders" "reading" "results" "notices" "errors" "commands" "page" "pictures" "relay"
    "clock" "opening" "terms"
    "votes" "seats" "history" "master" "press" "help" "choices"
);
