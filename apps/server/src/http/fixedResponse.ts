import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A content coding in which a response is sent. */
export type ResponseEncoding = 'br' | 'gzip';

/** Compresses a whole response, by content coding. */
export type ResponseEncoders = Readonly<Record<ResponseEncoding, (body: Buffer) => Promise<Buffer>>>;

/** As strong as the files that the build compresses: each response is compressed once, not at each request. */
const zlibEncoders: ResponseEncoders = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** In the order in which they are preferred. */
const encodings: readonly ResponseEncoding[] = ['br', 'gzip'];

/** A response as it is sent in one coding, with its strong entity tag. */
type ResponseForm = { body: Buffer; tag: string };

/** Keeps what was made for each key. What could not be made is tried again at the next request. */
function createKeep<Value>() {
  const kept = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = kept.get(key) ?? make();
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    return value;
  };
}

/** A response that is the same for everybody. */
export type FixedResponse = {
  /** What distinguishes it from the others of the same sender. */
  key: string;
  /** Makes it, once. */
  make: () => string | Promise<string>;
  /** Its content type. */
  type: string;
};

/**
 * Sends responses that do not change while the server runs: each is made once and compressed once in each coding, however many ask for
 * it at the same time, and kept. Register the routes with `compress: false`.
 */
export function createFixedResponses(encoders: ResponseEncoders = zlibEncoders) {
  const keepAnswer = createKeep<ResponseForm>();
  const keepForm = createKeep<ResponseForm>();

  async function makeResponse(make: FixedResponse['make']): Promise<ResponseForm> {
    const body = Buffer.from(await make());
    return { body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) };
  }

  function responseIn(
    { key, make }: FixedResponse,
    encoding: ResponseEncoding | undefined,
  ): Promise<ResponseForm> {
    return keepForm(`${key} ${encoding}`, async () => {
      const { body, tag } = await keepAnswer(key, () => makeResponse(make));
      // A strong tag stands for the same bytes, so each coding has its own.
      if (!encoding) return { body, tag: `"${tag}"` };
      return { body: await encoders[encoding](body), tag: `"${tag}-${encoding}"` };
    });
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: FixedResponse,
  ): Promise<FastifyReply> => {
    const accepted = negotiate(request.headers['accept-encoding'] ?? '', [...encodings, 'identity']);
    const encoding = encodings.find((known) => known === accepted);
    const { body, tag } = await responseIn(answer, encoding);
    // What the caller varies by comes first, e.g. the language.
    const vary = ['accept-encoding', reply.getHeader('vary')].filter(Boolean).join(', ');
    reply.header('cache-control', 'no-cache').header('vary', vary).header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(answer.type).send(body);
  };
}
