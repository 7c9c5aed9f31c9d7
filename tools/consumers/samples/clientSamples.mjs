const client = 'packages-api-client-README';
const recipes = 'packages-api-client-guide-recipes';

/** A server in a few lines: what each path answers. No socket is there; the client goes on trying. */
const server = `
  const user = { _id: 'u1' };
  const answers = { '/dev/accounts': [user], '/dev/login': { access_token: 't', user }, '/topic': [{ _id: 'topic' }], '/chat': { _id: 'm1' },
    '/topic/changes': { changes: [], seq: 0, has_more: false } };
  globalThis.asked = [];
  globalThis.fetch = async (url) => {
    const path = new URL(url, location.origin).pathname.replace('/api', '');
    asked.push(path);
    return Response.json({ success: true, data: answers[path] ?? [] });
  };`;

/** Sockets of these samples find no server, which the browser writes on the console. */
const noServer = /WebSocket|ERR_|Failed to load|404/;

/**
 * How each piece of code in the documents of `@franca/api-client` is run in a browser, and what must become of it; `checkPrograms` runs
 * those that are for Node against a server.
 */
export const clientSamples = [
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
  {
    page: recipes,
    word: 'export const askForLink',
    before: `globalThis.asked = []; globalThis.fetch = async (url, { body }) => {
      asked.push([String(url), body]);
      return Response.json({ success: true, data: { is_registered: true, access_token: 't', user: { _id: 'u1' }, registration_token: null } });
    };`,
    run: `await m.askForLink('https://chat.example', 'ana@mail.example');
      const session = await m.signIn('https://chat.example', 'ana@mail.example', 'https://chat.example/quicklink?email=ana@mail.example&code=123&h=abc');
      return { token: session.access_token, address: asked[1][0], body: asked[1][1] };`,
    result: {
      token: 't',
      address: 'https://chat.example/api/auth/v2/email-code-verify',
      body: JSON.stringify({ email: 'ana@mail.example', code: '123', h: 'abc' }),
    },
  },
  {
    page: recipes,
    word: 'export async function startEcho',
    before: server,
    run: `const stop = await m.startEcho({ url: location.origin, access_token: 't', user: { _id: 'u1' } }); stop();
      return { asked: asked.includes('/topic') };`,
    result: { asked: true },
    mayComplain: noServer,
  },
  {
    page: recipes,
    word: 'export const onTyping',
    run: `const shown = [];
      const socket = { on: (event, params, handler) => { handler({ name: 'Ana', is_writing: true }); handler({ name: 'Ana', is_writing: false }); return () => shown.push('stopped'); } };
      m.onTyping(socket, 'topic', (name) => shown.push(name))();
      return shown.join();`,
    result: 'Ana,stopped',
  },
];
