import { useFilledSlot } from '@franca/ui/kit';
import { Spinner } from '@franca/ui/Spinner';
import { type RefObject, Suspense } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import { PickerSurface } from '../PickerSurface/PickerSurface.tsx';
import * as styles from './ComposerPicker.styles.ts';
import type { PickerTool, PickerToolProps } from './PickerTool.ts';

/** Props of {@link ComposerPicker}. */
export interface ComposerPickerProps extends PickerToolProps {
  /** The tool whose picker it is. */
  tool: PickerTool;
  /** The button that was pressed. */
  anchor: RefObject<HTMLElement | null>;
}

/** The picker that a button of the composer opened. */
export function ComposerPicker({ tool, anchor, ...takes }: ComposerPickerProps) {
  const text = usePartText();
  const { Picker, size, label, slot } = tool;
  // That of an application is as large as what is in it.
  const isOwn = Boolean(useFilledSlot(slot));
  if (!size) {
    return (
      <Suspense>
        <Picker {...takes} />
      </Suspense>
    );
  }
  return (
    <PickerSurface
      label={label(text)}
      size={isOwn ? undefined : size}
      anchor={anchor}
      onClose={takes.onClose}
    >
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Spinner />
          </div>
        }
      >
        <Picker {...takes} />
      </Suspense>
    </PickerSurface>
  );
}
