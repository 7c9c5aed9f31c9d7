import type { ChangeEvent } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useController,
} from 'react-hook-form';
import { type TextKey, useText } from '../../strings/texts.ts';
import { validationKeyOf } from '../data/errorText.ts';

/** What a form needs of a schema; every schema of the contract will do. */
export interface FormSchema<Output> {
  /** Checks values. */
  safeParse: (
    values: unknown,
  ) =>
    | { readonly success: true; readonly data: Output }
    | { readonly success: false; readonly error: { readonly issues: readonly FormIssue[] } };
}

/** One rule that a value breaks. */
export interface FormIssue {
  /** The field. */
  readonly path: readonly PropertyKey[];
  /** The contract's English sentence for the rule. */
  readonly message: string;
}

/** Checks a flat form with a schema of the contract; the form then submits what the schema makes of the values. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: FormSchema<Output>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const messages = new Map<string, string>();
    for (const { path, message } of result.error.issues) {
      const name = String(path[0]);
      if (!messages.has(name)) messages.set(name, message);
    }
    const errors = Object.fromEntries(
      [...messages].map(([name, message]) => [name, { type: 'schema', message }]),
    );
    return { values: {}, errors: errors as never };
  };
}

/**
 * The same with a schema that is loaded when the form is first checked: it brings the library of schemas, and the form is
 * seen without it. While it cannot be loaded the form stays invalid, and the next check asks again.
 */
export function lateSchemaResolver<Values extends FieldValues, Output>(
  load: () => Promise<FormSchema<Output>>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const schema = await load().catch(() => undefined);
    if (!schema) return { values: {}, errors: { root: { type: 'load' } } as never };
    return schemaResolver<Values, Output>(schema)(values, context, options);
  };
}

/** One field of a form, with what the fields of the design system take. */
export interface FormField {
  /** Name of the field. */
  readonly name: string;
  /** What is typed or chosen; empty for the placeholder. */
  readonly value: string;
  /** The text of the rule that the value breaks; shown once the field was left. */
  readonly error: string | undefined;
  /** Called with the new value, or with the event of a native field. */
  readonly onChange: (value: string | ChangeEvent<HTMLInputElement>) => void;
  /** Called when the field is left. */
  readonly onBlur: () => void;
  /** Lets the form take the focus to the first field that is wrong. */
  readonly ref: (element: HTMLElement | null) => void;
}

/**
 * One field of a form, as the fields of the design system take it. Its error is the text of the rule that it breaks; rules
 * without a sentence of their own make the form invalid and show nothing.
 *
 * @param otherwise the text for every rule without a sentence, or the texts by message
 */
export function useFormField<Values extends Record<string, string>, Name extends FieldPath<Values>, Output>(
  control: Control<Values, unknown, Output>,
  name: Name,
  otherwise?: TextKey | Readonly<Record<string, TextKey>>,
): FormField {
  const text = useText();
  const { field, fieldState } = useController({ control, name });
  const { error } = fieldState;
  const message = error?.message ?? '';
  const other = typeof otherwise === 'string' ? otherwise : otherwise?.[message];
  const key = error && (validationKeyOf(message) ?? other);
  return {
    name,
    value: field.value,
    error: key && text(key),
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
  };
}
