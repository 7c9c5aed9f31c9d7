import type { CallSession } from '../call/createCallSession.ts';
import type { CallTrack, Participant, RoomSnapshot, TrackView } from '../room/CallRoom.ts';
import { layOutTiles, type Place } from './layOutTiles.ts';

/** A call as one picture and one sound. */
export interface Composition {
  /** What a recorder takes. */
  readonly stream: MediaStream;
  /** Stops drawing and releases tracks, players and the audio context. */
  readonly end: () => void;
}

/** What is drawn beside the pictures. */
export interface CompositionOptions {
  /** The name under somebody's picture. */
  readonly nameOf: (userId: string) => string;
}

/** Pixels and frames a second of a recording. */
export const compositionSize = { width: 1280, height: 720, rate: 12 } as const;

const colors = { ground: '#101418', tile: '#28303a', text: '#ffffff', shade: 'rgb(0 0 0 / 55%)' };
const font = 'system-ui, sans-serif';
const gap = 8;

/** The sound of all microphones, mixed; follows who comes and goes. */
function createMixer() {
  const context = new AudioContext();
  const output = context.createMediaStreamDestination();
  const sources = new Map<string, MediaStreamAudioSourceNode>();
  // Without a press before it, a browser leaves it suspended; a recording begins with one.
  void context.resume();
  return {
    tracks: output.stream.getAudioTracks(),
    follow: (tracks: readonly CallTrack[]): void => {
      for (const [id, source] of sources)
        if (!tracks.some((track) => track.media?.id === id)) {
          source.disconnect();
          sources.delete(id);
        }
      for (const { media } of tracks) {
        if (!media || media.readyState === 'ended' || sources.has(media.id)) continue;
        const source = context.createMediaStreamSource(new MediaStream([media]));
        source.connect(output);
        sources.set(media.id, source);
      }
    },
    end: () => context.close(),
  };
}

/** Elements that play the pictures, unseen; follows which there are. */
function createPlayers() {
  const players = new Map<CallTrack, { video: HTMLVideoElement; detach: () => void }>();
  const stop = (track: CallTrack): void => {
    players.get(track)?.detach();
    players.delete(track);
  };
  return {
    find: (track: CallTrack): HTMLVideoElement | undefined => players.get(track)?.video,
    follow: (tracks: readonly CallTrack[]): void => {
      for (const track of players.keys()) if (!tracks.includes(track)) stop(track);
      for (const track of tracks) {
        if (players.has(track)) continue;
        const video = document.createElement('video');
        video.muted = true;
        video.playsInline = true;
        // Through the port, so that whatever lies behind a person is recorded as the others see it.
        players.set(track, { video, detach: track.attach(video) });
        void video.play().catch(() => undefined);
      }
    },
    end: () => {
      for (const track of [...players.keys()]) stop(track);
    },
  };
}

const shown = (view: TrackView | null): CallTrack | null => (view?.isEnabled ? view.track : null);
const everybodyIn = ({ remotes, local }: RoomSnapshot): readonly Participant[] => [...remotes, local];

function drawVideo(
  context: CanvasRenderingContext2D,
  video: HTMLVideoElement,
  { x, y, width, height }: Place,
  fit: 'cover' | 'contain',
): void {
  const [from, to] = [video.videoWidth / video.videoHeight, width / height];
  const isWider = fit === 'cover' ? from > to : from < to;
  const scale = isWider ? height / video.videoHeight : width / video.videoWidth;
  const [shownWidth, shownHeight] = [video.videoWidth * scale, video.videoHeight * scale];
  context.drawImage(
    video,
    x + (width - shownWidth) / 2,
    y + (height - shownHeight) / 2,
    shownWidth,
    shownHeight,
  );
}

/** Somebody without a picture: the first letter of the name in a circle. */
function drawInitial(context: CanvasRenderingContext2D, name: string, { x, y, width, height }: Place): void {
  const radius = Math.min(width, height) / 5;
  context.fillStyle = colors.shade;
  context.beginPath();
  context.arc(x + width / 2, y + height / 2, radius, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = colors.text;
  context.font = `600 ${radius}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText([...name][0]?.toLocaleUpperCase() ?? '', x + width / 2, y + height / 2);
}

function drawName(context: CanvasRenderingContext2D, name: string, { x, y, width, height }: Place): void {
  context.font = `500 18px ${font}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  const plate = Math.min(context.measureText(name).width + 20, width - 2 * gap);
  context.fillStyle = colors.shade;
  context.fillRect(x + gap, y + height - 32 - gap, plate, 32);
  context.fillStyle = colors.text;
  context.fillText(name, x + gap + 10, y + height - 16 - gap, plate - 20);
}

/**
 * Makes one picture and one sound of a call while it goes on: a tile for each participant, a shared screen large beside
 * them.
 *
 * @param session the call; may be out of its room for a while
 */
export function composeCall(session: CallSession, { nameOf }: CompositionOptions): Composition {
  const canvas = document.createElement('canvas');
  const { width, height, rate } = compositionSize;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser cannot draw pictures.');
  const mixer = createMixer();
  const players = createPlayers();

  function follow(): void {
    const { room } = session.getSnapshot();
    // While the room is entered anew the last picture stays.
    if (!room) return;
    const everybody = everybodyIn(room);
    mixer.follow(everybody.flatMap(({ microphone }) => microphone?.track ?? []));
    players.follow(
      everybody.flatMap(({ camera, screen }) => [shown(camera) ?? [], screen?.track ?? []].flat()),
    );
  }

  function drawTile(participant: Participant, place: Place): void {
    if (!context) return;
    const name = nameOf(participant.userId);
    context.save();
    context.beginPath();
    context.rect(place.x, place.y, place.width, place.height);
    context.clip();
    context.fillStyle = colors.tile;
    context.fillRect(place.x, place.y, place.width, place.height);
    const camera = shown(participant.camera);
    const video = camera ? players.find(camera) : undefined;
    if (video && video.videoWidth > 0) drawVideo(context, video, place, 'cover');
    else drawInitial(context, name, place);
    drawName(context, name, place);
    context.restore();
  }

  function draw(): void {
    const { room } = session.getSnapshot();
    if (!room || !context) return;
    const everybody = everybodyIn(room);
    const sharer = everybody.find(({ screen }) => screen !== null);
    const { screen, tiles } = layOutTiles(everybody.length, {
      width,
      height,
      gap,
      hasScreen: sharer !== undefined,
    });
    context.fillStyle = colors.ground;
    context.fillRect(0, 0, width, height);
    const video = sharer?.screen ? players.find(sharer.screen.track) : undefined;
    if (video && screen && video.videoWidth > 0) drawVideo(context, video, screen, 'contain');
    for (const [index, place] of tiles.entries()) {
      const participant = everybody[index];
      if (participant) drawTile(participant, place);
    }
  }

  follow();
  draw();
  const unsubscribe = session.subscribe(follow);
  // Frames of the browser stop in a tab that is not seen.
  const timer = setInterval(draw, 1000 / rate);
  const pictures = canvas.captureStream(rate);
  return {
    stream: new MediaStream([...pictures.getVideoTracks(), ...mixer.tracks]),
    end: () => {
      clearInterval(timer);
      unsubscribe();
      for (const track of pictures.getTracks()) track.stop();
      players.end();
      void mixer.end();
    },
  };
}
