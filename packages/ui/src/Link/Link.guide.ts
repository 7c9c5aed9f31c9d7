import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Link says. */
export const linkGuide: ComponentGuide = {
  keyboard: [{ keys: ['Enter'], action: 'Follows the link.' }],
  attributes: [{ name: 'data-quiet', values: [], says: 'It looks like the words around it, on the root.' }],
  dos: [
    'Write words that make sense alone, as screen readers list them: "Privacy policy", not "here".',
    'Mark with `external` what leaves the application.',
    'Give a router’s own link the class `linkClassName`.',
  ],
  donts: [
    'What starts an action is a Button, however quiet it should look.',
    'Take `quiet` only where it is plain that the words lead somewhere, as in a list of links.',
  ],
};
