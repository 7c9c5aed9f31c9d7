import { type EndpointDefinition, endpoints } from '@franca/contract';
import { findUiLanguage, type UiLanguage } from '@franca/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, htmlPage } from '../../http/htmlPage.ts';
import { routeConfig } from '../../http/routePolicy.ts';
import type { MessageTexts } from '../../strings/languages/en.ts';
import { textsFor } from '../../strings/messageTexts.ts';
import type { Newsletter } from './createNewsletter.ts';

type Fields = Record<string, string>;

/** A page behind a link of a mail, and what its button does. */
type LinkPage = {
  endpoint: EndpointDefinition;
  title: keyof MessageTexts;
  button: keyof MessageTexts;
  done: keyof MessageTexts;
};

const { appointment, subscribe, confirmSubscription, unsubscribe } = endpoints.outreach;

const linkPages: Record<string, LinkPage> = {
  '/newsletter/confirm': {
    endpoint: confirmSubscription,
    title: 'newsletterSubject',
    button: 'newsletterButton',
    done: 'subscribed',
  },
  '/newsletter/unsubscribe': {
    endpoint: unsubscribe,
    title: 'unsubscribeTitle',
    button: 'unsubscribeButton',
    done: 'unsubscribed',
  },
};

/** Fields of a form or an address; of a name that comes twice the first one counts. */
function readFields(value: unknown): Fields {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, field]) => [name, String(Array.isArray(field) ? field[0] : field)]),
  );
}

function sendPage(
  reply: FastifyReply,
  language: UiLanguage,
  { title, body }: { title: string; body: string },
): FastifyReply {
  // The key stands in the address: nobody keeps the page, and no search engine lists it.
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  return reply.type('text/html; charset=utf-8').send(htmlPage(title, body, language));
}

/**
 * The forms of the landing page without a script, and the pages behind the links of the newsletter's mails. Each hands
 * its fields to the endpoint, so that rules and limits are the same. A link only opens a page with a button: programs
 * that check mails open every link, and none of them may subscribe anybody.
 */
export function registerFormPages(
  server: FastifyInstance,
  { languageOf }: Pick<Newsletter, 'languageOf'>,
): void {
  /** Makes the call in the name of whoever sent the form, and shows what came of it. */
  async function answerForm(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    endpoint: EndpointDefinition,
    { fields, shown, done }: { fields: Fields; shown: UiLanguage | undefined; done: (keyof MessageTexts)[] },
  ): Promise<FastifyReply> {
    const accepted = request.headers['accept-language'] ?? '';
    const answer = await server.inject({
      method: 'POST',
      url: `/api${endpoint.path}`,
      remoteAddress: request.ip,
      headers: { 'content-type': 'application/json', 'accept-language': accepted },
      payload: JSON.stringify(fields),
    });
    const { language, texts } = textsFor([shown, accepted].filter(Boolean).join(','));
    const {
      success,
      code,
      errors = [],
    } = answer.json<{ success: boolean; code: string; errors: string[] }>();
    const translated = code === 'link_invalid' ? texts.linkInvalid : texts.formFailed;
    const failures = language === 'en' ? errors : [translated];
    const [title = translated, ...lines] = success ? done.map((key) => texts[key]) : failures;
    const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
    const back = `<p><a href="/?lang=${language}">${escapeHtml(texts.backToFranca)}</a></p>`;
    return sendPage(reply.status(answer.statusCode), language, { title, body: `${paragraphs}\n${back}` });
  }

  async function answerLandingForm(
    call: { request: FastifyRequest; reply: FastifyReply },
    endpoint: EndpointDefinition,
    done: (keyof MessageTexts)[],
  ): Promise<FastifyReply> {
    const fields = readFields(call.request.body);
    return answerForm(call, endpoint, { fields, shown: findUiLanguage(fields.language ?? ''), done });
  }

  // What the forms do is counted by their endpoints.
  const config = routeConfig('publicReads');
  server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/partner', { config }, (request, reply) =>
      answerLandingForm({ request, reply }, appointment, ['enquirySent']),
    );
    scope.post('/newsletter', { config }, (request, reply) =>
      answerLandingForm({ request, reply }, subscribe, ['subscribed', 'subscribedHint']),
    );
    for (const [path, page] of Object.entries(linkPages)) {
      scope.get(path, { config }, async (request, reply) => {
        const { key = '' } = readFields(request.query);
        const { language, texts } = textsFor((await languageOf(key)) ?? request.headers['accept-language']);
        const action = escapeHtml(`${path}?key=${encodeURIComponent(key)}`);
        const button = `<button>${escapeHtml(texts[page.button])}</button>`;
        const body = `<form method="post" action="${action}">${button}</form>`;
        return sendPage(reply, language, { title: texts[page.title], body });
      });
      // Mail programs post here too, with a body of their own (RFC 8058).
      scope.post(path, { config }, async (request, reply) => {
        const { key = '' } = readFields(request.query);
        const shown = await languageOf(key);
        return answerForm({ request, reply }, page.endpoint, { fields: { key }, shown, done: [page.done] });
      });
    }
  });
}
