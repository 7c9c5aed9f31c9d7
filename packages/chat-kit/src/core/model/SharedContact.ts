import type { Person } from './Person.ts';

/** A person that somebody shared as a contact. */
export interface SharedContact extends Person {
  /** Name of the country, if known. */
  readonly country?: string | undefined;
}
