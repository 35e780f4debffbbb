//! Access control of the page's server: which requests are answered, and for whom.
//!
//! Any web page in the world can make a browser send requests to loopback, so each request's `Host` and `Origin` are
//! checked first; only the page's own files are served without a token.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{self, ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use dragoman_platform::StoreUnavailable;
use dragoman_store::{LocalAccount, LocalPerson, StoreError};
use serde::Deserialize;

use super::addresses::{Addresses, counted, is_foreign};
use super::connections::Acquaintance;
use super::limits::{Cost, Limits};
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

impl From<StoreUnavailable> for Refused {
    fn from(_: StoreUnavailable) -> Self {
        Self::Unavailable
    }
}

/// The header of a refusal of Dragoman's own, with [`Refused::code`]: proxies in between refuse with the same statuses.
const REFUSAL: header::HeaderName = header::HeaderName::from_static("x-dragoman");

impl Refused {
    /// By what the page does next.
    fn code(self) -> &'static str {
        match self {
            Self::Unknown => "unknown",
            Self::NotHost => "not-host",
            Self::NotYours => "not-yours",
            Self::NoSuchPerson => "nobody",
            Self::Invalid(_) => "invalid",
            Self::Busy(_) => "busy",
            Self::Unavailable => "unavailable",
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let code = [(REFUSAL, self.code())];
        let said = match self {
            Self::Unknown => (StatusCode::UNAUTHORIZED, "this link's token is not known here"),
            Self::NotHost => (StatusCode::FORBIDDEN, "only the host may do this"),
            Self::NotYours => (StatusCode::FORBIDDEN, "this seat is played by the person with its link"),
            Self::NoSuchPerson => (StatusCode::NOT_FOUND, "there is no such person"),
            Self::Invalid(why) => (StatusCode::BAD_REQUEST, why),
            Self::Busy(why) => (StatusCode::TOO_MANY_REQUESTS, why),
            Self::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "the store can't be reached now"),
        };
        (code, said).into_response()
    }
}

/// Passes only requests that were made to this address, and if by a page, by ours; adds the security headers to every
/// response. A stranger's connection isn't kept after a refusal.
pub(super) async fn guard(
    State(addresses): State<Arc<Addresses>>,
    Extension(who): Extension<Acquaintance>,
    request: Request,
    next: Next,
) -> Response {
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
    let is_kept = who.is_known() || !response.status().is_client_error();
    let headers = response.headers_mut();
    if !is_kept {
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
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
    fn of(headers: &HeaderMap, query: Query) -> Result<Self, Refused> {
        let token = bearer(headers).map(str::to_owned).or(query.token).ok_or(Refused::Unknown)?;
        Ok(Self { token, acting: query.acting })
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

/// The secret of the request's `Authorization`.
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "))
}

/// The other end of the connection; if it weren't known, nobody of this machine.
fn peer(parts: &Parts) -> SocketAddr {
    let known = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    known.map_or(SocketAddr::from(([0, 0, 0, 0], 0)), |ConnectInfo(peer)| *peer)
}

/// Whoever makes the request is known: strangers' connections make room for each other, and not for theirs.
pub(super) fn note_acquaintance(parts: &Parts) {
    if let Some(who) = parts.extensions.get::<Acquaintance>() {
        who.note();
    }
}

/// Where a request comes from, as limits count it.
pub(super) struct Address(Option<String>);

impl Address {
    fn of(parts: &Parts, served: &Served) -> Self {
        // A proxy on this machine that doesn't say whose requests it passes on has those of everybody.
        let address = counted(served.addresses.client(peer(parts), &parts.headers));
        Self((!address.is_loopback()).then(|| format!("address {address}")))
    }

    /// Counts a request in `limits`; `false`: there were too many from here.
    pub(super) fn within(&self, limits: &Limits, cost: Cost) -> bool {
        self.0.as_deref().is_none_or(|address| limits.allow(address, cost))
    }

    /// Whether a link from here that may be unknown is looked up now.
    pub(super) fn may_guess(&self, served: &Served) -> Result<(), Refused> {
        match self.0.as_deref().is_none_or(|address| served.guesses.would_allow(address, Cost::Word)) {
            true => Ok(()),
            false => Err(Refused::Busy("too many unknown links from this address")),
        }
    }

    /// Counts a link that is unknown.
    pub(super) fn has_guessed(&self, served: &Served) {
        let _ = self.within(&served.guesses, Cost::Word);
    }
}

impl FromRequestParts<Arc<Served>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, served: &Arc<Served>) -> Result<Self, Infallible> {
        Ok(Self::of(parts, served))
    }
}

/// Whoever makes a request: the account of its token, or with `as` that of a person whose seat the host plays. As an
/// argument it stands before the body, which is then read for accounts only.
pub(super) struct Caller {
    pub(super) credential: Credential,
    pub(super) account: LocalAccount,
}

impl Caller {
    /// Whoever uses the link of a seat that the host plays, plays it from now on: before they get anything of it, so that the
    /// host's list shows that somebody reads it.
    async fn taking_the_seat(
        served: &Served,
        credential: Credential,
        mut account: LocalAccount,
    ) -> Result<Self, Refused> {
        if account.person.played_by_host && !credential.is_acting() {
            served.local.give_seat(&account.person).await?;
            account = credential.admits(&served.local).await?;
        }
        Ok(Self { credential, account })
    }

    /// Whether this person may make a request of this cost now.
    pub(super) fn may(&self, limits: &Limits, cost: Cost) -> Result<(), Refused> {
        may(&self.account.person, self.credential.is_acting(), limits, cost)
    }
}

/// Whether `person` may make a request of this cost now. The host administrates the page, and isn't limited, nor with the
/// seats that the host plays (`acts`).
pub(super) fn may(person: &LocalPerson, acts: bool, limits: &Limits, cost: Cost) -> Result<(), Refused> {
    if person.host || acts || limits.allow(&person.person, cost) {
        return Ok(());
    }
    Err(Refused::Busy("too many requests at once"))
}

impl FromRequestParts<Arc<Served>> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, served: &Arc<Served>) -> Result<Self, Refused> {
        let query = extract::Query::<Query>::from_request_parts(parts, served).await;
        let extract::Query(query) = query.map_err(|_| Refused::Invalid("this address can't be read"))?;
        let (address, credential) = (Address::of(parts, served), Credential::of(&parts.headers, query));
        if !credential.as_ref().is_ok_and(|credential| served.known.contains(&credential.token)) {
            address.may_guess(served)?;
        }
        let admitted = match credential {
            Ok(credential) => {
                let account = credential.admits(&served.local).await;
                if matches!(account, Ok(_) | Err(Refused::Unknown)) {
                    served.known.note(&credential.token, account.is_ok());
                }
                if let Ok(account) = &account {
                    served.readers.note(&account.person.person, true);
                }
                match account {
                    Ok(account) => Self::taking_the_seat(served, credential, account).await,
                    Err(refused) => Err(refused),
                }
            }
            Err(refused) => Err(refused),
        };
        match &admitted {
            Ok(_) => note_acquaintance(parts),
            Err(Refused::Unknown) => address.has_guessed(served),
            Err(_) => {}
        }
        admitted
    }
}

/// The host, if the token is the host's.
pub(super) struct Host {
    pub(super) person: LocalPerson,
    /// Of the page, for others: `https://play.example.org`.
    pub(super) origin: String,
}

impl FromRequestParts<Arc<Served>> for Host {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, served: &Arc<Served>) -> Result<Self, Refused> {
        let person = Caller::from_request_parts(parts, served).await?.account.person;
        if !person.host {
            return Err(Refused::NotHost);
        }
        Ok(Self { person, origin: served.addresses.shared(&parts.headers) })
    }
}

/// Whoever may read health and metrics: from this machine, or with the host's token.
pub(super) struct Operator;

impl FromRequestParts<Arc<Served>> for Operator {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, served: &Arc<Served>) -> Result<Self, Refused> {
        if served.addresses.is_from_here(peer(parts), &parts.headers) {
            return Ok(Self);
        }
        Host::from_request_parts(parts, served).await.map(|_| Self)
    }
}
