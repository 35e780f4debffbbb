// The map of the local page: it comes by requests with the tab's token, an order is a message of the person's own, what is said
// to others is the press of a button, in the press room from which the map was opened or in private, and the answer is the post that
// comes by the web socket.

import { say } from "./dom.js";
import { unformatted } from "./posts.js";
import { call, request } from "./token.js";

/** What is said of messages that weren't sent in time. An order that was tapped was written nowhere: it is named. */
export const notSent = ({ orders }) => (orders.length ? `${say("page-tap-not-sent")} ${orders.join("; ")}` : say("page-not-sent"));

const NEWS = ["post", "edited", "refused", "late", "ended", "line"];

export class SocketOrders {
  /** `room`: the place of the press room in which something is said; null: each is told alone. */
  constructor(session, room) {
    this.session = session;
    this.room = room;
  }

  open(heard) {
    this.heard = ({ type, detail }) => {
      const news = this.news(type, detail);
      if (news) heard(news);
    };
    for (const type of NEWS) this.session.addEventListener(type, this.heard);
  }

  close() {
    for (const type of NEWS) this.session.removeEventListener(type, this.heard);
  }

  news(type, detail) {
    const { session } = this;
    if (type === "ended") return { ended: "" };
    if (type === "refused") return { said: detail.why, changed: true };
    if (type === "late") return { said: notSent(detail), changed: true };
    if (type === "line" && !session.online) return { said: say("page-offline") };
    if (type === "line") return { changed: true };
    if (detail.from !== null || !session.live) return null;
    const { place, text, actions } = detail;
    if (type !== "post" || (place !== session.home && place !== this.room)) return { changed: true };
    // The buttons of a room are for all in it, and stay there; a picture would be posted where nobody sees it from here.
    const here = place === this.room ? [] : actions.filter(({ id }) => !id.includes(";map="));
    return { changed: true, said: unformatted(text), actions: here };
  }

  address(path) {
    const { acting } = this.session;
    return acting === null ? path : `${path}${path.includes("?") ? "&" : "?"}as=${encodeURIComponent(acting)}`;
  }

  orders(game) {
    return call(this.address(game ? `/api/map?game=${encodeURIComponent(game)}` : "/api/map"));
  }

  /** The same map, with what can be said. */
  sentences(game) {
    const which = this.room === null ? game && `?game=${encodeURIComponent(game)}` : `?room=${encodeURIComponent(this.room)}`;
    return call(this.address(`/api/map/said${which || ""}`));
  }

  async board({ board }) {
    return (await request(this.address(`/api/board/${encodeURIComponent(board)}`))).text();
  }

  press({ id, place = this.session.home }) {
    return this.session.send({ press: id, place });
  }

  give({ game, number, heading }, { order }) {
    const { session } = this;
    return session.send({ place: session.home, text: `${heading}${order}`, during: { game, number }, tapped: true });
  }

  say({ press }) {
    return this.press({ id: press, place: this.room ?? undefined });
  }
}
