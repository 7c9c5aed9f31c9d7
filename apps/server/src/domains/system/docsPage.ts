import { describePolicy, type EndpointDefinition, errorCodes } from '@franca/contract';
import { z } from 'zod';
import { escapeHtml, htmlPage } from '../../http/htmlPage.ts';

function shape(title: string, schema: z.ZodType | undefined): string {
  if (!schema) return '';
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const text = escapeHtml(JSON.stringify(json, null, 2));
  return `<details><summary>${title}</summary><pre>${text}</pre></details>`;
}

function section(endpoint: EndpointDefinition): string {
  const { method, path, summary, errors, params, query, body, data } = endpoint;
  const codes = errors.map(
    (code) =>
      `<li><code>${code}</code> ${errorCodes[code].status}: ${escapeHtml(errorCodes[code].sentence)}</li>`,
  );
  return `<h3 id="${escapeHtml(endpoint.id)}"><code>${method} /api${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)} ${escapeHtml(describePolicy(endpoint))}</p>
${shape('Path', params)}${shape('Query', query)}${shape('Body', body)}${shape('Data', data)}
${codes.length > 0 ? `<ul>${codes.join('')}</ul>` : ''}`;
}

/** The readable page `/api/docs`, generated from the contract. */
export function docsPage(endpoints: readonly EndpointDefinition[]): string {
  const domainOf = (endpoint: EndpointDefinition): string => endpoint.id.split('.')[0] ?? '';
  const names = [...new Set(endpoints.map(domainOf))];
  const parts = names.map((name) => {
    const sections = endpoints.filter((endpoint) => domainOf(endpoint) === name).map(section);
    return `<h2>${escapeHtml(name)}</h2>${sections.join('\n')}`;
  });
  const intro = `<p>The same as an <a href="/api/openapi.json">OpenAPI document</a>. Answers are
<code>{"success": true, "data": …}</code> or <code>{"success": false, "errors": ["…"], "code": "…"}</code>.</p>`;
  return htmlPage('Franca API', intro + parts.join('\n'));
}
