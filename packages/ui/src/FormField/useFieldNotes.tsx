import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FormField.styles.ts';
import type { FieldNoteTexts } from './splitFieldProps.ts';

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
function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
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

/** Options of {@link useFieldNotes}. */
export interface FieldNoteOptions extends FieldNoteTexts {
  /** The control is off. */
  disabled?: boolean;
}

/** What {@link useFieldNotes} returns. */
export interface FieldNoteParts {
  /** The words, to be placed under the control. */
  notes: ReactNode;
  /** For `aria-describedby` of the control. */
  describedBy: string | undefined;
  /** The value is not accepted. */
  invalid: boolean;
}

/** Hint and error of the control with the given id, ready to be placed and pointed at. */
export function useFieldNotes(
  id: string,
  { hint, error, disabled, disabledReason }: FieldNoteOptions,
): FieldNoteParts {
  const words = (disabled && disabledReason) || hint;
  const hintId = words ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return {
    notes: <FieldNotes hint={words} hintId={hintId} error={error} errorId={errorId} />,
    describedBy: [hintId, errorId].filter(Boolean).join(' ') || undefined,
    invalid: Boolean(error),
  };
}
