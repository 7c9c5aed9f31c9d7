import type { CallPerson } from '../people/CallPerson.ts';

/** Where somebody stands who was added to a call: rung, in it, in another call, declined, not answered, left it or taken out. */
export type AdditionState = 'ringing' | 'joined' | 'busy' | 'declined' | 'missed' | 'left';

/** Somebody who was added to a call. */
export interface Addition {
  readonly userId: string;
  /** Who added them; null where that is not known any more. */
  readonly byId: string | null;
  readonly state: AdditionState;
}

/** Somebody whom the viewer may add to the call. */
export interface CallCandidate extends CallPerson {
  /** Where they stand in it; null where they were not asked. */
  readonly state: AdditionState | null;
}

/** What an {@link AdditionsPort} calls back. */
export interface AdditionHandlers {
  /** Somebody was added, or an added person answered, declined, missed or left. May come twice. */
  readonly onChange: (addition: Addition) => void;
  /** The connection is new: these were added, and where they stand now. */
  readonly onReset: (additions: readonly Addition[]) => void;
}

/** Adding people to one call, by the server of the application. */
export interface AdditionsPort {
  /** Finds those whom the viewer may add, by name; all of them for an empty query. */
  readonly search: (
    query: string,
    options: { readonly signal: AbortSignal },
  ) => Promise<readonly CallCandidate[]>;
  /** Rings somebody; resolves with where they stand then. Rejects where they are not rung. */
  readonly add: (userId: string) => Promise<AdditionState>;
  /** What to say to the viewer after `search` or `add` rejected; undefined, and the default, is a sentence of the kit. */
  readonly describeError?: ((error: unknown) => string | undefined) | undefined;
  /** Follows those who were added; the returned function stops that. */
  readonly subscribe: (handlers: AdditionHandlers) => () => void;
}
