// Whom this page can act as: the bar of seats, and the host's list of people with their links.

import { $, announce, element, say, swatch } from "./dom.js";
import { badge } from "./places.js";

/** What one reads under a person's name. */
export function powersOf(me) {
  return [...new Set(me.seats.map((seat) => seat.name))].join(", ");
}

export class People {
  constructor(app) {
    this.app = app;
    this.links = [];
    $("people-open").addEventListener("click", () => this.open());
    $("people").querySelector(".close").addEventListener("click", () => $("people").close());
    $("fill").addEventListener("click", () => this.fill(false));
    $("add").addEventListener("submit", (event) => this.add(event));
  }

  get hostToken() {
    return this.app.host?.token;
  }

  async call(address, body) {
    const headers = { authorization: `Bearer ${this.hostToken}` };
    const options = body === undefined ? { headers } : { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
    const answer = await fetch(address, options);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }

  async refresh() {
    if (!this.hostToken) return;
    this.links = await this.call("/api/seats");
    for (const link of this.links) this.app.know(link.token);
    this.showLinks();
  }

  /** The bar: one chip a person. */
  showBar() {
    const { sessions, current } = this.app;
    const known = [...sessions.values()].filter((session) => session.me);
    $("seats").hidden = known.length < 2;
    const chips = known.map((session, index) => {
      const { me } = session;
      const count = session === current ? 0 : session.unread();
      const chip = element("button", { type: "button", className: "seat", title: index < 9 ? `Alt+${index + 1}` : "" },
        swatch(me.seats, me.name), count ? badge(count) : null,
        element("span", { className: "label" }, element("b", { textContent: me.name }),
          element("small", { textContent: powersOf(me) || say("page-no-seat") })));
      chip.setAttribute("aria-pressed", String(session === current));
      chip.addEventListener("click", () => this.app.act(session));
      return element("li", {}, chip);
    });
    const list = $("seats").querySelector("ul");
    const focused = [...list.querySelectorAll("button")].indexOf(document.activeElement);
    list.replaceChildren(...chips);
    if (focused >= 0) list.querySelectorAll("button")[focused]?.focus({ preventScroll: true });
    list.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  async open() {
    $("people-said").textContent = "";
    $("network").textContent = say(this.app.host.me.network ? "page-network-open" : "page-network-closed");
    $("people").showModal();
    await this.refresh().catch((error) => ($("people-said").textContent = error.message));
  }

  showLinks() {
    $("links").replaceChildren(...this.links.map((link) => {
      const session = this.app.sessions.get(link.token);
      const seats = session?.me?.seats ?? [];
      const act = element("button", { type: "button", className: "chip", textContent: say("page-act"), attributes: { "aria-label": `${say("page-act")}: ${link.name}` } });
      act.addEventListener("click", () => {
        $("people").close();
        this.app.act(this.app.know(link.token));
      });
      const copy = element("button", { type: "button", className: "chip", textContent: say("page-copy-link"), attributes: { "aria-label": `${say("page-copy-link")}: ${link.name}` } });
      copy.addEventListener("click", async () => {
        await copied(link.link);
        copy.textContent = say("page-copied");
        announce(say("page-copied"));
        setTimeout(() => (copy.textContent = say("page-copy-link")), 2000);
      });
      return element("li", {}, swatch(seats, link.name),
        element("span", { className: "label" }, element("b", { textContent: link.name }),
          element("small", { textContent: (session?.me && powersOf(session.me)) || say("page-no-seat") })),
        act, link.host ? null : copy);
    }));
  }

  async add(event) {
    event.preventDefault();
    try {
      await this.call("/api/seats", { name: $("add-name").value, language: $("add-language").value });
      $("add-name").value = "";
      $("add-name").focus();
      await this.refresh();
    } catch (error) {
      $("people-said").textContent = error.message;
    }
  }

  /** All free seats of the game here for the people of this page; with `open` a game is opened if there is none. */
  async fill(open) {
    const channel = this.app.current.place?.startsWith("#") ? this.app.current.place : "#hall";
    try {
      await this.call("/api/seats/fill", { channel, open });
      await this.refresh();
      if ($("people").open) $("people").close();
    } catch {
      if ($("people").open) $("people-said").textContent = say("page-no-lobby");
    }
  }

  /** Moves a demonstration's clock on. */
  async skip() {
    try {
      await this.call("/api/clock", {});
    } catch {
      announce(say("page-no-deadline"));
    }
  }
}

async function copied(text) {
  if (navigator.clipboard && isSecureContext) return navigator.clipboard.writeText(text);
  // Over plain HTTP browsers lend no clipboard: the old way still works.
  const field = element("textarea", { value: text });
  $("people").append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
