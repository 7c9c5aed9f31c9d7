import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { startPushService } from '../../../test/startPushService.ts';
import { describePushCarrier } from '../../ports/PushCarrier.conformance.ts';
import { createAddressGuard } from '../web/createAddressGuard.ts';
import { createWebPushCarrier } from './createWebPushCarrier.ts';

const options = { ...webPush.generateVAPIDKeys(), subject: 'mailto:someone@example.org' };

describePushCarrier('Web Push', async () => {
  const service = await startPushService();
  const device = service.subscribe();
  return {
    carrier: createWebPushCarrier({ ...options, guard: service.guard }),
    token: device.token,
    received: () => device.received,
    forgetDevice: device.unsubscribe,
    fail: service.fail,
    dispose: async () => {
      await service.close();
      expect(service.problems).toEqual([]);
    },
  };
});

describe('Web Push', () => {
  const carrier = createWebPushCarrier(options);
  const token = (endpoint: string) =>
    JSON.stringify({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } });

  it('takes subscriptions of public push services', () => {
    for (const host of ['push.example.org', 'push.example.org:443', '1.1.1.1', '[2606:4700:4700::1111]'])
      expect(carrier.addressOf(token(`https://${host}/a`)), host).toBe(`https://${host}/a`);
  });

  it.each([
    ['without TLS', 'http://push.example.org/a'],
    ['on another port', 'https://push.example.org:8443/a'],
    ['on the port of http', 'https://push.example.org:80/a'],
    ['with a password', 'https://ana:secret@push.example.org/a'],
    ['by a name without a dot', 'https://printer/a'],
    ['by a local name', 'https://printer.local/a'],
    ['on loopback', 'https://127.0.0.1/a'],
    ['on loopback, as a number', 'https://2130706433/a'],
    ['in a private network', 'https://10.1.2.3/a'],
    ['in a tunnel of IPv4', 'https://[2002:7f00:1::]/a'],
  ])('takes no subscription that is %s', (_name, endpoint) => {
    expect(carrier.addressOf(token(endpoint))).toBeUndefined();
  });

  it('gives up a push whose name leads into a private network by then', async () => {
    const service = await startPushService();
    const { keys } = JSON.parse(service.subscribe().token);
    const { port } = new URL(JSON.parse(service.subscribe().token).endpoint);
    const guard = createAddressGuard({ protocols: ['http:', 'https:'], resolve: async () => ['127.0.0.1'] });
    const rebound = createWebPushCarrier({ ...options, guard });
    const push = { payload: '{}', ttlSeconds: 1, isUrgent: false, tag: 'a' };
    for (const endpoint of ['http://push.example.org/push/1', `http://push.example.org:${port}/push/1`])
      expect(await rebound.send({ ...push, token: JSON.stringify({ endpoint, keys }) })).toMatchObject({
        status: 'refused',
      });
    await rebound.close();
    await service.close();
    expect(service.problems).toEqual([]);
  });
});
