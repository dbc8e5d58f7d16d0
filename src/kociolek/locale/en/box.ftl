### Boxes: errors in a person's box file or in the editor, and the differences of two boxes, in English.
###
### Variables:
###   $place   file and line with a colon, or nothing     $where  the place in the document: curses.hairball.value
###   $value   what stands there    $known  words that are allowed    $meant  the nearest of them, or none
###   $count, $low, $high, $wanted  numbers               $other  another place or thing

-box-did-you-mean = did you mean

box-error-not-toml = { $place }This is not TOML: { $reason }. Fix that line.
box-error-too-large = { $place }This file is too long for a box; keep it below { $high } characters.
box-error-game-missing = { $place }The box does not say its game; begin it with: game = "wizardkittens" or game = "witchstone".
box-error-no-boxes = { $place }{ $value } has no boxes of its own; games with boxes: { $known }.
box-error-other = This game was played with the box { $value }, which is not the one in use; open it with that box.
box-error-missing = The box { $value } is not here; bring its file and open it again.
box-error-unknown-field =
    { $meant ->
        [none] { $place }{ $where } has no “{ $value }”; known names: { $known }.
       *[other] { $place }{ $where } has no “{ $value }”; { -box-did-you-mean } “{ $meant }”?
    }
box-error-field-missing = { $place }{ $where } lacks “{ $field }”; add it.
box-error-not-whole = { $place }{ $where } must be a whole number from { $low } to { $high }, not “{ $value }”.
box-error-not-number = { $place }{ $where } must be a number from { $low } to { $high }, not “{ $value }”.
box-error-not-word =
    { $meant ->
        [none] { $place }{ $where } cannot be “{ $value }”; choose one of: { $known }.
       *[other] { $place }{ $where } cannot be “{ $value }”; { -box-did-you-mean } “{ $meant }”?
    }
box-error-not-text = { $place }{ $where } must be a text of 1 to { $high } characters in one line.
box-error-not-flag = { $place }{ $where } must be true or false, not “{ $value }”.
box-error-not-recipe = { $place }{ $where } must have { $low } to { $high } of the letters A, F, P and S (Artifact, Familiar, Potion, Scroll), not “{ $value }”.
box-error-not-list = { $place }{ $where } must be a list in square brackets, not “{ $value }”.
box-error-not-table = { $place }{ $where } must have named values, not “{ $value }”.
box-error-list-size = { $place }The number of entries of { $where } is { $count }; it must be { $low } to { $high }.
box-error-no-item = { $place }{ $where } has no entry “{ $value }”; its entries are 1 to { $count }.
box-error-bad-name = { $place }{ $where } cannot have the name “{ $value }”; use a letter first, then letters and digits.
box-error-name-twice = { $place }{ $where } has the same name as another one: “{ $value }”; give it another name.
box-error-group-small = { $place }The number of curses in the group “{ $value }” is { $count }; a game needs at least { $low }.
box-error-clash = { $place }{ $where }: the { $field } “{ $value }” does not go with its { $other }; change one of them.
box-error-contradiction = { $place }This box contradicts the rules at { $where }; compare that part with the built-in box.
box-error-one-witchstone = { $place }The number of areas of the kind witchstone is { $count }; there must be exactly one.
box-error-few-towers = { $place }The number of towers is { $count }; four players need { $low }.
box-error-area-count = { $place }The number of areas beside the Witchstone is { $count }; with 21 magic tokens, 5 of them on the table, it must be { $wanted }.
box-error-areas-touch = { $place }The areas { $value } and { $other } lie on each other; move one of them.
box-error-no-area =
    { $meant ->
        [none] { $place }{ $where } leads to “{ $value }”, which is no area; areas: { $known }.
       *[other] { $place }{ $where } leads to “{ $value }”, which is no area; { -box-did-you-mean } “{ $meant }”?
    }
box-error-connection-self = { $place }A connection joins { $value } with itself; give it another end.
box-error-connection-twice = { $place }The connection { $value } is there twice, also as { $other }; remove one of them.
box-error-length-without-points = { $place }{ $where } has { $value } segments, but connection_points has no points for that length; known lengths: { $known }.
box-error-area-apart = { $place }The area { $value } cannot be reached; add a connection to it.
box-error-witchstone-rising = { $place }The spaces of the Witchstone go from the best to the worst, not { $value }.
box-error-cell-twice = { $place }{ $where } has the space { $value } twice; remove one of them.
box-error-cell-apart = { $place }The space { $value } of the cauldron touches no other one; remove it or fill the gap.
box-error-mark-outside = { $place }{ $where } lies at { $value }, which is no space of the cauldron.
box-error-mark-twice = { $place }{ $where } lies at { $value }, where { $other } is already; move one of them.
box-error-few-cells = { $place }The number of free spaces of the cauldron is { $count }; eleven tiles need { $low }.
box-error-exit-inside = { $place }{ $where } lies at { $value }, which is not at the rim; an arrow needs a space at the rim.
box-error-tile-count = { $place }The number of { $where } is { $count }; the game has { $wanted }.
box-error-start-outside = { $place }The pentagram starts at space { $value }, but its last one is { $high }.
box-error-pentagram-count =
    { $value ->
        [gold] { $place }The number of gold spaces of the pentagram is { $count }; it must be { $wanted }.
       *[blue] { $place }The number of blue spaces of the pentagram is { $count }; it must be { $wanted }.
    }
box-error-owl-count = { $place }The number of owls is { $count }; the game has { $wanted }.
box-error-lap-feeds = { $place }On such a short pentagram ({ $count }) a pawn would go round for ever; its length must be at least { $low }.
box-error-first-fewer = { $place }{ $where } is { $value }; who is first must get at least as many actions as the others ({ $low }).
box-error-wand-plain =
    { $value ->
        [bonus] { $place }The wand has no space with bonus actions; add one.
       *[score] { $place }The wand has no space that scores points; add one.
    }
box-error-tiers-falling = { $place }{ $where } must rise, as in 4, 5, 6, not { $value }.
box-error-tiers-rising = { $place }{ $where } must fall, as in 3, 2, 1, not { $value }.
box-error-scroll-count = { $place }The number of scrolls is { $count }; the game has { $wanted }.
box-error-token-count = { $place }The number of magic tokens is { $count }; the game has { $wanted }.
box-error-shelf-missing = { $place }No shelf is for “{ $value }”; each action has one, and “any” is the lowest.
box-error-ruled = { $place }{ $where } is { $value }, but the rulebook says { $wanted }; a box cannot change that.
box-error-wrong-game = This box is for { $box }, but the game is { $game }; leave the box out or choose the other game.
box-error-other-record =
    { $box ->
        [built-in] This record was played with the built-in box, not with “{ $other }”; leave --box out: a record carries its box.
       *[other] This record was played with the box “{ $box }”, not with “{ $other }”; leave --box out: a record carries its box.
    }
box-error-second = Two boxes for { $game } were given; give one for each game.

box-error-do-unknown =
    { $meant ->
        [none] There is no “kociolek box { $value }”; known: { $known }.
       *[other] There is no “kociolek box { $value }”; { -box-did-you-mean } “{ $meant }”?
    }
box-error-do-count = Give “kociolek box { $value }” a game or a box file; diff takes two.
box-error-other-game = These boxes are for different games, { $game } and { $other }; compare boxes of one game.

## The command

box-played =
    { $name ->
        [built-in] Box: built-in, version { $version }, { $id }
       *[other] Box: { $name }, version { $version }, { $id }
    }
box-compared =
    { $name ->
        [built-in] What differs from the built-in box, version { $version }:
       *[other] What differs from the box “{ $name }”, version { $version }:
    }
box-alike =
    { $name ->
        [built-in] It has the values of the built-in box, version { $version }.
       *[other] It has the values of the box “{ $name }”, version { $version }.
    }
box-good = { $file }: “{ $name }” is a good box for { $game }, { $id }.
box-line = A box for { $game }, version { $version }, { $id }.
box-built-in = built-in box
box-alias = { $old } goes with the next release; use --box with a box file (kociolek box export { $game }).

## Differences of two boxes

box-diff-changed = { $what }: { $new } instead of { $old }
box-diff-added = { $what }: { $value }, which is new
box-diff-removed = { $what }: { $value } is gone
box-diff-nothing = nothing
box-field-value = points
box-field-needs = recipe
box-field-light = lighter recipe
box-field-bonus = bonus
box-field-group = level
box-field-goal = goal
box-field-effect = effect
box-field-steps = step
box-field-paws = for two players
box-field-en = English name
box-field-pl = Polish name
box-field-areas = areas
box-field-connections = connection
box-field-connection-points = points for a connection
box-field-witchstone = Witchstone
box-field-cauldron = cauldron
box-field-cells = spaces
box-field-printed = printed symbols
box-field-black = black crystal
box-field-crystals = coloured crystals
box-field-exits = exit
box-field-tiles = tiles
box-field-special-tiles = special tiles
box-field-fields = space
box-field-start = start
box-field-owls = owls
box-field-scrolls = scrolls
box-field-copies = copies
box-field-extra = extra actions
box-field-tiers = steps
box-field-magic-tokens = magic tokens
box-field-shelves = shelf
box-field-shelf-limits = bottles on the shelves
box-field-pieces = pieces
box-field-values = numbers
box-field-kind = kind

## The pages

box-page-about = A box says what is printed in your copy of a game. Put your own values in, play with them and share them.
box-new = New box
box-new-name = My box
box-mine = On this device
box-import = Open a file
box-saved = saved
box-unsaved = not saved yet
box-remove = Remove this box
box-remove-sure = Remove it?
box-name = Name of the box
box-shared = shared with you; copy it to change it
box-changes = What you changed
box-checks = Checks
box-playable = This box can be played.
box-more =
    { $count ->
        [one] and { $count } more change
       *[other] and { $count } more changes
    }
box-use = Play and share
box-copy = Copy and change
box-try = Try it with bots
box-friends = Play with friends
box-share = Share
box-export = Download the file
box-link = Link to the box
box-tab-curses = Curses
box-tab-extra-credit = Goals
box-tab-new-rules = New Rules
box-tab-chaos = Chaos
box-tab-ball = Ball
box-tab-cauldron = Cauldron
box-tab-wand = Wand
box-tab-pentagram = Pentagram
box-tab-shelf = Shelf
box-tab-scrolls = Scrolls
box-tab-pieces = Pieces
box-card-name = Name
box-entered-yes = from your copy
box-entered-no = our value
box-entered-same = My card says the same
box-entered-count =
    { $count ->
        [one] { $count } card from your copy
       *[other] { $count } cards from your copy
    }
box-take-out = Take out: { $name }
box-clear = Clear
box-level-easy = Easy
box-level-medium = Medium
box-level-hard = Hard
box-what = What counts
box-how-many = How many
box-at-most = At most
box-preview = How it looks at the table
box-paws = Also for two players
box-step = Step { $n }
box-effect-when = When
box-effect-who = Who
box-effect-do = Does what
box-effect-from = From where
box-effect-to = To where
box-effect-place = The chapter is chosen by
box-effect-n = How many cards
box-effect-may = Players may decline
box-after-spell = After { $name }
box-do-move = Moves cards
box-do-swap = Swaps two chapters
box-do-draw = Draws cards
box-to-discard = to the discard pile
box-place-receiver = whoever gets the card
box-place-actor = whoever moves it
box-place-same = no one: the same number
box-all = All of them
box-tool-select = Select
box-tool-road = Connect
box-tool-place = Move
box-tool-select-help = Tap a connection or an area to change it.
box-tool-road-help = Tap two areas to connect them.
box-tool-place-help = Tap an area, then the place where it should be.
box-undo = Undo
box-road = Connection
box-road-remove = Remove this connection
box-road-points = Points for a connection
box-segments = Segments
box-length =
    { $points ->
        [one] { $n } · { $points } point
       *[other] { $n } · { $points } points
    }
box-of-segments =
    { $n ->
        [one] { $n } segment
       *[other] { $n } segments
    }
box-sides = The same on all four sides
box-sides-help =
    { $count ->
        [one] changes { $count } connection
       *[other] changes { $count } connections
    }
box-ball-help = Tap a connection to change its length.
box-area-witchstone = Witchstone
box-area-tower = tower
box-area-forest = forest
box-area-village = village
box-area-castle = castle
box-axis-x = Left or right
box-axis-y = Up or down
box-stone-points = Points, the best first
box-put = What to put
box-put-help = Choose a thing, then tap its space. Tap an arrow’s space again to remove it.
box-crystal = Coloured crystal { $n }
box-symbol = Printed: { $name }
box-exit = Arrow: { $name }
box-empty = empty
box-space = Space { $n }
box-space-light = Nothing
box-space-bonus = Bonus actions
box-space-score = Points
box-space-add = Add a space
box-space-remove = Remove this space
box-colour-light = Plain
box-colour-gold = Owls
box-colour-blue = Special tile
box-start-here = Pawns start here
box-owl-stack = Owls, stack { $n }, the top one first
box-action = Action
box-actions = Actions
box-actions-first = For the first player
box-for-each = Points for each
box-measure-connections = connection
box-measure-witches = witch on the ball
box-measure-scrolls = scroll
box-measure-tokens = magic token
box-measure-crystals = crystal on the rack
box-measure-special-tiles = special tile
box-measure-silver-fields = silver space
box-measure-lying-witches = lying witch
box-any = any action
box-shelf = Shelf { $n }
box-limit-upper = Bottles on an upper shelf, players: { $n }
box-limit-lowest = Bottles on the lowest shelf, players: { $n }
box-tier = Level { $n }, at least
box-piece-energy = Energy charges of a player
box-piece-witches = Witches of a player
box-value-new-area = Points for a new area
box-value-token-face = Points on a magic token
box-value-token-end = Points for a used token at the end
box-value-special-tile-actions = Actions of a special tile
box-value-empty-blue-actions = Actions without a special tile
box-value-empty-owl = Points without an owl
box-value-exit-actions = Actions for a crystal on the rack
box-value-black-extra = More of them for the black crystal
box-value-removal-step = Each removed crystal costs so much more
box-value-unused-boost = Points for an unused boost spell
box-prophecy = Prophecy fulfilled to level { $n }
box-played-with = Box: { $name }
box-look = Look at the box
box-area-add = Add a place
box-area-remove = Remove this place and its connections
box-area-count = Places beside the Witchstone: { $count } of { $wanted }
box-spaces = Spaces: add and remove
box-no-space = no space yet
box-exit-add = Add an exit
box-choose = Choose …
box-scroll-add = Add a scroll
box-scroll-remove = Remove: { $name }
box-light-help = A recipe of its own for the lighter variant.
box-offered = Box
box-offered-mine = { $name } (yours)

## Checks of the editor: what is as it should be, and what to look at

box-check-more = { $names } (and others: { $count })
box-check-curses = Curses: { $count } (easy: { $easy }, medium: { $medium }, hard: { $hard }).
box-check-recipes = Every recipe can be gathered from the components.
box-check-worthless = { $name } is worth no points.
box-check-high =
    { $points ->
        [one] { $name } is worth { $points } point; is that right?
       *[other] { $name } is worth { $points } points; is that right?
    }
box-check-heavy = { $name }: the lighter recipe needs more than the usual one.
box-check-section-curses = curses
box-check-section-extra-credit = goals
box-check-section-new-rules = New Rules
box-check-section-chaos = Chaos cards
box-check-ours = As in the built-in box, { $what } ({ $count }): { $names }.
box-check-ours-parts = As in the built-in box: { $names }.
box-check-areas =
    { $count ->
        [one] { $count } place; it can be reached.
       *[other] { $count } places; every one can be reached.
    }
box-check-roads =
    { $count ->
        [one] { $count } connection; it crosses no other.
       *[other] { $count } connections; none crosses another.
    }
box-check-cross = { $one } crosses { $other }.
box-check-charges-ok = Segments: { $segments }, energy of four players: { $charges }.
box-check-charges-look = Segments: { $segments }, energy of four players: { $charges }; not all connections can be built.
box-check-no-arrow = No arrow leads to: { $names }.
box-check-pieces = { $tiles } tiles, { $specials } special tiles, { $scrolls } scrolls and { $tokens } magic tokens, as in the rulebook.
box-grade-ok = fine
box-grade-look = to look at
box-grade-no = forbids playing
