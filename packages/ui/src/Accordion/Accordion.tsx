import { cx } from '@linaria/core';
import { type ComponentProps, useMemo } from 'react';
import { useControlled } from '../internals/useControlled.ts';
import * as styles from './Accordion.styles.ts';
import { AccordionContext, type AccordionState } from './AccordionContext.ts';

/** Props of {@link Accordion}. */
export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The values of the open items, when the parent keeps them. */
  value?: readonly string[];
  /** The values of the items that are open to begin with. Default: none. */
  defaultValue?: readonly string[];
  /** Called with the values of the open items when the person has opened or closed one. */
  onValueChange?: (value: readonly string[]) => void;
  /** Whether several items may be open at once. Default false: opening one closes the other. */
  multiple?: boolean;
  /** Level of the items' headings, to fit the page. Default 3. */
  headingLevel?: AccordionState['headingLevel'];
}

const none: readonly string[] = [];

/** Parts of a page that open under their headings, also without script. Renders a `<div>` around `AccordionItem`s. */
export function Accordion({
  value,
  defaultValue = none,
  onValueChange,
  multiple = false,
  headingLevel = 3,
  className,
  ...rest
}: AccordionProps) {
  const [open, setOpen] = useControlled(value, defaultValue, onValueChange);
  const state = useMemo<AccordionState>(
    () => ({
      open,
      headingLevel,
      onToggle: (item, isOpen) => {
        const others = multiple || !isOpen ? open.filter((other) => other !== item) : none;
        setOpen(isOpen ? [...others, item] : others);
      },
    }),
    [open, headingLevel, multiple, setOpen],
  );
  return (
    <AccordionContext value={state}>
      <div {...rest} className={cx(styles.root, className)} />
    </AccordionContext>
  );
}
