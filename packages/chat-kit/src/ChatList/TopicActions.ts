import type { Person } from '../core/model/Person.ts';
import type { Topic } from '../core/model/Topic.ts';

/** What an application can do with the conversations of a list; the menu of a row offers what has a handler. */
export interface TopicActions {
  /** Called when the viewer marks a conversation as unread; one that is open would be read again at once, so it is left. */
  readonly onMarkedUnread?: ((topic: Topic) => void) | undefined;
  /** Opens the profile of the other person. */
  readonly onViewProfile?: ((person: Person, topic: Topic) => void) | undefined;
  /** Begins a group with the other person. */
  readonly onCreateGroup?: ((person: Person, topic: Topic) => void) | undefined;
  /** Whether the viewer has blocked the other person. Default: no. */
  readonly isBlocked?: ((topic: Topic) => boolean) | undefined;
  /** Blocks the other person. */
  readonly onBlock?: ((person: Person, topic: Topic) => void) | undefined;
  /** Unblocks the other person. */
  readonly onUnblock?: ((person: Person, topic: Topic) => void) | undefined;
  /** Adds people to a group. */
  readonly onAddMembers?: ((topic: Topic) => void) | undefined;
  /** Leaves a group. */
  readonly onLeaveGroup?: ((topic: Topic) => void) | undefined;
  /** Deletes a group for everybody, after a confirmation; a rejection is shown as its sentence, but for an `AbortError`, which the application has shown itself. */
  readonly onDeleteGroup?: ((topic: Topic) => Promise<void>) | undefined;
}
