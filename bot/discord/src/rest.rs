//! Calls to Discord, and the meaning of their failures.
//!
//! serenity knows the routes and builds the requests; [`Limiter`] says which must wait. Bodies and answers are our own
//! JSON, so that only the used part of an answer must be readable. A call waits only briefly for a rate limit:
//! otherwise its purpose is put off, so that busy channels delay no other; only calls that nothing else waits for are
//! made patiently. Every call ends within [`CALL_TIMEOUT`]: whether it was carried out is then unknown, and the same key
//! makes a repetition harmless.

use std::net::ToSocketAddrs;
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::refusal::Refusal;
use dragoman_platform::{Setback, StoreUnavailable, Unusable};
use dragoman_runtime::clock::Clock;
use dragoman_runtime::metrics::METRICS;
use jiff::{SignedDuration, Timestamp};
use rustls::{ClientConfig, RootCertStore};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::builder::CreateAttachment;
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};
use tokio::time::{Instant, sleep, timeout};

use super::limiter::{self, Limiter, Quota, Scope, Wait};
use super::settings::{Api, DiscordSettings};
use super::wire;

/// How long one call may take, and how long a patient one may wait before it for a rate limit.
pub(super) const CALL_TIMEOUT: Duration = Duration::from_secs(30);
/// How long a call may wait for a rate limit; beyond that its purpose is put off.
pub(super) const BRIEFLY: Duration = Duration::from_millis(250);
const CONNECT: Duration = Duration::from_secs(10);
/// How long no call is made from a blocked address, if it isn't said.
const BLOCKED: Duration = Duration::from_secs(30);
/// When a call is tried again that a restriction of the account forbids.
const RESTRICTED: Duration = Duration::from_secs(600);

/// Why a call failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum CallError {
    /// The token isn't known, or not any more.
    #[error("the token is not accepted")]
    Unauthorized,
    /// Rate limit, outage or time-out: whether it was carried out is unknown.
    #[error("not now ({0})")]
    Later(String, Duration),
    /// The object doesn't exist, or not any more.
    #[error("gone (code {0})")]
    Gone(i64),
    /// Not allowed.
    #[error("forbidden (code {0})")]
    Forbidden(i64),
    /// Discord has restricted the account, and no permission changes that: this sentence says what its operator does.
    #[error("{0}")]
    Restricted(&'static str),
    /// Malformed, or not possible now.
    #[error("bad request (code {0}: {1})")]
    Bad(i64, String),
}

/// Discord's error codes.
pub(super) mod code {
    pub(crate) const INVALID_RECIPIENT: i64 = 50033;
    pub(crate) const UNKNOWN_CHANNEL: i64 = 10003;
    pub(crate) const UNKNOWN_MEMBER: i64 = 10007;
    pub(crate) const UNKNOWN_USER: i64 = 10013;
    pub(crate) const MISSING_ACCESS: i64 = 50001;
    pub(crate) const MISSING_PERMISSIONS: i64 = 50013;
    pub(crate) const CANNOT_MESSAGE: i64 = 50007;
    pub(crate) const NO_COMMON_SERVER: i64 = 50278;
    pub(crate) const OPENING_TOO_FAST: i64 = 40003;
    pub(crate) const THREAD_ARCHIVED: i64 = 50083;
    pub(crate) const UNREADABLE_REPLIED: i64 = 160_002;
    pub(crate) const THREAD_LOCKED: i64 = 160_005;
    pub(crate) const TOO_MANY_THREADS: i64 = 160_006;
    pub(crate) const OLD_EDITS_TOO_FAST: i64 = 30046;
    /// Of the service in front of Discord, in the form of Discord's API.
    pub(crate) const CLOUDFLARE: i64 = 40333;
    pub(crate) const ALREADY_ACKNOWLEDGED: i64 = 40060;
    pub(crate) const FLAGGED: i64 = 20026;
    pub(crate) const UNVERIFIED: i64 = 340_013;
}

/// What the operator does about these codes.
const FLAGGED: &str = "Discord's anti-spam system has flagged the bot's account and refuses what it sends (code 20026): look \
                       into the developer portal and write to Discord's developer support; posts wait until then";
const UNVERIFIED: &str = "Discord wants the bot's account to be verified first (code 340013): verify it in the developer portal; \
                          posts wait until then";

impl CallError {
    /// The store can't be reached now.
    pub(super) fn of_store(_: StoreUnavailable) -> Self {
        Self::Later("the store can't be reached".to_owned(), Duration::from_secs(1))
    }

    /// What the dispatcher does next; `missing` names the missing permission.
    pub(super) fn setback(self, now: Timestamp, missing: impl FnOnce() -> String) -> Setback {
        let later = |pause: Duration| Setback::Later {
            not_before: now
                .saturating_add(SignedDuration::try_from(pause).unwrap_or(SignedDuration::ZERO))
                .unwrap_or(now),
            nothing_done: false,
        };
        match self {
            Self::Unauthorized => later(Duration::from_secs(60)),
            Self::Later(_, pause) => later(pause),
            Self::Restricted(_) => later(RESTRICTED),
            Self::Gone(_) => Setback::Gone,
            Self::Forbidden(code::CANNOT_MESSAGE | code::NO_COMMON_SERVER) => Setback::Refused(Refusal::ClosedToBot),
            Self::Forbidden(code::MISSING_ACCESS) => Setback::Refused(Refusal::Permission("View Channel".into())),
            Self::Forbidden(code::OPENING_TOO_FAST) | Self::Bad(code::OPENING_TOO_FAST, _) => {
                later(Duration::from_secs(60))
            }
            Self::Forbidden(_) => Setback::Refused(Refusal::Permission(missing())),
            Self::Bad(code::CANNOT_MESSAGE | code::NO_COMMON_SERVER, _) => Setback::Refused(Refusal::ClosedToBot),
            Self::Bad(code::TOO_MANY_THREADS, _) => Setback::Refused(Refusal::TooManyRooms),
            // Discord lets posts that are older than an hour be edited a few times only. A new one can be edited again, and what
            // comes after it needn't wait.
            Self::Bad(code::OLD_EDITS_TOO_FAST, _) => Setback::Gone,
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
    client: reqwest::Client,
    token: String,
    /// The server that replaces Discord's, in plain text.
    plain: Option<String>,
    /// The TLS of the gateway's connection.
    tls: Arc<ClientConfig>,
    limiter: Limiter,
    clock: Arc<dyn Clock>,
}

fn request<'a>(method: LightMethod, route: Route<'a>, body: Option<&Value>) -> Request<'a> {
    Request::new(route, method).body(body.map(|body| body.to_string().into_bytes()))
}

impl Rest {
    pub(super) fn new(settings: &DiscordSettings, clock: Arc<dyn Clock>) -> Result<Self, Unusable> {
        let unusable = |key, sentence: String| Unusable { key, sentence };
        let client = reqwest::Client::builder().use_rustls_tls().connect_timeout(CONNECT).timeout(CALL_TIMEOUT);
        let (client, plain) = match &settings.api {
            Api::Public => (client, None),
            // Routes name discord.com, so the other server gets that name.
            Api::Server { url, ca } => {
                let host = url.strip_prefix("https://").unwrap_or(url).trim_end_matches('/');
                let host = if host.contains(':') { host.to_owned() } else { format!("{host}:443") };
                let address = host.to_socket_addrs().ok().and_then(|mut addresses| addresses.next());
                let address = address
                    .ok_or_else(|| unusable("discord.api", format!("{host} isn't an address that can be found")))?;
                let ca = reqwest::Certificate::from_pem(ca)
                    .map_err(|error| unusable("discord.ca", format!("isn't a certificate in PEM form: {error}")))?;
                (client.add_root_certificate(ca).resolve("discord.com", address), None)
            }
            Api::Plain { url } => (client, Some(url.clone())),
        };
        let client = client
            .build()
            .map_err(|error| unusable("discord.api", format!("no connection can be prepared: {error}")))?;
        let token = format!("Bot {}", settings.token);
        // Not the process's own choice: several networks share it.
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let tls = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| unusable("discord.api", format!("no connection can be prepared: {error}")))?;
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let tls = Arc::new(tls.with_root_certificates(roots).with_no_client_auth());
        let limiter = Limiter::new(settings.calls_a_second);
        Ok(Self { client, token, plain, tls, limiter, clock })
    }

    /// The TLS of the gateway's connection.
    pub(super) fn tls(&self) -> Arc<ClientConfig> {
        Arc::clone(&self.tls)
    }

    pub(super) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Makes a call whose answer is read.
    pub(super) async fn ask<T: DeserializeOwned>(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&Value>,
    ) -> Result<T, CallError> {
        self.read(request(method, route, body), BRIEFLY).await
    }

    /// The same, waiting for its rate limit: nothing else may wait for it.
    pub(super) async fn ask_patiently<T: DeserializeOwned>(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&Value>,
    ) -> Result<T, CallError> {
        self.read(request(method, route, body), CALL_TIMEOUT).await
    }

    /// Reads a resource. Waits for a rate limit as long as `patience`.
    pub(super) async fn look<T: DeserializeOwned>(&self, route: Route<'_>, patience: Duration) -> Result<T, CallError> {
        self.read(Request::new(route, LightMethod::Get), patience).await
    }

    /// The same with query parameters. Their values must need no escaping.
    pub(super) async fn list<T: DeserializeOwned>(
        &self,
        route: Route<'_>,
        parameters: Vec<(&'static str, String)>,
        patience: Duration,
    ) -> Result<T, CallError> {
        self.read(Request::new(route, LightMethod::Get).params(Some(parameters)), patience).await
    }

    /// Makes a call of which only the success matters.
    pub(super) async fn tell(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&Value>,
    ) -> Result<(), CallError> {
        self.carry(request(method, route, body), BRIEFLY).await.map(drop)
    }

    /// The same, waiting for its rate limit: nothing else may wait for it.
    pub(super) async fn tell_patiently(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&Value>,
    ) -> Result<(), CallError> {
        self.carry(request(method, route, body), CALL_TIMEOUT).await.map(drop)
    }

    /// Posts a message with its picture, if there is one. Waits only briefly for a rate limit.
    pub(super) async fn send(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: &Value,
        upload: Option<Upload>,
    ) -> Result<wire::Message, CallError> {
        let request = match upload {
            None => request(method, route, Some(body)),
            Some(upload) => Request::new(route, method).multipart(Some(Multipart {
                upload: MultipartUpload::Attachments(vec![CreateAttachment::bytes(upload.bytes, upload.name)]),
                fields: Vec::new(),
                payload_json: Some(body.to_string()),
            })),
        };
        self.read(request, BRIEFLY).await
    }

    pub(super) async fn gateway(&self) -> Result<wire::Gateway, CallError> {
        self.look(Route::GatewayBot, CALL_TIMEOUT).await
    }

    async fn read<T: DeserializeOwned>(&self, request: Request<'_>, patience: Duration) -> Result<T, CallError> {
        let answer = self.carry(request, patience).await?;
        // An answer that breaks off doesn't tell whether the call was carried out.
        let unknown = |error: reqwest::Error| CallError::Later(error.without_url().to_string(), Duration::from_secs(1));
        let bytes = match timeout(CALL_TIMEOUT, answer.bytes()).await {
            Ok(bytes) => bytes.map_err(unknown)?,
            Err(_) => return Err(CallError::Later("the answer broke off".into(), Duration::from_secs(1))),
        };
        serde_json::from_slice(&bytes)
            .map_err(|error| CallError::Later(format!("an answer can't be read: {error}"), Duration::from_secs(5)))
    }

    /// Makes a call once its rate limit allows it, if that is within `patience`.
    async fn carry(&self, request: Request<'_>, patience: Duration) -> Result<reqwest::Response, CallError> {
        let route = limiter::Route::of(&request);
        let until = Instant::now() + patience;
        loop {
            while let Err(wait) = self.limiter.take(route, Instant::now()) {
                match wait {
                    Wait::Turn(wait) => sleep(wait).await,
                    Wait::Limit(wait) if Instant::now() + wait > until => {
                        return Err(CallError::Later("a rate limit is used up".into(), wait));
                    }
                    Wait::Limit(wait) => sleep(wait).await,
                }
            }
            let unbuilt = |why: String| CallError::Later(why, Duration::from_secs(5));
            let built = request.clone().build(&self.client, &self.token, self.plain.as_deref());
            let built = built.map_err(|error| unbuilt(error.to_string()))?.build();
            let mut built = built.map_err(|error| unbuilt(error.without_url().to_string()))?;
            if let Some(path) = current_path(request.route_ref(), built.url().path()) {
                built.url_mut().set_path(&path);
            }
            let answer = match timeout(CALL_TIMEOUT, self.client.execute(built)).await {
                Ok(Ok(answer)) => answer,
                Ok(Err(error)) => return Err(unanswered(error)),
                Err(_) => return Err(CallError::Later("Discord makes us wait".into(), Duration::from_secs(5))),
            };
            if let Some(quota) = quota(answer.headers()) {
                self.limiter.note(route, quota, Instant::now());
            }
            let status = answer.status().as_u16();
            if answer.status().is_success() {
                return Ok(answer);
            }
            let headers = answer.headers().clone();
            let body: Value = match timeout(CALL_TIMEOUT, answer.bytes()).await {
                Ok(Ok(bytes)) => serde_json::from_slice(&bytes).unwrap_or_default(),
                Ok(Err(_)) | Err(_) => Value::Null,
            };
            let invalid = || {
                if self.limiter.was_invalid(Instant::now()) {
                    tracing::error!(
                        "Discord has refused very many calls: for minutes all but answers to commands are made one a second"
                    );
                }
            };
            if status != 429 {
                if matches!(status, 401 | 403) {
                    invalid();
                }
                let error = call_error(status, &body);
                if let CallError::Restricted(why) = error
                    && METRICS.discord_restriction.met(why, self.now())
                {
                    tracing::error!("{why}");
                }
                return Err(error);
            }
            // It wasn't carried out: once more, when that is allowed.
            let scope = scope(&headers, &body);
            let least = if scope == Scope::Address { BLOCKED } else { Duration::from_secs(1) };
            let retry_after = header(&headers, "retry-after").or(body["retry_after"].as_f64()).map_or(least, seconds);
            let is_new = self.limiter.refused(route, scope, retry_after, Instant::now());
            if is_new && scope == Scope::Address {
                let seconds = retry_after.as_secs();
                tracing::error!(
                    seconds,
                    "Discord, or a service in front of it, has blocked this address: no calls are made"
                );
            }
            // A limit that bots share is nobody's fault.
            let is_shared = headers.get("x-ratelimit-scope").is_some_and(|scope| scope == "shared");
            if is_new && !is_shared {
                invalid();
            }
        }
    }
}

/// The path of `route` where serenity has one that Discord has replaced: of pins, "…/pins" is "…/messages/pins" now.
fn current_path(route: &Route<'_>, path: &str) -> Option<String> {
    matches!(route, Route::ChannelPins { .. } | Route::ChannelPin { .. })
        .then(|| path.replace("/pins", "/messages/pins"))
}

fn header(headers: &reqwest::header::HeaderMap, name: &str) -> Option<f64> {
    headers.get(name)?.to_str().ok()?.parse().ok()
}

/// What a refusal because of a limit concerns. A limit of Discord's API says for how long, or has a code of its own. What refuses
/// all of an address is in front of it: it answers with a page, or in JSON with neither.
fn scope(headers: &reqwest::header::HeaderMap, body: &Value) -> Scope {
    let is_limit = body["retry_after"].is_number() || body["code"].as_i64().is_some_and(|code| code >= LEAST_CODE);
    if headers.contains_key("x-ratelimit-global") || body["global"] == true {
        Scope::Account
    } else if is_limit || headers.contains_key("x-ratelimit-scope") {
        Scope::Route
    } else {
        Scope::Address
    }
}

/// A duration that Discord gave, in seconds; an hour at most.
fn seconds(given: f64) -> Duration {
    Duration::try_from_secs_f64(given.clamp(0.0, 3600.0)).unwrap_or(Duration::from_secs(1))
}

fn quota(headers: &reqwest::header::HeaderMap) -> Option<Quota> {
    let count = |name| headers.get(name)?.to_str().ok()?.parse().ok();
    Some(Quota {
        limit: count("x-ratelimit-limit")?,
        remaining: count("x-ratelimit-remaining")?,
        reset_after: seconds(header(headers, "x-ratelimit-reset-after")?),
    })
}

/// The meaning of a call without an answer.
fn unanswered(error: reqwest::Error) -> CallError {
    let error = error.without_url();
    let cause = std::error::Error::source(&error).map(ToString::to_string).unwrap_or_default();
    CallError::Later(format!("{error} {cause}"), Duration::from_secs(1))
}

/// Discord's codes of errors have five or six digits. A smaller one is its "nothing in particular" (0), or somebody else's.
const LEAST_CODE: i64 = 10_000;

/// Whether Discord's API says that a token isn't accepted: with no code in general, with one for a webhook's token.
fn is_of_discord(code: i64, body: &Value) -> bool {
    code >= LEAST_CODE || code == 0 && body["message"].as_str().is_some_and(|said| said.starts_with("401: "))
}

/// The meaning of a refusal with this status and body. What a proxy answers, or a service in front of Discord, says nothing about
/// the token, or about what was asked for.
fn call_error(status: u16, body: &Value) -> CallError {
    let later = |why: String, seconds| CallError::Later(why, Duration::from_secs(seconds));
    let of_others = || later(format!("status {status}, and not of Discord's API"), 5);
    let code = body["code"].as_i64().unwrap_or(-1);
    match status {
        401 if is_of_discord(code, body) => CallError::Unauthorized,
        401 => of_others(),
        403 | 404 if code < LEAST_CODE || code == code::CLOUDFLARE => of_others(),
        400 | 403 if code == code::FLAGGED => CallError::Restricted(FLAGGED),
        400 | 403 if code == code::UNVERIFIED => CallError::Restricted(UNVERIFIED),
        403 => CallError::Forbidden(code),
        404 => CallError::Gone(code),
        408 => later("a time-out".into(), 1),
        status if status >= 500 => later(format!("status {status}"), 2),
        // What is too large for one of them stays so.
        _ if status != 413 && !body.is_object() => of_others(),
        _ => CallError::Bad(code, fields(&body["errors"])),
    }
}

/// The fields that Discord refused, and its codes for the reasons; without their values.
fn fields(errors: &Value) -> String {
    let mut found = Vec::new();
    let mut left = vec![(String::new(), errors)];
    while let Some((path, part)) = left.pop() {
        let codes = part["_errors"].as_array().into_iter().flatten().filter_map(|error| error["code"].as_str());
        found.extend(codes.map(|code| format!("{path} {code}")));
        let deeper = part.as_object().into_iter().flatten().filter(|(name, _)| *name != "_errors");
        left.extend(deeper.map(|(name, part)| (format!("{path}.{name}"), part)));
    }
    found.join(", ")
}

#[cfg(test)]
mod tests {
    use dragoman_runtime::clock::SystemClock;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::super::settings::{CALLS_A_SECOND, Shards};
    use super::*;

    /// A server that gives one answer after another, with their status, headers and body.
    async fn answering(answers: Vec<(&'static str, String, &'static str)>) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("its address");
        tokio::spawn(async move {
            for (status, headers, body) in answers {
                let (mut stream, _) = listener.accept().await.expect("a call");
                let mut request = Vec::new();
                while !request.ends_with(b"\r\n\r\n") {
                    assert!(stream.read_buf(&mut request).await.expect("it can be read") > 0, "all of it");
                }
                let length = body.len();
                let answer = format!(
                    "HTTP/1.1 {status}\r\n{headers}content-length: {length}\r\nconnection: close\r\n\r\n{body}"
                );
                stream.write_all(answer.as_bytes()).await.expect("it is read");
            }
        });
        format!("http://{address}")
    }

    fn rest(url: String) -> Rest {
        let settings = DiscordSettings {
            token: "t".into(),
            api: Api::Plain { url },
            guild: None,
            message_content: false,
            shards: Shards::Auto,
            calls_a_second: CALLS_A_SECOND,
        };
        Rest::new(&settings, Arc::new(SystemClock)).expect("it can be called")
    }

    fn messages(channel: u64) -> Route<'static> {
        Route::ChannelMessages { channel_id: channel.into() }
    }

    #[test]
    fn a_restriction_of_the_account_is_no_missing_permission() {
        for (status, code) in [(403, 20_026), (400, 20_026), (403, 340_013)] {
            let error = call_error(status, &serde_json::json!({ "code": code }));
            assert!(error.to_string().contains(&format!("(code {code})")), "{error}");
            let setback = error.setback(SystemClock.now(), || panic!("no permission is missing"));
            assert!(matches!(setback, Setback::Later { .. }), "{setback:?}");
        }
    }

    #[tokio::test]
    async fn refusals_because_of_a_limit_that_bots_share_arent_invalid_requests() {
        for (scope, invalid) in [("shared", 0), ("user", 1)] {
            let headers = format!("retry-after: 0\r\nx-ratelimit-scope: {scope}\r\n");
            let refusal = ("429 Too Many Requests", headers, r#"{"retry_after":0,"global":false}"#);
            let rest = rest(answering(vec![refusal, ("200 OK", String::new(), "[]")]).await);
            let found: Vec<Value> =
                rest.list(messages(1), Vec::new(), CALL_TIMEOUT).await.expect("at the second attempt");
            assert_eq!((found.len(), rest.limiter.invalid()), (0, invalid), "{scope}");
        }
    }

    #[tokio::test]
    async fn only_discord_says_that_the_token_isnt_accepted() {
        let of_others =
            ["", "<html>Sign in</html>", "[]", r#"{"message":"Unauthorized"}"#, r#"{"code":401}"#, r#"{"code":0}"#];
        for body in of_others {
            let rest = rest(answering(vec![("401 Unauthorized", String::new(), body)]).await);
            let refused = rest.gateway().await.expect_err("refused");
            assert!(matches!(refused, CallError::Later(..)), "{body}: {refused}");
        }
        for body in
            [r#"{"message":"401: Unauthorized","code":0}"#, r#"{"message":"Invalid Webhook Token","code":50027}"#]
        {
            let rest = rest(answering(vec![("401 Unauthorized", String::new(), body)]).await);
            assert_eq!(rest.gateway().await.expect_err("refused"), CallError::Unauthorized, "{body}");
        }
    }

    #[tokio::test]
    async fn what_is_in_front_of_discord_forbids_nothing() {
        let cloudflare = r#"{"message":"internal network error","code":40333}"#;
        let of_a_proxy = r#"{"message":"Forbidden","code":403}"#;
        for body in
            ["", "<html>Forbidden</html>", r#"{"message":"Forbidden"}"#, r#"{"code":0}"#, of_a_proxy, cloudflare]
        {
            let rest = rest(answering(vec![("403 Forbidden", String::new(), body)]).await);
            let refused = rest.gateway().await.expect_err("refused");
            assert!(matches!(refused, CallError::Later(..)), "{body}: {refused}");
        }
    }

    /// Otherwise a post that a page refuses would be dropped as one that Discord doesn't take.
    #[tokio::test]
    async fn a_page_instead_of_an_answer_is_a_disturbance_whatever_its_status() {
        for status in ["302 Found", "400 Bad Request", "405 Method Not Allowed", "407 Sign In", "451 Unavailable"] {
            let rest = rest(answering(vec![(status, String::new(), "<html>no</html>")]).await);
            let refused = rest.gateway().await.expect_err("refused");
            assert!(matches!(refused, CallError::Later(..)), "{status}: {refused}");
        }
        for (status, body, meant) in [
            ("400 Bad Request", r#"{"message":"Invalid Form Body","code":50035}"#, 50_035),
            ("400 Bad Request", r#"{"message":"400: Bad Request","code":0}"#, 0),
            ("405 Method Not Allowed", r#"{"message":"405: Method Not Allowed","code":0}"#, 0),
            ("413 Payload Too Large", "<html>no</html>", -1),
        ] {
            let rest = rest(answering(vec![(status, String::new(), body)]).await);
            let refused = rest.gateway().await.expect_err("refused");
            assert_eq!(refused, CallError::Bad(meant, String::new()), "{status}: {body}");
        }
    }

    #[tokio::test]
    async fn a_page_instead_of_a_limit_stops_all_calls_and_is_one_invalid_request() {
        let blocked = r#"{"message":"You are being blocked from accessing our API temporarily","code":0}"#;
        let page = "<html>Error 1015</html>";
        for (headers, body, least, most) in [
            ("retry-after: 600\r\n", page, 590, 600),
            ("", page, 25, 30),
            ("retry-after: 99999\r\n", page, 3590, 3600),
            ("retry-after: 600\r\n", blocked, 590, 600),
            ("", blocked, 25, 30),
        ] {
            // A second call would get no answer.
            let page = ("429 Too Many Requests", headers.to_owned(), body);
            let rest = rest(answering(vec![page]).await);
            for channel in [1, 2] {
                let answer: Result<Vec<Value>, _> = rest.list(messages(channel), Vec::new(), BRIEFLY).await;
                let Err(CallError::Later(_, wait)) = answer else { panic!("{answer:?}") };
                assert!((least..=most).contains(&wait.as_secs()), "{wait:?} after {headers}");
            }
            let token = Route::WebhookOriginalInteractionResponse { application_id: 7.into(), token: "token" };
            let answer = rest.tell(LightMethod::Patch, token, None).await;
            let Err(CallError::Later(_, wait)) = answer else { panic!("{answer:?}") };
            assert!((least..=most).contains(&wait.as_secs()), "{wait:?}, of the answer to an interaction");
            assert_eq!(rest.limiter.invalid(), 1);
        }
    }
}
