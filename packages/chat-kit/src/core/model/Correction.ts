import type { Person } from './Person.ts';

/** Who proposed a translation; null where the account is gone. */
export type Corrector = Pick<Person, 'id' | 'name'> | null;

/** A translation of a message that a person wrote. */
export interface Correction {
  /** BCP 47 tag of the language that it is in. */
  readonly language: string;
  /** The translation. */
  readonly text: string;
  /** Who proposed it. */
  readonly by: Corrector;
}

/** A language in which others read a conversation. */
export interface ReadLanguage {
  /** BCP 47 tag. */
  readonly language: string;
  /** Names of some who read in it. */
  readonly names: readonly string[];
}

/** A translation as it stands; `isPending` while it is being made. */
export interface PresentTranslation {
  /** The text, or null while there is none. */
  readonly text: string | null;
  /** Whether one is on its way. */
  readonly isPending: boolean;
}
