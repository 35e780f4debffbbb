// The bar of seats, the host's list of people with their links, and one's own link.

import { $, announce, ask, element, say, swatch } from "./dom.js";
import { choose, isLetIn } from "./known.js";
import { badge } from "./places.js";
import { call, changeToSpare, linkOf, makeToken, ownToken, renewToken } from "./token.js";

const post = (address, body = {}) => call(address, { method: "POST", body });

const GONE = ["invalid", "nobody"]; // refusals because somebody was faster

/** Why a request failed, in the reader's language. */
const why = ({ code }) => say(code === "busy" ? "page-link-busy" : "page-link-unavailable");

/** The text below a person's name. */
export function powersOf(me) {
  return [...new Set(me.seats.map((seat) => seat.name))].join(", ");
}

export class People {
  constructor(app) {
    this.app = app;
    this.people = []; // as the host's list has them
    this.languages = "own"; // of those who take all seats
    this.made = new Map(); // person -> the link that was made for them: once the list is closed it can't be shown again
    $("people-open").addEventListener("click", () => this.open());
    $("fill").addEventListener("click", () => this.fill(false));
    $("add").addEventListener("submit", (event) => this.add(event));
    $("people").addEventListener("close", () => this.made.clear());
    $("link-open").addEventListener("click", () => this.openOwn());
    $("own-link-show").addEventListener("click", () => this.showOwn(this.ownLink(), "page-link-own"));
    $("own-link-make").addEventListener("click", () => this.renewOwn());
    $("own-link-stay").addEventListener("change", () => choose(this.app.own.me, ownToken(), $("own-link-stay").checked));
    $("own-link").addEventListener("close", () => $("own-link-made").replaceChildren());
    for (const dialog of ["people", "own-link"]) {
      $(dialog).querySelector(".close").addEventListener("click", () => $(dialog).close());
    }
  }

  async refresh() {
    if (!this.app.host) return;
    this.people = await call("/api/seats");
    for (const person of this.people) if (person.played_by === "host" && !person.host) this.app.know(person.person);
    this.showPeople();
  }

  /** The bar: one button per person. */
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
    $("seat-languages-box").replaceChildren($("fill"), this.languagesMenu());
    const network = say(this.app.host.me.network ? "page-network-open" : "page-network-closed");
    $("network").textContent = location.port ? network.replace(":7901", `:${location.port}`) : network;
    $("people").showModal();
    await this.attempt(() => this.refresh());
  }

  showPeople() {
    $("links").replaceChildren(...this.people.map((person) => this.row(person)));
  }

  rowOf(person) {
    return $("links").querySelector(`[data-person="${CSS.escape(person)}"]`);
  }

  /** A person, their kind of access, and the host's actions. */
  row(person) {
    const own = person.played_by === "host";
    const row = element("li", {}, swatch(person.seats, person.name),
      element("span", { className: "label" }, element("b", { textContent: person.name }),
        element("small", { textContent: [powersOf(person), this.state(person)].filter(Boolean).join(" · ") })));
    row.dataset.person = person.person;
    const deeds = element("span", { className: "deeds" });
    row.append(deeds);
    const button = (words, act) => {
      const made = element("button", { type: "button", className: "chip", textContent: say(words), attributes: { "aria-label": `${say(words)}: ${person.name}` } });
      made.addEventListener("click", act);
      deeds.append(made);
    };
    const address = `/api/seats/${encodeURIComponent(person.person)}`;
    const renew = () => this.change(person, async () => this.made.set(person.person, await post(`${address}/link`)));
    const end = () => this.change(person, () => call(`${address}/link`, { method: "DELETE" }));
    const take = () => this.change(person, () => post(`${address}/take`));
    if (own) {
      button("page-act", () => {
        $("people").close();
        this.app.act(this.app.know(person.host ? null : person.person));
      });
    }
    if (person.host) return row;
    if (own) button("page-give", renew);
    else button("page-renew", () => (person.linked ? this.ask("page-renew", "page-ask-renew", person, renew) : renew()));
    if (person.linked) button("page-end-link", () => this.ask("page-end-link", own ? "page-ask-end-unused" : "page-ask-end", person, end));
    if (person.may_be_taken) button("page-take", () => this.ask("page-take", "page-ask-take", person, take));
    const made = this.made.get(person.person);
    if (made) row.append(madeLink(made, own ? "page-link-made-give" : "page-link-made"));
    return row;
  }

  state(person) {
    if (person.host) return "";
    if (person.played_by === "host") return say(person.linked ? "page-mine-given" : "page-mine");
    if (!person.linked) return say("page-no-link");
    return say(person.connected ? "page-by-link-here" : "page-by-link");
  }

  /** Asks before an action that can't be undone. */
  ask(title, text, person, act) {
    ask(`${say(title)}: ${person.name}`, say(text), say(title), act);
  }

  async attempt(act) {
    try {
      await act();
    } catch (error) {
      $("people-said").textContent = why(error);
    }
  }

  /** Says it where it is seen. */
  told(text) {
    if ($("people").open) $("people-said").textContent = text;
    else {
      $("starts").close();
      this.app.told(text);
    }
  }

  /** Changes somebody's kind of access; the focus stays in their row. */
  async change(person, act) {
    $("people-said").textContent = "";
    await this.attempt(async () => {
      this.made.delete(person.person);
      await act().catch((error) => {
        // What is so now is in the list.
        if (!GONE.includes(error.code)) throw error;
      });
      await this.refresh();
      const row = this.rowOf(person.person);
      if (row?.querySelector(".made")) showLink(row);
      else row?.querySelector("button")?.focus();
      $("people-said").textContent = row ? `${person.name}: ${row.querySelector("small").textContent}` : "";
    });
  }

  async add(event) {
    event.preventDefault();
    const seat = { name: $("add-name").value.trim(), language: $("add-language").value };
    if (!seat.name) return $("add-name").focus();
    await this.attempt(async () => {
      const made = await post("/api/seats", seat);
      this.made.set(made.person, made);
      $("add-name").value = "";
      await this.refresh();
      const row = this.rowOf(made.person);
      if (row?.querySelector(".made")) showLink(row);
    });
  }

  /** A list of the languages that those may have who take all seats: the host's own, or each another one. */
  languagesMenu() {
    const choices = [["own", "page-seat-languages-own"], ["each", "page-seat-languages-each"]];
    const menu = element("select", { className: "seat-languages", attributes: { "aria-label": say("page-seat-languages") } },
      ...choices.map(([value, words]) => element("option", { value, textContent: say(words) })));
    menu.value = this.languages;
    menu.addEventListener("change", () => (this.languages = menu.value));
    return menu;
  }

  channel() {
    return this.app.current.place?.startsWith("#") ? this.app.current.place : "#hall";
  }

  /** Opens a game: `against` the computers, which begins at once, or `friends`, who get links. Returns whether it is open. */
  async start(against) {
    try {
      await post("/api/games/start", { channel: this.channel(), against });
      return true;
    } catch (error) {
      this.told(why(error));
      return false;
    }
  }

  /** All free seats of the game here for the host; with `open` a game is opened if there is none. Returns whether that was done. */
  async fill(open) {
    const channel = this.channel();
    const language = this.languages === "own" ? this.app.host.me.language : null;
    try {
      await post("/api/seats/fill", { channel, open, links: false, language });
      await this.refresh();
      if ($("people").open) $("people").close();
      return true;
    } catch (error) {
      this.told(error.code === "invalid" ? say("page-no-lobby") : why(error));
      return false;
    }
  }

  /** Moves a demonstration's clock forward. */
  async skip() {
    try {
      await post("/api/clock");
    } catch (error) {
      this.told(error.code === "invalid" ? say("page-no-deadline") : why(error));
    }
  }

  openOwn() {
    $("own-link-said").textContent = "";
    $("own-link-stay").checked = isLetIn(this.app.own.me.person);
    $("own-link").showModal();
  }

  /** The link that this tab was opened with. The server has its hash only. */
  ownLink() {
    return { name: this.app.own.me.name, link: linkOf(ownToken()) };
  }

  /** A new link for oneself; pages opened by the old one are closed, except this one. */
  async renewOwn() {
    $("own-link-said").textContent = "";
    try {
      this.showOwn(await this.app.renew(() => renewed(this.app.own.me.name)), "page-link-made-own");
    } catch (error) {
      $("own-link-said").textContent = why(error);
    }
  }

  showOwn(made, words) {
    $("own-link-made").replaceChildren(madeLink(made, words));
    showLink($("own-link-made"));
  }

  /** The new link of which nothing was known until the page was connected again. */
  openMoved() {
    $("own-link-said").textContent = "";
    if (!$("own-link").open) this.openOwn();
    this.showOwn(this.ownLink(), "page-link-made-own");
  }
}

/** Changes this tab's link, and returns the new one. If no answer comes, it is asked for which of the two works. */
async function renewed(name) {
  const token = makeToken();
  try {
    const made = await post("/api/me/link", { token });
    renewToken(made.token);
    return made;
  } catch (error) {
    // An earlier try may have changed it.
    if ((error.code && error.code !== "unknown") || !(await changeToSpare())) throw error;
    return { name, link: linkOf(token) };
  }
}

/** A link with a button that copies it. */
function madeLink(made, words) {
  const field = element("input", { readOnly: true, value: made.link, attributes: { "aria-label": say(words) } });
  field.addEventListener("focus", () => field.select());
  const copy = element("button", { type: "button", className: "chip", textContent: say("page-copy-link"), attributes: { "aria-label": `${say("page-copy-link")}: ${made.name}` } });
  copy.addEventListener("click", async () => {
    await copied(field);
    copy.textContent = say("page-copied");
    announce(say("page-copied"));
    setTimeout(() => (copy.textContent = say("page-copy-link")), 2000);
  });
  return element("div", { className: "made" }, element("p", { textContent: say(words) }), field, copy);
}

/** Moves the focus to the link in `box`, with its button in sight. */
function showLink(box) {
  box.querySelector(".made input").focus();
  box.querySelector(".made").scrollIntoView({ block: "nearest" });
}

async function copied(field) {
  if (navigator.clipboard && isSecureContext) return navigator.clipboard.writeText(field.value);
  // Over plain HTTP browsers have no clipboard API; the older command still works.
  field.select();
  document.execCommand("copy");
}
