// What is played at a table: its mode and options in words.
import type { Summary } from "../net/protocol";

const said = (table: Summary, options: Summary["options"]) =>
  [table.mode_name, ...options.map((o) => `${o.name}: ${o.word}`)].join(" · ");
/** All of it. */
export const terms = (table: Summary): string => said(table, table.options);
/** The mode, and what is not as usual. */
export const variant = (table: Summary): string =>
  said(
    table,
    table.options.filter((o) => !o.usual),
  );
