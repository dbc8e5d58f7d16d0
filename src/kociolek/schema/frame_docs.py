"""What the fields of frames mean: by game the field, or the frame and the field where it means something else there."""

from __future__ import annotations

from typing import Final

ENDS_TURN: Final = "Whether the turn ends when this is settled."
STEP: Final = "Step of the card's effect, from 1."
ACTOR: Final = "Kitten that carries out the effect."

FRAME_DOCS: Final[dict[str, dict[str, str]]] = {
    "Kittens": {
        "card": "What is played: a card, or the combo `pair`, `triple` or `five`.",
        "by": "Player who plays it.",
        "kind": "Title that is played.",
        "against": "Player it is played against; null for nobody, or where that is not chosen yet.",
        "named": "Title that is asked for; null for none.",
        "noped": "Whether it would be cancelled if nobody answered any more.",
        "seat": "Player who is asked.",
        "ends_turn": ENDS_TURN,
        "placed": "How many cards have been placed.",
        "count": "How many cards there are to place.",
        "laid": "How many of the five are laid down.",
        "first": "Number of the first kind that may be laid down next.",
        "left": "Players who have not answered yet.",
        "where": "Where the cards go: `discard`, `pile` or `deck`.",
        "favor.by": "Player who gets the card.",
        "favor.against": "Player who gives it.",
        "pair.by": "Player who takes a card.",
        "pair.against": "Player who loses it.",
        "marktaking.by": "Player who takes a card.",
        "marktaking.against": "Player who loses it.",
        "ending.seat": "Player whose turn is over.",
        "laying.by": "Player who called Armageddon.",
        "laying.against": "The opponent.",
        "choosing.by": "Player who called Armageddon.",
        "choosing.against": "The opponent, who decides.",
        "devilled.by": "Player who played Devilcat.",
        "devilled.seat": "Player who must defuse it.",
        "barked.by": "Player who barks.",
        "barked.seat": "Player who must defuse it.",
        "now.seat": "Player who is about to draw.",
        "collecting.seat": "Player whose card is next.",
        "collecting.left": "Players who still give a card, this one included.",
        "sharing.seat": "Player who laid the cards in their order.",
        "sharing.count": "How many cards are shown.",
    },
    "Wizard": {
        "step": STEP,
        "actor": ACTOR,
        "left": "How many kittens still act.",
        "done": "How many cards this kitten has moved.",
        "source": "Kitten whose circle the card comes from; null where that is not chosen yet.",
        "chapter": "Chapter it comes from, from 1; null where that is not chosen yet.",
        "target": "Kitten who gets it; null where that is not chosen yet.",
        "kind": "Component that moves; null where a whole chapter moves, or none is chosen yet.",
        "ready": "Chapters whose curses are about to fall.",
        "fallen": "How many curses have fallen in this pass.",
        "clearing.chapter": "Chapter whose curse fell, from 1.",
        "seat": "Player who chooses.",
        "owner": "Kitten in whose circle the card is laid.",
        "drawingfor.seat": "Kitten that draws.",
        "drawingfor.left": "How many cards are still drawn.",
        "avalanche": "Whether the spell is Avalanche.",
        "avalanche.target": "Kitten that the cards are slung at.",
        "swatting.left": "How many cards are still to discard.",
        "first": "The first of the two cards.",
        "space": "Spell that was cast, by the name of the basic one of its space.",
        "triggered": "Whether the rules that answer to the spell have acted.",
    },
    "Witchstone": {
        "kind": "Action.",
        "n": "How many actions are left.",
        "passed": "Fields of the wand passed so far; null unless this is a series of the wand.",
        "tile": "Tile that is laid.",
        "cell": "Field of the first symbol.",
        "cell_a": "Field of the first symbol.",
        "cell_b": "Field of the second symbol.",
        "black": "Whether it is the black crystal.",
        "other_half.kind": "Action of the other half.",
        "other_half.cell": "Field of the other half.",
        "special.tile": "Number of the special tile.",
        "moving.cell": "Field where the crystal lies.",
        "exit.kind": "Shelf that matches the exit.",
        "table_token.black": "Whether the black crystal was placed, so that the token gives more.",
    },
}


def frame_doc(game: str, frame: str, field: str) -> str:
    """Return what a field of a frame means; empty if nobody has written it down."""
    docs = FRAME_DOCS.get(game, {})
    return docs.get(f"{frame}.{field}") or docs.get(field, "")
