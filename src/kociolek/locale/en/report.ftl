### The report of a tournament, or of a folder of records: a page with pictures.
###
### $share, $low, $high, $par and other shares are written out, as in “12.5 %”; $name is a bot, a card or a game.

report-language = English
report-dark = Dark
report-title = Tournament: { $name }
report-title-records = Recorded games: { $name }
report-lead =
    { $count ->
        [one] { $count } game; decisions in it: { $decisions }.
       *[other] { $count } games; decisions in one of them, on average: { $decisions }.
    }
report-interval = 95 % interval: { $low } – { $high }
report-numbers = The numbers
report-footer = Made by Kociołek. A shared win counts as a part of one. Intervals are those of Wilson, ratings those of openskill (Plackett–Luce).

## Who wins

report-wins = Who wins
report-wins-lead = { $name } is ahead with { $share } of its games.
report-wins-alone = { $name } plays against itself, so only seats can differ.
report-nobody = Nobody won { $share } of the games.
report-shared = In { $share } of the games several players shared the win.
report-par = even: { $share }
report-whiskers = Whiskers: the 95 % interval. Dashed: the part of each, if all were equally strong.
report-seats = Does the seat matter?
report-seats-matter = It does: seat { $seat } wins { $share } of the games.
report-seats-alike = Not clearly: every seat’s interval holds the even part.
report-seats-caption = Seats are counted from 0, as in records.
report-seat = Seat { $seat }
report-ratings = Ratings
report-ratings-lead = Skill after all games; everybody begins with 25.
report-ratings-caption = Bars: two standard deviations to either side.

## How games go

report-lengths = How long games are
report-lengths-lead = Half of the games take { $middle } decisions or fewer; the longest took { $longest }.
report-lengths-axis = decisions in a game
report-lengths-caption = A decision is a move with more than one option. Dashed: the median.
report-length-mean = mean
report-length-part = { $part } are no longer than
report-length-longest = longest
report-length-moves = mean number of moves, forced ones included
report-endings = How games end
report-endings-lead = Most often: { $name } ({ $share }).
report-points = Where points come from
report-points-lead = Those who win score { $points } points on average.
report-winners = All winners

## Cards

report-cards-played = Cards that win when played
report-cards-played-lead = Who played { $name } won { $share } of the time; { $par } would be even.
report-cards-held = Cards that are good to have
report-cards-held-lead = Who had { $name } at some time won { $share } of the time; { $par } would be even.
report-cards-ends = The picture shows the best and the worst of them.
report-cards-caption = Ring: share of all players. Dot: share of the winners. The number: how often who had it won. Winners also last longer, and so meet more cards.

## The bots and the machine

report-speed = How fast they decide
report-speed-lead = Time for one answer on the machine that played.
report-speed-caption = Dot: the median. Bar: up to what 95 of 100 answers keep below.
report-faults = Sent from the table
report-faults-lead =
    { $count ->
        [one] { $count } time a bot crashed, cheated or thought too long; it lost that game.
       *[other] { $count } times a bot crashed, cheated or thought too long; it lost that game.
    }
report-setup = The set-up
report-setup-game = Game
report-setup-games = Games
report-setup-seats = Seats
report-setup-bots = Bots
report-setup-seed = Seed
report-setup-iterations = Iterations for an answer
report-setup-milliseconds = Milliseconds of processor time for an answer
report-setup-skipped = Records left out, for they were broken off
report-timed = Some bots thought by the clock, so another run gives a slightly different result.
report-uneven = The number of games is not a whole number of rounds: seats are even to within one round only.

## Columns of the tables

report-column-player = Player
report-column-seat = Seat
report-column-wins = Wins
report-column-played = Played
report-column-share = Share
report-column-interval = 95 % interval
report-column-decided = Of decided games
report-column-skill = Skill
report-column-deviation = Deviation
report-column-sure = Surely at least
report-column-measure = Games
report-column-decisions = Decisions
report-column-ending = Ending
report-column-games = Games
report-column-sum = Sum
report-column-card = Card
report-column-of-players-played = Of all players, who played it
report-column-of-winners-played = Of the winners, who played it
report-column-of-players-held = Of all players, who had it
report-column-of-winners-held = Of the winners, who had it
report-column-players = Players
report-column-won = Won
report-column-answers = Answers
report-column-median = Median
report-column-most = 95 of 100 below
report-column-longest = Longest
report-column-game = Game
report-column-reason = Why
report-column-detail = Detail
