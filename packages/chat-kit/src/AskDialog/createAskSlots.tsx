import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { MenuItem } from '@franca/ui/Menu';
import { Sparkles } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import type { MessageMenuItemsProps } from '../MessageMenu/MessageMenuItems.tsx';
import type { SelectionBarItemsProps } from '../SelectionBar/SelectionBarItems.tsx';
import { UnreadLine, type UnreadLineProps } from '../UnreadLine/UnreadLine.tsx';
import * as styles from './AskDialog.styles.ts';
import type { AskTask } from './askQuestion.ts';

/** What somebody wants to ask about: some messages of the open conversation, or all from one on. */
export type AskAbout = ({ readonly chatIds: readonly string[] } | { readonly fromChatId: string }) & {
  /** What they most likely want to know. */
  readonly task: AskTask;
};

/** What fills the places of a conversation from which the assistant is asked; part of `ChatSlots`. */
export interface AskSlots {
  /** In the menu of a message. */
  readonly MessageMenuItems: ComponentType<MessageMenuItemsProps>;
  /** In the bar of a selection. */
  readonly SelectionBarItems: ComponentType<SelectionBarItemsProps>;
  /** Above what is unread. */
  readonly UnreadLine: ComponentType<UnreadLineProps>;
}

interface OnAsk {
  onAsk: (about: AskAbout) => void;
}

/** Whether there are words that the assistant can be shown: a message on its way, or a recalled one, has none. */
const hasWords = ({ seq, isRecalled, text }: ChatMessage): boolean =>
  seq !== null && !isRecalled && text !== '';

function AskItem({ message, onAsk }: MessageMenuItemsProps & OnAsk) {
  const text = useAssistantText();
  if (!hasWords(message)) return null;
  const ask = () => onAsk({ chatIds: [message.chatId], task: 'explain' });
  return (
    <MenuItem icon={<Icon icon={Sparkles} />} onSelect={ask}>
      {text('ask')}
    </MenuItem>
  );
}

function AskButton({ messages, onEnd, onAsk }: SelectionBarItemsProps & OnAsk) {
  const text = useAssistantText();
  const chatIds = messages.filter(hasWords).map(({ chatId }) => chatId);
  const ask = () => {
    onEnd();
    onAsk({ chatIds, task: 'summary' });
  };
  return (
    <IconButton label={text('ask')} disabled={chatIds.length === 0} onClick={ask}>
      <Icon icon={Sparkles} />
    </IconButton>
  );
}

function AskLine({ chatId, onAsk, ...rest }: UnreadLineProps & OnAsk) {
  const text = useAssistantText();
  return (
    <>
      <UnreadLine.Default {...rest} />
      {chatId === undefined ? null : (
        <div className={styles.unreadLine}>
          <Button
            size="small"
            variant="neutral"
            icon={<Icon icon={Sparkles} size="small" />}
            onClick={() => onAsk({ fromChatId: chatId, task: 'summary' })}
          >
            {text('askUnread')}
          </Button>
        </div>
      )}
    </>
  );
}

/** A part with the function that opens the dialog. */
const withAsk =
  <Props extends object>(Part: ComponentType<Props & OnAsk>, onAsk: OnAsk['onAsk']): ComponentType<Props> =>
  (props) => <Part {...props} onAsk={onAsk} />;

/**
 * Fills the places of a conversation from which the assistant is asked about its messages: the menu of a message, the bar of a
 * selection, and the line above what is unread. Call it outside of rendering: other slots draw their parts anew.
 *
 * @param onAsk opens an {@link AskDialog}
 */
export function createAskSlots(onAsk: (about: AskAbout) => void): AskSlots {
  return {
    MessageMenuItems: withAsk(AskItem, onAsk),
    SelectionBarItems: withAsk(AskButton, onAsk),
    UnreadLine: withAsk(AskLine, onAsk),
  };
}
