//! What is chosen by buttons and menus: votes, retreats, builds and removals; and who is called when something is late.
