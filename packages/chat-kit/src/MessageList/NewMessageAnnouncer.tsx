import { useState } from 'react';
import type { ConversationRow } from '../core/rows/ConversationRow.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import { useTranslationChoices } from '../hooks/useTranslationChoices.ts';

/** Props of {@link NewMessageAnnouncer}. */
export interface NewMessageAnnouncerProps {
  /** Conversation that is shown. */
  topicId: string;
  /** The newest row. */
  last: ConversationRow | undefined;
}

/** Says a message that somebody else has just sent, for use inside a live region. Renders a `<span>` or nothing. */
export function NewMessageAnnouncer({ topicId, last }: NewMessageAnnouncerProps) {
  const choices = useTranslationChoices();
  // What was there at opening is read by moving through the list, not announced.
  const [first] = useState(last?.key);
  if (!last || last.isOwn || last.key === first || last.message.isRecalled) return null;
  const { main } = shownTexts(last.message, choices.viewOf(topicId, last.key));
  return (
    <span lang={main.language ?? undefined}>
      {last.message.author.name}: {main.text}
    </span>
  );
}
