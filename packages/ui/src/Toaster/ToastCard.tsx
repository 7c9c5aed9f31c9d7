import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useText } from '../i18n/useText.ts';
import { useMountTransition } from '../internals/useMountTransition.ts';
import * as styles from './Toaster.styles.ts';
import type { ShownToast } from './useShownToasts.ts';

/** Handlers for what can be swept aside. */
interface SwipeAway {
  /** A finger comes down. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** The finger drags it along. */
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  /** The finger is lifted: it is dismissed, or comes back. */
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  /** The page scrolls instead. */
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

// Farther than a finger trembles, nearer than the edge of a phone.
const enough = 72;

/** Dismisses something by a swipe to either side. */
function useSwipeAway(onAway: () => void): SwipeAway {
  const from = useRef<number>(null);
  const put = (element: HTMLElement, distance: number) => {
    element.style.translate = distance ? `${distance}px` : '';
    element.style.opacity = distance ? String(1 - Math.min(Math.abs(distance) / (2 * enough), 0.6)) : '';
  };
  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    if (from.current === null) return;
    const distance = event.clientX - from.current;
    from.current = null;
    if (isDone && Math.abs(distance) > enough) onAway();
    else put(event.currentTarget, 0);
  };
  return {
    onPointerDown: ({ pointerType, clientX }) => {
      if (pointerType === 'touch') from.current = clientX;
    },
    onPointerMove: ({ currentTarget, clientX }) => {
      if (from.current !== null) put(currentTarget, clientX - from.current);
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}

/** Props of {@link ToastCard}. */
export interface ToastCardProps extends ShownToast {
  /** Called when the person takes it away. */
  onDismiss: (id: string) => void;
  /** Called when it has left. */
  onLeft: (id: string) => void;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** One toast of the stack. Renders an `<li>`. */
export function ToastCard({ toast, state, onDismiss, onLeft }: ToastCardProps) {
  const text = useText();
  const { id, action } = toast;
  const [mountState, ref] = useMountTransition(state === 'open');
  const swipe = useSwipeAway(() => onDismiss(id));
  useEffect(() => {
    if (mountState === 'gone') onLeft(id);
  }, [mountState, id, onLeft]);
  return (
    <li
      {...swipe}
      ref={ref}
      className={styles.toast}
      data-tone={toast.style}
      data-state={mountState}
      inert={mountState !== 'open'}
    >
      <Icon icon={icons[toast.style]} />
      <span className={styles.words}>{toast.content}</span>
      {action ? (
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            action.onSelect();
            onDismiss(id);
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton size="small" label={text('dismiss')} onClick={() => onDismiss(id)}>
        <Icon icon={X} size="small" />
      </IconButton>
    </li>
  );
}
