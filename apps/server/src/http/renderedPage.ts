import { existsSync, readFileSync } from 'node:fs';
import { chooseUiLanguage, findUiLanguage, type UiLanguage, uiLanguageTags } from '@franca/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createFixedResponses, type ResponseEncoders } from './fixedResponse.ts';

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
  encoders?: ResponseEncoders;
};

/** The languages of an Accept-Language header, in the order in which browsers send them. */
const languagesOf = (header = ''): string[] =>
  header.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');

/**
 * Responds with a page that the web build has rendered, in the language that `?lang=` names or the browser asks for.
 * Undefined when it was not built.
 *
 * Each page is filled in once and compressed once, and kept: per language of the interface two pages in three codings, which
 * is less than 1 MB altogether, whatever is asked for. Register it with `compress: false`.
 */
export function renderedPage({ fileOf, fill, encoders }: RenderedPageOptions) {
  if (!uiLanguageTags.every((language) => existsSync(fileOf(language)))) return undefined;
  const sendFixed = createFixedResponses(encoders);

  return async (request: FastifyRequest<{ Querystring: { lang?: unknown } }>, reply: FastifyReply) => {
    const { lang } = request.query;
    const named = typeof lang === 'string' ? findUiLanguage(lang) : undefined;
    const language = named ?? chooseUiLanguage(languagesOf(request.headers['accept-language']));
    const isNamed = named !== undefined;
    reply.header('vary', 'accept-language').header('content-language', language);
    return sendFixed(request, reply, {
      key: `${language} ${isNamed}`,
      make: () => fill(readFileSync(fileOf(language), 'utf8'), isNamed),
      type: 'text/html; charset=utf-8',
    });
  };
}
