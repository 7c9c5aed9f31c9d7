import { manualClock } from '@franca/ui/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeRoomOptions, fakeRoom } from '../../testing/fakeRoom.ts';
import { fakeSignaling } from '../../testing/fakeSignaling.ts';
import { memoryCallStorage } from '../devices/CallStorage.ts';
import { createLocalMedia } from '../devices/createLocalMedia.ts';
import type { LocalMedia } from '../devices/LocalMedia.ts';
import { CallError, type MediaPort } from '../room/CallRoom.ts';
import type { CallFacts } from './CallState.ts';
import type { CallTimes } from './CallTimes.ts';
import { type CallSession, createCallSession } from './createCallSession.ts';
import type { SignalingPort } from './SignalingPort.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

interface Setup extends FakeRoomOptions {
  role?: CallFacts['role'];
  isVideo?: boolean;
  isResumed?: boolean;
  storage?: ReturnType<typeof memoryCallStorage>;
  /** How many milliseconds before their time timers come. */
  timersEarlyBy?: number;
  signaling?: Partial<SignalingPort>;
  media?: MediaPort;
  local?: LocalMedia;
  times?: Partial<CallTimes>;
  uuid?: string;
  onError?: (error: CallError) => void;
  prepare?: (fake: ReturnType<typeof fakeRoom>) => void;
}

function begin({
  role = 'caller',
  isVideo = true,
  isResumed,
  storage,
  timersEarlyBy = 0,
  times,
  uuid = 'call',
  local,
  signaling,
  media: ownMedia,
  prepare,
  onError,
  ...options
}: Setup = {}) {
  const clock = manualClock();
  const fake = fakeRoom(options);
  prepare?.(fake);
  const server = fakeSignaling();
  const facts: CallFacts = {
    uuid,
    topicId: 'topic',
    isVideo,
    role,
    viewerId: 'viewer',
    creatorId: role === 'caller' ? 'viewer' : 'lucia',
    memberIds: ['viewer', 'lucia'],
    startedAt: clock.now(),
  };
  const media = ownMedia ?? fake.media;
  const session = createCallSession({
    facts,
    signaling: { ...server.signaling, ...signaling },
    media,
    isResumed,
    times,
    local,
    storage,
    onError,
    clock: {
      now: clock.now,
      schedule: (callback, milliseconds) => {
        const early = milliseconds > timersEarlyBy ? milliseconds - timersEarlyBy : milliseconds;
        return clock.schedule(callback, early);
      },
    },
  });
  const state = () => session.getSnapshot().state;
  const becomes = (kind: string) => vi.waitFor(() => expect(state().kind).toBe(kind), { timeout: 10_000 });
  const inRoom = () =>
    vi.waitFor(() => expect(session.getSnapshot().room).not.toBeNull(), { timeout: 10_000 });
  return { clock, fake, server, session, state, becomes, inRoom };
}

const lucia = { userId: 'lucia' };

/** The devices of a call that is not entered yet. */
function beginDevices() {
  const fake = fakeRoom();
  const local = createLocalMedia({
    media: fake.media,
    storage: memoryCallStorage(),
    callId: 'call',
    clock: manualClock(),
    images: [],
  });
  return { fake, local };
}

/** Something that takes until the test lets it pass. */
function latch() {
  let pass = (): void => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { passed, pass };
}

describe('a caller', () => {
  it('waits in the room until somebody joins, and reports how long they talked', async () => {
    const { clock, fake, server, session, state, becomes, inRoom } = begin();
    await inRoom();
    expect(state()).toMatchObject({ kind: 'outgoing', link: { kind: 'connected' } });
    fake.join(lucia);
    await becomes('joined');
    clock.advance(62_000);
    session.hangUp();
    expect(state()).toEqual({ kind: 'ended', reason: 'left', seconds: 62 });
    expect(server.sent).toEqual(['end 62']);
    expect(fake.made.map((track) => track.isStopped())).toEqual([true, true]);
  });

  it('gives up after 35 seconds', async () => {
    const { clock, server, state, inRoom } = begin();
    await inRoom();
    clock.advance(35_000);
    expect(state()).toMatchObject({ kind: 'ended', reason: 'unanswered' });
    expect(server.sent).toEqual(['hangup']);
  });

  it('gives up after the time that its server names', async () => {
    const { clock, state, inRoom } = begin({ times: { unanswered: 50_000 } });
    await inRoom();
    clock.advance(49_999);
    expect(state().kind).toBe('outgoing');
    clock.advance(1);
    expect(state()).toMatchObject({ kind: 'ended', reason: 'unanswered' });
  });

  it.each([
    ['the server knows of no answer', async () => false],
    ['the server cannot be asked', () => Promise.reject(new Error('Failed to fetch'))],
    ['the server does not say', () => new Promise<boolean>(() => {})],
  ])('gives up after 35 seconds where %s', async (_what, isRunning) => {
    const { clock, server, state, becomes, inRoom } = begin({ signaling: { isRunning } });
    await inRoom();
    clock.advance(35_000);
    clock.advance(4_000);
    await becomes('ended');
    expect(state()).toMatchObject({ reason: 'unanswered' });
    expect(server.sent).toEqual(['hangup']);
  });

  it('waits for whoever answered at the last moment', async () => {
    const isRunning = vi.fn(async () => true);
    const { clock, fake, server, becomes, inRoom } = begin({ signaling: { isRunning } });
    await inRoom();
    clock.advance(35_000);
    await becomes('joined');
    clock.advance(10_000);
    fake.join(lucia);
    clock.advance(20_000);
    await becomes('joined');
    expect(isRunning).toHaveBeenCalledOnce();
    expect(server.sent).toEqual([]);
  });

  it('gives up also where timers come a moment before their time', async () => {
    const { clock, server, state, inRoom } = begin({ timersEarlyBy: 1 });
    await inRoom();
    clock.advance(35_000);
    expect(state()).toMatchObject({ kind: 'ended', reason: 'unanswered' });
    expect(server.sent).toEqual(['hangup']);
  });

  it('sees in a dialog what went wrong with the room', async () => {
    const { session, server, becomes } = begin({
      prepare: ({ failures }) => {
        failures.connect = new CallError(20101, 'Invalid Access Token', 'refused');
      },
    });
    await becomes('ended');
    expect(session.local.getSnapshot().error).toMatchObject({ code: 20101 });
    expect(server.sent).toEqual(['hangup']);
  });
});

describe('somebody who is called', () => {
  it('opens no device before accepting, and then enters the room', async () => {
    const { fake, server, session, becomes } = begin({ role: 'callee', people: [lucia] });
    expect(fake.made).toEqual([]);
    session.accept();
    await becomes('joined');
    expect(server.sent).toEqual(['accept']);
    expect(fake.published()).toHaveLength(2);
  });

  it('rejects after 35 seconds, and by hand', () => {
    const late = begin({ role: 'callee' });
    late.clock.advance(35_000);
    expect(late.server.sent).toEqual(['reject']);
    const quick = begin({ role: 'callee' });
    quick.session.reject();
    expect(quick.state()).toMatchObject({ kind: 'ended', reason: 'declined' });
  });

  it.each([
    ['the media service', new CallError(53000, 'Signaling connection error'), 53000],
    ['the browser', new Error('Failed to set the answer'), 'RoomError'],
  ])('sees the last error of %s when the time is over, during an attempt too', async (_who, error, code) => {
    const onError = vi.fn();
    const fake = fakeRoom();
    const connect = vi.fn<MediaPort['connect']>(() => new Promise(() => {}));
    connect.mockRejectedValueOnce(error);
    const media = { ...fake.media, connect };
    const { clock, server, session, state } = begin({ role: 'callee', media, onError });
    session.accept();
    await vi.waitFor(() => expect(state()).toMatchObject({ retryAt: clock.now() + 1_000 }), {
      timeout: 10_000,
    });
    clock.advance(1_000);
    await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    expect(onError).not.toHaveBeenCalled();
    clock.advance(34_000);
    expect(state()).toMatchObject({ kind: 'ended', reason: 'failed' });
    expect(session.local.getSnapshot().error).toMatchObject({ code, message: error.message });
    session.dispose();
    expect(onError).toHaveBeenCalledExactlyOnceWith(session.local.getSnapshot().error);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(`ERROR: ${error.message}`);
    expect(server.sent).toEqual(['accept', 'end 0']);
  });

  it('is no longer rung when another device answered', () => {
    const { server, state } = begin({ role: 'callee' });
    server.endRing('elsewhere');
    expect(state()).toMatchObject({ kind: 'ended', reason: 'elsewhere' });
    expect(server.sent).toEqual([]);
  });
});

describe('a page that goes back to a call', () => {
  it('tries again while the server is away, and says nothing of it', async () => {
    const access = vi.fn<SignalingPort['access']>();
    access.mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValue({ token: 'token' });
    const { clock, server, session, state, becomes } = begin({
      isResumed: true,
      people: [lucia],
      signaling: { access },
    });
    await vi.waitFor(() => expect(state()).toMatchObject({ retryAt: clock.now() + 1_000 }), {
      timeout: 10_000,
    });
    clock.advance(1_000);
    await becomes('joined');
    expect(session.local.getSnapshot().error).toBeNull();
    expect(server.sent).toEqual([]);
  });

  it.each<[string, string, Setup]>([
    [
      'the server',
      'This call is over.',
      {
        signaling: {
          access: () => Promise.reject(Object.assign(new Error('This call is over.'), { status: 403 })),
        },
      },
    ],
    [
      'the media service',
      'Room contains too many Participants',
      { failures: { connect: new CallError(53105, 'Room contains too many Participants', 'refused') } },
    ],
  ])('says that %s refuses it, and does not end the call: %s', async (_who, message, setup) => {
    const { server, session, state, becomes } = begin({ isResumed: true, people: [lucia], ...setup });
    await becomes('ended');
    expect(state()).toMatchObject({ reason: 'failed' });
    expect(session.local.getSnapshot().error?.message).toBe(message);
    expect(server.sent).toEqual([]);
  });
});

describe('a running call', () => {
  it('ends when its creator ends it, or everybody else has left and nobody comes back', async () => {
    const creator = begin({ role: 'callee', people: [lucia], isResumed: true });
    await creator.becomes('joined');
    creator.server.respond({ response: 'endCall', userId: 'lucia' });
    expect(creator.state()).toMatchObject({ kind: 'ended', reason: 'ended' });
    const alone = begin();
    await alone.inRoom();
    const id = alone.fake.join(lucia);
    alone.fake.leave(id);
    alone.clock.advance(10_000);
    const back = alone.fake.join(lucia);
    alone.clock.advance(20_000);
    expect(alone.state()).toMatchObject({ kind: 'joined' });
    alone.fake.leave(back);
    alone.clock.advance(15_000);
    expect(alone.state()).toMatchObject({ kind: 'ended', reason: 'empty' });
  });

  it('says that it reconnects, and enters a lost room again with the same tracks', async () => {
    const { fake, state, becomes } = begin({ people: [lucia] });
    await becomes('joined');
    fake.reconnect('lost');
    expect(state()).toMatchObject({ link: { kind: 'reconnecting' } });
    fake.reconnect('regained');
    expect(state()).toMatchObject({ link: { kind: 'connected' } });
    fake.close(new CallError(53000, 'Signaling connection error'));
    await vi.waitFor(() => expect(fake.entered()).toBe(2), { timeout: 10_000 });
    await vi.waitFor(() => expect(state()).toMatchObject({ kind: 'joined', link: { kind: 'connected' } }), {
      timeout: 10_000,
    });
    expect(fake.made).toHaveLength(2);
  });

  it('goes on where another device has taken the place of this one', async () => {
    const { fake, state, server, becomes } = begin({ people: [lucia] });
    await becomes('joined');
    fake.close(new CallError(53205, 'Participant disconnected because of duplicate identity', 'replaced'));
    expect(state()).toMatchObject({ kind: 'ended', reason: 'moved' });
    expect(fake.entered()).toBe(1);
    expect(server.sent.filter((action) => action.startsWith('end'))).toEqual([]);
  });

  it('is over when the media service has closed the room', async () => {
    const { fake, state, becomes } = begin({ people: [lucia] });
    await becomes('joined');
    fake.close(new CallError(53118, 'Room completed', 'ended'));
    expect(state()).toMatchObject({ kind: 'ended', reason: 'ended' });
    expect(fake.entered()).toBe(1);
  });

  it.each([
    ['microphone', 'MicrophonePermissionsDenied', ['camera']],
    ['camera', 'CameraPermissionsDenied', ['microphone']],
  ] as const)('goes on without a %s that may not be used', async (device, code, left) => {
    const { session, fake, becomes } = begin({
      people: [lucia],
      prepare: ({ failures }) => {
        failures[device] = new CallError(code, 'denied');
      },
    });
    await becomes('joined');
    expect(session.local.getSnapshot().error?.code).toBe(code);
    expect(fake.made.map(({ source }) => source)).toEqual(left);
    expect(fake.published()).toHaveLength(1);
  });

  it('goes on without devices that may not be used', async () => {
    const onError = vi.fn();
    const { session, fake, becomes } = begin({
      people: [lucia],
      onError,
      prepare: ({ failures }) => {
        failures.microphone = new CallError('MicrophonePermissionsDenied', 'denied');
        failures.camera = new CallError('CameraPermissionsDenied', 'denied');
      },
    });
    await becomes('joined');
    expect(session.local.getSnapshot().error?.code).toBe('NotAllowedError');
    expect(fake.published()).toEqual([]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(session.local.getSnapshot().error);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'ERROR: The page may use neither microphone nor camera.',
    );
  });
});

describe('what the viewer has switched off', () => {
  it('is off again when the page is loaded anew, and nothing of it is opened on', async () => {
    const storage = memoryCallStorage();
    const before = begin({ storage });
    await before.inRoom();
    before.session.local.toggleMicrophone();
    before.session.local.toggleCamera();
    before.session.dispose('keep');
    const { session, fake, inRoom } = begin({ storage, isResumed: true });
    await inRoom();
    expect(session.local.getSnapshot()).toMatchObject({
      microphone: { kind: 'on', isEnabled: false },
      camera: { kind: 'off' },
    });
    expect(fake.made.map(({ source, isEnabled }) => [source, isEnabled()])).toEqual([['microphone', false]]);
    session.local.toggleCamera();
    await vi.waitFor(
      () => expect(session.local.getSnapshot().camera).toMatchObject({ kind: 'on', isEnabled: true }),
      { timeout: 10_000 },
    );
  });

  it('is on in the next call', async () => {
    const storage = memoryCallStorage();
    const before = begin({ storage });
    await before.inRoom();
    before.session.local.toggleMicrophone();
    before.session.hangUp();
    const { session, inRoom } = begin({ storage, uuid: 'another call' });
    await inRoom();
    expect(session.local.getSnapshot()).toMatchObject({
      microphone: { kind: 'on', isEnabled: true },
      camera: { kind: 'on', isEnabled: true },
    });
  });

  it('stays off in a room that is entered anew, and with another device', async () => {
    const { session, fake, clock, inRoom } = begin();
    await inRoom();
    fake.join(lucia);
    session.local.toggleMicrophone();
    session.local.toggleCamera();
    fake.close(new CallError(53000, 'Signaling connection error'));
    clock.advance(1_000);
    await vi.waitFor(() => expect(fake.entered()).toBe(2), { timeout: 10_000 });
    await session.local.setDevice('audioinput', 'another');
    await session.local.setDevice('videoinput', 'another');
    expect(fake.made.map(({ isEnabled }) => isEnabled())).toEqual([false, false]);
    const { microphone, camera } = session.getSnapshot().room?.local ?? {};
    expect([microphone?.isEnabled, camera?.isEnabled]).toEqual([false, false]);
  });

  it('on another device of the viewer is off here', async () => {
    const { local } = beginDevices();
    local.adopt({ microphone: false, camera: false });
    await local.open({ camera: true });
    expect(local.getSnapshot()).toMatchObject({
      microphone: { kind: 'on', isEnabled: false },
      camera: { kind: 'off' },
    });
  });

  it('on another device of the viewer is switched off here, where the devices are open already', async () => {
    const { fake, local } = beginDevices();
    await local.open({ camera: true });
    local.adopt({ microphone: false, camera: false });
    expect(fake.made.map(({ isEnabled }) => isEnabled())).toEqual([false, false]);
    expect(local.getSnapshot()).toMatchObject({
      microphone: { kind: 'on', isEnabled: false },
      camera: { kind: 'on', isEnabled: false },
    });
  });
});

describe('the devices of a call', () => {
  it('ignore a second press of the camera within 500 milliseconds', async () => {
    const { clock, session, becomes } = begin({ people: [lucia] });
    await becomes('joined');
    const camera = () => session.getSnapshot().local.camera;
    session.local.toggleCamera();
    expect(camera()).toMatchObject({ isEnabled: false });
    session.local.toggleCamera();
    expect(camera()).toMatchObject({ isEnabled: false });
    clock.advance(500);
    session.local.toggleCamera();
    expect(camera()).toMatchObject({ isEnabled: true });
  });

  it('publish a camera that is opened during an audio call', async () => {
    const { fake, session, becomes } = begin({ people: [lucia], isVideo: false });
    await becomes('joined');
    expect(fake.published()).toHaveLength(1);
    session.local.toggleCamera();
    await vi.waitFor(() => expect(fake.published()).toHaveLength(2), { timeout: 10_000 });
  });

  it('that are being opened already are waited for, and opened once', async () => {
    const fake = fakeRoom({ people: [lucia] });
    const { createCamera } = fake.media;
    const { passed: allowed, pass: allow } = latch();
    const media = {
      ...fake.media,
      createCamera: async (id: string | null) => {
        await allowed;
        return createCamera(id);
      },
    };
    const local = createLocalMedia({ media, storage: memoryCallStorage(), clock: manualClock(), images: [] });
    const preview = local.open({ camera: true });
    const { becomes } = begin({ media, local });
    await becomes('outgoing');
    allow();
    await preview;
    expect(fake.entered()).toBe(0);
    await vi.waitFor(() => expect(fake.entered()).toBe(1), { timeout: 10_000 });
    expect(fake.published()).toHaveLength(2);
    expect(fake.made).toHaveLength(2);
  });

  it('keep nobody waiting in the room while the browser asks, and follow', async () => {
    const fake = fakeRoom({ people: [lucia] });
    const asked = latch();
    const { createCamera } = fake.media;
    const media: MediaPort = {
      ...fake.media,
      createCamera: (id) => asked.passed.then(() => createCamera(id)),
    };
    const { clock, becomes } = begin({ media });
    clock.advance(999);
    await vi.waitFor(() => expect(fake.made).toHaveLength(1), { timeout: 10_000 });
    expect(fake.entered()).toBe(0);
    clock.advance(1);
    await becomes('joined');
    expect(fake.published()).toHaveLength(1);
    asked.pass();
    await vi.waitFor(() => expect(fake.published()).toHaveLength(2), { timeout: 10_000 });
  });

  it('are those that were chosen before, if they are still there', async () => {
    const storage = memoryCallStorage();
    storage.write('audio-input', 'mic-2');
    storage.write('video-input', 'gone');
    const { fake, becomes } = begin({ people: [lucia], storage });
    await becomes('joined');
    expect(fake.made.map(({ deviceId }) => deviceId)).toEqual(['mic-2', null]);
  });

  it('are the others’ to choose where those that were chosen are gone', async () => {
    const storage = memoryCallStorage();
    storage.write('audio-input', 'mic-2');
    const { fake, session, becomes } = begin({
      people: [lucia],
      storage,
      devices: [{ id: 'mic-1', kind: 'audioinput', label: 'Built-in microphone' }],
    });
    await becomes('joined');
    expect(fake.made[0]?.deviceId).toBeNull();
    await session.local.setDevice('audioinput', 'mic-1');
    expect(fake.made[0]?.deviceId).toBe('mic-1');
    expect(storage.read('audio-input')).toBe('mic-1');
  });

  it('replace a microphone that was unplugged, for the others too', async () => {
    const { fake, becomes } = begin({ people: [lucia] });
    await becomes('joined');
    fake.setDevices([{ id: 'mic-2', kind: 'audioinput', label: 'Headset' }]);
    fake.made[0]?.end();
    await vi.waitFor(() => expect(fake.made[0]?.deviceId).toBe('mic-2'), { timeout: 10_000 });
  });

  it('are let go also where the call ends while a background is loaded', async () => {
    const fake = fakeRoom({ people: [lucia] });
    const { createCamera } = fake.media;
    const loading = latch();
    const setBackground = vi.fn(() => loading.passed);
    const media: MediaPort = {
      ...fake.media,
      createCamera: async (id) => ({ ...(await createCamera(id)), setBackground }),
    };
    const storage = memoryCallStorage();
    storage.write('background', '{"type":"blur","index":0}');
    const { session } = begin({ media, storage });
    await vi.waitFor(() => expect(setBackground).toHaveBeenCalled(), { timeout: 10_000 });
    session.hangUp();
    loading.pass();
    await vi.waitFor(() => expect(fake.made.map((track) => track.isStopped())).toEqual([true, true]), {
      timeout: 10_000,
    });
    expect(session.getSnapshot().local.camera.kind).not.toBe('on');
  });

  describe('without a microphone', () => {
    const headset = [{ id: 'mic-2', kind: 'audioinput', label: 'Headset' }] as const;
    const microphoneIs = (session: CallSession, state: object) =>
      vi.waitFor(() => expect(session.getSnapshot().local.microphone).toMatchObject(state), {
        timeout: 10_000,
      });
    const unplug = async (fake: ReturnType<typeof fakeRoom>, session: CallSession) => {
      fake.setDevices([]);
      fake.made.at(-1)?.end();
      await microphoneIs(session, { kind: 'off' });
      expect(fake.published()).toEqual([]);
    };

    it('open the only one again when it is plugged in, muted where it was', async () => {
      const { fake, session, becomes } = begin({ people: [lucia], isVideo: false });
      await becomes('joined');
      await unplug(fake, session);
      fake.setDevices(headset);
      await microphoneIs(session, { kind: 'on', isEnabled: true });
      session.local.toggleMicrophone();
      await unplug(fake, session);
      fake.setDevices(headset);
      await microphoneIs(session, { kind: 'on', isEnabled: false });
      expect(fake.made.at(-1)?.isEnabled()).toBe(false);
      expect(fake.published()).toEqual([fake.made[2]?.id]);
    });

    it('open the one that is plugged in, or chosen, after the first has failed', async () => {
      const prepare = ({ failures }: ReturnType<typeof fakeRoom>) => {
        failures.microphone = new CallError('NotFoundError', 'none');
      };
      const later = begin({ people: [lucia], isVideo: false, devices: [], prepare });
      await later.becomes('joined');
      later.fake.failures.microphone = null;
      later.fake.setDevices(headset);
      await microphoneIs(later.session, { kind: 'on' });
      const other = begin({ people: [lucia], isVideo: false, prepare });
      await other.becomes('joined');
      await other.session.local.setDevice('audioinput', 'mic-2');
      expect(other.session.local.getSnapshot().error?.code).toBe('NotFoundError');
      other.fake.failures.microphone = null;
      await other.session.local.setDevice('audioinput', 'mic-2');
      expect(other.fake.made[0]?.deviceId).toBe('mic-2');
      expect(other.fake.published()).toHaveLength(1);
    });

    it('ask for none that may not be used, and open no camera unasked', async () => {
      const { fake, session, becomes } = begin({
        people: [lucia],
        prepare: ({ failures }) => {
          failures.microphone = new CallError('MicrophonePermissionsDenied', 'denied');
        },
      });
      await becomes('joined');
      fake.failures.microphone = null;
      fake.made[0]?.end();
      expect(session.getSnapshot().local.camera.kind).toBe('off');
      let isRefreshed = false;
      const stop = session.subscribe(() => {
        isRefreshed ||= session.getSnapshot().local.devices.length === 1;
      });
      fake.setDevices(headset);
      await vi.waitFor(() => expect(isRefreshed).toBe(true), { timeout: 10_000 });
      stop();
      expect(fake.made).toHaveLength(1);
      await session.local.setDevice('videoinput', 'cam-2');
      expect(session.getSnapshot().local.camera.kind).toBe('on');
    });

    it('leave a camera off that was off when it was unplugged, and one that was never on', async () => {
      const { fake, session, becomes } = begin({ people: [lucia] });
      await becomes('joined');
      session.local.toggleCamera();
      fake.made[1]?.end();
      await session.local.setDevice('videoinput', 'cam-2');
      expect(session.getSnapshot().local.camera.kind).toBe('off');
      const audio = begin({ people: [lucia], isVideo: false });
      await audio.becomes('joined');
      await audio.session.local.setDevice('videoinput', 'cam-2');
      expect(audio.session.getSnapshot().local.camera.kind).toBe('off');
    });
  });

  it('let go of a microphone that is replaced while the call ends', async () => {
    const fake = fakeRoom({ people: [lucia] });
    const { createMicrophone } = fake.media;
    const replacing = latch();
    const setDevice = vi.fn(() => replacing.passed);
    const stop = vi.fn();
    const media: MediaPort = {
      ...fake.media,
      createMicrophone: async (id) => ({ ...(await createMicrophone(id)), setDevice, stop }),
    };
    const { session, becomes } = begin({ media, isVideo: false });
    await becomes('joined');
    fake.made[0]?.end();
    await vi.waitFor(() => expect(setDevice).toHaveBeenCalled(), { timeout: 10_000 });
    session.hangUp();
    replacing.pass();
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  });

  it('share a screen until it is stopped in the browser, and say nothing when it was not wanted', async () => {
    const { fake, session, becomes } = begin({ people: [lucia] });
    await becomes('joined');
    fake.failures.screen = 'dismissed';
    await session.local.toggleScreen();
    expect(fake.published()).toHaveLength(2);
    fake.failures.screen = null;
    await session.local.toggleScreen();
    expect(fake.published()).toHaveLength(3);
    expect(session.local.getSnapshot().error).toBeNull();
    fake.made.find(({ source }) => source === 'screen')?.end();
    expect(fake.published()).toHaveLength(2);
  });

  it('keep every choice of a background', async () => {
    const storage = memoryCallStorage();
    const { fake, session, becomes } = begin({ people: [lucia], storage });
    await becomes('joined');
    await session.local.setBackground({ type: 'blur', index: 0 });
    expect(fake.made[1]?.background()).toBe('blur');
    expect(storage.read('background')).toBe('{"type":"blur","index":0}');
    const next = begin({ people: [lucia], storage });
    await next.becomes('joined');
    expect(next.fake.made[1]?.background()).toBe('blur');
  });
});

it.each<[string, Setup, (made: ReturnType<typeof begin>) => void]>([
  ['was left', { people: [lucia] }, ({ session }) => session.hangUp()],
  ['somebody else ended', { role: 'callee' }, ({ server }) => server.endRing('cancelled')],
  [
    'could not be gone back to',
    { isResumed: true, signaling: { access: () => new Promise(() => {}) } },
    ({ clock }) => clock.advance(35_000),
  ],
])('subscribes no longer to a call that %s', (_what, setup, end) => {
  const stop = vi.fn();
  const server = fakeSignaling();
  const subscribe: SignalingPort['subscribe'] = (handlers) => {
    const unsubscribe = server.signaling.subscribe(handlers);
    return () => {
      unsubscribe();
      stop();
    };
  };
  const made = begin({ ...setup, signaling: { ...setup.signaling, subscribe } });
  expect(stop).not.toHaveBeenCalled();
  end({ ...made, server });
  expect(made.state().kind).toBe('ended');
  expect(stop).toHaveBeenCalledOnce();
  made.session.dispose();
  expect(stop).toHaveBeenCalledOnce();
});

it('a page that is loaded anew leaves the room, and not the call', async () => {
  const { server, session, becomes } = begin({ people: [lucia] });
  await becomes('joined');
  session.dispose('keep');
  expect(server.sent).toEqual([]);
});
