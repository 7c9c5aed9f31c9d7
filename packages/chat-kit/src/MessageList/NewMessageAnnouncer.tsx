import { useEffect, useState } from 'react';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import { useChat } from '../hooks/useChat.ts';

/** How long the announcement of a message waits for its translation, in milliseconds. */
const patience = 4_000;
/** Announcements that stay in the region: a few, for messages that come together. */
const kept = 5;

interface Announcement {
  readonly key: string;
  readonly author: string;
  readonly words: string;
  readonly language: string | null;
}

/** Props of {@link NewMessageAnnouncer}. */
export interface NewMessageAnnouncerProps {
  /** Conversation that is shown. */
  topicId: string;
  /** The rows, oldest first. */
  rows: readonly ConversationRow[];
}

/**
 * Says the messages that others have just sent, each once and in the reader's language, for use inside a live region.
 * Renders `<span>` elements or nothing.
 */
export function NewMessageAnnouncer({ topicId, rows }: NewMessageAnnouncerProps) {
  const { choices, clock } = useChat();
  // What was loaded at opening is read by moving through the list, not announced.
  const [saidUpTo, setSaidUpTo] = useState(() => rows.at(-1)?.key);
  const [said, setSaid] = useState<readonly Announcement[]>([]);
  const last = rows.findLastIndex(({ key }) => key === saidUpTo);
  // A message that was given up before it was sent has no row any more.
  if (last < 0 && rows.length > 0) setSaidUpTo(rows.at(-1)?.key);
  const next = last < 0 ? undefined : rows[last + 1];
  const isWaiting = next?.message.translation.kind === 'queued';

  useEffect(() => {
    if (!next) return;
    const say = (): void => {
      setSaidUpTo(next.key);
      // What happened to a group stands in the list: only what people say is announced.
      if (next.isOwn || next.message.isRecalled || next.message.content.kind === 'system') return;
      const { main } = shownTexts(next.message, choices.viewOf(topicId, next.key));
      const { text: words, language } = main;
      const entry = { key: next.key, author: next.message.author.name, words, language };
      setSaid((before) => [...before.slice(1 - kept), entry]);
    };
    if (!isWaiting) say();
    // A translation mostly follows at once: better a moment later than in two languages.
    else return clock.schedule(say, patience);
  }, [next, isWaiting, choices, clock, topicId]);

  return said.map(({ key, author, words, language }) => (
    <span key={key}>
      <bdi>{author}</bdi>: <span lang={language ?? undefined}>{words}</span>
    </span>
  ));
}
