import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useState } from 'react';
import type { AssistantConversation } from '../core/assistant/AssistantState.ts';
import { plainMarkdown } from '../core/assistant/plainMarkdown.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';

/** A longer answer is announced by its beginning: it is read by moving through the list. */
const longest = 300;

/** Says an answer when it is whole, once, and not word by word. Renders a live region that is not seen. */
export function AnswerAnnouncer({ rows }: Pick<AssistantConversation, 'rows'>) {
  const text = useAssistantText();
  const last = rows.at(-1);
  const writing = last?.message.isAnswer && last.message.state === 'writing' ? last.key : null;
  const [awaited, setAwaited] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  if (writing !== null && writing !== awaited) {
    setAwaited(writing);
    setSaid('');
  }
  if (writing === null && awaited !== null) {
    setAwaited(null);
    if (last?.key === awaited) setSaid(plainMarkdown(last.message.text));
  }
  const words = said.length > longest ? `${said.slice(0, longest)}…` : said;
  return (
    <VisuallyHidden role="status">{words === '' ? '' : text('announced', { text: words })}</VisuallyHidden>
  );
}
