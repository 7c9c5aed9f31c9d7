import { cx } from '@linaria/core';
import { type ComponentProps, use, useMemo } from 'react';
import { sharedContext } from '../internals/sharedContext.ts';
import { useControlled } from '../internals/useControlled.ts';
import * as styles from './Accordion.styles.ts';

/** What an `Accordion` gives to its items. */
interface AccordionState {
  /** The values of the items that are open. */
  open: readonly string[];
  /** Opens an item or closes it. */
  onToggle: (value: string, isOpen: boolean) => void;
  /** The level of the items' headings. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
}

/** The accordion around an item. */
const AccordionContext = sharedContext<AccordionState | null>('Accordion', null);

/** The accordion around an item; an error where there is none. */
export function useAccordion(): AccordionState {
  const state = use(AccordionContext);
  if (!state)
    throw new Error(
      'Franca UI: an AccordionItem stands alone. Its Accordion knows what is open; put it into one.',
    );
  return state;
}

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
