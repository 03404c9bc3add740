// How this person looks at the Ark: through which lens, from which group, at which room. The rules know nothing of it.
import type { Shown } from "./shown";

export type Lens = Shown["lens"];
export const LENSES: Lens[] = ["control", "power", "reach", "mission", "threat"];

export const eyes = $state<{
  lens: Lens | null; // null: the one that fits the question
  origin: string; // where the group stands that shall walk; empty: the nearest one
  groups: boolean; // do groups walk as a whole?
  room: string; // the position that is looked at closely
  seat: number | null; // whose biodome lies open beside mine
}>({ lens: null, origin: "", groups: true, room: "", seat: null });
