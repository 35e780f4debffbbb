### Listy: wiadomości, które bot przenosi z jednej prywatnej rozmowy do innych.

letter-words = do | dla
letter-to-word = do
letter = **List: { $from }**
letter-to-several = **List: { $from }** (adresaci: { $to })
letter-sent = Twój list jest w drodze (adresaci: { $to }). Po doręczeniu nie zostawiam sobie kopii.
letter-how = Napisz do mnie tutaj: `{ $example }`, albo użyj `/{ $letter }`. Przekażę to w imieniu twojego mocarstwa, a całe rozkazy zapiszę tak, jak pisze je czytający.
letters-overheard =
    { $count ->
        [one] Prywatnego pokoju nie będzie: { $powers } może tu czytać, bo kto nim gra, zarządza wątkami na tym kanale. Zamiast tego przenoszę listy.
       *[other] Prywatnego pokoju nie będzie: { $powers } mogą tu czytać, bo kto nimi gra, zarządza wątkami na tym kanale. Zamiast tego przenoszę listy.
    }
letters-permission = Nie mogę tu otworzyć prywatnego pokoju: brakuje mi uprawnienia „{ $permission }”. Zamiast tego przenoszę listy.
letters-apart = Nie ma pokoju, do którego wszyscy możecie wejść. Zamiast tego przenoszę listy.
room-opening = Otwieram pokój: { $with }. Gdyby się nie udało, napiszę do ciebie.
ears =
    { $count ->
        [one] { $people } może zarządzać wątkami na tym kanale i czytać cudze prywatne pokoje. Tam, gdzie { $people } nie należy, przenoszę listy w prywatnych wiadomościach.
       *[other] { $people } mogą zarządzać wątkami na tym kanale i czytać cudze prywatne pokoje. Tam, gdzie ktoś z nich nie należy, przenoszę listy w prywatnych wiadomościach.
    }
letter-in-private = Listy są prywatne: wyślij mi je w prywatnej wiadomości.
letter-delivered = Ten list jest już doręczony i nie da się go zmienić. Napisz następny.
letter-nobody = { $power }: teraz nikt tym mocarstwem nie gra.
action-letter = Napisz do: { $to }
lobby-overheard = Prywatne pokoje powstają, nawet jeśli gracz jest tu moderatorem i może w nich czytać.
