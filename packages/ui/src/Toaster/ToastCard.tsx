import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useText } from '../i18n/useText.ts';
import type { Toast } from './Toast.ts';
import * as styles from './Toaster.styles.ts';

/** Props of {@link ToastCard}. */
export interface ToastCardProps {
  /** The toast to show. */
  toast: Toast;
  /** Called when the person takes it away. */
  onDismiss: (id: string) => void;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** One toast of the stack. Renders an `<li>`. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const text = useText();
  const { action } = toast;
  return (
    <li className={styles.toast} data-tone={toast.tone}>
      <Icon icon={icons[toast.tone]} />
      <span className={styles.words}>{toast.text}</span>
      {action ? (
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            action.onSelect();
            onDismiss(toast.id);
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton size="small" label={text('dismiss')} onClick={() => onDismiss(toast.id)}>
        <Icon icon={X} size="small" />
      </IconButton>
    </li>
  );
}
