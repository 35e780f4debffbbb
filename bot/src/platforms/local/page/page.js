"use strict";
// The page: a small chat client of the web socket's protocol. It decides nothing and keeps nothing but what is on screen.

const token = new URLSearchParams(location.search).get("token") ?? "";
const $ = (id) => document.getElementById(id);
const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

let words = {};
let me = null;
let place = null;
let socket = null;
let newest = 0;
let waiting = 500;
const posts = new Map(); // place -> [post], edits applied
const byId = new Map(); // post id -> post
const unread = new Map(); // place -> number
const pending = new Map(); // frame id -> frame, until it is seen among the posts or refused
let frames = 0;
const session = Math.random().toString(36).slice(2, 10);

const say = (id) => words[id] ?? "";

function names() {
  const rooms = new Map((me?.rooms ?? []).map((room) => [room.place, room]));
  return {
    of: (key) => (key.startsWith("@") ? say("page-bot") : key.startsWith("&") ? (rooms.get(key)?.name ?? key) : key),
    open: (key) => !key.startsWith("&") || (rooms.get(key)?.open ?? false),
  };
}

// Words with **bold**, `code`, line breaks and "- " lists, built as nodes: nothing that anybody wrote becomes HTML.
function formatted(text) {
  const out = document.createDocumentFragment();
  let list = null;
  let paragraph = null;
  const inline = (parent, line) => {
    for (const part of line.split(/(\*\*[^*]+\*\*|`[^`]+`)/)) {
      if (part.startsWith("**") && part.length > 4) parent.append(element("strong", { textContent: part.slice(2, -2) }));
      else if (part.startsWith("`") && part.length > 2) parent.append(element("code", { textContent: part.slice(1, -1) }));
      else if (part) parent.append(part);
    }
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("- ")) {
      paragraph = null;
      if (!list) out.append((list = element("ul")));
      const item = element("li");
      inline(item, line.slice(2));
      list.append(item);
    } else {
      list = null;
      if (paragraph) paragraph.append(element("br"));
      else out.append((paragraph = element("p")));
      inline(paragraph, line);
    }
  }
  return out;
}

function drawn(post) {
  const mine = post.from === me.person;
  const item = element("li", { className: "post" + (mine ? " mine" : "") + (post.rings ? " rings" : "") });
  const time = new Date(post.at);
  item.append(
    element("div", { className: "from" },
      element("b", { textContent: post.from === null ? say("page-bot") : mine ? say("page-you") : post.name }),
      element("time", { dateTime: time.toISOString(), textContent: time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }) })),
    formatted(post.text));
  if (post.image) {
    const address = `${post.image}?token=${encodeURIComponent(token)}`;
    const button = element("button", { type: "button", className: "picture", title: say("page-enlarge") },
      element("img", { src: address, alt: post.alt, loading: "lazy" }));
    button.addEventListener("click", () => {
      $("zoom-image").src = address;
      $("zoom-image").alt = post.alt;
      $("zoom").showModal();
    });
    item.append(button);
  }
  if (post.actions.length) {
    item.append(element("div", { className: "actions" }, ...post.actions.map((action) => {
      const button = element("button", { type: "button", textContent: action.label });
      button.addEventListener("click", () => send({ press: action.id, place: post.place }));
      return button;
    })));
  }
  return item;
}

function show() {
  const list = $("posts");
  const here = posts.get(place) ?? [];
  list.replaceChildren(...here.map((post) => (post.node = drawn(post))));
  if (!here.length) list.append(element("li", { className: "empty", textContent: say("page-empty") }));
  unread.delete(place);
  const { of, open } = names();
  $("where").textContent = of(place);
  $("compose").classList.toggle("locked", !open(place));
  $("text").placeholder = open(place) ? say("page-write-here") : say("page-locked");
  $("text").disabled = !open(place);
  list.scrollTop = list.scrollHeight;
  showPlaces();
}

function showPlaces() {
  if (!me) return;
  const { of } = names();
  const channels = new Set(["#hall", ...[...posts.keys()].filter((key) => key.startsWith("#"))]);
  const group = (title, keys) => {
    if (!keys.length) return [];
    const list = element("ul");
    for (const key of keys) {
      const button = element("button", { type: "button", className: "place", textContent: of(key) });
      if (key === place) button.setAttribute("aria-current", "page");
      if (unread.get(key)) button.append(element("span", { className: "unread", textContent: unread.get(key) }));
      button.addEventListener("click", () => go(key));
      list.append(element("li", {}, button));
    }
    return [element("h2", { textContent: title }), list];
  };
  $("lists").replaceChildren(
    ...group(say("page-channels"), [...channels].sort()),
    ...group(say("page-private"), ["@" + me.person]),
    ...group(say("page-rooms"), me.rooms.map((room) => room.place)));
}

function go(key) {
  place = key;
  $("places").classList.remove("open");
  $("menu").setAttribute("aria-expanded", "false");
  show();
  if (innerWidth > 720) $("text").focus();
}

function take(post) {
  newest = Math.max(newest, post.seq);
  if (post.edit_of) {
    const earlier = byId.get(post.edit_of);
    if (earlier) {
      Object.assign(earlier, { text: post.text, alt: post.alt, image: post.image, actions: post.actions });
      if (earlier.place === place && earlier.node) {
        const node = drawn(earlier);
        earlier.node.replaceWith(node);
        earlier.node = node;
      }
      return;
    }
  }
  if (byId.has(post.id)) return;
  byId.set(post.id, post);
  if (!posts.has(post.place)) posts.set(post.place, []);
  posts.get(post.place).push(post);
  if (post.place === place) {
    const list = $("posts");
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 200;
    list.querySelector(".empty")?.remove();
    list.append((post.node = drawn(post)));
    if (atEnd || post.from === me.person) {
      list.scrollTop = list.scrollHeight;
      post.node.querySelector("img")?.addEventListener("load", () => (list.scrollTop = list.scrollHeight), { once: true });
    }
  } else {
    unread.set(post.place, (unread.get(post.place) ?? 0) + 1);
    showPlaces();
  }
}

function send(frame) {
  const id = `${session}-${++frames}`;
  const whole = { id, ...frame };
  pending.set(id, whole);
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(whole));
}

async function hello(who) {
  const first = me === null;
  const language = me?.language;
  me = who;
  if (first || language !== who.language) {
    words = await (await fetch(`/words?language=${who.language}`)).json();
    document.documentElement.lang = who.language;
    for (const node of document.querySelectorAll("[data-words]")) node.textContent = say(node.dataset.words);
    $("places").setAttribute("aria-label", say("page-places"));
    $("menu").setAttribute("aria-label", say("page-places"));
    $("text-label").textContent = say("page-write-here");
    $("zoom-close").textContent = say("page-close");
    $("add-language").setAttribute("aria-label", say("page-add-person"));
    document.title = say("page-title");
  }
  $("who").textContent = `${say("page-seat-of")} ${me.name}`;
  if (me.host) {
    $("people").hidden = false;
    await showSeats();
  }
  $("line").textContent = say("page-online");
  if (first) go(location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : "#hall");
  else show();
}

async function showSeats() {
  const answer = await fetch("/api/seats", { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) return;
  $("seats").replaceChildren(...(await answer.json()).map((seat) =>
    element("li", {}, element("a", { href: seat.link, target: seat.token === token ? "" : "_blank", textContent: seat.name }))));
}

function connect() {
  const address = `ws://${location.host}/ws?token=${encodeURIComponent(token)}`;
  socket = new WebSocket(address);
  let queue = Promise.resolve();
  socket.addEventListener("open", () => {
    waiting = 500;
    $("line").classList.remove("off");
    socket.send(JSON.stringify({ resume: newest }));
    // The same id again is the same message: what the line swallowed is sent once more.
    for (const frame of pending.values()) socket.send(JSON.stringify(frame));
    setTimeout(() => pending.clear(), 3000);
  });
  socket.addEventListener("message", (event) => {
    const frame = JSON.parse(event.data);
    queue = queue.then(async () => {
      if (frame.hello) await hello(frame.hello);
      else if (frame.refused !== undefined) {
        pending.delete(frame.refused);
        $("posts").append(element("li", { className: "refusal", role: "alert", textContent: frame.why }));
        $("posts").scrollTop = $("posts").scrollHeight;
      } else take(frame);
    });
  });
  socket.addEventListener("close", () => {
    $("line").classList.add("off");
    $("line").textContent = me ? say("page-offline") : "";
    if (!me) noToken();
    setTimeout(connect, waiting);
    waiting = Math.min(waiting * 2, 10000);
  });
}

async function noToken() {
  const language = navigator.language;
  const spoken = await fetch(`/words?language=${encodeURIComponent(language)}`).then((answer) => answer.json()).catch(() => ({}));
  $("posts").replaceChildren(element("li", { className: "empty", textContent: spoken["page-no-token"] ?? "" }));
}

$("compose").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = $("text").value.trim();
  if (!text || !place) return;
  send({ place, text });
  $("text").value = "";
  $("text").style.height = "";
});
$("text").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing && matchMedia("(hover: hover)").matches) {
    event.preventDefault();
    $("compose").requestSubmit();
  }
});
$("text").addEventListener("input", () => {
  $("text").style.height = "";
  $("text").style.height = `${$("text").scrollHeight + 2}px`;
});
$("menu").addEventListener("click", () => {
  const open = $("places").classList.toggle("open");
  $("menu").setAttribute("aria-expanded", String(open));
});
$("posts").addEventListener("click", () => $("places").classList.remove("open"));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") $("places").classList.remove("open");
});
$("add").addEventListener("submit", async (event) => {
  event.preventDefault();
  const body = JSON.stringify({ name: $("add-name").value, language: $("add-language").value });
  const answer = await fetch("/api/seats", {
    method: "POST", body, headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
  });
  if (answer.ok) $("add-name").value = "";
  await showSeats();
});
if (token) connect();
else noToken();
