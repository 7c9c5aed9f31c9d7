import { createContext } from 'react';
import type { CallPerson } from '../core/people/CallPerson.ts';
import type { TranscriptPort } from '../core/transcript/TranscriptPort.ts';
import type { TranscriptView } from '../core/transcript/TranscriptView.ts';

/** What every part of a transcript shares. */
export interface TranscriptServices {
  /** The transcript. */
  readonly port: TranscriptPort;
  /** Id of the viewer. */
  readonly viewerId: string;
  /** The language that the viewer reads (BCP 47). */
  readonly language: string;
  /** How the viewer reads it. */
  readonly view: TranscriptView;
  /** Changes how the viewer reads it. */
  readonly setView: (change: Partial<TranscriptView>) => void;
  /** The person behind a user; the user's id where nothing is known. */
  readonly personOf: (userId: string) => CallPerson;
}

/** Carries the {@link TranscriptServices}; null outside a `TranscriptProvider`. */
export const TranscriptContext = createContext<TranscriptServices | null>(null);
