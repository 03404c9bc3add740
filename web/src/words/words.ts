// The shell's words: Fluent, in the two languages, and beside each board its own, which come with it; the games' words
// come rendered from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "../look/settings.svelte";
import { SvelteMap } from "svelte/reactivity";

// A language comes when it is first asked for: nobody reads both.
const FILES = import.meta.glob<string>(["./*.ftl", "../boards/*/*.ftl"], { query: "?raw", import: "default" });
const files = ["."]; // of the shell, and of the boards that are here
const bundles = new SvelteMap<Lang, FluentBundle>();
const asked = new Map<Lang, Promise<void>>();
let spoken: FluentBundle; // until another language is there

async function learn(lang: Lang): Promise<void> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  await Promise.all(files.map((folder) => read(bundle, folder)));
  bundles.set(lang, bundle);
}
async function read(bundle: FluentBundle, folder: string): Promise<void> {
  const source = await FILES[`${folder}/${bundle.locales[0]}.ftl`]?.();
  if (source) bundle.addResource(new FluentResource(source));
}
/** The words of a game's board, in the languages that have been asked for. */
export async function learnBoard(game: string): Promise<void> {
  const folder = `../boards/${game}`;
  files.push(folder);
  await Promise.all(asked.values());
  await Promise.all([...bundles.values()].map((bundle) => read(bundle, folder)));
}

function chosen(): FluentBundle {
  const { lang } = settings,
    found = bundles.get(lang);
  if (!found && !asked.has(lang)) asked.set(lang, learn(lang));
  return found ? (spoken = found) : spoken;
}

/** A message in the chosen language; a missing one shows its key, so that it is seen and fixed. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  return format(chosen(), key, values);
}

/** A sentence is put together once: a table says the same ones with every update. */
const MOST = 4000; // sentences remembered
const known = new WeakMap<FluentBundle, Map<string, string>>();
function format(bundle: FluentBundle, key: string, values?: Record<string, FluentVariable>): string {
  let memo = known.get(bundle);
  if (!memo || memo.size > MOST) known.set(bundle, (memo = new Map()));
  const id = values ? key + JSON.stringify(values) : key;
  let said = memo.get(id);
  if (said === undefined) {
    const message = bundle.getMessage(key);
    const faults: Error[] = []; // with a list for them nothing is thrown: a missing value leaves a gap, not a dead page
    memo.set(id, (said = message?.value ? bundle.formatPattern(message.value, values, faults) : key));
    for (const fault of faults) console.error(`words: ${key}: ${fault.message}`);
  }
  return said;
}

/** A game's own words, from the Fluent source that came with it. */
const own = new Map<string, FluentBundle>();
export function say(source: string | undefined, key: string, values?: Record<string, FluentVariable>): string {
  if (!source) return key;
  let bundle = own.get(source);
  if (!bundle) {
    bundle = new FluentBundle(settings.lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    own.set(source, bundle);
  }
  return format(bundle, key, values);
}

/** What a page or a topic is called: by a word that the game has for it, else `page-ID` or `topic-ID`. */
export const titled = (source: string | undefined, kind: "page" | "topic", { id, says }: Titled): string =>
  says ? say(source, says) : t(`${kind}-${id}`);
export type Titled = { id: string; says?: string };

export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  const past = Date.now() / 1000 - seconds;
  if (past < 90) return t("just-now");
  if (past < 5400) return format.format(-Math.round(past / 60), "minute");
  if (past < 129600) return format.format(-Math.round(past / 3600), "hour");
  return format.format(-Math.round(past / 86400), "day");
}

asked.set(settings.lang, learn(settings.lang));
await asked.get(settings.lang); // before anything is drawn
