import { cx } from '@linaria/core';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import * as styles from './Slider.styles.ts';

/** Props of {@link Slider}. */
export interface SliderProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'> {
  /** Names the slider. */
  label: ReactNode;
  /** The least value. */
  min: number;
  /** The greatest value. */
  max: number;
  /** Distance between two values. Default 1. */
  step?: number;
  /** The value now. */
  value: number;
  /** Told the new value while the person moves the slider. */
  onValueChange: (value: number) => void;
  /** Writes the value for people, such as "45°". */
  format?: (value: number) => string;
}

/** A value on a line. Renders a `<div>` with an `<input type="range">`; class and style go to the `<div>`, the rest to the input. */
export function Slider({
  label,
  min,
  max,
  value,
  onValueChange,
  format = String,
  step = 1,
  className,
  style,
  id,
  onChange,
  ...rest
}: SliderProps) {
  const made = useId();
  const controlId = id ?? made;
  const done = { '--done': `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <div className={cx(styles.root, className)} style={style}>
      <div className={styles.head}>
        <label htmlFor={controlId}>{label}</label>
        <output className={styles.output} htmlFor={controlId}>
          {format(value)}
        </output>
      </div>
      <input
        aria-valuetext={format(value)}
        {...rest}
        type="range"
        id={controlId}
        min={min}
        max={max}
        step={step}
        style={done}
        value={value}
        className={styles.input}
        onChange={(event) => {
          onChange?.(event);
          onValueChange(event.target.valueAsNumber);
        }}
      />
    </div>
  );
}
