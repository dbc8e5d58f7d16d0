### Club evenings.

web-club-title = Club evenings
web-club-about = Several rounds at many tables: Kociołek seats everybody, counts points and shows the standings.
web-club-mine = My evenings
web-club-none = No evenings yet.
web-club-open = Open an evening
web-club-name = Name of the evening
web-club-game = Game
web-club-seats = Seats at a table
web-club-rounds = Rounds
web-club-minutes = Minutes a round
web-club-minutes-help = 0: no limit
web-club-form-swiss = New opponents, equal points
web-club-form-even = Everybody meets evenly (up to 8)
web-club-form = Seating
web-club-duplicate = The same deal at every table
web-club-final = Final table of the best
web-club-rated-help = Games with at least two people count for ratings. Then there are no hints, and who leaves or stays away loses.
web-club-bots = Bots fill tables
web-club-again = Continue this series
web-club-code = Code: { $code }
web-club-join = Take part
web-club-leave = Withdraw
web-club-remove-of = Remove: { $name }
web-club-remove = Remove
web-club-next = Start round { $number }
web-club-next-final = Start the final table
web-club-time = Time is up
web-club-close = End the evening
web-club-print = Print
web-club-table = To my table
web-club-watch = Open
web-club-standings = Standings
web-club-rank = Place
web-club-player = Player
web-club-points = Points
web-club-wins = Wins
web-club-games = Games
web-club-opponents = Opponents
web-club-round = Round { $number }
web-club-round-final = Final table
web-club-until = until { $time }
web-club-byes = Bye: { $names }
web-club-decided = decided when time was up
web-club-deal = Deal { $commitment }
web-club-status-open = Open. Taking part: { $count }
web-club-status-playing = Round { $round } of { $rounds } is played
web-club-status-between = Between rounds: { $round } of { $rounds } played
web-club-status-over = Over
web-club-out = withdrew
web-club-series = Series
web-club-place-of = { $name }: { $place }
web-club-bot = Bot
web-club-people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
