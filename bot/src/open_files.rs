//! How many files and connections the process may have open.

/// Raises the limit as far as the system lets it, since each connection of the page, the networks and the database counts.
/// Returns it; `None`: there is none, or it isn't known here.
#[cfg(unix)]
pub fn raise_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum
        && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })
    {
        tracing::warn!(%error, ?current, ?maximum, "the limit of open files couldn't be raised");
        return current;
    }
    maximum
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub fn raise_limit() -> Option<u64> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn as_many_files_as_the_system_allows() {
        let before = rustix::process::getrlimit(rustix::process::Resource::Nofile);
        assert_eq!(raise_limit(), before.maximum);
        assert_eq!(rustix::process::getrlimit(rustix::process::Resource::Nofile).current, before.maximum);
    }
}
