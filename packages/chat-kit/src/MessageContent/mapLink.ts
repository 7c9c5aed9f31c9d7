import type { SharedPlace } from '../core/model/Attachment.ts';

/** The page of a public map that shows a place. */
export function mapLink({ latitude, longitude }: SharedPlace): string {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${query}#map=15/${latitude}/${longitude}`;
}
