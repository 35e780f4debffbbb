// The map in full view: wheel, pinch, drag, double click, keys.

import { $, element } from "./dom.js";
import { Zoom } from "./zoom.js";

// How much larger than its whole width a map is shown at first on an upright screen, where most of the height would be empty.
const UPRIGHT = 2;

let pictures = [];
let at = 0;
let zoom = null;
let before = null; // the element that had the focus

const stage = () => $("stage");

function load() {
  const picture = pictures[at];
  const image = element("img", { alt: "", draggable: false });
  zoom.node = null;
  image.addEventListener("error", () => picture === pictures[at] && words(true));
  image.addEventListener("load", () => {
    zoom.show(image, image.naturalWidth, image.naturalHeight);
    zoom.fill(UPRIGHT);
  });
  image.src = picture.address;
  stage().replaceChildren(image);
  stage().setAttribute("aria-label", picture.alt);
  $("view-alt").textContent = picture.alt;
  $("view-previous").disabled = at === 0;
  $("view-next").disabled = at === pictures.length - 1;
}

/** Shows the picture in words, or hides them. */
function words(shown) {
  $("view-alt").hidden = !shown;
  $("view-words").setAttribute("aria-expanded", String(shown));
}

function turn(by) {
  const to = at + by;
  if (to < 0 || to >= pictures.length) return;
  at = to;
  load();
}

/** Shows picture `start` of `list`, each with its URL and its alternative text. */
export function view(list, start) {
  pictures = list;
  at = start;
  before = document.activeElement;
  $("viewer").showModal();
  words(false);
  load();
  stage().focus();
}

const KEYS = {
  "+": () => zoom.zoom(1.4), "=": () => zoom.zoom(1.4), "-": () => zoom.zoom(1 / 1.4), "0": () => zoom.fit(),
  ArrowLeft: () => zoom.move(80, 0), ArrowRight: () => zoom.move(-80, 0),
  ArrowUp: () => zoom.move(0, 80), ArrowDown: () => zoom.move(0, -80),
  PageUp: () => turn(-1), PageDown: () => turn(1),
};

export function prepareViewer() {
  zoom = new Zoom(stage());
  stage().addEventListener("dblclick", (event) => (zoom.scale > 1.05 ? zoom.fit() : zoom.zoom(2.5, { x: event.clientX, y: event.clientY })));
  $("viewer").addEventListener("keydown", (event) => {
    const key = KEYS[event.key];
    if (!key || event.ctrlKey || event.metaKey || event.altKey || event.target === $("view-alt")) return;
    event.preventDefault();
    key();
  });
  $("viewer").addEventListener("close", () => before?.focus({ preventScroll: true }));
  $("view-in").addEventListener("click", () => zoom.zoom(1.4));
  $("view-out").addEventListener("click", () => zoom.zoom(1 / 1.4));
  $("view-fit").addEventListener("click", () => zoom.fit());
  $("view-previous").addEventListener("click", () => turn(-1));
  $("view-next").addEventListener("click", () => turn(1));
  $("view-close").addEventListener("click", () => $("viewer").close());
  $("view-words").addEventListener("click", () => {
    words($("view-alt").hidden);
    if (!$("view-alt").hidden) $("view-alt").focus();
  });
}
