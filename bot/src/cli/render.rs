//! `dragoman render`: draws one request of the exchange format.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail};
use clap::ValueEnum;
use dragoman_engine::UnitKind;
use dragoman_l10n::{AltPicture, AltPower, Language, Notation, PictureKind, Words, alt, picture_words};
use dragoman_render::{Description, Marks, Outcome, RenderRequest, Renderer, RequestKind, SIZES, Shows, Theme};
use dragoman_say::picture::legend;

/// Arguments of `dragoman render`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// What the picture shows; by default the results if there are orders, else the position.
    #[arg(long, value_enum)]
    kind: Option<KindName>,
    /// The power whose preview or retreats are shown: AUSTRIA.
    #[arg(long)]
    power: Option<String>,
    /// The language of all text in the picture: its tag, such as `en`, or its name.
    #[arg(long, default_value = "en")]
    language: String,
    /// Width in pixels.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(i64::from(*SIZES.start())..=i64::from(*SIZES.end())))]
    size: u32,
    /// For a dark or a light background.
    #[arg(long, value_enum, default_value_t = ThemeName::Dark)]
    theme: ThemeName,
    /// Put a legend below the map.
    #[arg(long)]
    legend: bool,
    /// How powers are told apart besides their colours.
    #[arg(long, value_enum, default_value_t = MarksName::None)]
    marks: MarksName,
    /// Print full names of provinces wherever they have room.
    #[arg(long)]
    names: bool,
    /// Show only the part of the map on which units retreat, are built or disband, if it is small.
    #[arg(long)]
    close_up: bool,
    /// Write a description in words to this file.
    #[arg(long, value_name = "FILE")]
    alt: Option<PathBuf>,
    /// Where the PNG goes; `-` is standard output.
    #[arg(long, value_name = "FILE", default_value = "-")]
    out: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum KindName {
    Position,
    Results,
    Preview,
    Retreats,
}

#[derive(Clone, Copy, ValueEnum)]
enum ThemeName {
    Dark,
    Light,
}

#[derive(Clone, Copy, ValueEnum)]
enum MarksName {
    /// Colours alone.
    None,
    /// Letters on units and supply centres.
    Letters,
    /// These letters, and patterns on land.
    Patterns,
}

pub(super) fn run(arguments: Arguments) -> anyhow::Result<()> {
    let kind = arguments.kind.map(|kind| match kind {
        KindName::Position => RequestKind::Position,
        KindName::Results => RequestKind::Results,
        KindName::Preview => RequestKind::Preview,
        KindName::Retreats => RequestKind::Retreats,
    });
    let theme = match arguments.theme {
        ThemeName::Dark => Theme::Dark,
        ThemeName::Light => Theme::Light,
    };
    let request = RenderRequest::read(&request()?, kind, arguments.power.as_deref())?;
    let words = dragoman_locales::words().context("the words can't be loaded")?;
    let language = words.languages().read_name(&arguments.language)?;
    let printed = picture_words(&words, language, request.map(), request.turn(), shown(request.shows()), None);
    let described = describe(&words, language, &request, &format!("{}, {}", printed.title, printed.subtitle));
    let scene = request.scene(
        dragoman_render::SceneWords {
            title: printed.title,
            subtitle: printed.subtitle,
            powers: printed.powers,
            provinces: printed.provinces,
            names: if arguments.names { words.province_names(language, request.map()) } else { Vec::new() },
            translated: words.translated_abbrs(request.map()),
            legend: arguments.legend.then(|| legend(&words, language)),
        },
        theme,
    )?;
    let scene = scene.with_marks(match arguments.marks {
        MarksName::None => Marks::None,
        MarksName::Letters => Marks::Letters,
        MarksName::Patterns => Marks::Patterns,
    });
    let power = match request.shows() {
        Shows::Preview(power) => Some(power),
        Shows::Position | Shows::Results | Shows::Retreats | Shows::RetreatResults | Shows::Adjustments => None,
    };
    let scene = if arguments.close_up { scene.close_up(power) } else { scene };
    // Only one picture is drawn: no cache is needed.
    let png = Renderer::new(0).draw(&Arc::new(scene), arguments.size)?;
    if arguments.out == Path::new("-") {
        let mut out = io::stdout().lock();
        out.write_all(&png.bytes).and_then(|()| out.flush()).context("standard output")?;
    } else {
        write_whole(&arguments.out, &png.bytes)?;
    }
    if let Some(file) = &arguments.alt {
        write_whole(file, format!("{described}\n").as_bytes())?;
    }
    Ok(())
}

/// The one request on standard input.
fn request() -> anyhow::Result<String> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).context("standard input")?;
    // People may write a request on several lines; several requests are a mistake.
    let text = text.trim_start_matches('\u{feff}');
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<serde_json::Value>();
    let first = values.next().context("there is no request on standard input")?.context("the request is not JSON")?;
    if values.next().is_some() {
        bail!("there is more than one request on standard input; one picture shows one");
    }
    Ok(first.to_string())
}

/// Writes a file completely or not at all: it never contains half a picture.
fn write_whole(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let unwritten = || format!("{} can't be written", path.display());
    // A device or a pipe can't be replaced by renaming.
    if path.metadata().is_ok_and(|there| !there.is_file()) {
        return std::fs::write(path, bytes).with_context(unwritten);
    }
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let written = std::fs::write(&part, bytes).and_then(|()| std::fs::rename(&part, path));
    if written.is_err() {
        // If it can't be removed, it wasn't created.
        let _ = std::fs::remove_file(&part);
    }
    written.with_context(unwritten)
}

fn shown(shows: Shows) -> PictureKind {
    match shows {
        Shows::Position => PictureKind::Position,
        Shows::Results => PictureKind::Results,
        Shows::Preview(power) => PictureKind::Preview(power),
        Shows::Retreats => PictureKind::Retreats,
        Shows::RetreatResults => PictureKind::RetreatResults,
        Shows::Adjustments => PictureKind::Adjustments,
    }
}

/// The picture in words.
fn describe(words: &Words, language: Language, request: &RenderRequest, title: &str) -> String {
    let map = request.map();
    let Description { board, orders, dislodged, retreats, built, removed } = request.description();
    let writing = words.order_format(language, map, Notation::Abbreviations);
    let unit = |kind: UnitKind, at| writing.unit_at(map, kind, at);
    let units = |units: &[dragoman_engine::Unit]| units.iter().map(|one| unit(one.kind, one.location)).collect();
    let written = |wanted: Outcome| -> Vec<String> {
        let some = orders.iter().filter(|(_, outcome)| *outcome == wanted);
        some.map(|(order, _)| writing.order(map, order)).collect()
    };
    let results = matches!(request.shows(), Shows::Results | Shows::RetreatResults);
    let picture = AltPicture {
        title: title.to_owned(),
        powers: map
            .powers()
            .map(|power| AltPower {
                id: map.power_id(power).to_owned(),
                centres: board.centres.of(power).len(),
                units: board
                    .units
                    .of(power)
                    .iter()
                    .filter_map(|at| board.units.at(at))
                    .map(|one| unit(one.kind, one.location))
                    .collect(),
            })
            .collect(),
        succeeded: written(Outcome::Succeeded),
        failed: results.then(|| written(Outcome::Failed)),
        ordered: written(Outcome::Given),
        dislodged: units(&dislodged),
        retreats: retreats
            .iter()
            .map(|(driven, places)| {
                (unit(driven.kind, driven.location), places.iter().map(|&place| writing.location(map, place)).collect())
            })
            .collect(),
        built: units(&built),
        removed: units(&removed),
        ..AltPicture::default()
    };
    alt(words, language, &picture)
}
