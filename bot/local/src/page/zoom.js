// One element in a stage that can be enlarged and moved: wheel, pinch, drag. Nothing moves by itself.

const MOST = 8;
// How many pixels a unit of the map has at most when it is framed, and from when on it is large enough.
const CLOSE = 0.9;
const CLEAR = 0.55;
const SLOP = 6; // a finger that moves less than this many pixels taps

export class Zoom {
  /** `stage`: the element in which the other one is shown. */
  constructor(stage) {
    this.stage = stage;
    this.node = null;
    this.fingers = new Map();
    this.fit();
    stage.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    }, { passive: false });
    stage.addEventListener("pointerdown", (event) => {
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    stage.addEventListener("pointermove", (event) => this.drag(event));
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, (event) => this.fingers.delete(event.pointerId));
    addEventListener("resize", () => this.place());
  }

  drag(event) {
    const from = this.fingers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
    // What is under a finger that only taps gets the click.
    if (!this.stage.hasPointerCapture(event.pointerId)) {
      if (this.fingers.size === 1 && apart(from, to) < SLOP) return;
      this.stage.setPointerCapture(event.pointerId);
    }
    this.fingers.set(event.pointerId, to);
    if (this.fingers.size === 1) return this.move(to.x - from.x, to.y - from.y);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)[1];
    this.zoom(apart(to, other) / apart(from, other), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
  }

  /** Shows `node`, which is `width` by `height` units large, as a whole. */
  show(node, width, height) {
    Object.assign(this, { node, width, height });
    this.fit();
  }

  /** Pixels per unit while the whole is shown. */
  ratio(box) {
    return Math.min(box.width / this.width, box.height / this.height) || 1;
  }

  place() {
    if (!this.node || !this.width) return;
    const box = this.stage.getBoundingClientRect();
    const ratio = this.ratio(box);
    const keep = (offset, size, room) => {
      const spare = size * this.scale - room;
      return spare <= 0 ? -spare / 2 : Math.min(0, Math.max(-spare, offset));
    };
    this.scale = Math.min(Math.max(this.scale, 1), MOST);
    this.x = keep(this.x, this.width * ratio, box.width);
    this.y = keep(this.y, this.height * ratio, box.height);
    this.node.style.width = `${this.width * ratio}px`;
    this.node.style.height = `${this.height * ratio}px`;
    this.node.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  zoom(factor, towards) {
    const box = this.stage.getBoundingClientRect();
    const [px, py] = towards ? [towards.x - box.left, towards.y - box.top] : [box.width / 2, box.height / 2];
    const next = Math.min(Math.max(this.scale * factor, 1), MOST);
    this.x = px - ((px - this.x) * next) / this.scale;
    this.y = py - ((py - this.y) * next) / this.scale;
    this.scale = next;
    this.place();
  }

  move(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.place();
  }

  /** On an upright stage: shows the middle of a wide element, as high as the stage but at most `most` times as large as the whole. */
  fill(most) {
    const box = this.stage.getBoundingClientRect();
    if (box.height > box.width) this.zoom(Math.min(box.height / (this.height * this.ratio(box)), most));
  }

  fit() {
    this.scale = 1;
    this.x = this.y = 0;
    this.place();
  }

  /** Shows these points, in units, with `margin` around them; what is in sight and large enough isn't moved. */
  frame(points, margin) {
    if (!this.node || !points.length) return;
    const box = this.stage.getBoundingClientRect();
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
    const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
    const ratio = this.ratio(box);
    const large = Math.min(box.width / (right - left), box.height / (bottom - top), CLOSE);
    const size = ratio * this.scale;
    const isIn = left * size + this.x >= 0 && right * size + this.x <= box.width && top * size + this.y >= 0 && bottom * size + this.y <= box.height;
    if (isIn && size >= Math.min(large, CLEAR)) return;
    this.scale = Math.min(Math.max(large / ratio, 1), MOST);
    this.x = box.width / 2 - ((left + right) / 2) * ratio * this.scale;
    this.y = box.height / 2 - ((top + bottom) / 2) * ratio * this.scale;
    this.place();
  }

  /** Moves a point, in units, into sight, if it isn't. */
  reveal([x, y], margin) {
    if (!this.node) return;
    const box = this.stage.getBoundingClientRect();
    const size = this.ratio(box) * this.scale;
    const into = (at, room) => Math.max(margin * size - at, 0) + Math.min(room - margin * size - at, 0);
    this.move(into(x * size + this.x, box.width), into(y * size + this.y, box.height));
  }
}
