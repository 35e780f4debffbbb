//! How much can be seen of what a picture shows.

use crate::draw::canvas::Canvas;
use crate::layers::Thing;

/// Something that a reader must see.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum What {
    /// The unit that stands in this province, or waits there to retreat.
    Unit(String),
    /// The letters of this province's label.
    Label(String),
    /// The head of the arrow from one province to another.
    Head(String, String),
}

/// Something that a reader must see, and how much of it isn't hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// What it is.
    pub what: What,
    /// The share of its pixels over which nothing was drawn, 0 to 1.
    pub share: f32,
}

/// Notes for each pixel which thing was drawn last.
pub(crate) struct Witness {
    /// The thing's place in the list, from 1.
    last: Vec<u16>,
    things: Vec<(Option<What>, usize)>,
}

impl Witness {
    pub fn new(pixels: usize) -> Self {
        Self { last: vec![0; pixels], things: Vec::new() }
    }

    /// Takes what lies on the sheet for one thing, and clears the sheet for the next.
    pub fn see(&mut self, thing: Thing<'_>, canvas: &mut Canvas) {
        let number = u16::try_from(self.things.len() + 1).unwrap_or(u16::MAX);
        let mut count = 0;
        canvas.lift(|pixel| {
            self.last[pixel] = number;
            count += 1;
        });
        let what = match thing {
            Thing::Unit(province) => Some(What::Unit(province.to_owned())),
            Thing::Label(province) => Some(What::Label(province.to_owned())),
            Thing::Head([from, to]) => Some(What::Head(from.clone(), to.clone())),
            Thing::Other => None,
        };
        self.things.push((what, count));
    }

    pub fn report(self) -> Vec<Shown> {
        let mut seen = vec![0_usize; self.things.len() + 1];
        for number in self.last {
            if let Some(seen) = seen.get_mut(usize::from(number)) {
                *seen += 1;
            }
        }
        let shown = |((what, count), seen): ((Option<What>, usize), &usize)| {
            Some(Shown { what: what?, share: if count == 0 { 0.0 } else { *seen as f32 / count as f32 } })
        };
        self.things.into_iter().zip(&seen[1..]).filter_map(shown).collect()
    }
}
