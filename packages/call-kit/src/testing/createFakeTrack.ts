import { CallError, type LocalTrack } from '../core/room/CallRoom.ts';

/** A track that nothing is behind, or a picture drawn by the test. */
export interface FakeTrack extends LocalTrack {
  /** Whether sound or picture is on. */
  readonly isEnabled: () => boolean;
  /** Whether the device was let go. */
  readonly isStopped: () => boolean;
  /** Ends it as if the device was unplugged, or the share stopped in the browser. */
  readonly end: () => void;
  /** Address or kind of the background that was laid behind it last. */
  readonly background: () => string;
  /** How often it was put into an element. */
  readonly attachments: () => number;
}

/** What a fake track shows: a colour, and words in the middle. */
export interface FakePicture {
  readonly color: string;
  readonly label: string;
}

const canDraw = () => typeof document !== 'undefined' && 'captureStream' in HTMLCanvasElement.prototype;

/** A still picture as a track of the browser: one colour for each person, so that pictures can be distinguished. */
function drawTrack({ color, label }: FakePicture, isPortrait: boolean): MediaStreamTrack | null {
  if (!canDraw()) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = isPortrait ? [480, 640] : [640, 360];
  const context = canvas.getContext('2d');
  if (!context) return null;
  const draw = (): void => {
    context.fillStyle = color;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = 'rgb(255 255 255 / 25%)';
    const middle = canvas.width / 2;
    context.beginPath();
    context.arc(middle, canvas.height * 0.42, 70, 0, 7);
    context.ellipse(middle, canvas.height, 150, 130, 0, 0, 7);
    context.fill();
    context.fillStyle = 'white';
    context.font = '600 30px sans-serif';
    context.textAlign = 'center';
    context.fillText(label, middle, canvas.height * 0.44);
  };
  draw();
  const track = canvas.captureStream(0).getVideoTracks()[0] ?? null;
  // A stream of a canvas shows nothing until it has drawn once more, also for those who attach late.
  const timer = setInterval(() => {
    draw();
    if (track && 'requestFrame' in track && typeof track.requestFrame === 'function') track.requestFrame();
    if (track?.readyState === 'ended') clearInterval(timer);
  }, 200);
  return track;
}

/** Options of {@link createFakeTrack}. */
export interface FakeTrackOptions {
  readonly id: string;
  readonly source: LocalTrack['source'];
  readonly deviceId?: string | null | undefined;
  /** What it shows; nothing for sound. */
  readonly picture?: FakePicture | undefined;
  /** Higher than wide, as phones film. */
  readonly isPortrait?: boolean | undefined;
}

/** Makes a track for the fake room. */
export function createFakeTrack(options: FakeTrackOptions): FakeTrack {
  const { id, source, picture, isPortrait = false } = options;
  let { deviceId = null } = options;
  let isEnabled = true;
  let isStopped = false;
  let attachments = 0;
  let background = 'none';
  let media: MediaStreamTrack | null = null;
  const ended = new Set<() => void>();
  // Made only when it is played: most tests play nothing.
  const getMedia = (): MediaStreamTrack | null => {
    if (picture && !isStopped) media ??= drawTrack(picture, isPortrait);
    return media;
  };
  return {
    id,
    kind: source === 'microphone' ? 'audio' : 'video',
    source,
    get media() {
      return getMedia();
    },
    get deviceId() {
      return deviceId;
    },
    attach: (element) => {
      attachments += 1;
      const played = getMedia();
      element.srcObject = played && new MediaStream([played]);
      return () => {
        element.srcObject = null;
      };
    },
    setEnabled: (next) => {
      isEnabled = next;
    },
    setDevice: async (next) => {
      if (next === 'broken') throw new CallError('NotReadableError', 'The device is in use.');
      deviceId = next;
    },
    setBackground: async (next) => {
      background = next.kind === 'image' ? next.url : next.kind;
    },
    onEnded: (listener) => {
      ended.add(listener);
      return () => ended.delete(listener);
    },
    stop: () => {
      isStopped = true;
      media?.stop();
    },
    isEnabled: () => isEnabled,
    isStopped: () => isStopped,
    end: () => {
      for (const listener of [...ended]) listener();
    },
    background: () => background,
    attachments: () => attachments,
  };
}
