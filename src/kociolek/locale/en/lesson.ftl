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
