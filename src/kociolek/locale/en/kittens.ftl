### Exploding Kittens: all words of the game, in English.
###
### Variables, the same in every message:
###   $card    a kind, as the rules spell it (favor, see_the_future); NAME() turns it into a name
###   $player  who acts, a name                 $other  the other one, a name
###   $has_other  whether there is another one: yes, no
###   $you     who of the two is the reader: seat ($player), other ($other), none
###   $known   whether the reader may know the card or the place: yes, no
###   $index   the number of the event or action: turns, cards, depth (0 is the top of the pile)
###   $size    cards in the draw pile, not counting the kitten that goes back
### Long texts: a single line break is soft, an empty line ends a paragraph.

kittens = Exploding Kittens
kittens-about = A card game about cats, luck, treachery and the occasional loud noise.

## Editions

kittens-edition-original = Exploding Kittens: Original Edition
kittens-edition-party-pack = Exploding Kittens: Party Pack
kittens-edition-good-vs-evil = Exploding Kittens: Good vs. Evil

## Cards: names

kittens-card-exploding-kitten = Exploding Kitten
kittens-card-defuse = Defuse
kittens-card-nope = Nope
kittens-card-attack = Attack
kittens-card-skip = Skip
kittens-card-favor = Favor
kittens-card-shuffle = Shuffle
kittens-card-see-the-future = See the Future
kittens-card-tacocat = Tacocat
kittens-card-cattermelon = Cattermelon
kittens-card-beard-cat = Beard Cat
kittens-card-rainbow-ralphing-cat = Rainbow-Ralphing Cat
kittens-card-hairy-potato-cat = Hairy Potato Cat
kittens-card-feral-cat = Feral Cat
kittens-card-targeted-attack = Targeted Attack
kittens-card-alter-the-future = Alter the Future
kittens-card-draw-from-the-bottom = Draw from the Bottom
kittens-card-armageddon = Armageddon
kittens-card-reveal-the-future = Reveal the Future
kittens-card-raising-heck = Raising Heck
kittens-card-horse-cat = Horse Cat
kittens-card-knight-cat = Knight Cat
kittens-card-mercat = Mercat
kittens-card-troll-cat = Troll Cat
kittens-card-godcat = Godcat
kittens-card-devilcat = Devilcat
kittens-card-barking-kitten = Barking Kitten
kittens-card-alter-the-future-now = Alter the Future NOW
kittens-card-bury = Bury
kittens-card-personal-attack = Personal Attack
kittens-card-share-the-future = Share the Future
kittens-card-tower-of-power = Tower of Power
kittens-card-ill-take-that = I’ll Take That
kittens-card-super-skip = Super Skip
kittens-card-potluck = Potluck
kittens-card-imploding-kitten = Imploding Kitten
kittens-card-reverse = Reverse
kittens-card-streaking-kitten = Streaking Kitten
kittens-card-see-the-future-5 = See the Future (5×)
kittens-card-alter-the-future-5 = Alter the Future (5×)
kittens-card-swap-top-and-bottom = Swap Top and Bottom
kittens-card-garbage-collection = Garbage Collection
kittens-card-catomic-bomb = Catomic Bomb
kittens-card-mark = Mark
kittens-card-curse-of-the-cat-butt = Curse of the Cat Butt

## Cards: one line

-kittens-cat-short = Does nothing alone; two of a kind steal a card

kittens-short-exploding-kitten = Defuse it or leave the game with a bang
kittens-short-defuse = Saves you from a kitten, which you hide in the pile again
kittens-short-nope = Stops any action but a kitten or a Defuse, at any time
kittens-short-attack = End your turn without drawing; the next player takes two turns
kittens-short-skip = End one turn without drawing
kittens-short-favor = A player you choose gives you a card of their choice
kittens-short-shuffle = Shuffle the draw pile
kittens-short-see-the-future = Peek at the top three cards
kittens-short-tacocat = { -kittens-cat-short }
kittens-short-cattermelon = { -kittens-cat-short }
kittens-short-beard-cat = { -kittens-cat-short }
kittens-short-rainbow-ralphing-cat = { -kittens-cat-short }
kittens-short-hairy-potato-cat = { -kittens-cat-short }
kittens-short-feral-cat = Stands in for any cat in a combo
kittens-short-targeted-attack = End your turn without drawing; a player you choose takes two turns
kittens-short-alter-the-future = Peek at the top three cards and put them back in any order
kittens-short-draw-from-the-bottom = End one turn by drawing the bottom card
kittens-short-armageddon = Godcat or Devilcat: another player chooses, one of you may regret it
kittens-short-reveal-the-future = Show everybody the top three cards
kittens-short-raising-heck = Take the bottom card: keep it or put it on top
kittens-short-horse-cat = { -kittens-cat-short }
kittens-short-knight-cat = { -kittens-cat-short }
kittens-short-mercat = { -kittens-cat-short }
kittens-short-troll-cat = { -kittens-cat-short }
kittens-short-godcat = Play it as any card but Nope
kittens-short-devilcat = Whoever ends up with it needs a Defuse, and right now
kittens-short-barking-kitten = Whoever has the other one needs a Defuse; if nobody has, it waits before you
kittens-short-alter-the-future-now = Reorder the top three cards, out of turn if you like
kittens-short-bury = End one turn by drawing a card and hiding it in the pile again
kittens-short-personal-attack = Take three turns in a row, this one included
kittens-short-share-the-future = Reorder the top three cards and show them to the next player
kittens-short-tower-of-power = Wear the crown: thieves get a card from it instead of yours
kittens-short-ill-take-that = The next card a player you choose draws is yours
kittens-short-super-skip = End all the turns you owe without drawing
kittens-short-potluck = Everybody puts a card of their choice away, face down
kittens-short-imploding-kitten = First it goes back face up; drawn again, nothing can save you
kittens-short-reverse = Play goes the other way round; one turn ends without a draw
kittens-short-streaking-kitten = While you hold it you may secretly hold one Exploding Kitten
kittens-short-see-the-future-5 = Peek at the top five cards
kittens-short-alter-the-future-5 = Peek at the top five cards and put them back in any order
kittens-short-swap-top-and-bottom = The top and the bottom card change places, unseen
kittens-short-garbage-collection = Everybody puts a card into the pile, which is shuffled
kittens-short-catomic-bomb = All kittens of the pile go on top of it
kittens-short-mark = A random card of another hand is turned for all to see
kittens-short-curse-of-the-cat-butt = Another player may not look at their hand until they draw

## Cards: what they do

-kittens-cat-rule =
    Alone this cat is only decoration. Play two of the same in your turn to steal a random card from another
    player, or three to demand a card by its name. The combo can be Noped like any other action.

kittens-rule-exploding-kitten =
    You do not play this card, it plays you. Whoever draws it shows it at once and must answer with a Defuse;
    otherwise that player is out, and the kitten takes the whole hand along to the discard pile.
    No Nope has ever stopped one.
kittens-rule-defuse =
    Play it the moment you draw an Exploding Kitten. The Defuse is spent, you live, and the kitten goes back into
    the draw pile wherever you like; nobody else sees where, and no other card moves. That ends one turn without
    another draw. It cannot be Noped. It also saves you from Devilcat, but then nothing goes into the pile.
kittens-rule-nope =
    Stops an action that has been announced and has not begun yet, as if it had never been played. You may use it at
    any time, out of turn too, also against a combo or against another Nope; a Noped Nope means: it happens after
    all. Exploding Kittens, Defuses and Devilcat do not listen. Every cancelled card is lost.
kittens-rule-attack =
    Your turn is over at once and you draw nothing; the next player takes two turns in a row. If you still owe turns
    of an attack on yourself, they travel along, so a duel grows from 2 to 4 to 6. Play it in your turn;
    it can be Noped.
kittens-rule-skip =
    Ends one turn without a draw. Under attack that is one of the turns you owe, not all of them. Play it in your
    turn; it can be Noped, and then you draw after all.
kittens-rule-favor =
    Choose another player who holds at least one card. That player picks any card of their hand and gives it to you;
    expect no presents. Your turn goes on. It can be Noped before that card is chosen.
kittens-rule-shuffle =
    Shuffles the draw pile; whatever anybody knew about its order is history. Your turn goes on. It can be Noped.
kittens-rule-see-the-future =
    Look at the top three cards in private and put them back in the same order. If fewer are left, you see those.
    Your turn goes on. It can be Noped before you look.
kittens-rule-tacocat = The cat that reads the same from nose to tail. { -kittens-cat-rule }
kittens-rule-cattermelon = Juicy, round, and it purrs when you tap it. { -kittens-cat-rule }
kittens-rule-beard-cat = Grew it in a single afternoon. { -kittens-cat-rule }
kittens-rule-rainbow-ralphing-cat = Colourful from the inside. { -kittens-cat-rule }
kittens-rule-hairy-potato-cat = Nobody knows where the potato ends and the cat begins. { -kittens-cat-rule }
kittens-rule-feral-cat =
    Counts as any cat card when you put a pair or a triple together, and two of them make a pair on their own.
    It never stands in for a card that is not a cat. The combo can be Noped.
kittens-rule-targeted-attack =
    Like Attack, but you choose who suffers. Your turn is over at once, you draw nothing, and the chosen player takes
    two turns plus those you still owe from an attack. Play goes on from that player; those in between are passed
    over. It can be Noped.
kittens-rule-alter-the-future =
    Look at the top three cards in private and put them back in any order you like. The others only see your smile.
    Your turn goes on. It can be Noped before you look.
kittens-rule-draw-from-the-bottom =
    Ends one turn by drawing the bottom card instead of the top one. A kitten may sleep there too. Play it in your
    turn; it can be Noped, and then you draw from the top as usual.
kittens-rule-armageddon =
    Only while both Godcat and Devilcat lie on the mat. Take the two, lay one face down before yourself and the
    other before a player of your choice, who keeps that card or swaps it for yours. Godcat goes to the hand of its
    owner, Devilcat’s owner needs a Defuse at once. That ends one turn without a draw. It can be Noped until you
    take the cards from the mat.
kittens-rule-reveal-the-future =
    Turn up the top three cards for everybody to see, then put them back in the same order. Your turn goes on, only
    with more witnesses. It can be Noped before the cards are turned.
kittens-rule-raising-heck =
    Take the bottom card and look at it: keep it, or put it on top of the pile for whoever comes next. Either way
    that ends one turn. A kitten that you keep is a kitten that you drew. Play it in your turn; it can be Noped.
kittens-rule-horse-cat = Sleeps standing up and refuses to be saddled. { -kittens-cat-rule }
kittens-rule-knight-cat = Sworn to protect the sunny spot on the carpet. { -kittens-cat-rule }
kittens-rule-mercat = Half cat, half supper. { -kittens-cat-rule }
kittens-rule-troll-cat = Lives under the bridge and under the couch. { -kittens-cat-rule }
kittens-rule-godcat =
    Won at Armageddon. In your turn you may play it as any card of the deck but Nope, also as a Defuse against the
    kitten you just drew; it then goes home to the mat, never to the discard pile. Its back is different, so a thief
    with a pair may simply take it. It can be Noped if the card it stands for can.
kittens-rule-devilcat =
    It never leaves the table. Whoever has it at the end of Armageddon plays a Defuse at once or explodes; then it
    returns to the mat. Nothing goes into the draw pile, and no Nope helps.
kittens-rule-barking-kitten =
    There are two of them. Lay yours down and ask for the other: whoever has it shows it and must play a Defuse, which puts
    nothing back into the pile, or explodes. If nobody has it, yours lies open before you, and when somebody else plays
    the other one you are the victim. With both you play them together and choose the victim. The turn goes on, and no
    Nope helps.
kittens-rule-alter-the-future-now =
    Peek at the top three cards and put them back in any order. You may do so in anybody’s turn as long as nothing is under
    way, above all when somebody is about to draw. That player may then think again.
kittens-rule-bury =
    Draw the top card, look at it and put it back wherever you like; nobody learns what it was or where it went. Even a kitten
    is harmless this way. It ends one turn, and it cannot be played while I’ll Take That lies before you.
kittens-rule-personal-attack =
    You attack yourself: this turn goes on and two more follow. Turns you already owe from an attack are added, and an Attack
    you play later hands all unfinished ones on.
kittens-rule-share-the-future =
    Peek at the top three cards, put them in any order and show them to the next player before they go back. The turn goes
    on.
kittens-rule-tower-of-power =
    Put on the crown and the six cards of the stash into it, unseen. As long as it holds cards, whoever steals from you by
    Favor, pair or triple gets a random card from the crown. You may never take these cards yourself.
kittens-rule-ill-take-that =
    Lay it before another player who has none before them. When they next draw, they look at the card and pass it on to you.
    If it is a kitten, you are the one who must defuse it.
kittens-rule-super-skip =
    End your turn without drawing. If you owe several turns, all of them are over.
kittens-rule-potluck =
    Beginning with you, everybody puts one card of their choice face down on the discard pile. By another reading, an option
    of the game, the cards go on top of the draw pile.
kittens-rule-imploding-kitten =
    Drawn face down it does no harm: put it back wherever you like, but face up. Whoever draws it face up is out, and neither
    Defuse nor Nope nor the Streaking Kitten helps. Everybody sees it when it lies on top.
kittens-rule-reverse =
    Turn the order of play round and end one turn without drawing. With two players it is just a Skip.
kittens-rule-streaking-kitten =
    You do not play it, you hold it. As long as you do, one Exploding Kitten may stay in your hand and nobody is told. If you
    lose it while a kitten is there, that kitten must be defused at once.
kittens-rule-see-the-future-5 =
    Look at the top five cards; they keep their order. The turn goes on.
kittens-rule-alter-the-future-5 =
    Look at the top five cards and put them back in any order. The turn goes on.
kittens-rule-swap-top-and-bottom =
    Exchange the top card of the pile for the bottom one without looking. The turn goes on.
kittens-rule-garbage-collection =
    Everybody who has cards, you included, puts one of their choice into the draw pile; then it is shuffled.
kittens-rule-catomic-bomb =
    Take all Exploding Kittens out of the pile and show them, shuffle the rest and lay the kittens on top. One turn ends
    without a draw. The Imploding Kitten stays where chance puts it.
kittens-rule-mark =
    Choose a player: a random card of theirs is turned so that everybody sees it as long as it stays in that hand. Who steals
    with a pair may take it on purpose.
kittens-rule-curse-of-the-cat-butt =
    Choose a player, who is blind from now on: their hand is hidden, and they can only turn up cards by chance. What can be
    played takes effect, the rest is wasted. The curse ends when they draw a card and do not explode.

## Cards: rulings

kittens-ruling-exploding-kitten =
    If you hold a Defuse and Godcat, you choose which one saves you, and you may even decline to be saved.
    Whoever explodes owes no more turns; the next player starts with an ordinary one.
kittens-ruling-defuse =
    Under attack a Defuse ends only one of the turns you owe. The kitten may go to any place from the very top to the
    very bottom. Played in a combo, a Defuse is an ordinary card and defuses nothing.
kittens-ruling-nope =
    An odd number of Nopes stops the action, an even number lets it through, and each new Nope opens the question
    again. Anybody alive may answer a Nope, the player of the action included. Targets and a named card are
    announced before anyone decides. You cannot Nope a draw.
kittens-ruling-attack =
    The turn you are in counts as unfinished, so an Attack on the last of your two turns passes on 3 (or 2, if
    attack_on_last_turn is set to 2). A Noped Attack is lost, and you still have to draw. If the victim explodes,
    the rest of the turns vanish.
kittens-ruling-skip =
    Two Skips get you out of two turns. A Noped Skip is lost and your turn goes on.
kittens-ruling-favor =
    The victim may give any card at all, Godcat included. Players with an empty hand cannot be asked.
kittens-ruling-shuffle =
    The digital shuffle is fair and takes no time; nobody has to shout stop.
kittens-ruling-see-the-future =
    In the Original Edition and the Party Pack only you see the cards; the card that shows them to everybody is
    Reveal the Future in Good vs. Evil.
kittens-ruling-feral-cat =
    One Feral Cat with two alike, or two with one cat, make a triple; so do three Feral Cats. A Feral Cat is no
    partner for Favor, Nope or anything else that is not a cat.
kittens-ruling-targeted-attack =
    You cannot aim at yourself. With two players it is an ordinary Attack.
    It stacks with attacks of every kind by the same rule.
kittens-ruling-alter-the-future =
    With fewer than three cards left you arrange what there is. Nobody learns whether you changed anything.
kittens-ruling-draw-from-the-bottom =
    With a single card left, top and bottom are the same card. Under attack it ends one of the turns you owe.
kittens-ruling-armageddon =
    Under attack it ends one of the turns you owe. While somebody holds Godcat the card cannot be played on its own,
    but it still makes pairs and triples. A Noped Armageddon is lost, the mat stays as it is, and you still have
    to draw. If you defuse Devilcat in another player’s turn, no turn of yours is used up.
kittens-ruling-reveal-the-future =
    In Good vs. Evil everybody sees the cards, not only you.
kittens-ruling-raising-heck =
    You may put a kitten on top silently and without a Defuse; nobody learns what it was. With a single card left,
    top and bottom are the same card. Under attack it ends one of the turns you owe.
kittens-ruling-godcat =
    As half of a pair or a part of a triple it stands for the other cards (unless godcat_in_combos is off); they go to
    the discard pile, it goes to the mat. It cannot be Armageddon, because that needs it on the mat, nor an Exploding
    Kitten. Noped, it goes to the mat all the same. If its holder explodes, it returns to the mat. It may be given
    as a Favor or demanded with a triple.
kittens-ruling-devilcat =
    Godcat cannot save you from it: at that moment Godcat is in the other player’s paws. Devilcat is settled after
    Godcat has gone to its owner, and if only one player is left, the game is over.

## Rules by chapter

kittens-rules-goal =
    The draw pile hides a few Exploding Kittens. You take turns drawing cards; whoever draws a kitten and cannot
    defuse it is out. Every other card helps you to dodge, to peek, or to make it somebody else’s problem.
    The last one alive wins.
    .title = The goal
kittens-rules-setup =
    The Exploding Kittens and the Defuses are set aside. Everybody gets one Defuse; some of those left over are
    shuffled into the deck, and then everybody is dealt seven more cards. Now one kitten fewer than there are
    players goes into the draw pile, so that all but one can explode. Shuffle, and hold your breath.

    • Original Edition, 2 to 5 players: with 2 or 3 players two spare Defuses go into the deck, else all of them.
    • Party Pack, 2 to 10 players: 2 or 3 play with the paw cards, 4 to 7 with those without a paw, 8 to 10 with
    everything; all spare Defuses go into the deck.
    • Good vs. Evil, 2 to 5 players: at most two spare Defuses go into the deck. Godcat and Devilcat wait on the
    mat beside it.
    .title = Setting up
kittens-rules-setup-numbers =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } in the draw pile, among them { $kittens ->
        [one] { $kittens } Exploding Kitten
       *[other] { $kittens } Exploding Kittens
    }; { $defuses ->
        [0] no spare Defuse
        [one] { $defuses } spare Defuse
       *[other] { $defuses } spare Defuses
    } went into the deck before the deal.
kittens-rules-turn =
    In your turn play as many cards as you like, one after another, or none at all. Then draw the top card: the draw
    comes at the end and ends the turn. Play goes clockwise. There is no hand limit, and an empty hand is no disgrace:
    you carry on. Anybody may count the draw pile at any time.
    .title = Your turn
kittens-rules-explode =
    Draw an Exploding Kitten and everybody sees it. Play a Defuse and you put the kitten back anywhere in the pile,
    in secret; your turn is over. Without one you are out: your hand and the kitten go to the discard pile.
    In Good vs. Evil, Godcat may serve as the Defuse while it is your turn.
    .title = Exploding
kittens-rules-nope =
    Every card or combo is announced with its target, and a triple with the card it demands. Then all the others are
    asked whether somebody says Nope; only when all have passed does it happen. A Nope can be answered with a Nope,
    and that one too: an odd number stops the action, an even number lets it pass. What was stopped is lost, but
    your turn goes on. Kittens, Defuses, Devilcat and the draw itself cannot be Noped.
    .title = Nope
kittens-rules-attack =
    An attack ends your turn without a draw and gives the victim two turns in a row. If you are under attack
    yourself, the turns you have not finished, the present one included, are added: 2, then 4, then 6. Attack after
    one of your two turns and the victim takes 3. Skip, a defused kitten, Draw from the Bottom, Raising Heck and
    Armageddon pay off one turn each. If you explode, your debt goes up in smoke with you.
    .title = Attacks and owed turns
kittens-rules-combos =
    In your own turn two cards of the same name, any name, steal a random card from a player you choose. Three of the
    same name: choose a player and name a card; you get it if it is there, otherwise nothing. What is printed on the
    cards does not count then. A Feral Cat stands in for any cat, and Godcat for almost anything.

    By the first-game rule (combos set to cats_only) there are only pairs of cats. With the house rule five_different
    five cards of five different names bring you any card from the discard pile except a kitten.
    .title = Combos
kittens-rules-armageddon =
    Good vs. Evil only. While Godcat and Devilcat both lie on the mat, somebody may play Armageddon.

    • First everybody may say Nope; once the cards leave the mat it is too late.
    • The player looks at both cards, chooses an opponent, lays one card face down before each of the two.
    • The opponent keeps that card or swaps it for the other. Talking and lying are allowed.
    • Both are turned up. Godcat goes to the hand of its owner; the owner of Devilcat plays a Defuse or explodes.
    • Devilcat returns to the mat, and one turn of the player is over, without a draw.
    .title = Armageddon
kittens-rules-end =
    The last player who has not exploded wins. The draw pile cannot run dry before that: it holds just enough kittens.
    A player who leaves the table counts as exploded, only more quietly.
    .title = The end
kittens-rules-turbo =
    For a short game, recommended for 2 or 3 players: before the kittens go in, a third of the draw pile, rounded down,
    is removed unseen. What is missing nobody knows.
    .title = Turbo

## Tips

kittens-tip-save-cards = Early on kittens are rare: keep your good cards for later.
kittens-tip-hoard-defuses = You cannot have too many Defuses. Steal some.
kittens-tip-draw-less = Every draw is a risk, so let others do the drawing.
kittens-tip-shuffle-away = You saw a kitten on top? Shuffle and hope, or make it the next player’s turn.
kittens-tip-tuck-on-top = A defused kitten on the very top is a warm welcome for the next player.
kittens-tip-count-the-pile = Count the pile: few cards and many kittens mean that it is time to spend everything.
kittens-tip-nope-nope = Keep a Nope for the Nope that hits your Skip.
kittens-tip-attack-back = Attacked? Attack at once: all the turns move on to somebody else.
kittens-tip-name-defuse = With a triple, naming Defuse is seldom wrong.
kittens-tip-godcat-shows = Everybody can see who holds Godcat. Spend it before somebody else does.
kittens-tip-armageddon-bluff = At Armageddon the poker face is the strongest card.

## Prompts

kittens-prompt-turn = Your turn: play something, or draw and hope.
kittens-prompt-aim = Whom do you choose?
kittens-prompt-name = Which card do you demand?
kittens-prompt-nope = Nope it, or let it be?
kittens-prompt-favor-give = A favor, please: which card do you give away?
kittens-prompt-pair-take = You recognise some of these cards. Take one of them, or take a random card?
kittens-prompt-explode-defuse = An Exploding Kitten! What now?
kittens-prompt-defuse-tuck = The kitten is calm again. Where in the pile do you hide it?
kittens-prompt-alter-next = Which card comes next, from the top?
kittens-prompt-heck-keep = You have the bottom card in hand. Keep it, or put it on top of the pile?
kittens-prompt-armageddon-hold = Which card do you lay before yourself? The other one goes to your opponent.
kittens-prompt-armageddon-choose = Good or evil? Keep the card before you, or swap?
kittens-prompt-devilcat-defuse = Devilcat grins at you. What now?
kittens-prompt-five-add = Five different cards: which one do you add?
kittens-prompt-five-fetch = Which card do you fetch from the discard pile?
kittens-prompt-barking-defuse = They bark at you. What now?
kittens-prompt-now = Somebody is about to draw. Alter the future NOW, or let them?
kittens-prompt-bury-tuck = Where in the pile do you bury the card?
kittens-prompt-potluck-give = A potluck: which card do you put away?
kittens-prompt-implode-tuck = It goes back face up. Where in the pile do you put it?
kittens-prompt-drawn = You have drawn a card. Do you keep it?
kittens-prompt-garbage-give = Garbage collection: which card do you put into the pile?

## Actions

kittens-action-pass = Let it be
kittens-action-draw = Draw a card
kittens-action-play = Play { NAME("kittens-card", $card) }
kittens-action-godcat = Play Godcat as { NAME("kittens-card", $card) }
kittens-action-pair = Pair: 2 × { NAME("kittens-card", $card) }
kittens-action-pair-feral = Pair: { NAME("kittens-card", $card) } + Feral Cat
kittens-action-pair-godcat = Pair: { NAME("kittens-card", $card) } + Godcat
kittens-action-triple = Triple: 3 × { NAME("kittens-card", $card) }
kittens-action-triple-feral = Triple: 2 × { NAME("kittens-card", $card) } + Feral Cat
kittens-action-triple-ferals = Triple: { NAME("kittens-card", $card) } + 2 × Feral Cat
kittens-action-triple-godcat = Triple: 2 × { NAME("kittens-card", $card) } + Godcat
kittens-action-triple-feral-godcat = Triple: { NAME("kittens-card", $card) } + Feral Cat + Godcat
kittens-action-five = Five different cards
kittens-action-add = Add { NAME("kittens-card", $card) }
kittens-action-fetch = Fetch { NAME("kittens-card", $card) }
kittens-action-aim = Choose { $player }
kittens-action-name = Demand { NAME("kittens-card", $card) }
kittens-action-give = Give { NAME("kittens-card", $card) }
kittens-action-take-random = Take a random card
kittens-action-take-godcat = Take Godcat
kittens-action-explode = Explode
kittens-action-tuck = { kittens-part-place.action }
kittens-action-put = { NAME("kittens-card", $card) }
kittens-action-keep = Keep the card
kittens-action-top = Put it on top of the pile
kittens-action-hold = { NAME("kittens-card", $card) } before me
kittens-action-swap = Swap the cards
kittens-action-blind = Turn up a card by chance
kittens-action-take = Take { NAME("kittens-card", $card) }
kittens-action-leave = Leave the game

## Pieces of sentences

kittens-part-card =
    { $known ->
        [yes] { NAME("kittens-card", $card) }
       *[no] a card
    }
kittens-part-place =
    { PLACE($index, $size) ->
        [top] on top of the pile
        [bottom] at the bottom of the pile
       *[middle] { $index ->
            [one] under the top card
           *[other] under the top { $index } cards
        }
    }
    .action =
        { PLACE($index, $size) ->
            [top] On top
            [bottom] At the bottom
           *[middle] { $index ->
                [one] Under the top card
               *[other] Under the top { $index } cards
            }
        }
kittens-part-depth =
    { $index ->
        [-1] bottom card
        [0] top card
        [1] second card
        [2] third card
        [3] fourth card
        [4] fifth card
        [one] under { $index } card
       *[other] under { $index } cards
    }
kittens-part-turns =
    { $index ->
        [one] { $index } turn
       *[other] { $index } turns
    }

## Events

kittens-event-turn-began =
    { $you ->
        [seat] { $index ->
            [1] It is your turn.
            [one] It is your turn, { $index } to go.
           *[other] It is your turn: { $index } turns to go.
        }
       *[none] { $index ->
            [1] It is { $player }’s turn.
            [one] It is { $player }’s turn, { $index } to go.
           *[other] It is { $player }’s turn: { $index } turns to go.
        }
    }
kittens-event-played =
    { $you ->
        [seat] You play { NAME("kittens-card", $card) }.
       *[none] { $player } plays { NAME("kittens-card", $card) }.
    }
kittens-event-played-combo =
    { $you ->
        [seat] { $index ->
            [2] You play a pair of { NAME("kittens-card", $card) }.
            [3] You play a triple of { NAME("kittens-card", $card) }.
            [one] You play { $index } card.
           *[other] You play { $index } different cards.
        }
       *[none] { $index ->
            [2] { $player } plays a pair of { NAME("kittens-card", $card) }.
            [3] { $player } plays a triple of { NAME("kittens-card", $card) }.
            [one] { $player } plays { $index } card.
           *[other] { $player } plays { $index } different cards.
        }
    }
kittens-event-godcat-played =
    { $you ->
        [seat] You play Godcat as { NAME("kittens-card", $card) }.
       *[none] { $player } plays Godcat as { NAME("kittens-card", $card) }.
    }
kittens-event-aimed =
    { $you ->
        [seat] You choose { $other }.
        [other] { $player } chooses you.
       *[none] { $player } chooses { $other }.
    }
kittens-event-named =
    { $has_other ->
        [no] { $you ->
            [seat] You want { NAME("kittens-card", $card) } from the discard pile.
           *[none] { $player } wants { NAME("kittens-card", $card) } from the discard pile.
        }
       *[yes] { $you ->
            [seat] You demand { NAME("kittens-card", $card) } from { $other }.
            [other] { $player } demands { NAME("kittens-card", $card) } from you.
           *[none] { $player } demands { NAME("kittens-card", $card) } from { $other }.
        }
    }
kittens-event-noped =
    { $you ->
        [seat] You say Nope!
       *[none] { $player } says Nope!
    }
kittens-event-fizzled =
    { $known ->
        [yes] { $you ->
            [seat] Nothing comes of your { NAME("kittens-card", $card) }.
           *[none] Nothing comes of { $player }’s { NAME("kittens-card", $card) }.
        }
       *[no] { $you ->
            [seat] Nothing comes of your plan.
           *[none] Nothing comes of { $player }’s plan.
        }
    }
kittens-event-drew =
    { $you ->
        [seat] You draw { kittens-part-card }.
       *[none] { $player } draws { kittens-part-card }.
    }
kittens-event-drew-bottom =
    { $you ->
        [seat] You draw { kittens-part-card } from the bottom.
       *[none] { $player } draws { kittens-part-card } from the bottom.
    }
kittens-event-kitten-drawn =
    { $you ->
        [seat] You draw an Exploding Kitten!
       *[none] { $player } draws an Exploding Kitten!
    }
kittens-event-defused =
    { $you ->
        [seat] You defuse it. Phew.
       *[none] { $player } defuses it.
    }
kittens-event-tucked =
    { $you ->
        [seat] { $known ->
            [yes] You hide the kitten { kittens-part-place }.
           *[no] You hide the kitten in the pile.
        }
       *[none] { $known ->
            [yes] { $player } hides the kitten { kittens-part-place }.
           *[no] { $player } hides the kitten somewhere in the pile.
        }
    }
kittens-event-exploded =
    { $you ->
        [seat] BOOM! You explode.
       *[none] BOOM! { $player } explodes.
    }
kittens-event-left =
    { $you ->
        [seat] You leave the game.
       *[none] { $player } leaves the game.
    }
kittens-event-discarded =
    { $you ->
        [seat] { NAME("kittens-card", $card) } flies from your hand to the discard pile.
       *[none] { NAME("kittens-card", $card) } flies from { $player }’s hand to the discard pile.
    }
kittens-event-won =
    { $you ->
        [seat] You win! The cats salute you.
       *[none] { $player } wins!
    }
kittens-event-attacked =
    { $you ->
        [seat] You attack { $other }, who now owes { kittens-part-turns }.
        [other] { $player } attacks you: you now owe { kittens-part-turns }.
       *[none] { $player } attacks { $other }, who now owes { kittens-part-turns }.
    }
kittens-event-skipped =
    { $you ->
        [seat] You skip a turn.
       *[none] { $player } skips a turn.
    }
kittens-event-shuffled =
    { $you ->
        [seat] You shuffle the pile.
       *[none] { $player } shuffles the pile.
    }
kittens-event-saw =
    { $you ->
        [seat] { $known ->
            [yes] You see the { kittens-part-depth }: { NAME("kittens-card", $card) }.
           *[no] You peek into the pile.
        }
       *[none] { $known ->
            [yes] { $player } sees the { kittens-part-depth }: { NAME("kittens-card", $card) }.
           *[no] { $player } peeks into the pile.
        }
    }
kittens-event-revealed =
    { $you ->
        [seat] You reveal the { kittens-part-depth }: { NAME("kittens-card", $card) }.
       *[none] { $player } reveals the { kittens-part-depth }: { NAME("kittens-card", $card) }.
    }
kittens-event-altered =
    { $you ->
        [seat] You arrange the future.
       *[none] { $player } arranges the future.
    }
kittens-event-gave =
    { $you ->
        [seat] You give { $other } { kittens-part-card }.
        [other] { $player } gives you { kittens-part-card }.
       *[none] { $player } gives { $other } { kittens-part-card }.
    }
kittens-event-stole =
    { $you ->
        [seat] You steal { kittens-part-card } from { $other }.
        [other] { $player } steals { kittens-part-card } from you.
       *[none] { $player } steals { kittens-part-card } from { $other }.
    }
kittens-event-lacked =
    { $you ->
        [seat] You have no { NAME("kittens-card", $card) }: { $other } gets nothing.
        [other] { $player } has no { NAME("kittens-card", $card) }: you get nothing.
       *[none] { $player } has no { NAME("kittens-card", $card) }: { $other } gets nothing.
    }
kittens-event-handed =
    { $you ->
        [seat] You hand { NAME("kittens-card", $card) } over to { $other }.
        [other] { $player } hands { NAME("kittens-card", $card) } over to you.
       *[none] { $player } hands { NAME("kittens-card", $card) } over to { $other }.
    }
kittens-event-fetched =
    { $you ->
        [seat] You fetch { NAME("kittens-card", $card) } from the discard pile.
       *[none] { $player } fetches { NAME("kittens-card", $card) } from the discard pile.
    }
kittens-event-heck-kept =
    { $you ->
        [seat] You keep { kittens-part-card } from the bottom.
       *[none] { $player } keeps { kittens-part-card } from the bottom.
    }
kittens-event-heck-topped =
    { $you ->
        [seat] You move { kittens-part-card } from the bottom to the top.
       *[none] { $player } moves { kittens-part-card } from the bottom to the top.
    }
kittens-event-armageddon-laid =
    { $you ->
        [seat] { $known ->
            [yes] Armageddon! You lay { NAME("kittens-card", $card) } before yourself and the other card before { $other }.
           *[no] Armageddon! You lay one card before yourself and the other before { $other }.
        }
        [other] Armageddon! { $player } lays one card face down before each of you.
       *[none] Armageddon! { $player } lays one card face down here and one before { $other }.
    }
kittens-event-armageddon-kept =
    { $you ->
        [seat] You keep the card before you.
       *[none] { $player } keeps the card.
    }
kittens-event-armageddon-swapped =
    { $you ->
        [seat] You swap the cards.
       *[none] { $player } swaps the cards.
    }
kittens-event-godcat-won =
    { $you ->
        [seat] Godcat comes to you.
       *[none] Godcat comes to { $player }.
    }
kittens-event-devilcat-hit =
    { $you ->
        [seat] Devilcat has chosen you!
       *[none] Devilcat has chosen { $player }!
    }
kittens-event-pile-empty =
    { $you ->
        [seat] The draw pile is empty; your turn ends without a draw.
       *[none] The draw pile is empty; { $player }’s turn ends without a draw.
    }
kittens-event-kitten-shown =
    { $you ->
        [seat] You show an Exploding Kitten!
       *[none] { $player } shows an Exploding Kitten!
    }
kittens-event-barked =
    { $you ->
        [seat] You bark at { $other }!
        [other] { $player } barks at you!
       *[none] { $player } barks at { $other }!
    }
kittens-event-barked-twice =
    { $you ->
        [seat] You have both Barking Kittens!
       *[none] { $player } has both Barking Kittens!
    }
kittens-event-lay-down =
    { $you ->
        [seat] Nobody answers: your Barking Kitten lies before you and waits.
       *[none] Nobody answers: the Barking Kitten lies before { $player } and waits.
    }
kittens-event-about-to-draw =
    { $you ->
        [seat] You are about to draw.
       *[none] { $player } is about to draw.
    }
kittens-event-buried =
    { $you ->
        [seat] { $known ->
            [yes] You bury the card { kittens-part-place }.
           *[no] You bury the card in the pile.
        }
       *[none] { $known ->
            [yes] { $player } buries the card { kittens-part-place }.
           *[no] { $player } buries the card somewhere in the pile.
        }
    }
kittens-event-attacked-self =
    { $you ->
        [seat] You attack yourself: you now owe { kittens-part-turns }.
       *[none] { $player } attacks thin air and now owes { kittens-part-turns }.
    }
kittens-event-shared =
    { $you ->
        [seat] You show the cards to { $other }.
        [other] { $player } shows you the cards.
       *[none] { $player } shows the cards to { $other }.
    }
kittens-event-crowned =
    { $you ->
        [seat] You put on the crown. You have the power!
       *[none] { $player } puts on the crown.
    }
kittens-event-crown-robbed =
    { $you ->
        [seat] You pull { kittens-part-card } out of the crown of { $other }.
        [other] { $player } pulls { kittens-part-card } out of your crown.
       *[none] { $player } pulls { kittens-part-card } out of the crown of { $other }.
    }
kittens-event-laid-before =
    { $you ->
        [seat] You lay I’ll Take That before { $other }.
        [other] { $player } lays I’ll Take That before you.
       *[none] { $player } lays I’ll Take That before { $other }.
    }
kittens-event-passed-on =
    { $you ->
        [seat] You draw { kittens-part-card } and pass it on to { $other }.
        [other] { $player } draws { kittens-part-card } and passes it on to you.
       *[none] { $player } draws { kittens-part-card } and passes it on to { $other }.
    }
kittens-event-put-away =
    { $you ->
        [seat] You put { kittens-part-card } away.
       *[none] { $player } puts { kittens-part-card } away.
    }
kittens-event-imploding-drawn =
    { $you ->
        [seat] You draw the Imploding Kitten!
       *[none] { $player } draws the Imploding Kitten!
    }
kittens-event-imploding-seen = Everybody can see the Imploding Kitten now.
kittens-event-imploded =
    { $you ->
        [seat] FLOP! You implode.
       *[none] FLOP! { $player } implodes.
    }
kittens-event-reversed =
    { $you ->
        [seat] You turn the order of play round.
       *[none] { $player } turns the order of play round.
    }
kittens-event-swapped-ends =
    { $you ->
        [seat] You swap the top and the bottom card.
       *[none] { $player } swaps the top and the bottom card.
    }
kittens-event-bombed =
    { $you ->
        [seat] You drop the Catomic Bomb. Kittens on top of the pile: { $index }.
       *[none] { $player } drops the Catomic Bomb. Kittens on top of the pile: { $index }.
    }
kittens-event-marked =
    { $you ->
        [seat] You mark { kittens-part-card } of { $other }.
        [other] { $player } marks { kittens-part-card } of yours.
       *[none] { $player } marks { kittens-part-card } of { $other }.
    }
kittens-event-unmarked =
    { $you ->
        [seat] A marked card leaves your hand: { kittens-part-card }.
       *[none] A marked card leaves { $player }’s hand: { kittens-part-card }.
    }
kittens-event-cursed =
    { $you ->
        [seat] You curse { $other }: no more looking at cards.
        [other] { $player } curses you: no more looking at your cards.
       *[none] { $player } curses { $other }: no more looking at cards.
    }
kittens-event-uncursed =
    { $you ->
        [seat] The curse is over: you see your cards again.
       *[none] The curse is over: { $player } sees again.
    }
kittens-event-turned-up =
    { $you ->
        [seat] You turn up { NAME("kittens-card", $card) }.
       *[none] { $player } turns up { NAME("kittens-card", $card) }.
    }
kittens-event-wasted =
    { $you ->
        [seat] { NAME("kittens-card", $card) } is wasted.
       *[none] { NAME("kittens-card", $card) } of { $player } is wasted.
    }

## Options

kittens-option-edition = Edition
kittens-option-edition-help = Which box you play with; it decides the cards and the number of players.
kittens-option-edition-original = Original Edition
kittens-option-edition-party-pack = Party Pack
kittens-option-edition-good-vs-evil = Good vs. Evil

kittens-option-turbo = Turbo
kittens-option-turbo-help = A shorter game: a third of the draw pile is removed unseen before the kittens go in.
kittens-option-turbo-off = off
kittens-option-turbo-on = on

kittens-option-combos = Combos
kittens-option-combos-help = What makes a pair or a triple.
kittens-option-combos-any-title = any cards of the same name
kittens-option-combos-cats-only = only pairs of cats, no triples (the first-game rule)

kittens-option-five-different = Five different cards
kittens-option-five-different-help = House rule: five cards of different names fetch one from the discard pile.
kittens-option-five-different-off = off
kittens-option-five-different-on = on

kittens-option-attack-on-last-turn = Attack on the last owed turn
kittens-option-attack-on-last-turn-help = How many turns the victim takes when you attack on the last turn you owe.
kittens-option-attack-on-last-turn-3 = 3 turns (the unfinished one counts)
kittens-option-attack-on-last-turn-2 = 2 turns

kittens-option-extra-defuses = Spare Defuses
kittens-option-extra-defuses-help = How many of the Defuses left over, once everybody has one, go into the deck.
kittens-option-extra-defuses-sheet = as the edition says
kittens-option-extra-defuses-all = all of them
kittens-option-extra-defuses-two = two at most

kittens-option-godcat-in-combos = Godcat in combos
kittens-option-godcat-in-combos-help = Whether Godcat may be a part of a pair or a triple (Good vs. Evil only).
kittens-option-godcat-in-combos-on = allowed
kittens-option-godcat-in-combos-off = not allowed

kittens-option-barking = Barking Kittens
kittens-option-barking-help = The third expansion: twenty more cards and the Tower of Power.
kittens-option-barking-off = off
kittens-option-barking-on = on

kittens-option-potluck = Potluck
kittens-option-potluck-help = Where the cards of a Potluck go; the sheets disagree (Barking Kittens only).
kittens-option-potluck-discard = face down on the discard pile
kittens-option-potluck-draw = on top of the draw pile

kittens-option-godcat-defuse-off-turn = Godcat as a Defuse out of turn
kittens-option-godcat-defuse-off-turn-help = Whether Godcat saves its holder in the turn of another, too (Good vs. Evil with an expansion).
kittens-option-godcat-defuse-off-turn-off = not allowed
kittens-option-godcat-defuse-off-turn-on = allowed

kittens-option-imploding = Imploding Kittens
kittens-option-imploding-help = The first expansion: twenty more cards; six may play with the Original Edition.
kittens-option-imploding-off = off
kittens-option-imploding-on = on

kittens-option-streaking = Streaking Kittens
kittens-option-streaking-help = The second expansion: fifteen more cards, one of them an Exploding Kitten.
kittens-option-streaking-off = off
kittens-option-streaking-on = on

kittens-option-blind-may-nope = Blind Nopes
kittens-option-blind-may-nope-help = Whether cursed players may turn up a card in the hope of a Nope (Streaking Kittens only).
kittens-option-blind-may-nope-off = not allowed
kittens-option-blind-may-nope-on = allowed

## The table

kittens-table-mat-both = Mat: Godcat and Devilcat
kittens-table-mat-held = Mat: Devilcat; Godcat is held by { $player }
kittens-table-mat-held-you = Mat: Devilcat; you hold Godcat
kittens-table-kittens-left =
    { $index ->
        [one] { $index } Exploding Kitten in the pile
       *[other] { $index } Exploding Kittens in the pile
    }
kittens-table-danger = Chance of a kitten on the next draw: { $percent } %
kittens-table-reversed = Play goes the other way round
kittens-table-imploding-up = The Imploding Kitten lies face up somewhere in the pile
kittens-table-face-down = a card face down
kittens-table-blind = blind, by the Curse of the Cat Butt
kittens-table-marked = shows { NAME("kittens-card", $card) }
kittens-table-crown =
    { $index ->
        [one] crown with { $index } card
       *[other] crown with { $index } cards
    }
kittens-table-lying = a Barking Kitten lies here
kittens-table-taken = { $player } takes the next drawn card

## What the last move of a game answered

kittens-ending-exploded = Ended by an Exploding Kitten
kittens-ending-devilcat = Ended by Devilcat
kittens-ending-imploded = Ended by the Imploding Kitten
kittens-ending-left = Ended because the others left

## What an adviser knows of the chances

kittens-odds-explode = The next card is an Exploding Kitten: { $percent } %
kittens-odds-implode = The next card is the Imploding Kitten: { $percent } %
kittens-odds-die = Drawing it would be the end: { $percent } %
kittens-odds-kittens = Exploding Kittens in the draw pile: { $count }
kittens-odds-pile = Cards in the draw pile: { $count }
kittens-odds-nope = { $player } has a Nope: { $percent } %
kittens-odds-defuse = { $player } has a Defuse: { $percent } %
