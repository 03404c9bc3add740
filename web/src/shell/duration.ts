// A span of time as a clock shows it.
import { t } from "../words/words";

const two = (n: number) => String(n).padStart(2, "0");

export function duration(seconds: number): string {
  const days = Math.floor(seconds / 86400);
  if (days >= 2) return t("n-days", { n: days });
  const minutes = Math.floor(seconds / 60);
  const whole = seconds >= 3600 ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}` : `${minutes}`;
  return `${whole}:${two(seconds % 60)}`;
}
