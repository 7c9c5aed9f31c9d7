/** The most bytes that are read of the answer of a service, by what it may say; of a compressed one, once it is unpacked. */
export const answerBytes = {
  /** That something was taken or refused: a text message, a push, a token. */
  report: 64 * 1024,
  /** A record or a list: keys of a sign-in, places, people in a room, an object of the payment provider. */
  record: 1024 * 1024,
  /** The words of a text or a picture: the longest message many times over, with each sign escaped. */
  text: 1024 * 1024,
  /** What all models or files of a repository are, for the command that fetches them. */
  list: 16 * 1024 * 1024,
} as const;

/** An answer was longer than the service has to say. It was broken off there, and its connection closed. */
export class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';

  constructor(maxBytes: number) {
    super(`The answer has more than ${maxBytes} bytes.`);
  }
}

/** How much of a body is read. */
export type BodyBounds = {
  maxBytes: number;
  /** Bytes between two line feeds, for readers that keep a line until its end; as many as the body may have by default. */
  maxLineBytes?: number | undefined;
};

const lineFeed = 10;

/** Lets bytes through up to a limit; beyond it whoever reads gets an {@link AnswerTooLongError}, and the source is given up. */
function createBound({
  maxBytes,
  maxLineBytes = maxBytes,
}: BodyBounds): TransformStream<Uint8Array, Uint8Array> {
  let total = 0;
  let ofLine = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      total += chunk.byteLength;
      const end = chunk.lastIndexOf(lineFeed);
      ofLine = end < 0 ? ofLine + chunk.byteLength : chunk.byteLength - end - 1;
      if (total > maxBytes) controller.error(new AnswerTooLongError(maxBytes));
      else if (ofLine > maxLineBytes) controller.error(new AnswerTooLongError(maxLineBytes));
      else controller.enqueue(chunk);
    },
  });
}

/**
 * Asks a service of the operator: a body that is longer than it may be ends where it is read, whichever way that is. Addresses that
 * strangers choose are asked through the guard of addresses, with bounds of their own (`createPageFetcher`, `createWebPushCarrier`).
 */
export async function fetchBounded(
  url: string | URL | Request,
  { maxBytes, maxLineBytes, ...init }: RequestInit & BodyBounds,
): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  const body = response.body.pipeThrough(createBound({ maxBytes, maxLineBytes }));
  return new Response(body, { status, statusText, headers });
}

/** Throws an error for an answer whose body nobody reads, and ends the body: otherwise its connection would stay open. */
export async function refuseAnswer(response: Response, error: Error): Promise<never> {
  await response.body?.cancel();
  throw error;
}
