import * as z from 'zod';
import { memberAddedChangeSchema } from './memberAddedChangeSchema.ts';
import { memberRemovedChangeSchema } from './memberRemovedChangeSchema.ts';
import { messageChangeSchema } from './messageChangeSchema.ts';
import { reactionChangeSchema } from './reactionChangeSchema.ts';
import { recallChangeSchema } from './recallChangeSchema.ts';
import { seenChangeSchema } from './seenChangeSchema.ts';
import { topicUpdatedChangeSchema } from './topicUpdatedChangeSchema.ts';
import { translationChangeSchema } from './translationChangeSchema.ts';

/** One numbered change of a topic; numbers have no gaps, so a client knows what it missed. */
export const changeSchema = z.discriminatedUnion('kind', [
  messageChangeSchema,
  recallChangeSchema,
  seenChangeSchema,
  translationChangeSchema,
  reactionChangeSchema,
  memberAddedChangeSchema,
  memberRemovedChangeSchema,
  topicUpdatedChangeSchema,
]);
/** One numbered change of a topic. */
export type Change = z.output<typeof changeSchema>;
