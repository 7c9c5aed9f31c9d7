import * as z from 'zod';

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

/** Where a message's translation for one reader stands; languages are BCP 47 tags. */
export const translationSchema = z.object({
  state: z.enum(translationStates),
  source: z.string().nullable(),
  target: z.string().nullable(),
  engine: z.string().nullable(),
});
/** Where a message's translation for one reader stands. */
export type Translation = z.output<typeof translationSchema>;
