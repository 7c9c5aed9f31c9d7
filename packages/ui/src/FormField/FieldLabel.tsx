import type { ReactNode } from 'react';
import * as styles from './FormField.styles.ts';

/** Props of {@link FieldLabel}. */
export interface FieldLabelProps {
  /** The words. */
  children: ReactNode;
  /** A value must be given. */
  required: boolean | undefined;
}

/** The words of a label and the mark of what must be given. Renders a `<span>`. */
export function FieldLabel({ children, required }: FieldLabelProps) {
  return (
    <span className={styles.words}>
      {children}
      {/* The control itself says "required" to screen readers. */}
      {required ? (
        <span className={styles.mark} aria-hidden="true">
          *
        </span>
      ) : null}
    </span>
  );
}
