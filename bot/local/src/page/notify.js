// Notifications by the browser while nobody looks at the page, of posts that ring: after the reader's consent.

import { $, say } from "./dom.js";
import { browserStore } from "./storage.js";

const CONSENT = "dragoman:notify";

// Browsers notify on loopback and by HTTPS only.
let isRefused = false;
const isPossible = () => isSecureContext && "Notification" in window && !isRefused;
const isOn = () => isPossible() && Notification.permission === "granted" && browserStore.getItem(CONSENT) === "yes";

/** Shows the button, and what it does now. */
export function showConsent() {
  $("notify").hidden = !isPossible();
  $("notify").setAttribute("aria-pressed", String(isOn()));
  $("notify-words").textContent = say(isOn() ? "page-notify-off" : "page-notify-on");
}

/** `told` shows why there are none. */
export function prepareConsent(told) {
  $("notify").addEventListener("click", async () => {
    if (isOn()) browserStore.removeItem(CONSENT);
    else if ((await Notification.requestPermission()) === "granted") browserStore.setItem(CONSENT, "yes");
    else told(say("page-notify-refused"));
    showConsent();
  });
}

/** Notifies of `post`. A screen that others see shows no orders and no press: text only of what everybody may read. */
export function notify(post, where, text, open) {
  if (!isOn() || !post.rings || document.hasFocus()) return;
  const body = post.place.startsWith("#") ? text.slice(0, 200) : say("page-notify-new");
  // Seats of one page get the same post: one notification replaces the other.
  try {
    const shown = new Notification(`Dragoman · ${where}`, { body, tag: String(post.id), icon: "/page/icon.svg" });
    shown.addEventListener("click", () => {
      window.focus();
      open();
      shown.close();
    });
  } catch {
    // Some browsers, such as Chrome on Android, let a page ask and then refuse to notify.
    isRefused = true;
    showConsent();
  }
}
