import { holds, isVisible } from '../holds.mjs';

const client = 'packages-api-client-README';
const languages = 'packages-languages-README';

/** A server in a few lines: what each path answers. No socket is there; the client goes on trying. */
const server = `
  const user = { _id: 'u1' };
  const answers = { '/dev/accounts': [user], '/dev/login': { access_token: 't', user }, '/topic': [{ _id: 'topic' }], '/chat': { _id: 'm1' } };
  globalThis.asked = [];
  globalThis.fetch = async (url) => {
    const path = new URL(url, location.origin).pathname.replace('/api', '');
    asked.push(path);
    return Response.json({ success: true, data: answers[path] ?? [] });
  };`;

/** Sockets of these samples find no server, which the browser writes on the console. */
const noServer = /WebSocket|ERR_|Failed to load|404/;

/** How each piece of code in the documents of the other packages is run, and what must become of it. */
export const otherSamples = [
  {
    page: client,
    word: 'declare const session',
    before: `${server} globalThis.session = { userId: 'u1', token: 't', end() {} };`,
    run: 'm.stop(); m.release(); return { first: m.topics[0]._id, key: Array.isArray(m.options.queryKey) };',
    result: { first: 'topic', key: true },
    mayComplain: noServer,
  },
  {
    page: client,
    word: 'Hello from Node',
    before: server,
    run: "return { sent: asked.includes('/chat') };",
    result: { sent: true },
    mayComplain: noServer,
  },
  {
    page: client,
    word: 'createStreamClient({',
    before: `globalThis.getToken = () => 't'; globalThis.words = ''; globalThis.show = (text) => { words += text; };
      const lines = [{ type: 'begin', topic: 'a' }, { type: 'text', text: 'A messenger' }, { type: 'end', data: { content: 'A messenger', limits: { day: { remaining: 3 } } } }];
      globalThis.fetch = async () => Response.json({ success: true, data: lines.at(-1).data });`,
    run: 'return { isThere: typeof m.stop };',
    result: { isThere: 'function' },
    mayComplain: noServer,
  },
  {
    page: client,
    word: 'declare const photo',
    before: `${server} globalThis.photo = new File(['a'], 'a.png');`,
    run: 'return { asked: asked.length > 0 };',
    result: { asked: true },
  },
  { page: 'packages-contract-README', word: 'endpoints.chat.send.body', run: 'return "";', result: '' },
  { page: 'packages-contract-README', word: 'requests.chat.send.path', run: 'return "";', result: '' },
  { page: languages, word: 'chooseUiLanguage([', run: 'return "";', result: '' },
  { page: languages, word: 'cleanPhone(', run: 'return "";', result: '' },
  {
    page: 'packages-speech-README',
    word: 'export const meter',
    before: `globalThis.got = 0; globalThis.transcript = { send: (samples) => { got += samples.length; }, miss() {} };`,
    run: 'return { samples: m.samples instanceof Float32Array || m.samples instanceof Int16Array };',
    result: { samples: true },
  },
  {
    page: 'packages-speech-README',
    word: 'createVoiceRecorder({ open',
    run: `return <Page><audio id="player" controls /><button onClick={() => m.press(document.getElementById('player')).then(() => { document.title = 'done'; })}>Record</button></Page>;`,
    check: async (check, page) => {
      const button = page.getByRole('button', { name: 'Record' });
      await button.click();
      await page.waitForFunction(() => document.title === 'done', undefined, { timeout: 10_000 });
      // Something has to be heard before it ends.
      await page.waitForFunction((began) => Date.now() - began > 1_000, Date.now());
      await button.click();
      const source = page.locator('audio[src^="blob:"]');
      check(
        'the recording can be played',
        await holds(source.waitFor({ state: 'attached', timeout: 15_000 })),
      );
    },
  },
  {
    page: 'packages-ui-README',
    word: 'export const Profile',
    run: 'return <m.Profile />;',
    check: async (check, page) =>
      check('the field has its name', await isVisible(page.getByRole('textbox', { name: 'Name' }))),
  },
  { page: 'packages-ui-README', word: '@franca/ui/Button.css', run: 'return "";', result: '' },
  {
    page: 'packages-ui-README',
    word: 'export const Arabic',
    run: 'return <m.Arabic><p>Words</p></m.Arabic>;',
    check: async (check, page) =>
      check('the page runs from right to left', await isVisible(page.locator('html[dir="rtl"]'))),
  },
  {
    page: 'packages-ui-README',
    word: 'export const Page = ({ locale',
    run: `const { renderToStaticMarkup } = await import('react-dom/server'); const html = renderToStaticMarkup(<m.Page locale="ar">x</m.Page>); return { isMarked: html.includes('dir="rtl"') && html.includes('data-fr-page') };`,
    result: { isMarked: true },
  },
  { page: 'packages-ui-README', word: "createSlot('Tile'", run: 'return <m.Page />;', shows: ['Linh!'] },
];
