import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestService } from '../../../../test/openTestService.ts';
import { type LocalTwilioVideo, startTwilioVideo, twilioAccount } from '../../../../test/startTwilioVideo.ts';
import { describeMediaRooms } from '../../../ports/MediaRooms.conformance.ts';
import { type MediaRooms, MediaRoomsUnavailable } from '../../../ports/MediaRooms.ts';
import { createTwilioRooms } from './createTwilioRooms.ts';

const reportUrl = 'https://franca.example/api/media/webhook';

function createRooms(twilio: LocalTwilioVideo, changes: object = {}): MediaRooms {
  return createTwilioRooms({
    ...twilioAccount,
    clock: () => new Date(),
    reportUrl: () => reportUrl,
    apiUrl: twilio.url,
    service: openTestService('media'),
    ...changes,
  });
}

const read = (
  rooms: MediaRooms,
  { url, body, signature }: { url: string; body: string; signature: string },
) => rooms.readReport?.({ url, body: Buffer.from(body), headers: { 'x-twilio-signature': signature } });

describeMediaRooms('Twilio Video', {
  create: async () => {
    const twilio = await startTwilioVideo();
    const rooms = createRooms(twilio);
    twilio.onReport(async (report) => read(rooms, report));
    const dispose = async () => {
      await rooms.close();
      await twilio.close();
    };
    return { rooms, enter: twilio.enter, leave: twilio.leave, dispose };
  },
});

describe('Twilio Video', () => {
  let twilio: LocalTwilioVideo;
  let rooms: MediaRooms;
  beforeEach(async () => {
    twilio = await startTwilioVideo();
    rooms = createRooms(twilio);
  });
  afterEach(async () => {
    await rooms.close();
    await twilio.close();
  });

  it('is called by its documented addresses, with names that need escaping', async () => {
    await rooms.open({ room: 'a/b?c' });
    await rooms.participantsOf('a/b?c');
    await rooms.remove({ room: 'a/b?c', userId: 'd/e' });
    await rooms.end('a/b?c');
    expect(twilio.requests).toEqual([
      'POST /v1/Rooms',
      'GET /v1/Rooms/a%2Fb%3Fc/Participants',
      'POST /v1/Rooms/a%2Fb%3Fc/Participants/d%2Fe',
      'POST /v1/Rooms/a%2Fb%3Fc',
    ]);
  });

  it.each([500, 401, 429])('is unavailable where it answers %i', async (status) => {
    twilio.fail(status);
    await expect(rooms.open({ room: 'call' })).rejects.toThrow(MediaRoomsUnavailable);
    await expect(rooms.participantsOf('call')).rejects.toThrow(MediaRoomsUnavailable);
  });

  it('is unavailable where nobody answers', async () => {
    await twilio.close();
    await expect(rooms.end('call')).rejects.toThrow(MediaRoomsUnavailable);
  });

  it('is believed only where it has signed address and body', async () => {
    await rooms.open({ room: 'call' });
    const received: unknown[] = [];
    rooms.onEvent((event) => received.push(event));
    const report = twilio.report('call', { StatusCallbackEvent: 'room-ended' });
    expect(report.url).toBe(reportUrl);
    expect(await read(rooms, { ...report, body: `${report.body}&x=1` })).toBe(false);
    expect(await read(rooms, { ...report, url: `${reportUrl}?x=1` })).toBe(false);
    expect(await read(rooms, { ...report, signature: '' })).toBe(false);
    expect(received).toEqual([]);
    expect(await read(rooms, report)).toBe(true);
    expect(await read(rooms, twilio.report('call', { StatusCallbackEvent: 'track-added' }))).toBe(true);
    expect(received).toEqual([{ kind: 'room-ended', room: 'call' }]);
  });

  it('signs what its documentation gives as an example', async () => {
    const example = createRooms(twilio, { authToken: '12345' });
    const body =
      'CallSid=CA1234567890ABCDE&Caller=%2B12349013030&Digits=1234&From=%2B12349013030&To=%2B18005551212';
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    expect(await read(example, { url, body, signature: '0/KCTR6DLpKmkAf8muzZqo1nDgQ=' })).toBe(true);
  });
});
