// What a person sets once for all tables; kept in this browser only.
const KEY = "rulewright";
const languages = ["en", "es"] as const;
export type Lang = (typeof languages)[number];

/** Milliseconds that a short event of others is shown; `step`: until the next is asked for. */
export const PACES = { step: -1, slow: 1800, normal: 900, fast: 120, off: 0 };

type Kept = {
  lang: Lang;
  theme: "dark" | "light" | "auto";
  motion: boolean;
  keys: boolean;
  name: string;
  coached: boolean;
  pace: number;
  zones: boolean;
  flight: boolean;
  sound: boolean;
  sounded: boolean; // they have said whether they want sounds
  contrast: boolean;
  levels: Record<string, string>; // by game: the bot that was played against last
  splits: Record<string, string>; // by game and verb: the place that is given most; empty: evenly
};

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Settings implements Kept {
  lang = $state<Lang>(navigator.language?.startsWith("es") ? "es" : "en");
  theme = $state<Kept["theme"]>("auto");
  motion = $state(true);
  keys = $state(true);
  name = $state("");
  coached = $state(false);
  pace = $state(PACES.normal);
  zones = $state(true);
  flight = $state(true);
  sound = $state(false);
  sounded = $state(false);
  levels = $state.raw<Record<string, string>>({});
  splits = $state.raw<Record<string, string>>({});
  contrast = $state(matchMedia("(prefers-contrast: more)").matches);

  constructor() {
    Object.assign(this, stored());
    if (!languages.includes(this.lang)) this.lang = "en";
    if (!Object.values(PACES).includes(this.pace)) this.pace = PACES.normal;
    $effect.root(() => {
      $effect(() => {
        const kept: Kept = {
          lang: this.lang,
          theme: this.theme,
          motion: this.motion,
          keys: this.keys,
          name: this.name,
          coached: this.coached,
          pace: this.pace,
          zones: this.zones,
          flight: this.flight,
          sound: this.sound,
          sounded: this.sounded,
          contrast: this.contrast,
          levels: this.levels,
          splits: this.splits,
        };
        localStorage.setItem(KEY, JSON.stringify(kept));
      });
      $effect(() => {
        const root = document.documentElement;
        root.lang = this.lang;
        root.dataset.theme = this.dark ? "dark" : "light";
        root.dataset.motion = this.motion ? "on" : "off";
        root.dataset.contrast = this.contrast ? "high" : "normal";
      });
    });
  }

  system = $state(matchMedia("(prefers-color-scheme: light)").matches);
  get dark(): boolean {
    return this.theme === "auto" ? !this.system : this.theme === "dark";
  }
  get still(): boolean {
    return !this.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  turnTheme(): void {
    this.theme = this.dark ? "light" : "dark";
  }
  turnLanguage(): void {
    this.lang = this.lang === "en" ? "es" : "en";
  }
}

export const settings = new Settings();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", (e) => (settings.system = e.matches));
