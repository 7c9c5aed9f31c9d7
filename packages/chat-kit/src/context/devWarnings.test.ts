// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TopicChange } from '../core/model/TopicChange.ts';
import { createTopicStore } from '../core/store/createTopicStore.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { demoMessage } from '../testing/demoMessage.ts';

async function hintsOf(html: string, ports = [createDemoPort()], atOnce = false): Promise<string> {
  vi.resetModules();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { devWarnings } = await import('./devWarnings.ts');
  document.body.innerHTML = html;
  let stop = (): void => {};
  for (const port of ports) {
    // A provider releases its port when it takes another.
    if (!atOnce) stop();
    stop = devWarnings(port);
  }
  vi.runAllTimers();
  stop();
  const hints = warn.mock.calls.join('\n');
  warn.mockRestore();
  return hints;
}

const conversation = (style: string) =>
  `<section style="${style}"><div><div><div role="feed"></div></div></div></section>`;

describe('the hints in development', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The page is shared with tests that have a provider.
    document.documentElement.removeAttribute('style');
    document.documentElement.removeAttribute('data-fr-page');
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('name what is not on the page: the provider and both style sheets', async () => {
    const hints = await hintsOf(conversation('display: block'));
    expect(hints).toContain('FrancaProvider');
    expect(hints).toContain('@franca/ui/styles.css');
    expect(hints).toContain('@franca/chat-kit/styles.css');
  });

  it('are silent where all is well', async () => {
    document.documentElement.dataset.frPage = '';
    document.documentElement.style.setProperty('--fr-surface', '#ffffff');
    expect(await hintsOf(conversation('display: flex'))).toBe('');
  });

  it('name rules for every element that no layer holds', async () => {
    const rules = 'padding: 1em; background-color: #1a1a1a;';
    expect(await hintsOf(`<style>.app button { ${rules} } button:hover { ${rules} }</style>`)).toContain(
      '“button:hover”',
    );
    expect(await hintsOf(`<style>@layer app { button { ${rules} } }</style>`)).not.toContain('layer(app)');
  });

  it('notice a port that is made at every rendering, not those of several accounts or providers', async () => {
    const made = Array.from({ length: 5 }, () => createDemoPort());
    expect(await hintsOf('', made)).toContain('Make it once');
    expect(await hintsOf('', made, true)).not.toContain('Make it once');
    const people = made.map((port, index) => ({ ...port, viewer: { ...port.viewer, id: `${index}` } }));
    expect(await hintsOf('', people)).not.toContain('Make it once');
  });
});

describe('the numbers of changes', () => {
  const message = demoMessage(3, { topicId: 'demo', newestAt: 1_800_000_000_000, count: 3 });
  const warningsOf = async (change: TopicChange): Promise<string> => {
    vi.resetModules();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { warnAboutNumber } = await import('./devWarnings.ts');
    const store = createTopicStore();
    store.addPage({ messages: [message], hasOlder: false, asOf: 7, isNewest: true });
    warnAboutNumber(change, store);
    const warnings = warn.mock.calls.join('\n');
    warn.mockRestore();
    return warnings;
  };
  const other = { ...message, chatId: 'other' };

  it('are warned of where a new message has one that is known already', async () => {
    expect(await warningsOf({ kind: 'message', seq: 5, message: other })).toContain('up to 7');
    expect(await warningsOf({ kind: 'message', seq: 8, message: other })).toBe('');
    expect(await warningsOf({ kind: 'message', seq: 3, message })).toBe('');
  });

  it('are missed where there are none', async () => {
    const numberless = { kind: 'message', seq: Number.NaN, message: other } as const;
    expect(await warningsOf(numberless)).toContain('createPlainPort');
  });
});
