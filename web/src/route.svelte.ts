// The address bar. Secrets stay behind the #, which no server sees, and leave the bar once they are read.
class Route {
  path = $state(location.pathname);
  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }
  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
  /** A click on a link within these pages: they are not loaded anew. */
  follow = (e: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    e.preventDefault();
    this.go(e.currentTarget.pathname);
  };
  /** Read and remove `#name=value`. */
  secret(name: string): string | null {
    const value = new URLSearchParams(location.hash.slice(1)).get(name);
    if (value) history.replaceState(null, "", location.pathname + location.search);
    return value;
  }
  /** The moment of a game that the address names: `?at=12`. */
  get step(): number | null {
    const at = new URLSearchParams(location.search).get("at");
    return at !== null && /^\d+$/.test(at) ? Number(at) : null;
  }
  mark(step: number | null): void {
    history.replaceState(null, "", location.pathname + (step === null ? "" : `?at=${step}`));
  }
}
export const route = new Route();
