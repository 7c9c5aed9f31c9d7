import type { TranslationOutcome } from '../../../ports/Translator.ts';

/** A response of a translation service, or the outcome it amounts to. */
export type JsonAnswer = { body: unknown } | { outcome: Exclude<TranslationOutcome, { status: 'done' }> };

/** What to send. */
export type JsonRequest = {
  /** Name of the engine, for the details of an outcome. */
  engine: string;
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
  /** Milliseconds until the request is given up. */
  timeoutMs: number;
  /** Ends the request early. */
  signals: readonly (AbortSignal | undefined)[];
};

/** `Retry-After` in milliseconds; services send seconds or a date. */
function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('retry-after');
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : undefined;
}

/** What the service says about its error: `{error: {message}}` (OpenAI) or `{error: "…"}` (LibreTranslate). */
function messageOf(body: unknown): string {
  const error = (body as { error?: unknown } | null)?.error;
  if (typeof error === 'string') return error;
  const message = (error as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : 'no reason given';
}

/**
 * One JSON exchange; never rejects. 429 and 5xx, time-outs and broken connections may pass and are `failed`;
 * any other refusal (wrong key, unknown language) stays and is `unavailable`.
 */
export async function requestJson(request: JsonRequest): Promise<JsonAnswer> {
  const { engine, timeoutMs } = request;
  const signals = [
    AbortSignal.timeout(timeoutMs),
    ...request.signals.filter((signal) => signal !== undefined),
  ];
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...request.headers },
      body: request.body === undefined ? null : JSON.stringify(request.body),
      redirect: 'error',
      signal: AbortSignal.any(signals),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok && body !== undefined) return { body };
    const detail = `${engine} answered ${response.status}: ${messageOf(body)}`;
    const mayPass =
      response.ok || response.status === 408 || response.status === 429 || response.status >= 500;
    if (!mayPass) return { outcome: { status: 'unavailable', detail } };
    const limited = response.status === 429 ? { engine } : {};
    return { outcome: { status: 'failed', detail, retryAfterMs: retryAfter(response), ...limited } };
  } catch (error) {
    return {
      outcome: { status: 'failed', detail: `${engine} could not be asked: ${(error as Error).message}` },
    };
  }
}
