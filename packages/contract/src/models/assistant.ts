import * as z from 'zod';
import { chatIdSchema } from '../schema/formatChatId.ts';
import { idSchema, timestampSchema } from '../schema/values.ts';

/** A conversation with SmartTalk; `content` is its title. */
export const assistantTopicSchema = z.object({
  _id: idSchema,
  content: z.string(),
  created_at: timestampSchema,
});
/** A conversation with SmartTalk; `content` is its title. */
export type AssistantTopic = z.output<typeof assistantTopicSchema>;

/**
 * Where a message of SmartTalk stands: `writing` until it is whole (`done`), a person stopped it (`stopped`), or it broke
 * off (`failed`). What was written until then is its content.
 */
export const assistantStates = ['writing', 'done', 'stopped', 'failed'] as const;
/** Where a message of SmartTalk stands. */
export type AssistantState = (typeof assistantStates)[number];

/** Where an answer was taken from: a page of the application, as a path, or an address. */
export const assistantSourceSchema = z.object({ title: z.string(), url: z.string() });
/** Where an answer was taken from. */
export type AssistantSource = z.output<typeof assistantSourceSchema>;

/** A message of a conversation that a question is about: its words as they were written. `language` (BCP 47) is null where it is not known. */
export const assistantQuoteSchema = z.object({
  chat_id: chatIdSchema,
  by: z.string(),
  is_own: z.boolean(),
  date: timestampSchema,
  content: z.string(),
  language: z.string().nullable(),
});
/** A message of a conversation that a question is about. */
export type AssistantQuote = z.output<typeof assistantQuoteSchema>;

/**
 * What a question about messages would send, oldest first. `is_cut`: there were more than can be sent, and the oldest are left out.
 * `version` names these words: a question with it is refused once they are others.
 */
export const assistantQuotesSchema = z.object({
  topic_id: idSchema,
  messages: z.array(assistantQuoteSchema),
  is_cut: z.boolean(),
  version: z.string(),
});
/** What a question about messages would send. */
export type AssistantQuotes = z.output<typeof assistantQuotesSchema>;

/** From where on (`at`, in UTF-16 code units) a text is in a language (BCP 47). */
const languageRun = z.object({ at: z.int(), language: z.string() });

/** The languages of a text, the first one first; empty where they are not known. */
export const textLanguagesSchema = z.array(languageRun);
/** The languages of a text. */
export type TextLanguages = z.output<typeof textLanguagesSchema>;

/**
 * A message of or to SmartTalk: `is_gpt` marks its own, `parent_id` is the topic, `contentOld` has earlier versions, the
 * oldest first. `engine` names what wrote it, null in a person's own. `content` is Markdown that nobody has checked: show
 * it without HTML. `languages` are those of its paragraphs, and `languagesOld` those of the earlier versions, in their order. `quotes` says
 * which conversation a question is about, and how many messages of it; null: about none.
 */
export const assistantMessageSchema = z.object({
  _id: idSchema,
  content: z.string(),
  is_gpt: z.boolean(),
  parent_id: idSchema,
  contentOld: z.array(z.string()),
  languages: textLanguagesSchema,
  languagesOld: z.array(textLanguagesSchema),
  date: timestampSchema,
  state: z.enum(assistantStates),
  engine: z.string().nullable(),
  sources: z.array(assistantSourceSchema),
  quotes: z.object({ topic_id: idSchema, count: z.int() }).nullable(),
});
/** A message of or to SmartTalk. */
export type AssistantMessage = z.output<typeof assistantMessageSchema>;

/** How often one may ask within a time, and how often still. */
const allowance = z.object({ limit: z.int(), remaining: z.int(), resets_at: timestampSchema });

/**
 * How often a person may ask SmartTalk by the plan. `resets_at` is when the next question comes back. `parallel`: answers
 * that may be written at once.
 */
export const assistantLimitsSchema = z.object({
  minute: allowance,
  day: allowance,
  parallel: z.int(),
});
/** How often a person may ask SmartTalk, and how often still. */
export type AssistantLimits = z.output<typeof assistantLimitsSchema>;

/** The answer to a question: the message, and how often one may still ask. */
export const assistantAnswerSchema = assistantMessageSchema.extend({ limits: assistantLimitsSchema });
/** The answer to a question. */
export type AssistantAnswer = z.output<typeof assistantAnswerSchema>;

/**
 * What SmartTalk is on this server. `kind`: `model`, a language model; `offline`, the help pages and skills without a
 * model; `none`, nothing answers. `name` is the model's name, `host` where questions are sent, null for this server itself.
 */
export const assistantEngineSchema = z.object({
  kind: z.enum(['model', 'offline', 'none']),
  name: z.string().nullable(),
  host: z.string().nullable(),
});
/** What SmartTalk is on this server. */
export type AssistantEngineInfo = z.output<typeof assistantEngineSchema>;

/** What SmartTalk is on this server, how often the person may ask (null: the plan does not include it), and the topics in which it writes. */
export const assistantStatusSchema = z.object({
  engine: assistantEngineSchema,
  limits: assistantLimitsSchema.nullable(),
  writing: z.array(idSchema),
});
/** What SmartTalk is on this server, and what the person may do with it. */
export type AssistantStatus = z.output<typeof assistantStatusSchema>;
