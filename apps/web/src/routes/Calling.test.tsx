import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callStage } from '../features/calls/callStage.ts';
import { type CallAddress, type CallEntry, callPath } from '../lib/calls/callAddress.ts';
import { session } from '../lib/session/session.ts';
import { Component } from './Calling.tsx';

const running: CallAddress = { topicId: 'topic', uuid: 'running', isVideo: false };
const noPlans = () => null;
const conversation = { load: async () => undefined, View: () => null };

let unmount = (): void => {};

beforeEach(() => session.setState({ userId: 'me' }));
afterEach(() => {
  unmount();
  callStage.close();
  session.setState({ userId: null });
});

/** Presses a call button while a call is in its small window; returns which call is open then, and its page. */
async function call(address: CallAddress) {
  callStage.open({ address: running, entry: null, Plans: noPlans, conversation });
  const state: CallEntry = { type: 'calling', startedAt: 0 };
  const router = createMemoryRouter([{ path: '/calling', element: <Component /> }], {
    initialEntries: [
      { pathname: '/calling', search: new URL(callPath(address), location.href).search, state },
    ],
  });
  ({ unmount } = await act(async () => render(<RouterProvider router={router} />)));
  const { pathname, search } = router.state.location;
  return { open: callStage.get()?.address.uuid, path: pathname + search };
}

it('calling in the conversation of the open call shows that call', async () => {
  expect(await call({ topicId: 'topic', uuid: 'new', isVideo: true })).toEqual({
    open: 'running',
    path: callPath(running),
  });
});

it('calling in another conversation leaves the open call', async () => {
  const other = { topicId: 'another topic', uuid: 'new', isVideo: true };
  expect(await call(other)).toEqual({ open: 'new', path: callPath(other) });
});
