### Stored letters, and the vote on publishing them.

# A setting.
term-letters-kept = Letters that I deliver, and documents that aren't for everyone, are stored until 30 days after the game ends. They're published only if everyone who wrote or received one agrees then.

# To someone who wrote or received letters, once the game is over. Variables: $name (String) the game's name   $until (String) an instant
letters-asked = May the letters of **{ $name }** be published? You wrote or received some of them. They're published only if everyone who wrote or received one agrees by { $until }. A single no or missing answer keeps them closed, and nobody learns whose it was. A no is final.
# To someone who has answered, whatever the answer was. Variables: $until (String) an instant
letters-answered = Your answer is noted. If everyone who wrote or received letters agrees by { $until }, they're published in the channel; if not, they stay closed, and nobody learns why.
# To all. The letters are a file under it. Variables: $name (String) the game's name
letters-opened = Everyone who wrote or received one has agreed, so here are the letters of **{ $name }**.
# The end of the file's name.
letters-file-title = letters
# Above a letter in the file. Variables: $from (Power) a power   $to (Powers) powers
letters-file-head = { POWER($from) } to { POWERS($to) }:
# Answer to `open-letters`.
no-letters-not-over = The letters can be opened once this game is over, if everyone agrees then.
# Answer to `open-letters`. Variables: $options (String) the name of an option: "options"
no-letters-kept = No letters of this game are stored. Letters are only kept if the game was created that way: `{ $options }:letters=kept`
# Answer to `open-letters`.
no-letters-of-yours = You neither wrote nor received a stored letter in this game, so it isn't for you to decide.
# Answer to `open-letters`. Variables: $days (Number) 30
no-letters-deleted = A game's letters are deleted { $days ->
    [one] 1 day
   *[other] { $days } days
    } after it ends, so these are gone.
# Answer to `open-letters`.
no-letters-closed = Not everyone agreed in time. The letters stay closed.
# Answer to `open-letters answer:no`.
no-letters-asked = Nobody has asked to open the letters: they're closed.

# A command for everyone who wrote or received letters, anywhere.
command-open-letters = open-letters
    .also = publish-letters
    .about = After the game: propose or agree to publish the stored letters
# An option of `open-letters`, `agreements` and `deputy`.
parameter-answer = answer
    .about = Whether you agree: yes, no

## Buttons: at most 25 characters

# Under the end of a game.
action-letters = Open our letters?
# An answer to `letters-asked`.
action-letters-open = Open them
# An answer to `letters-asked`.
action-letters-closed = Keep them closed
