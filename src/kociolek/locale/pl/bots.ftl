### Boty z nazwy: jak się nazywają i jak grają.
###
### Jedna wiadomość na każdą nazwę w kociolek.bots. Nazwy to siła gry, taka sama w każdej grze.

bots-random = Losowy
    .about = gra byle co i niczego się nie boi
bots-easy = Łatwy
    .about = gra rozsądnie i myli się jak człowiek
bots-medium = Średni
    .about = liczy karty i zna szanse
bots-hard = Trudny
    .about = myśli naprzód i nie spieszy się
bots-cautious = Ostrożny
    .about = nie wychyla się i trzyma karty przy sobie
bots-vengeful = Mściwy
    .about = niczego nie zapomina i za wszystko odpłaca
bots-chaotic = Chaotyczny
    .about = najbardziej lubi, gdy nikt nie wie, co będzie dalej
