### Lessons in the browser: the list and the frame of a lesson, in English.

web-learn-about = Short lessons at the real table. Nothing here counts, and you can leave at any time.
web-learn-missing = There is no such lesson. Choose one from the list.
web-learn-step = step { $index } of { $total }
web-learn-done = Lesson done
web-learn-next-lesson = Next: { $title }
web-learn-play = Play a game
web-learn-hint = Hint
web-learn-show = Show me
web-learn-next = Go on
web-learn-back = Back
web-learn-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-learn-new = Start
web-learn-begun = Go on
