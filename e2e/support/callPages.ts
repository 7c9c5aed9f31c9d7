import { expect, type Locator, type Page } from '@playwright/test';
import { payForPlan } from './buyPlan.ts';
import { chatWith, enterDemo } from './people.ts';

/** Signs in as one of the demo's people, with a plan that has video calls, in a page whose media can be measured. */
export async function enterCaller(page: Page, name: string): Promise<void> {
  await page.context().addInitScript(keepConnections);
  // Refused to those who have it already.
  await enterDemo(page, name, (origin, token) =>
    payForPlan(origin, token, 'ultimate').catch(() => undefined),
  );
}

/** How many videos show new pictures, the page's own camera among them: one without a source goes on at its last picture. */
export const playing = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const showsMore = (video: HTMLVideoElement) =>
      new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), 1000);
        video.requestVideoFrameCallback(() => {
          clearTimeout(timer);
          resolve(true);
        });
      });
    const answers = await Promise.all([...document.querySelectorAll('video')].map(showsMore));
    return answers.filter(Boolean).length;
  });

/** Runs in the page before all else: keeps its connections, so that what they receive can be measured. */
function keepConnections(): void {
  const peers: RTCPeerConnection[] = [];
  Object.assign(window, { peers });
  window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
    construct(Connection, [configuration]: [RTCConfiguration?]) {
      const peer = new Connection(configuration);
      peers.push(peer);
      return peer;
    },
  });
}

/** What has come in as one stream so far: decoded pictures, and the energy of the sound. */
interface Received {
  readonly pictures: number;
  readonly sound: number;
}

/** What has come in from the others so far, by stream. One that is replaced begins anew, under a name of its own. */
export const receivedBy = async (page: Page): Promise<ReadonlyMap<string, Received>> => {
  const streams = await page.evaluate(async () => {
    const { peers } = window as unknown as { peers: RTCPeerConnection[] };
    const reports = await Promise.all(peers.map((peer) => peer.getStats()));
    return reports.flatMap((report, place) =>
      [...report.values()]
        .filter(({ type }) => type === 'inbound-rtp')
        .map(({ ssrc, framesDecoded = 0, totalAudioEnergy = 0 }) => {
          return [`${place}/${ssrc}`, { pictures: framesDecoded, sound: totalAudioEnergy }] as const;
        }),
    );
  });
  return new Map(streams);
};

/** Pictures, or sound, come in from somebody now. */
export async function expectIncoming(page: Page, what: keyof Received): Promise<void> {
  const before = await receivedBy(page);
  const mostOf = async () => {
    const now = await receivedBy(page);
    return Math.max(0, ...[...now].map(([stream, all]) => all[what] - (before.get(stream)?.[what] ?? 0)));
  };
  await expect.poll(mostOf, `${what} coming in`).toBeGreaterThan(what === 'pictures' ? 5 : 0);
}

/** Pictures and sound of the other one come in now, and are shown. */
export async function expectMedia(page: Page): Promise<void> {
  await expect(page.locator('[data-fr-part=call-screen][data-state=joined]')).toBeVisible();
  await expect.poll(() => playing(page)).toBeGreaterThanOrEqual(2);
  await expectIncoming(page, 'pictures');
  await expectIncoming(page, 'sound');
}

/** The button above the conversation; the records of calls in it have buttons too. */
export const callButton = (page: Page, name: 'Audio call' | 'Video call') =>
  page.getByRole('button', { name, exact: true });

/** Opens the conversation with somebody, who can be called then. */
export async function openChat(page: Page, name: string): Promise<void> {
  await chatWith(page, name).press('Enter');
  await expect(callButton(page, 'Video call')).toBeVisible();
}

/** The button that leaves a call, or gives it up. */
export const endButton = (page: Page) => page.getByRole('button', { name: /^(End call|Hang up)/ });

/** What somebody sends, by which the others tell whose it is: a camera of one colour, and a microphone with one tone. */
export interface OwnMedia {
  /** Red, green and blue, from 0 to 255. */
  readonly color: readonly [number, number, number];
  readonly hertz: number;
}

/**
 * Runs in the page before all else: its camera and its microphone. The tone is as quiet as breath until {@link speak} says
 * otherwise; that of the browser's own beeps too shortly for somebody who speaks.
 */
export function sendOwnMedia({ color, hertz }: OwnMedia): void {
  const quiet = 0.01;
  const { mediaDevices } = navigator;
  const openOwn = mediaDevices.getUserMedia.bind(mediaDevices);
  const openMicrophone = (): MediaStreamTrack[] => {
    const context = new AudioContext();
    const [tone, volume, output] = [
      new OscillatorNode(context, { frequency: hertz }),
      new GainNode(context, { gain: quiet }),
      new MediaStreamAudioDestinationNode(context),
    ];
    tone.connect(volume).connect(output);
    tone.start();
    Object.assign(window, { speak: (isSpeaking: boolean) => (volume.gain.value = isSpeaking ? 0.5 : quiet) });
    return output.stream.getAudioTracks();
  };
  const openCamera = (): MediaStreamTrack[] => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const context = canvas.getContext('2d');
    let count = 0;
    // A picture comes only where something has changed: a line goes along the edge.
    const paint = (): void => {
      if (!context) return;
      context.fillStyle = `rgb(${color.join(' ')})`;
      context.fillRect(0, 0, canvas.width, canvas.height);
      count = (count + 1) % canvas.width;
      context.fillStyle = 'white';
      context.fillRect(count, 0, 4, 4);
    };
    setInterval(paint, 66);
    paint();
    return canvas.captureStream(15).getVideoTracks();
  };
  // A page may make no sound before its first press, unless it records: there the browser's own microphone is open as well, and kept.
  const kept: MediaStream[] = [];
  mediaDevices.getUserMedia = async ({ audio, video } = {}) => {
    const open = async (): Promise<MediaStreamTrack[]> => {
      if (!navigator.userActivation.hasBeenActive) kept.push(await openOwn({ audio }));
      return openMicrophone();
    };
    return new MediaStream([...(audio ? await open() : []), ...(video ? openCamera() : [])]);
  };
}

/** Begins to speak, or stops, on a page with {@link sendOwnMedia}. */
export const speak = (page: Page, isSpeaking: boolean): Promise<void> =>
  page.evaluate((is) => (window as unknown as { speak: (is: boolean) => void }).speak(is), isSpeaking);

/** Whose camera is shown in a place: the one of `people` whose colour its middle has; null for none. */
export const shownIn = (place: Locator, people: Readonly<Record<string, OwnMedia>>): Promise<string | null> =>
  place.evaluate((element, all) => {
    const video = element.querySelector('video');
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!video?.videoWidth || !context) return null;
    context.drawImage(video, video.videoWidth / 2, video.videoHeight / 2, 1, 1, 0, 0, 1, 1);
    const pixel = context.getImageData(0, 0, 1, 1).data;
    const isNear = (color: readonly number[]) =>
      color.every((part, at) => Math.abs(part - (pixel[at] ?? 0)) < 40);
    return Object.entries(all).find(([, { color }]) => isNear(color))?.[0] ?? null;
  }, people);

/** Whose tones a page plays now, in the order of `people`; what plays and has none of them is `?`. */
export const heardOn = (page: Page, people: Readonly<Record<string, OwnMedia>>): Promise<string[]> =>
  page.evaluate(async (all) => {
    const context = new AudioContext();
    await context.resume();
    const ears = [...document.querySelectorAll('audio')].flatMap(({ srcObject, paused }) => {
      if (paused || !(srcObject instanceof MediaStream)) return [];
      const ear = new AnalyserNode(context, { fftSize: 8192 });
      new MediaStreamAudioSourceNode(context, { mediaStream: srcObject }).connect(ear);
      return [ear];
    });
    // Until the window of the analysis is full, by the clock of the sound.
    while (context.currentTime < 0.3) await new Promise((resolve) => requestAnimationFrame(resolve));
    const heard = ears.flatMap((ear) => {
      const levels = new Float32Array(ear.frequencyBinCount);
      ear.getFloatFrequencyData(levels);
      const loudest = levels.reduce((best, level, at) => (level > (levels[best] ?? 0) ? at : best), 0);
      if ((levels[loudest] ?? Number.NEGATIVE_INFINITY) < -90) return [];
      const found = (loudest * context.sampleRate) / ear.fftSize;
      return [Object.keys(all).find((name) => Math.abs((all[name]?.hertz ?? 0) - found) < 30) ?? '?'];
    });
    await context.close();
    return [
      ...Object.keys(all).filter((name) => heard.includes(name)),
      ...heard.filter((one) => one === '?'),
    ];
  }, people);
