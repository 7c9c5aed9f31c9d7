import * as z from 'zod';
import { idSchema } from '../schema/values.ts';
import { translationGrades } from './translationGrade.ts';

/**
 * Life of a translation; `none` when the reader needs none, `stale` when the original changed since, `not_included` when
 * the reader's plan has no translation in this conversation.
 */
export const translationStates = [
  'none',
  'not_included',
  'queued',
  'done',
  'failed',
  'unavailable',
  'stale',
] as const;

/**
 * What a reader sees of translated messages in one conversation. `translated` shows the original with a rough
 * translation, `translated-only` never does.
 */
export const translationViews = ['translated', 'original', 'both', 'translated-only'] as const;
/** What a reader sees of translated messages. */
export type TranslationView = (typeof translationViews)[number];

/** Who proposed the words of a translation whose `engine` is `correction`; null where the account is gone, absent for all others. */
export const correctorSchema = z.object({ _id: idSchema, name: z.string() }).nullable().optional();

/** A translation of a message into one language (BCP 47) that a person wrote; `by` is null where the account is gone. */
export const correctionSchema = z.object({
  language: z.string(),
  text: z.string(),
  by: z.object({ _id: idSchema, name: z.string() }).nullable(),
});
/** A translation of a message that a person wrote. */
export type Correction = z.output<typeof correctionSchema>;

/**
 * Where a message's translation for one reader stands; languages are BCP 47 tags. `engine` made it; of an `unavailable` one it
 * names those that have the direction but cannot translate this text, null where there is none; of a `failed` one that whose
 * limit is reached. `grade` is null unless there is a text.
 */
export const translationSchema = z.object({
  state: z.enum(translationStates),
  source: z.string().nullable(),
  target: z.string().nullable(),
  engine: z.string().nullable(),
  grade: z.enum(translationGrades).nullable(),
  corrected_by: correctorSchema,
});
/** Where a message's translation for one reader stands. */
export type Translation = z.output<typeof translationSchema>;

/**
 * What somebody would read, in `language`, of a text that is being written in `source` (BCP 47; null where it is unknown). `back` is that
 * translated back, where it was asked for and there is a text.
 */
export const translationPreviewSchema = z.object({
  state: z.enum(['none', 'done', 'failed', 'unavailable']),
  source: z.string().nullable(),
  language: z.string(),
  text: z.string().nullable(),
  engine: z.string().nullable(),
  grade: z.enum(translationGrades).nullable(),
  back: z
    .object({
      state: z.enum(['none', 'done', 'failed', 'unavailable']),
      text: z.string().nullable(),
      grade: z.enum(translationGrades).nullable(),
    })
    .nullable(),
});
/** What somebody would read of a text that is being written. */
export type TranslationPreview = z.output<typeof translationPreviewSchema>;

/**
 * A language in which others read a conversation. `reach`: what of the caller's language, `source`, is translated into it here: `all`
 * texts, sentences of the phrase memory (`phrases`), or `none`. `people` are at most 3 of those who read in it.
 */
export const readingReachSchema = z.object({
  source: z.string(),
  language: z.string(),
  reach: z.enum(['all', 'phrases', 'none']),
  people: z.array(z.object({ _id: idSchema, name: z.string() })),
  people_count: z.int(),
});
/** A language in which others read a conversation, and what reaches it. */
export type ReadingReach = z.output<typeof readingReachSchema>;
