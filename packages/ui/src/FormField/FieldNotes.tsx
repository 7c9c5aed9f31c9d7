import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FormField.styles.ts';

/** Props of {@link FieldNotes}. */
export interface FieldNotesProps {
  /** Help for the control. */
  hint: ReactNode;
  /** Id of the help, by which the control points at it. */
  hintId: string | undefined;
  /** Why the value is not accepted. */
  error: ReactNode;
  /** Id of the error, by which the control points at it. */
  errorId: string | undefined;
}

/** Hint and error under a control; an error that appears is read aloud. Renders a `<p>` and a `<div>`. */
export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      <div className={styles.error} id={errorId} aria-live="polite">
        {error ? (
          <>
            <Icon icon={CircleAlert} size="small" />
            <span>{error}</span>
          </>
        ) : null}
      </div>
    </>
  );
}
