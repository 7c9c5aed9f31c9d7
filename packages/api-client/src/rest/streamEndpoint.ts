import type { RequestDefinition } from '@franca/contract/client';
import type { ApiClientOptions } from './ApiClient.ts';
import { ApiError, clientErrors } from './ApiError.ts';
import { type AnyRequestInput, buildRequest, buildUrl, reportRefusal } from './buildRequest.ts';
import { readJson } from './readJson.ts';
import { readServerEvents } from './readServerEvents.ts';
import { toApiError, toFetchError } from './toApiError.ts';

/** What an answer is about, known before its first word: ids of the conversation, of the question, and of the answer itself. */
export interface StreamBeginning {
  readonly topic: string;
  /** Null where a question is not what was sent. */
  readonly question: string | null;
  readonly message: string;
}

/** Handlers that are called while an answer is written. */
export interface StreamListeners {
  /** Called once, before the first word. */
  readonly onBegin?: (beginning: StreamBeginning) => void;
  /** Called with each piece; joined they are the text so far. */
  readonly onText?: (text: string) => void;
}

/** Servers send something at least every 15 seconds; after so many milliseconds without anything the connection is gone. */
const silenceMs = 45_000;

function beginningOf({ headers }: Response): StreamBeginning | undefined {
  const topic = headers.get('x-assistant-topic');
  const message = headers.get('x-assistant-message');
  return topic && message ? { topic, message, question: headers.get('x-assistant-question') } : undefined;
}

/** The data of a plain answer, from a server or a proxy that does not stream. */
function plainData(response: Response, answer: unknown): unknown {
  const isSuccess =
    response.ok &&
    typeof answer === 'object' &&
    answer !== null &&
    'success' in answer &&
    answer.success === true;
  if (!isSuccess) throw toApiError(response, answer);
  return 'data' in answer ? answer.data : null;
}

/** The refusal of an `error` event. */
function refusalOf(response: Response, data: unknown): ApiError {
  const error = toApiError(response, data);
  const seconds =
    typeof data === 'object' && data !== null && 'retry_after' in data ? Number(data.retry_after) : null;
  const { code, errors } = error;
  return new ApiError({ status: 200, code, errors, retryAfter: seconds === null ? null : seconds * 1000 });
}

/**
 * Makes one call whose answer comes piece by piece and returns its data. Where the connection ends before the answer it fails with
 * code `network`: the answer goes on, and can be followed again. @throws ApiError
 */
export async function streamEndpoint(
  endpoint: RequestDefinition,
  options: ApiClientOptions,
  input: AnyRequestInput & StreamListeners,
): Promise<unknown> {
  const silence = new AbortController();
  const giveUp = (): void => silence.abort(new DOMException('Nothing came.', 'TimeoutError'));
  let timer = setTimeout(giveUp, silenceMs);
  const onBytes = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, silenceMs);
  };
  const send = options.fetch ?? globalThis.fetch;
  const url = buildUrl(endpoint, options, input);
  const request = buildRequest(endpoint, options, input, {
    accept: 'text/event-stream, application/json;q=0.9',
    signals: [silence.signal],
  });
  try {
    const response = await send(url, request);
    const { body } = response;
    if (!body || !/text\/event-stream/i.test(response.headers.get('content-type') ?? ''))
      return plainData(response, readJson(await response.text()));
    const beginning = beginningOf(response);
    if (beginning) input.onBegin?.(beginning);
    for await (const { event, data } of readServerEvents(body, onBytes)) {
      const value = readJson(data);
      if (event === 'done') return value;
      if (event === 'error') throw refusalOf(response, value);
      const text = event === 'delta' && (value as { text?: unknown } | null | undefined)?.text;
      if (typeof text === 'string') input.onText?.(text);
    }
    throw new ApiError({ status: 0, code: 'network', errors: [clientErrors.network] });
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw toFetchError(cause, input.signal);
    reportRefusal(cause, endpoint, options);
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}
