// What a reload must not lose: drafts, and messages that weren't confirmed yet. Kept for this tab only. And what the next visit with
// this browser finds: up to where each place was read, and where one was.

import { browserStore, tabStore } from "./storage.js";

const key = (person) => `dragoman:kept:${person}`;
const readKey = (person) => `dragoman:read:${person}`;
const placeKey = (person) => `dragoman:place:${person}`;
const toldKey = (person) => `dragoman:told:${person}`;

/** The drafts by place, and the unconfirmed frames, that this tab has for `person`. */
export function recall(person) {
  try {
    const { drafts = {}, frames = [] } = JSON.parse(tabStore.getItem(key(person)) ?? "{}");
    return { drafts: Object.entries(drafts), frames };
  } catch {
    return { drafts: [], frames: [] };
  }
}

/** Replaces them; without any, nothing is kept. */
export function keep(person, drafts, frames) {
  const written = Object.fromEntries([...drafts].filter(([, text]) => text));
  if (Object.keys(written).length || frames.length) tabStore.setItem(key(person), JSON.stringify({ drafts: written, frames }));
  else tabStore.removeItem(key(person));
}

/** The link doesn't work any more: whoever has the tab next isn't this player. */
export function forget(person) {
  tabStore.removeItem(key(person));
  for (const kept of [readKey, placeKey, toldKey]) browserStore.removeItem(kept(person));
}

/** The same of everybody who was played in this tab. */
export function forgetTab() {
  const beginning = key("");
  for (const kept of Object.keys(tabStore)) if (kept.startsWith(beginning)) forget(kept.slice(beginning.length));
}

/** Up to which post each place was read; in this browser, for the next visit. */
export function readOf(person) {
  try {
    return JSON.parse(browserStore.getItem(readKey(person)) ?? "{}");
  } catch {
    return {};
  }
}

export function keepRead(person, read) {
  browserStore.setItem(readKey(person), JSON.stringify(read));
}

/** Where a person was last, in this browser, for the next visit; null: nowhere. */
export const lastPlace = (person) => browserStore.getItem(placeKey(person));
export const keepLastPlace = (person, place) => browserStore.setItem(placeKey(person), place);

/** Whether a person was told to keep their link. */
export const isTold = (person) => browserStore.getItem(toldKey(person)) !== null;
export const noteTold = (person) => browserStore.setItem(toldKey(person), "yes");
