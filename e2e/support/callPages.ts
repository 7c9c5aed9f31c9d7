import { expect, type Page } from '@playwright/test';
import { payForPlan } from './buyPlan.ts';
import { chatWith, enterDemo } from './people.ts';

/** Signs in as one of the demo's people, with a plan that has video calls, in a page whose media can be measured. */
export async function enterCaller(page: Page, name: string): Promise<void> {
  await page.context().addInitScript(keepConnections);
  await enterDemo(page, name);
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  await payForPlan(new URL(page.url()).origin, token, 'ultimate').catch(() => undefined);
  await page.reload();
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

/**
 * Runs in the page before all else: a microphone with a tone that lasts as long as {@link speak} says. That of the browser
 * beeps too shortly for somebody who speaks.
 */
export function speakByTone(): void {
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    if (!constraints?.audio) return open(constraints);
    // Breath, and no word: sound that comes in all the same.
    const quiet = 0.01;
    const context = new AudioContext();
    const [tone, volume, output] = [
      new OscillatorNode(context, { frequency: 440 }),
      new GainNode(context, { gain: quiet }),
      new MediaStreamAudioDestinationNode(context),
    ];
    tone.connect(volume).connect(output);
    tone.start();
    Object.assign(window, { speak: (isSpeaking: boolean) => (volume.gain.value = isSpeaking ? 0.5 : quiet) });
    return output.stream;
  };
}

/** Begins to speak, or stops, on a page with {@link speakByTone}. */
export const speak = (page: Page, isSpeaking: boolean): Promise<void> =>
  page.evaluate((is) => (window as unknown as { speak: (is: boolean) => void }).speak(is), isSpeaking);
