//! The maps that a request may name.

use dragoman_engine::Map;

/// The built-in maps, and custom ones.
#[derive(Clone, Debug, Default)]
pub struct Maps {
    own: Vec<&'static Map>,
}

/// Another map has this variant's name already.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("another map is called `{0}`")]
pub struct TakenVariant(pub String);

impl Maps {
    /// The built-in maps only.
    pub const fn built_in() -> Maps {
        Maps { own: Vec::new() }
    }

    /// Adds a custom map, to be named by its variant. The same map may be added again.
    ///
    /// # Errors
    /// If another map's variant has that name.
    pub fn add(&mut self, map: Map) -> Result<&'static Map, TakenVariant> {
        match self.find(map.variant()) {
            Some(same) if *same == map => Ok(same),
            Some(_) => Err(TakenVariant(map.variant().to_owned())),
            None => {
                let map = map.intern();
                self.own.push(map);
                Ok(map)
            }
        }
    }

    /// The map of that variant.
    pub fn find(&self, variant: &str) -> Option<&'static Map> {
        self.iter().find(|map| map.variant() == variant)
    }

    /// All of them, the built-in ones first.
    pub fn iter(&self) -> impl Iterator<Item = &'static Map> + '_ {
        Map::all().into_iter().chain(self.own.iter().copied())
    }
}
