import { language } from "./index.svelte";

/** Return a time as people say it: "5 minutes ago", "yesterday". */
export function ago(at: number): string {
  const seconds = Math.min(-1, Math.round((at - Date.now()) / 1000));
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const [size, unit] =
    seconds > -60 ? ([60_000, "second"] as const) // now
    : seconds > -3600 ? ([60, "minute"] as const)
    : seconds > -86_400 ? ([3600, "hour"] as const)
    : ([86_400, "day"] as const); // prettier-ignore
  return format.format(Math.round(seconds / size), unit);
}

/** Return the time of day of a time, as this device shows it. */
export const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
