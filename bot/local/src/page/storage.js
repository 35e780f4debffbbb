// What a browser keeps for this tab, and for this browser. Where it keeps no data of sites the page works all the same, and
// forgets with a reload.

const inMemory = () => {
  const kept = new Map();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
  };
};

/** The browser's store, or one that the page itself has: a browser that refuses throws at the first access. */
function ofBrowser(store) {
  try {
    const found = store();
    found.getItem("dragoman");
    return found;
  } catch {
    return inMemory();
  }
}

export const tabStore = ofBrowser(() => sessionStorage);
export const browserStore = ofBrowser(() => localStorage);
