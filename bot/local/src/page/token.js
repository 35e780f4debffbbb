// The token of this tab. It comes with the link and leaves the address bar at once: a copied address, a bookmark or a
// screenshot doesn't give access to the seat. A reload finds it again, another tab doesn't.
//
// Links that are passed on carry it behind the hash sign, which browsers send to nobody and no log has. The host's link, which
// the program prints, has it in the query.

const KEPT = "dragoman:token";

const behindHash = () => (location.hash.startsWith("#token=") ? new URLSearchParams(location.hash.slice(1)).get("token") : null);

const given = behindHash();
let token = given ?? new URLSearchParams(location.search).get("token");
if (token !== null) keepToken(token);
else token = sessionStorage.getItem(KEPT) ?? "";
if (location.search || given !== null) history.replaceState(null, "", `${location.pathname}${given === null ? location.hash : ""}`);

// A link that is opened in this tab while the page is shown changes only what is behind the hash sign.
addEventListener("hashchange", () => {
  const other = behindHash();
  if (other === null) return;
  keepToken(other);
  history.replaceState(null, "", location.pathname);
  location.reload();
});

/** The token of this tab; empty: there is none. */
export const ownToken = () => token;

/** Replaces it: the link was renewed. */
export function keepToken(fresh) {
  token = fresh;
  sessionStorage.setItem(KEPT, fresh);
}

/** The link doesn't work any more. */
export function dropToken() {
  token = "";
  sessionStorage.removeItem(KEPT);
}

/** Sends a request with the token; returns the JSON of the response. */
export async function call(address, options) {
  return (await request(address, options)).json();
}

/** Sends a request with the token. */
export async function request(address, { method = "GET", body } = {}) {
  const headers = { authorization: `Bearer ${token}` };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw Object.assign(new Error(await answer.text()), { status: answer.status });
  return answer;
}
