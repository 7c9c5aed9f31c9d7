import type { Stage, StorybookChannel } from './Stage.ts';

/**
 * Runs in the page before all else and makes its {@link Stage}: it follows Storybook's channel, stills everything
 * that moves, and takes over the timers once the story has ended. Short timers then run at once, so that a slow
 * machine sees what a fast one sees; timers of `long` milliseconds or more, which take away toasts and notices,
 * never run.
 */
export function setStage(long: number): void {
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const pending = new Map<number, { run: () => void; wait: number; due: number }>();
  const intervals = new Set<number>();
  const stage: Stage = { problems: [], show, waitUntilStill, restart };
  window.francaStage = stage;

  const setTimeoutHere = (handler: TimerHandler, wait = 0, ...args: unknown[]): number => {
    const run = () => {
      pending.delete(id);
      if (typeof handler === 'function' && !(stage.ended && wait >= long)) handler(...args);
    };
    const id = start(run, wait);
    pending.set(id, { run, wait, due: performance.now() + wait });
    return id;
  };
  const clearTimeoutHere = (id?: number) => {
    if (id !== undefined) pending.delete(id);
    stop(id);
  };
  Object.assign(window, { setTimeout: setTimeoutHere, clearTimeout: clearTimeoutHere });
  const startInterval = window.setInterval.bind(window);
  const setIntervalHere = (handler: TimerHandler, wait = 0, ...args: unknown[]): number => {
    const id = startInterval(() => {
      if (typeof handler === 'function' && !stage.ended) handler(...args);
    }, wait);
    intervals.add(id);
    return id;
  };
  Object.assign(window, { setInterval: setIntervalHere });

  const report = (error: unknown) => {
    const {
      name = 'Error',
      message,
      title,
      description,
    } = (error ?? {}) as Record<string, string | undefined>;
    const colours = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
    const words = (message ?? description ?? String(error)).replace(colours, '').split('\n');
    // What follows is the whole page as markup.
    const start = words.filter((line) => line.trim()).slice(0, 6);
    stage.problems.push(`${title ?? name}: ${start.join(' ')}`);
  };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => undefined,
    set: (channel: StorybookChannel) => {
      Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', { value: channel, writable: true });
      channel.once('storyPrepared', () => window.francaRemains.watch());
      for (const event of ['storyThrewException', 'storyErrored', 'playFunctionThrewException'])
        channel.on(event, report);
      channel.on('unhandledErrorsWhilePlaying', (errors: unknown[]) => errors.forEach(report));
      channel.on('storyMissing', () => {
        stage.problems.push('Storybook does not know this story.');
        stage.ended = 'error';
      });
      channel.on('storyFinished', ({ status }: { status: 'success' | 'error' }) => {
        stage.ended = status;
      });
    },
  });

  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = `*, *::before, *::after {
      animation-delay: 0s !important;
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      caret-color: transparent !important;
      scroll-behavior: auto !important;
      transition-delay: 0s !important;
      transition-duration: 0s !important;
    }`;
    document.head.append(style);
  });

  function show(globals: Record<string, unknown>): Promise<void> {
    return new Promise((resolve) => {
      window.__STORYBOOK_ADDONS_CHANNEL__.once('storyRendered', () => resolve());
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
    });
  }

  function runShortTimers(): boolean {
    const short = [...pending].filter(([, { wait }]) => wait < long).sort((a, b) => a[1].due - b[1].due);
    for (const [id, { run }] of short) {
      stop(id);
      if (pending.has(id)) run();
    }
    return short.length > 0;
  }

  function restart(): void {
    for (const id of pending.keys()) stop(id);
    pending.clear();
    for (const id of intervals) window.clearInterval(id);
    intervals.clear();
    Object.assign(stage, { ended: undefined, checkedStructure: undefined, problems: [] });
    window.francaChance.restart();
  }

  async function waitUntilStill(): Promise<void> {
    // What floats follows its anchor on this event; a changed direction alone does not fire it.
    window.dispatchEvent(new Event('resize'));
    let quiet = 0;
    // A timer that sets itself anew would go on for ever.
    for (let round = 0; round < 30 && quiet < 3; round += 1) {
      quiet = runShortTimers() ? 0 : quiet + 1;
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
}
