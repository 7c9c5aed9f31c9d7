import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Kbd says. */
export const kbdGuide: ComponentGuide = {
  keyboard: [],
  attributes: [
    { name: 'data-platform', values: ['mac', 'other'], says: 'Whose signs it shows, on the root.' },
  ],
  dos: [
    'Name keys as `KeyboardEvent.key` does, and let the component draw and pronounce them.',
    'Write `Mod` for the main modifier, and pass the platform when you know it.',
  ],
  donts: [
    'What a person types as text, such as a code, is no key; give it a `<code>`.',
    'A shortcut alone is not enough: put it beside a control that does the same.',
  ],
};
