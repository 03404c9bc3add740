// The codes on artifacts, cards and bioobjects as short sentences of words and symbols.
import { t } from "../../words/words";
import type { Token } from "../board";

const en = (): Token => ({ icon: "t-en", name: t("tc-energy") });
const qu = (): Token => ({ icon: "t-q", name: t("tc-qubits") });
const brk = (): Token => ({ icon: "t-brk", name: t("tc-breaks") });

/** The parts between separators outside of brackets. */
function cut(code: string, at: string): string[] {
  const out = [""];
  let depth = 0;
  for (const c of code) {
    depth += "([".includes(c) ? 1 : ")]".includes(c) ? -1 : 0;
    if (c === at && !depth) out.push("");
    else out[out.length - 1] += c;
  }
  return out.map((x) => x.trim());
}

/** `+2 ◇, +1 for each other Archive (5 at most)`. */
function amount(code: string, unit: Token): Token[] {
  const most = /^min\((.*), (\d+)\)$/.exec(code);
  const [terms, cap] = most ? [most[1], most[2]] : [code, ""];
  const all = cut(terms, "+");
  const base = all.find((term) => /^\d+$/.test(term));
  const said = all
    .filter((term) => term !== base)
    .map((term) => {
      const half = /^half\((.*)\)$/.exec(term);
      const counted = /^cnt\((other )?(\w+)\)$/.exec(half ? half[1] : term);
      const what = (counted ? counted[2] : term).toLowerCase();
      if (what === "hot") return t("tc-fx-hot");
      return t(half ? "tc-fx-per-two" : counted?.[1] ? "tc-fx-per-other" : "tc-fx-per", { what: t(`tc-fx-${what}`) });
    });
  const more = said.join(" ") + (cap ? ` ${t("tc-fx-most", { n: cap })}` : "");
  return base ? [`+${base}`, unit, ...(said.length ? [`, +1 ${more}`] : [])] : ["+1", unit, more];
}

function one(code: string): Token[] {
  const found = /^(\w+)(?:\((.*)\))?$/.exec(code);
  if (!found) return [code];
  const [, op, inner = ""] = found;
  const args = cut(inner, ",");
  const n = Number(args.find((a) => /^\d+$/.test(a)) ?? 1);
  switch (op) {
    case "E":
      return amount(inner, en());
    case "Q":
      return amount(inner, qu());
    case "VP":
      return amount(inner, t("tc-vp"));
    case "CC":
      return [`+${n}`, { icon: "t-cc", name: t("tc-crystals") }];
    case "CARD":
      return [`+${n}`, { icon: "t-card", name: t("tc-cards") }];
    case "BRK":
      return [`+${n}`, brk()];
    case "FIX":
      return [`−${n}`, brk()];
    case "HIT":
      return [t(`tc-fx-hit-${args[0]}`), brk()];
    case "BAT":
      return [t("tc-fx-bat", { size: n, zone: t(`tc-fx-${args[1]}`) })];
    case "COM":
      return [t("tc-fx-com", { size: n, zone: t(`tc-fx-${args[1]}`) })];
    case "RET":
      return [t(`tc-fx-ret-${args[0]}`, { n })];
    case "DISC":
      return [t("tc-fx-disc", { n, colour: t(`tc-fx-${args[0]}`) })];
    case "IF": {
      const [test, yes, no] = args;
      const [what, least] = test.split(" >= ");
      return [
        ...one(no),
        ",",
        ...one(yes),
        t("tc-fx-if", { n: least, what: t(`tc-fx-${/other (\w+)/.exec(what)![1]}`) }),
      ];
    }
    case "drop":
      return [t(`tc-fx-drop-${inner.replace("@", "-")}`)];
    case "pay_e":
      return [`${n}`, en()];
    default:
      return [t(`tc-fx-${op.toLowerCase()}`, { n })];
  }
}

/** The two rewards of a bioobject, as short as can be. */
export function rewards(bigger: string, smaller: string): Token[] {
  const [a, b] = [bigger, smaller].map((code) => /^(E|Q|VP|FIX|CC)\((\d+)\)$/.exec(code));
  if (a && b && a[1] === b[1]) return [`${a[2]} / ${b[2]}`, one(bigger).at(-1)!];
  return [...brief(bigger), "/", ...brief(smaller)];
}
const BRIEF: Record<string, [icon: string, name: string]> = {
  CC: ["t-cc", "tc-crystals"],
  CARD: ["t-card", "tc-cards"],
  UPC: ["t-chip", "tc-fx-up-computers"],
  UPB: ["t-bat", "tc-fx-up-batteries"],
};
const brief = (code: string): Token[] =>
  cut(code, ";").flatMap((part) => {
    const [, op, n] = /^(\w+)\((\d+)\)$/.exec(part)!;
    return [...(op === "UPC" ? [{ icon: "t-up", name: "" }] : []), { icon: BRIEF[op][0], name: t(BRIEF[op][1]), n }];
  });

/** An effect as it is printed. */
export function effect(code: string): Token[] {
  const cost = /^(OPT|REQ)\[(.*)\] -> (.*)$/.exec(code);
  const steps = cut(cost ? cost[3] : code, ";");
  const same = steps.length === 2 && steps[0] === steps[1];
  const said = same ? ["2×", ...one(steps[0])] : steps.flatMap((s, i) => [...(i ? ["·"] : []), ...one(s)]);
  return cost ? [...one(cost[2]), "→", ...said] : said;
}
export const spoken = (tokens: Token[]): string =>
  tokens
    .map((x) => (typeof x === "string" ? x : `${x.n ?? ""} ${x.name}`.trim()))
    .join(" ")
    .replaceAll(" ,", ",");
