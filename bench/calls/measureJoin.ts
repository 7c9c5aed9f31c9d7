import type { Browser } from 'playwright';
import { openMediaStage } from '../../e2e/support/mediaStage.ts';

/** Milliseconds to the first frame of the other one, in one page after the other. */
export interface JoinFigures {
  /** From the SDK's `connect`, through a room. */
  readonly room: number;
  /** From the same moment, at the one who was in the room before. */
  readonly other: number;
  /** Between two bare connections of one page, without anything to tell. */
  readonly bare: number;
}

/** Runs in the page: two connections with the camera of the page, to the first frame at the other one. */
async function connectBare(): Promise<number> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: true });
  const began = performance.now();
  const [here, there] = [new RTCPeerConnection(), new RTCPeerConnection()];
  here.onicecandidate = ({ candidate }) => void (candidate && there.addIceCandidate(candidate));
  there.onicecandidate = ({ candidate }) => void (candidate && here.addIceCandidate(candidate));
  const video = Object.assign(document.createElement('video'), { muted: true, autoplay: true });
  document.body.append(video);
  const first = new Promise<number>((resolve) =>
    video.requestVideoFrameCallback(() => resolve(performance.now() - began)),
  );
  there.ontrack = ({ track, streams: [received] }) => {
    if (track.kind === 'video') video.srcObject = received ?? null;
  };
  for (const track of stream.getTracks()) here.addTrack(track, stream);
  await here.setLocalDescription();
  if (here.localDescription) await there.setRemoteDescription(here.localDescription);
  await there.setLocalDescription();
  if (there.localDescription) await here.setRemoteDescription(there.localDescription);
  const took = await first;
  here.close();
  there.close();
  for (const track of stream.getTracks()) track.stop();
  video.remove();
  return took;
}

/** Somebody enters a room in which one other is; then the same page connects to itself. */
export async function measureJoin(browser: Browser, rounds: number): Promise<JoinFigures[]> {
  const figures: JoinFigures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const stage = await openMediaStage(browser);
    try {
      const ana = await stage.enter('ana');
      const bea = await stage.enter('bea');
      for (const { page } of [ana, bea]) await page.waitForFunction(() => window.notes.firstFrame !== null);
      const [seen, room] = [(await ana.firstFrame()) ?? Number.NaN, (await bea.firstFrame()) ?? Number.NaN];
      const other = (await ana.began()) + seen - (await bea.began());
      await bea.leave();
      figures.push({ room, other, bare: await bea.page.evaluate(connectBare) });
    } finally {
      await stage.dispose();
    }
  }
  return figures;
}
