import { cx } from '@linaria/core';
import {
  type ComponentProps,
  type CSSProperties,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { FormField } from '../FormField/FormField.tsx';
import { type FormFieldTexts, splitFieldProps } from '../FormField/splitFieldProps.ts';
import { useFormField } from '../FormField/useFormField.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as fieldStyles from '../TextField/TextField.styles.ts';
import * as styles from './TextArea.styles.ts';

// On the server there is no layout, and React would warn about the effect.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

// Asked late, so that the server and old test pages without `CSS.supports` take the long way.
const growsByItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/**
 * Keeps a textarea as high as its text where CSS alone cannot (`field-sizing`; min and max heights still hold).
 * Returns the function that measures.
 */
function useGrowingHeight(ref: RefObject<HTMLTextAreaElement | null>, value: unknown): () => void {
  const measure = useCallback(() => {
    const area = ref.current;
    if (!area || growsByItself()) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  }, [ref]);

  // The effect does not use the value; it runs again because the text, and so the height, changed with it.
  useBrowserLayoutEffect(measure, [measure, value]);
  return measure;
}

interface AreaProps extends ComponentProps<'textarea'> {
  maxRows?: number;
  onValueChange?: (value: string) => void;
}

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FormFieldTexts, ComponentProps<'textarea'> {
  /** Called with the text after each change. */
  onValueChange?: (value: string) => void;
  /** Lines shown when empty. Default 2. */
  rows?: number;
  /** Lines up to which it grows before it scrolls. Default 8. */
  maxRows?: number;
}

function Area({ ref, rows = 2, maxRows = 8, onInput, onChange, onValueChange, ...rest }: AreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const measure = useGrowingHeight(own, rest.value);
  const size = { '--rows': rows, '--most-rows': maxRows } as CSSProperties;
  return (
    <div className={fieldStyles.box}>
      <textarea
        {...useFormField()}
        {...rest}
        ref={useMergedRef(own, ref)}
        rows={rows}
        style={size}
        className={cx(fieldStyles.input, styles.area)}
        onInput={(event) => {
          measure();
          onInput?.(event);
        }}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
    </div>
  );
}

/**
 * Several lines of text that grow with what is written. Renders a `<div>` with a `<textarea>`; class and style go
 * to the `<div>`, ref and the rest to the textarea.
 */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FormField {...frame}>
      <Area {...control} />
    </FormField>
  );
}
