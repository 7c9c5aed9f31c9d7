import type { Person } from '../model/Person.ts';

/** Somebody who has seen everything up to a message. */
export interface SeenMark {
  /** Who. */
  readonly person: Person;
  /** Up to when they have seen everything, milliseconds since 1970. */
  readonly seenTime: number;
}
