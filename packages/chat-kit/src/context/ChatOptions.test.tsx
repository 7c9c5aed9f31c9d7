// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FrancaProvider } from '@franca/ui/provider';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Conversation } from '../Conversation/Conversation.tsx';
import { createDemoPort, demoNow } from '../testing/createDemoPort.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { manualClock } from '../testing/index.ts';
import { pretendLayout } from '../testing/pretendLayout.ts';
import { type ChatOptions, resolveOptions } from './ChatOptions.ts';
import { ChatProvider } from './ChatProvider.tsx';

const dayLength = 24 * 60 * 60 * 1000;

describe('options', () => {
  let stop = (): void => {};
  const limits: number[] = [];

  async function show(options: ChatOptions): Promise<HTMLElement[]> {
    const demo = createDemoPort({ count: 30 });
    const port = {
      ...demo,
      messages: {
        ...demo.messages,
        page: (...asked: Parameters<typeof demo.messages.page>) => {
          limits.push(asked[0].limit);
          return demo.messages.page(...asked);
        },
      },
    };
    render(
      <FrancaProvider locale="en">
        <ChatProvider port={port} clock={manualClock(demoNow + 3 * dayLength)} options={options}>
          <Conversation topic={demoTopic()} readingLanguage="en" />
        </ChatProvider>
      </FrancaProvider>,
    );
    return screen.findAllByRole('article');
  }

  beforeEach(() => {
    limits.length = 0;
    stop = pretendLayout();
  });
  afterEach(() => {
    cleanup();
    stop();
  });

  it('join messages of one author, as far apart as they say or not at all', async () => {
    const joined = await show({});
    expect(joined.some(({ dataset }) => dataset.run !== 'single')).toBe(true);
    cleanup();
    const alone = await show({ grouping: false });
    expect(alone.every(({ dataset }) => dataset.run === 'single')).toBe(true);
  });

  it('say how many messages a page has', async () => {
    await show({ pageSize: 7 });
    expect(new Set(limits)).toEqual(new Set([7]));
  });

  it('write dates and times', async () => {
    await show({
      dateFormat: { year: 'numeric', month: '2-digit', day: '2-digit' },
      timeFormat: { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false },
    });
    await screen.findByText('11/20/2026');
    expect(screen.getAllByText(/^\d\d:\d\d:\d\d$/).length).toBeGreaterThan(0);
  });

  it('choose the groups of the emoji picker, and what it finds', async () => {
    await show({ emojiSets: ['foods', 'flags'] });
    fireEvent.click(screen.getByRole('button', { name: 'Emoji' }));
    const names = async () =>
      (await screen.findAllByRole('tab', {}, { timeout: 20_000 })).map(({ textContent }) => textContent);
    expect(await names()).toEqual(['Recently used', 'Food & Drink', 'Flags']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dog' } });
    await waitFor(() => expect(screen.queryByTitle(/hot dog/i)).toBeTruthy(), { timeout: 20_000 });
    expect(screen.queryByTitle(/dog face/i)).toBeNull();
  }, 60_000);

  it('stand in the guide, with the defaults that several parts share', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../guide/options.md'), 'utf8');
    const [, part = ''] = /## Options of conversations\n([\s\S]*?)\n## /.exec(guide) ?? [];
    const documented = new Map(
      [...part.matchAll(/^\| `(\w+)` \| .* \| (.*) \|$/gm)].map(([, name = '', value]) => [name, value]),
    );
    for (const [name, value] of Object.entries(resolveOptions())) {
      expect(documented.has(name), name).toBe(true);
      if (typeof value === 'number') expect(documented.get(name), name).toBe(value.toLocaleString('en'));
    }
  });
});
