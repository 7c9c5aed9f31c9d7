import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { startPushService } from '../../../test/startPushService.ts';
import { describePushCarrier } from '../../ports/PushCarrier.conformance.ts';
import { createWebPushCarrier } from './createWebPushCarrier.ts';

const options = { ...webPush.generateVAPIDKeys(), subject: 'mailto:someone@example.org' };

describePushCarrier('Web Push', async () => {
  const service = await startPushService();
  const device = service.subscribe();
  return {
    carrier: createWebPushCarrier({ ...options, allowsPrivate: true }),
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

  it('takes subscriptions of public push services, and none that leads into a private network', () => {
    expect(carrier.addressOf(token('https://push.example.org/a'))).toBe('https://push.example.org/a');
    const others = [
      'http://push.example.org/a',
      'https://localhost/a',
      'https://printer.local/a',
      'https://127.0.0.1/a',
      'https://10.1.2.3/a',
      'https://192.168.0.1/a',
      'https://169.254.169.254/a',
      'https://[::1]/a',
      'https://[::ffff:10.0.0.1]/a',
      'https://[fd00::1]/a',
      'https://2130706433/a',
    ];
    for (const endpoint of others) expect(carrier.addressOf(token(endpoint)), endpoint).toBeUndefined();
  });

  it('does not connect to a name that leads into a private network', async () => {
    const service = await startPushService();
    const { port } = new URL(JSON.parse(service.subscribe().token).endpoint);
    const keys = JSON.parse(service.subscribe().token).keys;
    const push = { payload: '{}', ttlSeconds: 1, isUrgent: false, tag: 'a' };
    const aside = JSON.stringify({ endpoint: `http://localhost:${port}/push/1`, keys });
    expect(await carrier.send({ ...push, token: aside })).toMatchObject({ status: 'failed' });
    await service.close();
    expect(service.problems).toEqual([]);
  });
});
