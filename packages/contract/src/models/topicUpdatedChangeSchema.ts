import * as z from 'zod';
import { changeFields } from './changeFields.ts';

/** Name, image or theme of the topic are now these. */
export const topicUpdatedChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('topic-updated'),
  name: z.string().nullable(),
  image: z.string().nullable(),
  theme: z.string().nullable(),
});
