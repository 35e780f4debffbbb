// Who has played in this browser, with their tokens: a later visit, or another tab, opens the seat without the link. A token stays
// until its link ends, or until its person doesn't want that any more, on a device that others use.

import { browserStore } from "./storage.js";

const KNOWN = "dragoman:known"; // person -> { name, token }; null: somebody who isn't to be let in

function all() {
  try {
    return JSON.parse(browserStore.getItem(KNOWN) ?? "{}");
  } catch {
    return {};
  }
}

const write = (known) => browserStore.setItem(KNOWN, JSON.stringify(known));

/** Those who are let in: the name of each, and the token. */
export const letIn = () => Object.values(all()).filter(Boolean);

/** Whether nobody else has played here, also none who isn't to be let in. */
export const isOnlyOne = () => Object.keys(all()).length === 1;

/** Whether `person` is let in, or will be. */
export const isLetIn = (person) => all()[person] !== null;

/** Lets a person in from now on, unless they don't want that. */
export function remember({ person, name }, token) {
  const known = all();
  if (known[person] === null || (known[person]?.token === token && known[person].name === name)) return;
  write({ ...known, [person]: { name, token } });
}

/** Whether a person is let in from now on is their own choice. */
export function choose({ person, name }, token, isWanted) {
  write({ ...all(), [person]: isWanted ? { name, token } : null });
}

/** The link was renewed. */
export function exchange(token, fresh) {
  const known = all();
  for (const one of Object.values(known)) if (one?.token === token) one.token = fresh;
  write(known);
}

/** The link doesn't work any more. Another tab may have a newer one. */
export function forgetToken(token) {
  write(Object.fromEntries(Object.entries(all()).filter(([, one]) => one?.token !== token)));
}
