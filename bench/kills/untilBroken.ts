/** What `fetch` says of a connection that ended; a TypeError of another kind is a mistake of the program. */
const brokenConnection: ReadonlySet<string> = new Set(['fetch failed', 'terminated']);

/** Requests break off with the server; whatever else is wrong is an error of the round. */
const isBroken = (error: unknown): boolean =>
  error instanceof TypeError && brokenConnection.has(error.message);

/** Works until the connection breaks off with the server, and returns whether it did; rejects with every other error. */
export async function untilBroken(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (!isBroken(error)) throw error;
    return true;
  }
}
