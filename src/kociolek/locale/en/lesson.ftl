### Lessons: what they say, in English. Titles are `lesson-<id>`; files of src/kociolek/lessons name the other keys.

lesson-wrong = That is allowed, but not what we practise here. Try the marked one.

## Exploding Kittens: first turns

lesson-kittens-first-turns = First turns
lesson-kittens-first-turns-goal = Somewhere in this pile are Exploding Kittens. Draw one without a Defuse and you are out. The last player left wins.
lesson-kittens-first-turns-draw = It is your turn. Play as many cards as you like, or none; a turn ends when you draw a card. Draw one now.
lesson-kittens-first-turns-draw-hint = Tap the draw pile.
lesson-kittens-first-turns-keep = You will need that card in a moment. Just draw.
lesson-kittens-first-turns-look = A cat: worth something only in pairs. The others have drawn, too, and the pile gets dangerous. Look at its top three cards: play See the Future.
lesson-kittens-first-turns-look-hint = Choose See the Future in your hand, then play it.
lesson-kittens-first-turns-blind = Not yet: look first, then decide.
lesson-kittens-first-turns-skip = The next card is an Exploding Kitten! Do not draw it: Skip ends your turn without drawing.
lesson-kittens-first-turns-skip-hint = Choose Skip in your hand, then play it.
lesson-kittens-first-turns-boom = You have just seen it: the top card explodes. Play Skip instead.
lesson-kittens-first-turns-again = The next player drew the kitten, used a Defuse and put it back into the pile, where only they know it. Your turn: draw.
lesson-kittens-first-turns-end = Lucky. You know the course now: play, draw, keep a Defuse. Nope, pairs and the Defuse have lessons of their own.

## Wizard Kittens: first turns

lesson-wizardkittens-first-turns = First turns
lesson-wizardkittens-first-turns-goal = Curses lie beside the chapters. You defeat one with the components it shows, in the same chapter of your circle. But when the Professor catches you, ten points are too many.
lesson-wizardkittens-first-turns-draw = A turn begins with a component: draw one.
lesson-wizardkittens-first-turns-place = The curse of Chapter 1 needs two artifacts and a scroll, and you have one artifact there. Place this artifact beside it.
lesson-wizardkittens-first-turns-place-2 = In Chapter 2 it would not help against the curse of Chapter 1. Place it in Chapter 1.
lesson-wizardkittens-first-turns-place-hint = Tap Chapter 1 of your own circle.
lesson-wizardkittens-first-turns-cast = Now one spell of your four. A scroll is missing: Summon draws one more card.
lesson-wizardkittens-first-turns-cast-else = Another spell would be legal, but you want one more component: cast Summon.
lesson-wizardkittens-first-turns-cast-hint = Choose Summon on your mat.
lesson-wizardkittens-first-turns-scroll = A scroll! Place it where it completes the recipe.
lesson-wizardkittens-first-turns-scroll-2 = The curse of Chapter 1 lacks it. Place it in Chapter 1.
lesson-wizardkittens-first-turns-end = The curse is defeated and its points are yours. Summon is covered by your token: next turn you must cast another spell.

## Witchstone: first turns

lesson-witchstone-first-turns = First turns
lesson-witchstone-first-turns-goal = Eleven turns each: brew in your cauldron, act on the crystal ball. The most points win.
lesson-witchstone-first-turns-tile = A turn begins with a tile. Take energy + witch.
lesson-witchstone-first-turns-tile-hint = Tap the tile energy + witch behind your screen.
lesson-witchstone-first-turns-place = Each half gives as many actions as symbols of its kind hang together. Put the energy beside the printed energy.
lesson-witchstone-first-turns-place-else = There the energy would stand alone and give one action only. Use the marked space.
lesson-witchstone-first-turns-place-hint = The marked space touches the energy symbol.
lesson-witchstone-first-turns-turn = The witch goes beside it. Any free neighbour will do; take a marked one.
lesson-witchstone-first-turns-order = Two energies together: two energy actions. The witch is alone: one action. You choose which kind comes first. Take energy.
lesson-witchstone-first-turns-order-witch = That is allowed; but here we begin with energy.
lesson-witchstone-first-turns-charge = One action lays one charge. This connection needs only one: it is finished at once and scores. Lay it.
lesson-witchstone-first-turns-further = One point! One energy action is left. New connections begin at your tower or where yours lead: lay another charge where you like.
lesson-witchstone-first-turns-further-end = You may end a series early, but what is left of it is lost. Use the action.
lesson-witchstone-first-turns-witch = Now the other half: one witch action. Lay a witch beside your tower; later she travels along connections.
lesson-witchstone-first-turns-done = Everything is done. Until you end your turn you can undo, or remove a crystal. End your turn.
lesson-witchstone-first-turns-done-hint = Press “End turn”.
lesson-witchstone-first-turns-end = You drew a new tile, and the other player is on. Larger groups, more actions: that is the heart of the game.

### Chapters: one lesson each.

## Exploding Kittens: Nope!

lesson-kittens-nope = Nope!
lesson-kittens-nope-intro = A Nope stops almost any card the moment it is played, even out of turn. Only Exploding Kittens and Defuses laugh at it.
lesson-kittens-nope-favor = Someone wants a Favor: you would have to give a card away. Not today. Play a Nope!
lesson-kittens-nope-favor-hint = Choose the card in your hand, then play it.
lesson-kittens-nope-pass = Allow it and a card of yours is gone. Play the Nope.
lesson-kittens-nope-again = They Noped your Nope, so the Favor works again. Luckily you have a second one: an odd number of Nopes cancels the card.
lesson-kittens-nope-end = Cancelled! All those cards are discarded and your hand is safe. Save a Nope for the moment that really hurts.

## Exploding Kittens: Pairs and triples

lesson-kittens-combos = Pairs and triples
lesson-kittens-combos-intro = A cat alone does nothing. Two of a kind steal a card; three of a kind steal the very card you name.
lesson-kittens-combos-pair = Two Tacocats are burning in your hand. Play them as a pair.
lesson-kittens-combos-pair-hint = Choose a Tacocat in your hand, then press the pair.
lesson-kittens-combos-draw = Steal first. You can still draw afterwards.
lesson-kittens-combos-two = Keep the triple for later: play the pair of Tacocats.
lesson-kittens-combos-aim = Who gets robbed? Take the marked player.
lesson-kittens-combos-aim-2 = That player comes next. Take the marked one first.
lesson-kittens-combos-triple = An Attack! A pair takes a card at random. A triple knows what it wants: play the three Beard Cats.
lesson-kittens-combos-triple-hint = Choose a Beard Cat in your hand, then press the triple.
lesson-kittens-combos-three = Three of a kind: use all three Beard Cats.
lesson-kittens-combos-victim = Choose the player who still has cards.
lesson-kittens-combos-name = Everyone is dealt a Defuse at the start, and you have none. Name it!
lesson-kittens-combos-name-else = A guess. But a Defuse is worth more than anything: name it.
lesson-kittens-combos-end = Got it! Without one there, you get nothing. Any title will do, by the way: two Skips are a pair, too.

## Exploding Kittens: Defuse

lesson-kittens-defuse = Defuse
lesson-kittens-defuse-intro = Everyone starts with one Defuse: the only card that saves you from an Exploding Kitten. Draw, and see.
lesson-kittens-defuse-kitten = Boom? Not yet. Show the Defuse, quickly.
lesson-kittens-defuse-explode = You may do that, and you would be out. Play the Defuse.
lesson-kittens-defuse-tuck = Now the fun part: put the kitten back wherever you like, in secret. The next player has no Defuse left… put it right on top.
lesson-kittens-defuse-tuck-else = Sneaky, but someone else would draw it. On top is for the next player.
lesson-kittens-defuse-end = Boom, and one player fewer. Your Defuse is used up, so be careful now.

## Exploding Kittens: Attack

lesson-kittens-attack = Attack
lesson-kittens-attack-intro = An Attack ends your turn without drawing, and the next player must take two turns. You are that player.
lesson-kittens-attack-skip = Two turns mean two draws. A Skip ends only one of them. Play it.
lesson-kittens-attack-skip-hint = Choose the card in your hand, then play it.
lesson-kittens-attack-draw = One draw ends one turn as well, but a Skip is safer.
lesson-kittens-attack-both = Good idea, and it would pass both turns on. First see what a Skip does.
lesson-kittens-attack-attack = One turn left. Strike back: an Attack passes on the turn you have not finished and adds two.
lesson-kittens-attack-attack-hint = Choose the card in your hand, then play it.
lesson-kittens-attack-brave = Brave, but why draw at all? Play the Attack.
lesson-kittens-attack-end = Three turns for the next player, and you have not drawn a single card.

## Exploding Kittens: Armageddon

lesson-kittens-armageddon = Armageddon
lesson-kittens-armageddon-intro = Good vs. Evil: Godcat and Devilcat wait on the mat. Whoever plays Armageddon lets them loose.
lesson-kittens-armageddon-play = Start the end of the world: play Armageddon.
lesson-kittens-armageddon-play-hint = Choose the card in your hand, then play it.
lesson-kittens-armageddon-draw = No draw can be this exciting. Play Armageddon.
lesson-kittens-armageddon-aim = Choose the player who will face you: the marked one.
lesson-kittens-armageddon-aim-1 = Not this time: take the marked player.
lesson-kittens-armageddon-hold = In secret you choose which of the two goes in front of you. Take Godcat and look innocent.
lesson-kittens-armageddon-devil = Bold! Then you would hope for a swap. Take Godcat this time.
lesson-kittens-armageddon-won = Your opponent kept what lay there: Devilcat! That works like an Exploding Kitten, and there was no Defuse. Godcat is yours.
lesson-kittens-armageddon-godcat = Your turn again. Godcat can be any card you like. Make it an Attack.
lesson-kittens-armageddon-godcat-else = That works as well. Here: make it an Attack.
lesson-kittens-armageddon-end = Godcat goes back to the mat, ready for the next Armageddon.

## Exploding Kittens: Barking Kittens

lesson-kittens-barking = Barking Kittens
lesson-kittens-barking-intro = There are two Barking Kittens. Play one, and whoever holds the other must defuse at once, or explodes.
lesson-kittens-barking-bark = Who has the other one? Bark and find out.
lesson-kittens-barking-bark-hint = Choose the card in your hand, then play it.
lesson-kittens-barking-bark-else = First the bark: play the Barking Kitten.
lesson-kittens-barking-take = Boom! If no one has it, your kitten stays in front of you and waits, and you are the victim. Now some theft in advance: play I’ll Take That.
lesson-kittens-barking-take-hint = Choose the card in your hand, then play it.
lesson-kittens-barking-take-else = Later. First play I’ll Take That.
lesson-kittens-barking-victim = Put it in front of the player you want to rob.
lesson-kittens-barking-skip = The next card they draw is yours. Now leave: a Super Skip ends all turns you have.
lesson-kittens-barking-skip-hint = Choose the card in your hand, then play it.
lesson-kittens-barking-skip-else = Do not draw: play the Super Skip.
lesson-kittens-barking-end = They drew an Attack, and it is yours. Careful: the same goes for a kitten.

## Exploding Kittens: Imploding Kittens

lesson-kittens-imploding = Imploding Kittens
lesson-kittens-imploding-intro = One kitten in this pile cannot be defused. Draw, and do not worry: the first time it only warns.
lesson-kittens-imploding-keep = Keep the Reverse. You will be glad of it.
lesson-kittens-imploding-tuck = The Imploding Kitten! You need no Defuse: it goes back face up. Put it at the very bottom.
lesson-kittens-imploding-tuck-else = For this lesson: at the very bottom.
lesson-kittens-imploding-reverse = The others have drawn, one of them even defused a kitten, and there it lies on top, face up, for you. No Defuse helps now. A Reverse ends your turn and turns the direction round.
lesson-kittens-imploding-reverse-hint = Choose the card in your hand, then play it.
lesson-kittens-imploding-doom = Everyone can see it: you would implode. Play Reverse.
lesson-kittens-imploding-end = It is that player’s turn again, and this time nothing helps. Out!

## Exploding Kittens: Streaking Kittens

lesson-kittens-streaking = Streaking Kittens
lesson-kittens-streaking-intro = While you hold the Streaking Kitten you may keep one Exploding Kitten in your hand, and no one notices. Draw.
lesson-kittens-streaking-keep = An Exploding Kitten. Smile, say nothing and keep it.
lesson-kittens-streaking-give = And now someone asks you for a Favor. You choose the card. Do you have something nice?
lesson-kittens-streaking-give-else = Too kind. Give the Exploding Kitten away.
lesson-kittens-streaking-end = They had no Defuse. But beware: if someone steals your Streaking Kitten while you hide a kitten, you must defuse it at once.

## Wizard Kittens: Spells

lesson-wizardkittens-spells = Spells
lesson-wizardkittens-spells-intro = Four spells, one a turn. Your token covers the spell you cast last, here Summon: cast another one. First draw.
lesson-wizardkittens-spells-place = A familiar. Snail in Chapter 1 has no use for it: put it in Chapter 2.
lesson-wizardkittens-spells-place-1 = There it would cost you a point. Put it in Chapter 2.
lesson-wizardkittens-spells-switch = Look: another kitten has the scroll you need. Switch swaps any two cards on the table. Cast it!
lesson-wizardkittens-spells-switch-else = That spell comes later. Here: Switch.
lesson-wizardkittens-spells-first = Give away the potion of your Chapter 1…
lesson-wizardkittens-spells-first-else = First tap the potion in your Chapter 1.
lesson-wizardkittens-spells-second = …and take the scroll for it.
lesson-wizardkittens-spells-second-else = Swap it for the scroll of the other kitten.
lesson-wizardkittens-spells-again = Magic! The others have had their turns; draw again.
lesson-wizardkittens-spells-put = A potion. Keep Chapter 1 clean: put it in Chapter 2.
lesson-wizardkittens-spells-sling = Rubbish in your circle? Sling throws it at someone else. Cast it.
lesson-wizardkittens-spells-swat = Swat discards two of your cards: useful, but today we throw.
lesson-wizardkittens-spells-sling-else = Cast Sling.
lesson-wizardkittens-spells-what = Which card? The potion.
lesson-wizardkittens-spells-what-else = Not that one: throw the potion.
lesson-wizardkittens-spells-whom = Whose circle? Take the marked kitten.
lesson-wizardkittens-spells-whom-1 = Take the marked kitten this time.
lesson-wizardkittens-spells-where = And you choose the chapter, too. Chapter 1!
lesson-wizardkittens-spells-where-2 = Chapter 1 hurts more.
lesson-wizardkittens-spells-end = That leaves Swat, which discards two of your own cards. Remember: never the same spell twice in a row.

## Wizard Kittens: Curses

lesson-wizardkittens-curses = Curses
lesson-wizardkittens-curses-intro = A curse falls when all its components lie in your chapter of the same number. Snail wants two artifacts and a scroll. Draw.
lesson-wizardkittens-curses-place = The scroll! Chapter 1 is complete with it.
lesson-wizardkittens-curses-place-2 = It is missing in Chapter 1. Put it there.
lesson-wizardkittens-curses-extra = But the potion there is an extra card and would cost a point. Your spell comes before the curse falls: Sling it away.
lesson-wizardkittens-curses-swat = Swat takes two cards, and one of them you need. Cast Sling.
lesson-wizardkittens-curses-extra-else = The potion would stay. Cast Sling.
lesson-wizardkittens-curses-potion = Tap the potion.
lesson-wizardkittens-curses-potion-else = You need that card. Throw the potion.
lesson-wizardkittens-curses-whom = Who would like a potion? You decide.
lesson-wizardkittens-curses-where = Any chapter will do.
lesson-wizardkittens-curses-end = Snail is defeated without extra cards: four points, all of them yours. A new curse takes its place at once.

## Wizard Kittens: The last curse

lesson-wizardkittens-last-curse = The last curse
lesson-wizardkittens-last-curse-intro = There are two endings. The happy one: all six curses are defeated. Five lie in the score piles, and the last one is yours. Draw.
lesson-wizardkittens-last-curse-place = The missing scroll. You know where it goes.
lesson-wizardkittens-last-curse-place-2 = Chapter 1 needs it.
lesson-wizardkittens-last-curse-credit = Your secret Extra Credit card pays a point for each potion in your circle. Get one more: Summon.
lesson-wizardkittens-last-curse-credit-else = No: you want one more potion. Cast Summon.
lesson-wizardkittens-last-curse-potion = A potion! In Chapter 2 it is safe; beside the curse it would be an extra card.
lesson-wizardkittens-last-curse-potion-1 = There it costs a point. Put it in Chapter 2.
lesson-wizardkittens-last-curse-end = The last curse falls and all cards are counted: curses, bonuses, Extra Credit, minus extra cards. The most points win.

## Wizard Kittens: Caught!

lesson-wizardkittens-caught = Caught!
lesson-wizardkittens-caught-intro = The other ending: Professor Whispurr comes back. Her card hides among the last ones of the deck. Then ten points are too many, and the fewest components win.
lesson-wizardkittens-caught-draw = You have five points: innocent so far. Draw.
lesson-wizardkittens-caught-place = Put it in Chapter 1; it will not stay long.
lesson-wizardkittens-caught-swat = Clear your desk before she comes: Swat discards two cards.
lesson-wizardkittens-caught-swat-else = You want fewer cards, not other ones. Cast Swat.
lesson-wizardkittens-caught-first = Away with the scroll…
lesson-wizardkittens-caught-first-else = Begin with the scroll.
lesson-wizardkittens-caught-second = …and with the potion.
lesson-wizardkittens-caught-end = Caught! One kitten with twelve points is guilty. You have no component left: you win.

## Wizard Kittens: Advanced kittens

lesson-wizardkittens-advanced = Advanced kittens
lesson-wizardkittens-advanced-intro = Advanced kittens have a spell of their own in place of an ordinary one. Yours is Overflow. Draw first.
lesson-wizardkittens-advanced-place = Put the familiar out of the way, in Chapter 2.
lesson-wizardkittens-advanced-place-1 = There it would be an extra card.
lesson-wizardkittens-advanced-cast = Overflow draws two cards: you keep one, the other you give away. Cast it.
lesson-wizardkittens-advanced-cast-else = Try your own spell: Overflow.
lesson-wizardkittens-advanced-keep = A potion and a scroll. Which one does Snail need?
lesson-wizardkittens-advanced-keep-potion = Two artifacts and a scroll: keep the scroll.
lesson-wizardkittens-advanced-scroll = Complete Chapter 1.
lesson-wizardkittens-advanced-scroll-2 = Chapter 1!
lesson-wizardkittens-advanced-give = Give the potion to anyone. They choose its chapter.
lesson-wizardkittens-advanced-give-2 = Here: the marked kitten.
lesson-wizardkittens-advanced-end = A curse in one turn! The others: Avalanche slings two cards at once, Dismiss clears one kind from a chapter, Yoink takes a card of anyone.

## Wizard Kittens: Chaos

lesson-wizardkittens-chaos = Chaos
lesson-wizardkittens-chaos-intro = Cats hide in the deck. One opens Chapter 3. In Chaos Mode each of them also sets off the next step of the Chaos card. Draw!
lesson-wizardkittens-chaos-step = A Cat! Step 1: everyone passes a card to the right. Get rid of the potion.
lesson-wizardkittens-chaos-step-else = You want to keep the artifact. Pass the potion.
lesson-wizardkittens-chaos-come = Your neighbour places it, and a scroll comes to you. Where to?
lesson-wizardkittens-chaos-come-2 = Snail in Chapter 1 needs it.
lesson-wizardkittens-chaos-draw = Chaos is over, and the card you wanted to draw comes after it: an artifact! Complete Chapter 1.
lesson-wizardkittens-chaos-cast = Cast any spell you like that leaves Chapter 1 alone: Summon.
lesson-wizardkittens-chaos-cast-else = Do not touch your recipe. Cast Summon.
lesson-wizardkittens-chaos-last = Away from the curse with this one.
lesson-wizardkittens-chaos-last-1 = An extra card costs a point. Chapter 2.
lesson-wizardkittens-chaos-end = Even chaos can help. With New Rules a Cat brings a rule for everyone instead; its card tells you which.

## Witchstone: Energy

lesson-witchstone-energy = Energy
lesson-witchstone-energy-intro = An energy action puts one charge on a connection. Start at your tower, or wherever your finished connections lead.
lesson-witchstone-energy-short = You have three energy actions. The short way to the forest needs only one charge. Put it there.
lesson-witchstone-energy-end = Ending the series early throws actions away. Use them.
lesson-witchstone-energy-short-else = Longer, and worth more. But begin with the short one.
lesson-witchstone-energy-begin = Finished: one point. Two segments give three points, three give six. Now begin the connection to the Witchstone.
lesson-witchstone-energy-begin-else = Here: from your tower to the Witchstone.
lesson-witchstone-energy-finish = Half of it lies there. One charge more and it is yours.
lesson-witchstone-energy-end-of = Four points in one series. A connection belongs to one player only, so hurry for the long ones.

## Witchstone: Witches

lesson-witchstone-witches = Witches
lesson-witchstone-witches-intro = Witches stand around your tower until you send them out. Every area you reach first scores two points, and usually brings a magic token.
lesson-witchstone-witches-lay = One action puts a new witch beside your tower.
lesson-witchstone-witches-end = Ending the series early throws actions away. Use them.
lesson-witchstone-witches-go = She travels along finished connections: your own are free, those of others cost one action more. Send her to the foreign tower.
lesson-witchstone-witches-go-else = Nearer, and cheaper. But you have two actions: go further.
lesson-witchstone-witches-end-of = Two points for a new area. On the Witchstone itself the first witches score more.

## Witchstone: The pentagram

lesson-witchstone-pentagram = The pentagram
lesson-witchstone-pentagram-intro = Each pentagram action moves your pawn one space on. Gold spaces bring owls, blue ones a special tile.
lesson-witchstone-pentagram-step = The next space is blue. One step!
lesson-witchstone-pentagram-end = Ending the series early throws actions away. Use them.
lesson-witchstone-pentagram-use = A special tile! Put it in your cauldron, where each half makes groups larger. Or use it at once for two actions of one kind: take energy.
lesson-witchstone-pentagram-use-else = A fine choice as well. Here: use it for energy.
lesson-witchstone-pentagram-charge = Two energy actions out of nothing. Put the first one wherever you like.
lesson-witchstone-pentagram-end-of = Bonus actions are taken at once; then the series before goes on.

## Witchstone: Crystals

lesson-witchstone-crystals = Crystals
lesson-witchstone-crystals-intro = Crystals take up room in your cauldron. Push them out over the rim: each one pays with bonus actions.
lesson-witchstone-crystals-move = This crystal lies right at the rim. Choose it.
lesson-witchstone-crystals-end = Ending the series early throws actions away. Use them.
lesson-witchstone-crystals-move-else = That one is too far from the rim. Take the marked crystal.
lesson-witchstone-crystals-out = An arrow leads from here over the rim. Out with it!
lesson-witchstone-crystals-out-else = One space moves it, but out is better.
lesson-witchstone-crystals-shelf = It becomes a bottle on the rack. On the shelf of its arrow it gives two actions of that kind; on the lowest one a magic token. Take the shelf.
lesson-witchstone-crystals-lowest = A token is never bad. Here: take the shelf.
lesson-witchstone-crystals-end-of = Two new crystal actions, and room for tiles. The black crystal pays twice as much.

## Witchstone: Wand

lesson-witchstone-wand = Wand
lesson-witchstone-wand-intro = The wand is a race. Some spaces pay points, others bonus actions, and whoever is first gets twice as many.
lesson-witchstone-wand-walk = You are behind by one space and have two actions. Use both: all spaces you pass count.
lesson-witchstone-wand-end = Ending the series early throws actions away. Use them.
lesson-witchstone-wand-walk-else = One space only draws level. Go two.
lesson-witchstone-wand-charge = You lead: two energy actions instead of one! Put a charge wherever you like.
lesson-witchstone-wand-end-of = Being first also decides ties at the end of the game.

## Witchstone: Scrolls

lesson-witchstone-scrolls = Scrolls
lesson-witchstone-scrolls-intro = With scroll actions you buy a scroll. One action takes the first of the row, two choose from two, three from three.
lesson-witchstone-scrolls-take = Three actions reach the third scroll. It is a boost spell: take it.
lesson-witchstone-scrolls-end = Ending the series early throws actions away. Use them.
lesson-witchstone-scrolls-take-else = A prophecy pays at the end. Today take the boost spell.
lesson-witchstone-scrolls-end-of = Play it in one of your energy series: two more actions, once. If it stays unused, it is worth two points.

## Witchstone: Groups and special tiles

lesson-witchstone-groups = Groups and special tiles
lesson-witchstone-groups-intro = Symbols of one kind that touch are a group, and a group is your number of actions. A special tile counts for both its symbols.
lesson-witchstone-groups-tile = You want energy. Take energy + witch.
lesson-witchstone-groups-tile-else = Next time. Take energy + witch.
lesson-witchstone-groups-place = Put the energy between the printed symbol and the special tile, so that all three hang together.
lesson-witchstone-groups-place-else = There the group is smaller. Use the marked space.
lesson-witchstone-groups-turn = The witch goes beside it. Any marked space will do.
lesson-witchstone-groups-first = Three energies: three actions! Begin with them.
lesson-witchstone-groups-first-witch = Also possible. Here: energy first.
lesson-witchstone-groups-end-of = That is the heart of the game: every further tile beside this group gives four, five, six actions.

## Witchstone: Prophecies

lesson-witchstone-prophecies = Prophecies
lesson-witchstone-prophecies-intro = A prophecy is a goal for the end of the game, with three levels: three, five or seven points. Unfulfilled, it is still worth one.
lesson-witchstone-prophecies-lay = Yours counts witches in forests, and there is one already. A second would help: first put a witch beside your tower.
lesson-witchstone-prophecies-end = Ending the series early throws actions away. Use them.
lesson-witchstone-prophecies-lay-else = She has reached her forest already. Put out a new witch.
lesson-witchstone-prophecies-go = Now send her to the other forest.
lesson-witchstone-prophecies-go-else = Any new area scores. For the prophecy it must be a forest.
lesson-witchstone-prophecies-end-of = A move that scores twice: now, and at the end. Prophecies are best when they reward what you do anyway.

## Witchstone: The last round

lesson-witchstone-scoring = The last round
lesson-witchstone-scoring-intro = The eleventh round: these are your last actions, and the other player has had their turn. You are seven points behind.
lesson-witchstone-scoring-boost = One energy action is not much. Your boost spell is worth two points unused, or two actions now. Play it!
lesson-witchstone-scoring-boost-else = First the boost spell: three actions finish a long connection.
lesson-witchstone-scoring-one = Three charges make the long way from the forest to the Witchstone. One…
lesson-witchstone-scoring-end = Ending the series early throws actions away. Use them.
lesson-witchstone-scoring-long = Six points are waiting: from the forest to the Witchstone.
lesson-witchstone-scoring-two = …two…
lesson-witchstone-scoring-three = …three!
lesson-witchstone-scoring-done = Six points: only one behind. Now everything else counts. End your turn.
lesson-witchstone-scoring-done-else = Nothing to gain there any more. End your turn.
lesson-witchstone-scoring-end-of = Owls, two points for each magic token and each unused boost spell, and the prophecies: you overtake them at the very end. Always look at what is still to be counted.
