// One person's line to Dragoman: what they may read, what they write. The host's page holds several: the host's own, and
// one for each seat that the host plays.

import { call, ownToken } from "./token.js";

const readKey = (person) => `dragoman:read:${person}`;
const RECENT = 120; // so many posts of a place at first; earlier ones on request

export class Session extends EventTarget {
  /** `acting`: the person whose seat the host plays; null: the person of this tab's token. */
  constructor(acting) {
    super();
    this.acting = acting;
    this.me = null;
    this.posts = new Map(); // place -> [post], edits applied
    this.byId = new Map();
    this.more = new Set(); // places with earlier posts than those
    this.newest = 0;
    this.begun = false; // the newest posts of all places have come once
    this.live = false; // what was missed has been read
    this.online = false;
    this.place = null; // where this person looks
    this.drafts = new Map(); // place -> text
    this.read = {}; // place -> seq
    this.pending = new Map(); // frame id -> frame, until it was taken or refused
    this.questions = new Map(); // id -> resolve
    this.frames = 0;
    this.wait = 500;
    this.prefix = Math.random().toString(36).slice(2, 10);
    this.looking = null; // the place of which earlier posts were asked for
    this.renewing = false; // the link is being renewed: being disconnected isn't the end
    this.connect();
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  connect() {
    const acting = this.acting === null ? "" : `&as=${encodeURIComponent(this.acting)}`;
    const socket = new WebSocket(`ws://${location.host}/ws?token=${encodeURIComponent(ownToken())}${acting}`);
    let opened = false;
    this.socket = socket;
    socket.addEventListener("open", () => {
      opened = true;
      this.wait = 500;
      this.live = false;
      this.transmit(this.begun ? { resume: this.newest } : { recent: RECENT });
      // The same id again is the same message: what the line swallowed is sent once more.
      for (const frame of this.pending.values()) this.transmit(frame);
    });
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", async ({ code }) => {
      if (socket !== this.socket) return;
      this.online = false;
      this.tell("line");
      if (this.closed) return;
      if (code >= 4001 && code <= 4003) return this.end(code);
      // A browser doesn't tell why it wasn't let in.
      if (!opened && (await this.isShutOut())) return this.end(4001);
      setTimeout(() => socket === this.socket && !this.renewing && this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, 10000);
    });
  }

  async isShutOut() {
    const acting = this.acting === null ? "" : `?as=${encodeURIComponent(this.acting)}`;
    try {
      await call(`/api/me${acting}`);
      return false;
    } catch (error) {
      return error.status >= 400 && error.status < 500 && error.status !== 429;
    }
  }

  /** For good: the link was ended, or the seat has another player. */
  end(code) {
    if (this.closed || this.renewing) return;
    this.closed = true;
    this.tell("ended", { code });
  }

  /** Goes on with the token as it is now. */
  reconnect() {
    this.renewing = false;
    this.socket.close();
    this.connect();
  }

  close() {
    this.closed = true;
    this.socket.close();
  }

  transmit(frame) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  take(frame) {
    if (frame.hello) {
      const first = this.me === null;
      this.me = frame.hello;
      if (first) this.read = JSON.parse(localStorage.getItem(readKey(this.me.person)) ?? "{}");
      this.tell("hello", { first });
    } else if (frame.caught_up !== undefined) {
      this.begun = true;
      this.live = true;
      this.online = true;
      this.newest = Math.max(this.newest, frame.caught_up);
      this.tell("line");
    } else if (frame.taken !== undefined) {
      this.pending.delete(frame.taken);
    } else if (frame.refused !== undefined) {
      const lost = this.pending.get(frame.refused);
      this.pending.delete(frame.refused);
      this.tell("refused", { why: frame.why, frame: lost });
    } else if (frame.answer !== undefined) {
      this.questions.get(frame.answer)?.(frame.offers);
      this.questions.delete(frame.answer);
    } else if (frame.earlier !== undefined) {
      if (frame.more) this.more.add(frame.earlier);
      else this.more.delete(frame.earlier);
      const asked = this.looking === frame.earlier;
      if (asked) this.looking = null;
      this.tell("earlier", { place: frame.earlier, asked });
    } else if (frame.seq !== undefined) {
      this.note(frame);
    }
  }

  note(post) {
    this.newest = Math.max(this.newest, post.seq);
    const earlier = this.byId.get(post.edit_of ?? post.id);
    if (earlier) {
      if (post.edit_of) {
        const { text, alt, image, file, links, actions } = post;
        Object.assign(earlier, { text, alt, image, file, links, actions, edited: true });
        this.tell("edited", earlier);
      }
      return;
    }
    // An edit of a post that hasn't been read: it comes as it stands when earlier posts are asked for.
    if (post.edit_of) return;
    this.byId.set(post.id, post);
    if (!this.posts.has(post.place)) this.posts.set(post.place, []);
    const posts = this.posts.get(post.place);
    let at = posts.length;
    while (at > 0 && posts[at - 1].seq > post.seq) at -= 1;
    posts.splice(at, 0, post);
    // What was said before is shown when all of it has come.
    if (at === posts.length - 1) this.tell("post", post);
  }

  /** Asks for what was said in `place` before what is known. */
  lookBack(place) {
    const first = this.posts.get(place)?.[0];
    this.looking = place;
    if (first) this.transmit({ earlier: place, before: first.seq, count: RECENT });
  }

  /** Says or presses something. */
  send(frame) {
    const id = `${this.prefix}-${++this.frames}`;
    const whole = { id, ...frame };
    this.pending.set(id, whole);
    this.transmit(whole);
  }

  /** How `text` might go on; nothing if the line is cut. */
  ask(place, text) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve([]);
    const ask = `${this.prefix}-q${++this.frames}`;
    return new Promise((resolve) => {
      this.questions.set(ask, resolve);
      this.transmit({ ask, place, text });
    });
  }

  get home() {
    return `@${this.me.person}`;
  }

  room(place) {
    return this.me.rooms.find((room) => room.place === place);
  }

  /** The places that this person has, in order. */
  places() {
    const channels = new Set(["#hall", ...[...this.posts.keys()].filter((key) => key.startsWith("#"))]);
    for (const seat of this.me.seats) channels.add(seat.place);
    return { channels: [...channels].sort(), home: this.home, rooms: this.me.rooms };
  }

  unreadIn(place) {
    const after = this.read[place] ?? 0;
    const posts = this.posts.get(place) ?? [];
    let count = 0;
    for (let at = posts.length - 1; at >= 0 && posts[at].seq > after; at--) {
      if (posts[at].from !== this.me.person) count += 1;
    }
    return count;
  }

  /** What waits for this person alone: channels are read by everybody. */
  unread() {
    const { home, rooms } = this.places();
    return [home, ...rooms.map((room) => room.place)].reduce((sum, place) => sum + this.unreadIn(place), 0);
  }

  /** Notes that everything in `place` has been seen. */
  see(place, upto) {
    const last = upto ?? this.posts.get(place)?.at(-1)?.seq;
    if (!last || (this.read[place] ?? 0) >= last) return;
    this.read[place] = last;
    localStorage.setItem(readKey(this.me.person), JSON.stringify(this.read));
  }
}
