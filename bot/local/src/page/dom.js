// Elements and texts. People's text never becomes HTML, only text nodes.

export const $ = (id) => document.getElementById(id);

export function element(name, properties = {}, ...children) {
  const { attributes = {}, ...rest } = properties;
  const made = Object.assign(document.createElement(name), rest);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** One of the page's icons. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "i");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

let words = {};
const known = new Map(); // language -> its messages, and what language they are in
let asked = null; // the language that was asked for last

/** A message of the page in the reader's language. */
export const say = (id) => words[id] ?? "";

/** A message with a number: the server sends it once for each plural form, with a placeholder for the number. */
export const counted = (id, count) => {
  const form = new Intl.PluralRules(document.documentElement.lang).select(count);
  return (words[`${id}.${form}`] ?? words[`${id}.other`] ?? "").replace("#", count);
};

async function messages(language) {
  const fetched = () => fetch(`/words?language=${encodeURIComponent(language)}`);
  let answer = await fetched();
  while (answer.status === 429) {
    await new Promise((done) => setTimeout(done, 2000));
    answer = await fetched();
  }
  return { messages: await answer.json(), spoken: answer.headers.get("content-language") ?? language };
}

/** Fetches the messages of `language` and inserts them into the page's elements, unless another one was asked for meanwhile.
 * Returns whether the page speaks it. */
export async function speak(language) {
  asked = language;
  if (!known.has(language)) known.set(language, await messages(language));
  if (asked !== language) return false;
  const found = known.get(language);
  words = found.messages;
  document.documentElement.lang = found.spoken.slice(0, 2);
  document.title = say("page-title");
  for (const node of document.querySelectorAll("[data-words]")) node.textContent = say(node.dataset.words);
  for (const node of document.querySelectorAll("[data-label]")) {
    const label = say(node.dataset.label);
    node.setAttribute("aria-label", label);
    if (node.tagName === "BUTTON") node.title = label;
  }
  return true;
}

/** Asks before `act` is done, and restores the focus afterwards. */
export function ask(title, text, yes, act) {
  const dialog = $("ask");
  $("ask-title").textContent = title;
  $("ask-text").textContent = text;
  $("ask-yes").textContent = yes;
  $("ask-yes").onclick = () => {
    dialog.close();
    act();
  };
  $("ask-no").onclick = () => dialog.close();
  dialog.showModal();
}

/** Announces a text to screen readers. */
export function announce(text) {
  const line = element("p", { textContent: text });
  const region = document.getElementById("announce");
  region.append(line);
  setTimeout(() => line.remove(), 8000);
}

/** A badge with a power's colours, or a neutral one with a letter. */
export function swatch(seats, name) {
  const made = element("span", { className: "swatch", attributes: { "aria-hidden": "true" } });
  if (seats.length) {
    for (const seat of seats.slice(0, 3)) {
      const part = element("span", { textContent: seat.name.slice(0, 1) });
      part.style.background = seat.colour;
      part.style.color = seat.ink;
      made.append(part);
    }
  } else {
    made.append(element("span", { className: "plain", textContent: [...name][0] ?? "?" }));
  }
  return made;
}
