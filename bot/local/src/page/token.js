// The token of this tab. It comes with the link and leaves the address bar at once: neither a copied address nor a
// bookmark nor a screenshot hands over the seat. A reload finds it again, another tab doesn't.

const KEPT = "dragoman:token";

let token = new URLSearchParams(location.search).get("token");
if (token !== null) keepToken(token);
else token = sessionStorage.getItem(KEPT) ?? "";
if (location.search) history.replaceState(null, "", `${location.pathname}${location.hash}`);

/** The token of this tab; empty: there is none. */
export const ownToken = () => token;

/** Another token takes its place: the link was renewed. */
export function keepToken(fresh) {
  token = fresh;
  sessionStorage.setItem(KEPT, fresh);
}

/** The link doesn't work any more. */
export function dropToken() {
  token = "";
  sessionStorage.removeItem(KEPT);
}

/** Calls the server with the token; what it answers as JSON. */
export async function call(address, { method = "GET", body } = {}) {
  const headers = { authorization: `Bearer ${token}` };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw Object.assign(new Error(await answer.text()), { status: answer.status });
  return answer.json();
}
