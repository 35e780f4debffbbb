//! What the units of systemd keep the program from, whether or not systemd is there to ask.

use std::path::Path;
use std::process::Command;

/// The highest exposure, in tenths: what `systemd-analyze security` calls 2.0.
const EXPOSURE: &str = "20";

/// Without each of these the exposure grows.
const DIRECTIVES: [&str; 25] = [
    "UMask=0077",
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "ProtectHome=yes",
    "PrivateTmp=yes",
    "PrivateDevices=yes",
    "PrivateUsers=yes",
    "ProtectProc=invisible",
    "ProtectClock=yes",
    "ProtectHostname=yes",
    "ProtectKernelLogs=yes",
    "ProtectKernelTunables=yes",
    "ProtectKernelModules=yes",
    "ProtectControlGroups=yes",
    "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
    "RestrictNamespaces=yes",
    "RestrictRealtime=yes",
    "RestrictSUIDSGID=yes",
    "RemoveIPC=yes",
    "LockPersonality=yes",
    "MemoryDenyWriteExecute=yes",
    "SystemCallArchitectures=native",
    "SystemCallFilter=@system-service",
    "SystemCallFilter=~@privileged @resources",
    "CapabilityBoundingSet=",
];

/// What `unit` lacks, and what systemd says of it if its tool is installed.
pub fn exposed(unit: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(unit).unwrap();
    let service = text.split_once("\n[Service]\n").map_or("", |(_, rest)| rest.split("\n[").next().unwrap_or(rest));
    let has = |directive: &str| service.lines().any(|line| line == directive);
    let mut found: Vec<String> =
        DIRECTIVES.iter().filter(|directive| !has(directive)).map(|directive| format!("no {directive}")).collect();
    // Secrets aren't in the environment, and the account isn't the administrator's.
    found.extend((!service.contains("\nLoadCredential=")).then(|| "no LoadCredential".to_owned()));
    let is_own = has("DynamicUser=yes") || service.lines().any(|line| line.starts_with("User=") && line != "User=root");
    found.extend((!is_own).then(|| "no user of its own".to_owned()));
    let asked = Command::new("systemd-analyze")
        .args(["security", "--offline=true", "--no-pager", "--threshold", EXPOSURE])
        .arg(unit)
        .output();
    if let Ok(said) = asked
        && !said.status.success()
    {
        let said = [said.stdout, said.stderr].concat();
        found.extend(String::from_utf8_lossy(&said).lines().last().map(str::to_owned));
    }
    found
}
