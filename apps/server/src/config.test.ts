import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(loadConfig({})).toMatchObject({
      PORT: 4321,
      HOST: '127.0.0.1',
      DATA_DIR: expect.stringMatching(/data$/),
    });
  });

  it('is described for operators, every variable of it and no other', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
    const variables = [...read('config.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name);
    const page = read('../../../docs/operations.md');
    const settings = page.slice(page.indexOf('\n## Settings'), page.indexOf('\n## Back-up'));
    const rows = [...settings.matchAll(/^\|( `[^|]+)\|/gm)].flatMap(([, cell = '']) =>
      cell.match(/[A-Z][A-Z\d_]+/g),
    );
    expect(variables.length).toBeGreaterThan(20);
    expect([...rows].sort()).toEqual([...variables].sort());
  });

  it('takes an empty variable as not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toEqual(loadConfig({}));
  });

  it('reads the order of engines', () => {
    const { TRANSLATE_ENGINES } = loadConfig({ TRANSLATE_ENGINES: 'openai, apertium,phrases' });
    expect(TRANSLATE_ENGINES).toEqual(['openai', 'apertium', 'phrases']);
  });

  it('trusts no proxy by default: by number of hops, or by addresses', () => {
    expect(loadConfig({}).TRUST_PROXY).toBeUndefined();
    expect(loadConfig({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
    const { TRUST_PROXY } = loadConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,192.0.2.1' });
    expect(TRUST_PROXY).toEqual(['10.0.0.0/8', '::1', '192.0.2.1']);
  });

  it.each([
    ['TRUST_PROXY', 'true', 'must be a number of hops, or addresses or networks separated by commas'],
    ['TRUST_PROXY', '0', 'must be a number of hops, or addresses or networks separated by commas'],
    ['TRUST_PROXY', '10.0.0.0/99', 'must be a number of hops, or addresses or networks separated by commas'],
    ['UPLOAD_MB_PER_DAY', '0', 'must be a whole number of megabytes from 1 to 1000000'],
    ['UPLOAD_MB_PER_DAY', '1.5', 'must be a whole number of megabytes from 1 to 1000000'],
    ['UPLOAD_MB_PER_DAY', 'all', 'must be a whole number of megabytes from 1 to 1000000'],
    ['ASSISTANT_CONTEXT_TOKENS', '10', 'must be a whole number of tokens from 1000 to 1000000'],
    ['PORT', 'eighty', 'must be a number from 0 to 65535'],
    ['PORT', '70000', 'must be a number from 0 to 65535'],
    ['PORT', '1.5', 'must be a whole number'],
    ['PUBLIC_URL', 'franca.example', 'must be an address that begins with http:// or https://'],
    ['DATABASE_URL', 'mysql://x', 'must be an address that begins with postgres:// or postgresql://'],
    ['REDIS_URL', 'http://x', 'must be an address that begins with redis:// or rediss://'],
    ['SESSION_SECRET', 'short', 'must have at least 16 characters'],
    ['DEMO', 'yes', 'must be 0 or 1'],
    ['FCM_PRIVATE_KEY', 'AAAA', 'must be a private key in PEM form'],
    ['TILES_URL', 'https://tiles.example/{z}/{x}.png', 'must hold {z}, {x} and {y}'],
    [
      'TRANSLATE_ENGINES',
      'magic',
      'must be a list of phrases, bergamot, apertium, openai, deepl, libretranslate, separated by commas',
    ],
  ])('refuses %s=%s with a sentence that names it', (name, value, rule) => {
    expect(() => loadConfig({ [name]: value })).toThrow(
      new ConfigError(`The environment variable ${name} ${rule}.`),
    );
  });

  it('takes Redis only together with PostgreSQL', () => {
    const REDIS_URL = 'rediss://redis.example';
    expect(() => loadConfig({ REDIS_URL })).toThrow(
      new ConfigError(
        'REDIS_URL joins several processes, which need one PostgreSQL: DATABASE_URL is missing. Set it, or remove REDIS_URL.',
      ),
    );
    expect(loadConfig({ REDIS_URL, DATABASE_URL: 'postgres://x/y' }).REDIS_URL).toBe(REDIS_URL);
  });

  const s3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
  const twilio = { TWILIO_ACCOUNT_SID: 'AC0', TWILIO_SMS_FROM: '+15005550006' };
  const account = { kind: 'twilio', accountSid: 'AC0', from: '+15005550006', origin: undefined };

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  it.each([
    [
      { STRIPE_SECRET_KEY: 'pk_test_1' },
      'STRIPE_SECRET_KEY must begin with sk_test_ or sk_live_, rk_test_ or rk_live_',
    ],
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, 'STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must begin with whsec_'],
  ])('refuses a key of Stripe that is another one, without repeating it: %j', (wrong, sentence) => {
    expect(() => loadConfig({ ...stripe, ...wrong })).toThrow(
      new ConfigError(`The environment variable ${sentence}.`),
    );
  });

  it("refuses Stripe's test key beside a live key", () => {
    expect(() => loadConfig({ ...stripe, STRIPE_SECRET_KEY: 'rk_live_1' })).toThrow(
      new ConfigError(
        'STRIPE_SECRET_KEY is a live key and STRIPE_PUBLISHABLE_KEY a test key. Set both to keys of the same mode.',
      ),
    );
  });

  it('takes a vendor that is configured whole', () => {
    expect(loadConfig(stripe).payments).toEqual({
      kind: 'stripe',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: undefined,
    });
    expect(loadConfig({})).toMatchObject({
      storage: { kind: 'disk' },
      mail: { kind: 'outbox' },
      sms: { kind: 'outbox' },
      openai: { kind: 'none' },
      libretranslate: { kind: 'none' },
      payments: { kind: 'sandbox' },
      fcm: { kind: 'none' },
    });
    expect(loadConfig(s3).storage).toMatchObject({ kind: 's3', bucket: 'b', region: 'us-east-1' });
    expect(loadConfig({ ...s3, S3_REGION: 'eu-1' }).storage).toMatchObject({ region: 'eu-1' });
    expect(loadConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }).mail.kind).toBe('smtp');
    expect(loadConfig({ ...twilio, TWILIO_AUTH_TOKEN: 't' }).sms).toEqual({
      ...account,
      username: 'AC0',
      password: 't',
    });
    expect(loadConfig({ ...twilio, TWILIO_API_KEY: 'SK0', TWILIO_API_SECRET: 's' }).sms).toEqual({
      ...account,
      username: 'SK0',
      password: 's',
    });
    const ofCalls = {
      ...{ TWILIO_ACCOUNT_SID: 'AC0', TWILIO_AUTH_TOKEN: 't' },
      ...{ TWILIO_API_KEY: 'SK0', TWILIO_API_SECRET: 's' },
    };
    expect(loadConfig(ofCalls)).toMatchObject({ media: { kind: 'twilio' }, sms: { kind: 'outbox' } });
    expect(loadConfig({ ...ofCalls, ...twilio })).toMatchObject({
      media: { kind: 'twilio' },
      sms: { kind: 'twilio' },
    });
    expect(loadConfig({ OPENAI_API_KEY: 'k', TRANSLATE_MODEL: 'm' }).openai).toEqual({
      kind: 'service',
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'k',
      translateModel: 'm',
      transcribeModel: undefined,
    });
    const pem = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----';
    const fcm = { FCM_PROJECT_ID: 'p', FCM_CLIENT_EMAIL: 'a@p.example' };
    expect(loadConfig({ ...fcm, FCM_PRIVATE_KEY: `${pem.replaceAll('\n', '\\n')}\\n` }).fcm).toEqual({
      kind: 'project',
      projectId: 'p',
      clientEmail: 'a@p.example',
      privateKey: pem,
    });
    expect(loadConfig({ LIBRETRANSLATE_URL: 'http://t.example' }).libretranslate.kind).toBe('service');
  });

  it.each([
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY: 'a' }, 'S3', 'S3_ENDPOINT and S3_SECRET_KEY'],
    [{ S3_REGION: 'eu-1' }, 'S3', 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, and S3_SECRET_KEY'],
    [{ ...s3, S3_SECRET_KEY: '' }, 'S3', 'S3_SECRET_KEY'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP', 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@b.example' }, 'SMTP', 'SMTP_URL'],
    [twilio, 'Twilio', 'TWILIO_API_KEY and TWILIO_API_SECRET, or TWILIO_AUTH_TOKEN,'],
    [{ ...twilio, TWILIO_API_KEY: 'SK0' }, 'Twilio', 'TWILIO_API_SECRET'],
    [{ ...twilio, TWILIO_API_KEY: 'SK0', TWILIO_AUTH_TOKEN: 't' }, 'Twilio', 'TWILIO_API_SECRET'],
    [{ TWILIO_AUTH_TOKEN: 't' }, 'Twilio', 'TWILIO_ACCOUNT_SID and TWILIO_SMS_FROM'],
    [{ TRANSLATE_MODEL: 'm' }, 'OpenAI', 'OPENAI_BASE_URL or OPENAI_API_KEY'],
    [{ OPENAI_API_KEY: 'k' }, 'OpenAI', 'TRANSLATE_MODEL, ASSISTANT_MODEL, TRANSCRIBE_MODEL or VISION_MODEL'],
    [{ LIBRETRANSLATE_KEY: 'k' }, 'LibreTranslate', 'LIBRETRANSLATE_URL'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'Stripe', 'STRIPE_WEBHOOK_SECRET'],
    [
      { STRIPE_API_URL: 'http://127.0.0.1:1' },
      'Stripe',
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, and STRIPE_WEBHOOK_SECRET',
    ],
  ])(
    'refuses half a vendor, %j, with a sentence that names what is missing',
    (variables, vendor, missing) => {
      expect(() => loadConfig(variables)).toThrow(ConfigError);
      expect(() => loadConfig(variables)).toThrow(`${vendor} is configured in part: ${missing} `);
    },
  );
});
