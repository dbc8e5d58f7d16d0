### The bots by name: what they are called, and how they play.
###
### One message for each name in kociolek.bots. The names are strengths: the same in every game.

bots-random = Random
    .about = plays anything, fears nothing
bots-easy = Easy
    .about = plays sensibly and makes a person’s mistakes
bots-medium = Medium
    .about = counts cards and knows the odds
bots-hard = Hard
    .about = thinks ahead; takes its time
bots-cautious = Cautious
    .about = keeps its head down and its cards together
bots-vengeful = Vengeful
    .about = forgets nothing and pays it back
bots-chaotic = Chaotic
    .about = likes it best when nobody knows what comes next
