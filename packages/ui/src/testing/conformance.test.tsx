// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FrancaProvider } from '../provider/FrancaProvider.tsx';
import { suites } from './conformance/suites.ts';

const render = (name: string, locale: string) =>
  renderToString(
    <FrancaProvider locale={locale}>{suites[name]?.create({ 'data-probe': 'here' })}</FrancaProvider>,
  );

describe.each(Object.entries(suites))('%s on a server without a window', (name, { element, portal }) => {
  it.each(['en', 'ar'])('renders its markup, %s', (locale) => {
    const html = render(name, locale);
    expect(html).not.toMatch(/\[object |undefined|NaN/);
    if (portal) expect(html).not.toContain('data-probe');
    else expect(html).toMatch(new RegExp(`<${element}\\b[^>]*data-probe="here"`));
  });
});
