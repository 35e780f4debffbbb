### What the bot says: commands.
