### Brieven: berichten die de bot van het ene privégesprek naar de andere brengt.

letter-words = aan | naar | voor
letter-to-word = aan
letter = **Brief van { $from }**
letter-to-several = **Brief van { $from }** (aan { $to })
letter-sent = Je brief aan { $to } is onderweg. Als hij bezorgd is, bewaar ik geen kopie.
letter-how = Schrijf mij hier: `{ $example }`, of gebruik `/{ $letter }`. Ik geef het door namens je mogendheid en zet hele bevelen om in de afkortingen van wie leest.
letters-overheard =
    { $count ->
        [one] Geen besloten kamer: { $powers } zou kunnen meelezen, want wie die mogendheid speelt mag threads in dit kanaal beheren. Ik breng brieven over.
       *[other] Geen besloten kamer: { $powers } zouden kunnen meelezen, want wie ze speelt mag threads in dit kanaal beheren. Ik breng brieven over.
    }
letters-permission = Ik kan hier geen besloten kamer openen: ik mis het recht "{ $permission }". Ik breng brieven over.
letters-apart = Er is geen kamer waar jullie allemaal in kunnen. Ik breng brieven over.
room-opening = Ik open een kamer met { $with }. Lukt dat niet, dan schrijf ik je.
ears =
    { $count ->
        [one] { $people } mag in dit kanaal threads beheren en zou andermans kamers kunnen lezen. Waar { $people } niet bij zit, breng ik brieven over in privéberichten.
       *[other] { $people } mogen in dit kanaal threads beheren en zouden andermans kamers kunnen lezen. Waar een van hen niet bij zit, breng ik brieven over in privéberichten.
    }
letter-in-private = Brieven zijn privé: schrijf ze me in een privébericht.
letter-delivered = Die brief is al bezorgd en kan niet meer worden veranderd. Schrijf een nieuwe.
letter-nobody = Op dit moment speelt niemand { $power }.
action-letter = Schrijf aan { $to }
lobby-overheard = Besloten kamers gaan ook open als een speler hier beheerder is en kan meelezen.
