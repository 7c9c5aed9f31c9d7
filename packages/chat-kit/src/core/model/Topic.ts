import type { PreviewContent } from './KindContents.ts';
import type { Person } from './Person.ts';
import type { TranslationState } from './TranslationState.ts';

/** The last message of a conversation, as much as its row needs. */
export interface TopicPreview {
  /** What it contains besides words, as much as is known of it. */
  readonly content: PreviewContent;
  /** Original text; empty for types without one. */
  readonly text: string;
  /** BCP 47 tag of the original, if known. */
  readonly language: string | null;
  /** Translation for this reader. */
  readonly translation: TranslationState;
  /** Id of the author. */
  readonly authorId: string;
  /** Name of the author, shown in groups. */
  readonly authorName: string;
  /** When it was sent, milliseconds since 1970. */
  readonly sentAt: number;
  /** Whether it has been recalled. */
  readonly isRecalled: boolean;
  /** When it disappears for everybody, milliseconds since 1970; from then on the row does not say it. Default: never. */
  readonly expiresAt?: number | null | undefined;
}

/** A conversation as the chat list and the header show it. */
export interface Topic {
  /** Identifier of the conversation. */
  readonly id: string;
  /** Whether it has more than two members by design. */
  readonly isGroup: boolean;
  /** Group name, or the other person's name. */
  readonly title: string;
  /** Group image or the other person's picture. */
  readonly avatarUrl: string | null;
  /** Everyone in it, the viewer included; of a large group the first of them. */
  readonly members: readonly Person[];
  /** How many they are, where not all of them are named. Default: as many as are named. */
  readonly memberCount?: number | undefined;
  /** Country of the other person, for the header of a private conversation. */
  readonly country?: string | undefined;
  /** Accent of the other person, for the information about a private conversation. */
  readonly accent?: string | undefined;
  /** Presence of the other person; `unknown` for groups. */
  readonly presence: 'online' | 'offline' | 'unknown';
  /** When the other person was online last, milliseconds since 1970; shown while they are offline. Default: not known. */
  readonly lastSeenAt?: number | null | undefined;
  /** What the row says under the title, or null in an empty conversation. */
  readonly lastMessage: TopicPreview | null;
  /** Messages that the viewer has not seen. */
  readonly unreadCount: number;
  /**
   * Whether this is an older copy, which is being read anew: the line above what is unread and the report that it was seen
   * wait for the present count. Default: it is not.
   */
  readonly isRefreshing?: boolean | undefined;
  /** How many of them mention the viewer; a group's row says so. Default 0. */
  readonly unreadMentions?: number | undefined;
  /** Name of the theme that its members chose, or null for none. */
  readonly theme?: string | null | undefined;
  /** After how many seconds messages that are sent now disappear, or null where they stay. Default: they stay. */
  readonly messageLifetime?: number | null | undefined;
  /** Whether the viewer has switched its notifications off. */
  readonly isMuted?: boolean | undefined;
  /** Whether the viewer has put it into the archive: it stands there, and not in the list. */
  readonly isArchived?: boolean | undefined;
  /** Whether the viewer has marked it as unread, whatever was seen of it. */
  readonly isMarkedUnread?: boolean | undefined;
  /** When the viewer pinned it to the top of the list, milliseconds since 1970; the latest stands first. Default: not pinned. */
  readonly pinnedAt?: number | null | undefined;
  /** Last activity, milliseconds since 1970; what is not pinned is sorted by it. */
  readonly updatedAt: number;
}
