### Spellen op uitnodiging.

term-invited = Op uitnodiging: de spelleider bepaalt wie een plaats mag nemen.
command-invite = uitnodigen
    .also = nodig-uit
    .about = Nodig iemand uit voor een plaats in het spel
join-asked = **{ $name }** is op uitnodiging. Ik heb de spelleider gevraagd of je mee mag doen; je hoort van me.
join-asks = { $name } wil graag meedoen aan **{ $game }**.
action-invite = Uitnodigen
action-dont-invite = Deze keer niet
join-invited = { $master } nodigt je uit voor **{ $name }**.
join-refused = Bedankt voor je belangstelling voor **{ $name }**. De spelleider heeft deze keer voor andere spelers gekozen.
invitation-sent = Ik heb { $name } de uitnodiging gestuurd.
invitation-refused = Goed, ik laat het { $name } vriendelijk weten.
no-invitation-asked = Ik heb het de spelleider al voor je gevraagd. Er is nog geen antwoord.
no-invitation-refused = Dit spel is op uitnodiging, en de spelleider heeft deze keer voor andere spelers gekozen.
no-invitation-too-many-ask = Dit spel is op uitnodiging, en zo veel mensen hebben zich gemeld dat ik niets meer kan doorgeven. Schrijf de spelleider zelf.
no-invitation-needed = Dit spel is op uitnodiging. Zo vraag je het de spelleider: `{ $join }`
no-invitation-again = { $name } heeft al een uitnodiging of een plaats.
no-invitation-too-many = Je kunt niet meer mensen uitnodigen voor dit spel.
no-invitation-no-request = Dat verzoek is al beantwoord.
