//! The engine and the notation as their users get them: packaged, unpacked, and built into programs of their own that depend
//! on nothing else; with `tests/run --long` their own tests are run from the packages too. Nothing is fetched: the packages
//! that they need are those of the workspace.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

use std::path::{Path, PathBuf};
use std::process::Command;

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

/// The first program in a README.
fn program_in(readme: &str) -> &str {
    let (_, behind) = readme.split_once("```rust\n").expect("a program");
    behind.split_once("```").expect("its end").0
}

/// Builds and runs a program outside the workspace that depends on the packages in `unpacked`; what it prints.
fn program(unpacked: &Path, target: &Path, name: &str, source: &str, depends_on: &[&str]) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let program = unpacked.join(name);
    std::fs::create_dir_all(program.join("src")).unwrap();
    let dependencies: String =
        depends_on.iter().map(|one| format!("{one} = {{ path = \"../{one}-{version}\" }}\n")).collect();
    // What isn't in a registry yet is taken from beside it.
    let toml = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}\n\
         [patch.crates-io]\ndragoman-engine = {{ path = \"../dragoman-engine-{version}\" }}\n\n[workspace]\n"
    );
    std::fs::write(program.join("Cargo.toml"), toml).unwrap();
    std::fs::write(program.join("src/main.rs"), source).unwrap();
    // The versions that the workspace uses are those that are there.
    std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Cargo.lock"), program.join("Cargo.lock")).unwrap();
    run(cargo(&program, target).args(["run", "--quiet"]))
}

#[test]
fn the_packages_are_all_that_a_program_needs() {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("package");
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = ["dragoman-engine", "dragoman-notation"];
    let packages = crates.iter().flat_map(|name| ["--package", name]);
    run(cargo(&workspace, &target).args(["package", "--no-verify", "--allow-dirty", "--quiet"]).args(packages));

    let version = env!("CARGO_PKG_VERSION");
    let unpacked = target.join("unpacked");
    drop(std::fs::remove_dir_all(&unpacked));
    std::fs::create_dir_all(&unpacked).unwrap();
    for name in crates {
        let package = target.join(format!("package/{name}-{version}.crate"));
        run(Command::new("tar").arg("xzf").arg(package).arg("-C").arg(&unpacked));
        for file in ["README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
            let text = std::fs::read_to_string(unpacked.join(format!("{name}-{version}/{file}"))).unwrap();
            assert!(text.len() > 500, "{name}: {file}");
        }
        let manifest = std::fs::read_to_string(unpacked.join(format!("{name}-{version}/Cargo.toml"))).unwrap();
        for line in ["rust-version = ", "license = ", "description = ", "readme = ", "keywords = "] {
            assert!(manifest.contains(line), "{name}: {line}");
        }
    }

    let readme = std::fs::read_to_string(workspace.join("README.md")).unwrap();
    let source = program_in(&readme);
    assert!((10..=30).contains(&source.lines().count()), "a program that is read at a glance");
    let said = program(&unpacked, &target, "engine-only", source, &crates[..1]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 23, "{said}");
    assert!(lines.iter().any(|line| line.starts_with("VIE Fails(Standoff { with: {WAR}")), "{said}");
    assert!(lines.contains(&"VEN Succeeds") && lines.last() == Some(&"F1901"), "{said}");

    let readme = std::fs::read_to_string(unpacked.join(format!("dragoman-notation-{version}/README.md"))).unwrap();
    let source = program_in(&readme);
    assert!((20..=40).contains(&source.lines().count()), "a program that is read at a glance");
    let said = program(&unpacked, &target, "both", source, &crates);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.first(), Some(&"A ROM - APU"), "{said}");
    assert_eq!(lines.get(1), Some(&"F NAP S A ROM - APU"), "{said}");
    assert!(lines.iter().any(|line| line.contains("UnknownWord")), "{said}");

    if std::env::var_os("DRAGOMAN_LONG").is_some() {
        let engine = unpacked.join(format!("dragoman-engine-{version}"));
        let beside = format!("patch.crates-io.dragoman-engine.path={:?}", engine.display().to_string());
        for (name, features) in [
            ("dragoman-engine", &["--features", "serde"][..]),
            ("dragoman-engine", &["--features", "wide"]),
            ("dragoman-notation", &["--config", &beside]),
        ] {
            let folder = unpacked.join(format!("{name}-{version}"));
            let own = run(cargo(&folder, &target).args(["test", "--quiet", "--lib", "--examples"]).args(features));
            assert!(own.contains("test result: ok"), "{name}: {own}");
        }
    }
}
