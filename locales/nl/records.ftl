### Hoe trouw iemand gespeeld heeft.

record-title = **Hoe betrouwbaar je hebt gespeeld**, in spellen van de laatste 365 dagen:
record-counts = spellen uitgespeeld: { $finished }, eerder weggegaan: { $left }; fasen gemist: { $missed } van { $phases }
record-empty = nog geen spel uitgespeeld of verlaten
record-shared = De spelleiders van spellen waaraan je meedoet, kunnen dit zien tot het spel begint. Liever niet meer: `{ $share }`
record-not-shared = Niemand anders ziet dit. Wil je het 365 dagen laten zien aan de spelleiders van spellen waaraan je meedoet: `{ $share }`
records-title = **Wie er meedoet aan { $name }**, en hoe betrouwbaar ze hebben gespeeld:
record-of = - { $name }: { $record }
record-private = niet te zien

command-my-record = mijn-staat-van-dienst
    .also = mijn-staat
    .short = staat-van-dienst
    .about = Toon hoe betrouwbaar je speelt, en wie dat mag zien
parameter-share = tonen
    .about = Of spelleiders van spellen waaraan je meedoet het mogen zien: ja, nee
