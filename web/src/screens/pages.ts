// Pages that are not needed at a table.

export const analysis = () => import("./Analysis.svelte");
export const playOn = () => import("../parts/PlayOnSheet.svelte");
export const rules = () => import("./Rules.svelte");
export const boxes = () => import("./Boxes.svelte");
export const box = () => import("./BoxPage.svelte");
export const games = () => import("./Games.svelte");
export const people = () => import("./People.svelte");
export const person = () => import("./Person.svelte");
export const bot = () => import("./Bot.svelte");
export const ratings = () => import("./Ratings.svelte");
export const club = () => import("./Club.svelte");
export const learn = () => import("./Learn.svelte");
export const puzzles = () => import("./Puzzles.svelte");
export const link = () => import("./Link.svelte");
export const host = () => import("./Host.svelte");
export const privacy = () => import("./Privacy.svelte");
export const credits = () => import("./Credits.svelte");
