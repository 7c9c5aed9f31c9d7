import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FcmDevice, type FcmService, startFcmService } from '../../../test/startFcmService.ts';
import { describePushCarrier } from '../../ports/PushCarrier.conformance.ts';
import type { Push, PushCarrier } from '../../ports/PushCarrier.ts';
import { createFcmCarrier } from './createFcmCarrier.ts';

describePushCarrier('FCM', async () => {
  const service = await startFcmService();
  const device = service.register();
  return {
    carrier: createFcmCarrier(service.account),
    token: device.token,
    received: () => device.received,
    forgetDevice: device.unregister,
    fail: service.fail,
    dispose: async () => {
      await service.close();
      expect(service.problems).toEqual([]);
    },
  };
});

describe('FCM', () => {
  let service: FcmService;
  let device: FcmDevice;
  let carrier: PushCarrier;
  const pushTo = (payload: object, isUrgent = true): Push => ({
    token: device.token,
    payload: JSON.stringify(payload),
    ttlSeconds: 60,
    isUrgent,
    tag: 'conversation',
  });
  const message = {
    signalType: 'newMessage',
    topicId: '00000000-0000-4000-8000-000000000001',
    tag: 'conversation',
    title: 'Linh',
    body: '🌍'.repeat(480),
    lang: 'vi',
    icon: null,
  };

  beforeEach(async () => {
    service = await startFcmService();
    device = service.register();
    carrier = createFcmCarrier(service.account);
  });
  afterEach(async () => {
    await carrier.close();
    await service.close();
    expect(service.problems).toEqual([]);
  });

  it('signs in once for many pushes, and again once its token is not accepted', async () => {
    await carrier.send(pushTo(message));
    await carrier.send(pushTo(message));
    expect(service.issued()).toBe(1);
    service.expireTokens();
    expect(await carrier.send(pushTo(message))).toMatchObject({ status: 'failed' });
    expect(await carrier.send(pushTo(message))).toEqual({ status: 'sent' });
    expect(service.issued()).toBe(2);
  });

  it('makes no sound on Apple devices where the message has none', async () => {
    await carrier.send(pushTo(message));
    await carrier.send(pushTo({ ...message, silent: '1' }));
    const [loud, silent] = device.messages.map(({ apns }) => apns as { payload: { aps: object } });
    expect(loud?.payload.aps).toMatchObject({ sound: 'default' });
    expect(silent?.payload.aps).toMatchObject({ 'interruption-level': 'passive' });
    expect(silent?.payload.aps).not.toHaveProperty('sound');
    expect(device.received.at(-1)).toMatchObject({ silent: '1' });
  });

  it('is shown by Apple devices themselves, and closed there without a sound', async () => {
    await carrier.send(pushTo(message));
    await carrier.send(pushTo({ signalType: 'close', tag: 'conversation' }, false));
    const [shown, closed] = device.messages.map(({ apns, android }) => ({ ...apns, android }));
    expect(shown).toMatchObject({
      headers: { 'apns-push-type': 'alert', 'apns-priority': '10' },
      payload: { aps: { alert: { title: 'Linh', body: '🌍'.repeat(60) }, 'thread-id': 'conversation' } },
      android: { priority: 'HIGH', ttl: '60s' },
    });
    expect(closed).toMatchObject({
      headers: { 'apns-push-type': 'background', 'apns-priority': '5' },
      payload: { aps: { 'content-available': 1 } },
      android: { priority: 'NORMAL' },
    });
  });

  it('forgets a device whose token is wrong or of another project, and none because of a field', async () => {
    service.failWith(403, 'SENDER_ID_MISMATCH');
    expect(await carrier.send(pushTo(message))).toEqual({ status: 'gone' });
    service.failWith(400, 'INVALID_ARGUMENT');
    expect(await carrier.send(pushTo(message))).toEqual({ status: 'gone' });
    service.failWith(400, 'INVALID_ARGUMENT', { '@type': 'type.googleapis.com/google.rpc.BadRequest' });
    expect(await carrier.send(pushTo(message))).toEqual({
      status: 'refused',
      detail: 'fcm 400 INVALID_ARGUMENT',
    });
  });

  it('answers failed where no access token is issued', async () => {
    const other = createFcmCarrier({ ...service.account, tokenUrl: `${service.account.origin}/none` });
    const failed = { status: 'failed', detail: 'fcm Error', isAnswered: false };
    expect(await other.send(pushTo(message))).toEqual(failed);
    expect(service.problems.splice(0)).toEqual(['POST /none']);
    await other.close();
  });

  it('takes tokens of Firebase, and none of Web Push', () => {
    expect(carrier.addressOf(device.token)).toBe(device.token);
    for (const token of ['short', `${'a'.repeat(100)} b`, `{${'a'.repeat(100)}}`])
      expect(carrier.addressOf(token)).toBeUndefined();
  });
});
