//! Access control of the page's server: which requests are answered, and for whom.
//!
//! Any web page in the world can make a browser send requests to loopback, so each request's `Host` and `Origin` are
//! checked first; only the page's own files are served without a token.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dragoman_store::{LocalAccount, LocalPerson, StoreError};
use serde::Deserialize;

use super::network::Local;

/// The query string of addresses that need a token.
#[derive(Deserialize)]
pub(super) struct Query {
    token: Option<String>,
    /// With the host's token: act as this person, whose seat the host plays.
    #[serde(rename = "as")]
    acting: Option<String>,
}

/// Why a request isn't answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    Unknown,
    NotHost,
    /// The host asked to act as somebody who plays by their own link.
    NotYours,
    NoSuchPerson,
    Invalid(&'static str),
    Busy(&'static str),
    Unavailable,
}

impl From<StoreError> for Refused {
    fn from(_: StoreError) -> Self {
        Self::Unavailable
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        match self {
            Self::Unknown => (StatusCode::UNAUTHORIZED, "this link's token is not known here"),
            Self::NotHost => (StatusCode::FORBIDDEN, "only the host may do this"),
            Self::NotYours => (StatusCode::FORBIDDEN, "this seat is played by whoever has its link"),
            Self::NoSuchPerson => (StatusCode::NOT_FOUND, "there is no such person"),
            Self::Invalid(why) => (StatusCode::BAD_REQUEST, why),
            Self::Busy(why) => (StatusCode::TOO_MANY_REQUESTS, why),
            Self::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "the store can't be reached now"),
        }
        .into_response()
    }
}

/// Lets only those requests through that were made for this address, and by our own page if by a page at all; adds the
/// security headers to every response.
pub(super) async fn guard(State(port): State<u16>, request: Request, next: Next) -> Response {
    let host = text(request.headers(), header::HOST).unwrap_or_default().to_owned();
    let mut response = match foreign(request.headers(), port) {
        Some(why) => (StatusCode::FORBIDDEN, why).into_response(),
        None => next.run(request).await,
    };
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'{}; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        // Not every browser counts the web socket's scheme as the page's own.
        if is_own(&host, port) { format!(" ws://{host}") } else { String::new() }
    );
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // Links contain tokens: no other site may see them as the referrer.
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn foreign(headers: &HeaderMap, port: u16) -> Option<&'static str> {
    let host = text(headers, header::HOST).unwrap_or_default();
    if !is_own(host, port) {
        return Some("this address is not served here");
    }
    let origin = headers.get(header::ORIGIN)?;
    (origin.as_bytes() != format!("http://{host}").as_bytes())
        .then_some("pages of other sites may not talk to Dragoman")
}

/// Whether `host` is an address literal or `localhost`, with our port: a name that somebody else's DNS resolves to this
/// machine is refused, on every listening address.
fn is_own(host: &str, port: u16) -> bool {
    let Some((name, given)) = host.rsplit_once(':') else { return false };
    given.parse() == Ok(port) && (name == "localhost" || address(name).is_some())
}

fn address(name: &str) -> Option<IpAddr> {
    match name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        Some(inner) => inner.parse().ok().map(IpAddr::V6),
        None => name.parse().ok().map(IpAddr::V4),
    }
}

/// The credentials of a request or a web socket. They are checked again while a socket is open: a link may be ended.
#[derive(Clone)]
pub(super) struct Credential {
    token: String,
    acting: Option<String>,
}

impl Credential {
    /// The credentials in the request.
    pub(super) fn of(headers: &HeaderMap, query: &Query) -> Result<Self, Refused> {
        let bearer = text(headers, header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let token = bearer.or(query.token.as_deref()).ok_or(Refused::Unknown)?;
        Ok(Self { token: token.to_owned(), acting: query.acting.clone() })
    }

    /// Whether it is the host's token, used for a seat that the host plays.
    pub(super) fn is_acting(&self) -> bool {
        self.acting.is_some()
    }

    /// The account that they give access to.
    pub(super) async fn admits(&self, local: &Local) -> Result<LocalAccount, Refused> {
        let own = local.store.account_of(&self.token).await?.ok_or(Refused::Unknown)?;
        let Some(acting) = &self.acting else { return Ok(own) };
        if !own.person.host {
            return Err(Refused::NotHost);
        }
        let other = local.store.account(acting).await?.ok_or(Refused::NoSuchPerson)?;
        if other.person.played_by_host { Ok(other) } else { Err(Refused::NotYours) }
    }
}

/// The account of the request's token, or with `as` that of a person whose seat the host plays.
pub(super) async fn who(local: &Local, headers: &HeaderMap, query: &Query) -> Result<LocalAccount, Refused> {
    Credential::of(headers, query)?.admits(local).await
}

/// The host, if the token is the host's.
pub(super) async fn host(local: &Local, headers: &HeaderMap, query: &Query) -> Result<LocalPerson, Refused> {
    let person = who(local, headers, query).await?.person;
    if person.host { Ok(person) } else { Err(Refused::NotHost) }
}

/// Whether health and metrics may be read: from this machine, or with the host's token.
pub(super) async fn operator(
    local: &Local,
    peer: ConnectInfo<SocketAddr>,
    headers: &HeaderMap,
    query: &Query,
) -> Result<(), Refused> {
    if peer.0.ip().to_canonical().is_loopback() { Ok(()) } else { host(local, headers, query).await.map(|_| ()) }
}

/// The address to give to others for a request that came to `host`: on loopback nobody else could use it.
pub(super) fn shared_address(headers: &HeaderMap, listen: SocketAddr) -> String {
    let host = text(headers, header::HOST).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let loopback = name == "localhost" || address(name).is_some_and(|address| address.is_loopback());
    match (loopback && !listen.ip().is_loopback()).then(|| network_address(listen)).flatten() {
        Some(address) => SocketAddr::new(address, listen.port()).to_string(),
        None => host.to_owned(),
    }
}

/// The address under which other machines of the network find this one.
pub(super) fn network_address(listen: SocketAddr) -> Option<IpAddr> {
    if !listen.ip().is_unspecified() {
        return Some(listen.ip());
    }
    // Connecting a UDP socket sends nothing: it only selects the local address.
    let socket = std::net::UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_address_is_served() {
        for own in ["127.0.0.1:7901", "localhost:7901", "[::1]:7901", "192.168.1.5:7901"] {
            assert!(is_own(own, 7901), "{own}");
        }
        for foreign in [
            "evil.example:7901",
            "127.0.0.1:80",
            "127.0.0.1",
            "",
            "localhost.evil.example:7901",
            "::1:7901",
            "[x]:7901",
        ] {
            assert!(!is_own(foreign, 7901), "{foreign}");
        }
    }

    #[test]
    fn links_for_others_name_an_address_that_others_reach() {
        let asked = |host: &'static str| HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]);
        let at = |listen: &str, host| shared_address(&asked(host), listen.parse().expect("an address"));
        assert_eq!(at("127.0.0.1:7901", "127.0.0.1:7901"), "127.0.0.1:7901");
        assert_eq!(at("192.168.1.5:7901", "localhost:7901"), "192.168.1.5:7901");
        assert_eq!(at("0.0.0.0:7901", "10.0.0.9:7901"), "10.0.0.9:7901");
    }
}
