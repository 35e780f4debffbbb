// One person's connection to Dragoman: the posts that they may read, and what they write. The host's page has several:
// the host's own, and one for each seat that the host plays.

import { forget, keep, keepRead, readOf, recall } from "./kept.js";
import { call, changeToSpare, noteOwnPerson, ownPerson, ownToken } from "./token.js";

const FRESH = 120_000; // how long after it was sent first a message may be sent again, in milliseconds
const TOO_FAST = 4008; // the server has refused too many frames
const REST = 60_000; // how long to stay away then, in milliseconds
const UNCONFIRMED = 10_000; // how long a message may wait for its confirmation before the connection is tried, in milliseconds
const UNANSWERED = 5_000; // how long nothing may come then, in milliseconds
const RECENT = 120; // the number of posts of a place at first; earlier ones on request
const LONGEST = 500; // the number of posts of a place that the server gives at once
const AGAIN_AFTER = 2_000; // how long to wait before posts that the server has refused to send are requested again, in milliseconds
const CLOSED = ["not-host", "not-yours", "nobody"]; // refusals by which a seat is closed to the host

/** What an edit of a post may change. */
const contentOf = ({ text, alt, image, file, links, actions }) => ({ text, alt, image, file, links, actions });

export class Session extends EventTarget {
  /** `acting`: the person whose seat the host plays; null: the person of this tab's token. */
  constructor(acting) {
    super();
    this.acting = acting;
    this.me = null;
    this.posts = new Map(); // place -> [post], edits applied
    this.byId = new Map();
    this.more = new Set(); // places with further, earlier posts
    this.newest = 0;
    this.begun = false; // the newest posts of all places have arrived
    this.live = false; // missed posts have been read
    this.online = false;
    this.place = null; // the place on screen
    this.drafts = new Map(); // place -> text
    this.read = {}; // place -> seq
    this.pending = new Map(); // frame id -> frame, until it was stored or refused
    this.sent = new Map(); // frame id -> when it was sent first
    this.early = new Set(); // ids of frames that were sent before the server has said who this is
    this.late = []; // frames that aren't sent any more, until that was said
    this.lost = []; // orders that were tapped and not sent, with the reason, until the person sends something
    this.questions = new Map(); // id -> resolve
    this.frames = 0;
    this.wait = 500;
    this.prefix = Math.random().toString(36).slice(2, 10);
    this.looking = null; // the place of which earlier posts were asked for
    this.joined = new Map(); // room that came while nobody was connected, until it is read up -> the newest post then
    this.moved = false; // the link has changed, and whose it is hasn't seen the new one
    this.renewing = false; // the link is being renewed: a disconnection is expected
    this.probing = null; // the timer after which the connection is given up, unless something comes from the server before
    this.connect();
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  connect() {
    const acting = this.acting === null ? "" : `&as=${encodeURIComponent(this.acting)}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws?token=${encodeURIComponent(ownToken())}${acting}`);
    let opened = false;
    this.endProbe();
    this.socket = socket;
    socket.addEventListener("open", () => {
      opened = true;
      this.wait = 500;
      this.live = false;
      // First: the server reads nothing more until all that it is asked for was sent.
      if (this.me === null) this.recallEarly();
      this.sendAgain();
      this.requestMissed();
    });
    socket.addEventListener("message", (event) => {
      this.endProbe();
      this.take(JSON.parse(event.data));
    });
    socket.addEventListener("close", async ({ code }) => {
      if (socket !== this.socket) return;
      this.disconnected();
      if (this.closed) return;
      // A browser doesn't report why it was refused.
      // By the end of the host's link a seat that the host plays doesn't end.
      const isAsked = !opened || (code === 4001 && this.acting !== null);
      const isSaid = code >= 4001 && code <= 4003 && !isAsked;
      const ended = isSaid ? code : isAsked && (await this.isShutOut()) ? 4001 : null;
      const other = ended === 4001 ? await this.other() : "none";
      if (ended !== null && other === "none") return this.end(ended);
      if (other === "used") {
        this.moved = true;
        this.forgetPosts();
      }
      const pause = code === TOO_FAST ? REST : this.wait;
      setTimeout(() => socket === this.socket && !this.renewing && this.connect(), pause);
      this.wait = Math.min(this.wait * 2, 10000);
    });
  }

  disconnected() {
    this.online = false;
    for (const resolve of this.questions.values()) resolve([]);
    this.questions.clear();
    this.tell("line");
  }

  /** Finds out whether anything still comes from the server. After a sleep, or in another network, a socket looks open for minutes
   * that carries nothing: then another one is opened. */
  probe() {
    const { socket } = this;
    const isUsed = () => socket === this.socket && socket.readyState === WebSocket.OPEN && !this.closed && !this.renewing;
    if (this.probing !== null || !isUsed()) return;
    this.transmit({ ask: `${this.prefix}-p${++this.frames}`, place: "", text: "" });
    this.probing = setTimeout(() => {
      this.probing = null;
      if (!isUsed()) return;
      this.disconnected();
      this.connect();
      socket.close();
    }, UNANSWERED);
  }

  endProbe() {
    clearTimeout(this.probing);
    this.probing = null;
  }

  /** Whether the server says that this link, or this seat for the host, is closed to us. Any other refusal passes: of a
   * server whose database stands still, of a proxy in between. That the host's link is unknown says nothing of a seat. */
  async isShutOut() {
    const acting = this.acting === null ? "" : `?as=${encodeURIComponent(this.acting)}`;
    try {
      await call(`/api/me${acting}`);
      return false;
    } catch (error) {
      return (this.acting === null ? ["unknown"] : CLOSED).includes(error.code);
    }
  }

  /** Whether this tab has made a link that works, without knowing: it is used from now on. */
  async other() {
    if (this.acting !== null || this.renewing) return "none";
    try {
      return (await changeToSpare()) ? "used" : "none";
    } catch {
      return "unknown";
    }
  }

  /** For good: the link was ended, or the seat has another player. */
  end(code) {
    if (this.closed || this.renewing) return;
    this.closed = true;
    if (this.me) forget(this.me.person);
    this.tell("ended", { code });
  }

  /** Everything is loaded anew: addresses of pictures and files were for the link of before. */
  forgetPosts() {
    this.begun = false;
    this.newest = 0;
    for (const known of [this.posts, this.byId, this.more, this.joined]) known.clear();
    this.looking = null;
    this.tell("forgotten");
  }

  /** Continues with the present token. */
  reconnect() {
    this.renewing = false;
    if (this.acting === null) this.forgetPosts();
    this.socket.close();
    this.connect();
  }

  close() {
    this.closed = true;
    this.socket.close();
  }

  /** Requests what was posted since the last connection, or the newest posts. */
  requestMissed() {
    this.transmit(this.begun ? { resume: this.newest } : { recent: RECENT });
  }

  /** Requests again what was refused, since too much had been asked for: without it nothing more would come. */
  requestAgain() {
    const { socket } = this;
    setTimeout(() => {
      if (this.closed || socket !== this.socket) return;
      if (!this.live) this.requestMissed();
      else this.readNext();
    }, AGAIN_AFTER);
  }

  /** Returns whether the frame has left. */
  transmit(frame) {
    const isOpen = this.socket.readyState === WebSocket.OPEN;
    if (isOpen) this.socket.send(JSON.stringify({ ...frame, tapped: undefined }));
    return isOpen;
  }

  take(frame) {
    if (frame.hello) {
      const first = this.me === null;
      const before = this.me?.rooms ?? [];
      // The bot's posts in channels are in one's own language: those that are here come again in the one that was chosen, also
      // while nobody was connected. The server reads this once it has sent what was missed.
      if (!first && this.me.posts_in !== frame.hello.posts_in) this.readAgain();
      this.me = frame.hello;
      if (this.acting === null) noteOwnPerson(this.me);
      if (first) this.recall();
      // While nobody was connected, a seat with its rooms may have come to this person, or the answer about some was lost.
      if (this.begun && !this.live) {
        const anew = ({ place }) => this.joined.has(place) || !before.some((room) => room.place === place);
        this.readUp(this.me.rooms.filter(anew));
      }
      this.tell("hello", { first });
    } else if (frame.caught_up !== undefined) {
      this.begun = true;
      this.live = true;
      this.online = true;
      this.newest = Math.max(this.newest, frame.caught_up);
      this.tell("line");
      // Not before: it would be covered by the posts of that time.
      this.tellLate();
    } else if (frame.taken !== undefined) {
      this.pending.delete(frame.taken);
      this.sent.delete(frame.taken);
      this.keep();
    } else if (frame.refused !== undefined) {
      const lost = this.pending.get(frame.refused);
      this.pending.delete(frame.refused);
      this.sent.delete(frame.refused);
      this.giveBack(lost);
      this.keep();
      // One that has no id asks for posts.
      if (frame.refused === "") this.requestAgain();
      this.tell("refused", { why: frame.why, frame: lost });
    } else if (frame.answer !== undefined) {
      this.questions.get(frame.answer)?.(frame.offers);
      this.questions.delete(frame.answer);
    } else if (frame.earlier !== undefined) {
      if (frame.more) this.more.add(frame.earlier);
      else this.more.delete(frame.earlier);
      const asked = this.looking === frame.earlier;
      if (asked) this.looking = null;
      const joined = this.joined.delete(frame.earlier);
      this.tell("earlier", { place: frame.earlier, asked, joined });
      if (joined) this.readNext();
    } else if (frame.seq !== undefined) {
      this.note(frame);
    }
  }

  note(post) {
    this.newest = Math.max(this.newest, post.seq);
    const earlier = this.byId.get(post.edit_of ?? post.id);
    if (earlier) {
      // A post that comes again, after a load that broke off, comes in its last version.
      if (post.edit_of || JSON.stringify(contentOf(post)) !== JSON.stringify(contentOf(earlier))) {
        Object.assign(earlier, contentOf(post));
        this.tell("edited", earlier);
      }
      return;
    }
    // An edit of a post that isn't loaded: it arrives in its last version with earlier posts.
    if (post.edit_of) return;
    this.byId.set(post.id, post);
    if (!this.posts.has(post.place)) this.posts.set(post.place, []);
    const posts = this.posts.get(post.place);
    let at = posts.length;
    while (at > 0 && posts[at - 1].seq > post.seq) at -= 1;
    posts.splice(at, 0, post);
    // Earlier posts are shown when all of them have arrived, and are no news.
    if (at === posts.length - 1 && post.seq > (this.joined.get(post.place) ?? 0)) this.tell("post", post);
  }

  /** Requests as many posts of each place as are here. */
  readAgain() {
    const counts = [...this.posts.values()].map((posts) => posts.length);
    this.transmit({ recent: Math.min(Math.max(RECENT, ...counts), LONGEST) });
  }

  /** Requests the posts of rooms that one has joined: those that come by themselves are newer than when it first came. */
  readUp(rooms) {
    this.joined = new Map(rooms.map(({ place }) => [place, this.joined.get(place) ?? this.newest]));
    this.readNext();
  }

  /** One room after the other: the server refuses many requests at once. */
  readNext() {
    const [place] = this.joined.keys();
    if (place !== undefined) this.transmit({ earlier: place, before: Number.MAX_SAFE_INTEGER, count: RECENT });
  }

  /** Requests earlier posts of `place`. */
  lookBack(place) {
    const first = this.posts.get(place)?.[0];
    this.looking = place;
    if (first) this.transmit({ earlier: place, before: first.seq, count: RECENT });
  }

  /** Sends a text or a press. Returns whether it has left; otherwise it is sent once there is a connection. */
  send(frame) {
    const id = `${this.prefix}-${++this.frames}`;
    const whole = { id, ...frame };
    this.lost = [];
    this.pending.set(id, whole);
    this.sent.set(id, Date.now());
    this.keep();
    return this.transmitKept(whole);
  }

  /** Sends a frame that the server confirms. Returns whether it has left. */
  transmitKept(frame) {
    setTimeout(() => this.pending.has(frame.id) && this.probe(), UNCONFIRMED);
    return this.transmit(frame);
  }

  /** What is written in `place` and not sent yet. */
  draft(place, text) {
    if ((this.drafts.get(place) ?? "") === text) return;
    this.drafts.set(place, text);
    this.keep();
  }

  isFresh(frame) {
    return Date.now() - (this.sent.get(frame.id) ?? 0) < FRESH;
  }

  /** Sends what may have been lost again: the same id is the same message. What is old by now may be meant for another
   * phase: whoever wrote it decides whether to send it. */
  sendAgain() {
    for (const frame of [...this.pending.values()]) {
      if (this.isFresh(frame)) {
        this.transmitKept(frame);
        continue;
      }
      this.pending.delete(frame.id);
      this.giveUp(frame);
    }
    if (this.late.length) this.keep();
  }

  giveUp(frame) {
    this.sent.delete(frame.id);
    this.giveBack(frame);
    this.late.push(frame);
  }

  /** Tells what isn't sent any more: for each place once that something was written or pressed there, and all orders that were
   * tapped, which are written nowhere. */
  tellLate() {
    if (!this.late.length) return;
    const late = this.late.splice(0);
    this.keep();
    const tapped = late.filter((frame) => frame.tapped);
    const others = new Map(late.filter((frame) => !frame.tapped).map((frame) => [frame.place, frame]));
    for (const frame of others.values()) this.tell("late", { frame, orders: [] });
    if (tapped.length) this.tell("late", { frame: tapped[0], orders: tapped.map(({ text }) => text.replace("\n", ": ")) });
  }

  /** What wasn't sent goes back to where it was written, behind what is being written there now. An order that was tapped on
   * the map was written nowhere, and is tapped again there. */
  giveBack(frame) {
    if (!frame?.text || frame.tapped) return;
    this.drafts.set(frame.place, [this.drafts.get(frame.place), frame.text].filter(Boolean).join("\n"));
    this.tell("draft", { place: frame.place });
  }

  keep() {
    if (!this.me || this.closed) return;
    // What was tapped is written nowhere else until it was told.
    const kept = [...this.pending.values(), ...this.late.filter(({ tapped }) => tapped)];
    const frames = kept.map((frame) => ({ ...frame, at: this.sent.get(frame.id) }));
    keep(this.me.person, this.drafts, frames);
  }

  /** What this tab had before it was reloaded. Frames keep their ids: one that had arrived isn't stored twice. Of those that
   * are too old by now `tellLate` tells. */
  recall() {
    this.read = readOf(this.me.person);
    const { drafts, frames } = recall(this.me.person);
    // Before them nothing was written here, but something may have been refused.
    for (const [place, text] of drafts) this.drafts.set(place, [text, this.drafts.get(place)].filter(Boolean).join("\n"));
    for (const { at, ...frame } of frames) {
      if (this.pending.has(frame.id) || this.early.has(frame.id)) continue;
      this.sent.set(frame.id, at);
      if (this.isFresh(frame)) {
        this.pending.set(frame.id, frame);
        this.transmitKept(frame);
      } else {
        this.giveUp(frame);
      }
    }
    this.keep();
  }

  /** After a reload: the messages that may not have arrived, before the posts of weeks are read. */
  recallEarly() {
    const person = this.acting ?? ownPerson();
    if (person === null) return;
    for (const { at, ...frame } of recall(person).frames) {
      if (this.early.has(frame.id)) continue;
      this.sent.set(frame.id, at);
      if (!this.isFresh(frame)) continue;
      this.early.add(frame.id);
      this.pending.set(frame.id, frame);
    }
  }

  /** The completions of `text`; none without a connection. */
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

  /** The unread posts of this person's own places: channels are read by everybody. */
  unread() {
    const { home, rooms } = this.places();
    return [home, ...rooms.map((room) => room.place)].reduce((sum, place) => sum + this.unreadIn(place), 0);
  }

  /** Marks everything in `place` as read. */
  see(place, upto) {
    const last = upto ?? this.posts.get(place)?.at(-1)?.seq;
    if (!last || (this.read[place] ?? 0) >= last) return;
    this.read[place] = last;
    // Rooms that are gone aren't kept.
    for (const key of Object.keys(this.read)) if (key.startsWith("&") && !this.room(key)) delete this.read[key];
    keepRead(this.me.person, this.read);
  }
}
