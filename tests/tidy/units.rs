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

/// Without each of these a command that starts a container lets it do more than it needs.
const OPTIONS: [&str; 3] = ["--read-only", "--cap-drop all", "--security-opt no-new-privileges"];

/// What the image `file` and the commands of `guide` that start it lack.
pub fn exposed_container(file: &str, guide: &str) -> Vec<String> {
    let mut found = Vec::new();
    let user = file.lines().filter_map(|line| line.strip_prefix("USER ")).next_back();
    let is_number = |id: &str| id.parse::<u32>().is_ok_and(|id| id >= 10_000);
    if !user.is_some_and(|user| user.split(':').all(is_number)) {
        found.push(format!("a user of the host's: {user:?}"));
    }
    let volumes: Vec<_> = file.lines().filter_map(|line| line.strip_prefix("VOLUME ")).collect();
    if volumes != ["/data"] || !file.contains(" CREDENTIALS_DIRECTORY=/run/secrets\n") {
        found.push(format!("data in {volumes:?}, or secrets in the environment"));
    }
    // Each command is on several lines.
    let joined = guide.replace("\\\n", " ");
    let starts: Vec<&str> = joined.lines().filter(|line| line.contains("podman run --detach")).collect();
    found.extend(starts.is_empty().then(|| "no command".to_owned()));
    for start in starts {
        let lacks = OPTIONS.iter().filter(|option| !start.contains(*option));
        found.extend(lacks.map(|option| format!("no {option} in {}", start.trim())));
        found.extend((!start.contains("--secret ")).then(|| format!("no secret in {}", start.trim())));
        found.extend(start.contains("--privileged").then(|| start.trim().to_owned()));
    }
    found
}
