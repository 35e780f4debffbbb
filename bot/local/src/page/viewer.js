// The map in full view: wheel, pinch, drag, double click, keys.

import { $, element } from "./dom.js";

const MOST = 8;
let pictures = [];
let at = 0;
let image = null;
let scale = 1; // 1: the whole picture fits
let x = 0;
let y = 0;
const fingers = new Map();
let before = null; // the element that had the focus

const stage = () => $("stage");

function fitted() {
  const box = stage().getBoundingClientRect();
  const ratio = Math.min(box.width / image.naturalWidth, box.height / image.naturalHeight) || 1;
  return { box, width: image.naturalWidth * ratio, height: image.naturalHeight * ratio };
}

function place() {
  if (!image?.naturalWidth) return;
  const { box, width, height } = fitted();
  scale = Math.min(Math.max(scale, 1), MOST);
  const keep = (offset, size, room) => {
    const spare = size * scale - room;
    return spare <= 0 ? -spare / 2 : Math.min(0, Math.max(-spare, offset));
  };
  x = keep(x, width, box.width);
  y = keep(y, height, box.height);
  image.style.width = `${width}px`;
  image.style.height = `${height}px`;
  image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}

function zoom(factor, towards) {
  const box = stage().getBoundingClientRect();
  const [px, py] = towards ? [towards.x - box.left, towards.y - box.top] : [box.width / 2, box.height / 2];
  const next = Math.min(Math.max(scale * factor, 1), MOST);
  x = px - ((px - x) * next) / scale;
  y = py - ((py - y) * next) / scale;
  scale = next;
  place();
}

function fit() {
  scale = 1;
  x = y = 0;
  place();
}

function load() {
  const picture = pictures[at];
  scale = 1;
  x = y = 0;
  image = element("img", { alt: "", draggable: false });
  image.addEventListener("load", fit);
  image.src = picture.address;
  stage().replaceChildren(image);
  stage().setAttribute("aria-label", picture.alt);
  $("view-alt").textContent = picture.alt;
  $("view-previous").disabled = at === 0;
  $("view-next").disabled = at === pictures.length - 1;
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
  $("view-alt").hidden = true;
  $("view-words").setAttribute("aria-expanded", "false");
  load();
  stage().focus();
}

const KEYS = {
  "+": () => zoom(1.4), "=": () => zoom(1.4), "-": () => zoom(1 / 1.4), "0": fit,
  ArrowLeft: () => { x += 80; place(); }, ArrowRight: () => { x -= 80; place(); },
  ArrowUp: () => { y += 80; place(); }, ArrowDown: () => { y -= 80; place(); },
  PageUp: () => turn(-1), PageDown: () => turn(1),
};

export function prepareViewer() {
  const box = stage();
  $("viewer").addEventListener("keydown", (event) => {
    const key = KEYS[event.key];
    if (!key || event.ctrlKey || event.metaKey || event.altKey || event.target === $("view-alt")) return;
    event.preventDefault();
    key();
  });
  $("viewer").addEventListener("close", () => before?.focus({ preventScroll: true }));
  box.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  }, { passive: false });
  box.addEventListener("dblclick", (event) => (scale > 1.05 ? fit() : zoom(2.5, { x: event.clientX, y: event.clientY })));
  box.addEventListener("pointerdown", (event) => {
    box.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  box.addEventListener("pointermove", (event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (fingers.size === 1) {
      x += to.x - from.x;
      y += to.y - from.y;
      fingers.set(event.pointerId, to);
      place();
      return;
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
    const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
    fingers.set(event.pointerId, to);
    zoom(apart(to, other) / apart(from, other), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
  });
  for (const type of ["pointerup", "pointercancel"]) box.addEventListener(type, (event) => fingers.delete(event.pointerId));
  $("view-in").addEventListener("click", () => zoom(1.4));
  $("view-out").addEventListener("click", () => zoom(1 / 1.4));
  $("view-fit").addEventListener("click", fit);
  $("view-previous").addEventListener("click", () => turn(-1));
  $("view-next").addEventListener("click", () => turn(1));
  $("view-close").addEventListener("click", () => $("viewer").close());
  $("view-words").addEventListener("click", () => {
    const alt = $("view-alt");
    alt.hidden = !alt.hidden;
    $("view-words").setAttribute("aria-expanded", String(!alt.hidden));
    if (!alt.hidden) alt.focus();
  });
  addEventListener("resize", place);
}
