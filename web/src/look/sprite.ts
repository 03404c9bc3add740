// One hidden sprite holds every symbol and pattern: ours from symbols.svg, interface icons from Lucide (ISC), and what
// the board of the game adds.
import ours from "./symbols.svg?raw";
import bell from "lucide-static/icons/bell.svg?raw";
import bookmark from "lucide-static/icons/graduation-cap.svg?raw";
import copy from "lucide-static/icons/copy.svg?raw";
import down from "lucide-static/icons/chevron-down.svg?raw";
import download from "lucide-static/icons/download.svg?raw";
import draw from "lucide-static/icons/handshake.svg?raw";
import eye from "lucide-static/icons/eye.svg?raw";
import flag from "lucide-static/icons/flag.svg?raw";
import hint from "lucide-static/icons/lightbulb.svg?raw";
import house from "lucide-static/icons/house.svg?raw";
import keyboard from "lucide-static/icons/keyboard.svg?raw";
import languages from "lucide-static/icons/languages.svg?raw";
import left from "lucide-static/icons/chevron-left.svg?raw";
import offline from "lucide-static/icons/wifi-off.svg?raw";
import pause from "lucide-static/icons/pause.svg?raw";
import right from "lucide-static/icons/chevron-right.svg?raw";
import search from "lucide-static/icons/search.svg?raw";
import send from "lucide-static/icons/send.svg?raw";
import settings from "lucide-static/icons/settings.svg?raw";
import skip from "lucide-static/icons/skip-forward.svg?raw";
import text from "lucide-static/icons/text.svg?raw";
import upload from "lucide-static/icons/upload.svg?raw";
import user from "lucide-static/icons/user.svg?raw";
import zoomin from "lucide-static/icons/zoom-in.svg?raw";
import zoomout from "lucide-static/icons/zoom-out.svg?raw";

const LUCIDE: Record<string, string> = {
  bell,
  coach: bookmark,
  copy,
  down,
  download,
  draw,
  eye,
  flag,
  hint,
  house,
  keyboard,
  languages,
  left,
  offline,
  pause,
  next: right,
  search,
  send,
  settings,
  skip,
  text,
  upload,
  user,
  zoomin,
  zoomout,
};

/** What lies between the tags of a drawing. */
const inside = (svg: string) => svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"));
const LINES = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const symbol = (id: string, svg: string) =>
  `<symbol id="${id}" viewBox="0 0 24 24"><g ${LINES}>${inside(svg)}</g></symbol>`;

const iconsOf = (all: Record<string, string>) => Object.entries(all).map(([id, svg]) => symbol(id, svg));

function hang(svg: string): void {
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.innerHTML = svg.replace(/<title>[^<]*<\/title>/g, "");
  document.body.prepend(holder);
}
export const hangSprite = (): void => hang(ours.replace("</svg>", iconsOf(LUCIDE).join("") + "</svg>"));
/** Once, when the game is opened. */
export const hangSymbols = (svg: string | undefined): void => void (svg && hang(svg));
