import { createContext, use } from 'react';

/** What an `Accordion` gives to its items. */
export interface AccordionState {
  /** The values of the items that are open. */
  open: readonly string[];
  /** Opens an item or closes it. */
  onToggle: (value: string, isOpen: boolean) => void;
  /** The level of the items' headings. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
}

/** The accordion around an item. */
export const AccordionContext = createContext<AccordionState | null>(null);

/** The accordion around an item; an error where there is none. */
export function useAccordion(): AccordionState {
  const state = use(AccordionContext);
  if (!state)
    throw new Error(
      'Franca UI: an AccordionItem stands alone. Its Accordion knows what is open; put it into one.',
    );
  return state;
}
