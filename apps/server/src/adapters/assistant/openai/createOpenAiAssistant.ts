import OpenAI, { APIConnectionError, APIError } from 'openai';
import { waitOf } from '../../../core/outside/waitOf.ts';
import type { AssistantEngine, AssistantOutcome, AssistantPart } from '../../../ports/AssistantEngine.ts';
import { fetchBounded } from '../../web/fetchBounded.ts';
import { buildMessages, countFittingQuotes, type PromptMessage } from './buildMessages.ts';
import { createThoughtFilter } from './createThoughtFilter.ts';

/** Which endpoint is asked, and how. */
export type OpenAiAssistantOptions = {
  /** Address up to and with the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Sent as bearer token; local servers need none. */
  apiKey?: string | undefined;
  /** Name of the model. */
  model: string;
  /** Tokens of question and conversation that are sent at most. */
  contextTokens: number;
  /** Milliseconds without a word after which an answer is given up; 60 s by default. */
  silenceMs?: number | undefined;
  /** The longest pause, in milliseconds, that a service may ask for before its only retry; 5 s by default. */
  longestRetryMs?: number | undefined;
};

/** How one request ended, and whether another one may be sent: never after a word came, which somebody pays for. */
type Attempt = { outcome: AssistantOutcome; retryInMs?: number };

const firstRetryMs = 300;

/** The longest answer that is read, in bytes: each of its words comes as an event of some hundred, and what a model thinks comes with them. */
const bounds = { maxBytes: 32 * 1024 * 1024, maxLineBytes: 1024 * 1024 };

/** What a failure of the service means, in a sentence that holds nothing of the person's texts. */
function outcomeOf(error: unknown): AssistantOutcome & { isUnanswered?: boolean } {
  if (error instanceof APIConnectionError)
    return { status: 'failed', detail: 'The service cannot be reached.', isUnanswered: true };
  if (error instanceof APIError && error.status !== undefined) {
    const { status, code } = error as { status: number; code?: string | null };
    const detail = `The service answered ${status}${code ? ` (${code})` : ''}.`;
    const mayPass = status === 408 || status === 409 || status === 429 || status >= 500;
    return mayPass
      ? {
          status: 'failed',
          detail,
          retryAfterMs: waitOf(error.headers?.get('retry-after')),
          isUnanswered: true,
        }
      : { status: 'unavailable', detail };
  }
  return { status: 'failed', detail: 'The service sent something that is no answer, or broke off.' };
}

/** SmartTalk by any endpoint that speaks the OpenAI chat completions protocol, hosted or local. */
export function createOpenAiAssistant(options: OpenAiAssistantOptions): AssistantEngine {
  const { baseUrl, apiKey, model, contextTokens, silenceMs = 60_000, longestRetryMs = 5000 } = options;
  const closing = new AbortController();
  const client = new OpenAI({
    baseURL: baseUrl.replace(/\/+$/, ''),
    // Some local servers take no key, and the package wants one.
    apiKey: apiKey ?? 'none',
    maxRetries: 0,
    logLevel: 'off',
    fetchOptions: { redirect: 'error' },
    // The package keeps a line until its end, however long it is.
    fetch: (url, init) => fetchBounded(url, { ...init, ...bounds }),
    organization: null,
    project: null,
  });

  async function request(
    messages: PromptMessage[],
    write: (text: string) => void,
    signal: AbortSignal,
  ): Promise<Attempt> {
    const silence = new AbortController();
    const giveUp = (): void => silence.abort();
    let timer = setTimeout(giveUp, silenceMs);
    let hasWords = false;
    const thoughts = createThoughtFilter();
    const show = (text: string): void => {
      if (text === '') return;
      hasWords ||= text.trim() !== '';
      write(text);
    };
    let finish: string | null = null;
    try {
      const stream = await client.chat.completions.create(
        { model, messages, stream: true },
        { signal: AbortSignal.any([signal, silence.signal]) },
      );
      for await (const chunk of stream) {
        clearTimeout(timer);
        timer = setTimeout(giveUp, silenceMs);
        const choice = chunk.choices?.[0];
        const text = choice?.delta?.content;
        if (typeof text === 'string') show(thoughts.next(text));
        finish = choice?.finish_reason ?? finish;
      }
      if (silence.signal.aborted) throw new Error('It was silent.');
      show(thoughts.rest());
      return { outcome: ending(finish, hasWords, signal) };
    } catch (error) {
      if (signal.aborted) return { outcome: { status: 'failed', detail: 'The answer was ended.' } };
      if (silence.signal.aborted)
        return { outcome: { status: 'failed', detail: `The service said nothing for ${silenceMs} ms.` } };
      const { isUnanswered, ...outcome } = outcomeOf(error);
      if (!isUnanswered || hasWords || outcome.status !== 'failed') return { outcome };
      return { outcome, retryInMs: outcome.retryAfterMs ?? firstRetryMs };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    id: 'openai',
    kind: 'model',
    model,
    host: new URL(baseUrl).host,
    quotesTaken: (quotes) => countFittingQuotes(quotes, contextTokens),
    answer: async (question, write) => {
      const { signal } = question;
      if (closing.signal.aborted) return { status: 'unavailable', detail: 'The engine is closed.' };
      if (signal?.aborted) return { status: 'failed', detail: 'The answer was ended.' };
      const ending = AbortSignal.any(signal ? [signal, closing.signal] : [closing.signal]);
      const messages = buildMessages(question, contextTokens);
      const writeText = (text: string): void => {
        const part: AssistantPart = { kind: 'text', text };
        if (!ending.aborted) write(part);
      };
      const first = await request(messages, writeText, ending);
      if (first.retryInMs === undefined || first.retryInMs > longestRetryMs) return first.outcome;
      await pauseFor(first.retryInMs, ending);
      if (ending.aborted) return first.outcome;
      return (await request(messages, writeText, ending)).outcome;
    },
    close: async () => closing.abort(),
  };
}

/** What the end of a stream means. Without a reason to end it broke off, whatever the connection says. */
function ending(finish: string | null, hasWords: boolean, signal: AbortSignal): AssistantOutcome {
  if (signal.aborted) return { status: 'failed', detail: 'The answer was ended.' };
  if (!hasWords) return { status: 'failed', detail: 'The service sent an answer without words.' };
  if (finish === null) return { status: 'failed', detail: 'The service broke off.' };
  if (finish === 'length')
    return { status: 'failed', detail: 'The answer was longer than the model may write.' };
  if (finish === 'content_filter') return { status: 'failed', detail: 'The service withheld the rest.' };
  return { status: 'done' };
}

const pauseFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
