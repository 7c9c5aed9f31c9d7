import { MapPin } from 'lucide-react';
import type { KindDefinition } from '../KindDefinition.ts';
import { PlaceBody } from './PlaceBody.tsx';

/** A shared place. */
export const locationKind: KindDefinition<'location'> = {
  kind: 'location',
  icon: MapPin,
  word: (text) => text('location'),
  Body: PlaceBody,
  hasBody: ({ place }) => place !== null,
  height: () => 64,
  searchTexts: ({ place }) => (place ? [place.place] : []),
};
