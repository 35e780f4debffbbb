#[path = "../../../tests/notation/cases.rs"]
#[allow(dead_code)]
mod cases;
#[path = "../../../tests/notation/verdict.rs"]
#[allow(dead_code)]
mod verdict;
use dragoman_engine::notation::*;
use dragoman_engine::*;
use dragoman_l10n::*;
use verdict::{Entry as E, Verdict};
fn main() {
    let words = Words::new().unwrap();
    let filter = std::env::args().nth(1).unwrap_or_default();
    let mut totals = [0; 3];
    let mut by_file = std::collections::BTreeMap::<String, [u32; 3]>::new();
    for file in cases::CORPUS.iter().chain(&cases::SEEDS).chain(&cases::AMBIGUITIES) {
        for case in cases::load(file) {
            let p = &case.position;
            let map = Map::of_variant(&p.variant).unwrap();
            let unit = |power: &str, u: &str| {
                let w = WrittenUnit::read(map, u).unwrap_or_else(|e| panic!("{u} {e}"));
                Unit { power: map.power(power).unwrap(), kind: w.kind.unwrap(), location: w.at }
            };
            let mut units = Units::new();
            for (power, list) in &p.units {
                for u in list {
                    units.place(map, unit(power, u)).unwrap_or_else(|e| panic!("{} {u} {e}", p.name));
                }
            }
            let dislodged = p
                .dislodged
                .iter()
                .map(|(power, u, to)| (unit(power, u), to.iter().map(|t| map.location(t).unwrap()).collect()))
                .collect();
            let mut owned = vec![ProvinceSet::EMPTY; map.powers().len()];
            for (power, list) in &p.centers {
                owned[map.power(power).unwrap().index()] = list.iter().map(|c| map.province(c).unwrap()).collect();
            }
            let situation = Situation { map, phase: PhaseCode::read(&p.phase).unwrap(), units, dislodged, owned };
            let mut rulebook = Rulebook::edition_2023();
            for (k, v) in &p.options {
                if k == "missing_coast" {
                    rulebook.only_coast_need_not_be_stated = v == "accept";
                }
            }
            let mut context =
                words.reader(case.language.parse().unwrap(), &situation, map.power(&case.power), &rulebook).unwrap();
            context.stored = &[];
            let entries: Vec<E> = read(&case.text, &context)
                .into_iter()
                .filter_map(|entry| match entry.finding {
                    Finding::Order { order, assumed, .. } => Some(E::Order {
                        order: order.text(map).to_string(),
                        assumed: assumed.names().into_iter().map(String::from).collect(),
                    }),
                    Finding::Choices(orders) => {
                        Some(E::Choices(orders.iter().map(|o| o.text(map).to_string()).collect()))
                    }
                    Finding::Error { problem, .. } => Some(E::Error { kind: problem.kind().to_string() }),
                    _ => None,
                })
                .collect();
            let v = verdict::judge(&case, &entries);
            totals[v as usize] += 1;
            by_file.entry(file.to_string()).or_default()[v as usize] += 1;
            if v != Verdict::Right && case.file.contains(&filter) {
                println!(
                    "{v:?} {} => {} ;; want {:?} ; {}",
                    case.place(),
                    entries.iter().map(|e| e.to_string()).collect::<Vec<_>>().join(" & "),
                    case.expected
                        .iter()
                        .map(|e| format!("{e:?}"))
                        .collect::<Vec<_>>()
                        .join(" || ")
                        .replace("Assumed { must: [], may: [], some: false, any: false }", "-"),
                    case.phenomenon
                );
            }
        }
    }
    println!("{totals:?} {by_file:?}");
}
