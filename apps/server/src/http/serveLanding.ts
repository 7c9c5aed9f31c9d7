import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseUiLanguage, findUiLanguage, type UiLanguage, uiLanguageTags } from '@franca/languages';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './htmlPage.ts';

/** Stands in the built pages for the address of this installation. */
const originMark = '__ORIGIN__';

/** The languages of an Accept-Language header, in the order in which browsers send them. */
const languagesOf = (header = ''): string[] =>
  header.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');

/**
 * Serves `/` from the pages that the web build has rendered, in the language that `?lang=` names or the browser asks for,
 * and what search engines read beside it. Returns false when none were built.
 */
export function serveLanding(
  server: FastifyInstance,
  { directory, publicUrl }: { directory: string; publicUrl: () => string },
): boolean {
  const fileOf = (language: UiLanguage): string => join(directory, '.pages', `${language}.html`);
  if (!uiLanguageTags.every((language) => existsSync(fileOf(language)))) return false;

  const pages = new Map<UiLanguage, { page: string; tag: string }>();
  function pageIn(language: UiLanguage): { page: string; tag: string } {
    const known = pages.get(language);
    if (known) return known;
    // Read at the first request: before that, a server on a random port does not know its own address.
    const page = readFileSync(fileOf(language), 'utf8').replaceAll(originMark, escapeHtml(publicUrl()));
    const tag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
    const made = { page, tag };
    pages.set(language, made);
    return made;
  }

  server.get<{ Querystring: { lang?: unknown } }>('/', (request, reply) => {
    const { lang } = request.query;
    const named = typeof lang === 'string' ? findUiLanguage(lang) : undefined;
    const language = named ?? chooseUiLanguage(languagesOf(request.headers['accept-language']));
    const { page, tag } = pageIn(language);
    reply.header('cache-control', 'no-cache').header('vary', 'accept-language').header('etag', tag);
    reply.header('content-language', language);
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  });

  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${publicUrl()}/sitemap.xml\n`),
  );
  server.get('/sitemap.xml', (_request, reply) => {
    const origin = escapeHtml(publicUrl());
    const others = uiLanguageTags.map(
      (tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}/?lang=${tag}"/>`,
    );
    const landing = uiLanguageTags.map(
      (tag) => `<url><loc>${origin}/?lang=${tag}</loc>${others.join('')}</url>`,
    );
    const rest = ['/terms.html', '/privacy.html'].map((path) => `<url><loc>${origin}${path}</loc></url>`);
    const lists =
      'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${lists}>${[...landing, ...rest].join('\n')}</urlset>\n`,
      );
  });
  return true;
}
