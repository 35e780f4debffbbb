// The map of the local page: it comes by requests with the tab's token, an order is a message of the person's own, and the
// answer is the post that comes by the web socket.

import { say } from "./dom.js";
import { unformatted } from "./posts.js";
import { call, request } from "./token.js";

const NEWS = ["post", "edited", "refused", "late", "ended", "line"];

export class SocketOrders {
  constructor(session) {
    this.session = session;
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
    if (type === "refused") return { said: detail.why };
    if (type === "late") return { said: say("page-not-sent") };
    if (type === "line" && !session.online) return { said: say("page-offline") };
    if (type === "line") return { changed: true };
    if (detail.from !== null || !session.live) return null;
    if (detail.place !== session.home || type !== "post") return { changed: true };
    return { changed: true, said: unformatted(detail.text), actions: detail.actions };
  }

  address(path) {
    const { acting } = this.session;
    return acting === null ? path : `${path}${path.includes("?") ? "&" : "?"}as=${encodeURIComponent(acting)}`;
  }

  orders(game) {
    return call(this.address(game ? `/api/map?game=${encodeURIComponent(game)}` : "/api/map"));
  }

  async board({ board }) {
    return (await request(this.address(`/api/board/${encodeURIComponent(board)}`))).text();
  }

  press({ id }) {
    this.session.send({ press: id, place: this.session.home });
  }

  give({ heading }, { order }) {
    const { session } = this;
    session.send({ place: session.home, text: `${heading}${order}`, tapped: true });
  }
}
