//! `cargo run --release -p dragoman-geometry` builds the geometry of every map again.

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result};
use clap::Parser;
use dragoman_engine::Map;
use dragoman_geometry::{
    anchors::search,
    borders::{Borders, borders},
    build::build,
    geometry::Geometry,
    packages::Packages,
    projection::Projection,
    source::Source,
};

/// The variants that have a map: those with a folder that says what to build it from.
fn variants(assets: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(assets).with_context(|| assets.display().to_string())? {
        let entry = entry?;
        if entry.path().join("geometry-source.json").exists() {
            found.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    found.sort();
    Ok(found)
}

/// Builds the geometry of Dragoman's maps from Natural Earth and writes it beside its source.
#[derive(Parser)]
struct Arguments {
    /// Write nothing; fail if the checked-in geometry isn't what would be written
    #[arg(long)]
    check: bool,
    /// The folder with a folder for each variant
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/.."))]
    assets: PathBuf,
    /// Keep the geodata in this folder, or take it from there [default: a temporary folder]
    #[arg(long)]
    geodata: Option<PathBuf>,
    /// Search for better places of units and labels this many rounds, and print them
    #[arg(long)]
    anchors: Option<usize>,
    /// Only this variant
    #[arg(long)]
    variant: Option<String>,
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let temporary = tempfile::tempdir().context("can't make a temporary folder")?;
    let folder = arguments.geodata.as_deref().unwrap_or(temporary.path());
    let packages = Packages::install(folder)?;
    let mut same = true;
    for variant in variants(&arguments.assets)? {
        if arguments.variant.as_deref().is_none_or(|only| only == variant) {
            same &= make(&arguments, &packages, &variant)?;
        }
    }
    Ok(if same { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Builds one map; says whether what is checked in stays as it is or may be written.
fn make(arguments: &Arguments, packages: &Packages, variant: &str) -> Result<bool> {
    let folder = arguments.assets.join(variant);
    let source = Source::read(&folder.join("geometry-source.json"))?;
    let geometry = build(&source, packages).with_context(|| format!("building {variant}"))?;
    let drawn = borders(&geometry)?;
    let text = geometry.write()?;
    let points: usize = geometry.arcs.iter().map(|arc| arc.points.len()).sum();
    println!(
        "{variant}: {} regions, {} arcs, {points} points, {} islets; {} borders for armies, {} for fleets; {} KB",
        geometry.regions.len(),
        geometry.arcs.len(),
        geometry.islets.len(),
        drawn.army.len(),
        drawn.fleet.len(),
        text.len() / 1000,
    );
    if let Some(rounds) = arguments.anchors {
        propose(&source, &geometry, &drawn, rounds)?;
        return Ok(true);
    }
    let path = folder.join("geometry.json");
    if arguments.check {
        return Ok(is_same(&path, &text));
    }
    fs::write(&path, text).with_context(|| format!("can't write {}", path.display()))?;
    Ok(true)
}

/// Prints better anchors, as longitude and latitude, for people to look at and put into the source.
fn propose(source: &Source, geometry: &Geometry, drawn: &Borders, rounds: usize) -> Result<()> {
    let map = Map::of_variant(&source.variant).with_context(|| format!("there is no map {}", source.variant))?;
    let centres = map.centres().into_iter().map(|province| map.id(province).to_owned()).collect();
    let projection = Projection::new(&source.projection, &source.frame);
    for (name, point) in search(geometry, drawn, &centres, rounds) {
        let province = source.provinces.iter().find(|(id, _)| name.starts_with(id.as_str()));
        let near = province.and_then(|(_, province)| province.unit).with_context(|| format!("{name} has no unit"))?;
        let [lon, lat] = projection.place(point, near);
        println!("{name}\t[{lon:.3}, {lat:.3}]");
    }
    Ok(())
}

fn is_same(path: &Path, text: &str) -> bool {
    let same = fs::read_to_string(path).is_ok_and(|old| old == text);
    println!("{}: {}", path.display(), if same { "the same" } else { "DIFFERENT" });
    same
}
