import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';

/** A variable of the environment has a value that cannot be used; the message names it and says what is allowed. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const text = z.string().trim().min(1);
const url = (...protocols: string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const engine = z.enum(['phrases', 'apertium', 'openai', 'libretranslate'], {
  message: 'must be a list of phrases, apertium, openai, libretranslate, separated by commas',
});

const proxies = 'must be a number of hops, or addresses or networks separated by commas';

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Reverse proxies in front of the server: how many there are, or who they are. */
const trustedProxies = z.union(
  [
    text.regex(/^[1-9]\d?$/).transform(Number),
    text
      .transform((value) => value.split(',').map((entry) => entry.trim()))
      .refine((entries) => entries.every(isNetwork), proxies),
  ],
  { error: proxies },
);

const environment = z.object({
  PORT: z.coerce
    .number({ message: 'must be a number from 0 to 65535' })
    .int('must be a whole number')
    .min(0, 'must be a number from 0 to 65535')
    .max(65_535, 'must be a number from 0 to 65535')
    .default(4321),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  /** Whose `X-Forwarded-For` tells where a request comes from; nobody's unless set. */
  TRUST_PROXY: trustedProxies.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  SESSION_SECRET: text.min(16, 'must have at least 16 characters').optional(),
  DEMO: z.enum(['0', '1'], { message: 'must be 0 or 1' }).optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: text.default('Franca <no-reply@localhost>'),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_API_KEY: text.optional(),
  TWILIO_API_SECRET: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_SMS_FROM: text.optional(),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  OPENAI_BASE_URL: url('http:', 'https:').optional(),
  OPENAI_API_KEY: text.optional(),
  TRANSLATE_MODEL: text.optional(),
  LIBRETRANSLATE_URL: url('http:', 'https:').optional(),
  LIBRETRANSLATE_KEY: text.optional(),
  TRANSLATE_ENGINES: text
    .transform((value) => value.split(',').map((name) => name.trim()))
    .pipe(z.array(engine))
    .optional(),
});

/** The whole configuration; named as the variables in `interfaces.md`, an empty variable counts as not set. */
export type Config = z.infer<typeof environment>;

/** Reads the environment; nothing else in the server does. Throws `ConfigError` with one sentence. */
export function loadConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigError(`The environment variable ${issue?.path[0]?.toString()} ${issue?.message}.`);
  }
  const { DATA_DIR } = result.data;
  return { ...result.data, DATA_DIR: isAbsolute(DATA_DIR) ? DATA_DIR : resolve(DATA_DIR) };
}
