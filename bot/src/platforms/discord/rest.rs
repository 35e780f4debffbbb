//! Calls to Discord, and what their failures mean.
//!
//! serenity's `Http` carries them: its rate limiter knows the routes. Bodies and answers are our own JSON, so that an
//! answer is read as far as it is needed and no further. Every call ends within [`PATIENCE`]: whether it was carried
//! out is then unknown, and the same key makes a repetition harmless.

use std::net::ToSocketAddrs;
use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::builder::CreateAttachment;
use serenity::http::{Http, HttpBuilder, HttpError, LightMethod, Multipart, MultipartUpload, Request, Route};
use tokio::time::timeout;

use super::wire;
use super::{Api, DiscordSettings};
use crate::platforms::{Refusal, Setback, Unusable};
use crate::world::Clock;

/// How long one call may take, waiting for a rate limit included.
const PATIENCE: Duration = Duration::from_secs(30);
const CONNECT: Duration = Duration::from_secs(10);

/// Why a call failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Trouble {
    /// The token isn't known (any more).
    #[error("the token is not accepted")]
    Unauthorized,
    /// Rate limit, outage, time-out: unknown whether it was carried out.
    #[error("not now ({0})")]
    Later(String, Duration),
    /// There is no such thing (any more).
    #[error("gone (code {0})")]
    Gone(i64),
    /// Not allowed.
    #[error("forbidden (code {0})")]
    Forbidden(i64),
    /// Malformed, or not possible now.
    #[error("bad request (code {0}: {1})")]
    Bad(i64, String),
}

/// Discord's own numbers for what went wrong.
pub(super) mod code {
    pub(crate) const MISSING_ACCESS: i64 = 50001;
    pub(crate) const CANNOT_MESSAGE: i64 = 50007;
    pub(crate) const NO_COMMON_SERVER: i64 = 50278;
    pub(crate) const OPENING_TOO_FAST: i64 = 40003;
    pub(crate) const THREAD_ARCHIVED: i64 = 50083;
    pub(crate) const THREAD_LOCKED: i64 = 160_005;
    pub(crate) const TOO_MANY_THREADS: i64 = 160_006;
    pub(crate) const OLD_EDITS_TOO_FAST: i64 = 30046;
    pub(crate) const ALREADY_ACKNOWLEDGED: i64 = 40060;
}

impl Trouble {
    /// What the courier does next; `missing` names the permission that is missing.
    pub(super) fn setback(self, now: Timestamp, missing: impl FnOnce() -> String) -> Setback {
        let later = |pause: Duration| Setback::Later {
            not_before: now
                .saturating_add(SignedDuration::try_from(pause).unwrap_or(SignedDuration::ZERO))
                .unwrap_or(now),
        };
        match self {
            Self::Unauthorized => later(Duration::from_secs(60)),
            Self::Later(_, pause) => later(pause),
            Self::Gone(_) => Setback::Gone,
            Self::Forbidden(code::CANNOT_MESSAGE | code::NO_COMMON_SERVER) => Setback::Refused(Refusal::ClosedToBot),
            Self::Forbidden(code::MISSING_ACCESS) => Setback::Refused(Refusal::Permission("View Channel".into())),
            Self::Forbidden(code::OPENING_TOO_FAST) | Self::Bad(code::OPENING_TOO_FAST, _) => {
                later(Duration::from_secs(60))
            }
            Self::Forbidden(_) => Setback::Refused(Refusal::Permission(missing())),
            Self::Bad(code::CANNOT_MESSAGE | code::NO_COMMON_SERVER, _) => Setback::Refused(Refusal::ClosedToBot),
            Self::Bad(code::TOO_MANY_THREADS, _) => later(Duration::from_secs(600)),
            Self::Bad(code::OLD_EDITS_TOO_FAST, _) => later(Duration::from_secs(60)),
            Self::Bad(code::THREAD_LOCKED, _) => Setback::Refused(Refusal::Permission("Manage Threads".into())),
            Self::Bad(code::THREAD_ARCHIVED, _) => later(Duration::from_secs(2)),
            Self::Bad(..) => Setback::Refused(Refusal::Malformed),
        }
    }
}

/// A file that goes with a message.
pub(super) struct Upload {
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
}

pub(super) struct Rest {
    http: Http,
    clock: Arc<dyn Clock>,
}

impl Rest {
    pub(super) fn new(settings: &DiscordSettings, clock: Arc<dyn Clock>) -> Result<Self, Unusable> {
        let unusable = |key, sentence: String| Unusable { key, sentence };
        let client = reqwest::Client::builder().use_rustls_tls().connect_timeout(CONNECT).timeout(PATIENCE);
        let built = |client: reqwest::ClientBuilder| {
            client.build().map_err(|error| unusable("discord.api", format!("no connection can be prepared: {error}")))
        };
        let http = match &settings.api {
            Api::Public => HttpBuilder::new(&settings.token).client(built(client)?),
            // Its rate limiter calls discord.com whatever it is told, so the other server takes that name.
            Api::Server { url, ca } => {
                let host = url.strip_prefix("https://").unwrap_or(url).trim_end_matches('/');
                let host = if host.contains(':') { host.to_owned() } else { format!("{host}:443") };
                let address = host.to_socket_addrs().ok().and_then(|mut addresses| addresses.next());
                let address = address
                    .ok_or_else(|| unusable("discord.api", format!("{host} isn't an address that can be found")))?;
                let ca = reqwest::Certificate::from_pem(ca)
                    .map_err(|error| unusable("discord.ca", format!("isn't a certificate in PEM form: {error}")))?;
                let client = client.add_root_certificate(ca).resolve("discord.com", address);
                HttpBuilder::new(&settings.token).client(built(client)?)
            }
            Api::Plain { url } => {
                HttpBuilder::new(&settings.token).client(built(client)?).proxy(url).ratelimiter_disabled(true)
            }
        };
        Ok(Self { http: http.build(), clock })
    }

    pub(super) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// A call whose answer is read.
    pub(super) async fn ask<T: DeserializeOwned>(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&Value>,
    ) -> Result<T, Trouble> {
        self.read(Request::new(route, method).body(body.map(|body| body.to_string().into_bytes()))).await
    }

    /// A question with parameters in its address. Their values must need no escaping.
    pub(super) async fn list<T: DeserializeOwned>(
        &self,
        route: Route<'_>,
        parameters: Vec<(&'static str, String)>,
    ) -> Result<T, Trouble> {
        self.read(Request::new(route, LightMethod::Get).params(Some(parameters))).await
    }

    /// A call of which only the success matters.
    pub(super) async fn tell(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&Value>,
    ) -> Result<(), Trouble> {
        self.carry(Request::new(route, method).body(body.map(|body| body.to_string().into_bytes()))).await.map(drop)
    }

    /// A message with its picture, if there is one.
    pub(super) async fn send(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: &Value,
        upload: Option<Upload>,
    ) -> Result<wire::Message, Trouble> {
        let request = Request::new(route, method);
        self.read(match upload {
            None => request.body(Some(body.to_string().into_bytes())),
            Some(upload) => request.multipart(Some(Multipart {
                upload: MultipartUpload::Attachments(vec![CreateAttachment::bytes(upload.bytes, upload.name)]),
                fields: Vec::new(),
                payload_json: Some(body.to_string()),
            })),
        })
        .await
    }

    pub(super) async fn gateway(&self) -> Result<wire::Gateway, Trouble> {
        self.ask(LightMethod::Get, Route::GatewayBot, None).await
    }

    async fn read<T: DeserializeOwned>(&self, request: Request<'_>) -> Result<T, Trouble> {
        let answer = self.carry(request).await?;
        // An answer that breaks off says nothing about what was done.
        let unknown = |error: reqwest::Error| Trouble::Later(error.without_url().to_string(), Duration::from_secs(1));
        let bytes = match timeout(PATIENCE, answer.bytes()).await {
            Ok(bytes) => bytes.map_err(unknown)?,
            Err(_) => return Err(Trouble::Later("the answer broke off".into(), Duration::from_secs(1))),
        };
        serde_json::from_slice(&bytes)
            .map_err(|error| Trouble::Later(format!("an answer can't be read: {error}"), Duration::from_secs(5)))
    }

    async fn carry(&self, request: Request<'_>) -> Result<reqwest::Response, Trouble> {
        match timeout(PATIENCE, self.http.request(request)).await {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(error)) => Err(trouble(error)),
            Err(_) => Err(Trouble::Later("Discord makes us wait".into(), Duration::from_secs(5))),
        }
    }
}

fn trouble(error: serenity::Error) -> Trouble {
    let later = |why: String, seconds| Trouble::Later(why, Duration::from_secs(seconds));
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            let code = i64::try_from(answer.error.code).unwrap_or(-1);
            let fields: Vec<_> =
                answer.error.errors.iter().map(|field| format!("{} {}", field.path, field.code)).collect();
            match answer.status_code.as_u16() {
                401 => Trouble::Unauthorized,
                403 => Trouble::Forbidden(code),
                404 => Trouble::Gone(code),
                429 => later("too many requests".into(), 1),
                408 => later("a time-out".into(), 1),
                status if status >= 500 => later(format!("status {status}"), 2),
                _ => Trouble::Bad(code, fields.join(", ")),
            }
        }
        serenity::Error::Http(HttpError::Request(error)) => {
            let error = error.without_url();
            let cause = std::error::Error::source(&error).map(ToString::to_string).unwrap_or_default();
            later(format!("{error} {cause}"), 1)
        }
        error => later(error.to_string(), 5),
    }
}
