### What only the browser says of Witchstone; it is loaded with the game.

## Around the board

web-witchstone-tabs = Parts of the table
web-witchstone-tab-ball = Ball
web-witchstone-tab-cauldron = Cauldron
web-witchstone-tab-tracks = Tracks
web-witchstone-tab-scrolls = Scrolls
web-witchstone-here = something to decide here
web-witchstone-zoom = Enlarge the ball
web-witchstone-mine = Your scrolls
web-witchstone-no-scrolls = None yet.
web-witchstone-no-tiles = No tiles are left.
web-witchstone-deck = In the deck: { $index }
web-witchstone-pieces = Pieces
web-witchstone-charges = charges left
web-witchstone-stock = witches in stock
web-witchstone-hidden = hidden behind the screen
web-witchstone-if-over = If the game ended now
web-witchstone-over = The game is over.
web-witchstone-wand-place = place: { $index }
web-witchstone-on-wand = on the wand: field { $index }

## The turn

web-witchstone-checklist = This turn
web-witchstone-step-tower = Tower
web-witchstone-step-tile = Tile
web-witchstone-step-other = Half of the tile
web-witchstone-step-wand-effects = Fields of the wand
web-witchstone-step-special = Special tile
web-witchstone-step-any = Any action
web-witchstone-step-exit = Potion rack
web-witchstone-step-table-token = Token from the table
web-witchstone-step-end = End of the turn
web-witchstone-left = left: { $index }
web-witchstone-done = done
web-witchstone-lost = lost: { $index }
web-witchstone-lay = Lay the tile
web-witchstone-step = One step
web-witchstone-walk = Move: { $index }
web-witchstone-end = End it
web-witchstone-rotate = Turn the tile
web-witchstone-flip = Swap the two symbols
web-witchstone-ghost = Tap another glowing field to turn it. It brings: { $list }.
web-witchstone-place-help = The number is the size of the group there. Another tile? Tap it.
web-witchstone-discard-help = None of your tiles fits. Choose one to discard.
web-witchstone-tile-help = Under each tile: the largest groups it can reach.
web-witchstone-use = Use
web-witchstone-used = used
web-witchstone-take-token = and take a token
web-witchstone-remove = Destroy a crystal
web-witchstone-remove-cost = Which crystal goes? Points lost: { $index }
web-witchstone-beside = beside: { $list }

## Names of things

web-witchstone-kind-witchstone = the Witchstone
web-witchstone-kind-tower = tower
web-witchstone-kind-forest = forest
web-witchstone-kind-village = village
web-witchstone-kind-castle = castle
web-witchstone-kind-foreign-tower = foreign tower
web-witchstone-area = { $kind } { $sign }
web-witchstone-connection = connection: { $name }
web-witchstone-field = field { $index }
web-witchstone-token = magic token: { $name }
web-witchstone-exit = exit: { $name }
web-witchstone-shelf = shelf: { $name }
web-witchstone-black = the black crystal
web-witchstone-own-crystal = crystal
web-witchstone-bottles = bottles filled: { $index } of { $size }
web-witchstone-count-connections = connections
web-witchstone-count-witches = witches on the board
web-witchstone-count-scrolls = scrolls
web-witchstone-count-tokens = magic tokens
web-witchstone-count-crystals = crystals on the rack
web-witchstone-count-special-tiles = special tiles
web-witchstone-count-silver-fields = silver fields
web-witchstone-count-lying-witches = lying witches
web-witchstone-wand-start = the handle
web-witchstone-wand-light = nothing happens here
web-witchstone-wand-bonus = bonus: { $what } { $index }, for the first { $size }
web-witchstone-wand-score = points for each: { $what }, { $index }
web-witchstone-scroll-any = any action
web-witchstone-scroll-cluster = group: { $what }
web-witchstone-scroll-witches = witches: { $what }
web-witchstone-scroll-witches-in-order = witches, in this order
web-witchstone-scroll-connected-in-order = joined, in this order
web-witchstone-scroll-rank = place on the Witchstone
web-witchstone-scroll-once = once; unused +{ $index }

## How it stands

web-witchstone-token-here = A token lies here: { $name }.
web-witchstone-witches-here = Witches of: { $list }.
web-witchstone-link = Segments: { $index }, points: { $size }.
web-witchstone-link-of = Charges of { $player }: { $index }.
web-witchstone-link-free = Nobody has begun it.
web-witchstone-group = Group of { $name }: { $index }.
web-witchstone-top-owl = The top owl is worth { $index }.
web-witchstone-no-owl = No owl is left: the field gives points at once, { $index }.
web-witchstone-special-left = Special tiles in the supply: { $index }.

## Help

web-witchstone-help-area = An area of the ball. A witch of yours that comes here for the first time scores { $index }; the first witch of anybody takes the magic token. Connections that end here can be begun by whoever has joined the area to the own tower.
web-witchstone-help-tower = Here a player begins: the big witch stands on the own tower, and the first connection leaves it. For everybody else it is a foreign tower, also when nobody lives there. A new area scores { $index }.
web-witchstone-help-witchstone = The rock in the middle. There is no token here; each witch takes the best free field and scores it besides the points for a new area. The fields: { $list }.
web-witchstone-help-token = Brings one action of its kind; a token with points scores at once: { $index }. It can be used until the series in which you gained it ends. Kept or used, it brings points at the end: { $size }.
web-witchstone-help-special = Use it at once for actions of one of its kinds ({ $index }), or put it on an empty field of your cauldron: there it starts nothing, but counts for both symbols from now on. It must be used one way or the other.
web-witchstone-help-printed = Printed on the cauldron. It counts for groups of its symbol; nothing is ever laid on it.
web-witchstone-help-cell = An empty field. A tile needs two of them side by side; crystals may stop here.
web-witchstone-help-black = Moves like every crystal. On the rack it brings more actions, +{ $index }; it does not count for the wand or for prophecies.
web-witchstone-help-exit = A crystal next to one of these arrows may leave the cauldron for one action. It goes to the rack: to the shelf of this symbol for actions ({ $index }), or to the lowest shelf for a token from the table.
web-witchstone-help-shelf = A crystal laid here brings actions of this symbol at once: { $index }. All players share the bottles.
web-witchstone-help-lowest = Any crystal may be laid here. It brings no actions of its own, but a magic token of your choice from the table.
web-witchstone-help-boost = Once, while a series of this kind runs: actions to be added, { $index }. It never begins a series. Kept to the end it is worth { $size }.
web-witchstone-help-cluster = The largest group of this symbol in your cauldron at the end.
web-witchstone-help-witches = On how many areas of this kind your witches stand at the end.
web-witchstone-help-witches-in-order = Your witches stand on these kinds of area; counted in order, up to the first that is missing.
web-witchstone-help-connected-in-order = Your own whole connections join these kinds of area to your tower; counted in order, up to the first that is missing.
web-witchstone-help-count = How many of these you have at the end.
web-witchstone-help-rank = How early your witch came to the Witchstone.
web-witchstone-help-prophecy = By degree it is worth { $low }, { $middle } or { $high } points; not fulfilled { $none }.
web-witchstone-help-light = A light field: nothing happens here.
web-witchstone-help-gold = A gold field gives the top owl of its stack. Owls lie behind the screen and count at the end.
web-witchstone-help-blue = A blue field gives its special tile, which is then replaced. If none is left, it gives two actions of one kind of your choice.

## Rulings

web-witchstone-ruling-energy = A connection may be begun although it cannot be finished soon. Both of its ends may already be joined to your tower; it scores all the same.
web-witchstone-ruling-witch = The whole way is paid inside one series and leads over whole connections only. Passing over areas is free. The own tower is never a goal.
web-witchstone-ruling-pentagram = Step by step: each field takes effect before the next step, whether you stop there or pass it.
web-witchstone-ruling-crystal = Several actions on one crystal are one move over anything, paid by its length; it must end on an empty field or at an exit.
web-witchstone-ruling-wand = First the pawn moves, with all boosts; then the fields take effect in order. Whether you are first is looked at when a dark field takes effect; a tie counts.
web-witchstone-ruling-scroll = Every source takes its own card: numbers from different sources are never added up. You may also take none.
web-witchstone-ruling-tile = The group is counted when its series begins; the second half is counted only after the first series is over. If no two empty fields lie side by side, a crystal must go.
web-witchstone-ruling-special = Without an empty field it must be used for actions, even impossible ones. It counts as a special tile in both uses.
web-witchstone-ruling-token = Of the kind of the running series it is added to it, otherwise it is done at once on top. A scroll token always takes a card of its own. Not used, its action is lost, but the token stays yours.
web-witchstone-ruling-area = Witches of several players may stand here, but only one of each. The token of a tower that was chosen at the beginning is gone.
web-witchstone-ruling-witchstone = It is of no kind in prophecies about areas, but a way may lead over it.
web-witchstone-ruling-exit = If the matching shelf is full, only the lowest is left, and the other way round. If both are full the crystal is laid aside: no bonus and no loss.
web-witchstone-ruling-removed = Each one costs one point more than the one before, and the score may fall below zero. Crystals laid aside because the rack is full cost nothing.
web-witchstone-ruling-boost = It serves any open series from its beginning to its end, several can be combined; for a scroll only before the choice, for the wand only before its fields take effect.
web-witchstone-ruling-prophecy = More than the highest degree counts as the highest. A kind of area wanted twice needs two different areas; a foreign tower is never your own.

## Why not now

web-witchstone-why-tile = Tiles are laid at the beginning of your turn.
web-witchstone-why-kind = For this you need actions: { $name }.
web-witchstone-why-link-taken = It has been begun by somebody else, and only they may add to it.
web-witchstone-why-link-done = It is whole.
web-witchstone-why-link-building = First finish the connection you have begun: { $name }.
web-witchstone-why-link-far = It does not touch your network: your tower and all that your whole connections join to it.
web-witchstone-why-area-yours = A witch of yours is there already.
web-witchstone-why-area-lying = No witch lies beside your tower.
web-witchstone-why-area-far = No way over whole connections leads there that the actions left could pay.
web-witchstone-why-boost = A boost spell works only while a series of its kind runs, and only once.
web-witchstone-why-token = A token is used in the series in which it was gained, not before and not later.

## Where a value comes from

web-witchstone-from = Where this comes from: { $list }.
web-witchstone-from-printed = the printed game
web-witchstone-from-rulebook = the rulebook
web-witchstone-from-found = public descriptions of the game
web-witchstone-from-derived = concluded from the rulebook
web-witchstone-from-designed = our own choice where the rulebook is silent; the printed board may differ

## Headings

web-witchstone-actions = Actions
web-witchstone-tokens = Magic tokens
web-witchstone-boosts = Boost spells
web-witchstone-crystals = Crystals
web-witchstone-group-tile = The tile
web-witchstone-group-act = Actions
web-witchstone-group-extra = Tokens and boosts
web-witchstone-group-remove = Destroy a crystal
