import type { ReactNode } from 'react';

/** One thing to choose in a radio group. */
export interface RadioOption {
  /** Names the option; unique in the group. */
  value: string;
  /** The words beside the button, part of what can be pressed. */
  label: ReactNode;
  /** More about it, in quieter words below. */
  hint?: ReactNode;
  /** Cannot be chosen now. */
  disabled?: boolean;
}
