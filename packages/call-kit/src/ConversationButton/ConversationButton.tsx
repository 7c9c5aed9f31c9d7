import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { MessageSquare } from 'lucide-react';
import { ControlButton, type ControlButtonProps } from '../ControlButton/ControlButton.tsx';
import { useCallText } from '../hooks/useCallText.ts';

/** Props of {@link ConversationButton}. */
export interface ConversationButtonProps
  extends Omit<ControlButtonProps, 'icon' | 'tone' | 'label' | 'badge'> {
  /** Whether the conversation is open. */
  open: boolean;
  /** Called with whether it should be. */
  onOpenChange: (open: boolean) => void;
  /** Messages of it that the viewer has not seen. Default 0. */
  unreadCount?: number | undefined;
}

/**
 * Opens the conversation beside a call; stands in the footer of a call (`footerActions`). New messages are announced to screen
 * readers. Renders a `<button>`, and a status that nobody sees.
 */
export function ConversationButton({
  open,
  onOpenChange,
  unreadCount = 0,
  onClick,
  ...rest
}: ConversationButtonProps) {
  const text = useCallText();
  const unread = unreadCount > 0 ? text('newMessages', { count: unreadCount }) : '';
  return (
    <>
      <ControlButton
        {...rest}
        tone="toggle"
        icon={MessageSquare}
        badge={unreadCount}
        label={unread ? `${text('conversation')}, ${unread}` : text('conversation')}
        data-state={open ? 'on' : 'off'}
        aria-expanded={open}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) onOpenChange(!open);
        }}
      />
      <VisuallyHidden>
        <span role="status">{unread}</span>
      </VisuallyHidden>
    </>
  );
}
