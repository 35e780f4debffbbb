### What the bot says: notices.
