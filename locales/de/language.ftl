### The language itself: its name, how others call it, and how it writes orders. A folder with this file is a language.

language-name = Deutsch
    .also = german | tedesco | duits | niemiecki | deutsche
    .discord = de
language-coast = parentheses
language-nationality = before
language-inflected-names = no
