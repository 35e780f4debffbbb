//! Centre charts: golden examples on both boards and themes, a short game and one too long to be shown whole.

use std::sync::Arc;

use dragoman_engine::Map;
use dragoman_render::{Board, Chart, ChartRow, Renderer, Theme};

use crate::golden::change;

fn chart(board: Board, theme: Theme, first: u16, names: &[&str], centres: &[&[u8]]) -> Chart {
    let map = if board == Board::classic() { Map::classic() } else { Map::ancient_mediterranean() };
    let years = centres.iter().map(|row| row.len()).max().unwrap_or(0);
    Chart {
        board,
        theme,
        title: "Centri per anno".to_owned(),
        subtitle: "Bosforo".to_owned(),
        years: (0..years as u16).map(|year| (first + year).to_string()).collect(),
        rows: names
            .iter()
            .zip(centres)
            .zip(map.powers())
            .map(|((name, centres), power)| ChartRow { power, name: (*name).to_owned(), centres: centres.to_vec() })
            .collect(),
        wins: Some(18),
    }
}

const SEVEN: [&str; 7] = ["Austria-Ungheria", "Inghilterra", "Francia", "Germania", "Italia", "Russia", "Turchia"];
const DECADE: [&[u8]; 7] = [
    &[3, 4, 3, 1, 0, 0, 0, 0],
    &[3, 4, 4, 4, 3, 1, 0, 0],
    &[3, 5, 6, 7, 8, 8, 7, 6],
    &[3, 6, 6, 7, 9, 12, 14, 18],
    &[3, 4, 5, 6, 6, 5, 5, 4],
    &[4, 6, 6, 5, 4, 4, 4, 3],
    &[3, 4, 4, 4, 4, 4, 4, 3],
];

#[test]
fn charts_are_the_golden_ones() {
    let long: Vec<Vec<u8>> = (0..7).map(|power| (0..40).map(|year| 2 + (year + power * 3) % 9).collect()).collect();
    let long: Vec<&[u8]> = long.iter().map(Vec::as_slice).collect();
    let ancient: [&[u8]; 5] = [&[3, 5], &[3, 4], &[3, 5], &[3, 4], &[3, 6]];
    let charts = [
        ("decade", chart(Board::classic(), Theme::Dark, 1900, &SEVEN, &DECADE)),
        ("light", chart(Board::classic(), Theme::Light, 1900, &SEVEN, &DECADE)),
        ("long", chart(Board::classic(), Theme::Dark, 1900, &SEVEN, &long)),
        (
            "ancient",
            chart(
                Board::ancient_mediterranean(),
                Theme::Dark,
                0,
                &["Cartagine", "Egitto", "Grecia", "Persia", "Roma"],
                &ancient,
            ),
        ),
    ];
    let renderer = Renderer::default();
    let changed = charts.iter().flat_map(|(name, chart)| {
        let chart = Arc::new(chart.clone());
        [(1000, ""), (400, "-small")].into_iter().filter_map({
            let renderer = &renderer;
            move |(width, small)| change(&renderer.chart(&chart, width).unwrap(), &format!("charts/{name}{small}"))
        })
    });
    let changed: Vec<_> = changed.collect();
    assert!(changed.is_empty(), "charts changed:\n{}", changed.join("\n"));
}
