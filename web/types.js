// Writes the types of what each game shows, from the schemas that come in: boards/GAME/shown.ts.
// With --check it only says whether they are as they should be.
import { readFileSync, writeFileSync } from "node:fs";
import { text as all } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
import * as prettier from "prettier";

const check = process.argv.includes("--check");
const schemas = JSON.parse(await all(process.stdin));
let stale = 0;
for (const [game, schema] of Object.entries(schemas)) {
  const file = new URL(`src/boards/${game}/shown.ts`, import.meta.url).pathname;
  const made = await compile(schema, "Sight", {
    additionalProperties: false,
    bannerComment: `// Made by \`make types\` from the game's shown.py: change that.`,
    format: false,
  });
  const options = await prettier.resolveConfig(file);
  const text = await prettier.format(made, { ...options, filepath: file });
  let was = "";
  try {
    was = readFileSync(file, "utf8");
  } catch {
    // not there yet
  }
  if (was === text) continue;
  stale += 1;
  if (check) console.error(`${file} is not what the game's shown.py says: make types`);
  else writeFileSync(file, text);
}
process.exit(check && stale ? 1 : 0);
