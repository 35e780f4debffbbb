// The token of this tab. It comes with the link and leaves the address bar at once: a copied address, a bookmark or a
// screenshot doesn't give access to the seat. A reload finds it again; a tab without one gets that of whoever has played in this
// browser (`known.js`).
//
// Links that are passed on carry it behind the hash sign, which browsers send to nobody and no log has. The host's link, which
// the program prints, has it in the query.

import { exchange, forgetToken, remember } from "./known.js";
import { tabStore } from "./storage.js";

const KEPT = "dragoman:token";
const SPARE = "dragoman:spare"; // a link that was made, if the answer to it was lost
const PERSON = "dragoman:person"; // whose link it is
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

const behindHash = () => (location.hash.startsWith("#token=") ? new URLSearchParams(location.hash.slice(1)).get("token") : null);

const given = behindHash();
let token = given ?? new URLSearchParams(location.search).get("token");
if (location.search || given !== null) history.replaceState(null, "", `${location.pathname}${given === null ? location.hash : ""}`);
if (token !== null) keepToken(token);
else token = tabStore.getItem(KEPT) ?? "";

// A link that is opened in this tab while the page is shown changes only what is behind the hash sign.
addEventListener("hashchange", () => {
  const other = behindHash();
  if (other === null) return;
  keepToken(other);
  // A browser that keeps nothing for the tab has it only there; the load removes it at once.
  if (tabStore instanceof Storage) history.replaceState(null, "", location.pathname);
  location.reload();
});

/** The token of this tab; empty: there is none. */
export const ownToken = () => token;

/** Replaces it. */
export function keepToken(fresh) {
  token = fresh;
  tabStore.setItem(KEPT, fresh);
  tabStore.removeItem(SPARE);
  tabStore.removeItem(PERSON);
}

/** Replaces it by that of the same person's new link. */
export function renewToken(fresh) {
  exchange(token, fresh);
  keepToken(fresh);
}

/** The link doesn't work any more. */
export function dropToken() {
  if (token) forgetToken(token);
  token = "";
  tabStore.removeItem(KEPT);
  tabStore.removeItem(SPARE);
  tabStore.removeItem(PERSON);
}

/** Whose token it is; null: the server hasn't said so yet. */
export const ownPerson = () => tabStore.getItem(PERSON);
export function noteOwnPerson(me) {
  tabStore.setItem(PERSON, me.person);
  remember(me, token);
}

/** The link with this token. */
export const linkOf = (secret) => `${location.origin}/#token=${secret}`;

/** A token for a new link. This tab has it before the server does: should the answer be lost, one of the two works. Whoever asks
 * again then gets the same one. */
export function makeToken() {
  const spare = tabStore.getItem(SPARE);
  if (spare) return spare;
  const made = [];
  while (made.length < 22) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) if (byte < 4 * LETTERS.length && made.length < 22) made.push(LETTERS[byte % LETTERS.length]);
  }
  const fresh = made.join("");
  tabStore.setItem(SPARE, fresh);
  return fresh;
}

/** Continues with the new link, if the server knows it. Returns whether it does; an error: that can't be found out now. */
export async function changeToSpare() {
  const spare = tabStore.getItem(SPARE);
  if (!spare) return false;
  try {
    await call("/api/me", { as: spare });
  } catch (error) {
    if (error.code === "unknown") return false;
    throw error;
  }
  renewToken(spare);
  return true;
}

/** Sends a request with the token; returns the JSON of the response. */
export async function call(address, options) {
  return (await request(address, options)).json();
}

/** Sends a request with the token. An error has the `status`, and the `code` of Dragoman's own refusals: a proxy in between, or
 * no connection, has none. */
export async function request(address, { method = "GET", body, as = token } = {}) {
  const headers = { authorization: `Bearer ${as}` };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw Object.assign(new Error(await answer.text()), { status: answer.status, code: answer.headers.get("x-dragoman") });
  return answer;
}
