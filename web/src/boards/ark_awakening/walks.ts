// Walks of whole groups as one choice each.
import { t } from "../../words/words";
import type { Looking, Way } from "../board";
import { eyes } from "./eyes.svelte";
import type { Lit } from "./lights";
import type { Walk } from "./shown";
import { bestWalks, placeName } from "./table";

export const wayOf = (at: Looking, walk: Walk): Way => ({
  id: `${walk.origin}>${walk.target}`,
  said: walk.said,
  face: {
    icon: walk.target === "biodome" ? "ark-home" : "ark-MOB",
    title: placeName(at, walk.target),
    sub: `${t("ark-points", { n: walk.cost })} · ${t("ark-from", { where: placeName(at, walk.origin) })}`,
    rank: 3 + walk.cost / 10,
  },
});
export const ways = (at: Looking): Way[] => [...bestWalks(at).values()].map((walk) => wayOf(at, walk));

/** Does a click on a place walk there? Who has chosen a group means it; else what stands or is offered there comes first. */
export const takesWalk = (label: string, lit: Lit, starts: boolean): boolean =>
  !!eyes.origin && eyes.origin !== label ? true : !starts && !lit.options.length;
