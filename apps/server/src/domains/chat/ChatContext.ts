import type { Database } from '../../db/Database.ts';
import type { messages } from '../../db/schema/chat.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Presence } from '../../ports/Presence.ts';
import type { AttachmentTexts } from '../attachmentTexts/AttachmentTexts.ts';
import type { Files } from '../files/Files.ts';
import type { Links } from '../links/Links.ts';
import type { Push } from '../push/Push.ts';
import type { Stickers } from '../stickers/Stickers.ts';
import type { TopicMember, Topics } from '../topics/Topics.ts';
import type { Translations } from '../translate/Translations.ts';
import type { Users } from '../users/Users.ts';
import type { MentionNotices } from './createMentionNotices.ts';

/** A message as stored. */
export type MessageRow = typeof messages.$inferSelect;

/** A member for whom texts are rendered. */
export type Reader = Pick<
  TopicMember,
  'userId' | 'reads' | 'isTranslated' | 'translatedUntil' | 'isLocalOnly'
>;

/** What the chat domain is built on. */
export type ChatContext = {
  /** Where messages are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Those of the users who are online, and so need translations now. */
  onlineAmong: Presence['onlineAmong'];
  /** Members, changes and chat lists. */
  topics: Topics;
  /** Translations of messages. */
  translations: Translations;
  /** The words of voice messages, in pictures and of transcripts. */
  attachmentTexts: () => Pick<AttachmentTexts, 'expect' | 'begin' | 'excerpts' | 'remove'>;
  /** Keeps the files that messages refer to. */
  files: Pick<Files, 'claim' | 'release'>;
  /** Stickers that people added themselves. */
  stickers: () => Pick<Stickers, 'findOwn' | 'hasFile'>;
  /** Previews of links that messages show. */
  links: Pick<Links, 'find' | 'findId'>;
  /** People that messages show. */
  users: Pick<Users, 'find' | 'isAvatar'>;
  /** Pushes what happens to devices. */
  push: Pick<Push, 'message' | 'seen'>;
  /** Notifies the people whom a message mentions. */
  noteMentions: MentionNotices;
  /** Whether a message that is to be sent later holds a file. */
  isScheduled: (url: string) => Promise<boolean>;
  /** Called with each message once it is stored; what it does is not waited for. */
  onStored?: ((message: { topicId: string; senderId: string }) => void) | undefined;
  /** BCP 47 tag of a profile's language name. */
  codeOfLanguage: (name: string) => string;
};
