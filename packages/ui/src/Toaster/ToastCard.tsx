import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useText } from '../i18n/useText.ts';
import { useMountTransition } from '../internals/useMountTransition.ts';
import type { ShownToast } from './mergeShown.ts';
import * as styles from './Toaster.styles.ts';
import { useSwipeAway } from './useSwipeAway.ts';

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
