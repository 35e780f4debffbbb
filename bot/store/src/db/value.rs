//! Values that queries are given.

/// A value, or the lack of one: PostgreSQL wants the type in either case.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Int(Option<i64>),
    Text(Option<String>),
    Blob(Option<Vec<u8>>),
}

macro_rules! value {
    ($($type:ty: $kind:ident, $given:ident => $stored:expr;)+) => {
        $(
            impl From<$type> for Value {
                fn from($given: $type) -> Self {
                    Self::$kind(Some($stored))
                }
            }

            impl From<Option<$type>> for Value {
                fn from(given: Option<$type>) -> Self {
                    Self::$kind(given.map(|$given| $stored))
                }
            }
        )+
    };
}

value! {
    i64: Int, number => number;
    i32: Int, number => number.into();
    u32: Int, number => number.into();
    bool: Int, truth => truth.into();
    String: Text, text => text;
    &String: Text, text => text.clone();
    &str: Text, text => text.to_owned();
    Vec<u8>: Blob, bytes => bytes;
    &Vec<u8>: Blob, bytes => bytes.clone();
    &[u8]: Blob, bytes => bytes.to_vec();
}

impl From<&Option<String>> for Value {
    fn from(text: &Option<String>) -> Self {
        Self::Text(text.clone())
    }
}
