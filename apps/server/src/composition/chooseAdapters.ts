import { join } from 'node:path';
import { endpoints } from '@franca/contract';
import { sql } from 'drizzle-orm';
import { createGoogleIdentity } from '../adapters/identity/createGoogleIdentity.ts';
import { googleHosts } from '../adapters/identity/googleHosts.ts';
import { createOutboxMailer } from '../adapters/mail/createOutboxMailer.ts';
import { createSmtpMailer } from '../adapters/mail/createSmtpMailer.ts';
import { createEmbeddedRooms } from '../adapters/media/embedded/createEmbeddedRooms.ts';
import { createLoneNode } from '../adapters/media/embedded/RoomNodes.ts';
import { twilioVideoHosts } from '../adapters/media/twilio/twilioVideoHosts.ts';
import { createSandboxProcessor } from '../adapters/payments/sandbox/createSandboxProcessor.ts';
import { stripeHosts } from '../adapters/payments/stripe/stripeHosts.ts';
import { createEmbeddedPlaces } from '../adapters/places/createEmbeddedPlaces.ts';
import { createNominatimPlaces } from '../adapters/places/createNominatimPlaces.ts';
import { createPhotonPlaces } from '../adapters/places/createPhotonPlaces.ts';
import { createMemoryPresence } from '../adapters/presence/createMemoryPresence.ts';
import { createRedisPresence } from '../adapters/presence/createRedisPresence.ts';
import { createOutboxSmsSender } from '../adapters/sms/createOutboxSmsSender.ts';
import { createTwilioSmsSender } from '../adapters/sms/createTwilioSmsSender.ts';
import { createDiskStorage } from '../adapters/storage/createDiskStorage.ts';
import { createS3Storage } from '../adapters/storage/createS3Storage.ts';
import { createPageFetcher } from '../adapters/web/createPageFetcher.ts';
import type { Config } from '../config.ts';
import type { AppOverrides } from '../core/AppOverrides.ts';
import type { Core } from '../core/Core.ts';
import { sharedValue } from '../db/sharedSecret.ts';
import type { ServerNeed } from '../domains/system/connectSystem.ts';
import { createClientAddress } from '../http/createClientAddress.ts';
import type { FileStorage } from '../ports/FileStorage.ts';
import type { IdentityProvider } from '../ports/IdentityProvider.ts';
import type { Mailer } from '../ports/Mailer.ts';
import type { AdmitToRoom, MediaRooms } from '../ports/MediaRooms.ts';
import type { PageFetcher } from '../ports/PageFetcher.ts';
import type { PageHosts, PaymentProcessor } from '../ports/PaymentProcessor.ts';
import type { Places } from '../ports/Places.ts';
import type { Presence } from '../ports/Presence.ts';
import type { PushCarrier } from '../ports/PushCarrier.ts';
import type { SmsSender } from '../ports/SmsSender.ts';

/** Who carries pushes, and the key with which browsers subscribe. */
type PushAdapters = { publicKey: string; carriers: readonly PushCarrier[] };

/** Milliseconds of absence that a reload or a change of network may take without counting as going offline. */
const absenceMs = 5000;

/** Where a media service reports what happens in rooms. */
const webhookPath = `/api${endpoints.calls.mediaWebhook.path}`;

/** The adapters that the configuration names, each made when it is asked for. */
export const chooseAdapters = {
  /** SMTP, or the development outbox. */
  mailer: ({ mail }: Config, { database: { db }, services }: Core): Mailer =>
    mail.kind === 'smtp'
      ? createSmtpMailer({ ...mail, service: services.open('mail') })
      : createOutboxMailer({ db }),
  /** Twilio, or the development outbox. */
  sms: ({ sms }: Config, { database: { db }, services }: Core): SmsSender =>
    sms.kind === 'twilio'
      ? createTwilioSmsSender({ ...sms, service: services.open('sms') })
      : createOutboxSmsSender({ db }),
  /** An S3-compatible bucket, or the data directory. */
  storage: ({ storage, DATA_DIR }: Config, { clock, secret, services }: Core): FileStorage => {
    const signing = { secret, uploadPath: '/api/file/', now: () => clock().getTime() };
    return storage.kind === 's3'
      ? createS3Storage({ ...storage, ...signing, service: services.open('files') })
      : createDiskStorage({ ...signing, directory: join(DATA_DIR, 'files') });
  },
  /** Stripe, or the sandbox, with which no money moves. */
  processor: async (
    { payments }: Config,
    { database: { db }, clock, log, secret, publicUrl, services }: Core,
  ): Promise<PaymentProcessor> => {
    if (payments.kind === 'sandbox') return createSandboxProcessor({ db, clock, secret });
    // Its package holds some 40 MB: it is read where it is wanted.
    const { createStripeProcessor } = await import('../adapters/payments/stripe/createStripeProcessor.ts');
    const onUnavailable = (problem: string): void => log.error({ problem }, 'Stripe gave no answer');
    const service = services.open('payments');
    return createStripeProcessor({ ...payments, db, clock, publicUrl, service, onUnavailable });
  },
  /** What pages load from other hosts: the processor's own card form, where there is something to buy, and its like. */
  pageHosts: ({ payments, media, google, PLANS, TILES_URL }: Config): PageHosts[] => [
    ...(payments.kind === 'stripe' && PLANS === 'on' ? [stripeHosts] : []),
    ...(media.kind === 'twilio' ? [twilioVideoHosts] : []),
    ...(google.kind === 'application' ? [googleHosts] : []),
    ...(TILES_URL ? [{ script: [], frame: [], connect: [], image: [new URL(TILES_URL).origin] }] : []),
  ],
  /** Google, by which people sign in to calls; undefined where it is not configured. */
  google: ({ google }: Config, { clock, services }: Core): IdentityProvider | undefined =>
    google.kind === 'application'
      ? createGoogleIdentity({ ...google, clock, service: services.open('identity') })
      : undefined,
  /** A server of places, or the cities that are built in. */
  places: ({ PLACES_URL: url, PLACES_ENGINE }: Config, { services }: Core): Places => {
    if (url === undefined) return createEmbeddedPlaces();
    const server = { url, service: services.open('places') };
    return PLACES_ENGINE === 'photon' ? createPhotonPlaces(server) : createNominatimPlaces(server);
  },
  /** Fetches pages for previews of links; undefined where they are switched off. */
  pageFetcher: (
    { LINK_PREVIEWS }: Config,
    { services }: Core,
    mayConnect: AppOverrides['mayFetchFrom'],
  ): PageFetcher | undefined =>
    LINK_PREVIEWS === 'on' ? createPageFetcher({ mayConnect, service: services.open('links') }) : undefined,
  /** Web Push, with keys that are made once where none are given, and Firebase where it is configured. */
  push: async (
    { vapid, fcm, CONTACT_EMAIL }: Config,
    { database: { db }, publicUrl }: Core,
  ): Promise<PushAdapters> => {
    const [webPush, { createWebPushCarrier }] = await Promise.all([
      import('web-push'),
      import('../adapters/push/createWebPushCarrier.ts'),
    ]);
    const made = async (): Promise<{ publicKey: string; privateKey: string }> =>
      JSON.parse(await sharedValue(db, 'vapid', () => JSON.stringify(webPush.default.generateVAPIDKeys())));
    const { publicKey, privateKey } = vapid.kind === 'given' ? vapid : await made();
    const own = publicUrl();
    const contact = CONTACT_EMAIL ? `mailto:${CONTACT_EMAIL}` : 'mailto:postmaster@localhost';
    const subject = vapid.subject ?? (own.startsWith('https:') ? own : contact);
    const carriers: PushCarrier[] = [createWebPushCarrier({ publicKey, privateKey, subject })];
    if (fcm.kind === 'project') {
      const { createFcmCarrier } = await import('../adapters/push/createFcmCarrier.ts');
      carriers.push(createFcmCarrier(fcm));
    }
    return { publicKey, carriers };
  },
  /** Presence over all processes, or in the memory of the only one. */
  presence: ({ redis }: Core): Presence =>
    redis ? createRedisPresence({ redis, graceMs: absenceMs }) : createMemoryPresence({ graceMs: absenceMs }),
  /** Twilio Video, or rooms of our own. */
  mediaRooms: async (
    { media, PUBLIC_URL, STUN_URLS, TRUST_PROXY }: Config,
    { clock, log, publicUrl, redis, secret, server, services }: Core,
    admit: AdmitToRoom,
  ): Promise<MediaRooms> => {
    if (media.kind === 'twilio') {
      const { createTwilioRooms } = await import('../adapters/media/twilio/createTwilioRooms.ts');
      const reportUrl = (): string => `${publicUrl()}${webhookPath}`;
      return createTwilioRooms({ ...media, clock, reportUrl, service: services.open('media') });
    }
    // Loaded where it is used, as Redis is.
    const createNodes =
      redis && (await import('../adapters/media/embedded/createRedisNodes.ts')).createRedisNodes;
    return createEmbeddedRooms({
      http: server.server,
      addressOf: createClientAddress(TRUST_PROXY),
      secret,
      clock,
      log,
      publicUrl: PUBLIC_URL?.replace(/\/+$/, ''),
      ice: { stunUrls: STUN_URLS, turn: media.turn },
      nodes: redis && createNodes ? createNodes({ redis }) : createLoneNode(),
      admit,
    });
  },
  /** The same for who sees a page: it ends at once. */
  visibility: ({ redis }: Core): Presence =>
    redis
      ? createRedisPresence({ redis: { ...redis, key: (name) => redis.key(`visible:${name}`) }, graceMs: 0 })
      : createMemoryPresence({ graceMs: 0 }),
  /** What the server is not ready without. */
  needs: ({ database: { db }, redis }: Core, storage: FileStorage): ServerNeed[] => [
    { name: 'database', isVital: true, check: async () => db.execute(sql`select 1`) },
    ...(redis ? [{ name: 'redis', isVital: false, check: redis.check } as const] : []),
    { name: 'files', isVital: false, check: storage.check },
  ],
};
