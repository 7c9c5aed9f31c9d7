/** How long the content of a page has the network for itself, in milliseconds. */
const contentTime = 3000;

const waiting: (() => Promise<unknown>)[] = [];
let isRunning = false;

async function loadAll(): Promise<void> {
  for (let load = waiting.shift(); load; load = waiting.shift()) {
    // Whoever needs it asks again, and is shown what is wrong.
    await load().catch(() => {});
  }
  isRunning = false;
}

function saveData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/**
 * Loads a part of the page before it is needed, when the page stands and the browser has nothing else to do; parts follow
 * each other. Where the person wishes to save data it is loaded when it is needed, and not before.
 *
 * @param load imports the part
 */
export function whenIdle(load: () => Promise<unknown>): void {
  if (saveData()) return;
  waiting.push(load);
  if (isRunning) return;
  isRunning = true;
  setTimeout(() => {
    // Safari has no such callback yet.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void loadAll());
    else void loadAll();
  }, contentTime);
}
