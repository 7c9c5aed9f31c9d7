declare global {
  /** Called by every dynamic import of the built app that failed; see `repeatImports.ts`. */
  var repeatImport: ((address: string, error: unknown) => Promise<unknown>) | undefined;
}

/** Installs {@link globalThis.repeatImport}. */
export function installRepeatImport(
  load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): void {
  const loaded = new Map<string, Promise<unknown>>();
  const counts = new Map<string, number>();
  globalThis.repeatImport = (address, error) => {
    const known = loaded.get(address);
    if (known) return known;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    // One result for all who ask, so that no module runs twice.
    const next = load(`${address}?again=${count}`).catch(() => {
      loaded.delete(address);
      throw error;
    });
    loaded.set(address, next);
    return next;
  };
}
