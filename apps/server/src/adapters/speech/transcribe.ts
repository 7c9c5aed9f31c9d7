import { z } from 'zod';
import { waitOf } from '../../core/outside/waitOf.ts';
import { AnswerTooLongError, fetchBounded } from '../web/fetchBounded.ts';

/** One sound to recognise. */
export type TranscribeRequest = {
  /** Address up to and with the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** A WAVE file. */
  file: Uint8Array<ArrayBuffer>;
  /** Primary subtag of what is spoken. */
  language: string;
  timeoutMs: number;
  signal: AbortSignal;
};

/** What became of it; `isAnswering`: the service is there, and refuses or answers with nonsense. */
export type TranscribeOutcome =
  | { status: 'done'; text: string }
  | { status: 'failed'; isAnswering: boolean; retryAfterMs: number | undefined };

/** The longest answer that is read, in bytes: an utterance has 15 s. */
const maxAnswer = 100_000;

const answer = z.object({ text: z.string().max(8000) });

/** An answer that is too long is nonsense of a service that is there. */
function readNothing(error: unknown): undefined {
  if (!(error instanceof AnswerTooLongError)) throw error;
}

/** One exchange with a service that speaks OpenAI's protocol of transcriptions; never rejects. */
export async function transcribe(request: TranscribeRequest): Promise<TranscribeOutcome> {
  const { baseUrl, apiKey, model, file, language, timeoutMs, signal } = request;
  const form = new FormData();
  form.set('model', model);
  form.set('language', language);
  form.set('response_format', 'json');
  form.set('file', new Blob([file], { type: 'audio/wav' }), 'speech.wav');
  try {
    // As bytes: the stream that a form becomes breaks, where nobody can catch it, when its request is given up.
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const body = await encoded.arrayBuffer();
    const response = await fetchBounded(`${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': type,
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      maxBytes: maxAnswer,
    });
    const text = await response.text().catch(readNothing);
    const failed = { status: 'failed', isAnswering: response.status < 500 } as const;
    if (!response.ok) return { ...failed, retryAfterMs: waitOf(response.headers.get('retry-after')) };
    const parsed = answer.safeParse(text === undefined ? undefined : JSON.parse(text));
    return parsed.success
      ? { status: 'done', text: parsed.data.text.trim() }
      : { ...failed, retryAfterMs: undefined };
  } catch {
    return { status: 'failed', isAnswering: false, retryAfterMs: undefined };
  }
}
