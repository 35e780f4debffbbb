// One person's line to Dragoman: what they may read, what they write. The host's page holds several.

const readKey = (person) => `dragoman:read:${person}`;

export class Session extends EventTarget {
  constructor(token) {
    super();
    this.token = token;
    this.me = null;
    this.posts = new Map(); // place -> [post], edits applied
    this.byId = new Map();
    this.newest = 0;
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
    this.queue = Promise.resolve();
    this.connect();
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  connect() {
    const socket = new WebSocket(`ws://${location.host}/ws?token=${encodeURIComponent(this.token)}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = 500;
      this.live = false;
      this.transmit({ resume: this.newest });
      // The same id again is the same message: what the line swallowed is sent once more.
      for (const frame of this.pending.values()) this.transmit(frame);
    });
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      this.online = false;
      this.tell("line");
      if (this.closed) return;
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, 10000);
    });
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
    } else if (frame.seq !== undefined) {
      this.note(frame);
    }
  }

  note(post) {
    this.newest = Math.max(this.newest, post.seq);
    const earlier = this.byId.get(post.edit_of ?? post.id);
    if (earlier) {
      if (post.edit_of) {
        Object.assign(earlier, { text: post.text, alt: post.alt, image: post.image, file: post.file, actions: post.actions, edited: true });
        this.tell("edited", earlier);
      }
      return;
    }
    this.byId.set(post.id, post);
    if (!this.posts.has(post.place)) this.posts.set(post.place, []);
    this.posts.get(post.place).push(post);
    this.tell("post", post);
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
