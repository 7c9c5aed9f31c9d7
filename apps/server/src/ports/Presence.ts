/** Which users are online: those with an open connection, and for a moment after the last one closed. */
export type Presence = {
  /**
   * A connection of a user opened. `connectionId` is unique over all servers, so that an adapter can drop the
   * connections of a server that died. Resolves once the user counts as online everywhere.
   */
  connect: (userId: string, connectionId: string) => Promise<void>;
  /** A connection closed; the user is offline after the grace period unless another one is or gets open. */
  disconnect: (userId: string, connectionId: string) => Promise<void>;
  /**
   * Those of the users who are online. `unknown` says how somebody counts while the other servers cannot be asked:
   * 'offline' by default, 'online' where something that they need would otherwise not be made or sent.
   */
  onlineAmong: (
    userIds: readonly string[],
    options?: { unknown?: 'online' | 'offline' },
  ) => Promise<ReadonlySet<string>>;
  /**
   * Subscribes to users who come online or go offline. With several servers, the listener of exactly one of them is
   * called for each change. Returns the function that unsubscribes.
   */
  onChange: (listener: (userId: string, isOnline: boolean) => void) => () => void;
  /** Stops: nobody is reported as offline because this server ends, and no timer keeps the process alive. */
  close: () => Promise<void>;
};
