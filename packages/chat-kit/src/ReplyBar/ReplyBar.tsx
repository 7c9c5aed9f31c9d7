import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { useLocale } from '@franca/ui/i18n';
import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { CornerUpLeft, X } from 'lucide-react';
import { type ComponentProps, use } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import { lineText } from '../core/text/lineText.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { RoughWords } from '../MessageBubble/RoughWords.tsx';
import * as styles from './ReplyBar.styles.ts';

/** Props of {@link ReplyBar}. */
export interface ReplyBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The message that is answered. */
  message: ChatMessage;
  /** Gives the reply up. */
  onCancel: () => void;
}

/** Shows above the composer which message is answered. Renders a `<div>`. */
export const ReplyBar = createSlot(
  'ReplyBar',
  function ReplyBar({ message, onCancel, className, ...rest }: ReplyBarProps) {
    const text = useChatText();
    const locale = useLocale();
    // It may stand alone, where nobody says who reads it.
    const chat = use(ChatContext);
    const viewerId = chat?.port.viewer.id ?? '';
    const view = chat?.choices.viewOf(message.topicId, message.chatId) ?? 'translated';
    const { main } = shownTexts(message, view);
    const kind = useKinds().of(message.content.kind);
    const content = kind.preview?.(message.content, { viewerId, text, locale }) ?? kind.word(text, locale);
    return (
      <div {...rest} className={cx(styles.root, className)} data-fr-part="reply-bar">
        <Icon icon={CornerUpLeft} flip />
        <div className={styles.words}>
          <bdi className={styles.who}>{text('replyingTo', { name: message.author.name })}</bdi>
          <span className={styles.what} dir="auto" lang={main.language ?? undefined}>
            <RoughWords of={message} view={view}>
              {lineText(kind, main.text) || content}
            </RoughWords>
          </span>
        </div>
        <IconButton label={text('cancelReply')} shape="round" onClick={onCancel}>
          <Icon icon={X} />
        </IconButton>
      </div>
    );
  },
);
