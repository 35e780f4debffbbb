### Zegar: rozmowy i spisywanie przy stole, spóźnienia, nieobecność, godzina zakończenia gry.

# $until (String)
status-talk = Negocjacje do { $until }; potem wszyscy spisują rozkazy.
# $awaited (Number) gracze, którzy chcą jeszcze rozmawiać
talk-done =
    { $awaited ->
        [0] Dziękuję. Wszyscy skończyli rozmowy.
        [one] Dziękuję. Jeden gracz chce jeszcze rozmawiać.
        [few] Dziękuję. { $awaited } gracze chcą jeszcze rozmawiać.
       *[many] Dziękuję. { $awaited } graczy chce jeszcze rozmawiać.
    }
talk-on = Dobrze, negocjacje trwają, dopóki jest na nie czas.
# $until (String)
writing-begins = Koniec negocjacji. Teraz wszyscy w ciszy spisują rozkazy i wysyłają mi je prywatnie, do { $until }.
# $resume, $vote (String) commands: the game master's, and the players' vote
ready-but-paused = Wszyscy są gotowi. Gra jest wstrzymana: wyniki pojawią się zaraz po jej wznowieniu (mistrz gry: `{ $resume }`, gracze: `{ $vote }`).
# $powers (String)  $until (String)
orders-late = Spóźnione rozkazy: { POWERS($powers) }. Liczą się jeszcze do { $until }.
# $powers (String)  $phase (String)
missed-hold = { $phase } – bez rozkazów: { POWERS($powers) }. Jednostki bez rozkazów stały w miejscu.
missed-disorder = { $phase } – bez rozkazów, a więc według zasad w stanie anarchii: { POWERS($powers) }. Jednostki stały w miejscu i nie wspierały się nawzajem; niczego nie zbudowano.
# $phase (String)  $missed (Number) fazy z rzędu
you-missed = { $phase }: nie mam od ciebie żadnych rozkazów. Jeśli tak samo minie następna faza, zaproponuję twoje miejsce innym. Jeśli nie możesz grać dalej, daj znać zawczasu.
you-missed-offered = { $phase }: znowu nic od ciebie nie przyszło (liczba faz: { $missed }), więc twoje miejsce może teraz zająć ktoś inny. Wyślij rozkazy, zanim ktoś to zrobi, a pozostanie twoje.
# $powers (String)
hour-struck-units = Wybiła umówiona godzina. Najwięcej jednostek: { POWERS($powers) }.
hour-struck-centres = Wybiła umówiona godzina. Najwięcej źródeł zasobów: { POWERS($powers) }.
deadline-postponed = Sieć, w której ktoś gra, jest nieosiągalna. Rozkazy nadal można wysyłać: po jej powrocie tak długo, jak jej nie było, najpóźniej do { $latest }.
deadline-after-outage = Wszystkie sieci są znów osiągalne. Rozkazy do: { $deadline }.
only-computers = Liczba kolejnych faz, w których grały tylko komputery: { $phases }. Gra się na tym kończy.
