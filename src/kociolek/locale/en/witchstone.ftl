### Witchstone: all words of the game, in English.
###
### Variables, the same in every message:
###   $card    a thing, as the rules spell it; NAME() turns it into a name; areas and connections go by their signs
###   $player  who acts, a name     $you  whether that is the reader: seat, none
###   $known   whether the reader may know the thing: yes, no
###   $index   the number of the event or action: actions, points, a field (from 1), a shelf
### Long texts: a single line break is soft, an empty line ends a paragraph.

witchstone = Witchstone
witchstone-about = Brew spells in your cauldron, weave a net of energy through the crystal ball and send out your witches: a game of chained actions for two to four.

## Names

witchstone-card-energy = energy
witchstone-card-witch = witch
witchstone-card-pentagram = pentagram
witchstone-card-crystal = crystal
witchstone-card-wand = wand
witchstone-card-scroll = scroll
witchstone-card-points = points
witchstone-card-energy-witch = energy + witch
witchstone-card-energy-pentagram = energy + pentagram
witchstone-card-energy-crystal = energy + crystal
witchstone-card-energy-wand = energy + wand
witchstone-card-energy-scroll = energy + scroll
witchstone-card-witch-pentagram = witch + pentagram
witchstone-card-witch-crystal = witch + crystal
witchstone-card-witch-wand = witch + wand
witchstone-card-witch-scroll = witch + scroll
witchstone-card-pentagram-crystal = pentagram + crystal
witchstone-card-pentagram-wand = pentagram + wand
witchstone-card-pentagram-scroll = pentagram + scroll
witchstone-card-crystal-wand = crystal + wand
witchstone-card-crystal-scroll = crystal + scroll
witchstone-card-wand-scroll = wand + scroll
witchstone-card-boost-energy = boost: energy
witchstone-card-boost-witch = boost: witch
witchstone-card-boost-pentagram = boost: pentagram
witchstone-card-boost-crystal = boost: crystal
witchstone-card-boost-wand = boost: wand
witchstone-card-boost-scroll = boost: scroll
witchstone-card-boost-any = boost: any action
witchstone-card-cluster-energy = prophecy: group of energy
witchstone-card-cluster-witch = prophecy: group of witch
witchstone-card-cluster-pentagram = prophecy: group of pentagram
witchstone-card-cluster-crystal = prophecy: group of crystal
witchstone-card-cluster-wand = prophecy: group of wand
witchstone-card-cluster-scroll = prophecy: group of scroll
witchstone-card-witches-foreign-tower = prophecy: witches, foreign tower
witchstone-card-witches-forest = prophecy: witches, forest
witchstone-card-witches-village = prophecy: witches, village
witchstone-card-witches-castle = prophecy: witches, castle
witchstone-card-count-connections = prophecy: connections
witchstone-card-count-witches = prophecy: witches
witchstone-card-count-scrolls = prophecy: scrolls
witchstone-card-count-tokens = prophecy: magic tokens
witchstone-card-count-crystals = prophecy: crystals on the rack
witchstone-card-count-special-tiles = prophecy: special tiles
witchstone-card-count-silver-fields = prophecy: silver fields
witchstone-card-count-lying-witches = prophecy: lying witches
witchstone-card-rank = prophecy: early at the Witchstone
witchstone-card-witches-foreign-tower-foreign-tower-foreign-tower = prophecy: witches in order: foreign tower, foreign tower, foreign tower
witchstone-card-witches-foreign-tower-foreign-tower-forest = prophecy: witches in order: foreign tower, foreign tower, forest
witchstone-card-witches-foreign-tower-foreign-tower-village = prophecy: witches in order: foreign tower, foreign tower, village
witchstone-card-witches-foreign-tower-foreign-tower-castle = prophecy: witches in order: foreign tower, foreign tower, castle
witchstone-card-witches-foreign-tower-forest-foreign-tower = prophecy: witches in order: foreign tower, forest, foreign tower
witchstone-card-witches-foreign-tower-forest-forest = prophecy: witches in order: foreign tower, forest, forest
witchstone-card-witches-foreign-tower-forest-village = prophecy: witches in order: foreign tower, forest, village
witchstone-card-witches-foreign-tower-forest-castle = prophecy: witches in order: foreign tower, forest, castle
witchstone-card-witches-foreign-tower-village-foreign-tower = prophecy: witches in order: foreign tower, village, foreign tower
witchstone-card-witches-foreign-tower-village-forest = prophecy: witches in order: foreign tower, village, forest
witchstone-card-witches-foreign-tower-village-village = prophecy: witches in order: foreign tower, village, village
witchstone-card-witches-foreign-tower-village-castle = prophecy: witches in order: foreign tower, village, castle
witchstone-card-witches-foreign-tower-castle-foreign-tower = prophecy: witches in order: foreign tower, castle, foreign tower
witchstone-card-witches-foreign-tower-castle-forest = prophecy: witches in order: foreign tower, castle, forest
witchstone-card-witches-foreign-tower-castle-village = prophecy: witches in order: foreign tower, castle, village
witchstone-card-witches-foreign-tower-castle-castle = prophecy: witches in order: foreign tower, castle, castle
witchstone-card-witches-forest-foreign-tower-foreign-tower = prophecy: witches in order: forest, foreign tower, foreign tower
witchstone-card-witches-forest-foreign-tower-forest = prophecy: witches in order: forest, foreign tower, forest
witchstone-card-witches-forest-foreign-tower-village = prophecy: witches in order: forest, foreign tower, village
witchstone-card-witches-forest-foreign-tower-castle = prophecy: witches in order: forest, foreign tower, castle
witchstone-card-witches-forest-forest-foreign-tower = prophecy: witches in order: forest, forest, foreign tower
witchstone-card-witches-forest-forest-forest = prophecy: witches in order: forest, forest, forest
witchstone-card-witches-forest-forest-village = prophecy: witches in order: forest, forest, village
witchstone-card-witches-forest-forest-castle = prophecy: witches in order: forest, forest, castle
witchstone-card-witches-forest-village-foreign-tower = prophecy: witches in order: forest, village, foreign tower
witchstone-card-witches-forest-village-forest = prophecy: witches in order: forest, village, forest
witchstone-card-witches-forest-village-village = prophecy: witches in order: forest, village, village
witchstone-card-witches-forest-village-castle = prophecy: witches in order: forest, village, castle
witchstone-card-witches-forest-castle-foreign-tower = prophecy: witches in order: forest, castle, foreign tower
witchstone-card-witches-forest-castle-forest = prophecy: witches in order: forest, castle, forest
witchstone-card-witches-forest-castle-village = prophecy: witches in order: forest, castle, village
witchstone-card-witches-forest-castle-castle = prophecy: witches in order: forest, castle, castle
witchstone-card-witches-village-foreign-tower-foreign-tower = prophecy: witches in order: village, foreign tower, foreign tower
witchstone-card-witches-village-foreign-tower-forest = prophecy: witches in order: village, foreign tower, forest
witchstone-card-witches-village-foreign-tower-village = prophecy: witches in order: village, foreign tower, village
witchstone-card-witches-village-foreign-tower-castle = prophecy: witches in order: village, foreign tower, castle
witchstone-card-witches-village-forest-foreign-tower = prophecy: witches in order: village, forest, foreign tower
witchstone-card-witches-village-forest-forest = prophecy: witches in order: village, forest, forest
witchstone-card-witches-village-forest-village = prophecy: witches in order: village, forest, village
witchstone-card-witches-village-forest-castle = prophecy: witches in order: village, forest, castle
witchstone-card-witches-village-village-foreign-tower = prophecy: witches in order: village, village, foreign tower
witchstone-card-witches-village-village-forest = prophecy: witches in order: village, village, forest
witchstone-card-witches-village-village-village = prophecy: witches in order: village, village, village
witchstone-card-witches-village-village-castle = prophecy: witches in order: village, village, castle
witchstone-card-witches-village-castle-foreign-tower = prophecy: witches in order: village, castle, foreign tower
witchstone-card-witches-village-castle-forest = prophecy: witches in order: village, castle, forest
witchstone-card-witches-village-castle-village = prophecy: witches in order: village, castle, village
witchstone-card-witches-village-castle-castle = prophecy: witches in order: village, castle, castle
witchstone-card-witches-castle-foreign-tower-foreign-tower = prophecy: witches in order: castle, foreign tower, foreign tower
witchstone-card-witches-castle-foreign-tower-forest = prophecy: witches in order: castle, foreign tower, forest
witchstone-card-witches-castle-foreign-tower-village = prophecy: witches in order: castle, foreign tower, village
witchstone-card-witches-castle-foreign-tower-castle = prophecy: witches in order: castle, foreign tower, castle
witchstone-card-witches-castle-forest-foreign-tower = prophecy: witches in order: castle, forest, foreign tower
witchstone-card-witches-castle-forest-forest = prophecy: witches in order: castle, forest, forest
witchstone-card-witches-castle-forest-village = prophecy: witches in order: castle, forest, village
witchstone-card-witches-castle-forest-castle = prophecy: witches in order: castle, forest, castle
witchstone-card-witches-castle-village-foreign-tower = prophecy: witches in order: castle, village, foreign tower
witchstone-card-witches-castle-village-forest = prophecy: witches in order: castle, village, forest
witchstone-card-witches-castle-village-village = prophecy: witches in order: castle, village, village
witchstone-card-witches-castle-village-castle = prophecy: witches in order: castle, village, castle
witchstone-card-witches-castle-castle-foreign-tower = prophecy: witches in order: castle, castle, foreign tower
witchstone-card-witches-castle-castle-forest = prophecy: witches in order: castle, castle, forest
witchstone-card-witches-castle-castle-village = prophecy: witches in order: castle, castle, village
witchstone-card-witches-castle-castle-castle = prophecy: witches in order: castle, castle, castle
witchstone-card-connected-foreign-tower-foreign-tower-foreign-tower = prophecy: joined in order: foreign tower, foreign tower, foreign tower
witchstone-card-connected-foreign-tower-foreign-tower-forest = prophecy: joined in order: foreign tower, foreign tower, forest
witchstone-card-connected-foreign-tower-foreign-tower-village = prophecy: joined in order: foreign tower, foreign tower, village
witchstone-card-connected-foreign-tower-foreign-tower-castle = prophecy: joined in order: foreign tower, foreign tower, castle
witchstone-card-connected-foreign-tower-forest-foreign-tower = prophecy: joined in order: foreign tower, forest, foreign tower
witchstone-card-connected-foreign-tower-forest-forest = prophecy: joined in order: foreign tower, forest, forest
witchstone-card-connected-foreign-tower-forest-village = prophecy: joined in order: foreign tower, forest, village
witchstone-card-connected-foreign-tower-forest-castle = prophecy: joined in order: foreign tower, forest, castle
witchstone-card-connected-foreign-tower-village-foreign-tower = prophecy: joined in order: foreign tower, village, foreign tower
witchstone-card-connected-foreign-tower-village-forest = prophecy: joined in order: foreign tower, village, forest
witchstone-card-connected-foreign-tower-village-village = prophecy: joined in order: foreign tower, village, village
witchstone-card-connected-foreign-tower-village-castle = prophecy: joined in order: foreign tower, village, castle
witchstone-card-connected-foreign-tower-castle-foreign-tower = prophecy: joined in order: foreign tower, castle, foreign tower
witchstone-card-connected-foreign-tower-castle-forest = prophecy: joined in order: foreign tower, castle, forest
witchstone-card-connected-foreign-tower-castle-village = prophecy: joined in order: foreign tower, castle, village
witchstone-card-connected-foreign-tower-castle-castle = prophecy: joined in order: foreign tower, castle, castle
witchstone-card-connected-forest-foreign-tower-foreign-tower = prophecy: joined in order: forest, foreign tower, foreign tower
witchstone-card-connected-forest-foreign-tower-forest = prophecy: joined in order: forest, foreign tower, forest
witchstone-card-connected-forest-foreign-tower-village = prophecy: joined in order: forest, foreign tower, village
witchstone-card-connected-forest-foreign-tower-castle = prophecy: joined in order: forest, foreign tower, castle
witchstone-card-connected-forest-forest-foreign-tower = prophecy: joined in order: forest, forest, foreign tower
witchstone-card-connected-forest-forest-forest = prophecy: joined in order: forest, forest, forest
witchstone-card-connected-forest-forest-village = prophecy: joined in order: forest, forest, village
witchstone-card-connected-forest-forest-castle = prophecy: joined in order: forest, forest, castle
witchstone-card-connected-forest-village-foreign-tower = prophecy: joined in order: forest, village, foreign tower
witchstone-card-connected-forest-village-forest = prophecy: joined in order: forest, village, forest
witchstone-card-connected-forest-village-village = prophecy: joined in order: forest, village, village
witchstone-card-connected-forest-village-castle = prophecy: joined in order: forest, village, castle
witchstone-card-connected-forest-castle-foreign-tower = prophecy: joined in order: forest, castle, foreign tower
witchstone-card-connected-forest-castle-forest = prophecy: joined in order: forest, castle, forest
witchstone-card-connected-forest-castle-village = prophecy: joined in order: forest, castle, village
witchstone-card-connected-forest-castle-castle = prophecy: joined in order: forest, castle, castle
witchstone-card-connected-village-foreign-tower-foreign-tower = prophecy: joined in order: village, foreign tower, foreign tower
witchstone-card-connected-village-foreign-tower-forest = prophecy: joined in order: village, foreign tower, forest
witchstone-card-connected-village-foreign-tower-village = prophecy: joined in order: village, foreign tower, village
witchstone-card-connected-village-foreign-tower-castle = prophecy: joined in order: village, foreign tower, castle
witchstone-card-connected-village-forest-foreign-tower = prophecy: joined in order: village, forest, foreign tower
witchstone-card-connected-village-forest-forest = prophecy: joined in order: village, forest, forest
witchstone-card-connected-village-forest-village = prophecy: joined in order: village, forest, village
witchstone-card-connected-village-forest-castle = prophecy: joined in order: village, forest, castle
witchstone-card-connected-village-village-foreign-tower = prophecy: joined in order: village, village, foreign tower
witchstone-card-connected-village-village-forest = prophecy: joined in order: village, village, forest
witchstone-card-connected-village-village-village = prophecy: joined in order: village, village, village
witchstone-card-connected-village-village-castle = prophecy: joined in order: village, village, castle
witchstone-card-connected-village-castle-foreign-tower = prophecy: joined in order: village, castle, foreign tower
witchstone-card-connected-village-castle-forest = prophecy: joined in order: village, castle, forest
witchstone-card-connected-village-castle-village = prophecy: joined in order: village, castle, village
witchstone-card-connected-village-castle-castle = prophecy: joined in order: village, castle, castle
witchstone-card-connected-castle-foreign-tower-foreign-tower = prophecy: joined in order: castle, foreign tower, foreign tower
witchstone-card-connected-castle-foreign-tower-forest = prophecy: joined in order: castle, foreign tower, forest
witchstone-card-connected-castle-foreign-tower-village = prophecy: joined in order: castle, foreign tower, village
witchstone-card-connected-castle-foreign-tower-castle = prophecy: joined in order: castle, foreign tower, castle
witchstone-card-connected-castle-forest-foreign-tower = prophecy: joined in order: castle, forest, foreign tower
witchstone-card-connected-castle-forest-forest = prophecy: joined in order: castle, forest, forest
witchstone-card-connected-castle-forest-village = prophecy: joined in order: castle, forest, village
witchstone-card-connected-castle-forest-castle = prophecy: joined in order: castle, forest, castle
witchstone-card-connected-castle-village-foreign-tower = prophecy: joined in order: castle, village, foreign tower
witchstone-card-connected-castle-village-forest = prophecy: joined in order: castle, village, forest
witchstone-card-connected-castle-village-village = prophecy: joined in order: castle, village, village
witchstone-card-connected-castle-village-castle = prophecy: joined in order: castle, village, castle
witchstone-card-connected-castle-castle-foreign-tower = prophecy: joined in order: castle, castle, foreign tower
witchstone-card-connected-castle-castle-forest = prophecy: joined in order: castle, castle, forest
witchstone-card-connected-castle-castle-village = prophecy: joined in order: castle, castle, village
witchstone-card-connected-castle-castle-castle = prophecy: joined in order: castle, castle, castle

## One line

witchstone-short-energy = a charge on a connection; a whole one scores
witchstone-short-witch = lay a witch, or send one to a new area
witchstone-short-pentagram = one field on: owls and special tiles
witchstone-short-crystal = move a crystal, at best over the rim
witchstone-short-wand = one field to the right: bonus actions and points
witchstone-short-scroll = one of the first scrolls
witchstone-short-points = three points at once

witchstone-rule-energy = Lay one charge on a free segment. The first connection leaves your tower; every other one begins at your tower or at an area that your own whole connections join to it. A connection you began must be finished first, and nobody else may add to it. A whole connection scores 1, 3 or 6 points for 1, 2 or 3 segments.
witchstone-rule-witch = Lay a witch beside your tower, or stand one up and send it over whole connections to an area without a witch of yours: one action, and one more for each foreign connection on the way. A new area scores 2 points; the first witch there takes the magic token. On the Witchstone the best free field scores besides.
witchstone-rule-pentagram = One field clockwise, and the field takes effect at once: gold gives the top owl, blue a special tile, which you use at once for two actions of one of its kinds or put into your cauldron.
witchstone-rule-crystal = Move a crystal one field, over anything, to an empty field. At an arrow it may leave for one action more. On the rack it brings two actions of the symbol it left by, or, on the lowest shelf, a token from the table. The black crystal adds two.
witchstone-rule-wand = Move your pawn to the right; then the fields it passed take effect one after the other. Dark fields give bonus actions, twice as many if your pawn is first or tied for it. Silver fields score what you have.
witchstone-rule-scroll = Take one of the first scrolls: the more actions, the wider the choice, but always one card. Boost spells add to a running series, prophecies score at the end.
witchstone-rule-points = A magic token with points scores at once, and two more at the end like every token.

## The rules, chapter by chapter

witchstone-rules-goal = Eleven rounds. Whoever has the most points at the end wins; in a tie, who is further on the wand, then who came there first.
    .title = Aim
witchstone-rules-setup = Everybody has fifteen tiles, five of them open behind the screen. From the last player backwards each chooses a tower: two points, and the token there is used at once.
    .title = Set-up
witchstone-rules-turn = Lay a tile on two empty fields of your cauldron. Each half gives as many actions as symbols of its kind hang together there. Do all of one kind, then all of the other; then draw a tile.
    .title = A turn
witchstone-rules-series = Bonus actions of the running kind are added to the running series; all others are done at once, before it goes on. Magic tokens wait until the series they were gained in closes. Any action may be declined; what is left when a series ends is lost.
    .title = Series
witchstone-rules-crystals = At any moment of your turn you may take a crystal out of your cauldron. The first costs one point, the next two, and so on.
    .title = Removing crystals
witchstone-rules-back = Inside your turn you may take moves back, up to the last thing that was newly shown: a drawn tile, a new scroll, a new special tile, another player’s choice. Until then nobody else sees them.
    .title = Taking back
witchstone-rules-end = To your points come the owls, two for each magic token, two for each unused boost, and the prophecies: 7, 5 or 3, or 1 if not fulfilled.
    .title = The end

## Tips

witchstone-tip-groups = Grow one or two large groups early; every later tile beside them is worth more.
witchstone-tip-order = Choose the order of the two halves with care: a special tile gained in the first counts for the second.
witchstone-tip-wand = Being first on the wand doubles its bonus actions.

## Moves

witchstone-action-end = End the series
witchstone-action-lay = Lay a witch
witchstone-action-step = One step on the pentagram
witchstone-action-shelf = To the matching shelf
witchstone-action-lowest = To the lowest shelf
witchstone-action-first = First: { NAME("witchstone-card", $card) }
witchstone-action-use = Use for actions: { NAME("witchstone-card", $card) }
witchstone-action-pick = Token: { NAME("witchstone-card", $card) }
witchstone-action-token = Use the token: { NAME("witchstone-card", $card) }
witchstone-action-token-of-black = Use the black crystal’s token: { NAME("witchstone-card", $card) }
witchstone-action-tile = Tile: { NAME("witchstone-card", $card) }
witchstone-action-discard = Discard the tile: { NAME("witchstone-card", $card) }
witchstone-action-place = First symbol on field { $index }
witchstone-action-turn = Second symbol on field { $index }
witchstone-action-put = Into the cauldron, field { $index }
witchstone-action-move = Move the crystal on field { $index }
witchstone-action-to = To field { $index }
witchstone-action-out = Over the rim: { NAME("witchstone-card", $card) }
witchstone-action-remove = Destroy the crystal on field { $index }
witchstone-action-boost = Use { NAME("witchstone-card", $card) }
witchstone-action-tower = Choose the tower { $card }
witchstone-action-go = Send a witch to { $card }
witchstone-action-charge = Lay a charge on { $card }
witchstone-action-walk = Move on the wand, fields: { $index }
witchstone-action-take = Take the scroll of shelf { $index }
witchstone-action-leave = Leave the table
witchstone-action-back = Take the last move back

## Questions

witchstone-prompt-tower = Which tower do you take?
witchstone-prompt-tile = Which tile do you lay?
witchstone-prompt-tile-place = Where does its first symbol go?
witchstone-prompt-tile-turn = And the second?
witchstone-prompt-tile-order = Which kind of action first?
witchstone-prompt-energy = Energy: where does the charge go?
witchstone-prompt-witch = Witches: lay one, or send one out?
witchstone-prompt-pentagram = Pentagram: step on?
witchstone-prompt-crystal = Crystals: which one moves?
witchstone-prompt-crystal-to = Where to?
witchstone-prompt-wand = Wand: how far?
witchstone-prompt-scroll = Scrolls: which one?
witchstone-prompt-special = The special tile: actions, or into the cauldron?
witchstone-prompt-any = Two actions of one kind: which?
witchstone-prompt-exit = On which shelf does the crystal go?
witchstone-prompt-token-pick = Which token do you take?

## What happens

witchstone-event-tower-chosen =
    { $you ->
        [seat] You take the tower { $card }.
       *[none] { $player } takes the tower { $card }.
    }
witchstone-event-turn-began =
    { $you ->
        [seat] Your turn, round { $index }.
       *[none] { $player } begins a turn, round { $index }.
    }
witchstone-event-tile-laid =
    { $you ->
        [seat] You lay a tile: { NAME("witchstone-card", $card) }.
       *[none] { $player } lays a tile: { NAME("witchstone-card", $card) }.
    }
witchstone-event-tile-discarded =
    { $you ->
        [seat] Your tile fits nowhere: { NAME("witchstone-card", $card) }.
       *[none] { $player } discards a tile that fits nowhere: { NAME("witchstone-card", $card) }.
    }
witchstone-event-drew =
    { $known ->
        [yes] You draw a tile: { NAME("witchstone-card", $card) }.
       *[no] { $player } draws a tile.
    }
witchstone-event-series-opened =
    { $you ->
        [seat] You begin a series: { NAME("witchstone-card", $card) }, actions: { $index }.
       *[none] { $player } begins a series: { NAME("witchstone-card", $card) }, actions: { $index }.
    }
witchstone-event-series-grew =
    { $you ->
        [seat] Your series grows: { NAME("witchstone-card", $card) }, more actions: { $index }.
       *[none] { $player } gets a longer series: { NAME("witchstone-card", $card) }, more actions: { $index }.
    }
witchstone-event-series-closed =
    { $you ->
        [seat] Your series is over: { NAME("witchstone-card", $card) }, actions lost: { $index }.
       *[none] { $player } ends a series: { NAME("witchstone-card", $card) }, actions lost: { $index }.
    }
witchstone-event-scored =
    { $you ->
        [seat] You score: { $index }.
       *[none] { $player } scores: { $index }.
    }
witchstone-event-lost =
    { $you ->
        [seat] You lose points: { $index }.
       *[none] { $player } loses points: { $index }.
    }
witchstone-event-charged =
    { $you ->
        [seat] You lay a charge on { $card }.
       *[none] { $player } lays a charge on { $card }.
    }
witchstone-event-connected =
    { $you ->
        [seat] You complete { $card }.
       *[none] { $player } completes { $card }.
    }
witchstone-event-witch-laid =
    { $you ->
        [seat] You lay a witch.
       *[none] { $player } lays a witch.
    }
witchstone-event-witch-went =
    { $you ->
        [seat] You send a witch to { $card }.
       *[none] { $player } sends a witch to { $card }.
    }
witchstone-event-stepped =
    { $you ->
        [seat] You step on the pentagram, to field { $index }.
       *[none] { $player } steps on the pentagram, to field { $index }.
    }
witchstone-event-owl-taken =
    { $you ->
        [seat] You take an owl worth { $index }.
       *[none] { $player } takes an owl worth { $index }.
    }
witchstone-event-special-taken =
    { $you ->
        [seat] You take a special tile: { NAME("witchstone-card", $card) }.
       *[none] { $player } takes a special tile: { NAME("witchstone-card", $card) }.
    }
witchstone-event-special-refilled =
    { $you ->
        [seat] You uncover a new special tile: { NAME("witchstone-card", $card) }.
       *[none] { $player } uncovers a new special tile: { NAME("witchstone-card", $card) }.
    }
witchstone-event-special-used =
    { $you ->
        [seat] You use it for actions: { NAME("witchstone-card", $card) }.
       *[none] { $player } uses it for actions: { NAME("witchstone-card", $card) }.
    }
witchstone-event-special-put =
    { $you ->
        [seat] You put it into your cauldron: { NAME("witchstone-card", $card) }, field { $index }.
       *[none] { $player } puts it into the cauldron: { NAME("witchstone-card", $card) }, field { $index }.
    }
witchstone-event-crystal-moved =
    { $you ->
        [seat] You move a crystal to field { $index }.
       *[none] { $player } moves a crystal to field { $index }.
    }
witchstone-event-crystal-out =
    { $you ->
        [seat] A crystal of yours leaves the cauldron: { NAME("witchstone-card", $card) }.
       *[none] { $player } moves a crystal over the rim: { NAME("witchstone-card", $card) }.
    }
witchstone-event-crystal-shelved =
    { $you ->
        [seat] It goes to the shelf: { NAME("witchstone-card", $card) }. The shelf pays you.
       *[none] { $player } lays it on the shelf: { NAME("witchstone-card", $card) }.
    }
witchstone-event-crystal-lowest =
    { $you ->
        [seat] You lay it on the lowest shelf.
       *[none] { $player } lays it on the lowest shelf.
    }
witchstone-event-crystal-aside =
    { $you ->
        [seat] The rack is full: you lay the crystal aside.
       *[none] { $player } lays the crystal aside: the rack is full.
    }
witchstone-event-crystal-removed =
    { $you ->
        [seat] You destroy the crystal on field { $index }.
       *[none] { $player } destroys the crystal on field { $index }.
    }
witchstone-event-token-taken =
    { $you ->
        [seat] You take a magic token: { NAME("witchstone-card", $card) }, worth: { $index }.
       *[none] { $player } takes a magic token: { NAME("witchstone-card", $card) }, worth: { $index }.
    }
witchstone-event-token-used =
    { $you ->
        [seat] You use a token: { NAME("witchstone-card", $card) }, actions: { $index }.
       *[none] { $player } uses a token: { NAME("witchstone-card", $card) }, actions: { $index }.
    }
witchstone-event-token-lapsed =
    { $you ->
        [seat] Your token brings no action any more: { NAME("witchstone-card", $card) }.
       *[none] { $player } leaves a token unused: { NAME("witchstone-card", $card) }.
    }
witchstone-event-walked =
    { $you ->
        [seat] You move on the wand, fields: { $index }.
       *[none] { $player } moves on the wand, fields: { $index }.
    }
witchstone-event-silver-field =
    { $you ->
        [seat] You come to silver field { $index }.
       *[none] { $player } comes to silver field { $index }.
    }
witchstone-event-dark-field =
    { $you ->
        [seat] You come to dark field { $index }.
       *[none] { $player } comes to dark field { $index }.
    }
witchstone-event-scroll-taken =
    { $you ->
        [seat] You take a scroll: { NAME("witchstone-card", $card) }.
       *[none] { $player } takes a scroll: { NAME("witchstone-card", $card) }.
    }
witchstone-event-scroll-refilled =
    { $you ->
        [seat] You uncover a new scroll: { NAME("witchstone-card", $card) }.
       *[none] { $player } uncovers a new scroll: { NAME("witchstone-card", $card) }.
    }
witchstone-event-scroll-shown =
    { $you ->
        [seat] You show a scroll: { NAME("witchstone-card", $card) }.
       *[none] { $player } shows a scroll: { NAME("witchstone-card", $card) }.
    }
witchstone-event-owls-shown =
    { $you ->
        [seat] Your owls are worth { $index }.
       *[none] { $player } has owls worth { $index }.
    }
witchstone-event-tokens-shown =
    { $you ->
        [seat] You have magic tokens: { $index }.
       *[none] { $player } has magic tokens: { $index }.
    }
witchstone-event-boosted =
    { $you ->
        [seat] You use { NAME("witchstone-card", $card) }, more actions: { $index }.
       *[none] { $player } uses { NAME("witchstone-card", $card) }, more actions: { $index }.
    }
witchstone-event-left =
    { $you ->
        [seat] You leave the table.
       *[none] { $player } leaves the table.
    }
witchstone-event-won =
    { $you ->
        [seat] You win!
       *[none] { $player } wins!
    }

## Options

witchstone-option-witch-cost = Cost of a witch
witchstone-option-witch-cost-help = What a way over foreign connections alone costs.
witchstone-option-witch-cost-printed = one action, and one for each foreign connection
witchstone-option-witch-cost-cheap = one action for each foreign connection
witchstone-option-scrolls = Scrolls
witchstone-option-scrolls-help = Whether unused scrolls lie open.
witchstone-option-scrolls-open = open
witchstone-option-scrolls-hidden = in a face-down pile
witchstone-option-handicap-0 = Handicap of seat 0
witchstone-option-handicap-0-help = For experienced players: fewer tiles to choose from.
witchstone-option-handicap-0-none = none
witchstone-option-handicap-0-small = three open tiles
witchstone-option-handicap-0-medium = two open tiles
witchstone-option-handicap-0-large = one tile, drawn at the beginning of the turn
witchstone-option-handicap-1 = Handicap of seat 1
witchstone-option-handicap-1-help = For experienced players: fewer tiles to choose from.
witchstone-option-handicap-1-none = none
witchstone-option-handicap-1-small = three open tiles
witchstone-option-handicap-1-medium = two open tiles
witchstone-option-handicap-1-large = one tile, drawn at the beginning of the turn
witchstone-option-handicap-2 = Handicap of seat 2
witchstone-option-handicap-2-help = For experienced players: fewer tiles to choose from.
witchstone-option-handicap-2-none = none
witchstone-option-handicap-2-small = three open tiles
witchstone-option-handicap-2-medium = two open tiles
witchstone-option-handicap-2-large = one tile, drawn at the beginning of the turn
witchstone-option-handicap-3 = Handicap of seat 3
witchstone-option-handicap-3-help = For experienced players: fewer tiles to choose from.
witchstone-option-handicap-3-none = none
witchstone-option-handicap-3-small = three open tiles
witchstone-option-handicap-3-medium = two open tiles
witchstone-option-handicap-3-large = one tile, drawn at the beginning of the turn

## The table

witchstone-table-round = Round { $index } of { $size }
witchstone-table-ball = Crystal ball
witchstone-table-cauldron = Your cauldron
witchstone-table-cauldron-of = Cauldron: { $player }
witchstone-table-shelves = Scrolls
witchstone-table-rack = Potion rack
witchstone-table-tokens = Tokens on the table
witchstone-table-wand = Wand
witchstone-table-pentagram = Pentagram
witchstone-table-hand = Your tiles
witchstone-table-screen = Behind your screen
witchstone-table-points = Points
witchstone-table-series = Running
witchstone-table-lowest = lowest
witchstone-table-legend = W Witchstone, T tower, F forest, V village, C castle; a number is the connection’s length, a letter is somebody’s energy or witch
witchstone-table-tracks = Cr1/2 gives so many actions, the second number to who is first; + pays for: co connections, wi witches, sc scrolls, to tokens, cr crystals, sp special tiles; (7) is the top owl, two signs are a special tile
witchstone-table-pending = Tokens to use
witchstone-table-scrolls-of = Scrolls of { $player }
witchstone-table-back = You may take moves back: { $index }
witchstone-table-yield-points = points: { $index }
witchstone-table-yield-cost = cost: { $index }
witchstone-ending-points = Decided by points
witchstone-ending-tie = Points are equal, the wand decides
witchstone-ending-left = Ended because the others left

## The final sheet

witchstone-source-connections = connections
witchstone-source-areas = areas
witchstone-source-witchstone = Witchstone
witchstone-source-token-faces = tokens with points
witchstone-source-owl-fields = empty owl fields
witchstone-source-silver-fields = silver fields
witchstone-source-removals = removed crystals
witchstone-source-owls = owls
witchstone-source-tokens = magic tokens
witchstone-source-boosts = unused boosts
witchstone-source-prophecies = prophecies

## What an adviser knows of the points

witchstone-odds-at-once = The most points that a choice brings at once: { $count }
witchstone-odds-now = Your points if the game ended now: { $count }
witchstone-odds-fulfilled = Your prophecies that are fulfilled, in part or in full: { $percent } %
witchstone-odds-expected = Points that { $player } may expect at the end: { $count }
