import { lazyPart, useMergedRef } from '@franca/ui/kit';
import { Hand, SmilePlus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { ControlButton, type ControlButtonProps } from '../ControlButton/ControlButton.tsx';
import { useCall } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { useGestures } from '../hooks/useGestures.ts';

/** Props of {@link GestureButton}. */
export interface GestureButtonProps extends Omit<ControlButtonProps, 'icon' | 'tone' | 'label' | 'badge'> {}

// The popover, with what positions it, weighs more than the rest of the footer: it is loaded at the first press.
const GesturePopover = lazyPart(
  () => import('./GesturePopover.tsx'),
  'GesturePopover',
  ({ onOpenChange }) => onOpenChange(false),
);

/**
 * Opens the reactions of a call, and raises and lowers the viewer's hand; stands out while it is up. Renders a `<button>`, or
 * nothing in a call without either.
 */
export function GestureButton({ ref, ...props }: GestureButtonProps) {
  const { session } = useCall();
  const { gestures, hands } = useGestures();
  const text = useCallText();
  const anchor = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(anchor, ref);
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  if (!gestures?.raise && !gestures?.react) return null;
  const isUp = hands.includes(session.facts.viewerId);
  const label = text(gestures.react ? 'reactions' : isUp ? 'lowerHand' : 'raiseHand');
  return (
    <>
      <ControlButton
        {...props}
        ref={merged}
        tone="toggle"
        icon={isUp ? Hand : SmilePlus}
        label={isUp ? `${label}. ${text('handIsUp')}` : label}
        data-state={isUp ? 'on' : 'off'}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={(event) => {
          props.onClick?.(event);
          if (!event.defaultPrevented) setState(state === 'open' ? 'closed' : 'open');
        }}
      />
      {state === 'unasked' ? null : (
        <Suspense>
          <GesturePopover
            label={label}
            anchor={anchor}
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
