import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
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
const splitList = (value: string): string[] => value.split(',').map((entry) => entry.trim());
const listOfUrls = (...protocols: string[]) =>
  text.refine(
    (value) => splitList(value).every((entry) => protocols.some((name) => entry.startsWith(name))),
    {
      message: `must be addresses that begin with ${protocols.join(' or ')}, separated by commas`,
    },
  );
const engine = z.enum(['phrases', 'bergamot', 'apertium', 'openai', 'deepl', 'libretranslate'], {
  message:
    'must be a list of phrases, bergamot, apertium, openai, deepl, libretranslate, separated by commas',
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
    text.transform(splitList).refine((entries) => entries.every(isNetwork), proxies),
  ],
  { error: proxies },
);

const stripeKey = (...kinds: string[]) =>
  text
    .regex(
      new RegExp(`^(${kinds.join('|')})_(test|live)_\\w+$`),
      `must begin with ${kinds.map((kind) => `${kind}_test_ or ${kind}_live_`).join(', ')}`,
    )
    .optional();

/** A private key in one line, as the files of Google's service accounts have it, or in several. */
const privateKey = text
  .transform((value) => value.replaceAll('\\n', '\n').trim())
  .refine((value) => /^-----BEGIN PRIVATE KEY-----\n[\s\S]+\n-----END PRIVATE KEY-----$/.test(value), {
    error: 'must be a private key in PEM form',
  })
  .optional();

/** What vendors need; which of these belong together is said in `readVendors`. */
const vendorVariables = z.object({
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: text.optional(),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_API_KEY: text.optional(),
  TWILIO_API_SECRET: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_SMS_FROM: text.optional(),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  OPENAI_BASE_URL: url('http:', 'https:').optional(),
  OPENAI_API_KEY: text.optional(),
  TRANSLATE_MODEL: text.optional(),
  ASSISTANT_MODEL: text.optional(),
  TRANSCRIBE_MODEL: text.optional(),
  VISION_MODEL: text.optional(),
  TWILIO_VIDEO_URL: url('http:', 'https:').optional(),
  TWILIO_API_URL: url('http:', 'https:').optional(),
  TWILIO_CONVERSATIONS_URL: url('http:', 'https:').optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_KEYS_URL: url('http:', 'https:').optional(),
  TURN_URLS: listOfUrls('turn:', 'turns:').optional(),
  TURN_SECRET: text.optional(),
  DEEPL_KEY: text.optional(),
  DEEPL_URL: url('http:', 'https:').optional(),
  LIBRETRANSLATE_URL: url('http:', 'https:').optional(),
  LIBRETRANSLATE_KEY: text.optional(),
  VAPID_PUBLIC_KEY: text.regex(/^[\w-]{87}$/, 'must be a P-256 key in base64url').optional(),
  VAPID_PRIVATE_KEY: text.regex(/^[\w-]{43}$/, 'must be a P-256 key in base64url').optional(),
  VAPID_SUBJECT: url('mailto:', 'https:').optional(),
  FCM_PROJECT_ID: text.optional(),
  FCM_CLIENT_EMAIL: text.regex(z.regexes.email, 'must be an email address').optional(),
  FCM_PRIVATE_KEY: privateKey,
  STRIPE_SECRET_KEY: stripeKey('sk', 'rk'),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk'),
  STRIPE_WEBHOOK_SECRET: text.startsWith('whsec_', 'must begin with whsec_').optional(),
  STRIPE_API_URL: url('http:', 'https:').optional(),
});

const uploadRule = 'must be a whole number of megabytes from 1 to 1000000';

const memoryRule = 'must be a whole number of megabytes from 200 to 1800';

const tokensRule = 'must be a whole number of tokens from 1000 to 1000000';

const serverVariables = z.object({
  PORT: z.coerce
    .number({ message: 'must be a number from 0 to 65535' })
    .int('must be a whole number')
    .min(0, 'must be a number from 0 to 65535')
    .max(65_535, 'must be a number from 0 to 65535')
    .default(4321),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  /** Whose `X-Forwarded-For` names the client's address; nobody's unless set. */
  TRUST_PROXY: trustedProxies.optional(),
  DATA_DIR: text.default('./data'),
  /** Megabytes (2^20 bytes) that one person may upload in a day. */
  UPLOAD_MB_PER_DAY: z.coerce
    .number({ message: uploadRule })
    .int(uploadRule)
    .min(1, uploadRule)
    .max(1_000_000, uploadRule)
    .default(5000),
  /** Where models of neural translation are; `models` in the data directory unless given. */
  MODELS_DIR: text.optional(),
  /** Another list of models, in the format of Firefox's. */
  MODELS_URL: url('http:', 'https:').optional(),
  SPEECH_MODELS_URL: url('http:', 'https:').optional(),
  /** Megabytes (2^20 bytes) that the loaded models may take. */
  MODELS_MEMORY_MB: z.coerce
    .number({ message: memoryRule })
    .int(memoryRule)
    .min(200, memoryRule)
    // The memory of the engine ends at 2 GiB.
    .max(1800, memoryRule)
    .default(512),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  /** Joins several processes to one server; they share the database of `DATABASE_URL`. */
  REDIS_URL: url('redis:', 'rediss:').optional(),
  SESSION_SECRET: text.min(16, 'must have at least 16 characters').optional(),
  /** Who receives partner enquiries; without it they are only stored. */
  CONTACT_EMAIL: text.regex(z.regexes.email, 'must be an email address').optional(),
  /** A Photon or Nominatim server, which knows more places than the cities that are built in. */
  PLACES_URL: url('http:', 'https:').optional(),
  PLACES_ENGINE: z
    .enum(['photon', 'nominatim'], { message: 'must be photon or nominatim' })
    .default('photon'),
  /** Pictures of a street map, which browsers load themselves. */
  TILES_URL: url('http:', 'https:')
    .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), {
      message: 'must hold {z}, {x} and {y}',
    })
    .optional(),
  /** Whose map that is. */
  TILES_CREDIT: text.default('© OpenStreetMap'),
  /** Opens the dev outbox on this machine; made from the installation's secret unless given. */
  DEV_KEY: text
    .regex(/^[\w.~-]{16,}$/, 'must have at least 16 characters, of letters, digits, - _ . ~')
    .optional(),
  /** What the optional video shell has to name besides its session; `@` and a time in UTC after it end it then. */
  VIDEO_PASSCODE: text
    .regex(/^[^@]{4,100}(@.+)?$/, 'must have 4 to 100 characters, and may end with @ and a time')
    .transform((value, context) => {
      const at = value.lastIndexOf('@');
      if (at < 0) return { passcode: value, until: null };
      const until = z.iso.datetime().safeParse(value.slice(at + 1));
      if (until.success) return { passcode: value.slice(0, at), until: new Date(until.data) };
      context.addIssue({
        code: 'custom',
        message: 'must have a time such as 2027-01-01T00:00:00Z after the @',
      });
      return z.NEVER;
    })
    .optional(),
  DEMO: z.enum(['0', '1'], { message: 'must be 0 or 1' }).optional(),
  /** `off` opens everything to everybody, for a team's own server. */
  PLANS: z.enum(['on', 'off'], { message: 'must be on or off' }).default('on'),
  /** Tokens of question and conversation that SmartTalk's model is sent at most, as estimated; less than its context, which has to have room for the answer too. */
  ASSISTANT_CONTEXT_TOKENS: z.coerce
    .number({ message: tokensRule })
    .int(tokensRule)
    .min(1000, tokensRule)
    .max(1_000_000, tokensRule)
    .default(6000),
  /** `off` fetches no page for a preview of a link. */
  LINK_PREVIEWS: z.enum(['on', 'off'], { message: 'must be on or off' }).default('on'),
  /** Servers that tell browsers their public address, for calls. */
  STUN_URLS: listOfUrls('stun:', 'stuns:').transform(splitList).default([]),
  /** `off` does not use sherpa-onnx for live transcripts where it is installed. */
  SHERPA: z.enum(['on', 'off'], { message: 'must be on or off' }).default('on'),
  /** `off` does not use pocketsphinx for live transcripts where it is installed. */
  POCKETSPHINX: z.enum(['on', 'off'], { message: 'must be on or off' }).default('on'),
  /** `off` does not use Tesseract for text in pictures where it is installed. */
  TESSERACT: z.enum(['on', 'off'], { message: 'must be on or off' }).default('on'),
  TRANSLATE_ENGINES: text
    .transform((value) => value.split(',').map((name) => name.trim()))
    .pipe(z.array(engine))
    .optional(),
});

type VendorVariables = z.infer<typeof vendorVariables>;
type VendorVariable = keyof VendorVariables;

/** Who carries out what an outside service may do: the service, wholly configured, or what is built in. */
export type Vendors = {
  /** Where uploaded files are kept: an S3-compatible bucket, or the data directory. */
  storage:
    | {
        kind: 's3';
        endpoint: string;
        bucket: string;
        region: string;
        accessKey: string;
        secretKey: string;
      }
    | { kind: 'disk' };
  /** Who sends emails; the outbox shows them to developers instead. */
  mail: { kind: 'smtp'; url: string; from: string } | { kind: 'outbox' };
  /**
   * Who sends text messages; `username` is the API key or, with the auth token, the account. `origin`: undefined for Twilio's
   * own.
   */
  sms:
    | {
        kind: 'twilio';
        accountSid: string;
        username: string;
        password: string;
        from: string;
        origin: string | undefined;
      }
    | { kind: 'outbox' };
  /** A service that speaks OpenAI's protocol, with the models to use for each purpose. */
  openai:
    | {
        kind: 'service';
        baseUrl: string;
        apiKey: string | undefined;
        translateModel: string | undefined;
        assistantModel: string | undefined;
        transcribeModel: string | undefined;
        visionModel: string | undefined;
      }
    | { kind: 'none' };
  /** DeepL; `url`: undefined for the service to which the key belongs. */
  deepl: { kind: 'service'; apiKey: string; url: string | undefined } | { kind: 'none' };
  /** A LibreTranslate server. */
  libretranslate: { kind: 'service'; url: string; apiKey: string | undefined } | { kind: 'none' };
  /** Keys of Web Push; made once and kept in the database where they are not given. `subject`: whom a push service may write to. */
  vapid:
    | { kind: 'given'; publicKey: string; privateKey: string; subject: string | undefined }
    | { kind: 'made'; subject: string | undefined };
  /** A Firebase project that carries pushes to applications, beside Web Push. */
  fcm: { kind: 'project'; projectId: string; clientEmail: string; privateKey: string } | { kind: 'none' };
  /** Who takes the money; the sandbox takes none. `apiUrl`: undefined for Stripe's own. */
  payments:
    | {
        kind: 'stripe';
        secretKey: string;
        publishableKey: string;
        webhookSecret: string;
        apiUrl: string | undefined;
      }
    | { kind: 'sandbox' };
  /**
   * Who carries calls; the embedded rooms match browsers, and `turn` relays between those that do not find each other.
   * `apiUrl` and `conversationsUrl`: undefined for Twilio's own.
   */
  media:
    | {
        kind: 'twilio';
        accountSid: string;
        keySid: string;
        keySecret: string;
        authToken: string;
        apiUrl: string | undefined;
        conversationsUrl: string | undefined;
      }
    | { kind: 'embedded'; turn: { urls: string[]; secret: string } | undefined };
  /** An application at Google by which people sign in to calls. `keysUrl`: undefined for Google's own keys. */
  google: { kind: 'application'; clientId: string; keysUrl: string | undefined } | { kind: 'none' };
};

/** The whole configuration: single settings under the names of their variables, vendors as tagged unions. */
export type Config = z.infer<typeof serverVariables> & { MODELS_DIR: string } & Vendors;

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/**
 * Reads one vendor's variables: undefined when none is set, all of the needed ones otherwise.
 * Throws `ConfigError` naming what is missing when only some are set.
 */
function readWhole<Needed extends VendorVariable>(
  variables: VendorVariables,
  vendor: string,
  needed: readonly Needed[],
  extra: readonly VendorVariable[] = [],
): Record<Needed, string> | undefined {
  const present = [...needed, ...extra].filter((name) => variables[name] !== undefined);
  const missing = needed.filter((name) => variables[name] === undefined);
  if (present.length === 0) return undefined;
  if (missing.length > 0) {
    const verb = missing.length > 1 ? 'are' : 'is';
    throw new ConfigError(
      `${vendor} is configured in part: ${listOf(missing)} ${verb} missing. Set ${missing.length > 1 ? 'them' : 'it'}, or remove ${listOf(present)}.`,
    );
  }
  return Object.fromEntries(needed.map((name) => [name, variables[name]])) as Record<Needed, string>;
}

function readTwilio(variables: VendorVariables): Vendors['sms'] {
  const { TWILIO_API_KEY, TWILIO_API_SECRET, TWILIO_AUTH_TOKEN } = variables;
  const origin = variables.TWILIO_API_URL?.replace(/\/+$/, '');
  const hasKey = TWILIO_API_KEY !== undefined || TWILIO_API_SECRET !== undefined;
  // Calls need no sender of text messages.
  const isOfCallsOnly = variables.TWILIO_SMS_FROM === undefined && readMedia(variables).kind === 'twilio';
  if (isOfCallsOnly) return { kind: 'outbox' };
  const account = ['TWILIO_ACCOUNT_SID', 'TWILIO_SMS_FROM'] as const;
  if (hasKey) {
    const keyed = [...account, 'TWILIO_API_KEY', 'TWILIO_API_SECRET'] as const;
    const found = readWhole(variables, 'Twilio', keyed, ['TWILIO_AUTH_TOKEN']);
    if (!found) return { kind: 'outbox' };
    const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_SMS_FROM: from } = found;
    const { TWILIO_API_KEY: username, TWILIO_API_SECRET: password } = found;
    return { kind: 'twilio', accountSid, username, password, from, origin };
  }
  if (TWILIO_AUTH_TOKEN === undefined && account.some((name) => variables[name] !== undefined)) {
    throw new ConfigError(
      'Twilio is configured in part: TWILIO_API_KEY and TWILIO_API_SECRET, or TWILIO_AUTH_TOKEN, are missing.',
    );
  }
  const found = readWhole(variables, 'Twilio', [...account, 'TWILIO_AUTH_TOKEN']);
  if (!found) return { kind: 'outbox' };
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_SMS_FROM: from, TWILIO_AUTH_TOKEN: password } = found;
  return { kind: 'twilio', accountSid, username: accountSid, password, from, origin };
}

/** Rooms need the key, with which tokens are signed, and the auth token, with which Twilio signs what it reports. */
function readMedia(variables: VendorVariables): Vendors['media'] {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_API_KEY: keySid, TWILIO_API_SECRET: keySecret } = variables;
  const { TWILIO_AUTH_TOKEN: authToken, TWILIO_VIDEO_URL: apiUrl } = variables;
  const { TWILIO_CONVERSATIONS_URL: conversationsUrl } = variables;
  const relay = readWhole(variables, 'TURN', ['TURN_URLS', 'TURN_SECRET']);
  if (accountSid && keySid && keySecret && authToken) {
    return { kind: 'twilio', accountSid, keySid, keySecret, authToken, apiUrl, conversationsUrl };
  }
  return { kind: 'embedded', turn: relay && { urls: splitList(relay.TURN_URLS), secret: relay.TURN_SECRET } };
}

function readOpenAi(variables: VendorVariables): Vendors['openai'] {
  const { OPENAI_BASE_URL, OPENAI_API_KEY, TRANSLATE_MODEL, ASSISTANT_MODEL } = variables;
  const { TRANSCRIBE_MODEL, VISION_MODEL } = variables;
  const hasModel = [TRANSLATE_MODEL, ASSISTANT_MODEL, TRANSCRIBE_MODEL, VISION_MODEL].some(
    (model) => model !== undefined,
  );
  const baseUrl = OPENAI_BASE_URL ?? (OPENAI_API_KEY && 'https://api.openai.com/v1');
  if (!baseUrl && !hasModel) return { kind: 'none' };
  if (!baseUrl) {
    throw new ConfigError(
      'OpenAI is configured in part: OPENAI_BASE_URL or OPENAI_API_KEY is missing. Set one of them, or remove TRANSLATE_MODEL, ASSISTANT_MODEL, TRANSCRIBE_MODEL and VISION_MODEL.',
    );
  }
  if (!hasModel) {
    throw new ConfigError(
      'OpenAI is configured in part: TRANSLATE_MODEL, ASSISTANT_MODEL, TRANSCRIBE_MODEL or VISION_MODEL is missing. Set at least one of them, or remove OPENAI_BASE_URL and OPENAI_API_KEY.',
    );
  }
  return {
    kind: 'service',
    baseUrl,
    apiKey: OPENAI_API_KEY,
    translateModel: TRANSLATE_MODEL,
    assistantModel: ASSISTANT_MODEL,
    transcribeModel: TRANSCRIBE_MODEL,
    visionModel: VISION_MODEL,
  };
}

function readStripe(variables: VendorVariables): Vendors['payments'] {
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const found = readWhole(variables, 'Stripe', keys, ['STRIPE_API_URL']);
  if (!found) return { kind: 'sandbox' };
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = found;
  const modeOf = (key: string) => key.split('_')[1];
  if (modeOf(secretKey) !== modeOf(publishableKey)) {
    throw new ConfigError(
      `STRIPE_SECRET_KEY is a ${modeOf(secretKey)} key and STRIPE_PUBLISHABLE_KEY a ${modeOf(publishableKey)} key. Set both to keys of the same mode.`,
    );
  }
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = found;
  return { kind: 'stripe', secretKey, publishableKey, webhookSecret, apiUrl: variables.STRIPE_API_URL };
}

function readGoogle(variables: VendorVariables): Vendors['google'] {
  const found = readWhole(variables, 'Google', ['GOOGLE_CLIENT_ID'], ['GOOGLE_KEYS_URL']);
  if (!found) return { kind: 'none' };
  return { kind: 'application', clientId: found.GOOGLE_CLIENT_ID, keysUrl: variables.GOOGLE_KEYS_URL };
}

function readVapid(variables: VendorVariables): Vendors['vapid'] {
  const { VAPID_SUBJECT: subject } = variables;
  const found = readWhole(variables, 'Web Push', ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']);
  if (!found) return { kind: 'made', subject };
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = found;
  return { kind: 'given', publicKey, privateKey, subject };
}

function readFcm(variables: VendorVariables): Vendors['fcm'] {
  const keys = ['FCM_PROJECT_ID', 'FCM_CLIENT_EMAIL', 'FCM_PRIVATE_KEY'] as const;
  const found = readWhole(variables, 'FCM', keys);
  if (!found) return { kind: 'none' };
  const { FCM_PROJECT_ID: projectId, FCM_CLIENT_EMAIL: clientEmail, FCM_PRIVATE_KEY: privateKey } = found;
  return { kind: 'project', projectId, clientEmail, privateKey };
}

function readVendors(variables: VendorVariables): Vendors {
  const keys = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  const s3 = readWhole(variables, 'S3', keys, ['S3_REGION']);
  const smtp = readWhole(variables, 'SMTP', ['SMTP_URL', 'MAIL_FROM']);
  const deepl = readWhole(variables, 'DeepL', ['DEEPL_KEY'], ['DEEPL_URL']);
  const libre = readWhole(variables, 'LibreTranslate', ['LIBRETRANSLATE_URL'], ['LIBRETRANSLATE_KEY']);
  return {
    storage: s3
      ? {
          kind: 's3',
          endpoint: s3.S3_ENDPOINT,
          bucket: s3.S3_BUCKET,
          region: variables.S3_REGION ?? 'us-east-1',
          accessKey: s3.S3_ACCESS_KEY,
          secretKey: s3.S3_SECRET_KEY,
        }
      : { kind: 'disk' },
    mail: smtp ? { kind: 'smtp', url: smtp.SMTP_URL, from: smtp.MAIL_FROM } : { kind: 'outbox' },
    sms: readTwilio(variables),
    vapid: readVapid(variables),
    fcm: readFcm(variables),
    payments: readStripe(variables),
    media: readMedia(variables),
    google: readGoogle(variables),
    openai: readOpenAi(variables),
    deepl: deepl ? { kind: 'service', apiKey: deepl.DEEPL_KEY, url: variables.DEEPL_URL } : { kind: 'none' },
    libretranslate: libre
      ? { kind: 'service', url: libre.LIBRETRANSLATE_URL, apiKey: variables.LIBRETRANSLATE_KEY }
      : { kind: 'none' },
  };
}

/** Reads the environment; nothing else in the server does. An empty variable counts as not set. Throws `ConfigError` with one sentence. */
export function loadConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = serverVariables.extend(vendorVariables.shape).safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigError(`The environment variable ${issue?.path[0]?.toString()} ${issue?.message}.`);
  }
  const { DATA_DIR, MODELS_DIR, ...settings } = serverVariables.parse(given);
  if (settings.REDIS_URL && !settings.DATABASE_URL) {
    throw new ConfigError(
      'REDIS_URL joins several processes, which need one PostgreSQL: DATABASE_URL is missing. Set it, or remove REDIS_URL.',
    );
  }
  const vendors = readVendors(vendorVariables.parse(given));
  const dataDirectory = isAbsolute(DATA_DIR) ? DATA_DIR : resolve(DATA_DIR);
  const modelsDirectory = resolve(MODELS_DIR ?? join(dataDirectory, 'models'));
  return { ...settings, ...vendors, DATA_DIR: dataDirectory, MODELS_DIR: modelsDirectory };
}
