import { Drawer } from '@franca/ui/Drawer';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Popover } from '@franca/ui/Popover';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useNarrow } from '../hooks/useNarrow.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './PickerSurface.styles.ts';

/** Props of {@link PickerSurface}. */
export interface PickerSurfaceProps {
  /** Names it for screen readers. */
  label: string;
  /** The button it stands at, where there is room. */
  anchor: RefObject<HTMLElement | null>;
  /** Pixels beside a button, width and height; a phone shows it as wide as itself. Default: as large as what is in it. */
  size?: readonly [number, number] | undefined;
  /** It is to close; the focus goes back to where it was. */
  onClose: () => void;
  /** What there is to pick from. */
  children: ReactNode;
}

/** Holds a picker: beside its button in a wide window, at the bottom of a narrow one. Renders a `<div role="dialog">`. */
export function PickerSurface({ label, anchor, size, onClose, children }: PickerSurfaceProps) {
  const isNarrow = useNarrow();
  const [inlineSize, blockSize] = size ?? [];
  const sizedBy = size ? undefined : 'content';
  if (isNarrow) {
    return (
      <PickerSheet label={label} sizedBy={sizedBy} onClose={onClose}>
        {children}
      </PickerSheet>
    );
  }
  return (
    <Popover
      open
      label={label}
      anchor={anchor}
      placement="top-start"
      className={styles.popover}
      style={{ inlineSize, blockSize }}
      data-sized-by={sizedBy}
      onOpenChange={(open) => open || onClose()}
    >
      {children}
    </Popover>
  );
}

/** Props of {@link PickerSheet}. */
export interface PickerSheetProps {
  /** Its name, which stands at its head. */
  label: string;
  /** `content`: as high as what is in it; otherwise as high as a keyboard. */
  sizedBy?: 'content' | undefined;
  /** It is to close. */
  onClose: () => void;
  /** What there is to pick from. */
  children: ReactNode;
}

/** Holds a picker at the bottom of a phone. Renders a `<div role="dialog">`. */
export function PickerSheet({ label, sizedBy, onClose, children }: PickerSheetProps) {
  const text = usePartText();
  return (
    <Drawer open side="bottom" label={label} onOpenChange={(open) => open || onClose()}>
      <div className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
        <IconButton label={text('closePicker')} onClick={onClose}>
          <Icon icon={X} />
        </IconButton>
      </div>
      <div className={styles.sheet} data-sized-by={sizedBy}>
        {children}
      </div>
    </Drawer>
  );
}
