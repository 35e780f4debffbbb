//! An error that repeats each second or two, for as long as the database is away: it is logged when it begins.

use std::fmt::Display;

/// The last error of a loop.
#[derive(Debug, Default)]
pub(crate) struct Repeated(Option<String>);

impl Repeated {
    /// Whether `error` is another one than the last.
    pub(crate) fn is_new(&mut self, error: &impl Display) -> bool {
        let sentence = error.to_string();
        let is_new = self.0.as_ref() != Some(&sentence);
        self.0 = Some(sentence);
        is_new
    }

    /// It has succeeded.
    pub(crate) fn is_over(&mut self) {
        self.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_new_until_it_repeats_and_after_a_success() {
        let mut errors = Repeated::default();
        assert!(errors.is_new(&"refused") && !errors.is_new(&"refused"));
        assert!(errors.is_new(&"unreachable") && errors.is_new(&"refused"));
        errors.is_over();
        assert!(errors.is_new(&"refused"));
    }
}
