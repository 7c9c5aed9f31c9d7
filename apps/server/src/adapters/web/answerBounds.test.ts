import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, exportPKCS8, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/createTestDatabase.ts';
import { openTestService } from '../../../test/openTestService.ts';
import { babbledBytes, startBabbler } from '../../../test/startBabbler.ts';
import { stripeKeys } from '../../../test/startStripe.ts';
import type { DatabaseHandle } from '../../db/Database.ts';
import { askAssistant } from '../../ports/AssistantEngine.conformance.ts';
import { createOpenAiAssistant } from '../assistant/openai/createOpenAiAssistant.ts';
import { createGoogleIdentity } from '../identity/createGoogleIdentity.ts';
import { createSmtpMailer } from '../mail/createSmtpMailer.ts';
import { createTwilioRooms } from '../media/twilio/createTwilioRooms.ts';
import { fetchFile } from '../models/fetchFile.ts';
import { fetchList } from '../models/fetchList.ts';
import { createStripeProcessor } from '../payments/stripe/createStripeProcessor.ts';
import { createVisionReader } from '../picture-text/createVisionReader.ts';
import { createNominatimPlaces } from '../places/createNominatimPlaces.ts';
import { createPhotonPlaces } from '../places/createPhotonPlaces.ts';
import { createFcmCarrier } from '../push/createFcmCarrier.ts';
import { createTwilioSmsSender } from '../sms/createTwilioSmsSender.ts';
import { transcribe } from '../speech/transcribe.ts';
import { createS3Storage } from '../storage/createS3Storage.ts';
import { DeepLTranslator } from '../translation/http/DeepLTranslator.ts';
import { LibreTranslator } from '../translation/http/LibreTranslator.ts';
import { OpenAiTranslator } from '../translation/http/OpenAiTranslator.ts';

/** Milliseconds that a test waits for a service: a slow machine needs longer. */
const patientMs = 15_000;
/** Milliseconds that each of them gives a service: few, or so many that nothing ends by them in a test. */
const [briefMs, endlessMs] = [1500, 600_000];
let timeoutMs = briefMs;
/** Bytes that lie between two processes on one machine, beside those that were read. */
const betweenBytes = 12 * 1024 * 1024;

type Asked = {
  /** Bytes that it reads at most. */
  most: number;
  status?: number;
  protocol?: 'http' | 'smtp';
  /** Asks, and says in which state the answer left it. */
  ask: (host: string) => Promise<unknown>;
  /** That state. */
  state: unknown;
  /** That where there was no answer at all, if it is another one. */
  silentState?: unknown;
  /** Whether it ends by its own clock, which is not that of this test. */
  hasOwnClock?: boolean;
};

const mega = 1024 * 1024;
const open = (name: Parameters<typeof openTestService>[0]) => openTestService(name, { timeoutMs });
const text = { text: 'Hello', source: 'en', target: 'es' };
const nameOf = (error: Error) => error.name;
const failed = expect.objectContaining({ status: 'failed' });

let database: DatabaseHandle;
let dropDatabase: () => Promise<void>;
let privateKey: string;
let folder: string;
let token: string;

beforeAll(async () => {
  const made = await createTestDatabase();
  database = await made.open();
  dropDatabase = made.drop;
  folder = await mkdtemp(join(tmpdir(), 'franca-bounds-'));
  const pair = await generateKeyPair('RS256', { extractable: true });
  privateKey = await exportPKCS8(pair.privateKey);
  expect(await exportJWK(pair.publicKey)).toHaveProperty('n');
  token = await new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: '1' })
    .setSubject('1')
    .setIssuer('accounts.google.com')
    .setAudience('client')
    .setExpirationTime('1h')
    .sign(pair.privateKey);
});
afterAll(async () => {
  await database.close();
  await dropDatabase();
  await rm(folder, { recursive: true });
});

const storage = (host: string) =>
  createS3Storage({
    ...{ endpoint: `http://${host}`, bucket: 'b', region: 'r', accessKey: 'a', secretKey: 's' },
    ...{ secret: 's', uploadPath: '/api/file/', service: open('files'), slowReadMs: timeoutMs },
  });

async function readObject(host: string): Promise<never> {
  for await (const _ of (await storage(host).open('files/a')) ?? []);
  throw new Error('It came to an end.');
}

const asked: Record<string, Asked> = {
  'translation by a model': {
    most: mega,
    ask: (host) =>
      new OpenAiTranslator({ baseUrl: `http://${host}`, model: 'm', service: open('translation') }).translate(
        text,
      ),
    state: failed,
  },
  'languages of DeepL': {
    most: 2 * mega,
    ask: (host) =>
      new DeepLTranslator({ url: `http://${host}`, apiKey: 'k', service: open('translation') }).translate(
        text,
      ),
    state: failed,
  },
  'languages of LibreTranslate': {
    most: mega,
    ask: (host) =>
      new LibreTranslator({
        url: `http://${host}`,
        apiKey: undefined,
        service: open('translation'),
      }).translate(text),
    state: failed,
  },
  'text in a picture': {
    most: mega,
    ask: (host) =>
      createVisionReader({
        ...{ baseUrl: `http://${host}`, apiKey: undefined, model: 'm', service: open('pictures') },
      }).read({
        ...{ picture: new Uint8Array(1), languages: ['en'], signal: new AbortController().signal },
        mayLeave: async () => true,
      }),
    state: failed,
  },
  'recognition of speech': {
    most: mega,
    ask: (host) =>
      transcribe({
        ...{
          baseUrl: `http://${host}`,
          apiKey: undefined,
          model: 'm',
          file: new Uint8Array(1),
          language: 'en',
        },
        ...{ timeoutMs, signal: new AbortController().signal },
      }),
    state: failed,
  },
  'an answer of SmartTalk': {
    most: mega,
    ask: (host) =>
      askAssistant(
        createOpenAiAssistant({
          ...{ baseUrl: `http://${host}`, model: 'm', contextTokens: 6000, silenceMs: timeoutMs },
        }),
        { text: 'Hello' },
      ),
    state: expect.objectContaining({ outcome: failed }),
  },
  'keys of a sign-in': {
    most: mega,
    ask: (host) =>
      createGoogleIdentity({
        ...{
          clientId: 'client',
          keysUrl: `http://${host}/`,
          clock: () => new Date(),
          service: open('identity'),
        },
      })
        .accepts(token)
        .catch(nameOf),
    state: 'ServiceUnavailableError',
  },
  'places of Nominatim': {
    most: mega,
    ask: (host) =>
      createNominatimPlaces({ url: `http://${host}`, service: open('places') })
        .search({ query: 'a', limit: 5, language: 'en' })
        .catch(nameOf),
    state: 'PlacesUnavailableError',
  },
  'places of Photon': {
    most: mega,
    ask: (host) =>
      createPhotonPlaces({ url: `http://${host}`, service: open('places') })
        .search({ query: 'a', limit: 5, language: 'en' })
        .catch(nameOf),
    state: 'PlacesUnavailableError',
  },
  'a text message that is refused': {
    most: mega,
    status: 400,
    ask: (host) =>
      createTwilioSmsSender({
        ...{ accountSid: 'AC', username: 'u', password: 'p', from: '+15005550006' },
        ...{ origin: `http://${host}`, service: open('sms') },
      }).send({ to: '+15005550001', text: 'Hello' }),
    state: failed,
  },
  'a text message that is taken': {
    most: 0,
    status: 201,
    ask: (host) =>
      createTwilioSmsSender({
        ...{ accountSid: 'AC', username: 'u', password: 'p', from: '+15005550006' },
        ...{ origin: `http://${host}`, service: open('sms') },
      }).send({ to: '+15005550001', text: 'Hello' }),
    state: { status: 'sent' },
    silentState: failed,
  },
  'a room of a call': {
    most: mega,
    ask: (host) =>
      createTwilioRooms({
        ...{ accountSid: 'AC', keySid: 'SK', keySecret: 's', authToken: 't', clock: () => new Date() },
        ...{ reportUrl: () => '', apiUrl: `http://${host}`, service: open('media') },
      })
        .open({ room: 'r' })
        .catch(nameOf),
    state: 'MediaRoomsUnavailable',
  },
  'access to pushes': {
    most: mega,
    ask: (host) =>
      createFcmCarrier({
        ...{ clientEmail: 'a@example.org', privateKey, projectId: 'p', timeoutMs },
        ...{ tokenUrl: `http://${host}/token`, origin: `http://${host}` },
      }).send({
        ...{ token: 't'.repeat(80), ttlSeconds: 60, isUrgent: false, tag: 't' },
        payload: JSON.stringify({ signalType: 'close', tag: 't' }),
      }),
    state: failed,
  },
  'a payment': {
    most: mega,
    ask: (host) =>
      createStripeProcessor({
        ...{ ...stripeKeys, apiUrl: `http://${host}`, db: database.db, clock: () => new Date(), timeoutMs },
        ...{ publicUrl: () => '', onUnavailable: () => undefined, service: openTestService('payments') },
      })
        .forgetCard({ cardId: 'pm_1' })
        .catch(nameOf),
    state: 'ProcessorUnavailable',
  },
  'a mail': {
    most: 2 * mega,
    protocol: 'smtp',
    ask: (host) =>
      createSmtpMailer({ url: `smtp://${host}`, from: 'Franca <f@example.org>', service: open('mail') }).send(
        {
          ...{ to: 'a@example.org', subject: 's', text: 't', html: 'h' },
        },
      ),
    state: failed,
  },
  'a list of models': {
    most: 16 * mega,
    ask: (host) => fetchList(`http://${host}/`, 'Nothing else.').catch(nameOf),
    state: 'FetchError',
    hasOwnClock: true,
  },
  'a model': {
    most: 1000,
    ask: (host) =>
      fetchFile(
        {
          ...{ name: 'model.bin', url: `http://${host}/`, size: 1000, sha256: undefined },
          packed: { size: 1000, sha256: undefined },
        },
        folder,
      ).catch(nameOf),
    state: 'FetchError',
    hasOwnClock: true,
  },
};

const all = Object.entries(asked);

describe.each(all)('the body of %s', (_name, { most, ask, state, ...kind }) => {
  it('is read up to a length, and broken off there', async () => {
    const babbler = await startBabbler('endless', kind);
    try {
      expect(await ask(babbler.host)).toEqual(state);
      const bytes = await babbler.ended();
      expect(bytes).toBeLessThan(most + betweenBytes);
      expect(bytes).toBeLessThan(babbledBytes);
    } finally {
      await babbler.close();
    }
  }, 60_000);
});

describe.each(all.filter(([, { hasOwnClock }]) => !hasOwnClock))(
  'the body of %s',
  (_name, { ask, state, silentState = state, ...kind }) => {
    it.each(['slow', 'silent'] as const)(
      'ends with the time of its request where it is %s',
      async (how) => {
        const babbler = await startBabbler(how, kind);
        try {
          const begun = performance.now();
          expect(await ask(babbler.host)).toEqual(how === 'silent' ? silentState : state);
          await babbler.ended();
          expect(performance.now() - begun).toBeLessThan(patientMs);
        } finally {
          await babbler.close();
        }
      },
      60_000,
    );
  },
);

describe.each(all.filter(([, { protocol }]) => protocol !== 'smtp'))(
  'the body of %s',
  (_name, { ask, most }) => {
    beforeAll(() => {
      timeoutMs = endlessMs;
    });
    afterAll(() => {
      timeoutMs = briefMs;
    });

    it('is given up where the service refuses, and keeps no connection open', async () => {
      const babbler = await startBabbler('endless', { status: 500 });
      try {
        await ask(babbler.host);
        expect(await babbler.ended()).toBeLessThan(most + betweenBytes);
      } finally {
        await babbler.close();
      }
    }, 20_000);
  },
);

describe('the bytes of a file in the object storage', () => {
  it('end where they come too slowly, though never silent', async () => {
    const babbler = await startBabbler('slow');
    try {
      await expect(readObject(babbler.host)).rejects.toMatchObject({
        name: 'ServiceUnavailableError',
        problem: 'silent',
      });
      await babbler.ended();
    } finally {
      await babbler.close();
    }
  }, 60_000);
});
