// What happens once: JSON over HTTP.
import { settings } from "../look/settings.svelte";
import { type Beats, played } from "./patch";
import type { Card, Frame, Game, Made, Picture, Section, Summary } from "./protocol";

const TRIES = 8,
  REST = 250, // milliseconds; each rest is longer than the one before
  WAIT = 429;
/** What is only looked at is asked for again if the server wants a rest: who steps fast waits, and nothing is skipped. */
async function patiently(send: () => Promise<Response>, looks: boolean): Promise<Response> {
  for (let rests = 1; looks && rests < TRIES; rests++) {
    const answer = await send();
    if (answer.status !== WAIT) return answer;
    await new Promise((resolve) => setTimeout(resolve, rests * REST));
  }
  return send();
}
const GONE = 404;
/** What the server will not do, in its words. */
export class Refused extends Error {
  readonly gone: boolean; // there is no such thing, or no more
  constructor(message: string, status: number) {
    super(message);
    this.gone = status === GONE;
  }
}
async function ask<T>(path: string, init: RequestInit = {}, token?: string): Promise<T> {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", settings.lang);
  const headers: Record<string, string> = {};
  if (init.body) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await patiently(() => fetch(url, { ...init, headers }), !init.method);
  const data = await answer.json().catch(() => ({ error: answer.statusText }));
  if (!answer.ok) throw new Refused(data.error ?? answer.statusText, answer.status);
  return data as T;
}
const post = <T>(path: string, body: unknown) => ask<T>(path, { method: "POST", body: JSON.stringify(body) });

export const games = () => ask<{ games: Game[] }>("/api/games").then((x) => x.games);
export const game = (id: string) => ask<Game>(`/api/games/${id}`);
export const rules = (id: string, query: Record<string, string> = {}) =>
  ask<{ sections: Section[] }>(`/api/games/${id}/rules?${new URLSearchParams(query)}`).then((x) => x.sections);
export const cards = (id: string) => ask<{ cards: Card[] }>(`/api/games/${id}/cards`).then((x) => x.cards);
/** The table at which the worked turn of the ten minutes begins, as a picture and in sentences. */
export const worked = (id: string) => ask<{ picture: Picture; told: string[] }>(`/api/games/${id}/worked-turn`);
export const tables = () => ask<{ tables: Summary[] }>("/api/tables").then((x) => x.tables);
export const table = (id: string, token?: string) => ask<Summary>(`/api/tables/${id}`, {}, token);
export const make = (body: unknown) => post<Made>("/api/tables", body);
export const sit = (id: string, seat: number, name: string, invite: string) =>
  post<{ table: string; seat: number; token: string }>(`/api/tables/${id}/seats/${seat}`, { name, invite });
/** The key that browsers subscribe to; null where the server sends no notices. */
export const pushKey = () => ask<{ key: string | null }>("/api/push").then((x) => x.key);
export const frame = (id: string, version: number, token?: string) =>
  ask<Frame>(`/api/tables/${id}/frames/${version}`, {}, token);

/** The table after each event between two versions that this seat may know of, and before the first. */
export const beats = (id: string, from: number, to: number, token?: string) =>
  ask<Beats>(`/api/tables/${id}/beats/${from}/${to}`, {}, token).then(played);

/** Records travel as text: their seed is larger than the numbers of JavaScript. */
async function record(id: string, token?: string, to?: number): Promise<string> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`/api/tables/${id}/record${to === undefined ? "" : `?to=${to}`}`, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(JSON.parse(text).error ?? answer.statusText);
  return text;
}
export const saveRecord = async (id: string, game: string, token?: string): Promise<void> =>
  download(`${game}-${id}.json`, await record(id, token), "application/json");
export const open = (text: string) => ask<Made>("/api/records", { method: "POST", body: text });
/** A table on which this seat plays on from there against bots. */
export const tryFrom = async (id: string, to: number, seat: number, token?: string): Promise<Made> =>
  ask<Made>(`/api/records?seat=${seat}`, { method: "POST", body: await record(id, token, to) });
/** A table of one's own with the game as it stood then, to try something. */
export const copy = async (id: string, to: number, token?: string): Promise<Made> => open(await record(id, token, to));

export function download(name: string, text: string, type: string): void {
  const a = document.createElement("a");
  a.href = URL.createObjectURL(new Blob([text], { type }));
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 1000);
}
