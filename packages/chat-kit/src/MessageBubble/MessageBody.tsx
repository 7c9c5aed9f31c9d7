import { useLocale } from '@franca/ui/i18n';
import type { ChatMessage } from '../core/model/Message.ts';
import { mentionTexts } from '../core/text/mentions.ts';
import type { ShownText } from '../core/text/shownTexts.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { KindWord } from '../kinds/KindWord.tsx';
import { useKinds } from '../kinds/useKinds.ts';
import { RichText } from '../MessageContent/RichText.tsx';
import * as styles from './MessageBubble.styles.ts';
import { Words } from './Words.tsx';

/** Props of {@link MessageBody}. */
export interface MessageBodyProps {
  /** The message. */
  message: ChatMessage;
  /** Its main text. */
  main: ShownText;
  /** Who looks at it. */
  viewerId: string;
  /** What can be done with it. */
  actions?: MessageActions | undefined;
}

/** What a message says: its words, or in a word what it is. Renders inline content. */
export function MessageBody({ message, main, viewerId, actions }: MessageBodyProps) {
  const text = useChatText();
  const locale = useLocale();
  const kind = useKinds().of(message.content.kind);
  if (message.isRecalled) return text(message.author.id === viewerId ? 'recalledOwn' : 'recalled');
  const { Line } = kind;
  const word = kind.word(text, locale);
  if (Line) return <Line content={message.content} viewerId={viewerId} actions={actions} />;
  if (main.text === '' && word !== '') return <KindWord icon={kind.icon} word={word} />;
  const words = <RichText text={main.text} mentions={mentionTexts(message)} viewerId={viewerId} />;
  return (
    <span className={styles.words} data-words="" lang={main.language ?? undefined}>
      <Words chatId={message.chatId} text={main.text}>
        {words}
      </Words>
    </span>
  );
}
