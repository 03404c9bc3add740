// What went wrong in a drawing is told to the console, once; the table plays on.
const told = new Set<string>();
export function report(where: string, fault: unknown): void {
  const line = `${where}: ${fault instanceof Error ? fault.message : fault}`;
  if (told.has(line)) return;
  told.add(line);
  console.error(line, fault);
}

/** A board's own answer, or the plain one where it fails. */
export function tried<T>(where: string, ask: () => T, plain: T): T {
  try {
    return ask();
  } catch (fault) {
    report(where, fault);
    return plain;
  }
}
