// Options as buttons: what they are about, and what they would change.
import type { Option } from "../../net/protocol";
import { t } from "../../words/words";
import type { Face, Looking, Token } from "../board";
import { spoken } from "../parts/signs";
import { called } from "../parts/spots";
import type { MatShown, Shown, Sign } from "./shown";
import { artifact, iconOf, kind, PAID_IN, pieceName, printed, symbol, tokens } from "./table";

/** The numbers of a mat that a choice may change. */
const NUMBERS: [symbol: string, of: (m: MatShown) => number][] = [
  ["vp", (m) => m.vp],
  ["q", (m) => m.qubits],
  ["en", (m) => m.energy],
  ["cc", (m) => m.crystals],
  ["brk", (m) => m.breaks],
  ["card", (m) => m.hand.length],
];
/** What would change, in symbols: qubits first, because they are paid with. */
function changes(at: Looking, option: Option): Token[] {
  const seen = at.forecasts(option.id);
  if (!seen || at.me === null) return [];
  const was = (at.picture.shown as Shown).mats[at.me],
    next = (seen.shown as Shown).mats[at.me];
  return NUMBERS.filter(([, of]) => of(was) !== of(next))
    .slice(0, 3)
    .flatMap(([id, of]): Token[] => [
      id === "vp" ? symbol(at, id) : { icon: `t-${id}`, name: symbol(at, id) },
      `${of(was)} → ${of(next)}`,
    ]);
}

const MAKES_ICON: Record<string, string> = { computers: "t-chip", batteries: "t-bat", score: "plus", repair: "t-brk" };
const RANK: Record<string, number> = {
  buy: 1,
  acquire: 1,
  pick: 1,
  use: 2,
  twice: 2,
  copy: 2,
  play: 3,
  bio: 3,
  reroll: 5,
  add: 5,
  trade: 6,
  "by-hand": 7,
  pass: 8,
  end: 8,
  done: 8,
  decline: 8,
};

/** The object that an option is about. */
function objectOf(at: Looking, o: Option): { name: string; icon: string } | null {
  const now = at.picture.shown as Shown,
    { artifact: id, card, bio, object } = o.args;
  const mine = at.me === null ? [] : [...now.mats[at.me].active, ...now.mats[at.me].inactive];
  const thing = o.args.piece ? mine.find((x) => o.spots.includes(x.spot)) : null;
  if (thing) return { name: pieceName(at, thing), icon: iconOf(kind(at, thing.kind)) };
  if (id) return { name: artifact(at, id).name, icon: `t-${artifact(at, id).trait}` };
  if (card) return { name: printed(at).cards[card].name, icon: "t-card" };
  if (bio) return { name: kind(at, bio).name, icon: "t-bio" };
  if (object) return { name: kind(at, object).name, icon: iconOf(kind(at, object)) };
  for (const row of now.offer)
    for (const place of row.places)
      if (place.artifact && o.spots.includes(place.spot))
        return { name: artifact(at, place.artifact).name, icon: `t-${PAID_IN[row.paid_in]}` };
  return null;
}

export function face(at: Looking, o: Option): Face {
  const thing = objectOf(at, o);
  const parts = changes(at, o);
  const base: Face = {
    icon: thing?.icon ?? "right",
    title: thing?.name ?? o.label,
    sub: spoken(parts),
    parts: parts.length ? parts : undefined,
    rank: RANK[o.verb] ?? 4,
  };
  return { ...base, ...FACES[o.verb]?.(at, o, base) };
}

/** What a card says, where nothing more exact is known. */
const said = (base: Face, text: Sign[]): Partial<Face> =>
  base.parts ? {} : { sub: spoken(tokens(text)), parts: tokens(text) };

type Own = (at: Looking, o: Option, base: Face) => Partial<Face>;
const make: Own = (at, o, base) => ({
  icon: MAKES_ICON[o.verb],
  title: t(`tc-make-${o.verb}`),
  by: `${t("tc-times", { n: o.args.times })} ${base.sub}`,
  group: o.verb,
});
const again: Own = (at, o, base) => said(base, printed(at).artifacts[o.args.artifact].text);
const zone: Own = (at, o, base) => {
  const name = printed(at).zones[o.args.zone];
  return { sub: base.sub || name, by: name };
};
const no: Own = (at, o) => ({ icon: "cross", title: o.label });

/** What is special about the choices of a verb. */
const FACES: Record<string, Own> = {
  computers: make,
  batteries: make,
  score: make,
  repair: make,
  buy: (at, o, base) => ({ title: t("tc-buy", { name: base.title }) }),
  pick: (at, o, base) => ({ sub: base.sub || t("tc-free-choice") }),
  use: (at, o, base) => ({ title: o.label, ...again(at, o, base) }),
  copy: again,
  twice: again,
  play: (at, o, base) => said(base, printed(at).cards[o.args.card].text),
  take: (at, o) => {
    const bio = printed(at).bios[o.args.bio];
    const [bigger, smaller] = [bio.bigger, bio.smaller].map((x) => spoken(tokens(x)));
    return { sub: t("tc-gives", { bigger, smaller }), parts: undefined };
  },
  bio: (at, o, base) => ({
    ...said(base, printed(at).bios[o.args.bio][o.args.zone === "inactive" ? "smaller" : "bigger"]),
    by: printed(at).zones[o.args.zone],
  }),
  reroll: (at, o, base) => ({ icon: "t-roll", title: t("tc-reroll"), by: base.title, group: "reroll" }),
  add: (at, o, base) => ({
    icon: "t-up",
    title: t("tc-raise"),
    sub: "",
    parts: undefined,
    by: base.title,
    group: "add",
  }),
  raise: (at, o) => ({
    icon: "t-up",
    title: t("tc-raise-by", { n: o.args.steps }),
    rank: 9 - Number(o.args.steps) / 12,
  }),
  trade: (at, o) => ({
    icon: "t-up",
    title: t("tc-trade", { price: called(at.game, "price", o.args.price) }),
    sub: t("tc-trade-for", { prize: called(at.game, "prize", o.args.prize) }),
    parts: undefined,
  }),
  "by-hand": () => ({ icon: "t-en", title: t("tc-by-hand"), sub: t("tc-by-hand-sub"), parts: undefined }),
  hit: (at, o) => {
    const seat = Number(o.args.seat);
    const { breaks } = (at.picture.shown as Shown).mats[seat];
    const sub = `${breaks} ${t("tc-of", { n: printed(at).fatal })} ${symbol(at, "brk")}`;
    return { icon: "t-brk", title: at.names[seat], sub, parts: undefined };
  },
  look: (at, o) => {
    const row = (at.picture.shown as Shown).offer.find((x) => o.spots.includes(x.spot));
    return { icon: `t-${PAID_IN[row?.paid_in ?? "qubits"]}`, title: o.label };
  },
  pass: () => ({ icon: "end", title: t("tc-pass"), sub: t("tc-pass-sub"), parts: undefined }),
  end: (at) => {
    const left = at.options.filter((x) => ["use", "bio"].includes(x.verb)).length;
    const sub = left ? t("tc-end-unused", { n: left }) : "";
    return { icon: "end", title: t("tc-end"), sub, parts: undefined, idle: left > 0 };
  },
  upgrade: zone,
  drop: zone,
  done: no,
  decline: no,
  accept: (at, o) => ({ icon: "tick", title: o.label }),
};
