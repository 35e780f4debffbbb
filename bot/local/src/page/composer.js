// The input field and its completions.

import { $, announce, counted, say } from "./dom.js";
import { element } from "./dom.js";

const AGAIN = 700; // how far apart two taps may be that were meant as one, in milliseconds

export class Composer {
  constructor(app) {
    this.app = app;
    this.field = $("text");
    this.list = $("offers");
    this.offers = [];
    this.chosen = -1;
    this.asked = 0;
    this.offeredFor = null; // the text that they complete
    this.aside = null; // what was being written, while a command is written instead
    this.restored = -Infinity; // when what was put aside came back after a command was sent, until something is written
    this.history = new Map(); // person and place -> the last text
    $("compose").addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("input", () => {
      this.restored = -Infinity;
      if (!this.field.value) this.restore();
      this.size();
      this.look();
    });
    this.field.addEventListener("blur", () => setTimeout(() => {
      if (document.activeElement === this.field) return;
      this.hide();
      if (this.field.value === "/") this.restore();
    }, 150));
    $("commands").addEventListener("click", () => {
      if (this.field.value === "/" && this.restore()) return this.field.focus();
      this.command(this.field.value.startsWith("/") ? this.field.value : "/");
    });
  }

  /** Begins a command, or shows one that is complete. What was being written is put aside until it was sent, or is given up. */
  command(text, isComplete = false) {
    if (this.field.disabled) return;
    if (!this.field.value.startsWith("/")) this.aside ??= this.field.value || null;
    this.set(text);
    this.field.focus();
    if (!isComplete) this.look();
  }

  /** Continues with what was put aside. Returns whether there was something. */
  restore() {
    const text = this.aside;
    if (text === null) return false;
    this.aside = null;
    this.hide();
    this.set(text);
    return true;
  }

  /** Switches to another place or person, and restores the draft there. */
  open(session, place, { open }) {
    this.hide();
    const [written, command] = [session.drafts.get(place) ?? "", session.drafts.get(commandIn(place))];
    this.aside = command ? written : null;
    this.field.value = command || written;
    this.field.disabled = !open;
    const where = place.startsWith("@") ? "page-write-orders" : place.startsWith("&") ? "page-write-room" : "page-write-here";
    const label = say(open ? where : "page-locked");
    this.field.placeholder = label;
    $("text-label").textContent = label;
    $("compose").classList.toggle("locked", !open);
    $("hint").textContent = open ? say(place.startsWith("@") ? "page-hint-private" : "page-hint") : "";
    this.size();
    // New data about the same place doesn't close a list that somebody is reading.
    if (open && document.activeElement === this.field && this.field.value.startsWith("/")) this.look();
  }

  size() {
    this.field.style.height = "";
    this.field.style.height = `${this.field.scrollHeight + 2}px`;
    const { current } = this.app;
    if (current?.place) {
      const { aside, field: { value } } = this;
      current.draft(current.place, aside ?? value);
      current.draft(commandIn(current.place), aside !== null && value !== "/" ? value : "");
    }
    this.measure();
  }

  /** Shows the length of the text once it is near the limit. Returns whether it is too long. */
  measure() {
    const limit = this.app.current?.me?.text_limit ?? Infinity;
    const length = [...this.field.value.trim()].length;
    const over = length > limit;
    $("length").hidden = length < limit * 0.8;
    $("length").textContent = `${over ? `${say("page-too-long")} ` : ""}${length} / ${limit}`;
    $("length").classList.toggle("over", over);
    if (over) this.field.setAttribute("aria-invalid", "true");
    else this.field.removeAttribute("aria-invalid");
    return over;
  }

  set(text) {
    this.field.value = text;
    this.field.setSelectionRange(text.length, text.length);
    this.size();
  }

  /** Shows the draft of this place, to which something was added at its end. */
  recall(text) {
    if (this.aside !== null) {
      this.aside = text;
      return;
    }
    const { selectionStart, selectionEnd, value } = this.field;
    this.field.value = text;
    if (value) this.field.setSelectionRange(selectionStart, selectionEnd);
    this.size();
  }

  submit() {
    const text = this.field.value.trim();
    const { current } = this.app;
    if (!text || !current?.place || this.field.disabled) return;
    // A second tap or Enter was for the command, and not for what came back behind it.
    if (performance.now() - this.restored < AGAIN) return;
    if (this.measure()) return announce($("length").textContent);
    current.send({ place: current.place, text });
    this.history.set(this.where, text);
    this.hide();
    if (this.restore()) this.restored = performance.now();
    else this.set("");
  }

  get where() {
    const { current } = this.app;
    return `${current.me.person} ${current.place}`;
  }

  async look() {
    const { current } = this.app;
    const text = this.field.value;
    const asked = ++this.asked;
    // What is too long can't be sent, and the server would disconnect for a question about it.
    if (this.measure()) return this.hide();
    if (!text.trim() || this.field.selectionStart !== text.length) return this.hide();
    const offers = await current.ask(current.place, text);
    if (asked !== this.asked || current !== this.app.current || text !== this.field.value) return;
    this.offers = offers;
    this.offeredFor = text;
    this.chosen = -1;
    this.show();
  }

  show() {
    this.list.replaceChildren(...this.offers.map((offer, index) => {
      const item = element("li", { id: `offer-${index}`, attributes: { role: "option", "aria-selected": String(index === this.chosen) } },
        element("b", { textContent: offer.label }), offer.about ? element("small", { textContent: offer.about }) : null);
      item.addEventListener("pointerdown", (event) => event.preventDefault());
      item.addEventListener("click", () => this.accept(index));
      return item;
    }));
    const open = this.offers.length > 0;
    // Orders are short and many: several per row.
    this.list.classList.toggle("short", open && this.offers.every((offer) => !offer.about));
    this.list.hidden = !open;
    this.field.setAttribute("aria-expanded", String(open));
    this.point();
    if (open) announceCount(this.offers.length);
  }

  point() {
    for (const [index, item] of [...this.list.children].entries()) item.setAttribute("aria-selected", String(index === this.chosen));
    if (this.chosen < 0) this.field.removeAttribute("aria-activedescendant");
    else {
      this.field.setAttribute("aria-activedescendant", `offer-${this.chosen}`);
      this.list.children[this.chosen].scrollIntoView({ block: "nearest" });
    }
  }

  hide() {
    this.asked += 1;
    this.offers = [];
    this.chosen = -1;
    this.list.hidden = true;
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }

  accept(index) {
    // What was typed since is worth more than a completion of what stood there before.
    if (this.field.value !== this.offeredFor) return this.look();
    this.set(this.offers[index].text);
    this.field.focus();
    this.look();
  }

  key(event) {
    if (event.isComposing) return;
    const count = this.offers.length;
    const offered = count > 0;
    if (offered && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      // Before the first and after the last entry is the field itself.
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.chosen = ((this.chosen + 1 + step + count + 1) % (count + 1)) - 1;
      this.point();
    } else if (offered && event.key === "Tab" && !event.shiftKey) {
      event.preventDefault();
      this.accept(Math.max(this.chosen, 0));
    } else if (offered && event.key === "Enter" && this.chosen >= 0) {
      event.preventDefault();
      this.accept(this.chosen);
    } else if (offered && event.key === "Escape") {
      event.stopPropagation();
      this.hide();
      if (this.field.value === "/") this.restore();
    } else if (event.key === "ArrowUp" && !this.field.value && this.history.has(this.where)) {
      event.preventDefault();
      this.set(this.history.get(this.where));
    } else if (event.key === "Enter" && !event.shiftKey && !matchMedia("(pointer: coarse)").matches) {
      event.preventDefault();
      if (!event.repeat) $("compose").requestSubmit();
    }
  }
}

/** Where a command is kept while something else is put aside in `place`. */
const commandIn = (place) => `/${place}`;

let lastCount = 0;
let later = null;
function announceCount(count) {
  clearTimeout(later);
  if (count !== lastCount) later = setTimeout(() => announce(counted("page-offers-count", count)), 700);
  lastCount = count;
}
