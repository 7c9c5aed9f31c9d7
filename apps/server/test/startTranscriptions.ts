import { startHttpServer } from './startHttpServer.ts';

/** What the service does with a request: a response, none at all, or one that is cut off. */
export type TranscriptionAnswer =
  | { status?: number; headers?: Record<string, string>; body?: string }
  | 'hang'
  | 'cut';

/** What the service was sent. */
export type TranscriptionRequest = { path: string; authorization: string | undefined; fields: FormData };

/** Answers one request. */
export type AnswerTranscription = (
  request: TranscriptionRequest,
) => TranscriptionAnswer | Promise<TranscriptionAnswer>;

/** A local service that speaks OpenAI's protocol of transcriptions. */
export type TranscriptionService = {
  /** `http://127.0.0.1:PORT/v1`. */
  baseUrl: string;
  /** Requests so far. */
  received: TranscriptionRequest[];
  /** What is answered from now on. */
  answerWith: (answer: AnswerTranscription) => void;
  close: () => Promise<void>;
};

/** The words of a sound, as the protocol says them. */
export const transcribed = (text: string): TranscriptionAnswer => ({ body: JSON.stringify({ text }) });

/** Starts the service on a free loopback port; every sound is `hello` until `answerWith` sets something else. */
export async function startTranscriptions(): Promise<TranscriptionService> {
  let answer: AnswerTranscription = () => transcribed('hello');
  const received: TranscriptionRequest[] = [];
  const server = await startHttpServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const fields = await new Response(Buffer.concat(chunks), {
      headers: { 'content-type': incoming.headers['content-type'] ?? '' },
    }).formData();
    const request = { path: incoming.url ?? '', authorization: incoming.headers.authorization, fields };
    received.push(request);
    const planned = await answer(request);
    if (planned === 'hang') return;
    if (planned === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"te');
      response.socket?.destroy();
      return;
    }
    response.writeHead(planned.status ?? 200, { 'content-type': 'application/json', ...planned.headers });
    response.end(planned.body ?? '{}');
  });
  return {
    baseUrl: `${server.origin}/v1`,
    received,
    answerWith: (next) => {
      answer = next;
    },
    close: server.close,
  };
}
