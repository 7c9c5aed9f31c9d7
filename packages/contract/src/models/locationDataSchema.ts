import * as z from 'zod';
import { limits } from '../limits.ts';
import { text } from '../schema/text.ts';

/** A shared place (1 §3): degrees north and east, and the text shown for it. */
export const locationDataSchema = z.object({
  place: text(limits.placeName),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
/** A shared place. */
export type LocationData = z.output<typeof locationDataSchema>;
