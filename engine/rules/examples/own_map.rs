//! A custom map, read from a file.
//!
//! `cargo run -p dragoman-engine --example own_map [FILE]`

use dragoman_engine::{GameOptions, Map, Movement, Position, Rulebook};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (name, text) = match std::env::args().nth(1) {
        Some(file) => (file.clone(), std::fs::read_to_string(file)?),
        None => ("isthmus.txt".to_owned(), include_str!("isthmus.txt").to_owned()),
    };
    // What doesn't hold together is refused with its line: `isthmus.txt, line 26: ALD borders BRO, but …`.
    let map = Map::read(&name, &text)?.intern();
    println!("{}: {} provinces, {} centres win", map.variant(), map.province_count(), map.wins());

    let spring = Movement::new(Position::start(map, GameOptions::default()))?;
    let units = &spring.position().units;
    for (province, unit) in units.iter() {
        println!("{} {}", map.power_id(unit.power), unit.text(map));
        for order in spring.legal(province, &Rulebook::default()) {
            if let Some(order) = order.written(units, province) {
                println!("    {}", order.text(map));
            }
        }
    }
    Ok(())
}
