//! Tokens and passwords that systemd hands over as a file (`LoadCredential=secrets.env:…`): unlike variables they are in no
//! environment, which every child process and whoever may look at the process could read.

use std::ffi::OsString;
use std::path::Path;

/// The name of the credential: lines of `NAME=value`, as in an `EnvironmentFile=` of systemd.
const NAME: &str = "secrets.env";

/// What all variables of the program begin with.
pub const PREFIX: &str = "DRAGOMAN_";

/// Why the file, or a variable, can't be used.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {why}")]
pub struct Unreadable {
    /// The path of the file, or the name of the variable.
    pub what: String,
    /// What is wrong. Never contains a secret.
    pub why: String,
}

/// The environment, with what systemd has handed over; the latter counts where both have a name.
pub fn environment() -> Result<Vec<(String, String)>, Unreadable> {
    let mut variables = readable(std::env::vars_os())?;
    if let Some(folder) = std::env::var_os("CREDENTIALS_DIRECTORY") {
        variables.extend(read(&Path::new(&folder).join(NAME))?);
    }
    Ok(variables)
}

/// The variables that are text: what others call theirs, and write into them, is nothing to the program.
fn readable(variables: impl Iterator<Item = (OsString, OsString)>) -> Result<Vec<(String, String)>, Unreadable> {
    let mut text = Vec::new();
    for (name, value) in variables {
        match (name.into_string(), value.into_string()) {
            (Ok(name), Ok(value)) => text.push((name, value)),
            (Ok(what), Err(_)) if what.starts_with(PREFIX) => {
                return Err(Unreadable { what, why: "isn't text in UTF-8".to_owned() });
            }
            (Ok(_) | Err(_), _) => {}
        }
    }
    Ok(text)
}

fn read(path: &Path) -> Result<Vec<(String, String)>, Unreadable> {
    let unreadable = |why| Unreadable { what: path.display().to_string(), why };
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(unreadable(format!("can't be read: {error}"))),
    };
    // A line that can't be read is named by its number: it may be a password.
    let numbered = (1..).zip(text.lines().map(str::trim));
    let meant = numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with(['#', ';']));
    meant
        .map(|(number, line)| {
            let (name, value) =
                line.split_once('=').ok_or_else(|| unreadable(format!("line {number} isn't NAME=value")))?;
            Ok((name.trim_end().to_owned(), unquoted(value.trim_start()).to_owned()))
        })
        .collect()
}

/// The value without the quotes around it.
fn unquoted(value: &str) -> &str {
    let inner = |quote| value.strip_prefix(quote).and_then(|rest: &str| rest.strip_suffix(quote));
    inner('"').or_else(|| inner('\'')).unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn a_variable_of_others_may_be_anything() {
        use std::os::unix::ffi::OsStringExt as _;
        let latin = || OsString::from_vec(b"caf\xe9".to_vec());
        let read = |name: &str| {
            readable([(latin(), "x".into()), (name.into(), latin()), ("A".into(), "b".into())].into_iter())
        };
        assert_eq!(read("OLDPWD"), Ok(vec![("A".to_owned(), "b".to_owned())]));
        let said = read("DRAGOMAN_DATA").expect_err("it is ours").to_string();
        assert_eq!(said, "DRAGOMAN_DATA: isn't text in UTF-8");
    }

    #[test]
    fn a_file_of_secrets_is_read_as_systemd_reads_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(NAME);
        assert_eq!(read(&path), Ok(Vec::new()), "there needn't be one");
        let text =
            "# tokens\n\nDRAGOMAN_DISCORD_TOKEN=a.b=c\n DRAGOMAN_DATABASE = \"postgres://x:y z@h/d\" \n;off=1\nX='q'\n";
        std::fs::write(&path, text).expect("written");
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(
            read(&path),
            Ok(vec![
                pair("DRAGOMAN_DISCORD_TOKEN", "a.b=c"),
                pair("DRAGOMAN_DATABASE", "postgres://x:y z@h/d"),
                pair("X", "q"),
            ])
        );
        std::fs::write(&path, "A=1\nsecret\n").expect("written");
        let said = read(&path).expect_err("no name").to_string();
        assert!(said.contains("line 2") && !said.contains("secret\n") && !said.ends_with("secret"), "{said}");
    }
}
