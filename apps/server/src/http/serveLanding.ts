import { join } from 'node:path';
import { uiLanguageTags } from '@franca/languages';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './htmlPage.ts';
import { renderedPage } from './renderedPage.ts';
import { routeConfig } from './routePolicy.ts';

/** Stands in the built pages for the address of this installation. */
const originMark = '__ORIGIN__';

/** The canonical address in a built page. The page without a language in its address is one of its own, for all others. */
const canonicalLink = /(<link rel="canonical" href="__ORIGIN__\/)\?lang=[\w-]+/;

/**
 * Serves `/` from the pages that the web build has rendered, in the language that `?lang=` names or the browser asks for,
 * and what search engines read beside it. Returns false when none were built.
 */
export function serveLanding(
  server: FastifyInstance,
  { directory, publicUrl }: { directory: string; publicUrl: () => string },
): boolean {
  const answer = renderedPage({
    fileOf: (language) => join(directory, '.pages', `${language}.html`),
    // At the first request: before that, a server on a random port does not know its own address.
    fill: (page, isNamed) =>
      (isNamed ? page : page.replace(canonicalLink, '$1')).replaceAll(originMark, escapeHtml(publicUrl())),
  });
  if (!answer) return false;
  const config = routeConfig('publicReads');
  server.get('/', { compress: false, config }, answer);

  server.get('/robots.txt', { config }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${publicUrl()}/sitemap.xml\n`),
  );
  server.get('/sitemap.xml', { config }, (_request, reply) => {
    const origin = escapeHtml(publicUrl());
    const others = uiLanguageTags.map(
      (tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}/?lang=${tag}"/>`,
    );
    const landing = uiLanguageTags.map(
      (tag) => `<url><loc>${origin}/?lang=${tag}</loc>${others.join('')}</url>`,
    );
    const rest = ['/terms.html', '/privacy.html', '/install.html'].map(
      (path) => `<url><loc>${origin}${path}</loc></url>`,
    );
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
