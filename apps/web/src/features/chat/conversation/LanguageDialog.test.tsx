import { ChatProvider, memoryChoiceStorage, useTranslationChoices } from '@franca/chat-kit';
import type { Topic, TopicEngines } from '@franca/contract';
import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/data/queryClient.ts';
import { createChatPort } from '../port/createChatPort.ts';
import { LanguageDialog } from './LanguageDialog.tsx';
import { useSharedChoice } from './useSharedChoice.ts';

const topicId = '019aa000-0000-7000-8000-000000000009';
const topicWith = (show: Topic['show']) => ({ _id: topicId, language: null, show }) as Topic;

const local = { use: 'translation', name: 'Apertium', service: null } as const;
const outside = { use: 'translation', name: 'DeepL', service: 'api.deepl.com' } as const;
let engines: TopicEngines;
let sent: unknown[];
let unmount: () => void;
const onDone = vi.fn();

beforeEach(() => {
  sent = [];
  engines = {
    topic_id: topicId,
    engines: [local],
    is_local_only: false,
    is_own_choice: false,
    chosen_by: [],
  };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    const data = path.includes('/topic/engines') ? engines : path.includes('/topic') ? [] : { languages: [] };
    return Response.json({ success: true, data });
  });
});

afterEach(() => {
  unmount();
  onDone.mockClear();
  queryClient.clear();
});

function Stage({ topic }: { topic: Topic }) {
  useSharedChoice(topic);
  const choices = useTranslationChoices();
  return (
    <>
      <output>{choices.viewOf(topic._id, 'a message')}</output>
      <LanguageDialog topic={topic} open onOpenChange={onDone} />
    </>
  );
}

function open(first: Topic) {
  const viewer = { id: 'ana', name: 'Ana', avatarUrl: null };
  const pages = { read: async () => undefined, write: vi.fn(), apply: vi.fn(), forget: vi.fn() };
  const socket = { on: () => () => undefined } as never;
  const port = createChatPort({ viewer, socket, pages, blocked: { note: vi.fn() } });
  const storage = memoryChoiceStorage();
  const page = (topic: Topic) => (
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en">
        <ChatProvider port={port} storage={storage}>
          <Stage topic={topic} />
        </ChatProvider>
      </FrancaProvider>
    </QueryClientProvider>
  );
  const drawn = render(page(first));
  ({ unmount } = drawn);
  return { storage, follow: (topic: Topic) => drawn.rerender(page(topic)) };
}

const shown = () => document.querySelector('output')?.textContent;
const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show messages' });
const press = () =>
  act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Done' })));

describe('what a conversation shows', () => {
  it('follows a choice on another device when the update of the topic arrives', async () => {
    const { storage, follow } = open(topicWith('original'));
    expect(field().value).toBe('original');
    expect(shown()).toBe('original');
    follow(topicWith('both'));
    expect(field().value).toBe('both');
    expect(shown()).toBe('both');
    // Also without a network, when the page opens next.
    expect(storage.get(`translation/${topicId}`)).toBe('both');
  });

  it('is stored only where it was changed: another device may have chosen meanwhile', async () => {
    open(topicWith('original'));
    await press();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(false));
    expect(sent).toEqual([{ topic_id: topicId }]);
    expect(shown()).toBe('original');
  });

  it('is stored and shown at once where it was changed', async () => {
    open(topicWith('original'));
    fireEvent.change(field(), { target: { value: 'both' } });
    await press();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(false));
    expect(sent).toEqual([{ topic_id: topicId, show: 'both' }]);
    expect(shown()).toBe('both');
  });
});

describe('who can read the texts', () => {
  it('is everybody on this server where there is nobody else, and nothing can be excluded', async () => {
    open(topicWith('original'));
    expect(await screen.findByText('Everything is done on this server.')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('names services by their hosts, and excludes them at once', async () => {
    engines = { ...engines, engines: [outside, local] };
    open(topicWith('original'));
    await screen.findByRole('switch', { name: 'Only this server' });
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(/^This server: .*Apertium/);
    expect(second).toMatch(/api\.deepl\.com.*: .*DeepL/);
    engines = { ...engines, is_local_only: true, is_own_choice: true };
    await act(async () => fireEvent.click(screen.getByRole('switch')));
    expect(sent).toEqual([{ topic_id: topicId, is_local_only: true }]);
    await vi.waitFor(() => expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('gets nothing'));
  });

  it('says who excluded services, and leaves the own choice open', async () => {
    const chosen_by = [{ _id: '019aa000-0000-7000-8000-000000000002', name: 'Bea', avatar: null }];
    engines = { ...engines, engines: [outside], is_local_only: true, chosen_by };
    open(topicWith('original'));
    expect(await screen.findByText(/Bea.* chose that services outside get nothing/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });

  it('says that they are being loaded', async () => {
    const online = globalThis.fetch;
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (path.includes('/topic/engines')) await isReleased;
      return online(path, init);
    });
    open(topicWith('original'));
    const section = screen.getByRole('region', { name: 'Who can read the texts' });
    expect(within(section).getByRole('status')).toBeTruthy();
    await act(async () => release());
    expect(await within(section).findByText('Everything is done on this server.')).toBeTruthy();
    expect(within(section).queryByRole('status')).toBeNull();
  });

  it('says that they could not be loaded, and asks again', async () => {
    const online = globalThis.fetch;
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
      path.includes('/topic/engines') ? new Response('{}', { status: 404 }) : online(path, init),
    );
    open(topicWith('original'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    vi.stubGlobal('fetch', online);
    await act(async () => fireEvent.click(retry));
    expect(await screen.findByText('Everything is done on this server.')).toBeTruthy();
  });
});
