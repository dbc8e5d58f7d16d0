### Wizard Kittens: all words of the game, in English.
###
### Variables, the same in every message:
###   $card    a card or spell, as the rules spell it (artifact, snail, swat); NAME() turns it into a name
###   $player  who acts, a name                 $other  the other one, a name
###   $has_other  whether there is another one: yes, no
###   $you     who of the two is the reader: seat ($player), other ($other), none
###   $index   the number of the event or action: a chapter, a step, points; of a swap two chapters, as 12
###   $list    names, already joined
### Long texts: a single line break is soft, an empty line ends a paragraph.

wizardkittens = Wizard Kittens
wizardkittens-about = A card game about careless kittens, loose curses and a librarian who comes back too early.

## Cards and spells: names

wizardkittens-card-artifact = Artifact
wizardkittens-card-familiar = Familiar
wizardkittens-card-potion = Potion
wizardkittens-card-scroll = Scroll
wizardkittens-card-chaos-cat = Chaos Cat
wizardkittens-card-chapter-cat = Chaos Cat of Chapter 3
wizardkittens-card-caught = Caught!
wizardkittens-card-snail = Snail
wizardkittens-card-hairball = Hairball
wizardkittens-card-zoomies = Zoomies
wizardkittens-card-yarn = Tangled Yarn
wizardkittens-card-breadhead = Breadhead
wizardkittens-card-catnap = Catnap
wizardkittens-card-scaredycat = Scaredycat
wizardkittens-card-copycat = Copycat
wizardkittens-card-vampire = Vampire
wizardkittens-card-bathtime = Bathtime
wizardkittens-card-cucumber = Cucumber
wizardkittens-card-flea-circus = Flea Circus
wizardkittens-card-ec-potion = Potion Collector
wizardkittens-card-ec-three = Three of a Kind
wizardkittens-card-ec-artifact = Artifact Collector
wizardkittens-card-ec-familiar = Familiar Collector
wizardkittens-card-ec-scroll = Scroll Collector
wizardkittens-card-ec-fullset = Full Set
wizardkittens-card-ec-pairs = Pairs
wizardkittens-card-ec-clean = Clean Desk
wizardkittens-card-ec-hoard = Hoard
wizardkittens-card-ec-everypage = Every Page
wizardkittens-card-ec-easy = Easy Does It
wizardkittens-card-ec-extras = Waste Not
wizardkittens-card-nr-right = To the Right
wizardkittens-card-nr-sling = Flying Leftovers
wizardkittens-card-nr-dig = Dig It Up
wizardkittens-card-nr-pageturn = Page Turner
wizardkittens-card-nr-passleft = Pass It On
wizardkittens-card-nr-tidy = Tidy Up
wizardkittens-card-chaos-shuffle = Chaos Shuffle!
wizardkittens-card-tumbling-discards = Tumbling Discards!
wizardkittens-card-loose-pages = Loose Pages!
wizardkittens-card-sticky-paws = Sticky Paws!
wizardkittens-card-summon = Summon
wizardkittens-card-sling = Sling
wizardkittens-card-swat = Swat
wizardkittens-card-switch = Switch
wizardkittens-card-overflow = Overflow
wizardkittens-card-avalanche = Avalanche
wizardkittens-card-dismiss = Dismiss
wizardkittens-card-yoink = Yoink

## Kittens, by the spell of their advanced side

wizardkittens-kitten-overflow = BaeBae (Overflow)
wizardkittens-kitten-avalanche = Easa (Avalanche)
wizardkittens-kitten-dismiss = Muffin (Dismiss)
wizardkittens-kitten-yoink = Grumpkin (Yoink)

## Cards and spells: in a few words

wizardkittens-short-artifact = a ritual component
wizardkittens-short-familiar = a ritual component
wizardkittens-short-potion = a ritual component
wizardkittens-short-scroll = a ritual component
wizardkittens-short-chaos-cat = brings a step of the Chaos card
wizardkittens-short-chapter-cat = opens Chapter 3
wizardkittens-short-caught = the game ends at once
wizardkittens-short-snail = Easy curse, 4 points: 2 Artifacts, 1 Scroll
wizardkittens-short-hairball = Easy curse, 4 points: 1 Familiar, 2 Potions
wizardkittens-short-zoomies = Easy curse, 4 points: 1 Artifact, 2 Familiars
wizardkittens-short-yarn = Easy curse, 4 points: 1 Potion, 2 Scrolls
wizardkittens-short-breadhead = Medium curse, 5 points: 2 Familiars, 1 Potion, 1 Scroll; +1 per Artifact
wizardkittens-short-catnap = Medium curse, 6 points: 1 Artifact, 1 Familiar, 1 Potion, 1 Scroll
wizardkittens-short-scaredycat = Medium curse, 6 points: 2 Artifacts, 2 Familiars; +1 per Scroll
wizardkittens-short-copycat = Medium curse, 6 points: 2 Potions, 2 Scrolls; +1 per Potion
wizardkittens-short-vampire = Hard curse, 8 points: 2 Artifacts, 2 Potions, 1 Scroll
wizardkittens-short-bathtime = Hard curse, 8 points: 1 Artifact, 1 Familiar, 1 Potion, 2 Scrolls
wizardkittens-short-cucumber = Hard curse, 8 points: 2 Artifacts, 1 Familiar, 1 Potion, 1 Scroll
wizardkittens-short-flea-circus = Hard curse, 7 points: 1 Artifact, 2 Familiars, 1 Potion, 1 Scroll; +1 per Familiar
wizardkittens-short-ec-potion = Extra Credit: +1 for each Potion in your circle
wizardkittens-short-ec-three = Extra Credit: +5 for each set of 3 equal components in your circle
wizardkittens-short-ec-artifact = Extra Credit: +1 for each Artifact in your circle
wizardkittens-short-ec-familiar = Extra Credit: +1 for each Familiar in your circle
wizardkittens-short-ec-scroll = Extra Credit: +1 for each Scroll in your circle
wizardkittens-short-ec-fullset = Extra Credit: +6 for each set of all four components in your circle
wizardkittens-short-ec-pairs = Extra Credit: +2 for each set of 2 equal components in your circle
wizardkittens-short-ec-clean = Extra Credit: +3 if at most 2 components are left in your circle
wizardkittens-short-ec-hoard = Extra Credit: +4 if one of your chapters holds at least 4 components
wizardkittens-short-ec-everypage = Extra Credit: +4 if none of your open chapters is empty
wizardkittens-short-ec-easy = Extra Credit: +2 for each Easy curse you defeated
wizardkittens-short-ec-extras = Extra Credit: +2 for each extra card with your curses, at most +6
wizardkittens-short-nr-right = the neighbour on the right takes a used component
wizardkittens-short-nr-sling = each slings a discarded component
wizardkittens-short-nr-dig = Swat and Dismiss may give a card back
wizardkittens-short-nr-pageturn = each swaps two chapters
wizardkittens-short-nr-passleft = each passes a component to the left
wizardkittens-short-nr-tidy = a defeat lets the others discard a card
wizardkittens-short-chaos-shuffle = cards wander to the right
wizardkittens-short-tumbling-discards = cards wander to and from the discard pile
wizardkittens-short-loose-pages = cards change their chapters
wizardkittens-short-sticky-paws = everybody takes what is not theirs
wizardkittens-short-summon = draw one more card into your circle
wizardkittens-short-sling = move a card of yours to another kitten, to a chapter of your choice
wizardkittens-short-swat = discard two cards of your circle
wizardkittens-short-switch = swap the places of any two cards in circles
wizardkittens-short-overflow = draw two cards, keep one, give the other to another kitten, who places it
wizardkittens-short-avalanche = sling a card of yours and the top card of the deck at one other kitten
wizardkittens-short-dismiss = discard all cards of one kind from one of your chapters
wizardkittens-short-yoink = discard a card of yours, then take any card from any circle into yours

## Cards and spells: what they do

wizardkittens-rule-artifact = A ritual component; the deck holds twelve of each kind. It lies in your circle, at one of your open chapters, and helps to defeat the curse of that chapter.
wizardkittens-rule-familiar = A ritual component; the deck holds twelve of each kind. It lies in your circle, at one of your open chapters, and helps to defeat the curse of that chapter.
wizardkittens-rule-potion = A ritual component; the deck holds twelve of each kind. It lies in your circle, at one of your open chapters, and helps to defeat the curse of that chapter.
wizardkittens-rule-scroll = A ritual component; the deck holds twelve of each kind. It lies in your circle, at one of your open chapters, and helps to defeat the curse of that chapter.
wizardkittens-rule-chaos-cat = In Chaos Mode: the next step of the Chaos card happens at once. The Cat leaves the game and another card is drawn for it.
wizardkittens-rule-chapter-cat = Chapter 3 opens for everybody and on the table, with a curse if one is left. With New Rules or in Chaos Mode their effect follows. The Cat leaves the game and another card is drawn for it.
wizardkittens-rule-caught = Professor Whispurr is back: the game ends that instant. Ten points or more are too much magic; of the others the one with the fewest components wins. Extra Credit does not count.
wizardkittens-rule-snail = Easy curse, 4 points. Needed: 2 Artifacts, 1 Scroll.
wizardkittens-rule-hairball = Easy curse, 4 points. Needed: 1 Familiar, 2 Potions.
wizardkittens-rule-zoomies = Easy curse, 4 points. Needed: 1 Artifact, 2 Familiars.
wizardkittens-rule-yarn = Easy curse, 4 points. Needed: 1 Potion, 2 Scrolls.
wizardkittens-rule-breadhead = Medium curse, 5 points. Needed: 2 Familiars, 1 Potion, 1 Scroll. Bonus: +1 for each Artifact left in your circle at the end.
wizardkittens-rule-catnap = Medium curse, 6 points. Needed: 1 Artifact, 1 Familiar, 1 Potion, 1 Scroll.
wizardkittens-rule-scaredycat = Medium curse, 6 points. Needed: 2 Artifacts, 2 Familiars. Bonus: +1 for each Scroll left in your circle at the end.
wizardkittens-rule-copycat = Medium curse, 6 points. Needed: 2 Potions, 2 Scrolls. Bonus: +1 for each Potion left in your circle at the end.
wizardkittens-rule-vampire = Hard curse, 8 points. Needed: 2 Artifacts, 2 Potions, 1 Scroll. Light recipe: 2 Artifacts, 2 Potions.
wizardkittens-rule-bathtime = Hard curse, 8 points. Needed: 1 Artifact, 1 Familiar, 1 Potion, 2 Scrolls. Light recipe: 1 Familiar, 1 Potion, 2 Scrolls.
wizardkittens-rule-cucumber = Hard curse, 8 points. Needed: 2 Artifacts, 1 Familiar, 1 Potion, 1 Scroll. Light recipe: 2 Artifacts, 1 Familiar, 1 Scroll.
wizardkittens-rule-flea-circus = Hard curse, 7 points. Needed: 1 Artifact, 2 Familiars, 1 Potion, 1 Scroll. Light recipe: 2 Familiars, 2 Scrolls. Bonus: +1 for each Familiar left in your circle at the end.
wizardkittens-rule-ec-potion = Extra Credit, counted only if all six curses are defeated: +1 for each Potion in your circle.
wizardkittens-rule-ec-three = Extra Credit, counted only if all six curses are defeated: +5 for each set of 3 equal components in your circle.
wizardkittens-rule-ec-artifact = Extra Credit, counted only if all six curses are defeated: +1 for each Artifact in your circle.
wizardkittens-rule-ec-familiar = Extra Credit, counted only if all six curses are defeated: +1 for each Familiar in your circle.
wizardkittens-rule-ec-scroll = Extra Credit, counted only if all six curses are defeated: +1 for each Scroll in your circle.
wizardkittens-rule-ec-fullset = Extra Credit, counted only if all six curses are defeated: +6 for each set of all four components in your circle.
wizardkittens-rule-ec-pairs = Extra Credit, counted only if all six curses are defeated: +2 for each set of 2 equal components in your circle.
wizardkittens-rule-ec-clean = Extra Credit, counted only if all six curses are defeated: +3 if at most 2 components are left in your circle.
wizardkittens-rule-ec-hoard = Extra Credit, counted only if all six curses are defeated: +4 if one of your chapters holds at least 4 components.
wizardkittens-rule-ec-everypage = Extra Credit, counted only if all six curses are defeated: +4 if none of your open chapters is empty.
wizardkittens-rule-ec-easy = Extra Credit, counted only if all six curses are defeated: +2 for each Easy curse you defeated.
wizardkittens-rule-ec-extras = Extra Credit, counted only if all six curses are defeated: +2 for each extra card with your curses, at most +6.
wizardkittens-rule-nr-right = When a curse is defeated, the kitten to the right of the one who did it takes one of the used components into its circle before they are discarded.
wizardkittens-rule-nr-sling = At once: each kitten takes a component of its choice from the discard pile and slings it at another kitten.
wizardkittens-rule-nr-dig = After Swat or Dismiss you may take one component from the discard pile into your circle.
wizardkittens-rule-nr-pageturn = At once: each kitten swaps the whole contents of two of its open chapters.
wizardkittens-rule-nr-passleft = At once: each kitten passes one component of its choice to the left.
wizardkittens-rule-nr-tidy = When a curse is defeated, each other kitten may discard one component of its circle.
wizardkittens-rule-chaos-shuffle =
    • 1, at once: each passes a card to the right.
    • 2, from now on: when a curse is defeated, each passes a card to the right.
    • 3, at once: each passes all cards of Chapter 1 to the right.
    • 4, at once: each takes a card from the kitten on the left.
wizardkittens-rule-tumbling-discards =
    • 1, from now on: when a curse is defeated, each takes a card from the discard pile.
    • 2, at once: each discards a card.
    • 3, at once: each discards a card of another kitten.
    • 4, at once: each discards all cards of one of its chapters.
wizardkittens-rule-loose-pages =
    • 1, at once: each swaps the whole contents of two of its open chapters.
    • 2, from now on: when a curse is defeated, each moves one of its cards to another of its open chapters.
    • 3, at once: each passes all cards of Chapter 2 to the left.
    • 4, at once: each moves all cards of one chapter to another of its open chapters.
wizardkittens-rule-sticky-paws =
    • 1, at once: each slings one of its cards.
    • 2, from now on: when a curse is defeated, each other kitten takes a card from the circle of the one who did it.
    • 3, at once: each takes a card from the discard pile.
    • 4, at once: each takes a card from another circle.
wizardkittens-rule-summon = Draw one more card into your circle. You cannot cast the same spell in two turns running.
wizardkittens-rule-sling = Move a card of yours to another kitten, to a chapter of your choice. You cannot cast the same spell in two turns running.
wizardkittens-rule-swat = Discard two cards of your circle. You cannot cast the same spell in two turns running.
wizardkittens-rule-switch = Swap the places of any two cards in circles. You cannot cast the same spell in two turns running.
wizardkittens-rule-overflow = Draw two cards, keep one, give the other to another kitten, who places it. You cannot cast the same spell in two turns running.
wizardkittens-rule-avalanche = Sling a card of yours and the top card of the deck at one other kitten. You cannot cast the same spell in two turns running.
wizardkittens-rule-dismiss = Discard all cards of one kind from one of your chapters. You cannot cast the same spell in two turns running.
wizardkittens-rule-yoink = Discard a card of yours, then take any card from any circle into yours. You cannot cast the same spell in two turns running.

## Cards and spells: rulings

wizardkittens-ruling-chapter-cat = Cards you have drawn but not placed yet stay in your hand while its effect is carried out. If no curse is left, Chapter 3 opens without one.
wizardkittens-ruling-caught = Nothing else happens: no spell, no curse is collected, and a card in your hand counts for nobody.
wizardkittens-ruling-nr-right = The one who takes the card chooses it, and the chapter.
wizardkittens-ruling-tumbling-discards = You choose the card from the discard pile; those of the curse just defeated are there already. A chapter to be discarded must hold a card.
wizardkittens-ruling-swat = With fewer than two cards Swat cannot be cast.
wizardkittens-ruling-switch = Neither card has to be yours. Two equal cards may be switched, too.
wizardkittens-ruling-avalanche = Your own card goes first and stays where it is even if Caught comes next. Both cards go to the same kitten; you choose both chapters.
wizardkittens-ruling-dismiss = The kind you name must be there.
wizardkittens-ruling-yoink = The card just discarded cannot be taken; one of your own may be.

## Rules, chapter by chapter

wizardkittens-rules-goal = Six curses are loose. Collect components at your chapters, defeat curses and score the most points before Professor Whispurr comes back. If she catches you, the kitten with the cleanest paws wins.
    .title = Goal
wizardkittens-rules-setup =
    Everybody has two open chapters, 1 and 2, with one random component at each, and a secret Extra Credit card. Chapter 3 is closed at first. Of twelve curses two of each group are in the game; one lies open at each open chapter of the table.

    The deck hides a Chaos Cat in its middle and Caught! among its last eleven cards.
    .title = Setting up
wizardkittens-rules-turn =
    • Draw a component and place it at one of your open chapters.
    • Cast one spell that your token does not cover.
    • Put the token on that spell.
    • Collect the curses you have defeated.
    .title = Your turn
wizardkittens-rules-curses = At the end of your turn you must defeat every curse whose components all lie at your chapter of the same number. They are discarded; all other cards of that chapter go to your score pile with the curse and cost a point each. The next curse fills the gap.
    .title = Curses
wizardkittens-rules-chaos = The Chaos Cat opens Chapter 3 for everybody. With New Rules it also brings one of them. In Chaos Mode two to four Cats are in the deck, and each brings the next step of one Chaos card. Every effect asks the kittens clockwise, from the one whose turn it is.
    .title = Chaos
wizardkittens-rules-end =
    All six curses defeated: points of your curses and their bonuses, minus extra cards, plus Extra Credit. Most points win; then most curses, then fewest components.

    Caught: the same without Extra Credit. Ten points or more lose. Of the others the fewest components win; then most points, then most curses.
    .title = The end
wizardkittens-rules-two = There is no Chapter 3. Of the New Rules only those with paws are used, and there is no Chaos Mode. When caught, five points or fewer lose as well.
    .title = Two players

## Tips

wizardkittens-tip-extras = A chapter full of leftovers makes a curse cheap: Sling or Swat first.
wizardkittens-tip-gift = A card too many at a rival’s chapter is a point less for them.
wizardkittens-tip-nine = Nine points are safe, ten are not. Watch the deck.
wizardkittens-tip-token = Mind your token: the spell you cast now is not there next turn.

## Questions

wizardkittens-prompt-kitten = Which kitten do you take?
wizardkittens-prompt-turn = Your turn
wizardkittens-prompt-place = At which chapter do you place the card?
wizardkittens-prompt-spell = Which spell do you cast?
wizardkittens-prompt-sling-card = Which card do you sling?
wizardkittens-prompt-sling-aim = At whom?
wizardkittens-prompt-sling-place = At which chapter does it land?
wizardkittens-prompt-swat-card = Which card do you discard?
wizardkittens-prompt-switch-first = Which card do you switch?
wizardkittens-prompt-switch-second = With which one?
wizardkittens-prompt-overflow-keep = Which card do you keep?
wizardkittens-prompt-overflow-aim = Who gets the other one?
wizardkittens-prompt-dismiss-cards = Which cards do you discard?
wizardkittens-prompt-yoink-discard = Which card of yours do you discard?
wizardkittens-prompt-yoink-take = Which card do you take?
wizardkittens-prompt-effect-card = Chaos: which card?
wizardkittens-prompt-effect-chapter = Chaos: which of your chapters?
wizardkittens-prompt-effect-aim = Chaos: which kitten gets it?
wizardkittens-prompt-effect-place = Chaos: at which chapter?
wizardkittens-prompt-effect-swap = Chaos: which two chapters do you swap?

## Moves

wizardkittens-action-pass = Do nothing
wizardkittens-action-draw = Draw a card
wizardkittens-action-cast = Cast { NAME("wizardkittens-card", $card) }
wizardkittens-action-kitten = Take { NAME("wizardkittens-kitten", $card) }
wizardkittens-action-aim = { $player } gets it
wizardkittens-action-place = At Chapter { $index }
wizardkittens-action-chapter = Chapter { $index }
wizardkittens-action-swap =
    { $index ->
        [12] Chapters 1 and 2
        [13] Chapters 1 and 3
        [one] Chapters 2 and 3
       *[other] Chapters 2 and 3
    }
wizardkittens-action-keep = Keep: { NAME("wizardkittens-card", $card) }
wizardkittens-action-fetch = Take: { NAME("wizardkittens-card", $card) }
wizardkittens-action-dismiss = Chapter { $index }, every card: { NAME("wizardkittens-card", $card) }
wizardkittens-action-pick = { $player }, Chapter { $index }: { NAME("wizardkittens-card", $card) }
wizardkittens-action-leave = Leave the game

## Events

wizardkittens-event-kitten-chosen =
    { $you ->
        [seat] You take { NAME("wizardkittens-kitten", $card) }.
       *[none] { $player } takes { NAME("wizardkittens-kitten", $card) }.
    }
wizardkittens-event-game-began =
    { $you ->
        [seat] The table is set. You begin.
       *[none] The table is set. { $player } begins.
    }
wizardkittens-event-turn-began =
    { $you ->
        [seat] Your turn.
       *[none] It is { $player }’s turn.
    }
wizardkittens-event-drew =
    { $you ->
        [seat] You draw a card: { NAME("wizardkittens-card", $card) }.
       *[none] { $player } draws a card: { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-placed =
    { $you ->
        [seat] You place a card at Chapter { $index }: { NAME("wizardkittens-card", $card) }.
       *[none] { $player } places a card at Chapter { $index }: { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-cast =
    { $you ->
        [seat] You cast { NAME("wizardkittens-card", $card) }.
       *[none] { $player } casts { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-slung =
    { $you ->
        [seat] You sling a card at { $other }, Chapter { $index }: { NAME("wizardkittens-card", $card) }.
        [other] { $player } slings a card at you, Chapter { $index }: { NAME("wizardkittens-card", $card) }.
       *[none] { $player } slings a card at { $other }, Chapter { $index }: { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-discarded =
    { $has_other ->
        [yes] { $you ->
            [seat] You discard a card of { $other }, Chapter { $index }: { NAME("wizardkittens-card", $card) }.
            [other] { $player } discards a card of your Chapter { $index }: { NAME("wizardkittens-card", $card) }.
           *[none] { $player } discards a card of { $other }, Chapter { $index }: { NAME("wizardkittens-card", $card) }.
        }
       *[no] { $you ->
            [seat] You discard a card of your Chapter { $index }: { NAME("wizardkittens-card", $card) }.
           *[none] { $player } discards a card of Chapter { $index }: { NAME("wizardkittens-card", $card) }.
        }
    }
wizardkittens-event-switched =
    { $has_other ->
        [yes] { $you ->
            [seat] Switched to { $other }’s Chapter { $index }: { NAME("wizardkittens-card", $card) }.
            [other] Switched to your Chapter { $index }: { NAME("wizardkittens-card", $card) }.
           *[none] Switched to { $other }’s Chapter { $index }: { NAME("wizardkittens-card", $card) }.
        }
       *[no] { $you ->
            [seat] Switched to your Chapter { $index }: { NAME("wizardkittens-card", $card) }.
           *[none] Switched to { $player }’s Chapter { $index }: { NAME("wizardkittens-card", $card) }.
        }
    }
wizardkittens-event-took =
    { $has_other ->
        [yes] { $you ->
            [seat] You take a card from { $other }, Chapter { $index }: { NAME("wizardkittens-card", $card) }.
            [other] { $player } takes a card from your Chapter { $index }: { NAME("wizardkittens-card", $card) }.
           *[none] { $player } takes a card from { $other }, Chapter { $index }: { NAME("wizardkittens-card", $card) }.
        }
       *[no] { $you ->
            [seat] You take up a card of your Chapter { $index }: { NAME("wizardkittens-card", $card) }.
           *[none] { $player } takes up a card of Chapter { $index }: { NAME("wizardkittens-card", $card) }.
        }
    }
wizardkittens-event-gave =
    { $you ->
        [seat] You give a card to { $other }: { NAME("wizardkittens-card", $card) }.
        [other] { $player } gives you a card: { NAME("wizardkittens-card", $card) }.
       *[none] { $player } gives a card to { $other }: { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-passed =
    { $you ->
        [seat] You pass a card to { $other }, who puts it at Chapter { $index }: { NAME("wizardkittens-card", $card) }.
        [other] { $player } passes you a card, now at your Chapter { $index }: { NAME("wizardkittens-card", $card) }.
       *[none] { $player } passes a card to { $other }, who puts it at Chapter { $index }: { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-fetched =
    { $you ->
        [seat] You take a card from the discard pile: { NAME("wizardkittens-card", $card) }.
       *[none] { $player } takes a card from the discard pile: { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-collected =
    { $you ->
        [seat] You collect a used component: { NAME("wizardkittens-card", $card) }.
       *[none] { $player } collects a used component: { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-swapped =
    { $index ->
        [12] { $you ->
            [seat] You swap your Chapters 1 and 2.
           *[none] { $player } swaps Chapters 1 and 2.
        }
        [13] { $you ->
            [seat] You swap your Chapters 1 and 3.
           *[none] { $player } swaps Chapters 1 and 3.
        }
        [one] { $you ->
            [seat] You swap your Chapters 2 and 3.
           *[none] { $player } swaps Chapters 2 and 3.
        }
       *[other] { $you ->
            [seat] You swap your Chapters 2 and 3.
           *[none] { $player } swaps Chapters 2 and 3.
        }
    }
wizardkittens-event-declined =
    { $you ->
        [seat] You would rather not.
       *[none] { $player } would rather not.
    }
wizardkittens-event-curse-came = A curse appears at Chapter { $index }: { NAME("wizardkittens-card", $card) }.
wizardkittens-event-defeated =
    { $you ->
        [seat] You defeat the curse of Chapter { $index }: { NAME("wizardkittens-card", $card) }!
       *[none] { $player } defeats the curse of Chapter { $index }: { NAME("wizardkittens-card", $card) }!
    }
wizardkittens-event-extra =
    { $you ->
        [seat] An extra card goes to your score pile: { NAME("wizardkittens-card", $card) }.
       *[none] An extra card goes to { $player }’s score pile: { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-cat-drawn =
    { $you ->
        [seat] You draw a Chaos Cat: { NAME("wizardkittens-card", $card) }!
       *[none] { $player } draws a Chaos Cat: { NAME("wizardkittens-card", $card) }!
    }
wizardkittens-event-chapter-opened = Open for everybody now: Chapter { $index }.
wizardkittens-event-new-rule = A New Rule: { NAME("wizardkittens-card", $card) }.
wizardkittens-event-chaos-step = { NAME("wizardkittens-card", $card) } Step { $index }.
wizardkittens-event-caught =
    { $you ->
        [seat] You draw Professor Whispurr. Everybody is caught!
       *[none] { $player } draws Professor Whispurr. Everybody is caught!
    }
wizardkittens-event-credit-shown =
    { $you ->
        [seat] Your Extra Credit: { NAME("wizardkittens-card", $card) }.
       *[none] { $player }’s Extra Credit: { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-scored =
    { $you ->
        [seat] Your points: { $index }.
       *[none] { $player }’s points: { $index }.
    }
wizardkittens-event-guilty =
    { $you ->
        [seat] Professor Whispurr does not believe you a word.
       *[none] Professor Whispurr does not believe { $player } a word.
    }
wizardkittens-event-won =
    { $you ->
        [seat] You win! What a kitten.
       *[none] { $player } wins!
    }
wizardkittens-event-nobody-won = Nobody wins. Professor Whispurr is not amused.
wizardkittens-event-left =
    { $you ->
        [seat] You leave the table.
       *[none] { $player } leaves the table.
    }

## Options

wizardkittens-option-advanced-kittens = Advanced kittens
wizardkittens-option-advanced-kittens-help = Each player chooses a kitten with a spell of its own.
wizardkittens-option-advanced-kittens-off = off
wizardkittens-option-advanced-kittens-on = on
wizardkittens-option-chaos-cat = Chaos Cat
wizardkittens-option-chaos-cat-help = What the Chaos Cat brings besides Chapter 3. Chaos Mode is for three or four.
wizardkittens-option-chaos-cat-plain = Chapter 3 only
wizardkittens-option-chaos-cat-new-rules = a New Rule, too
wizardkittens-option-chaos-cat-chaos-mode = Chaos Mode
wizardkittens-option-chaos-cats = Number of Chaos Cats
wizardkittens-option-chaos-cats-help = Only in Chaos Mode: the more Cats, the more steps of the Chaos card.
wizardkittens-option-chaos-cats-2 = two
wizardkittens-option-chaos-cats-3 = three
wizardkittens-option-chaos-cats-4 = four
wizardkittens-option-curses = Curses
wizardkittens-option-curses-help = How many components the Hard curses need.
wizardkittens-option-curses-standard = standard
wizardkittens-option-curses-light = lighter
wizardkittens-option-cards = Cards
wizardkittens-option-cards-help = What is printed on the cards: the package’s own values, or those of a card file.
wizardkittens-option-cards-built-in = built in
wizardkittens-option-cards-own = from a card file

## The result

wizardkittens-result-ending-all-defeated = All six curses are defeated.
wizardkittens-result-ending-caught = Professor Whispurr caught the kittens.
wizardkittens-result-ending-left = All the others have left.
wizardkittens-result-player = { $player }: { $points }
wizardkittens-result-parts = curses { $values }, bonuses { $bonus }, extras −{ $extras }, Extra Credit { $credit }; curses defeated: { $curses }; components left: { $cards }
wizardkittens-result-guilty = not innocent
wizardkittens-result-most-points = Most points: { $list }.
wizardkittens-result-most-curses = A tie on points; most curses: { $list }.
wizardkittens-result-fewest-cards = Fewest components: { $list }.
wizardkittens-result-shared = Equal in everything, so they share the win: { $list }.
wizardkittens-result-only-innocent = The only innocent kitten: { $list }.
wizardkittens-result-nobody = Nobody is innocent, so nobody wins.
wizardkittens-result-last-kitten = The last kitten at the table: { $list }.

## How games end, for statistics

wizardkittens-ending-all-defeated = All six curses defeated
wizardkittens-ending-caught = Caught; an innocent kitten wins
wizardkittens-ending-caught-nobody = Caught; nobody is innocent
wizardkittens-ending-left = Ended because the others left

## Where points come from

wizardkittens-source-values = curses
wizardkittens-source-bonus = bonuses
wizardkittens-source-extras = extras
wizardkittens-source-credit = Extra Credit

## The table in the terminal

wizardkittens-table-chapter = Chapter { $index }
wizardkittens-table-no-curse = no curse
wizardkittens-table-deck = Deck: { $deck } · curses to come: { $curse_deck }
wizardkittens-table-discard = Discard pile: { $list }
wizardkittens-table-hand = In hand: { $list }
wizardkittens-table-empty = empty
wizardkittens-table-token = token on { NAME("wizardkittens-card", $card) }
wizardkittens-table-credit = Your Extra Credit: { NAME("wizardkittens-short", $card) }
wizardkittens-table-rule = In force: { NAME("wizardkittens-card", $card) }
wizardkittens-table-won = defeated: { $list }

## What an adviser knows of the chances

wizardkittens-odds-card = The next card is { NAME("wizardkittens-card", $card) }: { $percent } %
wizardkittens-odds-useful = The next card is one that you need: { $percent } %
wizardkittens-odds-caught-in-a-round = The Professor comes within a round: { $percent } %
wizardkittens-odds-all-defeated = All curses fall before that: { $percent } %
wizardkittens-odds-nobody-wins = Everybody is caught and nobody wins: { $percent } %
