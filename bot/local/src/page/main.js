// The page: a chat client of the web socket's protocol. It decides nothing and stores only what is on screen
// and up to where it was read.

import { $, announce, element, icon, say, speak } from "./dom.js";
import { forget, forgetTab, isTold, keepLastPlace, lastPlace, noteTold } from "./kept.js";
import { isOnlyOne, letIn } from "./known.js";
import { Composer } from "./composer.js";
import { notify, prepareConsent, showConsent } from "./notify.js";
import { People, powersOf } from "./people.js";
import { described, drawer, prepareDrawer, showPlaces } from "./places.js";
import { Posts, unformatted } from "./posts.js";
import { Session } from "./session.js";
import { tabStore } from "./storage.js";
import { notSent, SocketOrders } from "./tap-socket.js";
import { Tap } from "./tap.js";
import { dropToken, keepToken, ownPerson, ownToken } from "./token.js";
import { prepareViewer } from "./viewer.js";

const ACTING = "dragoman:acting"; // whose seat the host plays at the moment; a reload finds it again

const app = {
  sessions: new Map(), // person whose seat the host plays, or null for oneself -> Session
  current: null,
  own: null,
  host: null,
  language: null,

  /** The session of a person whose seat the host plays, or with null one's own; opened if it isn't yet. */
  know(acting) {
    if (!this.sessions.has(acting)) {
      const session = new Session(acting);
      this.sessions.set(acting, session);
      listen(session);
    }
    return this.sessions.get(acting);
  },

  acts: 0, // how often another person was chosen

  /** Shows a message where it is seen, and reads it aloud. */
  told(text) {
    drawer(false);
    posts.refused(text);
  },

  /** Continues with the token that this tab has after `renew`. Everything opened by the old one is closed meanwhile. */
  async renew(renew) {
    for (const session of this.sessions.values()) session.renewing = true;
    try {
      return await renew();
    } finally {
      for (const session of this.sessions.values()) session.reconnect();
    }
  },

  /** Switches to a person: the same place if they have it, otherwise the corresponding one; or that of the address `wanted`.
   * Until the page speaks their language it is the other's, with what is written there. `focuses`: whether one writes there at once. */
  async act(session, wanted, focuses = true) {
    // The session of a seat that was just taken over may not have its account yet.
    if (!session.me) return session.addEventListener("hello", () => this.act(session), { once: true });
    const act = ++this.acts;
    if (returning && session.acting !== returning) stay();
    if (session === this.current) return useLanguage(session.me.language);
    await useLanguage(session.me.language);
    // Another language may have been asked for meanwhile, by whoever was on screen.
    if (act === this.acts) await useLanguage(session.me.language);
    if (act !== this.acts) return;
    const from = this.current;
    const place = (from ?? session).place ?? "#hall";
    this.current = session;
    if (wanted === undefined) go(place, focuses);
    else arrive(session, wanted);
    line();
    if (from) announce(`${say("page-seat-of")} ${session.me.name}, ${powersOf(session.me)}`);
  },
};

let speaking = Promise.resolve();

/** The page in another language; without a connection it stays as it is until the session's next hello. */
function useLanguage(language) {
  if (app.language === language) return speaking;
  const before = app.language;
  app.language = language;
  const done = (isSpoken) => {
    if (!isSpoken) return;
    $("language").value = language;
    showConsent();
  };
  speaking = speak(language).then(done, () => {
    if (app.language === language) app.language = before;
  });
  return speaking;
}

/** The languages that the program has. */
function offerLanguages({ languages, language }) {
  const choice = ({ tag, name }) => element("option", { value: tag, lang: tag, textContent: name });
  for (const menu of ["language", "add-language"]) {
    const chosen = $(menu).value || language;
    $(menu).replaceChildren(...languages.map(choice));
    $(menu).value = chosen;
  }
}

let marking = null;

/** The place that an address names, behind its hash sign. */
function named(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** Where somebody goes whose address says nothing. Whoever plays goes to what only they read: what is to be done now is there. */
function usual(session) {
  const { person, seats, orders } = session.me;
  const last = lastPlace(person);
  if (!seats.length && !orders) return last ?? "#hall";
  const isThere = last?.startsWith("&") ? Boolean(session.room(last)) : last !== null && !last.startsWith("#");
  return isThere ? last : "@";
}

/** Goes where the address says. If that place is gone, nobody writes in the hall by mistake. */
function arrive(session, named) {
  const wanted = named || usual(session);
  const known = wanted === "@" || wanted.startsWith("#") || Boolean(session.room(wanted));
  go(known ? wanted : "#hall", known || !named);
}

/** Where one is, and whose seat that is, for a reload. Until the seat of before the last one is there that stays. */
function keepPlace() {
  if (returning || !app.current) return;
  const { acting, place, me } = app.current;
  const name = place.startsWith("@") ? "@" : place;
  if (acting === null) {
    tabStore.removeItem(ACTING);
    keepLastPlace(me.person, name);
  } else {
    tabStore.setItem(ACTING, acting);
  }
  history.replaceState(null, "", `${location.pathname}#${encodeURIComponent(name)}`);
}

/** The place of `session` that corresponds to another person's. */
function corresponding(session, place) {
  if (place.startsWith("@")) return session.home;
  return place.startsWith("#") || session.room(place) ? place : "#hall";
}

function go(wanted, focuses = true) {
  const session = app.current;
  // For a moment after the host has chosen another seat, the list on screen is still that of the seat before.
  const place = corresponding(session, wanted);
  const before = session.read[place] ?? 0;
  session.place = place;
  marking = session.unreadIn(place) ? before : 0;
  keepPlace();
  show();
  if ($("places").classList.contains("open")) drawer(false);
  // Nobody goes on writing in the hall what was meant for a room that is gone.
  if (place !== wanted && wanted.startsWith("&")) $("text").blur();
  // Whoever finds the field focused while their seat is coming back has chosen it.
  else if (focuses && !returning && matchMedia("(min-width: 721px)").matches && !$("text").disabled) $("text").focus({ preventScroll: true });
}

function heading() {
  const session = app.current;
  const { mark, name, about, open } = described(session, session.place);
  $("mark").replaceChildren(icon(mark));
  $("where").textContent = name;
  $("about").textContent = about;
  const { me } = session;
  $("who").replaceChildren(element("span", { textContent: `${say("page-seat-of")} ` }), element("b", { textContent: me.name }),
    powersOf(me) ? element("span", { textContent: ` · ${powersOf(me)}` }) : "");
  $("people-open").hidden = !app.host;
  $("starts-open").hidden = session !== app.host;
  $("keep").hidden = session !== app.own || !me.seats.length || isTold(me.person);
  $("link-open").hidden = session !== app.own;
  $("clock").hidden = !app.host?.me.demo;
  const within = session.place.startsWith("&");
  $("tap-open").hidden = !(me.seats.length || me.orders) || !(session.place.startsWith("@") || (within && open));
  $("tap-open-words").textContent = say(within ? "page-tap-say-open" : "page-tap-open");
  return open;
}

function show() {
  const session = app.current;
  const open = heading();
  posts.open(session, session.place, marking);
  composer.open(session, session.place, { open });
  seen();
  lists();
}

function seen() {
  const session = app.current;
  if (document.visibilityState !== "visible" || !session?.place) return;
  session.see(session.place);
  // A channel is marked as read once for all seats.
  if (session.place.startsWith("#")) {
    for (const other of app.sessions.values()) if (other.me && other !== session) other.see(session.place, session.read[session.place]);
  }
}

let drawing = false;
// Many posts at once are rendered together.
function lists() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    const session = app.current;
    if (!session?.me) return;
    showPlaces(session, session.place, go);
    people.showBar();
    const channels = session.places().channels.reduce((sum, key) => sum + session.unreadIn(key), 0);
    const fresh = [...app.sessions.values()].filter((known) => known.me).reduce((sum, known) => sum + known.unread(), channels);
    document.title = fresh ? `(${fresh}) ${say("page-title")}` : say("page-title");
  });
}

/** After a sleep, or in another network: finds out whether the connections are still there. */
function probe() {
  for (const session of app.sessions.values()) session.probe();
}

function line() {
  const session = app.current;
  if (!session) return;
  $("line").classList.toggle("off", !session.online);
  $("line").textContent = say(session.online ? "page-online" : "page-offline");
  document.body.classList.toggle("offline", !session.online);
}

function listen(session) {
  session.addEventListener("hello", async ({ detail }) => {
    if (session === app.own && session.me.host && !app.host) app.host = session;
    if (session === app.own) offerLanguages(session.me);
    if (detail.first && session === app.own) {
      await useLanguage(session.me.language);
      app.current = session;
      if (!app.host) returning = null;
      if (returning) go("#hall", false);
      else arrive(session, begun);
      line();
      tellEarly();
      if (returning) findSeat();
      else if (app.host) people.refresh().catch(() => {});
    } else {
      if (session.acting !== null && session.acting === returning) await comeBack(session);
      if (detail.first) tellEarly();
      // What changed while there was no connection isn't known.
      if (session === app.host && !session.live) people.refresh().catch(() => {});
      if (session === app.current) await renewed(session);
    }
    if (session.moved && app.current) {
      session.moved = false;
      people.openMoved();
    }
    lists();
  });
  session.addEventListener("post", ({ detail: post }) => {
    if (session === app.current && post.place === session.place) {
      posts.append(post);
      if (posts.pinned) seen();
      if (session.live && post.from !== session.me.person) {
        announce(`${post.from === null ? say("page-bot") : post.name}: ${post.from === null ? unformatted(post.text) : post.text} ${post.alt ? say("page-picture") : ""}`);
      }
    }
    if (session.live && post.from === null && post.place === session.home) posts.wrotePrivately(session);
    if (session.live && session === app.current && post.from === null && post.place.startsWith("&")) {
      posts.roomOpened(post.place, described(session, post.place).name);
    }
    lists();
    const isMine = !post.place.startsWith("#") || session.me?.seats.some((seat) => seat.place === post.place);
    if (session.live && isMine && post.from === null) {
      const open = () => app.act(session).then(() => session === app.current && go(post.place));
      notify(post, described(session, post.place).name, unformatted(post.text), open);
    }
  });
  session.addEventListener("edited", ({ detail: post }) => {
    if (session === app.current && post.place === session.place) posts.edited(post);
    if (session.live && post.from === null && post.place === session.home) posts.wrotePrivately(session);
  });
  session.addEventListener("refused", ({ detail }) => unsent(session, detail.frame, () => detail.why));
  session.addEventListener("late", ({ detail }) => unsent(session, detail.frame, () => notSent(detail)));
  session.addEventListener("forgotten", () => session === app.current && show());
  session.addEventListener("draft", ({ detail }) => {
    if (session === app.current && detail.place === session.place) composer.recall(session.drafts.get(detail.place));
  });
  session.addEventListener("line", () => {
    if (session === app.current) line();
    if (session.live) tellEarly();
    lists();
  });
  session.addEventListener("earlier", ({ detail }) => {
    if (detail.joined) lists();
    if (session !== app.current || detail.place !== session.place) return;
    if (detail.joined) show();
    else if (detail.asked) posts.further();
    else posts.offerEarlier();
  });
  session.addEventListener("ended", ({ detail }) => {
    if (session === app.own) return stranger(session.me ? (detail.code === 4002 ? "page-seat-taken" : "page-link-ended") : "page-no-token");
    // Somebody has opened the seat's own link: the host doesn't play it any more.
    app.sessions.delete(session.acting);
    if (session.acting === returning) stay();
    if (session === app.current) {
      // What is being written was meant for that seat.
      $("text").blur();
      app.act(app.host, undefined, false);
    }
    if (session.me) announce(`${session.me.name}: ${say("page-by-link")}`);
    lists();
    people.refresh().catch(() => {});
  });
}

/** The account of the person on screen has changed. */
async function renewed(session) {
  const changed = app.language !== session.me.language;
  await useLanguage(session.me.language);
  if (session !== app.current) return;
  if (session.place.startsWith("&") && !session.room(session.place)) {
    go(session.place, false);
    posts.refused(say("page-room-gone"));
  } else if (changed) show();
  else composerState(heading());
}

// What a reload finds: where one was, and whose seat the host played.
const begun = named(location.hash);
let returning = tabStore.getItem(ACTING);
let arriving = false; // that seat is about to be on screen

/** Finds out after a reload whether the host still plays the same seat. As long as the server doesn't say so it is asked again:
 * the requests of a page that is loaded again fail too, and it mustn't forget the seat for the next one. */
async function findSeat() {
  try {
    await people.refresh();
  } catch ({ code }) {
    if (returning && code) stay();
    else if (returning) setTimeout(findSeat, 1000);
    return;
  }
  if (returning && !app.sessions.has(returning)) stay();
}

/** After a reload the host plays the same seat again, unless something was begun meanwhile. */
async function comeBack(session) {
  returning = null;
  arriving = true;
  if (app.current === app.own && app.acts === 0 && document.activeElement !== $("text")) await app.act(session, begun);
  arriving = false;
  keepPlace();
  tellEarly();
}

/** The seat that the host played isn't the host's any more, or the host has chosen another one. */
function stay() {
  returning = null;
  keepPlace();
  tellEarly();
}

const early = []; // what can't be said yet: nothing is on screen, or posts are still coming, or it isn't known who had written it

/** Says why something wasn't sent, wherever one is by now. `why()` says it in the language of that moment. */
function unsent(session, frame, why) {
  if (!app.current || !session.live || returning || arriving) return early.push([session, frame, why]);
  if (frame?.tapped) session.lost.push([frame, why]);
  posts.refused(whose(session, frame, why));
}

/** Whose message and of which place that is, as far as it isn't what is on screen, and why it wasn't sent. */
function whose(session, frame, why) {
  const who = session === app.current ? [] : [session.me.name];
  const where = frame && (session !== app.current || frame.place !== session.place) ? [described(session, frame.place).name] : [];
  return [...who, ...where, why()].filter(Boolean).join(": ");
}

/** Says it of those of whom that couldn't be said yet. */
function tellEarly() {
  for (const [session, frame, why] of early.splice(0)) unsent(session, frame, why);
}

function composerState(open) {
  const was = !$("text").disabled;
  if (was !== open) composer.open(app.current, app.current.place, { open });
}

/** Without a token, or with an invalid one. Others who have played in this browser are let in at a press. */
async function stranger(why) {
  drawer(false);
  // Whose link it was is known if it has worked in this tab before.
  if (ownPerson() !== null) {
    forget(ownPerson());
    forgetTab();
  }
  dropToken();
  for (const session of app.sessions.values()) {
    session.close();
    if (session.me) forget(session.me.person);
  }
  tabStore.removeItem(ACTING);
  app.current = null;
  // Whoever has the screen next isn't this player.
  $("text").value = "";
  $("view-alt").textContent = "";
  for (const shown of ["tap-list", "tap-stage", "stage", "lists", "own-link-made", "links"]) $(shown).replaceChildren();
  $("seats").querySelector("ul").replaceChildren();
  await speak(app.language ?? navigator.language).catch(() => {});
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  $("posts").replaceChildren(element("li", { className: "empty", attributes: { role: "alert" } }, element("p", { textContent: say(why) }),
    ...letIn().map(({ name, token }) => {
      const button = element("button", { type: "button", className: "chip again", textContent: `${say("page-go-on-as")} ${name}` });
      button.addEventListener("click", () => {
        keepToken(token);
        location.reload();
      });
      return button;
    })));
  document.body.classList.add("stranger");
}

/** The buttons with which the host begins a game; `done` is called once one of them has done its work. */
function starts(done = () => {}) {
  const box = element("div", { className: "starts" });
  // While a game is being opened, nothing else is begun.
  const button = (words, className, act) => {
    const made = element("button", { type: "button", className, textContent: say(words) });
    made.addEventListener("click", async () => {
      for (const one of box.querySelectorAll("button")) one.disabled = true;
      if (await act()) done();
      for (const one of box.querySelectorAll("button")) one.disabled = false;
    });
    return made;
  };
  const { host } = app;
  const channel = people.channel();
  const computers = button("page-against-computers", "strong computers", async () => {
    const isBegun = await people.start("computers");
    if (isBegun) go(host.home);
    return isBegun;
  });
  const alone = button("page-try-alone", "chip all-seats", async () => {
    const isBegun = await people.fill(true);
    if (isBegun) go(channel);
    return isBegun;
  });
  const friends = button("page-friends", "chip friends", async () => {
    const isBegun = await people.start("friends");
    if (isBegun) await people.open();
    return isBegun;
  });
  const open = button("page-open-game", "chip", () => {
    done();
    go(channel);
    composer.command("/new ");
  });
  box.append(computers, element("span", { className: "actions" }, alone, people.languagesMenu()), friends, open);
  return box;
}

const people = new People(app);
const composer = new Composer(app);
const posts = new Posts({
  go,
  seen: () => {
    seen();
    lists();
  },
  /** The orders that weren't sent and stand nowhere else. */
  lost: (session) => session.lost.map(([frame, why]) => whose(session, frame, why)),
  seatsOf(person, place) {
    const known = [...app.sessions.values()].find((session) => session.me?.person === person);
    const seats = known?.me.seats ?? [];
    const here = seats.filter((seat) => seat.place === place);
    return here.length ? here : seats;
  },
  /** The text of a place without posts. */
  empty(place) {
    const box = element("li", { className: "empty" });
    if (place === "#hall" && app.current === app.host) {
      box.append(element("img", { src: "/page/icon.svg", alt: "", width: 64, height: 72 }),
        element("h3", { textContent: say("page-welcome") }), element("p", { textContent: say("page-welcome-about") }), starts());
    } else {
      box.append(element("p", { textContent: say(place.startsWith("@") ? "page-empty-private" : place.startsWith("&") ? "page-empty-room" : "page-empty") }));
    }
    return box;
  },
  /** The channels to which somebody is led who can't do something in private. */
  channels(session) {
    const own = session.me.seats.map((seat) => seat.place);
    return [...new Set([...own, "#hall"])].map((place) => ({ place, name: described(session, place).name }));
  },
  /** Goes there, with what was written in the field. */
  lead(place, text) {
    go(place);
    if (text) composer.command(/^\s*[/!]/.test(text) ? text : `/${text}`, true);
  },
  /** Further buttons of a lobby: somebody gets a link, or the host or the computer takes all seats. */
  furtherActions(post) {
    const lobby = post.actions.some((action) => action.id.startsWith("join"));
    if (!lobby || app.current !== app.host) return [];
    const chip = (label, act) => {
      const made = element("button", { type: "button", className: "chip own", textContent: label });
      made.addEventListener("click", async () => {
        made.disabled = true;
        await act();
        made.disabled = false;
      });
      return made;
    };
    const chips = [chip(say("page-invite"), () => people.open()), chip(say("page-all-me"), () => people.fill(false))];
    const { fill } = app.host.me;
    if (fill) chips.push(chip(say("page-fill"), () => app.host.send({ place: post.place, text: fill })));
    return chips;
  },
});

const tap = new Tap();
prepareViewer();
prepareDrawer();
prepareConsent(app.told);
// The address says where one is: it isn't replaced by that of the field.
$("skip").addEventListener("click", (event) => {
  event.preventDefault();
  $($("text").disabled ? "scroll" : "text").focus();
});
$("tap-open").addEventListener("click", () => {
  const { current } = app;
  const room = current.place.startsWith("&") ? current.place : null;
  tap.open(new SocketOrders(current, room), room !== null);
});
$("clock").addEventListener("click", () => people.skip());
$("starts-open").addEventListener("click", () => {
  drawer(false);
  $("starts-list").replaceChildren(starts(() => $("starts").close()));
  $("starts").showModal();
});
$("starts").querySelector(".close").addEventListener("click", () => $("starts").close());
for (const id of ["keep-link", "keep-close"]) {
  $(id).addEventListener("click", () => {
    noteTold(app.own.me.person);
    $("keep").hidden = true;
  });
}
$("keep-link").addEventListener("click", () => people.openOwn());
$("language").addEventListener("change", () => app.current.send({ place: app.current.home, text: `/language ${$("language").value}` }));
document.addEventListener("visibilitychange", () => {
  seen();
  lists();
  if (document.visibilityState === "visible") probe();
});
for (const type of ["online", "pageshow"]) addEventListener(type, probe);
document.addEventListener("keydown", (event) => {
  if (document.querySelector("dialog[open]") || !app.current?.me) return;
  // By the key's position: with Alt a Mac writes other characters.
  // AltGr is Ctrl and Alt on some systems, and writes brackets there.
  const digit = event.altKey && !event.ctrlKey && /^Digit([1-9])$/.exec(event.code);
  if (digit) {
    const known = [...app.sessions.values()].filter((session) => session.me);
    const session = known[Number(digit[1]) - 1];
    if (session) {
      event.preventDefault();
      app.act(session);
    }
  } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    event.preventDefault();
    const { channels, home, rooms } = app.current.places();
    const all = [...channels, home, ...rooms.map((room) => room.place)];
    const next = all.indexOf(app.current.place) + (event.key === "ArrowDown" ? 1 : -1);
    if (all[next]) {
      go(all[next]);
      announce($("where").textContent);
    }
  } else if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName)) {
    event.preventDefault();
    $("commands").click();
  }
});

// Whoever has played in this browser needs no link; of several nobody is chosen.
const others = ownToken() ? [] : letIn();
if (others.length === 1 && isOnlyOne()) keepToken(others[0].token);
if (ownToken()) app.own = app.know(null);
else stranger(others.length ? "page-who" : "page-no-token");
