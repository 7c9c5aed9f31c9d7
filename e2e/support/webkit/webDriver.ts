/** A part of a page, as WebDriver names it. */
export type ElementReference = Readonly<Record<string, string>>;

/** What W3C WebDriver calls a reference to an element in JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Longest time that a script in the page may take, in milliseconds. */
const scriptMs = 60_000;

/** Longest time that the driver may take to answer, in milliseconds: a window that is not drawn gives no picture. */
const longestMs = scriptMs + 10_000;

/** Keys without a letter, as W3C WebDriver writes them. */
export const keys = {
  Enter: '\uE007',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
} as const;

/** What a script in the page may be given. */
type Argument = string | number | boolean | null | ElementReference;

/** One window of a browser, driven by W3C WebDriver (https://www.w3.org/TR/webdriver2/). */
export interface WebDriverPage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  url(): Promise<string>;
  /** Runs a function in the page, which may answer a promise; it sees nothing but its arguments. */
  evaluate<Result, Arguments extends readonly Argument[]>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  /** Runs a function in the page that answers an element, or nothing. */
  evaluateElement<Arguments extends readonly Argument[]>(
    run: (...given: Arguments) => Element | null | undefined,
    ...given: Arguments
  ): Promise<ElementReference | null>;
  /** The accessible name that the browser has computed. */
  nameOf(element: ElementReference): Promise<string>;
  /** The role that the browser has computed. */
  roleOf(element: ElementReference): Promise<string>;
  /** Focuses a field and types into it; for a file input, names of files. */
  typeInto(element: ElementReference, text: string): Promise<void>;
  /** Presses keys, one after the other. */
  press(pressed: readonly string[]): Promise<void>;
  /** Errors of its documents, each from the first script that was run there. */
  faults(): Promise<readonly string[]>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** Sends one command; throws what the driver refuses. */
async function command<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(longestMs),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok)
    throw new Error(`WebDriver, ${method} ${new URL(url).pathname}: ${value.error}. ${value.message ?? ''}`);
  return value;
}

/**
 * Calls back with what the function answers, as WebDriver cuts off what is thrown in a promise, and with the errors of the page
 * since the last time: WebKitWebDriver does not tell them, and a private session of WebKit has no console.
 */
const asynchronous = (run: string) => `
  const done = arguments[arguments.length - 1];
  const given = Array.prototype.slice.call(arguments, 0, -1);
  if (!window.errorsOfThePage) {
    const errors = (window.errorsOfThePage = []);
    addEventListener('error', ({ message = '' }) => {
      // No error: sizes that changed while their observers ran are reported with the next frame.
      if (message && !message.startsWith('ResizeObserver loop')) errors.push(message);
    });
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      errors.push('content policy: ' + violatedDirective + ' refused ' + blockedURI));
  }
  const faults = () => window.errorsOfThePage.splice(0);
  new Promise((resolve) => resolve((${run})(...given))).then(
    (value) => done({ value: value === undefined ? null : value, faults: faults() }),
    (error) => done({ error: String(error), faults: faults() }),
  );`;

/**
 * Opens a browser.
 *
 * @param driver where the driver answers, without a slash at the end
 * @param capabilities which browser, and how
 */
export async function openPage(driver: string, capabilities: object): Promise<WebDriverPage> {
  const seen: string[] = [];
  const { sessionId } = await command<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  const get = <Value>(path: string) => command<Value>(`${session}${path}`, 'GET');
  const post = <Value>(path: string, body: object) => command<Value>(`${session}${path}`, 'POST', body);
  const run = async <Result>(script: string, args: readonly Argument[]): Promise<Result> => {
    const answer = await post<{ value: Result; error?: string; faults: string[] }>('/execute/async', {
      script: asynchronous(script),
      args,
    });
    seen.push(...answer.faults);
    if (answer.error !== undefined) throw new Error(`In the page: ${answer.error}`);
    return answer.value;
  };
  const pathOf = (element: ElementReference) => `/element/${element[elementKey]}`;
  await post('/timeouts', { script: scriptMs, pageLoad: scriptMs, implicit: 0 });
  await post('/window/rect', { width: 1280, height: 900 });
  return {
    goto: (url) => post('/url', { url }),
    reload: () => post('/refresh', {}),
    url: () => get('/url'),
    evaluate: (script, ...given) => run(String(script), given),
    evaluateElement: (script, ...given) => run(String(script), given),
    nameOf: (element) => get(`${pathOf(element)}/computedlabel`),
    roleOf: (element) => get(`${pathOf(element)}/computedrole`),
    typeInto: (element, text) => post(`${pathOf(element)}/value`, { text }),
    press: async (pressed) => {
      const actions = pressed.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    faults: async () => {
      await run('() => null', []);
      return seen;
    },
    screenshot: async () => Buffer.from(await get<string>('/screenshot'), 'base64'),
    close: () => command(session, 'DELETE'),
  };
}
