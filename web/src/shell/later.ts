// The parts of a table that are not there from the beginning.
export const endSheet = () => import("./EndSheet.svelte");
export const help = () => import("./Help.svelte");
export const menu = () => import("./Menu.svelte");
export const replay = () => import("./Replay.svelte");
export const rules = () => import("./Rules.svelte");
export const textBoard = () => import("./TextBoard.svelte");
