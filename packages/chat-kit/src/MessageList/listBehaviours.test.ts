import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

function namesIn(path: string, pattern: RegExp): string[] {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8');
  return [...source.matchAll(pattern)].map(([, name]) => name ?? '');
}

const stories = ['./MessageList.stories.tsx', './MessageListJumps.stories.tsx'].flatMap((path) =>
  namesIn(path, /^ {2}name:\s+'(.+)',$/gm),
);
const journeys = namesIn('../../../../e2e/journeys/message-list.spec.ts', /^test\('(.+?)',/gm);

describe('the behaviours of the message list', () => {
  it('have a story and an end-to-end test of the same name', () => {
    expect(stories.length).toBeGreaterThan(15);
    expect(journeys.toSorted()).toEqual(stories.toSorted());
  });

  it('are named once', () => {
    expect(new Set(stories).size).toBe(stories.length);
  });
});
