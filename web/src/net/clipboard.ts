/** Copies, and says whether it did: browsers allow it on secure pages only, and may refuse. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text); // on a plain http page there is no clipboard
    return true;
  } catch {
    return false;
  }
}
/** Can nobody but this computer open a link to this page? */
export const localOnly = (): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
