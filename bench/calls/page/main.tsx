import '@livekit/components-styles';
import { FrancaProvider } from '@franca/ui';
import { createRoot, type Root } from 'react-dom/client';
import { watchPeak } from '../../../packages/call-kit/src/core/level/watchLevel.ts';
import { type FrancaCall, openFrancaCall } from './openFrancaCall.tsx';
import { openLiveKitCall } from './openLiveKitCall.tsx';

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const painted = async (): Promise<void> => {
  await frame();
  await frame();
};
const place = (): HTMLElement => {
  const found = document.getElementById('call');
  if (!found) throw new Error('The page has no place for a call.');
  return found;
};

let root: Root | undefined;
let call: FrancaCall | undefined;
let tones: readonly MediaStreamTrack[] = [];

/** Renders a call, and waits until so many elements are there and painted; returns the milliseconds. */
async function mount(view: React.ReactNode, selector: string, count: number): Promise<number> {
  root = createRoot(place());
  const begin = performance.now();
  root.render(view);
  while (place().querySelectorAll(selector).length < count) await frame();
  await painted();
  return performance.now() - begin;
}

/** What the benchmark calls from outside the page. */
const bench = {
  /** Milliseconds from a ring to its screen. */
  ring: async (): Promise<number> => {
    const ringing = openFrancaCall({ role: 'callee', people: 1, hasCameras: false });
    const took = await mount(
      <FrancaProvider locale="en">{ringing.view}</FrancaProvider>,
      '[data-fr-part=incoming-call]',
      1,
    );
    root?.unmount();
    ringing.close();
    return took;
  },
  /** Milliseconds until a call of so many people without cameras is there; it is closed again. */
  mountFranca: async (people: number): Promise<number> => {
    const opened = openFrancaCall({ role: 'caller', people: people - 1, hasCameras: false });
    await opened.joined();
    const took = await mount(
      <FrancaProvider locale="en">{opened.view}</FrancaProvider>,
      '[data-fr-part=participant-tile], [data-fr-part=main-participant]',
      people,
    );
    root?.unmount();
    opened.close();
    return took;
  },
  /** The same with the screen of LiveKit's components. */
  mountLiveKit: async (people: number): Promise<number> => {
    const took = await mount(openLiveKitCall(people), '.lk-participant-tile', people);
    root?.unmount();
    return took;
  },
  /** Opens a call of so many people with their pictures, which stays; milliseconds until they play. */
  talk: async (people: number): Promise<number> => {
    call = openFrancaCall({ role: 'caller', people: people - 1, hasCameras: true });
    await call.joined();
    const took = await mount(<FrancaProvider locale="en">{call.view}</FrancaProvider>, 'video', people);
    while ([...place().querySelectorAll('video')].some(({ readyState }) => readyState < 2)) await frame();
    return took;
  },
  /** Lets so many people speak, one after the other; answers how many elements of pictures were made for it. */
  speak: async (times: number): Promise<number> => {
    if (!call) throw new Error('Nothing is mounted.');
    const before = new Set(place().querySelectorAll('video'));
    const made = new Set<HTMLVideoElement>();
    for (let turn = 0; turn < times; turn += 1) {
      call.fake.speak(call.ids[(turn * 7 + 3) % call.ids.length] ?? null);
      await painted();
      for (const video of place().querySelectorAll('video')) if (!before.has(video)) made.add(video);
    }
    return made.size;
  },
  /** Lets so many people make a sound from now on. */
  hum: async (people: number): Promise<void> => {
    const context = new AudioContext();
    await context.resume();
    tones = Array.from({ length: people }, () => {
      const output = new MediaStreamAudioDestinationNode(context);
      const tone = new OscillatorNode(context);
      tone.connect(output);
      tone.start();
      return output.stream.getAudioTracks();
    }).flat();
  },
  /** Listens to so many of them for some seconds, from the first moment to the last; answers how long, in milliseconds. */
  listen: async (people: number): Promise<number> => {
    const begin = performance.now();
    const ears = tones.slice(0, people).map((track) => watchPeak(track, () => undefined));
    await new Promise((resolve) => setTimeout(resolve, 5000));
    for (const stop of ears) stop();
    return performance.now() - begin;
  },
  /** Frames without a change, for comparison. */
  rest: async (times: number): Promise<void> => {
    for (let turn = 0; turn < times; turn += 1) await painted();
  },
};

/** The page's side of the benchmark, as the other side knows it. */
export type CallBench = typeof bench;

Object.assign(window, { bench });
