### Public words in a power's name, and documents that their readers can sign. Neither binds anybody.

# $power (Power)
press-declared = **{ POWER($power) }** declares:
# $number (Number) of the document  $power (Power)
press-document = **Document { $number }**, put forward and signed by { POWER($power) }. Signing binds nobody.
# $number (Number)  $power (Power)  $powers (Powers)
press-signed = { POWER($power) } has signed document { $number }. Under it stand: { POWERS($powers) }

no-words-no-talk = In this game nobody talks, in public neither.
no-words-in-private = This game is anonymous: write it to me in private, and I post it in your power's name.
no-words-no-document = There is no such document that you could sign.
no-words-signed-already = You have signed it already.
# $list (List) what can be typed
no-words-which-document = Several documents wait for you. Which one? { LIST($list) }
# Why letters instead of a room
letters-anonymous = This game is anonymous: a room would show who plays what, so I carry letters.

action-sign = Sign
