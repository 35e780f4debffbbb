//! A real browser, controlled through its debugging protocol.

use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio_tungstenite::tungstenite::Message;

type Wire = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// Chromium without a window, with one page.
pub struct Browser {
    _child: Child,
    _profile: tempfile::TempDir,
    wire: Wire,
    sent: u64,
    /// Where and when the last tap was.
    tapped: Option<(f64, f64, Instant)>,
    /// The page's errors: exceptions, refused resources.
    pub complaints: Vec<String>,
}

/// Within this time a tap on the same spot is the second half of a double one, and how many pixels that spot is wide.
const TWICE: Duration = Duration::from_millis(400);
const SPOT: f64 = 24.0;

impl Browser {
    /// Starts it with a page of this size in CSS pixels.
    pub async fn open(width: u32, height: u32) -> Self {
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let mut child = Command::new("chromium")
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"])
            .args(["--disable-component-update", "--disable-sync", "--remote-debugging-port=0", "--disable-quic"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("chromium is installed by tests/run");
        let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines();
        let port = loop {
            let line = lines.next_line().await.expect("readable").expect("it says where it listens");
            if let Some(address) = line.strip_prefix("DevTools listening on ws://127.0.0.1:") {
                break address.split('/').next().expect("a port").to_owned();
            }
        };
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        let pages: Value =
            reqwest::get(format!("http://127.0.0.1:{port}/json")).await.expect("an answer").json().await.expect("JSON");
        let page = pages.as_array().into_iter().flatten().find(|page| page["type"] == "page").expect("a page");
        let address = page["webSocketDebuggerUrl"].as_str().expect("an address");
        let (wire, _) = tokio_tungstenite::connect_async(address).await.expect("it takes a connection");
        let mut browser =
            Self { _child: child, _profile: profile, wire, sent: 0, tapped: None, complaints: Vec::new() };
        for domain in ["Runtime.enable", "Log.enable", "Page.enable"] {
            browser.call(domain, json!({})).await;
        }
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        browser.call("Emulation.setDeviceMetricsOverride", size).await;
        browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": width < 600 })).await;
        browser
    }

    async fn call(&mut self, method: &str, parameters: Value) -> Value {
        self.sent += 1;
        let frame = json!({ "id": self.sent, "method": method, "params": parameters });
        self.wire.send(Message::text(frame.to_string())).await.expect("it listens");
        loop {
            let Some(Ok(Message::Text(text))) = self.wire.next().await else { panic!("the browser went away") };
            let answer: Value = serde_json::from_str(&text).expect("JSON");
            if answer["id"] == self.sent {
                return answer["result"].clone();
            }
            let error = answer["params"]["entry"]["level"] == "error" || answer["method"] == "Runtime.exceptionThrown";
            if error {
                self.complaints.push(answer["params"].to_string());
            }
        }
    }

    /// Goes to an address.
    pub async fn visit(&mut self, address: &str) {
        self.call("Page.navigate", json!({ "url": address })).await;
    }

    /// Loads the page again, and waits until the new one is there: until then expressions are evaluated in the old one.
    pub async fn reload(&mut self) {
        self.evaluate("window.beforeReload = true, location.reload()").await;
        self.until("window.beforeReload === undefined && document.readyState === 'complete'").await;
    }

    /// The value of an expression in the page.
    pub async fn evaluate(&mut self, expression: &str) -> Value {
        let parameters = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        self.call("Runtime.evaluate", parameters).await["result"]["value"].clone()
    }

    /// Waits until an expression in the page is true.
    pub async fn until(&mut self, expression: &str) {
        let start = Instant::now();
        while start.elapsed() < crate::season::PATIENCE {
            if self.evaluate(expression).await == true {
                return;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        let text = self.evaluate("document.body.innerText").await;
        panic!("never true in the page: {expression}\ncomplaints: {:#?}\nthe page says: {text}", self.complaints);
    }

    /// Sets preferences of the reader's system: `prefers-color-scheme`, `prefers-reduced-motion`.
    pub async fn prefer(&mut self, scheme: &str, motion: &str) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.call("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Sets the time zone of the reader's system.
    pub async fn zone(&mut self, name: &str) {
        self.call("Emulation.setTimezoneOverride", json!({ "timezoneId": name })).await;
    }

    /// Types into the focused element, as with a keyboard.
    pub async fn write(&mut self, text: &str) {
        self.call("Input.insertText", json!({ "text": text })).await;
    }

    /// Presses a key: its name, and the text that it types, if any.
    pub async fn key(&mut self, key: &str, modifiers: u8) {
        self.hold(key, modifiers, 0).await;
    }

    /// Holds a key down until it has been repeated so often.
    pub async fn hold(&mut self, key: &str, modifiers: u8, repeats: usize) {
        let code = match key {
            "Enter" => 13,
            "ArrowLeft" => 37,
            "ArrowRight" => 39,
            "Tab" => 9,
            "Escape" => 27,
            "Backspace" => 8,
            "ArrowUp" => 38,
            "ArrowDown" => 40,
            "+" => 187,
            digit => digit.bytes().next().map_or(0, u32::from),
        };
        let text = match key {
            "Enter" => Some("\r"),
            key if key.len() == 1 && modifiers == 0 => Some(key),
            _ => None,
        };
        let code_name =
            if key.len() == 1 && key.as_bytes()[0].is_ascii_digit() { format!("Digit{key}") } else { key.into() };
        let repeated = std::iter::repeat_n(("keyDown", true), repeats);
        for (kind, is_repeat) in std::iter::once(("keyDown", false)).chain(repeated).chain([("keyUp", false)]) {
            let mut event = json!({
                "type": kind, "key": key, "code": code_name, "windowsVirtualKeyCode": code, "modifiers": modifiers,
                "autoRepeat": is_repeat,
            });
            if let (Some(text), "keyDown") = (text, kind) {
                event["text"] = json!(text);
            }
            self.call("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Taps with a finger on the middle of the element that an expression gives, wherever it is on the screen. On the spot of
    /// the last tap a person waits a moment, or the page would take the two for one.
    pub async fn tap(&mut self, element: &str) {
        let (mut x, mut y) = self.middle(element).await;
        if let Some((last_x, last_y, at)) = self.tapped
            && (x - last_x).hypot(y - last_y) < SPOT
            && at.elapsed() < TWICE
        {
            tokio::time::sleep(TWICE.saturating_sub(at.elapsed())).await;
            (x, y) = self.middle(element).await;
        }
        for (kind, points) in [("touchStart", json!([{ "x": x, "y": y }])), ("touchEnd", json!([]))] {
            self.call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
        }
        self.tapped = Some((x, y, Instant::now()));
    }

    /// The middle of an element, which is scrolled into sight.
    async fn middle(&mut self, element: &str) -> (f64, f64) {
        let middle = format!(
            "(node => {{ node.scrollIntoView?.({{ block: 'nearest' }}); const box = node.getBoundingClientRect(); \
             return [box.left + box.width / 2, box.top + box.height / 2] }})({element})"
        );
        let middle = self.evaluate(&middle).await;
        let (Some(x), Some(y)) = (middle[0].as_f64(), middle[1].as_f64()) else { panic!("there is no {element}") };
        (x, y)
    }

    /// Role and name of everything that assistive technology is told of.
    pub async fn accessible(&mut self) -> Vec<(String, String)> {
        let tree = self.call("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
        let told = nodes.iter().filter(|node| node["ignored"] == false);
        told.map(|node| (text(&node["role"]), text(&node["name"]))).collect()
    }

    /// Saves the visible page as a PNG.
    pub async fn picture(&mut self, file: &Path) {
        use base64::Engine as _;
        // A picture that has been read is decoded later, and until then its place is empty.
        let decoded = "Promise.all([...document.images].filter(one => one.complete && one.naturalWidth > 0)
            .map(one => one.decode().catch(() => null))).then(() => true)";
        self.evaluate(decoded).await;
        let answer = self.call("Page.captureScreenshot", json!({})).await;
        let data = answer["data"].as_str().expect("a picture");
        let bytes = base64::engine::general_purpose::STANDARD.decode(data).expect("base64");
        std::fs::write(file, bytes).expect("a writable folder");
    }
}
