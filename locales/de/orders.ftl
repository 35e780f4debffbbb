### The words of orders in German.
###
### The value is what is written, `also` what is read besides (separated by `|`), `name` the word in a sentence. Umlauts are
### given once more as ae, oe, ue.

## Units

# With "aus", which alone would be Austria to others: "Armee aus München".
unit-army = A
    .name = Armee
    .also = Armee | Armeen | Heer | Heere | Armee aus | Heer aus
unit-fleet = F
    .name = Flotte
    .also = Flotte | Flotten | Flotte aus

## Orders

order-hold = H
    .name = hält
    .also = hält | halten | halte | haltet | halt | haelt | beim Halten | Haltebefehl | Haltezug | hält Stellung | hält die Stellung | haelt die Stellung | hält stand | haelt stand | halten stand | standhalten | wartet | wartet ab | warte | abwarten | verteidigt | verteidigt sich | verteidige | bleibt | bleiben | bleibe | bleib | bleibt stehen | bleibt da | stehen bleiben | stehenbleiben | steht | stehen | hold | holds | holden | XXX | bleibt wo sie ist | hält Position | hält die Position | bleibt da stehen
# "greift den" and the like keep "den" from being Denmark.
order-move = -
    .name = zieht nach
    .also = zieht nach | zieht | ziehe nach | ziehe | ziehen nach | ziehen | zieh nach | zieh | geht nach | geht | gehe nach | gehe | gehen nach | gehen | geh nach | Zug | Zug nach | beim Zug | beim Zug nach | bei ihrem Zug | bei ihrem Zug nach | Bewegung | bewegt sich | bewegt sich nach | bewegt | verschiebt | verschiebt nach | verschieben | Angriff | Angriff auf | beim Angriff | beim Angriff auf | bei ihrem Angriff | bei ihrem Angriff auf | Angriff auf den | beim Angriff auf den | Einmarsch | Einmarsch in | Einmarsch ins | beim Einmarsch | beim Einmarsch in | beim Einmarsch ins | Vormarsch nach | beim Vormarsch nach | fällt | faellt | dringt | greift | greife | greift den | greife den | greift an | attackiert | attackiere | attackiert den | rückt | rückt nach | rückt vor | rückt vor nach | rueckt | rueckt nach | marschiert | marschiert nach | fährt | fährt nach | faehrt | faehrt nach | segelt | segelt nach | läuft | läuft nach | läuft aus nach | laeuft | laeuft nach | move | moves | schicken | schicke | schickt | schick
order-support = S
    .name = unterstützt
    .also = unterstützt | unterstützen | unterstütze | Unterstützung | Unterstützung für | gibt Unterstützung | gibt Unterstützung für | unterstützt den Zug | unterstützt den Zug von | unterstützt den Angriff | unterstützt den Angriff von | unterst | stützt | stütze | unt | hilft | helfe | deckt | decke | sichert | sichere | unterstuetzt | unterstuetzen | unterstuetze | Unterstuetzung | Unterstuetzung fuer | stuetzt | support | supports | supporten | supportet | supported | sup | supp | unterstütz | unterstützen den | hilf | gibt Unterstützung an | zur Unterstützung | zur Unterstuetzung
order-convoy = C
    .name = befördert
    .also = befördert | befördere | befördern | befördert per Konvoi | Konvoi | Konvoi für | konvoit | konvoien | konvoiert | konvoieren | konvoyiert | konvoyieren | konvoyt | geleitet | geleite | geleiten | Geleit | Geleitzug | begleitet | transportiert | transportiere | transportieren | verschifft | bringt | bringe | bringen | setzt | setze | setzt über | befoerdert | befoerdere | befoerdern | setzt ueber | convoy | convoys | convoyt | convoyen | K | konv | transp
order-via = VIA
    .name = per Konvoi
    .also = per Konvoi | via Konvoi | mit Konvoi | im Konvoi | per Geleitzug | mit Geleitzug | im Geleitzug | mit Geleit | im Geleit | über See | ueber See | auf dem Seeweg | per Convoy | via Convoy | by convoy | per Schiff | mit dem Schiff | übers Meer | uebers Meer | über das Meer | übers Wasser
order-retreat = R
    .name = zieht sich zurück nach
    .also = zieht sich zurück nach | zieht sich zurück | zieht sich nach | zieht sich | zieht zurück nach | zieht zurück | Rückzug | Rückzug nach | zurückziehen nach | zurückziehen | weicht | weicht nach | weicht aus | weicht aus nach | flieht | flieht nach | zieht sich zurueck nach | zieht sich zurueck | zieht zurueck nach | Rueckzug | Rueckzug nach | zurueckziehen nach | zurueckziehen | retreat | retreats | ziehe mich zurück nach | ziehe mich zurück | ziehe zurück nach | weiche aus nach | weiche nach | ziehe mich zurueck nach | ziehe mich zurueck
order-disband = D
    .name = wird aufgelöst
    .also = wird aufgelöst | aufgelöst | auflösen | Auflösung | löst auf | löse auf | löst sich auf | löst | löse | Abbau | abbauen | abgebaut | wird abgebaut | baut ab | baue ab | zerstört | zerstöre | zerstören | entfernt | entferne | entfernen | wird entfernt | streiche | streichen | vernichtet | wird aufgeloest | aufgeloest | aufloesen | Aufloesung | loest auf | loest sich auf | loest | loese | zerstoert | zerstoeren | disband | remove | destroy | vom Brett
order-build = B
    .name = wird aufgebaut
    .also = wird aufgebaut | aufgebaut | aufbauen | Aufbau | baut auf | baue auf | wird gebaut | gebaut | bauen | baue | baut | Bau | neu | neue | neuer | errichtet | build | +
order-waive = Verzicht
    .name = verzichtet
    .also = verzichtet | verzichte | verzichten | Verzicht auf Aufbau | verzichtet auf Aufbau | verzichte auf Aufbau | Verzicht auf einen Aufbau | verzichtet auf einen Aufbau | verzichte auf einen Aufbau | kein Aufbau | keinen Aufbau | kein Bau | keine Einheit | nicht bauen | nicht aufbauen | baut nicht | baue nicht | passe | waive | ich baue nicht | ich baue nichts | baue nichts | ich passe | baut nichts | auf den Rest verzichte ich | verzichte auf den Rest | verzichte ich | auf den Rest verzichte

## Coasts. Read only behind a province that has the coast.

coast-nc = NK
    .name = Nordküste
    .also = Nordküste | Nord-Küste | nc | Nord | nördliche Küste | Küste Nord | Nordkueste | noerdliche Kueste
coast-sc = SK
    .name = Südküste
    .also = Südküste | Süd-Küste | sc | Süd | südliche Küste | Küste Süd | Suedkueste | Sued | suedliche Kueste
coast-ec = OK
    .name = Ostküste
    .also = Ostküste | Ost-Küste | ec | Ost | östliche Küste | Küste Ost | Ostkueste | oestliche Kueste
coast-wc = WK
    .name = Westküste
    .also = Westküste | West-Küste | wc | West | westliche Küste | Küste West | Westkueste | westliche Kueste

## Turns and phases

season-spring = Frühjahr
    .also = Frühling | Frühlingszug | Frühjahrszug | Fruehling | Fruehjahr
season-autumn = Herbst
    .also = Herbstzug | Herbst-Zug
season-winter = Winter
    .also = Winterzug | Winterphase
phase-movement = Bewegungsphase
    .also = Zugphase | Bewegung | Bewegungen | Zugbefehle
phase-any = Befehle
    .also = meine Befehle | Züge | meine Züge | Zuege | meine Zuege
phase-retreat = Rückzüge
    .also = Rückzug | Rückzugsphase | Rueckzuege | Rueckzug | Rueckzugsphase
phase-adjustment = Auf- und Abbau
    .also = Anpassung | Anpassungen | Anpassungsphase | Winteranpassung | Aufbau und Auflösung | Aufbau und Aufloesung | Aufbau | Aufbauten | Abbauten | Aufbauten und Abbauten | Aufbauphase | Bauphase

## Small words

# Without "den" (Denmark) and "aus" (Austria, Ausonian Sea), which others would lose; names and units that need them have
# forms with them. "aber" and "früh" would otherwise be read as A Ber and F Ruh.
words-to = nach | in | im | ins | an die | an der | zum | zur | auf | aufs | richtung | gegen
words-from = von | vom | aus der | aus dem
words-and = und | dann | danach | sowie | plus | auch | außerdem
words-or = oder | bzw | beziehungsweise | alternativ | lieber | eher | oder lieber | oder besser | oder vielmehr
words-if = wenn | nur wenn | falls | sofern | ob | außer | sonst | ansonsten | vielleicht | eventuell | evtl | solange | sobald | vorausgesetzt | es sei denn | entweder | nur | test | teste | testen | entwurf | beispiel | theoretisch | hypothetisch | scherz | witz | moment | hm | hmm | naja | angenommen | unter der Bedingung | vorausgesetzt dass | ach nein | nee | warte | warte noch | wart | warten | abwarten | scherzchen | spaß | späßchen | war nur spaß
words-not = nicht | kein | keine | keinen | nie | niemals | nein | ohne | statt | stattdessen | anstatt | lieber nicht | doch nicht | vergiss | ignoriere | ignorier | lösche | loesche | streich | annullieren | annulliere | zurücknehmen | zuruecknehmen | stopp | abgesagt | hinfällig | zurückgezogen | verworfen | vergesst
words-noise = die | der | das | dem | des | ein | eine | einen | einer | ich | wir | mein | meine | meiner | meinen | meinem | unsere | unserer | unser | sein | seine | seiner | ihr | ihre | ihrer | sie | es | sich | bitte | soll | sollen | für | einheit | einheiten | befehl | aber | früh | zurück | zurueck | raus | rein | rüber | rueber | runter | rauf
words-all-hold = alle halten | alles hält | alle Einheiten halten | alle bleiben stehen | alles bleibt stehen | alle hold | alle H | der Rest hält | Rest hält | Rest hold | Rest H | die anderen halten | die anderen bleiben stehen | alles halten
words-courtesy = bitte | bitte sehr | danke | danke dir | danke schön | dankeschön | vielen Dank | herzlichen Dank | thx | thanks | ok | okay | ja | jawohl | hallo | hi | hey | moin | servus | guten Morgen | guten Tag | guten Abend | also | so | nun | jetzt | hier | hier sind | hier ist | hier kommen | hiermit | hier sind meine Befehle | meine Befehle | meine Befehle sind | mein Befehl | Befehle | Befehl | Züge | meine Züge | mein Zug ist | Order | Orders | meine Orders | neue Befehle | wie besprochen | wie vereinbart | wie abgemacht | wie verabredet | wie abgesprochen | wie geplant | wie versprochen | wie immer | das wäre alles | das war's | das wars | das ist alles | das wär's | fertig | viel Glück | viel Spaß | viel Erfolg | Gruß | Grüße | viele Grüße | liebe Grüße | LG | VG | MfG | Bot | lieber Bot | Dragoman | der | die | das | dem | den | des | ein | eine | einen | einer | ich | wir | mein | meine | meiner | meinen | meinem | unser | unsere | unserer | unseren | Einheit | Einheiten | möchte | ich möchte | ich will | ich befehle | zuerst | erstens | zweitens | drittens | zuletzt | schließlich | ferner | ebenfalls | ebenso | an | ein | vor | rein | rüber | runter | rauf | hin | auf | über | ueber | nach | hinein | ziehe mit | ich ziehe mit | befiehlt | merci | bitteschön | bitte schön | los geht's | los gehts | schönen Abend noch | schönen Abend | schönen Tag noch | schönen Tag | gute Nacht | Von meinem iPhone gesendet | besten Dank | danke sehr | so jetzt aber | tausend Dank | schönes Wochenende | mit der | mit meiner | möchte mit | ich möchte mit | ich gehe mit | bereit | ich bin bereit | ich bin fertig | bin fertig | bin bereit
words-asks = kann | darf | könnte | kannst | soll | sollte | ist | war | sind | hast | hat | habt | was | warum | wieso | wie | wann | wo | wer | welche | welcher | geht | wird | würde | wäre | muss | bringt | braucht
words-withdraws = storniere | storniert | stornieren | lösche | loesche | löschen | gelöscht | streich | streiche | streichen | gestrichen | vergiss | vergesst | widerrufe | widerrufen | zurücknehmen | zuruecknehmen | zurückgezogen | annulliere | annullieren | annulliert | abgesagt | hinfällig | entfällt | entferne | ignoriere | ignorier | verworfen | fällt aus | faellt aus | fällt weg | faellt weg | fällt flach | faellt flach | fällt ins Wasser | ist raus | ist vom Tisch | bleibt aus | abbrechen | Abbruch | rückgängig | rueckgaengig | rückgängig machen | ignorieren | storno | lösch | lösch das | lösch den Zug | nehme zurück | nehme ich zurück | zurückgenommen | zurueckgenommen | verwerfen
words-corrects = nein | nee | ach nein | doch | doch lieber | lieber | lieber doch | oder lieber | oder besser | sorry | entschuldigung | ich meine | ich meinte | besser | stattdessen | moment | korrektur | quatsch | vielmehr | eher | oder vielmehr | ach | ach nee | soll heißen | ups | upps | hoppla
words-supported-by = unterstützt von | unterstuetzt von | unterstützt durch | mit Unterstützung von | mit Unterstuetzung von | mit Unterstützung durch | mit der Unterstützung von | mit Hilfe von | mit Unterstützung aus | mit Unterstuetzung aus | mit Hilfe aus
words-completes = aus | raus
words-goes = zu | in den | in die | in das | auf den | auf die | auf das | an den | an die | ab | hoch | weiter | hinüber | hinueber | hinunter | hinauf | macht | schnappt sich | holt sich | nimmt | nimmt sich | besetzt | erobert | besucht | überfällt | stürmt | stößt vor | stoesst vor | dringt vor | dringt ein | wandert | spaziert | schleicht | schippert | rudert | eilt | verlegt | verlegt sich | begibt sich | wechselt | kommt | geht rauf | geht runter | geht rüber | macht sich auf | macht sich auf den Weg | sticht | sticht in See | folgt | folgt ihm | mal | eben | jetzt | springt | fährt weiter | zieht weiter | geht weiter | reist | setzt über | schwimmt | hüpft | bricht auf | läuft ein | schwenkt | stapft
words-follows = hinterher | nach | ein | hinein | rein | rüber | rueber | raus | weiter | vor
words-stays = bleibt daheim | bleibt zuhause | bleibt zu Hause | bleibt wo es ist | bleibt wo er ist | bleibt hier | bleibt dort | bleibt stehn | bleibt liegen | bleibt sitzen | bleibt einfach stehen | bleibt einfach da | bleibt brav stehen | rührt sich nicht | ruehrt sich nicht | rührt sich nicht vom Fleck | bewegt sich nicht | bewegt sich nicht vom Fleck | macht nichts | macht gar nichts | tut nichts | hält die Füße still | ruht | pausiert | ruht sich aus | sitzt | sitzt still | steht still | bleibt still | bleibt in Position | bleiben beide stehen | bleiben zuhause | bleiben daheim | halten beide | beide halten | beide bleiben | gräbt sich ein | hält die Stellung | hält das Fort | hält die Linie | steht Wache | hält Wache | schläft | bleiben da | bleiben hier
words-too = auch | ebenso | ebenfalls | genauso | dito
words-with = mit | mit der | mit meiner | mit meinem | schick | schicke | schicken | ich schicke | ich ziehe mit | wir ziehen mit | ich hätte gern | ich hätte gerne | hätte gern | ich möchte | ich will | wir schicken | schick mal
words-asides = los | auf geht's | auf gehts | na dann | na dann los | also dann | dann mal los | bis dann | bis bald | bis später | bis morgen | bis heute Abend | bis denne | tschüss | tschüs | tschau | ciao | ciao bot | hallo bot | servus bot | moin moin | moin zusammen | hallo zusammen | guten Abend zusammen | guten Morgen zusammen | mahlzeit | schönen Feierabend | ahoi | top | heute | diesmal | diese Runde | wie üblich | das Übliche | Daumen drücken | drückt mir die Daumen | mehr nicht | sonst nichts | das war es | das war's dann | und tschüss | und fertig | einfach | Ende | Ende der Durchsage | over and out | fertig aus | während | gg | gl hf | fertig | bereit
words-sorry = sorry | sry | entschuldigung | entschuldige | entschuldigt | verzeihung | tut mir leid | tschuldigung | sorry für die späte Abgabe | sorry für die Verspätung | sorry für die Verzögerung | sorry bin spät dran | sorry dass ich so spät bin | sorry dass es so spät ist | entschuldigt die Verspätung | entschuldigung für die Verspätung | entschuldigung für die späte Abgabe
words-for = für | fuer
words-than = als | denn
words-went = abgeprallt | gescheitert | misslungen | fehlgeschlagen | vertrieben | verdrängt | gelungen | zurückgeschlagen | abgewehrt | unterbrochen
words-outcome = Abpraller | prallt ab | scheitert | Fehlschlag | Patt | Pattsituation | ungültig | wirkungslos | erfolgreich | Erfolg | Misserfolg | Unterstützung unterbrochen
words-rest = mehr | weitere | weiteren | Rest
words-one = ein | eine | einen | einer | eines | eins
words-unsettled = falsch | alles falsch | Fehler | mein Fehler | Irrtum | mein Irrtum | ein Fehler | ein Irrtum | versehentlich | aus Versehen | geirrt | habe mich geirrt | ich habe mich geirrt | vertan | verschrieben | vertippt | falsches Spiel | falsche Partie | falscher Chat | falscher Kanal | falscher Raum | falscher Befehl | falsche Befehle | falscher Zug | ne | nö | quatsch | Blödsinn | Unsinn | alt | alter Befehl | alte Befehle | alter Zug | veraltet | überholt | vorläufig | unter Vorbehalt | noch offen | noch unsicher | unsicher | unentschieden | noch unklar | ist das ok | ist das okay | ist das in Ordnung | das ist falsch | das war falsch | ist falsch | war falsch | falsche Einheit | Mist | so ein Mist | so ein Quatsch | raus | weg | weg damit | überlege noch | ich überlege noch | bin noch am Überlegen | denke noch nach | ich denke noch nach | muss noch überlegen | laut gedacht
words-other-orders = letzte | letzter | letzten | letztes | letzte Runde | letzter Zug | letzte Züge | letztes Jahr | vorige | voriger | vorigen | vorheriger | vorherige | vorherigen | frühere | früheren | alte | alter | alten | altes | nächste Runde | nächster Zug | nächstes Jahr | Vorschlag | Vorschläge | mein Vorschlag | Idee | Ideen | ein paar Ideen | Plan | Pläne | Option | Variante | Szenario | schlägt vor | ich schlage vor | wir schlagen vor | mögliche | möglichen | möglicher | alternative | alternativer | vorläufige | vorläufigen | vorläufiger | provisorische | denkbare | vorige Runde | vorherige Runde | vergangene Runde | voriger Zug | vorheriger Zug | voriges Jahr | nächstes Frühjahr | nächsten Frühling | nächster Herbst | nächsten Herbst | nächsten Winter | kommendes Frühjahr
words-closing = LG | VG | MfG | Gruß | Grüße | viele Grüße | liebe Grüße | beste Grüße | schöne Grüße | herzliche Grüße | mit freundlichen Grüßen | lieben Gruß | Gr | danke | vielen Dank
