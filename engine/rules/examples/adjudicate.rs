//! One turn: orders as text in, the report and the next position out.
//!
//! `cargo run -p dragoman-engine --example adjudicate`

use dragoman_engine::{GameOptions, Map, Movement, Outcome, Position, Rulebook, WrittenOrder};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let map = Map::classic();
    let rulebook = Rulebook::edition_2023();
    let spring = Movement::new(Position::start(map, GameOptions::default()))?;

    let mut written = Vec::new();
    for (power, text) in [
        ("AUSTRIA", "A VIE - GAL"),
        ("AUSTRIA", "F TRI - ALB"),
        ("AUSTRIA", "A BUD - SER"),
        ("RUSSIA", "A WAR - GAL"),
        ("RUSSIA", "F SEV - RUM"),
        ("ITALY", "A VEN - TRI"),
    ] {
        let power = map.power(power).ok_or("no such power")?;
        written.push((power, WrittenOrder::read(map, text)?.into()));
    }
    let (report, next) = spring.adjudicate(&spring.collect(written, &rulebook), &rulebook);

    for (province, resolved) in report.iter() {
        if let Some(order) = resolved.order.written(report.units(), province) {
            let mark = if resolved.outcome == Outcome::Succeeds { ' ' } else { '*' };
            println!("{mark} {}", order.text(map));
        }
    }
    println!("next: {}", next.position().turn);
    Ok(())
}
