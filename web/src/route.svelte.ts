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
  /** Read and remove `#name=value`. */
  secret(name: string): string | null {
    const value = new URLSearchParams(location.hash.slice(1)).get(name);
    if (value) history.replaceState(null, "", location.pathname);
    return value;
  }
}
export const route = new Route();
