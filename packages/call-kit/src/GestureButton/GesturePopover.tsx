import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Popover, type PopoverProps } from '@franca/ui/Popover';
import { useToast } from '@franca/ui/Toaster';
import { Hand } from 'lucide-react';
import { useCall } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { useGestures } from '../hooks/useGestures.ts';
import * as styles from './GestureButton.styles.ts';

/** Props of {@link GesturePopover}. */
export interface GesturePopoverProps extends Pick<PopoverProps, 'label' | 'anchor' | 'open'> {
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void;
}

/** The reactions of a call, and the viewer's hand, at the button that opens them. */
export function GesturePopover({ onOpenChange, ...popover }: GesturePopoverProps) {
  const { session } = useCall();
  const { gestures, hands } = useGestures();
  const text = useCallText();
  const toast = useToast();
  const { raise, react, emoji } = gestures ?? {};
  const isUp = hands.includes(session.facts.viewerId);
  const warn = (): void => void toast.media(text('gestureFailed'), { style: 'warning' });
  return (
    <Popover {...popover} onOpenChange={onOpenChange} placement="top">
      <div className={styles.root}>
        {react ? (
          <div className={styles.emoji}>
            {emoji?.map((one) => (
              <IconButton
                key={one}
                label={text('reactWith', { emoji: one })}
                onClick={() => react(one).catch(warn)}
              >
                {one}
              </IconButton>
            ))}
          </div>
        ) : null}
        {raise ? (
          <Button
            variant="neutral"
            icon={<Icon icon={Hand} />}
            onClick={() => {
              onOpenChange(false);
              raise(!isUp).catch(warn);
            }}
          >
            {text(isUp ? 'lowerHand' : 'raiseHand')}
          </Button>
        ) : null}
      </div>
    </Popover>
  );
}
