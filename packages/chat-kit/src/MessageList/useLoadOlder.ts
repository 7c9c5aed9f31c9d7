import { useEffect } from 'react';
import type { SessionStatus } from '../core/session/TopicSession.ts';
import type { MessageListEngine } from '../engine/MessageListEngine.ts';

/** The next page is asked for when less than this is left above the viewport, in pixels. */
const reserve = 900;

/** Options of {@link useLoadOlder}. */
export interface LoadOlderOptions {
  /** Knows where the reader is. */
  readonly engine: MessageListEngine;
  /** Whether older messages exist. */
  readonly hasOlder: boolean;
  /** How the next older page stands; after a failure the person asks. */
  readonly older: SessionStatus['older'];
  /** Number of rows. */
  readonly count: number;
  /** Asks for the next older page. */
  readonly onLoadOlder: () => void;
}

/** Asks for older messages before the reader comes to the first one. */
export function useLoadOlder({ engine, hasOlder, older, count, onLoadOlder }: LoadOlderOptions): void {
  // No dependencies: every move of the reader renders, and every render is a chance.
  useEffect(() => {
    if (count > 0 && hasOlder && older.kind === 'idle' && engine.getPosition().above < reserve) onLoadOlder();
  });
}
