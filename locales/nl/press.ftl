### Openbare woorden namens een mogendheid, en documenten die hun lezers kunnen ondertekenen. Geen van beide bindt.

# $power (String)
press-declared = **{ POWER($power) }** verklaart:
# $number (Number) of the document  $power (String)
press-document = **Document { $number }**, voorgelegd en ondertekend door { POWER($power) }. Een handtekening bindt niemand.
# $number (Number)  $power, $powers (String)
press-signed = { POWER($power) } heeft document { $number } ondertekend. Ondertekenaars tot nu toe: { POWERS($powers) }

no-words-no-talk = In dit spel wordt niet overlegd, ook niet in het openbaar.
no-words-in-private = Dit spel is anoniem: schrijf het me in een privébericht, dan maak ik het bekend namens je mogendheid.
no-words-no-document = Er is hier geen document dat je kunt ondertekenen.
no-words-signed-already = Je hebt het al ondertekend.
# $list (String) what can be typed
no-words-which-document = Er wachten meerdere documenten op je. Welk? { LIST($list) }
# Why letters instead of a room
letters-anonymous = Dit spel is anoniem: een kamer zou laten zien wie wat speelt, daarom bezorg ik brieven.

action-sign = Ondertekenen
