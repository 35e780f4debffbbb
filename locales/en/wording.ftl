### How a person likes to be written to.

# A command for everyone, in private.
command-wording = wording
    .about = Choose how I write to you: full names or abbreviations, with or without reasons
# An option of `wording`.
parameter-notation = notation
    .about = Orders and units in abbreviations or in full names
# An option of `wording`.
parameter-detail = detail
    .about = Results with or without reasons
# A value of `wording`, as it is typed: one word.
choice-word-abbreviations = abbreviations
# A value of `wording`, as it is typed: one word.
choice-word-full-names = full-names
# A value of `wording`, as it is typed: one word.
choice-word-as-usual = as-usual
# A value of `wording`, as it is typed: one word.
choice-word-brief = brief
# A value of `wording`, as it is typed: one word.
choice-word-with-reasons = with-reasons
# The same in menus and in `wording-chosen`.
choice-abbreviations = abbreviations everywhere
# The same in menus and in `wording-chosen`.
choice-full-names = full names everywhere
# The same in menus and in `wording-chosen`.
choice-as-usual = abbreviations, and full names when I confirm orders
# The same in menus and in `wording-chosen`.
choice-brief = results without reasons
# The same in menus and in `wording-chosen`.
choice-with-reasons = results with reasons
# Answer to `wording`. Variables: $notation (String) "abbreviations everywhere"   $detail (String) "results without reasons"
wording-chosen = What I write only to you: { $notation }; { $detail }. Channels stay as they are.
