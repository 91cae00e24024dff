"""What a hint says of a move is true: for every sentence that gives a reason, a predicate that says when it holds.

How to write a game's reasons
-----------------------------
1. `tests/reasons/GAME.py` (one file for a family) has one `REASONS = Reasons("game", ...)` and, for each `because_*` of
   the game's words, a function of the same name. It is found by being there.
2. The function says when the sentence is true **as a player reads it**: read `words/en.py`, close `bot.py`, write. Its
   parameters are the view, the move and what the sentence is said with:

       @REASONS.when(Use(late, "QS", 2), Use(late, "3D", 2))
       def because_queen_to(view: HeartsView, move: int, who: int) -> bool:
           return move == QUEEN and sure_taker(view) == who

   The first `Use` is a true use, the second a planted false one that the predicate must catch: a function that lays
   the table out (its seat to move looks), a move as it is written, and what the sentence names.
3. Where worlds decide, `share=` is what the words promise: ALWAYS, NEARLY_ALWAYS, USUALLY. The function has a world
   after the view and the move, a copy of a position that the view could be of, and may play on in it (`after`).
4. `names=` lists the parameters that do no more than name the move (the card that is played), each with a function of
   view and move that says what it must be. A true reason must be false of some other legal move, and the others are
   asked with their own names: else "you can be rid of the ten" would pass because another card is not the ten.
   A function may give None: of that move the sentence could not be said.
5. `number=True` marks a sentence that is a number and no more; it counts as no reason, but must be true.
6. Run it from `tests/`, on compiled code: `python -m reasons GAME`. It prints how often each sentence is said, is
   false, or is idle (true of every legal move), the share of hints with a reason, and with `--show 5` five tables for
   each sentence that is false or idle; `--read 20` prints hints with their tables. Mend `bot.py`, `telling.py` and the
   words until nothing is false or idle and 80 % have a reason.
   Write then `python -m reasons GAME --page 200 --write`: that makes the game's row in docs/testing.md.
   `parts.sayings.sets_apart` keeps a game from saying what is idle: list kinds, and of which moves each is true.
   A sentence that nobody says any more leaves the words and its predicate leaves the file.
"""
