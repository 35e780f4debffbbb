// What a reload must not lose: drafts, and messages that weren't confirmed yet. Kept for this tab only, as its token is.

const key = (person) => `dragoman:kept:${person}`;

/** The drafts by place, and the unconfirmed frames, that this tab has for `person`. */
export function recall(person) {
  try {
    const { drafts = {}, frames = [] } = JSON.parse(sessionStorage.getItem(key(person)) ?? "{}");
    return { drafts: Object.entries(drafts), frames };
  } catch {
    return { drafts: [], frames: [] };
  }
}

/** Replaces them; without any, nothing is kept. */
export function keep(person, drafts, frames) {
  const written = Object.fromEntries([...drafts].filter(([, text]) => text));
  if (Object.keys(written).length || frames.length) sessionStorage.setItem(key(person), JSON.stringify({ drafts: written, frames }));
  else sessionStorage.removeItem(key(person));
}

/** The link doesn't work any more: whoever has the tab next isn't this player. */
export function forget(person) {
  sessionStorage.removeItem(key(person));
}
