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
        Map::built_in().chain(self.own.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_played_like_a_map() {
        let duel = "format 2\nstart duel of classic\nwins 24\npower AUSTRIA\npower FRANCE\n";
        let mut maps = Maps::built_in();
        maps.add(Map::read("duel.txt", duel).unwrap()).unwrap();
        let line = r#"{"id":"g","variant":"duel","phase":"S1901M","dislodged":{},
            "units":{"AUSTRIA":["A VIE"],"FRANCE":["A PAR"]},"centers":{"AUSTRIA":["VIE"],"FRANCE":["PAR"]},
            "orders":{"FRANCE":["A PAR - BUR"]}}"#;
        let answer = crate::adjudicate_line_on(&maps, line);
        assert!(answer.contains(r#""FRANCE":["A BUR"]"#), "{answer}");
        let unknown = crate::adjudicate_line_on(&maps, &line.replace("FRANCE", "ITALY"));
        assert!(unknown.contains("ITALY") && unknown.contains("error"), "{unknown}");
    }
}
