### What the bot says: errors.
