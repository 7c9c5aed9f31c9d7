import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { filledText, removeDirectionControls } from '../schema/text.ts';
import { flagSchema, timeInputSchema, timestampSchema, wholeNumber } from '../schema/values.ts';

/** One line of words: a line break would begin the next option. */
const line = (max: number, sentence: string) =>
  filledText(max, sentence).overwrite((value) => removeDirectionControls(value).replace(/\s+/gu, ' '));

const isUnique = (options: readonly string[]): boolean =>
  new Set(options.map((option) => option.toLocaleLowerCase())).size === options.length;

/**
 * A poll as a client sends it. Question and options are stored as the content of the message, each on a line of its own, so that they
 * are translated, searched and quoted like every text.
 */
export const pollInputSchema = z.object({
  question: line(limits.pollQuestion, 'A poll needs a question.'),
  options: z
    .array(line(limits.pollOption, 'An option needs a text.'))
    .min(limits.pollOptionsMin, `A poll needs at least ${limits.pollOptionsMin} options.`)
    .max(limits.pollOptions, `A poll can have ${limits.pollOptions} options.`)
    .refine(isUnique, 'Two options are the same.'),
  is_multiple: flagSchema.default(false),
  is_anonymous: flagSchema.default(false),
  ends_at: timeInputSchema.nullable().default(null),
});

/** Options by their places, from 0. */
export const pollChoiceSchema = z
  .array(wholeNumber(0, limits.pollOptions - 1))
  .max(limits.pollOptions)
  .transform((places) => [...new Set(places)].sort((left, right) => left - right));

/**
 * A poll as one reader gets it: `options` in the order of the lines of the content after the first one, which is the question.
 * `count` is how many people chose an option, `is_own` whether the reader did, `voter_count` how many people voted. It is over at
 * `ends_at`, or once `ended_at` says when its author ended it.
 */
export const pollSchema = z.object({
  is_multiple: z.boolean(),
  is_anonymous: z.boolean(),
  ends_at: timestampSchema.nullable(),
  ended_at: timestampSchema.nullable(),
  voter_count: z.int(),
  options: z.array(z.object({ count: z.int(), is_own: z.boolean() })),
});
/** A poll as one reader gets it. */
export type Poll = z.output<typeof pollSchema>;
