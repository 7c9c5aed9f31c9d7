import type { ReactNode } from 'react';
import { FieldNotes } from './FieldNotes.tsx';
import type { FieldNoteTexts } from './FormFieldTexts.ts';

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
