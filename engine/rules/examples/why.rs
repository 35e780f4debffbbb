//! Why an order failed: the report names the opposing unit, and the strength of both.
//!
//! `cargo run -p dragoman-engine --example why`

use dragoman_engine::{
    Failure, GameOptions, Map, Movement, Outcome, Position, Rulebook, Unit, UnitKind, Units, WrittenOrder,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let map = Map::classic();
    let mut units = Units::new();
    let placed = [("AUSTRIA", "TRI"), ("AUSTRIA", "TYR"), ("ITALY", "VEN"), ("ITALY", "ROM"), ("GERMANY", "BOH")];
    for (power, place) in placed {
        let (Some(power), Some(location)) = (map.power(power), map.location(place)) else { return Err(place.into()) };
        units.place(map, Unit { power, kind: UnitKind::Army, location })?;
    }
    let movement = Movement::new(Position { units, ..Position::start(map, GameOptions::default()) })?;

    let rulebook = Rulebook::edition_2023();
    let orders = [
        ("AUSTRIA", "A TRI - VEN"),
        ("AUSTRIA", "A TYR S A TRI - VEN"),
        ("ITALY", "A ROM S A VEN"),
        ("GERMANY", "A BOH - TYR"),
    ];
    let mut written = Vec::new();
    for (power, text) in orders {
        written.push((map.power(power).ok_or(power)?, WrittenOrder::read(map, text)?.into()));
    }
    let (report, _) = movement.adjudicate(&movement.collect(written, &rulebook), &rulebook);

    for (province, resolved) in report.iter() {
        let place = map.id(province);
        match resolved.outcome {
            Outcome::Succeeds => println!("{place}: carried out"),
            Outcome::Fails(Failure::HeldOff { by, attack, defence }) => {
                println!("{place}: held off by {} with {defence} against {attack}", map.id(by));
            }
            // Every reason is a value; here the others are shown as they are.
            Outcome::Fails(why) => println!("{place}: {}", map.show(&why)),
            Outcome::Void(why) => println!("{place}: void, {}", map.show(&why)),
        }
    }
    Ok(())
}
