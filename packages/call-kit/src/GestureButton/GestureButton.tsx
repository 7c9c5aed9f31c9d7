import { lazyPart } from '@franca/ui/kit';
import { Hand, SmilePlus } from 'lucide-react';
import { Suspense } from 'react';
import { ControlButton, type ControlButtonProps } from '../ControlButton/ControlButton.tsx';
import { useCallText } from '../hooks/useCallText.ts';
import { useGestures } from '../hooks/useGestures.ts';

/** Props of {@link GestureButton}. */
export interface GestureButtonProps extends Omit<ControlButtonProps, 'icon' | 'tone' | 'label' | 'badge'> {}

// What places the reactions over the call weighs more than the rest of a footer.
const GestureMenu = lazyPart(() => import('./GestureMenu.tsx'), 'GestureMenu');

/**
 * Opens the reactions of a call, and raises and lowers the viewer's hand; stands out while it is up. Renders a `<button>`, or
 * nothing in a call without either.
 */
export function GestureButton(props: GestureButtonProps) {
  const { raise, react } = useGestures().gestures ?? {};
  const text = useCallText();
  if (!raise && !react) return null;
  const waiting = react
    ? { icon: SmilePlus, label: text('reactions') }
    : { icon: Hand, label: text('raiseHand') };
  return (
    <Suspense fallback={<ControlButton {...props} {...waiting} tone="toggle" disabled />}>
      <GestureMenu {...props} />
    </Suspense>
  );
}
