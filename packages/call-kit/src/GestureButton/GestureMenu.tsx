import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Popover } from '@franca/ui/Popover';
import { useToast } from '@franca/ui/Toaster';
import { Hand, SmilePlus } from 'lucide-react';
import { useState } from 'react';
import { ControlButton } from '../ControlButton/ControlButton.tsx';
import { useCall } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { useGestures } from '../hooks/useGestures.ts';
import * as styles from './GestureButton.styles.ts';
import type { GestureButtonProps } from './GestureButton.tsx';

/** The button with what it opens: `GestureButton` loads it. Renders a `<button>`. */
export function GestureMenu(props: GestureButtonProps) {
  const { session } = useCall();
  const { gestures, hands } = useGestures();
  const text = useCallText();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const { raise, react, emoji } = gestures ?? {};
  if (!raise && !react) return null;
  const isUp = hands.includes(session.facts.viewerId);
  const warn = (): void => void toast.media(text('gestureFailed'), { style: 'warning' });
  const label = text(react ? 'reactions' : isUp ? 'lowerHand' : 'raiseHand');
  return (
    <Popover
      label={label}
      placement="top"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <ControlButton
          {...props}
          tone="toggle"
          icon={isUp ? Hand : SmilePlus}
          label={isUp ? `${label}. ${text('handIsUp')}` : label}
          data-state={isUp ? 'on' : 'off'}
        />
      }
    >
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
              setOpen(false);
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
