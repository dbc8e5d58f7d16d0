### Puzzles in the browser: the list, the question and the solution, in English.

web-puzzle-title = Puzzles
web-puzzle-about = Real positions from games of bots. One move is clearly best: find it. Only your first answer counts.
web-puzzle-one = Puzzle
web-puzzle-all = All puzzles
web-puzzle-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
web-puzzle-solved = Solved: { $solved } of { $tried } (in all: { $count })
web-puzzle-day-right = Today’s puzzle: solved
web-puzzle-day-wrong = Today’s puzzle: missed
web-puzzle-any = Any puzzle
web-puzzle-next = Next puzzle
web-puzzle-days =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
web-puzzle-run = In a row: { $count }
web-puzzle-longest = Longest streak: { $count }
web-puzzle-rating = Rating { $rating } (± { $margin })
web-puzzle-ask = One move is clearly best. Make it here at the table. Only your first answer counts.
web-puzzle-ask-turn = Four ways to play this whole turn, and one is clearly best. Look at what each one comes to, then choose.
web-puzzle-ways = Ways to play the turn
web-puzzle-now = Now
web-puzzle-way = Turn { $letter }
web-puzzle-choose = Choose turn { $letter }
web-puzzle-moves = All moves
web-puzzle-right = Well found!
web-puzzle-wrong = There’s a better move
web-puzzle-best = Best move: { $move }.
web-puzzle-worth = What the moves are worth
web-puzzle-worth-note = Your chance to win after each move, in hundreds of games played on from what you know.
web-puzzle-yours = your answer
web-puzzle-less = less
