import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of TextArea says. */
export const textAreaGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Enter'], action: 'Begins a new line.' },
    { keys: ['Tab'], action: 'Leaves the field; it never writes a tab.' },
  ],
  attributes: [
    { name: 'data-state', values: ['valid', 'invalid'], says: 'Whether an error is shown, on the root.' },
  ],
  dos: [
    'Set `rows` to what people usually write, so that the field asks for the right amount.',
    'Set `maxLength` where there is a limit and say it in `hint`.',
  ],
  donts: [
    'A single line belongs in a TextField.',
    'Messages are written in the composer of the chat kit, which knows drafts and mentions.',
  ],
};
