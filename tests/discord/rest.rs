//! The stand-in's API: every call is validated against the description, then carried out as by Discord.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Multipart, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use dragoman_runtime::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::description;
use super::stand::{Call, Faults, Shared};
use super::told::Told;
use super::world::{
    ATTACH_FILES, Attachment, CREATE_PRIVATE_THREADS, Channel, EMBED_LINKS, Interaction, MANAGE_THREADS, Message,
    PIN_MESSAGES, READ_HISTORY, SEND_IN_THREADS, SEND_MESSAGES, VIEW_CHANNEL, World,
};

/// The calls of an account in a second, without those about interactions.
const A_SECOND: usize = 50;
const SECOND: Duration = Duration::from_secs(1);
/// What a limit is about: the account's calls altogether, its calls of one route, or those of all accounts there.
const GLOBAL: &str = "global";
const USER: &str = "user";
const SHARED: &str = "shared";
/// The calls for one interaction, and in how long (discord-api-docs #2701).
const ANSWERS: (usize, Duration) = (5, Duration::from_secs(2));
/// How long a nonce is remembered.
const NONCE: Duration = Duration::from_secs(180);
const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);
const LOADING: u64 = 1 << 7;
const EPHEMERAL: u64 = 1 << 6;

/// An answer: its status, its body, and its gateway events.
struct Done {
    status: u16,
    body: Value,
    events: Vec<(&'static str, Value)>,
}

/// Status, Discord's code, message.
type Refused = (u16, i64, &'static str);

fn done(body: Value) -> Result<Done, Refused> {
    Ok(Done { status: 200, body, events: Vec::new() })
}

fn nothing() -> Result<Done, Refused> {
    Ok(Done { status: 204, body: Value::Null, events: Vec::new() })
}

const UNKNOWN_CHANNEL: Refused = (404, 10003, "Unknown Channel");
const UNKNOWN_MESSAGE: Refused = (404, 10008, "Unknown Message");
const UNKNOWN_WEBHOOK: Refused = (404, 10015, "Unknown Webhook");
const UNKNOWN_INTERACTION: Refused = (404, 10062, "Unknown interaction");
const TOO_MANY_THREADS: Refused = (400, 160_006, "Maximum number of active threads reached");
const MISSING_ACCESS: Refused = (403, 50001, "Missing Access");
const MISSING_PERMISSIONS: Refused = (403, 50013, "Missing Permissions");

pub async fn call(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let method = request.method().to_string();
    let path = request.uri().path().trim_start_matches("/api/v10/").to_owned();
    let query = request.uri().query().unwrap_or_default().to_owned();
    let authorized =
        request.headers().get("authorization").is_some_and(|value| value == &format!("Bot {}", shared.token));
    let (body, files) = read(request).await;
    let segments: Vec<_> = path.split('/').collect();
    let Some(operation) = operation(&method, &segments) else {
        shared.complain([format!("{method} {path}: nothing of ours is done so")]);
        return answer(404, &json!({ "code": 0, "message": "404: Not Found" }));
    };
    let note = |status: u16| {
        let call = Call { operation: operation.to_owned(), status };
        shared.calls.lock().expect("no poison").push(call);
    };
    let open = matches!(segments.as_slice(), ["interactions" | "webhooks", ..]);
    if !authorized && !open {
        note(401);
        return answer(401, &json!({ "code": 0, "message": "401: Unauthorized" }));
    }
    if let Some(response) = interrupted(&shared, operation, &segments) {
        note(response.status().as_u16());
        return response;
    }
    let mut problems = match operation {
        "GET /gateway/bot" => Vec::new(),
        _ if body.is_null() => Vec::new(),
        _ => description::check_request(operation, &body),
    };
    problems.extend(limits(operation, &body, &files));
    if !body.is_null() {
        shared.record(operation, None, &body);
    }
    if !problems.is_empty() {
        let message = format!("Invalid Form Body: {}", problems.join("; "));
        shared.complain(problems.into_iter().map(|problem| format!("{operation}: {problem}")));
        note(400);
        return answer(400, &json!({ "code": 50035, "message": message }));
    }
    if !body.is_null() {
        let told = Told::of(&shared.world.lock().expect("no poison"), &segments, &body, &files);
        shared.told.lock().expect("no poison").push(told);
    }
    let outcome = carry_out(&shared, &method, &segments, &query, &body, files);
    // A known nonce returns the earlier message, and nothing happens.
    let fresh = outcome.as_ref().is_ok_and(|outcome| !outcome.events.is_empty());
    let (status, answered) = match outcome {
        Ok(outcome) => {
            shared.record(operation, Some(outcome.status), &outcome.body);
            for problem in description::check_answer(operation, outcome.status, &outcome.body) {
                shared.complain([format!("{operation}: our own answer: {problem}")]);
            }
            for (name, data) in outcome.events {
                shared.dispatch(name, data);
            }
            (outcome.status, outcome.body)
        }
        Err((status, code, message)) => (status, json!({ "code": code, "message": message })),
    };
    note(status);
    let stored = operation == "POST /channels/{channel_id}/messages" && status == 200;
    if stored && fresh && shared.faults.lock().expect("no poison").silent_after_store {
        std::future::pending::<()>().await;
    }
    while shared.faults.lock().expect("no poison").held == Some(operation) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let history = segments.get(1).and_then(|id| id.parse::<u64>().ok());
    let is_history = operation == "GET /channels/{channel_id}/messages" && history.is_some();
    while is_history && shared.faults.lock().expect("no poison").withheld == history {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    while is_history && !shared.faults.lock().expect("no poison").gives_page() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let mut faults = shared.faults.lock().expect("no poison");
    let lost = stored && faults.lost > 0;
    faults.lost -= usize::from(lost);
    let cut = faults.cut.take_if(|cut| *cut == operation).is_some();
    if lost || cut || faults.losing == Some(operation) || faults.unlucky() {
        // Headers, then the connection is cut.
        let broken = futures_util::stream::iter([Err::<Bytes, _>(std::io::Error::other("cut"))]);
        return Body::from_stream(broken).into_response();
    }
    drop(faults);
    let mut response = answer(status, &answered);
    *response.headers_mut() = merged(response.headers(), &bucket(&shared, &segments));
    response
}

fn merged(one: &HeaderMap, other: &HeaderMap) -> HeaderMap {
    one.iter().chain(other).map(|(name, value)| (name.clone(), value.clone())).collect()
}

fn answer(status: u16, body: &Value) -> Response {
    let status = StatusCode::from_u16(status).expect("a status");
    if status == StatusCode::NO_CONTENT {
        return status.into_response();
    }
    (status, [("content-type", "application/json")], body.to_string()).into_response()
}

async fn read(request: Request) -> (Value, Vec<(String, Vec<u8>)>) {
    let multipart = request
        .headers()
        .get("content-type")
        .and_then(|kind| kind.to_str().ok())
        .is_some_and(|kind| kind.starts_with("multipart/form-data"));
    if !multipart {
        let bytes = axum::body::to_bytes(request.into_body(), 12 << 20).await.unwrap_or_default();
        return (serde_json::from_slice(&bytes).unwrap_or(Value::Null), Vec::new());
    }
    let mut form = Multipart::from_request(request, &()).await.expect("a form");
    let (mut body, mut files) = (Value::Null, Vec::new());
    while let Some(field) = form.next_field().await.expect("a field") {
        let name = field.name().unwrap_or_default().to_owned();
        let file = field.file_name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.expect("its bytes").to_vec();
        if name == "payload_json" {
            body = serde_json::from_slice(&bytes).expect("JSON");
        } else {
            files.push((file, bytes));
        }
    }
    (body, files)
}

fn operation(method: &str, segments: &[&str]) -> Option<&'static str> {
    Some(match (method, segments) {
        ("GET", ["gateway", "bot"]) => "GET /gateway/bot",
        ("GET", ["oauth2", "applications", "@me"]) => "GET /oauth2/applications/@me",
        ("GET", ["guilds", _]) => "GET /guilds/{guild_id}",
        ("GET", ["guilds", _, "channels"]) => "GET /guilds/{guild_id}/channels",
        ("POST", ["users", "@me", "channels"]) => "POST /users/@me/channels",
        ("GET", ["applications", _, "commands"]) => "GET /applications/{application_id}/commands",
        ("GET", ["applications", _, "guilds", _, "commands"]) => {
            "GET /applications/{application_id}/guilds/{guild_id}/commands"
        }
        ("PUT", ["applications", _, "commands"]) => "PUT /applications/{application_id}/commands",
        ("PUT", ["applications", _, "guilds", _, "commands"]) => {
            "PUT /applications/{application_id}/guilds/{guild_id}/commands"
        }
        ("GET", ["channels", _]) => "GET /channels/{channel_id}",
        ("PATCH", ["channels", _]) => "PATCH /channels/{channel_id}",
        ("DELETE", ["channels", _]) => "DELETE /channels/{channel_id}",
        ("GET", ["channels", _, "messages"]) => "GET /channels/{channel_id}/messages",
        ("POST", ["channels", _, "messages"]) => "POST /channels/{channel_id}/messages",
        ("PATCH", ["channels", _, "messages", _]) => "PATCH /channels/{channel_id}/messages/{message_id}",
        ("DELETE", ["channels", _, "messages", _]) => "DELETE /channels/{channel_id}/messages/{message_id}",
        ("GET", ["channels", _, "messages", "pins"]) => "GET /channels/{channel_id}/messages/pins",
        ("PUT", ["channels", _, "messages", "pins", _]) => "PUT /channels/{channel_id}/messages/pins/{message_id}",
        ("DELETE", ["channels", _, "messages", "pins", _]) => {
            "DELETE /channels/{channel_id}/messages/pins/{message_id}"
        }
        ("POST", ["channels", _, "threads"]) => "POST /channels/{channel_id}/threads",
        ("PUT", ["channels", _, "thread-members", _]) => "PUT /channels/{channel_id}/thread-members/{user_id}",
        ("DELETE", ["channels", _, "thread-members", _]) => "DELETE /channels/{channel_id}/thread-members/{user_id}",
        ("GET", ["channels", _, "users", "@me", "threads", "archived", "private"]) => {
            "GET /channels/{channel_id}/users/@me/threads/archived/private"
        }
        ("GET", ["guilds", _, "threads", "active"]) => "GET /guilds/{guild_id}/threads/active",
        ("GET", ["guilds", _, "members", _]) => "GET /guilds/{guild_id}/members/{user_id}",
        ("POST", ["interactions", _, _, "callback"]) => {
            "POST /interactions/{interaction_id}/{interaction_token}/callback"
        }
        ("POST", ["webhooks", _, _]) => "POST /webhooks/{webhook_id}/{webhook_token}",
        ("GET", ["webhooks", _, _, "messages", "@original"]) => {
            "GET /webhooks/{webhook_id}/{webhook_token}/messages/@original"
        }
        ("PATCH", ["webhooks", _, _, "messages", "@original"]) => {
            "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
        }
        ("PATCH", ["webhooks", _, _, "messages", _]) => {
            "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
        }
        _ => return None,
    })
}

/// Outages and limits, before a call is carried out.
fn interrupted(shared: &Shared, operation: &str, segments: &[&str]) -> Option<Response> {
    let mut faults = shared.faults.lock().expect("no poison");
    if faults.unlucky() {
        return Some((StatusCode::SERVICE_UNAVAILABLE, "upstream").into_response());
    }
    if faults.failing.take_if(|failing| *failing == operation).is_some() {
        return Some((StatusCode::BAD_GATEWAY, "upstream").into_response());
    }
    if faults.broken > 0 {
        faults.broken -= 1;
        return Some((StatusCode::BAD_GATEWAY, "upstream").into_response());
    }
    if let Some(left) = &mut faults.dies_after {
        if *left == 0 {
            return Some((StatusCode::BAD_GATEWAY, "nobody").into_response());
        }
        *left -= 1;
    }
    let too_many = |seconds: f64, scope: &'static str| {
        let global = scope == GLOBAL;
        let body = json!({ "message": "You are being rate limited.", "retry_after": seconds, "global": global });
        let mut response = answer(429, &body);
        let seconds = seconds.to_string().parse().expect("a number");
        response.headers_mut().insert("retry-after", seconds);
        response.headers_mut().insert("x-ratelimit-scope", scope.parse().expect("a word"));
        if global {
            response.headers_mut().insert("x-ratelimit-global", "true".parse().expect("a word"));
        }
        response
    };
    if let Some((_, status)) = faults.page_instead.filter(|(refused, _)| *refused == operation) {
        let status = StatusCode::from_u16(status).expect("a status");
        return Some((status, [("content-type", "text/html")], "<html><h1>Error 1020</h1></html>").into_response());
    }
    if let Some((_, code)) = faults.denied.filter(|(denied, _)| *denied == operation) {
        return Some(answer(403, &json!({ "message": "Denied", "code": code })));
    }
    if let Some((_, code)) = faults.wrong.filter(|(wrong, _)| *wrong == operation) {
        return Some(answer(400, &json!({ "message": "Wrong", "code": code })));
    }
    // Interactions are outside the global limit.
    if !matches!(segments, ["interactions" | "webhooks", ..]) {
        if let Some(seconds) = faults.global.take() {
            return Some(too_many(seconds, GLOBAL));
        }
        let mut counted = shared.counted.lock().expect("no poison");
        while counted.front().is_some_and(|at| at.elapsed() >= SECOND) {
            counted.pop_front();
        }
        if counted.len() >= A_SECOND {
            return Some(too_many(SECOND.saturating_sub(counted[0].elapsed()).as_secs_f64(), GLOBAL));
        }
        counted.push_back(Instant::now());
    }
    if let ["webhooks", _, token, ..] = segments {
        let mut answers = shared.answers.lock().expect("no poison");
        let times = answers.entry((*token).to_owned()).or_default();
        times.retain(|at| at.elapsed() < ANSWERS.1);
        if times.len() >= ANSWERS.0 {
            return Some(too_many(ANSWERS.1.saturating_sub(times[0].elapsed()).as_secs_f64(), USER));
        }
        times.push(Instant::now());
    }
    if let Some((_, seconds)) = faults.refused.take_if(|(refused, _)| *refused == operation) {
        return Some(too_many(seconds, SHARED));
    }
    if let Some((_, count, span, times)) = faults.limited.as_mut().filter(|(limited, ..)| *limited == operation) {
        times.retain(|at| at.elapsed() < *span);
        if times.len() >= *count {
            return Some(too_many(span.saturating_sub(times[0].elapsed()).as_secs_f64(), USER));
        }
        times.push(Instant::now());
    }
    if operation != "POST /channels/{channel_id}/messages" {
        return None;
    }
    let mut posts = shared.posts.lock().expect("no poison");
    let times = posts.entry(segments[1].parse().ok()?).or_default();
    times.push(Instant::now());
    if let Some((every, seconds)) = faults.every
        && times.len().is_multiple_of(every)
    {
        return Some(too_many(seconds, USER));
    }
    if let Some((count, span)) = faults.per_channel {
        times.retain(|at| at.elapsed() < span);
        if times.len() > count {
            times.pop();
            let wait = span.saturating_sub(times[0].elapsed());
            return Some(too_many(wait.as_secs_f64(), USER));
        }
    }
    None
}

/// The headers of the limits per channel and per interaction.
fn bucket(shared: &Shared, segments: &[&str]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    let faults = shared.faults.lock().expect("no poison");
    let counted = match (faults.per_channel, segments) {
        (Some(limit), ["channels", channel, "messages"]) => {
            let posts = shared.posts.lock().expect("no poison");
            let times = channel.parse().ok().and_then(|channel: u64| posts.get(&channel)).cloned();
            Some((limit, times.unwrap_or_default()))
        }
        (_, ["webhooks", _, token, ..]) => {
            let answers = shared.answers.lock().expect("no poison");
            Some((ANSWERS, answers.get(*token).cloned().unwrap_or_default()))
        }
        _ => None,
    };
    if let Some(((count, span), times)) = counted {
        let used = times.iter().filter(|at| at.elapsed() < span).count();
        let reset = times.first().map_or(span, |first| span.saturating_sub(first.elapsed()));
        for (name, value) in [
            ("x-ratelimit-limit", count.to_string()),
            ("x-ratelimit-remaining", count.saturating_sub(used).to_string()),
            ("x-ratelimit-reset-after", reset.as_secs_f64().to_string()),
        ] {
            headers.insert(name, value.parse().expect("a header"));
        }
    }
    headers
}

/// A bot's own limits, which aren't in the description.
fn limits(operation: &str, body: &Value, files: &[(String, Vec<u8>)]) -> Vec<String> {
    let mut problems = Vec::new();
    if !operation.contains("messages") && !operation.starts_with("POST /webhooks") {
        return problems;
    }
    let count = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    if count(&body["content"]) > 2000 {
        problems.push("content: more than 2000".into());
    }
    let list = |field: &str| body[field].as_array().cloned().unwrap_or_default();
    let cards: usize = list("embeds").iter().map(|embed| count(&embed["description"]) + count(&embed["title"])).sum();
    if cards > 6000 {
        problems.push("embeds: more than 6000".into());
    }
    if operation.starts_with("POST") && count(&body["content"]) == 0 && cards == 0 && files.is_empty() {
        problems.push("an empty message".into());
    }
    let rows = list("components");
    if rows.len() > 5
        || rows.iter().any(|row| row["components"].as_array().is_none_or(|parts| parts.is_empty() || parts.len() > 5))
    {
        problems.push("components: at most 5 rows of 5".into());
    }
    let ids: Vec<_> = rows
        .iter()
        .flat_map(|row| row["components"].as_array().cloned().unwrap_or_default())
        .map(|part| part["custom_id"].to_string())
        .collect();
    let mut unique = ids.clone();
    unique.sort();
    unique.dedup();
    if unique.len() != ids.len() {
        problems.push("components: a custom id twice".into());
    }
    if list("attachments").iter().filter(|file| count(&file["id"]) < 3).count() != files.len() {
        problems.push("attachments: not as many as files".into());
    }
    if files.iter().any(|(_, bytes)| bytes.len() > 10 << 20) {
        problems.push("files: more than 10 MiB".into());
    }
    problems
}

fn carry_out(
    shared: &Shared,
    method: &str,
    segments: &[&str],
    query: &str,
    body: &Value,
    files: Vec<(String, Vec<u8>)>,
) -> Result<Done, Refused> {
    let mut world = shared.world.lock().expect("no poison");
    let world = &mut *world;
    let faults = shared.faults.lock().expect("no poison");
    match (method, segments) {
        (_, ["gateway", "bot"]) => {
            let (remaining, reset_after) = faults.sessions_left.unwrap_or((999, 0));
            let sharding = shared.sharding.lock().expect("no poison");
            let limit = json!({
                "total": 1000, "remaining": remaining, "reset_after": reset_after,
                "max_concurrency": sharding.max_concurrency,
            });
            done(json!({ "url": shared.gateway_url(), "shards": sharding.recommended, "session_start_limit": limit }))
        }
        (_, ["oauth2", "applications", "@me"]) => {
            let flags = if shared.content_allowed { 1 << 19 } else { 0 };
            done(json!({ "id": world.application.to_string(), "name": "Dragoman", "flags": flags }))
        }
        (_, ["guilds", id]) => {
            let described = world.json_of_guild(guild(world, id)?);
            done(json!({ "id": id, "owner_id": described["owner_id"], "roles": described["roles"] }))
        }
        (_, ["guilds", id, "channels"]) => done(world.json_of_guild(guild(world, id)?)["channels"].clone()),
        (_, ["users", "@me", "channels"]) => {
            let user = number(&body["recipient_id"])?;
            if !world.users.contains_key(&user) {
                return Err((400, 50033, "Invalid Recipient(s)"));
            }
            let channel = world.conversation(user);
            done(world.channel_json(&world.channels[&channel]))
        }
        ("GET", ["applications", .., "commands"]) => {
            done(world.registered.get(&segments.join("/")).cloned().unwrap_or_else(|| json!([])))
        }
        (_, ["applications", .., "commands"]) => {
            world.menus.insert(segments.join("/"), body.clone());
            if body != &json!([]) {
                world.commands = body.clone();
            }
            let mut commands = body.as_array().cloned().unwrap_or_default();
            for command in &mut commands {
                command["id"] = world.next_id().to_string().into();
                command["application_id"] = world.application.to_string().into();
                command["version"] = "1".into();
                if command["type"] == 3 {
                    command["description"] = "".into();
                }
                command["default_member_permissions"] = Value::Null;
                command["nsfw"] = false.into();
            }
            world.registered.insert(segments.join("/"), commands.clone().into());
            done(commands.into())
        }
        ("GET", ["channels", id]) => {
            let channel = channel(world, id)?;
            done(world.channel_json(&channel))
        }
        ("PATCH", ["channels", id]) => patch_thread(world, id, body),
        ("DELETE", ["channels", id]) => {
            let gone = channel(world, id)?;
            demand(world, &[MANAGE_THREADS])?;
            let body = world.channel_json(&gone);
            world.channels.remove(&gone.id);
            world.messages.retain(|_, message| message.channel != gone.id);
            Ok(Done { status: 200, body: body.clone(), events: vec![("THREAD_DELETE", body)] })
        }
        ("GET", ["channels", id, "messages"]) => history(world, id, query),
        (_, ["channels", id, "messages", "pins", rest @ ..]) => pins(world, method, id, rest, query),
        ("POST", ["channels", id, "messages"]) => post(world, id, body, files, faults.forgetful),
        ("PATCH", ["channels", id, "messages", message]) => {
            channel(world, id)?;
            let message = message.parse().map_err(|_| UNKNOWN_MESSAGE)?;
            if world.messages.get(&message).is_some_and(|message| message.author != world.bot) {
                return Err((403, 50005, "Cannot edit a message authored by another user"));
            }
            edit(world, message, body, files)
        }
        ("DELETE", ["channels", id, "messages", message]) => {
            channel(world, id)?;
            let message: u64 = message.parse().map_err(|_| UNKNOWN_MESSAGE)?;
            match world.messages.get(&message).map(|message| message.author) {
                Some(author) if author == world.bot => drop(world.messages.remove(&message)),
                Some(_) => return Err(MISSING_PERMISSIONS),
                None => return Err(UNKNOWN_MESSAGE),
            }
            nothing()
        }
        (_, ["channels", id, "threads"]) => open_thread(world, id, body),
        (_, ["channels", id, "thread-members", rest @ ..]) => members(world, method, id, rest),
        (_, ["channels", id, "users", ..]) => {
            let parent = channel(world, id)?.id;
            demand(world, &[READ_HISTORY])?;
            done(threads(world, |thread| thread.parent == Some(parent) && thread.archived))
        }
        (_, ["guilds", id, "threads", "active"]) => {
            let guild = guild(world, id)?;
            let mut listed = threads(world, |thread| !thread.archived && thread.guild == Some(guild));
            listed.as_object_mut().expect("an object").shift_remove("has_more");
            listed["has_more"] = false.into();
            done(listed)
        }
        (_, ["guilds", _, "members", user]) => match user.parse().ok().filter(|id| world.is_member(*id)) {
            Some(user) => done(world.member_json(user)),
            None => Err((404, 10007, "Unknown Member")),
        },
        (_, ["interactions", id, token, "callback"]) => call_back(world, id, token, body, &faults),
        (_, ["webhooks", _, token, rest @ ..]) => webhook(world, method, token, rest, body, files),
        _ => Err((404, 0, "404: Not Found")),
    }
}

fn number(value: &Value) -> Result<u64, Refused> {
    value.as_str().and_then(|text| text.parse().ok()).ok_or((400, 50035, "Invalid Form Body"))
}

fn guild(world: &World, id: &str) -> Result<u64, Refused> {
    id.parse().ok().filter(|id| world.guilds.contains(id)).ok_or((404, 10004, "Unknown Guild"))
}

fn channel(world: &World, id: &str) -> Result<Channel, Refused> {
    let channel = id.parse().ok().and_then(|id: u64| world.channels.get(&id)).ok_or(UNKNOWN_CHANNEL)?;
    if world.sees(world.bot, channel) { Ok(channel.clone()) } else { Err(MISSING_ACCESS) }
}

fn demand(world: &World, bits: &[u64]) -> Result<(), Refused> {
    if bits.contains(&VIEW_CHANNEL) && !world.may(world.bot, VIEW_CHANNEL) {
        return Err(MISSING_ACCESS);
    }
    if bits.iter().all(|bit| world.may(world.bot, *bit)) { Ok(()) } else { Err(MISSING_PERMISSIONS) }
}

fn parameter<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    query.split('&').filter_map(|part| part.split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
}

fn history(world: &World, id: &str, query: &str) -> Result<Done, Refused> {
    let channel = channel(world, id)?;
    if channel.kind != 1 {
        demand(world, &[VIEW_CHANNEL])?;
        // "If the current user is missing the READ_MESSAGE_HISTORY permission in the channel, then no messages will be
        // returned."
        if !world.may(world.bot, READ_HISTORY) {
            return done(json!([]));
        }
    }
    let after: Option<u64> = parameter(query, "after").and_then(|value| value.parse().ok());
    let limit: usize = parameter(query, "limit").and_then(|value| value.parse().ok()).unwrap_or(50);
    let all = world.messages.range(after.map_or(0, |after| after + 1)..).map(|(_, message)| message);
    let mut page: Vec<_> = all.filter(|message| message.channel == channel.id && message.only.is_none()).collect();
    match after {
        Some(_) => page.truncate(limit),
        // The newest messages.
        None => drop(page.drain(..page.len().saturating_sub(limit))),
    }
    done(page.iter().rev().map(|message| world.message_json(message)).collect())
}

fn attachments(world: &mut World, body: &Value, files: Vec<(String, Vec<u8>)>) -> Vec<Attachment> {
    let described = body["attachments"].as_array().cloned().unwrap_or_default();
    let pairs = files.into_iter().zip(described);
    pairs
        .map(|((name, bytes), described)| Attachment {
            id: world.next_id(),
            name,
            alt: described["description"].as_str().unwrap_or_default().to_owned(),
            bytes,
        })
        .collect()
}

fn stored_components(components: &Value) -> Value {
    let mut components = components.clone();
    let mut id = 0;
    for row in components.as_array_mut().into_iter().flatten() {
        id += 1;
        row["id"] = id.into();
        for part in row["components"].as_array_mut().into_iter().flatten() {
            id += 1;
            part["id"] = id.into();
            if part["type"] == 3 {
                (part["min_values"], part["max_values"]) = (1.into(), 1.into());
            }
        }
    }
    if components.is_array() { components } else { json!([]) }
}

fn stored_embeds(embeds: &Value) -> Vec<Value> {
    let embeds = embeds.as_array().cloned().unwrap_or_default();
    let typed = embeds.into_iter().map(|mut embed| {
        embed["type"] = "rich".into();
        embed
    });
    typed.collect()
}

fn written(world: &mut World, channel: u64, body: &Value, files: Vec<(String, Vec<u8>)>) -> Message {
    let allowed = body["allowed_mentions"]["users"].as_array().cloned().unwrap_or_default();
    let content = body["content"].as_str().unwrap_or_default().to_owned();
    let mentions = allowed.iter().filter_map(|id| id.as_str()).filter(|id| content.contains(&format!("<@{id}>")));
    Message {
        id: world.next_id(),
        channel,
        author: world.bot,
        kind: 0,
        mentions: mentions.filter_map(|id| id.parse().ok()).collect(),
        content,
        embeds: stored_embeds(&body["embeds"]),
        components: stored_components(&body["components"]),
        attachments: attachments(world, body, files),
        flags: body["flags"].as_u64().unwrap_or(0),
        edited: None,
        pinned: None,
        only: None,
    }
}

fn post(
    world: &mut World,
    id: &str,
    body: &Value,
    files: Vec<(String, Vec<u8>)>,
    forgetful: bool,
) -> Result<Done, Refused> {
    let channel = channel(world, id)?;
    let mut needed = match channel.kind {
        1 => Vec::new(),
        // A forum has only threads.
        15 => return Err((400, 50008, "Cannot send messages in a non-text channel")),
        11 | 12 => vec![VIEW_CHANNEL, SEND_IN_THREADS],
        _ => vec![VIEW_CHANNEL, SEND_MESSAGES],
    };
    if channel.kind == 1 {
        let closed = channel.members.iter().any(|user| !world.users[user].open);
        if closed {
            return Err((403, 50007, "Cannot send messages to this user"));
        }
        if channel.members.iter().any(|user| world.left.contains(user)) {
            return Err((403, 50278, "Cannot send messages to this user due to having no mutual guilds"));
        }
    } else {
        if !files.is_empty() {
            needed.push(ATTACH_FILES);
        }
        if body["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty()) {
            needed.push(EMBED_LINKS);
        }
    }
    demand(world, &needed)?;
    if body["message_reference"].is_object() && !world.may(world.bot, READ_HISTORY) {
        return Err((400, 160_002, "Cannot reply without permission to read message history"));
    }
    if channel.archived && channel.locked {
        return Err((400, 50083, "Thread is archived"));
    }
    if channel.archived && world.has_enough_threads(&channel) {
        return Err(TOO_MANY_THREADS);
    }
    let nonce = body["nonce"].as_str().filter(|_| body["enforce_nonce"] == true).map(str::to_owned);
    if let Some(nonce) = &nonce {
        // The account's, whatever the channel is, and whether the message is still there.
        let remembered = world.nonces.get(nonce).filter(|(_, at)| at.elapsed() < NONCE && !forgetful);
        if let Some((answered, _)) = remembered {
            let id = answered["id"].as_str().and_then(|id| id.parse().ok());
            let is_there = id.and_then(|id: u64| world.messages.get(&id)).map(|message| world.message_json(message));
            return done(is_there.unwrap_or_else(|| answered.clone()));
        }
    }
    let message = written(world, channel.id, body, files);
    if let Some(nonce) = nonce {
        world.nonces.insert(nonce, (world.message_json(&message), Instant::now()));
    }
    if let Some(thread) = world.channels.get_mut(&channel.id) {
        thread.archived = false;
    }
    let (answer, event) = (world.message_json(&message), world.message_event(&message));
    world.messages.insert(message.id, message);
    Ok(Done { status: 200, body: answer, events: vec![("MESSAGE_CREATE", event)] })
}

fn edit(world: &mut World, id: u64, body: &Value, files: Vec<(String, Vec<u8>)>) -> Result<Done, Refused> {
    let fresh = attachments(world, body, files);
    let message = world.messages.get_mut(&id).ok_or(UNKNOWN_MESSAGE)?;
    if let Some(content) = body["content"].as_str() {
        message.content = content.to_owned();
    }
    if body["embeds"].is_array() {
        message.embeds = stored_embeds(&body["embeds"]);
    }
    if body["components"].is_array() {
        message.components = stored_components(&body["components"]);
    }
    if body["attachments"].is_array() {
        message.attachments = fresh;
    }
    message.edited = Some(SystemClock.now());
    message.flags &= !LOADING;
    let message = message.clone();
    let event = world.message_event(&message);
    let events = if message.only.is_some() { Vec::new() } else { vec![("MESSAGE_UPDATE", event)] };
    Ok(Done { status: 200, body: world.message_json(&message), events })
}

fn pins(world: &mut World, method: &str, id: &str, rest: &[&str], query: &str) -> Result<Done, Refused> {
    let channel = channel(world, id)?;
    let [message] = rest else {
        let before = parameter(query, "before").map(|before| before.parse().expect("an instant"));
        let limit: usize = parameter(query, "limit").map_or(50, |limit| limit.parse().expect("a number"));
        assert!((1..=50).contains(&limit), "so many pins aren't listed at once");
        let is_shown = channel.kind == 1 || world.may(world.bot, READ_HISTORY);
        let here = world.messages.values().filter(|message| is_shown && message.channel == channel.id);
        let mut pinned: Vec<_> = here.filter_map(|message| Some((message.pinned?, message))).collect();
        pinned.retain(|(at, _)| before.is_none_or(|before| *at < before));
        pinned.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
        let items = pinned
            .iter()
            .take(limit)
            .map(|(at, message)| json!({ "pinned_at": at.to_string(), "message": world.message_json(message) }));
        return done(json!({ "items": items.collect::<Vec<_>>(), "has_more": pinned.len() > limit }));
    };
    if channel.kind != 1 {
        demand(world, &[PIN_MESSAGES])?;
    }
    let message = message.parse().ok().and_then(|id: u64| world.messages.get_mut(&id)).ok_or(UNKNOWN_MESSAGE)?;
    message.pinned = (method == "PUT").then(|| SystemClock.now());
    if method != "PUT" {
        return nothing();
    }
    let notice = Message { kind: 6, ..written(world, channel.id, &Value::Null, Vec::new()) };
    let event = world.message_event(&notice);
    world.messages.insert(notice.id, notice);
    Ok(Done { status: 204, body: Value::Null, events: vec![("MESSAGE_CREATE", event)] })
}

fn open_thread(world: &mut World, id: &str, body: &Value) -> Result<Done, Refused> {
    let parent = channel(world, id)?;
    demand(world, &[VIEW_CHANNEL, CREATE_PRIVATE_THREADS])?;
    if parent.kind != 0 {
        return Err((400, 50024, "Cannot execute action on this channel type"));
    }
    if world.has_enough_threads(&parent) {
        return Err(TOO_MANY_THREADS);
    }
    let kind = body["type"].as_u64().unwrap_or(12);
    if kind != 12 || body["invitable"] != false {
        return Err((400, 50035, "the stand-in takes private threads only"));
    }
    let bot = world.bot;
    let thread = world.channel(12, body["name"].as_str().unwrap_or_default(), Some(parent.id), bot);
    let made = world.channels.get_mut(&thread).expect("just made");
    made.members.insert(bot);
    let made = made.clone();
    let thread = world.channel_json(&made);
    Ok(Done { status: 201, body: thread.clone(), events: vec![("THREAD_CREATE", thread)] })
}

fn patch_thread(world: &mut World, id: &str, body: &Value) -> Result<Done, Refused> {
    let thread = channel(world, id)?;
    demand(world, &[MANAGE_THREADS])?;
    if thread.archived && body["archived"] != false {
        return Err((400, 50083, "Thread is archived"));
    }
    if thread.archived && world.has_enough_threads(&thread) {
        return Err(TOO_MANY_THREADS);
    }
    let thread = world.channels.get_mut(&thread.id).expect("known");
    thread.archived_after = body["auto_archive_duration"].as_u64().unwrap_or(thread.archived_after);
    thread.archived = body["archived"].as_bool().unwrap_or(thread.archived);
    thread.locked = body["locked"].as_bool().unwrap_or(thread.locked);
    let thread = thread.clone();
    let thread = world.channel_json(&thread);
    Ok(Done { status: 200, body: thread.clone(), events: vec![("THREAD_UPDATE", thread)] })
}

fn members(world: &mut World, method: &str, id: &str, rest: &[&str]) -> Result<Done, Refused> {
    let thread = channel(world, id)?;
    // The members of a thread are listed only with a privileged intent.
    let [user] = rest else { return Err(MISSING_ACCESS) };
    if thread.archived {
        return Err((400, 50083, "Thread is archived"));
    }
    demand(world, &[MANAGE_THREADS])?;
    let user: u64 = user.parse().ok().filter(|id| world.users.contains_key(id)).ok_or((404, 10013, "Unknown User"))?;
    let members = &mut world.channels.get_mut(&thread.id).expect("known").members;
    if method == "PUT" {
        if world.left.contains(&user) {
            return Err((404, 10007, "Unknown Member"));
        }
        members.insert(user);
    } else {
        members.remove(&user);
    }
    nothing()
}

fn threads(world: &World, wanted: impl Fn(&Channel) -> bool) -> Value {
    let threads = world
        .channels
        .values()
        .filter(|thread| thread.kind == 12 && wanted(thread) && thread.members.contains(&world.bot));
    json!({ "threads": threads.map(|thread| world.channel_json(thread)).collect::<Vec<_>>(), "members": [], "has_more": false })
}

fn call_back(world: &mut World, id: &str, token: &str, body: &Value, faults: &Faults) -> Result<Done, Refused> {
    let interaction = world.interactions.get(token).filter(|interaction| interaction.id.to_string() == id);
    let interaction = interaction.cloned().ok_or(UNKNOWN_INTERACTION)?;
    if interaction.acknowledged.is_some() {
        return Err((400, 40060, "Interaction has already been acknowledged."));
    }
    let took = interaction.begun.elapsed();
    if faults.unknown_interactions || faults.first_answer.is_some_and(|limit| took > limit) {
        return Err(UNKNOWN_INTERACTION);
    }
    let fits = match body["type"].as_u64() {
        Some(4 | 5) => interaction.kind != 4,
        Some(6) => interaction.kind == 3,
        Some(8) => interaction.kind == 4,
        Some(9) => interaction.kind == 2 || interaction.kind == 3,
        _ => false,
    };
    if !fits {
        return Err((400, 50035, "this answer doesn't fit the interaction"));
    }
    let mut original = None;
    if body["type"] == 4 || body["type"] == 5 {
        let (loading, said) = if body["type"] == 5 { (LOADING, &Value::Null) } else { (0, &body["data"]) };
        let flags = loading | body["data"]["flags"].as_u64().unwrap_or(0);
        let mut message = written(world, interaction.channel, said, Vec::new());
        message.flags = flags;
        message.only = (flags & EPHEMERAL != 0).then_some(interaction.user);
        original = Some(message.id);
        world.messages.insert(message.id, message);
    }
    let interaction = world.interactions.get_mut(token).expect("known");
    interaction.acknowledged = Some((took, body.clone()));
    interaction.original = original;
    nothing()
}

fn webhook(
    world: &mut World,
    method: &str,
    token: &str,
    rest: &[&str],
    body: &Value,
    files: Vec<(String, Vec<u8>)>,
) -> Result<Done, Refused> {
    let known = world.interactions.get(token).filter(|interaction| interaction.begun.elapsed() < TOKEN_LIFE);
    let interaction: Interaction =
        known.filter(|known| known.acknowledged.is_some()).cloned().ok_or(UNKNOWN_WEBHOOK)?;
    match (method, rest) {
        ("POST", []) => {
            let mut message = written(world, interaction.channel, body, files);
            message.only = (message.flags & EPHEMERAL != 0).then_some(interaction.user);
            let answer = world.message_json(&message);
            world.messages.insert(message.id, message);
            done(answer)
        }
        (_, ["messages", id]) => {
            let id = if *id == "@original" { interaction.original } else { id.parse().ok() }.ok_or(UNKNOWN_MESSAGE)?;
            if method == "GET" {
                let message = world.messages.get(&id).ok_or(UNKNOWN_MESSAGE)?;
                return done(world.message_json(message));
            }
            if let Some(answered) = world.interactions.get_mut(token).filter(|known| known.original == Some(id)) {
                answered.answered.get_or_insert(answered.begun.elapsed());
            }
            edit(world, id, body, files)
        }
        _ => Err(UNKNOWN_WEBHOOK),
    }
}
