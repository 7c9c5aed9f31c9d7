/**
 * Runs in the page before all else: the clock stands, and chance repeats itself. Timers run on, so that what waits
 * for a condition still can.
 */
export function steadyClock(now: number): void {
  window.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
    apply: (target) => new target(now).toString(),
    get: (target, key, receiver) => (key === 'now' ? () => now : Reflect.get(target, key, receiver)),
  });
  const start = 20_240_229;
  let seed = start;
  Math.random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  window.francaChance = {
    restart: () => {
      seed = start;
    },
  };
}
