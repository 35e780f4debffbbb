//! The engine as its users get it: packaged, unpacked, tested from the package, and built into a program of its own that
//! depends on nothing else. Nothing is fetched: the packages that it needs are those of the workspace.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

use std::path::{Path, PathBuf};
use std::process::Command;

const PROGRAM: &str = r#"
use dragoman_engine::{Map, Movement, Position, Rulebook, GameOptions, WrittenOrder};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let map = Map::classic();
    let rulebook = Rulebook::edition_2023();
    let spring = Movement::new(Position::start(map, GameOptions::default()))?;
    let mut written = Vec::new();
    for (power, text) in [("AUSTRIA", "A VIE - GAL"), ("RUSSIA", "A WAR - GAL"), ("ITALY", "A VEN - TYR")] {
        written.push((map.power(power).ok_or("no such power")?, WrittenOrder::read(map, text)?.into()));
    }
    let (report, next) = spring.adjudicate(&spring.collect(written, &rulebook), &rulebook);
    for (province, resolved) in report.iter() {
        println!("{} {}", map.id(province), map.show(&resolved.outcome));
    }
    println!("{}", next.position().turn);
    Ok(())
}
"#;

/// Runs a command to its end; its standard output.
fn run(command: &mut Command) -> String {
    let done = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let error = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{command:?}:\n{error}");
    String::from_utf8(done.stdout).unwrap()
}

/// Cargo, as somebody has it who isn't in the midst of a build.
fn cargo(folder: &Path, target: &Path) -> Command {
    let mut command = Command::new(env!("CARGO"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("CARGO_") && name != "CARGO_HOME") {
        command.env_remove(name);
    }
    command.current_dir(folder).env("CARGO_NET_OFFLINE", "true").env("CARGO_TARGET_DIR", target);
    // Half a minute instead of a whole one.
    command.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_PROFILE_TEST_DEBUG", "0");
    command
}

#[test]
fn the_package_is_all_that_a_program_needs() {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("package");
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    run(cargo(manifest, &target).args(["package", "--no-verify", "--allow-dirty", "--quiet"]));

    let name = format!("dragoman-engine-{}", env!("CARGO_PKG_VERSION"));
    let unpacked = target.join("unpacked");
    drop(std::fs::remove_dir_all(&unpacked));
    std::fs::create_dir_all(unpacked.join("program/src")).unwrap();
    run(Command::new("tar").arg("xzf").arg(target.join(format!("package/{name}.crate"))).arg("-C").arg(&unpacked));

    let program = unpacked.join("program");
    let toml = format!(
        "[package]\nname = \"program\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n\
         dragoman-engine = {{ path = \"../{name}\" }}\n\n[workspace]\n"
    );
    std::fs::write(program.join("Cargo.toml"), toml).unwrap();
    std::fs::write(program.join("src/main.rs"), PROGRAM).unwrap();
    // The versions that the workspace uses are those that are there.
    std::fs::copy(manifest.join("../../Cargo.lock"), program.join("Cargo.lock")).unwrap();
    let said = run(cargo(&program, &target).args(["run", "--quiet"]));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 23, "{said}");
    assert!(lines.iter().any(|line| line.starts_with("VIE Fails(Standoff { with: {WAR}")), "{said}");
    assert!(lines.contains(&"VEN Succeeds") && lines.last() == Some(&"F1901"), "{said}");

    let own = run(cargo(&unpacked.join(&name), &target).args([
        "test",
        "--quiet",
        "--lib",
        "--examples",
        "--features",
        "serde",
    ]));
    assert!(own.contains("test result: ok"), "{own}");
}
