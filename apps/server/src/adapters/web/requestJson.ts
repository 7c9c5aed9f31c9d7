import {
  type OutsideService,
  problemOf,
  ServiceUnavailableError,
} from '../../core/outside/OutsideService.ts';
import { waitOf } from '../../core/outside/waitOf.ts';
import type { TranslationOutcome } from '../../ports/Translator.ts';
import { AnswerTooLongError, answerBytes, fetchBounded } from './fetchBounded.ts';

/** A response of a service, or the outcome it amounts to. */
export type JsonAnswer =
  | { body: unknown }
  | {
      outcome: Exclude<TranslationOutcome, { status: 'done' }>;
      /** Status of HTTP, where the service refused. */
      status?: number | undefined;
    };

/** What to send. */
export type JsonRequest = {
  /** Name of the engine, for the details of an outcome. */
  engine: string;
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
  /** The way to it. */
  service: OutsideService;
  /** Ends the request early. */
  signals: readonly (AbortSignal | undefined)[];
  /** Whether the service may still get it, once a place at the service is free. */
  mayLeave?: (() => Promise<boolean>) | undefined;
};

/** DeepL's status when the characters of an account are used up; they come back with its next month. */
const quotaReached = 456;

/** What the service says about its error: `{error: {message}}` (OpenAI), `{error: "…"}` (LibreTranslate) or `{message}` (DeepL). */
function messageOf(body: unknown): string {
  const error = (body as { error?: unknown } | null)?.error;
  if (typeof error === 'string') return error;
  const { message } = (error ?? body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : 'no reason given';
}

/**
 * One JSON exchange; never rejects. 429, 456 and 5xx, time-outs and broken connections may pass and are `failed`;
 * any other refusal (wrong key, unknown language) stays and is `unavailable`.
 */
export async function requestJson(request: JsonRequest): Promise<JsonAnswer> {
  const { engine, service } = request;
  const givenUp = AbortSignal.any(request.signals.filter((signal) => signal !== undefined));
  async function exchange(signal: AbortSignal): Promise<{ isAway: boolean; answer: JsonAnswer }> {
    if (request.mayLeave && !(await request.mayLeave())) {
      const detail = `${engine} is excluded from the conversation.`;
      return { isAway: false, answer: { outcome: { status: 'unavailable', detail } } };
    }
    const response = await fetchBounded(request.url, {
      method: request.method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...request.headers },
      body: request.body === undefined ? null : JSON.stringify(request.body),
      redirect: 'error',
      signal: AbortSignal.any([signal, givenUp]),
      maxBytes: answerBytes.text,
    });
    let isTooLong = false;
    const body: unknown = await response.json().catch((error: unknown) => {
      isTooLong = error instanceof AnswerTooLongError;
    });
    if (isTooLong) {
      const detail = `${engine} answered with more than ${answerBytes.text} bytes.`;
      // It answers: whoever can make a model write without an end must not have it left alone for everybody.
      return { isAway: false, answer: { outcome: { status: 'failed', detail } } };
    }
    if (response.ok && body !== undefined) return { isAway: false, answer: { body } };
    const detail = `${engine} answered ${response.status}: ${messageOf(body)}`;
    const isAway = response.ok || response.status === 408 || response.status >= 500;
    const isLimited = [429, quotaReached].includes(response.status);
    if (!isAway && !isLimited)
      return { isAway, answer: { outcome: { status: 'unavailable', detail }, status: response.status } };
    const limited = isLimited ? { engine } : {};
    const retryAfterMs = waitOf(response.headers.get('retry-after'));
    return { isAway, answer: { outcome: { status: 'failed', detail, retryAfterMs, ...limited } } };
  }
  try {
    const isFault = (): boolean => !givenUp.aborted;
    const isAnswer = ({ isAway }: { isAway: boolean }): boolean => !isAway;
    return (await service.ask(exchange, { part: engine, isFault, isAnswer })).answer;
  } catch (error) {
    const detail = `${engine} could not be asked: ${problemOf(error)}`;
    const isLater = error instanceof ServiceUnavailableError && error.problem === 'open';
    return { outcome: { status: 'failed', detail, ...(isLater && { retryAfterMs: error.retryAfterMs }) } };
  }
}
