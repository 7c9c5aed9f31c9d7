import { Icon } from '@franca/ui/Icon';
import { IconButton, type IconButtonProps } from '@franca/ui/IconButton';
import { Info } from 'lucide-react';
import { useChatText } from '../hooks/useChatText.ts';

/** Props of {@link InfoButton}. */
export interface InfoButtonProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** Id of the panel. */
  panelId: string;
  /** Whether the panel is open. */
  open: boolean;
  /** Called with the new open state. */
  onOpenChange: (open: boolean) => void;
}

/** Opens and closes the information panel, for the end of a conversation's header. Renders a `<button>`. */
export function InfoButton({ panelId, open, onOpenChange, onClick, ...rest }: InfoButtonProps) {
  const text = useChatText();
  return (
    <IconButton
      {...rest}
      label={text('infoTitle')}
      aria-expanded={open}
      aria-controls={panelId}
      data-fr-part="info-button"
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onOpenChange(!open);
      }}
    >
      <Icon icon={Info} />
    </IconButton>
  );
}
