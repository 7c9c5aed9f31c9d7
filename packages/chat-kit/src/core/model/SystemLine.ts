import type { Person } from './Person.ts';

/** What happened to a conversation, shown by a line that nobody wrote. */
export interface SystemLine {
  /** What happened. */
  readonly event:
    | 'group-created'
    | 'members-added'
    | 'member-left'
    | 'joined-by-link'
    | 'name-changed'
    | 'picture-changed'
    | 'lifetime-changed';
  /** Who did it. */
  readonly by: Person;
  /** Those who were added; there may be more than are named. */
  readonly people: readonly Person[];
  /** How many were added. */
  readonly peopleCount: number;
  /** The new name of the group, or null. */
  readonly name: string | null;
  /** After how many seconds new messages disappear, or null where they stay. Default: they stay. */
  readonly lifetime?: number | null | undefined;
}
