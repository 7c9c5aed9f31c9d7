import type { Clock } from '@franca/ui/core';
import { createGestures, type Gestures } from '../core/gestures/createGestures.ts';
import type { GestureHandlers, GesturesPort, HandChange } from '../core/gestures/GesturesPort.ts';

/** What the server of {@link fakeGestures} sends. */
export interface FakeGesturesServer {
  readonly hand: (userId: string, raisedAt: number | null) => void;
  readonly reaction: (userId: string, emoji: string) => void;
  /** The connection is new, and these hands are up. */
  readonly reset: (hands: readonly HandChange[]) => void;
}

/** Options of {@link fakeGestures}. */
export interface FakeGesturesOptions {
  readonly clock?: Clock | undefined;
  /** Parts of the port to replace; undefined leaves one out. */
  readonly port?: Partial<GesturesPort> | undefined;
}

/** Hands and reactions over a server in memory, which sends back what the viewer does. */
export function fakeGestures({ clock, port = {} }: FakeGesturesOptions = {}): {
  readonly gestures: Gestures;
  readonly server: FakeGesturesServer;
} {
  let handlers: GestureHandlers | null = null;
  let count = 0;
  const server: FakeGesturesServer = {
    hand: (userId, raisedAt) => handlers?.onHand({ userId, raisedAt }),
    reaction: (userId, emoji) => handlers?.onReaction({ userId, emoji }),
    reset: (hands) => handlers?.onReset(hands),
  };
  const gestures = createGestures({
    emoji: ['👍', '👏', '❤️', '😂', '😮', '🎉'],
    clock,
    port: {
      raise: async (isRaised) => {
        count += 1;
        server.hand('viewer', isRaised ? count : null);
      },
      react: async (emoji) => server.reaction('viewer', emoji),
      ...port,
      subscribe: (given) => {
        handlers = given;
        return () => {
          handlers = null;
        };
      },
    },
  });
  return { gestures, server };
}
