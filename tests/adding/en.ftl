command-age = age
    .about = Say how many phases have begun
# $phases: how many.
age =
    { $phases ->
        [one] The first phase is being played.
       *[other] { $phases } phases have begun.
    }
# A key of `options`: whether the game is for people who learn it.
option-key-novices = novices
# A setting.
term-novices = Everyone here is learning the game.
