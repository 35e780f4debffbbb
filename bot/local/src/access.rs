//! Access control of the page's server: which requests are answered, and for whom.
//!
//! Any web page in the world can make a browser send requests to loopback, so each request's `Host` and `Origin` are
//! checked first; only the page's own files are served without a token.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dragoman_store::{LocalAccount, LocalPerson, StoreError};
use serde::Deserialize;

use super::addresses::{Addresses, is_foreign};
use super::network::Local;
use super::served::Served;

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
            Self::NotYours => (StatusCode::FORBIDDEN, "this seat is played by the person with its link"),
            Self::NoSuchPerson => (StatusCode::NOT_FOUND, "there is no such person"),
            Self::Invalid(why) => (StatusCode::BAD_REQUEST, why),
            Self::Busy(why) => (StatusCode::TOO_MANY_REQUESTS, why),
            Self::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "the store can't be reached now"),
        }
        .into_response()
    }
}

/// Passes only requests that were made to this address, and if by a page, by ours; adds the security headers to every
/// response.
pub(super) async fn guard(State(addresses): State<Arc<Addresses>>, request: Request, next: Next) -> Response {
    let origin = addresses.origin(request.headers());
    let mut response = match &origin {
        None => (StatusCode::FORBIDDEN, "this address is not served here").into_response(),
        Some(origin) if is_foreign(request.headers(), origin) => {
            (StatusCode::FORBIDDEN, "pages of other sites may not talk to Dragoman").into_response()
        }
        Some(_) => next.run(request).await,
    };
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'{}; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        // Not every browser treats the web socket's scheme as part of the page's origin: http → ws, https → wss.
        origin.map(|origin| origin.replacen("http", " ws", 1)).unwrap_or_default()
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

/// The credentials of a request or a web socket. They are checked again while a socket is open: a link may end.
#[derive(Clone)]
pub(super) struct Credential {
    token: String,
    acting: Option<String>,
}

impl Credential {
    /// The credentials in the request.
    pub(super) fn of(headers: &HeaderMap, query: &Query) -> Result<Self, Refused> {
        let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
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
    served: &Served,
    peer: ConnectInfo<SocketAddr>,
    headers: &HeaderMap,
    query: &Query,
) -> Result<(), Refused> {
    if served.addresses.is_from_here(peer.0, headers) {
        return Ok(());
    }
    host(&served.local, headers, query).await.map(|_| ())
}
