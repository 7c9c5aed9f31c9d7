import { Drawer } from '@franca/ui/Drawer';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './PickerSurface.styles.ts';

/** Props of {@link PickerSheet}. */
export interface PickerSheetProps {
  /** Its name, which stands at its head. */
  label: string;
  /** It is to close. */
  onClose: () => void;
  /** What there is to pick from. */
  children: ReactNode;
}

/** Holds a picker at the bottom of a phone. Renders a `<div role="dialog">`. */
export function PickerSheet({ label, onClose, children }: PickerSheetProps) {
  const text = usePartText();
  return (
    <Drawer open side="bottom" label={label} onOpenChange={(open) => open || onClose()}>
      <div className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
        <IconButton label={text('closePicker')} onClick={onClose}>
          <Icon icon={X} />
        </IconButton>
      </div>
      <div className={styles.sheet}>{children}</div>
    </Drawer>
  );
}
