command-age = age
    .about = Say how many phases have begun
# $phases: how many.
age =
    { $phases ->
        [one] The first phase is being played.
       *[other] { $phases } phases have begun.
    }
