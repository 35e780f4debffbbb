// Rendering of posts: author, time, text, map, buttons.

import { $, ask, element, icon, say, swatch } from "./dom.js";
import { view } from "./viewer.js";

const SHOWN = 120; // the number shown at first; earlier ones on request
const TOGETHER = 5 * 60 * 1000; // posts of one author within this time are grouped
const QUOTED = 600; // the most characters of a post that sounds wrong which are quoted to the bot
const ITEM = 34; // the most characters of an item that is kept in one line
const TAIL = 24; // the most characters that are kept together at the end of an item
const ANSWERED = 10_000; // how long after a button a post in another place is its answer, in milliseconds

// Every time on the page is in the browser's zone, of posts and in what the bot writes. Its English is British.
const language = () => (document.documentElement.lang === "en" ? "en-GB" : document.documentElement.lang);
const clockTime = (at) => new Date(at).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const instant = (at) =>
  `${new Date(at).toLocaleDateString(language(), { weekday: "short", day: "numeric", month: "long" })}, ${clockTime(at)}`;
const dayOf = (at) => new Date(at).toDateString();

function dayName(at) {
  const day = new Date(at);
  const text = day.toLocaleDateString(language(), { weekday: "long", day: "numeric", month: "long" });
  return dayOf(at) === dayOf(Date.now()) ? `${say("page-today")} · ${text}` : text;
}

// Pieces of a line: words that are bold, or code, or neither. A mark without its counterpart is text. With `escapes` a
// backslash escapes the next character, and `<t:…>` is an instant in seconds.
function pieces(text, escapes) {
  const line = escapes ? text.replace(/<t:(\d+):F> \(<t:\d+:R>\)/g, (_, seconds) => instant(seconds * 1000)) : text;
  const out = [];
  let bold = false;
  let code = false;
  const put = (words) => {
    const last = out.at(-1);
    if (last?.bold === bold && last.code === code) last.words += words;
    else out.push({ words, bold, code });
  };
  const isEscape = (at) => escapes && line[at] === "\\" && /[!-/:-@[-`{-~]/.test(line[at + 1] ?? "");
  const alone = new Set();
  const closes = (mark, from) => {
    if (alone.has(mark)) return false;
    for (let at = from; at < line.length; at++) {
      if (isEscape(at)) at++;
      else if (line.startsWith(mark, at)) return true;
    }
    alone.add(mark);
    return false;
  };
  for (let at = 0; at < line.length; at++) {
    if (isEscape(at)) put(line[++at]);
    else if (line[at] === "`" && (code || closes("`", at + 1))) code = !code;
    else if (!code && line.startsWith("**", at) && (bold || closes("**", at + 2))) {
      bold = !bold;
      at++;
    } else put(line[at]);
  }
  return out;
}

// Whether the bot says that something is done in a channel, and not in private.
const isElsewhere = (post) => say("in-public") !== "" && unformatted(post.text).trim() === say("in-public");

// A post of the bot without marks, its times in words: for screen readers, and to quote it.
export const unformatted = (text) => text.split("\n").map((line) => pieces(line, true).map((piece) => piece.words).join("")).join("\n");

// One of several items of a line. A long one is broken as any text, but nothing stands alone: the sign behind it, or a last number.
function item(words, sign, isLong = words.length > ITEM) {
  const tail = words.match(/(\d+ \p{L}{1,10} )?\S+$/u)?.[0] ?? "";
  const isShort = tail.length <= TAIL;
  const [body, end] = isShort ? [words.slice(0, words.length - tail.length), tail + sign] : [words + sign, ""];
  return element("span", { className: isLong ? "item long" : "item" }, ...ratios(body), unbroken(end));
}

const unbroken = (words) => element("span", { className: "tail", textContent: words });

// Text in which "1 against 1" isn't broken.
const ratios = (words) => words.split(/(?<![\d\p{L}])(\d{1,4} \p{L}{1,10} \d{1,4})(?!\d)/u).map((part, index) => (index % 2 ? unbroken(part) : part));

// Puts the sign of a separator behind a bold word or a code at the end of `parent`. Returns whether there is one.
function tie(parent) {
  const last = parent.lastChild;
  if (last?.nodeType !== Node.ELEMENT_NODE || last.tagName === "BR" || last.textContent.length > TAIL) return false;
  const tied = element("span", { className: "tail" });
  last.replaceWith(tied);
  tied.append(last, " ·");
  return true;
}

// Text with **bold**, `code`, line breaks and "- " lists, built as nodes.
export function formatted(text, escapes) {
  const out = document.createDocumentFragment();
  let list = null;
  let paragraph = null;
  const inline = (parent, line) => {
    for (const { words, bold, code } of pieces(line, escapes)) {
      // The hash of a power assignment is long, and read by few.
      const long = /^[0-9a-f]{40,}$/.test(words);
      if (code) parent.append(element("code", { textContent: words, className: long ? "seal" : "" }));
      else if (bold) parent.append(element("strong", { textContent: words }));
      else items(parent, words);
    }
  };
  // Of "A Bud - Ser ✓ · A Vie - Gal ✗ …" each order stays in one line as long as it fits, with the sign behind it.
  const items = (parent, part) => {
    const [head, ...rest] = part.split(" · ");
    if (!rest.length) return parent.append(...ratios(part));
    const lead = head.match(/^\W{0,3}\s/)?.[0] ?? "";
    if (lead) parent.append(lead);
    const isTied = !head && tie(parent);
    if (!isTied) parent.append(item(head.slice(lead.length), " ·"));
    for (const [index, one] of rest.entries()) {
      const sign = index < rest.length - 1 ? " ·" : "";
      // A space at the end of an item isn't shown: it stands behind it, before what is bold.
      const words = sign ? one : one.trimEnd();
      // Nor does a heading in bold stand alone: the item behind it may be broken.
      parent.append(" ", words || sign ? item(words, sign, (isTied && index === 0) || undefined) : "", one.slice(words.length));
    }
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("- ")) {
      paragraph = null;
      if (!list) out.append((list = element("ul")));
      const entry = element("li");
      inline(entry, line.slice(2));
      list.append(entry);
    } else if (!line.trim()) {
      list = paragraph = null;
    } else {
      list = null;
      if (paragraph) paragraph.append(element("br"));
      else out.append((paragraph = element("p")));
      inline(paragraph, line);
    }
  }
  return out;
}

// A button that leads to another place.
function leading(words, act) {
  const button = element("button", { type: "button", className: "chip lead", textContent: words });
  button.addEventListener("click", act);
  return button;
}

export class Posts {
  /** `host` has the data for posts: the session, the known people, the host's actions. */
  constructor(host) {
    this.host = host;
    this.list = $("posts");
    this.box = $("scroll");
    this.pinned = true;
    this.nodes = new Map();
    this.pressed = null; // the post in public whose button was pressed last, and when
    this.answered = new Set(); // posts in public whose button was answered in private
    this.asked = null; // when a button was pressed with which one asks for a room
    this.limit = SHOWN;
    this.box.addEventListener("scroll", () => {
      this.pinned = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 80;
      $("newest").hidden = this.pinned;
      if (this.pinned) this.host.seen();
    }, { passive: true });
    const keep = new ResizeObserver(() => this.pinned && this.toEnd());
    keep.observe(this.list);
    keep.observe(this.box);
    $("newest").addEventListener("click", () => {
      this.pinned = true;
      this.toEnd();
    });
    $("earlier").addEventListener("click", () => {
      const known = this.session.posts.get(this.place)?.length ?? 0;
      if (known < this.limit + SHOWN && this.session.more.has(this.place)) this.session.lookBack(this.place);
      else this.further();
    });
  }

  /** Shows earlier posts; the previous top stays visible. */
  further() {
    const first = this.list.querySelector(".post");
    this.limit += SHOWN;
    this.show(this.session, this.place, this.newFrom);
    this.pinned = false;
    this.nodes.get(first?.dataset.id)?.scrollIntoView({ block: "start" });
  }

  toEnd() {
    this.box.scrollTop = this.box.scrollHeight;
  }

  open(session, place, newFrom) {
    this.limit = SHOWN;
    this.pressed = null;
    this.answered.clear();
    this.pinned = true;
    this.show(session, place, newFrom);
    this.toEnd();
    const mark = this.list.querySelector(".new");
    if (mark) this.readFrom(mark);
  }

  /** Scrolls to the beginning of a post that is longer than the window. */
  readFrom(node) {
    if (this.list.getBoundingClientRect().bottom - node.getBoundingClientRect().top <= this.box.clientHeight) return;
    this.pinned = false;
    node.scrollIntoView({ block: "start" });
    $("newest").hidden = false;
  }

  show(session, place, newFrom) {
    Object.assign(this, { session, place, newFrom, last: null });
    this.nodes.clear();
    this.list.replaceChildren();
    this.list.classList.toggle("private", place.startsWith("@"));
    const all = session.posts.get(place) ?? [];
    this.offerEarlier();
    for (const post of all.slice(-this.limit)) this.append(post);
    if (!all.length) this.list.append(this.host.empty(place));
    for (const why of this.host.lost(session)) this.list.append(element("li", { className: "refusal", textContent: why }));
  }

  /** The button for earlier posts, if there are some. */
  offerEarlier() {
    const known = this.session.posts.get(this.place)?.length ?? 0;
    $("earlier").hidden = known <= this.limit && !this.session.more.has(this.place);
  }

  append(post) {
    this.list.querySelector(".empty")?.remove();
    const last = this.last;
    if (!last || dayOf(last.at) !== dayOf(post.at)) {
      this.list.append(element("li", { className: "day" }, element("span", { textContent: dayName(post.at) })));
    }
    const isFirstNew = this.newFrom && post.seq > this.newFrom && (!last || last.seq <= this.newFrom);
    if (isFirstNew && post.from !== this.session.me.person) {
      this.list.append(element("li", { className: "new" }, element("span", { textContent: say("page-new") })));
    }
    const follows = last && last.from === post.from && post.at - last.at < TOGETHER && !isFirstNew && dayOf(last.at) === dayOf(post.at);
    const node = this.draw(post, follows);
    this.nodes.set(post.id, node);
    this.list.append(node);
    this.last = post;
    if (post.from === this.session.me.person) this.pinned = true;
    if (this.pinned) {
      this.toEnd();
      if (post.image && this.session.live && post.from === null) this.readFrom(node);
    }
  }

  edited(post) {
    const node = this.nodes.get(post.id);
    if (!node) return;
    const fresh = this.draw(post, node.classList.contains("follows"));
    // Touch and focus on a button are kept.
    const focused = [...node.querySelectorAll("button")].indexOf(document.activeElement);
    const open = node.querySelector("details")?.open;
    node.replaceWith(fresh);
    this.nodes.set(post.id, fresh);
    if (open && fresh.querySelector("details")) fresh.querySelector("details").open = true;
    if (focused >= 0) fresh.querySelectorAll("button")[focused]?.focus({ preventScroll: true });
  }

  draw(post, follows) {
    const { me } = this.session;
    const bot = post.from === null;
    const mine = post.from === me.person;
    const name = bot ? say("page-bot") : mine ? me.name : post.name ?? "";
    const command = !bot && /^\s*[/!]/.test(post.text);
    const item = element("li", { className: ["post", bot ? "bot" : mine ? "mine" : "other", follows ? "follows" : "", command ? "command" : "", post.rings ? "rings" : ""].filter(Boolean).join(" ") });
    item.dataset.id = post.id;
    const avatar = bot
      ? element("span", { className: "swatch", attributes: { "aria-hidden": "true" } }, element("img", { src: "/page/icon.svg", alt: "" }))
      : swatch(this.host.seatsOf(post.from, post.place), name);
    const time = element("time", { dateTime: new Date(post.at).toISOString(), textContent: clockTime(post.at) });
    const from = element("p", { className: "from" }, element("b", { textContent: name }),
      mine ? element("span", { textContent: say("page-you") }) : null, time);
    const body = element("div", { className: "body" }, formatted(post.text, bot));
    // In private what is to be pressed next isn't below the picture: on a phone that is beyond the screen.
    const isPrivate = post.place.startsWith("@");
    if (post.actions.length && isPrivate) body.append(this.actions(post));
    if (post.image) body.append(this.figure(post));
    if (post.file) body.append(this.file(post));
    if (post.actions.length && !isPrivate) body.append(this.actions(post));
    if (bot && isPrivate && isElsewhere(post)) body.append(this.elsewhere(post));
    if (this.answered.has(post.id)) body.append(this.lead());
    if (bot) from.append(this.flag(post));
    item.append(avatar, from, body);
    return item;
  }

  /** A button for a post whose words sound wrong: it is quoted to the bot in private, which notes the sentence. */
  flag(post) {
    const label = say("page-sounds-wrong");
    const button = element("button", { type: "button", className: "flag", title: label, textContent: "✎", attributes: { "aria-label": label } });
    button.addEventListener("click", () => {
      const quoted = [...unformatted(post.text).replaceAll('"', "")].slice(0, QUOTED).join("");
      ask(label, `${say("page-ask-wrong")} ${quoted}`, label, () => {
        this.session.send({ place: this.session.home, text: `${say("command-wrong-sentence")} ${quoted}` });
        button.disabled = true;
      });
    });
    return button;
  }

  figure(post) {
    const image = element("img", { src: post.links.image, alt: post.alt, decoding: "async", width: 2000, height: 1500 });
    const button = element("button", { type: "button", className: "picture", title: say("page-enlarge") }, image,
      element("span", { className: "lens" }, icon("expand")));
    button.addEventListener("click", () => this.view(post));
    const about = element("details", {}, element("summary", { textContent: say("page-in-words") }),
      element("p", { className: "alt", textContent: post.alt }));
    // Of a picture that is gone by now there are the words.
    image.addEventListener("error", () => (about.open = true));
    return element("figure", {}, button, about);
  }

  file(post) {
    const link = element("a", { className: "chip file", href: post.links.file, download: post.file.name, textContent: post.file.name, title: say("page-save") });
    return element("p", {}, link);
  }

  view(post) {
    const pictures = (this.session.posts.get(this.place) ?? []).filter((other) => other.image);
    const start = pictures.indexOf(post);
    view(pictures.map((other) => ({ address: other.links.image, alt: other.alt })), Math.max(start, 0));
  }

  actions(post) {
    const chips = post.actions.map((action) => {
      const button = element("button", { type: "button", className: "chip", textContent: action.label });
      button.addEventListener("click", () => {
        this.session.send({ press: action.id, place: post.place });
        const isPrivate = post.place === this.session.home;
        this.pressed = isPrivate ? null : { id: post.id, at: Date.now() };
        // The answer is the newest post: it is scrolled to, wherever the button is.
        this.pinned ||= isPrivate;
        if (isPrivate && action.id.startsWith("talk")) this.asked = Date.now();
        button.classList.add("pressed");
        setTimeout(() => button.classList.remove("pressed"), 900);
      });
      return button;
    });
    return element("div", { className: "actions" }, ...chips, ...this.host.furtherActions(post));
  }

  /** The bot has written to the person in private: that answers the button that they have just pressed in public, or what they have
   * just written there or in a room. */
  wrotePrivately(session) {
    if (session !== this.session) return;
    const { pressed } = this;
    const id = pressed && Date.now() - pressed.at <= ANSWERED ? pressed.id : this.written();
    if (!id) return;
    this.pressed = null;
    this.answered.add(id);
    const post = session.byId.get(id);
    if (post) this.edited(post);
    if (this.pinned) this.toEnd();
  }

  /** The post that the person has just written in the channel or room on screen; null if they haven't. */
  written() {
    if (!this.place || this.place.startsWith("@")) return null;
    const mine = (this.session.posts.get(this.place) ?? []).findLast((post) => post.from === this.session.me.person);
    return mine && Date.now() - new Date(mine.at) <= ANSWERED ? mine.id : null;
  }

  /** Leads to the channels in which that can be done which was asked for in private, with what was written. */
  elsewhere(post) {
    const before = (this.session.posts.get(post.place) ?? []).filter((one) => one.seq < post.seq);
    // Nothing but what this answers for certain: it stands in a field that everybody reads.
    const isMine = (one) => one?.from === this.session.me.person;
    const asked = isMine(before.at(-1)) && !isMine(before.at(-2)) ? before.at(-1).text : "";
    const text = asked.includes("\n") ? "" : asked.trim();
    const buttons = this.host.channels(this.session).map(({ place, name }) => leading(`→ ${name}`, () => this.host.lead(place, text)));
    return element("div", { className: "actions elsewhere" }, ...buttons);
  }

  /** Leads to an answer in private. */
  lead() {
    const button = leading(say("page-answered"), () => this.host.go(this.session.home));
    return element("p", { className: "answered", attributes: { role: "status" } }, button);
  }

  /** The bot has written in a room: it may be the one that the person has just asked for, and leads there. */
  roomOpened(place, name) {
    if (this.asked === null || this.place !== this.session.home || Date.now() - this.asked > ANSWERED) return;
    this.asked = null;
    const button = leading(`→ ${name}`, () => this.host.go(place));
    this.list.append(element("li", { className: "leads", attributes: { role: "status" } }, button));
    this.toEnd();
  }

  refused(why) {
    this.list.append(element("li", { className: "refusal", attributes: { role: "alert" }, textContent: why }));
    this.toEnd();
  }
}
