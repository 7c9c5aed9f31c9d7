import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ringOnce } from './playTone.ts';

/** Sounds that were begun, by the name of the tab. */
let heard: string[];
/** The tab that the next context is of, and whether the browser lets it sound before it was used. */
let tab: { name: string; isUsed: boolean };
let stops: (() => void)[];

/** As much of a sound system as a tone needs. */
class FakeContext extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  name = tab.name;
  constructor() {
    super();
    if (tab.isUsed) this.run();
  }
  run() {
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
  }
  async resume() {
    this.run();
  }
  async close() {
    this.state = 'closed';
  }
  createGain() {
    const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  }
}

class FakeOscillator {
  private readonly name: string;
  constructor(context: FakeContext) {
    this.name = context.name;
  }
  connect() {}
  start() {
    heard.push(this.name);
  }
  stop() {}
}

/** A lock that whoever asks first holds until their work is done. */
function createLocks() {
  const waiting: (() => Promise<void>)[] = [];
  let isHeld = false;
  const next = async (): Promise<void> => {
    const work = isHeld ? undefined : waiting.shift();
    if (!work) return;
    isHeld = true;
    await work();
    isHeld = false;
    await next();
  };
  return {
    request: async (_name: string, _options: object, work: () => Promise<void>) => {
      waiting.push(work);
      await next();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  stops = [];
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('OscillatorNode', FakeOscillator);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() });
});
afterEach(() => {
  for (const stop of stops) stop();
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

/** It rings in a tab; the returned function ends that. */
function ringIn(name: string, { isUsed }: { isUsed: boolean }): () => void {
  tab = { name, isUsed };
  const stop = ringOnce('call');
  stops.push(stop);
  return stop;
}

/** Which tabs sound during the next rounds. */
async function soundsOf(): Promise<string[]> {
  heard = [];
  await vi.advanceTimersByTimeAsync(6000);
  return [...new Set(heard)];
}

it('rings in the tab that is used, not in one that nobody has touched', async () => {
  ringIn('restored', { isUsed: false });
  const stop = ringIn('used', { isUsed: true });
  ringIn('other', { isUsed: true });
  expect(await soundsOf()).toEqual(['used']);
  stop();
  expect(await soundsOf()).toEqual(['other']);
});

it('rings in a tab that nobody has touched from its first press on', async () => {
  const stop = ringIn('restored', { isUsed: false });
  expect(await soundsOf()).toEqual([]);
  dispatchEvent(new Event('keydown'));
  expect(await soundsOf()).toEqual(['restored']);
  stop();
  expect(await soundsOf()).toEqual([]);
});
