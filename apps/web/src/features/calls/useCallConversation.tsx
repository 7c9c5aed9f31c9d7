import { ConversationButton } from '@franca/call-kit';
import { Icon, IconButton } from '@franca/ui';
import { X } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../strings/texts.ts';
import * as styles from './CallPage.styles.ts';
import type { CallConversationPart } from './callStage.ts';

/** Options of {@link useCallConversation}. */
export interface CallConversationOptions {
  /** Id of the conversation. */
  readonly topicId: string;
  /** What draws it. */
  readonly part: CallConversationPart;
  /** Whether the call is shown whole, and goes on. */
  readonly isActive: boolean;
  /** Called when it opens. */
  readonly onOpen: () => void;
}

/** The conversation beside a call. */
export interface CallConversation {
  /** Opens and closes it, and counts what is unread. */
  readonly button: ReactNode;
  /** Its place beside the call; null while it is closed. */
  readonly panel: ReactNode;
  /** What follows it, and fills that place; stands anywhere. */
  readonly content: ReactNode;
  /** Closes it. */
  readonly close: () => void;
}

/** Shows the conversation of a call beside it. Its code comes while the call goes on, as new messages are counted from then on. */
export function useCallConversation(options: CallConversationOptions): CallConversation {
  const { topicId, part, isActive, onOpen } = options;
  const { View, load } = part;
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [unread, setUnread] = useState(0);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isActive) return;
    let isCurrent = true;
    load().then(
      () => isCurrent && setLoaded(true),
      // The press on the button asks again, and says why it failed.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isActive, load]);
  const close = useCallback(() => setOpen(false), []);
  const closeFromInside = useCallback(() => {
    button.current?.focus();
    setOpen(false);
  }, []);
  const isShown = isActive && (isLoaded || isOpen);
  return {
    close,
    button: (
      <ConversationButton
        ref={button}
        open={isOpen}
        unreadCount={unread}
        onOpenChange={(open) => {
          setOpen(open);
          if (open) onOpen();
        }}
      />
    ),
    panel: isOpen ? <div ref={setPlace} className={styles.conversation} /> : null,
    content: isShown ? (
      <Suspense fallback={null}>
        <View
          topicId={topicId}
          place={isOpen ? place : null}
          // On a phone the button that leads back from a conversation closes it.
          closeButton={
            <IconButton className={styles.wide} label={text('common.close')} onClick={closeFromInside}>
              <Icon icon={X} />
            </IconButton>
          }
          onClose={closeFromInside}
          onUnreadChange={setUnread}
        />
      </Suspense>
    ) : null,
  };
}
