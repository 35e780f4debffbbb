### Public press in a power's name, and documents that their readers can sign. Neither binds anyone.

press-declared = **Erklärung { POWER($power, form: "gen") }:**
press-document = **Dokument { $number }**, vorgelegt und unterzeichnet von { POWER($power, form: "dat") }. Unterschriften binden niemanden.
press-signed = Dokument { $number } hat jetzt auch { POWER($power, form: "nom") } unterzeichnet. Unterschriften bisher: { POWERS($powers) }

no-words-no-talk = In dieser Partie wird nicht verhandelt, auch nicht öffentlich.
no-words-in-private = Diese Partie ist anonym: Schreib es mir privat, dann veröffentliche ich es im Namen deiner Macht.
no-words-no-document = Ein solches Dokument liegt dir nicht zur Unterschrift vor.
no-words-signed-already = Das hast du schon unterzeichnet.
no-words-which-document = Mehrere Dokumente warten auf deine Unterschrift. Welches meinst du? { LIST($list) }
letters-anonymous = Diese Partie ist anonym, und ein Raum würde zeigen, wer welche Macht spielt. Stattdessen stelle ich Briefe zu.

action-sign = Unterzeichnen
