import { useLocale } from '@franca/ui/i18n';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useEffect, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import { lineText } from '../core/text/lineText.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import { useChat } from '../hooks/useChat.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { RoughWords } from '../MessageBubble/RoughWords.tsx';
import { newestSeq, storedAfter } from './storedAfter.ts';

/** How long the announcement of a message waits for its translation, in milliseconds. */
const patience = 4_000;
/** Announcements that stay in the region: a few, for messages that come together. */
const kept = 5;

interface Announcement {
  readonly message: ChatMessage;
  readonly view: TranslationView;
}

/** Props of {@link NewMessageAnnouncer}. */
export interface NewMessageAnnouncerProps {
  /** Conversation that is shown. */
  topicId: string;
  /** The rows, oldest first. */
  rows: readonly ConversationRow[];
}

/**
 * Says the messages that others have just sent, each once and in the reader's language. What is there when it is first rendered is
 * not said: it is read by moving through the list. Renders a live region that is not seen.
 */
export function NewMessageAnnouncer({ topicId, rows }: NewMessageAnnouncerProps) {
  const { port, choices, clock } = useChat();
  const text = useChatText();
  const locale = useLocale();
  const kinds = useKinds();
  const [saidUpTo, setSaidUpTo] = useState(() => newestSeq(rows));
  const [said, setSaid] = useState<readonly Announcement[]>([]);
  const next = storedAfter(rows, saidUpTo)[0];
  const isWaiting = next?.message.translation.kind === 'queued';

  useEffect(() => {
    if (!next) return;
    const { message, isOwn, key } = next;
    const say = (): void => {
      setSaidUpTo((before) => message.seq ?? before);
      // What happened to a group stands in the list: only what people say is announced.
      if (isOwn || message.isRecalled || message.content.kind === 'system') return;
      const entry = { message, view: choices.viewOf(topicId, key) };
      setSaid((before) => [...before.slice(1 - kept), entry]);
    };
    if (!isWaiting) say();
    // A translation mostly follows at once: better a moment later than in two languages.
    else return clock.schedule(say, patience);
  }, [next, isWaiting, choices, clock, topicId]);

  return (
    <VisuallyHidden role="log" aria-live="polite">
      {said.map(({ message, view }) => {
        const { content } = message;
        const { main } = shownTexts(message, view);
        const kind = kinds.of(content.kind);
        const words = lineText(kind, main.text);
        return (
          <span key={message.chatId}>
            <bdi>{message.author.name}</bdi>:{' '}
            {words === '' ? (
              (kind.preview?.(content, { viewerId: port.viewer.id, text, locale }) ?? kind.word(text, locale))
            ) : (
              <RoughWords of={message} view={view}>
                <span lang={main.language ?? undefined}>{words}</span>
              </RoughWords>
            )}
          </span>
        );
      })}
    </VisuallyHidden>
  );
}
