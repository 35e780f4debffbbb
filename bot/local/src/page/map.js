// The page of a one-time link: it spends the link, and shows the map on which its person's orders are chosen.
//
// The link's secret comes behind the hash sign and leaves the address bar when it is spent, which is when somebody presses the
// button: programs that look at links before people do press none. What the server gives for it works in this tab only,
// survives a reload, and is sent in a header, never in an address.
//
// A link that is opened while the page is shown changes only what is behind the hash sign: the page is loaded again.

import { $, say, speak } from "./dom.js";
import { tabStore } from "./storage.js";
import { Tap } from "./tap.js";

const KEPT = "dragoman:map";
const ID = 10; // how many characters of a link and of what is given for it are the same
const PAUSE = 15000; // how often the page looks whether something has changed
const TRIES = 4; // how often an order is sent that may not have arrived
const REQUEST_PATIENCE = 25000; // how long a request that can be repeated may take, in milliseconds

/** Sends a request; returns the response. A refusal has `why` if it is final, else `said`. */
async function ask(address, { visit, body } = {}) {
  const headers = visit ? { authorization: `Bearer ${visit}` } : {};
  if (body !== undefined) headers["content-type"] = "application/json";
  const [method, content] = body === undefined ? ["GET"] : ["POST", JSON.stringify(body)];
  // The opening of a link can't be repeated: it works once.
  const signal = visit ? AbortSignal.timeout(REQUEST_PATIENCE) : undefined;
  const answer = await fetch(address, { method, headers, body: content, signal });
  if (answer.ok) return answer;
  const refusal = await answer.json().catch(() => ({}));
  if (refusal.language) await speak(refusal.language);
  const text = refusal.why ?? (say(refusal.message) || say("page-link-unavailable"));
  // A proxy in between may answer so too.
  const isFinal = (answer.status === 401 || answer.status === 410) && refusal.message !== undefined;
  throw Object.assign(new Error(text), { status: answer.status, [isFinal ? "why" : "said"]: text });
}

class LinkOrders {
  constructor({ visit, language }) {
    Object.assign(this, { visit, language, last: Promise.resolve(), waiting: 0 });
  }

  open(heard) {
    this.heard = heard;
    this.look = () => document.visibilityState === "visible" && heard({ changed: true });
    document.addEventListener("visibilitychange", this.look);
    this.looking = setInterval(this.look, PAUSE);
  }

  close() {
    document.removeEventListener("visibilitychange", this.look);
    clearInterval(this.looking);
  }

  async orders() {
    return (await ask("/map/orders", this)).json();
  }

  async board() {
    return (await ask("/map/board", this)).text();
  }

  /**
   * Gives an order, once that before it has arrived or was given up: of two for a unit the last one counts. Returns whether it
   * has left already.
   */
  give(map, { exact }) {
    const body = { id: crypto.getRandomValues(new Uint32Array(4)).join("-"), order: exact };
    const attempt = () => this.attempt(body);
    const isFirst = this.waiting === 0;
    this.waiting += 1;
    this.last = this.last.then(attempt, attempt).finally(() => (this.waiting -= 1));
    return isFirst;
  }

  async attempt(body) {
    for (let tries = 1; ; tries += 1) {
      try {
        const { said } = await (await ask("/map/orders", { visit: this.visit, body })).json();
        return this.heard({ said, changed: true });
      } catch ({ why, said, status }) {
        if (why !== undefined) return this.heard({ ended: why });
        // The same id is the same order: one that may have arrived is sent again.
        const again = (status === undefined || status === 408 || status >= 500) && tries < TRIES;
        if (!again) return this.heard({ said: said ?? say("page-link-unavailable"), changed: true });
        await new Promise((done) => setTimeout(done, 1000 * tries));
      }
    }
  }
}

/** What the server gives for the link in the address, or has given before in this tab. What passes is said, and the button is
 * there again: the link isn't spent. */
async function opened() {
  const link = location.hash.slice(1);
  const leaveAddress = () => link && history.replaceState(null, "", location.pathname);
  const kept = JSON.parse(tabStore.getItem(KEPT) ?? "null");
  if (!link || kept?.visit.slice(0, ID) === link.slice(0, ID)) {
    leaveAddress();
    return kept;
  }
  let why = null;
  for (;;) {
    await pressed(why ?? say("page-link-once"));
    try {
      const given = await (await ask("/map/open", { body: { link } })).json();
      leaveAddress();
      tabStore.setItem(KEPT, JSON.stringify(given));
      return given;
    } catch (error) {
      if (error.why !== undefined) {
        leaveAddress();
        throw error;
      }
      why = error.said ?? say("page-link-unavailable");
    }
  }
}

/** Says `text`, and waits until somebody presses the button that spends the link. */
async function pressed(text) {
  const button = $("tap-spend");
  $("tap").classList.add("bare");
  $("tap-ask").textContent = text;
  button.hidden = false;
  button.focus();
  await new Promise((done) => button.addEventListener("click", done, { once: true }));
  button.hidden = true;
  $("tap-ask").textContent = "";
  $("tap").classList.remove("bare");
}

/** The map that is open in this tab. */
let orders = null;

async function start() {
  const tap = new Tap();
  try {
    await speak(navigator.language);
    $("tap-title").textContent = say("page-tap-open");
    const given = await opened();
    if (!given) return tap.end(say("page-link-unknown"));
    await speak(given.language);
    orders = new LinkOrders(given);
    tap.open(orders);
  } catch ({ why, said }) {
    tap.end(why ?? said ?? say("page-link-unavailable"));
  }
}

// What was chosen on the map before has a moment to arrive.
addEventListener("hashchange", async () => {
  if (location.hash.length <= 1) return;
  await Promise.race([orders?.last, new Promise((done) => setTimeout(done, 3000))]);
  location.reload();
});
start();
