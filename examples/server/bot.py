"""A bot for a live table: KOCIOLEK_TOKEN=kct_... python bot.py TABLE. Needs nothing but Python; plays at random."""

import json
import os
import random
import sys
import urllib.request

URL = os.environ.get("KOCIOLEK_URL", "http://127.0.0.1:8000")
HEADERS = {"Authorization": f"Bearer {os.environ['KOCIOLEK_TOKEN']}", "Content-Type": "application/json"}


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{URL}/api/tables/{sys.argv[1]}{path}", data, HEADERS))


def main():
    call("/commands", {"do": "sit"}).close()  # does nothing if the seat is ours already
    for line in call("/stream?protocol=2"):
        message = json.loads(line) if line.strip() else {"type": "silence"}
        if message["type"] == "state":
            view = message["view"]
            if not view["waiting"]:
                return
            if view["seat"] in view["waiting"]:
                call("/move", {"seq": message["seq"], "move": random.choice(view["options"])["text"]}).close()


main()
