import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Accordion and AccordionItem says. */
export const accordionGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Tab'], action: 'Goes to the next heading, or into what is open.' },
    { keys: ['Shift', 'Tab'], action: 'Goes back.' },
    { keys: ['Enter'], action: 'Opens or closes the item of the heading.' },
    { keys: ['Space'], action: 'Opens or closes the item of the heading.' },
  ],
  dos: [
    'Write headings that say what is under them, so that most can stay closed.',
    'Set `headingLevel` to fit the page: one below the heading above.',
    'Let several be open with `multiple` when people compare them.',
  ],
  donts: [
    'What everybody must read does not belong under a heading that is closed.',
    'Views of which one is always seen are Tabs.',
  ],
};
