/** A hand that went up, or down. */
export interface HandChange {
  readonly userId: string;
  /** Milliseconds since 1970, by the clock of the server, which says whose turn it is; null for down. */
  readonly raisedAt: number | null;
}

/** A reaction of somebody in the call. */
export interface Reaction {
  readonly userId: string;
  readonly emoji: string;
}

/** What a {@link GesturesPort} calls back. */
export interface GestureHandlers {
  /** Somebody raised or lowered a hand, or had it up when the page came. */
  readonly onHand: (change: HandChange) => void;
  /** Somebody reacted, the viewer included. */
  readonly onReaction: (reaction: Reaction) => void;
  /** The connection is new: these hands are up, and all others are down. Until it comes, the hands stay as they were. */
  readonly onReset: (hands: readonly HandChange[]) => void;
}

/** Hands and reactions of one call, by the server of the application. */
export interface GesturesPort {
  /** Raises or lowers the viewer's hand; leave it out for calls without hands. Rejects where it did not arrive. */
  readonly raise?: ((isRaised: boolean) => Promise<void>) | undefined;
  /** Sends a reaction to everybody in the call; leave it out for calls without reactions. Rejects where it did not arrive. */
  readonly react?: ((emoji: string) => Promise<void>) | undefined;
  /** Follows the others; the returned function stops that. */
  readonly subscribe: (handlers: GestureHandlers) => () => void;
}
