import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of CountryFlag says. */
export const countryFlagGuide: ComponentGuide = {
  keyboard: [],
  attributes: [{ name: 'data-size', values: ['medium', 'large'], says: 'Its size, on the root.' }],
  dos: [
    'Put it beside the name of its country, which says it to everybody.',
    'Give a `label` where it stands alone.',
  ],
  donts: [
    'A flag is no language: many are spoken in one country, and one in many.',
    'It is not mirrored in right-to-left text, for it would be another flag.',
  ],
};
