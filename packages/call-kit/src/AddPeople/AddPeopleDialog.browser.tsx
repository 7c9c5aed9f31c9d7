import { FrancaProvider } from '@franca/ui/provider';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallCandidate } from '../core/additions/AdditionsPort.ts';
import { DemoCallView } from '../testing/DemoCallView.tsx';
import { demoCall } from '../testing/demoCall.ts';
import { fakeAdditions } from '../testing/fakeAdditions.ts';
import { AddPeopleDialog } from './AddPeopleDialog.tsx';

const person = (name: string): CallCandidate => ({ userId: name, name, state: null });

describe('adding people by the keyboard', () => {
  let requests: {
    query: string;
    resolve: (people: CallCandidate[]) => void;
    reject: (error: Error) => void;
  }[];
  let rung: string[];
  let root: Root;

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    requests = [];
    rung = [];
    const { additions } = fakeAdditions({
      port: {
        search: (query) => new Promise((resolve, reject) => requests.push({ query, resolve, reject })),
        add: async (userId) => {
          rung.push(userId);
          return 'ringing';
        },
      },
    });
    root = createRoot(document.createElement('div'));
    const call = demoCall({ isVideo: false, people: [{ userId: 'lucia' }] });
    const shown = (
      <FrancaProvider locale="en">
        <DemoCallView call={call} additions={additions}>
          <AddPeopleDialog onClose={() => undefined} />
        </DemoCallView>
      </FrancaProvider>
    );
    await act(async () => root.render(shown));
    await answer('', ['Ana', 'Bo']);
    act(() => field().focus());
  });
  afterEach(() => act(async () => root.unmount()));

  const field = () => document.querySelector('input[type="search"]') as HTMLInputElement;
  // With the letter of their pictures.
  const rows = () => [...document.querySelectorAll('[data-list-item]')].map(({ textContent }) => textContent);
  const change = (value: string): void => {
    // As the browser writes it, of which React knows nothing yet.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  };
  const press = (key: string) =>
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const write = (value: string) => act(async () => change(value));
  const enter = () => act(async () => void press('Enter'));
  const last = (query: string) => requests.findLast((request) => request.query === query);
  const answer = (query: string, names: readonly string[]) =>
    act(async () => last(query)?.resolve(names.map(person)));

  it('rings the first person who is found for what is written, once the answer is there', async () => {
    await write('b');
    await enter();
    expect(rung).toEqual([]);
    await answer('b', ['Bo']);
    expect(rung).toEqual(['Bo']);
  });

  it('rings nobody of the text before where asking failed, and shows none of them', async () => {
    await write('b');
    await enter();
    await act(async () => last('b')?.reject(new Error('No network')));
    expect([rows(), rung]).toEqual([[], []]);
    await enter();
    expect(rung).toEqual([]);
    await write('bo');
    expect(rung).toEqual([]);
    await answer('bo', ['Bo']);
    expect([rows(), rung]).toEqual([['BBo'], []]);
  });

  it('rings nobody of the text before while the question is only about to be asked', async () => {
    await act(async () => {
      change('b');
      press('Enter');
    });
    await answer('b', ['Bo']);
    expect(rung).toEqual(['Bo']);
  });
});
