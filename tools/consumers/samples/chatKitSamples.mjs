import { holds, isVisible } from '../holds.mjs';

const readme = 'packages-chat-kit-README';
const recipes = 'packages-chat-kit-guide-recipes';
const backend = 'packages-chat-kit-guide-backend';

/** A word of the conversation that the fixtures have. */
const known = 'I will bring the tickets. See you at the station!';

/** Writes a message, and waits until it stands among the messages. */
async function sends(check, page) {
  const field = page.getByRole('textbox').first();
  await field.fill('Is it there?', { timeout: 10_000 });
  await field.press('Enter');
  check(
    'a message can be sent',
    await isVisible(page.getByRole('article').filter({ hasText: 'Is it there?' })),
  );
}

const people = `
  const ana = { id: 'ana', name: 'Ana Silva', avatarUrl: null };
  const marco = { id: 'marco', name: 'Marco Rossi', avatarUrl: null };`;

/** How each piece of code in the documents of `@franca/chat-kit` is run, and what must become of it. */
export const chatKitSamples = [
  {
    page: readme,
    word: 'until there is a backend: it answers, types',
    run: 'return <m.App />;',
    check: sends,
  },
  {
    page: readme,
    word: 'export const topicOf',
    run: `${people} return m.topicOf('lobby', m.ana, marco);`,
    result: { id: 'lobby', title: 'Marco Rossi', unreadCount: 0 },
  },
  {
    page: readme,
    word: 'createDemoAssistant',
    run: "await import('@franca/chat-kit/assistant.css'); return <Page><m.Assistant /></Page>;",
    check: async (check, page) =>
      check('a question can be written', await isVisible(page.getByRole('textbox').first())),
  },
  {
    page: readme,
    word: 'MessageMenuItems: MakeTask',
    run: `const { Conversation } = await import('@franca/chat-kit');
      return <InChat><Conversation topic={topic} readingLanguage="en" slots={m.slots} /></InChat>;`,
    shows: [known],
    check: async (check, page) => {
      check(
        'the header is empty',
        (await page.locator('[data-fr-part="conversation-header"]').count()) === 0,
      );
      const message = page.getByRole('article').last();
      await message.hover();
      await message.getByRole('button', { name: 'Message actions' }).click();
      check(
        'the own item is in the menu',
        await isVisible(page.getByRole('menuitem', { name: 'Make a task of it' })),
      );
    },
  },
  {
    page: readme,
    word: "shownTexts(message, 'translated')",
    run: 'return <InChat><m.Transcript topicId={topic.id} /></InChat>;',
    shows: [known],
  },
  {
    page: readme,
    word: 'sendAndRead',
    run: "return m.sendAndRead(port, topic.id, 'From a program');",
    resultHas: 'From a program',
  },
  {
    page: readme,
    word: 'Frag uns etwas',
    run: `const { Conversation } = await import('@franca/chat-kit'); const { DemoChat } = await import('@franca/chat-kit/testing');
      return <m.Support><DemoChat port={port}><main style={{ blockSize: '100dvh' }}><Conversation topic={topic} /></main></DemoChat></m.Support>;`,
    check: async (check, page) =>
      check(
        'the field asks in German',
        await isVisible(page.getByRole('textbox', { name: 'Frag uns etwas' })),
      ),
  },
  {
    page: readme,
    word: 'export const german',
    run: 'return { write: m.german.write, today: m.german.today };',
    result: { write: 'Nachricht schreiben', today: 'Today' },
  },
  {
    page: readme,
    word: "'use client'",
    before: 'globalThis.portFor = () => port;',
    run: `const initialPage = await port.messages.page({ topicId: topic.id, before: null, limit: 20 }, {});
      return <main style={{ blockSize: '100dvh' }}><m.Chat viewer={port.viewer} topic={topic} initialPage={initialPage} /></main>;`,
    shows: [known],
  },
  {
    page: readme,
    word: 'export async function readPage',
    before: `globalThis.readMessages = async (topicId) => [{ chatId: 'one', topicId, author: port.viewer, text: 'From the database', sentAt: 1 }];`,
    run: `const page = await m.readPage(port.viewer, 'lobby'); return { texts: page.messages.map(({ text }) => text).join(), hasOlder: page.hasOlder };`,
    result: { texts: 'From the database', hasOlder: false },
  },
  {
    page: backend,
    word: 'createPlainPort({',
    before: `
      const rows = [{ id: 'one', room: 'lobby', from: { id: 'marco', name: 'Marco', avatarUrl: null }, body: 'From my server', at: '2026-01-01T10:00:00Z' }];
      globalThis.fetch = async (path, options) => {
        const body = options.body && JSON.parse(options.body);
        if (body?.id) rows.push({ ...rows[0], id: body.id, body: body.body, at: new Date().toISOString(), from: port.viewer });
        return Response.json(body?.id ? rows.at(-1) : body ? {} : rows);
      };
      globalThis.EventSource = class { close() {} };`,
    run: `const { ChatProvider, Conversation } = await import('@franca/chat-kit'); const mine = m.portFor(port.viewer);
      return <Page><ChatProvider port={mine}><main style={{ blockSize: '100dvh' }}><Conversation topic={{ ...topic, id: 'lobby' }} /></main></ChatProvider></Page>;`,
    shows: ['From my server'],
    check: sends,
  },
  {
    page: backend,
    word: 'export function WakeUp',
    run: `return <InChat><m.WakeUp onRenewed={(wake) => { globalThis.result = typeof wake; return () => {}; }} /><p>Awake</p></InChat>;`,
    shows: ['Awake'],
    check: async (check, page) =>
      check('the outbox can be woken', (await page.evaluate(() => window.result)) === 'function'),
  },
  {
    page: backend,
    word: 'forgetOnThisDevice',
    run: `localStorage.setItem('franca-chat/ana/drafts', '1'); localStorage.setItem('other', '1'); m.forgetOnThisDevice('ana');
      return { own: localStorage.getItem('franca-chat/ana/drafts'), other: localStorage.getItem('other') };`,
    result: { own: null, other: '1' },
  },
  {
    page: backend,
    word: 'outcomeOfStatus(upload.status',
    before: `globalThis.sent = [];
      globalThis.fetch = async (path, { method, body }) => {
        sent.push(method + ' ' + path);
        return method === 'PUT' ? new Response('key') : Response.json({ chatId: JSON.parse(body).chatId });
      };`,
    run: `const message = { chatId: 'c', topicId: 't', text: '', replyTo: null, content: { kind: 'file', attachments: [{ id: 'a', type: 'file', name: 'a.txt', size: 1, source: new Blob(['a']) }] } };
      const outcome = await m.send(message, {}); return { kind: outcome.kind, sent: sent.join() };`,
    result: { kind: 'stored', sent: 'PUT /files/a.txt,POST /rooms/t/messages' },
  },
  {
    page: backend,
    word: "kind: 'quiz', question",
    run: `const { Conversation } = await import('@franca/chat-kit');
      return <Page><m.Quizzes port={port}><m.AskButton topicId={topic.id} /><main style={{ blockSize: '80dvh' }}><Conversation topic={topic} /></main></m.Quizzes></Page>;`,
    check: async (check, page) => {
      await page.getByRole('button', { name: 'Ask where' }).click();
      check(
        'the quiz is drawn',
        await isVisible(page.getByRole('group', { name: 'Where is the oldest market?' })),
      );
    },
  },
  {
    page: recipes,
    word: 'onlyMessages',
    run: 'return <InChat><m.Messages topic={topic} /></InChat>;',
    shows: [known],
    check: async (check, page) =>
      check('there is no composer', (await page.getByRole('textbox').count()) === 0),
  },
  {
    page: recipes,
    word: 'export function AskUs',
    run: 'return <InChat><m.AskUs topicId={topic.id} /></InChat>;',
    check: async (check, page) => {
      const field = page.getByRole('textbox').first();
      await field.fill('Hello');
      await field.press('Enter');
      await page.waitForFunction(() => document.querySelector('textarea')?.value === '');
      check('the field is empty again', true);
    },
  },
  {
    page: recipes,
    word: 'MessageSwitches = {',
    run: 'return <InChat><m.Closed topic={topic} /></InChat>;',
    shows: [known],
    check: async (check, page) => {
      const own = page.locator('article[data-own]').last();
      await own.hover();
      await own.getByRole('button', { name: 'Message actions' }).click();
      check('Recall is offered', await isVisible(page.getByRole('menuitem', { name: 'Recall' })));
      check('Forward is not', (await page.getByRole('menuitem', { name: 'Forward' }).count()) === 0);
    },
  },
  {
    page: recipes,
    word: 'const Initial = (',
    run: `const { ChatList, ChatProvider } = await import('@franca/chat-kit');
      return <Page><ChatProvider port={port} slots={m.slots}><main style={{ display: 'grid', gridTemplateColumns: '300px 1fr', blockSize: '100dvh' }}>
        <ChatList topics={[{ ...topic, unreadCount: 2 }]} viewerId={port.viewer.id} selectedId={null} onSelect={() => {}} />
        <m.Personal topic={topic} /></main></ChatProvider></Page>;`,
    shows: [known],
    check: async (check, page) => {
      check('the row has its class', await isVisible(page.locator('button.waiting').first()));
      check('pictures are drawn by the slot', (await page.locator('.initial').count()) > 1);
      await page.getByRole('button', { name: /emoji/i }).first().click();
      await page.getByRole('button', { name: '🎉' }).click();
      const isWritten = holds(
        page.waitForFunction(() => document.querySelector('textarea')?.value.includes('🎉'), undefined, {
          timeout: 10_000,
        }),
      );
      check('the picker writes what was picked', await isWritten);
    },
  },
  {
    page: recipes,
    word: 'pageSize: 50',
    run: `const { Conversation } = await import('@franca/chat-kit');
      return <Page><m.Chat port={port}><main style={{ blockSize: '100dvh' }}><Conversation topic={topic} readingLanguage="en" /></main></m.Chat></Page>;`,
    shows: [known],
    check: async (check, page) =>
      check('both texts are shown', await isVisible(page.getByText('Tối nay ăn phở nhé?').first())),
  },
  {
    page: recipes,
    word: "id: 'coupon'",
    run: 'return <InChat><m.SupportChat topic={topic} /></InChat>;',
    shows: ['Close the ticket'],
    check: async (check, page) => {
      await page.getByRole('button', { name: 'Send a coupon' }).click();
      check(
        'the tool sends',
        await isVisible(page.getByRole('article').filter({ hasText: 'Coupon: SPRING' })),
      );
    },
  },
  {
    page: recipes,
    word: 'function useComposerDictation',
    run: 'return <InChat><m.WithVoice topic={topic} workletUrl="/worklet.js" /></InChat>;',
    check: async (check, page) =>
      check(
        'a voice message can be recorded',
        await isVisible(page.getByRole('button', { name: /voice/i }).first()),
      ),
  },
  {
    page: recipes,
    word: 'export const EditPhoto',
    run: `const canvas = new OffscreenCanvas(60, 40);
      canvas.getContext('2d').fillRect(0, 0, 60, 40);
      const file = new File([await canvas.convertToBlob()], 'sea.png', { type: 'image/png' });
      const onDone = async (photo) => { const { width, height } = await createImageBitmap(photo); Object.assign(window, { sides: [width, height] }); };
      return <Page><m.EditPhoto file={file} onDone={onDone} /></Page>;`,
    check: async (check, page) => {
      const editor = page.getByRole('dialog');
      await editor.getByRole('button', { name: 'Rotate by 90°' }).click();
      await editor.getByRole('button', { name: 'Done' }).click();
      check(
        'the photo is turned',
        await holds(
          page.waitForFunction(() => String(window.sides) === '40,60', undefined, { timeout: 10_000 }),
        ),
      );
    },
  },
  {
    page: recipes,
    word: 'export function plainAssistant',
    run: `const mine = m.plainAssistant(async (question) => question.toUpperCase());
      const { message } = await mine.ask({ topicId: null, text: 'why', requestId: 'r' }, {}); return { text: message.text, topics: (await mine.loadTopics({})).length };`,
    result: { text: 'WHY', topics: 1 },
  },
  {
    page: recipes,
    word: 'export function AskableChat',
    run: `const { createDemoAssistant } = await import('@franca/chat-kit/testing'); const assistant = createDemoAssistant();
      return <InChat><m.AskableChat topic={topic} port={assistant} /></InChat>;`,
    shows: [known],
  },
  {
    page: recipes,
    word: 'export const GermanChat',
    run: `const { Conversation } = await import('@franca/chat-kit');
      return <Page><m.GermanChat port={port}><main style={{ blockSize: '100dvh' }}><Conversation topic={topic} readingLanguage="en" /></main></m.GermanChat></Page>;`,
    check: async (check, page) =>
      check('times have seconds', await isVisible(page.getByText(/^\d\d:\d\d:\d\d$/).first())),
  },
  {
    page: recipes,
    word: 'export function Script',
    run: 'return <InChat><m.Script topicId={topic.id} /></InChat>;',
    shows: ['Lucía Fernández'],
  },
  {
    page: recipes,
    word: 'export function Inbox',
    run: 'return <InChat><m.Inbox topics={[topic]} viewerId={port.viewer.id} /></InChat>;',
    check: async (check, page) => {
      await page.getByText('Lucía Fernández').first().click();
      check('a conversation opens', await isVisible(page.getByText(known).first()));
    },
  },
  {
    page: recipes,
    word: 'export function WithInformation',
    run: 'return <InChat><m.WithInformation topic={topic} /></InChat>;',
    check: async (check, page) => {
      await page.locator('[data-fr-part="conversation-header"] button[aria-expanded]').first().click();
      check('the panel opens', await isVisible(page.locator('[data-fr-part="info-panel"]')));
    },
  },
  {
    page: recipes,
    word: 'export function Linked',
    // The mark goes away by itself.
    before: `new MutationObserver((changes) => {
        if (changes.some(({ attributeName }) => attributeName === 'data-highlighted')) Object.assign(window, { isMarked: true });
      }).observe(document, { subtree: true, attributes: true });`,
    run: `const { messages: [first] } = await port.messages.page({ topicId: topic.id, before: null, limit: 20 }, {});
      return <InChat><m.Linked topic={topic} chatId={first.chatId} /></InChat>;`,
    check: async (check, page) =>
      check(
        'the message is marked',
        await holds(page.waitForFunction(() => window.isMarked, undefined, { timeout: 10_000 })),
      ),
  },
  {
    page: recipes,
    word: 'const stop = pretendLayout()',
    run: 'return m.chat;',
    check: async (check, page) =>
      check('the field is there', await isVisible(page.getByRole('textbox', { name: 'Write a message' }))),
  },
  {
    page: 'packages-chat-kit-guide-theming',
    word: "name: 'Lagoon'",
    run: `const { Conversation } = await import('@franca/chat-kit');
      return <Page><m.Branded port={port}><main style={{ blockSize: '100dvh' }}><Conversation topic={{ ...topic, theme: 'Lagoon' }} /></main></m.Branded></Page>;`,
    check: async (check, page) =>
      check(
        'the theme is painted',
        await isVisible(page.locator('[data-chat-theme="Lagoon"][data-own-theme]').first()),
      ),
  },
];
