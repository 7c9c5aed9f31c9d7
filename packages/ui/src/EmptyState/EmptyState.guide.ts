import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of EmptyState says. */
export const emptyStateGuide: ComponentGuide = {
  keyboard: [],
  dos: [
    'Say what is not here, in a few words, then in one sentence what to do about it.',
    'Offer one action, the one that fills the place.',
    'Say what was looked for when a search found nothing.',
  ],
  donts: [
    'Do not blame: "No conversations yet", not "You have not written to anybody".',
    'What failed to load is no empty place: say so, and offer to try again.',
  ],
};
