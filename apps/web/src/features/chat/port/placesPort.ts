import type { ChatDataPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';
import { texts } from '../../../strings/texts.ts';

/** Places by their name, and names of points, in the interface language; and the pictures of their map. */
export const placesPort: NonNullable<ChatDataPort['places']> = {
  search: ({ query }, { signal }) =>
    api.places.search({ query: { query, language: texts.getState().language }, signal }),
  reverse: (point, { signal }) =>
    api.places.reverse({ query: { ...point, language: texts.getState().language }, signal }),
  tiles: ({ signal }) => api.places.tiles({ signal }),
};
