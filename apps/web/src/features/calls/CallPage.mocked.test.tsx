import { CallError } from '@franca/call-kit';
import type { RecorderState } from '@franca/call-kit/recording';
import type { FakeRoom } from '@franca/call-kit/testing';
import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallAddress, CallEntry } from '../../lib/calls/callAddress.ts';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { session } from '../../lib/session/session.ts';
import { CallPage } from './CallPage.tsx';
import { callMedia } from './callMedia.ts';
import { callNotice } from './callNotice.ts';
import { callSignIn } from './callSignIn.ts';
import { type CallConversationPart, callStage } from './callStage.ts';
import { runningCall } from './runningCall.ts';

const rooms = vi.hoisted((): FakeRoom[] => []);

vi.mock('./callMedia.ts', async () => {
  const { fakeRoom } = await import('@franca/call-kit/testing');
  const room = fakeRoom();
  rooms.push(room);
  return { callMedia: room.media };
});

const recorder = vi.hoisted(() => {
  let state: RecorderState = { kind: 'idle' };
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next: RecorderState) => {
      state = next;
      for (const listener of listeners) listener();
    },
    setNames: () => undefined,
  };
});

vi.mock('./createPageRecorder.ts', () => ({ createPageRecorder: () => recorder }));

const userId = '019aa000-0000-7000-8000-000000000007';
const address: CallAddress = {
  topicId: 'topic',
  uuid: '019aa000-0000-7000-8000-000000000008',
  isVideo: false,
};

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = async () =>
  Response.json({ success: false, errors: ['No.'], code: 'call_not_found' }, { status: 404 });

/** The server knows the call as running, and gives a token for its room. */
const running = (own: 'joined' | 'ringing') => async (path: string) => {
  if (!path.includes('/call/')) return refused();
  const moment = '2026-01-01T12:00:00.000Z';
  const members = [{ user_id: userId, state: own }];
  const info = {
    topic: { members: [] },
    created_by: '019aa000-0000-7000-8000-000000000009',
    started_at: moment,
    fresh_until: '2026-01-01T12:00:10.000Z',
    ring_until: '2026-01-01T12:00:35.000Z',
    return_seconds: 30,
    running_since: own === 'joined' ? '2026-01-01T11:58:55.000Z' : null,
    sent_at: moment,
    state: { phase: 'running', ending: null, members },
    recording: null,
    own_media: null,
    guests: [],
  };
  const token = { token: 'token', provider: 'twilio', recorded_by: 'service', signaling_url: null };
  return Response.json({ success: true, data: path.includes('/call/token') ? token : info });
};

let answer: (path: string) => Promise<Response>;
let asked: number;
let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  session.setState({ sessionToken: 'token', userId });
  vi.stubGlobal('RTCPeerConnection', class {});
  const value = Object.assign(new EventTarget(), { enumerateDevices: async () => [] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
  asked = 0;
  vi.spyOn(callSignIn, 'readSetup').mockResolvedValue({ passcode: false, google: null });
  vi.stubGlobal('fetch', (path: string) => {
    asked += 1;
    return answer(path);
  });
});

afterEach(() => {
  queryClient.clear();
  unmount();
  callStage.close();
  runningCall.clear(address.uuid);
  Reflect.deleteProperty(navigator, 'mediaDevices');
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
  vi.useRealTimers();
});

const noPlans = () => null;
const conversation: CallConversationPart = { load: async () => undefined, View: () => null };

/** The call beside the pages, as in the application. */
function Pages() {
  const { pathname } = useLocation();
  const staged = useSyncExternalStore(callStage.subscribe, callStage.get);
  return (
    <>
      <Outlet />
      {staged ? <CallPage {...staged} userId={userId} isFull={pathname === '/calling'} /> : null}
    </>
  );
}

/** Opens the page of the call, as after a reload. */
async function open(state?: CallEntry): Promise<void> {
  callStage.open({ address, entry: state ?? null, Plans: noPlans, conversation });
  const children = [
    { path: '/chat', element: 'the conversation' },
    { path: '/calling', element: null },
  ];
  const routes = [{ element: <Pages />, children }];
  router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/calling', state }] });
  ({ unmount } = render(
    <FrancaProvider locale="en" toasts={toasts}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </FrancaProvider>,
  ));
  await pass(0);
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const place = () => router.state.location.pathname;

it('a call that somebody was in waits for a connection, and its way back outlasts that', async () => {
  runningCall.write(address);
  answer = offline;
  await open();
  await pass(10);
  expect(place()).toBe('/calling');
  expect(asked).toBeGreaterThan(2);
  await pass(60);
  expect(place()).toBe('/chat');
  expect(runningCall.read()).toEqual(address);
});

it('a call that is not there any more is left at once, without a way back', async () => {
  runningCall.write(address);
  answer = refused;
  await open();
  expect([place(), asked]).toEqual(['/chat', 1]);
  expect(runningCall.read()).toBeNull();
});

it.each([
  ['keeps a way back for whoever returns', 'joined', undefined, address],
  ['has none for whoever answered', 'ringing', { type: 'accepted' }, null],
] as const)('a call whose room cannot be entered %s', async (_whom, own, entry, way) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(callMedia, 'connect').mockRejectedValue(new CallError(53000, 'Signaling connection error'));
  runningCall.write(address);
  answer = running(own);
  await open(entry);
  await pass(36);
  screen.getByText('The call could not be connected');
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('ERROR: Signaling connection error');
  expect(runningCall.read()).toEqual(way);
  fireEvent.click(screen.getByText('Close'));
  await pass(0);
  expect(place()).toBe('/chat');
  expect(runningCall.read()).toEqual(way);
});

it('a call of a link that cannot be reached is left at once', async () => {
  answer = offline;
  await open();
  expect([place(), asked]).toEqual(['/chat', 1]);
});

it('the page of a call that this browser does not support can be called, until it is left', async () => {
  vi.stubGlobal('RTCPeerConnection', undefined);
  Reflect.deleteProperty(window, 'RTCPeerConnection');
  await open();
  expect([callNotice.get(), asked]).toEqual([true, 0]);
  unmount();
  expect(callNotice.get()).toBe(false);
});

it('a running call goes on, small, beside another page, until it is ended there', async () => {
  answer = running('joined');
  await open();
  const small = () => screen.queryByRole('region', { name: /^Call with/ });
  screen.getByRole('button', { name: 'End call' });
  expect(small()).toBeNull();
  await act(() => router.navigate('/chat'));
  screen.getByText('the conversation');
  expect(small()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the whole call' }));
  await pass(0);
  expect([place(), small()]).toEqual(['/calling', null]);
  fireEvent.click(screen.getByRole('button', { name: 'Make the call small' }));
  await pass(0);
  expect(place()).toBe('/chat');
  fireEvent.click(screen.getByRole('button', { name: 'End call' }));
  await pass(0);
  expect([place(), small(), callStage.get(), runningCall.read()]).toEqual(['/chat', null, null, null]);
});

it.each([
  ['is over', new CallError(53118, 'Room completed', 'ended'), 'Call ended'],
  [
    'goes on elsewhere',
    new CallError(53205, 'Duplicate identity', 'replaced'),
    'The call goes on on another device',
  ],
  ['cannot be entered again', new CallError(53000, 'Signaling connection error'), 'The connection was lost'],
])('a small call that %s says so, and is gone', async (_what, error, word) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answer = running('joined');
  await open();
  await act(() => router.navigate('/chat'));
  vi.spyOn(callMedia, 'connect').mockRejectedValue(new CallError(53000, 'Signaling connection error'));
  const shown = vi.spyOn(toasts, 'show');
  act(() => rooms[0]?.close(error));
  await pass(31);
  expect(shown.mock.lastCall).toEqual([{ style: 'info', content: word }]);
  expect([place(), callStage.get(), runningCall.read()]).toEqual(['/chat', null, null]);
});

it('a recording that fails while the call is small is reported, once', async () => {
  answer = running('joined');
  await open();
  await act(() => router.navigate('/chat'));
  act(() => recorder.set({ kind: 'failed', code: 'quota' }));
  const shown = () => toasts.getToasts().length;
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Show the whole call' }));
  await pass(0);
  expect(shown()).toBe(1);
  act(() => recorder.set({ kind: 'idle' }));
});

it('a call that only rings is left with its page', async () => {
  answer = running('ringing');
  await open();
  screen.getByRole('button', { name: 'Accept' });
  await act(() => router.navigate('/chat'));
  await pass(0);
  expect(callStage.get()).toBeNull();
});

it('the time of a call goes on where it was, after a reload', async () => {
  answer = running('joined');
  await open();
  const time = () => screen.getByRole('timer').textContent;
  expect(time()).toBe('1:05');
  await pass(2);
  expect(time()).toBe('1:07');
});

it('a server with a passcode is asked for nothing else before it was given', async () => {
  vi.mocked(callSignIn.readSetup).mockResolvedValue({ passcode: true, google: null });
  const code = { now: 'passcode_incorrect' };
  const tokens: string[] = [];
  const served = running('joined');
  answer = async (path) => {
    if (path.includes('/call/token')) tokens.push(path);
    if (!path.includes('/call/sign-in')) return served(path);
    if (code.now !== '')
      return Response.json({ success: false, errors: ['no'], code: code.now }, { status: 401 });
    const expires_at = new Date(Date.now() + 60_000).toISOString();
    return Response.json({ success: true, data: { sign_in: 'opened', expires_at } });
  };
  await open();
  await act(() => vi.dynamicImportSettled());
  await pass(0);
  const give = async () => {
    fireEvent.change(screen.getByLabelText('Passcode'), { target: { value: 'open sesame' } });
    fireEvent.click(screen.getByRole('button', { name: 'Join now' }));
    await pass(0);
  };
  await give();
  expect(screen.getByText('Passcode is incorrect')).toBeTruthy();
  code.now = 'passcode_expired';
  await give();
  expect(screen.getByText('Passcode has expired')).toBeTruthy();
  // It was asked for the passcode twice, and for nothing else.
  expect([asked, session.getState().sessionToken]).toEqual([2, 'token']);
  code.now = '';
  await give();
  await pass(1);
  expect(tokens[0]).toContain('sign_in=opened');
  callSignIn.forget();
});
