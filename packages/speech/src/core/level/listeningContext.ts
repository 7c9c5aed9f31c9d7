let context: AudioContext | null = null;
let users = 0;

/**
 * The one context in which streams are only looked at: browsers allow few, and a call has many tiles. Whoever borrows it
 * gives it back; the last one closes it.
 */
export const listeningContext = {
  /** Lends the context, and makes it for the first one. */
  borrow(): AudioContext {
    context ??= new AudioContext();
    users += 1;
    // Without a press before it, a browser leaves it suspended: then the meters begin with the next press.
    void context.resume();
    return context;
  },
  /** Takes it back. */
  giveBack(): void {
    users -= 1;
    if (users > 0) return;
    void context?.close();
    context = null;
  },
};
