// The list of places, which is a drawer on a phone.

import { $, element, icon, say } from "./dom.js";

/** The name and kind of a place, for the list and for the heading. */
export function described(session, key) {
  if (key.startsWith("@")) return { mark: "mail", name: say("page-bot"), about: say(session.me.played_by_host ? "page-private-about-host" : "page-private-about"), open: true };
  if (key.startsWith("&")) {
    const room = session.room(key);
    const open = room?.open ?? false;
    return { mark: open ? "talk" : "lock", name: room?.name ?? key, about: say(open ? "page-room-about" : "page-locked"), open };
  }
  return { mark: "hash", name: key.slice(1), about: say("page-channel-about"), open: true };
}

export function badge(count) {
  return element("span", { className: "unread" }, String(count), element("span", { className: "hidden", textContent: ` ${say("page-unread")}` }));
}

export function showPlaces(session, current, go) {
  const { channels, home, rooms } = session.places();
  const group = (title, keys) => {
    if (!keys.length) return [];
    const list = element("ul", { attributes: { role: "list" } });
    for (const key of keys) {
      const { mark, name, open } = described(session, key);
      const count = key === current ? 0 : session.unreadIn(key);
      const button = element("button", { type: "button", className: `place${count ? " fresh" : ""}${open ? "" : " shut"}` },
        icon(mark),
        element("span", { className: "name", textContent: name }), count ? badge(count) : null);
      if (key === current) button.setAttribute("aria-current", "page");
      button.addEventListener("click", () => go(key));
      list.append(element("li", {}, button));
    }
    return [element("h2", { textContent: title }), list];
  };
  // The focus stays on its place although the list is rendered again.
  const focused = $("lists").contains(document.activeElement) ? document.activeElement.querySelector(".name")?.textContent : null;
  $("lists").replaceChildren(
    ...group(say("page-channels"), channels),
    ...group(say("page-private"), [home]),
    ...group(say("page-rooms"), rooms.map((room) => room.place)));
  if (focused !== null) {
    [...$("lists").querySelectorAll("button")].find((button) => button.querySelector(".name").textContent === focused)?.focus();
  }
  const elsewhere = [...channels, home, ...rooms.map((room) => room.place)]
    .filter((key) => key !== current).reduce((sum, key) => sum + session.unreadIn(key), 0);
  $("menu-unread").hidden = elsewhere === 0;
  $("menu-unread").textContent = String(elsewhere);
}

export function drawer(open) {
  const was = $("places").classList.contains("open");
  if (was === open) return;
  $("places").classList.toggle("open", open);
  $("scrim").hidden = !open;
  document.querySelector("main").inert = open;
  $("menu").setAttribute("aria-expanded", String(open));
  if (open) ($("lists").querySelector("[aria-current]") ?? $("lists").querySelector("button"))?.focus();
  else $("menu").focus();
}

export function prepareDrawer() {
  $("menu").addEventListener("click", () => drawer(!$("places").classList.contains("open")));
  $("scrim").addEventListener("click", () => drawer(false));
  // On a wide window there is none.
  matchMedia("(min-width: 721px)").addEventListener("change", () => drawer(false));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") drawer(false);
  });
}
