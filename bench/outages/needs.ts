import { randomUUID } from 'node:crypto';
import { formatChatId, type OutsideServiceName, outsideServiceNames, plans } from '@franca/contract';
import { toWave } from '../../apps/server/src/adapters/speech/toWave.ts';
import { createSubscription } from '../../apps/server/test/createSubscription.ts';
import { solveRemoteCaptcha } from '../../apps/server/test/solveCaptcha.ts';
import { hum } from '../../apps/server/test/speakSentence.ts';
import { stripeKeys } from '../../apps/server/test/startStripe.ts';
import { tinyPicture } from '../../apps/server/test/tinyPicture.ts';
import { type Asked, type Asker, callAs, openSlot } from './createAskers.ts';

/** Somebody who needs a service: each call is one more request for it. */
export type Ask = () => Promise<Asked>;

/** How one service is needed. */
export type Needy = {
  /** Environment of a server that reaches it at this address. */
  environment: (url: string) => Record<string, string>;
  /** Prepares somebody while everything works; `url`: where the service is. */
  open: (asker: Asker, url: string) => Promise<Ask>;
};

let made = 0;
/** A chat_id that was not used before. */
const nextChatId = ({ ana }: Asker): string => formatChatId(ana.id, 1_950_000_000_000 + ++made);
/** A visitor of a network of their own. */
const visitorOf = (asker: Asker): Asker => ({ ...asker, network: `10.${++made >> 8}.${made & 255}.1` });

const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_API_KEY: `SK${'0'.repeat(32)}`,
  TWILIO_API_SECRET: 'secret',
  TWILIO_SMS_FROM: '+15005550006',
};

/** Sends a message with a file that was uploaded before, once, and asks for the text in it again and again. */
const openText =
  (type: 'audio' | 'image', path: string, file: { name: string; bytes: Uint8Array }) =>
  async (asker: Asker): Promise<Ask> => {
    const { upload_url, download_url } = await openSlot(asker, file.name);
    await fetch(new URL(upload_url, asker.url), { method: 'PUT', body: new Uint8Array(file.bytes) });
    const chat_id = nextChatId(asker);
    const { topicId: topic_id } = asker;
    const attachments = [{ type, name: file.name, origin_url: download_url }];
    await callAs(asker, '/chat', { body: { topic_id, type, chat_id, content: null, attachments } });
    return async () => {
      const asked = await callAs(asker, path, { body: { topic_id, chat_id, again: true } });
      const { state } = (asked.data ?? {}) as { state?: string };
      return { ...asked, answer: [asked.answer, state].filter(Boolean).join(' ') };
    };
  };

/** What is tried of each service. */
export const needs: Readonly<Record<OutsideServiceName, Needy>> = {
  files: {
    environment: (url) => ({
      S3_ENDPOINT: url,
      S3_BUCKET: 'franca',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    }),
    // A message with a picture that the server has not looked at yet.
    open: async (asker) => async () => {
      const slot = await openSlot(asker, 'a.png');
      const attachments = [{ type: 'image', name: 'a.png', origin_url: slot.download_url }];
      const body = { topic_id: asker.topicId, type: 'image', chat_id: nextChatId(asker), attachments };
      return callAs(asker, '/chat', { body });
    },
  },
  payments: {
    environment: (url) => ({
      PLANS: 'on',
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_URL: url,
    }),
    open: async (asker) => async () => {
      const { price } = plans.premium;
      const body = { token: 'ctoken_local', package_name: 'premium', package_price: price };
      const asked = await callAs(asker, '/user/check-out', { body });
      const { status } = (asked.data ?? {}) as { status?: string };
      // Nobody pays more often: it would be the limit that answers.
      return { answer: [asked.answer, status].filter(Boolean).join(' '), retryAfterMs: 6000, data: null };
    },
  },
  mail: {
    environment: (url) => ({
      SMTP_URL: url.replace('http:', 'smtp:'),
      MAIL_FROM: 'Franca <no-reply@franca.example>',
    }),
    open: async (asker) => async () => {
      const visitor = visitorOf(asker);
      const body = { email: `new${made}@example.org`, type: 'web' };
      return callAs(visitor, '/auth/email-verify', { body, isVisitor: true });
    },
  },
  sms: {
    environment: (url) => ({ ...twilio, TWILIO_API_URL: url }),
    open: async (asker) => {
      // Solved before: the work must not disturb what is measured.
      const captchas: string[] = [];
      while (captchas.length < 6) captchas.push(await solveRemoteCaptcha(asker.url));
      return async () => {
        const captcha_token = captchas.pop();
        if (!captcha_token) return { answer: 'no captcha left', retryAfterMs: 10_000, data: null };
        const visitor = visitorOf(asker);
        const body = { dial_code: '61', phone_number: `4${10_000_000 + made}`, captcha_token };
        return callAs(visitor, '/auth/phone-verify', { body, isVisitor: true });
      };
    },
  },
  translation: {
    environment: (url) => ({ LIBRETRANSLATE_URL: url, TRANSLATE_ENGINES: 'libretranslate' }),
    open: async (asker) => async () => {
      const body = { lang_code: 'pt', translate_str: { one: `Text ${++made}` } };
      return callAs(asker, '/translate/app-str', { body });
    },
  },
  push: {
    environment: () => ({}),
    open: async (asker, url) => {
      const { token } = createSubscription(`${url}/push/${randomUUID()}`);
      await callAs({ ...asker, ana: asker.bea }, '/user/fcm', { body: { token } });
      return async () => {
        const body = { topic_id: asker.topicId, type: 'message', content: 'Hello' };
        return callAs(asker, '/chat', { body: { ...body, chat_id: nextChatId(asker) } });
      };
    },
  },
  identity: {
    environment: (url) => ({ GOOGLE_CLIENT_ID: 'client', GOOGLE_KEYS_URL: `${url}/keys` }),
    // A token whose signature cannot be checked without the keys.
    open: async (asker) => async () => {
      const google_token = [{ alg: 'RS256', kid: 'key' }, { iss: 'accounts.google.com' }, {}]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return callAs(asker, '/call/sign-in', { body: { google_token } });
    },
  },
  places: {
    environment: (url) => ({ PLACES_URL: url }),
    open: async (asker) => () => callAs(asker, '/place?query=Rome&limit=5'),
  },
  links: {
    environment: () => ({ LINK_PREVIEWS: 'on' }),
    open: async (asker, url) => async () => {
      const asked = await callAs(asker, '/link/preview', { body: { url: `${url}/${++made}` } });
      return { ...asked, answer: `${asked.answer} ${asked.data === null ? 'no preview' : ''}`.trim() };
    },
  },
  media: {
    environment: (url) => ({ ...twilio, TWILIO_AUTH_TOKEN: 'token', TWILIO_VIDEO_URL: url }),
    open: async (asker) => {
      const uuid = randomUUID();
      await callAs(asker, '/call/start', { body: { topic_id: asker.topicId, uuid, is_video: false } });
      return () => callAs(asker, `/call/token?topic_id=${asker.topicId}&uuid=${uuid}`);
    },
  },
  assistant: {
    environment: (url) => ({ OPENAI_BASE_URL: url, ASSISTANT_MODEL: 'small' }),
    open: async (asker) => () =>
      callAs(asker, '/openai-chat/create', { body: { content: 'What is a group?' } }),
  },
  speech: {
    environment: (url) => ({ OPENAI_BASE_URL: url, TRANSCRIBE_MODEL: 'small' }),
    open: openText('audio', '/chat/voice-text', { name: 'audio.wav', bytes: toWave([hum(900)]) }),
  },
  pictures: {
    environment: (url) => ({ OPENAI_BASE_URL: url, VISION_MODEL: 'small', TESSERACT: 'off' }),
    open: openText('image', '/chat/image-text', { name: 'a.png', bytes: tinyPicture }),
  },
};

/** Names of the services in the order of the contract. */
export const neededServices: readonly OutsideServiceName[] = outsideServiceNames;
