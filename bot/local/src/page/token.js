// The token of this tab. It comes with the link and leaves the address bar at once: a copied address, a bookmark or a
// screenshot doesn't give access to the seat. A reload finds it again, another tab doesn't.

const KEPT = "dragoman:token";

let token = new URLSearchParams(location.search).get("token");
if (token !== null) keepToken(token);
else token = sessionStorage.getItem(KEPT) ?? "";
if (location.search) history.replaceState(null, "", `${location.pathname}${location.hash}`);

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
