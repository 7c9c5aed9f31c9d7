import { ChatProvider, memoryChoiceStorage, useTranslationChoices } from '@franca/chat-kit';
import type { Term, Topic, TopicEngines } from '@franca/contract';
import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../../lib/data/api.ts';
import { queryClient } from '../../../lib/data/queryClient.ts';
import { createChatPort } from '../port/createChatPort.ts';
import { LanguageDialog } from './LanguageDialog.tsx';
import { useSharedChoice } from './useSharedChoice.ts';

const topicId = '019aa000-0000-7000-8000-000000000009';
const topicWith = (show: Topic['show']) => ({ _id: topicId, language: null, show }) as Topic;

const local = { use: 'translation', name: 'Apertium', service: null } as const;
const outside = { use: 'translation', name: 'DeepL', service: 'api.deepl.com' } as const;
const termOf = (term: string, translations: Term['translations']): Term => ({
  ...{ _id: `id of ${term}`, term, translations, created_at: '2026-11-26T08:00:00.000Z' },
  by: { _id: '019aa000-0000-7000-8000-000000000002', name: 'Bea', avatar: null },
});
let engines: TopicEngines;
let terms: Term[];
let sent: unknown[];
let unmount: () => void;
const onDone = vi.fn();

/** What the server answers; a term that is set stands alone then. */
function answer(path: string, init?: RequestInit): unknown {
  if (path.includes('/topic/engines')) return engines;
  if (path.includes('/topic/glossary')) {
    if (init?.method === 'DELETE') terms = [];
    if (init?.body) terms = [{ ...termOf('Will', null), ...JSON.parse(String(init.body)) }];
    return terms;
  }
  return path.includes('/topic')
    ? queryClient.getQueryData(queries.topics.list().queryKey)
    : { languages: [{ name: 'Spanish', code: 'es' }] };
}

beforeEach(() => {
  sent = [];
  terms = [];
  engines = {
    topic_id: topicId,
    engines: [local],
    is_local_only: false,
    is_own_choice: false,
    chosen_by: [],
  };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    return Response.json({ success: true, data: answer(path, init) });
  });
});

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
  onDone.mockClear();
  queryClient.clear();
});

const socket = { on: () => () => undefined, subscribe: () => () => undefined } as never;

function Stage({ topic }: { topic: Topic }) {
  useSharedChoice(topic);
  const choices = useTranslationChoices();
  return (
    <>
      <output>{choices.viewOf(topic._id, 'a message')}</output>
      <LanguageDialog topicId={topicId} socket={socket} open onOpenChange={onDone} />
    </>
  );
}

function open(first: Topic) {
  const viewer = { id: 'ana', name: 'Ana', avatarUrl: null };
  const pages = {
    read: async () => undefined,
    write: vi.fn(),
    apply: vi.fn(),
    forget: vi.fn(),
    sweep: async () => {},
  };
  const port = createChatPort({ viewer, socket, pages, blocked: { note: vi.fn() } });
  const storage = memoryChoiceStorage();
  const asked = queries.topics.list();
  queryClient.setQueryData(asked.queryKey, [first]);
  const Page = () => {
    const { data } = useQuery({ ...asked, enabled: false });
    return (
      <ChatProvider port={port} storage={storage}>
        <Stage topic={data?.[0] ?? first} />
      </ChatProvider>
    );
  };
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en">
        <Page />
      </FrancaProvider>
    </QueryClientProvider>,
  ));
  return {
    storage,
    follow: (topic: Topic) => act(async () => void queryClient.setQueryData(asked.queryKey, [topic])),
  };
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
    await follow(topicWith('both'));
    await vi.waitFor(() => expect(field().value).toBe('both'), { timeout: 10_000 });
    expect(shown()).toBe('both');
    // Also without a network, when the page opens next.
    expect(storage.get(`translation/${topicId}`)).toBe('both');
  });

  it('is stored only where it was changed: another device may have chosen meanwhile', async () => {
    open(topicWith('original'));
    await press();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(false), { timeout: 10_000 });
    expect(sent).toEqual([{ topic_id: topicId }]);
    expect(shown()).toBe('original');
  });

  it('is stored and shown at once where it was changed', async () => {
    open(topicWith('original'));
    fireEvent.change(field(), { target: { value: 'both' } });
    await press();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(false), { timeout: 10_000 });
    expect(sent).toEqual([{ topic_id: topicId, show: 'both' }]);
    expect(shown()).toBe('both');
  });
});

const onlyHere = { name: 'Only this server' };

describe('who can read the texts', () => {
  it('is everybody on this server where there is nobody else, and nothing can be excluded', async () => {
    open(topicWith('original'));
    expect(await screen.findByText('Everything is done on this server.')).toBeTruthy();
    expect(screen.queryByRole('switch', onlyHere)).toBeNull();
  });

  it('names the browser of this device where it translates', async () => {
    vi.stubGlobal('Translator', {});
    open(topicWith('original'));
    expect(await screen.findByText('This device: your browser (translation)')).toBeTruthy();
    expect(screen.queryByText('Everything is done on this server.')).toBeNull();
  });

  it('names services by their hosts, and excludes them at once', async () => {
    engines = { ...engines, engines: [outside, local] };
    open(topicWith('original'));
    await screen.findByRole('switch', onlyHere);
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(/^This server: .*Apertium/);
    expect(second).toMatch(/api\.deepl\.com.*: .*DeepL/);
    engines = { ...engines, is_local_only: true, is_own_choice: true };
    await act(async () => fireEvent.click(screen.getByRole('switch', onlyHere)));
    expect(sent).toEqual([{ topic_id: topicId, is_local_only: true }]);
    await vi.waitFor(
      () => expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('gets nothing'),
      { timeout: 10_000 },
    );
  });

  it('says who excluded services, and leaves the own choice open', async () => {
    const chosen_by = [{ _id: '019aa000-0000-7000-8000-000000000002', name: 'Bea', avatar: null }];
    engines = { ...engines, engines: [outside], is_local_only: true, chosen_by };
    open(topicWith('original'));
    expect(await screen.findByText(/Bea.* chose that services outside get nothing/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', onlyHere).checked).toBe(false);
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

describe('names and terms', () => {
  const termField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name or term' });
  const add = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^(Add|Save)$/ })));

  it('are listed with what stands for them and who added them', async () => {
    terms = [termOf('sprint', { es: 'iteración' }), termOf('Will', null)];
    open(topicWith('original'));
    await termField();
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(/sprint.*iteración.* \(Spanish\)Added by .*Bea/);
    expect(second).toMatch(/Will.* stays as it is/);
  });

  it('are added, and another one can be written at once', async () => {
    open(topicWith('original'));
    fireEvent.change(await termField(), { target: { value: ' Will ' } });
    await add();
    expect(sent).toEqual([{ topic_id: topicId, term: 'Will', translations: null }]);
    await vi.waitFor(async () => expect((await termField()).value).toBe(''), { timeout: 10_000 });
    expect(document.activeElement).toBe(await termField());
    expect(screen.getByText(/Will.* was saved\./)).toBeTruthy();
  });

  it('are changed without losing the other languages, and removed', async () => {
    terms = [termOf('sprint', { es: 'iteración', it: 'sprint' })];
    open(topicWith('original'));
    const change = await screen.findByRole('button', { name: /Change .*sprint/ });
    await act(async () => fireEvent.click(change));
    expect((await termField()).readOnly).toBe(true);
    fireEvent.change(screen.getByRole('textbox', { name: 'In Spanish' }), { target: { value: 'etapa' } });
    await add();
    expect(sent).toEqual([
      { topic_id: topicId, term: 'sprint', translations: { es: 'etapa', it: 'sprint' } },
    ]);
    const remove = await screen.findByRole('button', { name: /Remove .*sprint/ });
    await act(async () => fireEvent.click(remove));
    expect(await screen.findByText('There are none yet.')).toBeTruthy();
  });
});

describe('what others will read', () => {
  it('is shown where the person turns it on, on this device alone', async () => {
    const { follow } = open(topicWith('original'));
    const shown = () =>
      screen.getByRole<HTMLInputElement>('switch', { name: 'Show what others will read' }).checked;
    expect(shown()).toBe(false);
    await act(async () =>
      fireEvent.click(screen.getByRole('switch', { name: 'Show what others will read' })),
    );
    expect(shown()).toBe(true);
    await follow(topicWith('both'));
    expect(shown()).toBe(true);
    expect(sent).toEqual([]);
  });
});
