import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/data/queryClient.ts';
import { PeopleSearch } from './PeopleSearch.tsx';

const people: Record<string, readonly string[]> = { a: ['Ana', 'Amal'], am: ['Zoe', 'Amal'] };
const answerTo = (query: string) =>
  (people[query] ?? []).map((name) => ({ _id: name, name, relation_seq: 0 }));

/** Lets an answer through. */
let answer: () => void;
let chosen: string[];
let unmount: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  chosen = [];
  vi.stubGlobal('fetch', (url: string | URL) => {
    const query = new URL(url, location.origin).searchParams.get('query') ?? '';
    return new Promise<Response>((resolve) => {
      answer = () => resolve(Response.json({ success: true, data: answerTo(query) }));
    });
  });
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en">
        <PeopleSearch>
          {(found) => (
            <ul>
              {found.map(({ _id, name }) => (
                <li key={_id}>
                  <button type="button" data-list-item="" onClick={() => chosen.push(name)}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </PeopleSearch>
      </FrancaProvider>
    </QueryClientProvider>,
  ));
});

afterEach(() => {
  unmount();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const field = () => screen.getByRole('searchbox');
const row = (name: string) => screen.getByRole('button', { name });

async function write(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await pass(10);
}

async function receive(): Promise<void> {
  act(answer);
  await pass(10);
}

async function search(text: string): Promise<void> {
  await write(text);
  await receive();
}

it('shows the people of the newest answer', async () => {
  await search('a');
  expect(rows()).toEqual(['Ana', 'Amal']);
  await search('am');
  expect(rows()).toEqual(['Zoe', 'Amal']);
});

it('moves no row that is held down', async () => {
  await search('a');
  await write('am');
  fireEvent.pointerDown(row('Ana'));
  await receive();
  await pass(60_000);
  expect(rows()).toEqual(['Ana', 'Amal']);
  fireEvent.pointerUp(row('Ana'));
  fireEvent.click(row('Ana'));
  expect(chosen).toEqual(['Ana']);
  fireEvent.pointerLeave(row('Ana').closest('ul')?.parentElement ?? document.body);
  expect(rows()).toEqual(['Zoe', 'Amal']);
});

it('waits for the click of a finger, which comes after it has left', async () => {
  await search('a');
  await write('am');
  const area = row('Ana').closest('ul')?.parentElement ?? document.body;
  fireEvent.pointerDown(row('Ana'), { pointerType: 'touch' });
  await receive();
  fireEvent.pointerUp(row('Ana'), { pointerType: 'touch' });
  fireEvent.pointerLeave(area, { pointerType: 'touch' });
  await pass(100);
  expect(rows()).toEqual(['Ana', 'Amal']);
  await pass(400);
  expect(rows()).toEqual(['Zoe', 'Amal']);
});

it('moves no row that has the focus', async () => {
  await search('a');
  await write('am');
  act(() => row('Amal').focus());
  await receive();
  expect(rows()).toEqual(['Ana', 'Amal']);
  act(() => field().focus());
  expect(rows()).toEqual(['Zoe', 'Amal']);
});

it('takes nobody by Enter who belongs to the text before, but the first of those that come for it', async () => {
  await search('a');
  act(() => field().focus());
  await write('am');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(chosen).toEqual([]);
  await receive();
  expect(chosen).toEqual(['Zoe']);
});

it('takes nobody by Enter who is held under a pointer, but the first of those that come in their place', async () => {
  await search('a');
  act(() => field().focus());
  fireEvent.pointerMove(row('Ana'));
  await write('am');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await receive();
  expect([rows(), chosen]).toEqual([['Ana', 'Amal'], []]);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(chosen).toEqual([]);
  await pass(1500);
  expect([rows(), chosen]).toEqual([['Zoe', 'Amal'], ['Zoe']]);
});

it('takes by Enter whom the answer names also while a pointer rests on the rows', async () => {
  await search('a');
  act(() => field().focus());
  fireEvent.pointerMove(row('Ana'));
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(chosen).toEqual(['Ana']);
});

it('forgets Enter once something else is written', async () => {
  await search('am');
  act(() => field().focus());
  await write('b');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await search('a');
  expect(rows()).toEqual(['Ana', 'Amal']);
  expect(chosen).toEqual([]);
});
