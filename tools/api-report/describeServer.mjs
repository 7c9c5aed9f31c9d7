import { describePolicy } from '../../packages/contract/src/endpoint/describePolicy.ts';
import { commonErrors } from '../../packages/contract/src/errors/commonErrors.ts';
import { errorCodes } from '../../packages/contract/src/errors/errorCodes.ts';
import { callEvents } from '../../packages/contract/src/events/callEvents.ts';
import { chatEvents } from '../../packages/contract/src/events/chatEvents.ts';
import { speechEvents } from '../../packages/contract/src/events/speechEvents.ts';
import { createSchemaWriter } from '../../packages/contract/src/openapi/createSchemaWriter.ts';
import { endpoints } from '../../packages/contract/src/rest/endpoints.ts';
import { slugOf } from '../docs/slugOf.mjs';
import { commentsOfSchemas } from './commentsOfSchemas.mjs';
import { writePayload } from './writePayload.mjs';
import { writeShape } from './writeShape.mjs';

const written = 'Written by `npm run api` from the contract.';

const block = (text) => `\`\`\`text\n${text}\n\`\`\``;

const page = (title, intro, sections) =>
  `${[`# ${title}`, `${written} ${intro}`, ...sections].join('\n\n')}\n`;

const contents = (headings) => headings.map((heading) => `- [${heading}](#${slugOf(heading)})`).join('\n');

function requestSection(domain, name, endpoint, writer) {
  const parts = ['params', 'query', 'body'].filter((part) => endpoint[part]);
  const input = parts.map((part) => `${part}: ${writeShape(writer.write(endpoint[part], 'input'))}`);
  if (endpoint.accepts === 'binary') input.push('body: Blob');
  const data = endpoint.responds === 'binary' ? 'Blob' : writeShape(writer.write(endpoint.data, 'output'));
  const result = endpoint.pagination ? `{ data: ${data}, pagination: Pagination }` : data;
  const refusals = endpoint.errors.map((code) => `\`${code}\``).join(', ');
  const notes = [
    describePolicy(endpoint),
    endpoint.stage === 'later' ? 'Not served by this version.' : '',
    refusals && `Refused with ${refusals}.`,
  ];
  return [
    `### ${domain}.${name}`,
    `${endpoint.summary} \`${endpoint.method} ${endpoint.path}\``,
    block([...input, `→ ${result}`].join('\n')),
    notes.filter(Boolean).join(' '),
  ].join('\n\n');
}

function requestsPage(writer) {
  const domains = Object.entries(endpoints);
  const intro =
    'Each request of `createApiClient`: what it is given, and after the arrow what it resolves with; a name with a capital letter is one of the [objects](objects.md). Beside the refusals of its own, every request may fail with those that [all of them have](objects.md#errorcode).';
  const sections = domains.map(([domain, requests]) =>
    [
      `## ${domain}`,
      ...Object.entries(requests).map(([name, endpoint]) => requestSection(domain, name, endpoint, writer)),
    ].join('\n\n'),
  );
  return page('Requests', intro, [contents(domains.map(([domain]) => domain)), ...sections]);
}

function eventSection(key, event, writer) {
  const isSent = event.direction === 'toServer';
  const ids = event.suffix ? `{ ${event.suffix.join(', ')} }` : '{}';
  const on = `on(${event.group}.${key}, ${ids}, (payload) => …)`;
  const use = isSent ? `emit(${event.group}.${key}, payload)` : on;
  const lines = [use, `payload: ${writePayload(event, writer)}`];
  if (event.ack) lines.push(`→ ${writeShape(writer.write(event.ack, 'output'))}`);
  return [`### ${key}`, `${event.summary} \`${event.name}\``, block(lines.join('\n'))].join('\n\n');
}

const namespaces = {
  '/chat': ['chatEventNames', chatEvents],
  '/call': ['callEventNames', callEvents],
  '/speech': ['speechEventNames', speechEvents],
};

function eventsPage(writer) {
  const intro =
    'What the sockets of `createSocket` carry; a name with a capital letter is one of the [objects](objects.md). Names come from `@franca/contract/client`. Subscriptions (`…Listen` and `…StopListen`) belong into `keepSubscribed`, which repeats them after every break.';
  const sections = Object.entries(namespaces).flatMap(([namespace, [group, events]]) =>
    ['toClient', 'toServer'].map((direction) => {
      const chosen = Object.entries(events).filter(([, event]) => event.direction === direction);
      const heading =
        direction === 'toClient' ? `From the server on ${namespace}` : `To the server on ${namespace}`;
      const parts = chosen.map(([key, event]) => eventSection(key, { ...event, group }, writer));
      return { heading, text: [`## ${heading}`, ...parts].join('\n\n') };
    }),
  );
  return page('Events', intro, [
    contents(sections.map(({ heading }) => heading)),
    ...sections.map(({ text }) => text),
  ]);
}

const clientCodes =
  'where no answer of a server came, the code of the client is `network`, `timeout`, `aborted` or `unexpected`.';

function objectsPage(writer) {
  const comments = commentsOfSchemas();
  const names = Object.keys(writer.components).toSorted();
  const intro =
    "What requests and events carry. Ids are UUIDs, moments ISO 8601 in UTC (`2026-11-21T10:00:00.000Z`), languages BCP 47 tags. As types they have the same names in `@franca/contract`: `import type { Message } from '@franca/contract'`.";
  const sections = names.map((name) => {
    const says = comments.get(`${name[0].toLowerCase()}${name.slice(1)}Schema`) ?? '';
    return [`## ${name}`, says, block(writeShape(writer.components[name]))].filter(Boolean).join('\n\n');
  });
  const codes = Object.entries(errorCodes).map(
    ([code, { status, sentence }]) => `| \`${code}\` | ${status} | ${sentence} |`,
  );
  const errors = [
    '## ErrorCode',
    `What the \`code\` of an \`ApiError\` or of an acknowledgement can be, with its HTTP status and its sentence. Every request may fail with ${commonErrors.map((code) => `\`${code}\``).join(', ')}; ${clientCodes}`,
    ['| code | status | sentence |', '| --- | ---: | --- |', ...codes].join('\n'),
  ].join('\n\n');
  return page('Objects', intro, [contents([...names, 'ErrorCode']), ...sections, errors]);
}

/**
 * Every request and every event of a server with what it carries, as pages of the guide of the package that speaks with one.
 *
 * @returns {Record<string, string>} the text of each page by its name
 */
export function describeServer() {
  const writer = createSchemaWriter();
  const requests = requestsPage(writer);
  const events = eventsPage(writer);
  return { 'requests.md': requests, 'events.md': events, 'objects.md': objectsPage(writer) };
}
