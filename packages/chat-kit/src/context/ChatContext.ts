import type { Clock } from '@franca/ui/core';
import { createContext } from 'react';
import type { AttachmentDrafts } from '../core/attachments/createAttachmentDrafts.ts';
import type { ListFilterChoice } from '../core/choices/createListFilter.ts';
import type { TranslationChoices } from '../core/choices/createTranslationChoices.ts';
import type { Drafts } from '../core/drafts/createDrafts.ts';
import type { TopicChange } from '../core/model/TopicChange.ts';
import type { Outbox } from '../core/outbox/Outbox.ts';
import type { Recents } from '../core/recents/createRecents.ts';
import type { ScheduledList } from '../core/schedule/createScheduledList.ts';
import type { ChatDataPort, MessagePage } from '../core/session/ChatDataPort.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import type { ChatEvent } from './ChatEvent.ts';
import type { ResolvedChatOptions } from './ChatOptions.ts';

/** What every part of the kit shares. */
export interface ChatServices {
  /** The backend. */
  readonly port: ChatDataPort;
  /** Own messages on their way. */
  readonly outbox: Outbox;
  /** Which text the reader wants. */
  readonly choices: TranslationChoices;
  /** Which conversations the list shows. */
  readonly listFilter: ListFilterChoice;
  /** Unsent texts. */
  readonly drafts: Drafts;
  /** Files chosen and not sent. */
  readonly attachments: AttachmentDrafts;
  /** Messages that are sent later. */
  readonly scheduled: ScheduledList;
  /** What was picked last, for example emoji. */
  readonly recents: Recents;
  /** How conversations behave. */
  readonly options: ResolvedChatOptions;
  /** Reports what the viewer has done. */
  readonly onEvent: (event: ChatEvent) => void;
  /** Time. */
  readonly clock: Clock;
  /** The session of a topic in a reading language; the same one as long as it is remembered. A new one begins with `initialPage`. */
  readonly sessionOf: (
    topicId: string,
    readingLanguage: string | null,
    initialPage?: MessagePage,
  ) => TopicSession;
  /** Calls back with what happens in a topic while a conversation of it is open; the returned function stops it. */
  readonly listen: (topicId: string, listener: (changes: readonly TopicChange[]) => void) => () => void;
  /** Lets go of what was remembered of a topic, for example after its history was deleted. */
  readonly forget: (topicId: string) => void;
}

/** Carries the {@link ChatServices}; null outside a `ChatProvider`. */
export const ChatContext = createContext<ChatServices | null>(null);
