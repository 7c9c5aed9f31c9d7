import type { Page } from '@playwright/test';
import type * as Sdk from 'twilio-video';

/** What one participant knows of another. */
export interface Other {
  sid: string;
  identity: string;
  state: string;
  isMuted: boolean;
}

/** What the page notes about its room. */
interface Notes {
  room: Sdk.Room;
  events: string[];
  /** When `connect` was called, by the clock of the machine. */
  began: number;
  /** Milliseconds from the call of `connect` to the first frame of somebody else. */
  firstFrame: number | null;
}

declare global {
  interface Window {
    Twilio: { Video: typeof Sdk };
    notes: Notes;
  }
}

/** Somebody in a room, in a page with the SDK and without the app. */
export interface RoomPage {
  readonly page: Page;
  /** The other participants. */
  others(): Promise<Other[]>;
  /** Frames of video decoded so far, the lowest count of all that come in. */
  frames(): Promise<number>;
  /** The level of the sound that comes in, from 0 to 32767, of the quietest. */
  loudness(): Promise<number>;
  /** The events of the room so far. */
  events(): Promise<string[]>;
  /** Milliseconds to the first frame of somebody else, null before it. */
  firstFrame(): Promise<number | null>;
  /** When the page began to enter, by the clock of the machine. */
  began(): Promise<number>;
  /** Switches the microphone off or on. */
  mute(isMuted: boolean): Promise<void>;
  /** Publishes a second video. */
  share(): Promise<void>;
  leave(): Promise<void>;
}

/** Options of the SDK that journeys choose. */
export interface RoomEntryOptions {
  iceTransportPolicy?: 'all' | 'relay';
}

/** What the page needs to enter. */
interface Entry {
  token: string;
  url: string;
  options: RoomEntryOptions;
}

/** Runs in the page: enters the room with a camera and a microphone, and plays what comes in. */
async function enterRoom({ token, url, options }: Entry): Promise<void> {
  const { connect, createLocalTracks } = window.Twilio.Video;
  const video = { width: 320, height: 180, frameRate: 15 };
  const tracks = await createLocalTracks({ audio: true, video });
  const began = performance.now();
  const events: string[] = [];
  const server: object = { wsServer: url, insights: false };
  const room = await connect(token, { ...options, ...server, tracks });
  window.notes = { room, events, began: performance.timeOrigin + began, firstFrame: null };

  const play = (track: Sdk.RemoteTrack) => {
    if (track.kind === 'data') return;
    const element = track.attach();
    document.body.append(element);
    if (element instanceof HTMLVideoElement)
      element.requestVideoFrameCallback(() => {
        window.notes.firstFrame ??= performance.now() - began;
      });
  };
  const follow = (participant: Sdk.RemoteParticipant) => {
    participant.on('trackSubscribed', play);
    participant.on('trackUnsubscribed', (track: Sdk.RemoteTrack) => {
      if (track.kind !== 'data') for (const element of track.detach()) element.remove();
    });
    for (const { track } of participant.tracks.values()) if (track) play(track);
  };
  room.on('recordingStarted', () => void events.push('recordingStarted'));
  room.on('reconnecting', () => void events.push('reconnecting'));
  room.on('reconnected', () => void events.push('reconnected'));
  const note = (what: string) => (participant: Sdk.RemoteParticipant) =>
    void events.push(`${what} ${participant.identity}`);
  room.on('participantConnected', note('participantConnected'));
  room.on('participantDisconnected', note('participantDisconnected'));
  room.on('participantReconnecting', note('participantReconnecting'));
  room.on('participantReconnected', note('participantReconnected'));
  room.on('disconnected', (_room: Sdk.Room, error: Sdk.TwilioError | undefined) => {
    events.push(`disconnected ${error?.code ?? ''}`.trim());
  });
  room.on('participantConnected', follow);
  for (const participant of room.participants.values()) follow(participant);
}

/** Enters a room in a page that has loaded the SDK. */
export async function enterRoomIn(page: Page, entry: Entry): Promise<RoomPage> {
  await page.evaluate(enterRoom, entry);
  return {
    page,
    others: () =>
      page.evaluate(() =>
        [...window.notes.room.participants.values()].map(({ sid, identity, state, audioTracks }) => ({
          sid,
          identity,
          state,
          isMuted: [...audioTracks.values()].every(({ isTrackEnabled }) => !isTrackEnabled),
        })),
      ),
    frames: () =>
      page.evaluate(() => {
        const videos = [...document.querySelectorAll('video')];
        return videos.length === 0
          ? 0
          : Math.min(...videos.map((video) => video.getVideoPlaybackQuality().totalVideoFrames));
      }),
    loudness: () =>
      page.evaluate(async () => {
        const reports = await window.notes.room.getStats();
        const levels = reports.flatMap(({ remoteAudioTrackStats: all }) =>
          all.map(({ audioLevel }) => audioLevel),
        );
        return Math.min(...levels.map((level) => level ?? 0), levels.length === 0 ? 0 : 32767);
      }),
    events: () => page.evaluate(() => window.notes.events),
    firstFrame: () => page.evaluate(() => window.notes.firstFrame),
    began: () => page.evaluate(() => window.notes.began),
    mute: (isMuted) =>
      page.evaluate((wanted) => {
        for (const { track } of window.notes.room.localParticipant.audioTracks.values())
          track.enable(!wanted);
      }, isMuted),
    share: () =>
      page.evaluate(async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
        const context = canvas.getContext('2d');
        const paint = (): void => {
          context?.fillRect(Math.random() * 100, 0, 20, 90);
          requestAnimationFrame(paint);
        };
        paint();
        const [track] = canvas.captureStream(10).getVideoTracks();
        if (track) await window.notes.room.localParticipant.publishTrack(track, { name: 'screen' });
      }),
    leave: () => page.evaluate(() => void window.notes.room.disconnect()),
  };
}
