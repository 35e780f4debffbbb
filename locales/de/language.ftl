### The language itself: its name, how others call it, and how it writes orders. A folder with this file is a language.

# The name in the language itself. `also` are the names by which it is asked for, in any language, separated by `|`.
# `discord` are the locales of Discord's client that show it.
language-name = Deutsch
    .also = German | Tedesco | Duits | Niemiecki | Deutsche | Allemand
    .discord = de
# How abbreviations write a coast: `parentheses` for "Spa (sc)", or `slash` for "Spa/sc".
language-coast = parentheses
# Where the adjective of a unit's power stands: `before` for "Austrian A Vie", or `behind` for "A Vie (austriaca)".
language-nationality = before
# `yes` if names are declined: the phrases of provinces and the cases of powers then hold names that are read as well.
language-inflected-names = no
# First names of people who come when free seats are filled, separated by `|`. May be left out.
language-guests = Lena | Jonas
