import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { chooseUiLanguage, findUiLanguage, type UiLanguage, uiLanguageTags } from '@franca/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A content coding in which a page is sent. */
export type PageEncoding = 'br' | 'gzip';

/** Compresses a whole page, by content coding. */
export type PageEncoders = Readonly<Record<PageEncoding, (page: Buffer) => Promise<Buffer>>>;

/** As strong as the files that the build compresses: each page is compressed once, not at each request. */
const zlibEncoders: PageEncoders = {
  br: (page) => promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (page) => promisify(gzip)(page, { level: 9 }),
};

/** In the order in which they are preferred. */
const encodings: readonly PageEncoding[] = ['br', 'gzip'];

/** Where a page's files are, and what this installation puts into them. */
export type RenderedPageOptions = {
  /** The file of a language. */
  fileOf: (language: UiLanguage) => string;
  /**
   * Replaces what the build could not know; called at the first request, once for each language that an address names and
   * once for each that the browser asks for.
   */
  fill: (page: string, isNamed: boolean) => string | Promise<string>;
  /** Node's own when left out. */
  encoders?: PageEncoders;
};

/** A page as it is sent in one coding, with its strong entity tag. */
type PageForm = { body: Buffer; tag: string };

/** The languages of an Accept-Language header, in the order in which browsers send them. */
const languagesOf = (header = ''): string[] =>
  header.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');

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

/**
 * Answers with a page that the web build has rendered, in the language that `?lang=` names or the browser asks for.
 * Undefined when it was not built.
 *
 * Each page is filled in once and compressed once, and kept: per language of the interface two pages in three codings, which
 * is less than 1 MB altogether, whatever is asked for. Register it with `compress: false`.
 */
export function renderedPage({ fileOf, fill, encoders = zlibEncoders }: RenderedPageOptions) {
  if (!uiLanguageTags.every((language) => existsSync(fileOf(language)))) return undefined;

  const keepPage = createKeep<PageForm>();
  const keepForm = createKeep<PageForm>();

  async function makePage(language: UiLanguage, isNamed: boolean): Promise<PageForm> {
    const body = Buffer.from(await fill(readFileSync(fileOf(language), 'utf8'), isNamed));
    return { body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) };
  }

  function pageIn(
    language: UiLanguage,
    isNamed: boolean,
    encoding: PageEncoding | undefined,
  ): Promise<PageForm> {
    const key = `${language} ${isNamed}`;
    return keepForm(`${key} ${encoding}`, async () => {
      const { body, tag } = await keepPage(key, () => makePage(language, isNamed));
      // A strong tag stands for the same bytes, so each coding has its own.
      if (!encoding) return { body, tag: `"${tag}"` };
      return { body: await encoders[encoding](body), tag: `"${tag}-${encoding}"` };
    });
  }

  return async (request: FastifyRequest<{ Querystring: { lang?: unknown } }>, reply: FastifyReply) => {
    const { lang } = request.query;
    const named = typeof lang === 'string' ? findUiLanguage(lang) : undefined;
    const language = named ?? chooseUiLanguage(languagesOf(request.headers['accept-language']));
    const accepted = negotiate(request.headers['accept-encoding'] ?? '', [...encodings, 'identity']);
    const encoding = encodings.find((known) => known === accepted);
    const { body, tag } = await pageIn(language, named !== undefined, encoding);
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language');
    reply.header('etag', tag).header('content-language', language);
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  };
}
