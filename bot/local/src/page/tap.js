// Orders chosen step by step, on the map or in the list beside it: a unit, what it does, whom it supports, where to. The
// order at the end is given as the person's own, and the answer to it is shown here too. In the same way a sentence to others is
// chosen: a unit or a province, where the unit would go, and what to say, which is never an order.
//
// Where the map comes from and where the order goes is another's work: on the local page `tap-socket.js`, on the page of a
// one-time link `map.js`. Such a source has
//
//   orders(game)         one's games, and the map of one of them, as the server sends them
//   board(map)           the outlines of its board
//   give(map, choice)    gives the order of a choice; false: it is sent once there is a connection
//   press(action)        presses a button of an answer, if answers have any
//   sentences(game)      the same map with what can be said to others, if that is possible here
//   say(choice)          says the sentence of a choice; false: as above
//   open(heard), close() from when until when it calls `heard` with what is new: { said } an answer in plain text, and
//                        { actions } its buttons, { changed } the map may be another one, { ended } nothing can be ordered any more, with the reason
//
// An error of `orders` with a `why` in it is as final as `ended`.

import { $, element, say } from "./dom.js";
import { OrderMap } from "./ordermap.js";

const PHONE = matchMedia("(max-width: 720px)");
const FORWARD = ["ArrowDown", "ArrowRight"];
const BACK = ["ArrowUp", "ArrowLeft"];
const TWICE = 400; // how far apart two taps may be that were meant as one, in milliseconds
const NEAR = 24; // and in pixels

export class Tap {
  constructor() {
    this.source = null; // of the person who orders, while the map is open
    this.map = null; // as the server sends it
    this.shownMap = null; // what the server has sent for the map on screen, as a text
    this.path = []; // the choices that were made
    this.game = null;
    this.later = null;
    this.loads = 0; // how often the map was asked for
    this.wanted = null; // where the focus goes once the map is there
    this.given = new Map(); // build that was waived -> the last load before, and what was said, until the map says what is stored
    this.talking = false; // whether sentences to others are chosen, and not orders
    this.click = null; // the last one, if it was made by pointing
    this.asking = null; // that to which the question on screen is the answer
    this.drawing = new OrderMap($("tap-stage"), (index) => this.choose(index, "map"), (province) => this.tapped(province));
    $("tap-close")?.addEventListener("click", () => $("tap").close());
    $("tap-order")?.addEventListener("click", () => this.choosing(false));
    $("tap-say")?.addEventListener("click", () => this.choosing(true));
    $("tap-back").addEventListener("click", () => this.back());
    $("tap-in").addEventListener("click", () => this.drawing.zoom.zoom(1.4));
    $("tap-out").addEventListener("click", () => this.drawing.zoom.zoom(1 / 1.4));
    $("tap-fit").addEventListener("click", () => this.drawing.zoom.fit());
    $("tap-game").addEventListener("change", () => {
      this.game = $("tap-game").value;
      this.empty();
      this.load();
    });
    $("tap").addEventListener("keydown", (event) => this.key(event));
    // Before what was clicked acts on it. A click that a key makes has no count.
    document.addEventListener("click", (event) => (this.click = event.detail ? event : null), true);
    $("tap").addEventListener("close", () => this.closed());
    $("tap").addEventListener("focusin", (event) => this.focusedOn(event.target));
    $("tap").addEventListener("pointerover", (event) => event.pointerType !== "touch" && this.point(event.target));
  }

  /** Opens the map of a person's game, for orders or for sentences to others. */
  open(source, talking = false) {
    Object.assign(this, { source, talking, map: null, path: [], game: null, asking: this.click, shownMap: null, before: document.activeElement });
    this.given.clear();
    source.open((news) => source === this.source && this.hear(news));
    $("tap-title").textContent = say("page-tap-open");
    $("tap-list").replaceChildren();
    $("tap-stage").replaceChildren();
    this.drawing.variant = null;
    this.say("");
    this.showMode();
    $("tap").showModal?.();
    this.load("list");
  }

  /** Changes between orders and sentences. */
  choosing(talking) {
    if (talking === this.talking) return;
    Object.assign(this, { talking, game: this.map?.game ?? this.game });
    if (this.map) this.map.talks = true;
    this.empty();
    this.say("");
    this.showMode();
    this.load();
  }

  /** Until another list is there nothing of this one can be tapped. */
  empty() {
    Object.assign(this, { path: [], shownMap: null });
    if (!this.map) return;
    this.map = { ...this.map, ask: say("page-tap-loading"), choices: [] };
    this.show(null);
  }

  showMode() {
    if (!$("tap-mode")) return;
    $("tap-mode").hidden = !(this.talking || this.map?.talks);
    $("tap-order").setAttribute("aria-pressed", String(!this.talking));
    $("tap-say").setAttribute("aria-pressed", String(this.talking));
  }

  closed() {
    this.source?.close();
    clearTimeout(this.later);
    this.source = null;
    // The browser gives the focus back itself, and earlier: who went on meanwhile stays where they are.
    if (document.activeElement === document.body) this.before?.focus({ preventScroll: true });
  }

  /** Nothing can be ordered any more: a window is closed, a page says why. */
  end(why) {
    if ($("tap").close) return $("tap").close();
    this.source?.close();
    clearTimeout(this.later);
    Object.assign(this, { source: null, path: [], map: { ask: why, choices: [], title: this.map?.title } });
    // Where no map was ever shown there is no place for one.
    $("tap").classList.toggle("bare", !this.drawing.variant);
    this.show(null);
    this.drawing.mark([], null);
    this.say("");
    this.ask();
    $("tap-ask").focus();
  }

  /** Fetches the map. The steps that were made are kept as long as it is the same phase. */
  async load(focus) {
    const { source, talking } = this;
    const load = ++this.loads;
    const isOther = () => load !== this.loads || source !== this.source || talking !== this.talking;
    this.wanted = focus ?? this.wanted;
    clearTimeout(this.later);
    if (!this.map) $("tap-ask").textContent = say("page-tap-loading");
    try {
      const { games, map } = await (talking ? source.sentences(this.game) : source.orders(this.game));
      if (map) await this.drawing.prepare(map, () => source.board(map));
      // News may have come while this was on its way, and be here already.
      if (isOther()) return;
      for (const [waived, { before }] of this.given) if (load > before) this.given.delete(waived);
      // Whoever reads or taps isn't disturbed if nothing has changed.
      const text = JSON.stringify([games, map]);
      if (text === this.shownMap && this.wanted === null) return;
      this.shownMap = text;
      this.offerGames(games, map);
      const before = this.map;
      this.map = map ? { ...map, talking } : { ask: say("page-tap-failed"), choices: [] };
      if (map) this.drawing.show(map);
      this.showMode();
      const same = before?.number === map?.number && before?.game === map?.game && before?.talking === this.map.talking;
      this.path = same ? this.retraced() : [];
      this.show(this.wanted ?? this.focused());
      this.wanted = null;
      if (!same) {
        this.drawing.frame(this.choices(), null);
        $("tap-aloud").textContent = [this.map.title, this.map.ask].filter(Boolean).join(". ");
      }
    } catch (error) {
      if (isOther()) return;
      if (error.why) return this.end(error.why);
      if (!this.map) $("tap-ask").textContent = say("page-tap-failed");
      clearTimeout(this.later);
      this.later = setTimeout(() => this.load(), 3000);
    }
  }

  offerGames(games, map) {
    $("tap-games").hidden = games.length < 2;
    $("tap-game").replaceChildren(...games.map(({ id, name }) => element("option", { value: id, textContent: name })));
    if (map) $("tap-game").value = map.game;
    const name = games.find(({ id }) => id === map?.game)?.name ?? "";
    if ($("tap-name")) $("tap-name").textContent = name;
  }

  /** The same steps in the newest map. */
  retraced() {
    const path = [];
    let { choices } = this.map;
    for (const { label, ask, province } of this.path) {
      const same = (choice) => choice.label === label && choice.ask === ask;
      const found = province ? this.meant(choices, path.at(-1), province) : this.offered(choices).find(same);
      if (!found?.next?.length) break;
      path.push(found);
      choices = found.next;
    }
    return path;
  }

  choices() {
    return this.path.at(-1)?.next ?? this.map?.choices ?? [];
  }

  /** What had the focus: in the list or on the map, and which choice. */
  focused() {
    const at = document.activeElement;
    const choice = at?.dataset?.choice;
    if (choice !== undefined) return { where: at.closest("#tap-list") ? "list" : "map", label: this.shown?.[Number(choice)]?.label };
    // Whoever has tapped beside everything looks at the map, and nothing is scrolled.
    return at === $("tap") ? { where: "list" } : null;
  }

  /** Shows the present question; `focus` is where the focus goes: to a choice in the list or on the map, or nowhere. */
  show(focus) {
    const choices = this.choices();
    const to = typeof focus === "string" ? { where: focus } : focus;
    const { title = "" } = this.map;
    this.shown = choices;
    $("tap-title").textContent = title || say("page-tap-open");
    $("tap-ask").textContent = this.path.at(-1)?.ask ?? this.map.ask;
    $("tap-back").hidden = !this.path.length;
    $("tap-list").replaceChildren(...choices.map(({ label, note }, index) => {
      const button = element("button", { type: "button", className: "choice" }, element("span", { textContent: label }),
        note ? element("small", { textContent: note }) : null);
      button.dataset.choice = index;
      button.addEventListener("click", () => this.choose(index, "list"));
      return element("li", {}, button);
    }));
    const unit = this.path[0]?.spot;
    if (this.map.board) this.drawing.mark(choices, unit);
    if (!to) return;
    const index = Math.max(choices.findIndex(({ label }) => label === to.label), 0);
    const list = $("tap-list").querySelectorAll(".choice");
    this.focus((to.where === "map" ? this.drawing.button(index) : null) ?? list[index] ?? $("tap-close") ?? $("tap-ask"));
  }

  /** Asks the next question, aloud too; the focus goes to its first answer. */
  step(where) {
    this.asking = this.click;
    this.show(where);
    this.drawing.frame(this.choices(), this.path[0]?.spot);
    $("tap-list").scrollTop = 0;
    this.toQuestion();
    this.ask();
  }

  choose(index, where) {
    if (this.choices()[index]) this.take(this.choices()[index], where);
  }

  take(chosen, where) {
    const isLast = chosen.order || chosen.press;
    if (isLast && this.isSecond()) return;
    if (isLast) return this.send(chosen, where);
    this.path.push(chosen);
    this.step(where);
  }

  /** Whether the last click is the second half of a double one, which was for what stood there before. */
  isSecond() {
    const [first, second] = [this.asking, this.click];
    if (!first || !second || second.timeStamp - first.timeStamp >= TWICE) return false;
    return Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < NEAR;
  }

  /** These choices, and a step further on the units that can be supported or convoyed: a tap on one skips that step. */
  offered(choices) {
    return [...choices, ...choices.flatMap(({ at, next }) => (at ? [] : next ?? []))];
  }

  /** Those of them in a province. */
  here(choices, province) {
    return this.offered(choices).filter(({ at }) => at?.split("/")[0] === province);
  }

  /** The question which of several choices in a province is meant. */
  meant(choices, { ask, spot } = this.map, province) {
    return { label: "", province, ask, spot, next: this.here(choices, province) };
  }

  /** Somebody pointed at a province, and not at a button. Nothing is guessed: what is unclear is asked. */
  tapped(province) {
    const choices = this.choices();
    const all = this.here(choices, province);
    const own = this.map.choices.find(({ at }) => at?.split("/")[0] === province);
    if (all.length > 1) this.path.push(this.meant(choices, this.path.at(-1), province));
    else if (all.length === 1) return this.take(all[0], "map");
    else if (own?.next && this.path.length) this.path = [own];
    else return;
    this.step("map");
  }

  send(chosen, where) {
    const { source, map } = this;
    // Another waived build is another order: the same choice counts once more when the map says what is stored.
    const isWaive = chosen.order && !this.path.length && !chosen.at;
    const waived = `${map.choices.indexOf(chosen)} ${chosen.label}`;
    if (isWaive && this.given.has(waived)) return this.say(this.given.get(waived).said);
    const hasLeft = (chosen.press ? source.say(chosen) : source.give(map, chosen)) !== false;
    const done = Math.max(map.choices.findIndex(({ label }) => label === (this.path[0] ?? chosen).label), 0);
    if (this.path.length) this.asking = this.click;
    // The next unit is ordered, but more may be said about the same one.
    const next = map.choices[chosen.press ? done : (done + 1) % map.choices.length];
    this.path = [];
    this.show({ where, label: next?.label });
    this.drawing.frame(this.choices(), null);
    const said = `${say(hasLeft ? "page-tap-sent" : "page-tap-waits")} ${chosen.order ?? chosen.label}`;
    if (isWaive) this.given.set(waived, { before: this.loads, said });
    else if (chosen.order) this.given.clear();
    this.say(said);
  }

  back() {
    const gone = this.path.pop();
    this.show({ where: this.focused()?.where ?? "list", label: gone?.label });
    this.drawing.frame(this.choices(), this.path[0]?.spot);
    this.ask();
  }

  /** News for the person: the answer to an order, or of the game. Both may change the map. */
  hear({ said, actions, changed, ended }) {
    if (ended !== undefined) return this.end(ended);
    if (said) this.say(said, actions);
    if (!changed) return;
    clearTimeout(this.later);
    this.later = setTimeout(() => this.load(), 120);
  }

  /** Shows an answer, which is read aloud too, with its buttons. Whoever is choosing isn't led away from the question: on a phone
   * it stands below the answer. */
  say(text, actions = []) {
    const before = this.questionTop();
    const isFocused = $("tap-actions")?.contains(document.activeElement);
    $("tap-said").textContent = text;
    $("tap-actions")?.replaceChildren(...actions.map((action) => {
      const button = element("button", { type: "button", className: "chip", textContent: action.label });
      button.addEventListener("click", () => this.source?.press(action));
      return button;
    }));
    if (this.path.length) $("tap-side").scrollTop += this.questionTop() - before;
    else $("tap-side").scrollTop = 0;
    if (isFocused) this.focus(document.querySelector("#tap-actions button, #tap-list .choice") ?? $("tap-close"));
  }

  /** How far below the top of what is scrolled the question stands. */
  questionTop() {
    return $("tap-question").getBoundingClientRect().top - $("tap-side").getBoundingClientRect().top;
  }

  /** Scrolls to the question where it has scrolled away. */
  toQuestion() {
    $("tap-side").scrollTop += this.questionTop();
  }

  /** Reads the question aloud: it is on the screen. */
  ask() {
    $("tap-aloud").textContent = $("tap-ask").textContent;
  }

  focus(node) {
    node.focus({ preventScroll: true });
    this.focusedOn(node);
    // On a phone the answer above the list stays in sight.
    if (node.closest("#tap-list") && (!PHONE.matches || node.matches(":focus-visible"))) node.scrollIntoView({ block: "nearest" });
  }

  /** Shows where the focus is to whoever uses the keyboard. To others the first row would look as if it were chosen. */
  focusedOn(node) {
    this.point(node.matches(":focus-visible") ? node : $("tap"));
  }

  /** Shows on the map and in the list which choice `node` is part of. */
  point(node) {
    const choice = node.closest?.("[data-choice]")?.dataset.choice;
    for (const one of $("tap").querySelectorAll("[data-choice]")) one.classList.toggle("on", one.dataset.choice === choice);
    const mark = node.closest?.(".mark");
    if (mark && document.activeElement === mark) {
      for (const one of $("tap-stage").querySelectorAll(".mark")) one.setAttribute("tabindex", one === mark ? "0" : "-1");
      this.drawing.zoom.reveal(this.shown[Number(choice)].spot, 60);
    }
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isPress = event.key === "Enter" || event.key === " ";
    // A key that is held down would answer the next questions too.
    if (isPress && event.repeat) return event.preventDefault();
    this.click = null;
    const { zoom } = this.drawing;
    const at = event.target.closest("[data-choice]");
    const keys = { "+": () => zoom.zoom(1.4), "=": () => zoom.zoom(1.4), "-": () => zoom.zoom(1 / 1.4), "0": () => zoom.fit() };
    if (event.key === "Escape" && this.path.length) this.back();
    else if (keys[event.key] && event.target.tagName !== "SELECT") keys[event.key]();
    else if (at && event.key === "Backspace" && this.path.length) this.back();
    else if (at && isPress && at.tagName !== "BUTTON") this.choose(Number(at.dataset.choice), "map");
    else if (at && [...FORWARD, ...BACK, "Home", "End"].includes(event.key)) {
      const all = [...(at.closest("#tap-list") ?? $("tap-stage")).querySelectorAll("[data-choice]")];
      const index = all.indexOf(at);
      const to = { Home: 0, End: all.length - 1 }[event.key] ?? (index + (FORWARD.includes(event.key) ? 1 : -1) + all.length) % all.length;
      this.focus(all[to]);
    } else return;
    event.preventDefault();
  }
}
