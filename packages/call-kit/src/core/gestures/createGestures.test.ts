import { manualClock } from '@franca/ui/core';
import { expect, it } from 'vitest';
import { fakeGestures } from '../../testing/fakeGestures.ts';

it('orders hands by when they went up, in whatever order that arrives', () => {
  const { gestures, server } = fakeGestures();
  server.hand('minh', 20);
  server.hand('lucia', 10);
  expect(gestures.getSnapshot().hands).toEqual(['lucia', 'minh']);
  server.hand('lucia', null);
  expect(gestures.getSnapshot().hands).toEqual(['minh']);
});

it('keeps the hands through a new connection, and lowers those that went down meanwhile in one step', () => {
  const { gestures, server } = fakeGestures();
  server.hand('lucia', 10);
  server.hand('minh', 20);
  const seen: (readonly string[])[] = [];
  gestures.subscribe(() => seen.push(gestures.getSnapshot().hands));
  server.reset([
    { userId: 'minh', raisedAt: 20 },
    { userId: 'omar', raisedAt: 15 },
  ]);
  expect(seen).toEqual([['omar', 'minh']]);
});

it('shows a reaction for five seconds', () => {
  const clock = manualClock();
  const { gestures, server } = fakeGestures({ clock });
  server.reaction('lucia', '🎉');
  clock.advance(4999);
  expect(gestures.getSnapshot().reactions).toMatchObject([{ userId: 'lucia', emoji: '🎉' }]);
  clock.advance(1);
  expect(gestures.getSnapshot().reactions).toEqual([]);
});

it('shows twelve reactions at a time, the newest', () => {
  const { gestures, server } = fakeGestures({ clock: manualClock() });
  for (let count = 0; count < 20; count += 1) server.reaction(`person ${count}`, '👍');
  const { reactions } = gestures.getSnapshot();
  expect(reactions.map(({ userId }) => userId)).toEqual(
    Array.from({ length: 12 }, (_, place) => `person ${place + 8}`),
  );
});

it('follows nobody once it is disposed of', () => {
  const { gestures, server } = fakeGestures();
  gestures.dispose();
  server.hand('lucia', 10);
  expect(gestures.getSnapshot().hands).toEqual([]);
});
