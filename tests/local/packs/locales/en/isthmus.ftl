### The isthmus in English. Other languages use these names.

## The variant

variant-isthmus = The Isthmus
    .about = The Isthmus, 2 players
    .word = isthmus

## Provinces

ALD = Aldland
    .abbr = Ald
BRO = Broland
    .abbr = Bro
CAM = Camland
    .abbr = Cam
DUN = Dunland
    .abbr = Dun
ELM = Elmland
    .abbr = Elm
FEN = The Fens
    .abbr = Fen
NSE = North Sea
    .abbr = Nse
SSE = South Sea
    .abbr = Sse
WSE = West Sea
    .abbr = Wse

## Powers

EAST = East
    .abbr = E
    .adjective = Eastern
WEST = West
    .abbr = W
    .adjective = Western
