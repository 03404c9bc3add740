// Which options and refusals lie on a thing.
import type { Option, Refused } from "../../net/protocol";
import type { Looking } from "../board";
import { FIRST_ARTIFACT, FIRST_BIO, type Mat, type Piece } from "./content";

const names = (o: Option, domain: string, id: number) => o.components.some((c) => c.domain === domain && c.id === id);
export const optionsOn = (at: Looking, domain: string, id: number, verbs?: string[]): Option[] =>
  at.options.filter((o) => names(o, domain, id) && (!verbs || verbs.includes(o.verb)));
export const refusedOn = (at: Looking, domain: string, id: number, verbs?: string[]): Refused | null =>
  at.refused.find((r) => names(r.option, domain, id) && (!verbs || verbs.includes(r.option.verb))) ?? null;

const ZONES = ["active", "inactive"];
/** The verbs that speak of a kind of thing without saying in which zone it lies. */
const IN_ACTIVE = ["reroll", "add", "spend", "give", "choose", "use", "twice"];
const IN_INACTIVE = ["return"];

/** Does this option name this piece, lying in this zone? */
function about(o: Option, piece: Piece, zone: "active" | "inactive"): boolean {
  const where = o.components.find((c) => c.domain === "zone");
  if (where && ZONES[where.id] !== zone) return false;
  if (!where && (zone === "active" ? IN_INACTIVE : IN_ACTIVE).includes(o.verb)) return false;
  if (["take", "put", "acquire"].includes(o.verb)) return false;
  const k = piece.kind;
  return (
    names(o, "piece", piece.n) ||
    names(o, "object", k.n) ||
    (k.sort === "bio" && names(o, "bio", k.n - FIRST_BIO)) ||
    (k.sort === "artifact" && names(o, "artifact", k.n - FIRST_ARTIFACT))
  );
}
export const optionsOf = (at: Looking, piece: Piece, zone: "active" | "inactive"): Option[] =>
  at.options.filter((o) => about(o, piece, zone));
export const refusedOf = (at: Looking, piece: Piece, zone: "active" | "inactive"): Refused | null =>
  (["artifact", "bio"].includes(piece.kind.sort) && at.refused.find((r) => about(r.option, piece, zone))) || null;

/** Is the log line that somebody points at about this thing? */
export const pointed = (at: Looking, domain: string, id: number): boolean =>
  !!at.outlined?.components.some((c) => c.domain === domain && c.id === id);
export const pointedAt = (at: Looking, m: Mat, piece: Piece): boolean =>
  !!at.outlined &&
  at.outlined.seat === m.seat &&
  (pointed(at, "piece", piece.n) ||
    pointed(at, "object", piece.kind.n) ||
    (piece.kind.sort === "artifact" && pointed(at, "artifact", piece.kind.n - FIRST_ARTIFACT)) ||
    (piece.kind.sort === "bio" && pointed(at, "bio", piece.kind.n - FIRST_BIO)));
