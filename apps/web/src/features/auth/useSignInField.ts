import { type ChangeEvent, useRef, useState } from 'react';
import { type TextKey, useText } from '../../strings/texts.ts';
import type { BrokenRule } from './signInRules.ts';

/** How a field of the sign-in is checked. */
export interface SignInFieldOptions {
  /** What is wrong with what was typed. */
  readonly rule: (typed: string) => BrokenRule;
  /** Whether the first error shows while typing, or once the field was left. */
  readonly shows: 'atOnce' | 'onceLeft';
}

/** One field of the sign-in: what is typed, and the sentence of the rule that it breaks. */
export function useSignInField({ rule, shows }: SignInFieldOptions) {
  const text = useText();
  const [value, setValue] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [serverError, setServerError] = useState<TextKey | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const broken = rule(value);
  const key = isChecked && broken !== null && broken !== 'unnamed' ? (`validation.${broken}` as const) : null;
  const error = serverError ?? key;
  return {
    /** What the fields of the design system take. */
    props: {
      value,
      error: error === null ? undefined : text(error),
      onChange: (change: string | ChangeEvent<HTMLInputElement>) => {
        setValue(typeof change === 'string' ? change : change.target.value);
        setServerError(null);
        if (shows === 'atOnce') setChecked(true);
      },
      onBlur: () => setChecked(true),
    },
    /** Takes the focus to the field. */
    ref: input,
    value,
    isValid: broken === null,
    /** Shows what is wrong, also with a field that nobody has been in; returns whether nothing is. */
    check: (): boolean => {
      setChecked(true);
      if (broken !== null) input.current?.focus();
      return broken === null;
    },
    /** Shows what the server found wrong, until the field changes. */
    refuse: setServerError,
  };
}
