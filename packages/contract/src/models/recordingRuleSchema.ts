import * as z from 'zod';
import { text } from '../schema/text.ts';

/** One rule of what a room records, as the media service defines it (1 §3). */
export const recordingRuleSchema = z.object({
  type: z.enum(['include', 'exclude']),
  all: z.boolean().optional(),
  kind: z.enum(['audio', 'video', 'data']).optional(),
  track: text(200).optional(),
  publisher: text(200).optional(),
});
/** One rule of what a room records. */
export type RecordingRule = z.output<typeof recordingRuleSchema>;
