// A finished game in numbers, told by the log alone: damage by turn, dice, resources, shots.
import type { Entry } from "../../net/protocol";
import type { Plan } from "./station";
import { aimed } from "./steps";

const SEATS = [0, 1];

/** By seat; of damage its points, with the turn of each; of resources and weapons a row each. */
export class Story {
  damage: [turn: number, total: number][][] = SEATS.map(() => [[0, 0]]);
  dice: number[][] = SEATS.map(() => [0, 0, 0, 0, 0, 0]);
  made: number[][];
  spent: number[][];
  shots: Record<string, number[]>; // by module
  private plan: Plan;
  private turn = 0;
  private module = ""; // that the last move came to: there a Gunner is used

  constructor(plan: Plan) {
    this.plan = plan;
    const guns = plan.printed.modules.filter((m) => m.per_gunner);
    this.shots = Object.fromEntries(guns.map((m) => [m.id, [0, 0]]));
    this.made = plan.resources.map(() => [0, 0]);
    this.spent = plan.resources.map(() => [0, 0]);
  }
  get turns(): number {
    return Math.max(1, this.turn);
  }
  tell(e: Entry): void {
    const seat = e.seat ?? 0;
    this.counts[e.key]?.(seat, e);
    if (e.step === "move" && e.spots.length) this.module = this.plan.codeAt(e.spots.at(-1)!);
    if (aimed(e) && this.shots[this.module]) this.shots[this.module][seat]++;
  }
  private readonly counts: Record<string, (seat: number, e: Entry) => void> = {
    "event-turn": () => this.turn++,
    "event-rolled": (seat, e) => e.numbers[0] && this.dice[seat][e.numbers[0] - 1]++,
    "event-damaged": (seat) => this.hurt(seat, 1),
    "event-mended": (seat) => this.hurt(seat, -1),
    "event-gained": (seat, e) => this.flow(this.made, seat, e),
    "event-paid": (seat, e) => this.flow(this.spent, seat, e),
  };
  private hurt(seat: number, by: number): void {
    const [, total] = this.damage[seat].at(-1)!;
    this.damage[seat].push([this.turn, total + by]);
  }
  private flow(rows: number[][], seat: number, e: Entry): void {
    const row = rows[this.plan.resources.indexOf(e.args.resource)];
    if (row) row[seat] += e.numbers[0] || 1;
  }
}

export function storyOf(log: Entry[], plan: Plan): Story {
  const story = new Story(plan);
  for (const e of log) story.tell(e);
  return story;
}
