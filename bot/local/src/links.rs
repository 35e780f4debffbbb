//! Links and addresses: the host's token, which is printed at each start, and the addresses of pictures and files.
//!
//! The database has hashes of tokens only. The host's token has to be shown again at each start, so it is in a separate
//! file in the data folder, which only the program's user can read. A picture or a file has an address that works
//! without a token, for this one picture or file: its last part is a signature with a key of the person for whom it was
//! made.

use std::path::Path;

use dragoman_runtime::data_folder::write_private;
use hmac::{Hmac, Mac};
use sha2::Sha256;

/// The file in the data folder with the host's token.
const HOST_TOKEN: &str = "host-token";

/// The host's token in the file; `None`: there is no readable one.
pub(super) fn read_host_token(data: &Path) -> Option<String> {
    let text = std::fs::read_to_string(data.join(HOST_TOKEN)).ok()?;
    let token = text.trim();
    (token.len() >= 20 && token.bytes().all(|byte| byte.is_ascii_alphanumeric())).then(|| token.to_owned())
}

/// Writes the host's token, completely or not at all.
pub(super) fn write_host_token(data: &Path, token: &str) -> std::io::Result<()> {
    write_private(&data.join(HOST_TOKEN), format!("{token}\n").as_bytes())
}

/// Removes the file with the host's token, if there is one.
pub(super) fn remove_host_token(data: &Path) -> std::io::Result<()> {
    match std::fs::remove_file(data.join(HOST_TOKEN)) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// What an address refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Image,
    File,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Self::Image => "image",
            Self::File => "file",
        }
    }
}

fn signature(key: &str, kind: Kind, seq: i64) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).ok()?;
    mac.update(format!("{}/{seq}", kind.name()).as_bytes());
    Some(mac)
}

/// The address of the image or the file of post `seq` without a token; `key` is the reader's.
pub(super) fn address(kind: Kind, seq: i64, person: &str, key: &str) -> Option<String> {
    let signed = signature(key, kind, seq)?.finalize().into_bytes();
    let signed: String = signed.iter().map(|byte| format!("{byte:02x}")).collect();
    Some(format!("/{}/{seq}/{person}/{signed}", kind.name()))
}

/// Whether `signed` was made with `key` for this image or file.
pub(super) fn is_signed(kind: Kind, seq: i64, key: &str, signed: &str) -> bool {
    let bytes: Option<Vec<u8>> = signed
        .as_bytes()
        .chunks(2)
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok().filter(|pair| pair.len() == 2)?, 16).ok())
        .collect();
    match (bytes, signature(key, kind, seq)) {
        (Some(bytes), Some(mac)) => mac.verify_slice(&bytes).is_ok(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_opens_one_thing_only() {
        let address = address(Kind::File, 17, "ada-x1", "key").expect("an address");
        let signed = address.strip_prefix("/file/17/ada-x1/").expect("a signature");
        assert_eq!(signed.len(), 64);
        assert!(is_signed(Kind::File, 17, "key", signed));
        assert!(!is_signed(Kind::Image, 17, "key", signed), "another kind");
        assert!(!is_signed(Kind::File, 1, "key", signed), "another post");
        assert!(!is_signed(Kind::File, 17, "other", signed), "another reader");
        for forged in ["", "0", "zz", "+1", &signed[..62], &signed[..63], &format!("{signed}00"), "ąę"] {
            assert!(!is_signed(Kind::File, 17, "key", forged), "{forged}");
        }
    }

    #[test]
    fn only_the_owner_can_read_the_file_with_the_hosts_token() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(read_host_token(folder.path()), None);
        for token in ["AAAAAAAAAAAAAAAAAAAAAA", "BBBBBBBBBBBBBBBBBBBBBB"] {
            write_host_token(folder.path(), token).expect("kept");
            assert_eq!(read_host_token(folder.path()).as_deref(), Some(token));
        }
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let kept = std::fs::metadata(folder.path().join(HOST_TOKEN)).expect("a file");
            assert_eq!(kept.permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(folder.path().join(HOST_TOKEN), "broken\0").expect("written");
        assert_eq!(read_host_token(folder.path()), None);
    }
}
