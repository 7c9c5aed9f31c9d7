import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { timestampSchema } from '../schema/timestampSchema.ts';

/** What every change carries: its number in the topic, gap-free from 1, the topic and the moment. */
export const changeFields = { seq: z.int().min(1), topic_id: idSchema, date: timestampSchema };
