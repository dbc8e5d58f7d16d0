// Table without a server, for work on drawings: dev.html?fixture=kittens-gve&step=40[&lang=pl]. Not part of the build.
// tools/web_fixture.py makes the fixtures.

import { mount } from "svelte";
import LiveRegion from "../a11y/LiveRegion.svelte";
import { loadGame } from "../games/index";
import { bring, languageOf, speak } from "../i18n/index.svelte";
import type { Line, Listener } from "../net/connection";
import type { AnyCommand, StateMessage, TableInfo } from "../net/generated";
import Result from "../screens/Result.svelte";
import TableFrame from "../screens/TableFrame.svelte";
import { settings } from "../table/settings.svelte";
import { LiveTable } from "../table/table.svelte";
import "../styles/tokens.css";
import "../styles/ui.css";

interface Fixture {
  seat: number;
  table: TableInfo;
  states: StateMessage[];
}

const asked = new URLSearchParams(location.search);
await speak(languageOf(asked.get("lang") ?? settings.language));
await bring("web-error");
const fixture = (await (await fetch(`/fixtures/${asked.get("fixture") ?? "kittens-gve"}.json`)).json()) as Fixture;

function replay(_since: () => number, listener: Listener): Line {
  let step = Math.min(Number(asked.get("step") ?? 0), fixture.states.length - 1);
  const show = (): void => {
    const state = fixture.states[step]!;
    listener.message({
      ...state,
      clock: { ...state.clock, now: Date.now(), deadline: state.clock.window ? Date.now() + 4000 : null },
    });
  };
  queueMicrotask(() => {
    listener.link("open");
    listener.message({
      type: "hello",
      protocol: 1,
      me: { id: "me", name: "Ola", program: false },
      seat: fixture.seat,
      table: fixture.table,
      now: Date.now(),
    });
    show();
  });
  return {
    send: (command: AnyCommand) => {
      if (command.do === "move") console.info("chosen:", command.move);
      // Whatever is chosen, the recorded game goes on.
      setTimeout(() => {
        step = Math.min(step + 1, fixture.states.length - 1);
        show();
      }, 150);
      return Promise.resolve(true);
    },
    close: () => undefined,
  };
}

const table = new LiveTable("fixture", loadGame, replay);
(window as unknown as { table: LiveTable }).table = table;
const target = document.getElementById("app")!;
const timer = setInterval(() => {
  if (!table.shown || !table.game) return;
  clearInterval(timer);
  mount(LiveRegion, { target });
  if (asked.has("result"))
    mount(Result, { target, props: { table, onlook: () => undefined, onrematch: () => undefined } });
  else mount(TableFrame, { target, props: { table, free: false, sit: () => Promise.resolve() } });
}, 20);
