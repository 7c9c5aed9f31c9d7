import type { ChatMessage } from '../core/model/Message.ts';
import { wordsOf } from '../core/preview/wordsOf.ts';
import type { ShownText } from '../core/text/shownTexts.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { RichText } from '../MessageContent/RichText.tsx';
import { CallBody } from './CallBody.tsx';
import { KindBody } from './KindBody.tsx';
import * as styles from './MessageBubble.styles.ts';

/** Props of {@link MessageBody}. */
export interface MessageBodyProps {
  /** The message. */
  message: ChatMessage;
  /** Its main text. */
  main: ShownText;
  /** Who looks at it. */
  viewerId: string;
}

/** What a message says: its words, or in a word what it is. Renders inline content. */
export function MessageBody({ message, main, viewerId }: MessageBodyProps) {
  const text = useChatText();
  if (message.isRecalled) return text(message.author.id === viewerId ? 'recalledOwn' : 'recalled');
  if (message.call) return <CallBody call={message.call} viewerId={viewerId} />;
  const kind = wordsOf(message.kind);
  if (kind && main.text === '') return <KindBody kind={kind} />;
  return (
    <span className={styles.words} data-words="" lang={main.language ?? undefined}>
      <RichText text={main.text} />
    </span>
  );
}
