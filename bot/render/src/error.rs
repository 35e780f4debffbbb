//! The errors of drawing.

/// Why a picture can't be drawn.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    /// The width is outside of [`SIZES`](crate::SIZES).
    #[error("a picture can't be {0} pixels wide: ask for 200 to 4000")]
    Size(u32),
    /// A variant without a board.
    #[error("there is no drawn map of the variant `{0}`")]
    NoBoard(String),
    /// A province, coast or power of the map that the drawn board of its variant lacks.
    #[error("`{id}` isn't on the drawn map of the variant `{variant}`")]
    NotOnBoard {
        /// Its id.
        id: String,
        /// The map's variant.
        variant: String,
    },
    /// A drawn board with more regions than region ids.
    #[error("the drawn map has {0} regions; at most 32766 can be drawn")]
    Regions(usize),
    /// The PNG couldn't be written.
    #[error("the picture couldn't be encoded: {0}")]
    Encoding(String),
    /// A finished picture couldn't be read back to make a thumbnail of it.
    #[error("a finished picture couldn't be read: {0}")]
    Decoding(String),
}
