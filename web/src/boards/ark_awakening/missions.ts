// A mission as it stands: its rooms, where they are, whether they are activated.
import type { Looking } from "../board";
import type { Cell } from "./shown";
import { foreseen, near, printed, shown } from "./table";

export type MissionRoom = { id: string; name: string; short: string; cell?: Cell; next?: Cell; done: boolean };
export type MissionState = { name: string; rooms: MissionRoom[] };

/** The Challengers' mission, or the own one; none where none is known. */
export function missionOf(at: Looking): MissionState | null {
  const now = shown(at),
    mine = near(at),
    id = now.mission || now.domes[mine].mission;
  if (!id) return null;
  const { name, rooms } = printed(at).missions[id];
  const done = (now.mission ? now : now.domes[mine]).mission_done;
  return {
    name,
    rooms: rooms.map((room) => {
      const cell = now.cells.find((c) => c.room === room);
      const next = cell && foreseen(at)?.cells.find((c) => c.label === cell.label);
      const { name, short } = printed(at).rooms[room];
      return { id: room, name, short, cell, next, done: done.includes(room) };
    }),
  };
}
