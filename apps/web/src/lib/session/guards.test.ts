import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  catchAll,
  leaveForChat,
  leaveWhenSignedIn,
  requireAuthenticated,
  requireSession,
  revalidateGuard,
} from './guards.ts';
import { forgetReturnPath, keepReturnPath } from './returnPath.ts';
import { session } from './session.ts';
import { readSession } from './storedSession.ts';

const request = (path: string) => ({ request: new Request(new URL(path, 'http://franca.test')) });
const target = (answer: Response | null) => answer?.headers.get('location') ?? null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.setState(readSession());
});

type State = 'visitor' | 'verified' | 'signed in';

const become = (state: State) => {
  if (state === 'verified') {
    const login = { dial_code: '61', phone_number: '4', email: null, code: '123456' };
    session.getState().authenticate(login, 'proof');
  }
  if (state === 'signed in') session.getState().start('token', 'person');
};

describe('who may see which page', () => {
  it.each<[State, string, string | null]>([
    ['visitor', '/login?package=premium', null],
    ['signed in', '/login', '/chat'],
    ['signed in', '/login?package=premium', '/check-out/method?package=premium'],
    ['signed in', '/login?package=premium&method=card', '/check-out?method=card&package=premium'],
    ['verified', '/login', null],
  ])('a %s person at %s is led to %s', (state, path, expected) => {
    become(state);
    expect(target(leaveWhenSignedIn(request(path)))).toBe(expected);
  });

  it.each<[State, string, string | null]>([
    ['visitor', '/register?method=gift&package=premium', '/login?method=gift&package=premium'],
    ['verified', '/register', null],
    ['signed in', '/register', '/chat'],
    ['signed in', '/register?method=gift&package=premium', '/check-out?method=gift&package=premium'],
  ])('a %s person at %s is led to %s', (state, path, expected) => {
    become(state);
    expect(target(requireAuthenticated(request(path)))).toBe(expected);
  });

  it.each<[State, string, string | null]>([
    ['visitor', '/chat', '/login'],
    ['visitor', '/calling?topic_id=1&uuid=2', '/login'],
    ['visitor', '/check-out?method=card&package=ultimate', '/login?method=card&package=ultimate'],
    ['visitor', '/check-out/method?package=ultimate', '/login?package=ultimate'],
    ['verified', '/cancel-subscription', '/login'],
    ['signed in', '/chat', null],
    ['signed in', '/check-out?method=card', null],
  ])('a %s person at %s is led to %s', (state, path, expected) => {
    become(state);
    expect(target(requireSession(request(path)))).toBe(expected);
  });

  it('the landing page is another document, and leads signed-in people to their chats', () => {
    const answer = leaveForChat();
    // The test's own document was opened at "/": the app stands there for a page that could not be loaded.
    expect(target(answer)).toBe(location.pathname === '/' ? '/login' : '/');
    become('signed in');
    expect(target(leaveForChat())).toBe('/chat');
  });

  it('somebody who signed in for a page opened from outside comes back to it, until they are there', () => {
    keepReturnPath('/join/abc-DEF_1');
    keepReturnPath('//evil.example/join/x');
    expect(target(requireSession(request('/chat')))).toBe('/login');
    become('signed in');
    expect(target(requireSession(request('/calling')))).toBeNull();
    for (const _time of [1, 2]) expect(target(requireSession(request('/chat')))).toBe('/join/abc-DEF_1');
    forgetReturnPath();
    expect(target(requireSession(request('/chat')))).toBeNull();
  });

  it('a profile link leads a visitor to the sign-in and is come back to', () => {
    expect(target(requireSession(request('/u/emma_c')))).toBe('/login');
    become('signed in');
    expect(target(requireSession(request('/chat')))).toBe('/u/emma_c');
  });

  it('any other path leads to the sign-in', () => {
    expect(target(catchAll())).toBe('/login');
  });
});

it.each([
  ['another page is opened', '/chat', '/check-out', true],
  ['the session has changed', '/chat?topic=1', '/chat?topic=1', true],
  ['a page changes its query', '/chat?topic=1', '/chat?topic=2', false],
])('when %s, the answer whether a guard is asked again is right', (_when, from, to, expected) => {
  const url = (path: string) => new URL(path, 'http://franca.test');
  expect(revalidateGuard({ currentUrl: url(from), nextUrl: url(to) })).toBe(expected);
});

it('two changes of the query at once are two steps, since no guard is waited for', async () => {
  const router = createMemoryRouter(
    [{ id: 'chats', path: '/chat', loader: () => null, shouldRevalidate: revalidateGuard }],
    { initialEntries: ['/chat'], hydrationData: { loaderData: { chats: null } } },
  );
  await Promise.all([router.navigate('/chat?topic=1'), router.navigate('/chat?topic=2')]);
  expect(router.state.location.search).toBe('?topic=2');
  await router.navigate(-1);
  expect(router.state.location.search).toBe('?topic=1');
  router.dispose();
});
