// What is played at a table: its mode and options in words.
import type { Summary } from "../net/protocol";

/** A limit of 0 is none: there is nothing to say. */
const said = (table: Summary, options: Summary["options"]) =>
  [table.mode_name, ...options.filter((o) => o.word !== "0").map((o) => `${o.name}: ${o.word}`)].join(" · ");
/** All of it. */
export const terms = (table: Summary): string => said(table, table.options);
/** The mode, and what is not as usual. */
export const variant = (table: Summary): string =>
  said(
    table,
    table.options.filter((o) => !o.usual),
  );
