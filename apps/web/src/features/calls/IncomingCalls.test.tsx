import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/data/queryClient.ts';
import { callNotice } from './callNotice.ts';
import { IncomingCalls } from './IncomingCalls.tsx';

/** Where the service worker speaks to the page. */
let worker: EventTarget;
let unmount = (): void => {};

beforeEach(() => {
  worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
});
afterEach(() => {
  queryClient.clear();
  unmount();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** What the page answers when the service worker asks whether it is in a call. */
function ask(): unknown[] {
  const postMessage = vi.fn();
  worker.dispatchEvent(
    Object.assign(new Event('message'), { data: { kind: 'in-call' }, ports: [{ postMessage }] }),
  );
  return postMessage.mock.calls.flat();
}

const show = (isCalling: boolean): void => {
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en">
        <IncomingCalls userId="ben" isCalling={isCalling} onOpen={() => undefined} />
      </FrancaProvider>
    </QueryClientProvider>,
  ));
};

it('a page is in a call while it shows one, not while it only says why there is none', () => {
  show(true);
  expect(ask()).toEqual([true]);
  let hide = (): void => {};
  act(() => {
    hide = callNotice.show();
  });
  expect(ask()).toEqual([false]);
  act(() => hide());
  expect(ask()).toEqual([true]);
  unmount();
  expect(ask()).toEqual([]);
});

it('every other page is in none', () => {
  show(false);
  expect(ask()).toEqual([false]);
});
