import { expect, it } from 'vitest';
import { fakeAdditions } from '../../testing/fakeAdditions.ts';

it('follows who is rung and how that ends, and says so of the rings of the viewer alone', async () => {
  const { additions, server } = fakeAdditions();
  await additions.add('omar');
  server.change({ userId: 'minh', byId: 'lucia', state: 'ringing' });
  expect(additions.getSnapshot().added.map(({ userId, state }) => [userId, state])).toEqual([
    ['omar', 'ringing'],
    ['minh', 'ringing'],
  ]);
  server.change({ userId: 'minh', byId: 'lucia', state: 'declined' });
  expect(additions.getSnapshot().outcome).toBeNull();
  server.change({ userId: 'omar', byId: 'viewer', state: 'declined' });
  server.change({ userId: 'omar', byId: 'viewer', state: 'declined' });
  expect(additions.getSnapshot().outcome).toEqual({ id: 1, userId: 'omar', state: 'declined' });
});

it('says what happened while the connection was away, and nothing of what was before the page came', () => {
  const { additions, server } = fakeAdditions();
  server.reset([{ userId: 'minh', byId: 'viewer', state: 'busy' }]);
  expect(additions.getSnapshot()).toMatchObject({ added: [{ userId: 'minh' }], outcome: null });
  server.reset([{ userId: 'omar', byId: 'viewer', state: 'ringing' }]);
  server.reset([{ userId: 'omar', byId: 'viewer', state: 'missed' }]);
  expect(additions.getSnapshot()).toEqual({
    added: [{ userId: 'omar', byId: 'viewer', state: 'missed' }],
    outcome: { id: 1, userId: 'omar', state: 'missed' },
  });
});

it('says at once that somebody is in another call', async () => {
  const { additions } = fakeAdditions({ port: { add: async () => 'busy' } });
  await additions.add('omar');
  expect(additions.getSnapshot().outcome).toMatchObject({ userId: 'omar', state: 'busy' });
});

it('shows nobody as rung whom the server refused', async () => {
  const { additions } = fakeAdditions({ port: { add: async () => Promise.reject(new Error('full')) } });
  await expect(additions.add('omar')).rejects.toThrow('full');
  expect(additions.getSnapshot().added).toEqual([]);
});
