import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../../test/createTestClock.ts';
import { createOutsideServices } from './createOutsideServices.ts';
import { ServiceUnavailableError } from './OutsideService.ts';
import { onBehalfOf, withPatience } from './outsidePatience.ts';
import { serviceLimits } from './serviceLimits.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

function open(timeoutMs?: number) {
  const clock = createTestClock();
  const log = { warn: vi.fn() };
  const services = createOutsideServices({ clock: clock.now, log, timeoutMs });
  return { services, service: services.open('files'), clock, log };
}

const { total, perOwner } = serviceLimits.files;
/** A request that never ends by itself, as that to a silent service. */
const silent = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const never = (): Promise<never> => new Promise(() => undefined);
const refused = async (): Promise<never> => {
  throw new Error('There is no connection.');
};
const problemOf = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'none',
    (error: unknown) => (error instanceof ServiceUnavailableError ? error.problem : String(error)),
  );

describe('a service outside', () => {
  it('is left alone after three requests without a response, and tried by one after a pause', async () => {
    const { services, service, clock, log } = open();
    for (let time = 0; time < 3; time += 1) expect(await problemOf(service.ask(refused))).toBe('failed');
    expect(services.states()).toEqual([{ name: 'files', state: 'open' }]);
    expect(log.warn).toHaveBeenCalledOnce();
    const asked = vi.fn(async () => 'answer');
    expect(await problemOf(service.ask(asked))).toBe('open');
    expect(asked).not.toHaveBeenCalled();
    clock.advance(11);
    expect(await service.ask(asked)).toBe('answer');
    expect(services.states()).toEqual([{ name: 'files', state: 'closed' }]);
  });

  it('is not left alone for errors that it has nothing to do with', async () => {
    const { services, service } = open();
    for (let time = 0; time < 5; time += 1)
      await expect(service.ask(refused, { isFault: () => false })).rejects.toThrow('no connection');
    expect(services.states()).toEqual([{ name: 'files', state: 'closed' }]);
  });

  it('leaves alone only the part that does not respond', async () => {
    const { service } = open();
    for (let time = 0; time < 3; time += 1) await problemOf(service.ask(refused, { part: 'one' }));
    expect(await problemOf(service.ask(async () => 1, { part: 'one' }))).toBe('open');
    expect(await problemOf(service.ask(async () => 1, { part: 'other' }))).toBe('none');
  });

  it('ends a request whose time is over, and names it silent', async () => {
    vi.useRealTimers();
    const { service } = open(20);
    expect(await problemOf(service.ask(silent))).toBe('silent');
  });

  it('answers whoever waits in time, although the request goes on', async () => {
    const { service } = open();
    const answer = problemOf(withPatience('mia', () => service.ask(never), 1000));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toBe('silent');
  });

  it('lets all waits of a request take its patience together', async () => {
    const { service } = open();
    const pass = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const answer = problemOf(
      withPatience(
        'mia',
        async () => {
          await service.ask(pass(600));
          await pass(5000)();
          await service.ask(pass(600));
        },
        1000,
      ),
    );
    await vi.advanceTimersByTimeAsync(6000);
    expect(await answer).toBe('silent');
  });

  it('has no haste with what a request leaves behind', async () => {
    const { service } = open();
    let late: Promise<unknown> | undefined;
    await withPatience(
      'mia',
      async () => {
        late = Promise.resolve().then(() => service.ask(async () => 'later'));
      },
      0,
    );
    expect(await late).toBe('later');
  });

  it('gives one owner few of its places, and lets the others have theirs', async () => {
    const { service } = open();
    const begun: string[] = [];
    const ask = (owner: string) =>
      void problemOf(
        onBehalfOf(owner, () =>
          service.ask(() => {
            begun.push(owner);
            return never();
          }),
        ),
      );
    for (let time = 0; time < 50; time += 1) ask('mia');
    ask('ben');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([...Array(perOwner).fill('mia'), 'ben']);
  });

  it('says that it is busy to whoever waited in vain, and never asks for them', async () => {
    const { service } = open();
    for (let index = 0; index < total; index += 1)
      void problemOf(onBehalfOf(`owner ${index}`, () => service.ask(never)));
    const asked = vi.fn(async () => 1);
    const answer = problemOf(withPatience('mia', () => service.ask(asked), 1000));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toBe('busy');
    expect(asked).not.toHaveBeenCalled();
  });
});
