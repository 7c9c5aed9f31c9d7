import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chooseUiLanguage, findUiLanguage, type UiLanguage, uiLanguageTags } from '@franca/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a page's files are, and what this installation puts into them. */
export type RenderedPageOptions = {
  /** The file of a language. */
  fileOf: (language: UiLanguage) => string;
  /**
   * Replaces what the build could not know; called at the first request, once for each language that an address names and
   * once for each that the browser asks for.
   */
  fill: (page: string, isNamed: boolean) => string | Promise<string>;
};

/** The languages of an Accept-Language header, in the order in which browsers send them. */
const languagesOf = (header = ''): string[] =>
  header.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');

/**
 * Answers with a page that the web build has rendered, in the language that `?lang=` names or the browser asks for.
 * Undefined when it was not built.
 */
export function renderedPage({ fileOf, fill }: RenderedPageOptions) {
  if (!uiLanguageTags.every((language) => existsSync(fileOf(language)))) return undefined;

  const pages = new Map<string, Promise<{ page: string; tag: string }>>();
  async function make(language: UiLanguage, isNamed: boolean): Promise<{ page: string; tag: string }> {
    const page = await fill(readFileSync(fileOf(language), 'utf8'), isNamed);
    const tag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
    return { page, tag };
  }
  function pageIn(language: UiLanguage, isNamed: boolean): Promise<{ page: string; tag: string }> {
    const key = `${language} ${isNamed}`;
    const made = pages.get(key) ?? make(language, isNamed);
    pages.set(key, made);
    return made;
  }

  return async (request: FastifyRequest<{ Querystring: { lang?: unknown } }>, reply: FastifyReply) => {
    const { lang } = request.query;
    const named = typeof lang === 'string' ? findUiLanguage(lang) : undefined;
    const language = named ?? chooseUiLanguage(languagesOf(request.headers['accept-language']));
    const { page, tag } = await pageIn(language, named !== undefined);
    reply.header('cache-control', 'no-cache').header('vary', 'accept-language').header('etag', tag);
    reply.header('content-language', language);
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  };
}
