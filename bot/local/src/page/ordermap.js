// The drawing on which orders are chosen: the outlines of the board, above them the names, units and stored orders, and
// above these a button for each choice that has a place. It knows no rules: all of it comes from the server.

import { say } from "./dom.js";
import { Zoom } from "./zoom.js";

const SVG = "http://www.w3.org/2000/svg";
const REACH = 42; // the radius of a button, in units of the map

const outlines = new Map(); // variant -> text

const parsed = (text) => document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);

function shape(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export class OrderMap {
  /** `choose(index)` is called when a choice is tapped, `tapped(province)` when something else on the map is. */
  constructor(stage, choose, tapped) {
    this.stage = stage;
    this.zoom = new Zoom(stage);
    this.variant = null;
    stage.addEventListener("click", (event) => {
      const mark = event.target.closest?.("[data-choice]");
      if (mark) return choose(Number(mark.dataset.choice));
      const place = event.target.closest?.("[data-at]")?.dataset.at;
      if (place) tapped(place.split("/")[0]);
    });
  }

  /** Has the outlines for `map`, whose text is `fetched()`. */
  async prepare(map, fetched) {
    if (!outlines.has(map.board)) outlines.set(map.board, await fetched());
  }

  /** Shows the position of `map`, which was prepared. */
  show(map) {
    if (this.variant !== map.board) {
      this.svg = parsed(outlines.get(map.board));
      this.svg.setAttribute("role", "group");
      this.layer = shape("g", {});
      this.marks = shape("g", { class: "marks" });
      this.svg.append(this.layer, this.marks);
      this.stage.replaceChildren(this.svg);
      this.variant = map.board;
      const { width, height } = this.svg.viewBox.baseVal;
      this.zoom.show(this.svg, width, height);
    }
    this.stage.parentElement.dataset.background = map.background ?? "";
    this.svg.setAttribute("aria-label", `${say("page-tap-map")}: ${map.title}`);
    for (const path of this.svg.querySelectorAll(".board .land")) path.style.fill = map.owners[path.dataset.at] ?? "";
    this.layer.replaceChildren(...parsed(map.layer).childNodes);
  }

  /** The choices as buttons, each with its name; `chosen` is the place of the unit that is ordered. */
  mark(choices, chosen) {
    if (!this.marks) return;
    const [x, y] = chosen ?? [];
    const ring = chosen ? [shape("circle", { class: "chosen", r: REACH, cx: x, cy: y })] : [];
    const marks = choices.flatMap(({ label, note, spot }, index) => {
      if (!spot) return [];
      const name = [label, note].filter(Boolean).join(". ");
      return [shape("g", { class: "mark", role: "button", tabindex: "-1", "aria-label": name, "data-choice": index, transform: `translate(${spot.join(" ")})` },
        shape("circle", { class: "around", r: REACH + 3 }), shape("circle", { class: "ring", r: REACH }))];
    });
    marks[0]?.setAttribute("tabindex", "0");
    this.marks.replaceChildren(...ring, ...marks);
    // A unit that is a button isn't read twice.
    const buttons = new Set(choices.filter(({ spot }) => spot).map(({ at }) => at));
    for (const unit of this.layer.querySelectorAll(".unit")) {
      if (buttons.has(unit.dataset.at)) unit.setAttribute("aria-hidden", "true");
      else unit.removeAttribute("aria-hidden");
    }
  }

  /** The button of a choice; none if it has no place. */
  button(index) {
    return this.marks?.querySelector(`[data-choice="${index}"]`) ?? null;
  }

  /** Shows these choices, and the unit that is ordered, large enough to be tapped. */
  frame(choices, chosen) {
    const points = choices.map(({ spot }) => spot).filter(Boolean);
    this.zoom.frame(chosen ? [chosen, ...points] : points, REACH * 2.2);
  }
}
