### Public press in a power's name, and documents that their readers can sign. Neither binds anyone.

# Above what a player says to everyone. Variables: $power (Power) a power
press-declared = **{ POWER($power) }** declares:
# Above a document's text. Variables: $number (Number) the document's   $power (Power) a power
press-document = **Document { $number }**, proposed and signed by { POWER($power) }. Signatures aren't binding.
# To the document's readers. Variables: $number (Number) the document's   $power (Power) who signed just now   $powers (Powers) all who have signed, the proposer first
press-signed = { POWER($power) } has signed document { $number }. Signed so far: { POWERS($powers) }

# Answer to public press in a game without any.
no-words-no-talk = This is a no-press game: public press isn't allowed either.
# Answer to public press that wasn't sent privately, in a game that hides who plays what.
no-words-in-private = This game is anonymous: DM it to me and I'll post it in your power's name.
# Answer to `sign`.
no-words-no-document = There's no such document for you to sign.
# Answer to `sign`.
no-words-signed-already = You have already signed it.
# Variables: $list (Row) what can be typed: "`sign 1` · `sign 2`"
no-words-which-document = Several documents are waiting for your signature. Which one? { LIST($list) }
# Why letters instead of a room; how to write them follows.
letters-anonymous = This game is anonymous and a room would show who plays which power, so I deliver letters instead.

# A button: at most 25 characters.
action-sign = Sign
