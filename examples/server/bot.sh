#!/bin/bash
# A bot with curl: becomes a guest, plays Exploding Kittens against a bot of the server, and prints the record.
set -euo pipefail
url=${KOCIOLEK_URL:-http://127.0.0.1:8000} jar=$(mktemp)
ask() { curl -sSf -b "$jar" -c "$jar" -H 'Content-Type: application/json' "$url/api/$1" "${@:2}"; }
field() { grep -o "\"$1\":[^]]*\]" | head -1; } # a list in JSON, with its name

ask me -d '{"name": "curl", "program": true}' >/dev/null
table=$(ask tables -d '{"setup": {"game": "kittens", "seats": 2, "tempo": "relaxed"}, "bots": ["random"], "start": true}' |
    cut -d'"' -f4)
while state=$(ask "tables/$table/state?protocol=2"); do
    waiting=$(field waiting <<<"$state")
    case $waiting in
    *'[]') break ;;  # the game is over
    *0*) # our seat is asked: the text of our first option will do; `seq` says which question it answers, if we are late
        move=$(field options <<<"$state" | cut -d'"' -f6) seq=$(grep -o '"seq":[0-9]*' <<<"$state" | head -1)
        ask "tables/$table/move" -d "{$seq, \"move\": \"$move\"}" >/dev/null ;;
    *) sleep 0.02 ;;
    esac
done
ask "tables/$table/record"
rm "$jar"
