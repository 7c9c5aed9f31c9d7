import { isVisible } from '../holds.mjs';

const readme = 'packages-call-kit-README';
const recipes = 'packages-call-kit-guide-recipes';

const demo = `const { demoCall } = await import('@franca/call-kit/testing'); const { CallProvider, CallScreen } = await import('@franca/call-kit');
  const { session, fake, people } = demoCall({ people: [{ userId: 'lucia' }] });`;
const within = (children, more = '') =>
  `${demo} return <Page><CallProvider session={session} media={fake.media} people={people}${more}><div style={{ blockSize: '100dvh' }}>${children}</div></CallProvider></Page>;`;

/** How each piece of code in the documents of `@franca/call-kit` is run, and what must become of it. */
export const callKitSamples = [
  {
    page: readme,
    word: 'export const signalingOf',
    before: `globalThis.asked = []; globalThis.fetch = async (path) => { asked.push(path); return Response.json({ token: 't' }); };
      globalThis.EventSource = class { close() {} };`,
    run: `const call = m.call('one', 'ana', 'marco'); const { kind } = call.getSnapshot().state; await m.signalingOf('one').access({}); call.dispose();
      return { kind, asked: asked.includes('/calls/one/token') };`,
    result: { kind: 'outgoing', asked: true },
  },
  {
    page: readme,
    word: 'export const Transcript',
    run: "await import('@franca/call-kit/transcript.css'); return <Page><m.Transcript onClose={() => {}} /></Page>;",
    shows: ['Buenos días.'],
  },
  { page: readme, word: 'const store = createTranscriptStore()', run: 'return "";', result: '' },
  {
    page: recipes,
    word: 'export function addableCall',
    run: `${demo} const nobody = { search: async () => [], add: async () => {}, remove: async () => {}, subscribe: () => () => {} };
      return <Page><div style={{ blockSize: '100dvh' }}>{m.addableCall(session, fake.media, nobody)}</div></Page>;`,
    check: async (check, page) =>
      check('people can be added', await isVisible(page.getByRole('button', { name: 'Add people' }).first())),
  },
  {
    page: recipes,
    word: 'export const Ring',
    run: `return <Page><m.Ring caller={{ userId: 'lucia', name: 'Lucía Ortega', avatarUrl: null }} answer={(is) => { globalThis.result = is; }} /></Page>;`,
    shows: ['Lucía Ortega'],
    check: async (check, page) => {
      await page.getByRole('button', { name: 'Accept' }).click();
      check('it is accepted', (await page.evaluate(() => window.result)) === true);
    },
  },
  {
    page: recipes,
    word: 'export function Preview',
    run: `${demo} return <Page><m.Preview media={fake.media} join={() => {}} /></Page>;`,
    check: async (check, page) =>
      check('one can join', await isVisible(page.getByRole('button', { name: /Join/ }).first())),
  },
  {
    page: recipes,
    word: 'export function CallOverPages',
    run: within('<m.CallOverPages onClose={() => {}} />'),
    shows: ['Lucía Ortega'],
  },
  {
    page: recipes,
    word: 'slots: CallSlots',
    run: within('<CallScreen onClose={() => {}} />', ' slots={m.slots}'),
    shows: ['Lucía Ortega'],
  },
  {
    page: recipes,
    word: 'export function MyCall',
    run: within('<m.MyCall />'),
    check: async (check, page) => check('the clock goes on', await isVisible(page.getByText(/^0:0[1-9]$/))),
  },
  { page: recipes, word: "server.respond({ response: 'endCall'", run: 'return "";', result: '' },
];
