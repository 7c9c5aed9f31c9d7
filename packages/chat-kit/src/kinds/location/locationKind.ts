import { MapPin } from 'lucide-react';
import type { SharedPlace } from '../../core/model/Attachment.ts';
import type { KindDefinition } from '../KindDefinition.ts';
import { PlaceBody } from './PlaceBody.tsx';

declare global {
  interface FrancaKindContents {
    /** A place. */
    location: { readonly kind: 'location'; readonly place: SharedPlace | null };
  }
}

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
